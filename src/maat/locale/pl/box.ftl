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
web-box-pad = Punktacja
web-box-pad-about = Wyklikaj to, co leży na stole, a zasady policzą resztę.
web-box-pad-hint = Każdy po kolei wyklikuje to, co leży przed nim. Punkty są ukryte, dopóki nie wpiszą wszyscy; wtedy widać wszystko, wiersz po wierszu, razem z zasadą.
web-box-pad-entered = wpisane
web-box-pad-besides = Liczone poza tym
web-box-pad-hidden = ukryte, dopóki nie wpiszą wszyscy
web-box-pad-next = Dalej: { $player }
web-box-pad-reveal = Pokaż wszystko
web-box-pad-correct = Popraw coś
web-box-table = Stół
web-box-points = Punkty: { $points }
web-box-done = Gotowe
web-box-less = O jeden mniej: { $what }
web-box-more = O jeden więcej: { $what }
web-box-choose = Wybierz: { $what } (wybrano { $count })
error-pad-too-many = Nie wpisano: „{ $what }”. Jest ich tylko { $most }, a byłoby { $found }.
error-pad-taken = Nie wpisano: „{ $what }”. Ma to już { $player }, a w pudełku jest tylko jeden egzemplarz.
error-pad-out-of-range = Nie wpisano: „{ $what }”. Możliwe jest najwyżej { $most }.
error-pad-unknown-line = W tej punktacji nie ma wiersza „{ $line }”.
web-box-setup = Rozłożenie gry
web-box-setup-about = Co gdzie leży przy waszej liczbie graczy; los rozstrzyga dotknięcie.
web-box-setup-hint = Lista mówi, co gdzie położyć, z obrazkami do odhaczania. O tym, co zależy od losu, rozstrzyga sama gra: ułóżcie tak samo albo losujcie z własnej torby i talii. Tajne karty rozdajcie sami.
web-box-setup-drawn = wylosowane
web-box-setup-draw = Losuj jeszcze raz
web-box-setup-first = Zaczyna:
web-box-setup-left = { $count ->
    [0] wszystko leży
   *[other] zostało do położenia: { $count }
}
web-box-setup-unused = Zostaje w pudełku
web-box-referee = Sędzia
web-box-referee-about = Wy losujecie i przesuwacie, telefon zna zasady, liczy i pamięta; boty na wolne miejsca.
web-box-referee-hint = Grajcie prawdziwymi elementami. Gdy coś się losuje, dotknijcie tego, co wypadło, albo niech wylosuje telefon. Sprawdza każdy ruch, mówi, dlaczego nie wolno, liczy punkty i zapisuje przebieg wieczoru.
web-box-automa = Prowadzenie automy
web-box-automa-about = Gra za przeciwnika w grze solo i mówi, co zrobić z jego elementami i dlaczego.
web-box-automa-hint = Grasz w pojedynkę. Telefon losuje i decyduje za przeciwnika i krok po kroku mówi, co zrobić na planszy. Ty podajesz, co losujesz i robisz.
web-box-here = przy tym telefonie
web-box-own-phone = przy własnym telefonie
web-box-running = Trwające gry:
