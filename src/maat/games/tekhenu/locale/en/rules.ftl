# tekhenu/locale/en/rules.ftl: the numbered rules of Tekhenu, in short, for players

## Goal and shape of the game

rule-TK-01 = The player with the most VP at the end wins. On the way there are four Maat phases and two Scorings.
rule-TK-02 = Two rounds make a rotation, two rotations a Maat phase, two Maat phases a Scoring, two Scorings a game: 16 rounds in all.

## Components

rule-TK-03 = The shared pieces are the board with wheel and obelisk, 26 dice, 27 Pillar tiles, 2 Scoring markers, 6 Horus bonus tiles, and tokens for resources, Scribes and Faith.
rule-TK-04 = Each player has 10 Buildings, 6 Statues, 8 Pillars, 4 Production markers and one marker each for Maat, Population, Happiness and VP.
rule-TK-05 = There are 24 Blessings, 24 Technologies, 24 Decrees, 12 Starting cards and 4 Destiny cards.
rule-TK-06 = The solo game uses 10 Botankhamun action tiles, a Progress marker and the Deben token, which is tossed like a coin.
rule-TK-07 = Clockwise around the wheel: Horus, Ra, Hathor, Bastet, Thoth, Osiris. Opposite each other are Horus and Bastet, Ra and Thoth, Hathor and Osiris.

## Setup

rule-TK-08 = The wheel starts in a random one of its six positions.
rule-TK-09 = Scoring marker I lies four sections clockwise from the arrow, marker II four sections further on.
rule-TK-10 = Three Pillar tiles lie face up in the display of Ra; the others form a face-down stack.
rule-TK-11 = The six Horus bonus tiles lie in random order on spaces 1 to 6. Beginners may use the bonuses printed on the board instead.
rule-TK-12 = Resources, Gold, Scribes and Faith that nobody owns lie in the general supply.
rule-TK-13 = One Gold waits on each of the four Statue spaces for the people and one beside the second row of Osiris.
rule-TK-14 = All dice are used with four players. Three players leave out 2 gray dice, two players 1 yellow, 1 brown, 1 white and 1 black die.
rule-TK-15 = Each section starts with three random dice, rolled and sorted into Pure, Tainted and Forbidden.
rule-TK-16 = You start with 10 VP, Happiness 2 and Population 5 on the same track, 1 Gold and 1 Scribe, all four Production markers on 2, 10 Buildings and 6 Statues on your board, and 8 Pillars and the Maat marker beside it.
rule-TK-17 = Technology T16 and Decree D20 are only used with three or four players. Blessings, Technologies and Decrees are shuffled as three separate decks.
rule-TK-18 = At first the market shows 2 Blessings and 1 Technology in section 1, and 2 Blessings and 2 Technologies in section 2. Sections 3 and 4 are empty.
rule-TK-19 = You are dealt two Decrees, keep one and put the other under the deck. Decrees are secret.
rule-TK-20 = With two, three or four players, 5, 7 or 9 Starting cards are laid out, together with all four Destiny cards.
rule-TK-21 = Starting cards are taken one by one from the first player to the last, then a second one each from the last player back to the first.
rule-TK-22 = The highest sum of Initiative on the two Starting cards goes first. In a tie, the player with the single highest Initiative goes first.
rule-TK-23 = In turn order everyone takes a Destiny card and then receives the rewards of that card and of both Starting cards. The Destiny card is kept for its Ankh value.

## Light and purity

rule-TK-24 = Two parts of the wheel are Sunny, two Shaded and two Dark. A section has the light of the part in front of it.
rule-TK-25 = White dice are Pure in Sunny sections, black ones in Dark sections, yellow and brown ones in Shaded sections. White and yellow are Forbidden in the Dark, black and brown in the Sun; everything else is Tainted.
rule-TK-26 = Gray dice are always Tainted, and no die is Forbidden in a Shaded section. When the wheel turns, only the dice around it are judged anew, not those on player boards.

## Round and turn

rule-TK-27 = In every round each player takes one turn, in turn order.
rule-TK-28 = You must take exactly one Pure or Tainted die from around the wheel. Forbidden dice may not be taken.
rule-TK-29 = The die goes onto your scales with its pips unchanged: Pure dice on the left, Tainted dice on the right.
rule-TK-30 = Use the die for the god action of the section it came from, or to produce the resource of its color. Gray dice cannot produce.
rule-TK-31 = After the last player’s turn the wheel turns if everyone has exactly two or four dice; otherwise a new round starts.
rule-TK-32 = You may not choose an action you cannot pay for. You have to find another action and, if necessary, another die.

## Scribes

rule-TK-33 = While choosing a die you may spend Scribes to change its value, to perform the Anubis action, or for both.
rule-TK-34 = Each Scribe changes the value of the die by 1 or 2, up or down. The value stays between 1 and 6, and 6 is not next to 1.
rule-TK-35 = For exactly 2 Scribes, the Anubis action lets you take any die, even a Forbidden one, and perform any action with its value.
rule-TK-36 = A die used for the Anubis action lies below the scales and does not count in your balance.

## Spending and limits

rule-TK-37 = Gold may replace any other resource, one for one. Scribes and Faith are not resources.
rule-TK-38 = An action is not available if you lack the resources it needs. Surplus on your scales can never be spent.
rule-TK-39 = You have 10 Buildings, 8 Pillars and 6 Statues; when a kind is used up, you can build no more of it. Built pieces never move.
rule-TK-40 = Each god has three Statue spaces with four players, two with three players and one with two players.

## Horus

rule-TK-41 = Horus builds one Statue. Your Statues leave the track on your board from left to right, each for the Granite printed beneath it.
rule-TK-42 = A Statue is built either for a god or for the people.
rule-TK-43 = For a god, the value of the die selects the Horus tile of that number, and the tile names the god. The Statue goes to a free space of that god.
rule-TK-44 = Whenever another player performs that god’s action, your Statue brings you the bonus of its Horus tile.
rule-TK-45 = With three players you also receive the bonus once, right after building the Statue.
rule-TK-46 = With two players you also receive the bonus for your own actions of that god, but not for the action that built the Statue.
rule-TK-47 = A second Statue of yours for the same god brings no further bonus.
rule-TK-48 = For the people there are four Statue spaces: two at the Temple Complex, one above the workshops, one above the quarries. The value of the die does not matter, and you take the Gold lying there.
rule-TK-49 = A Statue at the Temple Complex brings you 3 VP at once for each of your Pillars in its row or column.
rule-TK-50 = Statues for the people give no bonus for actions; they count in Scoring.
rule-TK-51 = Statue bonuses are paid once the action is complete. If the god has no free space, you cannot build for that god.

## Ra

rule-TK-52 = A value of 5 or 6 selects the left tile of the display, 3 or 4 the middle one, 1 or 2 the right one.
rule-TK-53 = Pay the cost of the tile, turn it as you like and place it on an empty space of the Temple Complex.
rule-TK-54 = You gain 1 VP for each Building, whoever owns it, in the row and the column of the new tile. Statues do not count.
rule-TK-55 = You gain 1 VP for each edge that matches the color of the edge it touches, or 2 VP per edge in a corner.
rule-TK-56 = You receive everything printed on the space you have covered.
rule-TK-57 = The display space of the tile brings VP: left 3, middle 2, right 1.
rule-TK-58 = The ability of the tile works only if its light is the present light of Ra’s section.
rule-TK-59 = One of your Pillars is set on the tile and marks it as yours.
rule-TK-60 = The remaining tiles of the display move to the right, and a new one comes in on the left.
rule-TK-61 = Ra is not available once you have built all 8 Pillars or the Temple Complex is full.

## Hathor

rule-TK-62 = A Building at the Temple Complex costs the 2 to 4 Bread printed on its space. The value of the die does not limit your choice; with fewer players some spaces are closed.
rule-TK-63 = Your leftmost Building goes to the space. The Bread and VP it uncovers on your board matter only in Scoring.
rule-TK-64 = In the row or column of the Building, each of your Pillars brings 3 VP and each empty space one unit of what is printed there. Pillars of others bring nothing.
rule-TK-65 = After that your Population rises by the value of the die.

## Opening the market

rule-TK-66 = Section 3 of the market opens as soon as anyone’s Population reaches 9: 1 Blessing, 2 Technologies and 1 Decree.
rule-TK-67 = Section 4 of the market opens as soon as anyone’s Population reaches 13: 1 Blessing, 1 Technology and 2 Decrees.
rule-TK-68 = Once open, a section of the market stays open. If both open at once, section 3 comes first.

## Bastet

rule-TK-69 = A festival costs 2 Papyrus and raises your Happiness by the value of the die.
rule-TK-70 = Your Happiness can never exceed your Population; further steps are lost.
rule-TK-71 = With a value of 1 or 2 you gain 2 Scribes, with 3 or 4 you gain 1, with 5 or 6 none.
rule-TK-72 = The first time your Happiness reaches 16 you gain 1 Gold; the first time it reaches 19, 1 Scribe.
rule-TK-73 = The first time your Happiness reaches 21 you perform any one action at once, with any value and without taking a die.

## Thoth

rule-TK-74 = A Blessing is used once, at the moment it names, and then discarded. You may use several together.
rule-TK-75 = A Technology works for the rest of the game. The effects of several Technologies add up.
rule-TK-76 = Decrees bring VP at the end of the game and stay secret until then. You may hold any number of cards.
rule-TK-77 = With a value of 1 or 2 you take 1 card free, with 3 or 4 you take 2 cards for 2 Papyrus, with 5 or 6 you take 3 cards for 3 Papyrus, all from one section of the market.
rule-TK-78 = Your Happiness decides where you may take cards: section 1 from Happiness 1, section 2 from 5, section 3 from 9, section 4 from 13.
rule-TK-79 = Before taking cards you may pay 1 Papyrus to replace all cards of a section, once per section in each Thoth action.
rule-TK-80 = At the end of the turn the market is filled up again. An empty deck is rebuilt from its discard pile.

## Osiris

rule-TK-81 = Osiris costs 1 Happiness and no resources. It is impossible at Happiness 0 or in a full row.
rule-TK-82 = The effective value of the die is the row, 1 at the top and 6 at the bottom. You take a free space in one of its four districts, from left to right: a Papyrus or Bread workshop, a Limestone or Granite quarry. You use your leftmost Building; symbols it uncovers have no effect before Scoring.
rule-TK-83 = The row decides how far your Production markers advance and what you gain; rows with higher numbers give more.
rule-TK-84 = A Production marker cannot go beyond 6.
rule-TK-85 = Rows with smaller numbers lie higher, and the highest piece wins ties for a district in Scoring.

## Production

rule-TK-86 = Any section will do for production: yellow dice give Papyrus, brown Bread, white Limestone, black Granite. Gray dice cannot produce.
rule-TK-87 = You produce as much as the value of the die, but keep only as much as your Production marker shows. The surplus weighs on your scales, −1 each.

## Rotation

rule-TK-88 = The wheel turns when every player has exactly two or exactly four dice.
rule-TK-89 = The wheel turns one section clockwise.
rule-TK-90 = When the players have four dice each, the Maat phase is held right after the wheel has turned.
rule-TK-91 = Both sections now in the shade receive as many new dice as there are players.
rule-TK-92 = After the turn of the wheel all dice around it are sorted anew into Pure, Tainted and Forbidden, and a new round starts.

## Maat phase

rule-TK-93 = Your balance is the pips on the left minus the pips on the right minus your surplus resources. Dice below the scales do not count.
rule-TK-94 = You may place Faith tokens on either side of your scales, each worth +1 or −1.
rule-TK-95 = The Maat markers move to the Maat track according to the final balances.
rule-TK-96 = A balance of −3 to −5 costs 1 VP, −6 to −8 costs 2 VP, −9 or lower costs 3 VP. Your VP never fall below 0.
rule-TK-97 = The closer your balance is to 0, the earlier you are in turn order. Ties are broken by the higher Ankh value.
rule-TK-98 = A Scoring is held if the arrow of the wheel points at the lowest Scoring marker left, by its hourglasses. That is so in the second and the fourth Maat phase; in the first the arrow meets marker II while marker I is still there.
rule-TK-99 = Dice return to the bag, and surplus and all Faith return to the supply. Faith cannot be saved for later.
rule-TK-100 = In the new turn order everyone takes one of the Destiny cards and gains its reward.
rule-TK-101 = After the Maat phase the rotation goes on with new dice for the Shaded sections.

## Scoring

rule-TK-102 = In each district of Osiris the player with most Buildings and Statues gains 3 VP; the highest piece wins ties. A Statue counts for both districts below it.
rule-TK-103 = Each of your Buildings and Statues around the Temple Complex brings 1 VP. Each of your Pillars brings 1 VP for every Building and Statue of yours in its row and column.
rule-TK-104 = For 1, 2, 3, 4, 5 or 6 Statues built you gain 1, 3, 6, 10, 15 or 21 VP.
rule-TK-105 = For Happiness of at least 9, 13, 16, 19 or 21 you gain 3, 6, 9, 12 or 15 VP.
rule-TK-106 = Each of your Production markers on 6 brings 2 VP.
rule-TK-107 = You gain all VP that are visible in your own Building row, where Buildings have left it.
rule-TK-108 = For each Bread uncovered in your Building row you pay 1 Bread or lose 3 VP. Your VP never fall below 0.
rule-TK-109 = After a Scoring its marker is removed; after the first one the Maat phase goes on.

## End of the game

rule-TK-110 = After the second Scoring all Decrees are revealed. You score at most three of them, each with a different symbol, and choose which.
rule-TK-111 = At the end the first in turn order gains 3 VP; with three or four players the second gains 2 VP.
rule-TK-112 = The most VP win. Ties are broken by more Scribes, then by the earlier place in turn order.

## Tiles and cards in general

rule-TK-113 = An action performed “as if with a die” is a full god action: you pay its cost unless the card says otherwise, and other effects apply to it.
rule-TK-114 = Blessings and Technologies add up. If several of your effects happen together, you choose their order.
rule-TK-115 = Gains from cards and tiles keep to the usual limits of Happiness, Production and the track, and they open market sections and bring track rewards.

## Pillar tiles

rule-P01 = If Ra is Sunny: raise your Population by 3.
rule-P02 = If Ra is Dark: gain 1 Scribe.
rule-P03 = If Ra is Shaded: raise your Happiness by 2, up to your Population.
rule-P04 = If Ra is Sunny: gain 1 more VP for each edge of this tile that matches in color.
rule-P05 = If Ra is Dark: gain 1 more VP for each edge of this tile that matches in color.
rule-P06 = If Ra is Shaded: gain 1 more VP for each Building, whoever owns it, in the row and column of this tile.
rule-P07 = If Ra is Sunny: gain 1 VP.
rule-P08 = If Ra is Shaded: gain 1 VP.
rule-P09 = If Ra is Dark: gain 1 VP.
rule-P10 = If Ra is Dark: perform the Thoth action as if with a die of value 1 and take one card free.
rule-P11 = If Ra is Sunny: perform the Thoth action as if with a die of value 1 and take one card free.
rule-P12 = If Ra is Shaded: perform the Horus action as if with a die of value 1, 2 or 3. You still pay for the Statue.
rule-P13 = If Ra is Sunny: draw the top Decree and keep it.
rule-P14 = If Ra is Dark: draw the top Decree and keep it.
rule-P15 = If Ra is Shaded: perform the Osiris action as if with a die of value 3. You still lose 1 Happiness.
rule-P16 = If Ra is Shaded: gain 2 Gold.
rule-P17 = If Ra is Sunny: gain 2 Gold.
rule-P18 = If Ra is Dark: gain 2 Gold.
rule-P19 = If Ra is Sunny: the resources or Faith of the covered space are doubled.
rule-P20 = If Ra is Shaded: the resources or Faith of the covered space are doubled.
rule-P21 = If Ra is Dark: the resources or Faith of the covered space are doubled.
rule-P22 = This Pillar tile has no ability.
rule-P23 = This Pillar tile has no ability.
rule-P24 = This Pillar tile has no ability.
rule-P25 = This Pillar tile has no ability.
rule-P26 = This Pillar tile has no ability.
rule-P27 = This Pillar tile has no ability.

## Starting cards

rule-S01 = Initiative 1. Perform the Osiris action as if with a die of value 5, without losing Happiness.
rule-S02 = Initiative 2. Perform the Osiris action as if with a die of value 3, for a quarry only and without losing Happiness.
rule-S03 = Initiative 3. Perform the Osiris action as if with a die of value 3, for a workshop only and without losing Happiness.
rule-S04 = Initiative 4. Gain 5 resources of your choice, but no Gold.
rule-S05 = Initiative 5. Draw 2 Technologies, keep one and shuffle the other back into the deck.
rule-S06 = Initiative 6. Draw 2 Blessings, keep one and shuffle the other back into the deck.
rule-S07 = Initiative 7. Gain 2 Scribes and 1 Gold.
rule-S08 = Initiative 8. Gain 1 Papyrus, 1 Bread, 1 Limestone and 1 Granite.
rule-S09 = Initiative 9. Gain 3 resources: Limestone and Granite in any mix.
rule-S10 = Initiative 10. Gain 3 resources: Bread and Papyrus in any mix.
rule-S11 = Initiative 11. Raise your Population by 3, then your Happiness by 2.
rule-S12 = Initiative 12. Gain 2 Gold.

## Destiny cards

rule-A01 = Ankh value 0. Gain 1 Scribe when you take this card.
rule-A02 = Ankh value 1. Gain 1 Gold when you take this card.
rule-A03 = Ankh value 2. Raise your Population or your Happiness by 1 when you take this card.
rule-A04 = Ankh value 3. Gain 1 Faith when you take this card; it lasts until the next Maat phase.

## Decrees

rule-D01 = At the end of the game: 3 VP for each of your Technologies.
rule-D02 = At the end of the game: 4 VP for each different symbol on your Decrees, this one included.
rule-D03 = At the end of the game: pay 2 Gold to score another of your scored Decrees once more.
rule-D04 = At the end of the game: 4 VP for each track symbol your Population has reached; pay 1 resource for each one you score. Scored before D08.
rule-D05 = At the end of the game: 4, 8, 12, 16 or 20 VP if your Happiness has reached 9, 13, 16, 19 or 21.
rule-D06 = At the end of the game: as many VP as your Happiness is ahead of the lowest Happiness marker on the track.
rule-D07 = At the end of the game: 3 VP for each Scribe you have left.
rule-D08 = At the end of the game: 2 VP for each Gold and 1 VP for each other resource you have left, 20 VP at most. Scored after D04.
rule-D09 = At the end of the game: 3 VP for each of your quarries.
rule-D10 = At the end of the game: 3 VP for each of your workshops.
rule-D11 = At the end of the game: 2 VP for each of your workshops and quarries.
rule-D12 = At the end of the game: 3 VP for each of your Buildings around the Temple Complex.
rule-D13 = At the end of the game: 3 VP for each of your Pillars.
rule-D14 = At the end of the game: 2 VP for each of your Statues and 2 VP for each of your Buildings around the Temple Complex.
rule-D15 = At the end of the game: 2 VP for each of your Pillars and 2 VP for each of your Buildings around the Temple Complex.
rule-D16 = At the end of the game: 4 VP for each of your Statues for a god.
rule-D17 = At the end of the game: 2 VP for each of your Statues and 2 VP for each of your Pillars.
rule-D18 = At the end of the game: 3 VP for each of your Statues, for gods or for the people.
rule-D19 = At the end of the game: 5 VP for each of your Statues for the people.
rule-D20 = At the end of the game: 10 VP if you are first in turn order, 5 VP if you are second. Only with three or four players.
rule-D21 = At the end of the game: 1 VP for each Building you have built, anywhere.
rule-D22 = At the end of the game: half the pips on your Pure dice, rounded up, in VP. Dice below the scales do not count.
rule-D23 = Before the last Scoring: perform any one action with any value, without a die and without paying resources.
rule-D24 = At the end of the game: score the Temple Complex once more, counting only your Buildings and Pillars.

## Blessings

rule-B01 = Once, during your production action: gain 4 Limestone. They are never surplus.
rule-B02 = Once, during your production action: gain 4 Granite. They are never surplus.
rule-B03 = Once, during your production action: gain 4 Bread. They are never surplus.
rule-B04 = Once, during your production action: gain 4 Papyrus. They are never surplus.
rule-B05 = Once, during your production action: gain 3 Gold.
rule-B06 = Once, during your production action: gain 2 Scribes.
rule-B07 = Once, at any moment of your turn: raise your Population by 3 or your Happiness by 3.
rule-B08 = Once, at any moment of your turn: raise your Population by 3 or your Happiness by 3.
rule-B09 = Once, when choosing a die: turn it to any face.
rule-B10 = Once, when choosing a die: turn it to any face.
rule-B11 = Once, when choosing a die: treat it as a die of another color. You may also change its value by 1, up or down.
rule-B12 = Once, when choosing a die: treat it as a die of another color. You may also change its value by 1, up or down.
rule-B13 = Once, during your Ra or Horus action: you need not pay its Limestone and Granite.
rule-B14 = Once, during your Ra or Horus action: you need not pay its Limestone and Granite.
rule-B15 = Once, during your Bastet or Hathor action: you need not pay its Papyrus or Bread.
rule-B16 = Once, during your Bastet or Hathor action: you need not pay its Papyrus or Bread.
rule-B17 = Once, when choosing a die: pay 1 Scribe to perform, with the same die, the god action of a section adjacent to the die’s as well. You choose which action comes first.
rule-B18 = Once, when choosing a die: pay 1 Scribe to perform, with the same die, the god action of a section adjacent to the die’s as well. You choose which action comes first.
rule-B19 = Once, when choosing a die: lower your Happiness and Population by 1 each to perform, with the same die, the god action of the opposite section as well. You choose which action comes first.
rule-B20 = Once, when choosing a die: lower your Happiness and Population by 1 each to perform, with the same die, the god action of the opposite section as well. You choose which action comes first.
rule-B21 = Once, during your production action: perform it twice. You receive resources twice, and any surplus twice too.
rule-B22 = Once, during your production action: perform it twice. You receive resources twice, and any surplus twice too.
rule-B23 = Once, at the start of your turn: perform the Anubis action without spending 2 Scribes. You still take a die.
rule-B24 = Once, at the start of your turn: perform the Anubis action without spending 2 Scribes. You still take a die.

## Technologies

rule-T01 = Whenever you perform the Osiris action: gain 2 VP.
rule-T02 = Whenever you perform the Ra action: gain 2 VP.
rule-T03 = Whenever you perform the Thoth action: gain 2 VP.
rule-T04 = Whenever you perform the Horus action: gain 2 VP and 1 Granite. You may take the Granite before paying.
rule-T05 = Whenever you perform the Hathor action: spaces with your Pillars bring you 5 VP instead of 3.
rule-T06 = Whenever you perform the Bastet action: gain 2 VP, 1 Population and 1 Happiness.
rule-T07 = Whenever a Statue for a god brings you its bonus: gain 1 Granite.
rule-T08 = Whenever you choose a die: you may treat Forbidden dice as Pure or Tainted.
rule-T09 = Whenever you build a Pillar on a tile with an ability: the ability works in any light.
rule-T10 = You may use Gold as Scribes and Scribes as Gold. If you do so in your turn, gain 1 VP.
rule-T11 = Whenever you perform an action with value 1: gain 2 VP.
rule-T12 = Whenever you perform a production action: gain 1 VP for each surplus resource produced.
rule-T13 = Whenever you produce: you may change the value by 1 or 2, up or down, and you gain 1 more of that resource, which is never surplus.
rule-T14 = Whenever you perform a god action: you may change the value by 1 or 2, up or down.
rule-T15 = In every Maat phase: gain 2 Faith. Your Ankh value is always 5.
rule-T16 = After every Maat phase: gain 2 VP if you are first in turn order, or 1 Gold if you are last. Only with three or four players.
rule-T17 = Whenever your production action produces Bread: gain 2 VP. In Scoring you pay no Bread.
rule-T18 = Whenever you choose a Pure die: gain 1 VP.
rule-T19 = Whenever you choose a Tainted die for a god action: you may pay 1 Scribe to produce first, by the color and value of the die.
rule-T20 = Whenever you perform the Thoth action: gain 1 Papyrus. You may take it before paying.
rule-T21 = Whenever you perform the Hathor action: gain 1 Bread. You may take it before paying.
rule-T22 = You may use Limestone as Granite and Granite as Limestone. If you do so in your turn, gain 1 VP.
rule-T23 = Whenever you perform the Anubis action: gain 3 VP.
rule-T24 = Whenever you play a Blessing: gain 1 Gold.

## Solo game

rule-TK-116 = The solo game is set up like a game for two: the same dice bag, closed spaces and Statue rules, without cards T16 and D20. Botankhamun has pieces of its own. TK-117 to TK-121 say what differs.
rule-TK-117 = Botankhamun has no player board and no Production markers. It starts with 10 VP, Happiness 4 and Population 7.
rule-TK-118 = Botankhamun receives no Decree at setup.
rule-TK-119 = You choose 2 of 3 random Starting cards; Botankhamun uses none. It goes first and takes the Destiny card with the Scribe or the Gold at random, without the reward; you choose among the other three.
rule-TK-120 = Botankhamun starts with one Statue, for the god in Horus slot 1.
rule-TK-121 = The 10 action tiles are shuffled into a face-up pyramid with rows of 4, 3, 2 and 1 from the base. The Progress marker stands to the left of the base, the Deben token beside it.
rule-TK-122 = On the easy level Botankhamun starts with nothing beyond the usual solo setup.
rule-TK-123 = On the medium level Botankhamun also starts with a Bread workshop and a Granite quarry, both in row 5, and a Pillar on a tile from the stack in the center of the Temple Complex. Nothing is scored for them.
rule-TK-124 = On the hard level Botankhamun starts as on the medium one, and with a second Statue, for the god in Horus slot 4.
rule-TK-125 = Extra challenges: you start with 2 random Starting cards, and Botankhamun gains 8 VP per Decree instead of 4.
rule-TK-126 = The Progress marker enters on the leftmost tile of the bottom row. After that the Deben token is tossed: one face sends the marker to the tile at the upper right, the other to the next tile on the right. The tile reached is resolved; in four steps the marker never leaves the pyramid.
rule-TK-127 = Whatever the tile, Botankhamun takes exactly one die and performs the god action of the section the die lay in. The die lies beside the tiles, counts towards the dice of the round, and goes back into the bag in the Maat phase.
rule-TK-128 = Botankhamun pays nothing, produces nothing and receives no resources and no Faith. Gold it would take from the board is discarded.
rule-TK-129 = A god tile takes the highest Pure or Tainted die of its section; of equal dice a Pure one, then a random one. If there is none, the search goes on section by section counter-clockwise.
rule-TK-130 = A resource tile takes the highest Pure or Tainted die in the color of its first resource, from any section; without one, the next resource counts, and if only gray dice are left, the highest of them. Of equal dice it takes one in a section with a Statue of Botankhamun, a random one if there is none; if several remain, the one whose Horus slot has the highest number.
rule-TK-131 = Horus: Botankhamun builds for the god in the slot of the die’s value. If that space is taken, it builds for the people above workshops or quarries, where it takes over more districts; if neither is free or neither changes a district, at the Temple Complex in the line with more of its Pillars, for 3 VP each. Ties are random. If both are taken, too, it gains 3 VP.
rule-TK-132 = Statue bonuses come as with two players, whoever performs the action. Yours are the usual ones; those of Botankhamun depend on the Horus slot: 1 Scribe for slots 1 and 2, 1 VP for 3 and 4, both for 5 and 6.
rule-TK-133 = Ra: the tile given by the value is placed, unturned, where it brings most VP: 1 for each Building of anybody in row and column, 1 for each touching edge of any color, the rim included and corners not doubled, and the VP of the display space. Rewards and abilities are ignored. Ties go to a space in line with a Building of Botankhamun, then to one away from the rim, then to chance.
rule-TK-134 = Hathor: Botankhamun takes the free Building space that pays most for its Pillars, 3 VP each, at random if tied, and its Population rises by the value of the die. It gains no resources and no Faith.
rule-TK-135 = Bastet: Botankhamun’s Happiness rises step by step; each step that would pass Population moves Population instead. It gains the usual Scribes, but no track rewards; market sections do open.
rule-TK-136 = Thoth: by the value Botankhamun takes 1, 2 or 3 cards from the highest section its Happiness allows: Decrees first, then Technologies, then Blessings, from the left. It keeps them and ignores their effects.
rule-TK-137 = Osiris: no Happiness is lost. The value of the die gives the row and its color the district; gray takes the district with fewest Buildings, the leftmost if tied. From a taken space Botankhamun goes to the next on the right, from the last to the first; from a full row to the row above, from 1 to 6. It gains no resources and no Production.
rule-TK-138 = In the four Maat phases Botankhamun’s balance is +3, +2, +1 and +1, and its Ankh value is always 4. You go first only with a balance nearer to 0, or with an equally near one and Technology T15.
rule-TK-139 = If Botankhamun is first, it takes the Destiny card with the Scribe or the Gold at random, without the reward, and you choose from the rest. Otherwise you choose from all four.
rule-TK-140 = After each Maat phase except the last all 10 action tiles are shuffled into a new pyramid, and the Progress marker returns to its start.
rule-TK-141 = You score as always. Botankhamun scores districts, Temple Complex, Statues and Happiness, then 2 VP per Blessing, which it discards, and 2 VP per Technology, which it keeps. It scores neither Production nor a Building row and pays no Bread.
rule-TK-142 = After the second Scoring Botankhamun also gains VP for its place in turn order (3 if first), 4 VP per Decree, whatever the symbols and their number (8 in the challenge), and 1 VP for every 2 Scribes.
rule-TK-143 = You win with more VP than Botankhamun. Ties are broken by more Scribes, then by turn order.
