# Amit az asztal csak akkor mond, amikor már lehet játszani.

web-since = { $count ->
   *[other] Az utolsó lépésed óta: { $count } lépés
}

web-pace = Tempó
web-pace-slow = lassú
web-pace-normal = szokásos
web-pace-fast = gyors
web-pace-step = lépésenként
web-step = Következő lépés
web-skip-to-me = Ugrás az én lépésemhez
web-skip-to-end = Ugrás a végére
web-key-answer = válasz a listából
web-key-list = a válaszok listájához
web-key-board = az asztal első céljához
web-key-arrows = a következő célhoz vagy válaszhoz
web-key-enter = a kijelölt választása
web-key-undo = visszavonás
web-key-why = miért nem mást
web-why-hint = Mutass rá valamire, tartsd nyomva vagy koppints rá: a kártyája elmondja, miért nem választható.
web-key-tabs = napló, csevegés, pontok, mi maradt
web-key-zoom = tábla nagyítása, közelítés, távolítás
web-key-escape = bezárás, mégse
web-key-help = ez a súgó
web-letters = Gyorsbillentyűk: betűk, számok és ?
error-undo-refused = A többiek nem értenek egyet: semmi sem lett visszavonva.
error-undo-seat-lost = Valaki elvesztette a helyét ebben a játszmában, így nem egyezhet bele: semmi sem lett visszavonva.
web-bot-for-me = Játsszon tovább helyettem egy bot
web-in-seconds = { $seconds } s múlva
web-resign = Feladom
web-resign-sure = Feladod? A végéig bot játszik helyetted, és ebbe a játszmába nincs visszatérés.
web-resigned = feladta
web-leave = Felállok az asztaltól
web-leave-sure = Felállsz az asztaltól? A helyed üres lesz: más leülhet rá.
web-free-seat = Hely felszabadítása: { $player }
web-free-seat-sure = Felszabadítod a helyet? Utána bárki leülhet rá, aki megnyitja a meghívót: { $player }
web-sound-ask = Játsszunk hangokkal?
web-sound-on = Hangok be
web-sound-off = Hangok nélkül
web-volume = A hangok ereje (0: kikapcsolva)
web-key-step = a következő lépés, ha lépésenként jönnek
web-key-skip = ugrás az én lépésemhez

web-go-on-playing = Tovább
web-tie-shared = Még mindig egyenlő: a hely közös.
web-place = { $place }.
web-count-all = Mutasd egyszerre
web-show-rules = Szabályszámok
web-share-game = Megosztás
web-back-home = Vissza a játékokhoz

web-transfer = Játszma elvitele
web-carried = Ezt a játszmát elvitték egyik helyről a másikra. Aki elvitte, tudhatta, mit sorsolnak majd.
web-rules-newest = Folytatás a legújabb szabályokkal
web-rules-older = Ez a játszma a szabályok { $rules }. verziójával folyik, amellyel elkezdődött; a legújabb: { $newest }.
web-redrawn = { $count ->
   *[other] Ebben a játszmában a szerencsét is visszavonták: { $count } sorsolás nem számít.
}

## Edző az asztalnál.

web-key-hint = tipp, ha van edző az asztalnál
web-coach = Edző
web-coach-about = Egy erős bot tippet ad, ha kéred, és szól, ha egy válasz sokba került. Az asztalnál minden más embernek bele kell egyeznie.
web-coach-waits = Az edző arra vár, hogy mindenki beleegyezzen: { $players }.
web-coach-wanted = { $player } edzővel szeretne játszani: egy erős bot tippjeivel és megjegyzésével egy drága válasz után. Beleegyezel?
web-coach-end = Nem kell több edző
web-hint = Tipp
web-hint-thinking = Az edző gondolkodik…
web-hint-answer = Az én válaszom: { $answer }
web-hint-why = Pontokban, a többi válaszhoz képest:
web-hint-even = Pontokban a válaszok alig különböznek; ez a legjobb a többiek ellen.
web-hint-close = Majdnem ilyen jó: { $answer }
web-remark = Edző: ez sokba került: „{ $played }”.
web-remark-answer = Az én válaszom más lett volna: { $answer }
web-remark-chance = Győzelmi esély: { $percent } %-kal kevesebb.
web-remark-why = Pontokban az enyém ezt hozta volna:
error-coach-refused = Nem mindenki egyezett bele: nem lesz edző.
error-no-coach = A helyednél nincs edző.
error-no-hint = Az edzőnek most nincs válasza. Kérdezd újra.

## Kérdések az asztalhoz: mi ez, és parancsok szöveggel.

what-more = Ha most véget érne a játszma, eggyel több { $points } pontot hozna neked.
what-worth = Ha most véget érne a játszma, ez { $points } pontot hozna neked.
what-worth-own = Ha most véget érne a játszma, ezért { $points } pontot kapnál.
what-left = Ennyi vehető vagy húzható még: { $count }
what-values = A te dobozodban mi áll?
what-rule = { $rule }. szabály

web-seek = Keresés a válaszok között
web-seek-none = Egyik válaszban sincsenek ilyen szavak: „{ $words }”.
web-seek-found = { $count } találat

command = Játssz szavakkal: egy válasz vagy a száma, vagy egy kérdés
command-replies = Amit az asztal mond
# Words that ask and join, words for whoever writes, and endings that words of the table may have in any form.
command-asking = hány|valami|valamennyi|mennyi|mi|mit|mik|ki|kik|milyen|melyik|hol|mikor|van|vannak|volt|a|az|egy|ez|azt|és|is|tudok|lehet|most|maradt|kérlek|mutasd|mondd|tehetek|meg|róla
command-me = én|enyém|nekem|nálam|saját|mim
command-endings = a|e|i|k|t|m|d|ak|ek|ok|at|et|ot|am|em|om|ad|ed|od|im|aim|eim|jaim|jeim|aid|eid|akat|eket|okat|ja|je|jai|jei|ai|ei|ban|ben|nak|nek|ra|re|ról|ről|ból|ből|ba|be|val|vel
command-list = Mit tehetek?|válaszok|válasz|lista|lehetőségek|lehetőség
command-last = Mi történt utoljára?|utolsó|utolsók|utoljára|legutóbb|napló|történt
command-score = Ki vezet?|pontok|pont|állás|vezet|nyer
command-mine = Mim van?|enyém|nyersanyagok|erőforrások|javak|készlet|dolgok
command-question = Ki következik?|kérdés|kör|soron|jön|következik|kinek
command-help = súgó|segítség|kérdezhetek
command-answer = { $number }: { $answer }
command-done = Kész: { $answer }
command-of = { $player }: { $what }
command-points = { $player }: { $points }
command-hidden = { $player }: rejtett
command-known = Ezt kérdezheted: { $questions }
command-named = Értem a válaszok számát és szavait is, továbbá a játékosok és az asztalon lévő dolgok nevét, például: „{ $thing }”.
command-yours = Te következel.
command-unknown = Nem értem: „{ $words }”.
web-key-command = játék szavakkal
web-key-what = mi ez: utána a nyilakkal

web-effect-unsure = Itt az is számít, amit a többiek titkolnak.
web-next-luck = Utána a szerencse dönt.
web-next-other = Utána { $player } dönt.
web-next-over = Utána véget ér a játék.
web-next-you = Utána te: { $question }
web-rematch = Új játszma
web-rematch-asked = { $player } új játszmát javasol.
web-rematch-no = Köszönöm, nem
web-next-table = A következő játszmához
web-winner = { $count ->
    [1] { WHO($player) ->
        [you] Nyertél!
       *[other] { $player } nyert!
    }
   *[other] { $player } osztoznak a győzelmen!
}
web-log-empty = Még semmi sem történt.
web-log-set-up = Előkészületek.

## Billentyűk és beszélgetés.

web-chat = Beszélgetés az asztalnál
web-chat-empty = Még senki sem szólt.
web-say = Mondj valamit
web-send = Küldés
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
phrase-resign = Feladom. Köszönöm a játékot!
phrase-free = Felszabadítottam annak a helyét, aki nem talál vissza.
web-standing = Pontok, ha most érne véget a játék:

error-stood-in = Erről a helyről bot válaszol; előbb vedd vissza a helyet.
error-nothing-to-undo = Nincs mit visszavonni.
error-undo-waits = Valaki más már kért visszavonást; előbb arra kell válaszolni.
error-too-many-undos = Ebben a játszmában már túl sok mindent vontak vissza.
error-player-present = A hely játékosa jelen van.
error-just-left = A hely játékosa csak most ment el; ez { $seconds } s múlva lehetséges.
error-resigned = Aki itt ült, feladta: a végéig bot játszik helyette.
error-newest-rules = Ez a játszma már a legújabb szabályokkal folyik.
error-rules-differ = A legújabb szabályokkal ez a játszma másképp alakult volna a következő bejegyzéstől: { $at }; marad a saját szabályainál.
error-unknown-phrase = Nincs ilyen mondat: „{ $phrase }”.
error-nothing-said = Ez az üzenet üres.
error-not-alone = Ennél az asztalnál mások is játszanak, ezért a szerencse lepecsételve marad: ezt a játszmát nem lehet elvinni.
error-not-there = Most nincs ilyen az asztalon.
web-sealed = Minden sorsolás a kezdettől le van pecsételve:
web-chime = Hang, amikor én jövök
web-first = Az elejére
web-run = Lejátszás
web-forth = Egy lépés előre
web-last = A végére
web-speed = Sebesség
web-moment = { $at }. pillanat ({ $of } közül)
web-moment-slider = A játszma pillanata
web-only-end = Itt ennek a játszmának csak a vége látható.
web-seen-by = Kinek a szemével
log-undone = { $count ->
   *[other] { $count } lépés visszavonva.
}
log-undone-luck = { $count ->
   *[other] { $count } lépés visszavonva, és vele a szerencse is: amit kisorsoltak, azt újra sorsolják.
}
log-only = Csak egy válasz volt lehetséges.
web-ask-always = Akkor is kérdezz, ha csak egy válasz lehetséges
web-left-none = Itt nincs mit számolni.
web-differs = Ez az asztal a házigazda dobozának { $count } értékével játszik.
web-differs-value = { $value }, nálunk { $usual }
web-rules-wanted = { $player } a szabályok { $rules }. verziójával szeretné folytatni.
web-in-words = Szavakkal
web-spectator = Néző
web-confirm = Megteszem
web-share = { $share }%
web-review = A játszma elemzése
web-record = Játszma letöltése
web-one-file = Letöltés oldalként
web-verify = Sorsolások ellenőrzése
web-back = Egy lépés vissza
web-everybody = mindenkiével
