# Запитання до столу: що це, і команди текстом.

what-is = Що це?
what-more = Якби гра скінчилася зараз, ще один дав би вам { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
what-worth = Якби гра скінчилася зараз, це дало б вам { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
what-worth-own = Якби гра скінчилася зараз, ви мали б за це { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
what-left = Залишилося взяти чи дібрати: { $count }
what-rule = Правило { $rule }
