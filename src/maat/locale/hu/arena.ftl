# Botok botok ellen.

## Parancs
help-arena = Botok találkoznak cserélt helyeken, azonos szerencsével; az eredmény a biztosságával együtt.
help-arena-bots = Botok, vesszővel elválasztva: nevek vagy saját fájlok, például mine.py; mindegyik találkozik mindegyikkel.
help-arena-games = Ennyi játszmát játszanak az együtt ülő botok, egész osztásokra felkerekítve.
help-ray = Játék ennek a Ray-fürtnek a gépein; a local itt indít egyet.
help-store = Az eredmények ebbe a fájlba kerülnek; ugyanez a parancs folytatja a megszakított munkát.
help-arena-json = A számok JSON-ként ebbe a fájlba; - kiírja őket.
help-markdown = A táblázatok Markdownban ebbe a fájlba.
help-plot = Az értékszámok és győzelmi arányok rajza ebbe az SVG-fájlba.
help-ladder = Minden szint játszik az alatta lévővel, és készül róla egy oldal.
help-ladder-games = A szomszédos szintek párjainak játszmái.
help-slow-games = Játszmák, ha a kettő közül az egyik sokáig keres.
help-solo-games = Minden szint játszmái az automa minden nehézsége ellen; a lassú szinteknél a negyede.
help-only = Csak ez a játék; többször is megadható.
help-ladder-seats = A helyek száma, vesszővel elválasztva; az 1 az egyszemélyes játék.
help-up-to = A legmagasabb szint, amely játszik.
help-all-pairs = Két helynél a nem szomszédos szintek is.
help-minutes = Megállás ennyi perc után; ugyanez a parancs folytatja.
help-ladder-out = A megírandó oldal; a képek a mellette lévő pictures mappába kerülnek.
help-write-only = Ne játsszon, írja meg az oldalt abból, ami van.

## Jelentés
arena-progress = Folyik a játék
arena-title = { $game }, { $seats } hely
arena-games = { $games } játszma, { $deals } osztás, mag: { $seed }
arena-versions = maat { $maat }, motor: { $engine }, források: { $code }
arena-options = Beállítások: { $options }
arena-players = Játékosok
arena-pairs = Jobb helyezés
arena-sources = Átlagos pontok források szerint
arena-times = Gondolkodási idő
arena-how-wins = A győzelmek helyenként számítanak, a közös győzelem részekben: egyenlők között { $share } lenne.
arena-how-seats = Aki több helyen ül, legfeljebb az egyikkel nyerhet, ezért nem érheti el a 100 %-ot.
arena-how-ratings = Az értékszámok az openskill Plackett-Luce modelljéből valók, 95 %-os határokkal, a játszmák több sorrendjének átlagaként, így a sorrend nem számít; mindenki 25 ± { $start } értékkel kezd.
arena-how-pairs = Milyen gyakran előzi meg a pár első tagja a másodikat; a közös hely felet ér, így az 50 % egyenlőt jelent. Minden osztás minden ülésrendben lejátszódik.
arena-how-limits = A 95 %-os határok Wilson-intervallumok annyi független játszmára, amennyit az osztások érnek: egy osztás játszmáinak közös a szerencséje, ezért kevesebbet mondanak, mint különböző osztásoké.
arena-how-time = Egy hely döntései egy játszmában; ezredmásodperc egy válaszra.
arena-percent = { $value } %
arena-limits = { $low }–{ $high } %
arena-doubt = { $value } ± { $doubt }
arena-less = <{ $value }
arena-plot-ratings = Értékszám
arena-plot-pairs = Milyen gyakran előzi meg a sor az oszlopot
arena-interrupted = { $games } játszmából { $played } megvan a { $file } fájlban; ugyanez a parancs innen folytatja.
ladder-progress = Létra
ladder-left = még körülbelül { $time }
ladder-written = Megírva: { $file }
ladder-interrupted = Megállt; { $games } játszmából { $played } megvan a { $file } fájlban; ugyanez a parancs innen folytatja.
column-rating = Értékszám
column-points = Átlagos pont
column-pair = Pár
column-rate = Elöl
column-interval = 95 %-os határok
column-games = Játszmák
column-deals = Osztások
column-per-game = Döntések
column-think-mean = Átlag ms
column-think-max = Max. ms

## Hibák
error-bot-twice = { $bot } kétszer szerepel; egy bot nem mérhető önmagához.
error-bot-alone = { $bot } egyedül van; legalább két botot kell megadni, vesszővel elválasztva.
error-store-unusable = A { $file } fájl nem írható.
error-store-foreign = A { $file } fájl nem eredménytár.
error-store-other = A { $file } fájl egy másik terv játszmáit tartalmazza ({ $held }); egy fájlban egy terv fér el, másik fájl kell.
error-plot-ending = A kép SVG-formátumú; a { $file } helyett .svg végű fájl kell.
error-store-version = A { $file } fájlt a maat másik változata írta; másik fájl kell.
error-crew-broken = Egy játszó folyamat elpusztult; az eddigi eredmények megvannak, ugyanez a parancs folytatja.
error-bad-seats = A helyek számát így kell írni: 2,3,4; ez nem az: { $seats }
error-ladder-empty = Nincs mit játszani: egy játéknak sincs szintje ennyi helyre.
error-no-ray = Hiányzik a Ray; telepítése: pip install maat-games[ray]
error-ray-unreachable = Nincs Ray-fürt itt: { $address }: { $reason }
error-other-code = A fürt egyik gépe más szabály- vagy botváltozattal játszik ({ $found }); mindenhová ugyanazt a csomagot kell telepíteni. Az eddigi eredmények megvannak.
