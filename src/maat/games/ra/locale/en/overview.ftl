# overview.ftl (English): the game on two pages; `.art` names the drawings beside a paragraph

front-minutes = 45 to 60 minutes
front-weight = light, learned in ten minutes
front-start = Start here

## What it is about

overview-goal = In three epochs you buy tiles at auction. Some score after every epoch, some only at the end. The most points win.
    .art = tile-ra tile-pharaoh tile-nile
overview-suns = You bid with suns, numbers from 1 to 16. You have three or four, and what you spend comes back as another sun, for the next epoch only.
    .art = sun sun-spent

## Your turn: one of three things

overview-draw = Draw a tile. It goes to the auction track, which has eight spaces. A Ra tile goes to the Ra track instead and starts an auction.
    .art = bag tile-ra
overview-invoke = Invoke Ra: you start an auction of all that lies on the track.
    .art = boat
overview-god = Spend god tiles: each takes one tile of your choice from the track.
    .art = tile-god tile-gold

## The auction

overview-bid = Everybody may bid one sun, once, higher than the bid before. Whoever started the auction speaks last, and after invoking must bid if nobody else did.
    .art = sun
overview-win = The winner takes all tiles of the track, lays the sun in the center and takes the one from there face down.
    .art = sun sun-spent
overview-disaster = A disaster in the track costs the winner two tiles of its kind: pharaohs, Nile tiles (floods first), civilizations or monuments.
    .art = tile-funeral tile-drought tile-unrest tile-earthquake

## After every epoch

overview-pharaohs = The most pharaohs: 5 points. The fewest: −2.
    .art = tile-pharaoh
overview-nile = Each flood 1 point, and each Nile 1 point, but only if you have a flood.
    .art = tile-nile tile-flood
overview-civilization = Three, four or five different civilizations: 5, 10 or 15 points. None: −5.
    .art = tile-astronomy tile-agriculture tile-writing tile-religion tile-art
overview-gold = A gold 3 points, a god that was not spent 2.
    .art = tile-god tile-gold
overview-keep = Then gods, gold, floods and civilizations are discarded. Pharaohs, Niles and monuments stay.
    .art = tile-pharaoh tile-nile tile-pyramid

## Only after the third epoch

overview-monuments = Each kind of monument 1 point, seven kinds 10, all eight 15. Three, four or five of one kind: 5, 10 or 15.
    .art = tile-pyramid tile-sphinx tile-palace tile-obelisk
overview-sums = The highest sum of suns gains 5 points, the lowest loses 5.
    .art = sun

## How an epoch ends

overview-end = When the Ra track is full, at once; or when nobody has a sun face up. After the third epoch the game is over.
    .art = station-last boat
