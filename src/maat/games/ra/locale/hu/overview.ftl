# overview.ftl (magyar): a játék két oldalon; az `.art` a bekezdés melletti rajzokat nevezi meg

front-minutes = 45–60 perc
front-weight = könnyű, tíz perc alatt megtanulható
front-start = Kezdd itt

## Miről szól

overview-goal = Három korszakon át árveréseken veszel lapkákat. Egyesek minden korszak után pontot érnek, mások csak a végén. A legtöbb pont nyer.
    .art = tile-ra tile-pharaoh tile-nile
overview-suns = Napkorongokkal licitálsz, 1 és 16 közötti számokkal. Három vagy négy van belőlük, és amit elköltesz, helyette másikat kapsz, de csak a következő korszakra.
    .art = sun sun-spent

## A köröd: három dolog egyike

overview-draw = Húzz egy lapkát. Az árveréssávra kerül, amelynek nyolc mezője van. A Rá lapka a Rá sávra kerül, és árverést indít.
    .art = bag tile-ra
overview-invoke = Idézd meg Rát: mindent elárverezel, ami a sávon fekszik.
    .art = boat
overview-god = Költs istenséglapkákat: mindegyikkel elveszel egy választott lapkát a sávról.
    .art = tile-god tile-gold

## Az árverés

overview-bid = Mindenki egyszer egy koronggal licitálhat, az előzőnél magasabbal. Aki az árverést indította, utoljára szól, és megidézés után licitálnia kell, ha más nem tette.
    .art = sun
overview-win = A nyertes elviszi a sáv minden lapkáját, a korongját középre teszi, az ottanit pedig képpel lefelé elveszi.
    .art = sun sun-spent
overview-disaster = A sávon lévő katasztrófa két lapkába kerül a nyertesnek: fáraóba, Nílusba (először áradás), civilizációba vagy emlékműbe.
    .art = tile-funeral tile-drought tile-unrest tile-earthquake

## Minden korszak után

overview-pharaohs = A legtöbb fáraó: 5 pont. A legkevesebb: −2.
    .art = tile-pharaoh
overview-nile = Minden áradás 1 pont, és minden Nílus 1 pont, de csak áradással.
    .art = tile-nile tile-flood
overview-civilization = Három, négy vagy öt különböző civilizáció: 5, 10 vagy 15 pont. Egy sem: −5.
    .art = tile-astronomy tile-agriculture tile-writing tile-religion tile-art
overview-gold = Az arany 3 pont, az el nem költött istenség 2.
    .art = tile-god tile-gold
overview-keep = Ezután eldobod az istenségeket, az aranyat, az áradást és a civilizációt. A fáraók, a Nílus és az emlékművek maradnak.
    .art = tile-pharaoh tile-nile tile-pyramid

## Csak a harmadik korszak után

overview-monuments = Minden emlékműfajta 1 pont, hét fajta 10, mind a nyolc 15. Három, négy vagy öt egyforma: 5, 10 vagy 15.
    .art = tile-pyramid tile-sphinx tile-palace tile-obelisk
overview-sums = A legmagasabb korongösszeg 5 pontot kap, a legalacsonyabb 5-öt veszít.
    .art = sun

## Hogyan ér véget egy korszak

overview-end = Azonnal, ha a Rá sáv megtelt, vagy ha senkinek sincs felfelé néző korongja. A harmadik korszak után vége a játéknak.
    .art = station-last boat
