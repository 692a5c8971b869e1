# overview.ftl (polski): gra na dwóch stronach; `.art` wymienia rysunki obok akapitu

front-minutes = 60–90 minut
front-weight = średnio trudna

## O co chodzi

overview-goal = Przez pięć rund wydajesz surowce na akcje w pięciu obszarach planszy. Na końcu prawie wszystko daje punkty prestiżu (PP) i wygrywa, kto ma ich najwięcej.
    .art = cover
overview-wheel = Koło akcji daje każdemu obszarowi jeden kolor. Po każdej rundzie obraca się o jeden wycinek, więc to, co dziś jest tu tanie, jutro jest drogie.
    .art = wedge-agriculture wedge-construction wedge-trade wedge-power wedge-justice

## Twoja tura: jedna akcja albo pas

overview-access = Dostęp: połóż jedną sztukę w kolorze obszaru na wolnym polu koła. Obszar ma w rundzie trzy pola (cztery przy większej liczbie graczy). Srebro zastępuje dowolny surowiec.
    .art = resource-agriculture resource-silver
overview-deduct = Potem zapłać za akcję. Koszt dostępu wlicza się do niej, jeśli kolor się zgadza.
    .art = resource-trade resource-justice

## Pięć obszarów

overview-nile = Nil: za dwa surowce dostajesz inne surowce i kroki na pięciu torach. Tor jest wart 0, 3 lub 7 PP.
    .art = area-nile
overview-artisans = Rzemieślnicy: za trzy surowce jednego koloru karta, która daje surowce teraz i PP na końcu.
    .art = area-artisans
overview-nobles = Arystokraci: po jednym z pięciu kolorów. Mają zdolności i dają PP.
    .art = area-nobles
overview-offerings = Ofiary: za jeden surowiec dwa żetony, za drugi tego samego koloru także żeton bonusowy. Żetony zastępują surowce albo są PP.
    .art = area-offerings token-trade-token
overview-chamber = Komnata grobowa: każdy z sześciu etapów ma swoją cenę. Liczy się tylko osiągnięty etap, od 4 do 39 PP.
    .art = area-chamber

## Pasowanie

overview-pass = Kto pasuje, bierze urnę z trzema surowcami. Kto pasuje pierwszy, bierze żeton Pierwszego gracza.
    .art = first-player jar
overview-pyramid = W każdej późniejszej turze rundy twój dysk idzie dalej w Piramidzie Czasu i daje dochód.
    .art = income-any-basic income-silver income-offering

## Co jeszcze punktuje

overview-gods = Bogowie: między każdymi dwoma obszarami stoi bóg. Jeśli spełniasz warunki obu, dostajesz obie jego wartości. Nic nie liczy się dla dwóch bogów.
    .art = god-isis god-horus god-osiris god-anubis god-ra
overview-heir = Kto pierwszy ma dwoje arystokratów i etap 3 komnaty, bierze żeton Faraona: 7 PP.
    .art = pharaoh-token
overview-rest = Żeton Pierwszego gracza z ostatniej rundy 3 PP; każdy surowiec i żeton, który został, 1 PP; żetony prestiżu 1 lub 2 więcej.
    .art = resource-silver token-prestige-high

## Jak się kończy

overview-end = Po rundzie 5, w której nie ma urn. Przy remisie decyduje żeton Faraona, potem to, co zostało.
    .art = first-player
