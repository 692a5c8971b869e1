# Co przekazuje dalej zakończoną grę, oraz strona gier z tego urządzenia.

web-results = Zachowaj lub udostępnij wynik
web-results-bgstats = Dodaj do BG Stats
web-results-share = Udostępnij wynik
web-results-picture = Obrazek (PNG)
web-results-csv = Tabela (CSV)
web-results-title = { $game }, { $day }
web-results-line = { $place }. { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-results-place = { $place }. { $player }
web-plays-hint = Tu trafiają gry, które kończysz przy stole; zostają tylko w tej przeglądarce.
web-plays-none = Nie ma tu jeszcze żadnej gry.
web-plays-over-time = Punkty według kategorii, gra po grze
web-plays-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
web-plays-course = W czasie
web-plays-mean = Średnia
web-plays-best = Najlepszy wynik
web-plays-last = Ostatni wynik
web-plays-list = Wszystkie gry
web-plays-table = Tabela: { $game } (CSV)
web-plays-forget = Usuń
web-plays-forget-all = Usuń wszystkie
web-plays-sure = Tak, usuń wszystkie
web-csv-date = Data (UTC)
web-csv-game = Gra
web-csv-minutes = Minuty
web-csv-player = Gracz
web-csv-place = Miejsce
web-csv-points = Punkty
web-csv-winner = Zwycięzca
web-csv-start = Pierwszy gracz
