# front.ftl (українська): що каже лише головна сторінка

web-never-played = Ще не грали? Ви навчитеся граючи, за чверть години.
web-solo-against = Грати соло, суперник: { $opponent }
web-solo-easy = Легко
web-solo-medium = Середньо
web-solo-hard = Важко
web-learn-solo = Як грає суперник
web-values-own = { $count ->
    [one] { $count } друковане значення відтворено: його немає в наших джерелах, тож ми обрали збалансоване, і ваша коробка може відрізнятися.
    [few] { $count } друковані значення відтворено: їх немає в наших джерелах, тож ми обрали збалансовані, і ваша коробка може відрізнятися.
    [many] { $count } друкованих значень відтворено: їх немає в наших джерелах, тож ми обрали збалансовані, і ваша коробка може відрізнятися.
   *[other] { $count } друкованого значення відтворено: його немає в наших джерелах, тож ми обрали збалансоване, і ваша коробка може відрізнятися.
}
web-real-box = Гра зі справжньою коробкою
web-values-edit = У моїй коробці інакше
web-values-play = { $count ->
    [one] Грати з { $count } значенням із моєї коробки
    [few] Грати з { $count } значеннями з моєї коробки
    [many] Грати з { $count } значеннями з моєї коробки
   *[other] Грати з { $count } значення з моєї коробки
}
web-pass-hint = Усі грають на цьому пристрої, одне за одним.
web-asked-to-play = Вам пропонують зіграти ще раз
web-my-result = { $points ->
    [one] { $place }-е місце, { $points } очко
    [few] { $place }-е місце, { $points } очки
    [many] { $place }-е місце, { $points } очок
   *[other] { $place }-е місце, { $points } очка
}
web-its-winner = { $count ->
    [one] Перемога: { $player } ({ $points })
    [few] Спільна перемога: { $player } ({ $points })
    [many] Спільна перемога: { $player } ({ $points })
   *[other] Спільна перемога: { $player } ({ $points })
}
web-i-resigned = Ви здалися

web-welcome = Грайте під поглядом богів
web-welcome-hint = Оберіть гру й одразу сідайте за стіл.
web-no-account = Обліковий запис не потрібен. Цей браузер пам’ятає ваші місця.
web-go-on = Продовжити гру
web-play-now = Грати зараз
web-pass-and-play = На одному пристрої
web-seat-open = Запрошення за посиланням
web-seat-bot = Бот: { $bot }
web-levels = Рівні
web-other-bots = Інші боти
web-level = { $level } · { $bot }
web-shuffle = Перемішати місця
web-clock = Годинник
web-clock-0 = Без годинника
web-clock-60 = 1 хвилина на хід
web-clock-300 = 5 хвилин на хід
web-clock-86400 = 1 день на хід
web-clock-total = Годинник на всю гру
web-clock-total-0 = Без обмежень
web-clock-total-600 = 10 хвилин кожному
web-clock-total-1800 = 30 хвилин кожному
web-clock-total-3600 = 1 година кожному
web-clock-total-259200 = 3 дні кожному
web-import = Відкрити записану партію
web-no-tables = Ви ще не сидите за жодним столом.
web-bot-random = Новачок: будь-яка дозволена відповідь
web-bot-greedy = Купець: якнайбільше очок одразу
web-bot-peek = Розвідник: дивиться трохи наперед
web-bot-search = Стратег: дивиться далеко наперед
web-bot-learned = Мудрець: дивиться наперед і оцінює так, як навчився з власних ігор
web-bot-rule-of-thumb = Практик: дотримується одного простого правила
web-bot-drawy = Добирач: майже завжди тягне
web-taken-along = перенесена
web-along = Взяти цей стіл із собою
web-invite = Запросити друзів
web-solo = Грати соло
web-of-game = { $what } — { $game }
web-your-name = Ваше ім’я
web-seat-me = Я
web-new-table = Новий стіл
web-your-turn = Ваш хід
web-start = Відкрити стіл
web-about = Про Maat
