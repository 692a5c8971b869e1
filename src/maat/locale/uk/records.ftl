# Що може бути не так із записом, параметром чи файлом; з усіх сторінок це каже лише вітальня.

error-too-many-bots = Забагато ботів: { $found } на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}.
error-no-bots = Не вказано бота на { $seats ->
    [one] { $seats } інше місце
    [few] { $seats } інші місця
    [many] { $seats } інших місць
   *[other] { $seats } іншого місця
}; укажіть хоча б одного.
error-unknown-option = Гра { $game } не має параметра «{ $option }». Має: { $known }.
error-unknown-value = Параметр { $option } не може мати значення «{ $value }». Можливі: { $known }.
error-unknown-rules = { $game }: немає версії правил { $found }; ця програма знає їх до версії { $known }.
error-bad-option = Параметр пишуть як ключ=значення, а не «{ $option }».
error-wrong-seats = Кількість місць у грі { $game } не може дорівнювати { $seats }. Можливі: { $known }.
error-bad-seed = Зерно — це один рядок тексту без пробілів на краях, а не «{ $seed }».
error-at-least = { $option } має бути щонайменше { $least }; задано: { $found }.
error-no-file = Не вдалося використати файл { $file }: { $reason }.
error-in-line = Рядок { $line }: { $told }
error-not-a-record = Рядок { $line }: це не запис гри; він має починатися з «maat 1».
error-unknown-maat = Рядок { $line }: формат запису { $found } невідомий. Відомі: { $known }.
error-unknown-dealer = Рядок { $line }: немає круп’є «{ $found }». Є: { $known }.
error-broken-link = Це посилання неповне: з нього нічого не прочитати.
error-unknown-header = Рядок { $line }: «{ $field }» не належить до заголовка.
error-repeated-header = Рядок { $line }: «{ $field }» трапляється в заголовку двічі.
error-missing-header = Рядок { $line }: у заголовку бракує «{ $field }».
error-unknown-trailer = Рядок { $line }: «{ $field }» не може стояти після гри.
error-not-a-number = Рядок { $line }: { $field } має бути числом, а не «{ $found }».
error-not-a-value = Рядок { $line }: { $path } має бути значенням у записі JSON, а не «{ $found }».
error-other-rules = Рядок { $line }: запис потребує версії правил { $found }; ця програма знає їх до версії { $known }.
error-other-components = Рядок { $line }: грали зі значеннями компонентів { $found }; укажіть їхній файл через --components.
error-own-components = Рядок { $line }: заголовок не вказує значень компонентів, тож грали зі звичайними; приберіть --components.
error-no-provenance = { $path }: не вказано джерела цього значення.
error-unknown-component = { $path }: такого значення немає. Є: { $known }.
error-not-one-value = { $path } — це не одне значення, а кілька; укажіть кожне з них.
error-wrong-length = { $path }: { $found ->
    [one] { $found } запис
    [few] { $found } записи
    [many] { $found } записів
   *[other] { $found } запису
} замість { $expected }.
error-wrong-kind = { $path }: значення типу { $found } замість { $expected }.
error-negative = { $path }: { $found } менше від 0.
error-too-large = { $path }: це число завелике; найбільше можливе — { $most }.
error-no-range = { $path }: не вказано, в яких межах може бути це значення.
error-out-of-range = { $counts ->
    [pieces] { $path } — це { $found }, а таких елементів може бути від { $least } до { $most }.
    [spaces] { $path } — це { $found }, а полів може бути від { $least } до { $most }.
    [cards] { $path } — це { $found }, а карт може бути від { $least } до { $most }.
    [rounds] { $path } — це { $found }, а раундів у грі може бути від { $least } до { $most }.
    [points] { $path } — це { $found }, а очок може бути від { $least } до { $most }.
    [costs] { $path } — це { $found }, а ціна може бути від { $least } до { $most }.
   *[numbers] { $path } — це { $found }, а тут має стояти число від { $least } до { $most }.
}
error-endless = З цими значеннями гра не закінчилася за { $most } відповідей; місць: { $seats }.
error-unplayable = З цими значеннями грати неможливо; місць: { $seats } ({ $fault }).
error-bad-values-file = Цей файл не у форматі TOML: { $reason }.
error-undo-too-far = Рядок { $line }: тут не можна скасувати { $count ->
    [one] { $count } відповідь
    [few] { $count } відповіді
    [many] { $count } відповідей
   *[other] { $count } відповіді
}.
error-answer-after-end = Рядок { $line }: «{ $answer }» стоїть уже після кінця гри.
error-wrong-seat = Рядок { $line }: «{ $answer }» відповідає { $found }, а відповідати має { $asked }.
error-unknown-answer = Рядок { $line }: у цій грі немає відповіді «{ $answer }».
error-illegal-line = Рядок { $line }: «{ $answer }» не дозволено. { $rule }: { $reason }
error-unfinished = Рядок { $line }: запис подає результат, але гра тут ще не закінчена.
error-record-too-long = Цей запис задовгий; щонайбільше рядків відповідей: { $most }.
error-wrong-result = Рядок { $line }: подано результат { $found }, але гра закінчується з результатом { $expected }.
error-wrong-redrawn = Рядок { $line }: подана кількість скасованих випадкових результатів — { $found }, але їх { $expected }.
error-no-commitment = Рядок { $line }: немає чого перевіряти; у заголовку бракує «dealer» або «commitment».
error-no-seed = Рядок { $line }: зерно ще таємне; запис показує його лише після кінця гри.
error-broken-commitment = Рядок { $line }: зерно не відповідає значенню «commitment» із заголовка.
error-wrong-draw = Рядок { $line }: записано «{ $answer }», але зерно дає «{ $drawn }».
