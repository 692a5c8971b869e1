# table.ftl (magyar): ami a Rá asztalánál elhangzik

game-title = Rá
game-about = Árverések az ókori Egyiptomban: licitálj napkorongjaiddal a lapkákra, és gyűjtsd össze a legtöbb pontot három korszak alatt.
game-players = 2–5 játékos

## Lapkák (.acc: a lapka neve tárgyesetben)

tile-ra = Rá
    .acc = Rá lapkát
    .short = Rá
tile-god = istenség
    .acc = istenséglapkát
    .short = istenség
tile-gold = arany
    .acc = aranylapkát
    .short = arany
tile-pharaoh = fáraó
    .acc = fáraólapkát
    .short = fáraó
tile-nile = Nílus
    .acc = Nílus-lapkát
    .short = Nílus
tile-flood = áradás
    .acc = áradáslapkát
    .short = áradás
tile-astronomy = csillagászat
    .acc = csillagászatlapkát
    .short = csillag.
tile-agriculture = földművelés
    .acc = földműveléslapkát
    .short = földműv.
tile-writing = írás
    .acc = íráslapkát
    .short = írás
tile-religion = vallás
    .acc = valláslapkát
    .short = vallás
tile-art = művészet
    .acc = művészetlapkát
    .short = művészet
tile-fortress = erőd
    .acc = erődlapkát
    .short = erőd
tile-obelisk = obeliszk
    .acc = obeliszklapkát
    .short = obeliszk
tile-palace = palota
    .acc = palotalapkát
    .short = palota
tile-pyramid = piramis
    .acc = piramislapkát
    .short = piramis
tile-temple = templom
    .acc = templomlapkát
    .short = templom
tile-statue = szobor
    .acc = szoborlapkát
    .short = szobor
tile-step-pyramid = lépcsős piramis
    .acc = lépcsőspiramis-lapkát
    .short = lépcsős
tile-sphinx = szfinx
    .acc = szfinxlapkát
    .short = szfinx
tile-funeral = temetés
    .acc = temetéslapkát
    .short = temetés
tile-drought = szárazság
    .acc = szárazságlapkát
    .short = szárazság
tile-unrest = zavargás
    .acc = zavargáslapkát
    .short = zavargás
tile-earthquake = földrengés
    .acc = földrengéslapkát
    .short = földrengés

sun = { $sun }-{ $sun ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    } napkorong

## Kérdések

ask-suns = A napkorongok kiosztása következik.
ask-turn = Te következel: húzz lapkát, idézd meg Rát, vagy költs istenséglapkát.
ask-tile = Lapkahúzás következik a zsákból.
ask-more = Költs még egy istenséglapkát, vagy fejezd be az akciót.
ask-bid = Te licitálsz: válassz napkorongot, vagy passzolj, ha lehet.
ask-discard = Katasztrófa: válaszd ki, melyik lapkát dobod el.

## Válaszok

action-draw = Lapkahúzás
action-invoke = Rá megidézése
action-stop = Az akció befejezése
action-pass = Passz
action-bid = Licit: { $sun }
action-take = Elvétel istenséglapkáért: { PIECE($tile) }
action-discard = Eldobás: { PIECE($tile) }
action-tile = Kihúzott lapka: { PIECE($tile) }
action-suns = Napkorongcsoport, a legnagyobb: { $sun }

## Események

event-suns-dealt = { WHO($player) ->
        [you] Napkorongokat kapsz
       *[other] { $player } napkorongokat kap
    }; a legnagyobb értéke { $sun }.
event-turn-began = { WHO($player) ->
        [you] A köröd
       *[other] { $player } köre
    } kezdődik.
event-tile-drawn = { WHO($player) ->
        [you] Húzol egy { PIECE($tile, case: "acc") }
       *[other] { $player } { PIECE($tile, case: "acc") } húz
    }.
event-ra-drawn = { WHO($player) ->
        [you] Rá lapkát húzol
       *[other] { $player } Rá lapkát húz
    } ({ $drawn }/{ $limit }).
event-ra-invoked = { WHO($player) ->
        [you] Megidézed Rát
       *[other] { $player } megidézi Rát
    }; az árveréssávon { $tiles ->
        [0] nincs lapka
       *[other] { $tiles } lapka van
    }.
event-god-spent = { WHO($player) ->
        [you] Istenséglapkát költesz, és { PIECE($tile, case: "acc") } veszel el
       *[other] { $player } istenséglapkát költ, és { PIECE($tile, case: "acc") } vesz el
    } az árveréssávról.
event-stopped = { WHO($player) ->
        [you] Nem költesz több istenséglapkát
       *[other] { $player } nem költ több istenséglapkát
    }.
event-bid-placed = { WHO($player) ->
        [you] A licited
       *[other] { $player } licitje
    }: { $sun }.
event-passed = { WHO($player) ->
        [you] Passzolsz
       *[other] { $player } passzol
    }.
event-could-not-bid = { WHO($player) ->
        [you] Nem tudsz rálicitálni, ezért passzolsz
       *[other] { $player } nem tud rálicitálni, ezért passzol
    }.
event-auction-won = { WHO($player) ->
        [you] Megnyered az árverést, { $sun } értékű napkorongodat { $center } értékűre cseréled
       *[other] { $player } megnyeri az árverést, { $sun } értékű napkorongját { $center } értékűre cseréli
    }; megszerzett lapkák: { $tiles ->
        [0] nincs
       *[other] { $tiles }
    }.
event-auction-empty = Mindenki passzol: az árveréssáv és a középső napkorong változatlan marad.
event-track-discarded = Mindenki passzol: a teli árveréssávról { $tiles } lapka kikerül a játékból.
event-disaster-struck = { WHO($player) ->
        [you] Lapkáidat
       *[other] { $player } lapkáit
    } { PIECE($tile) } sújtja.
event-tile-lost = { WHO($player) ->
        [you] Eldobsz
       *[other] { $player } eldob
    } { $count } { PIECE($tile, case: "acc") }.
event-epoch-ended-by-suns = Véget ér { $epoch ->
        [1] az első
        [2] a második
        [3] a harmadik
       *[other] a(z) { $epoch }.
    } korszak: már senkinek sincs képpel felfelé fordított napkorongja.
event-epoch-ended-by-ra = Véget ér { $epoch ->
        [1] az első
        [2] a második
        [3] a harmadik
       *[other] a(z) { $epoch }.
    } korszak: foglalt a Rá sáv utolsó mezője.
event-scored = { $player }: { $points } pont a korszakért, összesen { $total }.
event-epoch-began = Kezdődik { $epoch ->
        [1] az első
        [2] a második
        [3] a harmadik
       *[other] a(z) { $epoch }.
    } korszak. { WHO($player) ->
        [you] Az első kör a tiéd
       *[other] Az első kört { $player } játssza
    }.
event-game-ended = A játszma véget ért. A nyertes: { $player }.

## Pontozás

score-start = Kezdőpontok
score-pharaohs = Fáraók
score-gods = Istenségek
score-gold = Arany
score-floods = Áradások
score-nile = Nílus
score-civilizations = Civilizációk
score-quantity = Emlékművek: példányszám
score-diversity = Emlékművek: diverzitás
score-suns = Napkorongok
score-floor = Nulla alá nem csökken
phase = { $phase ->
        [1] Első
        [2] Második
        [3] Harmadik
       *[other] { $phase }.
    } korszak

## Beállítások

option-open-scores = Pontszámok
option-open-scores-off = A játszma végéig rejtve
option-open-scores-on = Nyíltan
option-boat = Rá sáv
option-boat-on = Napbárkával
option-boat-off = Napbárka nélkül: Rá lapkák a sávon

## Az állás szavakban

place-epoch = { $epoch ->
        [1] Első
        [2] Második
        [3] Harmadik
       *[other] { $epoch }.
    } korszak
    .short = { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] { $epoch }
    }
place-ra-track = Rá sáv: { $drawn }/{ $limit }
    .short = { $drawn }/{ $limit }
place-center = Középső napkorong: { $sun }
place-track = Árveréssáv ({ $free ->
        [0] tele
       *[other] { $free } szabad mező
    })
place-bag = Zsák ({ $count ->
        [0] üres
       *[other] { $count } lapka
    })
place-odds = { $all } lapkából { $ra } Rá-lapka
place-auction = Árverés folyik. Rá játékos: { $player }; licit még nincs.
place-auction-bid = Árverés folyik. Rá játékos: { $player }; { WHO($bidder) ->
        [you] te vezetsz, licited
       *[other] { $bidder } vezet, licitje
    } { $sun }.
place-suns = Napkorongok képpel felfelé
place-spent = Napkorongok képpel lefelé
place-kept = A korszak után megmaradó lapkák
place-passing = Csak e korszakra szóló lapkák
place-points = Pontszám: { $points }
worth = { $points } pont
place-points-hidden = Pontszám: rejtett

## Pieces and sheets that are only drawn

boat = Napbárka
statue = Rá szobra
station = A Rá sáv mezője
place-center-sun = Középső napkorong
sheet-board = Árveréstábla
sheet-seat = Játékostábla
page-board = Tábla

## Játszhatatlan elemértékek

error-too-few-ra = { $seats } játékoshoz legalább { $need } Rá lapka kell.
error-repeated-sun = { $seats } játékosnál ugyanaz a napkorong többször is előfordul.
error-unequal-suns = { $seats } játékosnál a napkorongcsoportok nem egyforma nagyok.
error-too-many-copies = { $tile }: egy emlékműfajtából legfeljebb { $most } lapka lehet.

## Mi van a dobozban

parts-tiles = Lapkák
parts-suns = Napkorongok

## Mi ez?

what-more-epoch = Eggyel több ilyen lapka { $points } ponttal változtatná a pontjaidat ebben a korszakban.
what-more-end = Eggyel több ilyen lapka { $points } ponttal változtatná a pontjaidat a játszma végén.
what-suns = Napkorongjaid összege { $sum }; a mostani állás szerint ez a játszma végén { $points } pontot hozna neked.

tie-sun = Egyenlő pontszám: a legmagasabb nap dönt.

## Milyen fajta a lapka

kind-tile-astronomy = civilizáció
kind-tile-agriculture = civilizáció
kind-tile-writing = civilizáció
kind-tile-religion = civilizáció
kind-tile-art = civilizáció
kind-tile-fortress = emlékmű
kind-tile-obelisk = emlékmű
kind-tile-palace = emlékmű
kind-tile-pyramid = emlékmű
kind-tile-temple = emlékmű
kind-tile-statue = emlékmű
kind-tile-step-pyramid = emlékmű
kind-tile-sphinx = emlékmű
kind-tile-funeral = katasztrófa
kind-tile-drought = katasztrófa
kind-tile-unrest = katasztrófa
kind-tile-earthquake = katasztrófa

## What component values are of, where they are corrected

value-tiles = Lapkák
value-tracks = Sávok
value-auction-spaces = Az árveréssáv mezői
value-ra-moves = Rá sáv: mezők
value-2p = 2 játékossal
value-3p = 3 játékossal
value-4p = 4 játékossal
value-5p = 5 játékossal
value-suns = Napkorongok
value-center = Középső napkorong a játék elején
value-points = Pontok
value-start = Kezdőpontok
value-pharaoh-most = Legtöbb fáraó
value-pharaoh-fewest = Legkevesebb fáraó
value-civilization = Civilizációk: 0–5 különböző fajta
value-monument-quantity = Emlékművek: 0–5 egy fajtából
value-monument-diversity = Emlékművek: 0–8 különböző fajta
value-sun-highest = A napkorongok legnagyobb összege
value-sun-lowest = A napkorongok legkisebb összege
