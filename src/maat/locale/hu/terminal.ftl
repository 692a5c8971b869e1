# A parancsok és a terminálbeli asztal szövegei, amelyeket egyetlen oldal sem mond.

## Súgó
help-maat = Rá, Fáraó és Tekhenu: játék, visszajátszás, szimuláció.
help-version = Kiírja a verziót, és azt, hogy le van-e fordítva a motor.
help-lang = Minden szöveg nyelve.
help-game = A játék: ra, pharaon, tekhenu vagy egy hozzáadott.
help-json = Ehelyett egyetlen JSON-dokumentumot ír ki programok számára.
help-out = Ebbe a fájlba írja azt, ami a képernyőre kerülne.
help-components-file = Javított elemértékeket használ ebből a fájlból.
help-option = A játék egy beállítása (a docs/notation.md felsorolja őket); több is megadható.
help-simulate = Sok játszmát játszat le botokkal, és összesíti az eredményt.
help-seats = A helyek száma az asztalnál.
help-games = A játszmák száma.
help-seed = Szöveg, amely minden sorsolást eldönt: azonos mag azonos játszmákat ad.
help-bots = Botok név, fájl (sajat.py) vagy program (exec:node sajat.mjs) szerint, helyenként, vesszővel elválasztva; a rövidebb lista ismétlődik.
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
help-seconds = Másodpercnyi munka minden számhoz.
help-rules = Megmutatja egy játék számozott szabályait, mindet vagy néhányat.
help-rule = Szabályok száma, például 45 vagy RA-45; ha egy sincs megadva, mind megjelenik.
help-doctor = Megmondja, mi van itt telepítve, és lehet-e játszani; hibajelentéshez.
help-completion = Kiír egy szkriptet, amellyel a Tab billentyű kiegészíti a program szavait.
help-shell = A parancsértelmező. A zsh szkriptje a ~/.zshrc fájlba kerül, a compinit alá.

## Szimuláció
simulate-progress = Folyik a játék
simulate-title = { $game }: { $games } játszma
simulate-speed = { $games } játszma/mp, { $decisions } döntés/mp, motor: { $engine }
simulate-share = { $value }%
simulate-range = { $low }–{ $high }
simulate-how = A közös győzelem egyenlő részekben számít. Az arány 95%-os határai Wilson-intervallumok; minden játszmának saját sorsolásai vannak.

## Visszajátszás
replay-at = Állás { $answers } válasz után
replay-verified = Ellenőrizve: minden sor szabályos, és minden sorsolás ({ $draws }) a magból következik.

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
table-prompt = >
table-help = Írd be egy válasz számát. További parancsok:
    board         az asztal újra
    score         a pontjaid
    undo          az utolsó válaszod visszavonása
    ?             miért hiányzik a többi válasz
    ? VÁLASZ      miért hiányzik ez, például ? { $answer }
    help SZABÁLY  egy szabály, például help { $rule }
    save FÁJL     a feljegyzés mentése
    quit          felállás az asztaltól
table-not-understood = Ismeretlen parancs: „{ $word }”. Írj be egy számot, vagy azt, hogy help.
table-no-such-answer = Ebben a játékban nincs „{ $answer }” válasz.
table-why-not = Most nem lehet: { $answers }. { $rule }: { $text }
table-undone = Visszavonva.
table-no-undo = Nincs mit visszavonni: még nem válaszoltál, vagy azóta sorsolás, titok vagy más játékos döntése következett.
table-save-where = Hová? Írd be: save és a fájl neve.
table-saved = Mentve ide: { $file }.
table-seed = Az összes sorsolás magja: { $seed }
table-left = A játszma megszakadt.

## Oszlopfejek
column-side = Hely
column-player = Játékos
column-mean = Átlag
column-sd = Szórás
column-range = Min–max
column-wins = Győzelem
column-share = Arány
column-note = Megjegyzés
column-work = Feladat
column-ratio = Arány

## Motor
engine-compiled = lefordított
engine-plain = tiszta Python

## Elemértékek
components-title = { $game }: elemértékek
components-count = { $count } × { $source }
components-good = { $file }: lehet vele játszani; a feljegyzésekben { $name } lesz a neve.

## Saját botok
error-bot-fault = { $line ->
    [0] { $file }: { $fault }
   *[other] { $file }, { $line }. sor: { $fault }
}
error-bot-illegal = { $file }: „{ $answer }” nem megengedett. { $rule }: { $reason }
error-bot-code = { $file }: ebben a játékban nincs { $code } számú válasz.
error-bot-word = { $file }: ebben a játékban nincs „{ $answer }” válasz.
error-program-missing = { $command }: a program nem indítható el: { $reason }
error-program-late = { $command }: { $seconds } másodpercen belül nem jött válasz.
error-program-ended = { $command }: a program válasz helyett befejeződött (kilépési kód: { $code }).
error-program-crashed = { $command }: a program válasz helyett befejeződött (kilépési kód: { $code }): { $last }
error-program-nonsense = { $command }: „{ $said }” nem válasz; egy válasz így néz ki: { $example }

## A játszma elemzése
help-review = Egy erős bot végignézi egy befejezett játszma minden döntését.
help-level = A bot erőssége, 3-tól 5-ig.
help-iterations = Ennyiszer próbálja ki a bot az egyes döntéseket; a több lassabb és biztosabb.
help-review-seed = Szöveg, amely a bot sorsolásait eldönti: azonos mag azonos elemzést ad.
help-review-all = Minden döntést felsorol, nem csak a költségeseket.
review-default-iterations = a szint és a játék szerint, lásd docs/review.md
review-default-jobs = minden mag
error-review-unfinished = A feljegyzés játszmája nem ért véget; csak befejezett játszma elemezhető.
error-review-empty = Ebben a játszmában nem volt miről dönteni.
error-no-reviewer = Ez a bot ({ $level }. szint) nem tudja megindokolni az értékelését; válassz ezek közül: { $known }.
review-progress = Folyik az elemzés
review-title = { $game }: { $decisions } döntés, értékelte: { $bot } ({ $level }. szint, döntésenként { $iterations } iteráció)
review-about = A ± utáni szám egy standard hiba; a szerencse az, amit a sorsolás a nyerési esélyen változtatott. Bővebben: docs/review.md
review-players = Játékosok
review-turns = Fordulópontok
review-no-turns = Egyik változás sem volt nagyobb az értékelés bizonytalanságánál.
review-turn-choice = { $moment }. Döntés: „{ $played }”, a bot választása: „{ $preferred }”.
review-turn-luck = { $moment }. Szerencse, { $player }: { $draws }.
review-swing = Nyerési esély: { $before }% → { $after }% (± { $error }%), --to { $to }
review-worst = Költséges döntések
review-all = Minden döntés
review-no-worst = Senki sem vesztett biztosan semmit.
review-see = Egy állás megtekintése: maat replay { $file } --to N, ahol N a fent a --to mellett megadott szám
review-curve = Nyerési esély az első döntéstől a játszma végéig
review-percent = { $value }%
review-doubt = { $value } ± { $error }
review-why = Miért, várható pontokban: { $reasons }
review-reasons = { $player }: { $lines }
review-reason = { $label } { $points }
review-why-decision = { $at }. { $why }
column-decisions = Döntés
column-agreed = Mint a bot
column-accuracy = Pontosság
column-chance-lost = Elvesztett nyerési esély, %
column-points-lost = Elvesztett pont
column-chance-each = Átlagosan elvesztett esély
column-points-each = Átlagosan elvesztett pont
column-luck = Szerencse
column-number = Sz.
column-played = Amit lépett
column-preferred = A bot választása

error-file-exists = Ez a fájl már létezik, és változatlan marad: { $file }.
error-not-written = Ez a fájl nem írható: { $file }.
error-no-folder = A mappa nem hozható létre ({ $file }): { $reason }.
error-worker-gone = Egy folyamat, amely a munkát megosztotta, idő előtt véget ért: elfogyott a memória, vagy egy bot fejezte be.
error-bad-ending = Ismeretlen kiterjesztés: { $file }. Az adatkészlet végződése { $known }; a feljegyzések mappába kerülnek.
error-one-place = { $file }: eggyel több a kelleténél. A feljegyzések egy mappába, a döntések egy fájlba kerülnek.
error-no-maker = Ebben a fájlban nincs „make” függvény: { $file }.
error-missing-extra = Ehhez csomag kell ({ $package }): pip install "{ $extra }".
error-not-text = Ez nem szövegfájl: { $file }.
error-not-toml = Ez nem TOML-fájl ({ $file }): { $reason }.
error-no-such-answer = { $found } után nem lehet megállni: a feljegyzésben { $most } válaszsor van.
error-too-few = Legalább egy játszma és egy folyamat kell; a megadott: { $games } és { $jobs }.
error-unknown-language = Nincs „{ $language }” nyelv. Ezek vannak: { $known }.
error-no-such-rule = Nincs { $number } szabály.

## Állapotfelmérés
doctor-version = Verzió: maat { $version }
doctor-python = Ezen fut: Python { $python }, { $platform }
doctor-engine = Motor: { $engine }
doctor-engine-asked = Motor: { $engine }, mert a MAAT_PLAIN=1 ezt kéri
doctor-games = Játékok: { $games }
doctor-database = Adatbázis: { $file }, asztalok: { $tables }, szabad hely: { $free } GB
doctor-database-new = Adatbázis: { $file }, még nincs meg, szabad hely: { $free } GB
doctor-database-bad = Adatbázis: { $reason }
doctor-port-free = Port: { $port }, szabad
doctor-port-taken = Port: { $port }, foglalt; a maat play másikat választ
doctor-port-open = Port: nyitott asztal itt: { $url }
doctor-port-bad = Port: nem használható. { $reason }
doctor-compiler = Fordítóprogram: { $compiler }
doctor-compiler-none = Fordítóprogram: nincs
doctor-languages = Nyelvek: { $known }; használatban: { $language }
doctor-terminal = Terminál: { $encoding }, szélesség: { $columns }
doctor-browser = Böngésző: { $browser }
doctor-browser-none = Böngésző: nincs
doctor-extras = Kiegészítések: { $found }; hiányzik: { $missing }
doctor-good = Itt lehet játszani.
doctor-bad = Itt nem lehet játszani. { $reason }
