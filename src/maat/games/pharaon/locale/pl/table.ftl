# table.ftl (polski): co mówi się przy stole do gry Faraon

game-title = Faraon
game-about = Pięć rund walki o względy Faraona: płać surowcami na obracającym się kole, działaj w pięciu obszarach i zbierz najwięcej Punktów Prestiżu (PP).
game-players = 1–5 graczy
game-automa = Zdrajca

## Obszary (.gen: dopełniacz, .loc: miejscownik, .act: co się tam robi, .things: co liczą bogowie)

area-offerings = obszar ofiar
    .gen = obszaru ofiar
    .loc = obszarze ofiar
    .act = Ofiary: weź dwa żetony ofiar (koszt: jeden surowiec)
    .title = { sheet-offerings }
    .things = żetony ofiar
area-nobles = obszar arystokratów
    .gen = obszaru arystokratów
    .loc = obszarze arystokratów
    .act = Arystokraci: weź arystokratę (koszt: po jednym z każdego surowca podstawowego)
    .title = { sheet-nobles }
    .things = arystokraci
area-nile = obszar Nilu
    .gen = obszaru Nilu
    .loc = obszarze Nilu
    .act = Nil: zdobądź surowce i przesuń dyski na torach Nilu (koszt: dwa surowce)
    .title = { sheet-nile }
    .things = zajęte tory Nilu
area-chamber = obszar komnaty grobowej
    .gen = obszaru komnaty grobowej
    .loc = obszarze komnaty grobowej
    .act = Komnata grobowa: zbuduj kolejny etap (koszt: od dwóch do czterech surowców)
    .title = { sheet-chamber }
    .things = etapy komnaty
area-artisans = obszar rzemieślników
    .gen = obszaru rzemieślników
    .loc = obszarze rzemieślników
    .act = Rzemieślnicy: weź rzemieślnika (koszt: trzy jednakowe surowce)
    .title = { sheet-artisans }
    .things = rzemieślnicy

## Surowce i żetony ofiar (.gen: dopełniacz, .acc: biernik, .ins: narzędnik, .many: narzędnik po liczbie)

color-agriculture = rolnictwo
    .gen = rolnictwa
    .acc = rolnictwo
    .ins = rolnictwem
color-construction = budownictwo
    .gen = budownictwa
    .acc = budownictwo
    .ins = budownictwem
color-trade = handel
    .gen = handlu
    .acc = handel
    .ins = handlem
color-power = władza
    .gen = władzy
    .acc = władzę
    .ins = władzą
color-justice = sprawiedliwość
    .gen = sprawiedliwości
    .acc = sprawiedliwość
    .ins = sprawiedliwością

resource-agriculture = { color-agriculture }
    .brief = R
    .gen = { color-agriculture.gen }
    .acc = { color-agriculture.acc }
    .ins = { color-agriculture.ins }
resource-construction = { color-construction }
    .brief = B
    .gen = { color-construction.gen }
    .acc = { color-construction.acc }
    .ins = { color-construction.ins }
resource-trade = { color-trade }
    .brief = H
    .gen = { color-trade.gen }
    .acc = { color-trade.acc }
    .ins = { color-trade.ins }
resource-power = { color-power }
    .brief = W
    .gen = { color-power.gen }
    .acc = { color-power.acc }
    .ins = { color-power.ins }
resource-justice = { color-justice }
    .brief = S
    .gen = { color-justice.gen }
    .acc = { color-justice.acc }
    .ins = { color-justice.ins }
resource-silver = srebro
    .brief = Sr
    .gen = srebra
    .acc = srebro
    .ins = srebrem

token-agriculture-token = żeton rolnictwa
    .brief = R
    .acc = żeton rolnictwa
    .ins = żetonem rolnictwa
token-construction-token = żeton budownictwa
    .brief = B
    .acc = żeton budownictwa
    .ins = żetonem budownictwa
token-trade-token = żeton handlu
    .brief = H
    .acc = żeton handlu
    .ins = żetonem handlu
token-power-token = żeton władzy
    .brief = W
    .acc = żeton władzy
    .ins = żetonem władzy
token-justice-token = żeton sprawiedliwości
    .brief = S
    .acc = żeton sprawiedliwości
    .ins = żetonem sprawiedliwości
token-offerings-token = żeton obszaru ofiar
    .brief = Of
    .acc = żeton obszaru ofiar
    .ins = żetonem obszaru ofiar
token-nobles-token = żeton obszaru arystokratów
    .brief = Ar
    .acc = żeton obszaru arystokratów
    .ins = żetonem obszaru arystokratów
token-nile-token = żeton obszaru Nilu
    .brief = Ni
    .acc = żeton obszaru Nilu
    .ins = żetonem obszaru Nilu
token-chamber-token = żeton obszaru komnaty grobowej
    .brief = Ko
    .acc = żeton obszaru komnaty grobowej
    .ins = żetonem obszaru komnaty grobowej
token-artisans-token = żeton obszaru rzemieślników
    .brief = Rz
    .acc = żeton obszaru rzemieślników
    .ins = żetonem obszaru rzemieślników
token-prestige-low = żeton 1 PP
    .brief = 1
    .acc = żeton 1 PP
    .ins = żetonem 1 PP
token-prestige-high = żeton 2 PP
    .brief = 2
    .acc = żeton 2 PP
    .ins = żetonem 2 PP

piece-agriculture = { color-agriculture }
    .ins = { color-agriculture.ins }
    .many = sztukami { color-agriculture.gen }
piece-construction = { color-construction }
    .ins = { color-construction.ins }
    .many = sztukami { color-construction.gen }
piece-trade = { color-trade }
    .ins = { color-trade.ins }
    .many = sztukami { color-trade.gen }
piece-power = { color-power }
    .ins = { color-power.ins }
    .many = sztukami { color-power.gen }
piece-justice = { color-justice }
    .ins = { color-justice.ins }
    .many = sztukami { color-justice.gen }
piece-silver = { resource-silver }
    .ins = { resource-silver.ins }
    .many = sztukami { resource-silver.gen }
piece-agriculture-token = { token-agriculture-token }
    .ins = { token-agriculture-token.ins }
    .many = żetonami rolnictwa
piece-construction-token = { token-construction-token }
    .ins = { token-construction-token.ins }
    .many = żetonami budownictwa
piece-trade-token = { token-trade-token }
    .ins = { token-trade-token.ins }
    .many = żetonami handlu
piece-power-token = { token-power-token }
    .ins = { token-power-token.ins }
    .many = żetonami władzy
piece-justice-token = { token-justice-token }
    .ins = { token-justice-token.ins }
    .many = żetonami sprawiedliwości
piece-offerings-token = { token-offerings-token }
    .ins = { token-offerings-token.ins }
    .many = żetonami obszaru ofiar
piece-nobles-token = { token-nobles-token }
    .ins = { token-nobles-token.ins }
    .many = żetonami obszaru arystokratów
piece-nile-token = { token-nile-token }
    .ins = { token-nile-token.ins }
    .many = żetonami obszaru Nilu
piece-chamber-token = { token-chamber-token }
    .ins = { token-chamber-token.ins }
    .many = żetonami obszaru komnaty grobowej
piece-artisans-token = { token-artisans-token }
    .ins = { token-artisans-token.ins }
    .many = żetonami obszaru rzemieślników
piece-prestige-low = { token-prestige-low }
    .ins = { token-prestige-low.ins }
    .many = żetonami 1 PP
piece-prestige-high = { token-prestige-high }
    .ins = { token-prestige-high.ins }
    .many = żetonami 2 PP

means-agriculture = { color-agriculture }
    .acc = { color-agriculture.acc }
    .ins = { color-agriculture.ins }
means-construction = { color-construction }
    .acc = { color-construction.acc }
    .ins = { color-construction.ins }
means-trade = { color-trade }
    .acc = { color-trade.acc }
    .ins = { color-trade.ins }
means-power = { color-power }
    .acc = { color-power.acc }
    .ins = { color-power.ins }
means-justice = { color-justice }
    .acc = { color-justice.acc }
    .ins = { color-justice.ins }
means-agriculture-token = { token-agriculture-token }
    .acc = { token-agriculture-token.acc }
    .ins = { token-agriculture-token.ins }
means-construction-token = { token-construction-token }
    .acc = { token-construction-token.acc }
    .ins = { token-construction-token.ins }
means-trade-token = { token-trade-token }
    .acc = { token-trade-token.acc }
    .ins = { token-trade-token.ins }
means-power-token = { token-power-token }
    .acc = { token-power-token.acc }
    .ins = { token-power-token.ins }
means-justice-token = { token-justice-token }
    .acc = { token-justice-token.acc }
    .ins = { token-justice-token.ins }
means-area-token = żeton tego obszaru
    .acc = żeton tego obszaru
    .ins = żetonem tego obszaru (zastępuje dowolny surowiec)
means-silver = srebro
    .acc = srebro
    .ins = srebrem (zastępuje dowolny surowiec)

neutral = znacznik neutralny
unit-any = dowolny surowiec
    .brief = ?

## Arystokraci (.acc: biernik)

noble-scribe-1 = Skryba 1
    .acc = Skrybę 1
noble-scribe-2 = Skryba 2
    .acc = Skrybę 2
noble-scribe-3 = Skryba 3
    .acc = Skrybę 3
noble-scribe-4 = Skryba 4
    .acc = Skrybę 4
noble-scribe-5 = Skryba 5
    .acc = Skrybę 5
noble-general-6 = Generał
    .acc = Generała
noble-architect-7 = Architekt
    .acc = Architekta
noble-high-priestess-8 = Wielka Kapłanka
    .acc = Wielką Kapłankę
noble-master-9 = Mistrz
    .acc = Mistrza
noble-granary-steward-10 = Zarządca Spichlerza
    .acc = Zarządcę Spichlerza
noble-judge-11 = Sędzia
    .acc = Sędziego
noble-grand-vizier-12 = Wielki Wezyr
    .acc = Wielkiego Wezyra
noble-doctor-13 = Doktor
    .acc = Doktora
noble-chief-contractor-14 = Główny Wykonawca
    .acc = Głównego Wykonawcę
noble-high-priest-15 = Wielki Kapłan
    .acc = Wielkiego Kapłana
noble-governor-16 = Gubernator
    .acc = Gubernatora
noble-sorceress-17 = Czarownica
    .acc = Czarownicę
noble-treasurer-18 = Skarbnik
    .acc = Skarbnika
noble-teacher-19 = Nauczyciel
    .acc = Nauczyciela
noble-diplomat-20 = Dyplomata
    .acc = Dyplomatę
noble-official-21 = Wysoki Urzędnik 21
    .acc = Wysokiego Urzędnika 21
noble-official-22 = Wysoki Urzędnik 22
    .acc = Wysokiego Urzędnika 22
noble-official-23 = Wysoki Urzędnik 23
    .acc = Wysokiego Urzędnika 23
noble-official-24 = Wysoki Urzędnik 24
    .acc = Wysokiego Urzędnika 24
noble-official-25 = Wysoki Urzędnik 25
    .acc = Wysokiego Urzędnika 25
noble-official-26 = Wysoki Urzędnik 26
    .acc = Wysokiego Urzędnika 26
noble-used = { PIECE($noble) } (wykorzystana zdolność)

## Bogowie

god-isis = Izyda
god-horus = Horus
god-osiris = Ozyrys
god-anubis = Anubis
god-ra = Ra

## Pytania

ask-ring = Obszary planszy łączy się losowo.
ask-wheel = Położenie koła akcji wyznacza los.
ask-direction = Kierunek obrotu koła wyznacza los.
ask-first = Pierwszego gracza wyznacza los.
ask-urn = Ze stosu odkrywa się urnę.
ask-noble = Z talii odkrywa się arystokratę.
ask-artisan = Z talii odkrywa się rzemieślnika.
ask-token = Z torby losuje się żeton ofiary.
ask-keep = Którego z dwóch wylosowanych arystokratów zatrzymujesz?
ask-urn-choice = Wybierz urnę: dostaniesz trzy surowce, które na niej są.
ask-turn = Twoja tura: wykonaj akcję w jednym obszarze albo spasuj w tej rundzie. Opłata za dostęp liczy się też do kosztu akcji, jeśli do niego pasuje.
ask-bonus = Sam zestaw dwóch żetonów ofiar czy także żeton bonusowy? Razem kosztują dwa jednakowe surowce; opłata za dostęp liczy się jako jeden z nich, jeśli to ten sam surowiec.
ask-column = Co robisz nad Nilem? Opłata za dostęp liczy się do kosztu, jeśli do niego pasuje.
ask-color = Jakie trzy jednakowe surowce płacisz za rzemieślnika? Opłata za dostęp liczy się jako jeden z nich, jeśli to ten sam surowiec.
ask-pay = Czym teraz płacisz?
ask-set = Który zestaw dwóch żetonów ofiar bierzesz? Żetonem z surowcem zapłacisz jak tym surowcem, żetonem z obszarem – jak dowolnym surowcem w tym obszarze; każdy zachowany żeton to 1 PP.
ask-offering = Zdobywasz żeton ofiary: wybierz go z obszaru bonusowego albo wylosuj z torby.
ask-hire = Którego arystokratę bierzesz?
ask-employ = Którego rzemieślnika bierzesz? Od razu dostaniesz to, co przynosi.
ask-advance = Na którym torze Nilu przesuwasz dysk?
ask-gain = Który surowiec podstawowy bierzesz?
ask-diplomat = Użyć Dyplomaty? Zamiast surowców z tej urny dostaniesz trzy dowolne surowce podstawowe.
ask-teacher = Użyć Nauczyciela? Do tej urny dostaniesz jeszcze jeden dowolny surowiec podstawowy.
ask-income = Twój dysk przesuwa się na Piramidzie Czasu: który dochód bierzesz?
ask-give = Co oddajesz w zamian?
ask-after = Wymienić coś jeszcze przed końcem tury?
ask-tile = Płytki Zdrajcy układa się losowo.
ask-link = Surowiec płytki Zdrajcy wyznacza los.
ask-plot = Zdrajca odkrywa urnę.
ask-block = Który z dwóch surowców trafi na koło akcji i zablokuje pole? Drugi trafi na płytkę Zdrajcy.
ask-told-turn = Co zrobiono w twojej turze?
ask-told-change = Co zmieniło się na planszach?

## Odpowiedzi

action-pass = Spasuj: koniec akcji w tej rundzie, wybierz urnę, jeśli jakaś została
    .short = Pasuję
action-choose-payment = Wybieraj samodzielnie, czym płacisz (potem wybierz akcję)
    .short = Wybiorę, czym płacę
action-done = Zakończ turę
    .told = Nic więcej
action-no-bonus = Sam zestaw
action-draw-offering = Wylosuj żeton z torby
    .short = Z torby, w ciemno
action-draw-noble = Weź w ciemno wierzchnią kartę talii
    .short = Z talii, w ciemno
action-draw-artisan = Weź w ciemno wierzchnią kartę talii
    .short = Z talii, w ciemno
action-replace = Użyj Dyplomaty: weź trzy dowolne surowce podstawowe
    .short = Użyj Dyplomaty
action-decline = Nie używaj teraz tej zdolności
    .short = Nie
action-collect-here = Dochód pola, na którym jest teraz dysk
    .short = Pole dysku
action-collect-left = Dochód pola po lewej
    .short = Pole po lewej
action-act = { PIECE($area, case: "act") }
    .short = { PIECE($area, case: "title") }
action-extra = { PIECE($area, case: "act") } – dzięki arystokracie bez wolnego pola i opłaty za dostęp
    .short = { PIECE($area, case: "title") } (arystokrata)
    .told = { PIECE($area, case: "title") }, bez pola
action-exchange = { PIECE($noble) }: wymień surowiec
    .short = { PIECE($noble) }
action-column = Nil, kolumna { $column }
    .dealt = { $cost } → { $gain }
action-three = Zapłać trzy sztuki { PIECE($color, case: "gen") }
action-add = Zestaw i żeton bonusowy za dwie sztuki { PIECE($color, case: "gen") }
    .short = Zestaw i żeton bonusowy
action-pay = Zapłać { PIECE($means, case: "ins") }
action-set = Weź zestaw { $place }
    .told = Zestaw { $place }
action-bonus = Weź żeton bonusowy { $place }
    .told = Żeton bonusowy { $place }
action-advance = Przesuń dysk na torze { PIECE($color, case: "gen") }
    .short = tor { PIECE($color, case: "gen") }
action-gain = Weź { PIECE($color, case: "acc") }
action-give = Oddaj { PIECE($means, case: "acc") }
action-block = Połóż na kole { PIECE($color, case: "acc") }
    .short = { PIECE($color) } na koło
action-keep = Zatrzymaj { PIECE($noble, case: "acc") }
action-hire = Weź { PIECE($noble, case: "acc") }
action-employ = Weź rzemieślnika { $artisan }
    .short = Rzemieślnik { $artisan }
action-take = Weź urnę { $urn }
action-area = Kolejny obszar planszy: { PIECE($area) }
action-wheel = Kolor naprzeciw obszaru ofiar: { PIECE($color) }
action-clockwise = Koło będzie się obracać zgodnie z ruchem wskazówek zegara
action-counterclockwise = Koło będzie się obracać przeciwnie do ruchu wskazówek zegara
action-first = Żeton Pierwszego gracza: { $side }
action-urn = Odkryta urna: { $urn }
action-noble = Odkryty arystokrata: { PIECE($noble) }
action-artisan = Odkryty rzemieślnik: { $artisan }
action-token = Wylosowany żeton ofiary: { PIECE($token) }
action-light = Płytka Zdrajcy { $tile }, jaśniejszą stroną
action-dark = Płytka Zdrajcy { $tile }, ciemniejszą stroną
action-link = Surowiec następnej płytki: { PIECE($color) }
action-plot = Urna Zdrajcy: { $urn }

## Zdarzenia

event-area-laid = Miejsce { $place } na planszy, zgodnie z ruchem wskazówek zegara: { PIECE($area) }.
event-wheel-set = Na początku naprzeciw obszaru ofiar jest { PIECE($color) }.
event-direction-set = Między rundami koło akcji będzie się obracać { $clockwise ->
        [0] przeciwnie do ruchu
       *[other] zgodnie z ruchem
    } wskazówek zegara.
event-starter-chosen = { WHO($player) ->
        [you] Dostajesz żeton Pierwszego gracza
       *[other] { $player } dostaje żeton Pierwszego gracza
    }.
event-urn-revealed = Pod Piramidą Czasu odkryto urnę { $urn }.
event-urns-reshuffled = Z odrzuconych urn powstaje nowy stos: { $count ->
        [one] { $count } urna
        [few] { $count } urny
        [many] { $count } urn
       *[other] { $count } urny
    }.
event-noble-revealed = Na miejscu { $place } odkryto arystokratę: { PIECE($noble) }.
event-noble-drawn = { WHO($player) ->
        [you] Losujesz arystokratę
       *[other] { $player } losuje arystokratę
    }: { PIECE($noble) }.
event-noble-taken = { WHO($player) ->
        [you] Zdobywasz arystokratę
       *[other] { $player } zdobywa arystokratę
    }: { PIECE($noble) }.
event-artisan-revealed = Na miejscu { $place } odkryto rzemieślnika { $artisan }.
event-artisan-taken = { WHO($player) ->
        [you] Bierzesz rzemieślnika
       *[other] { $player } bierze rzemieślnika
    } { $artisan } ({ $points } PP).
event-set-filled = Do zestawu { $place } trafia { PIECE($token) }.
event-bonus-filled = Na miejsce { $place } obszaru bonusowego trafia { PIECE($token) }.
event-bag-refilled = Wydane żetony ofiar wracają do torby: { $count }.
event-token-taken = { WHO($player) ->
        [you] Zdobywasz
       *[other] { $player } zdobywa
    } { PIECE($token, case: "acc") }.
event-set-taken = { WHO($player) ->
        [you] Bierzesz zestaw
       *[other] { $player } bierze zestaw
    } { $place }: { PIECE($first) } i { PIECE($second) }.
event-urn-taken = { WHO($player) ->
        [you] Bierzesz urnę
       *[other] { $player } bierze urnę
    } { $urn }.
event-urn-drawn = { WHO($player) ->
        [you] Losujesz ze stosu urnę
       *[other] { $player } losuje ze stosu urnę
    } { $urn }.
event-urn-replaced = { WHO($player) ->
        [you] Używasz Dyplomaty i wymieniasz urnę
       *[other] { $player } używa Dyplomaty i wymienia urnę
    } { $urn }.
event-resource-gained = { WHO($player) ->
        [you] Dostajesz
       *[other] { $player } dostaje
    } { $count ->
        [1] { PIECE($resource, case: "acc") }
        [one] { $count } sztukę { PIECE($resource, case: "gen") }
        [few] { $count } sztuki { PIECE($resource, case: "gen") }
        [many] { $count } sztuk { PIECE($resource, case: "gen") }
       *[other] { $count } sztuki { PIECE($resource, case: "gen") }
    }.
event-supply-empty = W puli brakuje surowca ({ PIECE($resource) }): { WHO($player) ->
        [you] dostajesz mniej
       *[other] { $player } dostaje mniej
    }.
event-turn-began = { WHO($player) ->
        [you] Zaczynasz turę
       *[other] { $player } zaczyna turę
    }.
event-acted = { WHO($player) ->
        [you] Wykonujesz akcję w
       *[other] { $player } wykonuje akcję w
    } { PIECE($area, case: "loc") }.
event-extra-acted = { WHO($player) ->
        [you] Wykonujesz akcję w
       *[other] { $player } wykonuje akcję w
    } { PIECE($area, case: "loc") } bez wolnego pola; zdolność: { PIECE($noble) }.
event-access-paid = { WHO($player) ->
        [you] Opłacasz dostęp
       *[other] { $player } opłaca dostęp
    }: { PIECE($piece) } (wycinek { PIECE($color, case: "gen") }).
event-piece-paid = { WHO($player) ->
        [you] Płacisz
       *[other] { $player } płaci
    } { $count ->
        [1] { PIECE($piece, case: "ins") }
       *[other] { $count } { PIECE($piece, case: "many") }
    }.
event-slot-blocked = Zablokowano pole na wycinku { PIECE($color, case: "gen") }.
event-track-advanced = { WHO($player) ->
        [you] Docierasz na poziom
       *[other] { $player } dociera na poziom
    } { $position } toru { PIECE($color, case: "gen") }.
event-stage-built = { WHO($player) ->
        [you] Docierasz do etapu
       *[other] { $player } dociera do etapu
    } { $stage } komnaty grobowej.
event-heir-named = { WHO($player) ->
        [you] Zdobywasz tytuł dziedzica Faraona i bierzesz żeton Faraona
       *[other] { $player } zdobywa tytuł dziedzica Faraona i bierze żeton Faraona
    }.
event-first-player-taken = { WHO($player) ->
        [you] Bierzesz żeton Pierwszego gracza
       *[other] { $player } bierze żeton Pierwszego gracza
    }.
event-passed = { WHO($player) ->
        [you] Pasujesz i wchodzisz do rzędu
       *[other] { $player } pasuje i wchodzi do rzędu
    } { $row } Piramidy Czasu.
event-passed-last = { WHO($player) ->
        [you] Pasujesz na końcu
       *[other] { $player } pasuje na końcu
    }.
event-disc-moved = { WHO($player) ->
        [you] Przesuwasz dysk na Piramidzie Czasu
       *[other] { $player } przesuwa dysk na Piramidzie Czasu
    }: rząd { $row }, pole { $space }.
event-exchanged = { WHO($player) ->
        [you] Używasz
       *[other] { $player } używa
    } zdolności ({ PIECE($noble) }): { PIECE($given) } → { PIECE($gained) }.
event-noble-used = { WHO($player) ->
        [you] Używasz zdolności
       *[other] { $player } używa zdolności
    }: { PIECE($noble) }.
event-round-began = Zaczyna się runda { $round }. { WHO($player) ->
        [you] Zaczynasz ty
       *[other] Pierwszą turę rozgrywa { $player }
    }.
event-round-ended = Koniec rundy { $round }.
event-wheel-turned = Koło akcji się obraca: naprzeciw obszaru ofiar jest teraz { PIECE($color) }.
event-tile-laid = Płytka Zdrajcy { $place } w rzędzie: numer { $tile }, { $dark ->
        [0] jaśniejszą stroną
       *[other] ciemniejszą stroną
    }.
event-tile-linked = Płytka Zdrajcy { $place } przyjmuje surowiec: { PIECE($color) }.
event-plot-revealed = { $player } odkrywa urnę { $urn }; { $left ->
        [0] nie ma już żadnej urny
        [one] została { $left } urna
        [few] zostały { $left } urny
        [many] zostało { $left } urn
       *[other] zostało { $left } urny
    }.
event-tile-covered = Płytka Zdrajcy { $place }, zakryte pole { $space }: { PIECE($color) }.
event-some-noble-taken = { $place ->
        [0] { $player } dostaje arystokratę, którego nie zachowujesz.
       *[other] { $player } bierze arystokratę z miejsca { $place }.
    }
event-some-noble-discarded = { $player } usuwa z planszy arystokratę z miejsca { $place }.
event-some-set-taken = { $player } bierze zestaw { $place }. Jakie to żetony?
event-some-bonus-taken = { $player } bierze żeton bonusowy { $place }. Jaki to żeton?
event-noble-discarded = { $player } usuwa arystokratę z planszy: { PIECE($noble) }.
event-artisan-discarded = { $player } usuwa z planszy rzemieślnika { $artisan }.
event-noble-value-raised = Każdy arystokrata Zdrajcy jest teraz wart { $points } PP.
event-god-unlocked = { $player } może odtąd punktować cel boga: { PIECE($god) }.
event-scored = { $player }: { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
        [many] { $points } Punktów Prestiżu
       *[other] { $points } Punktu Prestiżu
    }.
event-game-ended = Koniec gry: { WHO($player) ->
        [you] wygrywasz
       *[other] wygrywa { $player }
    }.

## Punktacja

score-chamber = Komnata grobowa
score-artisans = Rzemieślnicy
score-nile = Tory Nilu
score-resources = Zachowane surowce
score-supplies = Co można jeszcze wydać
score-offerings = Zachowane żetony ofiar
score-prestige = Żetony z Punktami Prestiżu
score-pharaoh = Żeton Faraona
score-first-player = Żeton Pierwszego gracza
score-isis = Cel boga: Izyda
score-horus = Cel boga: Horus
score-osiris = Cel boga: Ozyrys
score-anubis = Cel boga: Anubis
score-ra = Cel boga: Ra
score-scribe-1 = { noble-scribe-1 }
score-scribe-2 = { noble-scribe-2 }
score-scribe-3 = { noble-scribe-3 }
score-scribe-4 = { noble-scribe-4 }
score-scribe-5 = { noble-scribe-5 }
score-general-6 = { noble-general-6 }
score-architect-7 = { noble-architect-7 }
score-high-priestess-8 = { noble-high-priestess-8 }
score-master-9 = { noble-master-9 }
score-granary-steward-10 = { noble-granary-steward-10 }
score-judge-11 = { noble-judge-11 }
score-grand-vizier-12 = { noble-grand-vizier-12 }
score-doctor-13 = { noble-doctor-13 }
score-chief-contractor-14 = { noble-chief-contractor-14 }
score-high-priest-15 = { noble-high-priest-15 }
score-governor-16 = { noble-governor-16 }
score-sorceress-17 = { noble-sorceress-17 }
score-treasurer-18 = { noble-treasurer-18 }
score-teacher-19 = { noble-teacher-19 }
score-diplomat-20 = { noble-diplomat-20 }
score-official-21 = { noble-official-21 }
score-official-22 = { noble-official-22 }
score-official-23 = { noble-official-23 }
score-official-24 = { noble-official-24 }
score-official-25 = { noble-official-25 }
score-official-26 = { noble-official-26 }
score-traitor-nobles = Arystokraci Zdrajcy
phase = Runda { $phase }

## Opcje

option-scribes = Kto gra pierwszy raz i zamiast wybierać arystokratę zaczyna ze skrybą
option-scribes-none = Nikt
option-scribes-all = Wszyscy
option-scribes-0 = Miejsce 1
option-scribes-1 = Miejsce 2
option-scribes-2 = Miejsce 3
option-scribes-3 = Miejsce 4
option-scribes-4 = Miejsce 5
option-scribes-0-1 = Miejsca 1 i 2
option-scribes-0-2 = Miejsca 1 i 3
option-scribes-0-3 = Miejsca 1 i 4
option-scribes-0-4 = Miejsca 1 i 5
option-scribes-1-2 = Miejsca 2 i 3
option-scribes-1-3 = Miejsca 2 i 4
option-scribes-1-4 = Miejsca 2 i 5
option-scribes-2-3 = Miejsca 3 i 4
option-scribes-2-4 = Miejsca 3 i 5
option-scribes-3-4 = Miejsca 4 i 5
option-scribes-0-1-2 = Miejsca 1, 2 i 3
option-scribes-0-1-3 = Miejsca 1, 2 i 4
option-scribes-0-1-4 = Miejsca 1, 2 i 5
option-scribes-0-2-3 = Miejsca 1, 3 i 4
option-scribes-0-2-4 = Miejsca 1, 3 i 5
option-scribes-0-3-4 = Miejsca 1, 4 i 5
option-scribes-1-2-3 = Miejsca 2, 3 i 4
option-scribes-1-2-4 = Miejsca 2, 3 i 5
option-scribes-1-3-4 = Miejsca 2, 4 i 5
option-scribes-2-3-4 = Miejsca 3, 4 i 5
option-scribes-0-1-2-3 = Miejsca 1, 2, 3 i 4
option-scribes-0-1-2-4 = Miejsca 1, 2, 3 i 5
option-scribes-0-1-3-4 = Miejsca 1, 2, 4 i 5
option-scribes-0-2-3-4 = Miejsca 1, 3, 4 i 5
option-scribes-1-2-3-4 = Miejsca 2, 3, 4 i 5
option-player = Gra jednoosobowa z prawdziwym pudełkiem: twoja strona
option-player-followed = Prowadzona jak jego
option-player-told = Tylko opowiadana
option-dark-tiles = Gra jednoosobowa: płytki Zdrajcy ciemniejszą stroną (im więcej, tym trudniej)
option-dark-tiles-0 = Żadna
option-dark-tiles-1 = Jedna
option-dark-tiles-2 = Dwie
option-dark-tiles-3 = Trzy
option-dark-tiles-4 = Cztery
option-dark-tiles-5 = Wszystkie pięć
option-nile-god-tracks = Ilu torów Nilu wymaga bóg
option-nile-god-tracks-2 = Dwóch
option-nile-god-tracks-3 = Trzech
option-scribe-on-access = Opłata za dostęp z pomocą skryby
option-scribe-on-access-credited-as-wheel = Dozwolona, jako kolor koła
option-scribe-on-access-forbidden = Niedozwolona
option-scribe-on-deduction = Odliczanie opłaty za dostęp z pomocą skryby
option-scribe-on-deduction-wheel-color = Niedozwolone, tylko jako kolor koła
option-scribe-on-deduction-swapped = Dozwolone
option-traitor-god-rule = Gra jednoosobowa: Zdrajca punktuje cel boga
option-traitor-god-rule-shared-elements = Ikona i warunki, wspólne elementy
option-traitor-god-rule-icon-and-conditions = Ikona i warunki, nic podwójnie
option-traitor-god-rule-icon-only = Gdy tylko ikona jest zakryta
option-extra-action-when-free = Arystokraci działający bez wolnego pola (13–16)
option-extra-action-when-free-no = Tylko gdy nie ma wolnego pola
option-extra-action-when-free-yes = Także gdy jest wolne pole
option-exchange-after-pass = Czarownica i Skarbnik w turach po spasowaniu
option-exchange-after-pass-no = Nie można ich użyć
option-exchange-after-pass-yes = Można ich użyć

## Sytuacja na stole słowami: plansza

place-set-up = Przygotowanie gry i wybór startowy
place-round = Runda { $round } z { $rounds }
    .short = { $round }/{ $rounds }
place-clockwise = Między rundami koło akcji obraca się zgodnie z ruchem wskazówek zegara.
place-counterclockwise = Między rundami koło akcji obraca się przeciwnie do ruchu wskazówek zegara.
place-first-player = Żeton Pierwszego gracza: { $player }
place-first-player-traitor = Żeton Pierwszego gracza: Zdrajca
place-first-player-free = Żeton Pierwszego gracza: jeszcze niczyj
place-pharaoh = Żeton Faraona: { $player }
place-pharaoh-traitor = Żeton Faraona: Zdrajca
place-pharaoh-free = Żeton Faraona: jeszcze niczyj
place-area = Dostęp do { PIECE($area, case: "gen") }: { PIECE($color) } ({ $free ->
        [0] zamknięty, brak wolnych pól
        [one] { $free } wolne pole
        [few] { $free } wolne pola
        [many] { $free } wolnych pól
       *[other] { $free } wolnego pola
    })
place-sector = Pola wycinka { PIECE($color, case: "gen") }
place-god = { PIECE($god) }, { $points } PP na koniec gry za oba warunki: { PIECE($first, case: "things") } ({ $need }), { PIECE($second, case: "things") } ({ $also })
place-pyramid = Piramida Czasu, rząd { $row }, od lewej
place-space = Piramida Czasu, rząd { $row }, pole { $space }
income-none = brak dochodu
income-first-player = żeton Pierwszego gracza
income-any-basic = dowolny surowiec podstawowy
income-silver = srebro
income-offering = żeton ofiary
place-urns = Urny pod Piramidą Czasu
urn = urna { $urn } ({ PIECE($bottom) }, { PIECE($left) }, { PIECE($right) })
place-urn-pile = Stos urn: { $count }
place-urn = Zdobyta urna: { $urn } ({ PIECE($bottom) }, { PIECE($left) }, { PIECE($right) })
place-plot-urn = Urna Zdrajcy { $urn }: { PIECE($bottom) } już na płytce Zdrajcy; zostają { PIECE($left) } i { PIECE($right) }
place-steps = Kroki na torze: { $steps }
place-incomes = Twój dysk: rząd { $row }, pole { $space }. Na tym polu: { PIECE($here) }; na polu po lewej: { PIECE($left) }
place-supply = Pula
disc = dysk ({ $player })
disc-traitor = dysk Zdrajcy
cube = sześcian ({ $player })
cube-traitor = sześcian Zdrajcy

## Sytuacja na stole słowami: obszary

place-sets = Zestawy żetonów ofiar
set = zestaw { $place } ({ PIECE($first) } + { PIECE($second) })
place-set = Zestaw { $place }
place-bonus = Obszar bonusowy
bonus = żeton bonusowy { $place } ({ PIECE($token) })
place-bonus-token = Żeton bonusowy { $place }
place-bag = Torba ofiar: { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
place-spent-tokens = Wydane żetony ofiar: { $count }
place-nobles = Odkryci arystokraci
place-noble-deck = Talia arystokratów: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
place-drawn = Arystokraci wylosowani do wyboru
place-artisans = Odkryci rzemieślnicy
place-artisan-deck = Talia rzemieślników: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
artisan = rzemieślnik { $artisan } ({ $points } PP; { $gains ->
        [0] nic nie przynosi
        [1] przynosi: { PIECE($first) }
        [2] przynosi: { PIECE($first) } i { PIECE($second) }
        [3] przynosi: { PIECE($first) }, { PIECE($second) } i { PIECE($third) }
       *[other] przynosi: { PIECE($first) }, { PIECE($second) }, { PIECE($third) } i { PIECE($fourth) }
    })
artisan-owned = rzemieślnik { $artisan } ({ $points } PP)
gain-urn = losowa urna
gain-steps = { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    } na jednym torze Nilu
gain-artisan = rzemieślnik do wyboru
gain-stage = etap komnaty grobowej za darmo
gain-offering = żeton ofiary
place-stage = Komnata grobowa, etap { $stage } ({ $points } PP), koszt
place-cubes = Sześciany na etapie { $stage }
place-column = Nil, kolumna { $column }, koszt: { $units ->
        [1] { PIECE($first) }
        [2] { PIECE($first) } i { PIECE($second) }
       *[other] { PIECE($first) }, { PIECE($second) } i { PIECE($third) }
    }; dochód
arrow-one = krok na torze { PIECE($color, case: "gen") }
arrow-two = krok na torze { PIECE($first, case: "gen") } albo { PIECE($second, case: "gen") }
arrow-any = krok na dowolnym torze Nilu
arrow-some = krok na jednym ze wskazanych torów
place-track = Tor { PIECE($color, case: "gen") }
track-disc = { $player } na poziomie { $position }
track-disc-traitor = Zdrajca na poziomie { $position }
place-access = Dostęp do { PIECE($area, case: "gen") }: { PIECE($color) }
place-access-any = Dostęp do { PIECE($area, case: "gen") }: dowolny surowiec dzięki twojemu arystokracie
place-access-none = Dzięki twojemu arystokracie nie płacisz za dostęp do { PIECE($area, case: "gen") }
place-price = Pełny koszt w { PIECE($area, case: "loc") }, razem z dostępem
place-paid = Dotąd zapłacono
place-choosy = Wybierasz, czym teraz zapłacisz.

## Sytuacja na stole słowami: arystokraci

about-scribe = { PIECE($noble) }: { $points } PP na koniec gry i { $each } za każdy spełniony cel boga obok { PIECE($area, case: "gen") }. Zawsze: { PIECE($first) } i { PIECE($second) } zastępują się nawzajem przy płaceniu.
about-general = { PIECE($noble) }: { $points } PP na koniec gry, { $pharaoh } więcej z żetonem Faraona i { $first } więcej z żetonem Pierwszego gracza. Zawsze: po spasowaniu twój dysk od razu przesuwa się o jedno pole na Piramidzie Czasu.
about-access = { PIECE($noble) }: { $points } PP na koniec gry. Zawsze: dostęp do { PIECE($area, case: "gen") } opłacasz dowolnym surowcem, który liczy się jako swój własny kolor.
about-judge = { PIECE($noble) }: { $points } PP na koniec gry. Zawsze: w obszarze arystokratów płacisz dowolne pięć surowców zamiast pięciu różnych.
about-vizier = { PIECE($noble) }: { $points } PP na koniec gry i { $each } za każdego twojego arystokratę, łącznie z tym.
about-doctor = { PIECE($noble) }: { $points } PP na koniec gry i { $each } za każdą odmienną wartość PP wśród twoich rzemieślników. Raz na rundę: akcja w { PIECE($area, case: "loc") }, nawet gdy nie ma wolnego pola.
about-contractor = { PIECE($noble) }: { $points } PP na koniec gry i { $each } za każdy twój etap komnaty. Raz na rundę: akcja w { PIECE($area, case: "loc") }, nawet gdy nie ma wolnego pola.
about-priest = { PIECE($noble) }: { $points } PP na koniec gry i { $each } za każdy twój żeton ofiary. Raz na rundę: akcja w { PIECE($area, case: "loc") }, nawet gdy nie ma wolnego pola.
about-governor = { PIECE($noble) }: { $points } PP na koniec gry i { $each } za każdy tor Nilu, na którego szczycie jest twój dysk. Raz na rundę: akcja w { PIECE($area, case: "loc") }, nawet gdy nie ma wolnego pola.
about-sorceress = { PIECE($noble) }: { $points } PP na koniec gry i { $each } za każdy spełniony cel boga. Raz na rundę: wymień surowiec podstawowy lub żeton z nim na inny surowiec podstawowy.
about-treasurer = { PIECE($noble) }: { $points } PP na koniec gry i { $each } za każde twoje srebro. Raz na rundę: wymień surowiec podstawowy lub żeton z nim na srebro.
about-teacher = { PIECE($noble) }: { $points } PP na koniec gry i { $each } za każdy twój surowiec podstawowy i żeton z nim. Raz na rundę: przy zdobyciu urny jeszcze jeden surowiec podstawowy.
about-diplomat = { PIECE($noble) }: na koniec gry tyle PP, ile twój najlepszy inny arystokrata. Raz na rundę: trzy dowolne surowce podstawowe zamiast surowców z urny.
about-official = { PIECE($noble) }: { $points } PP na koniec gry. Od razu dostajesz
about-official-owned = { PIECE($noble) }: { $points } PP na koniec gry.

## Sytuacja na stole słowami: gracz

place-resources = Surowce
place-tokens = Żetony ofiar
place-own-nobles = Arystokraci
place-own-artisans = Rzemieślnicy
place-own-stage = Komnata grobowa: { $stage ->
        [0] jeszcze żaden etap
       *[other] etap { $stage } ({ $points } PP)
    }
place-next-stage = Kolejny etap komnaty, { $stage } ({ $points } PP), koszt
place-own-tracks = Nil
on-track = tor { PIECE($color, case: "gen") } – poziom { $position } ({ $points } PP)
    .brief = { $position }
place-passed = Po spasowaniu
place-disc = Po spasowaniu; dysk na Piramidzie Czasu: rząd { $row }, pole { $space }
place-points = Punkty, gdyby gra skończyła się teraz: { $points }

## Sytuacja na stole słowami: Zdrajca

place-traitor = Zdrajca: etap komnaty – { $stage }; arystokraci – { $nobles }, każdy wart { $value } PP; urny na tę rundę – { $urns }
place-traitor-brief = Arystokraci: po { $value } PP. Urny: { $urns }
place-traitor-urns = Urny, które Zdrajca odkryje przed spasowaniem
place-traitor-tokens = Surowce i żetony Zdrajcy
place-traitor-nobles = Arystokraci Zdrajcy
place-traitor-artisans = Rzemieślnicy Zdrajcy
place-traitor-tracks = Zdrajca na torach Nilu
place-traitor-gods = Bogowie, których cele Zdrajca może punktować
place-traitor-passed = Zdrajca spasował.
place-traitor-disc = Zdrajca spasował; dysk na Piramidzie Czasu: rząd { $row }, pole { $space }
place-traitor-points = Punkty Zdrajcy, gdyby gra skończyła się teraz: { $points }
place-tile = Płytka Zdrajcy { $place }, surowiec { PIECE($color) }, zakryte pola: { $level } z { $spaces }; na następnych Zdrajca
place-tile-tokens = Żetony na płytce Zdrajcy { $place }
icon-none = nic nie robi
icon-chamber = buduje etap komnaty
icon-take-noble = bierze arystokratę { $number }
icon-discard-noble = usuwa arystokratę { $number }
icon-noble-value = podnosi wartość arystokratów do { $number } PP
icon-god = może punktować cel boga ({ PIECE($god) })
icon-take-artisan-high = bierze najlepszego rzemieślnika
icon-take-artisan-low = bierze najsłabszego rzemieślnika
icon-discard-artisan-high = usuwa najlepszego rzemieślnika
icon-discard-artisan-low = usuwa najsłabszego rzemieślnika
icon-take-set = bierze zestaw { $number }
icon-take-bonus = bierze żeton bonusowy { $number }
icon-nile-high = robi krok na torze najbardziej zapełnionej płytki
icon-nile-low = robi krok na torze najmniej zapełnionej płytki

## Części stołu

sheet-board = Plansza
sheet-pyramid = Piramida Czasu
sheet-supply = Pula i płatność
sheet-nobles = Arystokraci
sheet-artisans = Rzemieślnicy
sheet-offerings = Ofiary
sheet-nile = Nil
sheet-chamber = Komnata grobowa
sheet-traitor = Płytki Zdrajcy
sheet-seat = Przed graczem
page-wheel = Koło
page-pyramid = Ofiary
page-draft = Wybór
page-cards = Karty
page-nile = Nil
page-traitor = Zdrajca
place-wheel = Koło akcji
place-round-space = Tor rund, pole { $round }
place-honors = Żetony specjalne
pharaoh-token = żeton Faraona
worth = { $points } PP
card-noble = zakryty arystokrata
card-artisan = zakryty rzemieślnik
urn-down = zakryta urna
token-down = żeton ofiary w torbie

## Wartości elementów, przy których nie da się grać

error-shared-home = Każdy bóg musi mieć własny obszar; podano: { $homes }.
error-unknown-name = { $path }: nie ma nazwy „{ $found }”. Możliwe: { $known }.
error-bad-icon = Nie można odczytać ikony „{ $found }” płytki Zdrajcy.
error-repeated-color = { $path }: każdy surowiec podstawowy musi wystąpić dokładnie raz.
error-bad-slots = Przy małej liczbie graczy można używać od 1 do { $most } pól wycinka, a podano { $found }.
error-too-few-rows = Liczba rzędów Piramidy Czasu musi wynosić co najmniej { $need }, a żaden rząd nie może być pusty; podano: { $found }.
error-too-many-columns = Obszar Nilu może mieć najwyżej tyle opcji: { $most }, a podano { $found }.
error-bad-stages = Komnata grobowa może mieć od 3 do { $most } etapów, a podano { $found }.
error-too-few-tokens = Potrzeba co najmniej tylu żetonów ofiar: { $need }; podano: { $found }.
error-bad-urn = Na urnie { $urn } muszą być dokładnie trzy surowce podstawowe.
error-bad-swap = Skryba musi wskazywać dwa różne surowce podstawowe; podano: { $found }.
error-bad-noble-areas = { $path }: ci czterej arystokraci muszą wskazywać cztery różne obszary, ale nie obszar arystokratów.
error-bad-cost = Etap komnaty lub opcja Nilu musi kosztować od 1 do 5 surowców.
error-repeated-god = Na każdej płytce Zdrajcy musi być inny bóg.
error-bad-tile = Obie strony płytki Zdrajcy { $tile } muszą mieć { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }.
error-bad-tile-icon = Ikona płytki Zdrajcy { $tile } wskazuje miejsce, którego nie ma.

## Co jest w pudełku

parts-urns = Urny
parts-tile = { $urns ->
    [one] { $urns } urna u dołu. Pole po polu od dołu Zdrajca
    [few] { $urns } urny u dołu. Pole po polu od dołu Zdrajca
    [many] { $urns } urn u dołu. Pole po polu od dołu Zdrajca
   *[other] { $urns } urny u dołu. Pole po polu od dołu Zdrajca
}

tie-pharaoh = Równa liczba punktów: rozstrzyga żeton Faraona.
tie-left-over = Nadal remis: rozstrzyga, kto ma więcej surowców i żetonów ofiar.
tie-traitor = Równa liczba punktów: remis wygrywa Zdrajca.
event-reasoned = { PIECE($reason) }
reason-next-tile = Jego płytka jest pełna: następna w prawo, na której jest miejsce.
reason-wheel-full = Pola drugiego koloru są zajęte: nie ma wyboru.
reason-both-full = Żaden nie mieści się na kole: oba na płytki, najpierw lewy.
reason-noble-place = Arystokrata na tym miejscu od lewej.
reason-noble-gone = Na tym miejscu nie ma już arystokraty: nic się nie dzieje.
reason-artisan-best = Rzemieślnik z największą liczbą punktów.
reason-artisan-worst = Rzemieślnik z najmniejszą liczbą punktów.
reason-artisan-leftmost = Z równych ten najbardziej po lewej.
reason-offering-place = Żetony na tym miejscu od lewej.
reason-offering-gone = To miejsce jest puste: nic się nie dzieje.
reason-track-fullest = Tor Nilu najpełniejszej płytki.
reason-track-emptiest = Tor Nilu najmniej zapełnionej płytki.
reason-track-leftmost = Z zapełnionych tak samo tor najbardziej po lewej.
reason-track-ended = Dysk jest na końcu swojego toru i tam zostaje.
reason-no-urns = Jego urny się skończyły: Zdrajca pasuje.

## Punktacja dla prawdziwego pudełka

pad-ring = Jak leżą obszary wokół koła
    .hint = dotykaj ich zgodnie z ruchem wskazówek zegara, zaczynając od dowolnego
pad-nile = Nil: { PIECE($color) }
pad-nobles = Arystokraci
pad-basic = Podstawowe surowce
    .hint = wszystkich pięciu kolorów
pad-resource-tokens = Żetony z surowcem
pad-area-tokens = Żetony z obszarem
pad-traitor-nobles = Jego arystokraci
pad-noble-value = Ile wart jest każdy arystokrata
pad-gods = Odblokowani bogowie
opening-traitor = Płytki Zdrajcy

## What component values are of, where they are corrected

value-resources = Surowce
value-color = Kolor elementów
value-wheel = Koło
value-clockwise = Wycinki zgodnie z ruchem wskazówek zegara
value-gods = Bogowie
value-home = Obszar boga
value-half = Cel boga
value-pp = Punkty Prestiżu
value-cost = Koszt
value-gain = Zysk
value-urns = Urny
value-arrows = Strzałki
value-tracks = Tory Nilu
value-chamber = Komnata grobowa
value-nile = Nil
value-column = Opcja
value-pyramid = Piramida Czasu
value-silver = Srebro
value-artisans = Rzemieślnicy
value-nobles = Arystokraci
value-offerings = Ofiary
value-area = Obszar
value-swap = Surowce skryby
value-traitor = Zdrajca
value-tile = Płytka
value-noble-value = Punkty Prestiżu arystokraty
value-god = Bóg
value-light-urns = Urny po jasnej stronie
value-dark-urns = Urny po ciemnej stronie
value-light = Jasna strona
value-dark = Ciemna strona
value-game = Gra
value-rounds = Rundy
value-start-silver = Srebro na początku
value-points = Punkty na koniec
value-leftover = Każdy zachowany surowiec lub żeton ofiary
value-first-player = Żeton Pierwszego gracza
value-pharaoh = Żeton Faraona
value-board = Plansza
value-slots = Miejsca na każdym wycinku koła
value-slots-few = Miejsca używane przy jednym do trzech graczy
value-noble-row = Wyłożeni arystokraci
value-artisan-row = Wyłożeni rzemieślnicy
value-each = Każdego rodzaju
value-need = Ile potrzeba
value-prestige = Żetony z Punktami Prestiżu
value-low = Niższe
value-high = Wyższe
value-green = zielony
value-yellow = żółty
value-blue = niebieski
value-red = czerwony
value-black = czarny
value-grey = szary
value-any = dowolny, także srebro
value-any-basic = dowolny podstawowy surowiec
value-offering = żeton ofiary
value-none = nic
value-nile-most = { icon-nile-high }
value-nile-least = { icon-nile-low }
