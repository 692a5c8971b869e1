# rules.ftl (English): the numbered rules of Ra, one message for each rule

## A. Components and vocabulary

rule-RA-01 = Ra is a game for 2 to 5 players.
rule-RA-02 = The bag holds 180 tiles: 30 Ra, 8 god, 5 gold, 25 pharaoh, 25 Nile, 12 flood, 25 civilization (5 types), 40 monument (8 types) and 10 disaster tiles (4 types).
rule-RA-03 = There is one sun of each value from 1 to 16. Two players use suns 1–9, three or four players 1–13, five players all of them.
rule-RA-04 = The auction board has the track of 8 spaces where tiles await an auction, the Ra track, a central space for one face-up sun, and the epoch counter.
rule-RA-05 = The boat travels along the Ra track and the statue marks the Ra player. Each player has a board of their own, and point tokens are worth 1, 2, 5 and 10.
rule-RA-06 = A face-up sun is ready to bid. A face-down sun is spent until the next epoch.
rule-RA-07 = A player’s tiles lie face up around the player board, grouped by kind. Their place only shows which kinds are kept after an epoch and which are discarded.
rule-RA-08 = Discarding a tile, returning it to the box and removing it from the game are the same: the tile is gone for good. Nothing ever goes back into the bag.

## B. Setup

rule-RA-09 = The boat begins on the start space of the Ra track for this number of players.
rule-RA-10 = The game begins in epoch I, and the epoch counter shows it.
rule-RA-11 = Player boards are dealt at random, with the side for your number of players up, so chance decides who starts with which suns.
rule-RA-12 = All tiles are mixed in the bag. Every tile still in the bag is equally likely to be drawn next.
rule-RA-13 = Every player begins with 10 points: two face-down tokens of 5.
rule-RA-14 = The sun of value 1 begins face up on the central space of the auction board.
rule-RA-15 = Every player begins with a fixed set of face-up suns: 4 suns with two or three players, 3 suns with four or five.
rule-RA-16 = At the start of the game the track is empty and nobody holds the statue.

## C. Course of the game

rule-RA-17 = The game lasts three epochs, each closed by a scoring. It ends after the scoring of epoch III.
rule-RA-18 = The player who owns the highest sun opens the epoch. The central sun belongs to nobody and does not count. No value occurs twice, so there is never a tie.
rule-RA-19 = Turns pass clockwise, to the player on the left.

## D. A turn

rule-RA-20 = On your turn you must take exactly one action: draw a tile, invoke Ra or spend god tiles. You cannot pass a turn.
rule-RA-21 = When an action and any auction and disasters it caused are over, the nearest player to the left with a face-up sun takes a turn.
rule-RA-22 = A player without a face-up sun takes no action for the rest of the epoch, not even spending god tiles.
rule-RA-23 = You may always invoke Ra, but draw only if the track is not full. You may spend god tiles if you own one and the track holds a tile that is not a god.
rule-RA-24 = You may draw a tile only while the track has an empty space.
rule-RA-25 = You draw one tile at random from the bag and show it to everyone.
rule-RA-26 = A drawn tile other than Ra goes face up on the leftmost empty space of the track, and the turn ends. Gaps left by god tiles are filled the same way.
rule-RA-27 = A drawn Ra tile is discarded and the boat moves one space towards the end of the Ra track.
rule-RA-28 = When the boat arrives at the last space of the Ra track, the epoch ends at once, without an auction.
rule-RA-29 = Unless the boat has arrived at the last space, whoever draws a Ra tile takes the statue, becomes the Ra player and starts an auction.
rule-RA-30 = An auction is held even if the track is empty. Only the central sun is then at stake.
rule-RA-31 = The epoch ends with the 6th move of the boat with two players, the 8th with three, the 9th with four and the 10th with five.
rule-RA-32 = Whoever invokes Ra takes the statue, becomes the Ra player and starts an auction. Its terms depend on whether the track is full.
rule-RA-33 = Invoking Ra does not move the boat.
rule-RA-34 = You may invoke Ra with any number of tiles on the track, even with none.
rule-RA-35 = To spend a god tile you must own one, and the track must hold at least one tile that is not a god. It does not matter whether the track is full.
rule-RA-36 = You discard one of your god tiles and take any one tile that is not a god from the track. Its space stays empty until a drawn tile fills it.
rule-RA-37 = A disaster taken with a god tile strikes your own tiles at once and is then discarded.
rule-RA-38 = You may spend several god tiles in one action, one for each tile you take. Each exchange is settled in full before the next, and after each one you may stop.
rule-RA-39 = You cannot take a god tile with a god tile.
rule-RA-40 = Spending god tiles starts no auction, does not move the boat and costs no sun.

## E. Auctions

rule-RA-41 = An auction starts when a Ra tile is drawn that does not end the epoch, or when a player invokes Ra.
rule-RA-42 = At stake are all tiles on the track, even if there are none, and the central sun.
rule-RA-43 = Bidding starts with the player to the left of the Ra player and goes clockwise. Everyone has one chance, the Ra player last.
rule-RA-44 = When it is your chance to bid, you bid exactly one of your face-up suns or pass.
rule-RA-45 = The first bid may be of any value. Every later bid must be higher than the highest bid so far.
rule-RA-46 = A player who has no face-up sun higher than the highest bid can only pass. The pass may be made for them at once; the order of the others stays as it is.
rule-RA-47 = Bids are open: everyone sees which sun is bid.
rule-RA-48 = Everyone may pass, with one exception: if Ra was invoked with a track that is not full and nobody else has bid, the Ra player must bid.
rule-RA-49 = The kind of auction is fixed when it starts: a Ra tile was drawn, Ra was invoked with a full track, or Ra was invoked with a track that is not full.
rule-RA-50 = After a Ra tile is drawn everyone may pass, the Ra player too.
rule-RA-51 = If all pass after a Ra tile is drawn, the tiles and the central sun stay where they are.
rule-RA-52 = If Ra is invoked with a full track, everyone may pass. If all do, all tiles on the track are discarded and the central sun stays.
rule-RA-53 = If Ra is invoked with a track that is not full and nobody else bids, the Ra player must bid any one of their face-up suns. If someone has bid, the Ra player may bid higher or pass.
rule-RA-54 = The Ra player always has a face-up sun, so a bid that is due can always be made.
rule-RA-55 = Players without face-up suns count as having passed. If all the others are out of suns, invoking Ra with a track that is not full forces the Ra player to bid at once.
rule-RA-56 = After an auction, however it ended, the nearest player with a face-up sun to the left of the Ra player takes a turn. Winning gives no extra turn.
rule-RA-57 = If nobody else has a face-up sun, the Ra player takes another turn after the auction.
rule-RA-58 = The statue marks the Ra player during an auction. Between auctions it means nothing.

## F. Winning an auction

rule-RA-59 = The highest bid wins. There are no ties, because no two suns have the same value.
rule-RA-60 = The winner takes all tiles on the track, the others take back their suns face up, and the winner swaps the winning sun for the central one. Last come the disasters and the check for the end of the epoch.
rule-RA-61 = Suns that did not win return face up and may be bid again in this epoch.
rule-RA-62 = The sun won in an auction lies face down and cannot be bid before the next epoch.
rule-RA-63 = The number of suns you own never changes: you get one sun for each sun you win with.
rule-RA-64 = Most tiles do nothing until the scoring. Only disasters, as soon as they are acquired, and god tiles, as an action, work earlier.

## G. Disasters

rule-RA-65 = A disaster does nothing while it lies on the track. It strikes the player who acquires it, in an auction or with a god tile.
rule-RA-66 = For each disaster you discard 2 of your tiles of the kind it strikes, or just 1 or none if you have no more. Then the disaster is discarded too.
rule-RA-67 = A funeral strikes pharaohs, a drought flood and Nile tiles, unrest civilization tiles and an earthquake monuments.
rule-RA-68 = Tiles won in the same auction are already yours and can be lost to a disaster won with them.
rule-RA-69 = Each disaster is resolved separately. Different disasters strike different tiles, so their order does not matter. Two of the same kind can cost up to 4 tiles.
rule-RA-70 = A funeral leaves no choice, because all pharaoh tiles are alike.
rule-RA-71 = In a drought you discard flood tiles first, and Nile tiles only when you have no flood left.
rule-RA-72 = Where you have more matching tiles than you must give up, you choose: in unrest which civilization tiles to discard, in an earthquake which monuments. They may be of one type or of two.
rule-RA-73 = If you have no more matching tiles than you must discard, or all of them are of one type, there is nothing to choose and the discard is made for you.
rule-RA-74 = No disaster can take god or gold tiles.
rule-RA-75 = The winner of an auction resolves the disasters even when it is not their turn. Play then goes on from the Ra player.

## H. Running out of suns

rule-RA-76 = A player who has spent the last face-up sun is skipped in turns and auctions until the epoch ends. Their tiles stay and score as usual.
rule-RA-77 = If you are the only player with face-up suns, you take turn after turn until all of them are spent or the boat arrives at the last space.
rule-RA-78 = The usual terms hold for the only player with suns: you may pass after a drawn Ra tile or with a full track, but must bid after invoking Ra with a track that is not full.

## I. End of an epoch

rule-RA-79 = The epoch ends when all suns of all players are face down. This is checked after an auction is won and its disasters are resolved.
rule-RA-80 = The epoch also ends when the boat arrives at the last space of the Ra track. There is no auction then.
rule-RA-81 = Scoring follows at once when an epoch ends. Tiles still on the track belong to nobody and score nothing.
rule-RA-82 = If the boat ends the epoch, players keep the face-up suns they have not spent.

## J. Scoring

rule-RA-83 = Pharaoh, god, gold, Nile, flood and civilization tiles score after every epoch. Monuments and suns score only after epoch III.
rule-RA-84 = All gains and losses of the epoch are added to your total together. If the total would fall below 0, it becomes 0.
rule-RA-85 = Players with the most pharaohs gain 5 points each, players with the fewest lose 2 each. If all have the same number, nobody gains or loses.
rule-RA-86 = Each god tile you have not spent scores 2 points.
rule-RA-87 = Each gold tile scores 3 points.
rule-RA-88 = Each flood tile scores 1 point.
rule-RA-89 = Each Nile tile scores 1 point if you have at least one flood tile at this scoring. Without a flood, Nile tiles score nothing.
rule-RA-90 = 3, 4 or 5 different types of civilization score 5, 10 or 15 points; 1 or 2 types score nothing. Only your largest set counts. With no civilization tile you lose 5 points.
rule-RA-91 = Each type of monument of which you have 3, 4 or 5 tiles scores 5, 10 or 15 points after epoch III.
rule-RA-92 = After epoch III, up to 6 different types of monument score 1 point each; 7 types score 10 points and 8 types 15.
rule-RA-93 = The same monuments score for quantity and for diversity. The row they lie in does not matter.
rule-RA-94 = After epoch III everyone adds up all their suns, face up and face down. The highest sum gains 5 points and the lowest loses 5, tied players in full; if all sums are equal, nobody gains or loses.
rule-RA-95 = In epoch III tiles and suns are counted together before a total below 0 becomes 0.
rule-RA-96 = Points are not limited by the number of tokens.

## K. Starting a new epoch

rule-RA-97 = Before a new epoch all tiles left on the track are discarded.
rule-RA-98 = Before a new epoch every player discards their god, gold, civilization and flood tiles.
rule-RA-99 = Every player keeps their pharaoh, Nile and monument tiles for the next epoch.
rule-RA-100 = The central sun stays in its place when a new epoch begins.
rule-RA-101 = For a new epoch the boat returns to its start space and the epoch counter moves on.
rule-RA-102 = For a new epoch all players turn all their suns face up.
rule-RA-103 = The player who owns the highest sun takes the first turn of the new epoch.

## L. End of the game

rule-RA-104 = After the scoring of epoch III the player with the most points wins.
rule-RA-105 = In a tie, the tied player who owns the highest single sun wins. It does not matter whether that sun is face up or face down.
rule-RA-106 = The other places are ranked in the same way: by points, then by the highest sun.

## M. Hidden and public information

rule-RA-107 = Everyone may see all players’ tiles and face-up suns, the central sun, the track, the boat, the epoch, all bids and passes, and every tile drawn or discarded.
rule-RA-108 = The order of tiles in the bag is hidden, and so are the other players’ points until the game ends.
rule-RA-109 = What is left in the bag and everyone’s points can be worked out from what all have seen. Hidden points only test the memory.
rule-RA-110 = Every face-down sun lay face up in the center before it was taken, so its value is public.
rule-RA-111 = A table may be set to show everyone’s points. Otherwise they stay hidden until the end of the game.

## N. Variant without the boat

rule-RA-112 = In the variant without the boat, drawn Ra tiles are laid on the Ra track instead. The epoch ends when its last space is covered.
rule-RA-113 = The variant without the boat only changes what is shown. The Ra tiles stay on the Ra track until the epoch ends and are then discarded.
