# rules.ftl (magyar): a Rá számozott szabályai, szabályonként egy üzenet

## A. Játékelemek és fogalmak

rule-RA-01 = A Rá 2–5 fős játék.
rule-RA-02 = A zsákban 180 lapka van: 30 Rá lapka, 8 istenség-, 5 arany-, 25 fáraó-, 25 Nílus-, 12 áradás-, 25 civilizáció- (5 típus), 40 emlékmű- (8 típus) és 10 katasztrófalapka (4 típus).
rule-RA-03 = 1-től 16-ig minden értékből egy napkorong van. Ketten az 1–9-es, hárman és négyen az 1–13-as korongokkal játszanak, öten az összessel.
rule-RA-04 = Az árveréstáblán van a 8 mezős árveréssáv a lapkáknak, a Rá sáv, egy középső mező egyetlen képpel felfelé fordított napkorongnak, valamint a korszakjelölő.
rule-RA-05 = A napbárka a Rá sávon halad, Rá szobra a Rá játékost jelöli. Minden játékosnak saját játékostáblája van, a pontjelölők értéke 1, 2, 5 és 10.
rule-RA-06 = A képpel felfelé fordított napkoronggal lehet licitálni. A képpel lefelé fordított a következő korszakig nem használható.
rule-RA-07 = A megszerzett lapkák képpel felfelé, fajtánként csoportosítva fekszenek a játékostábla körül. A helyük csak azt mutatja, mely fajták maradnak meg a korszak után, és melyeket kell eldobni.
rule-RA-08 = Eldobni egy lapkát, visszatenni a dobozba vagy kivenni a játékból ugyanaz: a lapka végleg kikerül a játékból. A zsákba soha semmi nem kerül vissza.

## B. Előkészítés

rule-RA-09 = A napbárka a Rá sávnak a játékosok számához tartozó kezdőmezőjéről indul.
rule-RA-10 = A játszma az első korszakkal kezdődik, a korszakjelölő is ezt mutatja.
rule-RA-11 = A játékostáblákat véletlenszerűen osztjátok ki, a játékosok számának megfelelő oldalukkal felfelé, így a kezdő napkorongokról a szerencse dönt.
rule-RA-12 = Minden lapka a zsákba kerül, és jól összekeveritek. A zsákban lévő lapkák bármelyikét ugyanakkora eséllyel lehet kihúzni.
rule-RA-13 = Mindenki 10 ponttal kezd: két, képpel lefelé fordított 5-ös pontjelölővel.
rule-RA-14 = A játszma elején az 1-es értékű napkorong képpel felfelé az árveréstábla középső mezőjén fekszik.
rule-RA-15 = Mindenki meghatározott, képpel felfelé fordított napkorongokkal kezd: két vagy három játékosnál 4, négy vagy öt játékosnál 3 koronggal.
rule-RA-16 = A játszma elején az árveréssáv üres, Rá szobra pedig senkié.

## C. A játszma menete

rule-RA-17 = A játszma három korszakból áll, és mindegyiket pontozás zárja. A harmadik korszak pontozásával a játszma véget ér.
rule-RA-18 = A korszakot az kezdi, akié a legnagyobb értékű napkorong. A középső napkorong senkié, ezért nem számít. Minden érték csak egyszer szerepel, így sosincs döntetlen.
rule-RA-19 = A játék az óramutató járása szerint halad: mindig a bal oldali szomszéd következik.

## D. Egy kör

rule-RA-20 = A körödben pontosan egy akciót kell végrehajtanod: lapkát húzol, megidézed Rát, vagy istenséglapkákat költesz. A kört nem lehet kihagyni.
rule-RA-21 = Amikor az akció, valamint az általa kiváltott árverés és katasztrófák véget értek, balra a legközelebbi olyan játékos következik, akinek van képpel felfelé fordított napkorongja.
rule-RA-22 = Akinek nincs képpel felfelé fordított napkorongja, a korszak végéig semmilyen akciót nem hajthat végre, istenséglapkát sem költhet.
rule-RA-23 = Rát mindig megidézheted, lapkát viszont csak akkor húzhatsz, ha az árveréssáv nincs tele. Istenséglapkát akkor költhetsz, ha van ilyened, és az árveréssávon másfajta lapka is fekszik.
rule-RA-24 = Lapkát csak akkor húzhatsz, ha van szabad mező az árveréssávon.
rule-RA-25 = Véletlenszerűen kihúzol egy lapkát a zsákból, és megmutatod mindenkinek.
rule-RA-26 = A kihúzott lapka, ha nem Rá lapka, képpel felfelé az árveréssáv bal szélső szabad mezőjére kerül, és a kör véget ér. Így töltődnek fel az istenséglapkákkal kiürített mezők is.
rule-RA-27 = A kihúzott Rá lapkát el kell dobni, a napbárka pedig egy mezőt lép a Rá sáv vége felé.
rule-RA-28 = Amint a napbárka a Rá sáv utolsó mezőjére ér, a korszak azonnal, árverés nélkül véget ér.
rule-RA-29 = Ha a napbárka nem ért az utolsó mezőre, a Rá lapkát húzó játékos magához veszi Rá szobrát, ő lesz a Rá játékos, és árverést indít.
rule-RA-30 = Árverés akkor is van, ha az árveréssáv üres. Ilyenkor csak a középső napkorong a tét.
rule-RA-31 = A korszak 2 játékossal a napbárka 6., 3 játékossal a 8., 4 játékossal a 9., 5 játékossal a 10. lépésével ér véget.
rule-RA-32 = Aki megidézi Rát, magához veszi Rá szobrát, ő lesz a Rá játékos, és árverést indít. A feltételek attól függnek, hogy tele van-e az árveréssáv.
rule-RA-33 = Rá megidézésekor a napbárka nem mozdul.
rule-RA-34 = Rát akárhány lapka van az árveréssávon, megidézheted, akkor is, ha egy sincs.
rule-RA-35 = Istenséglapkát akkor költhetsz, ha van ilyened, és az árveréssávon legalább egy olyan lapka fekszik, amely nem istenséglapka. Mindegy, hogy a sáv tele van-e.
rule-RA-36 = Eldobod egy istenséglapkádat, és elveszel az árveréssávról egy tetszőleges lapkát, amely nem istenséglapka. A mezője üres marad, amíg kihúzott lapka nem kerül rá.
rule-RA-37 = Az istenséglapkáért elvett katasztrófa azonnal a saját lapkáidat sújtja, azután el kell dobni.
rule-RA-38 = Egy akcióban több istenséglapkát is elkölthetsz, minden elvett lapkáért egyet. Minden cserét be kell fejezni a következő előtt, és bármelyik után megállhatsz.
rule-RA-39 = Istenséglapkáért nem vehetsz el másik istenséglapkát.
rule-RA-40 = Istenséglapkák költése nem indít árverést, nem mozdítja a napbárkát, és nem kerül napkorongba.

## E. Árverések

rule-RA-41 = Árverés akkor indul, ha valaki olyan Rá lapkát húz, amely nem zárja le a korszakot, vagy ha valaki megidézi Rát.
rule-RA-42 = Az árverés tétje az árveréssávon lévő összes lapka, akkor is, ha egy sincs, és a középső napkorong.
rule-RA-43 = A licitálást a Rá játékos bal oldali szomszédja kezdi, és az óramutató járása szerint folyik. Mindenki egyszer kerül sorra, utolsóként a Rá játékos.
rule-RA-44 = Amikor sorra kerülsz, pontosan egy, képpel felfelé fordított napkorongoddal licitálsz, vagy passzolsz.
rule-RA-45 = Az első licit bármekkora lehet. Minden későbbinek nagyobbnak kell lennie az addigi legmagasabb licitnél.
rule-RA-46 = Akinek nincs a legmagasabb licitnél nagyobb, képpel felfelé fordított napkorongja, csak passzolhat. A passz rögtön megtörténhet helyette; a többiek sorrendje nem változik.
rule-RA-47 = A licitek nyíltak: mindenki látja, ki melyik napkoronggal licitál.
rule-RA-48 = Bárki passzolhat, egyetlen kivétellel: ha Rát úgy idézték meg, hogy az árveréssáv nem volt tele, és senki más nem licitált, a Rá játékosnak licitálnia kell.
rule-RA-49 = Az árverés fajtája az indításakor dől el: Rá lapkát húztak; megidézték Rát, és az árveréssáv tele volt; vagy megidézték Rát, de a sáv nem volt tele.
rule-RA-50 = Rá lapka húzása után bárki passzolhat, a Rá játékos is.
rule-RA-51 = Ha Rá lapka húzása után mindenki passzol, a lapkák és a középső napkorong a helyükön maradnak.
rule-RA-52 = Ha Rát akkor idézik meg, amikor az árveréssáv tele van, bárki passzolhat. Ha mindenki passzol, a sáv összes lapkáját el kell dobni, a középső napkorong pedig a helyén marad.
rule-RA-53 = Ha Rát akkor idézik meg, amikor az árveréssáv nincs tele, és senki más nem licitál, a Rá játékosnak licitálnia kell valamelyik képpel felfelé fordított napkorongjával. Ha más már licitált, rálicitálhat vagy passzolhat.
rule-RA-54 = A Rá játékosnak mindig van képpel felfelé fordított napkorongja, így a kötelező licitet mindig megteheti.
rule-RA-55 = Akinek nincs képpel felfelé fordított napkorongja, úgy számít, mintha passzolt volna. Ha a többiek közül senkinek sincs, és az árveréssáv nincs tele, a Rát megidéző játékosnak azonnal licitálnia kell.
rule-RA-56 = Az árverés után, bárhogyan végződött is, a Rá játékostól balra a legközelebbi olyan játékos következik, akinek van képpel felfelé fordított napkorongja. A győzelemért nem jár külön kör.
rule-RA-57 = Ha senki másnak nincs képpel felfelé fordított napkorongja, az árverés után ismét a Rá játékos következik.
rule-RA-58 = Rá szobra az árverés idején jelöli a Rá játékost. Két árverés között nincs jelentősége.

## F. Az árverés megnyerése

rule-RA-59 = A legmagasabb licit nyer. Döntetlen nincs, mert minden érték csak egy napkorongon szerepel.
rule-RA-60 = A nyertes elveszi az árveréssáv összes lapkáját, a többiek képpel felfelé visszaveszik korongjukat, a nyertes pedig kicseréli a sajátját a középsőre. Végül jönnek a katasztrófák, majd kiderül, véget ért-e a korszak.
rule-RA-61 = A nem nyertes napkorongok képpel felfelé visszakerülnek gazdájukhoz, és ebben a korszakban újra lehet licitálni velük.
rule-RA-62 = Az árverésen szerzett napkorong képpel lefelé fekszik, és a következő korszakig nem lehet licitálni vele.
rule-RA-63 = Napkorongjaid száma sosem változik: minden korongért, amellyel nyersz, kapsz egy másikat.
rule-RA-64 = A legtöbb lapkának csak a pontozáskor van szerepe. Korábban csak a katasztrófák hatnak, amint megszerzed őket, és az istenséglapkák, ha akcióként elköltöd őket.

## G. Katasztrófák

rule-RA-65 = Az árveréssávon fekvő katasztrófa nem hat. Azt sújtja, aki megszerzi, akár árverésen, akár istenséglapkáért.
rule-RA-66 = Minden katasztrófáért el kell dobnod 2 saját lapkát abból a fajtából, amelyet sújt; ha csak 1 van, azt az egyet, ha egy sincs, semmit. Ezután a katasztrófalapkát is el kell dobni.
rule-RA-67 = A temetés a fáraólapkákat sújtja, a szárazság az áradás- és Nílus-lapkákat, a zavargás a civilizációlapkákat, a földrengés az emlékműlapkákat.
rule-RA-68 = Az ugyanazon az árverésen nyert lapkák már a tieid, ezért a velük együtt szerzett katasztrófa elviheti őket.
rule-RA-69 = Minden katasztrófát külön kell végrehajtani. A különböző katasztrófák különböző lapkákat sújtanak, ezért a sorrendjük mindegy. Két egyforma akár 4 lapkába is kerülhet.
rule-RA-70 = Temetéskor nincs választás, mert minden fáraólapka egyforma.
rule-RA-71 = Szárazságkor először áradáslapkákat kell eldobni, Nílus-lapkákat csak akkor, ha már nincs áradáslapkád.
rule-RA-72 = Ha több megfelelő lapkád van, mint amennyit el kell dobnod, te választasz: zavargáskor, hogy mely civilizációlapkákat dobod el, földrengéskor, hogy mely emlékműlapkákat. Lehetnek egyfélék vagy kétfélék.
rule-RA-73 = Ha nincs több megfelelő lapkád, mint amennyit el kell dobnod, vagy mind azonos típusú, nincs miből választani, és az eldobás magától megtörténik.
rule-RA-74 = Istenség- és aranylapkát egyetlen katasztrófa sem vehet el.
rule-RA-75 = Az árverés nyertese akkor is végrehajtja a katasztrófákat, ha nem az ő köre van. Ezután a játék a Rá játékostól folytatódik.

## H. Ha elfogynak a napkorongok

rule-RA-76 = Aki elhasználta utolsó, képpel felfelé fordított napkorongját, a korszak végéig kimarad a körökből és az árverésekből. Lapkái megmaradnak, és a szokásos módon pontot érnek.
rule-RA-77 = Ha már csak neked van képpel felfelé fordított napkorongod, egymás után játszod a köreidet, amíg mind el nem fogy, vagy a napbárka az utolsó mezőre nem ér.
rule-RA-78 = Az egyedül maradt játékosra is a szokásos feltételek vonatkoznak: Rá lapka húzása után vagy teli árveréssávnál passzolhat, de ha úgy idézi meg Rát, hogy a sáv nincs tele, licitálnia kell.

## I. A korszak vége

rule-RA-79 = A korszak véget ér, ha minden játékos összes napkorongja képpel lefelé van fordítva. Ez a megnyert árverés és a katasztrófák végrehajtása után dől el.
rule-RA-80 = A korszak akkor is véget ér, ha a napbárka a Rá sáv utolsó mezőjére ér. Ilyenkor nincs árverés.
rule-RA-81 = A korszak végén azonnal pontozás következik. Az árveréssávon maradt lapkák nem tartoznak senkihez, és nem érnek pontot.
rule-RA-82 = Ha a napbárka zárta le a korszakot, mindenki megtartja fel nem használt napkorongjait.

## J. Pontozás

rule-RA-83 = A fáraó-, istenség-, arany-, Nílus-, áradás- és civilizációlapkák minden korszak után pontot érnek. Az emlékműlapkák és a napkorongok csak a harmadik korszak után számítanak.
rule-RA-84 = A korszak minden nyereségét és veszteségét együtt kell az összpontszámhoz adni. Ha az nulla alá csökkenne, nulla lesz.
rule-RA-85 = Akinek a legtöbb fáraólapkája van, 5 pontot kap, akinek a legkevesebb, 2 pontot veszít, holtversenyben mindegyik érintett. Ha mindenkinek ugyanannyi van, senki sem kap vagy veszít pontot.
rule-RA-86 = Minden el nem költött istenséglapka 2 pontot ér.
rule-RA-87 = Minden aranylapka 3 pontot ér.
rule-RA-88 = Minden áradáslapka 1 pontot ér.
rule-RA-89 = Minden Nílus-lapka 1 pontot ér, ha ennél a pontozásnál van legalább egy áradáslapkád. Áradáslapka nélkül a Nílus-lapkák semmit sem érnek.
rule-RA-90 = 3, 4 vagy 5 különböző típusú civilizációlapka 5, 10 vagy 15 pontot ér, 1 vagy 2 típus semmit. Csak a legnagyobb szett számít. Akinek nincs civilizációlapkája, 5 pontot veszít.
rule-RA-91 = A harmadik korszak után minden emlékműtípus, amelyből 3, 4 vagy 5 lapkád van, 5, 10 vagy 15 pontot ér.
rule-RA-92 = A harmadik korszak után legfeljebb 6 különböző emlékműtípus egyenként 1 pontot ér, 7 típus összesen 10, 8 típus 15 pontot.
rule-RA-93 = Ugyanazok az emlékműlapkák a példányszámért és a diverzitásért is pontot érnek. Mindegy, melyik sorban fekszenek.
rule-RA-94 = A harmadik korszak után mindenki összeadja összes napkorongja értékét, a képpel felfelé és lefelé fordítottakét is. A legnagyobb összegért 5 pont jár, a legkisebbért 5 pont levonás, holtversenyben minden érintettnek; ha minden összeg egyenlő, senki sem kap vagy veszít pontot.
rule-RA-95 = A harmadik korszakban a lapkák és a napkorongok pontjait együtt kell számolni, és csak azután lesz a negatív összegből nulla.
rule-RA-96 = A pontok számát nem korlátozza, hány pontjelölő van.

## K. Új korszak kezdete

rule-RA-97 = Új korszak előtt el kell dobni az árveréssávon maradt összes lapkát.
rule-RA-98 = Új korszak előtt mindenki eldobja istenség-, arany-, civilizáció- és áradáslapkáit.
rule-RA-99 = A fáraó-, Nílus- és emlékműlapkák a következő korszakra is megmaradnak.
rule-RA-100 = A középső napkorong az új korszak kezdetén a helyén marad.
rule-RA-101 = Új korszak előtt a napbárka visszakerül a kezdőmezőjére, a korszakjelölő pedig a következő korszakra vált.
rule-RA-102 = Új korszak előtt mindenki képpel felfelé fordítja összes napkorongját.
rule-RA-103 = Az új korszak első körét az játssza, akié a legnagyobb értékű napkorong.

## L. A játszma vége

rule-RA-104 = A harmadik korszak pontozása után a legtöbb pontot gyűjtő játékos nyer.
rule-RA-105 = Holtverseny esetén az érintettek közül az nyer, akié a legnagyobb értékű napkorong. Mindegy, hogy az képpel felfelé vagy lefelé van fordítva.
rule-RA-106 = A további helyezéseket is ez dönti el: előbb a pontszám, azután a legnagyobb napkorong.

## M. Nyílt és rejtett információk

rule-RA-107 = Mindenki láthatja a játékosok lapkáit és képpel felfelé fordított napkorongjait, a középső napkorongot, az árveréssávot, a napbárkát, a korszakot, minden licitet és passzt, valamint minden kihúzott vagy eldobott lapkát.
rule-RA-108 = Rejtett a zsákban lévő lapkák sorrendje, és a játszma végéig a többi játékos pontszáma is.
rule-RA-109 = A zsák tartalma és mindenki pontszáma kiszámítható abból, amit mindenki látott. A pontok elrejtése csupán az emlékezetet teszi próbára.
rule-RA-110 = Minden képpel lefelé fordított napkorong korábban képpel felfelé feküdt középen, ezért az értéke nyilvános.
rule-RA-111 = Az asztal beállításai között a pontszámok nyílttá tehetők. Egyébként a játszma végéig rejtve maradnak.

## N. Változat napbárka nélkül

rule-RA-112 = A napbárka nélküli változatban a kihúzott Rá lapkák a Rá sávra kerülnek. A korszak akkor ér véget, amikor a sáv utolsó mezője is megtelik.
rule-RA-113 = A napbárka nélküli változat csak a megjelenítést módosítja. A Rá lapkák a korszak végéig a Rá sávon maradnak, és csak akkor kell eldobni őket.
