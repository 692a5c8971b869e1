# Завершена гра, яку ще раз переглянув сильний бот.

error-review-busy = Багато ігор чекає на аналіз. Спробуйте пізніше.
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
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
web-review-luck = Везіння
web-review-turn-choice = { $player }: «{ $played }». Бот вибрав би «{ $preferred }».
web-review-turn-luck = Везіння: { $player }.
web-review-turn-bad-luck = Невезіння: { $player }.
web-review-swing = Шанс на перемогу: { $before } % → { $after } %
web-review-show = Показати становище
web-review-accuracy = Точність
web-review-accuracy-none = нічого не було на кону
web-review-percent = { $value } %
web-review-agreed = { $count ->
    [one] як бот: { $agreed } з { $count } рішення
    [few] як бот: { $agreed } з { $count } рішень
    [many] як бот: { $agreed } з { $count } рішень
   *[other] як бот: { $agreed } з { $count } рішення
}
web-review-lost = середня втрата: { $chance } % шансу на перемогу, в очках { $points }
web-review-lucky = везіння: { $luck } % шансу на перемогу
web-review-who = Чиї
web-review-everybody = усіх
web-review-only-lost = Лише ті, де щось напевно втрачено
web-review-same = Бот зробив би так само.
web-review-instead = Вибір бота: { $answer }
web-review-cost = { $chance } ± { $error } % шансу на перемогу, в очках { $points } ± { $doubt }
web-review-why = Чому, в очікуваних очках:
web-review-none = Таких рішень немає.
web-review-about = Звідки ці числа
web-review-about-chance = Від кожного рішення бот багато разів грає далі й рахує, як часто хто перемагає. Він ніколи не дивиться на те, чого гравець не міг бачити. Число після ± — одна стандартна похибка.
web-review-about-luck = Те, що змінюється між вибором і наступним рішенням, — це везіння: плитки, карти й кубики. Якщо нічого не випадало, уся зміна належить виборові.
web-review-about-accuracy = Точність: 100 % — відповіді не гірші, ніж у бота, 0 % — не кращі за вибрані навмання. Кожне рішення важить стільки, скільки від нього залежало.
