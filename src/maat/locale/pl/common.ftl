# Teksty samego programu, niezależne od gry.

## Miejsca i elementy
place-list = { $label }: { $pieces }
place-empty = brak
pieces = { $count } × { $piece }
seat = Miejsce { $seat }
seat-heading = { $name }:
automa = Automa

## Punktacja
score-sheet = Punktacja
score-total = Razem
score-place = Lokata

## Nagłówki kolumn
column-side = Miejsce
column-player = Gracz
column-mean = Średnia
column-sd = Rozrzut
column-lowest = Min.
column-highest = Maks.
column-wins = Wygrane
column-share = Udział
column-line = Za co
column-rule = Zasada
column-component = Element
column-value = Wartość
column-source = Źródło
column-note = Uwaga
column-work = Zadanie
column-ratio = Stosunek

## Silnik
engine-compiled = skompilowany
engine-plain = czysty Python

## Pomoc
help-maat = Ra, Pharaon i Tekhenu: gra, odtwarzanie, symulacje.
help-version = Pokaż wersję oraz to, czy silnik jest skompilowany.
help-lang = Język wszystkich tekstów.
help-game = Gra.
help-json = Wypisz JSON dla programów.
help-components-file = Użyj poprawionych wartości elementów z tego pliku.
help-option = Opcja gry; można podać kilka.
help-simulate = Rozegraj wiele partii między botami i pokaż wyniki.
help-seats = Liczba miejsc przy stole.
help-games = Liczba partii.
help-seed = Tekst, od którego zależy każde losowanie: to samo ziarno daje te same partie.
help-bots = Boty po nazwie lub z pliku (moj.py), po przecinku, miejsce po miejscu; krótszą listę się powtarza.
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

## Symulacja
simulate-progress = Trwa gra
simulate-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
simulate-speed = { $games } partii/s, { $decisions } decyzji/s, silnik: { $engine }

## Odtwarzanie
replay-at = Sytuacja po { $answers ->
    [one] { $answers } odpowiedzi
    [few] { $answers } odpowiedziach
    [many] { $answers } odpowiedziach
   *[other] { $answers } odpowiedzi
}
replay-verified = Sprawdzono: każdy wiersz jest zgodny z zasadami, a każde losowanie ({ $draws }) z ziarnem.

## Wartości elementów
components-title = Wartości elementów gry { $game }
components-count = { $count } × { $source }
components-good = Z plikiem { $file } można grać; w zapisach będzie się nazywał { $name }.
tag-rulebook = instrukcja
tag-public = źródło publiczne
tag-reconstructed = rekonstrukcja
tag-owner = własny egzemplarz

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
table-you = Gracz
table-prompt = >
table-help = Wpisz numer odpowiedzi. Inne polecenia:
    board         pokaż stół jeszcze raz
    score         pokaż swoją punktację
    undo          cofnij swoją ostatnią odpowiedź
    ?             czemu brakuje innych odpowiedzi
    ? ODPOWIEDŹ   czemu brakuje tej, na przykład ? bid 3
    help ZASADA   pokaż zasadę, na przykład help RA-45
    save PLIK     zapisz przebieg gry
    quit          odejdź od stołu
table-not-understood = Polecenie „{ $word }” nie jest znane. Wpisz numer albo help.
table-no-such-answer = W tej grze nie ma odpowiedzi „{ $answer }”.
table-why-not = Teraz nie można: { $answers }. { $rule }: { $text }
table-all-legal = Niczego nie brakuje: wszystko to jest teraz dozwolone.
table-undone = Cofnięto.
table-no-undo = Nie ma czego cofnąć: nie było jeszcze twojej odpowiedzi albo nastąpiły po niej losowanie, coś tajnego lub wybór innego gracza.
table-no-such-rule = Nie ma zasady { $rule }.
table-save-where = Dokąd? Wpisz save i nazwę pliku.
table-saved = Zapisano w pliku { $file }.
table-seed = Ziarno wszystkich losowań: { $seed }
table-left = Gra przerwana.

## Błędy w tym, co podano
error-unknown-game = Nie ma gry „{ $game }”. Są: { $known }.
error-unknown-bot = W grze { $game } nie ma bota „{ $bot }”. Są: { $known }.
error-too-many-bots = Za dużo botów: { $found } na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
error-no-bots = Nie podano bota na { $seats ->
    [one] { $seats } pozostałe miejsce
    [few] { $seats } pozostałe miejsca
    [many] { $seats } pozostałych miejsc
   *[other] { $seats } pozostałego miejsca
}; podaj przynajmniej jednego.
error-unknown-language = Nie ma języka „{ $language }”. Są: { $known }.
error-unknown-option = Gra { $game } nie ma opcji „{ $option }”. Ma: { $known }.
error-unknown-value = Opcja { $option } nie może mieć wartości „{ $value }”. Możliwe: { $known }.
error-bad-option = Opcję zapisuje się klucz=wartość, a nie „{ $option }”.
error-wrong-seats = Liczba miejsc w grze { $game } nie może wynosić { $seats }. Możliwe: { $known }.
error-bad-seed = Ziarno to jeden wiersz tekstu bez spacji na końcach, a nie „{ $seed }”.
error-too-few = Potrzeba co najmniej jednej partii i jednego procesu; podano: { $games } i { $jobs }.
error-at-least = { $option } musi wynosić co najmniej { $least }; podano: { $found }.
error-no-file = Nie można użyć pliku { $file }: { $reason }.
error-file-exists = Plik { $file } już istnieje i pozostaje bez zmian.
error-not-written = Nie można zapisać pliku { $file }.
error-no-folder = Nie można utworzyć folderu { $file }: { $reason }.
error-bad-ending = { $file } ma nieznane rozszerzenie. Zbiór danych kończy się na { $known }; partie zapisuje się w folderze.
error-one-place = { $file } to o jedno za dużo: partie zapisuje się w jednym folderze, decyzje w jednym pliku.
error-no-maker = W { $file } nie ma funkcji „make”.
error-missing-extra = Do tego potrzebny jest pakiet { $package }: pip install "{ $extra }".
error-not-text = Plik { $file } nie jest plikiem tekstowym.
error-game-over = Gra już się skończyła.
error-unknown-code = W tej grze nie ma odpowiedzi o numerze { $code }.
error-illegal-answer = „{ $answer }” jest niedozwolone. { $rule }: { $reason }
error-in-line = Wiersz { $line }: { $told }
error-not-a-record = Wiersz { $line }: to nie jest zapis gry; musi się zaczynać od „maat 1”.
error-unknown-maat = Wiersz { $line }: nieznany format zapisu { $found }. Znane: { $known }.
error-unknown-dealer = Wiersz { $line }: nie ma krupiera „{ $found }”. Są: { $known }.
error-unknown-header = Wiersz { $line }: „{ $field }” nie należy do nagłówka.
error-repeated-header = Wiersz { $line }: „{ $field }” występuje w nagłówku dwa razy.
error-missing-header = Wiersz { $line }: w nagłówku brakuje „{ $field }”.
error-unknown-trailer = Wiersz { $line }: „{ $field }” nie może stać po grze.
error-not-a-number = Wiersz { $line }: { $field } musi być liczbą, a nie „{ $found }”.
error-other-rules = Wiersz { $line }: zapis powstał według wersji { $found } zasad; ten program zna wersję { $known }.
error-other-components = Wiersz { $line }: grano z wartościami elementów { $found }; podaj ich plik opcją --components.
error-own-components = Wiersz { $line }: nagłówek nie podaje wartości elementów, więc grano ze zwykłymi; pomiń --components.
error-undo-too-far = Wiersz { $line }: nie można tu cofnąć { $count } odpowiedzi.
error-answer-after-end = Wiersz { $line }: „{ $answer }” stoi już po końcu gry.
error-wrong-seat = Wiersz { $line }: „{ $answer }” odpowiada { $found }, a pytanie jest do { $asked }.
error-unknown-answer = Wiersz { $line }: w tej grze nie ma odpowiedzi „{ $answer }”.
error-illegal-line = Wiersz { $line }: „{ $answer }” jest niedozwolone. { $rule }: { $reason }
error-unfinished = Wiersz { $line }: zapis podaje wynik, ale gra się tu jeszcze nie kończy.
error-wrong-result = Wiersz { $line }: podano wynik { $found }, ale gra kończy się wynikiem { $expected }.
error-no-commitment = Wiersz { $line }: nie ma czego sprawdzać; w nagłówku brakuje „dealer” albo „commitment”.
error-no-seed = Wiersz { $line }: ziarno jest jeszcze tajne; zapis podaje je dopiero po końcu gry.
error-broken-commitment = Wiersz { $line }: ziarno nie pasuje do skrótu „commitment” z nagłówka.
error-wrong-draw = Wiersz { $line }: zapisano „{ $answer }”, ale z ziarna wynika „{ $drawn }”.
error-no-such-answer = Nie można zatrzymać po { $found }: zapis ma { $most ->
    [one] { $most } wiersz
    [few] { $most } wiersze
    [many] { $most } wierszy
   *[other] { $most } wiersza
} odpowiedzi.
error-not-toml = Plik { $file } nie jest w formacie TOML: { $reason }.
error-no-provenance = { $path }: nie podano źródła tej wartości.
error-unknown-component = { $path }: nie ma takiej wartości. Są: { $known }.
error-wrong-length = { $path }: { $found ->
    [one] { $found } pozycja
    [few] { $found } pozycje
    [many] { $found } pozycji
   *[other] { $found } pozycji
} zamiast { $expected }.
error-wrong-kind = { $path }: wartość typu { $found } zamiast { $expected }.
error-negative = { $path }: { $found } to mniej niż 0.
error-too-large = { $path }: ta liczba jest za duża; najwięcej to { $most }.
