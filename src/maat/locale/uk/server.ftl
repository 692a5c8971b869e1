# server.ftl: what the table server and its commands say

## Faults
error-stale = Гра тим часом пішла далі; це стосувалося попереднього моменту.
error-not-asked = Зараз не ваша черга відповідати.
error-stood-in = За це місце відповідає бот; спершу поверніть собі місце.
error-not-seated = Ви не сидите за цим столом.
error-not-started = Гра ще не почалася: є вільні місця.
error-unknown-action = У цій грі немає відповіді «{ $action }».
error-not-legal = Цю відповідь зараз не можна дати.
error-nothing-to-undo = Немає чого скасовувати.
error-too-many-undos = У цій грі скасовано вже надто багато.
error-no-empty-seat = Немає вільного місця.
error-seat-taken = Це місце зайняте.
error-no-such-seat = Такого місця немає.
error-not-your-seat = Це не ваше місце.
error-player-present = Гравець цього місця присутній.
error-just-left = Гравець цього місця щойно пішов; бот зможе зайняти місце за { $seconds } с.
error-not-host = Це може зробити лише той, хто відкрив стіл.
error-no-such-table = Такого столу немає.
error-other-rules-here = Цю гру почато за версією { $found } правил; цей сервер грає за версією { $known }.
error-bad-invite = Це запрошення більше не діє.
error-bad-link = Це приватне посилання більше не діє.
error-other-guest = Це посилання належить: { $name }. Продовжити тут як { $name }? До своїх столів із цього пристрою ви повернетеся лише за власним приватним посиланням.
error-no-guest = Спершу назвіть себе.
error-not-over = Це видно лише після кінця гри.
error-unknown-phrase = Немає фрази «{ $phrase }».
error-nothing-said = Це повідомлення порожнє.
error-too-fast = Забагато запитів. Спробуйте знову через { $seconds } с.
error-unreadable = Це повідомлення неможливо прочитати: { $detail }
error-not-json = Надішліть це як application/json.
error-foreign-origin = Про це просить сторінка іншого сайту.
error-foreign-host = Цей сервер не відомий під цим ім’ям.
error-body-too-large = Це завелике; щонайбільше { $most } байтів.
error-wrong-method = За цією адресою так не запитують.
error-not-found = За цією адресою нічого немає.
error-server-fault = Сервер помилився. Спробуйте ще раз.
error-try-again = Стіл треба розкласти заново. Спробуйте за мить.
