# Texts of the program itself, whatever is played.

## Places and pieces
place-list = { $label }: { $pieces }
place-empty = nothing
pieces = { $count } × { $piece }
seat = Seat { $seat }
seat-heading = { $name }:
automa = Automa

## Score sheets
score-sheet = Score sheet
score-total = Total
score-place = Place

## Column heads
column-side = Seat
column-player = Player
column-mean = Mean
column-sd = Spread
column-lowest = Lowest
column-highest = Highest
column-wins = Wins
column-share = Share
column-line = Points for
column-rule = Rule
column-component = Component
column-value = Value
column-source = Known from
column-note = Note
column-work = Work
column-ratio = Ratio

## Engine
engine-compiled = compiled
engine-plain = plain Python

## Help
help-maat = Ra, Pharaon and Tekhenu: play, replay, simulate.
help-version = Show the version and whether the engine is compiled.
help-lang = Language of all texts.
help-game = The game to play.
help-json = Print JSON for programs.
help-components-file = Use corrected component values from this file.
help-option = An option of the game; may be given more than once.
help-simulate = Let bots play many games and show what came of them.
help-seats = How many seats there are.
help-games = How many games to play.
help-seed = A text that decides every draw: the same seed gives the same games.
help-bots = Bots by name or by file (mine.py), seat by seat, separated by commas; a short list is repeated.
help-jobs = How many processes share the work.
help-records = Write a record of every game into this folder, or every decision into this file (.jsonl, .jsonl.gz, .parquet); may be given once for each.
help-replay = Replay a record, show the position and, at the end, the scores.
help-record = A record file.
help-to = Stop after this many lines of answers.
help-verify = Check that every line is legal and every draw is the one the seed gives.
help-table = Play in the terminal against bots.
help-opponents = The other seats: bots by name, separated by commas; as a rule peek.
help-name = Your name at the table.
help-keep-record = Keep a record of the game in this file.
help-components = List every component value and where it is known from.
help-check = Check a file of corrected values and show what it gives.
help-bench = Measure the engine, plain and compiled side by side.

## Simulate
simulate-progress = Playing
simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-speed = { $games } games/s, { $decisions } decisions/s, engine: { $engine }

## Replay
replay-at = { $answers ->
    [one] Position after { $answers } answer
   *[other] Position after { $answers } answers
}
replay-verified = { $draws ->
    [one] Verified: every line is legal and the { $draws } draw follows from the seed.
   *[other] Verified: every line is legal and all { $draws } draws follow from the seed.
}

## Components
components-title = Component values of { $game }
components-count = { $count } × { $source }
components-good = { $file } can be played with; records will name it { $name }.
tag-rulebook = rulebook
tag-public = public source
tag-reconstructed = reconstructed
tag-owner = owner

## Bench
bench-progress = Measuring
bench-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, one core
bench-loop = decisions/s, playout loop
bench-python-loop = decisions/s, from a Python loop
bench-batch = decisions/s, from Python, many games at once
bench-search = iterations/s, tree search
bench-copies = copies/s
bench-bytes = bytes per state

## The terminal table
table-which-game = Which game? Type a number:
table-welcome = Welcome to { $game }.
table-commitment = The draws of this game are sealed: SHA-256 { $commitment }
table-hint = Type the number of an answer. ? says why others are missing, help lists all commands.
table-you = Player
table-prompt = >
table-help = Type the number of an answer. Other commands:
    board      show the table again
    score      show your score sheet
    undo       take back your last answer
    ?          why other answers are missing
    ? ANSWER   why this one is missing, such as ? bid 3
    help RULE  show a rule, such as help RA-45
    save FILE  save the record
    quit       leave the table
table-not-understood = I do not understand “{ $word }”. Type a number, or help.
table-no-such-answer = There is no answer “{ $answer }” in this game.
table-why-not = Not now: { $answers }. { $rule }: { $text }
table-all-legal = Nothing is missing: all of this is allowed now.
table-undone = Taken back.
table-no-undo = Nothing can be taken back: you have not answered yet, or luck, a secret or another player’s choice has come since.
table-no-such-rule = There is no rule { $rule }.
table-save-where = Where to? Type save and the name of a file.
table-saved = Saved in { $file }.
table-seed = Seed of all draws: { $seed }
table-left = You have left the table.

## Faults of input
error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-unknown-bot = There is no bot “{ $bot }” for { $game }. There are: { $known }.
error-too-many-bots = Too many bots: { $found } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
error-no-bots = No bot is named for { $seats ->
    [one] { $seats } other seat
   *[other] { $seats } other seats
}; name at least one.
error-unknown-language = There is no language “{ $language }”. There are: { $known }.
error-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
error-unknown-value = Option { $option } cannot be “{ $value }”. It can be: { $known }.
error-bad-option = An option is written key=value, not “{ $option }”.
error-wrong-seats = { $game } cannot be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Possible: { $known }.
error-bad-seed = A seed is one line of text without spaces at its ends, not “{ $seed }”.
error-too-few = At least one game and one job are needed; asked for: { $games } and { $jobs }.
error-at-least = { $option } must be at least { $least }; asked for: { $found }.
error-no-file = Cannot use file { $file }: { $reason }.
error-file-exists = File { $file } is there already and stays as it is.
error-not-written = File { $file } cannot be written.
error-no-folder = Cannot make folder { $file }: { $reason }.
error-bad-ending = { $file } has an ending nobody knows here. A dataset ends in { $known }; records go into a folder.
error-one-place = { $file } is one too many: records go into one folder, decisions into one file.
error-no-maker = { $file } has no function “make”.
error-missing-extra = This needs { $package }: pip install "{ $extra }".
error-not-text = File { $file } is not text.
error-game-over = The game is over.
error-unknown-code = There is no answer with the number { $code } in this game.
error-illegal-answer = “{ $answer }” is not allowed. { $rule }: { $reason }
error-in-line = Line { $line }: { $told }
error-not-a-record = Line { $line }: this is not a record; it must begin with “maat 1”.
error-unknown-maat = Line { $line }: record format { $found } is not known. Known: { $known }.
error-unknown-dealer = Line { $line }: there is no dealer “{ $found }”. There are: { $known }.
error-unknown-header = Line { $line }: “{ $field }” has no place in the header.
error-repeated-header = Line { $line }: “{ $field }” stands in the header twice.
error-missing-header = Line { $line }: the header lacks “{ $field }”.
error-unknown-trailer = Line { $line }: “{ $field }” has no place after the game.
error-not-a-number = Line { $line }: { $field } must be a number, not “{ $found }”.
error-other-rules = Line { $line }: written under version { $found } of the rules; this program plays version { $known }.
error-other-components = Line { $line }: played with component values { $found }; name their file with --components.
error-own-components = Line { $line }: the header names no component values, so the record was played with our own; leave out --components.
error-undo-too-far = Line { $line }: { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} cannot be taken back here.
error-answer-after-end = Line { $line }: “{ $answer }” comes after the end of the game.
error-wrong-seat = Line { $line }: { $found } answers “{ $answer }”, but { $asked } is asked.
error-unknown-answer = Line { $line }: there is no answer “{ $answer }” in this game.
error-illegal-line = Line { $line }: “{ $answer }” is not allowed. { $rule }: { $reason }
error-unfinished = Line { $line }: the record gives a result, but the game is not over here.
error-wrong-result = Line { $line }: the result is given as { $found }, but the game ends { $expected }.
error-no-commitment = Line { $line }: nothing to verify; the header lacks “dealer” or “commitment”.
error-no-seed = Line { $line }: the seed is still secret; a record shows it once the game is over.
error-broken-commitment = Line { $line }: the seed does not match the commitment in the header.
error-wrong-draw = Line { $line }: “{ $answer }” was recorded, but the seed gives “{ $drawn }”.
error-no-such-answer = Cannot stop after { $found }: the record has { $most ->
    [one] { $most } line
   *[other] { $most } lines
} of answers.
error-not-toml = File { $file } is not TOML: { $reason }.
error-no-provenance = { $path }: nothing says where this value is known from.
error-unknown-component = { $path }: there is no such value. There are: { $known }.
error-wrong-length = { $path }: { $found ->
    [one] { $found } entry
   *[other] { $found } entries
} instead of { $expected }.
error-wrong-kind = { $path }: a value of kind { $found } instead of { $expected }.
error-negative = { $path }: { $found } is below 0.
error-too-large = { $path }: this number is too large; { $most } is the most.
