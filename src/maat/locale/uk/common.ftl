# Тексти самої програми, незалежні від гри.

## Місця та предмети
place-list = { $label }: { $pieces }
place-empty = немає
pieces = { $count } × { $piece }
piece-of-kind = { $piece } ({ $kind })
seat = Місце { $seat }
somebody = Хтось
seat-heading = { $name }:
automa = Автома

## За кожним столом
table-you = Ви
table-all-legal = Нічого не бракує: усе це зараз дозволено.

## Підрахунок очок
score-sheet = Підрахунок очок
score-total = Разом
score-place = Підсумкове місце

## Заголовки стовпців
column-line = За що
column-rule = Правило
column-component = Компонент
column-value = Значення
column-source = Джерело

## Значення компонентів
tag-rulebook = правила гри
tag-public = відкрите джерело
tag-reconstructed = реконструкція
tag-owner = власний примірник

## Помилки в тому, що введено
error-unknown-game = Гри «{ $game }» немає. Є: { $known }.
error-unknown-bot = У грі { $game } немає бота «{ $bot }». Є: { $known }.
error-game-over = Гру вже закінчено.
error-unknown-code = У цій грі немає відповіді з номером { $code }.
error-illegal-answer = «{ $answer }» не дозволено. { $rule }: { $reason }
