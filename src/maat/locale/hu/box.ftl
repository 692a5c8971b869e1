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
