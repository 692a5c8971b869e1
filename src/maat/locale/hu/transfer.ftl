# Ami egy játszmát máshová visz.

web-transfer-hint = A játszma ott folytatódik, ahol megnyitod: innen és ugyanazzal a szerencsével. Aki elvisz egy játszmát, megtudhatja, mit sorsolnak majd, ezért mostantól ez az asztal és a másik is jelzi, hogy a játszmát elvitték.
web-transfer-file = Mentés fájlba
web-transfer-to = Hol folytatódik (cím)
web-transfer-link = A játszma linkje
web-transfer-picture = A link képként, kamerához
web-transfer-long = A játszma túl hosszú egy képhez. Használd a linket vagy a fájlt.
