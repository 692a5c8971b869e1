# table.ftl (English): what is said at a table of Ra

game-title = Ra
game-about = Auctions in ancient Egypt: bid your suns for tiles and gather the most points in three epochs.
game-players = 2 to 5 players

## Tiles (.indef: with its article, before the word "tile")

tile-ra = Ra
    .indef = a Ra
    .short = Ra
tile-god = god
    .indef = a god
    .short = god
tile-gold = gold
    .indef = a gold
    .short = gold
tile-pharaoh = pharaoh
    .indef = a pharaoh
    .short = pharaoh
tile-nile = Nile
    .indef = a Nile
    .short = Nile
tile-flood = flood
    .indef = a flood
    .short = flood
tile-astronomy = astronomy
    .indef = an astronomy
    .short = astronomy
tile-agriculture = agriculture
    .indef = an agriculture
    .short = farming
tile-writing = writing
    .indef = a writing
    .short = writing
tile-religion = religion
    .indef = a religion
    .short = religion
tile-art = art
    .indef = an art
    .short = art
tile-fortress = fortress
    .indef = a fortress
    .short = fortress
tile-obelisk = obelisk
    .indef = an obelisk
    .short = obelisk
tile-palace = palace
    .indef = a palace
    .short = palace
tile-pyramid = pyramid
    .indef = a pyramid
    .short = pyramid
tile-temple = temple
    .indef = a temple
    .short = temple
tile-statue = statue
    .indef = a statue
    .short = statue
tile-step-pyramid = step pyramid
    .indef = a step pyramid
    .short = step pyr.
tile-sphinx = sphinx
    .indef = a sphinx
    .short = sphinx
tile-funeral = funeral
    .indef = a funeral
    .short = funeral
tile-drought = drought
    .indef = a drought
    .short = drought
tile-unrest = unrest
    .indef = an unrest
    .short = unrest
tile-earthquake = earthquake
    .indef = an earthquake
    .short = earthquake

sun = sun { $sun }

## Questions

ask-suns = Sun sets are dealt.
ask-turn = Your turn: draw a tile, invoke Ra or spend a god tile.
ask-tile = A tile is drawn from the bag.
ask-more = Spend another god tile, or stop.
ask-bid = Your turn to bid: choose a sun, or pass if you may.
ask-discard = Disaster: choose a tile to discard.

## Answers

action-draw = Draw a tile
action-invoke = Invoke Ra
action-stop = Stop
action-pass = Pass
action-bid = Bid { $sun }
action-take = Take { PIECE($tile, case: "indef") } tile for a god tile
action-discard = Discard { PIECE($tile, case: "indef") } tile
action-tile = Tile drawn: { PIECE($tile) }
action-suns = Set of suns, highest: { $sun }

## Events

event-suns-dealt = { WHO($player) ->
        [you] You are dealt a set of suns
       *[other] { $player } is dealt a set of suns
    }; the highest is { $sun }.
event-turn-began = { WHO($player) ->
        [you] You begin a turn
       *[other] { $player } begins a turn
    }.
event-tile-drawn = { WHO($player) ->
        [you] You draw
       *[other] { $player } draws
    } { PIECE($tile, case: "indef") } tile.
event-ra-drawn = { WHO($player) ->
        [you] You draw a Ra tile
       *[other] { $player } draws a Ra tile
    } ({ $drawn } of { $limit }).
event-ra-invoked = { WHO($player) ->
        [you] You invoke Ra with
       *[other] { $player } invokes Ra with
    } { $tiles ->
        [0] no tiles
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } on the track.
event-god-spent = { WHO($player) ->
        [you] You spend a god tile and take
       *[other] { $player } spends a god tile and takes
    } { PIECE($tile, case: "indef") } tile from the track.
event-stopped = { WHO($player) ->
        [you] You spend no more god tiles
       *[other] { $player } spends no more god tiles
    }.
event-bid-placed = { WHO($player) ->
        [you] You bid
       *[other] { $player } bids
    } { $sun }.
event-passed = { WHO($player) ->
        [you] You pass
       *[other] { $player } passes
    }.
event-could-not-bid = { WHO($player) ->
        [you] You cannot bid higher and pass
       *[other] { $player } cannot bid higher and passes
    }.
event-auction-won = { WHO($player) ->
        [you] You win the auction with sun { $sun } and take
       *[other] { $player } wins the auction with sun { $sun } and takes
    } { $tiles ->
        [0] only sun { $center }
        [one] { $tiles } tile and sun { $center }
       *[other] { $tiles } tiles and sun { $center }
    }.
event-auction-empty = Everyone passes: the track and the central sun stay as they are.
event-track-discarded = Everyone passes: { $tiles ->
        [one] { $tiles } tile is
       *[other] { $tiles } tiles are
    } discarded from the full track.
event-disaster-struck = Disaster strikes { WHO($player) ->
        [you] you
       *[other] { $player }
    }: { PIECE($tile) }.
event-tile-lost = { WHO($player) ->
        [you] You discard
       *[other] { $player } discards
    } { $count } { PIECE($tile) } { $count ->
        [one] tile
       *[other] tiles
    }.
event-epoch-ended-by-suns = Epoch { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] { $epoch }
    } ends: no player has a face-up sun left.
event-epoch-ended-by-ra = Epoch { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] { $epoch }
    } ends: the last space of the Ra track is reached.
event-scored = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the epoch, { $total } in total.
event-epoch-began = Epoch { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] { $epoch }
    } begins; { WHO($player) ->
        [you] you take the first turn
       *[other] { $player } takes the first turn
    }.
event-game-ended = The game is over: { WHO($player) ->
        [you] you win
       *[other] { $player } wins
    }.

## Score

score-start = Starting points
score-pharaohs = Pharaohs
score-gods = Gods
score-gold = Gold
score-floods = Floods
score-nile = Nile
score-civilizations = Civilizations
score-quantity = Monuments: quantity
score-diversity = Monuments: diversity
score-suns = Suns
score-floor = Never below 0
phase = Epoch { $phase ->
        [1] I
        [2] II
        [3] III
       *[other] { $phase }
    }

## Options

option-open-scores = Points
option-open-scores-off = Hidden until the end
option-open-scores-on = Open to all
option-boat = Ra track
option-boat-on = With the boat
option-boat-off = No boat: Ra tiles on the track

## The position in words

place-epoch = Epoch { place-epoch.short }
    .short = { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] { $epoch }
    }
place-ra-track = Ra track: { $drawn } of { $limit }
    .short = { $drawn }/{ $limit }
place-center = Central sun: { $sun }
place-track = Auction track ({ $free ->
        [0] full
        [one] { $free } space free
       *[other] { $free } spaces free
    })
place-bag = Bag ({ $count ->
        [0] empty
        [one] { $count } tile left
       *[other] { $count } tiles left
    })
place-odds = { $ra } of { $all } are Ra tiles
place-auction = An auction is on. Ra player: { $player }; no bids yet.
place-auction-bid = An auction is on. Ra player: { $player }; { WHO($bidder) ->
        [you] you lead
       *[other] { $bidder } leads
    } with { $sun }.
place-suns = Suns face up
place-spent = Suns face down
place-kept = Tiles kept after the epoch
place-passing = Tiles for this epoch only
place-points = Points: { $points }
worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
place-points-hidden = Points: hidden

## Pieces and sheets that are only drawn

boat = Sun boat
statue = Statue of Ra
station = Space of the Ra track
place-center-sun = Central sun
sheet-board = Auction board
sheet-seat = Player board
page-board = Board

## Component values no game can be played with

error-too-few-ra = A game for { $seats } players needs at least { $need ->
        [one] { $need } Ra tile
       *[other] { $need } Ra tiles
    }.
error-repeated-sun = In the game for { $seats } players the same sun occurs more than once.
error-unequal-suns = In the game for { $seats } players the sets of suns are not of one size.
error-too-many-copies = { $tile }: a type of monument may have at most { $most } tiles.

## What is in the box

parts-tiles = Tiles
parts-suns = Suns

## What is this?

what-more-epoch = One more would change your points for this epoch by { $points }.
what-more-end = One more would change your points at the end of the game by { $points }.
what-suns = Your suns add up to { $sum }; at the end of the game that would bring you { $points } points as things are.

tie-sun = Level on points: the highest sun decides.

## Which sort a tile is of

kind-tile-astronomy = civilization
kind-tile-agriculture = civilization
kind-tile-writing = civilization
kind-tile-religion = civilization
kind-tile-art = civilization
kind-tile-fortress = monument
kind-tile-obelisk = monument
kind-tile-palace = monument
kind-tile-pyramid = monument
kind-tile-temple = monument
kind-tile-statue = monument
kind-tile-step-pyramid = monument
kind-tile-sphinx = monument
kind-tile-funeral = disaster
kind-tile-drought = disaster
kind-tile-unrest = disaster
kind-tile-earthquake = disaster

## What component values are of, where they are corrected

value-tiles = Tiles
value-tracks = Tracks
value-auction-spaces = Spaces for tiles at an auction
value-ra-moves = Ra track: spaces
value-2p = With 2 players
value-3p = With 3 players
value-4p = With 4 players
value-5p = With 5 players
value-suns = Suns
value-center = Central sun at the start
value-points = Points
value-start = Points at the start
value-pharaoh-most = Most Pharaohs
value-pharaoh-fewest = Fewest Pharaohs
value-civilization = Civilizations: 0 to 5 different types
value-monument-quantity = Monuments: 0 to 5 of one type
value-monument-diversity = Monuments: 0 to 8 different types
value-sun-highest = Highest sum of suns
value-sun-lowest = Lowest sum of suns
