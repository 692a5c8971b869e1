# Amit a sorsolásokat ellenőrző oldal mond; más oldalnak nem kell.

web-verify-hint = A játszma előtt a szerver megmutatta a lenyomatot: egy titkos mag SHA-256 értékét. A böngésződ most minden sorsolást kiszámol a magból, és összehasonlítja.
web-verify-unable = Ez a böngésző csak https-en át vagy magán a szerver számítógépén tudja ellenőrizni a sorsolásokat. Töltsd le a játszmát, és ellenőrizd ezzel: maat replay FÁJL --verify
web-verify-no-seed = Ebben a feljegyzésben nincs mag, ezért a sorsolásai nem ellenőrizhetők.
web-verify-by-server = Ezeket a sorsolásokat egy gyorsabb generátor végezte, amelyet a böngésző nem ismer. A szerver kiszámolta őket a magból: mind egyezik.
web-commitment = Lenyomat
web-seed = Mag
web-not-verified = Valami nem egyezik: ne bízz ebben a játszmában.
web-draws = Minden sorsolás
web-draw-number = Sorszám
web-draw-result = Eredmény
web-draw-chance = Esély
web-verified = { $draws ->
   *[other] Minden egyezik: a lenyomat és minden sorsolás ({ $draws }).
}
web-verifying = { $draws ->
   *[other] Ellenőrzés: { $done } / { $draws } sorsolás
}
