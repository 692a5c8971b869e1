# overview.ftl (polski): gra na dwóch stronach; `.art` wymienia rysunki obok akapitu

front-minutes = 45–60 minut
front-weight = lekka, do nauczenia w dziesięć minut
front-start = Zacznij tutaj

## O co chodzi

overview-goal = Przez trzy epoki kupujesz płytki na aukcjach. Jedne punktują po każdej epoce, inne dopiero na końcu. Wygrywa, kto ma najwięcej punktów.
    .art = tile-ra tile-pharaoh tile-nile
overview-suns = Licytujesz dyskami Słońca, liczbami od 1 do 16. Masz ich trzy lub cztery, a za wydany dostajesz inny, ale dopiero na następną epokę.
    .art = sun sun-spent

## Twoja tura: jedno z trzech

overview-draw = Dobierz płytkę. Trafia na jedno z ośmiu pól płytek. Płytka Ra trafia na tor Ra i zaczyna aukcję.
    .art = bag tile-ra
overview-invoke = Wezwij Ra: zaczynasz aukcję wszystkiego, co leży na polach płytek.
    .art = boat
overview-god = Wydaj płytki bogów: każda bierze z pól płytek jedną wybraną płytkę.
    .art = tile-god tile-gold

## Aukcja

overview-bid = Każdy może raz zalicytować jeden dysk, wyższy niż poprzednia oferta. Kto zaczął aukcję, mówi ostatni, a po wezwaniu musi licytować, jeśli nikt inny tego nie zrobił.
    .art = sun
overview-win = Zwycięzca bierze wszystkie płytki z pól, kładzie swój dysk na środku, a tamten bierze zakryty.
    .art = sun sun-spent
overview-disaster = Klęska na polach płytek kosztuje zwycięzcę dwie płytki jej rodzaju: faraonów, Nilu (najpierw wylewy), cywilizacji albo monumentów.
    .art = tile-funeral tile-drought tile-unrest tile-earthquake

## Po każdej epoce

overview-pharaohs = Najwięcej faraonów: 5 punktów. Najmniej: −2.
    .art = tile-pharaoh
overview-nile = Każdy wylew 1 punkt i każdy Nil 1 punkt, ale tylko z wylewem.
    .art = tile-nile tile-flood
overview-civilization = Trzy, cztery lub pięć różnych cywilizacji: 5, 10 lub 15 punktów. Żadnej: −5.
    .art = tile-astronomy tile-agriculture tile-writing tile-religion tile-art
overview-gold = Złoto 3 punkty, niewydany bóg 2.
    .art = tile-god tile-gold
overview-keep = Potem znikają bogowie, złoto, wylewy i cywilizacje. Zostają faraonowie, Nil i monumenty.
    .art = tile-pharaoh tile-nile tile-pyramid

## Tylko po trzeciej epoce

overview-monuments = Każdy rodzaj monumentu 1 punkt, siedem rodzajów 10, wszystkie osiem 15. Trzy, cztery lub pięć jednego rodzaju: 5, 10 lub 15.
    .art = tile-pyramid tile-sphinx tile-palace tile-obelisk
overview-sums = Najwyższa suma dysków zyskuje 5 punktów, najniższa traci 5.
    .art = sun

## Jak kończy się epoka

overview-end = Od razu, gdy tor Ra jest pełny, albo gdy nikt nie ma odkrytego dysku. Po trzeciej epoce gra się kończy.
    .art = station-last boat
