# A böngészőben látható oldal szövegei.

web-skip = Ugrás az asztalhoz
web-skip-answers = Ugrás a válaszokhoz
web-menu = Menü
web-language = Nyelv
web-theme = Téma
web-theme-auto = Autom.
web-theme-light = Világos
web-theme-dark = Sötét
web-close = Bezárás
web-more-options = További beállítások
web-seats = Helyek
web-larger = Nagyítás
web-points = Pontok: { $points }
web-points-hidden = Pontok: rejtve
web-pages = Az asztal lapjai
web-page-mine = Enyém
web-enlarge = Nagyítás: { $sheet }
web-fold = { $count } válasz a táblán: a lista megjelenítése
web-costs = ára: { $cost }
web-brings = hozama: { $gain }
web-rules = Szabályok
web-parts = Játékelemek és darabszámok
web-learn = Első játszma útmutatóval
web-my-tables = Asztalaim
web-plays = Eredményeim
web-title-turn = ● Te jössz: { $game }
web-waiting = Várunk rá: { $player }
web-over = A játszma véget ért.
web-offline = Nincs kapcsolat. Újrapróbálkozás…
web-gathering = Játékosokra várunk
web-open-seat = Üres hely
web-you = te
web-turn = te jössz
web-thinking = gondolkodik
web-bot = gép
web-bot-level = gép: { $bot }
web-stand-in = bot helyettesíti
web-away = nincs itt
web-give-to-bot = Játsszon bot
web-take-back = Hely visszavétele
web-bot-here = Bot ültetése ide
web-copy = Másolás
web-copied = Másolva
web-name = Név
web-hand-over = Add tovább az eszközt: { $player } következik
web-hand-over-hint = Most más ne nézzen ide.
web-hand-over-ready = Én vagyok { $player }
web-position = Az asztal szavakban
web-actions = Mit tehetsz
web-undo = Visszavonás
web-undo-ask = Visszavonás kérése
web-undo-wanted = { $player } vissza szeretné vonni az utolsó lépését.
web-agree = Beleegyezem
web-refuse = Elutasítom
web-why = Miért nem?
web-why-about = Miért nem: { $what }?
web-panels = Napló, beszélgetés, pontok
web-tab-log = Napló
web-tab-chat = Csevegés
web-tab-score = Pontok
web-tab-left = Maradt
web-tab-more = Egyéb
web-account = Eszközök és adatok
web-reconstructed = A játék néhány értéke rekonstruált: eltérhet a saját példányodtól.
web-keys = Billentyűk
web-replay = Visszajátszás
web-pause = Szünet
error-unreachable = A szerver nem válaszol. Próbáld meg kicsit később.
error-unexpected = Valami elromlott: { $reason }

bot-at-seat = { $bot } { $seat }
bot-called = { $seat ->
    [1] Jahmesz
    [2] Merit
    [3] Heti
    [4] Nebet
    [5] Szenbi
   *[other] { $bot } { $seat }
}
bot-name-random = Újonc
bot-name-greedy = Kereskedő
bot-name-peek = Felderítő
bot-name-search = Stratéga
bot-name-learned = Bölcs
bot-name-drawy = Húzogató
bot-name-rule-of-thumb = Ökölszabály
