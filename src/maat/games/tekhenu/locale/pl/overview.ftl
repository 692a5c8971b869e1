# overview.ftl (polski): gra na dwóch stronach; `.art` wymienia rysunki obok akapitu

front-minutes = 90–120 minut
front-weight = trudna, dla lubiących planować

## O co chodzi

overview-goal = Wokół obelisku leżą sekcje sześciu bogów. W 16 rundach bierzesz po jednej kości i działasz nią; wygrywa, kto ma najwięcej punktów zwycięstwa.
    .art = obelisk
overview-light = Obelisk sprawia, że sekcje są słoneczne, zacienione lub ciemne. Kolor i światło czynią kość czystą, nieczystą albo zakazaną; zakazanej brać nie wolno. Szara jest zawsze nieczysta.
    .art = face-white-4 face-yellow-3 face-black-5 face-gray-2

## Twoja tura: jedna kość, jedna akcja

overview-die = Weź kość i wykonaj akcję boga, w którego sekcji leżała, albo nią produkuj.
    .art = face-brown-4
overview-scales = Kość trafia na twoje szalki, czysta na lewą stronę, nieczysta na prawą. Utrzymuj je w równowadze.
    .art = scales
overview-scribes = Skryba zmienia kość o 1 lub 2; dwóch skrybów wzywa Anubisa: dowolna kość, dowolny bóg. Złoto zastępuje dowolny surowiec.
    .art = token-scribe token-gold

## Sześcioro bogów i warsztat

overview-horus = Horus: posąg, za granit. Ku czci boga daje bonus, gdy ktokolwiek użyje tego boga; dla ludzi liczy się w punktowaniach.
    .art = god-horus statue-0
overview-ra = Ra: filar w kompleksie świątynnym. Punkty dają budynki w linii, pasujące krawędzie i pole płytek.
    .art = god-ra pillar-0
overview-hathor = Hathor: budynek przy kompleksie świątynnym, za chleb. Rząd daje surowce, populacja rośnie.
    .art = god-hathor building-0
overview-bastet = Bastet: festiwal, za papirus. Zadowolenie rośnie, nigdy ponad populację.
    .art = god-bastet token-happiness
overview-thoth = Thot: karty z części, które otwiera zadowolenie: błogosławieństwa, technologie, dekrety.
    .art = god-thoth blessing technology
overview-osiris = Ozyrys: warsztat albo kamieniołom. Podnosi produkcję i kosztuje 1 zadowolenia.
    .art = god-osiris workshop
overview-produce = Produkcja: surowiec w kolorze kości, tyle, ile wynosi wartość, ale nie więcej niż twoja produkcja; nadwyżka obciąża prawą stronę.
    .art = production-papyrus production-bread production-limestone production-granite

## Maat, po każdych czterech kościach

overview-maat = Lewa strona minus prawa to bilans; poprawić go może wiara. Kto jest najbliżej 0, gra pierwszy. Zły bilans kosztuje punkty.
    .art = scales token-faith
overview-destiny = Potem każdy bierze kartę przeznaczenia, a kości wracają do worka.
    .art = destiny

## Dwa punktowania

overview-scoring = W drugiej i czwartej fazie Maat: 3 punkty za każdą dzielnicę Ozyrysa, w której prowadzisz, 1 za każdy element przy kompleksie świątynnym i więcej dzięki twoim filarom, 1 do 21 za posągi, 3 do 15 za zadowolenie od 9 w górę, 2 za każdą pełną produkcję i to, co widać w rzędzie budynków.
    .art = scoring-1 scoring-2
overview-bread = Potem trzeba wyżywić ludzi: za każdy chleb odsłonięty w rzędzie budynków płaci się chlebem albo 3 punktami.
    .art = token-bread

## Jak się kończy

overview-end = Po 16 rundach. Punktują najwyżej trzy dekrety o różnych symbolach, a pierwszy w kolejności dostaje 3 punkty. Przy remisie decydują skrybowie.
    .art = decree-scroll token-vp
