# Тексти сторінки в браузері.

web-skip = Перейти до столу
web-skip-answers = Перейти до відповідей
web-menu = Меню
web-language = Мова
web-theme = Тема
web-theme-auto = Авто
web-theme-light = Світла
web-theme-dark = Темна
web-close = Закрити
web-more-options = Більше налаштувань
web-seats = Місця
web-larger = Збільшити
web-points = Очки: { $points }
web-points-hidden = Очки: приховані
web-pages = Сторінки столу
web-page-mine = Моє
web-enlarge = Збільшити: { $sheet }
web-fold = { $count ->
    [one] { $count } відповідь на полі
    [few] { $count } відповіді на полі
    [many] { $count } відповідей на полі
   *[other] { $count } відповіді на полі
}
web-costs = вартість: { $cost }
web-brings = дає: { $gain }
web-rules = Правила
web-parts = Компоненти та їхня кількість
web-learn = Перша гра з поясненнями
web-my-tables = Мої столи
web-plays = Мої результати
web-title-turn = ● Ваш хід: { $game }
web-waiting = Чекаємо на хід: { $player }
web-over = Гру закінчено.
web-offline = Немає зв’язку. Пробую ще раз…
web-gathering = Чекаємо на гравців
web-open-seat = Вільне місце
web-you = ви
web-turn = ваш хід
web-thinking = думає
web-bot = бот
web-bot-level = бот: { $bot }
web-stand-in = заміняє бот
web-away = не в мережі
web-give-to-bot = Хай грає бот
web-take-back = Повернути місце
web-bot-here = Посадити бота
web-copy = Копіювати
web-copied = Скопійовано
web-name = Ім’я
web-hand-over = Передайте пристрій: грає { $player }
web-hand-over-hint = Ніхто інший не повинен зараз дивитися.
web-hand-over-ready = Це я, { $player }
web-position = Стіл словами
web-actions = Що ви можете зробити
web-undo = Скасувати
web-undo-ask = Попросити скасувати
web-undo-wanted = { $player } просить скасувати останній хід.
web-agree = Згода
web-refuse = Відмовити
web-why = Чому ні?
web-why-about = Чому ні: { $what }?
web-panels = Журнал, розмова, очки
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-score = Очки
web-tab-left = Лишилось
web-tab-more = Ще
web-account = Пристрої й дані
web-reconstructed = Деякі значення тут відтворено: у вашій коробці можуть бути інші.
web-keys = Клавіші
web-replay = Повтор
web-pause = Пауза
error-unreachable = Сервер не відповідає. Спробуйте за мить.
error-unexpected = Щось пішло не так: { $reason }

bot-at-seat = { $bot } { $seat }
bot-called = { $seat ->
    [1] Яхмос
    [2] Меріт
    [3] Хеті
    [4] Небет
    [5] Сенбі
   *[other] { $bot } { $seat }
}
bot-name-random = Новачок
bot-name-greedy = Купець
bot-name-peek = Розвідник
bot-name-search = Стратег
bot-name-learned = Мудрець
bot-name-drawy = Добирач
bot-name-rule-of-thumb = Практик
