# hands.ftl (українська): що каже стіл, за яким люди тягнуть зі справжньої коробки

web-hands-draw = Що витягнуто
web-hands-draw-for = { $player }:
web-hands-what = { $count ->
    [one] Що це було?
    [few] Що це було? { $count } поспіль.
    [many] Що це було? { $count } поспіль.
   *[other] Що це було? { $count } поспіль.
}
web-hands-left = { $what }, залишилося: { $count }
web-hands-hint = Торкніться того, що витягнули. Досить одного дотику.
web-hands-several = Кілька одразу
web-hands-enter = Записати: { $count }
web-hands-deal = { $count ->
    [one] Витягни за мене
    [few] Витягни за мене всі { $count }
    [many] Витягни за мене всі { $count }
   *[other] Витягни за мене всі { $count }
}
web-hands-deal-all = Тягни, доки хтось не має вибирати
web-hands-deal-setup = Розклади все за мене
web-hands-none = Більше не лишилося
web-hands-changes = Кілька змін
web-hands-list = Назад до списку
web-hands-more = Більше
web-hands-always = Завжди тягни це за мене
web-hands-never = Знову питай, що я тягну
web-hands-correct = Виправити витягнуте
web-hands-which = Що було записано неправильно? Останнє стоїть першим.
web-hands-really = Що це було насправді?
web-hands-lost = { $count ->
    [one] Виправлено. Остання відповідь уже не підходила: введіть її ще раз.
    [few] Виправлено. Останні { $count } відповіді вже не підходили: введіть їх ще раз.
    [many] Виправлено. Останні { $count } відповідей уже не підходили: введіть їх ще раз.
   *[other] Виправлено. Останні { $count } відповідей уже не підходили: введіть їх ще раз.
}
web-hands-secret = Це таємниця: зараз більше ніхто не дивиться.
web-hands-withhold = Назву, коли зіграю
web-hands-do = Що зробити на столі
web-hands-table = На столі
web-hands-todo = { $count ->
    [one] { $count } справа на столі
    [few] { $count } справи на столі
    [many] { $count } справ на столі
   *[other] { $count } справ на столі
}
web-hands-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
web-hands-gains = Очки: { $points }, разом { $total }
web-hands-show = Покажи
web-hands-done = Готово

error-not-by-hand = За цим столом тягне програма.
error-too-many-draws = Названо більше, ніж тут тягнуть.
error-no-such-draw = Це витягування не можна виправити.
error-out-already = Це вже в чиїйсь прихованій руці: перевірте ще раз або покладіть назад і витягніть щось інше.
web-hands-end = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
web-hands-end-own = Ваш бік тут не вели: порахуйте його й порівняйте.
web-hands-end-pad = Підрахунок очок
