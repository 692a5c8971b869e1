# Texts of the program itself, whatever is played.

## Places and pieces
place-list = { $label }: { $pieces }
place-empty = nothing
pieces = { $count } × { $piece }
piece-of-kind = { $piece } ({ $kind })
seat = Seat { $seat }
somebody = Somebody
seat-heading = { $name }:
automa = Automa

## At every table
table-you = You
table-all-legal = Nothing is missing: all of this is allowed now.

## Score sheets
score-sheet = Score sheet
score-total = Total
score-place = Place

## Column heads
column-line = Points for
column-rule = Rule
column-component = Component
column-value = Value
column-source = Known from

## Components
tag-rulebook = rulebook
tag-public = public source
tag-reconstructed = reconstructed
tag-owner = owner

## Faults of input
error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-unknown-bot = There is no bot “{ $bot }” for { $game }. There are: { $known }.
error-game-over = The game is over.
error-unknown-code = There is no answer with the number { $code } in this game.
error-illegal-answer = “{ $answer }” is not allowed. { $rule }: { $reason }
