# table.ftl (українська): що кажуть за столом у грі «Фараон»

game-title = Фараон
game-about = П’ять раундів боротьби за прихильність Фараона: платіть ресурсами на поворотному колесі, дійте в п’яти областях і наберіть найбільше очок престижу (ОП).
game-players = 1–5 гравців
game-automa = Зрадник

## Області (.gen: родовий відмінок, .loc: місцевий, .act: що там роблять, .things: що там рахують боги)

area-offerings = область підношень
    .gen = області підношень
    .loc = області підношень
    .act = Підношення: взяти два жетони підношень (вартість: один ресурс)
    .title = { sheet-offerings }
    .things = жетони підношень
area-nobles = область вельмож
    .gen = області вельмож
    .loc = області вельмож
    .act = Вельможі: взяти вельможу (вартість: по одному з кожного базового ресурсу)
    .title = { sheet-nobles }
    .things = вельможі
area-nile = область Нілу
    .gen = області Нілу
    .loc = області Нілу
    .act = Ніл: отримати ресурси й просунутися на треках Нілу (вартість: два ресурси)
    .title = { sheet-nile }
    .things = зайняті треки Нілу
area-chamber = область поховальної камери
    .gen = області поховальної камери
    .loc = області поховальної камери
    .act = Поховальна камера: збудувати наступний етап (вартість: від двох до чотирьох ресурсів)
    .title = { sheet-chamber }
    .things = етапи камери
area-artisans = область ремісників
    .gen = області ремісників
    .loc = області ремісників
    .act = Ремісники: взяти ремісника (вартість: три однакові ресурси)
    .title = { sheet-artisans }
    .things = ремісники

## Ресурси й жетони підношень (.gen: родовий, .acc: знахідний, .ins: орудний відмінок, .many: орудний після числа)

color-agriculture = землеробство
    .gen = землеробства
    .acc = землеробство
    .ins = землеробством
color-construction = будівництво
    .gen = будівництва
    .acc = будівництво
    .ins = будівництвом
color-trade = торгівля
    .gen = торгівлі
    .acc = торгівлю
    .ins = торгівлею
color-power = влада
    .gen = влади
    .acc = владу
    .ins = владою
color-justice = правосуддя
    .gen = правосуддя
    .acc = правосуддя
    .ins = правосуддям

resource-agriculture = { color-agriculture }
    .brief = З
    .gen = { color-agriculture.gen }
    .acc = { color-agriculture.acc }
    .ins = { color-agriculture.ins }
resource-construction = { color-construction }
    .brief = Б
    .gen = { color-construction.gen }
    .acc = { color-construction.acc }
    .ins = { color-construction.ins }
resource-trade = { color-trade }
    .brief = Т
    .gen = { color-trade.gen }
    .acc = { color-trade.acc }
    .ins = { color-trade.ins }
resource-power = { color-power }
    .brief = В
    .gen = { color-power.gen }
    .acc = { color-power.acc }
    .ins = { color-power.ins }
resource-justice = { color-justice }
    .brief = П
    .gen = { color-justice.gen }
    .acc = { color-justice.acc }
    .ins = { color-justice.ins }
resource-silver = срібло
    .brief = Ср
    .gen = срібла
    .acc = срібло
    .ins = сріблом

token-agriculture-token = жетон землеробства
    .brief = З
    .acc = жетон землеробства
    .ins = жетоном землеробства
token-construction-token = жетон будівництва
    .brief = Б
    .acc = жетон будівництва
    .ins = жетоном будівництва
token-trade-token = жетон торгівлі
    .brief = Т
    .acc = жетон торгівлі
    .ins = жетоном торгівлі
token-power-token = жетон влади
    .brief = В
    .acc = жетон влади
    .ins = жетоном влади
token-justice-token = жетон правосуддя
    .brief = П
    .acc = жетон правосуддя
    .ins = жетоном правосуддя
token-offerings-token = жетон області підношень
    .brief = Пі
    .acc = жетон області підношень
    .ins = жетоном області підношень
token-nobles-token = жетон області вельмож
    .brief = Ве
    .acc = жетон області вельмож
    .ins = жетоном області вельмож
token-nile-token = жетон області Нілу
    .brief = Ні
    .acc = жетон області Нілу
    .ins = жетоном області Нілу
token-chamber-token = жетон області поховальної камери
    .brief = Ка
    .acc = жетон області поховальної камери
    .ins = жетоном області поховальної камери
token-artisans-token = жетон області ремісників
    .brief = Ре
    .acc = жетон області ремісників
    .ins = жетоном області ремісників
token-prestige-low = жетон 1 ОП
    .brief = 1
    .acc = жетон 1 ОП
    .ins = жетоном 1 ОП
token-prestige-high = жетон 2 ОП
    .brief = 2
    .acc = жетон 2 ОП
    .ins = жетоном 2 ОП

piece-agriculture = { color-agriculture }
    .ins = { color-agriculture.ins }
    .many = одиницями { color-agriculture.gen }
piece-construction = { color-construction }
    .ins = { color-construction.ins }
    .many = одиницями { color-construction.gen }
piece-trade = { color-trade }
    .ins = { color-trade.ins }
    .many = одиницями { color-trade.gen }
piece-power = { color-power }
    .ins = { color-power.ins }
    .many = одиницями { color-power.gen }
piece-justice = { color-justice }
    .ins = { color-justice.ins }
    .many = одиницями { color-justice.gen }
piece-silver = { resource-silver }
    .ins = { resource-silver.ins }
    .many = одиницями { resource-silver.gen }
piece-agriculture-token = { token-agriculture-token }
    .ins = { token-agriculture-token.ins }
    .many = жетонами землеробства
piece-construction-token = { token-construction-token }
    .ins = { token-construction-token.ins }
    .many = жетонами будівництва
piece-trade-token = { token-trade-token }
    .ins = { token-trade-token.ins }
    .many = жетонами торгівлі
piece-power-token = { token-power-token }
    .ins = { token-power-token.ins }
    .many = жетонами влади
piece-justice-token = { token-justice-token }
    .ins = { token-justice-token.ins }
    .many = жетонами правосуддя
piece-offerings-token = { token-offerings-token }
    .ins = { token-offerings-token.ins }
    .many = жетонами області підношень
piece-nobles-token = { token-nobles-token }
    .ins = { token-nobles-token.ins }
    .many = жетонами області вельмож
piece-nile-token = { token-nile-token }
    .ins = { token-nile-token.ins }
    .many = жетонами області Нілу
piece-chamber-token = { token-chamber-token }
    .ins = { token-chamber-token.ins }
    .many = жетонами області поховальної камери
piece-artisans-token = { token-artisans-token }
    .ins = { token-artisans-token.ins }
    .many = жетонами області ремісників
piece-prestige-low = { token-prestige-low }
    .ins = { token-prestige-low.ins }
    .many = жетонами 1 ОП
piece-prestige-high = { token-prestige-high }
    .ins = { token-prestige-high.ins }
    .many = жетонами 2 ОП

means-agriculture = { color-agriculture }
    .acc = { color-agriculture.acc }
    .ins = { color-agriculture.ins }
means-construction = { color-construction }
    .acc = { color-construction.acc }
    .ins = { color-construction.ins }
means-trade = { color-trade }
    .acc = { color-trade.acc }
    .ins = { color-trade.ins }
means-power = { color-power }
    .acc = { color-power.acc }
    .ins = { color-power.ins }
means-justice = { color-justice }
    .acc = { color-justice.acc }
    .ins = { color-justice.ins }
means-agriculture-token = { token-agriculture-token }
    .acc = { token-agriculture-token.acc }
    .ins = { token-agriculture-token.ins }
means-construction-token = { token-construction-token }
    .acc = { token-construction-token.acc }
    .ins = { token-construction-token.ins }
means-trade-token = { token-trade-token }
    .acc = { token-trade-token.acc }
    .ins = { token-trade-token.ins }
means-power-token = { token-power-token }
    .acc = { token-power-token.acc }
    .ins = { token-power-token.ins }
means-justice-token = { token-justice-token }
    .acc = { token-justice-token.acc }
    .ins = { token-justice-token.ins }
means-area-token = жетон цієї області
    .acc = жетон цієї області
    .ins = жетоном цієї області (замінює будь-який ресурс)
means-silver = срібло
    .acc = срібло
    .ins = сріблом (замінює будь-який ресурс)

neutral = нейтральна фішка
unit-any = будь-який ресурс
    .brief = ?

## Вельможі (.acc: знахідний відмінок)

noble-scribe-1 = Писар 1
    .acc = Писаря 1
noble-scribe-2 = Писар 2
    .acc = Писаря 2
noble-scribe-3 = Писар 3
    .acc = Писаря 3
noble-scribe-4 = Писар 4
    .acc = Писаря 4
noble-scribe-5 = Писар 5
    .acc = Писаря 5
noble-general-6 = Воєначальник
    .acc = Воєначальника
noble-architect-7 = Архітектор
    .acc = Архітектора
noble-high-priestess-8 = Верховна жриця
    .acc = Верховну жрицю
noble-master-9 = Майстер
    .acc = Майстра
noble-granary-steward-10 = Управитель житниці
    .acc = Управителя житниці
noble-judge-11 = Суддя
    .acc = Суддю
noble-grand-vizier-12 = Великий візир
    .acc = Великого візира
noble-doctor-13 = Лікар
    .acc = Лікаря
noble-chief-contractor-14 = Головний будівничий
    .acc = Головного будівничого
noble-high-priest-15 = Верховний жрець
    .acc = Верховного жерця
noble-governor-16 = Намісник
    .acc = Намісника
noble-sorceress-17 = Чарівниця
    .acc = Чарівницю
noble-treasurer-18 = Скарбник
    .acc = Скарбника
noble-teacher-19 = Учитель
    .acc = Учителя
noble-diplomat-20 = Дипломат
    .acc = Дипломата
noble-official-21 = Високий урядник 21
    .acc = Високого урядника 21
noble-official-22 = Високий урядник 22
    .acc = Високого урядника 22
noble-official-23 = Високий урядник 23
    .acc = Високого урядника 23
noble-official-24 = Високий урядник 24
    .acc = Високого урядника 24
noble-official-25 = Високий урядник 25
    .acc = Високого урядника 25
noble-official-26 = Високий урядник 26
    .acc = Високого урядника 26
noble-used = { PIECE($noble) } (здібність використано)

## Боги

god-isis = Ісіда
god-horus = Гор
god-osiris = Осіріс
god-anubis = Анубіс
god-ra = Ра

## Запитання

ask-ring = Області поля з’єднують випадково.
ask-wheel = Положення колеса дій визначає випадок.
ask-direction = Напрямок обертання колеса визначає випадок.
ask-first = Першого гравця визначає випадок.
ask-urn = Зі стосу відкривають урну.
ask-noble = З колоди відкривають вельможу.
ask-artisan = З колоди відкривають ремісника.
ask-token = З торбинки витягають жетон підношення.
ask-keep = Кого з двох витягнутих вельмож ви залишаєте?
ask-urn-choice = Оберіть урну: ви отримаєте три ресурси, які на ній зображено.
ask-turn = Ваш хід: виконайте дію в одній області або спасуйте до кінця раунду. Плата за доступ зараховується і до вартості дії, якщо пасує до неї.
ask-bonus = Лише набір із двох жетонів підношень чи ще й бонусний жетон? Разом вони коштують два однакові ресурси; плата за доступ рахується як один із них, якщо це той самий ресурс.
ask-column = Що ви робите на Нілі? Плата за доступ зараховується до вартості, якщо пасує до неї.
ask-color = Які три однакові ресурси ви платите за ремісника? Плата за доступ рахується як один із них, якщо це той самий ресурс.
ask-pay = Чим платите тепер?
ask-set = Який набір із двох жетонів підношень ви берете? Жетон із ресурсом замінює цей ресурс, жетон області — будь-який ресурс у цій області; кожен збережений жетон вартий 1 ОП.
ask-offering = Ви отримуєте жетон підношення: оберіть його в бонусній зоні або витягніть наосліп із торбинки.
ask-hire = Кого з вельмож ви берете?
ask-employ = Якого ремісника ви берете? Ви одразу отримаєте те, що він дає.
ask-advance = На якому треку Нілу ви просуваєте диск?
ask-gain = Який базовий ресурс ви берете?
ask-diplomat = Використати Дипломата? Замість ресурсів із цієї урни ви отримаєте три будь-які базові ресурси.
ask-teacher = Використати Учителя? До цієї урни ви отримаєте ще один будь-який базовий ресурс.
ask-income = Ваш диск просунувся в Піраміді Часу: який дохід ви берете?
ask-give = Що ви віддаєте натомість?
ask-after = Обміняти щось перед кінцем ходу?
ask-tile = Планшети Зрадника викладають випадково.
ask-link = Ресурс планшета Зрадника визначає випадок.
ask-plot = Зрадник відкриває урну.
ask-block = Який із двох ресурсів покласти на колесо, щоб він зайняв комірку? Інший потрапить на планшет Зрадника.
ask-told-turn = Що ви зробили у свій хід?
ask-told-change = Що змінилося на полях?

## Відповіді

action-pass = Спасувати: більше жодних дій у цьому раунді, оберіть урну, якщо вона лишилася
    .short = Пасую
action-choose-payment = Самостійно обирати, чим платити (потім обрати дію)
    .short = Виберу, чим платити
action-done = Завершити хід
    .told = Більше нічого
action-no-bonus = Лише набір
action-draw-offering = Витягнути жетон із торбинки наосліп
    .short = З торбинки, наосліп
action-draw-noble = Взяти наосліп верхню карту колоди
    .short = З колоди, наосліп
action-draw-artisan = Взяти наосліп верхню карту колоди
    .short = З колоди, наосліп
action-replace = Використати Дипломата: взяти три будь-які базові ресурси
    .short = Використати Дипломата
action-decline = Не використовувати здібність зараз
    .short = Ні
action-collect-here = Дохід поля, на якому тепер диск
    .short = Поле диска
action-collect-left = Дохід поля ліворуч
    .short = Поле ліворуч
action-act = { PIECE($area, case: "act") }
    .short = { PIECE($area, case: "title") }
action-extra = { PIECE($area, case: "act") } — завдяки вельможі без вільної комірки й плати за доступ
    .short = { PIECE($area, case: "title") } (вельможа)
    .told = { PIECE($area, case: "title") }, без комірки
action-exchange = { PIECE($noble) }: обміняти ресурс
    .short = { PIECE($noble) }
action-column = Ніл, стовпець { $column }
    .dealt = { $cost } → { $gain }
action-three = Заплатити три одиниці { PIECE($color, case: "gen") }
action-add = Набір і бонусний жетон за дві одиниці { PIECE($color, case: "gen") }
    .short = Набір і бонусний жетон
action-pay = Заплатити { PIECE($means, case: "ins") }
action-set = Взяти набір { $place }
    .told = Набір { $place }
action-bonus = Взяти бонусний жетон { $place }
    .told = Бонусний жетон { $place }
action-advance = Просунути диск на треку { PIECE($color, case: "gen") }
    .short = трек { PIECE($color, case: "gen") }
action-gain = Взяти { PIECE($color, case: "acc") }
action-give = Віддати { PIECE($means, case: "acc") }
action-block = Покласти на колесо { PIECE($color, case: "acc") }
    .short = { PIECE($color) } на колесо
action-keep = Залишити { PIECE($noble, case: "acc") }
action-hire = Взяти { PIECE($noble, case: "acc") }
action-employ = Взяти ремісника { $artisan }
    .short = Ремісник { $artisan }
action-take = Взяти урну { $urn }
action-area = Наступна область поля: { PIECE($area) }
action-wheel = Колір навпроти області підношень: { PIECE($color) }
action-clockwise = Колесо обертатиметься за годинниковою стрілкою
action-counterclockwise = Колесо обертатиметься проти годинникової стрілки
action-first = Жетон першого гравця: { $side }
action-urn = Відкрита урна: { $urn }
action-noble = Відкритий вельможа: { PIECE($noble) }
action-artisan = Відкритий ремісник: { $artisan }
action-token = Витягнутий жетон підношення: { PIECE($token) }
action-light = Планшет Зрадника { $tile }, світлим боком
action-dark = Планшет Зрадника { $tile }, темним боком
action-link = Ресурс наступного планшета: { PIECE($color) }
action-plot = Урна Зрадника: { $urn }

## Події

event-area-laid = Місце { $place } на полі за годинниковою стрілкою: { PIECE($area) }.
event-wheel-set = На початку навпроти області підношень — { PIECE($color) }.
event-direction-set = Між раундами колесо дій обертатиметься { $clockwise ->
        [0] проти годинникової стрілки
       *[other] за годинниковою стрілкою
    }.
event-starter-chosen = { WHO($player) ->
        [you] Ви отримуєте жетон першого гравця
       *[other] { $player } отримує жетон першого гравця
    }.
event-urn-revealed = Під Пірамідою Часу відкрито урну { $urn }.
event-urns-reshuffled = Зі скинутих урн утворено новий стос: { $count ->
        [one] { $count } урна
        [few] { $count } урни
        [many] { $count } урн
       *[other] { $count } урни
    }.
event-noble-revealed = На місці { $place } відкрито вельможу: { PIECE($noble) }.
event-noble-drawn = { WHO($player) ->
        [you] Ви витягаєте вельможу
       *[other] { $player } витягає вельможу
    }: { PIECE($noble) }.
event-noble-taken = { WHO($player) ->
        [you] Ви отримуєте вельможу
       *[other] { $player } отримує вельможу
    }: { PIECE($noble) }.
event-artisan-revealed = На місці { $place } відкрито ремісника { $artisan }.
event-artisan-taken = { WHO($player) ->
        [you] Ви берете ремісника
       *[other] { $player } бере ремісника
    } { $artisan } ({ $points } ОП).
event-set-filled = До набору { $place } потрапляє { PIECE($token) }.
event-bonus-filled = На місце { $place } бонусної зони потрапляє { PIECE($token) }.
event-bag-refilled = Використані жетони підношень повертаються до торбинки: { $count }.
event-token-taken = { WHO($player) ->
        [you] Ви отримуєте
       *[other] { $player } отримує
    } { PIECE($token, case: "acc") }.
event-set-taken = { WHO($player) ->
        [you] Ви берете набір
       *[other] { $player } бере набір
    } { $place }: { PIECE($first) } і { PIECE($second) }.
event-urn-taken = { WHO($player) ->
        [you] Ви берете урну
       *[other] { $player } бере урну
    } { $urn }.
event-urn-drawn = { WHO($player) ->
        [you] Ви витягаєте зі стосу урну
       *[other] { $player } витягає зі стосу урну
    } { $urn }.
event-urn-replaced = { WHO($player) ->
        [you] Ви використовуєте Дипломата й замінюєте урну
       *[other] { $player } використовує Дипломата й замінює урну
    } { $urn }.
event-resource-gained = { WHO($player) ->
        [you] Ви отримуєте
       *[other] { $player } отримує
    } { $count ->
        [1] { PIECE($resource, case: "acc") }
        [one] { $count } одиницю { PIECE($resource, case: "gen") }
        [few] { $count } одиниці { PIECE($resource, case: "gen") }
        [many] { $count } одиниць { PIECE($resource, case: "gen") }
       *[other] { $count } одиниці { PIECE($resource, case: "gen") }
    }.
event-supply-empty = У загальному запасі бракує ресурсу ({ PIECE($resource) }): { WHO($player) ->
        [you] ви отримуєте менше
       *[other] { $player } отримує менше
    }.
event-turn-began = { WHO($player) ->
        [you] Ви починаєте хід
       *[other] { $player } починає хід
    }.
event-acted = { WHO($player) ->
        [you] Ви виконуєте дію в
       *[other] { $player } виконує дію в
    } { PIECE($area, case: "loc") }.
event-extra-acted = { WHO($player) ->
        [you] Ви виконуєте дію в
       *[other] { $player } виконує дію в
    } { PIECE($area, case: "loc") } без вільної комірки; здібність: { PIECE($noble) }.
event-access-paid = { WHO($player) ->
        [you] Ви платите за доступ
       *[other] { $player } платить за доступ
    }: { PIECE($piece) } (сектор { PIECE($color, case: "gen") }).
event-piece-paid = { WHO($player) ->
        [you] Ви платите
       *[other] { $player } платить
    } { $count ->
        [1] { PIECE($piece, case: "ins") }
       *[other] { $count } { PIECE($piece, case: "many") }
    }.
event-slot-blocked = Зайнято комірку в секторі { PIECE($color, case: "gen") }.
event-track-advanced = { WHO($player) ->
        [you] Ви досягаєте рівня
       *[other] { $player } досягає рівня
    } { $position } на треку { PIECE($color, case: "gen") }.
event-stage-built = { WHO($player) ->
        [you] Ви досягаєте етапу
       *[other] { $player } досягає етапу
    } { $stage } поховальної камери.
event-heir-named = { WHO($player) ->
        [you] Ви дістаєте титул спадкоємця Фараона й берете жетон Фараона
       *[other] { $player } дістає титул спадкоємця Фараона й бере жетон Фараона
    }.
event-first-player-taken = { WHO($player) ->
        [you] Ви берете жетон першого гравця
       *[other] { $player } бере жетон першого гравця
    }.
event-passed = { WHO($player) ->
        [you] Ви пасуєте й займаєте ряд
       *[other] { $player } пасує й займає ряд
    } { $row } Піраміди Часу.
event-passed-last = { WHO($player) ->
        [you] Ви пасуєте наприкінці раунду
       *[other] { $player } пасує наприкінці раунду
    }.
event-disc-moved = { WHO($player) ->
        [you] Ви просуваєте диск у Піраміді Часу
       *[other] { $player } просуває диск у Піраміді Часу
    }: ряд { $row }, поле { $space }.
event-exchanged = { WHO($player) ->
        [you] Ви використовуєте
       *[other] { $player } використовує
    } здібність ({ PIECE($noble) }): { PIECE($given) } → { PIECE($gained) }.
event-noble-used = { WHO($player) ->
        [you] Ви використовуєте здібність
       *[other] { $player } використовує здібність
    }: { PIECE($noble) }.
event-round-began = Починається раунд { $round }. { WHO($player) ->
        [you] Перший хід робите ви
       *[other] Перший хід робить { $player }
    }.
event-round-ended = Раунд { $round } закінчено.
event-wheel-turned = Колесо дій обертається: навпроти області підношень тепер { PIECE($color) }.
event-tile-laid = Планшет Зрадника { $place } у ряду: номер { $tile }, { $dark ->
        [0] світлим боком
       *[other] темним боком
    }.
event-tile-linked = Планшет Зрадника { $place } приймає ресурс: { PIECE($color) }.
event-plot-revealed = { $player } відкриває урну { $urn }; { $left ->
        [0] урн більше немає
        [one] залишилася { $left } урна
        [few] залишилися { $left } урни
        [many] залишилося { $left } урн
       *[other] залишилося { $left } урни
    }.
event-tile-covered = Планшет Зрадника { $place }, закрито поле { $space }: { PIECE($color) }.
event-some-noble-taken = { $place ->
        [0] { $player } отримує вельможу, якого ви не залишили.
       *[other] { $player } бере вельможу з місця { $place }.
    }
event-some-noble-discarded = { $player } прибирає з поля вельможу з місця { $place }.
event-some-set-taken = { $player } бере набір { $place }. Які це жетони?
event-some-bonus-taken = { $player } бере бонусний жетон { $place }. Який це жетон?
event-noble-discarded = { $player } прибирає вельможу з поля: { PIECE($noble) }.
event-artisan-discarded = { $player } прибирає з поля ремісника { $artisan }.
event-noble-value-raised = Кожен вельможа Зрадника тепер вартий { $points } ОП.
event-god-unlocked = { $player } відтепер може отримати очки за ціль бога: { PIECE($god) }.
event-scored = { $player }: { $points ->
        [one] { $points } очко престижу
        [few] { $points } очки престижу
        [many] { $points } очок престижу
       *[other] { $points } очка престижу
    }.
event-game-ended = Гру закінчено: { WHO($player) ->
        [you] ви перемагаєте
       *[other] перемагає { $player }
    }.

## Підрахунок очок

score-chamber = Поховальна камера
score-artisans = Ремісники
score-nile = Треки Нілу
score-resources = Збережені ресурси
score-supplies = Що ще можна витратити
score-offerings = Збережені жетони підношень
score-prestige = Жетони з очками престижу
score-pharaoh = Жетон Фараона
score-first-player = Жетон першого гравця
score-isis = Ціль бога: Ісіда
score-horus = Ціль бога: Гор
score-osiris = Ціль бога: Осіріс
score-anubis = Ціль бога: Анубіс
score-ra = Ціль бога: Ра
score-scribe-1 = { noble-scribe-1 }
score-scribe-2 = { noble-scribe-2 }
score-scribe-3 = { noble-scribe-3 }
score-scribe-4 = { noble-scribe-4 }
score-scribe-5 = { noble-scribe-5 }
score-general-6 = { noble-general-6 }
score-architect-7 = { noble-architect-7 }
score-high-priestess-8 = { noble-high-priestess-8 }
score-master-9 = { noble-master-9 }
score-granary-steward-10 = { noble-granary-steward-10 }
score-judge-11 = { noble-judge-11 }
score-grand-vizier-12 = { noble-grand-vizier-12 }
score-doctor-13 = { noble-doctor-13 }
score-chief-contractor-14 = { noble-chief-contractor-14 }
score-high-priest-15 = { noble-high-priest-15 }
score-governor-16 = { noble-governor-16 }
score-sorceress-17 = { noble-sorceress-17 }
score-treasurer-18 = { noble-treasurer-18 }
score-teacher-19 = { noble-teacher-19 }
score-diplomat-20 = { noble-diplomat-20 }
score-official-21 = { noble-official-21 }
score-official-22 = { noble-official-22 }
score-official-23 = { noble-official-23 }
score-official-24 = { noble-official-24 }
score-official-25 = { noble-official-25 }
score-official-26 = { noble-official-26 }
score-traitor-nobles = Вельможі Зрадника
phase = Раунд { $phase }

## Параметри гри

option-scribes = Хто грає вперше й замість вибору вельможі починає з писарем
option-scribes-none = Ніхто
option-scribes-all = Усі
option-scribes-0 = Місце 1
option-scribes-1 = Місце 2
option-scribes-2 = Місце 3
option-scribes-3 = Місце 4
option-scribes-4 = Місце 5
option-scribes-0-1 = Місця 1 і 2
option-scribes-0-2 = Місця 1 і 3
option-scribes-0-3 = Місця 1 і 4
option-scribes-0-4 = Місця 1 і 5
option-scribes-1-2 = Місця 2 і 3
option-scribes-1-3 = Місця 2 і 4
option-scribes-1-4 = Місця 2 і 5
option-scribes-2-3 = Місця 3 і 4
option-scribes-2-4 = Місця 3 і 5
option-scribes-3-4 = Місця 4 і 5
option-scribes-0-1-2 = Місця 1, 2 і 3
option-scribes-0-1-3 = Місця 1, 2 і 4
option-scribes-0-1-4 = Місця 1, 2 і 5
option-scribes-0-2-3 = Місця 1, 3 і 4
option-scribes-0-2-4 = Місця 1, 3 і 5
option-scribes-0-3-4 = Місця 1, 4 і 5
option-scribes-1-2-3 = Місця 2, 3 і 4
option-scribes-1-2-4 = Місця 2, 3 і 5
option-scribes-1-3-4 = Місця 2, 4 і 5
option-scribes-2-3-4 = Місця 3, 4 і 5
option-scribes-0-1-2-3 = Місця 1, 2, 3 і 4
option-scribes-0-1-2-4 = Місця 1, 2, 3 і 5
option-scribes-0-1-3-4 = Місця 1, 2, 4 і 5
option-scribes-0-2-3-4 = Місця 1, 3, 4 і 5
option-scribes-1-2-3-4 = Місця 2, 3, 4 і 5
option-player = Гра на одного зі справжньою коробкою: ваш бік
option-player-followed = Ведеться, як і його
option-player-told = Лише розповідаєте
option-dark-tiles = Гра на одного: планшети Зрадника темним боком (що більше, то важче)
option-dark-tiles-0 = Жодного
option-dark-tiles-1 = Один
option-dark-tiles-2 = Два
option-dark-tiles-3 = Три
option-dark-tiles-4 = Чотири
option-dark-tiles-5 = Усі п’ять
option-nile-god-tracks = Скільки треків Нілу вимагає бог
option-nile-god-tracks-2 = Два
option-nile-god-tracks-3 = Три
option-scribe-on-access = Плата за доступ за допомогою писаря
option-scribe-on-access-credited-as-wheel = Дозволена, як колір колеса
option-scribe-on-access-forbidden = Заборонена
option-scribe-on-deduction = Зарахування плати за доступ за допомогою писаря
option-scribe-on-deduction-wheel-color = Заборонене, лише як колір колеса
option-scribe-on-deduction-swapped = Дозволене
option-traitor-god-rule = Гра на одного: Зрадник отримує очки за бога
option-traitor-god-rule-shared-elements = Значок і умови, спільні елементи
option-traitor-god-rule-icon-and-conditions = Значок і умови, без повторів
option-traitor-god-rule-icon-only = Щойно значок закрито
option-extra-action-when-free = Вельможі, що діють без вільної комірки (13–16)
option-extra-action-when-free-no = Лише коли вільних комірок немає
option-extra-action-when-free-yes = Також коли є вільна комірка
option-exchange-after-pass = Чарівниця і Скарбник у ходах після пасу
option-exchange-after-pass-no = Не можна використати
option-exchange-after-pass-yes = Можна використати

## Становище на столі словами: поле

place-set-up = Підготовка гри й початковий вибір
place-round = Раунд { $round } з { $rounds }
    .short = { $round }/{ $rounds }
place-clockwise = Між раундами колесо дій обертається за годинниковою стрілкою.
place-counterclockwise = Між раундами колесо дій обертається проти годинникової стрілки.
place-first-player = Жетон першого гравця: { $player }
place-first-player-traitor = Жетон першого гравця: Зрадник
place-first-player-free = Жетон першого гравця: ще ні в кого
place-pharaoh = Жетон Фараона: { $player }
place-pharaoh-traitor = Жетон Фараона: Зрадник
place-pharaoh-free = Жетон Фараона: ще ні в кого
place-area = Доступ до { PIECE($area, case: "gen") }: { PIECE($color) } ({ $free ->
        [0] закрито, вільних комірок немає
        [one] { $free } вільна комірка
        [few] { $free } вільні комірки
        [many] { $free } вільних комірок
       *[other] { $free } вільної комірки
    })
place-sector = Комірки сектора { PIECE($color, case: "gen") }
place-god = { PIECE($god) }, { $points } ОП наприкінці гри за обидві умови: { PIECE($first, case: "things") } ({ $need }), { PIECE($second, case: "things") } ({ $also })
place-pyramid = Піраміда Часу, ряд { $row }, зліва направо
place-space = Піраміда Часу, ряд { $row }, поле { $space }
income-none = без доходу
income-first-player = жетон першого гравця
income-any-basic = будь-який базовий ресурс
income-silver = срібло
income-offering = жетон підношення
place-urns = Урни під Пірамідою Часу
urn = урна { $urn } ({ PIECE($bottom) }, { PIECE($left) }, { PIECE($right) })
place-urn-pile = Стос урн: { $count }
place-urn = Отримана урна: { $urn } ({ PIECE($bottom) }, { PIECE($left) }, { PIECE($right) })
place-plot-urn = Урна Зрадника { $urn }: { PIECE($bottom) } вже на планшеті Зрадника; залишаються { PIECE($left) } і { PIECE($right) }
place-steps = Кроки на треку: { $steps }
place-incomes = Ваш диск: ряд { $row }, поле { $space }. На цьому полі: { PIECE($here) }; на полі ліворуч: { PIECE($left) }
place-supply = Загальний запас
disc = диск ({ $player })
disc-traitor = диск Зрадника
cube = кубик ({ $player })
cube-traitor = кубик Зрадника

## Становище на столі словами: області

place-sets = Набори жетонів підношень
set = набір { $place } ({ PIECE($first) } + { PIECE($second) })
place-set = Набір { $place }
place-bonus = Бонусна зона
bonus = бонусний жетон { $place } ({ PIECE($token) })
place-bonus-token = Бонусний жетон { $place }
place-bag = Торбинка підношень: { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }
place-spent-tokens = Використані жетони підношень: { $count }
place-nobles = Відкриті вельможі
place-noble-deck = Колода вельмож: { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
place-drawn = Вельможі, витягнуті для вибору
place-artisans = Відкриті ремісники
place-artisan-deck = Колода ремісників: { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
artisan = ремісник { $artisan } ({ $points } ОП; { $gains ->
        [0] нічого не дає
        [1] дає: { PIECE($first) }
        [2] дає: { PIECE($first) } і { PIECE($second) }
        [3] дає: { PIECE($first) }, { PIECE($second) } і { PIECE($third) }
       *[other] дає: { PIECE($first) }, { PIECE($second) }, { PIECE($third) } і { PIECE($fourth) }
    })
artisan-owned = ремісник { $artisan } ({ $points } ОП)
gain-urn = випадкова урна
gain-steps = { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
    } на одному треку Нілу
gain-artisan = ремісник на вибір
gain-stage = етап поховальної камери безкоштовно
gain-offering = жетон підношення
place-stage = Поховальна камера, етап { $stage } ({ $points } ОП), вартість
place-cubes = Кубики на етапі { $stage }
place-column = Ніл, стовпець { $column }, вартість: { $units ->
        [1] { PIECE($first) }
        [2] { PIECE($first) } і { PIECE($second) }
       *[other] { PIECE($first) }, { PIECE($second) } і { PIECE($third) }
    }; дохід
arrow-one = крок на треку { PIECE($color, case: "gen") }
arrow-two = крок на треку { PIECE($first, case: "gen") } або { PIECE($second, case: "gen") }
arrow-any = крок на будь-якому треку Нілу
arrow-some = крок на одному із зазначених треків
place-track = Трек { PIECE($color, case: "gen") }
track-disc = { $player } на рівні { $position }
track-disc-traitor = Зрадник на рівні { $position }
place-access = Доступ до { PIECE($area, case: "gen") }: { PIECE($color) }
place-access-any = Доступ до { PIECE($area, case: "gen") }: будь-який ресурс завдяки вашому вельможі
place-access-none = Завдяки вашому вельможі доступ до { PIECE($area, case: "gen") } безкоштовний
place-price = Уся плата в { PIECE($area, case: "loc") } разом із доступом
place-paid = Уже сплачено
place-choosy = Ви обираєте, чим платити далі.

## Становище на столі словами: вельможі

about-scribe = { PIECE($noble) }: { $points } ОП наприкінці гри й ще { $each } за кожну виконану ціль бога біля { PIECE($area, case: "gen") }. Завжди: { PIECE($first) } і { PIECE($second) } замінюють одне одного під час оплати.
about-general = { PIECE($noble) }: { $points } ОП наприкінці гри, ще { $pharaoh } з жетоном Фараона і ще { $first } з жетоном першого гравця. Завжди: коли ви пасуєте, ваш диск одразу просувається ще на одне поле Піраміди Часу.
about-access = { PIECE($noble) }: { $points } ОП наприкінці гри. Завжди: доступ до { PIECE($area, case: "gen") } можна оплатити будь-яким ресурсом, який зберігає власний колір.
about-judge = { PIECE($noble) }: { $points } ОП наприкінці гри. Завжди: в області вельмож ви платите будь-які п’ять ресурсів замість п’яти різних.
about-vizier = { PIECE($noble) }: { $points } ОП наприкінці гри й ще { $each } за кожного вашого вельможу, враховуючи цього.
about-doctor = { PIECE($noble) }: { $points } ОП наприкінці гри й ще { $each } за кожне відмінне значення ОП серед ваших ремісників. Раз на раунд: дія в { PIECE($area, case: "loc") }, навіть якщо вільної комірки немає.
about-contractor = { PIECE($noble) }: { $points } ОП наприкінці гри й ще { $each } за кожен ваш етап камери. Раз на раунд: дія в { PIECE($area, case: "loc") }, навіть якщо вільної комірки немає.
about-priest = { PIECE($noble) }: { $points } ОП наприкінці гри й ще { $each } за кожен ваш жетон підношення. Раз на раунд: дія в { PIECE($area, case: "loc") }, навіть якщо вільної комірки немає.
about-governor = { PIECE($noble) }: { $points } ОП наприкінці гри й ще { $each } за кожен трек Нілу, на вершині якого ваш диск. Раз на раунд: дія в { PIECE($area, case: "loc") }, навіть якщо вільної комірки немає.
about-sorceress = { PIECE($noble) }: { $points } ОП наприкінці гри й ще { $each } за кожну виконану ціль бога. Раз на раунд: обміняйте базовий ресурс або жетон із ним на інший базовий ресурс.
about-treasurer = { PIECE($noble) }: { $points } ОП наприкінці гри й ще { $each } за кожне ваше срібло. Раз на раунд: обміняйте базовий ресурс або жетон із ним на срібло.
about-teacher = { PIECE($noble) }: { $points } ОП наприкінці гри й ще { $each } за кожен ваш базовий ресурс і жетон із ним. Раз на раунд: отримуючи урну, візьміть ще один базовий ресурс.
about-diplomat = { PIECE($noble) }: наприкінці гри стільки ОП, скільки дає найкращий інший ваш вельможа. Раз на раунд: три будь-які базові ресурси замість ресурсів з урни.
about-official = { PIECE($noble) }: { $points } ОП наприкінці гри. Ви одразу отримуєте
about-official-owned = { PIECE($noble) }: { $points } ОП наприкінці гри.

## Становище на столі словами: гравець

place-resources = Ресурси
place-tokens = Жетони підношень
place-own-nobles = Вельможі
place-own-artisans = Ремісники
place-own-stage = Поховальна камера: { $stage ->
        [0] ще жодного етапу
       *[other] етап { $stage } ({ $points } ОП)
    }
place-next-stage = Наступний етап камери, { $stage } ({ $points } ОП), вартість
place-own-tracks = Ніл
on-track = трек { PIECE($color, case: "gen") } — рівень { $position } ({ $points } ОП)
    .brief = { $position }
place-passed = Після пасу
place-disc = Після пасу; диск у Піраміді Часу: ряд { $row }, поле { $space }
place-points = Очки, якби гра закінчилася зараз: { $points }

## Становище на столі словами: Зрадник

place-traitor = Зрадник: етап камери — { $stage }; вельможі — { $nobles }, кожен вартий { $value } ОП; урни на цей раунд — { $urns }
place-traitor-brief = Вельможі: по { $value } ОП. Урни: { $urns }
place-traitor-urns = Урни, які Зрадник відкриє перед пасом
place-traitor-tokens = Ресурси й жетони Зрадника
place-traitor-nobles = Вельможі Зрадника
place-traitor-artisans = Ремісники Зрадника
place-traitor-tracks = Зрадник на треках Нілу
place-traitor-gods = Боги, за чиї цілі Зрадник може отримати очки
place-traitor-passed = Зрадник спасував.
place-traitor-disc = Зрадник спасував; диск у Піраміді Часу: ряд { $row }, поле { $space }
place-traitor-points = Очки Зрадника, якби гра закінчилася зараз: { $points }
place-tile = Планшет Зрадника { $place }, ресурс { PIECE($color) }, закриті поля: { $level } з { $spaces }; на наступних Зрадник
place-tile-tokens = Жетони на планшеті Зрадника { $place }
icon-none = нічого не робить
icon-chamber = будує етап камери
icon-take-noble = бере вельможу { $number }
icon-discard-noble = прибирає вельможу { $number }
icon-noble-value = підвищує цінність вельмож до { $number } ОП
icon-god = може отримати очки за ціль бога ({ PIECE($god) })
icon-take-artisan-high = бере найкращого ремісника
icon-take-artisan-low = бере найслабшого ремісника
icon-discard-artisan-high = прибирає найкращого ремісника
icon-discard-artisan-low = прибирає найслабшого ремісника
icon-take-set = бере набір { $number }
icon-take-bonus = бере бонусний жетон { $number }
icon-nile-high = робить крок на треку найповнішого планшета
icon-nile-low = робить крок на треку найпорожнішого планшета

## Частини столу

sheet-board = Ігрове поле
sheet-pyramid = Піраміда Часу
sheet-supply = Запас і оплата
sheet-nobles = Вельможі
sheet-artisans = Ремісники
sheet-offerings = Підношення
sheet-nile = Ніл
sheet-chamber = Поховальна камера
sheet-traitor = Планшети Зрадника
sheet-seat = Перед гравцем
page-wheel = Колесо
page-pyramid = Підношення
page-draft = Вибір
page-cards = Карти
page-nile = Ніл
page-traitor = Зрадник
place-wheel = Колесо дій
place-round-space = Трек раундів, поле { $round }
place-honors = Особливі жетони
pharaoh-token = жетон Фараона
worth = { $points } ОП
card-noble = закритий вельможа
card-artisan = закритий ремісник
urn-down = закрита урна
token-down = жетон підношення в торбинці

## Значення компонентів, з якими не можна грати

error-shared-home = Кожен бог повинен мати власну область; задано: { $homes }.
error-unknown-name = { $path }: немає назви «{ $found }». Можливі: { $known }.
error-bad-icon = Неможливо прочитати значок «{ $found }» планшета Зрадника.
error-repeated-color = { $path }: кожен базовий ресурс має траплятися рівно один раз.
error-bad-slots = За малої кількості гравців можна використовувати від 1 до { $most } комірок сектора, а задано { $found }.
error-too-few-rows = Рядів у Піраміді Часу має бути щонайменше { $need }, і жоден не може бути порожнім; задано: { $found }.
error-too-many-columns = Область Нілу може мати щонайбільше стільки варіантів: { $most }, а задано { $found }.
error-bad-stages = Поховальна камера може мати від 3 до { $most } етапів, а задано { $found }.
error-too-few-tokens = Потрібно щонайменше стільки жетонів підношень: { $need }; задано: { $found }.
error-bad-urn = На урні { $urn } мають бути рівно три базові ресурси.
error-bad-swap = Писар має називати два різні базові ресурси; задано: { $found }.
error-bad-noble-areas = { $path }: ці четверо вельмож мають називати чотири різні області, але не область вельмож.
error-bad-cost = Етап камери або варіант Нілу має коштувати від 1 до 5 ресурсів.
error-repeated-god = На кожному планшеті Зрадника має бути інший бог.
error-bad-tile = Обидва боки планшета Зрадника { $tile } повинні мати { $spaces ->
        [one] { $spaces } поле
        [few] { $spaces } поля
        [many] { $spaces } полів
       *[other] { $spaces } поля
    }.
error-bad-tile-icon = Значок планшета Зрадника { $tile } вказує на місце, якого немає.

## Що є в коробці

parts-urns = Урни
parts-tile = { $urns ->
    [one] { $urns } урна внизу. Місце за місцем знизу Зрадник
    [few] { $urns } урни внизу. Місце за місцем знизу Зрадник
    [many] { $urns } урн унизу. Місце за місцем знизу Зрадник
   *[other] { $urns } урни внизу. Місце за місцем знизу Зрадник
}

tie-pharaoh = Порівну очок: вирішує жетон Фараона.
tie-left-over = Досі порівну: вирішує, у кого більше ресурсів і жетонів підношень.
tie-traitor = Порівну очок: за рівності перемагає Зрадник.
event-reasoned = { PIECE($reason) }
reason-next-tile = Його планшет заповнений: наступний праворуч, де є місце.
reason-wheel-full = Місця другого кольору зайняті: вибору нема.
reason-both-full = Жоден не вміщується на колесі: обидва на планшети, спершу лівий.
reason-noble-place = Вельможа на цьому місці зліва.
reason-noble-gone = На цьому місці вельможі вже нема: нічого не стається.
reason-artisan-best = Ремісник з найбільшою кількістю очок.
reason-artisan-worst = Ремісник з найменшою кількістю очок.
reason-artisan-leftmost = З однакових крайній ліворуч.
reason-offering-place = Жетони на цьому місці зліва.
reason-offering-gone = Це місце порожнє: нічого не стається.
reason-track-fullest = Трек Нілу найповнішого планшета.
reason-track-emptiest = Трек Нілу найменш заповненого планшета.
reason-track-leftmost = З однаково заповнених крайній ліворуч.
reason-track-ended = Диск у кінці свого треку й лишається там.
reason-no-urns = Його урни скінчилися: Зрадник пасує.

## Підрахунок очок для справжньої коробки

pad-ring = Як лежать області навколо колеса
    .hint = торкайтеся їх за годинниковою стрілкою, починаючи з будь-якої
pad-nile = Ніл: { PIECE($color) }
pad-nobles = Вельможі
pad-basic = Основні ресурси
    .hint = усіх п’яти кольорів
pad-resource-tokens = Жетони з ресурсом
pad-area-tokens = Жетони з областю
pad-traitor-nobles = Його вельможі
pad-noble-value = Скільки вартий кожен вельможа
pad-gods = Розблоковані боги
opening-traitor = Планшети Зрадника

## What component values are of, where they are corrected

value-resources = Ресурси
value-color = Колір жетонів
value-wheel = Колесо
value-clockwise = Сектори за годинниковою стрілкою
value-gods = Боги
value-home = Область бога
value-half = Ціль бога
value-pp = Очки престижу
value-cost = Вартість
value-gain = Прибуток
value-urns = Урни
value-arrows = Стрілки
value-tracks = Треки Нілу
value-chamber = Поховальна камера
value-nile = Ніл
value-column = Варіант
value-pyramid = Піраміда Часу
value-silver = Срібло
value-artisans = Ремісники
value-nobles = Вельможі
value-offerings = Підношення
value-area = Область
value-swap = Ресурси писаря
value-traitor = Зрадник
value-tile = Планшет
value-noble-value = Очки престижу вельможі
value-god = Бог
value-light-urns = Урни на світлому боці
value-dark-urns = Урни на темному боці
value-light = Світлий бік
value-dark = Темний бік
value-game = Гра
value-rounds = Раунди
value-start-silver = Срібло на початку
value-points = Очки в кінці
value-leftover = Кожен збережений ресурс або жетон підношення
value-first-player = Жетон першого гравця
value-pharaoh = Жетон Фараона
value-board = Поле
value-slots = Місця на кожному секторі колеса
value-slots-few = Місця, що діють для одного – трьох гравців
value-noble-row = Викладені вельможі
value-artisan-row = Викладені ремісники
value-each = Кожного виду
value-need = Скільки потрібно
value-prestige = Жетони з очками престижу
value-low = Нижчі
value-high = Вищі
value-green = зелений
value-yellow = жовтий
value-blue = синій
value-red = червоний
value-black = чорний
value-grey = сірий
value-any = будь-який, також срібло
value-any-basic = будь-який базовий ресурс
value-offering = жетон підношення
value-none = нічого
value-nile-most = { icon-nile-high }
value-nile-least = { icon-nile-low }
