# waitingroom.ftl (Ukrainian): what the waiting room says

web-room-hint = Гра почнеться, коли всі місця будуть зайняті й усі будуть готові.
web-ready = Можна починати
web-not-ready = Ще ні, зачекайте
web-is-ready = готово
web-is-waiting = ще не готово
web-is-asked = чекаємо на відповідь
web-asked-again = Вам пропонують зіграти.
web-sit-here = Сісти сюди
web-ask-guest = Запросити бота, що чекає
web-contact = Контакт бота, який показує його програма
web-remove-bot = Прибрати бота
web-color = Ваш колір
web-color-0 = Червоне коло
web-color-1 = Синій трикутник
web-color-2 = Бірюзовий квадрат
web-color-3 = Жовтий ромб
web-color-4 = Фіолетова зірка
web-color-5 = Зелений пісочний годинник

error-begun = Гра вже почалася: місця й кольори лишаються, як є.
error-color-taken = Цей колір уже має хтось інший.
error-seat-taken = Це місце зайняте.
error-no-such-seat = Такого місця немає.
error-no-empty-seat = Немає вільного місця.
error-no-such-contact = Тут ні в кого немає такого контакту.
error-seated-already = Цей гравець уже має тут місце.
web-watching = Ви глядач. Щоб сісти, попросіть посилання-запрошення.
web-invite-title = Запрошення
web-invite-hint = Хто його відкриє, зможе сісти на вільне місце.
web-invite-link = Посилання-запрошення
web-qr = QR-код посилання-запрошення
web-sit = Сісти
