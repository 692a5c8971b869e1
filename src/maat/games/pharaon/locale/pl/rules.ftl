# Pharaon: the numbered rules, Polish (locale/pl/rules.ftl)

## Elementy gry

rule-PH-01 = Plansza bogów to pięć obszarów ułożonych w krąg i obracane koło akcji pośrodku.
rule-PH-02 = W grze są: Piramida Czasu, 30 urn, żeton Pierwszego gracza, żeton Faraona, znacznik kierunku, 120 żetonów surowców, 40 żetonów ofiar w torbie, 30 rzemieślników, 26 arystokratów, 40 drewnianych znaczników i 5 płytek Zdrajcy.
rule-PH-03 = W każdym z pięciu kolorów graczy jest jeden duży dysk, jeden sześcian i sześć małych dysków.
rule-PH-04 = Każdego z pięciu surowców podstawowych jest 20 żetonów, srebra również 20.
rule-PH-05 = Wśród 40 żetonów ofiar są po 3 z każdym surowcem podstawowym, po 3 z każdym obszarem, 6 wartych 1 Punkt Prestiżu i 4 warte 2 punkty.
rule-PH-06 = Płytek Zdrajcy używa się tylko w grze jednoosobowej.

## Przygotowanie gry

rule-PH-10 = Pięć obszarów łączy się wokół koła akcji w losowej kolejności, tak że każdy wycinek koła leży naprzeciw jednego obszaru. Koło zaczyna grę w losowym położeniu.
rule-PH-11 = Zaczynasz z dużym dyskiem na torze rund, sześcianem przed pierwszym etapem komnaty grobowej i małym dyskiem pod każdym torem Nilu. Szósty mały dysk wskazuje twój kolor.
rule-PH-12 = Znacznik kierunku, położony losową stroną do góry, określa na całą grę, w którą stronę obraca się koło akcji.
rule-PH-13 = Urny tworzą zakryty stos, z którego odkrywa się tyle urn, ilu jest graczy.
rule-PH-14 = Pierwszego gracza wyznacza los; bierze on żeton Pierwszego gracza. Żeton Faraona leży obok Piramidy Czasu.
rule-PH-15 = Z potasowanych talii odkrywa się trzech arystokratów i czterech rzemieślników; leżą odkryci, po jednym na każdym miejscu swoich obszarów.
rule-PH-16 = W obszarze ofiar leży o jeden zestaw dwóch żetonów więcej, niż jest graczy, a w obszarze bonusowym tyle pojedynczych żetonów, ile zestawów.
rule-PH-17 = Przed pierwszą rundą każdy gracz, przeciwnie do ruchu wskazówek zegara i z pierwszym graczem na końcu, zatrzymuje jednego z dwóch wylosowanych arystokratów, bierze surowce z jednej odkrytej urny oraz 2 srebra.
rule-PH-18 = Arystokraci odrzuceni przy wyborze startowym wracają do talii dopiero wtedy, gdy wybiorą już wszyscy.
rule-PH-19 = Po wyborze startowym odkrywa się urny na pierwszą rundę: tyle, ilu jest graczy.
rule-PH-20 = Startowy arystokrata liczy się jak każdy inny, a jego zdolność natychmiastowa działa już podczas wyboru startowego.

## Wariant pierwszej rozgrywki

rule-PH-25 = W wariancie pierwszej rozgrywki nowy gracz nie wybiera arystokraty, lecz dostaje losowego skrybę.
rule-PH-26 = Z wariantu pierwszej rozgrywki może korzystać tylko część graczy; pozostali grają według zwykłych zasad.
rule-PH-27 = Skrybów, których nie rozdano, wtasowuje się do talii, zanim ktokolwiek zacznie wybierać arystokratę.
rule-PH-28 = Nowi gracze także biorą na początku urnę i 2 srebra.

## Surowce i srebro

rule-PH-30 = Jest pięć surowców podstawowych: rolnictwo, budownictwo, handel, władza i sprawiedliwość.
rule-PH-31 = Srebro może w każdej chwili zastąpić dowolny surowiec, ale samo nie jest surowcem podstawowym.
rule-PH-32 = Kwadratowy symbol surowca oznacza koszt, okrągły – dochód.
rule-PH-33 = Zdobyte surowce bierzesz z puli i trzymasz odkryte przed sobą. Zasoby wszystkich graczy są jawne.
rule-PH-34 = Jeśli w puli zabrakło surowca, który masz zdobyć, nie dostajesz go wcale.
rule-PH-35 = Każdą jednostkę kosztu opłacasz danym surowcem, srebrem, żetonem ofiary z tym surowcem albo z obszarem, w którym działasz, lub zamiennikiem, na który pozwala twój skryba.
rule-PH-36 = Żetonami ofiar z Punktami Prestiżu nie można płacić.
rule-PH-37 = Wydane żetony ofiar odkłada się na wspólny stos odrzuconych.

## Urny

rule-PH-40 = Gdy zdobywasz urnę, bierzesz trzy wskazane na niej surowce i odrzucasz ją.
rule-PH-41 = Gdy stos urn się wyczerpie, odrzucone urny tasuje się i tworzy z nich nowy stos.
rule-PH-42 = Urnę z obszaru Nilu lub z karty rzemieślnika losuje się ze stosu. Odkryte urny pod Piramidą Czasu są tylko dla pasujących.
rule-PH-43 = Na urnach są wyłącznie surowce podstawowe, nigdy srebro.

## Rundy i tury

rule-PH-45 = Gra trwa pięć rund. Tury następują zgodnie z ruchem wskazówek zegara, od gracza z żetonem Pierwszego gracza, aż wszyscy spasują.
rule-PH-46 = W swojej turze wykonujesz jedną akcję z planszy albo pasujesz.
rule-PH-47 = Po spasowaniu w kolejnych turach tej rundy tylko przesuwasz swój dysk na Piramidzie Czasu.
rule-PH-48 = Gdy wszyscy inni spasowali, nadal rozgrywasz po jednej turze, na przemian z ich ruchami na Piramidzie.

## Koszt dostępu

rule-PH-50 = Naprzeciw każdego obszaru znajduje się jeden wycinek koła akcji: ma jeden kolor i cztery pola.
rule-PH-51 = Aby działać w obszarze, zapłać jeden surowiec w kolorze wskazanym tam przez koło akcji i połóż go na wolnym polu.
rule-PH-52 = W grze dla jednego, dwóch lub trzech graczy używa się trzech pól każdego wycinka, dla czterech i pięciu – wszystkich czterech.
rule-PH-53 = Gdy wszystkie pola koła przy obszarze są zajęte, do końca rundy nie można tam wykonać akcji, chyba że pozwala na to arystokrata o numerze od 13 do 16.
rule-PH-54 = Żetony pozostają na kole akcji aż do przygotowania kolejnej rundy.
rule-PH-55 = Koszt dostępu możesz opłacić srebrem, pasującym żetonem ofiary lub zamianą skryby; taka zapłata liczy się jako kolor koła.

## Koszt akcji

rule-PH-60 = Po opłaceniu dostępu musisz zapłacić cały koszt akcji. Jeśli cię na to nie stać, nie możesz jej wykonać.
rule-PH-61 = Surowiec zapłacony przed chwilą za dostęp możesz odliczyć od kosztu akcji, jeśli do niego pasuje.
rule-PH-62 = Koszt akcji obniża tylko twoja własna opłata za dostęp do tej akcji, a nie żetony, które już leżały na kole.
rule-PH-63 = Opłaty za dostęp nie trzeba odliczać: cały koszt akcji możesz zapłacić osobno, na przykład w innym kolorze.
rule-PH-64 = Koszty akcji: ofiary – jeden surowiec i opcjonalnie drugi taki sam; arystokraci – pięć różnych; Nil – dwa surowce wybranej opcji; komnata grobowa – od dwóch do czterech; rzemieślnicy – trzy jednakowe.

## Obszar ofiar

rule-PH-70 = Akcja ofiar kosztuje jeden dowolny surowiec; możesz dołożyć drugi taki sam.
rule-PH-71 = Bierzesz jeden zestaw dwóch żetonów ofiar. Jeśli dołożysz drugi surowiec, bierzesz też żeton bonusowy.
rule-PH-72 = Żeton bonusowy wybierasz z obszaru bonusowego albo losujesz z torby ofiar, jak wolisz. Tak samo jest z każdym żetonem ofiar zdobytym z Piramidy albo dzięki arystokratom 22, 24 i 26.
rule-PH-73 = Zabrane zestawy i żetony bonusowe uzupełnia się dopiero przy przygotowaniu kolejnej rundy.
rule-PH-74 = Gdy nie ma już żadnego zestawu, akcja ofiar jest niedostępna, nawet po to, by wziąć sam żeton bonusowy.
rule-PH-75 = Gdy torba ofiar jest pusta, najpierw wkłada się do niej odrzucone żetony. Jeśli ich nie ma, niczego nie losujesz i nie możesz zapłacić za żeton bonusowy, chyba że sama zapłata zwraca jakiś żeton.
rule-PH-76 = Żeton ofiary z surowcem możesz w każdej chwili wydać zamiast tego surowca.
rule-PH-77 = Żeton ofiary z obszarem zastępuje jeden dowolny surowiec w koszcie dostępu lub koszcie akcji tego obszaru, ale żadnego innego.
rule-PH-78 = Żeton ofiary z Punktami Prestiżu daje na koniec gry 1 lub 2 dodatkowe punkty.

## Obszar arystokratów

rule-PH-80 = Arystokrata kosztuje po jednym surowcu każdego z pięciu rodzajów; można płacić zamiennikami.
rule-PH-81 = Weź jednego z trzech odkrytych arystokratów albo w ciemno wierzchnią kartę talii.
rule-PH-82 = Puste miejsce po arystokracie uzupełnia się od razu, dopóki starcza kart w talii.
rule-PH-83 = W dolnej części karty arystokraty jest zdolność, a w górnej – ile punktów przynosi na koniec gry.
rule-PH-84 = Zdolności są natychmiastowe (raz, przy zdobyciu karty), stałe (działają zawsze) albo do użycia raz na rundę: użytą kartę obraca się o 90 stopni.

## Obszar Nilu

rule-PH-90 = Każdy z pięciu torów Nilu ma trzy poziomy warte 0, 3 i 7 punktów. Dysk, który wciąż leży pod torem, nie daje nic.
rule-PH-91 = Wybierz jedną opcję obszaru Nilu, zapłać jej dwa surowce i zyskaj cały dochód wskazany pod kosztem.
rule-PH-92 = Obszar Nilu daje surowce, losową urnę lub strzałki, które przesuwają twoje dyski.
rule-PH-93 = Strzałka przesuwa twój dysk o jedno pole na torze w kolorze z jej wnętrza; strzałka bez koloru działa na dowolnym torze.
rule-PH-94 = Kolory strzałki odpowiadają zawsze wydrukowanemu kosztowi, bez względu na to, czym faktycznie zapłacono.
rule-PH-95 = Dwiema strzałkami przesuwasz dwa dyski o jedno pole albo jeden dysk o dwa pola.
rule-PH-96 = Dysk na szczycie toru nie może się już przesunąć. Strzałka, której nie da się użyć, przepada.

## Obszar komnaty grobowej

rule-PH-100 = Budowa kosztuje od dwóch do czterech surowców wskazanych pod twoim kolejnym etapem komnaty grobowej.
rule-PH-101 = Przesuwasz swój sześcian na kolejny etap komnaty grobowej.
rule-PH-102 = Na koniec gry punktujesz tylko osiągnięty etap, bez dodawania wcześniejszych.
rule-PH-103 = Na jednym etapie może stać dowolna liczba sześcianów. Po dojściu do ostatniego etapu ta akcja nie jest już dla ciebie dostępna.

## Obszar rzemieślników

rule-PH-110 = Rzemieślnik kosztuje trzy jednakowe surowce; ich rodzaj wybierasz ty.
rule-PH-111 = Weź jednego z czterech odkrytych rzemieślników albo wierzchnią kartę talii i od razu zyskaj surowce z prawej strony karty. Wskazaną tam urnę losuje się ze stosu.
rule-PH-112 = Puste miejsce po rzemieślniku uzupełnia się od razu, dopóki starcza kart w talii.
rule-PH-113 = Każdy rzemieślnik daje na koniec gry tyle punktów, ile widnieje na karcie.

## Pasowanie i Piramida Czasu

rule-PH-120 = Gdy pasujesz, kładziesz duży dysk na skrajnie lewym polu pierwszego wolnego rzędu Piramidy Czasu, po czym wybierasz jedną z pozostałych urn i bierzesz jej surowce.
rule-PH-121 = Kto spasuje pierwszy, zajmuje pierwszy rząd, od razu bierze żeton Pierwszego gracza i rozpocznie następną rundę.
rule-PH-122 = Samo wejście do drugiego lub dalszego rzędu Piramidy nie daje dochodu.
rule-PH-123 = W każdej turze po spasowaniu przesuwasz dysk o jedno pole w prawo i bierzesz dochód z tego pola albo z pola tuż po jego lewej stronie.
rule-PH-124 = Na ostatnim polu rzędu dysk już się nie przesuwa i niczego nie przynosi.
rule-PH-125 = Dochody z Piramidy Czasu to: żeton Pierwszego gracza, dowolny surowiec podstawowy (nie srebro), jedno srebro lub żeton ofiary.
rule-PH-126 = Kto spasuje ostatni, też bierze urnę, ale zamiast wchodzić na Piramidę, przesuwa dysk na kolejne pole toru rund.
rule-PH-127 = W piątej rundzie nie ma urn, więc za spasowanie nic nie dostajesz.
rule-PH-128 = Kto spasował, nie może już wykonać akcji w tej rundzie.

## Koniec rundy

rule-PH-130 = Runda kończy się w chwili, gdy spasuje ostatni gracz; nikt nie przesuwa już dysku na Piramidzie.
rule-PH-131 = Pozostali gracze kładą swoje dyski na torze rund, na dysku tego, kto spasował ostatni.
rule-PH-132 = Po piątej rundzie następuje końcowe podliczenie.
rule-PH-133 = Między rundami, w tej kolejności: koło akcji się opróżnia, surowce wracają do zasobów, a żetony ofiar na odrzucone; obszar ofiar uzupełnia się do jednego zestawu i jednego żetonu bonusowego więcej, niż jest graczy; koło obraca się o jeden wycinek, jak wskazuje znacznik kierunku; użytych arystokratów się prostuje; wykłada się po jednej urnie na gracza, ale nie na rundę 5.
rule-PH-134 = Jeśli żetonów ofiar brakuje nawet po dołożeniu odrzuconych, najpierw tworzy się pełne zestawy, a reszta trafia do obszaru bonusowego.
rule-PH-135 = W ciągu pięciu rund każdy obszar trafia na każdy kolor koła dokładnie raz.

## Dziedzic Faraona

rule-PH-140 = Żeton Faraona bierze ten, kto jako pierwszy ma jednocześnie dwóch arystokratów i trzeci etap komnaty grobowej.
rule-PH-141 = Żeton Faraona jest wart 7 punktów i nie zmienia już właściciela.
rule-PH-142 = Startowy arystokrata jest jednym z dwóch potrzebnych do zdobycia żetonu Faraona.

## Cele bogów

rule-PH-150 = Na każdej z pięciu kolumn między dwoma obszarami stoi bóg. Oba warunki jego celu pochodzą z tych dwóch sąsiednich obszarów, więc zależą od tego, jak złożono planszę.
rule-PH-151 = Warunki na koniec gry: 2 etapy komnaty grobowej, 3 żetony ofiar, 2 arystokratów, 3 rzemieślników, dyski na 2 torach Nilu (na 3, jeśli tak ustalono przed grą).
rule-PH-152 = Po obu stronach obszaru widnieje ten sam warunek, po jednym dla każdego z sąsiednich bogów.
rule-PH-153 = Spełniając oba warunki boga, zdobywasz sumę jego punktów; za jeden warunek nie dostajesz nic.
rule-PH-154 = Ten sam cel boga może spełnić dowolna liczba graczy.
rule-PH-155 = Niczego nie można policzyć dla obu bogów otaczających ten sam obszar: aby zadowolić obu, trzeba spełnić jego warunek podwójnie.
rule-PH-156 = Jeśli kart i żetonów nie starcza dla wszystkich bogów, punktuje się ten wybór, który daje ci najwięcej punktów.

## Końcowe podliczenie

rule-PH-160 = Dodaj punkty wszystkich swoich arystokratów.
rule-PH-161 = Dodaj punkty za osiągnięty etap komnaty grobowej.
rule-PH-162 = Dodaj punkty ze swoich kart rzemieślników.
rule-PH-163 = Za każdy tor Nilu dostajesz 0, 3 lub 7 punktów, zależnie od tego, dokąd dotarł twój dysk.
rule-PH-164 = Dodaj punkty każdego boga, którego oba warunki spełniasz.
rule-PH-165 = Każdy zachowany surowiec, srebro i żeton ofiary jest wart 1 punkt; żetony z Punktami Prestiżu dodają jeszcze swoje 1 lub 2 punkty.
rule-PH-166 = Żeton Faraona jest wart 7 punktów, a żeton Pierwszego gracza 3.
rule-PH-167 = Wygrywa najwyższy wynik. Przy remisie rozstrzyga żeton Faraona, potem liczba żetonów surowców i ofiar; jeśli i to nie pomoże, zwycięstwo jest wspólne.

## Gra dwuosobowa

rule-PH-170 = W grze dwuosobowej zmienia się tylko jedno: wykłada się trzy urny zamiast dwóch, na początku i na każdą rundę.
rule-PH-171 = Surowce z urny, której nikt nie wziął, trafiają na koło akcji i blokują w tej rundzie pola swoich kolorów.
rule-PH-172 = Najpierw opróżnia się koło, a dopiero potem blokuje pola, więc blokada dotyczy nadchodzącej rundy.
rule-PH-173 = Urna pozostała po czwartej rundzie blokuje pola w piątej, w której urn już się nie wykłada.
rule-PH-174 = W grze dwuosobowej używa się trzech pól na wycinek koła, trzech zestawów i trzech żetonów bonusowych.

## Gra jednoosobowa: przygotowanie

rule-PH-180 = W grze jednoosobowej wykłada się tylko dwie urny, a Zdrajca ma na planszy własne znaczniki.
rule-PH-181 = Pięć płytek Zdrajcy leży obok siebie w losowej kolejności, jasną stroną do góry. Na ich najniższych polach kładzie się losowo po jednym żetonie każdego podstawowego surowca: wiąże on płytkę z tym kolorem na całą grę i nie uruchamia ikony.
rule-PH-182 = Liczba u dołu skrajnie lewej płytki Zdrajcy mówi, ile urn liczy jego stos w pierwszej rundzie.
rule-PH-183 = Trzy zestawy i trzy żetony bonusowe leżą w dwóch kolumnach, numerowane od góry od 1 do 3.
rule-PH-184 = Dobierasz dwie karty arystokratów i zachowujesz jedną; drugą dostaje Zdrajca. Bierzesz jedną z dwóch urn i 2 srebra. Surowce drugiej urny trafiają na pola koła w swoich kolorach; urnę się odrzuca i odkrywa dwie nowe.
rule-PH-185 = W wariancie pierwszej rozgrywki Zdrajca zaczyna z losowym skrybą.
rule-PH-186 = O tym, czy zaczynasz ty, czy Zdrajca, decyduje los.
rule-PH-187 = Od jednej do pięciu płytek Zdrajcy można obrócić ciemną stroną do góry: im więcej, tym trudniejsza gra.

## Gra jednoosobowa: tura Zdrajcy

rule-PH-190 = W grze jednoosobowej obowiązują zwykłe zasady; inaczej przebiega tylko tura Zdrajcy.
rule-PH-191 = Zdrajca odkrywa wierzchnią urnę ze swojego stosu. Jej dolny surowiec trafia na płytkę Zdrajcy; z dwóch pozostałych jeden kierujesz na płytkę, a drugi na koło akcji, w dowolnej kolejności. Wszystkie trzy trzeba położyć.
rule-PH-192 = Surowiec na koło trafia na wolne pole w swoim kolorze; ten, którego trzy pola są zajęte, nie może tam trafić. Jeśli nie mieści się żaden, oba idą na płytki Zdrajcy, najpierw lewy.
rule-PH-193 = Surowiec na płytkę trafia na najniższe wolne pole płytki związanej z jego kolorem. Jeśli jest pełna, bierze go następna z prawej, a po skrajnej prawej skrajna lewa; jeśli pełne są wszystkie, żeton wraca do zasobów.
rule-PH-194 = Jeśli obok właśnie zakrytego pola jest ikona, jej efekt następuje od razu.

## Gra jednoosobowa: ikony

rule-PH-195 = Ikona komnaty grobowej: Zdrajca przechodzi o jeden etap dalej.
rule-PH-196 = Zabranie arystokraty: Zdrajca bierze arystokratę z podanego miejsca, licząc od lewej, jeśli ktoś tam jest, i ignoruje treść karty.
rule-PH-197 = Wartość arystokratów: każdy arystokrata Zdrajcy jest wart tyle, ile wynosi najwyższa zakryta wartość.
rule-PH-198 = Ikona boga: odtąd Zdrajca może zdobyć punkty za cel tego boga.
rule-PH-199 = Odrzucenie arystokraty: arystokrata z podanego miejsca, licząc od lewej, jeśli ktoś tam jest, zostaje odrzucony i nikomu nie daje punktów.
rule-PH-200 = Zabranie rzemieślnika: Zdrajca bierze odkrytego rzemieślnika o najwyższym lub najniższym Prestiżu, przy remisie skrajnego z lewej. Nie dostaje surowców.
rule-PH-201 = Odrzucenie rzemieślnika: odrzuca się odkrytego rzemieślnika o najwyższym lub najniższym Prestiżu, przy remisie skrajnego z lewej.
rule-PH-202 = Zabranie zestawu: Zdrajca bierze zestaw z podanego miejsca, licząc od góry, o ile jeszcze tam jest.
rule-PH-203 = Zabranie żetonu bonusowego: Zdrajca bierze żeton z podanego miejsca, licząc od góry, o ile jeszcze tam jest.
rule-PH-204 = Ikona Nilu: Zdrajca przesuwa dysk o jedno pole na torze najbardziej lub najmniej zapełnionej płytki, przy remisie na torze bardziej z lewej; na szczycie toru nic się nie dzieje.
rule-PH-205 = Arystokratów i rzemieślników zabranych przez Zdrajcę uzupełnia się od razu, a żetony ofiar dopiero przed kolejną rundą.

## Gra jednoosobowa: pasowanie i rundy

rule-PH-206 = Zdrajca pasuje wtedy i tylko wtedy, gdy ma odkryć urnę, a jego stos jest pusty; urny nie bierze. Jeśli pasuje pierwszy, wchodzi do rzędu 1, bierze żeton Pierwszego gracza i w swoich turach idzie dalej, póki ty jeszcze grasz.
rule-PH-207 = W Piramidzie Zdrajca bierze dochód pola, na które wchodzi, nigdy pola po lewej: dowolny surowiec za surowiec do wyboru, żeton z worka za żeton ofiary. Nigdy ich nie wydaje, ale punktują.
rule-PH-208 = Gdy pasujesz, bierzesz jedną z dwóch urn. Jeśli Zdrajca jeszcze gra, wchodzisz do pierwszego rzędu Piramidy i zdobywasz dochód jak zwykle.
rule-PH-209 = Między rundami uzupełnia się trzy zestawy i trzy żetony bonusowe; surowce pozostałej urny trafiają na koło, a urnę się odrzuca; wykłada się dwie nowe urny, poza rundą 5; płytka na tym miejscu od lewej mówi, ile urn Zdrajca ma w rundzie.
rule-PH-210 = Zdrajca może zdobyć żeton Faraona na tych samych warunkach co ty.

## Gra jednoosobowa: punktacja

rule-PH-211 = Ty i Zdrajca punktujecie jak zwykle, z wyjątkiem bogów i arystokratów Zdrajcy.
rule-PH-212 = Zdrajca dostaje punkty boga tylko wtedy, gdy ikona tego boga jest zakryta i spełnione są oba warunki; te same elementy mogą się liczyć dla obu bogów przy obszarze.
rule-PH-213 = Każdy arystokrata Zdrajcy jest wart tyle, ile wynosi najwyższa osiągnięta wartość, a jeśli żadnej nie osiągnięto – 6 punktów.
rule-PH-214 = Wygrywasz tylko z wyższym wynikiem niż Zdrajca; przy remisie wygrywa on.

## Zasady arystokratów

rule-PH-220 = Skryba (arystokraci od 1 do 5) jest wart 4 punkty i 4 kolejne za każdego z dwóch bogów przy swoim obszarze, którego cel spełniasz. Zawsze możesz płacić jednym z jego dwóch surowców zamiast drugiego, także żetonami ofiar z tymi surowcami; przy opłacie za dostęp liczy się on jako kolor koła.
rule-PH-221 = Generał (6) jest wart 7 punktów i po 4 kolejne za żeton Faraona i żeton pierwszego gracza. Gdy pasujesz, twój dysk od razu przesuwa się w swoim rzędzie o jedno dodatkowe pole Piramidy i dostajesz jego dochód; pasując jako pierwszy, najpierw bierzesz żeton pierwszego gracza. Nic się nie dzieje, jeśli pasujesz jako ostatni.
rule-PH-222 = Architekt, Wielka Kapłanka, Mistrz i Zarządca Spichlerza pozwalają opłacić dostęp do swojego obszaru dowolnym surowcem, który liczy się jako własny kolor. Wolne pole na kole nadal jest potrzebne.
rule-PH-223 = Dzięki Sędziemu możesz zapłacić za arystokratę pięcioma dowolnymi surowcami; za dostęp nadal płacisz w kolorze koła.
rule-PH-224 = Wielki Wezyr nie ma zdolności; jest wart 3 punkty i 3 kolejne za każdego twojego arystokratę, wliczając jego samego.
rule-PH-225 = Raz na rundę dzięki Doktorowi wykonasz akcję rzemieślników nawet bez wolnego pola na kole. Koszt akcji płacisz normalnie.
rule-PH-226 = Raz na rundę dzięki Głównemu Wykonawcy wykonasz akcję komnaty grobowej nawet bez wolnego pola na kole. Koszt akcji płacisz normalnie.
rule-PH-227 = Raz na rundę dzięki Wielkiemu Kapłanowi wykonasz akcję ofiar nawet bez wolnego pola na kole. Koszt akcji płacisz normalnie.
rule-PH-228 = Raz na rundę dzięki Gubernatorowi wykonasz akcję Nilu nawet bez wolnego pola na kole. Koszt akcji płacisz normalnie.
rule-PH-229 = Raz na rundę Czarownica wymienia surowiec podstawowy lub żeton ofiary z takim surowcem na inny surowiec podstawowy.
rule-PH-230 = Raz na rundę Skarbnik wymienia surowiec podstawowy lub żeton ofiary z takim surowcem na srebro.
rule-PH-231 = Nauczyciel (19) jest wart 7 punktów i 1 kolejny za każdy twój surowiec podstawowy, także na żetonach ofiar. Raz na rundę, gdy zdobywasz urnę (także pasując), możesz wziąć dodatkowo jeden wybrany surowiec podstawowy.
rule-PH-232 = Raz na rundę Dyplomata pozwala wziąć trzy dowolne surowce podstawowe zamiast surowców z właśnie zdobytej urny.
rule-PH-233 = Wysoki Urzędnik 21 przesuwa cię o trzy pola na jednym torze Nilu i daje 2 srebra.
rule-PH-234 = Wysoki Urzędnik 22 przesuwa cię o dwa pola na jednym torze Nilu i daje 2 żetony ofiar.
rule-PH-235 = Wysoki Urzędnik 23 daje rzemieślnika wraz z jego surowcami i 1 srebro.
rule-PH-236 = Wysoki Urzędnik 24 daje rzemieślnika wraz z jego surowcami i 2 żetony ofiar.
rule-PH-237 = Wysoki Urzędnik 25 daje darmowy etap komnaty grobowej i 1 srebro.
rule-PH-238 = Wysoki Urzędnik 26 daje darmowy etap komnaty grobowej i 1 żeton ofiary.
rule-PH-239 = Zdolność natychmiastowa działa tylko raz; potem karta nadal liczy się jako arystokrata i daje punkty.
rule-PH-240 = Jest 26 różnych arystokratów: od 1 do 12 ze zdolnością stałą, od 13 do 20 z używaną raz na rundę, od 21 do 26 z natychmiastową.

## Karty arystokratów

rule-N-01 = Zdolność stała: możesz płacić rolnictwem jak budownictwem i odwrotnie. Wart 4 punkty i 4 za każdego zadowolonego boga przy obszarze Nilu.
rule-N-02 = Zdolność stała: możesz płacić budownictwem jak handlem i odwrotnie. Wart 4 punkty i 4 za każdego zadowolonego boga przy obszarze komnaty grobowej.
rule-N-03 = Zdolność stała: możesz płacić handlem jak władzą i odwrotnie. Wart 4 punkty i 4 za każdego zadowolonego boga przy obszarze rzemieślników.
rule-N-04 = Zdolność stała: możesz płacić władzą jak sprawiedliwością i odwrotnie. Wart 4 punkty i 4 za każdego zadowolonego boga przy obszarze arystokratów.
rule-N-05 = Zdolność stała: możesz płacić sprawiedliwością jak rolnictwem i odwrotnie. Wart 4 punkty i 4 za każdego zadowolonego boga przy obszarze ofiar.
rule-N-06 = Zdolność stała: gdy pasujesz, ale nie jako ostatni, twój dysk od razu przesuwa się o dodatkowe pole Piramidy i zdobywasz jego dochód. Wart 7 punktów, a z żetonem Faraona i z żetonem Pierwszego gracza po 4 więcej.
rule-N-07 = Zdolność stała: dostęp do obszaru komnaty grobowej opłacasz dowolnym surowcem, który w koszcie akcji liczy się jako własny kolor.
rule-N-08 = Zdolność stała: dostęp do obszaru ofiar opłacasz dowolnym surowcem, który w koszcie akcji liczy się jako własny kolor.
rule-N-09 = Zdolność stała: dostęp do obszaru rzemieślników opłacasz dowolnym surowcem, który w koszcie akcji liczy się jako własny kolor.
rule-N-10 = Zdolność stała: dostęp do obszaru Nilu opłacasz dowolnym surowcem, który w koszcie akcji liczy się jako własny kolor.
rule-N-11 = Zdolność stała: w obszarze arystokratów możesz zapłacić pięć dowolnych surowców zamiast pięciu różnych. Dostęp opłacasz normalnie i wlicza się on do tych pięciu.
rule-N-12 = Brak zdolności. Wart 3 punkty i 3 za każdego twojego arystokratę, wliczając tę kartę.
rule-N-13 = Raz na rundę: akcja rzemieślników nawet bez wolnego pola na kole, za zwykły koszt akcji. Wart 6 punktów i 2 za każdą odmienną wartość Prestiżu twoich rzemieślników.
rule-N-14 = Raz na rundę: akcja komnaty grobowej nawet bez wolnego pola na kole, za zwykły koszt akcji. Wart 6 punktów i 2 za każdy osiągnięty etap komnaty.
rule-N-15 = Raz na rundę: akcja ofiar nawet bez wolnego pola na kole, za zwykły koszt akcji. Wart 6 punktów i 2 za każdy posiadany żeton ofiary.
rule-N-16 = Raz na rundę: akcja Nilu nawet bez wolnego pola na kole, za zwykły koszt akcji. Wart 5 punktów i 3 za każdy tor Nilu, na którego szczyt dotarł twój dysk.
rule-N-17 = Raz na rundę, także przy pasowaniu: wymień surowiec podstawowy lub żeton ofiary z takim surowcem na inny surowiec podstawowy. Warta 3 punkty i 3 za każdy spełniony cel boga.
rule-N-18 = Raz na rundę, także przy pasowaniu: wymień surowiec podstawowy lub żeton ofiary z takim surowcem na srebro. Wart 8 punktów i 2 za każde posiadane srebro.
rule-N-19 = Raz na rundę: gdy zdobywasz urnę, weź też jeden wybrany surowiec podstawowy. Wart 7 punktów i 1 za każdy surowiec podstawowy oraz żeton ofiary z takim surowcem.
rule-N-20 = Raz na rundę: odrzuć właśnie zdobytą urnę i zamiast jej surowców weź trzy dowolne surowce podstawowe. Wart tyle, ile inny twój arystokrata, wybrany na koniec gry.
rule-N-21 = Natychmiast: przesuń się o trzy pola na wybranym torze Nilu i weź 2 srebra.
rule-N-22 = Natychmiast: przesuń się o dwa pola na wybranym torze Nilu i weź 2 żetony ofiar.
rule-N-23 = Natychmiast: weź odkrytego rzemieślnika lub wierzchnią kartę talii wraz z jej surowcami oraz 1 srebro.
rule-N-24 = Natychmiast: weź odkrytego rzemieślnika lub wierzchnią kartę talii wraz z jej surowcami oraz 2 żetony ofiar.
rule-N-25 = Natychmiast: przejdź bez opłaty o jeden etap komnaty grobowej i weź 1 srebro.
rule-N-26 = Natychmiast: przejdź bez opłaty o jeden etap komnaty grobowej i weź 1 żeton ofiary.
