# server.ftl: what the table server and its commands say

## Faults
error-stale = Гра тим часом пішла далі; це стосувалося попереднього моменту.
error-not-asked = Зараз не ваш хід.
error-not-seated = Ви не сидите за цим столом.
error-not-started = Гра ще не почалася: є вільні місця.
error-unknown-action = У цій грі немає відповіді «{ $action }».
error-not-legal = Цю відповідь зараз не можна дати.
error-not-your-seat = Це не ваше місце.
error-not-host = Це може зробити лише той, хто відкрив стіл.
error-no-such-table = Такого столу немає.
error-other-rules-here = Цю гру почато за версією { $found } правил; цей сервер знає їх до версії { $known }.
error-other-components-here = Цю гру почато зі значеннями компонентів { $found }, яких цей сервер не має.
error-bad-invite = Це запрошення більше не діє.
error-bad-link = Це приватне посилання більше не діє.
error-other-guest = Це посилання належить: { $name }. Продовжити тут як { $name }? До своїх столів із цього пристрою ви повернетеся лише за власним приватним посиланням.
error-no-guest = Спершу назвіть себе.
error-not-over = Це видно лише після кінця гри.
error-too-fast = Забагато запитів. Спробуйте знову через { $seconds } с.
error-unreadable = Це повідомлення неможливо прочитати: { $detail }
error-not-json = Надішліть це як application/json.
error-foreign-origin = Про це просить сторінка іншого сайту.
error-foreign-host = Цей сервер не відомий під цим ім’ям.
error-not-here = Це може зробити лише той, хто сидить за комп’ютером цього сервера.
error-banned = Цей сервер нікого не пускає з вашої адреси. Запитайте того, хто ним опікується.
error-no-network = Цей комп’ютер не під’єднано до жодної мережі.
error-no-address = Неможливо слухати на { $address }: { $reason }.
error-body-too-large = Це завелике; щонайбільше { $most } байтів.
error-wrong-method = За цією адресою так не запитують.
error-not-found = За цією адресою нічого немає.
error-server-fault = Сервер помилився. Спробуйте ще раз.
error-try-again = Стіл треба розкласти заново. Спробуйте за мить.
error-invisible-name = Цього імені не видно.
error-too-many-lines = Відкрито забагато з’єднань. Спробуйте за мить.
error-server-full = Усі столи цього сервера зараз зайняті. Спробуйте пізніше; розпочаті ігри тривають.
error-store-unwell = Сервер зараз не може записувати: його диск переповнений, пошкоджений або зник. Нічого не змінено; спробуйте пізніше.
error-table-damaged = Запис цього столу пошкоджено на диску сервера; добрих записів: { $good }. Перегляд показує гру до цього місця.
