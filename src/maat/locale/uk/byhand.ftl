# byhand.ftl (українська): що каже стіл, за яким люди тягнуть зі справжньої коробки

web-byhand-draw = Що витягнуто
web-byhand-draw-for = { $player }:
web-byhand-what = { $count ->
    [one] Що це було?
    [few] Що це було? { $count } поспіль.
    [many] Що це було? { $count } поспіль.
   *[other] Що це було? { $count } поспіль.
}
web-byhand-left = { $what }, залишилося: { $count }
web-byhand-hint = Торкніться того, що витягнули. Досить одного дотику.
web-byhand-undone = Скасовано. Торкніться того, що витягнули насправді.
web-byhand-several = Кілька одразу
web-byhand-enter = Записати: { $count }
web-byhand-deal = { $count ->
    [one] Витягни за мене
    [few] Витягни за мене всі { $count }
    [many] Витягни за мене всі { $count }
   *[other] Витягни за мене всі { $count }
}
web-byhand-deal-all = Тягни, доки хтось не має вибирати
web-byhand-deal-setup = Розклади все за мене
web-byhand-none = Більше не лишилося
web-byhand-changes = Кілька змін
web-byhand-list = Назад до списку
web-byhand-more = Більше
web-byhand-other = інакше
web-byhand-otherwise = { $what }, далі на вибір
web-byhand-always = Завжди тягни це за мене
web-byhand-never = Знову питай, що я тягну
web-byhand-correct = Виправити витягнуте
web-byhand-which = Що було записано неправильно? Останнє стоїть першим.
web-byhand-really = Що це було насправді?
web-byhand-lost = { $count ->
    [one] Виправлено. Остання відповідь уже не підходила: введіть її ще раз.
    [few] Виправлено. Останні { $count } відповіді вже не підходили: введіть їх ще раз.
    [many] Виправлено. Останні { $count } відповідей уже не підходили: введіть їх ще раз.
   *[other] Виправлено. Останні { $count } відповідей уже не підходили: введіть їх ще раз.
}
web-byhand-secret = Це таємниця: зараз більше ніхто не дивиться.
web-byhand-withhold = Назву, коли зіграю
web-byhand-do = Що зробити на столі
web-byhand-table = На столі
web-byhand-todo = { $count ->
    [one] { $count } справа на столі
    [few] { $count } справи на столі
    [many] { $count } справ на столі
   *[other] { $count } справ на столі
}
web-byhand-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
web-byhand-gains = Очки: { $points }, разом { $total }
web-byhand-show = Покажи
web-byhand-done = Готово

error-not-by-hand = За цим столом тягне програма.
error-too-many-draws = Названо більше, ніж тут тягнуть.
error-no-such-draw = Це витягування не можна виправити.
error-out-already = Це вже в чиїйсь прихованій руці: перевірте ще раз або покладіть назад і витягніть щось інше.
web-byhand-end = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
web-byhand-end-own = Ваш бік тут не вели: порахуйте його й порівняйте.
web-byhand-end-pad = Підрахунок очок
