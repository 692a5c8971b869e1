# server.ftl: what the table server and its commands say

## Faults
error-stale = Gra poszła tymczasem dalej; to dotyczyło wcześniejszej chwili.
error-not-asked = To nie twoja kolej na odpowiedź.
error-stood-in = Za to miejsce odpowiada bot; najpierw odbierz miejsce.
error-not-seated = Nie siedzisz przy tym stole.
error-not-started = Gra jeszcze się nie zaczęła: są wolne miejsca.
error-unknown-action = W tej grze nie ma odpowiedzi „{ $action }”.
error-not-legal = Tej odpowiedzi nie można teraz udzielić.
error-nothing-to-undo = Nie ma czego cofnąć.
error-too-many-undos = W tej grze cofnięto już zbyt wiele.
error-no-empty-seat = Nie ma wolnego miejsca.
error-seat-taken = To miejsce jest zajęte.
error-no-such-seat = Nie ma takiego miejsca.
error-not-your-seat = To nie twoje miejsce.
error-player-present = Gracz z tego miejsca jest obecny.
error-just-left = Gracz z tego miejsca dopiero co odszedł; bot może przejąć miejsce za { $seconds } s.
error-not-host = Może to zrobić tylko osoba, która otworzyła stół.
error-no-such-table = Nie ma takiego stołu.
error-other-rules-here = Tę grę rozpoczęto w wersji { $found } zasad; ten serwer gra w wersji { $known }.
error-bad-invite = To zaproszenie już nie działa.
error-bad-link = Ten prywatny link już nie działa.
error-other-guest = Ten odnośnik należy do: { $name }. Grać tu dalej jako { $name }? Do swoich stołów wrócisz z tego urządzenia tylko przez własny prywatny odnośnik.
error-no-guest = Najpierw podaj swoje imię.
error-not-over = To widać dopiero po końcu gry.
error-unknown-phrase = Nie ma zwrotu „{ $phrase }”.
error-nothing-said = Ta wiadomość jest pusta.
error-too-fast = Za dużo żądań. Spróbuj ponownie za { $seconds } s.
error-unreadable = Nie można odczytać tej wiadomości: { $detail }
error-not-json = Wyślij to jako application/json.
error-foreign-origin = To żądanie pochodzi ze strony innej witryny.
error-foreign-host = Ten serwer nie jest znany pod tą nazwą.
error-body-too-large = To jest za duże; najwyżej { $most } bajtów.
error-wrong-method = Pod tym adresem nie obsługuje się takich żądań.
error-not-found = Pod tym adresem nic nie ma.
error-server-fault = Serwer popełnił błąd. Spróbuj ponownie.
error-try-again = Stół trzeba rozłożyć na nowo. Spróbuj za chwilę.
