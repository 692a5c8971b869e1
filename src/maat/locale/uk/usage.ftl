## Команда, яку не вдається прочитати
usage-no-command = Команди «{ $word }» немає. Усі команди: { $help }
usage-no-command-like = Команди «{ $word }» немає. Можливо, мається на увазі: { $like }?
usage-no-option = Параметра { $word } немає. Усі параметри: { $help }
usage-no-option-like = Параметра { $word } немає. Можливо, мається на увазі: { $like }?
usage-needs-value = { $option } потребує значення.
usage-needless-value = { $option } не приймає значення.
usage-missing = Бракує { $what }. Що потрібно: { $help }
usage-too-many = Цього команда не приймає: «{ $words }». Що їй потрібно: { $help }
usage-whole-number = { $what } має бути цілим числом, а не «{ $found }».
usage-number = { $what } має бути числом, а не «{ $found }».
usage-at-most = { $option } має бути щонайбільше { $most }; задано: { $found }.
usage-bad-value = { $what } не може мати такого значення. Що можливо: { $help }
usage-unreadable = Цю команду не вдається прочитати. Як її писати: { $help }

## Слова довідки
usage-line = Використання:
usage-some-options = [ПАРАМЕТРИ]
usage-some-command = КОМАНДА [АРГУМЕНТИ]…
usage-arguments = Аргументи
usage-options = Параметри
usage-commands = Команди
usage-default = [типово: { $value }]
usage-required = [обов’язково]
usage-help = Показати цю довідку.
