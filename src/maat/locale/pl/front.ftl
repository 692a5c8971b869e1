# front.ftl (polski): co mówi tylko strona główna

web-never-played = Pierwszy raz? Uczysz się, grając, w kwadrans.
web-solo-against = Graj solo, przeciwnik: { $opponent }
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

web-welcome = Graj pod okiem bogów
web-welcome-hint = Wybierz grę: od razu siadasz do stołu.
web-no-account = Konto nie jest potrzebne. Ta przeglądarka pamięta twoje miejsca.
web-go-on = Graj dalej
web-play-now = Graj teraz
web-pass-and-play = Na jednym urządzeniu
web-seat-open = Zaproszenie przez link
web-seat-bot = Bot – { $bot }
web-levels = Poziomy
web-other-bots = Inne boty
web-level = { $level } · { $bot }
web-shuffle = Wylosuj miejsca
web-clock = Zegar
web-clock-0 = Bez zegara
web-clock-60 = 1 minuta na ruch
web-clock-300 = 5 minut na ruch
web-clock-86400 = 1 dzień na ruch
web-clock-total = Zegar na całą grę
web-clock-total-0 = Bez ograniczeń
web-clock-total-600 = 10 minut dla każdego
web-clock-total-1800 = 30 minut dla każdego
web-clock-total-3600 = 1 godzina dla każdego
web-clock-total-259200 = 3 dni dla każdego
web-import = Otwórz zapisaną partię
web-no-tables = Nie siedzisz jeszcze przy żadnym stole.
web-bot-random = Nowicjusz: dowolna dozwolona odpowiedź
web-bot-greedy = Kupiec: jak najwięcej punktów od razu
web-bot-peek = Zwiadowca: patrzy trochę naprzód
web-bot-search = Strateg: patrzy daleko naprzód
web-bot-learned = Mędrzec: patrzy naprzód i ocenia tak, jak nauczył się z własnych gier
web-bot-rule-of-thumb = Praktyk: trzyma się jednej prostej zasady
web-bot-drawy = Dobieracz: prawie zawsze dobiera
web-taken-along = przeniesiona
web-along = Zabierz ten stół ze sobą
web-invite = Zaproś znajomych
web-solo = Graj solo
web-of-game = { $what } ({ $game })
web-your-name = Twoje imię
web-seat-me = Ja
web-new-table = Nowy stół
web-your-turn = Twoja kolej
web-start = Otwórz stół
web-about = O programie Maat
