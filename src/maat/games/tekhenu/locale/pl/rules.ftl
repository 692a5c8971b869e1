# tekhenu/locale/pl/rules.ftl: ponumerowane zasady gry Tekhenu w skrócie, dla graczy

## Cel i przebieg gry

rule-TK-01 = Wygrywa gracz, który na koniec ma najwięcej punktów zwycięstwa. W trakcie gry odbywają się cztery fazy Maat i dwa punktowania.
rule-TK-02 = Dwie rundy to obrót, dwa obroty to faza Maat, dwie fazy Maat to punktowanie, a dwa punktowania to cała gra: razem 16 rund.

## Elementy gry

rule-TK-03 = Wspólne elementy to plansza z kołem i obeliskiem, 26 kości, 27 płytek filarów, 2 znaczniki punktowania, 6 płytek bonusowych Horusa oraz żetony surowców, skrybów i wiary.
rule-TK-04 = Każdy gracz ma 10 budynków, 6 posągów, 8 filarów, 4 znaczniki produkcji oraz po jednym znaczniku Maat, populacji, zadowolenia i punktów zwycięstwa.
rule-TK-05 = W grze są 24 błogosławieństwa, 24 technologie, 24 dekrety, 12 kart początkowych i 4 karty przeznaczenia.
rule-TK-06 = W trybie solo używa się 10 płytek akcji Botankhamuna, znacznika postępu i żetonu debenu, którym rzuca się jak monetą.
rule-TK-07 = Zgodnie z ruchem wskazówek zegara leżą wokół koła: Horus, Ra, Hathor, Bastet, Thot i Ozyrys. Naprzeciw siebie są Horus i Bastet, Ra i Thot, Hathor i Ozyrys.

## Przygotowanie

rule-TK-08 = Na początku koło obelisku stoi w losowej z sześciu pozycji.
rule-TK-09 = Znacznik punktowania I leży cztery sekcje od strzałki zgodnie z ruchem wskazówek zegara, a znacznik II o kolejne cztery sekcje dalej.
rule-TK-10 = Trzy płytki filarów leżą odkryte na wystawce Ra, pozostałe tworzą zakryty stos.
rule-TK-11 = Sześć płytek bonusowych Horusa leży w losowej kolejności na polach od 1 do 6. Początkujący mogą zamiast nich używać bonusów nadrukowanych na planszy.
rule-TK-12 = Surowce, złoto, skrybowie i żetony wiary, które do nikogo nie należą, tworzą zasoby ogólne.
rule-TK-13 = Po 1 złocie leży na każdym z czterech miejsc na posągi dla ludzi oraz obok drugiego rzędu Ozyrysa.
rule-TK-14 = W cztery osoby gra się wszystkimi kośćmi. W trzy osoby odkłada się 2 szare kości, a w dwie po 1 żółtej, brązowej, białej i czarnej.
rule-TK-15 = W każdej sekcji leżą na początku trzy losowe kości, po rzucie ułożone jako czyste, nieczyste lub zakazane.
rule-TK-16 = Zaczynasz z 10 punktami, zadowoleniem 2 i populacją 5 na tym samym torze, 1 złotem i 1 skrybą, czterema znacznikami produkcji na polach „2”, 10 budynkami i 6 posągami na planszy gracza oraz 8 filarami i znacznikiem Maat obok niej.
rule-TK-17 = Technologii T16 i dekretu D20 używa się tylko w grze na trzy lub cztery osoby. Błogosławieństwa, technologie i dekrety tasuje się jako trzy osobne talie.
rule-TK-18 = Na początku pierwsza część rynku zawiera 2 błogosławieństwa i 1 technologię, a druga 2 błogosławieństwa i 2 technologie. Trzecia i czwarta są puste.
rule-TK-19 = Dostajesz dwa dekrety, jeden zatrzymujesz, a drugi odkładasz na spód talii. Dekrety są tajne.
rule-TK-20 = Dla dwóch, trzech lub czterech graczy wykłada się 5, 7 lub 9 kart początkowych oraz wszystkie cztery karty przeznaczenia.
rule-TK-21 = Karty początkowe wybiera się po jednej od pierwszego gracza do ostatniego, a potem po drugiej od ostatniego do pierwszego.
rule-TK-22 = Pierwszy jest gracz z najwyższą sumą inicjatywy na obu kartach początkowych. Przy remisie pierwszeństwo ma ten, kto ma kartę z najwyższą inicjatywą.
rule-TK-23 = W kolejności graczy każdy bierze kartę przeznaczenia, po czym otrzymuje nagrody z niej i z obu kart początkowych. Kartę przeznaczenia zachowuje się ze względu na wartość ankh.

## Nasłonecznienie i czystość

rule-TK-24 = Koło ma dwie sekcje słoneczne, dwie zacienione i dwie ciemne. O nasłonecznieniu obszaru boga decyduje ta sekcja koła, która się przed nim znajduje.
rule-TK-25 = Białe kości są czyste w sekcji słonecznej, czarne w ciemnej, a żółte i brązowe w zacienionej. Białe i żółte są zakazane w sekcji ciemnej, czarne i brązowe w słonecznej; w pozostałych przypadkach kość jest nieczysta.
rule-TK-26 = Szare kości są zawsze nieczyste, a w sekcji zacienionej żadna kość nie jest zakazana. Po obrocie ocenia się na nowo tylko kości wokół koła, a nie te na planszach graczy.

## Runda i tura

rule-TK-27 = W każdej rundzie każdy gracz rozgrywa jedną turę zgodnie z torem kolejności.
rule-TK-28 = Musisz wziąć dokładnie jedną czystą lub nieczystą kość z dowolnego miejsca wokół koła. Zakazanych kości brać nie wolno.
rule-TK-29 = Kość kładziesz na szalkach bez zmiany jej oczek: czystą po lewej stronie, nieczystą po prawej.
rule-TK-30 = Używając kości, wykonujesz akcję boga z sekcji, z której ona pochodzi, albo produkujesz surowiec jej koloru. Szarych kości nie można użyć do produkcji.
rule-TK-31 = Po turze ostatniego gracza następuje obrót, jeśli wszyscy mają dokładnie po dwie lub cztery kości; w przeciwnym razie zaczyna się nowa runda.
rule-TK-32 = Nie możesz wybrać akcji, za którą nie jesteś w stanie zapłacić. Musisz znaleźć inną akcję, a jeśli trzeba – inną kość.

## Skrybowie

rule-TK-33 = Wybierając kość, możesz wydać skrybów, by zmienić jej wartość, wykonać akcję Anubisa albo zrobić jedno i drugie.
rule-TK-34 = Każdy skryba zmienia wartość kości o 1 lub 2 w górę lub w dół. Wartość mieści się zawsze między 1 a 6, a 6 i 1 nie sąsiadują ze sobą.
rule-TK-35 = Za dokładnie 2 skrybów możesz wykonać akcję Anubisa: bierzesz dowolną kość, nawet zakazaną, i wykonujesz dowolną akcję o jej wartości.
rule-TK-36 = Kość użyta do akcji Anubisa leży pod szalkami i nie liczy się do bilansu.

## Wydawanie surowców i limity

rule-TK-37 = Złoto zastępuje dowolny inny surowiec, jeden za jeden. Skrybowie i wiara nie są surowcami.
rule-TK-38 = Nie możesz wykonać akcji, na którą brakuje ci surowców. Nadwyżki leżącej na szalkach nigdy nie wolno wydać.
rule-TK-39 = Masz 10 budynków, 8 filarów i 6 posągów; gdy któryś rodzaj się skończy, więcej już go nie zbudujesz. Zbudowanych elementów się nie przenosi.
rule-TK-40 = Każdy bóg ma trzy miejsca na posągi w grze na cztery osoby, dwa w grze na trzy i jedno w grze na dwie.

## Horus

rule-TK-41 = Akcja Horusa pozwala zbudować jeden posąg. Posągi schodzą z toru na planszy gracza od lewej do prawej, każdy za tyle granitu, ile pod nim wydrukowano.
rule-TK-42 = Posąg buduje się albo ku czci boga, albo dla ludzi.
rule-TK-43 = Przy posągu ku czci boga wartość kości wskazuje płytkę Horusa o tym numerze, a płytka wskazuje boga. Posąg staje na wolnym miejscu tego boga.
rule-TK-44 = Ilekroć inny gracz wykonuje akcję tego boga, twój posąg przynosi ci bonus z płytki Horusa.
rule-TK-45 = W grze na trzy osoby otrzymujesz ten bonus także jednorazowo, zaraz po zbudowaniu posągu.
rule-TK-46 = W grze na dwie osoby otrzymujesz ten bonus także za własne akcje tego boga, ale nie za tę, którą zbudowano posąg.
rule-TK-47 = Twój drugi posąg ku czci tego samego boga nie przynosi kolejnego bonusu.
rule-TK-48 = Dla ludzi są cztery miejsca na posągi: dwa przy kompleksie świątynnym, jedno nad warsztatami i jedno nad kamieniołomami. Wartość kości nie ma znaczenia, a leżące tam złoto zabierasz.
rule-TK-49 = Posąg przy kompleksie świątynnym daje ci od razu 3 punkty za każdy twój filar w jego rzędzie lub kolumnie.
rule-TK-50 = Posągi dla ludzi nie dają bonusów za akcje; liczą się podczas punktowania.
rule-TK-51 = Bonusy za posągi otrzymuje się po zakończeniu akcji. Jeśli bóg nie ma wolnego miejsca, nie można zbudować posągu ku jego czci.

## Ra

rule-TK-52 = Wartość 5 lub 6 wskazuje płytkę z lewego pola płytek, 3 lub 4 ze środkowego, a 1 lub 2 z prawego.
rule-TK-53 = Zapłać koszt płytki, obróć ją, jak chcesz, i połóż na pustym polu kompleksu świątynnego.
rule-TK-54 = Otrzymujesz 1 punkt za każdy budynek dowolnego gracza w rzędzie i kolumnie nowej płytki. Posągi się nie liczą.
rule-TK-55 = Otrzymujesz 1 punkt za każdą krawędź w tym samym kolorze co krawędź, z którą się styka, a w rogu po 2 punkty.
rule-TK-56 = Otrzymujesz całą nagrodę z zakrytego pola.
rule-TK-57 = Pole płytek, z którego pochodzi płytka, daje punkty: lewe 3, środkowe 2, prawe 1.
rule-TK-58 = Zdolność płytki działa tylko wtedy, gdy jej nasłonecznienie zgadza się z obecnym nasłonecznieniem obszaru Ra.
rule-TK-59 = Na płytce stawiasz swój filar na znak, że należy do ciebie.
rule-TK-60 = Płytki na pozostałych polach płytek przesuwają się w prawo, a z lewej dochodzi nowa.
rule-TK-61 = Akcja Ra jest niedostępna, gdy masz już wszystkie 8 filarów na planszy albo kompleks świątynny jest pełny.

## Hathor

rule-TK-62 = Budynek przy kompleksie świątynnym kosztuje od 2 do 4 chlebów, zależnie od miejsca. Wartość kości nie ogranicza wyboru; w mniejszym gronie część miejsc jest niedostępna.
rule-TK-63 = Na miejsce trafia twój pierwszy z lewej budynek. Odsłonięte na planszy gracza chleby i punkty mają znaczenie dopiero podczas punktowania.
rule-TK-64 = W rzędzie lub kolumnie budynku każdy twój filar daje 3 punkty, a każde puste pole 1 sztukę tego, co na nim wydrukowano. Cudze filary nie dają nic.
rule-TK-65 = Na koniec twoja populacja rośnie o wartość kości.

## Otwieranie rynku

rule-TK-66 = Trzecia część rynku otwiera się, gdy tylko czyjaś populacja osiągnie 9: 1 błogosławieństwo, 2 technologie i 1 dekret.
rule-TK-67 = Czwarta część rynku otwiera się, gdy tylko czyjaś populacja osiągnie 13: 1 błogosławieństwo, 1 technologia i 2 dekrety.
rule-TK-68 = Otwarta część rynku pozostaje otwarta do końca gry. Jeśli otwierają się obie naraz, najpierw uzupełnia się trzecią.

## Bastet

rule-TK-69 = Festiwal kosztuje 2 papirusy i podnosi twoje zadowolenie o wartość kości.
rule-TK-70 = Zadowolenie nigdy nie może wyprzedzić populacji; nadmiar przepada.
rule-TK-71 = Przy wartości 1 lub 2 otrzymujesz 2 skrybów, przy 3 lub 4 jednego, a przy 5 lub 6 żadnego.
rule-TK-72 = Gdy twoje zadowolenie po raz pierwszy osiągnie 16, otrzymujesz 1 złoto, a gdy po raz pierwszy osiągnie 19, 1 skrybę.
rule-TK-73 = Gdy twoje zadowolenie po raz pierwszy osiągnie 21, od razu wykonujesz jedną dowolną akcję o dowolnej wartości, nie biorąc kości.

## Thot

rule-TK-74 = Błogosławieństwa używa się raz, w chwili wskazanej na karcie, po czym się je odrzuca. Można użyć kilku naraz.
rule-TK-75 = Technologia działa do końca gry. Efekty kilku technologii się sumują.
rule-TK-76 = Dekrety dają punkty na koniec gry i do tego czasu pozostają tajne. Nie ma limitu posiadanych kart.
rule-TK-77 = Przy wartości 1 lub 2 bierzesz 1 kartę za darmo, przy 3 lub 4 bierzesz 2 karty za 2 papirusy, a przy 5 lub 6 bierzesz 3 karty za 3 papirusy; wszystkie z jednej części rynku.
rule-TK-78 = O dostępnych częściach rynku decyduje zadowolenie: pierwsza od 1, druga od 5, trzecia od 9, czwarta od 13.
rule-TK-79 = Przed wzięciem kart możesz zapłacić 1 papirus i wymienić wszystkie karty jednej części rynku, każdą część najwyżej raz podczas akcji Thota.
rule-TK-80 = Na koniec tury uzupełnia się rynek. Wyczerpaną talię tworzy się na nowo z kart odrzuconych.

## Ozyrys

rule-TK-81 = Akcja Ozyrysa nie wymaga surowców, ale kosztuje 1 zadowolenia. Jest niemożliwa przy zadowoleniu 0 oraz w zapełnionym rzędzie.
rule-TK-82 = Wartość kości wyznacza rząd, od 1 u góry do 6 na dole. Zajmujesz wolne miejsce w jednej z jego czterech dzielnic, od lewej: warsztat papirusu lub chleba albo kamieniołom wapienia lub granitu. Używasz pierwszego z lewej budynku; odsłonięte przez niego symbole nie działają przed punktowaniem.
rule-TK-83 = Od rzędu zależy, o ile przesuniesz znaczniki produkcji i co otrzymasz; rzędy o wyższych numerach dają więcej.
rule-TK-84 = Znacznik produkcji nie może wyjść poza 6.
rule-TK-85 = Rzędy o niższych numerach leżą wyżej, a przy remisie w dzielnicy punktuje gracz z najwyżej położonym elementem.

## Produkcja surowców

rule-TK-86 = Do produkcji nadaje się kość z dowolnej sekcji: żółta daje papirus, brązowa chleb, biała wapień, a czarna granit. Szarych kości nie można użyć do produkcji.
rule-TK-87 = Produkujesz tyle, ile wynosi wartość kości, ale zatrzymujesz najwyżej tyle, ile wskazuje twój znacznik produkcji. Nadwyżka obciąża szalki: każda jej sztuka to −1.

## Obrót

rule-TK-88 = Obrót następuje, gdy każdy gracz ma dokładnie dwie albo dokładnie cztery kości.
rule-TK-89 = Koło obraca się o jedną sekcję zgodnie z ruchem wskazówek zegara.
rule-TK-90 = Gdy gracze mają po cztery kości, zaraz po obróceniu koła następuje faza Maat.
rule-TK-91 = Do obu sekcji, które są teraz zacienione, dokłada się tyle nowych kości, ilu jest graczy.
rule-TK-92 = Po obrocie wszystkie kości wokół koła układa się na nowo jako czyste, nieczyste i zakazane, po czym zaczyna się nowa runda.

## Faza Maat

rule-TK-93 = Bilans to oczka po lewej stronie minus oczka po prawej minus liczba nadmiarowych surowców. Kości pod szalkami się nie liczą.
rule-TK-94 = Możesz położyć na dowolnej stronie szalek żetony wiary; każdy jest wart +1 lub −1.
rule-TK-95 = Znaczniki Maat przestawia się na tor Maat zgodnie z ostatecznym bilansem.
rule-TK-96 = Bilans od −3 do −5 kosztuje 1 punkt, od −6 do −8 kosztuje 2, a −9 i niższy 3. Nie można mieć mniej niż 0 punktów.
rule-TK-97 = Im bliżej zera jest twój bilans, tym wcześniej jesteś w kolejności. Remisy rozstrzyga wyższa wartość ankh.
rule-TK-98 = Punktowanie odbywa się, gdy strzałka koła wskazuje najniższy (według klepsydr) pozostały znacznik punktowania. Tak jest w drugiej i czwartej fazie Maat; w pierwszej strzałka trafia na znacznik II, gdy znacznik I jeszcze leży.
rule-TK-99 = Kości wracają do woreczka, a nadwyżki i wszystkie żetony wiary do zasobów ogólnych. Wiary nie można zachować na później.
rule-TK-100 = W nowej kolejności każdy wybiera jedną z kart przeznaczenia i otrzymuje jej nagrodę.
rule-TK-101 = Po fazie Maat obrót toczy się dalej: do zacienionych sekcji dokłada się nowe kości.

## Punktowanie

rule-TK-102 = W każdej dzielnicy Ozyrysa 3 punkty dostaje gracz, który ma w niej najwięcej budynków i posągów; przy remisie ten, czyj element leży najwyżej. Posąg liczy się w obu dzielnicach pod nim.
rule-TK-103 = Każdy twój budynek i posąg wokół kompleksu świątynnego daje 1 punkt. Każdy twój filar daje 1 punkt za każdy twój budynek i posąg w jego rzędzie i kolumnie.
rule-TK-104 = Za 1, 2, 3, 4, 5 lub 6 zbudowanych posągów otrzymujesz odpowiednio 1, 3, 6, 10, 15 lub 21 punktów.
rule-TK-105 = Za zadowolenie wynoszące co najmniej 9, 13, 16, 19 lub 21 otrzymujesz odpowiednio 3, 6, 9, 12 lub 15 punktów.
rule-TK-106 = Każdy twój znacznik produkcji na polu „6” daje 2 punkty.
rule-TK-107 = Otrzymujesz wszystkie punkty widoczne w twoim rzędzie budynków tam, skąd zeszły budynki.
rule-TK-108 = Za każdy chleb odsłonięty w rzędzie budynków płacisz 1 chleb albo tracisz 3 punkty. Nie można mieć mniej niż 0 punktów.
rule-TK-109 = Po punktowaniu usuwa się jego znacznik; po pierwszym punktowaniu faza Maat toczy się dalej.

## Koniec gry

rule-TK-110 = Po drugim punktowaniu odkrywa się wszystkie dekrety. Punktujesz najwyżej trzy, każdy z innym symbolem, i wybierasz które.
rule-TK-111 = Na koniec pierwszy w kolejności otrzymuje 3 punkty, a w grze na trzy lub cztery osoby drugi otrzymuje 2 punkty.
rule-TK-112 = Wygrywa gracz z największą liczbą punktów. Remis rozstrzyga liczba skrybów, a potem wcześniejsze miejsce w kolejności.

## Płytki i karty: zasady ogólne

rule-TK-113 = Akcja wykonana „tak, jakby wzięto kość” jest pełną akcją boga: płacisz jej koszt, chyba że karta mówi inaczej, i działają na nią inne efekty.
rule-TK-114 = Błogosławieństwa i technologie się sumują. Gdy kilka twoich efektów działa jednocześnie, to ty ustalasz ich kolejność.
rule-TK-115 = Zyski z kart i płytek podlegają zwykłym ograniczeniom zadowolenia, produkcji i toru, a także otwierają części rynku i dają nagrody z toru.

## Płytki filarów

rule-P01 = Gdy obszar Ra jest słoneczny: otrzymaj 3 populacji.
rule-P02 = Gdy obszar Ra jest ciemny: otrzymaj 1 skrybę.
rule-P03 = Gdy obszar Ra jest zacieniony: otrzymaj 2 zadowolenia, najwyżej do poziomu populacji.
rule-P04 = Gdy obszar Ra jest słoneczny: otrzymaj dodatkowo 1 punkt za każdą krawędź tej płytki o pasującym kolorze.
rule-P05 = Gdy obszar Ra jest ciemny: otrzymaj dodatkowo 1 punkt za każdą krawędź tej płytki o pasującym kolorze.
rule-P06 = Gdy obszar Ra jest zacieniony: otrzymaj dodatkowo 1 punkt za każdy budynek dowolnego gracza w rzędzie i kolumnie tej płytki.
rule-P07 = Gdy obszar Ra jest słoneczny: otrzymaj 1 punkt.
rule-P08 = Gdy obszar Ra jest zacieniony: otrzymaj 1 punkt.
rule-P09 = Gdy obszar Ra jest ciemny: otrzymaj 1 punkt.
rule-P10 = Gdy obszar Ra jest ciemny: wykonaj akcję Thota jak przy użyciu kości o wartości 1 i weź jedną kartę za darmo.
rule-P11 = Gdy obszar Ra jest słoneczny: wykonaj akcję Thota jak przy użyciu kości o wartości 1 i weź jedną kartę za darmo.
rule-P12 = Gdy obszar Ra jest zacieniony: wykonaj akcję Horusa jak przy użyciu kości o wartości 1, 2 lub 3. Za posąg trzeba zapłacić.
rule-P13 = Gdy obszar Ra jest słoneczny: dobierz i zatrzymaj dekret z wierzchu talii.
rule-P14 = Gdy obszar Ra jest ciemny: dobierz i zatrzymaj dekret z wierzchu talii.
rule-P15 = Gdy obszar Ra jest zacieniony: wykonaj akcję Ozyrysa jak przy użyciu kości o wartości 3. Nadal tracisz 1 zadowolenia.
rule-P16 = Gdy obszar Ra jest zacieniony: otrzymaj 2 złota.
rule-P17 = Gdy obszar Ra jest słoneczny: otrzymaj 2 złota.
rule-P18 = Gdy obszar Ra jest ciemny: otrzymaj 2 złota.
rule-P19 = Gdy obszar Ra jest słoneczny: surowce lub wiarę z zakrytego pola otrzymujesz podwójnie.
rule-P20 = Gdy obszar Ra jest zacieniony: surowce lub wiarę z zakrytego pola otrzymujesz podwójnie.
rule-P21 = Gdy obszar Ra jest ciemny: surowce lub wiarę z zakrytego pola otrzymujesz podwójnie.
rule-P22 = Ta płytka filaru nie ma zdolności.
rule-P23 = Ta płytka filaru nie ma zdolności.
rule-P24 = Ta płytka filaru nie ma zdolności.
rule-P25 = Ta płytka filaru nie ma zdolności.
rule-P26 = Ta płytka filaru nie ma zdolności.
rule-P27 = Ta płytka filaru nie ma zdolności.

## Karty początkowe

rule-S01 = Inicjatywa 1. Wykonaj akcję Ozyrysa jak przy użyciu kości o wartości 5. Nie tracisz zadowolenia.
rule-S02 = Inicjatywa 2. Wykonaj akcję Ozyrysa jak przy użyciu kości o wartości 3; możesz zbudować tylko kamieniołom. Nie tracisz zadowolenia.
rule-S03 = Inicjatywa 3. Wykonaj akcję Ozyrysa jak przy użyciu kości o wartości 3; możesz zbudować tylko warsztat. Nie tracisz zadowolenia.
rule-S04 = Inicjatywa 4. Otrzymaj 5 dowolnych surowców oprócz złota.
rule-S05 = Inicjatywa 5. Dobierz 2 technologie, jedną zatrzymaj, a drugą wtasuj do talii.
rule-S06 = Inicjatywa 6. Dobierz 2 błogosławieństwa, jedno zatrzymaj, a drugie wtasuj do talii.
rule-S07 = Inicjatywa 7. Otrzymaj 2 skrybów i 1 złoto.
rule-S08 = Inicjatywa 8. Otrzymaj 1 papirus, 1 chleb, 1 wapień i 1 granit.
rule-S09 = Inicjatywa 9. Otrzymaj łącznie 3 sztuki wapienia i granitu w dowolnym zestawieniu.
rule-S10 = Inicjatywa 10. Otrzymaj łącznie 3 sztuki chleba i papirusu w dowolnym zestawieniu.
rule-S11 = Inicjatywa 11. Otrzymaj 3 populacji, a potem 2 zadowolenia.
rule-S12 = Inicjatywa 12. Otrzymaj 2 złota.

## Karty przeznaczenia

rule-A01 = Wartość ankh 0. Biorąc tę kartę, otrzymujesz 1 skrybę.
rule-A02 = Wartość ankh 1. Biorąc tę kartę, otrzymujesz 1 złoto.
rule-A03 = Wartość ankh 2. Biorąc tę kartę, otrzymujesz 1 populacji lub 1 zadowolenia.
rule-A04 = Wartość ankh 3. Biorąc tę kartę, otrzymujesz 1 żeton wiary, który zachowujesz do następnej fazy Maat.

## Dekrety

rule-D01 = Na koniec gry: 3 punkty za każdą twoją technologię.
rule-D02 = Na koniec gry: 4 punkty za każdy z różnych symboli na twoich dekretach, łącznie z tym.
rule-D03 = Na koniec gry: zapłać 2 złota, by ponownie zapunktować inny z twoich punktowanych dekretów.
rule-D04 = Na koniec gry: 4 punkty za każdy symbol na torze osiągnięty przez twoją populację; za każdy punktowany symbol płacisz 1 surowiec. Punktowany przed D08.
rule-D05 = Na koniec gry: 4, 8, 12, 16 lub 20 punktów, jeśli twoje zadowolenie osiągnęło 9, 13, 16, 19 lub 21.
rule-D06 = Na koniec gry: tyle punktów, o ile pól twoje zadowolenie wyprzedza najniższy znacznik zadowolenia na torze.
rule-D07 = Na koniec gry: 3 punkty za każdego pozostałego ci skrybę.
rule-D08 = Na koniec gry: 2 punkty za każde pozostałe ci złoto i 1 punkt za każdy inny surowiec, najwyżej 20 punktów. Punktowany po D04.
rule-D09 = Na koniec gry: 3 punkty za każdy twój kamieniołom.
rule-D10 = Na koniec gry: 3 punkty za każdy twój warsztat.
rule-D11 = Na koniec gry: 2 punkty za każdy twój warsztat i kamieniołom.
rule-D12 = Na koniec gry: 3 punkty za każdy twój budynek wokół kompleksu świątynnego.
rule-D13 = Na koniec gry: 3 punkty za każdy twój filar.
rule-D14 = Na koniec gry: 2 punkty za każdy twój posąg i 2 punkty za każdy twój budynek wokół kompleksu świątynnego.
rule-D15 = Na koniec gry: 2 punkty za każdy twój filar i 2 punkty za każdy twój budynek wokół kompleksu świątynnego.
rule-D16 = Na koniec gry: 4 punkty za każdy twój posąg ku czci boga.
rule-D17 = Na koniec gry: 2 punkty za każdy twój posąg i 2 punkty za każdy twój filar.
rule-D18 = Na koniec gry: 3 punkty za każdy twój posąg, ku czci boga lub dla ludzi.
rule-D19 = Na koniec gry: 5 punktów za każdy twój posąg dla ludzi.
rule-D20 = Na koniec gry: 10 punktów za pierwsze miejsce w kolejności, 5 punktów za drugie. Tylko w grze na trzy lub cztery osoby.
rule-D21 = Na koniec gry: 1 punkt za każdy twój zbudowany budynek, gdziekolwiek stoi.
rule-D22 = Na koniec gry: tyle punktów, ile wynosi połowa oczek na twoich czystych kościach, zaokrąglając w górę. Kości pod szalkami się nie liczą.
rule-D23 = Przed ostatnim punktowaniem: wykonaj jedną dowolną akcję o dowolnej wartości, bez kości i bez płacenia surowców.
rule-D24 = Na koniec gry: zapunktuj ponownie kompleks świątynny, licząc tylko swoje budynki i filary.

## Błogosławieństwa

rule-B01 = Raz, podczas akcji produkcji: otrzymaj 4 sztuki wapienia. Nie liczą się one jako nadwyżka.
rule-B02 = Raz, podczas akcji produkcji: otrzymaj 4 sztuki granitu. Nie liczą się one jako nadwyżka.
rule-B03 = Raz, podczas akcji produkcji: otrzymaj 4 chleby. Nie liczą się one jako nadwyżka.
rule-B04 = Raz, podczas akcji produkcji: otrzymaj 4 papirusy. Nie liczą się one jako nadwyżka.
rule-B05 = Raz, podczas akcji produkcji: otrzymaj 3 złota.
rule-B06 = Raz, podczas akcji produkcji: otrzymaj 2 skrybów.
rule-B07 = Raz, w dowolnym momencie swojej tury: otrzymaj 3 populacji lub 3 zadowolenia.
rule-B08 = Raz, w dowolnym momencie swojej tury: otrzymaj 3 populacji lub 3 zadowolenia.
rule-B09 = Raz, przy wybieraniu kości: obróć ją na dowolną ściankę.
rule-B10 = Raz, przy wybieraniu kości: obróć ją na dowolną ściankę.
rule-B11 = Raz, przy wybieraniu kości: potraktuj ją jak kość innego koloru. Możesz też zmienić jej wartość o 1 w górę lub w dół.
rule-B12 = Raz, przy wybieraniu kości: potraktuj ją jak kość innego koloru. Możesz też zmienić jej wartość o 1 w górę lub w dół.
rule-B13 = Raz, podczas akcji Ra lub Horusa: nie płacisz jej kosztu w wapieniu i granicie.
rule-B14 = Raz, podczas akcji Ra lub Horusa: nie płacisz jej kosztu w wapieniu i granicie.
rule-B15 = Raz, podczas akcji Bastet lub Hathor: nie płacisz jej kosztu w papirusie lub chlebie.
rule-B16 = Raz, podczas akcji Bastet lub Hathor: nie płacisz jej kosztu w papirusie lub chlebie.
rule-B17 = Raz, przy wybieraniu kości: wydaj 1 skrybę, by z użyciem tej samej kości wykonać dodatkowo akcję boga z sekcji sąsiadującej z tą, z której pochodzi kość. Kolejność obu akcji jest dowolna.
rule-B18 = Raz, przy wybieraniu kości: wydaj 1 skrybę, by z użyciem tej samej kości wykonać dodatkowo akcję boga z sekcji sąsiadującej z tą, z której pochodzi kość. Kolejność obu akcji jest dowolna.
rule-B19 = Raz, przy wybieraniu kości: zmniejsz swoje zadowolenie i populację o 1, by z użyciem tej samej kości wykonać dodatkowo akcję boga z przeciwległej sekcji. Kolejność obu akcji jest dowolna.
rule-B20 = Raz, przy wybieraniu kości: zmniejsz swoje zadowolenie i populację o 1, by z użyciem tej samej kości wykonać dodatkowo akcję boga z przeciwległej sekcji. Kolejność obu akcji jest dowolna.
rule-B21 = Raz, podczas akcji produkcji: wykonaj ją dwa razy. Dwukrotnie otrzymujesz surowce, ale i nadwyżkę.
rule-B22 = Raz, podczas akcji produkcji: wykonaj ją dwa razy. Dwukrotnie otrzymujesz surowce, ale i nadwyżkę.
rule-B23 = Raz, na początku swojej tury: wykonaj akcję Anubisa bez wydawania 2 skrybów. Kość nadal trzeba wybrać.
rule-B24 = Raz, na początku swojej tury: wykonaj akcję Anubisa bez wydawania 2 skrybów. Kość nadal trzeba wybrać.

## Technologie

rule-T01 = Za każdym razem, gdy wykonujesz akcję Ozyrysa: otrzymaj 2 punkty.
rule-T02 = Za każdym razem, gdy wykonujesz akcję Ra: otrzymaj 2 punkty.
rule-T03 = Za każdym razem, gdy wykonujesz akcję Thota: otrzymaj 2 punkty.
rule-T04 = Za każdym razem, gdy wykonujesz akcję Horusa: otrzymaj 2 punkty i 1 granit. Granit możesz wziąć przed zapłatą.
rule-T05 = Za każdym razem, gdy wykonujesz akcję Hathor: pola z twoimi filarami dają 5 punktów zamiast 3.
rule-T06 = Za każdym razem, gdy wykonujesz akcję Bastet: otrzymaj 2 punkty, 1 populacji i 1 zadowolenia.
rule-T07 = Za każdym razem, gdy posąg ku czci boga przynosi ci bonus: otrzymaj 1 granit.
rule-T08 = Za każdym razem, gdy wybierasz kość: możesz traktować zakazane kości jako czyste lub nieczyste.
rule-T09 = Za każdym razem, gdy budujesz filar na płytce ze zdolnością: zdolność działa bez względu na nasłonecznienie.
rule-T10 = Możesz używać zamiennie złota i skrybów. Jeśli zrobisz to w swojej turze, otrzymujesz 1 punkt.
rule-T11 = Za każdym razem, gdy wykonujesz akcję o wartości 1: otrzymaj 2 punkty.
rule-T12 = Za każdym razem, gdy wykonujesz akcję produkcji: otrzymaj 1 punkt za każdy wyprodukowany nadmiarowy surowiec.
rule-T13 = Za każdym razem, gdy produkujesz surowce: możesz zmienić wartość o 1 lub 2 w górę lub w dół i otrzymujesz jeszcze 1 taki surowiec, który nie liczy się jako nadwyżka.
rule-T14 = Za każdym razem, gdy wykonujesz akcję boga: możesz zmienić wartość o 1 lub 2 w górę lub w dół.
rule-T15 = Podczas każdej fazy Maat: otrzymaj 2 żetony wiary. Twoja wartość ankh wynosi zawsze 5.
rule-T16 = Po każdej fazie Maat: otrzymaj 2 punkty za pierwsze miejsce w kolejności albo 1 złoto za ostatnie. Tylko w grze na trzy lub cztery osoby.
rule-T17 = Za każdym razem, gdy w akcji produkcji produkujesz chleb: otrzymaj 2 punkty. Podczas punktowania nie płacisz chleba.
rule-T18 = Za każdym razem, gdy wybierasz czystą kość: otrzymaj 1 punkt.
rule-T19 = Za każdym razem, gdy wybierasz nieczystą kość do akcji boga: możesz wydać 1 skrybę, by najpierw wyprodukować surowce zgodnie z kolorem i wartością kości.
rule-T20 = Za każdym razem, gdy wykonujesz akcję Thota: otrzymaj 1 papirus. Możesz go wziąć przed zapłatą.
rule-T21 = Za każdym razem, gdy wykonujesz akcję Hathor: otrzymaj 1 chleb. Możesz go wziąć przed zapłatą.
rule-T22 = Możesz używać zamiennie wapienia i granitu. Jeśli zrobisz to w swojej turze, otrzymujesz 1 punkt.
rule-T23 = Za każdym razem, gdy wykonujesz akcję Anubisa: otrzymaj 3 punkty.
rule-T24 = Za każdym razem, gdy zagrywasz błogosławieństwo: otrzymaj 1 złoto.

## Tryb solo

rule-TK-116 = Tryb solo przygotowuje się jak grę na dwie osoby: ten sam woreczek kości, te same zamknięte pola i zasady posągów, bez kart T16 i D20. Botankhamun ma własne elementy. Różnice opisują TK-117 do TK-121.
rule-TK-117 = Botankhamun nie ma planszy gracza ani znaczników produkcji. Zaczyna z 10 punktami, zadowoleniem 4 i populacją 7.
rule-TK-118 = Podczas przygotowania Botankhamun nie otrzymuje dekretu.
rule-TK-119 = Wybierasz 2 z 3 losowych kart początkowych; Botankhamun ich nie używa. Jest pierwszy w kolejności i losowo bierze kartę przeznaczenia ze skrybą lub ze złotem, ale bez nagrody; ty wybierasz z trzech pozostałych.
rule-TK-120 = Botankhamun zaczyna z jednym posągiem, ku czci boga z pola Horusa numer 1.
rule-TK-121 = Dziesięć płytek akcji tasuje się i układa odkryte w piramidę o rzędach z 4, 3, 2 i 1 płytki, licząc od podstawy. Znacznik postępu stoi po lewej stronie podstawy, a obok leży żeton debenu.
rule-TK-122 = Na łatwym poziomie Botankhamun nie dostaje na początek nic poza zwykłym przygotowaniem trybu solo.
rule-TK-123 = Na średnim poziomie Botankhamun zaczyna dodatkowo z warsztatem chleba i kamieniołomem granitu, oba w rzędzie 5, oraz z filarem na płytce ze stosu na środku kompleksu świątynnego. Nie dostaje za nie punktów.
rule-TK-124 = Na najwyższym poziomie Botankhamun zaczyna jak na średnim, a ponadto z drugim posągiem, ku czci boga z pola Horusa numer 4.
rule-TK-125 = Dodatkowe wyzwania: zaczynasz z 2 losowymi kartami początkowymi, a Botankhamun otrzymuje 8 punktów za każdy dekret zamiast 4.
rule-TK-126 = Znacznik postępu wchodzi na skrajną lewą płytkę dolnego rzędu. Potem rzuca się żetonem debenu: jedna strona przesuwa znacznik na płytkę w górę na prawo, druga na następną płytkę z prawej. Rozpatruje się płytkę, na której stanie; w czterech krokach znacznik nigdy nie opuści piramidy.
rule-TK-127 = Niezależnie od płytki Botankhamun bierze dokładnie jedną kość i wykonuje akcję boga z sekcji, w której leżała. Kość leży obok płytek, liczy się do kości rundy i w fazie Maat wraca do worka.
rule-TK-128 = Botankhamun za nic nie płaci, niczego nie produkuje i nie otrzymuje surowców ani wiary. Złoto, które miałby zabrać z planszy, odrzuca się.
rule-TK-129 = Płytka boga bierze najwyższą czystą lub nieczystą kość ze swojej sekcji; z równych czystą, potem losową. Jeśli takiej nie ma, szuka się dalej, sekcja po sekcji, przeciwnie do ruchu wskazówek zegara.
rule-TK-130 = Płytka surowców bierze z dowolnej sekcji najwyższą czystą lub nieczystą kość w kolorze pierwszego surowca; gdy jej brak, liczy się następny surowiec, a gdy zostały tylko szare, najwyższa z nich. Z równych bierze kość z sekcji z posągiem Botankhamuna, a gdy takiej nie ma, losową; jeśli wciąż jest kilka, tę, której pole Horusa ma najwyższy numer.
rule-TK-131 = Horus: Botankhamun buduje ku czci boga z pola o wartości kości. Jeśli jest zajęte, buduje dla ludzi nad warsztatami albo kamieniołomami, tam, gdzie przejmie więcej dzielnic; gdy żadne nie jest wolne albo nie zmienia dzielnicy, przy kompleksie świątynnym na linii, na której ma więcej filarów, po 3 punkty za każdy. Remisy rozstrzyga los. Jeśli i tam brak miejsca, otrzymuje 3 punkty.
rule-TK-132 = Bonusy posągów działają jak w grze dwuosobowej, bez względu na to, kto wykonuje akcję. Twoje są zwykłe; te Botankhamuna zależą od pola Horusa: 1 skryba za pola 1 i 2, 1 punkt za 3 i 4, jedno i drugie za 5 i 6.
rule-TK-133 = Ra: płytkę wskazaną przez wartość Botankhamun kładzie bez obracania tam, gdzie da najwięcej punktów: 1 za każdy budynek w rzędzie i kolumnie, czyjkolwiek jest, 1 za każdą stykającą się krawędź dowolnego koloru, razem z ramą i bez podwajania w rogach, oraz punkty pola płytek. Nagrody i zdolności pomija. Przy remisie wybiera miejsce w linii ze swoim budynkiem, potem miejsce nie przy ramie, potem losowe.
rule-TK-134 = Hathor: Botankhamun zajmuje wolne miejsce na budynek, które daje najwięcej za jego filary, po 3 punkty za każdy, przy remisie losowe, a jego populacja rośnie o wartość kości. Nie dostaje surowców ani wiary.
rule-TK-135 = Bastet: zadowolenie Botankhamuna rośnie po jednym polu; każdy krok, który wyprzedziłby populację, przesuwa zamiast tego populację. Skrybów otrzymuje jak zwykle, nagród z toru nie; części rynku się otwierają.
rule-TK-136 = Thot: zależnie od wartości Botankhamun bierze 1, 2 lub 3 karty z najwyższej części, na którą pozwala mu zadowolenie: najpierw dekrety, potem technologie, potem błogosławieństwa, od lewej. Zatrzymuje je i pomija ich działanie.
rule-TK-137 = Ozyrys: zadowolenie nie spada. Wartość kości wskazuje rząd, a kolor dzielnicę; szara wybiera dzielnicę z najmniejszą liczbą budynków, przy remisie skrajną lewą. Z zajętego miejsca Botankhamun przechodzi na następne z prawej, z ostatniego na pierwsze; z pełnego rzędu do rzędu powyżej, z 1 do 6. Nie dostaje surowców ani produkcji.
rule-TK-138 = W czterech fazach Maat bilans Botankhamuna to +3, +2, +1 i +1, a jego wartość ankh zawsze 4. Zaczynasz tylko wtedy, gdy twój bilans jest bliższy 0 albo równie bliski i masz technologię T15.
rule-TK-139 = Jeśli Botankhamun jest pierwszy, losowo bierze kartę przeznaczenia ze skrybą lub ze złotem, bez nagrody, a ty wybierasz z pozostałych. W przeciwnym razie wybierasz spośród wszystkich czterech.
rule-TK-140 = Po każdej fazie Maat oprócz ostatniej wszystkie 10 płytek akcji tasuje się i układa w nową piramidę, a znacznik postępu wraca na start.
rule-TK-141 = Ty punktujesz jak zawsze. Botankhamun punktuje dzielnice, kompleks świątynny, posągi i zadowolenie, potem 2 punkty za każde błogosławieństwo, które odrzuca, i 2 za każdą technologię, którą zatrzymuje. Nie punktuje produkcji ani rzędu budynków i nie płaci chleba.
rule-TK-142 = Po drugim punktowaniu Botankhamun dostaje też punkty za miejsce w kolejności (3 za pierwsze), 4 punkty za każdy dekret bez względu na symbole i ich liczbę (8 w wyzwaniu) i 1 punkt za każdych 2 skrybów.
rule-TK-143 = Wygrywasz, jeśli masz więcej punktów niż Botankhamun. Remis rozstrzyga liczba skrybów, a potem kolejność graczy.
