# table.ftl (українська): що кажуть за столом у грі «Техену»

game-title = Техену: Обеліск Сонця
game-about = Беріть кубики зі світла й тіні обеліска, служіть шістьом богам, тримайте терези в рівновазі й наберіть найбільше переможних очок за 16 раундів.
game-players = 1–4 гравці
game-automa = Ботанхамон

## Боги (.gen: родовий відмінок, .deed: що дає дія, .act: дія на кнопці)

god-horus = Гор
    .gen = Гора
    .deed = статуя
    .act = Гор: звести статую (коштує граніт)
god-ra = Ра
    .gen = Ра
    .deed = колона
    .act = Ра: звести колону (коштує вапняк і граніт)
god-hathor = Хатхор
    .gen = Хатхор
    .deed = храмова будівля
    .act = Хатхор: звести будівлю біля храмового комплексу (коштує хліб)
god-bastet = Бастет
    .gen = Бастет
    .deed = свято
    .act = Бастет: улаштувати свято й підвищити щастя (коштує папірус)
god-thoth = Тот
    .gen = Тота
    .deed = карти
    .act = Тот: узяти карти (від значення 3 коштують папірус)
god-osiris = Осіріс
    .gen = Осіріса
    .deed = майстерня чи каменоломня
    .act = Осіріс: звести майстерню чи каменоломню (коштує щастя)

## Ресурси й жетони (.gen: родовий, .acc: знахідний, .ins: орудний, .few: 2–4, .many: 5 і більше)

resource-papyrus = папірус
    .gen = папірусу
    .acc = папірус
resource-bread = хліб
    .gen = хліба
    .acc = хліб
resource-limestone = вапняк
    .gen = вапняку
    .acc = вапняк
resource-granite = граніт
    .gen = граніту
    .acc = граніт

token-papyrus = папірус
    .acc = папірус
    .ins = папірусом
    .few = папіруси
    .many = папірусів
token-bread = хліб
    .acc = хліб
    .ins = хлібом
    .few = хліби
    .many = хлібів
token-limestone = вапняк
    .acc = вапняк
    .ins = вапняком
    .few = одиниці вапняку
    .many = одиниць вапняку
token-granite = граніт
    .acc = граніт
    .ins = гранітом
    .few = одиниці граніту
    .many = одиниць граніту
token-gold = золото
    .acc = золото
    .ins = золотом
    .few = золота
    .many = одиниць золота
token-scribe = писар
    .acc = писаря
    .ins = писарем
    .few = писарів
    .many = писарів
token-faith = жетон віри
    .acc = жетон віри
    .ins = жетоном віри
    .few = жетони віри
    .many = жетонів віри
token-population = населення
    .acc = населення
    .ins = населенням
    .few = населення
    .many = населення
token-happiness = щастя
    .acc = щастя
    .ins = щастям
    .few = щастя
    .many = щастя
token-vp = очко
    .acc = очко
    .ins = очком
    .few = очки
    .many = очок

district-papyrus = майстерня папірусу
    .acc = майстерню папірусу
district-bread = хлібна майстерня
    .acc = хлібну майстерню
district-limestone = каменоломня вапняку
    .acc = каменоломню вапняку
district-granite = каменоломня граніту
    .acc = каменоломню граніту

## Коло й кубики

color-yellow = жовтий
color-brown = коричневий
color-white = білий
color-black = чорний
color-gray = сірий

light-sunny = сонце
light-shaded = затінок
light-dark = темрява
light-none = без світла

purity-pure = чистий
    .pl = Чисті
purity-tainted = нечистий
    .pl = Нечисті
purity-forbidden = заборонений
    .pl = Заборонені

scale-left = на ліву шальку
scale-right = на праву шальку
scale-below = під терези

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

die-horus-yellow-1 = { color-yellow } 1 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-papyrus.gen })
die-horus-yellow-2 = { color-yellow } 2 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-papyrus.gen })
die-horus-yellow-3 = { color-yellow } 3 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-papyrus.gen })
die-horus-yellow-4 = { color-yellow } 4 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-papyrus.gen })
die-horus-yellow-5 = { color-yellow } 5 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-papyrus.gen })
die-horus-yellow-6 = { color-yellow } 6 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-papyrus.gen })
die-horus-brown-1 = { color-brown } 1 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-bread.gen })
die-horus-brown-2 = { color-brown } 2 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-bread.gen })
die-horus-brown-3 = { color-brown } 3 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-bread.gen })
die-horus-brown-4 = { color-brown } 4 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-bread.gen })
die-horus-brown-5 = { color-brown } 5 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-bread.gen })
die-horus-brown-6 = { color-brown } 6 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-bread.gen })
die-horus-white-1 = { color-white } 1 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-limestone.gen })
die-horus-white-2 = { color-white } 2 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-limestone.gen })
die-horus-white-3 = { color-white } 3 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-limestone.gen })
die-horus-white-4 = { color-white } 4 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-limestone.gen })
die-horus-white-5 = { color-white } 5 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-limestone.gen })
die-horus-white-6 = { color-white } 6 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-limestone.gen })
die-horus-black-1 = { color-black } 1 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-granite.gen })
die-horus-black-2 = { color-black } 2 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-granite.gen })
die-horus-black-3 = { color-black } 3 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-granite.gen })
die-horus-black-4 = { color-black } 4 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-granite.gen })
die-horus-black-5 = { color-black } 5 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-granite.gen })
die-horus-black-6 = { color-black } 6 із сектора { god-horus.gen } ({ god-horus.deed } або виробництво { resource-granite.gen })
die-horus-gray-1 = { color-gray } 1 із сектора { god-horus.gen } ({ god-horus.deed })
die-horus-gray-2 = { color-gray } 2 із сектора { god-horus.gen } ({ god-horus.deed })
die-horus-gray-3 = { color-gray } 3 із сектора { god-horus.gen } ({ god-horus.deed })
die-horus-gray-4 = { color-gray } 4 із сектора { god-horus.gen } ({ god-horus.deed })
die-horus-gray-5 = { color-gray } 5 із сектора { god-horus.gen } ({ god-horus.deed })
die-horus-gray-6 = { color-gray } 6 із сектора { god-horus.gen } ({ god-horus.deed })
die-ra-yellow-1 = { color-yellow } 1 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-papyrus.gen })
die-ra-yellow-2 = { color-yellow } 2 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-papyrus.gen })
die-ra-yellow-3 = { color-yellow } 3 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-papyrus.gen })
die-ra-yellow-4 = { color-yellow } 4 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-papyrus.gen })
die-ra-yellow-5 = { color-yellow } 5 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-papyrus.gen })
die-ra-yellow-6 = { color-yellow } 6 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-papyrus.gen })
die-ra-brown-1 = { color-brown } 1 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-bread.gen })
die-ra-brown-2 = { color-brown } 2 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-bread.gen })
die-ra-brown-3 = { color-brown } 3 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-bread.gen })
die-ra-brown-4 = { color-brown } 4 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-bread.gen })
die-ra-brown-5 = { color-brown } 5 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-bread.gen })
die-ra-brown-6 = { color-brown } 6 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-bread.gen })
die-ra-white-1 = { color-white } 1 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-limestone.gen })
die-ra-white-2 = { color-white } 2 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-limestone.gen })
die-ra-white-3 = { color-white } 3 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-limestone.gen })
die-ra-white-4 = { color-white } 4 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-limestone.gen })
die-ra-white-5 = { color-white } 5 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-limestone.gen })
die-ra-white-6 = { color-white } 6 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-limestone.gen })
die-ra-black-1 = { color-black } 1 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-granite.gen })
die-ra-black-2 = { color-black } 2 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-granite.gen })
die-ra-black-3 = { color-black } 3 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-granite.gen })
die-ra-black-4 = { color-black } 4 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-granite.gen })
die-ra-black-5 = { color-black } 5 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-granite.gen })
die-ra-black-6 = { color-black } 6 із сектора { god-ra.gen } ({ god-ra.deed } або виробництво { resource-granite.gen })
die-ra-gray-1 = { color-gray } 1 із сектора { god-ra.gen } ({ god-ra.deed })
die-ra-gray-2 = { color-gray } 2 із сектора { god-ra.gen } ({ god-ra.deed })
die-ra-gray-3 = { color-gray } 3 із сектора { god-ra.gen } ({ god-ra.deed })
die-ra-gray-4 = { color-gray } 4 із сектора { god-ra.gen } ({ god-ra.deed })
die-ra-gray-5 = { color-gray } 5 із сектора { god-ra.gen } ({ god-ra.deed })
die-ra-gray-6 = { color-gray } 6 із сектора { god-ra.gen } ({ god-ra.deed })
die-hathor-yellow-1 = { color-yellow } 1 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-papyrus.gen })
die-hathor-yellow-2 = { color-yellow } 2 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-papyrus.gen })
die-hathor-yellow-3 = { color-yellow } 3 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-papyrus.gen })
die-hathor-yellow-4 = { color-yellow } 4 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-papyrus.gen })
die-hathor-yellow-5 = { color-yellow } 5 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-papyrus.gen })
die-hathor-yellow-6 = { color-yellow } 6 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-papyrus.gen })
die-hathor-brown-1 = { color-brown } 1 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-bread.gen })
die-hathor-brown-2 = { color-brown } 2 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-bread.gen })
die-hathor-brown-3 = { color-brown } 3 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-bread.gen })
die-hathor-brown-4 = { color-brown } 4 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-bread.gen })
die-hathor-brown-5 = { color-brown } 5 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-bread.gen })
die-hathor-brown-6 = { color-brown } 6 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-bread.gen })
die-hathor-white-1 = { color-white } 1 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-limestone.gen })
die-hathor-white-2 = { color-white } 2 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-limestone.gen })
die-hathor-white-3 = { color-white } 3 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-limestone.gen })
die-hathor-white-4 = { color-white } 4 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-limestone.gen })
die-hathor-white-5 = { color-white } 5 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-limestone.gen })
die-hathor-white-6 = { color-white } 6 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-limestone.gen })
die-hathor-black-1 = { color-black } 1 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-granite.gen })
die-hathor-black-2 = { color-black } 2 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-granite.gen })
die-hathor-black-3 = { color-black } 3 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-granite.gen })
die-hathor-black-4 = { color-black } 4 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-granite.gen })
die-hathor-black-5 = { color-black } 5 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-granite.gen })
die-hathor-black-6 = { color-black } 6 із сектора { god-hathor.gen } ({ god-hathor.deed } або виробництво { resource-granite.gen })
die-hathor-gray-1 = { color-gray } 1 із сектора { god-hathor.gen } ({ god-hathor.deed })
die-hathor-gray-2 = { color-gray } 2 із сектора { god-hathor.gen } ({ god-hathor.deed })
die-hathor-gray-3 = { color-gray } 3 із сектора { god-hathor.gen } ({ god-hathor.deed })
die-hathor-gray-4 = { color-gray } 4 із сектора { god-hathor.gen } ({ god-hathor.deed })
die-hathor-gray-5 = { color-gray } 5 із сектора { god-hathor.gen } ({ god-hathor.deed })
die-hathor-gray-6 = { color-gray } 6 із сектора { god-hathor.gen } ({ god-hathor.deed })
die-bastet-yellow-1 = { color-yellow } 1 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-papyrus.gen })
die-bastet-yellow-2 = { color-yellow } 2 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-papyrus.gen })
die-bastet-yellow-3 = { color-yellow } 3 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-papyrus.gen })
die-bastet-yellow-4 = { color-yellow } 4 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-papyrus.gen })
die-bastet-yellow-5 = { color-yellow } 5 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-papyrus.gen })
die-bastet-yellow-6 = { color-yellow } 6 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-papyrus.gen })
die-bastet-brown-1 = { color-brown } 1 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-bread.gen })
die-bastet-brown-2 = { color-brown } 2 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-bread.gen })
die-bastet-brown-3 = { color-brown } 3 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-bread.gen })
die-bastet-brown-4 = { color-brown } 4 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-bread.gen })
die-bastet-brown-5 = { color-brown } 5 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-bread.gen })
die-bastet-brown-6 = { color-brown } 6 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-bread.gen })
die-bastet-white-1 = { color-white } 1 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-limestone.gen })
die-bastet-white-2 = { color-white } 2 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-limestone.gen })
die-bastet-white-3 = { color-white } 3 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-limestone.gen })
die-bastet-white-4 = { color-white } 4 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-limestone.gen })
die-bastet-white-5 = { color-white } 5 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-limestone.gen })
die-bastet-white-6 = { color-white } 6 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-limestone.gen })
die-bastet-black-1 = { color-black } 1 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-granite.gen })
die-bastet-black-2 = { color-black } 2 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-granite.gen })
die-bastet-black-3 = { color-black } 3 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-granite.gen })
die-bastet-black-4 = { color-black } 4 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-granite.gen })
die-bastet-black-5 = { color-black } 5 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-granite.gen })
die-bastet-black-6 = { color-black } 6 із сектора { god-bastet.gen } ({ god-bastet.deed } або виробництво { resource-granite.gen })
die-bastet-gray-1 = { color-gray } 1 із сектора { god-bastet.gen } ({ god-bastet.deed })
die-bastet-gray-2 = { color-gray } 2 із сектора { god-bastet.gen } ({ god-bastet.deed })
die-bastet-gray-3 = { color-gray } 3 із сектора { god-bastet.gen } ({ god-bastet.deed })
die-bastet-gray-4 = { color-gray } 4 із сектора { god-bastet.gen } ({ god-bastet.deed })
die-bastet-gray-5 = { color-gray } 5 із сектора { god-bastet.gen } ({ god-bastet.deed })
die-bastet-gray-6 = { color-gray } 6 із сектора { god-bastet.gen } ({ god-bastet.deed })
die-thoth-yellow-1 = { color-yellow } 1 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-papyrus.gen })
die-thoth-yellow-2 = { color-yellow } 2 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-papyrus.gen })
die-thoth-yellow-3 = { color-yellow } 3 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-papyrus.gen })
die-thoth-yellow-4 = { color-yellow } 4 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-papyrus.gen })
die-thoth-yellow-5 = { color-yellow } 5 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-papyrus.gen })
die-thoth-yellow-6 = { color-yellow } 6 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-papyrus.gen })
die-thoth-brown-1 = { color-brown } 1 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-bread.gen })
die-thoth-brown-2 = { color-brown } 2 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-bread.gen })
die-thoth-brown-3 = { color-brown } 3 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-bread.gen })
die-thoth-brown-4 = { color-brown } 4 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-bread.gen })
die-thoth-brown-5 = { color-brown } 5 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-bread.gen })
die-thoth-brown-6 = { color-brown } 6 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-bread.gen })
die-thoth-white-1 = { color-white } 1 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-limestone.gen })
die-thoth-white-2 = { color-white } 2 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-limestone.gen })
die-thoth-white-3 = { color-white } 3 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-limestone.gen })
die-thoth-white-4 = { color-white } 4 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-limestone.gen })
die-thoth-white-5 = { color-white } 5 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-limestone.gen })
die-thoth-white-6 = { color-white } 6 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-limestone.gen })
die-thoth-black-1 = { color-black } 1 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-granite.gen })
die-thoth-black-2 = { color-black } 2 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-granite.gen })
die-thoth-black-3 = { color-black } 3 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-granite.gen })
die-thoth-black-4 = { color-black } 4 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-granite.gen })
die-thoth-black-5 = { color-black } 5 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-granite.gen })
die-thoth-black-6 = { color-black } 6 із сектора { god-thoth.gen } ({ god-thoth.deed } або виробництво { resource-granite.gen })
die-thoth-gray-1 = { color-gray } 1 із сектора { god-thoth.gen } ({ god-thoth.deed })
die-thoth-gray-2 = { color-gray } 2 із сектора { god-thoth.gen } ({ god-thoth.deed })
die-thoth-gray-3 = { color-gray } 3 із сектора { god-thoth.gen } ({ god-thoth.deed })
die-thoth-gray-4 = { color-gray } 4 із сектора { god-thoth.gen } ({ god-thoth.deed })
die-thoth-gray-5 = { color-gray } 5 із сектора { god-thoth.gen } ({ god-thoth.deed })
die-thoth-gray-6 = { color-gray } 6 із сектора { god-thoth.gen } ({ god-thoth.deed })
die-osiris-yellow-1 = { color-yellow } 1 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-papyrus.gen })
die-osiris-yellow-2 = { color-yellow } 2 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-papyrus.gen })
die-osiris-yellow-3 = { color-yellow } 3 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-papyrus.gen })
die-osiris-yellow-4 = { color-yellow } 4 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-papyrus.gen })
die-osiris-yellow-5 = { color-yellow } 5 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-papyrus.gen })
die-osiris-yellow-6 = { color-yellow } 6 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-papyrus.gen })
die-osiris-brown-1 = { color-brown } 1 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-bread.gen })
die-osiris-brown-2 = { color-brown } 2 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-bread.gen })
die-osiris-brown-3 = { color-brown } 3 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-bread.gen })
die-osiris-brown-4 = { color-brown } 4 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-bread.gen })
die-osiris-brown-5 = { color-brown } 5 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-bread.gen })
die-osiris-brown-6 = { color-brown } 6 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-bread.gen })
die-osiris-white-1 = { color-white } 1 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-limestone.gen })
die-osiris-white-2 = { color-white } 2 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-limestone.gen })
die-osiris-white-3 = { color-white } 3 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-limestone.gen })
die-osiris-white-4 = { color-white } 4 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-limestone.gen })
die-osiris-white-5 = { color-white } 5 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-limestone.gen })
die-osiris-white-6 = { color-white } 6 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-limestone.gen })
die-osiris-black-1 = { color-black } 1 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-granite.gen })
die-osiris-black-2 = { color-black } 2 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-granite.gen })
die-osiris-black-3 = { color-black } 3 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-granite.gen })
die-osiris-black-4 = { color-black } 4 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-granite.gen })
die-osiris-black-5 = { color-black } 5 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-granite.gen })
die-osiris-black-6 = { color-black } 6 із сектора { god-osiris.gen } ({ god-osiris.deed } або виробництво { resource-granite.gen })
die-osiris-gray-1 = { color-gray } 1 із сектора { god-osiris.gen } ({ god-osiris.deed })
die-osiris-gray-2 = { color-gray } 2 із сектора { god-osiris.gen } ({ god-osiris.deed })
die-osiris-gray-3 = { color-gray } 3 із сектора { god-osiris.gen } ({ god-osiris.deed })
die-osiris-gray-4 = { color-gray } 4 із сектора { god-osiris.gen } ({ god-osiris.deed })
die-osiris-gray-5 = { color-gray } 5 із сектора { god-osiris.gen } ({ god-osiris.deed })
die-osiris-gray-6 = { color-gray } 6 із сектора { god-osiris.gen } ({ god-osiris.deed })

## Храмовий комплекс

people-temple-row = біля ряду храму
people-temple-column = біля стовпця храму
people-workshops = над майстернями
people-quarries = над каменоломнями

display-left = ліве місце
display-middle = середнє місце
display-right = праве місце

edge-carnelian = сердолік
edge-lapis = лазурит
edge-malachite = малахіт
edge-amber = бурштин

space-r1c1 = ряд 1, стовпець 1
space-r1c2 = ряд 1, стовпець 2
space-r1c3 = ряд 1, стовпець 3
space-r1c4 = ряд 1, стовпець 4
space-r1c5 = ряд 1, стовпець 5
space-r2c1 = ряд 2, стовпець 1
space-r2c2 = ряд 2, стовпець 2
space-r2c3 = ряд 2, стовпець 3
space-r2c4 = ряд 2, стовпець 4
space-r2c5 = ряд 2, стовпець 5
space-r3c1 = ряд 3, стовпець 1
space-r3c2 = ряд 3, стовпець 2
space-r3c3 = ряд 3, стовпець 3
space-r3c4 = ряд 3, стовпець 4
space-r3c5 = ряд 3, стовпець 5
space-r4c1 = ряд 4, стовпець 1
space-r4c2 = ряд 4, стовпець 2
space-r4c3 = ряд 4, стовпець 3
space-r4c4 = ряд 4, стовпець 4
space-r4c5 = ряд 4, стовпець 5
space-r5c1 = ряд 5, стовпець 1
space-r5c2 = ряд 5, стовпець 2
space-r5c3 = ряд 5, стовпець 3
space-r5c4 = ряд 5, стовпець 4
space-r5c5 = ряд 5, стовпець 5

line-row1 = ряд 1
line-row2 = ряд 2
line-row3 = ряд 3
line-row4 = ряд 4
line-row5 = ряд 5
line-column1 = стовпець 1
line-column2 = стовпець 2
line-column3 = стовпець 3
line-column4 = стовпець 4
line-column5 = стовпець 5

building-row1-first = перше місце ряду 1
building-row2-first = перше місце ряду 2
building-row3-first = перше місце ряду 3
building-row4-first = перше місце ряду 4
building-row5-first = перше місце ряду 5
building-column1-first = перше місце стовпця 1
building-column2-first = перше місце стовпця 2
building-column3-first = перше місце стовпця 3
building-column4-first = перше місце стовпця 4
building-column5-first = перше місце стовпця 5
building-row1-second = друге місце ряду 1
building-row2-second = друге місце ряду 2
building-row3-second = друге місце ряду 3
building-row4-second = друге місце ряду 4
building-row5-second = друге місце ряду 5
building-column1-second = друге місце стовпця 1
building-column2-second = друге місце стовпця 2
building-column3-second = друге місце стовпця 3
building-column4-second = друге місце стовпця 4
building-column5-second = друге місце стовпця 5

pillar-P01 = { pillar-P01.name }, на сонці: населення +3
    .name = Ранковий люд (P01)
pillar-P02 = { pillar-P02.name }, у темряві: 1 писар
    .name = Нічний писар (P02)
pillar-P03 = { pillar-P03.name }, у затінку: щастя +2
    .name = Прохолодний двір (P03)
pillar-P04 = { pillar-P04.name }, на сонці: ще 1 очко за кожен край, що збігається
    .name = Ясна мозаїка (P04)
pillar-P05 = { pillar-P05.name }, у темряві: ще 1 очко за кожен край, що збігається
    .name = Темна мозаїка (P05)
pillar-P06 = { pillar-P06.name }, у затінку: ще 1 очко за кожну будівлю в ряду та стовпці
    .name = Перехрестя (P06)
pillar-P07 = { pillar-P07.name }, на сонці: 1 очко
    .name = Вінець сонця (P07)
pillar-P08 = { pillar-P08.name }, у затінку: 1 очко
    .name = Вінець тіні (P08)
pillar-P09 = { pillar-P09.name }, у темряві: 1 очко
    .name = Вінець ночі (P09)
pillar-P10 = { pillar-P10.name }, у темряві: 1 карта безплатно
    .name = Нічний базар (P10)
pillar-P11 = { pillar-P11.name }, на сонці: 1 карта безплатно
    .name = Ранковий базар (P11)
pillar-P12 = { pillar-P12.name }, у затінку: статуя зі значенням 1, 2 або 3
    .name = Двір скульптора (P12)
pillar-P13 = { pillar-P13.name }, на сонці: узяти указ із колоди
    .name = Царський вісник (P13)
pillar-P14 = { pillar-P14.name }, у темряві: узяти указ із колоди
    .name = Таємний наказ (P14)
pillar-P15 = { pillar-P15.name }, у затінку: майстерня чи каменоломня в ряду 3
    .name = Прихована майстерня (P15)
pillar-P16 = { pillar-P16.name }, у затінку: 2 золота
    .name = Золото в затінку (P16)
pillar-P17 = { pillar-P17.name }, на сонці: 2 золота
    .name = Золото на сонці (P17)
pillar-P18 = { pillar-P18.name }, у темряві: 2 золота
    .name = Золото в темряві (P18)
pillar-P19 = { pillar-P19.name }, на сонці: винагорода місця двічі
    .name = Дзеркало дня (P19)
pillar-P20 = { pillar-P20.name }, у затінку: винагорода місця двічі
    .name = Дзеркало сутінків (P20)
pillar-P21 = { pillar-P21.name }, у темряві: винагорода місця двічі
    .name = Дзеркало ночі (P21)
pillar-P22 = { pillar-P22.name }, без здібності
    .name = Лотос (P22)
pillar-P23 = { pillar-P23.name }, без здібності
    .name = Пальма (P23)
pillar-P24 = { pillar-P24.name }, без здібності
    .name = Сокіл (P24)
pillar-P25 = { pillar-P25.name }, без здібності
    .name = Ібіс (P25)
pillar-P26 = { pillar-P26.name }, без здібності
    .name = Скарабей (P26)
pillar-P27 = { pillar-P27.name }, без здібності
    .name = Кобра (P27)

## Карти (.name: назва й номер, .text: коротко те, що карта дає)

kind-blessing = благословення
kind-technology = технологія
kind-decree = указ

symbol-scroll = сувій
symbol-people = народ
symbol-treasury = скарбниця
symbol-labor = праця
symbol-temple = храм
symbol-statue = статуя

card-B01 = { card-B01.name }: { card-B01.text }
    .name = Дар вапняку (B01)
    .text = 4 одиниці вапняку під час виробництва
card-B02 = { card-B02.name }: { card-B02.text }
    .name = Дар граніту (B02)
    .text = 4 одиниці граніту під час виробництва
card-B03 = { card-B03.name }: { card-B03.text }
    .name = Повні печі (B03)
    .text = 4 хліби під час виробництва
card-B04 = { card-B04.name }: { card-B04.text }
    .name = Жнива очерету (B04)
    .text = 4 папіруси під час виробництва
card-B05 = { card-B05.name }: { card-B05.text }
    .name = Золотий дощ (B05)
    .text = 3 золота під час виробництва
card-B06 = { card-B06.name }: { card-B06.text }
    .name = Старанні учні (B06)
    .text = 2 писарі під час виробництва
card-B07 = { card-B07.name }: { card-B07.text }
    .name = Радість села (B07)
    .text = населення або щастя +3
card-B08 = { card-B08.name }: { card-B08.text }
    .name = Повні колиски (B08)
    .text = населення або щастя +3
card-B09 = { card-B09.name }: { card-B09.text }
    .name = Рука долі (B09)
    .text = поверніть кубик будь-якою гранню
card-B10 = { card-B10.name }: { card-B10.text }
    .name = Вдалий кидок (B10)
    .text = поверніть кубик будь-якою гранню
card-B11 = { card-B11.name }: { card-B11.text }
    .name = Нові шати (B11)
    .text = кубик рахується іншим кольором, а його значення можна змінити на 1
card-B12 = { card-B12.name }: { card-B12.text }
    .name = Таємниця фарбаря (B12)
    .text = кубик рахується іншим кольором, а його значення можна змінити на 1
card-B13 = { card-B13.name }: { card-B13.text }
    .name = Дарований камінь (B13)
    .text = Ра або Гор без сплати вапняку та граніту
card-B14 = { card-B14.name }: { card-B14.text }
    .name = Відкрита каменоломня (B14)
    .text = Ра або Гор без сплати вапняку та граніту
card-B15 = { card-B15.name }: { card-B15.text }
    .name = Почесний гість (B15)
    .text = Бастет або Хатхор без сплати
card-B16 = { card-B16.name }: { card-B16.text }
    .name = Накритий стіл (B16)
    .text = Бастет або Хатхор без сплати
card-B17 = { card-B17.name }: { card-B17.text }
    .name = Добрі сусіди (B17)
    .text = за 1 писаря ще й дія сусіднього бога
card-B18 = { card-B18.name }: { card-B18.text }
    .name = Спільна стежка (B18)
    .text = за 1 писаря ще й дія сусіднього бога
card-B19 = { card-B19.name }: { card-B19.text }
    .name = Інший берег (B19)
    .text = за 1 щастя та 1 населення ще й дія протилежного бога
card-B20 = { card-B20.name }: { card-B20.text }
    .name = Далека переправа (B20)
    .text = за 1 щастя та 1 населення ще й дія протилежного бога
card-B21 = { card-B21.name }: { card-B21.text }
    .name = Подвійний урожай (B21)
    .text = виробництво двічі
card-B22 = { card-B22.name }: { card-B22.text }
    .name = Дві зміни (B22)
    .text = виробництво двічі
card-B23 = { card-B23.name }: { card-B23.text }
    .name = Друг шакалів (B23)
    .text = дія Анубіса без писарів
card-B24 = { card-B24.name }: { card-B24.text }
    .name = Мовчазний провідник (B24)
    .text = дія Анубіса без писарів
card-T01 = { card-T01.name }: { card-T01.text }
    .name = Гордість будівничих (T01)
    .text = 2 очки за кожну дію Осіріса
card-T02 = { card-T02.name }: { card-T02.text }
    .name = Майстри колон (T02)
    .text = 2 очки за кожну дію Ра
card-T03 = { card-T03.name }: { card-T03.text }
    .name = Читальня (T03)
    .text = 2 очки за кожну дію Тота
card-T04 = { card-T04.name }: { card-T04.text }
    .name = Цех скульпторів (T04)
    .text = 2 очки та 1 граніт за кожну дію Гора
card-T05 = { card-T05.name }: { card-T05.text }
    .name = Колонна зала (T05)
    .text = ваші колони дають за дію Хатхор 5 очок замість 3
card-T06 = { card-T06.name }: { card-T06.text }
    .name = Святковий день (T06)
    .text = 2 очки, 1 населення та 1 щастя за кожну дію Бастет
card-T07 = { card-T07.name }: { card-T07.text }
    .name = Кам’яна данина (T07)
    .text = 1 граніт до кожного бонусу за статую
card-T08 = { card-T08.name }: { card-T08.text }
    .name = Очисна купіль (T08)
    .text = заборонені кубики можна брати як чисті або нечисті
card-T09 = { card-T09.name }: { card-T09.text }
    .name = Вічна лампа (T09)
    .text = здібності ваших плиток колон діють за будь-якого освітлення
card-T10 = { card-T10.name }: { card-T10.text }
    .name = Наймані пера (T10)
    .text = золото й писарі замінюють одне одного; 1 очко
card-T11 = { card-T11.name }: { card-T11.text }
    .name = Малі кроки (T11)
    .text = 2 очки за кожну дію зі значенням 1
card-T12 = { card-T12.name }: { card-T12.text }
    .name = Переповнені комори (T12)
    .text = 1 очко за кожен надлишковий ресурс
card-T13 = { card-T13.name }: { card-T13.text }
    .name = Кращі знаряддя (T13)
    .text = під час виробництва: значення ±2 та 1 ресурс додатково
card-T14 = { card-T14.name }: { card-T14.text }
    .name = Тверда рука (T14)
    .text = значення ±2 для дій богів
card-T15 = { card-T15.name }: { card-T15.text }
    .name = Храмова школа (T15)
    .text = 2 жетони віри в кожній фазі Маат; значення анха 5
card-T16 = { card-T16.name }: { card-T16.text }
    .name = Справедлива нагорода (T16)
    .text = після кожної фази Маат 2 очки за перше місце, 1 золото за останнє
card-T17 = { card-T17.name }: { card-T17.text }
    .name = Сільська пекарня (T17)
    .text = 2 очки за виробництво хліба; під час підрахунку хліба не сплачують
card-T18 = { card-T18.name }: { card-T18.text }
    .name = Чисті руки (T18)
    .text = 1 очко за кожен чистий кубик
card-T19 = { card-T19.name }: { card-T19.text }
    .name = Подвійна служба (T19)
    .text = за 1 писаря нечистий кубик спершу виробляє, а потім виконує дію бога
card-T20 = { card-T20.name }: { card-T20.text }
    .name = Очеретяні преси (T20)
    .text = 1 папірус за кожну дію Тота
card-T21 = { card-T21.name }: { card-T21.text }
    .name = Хліб будівничих (T21)
    .text = 1 хліб за кожну дію Хатхор
card-T22 = { card-T22.name }: { card-T22.text }
    .name = Кожен камінь (T22)
    .text = вапняк і граніт замінюють один одного; 1 очко
card-T23 = { card-T23.name }: { card-T23.text }
    .name = Нагорода шакала (T23)
    .text = 3 очки за кожну дію Анубіса
card-T24 = { card-T24.name }: { card-T24.text }
    .name = Подяка богам (T24)
    .text = 1 золото за кожне розігране благословення
card-D01 = { card-D01.name }: { card-D01.text }
    .name = Учений дім (D01)
    .text = 3 очки за кожну технологію
card-D02 = { card-D02.name }: { card-D02.text }
    .name = Багато печаток (D02)
    .text = 4 очки за кожен із різних символів на ваших указах
card-D03 = { card-D03.name }: { card-D03.text }
    .name = Подвійне слово (D03)
    .text = за 2 золота інший указ дає очки двічі
card-D04 = { card-D04.name }: { card-D04.text }
    .name = Зростання міста (D04)
    .text = 4 очки за кожен символ треку, якого досягло населення, по 1 ресурсу за кожен
card-D05 = { card-D05.name }: { card-D05.text }
    .name = Сміх міста (D05)
    .text = 4 очки за кожен символ треку, якого досягло щастя
card-D06 = { card-D06.name }: { card-D06.text }
    .name = Найщасливіші (D06)
    .text = 1 очко за кожен крок, на який ваше щастя випереджає найнижче
card-D07 = { card-D07.name }: { card-D07.text }
    .name = Дім писарів (D07)
    .text = 3 очки за кожного писаря, що лишився
card-D08 = { card-D08.name }: { card-D08.text }
    .name = Повна скарбниця (D08)
    .text = 2 очки за кожне золото та 1 за кожен інший ресурс, що лишилися, щонайбільше 20
card-D09 = { card-D09.name }: { card-D09.text }
    .name = Володар каменоломень (D09)
    .text = 3 очки за кожну каменоломню
card-D10 = { card-D10.name }: { card-D10.text }
    .name = Володар майстерень (D10)
    .text = 3 очки за кожну майстерню
card-D11 = { card-D11.name }: { card-D11.text }
    .name = Працьовиті квартали (D11)
    .text = 2 очки за кожну майстерню та каменоломню
card-D12 = { card-D12.name }: { card-D12.text }
    .name = Храмовий квартал (D12)
    .text = 3 очки за кожну будівлю біля храмового комплексу
card-D13 = { card-D13.name }: { card-D13.text }
    .name = Ліс колон (D13)
    .text = 3 очки за кожну колону
card-D14 = { card-D14.name }: { card-D14.text }
    .name = Статуї та доми (D14)
    .text = 2 очки за кожну статую та кожну будівлю біля храмового комплексу
card-D15 = { card-D15.name }: { card-D15.text }
    .name = Колони та доми (D15)
    .text = 2 очки за кожну колону та кожну будівлю біля храмового комплексу
card-D16 = { card-D16.name }: { card-D16.text }
    .name = Лики богів (D16)
    .text = 4 очки за кожну статую на честь бога
card-D17 = { card-D17.name }: { card-D17.text }
    .name = Різьблений камінь (D17)
    .text = 2 очки за кожну статую та кожну колону
card-D18 = { card-D18.name }: { card-D18.text }
    .name = Кам’яна родина (D18)
    .text = 3 очки за кожну статую
card-D19 = { card-D19.name }: { card-D19.text }
    .name = Для народу (D19)
    .text = 5 очок за кожну статую для народу
card-D20 = { card-D20.name }: { card-D20.text }
    .name = На чолі (D20)
    .text = 10 очок за перше місце в черговості, 5 за друге
card-D21 = { card-D21.name }: { card-D21.text }
    .name = Власна цегла (D21)
    .text = 1 очко за кожну зведену будівлю
card-D22 = { card-D22.name }: { card-D22.text }
    .name = Чисте серце (D22)
    .text = половина суми ваших чистих кубиків в останній фазі Маат
card-D23 = { card-D23.name }: { card-D23.text }
    .name = Останнє бажання (D23)
    .text = одна безплатна будь-яка дія з будь-яким значенням перед останнім підрахунком
card-D24 = { card-D24.name }: { card-D24.text }
    .name = Друга процесія (D24)
    .text = храмовий комплекс дає очки ще раз, без статуй
card-S01 = { card-S01.name }: { card-S01.text }
    .name = Великий маєток (S01)
    .text = майстерня чи каменоломня в ряду 5; ініціатива 1
card-S02 = { card-S02.name }: { card-S02.text }
    .name = Спадок каменяра (S02)
    .text = каменоломня в ряду 3; ініціатива 2
card-S03 = { card-S03.name }: { card-S03.text }
    .name = Родинна майстерня (S03)
    .text = майстерня в ряду 3; ініціатива 3
card-S04 = { card-S04.name }: { card-S04.text }
    .name = Повний віз (S04)
    .text = 5 базових ресурсів на вибір; ініціатива 4
card-S05 = { card-S05.name }: { card-S05.text }
    .name = Скриня винахідника (S05)
    .text = 2 технології, одну залишаєте; ініціатива 5
card-S06 = { card-S06.name }: { card-S06.text }
    .name = Дві молитви (S06)
    .text = 2 благословення, одне залишаєте; ініціатива 6
card-S07 = { card-S07.name }: { card-S07.text }
    .name = Палацова канцелярія (S07)
    .text = 2 писарі та 1 золото; ініціатива 7
card-S08 = { card-S08.name }: { card-S08.text }
    .name = Усього потроху (S08)
    .text = по 1 кожного базового ресурсу; ініціатива 8
card-S09 = { card-S09.name }: { card-S09.text }
    .name = Баржа з каменем (S09)
    .text = 3 одиниці вапняку або граніту; ініціатива 9
card-S10 = { card-S10.name }: { card-S10.text }
    .name = Річкові товари (S10)
    .text = 3 одиниці хліба або папірусу; ініціатива 10
card-S11 = { card-S11.name }: { card-S11.text }
    .name = Велика родина (S11)
    .text = населення +3, потім щастя +2; ініціатива 11
card-S12 = { card-S12.name }: { card-S12.text }
    .name = Маленький гаманець (S12)
    .text = 2 золота; ініціатива 12
card-A01 = { card-A01.name }: { card-A01.text }
    .name = Доля писаря (A01)
    .text = 1 писар; значення анха 0
card-A02 = { card-A02.name }: { card-A02.text }
    .name = Доля купця (A02)
    .text = 1 золото; значення анха 1
card-A03 = { card-A03.name }: { card-A03.text }
    .name = Доля села (A03)
    .text = населення або щастя +1; значення анха 2
card-A04 = { card-A04.name }: { card-A04.text }
    .name = Доля жерця (A04)
    .text = 1 жетон віри; значення анха 3

## Гра на одного (.gen: родовий відмінок)

tile-horus = плитка Гора
    .gen = плитки Гора
tile-ra = плитка Ра
    .gen = плитки Ра
tile-hathor = плитка Хатхор
    .gen = плитки Хатхор
tile-bastet = плитка Бастет
    .gen = плитки Бастет
tile-thoth = плитка Тота
    .gen = плитки Тота
tile-osiris = плитка Осіріса
    .gen = плитки Осіріса
tile-dice-granite = плитка ресурсів від граніту
    .gen = плитки ресурсів від граніту
tile-dice-papyrus = плитка ресурсів від папірусу
    .gen = плитки ресурсів від папірусу
tile-dice-limestone = плитка ресурсів від вапняку
    .gen = плитки ресурсів від вапняку
tile-dice-bread = плитка ресурсів від хліба
    .gen = плитки ресурсів від хліба

coin-up = у вищий ряд
coin-right = на наступну плитку праворуч

## Запитання

ask-wheel = Початкове положення кола визначає випадок.
ask-bonus = Плитки Гора викладають випадково.
ask-reveal = Відкривають плитку колони.
ask-die = Витягають і кидають кубик.
ask-market-card = На ринок викладають карту.
ask-drawn-card = Беруть карту з колоди.
ask-secret-decree = Беруть указ із колоди.
ask-starting-card = Викладають стартову карту.
ask-first-player = Хто вибирає першим, визначає випадок.
ask-keep-decree = Котрий із двох указів ви залишаєте? Він дасть очки наприкінці гри.
ask-draft = Яку стартову карту ви берете? Кожен отримає дві; що більша сума їхньої ініціативи, то раніше ви ходите.
ask-destiny = Яку карту долі ви берете? Винагорода надходить одразу, а вище значення анха вирішує рівність у наступній фазі Маат.
ask-reward = Яку зі своїх карт ви виконуєте зараз?
ask-keep-card = Яку з двох карт ви залишаєте?
ask-goods = Що ви отримуєте?
ask-turn = Ваш хід: візьміть кубик. Чистий лягає на ліву шальку терезів, нечистий — на праву. Ним ви виконаєте дію його бога або виробите ресурс його кольору.
ask-anubis-die = Анубіс: візьміть будь-який кубик. Він ляже під терези й годиться для будь-якої дії.
ask-treat = Як ви берете цей заборонений кубик?
ask-prepare = Що ви робите з кубиком? Перед тим можна змінити його значення, на 1 або 2 за кожного писаря, або розіграти благословення.
ask-face = Яке значення має показувати кубик?
ask-color = Яким кольором рахується кубик?
ask-nudge = Яке значення матиме кубик?
ask-act = Яка дія тепер?
ask-end = Розіграти ще благословення перед кінцем ходу?
ask-value = З яким значенням ви виконуєте дію?
ask-tithe = Витратити 1 писаря, щоб перед дією бога виробити ресурси цим нечистим кубиком?
ask-statue = Для кого ви зводите статую? На честь бога вона дає бонус, коли інші виконують його дію; для народу — забирає золото, що там лежить, і важить під час підрахунку очок.
ask-space = Куди ви кладете плитку колони? Ви отримаєте те, що показує місце, та очки за будівлі й краї, що збігаються.
ask-rotation = Як ви повертаєте плитку?
ask-building = Де ви будуєте? Кожна ваша колона в цьому ряду чи стовпці дає очки, а кожне порожнє місце — одну одиницю того, що показує; потім ваше населення зростає на значення кубика.
ask-price = Заплатити чи натомість розіграти благословення?
ask-payment = Чим ви сплачуєте цю одиницю?
ask-market = З якої частини ринку ви берете карти? Перед тим можна за 1 папірус оновити одну частину.
ask-card = Яку карту ви берете? B — благословення на один раз, T — технології до кінця гри, D — укази з очками наприкінці.
ask-district = Що ви будуєте в цьому ряду?
ask-marker = Який маркер виробництва ви підвищуєте?
ask-boon = Розіграти благословення під час виробництва?
ask-free-action = Яку дію ви виконуєте уявним кубиком із будь-яким значенням?
ask-faith = Чи кладете ви жетони віри на терези? Кожен змінює баланс на 1. Що ближче до 0, то раніше ви ходите; нижче ніж −2 ви втрачаєте очки.
ask-last-decree = Чи використовуєте ви зараз указ { card-D23.name }? Скоро останній підрахунок очок; це запитання отримує кожен, хто може його мати.
ask-feed = Скільки хліба ви сплачуєте за свої будівлі?
ask-told-die = Який кубик ви взяли?
ask-told-change = Що ви зробили? Дія бога або відкрита частина ринку.
ask-told-built = Що ви збудували або де?
ask-told-row = У якому ряду ви збудували?
ask-told-order = Хто тепер ходить першим? Раніше ходить той, хто ближче до рівноваги.
ask-pyramid = Складають піраміду Ботанхамона.
ask-coin = За Ботанхамона кидають жетон дебена.
ask-bot-die = Який кубик бере Ботанхамон, визначає випадок.
ask-bot-statue = Де Ботанхамон ставить статую, визначає випадок.
ask-bot-space = Де Ботанхамон ставить колону, визначає випадок.
ask-bot-building = Де будує Ботанхамон, визначає випадок.
ask-bot-destiny = Яку карту долі бере Ботанхамон, визначає випадок.
ask-bot-pillar = Витягають плитку для першої колони Ботанхамона.

## Відповіді

action-decline = Ні
action-finish = Більше нічого
action-anubis = Дія Анубіса за 2 писарів: узяти будь-який кубик і виконати будь-яку дію
    .short = Анубіс: будь-який кубик, будь-яка дія
action-idle = Жодна дія неможлива: лише покласти кубик
action-pay-price = Заплатити
action-weigh-nothing = Не класти жетонів віри
action-take = Взяти { PIECE($die) }
action-perform = { PIECE($god, case: "act") }
    .short = { PIECE($god) }: { PIECE($god, case: "deed") }
action-add = Додаткова дія — { PIECE($god, case: "act") }
action-produce = Виробити { PIECE($resource, case: "acc") }
action-value = Установити значення { $number }
    .short = Значення { $number }
action-treat = Як { PIECE($purity) }
action-recolor = Як { PIECE($color) }
action-play = Розіграти: { PIECE($card) }
action-honor = На честь { PIECE($god, case: "gen") }
    .short = { PIECE($god) }
action-serve = Для народу, { PIECE($people) }
    .short = Народ: { PIECE($people) }
action-place = Покласти на місце: { PIECE($space) }
    .short = { PIECE($space) }
action-rotate = { $number ->
        [0] Без повороту
       *[other] Повернути праворуч на { $number }°
    }
    .short = { $number }°
action-build = Звести: { PIECE($building) }
    .short = { PIECE($building) }
action-pay = Заплатити { PIECE($token, case: "ins") }
action-section = Взяти з частини { $number }
    .short = Частина { $number }
action-refresh = Оновити частину { $number } за 1 папірус
    .short = Оновити частину { $number }
action-choose = Вибрати: { PIECE($card) }
action-settle = Звести { PIECE($district, case: "acc") }
    .short = { PIECE($district) }
action-raise = Підвищити { PIECE($resource, case: "acc") }
action-gain = Отримати: { PIECE($token) }
action-left = Жетони віри на ліву шальку: { $number } (баланс +{ $number })
    .short = { $number } ліворуч
action-right = Жетони віри на праву шальку: { $number } (баланс −{ $number })
    .short = { $number } праворуч
action-feed = { $number ->
        [0] Не сплачувати хліба
       *[other] Сплатити хліб: { $number }
    }
action-wheel = Перша сонячна частина кола лежить біля сектора { PIECE($god, case: "gen") }
action-bonus = Наступна плитка Гора: { PIECE($god) }
action-reveal = Плитка колони: { PIECE($pillar) }
action-roll = Кубик: { PIECE($face) }
action-deal = Карта: { PIECE($card) }
action-first = Починає: { $seat }
action-tile = Плитка дії: { PIECE($tile) }
action-toss = Маркер іде { PIECE($coin) }

## Події

event-wheel-set = Перша сонячна частина кола лежить біля сектора { PIECE($god, case: "gen") }.
event-bonus-laid = Значення { $slot } означає статую на честь { PIECE($god, case: "gen") }.
event-pillar-revealed = Нова плитка колони: { PIECE($pillar) }.
event-die-rolled = Новий кубик у секторі { PIECE($god, case: "gen") }: { PIECE($color) } { $value }.
event-card-dealt = Частина { $section } ринку: { PIECE($card, case: "name") }.
event-some-card-dealt = Частина { $section } ринку: { PIECE($kind) }, карту ще не названо.
event-decree-drawn = { WHO($player) ->
        [you] Ви берете указ із колоди
       *[other] { $player } бере указ із колоди
    }.
event-decree-seen = Ваш указ: { PIECE($card) }.
event-starting-dealt = Стартова карта: { PIECE($card) }.
event-first-drafter = { WHO($player) ->
        [you] Першу карту вибираєте ви
       *[other] Першу карту вибирає { $player }
    }.
event-decree-kept = { WHO($player) ->
        [you] Ви залишаєте один указ, а другий кладете під колоду
       *[other] { $player } залишає один указ, а другий кладе під колоду
    }.
event-card-drafted = { WHO($player) ->
        [you] Ви берете
       *[other] { $player } бере
    } карту { PIECE($card, case: "name") }.
event-order-set = Місце { $place } в черговості: { $player }.
event-destiny-taken = { WHO($player) ->
        [you] Ви берете карту долі
       *[other] { $player } бере карту долі
    } { PIECE($card, case: "name") }.
event-card-kept = { WHO($player) ->
        [you] Ви залишаєте
       *[other] { $player } залишає
    } карту { PIECE($card, case: "name") }.
event-card-looked-at = { WHO($player) ->
        [you] Ви берете з колоди
       *[other] { $player } бере з колоди
    } карту { PIECE($card, case: "name") }.
event-gained = { $token ->
        [token-population] { $player }: населення +{ $amount }, тепер { $total }.
        [token-happiness] { $player }: щастя +{ $amount }, тепер { $total }.
       *[other] { WHO($player) ->
        [you] Ви отримуєте
       *[other] { $player } отримує
    } { $amount ->
            [one] { $amount } { PIECE($token, case: "acc") }
            [few] { $amount } { PIECE($token, case: "few") }
            [many] { $amount } { PIECE($token, case: "many") }
           *[other] { $amount } { PIECE($token, case: "few") }
        } (тепер { $total }).
    }
event-lost = { $player }: { PIECE($token) } −{ $amount }, тепер { $total }.
event-paid = { WHO($player) ->
        [you] Ви сплачуєте
       *[other] { $player } сплачує
    } { $amount ->
        [one] { $amount } { PIECE($token, case: "acc") }
        [few] { $amount } { PIECE($token, case: "few") }
        [many] { $amount } { PIECE($token, case: "many") }
       *[other] { $amount } { PIECE($token, case: "few") }
    }.
event-vp-gained = { WHO($player) ->
        [you] Ви отримуєте
       *[other] { $player } отримує
    } { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }: { PIECE($label) } (усього { $total }).
event-vp-lost = { WHO($player) ->
        [you] Ви втрачаєте
       *[other] { $player } втрачає
    } { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }: { PIECE($label) } (усього { $total }).
event-marker-raised = { $player }: виробництво { PIECE($resource, case: "gen") } тепер { $level }.
event-turn-began = { WHO($player) ->
        [you] Ви починаєте хід
       *[other] { $player } починає хід
    }.
event-die-taken = { WHO($player) ->
        [you] Ви берете
       *[other] { $player } бере
    } { PIECE($color) } { $value } із сектора { PIECE($god, case: "gen") }.
event-anubis-called = { WHO($player) ->
        [you] Ви закликаєте Анубіса
       *[other] { $player } закликає Анубіса
    }.
event-die-placed = { WHO($player) ->
        [you] Ви кладете кубик зі значенням
       *[other] { $player } кладе кубик зі значенням
    } { $value } { PIECE($scale) }.
event-die-changed = { $player }: кубик тепер рахується як { PIECE($color) } { $value }.
event-blessing-played = { WHO($player) ->
        [you] Ви розігруєте
       *[other] { $player } розігрує
    } карту { PIECE($card, case: "name") }.
event-action-began = { WHO($player) ->
        [you] Ви виконуєте дію
       *[other] { $player } виконує дію
    } { PIECE($god, case: "gen") } зі значенням { $value }.
event-action-lost = { WHO($player) ->
        [you] Ви не можете виконати дію
       *[other] { $player } не може виконати дію
    }; її втрачено.
event-statue-for-god = { WHO($player) ->
        [you] Ви зводите статую на честь
       *[other] { $player } зводить статую на честь
    } { PIECE($god, case: "gen") }.
event-statue-for-people = { WHO($player) ->
        [you] Ви зводите статую для народу
       *[other] { $player } зводить статую для народу
    } { PIECE($people) }.
event-pillar-built = { WHO($player) ->
        [you] Ви зводите колону
       *[other] { $player } зводить колону
    }: { PIECE($space) }; плитка { PIECE($pillar, case: "name") }{ $turns ->
        [0] {""}
        [1] , поворот на 90°
        [2] , поворот на 180°
       *[other] , поворот на 270°
    }.
event-ability-used = { WHO($player) ->
        [you] Ви використовуєте здібність плитки
       *[other] { $player } використовує здібність плитки
    } { PIECE($pillar, case: "name") }.
event-building-built = { WHO($player) ->
        [you] Ви будуєте біля храмового комплексу
       *[other] { $player } будує біля храмового комплексу
    }: { PIECE($building) }.
event-some-pillar-built = { WHO($player) ->
        [you] Ви зводите колону
       *[other] { $player } зводить колону
    }: { PIECE($space) }; { $slot ->
        [0] плитка з верху стосу
        [1] ліва плитка з показу
        [2] середня плитка з показу
       *[other] права плитка з показу
    }.
event-some-card-taken = { WHO($player) ->
        [you] Ви берете
       *[other] { $player } бере
    } з частини { $section } ринку першу зліва карту цього виду: { PIECE($kind) }.
event-section-opened = Відкривається частина { $section } ринку.
event-section-refreshed = { WHO($player) ->
        [you] Ви оновлюєте частину
       *[other] { $player } оновлює частину
    } { $section } ринку.
event-card-taken = { WHO($player) ->
        [you] Ви берете
       *[other] { $player } бере
    } карту { PIECE($card, case: "name") }.
event-workshop-built = { WHO($player) ->
        [you] Ви будуєте в Осіріса, ряд
       *[other] { $player } будує в Осіріса, ряд
    } { $row }: { PIECE($district) }.
event-produced = { WHO($player) ->
        [you] Ви виробляєте
       *[other] { $player } виробляє
    } { PIECE($resource, case: "acc") }: { $kept }{ $surplus ->
        [0] {""}
       *[other] , надлишок на терези: { $surplus }
    }.
event-statue-paid = { WHO($player) ->
        [you] Ви отримуєте бонус за статую на честь
       *[other] { $player } отримує бонус за статую на честь
    } { PIECE($god, case: "gen") }.
event-wheel-turned = Коло обертається (оберт { $rotation } з 8).
event-maat-began = Починається фаза Маат { $phase } з 4.
event-faith-placed = { $net ->
        [0] { WHO($player) ->
            [you] Ви не кладете
           *[other] { $player } не кладе
        } жетонів віри.
       *[other] { WHO($player) ->
            [you] Ви змінюєте
           *[other] { $player } змінює
        } баланс на { $net } жетонами віри.
    }
event-faith-hidden = { WHO($player) ->
        [you] Ви таємно вирішуєте щодо жетонів віри
       *[other] { $player } таємно вирішує щодо жетонів віри
    }.
event-balance-found = { $player }: баланс { $balance }.
event-scoring-began = Починається підрахунок очок { $scoring } з 2.
event-district-won = { WHO($player) ->
        [you] Ви маєте перевагу в кварталі Осіріса
       *[other] { $player } має перевагу в кварталі Осіріса
    }: { PIECE($district) }.
event-scored = { WHO($player) ->
        [you] Ви отримуєте
       *[other] { $player } отримує
    } { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } (усього { $total }).
event-decree-scored = { WHO($player) ->
        [you] Ви отримуєте
       *[other] { $player } отримує
    } { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } за карту { PIECE($card, case: "name") }.
event-decree-used = { WHO($player) ->
        [you] Ви використовуєте
       *[other] { $player } використовує
    } карту { PIECE($card, case: "name") }.
event-tile-laid = Піраміда: { PIECE($tile) }.
event-tile-reached = { $player } доходить до { PIECE($tile, case: "gen") }.
event-coin-tossed = { $player } кидає жетон дебена: маркер іде { PIECE($coin) }.
event-game-ended = Гру закінчено: { WHO($winner) ->
        [you] ви перемагаєте
       *[other] перемагає { $winner }
    }.

## Підрахунок очок

label-start = Початкові очки
label-statue-line = Статуї біля храму: колони в лінії
label-pillar-buildings = Колони: будівлі в ряду та стовпці
label-pillar-edges = Колони: краї, що збігаються
label-pillar-display = Колони: місця вітрини
label-pillar-ability = Колони: здібності
label-hathor = Хатхор: власні колони
label-statue-bonus = Бонуси за статуї
label-technologies = Технології
label-impurity = Нечистота
label-blocked-statue = Немає місця для статуї
label-turn-order = Черговість ходів
label-bot-cards = Карти Ботанхамона
label-bot-decrees = Укази Ботанхамона
label-bot-scribes = Писарі Ботанхамона
label-districts = Квартали Осіріса
label-temple = Храмовий комплекс
label-statues = Статуї
label-happiness = Щастя
label-production = Повне виробництво
label-building-row = Ряд будівель
label-bread = Брак хліба

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
score-population = Населення
score-supplies = Що ще можна витратити
score-production = { label-production }
score-building-row = { label-building-row }
score-bread = { label-bread }
score-decree = Указ
phase = Підрахунок { $phase ->
        [1] I
        [2] II
       *[other] { $phase }
    }

## Налаштування

option-bonuses = Бонуси за статуї
option-bonuses-tiles = Плитки Гора у випадковому порядку
option-bonuses-printed = Завжди як на полі (для початківців)
option-pips = Кубик зі зміненим значенням важить на терезах
option-pips-rolled = Стільки, скільки викинуто
option-pips-changed = Стільки, скільки після зміни
option-d23 = Чи входить { card-D23.name }, безплатна дія, до трьох зарахованих указів?
option-d23-counts = Так
option-d23-extra = Ні, він додатковий
option-supply = Ресурси й жетони
option-supply-unlimited = Ніколи не закінчуються
option-supply-limited = Лише стільки, скільки в коробці
option-faith = Жетони віри у фазі Маат кладуть
option-faith-open = Відкрито, за черговістю
option-faith-secret = Таємно, усі водночас
option-level = Гра на одного: складність
option-level-easy = Легка
option-level-medium = Середня
option-level-hard = Найвища
option-start = Гра на одного: ваші дві стартові карти
option-start-chosen = Вибрані з трьох
option-start-random = Випадкові (складніше)
option-player = Гра на одного зі справжньою коробкою: ваш бік
option-player-followed = Ведеться, як і його
option-player-told = Лише розповідаєте
option-bot-decrees = Гра на одного: кожен указ дає Ботанхамону
option-bot-decrees-plain = 4 очки
option-bot-decrees-dear = 8 очок (складніше)

## Ситуація на столі словами: час і коло

place-set-up = Триває підготовка гри
place-over = Гру закінчено
place-maat = Фаза Маат { $phase } з { $phases }
place-round = Раунд { $round } з { $rounds }; після раунду { $maat } { $scoring ->
        [0] фаза Маат
       *[other] фаза Маат і підрахунок очок
    }
    .short = { $round }/{ $rounds }
place-order = Черговість ходів
in-order = { $player }
in-order-bot = { game-automa }
place-arrow = Стрілка кола вказує на сектор { PIECE($god, case: "gen") }
place-scoring-marker = Маркер підрахунку { $number ->
        [1] I
        [2] II
       *[other] { $number }
    } лежить біля сектора { PIECE($god, case: "gen") }
place-section = { PIECE($god) }, { PIECE($light) } ({ PIECE($god, case: "deed") })
die = { PIECE($face) } { PIECE($purity) }
place-dice = { PIECE($purity, case: "pl") } кубики в секторі { PIECE($god, case: "gen") }
place-shrine = Статуї на честь { PIECE($god, case: "gen") } (бонус: { $amount } × { $kinds ->
        [1] { PIECE($first) }
       *[other] { PIECE($first) } або { PIECE($second) }
    }; { $free ->
        [0] вільних місць немає
        [one] { $free } вільне місце
        [few] { $free } вільні місця
        [many] { $free } вільних місць
       *[other] { $free } вільного місця
    })
statue = статуя ({ $player })
statue-bot = статуя ({ game-automa })
place-slots = Статуя на честь бога за значенням кубика
slot = { $slot } — { PIECE($god) }
place-bag = Мішечок ({ $count ->
        [one] { $count } кубик
        [few] { $count } кубики
        [many] { $count } кубиків
       *[other] { $count } кубика
    })

## Ситуація на столі словами: Ра і храмовий комплекс

place-display = Плитка колони зі значенням { $low } або { $high } ({ PIECE($display) }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    })
tile-with-cost = { PIECE($pillar) }; вартість: { $limestone ->
        [0] { $granite } × граніт
       *[other] { $limestone } × вапняк{ $granite ->
            [0] {""}
           *[other] {" "}та { $granite } × граніт
        }
    }; краї: угорі { PIECE($top) }, праворуч { PIECE($right) }, унизу { PIECE($bottom) }, ліворуч { PIECE($left) }
place-row = Храмовий комплекс, ряд { $row }, стовпці зліва
cell = { $column }: { $amount } × { PIECE($token) }
cell-several = { $column }: кілька видів
cell-tile = { $column }: { PIECE($pillar) }; краї: угорі { PIECE($top) }, праворуч { PIECE($right) }, унизу { PIECE($bottom) }, ліворуч { PIECE($left) }
cell-pillar = { $column }: колона ({ $player }); краї: угорі { PIECE($top) }, праворуч { PIECE($right) }, унизу { PIECE($bottom) }, ліворуч { PIECE($left) }
cell-pillar-bot = { $column }: колона ({ game-automa }); краї: угорі { PIECE($top) }, праворуч { PIECE($right) }, унизу { PIECE($bottom) }, ліворуч { PIECE($left) }
place-space = Храмовий комплекс, { PIECE($space) }
place-space-offer = { PIECE($space) } (очки за будівлі: { $buildings }, за краї щонайбільше { $edges })
pillar = колона ({ $player })
pillar-bot = колона ({ game-automa })
place-turn = { $number ->
        [0] Без повороту
       *[other] Поворот на { $number }°
    }: угорі { PIECE($top) }, праворуч { PIECE($right) }, унизу { PIECE($bottom) }, ліворуч { PIECE($left) }; очки за краї: { $points }
place-buildings = Будівлі біля храмового комплексу
built = { PIECE($building) } ({ $player })
built-bot = { PIECE($building) } ({ game-automa })
place-building = Місце для будівлі: { PIECE($building) }; вартість: { $bread } × хліб
place-building-offer = { PIECE($building) }, вартість: { $bread } × хліб, очки: { $points }, а крім того
building = будівля ({ $player })
building-bot = будівля ({ game-automa })
unit-choice = одна одиниця на вибір
place-people = Місце для статуї для народу { PIECE($people) }
place-people-line = Місце для статуї для народу { PIECE($people) } ({ PIECE($line) }; одразу { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } за кожну власну колону)

## Ситуація на столі словами: Осіріс і ринок

place-osiris-row = Осіріс, ряд { $row } (власне виробництво +{ $steps }{ $pair ->
        [0] {""}
       *[other] , друге +{ $pair }
    }{ $any ->
        [0] {""}
       *[other] , будь-яке +{ $any }
    }; власний ресурс: { $gain }{ $gold ->
        [0] {""}
       *[other] {" "}та золото: { $gold }
    })
workshop = { PIECE($district) } ({ $player })
workshop-bot = { PIECE($district) } ({ game-automa })
place-osiris = Осіріс, ряд { $row }, { PIECE($district) }
place-osiris-offer = { PIECE($district) }, ряд { $row }
production-step = виробництво { PIECE($resource, case: "gen") } +{ $steps }
production-any = виробництво на вибір +{ $steps }
place-track-space = Трек простолюду, поділка { $number }
population-marker = населення ({ $player })
population-marker-bot = населення ({ game-automa })
happiness-marker = щастя ({ $player })
happiness-marker-bot = щастя ({ game-automa })
place-market = Частина { $section } ринку (від щастя { $happiness })
place-market-closed = Частина { $section } ринку відкриється, щойно чиєсь населення досягне { $population }
place-refresh = Оновлення частини { $section } ринку
place-symbols = Символи цих указів (жоден символ не зараховують двічі)
place-market-symbols = Символи указів у частині { $section }
decree-symbol = { $card } { PIECE($symbol) }
place-decks = Карти в колодах: благословення { $blessings }, технології { $technologies }, укази { $decrees }
place-starting = Стартові карти
place-drawn = Карти з колоди
place-destiny = Карти долі на столі
place-supply = Загальний запас

## Ситуація на столі словами: запитання

place-hand = Ваш кубик: { PIECE($face) } із сектора { PIECE($god, case: "gen") }, { PIECE($purity) }
place-hand-changed = Ваш кубик: { PIECE($face) } із сектора { PIECE($god, case: "gen") }; рахується як { PIECE($color) } { $value }, { PIECE($purity) }
place-hand-anubis = Ваш кубик для Анубіса: { PIECE($face) } із сектора { PIECE($god, case: "gen") }
place-hand-changed-anubis = Ваш кубик для Анубіса: { PIECE($face) } із сектора { PIECE($god, case: "gen") }; рахується як { PIECE($color) } { $value }
place-goods = Кожен вибір дає { $amount }; залишилося виборів: { $times }
place-price = До сплати
place-unit = Наступна одиниця до сплати: { PIECE($token) }
place-producing = Ви виробляєте { PIECE($resource, case: "acc") } й залишаєте собі щонайбільше { $level }; решта — надлишок
place-action = Дія { PIECE($god, case: "gen") }
place-outcome = Підсумок виробництва: { $kept } × { PIECE($resource) }{ $surplus ->
        [0] {""}
       *[other] , надлишок на терези: { $surplus }
    }
place-runs = Кількість виробництв: { $count }
place-tile = Плитка
place-to-take = Карт узяти: { $cards }, ціна: { $papyrus } × папірус
place-still-to-take = Ще взяти карт: { $cards }
place-feed = Треба хліба: { $due }; за кожен, якого бракує, ви втрачаєте { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }

## Ситуація на столі словами: гравець

place-resources = Запаси
place-commoners = Населення { $population }, щастя { $happiness }
place-production = Виробництво (скільки лишиться)
production-papyrus = папірус { $level }
    .brief = { $level }
production-bread = хліб { $level }
    .brief = { $level }
production-limestone = вапняк { $level }
    .brief = { $level }
production-granite = граніт { $level }
    .brief = { $level }
place-scale-left = Ліва шалька (чисті)
place-scale-right = Права шалька (нечисті)
place-scale-below = Під терезами (Анубіс)
surplus = надлишок: { PIECE($resource) }
place-balance = Баланс: { $balance }{ $lost ->
        [0] {""}
       *[other] {" "}(втрата очок: { $lost })
    }
place-left = Залишилося звести: будівлі { $buildings }, статуї { $statues }, колони { $pillars }
place-next-statue = Наступна статуя: { $granite } × граніт
place-building-row = Ряд будівель під час наступного підрахунку: очки { $points }, треба хліба { $bread }
place-own-statues = Статуї
place-blessings = Благословення
place-technologies = Технології
place-decrees = Укази
place-decrees-hidden = Укази в руці: { $count }
place-dealt = Укази на вибір
place-own-starting = Стартові карти
place-own-destiny = Карта долі
place-points = Очки: { $points }

## Ситуація на столі словами: Ботанхамон

place-bot = Ботанхамон: очки { $points }, населення { $population }, щастя { $happiness }, писарі { $scribes }; залишилося звести: будівлі { $buildings }, статуї { $statues }, колони { $pillars }
place-bot-dice = Кубики Ботанхамона
place-bot-statues = Статуї Ботанхамона
place-bot-cards = Карти Ботанхамона
place-pyramid = Піраміда, ряд { $row } від основи
place-progress-start = Маркер поступу чекає біля основи піраміди
place-progress = Маркер поступу: ряд { $row }, місце { $place }, { PIECE($tile) }

## Значення компонентів, з якими не можна грати

error-unknown-word = { $kind }: назви «{ $found }» немає. Можливі: { $known }.
error-bad-reward = «{ $found }» — не винагорода. Приклади запису: «2 bread» або «1 bread + 1 faith».
error-bad-edges = Краї плитки записують чотирма літерами, а вказано «{ $found }».
error-repeated-god = Кожен із шести богів має бути рівно один раз.
error-bad-sectors = Коло повинно мати дві сонячні, дві затінені та дві темні частини.
error-too-few-dice = Для стількох гравців: { $seats } — потрібно щонайменше стільки кубиків: { $need }; вказано: { $found }.
error-bad-purity = { $light ->
        [sunny] У сонячних секторах
        [shaded] У затінених секторах
        [dark] У темних секторах
       *[other] У секторах виду { $light }
    } сірі кубики та щонайменше два інші кольори не можуть бути забороненими.
error-bad-track = Маркер повинен починати між 0 та { $most }, а щастя — не вище за населення; вказано: { $found }.
error-bad-market = Ринок повинен мати карту в першій частині та щонайбільше { $most } місць для кожного виду; вказано: { $found }.
error-repeated-initiative = Кожна стартова карта повинна мати власну ініціативу.
error-repeated-ankh = Кожна карта долі повинна мати власне значення анха.
error-bad-deal = Треба викласти від { $need } до 12 стартових карт, а вказано { $found }.

## Рішення, що виключають відповідь

rule-AMB-06 = Богові, у якого зайняті всі місця для статуй, більше не можна зводити статуй; зведіть статую для народу або візьміть інше значення.
rule-AMB-15 = Карти можна брати лише з відкритої частини ринку, де їх досить; оновити можна будь-яку відкриту частину.
rule-AMB-28 = Додаткову дію виконують тим самим кубиком; вона має бути можливою, і за неї платять, як за будь-яку іншу.

## The parts of the web table

sheet-wheel = Коло й кубики
sheet-town = Осіріс, трек простолюду й запас
sheet-temple = Храмовий комплекс і плитки Ра
sheet-market = Ринок карт
sheet-pyramid = Піраміда Ботанхамона
sheet-cards = Карти на вибір
sheet-seat = Планшет гравця
page-wheel = Коло
page-temple = Храм
page-town = Місто
page-market = Ринок
page-pyramid = Піраміда
page-cards = Карти

## Що є в коробці

parts-tokens = Ресурси й жетони
parts-pillars = Плитки колон
parts-order = У такому порядку
parts-destiny = Карти долі

## Що це?

wheel = Коло сонця, затінку й темряви
obelisk = Обеліск
gone = уже збудовано
what-balance = Ваш баланс становив би { $balance }.
what-decree = Наприкінці гри за теперішнього стану це дасть вам очки: { $points }.
what-left-dice = Кубиків цього кольору в мішечку: { $count }
what-more-scoring = Ще одна така одиниця додасть у наступному підрахунку очки: { $points }.
what-pillar = На найкращому місці це дасть вам одразу очки: { $points }.

tie-scribes = Порівну очок: вирішує більша кількість писарів.
tie-order = Досі порівну: вирішує раніше місце в порядку ходів.
event-reasoned = { PIECE($reason) }
reason-die-of-god = Найвищий дозволений кубик із сектора плитки.
reason-die-next-section = Там такого нема: наступний сектор проти годинникової стрілки.
reason-die-pure = З однакових кубиків чистий.
reason-die-of-color = Найвищий дозволений кубик першого кольору плитки.
reason-die-later-color = Першого кольору нема: наступний із плитки.
reason-die-statue = З однакових кубиків той, що біля бога з його статуєю.
reason-die-highest = Жоден не дозволено: найвищий з усіх.
reason-statue-god = Бог із місця за значенням кубика.
reason-statue-districts = Місце бога зайняте: там, де перебирає найбільше кварталів.
reason-statue-temple = Жоден квартал не зміниться: біля найбільшої кількості його колон.
reason-statue-blocked = Статуї не збудувати: натомість очки.
reason-pillar-points = Там, де приносить найбільше очок.
reason-pillar-building = Кілька приносять порівну: на лінії з його будівлею.
reason-pillar-inner = Досі кілька: те, що не торкається краю.
reason-building-pillars = На лінії з найбільшою кількістю його колон.
reason-happiness-first = Спершу щастя; коли сягне населення, населення.
reason-highest-section = Найвища секція, яку дозволяє щастя: укази, технології, благословення.
reason-osiris-exact = Значення дає ряд, колір квартал.
reason-osiris-right = Зайнято: наступне вільне місце праворуч.
reason-osiris-row = Ряд заповнений: наступний вище.
reason-by-lot = Кілька однаково добрих: вирішує випадок.
place-bot-next = Маркер поступу піде далі: { PIECE($right) } праворуч або { PIECE($up) } вище
place-bot-next-one = Маркер поступу піде далі: { PIECE($right) }

## Аркуш підготовки справжньої коробки

opening-progress = Маркер поступу ліворуч від основи піраміди, поруч жетон дебена
opening-horus-tiles = Бонусні плитки Гора
opening-solo = Плитки дій Ботанхамона, маркер поступу та жетон дебена

## Підрахунок очок для справжньої коробки

pad-order = Черговість ходів після останньої фази Маат
    .hint = торкайтеся гравців, починаючи з першого
pad-seat = { $player }
pad-vp = Очки на треку
    .hint = перед останнім підрахунком
pad-pillars = Ваші колони в храмовому комплексі
pad-temple = Ваші будівлі навколо комплексу
pad-osiris = Ваші майстерні та каменоломні
pad-town = { PIECE($district) }, ряд { $row }
pad-people = Ваші статуї для народу
pad-god-statues = Ваші статуї для богів
pad-production = Маркери виробництва на останній позначці
pad-hunger = Несплачений хліб
    .hint = під час останнього підрахунку
pad-basics = Решта ресурсів
    .hint = папірус, хліб, вапняк і граніт разом
pad-pips = Сума чистих кубиків
pad-technologies = Технології
pad-decrees = Укази
pad-used = D23 використано
pad-bot-blessings = Благословення від останнього підрахунку
pad-bot-technologies = Технології
pad-bot-decrees = Укази
    .hint = 1, якщо його використали перед останнім підрахунком

## What component values are of, where they are corrected

value-player = Планшет гравця
value-statue-granite = Граніт за кожну статую, зліва направо
value-row-vp = Ряд будівель: ПО, що відкриває кожна будівля
value-row-bread = Ряд будівель: хліб, що відкриває кожна будівля
value-track = Трек населення та щастя
value-max = Остання поділка
value-population-symbols = Поділки із символом населення
value-bonus = Бонус
value-printed = Боги, надруковані на полі, значення 1–6
value-temple = Храмовий комплекс
value-statue-row = Ряд місця статуї
value-statue-column = Стовпець місця статуї
value-corner-factor = ПО за край, що збігається, у кутку
value-rewards = Що показують клітинки, рядами
value-edge-top = Кольори верхнього краю
value-edge-right = Кольори правого краю
value-edge-bottom = Кольори нижнього краю
value-edge-left = Кольори лівого краю
value-open-from = Відкриті від такої кількості гравців
value-row-first = Перші місця рядів
value-row-second = Другі місця рядів
value-column-first = Перші місця стовпців
value-column-second = Другі місця стовпців
value-pillars = Плитки колон
value-light = Світло
value-ability = Здібність
value-edges = Краї від верхнього, за годинниковою стрілкою (c { edge-carnelian }, l { edge-lapis }, m { edge-malachite }, a { edge-amber })
value-edges-c = { edge-carnelian }
value-edges-l = { edge-lapis }
value-edges-m = { edge-malachite }
value-edges-a = { edge-amber }
value-pair-row-3 = Ряд 3: другий ресурс
value-pair-row-4 = Ряд 4: другий ресурс
value-decree-symbol = Символи указів
value-dice = Кубики
value-counts = У коробці
value-removed-2p = Відкладені для 2 гравців
value-removed-3p = Відкладені для 3 гравців
value-removed-4p = Відкладені для 4 гравців
value-per-section = Кубики в кожній секції
value-purity = Чистий, нечистий чи заборонений
value-wheel = Обеліск і секції
value-gods = Боги за годинниковою стрілкою
value-sectors = Освітлення секцій
value-tokens = Жетони
value-buildings = Будівлі
value-statues = Статуї
value-scribes = Писарі
value-production = Виробництво на початку
value-production-max = Остання поділка виробництва
value-happiness-symbols = Поділки із символом щастя
value-gold-at = Поділка, що дає золото
value-scribe-at = Поділка, що дає писаря
value-action-at = Поділка, що дає дію
value-spaces = Місця
value-2p = Для 2 гравців
value-3p = Для 3 гравців
value-4p = Для 4 гравців
value-display-of-value = Місце вітрини за значенням кубика, 1–6
value-cards = Карти за значенням кубика, 1–6
value-refresh = Ціна нових карт у секції
value-market = Ринок карт, секції 1–4
value-blessings = Благословення
value-technologies = Технології
value-decrees = Укази
value-opens-at = Населення, що відкриває секцію
value-own-steps = Кроки виробництва за рядом
value-pair-steps = Кроки другого ресурсу за рядом
value-any-steps = Кроки будь-якого ресурсу за рядом
value-own-gain = Отримані ресурси за рядом
value-gold-gain = Отримане золото за рядом
value-maat = Фаза Маат
value-penalty-from = Баланс, від якого втрачають очки
value-penalty-vp = Втрачені очки
value-scoring = Підрахунок
value-district = Квартал
value-piece = Будівля або статуя
value-pillar-and-piece = Будівля або статуя біля колони
value-statue-line = Статуя з лінією колон
value-own-pillar = Власна колона
value-happiness-symbol = Символ щастя
value-missing-bread = Брак хліба
value-first = Перше місце
value-second = Друге місце
value-starting = Стартові карти
value-initiative = Ініціатива
value-dealt = Роздані карти
value-solo = Гра на одного
value-destiny = { parts-destiny }
value-ankh = Значення анха
value-statue-slot = Місце статуї
value-medium-bread-row = Середня: ряд будівлі хліба
value-medium-granite-row = Середня: ряд будівлі граніту
value-hard-statue-slot = Найвища: місце статуї
value-balance = Баланс
value-bonus-scribes = Бонусні писарі за місцем
value-bonus-vp = Бонусні очки за місцем
value-blessing-vp = Очки за благословення
value-technology-vp = Очки за технологію
value-decree-vp = Очки за указ
value-decree-vp-challenge = Очки за указ (складніше)
value-scribes-per-vp = Писарі за 1 очко
value-blocked-statue-vp = Очки замість заблокованої статуї
value-dice-tiles = Плитки кубиків: порядок кольорів
value-or = або
value-decree = указ
value-none = немає
value-population-3 = 3 населення
value-scribe-1 = 1 писар
value-happiness-2 = 2 щастя
value-gold-2 = 2 золота
value-vp-1 = 1 очко
value-vp-per-edge = очки за краї, що збігаються
value-vp-per-building = очки за будівлі в ряду та стовпці
value-thoth-1 = дія Тота зі значенням 1
value-osiris-3 = дія Осіріса зі значенням 3
value-horus-1-2-3 = дія Гора зі значенням 1, 2 або 3
value-double-reward = подвійна нагорода за місце
