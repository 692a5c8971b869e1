# hands.ftl (polski): co mówi stół, przy którym ludzie losują z prawdziwego pudełka

web-hands-draw = Co wylosowano
web-hands-draw-for = { $player }:
web-hands-what = { $count ->
    [one] Co to było?
    [few] Co to było? { $count } po kolei.
    [many] Co to było? { $count } po kolei.
   *[other] Co to było? { $count } po kolei.
}
web-hands-left = { $what }, zostało: { $count }
web-hands-hint = Dotknij tego, co wylosowano. Wystarczy jedno dotknięcie.
web-hands-several = Kilka naraz
web-hands-enter = Zapisz: { $count }
web-hands-deal = { $count ->
    [one] Wylosuj za mnie
    [few] Wylosuj za mnie wszystkie { $count }
    [many] Wylosuj za mnie wszystkie { $count }
   *[other] Wylosuj za mnie wszystkie { $count }
}
web-hands-deal-all = Losuj, aż ktoś ma wybrać
web-hands-deal-setup = Rozłóż wszystko za mnie
web-hands-none = Nie było już żadnej
web-hands-changes = Kilka zmian
web-hands-list = Wróć do listy
web-hands-more = Więcej
web-hands-always = Zawsze losuj je za mnie
web-hands-never = Znów pytaj, co losuję
web-hands-correct = Popraw losowanie
web-hands-which = Które losowanie wpisano błędnie? Najnowsze jest pierwsze.
web-hands-really = Co to było naprawdę?
web-hands-lost = { $count ->
    [one] Poprawiono. Ostatnia odpowiedź już nie pasowała: wpisz ją jeszcze raz.
    [few] Poprawiono. Ostatnie { $count } odpowiedzi już nie pasowały: wpisz je jeszcze raz.
    [many] Poprawiono. Ostatnich { $count } odpowiedzi już nie pasowało: wpisz je jeszcze raz.
   *[other] Poprawiono. Ostatnich { $count } odpowiedzi już nie pasowało: wpisz je jeszcze raz.
}
web-hands-secret = To tajemnica: teraz nikt inny nie patrzy.
web-hands-withhold = Powiem dopiero przy zagraniu
web-hands-do = Co zrobić na stole
web-hands-table = Na stole
web-hands-todo = { $count ->
    [one] { $count } rzecz do zrobienia
    [few] { $count } rzeczy do zrobienia
    [many] { $count } rzeczy do zrobienia
   *[other] { $count } rzeczy do zrobienia
}
web-hands-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
web-hands-gains = Punkty: { $points }, razem { $total }
web-hands-show = Pokaż
web-hands-done = Zrobione

error-not-by-hand = Przy tym stole losuje program.
error-too-many-draws = Podano więcej rzeczy, niż się tu losuje.
error-no-such-draw = Tego losowania nie można poprawić.
error-out-already = To jest już w czyjejś ukrytej ręce: sprawdź jeszcze raz albo odłóż i wylosuj coś innego.
web-hands-end = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-hands-end-own = Twoja strona nie była tu prowadzona: policz ją i porównaj.
web-hands-end-pad = Punktacja
