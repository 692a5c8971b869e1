# overview.ftl (English): the game on two pages; `.art` names the drawings beside a paragraph

front-minutes = 90 to 120 minutes
front-weight = heavy, for those who like to plan

## What it is about

overview-goal = Around the obelisk lie the sections of six gods. In 16 rounds you take one die each and act with it; the most Victory Points (VP) win.
    .art = obelisk
overview-light = The obelisk makes sections Sunny, Shaded or Dark. Color and light make a die Pure, Tainted or Forbidden; a Forbidden one may not be taken. Gray is always Tainted.
    .art = face-white-4 face-yellow-3 face-black-5 face-gray-2

## Your turn: one die, one action

overview-die = Take a die and perform the action of the god in whose section it lay, or produce with it.
    .art = face-brown-4
overview-scales = The die lies on your scales, Pure on the left, Tainted on the right. Keep them in balance.
    .art = scales
overview-scribes = A Scribe changes a die by 1 or 2; two Scribes call Anubis: any die, any god. Gold stands in for any resource.
    .art = token-scribe token-gold

## Six gods and a workshop

overview-horus = Horus: a Statue, for Granite. For a god it brings you a bonus whenever anybody uses that god; for the people it counts in Scorings.
    .art = god-horus statue-0
overview-ra = Ra: a Pillar in the Temple Complex. Buildings in line, matching edges and the display bring VP.
    .art = god-ra pillar-0
overview-hathor = Hathor: a Building beside the Temple Complex, for Bread. The row pays resources, Population rises.
    .art = god-hathor building-0
overview-bastet = Bastet: a festival, for Papyrus. Happiness rises, never beyond Population.
    .art = god-bastet token-happiness
overview-thoth = Thoth: cards, from the sections that your Happiness opens: Blessings, Technologies, Decrees.
    .art = god-thoth blessing technology
overview-osiris = Osiris: a workshop or a quarry. It raises Production and costs 1 Happiness.
    .art = god-osiris workshop
overview-produce = Produce: the resource of the die’s color, as many as the value, but not more than your Production; the surplus weighs on the right.
    .art = production-papyrus production-bread production-limestone production-granite

## Maat, after every four dice

overview-maat = Left minus right is your balance; Faith can mend it. Whoever is nearest to 0 goes first. A bad balance costs VP.
    .art = scales token-faith
overview-destiny = Then everybody takes a Destiny card, and the dice return to the bag.
    .art = destiny

## Two Scorings

overview-scoring = In the second and the fourth Maat phase: 3 VP for each district of Osiris you lead, 1 for each piece at the Temple Complex and more with your Pillars there, 1 to 21 for Statues, 3 to 15 for Happiness from 9 on, 2 for each full Production, and what your Building row shows.
    .art = scoring-1 scoring-2
overview-bread = Then your people must be fed: each Bread uncovered in your Building row is paid or costs 3 VP.
    .art = token-bread

## How it ends

overview-end = After 16 rounds. Up to three Decrees with different symbols score, and the first in turn order gains 3 VP. In a tie Scribes decide.
    .art = decree-scroll token-vp
