# Mi lehet a baj egy feljegyzéssel, beállítással vagy fájllal; az oldalak közül csak az előtér mondja.

error-too-many-bots = Túl sok bot: { $found } bot { $seats } helyre.
error-no-bots = Nincs megadva bot a többi { $seats } helyre; adj meg legalább egyet.
error-unknown-option = { $game }: nincs „{ $option }” beállítás. Ezek vannak: { $known }.
error-unknown-value = { $option }: ez a beállítás nem lehet „{ $value }”. Lehet: { $known }.
error-unknown-rules = { $game }: a szabályoknak nincs { $found }. verziója; ebben a programban a legújabb: { $known }.
error-bad-option = A beállítás alakja kulcs=érték, nem „{ $option }”.
error-wrong-seats = { $game }: a helyek száma nem lehet { $seats }. Lehet: { $known }.
error-bad-seed = A mag egysoros szöveg, szóköz nélkül az elején és a végén, nem „{ $seed }”.
error-at-least = { $option } legalább { $least } legyen; a megadott: { $found }.
error-no-file = A fájl nem használható ({ $file }): { $reason }.
error-in-line = { $line }. sor: { $told }
error-not-a-record = { $line }. sor: ez nem játszmafeljegyzés; így kell kezdődnie: „maat 1”.
error-unknown-maat = { $line }. sor: ismeretlen feljegyzésformátum: { $found }. Ismert: { $known }.
error-unknown-dealer = { $line }. sor: nincs „{ $found }” osztó. Ezek vannak: { $known }.
error-broken-link = Ez a link hiányos: semmit sem lehet kiolvasni belőle.
error-unknown-header = { $line }. sor: „{ $field }” nem való a fejlécbe.
error-repeated-header = { $line }. sor: „{ $field }” kétszer szerepel a fejlécben.
error-missing-header = { $line }. sor: a fejlécből hiányzik: „{ $field }”.
error-unknown-trailer = { $line }. sor: „{ $field }” nem állhat a játszma után.
error-not-a-number = { $line }. sor: { $field } csak szám lehet, nem „{ $found }”.
error-not-a-value = { $line }. sor: { $path } csak JSON szerinti érték lehet, nem „{ $found }”.
error-other-rules = { $line }. sor: a feljegyzéshez a szabályok { $found }. verziója kell; ebben a programban a legújabb: { $known }.
error-other-components = { $line }. sor: a játszma elemértékei: { $found }; add meg a fájljukat ezzel: --components.
error-own-components = { $line }. sor: a fejléc nem nevez meg elemértékeket, tehát a játszma a szokásosakkal készült; hagyd el a --components kapcsolót.
error-no-provenance = { $path }: nincs megadva ennek az értéknek a forrása.
error-unknown-component = { $path }: nincs ilyen érték. Ezek vannak: { $known }.
error-not-one-value = { $path } nem egyetlen érték, hanem több; mindegyiket külön kell megadni.
error-wrong-length = { $path }: { $found } tétel { $expected } helyett.
error-wrong-kind = { $path }: { $found } típusú érték { $expected } helyett.
error-negative = { $path }: { $found } kisebb, mint 0.
error-too-large = { $path }: ez a szám túl nagy; legfeljebb { $most } lehet.
error-no-range = { $path }: nincs megadva, milyen határok között lehet ez az érték.
error-out-of-range = { $counts ->
    [pieces] { $path }: { $found }; ilyen elemből { $least }–{ $most } lehet.
    [spaces] { $path }: { $found }; mezőből { $least }–{ $most } lehet.
    [cards] { $path }: { $found }; kártyából { $least }–{ $most } lehet.
    [rounds] { $path }: { $found }; egy játszmában { $least }–{ $most } forduló lehet.
    [points] { $path }: { $found }; pontból { $least }–{ $most } lehet.
    [costs] { $path }: { $found }; egy ár { $least }–{ $most } lehet.
   *[numbers] { $path }: { $found }; itt { $least }–{ $most } közötti számnak kell állnia.
}
error-endless = Ezekkel az értékekkel a játszma { $most } válasz alatt sem ért véget; helyek száma: { $seats }.
error-unplayable = Ezekkel az értékekkel nem lehet játszani; helyek száma: { $seats } ({ $fault }).
error-bad-values-file = Ez a fájl nem TOML: { $reason }.
error-undo-too-far = { $line }. sor: itt nem vonható vissza { $count } válasz.
error-answer-after-end = { $line }. sor: „{ $answer }” már a játszma vége után áll.
error-wrong-seat = { $line }. sor: „{ $answer }” { $found } válasza, de a kérdés címzettje { $asked }.
error-unknown-answer = { $line }. sor: ebben a játékban nincs „{ $answer }” válasz.
error-illegal-line = { $line }. sor: „{ $answer }” nem megengedett. { $rule }: { $reason }
error-unfinished = { $line }. sor: a feljegyzés eredményt közöl, de a játszma itt még nem ért véget.
error-record-too-long = Ez a feljegyzés túl hosszú; legfeljebb { $most } válaszsor lehet benne.
error-wrong-result = { $line }. sor: a megadott eredmény { $found }, de a játszma végeredménye { $expected }.
error-wrong-redrawn = { $line }. sor: a megadott visszavont sorsolások száma { $found }, valójában { $expected }.
error-no-commitment = { $line }. sor: nincs mit ellenőrizni; a fejlécből hiányzik: „dealer” vagy „commitment”.
error-no-seed = { $line }. sor: a mag még titkos; a feljegyzés csak a játszma végén közli.
error-broken-commitment = { $line }. sor: a mag nem felel meg a fejléc „commitment” mezőjének.
error-wrong-draw = { $line }. sor: a feljegyzésben „{ $answer }” áll, de a magból „{ $drawn }” következik.
