# table.ftl (English): what is said at a table of Pharaon

game-title = Pharaon
game-about = Five rounds for the Pharaoh’s favor: pay resources to the turning wheel, act in five areas and gather the most prestige points (PP).
game-players = 1 to 5 players
game-automa = Traitor

## Areas (.act: what is done there, .things: what the gods count there)

area-offerings = offerings area
    .act = Offerings: take two offering tokens (costs one resource)
    .title = { sheet-offerings }
    .things = offering tokens
area-nobles = nobles area
    .act = Nobles: take a noble (costs one of each basic resource)
    .title = { sheet-nobles }
    .things = nobles
area-nile = Nile area
    .act = Nile: gain resources and move on the Nile tracks (costs two resources)
    .title = { sheet-nile }
    .things = Nile tracks entered
area-chamber = burial chamber area
    .act = Burial chamber: build your next stage (costs two to four resources)
    .title = { sheet-chamber }
    .things = chamber stages
area-artisans = artisans area
    .act = Artisans: take an artisan (costs three of the same resource)
    .title = { sheet-artisans }
    .things = artisans

## Resources and offering tokens (.indef: with its article)

color-agriculture = agriculture
color-construction = construction
color-trade = trade
color-power = power
color-justice = justice

resource-agriculture = { color-agriculture }
    .brief = A
resource-construction = { color-construction }
    .brief = C
resource-trade = { color-trade }
    .brief = T
resource-power = { color-power }
    .brief = P
resource-justice = { color-justice }
    .brief = J
resource-silver = silver
    .brief = S

token-agriculture-token = agriculture token
    .brief = A
    .indef = an agriculture token
token-construction-token = construction token
    .brief = C
    .indef = a construction token
token-trade-token = trade token
    .brief = T
    .indef = a trade token
token-power-token = power token
    .brief = P
    .indef = a power token
token-justice-token = justice token
    .brief = J
    .indef = a justice token
token-offerings-token = offerings area token
    .brief = Of
    .indef = an offerings area token
token-nobles-token = nobles area token
    .brief = No
    .indef = a nobles area token
token-nile-token = Nile area token
    .brief = Ni
    .indef = a Nile area token
token-chamber-token = burial chamber area token
    .brief = Ch
    .indef = a burial chamber area token
token-artisans-token = artisans area token
    .brief = Ar
    .indef = an artisans area token
token-prestige-low = 1 PP token
    .brief = 1
    .indef = a 1 PP token
token-prestige-high = 2 PP token
    .brief = 2
    .indef = a 2 PP token

piece-agriculture = { color-agriculture }
piece-construction = { color-construction }
piece-trade = { color-trade }
piece-power = { color-power }
piece-justice = { color-justice }
piece-silver = { resource-silver }
piece-agriculture-token = { token-agriculture-token }
piece-construction-token = { token-construction-token }
piece-trade-token = { token-trade-token }
piece-power-token = { token-power-token }
piece-justice-token = { token-justice-token }
piece-offerings-token = { token-offerings-token }
piece-nobles-token = { token-nobles-token }
piece-nile-token = { token-nile-token }
piece-chamber-token = { token-chamber-token }
piece-artisans-token = { token-artisans-token }
piece-prestige-low = { token-prestige-low }
piece-prestige-high = { token-prestige-high }

means-agriculture = { color-agriculture }
means-construction = { color-construction }
means-trade = { color-trade }
means-power = { color-power }
means-justice = { color-justice }
means-agriculture-token = { token-agriculture-token.indef }
means-construction-token = { token-construction-token.indef }
means-trade-token = { token-trade-token.indef }
means-power-token = { token-power-token.indef }
means-justice-token = { token-justice-token.indef }
means-area-token = a token of this area (pays any resource)
means-silver = silver (pays any resource)

neutral = neutral marker
unit-any = any resource
    .brief = ?

## Nobles

noble-scribe-1 = Scribe 1
noble-scribe-2 = Scribe 2
noble-scribe-3 = Scribe 3
noble-scribe-4 = Scribe 4
noble-scribe-5 = Scribe 5
noble-general-6 = General
noble-architect-7 = Architect
noble-high-priestess-8 = High Priestess
noble-master-9 = Master
noble-granary-steward-10 = Granary Steward
noble-judge-11 = Judge
noble-grand-vizier-12 = Grand Vizier
noble-doctor-13 = Doctor
noble-chief-contractor-14 = Chief Contractor
noble-high-priest-15 = High Priest
noble-governor-16 = Governor
noble-sorceress-17 = Sorceress
noble-treasurer-18 = Treasurer
noble-teacher-19 = Teacher
noble-diplomat-20 = Diplomat
noble-official-21 = High Official 21
noble-official-22 = High Official 22
noble-official-23 = High Official 23
noble-official-24 = High Official 24
noble-official-25 = High Official 25
noble-official-26 = High Official 26
noble-used = { PIECE($noble) } (used this round)

## Gods

god-isis = Isis
god-horus = Horus
god-osiris = Osiris
god-anubis = Anubis
god-ra = Ra

## Questions

ask-ring = The areas of the board are joined at random.
ask-wheel = The wheel is put down at random.
ask-direction = The direction marker is laid down at random.
ask-first = The first player is chosen at random.
ask-urn = An urn is turned up from the pile.
ask-noble = A noble is turned up from the deck.
ask-artisan = An artisan is turned up from the deck.
ask-token = An offering token is drawn from the bag.
ask-keep = Which of the two nobles you have drawn do you keep?
ask-urn-choice = Choose an urn: you gain the three resources on it.
ask-turn = Your turn: act in one area, or pass for this round. What you pay for access also counts towards the cost of the action if it fits.
ask-bonus = Only a set of two offering tokens, or a bonus token as well? Both together cost two of the same resource; what you pay for access counts as one of the two if it is that resource.
ask-column = What do you do on the Nile? What you pay for access counts towards the cost if it fits.
ask-color = Three of which resource do you pay for the artisan? What you pay for access counts as one of the three if it is that resource.
ask-pay = What do you pay with next?
ask-set = Which set of two offering tokens do you take? A resource token pays as that resource, an area token as any resource in that area; each is worth 1 PP if you keep it.
ask-offering = You gain an offering token: take one from the bonus zone, or draw one from the bag unseen.
ask-hire = Which noble do you take?
ask-employ = Which artisan do you take? You gain at once what stands beside it.
ask-advance = On which Nile track do you move up?
ask-gain = Which basic resource do you gain?
ask-diplomat = Do you use the Diplomat? You then gain three basic resources of your choice instead of those on the urn.
ask-teacher = Do you use the Teacher? You then gain one more basic resource of your choice with this urn.
ask-income = Your disc has moved on in the Time Pyramid: which income do you take?
ask-give = What do you give in exchange?
ask-after = Exchange something before your turn ends?
ask-tile = The Traitor tiles are laid out at random.
ask-link = A resource is linked to a Traitor tile at random.
ask-plot = The Traitor turns up an urn.
ask-block = Which of the two resources goes onto the wheel and blocks a slot? The other goes onto a Traitor tile.
ask-told-turn = What did you do in your turn?
ask-told-change = What changed on the boards?

## Answers

action-pass = Pass: no more actions this round, choose an urn if one is left
    .short = Pass
action-choose-payment = Choose yourself what to pay with (then choose the action)
    .short = Choose what to pay with
action-done = End the turn
    .told = Nothing more
action-no-bonus = Only the set
action-draw-offering = Draw a token from the bag unseen
    .short = From the bag, unseen
action-draw-noble = Take the top card of the deck unseen
    .short = From the deck, unseen
action-draw-artisan = Take the top card of the deck unseen
    .short = From the deck, unseen
action-replace = Use the Diplomat: three resources of your choice instead
    .short = Use the Diplomat
action-decline = Do not use the noble now
    .short = No
action-collect-here = The income of the space reached
    .short = The space reached
action-collect-left = The income of the space to its left
    .short = The space to its left
action-act = { PIECE($area, case: "act") }
    .short = { PIECE($area, case: "title") }
action-extra = { PIECE($area, case: "act") } – thanks to a noble, no slot and no access needed
    .short = { PIECE($area, case: "title") } (noble)
    .told = { PIECE($area, case: "title") }, no slot
action-exchange = { PIECE($noble) }: exchange a resource
    .short = { PIECE($noble) }
action-column = Nile, column { $column }
    .dealt = { $cost } → { $gain }
action-three = Pay three: { PIECE($color) }
action-add = Set and bonus token, paid with two: { PIECE($color) }
    .short = Set and bonus token
action-pay = Pay { PIECE($means) }
action-set = Take set { $place }
    .told = Set { $place }
action-bonus = Take bonus token { $place }
    .told = Bonus token { $place }
action-advance = Move up on the { PIECE($color) } track
    .short = { PIECE($color) } track
action-gain = Gain { PIECE($color) }
action-give = Give { PIECE($means) }
action-block = Put { PIECE($color) } onto the wheel
    .short = { PIECE($color) } onto the wheel
action-keep = Keep { PIECE($noble) }
action-hire = Take { PIECE($noble) }
action-employ = Take artisan { $artisan }
    .short = Artisan { $artisan }
action-take = Take urn { $urn }
action-area = Next area of the board: { PIECE($area) }
action-wheel = Color facing the offerings area: { PIECE($color) }
action-clockwise = The wheel will turn clockwise
action-counterclockwise = The wheel will turn counter-clockwise
action-first = First Player token: { $side }
action-urn = Urn turned up: { $urn }
action-noble = Noble turned up: { PIECE($noble) }
action-artisan = Artisan turned up: { $artisan }
action-token = Offering token drawn: { PIECE($token) }
action-light = Traitor tile { $tile }, light side up
action-dark = Traitor tile { $tile }, dark side up
action-link = Resource linked to the next tile: { PIECE($color) }
action-plot = Urn of the Traitor: { $urn }

## Events

event-area-laid = Place { $place } of the board, clockwise: { PIECE($area) }.
event-wheel-set = The wheel starts with { PIECE($color) } facing the offerings area.
event-direction-set = Between rounds the wheel will turn { $clockwise ->
        [0] counter-clockwise
       *[other] clockwise
    }.
event-starter-chosen = { WHO($player) ->
        [you] You get the First Player token
       *[other] { $player } gets the First Player token
    }.
event-urn-revealed = Urn { $urn } is turned up below the Time Pyramid.
event-urns-reshuffled = The discarded urns form a new pile of { $count ->
        [one] { $count } urn
       *[other] { $count } urns
    }.
event-noble-revealed = Noble turned up at place { $place }: { PIECE($noble) }.
event-noble-drawn = { WHO($player) ->
        [you] You draw a noble
       *[other] { $player } draws a noble
    }: { PIECE($noble) }.
event-noble-taken = { WHO($player) ->
        [you] You gain a noble
       *[other] { $player } gains a noble
    }: { PIECE($noble) }.
event-artisan-revealed = Artisan { $artisan } is turned up at place { $place }.
event-artisan-taken = { WHO($player) ->
        [you] You take artisan
       *[other] { $player } takes artisan
    } { $artisan } ({ $points } PP).
event-set-filled = Set { $place } receives { PIECE($token, case: "indef") }.
event-bonus-filled = Place { $place } of the bonus zone receives { PIECE($token, case: "indef") }.
event-bag-refilled = { $count ->
        [one] { $count } spent offering token goes
       *[other] { $count } spent offering tokens go
    } back into the bag.
event-token-taken = { WHO($player) ->
        [you] You gain
       *[other] { $player } gains
    } { PIECE($token, case: "indef") }.
event-set-taken = { WHO($player) ->
        [you] You take set
       *[other] { $player } takes set
    } { $place }: { PIECE($first, case: "indef") } and { PIECE($second, case: "indef") }.
event-urn-taken = { WHO($player) ->
        [you] You take urn
       *[other] { $player } takes urn
    } { $urn }.
event-urn-drawn = { WHO($player) ->
        [you] You draw urn
       *[other] { $player } draws urn
    } { $urn } from the pile.
event-urn-replaced = { WHO($player) ->
        [you] You use the Diplomat to replace urn
       *[other] { $player } uses the Diplomat to replace urn
    } { $urn }.
event-resource-gained = { WHO($player) ->
        [you] You gain
       *[other] { $player } gains
    } { $count } { PIECE($resource) }.
event-supply-empty = The supply has too little { PIECE($resource) }: { WHO($player) ->
        [you] you gain less
       *[other] { $player } gains less
    }.
event-turn-began = { WHO($player) ->
        [you] You begin a turn
       *[other] { $player } begins a turn
    }.
event-acted = { WHO($player) ->
        [you] You act in the
       *[other] { $player } acts in the
    } { PIECE($area) }.
event-extra-acted = { WHO($player) ->
        [you] You use the
       *[other] { $player } uses the
    } { PIECE($noble) } to act in the { PIECE($area) } without a slot.
event-access-paid = { WHO($player) ->
        [you] You pay access
       *[other] { $player } pays access
    }: { PIECE($piece) }, laid on the { PIECE($color) } sector.
event-piece-paid = { WHO($player) ->
        [you] You pay
       *[other] { $player } pays
    } { $count } × { PIECE($piece) }.
event-slot-blocked = A slot of the { PIECE($color) } sector is blocked.
event-track-advanced = { WHO($player) ->
        [you] You are now at position
       *[other] { $player } is now at position
    } { $position } of the { PIECE($color) } track.
event-stage-built = { WHO($player) ->
        [you] You reach stage
       *[other] { $player } reaches stage
    } { $stage } of the burial chamber.
event-heir-named = { WHO($player) ->
        [you] You become the Pharaoh’s heir and take the Pharaoh token
       *[other] { $player } becomes the Pharaoh’s heir and takes the Pharaoh token
    }.
event-first-player-taken = { WHO($player) ->
        [you] You take the First Player token
       *[other] { $player } takes the First Player token
    }.
event-passed = { WHO($player) ->
        [you] You pass and enter row
       *[other] { $player } passes and enters row
    } { $row } of the Time Pyramid.
event-passed-last = { WHO($player) ->
        [you] You are the last to pass
       *[other] { $player } is the last to pass
    }.
event-disc-moved = { WHO($player) ->
        [you] Your disc
       *[other] The disc of { $player }
    } moves to space { $space } of row { $row } of the Time Pyramid.
event-exchanged = { WHO($player) ->
        [you] You use
       *[other] { $player } uses
    } the { PIECE($noble) }: { PIECE($given) } → { PIECE($gained) }.
event-noble-used = { WHO($player) ->
        [you] You use the
       *[other] { $player } uses the
    } { PIECE($noble) }.
event-round-began = Round { $round } begins; { WHO($player) ->
        [you] you take the first turn
       *[other] { $player } takes the first turn
    }.
event-round-ended = Round { $round } is over.
event-wheel-turned = The wheel turns: { PIECE($color) } now faces the offerings area.
event-tile-laid = Traitor tile { $place } of the row: tile no. { $tile }, { $dark ->
        [0] light side up
       *[other] dark side up
    }.
event-tile-linked = Traitor tile { $place } takes this resource: { PIECE($color) }.
event-plot-revealed = { $player } turns up urn { $urn }; { $left ->
        [0] no urns are left
        [one] { $left } urn is left
       *[other] { $left } urns are left
    }.
event-tile-covered = Space { $space } of Traitor tile { $place } is covered: { PIECE($color) }.
event-some-noble-taken = { $place ->
        [0] { $player } gets the noble you did not keep.
       *[other] { $player } takes the noble at place { $place }.
    }
event-some-noble-discarded = { $player } removes the noble at place { $place } from the row.
event-some-set-taken = { $player } takes set { $place }. Which tokens are they?
event-some-bonus-taken = { $player } takes bonus token { $place }. Which one is it?
event-noble-discarded = { $player } removes a noble from the row: { PIECE($noble) }.
event-artisan-discarded = { $player } removes artisan { $artisan } from the row.
event-noble-value-raised = Each noble of the Traitor is now worth { $points } PP.
event-god-unlocked = From now on { $player } can score { PIECE($god) }.
event-scored = { $player }: { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
event-game-ended = The game is over: { WHO($player) ->
        [you] you win
       *[other] { $player } wins
    }.

## Score

score-chamber = Burial chamber
score-artisans = Artisans
score-nile = Nile tracks
score-resources = Resources kept
score-supplies = What can still be spent
score-offerings = Offering tokens kept
score-prestige = Prestige tokens
score-pharaoh = Pharaoh token
score-first-player = First Player token
score-isis = God: Isis
score-horus = God: Horus
score-osiris = God: Osiris
score-anubis = God: Anubis
score-ra = God: Ra
score-scribe-1 = { noble-scribe-1 }
score-scribe-2 = { noble-scribe-2 }
score-scribe-3 = { noble-scribe-3 }
score-scribe-4 = { noble-scribe-4 }
score-scribe-5 = { noble-scribe-5 }
score-general-6 = { noble-general-6 }
score-architect-7 = { noble-architect-7 }
score-high-priestess-8 = { noble-high-priestess-8 }
score-master-9 = { noble-master-9 }
score-granary-steward-10 = { noble-granary-steward-10 }
score-judge-11 = { noble-judge-11 }
score-grand-vizier-12 = { noble-grand-vizier-12 }
score-doctor-13 = { noble-doctor-13 }
score-chief-contractor-14 = { noble-chief-contractor-14 }
score-high-priest-15 = { noble-high-priest-15 }
score-governor-16 = { noble-governor-16 }
score-sorceress-17 = { noble-sorceress-17 }
score-treasurer-18 = { noble-treasurer-18 }
score-teacher-19 = { noble-teacher-19 }
score-diplomat-20 = { noble-diplomat-20 }
score-official-21 = { noble-official-21 }
score-official-22 = { noble-official-22 }
score-official-23 = { noble-official-23 }
score-official-24 = { noble-official-24 }
score-official-25 = { noble-official-25 }
score-official-26 = { noble-official-26 }
score-traitor-nobles = The Traitor’s nobles
phase = Round { $phase }

## Options

option-scribes = Who plays for the first time and starts with a scribe instead of choosing a noble
option-scribes-none = Nobody
option-scribes-all = Everybody
option-scribes-0 = Seat 1
option-scribes-1 = Seat 2
option-scribes-2 = Seat 3
option-scribes-3 = Seat 4
option-scribes-4 = Seat 5
option-scribes-0-1 = Seats 1 and 2
option-scribes-0-2 = Seats 1 and 3
option-scribes-0-3 = Seats 1 and 4
option-scribes-0-4 = Seats 1 and 5
option-scribes-1-2 = Seats 2 and 3
option-scribes-1-3 = Seats 2 and 4
option-scribes-1-4 = Seats 2 and 5
option-scribes-2-3 = Seats 3 and 4
option-scribes-2-4 = Seats 3 and 5
option-scribes-3-4 = Seats 4 and 5
option-scribes-0-1-2 = Seats 1, 2 and 3
option-scribes-0-1-3 = Seats 1, 2 and 4
option-scribes-0-1-4 = Seats 1, 2 and 5
option-scribes-0-2-3 = Seats 1, 3 and 4
option-scribes-0-2-4 = Seats 1, 3 and 5
option-scribes-0-3-4 = Seats 1, 4 and 5
option-scribes-1-2-3 = Seats 2, 3 and 4
option-scribes-1-2-4 = Seats 2, 3 and 5
option-scribes-1-3-4 = Seats 2, 4 and 5
option-scribes-2-3-4 = Seats 3, 4 and 5
option-scribes-0-1-2-3 = Seats 1, 2, 3 and 4
option-scribes-0-1-2-4 = Seats 1, 2, 3 and 5
option-scribes-0-1-3-4 = Seats 1, 2, 4 and 5
option-scribes-0-2-3-4 = Seats 1, 3, 4 and 5
option-scribes-1-2-3-4 = Seats 2, 3, 4 and 5
option-player = Solo with the real box: your own side
option-player-followed = Followed like his
option-player-told = Not followed, told
option-dark-tiles = Solo: Traitor tiles with the dark side up (the more, the harder)
option-dark-tiles-0 = None
option-dark-tiles-1 = One
option-dark-tiles-2 = Two
option-dark-tiles-3 = Three
option-dark-tiles-4 = Four
option-dark-tiles-5 = All five
option-nile-god-tracks = Nile tracks a god asks for
option-nile-god-tracks-2 = Two
option-nile-god-tracks-3 = Three
option-scribe-on-access = Paying access with the help of a scribe
option-scribe-on-access-credited-as-wheel = Allowed: it has the wheel’s color
option-scribe-on-access-forbidden = Not allowed
option-scribe-on-deduction = Deducting the access unit with the help of a scribe
option-scribe-on-deduction-wheel-color = Not allowed: the wheel’s color alone
option-scribe-on-deduction-swapped = Allowed
option-traitor-god-rule = Solo: the Traitor scores a god
option-traitor-god-rule-shared-elements = Icon and conditions, may count twice
option-traitor-god-rule-icon-and-conditions = Icon and conditions, nothing twice
option-traitor-god-rule-icon-only = As soon as its icon is covered
option-extra-action-when-free = Nobles that act without a slot (13 to 16)
option-extra-action-when-free-no = Only when no slot is free
option-extra-action-when-free-yes = Also when a slot is free
option-exchange-after-pass = Sorceress and Treasurer on later turns, after passing
option-exchange-after-pass-no = Cannot be used
option-exchange-after-pass-yes = Can be used

## The position in words: the board

place-set-up = Set-up and starting draft
place-round = Round { $round } of { $rounds }
    .short = { $round }/{ $rounds }
place-clockwise = Between rounds the wheel turns clockwise.
place-counterclockwise = Between rounds the wheel turns counter-clockwise.
place-first-player = First Player token: { $player }
place-first-player-traitor = First Player token: the Traitor
place-first-player-free = First Player token: nobody yet
place-pharaoh = Pharaoh token: { $player }
place-pharaoh-traitor = Pharaoh token: the Traitor
place-pharaoh-free = Pharaoh token: nobody yet
place-area = Access to the { PIECE($area) }: { PIECE($color) } ({ $free ->
        [0] closed, no slot free
        [one] { $free } slot free
       *[other] { $free } slots free
    })
place-sector = Slots of the { PIECE($color) } sector
place-god = God { PIECE($god) }, { $points } PP at the end for both: { PIECE($first, case: "things") } ({ $need }), { PIECE($second, case: "things") } ({ $also })
place-pyramid = Time Pyramid, row { $row }, from left to right
place-space = Time Pyramid, row { $row }, space { $space }
income-none = no income
income-first-player = First Player token
income-any-basic = basic resource of your choice
income-silver = silver
income-offering = offering token
place-urns = Urns below the Time Pyramid
urn = urn { $urn } ({ PIECE($bottom) }, { PIECE($left) }, { PIECE($right) })
place-urn-pile = Pile of urns: { $count }
place-urn = Urn gained: { $urn } ({ PIECE($bottom) }, { PIECE($left) }, { PIECE($right) })
place-plot-urn = The Traitor’s urn { $urn }: { PIECE($bottom) } lies on a Traitor tile already; left to place: { PIECE($left) }, { PIECE($right) }
place-steps = Steps on the track: { $steps }
place-incomes = Your disc, row { $row }, space { $space }. Space reached: { PIECE($here) }; space to its left: { PIECE($left) }
place-supply = Supply
disc = disc ({ $player })
disc-traitor = disc of the Traitor
cube = cube ({ $player })
cube-traitor = cube of the Traitor

## The position in words: the areas

place-sets = Sets of offering tokens
set = set { $place } ({ PIECE($first) } + { PIECE($second) })
place-set = Set { $place }
place-bonus = Bonus zone
bonus = bonus token { $place } ({ PIECE($token) })
place-bonus-token = Bonus token { $place }
place-bag = Bag: { $count ->
        [one] { $count } offering token
       *[other] { $count } offering tokens
    }
place-spent-tokens = Offering tokens spent: { $count }
place-nobles = Nobles face up
place-noble-deck = Deck of nobles: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
place-drawn = Nobles drawn for the draft
place-artisans = Artisans face up
place-artisan-deck = Deck of artisans: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
artisan = artisan { $artisan } ({ $points } PP; { $gains ->
        [0] brings nothing
        [1] brings { PIECE($first) }
        [2] brings { PIECE($first) } and { PIECE($second) }
        [3] brings { PIECE($first) }, { PIECE($second) } and { PIECE($third) }
       *[other] brings { PIECE($first) }, { PIECE($second) }, { PIECE($third) } and { PIECE($fourth) }
    })
artisan-owned = artisan { $artisan } ({ $points } PP)
gain-urn = a random urn
gain-steps = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } on one Nile track
gain-artisan = artisan of your choice
gain-stage = stage of the burial chamber for free
gain-offering = offering token
place-stage = Burial chamber, stage { $stage } ({ $points } PP), cost
place-cubes = Cubes on stage { $stage }
place-column = Nile, column { $column }, cost { $units ->
        [1] { PIECE($first) }
        [2] { PIECE($first) } and { PIECE($second) }
       *[other] { PIECE($first) }, { PIECE($second) } and { PIECE($third) }
    }; you gain
arrow-one = step on the { PIECE($color) } track
arrow-two = step on the { PIECE($first) } or { PIECE($second) } track
arrow-any = step on any Nile track
arrow-some = step on one of the tracks shown
place-track = Nile track of { PIECE($color) }
track-disc = { $player } at { $position }
track-disc-traitor = Traitor at { $position }
place-access = Access to the { PIECE($area) }: one { PIECE($color) }
place-access-any = Access to the { PIECE($area) }: any one resource, thanks to your noble
place-access-none = No access to pay in the { PIECE($area) }, thanks to your noble
place-price = Whole price in the { PIECE($area) }, access included
place-paid = Paid so far
place-choosy = You choose what to pay with next.

## The position in words: the nobles

about-scribe = { PIECE($noble) }: { $points } PP at the end, { $each } more for each fulfilled god beside the { PIECE($area) }. Always: { PIECE($first) } and { PIECE($second) } pay for each other.
about-general = { PIECE($noble) }: { $points } PP at the end, { $pharaoh } more with the Pharaoh token, { $first } more with the First Player token. Always: one more space in the Time Pyramid at once when you pass.
about-access = { PIECE($noble) }: { $points } PP at the end. Always: any one resource pays access to the { PIECE($area) } and counts as its own color.
about-judge = { PIECE($noble) }: { $points } PP at the end. Always: in the nobles area you pay any five resources instead of five different ones.
about-vizier = { PIECE($noble) }: { $points } PP at the end, { $each } more for each of your nobles, this one included.
about-doctor = { PIECE($noble) }: { $points } PP at the end, { $each } more for each different PP value among your artisans. Once per round: act in the { PIECE($area) } although no slot is free.
about-contractor = { PIECE($noble) }: { $points } PP at the end, { $each } more for each of your chamber stages. Once per round: act in the { PIECE($area) } although no slot is free.
about-priest = { PIECE($noble) }: { $points } PP at the end, { $each } more for each of your offering tokens. Once per round: act in the { PIECE($area) } although no slot is free.
about-governor = { PIECE($noble) }: { $points } PP at the end, { $each } more for each Nile track where you are at the top. Once per round: act in the { PIECE($area) } although no slot is free.
about-sorceress = { PIECE($noble) }: { $points } PP at the end, { $each } more for each fulfilled god. Once per round: exchange a basic resource, or a token showing one, for another basic resource.
about-treasurer = { PIECE($noble) }: { $points } PP at the end, { $each } more for each of your silver. Once per round: exchange a basic resource, or a token showing one, for a silver.
about-teacher = { PIECE($noble) }: { $points } PP at the end, { $each } more for each of your basic resources and tokens showing one. Once per round: one more basic resource when you gain an urn.
about-diplomat = { PIECE($noble) }: as many PP at the end as your best other noble. Once per round: three basic resources of your choice instead of those on an urn.
about-official = { PIECE($noble) }: { $points } PP at the end. At once you gain
about-official-owned = { PIECE($noble) }: { $points } PP at the end.

## The position in words: a player

place-resources = Resources
place-tokens = Offering tokens
place-own-nobles = Nobles
place-own-artisans = Artisans
place-own-stage = Burial chamber: { $stage ->
        [0] no stage yet
       *[other] stage { $stage } ({ $points } PP)
    }
place-next-stage = Next chamber stage, { $stage } ({ $points } PP), costs
place-own-tracks = Nile
on-track = { PIECE($color) } track at { $position } ({ $points } PP)
    .brief = { $position }
place-passed = Has passed
place-disc = Has passed; disc in the Time Pyramid: row { $row }, space { $space }
place-points = Points if the game ended now: { $points }

## The position in words: the Traitor

place-traitor = Traitor: chamber stage { $stage }; nobles: { $nobles }, worth { $value } PP each; urns left this round: { $urns }
place-traitor-brief = Nobles: { $value } PP each. Urns left: { $urns }
place-traitor-urns = Urns the Traitor turns up before he passes
place-traitor-tokens = The Traitor’s resources and tokens
place-traitor-nobles = The Traitor’s nobles
place-traitor-artisans = The Traitor’s artisans
place-traitor-tracks = The Traitor on the Nile
place-traitor-gods = Gods the Traitor can score
place-traitor-passed = The Traitor has passed.
place-traitor-disc = The Traitor has passed; disc in the Time Pyramid: row { $row }, space { $space }
place-traitor-points = The Traitor’s points if the game ended now: { $points }
place-tile = Traitor tile { $place }, for { PIECE($color) }, { $level } of { $spaces } spaces covered; at the next ones the Traitor
place-tile-tokens = Tokens on Traitor tile { $place }
icon-none = does nothing
icon-chamber = builds a chamber stage
icon-take-noble = takes noble { $number }
icon-discard-noble = removes noble { $number }
icon-noble-value = raises its nobles to { $number } PP
icon-god = may score { PIECE($god) }
icon-take-artisan-high = takes the best artisan
icon-take-artisan-low = takes the weakest artisan
icon-discard-artisan-high = removes the best artisan
icon-discard-artisan-low = removes the weakest artisan
icon-take-set = takes set { $number }
icon-take-bonus = takes bonus token { $number }
icon-nile-high = moves on the Nile track of the fullest tile
icon-nile-low = moves on the Nile track of the emptiest tile

## The sheets of the table

sheet-board = The board
sheet-pyramid = Time Pyramid
sheet-supply = Supply and payment
sheet-nobles = Nobles
sheet-artisans = Artisans
sheet-offerings = Offerings
sheet-nile = Nile
sheet-chamber = Burial chamber
sheet-traitor = The Traitor’s tiles
sheet-seat = In front of a player
page-wheel = Wheel
page-pyramid = Offerings
page-draft = Draft
page-cards = Cards
page-nile = Nile
page-traitor = Traitor
place-wheel = The wheel
place-round-space = Round track, space { $round }
place-honors = Special tokens
pharaoh-token = Pharaoh token
worth = { $points } PP
card-noble = noble face down
card-artisan = artisan face down
urn-down = urn face down
token-down = offering token in the bag

## Component values no game can be played with

error-shared-home = Every god needs an area of its own; found: { $homes }.
error-unknown-name = { $path }: there is no “{ $found }”. Possible: { $known }.
error-bad-icon = The icon “{ $found }” of a Traitor tile cannot be read.
error-repeated-color = { $path }: every basic resource must occur exactly once.
error-bad-slots = With few players 1 to { $most } slots of a sector can be in use, not { $found }.
error-too-few-rows = The Time Pyramid needs at least { $need } rows, none of them empty; found: { $found }.
error-too-many-columns = The Nile area may have at most { $most } options, not { $found }.
error-bad-stages = The burial chamber may have 3 to { $most } stages, not { $found }.
error-too-few-tokens = At least { $need } offering tokens are needed; found: { $found }.
error-bad-urn = Urn { $urn } must hold exactly three basic resources.
error-bad-swap = A scribe must name two different basic resources; found: { $found }.
error-bad-noble-areas = { $path }: these four nobles must name four different areas, the nobles area not among them.
error-bad-cost = A stage or Nile option must cost 1 to 5 resources.
error-repeated-god = Every Traitor tile must show a different god.
error-bad-tile = Both sides of Traitor tile { $tile } must have { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
error-bad-tile-icon = An icon of Traitor tile { $tile } names a place that does not exist.

## What is in the box

parts-urns = Urns
parts-tile = { $urns ->
    [one] { $urns } urn at its foot. Space by space from the bottom the Traitor
   *[other] { $urns } urns at its foot. Space by space from the bottom the Traitor
}

tie-pharaoh = Level on points: the Pharaoh token decides.
tie-left-over = Still level: who has more resources and offering tokens left decides.
tie-traitor = Level on points: the Traitor wins ties.
event-reasoned = { PIECE($reason) }
reason-next-tile = Its tile is full: the next one to the right that has room.
reason-wheel-full = The other color’s slots are full: nothing to choose.
reason-both-full = Neither fits on the wheel: both go to tiles, the left one first.
reason-noble-place = The noble in that place from the left.
reason-noble-gone = No noble is left in that place: nothing happens.
reason-artisan-best = The artisan with the most points.
reason-artisan-worst = The artisan with the fewest points.
reason-artisan-leftmost = Of equal ones the one furthest left.
reason-offering-place = The tokens in that place from the left.
reason-offering-gone = That place is empty: nothing happens.
reason-track-fullest = The Nile track of the fullest tile.
reason-track-emptiest = The Nile track of the emptiest tile.
reason-track-leftmost = Of equally full ones the track furthest left.
reason-track-ended = The disc is at the end of its track and stays.
reason-no-urns = His urns are used up: the Traitor passes.

## The score pad for the real box

pad-ring = How the areas lie around the wheel
    .hint = tap them clockwise; which one first does not matter
pad-nile = Nile: { PIECE($color) }
pad-nobles = Nobles
pad-basic = Basic resources
    .hint = of all five colors
pad-resource-tokens = Tokens with a resource
pad-area-tokens = Tokens with an area
pad-traitor-nobles = His nobles
pad-noble-value = What each noble is worth
pad-gods = Gods unlocked
opening-traitor = The Traitor tiles

## What component values are of, where they are corrected

value-resources = Resources
value-color = Color of the pieces
value-wheel = Wheel
value-clockwise = Sectors in clockwise order
value-gods = Gods
value-home = Area of the god
value-half = Goal of a god
value-pp = Prestige Points
value-cost = Cost
value-gain = Gain
value-urns = Urns
value-arrows = Arrows
value-tracks = Nile tracks
value-chamber = Burial chamber
value-nile = Nile
value-column = Option
value-pyramid = Time Pyramid
value-silver = Silver
value-artisans = Artisans
value-nobles = Nobles
value-offerings = Offerings
value-area = Area
value-swap = Resources of the scribe
value-traitor = Traitor
value-tile = Tile
value-noble-value = Prestige Points of a noble
value-god = God
value-light-urns = Urns on the light side
value-dark-urns = Urns on the dark side
value-light = Light side
value-dark = Dark side
value-game = Game
value-rounds = Rounds
value-start-silver = Silver at the start
value-points = Points at the end
value-leftover = Each resource or Offering token kept
value-first-player = First Player token
value-pharaoh = Pharaoh token
value-board = Board
value-slots = Slots on each sector of the wheel
value-slots-few = Slots used with one to three players
value-noble-row = Nobles on display
value-artisan-row = Artisans on display
value-each = Of each kind
value-need = How many are needed
value-prestige = Prestige tokens
value-low = Low
value-high = High
value-green = green
value-yellow = yellow
value-blue = blue
value-red = red
value-black = black
value-grey = grey
value-any = any, also Silver
value-any-basic = any basic resource
value-offering = Offering token
value-none = nothing
value-nile-most = { icon-nile-high }
value-nile-least = { icon-nile-low }
