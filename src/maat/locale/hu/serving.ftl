# Amit az asztalszerver körüli parancsok mondanak; oldal nem mondja.

error-bad-setting = { $name } nem lehet „{ $value }”.
error-store-busy = Egy másik szerver használja: { $file }.
error-store-linked = A(z) { $file } fájlnak több neve van (merev hivatkozások), és mindegyiknek saját naplója lenne. Másold le, és használd a másolatot.
error-newer-store = { $file } a program egy újabb változatával készült.
error-foreign-store = { $file } nem ennek a programnak az adatbázisa.
error-no-store = Nincs { $file } adatbázis.
error-port-taken = Foglalt port: { $port }.
error-no-chooser = Ebben a fájlban nincs „choose(update)” függvény: { $file }; a docs/protocol.md mutat egyet.
error-not-invited = „{ $url }” nem meghívólink.
error-no-server = Nem érhető el: { $url } ({ $reason }).
help-serve = Asztalszerver indítása; a beállítások a környezetből jönnek (MAAT_PORT stb., lásd docs/protocol.md).
help-play = Asztal indítása ezen a gépen és megnyitása a böngészőben.
help-join = A saját programodat ülteti egy asztalhoz.
help-backup = Az adatbázis másolása, akár futó szerver mellett is.
help-export = Minden befejezett játszma feljegyzését kiírja egy mappába.
help-check-database = Ép-e az adatbázis: minden lap, és minden bejegyzés a hash-e szerint.
help-host = A figyelt cím; a 127.0.0.1 csak ez a gép.
help-port = A figyelt port.
help-database = Az adatbázis fájlja.
help-no-browser = Nem nyitja meg a böngészőt.
help-invite = Meghívólink.
help-bot-file = Python-fájl choose(update) függvénnyel.
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
join-over = A játszmának vége. { $place }. hely, pontok: { $own }; mindenki: { $points }.
help-token = Visszatérés egy helyre a leüléskor mutatott tokennel.
engine-building = A gyors motor fordítása a háttérben folyik; a botok átveszik, amint elkészült.
engine-progress = gyors motor: { NUMBER($share, style: "percent") }
engine-ready = A gyors motor elkészült; a botok mostantól ezt használják.
engine-no-compiler = Az egyszerű motor játszik: a gyorshoz nincs C-fordító.
engine-no-mypyc = Az egyszerű motor játszik: a gyorsat fordító mypy és setuptools nincs telepítve.
engine-compile-failed = Az egyszerű motor játszik: a gyorsat nem sikerült lefordítani ({ $reason }).
