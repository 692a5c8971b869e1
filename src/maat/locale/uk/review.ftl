# Завершена гра, яку ще раз переглянув сильний бот.

## Команда
help-review = Дати сильному ботові оцінити кожне рішення завершеної гри.
help-level = Сила бота, від 3 до 5.
help-iterations = Скільки разів бот перевіряє кожне рішення; більше — повільніше й певніше.
help-review-json = Записати аналіз як JSON у цей файл; - виводить його на екран.
help-review-all = Показати кожне рішення, не лише дорогі.
help-language = Мова аналізу.
error-review-unfinished = Гра з цього запису не завершена; аналізують лише завершені ігри.
error-review-busy = Багато ігор чекає на аналіз. Спробуйте пізніше.
error-review-empty = У цій грі не було що вирішувати.
error-no-reviewer = Бот рівня { $level } не вміє пояснювати свої оцінки; виберіть один із рівнів: { $known }.
review-progress = Триває аналіз
review-title = { $game }: { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
    [many] { $decisions } рішень
   *[other] { $decisions } рішення
}, оцінював бот { $bot } (рівень { $level })
review-players = Гравці
review-turns = Переломні моменти
review-no-turns = Жодна зміна не перевищила похибку оцінки.
review-turn-choice = { $n }. Вибір. { $player }: «{ $played }», бот вибрав би «{ $preferred }».
review-turn-luck = { $n }. Випадок, { $player }. { $draws }.
review-swing = Шанс на перемогу: { $before } % → { $after } % (± { $error } %)
review-worst = Дорогі рішення
review-all = Усі рішення
review-no-worst = Ніхто напевно нічого не втратив.
review-curve = Шанс на перемогу від першого рішення до кінця
review-number = { $value }
review-percent = { $value } %
review-doubt = { $value } ± { $error } %
review-points = { $value } ± { $error }
column-decisions = Рішення
column-agreed = Як бот
column-accuracy = Точність
column-chance-lost = Втрачений шанс на перемогу
column-points-lost = Втрачені очки
column-chance-each = Втрачений шанс за рішення
column-points-each = Втрачені очки за рішення
column-luck = Випадок
column-number = №
column-played = Зіграно
column-preferred = Вибір бота

## Сторінка
web-review = Аналіз гри
web-review-of = Аналіз: { $game }
web-review-hint = Сильний бот оцінює кожне рішення, знаючи лише те, що гравець міг знати тоді. Це триває хвилину-дві; можна піти й повернутися.
web-review-start = Почати аналіз
web-review-running = { $total ->
    [one] Оцінено { $done } з { $total } рішення
    [few] Оцінено { $done } з { $total } рішень
    [many] Оцінено { $done } з { $total } рішень
   *[other] Оцінено { $done } з { $total } рішення
}
web-review-waiting = Спершу інші ігри; аналіз продовжиться, щойно буде час.
web-review-failed = Аналіз перервався до завершення.
web-review-by = Оцінює бот { $bot }, рівень { $level }.
web-review-curve = Шанс на перемогу
web-review-curve-hint = По лінії на кожного гравця. Виберіть момент, щоб побачити нижче становище на столі.
web-review-moment = Рішення { $at } з { $of }, { $player }
web-review-end = Кінець гри
web-review-chance = { $player }: { $chance } %
web-tab-review = Рішення
web-review-swings = Зміни шансу: { $player }
web-review-turns = Переломні моменти
web-review-no-turns = Жодна зміна не перевищила похибку оцінки.
web-review-choice = Вибір
web-review-luck = Випадок
web-review-turn-choice = { $player }: «{ $played }». Бот вибрав би «{ $preferred }».
web-review-turn-luck = Щасливий випадок: { $player }.
web-review-turn-bad-luck = Невдача: { $player }.
web-review-swing = Шанс на перемогу: { $before } % → { $after } %
web-review-show = Показати становище
web-review-players = Гравці
web-review-accuracy = Точність
web-review-accuracy-none = не було що вирішувати
web-review-percent = { $value } %
web-review-doubt = { $value } ± { $error } %
web-review-agreed = { $count ->
    [one] як бот: { $agreed } з { $count } рішення
    [few] як бот: { $agreed } з { $count } рішень
    [many] як бот: { $agreed } з { $count } рішень
   *[other] як бот: { $agreed } з { $count } рішення
}
web-review-lost = втрачено за рішення: { $chance } % шансу на перемогу, в очках { $points }
web-review-lucky = випадок: { $luck } % шансу на перемогу
web-review-decisions = Рішення
web-review-who = Чиї
web-review-everybody = усіх
web-review-only-lost = Лише ті, де щось напевно втрачено
web-review-same = Бот зробив би так само.
web-review-instead = Вибір бота: { $answer }
web-review-cost = { $chance } ± { $error } % шансу на перемогу, в очках { $points } ± { $doubt }
web-review-none = Таких рішень немає.
web-review-about = Звідки ці числа
web-review-about-chance = Від кожного рішення бот багато разів грає далі й рахує, як часто хто перемагає. Він ніколи не дивиться на те, чого гравець не міг бачити. Число після ± — одна стандартна похибка.
web-review-about-luck = Те, що змінюється між вибором і наступним рішенням, — це випадок: жетони, карти й кубики. Якщо нічого не випадало, уся зміна належить виборові.
web-review-about-accuracy = Відповідь, як у бота, важить 100 %. Хто напевно віддає 10 % шансу на перемогу, дістає за цю відповідь 50 %, за 20 % — 25 % і так далі; точність — це середнє.
