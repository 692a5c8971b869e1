# box.ftl (polski): co mówią narzędzia do prawdziwego pudełka

web-box = Pudełko na stole
web-box-hint = Gracie prawdziwymi elementami, a to pomaga. Nie trzeba konta, a to, co wpiszesz, zostaje na tym urządzeniu.
web-box-back = Wróć do narzędzi
web-box-others = Inne gry
web-box-begin = Zaczynamy
web-box-anew = Od nowa
web-box-anew-sure = Zacząć od nowa? To, co tu wpisano, zniknie.
web-box-clock = Zegar
web-box-clock-about = Czas do namysłu dla każdego miejsca, na jednym ekranie dla wszystkich.
web-box-clock-hint = Połóż urządzenie na środku stołu. Kto skończy turę, dotyka swojego czasu i zaczyna biec czas następnej osoby; dotknięcie innego miejsca włącza jego czas. Czas liczy się dobrze także wtedy, gdy ekran śpi.
web-box-clock-each = Czas
web-box-clock-minutes = { $minutes } min na osobę
web-box-clock-up = Bez limitu, licz w górę
web-box-clock-go = Start
web-box-clock-tap = Dotknij, gdy skończysz
web-box-values = W moim pudełku jest inaczej
web-box-values-about = Popraw wartości, które musieliśmy odtworzyć, z elementami w ręku.
