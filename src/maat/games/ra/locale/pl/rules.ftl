# rules.ftl (polski): numerowane zasady gry Ra, jeden komunikat na każdą zasadę

## A. Elementy gry i pojęcia

rule-RA-01 = W Ra gra od 2 do 5 osób.
rule-RA-02 = W worku jest 180 płytek: 30 płytek Ra, 8 boga, 5 złota, 25 faraona, 25 Nilu, 12 wylewu, 25 cywilizacji (5 typów), 40 monumentów (8 typów) i 10 klęsk (4 typy).
rule-RA-03 = Jest po jednym dysku Słońca o każdej wartości od 1 do 16. W grze 2-osobowej używa się dysków 1–9, w 3- i 4-osobowej 1–13, a w 5-osobowej wszystkich.
rule-RA-04 = Na planszy aukcji znajdują się: 8 pól płytek, tor Ra, środkowe pole na jeden odkryty dysk Słońca i licznik epok.
rule-RA-05 = Barka Ra płynie po torze Ra, a posąg Ra wskazuje gracza Ra. Każdy gracz ma własną planszę, a żetony punktów mają wartości 1, 2, 5 i 10.
rule-RA-06 = Odkrytym dyskiem Słońca można licytować. Zakryty jest zużyty aż do następnej epoki.
rule-RA-07 = Zdobyte płytki leżą odkryte przy planszy gracza, ułożone według rodzaju. Ich miejsce pokazuje tylko, które rodzaje zostają po końcu epoki, a które się odrzuca.
rule-RA-08 = Odrzucenie płytki, odłożenie jej do pudełka i usunięcie z gry to jedno i to samo: płytka wypada z gry na dobre. Do worka nic nigdy nie wraca.

## B. Przygotowanie

rule-RA-09 = Barka Ra zaczyna na polu startowym toru Ra odpowiednim dla liczby graczy.
rule-RA-10 = Gra zaczyna się w I epoce i to właśnie wskazuje licznik epok.
rule-RA-11 = Plansze graczy rozdaje się losowo, stroną z właściwą liczbą graczy ku górze, więc o startowych dyskach Słońca decyduje przypadek.
rule-RA-12 = Wszystkie płytki miesza się w worku. Każda z tych, które w nim jeszcze są, ma taką samą szansę na wylosowanie.
rule-RA-13 = Każdy gracz zaczyna z 10 punktami: ma dwa zakryte żetony po 5 punktów.
rule-RA-14 = Dysk Słońca o wartości 1 leży na początku gry odkryty na środkowym polu planszy aukcji.
rule-RA-15 = Każdy gracz zaczyna z ustalonym zestawem odkrytych dysków Słońca: w grze 2- i 3-osobowej są to 4 dyski, w 4- i 5-osobowej 3.
rule-RA-16 = Na początku gry pola płytek są puste, a posąg Ra nie należy do nikogo.

## C. Przebieg gry

rule-RA-17 = Gra trwa trzy epoki, a każdą zamyka punktacja. Po punktacji III epoki gra się kończy.
rule-RA-18 = Epokę rozpoczyna gracz, który ma dysk Słońca o najwyższej wartości. Dysk ze środka planszy aukcji do nikogo nie należy i się nie liczy. Żadna wartość się nie powtarza, więc remisu nie ma.
rule-RA-19 = Tura przechodzi zgodnie z ruchem wskazówek zegara na gracza po lewej.

## D. Tura

rule-RA-20 = W swojej turze trzeba wykonać dokładnie jedną akcję: dobrać płytkę, wezwać Ra albo wydać płytki boga. Z tury nie można zrezygnować.
rule-RA-21 = Po zakończeniu akcji oraz wywołanej nią aukcji i klęsk turę rozgrywa najbliższy gracz po lewej, który ma odkryty dysk Słońca.
rule-RA-22 = Gracz bez odkrytych dysków Słońca nie wykonuje do końca epoki żadnych akcji. Nie może też wydawać płytek boga.
rule-RA-23 = Ra można wezwać zawsze, ale dobrać płytkę tylko wtedy, gdy pola płytek nie są pełne. Płytki boga może wydać ten, kto je ma, jeśli na polach leży płytka innego rodzaju.
rule-RA-24 = Płytkę można dobrać tylko wtedy, gdy jest wolne pole płytek.
rule-RA-25 = Gracz losuje z worka jedną płytkę i pokazuje ją wszystkim.
rule-RA-26 = Dobrana płytka inna niż Ra trafia odkryta na pierwsze od lewej wolne pole płytek i tura się kończy. Tak samo zapełnia się luki po płytkach zabranych za płytki boga.
rule-RA-27 = Dobraną płytkę Ra odrzuca się, a barkę Ra przesuwa o 1 pole w stronę końca toru Ra.
rule-RA-28 = Gdy barka Ra stanie na ostatnim polu toru Ra, epoka od razu się kończy i aukcji nie ma.
rule-RA-29 = Jeśli barka Ra nie stanęła na ostatnim polu, gracz, który dobrał płytkę Ra, bierze posąg Ra, zostaje graczem Ra i wywołuje aukcję.
rule-RA-30 = Aukcja odbywa się nawet przy pustych polach płytek. Do wygrania jest wtedy tylko środkowy dysk Słońca.
rule-RA-31 = Epokę kończy 6. ruch barki Ra w grze 2-osobowej, 8. w 3-osobowej, 9. w 4-osobowej i 10. w 5-osobowej.
rule-RA-32 = Kto wzywa Ra, bierze posąg Ra, zostaje graczem Ra i wywołuje aukcję. Jej warunki zależą od tego, czy pola płytek są pełne.
rule-RA-33 = Wezwanie Ra nie przesuwa barki Ra.
rule-RA-34 = Ra można wezwać przy dowolnej liczbie płytek na polach płytek, nawet gdy nie ma tam żadnej.
rule-RA-35 = Aby wydać płytkę boga, trzeba ją mieć, a na polach płytek musi leżeć co najmniej jedna płytka, która nie jest płytką boga. Nie ma znaczenia, czy pola są pełne.
rule-RA-36 = Gracz odrzuca jedną swoją płytkę boga i zabiera z pól płytek dowolną płytkę, która nie jest płytką boga. Zwolnione pole pozostaje puste, aż zajmie je dobrana płytka.
rule-RA-37 = Klęskę zabraną za płytkę boga rozpatruje się od razu na własnych płytkach, po czym się ją odrzuca.
rule-RA-38 = W jednej akcji można wydać kilka płytek boga, po jednej za każdą zabieraną płytkę. Każdą wymianę trzeba dokończyć przed następną, a po każdej można przestać.
rule-RA-39 = Za płytkę boga nie można zabrać innej płytki boga.
rule-RA-40 = Wydanie płytek boga nie wywołuje aukcji, nie przesuwa barki Ra i nie kosztuje żadnego dysku Słońca.

## E. Aukcje

rule-RA-41 = Aukcję wywołuje dobranie płytki Ra, jeśli nie kończy ono epoki, albo wezwanie Ra.
rule-RA-42 = Do wygrania są wszystkie płytki z pól płytek, nawet jeśli nie ma tam żadnej, oraz środkowy dysk Słońca.
rule-RA-43 = Licytację zaczyna gracz po lewej od gracza Ra, a po nim następni zgodnie z ruchem wskazówek zegara. Każdy ma jedną szansę, gracz Ra na samym końcu.
rule-RA-44 = Gdy przyjdzie jego kolej, gracz licytuje dokładnie jednym ze swoich odkrytych dysków Słońca albo pasuje.
rule-RA-45 = Pierwsza oferta może mieć dowolną wartość. Każda następna musi być wyższa od najwyższej dotychczasowej.
rule-RA-46 = Kto nie ma odkrytego dysku Słońca wyższego od najwyższej oferty, może tylko spasować. Można od razu spasować za niego; kolejność pozostałych się nie zmienia.
rule-RA-47 = Licytuje się jawnie: wszyscy widzą, jaki dysk Słońca kto zaoferował.
rule-RA-48 = Spasować może każdy, z jednym wyjątkiem: jeśli Ra wezwano przy niepełnych polach płytek i nikt inny nie zalicytował, gracz Ra musi zalicytować.
rule-RA-49 = Rodzaj aukcji ustala się w chwili jej wywołania: po dobraniu płytki Ra, po wezwaniu Ra przy pełnych polach płytek albo po wezwaniu Ra przy niepełnych.
rule-RA-50 = Po dobraniu płytki Ra spasować mogą wszyscy, także gracz Ra.
rule-RA-51 = Jeśli po dobraniu płytki Ra wszyscy spasują, płytki i środkowy dysk Słońca zostają tam, gdzie leżą.
rule-RA-52 = Po wezwaniu Ra przy pełnych polach płytek każdy może spasować. Jeśli zrobią to wszyscy, te płytki się odrzuca, a środkowy dysk Słońca zostaje.
rule-RA-53 = Jeśli po wezwaniu Ra przy niepełnych polach płytek nikt inny nie zalicytował, gracz Ra musi zalicytować dowolnym swoim odkrytym dyskiem Słońca. Jeśli ktoś zalicytował, gracz Ra może go przebić albo spasować.
rule-RA-54 = Gracz Ra zawsze ma odkryty dysk Słońca, więc zawsze jest w stanie zalicytować, gdy musi.
rule-RA-55 = Przyjmuje się, że gracze bez odkrytych dysków Słońca spasowali. Jeśli dotyczy to wszystkich pozostałych, gracz, który wezwał Ra przy niepełnych polach płytek, musi od razu zalicytować.
rule-RA-56 = Po aukcji, bez względu na jej wynik, turę rozgrywa najbliższy gracz z odkrytym dyskiem Słońca po lewej od gracza Ra. Wygrana nie daje dodatkowej tury.
rule-RA-57 = Jeśli nikt inny nie ma odkrytego dysku Słońca, po aukcji gracz Ra rozgrywa kolejną turę.
rule-RA-58 = Posąg Ra wskazuje gracza Ra podczas aukcji. Między aukcjami nie ma żadnego znaczenia.

## F. Wygrana w aukcji

rule-RA-59 = Wygrywa najwyższa oferta. Remisów nie ma, bo każda wartość dysku Słońca występuje tylko raz.
rule-RA-60 = Zwycięzca zabiera wszystkie płytki z pól płytek, do pozostałych wracają ich dyski Słońca, odkryte, a zwycięzca wymienia swój dysk na środkowy. Na końcu rozpatruje się klęski i sprawdza, czy epoka dobiegła końca.
rule-RA-61 = Dyski Słońca, które nie wygrały, wracają odkryte i można nimi dalej licytować w tej epoce.
rule-RA-62 = Dysk Słońca zdobyty w aukcji leży zakryty i nie można nim licytować przed następną epoką.
rule-RA-63 = Liczba dysków Słońca gracza nigdy się nie zmienia: za każdy dysk, którym wygrywa, dostaje inny.
rule-RA-64 = Większość płytek czeka na punktację. Wcześniej działają tylko klęski, od razu po zdobyciu, i płytki boga, które wydaje się jako akcję.

## G. Klęski

rule-RA-65 = Klęska leżąca na polach płytek nie działa. Spada na tego, kto ją zdobędzie: w aukcji albo za płytkę boga.
rule-RA-66 = Za każdą klęskę odrzuca się 2 swoje płytki rodzaju, którego ona dotyczy; kto ma tylko 1, odrzuca tę jedną, a kto nie ma żadnej, nic nie traci. Potem odrzuca się także płytkę klęski.
rule-RA-67 = Pogrzeb dotyczy płytek faraona, susza – płytek wylewu i Nilu, niepokoje – płytek cywilizacji, a trzęsienie ziemi – monumentów.
rule-RA-68 = Płytki wygrane w tej samej aukcji należą już do gracza i może je zabrać klęska zdobyta razem z nimi.
rule-RA-69 = Każdą klęskę rozpatruje się osobno. Różne klęski dotykają różnych płytek, więc ich kolejność nie ma znaczenia. Dwie jednakowe mogą kosztować nawet 4 płytki.
rule-RA-70 = Pogrzeb nie daje wyboru, bo wszystkie płytki faraona są jednakowe.
rule-RA-71 = Podczas suszy odrzuca się najpierw płytki wylewu, a płytki Nilu dopiero wtedy, gdy wylewu już nie ma.
rule-RA-72 = Jeśli pasujących płytek jest więcej, niż trzeba oddać, gracz sam wybiera: podczas niepokojów – które płytki cywilizacji odrzuci, podczas trzęsienia ziemi – które monumenty. Mogą być jednego rodzaju albo dwóch.
rule-RA-73 = Jeśli pasujących płytek nie ma więcej, niż trzeba odrzucić, albo wszystkie są jednego typu, nie ma czego wybierać i płytki odrzuca się automatycznie.
rule-RA-74 = Żadna klęska nie odbiera płytek boga ani złota.
rule-RA-75 = Zwycięzca aukcji rozpatruje klęski, nawet jeśli to nie jego tura. Potem gra toczy się dalej od gracza Ra.

## H. Gdy zabraknie dysków Słońca

rule-RA-76 = Gracza, który zużył ostatni odkryty dysk Słońca, pomija się w turach i aukcjach do końca epoki. Jego płytki zostają i punktują jak zwykle.
rule-RA-77 = Jeśli odkryte dyski Słońca ma już tylko jeden gracz, rozgrywa on turę za turą, dopóki nie zużyje ich wszystkich albo barka Ra nie stanie na ostatnim polu.
rule-RA-78 = Jedynego gracza z dyskami Słońca obowiązują zwykłe warunki: po dobraniu płytki Ra lub przy pełnych polach płytek może spasować, ale po wezwaniu Ra przy niepełnych musi zalicytować.

## I. Koniec epoki

rule-RA-79 = Epoka się kończy, gdy wszystkie dyski Słońca wszystkich graczy są zakryte. Sprawdza się to po wygranej aukcji i rozpatrzeniu klęsk.
rule-RA-80 = Epoka kończy się również wtedy, gdy barka Ra stanie na ostatnim polu toru Ra. Aukcji wówczas nie ma.
rule-RA-81 = Zaraz po końcu epoki następuje punktacja. Płytki pozostałe na polach płytek są niczyje i nie punktują.
rule-RA-82 = Jeśli epokę zakończyła barka Ra, gracze zachowują niezużyte odkryte dyski Słońca.

## J. Punktacja

rule-RA-83 = Płytki faraona, boga, złota, Nilu, wylewu i cywilizacji punktują po każdej epoce. Monumenty i dyski Słońca punktują tylko po III epoce.
rule-RA-84 = Wszystkie zyski i straty z epoki dolicza się razem do wyniku gracza. Jeśli wynik miałby spaść poniżej 0, wynosi 0.
rule-RA-85 = Gracze, którzy mają najwięcej płytek faraona, zdobywają po 5 punktów, a ci, którzy mają ich najmniej, tracą po 2. Jeśli wszyscy mają tyle samo, nikt nic nie zyskuje ani nie traci.
rule-RA-86 = Każda niewydana płytka boga daje 2 punkty.
rule-RA-87 = Każda płytka złota daje 3 punkty.
rule-RA-88 = Każda płytka wylewu daje 1 punkt.
rule-RA-89 = Każda płytka Nilu daje 1 punkt, jeśli podczas tej punktacji gracz ma choć jedną płytkę wylewu. Bez wylewu płytki Nilu nie dają nic.
rule-RA-90 = 3, 4 lub 5 różnych typów cywilizacji daje 5, 10 lub 15 punktów, a 1 lub 2 typy nie dają nic. Liczy się tylko największy zestaw. Gracz bez płytek cywilizacji traci 5 punktów.
rule-RA-91 = Po III epoce każdy typ monumentu, którego gracz ma 3, 4 lub 5 płytek, daje 5, 10 lub 15 punktów.
rule-RA-92 = Po III epoce gracz, który ma najwyżej 6 różnych typów monumentów, zdobywa 1 punkt za każdy typ. 7 typów daje razem 10 punktów, a 8 typów 15.
rule-RA-93 = Te same monumenty punktują za wielokrotność i za różnorodność. Nie ma znaczenia, w którym rzędzie leżą.
rule-RA-94 = Po III epoce każdy sumuje wartości wszystkich swoich dysków Słońca, odkrytych i zakrytych. Najwyższa suma daje 5 punktów, a najniższa odbiera 5, każdemu z remisujących w pełni; jeśli wszystkie sumy są równe, nikt nic nie zyskuje ani nie traci.
rule-RA-95 = W III epoce płytki i dyski Słońca liczy się razem, a dopiero potem ujemny wynik zamienia się na 0.
rule-RA-96 = Liczba żetonów nie ogranicza liczby punktów.

## K. Początek nowej epoki

rule-RA-97 = Przed nową epoką odrzuca się wszystkie płytki pozostałe na polach płytek.
rule-RA-98 = Przed nową epoką każdy gracz odrzuca swoje płytki boga, złota, cywilizacji i wylewu.
rule-RA-99 = Płytki faraona, Nilu i monumentów zostają u graczy na następną epokę.
rule-RA-100 = Środkowy dysk Słońca pozostaje na swoim miejscu, gdy zaczyna się nowa epoka.
rule-RA-101 = Przed nową epoką barka Ra wraca na pole startowe, a licznik epok przestawia się na kolejną.
rule-RA-102 = Przed nową epoką wszyscy gracze odkrywają wszystkie swoje dyski Słońca.
rule-RA-103 = Pierwszą turę nowej epoki rozgrywa gracz, który ma dysk Słońca o najwyższej wartości.

## L. Koniec gry

rule-RA-104 = Po punktacji III epoki wygrywa gracz, który ma najwięcej punktów.
rule-RA-105 = W razie remisu wygrywa ten z remisujących, który ma dysk Słońca o najwyższej wartości. Nie ma znaczenia, czy jest on odkryty, czy zakryty.
rule-RA-106 = O dalszych miejscach decyduje to samo: najpierw punkty, potem najwyższy dysk Słońca.

## M. Informacje jawne i ukryte

rule-RA-107 = Wszyscy widzą płytki i odkryte dyski Słońca każdego gracza, środkowy dysk, pola płytek, barkę Ra, epokę, każdą ofertę i każdy pas oraz każdą dobraną lub odrzuconą płytkę.
rule-RA-108 = Ukryta jest kolejność płytek w worku, a do końca gry także punkty pozostałych graczy.
rule-RA-109 = Zawartość worka i punkty wszystkich graczy da się obliczyć z tego, co każdy widział. Ukrywanie punktów to tylko próba pamięci.
rule-RA-110 = Każdy zakryty dysk Słońca leżał wcześniej odkryty na środku planszy aukcji, więc jego wartość jest jawna.
rule-RA-111 = W ustawieniach stołu można włączyć jawne punkty. W przeciwnym razie pozostają one ukryte do końca gry.

## N. Wariant bez barki

rule-RA-112 = W wariancie bez barki dobrane płytki Ra kładzie się na torze Ra. Epoka się kończy, gdy zajęte zostanie jego ostatnie pole.
rule-RA-113 = Wariant bez barki zmienia tylko wygląd gry. Płytki Ra leżą na torze Ra do końca epoki i dopiero wtedy się je odrzuca.
