# Botok botok ellen.

## Parancs
help-arena = Botokat mér össze cserélt helyeken, azonos szerencsével, és megmondja, mennyire biztos az eredmény.
help-arena-bots = Botok, vesszővel elválasztva: nevek vagy saját fájlok, például mine.py; mindegyik találkozik mindegyikkel.
help-arena-games = Ennyi játszmát játszanak az együtt ülő botok, egész osztásokra felkerekítve.
help-ray = Játék ennek a Ray-fürtnek a gépein; a local itt indít egyet.
help-results = Az eredmények ebbe az adatbázisfájlba kerülnek; ugyanez a parancs folytatja a megszakított munkát.
help-markdown = Markdown formában ebbe a fájlba írja a táblázatokat.
help-plot = Ebbe az SVG-fájlba rajzolja az értékszámokat és a győzelmi arányokat.
help-ladder = Minden szintet összemér az alatta lévővel, és megírja róla az oldalt.
help-ladder-games = Játszmák száma a szomszédos szintek minden párjánál.
help-slow-games = Játszmák száma, ha a kettő közül az egyik sokáig keres.
help-solo-games = Játszmák száma szintenként az automa minden nehézségi fokán; a lassú szinteknél a negyede.
help-only = Csak ez a játék; többször is megadható.
help-ladder-seats = A helyek száma, vesszővel elválasztva; az 1 az egyszemélyes játék.
help-up-to = A legmagasabb szint, amely játszik.
help-all-pairs = Két helynél a nem szomszédos szintek is.
help-minutes = Megállás ennyi perc után; ugyanez a parancs folytatja.
help-ladder-out = A megírandó oldal; mellé kerül a pictures mappa és a játszmák fájlja, .games.gz.
help-write-only = Nem játszik, az oldalt abból írja meg, ami már megvan.
help-renew = Újraméri azokat a sorokat, amelyek játszmáit az újabb szabályok megváltoztatták.

## Jelentés
arena-progress = Folyik a játék
arena-title = { $game }, { $seats } hely
arena-games = { $games } játszma, { $deals } osztás, mag: { $seed }
arena-versions = maat { $maat }, motor: { $engine }, források: { $code }
arena-options = Beállítások: { $options }
arena-components = Egy tulajdonos dobozának értékei: { $name }
arena-players = Játékosok
arena-pairs = Jobb helyezés
arena-sources = Átlagos pontok források szerint
arena-times = Gondolkodási idő
arena-how-wins = A győzelmek helyenként számítanak, a közös győzelem részekben: egyenlők között { $share } lenne.
arena-how-seats = Ha egy bot több helyen ül, legfeljebb az egyikkel nyerhet, ezért nem érheti el a 100%-ot.
arena-how-ratings = Az értékszámok az openskill Plackett-Luce modelljéből valók, 95%-os határokkal, a játszmák több sorrendjének átlagaként, így a sorrend nem számít; mindenki 25 ± { $start } értékkel kezd.
arena-how-pairs = Milyen gyakran előzi meg a pár első tagja a másodikat; a közös hely felet ér, így az 50% egyenlő erőt jelent. Minden osztást minden ülésrendben lejátszanak.
arena-how-limits = A 95%-os határok Wilson-intervallumok annyi független játszmára, amennyit az osztások érnek: egy osztás játszmáinak közös a szerencséje, ezért kevesebbet mondanak, mint különböző osztásoké.
arena-how-time = Egy hely döntései egy játszmában; ezredmásodperc egy válaszra.
arena-percent = { $value }%
arena-limits = { $low }–{ $high }%
arena-doubt = { $value } ± { $doubt }
arena-less = <{ $value }
arena-plot-ratings = Értékszám
arena-plot-pairs = Milyen gyakran előzi meg a sor az oszlopot
arena-interrupted = { $games } játszmából { $played } megvan ebben a fájlban: { $file }; ugyanez a parancs innen folytatja.
ladder-progress = Ranglétra
ladder-left = még körülbelül { $time }
ladder-written = Elkészült: { $file }
ladder-overruled = { $game }, { $bots }, { $seats } hely: { $other ->
    [0] régebbi szabályok, de a legújabbakkal az utolsó { $tried } játszma ugyanúgy folyik le, ezért a sor marad.
   *[other] a legújabb szabályokkal az utolsó játszmák egyike másképp folyik le (kipróbálva: { $tried }), ezért a sort újra kell mérni.
}
ladder-checked = { $game }, { $bots }, { $seats } hely: { $good ->
    [true] a forráskód változott, de az utolsó játszmák ugyanúgy zajlanak le, így a többi megmarad.
   *[other] az oldal melletti játszmákat más szabályok vagy botok játszották, ezért régebbiként maradnak meg, amíg mindet újra le nem játsszák.
}
ladder-interrupted = Megállt; { $games } játszmából { $played } megvan ebben a fájlban: { $file }; ugyanez a parancs innen folytatja.
column-rating = Értékszám
column-points = Átlagos pont
column-pair = Pár
column-rate = Elöl
column-interval = 95%-os határok
column-games = Játszmák
column-deals = Osztások
column-per-game = Döntések
column-think-mean = Átlag ms
column-think-max = Max. ms

## Hibák
error-bot-twice = { $bot } kétszer szerepel; egy bot nem mérhető önmagához.
error-bot-alone = Csak egy bot van: { $bot }; adj meg legalább kettőt, vesszővel elválasztva.
error-store-unusable = Ez a fájl nem írható: { $file }.
error-bad-archive = Ebben a fájlban nincsenek ranglétra-játszmák: { $file }.
error-store-foreign = Ez a fájl nem eredménytár: { $file }.
error-store-other = Ez a fájl egy másik terv játszmáit tartalmazza ({ $held }): { $file }; egy fájlban egy terv fér el, adj meg másik fájlt.
error-plot-ending = A kép SVG-formátumú; .svg végű fájlt adj meg, ne ezt: { $file }.
error-store-version = Ezt a fájlt a maat másik verziója írta: { $file }; adj meg másik fájlt.
error-executor-broken = Egy játszmákat játszó folyamat leállt; az eddigi eredmények megvannak, ugyanez a parancs folytatja.
error-bad-seats = A helyek számát így kell írni: 2,3,4; ez nem az: { $seats }
error-ladder-empty = Nincs mit játszani: egy játéknak sincs szintje ennyi helyre.
error-no-ray = Hiányzik a Ray; telepítése: pip install maat-games[ray]
error-ray-unreachable = Nincs Ray-fürt itt: { $address }: { $reason }
error-other-code = A fürt egyik gépe más szabály- vagy botváltozattal játszik ({ $found }); mindenhová ugyanazt a csomagot kell telepíteni. Az eddigi eredmények megvannak.
