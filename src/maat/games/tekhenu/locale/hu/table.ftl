# table.ftl (magyar): ami a Tekhenu asztalánál elhangzik

game-title = Tekhenu: A Nap obeliszkje
game-about = Végy el kockákat az obeliszk fényéből és árnyékából, szolgálj hat istent, tartsd egyensúlyban a mérlegedet, és gyűjtsd a legtöbb győzelmi pontot 16 forduló alatt.
game-players = 1–4 játékos
game-automa = Botanhamon

## Istenek (.deed: mit ad az akció, .act: az akció a gombon)

god-horus = Hórusz
    .deed = szobor
    .act = Hórusz: állíts szobrot (gránitba kerül)
god-ra = Rá
    .deed = pillér
    .act = Rá: építs pillért (mészkőbe és gránitba kerül)
god-hathor = Hathor
    .deed = templomi épület
    .act = Hathor: építs épületet a templomegyüttesnél (kenyérbe kerül)
god-bastet = Básztet
    .deed = ünnep
    .act = Básztet: tarts ünnepet, nő az elégedettség (papiruszba kerül)
god-thoth = Thot
    .deed = kártyák
    .act = Thot: vegyél el kártyákat (3-as értéktől papiruszba kerül)
god-osiris = Ozirisz
    .deed = műhely vagy kőfejtő
    .act = Ozirisz: építs műhelyt vagy kőfejtőt (elégedettségbe kerül)

## Nyersanyagok és jelzők (.acc: tárgyeset, .ins: -val, -vel)

resource-papyrus = papirusz
    .acc = papiruszt
resource-bread = kenyér
    .acc = kenyeret
resource-limestone = mészkő
    .acc = mészkövet
resource-granite = gránit
    .acc = gránitot

token-papyrus = papirusz
    .acc = papiruszt
    .ins = papirusszal
token-bread = kenyér
    .acc = kenyeret
    .ins = kenyérrel
token-limestone = mészkő
    .acc = mészkövet
    .ins = mészkővel
token-granite = gránit
    .acc = gránitot
    .ins = gránittal
token-gold = arany
    .acc = aranyat
    .ins = arannyal
token-scribe = írnok
    .acc = írnokot
    .ins = írnokkal
token-faith = hitjelző
    .acc = hitjelzőt
    .ins = hitjelzővel
token-population = népesség
    .acc = népességet
    .ins = népességgel
token-happiness = elégedettség
    .acc = elégedettséget
    .ins = elégedettséggel
token-vp = pont
    .acc = pontot
    .ins = ponttal

district-papyrus = papiruszműhely
    .acc = papiruszműhelyt
district-bread = kenyérműhely
    .acc = kenyérműhelyt
district-limestone = mészkőfejtő
    .acc = mészkőfejtőt
district-granite = gránitfejtő
    .acc = gránitfejtőt

## Korong és kockák

color-yellow = sárga
    .like = sárgaként
color-brown = barna
    .like = barnaként
color-white = fehér
    .like = fehérként
color-black = fekete
    .like = feketeként
color-gray = szürke
    .like = szürkeként

light-sunny = napos
light-shaded = árnyékos
light-dark = sötét
light-none = fény nélkül

purity-pure = tiszta
    .like = Tisztaként
purity-tainted = tisztátalan
    .like = Tisztátalanként
purity-forbidden = tiltott
    .like = Tiltottként

scale-left = a mérleg bal serpenyőjébe
scale-right = a mérleg jobb serpenyőjébe
scale-below = a mérleg alá

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

die-horus-yellow-1 = { color-yellow } 1, { god-horus } szektora ({ god-horus.deed } vagy { resource-papyrus } termelése)
die-horus-yellow-2 = { color-yellow } 2, { god-horus } szektora ({ god-horus.deed } vagy { resource-papyrus } termelése)
die-horus-yellow-3 = { color-yellow } 3, { god-horus } szektora ({ god-horus.deed } vagy { resource-papyrus } termelése)
die-horus-yellow-4 = { color-yellow } 4, { god-horus } szektora ({ god-horus.deed } vagy { resource-papyrus } termelése)
die-horus-yellow-5 = { color-yellow } 5, { god-horus } szektora ({ god-horus.deed } vagy { resource-papyrus } termelése)
die-horus-yellow-6 = { color-yellow } 6, { god-horus } szektora ({ god-horus.deed } vagy { resource-papyrus } termelése)
die-horus-brown-1 = { color-brown } 1, { god-horus } szektora ({ god-horus.deed } vagy { resource-bread } termelése)
die-horus-brown-2 = { color-brown } 2, { god-horus } szektora ({ god-horus.deed } vagy { resource-bread } termelése)
die-horus-brown-3 = { color-brown } 3, { god-horus } szektora ({ god-horus.deed } vagy { resource-bread } termelése)
die-horus-brown-4 = { color-brown } 4, { god-horus } szektora ({ god-horus.deed } vagy { resource-bread } termelése)
die-horus-brown-5 = { color-brown } 5, { god-horus } szektora ({ god-horus.deed } vagy { resource-bread } termelése)
die-horus-brown-6 = { color-brown } 6, { god-horus } szektora ({ god-horus.deed } vagy { resource-bread } termelése)
die-horus-white-1 = { color-white } 1, { god-horus } szektora ({ god-horus.deed } vagy { resource-limestone } termelése)
die-horus-white-2 = { color-white } 2, { god-horus } szektora ({ god-horus.deed } vagy { resource-limestone } termelése)
die-horus-white-3 = { color-white } 3, { god-horus } szektora ({ god-horus.deed } vagy { resource-limestone } termelése)
die-horus-white-4 = { color-white } 4, { god-horus } szektora ({ god-horus.deed } vagy { resource-limestone } termelése)
die-horus-white-5 = { color-white } 5, { god-horus } szektora ({ god-horus.deed } vagy { resource-limestone } termelése)
die-horus-white-6 = { color-white } 6, { god-horus } szektora ({ god-horus.deed } vagy { resource-limestone } termelése)
die-horus-black-1 = { color-black } 1, { god-horus } szektora ({ god-horus.deed } vagy { resource-granite } termelése)
die-horus-black-2 = { color-black } 2, { god-horus } szektora ({ god-horus.deed } vagy { resource-granite } termelése)
die-horus-black-3 = { color-black } 3, { god-horus } szektora ({ god-horus.deed } vagy { resource-granite } termelése)
die-horus-black-4 = { color-black } 4, { god-horus } szektora ({ god-horus.deed } vagy { resource-granite } termelése)
die-horus-black-5 = { color-black } 5, { god-horus } szektora ({ god-horus.deed } vagy { resource-granite } termelése)
die-horus-black-6 = { color-black } 6, { god-horus } szektora ({ god-horus.deed } vagy { resource-granite } termelése)
die-horus-gray-1 = { color-gray } 1, { god-horus } szektora ({ god-horus.deed })
die-horus-gray-2 = { color-gray } 2, { god-horus } szektora ({ god-horus.deed })
die-horus-gray-3 = { color-gray } 3, { god-horus } szektora ({ god-horus.deed })
die-horus-gray-4 = { color-gray } 4, { god-horus } szektora ({ god-horus.deed })
die-horus-gray-5 = { color-gray } 5, { god-horus } szektora ({ god-horus.deed })
die-horus-gray-6 = { color-gray } 6, { god-horus } szektora ({ god-horus.deed })
die-ra-yellow-1 = { color-yellow } 1, { god-ra } szektora ({ god-ra.deed } vagy { resource-papyrus } termelése)
die-ra-yellow-2 = { color-yellow } 2, { god-ra } szektora ({ god-ra.deed } vagy { resource-papyrus } termelése)
die-ra-yellow-3 = { color-yellow } 3, { god-ra } szektora ({ god-ra.deed } vagy { resource-papyrus } termelése)
die-ra-yellow-4 = { color-yellow } 4, { god-ra } szektora ({ god-ra.deed } vagy { resource-papyrus } termelése)
die-ra-yellow-5 = { color-yellow } 5, { god-ra } szektora ({ god-ra.deed } vagy { resource-papyrus } termelése)
die-ra-yellow-6 = { color-yellow } 6, { god-ra } szektora ({ god-ra.deed } vagy { resource-papyrus } termelése)
die-ra-brown-1 = { color-brown } 1, { god-ra } szektora ({ god-ra.deed } vagy { resource-bread } termelése)
die-ra-brown-2 = { color-brown } 2, { god-ra } szektora ({ god-ra.deed } vagy { resource-bread } termelése)
die-ra-brown-3 = { color-brown } 3, { god-ra } szektora ({ god-ra.deed } vagy { resource-bread } termelése)
die-ra-brown-4 = { color-brown } 4, { god-ra } szektora ({ god-ra.deed } vagy { resource-bread } termelése)
die-ra-brown-5 = { color-brown } 5, { god-ra } szektora ({ god-ra.deed } vagy { resource-bread } termelése)
die-ra-brown-6 = { color-brown } 6, { god-ra } szektora ({ god-ra.deed } vagy { resource-bread } termelése)
die-ra-white-1 = { color-white } 1, { god-ra } szektora ({ god-ra.deed } vagy { resource-limestone } termelése)
die-ra-white-2 = { color-white } 2, { god-ra } szektora ({ god-ra.deed } vagy { resource-limestone } termelése)
die-ra-white-3 = { color-white } 3, { god-ra } szektora ({ god-ra.deed } vagy { resource-limestone } termelése)
die-ra-white-4 = { color-white } 4, { god-ra } szektora ({ god-ra.deed } vagy { resource-limestone } termelése)
die-ra-white-5 = { color-white } 5, { god-ra } szektora ({ god-ra.deed } vagy { resource-limestone } termelése)
die-ra-white-6 = { color-white } 6, { god-ra } szektora ({ god-ra.deed } vagy { resource-limestone } termelése)
die-ra-black-1 = { color-black } 1, { god-ra } szektora ({ god-ra.deed } vagy { resource-granite } termelése)
die-ra-black-2 = { color-black } 2, { god-ra } szektora ({ god-ra.deed } vagy { resource-granite } termelése)
die-ra-black-3 = { color-black } 3, { god-ra } szektora ({ god-ra.deed } vagy { resource-granite } termelése)
die-ra-black-4 = { color-black } 4, { god-ra } szektora ({ god-ra.deed } vagy { resource-granite } termelése)
die-ra-black-5 = { color-black } 5, { god-ra } szektora ({ god-ra.deed } vagy { resource-granite } termelése)
die-ra-black-6 = { color-black } 6, { god-ra } szektora ({ god-ra.deed } vagy { resource-granite } termelése)
die-ra-gray-1 = { color-gray } 1, { god-ra } szektora ({ god-ra.deed })
die-ra-gray-2 = { color-gray } 2, { god-ra } szektora ({ god-ra.deed })
die-ra-gray-3 = { color-gray } 3, { god-ra } szektora ({ god-ra.deed })
die-ra-gray-4 = { color-gray } 4, { god-ra } szektora ({ god-ra.deed })
die-ra-gray-5 = { color-gray } 5, { god-ra } szektora ({ god-ra.deed })
die-ra-gray-6 = { color-gray } 6, { god-ra } szektora ({ god-ra.deed })
die-hathor-yellow-1 = { color-yellow } 1, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-papyrus } termelése)
die-hathor-yellow-2 = { color-yellow } 2, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-papyrus } termelése)
die-hathor-yellow-3 = { color-yellow } 3, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-papyrus } termelése)
die-hathor-yellow-4 = { color-yellow } 4, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-papyrus } termelése)
die-hathor-yellow-5 = { color-yellow } 5, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-papyrus } termelése)
die-hathor-yellow-6 = { color-yellow } 6, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-papyrus } termelése)
die-hathor-brown-1 = { color-brown } 1, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-bread } termelése)
die-hathor-brown-2 = { color-brown } 2, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-bread } termelése)
die-hathor-brown-3 = { color-brown } 3, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-bread } termelése)
die-hathor-brown-4 = { color-brown } 4, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-bread } termelése)
die-hathor-brown-5 = { color-brown } 5, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-bread } termelése)
die-hathor-brown-6 = { color-brown } 6, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-bread } termelése)
die-hathor-white-1 = { color-white } 1, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-limestone } termelése)
die-hathor-white-2 = { color-white } 2, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-limestone } termelése)
die-hathor-white-3 = { color-white } 3, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-limestone } termelése)
die-hathor-white-4 = { color-white } 4, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-limestone } termelése)
die-hathor-white-5 = { color-white } 5, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-limestone } termelése)
die-hathor-white-6 = { color-white } 6, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-limestone } termelése)
die-hathor-black-1 = { color-black } 1, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-granite } termelése)
die-hathor-black-2 = { color-black } 2, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-granite } termelése)
die-hathor-black-3 = { color-black } 3, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-granite } termelése)
die-hathor-black-4 = { color-black } 4, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-granite } termelése)
die-hathor-black-5 = { color-black } 5, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-granite } termelése)
die-hathor-black-6 = { color-black } 6, { god-hathor } szektora ({ god-hathor.deed } vagy { resource-granite } termelése)
die-hathor-gray-1 = { color-gray } 1, { god-hathor } szektora ({ god-hathor.deed })
die-hathor-gray-2 = { color-gray } 2, { god-hathor } szektora ({ god-hathor.deed })
die-hathor-gray-3 = { color-gray } 3, { god-hathor } szektora ({ god-hathor.deed })
die-hathor-gray-4 = { color-gray } 4, { god-hathor } szektora ({ god-hathor.deed })
die-hathor-gray-5 = { color-gray } 5, { god-hathor } szektora ({ god-hathor.deed })
die-hathor-gray-6 = { color-gray } 6, { god-hathor } szektora ({ god-hathor.deed })
die-bastet-yellow-1 = { color-yellow } 1, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-papyrus } termelése)
die-bastet-yellow-2 = { color-yellow } 2, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-papyrus } termelése)
die-bastet-yellow-3 = { color-yellow } 3, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-papyrus } termelése)
die-bastet-yellow-4 = { color-yellow } 4, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-papyrus } termelése)
die-bastet-yellow-5 = { color-yellow } 5, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-papyrus } termelése)
die-bastet-yellow-6 = { color-yellow } 6, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-papyrus } termelése)
die-bastet-brown-1 = { color-brown } 1, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-bread } termelése)
die-bastet-brown-2 = { color-brown } 2, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-bread } termelése)
die-bastet-brown-3 = { color-brown } 3, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-bread } termelése)
die-bastet-brown-4 = { color-brown } 4, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-bread } termelése)
die-bastet-brown-5 = { color-brown } 5, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-bread } termelése)
die-bastet-brown-6 = { color-brown } 6, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-bread } termelése)
die-bastet-white-1 = { color-white } 1, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-limestone } termelése)
die-bastet-white-2 = { color-white } 2, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-limestone } termelése)
die-bastet-white-3 = { color-white } 3, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-limestone } termelése)
die-bastet-white-4 = { color-white } 4, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-limestone } termelése)
die-bastet-white-5 = { color-white } 5, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-limestone } termelése)
die-bastet-white-6 = { color-white } 6, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-limestone } termelése)
die-bastet-black-1 = { color-black } 1, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-granite } termelése)
die-bastet-black-2 = { color-black } 2, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-granite } termelése)
die-bastet-black-3 = { color-black } 3, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-granite } termelése)
die-bastet-black-4 = { color-black } 4, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-granite } termelése)
die-bastet-black-5 = { color-black } 5, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-granite } termelése)
die-bastet-black-6 = { color-black } 6, { god-bastet } szektora ({ god-bastet.deed } vagy { resource-granite } termelése)
die-bastet-gray-1 = { color-gray } 1, { god-bastet } szektora ({ god-bastet.deed })
die-bastet-gray-2 = { color-gray } 2, { god-bastet } szektora ({ god-bastet.deed })
die-bastet-gray-3 = { color-gray } 3, { god-bastet } szektora ({ god-bastet.deed })
die-bastet-gray-4 = { color-gray } 4, { god-bastet } szektora ({ god-bastet.deed })
die-bastet-gray-5 = { color-gray } 5, { god-bastet } szektora ({ god-bastet.deed })
die-bastet-gray-6 = { color-gray } 6, { god-bastet } szektora ({ god-bastet.deed })
die-thoth-yellow-1 = { color-yellow } 1, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-papyrus } termelése)
die-thoth-yellow-2 = { color-yellow } 2, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-papyrus } termelése)
die-thoth-yellow-3 = { color-yellow } 3, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-papyrus } termelése)
die-thoth-yellow-4 = { color-yellow } 4, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-papyrus } termelése)
die-thoth-yellow-5 = { color-yellow } 5, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-papyrus } termelése)
die-thoth-yellow-6 = { color-yellow } 6, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-papyrus } termelése)
die-thoth-brown-1 = { color-brown } 1, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-bread } termelése)
die-thoth-brown-2 = { color-brown } 2, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-bread } termelése)
die-thoth-brown-3 = { color-brown } 3, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-bread } termelése)
die-thoth-brown-4 = { color-brown } 4, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-bread } termelése)
die-thoth-brown-5 = { color-brown } 5, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-bread } termelése)
die-thoth-brown-6 = { color-brown } 6, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-bread } termelése)
die-thoth-white-1 = { color-white } 1, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-limestone } termelése)
die-thoth-white-2 = { color-white } 2, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-limestone } termelése)
die-thoth-white-3 = { color-white } 3, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-limestone } termelése)
die-thoth-white-4 = { color-white } 4, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-limestone } termelése)
die-thoth-white-5 = { color-white } 5, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-limestone } termelése)
die-thoth-white-6 = { color-white } 6, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-limestone } termelése)
die-thoth-black-1 = { color-black } 1, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-granite } termelése)
die-thoth-black-2 = { color-black } 2, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-granite } termelése)
die-thoth-black-3 = { color-black } 3, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-granite } termelése)
die-thoth-black-4 = { color-black } 4, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-granite } termelése)
die-thoth-black-5 = { color-black } 5, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-granite } termelése)
die-thoth-black-6 = { color-black } 6, { god-thoth } szektora ({ god-thoth.deed } vagy { resource-granite } termelése)
die-thoth-gray-1 = { color-gray } 1, { god-thoth } szektora ({ god-thoth.deed })
die-thoth-gray-2 = { color-gray } 2, { god-thoth } szektora ({ god-thoth.deed })
die-thoth-gray-3 = { color-gray } 3, { god-thoth } szektora ({ god-thoth.deed })
die-thoth-gray-4 = { color-gray } 4, { god-thoth } szektora ({ god-thoth.deed })
die-thoth-gray-5 = { color-gray } 5, { god-thoth } szektora ({ god-thoth.deed })
die-thoth-gray-6 = { color-gray } 6, { god-thoth } szektora ({ god-thoth.deed })
die-osiris-yellow-1 = { color-yellow } 1, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-papyrus } termelése)
die-osiris-yellow-2 = { color-yellow } 2, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-papyrus } termelése)
die-osiris-yellow-3 = { color-yellow } 3, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-papyrus } termelése)
die-osiris-yellow-4 = { color-yellow } 4, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-papyrus } termelése)
die-osiris-yellow-5 = { color-yellow } 5, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-papyrus } termelése)
die-osiris-yellow-6 = { color-yellow } 6, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-papyrus } termelése)
die-osiris-brown-1 = { color-brown } 1, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-bread } termelése)
die-osiris-brown-2 = { color-brown } 2, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-bread } termelése)
die-osiris-brown-3 = { color-brown } 3, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-bread } termelése)
die-osiris-brown-4 = { color-brown } 4, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-bread } termelése)
die-osiris-brown-5 = { color-brown } 5, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-bread } termelése)
die-osiris-brown-6 = { color-brown } 6, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-bread } termelése)
die-osiris-white-1 = { color-white } 1, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-limestone } termelése)
die-osiris-white-2 = { color-white } 2, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-limestone } termelése)
die-osiris-white-3 = { color-white } 3, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-limestone } termelése)
die-osiris-white-4 = { color-white } 4, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-limestone } termelése)
die-osiris-white-5 = { color-white } 5, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-limestone } termelése)
die-osiris-white-6 = { color-white } 6, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-limestone } termelése)
die-osiris-black-1 = { color-black } 1, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-granite } termelése)
die-osiris-black-2 = { color-black } 2, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-granite } termelése)
die-osiris-black-3 = { color-black } 3, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-granite } termelése)
die-osiris-black-4 = { color-black } 4, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-granite } termelése)
die-osiris-black-5 = { color-black } 5, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-granite } termelése)
die-osiris-black-6 = { color-black } 6, { god-osiris } szektora ({ god-osiris.deed } vagy { resource-granite } termelése)
die-osiris-gray-1 = { color-gray } 1, { god-osiris } szektora ({ god-osiris.deed })
die-osiris-gray-2 = { color-gray } 2, { god-osiris } szektora ({ god-osiris.deed })
die-osiris-gray-3 = { color-gray } 3, { god-osiris } szektora ({ god-osiris.deed })
die-osiris-gray-4 = { color-gray } 4, { god-osiris } szektora ({ god-osiris.deed })
die-osiris-gray-5 = { color-gray } 5, { god-osiris } szektora ({ god-osiris.deed })
die-osiris-gray-6 = { color-gray } 6, { god-osiris } szektora ({ god-osiris.deed })

## Templomegyüttes

people-temple-row = egy templomsornál
people-temple-column = egy templomoszlopnál
people-workshops = a műhelyek fölött
people-quarries = a kőfejtők fölött

display-left = bal hely
display-middle = középső hely
display-right = jobb hely

edge-carnelian = karneol
edge-lapis = lazurit
edge-malachite = malachit
edge-amber = borostyán

space-r1c1 = 1. sor, 1. oszlop
space-r1c2 = 1. sor, 2. oszlop
space-r1c3 = 1. sor, 3. oszlop
space-r1c4 = 1. sor, 4. oszlop
space-r1c5 = 1. sor, 5. oszlop
space-r2c1 = 2. sor, 1. oszlop
space-r2c2 = 2. sor, 2. oszlop
space-r2c3 = 2. sor, 3. oszlop
space-r2c4 = 2. sor, 4. oszlop
space-r2c5 = 2. sor, 5. oszlop
space-r3c1 = 3. sor, 1. oszlop
space-r3c2 = 3. sor, 2. oszlop
space-r3c3 = 3. sor, 3. oszlop
space-r3c4 = 3. sor, 4. oszlop
space-r3c5 = 3. sor, 5. oszlop
space-r4c1 = 4. sor, 1. oszlop
space-r4c2 = 4. sor, 2. oszlop
space-r4c3 = 4. sor, 3. oszlop
space-r4c4 = 4. sor, 4. oszlop
space-r4c5 = 4. sor, 5. oszlop
space-r5c1 = 5. sor, 1. oszlop
space-r5c2 = 5. sor, 2. oszlop
space-r5c3 = 5. sor, 3. oszlop
space-r5c4 = 5. sor, 4. oszlop
space-r5c5 = 5. sor, 5. oszlop

line-row1 = 1. sor
line-row2 = 2. sor
line-row3 = 3. sor
line-row4 = 4. sor
line-row5 = 5. sor
line-column1 = 1. oszlop
line-column2 = 2. oszlop
line-column3 = 3. oszlop
line-column4 = 4. oszlop
line-column5 = 5. oszlop

building-row1-first = 1. sor első mezője
building-row2-first = 2. sor első mezője
building-row3-first = 3. sor első mezője
building-row4-first = 4. sor első mezője
building-row5-first = 5. sor első mezője
building-column1-first = 1. oszlop első mezője
building-column2-first = 2. oszlop első mezője
building-column3-first = 3. oszlop első mezője
building-column4-first = 4. oszlop első mezője
building-column5-first = 5. oszlop első mezője
building-row1-second = 1. sor második mezője
building-row2-second = 2. sor második mezője
building-row3-second = 3. sor második mezője
building-row4-second = 4. sor második mezője
building-row5-second = 5. sor második mezője
building-column1-second = 1. oszlop második mezője
building-column2-second = 2. oszlop második mezője
building-column3-second = 3. oszlop második mezője
building-column4-second = 4. oszlop második mezője
building-column5-second = 5. oszlop második mezője

pillar-P01 = { pillar-P01.name }, napos: népesség +3
    .name = Hajnali sokaság (P01)
pillar-P02 = { pillar-P02.name }, sötét: 1 írnok
    .name = Éji írnok (P02)
pillar-P03 = { pillar-P03.name }, árnyékos: elégedettség +2
    .name = Hűvös udvar (P03)
pillar-P04 = { pillar-P04.name }, napos: illeszkedő élenként még 1 pont
    .name = Fényes mozaik (P04)
pillar-P05 = { pillar-P05.name }, sötét: illeszkedő élenként még 1 pont
    .name = Sötét mozaik (P05)
pillar-P06 = { pillar-P06.name }, árnyékos: sorában és oszlopában épületenként még 1 pont
    .name = Keresztút (P06)
pillar-P07 = { pillar-P07.name }, napos: 1 pont
    .name = Napkorona (P07)
pillar-P08 = { pillar-P08.name }, árnyékos: 1 pont
    .name = Árnykorona (P08)
pillar-P09 = { pillar-P09.name }, sötét: 1 pont
    .name = Éji korona (P09)
pillar-P10 = { pillar-P10.name }, sötét: 1 kártya ingyen
    .name = Éji vásár (P10)
pillar-P11 = { pillar-P11.name }, napos: 1 kártya ingyen
    .name = Reggeli vásár (P11)
pillar-P12 = { pillar-P12.name }, árnyékos: szobor 1, 2 vagy 3 értékkel
    .name = A szobrász udvara (P12)
pillar-P13 = { pillar-P13.name }, napos: húzz egy rendeletet
    .name = Királyi hírnök (P13)
pillar-P14 = { pillar-P14.name }, sötét: húzz egy rendeletet
    .name = Titkos parancs (P14)
pillar-P15 = { pillar-P15.name }, árnyékos: műhely vagy kőfejtő a 3. sorban
    .name = Rejtett műhely (P15)
pillar-P16 = { pillar-P16.name }, árnyékos: 2 arany
    .name = Arany az árnyékban (P16)
pillar-P17 = { pillar-P17.name }, napos: 2 arany
    .name = Arany a napon (P17)
pillar-P18 = { pillar-P18.name }, sötét: 2 arany
    .name = Arany a sötétben (P18)
pillar-P19 = { pillar-P19.name }, napos: a mező jutalma kétszer jár
    .name = A nappal tükre (P19)
pillar-P20 = { pillar-P20.name }, árnyékos: a mező jutalma kétszer jár
    .name = Az alkony tükre (P20)
pillar-P21 = { pillar-P21.name }, sötét: a mező jutalma kétszer jár
    .name = Az éj tükre (P21)
pillar-P22 = { pillar-P22.name }, nincs képessége
    .name = Lótusz (P22)
pillar-P23 = { pillar-P23.name }, nincs képessége
    .name = Pálma (P23)
pillar-P24 = { pillar-P24.name }, nincs képessége
    .name = Sólyom (P24)
pillar-P25 = { pillar-P25.name }, nincs képessége
    .name = Íbisz (P25)
pillar-P26 = { pillar-P26.name }, nincs képessége
    .name = Szkarabeusz (P26)
pillar-P27 = { pillar-P27.name }, nincs képessége
    .name = Kobra (P27)

## Kártyák (.name: a nevük és a számuk, .text: röviden a hatásuk)

kind-blessing = áldás
kind-technology = technológia
kind-decree = rendelet

symbol-scroll = tekercs
symbol-people = nép
symbol-treasury = kincstár
symbol-labor = munka
symbol-temple = templom
symbol-statue = szobor

card-B01 = { card-B01.name }: { card-B01.text }
    .name = Mészkőadomány (B01)
    .text = termeléskor 4 mészkő
card-B02 = { card-B02.name }: { card-B02.text }
    .name = Gránitadomány (B02)
    .text = termeléskor 4 gránit
card-B03 = { card-B03.name }: { card-B03.text }
    .name = Teli kemencék (B03)
    .text = termeléskor 4 kenyér
card-B04 = { card-B04.name }: { card-B04.text }
    .name = Nádaratás (B04)
    .text = termeléskor 4 papirusz
card-B05 = { card-B05.name }: { card-B05.text }
    .name = Aranyeső (B05)
    .text = termeléskor 3 arany
card-B06 = { card-B06.name }: { card-B06.text }
    .name = Szorgos tanítványok (B06)
    .text = termeléskor 2 írnok
card-B07 = { card-B07.name }: { card-B07.text }
    .name = A falu öröme (B07)
    .text = népesség vagy elégedettség +3
card-B08 = { card-B08.name }: { card-B08.text }
    .name = Teli bölcsők (B08)
    .text = népesség vagy elégedettség +3
card-B09 = { card-B09.name }: { card-B09.text }
    .name = A sors keze (B09)
    .text = fordítsd a kockát bármelyik oldalára
card-B10 = { card-B10.name }: { card-B10.text }
    .name = Szerencsés dobás (B10)
    .text = fordítsd a kockát bármelyik oldalára
card-B11 = { card-B11.name }: { card-B11.text }
    .name = Új köntös (B11)
    .text = a kocka más színűnek számít, értéke 1-gyel módosítható
card-B12 = { card-B12.name }: { card-B12.text }
    .name = A kelmefestő titka (B12)
    .text = a kocka más színűnek számít, értéke 1-gyel módosítható
card-B13 = { card-B13.name }: { card-B13.text }
    .name = Ajándékkő (B13)
    .text = Rá vagy Hórusz mészkő- és gránitköltség nélkül
card-B14 = { card-B14.name }: { card-B14.text }
    .name = Nyitott kőfejtő (B14)
    .text = Rá vagy Hórusz mészkő- és gránitköltség nélkül
card-B15 = { card-B15.name }: { card-B15.text }
    .name = Díszvendég (B15)
    .text = Básztet vagy Hathor költség nélkül
card-B16 = { card-B16.name }: { card-B16.text }
    .name = Terített asztal (B16)
    .text = Básztet vagy Hathor költség nélkül
card-B17 = { card-B17.name }: { card-B17.text }
    .name = Jó szomszédok (B17)
    .text = 1 írnokért egy szomszédos isten akciója is
card-B18 = { card-B18.name }: { card-B18.text }
    .name = Közös ösvény (B18)
    .text = 1 írnokért egy szomszédos isten akciója is
card-B19 = { card-B19.name }: { card-B19.text }
    .name = Túlsó part (B19)
    .text = 1 elégedettségért és 1 népességért az átellenes isten akciója is
card-B20 = { card-B20.name }: { card-B20.text }
    .name = Hosszú átkelés (B20)
    .text = 1 elégedettségért és 1 népességért az átellenes isten akciója is
card-B21 = { card-B21.name }: { card-B21.text }
    .name = Kettős aratás (B21)
    .text = termelj kétszer
card-B22 = { card-B22.name }: { card-B22.text }
    .name = Két műszak (B22)
    .text = termelj kétszer
card-B23 = { card-B23.name }: { card-B23.text }
    .name = A sakálok barátja (B23)
    .text = Anubisz-akció írnokok nélkül
card-B24 = { card-B24.name }: { card-B24.text }
    .name = Néma vezető (B24)
    .text = Anubisz-akció írnokok nélkül
card-T01 = { card-T01.name }: { card-T01.text }
    .name = Az építők büszkesége (T01)
    .text = 2 pont minden Ozirisz-akcióért
card-T02 = { card-T02.name }: { card-T02.text }
    .name = Pillérmesterek (T02)
    .text = 2 pont minden Rá-akcióért
card-T03 = { card-T03.name }: { card-T03.text }
    .name = Olvasóterem (T03)
    .text = 2 pont minden Thot-akcióért
card-T04 = { card-T04.name }: { card-T04.text }
    .name = Szobrászcéh (T04)
    .text = 2 pont és 1 gránit minden Hórusz-akcióért
card-T05 = { card-T05.name }: { card-T05.text }
    .name = Pilléres csarnok (T05)
    .text = Hathornál a pilléreid 3 helyett 5 pontot adnak
card-T06 = { card-T06.name }: { card-T06.text }
    .name = Ünnepnap (T06)
    .text = 2 pont, 1 népesség és 1 elégedettség minden Básztet-akcióért
card-T07 = { card-T07.name }: { card-T07.text }
    .name = Kőadó (T07)
    .text = 1 gránit a szobraid minden bónuszához
card-T08 = { card-T08.name }: { card-T08.text }
    .name = Tisztító fürdő (T08)
    .text = a tiltott kockákat tisztaként vagy tisztátalanként is elveheted
card-T09 = { card-T09.name }: { card-T09.text }
    .name = Örök mécses (T09)
    .text = pillérlapkáid képessége bármilyen megvilágításban működik
card-T10 = { card-T10.name }: { card-T10.text }
    .name = Bérelt tollak (T10)
    .text = az arany és az írnok felcserélhető; 1 pont
card-T11 = { card-T11.name }: { card-T11.text }
    .name = Apró lépések (T11)
    .text = 2 pont minden 1-es értékű akcióért
card-T12 = { card-T12.name }: { card-T12.text }
    .name = Túltelt csűrök (T12)
    .text = 1 pont minden többletnyersanyagért
card-T13 = { card-T13.name }: { card-T13.text }
    .name = Jobb szerszámok (T13)
    .text = termeléskor érték ±2 és még 1 nyersanyag
card-T14 = { card-T14.name }: { card-T14.text }
    .name = Biztos kéz (T14)
    .text = istenakcióknál érték ±2
card-T15 = { card-T15.name }: { card-T15.text }
    .name = Templomi iskola (T15)
    .text = minden Maat-fázisban 2 hitjelző; ankhérték 5
card-T16 = { card-T16.name }: { card-T16.text }
    .name = Méltó jutalom (T16)
    .text = minden Maat-fázis után elsőként 2 pont, utolsóként 1 arany
card-T17 = { card-T17.name }: { card-T17.text }
    .name = Falusi pékség (T17)
    .text = 2 pont kenyér termeléséért; értékeléskor nem kell kenyeret fizetned
card-T18 = { card-T18.name }: { card-T18.text }
    .name = Tiszta kezek (T18)
    .text = 1 pont minden tiszta kockáért
card-T19 = { card-T19.name }: { card-T19.text }
    .name = Kettős szolgálat (T19)
    .text = 1 írnokért a tisztátalan kocka előbb termel, azután végzi az istenakciót
card-T20 = { card-T20.name }: { card-T20.text }
    .name = Nádprések (T20)
    .text = 1 papirusz minden Thot-akcióért
card-T21 = { card-T21.name }: { card-T21.text }
    .name = Az építők kenyere (T21)
    .text = 1 kenyér minden Hathor-akcióért
card-T22 = { card-T22.name }: { card-T22.text }
    .name = Bármelyik kő (T22)
    .text = a mészkő és a gránit felcserélhető; 1 pont
card-T23 = { card-T23.name }: { card-T23.text }
    .name = A sakál jutalma (T23)
    .text = 3 pont minden Anubisz-akcióért
card-T24 = { card-T24.name }: { card-T24.text }
    .name = Hálaadás (T24)
    .text = 1 arany minden kijátszott áldásért
card-D01 = { card-D01.name }: { card-D01.text }
    .name = Tudós ház (D01)
    .text = 3 pont minden technológiádért
card-D02 = { card-D02.name }: { card-D02.text }
    .name = Sok pecsét (D02)
    .text = 4 pont a rendeleteid minden különböző jelképéért
card-D03 = { card-D03.name }: { card-D03.text }
    .name = Kétszeres szó (D03)
    .text = 2 aranyért egy másik rendeleted kétszer ér pontot
card-D04 = { card-D04.name }: { card-D04.text }
    .name = Növekvő város (D04)
    .text = 4 pont a népességed által elért minden jelképért, jelképenként 1 nyersanyagért
card-D05 = { card-D05.name }: { card-D05.text }
    .name = Nevető város (D05)
    .text = 4 pont az elégedettséged által elért minden jelképért
card-D06 = { card-D06.name }: { card-D06.text }
    .name = A legboldogabbak (D06)
    .text = 1 pont minden lépésért, amennyivel elégedettséged megelőzi a legkisebbet
card-D07 = { card-D07.name }: { card-D07.text }
    .name = Az írnokok háza (D07)
    .text = 3 pont minden megmaradt írnokodért
card-D08 = { card-D08.name }: { card-D08.text }
    .name = Teli kincstár (D08)
    .text = 2 pont minden megmaradt aranyért és 1 pont minden más nyersanyagért, legfeljebb 20
card-D09 = { card-D09.name }: { card-D09.text }
    .name = A kőfejtők ura (D09)
    .text = 3 pont minden kőfejtődért
card-D10 = { card-D10.name }: { card-D10.text }
    .name = A műhelyek ura (D10)
    .text = 3 pont minden műhelyedért
card-D11 = { card-D11.name }: { card-D11.text }
    .name = Dolgos negyedek (D11)
    .text = 2 pont minden műhelyedért és kőfejtődért
card-D12 = { card-D12.name }: { card-D12.text }
    .name = Templomnegyed (D12)
    .text = 3 pont minden épületedért a templomegyüttesnél
card-D13 = { card-D13.name }: { card-D13.text }
    .name = Pillérek erdeje (D13)
    .text = 3 pont minden pilléredért
card-D14 = { card-D14.name }: { card-D14.text }
    .name = Szobrok és házak (D14)
    .text = 2 pont minden szobrodért és a templomegyüttesnél álló épületedért
card-D15 = { card-D15.name }: { card-D15.text }
    .name = Pillérek és házak (D15)
    .text = 2 pont minden pilléredért és a templomegyüttesnél álló épületedért
card-D16 = { card-D16.name }: { card-D16.text }
    .name = Az istenek arca (D16)
    .text = 4 pont minden istenszobrodért
card-D17 = { card-D17.name }: { card-D17.text }
    .name = Faragott kő (D17)
    .text = 2 pont minden szobrodért és pilléredért
card-D18 = { card-D18.name }: { card-D18.text }
    .name = Kőcsalád (D18)
    .text = 3 pont minden szobrodért
card-D19 = { card-D19.name }: { card-D19.text }
    .name = A népért (D19)
    .text = 5 pont minden népszobrodért
card-D20 = { card-D20.name }: { card-D20.text }
    .name = Az élen (D20)
    .text = 10 pont, ha első vagy a sorrendben, 5 pont, ha második
card-D21 = { card-D21.name }: { card-D21.text }
    .name = Saját téglák (D21)
    .text = 1 pont minden felépített épületedért
card-D22 = { card-D22.name }: { card-D22.text }
    .name = Tiszta szív (D22)
    .text = tiszta kockáid összegének fele az utolsó Maat-fázisban
card-D23 = { card-D23.name }: { card-D23.text }
    .name = Utolsó kívánság (D23)
    .text = egy ingyenes, tetszőleges akció tetszőleges értékkel az utolsó értékelés előtt
card-D24 = { card-D24.name }: { card-D24.text }
    .name = Második körmenet (D24)
    .text = a templomegyüttes még egyszer pontot ér, szobrok nélkül
card-S01 = { card-S01.name }: { card-S01.text }
    .name = Nagybirtok (S01)
    .text = műhely vagy kőfejtő az 5. sorban; kezdeményezés 1
card-S02 = { card-S02.name }: { card-S02.text }
    .name = A kőfaragó öröksége (S02)
    .text = kőfejtő a 3. sorban; kezdeményezés 2
card-S03 = { card-S03.name }: { card-S03.text }
    .name = Családi műhely (S03)
    .text = műhely a 3. sorban; kezdeményezés 3
card-S04 = { card-S04.name }: { card-S04.text }
    .name = Megrakott szekér (S04)
    .text = 5 választott alapnyersanyag; kezdeményezés 4
card-S05 = { card-S05.name }: { card-S05.text }
    .name = A feltaláló ládája (S05)
    .text = húzz 2 technológiát, 1 a tiéd; kezdeményezés 5
card-S06 = { card-S06.name }: { card-S06.text }
    .name = Két ima (S06)
    .text = húzz 2 áldást, 1 a tiéd; kezdeményezés 6
card-S07 = { card-S07.name }: { card-S07.text }
    .name = Palotai hivatal (S07)
    .text = 2 írnok és 1 arany; kezdeményezés 7
card-S08 = { card-S08.name }: { card-S08.text }
    .name = Vegyes rakomány (S08)
    .text = minden alapnyersanyagból 1; kezdeményezés 8
card-S09 = { card-S09.name }: { card-S09.text }
    .name = Kőszállító bárka (S09)
    .text = 3 mészkő vagy gránit; kezdeményezés 9
card-S10 = { card-S10.name }: { card-S10.text }
    .name = Folyami áruk (S10)
    .text = 3 kenyér vagy papirusz; kezdeményezés 10
card-S11 = { card-S11.name }: { card-S11.text }
    .name = Nagycsalád (S11)
    .text = népesség +3, majd elégedettség +2; kezdeményezés 11
card-S12 = { card-S12.name }: { card-S12.text }
    .name = Kis erszény (S12)
    .text = 2 arany; kezdeményezés 12
card-A01 = { card-A01.name }: { card-A01.text }
    .name = Az írnok sorsa (A01)
    .text = 1 írnok; ankhérték 0
card-A02 = { card-A02.name }: { card-A02.text }
    .name = A kereskedő sorsa (A02)
    .text = 1 arany; ankhérték 1
card-A03 = { card-A03.name }: { card-A03.text }
    .name = A falu sorsa (A03)
    .text = népesség vagy elégedettség +1; ankhérték 2
card-A04 = { card-A04.name }: { card-A04.text }
    .name = A pap sorsa (A04)
    .text = 1 hitjelző; ankhérték 3

## Egyszemélyes játék (.acc: tárgyeset)

tile-horus = Hórusz-lapka
    .acc = Hórusz-lapkát
tile-ra = Rá-lapka
    .acc = Rá-lapkát
tile-hathor = Hathor-lapka
    .acc = Hathor-lapkát
tile-bastet = Básztet-lapka
    .acc = Básztet-lapkát
tile-thoth = Thot-lapka
    .acc = Thot-lapkát
tile-osiris = Ozirisz-lapka
    .acc = Ozirisz-lapkát
tile-dice-granite = gránittal kezdődő nyersanyaglapka
    .acc = gránittal kezdődő nyersanyaglapkát
tile-dice-papyrus = papirusszal kezdődő nyersanyaglapka
    .acc = papirusszal kezdődő nyersanyaglapkát
tile-dice-limestone = mészkővel kezdődő nyersanyaglapka
    .acc = mészkővel kezdődő nyersanyaglapkát
tile-dice-bread = kenyérrel kezdődő nyersanyaglapka
    .acc = kenyérrel kezdődő nyersanyaglapkát

coin-up = a felső sorba
coin-right = a jobb oldali következő lapkára

## Kérdések

ask-wheel = A korong kezdőállását a véletlen dönti el.
ask-bonus = A Hórusz-lapkák véletlenszerűen kerülnek a helyükre.
ask-reveal = Új pillérlapka kerül elő.
ask-die = Kocka kerül elő a zsákból, és dobni kell vele.
ask-market-card = Kártya kerül a piacra.
ask-drawn-card = Kártyahúzás következik.
ask-secret-decree = Rendelethúzás következik.
ask-starting-card = Kezdőkártya kerül az asztalra.
ask-first-player = A véletlen dönti el, ki választ először.
ask-keep-decree = Két rendeleted közül melyiket tartod meg? A játék végén pontot ad.
ask-draft = Melyik kezdőkártyát veszed el? Mindenki kettőt kap; minél nagyobb a kezdeményezésük összege, annál előbb kerülsz sorra.
ask-destiny = Melyik sorskártyát veszed el? A jutalma azonnal jár, a nagyobb ankhérték pedig eldönti az egyenlőséget a következő Maat-fázisban.
ask-reward = Melyik kártyádat hajtod végre most?
ask-keep-card = A két felhúzott kártya közül melyiket tartod meg?
ask-goods = Mit kapsz?
ask-turn = Te következel: vegyél el egy kockát. A tiszta a mérleged bal serpenyőjébe kerül, a tisztátalan a jobba. Vele az istenének akcióját hajtod végre, vagy a színének megfelelő nyersanyagot termeled.
ask-anubis-die = Anubisz: vegyél el egy tetszőleges kockát. A mérleg alá kerül, és bármilyen akcióra jó.
ask-treat = Hogyan veszed el ezt a tiltott kockát?
ask-prepare = Mit teszel a kockával? Előbb módosíthatod az értékét, írnokonként 1-gyel vagy 2-vel, vagy áldást játszhatsz ki.
ask-face = Milyen értékre fordítod a kockát?
ask-color = Milyen színűnek számít a kocka?
ask-nudge = Mennyi legyen a kocka értéke?
ask-act = Melyik akció jön most?
ask-end = Kijátszol még áldást a köröd vége előtt?
ask-value = Milyen értékkel hajtod végre az akciót?
ask-tithe = Elköltesz 1 írnokot, hogy ezzel a tisztátalan kockával az istenakció előtt termelj is?
ask-statue = Kinek állítod a szobrot? Isten tiszteletére bónuszt ad, amikor mások az ő akcióját hajtják végre; a népnek állítva megkapod az ott lévő aranyat, és az értékeléskor számít.
ask-space = Hová teszed a pillérlapkát? Megkapod, amit a mező mutat, és pontot az épületekért és az illeszkedő élekért.
ask-rotation = Hogyan forgatod el a lapkát?
ask-building = Hol építesz? A sorban vagy oszlopban minden pilléred pontot ad, minden üres mező pedig egy egységet abból, amit mutat; végül népességed a kocka értékével nő.
ask-price = Fizetsz, vagy inkább áldást játszol ki?
ask-payment = Mivel fizeted ki ezt az egységet?
ask-market = Melyik piacrészből veszel el kártyát? Előbb 1 papiruszért kicserélheted egy piacrész kártyáit.
ask-card = Melyik kártyát veszed el? B: egyszer használható áldás, T: a játék végéig ható technológia, D: a végén pontot adó rendelet.
ask-district = Mit építesz ebben a sorban?
ask-marker = Melyik termelésjelzőt emeled?
ask-boon = Kijátszol áldást termelés közben?
ask-free-action = Melyik akciót hajtod végre egy tetszőleges értékű képzelt kockával?
ask-faith = Teszel hitjelzőt a mérlegedre? Mindegyik 1-gyel módosítja az egyenleget. Minél közelebb van 0-hoz, annál előbb kerülsz sorra; −2 alatt pontot veszítesz.
ask-last-decree = Használod most ezt a rendeletet: { card-D23.name }? Közeleg az utolsó értékelés; mindenki megkapja ezt a kérdést, akinél ott lehet.
ask-feed = Mennyi kenyeret fizetsz az épületeidért?
ask-told-die = Melyik kockát vetted el?
ask-told-change = Mit tettél? Egy isten akciója, vagy megnyílt piacrész.
ask-told-built = Mit építettél, vagy hol?
ask-told-row = Melyik sorban építettél?
ask-told-order = Ki kezd most? Az van előbb, aki közelebb van az egyensúlyhoz.
ask-pyramid = Botanhamon piramisa épül.
ask-coin = Botanhamon debenérméjét dobják fel.
ask-bot-die = A véletlen dönti el, melyik kockát veszi el Botanhamon.
ask-bot-statue = A véletlen dönti el, hol állít szobrot Botanhamon.
ask-bot-space = A véletlen dönti el, hol épít pillért Botanhamon.
ask-bot-building = A véletlen dönti el, hol épít Botanhamon.
ask-bot-destiny = A véletlen dönti el, melyik sorskártyát veszi el Botanhamon.
ask-bot-pillar = Lapka kerül elő Botanhamon első pilléréhez.

## Válaszok

action-decline = Nem
action-finish = Befejezés
action-anubis = Anubisz-akció 2 írnokért: bármelyik kocka, bármilyen akció
    .short = Anubisz: bármely kocka, bármely akció
action-idle = Egyik akció sem lehetséges: csak tedd le a kockát
action-pay-price = Fizetés
action-weigh-nothing = Hitjelző nélkül
action-take = Vedd el: { PIECE($die) }
action-perform = { PIECE($god, case: "act") }
    .short = { PIECE($god) }: { PIECE($god, case: "deed") }
action-add = További akció – { PIECE($god, case: "act") }
action-produce = Termelj: { PIECE($resource) }
action-value = Legyen az érték { $number }
    .short = Érték: { $number }
action-treat = { PIECE($purity, case: "like") }
action-recolor = Számítson { PIECE($color, case: "like") }
action-play = Játszd ki: { PIECE($card) }
action-honor = Isten tiszteletére: { PIECE($god) }
    .short = { PIECE($god) }
action-serve = A népnek, { PIECE($people) }
    .short = Nép: { PIECE($people) }
action-place = Tedd ide: { PIECE($space) }
    .short = { PIECE($space) }
action-rotate = { $number ->
        [0] Elforgatás nélkül
       *[other] Elforgatva jobbra, { $number }°
    }
    .short = { $number }°
action-build = Építs ide: { PIECE($building) }
    .short = { PIECE($building) }
action-pay = Fizess { PIECE($token, case: "ins") }
action-section = Kártyák innen: { $number }. piacrész
    .short = { $number }. piacrész
action-refresh = Csere 1 papiruszért: { $number }. piacrész
    .short = Csere: { $number }. piacrész
action-choose = Válaszd: { PIECE($card) }
action-settle = Építs { PIECE($district, case: "acc") }
    .short = { PIECE($district) }
action-raise = Emeld: { PIECE($resource) }
action-gain = Ezt kapod: { PIECE($token) }
action-left = { $number } hitjelző a bal serpenyőbe (egyenleg +{ $number })
    .short = { $number } balra
action-right = { $number } hitjelző a jobb serpenyőbe (egyenleg −{ $number })
    .short = { $number } jobbra
action-feed = { $number ->
        [0] Ne fizess kenyeret
       *[other] Fizess { $number } kenyeret
    }
action-wheel = A korong első napos része itt van: { PIECE($god) }
action-bonus = Következő Hórusz-bónuszlapka: { PIECE($god) }
action-reveal = Pillérlapka: { PIECE($pillar) }
action-roll = Kocka: { PIECE($face) }
action-deal = Kártya: { PIECE($card) }
action-first = Kezd: { $seat }
action-tile = Akciólapka: { PIECE($tile) }
action-toss = A jelző { PIECE($coin) } lép

## Események

event-wheel-set = A korong első napos része itt van: { PIECE($god) }.
event-bonus-laid = { $slot } értékkel ennek az istennek állítható szobor: { PIECE($god) }.
event-pillar-revealed = Új pillérlapka: { PIECE($pillar) }.
event-die-rolled = Új kocka { PIECE($god) } szektorában: { PIECE($color) } { $value }.
event-card-dealt = { $section }. piacrész: { PIECE($card, case: "name") }.
event-some-card-dealt = { $section }. piacrész: { PIECE($kind) }, amelyet még senki sem nevezett meg.
event-decree-drawn = { WHO($player) ->
        [you] Rendeletet húzol
       *[other] { $player } rendeletet húz
    }.
event-decree-seen = A rendeleted: { PIECE($card) }.
event-starting-dealt = Kezdőkártya: { PIECE($card) }.
event-first-drafter = Először { WHO($player) ->
        [you] te választasz
       *[other] { $player } választ
    }.
event-decree-kept = { WHO($player) ->
        [you] Megtartasz egy rendeletet, a másikat a pakli alá teszed
       *[other] { $player } megtart egy rendeletet, a másikat a pakli alá teszi
    }.
event-card-drafted = { WHO($player) ->
        [you] Elveszed
       *[other] { $player } elveszi
    }: { PIECE($card, case: "name") }.
event-order-set = A sorrendben { $place }.: { $player }.
event-destiny-taken = { WHO($player) ->
        [you] Sorskártyát veszel el
       *[other] { $player } sorskártyát vesz el
    }: { PIECE($card, case: "name") }.
event-card-kept = { WHO($player) ->
        [you] Megtartod
       *[other] { $player } megtartja
    }: { PIECE($card, case: "name") }.
event-card-looked-at = { WHO($player) ->
        [you] Húzol
       *[other] { $player } húz
    }: { PIECE($card, case: "name") }.
event-gained = { $token ->
        [token-population] { $player }: népesség +{ $amount }, most { $total }.
        [token-happiness] { $player }: elégedettség +{ $amount }, most { $total }.
       *[other] { WHO($player) ->
        [you] Kapsz
       *[other] { $player } kap
    } { $amount ->
           *[other] { $amount } { PIECE($token, case: "acc") }
        } (most { $total }).
    }
event-lost = { $player }: { PIECE($token) } −{ $amount }, most { $total }.
event-paid = { WHO($player) ->
        [you] Fizetsz
       *[other] { $player } fizet
    } { $amount ->
       *[other] { $amount } { PIECE($token, case: "acc") }
    }.
event-vp-gained = { WHO($player) ->
        [you] Kapsz
       *[other] { $player } kap
    } { $points } pontot: { PIECE($label) } (összesen { $total }).
event-vp-lost = { WHO($player) ->
        [you] Veszítesz
       *[other] { $player } veszít
    } { $points } pontot: { PIECE($label) } (összesen { $total }).
event-marker-raised = { WHO($player) ->
        [you] Termelésed
       *[other] { $player } termelése
    } most { $level }: { PIECE($resource) }.
event-turn-began = { WHO($player) ->
        [you] A köröd
       *[other] { $player } köre
    } kezdődik.
event-die-taken = { WHO($player) ->
        [you] Kockát veszel el
       *[other] { $player } kockát vesz el
    }: { PIECE($color) } { $value }, { PIECE($god) } szektora.
event-anubis-called = { WHO($player) ->
        [you] Anubiszt hívod
       *[other] { $player } Anubiszt hívja
    }.
event-die-placed = { WHO($player) ->
        [you] Kockát teszel
       *[other] { $player } kockát tesz
    } { PIECE($scale) } (érték: { $value }).
event-die-changed = { WHO($player) ->
        [you] A kockád
       *[other] { $player } kockája
    } mostantól: { PIECE($color) } { $value }.
event-blessing-played = { WHO($player) ->
        [you] Kijátszod
       *[other] { $player } kijátssza
    }: { PIECE($card, case: "name") }.
event-action-began = { $player }: { PIECE($god) }-akció, érték: { $value }.
event-action-lost = { WHO($player) ->
        [you] Nem tudod végrehajtani az akciót
       *[other] { $player } nem tudja végrehajtani az akciót
    }; elveszik.
event-statue-for-god = { WHO($player) ->
        [you] Szobrot állítasz ennek az istennek
       *[other] { $player } szobrot állít ennek az istennek
    }: { PIECE($god) }.
event-statue-for-people = { WHO($player) ->
        [you] Szobrot állítasz a népnek
       *[other] { $player } szobrot állít a népnek
    } { PIECE($people) }.
event-pillar-built = { WHO($player) ->
        [you] Pillért építesz
       *[other] { $player } pillért épít
    }: { PIECE($space) }, lapka: { PIECE($pillar, case: "name") }{ $turns ->
        [0] {""}
        [1] , elforgatva 90°
        [2] , elforgatva 180°
       *[other] , elforgatva 270°
    }.
event-ability-used = { WHO($player) ->
        [you] Használod a lapka képességét
       *[other] { $player } használja a lapka képességét
    }: { PIECE($pillar, case: "name") }.
event-building-built = { WHO($player) ->
        [you] A templomegyüttesnél építesz
       *[other] { $player } a templomegyüttesnél épít
    }: { PIECE($building) }.
event-some-pillar-built = { WHO($player) ->
        [you] Pillért építesz
       *[other] { $player } pillért épít
    }: { PIECE($space) }, lapka: { $slot ->
        [0] a halom teteje
        [1] a kínálat bal oldali lapkája
        [2] a kínálat középső lapkája
       *[other] a kínálat jobb oldali lapkája
    }.
event-some-card-taken = { WHO($player) ->
        [you] Elveszed
       *[other] { $player } elveszi
    } { $section ->
        [1] az
       *[other] a
    } { $section }. piacrész balról első ilyen kártyáját: { PIECE($kind) }.
event-section-opened = Megnyílik { $section ->
        [1] az
       *[other] a
    } { $section }. piacrész.
event-section-refreshed = { WHO($player) ->
        [you] Kicseréled
       *[other] { $player } kicseréli
    } { $section ->
        [1] az
       *[other] a
    } { $section }. piacrész kártyáit.
event-card-taken = { WHO($player) ->
        [you] Elveszed
       *[other] { $player } elveszi
    }: { PIECE($card, case: "name") }.
event-workshop-built = { WHO($player) ->
        [you] Ozirisz { $row }. sorában építesz
       *[other] { $player } Ozirisz { $row }. sorában épít
    }: { PIECE($district) }.
event-produced = { WHO($player) ->
        [you] Termelsz
       *[other] { $player } termel
    }: { $kept } { PIECE($resource) }{ $surplus ->
        [0] {""}
       *[other] {" "}és { $surplus } többlet a mérlegre
    }.
event-statue-paid = { WHO($player) ->
        [you] Bónuszt kapsz a szobrodért
       *[other] { $player } bónuszt kap a szobráért
    }: { PIECE($god) }.
event-wheel-turned = A korong elfordul ({ $rotation }. forgatás a 8-ból).
event-maat-began = Kezdődik a Maat-fázis ({ $phase }/4).
event-faith-placed = { $net ->
        [0] { WHO($player) ->
            [you] Nem teszel
           *[other] { $player } nem tesz
        } hitjelzőt a mérlegre.
       *[other] { WHO($player) ->
            [you] Hitjelzőkkel módosítod az egyenlegedet
           *[other] { $player } hitjelzőkkel módosítja az egyenlegét
        }: { $net }.
    }
event-faith-hidden = { WHO($player) ->
        [you] Titokban döntöttél a hitjelzőkről
       *[other] { $player } titokban döntött a hitjelzőkről
    }.
event-balance-found = { WHO($player) ->
        [you] Egyenleged
       *[other] { $player } egyenlege
    }: { $balance }.
event-scoring-began = Kezdődik az értékelés ({ $scoring }/2).
event-district-won = { WHO($player) ->
        [you] Vezetsz Ozirisz negyedében
       *[other] { $player } vezet Ozirisz negyedében
    }: { PIECE($district) }.
event-scored = { WHO($player) ->
        [you] Kapsz
       *[other] { $player } kap
    } { $points } pontot (összesen { $total }).
event-decree-scored = { WHO($player) ->
        [you] Kapsz
       *[other] { $player } kap
    } { $points } pontot: { PIECE($card, case: "name") }.
event-decree-used = { WHO($player) ->
        [you] Használod
       *[other] { $player } használja
    }: { PIECE($card, case: "name") }.
event-tile-laid = Piramis: { PIECE($tile) }.
event-tile-reached = { $player } elér egy lapkát: { PIECE($tile) }.
event-coin-tossed = { $player } debenérmét dob: a jelző { PIECE($coin) } lép.
event-game-ended = A játszma véget ért. A nyertes: { $winner }.

## Pontozás

label-start = Kezdőpontok
label-statue-line = Szobrok a templomnál: pillérek a vonalban
label-pillar-buildings = Pillérek: épületek a sorban és oszlopban
label-pillar-edges = Pillérek: illeszkedő élek
label-pillar-display = Pillérek: a kínálat helyei
label-pillar-ability = Pillérek: képességek
label-hathor = Hathor: saját pillérek
label-statue-bonus = Szobrok bónuszai
label-technologies = Technológiák
label-impurity = Tisztátalanság
label-blocked-statue = Nincs hely szobornak
label-turn-order = Játékossorrend
label-bot-cards = Botanhamon kártyái
label-bot-decrees = Botanhamon rendeletei
label-bot-scribes = Botanhamon írnokai
label-districts = Ozirisz negyedei
label-temple = Templomegyüttes
label-statues = Szobrok
label-happiness = Elégedettség
label-production = Teljes termelés
label-building-row = Épületsor
label-bread = Hiányzó kenyér

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
score-population = Népesség
score-supplies = Ami még elkölthető
score-production = { label-production }
score-building-row = { label-building-row }
score-bread = { label-bread }
score-decree = Rendelet
phase = { $phase ->
        [1] I.
        [2] II.
       *[other] { $phase }.
    } értékelés

## Beállítások

option-bonuses = A szobrok bónuszai
option-bonuses-tiles = Hórusz-lapkák véletlen sorrendben
option-bonuses-printed = Ahogy a táblán áll (kezdőknek)
option-pips = A módosított értékű kocka súlya a mérlegen
option-pips-rolled = A dobott érték
option-pips-changed = A módosított érték
option-d23 = Beleszámít-e az { card-D23.name }, az ingyenes akció, a három értékelt rendeletbe?
option-d23-counts = Igen
option-d23-extra = Nem, azon felül jár
option-supply = Nyersanyagok és jelzők
option-supply-unlimited = Sosem fogynak el
option-supply-limited = Csak annyi, amennyi a dobozban van
option-faith = A hitjelzők letétele a Maat-fázisban
option-faith-open = Nyíltan, játékossorrendben
option-faith-secret = Titokban, egyszerre
option-level = Egyszemélyes játék: nehézségi fok
option-level-easy = Könnyű
option-level-medium = Közepes
option-level-hard = Nehéz
option-start = Egyszemélyes játék: a két kezdőkártyád
option-start-chosen = Háromból választva
option-start-random = Véletlen (nehezebb)
option-player = Egyszemélyes játék az igazi dobozzal: a te oldalad
option-player-followed = Követjük, ahogy az övét
option-player-told = Csak elmondod
option-bot-decrees = Egyszemélyes játék: Botanhamon minden rendelete ennyit ér neki
option-bot-decrees-plain = 4 pont
option-bot-decrees-dear = 8 pont (nehezebb)

## Az állás szavakban: idő és korong

place-set-up = A játék előkészítése folyik
place-over = A játszma véget ért
place-maat = Maat-fázis: { $phase }/{ $phases }
place-round = { $round }. forduló ({ $rounds } közül); a { $maat }. után { $scoring ->
        [0] Maat-fázis
       *[other] Maat-fázis és értékelés
    } jön
    .short = { $round }/{ $rounds }
place-order = Játékossorrend
in-order = { $player }
in-order-bot = { game-automa }
place-arrow = A korong nyila ide mutat: { PIECE($god) }
place-scoring-marker = { $number ->
        [1] I.
        [2] II.
       *[other] { $number }.
    } értékelésjelző: { PIECE($god) } szektora
place-section = { PIECE($god) }, { PIECE($light) } ({ PIECE($god, case: "deed") })
die = { PIECE($face) } { PIECE($purity) }
place-dice = { PIECE($god) } szektorának kockái: { PIECE($purity) }
place-shrine = Szobrok itt: { PIECE($god) } (bónusz: { $amount } { $kinds ->
        [1] { PIECE($first) }
       *[other] { PIECE($first) } vagy { PIECE($second) }
    }; { $free ->
        [0] nincs szabad mező
       *[other] { $free } szabad mező
    })
statue = szobor ({ $player })
statue-bot = szobor ({ game-automa })
place-slots = Istenszobor a kocka értéke szerint
slot = { $slot } – { PIECE($god) }
place-bag = Zsák ({ $count ->
       *[other] { $count } kocka
    })

## Az állás szavakban: Rá és a templomegyüttes

place-display = Pillérlapka { $low } vagy { $high } értékkel ({ PIECE($display) }, { $points } pont)
tile-with-cost = { PIECE($pillar) }, ára { $limestone ->
        [0] { $granite } gránit
       *[other] { $limestone } mészkő{ $granite ->
            [0] {""}
           *[other] {" "}és { $granite } gránit
        }
    }; élek: fent { PIECE($top) }, jobbra { PIECE($right) }, lent { PIECE($bottom) }, balra { PIECE($left) }
place-row = Templomegyüttes, { $row }. sor, oszlopok balról
cell = { $column }: { $amount } { PIECE($token) }
cell-several = { $column }: többféle
cell-tile = { $column }: { PIECE($pillar) }; élek: fent { PIECE($top) }, jobbra { PIECE($right) }, lent { PIECE($bottom) }, balra { PIECE($left) }
cell-pillar = { $column }: pillér ({ $player }); élek: fent { PIECE($top) }, jobbra { PIECE($right) }, lent { PIECE($bottom) }, balra { PIECE($left) }
cell-pillar-bot = { $column }: pillér ({ game-automa }); élek: fent { PIECE($top) }, jobbra { PIECE($right) }, lent { PIECE($bottom) }, balra { PIECE($left) }
place-space = Templomegyüttes, { PIECE($space) }
place-space-offer = { PIECE($space) } (pont az épületekért: { $buildings }, az élekért legfeljebb { $edges })
pillar = pillér ({ $player })
pillar-bot = pillér ({ game-automa })
place-turn = { $number ->
        [0] Elforgatás nélkül
       *[other] Elforgatva { $number }°
    }: fent { PIECE($top) }, jobbra { PIECE($right) }, lent { PIECE($bottom) }, balra { PIECE($left) }; pont az élekért: { $points }
place-buildings = Épületek a templomegyüttesnél
built = { PIECE($building) } ({ $player })
built-bot = { PIECE($building) } ({ game-automa })
place-building = Épületmező { $bread } kenyérért: { PIECE($building) }
place-building-offer = { PIECE($building) }, ára { $bread } kenyér, { $points } pontot ad, továbbá
building = épület ({ $player })
building-bot = épület ({ game-automa })
unit-choice = egy választott egység
place-people = Mező a nép szobrának { PIECE($people) }
place-people-line = Mező a nép szobrának { PIECE($people) } ({ PIECE($line) }; saját pillérenként azonnal { $points } pont)

## Az állás szavakban: Ozirisz és a piac

place-osiris-row = Ozirisz, { $row }. sor (saját termelés +{ $steps }{ $pair ->
        [0] {""}
       *[other] , egy másik +{ $pair }
    }{ $any ->
        [0] {""}
       *[other] , bármelyik +{ $any }
    }; saját nyersanyag: { $gain }{ $gold ->
        [0] {""}
       *[other] {" "}és arany: { $gold }
    })
workshop = { PIECE($district) } ({ $player })
workshop-bot = { PIECE($district) } ({ game-automa })
place-osiris = Ozirisz, { $row }. sor, { PIECE($district) }
place-osiris-offer = { PIECE($district) }, { $row }. sor
production-step = termelés +{ $steps }: { PIECE($resource) }
production-any = választott termelés +{ $steps }
place-track-space = Köznépsáv, { $number }. mező
population-marker = népesség ({ $player })
population-marker-bot = népesség ({ game-automa })
happiness-marker = elégedettség ({ $player })
happiness-marker-bot = elégedettség ({ game-automa })
place-market = { $section }. piacrész (szükséges elégedettség: { $happiness })
place-market-closed = { $section }. piacrész: akkor nyílik meg, ha valakinek a népessége eléri ezt: { $population }
place-refresh = { $section }. piacrész cseréje
place-symbols = E rendeletek jelképei (egy jelkép csak egyszer ér pontot)
place-market-symbols = Rendeletek jelképei, { $section }. piacrész
decree-symbol = { $card } { PIECE($symbol) }
place-decks = Kártyák a paklikban: { $blessings } áldás, { $technologies } technológia, { $decrees } rendelet
place-starting = Kezdőkártyák
place-drawn = Felhúzott kártyák
place-destiny = Sorskártyák az asztalon
place-supply = Közös készlet

## Az állás szavakban: a kérdés

place-hand = A kockád: { PIECE($face) }, { PIECE($god) } szektorából, { PIECE($purity) }
place-hand-changed = A kockád: { PIECE($face) }, { PIECE($god) } szektorából; most { PIECE($color) } { $value }, { PIECE($purity) }
place-hand-anubis = A kockád Anubiszhoz: { PIECE($face) }, { PIECE($god) } szektorából
place-hand-changed-anubis = A kockád Anubiszhoz: { PIECE($face) }, { PIECE($god) } szektorából; most { PIECE($color) } { $value }
place-goods = Egy választás ennyit ad: { $amount }; hátralévő választások: { $times }
place-price = Fizetendő
place-unit = A következő fizetendő egység: { PIECE($token) }
place-producing = Amit termelsz: { PIECE($resource) }; legfeljebb { $level } marad nálad, a többi többlet
place-action = { PIECE($god) }-akció
place-outcome = A termelés ennyit ad: { $kept } { PIECE($resource) }{ $surplus ->
        [0] {""}
       *[other] {" "}és { $surplus } többlet a mérlegre
    }
place-runs = Termelések száma: { $count }
place-tile = A lapka
place-to-take = Elvehető kártyák: { $cards }, ár: { $papyrus } papirusz
place-still-to-take = Még elvehető kártyák: { $cards }
place-feed = Fizetendő kenyér: { $due }; minden hiányzó { $points } pontba kerül

## Az állás szavakban: a játékos

place-resources = Készlet
place-commoners = Népesség { $population }, elégedettség { $happiness }
place-production = Termelés (legfeljebb ennyi marad nálad)
production-papyrus = papirusz { $level }
    .brief = { $level }
production-bread = kenyér { $level }
    .brief = { $level }
production-limestone = mészkő { $level }
    .brief = { $level }
production-granite = gránit { $level }
    .brief = { $level }
place-scale-left = Bal serpenyő (tiszta)
place-scale-right = Jobb serpenyő (tisztátalan)
place-scale-below = A mérleg alatt (Anubisz)
surplus = többlet: { PIECE($resource) }
place-balance = Egyenleg: { $balance }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } pontba kerülne)
    }
place-left = Építhető még: { $buildings } épület, { $statues } szobor, { $pillars } pillér
place-next-statue = Következő szobor: { $granite } gránit
place-building-row = Épületsor a következő értékeléskor: { $points } pont, { $bread } fizetendő kenyér
place-own-statues = Szobrok
place-blessings = Áldások
place-technologies = Technológiák
place-decrees = Rendeletek
place-decrees-hidden = Rendeletek kézben: { $count }
place-dealt = Választható rendeletek
place-own-starting = Kezdőkártyák
place-own-destiny = Sorskártya
place-points = Pont: { $points }

## Az állás szavakban: Botanhamon

place-bot = Botanhamon: { $points } pont, népesség { $population }, elégedettség { $happiness }, írnokok { $scribes }; építhető még: { $buildings } épület, { $statues } szobor, { $pillars } pillér
place-bot-dice = Botanhamon kockái
place-bot-statues = Botanhamon szobrai
place-bot-cards = Botanhamon kártyái
place-pyramid = Piramis, alulról { $row }. sor
place-progress-start = A haladásjelző a piramis alapja mellett vár
place-progress = Haladásjelző: { $row }. sor, { $place }. hely, { PIECE($tile) }

## Értékek, amelyekkel nem lehet játszani

error-unknown-word = { $kind }: nincs „{ $found }” nevű. Lehetséges: { $known }.
error-bad-reward = „{ $found }” nem jutalom. Így írd: „2 bread” vagy „1 bread + 1 faith”.
error-bad-edges = Egy lapka éleit négy betű adja meg, nem ez: „{ $found }”.
error-repeated-god = A hat isten mindegyikének pontosan egyszer kell szerepelnie.
error-bad-sectors = A korongon két napos, két árnyékos és két sötét résznek kell lennie.
error-too-few-dice = { $seats } játékoshoz legalább { $need } kocka kell, nem { $found }.
error-bad-purity = { $light ->
        [sunny] Napos szektorban
        [shaded] Árnyékos szektorban
        [dark] Sötét szektorban
       *[other] Ilyen szektorban: { $light },
    } a szürke kocka és legalább két másik szín nem lehet tiltott.
error-bad-track = A jelző 0 és { $most } között kezd, az elégedettség nem lehet nagyobb a népességnél; megadva: { $found }.
error-bad-market = A piac első részében kell lennie kártyának, és fajtánként legfeljebb { $most } hely lehet; megadva: { $found }.
error-repeated-initiative = Minden kezdőkártyának más kezdeményezése legyen.
error-repeated-ankh = Minden sorskártyának más ankhértéke legyen.
error-bad-deal = Legalább { $need } és legfeljebb 12 kezdőkártyát kell kirakni, nem { $found }.

## Döntések, amelyek kizárnak egy választ

rule-AMB-06 = Annak az istennek, akinek minden szobormezője foglalt, nem állítható több szobor; állíts szobrot a népnek, vagy használj másik értéket.
rule-AMB-15 = Kártyát csak nyitott piacrészből vehetsz el, ahol van elég; kicserélni bármelyik nyitott piacrész kártyáit lehet.
rule-AMB-28 = A további akció ugyanazt a kockát használja, lehetségesnek kell lennie, és ugyanúgy ki kell fizetni.

## The parts of the web table

sheet-wheel = Korong és kockák
sheet-town = Ozirisz, köznépsáv és a készlet
sheet-temple = Templomegyüttes és Rá kínálata
sheet-market = Kártyapiac
sheet-pyramid = Botanhamon piramisa
sheet-cards = Választható kártyák
sheet-seat = Játékostábla
page-wheel = Korong
page-temple = Templom
page-town = Település
page-market = Piac
page-pyramid = Piramis
page-cards = Kártyák

## Mi van a dobozban

parts-tokens = Nyersanyagok és jelzők
parts-pillars = Pillérlapkák
parts-order = Ebben a sorrendben
parts-destiny = Sorskártyák

## Mi ez?

wheel = A nap, az árnyék és a sötétség korongja
obelisk = Obeliszk
gone = már megépült
what-balance = Az egyenleged { $balance } lenne.
what-decree = A mostani állás szerint a játszma végén { $points } pontot hozna neked.
what-left-dice = Ilyen színű kocka a zsákban: { $count }
what-more-scoring = Eggyel több a következő pontozáskor { $points } ponttal többet hozna.
what-pillar = A legjobb helyen azonnal { $points } pontot hozna neked.

tie-scribes = Egyenlő pontszám: a több írnok dönt.
tie-order = Még mindig egyenlő: a játékossorrendben előrébb álló hely dönt.
event-reasoned = { PIECE($reason) }
reason-die-of-god = A lapka szektorának legmagasabb megengedett kockája.
reason-die-next-section = Ott nincs ilyen: a következő szektor az óramutatóval ellentétesen.
reason-die-pure = Az egyforma kockák közül a tiszta.
reason-die-of-color = A lapka első színének legmagasabb megengedett kockája.
reason-die-later-color = Az első színből nincs: a lapka következő színe.
reason-die-statue = Az egyforma kockák közül a saját szobránál lévő.
reason-die-highest = Egyik sem megengedett: az összes közül a legmagasabb.
reason-statue-god = A kocka értékének helyén álló isten.
reason-statue-districts = Az isten helye foglalt: ahol a legtöbb negyedet veszi át.
reason-statue-temple = Egy negyed sem változna: a legtöbb pillére mellett.
reason-statue-blocked = Nem építhet szobrot: helyette pont jár.
reason-pillar-points = Ahol a legtöbb pontot hozza.
reason-pillar-building = Több ugyanannyit hoz: egy vonalban egy épületével.
reason-pillar-inner = Még mindig több: amelyik nem ér a szegélyhez.
reason-building-pillars = Egy vonalban a legtöbb pillérével.
reason-happiness-first = Előbb az elégedettség; ha eléri a népességet, a népesség.
reason-highest-section = A legmagasabb szakasz, amelyet az elégedettsége enged: rendeletek, technológiák, áldások.
reason-osiris-exact = Az érték a sort adja, a szín a negyedet.
reason-osiris-right = Foglalt: jobbra a következő szabad hely.
reason-osiris-row = A sor megtelt: a következő feljebb.
reason-by-lot = Több egyformán jó: a sors dönt.
place-bot-next = A haladásjelző innen továbblép: { PIECE($right) } jobbra vagy { PIECE($up) } felette
place-bot-next-one = A haladásjelző innen továbblép: { PIECE($right) }

## Előkészítési lap az igazi dobozhoz

opening-progress = A haladásjelző a piramis alapjától balra, mellette a debenérme
opening-horus-tiles = A Hórusz-bónuszlapkák
opening-solo = Botanhamon akciólapkái, a haladásjelző és a debenérme

## Pontozólap az igazi dobozhoz

pad-order = Játékossorrend az utolsó Maat-fázis után
    .hint = koppints a játékosokra, az elsővel kezdve
pad-seat = { $player }
pad-vp = Pontok a pontsávon
    .hint = az utolsó pontozás előtt
pad-pillars = Pilléreid a templomegyüttesben
pad-temple = Épületeid az együttes körül
pad-osiris = Műhelyeid és kőbányáid
pad-town = { PIECE($district) }, { $row }. sor
pad-people = Szobraid a népnek
pad-god-statues = Szobraid az isteneknek
pad-production = Termelésjelzők az utolsó mezőn
pad-hunger = Ki nem fizetett kenyér
    .hint = az utolsó pontozáskor
pad-basics = Megmaradt nyersanyagok
    .hint = papirusz, kenyér, mészkő és gránit együtt
pad-pips = A tiszta kockák összege
pad-technologies = Technológiák
pad-decrees = Rendeletek
pad-used = D23 felhasználva
pad-bot-blessings = Áldások az előző értékelés óta
pad-bot-technologies = Technológiák
pad-bot-decrees = Rendeletek
    .hint = 1, ha az utolsó pontozás előtt felhasználták

## What component values are of, where they are corrected

value-player = Játékostábla
value-statue-granite = Gránit az egyes szobrokért, balról
value-row-vp = Épületsor: az egyes épületek által felfedett pontok
value-row-bread = Épületsor: az egyes épületek által felfedett kenyér
value-track = Népesség és elégedettség sávja
value-max = Utolsó mező
value-population-symbols = Népességszimbólumos mezők
value-bonus = Bónusz
value-printed = A táblára nyomtatott istenek, 1–6. érték
value-temple = Templomegyüttes
value-statue-row = A szoborhely sora
value-statue-column = A szoborhely oszlopa
value-corner-factor = Pont egy illeszkedő élért a sarokban
value-rewards = Amit a mezők mutatnak, soronként
value-edge-top = A felső él színei
value-edge-right = A jobb él színei
value-edge-bottom = Az alsó él színei
value-edge-left = A bal él színei
value-open-from = Ennyi játékostól használható
value-row-first = A sorok első helyei
value-row-second = A sorok második helyei
value-column-first = Az oszlopok első helyei
value-column-second = Az oszlopok második helyei
value-pillars = Pillérlapkák
value-light = Fény
value-ability = Képesség
value-edges = Élek felülről, az óramutató járása szerint (c { edge-carnelian }, l { edge-lapis }, m { edge-malachite }, a { edge-amber })
value-edges-c = { edge-carnelian }
value-edges-l = { edge-lapis }
value-edges-m = { edge-malachite }
value-edges-a = { edge-amber }
value-pair-row-3 = 3. sor: a második nyersanyag
value-pair-row-4 = 4. sor: a második nyersanyag
value-decree-symbol = A rendeletek szimbólumai
value-dice = Kockák
value-counts = A dobozban
value-removed-2p = Félretéve 2 játékossal
value-removed-3p = Félretéve 3 játékossal
value-removed-4p = Félretéve 4 játékossal
value-per-section = Kockák egy-egy szakaszban
value-purity = Tiszta, tisztátalan vagy tiltott
value-wheel = Obeliszk és szakaszok
value-gods = Istenek az óramutató járása szerint
value-sectors = A szakaszok fénye
value-tokens = Jelzők
value-buildings = Épületek
value-statues = Szobrok
value-scribes = Írnokok
value-production = Termelés a játék elején
value-production-max = A termelés utolsó mezője
value-happiness-symbols = Elégedettségszimbólumos mezők
value-gold-at = Aranyat adó mező
value-scribe-at = Írnokot adó mező
value-action-at = Akciót adó mező
value-spaces = Helyek
value-2p = 2 játékossal
value-3p = 3 játékossal
value-4p = 4 játékossal
value-display-of-value = A kínálat helye kockaérték szerint, 1–6
value-cards = Kártyák kockaérték szerint, 1–6
value-refresh = Egy szakasz kártyáinak lecserélése
value-market = Kártyapiac, 1–4. szakasz
value-blessings = Áldások
value-technologies = Technológiák
value-decrees = Rendeletek
value-opens-at = A szakaszt megnyitó népesség
value-own-steps = Termelési lépések soronként
value-pair-steps = A második nyersanyag lépései soronként
value-any-steps = Bármely nyersanyag lépései soronként
value-own-gain = Kapott nyersanyag soronként
value-gold-gain = Kapott arany soronként
value-maat = Maat-fázis
value-penalty-from = Mérlegállás, amelytől pontveszteség jár
value-penalty-vp = Elvesztett pontok
value-scoring = Értékelés
value-district = Negyed
value-piece = Épület vagy szobor
value-pillar-and-piece = Épület vagy szobor pillérnél
value-statue-line = Szobor pillérek vonalával
value-own-pillar = Saját pillér
value-happiness-symbol = Elégedettségszimbólum
value-missing-bread = Hiányzó kenyér
value-first = Első
value-second = Második
value-starting = Kezdőkártyák
value-initiative = Kezdeményezés
value-dealt = Kiosztott kártyák
value-solo = Egyszemélyes játék
value-destiny = { parts-destiny }
value-ankh = Ankh-érték
value-statue-slot = A szobor helye
value-medium-bread-row = Közepes: a kenyérépület sora
value-medium-granite-row = Közepes: a gránitépület sora
value-hard-statue-slot = Nehéz: a szobor helye
value-balance = Mérleg
value-bonus-scribes = Bónuszírnokok helyenként
value-bonus-vp = Bónuszpontok helyenként
value-blessing-vp = Pont áldásonként
value-technology-vp = Pont technológiánként
value-decree-vp = Pont rendeletenként
value-decree-vp-challenge = Pont rendeletenként (nehezebb)
value-scribes-per-vp = Írnokok 1 pontért
value-blocked-statue-vp = Pont az akadályozott szobor helyett
value-dice-tiles = Kockalapkák: a színek sorrendje
value-or = vagy
value-decree = rendelet
value-none = nincs
value-population-3 = 3 népesség
value-scribe-1 = 1 írnok
value-happiness-2 = 2 elégedettség
value-gold-2 = 2 arany
value-vp-1 = 1 pont
value-vp-per-edge = pont az illeszkedő élekért
value-vp-per-building = pont a sor és oszlop épületeiért
value-thoth-1 = Thot-akció 1-es értékkel
value-osiris-3 = Ozirisz-akció 3-as értékkel
value-horus-1-2-3 = Hórusz-akció 1-es, 2-es vagy 3-as értékkel
value-double-reward = a mező jutalma kétszer
