# byhand.ftl (polski): co mówi stół, przy którym ludzie losują z prawdziwego pudełka

web-byhand-draw = Co wylosowano
web-byhand-draw-for = { $player }:
web-byhand-what = { $count ->
    [one] Co to było?
    [few] Co to było? { $count } po kolei.
    [many] Co to było? { $count } po kolei.
   *[other] Co to było? { $count } po kolei.
}
web-byhand-left = { $what }, zostało: { $count }
web-byhand-hint = Dotknij tego, co wylosowano. Wystarczy jedno dotknięcie.
web-byhand-undone = Cofnięto. Dotknij tego, co naprawdę wylosowano.
web-byhand-several = Kilka naraz
web-byhand-enter = Zapisz: { $count }
web-byhand-deal = { $count ->
    [one] Wylosuj za mnie
    [few] Wylosuj za mnie wszystkie { $count }
    [many] Wylosuj za mnie wszystkie { $count }
   *[other] Wylosuj za mnie wszystkie { $count }
}
web-byhand-deal-all = Losuj, aż ktoś ma wybrać
web-byhand-deal-setup = Rozłóż wszystko za mnie
web-byhand-none = Nie było już żadnej
web-byhand-changes = Kilka zmian
web-byhand-list = Wróć do listy
web-byhand-more = Więcej
web-byhand-other = inaczej
web-byhand-otherwise = { $what }, dalej do wyboru
web-byhand-always = Zawsze losuj je za mnie
web-byhand-never = Znów pytaj, co losuję
web-byhand-correct = Popraw losowanie
web-byhand-which = Które losowanie wpisano błędnie? Najnowsze jest pierwsze.
web-byhand-really = Co to było naprawdę?
web-byhand-lost = { $count ->
    [one] Poprawiono. Ostatnia odpowiedź już nie pasowała: wpisz ją jeszcze raz.
    [few] Poprawiono. Ostatnie { $count } odpowiedzi już nie pasowały: wpisz je jeszcze raz.
    [many] Poprawiono. Ostatnich { $count } odpowiedzi już nie pasowało: wpisz je jeszcze raz.
   *[other] Poprawiono. Ostatnich { $count } odpowiedzi już nie pasowało: wpisz je jeszcze raz.
}
web-byhand-secret = To tajemnica: teraz nikt inny nie patrzy.
web-byhand-withhold = Powiem dopiero przy zagraniu
web-byhand-do = Co zrobić na stole
web-byhand-table = Na stole
web-byhand-todo = { $count ->
    [one] { $count } rzecz do zrobienia
    [few] { $count } rzeczy do zrobienia
    [many] { $count } rzeczy do zrobienia
   *[other] { $count } rzeczy do zrobienia
}
web-byhand-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
web-byhand-gains = Punkty: { $points }, razem { $total }
web-byhand-show = Pokaż
web-byhand-done = Zrobione

error-not-by-hand = Przy tym stole losuje program.
error-too-many-draws = Podano więcej rzeczy, niż się tu losuje.
error-no-such-draw = Tego losowania nie można poprawić.
error-out-already = To jest już w czyjejś ukrytej ręce: sprawdź jeszcze raz albo odłóż i wylosuj coś innego.
web-byhand-end = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-byhand-end-own = Twoja strona nie była tu prowadzona: policz ją i porównaj.
web-byhand-end-pad = Punktacja
