# table.ftl (magyar): ami a Fáraó játékasztalánál elhangzik

game-title = Fáraó
game-about = Öt forduló a fáraó kegyeiért: fizess nyersanyagokkal a forgó keréken, cselekedj öt területen, és gyűjtsd a legtöbb presztízspontot (PP).
game-players = 1–5 játékos
game-automa = Áruló

## Területek (.loc: hol, .to: hová, .act: mi történik ott, .things: mit számolnak ott az istenek)

area-offerings = áldozatok területe
    .loc = az áldozatok területén
    .to = az áldozatok területére
    .act = Áldozatok: két áldozatjelző elvétele (ára egy nyersanyag)
    .title = { sheet-offerings }
    .things = áldozatjelző
area-nobles = előkelők területe
    .loc = az előkelők területén
    .to = az előkelők területére
    .act = Előkelők: egy előkelő elvétele (ára mindegyik alapnyersanyagból egy)
    .title = { sheet-nobles }
    .things = előkelő
area-nile = Nílus területe
    .loc = a Nílus területén
    .to = a Nílus területére
    .act = Nílus: nyersanyagszerzés és lépés a Nílus-sávokon (ára két nyersanyag)
    .title = { sheet-nile }
    .things = elkezdett Nílus-sáv
area-chamber = sírkamra területe
    .loc = a sírkamra területén
    .to = a sírkamra területére
    .act = Sírkamra: a következő szakasz megépítése (ára két–négy nyersanyag)
    .title = { sheet-chamber }
    .things = sírkamraszakasz
area-artisans = kézművesek területe
    .loc = a kézművesek területén
    .to = a kézművesek területére
    .act = Kézművesek: egy kézműves elvétele (ára három egyforma nyersanyag)
    .title = { sheet-artisans }
    .things = kézműves

## Nyersanyagok és áldozatjelzők (.acc: tárgyeset)

color-agriculture = földművelés
    .acc = földművelést
color-construction = építkezés
    .acc = építkezést
color-trade = kereskedelem
    .acc = kereskedelmet
color-power = hatalom
    .acc = hatalmat
color-justice = igazságosság
    .acc = igazságosságot

resource-agriculture = { color-agriculture }
    .brief = F
    .acc = { color-agriculture.acc }
resource-construction = { color-construction }
    .brief = É
    .acc = { color-construction.acc }
resource-trade = { color-trade }
    .brief = K
    .acc = { color-trade.acc }
resource-power = { color-power }
    .brief = H
    .acc = { color-power.acc }
resource-justice = { color-justice }
    .brief = I
    .acc = { color-justice.acc }
resource-silver = ezüst
    .brief = Ez
    .acc = ezüstöt

token-agriculture-token = földművelésjelző
    .brief = F
    .acc = földművelésjelzőt
token-construction-token = építkezésjelző
    .brief = É
    .acc = építkezésjelzőt
token-trade-token = kereskedelemjelző
    .brief = K
    .acc = kereskedelemjelzőt
token-power-token = hatalomjelző
    .brief = H
    .acc = hatalomjelzőt
token-justice-token = igazságosságjelző
    .brief = I
    .acc = igazságosságjelzőt
token-offerings-token = áldozatterület-jelző
    .brief = Ál
    .acc = áldozatterület-jelzőt
token-nobles-token = előkelőterület-jelző
    .brief = El
    .acc = előkelőterület-jelzőt
token-nile-token = Nílus-terület-jelző
    .brief = Ní
    .acc = Nílus-terület-jelzőt
token-chamber-token = sírkamraterület-jelző
    .brief = Sí
    .acc = sírkamraterület-jelzőt
token-artisans-token = kézművesterület-jelző
    .brief = Ké
    .acc = kézművesterület-jelzőt
token-prestige-low = 1 PP-s jelző
    .brief = 1
    .acc = 1 PP-s jelzőt
token-prestige-high = 2 PP-s jelző
    .brief = 2
    .acc = 2 PP-s jelzőt

piece-agriculture = { color-agriculture }
piece-construction = { color-construction }
piece-trade = { color-trade }
piece-power = { color-power }
piece-justice = { color-justice }
piece-silver = { resource-silver }
piece-agriculture-token = { token-agriculture-token }
piece-construction-token = { token-construction-token }
piece-trade-token = { token-trade-token }
piece-power-token = { token-power-token }
piece-justice-token = { token-justice-token }
piece-offerings-token = { token-offerings-token }
piece-nobles-token = { token-nobles-token }
piece-nile-token = { token-nile-token }
piece-chamber-token = { token-chamber-token }
piece-artisans-token = { token-artisans-token }
piece-prestige-low = { token-prestige-low }
piece-prestige-high = { token-prestige-high }

means-agriculture = { color-agriculture }
means-construction = { color-construction }
means-trade = { color-trade }
means-power = { color-power }
means-justice = { color-justice }
means-agriculture-token = { token-agriculture-token }
means-construction-token = { token-construction-token }
means-trade-token = { token-trade-token }
means-power-token = { token-power-token }
means-justice-token = { token-justice-token }
means-area-token = e terület jelzője (bármely nyersanyagot helyettesíti)
means-silver = ezüst (bármely nyersanyagot helyettesíti)

neutral = semleges jelölő
unit-any = bármely nyersanyag
    .brief = ?

## Előkelők

noble-scribe-1 = Írnok 1
noble-scribe-2 = Írnok 2
noble-scribe-3 = Írnok 3
noble-scribe-4 = Írnok 4
noble-scribe-5 = Írnok 5
noble-general-6 = Hadvezér
noble-architect-7 = Építész
noble-high-priestess-8 = Főpapnő
noble-master-9 = Mester
noble-granary-steward-10 = Magtárfelügyelő
noble-judge-11 = Bíró
noble-grand-vizier-12 = Nagyvezír
noble-doctor-13 = Orvos
noble-chief-contractor-14 = Építésvezető
noble-high-priest-15 = Főpap
noble-governor-16 = Kormányzó
noble-sorceress-17 = Varázslónő
noble-treasurer-18 = Kincstárnok
noble-teacher-19 = Tanító
noble-diplomat-20 = Diplomata
noble-official-21 = Főhivatalnok 21
noble-official-22 = Főhivatalnok 22
noble-official-23 = Főhivatalnok 23
noble-official-24 = Főhivatalnok 24
noble-official-25 = Főhivatalnok 25
noble-official-26 = Főhivatalnok 26
noble-used = { PIECE($noble) } (e fordulóban már felhasználva)

## Istenek

god-isis = Ízisz
god-horus = Hórusz
god-osiris = Ozirisz
god-anubis = Anubisz
god-ra = Rá

## Kérdések

ask-ring = A területek sorrendje véletlenszerű.
ask-wheel = Az akciókerék kezdőállása véletlenszerű.
ask-direction = A kerék forgásiránya véletlenszerű.
ask-first = A kezdőjátékos sorsolása következik.
ask-urn = Egy urna felfedése következik.
ask-noble = Egy előkelő felfedése következik.
ask-artisan = Egy kézműves felfedése következik.
ask-token = Áldozatjelző húzása következik a zsákból.
ask-keep = Melyiket tartod meg a két kihúzott előkelő közül?
ask-urn-choice = Válassz urnát: megkapod a rajta látható három nyersanyagot.
ask-turn = Te következel: hajts végre akciót az egyik területen, vagy passzolj erre a fordulóra. A belépésért fizetett nyersanyag az akcióköltségbe is beszámít, ha illik hozzá.
ask-bonus = Csak egy két jelzőből álló párt kérsz, vagy bónuszjelzőt is? A kettő együtt két egyforma nyersanyagba kerül; a belépésért fizetett nyersanyag az egyiknek számít, ha azzal egyezik.
ask-column = Mit teszel a Níluson? A belépésért fizetett nyersanyag beszámít a költségbe, ha illik hozzá.
ask-color = Melyik nyersanyagból fizetsz hármat a kézművesért? A belépésért fizetett nyersanyag az egyiknek számít, ha azzal egyezik.
ask-pay = Mivel fizetsz most?
ask-set = Melyik jelzőpárt veszed el? A nyersanyagos jelző az adott nyersanyagot helyettesíti, a területes jelző a saját területén bármelyiket; minden megtartott jelző 1 PP-t ér.
ask-offering = Áldozatjelzőt szerzel: vegyél el egyet a bónuszmezőről, vagy húzz vakon a zsákból.
ask-hire = Melyik előkelőt veszed el?
ask-employ = Melyik kézművest veszed el? Amit hoz, azonnal megkapod.
ask-advance = Melyik Nílus-sávon lépsz?
ask-gain = Melyik alapnyersanyagot kéred?
ask-diplomat = Felhasználod a Diplomatát? Akkor az urna nyersanyagai helyett három tetszőleges alapnyersanyagot kapsz.
ask-teacher = Felhasználod a Tanítót? Akkor ehhez az urnához még egy tetszőleges alapnyersanyagot kapsz.
ask-income = A korongod továbblépett az Idő Piramisán: melyik jövedelmet kéred?
ask-give = Mit adsz cserébe?
ask-after = Cserélsz még valamit a köröd vége előtt?
ask-tile = Az árulótáblák sorrendje véletlenszerű.
ask-link = Az árulótábla nyersanyagának sorsolása következik.
ask-plot = Az Áruló felfed egy urnát.
ask-block = A két nyersanyag közül melyik kerüljön a kerékre, hogy elfoglaljon egy helyet? A másik egy árulótáblára kerül.
ask-told-turn = Mit tettél a körödben?
ask-told-change = Mi változott a táblákon?

## Válaszok

action-pass = Passz: e fordulóban nincs több akció; urnaválasztás, ha maradt még urna
    .short = Passz
action-choose-payment = Egyéni fizetés: magad választod, mivel fizetsz (utána akcióválasztás)
    .short = Kiválasztom, mivel fizetek
action-done = A kör befejezése
    .told = Semmi más
action-no-bonus = Csak a jelzőpár
action-draw-offering = Jelző húzása vakon a zsákból
    .short = Vakon a zsákból
action-draw-noble = A pakli felső lapja vakon
    .short = Vakon a pakliból
action-draw-artisan = A pakli felső lapja vakon
    .short = Vakon a pakliból
action-replace = A Diplomata felhasználása: három tetszőleges alapnyersanyag
    .short = A Diplomata felhasználása
action-decline = A képesség most nem kell
    .short = Nem
action-collect-here = Az elért mező jövedelme
    .short = Az elért mező
action-collect-left = A tőle balra lévő mező jövedelme
    .short = A tőle balra lévő mező
action-act = { PIECE($area, case: "act") }
    .short = { PIECE($area, case: "title") }
action-extra = { PIECE($area, case: "act") } – az előkelő révén szabad hely és belépési költség nélkül
    .short = { PIECE($area, case: "title") } (előkelő)
    .told = { PIECE($area, case: "title") }, hely nélkül
action-exchange = { PIECE($noble) }: nyersanyagcsere
    .short = { PIECE($noble) }
action-column = Nílus, { $column }. oszlop
    .dealt = { $cost } → { $gain }
action-three = Fizetés: 3 × { PIECE($color) }
action-add = Jelzőpár és bónuszjelző két nyersanyagért: { PIECE($color) }
    .short = Jelzőpár és bónuszjelző
action-pay = Fizetés: { PIECE($means) }
action-set = { $place }. jelzőpár elvétele
    .told = { $place }. jelzőpár
action-bonus = { $place }. bónuszjelző elvétele
    .told = { $place }. bónuszjelző
action-advance = Lépés ezen a sávon: { PIECE($color) }
    .short = { PIECE($color) }
action-gain = Nyersanyag: { PIECE($color) }
action-give = Cserébe adom: { PIECE($means) }
action-block = A kerékre kerül: { PIECE($color) }
    .short = { PIECE($color) } a kerékre
action-keep = Megtartás: { PIECE($noble) }
action-hire = Elvétel: { PIECE($noble) }
action-employ = { $artisan }. kézműves elvétele
    .short = { $artisan }. kézműves
action-take = { $urn }. urna elvétele
action-area = A tábla következő területe: { PIECE($area) }
action-wheel = Az áldozatok területével szemben álló szín: { PIECE($color) }
action-clockwise = A kerék az óramutató járásával megegyező irányban forog majd
action-counterclockwise = A kerék az óramutató járásával ellentétes irányban forog majd
action-first = Kezdőjátékos-jelző: { $side }
action-urn = Felfedett urna: { $urn }
action-noble = Felfedett előkelő: { PIECE($noble) }
action-artisan = Felfedett kézműves: { $artisan }
action-token = Kihúzott áldozatjelző: { PIECE($token) }
action-light = { $tile }. árulótábla, világos oldal
action-dark = { $tile }. árulótábla, sötét oldal
action-link = A következő tábla nyersanyaga: { PIECE($color) }
action-plot = Az Áruló urnája: { $urn }

## Események

event-area-laid = A tábla { $place }. helye az óramutató járása szerint: { PIECE($area) }.
event-wheel-set = Kezdéskor az áldozatok területével szemben áll: { PIECE($color) }.
event-direction-set = A fordulók között az akciókerék az óramutató járásával { $clockwise ->
        [0] ellentétes
       *[other] megegyező
    } irányban forog majd.
event-starter-chosen = { WHO($player) ->
        [you] Megkapod a kezdőjátékos-jelzőt
       *[other] { $player } megkapja a kezdőjátékos-jelzőt
    }.
event-urn-revealed = Felfedett urna az Idő Piramisa alatt: { $urn }.
event-urns-reshuffled = Az eldobott urnákból új pakli készül: { $count } urna.
event-noble-revealed = Új előkelő { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. helyen: { PIECE($noble) }.
event-noble-drawn = { WHO($player) ->
        [you] Előkelőt húzol
       *[other] { $player } előkelőt húz
    }: { PIECE($noble) }.
event-noble-taken = { WHO($player) ->
        [you] Előkelőt szerzel
       *[other] { $player } előkelőt szerez
    }: { PIECE($noble) }.
event-artisan-revealed = Új kézműves { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. helyen: { $artisan }.
event-artisan-taken = { WHO($player) ->
        [you] Kézművest veszel el
       *[other] { $player } kézművest vesz el
    }: { $artisan } ({ $points } PP).
event-set-filled = { $place ->
        [1] Az
        [5] Az
       *[other] A
    } { $place }. jelzőpárba kerül: { PIECE($token) }.
event-bonus-filled = A bónuszmező { $place }. helyére kerül: { PIECE($token) }.
event-bag-refilled = { $count } elköltött áldozatjelző visszakerül a zsákba.
event-token-taken = { WHO($player) ->
        [you] Szerzel egy { PIECE($token, case: "acc") }
       *[other] { $player } { PIECE($token, case: "acc") } szerez
    }.
event-set-taken = { WHO($player) ->
        [you] Elveszed
       *[other] { $player } elveszi
    } { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. jelzőpárt: { PIECE($first) } és { PIECE($second) }.
event-urn-taken = { WHO($player) ->
        [you] Urnát veszel el
       *[other] { $player } urnát vesz el
    }: { $urn }.
event-urn-drawn = { WHO($player) ->
        [you] Urnát húzol a pakliból
       *[other] { $player } urnát húz a pakliból
    }: { $urn }.
event-urn-replaced = { WHO($player) ->
        [you] A Diplomata révén lecseréled ezt az urnát
       *[other] { $player } a Diplomata révén lecseréli ezt az urnát
    }: { $urn }.
event-resource-gained = { WHO($player) ->
        [you] Kapsz
       *[other] { $player } kap
    } { $count } { PIECE($resource, case: "acc") }.
event-supply-empty = A közös készletben kevés a nyersanyag ({ PIECE($resource) }): { WHO($player) ->
        [you] kevesebbet kapsz
       *[other] { $player } kevesebbet kap
    }.
event-turn-began = { WHO($player) ->
        [you] A köröd
       *[other] { $player } köre
    } kezdődik.
event-acted = { WHO($player) ->
        [you] Akciót hajtasz végre
       *[other] { $player } akciót hajt végre
    } { PIECE($area, case: "loc") }.
event-extra-acted = { WHO($player) ->
        [you] Szabad hely nélkül hajtasz végre akciót
       *[other] { $player } szabad hely nélkül hajt végre akciót
    } { PIECE($area, case: "loc") }; képesség: { PIECE($noble) }.
event-access-paid = { WHO($player) ->
        [you] Belépésért fizetsz
       *[other] { $player } belépésért fizet
    }: { PIECE($piece) } (szektor: { PIECE($color) }).
event-piece-paid = { WHO($player) ->
        [you] Fizetsz
       *[other] { $player } fizet
    }: { $count } × { PIECE($piece) }.
event-slot-blocked = Egy hely foglalttá válik ebben a szektorban: { PIECE($color) }.
event-track-advanced = { WHO($player) ->
        [you] Előrelépsz
       *[other] { $player } előrelép
    } ezen a sávon: { PIECE($color) }, { $position }. szint.
event-stage-built = { WHO($player) ->
        [you] Eléred a sírkamra
       *[other] { $player } eléri a sírkamra
    } { $stage }. szakaszát.
event-heir-named = { WHO($player) ->
        [you] A fáraó örököse leszel, és elveszed a fáraójelzőt
       *[other] { $player } a fáraó örököse lesz, és elveszi a fáraójelzőt
    }.
event-first-player-taken = { WHO($player) ->
        [you] Elveszed a kezdőjátékos-jelzőt
       *[other] { $player } elveszi a kezdőjátékos-jelzőt
    }.
event-passed = { WHO($player) ->
        [you] Passzolsz, és belépsz az Idő Piramisának
       *[other] { $player } passzol, és belép az Idő Piramisának
    } { $row }. sorába.
event-passed-last = { WHO($player) ->
        [you] Utolsóként passzolsz
       *[other] { $player } utolsóként passzol
    }.
event-disc-moved = { WHO($player) ->
        [you] A korongod
       *[other] { $player } korongja
    } továbblép az Idő Piramisán: { $row }. sor, { $space }. mező.
event-exchanged = { WHO($player) ->
        [you] Képességet használsz
       *[other] { $player } képességet használ
    } ({ PIECE($noble) }): { PIECE($given) } → { PIECE($gained) }.
event-noble-used = { WHO($player) ->
        [you] Képességet használsz
       *[other] { $player } képességet használ
    }: { PIECE($noble) }.
event-round-began = Kezdődik { $round ->
        [1] az
        [5] az
       *[other] a
    } { $round }. forduló. { WHO($player) ->
        [you] Az első kör a tiéd
       *[other] Az első kört { $player } játssza
    }.
event-round-ended = Véget ér { $round ->
        [1] az
        [5] az
       *[other] a
    } { $round }. forduló.
event-wheel-turned = Az akciókerék elfordul; az áldozatok területével szemben áll: { PIECE($color) }.
event-tile-laid = { $place }. árulótábla a sorban: { $tile }. számú, { $dark ->
        [0] világos oldal
       *[other] sötét oldal
    }.
event-tile-linked = { $place ->
        [1] Az
        [5] Az
       *[other] A
    } { $place }. árulótábla nyersanyaga: { PIECE($color) }.
event-plot-revealed = { $player } urnát fed fel: { $urn }; { $left ->
        [0] nem maradt több urna
       *[other] { $left } urna maradt
    }.
event-tile-covered = { $place }. árulótábla, { $space ->
        [1] az
        [5] az
       *[other] a
    } { $space }. mezőre kerül: { PIECE($color) }.
event-some-noble-taken = { $place ->
        [0] { $player } megkapja az előkelőt, akit nem tartottál meg.
       *[other] { $player } elveszi az előkelőt innen: { $place }. hely.
    }
event-some-noble-discarded = { $player } eltávolítja az előkelőt innen: { $place }. hely.
event-some-set-taken = { $player } elveszi ezt a jelzőpárt: { $place }. Milyen jelzők ezek?
event-some-bonus-taken = { $player } elveszi ezt a bónuszjelzőt: { $place }. Milyen jelző ez?
event-noble-discarded = { $player } eltávolít egy előkelőt: { PIECE($noble) }.
event-artisan-discarded = { $player } eltávolít egy kézművest: { $artisan }.
event-noble-value-raised = Az Áruló minden előkelője mostantól { $points } PP-t ér.
event-god-unlocked = { $player } mostantól pontozhatja ezt az istent: { PIECE($god) }.
event-scored = { $player }: { $points } presztízspont.
event-game-ended = A játszma véget ért. A nyertes: { $player }.

## Pontozás

score-chamber = Sírkamra
score-artisans = Kézművesek
score-nile = Nílus-sávok
score-resources = Megtartott nyersanyagok
score-supplies = Ami még elkölthető
score-offerings = Megtartott áldozatjelzők
score-prestige = Presztízses áldozatjelzők
score-pharaoh = Fáraójelző
score-first-player = Kezdőjátékos-jelző
score-isis = Isteni cél: Ízisz
score-horus = Isteni cél: Hórusz
score-osiris = Isteni cél: Ozirisz
score-anubis = Isteni cél: Anubisz
score-ra = Isteni cél: Rá
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
score-traitor-nobles = Az Áruló előkelői
phase = { $phase }. forduló

## Beállítások

option-scribes = Ki játssza most először ezt a játékot, és kap előkelőválasztás helyett írnokot
option-scribes-none = Senki
option-scribes-all = Mindenki
option-scribes-0 = 1. hely
option-scribes-1 = 2. hely
option-scribes-2 = 3. hely
option-scribes-3 = 4. hely
option-scribes-4 = 5. hely
option-scribes-0-1 = 1. és 2. hely
option-scribes-0-2 = 1. és 3. hely
option-scribes-0-3 = 1. és 4. hely
option-scribes-0-4 = 1. és 5. hely
option-scribes-1-2 = 2. és 3. hely
option-scribes-1-3 = 2. és 4. hely
option-scribes-1-4 = 2. és 5. hely
option-scribes-2-3 = 3. és 4. hely
option-scribes-2-4 = 3. és 5. hely
option-scribes-3-4 = 4. és 5. hely
option-scribes-0-1-2 = 1., 2. és 3. hely
option-scribes-0-1-3 = 1., 2. és 4. hely
option-scribes-0-1-4 = 1., 2. és 5. hely
option-scribes-0-2-3 = 1., 3. és 4. hely
option-scribes-0-2-4 = 1., 3. és 5. hely
option-scribes-0-3-4 = 1., 4. és 5. hely
option-scribes-1-2-3 = 2., 3. és 4. hely
option-scribes-1-2-4 = 2., 3. és 5. hely
option-scribes-1-3-4 = 2., 4. és 5. hely
option-scribes-2-3-4 = 3., 4. és 5. hely
option-scribes-0-1-2-3 = 1., 2., 3. és 4. hely
option-scribes-0-1-2-4 = 1., 2., 3. és 5. hely
option-scribes-0-1-3-4 = 1., 2., 4. és 5. hely
option-scribes-0-2-3-4 = 1., 3., 4. és 5. hely
option-scribes-1-2-3-4 = 2., 3., 4. és 5. hely
option-player = Egyszemélyes játék az igazi dobozzal: a te oldalad
option-player-followed = Követjük, ahogy az övét
option-player-told = Csak elmondod
option-dark-tiles = Egyszemélyes játék: sötét oldalú árulótáblák (minél több, annál nehezebb)
option-dark-tiles-0 = Egy sem
option-dark-tiles-1 = Egy
option-dark-tiles-2 = Kettő
option-dark-tiles-3 = Három
option-dark-tiles-4 = Négy
option-dark-tiles-5 = Mind az öt
option-nile-god-tracks = Hány Nílus-sávot kér egy isten
option-nile-god-tracks-2 = Kettőt
option-nile-god-tracks-3 = Hármat
option-scribe-on-access = Belépési költség írnok segítségével
option-scribe-on-access-credited-as-wheel = Szabad; a kerék színének számít
option-scribe-on-access-forbidden = Nem szabad
option-scribe-on-deduction = A belépés beszámítása írnok segítségével
option-scribe-on-deduction-wheel-color = Nem szabad; a kerék színe számít
option-scribe-on-deduction-swapped = Szabad
option-traitor-god-rule = Egyszemélyes játék: az Áruló pontoz egy istent
option-traitor-god-rule-shared-elements = Ikon és feltételek, közös elemek
option-traitor-god-rule-icon-and-conditions = Ikon és feltételek, semmi kétszer
option-traitor-god-rule-icon-only = Amint az ikon fedett
option-extra-action-when-free = A szabad hely nélkül cselekvő előkelők (13–16)
option-extra-action-when-free-no = Csak ha nincs szabad hely
option-extra-action-when-free-yes = Akkor is, ha van szabad hely
option-exchange-after-pass = Varázslónő és Kincstárnok a passzolás utáni körökben
option-exchange-after-pass-no = Nem használható
option-exchange-after-pass-yes = Használható

## Az állás szavakban: a tábla

place-set-up = Előkészületek és kezdő választás
place-round = { $round }. forduló ({ $rounds } közül)
    .short = { $round }/{ $rounds }
place-clockwise = A fordulók között az akciókerék az óramutató járásával megegyező irányban forog.
place-counterclockwise = A fordulók között az akciókerék az óramutató járásával ellentétes irányban forog.
place-first-player = Kezdőjátékos-jelző: { $player }
place-first-player-traitor = Kezdőjátékos-jelző: az Áruló
place-first-player-free = Kezdőjátékos-jelző: még senkié
place-pharaoh = Fáraójelző: { $player }
place-pharaoh-traitor = Fáraójelző: az Áruló
place-pharaoh-free = Fáraójelző: még senkié
place-area = Belépés { PIECE($area, case: "to") }: { PIECE($color) } ({ $free ->
        [0] zárva, nincs szabad hely
       *[other] { $free } szabad hely
    })
place-sector = A szektor helyei: { PIECE($color) }
place-god = { PIECE($god) }, { $points } PP a játszma végén, ha mindkettő megvan: { $need } { PIECE($first, case: "things") }, { $also } { PIECE($second, case: "things") }
place-pyramid = Idő Piramisa, { $row }. sor, balról jobbra
place-space = Idő Piramisa, { $row }. sor, { $space }. mező
income-none = nincs jövedelem
income-first-player = kezdőjátékos-jelző
income-any-basic = tetszőleges alapnyersanyag
income-silver = ezüst
income-offering = áldozatjelző
place-urns = Urnák az Idő Piramisa alatt
urn = { $urn }. urna ({ PIECE($bottom) }, { PIECE($left) }, { PIECE($right) })
place-urn-pile = Urnapakli: { $count }
place-urn = Szerzett urna: { $urn } ({ PIECE($bottom) }, { PIECE($left) }, { PIECE($right) })
place-plot-urn = Az Áruló { $urn }. urnája: { PIECE($bottom) } már az árulótáblán; hátravan: { PIECE($left) } és { PIECE($right) }
place-steps = Lépések a sávon: { $steps }
place-incomes = A korongod: { $row }. sor, { $space }. mező. Ezen a mezőn: { PIECE($here) }; a tőle balra lévőn: { PIECE($left) }
place-supply = Közös készlet
disc = korong ({ $player })
disc-traitor = az Áruló korongja
cube = kocka ({ $player })
cube-traitor = az Áruló kockája

## Az állás szavakban: a területek

place-sets = Jelzőpárok
set = { $place }. pár ({ PIECE($first) } + { PIECE($second) })
place-set = { $place }. jelzőpár
place-bonus = Bónuszmező
bonus = { $place }. bónuszjelző ({ PIECE($token) })
place-bonus-token = { $place }. bónuszjelző
place-bag = Áldozatzsák: { $count } jelző
place-spent-tokens = Elköltött áldozatjelzők: { $count }
place-nobles = Felfedett előkelők
place-noble-deck = Az előkelők paklija: { $count } lap
place-drawn = A választáshoz húzott előkelők
place-artisans = Felfedett kézművesek
place-artisan-deck = A kézművesek paklija: { $count } lap
artisan = { $artisan }. kézműves ({ $points } PP; { $gains ->
        [0] nem hoz semmit
        [1] hoz: { PIECE($first) }
        [2] hoz: { PIECE($first) } és { PIECE($second) }
        [3] hoz: { PIECE($first) }, { PIECE($second) } és { PIECE($third) }
       *[other] hoz: { PIECE($first) }, { PIECE($second) }, { PIECE($third) } és { PIECE($fourth) }
    })
artisan-owned = { $artisan }. kézműves ({ $points } PP)
gain-urn = véletlen urna
gain-steps = { $steps } lépés egy Nílus-sávon
gain-artisan = tetszőleges kézműves
gain-stage = ingyenes sírkamraszakasz
gain-offering = áldozatjelző
place-stage = Sírkamra, { $stage }. szakasz ({ $points } PP), ára
place-cubes = Kockák { $stage ->
        [1] az
        [5] az
       *[other] a
    } { $stage }. szakaszon
place-column = Nílus, { $column }. oszlop, ára: { $units ->
        [1] { PIECE($first) }
        [2] { PIECE($first) } és { PIECE($second) }
       *[other] { PIECE($first) }, { PIECE($second) } és { PIECE($third) }
    }; jövedelem
arrow-one = lépés ezen a sávon ({ PIECE($color) })
arrow-two = lépés az egyik sávon ({ PIECE($first) } vagy { PIECE($second) })
arrow-any = lépés bármelyik Nílus-sávon
arrow-some = lépés az egyik jelölt sávon
place-track = Nílus-sáv, { PIECE($color) }
track-disc = { $player }: { $position }. szint
track-disc-traitor = Áruló: { $position }. szint
place-access = Belépés { PIECE($area, case: "to") }: { PIECE($color) }
place-access-any = Belépés { PIECE($area, case: "to") }: bármely nyersanyag, az előkelőd révén
place-access-none = Belépés { PIECE($area, case: "to") }: ingyenes, az előkelőd révén
place-price = A teljes ár { PIECE($area, case: "loc") }, belépéssel együtt
place-paid = Eddig kifizetve
place-choosy = Te választod, mivel fizetsz.

## Az állás szavakban: az előkelők

about-scribe = { PIECE($noble) }: { $points } PP a játszma végén, és még { $each } minden teljesített istenért e terület mellett: { PIECE($area) }. Mindig: { PIECE($first) } és { PIECE($second) } fizetéskor helyettesíti egymást.
about-general = { PIECE($noble) }: { $points } PP a játszma végén, a fáraójelzővel még { $pharaoh }, a kezdőjátékos-jelzővel még { $first }. Mindig: ha passzolsz, a korongod azonnal egy mezőt továbblép az Idő Piramisán.
about-access = { PIECE($noble) }: { $points } PP a játszma végén. Mindig: bármely nyersanyaggal beléphetsz { PIECE($area, case: "to") }, és az a saját színének számít.
about-judge = { PIECE($noble) }: { $points } PP a játszma végén. Mindig: az előkelők területén öt különböző helyett bármely öt nyersanyaggal fizethetsz.
about-vizier = { PIECE($noble) }: { $points } PP a játszma végén, és még { $each } minden előkelődért, ezt is beleértve.
about-doctor = { PIECE($noble) }: { $points } PP a játszma végén, és még { $each } a kézműveseid minden különböző PP-értékéért. Fordulónként egyszer: akció { PIECE($area, case: "loc") }, akkor is, ha nincs szabad hely.
about-contractor = { PIECE($noble) }: { $points } PP a játszma végén, és még { $each } minden sírkamraszakaszodért. Fordulónként egyszer: akció { PIECE($area, case: "loc") }, akkor is, ha nincs szabad hely.
about-priest = { PIECE($noble) }: { $points } PP a játszma végén, és még { $each } minden áldozatjelződért. Fordulónként egyszer: akció { PIECE($area, case: "loc") }, akkor is, ha nincs szabad hely.
about-governor = { PIECE($noble) }: { $points } PP a játszma végén, és még { $each } minden Nílus-sávért, amelynek a tetején állsz. Fordulónként egyszer: akció { PIECE($area, case: "loc") }, akkor is, ha nincs szabad hely.
about-sorceress = { PIECE($noble) }: { $points } PP a játszma végén, és még { $each } minden teljesített istenért. Fordulónként egyszer: egy alapnyersanyag vagy ilyet mutató jelző cseréje másik alapnyersanyagra.
about-treasurer = { PIECE($noble) }: { $points } PP a játszma végén, és még { $each } minden ezüstödért. Fordulónként egyszer: egy alapnyersanyag vagy ilyet mutató jelző cseréje ezüstre.
about-teacher = { PIECE($noble) }: { $points } PP a játszma végén, és még { $each } minden alapnyersanyagodért és ilyet mutató jelződért. Fordulónként egyszer: urna szerzésekor még egy alapnyersanyag.
about-diplomat = { PIECE($noble) }: a játszma végén annyi PP, amennyit a legjobb másik előkelőd ér. Fordulónként egyszer: három tetszőleges alapnyersanyag egy urna nyersanyagai helyett.
about-official = { PIECE($noble) }: { $points } PP a játszma végén. Azonnal kapsz
about-official-owned = { PIECE($noble) }: { $points } PP a játszma végén.

## Az állás szavakban: egy játékos

place-resources = Nyersanyagok
place-tokens = Áldozatjelzők
place-own-nobles = Előkelők
place-own-artisans = Kézművesek
place-own-stage = Sírkamra: { $stage ->
        [0] még nincs szakasz
       *[other] { $stage }. szakasz ({ $points } PP)
    }
place-next-stage = Következő sírkamraszakasz: { $stage }. ({ $points } PP), ára
place-own-tracks = Nílus
on-track = { PIECE($color) } – { $position }. szint ({ $points } PP)
    .brief = { $position }
place-passed = Már passzolt
place-disc = Már passzolt; korongja az Idő Piramisán: { $row }. sor, { $space }. mező
place-points = Pontszám, ha most lenne vége: { $points }

## Az állás szavakban: az Áruló

place-traitor = Áruló: sírkamraszakasz – { $stage }; előkelők – { $nobles }, egyenként { $value } PP; urnák e fordulóra – { $urns }
place-traitor-brief = Előkelők: { $value } PP-t érnek. Urnák: { $urns }
place-traitor-urns = Urnák, amelyeket az Áruló a passzolás előtt felfed
place-traitor-tokens = Az Áruló nyersanyagai és jelzői
place-traitor-nobles = Az Áruló előkelői
place-traitor-artisans = Az Áruló kézművesei
place-traitor-tracks = Az Áruló a Nílus-sávokon
place-traitor-gods = Istenek, amelyeket az Áruló pontozhat
place-traitor-passed = Az Áruló már passzolt.
place-traitor-disc = Az Áruló már passzolt; korongja az Idő Piramisán: { $row }. sor, { $space }. mező
place-traitor-points = Az Áruló pontszáma, ha most lenne vége: { $points }
place-tile = { $place }. árulótábla, { PIECE($color) }, fedett mezők: { $level }/{ $spaces }; a következőknél az Áruló
place-tile-tokens = Jelzők { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. árulótáblán
icon-none = nem tesz semmit
icon-chamber = sírkamraszakaszt épít
icon-take-noble = elveszi { $number ->
        [1] az
        [5] az
       *[other] a
    } { $number }. előkelőt
icon-discard-noble = eltávolítja { $number ->
        [1] az
        [5] az
       *[other] a
    } { $number }. előkelőt
icon-noble-value = { $number } PP-re emeli az előkelői értékét
icon-god = pontozhatja ezt az istent ({ PIECE($god) })
icon-take-artisan-high = elveszi a legjobb kézművest
icon-take-artisan-low = elveszi a leggyengébb kézművest
icon-discard-artisan-high = eltávolítja a legjobb kézművest
icon-discard-artisan-low = eltávolítja a leggyengébb kézművest
icon-take-set = elveszi { $number ->
        [1] az
        [5] az
       *[other] a
    } { $number }. jelzőpárt
icon-take-bonus = elveszi { $number ->
        [1] az
        [5] az
       *[other] a
    } { $number }. bónuszjelzőt
icon-nile-high = a legtelibb tábla sávján lép
icon-nile-low = a legüresebb tábla sávján lép

## Az asztal részei

sheet-board = A játéktábla
sheet-pyramid = Idő Piramisa
sheet-supply = Készlet és fizetés
sheet-nobles = Előkelők
sheet-artisans = Kézművesek
sheet-offerings = Áldozatok
sheet-nile = Nílus
sheet-chamber = Sírkamra
sheet-traitor = Árulótáblák
sheet-seat = Egy játékos előtt
page-wheel = Kerék
page-pyramid = Áldozatok
page-draft = Választás
page-cards = Kártyák
page-nile = Nílus
page-traitor = Áruló
place-wheel = Akciókerék
place-round-space = Fordulósáv, { $round }. mező
place-honors = Különleges jelzők
pharaoh-token = fáraójelző
worth = { $points } PP
card-noble = lefordított előkelő
card-artisan = lefordított kézműves
urn-down = lefordított urna
token-down = áldozatjelző a zsákban

## Játszhatatlan elemértékek

error-shared-home = Minden istennek saját terület kell; a megadott: { $homes }.
error-unknown-name = { $path }: nincs „{ $found }” nevű elem. A lehetségesek: { $known }.
error-bad-icon = Az árulótábla „{ $found }” ikonja nem értelmezhető.
error-repeated-color = { $path }: minden alapnyersanyagnak pontosan egyszer kell szerepelnie.
error-bad-slots = Kevés játékosnál a szektor 1–{ $most } helye használható, nem { $found }.
error-too-few-rows = Az Idő Piramisának legalább { $need } nem üres sora legyen; a megadott: { $found }.
error-too-many-columns = A Nílus területén legfeljebb { $most } lehetőség lehet, nem { $found }.
error-bad-stages = A sírkamrának 3–{ $most } szakasza lehet, nem { $found }.
error-too-few-tokens = Legalább { $need } áldozatjelző kell; a megadott: { $found }.
error-bad-urn = { $urn ->
        [1] Az
        [5] Az
       *[other] A
    } { $urn }. urnán pontosan három alapnyersanyagnak kell lennie.
error-bad-swap = Az írnoknak két különböző alapnyersanyagot kell mutatnia; a megadott: { $found }.
error-bad-noble-areas = { $path }: ennek a négy előkelőnek négy különböző területet kell mutatnia, de az előkelők területét nem.
error-bad-cost = Egy szakasz vagy Nílus-lehetőség ára 1–5 nyersanyag lehet.
error-repeated-god = Minden árulótáblán más istennek kell szerepelnie.
error-bad-tile = { $tile ->
        [1] Az
        [5] Az
       *[other] A
    } { $tile }. árulótábla mindkét oldalán { $spaces } mezőnek kell lennie.
error-bad-tile-icon = { $tile ->
        [1] Az
        [5] Az
       *[other] A
    } { $tile }. árulótábla egyik ikonja nem létező helyre mutat.

## Mi van a dobozban

parts-urns = Urnák
parts-tile = Az alján { $urns } urna. Alulról mezőről mezőre az Áruló

tie-pharaoh = Egyenlő pontszám: a fáraójelző dönt.
tie-left-over = Még mindig egyenlő: az dönt, kinek van több megmaradt nyersanyaga és áldozatjelzője.
tie-traitor = Egyenlő pontszám: döntetlennél az Áruló nyer.
event-reasoned = { PIECE($reason) }
reason-next-tile = A lapkája megtelt: jobbra a következő, ahol van hely.
reason-wheel-full = A másik szín helyei beteltek: nincs mit választani.
reason-both-full = Egyik sem fér a kerékre: mindkettő lapkára kerül, először a bal oldali.
reason-noble-place = Az előkelő ezen a helyen balról.
reason-noble-gone = Ezen a helyen már nincs előkelő: nem történik semmi.
reason-artisan-best = A legtöbb pontot érő kézműves.
reason-artisan-worst = A legkevesebb pontot érő kézműves.
reason-artisan-leftmost = Az egyformák közül a bal szélső.
reason-offering-place = A jelzők ezen a helyen balról.
reason-offering-gone = Ez a hely üres: nem történik semmi.
reason-track-fullest = A legteltebb lapka Nílus-sávja.
reason-track-emptiest = A legüresebb lapka Nílus-sávja.
reason-track-leftmost = Az ugyanannyira teltek közül a bal szélső sáv.
reason-track-ended = A korong a sávja végén áll, és ott marad.
reason-no-urns = Elfogytak az urnái: az Áruló passzol.

## Pontozólap az igazi dobozhoz

pad-ring = Hogyan fekszenek a területek a kerék körül
    .hint = koppints rájuk az óramutató járása szerint, bármelyikkel kezdheted
pad-nile = Nílus: { PIECE($color) }
pad-nobles = Előkelők
pad-basic = Alapnyersanyagok
    .hint = mind az öt színből
pad-resource-tokens = Nyersanyagos jelzők
pad-area-tokens = Területes jelzők
pad-traitor-nobles = Az előkelői
pad-noble-value = Mennyit ér egy előkelő
pad-gods = Feloldott istenek
opening-traitor = Az árulótáblák

## What component values are of, where they are corrected

value-resources = Nyersanyagok
value-color = A jelzők színe
value-wheel = Kerék
value-clockwise = Szektorok az óramutató járása szerint
value-gods = Istenek
value-home = Az isten területe
value-half = Isteni cél
value-pp = Presztízspont
value-cost = Ár
value-gain = Nyereség
value-urns = Urnák
value-arrows = Nyilak
value-tracks = Nílus-sávok
value-chamber = Sírkamra
value-nile = Nílus
value-column = Lehetőség
value-pyramid = Az Idő Piramisa
value-silver = Ezüst
value-artisans = Kézművesek
value-nobles = Előkelők
value-offerings = Áldozatok
value-area = Terület
value-swap = Az írnok nyersanyagai
value-traitor = Áruló
value-tile = Tábla
value-noble-value = Egy előkelő presztízspontja
value-god = Isten
value-light-urns = Urnák a világos oldalon
value-dark-urns = Urnák a sötét oldalon
value-light = Világos oldal
value-dark = Sötét oldal
value-game = Játék
value-rounds = Fordulók
value-start-silver = Ezüst a játék elején
value-points = Pontok a játék végén
value-leftover = Minden megtartott nyersanyag vagy áldozatjelző
value-first-player = Kezdőjátékos-jelző
value-pharaoh = Fáraójelző
value-board = Játéktábla
value-slots = Helyek a kerék egy-egy szektorán
value-slots-few = Használt helyek egy–három játékossal
value-noble-row = Kirakott előkelők
value-artisan-row = Kirakott kézművesek
value-each = Minden fajtából
value-need = Ennyi kell
value-prestige = Presztízses áldozatjelzők
value-low = Alacsonyabb
value-high = Magasabb
value-green = zöld
value-yellow = sárga
value-blue = kék
value-red = piros
value-black = fekete
value-grey = szürke
value-any = bármelyik, ezüst is
value-any-basic = bármelyik alapnyersanyag
value-offering = áldozatjelző
value-none = semmi
value-nile-most = { icon-nile-high }
value-nile-least = { icon-nile-low }
