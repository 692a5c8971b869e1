# Pharaon: the numbered rules, English (locale/en/rules.ftl)

## Components

rule-PH-01 = The board is a ring of five areas with a turning wheel in the middle.
rule-PH-02 = The game has a Time Pyramid, 30 urns, a First Player token, a Pharaoh token, a direction marker, 120 resource tokens, 40 offering tokens in a bag, 30 artisans, 26 nobles, 40 wooden pieces and 5 Traitor tiles.
rule-PH-03 = Each of the five player colors has one large disc, one cube and six small discs.
rule-PH-04 = There are 20 tokens of each of the five basic resources and 20 silver.
rule-PH-05 = The 40 offering tokens are 3 for each basic resource, 3 for each area, 6 worth 1 prestige point and 4 worth 2.
rule-PH-06 = Traitor tiles are used only in the solo game.

## Set-up

rule-PH-10 = The five areas are joined around the wheel in random order, so that each sector of the wheel faces one area. The wheel starts in a random position.
rule-PH-11 = You start with your large disc on the round track, your cube before the first chamber stage and one small disc below each Nile track. The sixth small disc shows your color.
rule-PH-12 = The direction marker, laid down at random, fixes which way the wheel turns for the whole game.
rule-PH-13 = The urns form a face-down pile, and one urn per player is turned up.
rule-PH-14 = The first player is chosen at random and takes the First Player token. The Pharaoh token lies beside the Pyramid.
rule-PH-15 = Three nobles and four artisans are turned up from their shuffled decks and lie face up, one on each place of their areas.
rule-PH-16 = The offerings area holds one more set of two tokens than there are players, and the same number of single tokens in its bonus zone.
rule-PH-17 = Before round 1, counter-clockwise and with the first player last, each player keeps one of two drawn nobles, takes one open urn with its three resources, and takes 2 silver.
rule-PH-18 = Nobles rejected in the starting draft return to the deck only after everyone has drafted.
rule-PH-19 = After the starting draft new urns are turned up for round 1, one per player.
rule-PH-20 = Your starting noble counts as a noble for every purpose, and an immediate ability takes effect during the draft.

## First-game variant

rule-PH-25 = In the first-game variant each new player is dealt a random scribe as starting noble instead of choosing a noble.
rule-PH-26 = Each player may use the first-game variant or not; both kinds can sit at the same table.
rule-PH-27 = Scribes not dealt to new players are shuffled back into the deck before anyone drafts a noble.
rule-PH-28 = New players, too, take an urn and 2 silver in the starting draft.

## Resources and silver

rule-PH-30 = The five basic resources are agriculture, construction, trade, power and justice.
rule-PH-31 = Silver can replace any resource at any time, but it is not a basic resource.
rule-PH-32 = A square resource icon is a cost, a round one is income.
rule-PH-33 = You gain resources from the supply and keep them in front of you. All holdings are public.
rule-PH-34 = If the supply of a resource is empty, you gain none of it.
rule-PH-35 = Pay each unit with the resource itself, a silver, an offering token showing that resource or the area where you act, or a substitute allowed by one of your scribes.
rule-PH-36 = Prestige tokens cannot be used to pay.
rule-PH-37 = Spent offering tokens go to a common discard.

## Urns

rule-PH-40 = When you gain an urn, you take the three resources on it and discard the urn.
rule-PH-41 = When the urn pile is empty, the discarded urns are shuffled into a new pile.
rule-PH-42 = An urn gained from the Nile or from an artisan is drawn at random. The open urns below the Pyramid are only for players who pass.
rule-PH-43 = Urns show only basic resources, never silver.

## Rounds and turns

rule-PH-45 = The game has five rounds. Turns go clockwise from the holder of the First Player token until everyone has passed.
rule-PH-46 = On your turn, either perform one action on the board or pass.
rule-PH-47 = Once you have passed, your remaining turns of the round only advance your disc on the Time Pyramid.
rule-PH-48 = When all the others have passed, you still take one turn at a time, with their Pyramid turns in between.

## Access cost

rule-PH-50 = Each area is faced by one sector of the wheel, which has one color and four slots.
rule-PH-51 = To act in an area, pay one resource of the color the wheel shows there and place it on a free slot.
rule-PH-52 = With one to three players only three slots per sector are used; with four or five players all four are.
rule-PH-53 = When every slot facing an area is taken, nobody can act there for the rest of the round, except with nobles 13 to 16.
rule-PH-54 = Tokens on the wheel stay there until the next round is prepared.
rule-PH-55 = You may pay for access with silver, a suitable offering token or a scribe’s exchange; it then counts as the color of the wheel.

## Action cost

rule-PH-60 = After access you must pay the whole action cost. If you cannot, the action is not available.
rule-PH-61 = The resource you have just paid for access counts towards the action cost if it fits.
rule-PH-62 = Only your own access payment for this action lowers the cost, not the tokens already on the wheel.
rule-PH-63 = You need not count your access payment; you may pay the whole action cost separately, for example in another color.
rule-PH-64 = Action costs: offerings one resource and optionally a second of the same color, nobles five different ones, Nile the two of the chosen option, chamber two to four, artisans three of one color.

## Offerings area

rule-PH-70 = Offerings cost one resource of any color; you may add a second one of the same color.
rule-PH-71 = You take one set of two offering tokens. If you paid the second resource, you also take one bonus token.
rule-PH-72 = Choose a bonus token from the bonus zone or draw one blindly from the bag, as you like. The same holds for every offering token you gain from the Pyramid or from nobles 22, 24 and 26.
rule-PH-73 = Sets and bonus tokens that were taken are replaced only when the next round is prepared.
rule-PH-74 = With no set left, you cannot choose the offerings action, not even for a bonus token.
rule-PH-75 = If the bag is empty, the discarded offering tokens are put back into it first. If there are none, you draw nothing, and you cannot pay for a bonus token unless your payment brings a token back.
rule-PH-76 = An offering token showing a resource may be spent in place of that resource at any time.
rule-PH-77 = An offering token showing an area may be spent in place of any one resource of the access or action cost there, but nowhere else.
rule-PH-78 = A prestige token is worth 1 or 2 extra points at the end of the game.

## Nobles area

rule-PH-80 = A noble costs one resource of each of the five colors; substitutes are allowed.
rule-PH-81 = Take one of the three open nobles or the unseen top card of the deck.
rule-PH-82 = An empty noble place is refilled at once, as long as the deck lasts.
rule-PH-83 = The lower part of a noble is its ability, the upper part tells how many points it brings at the end.
rule-PH-84 = Abilities are immediate (once, when you gain the card), permanent (they always apply), or usable once per round: the card is then turned by 90 degrees to mark it as used.

## Nile area

rule-PH-90 = Each of the five Nile tracks has three positions worth 0, 3 and 7 points. A disc still below its track scores nothing.
rule-PH-91 = Choose one Nile option, pay its two resources and gain everything printed below them.
rule-PH-92 = Nile options give resources, a random urn, or arrows that move your discs.
rule-PH-93 = An arrow moves one of your discs one step on a track of a color shown in it; an arrow without colors works on any track.
rule-PH-94 = The colors of an arrow are those of the printed cost, whatever you actually paid with.
rule-PH-95 = With two arrows you move two discs one step each or one disc two steps.
rule-PH-96 = A disc at the top of its track cannot move. An arrow you cannot use is lost.

## Burial chamber area

rule-PH-100 = Building costs the two to four resources printed below your next chamber stage.
rule-PH-101 = Your cube moves to the next stage of the burial chamber.
rule-PH-102 = At the end you score only the stage you reached, not the earlier ones as well.
rule-PH-103 = Any number of cubes may share a stage. On the last stage you cannot choose this action any more.

## Artisans area

rule-PH-110 = An artisan costs three resources of the same color; you choose the color.
rule-PH-111 = Take one of the four open artisans or the top card of the deck, and gain the resources on its right side at once. An urn shown there is drawn at random.
rule-PH-112 = An empty artisan place is refilled at once, as long as the deck lasts.
rule-PH-113 = Each artisan brings its printed points at the end of the game.

## Passing and the Time Pyramid

rule-PH-120 = When you pass, your large disc enters the first free row of the Pyramid; then you choose one of the urns left there and gain its resources.
rule-PH-121 = The first to pass takes row 1 and the First Player token at once, and starts the next round.
rule-PH-122 = Entering row 2 or a later row of the Pyramid brings no income.
rule-PH-123 = On each turn after passing, move your disc one space to the right and take the income of that space or of the one directly to its left.
rule-PH-124 = On the last space of its row your disc no longer moves or earns anything.
rule-PH-125 = The Pyramid gives the First Player token, one basic resource of your choice (not silver), one silver, or one offering token.
rule-PH-126 = The last player to pass still takes an urn, but moves to the next space of the round track instead of entering the Pyramid.
rule-PH-127 = There are no urns in round 5, so you gain none when you pass.
rule-PH-128 = Once you have passed, you cannot act again in this round.

## End of a round

rule-PH-130 = The round ends at the moment the last player passes; no disc moves in the Pyramid after that.
rule-PH-131 = The other players put their discs on that of the last passer, on the round track.
rule-PH-132 = After round 5 comes the final scoring.
rule-PH-133 = Between rounds, in this order: the wheel is emptied, resources to the supply and offering tokens to the discard; the offerings area is refilled to one set and one bonus token more than there are players; the wheel turns by one sector as the direction marker shows; used nobles are turned upright; one urn per player is laid out, except for round 5.
rule-PH-134 = If there are too few offering tokens even with the discard, complete sets are formed first and the rest goes to the bonus zone.
rule-PH-135 = In the five rounds every area meets every color of the wheel exactly once.

## The Pharaoh’s heir

rule-PH-140 = The first player to have two nobles and chamber stage 3 at the same time takes the Pharaoh token.
rule-PH-141 = The Pharaoh token is worth 7 points and never changes hands.
rule-PH-142 = Your starting noble is one of the two nobles you need for the Pharaoh token.

## God objectives

rule-PH-150 = On each of the five columns between two areas stands a god. The two conditions of its objective are those of the two neighboring areas, so they depend on how the board was put together.
rule-PH-151 = Conditions at the end of the game: 2 chamber stages, 3 offering tokens, 2 nobles, 3 artisans, discs on 2 Nile tracks (3 if the table has chosen so).
rule-PH-152 = Each area shows the same condition to both gods beside it.
rule-PH-153 = With both conditions of a god met you score both its values together; with only one you score nothing.
rule-PH-154 = Any number of players may fulfill the same god objective.
rule-PH-155 = Nothing counts for both gods beside an area: to satisfy both, you must meet the condition of that area twice over.
rule-PH-156 = If your cards and tokens do not suffice for all gods, the selection that gives you the most points is scored.

## Final scoring

rule-PH-160 = Score the points of all your nobles.
rule-PH-161 = Score the points of the chamber stage you reached.
rule-PH-162 = Score the points printed on your artisans.
rule-PH-163 = Score 0, 3 or 7 points for each Nile track, depending on how far your disc has come.
rule-PH-164 = Score every god objective of which you meet both conditions.
rule-PH-165 = Each resource, silver and offering token you still have is worth 1 point; prestige tokens add their 1 or 2 points.
rule-PH-166 = The Pharaoh token is worth 7 points, the First Player token 3.
rule-PH-167 = The most points win. In a tie the Pharaoh token decides, then the number of resource and offering tokens; after that the victory is shared.

## Two players

rule-PH-170 = Two players use the same rules with one change: three urns instead of two are laid out, at setup and for each round.
rule-PH-171 = The resources of the urn nobody took are placed on the wheel and block slots of their colors for the round.
rule-PH-172 = The wheel is cleared first and then blocked, so the blocked slots apply to the coming round.
rule-PH-173 = The urn left over from round 4 blocks slots in round 5, when no urns are laid out.
rule-PH-174 = Two players use three slots per sector, three sets and three bonus tokens.

## Solo: set-up

rule-PH-180 = In the solo game only two urns are laid out, and the Traitor has pieces of its own on the board.
rule-PH-181 = The five Traitor tiles lie side by side in random order, light side up. One token of each basic resource is laid at random on their lowest spaces: it links the tile to that color for the whole game and triggers no icon.
rule-PH-182 = The number at the foot of the leftmost Traitor tile is the number of urns in the Traitor’s pile for round 1.
rule-PH-183 = Three sets and three bonus tokens are laid out in two columns, numbered 1 to 3 from the top.
rule-PH-184 = You draw two nobles and keep one; the Traitor gets the other. You take one of two urns and 2 silver. The resources of the other urn go onto wheel slots of their colors; it is discarded, and two new urns are turned up.
rule-PH-185 = In the first-game variant the Traitor starts with a random scribe.
rule-PH-186 = Chance decides whether you or the Traitor begins.
rule-PH-187 = One to five Traitor tiles may be turned to their dark side: the more of them, the harder the game.

## Solo: the Traitor’s turn

rule-PH-190 = The solo game follows the usual rules; only the Traitor’s turn is different.
rule-PH-191 = The Traitor turns up the top urn of its pile. Its bottom resource goes to a Traitor tile; of the other two you send one to a Traitor tile and one to the wheel, in either order. All three must be placed.
rule-PH-192 = The resource for the wheel goes to a free slot of its color; one whose three slots are full cannot go there. If neither fits, both go to Traitor tiles, the left one first.
rule-PH-193 = A resource for a tile goes to the lowest free space of the tile linked to its color. If that tile is full, the next one to the right takes it, after the rightmost the leftmost; if all are full, the token returns to the supply.
rule-PH-194 = If there is an icon beside the space just covered, it takes effect at once.

## Solo: icons

rule-PH-195 = Chamber icon: the Traitor advances one stage.
rule-PH-196 = Take noble: the Traitor takes the noble in the place shown, counted from the left, if there is one, and ignores its text.
rule-PH-197 = Noble value: each of the Traitor’s nobles is worth the highest such value covered.
rule-PH-198 = God icon: the Traitor may now score the objective of this god.
rule-PH-199 = Discard noble: the noble in the place shown, counted from the left, is discarded, if there is one, and scores for nobody.
rule-PH-200 = Take artisan: the Traitor takes the open artisan with the most or the fewest points, in a tie the leftmost. It gains no resources.
rule-PH-201 = Discard artisan: the open artisan with the most or the fewest points is discarded, in a tie the leftmost.
rule-PH-202 = Take set: the Traitor takes the set in the place shown, counted from the top, if it is still there.
rule-PH-203 = Take bonus: the Traitor takes the bonus token in the place shown, counted from the top, if it is still there.
rule-PH-204 = Nile icon: the Traitor’s disc moves one step on the track in the color of its most or least filled tile, in a tie on the track furthest left. A disc already at the top stays there, and the icon is lost.
rule-PH-205 = Nobles and artisans taken by the Traitor are replaced at once, offering tokens only when the next round is prepared.

## Solo: passing and rounds

rule-PH-206 = The Traitor passes when, and only when, it should turn up an urn and its pile is empty; it takes no urn. If it passes first, it enters row 1, takes the First Player token, and moves on in its turns while you are still in the round.
rule-PH-207 = In the Pyramid the Traitor takes the income of the space it reaches, never that to the left: any resource for a resource of choice, a token from the bag for an offering token. It never spends them, but they score.
rule-PH-208 = When you pass, you take one of the two urns. If the Traitor is still playing, you enter row 1 and earn as usual.
rule-PH-209 = Between rounds offerings are refilled to three sets and three bonus tokens; the resources of the urn left over go onto the wheel, and it is discarded; two new urns are laid out, except for round 5; the tile in that place from the left says how many urns the Traitor has in the round.
rule-PH-210 = The Traitor can take the Pharaoh token under the same conditions as you.

## Solo: scoring

rule-PH-211 = You and the Traitor score as usual, except for the Traitor’s gods and nobles.
rule-PH-212 = The Traitor scores a god only if that god’s icon is covered and both conditions are met; the same elements may count for both gods beside an area.
rule-PH-213 = Each of the Traitor’s nobles is worth the highest noble value reached, or 6 points if none was reached.
rule-PH-214 = You win only with more points than the Traitor; the Traitor wins ties.

## Noble rules

rule-PH-220 = A scribe (nobles 1 to 5) is worth 4 points plus 4 for each of the two gods beside its area whose objective you fulfill. You may always pay either of its two resources as if it were the other, also with offering tokens showing them; paid for access it counts as the color of the wheel.
rule-PH-221 = The General (6) is worth 7 points, and 4 more each for the Pharaoh token and the First Player token. When you pass, your disc at once moves one more Pyramid space in its row and you gain its income; as first to pass you take the First Player token before. Nothing happens if you pass last.
rule-PH-222 = The Architect, High Priestess, Master and Granary Steward let you pay access to their area with any resource, which counts as its own color. A free slot is still needed.
rule-PH-223 = With the Judge you may pay any five resources for a noble; access is still due in the color of the wheel.
rule-PH-224 = The Grand Vizier has no ability and is worth 3 points plus 3 for each of your nobles, itself included.
rule-PH-225 = Once per round the Doctor lets you take the artisans action even if no slot is free. You still pay the action cost.
rule-PH-226 = Once per round the Chief Contractor lets you take the chamber action even if no slot is free. You still pay the action cost.
rule-PH-227 = Once per round the High Priest lets you take the offerings action even if no slot is free. You still pay the action cost.
rule-PH-228 = Once per round the Governor lets you take the Nile action even if no slot is free. You still pay the action cost.
rule-PH-229 = Once per round the Sorceress exchanges a basic resource, or an offering token showing one, for another basic resource.
rule-PH-230 = Once per round the Treasurer exchanges a basic resource, or an offering token showing one, for a silver.
rule-PH-231 = The Teacher (19) is worth 7 points, and 1 more for each basic resource you own, offering tokens showing one included. Once per round, when you gain an urn, also by passing, you may take one more basic resource of your choice.
rule-PH-232 = Once per round the Diplomat lets you take any three basic resources instead of those on the urn you have just gained.
rule-PH-233 = High Official 21 gives you three steps on one Nile track and 2 silver.
rule-PH-234 = High Official 22 gives you two steps on one Nile track and 2 offering tokens.
rule-PH-235 = High Official 23 gives you an artisan with its resources and 1 silver.
rule-PH-236 = High Official 24 gives you an artisan with its resources and 2 offering tokens.
rule-PH-237 = High Official 25 gives you one chamber stage for free and 1 silver.
rule-PH-238 = High Official 26 gives you one chamber stage for free and 1 offering token.
rule-PH-239 = An immediate ability works only once; afterwards the card still counts as a noble and scores.
rule-PH-240 = There are 26 different nobles: 1 to 12 permanent, 13 to 20 once per round, 21 to 26 immediate.

## Noble cards

rule-N-01 = Permanent: you may pay agriculture as construction and construction as agriculture. Worth 4 points, plus 4 for each fulfilled god beside the Nile area.
rule-N-02 = Permanent: you may pay construction as trade and trade as construction. Worth 4 points, plus 4 for each fulfilled god beside the burial chamber area.
rule-N-03 = Permanent: you may pay trade as power and power as trade. Worth 4 points, plus 4 for each fulfilled god beside the artisans area.
rule-N-04 = Permanent: you may pay power as justice and justice as power. Worth 4 points, plus 4 for each fulfilled god beside the nobles area.
rule-N-05 = Permanent: you may pay justice as agriculture and agriculture as justice. Worth 4 points, plus 4 for each fulfilled god beside the offerings area.
rule-N-06 = Permanent: when you pass, unless you are last, your disc moves one more Pyramid space and you gain its income. Worth 7 points, plus 4 with the Pharaoh token and 4 with the First Player token.
rule-N-07 = Permanent: pay access to the burial chamber area with any resource; it counts as its own color for the action cost.
rule-N-08 = Permanent: pay access to the offerings area with any resource; it counts as its own color for the action cost.
rule-N-09 = Permanent: pay access to the artisans area with any resource; it counts as its own color for the action cost.
rule-N-10 = Permanent: pay access to the Nile area with any resource; it counts as its own color for the action cost.
rule-N-11 = Permanent: in the nobles area you may pay any five resources instead of five different ones. Access is paid as usual and counts as one of the five.
rule-N-12 = No ability. Worth 3 points, plus 3 for each of your nobles, this one included.
rule-N-13 = Once per round: take the artisans action even if no slot is free, paying the action cost. Worth 6 points, plus 2 for each different value among your artisans.
rule-N-14 = Once per round: take the burial chamber action even if no slot is free, paying the action cost. Worth 6 points, plus 2 for each chamber stage you reached.
rule-N-15 = Once per round: take the offerings action even if no slot is free, paying the action cost. Worth 6 points, plus 2 for each offering token you own.
rule-N-16 = Once per round: take the Nile action even if no slot is free, paying the action cost. Worth 5 points, plus 3 for each Nile track on which you are at the top.
rule-N-17 = Once per round: exchange a basic resource or an offering token showing one for another basic resource, also when you pass. Worth 3 points, plus 3 for each god objective you fulfill.
rule-N-18 = Once per round: exchange a basic resource or an offering token showing one for a silver, also when you pass. Worth 8 points, plus 2 for each silver you own.
rule-N-19 = Once per round: when you gain an urn, also take one basic resource of your choice. Worth 7 points, plus 1 for each basic resource and each offering token showing one.
rule-N-20 = Once per round: discard an urn you have just gained and take any three basic resources instead of those on it. Worth as many points as another of your nobles, which you choose at the end.
rule-N-21 = Immediate: move three steps on one Nile track of your choice and gain 2 silver.
rule-N-22 = Immediate: move two steps on one Nile track of your choice and gain 2 offering tokens.
rule-N-23 = Immediate: take an open artisan or the top card of the deck, gain its resources, and gain 1 silver.
rule-N-24 = Immediate: take an open artisan or the top card of the deck, gain its resources, and gain 2 offering tokens.
rule-N-25 = Immediate: advance one burial chamber stage without paying and gain 1 silver.
rule-N-26 = Immediate: advance one burial chamber stage without paying and gain 1 offering token.
