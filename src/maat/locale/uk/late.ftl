# Що стіл каже лише тоді, коли вже можна грати.

web-since = { $count ->
    [one] Після вашого останнього ходу: { $count } хід
    [few] Після вашого останнього ходу: { $count } ходи
    [many] Після вашого останнього ходу: { $count } ходів
   *[other] Після вашого останнього ходу: { $count } ходу
}

web-pace = Темп
web-pace-slow = повільно
web-pace-normal = звичайно
web-pace-fast = швидко
web-pace-step = крок за кроком
web-step = Наступний хід
web-skip-to-me = До мого ходу
web-skip-to-end = До кінця
web-key-step = наступний хід, якщо їх показано крок за кроком
web-key-skip = перейти до мого ходу

## Запитання до столу: що це, і команди текстом.

what-is = Що це?
what-more = Якби гра скінчилася зараз, ще один дав би вам { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
what-worth = Якби гра скінчилася зараз, це дало б вам { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
what-worth-own = Якби гра скінчилася зараз, ви мали б за це { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
what-left = Залишилося взяти чи дібрати: { $count }
what-rule = Правило { $rule }
