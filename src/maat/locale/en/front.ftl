# front.ftl (English): what the front page alone says

web-never-played = Never played? You learn by playing, in a quarter of an hour.
web-solo-easy = Easy
web-solo-medium = Medium
web-solo-hard = Hard
web-learn-solo = How the opponent plays
web-values-own = { $count ->
    [one] { $count } printed value is reconstructed: no source we have shows it, so we chose a balanced one, and your box may differ.
   *[other] { $count } printed values are reconstructed: no source we have shows them, so we chose balanced ones, and your box may differ.
}
web-real-box = Playing with the real box
web-values-edit = My box says otherwise
web-values-play = { $count ->
    [one] Play with { $count } value of my box
   *[other] Play with { $count } values of my box
}
web-pass-hint = All play on this device, one after the other.
web-asked-to-play = You are asked to play again
web-my-result = { $points ->
    [one] Place { $place }, { $points } point
   *[other] Place { $place }, { $points } points
}
web-its-winner = { $count ->
    [one] Winner: { $player } ({ $points })
   *[other] Winners: { $player } ({ $points })
}
web-i-resigned = You resigned
