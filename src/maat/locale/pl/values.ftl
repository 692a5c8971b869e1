# Co mówi strona o wartościach z własnego pudełka.

web-values-hint = Weź do ręki prawdziwy element i wpisz, co na nim wydrukowano. Zanim wartości zostaną zapisane, tylko na tym urządzeniu, program rozgrywa z nimi gry dla każdej liczby graczy. Korzystają z nich twoje stoły, zapisy i wszystkie boty przy nich; plik z nimi można komuś przekazać.
web-values-search = Szukaj
web-values-all = Pokaż też pewne wartości
web-values-found = { $count ->
    [one] { $count } wartość
    [few] { $count } wartości
    [many] { $count } wartości
   *[other] { $count } wartości
}
web-values-trying = Trwają próbne gry z twoimi wartościami…
web-values-good = Z tymi wartościami da się grać; są zapisane.
web-values-own-count = { $count ->
    [0] Wszystkie wartości są nasze.
    [one] { $count } wartość pochodzi z twojego pudełka.
    [few] { $count } wartości pochodzą z twojego pudełka.
    [many] { $count } wartości pochodzi z twojego pudełka.
   *[other] { $count } wartości pochodzi z twojego pudełka.
}
web-values-load = Wczytaj plik
web-values-save = Zapisz do pliku
web-values-none = Przyjmij wszystkie nasze
web-values-keep = { $count ->
    [0] Wypróbuj i zapisz
    [one] Wypróbuj i zapisz { $count } zmianę
    [few] Wypróbuj i zapisz { $count } zmiany
    [many] Wypróbuj i zapisz { $count } zmian
   *[other] Wypróbuj i zapisz { $count } zmiany
}
web-values-usual = nasza: { $usual }
web-values-restore = przyjmij naszą
