# Amit az eszközeimről és adataimról szóló oldal mond; más oldalnak nem kell.

web-me-nobody = Itt még senki sem ismer: előbb ülj le egy asztalhoz.
web-me-devices = Hol ismernek
web-me-cookie = Egy böngésző
web-me-bearer = Egy program
web-me-contact = Elérhetőség meghívókhoz
web-me-link = A saját link
web-me-used = utoljára: { $day }
web-me-link-since = készült: { $day }
web-me-here = ez az eszköz
web-me-end = Kijelentkezés
web-me-leave = Kijelentkezés itt
web-me-leave-everywhere = Kijelentkezés mindenhol
web-me-leave-hint = Saját link nélkül utána nincs visszaút a helyeidhez.
web-me-data = Amit rólam tudnak
web-me-export = Minden letöltése
web-me-forget-hint = A szerver örökre elfelejthet: a nevedet, amit mondtál, és minden visszautat. A játszmák a neved nélkül megmaradnak, a még folyókban egy bot veszi át a helyed.
web-me-sure = Biztos vagyok benne; ezt nem lehet visszavonni.
web-me-forget = Felejts el
error-no-such-device = Ez az eszköz már nincs a listán.
error-not-sure = Erősítsd meg: ezt nem lehet visszavonni.
