# box.ftl (українська): що кажуть інструменти для справжньої коробки

web-box = Коробка на столі
web-box-hint = Ви граєте справжніми компонентами, а це допомагає. Обліковий запис не потрібен, а все введене лишається на цьому пристрої.
web-box-back = Назад до інструментів
web-box-others = Інші ігри
web-box-begin = Почати
web-box-anew = Почати знову
web-box-anew-sure = Почати знову? Усе введене тут зникне.
web-box-clock = Годинник
web-box-clock-about = Час на роздуми для кожного місця, на одному екрані для всіх.
web-box-clock-hint = Покладіть пристрій посередині. Хто завершив хід, торкається свого часу, і починається час наступного; дотик до іншого місця вмикає його час. Час рахується правильно й тоді, коли екран спить.
web-box-clock-each = Час на кожного
web-box-clock-minutes = { $minutes } хв
web-box-clock-up = Без обмеження, рахувати вгору
web-box-clock-go = Пуск
web-box-clock-tap = Торкніться, коли завершите
web-box-values = У моїй коробці інакше
web-box-values-about = Виправте значення, які нам довелося відтворити, з компонентами в руках.
web-box-pad = Підрахунок очок
web-box-pad-about = Торкайтеся того, що лежить на столі, а правила порахують.
web-box-pad-hint = Кожен по черзі вводить те, що лежить перед ним. Очки сховані, доки не введуть усі; тоді видно все, рядок за рядком, разом із правилом.
web-box-pad-entered = введено
web-box-pad-besides = Рахується окрім того
web-box-pad-hidden = сховано, доки не введуть усі
web-box-pad-next = Далі: { $player }
web-box-pad-reveal = Показати все
web-box-pad-correct = Виправити
web-box-table = Стіл
web-box-points = Очки: { $points }
web-box-done = Готово
web-box-less = На один менше: { $what }
web-box-more = На один більше: { $what }
web-box-choose = Вибрати: { $what } (вибрано { $count })
error-pad-too-many = Не введено: «{ $what }». Їх лише { $most }, а стало б { $found }.
error-pad-taken = Не введено: «{ $what }». Це вже має { $player }, а в коробці воно лише одне.
error-pad-out-of-range = Не введено: «{ $what }». Можливо щонайбільше { $most }.
error-pad-unknown-line = У цьому підрахунку немає рядка «{ $line }».
web-box-setup = Підготовка до гри
web-box-setup-about = Що де лежить для вашої кількості гравців; випадок вирішує дотик.
web-box-setup-hint = Список каже, що куди покласти, з малюнками, які можна позначати. Що залежить від випадку, тягне сама гра: розкладіть так само або тягніть зі своєї торбинки й колод. Таємні карти роздайте самі.
web-box-setup-drawn = витягнуто
web-box-setup-draw = Тягнути знову
web-box-setup-first = Починає:
web-box-setup-left = { $count ->
    [0] усе розкладено
   *[other] лишилося розкласти: { $count }
}
web-box-setup-unused = Лишається в коробці
