# Co mówi strona o moich urządzeniach i danych; nie potrzebuje tego żadna inna.

web-account-nobody = Nikt cię tu jeszcze nie zna: najpierw usiądź przy stole.
web-account-devices = Gdzie mnie znają
web-account-cookie = Przeglądarka
web-account-bearer = Program
web-account-contact = Kontakt do zaproszeń
web-account-link = Prywatny link
web-account-used = ostatnio: { $day }
web-account-link-since = utworzono: { $day }
web-account-here = to urządzenie
web-account-end = Wyloguj
web-account-leave = Wyloguj się tutaj
web-account-leave-everywhere = Wyloguj się wszędzie
web-account-leave-hint = Bez prywatnego linku nie ma potem powrotu do twoich miejsc.
web-account-data = Co o mnie wiadomo
web-account-export = Pobierz wszystko
web-account-forget-hint = Serwer może o tobie zapomnieć na zawsze: o imieniu, o tym, co zostało powiedziane, i o każdej drodze powrotu. Gry zostają bez twojego imienia, a w trwających twoje miejsce zajmuje bot.
web-account-sure = Na pewno; tego nie da się cofnąć.
web-account-forget = Zapomnij o mnie
error-no-such-device = Tego urządzenia nie ma już na liście.
error-not-sure = Potwierdź: tego nie da się cofnąć.
