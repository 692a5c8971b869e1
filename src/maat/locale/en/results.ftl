# What hands a finished game on, and the page of those on this device.

web-results = Keep or share the result
web-results-bgstats = Add to BG Stats
web-results-share = Share the result
web-results-picture = Picture (PNG)
web-results-csv = Table (CSV)
web-results-title = { $game }, { $day }
web-results-line = { $place }. { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-results-place = { $place }. { $player }
web-plays-hint = Games you finish at a table are kept here, in this browser only.
web-plays-none = No game is kept here yet.
web-plays-over-time = Points by category, game by game
web-plays-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-plays-course = Over time
web-plays-mean = Mean
web-plays-best = Best
web-plays-last = Last
web-plays-list = All games
web-plays-table = Table of { $game } (CSV)
web-plays-forget = Delete
web-plays-forget-all = Delete all
web-plays-sure = Yes, delete all of them
web-csv-date = Date (UTC)
web-csv-game = Game
web-csv-minutes = Minutes
web-csv-player = Player
web-csv-place = Place
web-csv-points = Points
web-csv-winner = Winner
web-csv-start = First player
