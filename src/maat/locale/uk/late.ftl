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
