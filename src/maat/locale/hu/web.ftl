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
web-seat-bot = Bot – { $bot }
web-in-words = Szavakkal
web-larger = Nagyítás
web-points = Pontok: { $points }
web-points-hidden = Pontok: rejtve
web-pages = Az asztal lapjai
web-page-mine = Enyém
web-enlarge = Nagyítás: { $sheet }
web-fold = { $count } válasz a táblán: a lista megjelenítése
web-seek = Keresés a válaszok között
web-all-values = Minden érték és a forrása
web-in-box = a dobozban: { $count }
web-levels = Szintek
web-other-bots = Más botok
web-level = { $level } · { $bot }
web-shuffle = Helyek keverése
web-clock = Óra
web-clock-0 = Óra nélkül
web-clock-60 = lépésenként 1 perc
web-clock-300 = lépésenként 5 perc
web-clock-86400 = lépésenként 1 nap
web-clock-total = Óra az egész játszmára
web-clock-total-0 = Nincs korlát
web-clock-total-600 = fejenként 10 perc
web-clock-total-1800 = fejenként 30 perc
web-clock-total-3600 = fejenként 1 óra
web-clock-total-259200 = fejenként 3 nap
web-start = Asztal nyitása
web-rules = Szabályok
web-parts = Játékelemek és darabszámok
web-learn = Első játszma útmutatóval
web-import = Mentett játszma megnyitása
web-my-tables = Asztalaim
web-no-tables = Még egyetlen asztalnál sem ülsz.
web-new-table = Új asztal
web-your-turn = Te jössz
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
web-spectator = Néző
web-watching = Nézőként vagy itt. Ha le akarsz ülni, kérj meghívólinket.
web-invite-title = Meghívás
web-invite-hint = Aki megnyitja ezt a linket, leülhet egy üres helyre.
web-only-here = Ez a link csak ezen a számítógépen működik.
web-only-here-serve = Ez a cím csak ezen a számítógépen működik. Más eszközökhöz indítsd az asztalt a „maat serve --host” paranccsal és ennek a számítógépnek a címével.
web-network-open = Megnyitás a hálózatomnak
web-network-hint = Ezután az ugyanazon a hálózaton lévő telefonok és számítógépek linkkel vagy kóddal beléphetnek. Bármikor újra bezárhatod.
web-network-opened = Nyitva a hálózatodnak:
web-network-opened-hint = A bezárás leválasztja azokat, akik a hálózaton át jöttek; a helyük megmarad. Ha egy másik eszköz itt nem talál semmit, akkor másik hálózaton van, vagy ennek a számítógépnek a tűzfala nem engedi be.
web-network-close = Bezárás
web-network-qr = A hálózati cím QR-kódja
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
web-next-luck = Utána a szerencse dönt.
web-next-you = Utána te: { $question }
web-next-other = Utána { $player } dönt.
web-next-over = Utána véget ér a játék.
web-effect-unsure = Itt az is számít, amit a többiek titkolnak.
web-undo = Visszavonás
web-undo-ask = Visszavonás kérése
web-undo-wanted = { $player } vissza szeretné vonni az utolsó lépését.
web-rules-newest = Folytatás a legújabb szabályokkal
web-rules-wanted = { $player } a szabályok { $rules }. verziójával szeretné folytatni.
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
web-log-empty = Még semmi sem történt.
web-chat = Beszélgetés az asztalnál
web-chat-empty = Még senki sem szólt.
web-say = Mondj valamit
web-send = Küldés
web-left-none = Itt nincs mit számolni.
web-share = { $share }%
web-chime = Hang, amikor én jövök
web-ask-always = Akkor is kérdezz, ha csak egy válasz lehetséges
web-keep-seat = Helyem megőrzése: saját link
web-keep-seat-hint = Nyisd meg ezt a linket egy másik eszközön, és ott folytathatod. Ne mutasd meg senkinek.
web-me = Eszközök és adatok
web-reconstructed = A játék néhány értéke rekonstruált: eltérhet a saját példányodtól.
web-sealed = Minden sorsolás a kezdettől le van pecsételve:
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
web-letters = Gyorsbillentyűk: betűk, számok és ?
web-rematch = Új játszma
web-review = A játszma elemzése
web-replay = Visszajátszás
web-record = Játszma letöltése
web-one-file = Letöltés oldalként
web-verify = Sorsolások ellenőrzése
web-first = Az elejére
web-back = Egy lépés vissza
web-run = Lejátszás
web-pause = Szünet
web-forth = Egy lépés előre
web-last = A végére
web-speed = Sebesség
web-moment = { $at }. pillanat ({ $of } közül)
web-moment-slider = A játszma pillanata
web-seen-by = Kinek a szemével
web-everybody = mindenkiével
web-search = Keresés
web-winner = { $count ->
    [1] { WHO($player) ->
        [you] Nyertél!
       *[other] { $player } nyert!
    }
   *[other] { $player } osztoznak a győzelmen!
}
web-found = { $count ->
   *[other] { $count } szabály
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
log-only = Csak egy válasz volt lehetséges.
log-undone = { $count ->
   *[other] { $count } lépés visszavonva.
}
log-undone-luck = { $count ->
   *[other] { $count } lépés visszavonva, és vele a szerencse is: amit kisorsoltak, azt újra sorsolják.
}
web-redrawn = { $count ->
   *[other] Ebben a játszmában a szerencsét is visszavonták: { $count } sorsolás nem számít.
}
web-bot-random = véletlen: bármely szabályos válasz
web-bot-greedy = mohó: azonnal a legtöbb pont
web-bot-peek = előrelátó: kicsit előretekint
web-bot-search = kutató: messzire előretekint
web-bot-learned = tudós: előretekint, és úgy ítél, ahogy saját játszmáiból tanulta
web-bot-rule-of-thumb = ökölszabály: egyetlen egyszerű szabályt követ
web-bot-drawy = húzogató: szinte mindig húz
web-reconstructed-count = { $count ->
   *[other] A játék { $count } értéke rekonstruált.
}

bot-at-seat = { $bot } { $seat }
bot-called = { $seat ->
    [1] Jahmesz
    [2] Merit
    [3] Heti
    [4] Nebet
    [5] Szenbi
   *[other] { $bot } { $seat }
}
bot-name-random = Véletlen
bot-name-greedy = Mohó
bot-name-peek = Előrelátó
bot-name-search = Kutató
bot-name-learned = Tudós
bot-name-drawy = Húzogató
bot-name-rule-of-thumb = Ökölszabály
web-about = A Maatról
