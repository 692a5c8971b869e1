# Amit az eszközeimről és adataimról szóló oldal mond; más oldalnak nem kell.

web-account-nobody = Itt még senki sem ismer: előbb ülj le egy asztalhoz.
web-account-devices = Hol ismernek
web-account-cookie = Egy böngésző
web-account-bearer = Egy program
web-account-contact = Elérhetőség meghívókhoz
web-account-link = A saját link
web-account-used = utoljára: { $day }
web-account-link-since = készült: { $day }
web-account-here = ez az eszköz
web-account-end = Kijelentkezés
web-account-leave = Kijelentkezés itt
web-account-leave-everywhere = Kijelentkezés mindenhol
web-account-leave-hint = Saját link nélkül utána nincs visszaút a helyeidhez.
web-account-data = Amit rólam tudnak
web-account-export = Minden letöltése
web-account-forget-hint = A szerver örökre elfelejthet: a nevedet, amit mondtál, és minden visszautat. A játszmák a neved nélkül megmaradnak, a még folyókban egy bot veszi át a helyed.
web-account-sure = Biztos vagyok benne; ezt nem lehet visszavonni.
web-account-forget = Felejts el
error-no-such-device = Ez az eszköz már nincs a listán.
error-not-sure = Erősítsd meg: ezt nem lehet visszavonni.
