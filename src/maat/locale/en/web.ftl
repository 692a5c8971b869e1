# Texts of the page in the browser.

web-skip = Skip to the table
web-skip-answers = Skip to the answers
web-menu = Menu
web-language = Language
web-theme = Light or dark
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-close = Close
web-more-options = More options
web-seats = Seats
web-larger = Larger
web-points = Points: { $points }
web-points-hidden = Points: hidden
web-pages = Pages of the table
web-page-mine = Mine
web-enlarge = Enlarge: { $sheet }
web-fold = { $count ->
    [one] { $count } answer on the board
   *[other] { $count } answers on the board
}
web-costs = costs { $cost }
web-brings = brings { $gain }
web-rules = Rules
web-parts = Parts and counts
web-learn = Guided first game
web-my-tables = My tables
web-plays = My results
web-title-turn = ● Your turn: { $game }
web-waiting = Waiting for { $player }
web-over = The game is over.
web-offline = No connection. Trying again…
web-gathering = Waiting for players
web-open-seat = Empty seat
web-you = you
web-turn = your turn
web-thinking = thinking
web-bot = bot
web-bot-level = bot: { $bot }
web-stand-in = a bot stands in
web-away = away
web-give-to-bot = Let a bot play
web-take-back = Take the seat back
web-bot-here = Seat a bot here
web-copy = Copy
web-copied = Copied
web-name = Name
web-hand-over = Pass the device to { $player }
web-hand-over-hint = Nobody else should look now.
web-hand-over-ready = I am { $player }
web-position = The table in words
web-actions = What you can do
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-wanted = { $player } asks to take back the last move.
web-agree = Agree
web-refuse = Refuse
web-why = Why not?
web-why-about = Why not { $what }?
web-panels = Log, talk, scores
web-tab-log = Log
web-tab-chat = Talk
web-tab-score = Score
web-tab-left = Left
web-tab-more = More
web-account = Devices and data
web-reconstructed = Some values of this game are reconstructed: they may differ from your box.
web-keys = Keys
web-replay = Replay
web-pause = Pause
error-unreachable = The server does not answer. Try again in a moment.
error-unexpected = Something went wrong: { $reason }

bot-at-seat = { $bot } { $seat }
bot-called = { $seat ->
    [1] Ahmose
    [2] Meryt
    [3] Kheti
    [4] Nebet
    [5] Senbi
   *[other] { $bot } { $seat }
}
bot-name-random = Novice
bot-name-greedy = Merchant
bot-name-peek = Scout
bot-name-search = Strategist
bot-name-learned = Sage
bot-name-drawy = Drawy
bot-name-rule-of-thumb = Rule of thumb
