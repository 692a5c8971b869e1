# overview.ftl (magyar): a játék két oldalon; az `.art` a bekezdés melletti rajzokat nevezi meg

front-minutes = 60–90 perc
front-weight = közepesen nehéz

## Miről szól

overview-goal = Öt fordulón át nyersanyagokat költesz akciókra a tábla öt területén. A végén szinte minden presztízspontot (PP) hoz, és a legtöbb PP nyer.
    .art = cover
overview-wheel = Egy kerék minden területnek egy színt ad. Minden forduló után egy szektort fordul, így ami itt ma olcsó, holnap drága.
    .art = wedge-agriculture wedge-construction wedge-trade wedge-power wedge-justice

## A köröd: egy akció vagy passz

overview-access = Belépés: tégy egy egységet a terület színéből a kerék egy szabad helyére. Egy területnek fordulónként három helye van (több játékosnál négy). Az ezüst bármelyik nyersanyagot pótolja.
    .art = resource-agriculture resource-silver
overview-deduct = Azután fizesd ki az akciót. A belépés beleszámít, ha a színe illik.
    .art = resource-trade resource-justice

## Öt terület

overview-nile = Nílus: két nyersanyagért más nyersanyagokat és lépéseket kapsz az öt sávon. Egy sáv 0, 3 vagy 7 PP-t ér.
    .art = area-nile
overview-artisans = Kézművesek: három egyszínű nyersanyagért egy kártya, amely most nyersanyagot, a végén PP-t hoz.
    .art = area-artisans
overview-nobles = Előkelők: mind az öt színből egy. Képességük van, és PP-t hoznak.
    .art = area-nobles
overview-offerings = Áldozatok: egy nyersanyagért két jelző, egy második azonos színűért bónuszjelző is. A jelzők nyersanyagot pótolnak, vagy PP-t érnek.
    .art = area-offerings token-trade-token
overview-chamber = Sírkamra: mind a hat szakasznak megvan az ára. Csak az elért szakasz számít, 4-től 39 PP-ig.
    .art = area-chamber

## Passzolás

overview-pass = Aki passzol, urnát vesz el három nyersanyaggal. Az első passzoló megkapja a kezdőjátékos-jelzőt.
    .art = first-player jar
overview-pyramid = A forduló minden további körében a korongod továbblép az Idő Piramisában, és jövedelmet hoz.
    .art = income-any-basic income-silver income-offering

## Mi ér még pontot

overview-gods = Istenek: minden két terület között egy isten áll. Ha mindkettő feltételét teljesíted, mindkét értéke a tiéd. Semmi sem számít két istennél.
    .art = god-isis god-horus god-osiris god-anubis god-ra
overview-heir = Akinek elsőként van két előkelője és a sírkamra 3. szakasza, elveszi a fáraójelzőt: 7 PP.
    .art = pharaoh-token
overview-rest = Az utolsó forduló kezdőjátékos-jelzője 3 PP; minden megmaradt nyersanyag és jelző 1 PP; a presztízsjelzők 1-gyel vagy 2-vel többet érnek.
    .art = resource-silver token-prestige-high

## Hogyan ér véget

overview-end = Az 5. forduló után, amelyben nincsenek urnák. Döntetlennél a fáraójelző dönt, azután az, ami megmaradt.
    .art = first-player
