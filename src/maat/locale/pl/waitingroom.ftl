# waitingroom.ftl (Polish): what the waiting room says

web-room-hint = Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy będą gotowi.
web-ready = Można zaczynać
web-not-ready = Jednak jeszcze nie
web-is-ready = gotowe
web-is-waiting = jeszcze nie gotowe
web-is-asked = czekamy na odpowiedź
web-asked-again = Jest propozycja gry.
web-sit-here = Usiądź tutaj
web-ask-guest = Zaproś czekającego bota
web-contact = Kontakt bota, który podaje jego program
web-remove-bot = Usuń bota
web-color = Twój kolor
web-color-0 = Czerwone koło
web-color-1 = Niebieski trójkąt
web-color-2 = Turkusowy kwadrat
web-color-3 = Żółty romb
web-color-4 = Fioletowa gwiazda
web-color-5 = Zielona klepsydra

error-begun = Gra już się zaczęła: miejsca i kolory zostają, jakie są.
error-color-taken = Ten kolor ma już ktoś inny.
error-seat-taken = To miejsce jest zajęte.
error-no-such-seat = Nie ma takiego miejsca.
error-no-empty-seat = Nie ma wolnego miejsca.
error-no-such-contact = Nikt tutaj nie ma takiego kontaktu.
error-seated-already = Ta osoba już ma tu miejsce.
web-watching = Oglądasz. Aby usiąść, poproś o link z zaproszeniem.
web-invite-title = Zaproszenie
web-invite-hint = Kto otworzy ten link, może zająć wolne miejsce.
web-invite-link = Link z zaproszeniem
web-qr = Kod QR linku z zaproszeniem
web-sit = Usiądź
