# Boty przeciw botom.

## Polecenie
help-arena = Zmierz boty ze sobą, zamieniając je miejscami przy tym samym szczęściu, i podaj, jak pewny jest wynik.
help-arena-bots = Boty, oddzielone przecinkami: nazwy lub własne pliki, np. mine.py; każdy spotyka każdego.
help-arena-games = Ile partii grają boty siedzące razem, z zaokrągleniem w górę do pełnych rozdań.
help-ray = Graj na maszynach tego klastra Ray; local uruchamia go tutaj.
help-results = Przechowuj wyniki w tym pliku bazy danych; to samo polecenie podejmuje przerwaną pracę.
help-markdown = Zapisz tabele w formacie Markdown w tym pliku.
help-plot = Narysuj oceny i odsetki wygranych w tym pliku SVG.
help-ladder = Rozegraj każdy poziom przeciw niższemu i zapisz stronę z wynikami.
help-ladder-games = Liczba partii każdej pary sąsiednich poziomów.
help-slow-games = Liczba partii, gdy jeden z dwóch botów długo szuka.
help-solo-games = Liczba partii każdego poziomu z automą na każdej trudności; powolne poziomy grają ćwierć tego.
help-only = Tylko ta gra; można podać wiele razy.
help-ladder-seats = Liczby miejsc, oddzielone przecinkami; 1 to gra solo.
help-up-to = Najwyższy poziom, który gra.
help-all-pairs = Przy dwóch miejscach także poziomy, które nie sąsiadują.
help-minutes = Zatrzymaj się po tylu minutach; to samo polecenie wznawia pracę.
help-ladder-out = Plik strony; obok trafiają folder pictures i partie, .games.gz.
help-write-only = Nie graj; zapisz stronę z tego, co już jest.
help-renew = Zmierz ponownie wiersze, których partie zmieniły nowsze zasady.

## Raport
arena-progress = Trwa gra
arena-title = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}
arena-games = Partie: { $games }, rozdania: { $deals }, ziarno { $seed }
arena-versions = maat { $maat }, silnik: { $engine }, źródła { $code }
arena-options = Opcje: { $options }
arena-components = Wartości z pudełka właściciela: { $name }
arena-players = Gracze
arena-pairs = Wyższe miejsce
arena-sources = Średnie punkty według źródła
arena-times = Czas myślenia
arena-how-wins = Wygrane liczą się na każde miejsce przy stole, wspólna wygrana w częściach: wśród równych byłoby to { $share }.
arena-how-seats = Bot, który zajmuje kilka miejsc, wygrywa najwyżej na jednym z nich, więc nie osiągnie 100%.
arena-how-ratings = Oceny to model Placketta-Luce’a z openskill z granicami 95%, średnia z kilku kolejności partii, więc kolejność nie ma znaczenia; każdy zaczyna od 25 ± { $start }.
arena-how-pairs = Jak często pierwszy z pary zajmuje wyższe miejsce niż drugi; wspólne miejsce liczy się za pół, więc 50% oznacza równą siłę. Każde rozdanie rozgrywa się we wszystkich układach miejsc.
arena-how-limits = Granice 95% to przedział Wilsona dla tylu niezależnych partii, ile warte są rozdania: partie jednego rozdania mają wspólne szczęście, więc mówią mniej niż partie różnych rozdań.
arena-how-time = Decyzje jednego miejsca w partii; milisekundy na jedną odpowiedź.
arena-percent = { $value }%
arena-limits = { $low }–{ $high }%
arena-doubt = { $value } ± { $doubt }
arena-less = <{ $value }
arena-plot-ratings = Ocena
arena-plot-pairs = Jak często wiersz zajmuje wyższe miejsce niż kolumna
arena-interrupted = Zachowane partie: { $played } z { $games }, w pliku { $file }; to samo polecenie zacznie od tego miejsca.
ladder-progress = Drabina
ladder-left = zostało około { $time }
ladder-written = Zapisano: { $file }
ladder-overruled = { $game }, { $bots }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}: { $other ->
    [0] zasady są starsze, ale według najnowszych ostatnie partie (sprawdzono: { $tried }) przebiegają tak samo i wiersz zostaje.
   *[other] według najnowszych zasad jedna z ostatnich partii przebiega inaczej (sprawdzono: { $tried }), więc wiersz będzie zmierzony od nowa.
}
ladder-checked = { $game }, { $bots }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}: { $good ->
    [true] źródła się zmieniły, ale ostatnie partie przebiegają tak samo, więc reszta zostaje.
   *[other] partie obok strony rozegrano według innych zasad lub innymi botami, więc zostają jako starsze, aż wszystkie zostaną rozegrane na nowo.
}
ladder-interrupted = Zatrzymano; zachowane partie: { $played } z { $games }, w pliku { $file }; to samo polecenie zacznie od tego miejsca.
column-rating = Ocena
column-points = Średnie punkty
column-pair = Para
column-rate = Wyżej
column-interval = Granice 95%
column-games = Partie
column-deals = Rozdania
column-per-game = Decyzje
column-think-mean = Średnio ms
column-think-max = Maks. ms

## Błędy
error-bot-twice = { $bot } podano dwa razy; bota nie można porównać z nim samym.
error-bot-alone = Podano tylko bota { $bot }; podaj co najmniej dwa boty, oddzielone przecinkami.
error-store-unusable = Nie można zapisać pliku { $file }.
error-bad-archive = Plik { $file } nie zawiera partii drabiny.
error-store-foreign = Plik { $file } nie jest zbiorem wyników.
error-store-other = Plik { $file } zawiera partie innego planu ({ $held }); w pliku mieści się jeden plan, podaj inny plik.
error-plot-ending = Rysunki powstają w formacie SVG; podaj plik z rozszerzeniem .svg zamiast { $file }.
error-store-version = Plik { $file } zapisała inna wersja maat; podaj inny plik.
error-executor-broken = Proces, który grał partie, przestał działać; dotychczasowe wyniki są zachowane, to samo polecenie wznawia pracę.
error-bad-seats = Liczby miejsc zapisuje się tak: 2,3,4; a nie tak: { $seats }
error-ladder-empty = Nie ma w co grać: żadna gra nie ma poziomów dla tych miejsc.
error-no-ray = Brakuje Ray; zainstaluj go: pip install maat-games[ray]
error-ray-unreachable = Pod adresem { $address } nie ma klastra Ray: { $reason }
error-other-code = Jedna z maszyn klastra gra z inną wersją zasad lub botów ({ $found }); zainstaluj wszędzie ten sam pakiet. Dotychczasowe wyniki są zachowane.
