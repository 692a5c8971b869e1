# Amit az asztalszerver körüli parancsok mondanak; oldal nem mondja.

error-bad-setting = { $name } nem lehet „{ $value }”.
error-store-busy = Egy másik szerver használja: { $file }.
error-store-linked = A(z) { $file } fájlnak több neve van (merev hivatkozások), és mindegyiknek saját naplója lenne. Másold le, és használd a másolatot.
error-newer-store = { $file } a program egy újabb változatával készült.
error-foreign-store = { $file } nem ennek a programnak az adatbázisa.
error-no-store = Nincs { $file } adatbázis.
error-port-taken = Foglalt port: { $port }.
error-no-chooser = Ebben a fájlban nincs se „make(seed)”, se „choose(update)”: { $file }; a docs/bots.md mutat példát mindkettőre.
error-not-invited = „{ $url }” nem meghívólink.
error-no-server = Nem érhető el: { $url } ({ $reason }).
help-serve = Asztalszerver indítása; a beállítások a környezetből jönnek (MAAT_PORT stb., lásd docs/protocol.md).
help-play = Asztal indítása ezen a gépen és megnyitása a böngészőben.
help-join = A saját programodat ülteti egy asztalhoz.
help-backup = Az adatbázis másolása, akár futó szerver mellett is.
help-export = Minden befejezett játszma feljegyzését kiírja egy mappába.
help-check-database = Ép-e az adatbázis: minden lap, és minden bejegyzés a hash-e szerint.
help-admin = Megnézni és rendbe tenni, amit a szerver őriz; minden lépés feljegyzésre kerül.
help-act = Mit kell tenni: tables, guests, log; logout VENDÉG, rename VENDÉG NÉV, forget VENDÉG, delete ASZTAL, close ASZTAL, free ASZTAL HELY, ban CÍM, allow CÍM, prune NAPOK.
help-whom = Egy vendég a száma szerint, egy asztal, egy cím vagy hálózat, vagy napok száma.
help-wish = Egy név, vagy egy hely 0-tól számolva.
admin-guest = { $guest }  { $name }  { $day }  munkamenetek: { NUMBER($sessions) }, helyek: { NUMBER($seats) }
admin-done = Kész és feljegyezve: { $act } { $whom }
error-nobody-there = Nincs itt senki és semmi ilyen néven: „{ $whom }”.
help-host = A figyelt cím; a 127.0.0.1 csak ez a gép.
help-port = A figyelt port.
help-database = Az adatbázis: egy fájl, vagy egy PostgreSQL-adatbázis címe (postgresql://…).
help-no-browser = Nem nyitja meg a böngészőt.
help-invite = Meghívólink, vagy annak a szervernek a címe, ahol meghívásra várjon.
help-bot-file = Python-fájl make(seed) vagy choose(update) függvénnyel, vagy egy program: "exec:node mine.mjs".
help-copy = A kiírandó fájl.
help-folder = A mappa, ahová ír.
serve-ready = Az asztal nyitva: { $url } (Ctrl+C: vége).
export-done = Kiírt feljegyzések: { $count }.
backup-done = Átmásolva ide: { $file }.
check-done = { $count ->
   *[other] { $count } asztal van meg, úgy, ahogy kiírták.
}
check-page = A fájl sérült: { $fault }
check-table = A(z) { $table } asztal sérült: jó bejegyzések: { $good }, hibásak: { $lost }.
join-seated = Asztal: { $table }. Vissza erre a helyre: --token { $token }
join-waits = Meghívásra várok itt: { $url }. Elérhetőség: { $contact } Vissza ugyanazként a vendégként: --token { $token }
join-left = Asztal: { $table }. A hely felszabadult. { $fault }
join-over = A játszmának vége. { $place }. hely, pontok: { $own }; mindenki: { $points }.
help-token = Visszatérés egy helyre a leüléskor mutatott tokennel.
engine-building = A gyors motor fordítása a háttérben folyik; a botok átveszik, amint elkészült.
engine-progress = gyors motor: { NUMBER($share, style: "percent") }
engine-ready = A gyors motor elkészült; a botok mostantól ezt használják.
engine-no-compiler = Az egyszerű motor játszik: a gyorshoz nincs C-fordító.
engine-no-mypyc = Az egyszerű motor játszik: a gyorsat fordító mypy és setuptools nincs telepítve.
engine-compile-failed = Az egyszerű motor játszik: a gyorsat nem sikerült lefordítani ({ $reason }).
help-site = Az asztal kiírása statikus oldalként, amelyen szerver és hálózat nélkül lehet játszani.
help-site-folder = A mappa, ahová kerüljön; nélküle oda, ahol a „maat play” és a „maat serve” megtalálja.
error-site-needs = Az oldal építéséhez kell ez a program: { $program } ({ $reason }).
error-site-failed = A(z) { $program } nem végezte el a maga részét az oldalból: { $reason }
error-site-not-empty = A(z) { $folder } mappa nem üres, és nincs benne oldal; semmi sem íródott ki.
site-done = Az oldal itt van: { $folder } ({ $megabytes } MB). Bármelyik tárhely kiszolgálhatja.
site-offered = A „maat play” és a „maat serve” elvihetőként kínálja fel.
serve-along = Elvihető innen: { $url }
help-workers = Hány folyamat szolgáljon ki; egynél többhöz PostgreSQL kell.
help-move-store = Mindent átvisz egyik adatbázisból egy másik, üres adatbázisba: fájlból PostgreSQL-be vagy fordítva.
help-move-target = Az adatbázis, ahová kerül; üresnek kell lennie.
error-workers-need-postgres = Több folyamathoz PostgreSQL kell: egy SQLite-fájlt csak egy szolgálhat ki.
error-no-asyncpg = A PostgreSQL-hez még egy csomag kell: pip install 'maat-games[postgres]'.
error-no-database = A PostgreSQL-adatbázis nem használható: { $reason }.
error-backup-postgres = A PostgreSQL-t a saját eszközével lehet lemásolni, futó szerverek mellett is: pg_dump --format=custom.
error-store-not-empty = { $file } már tartalmaz valamit; semmi sem került át.
error-move-damaged = Ami átkerült, nem egyezik az eredetivel ({ $table } asztal); semmi sem maradt meg belőle.
move-done = { $tables ->
    [one] { $tables } asztal átkerült mindennel, ami hozzá tartozik; minden bejegyzés ellenőrizve.
   *[other] { $tables } asztal átkerült mindennel, ami hozzá tartozik; minden bejegyzés ellenőrizve.
}
doctor-postgres = { $file } adatbázis: { $tables ->
    [one] { $tables } asztal
   *[other] { $tables } asztal
}.
