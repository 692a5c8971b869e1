# table.ftl (українська): що кажуть за столом у грі «Ра»

game-title = Ра
game-about = Аукціони в Стародавньому Єгипті: робіть ставки сонячними дисками, здобувайте плитки й наберіть найбільше очок за три епохи.
game-players = 2–5 гравців

## Плитки (.gen: після слова «плитка», .acc: знахідний відмінок)

tile-ra = Ра
    .gen = Ра
    .acc = Ра
    .short = Ра
tile-god = Бог
    .gen = Бога
    .acc = Бога
    .short = Бог
tile-gold = золото
    .gen = золота
    .acc = золото
    .short = золото
tile-pharaoh = фараон
    .gen = фараона
    .acc = фараона
    .short = фараон
tile-nile = Ніл
    .gen = Нілу
    .acc = Ніл
    .short = Ніл
tile-flood = повінь
    .gen = повені
    .acc = повінь
    .short = повінь
tile-astronomy = астрономія
    .gen = астрономії
    .acc = астрономію
    .short = астрономія
tile-agriculture = землеробство
    .gen = землеробства
    .acc = землеробство
    .short = землероб.
tile-writing = писемність
    .gen = писемності
    .acc = писемність
    .short = писемність
tile-religion = релігія
    .gen = релігії
    .acc = релігію
    .short = релігія
tile-art = мистецтво
    .gen = мистецтва
    .acc = мистецтво
    .short = мистецтво
tile-fortress = фортеця
    .gen = фортеці
    .acc = фортецю
    .short = фортеця
tile-obelisk = обеліск
    .gen = обеліска
    .acc = обеліск
    .short = обеліск
tile-palace = палац
    .gen = палацу
    .acc = палац
    .short = палац
tile-pyramid = піраміда
    .gen = піраміди
    .acc = піраміду
    .short = піраміда
tile-temple = храм
    .gen = храму
    .acc = храм
    .short = храм
tile-statue = статуя
    .gen = статуї
    .acc = статую
    .short = статуя
tile-step-pyramid = ступінчаста піраміда
    .gen = ступінчастої піраміди
    .acc = ступінчасту піраміду
    .short = ступінч.
tile-sphinx = сфінкс
    .gen = сфінкса
    .acc = сфінкса
    .short = сфінкс
tile-funeral = похорон
    .gen = похорону
    .acc = похорон
    .short = похорон
tile-drought = засуха
    .gen = засухи
    .acc = засуху
    .short = засуха
tile-unrest = заворушення
    .gen = заворушень
    .acc = заворушення
    .short = заворуш.
tile-earthquake = землетрус
    .gen = землетрусу
    .acc = землетрус
    .short = землетрус

sun = сонячний диск { $sun }

## Запитання

ask-suns = Роздають набори сонячних дисків.
ask-turn = Ваш хід: візьміть плитку, закличте Ра або використайте плитку Бога.
ask-tile = З мішечка витягають плитку.
ask-more = Використайте ще одну плитку Бога або завершіть дію.
ask-bid = Ваша черга робити ставку: оберіть сонячний диск або, якщо можна, спасуйте.
ask-discard = Катастрофа: оберіть плитку, яку скинете.

## Відповіді

action-draw = Взяти плитку
action-invoke = Закликати Ра
action-stop = Завершити дію
action-pass = Спасувати
action-bid = Поставити { $sun }
action-take = Взяти { PIECE($tile, case: "acc") } за плитку Бога
action-discard = Скинути { PIECE($tile, case: "acc") }
action-tile = Витягнута плитка: { PIECE($tile) }
action-suns = Набір сонячних дисків, найбільший: { $sun }

## Події

event-suns-dealt = { $player } отримує набір сонячних дисків; найбільший має значення { $sun }.
event-tile-drawn = { $player } витягає плитку { PIECE($tile, case: "gen") }.
event-ra-drawn = { $player } витягає плитку Ра ({ $drawn } з { $limit }).
event-ra-invoked = { $player } закликає Ра; на треку аукціону { $tiles ->
        [0] немає плиток
        [one] { $tiles } плитка
        [few] { $tiles } плитки
        [many] { $tiles } плиток
       *[other] { $tiles } плитки
    }.
event-god-spent = { $player } використовує плитку Бога й бере з треку аукціону плитку { PIECE($tile, case: "gen") }.
event-stopped = { $player } більше не використовує плиток Бога.
event-bid-placed = { $player } ставить { $sun }.
event-passed = { $player } пасує.
event-could-not-bid = { $player } не може перебити ставки й пасує.
event-auction-won = { $player } виграє аукціон сонячним диском { $sun } і забирає { $tiles ->
        [0] лише диск { $center }
        [one] диск { $center } та { $tiles } плитку
        [few] диск { $center } та { $tiles } плитки
        [many] диск { $center } та { $tiles } плиток
       *[other] диск { $center } та { $tiles } плитки
    }.
event-auction-empty = Усі пасують: трек аукціону й центральний сонячний диск залишаються без змін.
event-track-discarded = Усі пасують: із повного треку аукціону скидають { $tiles ->
        [one] { $tiles } плитку
        [few] { $tiles } плитки
        [many] { $tiles } плиток
       *[other] { $tiles } плитки
    }.
event-disaster-struck = { $player } розігрує катастрофу: { PIECE($tile) }.
event-tile-lost = { $player } скидає { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
        [many] { $count } плиток
       *[other] { $count } плитки
    } { PIECE($tile, case: "gen") }.
event-epoch-ended-by-suns = { $epoch ->
        [1] Перша епоха
        [2] Друга епоха
        [3] Третя епоха
       *[other] Епоха { $epoch }
    } закінчується: ніхто більше не має сонячного диска горілиць.
event-epoch-ended-by-ra = { $epoch ->
        [1] Перша епоха
        [2] Друга епоха
        [3] Третя епоха
       *[other] Епоха { $epoch }
    } закінчується: досягнуто останньої поділки треку Ра.
event-scored = { $player }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } за епоху, усього { $total }.
event-epoch-began = Починається { $epoch ->
        [1] Перша епоха
        [2] Друга епоха
        [3] Третя епоха
       *[other] епоха { $epoch }
    }. Перший хід робить { $player }.
event-game-ended = Гру закінчено: перемагає { $player }.

## Підрахунок очок

score-start = Початкові очки
score-pharaohs = Фараони
score-gods = Боги
score-gold = Золото
score-floods = Повені
score-nile = Ніл
score-civilizations = Цивілізації
score-quantity = Монументи: кількість
score-diversity = Монументи: різноманітність
score-suns = Сонячні диски
score-floor = Не менше ніж 0
phase = { $phase ->
        [1] Перша епоха
        [2] Друга епоха
        [3] Третя епоха
       *[other] Епоха { $phase }
    }

## Параметри гри

option-open-scores = Очки
option-open-scores-off = Приховані до кінця гри
option-open-scores-on = Відкриті
option-boat = Трек Ра
option-boat-on = Із Сонячним Човном
option-boat-off = Без човна: плитки Ра на треку

## Становище на столі словами

place-epoch = { $epoch ->
        [1] Перша епоха
        [2] Друга епоха
        [3] Третя епоха
       *[other] Епоха { $epoch }
    }
place-ra-track = Трек Ра: { $drawn } з { $limit }
place-center = Центральний сонячний диск: { $sun }
place-track = Трек аукціону ({ $free ->
        [0] повний
        [one] { $free } вільне місце
        [few] { $free } вільні місця
        [many] { $free } вільних місць
       *[other] { $free } вільного місця
    })
place-bag = Мішечок ({ $count ->
        [0] порожній
        [one] { $count } плитка
        [few] { $count } плитки
        [many] { $count } плиток
       *[other] { $count } плитки
    })
place-auction = Триває аукціон. Гравець Ра: { $player }; ставок ще немає.
place-auction-bid = Триває аукціон. Гравець Ра: { $player }; попереду { $bidder } зі ставкою { $sun }.
place-suns = Сонячні диски горілиць
place-spent = Сонячні диски долілиць
place-kept = Плитки, що лишаються після епохи
place-passing = Плитки лише на цю епоху
place-points = Очки: { $points }
place-points-hidden = Очки: приховані

## Pieces and sheets that are only drawn

boat = Сонячний човен
statue = Статуя Ра
station = Поле треку Ра
place-center-sun = Центральний сонячний диск
sheet-board = Поле аукціону
sheet-seat = Планшет гравця

## Значення компонентів, з якими не можна грати

error-too-few-ra = Для { $seats } гравців потрібно щонайменше { $need ->
        [one] { $need } плитку
        [few] { $need } плитки
        [many] { $need } плиток
       *[other] { $need } плитки
    } Ра.
error-bad-suns = Значення сонячного диска має бути від 1 до 16; задано: { $suns }.
error-repeated-sun = У грі для { $seats } гравців той самий сонячний диск трапляється більше ніж один раз.
error-bad-spaces = Кількість місць на треку аукціону має бути від 1 до { $most }, а задано { $found }.
error-unequal-suns = У грі для { $seats } гравців набори сонячних дисків мають різну кількість дисків.
error-too-many-copies = { $tile }: плиток одного виду монументів може бути щонайбільше { $most }.
