# table.ftl (English): what the table of Senet says

game-title = Senet
game-about = A short race of two sides along one track, with an amulet hidden on the way.
game-players = 2 players

## Options

option-pieces = Pieces for each player
option-pieces-3 = Three
option-pieces-5 = Five

## Questions

ask-amulet = Under which square do you hide your amulet?
ask-sticks = The sticks are thrown.
ask-move = Your turn: move a piece, or search if you may.

## Answers

action-enter = Enter a piece
action-move = Move the piece on square { $square }
action-hide = Hide it under square { $square }
action-search = Search square { $square }
action-sticks = The throw is { PIECE($throw) }

throw-one = one
throw-two = two
throw-three = three
throw-four = four
throw-five = five

## Events

event-amulet-hidden = { $player } hides an amulet.
event-amulet-laid = The amulet of { $player } lies under square { $square }.
event-sticks-thrown = { $player } throws { PIECE($throw) }.
event-throw-lost = { $player } can do nothing with it.
event-piece-entered = { $player } enters a piece on square { $square }.
event-piece-moved = { $player } moves from square { $origin } to square { $square }.
event-piece-borne-off = { $player } bears off the piece on square { $origin }.
event-piece-displaced = { $square ->
    [0] A piece of { $player } goes back to wait.
   *[other] A piece of { $player } goes to square { $square }.
}
event-amulet-struck = An amulet lies under square { $square }: the piece of { $player } goes back to wait.
event-amulet-found = { $player } searches square { $square } and finds the amulet.
event-nothing-found = { $player } searches square { $square } and finds nothing.
event-game-ended = { $player } has borne off every piece and wins.

## Score

score-pieces = Pieces borne off
score-amulet = Amulet still hidden

## The position in words

sheet-board = Board
sheet-seat = Pieces and amulet
piece = Piece of { $player }
amulet = Amulet of { $player }
square = square { $square }
place-waiting = Waiting: { $count }
place-track = On the track
place-off = Borne off: { $count }
place-amulet = Amulet: under square { $square }, hidden
place-amulet-hidden = Amulet: hidden
place-amulet-spent = Amulet: turned up on square { $square }

## Component values no game can be played with

error-bad-sticks = Every throw of the sticks must be possible; found: { $weights }.
error-bad-points = A piece must be worth more than an amulet, not { $piece } against { $amulet }.
