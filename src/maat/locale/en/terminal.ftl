# Texts of commands and of the table in the terminal, which no page says.

## Help
help-maat = Ra, Pharaon and Tekhenu: play, replay, simulate.
help-version = Show the version and whether the engine is compiled.
help-lang = Language of all texts.
help-game = The game: ra, pharaon, tekhenu or one that was added.
help-json = Print one JSON document for programs instead.
help-out = Write into this file what would be printed.
help-components-file = Use corrected component values from this file.
help-option = An option of the game (docs/notation.md lists them); may be given more than once.
help-simulate = Let bots play many games and show what came of them.
help-seats = How many seats there are.
help-games = How many games to play.
help-seed = A text that decides every draw: the same seed gives the same games.
help-bots = Bots by name, by file (mine.py) or as a program (exec:node mine.mjs), seat by seat, separated by commas; a short list is repeated.
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
help-seconds = Seconds of work for each figure.
help-rules = Show the numbered rules of a game, all of them or some.
help-rule = Numbers of rules, such as 45 or RA-45; without any, all rules are shown.
help-doctor = Tell what is installed here and whether a game can be played, for a bug report.
help-completion = Print a script with which the Tab key completes the words of this program.
help-shell = The shell. For zsh the script goes into ~/.zshrc, below compinit.

## Simulate
simulate-progress = Playing
simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-speed = { $games } games/s, { $decisions } decisions/s, engine: { $engine }
simulate-share = { $value } %
simulate-range = { $low }–{ $high }
simulate-how = A shared win counts in equal parts. The 95 % limits of the share are Wilson’s interval; every game has draws of its own.

## Replay
replay-at = { $answers ->
    [one] Position after { $answers } answer
   *[other] Position after { $answers } answers
}
replay-verified = { $draws ->
    [one] Verified: every line is legal and the { $draws } draw follows from the seed.
   *[other] Verified: every line is legal and all { $draws } draws follow from the seed.
}

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
table-prompt = >
table-help = Type the number of an answer. Other commands:
    board      show the table again
    score      show your score sheet
    undo       take back your last answer
    ?          why other answers are missing
    ? ANSWER   why this one is missing, such as ? { $answer }
    help RULE  show a rule, such as help { $rule }
    save FILE  save the record
    quit       leave the table
table-not-understood = I do not understand “{ $word }”. Type a number, or help.
table-no-such-answer = There is no answer “{ $answer }” in this game.
table-why-not = Not now: { $answers }. { $rule }: { $text }
table-undone = Taken back.
table-no-undo = Nothing can be taken back: you have not answered yet, or luck, a secret or another player’s choice has come since.
table-save-where = Where to? Type save and the name of a file.
table-saved = Saved in { $file }.
table-seed = Seed of all draws: { $seed }
table-left = You have left the table.

## Column heads
column-side = Seat
column-player = Player
column-mean = Mean
column-sd = Spread
column-range = Range
column-wins = Wins
column-share = Share
column-note = Note
column-work = Work
column-ratio = Ratio

## Engine
engine-compiled = compiled
engine-plain = plain Python

## Components
components-title = Component values of { $game }
components-count = { $count } × { $source }
components-good = { $file } can be played with; records will name it { $name }.

## Bots of one’s own
error-bot-fault = { $line ->
    [0] { $file }: { $fault }
   *[other] { $file }, line { $line }: { $fault }
}
error-bot-illegal = { $file }: “{ $answer }” is not allowed. { $rule }: { $reason }
error-bot-code = { $file }: this game has no answer number { $code }.
error-bot-word = { $file }: this game has no answer “{ $answer }”.
error-program-missing = { $command }: the program cannot be started: { $reason }
error-program-late = { $command }: no answer within { $seconds } s.
error-program-ended = { $command }: the program ended instead of answering (exit code { $code }).
error-program-crashed = { $command }: the program ended instead of answering (exit code { $code }): { $last }
error-program-nonsense = { $command }: “{ $said }” is no answer; this would be one: { $example }

## Review
help-review = Let a strong bot look at every decision of a finished game.
help-level = How strong the bot is, from 3 to 5.
help-iterations = How often the bot tries each decision; more is slower and surer.
help-review-seed = A text that decides the dice of the bot: the same seed gives the same review.
help-review-all = List every decision, not only the costly ones.
review-default-iterations = by level and game, see docs/review.md
review-default-jobs = all cores
error-review-unfinished = The game of this record is not over; only finished games are reviewed.
error-review-empty = There was nothing to decide in this game.
error-no-reviewer = The bot of level { $level } does not explain itself; take one of: { $known }.
review-progress = Reviewing
review-title = { $game }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, reviewed by { $bot } (level { $level }, iterations per decision: { $iterations })
review-about = ± is one standard error; luck is what draws did to the chance to win. More: docs/review.md
review-players = Players
review-turns = Turning points
review-no-turns = No swing was larger than the doubt about it.
review-turn-choice = { $moment }. Choice: “{ $played }”, the bot would have chosen “{ $preferred }”.
review-turn-luck = { $moment }. Luck, { $player }: { $draws }.
review-swing = Chance to win: { $before } % → { $after } % (± { $error } %), --to { $to }
review-worst = Costly decisions
review-all = Every decision
review-no-worst = Nobody surely gave anything away.
review-see = To see a position: maat replay { $file } --to N, with the N given above after --to
review-curve = Chance to win, from the first decision to the end
review-percent = { $value } %
review-doubt = { $value } ± { $error }
review-why = Why, in points expected: { $reasons }
review-reasons = { $player }: { $lines }
review-reason = { $label } { $points }
review-why-decision = { $at }. { $why }
column-decisions = Decisions
column-agreed = Like the bot
column-accuracy = Accuracy
column-chance-lost = Chance to win lost, %
column-points-lost = Points lost
column-chance-each = Chance to win lost per decision
column-points-each = Points lost per decision
column-luck = Luck
column-number = No.
column-played = Played
column-preferred = Bot

error-file-exists = File { $file } is there already and stays as it is.
error-not-written = File { $file } cannot be written.
error-no-folder = Cannot make folder { $file }: { $reason }.
error-worker-gone = A process that shared the work has ended before its time: the memory was full, or a bot has ended it.
error-bad-ending = { $file } has an ending nobody knows here. A dataset ends in { $known }; records go into a folder.
error-one-place = { $file } is one too many: records go into one folder, decisions into one file.
error-no-maker = { $file } has no function “make”.
error-missing-extra = This needs { $package }: pip install "{ $extra }".
error-not-text = File { $file } is not text.
error-not-toml = File { $file } is not TOML: { $reason }.
error-no-such-answer = Cannot stop after { $found }: the record has { $most ->
    [one] { $most } line
   *[other] { $most } lines
} of answers.
error-too-few = At least one game and one job are needed; asked for: { $games } and { $jobs }.
error-unknown-language = There is no language “{ $language }”. There are: { $known }.
error-no-such-rule = There is no rule { $number }.

## Doctor
doctor-version = Version: maat { $version }
doctor-python = Runs on: Python { $python }, { $platform }
doctor-engine = Engine: { $engine }
doctor-engine-asked = Engine: { $engine }, because MAAT_PLAIN=1 asks for it
doctor-games = Games: { $games }
doctor-database = Database: { $file }, tables: { $tables }, free space: { $free } GB
doctor-database-new = Database: { $file }, not there yet, free space: { $free } GB
doctor-database-bad = Database: { $reason }
doctor-port-free = Port: { $port }, free
doctor-port-taken = Port: { $port }, in use; maat play takes another
doctor-port-open = Port: a table is open at { $url }
doctor-port-bad = Port: not to be used. { $reason }
doctor-compiler = Compiler: { $compiler }
doctor-compiler-none = Compiler: none found
doctor-languages = Languages: { $known }; in use: { $language }
doctor-terminal = Terminal: { $encoding }, width { $columns }
doctor-browser = Browser: { $browser }
doctor-browser-none = Browser: none found
doctor-extras = Extras: { $found }; missing: { $missing }
doctor-good = A game can be played here.
doctor-bad = No game can be played here. { $reason }
