# tekhenu/locale/hu/rules.ftl: a Tekhenu számozott szabályai röviden, játékosoknak

## A játék célja és menete

rule-TK-01 = Az nyer, akinek a játék végén a legtöbb győzelmi pontja van. Közben négy Maat-fázisra és két értékelésre kerül sor.
rule-TK-02 = Két forduló után forgatás, két forgatás után Maat-fázis, két Maat-fázis után értékelés következik, a második értékeléssel pedig véget ér a játék: ez összesen 16 forduló.

## A játék tartozékai

rule-TK-03 = Közös tartozékok: a játéktábla a koronggal és az obeliszkkel, 26 kocka, 27 pillérlapka, 2 értékelésjelző, 6 Hórusz-bónuszlapka, valamint a nyersanyagok, írnokok és hitjelzők.
rule-TK-04 = Minden játékosnak 10 épülete, 6 szobra, 8 pillére, 4 termelésjelzője, továbbá egy-egy Maat-, népesség-, elégedettség- és pontjelzője van.
rule-TK-05 = A játékban 24 áldás, 24 technológia, 24 rendelet, 12 kezdőkártya és 4 sorskártya van.
rule-TK-06 = Az egyszemélyes játékhoz 10 Botanhamon-akciólapka, egy haladásjelző és a pénzérme módjára feldobott debenérme tartozik.
rule-TK-07 = A korong körül az óramutató járása szerint Hórusz, Rá, Hathor, Básztet, Thot és Ozirisz következik. Átellenben van egymással Hórusz és Básztet, Rá és Thot, valamint Hathor és Ozirisz.

## Előkészítés

rule-TK-08 = A korong a hat lehetséges állás közül véletlenszerűen az egyikben indul.
rule-TK-09 = Az I. értékelésjelző az óramutató járása szerint négy szektorra van a nyíltól, a II. további négy szektorral odébb.
rule-TK-10 = Három pillérlapka felfedve fekszik Rá kínálatában, a többi lefordított paklit alkot.
rule-TK-11 = A hat Hórusz-bónuszlapka véletlenszerű sorrendben kerül az 1–6. mezőre. Kezdők helyettük a táblára nyomtatott bónuszokat is használhatják.
rule-TK-12 = A senkihez sem tartozó nyersanyagok, arany, írnokok és hitjelzők a közös készletben vannak.
rule-TK-13 = A nép szobrainak négy mezőjén és Ozirisz második sora mellett 1-1 arany fekszik.
rule-TK-14 = Négyen minden kockával játszotok. Hárman 2 szürke, ketten 1 sárga, 1 barna, 1 fehér és 1 fekete kockát hagytok ki.
rule-TK-15 = Minden szektor három véletlenszerűen húzott kockával indul; ezek a dobás után a tiszta, a tisztátalan vagy a tiltott sorba kerülnek.
rule-TK-16 = 10 ponttal, ugyanazon a sávon 2-es elégedettséggel és 5-ös népességgel, 1 arannyal, 1 írnokkal, a 2-es mezőn álló négy termelésjelzővel, a tábládon 10 épülettel és 6 szoborral, mellette 8 pillérrel és a Maat-jelzővel kezdesz.
rule-TK-17 = A T16 technológiát és a D20 rendeletet csak hárman vagy négyen használjátok. Az áldások, a technológiák és a rendeletek három külön pakliban keverendők.
rule-TK-18 = A piac első részén kezdetben 2 áldás és 1 technológia, a másodikon 2 áldás és 2 technológia van. A harmadik és a negyedik rész üres.
rule-TK-19 = Két rendeletet kapsz: az egyiket megtartod, a másikat a pakli aljára teszed. A rendeletek titkosak.
rule-TK-20 = Két, három, illetve négy játékosnál 5, 7, illetve 9 kezdőkártyát kell kiteríteni, és mellé mind a négy sorskártyát.
rule-TK-21 = A kezdőjátékostól az utolsóig mindenki elvesz egy kezdőkártyát, majd az utolsótól visszafelé még egyet.
rule-TK-22 = Az lesz az első, akinek két kezdőkártyáján a legnagyobb a kezdeményezések összege. Egyenlőségnél az kerül előbbre, akinél a legnagyobb kezdeményezésű kártya van.
rule-TK-23 = A játékossorrendben mindenki választ egy sorskártyát, majd megkapja ennek és két kezdőkártyájának jutalmát. A sorskártya az ankhértéke miatt nálad marad.

## Megvilágítás és tisztaság

rule-TK-24 = A korong két része napos, két része árnyékos, két része sötét. Egy szektor megvilágítását a korong előtte fekvő része adja.
rule-TK-25 = A fehér kocka a napon, a fekete a sötétben, a sárga és a barna az árnyékban tiszta. A fehér és a sárga a sötétben, a fekete és a barna a napon tiltott; minden más esetben a kocka tisztátalan.
rule-TK-26 = A szürke kocka mindig tisztátalan, és árnyékos szektorban egyetlen kocka sem tiltott. Forgatáskor csak a korong körüli kockákat kell újra besorolni, a játékostáblákon lévőket nem.

## Forduló és kör

rule-TK-27 = Minden fordulóban minden játékos egy kört játszik a játékossorrend szerint.
rule-TK-28 = Pontosan egy tiszta vagy tisztátalan kockát kell elvenned a korong körül bárhonnan. Tiltott kockát nem vehetsz el.
rule-TK-29 = A kockát változatlan értékkel a mérlegedre teszed: a tisztát a bal, a tisztátalant a jobb serpenyőbe.
rule-TK-30 = A kockával annak a szektornak az istenakcióját hajtod végre, ahonnan elvetted, vagy a színének megfelelő nyersanyagot termeled. Szürke kockával nem lehet termelni.
rule-TK-31 = Az utolsó játékos köre után forgatás jön, ha mindenkinek pontosan két vagy négy kockája van; különben új forduló kezdődik.
rule-TK-32 = Nem választhatsz olyan akciót, amelynek a költségét nem tudod kifizetni. Másik akciót, ha kell, másik kockát kell keresned.

## Írnokok

rule-TK-33 = Kockaválasztáskor írnokokat költhetsz a kocka értékének módosítására, az Anubisz-akcióra vagy mindkettőre.
rule-TK-34 = Minden írnok 1-gyel vagy 2-vel növeli vagy csökkenti a kocka értékét. Az érték mindig 1 és 6 között marad, és a 6 nem szomszédja az 1-nek.
rule-TK-35 = Pontosan 2 írnokért Anubisz-akciót hajthatsz végre: bármelyik kockát elveheted, akár tiltottat is, és az értékével bármilyen akciót végrehajthatsz.
rule-TK-36 = Az Anubisz-akció kockája a mérleg alá kerül, és nem számít bele az egyenlegedbe.

## Fizetés és korlátok

rule-TK-37 = Az arany bármely más nyersanyagot helyettesíthet, egyet egyért. Az írnok és a hit nem nyersanyag.
rule-TK-38 = Nem választhatsz olyan akciót, amelyhez nincs elég nyersanyagod. A mérlegen lévő többletet sohasem költheted el.
rule-TK-39 = 10 épületed, 8 pilléred és 6 szobrod van; ha valamelyik elfogyott, többet nem építhetsz belőle. Ami megépült, az nem mozdítható el.
rule-TK-40 = Négy játékosnál minden istennek három, háromnál két, kettőnél egy szobormezője van.

## Hórusz

rule-TK-41 = A Hórusz-akcióval egy szobrot állítasz fel. A szobrok balról jobbra kerülnek le a tábládról, mindegyik az alatta feltüntetett gránitért.
rule-TK-42 = A szobrot vagy egy isten tiszteletére, vagy a népnek állítod.
rule-TK-43 = Istenszobornál a kocka értéke a megfelelő számú Hórusz-lapkát jelöli ki, a lapka pedig az istent. A szobor ennek az istennek egy szabad mezőjére kerül.
rule-TK-44 = Valahányszor egy másik játékos végrehajtja ennek az istennek az akcióját, a szobrod után megkapod a Hórusz-lapka bónuszát.
rule-TK-45 = Három játékosnál a bónuszt egyszer rögtön a szobor felállítása után is megkapod.
rule-TK-46 = Két játékosnál az isten akciójáért akkor is jár a bónusz, ha te magad hajtod végre, de azért az akcióért nem, amellyel a szobrot állítottad.
rule-TK-47 = Ha ugyanannak az istennek második szobrot is állítasz, azzal nem jár újabb bónusz.
rule-TK-48 = A népnek négy helyen állíthatsz szobrot: két mező a templomegyüttesnél, egy a műhelyek, egy a kőfejtők fölött van. A kocka értéke nem számít, és az ott lévő aranyat elveszed.
rule-TK-49 = A templomegyüttesnél felállított szobor azonnal 3 pontot ad minden pilléredért, amely a sorában vagy oszlopában áll.
rule-TK-50 = A nép szobrai nem adnak bónuszt az akciókért; az értékeléskor számítanak.
rule-TK-51 = A szobrok bónusza az akció befejezése után jár. Ha az istennek nincs szabad mezője, nem állíthatsz neki szobrot.

## Rá

rule-TK-52 = Az 5-ös vagy 6-os érték a kínálat bal, a 3-as vagy 4-es a középső, az 1-es vagy 2-es a jobb oldali lapkáját jelöli ki.
rule-TK-53 = Kifizeted a lapka költségét, tetszés szerint elforgatod, és a templomegyüttes egy üres mezőjére teszed.
rule-TK-54 = 1 pontot kapsz az új lapka sorában és oszlopában álló minden épületért, bárkié is. A szobrok nem számítanak.
rule-TK-55 = 1 pontot kapsz minden élért, amelynek színe megegyezik a vele érintkező élével; sarokmezőn élenként 2 pontot.
rule-TK-56 = Megkapod a letakart mezőn látható teljes jutalmat.
rule-TK-57 = A kínálatnak az a helye, ahonnan a lapkát elvetted, pontot ad: a bal 3-at, a középső 2-t, a jobb 1-et.
rule-TK-58 = A lapka képessége csak akkor működik, ha a megvilágítása megegyezik Rá szektorának jelenlegi megvilágításával.
rule-TK-59 = A lapkára egy pilléredet állítod: ez jelzi, hogy a tiéd.
rule-TK-60 = A kínálat megmaradt lapkái jobbra csúsznak, balra pedig új lapka kerül.
rule-TK-61 = A Rá-akció nem választható, ha mind a 8 pilléred áll már, vagy ha a templomegyüttes megtelt.

## Hathor

rule-TK-62 = A templomegyüttesnél egy épület 2–4 kenyérbe kerül, ahogy a mezőjén látható. A kocka értéke nem korlátozza a választást; kevesebb játékosnál egyes mezők nem használhatók.
rule-TK-63 = A mezőre bal szélső épületed kerül. A játékostábládon láthatóvá váló kenyér és pont csak az értékeléskor számít.
rule-TK-64 = Az épület sorában vagy oszlopában minden pilléred 3 pontot, minden üres mező 1 egységet ad a rajta láthatóból. Mások pillérei nem adnak semmit.
rule-TK-65 = Végül népességed a kocka értékével nő.

## A piac megnyitása

rule-TK-66 = A piac harmadik része akkor nyílik meg, amikor bárki népessége eléri a 9-et: 1 áldás, 2 technológia és 1 rendelet kerül rá.
rule-TK-67 = A piac negyedik része akkor nyílik meg, amikor bárki népessége eléri a 13-at: 1 áldás, 1 technológia és 2 rendelet kerül rá.
rule-TK-68 = A megnyitott piacrész a játék végéig nyitva marad. Ha kettő nyílik meg egyszerre, előbb a harmadik kap kártyákat.

## Básztet

rule-TK-69 = Az ünnep 2 papiruszba kerül, és a kocka értékével növeli az elégedettségedet.
rule-TK-70 = Az elégedettséged sohasem haladhatja meg a népességedet; a fölösleges lépések elvesznek.
rule-TK-71 = 1-es vagy 2-es értékkel 2 írnokot, 3-assal vagy 4-essel 1 írnokot kapsz, 5-össel vagy 6-ossal egyet sem.
rule-TK-72 = Amikor elégedettséged először éri el a 16-ot, 1 aranyat kapsz, amikor először éri el a 19-et, 1 írnokot.
rule-TK-73 = Amikor elégedettséged először éri el a 21-et, azonnal végrehajtasz egy tetszőleges akciót tetszőleges értékkel, kocka elvétele nélkül.

## Thot

rule-TK-74 = Az áldás egyszer használható, a rajta megadott pillanatban, utána el kell dobni. Egyszerre több áldást is használhatsz.
rule-TK-75 = A technológia a játék végéig hat. Több technológia hatása összeadódik.
rule-TK-76 = A rendeletek a játék végén adnak pontot, addig titkosak. Akárhány kártyád lehet.
rule-TK-77 = 1-es vagy 2-es értékkel 1 kártyát veszel el ingyen, 3-assal vagy 4-essel 2 kártyát 2 papiruszért, 5-össel vagy 6-ossal 3 kártyát 3 papiruszért, mindet ugyanabból a piacrészből.
rule-TK-78 = Az elégedettségeden múlik, honnan vehetsz el kártyát: az első piacrész 1-től, a második 5-től, a harmadik 9-től, a negyedik 13-tól érhető el.
rule-TK-79 = Kártyák elvétele előtt 1 papiruszért lecserélheted egy piacrész összes kártyáját; Thot-akciónként minden piacrészt legfeljebb egyszer.
rule-TK-80 = A kör végén a piacot fel kell tölteni. Ha egy pakli elfogy, a dobópaklijából új készül.

## Ozirisz

rule-TK-81 = Az Ozirisz-akció nem nyersanyagba, hanem 1 elégedettségbe kerül. 0 elégedettségnél, illetve megtelt sorban nem hajtható végre.
rule-TK-82 = A kocka értéke adja a sort: 1 a legfelső, 6 a legalsó. Négy negyedének egyikében foglalsz el szabad mezőt, balról jobbra: papirusz- vagy kenyérműhely, mészkő- vagy gránitfejtő. Bal szélső épületedet használod; az általa felfedett jelképek az értékelésig nem hatnak.
rule-TK-83 = A sortól függ, mennyit lépnek termelésjelzőid, és mit kapsz; a nagyobb számú sorok többet adnak.
rule-TK-84 = A termelésjelző nem léphet a 6-os mezőn túl.
rule-TK-85 = A kisebb számú sorok feljebb vannak, és ha egy negyedben egyenlőség van, az értékeléskor az nyer, akinek az eleme legfelül áll.

## Termelés

rule-TK-86 = Termelni bármely szektor kockájával lehet: a sárga papiruszt, a barna kenyeret, a fehér mészkövet, a fekete gránitot ad. Szürke kockával nem lehet termelni.
rule-TK-87 = Annyit termelsz, amennyi a kocka értéke, de csak annyit tarthatsz meg, amennyit a termelésjelződ mutat. A többlet a mérlegedet terheli, egységenként −1-gyel.

## Forgatás

rule-TK-88 = Forgatásra akkor kerül sor, amikor minden játékosnak pontosan két vagy pontosan négy kockája van.
rule-TK-89 = A korong egy szektorral fordul el az óramutató járásával megegyező irányban.
rule-TK-90 = Ha a játékosoknak négy-négy kockájuk van, a korong elfordítása után azonnal a Maat-fázis jön.
rule-TK-91 = A két immár árnyékos szektorba annyi új kocka kerül, ahány játékos van.
rule-TK-92 = Forgatás után a korong körül minden kockát újra be kell sorolni: tiszta, tisztátalan vagy tiltott. Ezután új forduló kezdődik.

## Maat-fázis

rule-TK-93 = Az egyenleged a bal serpenyő kockáinak összege, mínusz a jobb serpenyő kockáinak összege, mínusz a többletnyersanyagok száma. A mérleg alatti kockák nem számítanak.
rule-TK-94 = Bármelyik serpenyőbe tehetsz hitjelzőket; mindegyik +1-et vagy −1-et ér.
rule-TK-95 = A Maat-jelzők a végső egyenlegnek megfelelően a Maat-sávra kerülnek.
rule-TK-96 = A −3 és −5 közötti egyenleg 1, a −6 és −8 közötti 2, a −9 vagy annál rosszabb 3 pontodba kerül. A pontszámod nem mehet 0 alá.
rule-TK-97 = Minél közelebb van egyenleged a nullához, annál előbbre kerülsz a sorrendben. Egyenlőségnél a nagyobb ankhérték dönt.
rule-TK-98 = Értékelés akkor van, ha a kerék nyila a (homokórák szerint) legkisebb megmaradt értékelésjelzőre mutat. Ez a második és a negyedik Maat-fázisban történik; az elsőben a nyíl a II. jelzőre mutat, miközben az I. még ott van.
rule-TK-99 = A kockák visszakerülnek a zsákba, a többlet és minden hitjelző a közös készletbe. A hitet nem lehet későbbre félretenni.
rule-TK-100 = Az új játékossorrendben mindenki választ egyet a sorskártyák közül, és megkapja a jutalmát.
rule-TK-101 = A Maat-fázis után a forgatás folytatódik: új kockák kerülnek az árnyékos szektorokba.

## Értékelés

rule-TK-102 = Ozirisz minden negyedében az kap 3 pontot, akinek ott a legtöbb épülete és szobra van; egyenlőségnél az, akinek az eleme legfelül áll. A szobor mindkét alatta lévő negyedben számít.
rule-TK-103 = A templomegyüttes körül minden épületed és szobrod 1 pontot ér. Minden pilléred 1 pontot ad a sorában és oszlopában álló minden épületedért és szobrodért.
rule-TK-104 = 1, 2, 3, 4, 5, illetve 6 felállított szoborért 1, 3, 6, 10, 15, illetve 21 pontot kapsz.
rule-TK-105 = Legalább 9-es, 13-as, 16-os, 19-es, illetve 21-es elégedettségért 3, 6, 9, 12, illetve 15 pontot kapsz.
rule-TK-106 = Minden 6-oson álló termelésjelződ 2 pontot ér.
rule-TK-107 = Megkapod az épületsorodban látható összes pontot ott, ahonnan az épületek már lekerültek.
rule-TK-108 = Az épületsorodban látható minden kenyérért 1 kenyeret fizetsz, vagy 3 pontot veszítesz. A pontszámod nem mehet 0 alá.
rule-TK-109 = Értékelés után le kell venni az értékelésjelzőt; az első értékelés után a Maat-fázis folytatódik.

## A játék vége

rule-TK-110 = A második értékelés után minden rendeletet fel kell fedni. Legfeljebb három ér pontot, mindegyiken más jelképpel, és te választod ki, melyek.
rule-TK-111 = A játék végén a sorrendben első játékos 3 pontot kap, három vagy négy játékosnál a második 2 pontot.
rule-TK-112 = Az nyer, akinek a legtöbb pontja van. Egyenlőségnél az, akinek több írnoka van, azután az, aki előbbre áll a sorrendben.

## Lapkák és kártyák általában

rule-TK-113 = A „mintha kockával tennéd” szövegű hatás teljes értékű istenakció: kifizeted a költségét, ha a kártya mást nem mond, és más hatások is érvényesek rá.
rule-TK-114 = Az áldások és a technológiák hatása összeadódik. Ha több hatásod egyszerre érvényesül, te döntöd el a sorrendjüket.
rule-TK-115 = A kártyákból és lapkákból szerzett javakra is érvényesek az elégedettség, a termelés és a sáv korlátai; piacrészt is nyithatnak, és a sáv jutalmai is járnak értük.

## Pillérlapkák

rule-P01 = Ha Rá szektora napos: népességed 3-mal nő.
rule-P02 = Ha Rá szektora sötét: 1 írnokot kapsz.
rule-P03 = Ha Rá szektora árnyékos: elégedettséged 2-vel nő, legfeljebb a népességedig.
rule-P04 = Ha Rá szektora napos: még 1 pontot kapsz a lapka minden színben illeszkedő éléért.
rule-P05 = Ha Rá szektora sötét: még 1 pontot kapsz a lapka minden színben illeszkedő éléért.
rule-P06 = Ha Rá szektora árnyékos: még 1 pontot kapsz a lapka sorában és oszlopában álló minden épületért, bárkié is.
rule-P07 = Ha Rá szektora napos: 1 pontot kapsz.
rule-P08 = Ha Rá szektora árnyékos: 1 pontot kapsz.
rule-P09 = Ha Rá szektora sötét: 1 pontot kapsz.
rule-P10 = Ha Rá szektora sötét: hajts végre Thot-akciót, mintha 1-es kockával tennéd, és vegyél el egy kártyát ingyen.
rule-P11 = Ha Rá szektora napos: hajts végre Thot-akciót, mintha 1-es kockával tennéd, és vegyél el egy kártyát ingyen.
rule-P12 = Ha Rá szektora árnyékos: hajts végre Hórusz-akciót, mintha 1-es, 2-es vagy 3-as kockával tennéd. A szoborért fizetned kell.
rule-P13 = Ha Rá szektora napos: húzd fel és tartsd meg a pakli legfelső rendeletét.
rule-P14 = Ha Rá szektora sötét: húzd fel és tartsd meg a pakli legfelső rendeletét.
rule-P15 = Ha Rá szektora árnyékos: hajts végre Ozirisz-akciót, mintha 3-as kockával tennéd. 1 elégedettséget így is elveszítesz.
rule-P16 = Ha Rá szektora árnyékos: 2 aranyat kapsz.
rule-P17 = Ha Rá szektora napos: 2 aranyat kapsz.
rule-P18 = Ha Rá szektora sötét: 2 aranyat kapsz.
rule-P19 = Ha Rá szektora napos: a letakart mező nyersanyagait vagy hitjelzőit kétszer kapod meg.
rule-P20 = Ha Rá szektora árnyékos: a letakart mező nyersanyagait vagy hitjelzőit kétszer kapod meg.
rule-P21 = Ha Rá szektora sötét: a letakart mező nyersanyagait vagy hitjelzőit kétszer kapod meg.
rule-P22 = Ennek a pillérlapkának nincs képessége.
rule-P23 = Ennek a pillérlapkának nincs képessége.
rule-P24 = Ennek a pillérlapkának nincs képessége.
rule-P25 = Ennek a pillérlapkának nincs képessége.
rule-P26 = Ennek a pillérlapkának nincs képessége.
rule-P27 = Ennek a pillérlapkának nincs képessége.

## Kezdőkártyák

rule-S01 = Kezdeményezés: 1. Hajts végre Ozirisz-akciót, mintha 5-ös kockával tennéd, elégedettség elvesztése nélkül.
rule-S02 = Kezdeményezés: 2. Hajts végre Ozirisz-akciót, mintha 3-as kockával tennéd, elégedettség elvesztése nélkül; csak kőfejtőt építhetsz.
rule-S03 = Kezdeményezés: 3. Hajts végre Ozirisz-akciót, mintha 3-as kockával tennéd, elégedettség elvesztése nélkül; csak műhelyt építhetsz.
rule-S04 = Kezdeményezés: 4. Kapsz 5 tetszőleges nyersanyagot, de aranyat nem választhatsz.
rule-S05 = Kezdeményezés: 5. Húzz 2 technológiát, az egyiket tartsd meg, a másikat keverd vissza a pakliba.
rule-S06 = Kezdeményezés: 6. Húzz 2 áldást, az egyiket tartsd meg, a másikat keverd vissza a pakliba.
rule-S07 = Kezdeményezés: 7. Kapsz 2 írnokot és 1 aranyat.
rule-S08 = Kezdeményezés: 8. Kapsz 1 papiruszt, 1 kenyeret, 1 mészkövet és 1 gránitot.
rule-S09 = Kezdeményezés: 9. Kapsz összesen 3 egység mészkövet és gránitot, tetszőleges elosztásban.
rule-S10 = Kezdeményezés: 10. Kapsz összesen 3 egység kenyeret és papiruszt, tetszőleges elosztásban.
rule-S11 = Kezdeményezés: 11. Népességed 3-mal, majd elégedettséged 2-vel nő.
rule-S12 = Kezdeményezés: 12. Kapsz 2 aranyat.

## Sorskártyák

rule-A01 = Ankhérték: 0. Amikor elveszed, 1 írnokot kapsz.
rule-A02 = Ankhérték: 1. Amikor elveszed, 1 aranyat kapsz.
rule-A03 = Ankhérték: 2. Amikor elveszed, népességed vagy elégedettséged 1-gyel nő.
rule-A04 = Ankhérték: 3. Amikor elveszed, 1 hitjelzőt kapsz, amely a következő Maat-fázisig megmarad.

## Rendeletek

rule-D01 = A játék végén: 3 pont minden technológiádért.
rule-D02 = A játék végén: 4 pont a rendeleteiden lévő minden különböző jelképért, ezt is beleértve.
rule-D03 = A játék végén: fizess 2 aranyat, hogy egy másik értékelt rendeletedért még egyszer pontot kapj.
rule-D04 = A játék végén: 4 pont a sáv minden olyan jelképéért, amelyet népességed elért; minden így értékelt jelképért 1 nyersanyagot fizetsz. A D08 előtt kell értékelni.
rule-D05 = A játék végén: 4, 8, 12, 16, illetve 20 pont, ha elégedettséged elérte a 9-et, 13-at, 16-ot, 19-et, illetve 21-et.
rule-D06 = A játék végén: annyi pont, amennyivel elégedettséged megelőzi a sávon leghátul álló elégedettségjelzőt.
rule-D07 = A játék végén: 3 pont minden megmaradt írnokodért.
rule-D08 = A játék végén: 2 pont minden megmaradt aranyadért és 1 pont minden más nyersanyagodért, legfeljebb 20 pont. A D04 után kell értékelni.
rule-D09 = A játék végén: 3 pont minden kőfejtődért.
rule-D10 = A játék végén: 3 pont minden műhelyedért.
rule-D11 = A játék végén: 2 pont minden műhelyedért és kőfejtődért.
rule-D12 = A játék végén: 3 pont minden épületedért a templomegyüttes körül.
rule-D13 = A játék végén: 3 pont minden pilléredért.
rule-D14 = A játék végén: 2 pont minden szobrodért és 2 pont minden épületedért a templomegyüttes körül.
rule-D15 = A játék végén: 2 pont minden pilléredért és 2 pont minden épületedért a templomegyüttes körül.
rule-D16 = A játék végén: 4 pont minden istenszobrodért.
rule-D17 = A játék végén: 2 pont minden szobrodért és 2 pont minden pilléredért.
rule-D18 = A játék végén: 3 pont minden szobrodért, akár istené, akár a népé.
rule-D19 = A játék végén: 5 pont minden népszobrodért.
rule-D20 = A játék végén: 10 pont, ha első vagy a sorrendben, 5 pont, ha második. Csak három vagy négy játékosnál.
rule-D21 = A játék végén: 1 pont minden felépített épületedért, bárhol áll.
rule-D22 = A játék végén: annyi pont, amennyi tiszta kockáid összegének fele, felfelé kerekítve. A mérleg alatti kockák nem számítanak.
rule-D23 = Az utolsó értékelés előtt: hajts végre egy tetszőleges akciót tetszőleges értékkel, kocka nélkül és nyersanyagköltség fizetése nélkül.
rule-D24 = A játék végén: a templomegyüttesért még egyszer pontot kapsz, de csak az épületeid és a pilléreid számítanak.

## Áldások

rule-B01 = Egyszer, termelési akció közben: kapsz 4 mészkövet. Ez nem számít többletnek.
rule-B02 = Egyszer, termelési akció közben: kapsz 4 gránitot. Ez nem számít többletnek.
rule-B03 = Egyszer, termelési akció közben: kapsz 4 kenyeret. Ez nem számít többletnek.
rule-B04 = Egyszer, termelési akció közben: kapsz 4 papiruszt. Ez nem számít többletnek.
rule-B05 = Egyszer, termelési akció közben: kapsz 3 aranyat.
rule-B06 = Egyszer, termelési akció közben: kapsz 2 írnokot.
rule-B07 = Egyszer, köröd bármely pillanatában: népességed vagy elégedettséged 3-mal nő.
rule-B08 = Egyszer, köröd bármely pillanatában: népességed vagy elégedettséged 3-mal nő.
rule-B09 = Egyszer, kockaválasztáskor: fordítsd a kockát bármelyik oldalára.
rule-B10 = Egyszer, kockaválasztáskor: fordítsd a kockát bármelyik oldalára.
rule-B11 = Egyszer, kockaválasztáskor: kezeld a kockát úgy, mintha más színű volna. Az értékét is módosíthatod 1-gyel fel vagy le.
rule-B12 = Egyszer, kockaválasztáskor: kezeld a kockát úgy, mintha más színű volna. Az értékét is módosíthatod 1-gyel fel vagy le.
rule-B13 = Egyszer, Rá- vagy Hórusz-akció közben: nem kell kifizetned az akció mészkő- és gránitköltségét.
rule-B14 = Egyszer, Rá- vagy Hórusz-akció közben: nem kell kifizetned az akció mészkő- és gránitköltségét.
rule-B15 = Egyszer, Básztet- vagy Hathor-akció közben: nem kell kifizetned az akció papirusz- vagy kenyérköltségét.
rule-B16 = Egyszer, Básztet- vagy Hathor-akció közben: nem kell kifizetned az akció papirusz- vagy kenyérköltségét.
rule-B17 = Egyszer, kockaválasztáskor: 1 írnokért ugyanazzal a kockával a kocka szektorával szomszédos szektor istenakcióját is végrehajtod. A két akció sorrendje tetszőleges.
rule-B18 = Egyszer, kockaválasztáskor: 1 írnokért ugyanazzal a kockával a kocka szektorával szomszédos szektor istenakcióját is végrehajtod. A két akció sorrendje tetszőleges.
rule-B19 = Egyszer, kockaválasztáskor: 1 elégedettségért és 1 népességért ugyanazzal a kockával az átellenes szektor istenakcióját is végrehajtod. A két akció sorrendje tetszőleges.
rule-B20 = Egyszer, kockaválasztáskor: 1 elégedettségért és 1 népességért ugyanazzal a kockával az átellenes szektor istenakcióját is végrehajtod. A két akció sorrendje tetszőleges.
rule-B21 = Egyszer, termelési akció közben: hajtsd végre kétszer. Kétszer kapsz nyersanyagot, de az esetleges többlet is kétszer keletkezik.
rule-B22 = Egyszer, termelési akció közben: hajtsd végre kétszer. Kétszer kapsz nyersanyagot, de az esetleges többlet is kétszer keletkezik.
rule-B23 = Egyszer, köröd elején: hajts végre Anubisz-akciót a 2 írnok elköltése nélkül. Kockát így is kell választanod.
rule-B24 = Egyszer, köröd elején: hajts végre Anubisz-akciót a 2 írnok elköltése nélkül. Kockát így is kell választanod.

## Technológiák

rule-T01 = Valahányszor Ozirisz-akciót hajtasz végre: 2 pontot kapsz.
rule-T02 = Valahányszor Rá-akciót hajtasz végre: 2 pontot kapsz.
rule-T03 = Valahányszor Thot-akciót hajtasz végre: 2 pontot kapsz.
rule-T04 = Valahányszor Hórusz-akciót hajtasz végre: 2 pontot és 1 gránitot kapsz. A gránitot már a fizetés előtt elveheted.
rule-T05 = Valahányszor Hathor-akciót hajtasz végre: a pilléreid mezői 3 helyett 5 pontot adnak.
rule-T06 = Valahányszor Básztet-akciót hajtasz végre: 2 pontot kapsz, népességed és elégedettséged pedig 1-gyel nő.
rule-T07 = Valahányszor egy istenszobrod bónuszát megkapod: 1 gránitot is kapsz.
rule-T08 = Valahányszor kockát választasz: a tiltott kockákat tisztának vagy tisztátalannak tekintheted.
rule-T09 = Valahányszor képességgel bíró lapkára építesz pillért: a képesség bármilyen megvilágításban működik.
rule-T10 = Az arany és az írnok nálad felcserélhető. Ha körödben élsz ezzel, 1 pontot kapsz.
rule-T11 = Valahányszor 1-es értékű akciót hajtasz végre: 2 pontot kapsz.
rule-T12 = Valahányszor termelési akciót hajtasz végre: 1 pontot kapsz minden megtermelt többletnyersanyagért.
rule-T13 = Valahányszor termelsz: az értéket 1-gyel vagy 2-vel fel vagy le módosíthatod, és még 1 ilyen nyersanyagot kapsz, amely sosem többlet.
rule-T14 = Valahányszor istenakciót hajtasz végre: az értéket 1-gyel vagy 2-vel fel vagy le módosíthatod.
rule-T15 = Minden Maat-fázisban 2 hitjelzőt kapsz. Ankhértéked mindig 5.
rule-T16 = Minden Maat-fázis után 2 pontot kapsz, ha első vagy a sorrendben, vagy 1 aranyat, ha utolsó. Csak három vagy négy játékosnál.
rule-T17 = Valahányszor termelési akcióval kenyeret termelsz: 2 pontot kapsz. Értékeléskor nem kell kenyeret fizetned.
rule-T18 = Valahányszor tiszta kockát választasz: 1 pontot kapsz.
rule-T19 = Valahányszor tisztátalan kockát választasz istenakcióhoz: 1 írnokért előbb termelhetsz is a kocka színe és értéke szerint.
rule-T20 = Valahányszor Thot-akciót hajtasz végre: 1 papiruszt kapsz. Már a fizetés előtt elveheted.
rule-T21 = Valahányszor Hathor-akciót hajtasz végre: 1 kenyeret kapsz. Már a fizetés előtt elveheted.
rule-T22 = A mészkő és a gránit nálad felcserélhető. Ha körödben élsz ezzel, 1 pontot kapsz.
rule-T23 = Valahányszor Anubisz-akciót hajtasz végre: 3 pontot kapsz.
rule-T24 = Valahányszor áldást játszol ki: 1 aranyat kapsz.

## Egyszemélyes játék

rule-TK-116 = Az egyszemélyes játékot kétszemélyesként kell előkészíteni: ugyanaz a kockazsák, ugyanazok a zárt helyek és szoborszabályok, a T16 és a D20 kártya nélkül. Botanhamonnak saját elemei vannak. Hogy mi más, azt a TK-117–TK-121 mondja meg.
rule-TK-117 = Botanhamonnak nincs játékostáblája és termelésjelzője. 10 ponttal, 4-es elégedettséggel és 7-es népességgel kezd.
rule-TK-118 = Botanhamon az előkészítéskor nem kap rendeletet.
rule-TK-119 = 3 véletlen kezdőkártyából 2-t választasz; Botanhamon egyet sem használ. Ő az első, és véletlenszerűen az írnokos vagy az aranyos sorskártyát veszi el, jutalom nélkül; te a másik háromból választasz.
rule-TK-120 = Botanhamon egy szoborral kezd: az 1-es Hórusz-mező istenének a szobrával.
rule-TK-121 = A 10 akciólapkát megkeverjük, és felfordítva piramist rakunk belőlük, az alaptól számítva 4, 3, 2 és 1 lapkás sorokkal. A haladásjelző az alaptól balra áll, mellette van a debenérme.
rule-TK-122 = Könnyű fokozaton Botanhamon csak azzal kezd, amit az egyszemélyes előkészítés ad neki.
rule-TK-123 = Közepes fokozaton Botanhamon ezenfelül egy kenyérműhellyel és egy gránitfejtővel kezd, mindkettő az 5. sorban, valamint a templomegyüttes közepén egy pillérrel, a pakliból vett lapkán. Ezekért nem jár pont.
rule-TK-124 = Nehéz fokozaton Botanhamon úgy kezd, mint a közepesen, de egy második szobra is van: a 4-es Hórusz-mező istenéé.
rule-TK-125 = Extra kihívások: 2 véletlenszerű kezdőkártyával indulsz, Botanhamon pedig 4 helyett 8 pontot kap minden rendeletéért.
rule-TK-126 = A haladásjelző az alsó sor bal szélső lapkájára lép be. Ezután a debenérmét kell feldobni: egyik oldala a jobbra fent lévő, a másik a jobbra következő lapkára küldi a jelzőt. Az elért lapka hat; négy lépésben a jelző sosem hagyja el a piramist.
rule-TK-127 = Bármelyik lapkáról van szó, Botanhamon pontosan egy kockát vesz el, és annak a szektornak az istenakcióját hajtja végre, ahol a kocka feküdt. A kocka a lapkák mellett fekszik, beleszámít a forduló kockáiba, és a Maat-fázisban visszakerül a zsákba.
rule-TK-128 = Botanhamon semmiért sem fizet, semmit sem termel, és sem nyersanyagot, sem hitet nem kap. A tábláról elvett aranyat el kell dobni.
rule-TK-129 = Az istenlapka a szektora legnagyobb tiszta vagy tisztátalan kockáját veszi el; egyenlők közül a tisztát, azután véletlenszerűen. Ha nincs ilyen, szektorról szektorra az óramutató járásával ellentétes irányban folytatódik a keresés.
rule-TK-130 = A nyersanyaglapka bármelyik szektorból az első nyersanyaga színében a legnagyobb tiszta vagy tisztátalan kockát veszi el; ha nincs, a következő nyersanyag számít, ha pedig csak szürkék maradtak, a legnagyobb szürke. Egyenlők közül Botanhamon szobrának szektorából veszi el, ha ilyen nincs, véletlenszerűen; ha így is több marad, azt, amelyiknek a Hórusz-helye a legnagyobb számú.
rule-TK-131 = Hórusz: Botanhamon a kocka értékének helyén álló istennek állít szobrot. Ha ott foglalt a hely, a népnek állítja a műhelyek vagy a kőfejtők fölé, ahol több negyedet vesz át; ha egyik sem szabad, vagy egyik sem változtat negyeden, a templomegyüttesnél azon a vonalon, ahol több pillére van, darabonként 3 pontért. Döntetlennél a véletlen dönt. Ha ott sincs hely, 3 pontot kap.
rule-TK-132 = A szobrok bónuszai úgy járnak, mint két játékosnál, bárki hajtja végre az akciót. A tieid a szokásosak; Botanhamoné a Hórusz-helytől függ: az 1. és 2. helyért 1 írnok, a 3. és 4. helyért 1 pont, az 5. és 6. helyért mindkettő.
rule-TK-133 = Rá: Botanhamon az érték szerinti lapkát elforgatás nélkül oda teszi, ahol a legtöbb pontot hozza: 1-et a sorban és oszlopban álló minden épületért, bárkié, 1-et minden érintkező élért, bármilyen színű, a kerettel együtt, a sarkokat nem duplázva, és a kínálat helyének pontjait. A jutalmakat és képességeket figyelmen kívül hagyja. Egyenlőségnél a saját épületével egy vonalban lévő mező jön, azután a nem keret melletti, azután a véletlen.
rule-TK-134 = Hathor: Botanhamon azt a szabad épülethelyet foglalja el, amely a legtöbbet fizeti a pilléreiért, darabonként 3 pontot, egyenlőségnél véletlenszerűen, népessége pedig a kocka értékével nő. Nyersanyagot és hitet nem kap.
rule-TK-135 = Básztet: Botanhamon elégedettsége lépésenként nő; minden lépés, amely megelőzné a népességet, helyette a népességet mozdítja. Írnokot a szokott módon kap, a sáv jutalmait nem; a piac részei megnyílnak.
rule-TK-136 = Thot: az érték szerint Botanhamon 1, 2 vagy 3 kártyát vesz el a legmagasabb részből, amelyet az elégedettsége enged: előbb rendeletet, aztán technológiát, aztán áldást, balról. Megtartja őket, a hatásukat nem veszi figyelembe.
rule-TK-137 = Ozirisz: nem veszít elégedettséget. A kocka értéke adja a sort, a színe a negyedet; szürkénél a legkevesebb épületet tartalmazó negyed jön, egyenlőségnél a bal szélső. Foglalt helyről Botanhamon a jobbra következőre lép, az utolsóról az elsőre; teli sorból az eggyel feljebbibe, az 1-esből a 6-osba. Nyersanyagot és termelést nem kap.
rule-TK-138 = A négy Maat-fázisban Botanhamon egyenlege +3, +2, +1 és +1, ankhértéke mindig 4. Csak akkor kezdesz, ha az egyenleged közelebb van a 0-hoz, vagy ugyanolyan közel van, és nálad van a T15 technológia.
rule-TK-139 = Ha Botanhamon az első, véletlenszerűen az írnokos vagy az aranyos sorskártyát veszi el, jutalom nélkül, te pedig a többiből választasz. Különben mind a négyből választhatsz.
rule-TK-140 = Az utolsót kivéve minden Maat-fázis után mind a 10 akciólapkából keverés után új piramis készül, és a haladásjelző visszakerül a kezdőhelyére.
rule-TK-141 = Te a szokásos módon pontozol. Botanhamon negyedekért, templomegyüttesért, szobrokért és elégedettségért kap pontot, azután 2-2-t minden áldásért, amelyet eldob, és minden technológiáért, amelyet megtart. Termelésért és épületsorért nem kap pontot, és kenyeret nem fizet.
rule-TK-142 = A második értékelés után Botanhamon a sorrendben elfoglalt helyéért is kap pontot (elsőként 3-at), továbbá 4 pontot minden rendeletéért, a jelektől és számuktól függetlenül (a kihívásban 8-at), és 1 pontot minden 2 írnokáért.
rule-TK-143 = Akkor nyersz, ha több pontod van, mint Botanhamonnak. Egyenlőségnél az írnokok száma, azután a játékossorrend dönt.
