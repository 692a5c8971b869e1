# Co stół mówi dopiero, gdy można już grać.

web-since = { $count ->
    [one] Od twojej ostatniej tury: { $count } ruch
    [few] Od twojej ostatniej tury: { $count } ruchy
    [many] Od twojej ostatniej tury: { $count } ruchów
   *[other] Od twojej ostatniej tury: { $count } ruchu
}

web-pace = Tempo
web-pace-slow = wolne
web-pace-normal = zwykłe
web-pace-fast = szybkie
web-pace-step = krok po kroku
web-step = Następny ruch
web-skip-to-me = Przejdź do mojej tury
web-skip-to-end = Przejdź do końca
web-key-answer = odpowiedź z listy
web-key-list = do listy odpowiedzi
web-key-board = do pierwszego celu na stole
web-key-arrows = do następnego celu lub odpowiedzi
web-key-enter = wybierz zaznaczone
web-key-undo = cofnij
web-key-why = dlaczego nic innego
web-why-hint = Wskaż rzecz, przytrzymaj ją lub dotknij: jej opis powie, dlaczego nie można jej wybrać.
web-key-tabs = dziennik, rozmowa, punkty, co zostało
web-key-zoom = powiększ planszę, przybliż, oddal
web-key-escape = zamknij, anuluj
web-key-help = ta pomoc
web-letters = Skróty: litery, cyfry i ?
error-undo-refused = Pozostali się nie zgadzają: niczego nie cofnięto.
error-undo-seat-lost = Ktoś stracił w tej grze swoje miejsce i nie może się zgodzić: niczego nie cofnięto.
web-bot-for-me = Niech bot gra za mnie dalej
web-in-seconds = za { $seconds } s
web-resign = Poddaj się
web-resign-sure = Poddać partię? Do końca zagra za ciebie bot i nie będzie już powrotu do tej gry.
web-resigned = poddanie
web-leave = Odejdź od stołu
web-leave-sure = Odejść od stołu? Twoje miejsce się zwolni: może je zająć ktoś inny.
web-free-seat = Zwolnij miejsce: { $player }
web-free-seat-sure = Zwolnić miejsce? Będzie mógł je zająć każdy, kto otworzy link z zaproszeniem: { $player }
web-sound-ask = Grać z dźwiękami?
web-sound-on = Włącz dźwięki
web-sound-off = Bez dźwięków
web-volume = Głośność dźwięków (0: wyłączone)
web-key-step = następny ruch, gdy pokazywane są krok po kroku
web-key-skip = przejdź do mojej tury

web-go-on-playing = Dalej
web-tie-shared = Nadal remis: miejsce jest dzielone.
web-place = { $place }.
web-count-all = Pokaż wszystko od razu
web-show-rules = Numery zasad
web-share-game = Udostępnij
web-back-home = Wróć do gier

web-transfer = Zabierz tę grę ze sobą
web-carried = Tę grę przeniesiono z jednego miejsca w inne. Kto ją przenosił, mógł znać przyszłe losowania.
web-rules-newest = Graj dalej według najnowszych zasad
web-rules-older = Ta gra toczy się w wersji { $rules } zasad, w której się zaczęła; najnowsza to { $newest }.
web-redrawn = { $count ->
    [one] W tej grze cofnięto los: { $count } losowanie się nie liczy.
    [few] W tej grze cofnięto los: { $count } losowania się nie liczą.
    [many] W tej grze cofnięto los: { $count } losowań się nie liczy.
   *[other] W tej grze cofnięto los: { $count } losowania się nie liczy.
}

## Trener przy stole.

web-key-hint = podpowiedź, gdy przy stole jest trener
web-coach = Trener
web-coach-about = Silny bot podpowiada, gdy o to poprosisz, i daje znać, gdy odpowiedź dużo kosztowała. Wszyscy inni ludzie przy stole muszą się zgodzić.
web-coach-waits = Trener czeka, aż wszyscy się zgodzą: { $players }.
web-coach-wanted = { $player } chce grać z trenerem: z podpowiedziami silnego bota i uwagą po kosztownej odpowiedzi. Zgadzasz się?
web-coach-end = Koniec z trenerami
web-hint = Podpowiedź
web-hint-thinking = Trener myśli…
web-hint-answer = Moja odpowiedź: { $answer }
web-hint-why = W punktach, w porównaniu z innymi odpowiedziami:
web-hint-even = W punktach odpowiedzi prawie się nie różnią; ta najlepiej wypada wobec rywali.
web-hint-close = Prawie tak samo dobre: { $answer }
web-remark = Trener: „{ $played }” dużo kosztowało.
web-remark-answer = Moja odpowiedź byłaby inna: { $answer }
web-remark-chance = Szansa na wygraną: o { $percent }% mniej.
web-remark-why = W punktach moja dałaby:
error-coach-refused = Nie wszyscy się zgadzają: trenera nie będzie.
error-no-coach = Przy twoim miejscu nie ma trenera.
error-no-hint = Trener nie ma teraz odpowiedzi. Zapytaj jeszcze raz.

## Pytania do stołu: co to jest, i polecenia tekstem.

what-more = Gdyby gra skończyła się teraz, jeszcze jeden dałby ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
what-worth = Gdyby gra skończyła się teraz, dałoby ci to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
what-worth-own = Gdyby gra skończyła się teraz, masz za to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
what-left = Zostało do wzięcia lub dobrania: { $count }
what-values = A co jest w twoim pudełku?
what-rule = Zasada { $rule }

web-seek = Szukaj wśród odpowiedzi
web-seek-none = Żadna odpowiedź nie ma słów „{ $words }”.
web-seek-found = Znalezione odpowiedzi: { $count }

command = Graj słowami: odpowiedź albo jej numer, albo pytanie
command-replies = Co mówi stół
# Words that ask and join, words for whoever writes, and endings that words of the table may have in any form.
command-asking = ile|jakieś|ilu|zostało|został|co|czy|kto|jaki|jaka|jakie|jakich|który|która|które|gdzie|kiedy|jest|są|mogę|można|ma|masz|mają|to|ten|ta|te|tu|tam|w|we|na|o|z|ze|do|od|za|i|a|się|jak|po|teraz|proszę|pokaż|powiedz|podaj|zrobić|robić
command-me = ja|mój|moja|moje|mojej|moich|moimi|mi|mnie|mam
command-endings = a|ą|e|ę|i|o|u|y|ów|om|ami|ach|em|am|ie|owie|ego|emu|ej|ym|ymi|ich|ych|imi|im|ia|iem|ię|k|cy|ek|ka|ki|ko|ką|kę|ku|ce|ków|kiem|kom|kami|kach|t|ci|ty|ta|to|tu|te|tą|tę|tem|tów|tom|tami|tach|cie
command-list = Co mogę zrobić?|odpowiedzi|odpowiedź|lista|opcje|opcja|możliwości
command-last = Co się stało ostatnio?|ostatnie|ostatnio|dziennik|stało|wydarzyło|zdarzyło
command-score = Kto prowadzi?|punkty|wynik|wyniki|prowadzi|wygrywa
command-mine = Co mam?|moje rzeczy|zasoby|dobra|surowce|towary|zapasy|rzeczy
command-question = Czyja jest kolej?|pytanie|tura|kolej|ruch|czyja|czyj
command-help = pomoc|zapytać|polecenia
command-answer = { $number }: { $answer }
command-done = Zrobione: { $answer }
command-of = { $player }: { $what }
command-points = { $player }: { $points }
command-hidden = { $player }: ukryte
command-known = Możesz zapytać: { $questions }
command-named = Znam też numery i słowa odpowiedzi oraz nazwy graczy i wszystkich rzeczy na stole, na przykład „{ $thing }”.
command-yours = Twoja kolej.
command-unknown = Nie znam słów „{ $words }”.
web-key-command = graj słowami
web-key-what = co to jest: potem strzałkami

web-effect-unsure = Liczy się tu też to, co ukrywają inni.
web-next-luck = Potem zdecyduje los.
web-next-other = Potem decyduje { $player }.
web-next-over = Potem gra się kończy.
web-next-you = Potem ty: { $question }
web-rematch = Zagraj jeszcze raz
web-rematch-asked = { $player } proponuje jeszcze jedną partię.
web-rematch-no = Nie, dziękuję
web-next-table = Do następnej partii
web-winner = { $count ->
    [one] { WHO($player) ->
        [you] Wygrywasz!
       *[other] { $player } wygrywa!
    }
    [few] { $player } dzielą zwycięstwo!
    [many] { $player } dzielą zwycięstwo!
   *[other] { $player } dzielą zwycięstwo!
}
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-set-up = Przygotowanie gry.

## Klawisze i rozmowa.

web-chat = Rozmowa przy stole
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-say = Powiedz coś
web-send = Wyślij
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobre zagranie!
phrase-thanks = Dziękuję!
phrase-thinking = Chwila, myślę…
phrase-your-turn = Twoja kolej!
phrase-sorry = Przepraszam!
phrase-oops = Ojej…
phrase-undo-please = Czy mogę to cofnąć?
phrase-back-soon = Zaraz wracam.
phrase-rematch = Jeszcze jedna partia?
phrase-good-game = Dobra gra!
phrase-resign = Poddaję się. Dziękuję za grę!
phrase-free = Zwalniam miejsce kogoś, kto nie może już na nie trafić.
web-standing = Punkty, gdyby gra skończyła się teraz:

error-stood-in = Za to miejsce odpowiada bot; najpierw odbierz miejsce.
error-nothing-to-undo = Nie ma czego cofnąć.
error-undo-waits = Ktoś inny prosi już o cofnięcie; najpierw trzeba na to odpowiedzieć.
error-too-many-undos = W tej grze cofnięto już zbyt wiele.
error-player-present = Gracz z tego miejsca jest obecny.
error-just-left = Gracz z tego miejsca dopiero co odszedł; będzie to możliwe za { $seconds } s.
error-resigned = Gracz z tego miejsca się poddał: do końca gra za niego bot.
error-newest-rules = Ta gra toczy się już według najnowszych zasad.
error-rules-differ = Według najnowszych zasad ta gra potoczyłaby się inaczej od wpisu { $at }; pozostaje przy swoich.
error-unknown-phrase = Nie ma zwrotu „{ $phrase }”.
error-nothing-said = Ta wiadomość jest pusta.
error-not-alone = Przy tym stole grają inne osoby, więc los pozostaje zapieczętowany: tej gry nie można zabrać ze sobą.
error-not-there = Nie ma teraz czegoś takiego na stole.
web-sealed = Wszystkie losowania są zapieczętowane od początku:
web-chime = Dźwięk, gdy moja kolej
web-first = Na początek
web-run = Odtwarzaj
web-forth = Krok naprzód
web-last = Na koniec
web-speed = Prędkość
web-moment = Moment { $at } z { $of }
web-moment-slider = Moment gry
web-only-end = Tutaj widać tylko koniec tej gry.
web-seen-by = Widziane przez
log-undone = { $count ->
    [one] Cofnięto { $count } ruch.
    [few] Cofnięto { $count } ruchy.
    [many] Cofnięto { $count } ruchów.
   *[other] Cofnięto { $count } ruchu.
}
log-undone-luck = { $count ->
    [one] Cofnięto { $count } ruch, a z nim los: to, co wylosowano, losuje się od nowa.
    [few] Cofnięto { $count } ruchy, a z nimi los: to, co wylosowano, losuje się od nowa.
    [many] Cofnięto { $count } ruchów, a z nimi los: to, co wylosowano, losuje się od nowa.
   *[other] Cofnięto { $count } ruchu, a z nim los: to, co wylosowano, losuje się od nowa.
}
log-only = Możliwa była tylko jedna odpowiedź.
web-ask-always = Pytaj mnie także wtedy, gdy jest tylko jedna odpowiedź
web-left-none = Nie ma tu czego liczyć.
web-differs = { $count ->
    [one] Ten stół gra z { $count } wartością z pudełka gospodarza.
    [few] Ten stół gra z { $count } wartościami z pudełka gospodarza.
    [many] Ten stół gra z { $count } wartościami z pudełka gospodarza.
   *[other] Ten stół gra z { $count } wartości z pudełka gospodarza.
}
web-differs-value = { $value } zamiast { $usual }
web-rules-wanted = { $player } proponuje grać dalej według wersji { $rules } zasad.
web-in-words = Słowami
web-spectator = Widz
web-confirm = Zrób to
web-share = { $share }%
web-review = Analiza gry
web-record = Pobierz zapis
web-one-file = Pobierz jako stronę
web-verify = Sprawdź losowania
web-back = Krok wstecz
web-everybody = wszystkich
