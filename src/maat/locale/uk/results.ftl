# Що передає далі завершену гру, і сторінка ігор на цьому пристрої.

web-results = Зберегти або поширити результат
web-results-bgstats = Додати до BG Stats
web-results-share = Поділитися результатом
web-results-picture = Зображення (PNG)
web-results-csv = Таблиця (CSV)
web-results-title = { $game }, { $day }
web-results-line = { $place }. { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
web-results-place = { $place }. { $player }
web-plays-hint = Тут зберігаються ігри, які ви завершили за столом, — лише в цьому браузері.
web-plays-none = Тут ще немає жодної гри.
web-plays-over-time = Очки за категоріями, гра за грою
web-plays-count = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
}
web-plays-course = З часом
web-plays-mean = Середнє
web-plays-best = Найкращий результат
web-plays-last = Останній результат
web-plays-list = Усі ігри
web-plays-table = Таблиця: { $game } (CSV)
web-plays-forget = Видалити
web-plays-forget-all = Видалити всі
web-plays-sure = Так, видалити всі
web-csv-date = Дата (UTC)
web-csv-game = Гра
web-csv-minutes = Хвилини
web-csv-player = Гравець
web-csv-place = Місце
web-csv-points = Очки
web-csv-winner = Переможець
web-csv-start = Перший гравець
