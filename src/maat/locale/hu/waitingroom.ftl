# waitingroom.ftl (Hungarian): what the waiting room says

web-room-hint = A játszma akkor kezdődik, amikor minden hely foglalt, és mindenki kész.
web-ready = Kész vagyok
web-not-ready = Mégsem vagyok kész
web-is-ready = kész
web-is-waiting = még nem kész
web-is-asked = a válaszára várunk
web-asked-again = Játszani hívnak.
web-sit-here = Ide ülök
web-ask-guest = Várakozó bot meghívása
web-contact = A bot elérhetősége, ahogy a programja kiírja
web-remove-bot = Bot elküldése
web-color = A színed
web-color-0 = Piros kör
web-color-1 = Kék háromszög
web-color-2 = Türkiz négyzet
web-color-3 = Sárga rombusz
web-color-4 = Lila csillag
web-color-5 = Zöld homokóra

error-begun = A játszma már elkezdődött: a helyek és a színek maradnak.
error-color-taken = Ez a szín már másé.
error-seat-taken = Ez a hely foglalt.
error-no-such-seat = Nincs ilyen hely.
error-no-empty-seat = Nincs üres hely.
error-no-such-contact = Itt senkinek sincs ilyen elérhetősége.
error-seated-already = Már van itt helye.
web-watching = Nézőként vagy itt. Ha le akarsz ülni, kérj meghívólinket.
web-invite-title = Meghívás
web-invite-hint = Aki megnyitja ezt a linket, leülhet egy üres helyre.
web-invite-link = Meghívólink
web-qr = A meghívólink QR-kódja
web-sit = Leülök
