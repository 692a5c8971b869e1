# Teksty strony w przeglądarce.

web-skip = Przejdź do stołu
web-skip-answers = Przejdź do odpowiedzi
web-menu = Menu strony
web-language = Język
web-theme = Motyw
web-theme-auto = Autom.
web-theme-light = Jasny
web-theme-dark = Ciemny
web-close = Zamknij
web-more-options = Więcej opcji
web-seats = Miejsca
web-larger = Powiększ
web-points = Punkty: { $points }
web-points-hidden = Punkty: ukryte
web-pages = Strony stołu
web-page-mine = Moje
web-enlarge = Powiększ: { $sheet }
web-fold = { $count ->
    [one] { $count } odpowiedź na planszy
    [few] { $count } odpowiedzi na planszy
    [many] { $count } odpowiedzi na planszy
   *[other] { $count } odpowiedzi na planszy
}
web-costs = koszt: { $cost }
web-brings = zysk: { $gain }
web-rules = Zasady
web-parts = Elementy gry i ich liczba
web-learn = Pierwsza gra z przewodnikiem
web-my-tables = Moje stoły
web-plays = Moje wyniki
web-title-turn = ● Twoja kolej: { $game }
web-waiting = Czekamy na ruch: { $player }
web-over = Gra skończona.
web-offline = Brak połączenia. Próbuję ponownie…
web-gathering = Czekamy na graczy
web-open-seat = Wolne miejsce
web-you = ty
web-turn = twoja kolej
web-thinking = myśli
web-bot = komputer
web-bot-level = komputer: { $bot }
web-stand-in = zastępuje bot
web-away = poza stołem
web-give-to-bot = Niech gra bot
web-take-back = Odbierz miejsce botowi
web-bot-here = Posadź tu bota
web-copy = Kopiuj
web-copied = Skopiowano
web-name = Imię
web-hand-over = Podaj urządzenie: gra { $player }
web-hand-over-hint = Nikt inny nie powinien teraz patrzeć.
web-hand-over-ready = To ja, { $player }
web-position = Stół słowami
web-actions = Co możesz zrobić
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-wanted = { $player } prosi o cofnięcie ostatniego ruchu.
web-agree = Zgoda
web-refuse = Nie zgadzam się
web-why = Dlaczego nie?
web-why-about = Dlaczego nie: { $what }?
web-panels = Dziennik, rozmowa, punkty
web-tab-log = Dziennik
web-tab-chat = Czat
web-tab-score = Punkty
web-tab-left = Zostało
web-tab-more = Więcej
web-account = Urządzenia i dane
web-reconstructed = Niektóre wartości w tej grze odtworzono: mogą się różnić od twojego egzemplarza.
web-keys = Klawisze
web-replay = Powtórka
web-pause = Pauza
error-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
error-unexpected = Coś poszło nie tak: { $reason }

bot-at-seat = { $bot } { $seat }
bot-called = { $seat ->
    [1] Ahmose
    [2] Merit
    [3] Cheti
    [4] Nebet
    [5] Senbi
   *[other] { $bot } { $seat }
}
bot-name-random = Nowicjusz
bot-name-greedy = Kupiec
bot-name-peek = Zwiadowca
bot-name-search = Strateg
bot-name-learned = Mędrzec
bot-name-drawy = Dobieracz
bot-name-rule-of-thumb = Praktyk
