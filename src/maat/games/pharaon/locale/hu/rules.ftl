# Pharaon: the numbered rules, Hungarian (locale/hu/rules.ftl)

## Játékelemek

rule-PH-01 = Az istenek táblája öt, körben elrendezett területből áll, középen a forgatható akciókerékkel.
rule-PH-02 = A játék részei: az Idő Piramisa, 30 urna, a kezdőjátékos-jelző, a fáraójelző, az irányjelző, 120 nyersanyagjelző, 40 áldozatjelző egy zsákban, 30 kézműves, 26 előkelő, 40 fából készült bábu és 5 árulótábla.
rule-PH-03 = Mind az öt játékosszínhez egy nagy korong, egy kocka és hat kis korong tartozik.
rule-PH-04 = Mind az öt alapnyersanyagból 20 jelző van, és ezüstből is 20.
rule-PH-05 = A 40 áldozatjelző: minden alapnyersanyaghoz 3, minden területhez 3, továbbá 6 darab 1 presztízspontos és 4 darab 2 presztízspontos.
rule-PH-06 = Az árulótáblák csak az egyszemélyes játékhoz kellenek.

## Előkészítés

rule-PH-10 = Az öt területet véletlen sorrendben kell az akciókerék köré illeszteni, így a kerék minden szektora egy-egy területre néz. A kerék kezdő állása is véletlenszerű.
rule-PH-11 = Induláskor a nagy korongod a fordulósáv első mezőjén, a kockád a sírkamra első szakasza előtt, egy-egy kis korongod pedig a Nílus-sávok alatt van. A hatodik kis korong a színedet mutatja.
rule-PH-12 = A véletlenszerűen lerakott irányjelző az egész játékra megszabja, merre fordul az akciókerék.
rule-PH-13 = Az urnákból képpel lefelé fordított pakli készül, és annyit kell felfedni, ahány játékos van.
rule-PH-14 = A kezdőjátékost sorsolással kell kiválasztani; ő kapja a kezdőjátékos-jelzőt. A fáraójelző a piramis mellett vár.
rule-PH-15 = A megkevert paklikból három előkelőt és négy kézművest kell felfedni; ezek felfedve fekszenek, területük minden helyén egy-egy.
rule-PH-16 = Az áldozatok területén eggyel több jelzőpár van, mint ahány játékos, a bónuszmezőn pedig ugyanennyi különálló jelző.
rule-PH-17 = Az első forduló előtt, az óramutató járásával ellentétes sorrendben, utolsóként a kezdőjátékossal, mindenki megtart egyet két húzott előkelő közül, elveszi egy felfedett urna nyersanyagait, és kap 2 ezüstöt.
rule-PH-18 = A kezdéskor nem választott előkelők csak akkor kerülnek vissza a pakliba, amikor már mindenki választott.
rule-PH-19 = A kezdő választás után fel kell fedni az első forduló urnáit: annyit, ahány játékos van.
rule-PH-20 = A kezdő előkelő minden szempontból előkelőnek számít, azonnali képessége pedig már a kezdő választáskor életbe lép.

## Az első játék változata

rule-PH-25 = Az első játék változatában az új játékos nem választ előkelőt, hanem véletlenszerűen kap egy írnokot.
rule-PH-26 = Az első játék változatát a játékosok egy része is használhatja; a többiek a szokásos szabályok szerint választanak.
rule-PH-27 = A ki nem osztott írnokokat vissza kell keverni a pakliba, mielőtt bárki előkelőt választana.
rule-PH-28 = Az új játékosok is kapnak urnát és 2 ezüstöt a kezdéskor.

## Nyersanyagok és ezüst

rule-PH-30 = Öt alapnyersanyag van: földművelés, építkezés, kereskedelem, hatalom és igazságosság.
rule-PH-31 = Az ezüst bármikor bármelyik nyersanyagot helyettesítheti, de maga nem alapnyersanyag.
rule-PH-32 = A négyzet alakú nyersanyagikon költséget, a kerek jövedelmet jelent.
rule-PH-33 = A szerzett nyersanyagokat a közös készletből veszed el, és magad előtt tartod. Mindenki készlete nyilvános.
rule-PH-34 = Ha a közös készletből elfogyott egy nyersanyag, nem kapsz belőle.
rule-PH-35 = Egy egységnyi költséget az adott nyersanyaggal, ezüsttel, az adott nyersanyagot vagy területet ábrázoló áldozatjelzővel, illetve az írnokod által megengedett cserével fizethetsz ki.
rule-PH-36 = Presztízspontos áldozatjelzővel nem lehet fizetni.
rule-PH-37 = Az elköltött áldozatjelzők a közös eldobott jelzők közé kerülnek.

## Urnák

rule-PH-40 = Ha urnát szerzel, elveszed a rajta látható három nyersanyagot, majd az urnát eldobod.
rule-PH-41 = Ha elfogyott az urnapakli, az eldobott urnákat megkeverve új pakli készül.
rule-PH-42 = A Nílusnál vagy kézművessel szerzett urnát véletlenszerűen húzod a pakliból. A piramis alatti felfedett urnák csak a passzoló játékosoké.
rule-PH-43 = Az urnákon csak alapnyersanyag szerepel, ezüst soha.

## Fordulók és körök

rule-PH-45 = A játék öt fordulóból áll. A kezdőjátékos-jelző birtokosától indulva az óramutató járása szerint követitek egymást, amíg mindenki nem passzol.
rule-PH-46 = A körödben vagy végrehajtasz egy akciót a táblán, vagy passzolsz.
rule-PH-47 = Ha passzoltál, a forduló további köreiben csak az Idő Piramisán lépsz előre.
rule-PH-48 = Ha már mindenki más passzolt, továbbra is egyesével jönnek a köreid, közben a többiek a piramison lépnek.

## Belépési költség

rule-PH-50 = Minden területtel az akciókerék egy szektora néz szembe, amelynek egy színe és négy helye van.
rule-PH-51 = Ha egy területen akciót akarsz végrehajtani, fizess egy olyan színű nyersanyagot, amilyet ott a kerék mutat, és tedd egy szabad helyre.
rule-PH-52 = 1–3 játékosnál szektoronként három hely használható, 4 vagy 5 játékosnál mind a négy.
rule-PH-53 = Ha egy terület összes helye foglalt a keréken, ott a forduló végéig nem lehet akciót végrehajtani, hacsak a 13–16-os előkelők egyike nem engedi.
rule-PH-54 = A jelzők a következő forduló előkészítéséig a keréken maradnak.
rule-PH-55 = A belépést ezüsttel, megfelelő áldozatjelzővel vagy az írnok cseréjével is kifizetheted; ez a kerék színének számít.

## Akcióköltség

rule-PH-60 = A belépés után a teljes akcióköltséget ki kell fizetned. Ha nem tudod, az akciót nem választhatod.
rule-PH-61 = A belépésért imént kifizetett nyersanyag beszámít az akcióköltségbe, ha illik hozzá.
rule-PH-62 = Csak a saját, ehhez az akcióhoz fizetett belépésed csökkenti a költséget, a keréken már ott lévő jelzők nem.
rule-PH-63 = A belépést nem kötelező beszámítani: a teljes akcióköltséget külön is kifizetheted, például más színnel.
rule-PH-64 = Akcióköltségek: áldozatok – egy nyersanyag, és ha akarod, még egy ugyanolyan; előkelők – öt különböző; Nílus – a választott lehetőség két nyersanyaga; sírkamra – kettőtől négyig; kézművesek – három egyforma.

## Az áldozatok területe

rule-PH-70 = Az áldozatok akciója egy tetszőleges színű nyersanyagba kerül; hozzátehetsz még egy ugyanolyat.
rule-PH-71 = Elveszel egy jelzőpárt. Ha a második nyersanyagot is kifizetted, egy bónuszjelzőt is kapsz.
rule-PH-72 = A bónuszjelzőt tetszésed szerint a bónuszmezőről választod, vagy vakon húzod a zsákból. Ugyanez érvényes minden áldozatjelzőre, amelyet a piramistól vagy a 22., 24. és 26. előkelőtől kapsz.
rule-PH-73 = Az elvitt jelzőpárok és bónuszjelzők csak a következő forduló előkészítésekor pótlódnak.
rule-PH-74 = Ha nem maradt jelzőpár, az áldozatok akciója nem választható, egyetlen bónuszjelzőért sem.
rule-PH-75 = Ha üres a zsák, előbb vissza kell tenni bele az eldobott áldozatjelzőket. Ha ilyen sincs, nem húzol semmit, és bónuszjelzőért sem fizethetsz, hacsak maga a fizetés vissza nem ad egy jelzőt.
rule-PH-76 = A nyersanyagot ábrázoló áldozatjelzőt bármikor elköltheted az adott nyersanyag helyett.
rule-PH-77 = A területet ábrázoló áldozatjelző egyetlen, tetszőleges színű nyersanyagot helyettesít az adott terület belépési vagy akcióköltségében, máshol azonban nem használható.
rule-PH-78 = A presztízspontos áldozatjelző a játék végén 1 vagy 2 további pontot ér.

## Az előkelők területe

rule-PH-80 = Egy előkelő mind az öt színből egy-egy nyersanyagba kerül; helyettesíteni szabad.
rule-PH-81 = Vedd el a három felfedett előkelő egyikét, vagy látatlanban a pakli felső lapját.
rule-PH-82 = A megüresedett helyre azonnal új előkelő kerül, amíg tart a pakli.
rule-PH-83 = Az előkelő alsó részén a képessége látható, a felsőn az, hány pontot ér a játék végén.
rule-PH-84 = A képesség lehet azonnali (egyszer, a kártya megszerzésekor), állandó (mindig érvényes) vagy fordulónként egyszer használható: a használt kártyát 90 fokkal el kell forgatni.

## A Nílus területe

rule-PH-90 = Az öt Nílus-sáv mindegyikén három szint van, 0, 3 és 7 pontért. A sáv alatt maradt korong nem ér semmit.
rule-PH-91 = Válassz egy lehetőséget a Nílusnál, fizesd ki a két nyersanyagát, és kapd meg mindazt, ami alatta látható.
rule-PH-92 = A Nílus nyersanyagot, véletlen urnát vagy a korongjaidat mozgató nyilakat ad.
rule-PH-93 = Egy nyíl egy lépéssel viszi előre egyik korongodat a benne látható színű sávon; a színtelen nyíl bármelyik sávon használható.
rule-PH-94 = A nyíl színei mindig a nyomtatott költség színei, bármivel fizettél is valójában.
rule-PH-95 = Két nyíllal két korongot léptetsz egyet-egyet, vagy egy korongot kettőt.
rule-PH-96 = A sáv tetején álló korong nem léphet tovább. A fel nem használható nyíl elvész.

## A sírkamra területe

rule-PH-100 = Az építés a sírkamra következő szakasza alatt látható 2–4 nyersanyagba kerül.
rule-PH-101 = A kockád a sírkamra következő szakaszára lép.
rule-PH-102 = A játék végén csak az elért szakasz ér pontot, a korábbiak nem adódnak hozzá.
rule-PH-103 = Egy szakaszon akárhány kocka állhat. Az utolsó szakaszt elérve ezt az akciót már nem választhatod.

## A kézművesek területe

rule-PH-110 = Egy kézműves három azonos színű nyersanyagba kerül; a színt te választod.
rule-PH-111 = Vedd el a négy felfedett kézműves egyikét vagy a pakli felső lapját, és azonnal kapd meg a kártya jobb oldalán látható nyersanyagokat. Az ott látható urnát véletlenszerűen húzod.
rule-PH-112 = A megüresedett helyre azonnal új kézműves kerül, amíg tart a pakli.
rule-PH-113 = Minden kézműves annyi pontot ér a játék végén, amennyi a kártyáján áll.

## Passzolás és az Idő Piramisa

rule-PH-120 = Ha passzolsz, a nagy korongod a piramis első szabad sorának bal szélső mezőjére kerül, majd választasz egyet a megmaradt urnák közül, és megkapod a nyersanyagait.
rule-PH-121 = Aki elsőként passzol, az első sorba kerül, azonnal megkapja a kezdőjátékos-jelzőt, és ő kezdi a következő fordulót.
rule-PH-122 = A második vagy későbbi sorba lépés önmagában nem ad jövedelmet.
rule-PH-123 = Passzolás után minden körödben egy mezőt lépsz jobbra, és megkapod az elért mező vagy a tőle közvetlenül balra lévő mező jövedelmét.
rule-PH-124 = A sor utolsó mezőjén a korongod már nem lép, és nem is hoz semmit.
rule-PH-125 = A piramis jövedelmei: a kezdőjátékos-jelző, egy tetszőleges alapnyersanyag (ezüst nem), egy ezüst vagy egy áldozatjelző.
rule-PH-126 = Az utolsóként passzoló is vesz el urnát, de a korongja a piramis helyett a fordulósáv következő mezőjére lép.
rule-PH-127 = Az ötödik fordulóban nincsenek urnák, így a passzolásért sem jár.
rule-PH-128 = Ha passzoltál, ebben a fordulóban már nem hajthatsz végre akciót.

## A forduló vége

rule-PH-130 = A forduló abban a pillanatban véget ér, amikor az utolsó játékos passzol; utána senki sem lép a piramison.
rule-PH-131 = A többiek a fordulósávra, az utolsóként passzoló korongjára teszik a korongjukat.
rule-PH-132 = Az ötödik forduló után a végső pontozás következik.
rule-PH-133 = Két forduló között, ebben a sorrendben: kiürül a kerék, a nyersanyagok a készletbe, az áldozatjelzők a dobottak közé kerülnek; az áldozatterületen eggyel több készletnek és bónuszjelzőnek kell lennie, mint ahány játékos van; a kerék az irányjelző szerint egy szektort fordul; a használt előkelők visszafordulnak; játékosonként egy urna kerül ki, de az 5. fordulóra már nem.
rule-PH-134 = Ha az eldobottakkal együtt is kevés az áldozatjelző, előbb teljes jelzőpárokat kell képezni, a maradék pedig a bónuszmezőre kerül.
rule-PH-135 = Az öt forduló alatt minden terület a kerék minden színével pontosan egyszer találkozik.

## A fáraó örököse

rule-PH-140 = A fáraójelzőt az kapja meg, aki elsőként rendelkezik egyszerre két előkelővel és a sírkamra harmadik szakaszával.
rule-PH-141 = A fáraójelző 7 pontot ér, és többé nem cserél gazdát.
rule-PH-142 = A kezdő előkelő beleszámít a fáraójelzőhöz szükséges kettőbe.

## Isteni célok

rule-PH-150 = A két terület közötti öt oszlop mindegyikén egy-egy isten áll. Céljának két feltételét ez a két szomszédos terület adja, tehát attól függnek, hogyan állt össze a tábla.
rule-PH-151 = Feltételek a játék végén: 2 szakasz a sírkamrában, 3 áldozatjelző, 2 előkelő, 3 kézműves, korong 2 Nílus-sávon (3-on, ha így egyeztetek meg).
rule-PH-152 = Egy terület mindkét oldalán ugyanaz a feltétel áll, a két szomszédos isten számára.
rule-PH-153 = Ha egy isten mindkét feltételét teljesíted, megkapod a két pontérték összegét; egyetlen feltételért nem jár semmi.
rule-PH-154 = Ugyanazt az isteni célt akárhány játékos teljesítheti.
rule-PH-155 = Semmi sem számít egy terület mindkét istenénél: ha mindkettő célját teljesíteni akarod, a terület feltételének kétszeresen kell megfelelned.
rule-PH-156 = Ha a kártyáid és jelzőid nem elegendők minden istenhez, a számodra legtöbb pontot érő választás számít.

## Végső pontozás

rule-PH-160 = Add össze az előkelőid pontjait.
rule-PH-161 = Megkapod a sírkamrában elért szakasz pontjait.
rule-PH-162 = Add össze a kézműveseid kártyáin álló pontokat.
rule-PH-163 = Minden Nílus-sávért 0, 3 vagy 7 pont jár, attól függően, meddig jutott a korongod.
rule-PH-164 = Pontot kapsz minden istenért, akinek mindkét feltételét teljesítetted.
rule-PH-165 = Minden megmaradt nyersanyag, ezüst és áldozatjelző 1 pontot ér; a presztízspontos jelzők ehhez hozzáadják a maguk 1 vagy 2 pontját.
rule-PH-166 = A fáraójelző 7, a kezdőjátékos-jelző 3 pontot ér.
rule-PH-167 = Az nyer, akinek a legtöbb pontja van. Döntetlennél a fáraójelző dönt, azután a nyersanyag- és áldozatjelzők száma; ha ez sem segít, közös a győzelem.

## Két játékos

rule-PH-170 = Két játékosnál csak egy szabály más: kettő helyett három urna kerül ki, az előkészítéskor és minden fordulóra.
rule-PH-171 = A megmaradt urna nyersanyagai a kerékre kerülnek, és a fordulóra elfoglalják a színüknek megfelelő helyeket.
rule-PH-172 = Előbb kiürül a kerék, és csak azután kerülnek rá ezek a jelzők, így a következő fordulóban zárják el a helyeket.
rule-PH-173 = A negyedik fordulóból megmaradt urna az ötödikben zár el helyeket, amikor urnák már nem kerülnek ki.
rule-PH-174 = Két játékosnál szektoronként három hely, három jelzőpár és három bónuszjelző van játékban.

## Egyszemélyes játék: előkészítés

rule-PH-180 = Az egyszemélyes játékban csak két urna kerül ki, és az Árulónak saját bábui vannak a táblán.
rule-PH-181 = Az öt árulótábla egymás mellett fekszik véletlen sorrendben, világos oldallal felfelé. Legalsó mezőikre véletlenszerűen egy-egy jelző kerül minden alapnyersanyagból: az egész játékra ehhez a színhez köti a táblát, és nem indít el ikont.
rule-PH-182 = A bal szélső árulótábla alján álló szám megadja, hány urnából áll az Áruló paklija az első fordulóban.
rule-PH-183 = Három jelzőpár és három bónuszjelző fekszik két oszlopban, felülről 1-től 3-ig számozva.
rule-PH-184 = Két előkelőt húzol, és egyet megtartasz; a másikat az Áruló kapja. A két urnából egyet elveszel, és kapsz 2 ezüstöt. A másik urna nyersanyagai a kerék saját színű helyeire kerülnek; az urnát eldobjuk, és két újat fedünk fel.
rule-PH-185 = Az első játék változatában az Áruló egy véletlenszerű írnokkal kezd.
rule-PH-186 = Sorsolás dönti el, te kezdesz-e vagy az Áruló.
rule-PH-187 = Egy–öt árulótáblát lehet a sötét oldalára fordítani: minél többet, annál nehezebb a játék.

## Egyszemélyes játék: az Áruló köre

rule-PH-190 = Az egyszemélyes játékban a szokásos szabályok érvényesek; csak az Áruló köre más.
rule-PH-191 = Az Áruló felfedi a paklija felső urnáját. Az alsó nyersanyag egy árulótáblára kerül; a másik kettőből te küldesz egyet egy táblára és egyet a kerékre, tetszőleges sorrendben. Mindhármat el kell helyezni.
rule-PH-192 = A keréknek szánt nyersanyag a saját színének egy szabad helyére kerül; amelyiknek mindhárom helye foglalt, az nem mehet oda. Ha egyik sem fér el, mindkettő árulótáblára megy, előbb a bal oldali.
rule-PH-193 = A táblára kerülő nyersanyag a színéhez kötött tábla legalsó szabad mezőjére megy. Ha az a tábla tele van, a jobbra következő fogadja, a jobb szélső után a bal szélső; ha mind tele van, a jelző visszakerül a készletbe.
rule-PH-194 = Ha az imént letakart mező mellett ikon van, az azonnal életbe lép.

## Egyszemélyes játék: ikonok

rule-PH-195 = Sírkamraikon: az Áruló egy szakasszal előrébb lép.
rule-PH-196 = Előkelő elvétele: az Áruló elveszi a balról számítva megadott helyen álló előkelőt, ha van ott, és figyelmen kívül hagyja a szövegét.
rule-PH-197 = Előkelők értéke: az Áruló minden előkelője annyit ér, amennyi a legmagasabb letakart érték.
rule-PH-198 = Istenikon: az Áruló mostantól pontot kaphat ennek az istennek a céljáért.
rule-PH-199 = Előkelő eldobása: a balról számítva megadott helyen álló előkelőt, ha van ott, el kell dobni; senkinek sem hoz pontot.
rule-PH-200 = Kézműves elvétele: az Áruló elveszi a legtöbb vagy legkevesebb pontot érő felfedett kézművest, egyenlőségnél a bal szélsőt. Nyersanyagot nem kap.
rule-PH-201 = Kézműves eldobása: el kell dobni a legtöbb vagy legkevesebb pontot érő felfedett kézművest, egyenlőségnél a bal szélsőt.
rule-PH-202 = Jelzőpár elvétele: az Áruló elveszi a felülről számítva megadott helyen lévő jelzőpárt, ha még ott van.
rule-PH-203 = Bónuszjelző elvétele: az Áruló elveszi a felülről számítva megadott helyen lévő bónuszjelzőt, ha még ott van.
rule-PH-204 = Nílus-ikon: az Áruló egyet lép a leginkább vagy a legkevésbé megtelt táblája színének megfelelő sávon, egyenlőségnél a balra esőn; a sáv tetején nem történik semmi.
rule-PH-205 = Az Áruló által elvitt előkelők és kézművesek azonnal pótlódnak, az áldozatjelzők csak a következő forduló előkészítésekor.

## Egyszemélyes játék: passzolás és fordulók

rule-PH-206 = Az Áruló akkor és csak akkor passzol, ha urnát kellene felfednie, de a paklija üres; urnát nem vesz el. Ha elsőként passzol, az 1. sorba lép, elveszi a kezdőjátékos-jelzőt, és a köreiben továbblép, amíg te még játszol.
rule-PH-207 = A Piramisban az Áruló annak a mezőnek a jövedelmét kapja, amelyikre lép, sosem a tőle balra lévőét: választható nyersanyag helyett bármelyiket, áldozatjelző helyett egy jelzőt a zsákból. Sosem költi el őket, de pontot érnek.
rule-PH-208 = Ha passzolsz, elveszed a két urna egyikét. Ha az Áruló még játszik, az első sorba lépsz, és a szokásos módon kapod a jövedelmet.
rule-PH-209 = Két forduló között három jelzőpárra és három bónuszjelzőre kell feltölteni az áldozatokat; a megmaradt urna nyersanyagai a kerékre kerülnek, az urnát eldobjuk; két új urna kerül ki, az 5. forduló kivételével; a balról ennyiedik tábla mondja meg, hány urnája van az Árulónak a fordulóban.
rule-PH-210 = Az Áruló ugyanazokkal a feltételekkel szerezheti meg a fáraójelzőt, mint te.

## Egyszemélyes játék: pontozás

rule-PH-211 = Te és az Áruló a szokásos módon pontoztok, az Áruló istenei és előkelői kivételével.
rule-PH-212 = Az Áruló csak akkor kap pontot egy istenért, ha az isten ikonja le van takarva, és mindkét feltétel teljesül; ugyanazok az elemek a terület mindkét istenénél számíthatnak.
rule-PH-213 = Az Áruló minden előkelője annyit ér, amennyi a legmagasabb elért érték, vagy 6 pontot, ha egyet sem ért el.
rule-PH-214 = Csak akkor nyersz, ha több pontod van, mint az Árulónak; döntetlennél ő győz.

## Az előkelők szabályai

rule-PH-220 = Az írnok (1–5. előkelő) 4 pontot ér, és még 4-et a területe melletti két isten közül mindegyikért, amelynek célját teljesíted. Két nyersanyaga mindig fizethető egymás helyett, az ezeket mutató áldozatjelzőkkel is; a belépés díjában a kerék színének számít.
rule-PH-221 = A Hadvezér (6) 7 pontot ér, és még 4-4-et a fáraójelzőért és a kezdőjátékos-jelzőért. Ha passzolsz, korongod rögtön egy további mezőt lép a sorában a piramison, és megkapod annak jövedelmét; ha elsőként passzolsz, előbb megkapod a kezdőjátékos-jelzőt. Ha utolsóként passzolsz, nem történik semmi.
rule-PH-222 = Az Építész, a Főpapnő, a Mester és a Magtárfelügyelő területén bármilyen nyersanyaggal fizethetsz a belépésért, és az a saját színének számít. Szabad hely továbbra is kell.
rule-PH-223 = A Bíróval öt tetszőleges nyersanyagot fizethetsz egy előkelőért; a belépésért továbbra is a kerék színével kell fizetni.
rule-PH-224 = A Nagyvezírnek nincs képessége; 3 pontot ér, és még 3-at minden előkelődért, önmagát is beleértve.
rule-PH-225 = Az Orvossal fordulónként egyszer akkor is végrehajthatod a kézművesek akcióját, ha nincs szabad hely. Az akcióköltséget ki kell fizetni.
rule-PH-226 = Az Építésvezetővel fordulónként egyszer akkor is végrehajthatod a sírkamra akcióját, ha nincs szabad hely. Az akcióköltséget ki kell fizetni.
rule-PH-227 = A Főpappal fordulónként egyszer akkor is végrehajthatod az áldozatok akcióját, ha nincs szabad hely. Az akcióköltséget ki kell fizetni.
rule-PH-228 = A Kormányzóval fordulónként egyszer akkor is végrehajthatod a Nílus akcióját, ha nincs szabad hely. Az akcióköltséget ki kell fizetni.
rule-PH-229 = A Varázslónő fordulónként egyszer egy alapnyersanyagot vagy azt ábrázoló áldozatjelzőt másik alapnyersanyagra cserél.
rule-PH-230 = A Kincstárnok fordulónként egyszer egy alapnyersanyagot vagy azt ábrázoló áldozatjelzőt ezüstre cserél.
rule-PH-231 = A Tanító (19) 7 pontot ér, és még 1-et minden alapnyersanyagodért, az ilyet mutató áldozatjelzőket is beleértve. Fordulónként egyszer, amikor urnát szerzel (passzoláskor is), elvehetsz még egy tetszőleges alapnyersanyagot.
rule-PH-232 = A Diplomatával fordulónként egyszer az imént szerzett urna nyersanyagai helyett három tetszőleges alapnyersanyagot vehetsz el.
rule-PH-233 = A 21-es Főhivatalnok három lépést ad egy Nílus-sávon és 2 ezüstöt.
rule-PH-234 = A 22-es Főhivatalnok két lépést ad egy Nílus-sávon és 2 áldozatjelzőt.
rule-PH-235 = A 23-as Főhivatalnok egy kézművest ad a nyersanyagaival együtt és 1 ezüstöt.
rule-PH-236 = A 24-es Főhivatalnok egy kézművest ad a nyersanyagaival együtt és 2 áldozatjelzőt.
rule-PH-237 = A 25-ös Főhivatalnok egy ingyenes szakaszt ad a sírkamrában és 1 ezüstöt.
rule-PH-238 = A 26-os Főhivatalnok egy ingyenes szakaszt ad a sírkamrában és 1 áldozatjelzőt.
rule-PH-239 = Az azonnali képesség csak egyszer hat; a kártya utána is előkelőnek számít, és pontot ér.
rule-PH-240 = 26 különböző előkelő van: az 1–12-es állandó, a 13–20-as fordulónként egyszeri, a 21–26-os azonnali képességű.

## Az előkelők kártyái

rule-N-01 = Állandó: a földművelés és az építkezés egymás helyett is fizethető. 4 pontot ér, és még 4-et minden teljesített isteni célért a Nílus területe mellett.
rule-N-02 = Állandó: az építkezés és a kereskedelem egymás helyett is fizethető. 4 pontot ér, és még 4-et minden teljesített isteni célért a sírkamra területe mellett.
rule-N-03 = Állandó: a kereskedelem és a hatalom egymás helyett is fizethető. 4 pontot ér, és még 4-et minden teljesített isteni célért a kézművesek területe mellett.
rule-N-04 = Állandó: a hatalom és az igazságosság egymás helyett is fizethető. 4 pontot ér, és még 4-et minden teljesített isteni célért az előkelők területe mellett.
rule-N-05 = Állandó: az igazságosság és a földművelés egymás helyett is fizethető. 4 pontot ér, és még 4-et minden teljesített isteni célért az áldozatok területe mellett.
rule-N-06 = Állandó: ha nem utolsóként passzolsz, a korongod rögtön még egy mezőt lép a piramison, és megkapod annak jövedelmét. 7 pontot ér, a fáraójelzővel és a kezdőjátékos-jelzővel további 4-4-et.
rule-N-07 = Állandó: a sírkamra területére bármilyen nyersanyaggal beléphetsz; az akcióköltségben a saját színének számít.
rule-N-08 = Állandó: az áldozatok területére bármilyen nyersanyaggal beléphetsz; az akcióköltségben a saját színének számít.
rule-N-09 = Állandó: a kézművesek területére bármilyen nyersanyaggal beléphetsz; az akcióköltségben a saját színének számít.
rule-N-10 = Állandó: a Nílus területére bármilyen nyersanyaggal beléphetsz; az akcióköltségben a saját színének számít.
rule-N-11 = Állandó: az előkelők területén öt különböző helyett öt tetszőleges nyersanyagot is fizethetsz. A belépést a szokásos módon fizeted, és az az öt egyikének számít.
rule-N-12 = Nincs képessége. 3 pontot ér, és még 3-at minden előkelődért, ezt a kártyát is beleértve.
rule-N-13 = Fordulónként egyszer: a kézművesek akciója szabad hely nélkül is, a szokásos akcióköltségért. 6 pontot ér, és még 2-t a kézműveseid minden különböző pontértékéért.
rule-N-14 = Fordulónként egyszer: a sírkamra akciója szabad hely nélkül is, a szokásos akcióköltségért. 6 pontot ér, és még 2-t a sírkamra minden elért szakaszáért.
rule-N-15 = Fordulónként egyszer: az áldozatok akciója szabad hely nélkül is, a szokásos akcióköltségért. 6 pontot ér, és még 2-t minden áldozatjelződért.
rule-N-16 = Fordulónként egyszer: a Nílus akciója szabad hely nélkül is, a szokásos akcióköltségért. 5 pontot ér, és még 3-at minden Nílus-sávért, amelynek a tetején állsz.
rule-N-17 = Fordulónként egyszer, passzoláskor is: cserélj egy alapnyersanyagot vagy azt ábrázoló áldozatjelzőt másik alapnyersanyagra. 3 pontot ér, és még 3-at minden teljesített isteni célért.
rule-N-18 = Fordulónként egyszer, passzoláskor is: cserélj egy alapnyersanyagot vagy azt ábrázoló áldozatjelzőt ezüstre. 8 pontot ér, és még 2-t minden ezüstödért.
rule-N-19 = Fordulónként egyszer: ha urnát szerzel, végy el még egy tetszőleges alapnyersanyagot. 7 pontot ér, és még 1-et minden alapnyersanyagért és azt ábrázoló áldozatjelzőért.
rule-N-20 = Fordulónként egyszer: dobd el az imént szerzett urnát, és a nyersanyagai helyett végy el három tetszőleges alapnyersanyagot. Annyi pontot ér, mint egy másik, a játék végén választott előkelőd.
rule-N-21 = Azonnal: hármat lépsz egy választott Nílus-sávon, és kapsz 2 ezüstöt.
rule-N-22 = Azonnal: kettőt lépsz egy választott Nílus-sávon, és kapsz 2 áldozatjelzőt.
rule-N-23 = Azonnal: elveszel egy felfedett kézművest vagy a pakli felső lapját a nyersanyagaival együtt, és kapsz 1 ezüstöt.
rule-N-24 = Azonnal: elveszel egy felfedett kézművest vagy a pakli felső lapját a nyersanyagaival együtt, és kapsz 2 áldozatjelzőt.
rule-N-25 = Azonnal: fizetés nélkül a sírkamra következő szakaszára lépsz, és kapsz 1 ezüstöt.
rule-N-26 = Azonnal: fizetés nélkül a sírkamra következő szakaszára lépsz, és kapsz 1 áldozatjelzőt.
