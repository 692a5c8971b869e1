# A böngészőben látható oldal szövegei.

web-skip = Ugrás az asztalhoz
web-menu = Menü
web-language = Nyelv
web-theme = Világos vagy sötét
web-theme-auto = Automatikus
web-theme-light = Világos
web-theme-dark = Sötét
web-close = Bezárás
web-welcome = Játssz az istenek szeme előtt
web-welcome-hint = Válassz játékot: máris az asztalnál ülsz.
web-no-account = Nem kell fiók. Ez a böngésző megjegyzi a helyeidet.
web-go-on = Játék folytatása
web-play-now = Játék most
web-invite = Barátok meghívása
web-solo = Egyedül játszom
web-pass-and-play = Egy eszközön felváltva
web-of-game = { $what } – { $game }
web-more-options = További beállítások
web-your-name = A neved
web-seats = Helyek
web-seat-me = Én
web-seat-open = Barát, linkkel
web-seat-bot = Robot: { $bot }
web-shuffle = Helyek keverése
web-clock = Óra
web-clock-0 = Óra nélkül
web-clock-60 = 1 perc válaszonként
web-clock-300 = 5 perc válaszonként
web-clock-86400 = 1 nap válaszonként
web-start = Asztal nyitása
web-rules = Szabályok
web-parts = Alkatrészek és darabszámok
web-learn = Első játék kísérővel
web-import = Mentett játszma megnyitása
web-import-open = Megnyitás
web-my-tables = Asztalaim
web-no-tables = Még egyetlen asztalnál sem ülsz.
web-new-table = Új asztal
web-your-turn = Te jössz
web-title-turn = ● Te jössz: { $game }
web-waiting = Válaszra várunk: { $player }
web-over = A játék véget ért.
web-offline = Nincs kapcsolat. Újra próbálom…
web-gathering = Játékosokra várunk
web-open-seat = Üres hely
web-you = te
web-turn = válaszol
web-bot = robot
web-stand-in = robot helyettesíti
web-away = nincs itt
web-give-to-bot = Játsszon robot
web-take-back = Hely visszavétele
web-bot-here = Robot ültetése ide
web-spectator = Néző
web-watching = Nézőként vagy itt. Ha le akarsz ülni, kérj meghívólinket.
web-invite-title = Meghívás
web-invite-hint = Aki megnyitja ezt a linket, leülhet egy üres helyre.
web-invite-link = Meghívólink
web-copy = Másolás
web-copied = Másolva
web-qr = A meghívólink QR-kódja
web-name = Név
web-sit = Leülök
web-hand-over = Add tovább az eszközt: { $player } következik
web-hand-over-hint = Most más ne nézzen ide.
web-hand-over-ready = Én vagyok { $player }
web-position = Az asztal szavakban
web-actions = Mit tehetsz
web-confirm = Megteszem
web-preview-luck = A többit a szerencse dönti el.
web-undo = Visszavonás
web-undo-ask = Visszavonás kérése
web-undo-wanted = { $player } vissza szeretné vonni az utolsó válaszát.
web-agree = Egyetértek
web-refuse = Nem
web-why = Miért nem?
web-why-about = Miért nem: { $what }?
web-panels = Napló, beszélgetés, pontok
web-tab-log = Napló
web-tab-chat = Csevegés
web-tab-score = Pontok
web-tab-left = Maradt
web-tab-more = Egyéb
web-log-empty = Még semmi sem történt.
web-chat = Beszélgetés az asztalnál
web-chat-empty = Még senki sem szólt.
web-say = Mondj valamit
web-send = Küldés
web-left-none = Itt nincs mit számolni.
web-share = { $share }%
web-chime = Hang, amikor én jövök
web-keep-seat = Helyem megőrzése: saját link
web-keep-seat-hint = Nyisd meg ezt a linket egy másik eszközön, és ott folytathatod. Ne mutasd meg senkinek.
web-reconstructed = A játék néhány értéke rekonstruált: eltérhet a saját példányodtól.
web-sealed = Minden húzás a kezdettől le van pecsételve:
web-keys = Billentyűk
web-key-answer = válasz a listából
web-key-list = a válaszok listájához
web-key-board = az asztal első céljához
web-key-arrows = a következő célhoz vagy válaszhoz
web-key-enter = a kijelölt választása
web-key-undo = visszavonás
web-key-why = miért nem mást
web-key-tabs = napló, csevegés, pontok, mi maradt
web-key-escape = bezárás, mégse
web-key-help = ez a súgó
web-rematch = Új játszma
web-replay = Visszajátszás
web-record = Játszma letöltése
web-one-file = Letöltés oldalként
web-verify = Húzások ellenőrzése
web-verify-hint = A játék előtt a szerver megmutatta a kötelezvényt: egy titkos mag SHA-256 értékét. A böngésződ most minden húzást kiszámol a magból, és összehasonlítja.
web-commitment = Kötelezvény
web-seed = Mag
web-not-verified = Valami nem egyezik: ne bízz ebben a játszmában.
web-draws = Minden húzás
web-draw-number = Sorszám
web-draw-result = Eredmény
web-draw-chance = Esély
web-first = Az elejére
web-back = Egy lépés vissza
web-run = Lejátszás
web-pause = Szünet
web-forth = Egy lépés előre
web-last = A végére
web-speed = Sebesség
web-moment = { $at }. pillanat a { $of } közül
web-moment-slider = A játék pillanata
web-seen-by = Kinek a szemével
web-everybody = mindenkiével
web-search = Keresés
web-since = { $count ->
   *[other] Az utolsó lépésed óta: { $count } esemény
}
web-winner = { $count ->
    [1] { $player } nyert!
   *[other] { $player } osztoznak a győzelmen!
}
web-found = { $count ->
   *[other] { $count } szabály
}
web-verified = { $draws ->
   *[other] Minden egyezik: a kötelezvény és mind a { $draws } húzás.
}
web-verifying = { $draws ->
   *[other] Ellenőrzés: { $done } / { $draws } húzás
}
error-unreachable = A szerver nem válaszol. Próbáld meg kicsit később.
error-unexpected = Valami elromlott: { $reason }
phrase-hello = Sziasztok!
phrase-good-luck = Sok szerencsét!
phrase-well-played = Szép lépés!
phrase-thanks = Köszönöm!
phrase-thinking = Hadd gondolkodjam…
phrase-your-turn = Te jössz!
phrase-sorry = Bocsánat!
phrase-oops = Hoppá…
phrase-undo-please = Visszavonhatom?
phrase-back-soon = Mindjárt jövök.
phrase-rematch = Még egy játszma?
phrase-good-game = Jó játék volt!
log-undone = { $count ->
   *[other] { $count } válasz visszavonva.
}
web-bot-random = véletlen: bármely szabályos válasz
web-bot-greedy = mohó: azonnal a legtöbb pont
web-bot-drawy = húzogató: szinte mindig húz
web-reconstructed-count = { $count ->
   *[other] A játék { $count } értéke rekonstruált.
}
