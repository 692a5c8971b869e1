# table.ftl (polski): co mówi się przy stole do gry Tekhenu

game-title = Tekhenu: Obelisk Słońca
game-about = Bierz kości ze światła i cienia obelisku, służ sześciu bogom, pilnuj równowagi na szalkach i zbierz najwięcej punktów zwycięstwa w 16 rundach.
game-players = 1–4 graczy
game-automa = Botankhamun

## Bogowie (.gen: dopełniacz, .deed: co daje akcja, .act: akcja na przycisku)

god-horus = Horus
    .gen = Horusa
    .deed = posąg
    .act = Horus: zbuduj posąg (kosztuje granit)
god-ra = Ra
    .gen = Ra
    .deed = filar
    .act = Ra: zbuduj filar (kosztuje wapień i granit)
god-hathor = Hathor
    .gen = Hathor
    .deed = budynek świątynny
    .act = Hathor: zbuduj budynek przy kompleksie świątynnym (kosztuje chleb)
god-bastet = Bastet
    .gen = Bastet
    .deed = festiwal
    .act = Bastet: urządź festiwal i podnieś zadowolenie (kosztuje papirus)
god-thoth = Thot
    .gen = Thota
    .deed = karty
    .act = Thot: weź karty (od wartości 3 kosztują papirus)
god-osiris = Ozyrys
    .gen = Ozyrysa
    .deed = warsztat lub kamieniołom
    .act = Ozyrys: zbuduj warsztat lub kamieniołom (kosztuje zadowolenie)

## Surowce i żetony (.gen: dopełniacz, .acc: biernik, .ins: narzędnik, .few: 2–4, .many: 5 i więcej)

resource-papyrus = papirus
    .gen = papirusu
    .acc = papirus
resource-bread = chleb
    .gen = chleba
    .acc = chleb
resource-limestone = wapień
    .gen = wapienia
    .acc = wapień
resource-granite = granit
    .gen = granitu
    .acc = granit

token-papyrus = papirus
    .acc = papirus
    .ins = papirusem
    .few = papirusy
    .many = papirusów
token-bread = chleb
    .acc = chleb
    .ins = chlebem
    .few = chleby
    .many = chlebów
token-limestone = wapień
    .acc = wapień
    .ins = wapieniem
    .few = sztuki wapienia
    .many = sztuk wapienia
token-granite = granit
    .acc = granit
    .ins = granitem
    .few = sztuki granitu
    .many = sztuk granitu
token-gold = złoto
    .acc = złoto
    .ins = złotem
    .few = złota
    .many = sztuk złota
token-scribe = skryba
    .acc = skrybę
    .ins = skrybą
    .few = skrybów
    .many = skrybów
token-faith = żeton wiary
    .acc = żeton wiary
    .ins = żetonem wiary
    .few = żetony wiary
    .many = żetonów wiary
token-population = populacja
    .acc = populację
    .ins = populacją
    .few = populacji
    .many = populacji
token-happiness = zadowolenie
    .acc = zadowolenie
    .ins = zadowoleniem
    .few = zadowolenia
    .many = zadowolenia
token-vp = punkt
    .acc = punkt
    .ins = punktem
    .few = punkty
    .many = punktów

district-papyrus = warsztat papirusu
district-bread = warsztat chleba
district-limestone = kamieniołom wapienia
district-granite = kamieniołom granitu

## Koło i kości (.acc: biernik)

color-yellow = żółta
    .acc = żółtą
color-brown = brązowa
    .acc = brązową
color-white = biała
    .acc = białą
color-black = czarna
    .acc = czarną
color-gray = szara
    .acc = szarą

light-sunny = sekcja słoneczna
light-shaded = sekcja zacieniona
light-dark = sekcja ciemna
light-none = bez światła

purity-pure = czysta
    .acc = czystą
    .pl = Czyste
purity-tainted = nieczysta
    .acc = nieczystą
    .pl = Nieczyste
purity-forbidden = zakazana
    .acc = zakazaną
    .pl = Zakazane

scale-left = po lewej stronie szalek
scale-right = po prawej stronie szalek
scale-below = pod szalkami

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

die-horus-yellow-1 = { color-yellow.acc } 1 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-papyrus.gen })
die-horus-yellow-2 = { color-yellow.acc } 2 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-papyrus.gen })
die-horus-yellow-3 = { color-yellow.acc } 3 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-papyrus.gen })
die-horus-yellow-4 = { color-yellow.acc } 4 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-papyrus.gen })
die-horus-yellow-5 = { color-yellow.acc } 5 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-papyrus.gen })
die-horus-yellow-6 = { color-yellow.acc } 6 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-papyrus.gen })
die-horus-brown-1 = { color-brown.acc } 1 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-bread.gen })
die-horus-brown-2 = { color-brown.acc } 2 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-bread.gen })
die-horus-brown-3 = { color-brown.acc } 3 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-bread.gen })
die-horus-brown-4 = { color-brown.acc } 4 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-bread.gen })
die-horus-brown-5 = { color-brown.acc } 5 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-bread.gen })
die-horus-brown-6 = { color-brown.acc } 6 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-bread.gen })
die-horus-white-1 = { color-white.acc } 1 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-limestone.gen })
die-horus-white-2 = { color-white.acc } 2 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-limestone.gen })
die-horus-white-3 = { color-white.acc } 3 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-limestone.gen })
die-horus-white-4 = { color-white.acc } 4 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-limestone.gen })
die-horus-white-5 = { color-white.acc } 5 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-limestone.gen })
die-horus-white-6 = { color-white.acc } 6 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-limestone.gen })
die-horus-black-1 = { color-black.acc } 1 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-granite.gen })
die-horus-black-2 = { color-black.acc } 2 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-granite.gen })
die-horus-black-3 = { color-black.acc } 3 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-granite.gen })
die-horus-black-4 = { color-black.acc } 4 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-granite.gen })
die-horus-black-5 = { color-black.acc } 5 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-granite.gen })
die-horus-black-6 = { color-black.acc } 6 z sekcji { god-horus.gen } ({ god-horus.deed } albo produkcja { resource-granite.gen })
die-horus-gray-1 = { color-gray.acc } 1 z sekcji { god-horus.gen } ({ god-horus.deed })
die-horus-gray-2 = { color-gray.acc } 2 z sekcji { god-horus.gen } ({ god-horus.deed })
die-horus-gray-3 = { color-gray.acc } 3 z sekcji { god-horus.gen } ({ god-horus.deed })
die-horus-gray-4 = { color-gray.acc } 4 z sekcji { god-horus.gen } ({ god-horus.deed })
die-horus-gray-5 = { color-gray.acc } 5 z sekcji { god-horus.gen } ({ god-horus.deed })
die-horus-gray-6 = { color-gray.acc } 6 z sekcji { god-horus.gen } ({ god-horus.deed })
die-ra-yellow-1 = { color-yellow.acc } 1 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-papyrus.gen })
die-ra-yellow-2 = { color-yellow.acc } 2 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-papyrus.gen })
die-ra-yellow-3 = { color-yellow.acc } 3 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-papyrus.gen })
die-ra-yellow-4 = { color-yellow.acc } 4 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-papyrus.gen })
die-ra-yellow-5 = { color-yellow.acc } 5 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-papyrus.gen })
die-ra-yellow-6 = { color-yellow.acc } 6 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-papyrus.gen })
die-ra-brown-1 = { color-brown.acc } 1 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-bread.gen })
die-ra-brown-2 = { color-brown.acc } 2 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-bread.gen })
die-ra-brown-3 = { color-brown.acc } 3 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-bread.gen })
die-ra-brown-4 = { color-brown.acc } 4 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-bread.gen })
die-ra-brown-5 = { color-brown.acc } 5 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-bread.gen })
die-ra-brown-6 = { color-brown.acc } 6 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-bread.gen })
die-ra-white-1 = { color-white.acc } 1 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-limestone.gen })
die-ra-white-2 = { color-white.acc } 2 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-limestone.gen })
die-ra-white-3 = { color-white.acc } 3 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-limestone.gen })
die-ra-white-4 = { color-white.acc } 4 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-limestone.gen })
die-ra-white-5 = { color-white.acc } 5 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-limestone.gen })
die-ra-white-6 = { color-white.acc } 6 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-limestone.gen })
die-ra-black-1 = { color-black.acc } 1 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-granite.gen })
die-ra-black-2 = { color-black.acc } 2 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-granite.gen })
die-ra-black-3 = { color-black.acc } 3 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-granite.gen })
die-ra-black-4 = { color-black.acc } 4 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-granite.gen })
die-ra-black-5 = { color-black.acc } 5 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-granite.gen })
die-ra-black-6 = { color-black.acc } 6 z sekcji { god-ra.gen } ({ god-ra.deed } albo produkcja { resource-granite.gen })
die-ra-gray-1 = { color-gray.acc } 1 z sekcji { god-ra.gen } ({ god-ra.deed })
die-ra-gray-2 = { color-gray.acc } 2 z sekcji { god-ra.gen } ({ god-ra.deed })
die-ra-gray-3 = { color-gray.acc } 3 z sekcji { god-ra.gen } ({ god-ra.deed })
die-ra-gray-4 = { color-gray.acc } 4 z sekcji { god-ra.gen } ({ god-ra.deed })
die-ra-gray-5 = { color-gray.acc } 5 z sekcji { god-ra.gen } ({ god-ra.deed })
die-ra-gray-6 = { color-gray.acc } 6 z sekcji { god-ra.gen } ({ god-ra.deed })
die-hathor-yellow-1 = { color-yellow.acc } 1 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-papyrus.gen })
die-hathor-yellow-2 = { color-yellow.acc } 2 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-papyrus.gen })
die-hathor-yellow-3 = { color-yellow.acc } 3 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-papyrus.gen })
die-hathor-yellow-4 = { color-yellow.acc } 4 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-papyrus.gen })
die-hathor-yellow-5 = { color-yellow.acc } 5 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-papyrus.gen })
die-hathor-yellow-6 = { color-yellow.acc } 6 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-papyrus.gen })
die-hathor-brown-1 = { color-brown.acc } 1 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-bread.gen })
die-hathor-brown-2 = { color-brown.acc } 2 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-bread.gen })
die-hathor-brown-3 = { color-brown.acc } 3 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-bread.gen })
die-hathor-brown-4 = { color-brown.acc } 4 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-bread.gen })
die-hathor-brown-5 = { color-brown.acc } 5 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-bread.gen })
die-hathor-brown-6 = { color-brown.acc } 6 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-bread.gen })
die-hathor-white-1 = { color-white.acc } 1 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-limestone.gen })
die-hathor-white-2 = { color-white.acc } 2 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-limestone.gen })
die-hathor-white-3 = { color-white.acc } 3 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-limestone.gen })
die-hathor-white-4 = { color-white.acc } 4 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-limestone.gen })
die-hathor-white-5 = { color-white.acc } 5 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-limestone.gen })
die-hathor-white-6 = { color-white.acc } 6 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-limestone.gen })
die-hathor-black-1 = { color-black.acc } 1 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-granite.gen })
die-hathor-black-2 = { color-black.acc } 2 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-granite.gen })
die-hathor-black-3 = { color-black.acc } 3 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-granite.gen })
die-hathor-black-4 = { color-black.acc } 4 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-granite.gen })
die-hathor-black-5 = { color-black.acc } 5 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-granite.gen })
die-hathor-black-6 = { color-black.acc } 6 z sekcji { god-hathor.gen } ({ god-hathor.deed } albo produkcja { resource-granite.gen })
die-hathor-gray-1 = { color-gray.acc } 1 z sekcji { god-hathor.gen } ({ god-hathor.deed })
die-hathor-gray-2 = { color-gray.acc } 2 z sekcji { god-hathor.gen } ({ god-hathor.deed })
die-hathor-gray-3 = { color-gray.acc } 3 z sekcji { god-hathor.gen } ({ god-hathor.deed })
die-hathor-gray-4 = { color-gray.acc } 4 z sekcji { god-hathor.gen } ({ god-hathor.deed })
die-hathor-gray-5 = { color-gray.acc } 5 z sekcji { god-hathor.gen } ({ god-hathor.deed })
die-hathor-gray-6 = { color-gray.acc } 6 z sekcji { god-hathor.gen } ({ god-hathor.deed })
die-bastet-yellow-1 = { color-yellow.acc } 1 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-papyrus.gen })
die-bastet-yellow-2 = { color-yellow.acc } 2 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-papyrus.gen })
die-bastet-yellow-3 = { color-yellow.acc } 3 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-papyrus.gen })
die-bastet-yellow-4 = { color-yellow.acc } 4 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-papyrus.gen })
die-bastet-yellow-5 = { color-yellow.acc } 5 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-papyrus.gen })
die-bastet-yellow-6 = { color-yellow.acc } 6 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-papyrus.gen })
die-bastet-brown-1 = { color-brown.acc } 1 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-bread.gen })
die-bastet-brown-2 = { color-brown.acc } 2 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-bread.gen })
die-bastet-brown-3 = { color-brown.acc } 3 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-bread.gen })
die-bastet-brown-4 = { color-brown.acc } 4 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-bread.gen })
die-bastet-brown-5 = { color-brown.acc } 5 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-bread.gen })
die-bastet-brown-6 = { color-brown.acc } 6 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-bread.gen })
die-bastet-white-1 = { color-white.acc } 1 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-limestone.gen })
die-bastet-white-2 = { color-white.acc } 2 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-limestone.gen })
die-bastet-white-3 = { color-white.acc } 3 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-limestone.gen })
die-bastet-white-4 = { color-white.acc } 4 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-limestone.gen })
die-bastet-white-5 = { color-white.acc } 5 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-limestone.gen })
die-bastet-white-6 = { color-white.acc } 6 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-limestone.gen })
die-bastet-black-1 = { color-black.acc } 1 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-granite.gen })
die-bastet-black-2 = { color-black.acc } 2 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-granite.gen })
die-bastet-black-3 = { color-black.acc } 3 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-granite.gen })
die-bastet-black-4 = { color-black.acc } 4 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-granite.gen })
die-bastet-black-5 = { color-black.acc } 5 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-granite.gen })
die-bastet-black-6 = { color-black.acc } 6 z sekcji { god-bastet.gen } ({ god-bastet.deed } albo produkcja { resource-granite.gen })
die-bastet-gray-1 = { color-gray.acc } 1 z sekcji { god-bastet.gen } ({ god-bastet.deed })
die-bastet-gray-2 = { color-gray.acc } 2 z sekcji { god-bastet.gen } ({ god-bastet.deed })
die-bastet-gray-3 = { color-gray.acc } 3 z sekcji { god-bastet.gen } ({ god-bastet.deed })
die-bastet-gray-4 = { color-gray.acc } 4 z sekcji { god-bastet.gen } ({ god-bastet.deed })
die-bastet-gray-5 = { color-gray.acc } 5 z sekcji { god-bastet.gen } ({ god-bastet.deed })
die-bastet-gray-6 = { color-gray.acc } 6 z sekcji { god-bastet.gen } ({ god-bastet.deed })
die-thoth-yellow-1 = { color-yellow.acc } 1 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-papyrus.gen })
die-thoth-yellow-2 = { color-yellow.acc } 2 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-papyrus.gen })
die-thoth-yellow-3 = { color-yellow.acc } 3 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-papyrus.gen })
die-thoth-yellow-4 = { color-yellow.acc } 4 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-papyrus.gen })
die-thoth-yellow-5 = { color-yellow.acc } 5 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-papyrus.gen })
die-thoth-yellow-6 = { color-yellow.acc } 6 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-papyrus.gen })
die-thoth-brown-1 = { color-brown.acc } 1 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-bread.gen })
die-thoth-brown-2 = { color-brown.acc } 2 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-bread.gen })
die-thoth-brown-3 = { color-brown.acc } 3 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-bread.gen })
die-thoth-brown-4 = { color-brown.acc } 4 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-bread.gen })
die-thoth-brown-5 = { color-brown.acc } 5 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-bread.gen })
die-thoth-brown-6 = { color-brown.acc } 6 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-bread.gen })
die-thoth-white-1 = { color-white.acc } 1 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-limestone.gen })
die-thoth-white-2 = { color-white.acc } 2 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-limestone.gen })
die-thoth-white-3 = { color-white.acc } 3 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-limestone.gen })
die-thoth-white-4 = { color-white.acc } 4 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-limestone.gen })
die-thoth-white-5 = { color-white.acc } 5 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-limestone.gen })
die-thoth-white-6 = { color-white.acc } 6 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-limestone.gen })
die-thoth-black-1 = { color-black.acc } 1 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-granite.gen })
die-thoth-black-2 = { color-black.acc } 2 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-granite.gen })
die-thoth-black-3 = { color-black.acc } 3 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-granite.gen })
die-thoth-black-4 = { color-black.acc } 4 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-granite.gen })
die-thoth-black-5 = { color-black.acc } 5 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-granite.gen })
die-thoth-black-6 = { color-black.acc } 6 z sekcji { god-thoth.gen } ({ god-thoth.deed } albo produkcja { resource-granite.gen })
die-thoth-gray-1 = { color-gray.acc } 1 z sekcji { god-thoth.gen } ({ god-thoth.deed })
die-thoth-gray-2 = { color-gray.acc } 2 z sekcji { god-thoth.gen } ({ god-thoth.deed })
die-thoth-gray-3 = { color-gray.acc } 3 z sekcji { god-thoth.gen } ({ god-thoth.deed })
die-thoth-gray-4 = { color-gray.acc } 4 z sekcji { god-thoth.gen } ({ god-thoth.deed })
die-thoth-gray-5 = { color-gray.acc } 5 z sekcji { god-thoth.gen } ({ god-thoth.deed })
die-thoth-gray-6 = { color-gray.acc } 6 z sekcji { god-thoth.gen } ({ god-thoth.deed })
die-osiris-yellow-1 = { color-yellow.acc } 1 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-papyrus.gen })
die-osiris-yellow-2 = { color-yellow.acc } 2 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-papyrus.gen })
die-osiris-yellow-3 = { color-yellow.acc } 3 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-papyrus.gen })
die-osiris-yellow-4 = { color-yellow.acc } 4 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-papyrus.gen })
die-osiris-yellow-5 = { color-yellow.acc } 5 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-papyrus.gen })
die-osiris-yellow-6 = { color-yellow.acc } 6 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-papyrus.gen })
die-osiris-brown-1 = { color-brown.acc } 1 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-bread.gen })
die-osiris-brown-2 = { color-brown.acc } 2 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-bread.gen })
die-osiris-brown-3 = { color-brown.acc } 3 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-bread.gen })
die-osiris-brown-4 = { color-brown.acc } 4 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-bread.gen })
die-osiris-brown-5 = { color-brown.acc } 5 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-bread.gen })
die-osiris-brown-6 = { color-brown.acc } 6 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-bread.gen })
die-osiris-white-1 = { color-white.acc } 1 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-limestone.gen })
die-osiris-white-2 = { color-white.acc } 2 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-limestone.gen })
die-osiris-white-3 = { color-white.acc } 3 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-limestone.gen })
die-osiris-white-4 = { color-white.acc } 4 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-limestone.gen })
die-osiris-white-5 = { color-white.acc } 5 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-limestone.gen })
die-osiris-white-6 = { color-white.acc } 6 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-limestone.gen })
die-osiris-black-1 = { color-black.acc } 1 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-granite.gen })
die-osiris-black-2 = { color-black.acc } 2 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-granite.gen })
die-osiris-black-3 = { color-black.acc } 3 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-granite.gen })
die-osiris-black-4 = { color-black.acc } 4 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-granite.gen })
die-osiris-black-5 = { color-black.acc } 5 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-granite.gen })
die-osiris-black-6 = { color-black.acc } 6 z sekcji { god-osiris.gen } ({ god-osiris.deed } albo produkcja { resource-granite.gen })
die-osiris-gray-1 = { color-gray.acc } 1 z sekcji { god-osiris.gen } ({ god-osiris.deed })
die-osiris-gray-2 = { color-gray.acc } 2 z sekcji { god-osiris.gen } ({ god-osiris.deed })
die-osiris-gray-3 = { color-gray.acc } 3 z sekcji { god-osiris.gen } ({ god-osiris.deed })
die-osiris-gray-4 = { color-gray.acc } 4 z sekcji { god-osiris.gen } ({ god-osiris.deed })
die-osiris-gray-5 = { color-gray.acc } 5 z sekcji { god-osiris.gen } ({ god-osiris.deed })
die-osiris-gray-6 = { color-gray.acc } 6 z sekcji { god-osiris.gen } ({ god-osiris.deed })

## Kompleks świątynny

people-temple-row = przy rzędzie świątyni
people-temple-column = przy kolumnie świątyni
people-workshops = nad warsztatami
people-quarries = nad kamieniołomami

display-left = lewe pole
display-middle = środkowe pole
display-right = prawe pole

edge-carnelian = karneol
edge-lapis = lapis-lazuli
edge-malachite = malachit
edge-amber = bursztyn

space-r1c1 = rząd 1, kolumna 1
space-r1c2 = rząd 1, kolumna 2
space-r1c3 = rząd 1, kolumna 3
space-r1c4 = rząd 1, kolumna 4
space-r1c5 = rząd 1, kolumna 5
space-r2c1 = rząd 2, kolumna 1
space-r2c2 = rząd 2, kolumna 2
space-r2c3 = rząd 2, kolumna 3
space-r2c4 = rząd 2, kolumna 4
space-r2c5 = rząd 2, kolumna 5
space-r3c1 = rząd 3, kolumna 1
space-r3c2 = rząd 3, kolumna 2
space-r3c3 = rząd 3, kolumna 3
space-r3c4 = rząd 3, kolumna 4
space-r3c5 = rząd 3, kolumna 5
space-r4c1 = rząd 4, kolumna 1
space-r4c2 = rząd 4, kolumna 2
space-r4c3 = rząd 4, kolumna 3
space-r4c4 = rząd 4, kolumna 4
space-r4c5 = rząd 4, kolumna 5
space-r5c1 = rząd 5, kolumna 1
space-r5c2 = rząd 5, kolumna 2
space-r5c3 = rząd 5, kolumna 3
space-r5c4 = rząd 5, kolumna 4
space-r5c5 = rząd 5, kolumna 5

line-row1 = rząd 1
line-row2 = rząd 2
line-row3 = rząd 3
line-row4 = rząd 4
line-row5 = rząd 5
line-column1 = kolumna 1
line-column2 = kolumna 2
line-column3 = kolumna 3
line-column4 = kolumna 4
line-column5 = kolumna 5

building-row1-first = pierwsze miejsce rzędu 1
building-row2-first = pierwsze miejsce rzędu 2
building-row3-first = pierwsze miejsce rzędu 3
building-row4-first = pierwsze miejsce rzędu 4
building-row5-first = pierwsze miejsce rzędu 5
building-column1-first = pierwsze miejsce kolumny 1
building-column2-first = pierwsze miejsce kolumny 2
building-column3-first = pierwsze miejsce kolumny 3
building-column4-first = pierwsze miejsce kolumny 4
building-column5-first = pierwsze miejsce kolumny 5
building-row1-second = drugie miejsce rzędu 1
building-row2-second = drugie miejsce rzędu 2
building-row3-second = drugie miejsce rzędu 3
building-row4-second = drugie miejsce rzędu 4
building-row5-second = drugie miejsce rzędu 5
building-column1-second = drugie miejsce kolumny 1
building-column2-second = drugie miejsce kolumny 2
building-column3-second = drugie miejsce kolumny 3
building-column4-second = drugie miejsce kolumny 4
building-column5-second = drugie miejsce kolumny 5

pillar-P01 = { pillar-P01.name }, { light-sunny }: populacja +3
    .name = Poranny tłum (P01)
pillar-P02 = { pillar-P02.name }, { light-dark }: 1 skryba
    .name = Nocny skryba (P02)
pillar-P03 = { pillar-P03.name }, { light-shaded }: zadowolenie +2
    .name = Chłodny dziedziniec (P03)
pillar-P04 = { pillar-P04.name }, { light-sunny }: 1 punkt więcej za każdą pasującą krawędź
    .name = Jasna mozaika (P04)
pillar-P05 = { pillar-P05.name }, { light-dark }: 1 punkt więcej za każdą pasującą krawędź
    .name = Ciemna mozaika (P05)
pillar-P06 = { pillar-P06.name }, { light-shaded }: 1 punkt więcej za każdy budynek w rzędzie i kolumnie
    .name = Rozstaje (P06)
pillar-P07 = { pillar-P07.name }, { light-sunny }: 1 punkt
    .name = Korona słońca (P07)
pillar-P08 = { pillar-P08.name }, { light-shaded }: 1 punkt
    .name = Korona cienia (P08)
pillar-P09 = { pillar-P09.name }, { light-dark }: 1 punkt
    .name = Korona nocy (P09)
pillar-P10 = { pillar-P10.name }, { light-dark }: 1 karta za darmo
    .name = Nocny targ (P10)
pillar-P11 = { pillar-P11.name }, { light-sunny }: 1 karta za darmo
    .name = Poranny targ (P11)
pillar-P12 = { pillar-P12.name }, { light-shaded }: posąg o wartości 1, 2 lub 3
    .name = Podwórze rzeźbiarza (P12)
pillar-P13 = { pillar-P13.name }, { light-sunny }: dobranie dekretu
    .name = Królewski herold (P13)
pillar-P14 = { pillar-P14.name }, { light-dark }: dobranie dekretu
    .name = Tajny rozkaz (P14)
pillar-P15 = { pillar-P15.name }, { light-shaded }: warsztat lub kamieniołom w rzędzie 3
    .name = Ukryty warsztat (P15)
pillar-P16 = { pillar-P16.name }, { light-shaded }: 2 złota
    .name = Złoto w cieniu (P16)
pillar-P17 = { pillar-P17.name }, { light-sunny }: 2 złota
    .name = Złoto w słońcu (P17)
pillar-P18 = { pillar-P18.name }, { light-dark }: 2 złota
    .name = Złoto w mroku (P18)
pillar-P19 = { pillar-P19.name }, { light-sunny }: nagroda z pola podwójnie
    .name = Lustro dnia (P19)
pillar-P20 = { pillar-P20.name }, { light-shaded }: nagroda z pola podwójnie
    .name = Lustro zmierzchu (P20)
pillar-P21 = { pillar-P21.name }, { light-dark }: nagroda z pola podwójnie
    .name = Lustro nocy (P21)
pillar-P22 = { pillar-P22.name }, bez zdolności
    .name = Lotos (P22)
pillar-P23 = { pillar-P23.name }, bez zdolności
    .name = Palma (P23)
pillar-P24 = { pillar-P24.name }, bez zdolności
    .name = Sokół (P24)
pillar-P25 = { pillar-P25.name }, bez zdolności
    .name = Ibis (P25)
pillar-P26 = { pillar-P26.name }, bez zdolności
    .name = Skarabeusz (P26)
pillar-P27 = { pillar-P27.name }, bez zdolności
    .name = Kobra (P27)

## Karty (.name: nazwa i numer, .text: w skrócie to, co karta daje)

kind-blessing = błogosławieństwo
kind-technology = technologia
kind-decree = dekret

symbol-scroll = zwój
symbol-people = lud
symbol-treasury = skarbiec
symbol-labor = praca
symbol-temple = świątynia
symbol-statue = posąg

card-B01 = { card-B01.name }: { card-B01.text }
    .name = Dar wapienia (B01)
    .text = 4 sztuki wapienia podczas produkcji
card-B02 = { card-B02.name }: { card-B02.text }
    .name = Dar granitu (B02)
    .text = 4 sztuki granitu podczas produkcji
card-B03 = { card-B03.name }: { card-B03.text }
    .name = Pełne piece (B03)
    .text = 4 chleby podczas produkcji
card-B04 = { card-B04.name }: { card-B04.text }
    .name = Zbiór trzciny (B04)
    .text = 4 papirusy podczas produkcji
card-B05 = { card-B05.name }: { card-B05.text }
    .name = Złoty deszcz (B05)
    .text = 3 złota podczas produkcji
card-B06 = { card-B06.name }: { card-B06.text }
    .name = Pilni uczniowie (B06)
    .text = 2 skrybów podczas produkcji
card-B07 = { card-B07.name }: { card-B07.text }
    .name = Radość wioski (B07)
    .text = populacja lub zadowolenie +3
card-B08 = { card-B08.name }: { card-B08.text }
    .name = Pełne kołyski (B08)
    .text = populacja lub zadowolenie +3
card-B09 = { card-B09.name }: { card-B09.text }
    .name = Dłoń losu (B09)
    .text = obróć kość na dowolną ściankę
card-B10 = { card-B10.name }: { card-B10.text }
    .name = Szczęśliwy rzut (B10)
    .text = obróć kość na dowolną ściankę
card-B11 = { card-B11.name }: { card-B11.text }
    .name = Nowa szata (B11)
    .text = kość liczy się jako inny kolor, a jej wartość możesz zmienić o 1
card-B12 = { card-B12.name }: { card-B12.text }
    .name = Sekret farbiarza (B12)
    .text = kość liczy się jako inny kolor, a jej wartość możesz zmienić o 1
card-B13 = { card-B13.name }: { card-B13.text }
    .name = Darowany kamień (B13)
    .text = Ra lub Horus bez płacenia wapienia i granitu
card-B14 = { card-B14.name }: { card-B14.text }
    .name = Otwarty kamieniołom (B14)
    .text = Ra lub Horus bez płacenia wapienia i granitu
card-B15 = { card-B15.name }: { card-B15.text }
    .name = Gość honorowy (B15)
    .text = Bastet lub Hathor bez płacenia
card-B16 = { card-B16.name }: { card-B16.text }
    .name = Zastawiony stół (B16)
    .text = Bastet lub Hathor bez płacenia
card-B17 = { card-B17.name }: { card-B17.text }
    .name = Życzliwi sąsiedzi (B17)
    .text = za 1 skrybę także akcja sąsiedniego boga
card-B18 = { card-B18.name }: { card-B18.text }
    .name = Wspólna ścieżka (B18)
    .text = za 1 skrybę także akcja sąsiedniego boga
card-B19 = { card-B19.name }: { card-B19.text }
    .name = Drugi brzeg (B19)
    .text = za 1 zadowolenia i 1 populacji także akcja boga naprzeciwko
card-B20 = { card-B20.name }: { card-B20.text }
    .name = Daleka przeprawa (B20)
    .text = za 1 zadowolenia i 1 populacji także akcja boga naprzeciwko
card-B21 = { card-B21.name }: { card-B21.text }
    .name = Podwójne żniwa (B21)
    .text = produkcja dwa razy
card-B22 = { card-B22.name }: { card-B22.text }
    .name = Dwie zmiany (B22)
    .text = produkcja dwa razy
card-B23 = { card-B23.name }: { card-B23.text }
    .name = Przyjaciel szakali (B23)
    .text = akcja Anubisa bez skrybów
card-B24 = { card-B24.name }: { card-B24.text }
    .name = Milczący przewodnik (B24)
    .text = akcja Anubisa bez skrybów
card-T01 = { card-T01.name }: { card-T01.text }
    .name = Duma budowniczych (T01)
    .text = 2 punkty za każdą akcję Ozyrysa
card-T02 = { card-T02.name }: { card-T02.text }
    .name = Mistrzowie filarów (T02)
    .text = 2 punkty za każdą akcję Ra
card-T03 = { card-T03.name }: { card-T03.text }
    .name = Czytelnia (T03)
    .text = 2 punkty za każdą akcję Thota
card-T04 = { card-T04.name }: { card-T04.text }
    .name = Cech rzeźbiarzy (T04)
    .text = 2 punkty i 1 granit za każdą akcję Horusa
card-T05 = { card-T05.name }: { card-T05.text }
    .name = Sala filarowa (T05)
    .text = twoje filary dają przy Hathor 5 punktów zamiast 3
card-T06 = { card-T06.name }: { card-T06.text }
    .name = Dzień zabawy (T06)
    .text = 2 punkty, 1 populacji i 1 zadowolenia za każdą akcję Bastet
card-T07 = { card-T07.name }: { card-T07.text }
    .name = Kamienna danina (T07)
    .text = 1 granit do każdego bonusu za posąg
card-T08 = { card-T08.name }: { card-T08.text }
    .name = Oczyszczająca kąpiel (T08)
    .text = zakazane kości możesz brać jako czyste lub nieczyste
card-T09 = { card-T09.name }: { card-T09.text }
    .name = Wieczna lampa (T09)
    .text = zdolności twoich płytek filarów działają przy każdym nasłonecznieniu
card-T10 = { card-T10.name }: { card-T10.text }
    .name = Najęte pióra (T10)
    .text = złoto i skrybowie zastępują się nawzajem; 1 punkt
card-T11 = { card-T11.name }: { card-T11.text }
    .name = Małe kroki (T11)
    .text = 2 punkty za każdą akcję o wartości 1
card-T12 = { card-T12.name }: { card-T12.text }
    .name = Przepełnione spichlerze (T12)
    .text = 1 punkt za każdy nadmiarowy surowiec
card-T13 = { card-T13.name }: { card-T13.text }
    .name = Lepsze narzędzia (T13)
    .text = przy produkcji: wartość ±2 i 1 surowiec więcej
card-T14 = { card-T14.name }: { card-T14.text }
    .name = Pewna ręka (T14)
    .text = wartość ±2 w akcjach bogów
card-T15 = { card-T15.name }: { card-T15.text }
    .name = Szkoła świątynna (T15)
    .text = 2 żetony wiary w każdej fazie Maat; wartość ankh 5
card-T16 = { card-T16.name }: { card-T16.text }
    .name = Słuszna nagroda (T16)
    .text = po każdej fazie Maat 2 punkty za pierwsze miejsce, 1 złoto za ostatnie
card-T17 = { card-T17.name }: { card-T17.text }
    .name = Wiejska piekarnia (T17)
    .text = 2 punkty za produkcję chleba; podczas punktowania nie płacisz chleba
card-T18 = { card-T18.name }: { card-T18.text }
    .name = Czyste ręce (T18)
    .text = 1 punkt za każdą czystą kość
card-T19 = { card-T19.name }: { card-T19.text }
    .name = Podwójna służba (T19)
    .text = za 1 skrybę nieczysta kość najpierw produkuje, a potem wykonuje akcję boga
card-T20 = { card-T20.name }: { card-T20.text }
    .name = Prasy trzcinowe (T20)
    .text = 1 papirus za każdą akcję Thota
card-T21 = { card-T21.name }: { card-T21.text }
    .name = Chleb budowniczych (T21)
    .text = 1 chleb za każdą akcję Hathor
card-T22 = { card-T22.name }: { card-T22.text }
    .name = Każdy kamień (T22)
    .text = wapień i granit zastępują się nawzajem; 1 punkt
card-T23 = { card-T23.name }: { card-T23.text }
    .name = Nagroda szakala (T23)
    .text = 3 punkty za każdą akcję Anubisa
card-T24 = { card-T24.name }: { card-T24.text }
    .name = Dziękczynienie (T24)
    .text = 1 złoto za każde zagrane błogosławieństwo
card-D01 = { card-D01.name }: { card-D01.text }
    .name = Uczony dom (D01)
    .text = 3 punkty za każdą technologię
card-D02 = { card-D02.name }: { card-D02.text }
    .name = Wiele pieczęci (D02)
    .text = 4 punkty za każdy z różnych symboli na twoich dekretach
card-D03 = { card-D03.name }: { card-D03.text }
    .name = Podwójne słowo (D03)
    .text = za 2 złota inny dekret punktuje dwa razy
card-D04 = { card-D04.name }: { card-D04.text }
    .name = Rosnące miasto (D04)
    .text = 4 punkty za każdy symbol na torze osiągnięty przez populację, za 1 surowiec każdy
card-D05 = { card-D05.name }: { card-D05.text }
    .name = Roześmiane miasto (D05)
    .text = 4 punkty za każdy symbol na torze osiągnięty przez zadowolenie
card-D06 = { card-D06.name }: { card-D06.text }
    .name = Najszczęśliwsi (D06)
    .text = 1 punkt za każde pole, o które twoje zadowolenie wyprzedza najniższe
card-D07 = { card-D07.name }: { card-D07.text }
    .name = Dom skrybów (D07)
    .text = 3 punkty za każdego skrybę na koniec
card-D08 = { card-D08.name }: { card-D08.text }
    .name = Pełny skarbiec (D08)
    .text = 2 punkty za każde złoto i 1 za każdy inny surowiec na koniec, najwyżej 20
card-D09 = { card-D09.name }: { card-D09.text }
    .name = Pan kamieniołomów (D09)
    .text = 3 punkty za każdy kamieniołom
card-D10 = { card-D10.name }: { card-D10.text }
    .name = Pan warsztatów (D10)
    .text = 3 punkty za każdy warsztat
card-D11 = { card-D11.name }: { card-D11.text }
    .name = Pracowite dzielnice (D11)
    .text = 2 punkty za każdy warsztat i kamieniołom
card-D12 = { card-D12.name }: { card-D12.text }
    .name = Dzielnica świątynna (D12)
    .text = 3 punkty za każdy budynek przy kompleksie świątynnym
card-D13 = { card-D13.name }: { card-D13.text }
    .name = Las filarów (D13)
    .text = 3 punkty za każdy filar
card-D14 = { card-D14.name }: { card-D14.text }
    .name = Posągi i domy (D14)
    .text = 2 punkty za każdy posąg i każdy budynek przy kompleksie świątynnym
card-D15 = { card-D15.name }: { card-D15.text }
    .name = Filary i domy (D15)
    .text = 2 punkty za każdy filar i każdy budynek przy kompleksie świątynnym
card-D16 = { card-D16.name }: { card-D16.text }
    .name = Oblicza bogów (D16)
    .text = 4 punkty za każdy posąg ku czci boga
card-D17 = { card-D17.name }: { card-D17.text }
    .name = Rzeźbiony kamień (D17)
    .text = 2 punkty za każdy posąg i każdy filar
card-D18 = { card-D18.name }: { card-D18.text }
    .name = Kamienna rodzina (D18)
    .text = 3 punkty za każdy posąg
card-D19 = { card-D19.name }: { card-D19.text }
    .name = Dla ludu (D19)
    .text = 5 punktów za każdy posąg dla ludzi
card-D20 = { card-D20.name }: { card-D20.text }
    .name = Na czele (D20)
    .text = 10 punktów za pierwsze miejsce w kolejności, 5 za drugie
card-D21 = { card-D21.name }: { card-D21.text }
    .name = Własne cegły (D21)
    .text = 1 punkt za każdy zbudowany budynek
card-D22 = { card-D22.name }: { card-D22.text }
    .name = Czyste serce (D22)
    .text = połowa oczek twoich czystych kości w ostatniej fazie Maat
card-D23 = { card-D23.name }: { card-D23.text }
    .name = Ostatnie życzenie (D23)
    .text = jedna darmowa dowolna akcja o dowolnej wartości przed ostatnim punktowaniem
card-D24 = { card-D24.name }: { card-D24.text }
    .name = Druga procesja (D24)
    .text = kompleks świątynny punktuje jeszcze raz, bez posągów
card-S01 = { card-S01.name }: { card-S01.text }
    .name = Wielki majątek (S01)
    .text = warsztat lub kamieniołom w rzędzie 5; inicjatywa 1
card-S02 = { card-S02.name }: { card-S02.text }
    .name = Spadek po kamieniarzu (S02)
    .text = kamieniołom w rzędzie 3; inicjatywa 2
card-S03 = { card-S03.name }: { card-S03.text }
    .name = Rodzinny warsztat (S03)
    .text = warsztat w rzędzie 3; inicjatywa 3
card-S04 = { card-S04.name }: { card-S04.text }
    .name = Pełny wóz (S04)
    .text = 5 dowolnych podstawowych surowców; inicjatywa 4
card-S05 = { card-S05.name }: { card-S05.text }
    .name = Skrzynia wynalazcy (S05)
    .text = 2 technologie, jedną zatrzymujesz; inicjatywa 5
card-S06 = { card-S06.name }: { card-S06.text }
    .name = Dwie modlitwy (S06)
    .text = 2 błogosławieństwa, jedno zatrzymujesz; inicjatywa 6
card-S07 = { card-S07.name }: { card-S07.text }
    .name = Urząd pałacowy (S07)
    .text = 2 skrybów i 1 złoto; inicjatywa 7
card-S08 = { card-S08.name }: { card-S08.text }
    .name = Wszystkiego po trochu (S08)
    .text = po 1 z każdego podstawowego surowca; inicjatywa 8
card-S09 = { card-S09.name }: { card-S09.text }
    .name = Barka z kamieniem (S09)
    .text = 3 sztuki wapienia lub granitu; inicjatywa 9
card-S10 = { card-S10.name }: { card-S10.text }
    .name = Towary znad rzeki (S10)
    .text = 3 sztuki chleba lub papirusu; inicjatywa 10
card-S11 = { card-S11.name }: { card-S11.text }
    .name = Duża rodzina (S11)
    .text = populacja +3, potem zadowolenie +2; inicjatywa 11
card-S12 = { card-S12.name }: { card-S12.text }
    .name = Mała sakiewka (S12)
    .text = 2 złota; inicjatywa 12
card-A01 = { card-A01.name }: { card-A01.text }
    .name = Los skryby (A01)
    .text = 1 skryba; wartość ankh 0
card-A02 = { card-A02.name }: { card-A02.text }
    .name = Los kupca (A02)
    .text = 1 złoto; wartość ankh 1
card-A03 = { card-A03.name }: { card-A03.text }
    .name = Los wioski (A03)
    .text = populacja lub zadowolenie +1; wartość ankh 2
card-A04 = { card-A04.name }: { card-A04.text }
    .name = Los kapłana (A04)
    .text = 1 żeton wiary; wartość ankh 3

## Tryb solo (.acc: biernik)

tile-horus = płytka Horusa
    .acc = płytkę Horusa
tile-ra = płytka Ra
    .acc = płytkę Ra
tile-hathor = płytka Hathor
    .acc = płytkę Hathor
tile-bastet = płytka Bastet
    .acc = płytkę Bastet
tile-thoth = płytka Thota
    .acc = płytkę Thota
tile-osiris = płytka Ozyrysa
    .acc = płytkę Ozyrysa
tile-dice-granite = płytka surowców od granitu
    .acc = płytkę surowców od granitu
tile-dice-papyrus = płytka surowców od papirusu
    .acc = płytkę surowców od papirusu
tile-dice-limestone = płytka surowców od wapienia
    .acc = płytkę surowców od wapienia
tile-dice-bread = płytka surowców od chleba
    .acc = płytkę surowców od chleba

coin-up = do rzędu wyżej
coin-right = na następną płytkę po prawej

## Pytania

ask-wheel = Początkowe położenie koła wyznacza los.
ask-bonus = Płytki Horusa układa się losowo.
ask-reveal = Odkrywa się płytkę filaru.
ask-die = Losuje się kość i nią rzuca.
ask-market-card = Na rynek wykłada się kartę.
ask-drawn-card = Dobiera się kartę.
ask-secret-decree = Dobiera się dekret.
ask-starting-card = Wykłada się kartę początkową.
ask-first-player = Los decyduje, kto wybiera jako pierwszy.
ask-keep-decree = Który z dwóch dekretów zatrzymujesz? Da ci punkty na koniec gry.
ask-draft = Którą kartę początkową bierzesz? Każdy dostanie dwie; im wyższa suma ich inicjatywy, tym wcześniej grasz.
ask-destiny = Którą kartę przeznaczenia bierzesz? Nagroda należy ci się od razu, a wyższa wartość ankh rozstrzyga remisy w następnej fazie Maat.
ask-reward = Którą ze swoich kart rozpatrujesz teraz?
ask-keep-card = Którą z dwóch dobranych kart zatrzymujesz?
ask-goods = Co bierzesz?
ask-turn = Twoja tura: weź kość. Czysta trafia na lewą stronę twoich szalek, nieczysta na prawą. Wykonasz nią akcję jej boga albo wyprodukujesz surowiec jej koloru.
ask-anubis-die = Anubis: weź dowolną kość. Trafi pod szalki i posłuży do dowolnej akcji.
ask-treat = Jak bierzesz tę zakazaną kość?
ask-prepare = Co robisz z kością? Wcześniej możesz zmienić jej wartość, o 1 lub 2 za każdego skrybę, albo zagrać błogosławieństwo.
ask-face = Na jaką wartość obracasz kość?
ask-color = Jako jaki kolor liczy się kość?
ask-nudge = Jaką wartość ma mieć kość?
ask-act = Która akcja teraz?
ask-end = Zagrać jeszcze błogosławieństwo przed końcem tury?
ask-value = Z jaką wartością wykonujesz akcję?
ask-tithe = Wydać 1 skrybę, by przed akcją boga wyprodukować surowce tą nieczystą kością?
ask-statue = Dla kogo budujesz posąg? Ku czci boga daje bonus, gdy inni wykonują jego akcję; dla ludzi zabiera leżące tam złoto i liczy się podczas punktowania.
ask-space = Gdzie kładziesz płytkę filaru? Otrzymasz to, co pokazuje pole, oraz punkty za budynki i pasujące krawędzie.
ask-rotation = Jak obracasz płytkę?
ask-building = Gdzie budujesz? Każdy twój filar w tym rzędzie lub kolumnie daje punkty, a każde puste pole jedną sztukę tego, co pokazuje; potem twoja populacja rośnie o wartość kości.
ask-price = Zapłacić czy zagrać błogosławieństwo zamiast zapłaty?
ask-payment = Czym opłacasz tę sztukę?
ask-market = Z której części rynku bierzesz karty? Wcześniej możesz za 1 papirus wymienić karty jednej części.
ask-card = Którą kartę bierzesz? B to błogosławieństwa do jednego użycia, T to technologie działające do końca gry, D to dekrety z punktami na koniec.
ask-district = Co budujesz w tym rzędzie?
ask-marker = Który znacznik produkcji podnosisz?
ask-boon = Zagrać błogosławieństwo podczas produkcji?
ask-free-action = Którą akcję wykonujesz wirtualną kością o dowolnej wartości?
ask-faith = Kładziesz żetony wiary na szalki? Każdy zmienia bilans o 1. Im bliżej 0, tym wcześniej grasz; poniżej −2 tracisz punkty.
ask-last-decree = Używasz teraz dekretu { card-D23.name }? Zbliża się ostatnie punktowanie; to pytanie dostaje każdy, kto może go mieć.
ask-feed = Ile chleba płacisz za swoje budynki?
ask-told-die = Którą kość bierzesz?
ask-told-change = Co robisz? Akcja boga albo otwarta część rynku.
ask-told-built = Co budujesz, albo gdzie?
ask-told-row = W którym rzędzie budujesz?
ask-told-order = Kto teraz gra pierwszy? Wcześniej gra bliższy równowagi.
ask-pyramid = Układa się piramidę Botankhamuna.
ask-coin = Dla Botankhamuna rzuca się żetonem debenu.
ask-bot-die = Los decyduje, którą kość bierze Botankhamun.
ask-bot-statue = Los decyduje, gdzie Botankhamun stawia posąg.
ask-bot-space = Los decyduje, gdzie Botankhamun stawia filar.
ask-bot-building = Los decyduje, gdzie buduje Botankhamun.
ask-bot-destiny = Los decyduje, którą kartę przeznaczenia bierze Botankhamun.
ask-bot-pillar = Losuje się płytkę pod pierwszy filar Botankhamuna.

## Odpowiedzi

action-decline = Nie
action-finish = Nic więcej
action-anubis = Akcja Anubisa za 2 skrybów: weź dowolną kość i wykonaj dowolną akcję
    .short = Anubis: dowolna kość i akcja
action-idle = Żadna akcja nie jest możliwa: tylko połóż kość
action-pay-price = Zapłać
action-weigh-nothing = Nie kładź żetonów wiary
action-take = Weź { PIECE($die) }
action-perform = { PIECE($god, case: "act") }
    .short = { PIECE($god) }: { PIECE($god, case: "deed") }
action-add = Dodatkowa akcja – { PIECE($god, case: "act") }
action-produce = Wyprodukuj { PIECE($resource, case: "acc") }
action-value = Ustaw wartość { $number }
    .short = Wartość { $number }
action-treat = Jako { PIECE($purity, case: "acc") }
action-recolor = Jako { PIECE($color, case: "acc") }
action-play = Zagraj: { PIECE($card) }
action-honor = Ku czci { PIECE($god, case: "gen") }
    .short = { PIECE($god) }
action-serve = Dla ludzi, { PIECE($people) }
    .short = Ludzie: { PIECE($people) }
action-place = Połóż na polu: { PIECE($space) }
    .short = { PIECE($space) }
action-rotate = { $number ->
        [0] Bez obrotu
       *[other] Obróć w prawo o { $number }°
    }
    .short = { $number }°
action-build = Zbuduj: { PIECE($building) }
    .short = { PIECE($building) }
action-pay = Zapłać { PIECE($token, case: "ins") }
action-section = Weź z części { $number }
    .short = Część { $number }
action-refresh = Wymień karty części { $number } za 1 papirus
    .short = Wymień karty części { $number }
action-choose = Wybierz: { PIECE($card) }
action-settle = Zbuduj { PIECE($district) }
    .short = { PIECE($district) }
action-raise = Podnieś { PIECE($resource, case: "acc") }
action-gain = Otrzymaj: { PIECE($token) }
action-left = Żetony wiary na lewą stronę: { $number } (bilans +{ $number })
    .short = { $number } na lewą
action-right = Żetony wiary na prawą stronę: { $number } (bilans −{ $number })
    .short = { $number } na prawą
action-feed = { $number ->
        [0] Nie płać chleba
       *[other] Zapłać chleb: { $number }
    }
action-wheel = Pierwsza słoneczna część koła jest przy sekcji { PIECE($god, case: "gen") }
action-bonus = Następna płytka Horusa: { PIECE($god) }
action-reveal = Płytka filaru: { PIECE($pillar) }
action-roll = Kość: { PIECE($face) }
action-deal = Karta: { PIECE($card) }
action-first = Zaczyna: { $seat }
action-tile = Płytka akcji: { PIECE($tile) }
action-toss = Znacznik idzie { PIECE($coin) }

## Zdarzenia

event-wheel-set = Pierwsza słoneczna część koła jest przy sekcji { PIECE($god, case: "gen") }.
event-bonus-laid = Wartość { $slot } oznacza posąg ku czci { PIECE($god, case: "gen") }.
event-pillar-revealed = Nowa płytka filaru: { PIECE($pillar) }.
event-die-rolled = Nowa kość w sekcji { PIECE($god, case: "gen") }: { PIECE($color) } { $value }.
event-card-dealt = Część { $section } rynku: { PIECE($card, case: "name") }.
event-some-card-dealt = Część { $section } rynku: { PIECE($kind) }, karta jeszcze nienazwana.
event-decree-drawn = { WHO($player) ->
        [you] Dobierasz dekret
       *[other] { $player } dobiera dekret
    }.
event-decree-seen = Twój dekret: { PIECE($card) }.
event-starting-dealt = Karta początkowa: { PIECE($card) }.
event-first-drafter = { WHO($player) ->
        [you] Pierwszą kartę wybierasz ty
       *[other] Pierwszą kartę wybiera { $player }
    }.
event-decree-kept = { WHO($player) ->
        [you] Zatrzymujesz jeden dekret, a drugi odkładasz pod talię
       *[other] { $player } zatrzymuje jeden dekret, a drugi odkłada pod talię
    }.
event-card-drafted = { WHO($player) ->
        [you] Bierzesz
       *[other] { $player } bierze
    } kartę { PIECE($card, case: "name") }.
event-order-set = Miejsce { $place } w kolejności: { $player }.
event-destiny-taken = { WHO($player) ->
        [you] Bierzesz kartę przeznaczenia
       *[other] { $player } bierze kartę przeznaczenia
    } { PIECE($card, case: "name") }.
event-card-kept = { WHO($player) ->
        [you] Zatrzymujesz
       *[other] { $player } zatrzymuje
    } kartę { PIECE($card, case: "name") }.
event-card-looked-at = { WHO($player) ->
        [you] Dobierasz
       *[other] { $player } dobiera
    } kartę { PIECE($card, case: "name") }.
event-gained = { $token ->
        [token-population] { $player }: populacja +{ $amount }, teraz { $total }.
        [token-happiness] { $player }: zadowolenie +{ $amount }, teraz { $total }.
       *[other] { WHO($player) ->
        [you] Otrzymujesz
       *[other] { $player } otrzymuje
    } { $amount ->
            [one] { $amount } { PIECE($token, case: "acc") }
            [few] { $amount } { PIECE($token, case: "few") }
            [many] { $amount } { PIECE($token, case: "many") }
           *[other] { $amount } { PIECE($token, case: "few") }
        } (teraz { $total }).
    }
event-lost = { $player }: { PIECE($token) } −{ $amount }, teraz { $total }.
event-paid = { WHO($player) ->
        [you] Płacisz
       *[other] { $player } płaci
    } { $amount ->
        [one] { $amount } { PIECE($token, case: "acc") }
        [few] { $amount } { PIECE($token, case: "few") }
        [many] { $amount } { PIECE($token, case: "many") }
       *[other] { $amount } { PIECE($token, case: "few") }
    }.
event-vp-gained = { WHO($player) ->
        [you] Zdobywasz
       *[other] { $player } zdobywa
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: { PIECE($label) } (razem { $total }).
event-vp-lost = { WHO($player) ->
        [you] Tracisz
       *[other] { $player } traci
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: { PIECE($label) } (razem { $total }).
event-marker-raised = { $player }: produkcja { PIECE($resource, case: "gen") } wynosi teraz { $level }.
event-turn-began = { WHO($player) ->
        [you] Zaczynasz turę
       *[other] { $player } zaczyna turę
    }.
event-die-taken = { WHO($player) ->
        [you] Bierzesz
       *[other] { $player } bierze
    } { PIECE($color, case: "acc") } { $value } z sekcji { PIECE($god, case: "gen") }.
event-anubis-called = { WHO($player) ->
        [you] Wzywasz Anubisa
       *[other] { $player } wzywa Anubisa
    }.
event-die-placed = { WHO($player) ->
        [you] Kładziesz kość o wartości
       *[other] { $player } kładzie kość o wartości
    } { $value } { PIECE($scale) }.
event-die-changed = { $player }: kość liczy się teraz jako { PIECE($color) } { $value }.
event-blessing-played = { WHO($player) ->
        [you] Zagrywasz
       *[other] { $player } zagrywa
    } kartę { PIECE($card, case: "name") }.
event-action-began = { WHO($player) ->
        [you] Wykonujesz akcję
       *[other] { $player } wykonuje akcję
    } { PIECE($god, case: "gen") } o wartości { $value }.
event-action-lost = { WHO($player) ->
        [you] Nie możesz wykonać akcji
       *[other] { $player } nie może wykonać akcji
    }; przepada ona.
event-statue-for-god = { WHO($player) ->
        [you] Budujesz posąg ku czci
       *[other] { $player } buduje posąg ku czci
    } { PIECE($god, case: "gen") }.
event-statue-for-people = { WHO($player) ->
        [you] Budujesz posąg dla ludzi
       *[other] { $player } buduje posąg dla ludzi
    } { PIECE($people) }.
event-pillar-built = { WHO($player) ->
        [you] Budujesz filar
       *[other] { $player } buduje filar
    }: { PIECE($space) }; płytka { PIECE($pillar, case: "name") }{ $turns ->
        [0] {""}
        [1] , obrót o 90°
        [2] , obrót o 180°
       *[other] , obrót o 270°
    }.
event-ability-used = { WHO($player) ->
        [you] Używasz zdolności płytki
       *[other] { $player } używa zdolności płytki
    } { PIECE($pillar, case: "name") }.
event-building-built = { WHO($player) ->
        [you] Budujesz przy kompleksie świątynnym
       *[other] { $player } buduje przy kompleksie świątynnym
    }: { PIECE($building) }.
event-some-pillar-built = { WHO($player) ->
        [you] Budujesz filar
       *[other] { $player } buduje filar
    }: { PIECE($space) }; { $slot ->
        [0] płytka z wierzchu stosu
        [1] lewa płytka z wystawy
        [2] środkowa płytka z wystawy
       *[other] prawa płytka z wystawy
    }.
event-some-card-taken = { WHO($player) ->
        [you] Bierzesz
       *[other] { $player } bierze
    } z części { $section } rynku pierwszą od lewej kartę tego rodzaju: { PIECE($kind) }.
event-section-opened = Otwiera się część { $section } rynku.
event-section-refreshed = { WHO($player) ->
        [you] Wymieniasz karty części
       *[other] { $player } wymienia karty części
    } { $section } rynku.
event-card-taken = { WHO($player) ->
        [you] Bierzesz
       *[other] { $player } bierze
    } kartę { PIECE($card, case: "name") }.
event-workshop-built = { WHO($player) ->
        [you] Budujesz u Ozyrysa w rzędzie
       *[other] { $player } buduje u Ozyrysa w rzędzie
    } { $row }: { PIECE($district) }.
event-produced = { WHO($player) ->
        [you] Produkujesz
       *[other] { $player } produkuje
    } { PIECE($resource, case: "acc") }: { $kept }{ $surplus ->
        [0] {""}
       *[other] , nadwyżka na szalki: { $surplus }
    }.
event-statue-paid = { WHO($player) ->
        [you] Otrzymujesz bonus za posąg ku czci
       *[other] { $player } otrzymuje bonus za posąg ku czci
    } { PIECE($god, case: "gen") }.
event-wheel-turned = Koło się obraca (obrót { $rotation } z 8).
event-maat-began = Zaczyna się faza Maat { $phase } z 4.
event-faith-placed = { $net ->
        [0] { WHO($player) ->
            [you] Nie kładziesz
           *[other] { $player } nie kładzie
        } żetonów wiary.
       *[other] { WHO($player) ->
            [you] Zmieniasz
           *[other] { $player } zmienia
        } bilans o { $net } żetonami wiary.
    }
event-faith-hidden = { WHO($player) ->
        [you] Podejmujesz w tajemnicy decyzję o żetonach wiary
       *[other] { $player } podejmuje w tajemnicy decyzję o żetonach wiary
    }.
event-balance-found = { $player }: bilans wynosi { $balance }.
event-scoring-began = Zaczyna się punktowanie { $scoring } z 2.
event-district-won = { WHO($player) ->
        [you] Przewodzisz w dzielnicy Ozyrysa
       *[other] { $player } przewodzi w dzielnicy Ozyrysa
    }: { PIECE($district) }.
event-scored = { WHO($player) ->
        [you] Zdobywasz
       *[other] { $player } zdobywa
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } (razem { $total }).
event-decree-scored = { WHO($player) ->
        [you] Zdobywasz
       *[other] { $player } zdobywa
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za kartę { PIECE($card, case: "name") }.
event-decree-used = { WHO($player) ->
        [you] Używasz
       *[other] { $player } używa
    } karty { PIECE($card, case: "name") }.
event-tile-laid = Piramida: { PIECE($tile) }.
event-tile-reached = { $player } dociera na { PIECE($tile, case: "acc") }.
event-coin-tossed = { $player } rzuca żetonem debenu: znacznik idzie { PIECE($coin) }.
event-game-ended = Koniec gry: { WHO($winner) ->
        [you] wygrywasz
       *[other] wygrywa { $winner }
    }.

## Punktacja

label-start = Punkty początkowe
label-statue-line = Posągi przy świątyni: filary w linii
label-pillar-buildings = Filary: budynki w rzędzie i kolumnie
label-pillar-edges = Filary: pasujące krawędzie
label-pillar-display = Filary: pola płytek
label-pillar-ability = Filary: zdolności
label-hathor = Hathor: własne filary
label-statue-bonus = Bonusy za posągi
label-technologies = Technologie
label-impurity = Nieczystość
label-blocked-statue = Brak miejsca na posąg
label-turn-order = Kolejność graczy
label-bot-cards = Karty Botankhamuna
label-bot-decrees = Dekrety Botankhamuna
label-bot-scribes = Skrybowie Botankhamuna
label-districts = Dzielnice Ozyrysa
label-temple = Kompleks świątynny
label-statues = Posągi
label-happiness = Zadowolenie
label-production = Pełna produkcja
label-building-row = Rząd budynków
label-bread = Brakujący chleb

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
score-population = Populacja
score-supplies = Co można jeszcze wydać
score-production = { label-production }
score-building-row = { label-building-row }
score-bread = { label-bread }
score-decree = Dekret
phase = Punktowanie { $phase ->
        [1] I
        [2] II
       *[other] { $phase }
    }

## Opcje

option-bonuses = Bonusy za posągi
option-bonuses-tiles = Płytki Horusa w losowej kolejności
option-bonuses-printed = Jak na planszy (dla początkujących)
option-pips = Kość o zmienionej wartości waży na szalkach
option-pips-rolled = Tyle, ile wyrzucono
option-pips-changed = Tyle, ile po zmianie
option-d23 = Czy { card-D23.name }, darmowa akcja, wlicza się do trzech punktowanych dekretów?
option-d23-counts = Tak
option-d23-extra = Nie, jest dodatkowy
option-supply = Surowce i żetony
option-supply-unlimited = Nigdy się nie kończą
option-supply-limited = Tylko tyle, ile w pudełku
option-faith = Żetony wiary w fazie Maat kładzie się
option-faith-open = Jawnie, w kolejności graczy
option-faith-secret = W tajemnicy, wszyscy naraz
option-level = Tryb solo: poziom trudności
option-level-easy = Łatwy
option-level-medium = Średni
option-level-hard = Najwyższy
option-start = Tryb solo: twoje dwie karty początkowe
option-start-chosen = Wybrane z trzech
option-start-random = Losowe (trudniej)
option-player = Tryb solo z prawdziwym pudełkiem: twoja strona
option-player-followed = Prowadzona jak jego
option-player-told = Tylko opowiadana
option-bot-decrees = Tryb solo: każdy dekret daje Botankhamunowi
option-bot-decrees-plain = 4 punkty
option-bot-decrees-dear = 8 punktów (trudniej)

## Sytuacja na stole słowami: czas i koło

place-set-up = Trwa przygotowanie gry
place-over = Gra skończona
place-maat = Faza Maat { $phase } z { $phases }
place-round = Runda { $round } z { $rounds }; po rundzie { $maat } { $scoring ->
        [0] faza Maat
       *[other] faza Maat i punktowanie
    }
    .short = { $round }/{ $rounds }
place-order = Kolejność graczy
in-order = { $player }
in-order-bot = { game-automa }
place-arrow = Strzałka koła wskazuje sekcję { PIECE($god, case: "gen") }
place-scoring-marker = Znacznik punktowania { $number ->
        [1] I
        [2] II
       *[other] { $number }
    } leży przy sekcji { PIECE($god, case: "gen") }
place-section = { PIECE($god) }, { PIECE($light) } ({ PIECE($god, case: "deed") })
die = { PIECE($face) } { PIECE($purity) }
place-dice = { PIECE($purity, case: "pl") } kości w sekcji { PIECE($god, case: "gen") }
place-shrine = Posągi ku czci { PIECE($god, case: "gen") } (bonus: { $amount } × { $kinds ->
        [1] { PIECE($first) }
       *[other] { PIECE($first) } lub { PIECE($second) }
    }; { $free ->
        [0] brak wolnych miejsc
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnego miejsca
    })
statue = posąg ({ $player })
statue-bot = posąg ({ game-automa })
place-slots = Posąg ku czci boga według wartości kości
slot = { $slot } – { PIECE($god) }
place-bag = Woreczek ({ $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    })

## Sytuacja na stole słowami: Ra i kompleks świątynny

place-display = Płytka filaru przy wartości { $low } lub { $high } ({ PIECE($display) }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    })
tile-with-cost = { PIECE($pillar) }; koszt: { $limestone ->
        [0] { $granite } × granit
       *[other] { $limestone } × wapień{ $granite ->
            [0] {""}
           *[other] {" "}i { $granite } × granit
        }
    }; krawędzie: u góry { PIECE($top) }, po prawej { PIECE($right) }, u dołu { PIECE($bottom) }, po lewej { PIECE($left) }
place-row = Kompleks świątynny, rząd { $row }, kolumny od lewej
cell = { $column }: { $amount } × { PIECE($token) }
cell-several = { $column }: kilka rodzajów
cell-tile = { $column }: { PIECE($pillar) }; krawędzie: u góry { PIECE($top) }, po prawej { PIECE($right) }, u dołu { PIECE($bottom) }, po lewej { PIECE($left) }
cell-pillar = { $column }: filar ({ $player }); krawędzie: u góry { PIECE($top) }, po prawej { PIECE($right) }, u dołu { PIECE($bottom) }, po lewej { PIECE($left) }
cell-pillar-bot = { $column }: filar ({ game-automa }); krawędzie: u góry { PIECE($top) }, po prawej { PIECE($right) }, u dołu { PIECE($bottom) }, po lewej { PIECE($left) }
place-space = Kompleks świątynny, { PIECE($space) }
place-space-offer = { PIECE($space) } (punkty za budynki: { $buildings }, za krawędzie najwyżej { $edges })
pillar = filar ({ $player })
pillar-bot = filar ({ game-automa })
place-turn = { $number ->
        [0] Bez obrotu
       *[other] Obrót o { $number }°
    }: u góry { PIECE($top) }, po prawej { PIECE($right) }, u dołu { PIECE($bottom) }, po lewej { PIECE($left) }; punkty za krawędzie: { $points }
place-buildings = Budynki przy kompleksie świątynnym
built = { PIECE($building) } ({ $player })
built-bot = { PIECE($building) } ({ game-automa })
place-building = Miejsce na budynek: { PIECE($building) }; koszt: { $bread } × chleb
place-building-offer = { PIECE($building) }, koszt: { $bread } × chleb, punkty: { $points }, a ponadto
building = budynek ({ $player })
building-bot = budynek ({ game-automa })
unit-choice = jedna sztuka do wyboru
place-people = Miejsce na posąg dla ludzi { PIECE($people) }
place-people-line = Miejsce na posąg dla ludzi { PIECE($people) } ({ PIECE($line) }; od razu { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za każdy własny filar)

## Sytuacja na stole słowami: Ozyrys i rynek

place-osiris-row = Ozyrys, rząd { $row } (własna produkcja +{ $steps }{ $pair ->
        [0] {""}
       *[other] , druga +{ $pair }
    }{ $any ->
        [0] {""}
       *[other] , dowolna +{ $any }
    }; własny surowiec: { $gain }{ $gold ->
        [0] {""}
       *[other] {" "}i złoto: { $gold }
    })
workshop = { PIECE($district) } ({ $player })
workshop-bot = { PIECE($district) } ({ game-automa })
place-osiris = Ozyrys, rząd { $row }, { PIECE($district) }
place-osiris-offer = { PIECE($district) }, rząd { $row }
production-step = produkcja { PIECE($resource, case: "gen") } +{ $steps }
production-any = wybrana produkcja +{ $steps }
place-track-space = Tor pospólstwa, pole { $number }
population-marker = populacja ({ $player })
population-marker-bot = populacja ({ game-automa })
happiness-marker = zadowolenie ({ $player })
happiness-marker-bot = zadowolenie ({ game-automa })
place-market = Część { $section } rynku (od zadowolenia { $happiness })
place-market-closed = Część { $section } rynku otworzy się, gdy czyjaś populacja osiągnie { $population }
place-refresh = Wymiana kart części { $section } rynku
place-symbols = Symbole tych dekretów (żaden symbol nie punktuje dwa razy)
place-market-symbols = Symbole dekretów w części { $section }
decree-symbol = { $card } { PIECE($symbol) }
place-decks = Karty w taliach: błogosławieństwa { $blessings }, technologie { $technologies }, dekrety { $decrees }
place-starting = Karty początkowe
place-drawn = Dobrane karty
place-destiny = Karty przeznaczenia na stole
place-supply = Zasoby ogólne

## Sytuacja na stole słowami: pytanie

place-hand = Twoja kość: { PIECE($face) } z sekcji { PIECE($god, case: "gen") }, { PIECE($purity) }
place-hand-changed = Twoja kość: { PIECE($face) } z sekcji { PIECE($god, case: "gen") }; liczy się jako { PIECE($color) } { $value }, { PIECE($purity) }
place-hand-anubis = Twoja kość dla Anubisa: { PIECE($face) } z sekcji { PIECE($god, case: "gen") }
place-hand-changed-anubis = Twoja kość dla Anubisa: { PIECE($face) } z sekcji { PIECE($god, case: "gen") }; liczy się jako { PIECE($color) } { $value }
place-goods = Każdy wybór daje { $amount }; pozostałe wybory: { $times }
place-price = Do zapłaty
place-unit = Następna sztuka do zapłaty: { PIECE($token) }
place-producing = Produkujesz { PIECE($resource, case: "acc") } i zatrzymujesz najwyżej { $level }; reszta to nadwyżka
place-action = Akcja { PIECE($god, case: "gen") }
place-outcome = Wynik produkcji: { $kept } × { PIECE($resource) }{ $surplus ->
        [0] {""}
       *[other] , nadwyżka na szalki: { $surplus }
    }
place-runs = Liczba produkcji: { $count }
place-tile = Płytka
place-to-take = Karty do wzięcia: { $cards }, cena: { $papyrus } × papirus
place-still-to-take = Karty do wzięcia: jeszcze { $cards }
place-feed = Należny chleb: { $due }; za każdy brakujący tracisz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## Sytuacja na stole słowami: gracz

place-resources = Zasoby
place-commoners = Populacja { $population }, zadowolenie { $happiness }
place-production = Produkcja (ile najwyżej zatrzymujesz)
production-papyrus = papirus { $level }
    .brief = { $level }
production-bread = chleb { $level }
    .brief = { $level }
production-limestone = wapień { $level }
    .brief = { $level }
production-granite = granit { $level }
    .brief = { $level }
place-scale-left = Lewa szalka (czyste)
place-scale-right = Prawa szalka (nieczyste)
place-scale-below = Pod szalkami (Anubis)
surplus = nadwyżka: { PIECE($resource) }
place-balance = Bilans: { $balance }{ $lost ->
        [0] {""}
       *[other] {" "}(utrata punktów: { $lost })
    }
place-left = Do zbudowania: budynki { $buildings }, posągi { $statues }, filary { $pillars }
place-next-statue = Następny posąg: { $granite } × granit
place-building-row = Rząd budynków przy następnym punktowaniu: punkty { $points }, należny chleb { $bread }
place-own-statues = Posągi
place-blessings = Błogosławieństwa
place-technologies = Technologie
place-decrees = Dekrety
place-decrees-hidden = Dekrety na ręce: { $count }
place-dealt = Dekrety do wyboru
place-own-starting = Karty początkowe
place-own-destiny = Karta przeznaczenia
place-points = Punkty: { $points }

## Sytuacja na stole słowami: Botankhamun

place-bot = Botankhamun: punkty { $points }, populacja { $population }, zadowolenie { $happiness }, skrybowie { $scribes }; do zbudowania: budynki { $buildings }, posągi { $statues }, filary { $pillars }
place-bot-dice = Kości Botankhamuna
place-bot-statues = Posągi Botankhamuna
place-bot-cards = Karty Botankhamuna
place-pyramid = Piramida, rząd { $row } od podstawy
place-progress-start = Znacznik postępu czeka obok podstawy piramidy
place-progress = Znacznik postępu: rząd { $row }, miejsce { $place }, { PIECE($tile) }

## Wartości elementów, przy których nie da się grać

error-unknown-word = { $kind }: nie ma nazwy „{ $found }”. Możliwe: { $known }.
error-bad-reward = „{ $found }” nie jest nagrodą. Przykłady zapisu: „2 bread” albo „1 bread + 1 faith”.
error-bad-edges = Krawędzie płytki zapisuje się czterema literami, a podano „{ $found }”.
error-repeated-god = Każdy z sześciu bogów musi wystąpić dokładnie raz.
error-bad-sectors = Koło musi mieć dwie części słoneczne, dwie zacienione i dwie ciemne.
error-too-few-dice = Gra { $seats }-osobowa wymaga co najmniej tylu kości: { $need }; podano: { $found }.
error-bad-purity = { $light ->
        [sunny] W sekcjach słonecznych
        [shaded] W sekcjach zacienionych
        [dark] W sekcjach ciemnych
       *[other] W sekcjach rodzaju { $light }
    } szare kości i co najmniej dwa inne kolory nie mogą być zakazane.
error-bad-track = Znacznik musi zaczynać między 0 a { $most }, a zadowolenie nie wyżej niż populacja; podano: { $found }.
error-bad-market = Rynek musi mieć kartę w pierwszej części i najwyżej { $most } miejsc na każdy rodzaj; podano: { $found }.
error-repeated-initiative = Każda karta początkowa musi mieć inną inicjatywę.
error-repeated-ankh = Każda karta przeznaczenia musi mieć inną wartość ankh.
error-bad-deal = Trzeba wyłożyć od { $need } do 12 kart początkowych, a podano { $found }.

## Rozstrzygnięcia, które wykluczają odpowiedź

rule-AMB-06 = Bogu, którego wszystkie miejsca na posągi są zajęte, nie można już stawiać posągów; zbuduj posąg dla ludzi albo użyj innej wartości.
rule-AMB-15 = Karty można brać tylko z otwartej części rynku, w której jest ich dość; wymienić można karty każdej otwartej części.
rule-AMB-28 = Dodatkową akcję wykonuje się tą samą kością; musi być możliwa i trzeba za nią zapłacić jak za każdą inną.

## The parts of the web table

sheet-wheel = Koło i kości
sheet-town = Ozyrys, tor pospólstwa i zasoby ogólne
sheet-temple = Kompleks świątynny i pola płytek Ra
sheet-market = Rynek kart
sheet-pyramid = Piramida Botankhamuna
sheet-cards = Karty do wyboru
sheet-seat = Plansza gracza
page-wheel = Koło
page-temple = Świątynia
page-town = Osada
page-market = Rynek
page-pyramid = Piramida
page-cards = Karty

## Co jest w pudełku

parts-tokens = Surowce i żetony
parts-pillars = Płytki filarów
parts-order = W tej kolejności
parts-destiny = Karty przeznaczenia

## Co to jest?

wheel = Koło słońca, cienia i ciemności
obelisk = Obelisk na środku koła
gone = już zbudowane
what-balance = Twój bilans wyniósłby { $balance }.
what-decree = Na końcu, przy obecnym stanie gry, da ci to punkty: { $points }.
what-left-dice = Kości tego koloru w woreczku: { $count }
what-more-scoring = Jeszcze jeden da ci w następnej punktacji dodatkowe punkty: { $points }.
what-pillar = Na najlepszym polu da ci od razu punkty: { $points }.

tie-scribes = Równa liczba punktów: rozstrzyga większa liczba skrybów.
tie-order = Nadal remis: rozstrzyga wcześniejsze miejsce w kolejności tur.
event-reasoned = { PIECE($reason) }
reason-die-of-god = Najwyższa dozwolona kość z sekcji płytki.
reason-die-next-section = Tam takiej nie ma: następna sekcja przeciwnie do ruchu wskazówek zegara.
reason-die-pure = Z równych kości czysta.
reason-die-of-color = Najwyższa dozwolona kość w pierwszym kolorze płytki.
reason-die-later-color = Brak pierwszego koloru: następny z płytki.
reason-die-statue = Z równych kości ta przy bogu z jego posągiem.
reason-die-highest = Żadna nie jest dozwolona: najwyższa ze wszystkich.
reason-statue-god = Bóg z pola o wartości kości.
reason-statue-districts = Miejsce boga zajęte: tam, gdzie przejmie najwięcej dzielnic.
reason-statue-temple = Żadna dzielnica się nie zmieni: przy największej liczbie jego filarów.
reason-statue-blocked = Posągu nie da się zbudować: zamiast niego punkty.
reason-pillar-points = Tam, gdzie daje najwięcej punktów.
reason-pillar-building = Kilka pól daje tyle samo: w linii z jego budynkiem.
reason-pillar-inner = Nadal kilka: pole, które nie dotyka brzegu.
reason-building-pillars = W linii z największą liczbą jego filarów.
reason-happiness-first = Najpierw zadowolenie; gdy dosięgnie populacji, populacja.
reason-highest-section = Najwyższa sekcja, na którą pozwala zadowolenie: dekrety, technologie, błogosławieństwa.
reason-osiris-exact = Wartość daje rząd, kolor dzielnicę.
reason-osiris-right = Zajęte: następne wolne pole po prawej.
reason-osiris-row = Rząd pełny: następny wyżej.
reason-by-lot = Kilka równie dobrych: rozstrzyga los.
place-bot-next = Znacznik postępu pójdzie dalej: { PIECE($right) } po prawej albo { PIECE($up) } powyżej
place-bot-next-one = Znacznik postępu pójdzie dalej: { PIECE($right) }

## Arkusz przygotowania prawdziwego pudełka

opening-progress = Znacznik postępu po lewej stronie podstawy piramidy, obok żeton debenu
opening-horus-tiles = Płytki bonusowe Horusa
opening-solo = Płytki akcji Botankhamuna, znacznik postępu i żeton debenu

## Punktacja dla prawdziwego pudełka

pad-order = Kolejność graczy po ostatniej fazie Maat
    .hint = dotykaj graczy od pierwszego
pad-seat = { $player }
pad-vp = Punkty na torze
    .hint = przed ostatnim punktowaniem
pad-pillars = Twoje filary w kompleksie świątynnym
pad-temple = Twoje budynki wokół kompleksu
pad-osiris = Twoje warsztaty i kamieniołomy
pad-town = { PIECE($district) }, rząd { $row }
pad-people = Twoje posągi dla ludu
pad-god-statues = Twoje posągi dla bogów
pad-production = Znaczniki produkcji na ostatnim polu
pad-hunger = Niezapłacony chleb
    .hint = w ostatnim punktowaniu
pad-basics = Pozostałe surowce
    .hint = papirus, chleb, wapień i granit razem
pad-pips = Oczka czystych kości
pad-technologies = Technologie
pad-decrees = Dekrety
pad-used = D23 użyty
pad-bot-blessings = Błogosławieństwa od ostatniego punktowania
pad-bot-technologies = Technologie
pad-bot-decrees = Dekrety
    .hint = 1, jeśli użyto go przed ostatnim punktowaniem

## What component values are of, where they are corrected

value-player = Plansza gracza
value-statue-granite = Granit za kolejne posągi, od lewej
value-row-vp = Rząd budynków: PZ odsłaniane przez kolejne budynki
value-row-bread = Rząd budynków: chleb odsłaniany przez kolejne budynki
value-track = Tor populacji i zadowolenia
value-max = Ostatnie pole
value-population-symbols = Pola z symbolem populacji
value-bonus = Bonus boga
value-printed = Bogowie nadrukowani na planszy, wartości 1–6
value-temple = Kompleks świątynny
value-statue-row = Rząd pola posągu
value-statue-column = Kolumna pola posągu
value-corner-factor = PZ za pasującą krawędź w rogu
value-rewards = Co pokazują pola, rzędami
value-edge-top = Kolory górnej krawędzi
value-edge-right = Kolory prawej krawędzi
value-edge-bottom = Kolory dolnej krawędzi
value-edge-left = Kolory lewej krawędzi
value-open-from = Dostępne od tylu graczy
value-row-first = Pierwsze pola rzędów
value-row-second = Drugie pola rzędów
value-column-first = Pierwsze pola kolumn
value-column-second = Drugie pola kolumn
value-pillars = Płytki filarów
value-light = Światło
value-ability = Zdolność
value-edges = Krawędzie od góry, zgodnie z ruchem wskazówek zegara (c { edge-carnelian }, l { edge-lapis }, m { edge-malachite }, a { edge-amber })
value-edges-c = { edge-carnelian }
value-edges-l = { edge-lapis }
value-edges-m = { edge-malachite }
value-edges-a = { edge-amber }
value-pair-row-3 = Rząd 3: drugi surowiec
value-pair-row-4 = Rząd 4: drugi surowiec
value-decree-symbol = Symbole dekretów
value-dice = Kości
value-counts = W pudełku
value-removed-2p = Odłożone przy 2 graczach
value-removed-3p = Odłożone przy 3 graczach
value-removed-4p = Odłożone przy 4 graczach
value-per-section = Kości w każdej sekcji
value-purity = Czysta, nieczysta albo zakazana
value-wheel = Obelisk i sekcje
value-gods = Bogowie zgodnie z ruchem wskazówek zegara
value-sectors = Oświetlenie sekcji
value-tokens = Żetony
value-buildings = Budynki
value-statues = Posągi
value-scribes = Skrybowie
value-production = Produkcja na początku
value-production-max = Ostatnie pole produkcji
value-happiness-symbols = Pola z symbolem zadowolenia
value-gold-at = Pole dające złoto
value-scribe-at = Pole dające skrybę
value-action-at = Pole dające akcję
value-spaces = Pola
value-2p = Przy 2 graczach
value-3p = Przy 3 graczach
value-4p = Przy 4 graczach
value-display-of-value = Pole płytek według wartości kości, 1–6
value-cards = Karty według wartości kości, 1–6
value-refresh = Cena nowych kart w sekcji
value-market = Targ kart, sekcje 1–4
value-blessings = Błogosławieństwa
value-technologies = Technologie
value-decrees = Dekrety
value-opens-at = Populacja otwierająca sekcję
value-own-steps = Kroki produkcji według rzędu
value-pair-steps = Kroki drugiego surowca według rzędu
value-any-steps = Kroki dowolnego surowca według rzędu
value-own-gain = Zdobyte surowce według rzędu
value-gold-gain = Zdobyte złoto według rzędu
value-maat = Faza Maat
value-penalty-from = Bilans, od którego traci się punkty
value-penalty-vp = Stracone punkty
value-scoring = Punktowanie
value-district = Dzielnica
value-piece = Budynek lub posąg
value-pillar-and-piece = Budynek lub posąg przy filarze
value-statue-line = Posąg z linią filarów
value-own-pillar = Własny filar
value-happiness-symbol = Symbol zadowolenia
value-missing-bread = Brakujący chleb
value-first = Pierwsze miejsce
value-second = Drugie miejsce
value-starting = Karty początkowe
value-initiative = Inicjatywa
value-dealt = Rozdane karty
value-solo = Tryb solo
value-destiny = { parts-destiny }
value-ankh = Wartość ankh
value-statue-slot = Miejsce posągu
value-medium-bread-row = Średni poziom: rząd budynku chleba
value-medium-granite-row = Średni poziom: rząd budynku granitu
value-hard-statue-slot = Najwyższy poziom: miejsce posągu
value-balance = Bilans
value-bonus-scribes = Bonusowi skrybowie według miejsca
value-bonus-vp = Bonusowe punkty według miejsca
value-blessing-vp = Punkty za błogosławieństwo
value-technology-vp = Punkty za technologię
value-decree-vp = Punkty za dekret
value-decree-vp-challenge = Punkty za dekret (trudniej)
value-scribes-per-vp = Skrybowie za 1 punkt
value-blocked-statue-vp = Punkty zamiast zablokowanego posągu
value-dice-tiles = Płytki kości: kolejność kolorów
value-or = lub
value-decree = dekret
value-none = brak
value-population-3 = 3 populacji
value-scribe-1 = 1 skryba
value-happiness-2 = 2 zadowolenia
value-gold-2 = 2 złota
value-vp-1 = 1 punkt
value-vp-per-edge = punkty za pasujące krawędzie
value-vp-per-building = punkty za budynki w rzędzie i kolumnie
value-thoth-1 = akcja Thota o wartości 1
value-osiris-3 = akcja Ozyrysa o wartości 3
value-horus-1-2-3 = akcja Horusa o wartości 1, 2 lub 3
value-double-reward = podwójna nagroda z pola
