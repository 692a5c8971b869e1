# Ami egy játszmát máshová visz.

web-carry-hint = A játszma ott folytatódik, ahol megnyitod: innen és ugyanazzal a szerencsével. Aki elvisz egy játszmát, megtudhatja, mit sorsolnak majd, ezért mostantól ez az asztal és a másik is jelzi, hogy a játszmát elvitték.
web-carry-file = Mentés fájlba
web-carry-to = Hol folytatódik (cím)
web-carry-link = A játszma linkje
web-carry-picture = A link képként, kamerához
web-carry-long = A játszma túl hosszú egy képhez. Használd a linket vagy a fájlt.
