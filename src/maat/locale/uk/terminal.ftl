# Тексти команд і столу в терміналі, яких немає на жодній сторінці.

## Довідка
help-maat = «Ра», «Фараон» і «Техену»: гра, відтворення, симуляції.
help-version = Показати версію і те, чи скомпільовано рушій.
help-lang = Мова всіх текстів.
help-game = Гра: ra, pharaon, tekhenu або додана.
help-json = Вивести натомість один документ JSON для програм.
help-out = Записати в цей файл те, що було б виведено на екран.
help-components-file = Узяти виправлені значення компонентів із цього файлу.
help-option = Параметр гри (перелік у docs/notation.md); можна вказати кілька.
help-simulate = Зіграти багато партій між ботами й показати підсумки.
help-seats = Кількість місць за столом.
help-games = Кількість партій.
help-seed = Текст, що визначає всі випадкові результати: те саме зерно дає ті самі партії.
help-bots = Боти за назвою, з файлу (mij.py) або як програма (exec:node mij.mjs), через кому, місце за місцем; коротший список повторюється.
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
help-seconds = Секунди роботи на кожне число.
help-rules = Показати пронумеровані правила гри, усі або деякі.
help-rule = Номери правил, наприклад 45 або RA-45; без них показано всі.
help-doctor = Повідомити, що тут установлено й чи можна грати, для звіту про помилку.
help-completion = Вивести скрипт, з яким клавіша Tab доповнює слова цієї програми.
help-shell = Оболонка. Для zsh скрипт додають у ~/.zshrc, нижче compinit.

## Симуляція
simulate-progress = Триває гра
simulate-title = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}
simulate-speed = { $games } партій/с, { $decisions } рішень/с, рушій: { $engine }
simulate-share = { $value } %
simulate-range = { $low }–{ $high }
simulate-how = Спільна перемога рахується рівними частинами. Межі 95 % для частки — це інтервал Вілсона; у кожній партії свої випадкові результати.

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
table-prompt = >
table-help = Введіть номер відповіді. Інші команди:
    board          показати стіл іще раз
    score          показати свої очки
    undo           скасувати свою останню відповідь
    ?              чому немає інших відповідей
    ? ВІДПОВІДЬ    чому немає цієї, наприклад ? { $answer }
    help ПРАВИЛО   показати правило, наприклад help { $rule }
    save ФАЙЛ      зберегти запис гри
    quit           вийти з-за столу
table-not-understood = Команда «{ $word }» невідома. Введіть номер або help.
table-no-such-answer = У цій грі немає відповіді «{ $answer }».
table-why-not = Зараз не можна: { $answers }. { $rule }: { $text }
table-undone = Скасовано.
table-no-undo = Скасувати нічого не можна: вашої відповіді ще не було або після неї стався випадковий результат, щось таємне чи вибір іншого гравця.
table-save-where = Куди? Введіть save і назву файлу.
table-saved = Збережено у файлі { $file }.
table-seed = Зерно всіх випадкових результатів: { $seed }
table-left = Гру перервано.

## Заголовки стовпців
column-side = №
column-player = Гравець
column-mean = Середнє
column-sd = Розкид
column-range = Від–до
column-wins = Перемоги
column-share = Частка
column-note = Примітка
column-work = Робота
column-ratio = Співвідношення

## Рушій
engine-compiled = скомпільований
engine-plain = чистий Python

## Значення компонентів
components-title = Значення компонентів гри { $game }
components-count = { $count } × { $source }
components-good = Із файлом { $file } можна грати; у записах він матиме назву { $name }.

## Власні боти
error-bot-fault = { $line ->
    [0] { $file }: { $fault }
   *[other] { $file }, рядок { $line }: { $fault }
}
error-bot-illegal = { $file }: «{ $answer }» не дозволено. { $rule }: { $reason }
error-bot-code = { $file }: у цій грі немає відповіді з номером { $code }.
error-bot-word = { $file }: у цій грі немає відповіді «{ $answer }».
error-program-missing = { $command }: програму не вдалося запустити: { $reason }
error-program-late = { $command }: немає відповіді протягом { $seconds } с.
error-program-ended = { $command }: програма завершилася, не відповівши (код виходу { $code }).
error-program-crashed = { $command }: програма завершилася, не відповівши (код виходу { $code }): { $last }
error-program-nonsense = { $command }: «{ $said }» — не відповідь; відповідь має такий вигляд: { $example }

## Аналіз гри
help-review = Дати сильному ботові оцінити кожне рішення завершеної гри.
help-level = Сила бота, від 3 до 5.
help-iterations = Скільки разів бот перевіряє кожне рішення; більше — повільніше й певніше.
help-review-seed = Текст, що визначає випадковість бота: те саме зерно дає той самий аналіз.
help-review-all = Показати кожне рішення, не лише ті, що дорого коштували.
review-default-iterations = за рівнем і грою, див. docs/review.md
review-default-jobs = усі ядра
error-review-unfinished = Гра з цього запису не завершена; аналізують лише завершені ігри.
error-review-empty = У цій грі не було що вирішувати.
error-no-reviewer = Бот рівня { $level } не вміє пояснювати свої оцінки; виберіть один із рівнів: { $known }.
review-progress = Триває аналіз
review-title = { $game }: { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
    [many] { $decisions } рішень
   *[other] { $decisions } рішення
}, оцінював бот { $bot } (рівень { $level }, ітерацій на рішення: { $iterations })
review-about = ± — одна стандартна похибка; везіння — зміна шансу на перемогу через жереб. Докладніше: docs/review.md
review-players = Гравці
review-turns = Переломні моменти
review-no-turns = Жодна зміна не перевищила похибку оцінки.
review-turn-choice = { $moment }. Вибір: «{ $played }», бот вибрав би «{ $preferred }».
review-turn-luck = { $moment }. Везіння, { $player }: { $draws }.
review-swing = Шанс на перемогу: { $before } % → { $after } % (± { $error } %), --to { $to }
review-worst = Рішення, що дорого коштували
review-all = Усі рішення
review-no-worst = Ніхто напевно нічого не втратив.
review-see = Як побачити становище: maat replay { $file } --to N, де N — число, подане вище при --to
review-curve = Шанс на перемогу від першого рішення до кінця
review-percent = { $value } %
review-doubt = { $value } ± { $error }
review-why = Чому, в очікуваних очках: { $reasons }
review-reasons = { $player }: { $lines }
review-reason = { $label } { $points }
review-why-decision = { $at }. { $why }
column-decisions = Рішення
column-agreed = Як бот
column-accuracy = Точність
column-chance-lost = Втрачений шанс на перемогу, %
column-points-lost = Втрачені очки
column-chance-each = Середня втрата шансу на перемогу
column-points-each = Середня втрата очок
column-luck = Везіння
column-number = №
column-played = Зіграно
column-preferred = Вибір бота

error-file-exists = Файл { $file } уже існує, його не змінено.
error-not-written = Файл { $file } не вдається записати.
error-no-folder = Не вдалося створити теку { $file }: { $reason }.
error-worker-gone = Процес, що ділив роботу, завершився передчасно: забракло пам’яті або його завершив бот.
error-bad-ending = { $file } має невідоме розширення. Набір даних закінчується на { $known }; партії записують у теку.
error-one-place = { $file } уже зайве: партії записують в одну теку, рішення — в один файл.
error-no-maker = У { $file } немає функції «make».
error-missing-extra = Для цього потрібен пакет { $package }: pip install "{ $extra }".
error-not-text = Файл { $file } не є текстовим.
error-not-toml = Файл { $file } не у форматі TOML: { $reason }.
error-no-such-answer = Зупинитися після { $found } не можна: у записі { $most ->
    [one] { $most } рядок
    [few] { $most } рядки
    [many] { $most } рядків
   *[other] { $most } рядка
} відповідей.
error-too-few = Потрібні щонайменше одна партія та один процес; задано: { $games } і { $jobs }.
error-unknown-language = Мови «{ $language }» немає. Є: { $known }.
error-no-such-rule = Правила { $number } немає.

## Діагностика
doctor-version = Версія: maat { $version }
doctor-python = Працює на: Python { $python }, { $platform }
doctor-engine = Рушій: { $engine }
doctor-engine-asked = Рушій: { $engine }, бо цього вимагає MAAT_PLAIN=1
doctor-games = Ігри: { $games }
doctor-database = База даних: { $file }, столи: { $tables }, вільне місце: { $free } ГБ
doctor-database-new = База даних: { $file }, її ще немає, вільне місце: { $free } ГБ
doctor-database-bad = База даних: { $reason }
doctor-port-free = Порт: { $port }, вільний
doctor-port-taken = Порт: { $port }, зайнятий; maat play візьме інший
doctor-port-open = Порт: стіл відкрито за адресою { $url }
doctor-port-bad = Порт: непридатний. { $reason }
doctor-compiler = Компілятор: { $compiler }
doctor-compiler-none = Компілятор: не знайдено
doctor-languages = Мови: { $known }; використовується: { $language }
doctor-terminal = Термінал: { $encoding }, ширина { $columns }
doctor-browser = Браузер: { $browser }
doctor-browser-none = Браузер: не знайдено
doctor-extras = Доповнення: { $found }; бракує: { $missing }
doctor-good = Тут можна грати.
doctor-bad = Тут не можна грати. { $reason }
