# Co mówią polecenia wokół serwera stołów; żadna strona tego nie mówi.

error-bad-setting = { $name } nie może mieć wartości „{ $value }”.
error-store-busy = Inny serwer używa pliku { $file }.
error-store-linked = Plik { $file } ma kilka nazw (dowiązań twardych), a każda miałaby własny dziennik. Skopiuj go i użyj kopii.
error-newer-store = { $file } zapisała nowsza wersja tego programu.
error-foreign-store = { $file } nie jest bazą tego programu.
error-no-store = Nie ma bazy danych { $file }.
error-port-taken = Port { $port } jest zajęty.
error-no-chooser = { $file } nie ma ani „make(seed)”, ani „choose(update)”; przykłady są w docs/bots.md.
error-not-invited = „{ $url }” nie jest linkiem z zaproszeniem.
error-no-server = Nie można połączyć się z { $url }: { $reason }.
help-serve = Uruchom serwer stołów; ustawienia pochodzą ze środowiska (MAAT_PORT itd., zob. docs/protocol.md).
help-play = Uruchom stół na tym komputerze i otwórz go w przeglądarce.
help-join = Niech twój program zagra przy stole.
help-backup = Skopiuj bazę danych, także podczas pracy serwera.
help-export = Wyeksportuj zapisy wszystkich zakończonych gier do folderu.
help-check-database = Czy baza jest cała: każda strona i każdy wpis według jego skrótu.
help-admin = Zobacz i napraw to, co serwer przechowuje; każda czynność zostaje zapisana.
help-act = Co zrobić: tables, guests, log; logout GOŚĆ, rename GOŚĆ IMIĘ, forget GOŚĆ, delete STÓŁ, close STÓŁ, free STÓŁ MIEJSCE, ban ADRES, allow ADRES, prune DNI.
help-whom = Gość według numeru, stół, adres lub sieć albo liczba dni.
help-wish = Imię albo miejsce, licząc od 0.
admin-guest = { $guest }  { $name }  { $day }  sesje: { NUMBER($sessions) }, miejsca: { NUMBER($seats) }
admin-done = Zrobione i zapisane: { $act } { $whom }
error-nobody-there = Nie ma nikogo ani niczego o nazwie „{ $whom }”.
help-host = Adres nasłuchu; 127.0.0.1 to tylko ten komputer.
help-port = Port nasłuchu.
help-database = Baza danych: plik albo adres bazy PostgreSQL (postgresql://…).
help-no-browser = Nie otwieraj przeglądarki.
help-invite = Link z zaproszeniem albo adres serwera, na którym czekać na zaproszenia.
help-bot-file = Plik Pythona z funkcją make(seed) albo choose(update), albo program: "exec:node mine.mjs".
help-copy = Plik do zapisania.
help-folder = Folder, do którego zapisać.
serve-ready = Stół jest otwarty pod adresem { $url } (Ctrl+C kończy).
export-done = Zapisane gry: { $count }.
backup-done = Skopiowano do { $file }.
check-done = { $count ->
    [one] Jest { $count } stół, tak jak go zapisano.
    [few] Są { $count } stoły, tak jak je zapisano.
    [many] Jest { $count } stołów, tak jak je zapisano.
   *[other] Jest { $count } stołu, tak jak je zapisano.
}
check-page = Plik jest uszkodzony: { $fault }
check-table = Stół { $table } jest uszkodzony: dobre wpisy: { $good }, złe: { $lost }.
join-seated = Gram przy stole { $table }. Aby wrócić na to miejsce: --token { $token }
join-waits = Czekam na zaproszenia na { $url }. Kontakt: { $contact } Aby wrócić jako ten sam gość: --token { $token }
join-left = Stół { $table }: miejsce zwolnione. { $fault }
join-over = Koniec gry. Miejsce { $place }, punkty: { $own }; wszyscy: { $points }.
help-token = Wróć na miejsce z tokenem pokazanym przy jego zajęciu.
engine-building = Szybki silnik kompiluje się w tle; boty przejdą na niego, gdy będzie gotowy.
engine-progress = szybki silnik { NUMBER($share, style: "percent") }
engine-ready = Szybki silnik jest gotowy; od teraz używają go boty.
engine-no-compiler = Gra zwykły silnik: dla szybkiego brakuje kompilatora C.
engine-no-mypyc = Gra zwykły silnik: nie zainstalowano mypy i setuptools, które kompilują szybki.
engine-compile-failed = Gra zwykły silnik: szybkiego nie udało się skompilować ({ $reason }).
help-site = Zapisz stół jako stronę statyczną, na której gra się bez serwera i bez sieci.
help-site-folder = Folder do zapisania; bez niego tam, gdzie znajdą go „maat play” i „maat serve”.
error-site-needs = Do zbudowania strony potrzebny jest { $program }: { $reason }.
error-site-failed = { $program } nie wykonał swojej części strony: { $reason }
error-site-not-empty = Folder { $folder } nie jest pusty i nie ma w nim strony; niczego nie zapisano.
site-done = Strona jest w folderze { $folder } ({ $megabytes } MB). Może ją udostępnić każdy hosting.
site-offered = „maat play” i „maat serve” proponują ją do zabrania ze sobą.
serve-along = Do zabrania ze sobą: { $url }
help-workers = Ile procesów obsługuje stoły; więcej niż jeden wymaga PostgreSQL.
help-move-store = Przenieś wszystko z jednej bazy danych do drugiej, pustej: z pliku do PostgreSQL albo odwrotnie.
help-move-target = Docelowa baza danych; musi być pusta.
error-workers-need-postgres = Kilka procesów wymaga PostgreSQL: plik SQLite obsługuje tylko jeden.
error-no-asyncpg = PostgreSQL wymaga jeszcze jednego pakietu: pip install 'maat-games[postgres]'.
error-no-database = Nie można użyć bazy PostgreSQL: { $reason }.
error-backup-postgres = Bazę PostgreSQL kopiuje się jej własnym narzędziem, także podczas pracy serwerów: pg_dump --format=custom.
error-store-not-empty = { $file } zawiera już dane; niczego nie przeniesiono.
error-move-damaged = Po przeniesieniu dane się nie zgadzają (stół { $table }); niczego nie zachowano.
move-done = { $tables ->
    [one] Przeniesiono { $tables } stół ze wszystkim, co do niego należy, i sprawdzono każdy wpis.
    [few] Przeniesiono { $tables } stoły ze wszystkim, co do nich należy, i sprawdzono każdy wpis.
    [many] Przeniesiono { $tables } stołów ze wszystkim, co do nich należy, i sprawdzono każdy wpis.
   *[other] Przeniesiono { $tables } stołu ze wszystkim, co do nich należy, i sprawdzono każdy wpis.
}
doctor-postgres = Baza danych { $file }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}.
