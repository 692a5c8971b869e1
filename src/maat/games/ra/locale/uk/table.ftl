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

event-suns-dealt = { WHO($player) ->
        [you] Ви отримуєте набір сонячних дисків
       *[other] { $player } отримує набір сонячних дисків
    }; найбільший має значення { $sun }.
event-turn-began = { WHO($player) ->
        [you] Ви починаєте хід
       *[other] { $player } починає хід
    }.
event-tile-drawn = { WHO($player) ->
        [you] Ви витягаєте плитку
       *[other] { $player } витягає плитку
    } { PIECE($tile, case: "gen") }.
event-ra-drawn = { WHO($player) ->
        [you] Ви витягаєте плитку Ра
       *[other] { $player } витягає плитку Ра
    } ({ $drawn } з { $limit }).
event-ra-invoked = { WHO($player) ->
        [you] Ви закликаєте Ра
       *[other] { $player } закликає Ра
    }; на треку аукціону { $tiles ->
        [0] немає плиток
        [one] { $tiles } плитка
        [few] { $tiles } плитки
        [many] { $tiles } плиток
       *[other] { $tiles } плитки
    }.
event-god-spent = { WHO($player) ->
        [you] Ви використовуєте плитку Бога й берете з треку аукціону плитку
       *[other] { $player } використовує плитку Бога й бере з треку аукціону плитку
    } { PIECE($tile, case: "gen") }.
event-stopped = { WHO($player) ->
        [you] Ви більше не використовуєте плиток Бога
       *[other] { $player } більше не використовує плиток Бога
    }.
event-bid-placed = { WHO($player) ->
        [you] Ви ставите
       *[other] { $player } ставить
    } { $sun }.
event-passed = { WHO($player) ->
        [you] Ви пасуєте
       *[other] { $player } пасує
    }.
event-could-not-bid = { WHO($player) ->
        [you] Ви не можете перебити ставки й пасуєте
       *[other] { $player } не може перебити ставки й пасує
    }.
event-auction-won = { WHO($player) ->
        [you] Ви виграєте аукціон сонячним диском { $sun } і забираєте
       *[other] { $player } виграє аукціон сонячним диском { $sun } і забирає
    } { $tiles ->
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
event-disaster-struck = { WHO($player) ->
        [you] Ви розігруєте катастрофу
       *[other] { $player } розігрує катастрофу
    }: { PIECE($tile) }.
event-tile-lost = { WHO($player) ->
        [you] Ви скидаєте
       *[other] { $player } скидає
    } { $count ->
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
    }. { WHO($player) ->
        [you] Перший хід робите ви
       *[other] Перший хід робить { $player }
    }.
event-game-ended = Гру закінчено: { WHO($player) ->
        [you] ви перемагаєте
       *[other] перемагає { $player }
    }.

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
    .short = { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] { $epoch }
    }
place-ra-track = Трек Ра: { $drawn } з { $limit }
    .short = { $drawn }/{ $limit }
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
place-odds = { $ra } з { $all } — плитки Ра
place-auction = Триває аукціон. Гравець Ра: { $player }; ставок ще немає.
place-auction-bid = Триває аукціон. Гравець Ра: { $player }; { WHO($bidder) ->
        [you] попереду ви
       *[other] попереду { $bidder }
    } зі ставкою { $sun }.
place-suns = Сонячні диски горілиць
place-spent = Сонячні диски долілиць
place-kept = Плитки, що лишаються після епохи
place-passing = Плитки лише на цю епоху
place-points = Очки: { $points }
worth = { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
place-points-hidden = Очки: приховані

## Pieces and sheets that are only drawn

boat = Сонячний Човен
statue = Статуя Ра
station = Поділка треку Ра
place-center-sun = Центральний сонячний диск
sheet-board = Планшет аукціону
sheet-seat = Планшет гравця
page-board = Поле

## Значення компонентів, з якими не можна грати

error-too-few-ra = Для { $seats } гравців потрібно щонайменше { $need ->
        [one] { $need } плитку
        [few] { $need } плитки
        [many] { $need } плиток
       *[other] { $need } плитки
    } Ра.
error-repeated-sun = У грі для { $seats } гравців той самий сонячний диск трапляється більше ніж один раз.
error-unequal-suns = У грі для { $seats } гравців набори сонячних дисків мають різну кількість дисків.
error-too-many-copies = { $tile }: плиток одного виду монументів може бути щонайбільше { $most }.

## Що є в коробці

parts-tiles = Плитки
parts-suns = Сонячні диски

## Що це?

what-more-epoch = Ще одна така плитка змінить ваші очки за цю епоху на { $points }.
what-more-end = Ще одна така плитка змінить ваші очки наприкінці гри на { $points }.
what-suns = Сума ваших сонць: { $sum }; наприкінці гри за теперішнього стану це дасть вам очки: { $points }.

tie-sun = Порівну очок: вирішує найвище сонце.

## Вид плитки

kind-tile-astronomy = цивілізація
kind-tile-agriculture = цивілізація
kind-tile-writing = цивілізація
kind-tile-religion = цивілізація
kind-tile-art = цивілізація
kind-tile-fortress = монумент
kind-tile-obelisk = монумент
kind-tile-palace = монумент
kind-tile-pyramid = монумент
kind-tile-temple = монумент
kind-tile-statue = монумент
kind-tile-step-pyramid = монумент
kind-tile-sphinx = монумент
kind-tile-funeral = катастрофа
kind-tile-drought = катастрофа
kind-tile-unrest = катастрофа
kind-tile-earthquake = катастрофа

## What component values are of, where they are corrected

value-tiles = Плитки
value-tracks = Треки
value-auction-spaces = Місця для плиток на аукціоні
value-ra-moves = Трек Ра: поділки
value-2p = Для 2 гравців
value-3p = Для 3 гравців
value-4p = Для 4 гравців
value-5p = Для 5 гравців
value-suns = Сонячні диски
value-center = Центральний сонячний диск на початку
value-points = Очки
value-start = Початкові очки
value-pharaoh-most = Найбільше фараонів
value-pharaoh-fewest = Найменше фараонів
value-civilization = Цивілізації: від 0 до 5 різних видів
value-monument-quantity = Монументи: від 0 до 5 одного виду
value-monument-diversity = Монументи: від 0 до 8 різних видів
value-sun-highest = Найбільша сума сонячних дисків
value-sun-lowest = Найменша сума сонячних дисків
