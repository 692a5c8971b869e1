# table.ftl (English): what is said at a table of Tekhenu

game-title = Tekhenu: Obelisk of the Sun
game-about = Take dice from the light and shadow of an obelisk, serve six gods, keep your scales in balance and gather the most Victory Points (VP) in 16 rounds.
game-players = 1 to 4 players
game-automa = Botankhamun

## Gods (.deed: what the action brings, .act: the action on a button)

god-horus = Horus
    .deed = Statue
    .act = Horus: build a Statue (costs Granite)
god-ra = Ra
    .deed = Pillar
    .act = Ra: build a Pillar (costs Limestone and Granite)
god-hathor = Hathor
    .deed = Temple Building
    .act = Hathor: build a Building at the Temple Complex (costs Bread)
god-bastet = Bastet
    .deed = festival
    .act = Bastet: hold a festival, Happiness rises (costs Papyrus)
god-thoth = Thoth
    .deed = cards
    .act = Thoth: take cards (from value 3 on they cost Papyrus)
god-osiris = Osiris
    .deed = workshop or quarry
    .act = Osiris: build a workshop or quarry (costs Happiness)

## Resources and tokens (.many: more than one)

resource-papyrus = Papyrus
resource-bread = Bread
resource-limestone = Limestone
resource-granite = Granite

token-papyrus = Papyrus
    .many = Papyrus
token-bread = Bread
    .many = Bread
token-limestone = Limestone
    .many = Limestone
token-granite = Granite
    .many = Granite
token-gold = Gold
    .many = Gold
token-scribe = Scribe
    .many = Scribes
token-faith = Faith
    .many = Faith
token-population = Population
    .many = Population
token-happiness = Happiness
    .many = Happiness
token-vp = VP
    .many = VP

district-papyrus = Papyrus workshop
district-bread = Bread workshop
district-limestone = Limestone quarry
district-granite = Granite quarry

## Wheel and dice

color-yellow = yellow
color-brown = brown
color-white = white
color-black = black
color-gray = gray

light-sunny = Sunny
light-shaded = Shaded
light-dark = Dark
light-none = no light

purity-pure = Pure
purity-tainted = Tainted
purity-forbidden = Forbidden

scale-left = on the left side of the scales
scale-right = on the right side of the scales
scale-below = below the scales

face-yellow-1 = { color-yellow } 1
face-yellow-2 = { color-yellow } 2
face-yellow-3 = { color-yellow } 3
face-yellow-4 = { color-yellow } 4
face-yellow-5 = { color-yellow } 5
face-yellow-6 = { color-yellow } 6
face-brown-1 = { color-brown } 1
face-brown-2 = { color-brown } 2
face-brown-3 = { color-brown } 3
face-brown-4 = { color-brown } 4
face-brown-5 = { color-brown } 5
face-brown-6 = { color-brown } 6
face-white-1 = { color-white } 1
face-white-2 = { color-white } 2
face-white-3 = { color-white } 3
face-white-4 = { color-white } 4
face-white-5 = { color-white } 5
face-white-6 = { color-white } 6
face-black-1 = { color-black } 1
face-black-2 = { color-black } 2
face-black-3 = { color-black } 3
face-black-4 = { color-black } 4
face-black-5 = { color-black } 5
face-black-6 = { color-black } 6
face-gray-1 = { color-gray } 1
face-gray-2 = { color-gray } 2
face-gray-3 = { color-gray } 3
face-gray-4 = { color-gray } 4
face-gray-5 = { color-gray } 5
face-gray-6 = { color-gray } 6

die-horus-yellow-1 = { color-yellow } 1 from { god-horus } ({ god-horus.deed }, or produce { resource-papyrus })
die-horus-yellow-2 = { color-yellow } 2 from { god-horus } ({ god-horus.deed }, or produce { resource-papyrus })
die-horus-yellow-3 = { color-yellow } 3 from { god-horus } ({ god-horus.deed }, or produce { resource-papyrus })
die-horus-yellow-4 = { color-yellow } 4 from { god-horus } ({ god-horus.deed }, or produce { resource-papyrus })
die-horus-yellow-5 = { color-yellow } 5 from { god-horus } ({ god-horus.deed }, or produce { resource-papyrus })
die-horus-yellow-6 = { color-yellow } 6 from { god-horus } ({ god-horus.deed }, or produce { resource-papyrus })
die-horus-brown-1 = { color-brown } 1 from { god-horus } ({ god-horus.deed }, or produce { resource-bread })
die-horus-brown-2 = { color-brown } 2 from { god-horus } ({ god-horus.deed }, or produce { resource-bread })
die-horus-brown-3 = { color-brown } 3 from { god-horus } ({ god-horus.deed }, or produce { resource-bread })
die-horus-brown-4 = { color-brown } 4 from { god-horus } ({ god-horus.deed }, or produce { resource-bread })
die-horus-brown-5 = { color-brown } 5 from { god-horus } ({ god-horus.deed }, or produce { resource-bread })
die-horus-brown-6 = { color-brown } 6 from { god-horus } ({ god-horus.deed }, or produce { resource-bread })
die-horus-white-1 = { color-white } 1 from { god-horus } ({ god-horus.deed }, or produce { resource-limestone })
die-horus-white-2 = { color-white } 2 from { god-horus } ({ god-horus.deed }, or produce { resource-limestone })
die-horus-white-3 = { color-white } 3 from { god-horus } ({ god-horus.deed }, or produce { resource-limestone })
die-horus-white-4 = { color-white } 4 from { god-horus } ({ god-horus.deed }, or produce { resource-limestone })
die-horus-white-5 = { color-white } 5 from { god-horus } ({ god-horus.deed }, or produce { resource-limestone })
die-horus-white-6 = { color-white } 6 from { god-horus } ({ god-horus.deed }, or produce { resource-limestone })
die-horus-black-1 = { color-black } 1 from { god-horus } ({ god-horus.deed }, or produce { resource-granite })
die-horus-black-2 = { color-black } 2 from { god-horus } ({ god-horus.deed }, or produce { resource-granite })
die-horus-black-3 = { color-black } 3 from { god-horus } ({ god-horus.deed }, or produce { resource-granite })
die-horus-black-4 = { color-black } 4 from { god-horus } ({ god-horus.deed }, or produce { resource-granite })
die-horus-black-5 = { color-black } 5 from { god-horus } ({ god-horus.deed }, or produce { resource-granite })
die-horus-black-6 = { color-black } 6 from { god-horus } ({ god-horus.deed }, or produce { resource-granite })
die-horus-gray-1 = { color-gray } 1 from { god-horus } ({ god-horus.deed })
die-horus-gray-2 = { color-gray } 2 from { god-horus } ({ god-horus.deed })
die-horus-gray-3 = { color-gray } 3 from { god-horus } ({ god-horus.deed })
die-horus-gray-4 = { color-gray } 4 from { god-horus } ({ god-horus.deed })
die-horus-gray-5 = { color-gray } 5 from { god-horus } ({ god-horus.deed })
die-horus-gray-6 = { color-gray } 6 from { god-horus } ({ god-horus.deed })
die-ra-yellow-1 = { color-yellow } 1 from { god-ra } ({ god-ra.deed }, or produce { resource-papyrus })
die-ra-yellow-2 = { color-yellow } 2 from { god-ra } ({ god-ra.deed }, or produce { resource-papyrus })
die-ra-yellow-3 = { color-yellow } 3 from { god-ra } ({ god-ra.deed }, or produce { resource-papyrus })
die-ra-yellow-4 = { color-yellow } 4 from { god-ra } ({ god-ra.deed }, or produce { resource-papyrus })
die-ra-yellow-5 = { color-yellow } 5 from { god-ra } ({ god-ra.deed }, or produce { resource-papyrus })
die-ra-yellow-6 = { color-yellow } 6 from { god-ra } ({ god-ra.deed }, or produce { resource-papyrus })
die-ra-brown-1 = { color-brown } 1 from { god-ra } ({ god-ra.deed }, or produce { resource-bread })
die-ra-brown-2 = { color-brown } 2 from { god-ra } ({ god-ra.deed }, or produce { resource-bread })
die-ra-brown-3 = { color-brown } 3 from { god-ra } ({ god-ra.deed }, or produce { resource-bread })
die-ra-brown-4 = { color-brown } 4 from { god-ra } ({ god-ra.deed }, or produce { resource-bread })
die-ra-brown-5 = { color-brown } 5 from { god-ra } ({ god-ra.deed }, or produce { resource-bread })
die-ra-brown-6 = { color-brown } 6 from { god-ra } ({ god-ra.deed }, or produce { resource-bread })
die-ra-white-1 = { color-white } 1 from { god-ra } ({ god-ra.deed }, or produce { resource-limestone })
die-ra-white-2 = { color-white } 2 from { god-ra } ({ god-ra.deed }, or produce { resource-limestone })
die-ra-white-3 = { color-white } 3 from { god-ra } ({ god-ra.deed }, or produce { resource-limestone })
die-ra-white-4 = { color-white } 4 from { god-ra } ({ god-ra.deed }, or produce { resource-limestone })
die-ra-white-5 = { color-white } 5 from { god-ra } ({ god-ra.deed }, or produce { resource-limestone })
die-ra-white-6 = { color-white } 6 from { god-ra } ({ god-ra.deed }, or produce { resource-limestone })
die-ra-black-1 = { color-black } 1 from { god-ra } ({ god-ra.deed }, or produce { resource-granite })
die-ra-black-2 = { color-black } 2 from { god-ra } ({ god-ra.deed }, or produce { resource-granite })
die-ra-black-3 = { color-black } 3 from { god-ra } ({ god-ra.deed }, or produce { resource-granite })
die-ra-black-4 = { color-black } 4 from { god-ra } ({ god-ra.deed }, or produce { resource-granite })
die-ra-black-5 = { color-black } 5 from { god-ra } ({ god-ra.deed }, or produce { resource-granite })
die-ra-black-6 = { color-black } 6 from { god-ra } ({ god-ra.deed }, or produce { resource-granite })
die-ra-gray-1 = { color-gray } 1 from { god-ra } ({ god-ra.deed })
die-ra-gray-2 = { color-gray } 2 from { god-ra } ({ god-ra.deed })
die-ra-gray-3 = { color-gray } 3 from { god-ra } ({ god-ra.deed })
die-ra-gray-4 = { color-gray } 4 from { god-ra } ({ god-ra.deed })
die-ra-gray-5 = { color-gray } 5 from { god-ra } ({ god-ra.deed })
die-ra-gray-6 = { color-gray } 6 from { god-ra } ({ god-ra.deed })
die-hathor-yellow-1 = { color-yellow } 1 from { god-hathor } ({ god-hathor.deed }, or produce { resource-papyrus })
die-hathor-yellow-2 = { color-yellow } 2 from { god-hathor } ({ god-hathor.deed }, or produce { resource-papyrus })
die-hathor-yellow-3 = { color-yellow } 3 from { god-hathor } ({ god-hathor.deed }, or produce { resource-papyrus })
die-hathor-yellow-4 = { color-yellow } 4 from { god-hathor } ({ god-hathor.deed }, or produce { resource-papyrus })
die-hathor-yellow-5 = { color-yellow } 5 from { god-hathor } ({ god-hathor.deed }, or produce { resource-papyrus })
die-hathor-yellow-6 = { color-yellow } 6 from { god-hathor } ({ god-hathor.deed }, or produce { resource-papyrus })
die-hathor-brown-1 = { color-brown } 1 from { god-hathor } ({ god-hathor.deed }, or produce { resource-bread })
die-hathor-brown-2 = { color-brown } 2 from { god-hathor } ({ god-hathor.deed }, or produce { resource-bread })
die-hathor-brown-3 = { color-brown } 3 from { god-hathor } ({ god-hathor.deed }, or produce { resource-bread })
die-hathor-brown-4 = { color-brown } 4 from { god-hathor } ({ god-hathor.deed }, or produce { resource-bread })
die-hathor-brown-5 = { color-brown } 5 from { god-hathor } ({ god-hathor.deed }, or produce { resource-bread })
die-hathor-brown-6 = { color-brown } 6 from { god-hathor } ({ god-hathor.deed }, or produce { resource-bread })
die-hathor-white-1 = { color-white } 1 from { god-hathor } ({ god-hathor.deed }, or produce { resource-limestone })
die-hathor-white-2 = { color-white } 2 from { god-hathor } ({ god-hathor.deed }, or produce { resource-limestone })
die-hathor-white-3 = { color-white } 3 from { god-hathor } ({ god-hathor.deed }, or produce { resource-limestone })
die-hathor-white-4 = { color-white } 4 from { god-hathor } ({ god-hathor.deed }, or produce { resource-limestone })
die-hathor-white-5 = { color-white } 5 from { god-hathor } ({ god-hathor.deed }, or produce { resource-limestone })
die-hathor-white-6 = { color-white } 6 from { god-hathor } ({ god-hathor.deed }, or produce { resource-limestone })
die-hathor-black-1 = { color-black } 1 from { god-hathor } ({ god-hathor.deed }, or produce { resource-granite })
die-hathor-black-2 = { color-black } 2 from { god-hathor } ({ god-hathor.deed }, or produce { resource-granite })
die-hathor-black-3 = { color-black } 3 from { god-hathor } ({ god-hathor.deed }, or produce { resource-granite })
die-hathor-black-4 = { color-black } 4 from { god-hathor } ({ god-hathor.deed }, or produce { resource-granite })
die-hathor-black-5 = { color-black } 5 from { god-hathor } ({ god-hathor.deed }, or produce { resource-granite })
die-hathor-black-6 = { color-black } 6 from { god-hathor } ({ god-hathor.deed }, or produce { resource-granite })
die-hathor-gray-1 = { color-gray } 1 from { god-hathor } ({ god-hathor.deed })
die-hathor-gray-2 = { color-gray } 2 from { god-hathor } ({ god-hathor.deed })
die-hathor-gray-3 = { color-gray } 3 from { god-hathor } ({ god-hathor.deed })
die-hathor-gray-4 = { color-gray } 4 from { god-hathor } ({ god-hathor.deed })
die-hathor-gray-5 = { color-gray } 5 from { god-hathor } ({ god-hathor.deed })
die-hathor-gray-6 = { color-gray } 6 from { god-hathor } ({ god-hathor.deed })
die-bastet-yellow-1 = { color-yellow } 1 from { god-bastet } ({ god-bastet.deed }, or produce { resource-papyrus })
die-bastet-yellow-2 = { color-yellow } 2 from { god-bastet } ({ god-bastet.deed }, or produce { resource-papyrus })
die-bastet-yellow-3 = { color-yellow } 3 from { god-bastet } ({ god-bastet.deed }, or produce { resource-papyrus })
die-bastet-yellow-4 = { color-yellow } 4 from { god-bastet } ({ god-bastet.deed }, or produce { resource-papyrus })
die-bastet-yellow-5 = { color-yellow } 5 from { god-bastet } ({ god-bastet.deed }, or produce { resource-papyrus })
die-bastet-yellow-6 = { color-yellow } 6 from { god-bastet } ({ god-bastet.deed }, or produce { resource-papyrus })
die-bastet-brown-1 = { color-brown } 1 from { god-bastet } ({ god-bastet.deed }, or produce { resource-bread })
die-bastet-brown-2 = { color-brown } 2 from { god-bastet } ({ god-bastet.deed }, or produce { resource-bread })
die-bastet-brown-3 = { color-brown } 3 from { god-bastet } ({ god-bastet.deed }, or produce { resource-bread })
die-bastet-brown-4 = { color-brown } 4 from { god-bastet } ({ god-bastet.deed }, or produce { resource-bread })
die-bastet-brown-5 = { color-brown } 5 from { god-bastet } ({ god-bastet.deed }, or produce { resource-bread })
die-bastet-brown-6 = { color-brown } 6 from { god-bastet } ({ god-bastet.deed }, or produce { resource-bread })
die-bastet-white-1 = { color-white } 1 from { god-bastet } ({ god-bastet.deed }, or produce { resource-limestone })
die-bastet-white-2 = { color-white } 2 from { god-bastet } ({ god-bastet.deed }, or produce { resource-limestone })
die-bastet-white-3 = { color-white } 3 from { god-bastet } ({ god-bastet.deed }, or produce { resource-limestone })
die-bastet-white-4 = { color-white } 4 from { god-bastet } ({ god-bastet.deed }, or produce { resource-limestone })
die-bastet-white-5 = { color-white } 5 from { god-bastet } ({ god-bastet.deed }, or produce { resource-limestone })
die-bastet-white-6 = { color-white } 6 from { god-bastet } ({ god-bastet.deed }, or produce { resource-limestone })
die-bastet-black-1 = { color-black } 1 from { god-bastet } ({ god-bastet.deed }, or produce { resource-granite })
die-bastet-black-2 = { color-black } 2 from { god-bastet } ({ god-bastet.deed }, or produce { resource-granite })
die-bastet-black-3 = { color-black } 3 from { god-bastet } ({ god-bastet.deed }, or produce { resource-granite })
die-bastet-black-4 = { color-black } 4 from { god-bastet } ({ god-bastet.deed }, or produce { resource-granite })
die-bastet-black-5 = { color-black } 5 from { god-bastet } ({ god-bastet.deed }, or produce { resource-granite })
die-bastet-black-6 = { color-black } 6 from { god-bastet } ({ god-bastet.deed }, or produce { resource-granite })
die-bastet-gray-1 = { color-gray } 1 from { god-bastet } ({ god-bastet.deed })
die-bastet-gray-2 = { color-gray } 2 from { god-bastet } ({ god-bastet.deed })
die-bastet-gray-3 = { color-gray } 3 from { god-bastet } ({ god-bastet.deed })
die-bastet-gray-4 = { color-gray } 4 from { god-bastet } ({ god-bastet.deed })
die-bastet-gray-5 = { color-gray } 5 from { god-bastet } ({ god-bastet.deed })
die-bastet-gray-6 = { color-gray } 6 from { god-bastet } ({ god-bastet.deed })
die-thoth-yellow-1 = { color-yellow } 1 from { god-thoth } ({ god-thoth.deed }, or produce { resource-papyrus })
die-thoth-yellow-2 = { color-yellow } 2 from { god-thoth } ({ god-thoth.deed }, or produce { resource-papyrus })
die-thoth-yellow-3 = { color-yellow } 3 from { god-thoth } ({ god-thoth.deed }, or produce { resource-papyrus })
die-thoth-yellow-4 = { color-yellow } 4 from { god-thoth } ({ god-thoth.deed }, or produce { resource-papyrus })
die-thoth-yellow-5 = { color-yellow } 5 from { god-thoth } ({ god-thoth.deed }, or produce { resource-papyrus })
die-thoth-yellow-6 = { color-yellow } 6 from { god-thoth } ({ god-thoth.deed }, or produce { resource-papyrus })
die-thoth-brown-1 = { color-brown } 1 from { god-thoth } ({ god-thoth.deed }, or produce { resource-bread })
die-thoth-brown-2 = { color-brown } 2 from { god-thoth } ({ god-thoth.deed }, or produce { resource-bread })
die-thoth-brown-3 = { color-brown } 3 from { god-thoth } ({ god-thoth.deed }, or produce { resource-bread })
die-thoth-brown-4 = { color-brown } 4 from { god-thoth } ({ god-thoth.deed }, or produce { resource-bread })
die-thoth-brown-5 = { color-brown } 5 from { god-thoth } ({ god-thoth.deed }, or produce { resource-bread })
die-thoth-brown-6 = { color-brown } 6 from { god-thoth } ({ god-thoth.deed }, or produce { resource-bread })
die-thoth-white-1 = { color-white } 1 from { god-thoth } ({ god-thoth.deed }, or produce { resource-limestone })
die-thoth-white-2 = { color-white } 2 from { god-thoth } ({ god-thoth.deed }, or produce { resource-limestone })
die-thoth-white-3 = { color-white } 3 from { god-thoth } ({ god-thoth.deed }, or produce { resource-limestone })
die-thoth-white-4 = { color-white } 4 from { god-thoth } ({ god-thoth.deed }, or produce { resource-limestone })
die-thoth-white-5 = { color-white } 5 from { god-thoth } ({ god-thoth.deed }, or produce { resource-limestone })
die-thoth-white-6 = { color-white } 6 from { god-thoth } ({ god-thoth.deed }, or produce { resource-limestone })
die-thoth-black-1 = { color-black } 1 from { god-thoth } ({ god-thoth.deed }, or produce { resource-granite })
die-thoth-black-2 = { color-black } 2 from { god-thoth } ({ god-thoth.deed }, or produce { resource-granite })
die-thoth-black-3 = { color-black } 3 from { god-thoth } ({ god-thoth.deed }, or produce { resource-granite })
die-thoth-black-4 = { color-black } 4 from { god-thoth } ({ god-thoth.deed }, or produce { resource-granite })
die-thoth-black-5 = { color-black } 5 from { god-thoth } ({ god-thoth.deed }, or produce { resource-granite })
die-thoth-black-6 = { color-black } 6 from { god-thoth } ({ god-thoth.deed }, or produce { resource-granite })
die-thoth-gray-1 = { color-gray } 1 from { god-thoth } ({ god-thoth.deed })
die-thoth-gray-2 = { color-gray } 2 from { god-thoth } ({ god-thoth.deed })
die-thoth-gray-3 = { color-gray } 3 from { god-thoth } ({ god-thoth.deed })
die-thoth-gray-4 = { color-gray } 4 from { god-thoth } ({ god-thoth.deed })
die-thoth-gray-5 = { color-gray } 5 from { god-thoth } ({ god-thoth.deed })
die-thoth-gray-6 = { color-gray } 6 from { god-thoth } ({ god-thoth.deed })
die-osiris-yellow-1 = { color-yellow } 1 from { god-osiris } ({ god-osiris.deed }, or produce { resource-papyrus })
die-osiris-yellow-2 = { color-yellow } 2 from { god-osiris } ({ god-osiris.deed }, or produce { resource-papyrus })
die-osiris-yellow-3 = { color-yellow } 3 from { god-osiris } ({ god-osiris.deed }, or produce { resource-papyrus })
die-osiris-yellow-4 = { color-yellow } 4 from { god-osiris } ({ god-osiris.deed }, or produce { resource-papyrus })
die-osiris-yellow-5 = { color-yellow } 5 from { god-osiris } ({ god-osiris.deed }, or produce { resource-papyrus })
die-osiris-yellow-6 = { color-yellow } 6 from { god-osiris } ({ god-osiris.deed }, or produce { resource-papyrus })
die-osiris-brown-1 = { color-brown } 1 from { god-osiris } ({ god-osiris.deed }, or produce { resource-bread })
die-osiris-brown-2 = { color-brown } 2 from { god-osiris } ({ god-osiris.deed }, or produce { resource-bread })
die-osiris-brown-3 = { color-brown } 3 from { god-osiris } ({ god-osiris.deed }, or produce { resource-bread })
die-osiris-brown-4 = { color-brown } 4 from { god-osiris } ({ god-osiris.deed }, or produce { resource-bread })
die-osiris-brown-5 = { color-brown } 5 from { god-osiris } ({ god-osiris.deed }, or produce { resource-bread })
die-osiris-brown-6 = { color-brown } 6 from { god-osiris } ({ god-osiris.deed }, or produce { resource-bread })
die-osiris-white-1 = { color-white } 1 from { god-osiris } ({ god-osiris.deed }, or produce { resource-limestone })
die-osiris-white-2 = { color-white } 2 from { god-osiris } ({ god-osiris.deed }, or produce { resource-limestone })
die-osiris-white-3 = { color-white } 3 from { god-osiris } ({ god-osiris.deed }, or produce { resource-limestone })
die-osiris-white-4 = { color-white } 4 from { god-osiris } ({ god-osiris.deed }, or produce { resource-limestone })
die-osiris-white-5 = { color-white } 5 from { god-osiris } ({ god-osiris.deed }, or produce { resource-limestone })
die-osiris-white-6 = { color-white } 6 from { god-osiris } ({ god-osiris.deed }, or produce { resource-limestone })
die-osiris-black-1 = { color-black } 1 from { god-osiris } ({ god-osiris.deed }, or produce { resource-granite })
die-osiris-black-2 = { color-black } 2 from { god-osiris } ({ god-osiris.deed }, or produce { resource-granite })
die-osiris-black-3 = { color-black } 3 from { god-osiris } ({ god-osiris.deed }, or produce { resource-granite })
die-osiris-black-4 = { color-black } 4 from { god-osiris } ({ god-osiris.deed }, or produce { resource-granite })
die-osiris-black-5 = { color-black } 5 from { god-osiris } ({ god-osiris.deed }, or produce { resource-granite })
die-osiris-black-6 = { color-black } 6 from { god-osiris } ({ god-osiris.deed }, or produce { resource-granite })
die-osiris-gray-1 = { color-gray } 1 from { god-osiris } ({ god-osiris.deed })
die-osiris-gray-2 = { color-gray } 2 from { god-osiris } ({ god-osiris.deed })
die-osiris-gray-3 = { color-gray } 3 from { god-osiris } ({ god-osiris.deed })
die-osiris-gray-4 = { color-gray } 4 from { god-osiris } ({ god-osiris.deed })
die-osiris-gray-5 = { color-gray } 5 from { god-osiris } ({ god-osiris.deed })
die-osiris-gray-6 = { color-gray } 6 from { god-osiris } ({ god-osiris.deed })

## Temple Complex

people-temple-row = at a Temple row
people-temple-column = at a Temple column
people-workshops = above the workshops
people-quarries = above the quarries

display-left = left
display-middle = middle
display-right = right

edge-carnelian = carnelian
edge-lapis = lapis
edge-malachite = malachite
edge-amber = amber

space-r1c1 = row 1, column 1
space-r1c2 = row 1, column 2
space-r1c3 = row 1, column 3
space-r1c4 = row 1, column 4
space-r1c5 = row 1, column 5
space-r2c1 = row 2, column 1
space-r2c2 = row 2, column 2
space-r2c3 = row 2, column 3
space-r2c4 = row 2, column 4
space-r2c5 = row 2, column 5
space-r3c1 = row 3, column 1
space-r3c2 = row 3, column 2
space-r3c3 = row 3, column 3
space-r3c4 = row 3, column 4
space-r3c5 = row 3, column 5
space-r4c1 = row 4, column 1
space-r4c2 = row 4, column 2
space-r4c3 = row 4, column 3
space-r4c4 = row 4, column 4
space-r4c5 = row 4, column 5
space-r5c1 = row 5, column 1
space-r5c2 = row 5, column 2
space-r5c3 = row 5, column 3
space-r5c4 = row 5, column 4
space-r5c5 = row 5, column 5

line-row1 = row 1
line-row2 = row 2
line-row3 = row 3
line-row4 = row 4
line-row5 = row 5
line-column1 = column 1
line-column2 = column 2
line-column3 = column 3
line-column4 = column 4
line-column5 = column 5

building-row1-first = first space of row 1
building-row2-first = first space of row 2
building-row3-first = first space of row 3
building-row4-first = first space of row 4
building-row5-first = first space of row 5
building-column1-first = first space of column 1
building-column2-first = first space of column 2
building-column3-first = first space of column 3
building-column4-first = first space of column 4
building-column5-first = first space of column 5
building-row1-second = second space of row 1
building-row2-second = second space of row 2
building-row3-second = second space of row 3
building-row4-second = second space of row 4
building-row5-second = second space of row 5
building-column1-second = second space of column 1
building-column2-second = second space of column 2
building-column3-second = second space of column 3
building-column4-second = second space of column 4
building-column5-second = second space of column 5

pillar-P01 = { pillar-P01.name }, { light-sunny }: Population +3
    .name = Dawn Crowd (P01)
pillar-P02 = { pillar-P02.name }, { light-dark }: 1 Scribe
    .name = Night Scribe (P02)
pillar-P03 = { pillar-P03.name }, { light-shaded }: Happiness +2
    .name = Cool Courtyard (P03)
pillar-P04 = { pillar-P04.name }, { light-sunny }: 1 VP more for each matching edge
    .name = Bright Mosaic (P04)
pillar-P05 = { pillar-P05.name }, { light-dark }: 1 VP more for each matching edge
    .name = Dark Mosaic (P05)
pillar-P06 = { pillar-P06.name }, { light-shaded }: 1 VP more for each Building in its row and column
    .name = Crossroads (P06)
pillar-P07 = { pillar-P07.name }, { light-sunny }: 1 VP
    .name = Sun Crown (P07)
pillar-P08 = { pillar-P08.name }, { light-shaded }: 1 VP
    .name = Shadow Crown (P08)
pillar-P09 = { pillar-P09.name }, { light-dark }: 1 VP
    .name = Night Crown (P09)
pillar-P10 = { pillar-P10.name }, { light-dark }: take 1 card for nothing
    .name = Night Market (P10)
pillar-P11 = { pillar-P11.name }, { light-sunny }: take 1 card for nothing
    .name = Morning Market (P11)
pillar-P12 = { pillar-P12.name }, { light-shaded }: build a Statue with value 1, 2 or 3
    .name = Sculptor’s Yard (P12)
pillar-P13 = { pillar-P13.name }, { light-sunny }: draw a Decree
    .name = Royal Herald (P13)
pillar-P14 = { pillar-P14.name }, { light-dark }: draw a Decree
    .name = Secret Order (P14)
pillar-P15 = { pillar-P15.name }, { light-shaded }: workshop or quarry in row 3
    .name = Hidden Workshop (P15)
pillar-P16 = { pillar-P16.name }, { light-shaded }: 2 Gold
    .name = Shaded Gold (P16)
pillar-P17 = { pillar-P17.name }, { light-sunny }: 2 Gold
    .name = Sunlit Gold (P17)
pillar-P18 = { pillar-P18.name }, { light-dark }: 2 Gold
    .name = Dark Gold (P18)
pillar-P19 = { pillar-P19.name }, { light-sunny }: what the space shows comes twice
    .name = Mirror of Day (P19)
pillar-P20 = { pillar-P20.name }, { light-shaded }: what the space shows comes twice
    .name = Mirror of Dusk (P20)
pillar-P21 = { pillar-P21.name }, { light-dark }: what the space shows comes twice
    .name = Mirror of Night (P21)
pillar-P22 = { pillar-P22.name }, no ability
    .name = Lotus (P22)
pillar-P23 = { pillar-P23.name }, no ability
    .name = Palm (P23)
pillar-P24 = { pillar-P24.name }, no ability
    .name = Falcon (P24)
pillar-P25 = { pillar-P25.name }, no ability
    .name = Ibis (P25)
pillar-P26 = { pillar-P26.name }, no ability
    .name = Scarab (P26)
pillar-P27 = { pillar-P27.name }, no ability
    .name = Cobra (P27)

## Cards (.name: the name and number, .text: what the card does, in short)

kind-blessing = Blessing
kind-technology = Technology
kind-decree = Decree

symbol-scroll = scroll
symbol-people = people
symbol-treasury = treasury
symbol-labor = labor
symbol-temple = temple
symbol-statue = statue

card-B01 = { card-B01.name }: { card-B01.text }
    .name = Limestone Gift (B01)
    .text = 4 Limestone when you produce
card-B02 = { card-B02.name }: { card-B02.text }
    .name = Granite Gift (B02)
    .text = 4 Granite when you produce
card-B03 = { card-B03.name }: { card-B03.text }
    .name = Full Ovens (B03)
    .text = 4 Bread when you produce
card-B04 = { card-B04.name }: { card-B04.text }
    .name = Reed Harvest (B04)
    .text = 4 Papyrus when you produce
card-B05 = { card-B05.name }: { card-B05.text }
    .name = Golden Rain (B05)
    .text = 3 Gold when you produce
card-B06 = { card-B06.name }: { card-B06.text }
    .name = Eager Pupils (B06)
    .text = 2 Scribes when you produce
card-B07 = { card-B07.name }: { card-B07.text }
    .name = Village Joy (B07)
    .text = Population or Happiness +3
card-B08 = { card-B08.name }: { card-B08.text }
    .name = Full Cradles (B08)
    .text = Population or Happiness +3
card-B09 = { card-B09.name }: { card-B09.text }
    .name = Hand of Fate (B09)
    .text = turn your die to any face
card-B10 = { card-B10.name }: { card-B10.text }
    .name = Lucky Throw (B10)
    .text = turn your die to any face
card-B11 = { card-B11.name }: { card-B11.text }
    .name = New Robe (B11)
    .text = your die counts as another color, and its value may change by 1
card-B12 = { card-B12.name }: { card-B12.text }
    .name = Dyer’s Secret (B12)
    .text = your die counts as another color, and its value may change by 1
card-B13 = { card-B13.name }: { card-B13.text }
    .name = Given Stone (B13)
    .text = pay no stone for Ra or Horus
card-B14 = { card-B14.name }: { card-B14.text }
    .name = Open Quarry (B14)
    .text = pay no stone for Ra or Horus
card-B15 = { card-B15.name }: { card-B15.text }
    .name = Guest of Honor (B15)
    .text = pay nothing for Bastet or Hathor
card-B16 = { card-B16.name }: { card-B16.text }
    .name = Laid Table (B16)
    .text = pay nothing for Bastet or Hathor
card-B17 = { card-B17.name }: { card-B17.text }
    .name = Kind Neighbors (B17)
    .text = for 1 Scribe also the action of a neighboring god
card-B18 = { card-B18.name }: { card-B18.text }
    .name = Shared Path (B18)
    .text = for 1 Scribe also the action of a neighboring god
card-B19 = { card-B19.name }: { card-B19.text }
    .name = Other Shore (B19)
    .text = for 1 Happiness and 1 Population also the action of the opposite god
card-B20 = { card-B20.name }: { card-B20.text }
    .name = Long Crossing (B20)
    .text = for 1 Happiness and 1 Population also the action of the opposite god
card-B21 = { card-B21.name }: { card-B21.text }
    .name = Double Harvest (B21)
    .text = produce twice
card-B22 = { card-B22.name }: { card-B22.text }
    .name = Two Shifts (B22)
    .text = produce twice
card-B23 = { card-B23.name }: { card-B23.text }
    .name = Friend of Jackals (B23)
    .text = Anubis action without Scribes
card-B24 = { card-B24.name }: { card-B24.text }
    .name = Silent Guide (B24)
    .text = Anubis action without Scribes
card-T01 = { card-T01.name }: { card-T01.text }
    .name = Builders’ Pride (T01)
    .text = 2 VP for each Osiris action
card-T02 = { card-T02.name }: { card-T02.text }
    .name = Pillar Masters (T02)
    .text = 2 VP for each Ra action
card-T03 = { card-T03.name }: { card-T03.text }
    .name = Reading Room (T03)
    .text = 2 VP for each Thoth action
card-T04 = { card-T04.name }: { card-T04.text }
    .name = Sculptors’ Guild (T04)
    .text = 2 VP and 1 Granite for each Horus action
card-T05 = { card-T05.name }: { card-T05.text }
    .name = Pillared Hall (T05)
    .text = your Pillars bring 5 VP instead of 3 with Hathor
card-T06 = { card-T06.name }: { card-T06.text }
    .name = Feast Day (T06)
    .text = 2 VP, 1 Population and 1 Happiness for each Bastet action
card-T07 = { card-T07.name }: { card-T07.text }
    .name = Stone Tribute (T07)
    .text = 1 Granite with each bonus from a Statue
card-T08 = { card-T08.name }: { card-T08.text }
    .name = Purifying Bath (T08)
    .text = you may take Forbidden dice as Pure or Tainted
card-T09 = { card-T09.name }: { card-T09.text }
    .name = Eternal Lamp (T09)
    .text = abilities of your Pillar tiles work in any light
card-T10 = { card-T10.name }: { card-T10.text }
    .name = Hired Quills (T10)
    .text = Gold and Scribes stand for each other; 1 VP
card-T11 = { card-T11.name }: { card-T11.text }
    .name = Small Steps (T11)
    .text = 2 VP for each action with value 1
card-T12 = { card-T12.name }: { card-T12.text }
    .name = Overflowing Barns (T12)
    .text = 1 VP for each surplus resource
card-T13 = { card-T13.name }: { card-T13.text }
    .name = Better Tools (T13)
    .text = when you produce: value ±2 and 1 resource more
card-T14 = { card-T14.name }: { card-T14.text }
    .name = Steady Hand (T14)
    .text = value ±2 for god actions
card-T15 = { card-T15.name }: { card-T15.text }
    .name = Temple School (T15)
    .text = 2 Faith in each Maat phase; Ankh value 5
card-T16 = { card-T16.name }: { card-T16.text }
    .name = Fair Reward (T16)
    .text = after each Maat phase 2 VP if first, 1 Gold if last
card-T17 = { card-T17.name }: { card-T17.text }
    .name = Village Bakery (T17)
    .text = 2 VP for producing Bread; no Bread due in Scorings
card-T18 = { card-T18.name }: { card-T18.text }
    .name = Clean Hands (T18)
    .text = 1 VP for each Pure die
card-T19 = { card-T19.name }: { card-T19.text }
    .name = Double Duty (T19)
    .text = for 1 Scribe a Tainted die also produces before its god action
card-T20 = { card-T20.name }: { card-T20.text }
    .name = Reed Presses (T20)
    .text = 1 Papyrus for each Thoth action
card-T21 = { card-T21.name }: { card-T21.text }
    .name = Builders’ Bread (T21)
    .text = 1 Bread for each Hathor action
card-T22 = { card-T22.name }: { card-T22.text }
    .name = Any Stone (T22)
    .text = Limestone and Granite stand for each other; 1 VP
card-T23 = { card-T23.name }: { card-T23.text }
    .name = Jackal’s Reward (T23)
    .text = 3 VP for each Anubis action
card-T24 = { card-T24.name }: { card-T24.text }
    .name = Thank Offering (T24)
    .text = 1 Gold for each Blessing you play
card-D01 = { card-D01.name }: { card-D01.text }
    .name = Learned Household (D01)
    .text = 3 VP for each Technology
card-D02 = { card-D02.name }: { card-D02.text }
    .name = Many Seals (D02)
    .text = 4 VP for each different symbol on your Decrees
card-D03 = { card-D03.name }: { card-D03.text }
    .name = Doubled Word (D03)
    .text = for 2 Gold another Decree scores twice
card-D04 = { card-D04.name }: { card-D04.text }
    .name = Growing City (D04)
    .text = 4 VP for each track symbol your Population has reached, 1 resource each
card-D05 = { card-D05.name }: { card-D05.text }
    .name = Laughing City (D05)
    .text = 4 VP for each track symbol your Happiness has reached
card-D06 = { card-D06.name }: { card-D06.text }
    .name = Happiest of All (D06)
    .text = 1 VP for each step your Happiness is ahead of the lowest
card-D07 = { card-D07.name }: { card-D07.text }
    .name = House of Scribes (D07)
    .text = 3 VP for each Scribe left
card-D08 = { card-D08.name }: { card-D08.text }
    .name = Full Vault (D08)
    .text = 2 VP for each Gold and 1 for each other resource left, 20 at most
card-D09 = { card-D09.name }: { card-D09.text }
    .name = Lord of Quarries (D09)
    .text = 3 VP for each quarry
card-D10 = { card-D10.name }: { card-D10.text }
    .name = Lord of Workshops (D10)
    .text = 3 VP for each workshop
card-D11 = { card-D11.name }: { card-D11.text }
    .name = Busy Districts (D11)
    .text = 2 VP for each workshop and quarry
card-D12 = { card-D12.name }: { card-D12.text }
    .name = Temple Quarter (D12)
    .text = 3 VP for each Building at the Temple Complex
card-D13 = { card-D13.name }: { card-D13.text }
    .name = Forest of Pillars (D13)
    .text = 3 VP for each Pillar
card-D14 = { card-D14.name }: { card-D14.text }
    .name = Statues and Houses (D14)
    .text = 2 VP for each Statue and each Building at the Temple Complex
card-D15 = { card-D15.name }: { card-D15.text }
    .name = Pillars and Houses (D15)
    .text = 2 VP for each Pillar and each Building at the Temple Complex
card-D16 = { card-D16.name }: { card-D16.text }
    .name = Divine Faces (D16)
    .text = 4 VP for each Statue for a god
card-D17 = { card-D17.name }: { card-D17.text }
    .name = Carved Stone (D17)
    .text = 2 VP for each Statue and each Pillar
card-D18 = { card-D18.name }: { card-D18.text }
    .name = Stone Family (D18)
    .text = 3 VP for each Statue
card-D19 = { card-D19.name }: { card-D19.text }
    .name = For the People (D19)
    .text = 5 VP for each Statue for the people
card-D20 = { card-D20.name }: { card-D20.text }
    .name = At the Head (D20)
    .text = 10 VP if first in turn order, 5 VP if second
card-D21 = { card-D21.name }: { card-D21.text }
    .name = Own Bricks (D21)
    .text = 1 VP for each Building you have built
card-D22 = { card-D22.name }: { card-D22.text }
    .name = Pure Heart (D22)
    .text = half the pips of your Pure dice in the last Maat phase
card-D23 = { card-D23.name }: { card-D23.text }
    .name = Last Wish (D23)
    .text = one free action of any kind and value before the last Scoring
card-D24 = { card-D24.name }: { card-D24.text }
    .name = Second Procession (D24)
    .text = your Temple Complex scores once more, Statues left out
card-S01 = { card-S01.name }: { card-S01.text }
    .name = Great Estate (S01)
    .text = workshop or quarry in row 5; Initiative 1
card-S02 = { card-S02.name }: { card-S02.text }
    .name = Stonecutter’s Legacy (S02)
    .text = quarry in row 3; Initiative 2
card-S03 = { card-S03.name }: { card-S03.text }
    .name = Family Workshop (S03)
    .text = workshop in row 3; Initiative 3
card-S04 = { card-S04.name }: { card-S04.text }
    .name = Loaded Cart (S04)
    .text = 5 basic resources of your choice; Initiative 4
card-S05 = { card-S05.name }: { card-S05.text }
    .name = Inventor’s Chest (S05)
    .text = draw 2 Technologies, keep 1; Initiative 5
card-S06 = { card-S06.name }: { card-S06.text }
    .name = Two Prayers (S06)
    .text = draw 2 Blessings, keep 1; Initiative 6
card-S07 = { card-S07.name }: { card-S07.text }
    .name = Palace Office (S07)
    .text = 2 Scribes and 1 Gold; Initiative 7
card-S08 = { card-S08.name }: { card-S08.text }
    .name = Mixed Cargo (S08)
    .text = 1 of each basic resource; Initiative 8
card-S09 = { card-S09.name }: { card-S09.text }
    .name = Stone Barge (S09)
    .text = 3 Limestone or Granite; Initiative 9
card-S10 = { card-S10.name }: { card-S10.text }
    .name = River Goods (S10)
    .text = 3 Bread or Papyrus; Initiative 10
card-S11 = { card-S11.name }: { card-S11.text }
    .name = Big Family (S11)
    .text = Population +3, then Happiness +2; Initiative 11
card-S12 = { card-S12.name }: { card-S12.text }
    .name = Small Purse (S12)
    .text = 2 Gold; Initiative 12
card-A01 = { card-A01.name }: { card-A01.text }
    .name = Scribe’s Fate (A01)
    .text = 1 Scribe; Ankh value 0
card-A02 = { card-A02.name }: { card-A02.text }
    .name = Merchant’s Fate (A02)
    .text = 1 Gold; Ankh value 1
card-A03 = { card-A03.name }: { card-A03.text }
    .name = Village Fate (A03)
    .text = Population or Happiness +1; Ankh value 2
card-A04 = { card-A04.name }: { card-A04.text }
    .name = Priest’s Fate (A04)
    .text = 1 Faith; Ankh value 3

## Solo game

tile-horus = Horus tile
tile-ra = Ra tile
tile-hathor = Hathor tile
tile-bastet = Bastet tile
tile-thoth = Thoth tile
tile-osiris = Osiris tile
tile-dice-granite = resource tile, Granite first
tile-dice-papyrus = resource tile, Papyrus first
tile-dice-limestone = resource tile, Limestone first
tile-dice-bread = resource tile, Bread first

coin-up = to the row above
coin-right = to the next tile on the right

## Questions

ask-wheel = The wheel is turned to its first position.
ask-bonus = The Horus tiles are laid out.
ask-reveal = A Pillar tile is revealed.
ask-die = A die is drawn and rolled.
ask-market-card = A card is dealt to the market.
ask-drawn-card = A card is drawn.
ask-secret-decree = A Decree is drawn.
ask-starting-card = A Starting card is dealt.
ask-first-player = Chance decides who drafts first.
ask-keep-decree = Which of your two Decrees do you keep? It brings VP at the end of the game.
ask-draft = Which Starting card do you take? Everybody gets two; the higher the sum of their Initiative, the earlier you play.
ask-destiny = Which Destiny card do you take? Its reward comes now; the higher Ankh value goes first in ties of the next Maat phase.
ask-reward = Which of your setup cards do you carry out next?
ask-keep-card = Which of the two drawn cards do you keep?
ask-goods = What do you gain?
ask-turn = Your turn: take a die. A Pure one weighs on the left of your scales, a Tainted one on the right. Use it for the action of its god, or produce the resource of its color.
ask-anubis-die = Anubis: take any die. It goes below your scales and may be used for any action.
ask-treat = How do you take this Forbidden die?
ask-prepare = What do you do with the die? First you may change its value, 1 or 2 for each Scribe, or play a Blessing.
ask-face = To which value do you turn the die?
ask-color = Which color does the die count as?
ask-nudge = Which value does the die count as?
ask-act = Which action comes next?
ask-end = Play another Blessing before your turn ends?
ask-value = With which value do you act?
ask-tithe = Pay 1 Scribe to produce with this Tainted die before the god action?
ask-statue = For whom do you build the Statue? For a god it brings a bonus whenever others perform that god’s action; for the people it takes the Gold lying there and counts in Scorings.
ask-space = Where do you lay the Pillar tile? You gain what the space shows and VP for Buildings and matching edges.
ask-rotation = How do you turn the tile?
ask-building = Where do you build? Each own Pillar in the row or column brings VP, each empty space one unit of what it shows; then your Population rises by the value.
ask-price = Pay the price, or play a Blessing instead?
ask-payment = What do you pay this unit with?
ask-market = From which market section do you take cards? First you may refresh a section for 1 Papyrus.
ask-card = Which card do you take? B are Blessings, used once; T are Technologies, which last all game; D are Decrees, VP at the end.
ask-district = What do you build in this row?
ask-marker = Which Production marker do you raise?
ask-boon = Play a Blessing while you produce?
ask-free-action = Which action do you perform with an imagined die of any value?
ask-faith = Do you place Faith on your scales? Each one moves the balance by 1. The nearer to 0, the earlier you play; below −2 it costs VP.
ask-last-decree = Do you use the Decree { card-D23.name } now? The last Scoring is near; everybody who could hold it is asked.
ask-feed = How much Bread do you pay for your Buildings?
ask-told-die = Which die did you take?
ask-told-change = What did you do? A god’s action, or a market section that opened.
ask-told-built = What did you build, or where?
ask-told-row = In which row did you build?
ask-told-order = Who plays first now? Nearer to balance is earlier.
ask-pyramid = The pyramid of Botankhamun is laid.
ask-coin = The Deben token is tossed for Botankhamun.
ask-bot-die = Chance decides which die Botankhamun takes.
ask-bot-statue = Chance decides where Botankhamun builds its Statue.
ask-bot-space = Chance decides where Botankhamun builds its Pillar.
ask-bot-building = Chance decides where Botankhamun builds.
ask-bot-destiny = Chance decides which Destiny card Botankhamun takes.
ask-bot-pillar = A tile is drawn for the first Pillar of Botankhamun.

## Answers

action-decline = No
action-finish = Nothing more
action-anubis = Anubis action for 2 Scribes: take any die and perform any action
    .short = Anubis: any die, any action
action-idle = No action is possible: only place the die
action-pay-price = Pay
action-weigh-nothing = Place no Faith
action-take = Take the { PIECE($die) }
action-perform = { PIECE($god, case: "act") }
    .short = { PIECE($god) }: { PIECE($god, case: "deed") }
action-add = Additional action – { PIECE($god, case: "act") }
action-produce = Produce { PIECE($resource) }
action-value = Set the value to { $number }
    .short = Value { $number }
action-treat = As { PIECE($purity) }
action-recolor = As { PIECE($color) }
action-play = Play { PIECE($card) }
action-honor = For the god { PIECE($god) }
    .short = { PIECE($god) }
action-serve = For the people, { PIECE($people) }
    .short = People: { PIECE($people) }
action-place = Lay it on { PIECE($space) }
    .short = { PIECE($space) }
action-rotate = { $number ->
        [0] Not turned
       *[other] Turned clockwise by { $number }°
    }
    .short = { $number }°
action-build = Build on the { PIECE($building) }
    .short = { PIECE($building) }
action-pay = Pay with { PIECE($token) }
action-section = Take from section { $number }
    .short = Section { $number }
action-refresh = Refresh section { $number } for 1 Papyrus
    .short = Refresh section { $number }
action-choose = Choose { PIECE($card) }
action-settle = Build a { PIECE($district) }
    .short = { PIECE($district) }
action-raise = Raise { PIECE($resource) }
action-gain = Gain { PIECE($token) }
action-left = { $number } Faith on the left (balance +{ $number })
    .short = { $number } on the left
action-right = { $number } Faith on the right (balance −{ $number })
    .short = { $number } on the right
action-feed = { $number ->
        [0] Pay no Bread
       *[other] Pay { $number } Bread
    }
action-wheel = The first Sunny sector lies at { PIECE($god) }
action-bonus = Next Horus tile: { PIECE($god) }
action-reveal = Pillar tile: { PIECE($pillar) }
action-roll = Die: { PIECE($face) }
action-deal = Card: { PIECE($card) }
action-first = First: { $seat }
action-tile = Action tile: { PIECE($tile) }
action-toss = The marker moves { PIECE($coin) }

## Events

event-wheel-set = The first Sunny sector of the wheel lies at { PIECE($god) }.
event-bonus-laid = A Statue built with value { $slot } honors { PIECE($god) }.
event-pillar-revealed = New Pillar tile: { PIECE($pillar) }.
event-die-rolled = New die at { PIECE($god) }: { PIECE($color) } { $value }.
event-card-dealt = Market section { $section }: { PIECE($card, case: "name") }.
event-some-card-dealt = Market section { $section }: { PIECE($kind) }, which nobody has named yet.
event-decree-drawn = { WHO($player) ->
        [you] You draw a Decree
       *[other] { $player } draws a Decree
    }.
event-decree-seen = Your Decree: { PIECE($card) }.
event-starting-dealt = Starting card: { PIECE($card) }.
event-first-drafter = { WHO($player) ->
        [you] You draft first
       *[other] { $player } drafts first
    }.
event-decree-kept = { WHO($player) ->
        [you] You keep one Decree and put the other under the deck
       *[other] { $player } keeps one Decree and puts the other under the deck
    }.
event-card-drafted = { WHO($player) ->
        [you] You take
       *[other] { $player } takes
    } { PIECE($card, case: "name") }.
event-order-set = { WHO($player) ->
        [you] You are number
       *[other] { $player } is number
    } { $place } in turn order.
event-destiny-taken = { WHO($player) ->
        [you] You take Destiny card
       *[other] { $player } takes Destiny card
    } { PIECE($card, case: "name") }.
event-card-kept = { WHO($player) ->
        [you] You keep
       *[other] { $player } keeps
    } { PIECE($card, case: "name") }.
event-card-looked-at = { WHO($player) ->
        [you] You draw
       *[other] { $player } draws
    } { PIECE($card, case: "name") }.
event-gained = { $token ->
        [token-population] { $player }: Population +{ $amount }, now { $total }.
        [token-happiness] { $player }: Happiness +{ $amount }, now { $total }.
       *[other] { WHO($player) ->
        [you] You gain
       *[other] { $player } gains
    } { $amount ->
            [one] { $amount } { PIECE($token) }
           *[other] { $amount } { PIECE($token, case: "many") }
        } (now { $total }).
    }
event-lost = { $player }: { PIECE($token) } −{ $amount }, now { $total }.
event-paid = { WHO($player) ->
        [you] You pay
       *[other] { $player } pays
    } { $amount ->
        [one] { $amount } { PIECE($token) }
       *[other] { $amount } { PIECE($token, case: "many") }
    }.
event-vp-gained = { WHO($player) ->
        [you] You gain
       *[other] { $player } gains
    } { $points } VP: { PIECE($label) } (total { $total }).
event-vp-lost = { WHO($player) ->
        [you] You lose
       *[other] { $player } loses
    } { $points } VP: { PIECE($label) } (total { $total }).
event-marker-raised = { $player }: { PIECE($resource) } Production is now { $level }.
event-turn-began = { WHO($player) ->
        [you] You begin a turn
       *[other] { $player } begins a turn
    }.
event-die-taken = { WHO($player) ->
        [you] You take the
       *[other] { $player } takes the
    } { PIECE($color) } { $value } from { PIECE($god) }.
event-anubis-called = { WHO($player) ->
        [you] You call on Anubis
       *[other] { $player } calls on Anubis
    }.
event-die-placed = { WHO($player) ->
        [you] You put the
       *[other] { $player } puts the
    } { $value } { PIECE($scale) }.
event-die-changed = { $player }: the die now counts as { PIECE($color) } { $value }.
event-blessing-played = { WHO($player) ->
        [you] You play
       *[other] { $player } plays
    } { PIECE($card, case: "name") }.
event-action-began = { $player }: action of { PIECE($god) } with value { $value }.
event-action-lost = { WHO($player) ->
        [you] You cannot perform an action
       *[other] { $player } cannot perform an action
    }; it is lost.
event-statue-for-god = { WHO($player) ->
        [you] You build a Statue for
       *[other] { $player } builds a Statue for
    } { PIECE($god) }.
event-statue-for-people = { WHO($player) ->
        [you] You build a Statue for the people
       *[other] { $player } builds a Statue for the people
    }, { PIECE($people) }.
event-pillar-built = { WHO($player) ->
        [you] You build a Pillar on
       *[other] { $player } builds a Pillar on
    } { PIECE($space) }: { PIECE($pillar, case: "name") }{ $turns ->
        [0] {""}
        [1] , turned by 90°
        [2] , turned by 180°
       *[other] , turned by 270°
    }.
event-ability-used = { WHO($player) ->
        [you] You use the ability of
       *[other] { $player } uses the ability of
    } { PIECE($pillar, case: "name") }.
event-building-built = { WHO($player) ->
        [you] You build at the Temple Complex
       *[other] { $player } builds at the Temple Complex
    }: { PIECE($building) }.
event-some-pillar-built = { WHO($player) ->
        [you] You build a Pillar on
       *[other] { $player } builds a Pillar on
    } { PIECE($space) }, with the { $slot ->
        [0] top tile of the stack
        [1] left tile of the display
        [2] middle tile of the display
       *[other] right tile of the display
    }.
event-some-card-taken = { WHO($player) ->
        [you] You take
       *[other] { $player } takes
    } from market section { $section }, the first from the left: { PIECE($kind) }.
event-section-opened = Market section { $section } opens.
event-section-refreshed = { WHO($player) ->
        [you] You refresh market section
       *[other] { $player } refreshes market section
    } { $section }.
event-card-taken = { WHO($player) ->
        [you] You take
       *[other] { $player } takes
    } { PIECE($card, case: "name") }.
event-workshop-built = { WHO($player) ->
        [you] You build in row
       *[other] { $player } builds in row
    } { $row } of Osiris: { PIECE($district) }.
event-produced = { WHO($player) ->
        [you] You produce
       *[other] { $player } produces
    } { $kept } { PIECE($resource) }{ $surplus ->
        [0] {""}
       *[other] , and { $surplus } more as surplus on the scales
    }.
event-statue-paid = The Statue for { PIECE($god) } pays { WHO($player) ->
        [you] you
       *[other] { $player }
    }.
event-wheel-turned = The wheel turns (rotation { $rotation } of 8).
event-maat-began = Maat phase { $phase } of 4 begins.
event-faith-placed = { WHO($player) ->
        [you] You
       *[other] { $player }
    } { $net ->
        [0] { WHO($player) ->
            [you] place
           *[other] places
        } no Faith.
       *[other] { WHO($player) ->
            [you] change
           *[other] changes
        } the balance by { $net } with Faith.
    }
event-faith-hidden = { WHO($player) ->
        [you] You have decided about Faith in secret
       *[other] { $player } has decided about Faith in secret
    }.
event-balance-found = { $player }: the balance is { $balance }.
event-scoring-began = Scoring { $scoring } of 2 begins.
event-district-won = { WHO($player) ->
        [you] You lead a district of Osiris
       *[other] { $player } leads a district of Osiris
    }: { PIECE($district) }.
event-scored = { WHO($player) ->
        [you] You score
       *[other] { $player } scores
    } { $points } VP (total { $total }).
event-decree-scored = { WHO($player) ->
        [you] You score
       *[other] { $player } scores
    } { $points } VP for { PIECE($card, case: "name") }.
event-decree-used = { WHO($player) ->
        [you] You use
       *[other] { $player } uses
    } { PIECE($card, case: "name") }.
event-tile-laid = Pyramid: { PIECE($tile) }.
event-tile-reached = { $player } reaches the { PIECE($tile) }.
event-coin-tossed = The Deben token sends the marker of { $player } { PIECE($coin) }.
event-game-ended = The game is over: { WHO($winner) ->
        [you] you win
       *[other] { $winner } wins
    }.

## Score

label-start = Starting points
label-statue-line = Statues at the Temple: Pillars in line
label-pillar-buildings = Pillars: Buildings in row and column
label-pillar-edges = Pillars: matching edges
label-pillar-display = Pillars: display spaces
label-pillar-ability = Pillars: abilities
label-hathor = Hathor: own Pillars
label-statue-bonus = Bonuses of Statues
label-technologies = Technologies
label-impurity = Impurity
label-blocked-statue = No space for a Statue
label-turn-order = Turn order
label-bot-cards = Botankhamun’s cards
label-bot-decrees = Botankhamun’s Decrees
label-bot-scribes = Botankhamun’s Scribes
label-districts = Districts of Osiris
label-temple = Temple Complex
label-statues = Statues
label-happiness = Happiness
label-production = Full Production
label-building-row = Building row
label-bread = Missing Bread

score-start = { label-start }
score-statue-line = { label-statue-line }
score-pillar-buildings = { label-pillar-buildings }
score-pillar-edges = { label-pillar-edges }
score-pillar-display = { label-pillar-display }
score-pillar-ability = { label-pillar-ability }
score-hathor = { label-hathor }
score-statue-bonus = { label-statue-bonus }
score-technologies = { label-technologies }
score-impurity = { label-impurity }
score-blocked-statue = { label-blocked-statue }
score-turn-order = { label-turn-order }
score-bot-cards = { label-bot-cards }
score-bot-decrees = { label-bot-decrees }
score-bot-scribes = { label-bot-scribes }
score-districts = { label-districts }
score-temple = { label-temple }
score-statues = { label-statues }
score-happiness = { label-happiness }
score-population = Population
score-supplies = What can still be spent
score-production = { label-production }
score-building-row = { label-building-row }
score-bread = { label-bread }
score-decree = Decree
phase = Scoring { $phase ->
        [1] I
        [2] II
       *[other] { $phase }
    }

## Options

option-bonuses = Bonuses of Statues
option-bonuses-tiles = Horus tiles in random order
option-bonuses-printed = As printed (for beginners)
option-pips = A die whose value was changed weighs on the scales
option-pips-rolled = As rolled
option-pips-changed = As changed
option-d23 = Does { card-D23.name }, a free action, count as one of the three scored Decrees?
option-d23-counts = Yes
option-d23-extra = No, it comes on top
option-supply = Resources and tokens
option-supply-unlimited = Never run out
option-supply-limited = Only as many as in the box
option-faith = Faith in the Maat phase is placed
option-faith-open = Openly, in turn order
option-faith-secret = In secret, all at once
option-level = Solo game: difficulty
option-level-easy = Easy
option-level-medium = Medium
option-level-hard = Hard
option-start = Solo game: your two Starting cards
option-start-chosen = Chosen from three
option-start-random = Random (harder)
option-player = Solo game with the real box: your own side
option-player-followed = Followed like his
option-player-told = Not followed, told
option-bot-decrees = Solo game: each Decree of Botankhamun brings it
option-bot-decrees-plain = 4 VP
option-bot-decrees-dear = 8 VP (harder)

## The position in words: time and wheel

place-set-up = The game is being set up
place-over = The game is over
place-maat = Maat phase { $phase } of { $phases }
place-round = Round { $round } of { $rounds }; after round { $maat } { $scoring ->
        [0] comes a Maat phase
       *[other] come a Maat phase and a Scoring
    }
    .short = { $round }/{ $rounds }
place-order = Turn order
in-order = { $player }
in-order-bot = { game-automa }
place-arrow = The arrow of the wheel points at { PIECE($god) }
place-scoring-marker = Scoring marker { $number ->
        [1] I
        [2] II
       *[other] { $number }
    } lies at { PIECE($god) }
place-section = { PIECE($god) }, { PIECE($light) } ({ PIECE($god, case: "deed") })
die = { PIECE($face) } { PIECE($purity) }
place-dice = { PIECE($purity) } dice at { PIECE($god) }
place-shrine = Statues for { PIECE($god) } (bonus { $amount } { $kinds ->
        [1] { PIECE($first) }
       *[other] { PIECE($first) } or { PIECE($second) }
    }; { $free ->
        [0] no free space
        [one] { $free } free space
       *[other] { $free } free spaces
    })
statue = Statue ({ $player })
statue-bot = Statue ({ game-automa })
place-slots = A Statue for a god, by die value
slot = { $slot } for { PIECE($god) }
place-bag = Bag ({ $count ->
        [one] { $count } die
       *[other] { $count } dice
    })

## The position in words: Ra and the Temple Complex

place-display = Pillar tile with value { $low } or { $high } ({ PIECE($display) }, { $points } VP)
tile-with-cost = { PIECE($pillar) } for { $limestone ->
        [0] { $granite } Granite
       *[other] { $limestone } Limestone{ $granite ->
            [0] {""}
           *[other] {" "}and { $granite } Granite
        }
    }; edges: top { PIECE($top) }, right { PIECE($right) }, bottom { PIECE($bottom) }, left { PIECE($left) }
place-row = Temple Complex, row { $row }, columns from left
cell = { $column }: { $amount } { PIECE($token) }
cell-several = { $column }: several kinds
cell-tile = { $column }: { PIECE($pillar) }; edges: top { PIECE($top) }, right { PIECE($right) }, bottom { PIECE($bottom) }, left { PIECE($left) }
cell-pillar = { $column }: Pillar ({ $player }); edges: top { PIECE($top) }, right { PIECE($right) }, bottom { PIECE($bottom) }, left { PIECE($left) }
cell-pillar-bot = { $column }: Pillar ({ game-automa }); edges: top { PIECE($top) }, right { PIECE($right) }, bottom { PIECE($bottom) }, left { PIECE($left) }
place-space = Temple Complex, { PIECE($space) }
place-space-offer = { PIECE($space) } (VP for Buildings: { $buildings }, for edges up to { $edges })
pillar = Pillar ({ $player })
pillar-bot = Pillar ({ game-automa })
place-turn = { $number ->
        [0] Not turned
       *[other] Turned by { $number }°
    }: top { PIECE($top) }, right { PIECE($right) }, bottom { PIECE($bottom) }, left { PIECE($left) }; VP for edges: { $points }
place-buildings = Buildings at the Temple Complex
built = { PIECE($building) } ({ $player })
built-bot = { PIECE($building) } ({ game-automa })
place-building = Building space for { $bread } Bread: { PIECE($building) }
place-building-offer = { PIECE($building) }, costs { $bread } Bread, brings { $points } VP and
building = Building ({ $player })
building-bot = Building ({ game-automa })
unit-choice = one unit of your choice
place-people = Statue space for the people, { PIECE($people) }
place-people-line = Statue space for the people, { PIECE($people) } (it is { PIECE($line) }; { $points } VP at once for each own Pillar there)

## The position in words: Osiris and the market

place-osiris-row = Osiris, row { $row } (own Production +{ $steps }{ $pair ->
        [0] {""}
       *[other] , a second one +{ $pair }
    }{ $any ->
        [0] {""}
       *[other] , any one +{ $any }
    }; gain { $gain } of the own resource{ $gold ->
        [0] {""}
       *[other] {" "}and { $gold } Gold
    })
workshop = { PIECE($district) } ({ $player })
workshop-bot = { PIECE($district) } ({ game-automa })
place-osiris = Osiris, row { $row }, { PIECE($district) }
place-osiris-offer = { PIECE($district) }, row { $row }
production-step = { PIECE($resource) } Production +{ $steps }
production-any = Production of your choice +{ $steps }
place-track-space = Commoners’ track, space { $number }
population-marker = Population ({ $player })
population-marker-bot = Population ({ game-automa })
happiness-marker = Happiness ({ $player })
happiness-marker-bot = Happiness ({ game-automa })
place-market = Market section { $section } (from Happiness { $happiness } on)
place-market-closed = Market section { $section } opens when somebody’s Population reaches { $population }
place-refresh = Refresh market section { $section }
place-symbols = Symbols of these Decrees (no symbol scores twice)
place-market-symbols = Symbols of the Decrees in section { $section }
decree-symbol = { $card } { PIECE($symbol) }
place-decks = Cards left to draw: { $blessings } Blessings, { $technologies } Technologies, { $decrees } Decrees
place-starting = Starting cards
place-drawn = Cards drawn
place-destiny = Destiny cards on the table
place-supply = General supply

## The position in words: the question

place-hand = Your die: { PIECE($face) } from { PIECE($god) }, { PIECE($purity) }
place-hand-changed = Your die: { PIECE($face) } from { PIECE($god) }; it counts as { PIECE($color) } { $value }, { PIECE($purity) }
place-hand-anubis = Your die for Anubis: { PIECE($face) } from { PIECE($god) }
place-hand-changed-anubis = Your die for Anubis: { PIECE($face) } from { PIECE($god) }; it counts as { PIECE($color) } { $value }
place-goods = Each choice brings { $amount }; choices left: { $times }
place-price = To pay
place-unit = Next unit to pay: { PIECE($token) }
place-producing = You produce { PIECE($resource) } and keep at most { $level }; the rest is surplus
place-action = Action of { PIECE($god) }
place-outcome = Producing would bring { $kept } { PIECE($resource) }{ $surplus ->
        [0] {""}
       *[other] , and { $surplus } surplus on the scales
    }
place-runs = You produce { $count } times
place-tile = The tile
place-to-take = Cards to take: { $cards }, price: { $papyrus } Papyrus
place-still-to-take = Cards still to take: { $cards }
place-feed = Bread due: { $due }; each one missing costs { $points } VP

## The position in words: a player

place-resources = Resources
place-commoners = Population { $population }, Happiness { $happiness }
place-production = Production (what you keep at most)
production-papyrus = Papyrus { $level }
    .brief = { $level }
production-bread = Bread { $level }
    .brief = { $level }
production-limestone = Limestone { $level }
    .brief = { $level }
production-granite = Granite { $level }
    .brief = { $level }
place-scale-left = Left scale (Pure)
place-scale-right = Right scale (Tainted)
place-scale-below = Below the scales (Anubis)
surplus = surplus { PIECE($resource) }
place-balance = Balance: { $balance }{ $lost ->
        [0] {""}
       *[other] {" "}(would cost { $lost } VP)
    }
place-left = Left to build: { $buildings } Buildings, { $statues } Statues, { $pillars } Pillars
place-next-statue = Next Statue: { $granite } Granite
place-building-row = Building row at the next Scoring: { $points } VP, { $bread } Bread due
place-own-statues = Statues
place-blessings = Blessings
place-technologies = Technologies
place-decrees = Decrees
place-decrees-hidden = Decrees in hand: { $count }
place-dealt = Decrees to choose from
place-own-starting = Starting cards
place-own-destiny = Destiny card
place-points = VP: { $points }

## The position in words: Botankhamun

place-bot = Botankhamun: { $points } VP, Population { $population }, Happiness { $happiness }, Scribes { $scribes }; left to build: { $buildings } Buildings, { $statues } Statues, { $pillars } Pillars
place-bot-dice = Dice of Botankhamun
place-bot-statues = Statues of Botankhamun
place-bot-cards = Cards of Botankhamun
place-pyramid = Pyramid, row { $row } from the base
place-progress-start = The Progress marker waits beside the base of the pyramid
place-progress = The Progress marker is in row { $row }, place { $place }: { PIECE($tile) }

## Component values no game can be played with

error-unknown-word = There is no { $kind } “{ $found }”. There are: { $known }.
error-bad-reward = “{ $found }” is no reward. Write it like “2 bread” or “1 bread + 1 faith”.
error-bad-edges = The edges of a tile are four letters, not “{ $found }”.
error-repeated-god = Each of the six gods must occur exactly once.
error-bad-sectors = The wheel must have two Sunny, two Shaded and two Dark sectors.
error-too-few-dice = A game for { $seats } players needs at least { $need } dice, not { $found }.
error-bad-purity = { $light ->
        [sunny] In Sunny sections
        [shaded] In Shaded sections
        [dark] In Dark sections
       *[other] In sections that are { $light }
    } gray dice and at least two other colors must not be Forbidden.
error-bad-track = A marker must start between 0 and { $most }, Happiness not above Population; found: { $found }.
error-bad-market = The market needs a card in its first section and at most { $most } places for each kind; found: { $found }.
error-repeated-initiative = Each Starting card must have an Initiative of its own.
error-repeated-ankh = Each Destiny card must have an Ankh value of its own.
error-bad-deal = At least { $need } and at most 12 Starting cards must be dealt, not { $found }.

## Rulings that refuse an answer

rule-AMB-06 = A god whose Statue spaces are all taken can get no more Statues; build for the people or use another value.
rule-AMB-15 = Cards can be taken only from an open section with enough cards in it; every open section may be refreshed.
rule-AMB-28 = An additional action uses the same die, must be possible and must be paid like any other.

## The parts of the web table

sheet-wheel = Wheel and dice
sheet-town = Osiris, commoners’ track and supply
sheet-temple = Temple Complex and display of Ra
sheet-market = Card market
sheet-pyramid = Botankhamun’s pyramid
sheet-cards = Cards to choose from
sheet-seat = Player board
page-wheel = Wheel
page-temple = Temple
page-town = Town
page-market = Market
page-pyramid = Pyramid
page-cards = Cards

## What is in the box

parts-tokens = Resources and tokens
parts-pillars = Pillar tiles
parts-order = In this order
parts-destiny = Destiny cards

## What is this?

wheel = Wheel of sun, shade and darkness
obelisk = Obelisk
gone = already built
what-balance = Your balance would be { $balance }.
what-decree = At the end, as things are, it would bring you { $points } VP.
what-left-dice = Dice of this color in the bag: { $count }
what-more-scoring = One more would bring you { $points } VP more in the next Scoring.
what-pillar = On its best space it would bring you { $points } VP at once.

tie-scribes = Level on points: more Scribes decide.
tie-order = Still level: the earlier place in turn order decides.
event-reasoned = { PIECE($reason) }
reason-die-of-god = Highest allowed die of the tile’s section.
reason-die-next-section = None there: the next section counter-clockwise.
reason-die-pure = Of equal dice the Pure one.
reason-die-of-color = Highest allowed die of the tile’s first color.
reason-die-later-color = None of the first color: the tile’s next one.
reason-die-statue = Of equal dice the one at his own Statue.
reason-die-highest = No die is allowed: the highest of all.
reason-statue-god = The god in the slot of the die’s value.
reason-statue-districts = The god’s space is taken: where he takes over most districts.
reason-statue-temple = No district would change: beside most of his Pillars.
reason-statue-blocked = No Statue can be built: VP instead.
reason-pillar-points = Where it brings most VP.
reason-pillar-building = Several bring as much: in line with his Building.
reason-pillar-inner = Still several: away from the border.
reason-building-pillars = In line with most of his Pillars.
reason-happiness-first = Happiness first; once it reaches Population, Population.
reason-highest-section = Highest section his Happiness allows: Decrees, Technologies, Blessings.
reason-osiris-exact = The value gives the row, the color the district.
reason-osiris-right = Taken: the next free space to the right.
reason-osiris-row = The row is full: the next one up.
reason-by-lot = Several are equally good: the lot decides.
place-bot-next = The Progress marker moves next to { PIECE($right) }, on the right, or { PIECE($up) }, above
place-bot-next-one = The Progress marker moves next to { PIECE($right) }

## The set-up sheet for the real box

opening-progress = The Progress marker left of the base of the pyramid, the Deben token beside it
opening-horus-tiles = The Horus bonus tiles
opening-solo = Botankhamun’s action tiles, the Progress marker and the Deben token

## The score pad for the real box

pad-order = Turn order after the last Maat phase
    .hint = tap the players, the first one first
pad-seat = { $player }
pad-vp = VP on the track
    .hint = before the last Scoring
pad-pillars = Own Pillars in the Temple Complex
pad-temple = Own Buildings around the Complex
pad-osiris = Own workshops and quarries
pad-town = { PIECE($district) }, row { $row }
pad-people = Own Statues for the people
pad-god-statues = Own Statues for gods
pad-production = Production markers on the last space
pad-hunger = Bread that was not paid
    .hint = in the last Scoring
pad-basics = Resources left
    .hint = Papyrus, Bread, Limestone and Granite together
pad-pips = Pips of the Pure dice
pad-technologies = Technologies
pad-decrees = Decrees
pad-used = D23 used
pad-bot-blessings = Blessings taken since the last Scoring
pad-bot-technologies = Technologies
pad-bot-decrees = Decrees
    .hint = 1 if it was used before the last Scoring

## What component values are of, where they are corrected

value-player = Player board
value-statue-granite = Granite for each Statue, from the left
value-row-vp = Building row: VP uncovered by each Building
value-row-bread = Building row: Bread uncovered by each Building
value-track = Track of Population and Happiness
value-max = Last space
value-population-symbols = Spaces with a Population symbol
value-bonus = Bonus
value-printed = Gods printed on the board, value 1 to 6
value-temple = Temple Complex
value-statue-row = Row of the Statue space
value-statue-column = Column of the Statue space
value-corner-factor = VP for a matching edge in a corner
value-rewards = What the spaces show, row by row
value-edge-top = Colors of the upper edge
value-edge-right = Colors of the right edge
value-edge-bottom = Colors of the lower edge
value-edge-left = Colors of the left edge
value-open-from = Open from so many players on
value-row-first = First spaces of the rows
value-row-second = Second spaces of the rows
value-column-first = First spaces of the columns
value-column-second = Second spaces of the columns
value-pillars = Pillar tiles
value-light = Light
value-ability = Ability
value-edges = Edges from the top, clockwise (c { edge-carnelian }, l { edge-lapis }, m { edge-malachite }, a { edge-amber })
value-edges-c = { edge-carnelian }
value-edges-l = { edge-lapis }
value-edges-m = { edge-malachite }
value-edges-a = { edge-amber }
value-pair-row-3 = Row 3: the second resource
value-pair-row-4 = Row 4: the second resource
value-decree-symbol = Symbols of the Decrees
value-dice = Dice
value-counts = In the box
value-removed-2p = Put away with 2 players
value-removed-3p = Put away with 3 players
value-removed-4p = Put away with 4 players
value-per-section = Dice in each section
value-purity = Pure, Tainted or Forbidden
value-wheel = Obelisk and sections
value-gods = Gods clockwise
value-sectors = Light of the sections
value-tokens = Tokens
value-buildings = Buildings
value-statues = Statues
value-scribes = Scribes
value-production = Production at the start
value-production-max = Last space of production
value-happiness-symbols = Spaces with a Happiness symbol
value-gold-at = Space that brings Gold
value-scribe-at = Space that brings a Scribe
value-action-at = Space that brings an action
value-spaces = Spaces
value-2p = With 2 players
value-3p = With 3 players
value-4p = With 4 players
value-display-of-value = Display space by die value, 1 to 6
value-cards = Cards by die value, 1 to 6
value-refresh = Price of new cards in a section
value-market = Card market, sections 1 to 4
value-blessings = Blessings
value-technologies = Technologies
value-decrees = Decrees
value-opens-at = Population that opens the section
value-own-steps = Production steps by row
value-pair-steps = Steps of the second resource by row
value-any-steps = Steps of any resource by row
value-own-gain = Resources gained by row
value-gold-gain = Gold gained by row
value-maat = Maat phase
value-penalty-from = Balance from which VP are lost
value-penalty-vp = VP lost
value-scoring = Scoring
value-district = District
value-piece = Building or Statue
value-pillar-and-piece = Building or Statue at a Pillar
value-statue-line = Statue with a line of Pillars
value-own-pillar = Own Pillar
value-happiness-symbol = Happiness symbol
value-missing-bread = Missing Bread
value-first = First
value-second = Second
value-starting = Starting cards
value-initiative = Initiative
value-dealt = Cards dealt
value-solo = Solo game
value-destiny = { parts-destiny }
value-ankh = Ankh value
value-statue-slot = Slot of the Statue
value-medium-bread-row = Medium: row of the Bread Building
value-medium-granite-row = Medium: row of the Granite Building
value-hard-statue-slot = Hard: slot of the Statue
value-balance = Balance
value-bonus-scribes = Bonus Scribes by slot
value-bonus-vp = Bonus VP by slot
value-blessing-vp = VP for each Blessing
value-technology-vp = VP for each Technology
value-decree-vp = VP for each Decree
value-decree-vp-challenge = VP for each Decree (harder)
value-scribes-per-vp = Scribes for 1 VP
value-blocked-statue-vp = VP instead of a blocked Statue
value-dice-tiles = Dice tiles: order of the colors
value-or = or
value-decree = Decree
value-none = none
value-population-3 = 3 Population
value-scribe-1 = 1 Scribe
value-happiness-2 = 2 Happiness
value-gold-2 = 2 Gold
value-vp-1 = 1 VP
value-vp-per-edge = VP for matching edges
value-vp-per-building = VP for Buildings in row and column
value-thoth-1 = Thoth action of value 1
value-osiris-3 = Osiris action of value 3
value-horus-1-2-3 = Horus action of value 1, 2 or 3
value-double-reward = Reward of the space twice
