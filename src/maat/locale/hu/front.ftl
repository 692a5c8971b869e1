# front.ftl (magyar): amit csak a kezdőlap mond

web-never-played = Még sosem játszottad? Játék közben tanulod meg, negyedóra alatt.
web-solo-against = Egyedül játszom, ellenfél: { $opponent }
web-solo-easy = Könnyű
web-solo-medium = Közepes
web-solo-hard = Nehéz
web-learn-solo = Hogyan játszik az ellenfél
web-values-own = { $count ->
   *[other] { $count } nyomtatott érték rekonstruált: egyik forrásunkban sincs meg, ezért kiegyensúlyozottat választottunk, és a dobozodban más állhat.
}
web-real-box = Játék az igazi dobozzal
web-values-edit = Az én dobozomban más áll
web-values-play = Játék a dobozom { $count } értékével
web-pass-hint = Mindenki ezen az eszközön játszik, egymás után.
web-asked-to-play = Új játszmára hívnak
web-my-result = { $place }. hely, { $points } pont
web-its-winner = { $count ->
    [one] Győztes: { $player } ({ $points })
   *[other] Győztesek: { $player } ({ $points })
}
web-i-resigned = Feladtad

web-welcome = Játssz az istenek szeme előtt
web-welcome-hint = Válassz játékot: máris az asztalnál ülsz.
web-no-account = Nem kell fiók. Ez a böngésző megjegyzi a helyeidet.
web-go-on = Játék folytatása
web-play-now = Játék most
web-pass-and-play = Egy eszközön felváltva
web-seat-open = Barát, linkkel
web-seat-bot = Bot – { $bot }
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
web-import = Mentett játszma megnyitása
web-no-tables = Még egyetlen asztalnál sem ülsz.
web-bot-random = Újonc: bármely szabályos válasz
web-bot-greedy = Kereskedő: azonnal a legtöbb pont
web-bot-peek = Felderítő: kicsit előretekint
web-bot-search = Stratéga: messzire előretekint
web-bot-learned = Bölcs: előretekint, és úgy ítél, ahogy saját játszmáiból tanulta
web-bot-rule-of-thumb = Ökölszabály: egyetlen egyszerű szabályt követ
web-bot-drawy = Húzogató: szinte mindig húz
web-taken-along = elvitt játszma
web-along = Az asztal elvitele
web-invite = Barátok meghívása
web-solo = Egyedül játszom
web-of-game = { $what } – { $game }
web-your-name = A neved
web-seat-me = Én
web-new-table = Új asztal
web-your-turn = Te jössz
web-start = Asztal nyitása
web-about = A Maatról
