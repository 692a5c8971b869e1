# Що стіл каже лише тоді, коли вже можна грати.

web-since = { $count ->
    [one] Після вашого останнього ходу: { $count } хід
    [few] Після вашого останнього ходу: { $count } ходи
    [many] Після вашого останнього ходу: { $count } ходів
   *[other] Після вашого останнього ходу: { $count } ходу
}

web-pace = Темп
web-pace-slow = повільно
web-pace-normal = звичайно
web-pace-fast = швидко
web-pace-step = крок за кроком
web-step = Наступний хід
web-skip-to-me = До мого ходу
web-skip-to-end = До кінця
web-key-answer = відповідь зі списку
web-key-list = до списку відповідей
web-key-board = до першої цілі на столі
web-key-arrows = до наступної цілі чи відповіді
web-key-enter = вибрати виділене
web-key-undo = скасувати
web-key-why = чому не інакше
web-why-hint = Наведіть на річ, утримуйте її або торкніться: її картка скаже, чому її не можна обрати.
web-key-tabs = журнал, розмова, очки, що лишилось
web-key-zoom = збільшити поле, наблизити, віддалити
web-key-escape = закрити, скасувати вибір
web-key-help = ця довідка
web-letters = Швидкі клавіші: літери, цифри та ?
error-undo-refused = Інші не згодні: нічого не скасовано.
error-undo-seat-lost = Хтось утратив місце в цій грі й не може погодитися: нічого не скасовано.
web-bot-for-me = Нехай далі за мене грає бот
web-in-seconds = за { $seconds } с
web-resign = Здатися
web-resign-sure = Здатися? До кінця за вас гратиме бот, і повернутися в цю гру не можна буде.
web-resigned = здача
web-leave = Піти з-за столу
web-leave-sure = Піти з-за столу? Ваше місце стане вільним: його зможе зайняти хтось інший.
web-free-seat = Звільнити місце: { $player }
web-free-seat-sure = Звільнити місце? Його зможе зайняти кожен, хто відкриє запрошення: { $player }
web-sound-ask = Грати зі звуками?
web-sound-on = Увімкнути звуки
web-sound-off = Без звуків
web-volume = Гучність звуків (0: вимкнено)
web-key-step = наступний хід, якщо їх показано крок за кроком
web-key-skip = перейти до мого ходу

web-go-on-playing = Далі
web-tie-shared = Досі порівну: місце спільне.
web-place = { $place }.
web-count-all = Показати все відразу
web-show-rules = Номери правил
web-share-game = Поділитися
web-back-home = Назад до ігор

web-transfer = Узяти цю гру із собою
web-carried = Цю гру перенесли з одного місця в інше. Хто її переніс, міг знати, що випаде далі.
web-rules-newest = Грати далі за найновішими правилами
web-rules-older = Ця гра йде за версією { $rules } правил, з якою почалася; найновіша — { $newest }.
web-redrawn = { $count ->
    [one] У цій грі скасовували випадок: { $count } випадковий результат не рахується.
    [few] У цій грі скасовували випадок: { $count } випадкові результати не рахуються.
    [many] У цій грі скасовували випадок: { $count } випадкових результатів не рахуються.
   *[other] У цій грі скасовували випадок: { $count } випадкового результату не рахується.
}

## Тренер за столом.

web-key-hint = підказка, якщо за столом є тренер
web-coach = Тренер
web-coach-about = Сильний бот дає підказку, коли ви просите, і зауважує, коли відповідь дорого коштувала. Усі інші люди за столом мають погодитися.
web-coach-waits = Тренер чекає, доки погодяться всі: { $players }.
web-coach-wanted = { $player } хоче грати з тренером: із підказками сильного бота й зауваженням після дорогої відповіді. Ви згодні?
web-coach-end = Більше без тренерів
web-hint = Підказка
web-hint-thinking = Тренер думає…
web-hint-answer = Моя відповідь: { $answer }
web-hint-why = В очках, порівняно з іншими відповідями:
web-hint-even = В очках відповіді майже не різняться; ця найкраща проти суперників.
web-hint-close = Майже така сама добра: { $answer }
web-remark = Тренер: «{ $played }» дорого коштувало.
web-remark-answer = Моя відповідь була б інша: { $answer }
web-remark-chance = Шанс на перемогу: на { $percent } % менший.
web-remark-why = В очках моя дала б:
error-coach-refused = Не всі згодні: тренера не буде.
error-no-coach = За вашим місцем тренера немає.
error-no-hint = Тренер зараз не має відповіді. Запитайте ще раз.

## Запитання до столу: що це, і команди текстом.

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
what-values = А що у вашій коробці?
what-rule = Правило { $rule }

web-seek = Шукати серед відповідей
web-seek-none = Жодна відповідь не має слів «{ $words }».
web-seek-found = Знайдено відповідей: { $count }

command = Грайте словами: відповідь або її номер, чи запитання
command-replies = Що каже стіл
# Words that ask and join, words for whoever writes, and endings that words of the table may have in any form.
command-asking = скільки|якісь|що|чого|чи|хто|який|яка|яке|які|яких|де|коли|є|був|було|були|можу|можна|це|той|та|те|ті|тут|там|в|у|на|про|з|із|зі|до|від|за|і|й|а|як|по|зараз|лишилося|залишилося|будь|ласка|покажи|покажіть|скажи|скажіть|зробити|робити|маєш|має
command-me = я|мій|моя|моє|мої|моїх|мене|мені|маю|мною
command-endings = а|я|у|ю|і|ї|и|о|е|є|ь|ів|їв|ей|ам|ям|ами|ями|ах|ях|ом|ем|єм|ою|ею|єю|ові|еві|ий|ій|ого|ому|им|их|ими|ої|к|ка|ки|ко|ку|ці|ок|ків|ком|кою|кам|ками|ках
command-list = Що я можу зробити?|відповіді|відповідь|список|варіанти|варіант|можливості
command-last = Що сталося щойно?|останнє|останні|журнал|сталося|трапилося|відбулося|щойно|востаннє
command-score = Хто попереду?|очки|очок|очка|рахунок|попереду|перемагає|виграє|лідирує
command-mine = Що я маю?|мої речі|ресурси|запаси|товари|майно|речі
command-question = Чий зараз хід?|питання|запитання|хід|ходу|ходить|черга|чий|чия
command-help = допомога|запитати|спитати|команди
command-answer = { $number }: { $answer }
command-done = Зроблено: { $answer }
command-of = { $player }: { $what }
command-points = { $player }: { $points }
command-hidden = { $player }: приховано
command-known = Можна запитати: { $questions }
command-named = Я знаю також номери й слова відповідей, імена гравців і назви всього, що є на столі, наприклад «{ $thing }».
command-yours = Ваш хід.
command-unknown = Я не знаю слів «{ $words }».
web-key-command = грати словами
web-key-what = що це: далі стрілками

web-effect-unsure = Тут важить і те, що приховано в інших.
web-next-luck = Далі вирішить випадок.
web-next-other = Далі вирішує { $player }.
web-next-over = Після цього гра закінчиться.
web-next-you = Далі ви: { $question }
web-rematch = Зіграти ще раз
web-rematch-asked = { $player } пропонує ще одну партію.
web-rematch-no = Ні, дякую
web-next-table = До наступної партії
web-winner = { $count ->
    [one] { WHO($player) ->
        [you] Ви перемагаєте!
       *[other] { $player } перемагає!
    }
    [few] { $player } ділять перемогу!
    [many] { $player } ділять перемогу!
   *[other] { $player } ділять перемогу!
}
web-log-empty = Ще нічого не сталося.
web-log-set-up = Підготовка гри.

## Клавіші й розмова.

web-chat = Розмова за столом
web-chat-empty = Ще ніхто нічого не сказав.
web-say = Скажіть щось
web-send = Надіслати
phrase-hello = Привіт!
phrase-good-luck = Успіхів!
phrase-well-played = Гарний хід!
phrase-thanks = Дякую!
phrase-thinking = Хвилинку, думаю…
phrase-your-turn = Ваш хід!
phrase-sorry = Перепрошую!
phrase-oops = Ой…
phrase-undo-please = Можна це скасувати?
phrase-back-soon = Скоро повернуся.
phrase-rematch = Ще одну партію?
phrase-good-game = Гарна гра!
phrase-resign = Я здаюся. Дякую за гру!
phrase-free = Звільняю місце того, хто вже не може на нього потрапити.
web-standing = Очки, якби гра закінчилася зараз:

error-stood-in = За це місце відповідає бот; спершу поверніть собі місце.
error-nothing-to-undo = Немає чого скасовувати.
error-undo-waits = Хтось уже просить скасувати хід; спершу треба відповісти на це.
error-too-many-undos = У цій грі скасовано вже надто багато.
error-player-present = Гравець цього місця присутній.
error-just-left = Гравець цього місця щойно пішов; це буде можливо за { $seconds } с.
error-resigned = Гравець цього місця здався: до кінця за нього грає бот.
error-newest-rules = Ця гра вже йде за найновішими правилами.
error-rules-differ = За найновішими правилами ця гра пішла б інакше від запису { $at }; вона лишається за своїми.
error-unknown-phrase = Немає фрази «{ $phrase }».
error-nothing-said = Це повідомлення порожнє.
error-not-alone = За цим столом грають інші люди, тож випадок лишається запечатаним: цю гру не можна взяти із собою.
error-not-there = Зараз на столі такого немає.
web-sealed = Усі випадкові події запечатано від початку:
web-chime = Звук, коли мій хід
web-first = На початок
web-run = Відтворити
web-forth = Крок уперед
web-last = У кінець
web-speed = Швидкість
web-moment = Момент { $at } із { $of }
web-moment-slider = Момент гри
web-only-end = Тут видно лише кінець цієї гри.
web-seen-by = Очима
log-undone = { $count ->
    [one] Скасовано { $count } хід.
    [few] Скасовано { $count } ходи.
    [many] Скасовано { $count } ходів.
   *[other] Скасовано { $count } ходу.
}
log-undone-luck = { $count ->
    [one] Скасовано { $count } хід: випадок вирішує знову.
    [few] Скасовано { $count } ходи: випадок вирішує знову.
    [many] Скасовано { $count } ходів: випадок вирішує знову.
   *[other] Скасовано { $count } ходу: випадок вирішує знову.
}
log-only = Можлива була лише одна відповідь.
web-ask-always = Питати й тоді, коли відповідь одна
web-left-none = Тут немає чого рахувати.
web-differs = { $count ->
    [one] За цим столом грають із { $count } значенням із коробки господаря.
    [few] За цим столом грають із { $count } значеннями з коробки господаря.
    [many] За цим столом грають із { $count } значеннями з коробки господаря.
   *[other] За цим столом грають із { $count } значення з коробки господаря.
}
web-differs-value = { $value } замість { $usual }
web-rules-wanted = { $player } пропонує грати далі за версією правил { $rules }.
web-in-words = Словами
web-spectator = Глядач
web-confirm = Зробити
web-share = { $share } %
web-review = Аналіз гри
web-record = Завантажити запис
web-one-file = Завантажити як сторінку
web-verify = Перевірити випадковість
web-back = Крок назад
web-everybody = усіх
