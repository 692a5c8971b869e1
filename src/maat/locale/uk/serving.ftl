# Що кажуть команди довкола сервера столів; жодна сторінка цього не каже.

error-bad-setting = { $name } не може бути «{ $value }».
error-store-busy = Інший сервер використовує { $file }.
error-store-linked = Файл { $file } має кілька імен (жорстких посилань), і кожне мало б власний журнал. Скопіюйте його і користуйтеся копією.
error-newer-store = { $file } записала новіша версія цієї програми.
error-foreign-store = { $file } не є базою цієї програми.
error-no-store = Немає бази даних { $file }.
error-port-taken = Порт { $port } зайнятий.
error-no-chooser = У { $file } немає ні «make(seed)», ні «choose(update)»; приклади є в docs/bots.md.
error-not-invited = «{ $url }» не є посиланням-запрошенням.
error-no-server = Не вдається зв’язатися з { $url }: { $reason }.
help-serve = Запустити сервер столів; налаштування беруться із середовища (MAAT_PORT тощо, див. docs/protocol.md).
help-play = Запустити стіл на цьому комп’ютері й відкрити його в браузері.
help-join = Посадити вашу програму за стіл.
help-backup = Скопіювати базу даних, навіть коли сервер працює.
help-export = Вивантажити записи всіх завершених ігор у теку.
help-check-database = Чи база ціла: кожна сторінка і кожен запис за його гешем.
help-admin = Переглянути й виправити те, що зберігає сервер; кожну дію записано.
help-act = Що зробити: tables, guests, log; logout ГІСТЬ, rename ГІСТЬ ІМ’Я, forget ГІСТЬ, delete СТІЛ, close СТІЛ, free СТІЛ МІСЦЕ, ban АДРЕСА, allow АДРЕСА, prune ДНІ.
help-whom = Гість за номером, стіл, адреса чи мережа або кількість днів.
help-wish = Ім’я або місце, рахуючи від 0.
admin-guest = { $guest }  { $name }  { $day }  сеанси: { NUMBER($sessions) }, місця: { NUMBER($seats) }
admin-done = Зроблено й записано: { $act } { $whom }
error-nobody-there = Немає нікого й нічого з назвою «{ $whom }».
help-host = Адреса, на якій слухати; 127.0.0.1 — лише цей комп’ютер.
help-port = Порт, на якому слухати.
help-database = База даних: файл або адреса бази PostgreSQL (postgresql://…).
help-no-browser = Не відкривати браузер.
help-invite = Посилання-запрошення або адреса сервера, на якому чекати на запрошення.
help-bot-file = Файл Python із функцією make(seed) або choose(update), або програма: "exec:node mine.mjs".
help-copy = Файл для запису.
help-folder = Тека для запису.
serve-ready = Стіл відкрито за адресою { $url } (Ctrl+C завершує).
export-done = Записано ігор: { $count }.
backup-done = Скопійовано до { $file }.
check-done = { $count ->
    [one] Є { $count } стіл, такий, як його записано.
    [few] Є { $count } столи, такі, як їх записано.
    [many] Є { $count } столів, таких, як їх записано.
   *[other] Є { $count } столу, так, як їх записано.
}
check-page = Файл пошкоджено: { $fault }
check-table = Стіл { $table } пошкоджено: добрі записи: { $good }, зіпсовані: { $lost }.
join-seated = Граю за столом { $table }. Щоб повернутися на це місце: --token { $token }
join-waits = Чекаю на запрошення на { $url }. Контакт: { $contact } Щоб повернутися тим самим гостем: --token { $token }
join-left = Стіл { $table }: місце звільнено. { $fault }
join-over = Гру завершено. Місце { $place }, очки: { $own }; усі: { $points }.
help-token = Повернутися на місце з токеном, показаним, коли його зайняли.
engine-building = Швидкий рушій компілюється у фоні; боти перейдуть на нього, щойно він буде готовий.
engine-progress = швидкий рушій { NUMBER($share, style: "percent") }
engine-ready = Швидкий рушій готовий; відтепер боти користуються ним.
engine-no-compiler = Грає звичайний рушій: для швидкого немає компілятора C.
engine-no-mypyc = Грає звичайний рушій: не встановлено mypy і setuptools, якими компілюють швидкий.
engine-compile-failed = Грає звичайний рушій: швидкий скомпілювати не вдалося ({ $reason }).
help-site = Записати стіл як статичний сайт, на якому грають без сервера й без мережі.
help-site-folder = Тека, у яку записати; без неї — туди, де її знайдуть «maat play» і «maat serve».
error-site-needs = Щоб зібрати сайт, потрібна програма { $program }: { $reason }.
error-site-failed = Програма { $program } не впоралася зі своєю частиною сайту: { $reason }
error-site-not-empty = Тека { $folder } не порожня, і сайту в ній немає; нічого не записано.
site-done = Сайт у теці { $folder } ({ $megabytes } МБ). Його може роздавати будь-який хостинг.
site-offered = «maat play» і «maat serve» пропонують узяти його із собою.
serve-along = Узяти із собою: { $url }
help-workers = Скільки процесів обслуговують столи; для більш ніж одного потрібен PostgreSQL.
help-move-store = Перенести все з однієї бази даних до іншої, порожньої: з файлу до PostgreSQL або навпаки.
help-move-target = База даних, до якої переносять; має бути порожня.
error-workers-need-postgres = Для кількох процесів потрібен PostgreSQL: файл SQLite обслуговує лише один.
error-no-asyncpg = Для PostgreSQL потрібен ще один пакет: pip install 'maat-games[postgres]'.
error-no-database = Не вдається скористатися базою PostgreSQL: { $reason }.
error-backup-postgres = Базу PostgreSQL копіюють її власним засобом, навіть коли сервери працюють: pg_dump --format=custom.
error-store-not-empty = { $file } уже містить дані; нічого не перенесено.
error-move-damaged = Перенесене не збігається з тим, що було (стіл { $table }); нічого не збережено.
move-done = { $tables ->
    [one] Перенесено { $tables } стіл з усім, що до нього належить, і перевірено кожен запис.
    [few] Перенесено { $tables } столи з усім, що до них належить, і перевірено кожен запис.
    [many] Перенесено { $tables } столів з усім, що до них належить, і перевірено кожен запис.
   *[other] Перенесено { $tables } столу з усім, що до них належить, і перевірено кожен запис.
}
doctor-postgres = База даних { $file }: { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
    [many] { $tables } столів
   *[other] { $tables } столу
}.
