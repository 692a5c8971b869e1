# front.ftl (magyar): amit csak a kezdőlap mond

web-never-played = Még sosem játszottad? Játék közben tanulod meg, negyedóra alatt.
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
