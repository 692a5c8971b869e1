# Magának a programnak a szövegei, bármelyik játékhoz.

## Helyek és elemek
place-list = { $label }: { $pieces }
place-empty = nincs
pieces = { $count } × { $piece }
seat = { $seat }. hely
seat-heading = { $name }:
automa = Automa

## Pontozás
score-sheet = Pontozólap
score-total = Összesen
score-place = Helyezés

## Oszlopfejek
column-side = Hely
column-player = Játékos
column-mean = Átlag
column-sd = Szórás
column-lowest = Min.
column-highest = Max.
column-wins = Győzelem
column-share = Arány
column-line = Tétel
column-rule = Szabály
column-component = Játékelem
column-value = Érték
column-source = Forrás
column-note = Megjegyzés
column-work = Feladat
column-ratio = Arány

## Motor
engine-compiled = lefordított
engine-plain = tiszta Python

## Súgó
help-maat = Rá, Pharaon és Tekhenu: játék, visszajátszás, szimuláció.
help-version = Kiírja a verziót, és azt, hogy le van-e fordítva a motor.
help-lang = Minden szöveg nyelve.
help-game = A játék.
help-json = JSON-t ír ki programok számára.
help-components-file = Javított elemértékeket használ ebből a fájlból.
help-option = A játék egy beállítása; több is megadható.
help-simulate = Sok játszmát játszat le botokkal, és összesíti az eredményt.
help-seats = A helyek száma az asztalnál.
help-games = A játszmák száma.
help-seed = Szöveg, amely minden sorsolást eldönt: azonos mag azonos játszmákat ad.
help-bots = Botok név vagy fájl (sajat.py) szerint, helyenként, vesszővel elválasztva; a rövidebb lista ismétlődik.
help-jobs = Ennyi folyamat osztozik a munkán.
help-records = Minden játszmát feljegyez ebbe a mappába, vagy minden döntést ebbe a fájlba (.jsonl, .jsonl.gz, .parquet); mindkettőből egy adható meg.
help-replay = Visszajátszik egy feljegyzést, megmutatja az állást és a végén a pontszámokat.
help-record = Egy játszma feljegyzése (fájl).
help-to = Ennyi válaszsor után megáll.
help-verify = Ellenőrzi, hogy minden sor szabályos-e, és minden sorsolás a magból következik-e.
help-table = Játék a terminálban botok ellen.
help-opponents = A többi hely: botok neve, vesszővel elválasztva; ha egy sincs megadva, peek.
help-name = A neved az asztalnál.
help-keep-record = Ebben a fájlban vezeti a játszma feljegyzését.
help-components = Felsorolja az összes elemértéket és a forrásukat.
help-check = Ellenőriz egy javított értékeket tartalmazó fájlt, és megmutatja a hatását.
help-bench = Megméri a motor sebességét egyszerű és lefordított formában.

## Szimuláció
simulate-progress = Folyik a játék
simulate-title = { $game }: { $games } játszma
simulate-speed = { $games } játszma/mp, { $decisions } döntés/mp, motor: { $engine }

## Visszajátszás
replay-at = Állás { $answers } válasz után
replay-verified = Ellenőrizve: minden sor szabályos, és minden sorsolás ({ $draws }) a magból következik.

## Elemértékek
components-title = { $game }: elemértékek
components-count = { $count } × { $source }
components-good = { $file }: lehet vele játszani; a feljegyzésekben { $name } lesz a neve.
tag-rulebook = játékszabály
tag-public = nyilvános forrás
tag-reconstructed = rekonstruált
tag-owner = saját példány

## Mérés
bench-progress = Folyik a mérés
bench-title = { $game }, { $seats } hely, egy processzormag
bench-loop = döntés/mp, a motor ciklusában
bench-python-loop = döntés/mp, Python-ciklusból
bench-batch = döntés/mp, Pythonból, sok játék egyszerre
bench-search = iteráció/mp, keresés a fában
bench-copies = másolat/mp
bench-bytes = bájt állásonként

## Asztal a terminálban
table-which-game = Melyik játék? Írd be a számát:
table-welcome = { $game }: üdvözlünk az asztalnál!
table-commitment = Ennek a játszmának a sorsolásai le vannak pecsételve: SHA-256 { $commitment }
table-hint = Írd be egy válasz számát. A ? megmondja, miért hiányzik a többi, a help felsorolja a parancsokat.
table-you = Játékos
table-prompt = >
table-help = Írd be egy válasz számát. További parancsok:
    board         az asztal újra
    score         a pontjaid
    undo          az utolsó válaszod visszavonása
    ?             miért hiányzik a többi válasz
    ? VÁLASZ      miért hiányzik ez, például ? bid 3
    help SZABÁLY  egy szabály, például help RA-45
    save FÁJL     a feljegyzés mentése
    quit          felállás az asztaltól
table-not-understood = Ismeretlen parancs: „{ $word }”. Írj be egy számot, vagy azt, hogy help.
table-no-such-answer = Ebben a játékban nincs „{ $answer }” válasz.
table-why-not = Most nem lehet: { $answers }. { $rule }: { $text }
table-all-legal = Semmi sem hiányzik: most mindez megengedett.
table-undone = Visszavonva.
table-no-undo = Nincs mit visszavonni: még nem válaszoltál, vagy azóta sorsolás, titok vagy más játékos döntése következett.
table-no-such-rule = Nincs { $rule } szabály.
table-save-where = Hová? Írd be: save és a fájl neve.
table-saved = Mentve ide: { $file }.
table-seed = Az összes sorsolás magja: { $seed }
table-left = A játszma megszakadt.

## Hibás bemenet
error-unknown-game = Nincs „{ $game }” nevű játék. Ezek vannak: { $known }.
error-unknown-bot = { $game }: nincs „{ $bot }” nevű bot. Ezek vannak: { $known }.
error-too-many-bots = Túl sok bot: { $found } bot { $seats } helyre.
error-no-bots = Nincs megadva bot a többi { $seats } helyre; adj meg legalább egyet.
error-unknown-language = Nincs „{ $language }” nyelv. Ezek vannak: { $known }.
error-unknown-option = { $game }: nincs „{ $option }” beállítás. Ezek vannak: { $known }.
error-unknown-value = { $option }: ez a beállítás nem lehet „{ $value }”. Lehet: { $known }.
error-bad-option = A beállítás alakja kulcs=érték, nem „{ $option }”.
error-wrong-seats = { $game }: a helyek száma nem lehet { $seats }. Lehet: { $known }.
error-bad-seed = A mag egysoros szöveg, szóköz nélkül az elején és a végén, nem „{ $seed }”.
error-too-few = Legalább egy játszma és egy folyamat kell; a megadott: { $games } és { $jobs }.
error-at-least = { $option } legalább { $least } legyen; a megadott: { $found }.
error-no-file = Nem használható fájl: { $file }: { $reason }.
error-file-exists = A(z) { $file } fájl már létezik, változatlan marad.
error-not-written = A(z) { $file } fájlt nem lehet megírni.
error-no-folder = Nem hozható létre mappa: { $file }: { $reason }.
error-bad-ending = Ismeretlen kiterjesztés: { $file }. Az adatkészlet végződése { $known }; a feljegyzések mappába kerülnek.
error-one-place = { $file }: eggyel több a kelleténél. A feljegyzések egy mappába, a döntések egy fájlba kerülnek.
error-no-maker = A(z) { $file } fájlban nincs „make” függvény.
error-missing-extra = Ehhez kell a(z) { $package } csomag: pip install "{ $extra }".
error-not-text = Nem szövegfájl: { $file }.
error-game-over = A játszma már véget ért.
error-unknown-code = Ebben a játékban nincs { $code }. számú válasz.
error-illegal-answer = „{ $answer }” nem megengedett. { $rule }: { $reason }
error-in-line = { $line }. sor: { $told }
error-not-a-record = { $line }. sor: ez nem játszmafeljegyzés; így kell kezdődnie: „maat 1”.
error-unknown-maat = { $line }. sor: ismeretlen feljegyzésformátum: { $found }. Ismert: { $known }.
error-unknown-dealer = { $line }. sor: nincs „{ $found }” osztó. Ezek vannak: { $known }.
error-unknown-header = { $line }. sor: „{ $field }” nem való a fejlécbe.
error-repeated-header = { $line }. sor: „{ $field }” kétszer szerepel a fejlécben.
error-missing-header = { $line }. sor: a fejlécből hiányzik: „{ $field }”.
error-unknown-trailer = { $line }. sor: „{ $field }” nem állhat a játszma után.
error-not-a-number = { $line }. sor: { $field } csak szám lehet, nem „{ $found }”.
error-other-rules = { $line }. sor: a feljegyzés a szabályok { $found }. verziójával készült; ennek a programnak a verziója { $known }.
error-other-components = { $line }. sor: a játszma elemértékei: { $found }; add meg a fájljukat ezzel: --components.
error-own-components = { $line }. sor: a fejléc nem nevez meg elemértékeket, tehát a játszma a szokásosakkal készült; hagyd el a --components kapcsolót.
error-undo-too-far = { $line }. sor: itt nem vonható vissza { $count } válasz.
error-answer-after-end = { $line }. sor: „{ $answer }” már a játszma vége után áll.
error-wrong-seat = { $line }. sor: „{ $answer }” { $found } válasza, de a kérdés címzettje { $asked }.
error-unknown-answer = { $line }. sor: ebben a játékban nincs „{ $answer }” válasz.
error-illegal-line = { $line }. sor: „{ $answer }” nem megengedett. { $rule }: { $reason }
error-unfinished = { $line }. sor: a feljegyzés eredményt közöl, de a játszma itt még nem ért véget.
error-wrong-result = { $line }. sor: a megadott eredmény { $found }, de a játszma végeredménye { $expected }.
error-no-commitment = { $line }. sor: nincs mit ellenőrizni; a fejlécből hiányzik: „dealer” vagy „commitment”.
error-no-seed = { $line }. sor: a mag még titkos; a feljegyzés csak a játszma végén közli.
error-broken-commitment = { $line }. sor: a mag nem felel meg a fejléc „commitment” mezőjének.
error-wrong-draw = { $line }. sor: a feljegyzésben „{ $answer }” áll, de a magból „{ $drawn }” következik.
error-no-such-answer = { $found } után nem lehet megállni: a feljegyzésben { $most } válaszsor van.
error-not-toml = Nem TOML-fájl: { $file }: { $reason }.
error-no-provenance = { $path }: nincs megadva ennek az értéknek a forrása.
error-unknown-component = { $path }: nincs ilyen érték. Ezek vannak: { $known }.
error-wrong-length = { $path }: { $found } tétel { $expected } helyett.
error-wrong-kind = { $path }: { $found } típusú érték { $expected } helyett.
error-negative = { $path }: { $found } kisebb, mint 0.
error-too-large = { $path }: ez a szám túl nagy; legfeljebb { $most } lehet.
