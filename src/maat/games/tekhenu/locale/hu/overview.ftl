# overview.ftl (magyar): a játék két oldalon; az `.art` a bekezdés melletti rajzokat nevezi meg

front-minutes = 90–120 perc
front-weight = nehéz, a tervezés kedvelőinek

## Miről szól

overview-goal = Az obeliszk körül hat isten szektora fekszik. 16 fordulóban egy-egy kockát veszel el, és cselekszel vele; a legtöbb győzelmi pont nyer.
    .art = obelisk
overview-light = Az obeliszk miatt a szektorok naposak, árnyékosak vagy sötétek. A szín és a fény teszi a kockát tisztává, tisztátalanná vagy tiltottá; tiltottat nem vehetsz el. A szürke mindig tisztátalan.
    .art = face-white-4 face-yellow-3 face-black-5 face-gray-2

## A köröd: egy kocka, egy akció

overview-die = Végy el egy kockát, és hajtsd végre annak az istennek az akcióját, akinek a szektorában feküdt, vagy termelj vele.
    .art = face-brown-4
overview-scales = A kocka a mérlegedre kerül: a tiszta balra, a tisztátalan jobbra. Tartsd egyensúlyban.
    .art = scales
overview-scribes = Egy írnok 1-gyel vagy 2-vel módosítja a kockát; két írnok Anubiszt hívja: bármelyik kocka, bármelyik isten. Az arany bármelyik nyersanyagot pótolja.
    .art = token-scribe token-gold

## Hat isten és egy műhely

overview-horus = Hórusz: szobor gránitért. Egy isten tiszteletére bónuszt hoz, valahányszor bárki azt az istent használja; a népnek állítva az értékelésekben számít.
    .art = god-horus statue-0
overview-ra = Rá: pillér a templomegyüttesben. A vonalban álló épületek, az illeszkedő élek és a kínálat hoz pontot.
    .art = god-ra pillar-0
overview-hathor = Hathor: épület a templomegyüttes mellé, kenyérért. A sor nyersanyagot ad, a népesség nő.
    .art = god-hathor building-0
overview-bastet = Básztet: ünnep papiruszért. Nő az elégedettség, de sosem a népesség fölé.
    .art = god-bastet token-happiness
overview-thoth = Thot: kártyák abból a részből, amelyet az elégedettséged megnyit: áldások, technológiák, rendeletek.
    .art = god-thoth blessing technology
overview-osiris = Ozirisz: műhely vagy kőfejtő. Emeli a termelést, és 1 elégedettségbe kerül.
    .art = god-osiris workshop
overview-produce = Termelés: a kocka színének nyersanyaga, annyi, amennyi az értéke, de legfeljebb a termelésed; a többlet jobbra nehezedik.
    .art = production-papyrus production-bread production-limestone production-granite

## Maat, minden négy kocka után

overview-maat = A bal mínusz a jobb az egyenleged; a hit javíthat rajta. Aki legközelebb van a 0-hoz, az kezd. A rossz egyenleg pontba kerül.
    .art = scales token-faith
overview-destiny = Azután mindenki sorskártyát vesz el, a kockák visszakerülnek a zsákba.
    .art = destiny

## Két értékelés

overview-scoring = A második és a negyedik Maat-fázisban: 3 pont Ozirisz minden negyedéért, ahol vezetsz, 1 a templomegyüttesnél álló minden elemért, a pilléreiddel több is, 1–21 a szobrokért, 3–15 a legalább 9-es elégedettségért, 2 minden teljes termelésért, és ami az épületsorodban látszik.
    .art = scoring-1 scoring-2
overview-bread = Azután élelmezni kell a népet: az épületsorban látható minden kenyérért kenyérrel vagy 3 ponttal fizetsz.
    .art = token-bread

## Hogyan ér véget

overview-end = 16 forduló után. Legfeljebb három különböző jelű rendelet ér pontot, és a sorrend elsője 3 pontot kap. Döntetlennél az írnokok döntenek.
    .art = decree-scroll token-vp
