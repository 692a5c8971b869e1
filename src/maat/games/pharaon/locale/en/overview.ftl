# overview.ftl (English): the game on two pages; `.art` names the drawings beside a paragraph

front-minutes = 60 to 90 minutes
front-weight = of middle weight

## What it is about

overview-goal = In five rounds you spend resources on actions in five areas of the board. At the end almost everything brings prestige points (PP), and the most PP win.
    .art = cover
overview-wheel = A wheel gives each area one color. After each round it turns by one sector, so what is cheap for you here today is dear tomorrow.
    .art = wedge-agriculture wedge-construction wedge-trade wedge-power wedge-justice

## Your turn: one action, or pass

overview-access = Access: lay one unit of the area’s color on a free slot of the wheel. An area has three slots in a round (four with more players). Silver stands in for any resource.
    .art = resource-agriculture resource-silver
overview-deduct = Then pay for the action. What you paid for access counts towards it if the color fits.
    .art = resource-trade resource-justice

## Five areas

overview-nile = Nile: two resources bring other resources and steps on the five tracks. A track is worth 0, 3 or 7 PP.
    .art = area-nile
overview-artisans = Artisans: three of one color take a card that brings resources now and PP at the end.
    .art = area-artisans
overview-nobles = Nobles: one of each of the five colors. Nobles have powers and bring PP.
    .art = area-nobles
overview-offerings = Offerings: one resource takes two tokens, a second one of one color a bonus token, too. Tokens replace resources or are PP.
    .art = area-offerings token-trade-token
overview-chamber = Burial chamber: each of the six stages has its price. Only the stage reached counts, 4 to 39 PP.
    .art = area-chamber

## Passing

overview-pass = Whoever passes takes an urn with three resources. The first to pass takes the First Player token.
    .art = first-player jar
overview-pyramid = On each later turn of the round your disc moves on in the Time Pyramid and brings an income.
    .art = income-any-basic income-silver income-offering

## What scores besides

overview-gods = Gods: between every two areas stands a god. If you have met the conditions of both, both its values are yours. Nothing counts for two gods.
    .art = god-isis god-horus god-osiris god-anubis god-ra
overview-heir = The first with two nobles and chamber stage 3 takes the Pharaoh token: 7 PP.
    .art = pharaoh-token
overview-rest = The First Player token of the last round 3 PP; each resource and token left 1 PP; prestige tokens 1 or 2 more.
    .art = resource-silver token-prestige-high

## How it ends

overview-end = After round 5. There are no urns in it. In a tie the Pharaoh token decides, then what is left over.
    .art = first-player
