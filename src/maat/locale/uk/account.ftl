# Що каже сторінка про мої пристрої й дані; жодній іншій це не потрібно.

web-account-nobody = Вас тут ще ніхто не знає: спершу сядьте за стіл.
web-account-devices = Де мене знають
web-account-cookie = Браузер
web-account-bearer = Програма
web-account-contact = Контакт для запрошень
web-account-link = Особисте посилання
web-account-used = востаннє: { $day }
web-account-link-since = створено: { $day }
web-account-here = цей пристрій
web-account-end = Вийти там
web-account-leave = Вийти тут
web-account-leave-everywhere = Вийти всюди
web-account-leave-hint = Без особистого посилання потім не буде шляху назад до ваших місць.
web-account-data = Що про мене відомо
web-account-export = Завантажити все
web-account-forget-hint = Сервер може забути вас назавжди: ім’я, усе сказане й кожен шлях назад. Ігри залишаться без вашого імені, а в тих, що тривають, ваше місце займе бот.
web-account-sure = Так, напевно; цього не можна скасувати.
web-account-forget = Забути мене
error-no-such-device = Цього пристрою вже немає в списку.
error-not-sure = Підтвердьте: цього не можна скасувати.
