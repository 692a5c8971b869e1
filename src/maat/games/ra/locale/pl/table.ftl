# table.ftl (polski): co mówi się przy stole do gry Ra

game-title = Ra
game-about = Aukcje w starożytnym Egipcie: licytuj dyskami Słońca, zdobywaj płytki i zbierz najwięcej punktów w ciągu trzech epok.
game-players = 2–5 graczy

## Płytki (.gen: po słowie „płytka”, .acc: biernik)

tile-ra = Ra
    .gen = Ra
    .acc = Ra
    .short = Ra
tile-god = bóg
    .gen = boga
    .acc = boga
    .short = bóg
tile-gold = złoto
    .gen = złota
    .acc = złoto
    .short = złoto
tile-pharaoh = faraon
    .gen = faraona
    .acc = faraona
    .short = faraon
tile-nile = Nil
    .gen = Nilu
    .acc = Nil
    .short = Nil
tile-flood = wylew
    .gen = wylewu
    .acc = wylew
    .short = wylew
tile-astronomy = astronomia
    .gen = astronomii
    .acc = astronomię
    .short = astronomia
tile-agriculture = rolnictwo
    .gen = rolnictwa
    .acc = rolnictwo
    .short = rolnictwo
tile-writing = pismo
    .gen = pisma
    .acc = pismo
    .short = pismo
tile-religion = religia
    .gen = religii
    .acc = religię
    .short = religia
tile-art = sztuka
    .gen = sztuki
    .acc = sztukę
    .short = sztuka
tile-fortress = twierdza
    .gen = twierdzy
    .acc = twierdzę
    .short = twierdza
tile-obelisk = obelisk
    .gen = obelisku
    .acc = obelisk
    .short = obelisk
tile-palace = pałac
    .gen = pałacu
    .acc = pałac
    .short = pałac
tile-pyramid = piramida
    .gen = piramidy
    .acc = piramidę
    .short = piramida
tile-temple = świątynia
    .gen = świątyni
    .acc = świątynię
    .short = świątynia
tile-statue = posąg
    .gen = posągu
    .acc = posąg
    .short = posąg
tile-step-pyramid = piramida schodkowa
    .gen = piramidy schodkowej
    .acc = piramidę schodkową
    .short = schodkowa
tile-sphinx = sfinks
    .gen = sfinksa
    .acc = sfinksa
    .short = sfinks
tile-funeral = pogrzeb
    .gen = pogrzebu
    .acc = pogrzeb
    .short = pogrzeb
tile-drought = susza
    .gen = suszy
    .acc = suszę
    .short = susza
tile-unrest = niepokoje
    .gen = niepokojów
    .acc = niepokoje
    .short = niepokoje
tile-earthquake = trzęsienie ziemi
    .gen = trzęsienia ziemi
    .acc = trzęsienie ziemi
    .short = trzęsienie

sun = dysk Słońca { $sun }

## Pytania

ask-suns = Trwa rozdawanie zestawów dysków Słońca.
ask-turn = Twoja tura: dobierz płytkę, wezwij Ra albo wydaj płytkę boga.
ask-tile = Z worka losuje się płytkę.
ask-more = Wydaj kolejną płytkę boga albo zakończ akcję.
ask-bid = Twoja kolej w licytacji: wybierz dysk Słońca albo, jeśli możesz, spasuj.
ask-discard = Klęska: wybierz płytkę do odrzucenia.

## Odpowiedzi

action-draw = Dobierz płytkę
action-invoke = Wezwij Ra
action-stop = Zakończ akcję
action-pass = Spasuj
action-bid = Zalicytuj { $sun }
action-take = Zabierz { PIECE($tile, case: "acc") } za płytkę boga
action-discard = Odrzuć { PIECE($tile, case: "acc") }
action-tile = Dobrana płytka: { PIECE($tile) }
action-suns = Zestaw dysków Słońca, najwyższy: { $sun }

## Zdarzenia

event-suns-dealt = { WHO($player) ->
        [you] Dostajesz zestaw dysków Słońca
       *[other] { $player } dostaje zestaw dysków Słońca
    }; najwyższy ma wartość { $sun }.
event-turn-began = { WHO($player) ->
        [you] Zaczynasz turę
       *[other] { $player } zaczyna turę
    }.
event-tile-drawn = { WHO($player) ->
        [you] Dobierasz płytkę
       *[other] { $player } dobiera płytkę
    } { PIECE($tile, case: "gen") }.
event-ra-drawn = { WHO($player) ->
        [you] Dobierasz płytkę Ra
       *[other] { $player } dobiera płytkę Ra
    } ({ $drawn } z { $limit }).
event-ra-invoked = { WHO($player) ->
        [you] Wzywasz Ra
       *[other] { $player } wzywa Ra
    }; na polach płytek { $tiles ->
        [0] nie ma płytek
        [one] jest { $tiles } płytka
        [few] są { $tiles } płytki
        [many] jest { $tiles } płytek
       *[other] jest { $tiles } płytki
    }.
event-god-spent = { WHO($player) ->
        [you] Wydajesz płytkę boga i zabierasz z pól płytek płytkę
       *[other] { $player } wydaje płytkę boga i zabiera z pól płytek płytkę
    } { PIECE($tile, case: "gen") }.
event-stopped = { WHO($player) ->
        [you] Nie wydajesz więcej płytek boga
       *[other] { $player } nie wydaje więcej płytek boga
    }.
event-bid-placed = { WHO($player) ->
        [you] Licytujesz
       *[other] { $player } licytuje
    } { $sun }.
event-passed = { WHO($player) ->
        [you] Pasujesz
       *[other] { $player } pasuje
    }.
event-could-not-bid = { WHO($player) ->
        [you] Nie możesz przebić oferty i pasujesz
       *[other] { $player } nie może przebić oferty i pasuje
    }.
event-auction-won = { WHO($player) ->
        [you] Wygrywasz aukcję dyskiem Słońca { $sun } i zabierasz
       *[other] { $player } wygrywa aukcję dyskiem Słońca { $sun } i zabiera
    } { $tiles ->
        [0] tylko dysk { $center }
        [one] dysk { $center } oraz { $tiles } płytkę
        [few] dysk { $center } oraz { $tiles } płytki
        [many] dysk { $center } oraz { $tiles } płytek
       *[other] dysk { $center } oraz { $tiles } płytki
    }.
event-auction-empty = Wszyscy pasują: pola płytek i środkowy dysk Słońca zostają bez zmian.
event-track-discarded = Wszyscy pasują: z pełnych pól płytek odrzuca się { $tiles ->
        [one] { $tiles } płytkę
        [few] { $tiles } płytki
        [many] { $tiles } płytek
       *[other] { $tiles } płytki
    }.
event-disaster-struck = { WHO($player) ->
        [you] Rozpatrujesz klęskę
       *[other] { $player } rozpatruje klęskę
    }: { PIECE($tile) }.
event-tile-lost = { WHO($player) ->
        [you] Odrzucasz
       *[other] { $player } odrzuca
    } { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    } { PIECE($tile, case: "gen") }.
event-epoch-ended-by-suns = Koniec { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] { $epoch }.
    } epoki: nikt nie ma już odkrytego dysku Słońca.
event-epoch-ended-by-ra = Koniec { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] { $epoch }.
    } epoki: osiągnięto ostatnie pole toru Ra.
event-scored = { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za epokę, łącznie { $total }.
event-epoch-began = Zaczyna się { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] { $epoch }.
    } epoka. { WHO($player) ->
        [you] Zaczynasz ty
       *[other] Pierwszą turę rozgrywa { $player }
    }.
event-game-ended = Koniec gry: { WHO($player) ->
        [you] wygrywasz
       *[other] wygrywa { $player }
    }.

## Punktacja

score-start = Punkty początkowe
score-pharaohs = Faraonowie
score-gods = Bogowie
score-gold = Złoto
score-floods = Wylewy
score-nile = Nil
score-civilizations = Cywilizacje
score-quantity = Monumenty: wielokrotność
score-diversity = Monumenty: różnorodność
score-suns = Dyski Słońca
score-floor = Nie mniej niż 0
phase = { $phase ->
        [1] I
        [2] II
        [3] III
       *[other] { $phase }.
    } epoka

## Opcje

option-open-scores = Punkty
option-open-scores-off = Ukryte do końca gry
option-open-scores-on = Jawne
option-boat = Tor Ra
option-boat-on = Z barką Ra
option-boat-off = Bez barki: płytki Ra na torze

## Sytuacja na stole słowami

place-epoch = { place-epoch.short } epoka
    .short = { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] { $epoch }
    }
place-ra-track = Tor Ra: { $drawn } z { $limit }
    .short = { $drawn }/{ $limit }
place-center = Środkowy dysk Słońca: { $sun }
place-track = Pola płytek ({ $free ->
        [0] pełne
        [one] { $free } wolne pole
        [few] { $free } wolne pola
        [many] { $free } wolnych pól
       *[other] { $free } wolnego pola
    })
place-bag = Worek ({ $count ->
        [0] pusty
        [one] { $count } płytka
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    })
place-odds = { $ra } z { $all } to płytki Ra
place-auction = Trwa aukcja. Gracz Ra: { $player }; ofert jeszcze nie ma.
place-auction-bid = Trwa aukcja. Gracz Ra: { $player }; { WHO($bidder) ->
        [you] prowadzisz
       *[other] prowadzi { $bidder }
    } z ofertą { $sun }.
place-suns = Odkryte dyski Słońca
place-spent = Zakryte dyski Słońca
place-kept = Płytki zostające po epoce
place-passing = Płytki tylko na tę epokę
place-points = Punkty: { $points }
worth = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
place-points-hidden = Punkty: ukryte

## Pieces and sheets that are only drawn

boat = Barka Ra
statue = Posąg Ra
station = Pole toru Ra
place-center-sun = Środkowy dysk Słońca
sheet-board = Plansza aukcji
sheet-seat = Plansza gracza
page-board = Plansza

## Wartości elementów, przy których nie da się grać

error-too-few-ra = W grze { $seats }-osobowej potrzeba co najmniej { $need ->
        [one] { $need } płytki
        [few] { $need } płytek
        [many] { $need } płytek
       *[other] { $need } płytki
    } Ra.
error-repeated-sun = W grze { $seats }-osobowej ten sam dysk Słońca występuje więcej niż raz.
error-unequal-suns = W grze { $seats }-osobowej zestawy dysków Słońca nie są równie liczne.
error-too-many-copies = { $tile }: jeden rodzaj monumentu może mieć najwyżej { $most } płytek.

## Co jest w pudełku

parts-tiles = Płytki
parts-suns = Dyski Słońca

## Co to jest?

what-more-epoch = Jeszcze jedna taka płytka zmieni twoje punkty za tę epokę o { $points }.
what-more-end = Jeszcze jedna taka płytka zmieni twoje punkty na końcu gry o { $points }.
what-suns = Suma twoich słońc to { $sum }; na końcu gry, przy obecnym stanie, da ci to punkty: { $points }.

tie-sun = Równa liczba punktów: rozstrzyga najwyższe słońce.

## Rodzaj płytki

kind-tile-astronomy = płytka cywilizacji
kind-tile-agriculture = płytka cywilizacji
kind-tile-writing = płytka cywilizacji
kind-tile-religion = płytka cywilizacji
kind-tile-art = płytka cywilizacji
kind-tile-fortress = płytka monumentu
kind-tile-obelisk = płytka monumentu
kind-tile-palace = płytka monumentu
kind-tile-pyramid = płytka monumentu
kind-tile-temple = płytka monumentu
kind-tile-statue = płytka monumentu
kind-tile-step-pyramid = płytka monumentu
kind-tile-sphinx = płytka monumentu
kind-tile-funeral = płytka klęski
kind-tile-drought = płytka klęski
kind-tile-unrest = płytka klęski
kind-tile-earthquake = płytka klęski

## What component values are of, where they are corrected

value-tiles = Płytki
value-tracks = Tory
value-auction-spaces = Pola płytek na aukcji
value-ra-moves = Tor Ra: pola
value-2p = Przy 2 graczach
value-3p = Przy 3 graczach
value-4p = Przy 4 graczach
value-5p = Przy 5 graczach
value-suns = Dyski Słońca
value-center = Środkowy dysk Słońca na początku
value-points = Punkty
value-start = Punkty początkowe
value-pharaoh-most = Najwięcej faraonów
value-pharaoh-fewest = Najmniej faraonów
value-civilization = Cywilizacje: od 0 do 5 różnych rodzajów
value-monument-quantity = Monumenty: od 0 do 5 jednego rodzaju
value-monument-diversity = Monumenty: od 0 do 8 różnych rodzajów
value-sun-highest = Największa suma dysków Słońca
value-sun-lowest = Najmniejsza suma dysków Słońca
