# Co mówi strona o moich urządzeniach i danych; nie potrzebuje tego żadna inna.

web-me-nobody = Nikt cię tu jeszcze nie zna: najpierw usiądź przy stole.
web-me-devices = Gdzie mnie znają
web-me-cookie = Przeglądarka
web-me-bearer = Program
web-me-contact = Kontakt do zaproszeń
web-me-link = Prywatny link
web-me-used = ostatnio: { $day }
web-me-link-since = utworzono: { $day }
web-me-here = to urządzenie
web-me-end = Wyloguj
web-me-leave = Wyloguj się tutaj
web-me-leave-everywhere = Wyloguj się wszędzie
web-me-leave-hint = Bez prywatnego linku nie ma potem powrotu do twoich miejsc.
web-me-data = Co o mnie wiadomo
web-me-export = Pobierz wszystko
web-me-forget-hint = Serwer może o tobie zapomnieć na zawsze: o imieniu, o tym, co zostało powiedziane, i o każdej drodze powrotu. Gry zostają bez twojego imienia, a w trwających twoje miejsce zajmuje bot.
web-me-sure = Na pewno; tego nie da się cofnąć.
web-me-forget = Zapomnij o mnie
error-no-such-device = Tego urządzenia nie ma już na liście.
error-not-sure = Potwierdź: tego nie da się cofnąć.
