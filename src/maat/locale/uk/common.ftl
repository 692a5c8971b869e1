# Тексти самої програми, незалежні від гри.

## Місця та предмети
place-list = { $label }: { $pieces }
place-empty = немає
pieces = { $count } × { $piece }
seat = Місце { $seat }
seat-heading = { $name }:
automa = Автома

## Підрахунок очок
score-sheet = Підрахунок очок
score-total = Разом
score-place = Підсумкове місце

## Заголовки стовпців
column-side = Місце
column-player = Гравець
column-mean = Середнє
column-sd = Розкид
column-lowest = Мін.
column-highest = Макс.
column-wins = Перемоги
column-share = Частка
column-line = За що
column-rule = Правило
column-component = Компонент
column-value = Значення
column-source = Джерело
column-note = Примітка
column-work = Робота
column-ratio = Співвідношення

## Рушій
engine-compiled = скомпільований
engine-plain = чистий Python

## Довідка
help-maat = «Ра», «Фараон» і «Техену»: гра, відтворення, симуляції.
help-version = Показати версію і те, чи скомпільовано рушій.
help-lang = Мова всіх текстів.
help-game = Гра.
help-json = Вивести JSON для програм.
help-components-file = Узяти виправлені значення компонентів із цього файлу.
help-option = Параметр гри; можна вказати кілька.
help-simulate = Зіграти багато партій між ботами й показати підсумки.
help-seats = Кількість місць за столом.
help-games = Кількість партій.
help-seed = Текст, що визначає всі випадкові результати: те саме зерно дає ті самі партії.
help-bots = Боти за назвою або з файлу (mij.py), через кому, місце за місцем; коротший список повторюється.
help-jobs = Кількість процесів, між якими ділять роботу.
help-records = Записати кожну партію в цю теку або кожне рішення в цей файл (.jsonl, .jsonl.gz, .parquet); можна вказати по одному.
help-replay = Відтворити запис, показати становище на столі, а після кінця гри й очки.
help-record = Файл із записом гри.
help-to = Зупинитися після стількох рядків відповідей.
help-verify = Перевірити, що кожен рядок відповідає правилам, а випадкові результати — зерну.
help-table = Зіграти в терміналі проти ботів.
help-opponents = Решта місць: назви ботів через кому; якщо не вказано, peek.
help-name = Ваше ім’я за столом.
help-keep-record = Вести запис гри в цьому файлі.
help-components = Перелічити значення всіх компонентів та їхні джерела.
help-check = Перевірити файл із виправленими значеннями й показати, що він дає.
help-bench = Виміряти швидкість рушія, звичайного і скомпільованого.

## Симуляція
simulate-progress = Триває гра
simulate-title = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}
simulate-speed = { $games } партій/с, { $decisions } рішень/с, рушій: { $engine }

## Відтворення
replay-at = Становище після { $answers ->
    [one] { $answers } відповіді
    [few] { $answers } відповідей
    [many] { $answers } відповідей
   *[other] { $answers } відповіді
}
replay-verified = Перевірено: кожен рядок відповідає правилам, а зерну { $draws ->
    [one] відповідає { $draws } випадковий результат
    [few] відповідають усі { $draws } випадкові результати
    [many] відповідають усі { $draws } випадкових результатів
   *[other] відповідає { $draws } випадкового результату
}.

## Значення компонентів
components-title = Значення компонентів гри { $game }
components-count = { $count } × { $source }
components-good = Із файлом { $file } можна грати; у записах він матиме назву { $name }.
tag-rulebook = правила гри
tag-public = відкрите джерело
tag-reconstructed = реконструкція
tag-owner = власний примірник

## Вимірювання
bench-progress = Триває вимірювання
bench-title = { $game }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}, одне ядро
bench-loop = рішень/с, цикл рушія
bench-python-loop = рішень/с, цикл у Python
bench-batch = рішень/с, з Python, багато ігор одразу
bench-search = ітерацій/с, пошук по дереву
bench-copies = копій/с
bench-bytes = байтів на стан гри

## Стіл у терміналі
table-which-game = Яка гра? Введіть номер:
table-welcome = Вітаємо у грі «{ $game }».
table-commitment = Випадкові результати цієї гри запечатано: SHA-256 { $commitment }
table-hint = Введіть номер відповіді. ? пояснює, чому немає інших, help показує всі команди.
table-you = Гравець
table-prompt = >
table-help = Введіть номер відповіді. Інші команди:
    board          показати стіл іще раз
    score          показати свої очки
    undo           скасувати свою останню відповідь
    ?              чому немає інших відповідей
    ? ВІДПОВІДЬ    чому немає цієї, наприклад ? bid 3
    help ПРАВИЛО   показати правило, наприклад help RA-45
    save ФАЙЛ      зберегти запис гри
    quit           вийти з-за столу
table-not-understood = Команда «{ $word }» невідома. Введіть номер або help.
table-no-such-answer = У цій грі немає відповіді «{ $answer }».
table-why-not = Зараз не можна: { $answers }. { $rule }: { $text }
table-all-legal = Нічого не бракує: усе це зараз дозволено.
table-undone = Скасовано.
table-no-undo = Скасувати нічого не можна: вашої відповіді ще не було або після неї були випадковий результат, щось таємне чи вибір іншого гравця.
table-no-such-rule = Правила { $rule } немає.
table-save-where = Куди? Введіть save і назву файлу.
table-saved = Збережено у файлі { $file }.
table-seed = Зерно всіх випадкових результатів: { $seed }
table-left = Гру перервано.

## Помилки в тому, що введено
error-unknown-game = Гри «{ $game }» немає. Є: { $known }.
error-unknown-bot = У грі { $game } немає бота «{ $bot }». Є: { $known }.
error-too-many-bots = Забагато ботів: { $found } на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}.
error-no-bots = Не названо бота на { $seats ->
    [one] { $seats } інше місце
    [few] { $seats } інші місця
    [many] { $seats } інших місць
   *[other] { $seats } іншого місця
}; назвіть хоча б одного.
error-unknown-language = Мови «{ $language }» немає. Є: { $known }.
error-unknown-option = Гра { $game } не має параметра «{ $option }». Має: { $known }.
error-unknown-value = Параметр { $option } не може мати значення «{ $value }». Можливі: { $known }.
error-bad-option = Параметр пишуть як ключ=значення, а не «{ $option }».
error-wrong-seats = Кількість місць у грі { $game } не може дорівнювати { $seats }. Можливі: { $known }.
error-bad-seed = Зерно — це один рядок тексту без пробілів на краях, а не «{ $seed }».
error-too-few = Потрібні щонайменше одна партія та один процес; задано: { $games } і { $jobs }.
error-at-least = { $option } має бути щонайменше { $least }; задано: { $found }.
error-no-file = Не вдалося використати файл { $file }: { $reason }.
error-file-exists = Файл { $file } уже існує, його не змінено.
error-not-written = Файл { $file } не вдається записати.
error-no-folder = Не вдалося створити теку { $file }: { $reason }.
error-bad-ending = { $file } має невідоме розширення. Набір даних закінчується на { $known }; партії записують у теку.
error-one-place = { $file } уже зайве: партії записують в одну теку, рішення — в один файл.
error-no-maker = У { $file } немає функції «make».
error-missing-extra = Для цього потрібен пакет { $package }: pip install "{ $extra }".
error-not-text = Файл { $file } не є текстовим.
error-game-over = Гру вже закінчено.
error-unknown-code = У цій грі немає відповіді з номером { $code }.
error-illegal-answer = «{ $answer }» не дозволено. { $rule }: { $reason }
error-in-line = Рядок { $line }: { $told }
error-not-a-record = Рядок { $line }: це не запис гри; він має починатися з «maat 1».
error-unknown-maat = Рядок { $line }: формат запису { $found } невідомий. Відомі: { $known }.
error-unknown-dealer = Рядок { $line }: немає круп’є «{ $found }». Є: { $known }.
error-unknown-header = Рядок { $line }: «{ $field }» не належить до заголовка.
error-repeated-header = Рядок { $line }: «{ $field }» трапляється в заголовку двічі.
error-missing-header = Рядок { $line }: у заголовку бракує «{ $field }».
error-unknown-trailer = Рядок { $line }: «{ $field }» не може стояти після гри.
error-not-a-number = Рядок { $line }: { $field } має бути числом, а не «{ $found }».
error-other-rules = Рядок { $line }: запис зроблено за версією правил { $found }; ця програма знає версію { $known }.
error-other-components = Рядок { $line }: грали зі значеннями компонентів { $found }; укажіть їхній файл через --components.
error-own-components = Рядок { $line }: заголовок не називає значень компонентів, тож грали зі звичайними; приберіть --components.
error-undo-too-far = Рядок { $line }: тут не можна скасувати { $count ->
    [one] { $count } відповідь
    [few] { $count } відповіді
    [many] { $count } відповідей
   *[other] { $count } відповіді
}.
error-answer-after-end = Рядок { $line }: «{ $answer }» стоїть уже після кінця гри.
error-wrong-seat = Рядок { $line }: «{ $answer }» відповідає { $found }, а запитано { $asked }.
error-unknown-answer = Рядок { $line }: у цій грі немає відповіді «{ $answer }».
error-illegal-line = Рядок { $line }: «{ $answer }» не дозволено. { $rule }: { $reason }
error-unfinished = Рядок { $line }: запис подає результат, але гра тут ще не закінчена.
error-wrong-result = Рядок { $line }: подано результат { $found }, але гра закінчується з результатом { $expected }.
error-no-commitment = Рядок { $line }: нічого перевіряти; у заголовку бракує «dealer» або «commitment».
error-no-seed = Рядок { $line }: зерно ще таємне; запис показує його лише після кінця гри.
error-broken-commitment = Рядок { $line }: зерно не відповідає значенню «commitment» із заголовка.
error-wrong-draw = Рядок { $line }: записано «{ $answer }», але зерно дає «{ $drawn }».
error-no-such-answer = Зупинитися після { $found } не можна: у записі { $most ->
    [one] { $most } рядок
    [few] { $most } рядки
    [many] { $most } рядків
   *[other] { $most } рядка
} відповідей.
error-not-toml = Файл { $file } не у форматі TOML: { $reason }.
error-no-provenance = { $path }: не вказано джерела цього значення.
error-unknown-component = { $path }: такого значення немає. Є: { $known }.
error-wrong-length = { $path }: { $found ->
    [one] { $found } запис
    [few] { $found } записи
    [many] { $found } записів
   *[other] { $found } запису
} замість { $expected }.
error-wrong-kind = { $path }: значення типу { $found } замість { $expected }.
error-negative = { $path }: { $found } менше від 0.
error-too-large = { $path }: це число завелике; найбільше можливе — { $most }.
