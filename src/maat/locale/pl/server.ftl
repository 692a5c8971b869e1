# server.ftl: what the table server and its commands say

## Faults
error-stale = Gra poszła tymczasem dalej; to dotyczyło wcześniejszej chwili.
error-not-asked = To nie twoja kolej.
error-not-seated = Nie siedzisz przy tym stole.
error-not-started = Gra jeszcze się nie zaczęła: są wolne miejsca.
error-unknown-action = W tej grze nie ma odpowiedzi „{ $action }”.
error-not-legal = Tej odpowiedzi nie można teraz udzielić.
error-not-your-seat = To nie twoje miejsce.
error-not-host = Może to zrobić tylko osoba, która otworzyła stół.
error-no-such-table = Nie ma takiego stołu.
error-other-rules-here = Tę grę rozpoczęto w wersji { $found } zasad; ten serwer zna je do wersji { $known }.
error-other-components-here = Tę grę rozpoczęto z wartościami elementów { $found }, których ten serwer nie zna.
error-bad-invite = To zaproszenie już nie działa.
error-bad-link = Ten prywatny link już nie działa.
error-other-guest = Ten odnośnik należy do: { $name }. Grać tu dalej jako { $name }? Do swoich stołów wrócisz z tego urządzenia tylko przez własny prywatny odnośnik.
error-no-guest = Najpierw podaj swoje imię.
error-not-over = To widać dopiero po końcu gry.
error-too-fast = Za dużo żądań. Spróbuj ponownie za { $seconds } s.
error-unreadable = Nie można odczytać tej wiadomości: { $detail }
error-not-json = Wyślij to jako application/json.
error-foreign-origin = To żądanie pochodzi ze strony innej witryny.
error-foreign-host = Ten serwer nie jest znany pod tą nazwą.
error-not-here = Może to zrobić tylko osoba przy komputerze tego serwera.
error-banned = Ten serwer nie wpuszcza nikogo z twojego adresu. Zapytaj osobę, która go prowadzi.
error-body-too-large = To jest za duże; najwyżej { $most } bajtów.
error-wrong-method = Pod tym adresem nie obsługuje się takich żądań.
error-not-found = Pod tym adresem nic nie ma.
error-server-fault = Coś poszło nie tak, i to nie z twojej winy. Spróbuj ponownie.
error-try-again = Stół trzeba rozłożyć na nowo. Spróbuj za chwilę.
error-invisible-name = Tego imienia nie widać.
error-too-many-lines = Otwartych jest zbyt wiele połączeń. Spróbuj za chwilę.
error-server-full = Wszystkie stoły tego serwera są teraz zajęte. Spróbuj później; rozpoczęte gry toczą się dalej.
error-store-unwell = Serwer nie może teraz zapisywać: jego dysk jest pełny, uszkodzony albo zniknął. Nic się nie zmieniło; spróbuj później.
error-table-damaged = Zapis tego stołu został uszkodzony na dysku serwera; liczba dobrych wpisów: { $good }. Powtórka pokazuje grę do tego miejsca.
