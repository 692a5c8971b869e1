# Zakończona gra obejrzana jeszcze raz przez silnego bota.

## Polecenie
help-review = Niech silny bot oceni każdą decyzję zakończonej gry.
help-level = Siła bota, od 3 do 5.
help-iterations = Ile razy bot sprawdza każdą decyzję; więcej znaczy wolniej i pewniej.
help-review-json = Zapisz analizę jako JSON w tym pliku; - wypisuje ją na ekran.
help-review-all = Wypisz każdą decyzję, nie tylko kosztowne.
help-language = Język analizy.
error-review-unfinished = Gra z tego zapisu się nie skończyła; analizuje się tylko zakończone gry.
error-review-busy = Wiele gier czeka na analizę. Spróbuj później.
error-review-empty = W tej grze nie było o czym decydować.
error-no-reviewer = Bot poziomu { $level } nie potrafi wyjaśnić swoich ocen; wybierz jeden z poziomów: { $known }.
review-progress = Trwa analiza
review-title = { $game }: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}, oceniał bot { $bot } (poziom { $level })
review-players = Gracze
review-turns = Punkty zwrotne
review-no-turns = Żadna zmiana nie była większa od niepewności oceny.
review-turn-choice = { $n }. Wybór. { $player }: „{ $played }”, bot wybrałby „{ $preferred }”.
review-turn-luck = { $n }. Los, { $player }. { $draws }.
review-swing = Szansa wygranej: { $before } % → { $after } % (± { $error } %)
review-worst = Kosztowne decyzje
review-all = Wszystkie decyzje
review-no-worst = Nikt niczego na pewno nie stracił.
review-curve = Szansa wygranej od pierwszej decyzji do końca
review-number = { $value }
review-percent = { $value } %
review-doubt = { $value } ± { $error } %
review-points = { $value } ± { $error }
column-decisions = Decyzje
column-agreed = Jak bot
column-accuracy = Trafność
column-chance-lost = Utracona szansa wygranej
column-points-lost = Utracone punkty
column-chance-each = Utracona szansa na decyzję
column-points-each = Utracone punkty na decyzję
column-luck = Los
column-number = Nr
column-played = Zagrano
column-preferred = Bot wolałby

## Strona
web-review = Analiza gry
web-review-of = Analiza: { $game }
web-review-hint = Silny bot ocenia każdą decyzję, wiedząc tylko to, co gracz mógł wtedy wiedzieć. Potrwa to minutę lub dwie; możesz wyjść i wrócić.
web-review-start = Zacznij analizę
web-review-running = { $total ->
    [one] Oceniono { $done } z { $total } decyzji
    [few] Oceniono { $done } z { $total } decyzji
    [many] Oceniono { $done } z { $total } decyzji
   *[other] Oceniono { $done } z { $total } decyzji
}
web-review-waiting = Inne gry mają pierwszeństwo; analiza ruszy dalej, gdy będzie czas.
web-review-failed = Analiza przerwała się przed końcem.
web-review-by = Ocenia bot { $bot }, poziom { $level }.
web-review-curve = Szansa wygranej
web-review-curve-hint = Jedna linia na gracza. Wybierz chwilę, a niżej zobaczysz jej sytuację.
web-review-moment = Decyzja { $at } z { $of }, { $player }
web-review-end = Koniec gry
web-review-chance = { $player }: { $chance } %
web-tab-review = Decyzje
web-review-swings = Zmiany szansy: { $player }
web-review-turns = Punkty zwrotne
web-review-no-turns = Żadna zmiana nie była większa od niepewności oceny.
web-review-choice = Wybór
web-review-luck = Los
web-review-turn-choice = { $player }: „{ $played }”. Bot wybrałby „{ $preferred }”.
web-review-turn-luck = Szczęśliwy los: { $player }.
web-review-turn-bad-luck = Pech: { $player }.
web-review-swing = Szansa wygranej: { $before } % → { $after } %
web-review-show = Pokaż sytuację
web-review-players = Gracze
web-review-accuracy = Trafność
web-review-accuracy-none = nie było o czym decydować
web-review-percent = { $value } %
web-review-doubt = { $value } ± { $error } %
web-review-agreed = { $count ->
    [one] tak jak bot: { $agreed } z { $count } decyzji
    [few] tak jak bot: { $agreed } z { $count } decyzji
    [many] tak jak bot: { $agreed } z { $count } decyzji
   *[other] tak jak bot: { $agreed } z { $count } decyzji
}
web-review-lost = oddano na decyzję: { $chance } % szansy wygranej, w punktach { $points }
web-review-lucky = los: { $luck } % szansy wygranej
web-review-decisions = Decyzje
web-review-who = Czyje
web-review-everybody = wszystkich
web-review-only-lost = Tylko te, w których na pewno coś oddano
web-review-same = Bot zrobiłby to samo.
web-review-instead = Bot wolałby: { $answer }
web-review-cost = { $chance } ± { $error } % szansy wygranej, w punktach { $points } ± { $doubt }
web-review-none = Nie ma takich decyzji.
web-review-about = Skąd te liczby
web-review-about-chance = Bot wiele razy gra dalej od każdej decyzji i liczy, jak często kto wygrywa. Nigdy nie zagląda tam, gdzie gracz nie mógł zajrzeć. Liczba po ± to jeden błąd standardowy.
web-review-about-luck = To, co zmienia się między wyborem a następną decyzją, to los: płytki, karty i kości. Gdy niczego nie losowano, cała zmiana należy do wyboru.
web-review-about-accuracy = Odpowiedź taka jak bota liczy się jako 100 %. Kto na pewno oddaje 10 % szansy wygranej, dostaje za tę odpowiedź 50 %, za 20 % dostaje 25 % i tak dalej; trafność to średnia.
