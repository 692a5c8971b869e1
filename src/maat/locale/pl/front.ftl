# front.ftl (polski): co mówi tylko strona główna

web-never-played = Pierwszy raz? Uczysz się, grając, w kwadrans.
web-solo-easy = Łatwo
web-solo-medium = Średnio
web-solo-hard = Trudno
web-learn-solo = Jak gra przeciwnik
web-values-own = { $count ->
    [one] { $count } wydrukowana wartość jest odtworzona: nie ma jej w naszych źródłach, więc przyjęliśmy wyważoną, a twoje pudełko może się różnić.
    [few] { $count } wydrukowane wartości są odtworzone: nie ma ich w naszych źródłach, więc przyjęliśmy wyważone, a twoje pudełko może się różnić.
    [many] { $count } wydrukowanych wartości jest odtworzonych: nie ma ich w naszych źródłach, więc przyjęliśmy wyważone, a twoje pudełko może się różnić.
   *[other] { $count } wydrukowanej wartości jest odtworzone: nie ma jej w naszych źródłach, więc przyjęliśmy wyważoną, a twoje pudełko może się różnić.
}
web-real-box = Gra z prawdziwym pudełkiem
web-values-edit = W moim pudełku jest inaczej
web-values-play = { $count ->
    [one] Graj z { $count } wartością z mojego pudełka
    [few] Graj z { $count } wartościami z mojego pudełka
    [many] Graj z { $count } wartościami z mojego pudełka
   *[other] Graj z { $count } wartości z mojego pudełka
}
web-pass-hint = Wszyscy grają na tym urządzeniu, jedno po drugim.
web-asked-to-play = Jest propozycja kolejnej partii
web-my-result = { $points ->
    [one] { $place }. miejsce, { $points } punkt
    [few] { $place }. miejsce, { $points } punkty
    [many] { $place }. miejsce, { $points } punktów
   *[other] { $place }. miejsce, { $points } punktu
}
web-its-winner = { $count ->
    [one] Zwycięstwo: { $player } ({ $points })
    [few] Wspólne zwycięstwo: { $player } ({ $points })
    [many] Wspólne zwycięstwo: { $player } ({ $points })
   *[other] Wspólne zwycięstwo: { $player } ({ $points })
}
web-i-resigned = Partia poddana
