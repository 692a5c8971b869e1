# Боти проти ботів.

## Команда
help-arena = Нехай боти зустрінуться зі зміною місць і з тією самою удачею; результат із мірою певності.
help-arena-bots = Боти за назвами, через кому; кожен зустрічає кожного.
help-arena-games = Скільки партій грають боти, що сидять разом, угору до повних роздач.
help-ray = Грати на машинах цього кластера Ray; local запускає його тут.
help-store = Зберігати результати в цьому файлі; та сама команда продовжує перервану роботу.
help-arena-json = Записати числа як JSON у цей файл; - друкує їх.
help-markdown = Записати таблиці в Markdown у цей файл.
help-plot = Намалювати рейтинги й частки перемог у цей файл SVG.
help-ladder = Зіграти кожен рівень проти нижчого й написати про це сторінку.
help-ladder-games = Партії кожної пари сусідніх рівнів.
help-slow-games = Партії, де один із двох довго шукає.
help-solo-games = Партії кожного рівня проти кожної складності автоми; чверть для повільних рівнів.
help-only = Лише ця гра; можна вказати кілька разів.
help-ladder-seats = Кількості місць, через кому; 1 — це гра наодинці.
help-up-to = Найвищий рівень, що грає.
help-all-pairs = За двома місцями також рівні, що не є сусідніми.
help-minutes = Зупинитися через стільки хвилин; та сама команда продовжить.
help-ladder-out = Сторінка, яку написати; малюнки йдуть у теку pictures поруч.
help-write-only = Нічого не грати, написати сторінку з того, що є.

## Звіт
arena-progress = Триває гра
arena-title = { $game }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}
arena-games = Партії: { $games }, роздачі: { $deals }, зерно { $seed }
arena-versions = maat { $maat }, рушій: { $engine }, джерела { $code }
arena-options = Параметри: { $options }
arena-players = Гравці
arena-pairs = Вище місце
arena-sources = Середні очки за джерелами
arena-how = Кожну роздачу грають у всіх розсадках. Спільне місце рахується як половина. Межі — 95 %: інтервал Вілсона, де кожна роздача є одним свідком. Рейтинги — Plackett-Luce з openskill (початок 25 ± 16,3), з межами 95 %. Час на роздуми — у мілісекундах на одну відповідь.
arena-plot-ratings = Рейтинг
arena-plot-pairs = Як часто рядок посідає вище місце, ніж стовпець
arena-interrupted = Збережені партії: { $played } із { $games }, у файлі { $file }; та сама команда продовжить звідси.
ladder-progress = Драбина
ladder-left = лишилося приблизно { $time }
ladder-written = Записано: { $file }
ladder-interrupted = Зупинено; збережені партії: { $played } із { $games }, у файлі { $file }; та сама команда продовжить звідси.
column-rating = Рейтинг
column-pair = Пара
column-rate = Вище
column-interval = Межі 95 %
column-games = Партії
column-deals = Роздачі
column-per-game = Рішення
column-think-mean = Середнє, мс
column-think-max = Макс., мс

## Помилки
error-bot-twice = { $bot } названо двічі; бота не можна порівняти з ним самим.
error-bot-alone = { $bot } сам; назвіть щонайменше двох ботів, через кому.
error-store-unusable = Файл { $file } неможливо записати.
error-store-foreign = Файл { $file } не є сховищем результатів.
error-store-other = Файл { $file } містить результати інших налаштувань; назвіть інший файл.
error-store-version = Файл { $file } записала інша версія maat; назвіть інший файл.
error-crew-broken = Процес, що грав партії, загинув; дотеперішні результати збережено, та сама команда продовжить.
error-bad-seats = Кількості місць пишуть як 2,3,4; це не так: { $seats }
error-ladder-empty = Нема чого грати: жодна гра не має рівнів для цих місць.
error-no-ray = Бракує Ray; встановіть його: pip install maat-games[ray]
error-ray-unreachable = За адресою { $address } немає кластера Ray: { $reason }
