# Teksty poleceń i stołu w terminalu, których nie mówi żadna strona.

## Pomoc
help-maat = Ra, Faraon i Tekhenu: gra, odtwarzanie, symulacje.
help-version = Pokaż wersję oraz to, czy silnik jest skompilowany.
help-lang = Język wszystkich tekstów.
help-game = Gra: ra, pharaon, tekhenu albo dodana.
help-json = Wypisz zamiast tego jeden dokument JSON dla programów.
help-out = Zapisz w tym pliku to, co trafiłoby na ekran.
help-components-file = Użyj poprawionych wartości elementów z tego pliku.
help-option = Opcja gry (spis w docs/notation.md); można podać kilka.
help-simulate = Rozegraj wiele partii między botami i pokaż wyniki.
help-seats = Liczba miejsc przy stole.
help-games = Liczba partii.
help-seed = Tekst, od którego zależy każde losowanie: to samo ziarno daje te same partie.
help-bots = Boty po nazwie, z pliku (moj.py) lub jako program (exec:node moj.mjs), po przecinku, miejsce po miejscu; krótszą listę się powtarza.
help-jobs = Liczba procesów, które dzielą się pracą.
help-records = Zapisz każdą partię w tym folderze albo każdą decyzję w tym pliku (.jsonl, .jsonl.gz, .parquet); można podać po jednym.
help-replay = Odtwórz zapis, pokaż sytuację na stole, a po końcu gry także punktację.
help-record = Plik z zapisem gry.
help-to = Zatrzymaj po tylu wierszach odpowiedzi.
help-verify = Sprawdź, czy każdy wiersz jest zgodny z zasadami, a każde losowanie z ziarnem.
help-table = Zagraj w terminalu przeciwko botom.
help-opponents = Pozostałe miejsca: nazwy botów po przecinku; jeśli nie podano, peek.
help-name = Twoje imię przy stole.
help-keep-record = Prowadź zapis gry w tym pliku.
help-components = Wypisz wartości wszystkich elementów i ich źródła.
help-check = Sprawdź plik z poprawionymi wartościami i pokaż skutek.
help-bench = Zmierz szybkość silnika, zwykłego i skompilowanego.
help-seconds = Sekundy pracy na każdą liczbę.
help-rules = Pokaż ponumerowane zasady gry, wszystkie lub wybrane.
help-rule = Numery zasad, np. 45 lub RA-45; bez nich pokazane są wszystkie.
help-doctor = Podaj, co jest tu zainstalowane i czy da się zagrać; do zgłoszenia błędu.
help-completion = Wypisz skrypt, dzięki któremu klawisz Tab uzupełnia słowa tego programu.
help-shell = Powłoka. W zsh skrypt trafia do ~/.zshrc, poniżej compinit.

## Symulacja
simulate-progress = Trwa gra
simulate-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
simulate-speed = { $games } partii/s, { $decisions } decyzji/s, silnik: { $engine }
simulate-share = { $value }%
simulate-range = { $low }–{ $high }
simulate-how = Wspólna wygrana liczy się w równych częściach. Granice 95% udziału to przedział Wilsona; każda partia ma własne losowania.

## Odtwarzanie
replay-at = Sytuacja po { $answers ->
    [one] { $answers } odpowiedzi
    [few] { $answers } odpowiedziach
    [many] { $answers } odpowiedziach
   *[other] { $answers } odpowiedzi
}
replay-verified = Sprawdzono: każdy wiersz jest zgodny z zasadami, a każde losowanie ({ $draws }) z ziarnem.

## Pomiar
bench-progress = Trwa pomiar
bench-title = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}, jeden rdzeń
bench-loop = decyzji/s, pętla silnika
bench-python-loop = decyzji/s, pętla w Pythonie
bench-batch = decyzji/s, z Pythona, wiele gier naraz
bench-search = iteracji/s, przeszukiwanie drzewa
bench-copies = kopii/s
bench-bytes = bajtów na stan gry

## Stół w terminalu
table-which-game = Która gra? Wpisz numer:
table-welcome = Witamy w grze { $game }.
table-commitment = Losowania tej gry są zapieczętowane: SHA-256 { $commitment }
table-hint = Wpisz numer odpowiedzi. ? wyjaśnia, czemu brakuje innych, help wypisuje wszystkie polecenia.
table-prompt = >
table-help = Wpisz numer odpowiedzi. Inne polecenia:
    board         pokaż stół jeszcze raz
    score         pokaż swoją punktację
    undo          cofnij swoją ostatnią odpowiedź
    ?             czemu brakuje innych odpowiedzi
    ? ODPOWIEDŹ   czemu brakuje tej, na przykład ? { $answer }
    help ZASADA   pokaż zasadę, na przykład help { $rule }
    save PLIK     zapisz przebieg gry
    quit          odejdź od stołu
table-not-understood = Polecenie „{ $word }” nie jest znane. Wpisz numer albo help.
table-no-such-answer = W tej grze nie ma odpowiedzi „{ $answer }”.
table-why-not = Teraz nie można: { $answers }. { $rule }: { $text }
table-undone = Cofnięto.
table-no-undo = Nie ma czego cofnąć: nie było jeszcze twojej odpowiedzi albo nastąpiło po niej losowanie, coś tajnego lub wybór innego gracza.
table-save-where = Dokąd? Wpisz save i nazwę pliku.
table-saved = Zapisano w pliku { $file }.
table-seed = Ziarno wszystkich losowań: { $seed }
table-left = Gra przerwana.

## Nagłówki kolumn
column-side = Nr
column-player = Gracz
column-mean = Średnia
column-sd = Rozrzut
column-range = Od–do
column-wins = Wygrane
column-share = Udział
column-note = Uwaga
column-work = Zadanie
column-ratio = Stosunek

## Silnik
engine-compiled = skompilowany
engine-plain = czysty Python

## Wartości elementów
components-title = Wartości elementów gry { $game }
components-count = { $count } × { $source }
components-good = Z plikiem { $file } można grać; w zapisach będzie się nazywał { $name }.

## Własne boty
error-bot-fault = { $line ->
    [0] { $file }: { $fault }
   *[other] { $file }, wiersz { $line }: { $fault }
}
error-bot-illegal = { $file }: „{ $answer }” jest niedozwolone. { $rule }: { $reason }
error-bot-code = { $file }: w tej grze nie ma odpowiedzi o numerze { $code }.
error-bot-word = { $file }: w tej grze nie ma odpowiedzi „{ $answer }”.
error-program-missing = { $command }: nie można uruchomić programu: { $reason }
error-program-late = { $command }: brak odpowiedzi w ciągu { $seconds } s.
error-program-ended = { $command }: program zakończył się, zamiast odpowiedzieć (kod wyjścia { $code }).
error-program-crashed = { $command }: program zakończył się, zamiast odpowiedzieć (kod wyjścia { $code }): { $last }
error-program-nonsense = { $command }: „{ $said }” nie jest odpowiedzią; odpowiedź wygląda tak: { $example }

## Analiza gry
help-review = Niech silny bot oceni każdą decyzję zakończonej gry.
help-level = Siła bota, od 3 do 5.
help-iterations = Ile razy bot sprawdza każdą decyzję; więcej znaczy wolniej i pewniej.
help-review-seed = Tekst, od którego zależy losowanie bota: to samo ziarno daje tę samą analizę.
help-review-all = Wypisz wszystkie decyzje, nie tylko kosztowne.
review-default-iterations = według poziomu i gry, zob. docs/review.md
review-default-jobs = wszystkie rdzenie
error-review-unfinished = Gra z tego zapisu się nie skończyła; analizuje się tylko zakończone gry.
error-review-empty = W tej grze nie było o czym decydować.
error-no-reviewer = Bot poziomu { $level } nie potrafi wyjaśnić swoich ocen; wybierz jeden z poziomów: { $known }.
review-progress = Trwa analiza
review-title = { $game }: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}, oceniał bot { $bot } (poziom { $level }, iteracji na decyzję: { $iterations })
review-about = ± to jeden błąd standardowy; szczęście to zmiana szansy na wygraną przez losowanie. Więcej: docs/review.md
review-players = Gracze
review-turns = Punkty zwrotne
review-no-turns = Żadna zmiana nie była większa od niepewności oceny.
review-turn-choice = { $moment }. Wybór: „{ $played }”, bot wybrałby „{ $preferred }”.
review-turn-luck = { $moment }. Szczęście, { $player }: { $draws }.
review-swing = Szansa na wygraną: { $before }% → { $after }% (± { $error }%), --to { $to }
review-worst = Kosztowne decyzje
review-all = Wszystkie decyzje
review-no-worst = U nikogo nie widać pewnej straty.
review-see = Jak zobaczyć sytuację: maat replay { $file } --to N, gdzie N to liczba podana wyżej przy --to
review-curve = Szansa na wygraną od pierwszej decyzji do końca
review-percent = { $value }%
review-doubt = { $value } ± { $error }
review-why = Dlaczego, w oczekiwanych punktach: { $reasons }
review-reasons = { $player }: { $lines }
review-reason = { $label } { $points }
review-why-decision = { $at }. { $why }
column-decisions = Decyzje
column-agreed = Jak bot
column-accuracy = Trafność
column-chance-lost = Utracona szansa na wygraną, %
column-points-lost = Utracone punkty
column-chance-each = Średnia strata szansy na wygraną
column-points-each = Średnia strata punktów
column-luck = Szczęście
column-number = Nr
column-played = Zagrano
column-preferred = Bot wolałby

error-file-exists = Plik { $file } już istnieje i pozostaje bez zmian.
error-not-written = Nie można zapisać pliku { $file }.
error-no-folder = Nie można utworzyć folderu { $file }: { $reason }.
error-worker-gone = Proces, który dzielił pracę, zakończył się przed czasem: zabrakło pamięci albo zakończył go bot.
error-bad-ending = { $file } ma nieznane rozszerzenie. Zbiór danych kończy się na { $known }; partie zapisuje się w folderze.
error-one-place = { $file }: o jedno miejsce za dużo; partie zapisuje się w jednym folderze, decyzje w jednym pliku.
error-no-maker = W { $file } nie ma funkcji „make”.
error-missing-extra = Do tego potrzebny jest pakiet { $package }: pip install "{ $extra }".
error-not-text = Plik { $file } nie jest plikiem tekstowym.
error-not-toml = Plik { $file } nie jest w formacie TOML: { $reason }.
error-no-such-answer = Nie można zatrzymać się po { $found }: zapis ma { $most ->
    [one] { $most } wiersz
    [few] { $most } wiersze
    [many] { $most } wierszy
   *[other] { $most } wiersza
} odpowiedzi.
error-too-few = Potrzeba co najmniej jednej partii i jednego procesu; podano: { $games } i { $jobs }.
error-unknown-language = Nie ma języka „{ $language }”. Są: { $known }.
error-no-such-rule = Nie ma zasady { $number }.

## Diagnoza
doctor-version = Wersja: maat { $version }
doctor-python = Działa na: Python { $python }, { $platform }
doctor-engine = Silnik: { $engine }
doctor-engine-asked = Silnik: { $engine }, bo żąda tego MAAT_PLAIN=1
doctor-games = Gry: { $games }
doctor-database = Baza danych: { $file }, stoły: { $tables }, wolne miejsce: { $free } GB
doctor-database-new = Baza danych: { $file }, jeszcze jej nie ma, wolne miejsce: { $free } GB
doctor-database-bad = Baza danych: { $reason }
doctor-port-free = Port: { $port }, wolny
doctor-port-taken = Port: { $port }, zajęty; maat play weźmie inny
doctor-port-open = Port: stół jest otwarty pod adresem { $url }
doctor-port-bad = Port: nie do użycia. { $reason }
doctor-compiler = Kompilator: { $compiler }
doctor-compiler-none = Kompilator: nie znaleziono
doctor-languages = Języki: { $known }; używany: { $language }
doctor-terminal = Terminal: { $encoding }, szerokość { $columns }
doctor-browser = Przeglądarka: { $browser }
doctor-browser-none = Przeglądarka: nie znaleziono
doctor-extras = Dodatki: { $found }; brakuje: { $missing }
doctor-good = Można tu grać.
doctor-bad = Nie da się tu grać. { $reason }
