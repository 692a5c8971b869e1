# box.ftl (magyar): amit az igazi dobozhoz való eszközök mondanak

web-box = A doboz az asztalon
web-box-hint = Az igazi elemekkel játszotok, ez csak segít. Nem kell hozzá fiók, és amit beírsz, ezen az eszközön marad.
web-box-back = Vissza az eszközökhöz
web-box-others = Más játékok
web-box-begin = Kezdjük
web-box-anew = Újrakezdés
web-box-anew-sure = Újrakezded? Ami itt be volt írva, elvész.
web-box-clock = Óra
web-box-clock-about = Gondolkodási idő minden helynek, egyetlen képernyőn.
web-box-clock-hint = Tedd az eszközt középre. Aki befejezte a körét, a saját idejére koppint, és elindul a következőé; másik helyre koppintva annak az ideje indul. Az idő akkor is jól telik, ha a képernyő alszik.
web-box-clock-each = Idő fejenként
web-box-clock-minutes = { $minutes } perc
web-box-clock-up = Nincs korlát, felfelé számol
web-box-clock-go = Indítás
web-box-clock-tap = Koppints, ha kész vagy
web-box-values = Az én dobozomban más áll
web-box-values-about = Javítsd ki a rekonstruált értékeket, játékelemekkel a kezedben.
web-box-pad = Pontozólap
web-box-pad-about = Koppints arra, ami az asztalon van, a többit kiszámolják a szabályok.
web-box-pad-hint = Mindenki sorban bekoppintja, ami előtte fekszik. A pontok rejtve maradnak, amíg mindenki be nem írta a magáét; akkor minden látszik, soronként, a szabályával együtt.
web-box-pad-entered = beírva
web-box-pad-besides = Ezen felül számít
web-box-pad-hidden = rejtve, amíg mindenki be nem írta
web-box-pad-next = Következik: { $player }
web-box-pad-reveal = Mutass mindent
web-box-pad-correct = Javítás
web-box-table = Az asztal
web-box-points = { $points } pont
web-box-done = Kész
web-box-less = Eggyel kevesebb: { $what }
web-box-more = Eggyel több: { $what }
web-box-choose = Válassz: { $what } ({ $count } kiválasztva)
error-pad-too-many = Nem került be: „{ $what }”. Csak { $most } van belőle, így { $found } lenne.
error-pad-taken = Nem került be: „{ $what }”. Már { $player } birtokolja, és csak egy van belőle.
error-pad-out-of-range = Nem került be: „{ $what }”. Legfeljebb { $most } lehet.
error-pad-unknown-line = Ezen a pontozólapon nincs „{ $line }” sor.
web-box-setup = Előkészületek
web-box-setup-about = Mi hova kerül, ha ennyien vagytok; a véletlen egy koppintás.
web-box-setup-hint = A lista megmondja, mi hova kerül, kipipálható képekkel. Amit a véletlen dönt el, azt maga a játék húzza: rakjátok ki így, vagy húzzatok a saját zsákotokból és paklitokból. A titkos lapokat ti osszátok ki.
web-box-setup-drawn = kihúzva
web-box-setup-draw = Húzás újra
web-box-setup-first = Kezd:
web-box-setup-left = { $count ->
    [0] minden a helyén van
   *[other] még kirakni: { $count }
}
web-box-setup-unused = A dobozban marad
web-box-referee = Játékvezető
web-box-referee-about = Ti húztok és léptek, a telefon ismeri a szabályokat, számol és emlékszik; az üres helyekre botok ülnek.
web-box-referee-hint = Játsszatok az igazi darabokkal. Ha húztok valamit, koppintsatok arra, ami kijött, vagy húzzon a telefon. Minden lépést ellenőriz, megmondja, miért nem lehet, számolja a pontokat, és megőrzi az este jegyzőkönyvét.
web-box-automa = Automa
web-box-automa-about = Az egyszemélyes játék ellenfelét viszi, és megmondja, mit tegyél a darabjaival és miért.
web-box-automa-hint = Egyedül játszol. A telefon húz és dönt az ellenfeled helyett, és lépésről lépésre megmondja, mit tegyél a táblán. Te azt adod meg, mit húzol és mit lépsz.
web-box-here = ennél a telefonnál
web-box-own-phone = saját telefonnál
web-box-running = Folyamatban lévő játszmák:
