# front.ftl (English): what the front page alone says

web-never-played = Never played? You learn by playing, in a quarter of an hour.
web-solo-against = Play solo, opponent: { $opponent }
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

web-welcome = Play beneath the eyes of the gods
web-welcome-hint = Choose a game: you sit at the table at once.
web-no-account = No account needed. This browser remembers your seats.
web-go-on = Go on playing
web-play-now = Play now
web-pass-and-play = Pass and play
web-seat-open = A friend, by link
web-seat-bot = Bot: { $bot }
web-levels = Levels
web-other-bots = Other bots
web-level = { $level } · { $bot }
web-shuffle = Mix the seats
web-clock = Clock
web-clock-0 = No clock
web-clock-60 = 1 minute per move
web-clock-300 = 5 minutes per move
web-clock-86400 = 1 day per move
web-clock-total = Clock for the whole game
web-clock-total-0 = No limit
web-clock-total-600 = 10 minutes each
web-clock-total-1800 = 30 minutes each
web-clock-total-3600 = 1 hour each
web-clock-total-259200 = 3 days each
web-import = Open a saved record
web-no-tables = You do not sit at any table yet.
web-bot-random = Novice: any legal answer
web-bot-greedy = Merchant: the most points at once
web-bot-peek = Scout: looks a little ahead
web-bot-search = Strategist: looks far ahead
web-bot-learned = Sage: looks ahead and judges as it learned from its own games
web-bot-rule-of-thumb = Rule of thumb: follows one sentence
web-bot-drawy = Drawy: almost always draws
web-taken-along = taken along
web-along = Take this table along
web-invite = Invite friends
web-solo = Play solo
web-of-game = { $what }: { $game }
web-your-name = Your name
web-seat-me = Me
web-new-table = New table
web-your-turn = Your turn
web-start = Open the table
web-about = About Maat
