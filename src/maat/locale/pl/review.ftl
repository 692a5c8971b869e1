# Zakończona gra obejrzana jeszcze raz przez silnego bota.

error-review-busy = Wiele gier czeka na analizę. Spróbuj później.
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
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
web-review-curve = Szansa na wygraną
web-review-curve-hint = Jedna linia na gracza. Wybierz moment, a niżej zobaczysz sytuację na stole.
web-review-moment = Decyzja { $at } z { $of }, { $player }
web-review-end = Koniec gry
web-review-chance = { $player }: { $chance }%
web-tab-review = Decyzje
web-review-swings = Zmiany szansy: { $player }
web-review-turns = Punkty zwrotne
web-review-no-turns = Żadna zmiana nie była większa od niepewności oceny.
web-review-choice = Wybór
web-review-luck = Szczęście
web-review-turn-choice = { $player }: „{ $played }”. Bot wybrałby „{ $preferred }”.
web-review-turn-luck = Szczęście: { $player }.
web-review-turn-bad-luck = Pech: { $player }.
web-review-swing = Szansa na wygraną: { $before }% → { $after }%
web-review-show = Pokaż sytuację
web-review-accuracy = Trafność
web-review-accuracy-none = nic nie było do stracenia
web-review-percent = { $value }%
web-review-agreed = { $count ->
    [one] tak jak bot: { $agreed } z { $count } decyzji
    [few] tak jak bot: { $agreed } z { $count } decyzji
    [many] tak jak bot: { $agreed } z { $count } decyzji
   *[other] tak jak bot: { $agreed } z { $count } decyzji
}
web-review-lost = średnia strata: { $chance }% szansy na wygraną, w punktach { $points }
web-review-lucky = szczęście: { $luck }% szansy na wygraną
web-review-who = Czyje
web-review-everybody = wszystkich
web-review-only-lost = Tylko te, w których na pewno coś stracono
web-review-same = Bot zrobiłby to samo.
web-review-instead = Bot wolałby: { $answer }
web-review-cost = { $chance } ± { $error }% szansy na wygraną, w punktach { $points } ± { $doubt }
web-review-why = Dlaczego, w oczekiwanych punktach:
web-review-none = Nie ma takich decyzji.
web-review-about = Skąd te liczby
web-review-about-chance = Bot wiele razy gra dalej od każdej decyzji i liczy, jak często kto wygrywa. Nigdy nie zagląda tam, gdzie gracz nie mógł zajrzeć. Liczba po ± to jeden błąd standardowy.
web-review-about-luck = To, co zmienia się między wyborem a następną decyzją, to szczęście: płytki, karty i kości. Gdy niczego nie losowano, cała zmiana należy do wyboru.
web-review-about-accuracy = Trafność: 100% to odpowiedzi tak dobre jak u bota, 0% to nie lepsze od wylosowanych. Każda decyzja waży tyle, ile od niej zależało.
