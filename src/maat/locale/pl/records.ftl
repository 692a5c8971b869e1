# Co może być nie tak z zapisem, opcją lub plikiem; ze wszystkich stron mówi to tylko lobby.

error-too-many-bots = Za dużo botów: { $found } na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
error-no-bots = Nie podano bota na { $seats ->
    [one] { $seats } pozostałe miejsce
    [few] { $seats } pozostałe miejsca
    [many] { $seats } pozostałych miejsc
   *[other] { $seats } pozostałego miejsca
}; podaj przynajmniej jednego.
error-unknown-option = Gra { $game } nie ma opcji „{ $option }”. Ma: { $known }.
error-unknown-value = Opcja { $option } nie może mieć wartości „{ $value }”. Możliwe: { $known }.
error-unknown-rules = { $game }: nie ma wersji { $found } zasad; ten program zna je do wersji { $known }.
error-bad-option = Opcję zapisuje się jako klucz=wartość, a nie „{ $option }”.
error-wrong-seats = Liczba miejsc w grze { $game } nie może wynosić { $seats }. Możliwe: { $known }.
error-bad-seed = Ziarno to jeden wiersz tekstu bez spacji na końcach, a nie „{ $seed }”.
error-at-least = { $option } musi wynosić co najmniej { $least }; podano: { $found }.
error-no-file = Nie można użyć pliku { $file }: { $reason }.
error-in-line = Wiersz { $line }: { $told }
error-not-a-record = Wiersz { $line }: to nie jest zapis gry; musi się zaczynać od „maat 1”.
error-unknown-maat = Wiersz { $line }: nieznany format zapisu { $found }. Znane: { $known }.
error-unknown-dealer = Wiersz { $line }: nie ma krupiera „{ $found }”. Są: { $known }.
error-broken-link = Ten link jest niepełny: nie da się z niego nic odczytać.
error-unknown-header = Wiersz { $line }: „{ $field }” nie należy do nagłówka.
error-repeated-header = Wiersz { $line }: „{ $field }” występuje w nagłówku dwa razy.
error-missing-header = Wiersz { $line }: w nagłówku brakuje „{ $field }”.
error-unknown-trailer = Wiersz { $line }: „{ $field }” nie może stać po grze.
error-not-a-number = Wiersz { $line }: { $field } musi być liczbą, a nie „{ $found }”.
error-not-a-value = Wiersz { $line }: { $path } musi mieć wartość zapisaną jak w JSON, a nie „{ $found }”.
error-other-rules = Wiersz { $line }: zapis wymaga wersji { $found } zasad; ten program zna je do wersji { $known }.
error-other-components = Wiersz { $line }: grano z wartościami elementów { $found }; podaj ich plik opcją --components.
error-own-components = Wiersz { $line }: nagłówek nie podaje wartości elementów, więc grano ze zwykłymi; pomiń --components.
error-no-provenance = { $path }: nie podano źródła tej wartości.
error-unknown-component = { $path }: nie ma takiej wartości. Są: { $known }.
error-not-one-value = { $path } to nie jedna wartość, lecz kilka; podaj każdą z nich.
error-wrong-length = { $path }: { $found ->
    [one] { $found } pozycja
    [few] { $found } pozycje
    [many] { $found } pozycji
   *[other] { $found } pozycji
} zamiast { $expected }.
error-wrong-kind = { $path }: wartość typu { $found } zamiast { $expected }.
error-negative = { $path }: { $found } to mniej niż 0.
error-too-large = { $path }: ta liczba jest za duża; najwięcej to { $most }.
error-no-range = { $path }: nie podano, w jakich granicach może być ta wartość.
error-out-of-range = { $counts ->
    [pieces] { $path } to { $found }, a takich elementów może być od { $least } do { $most }.
    [spaces] { $path } to { $found }, a pól może być od { $least } do { $most }.
    [cards] { $path } to { $found }, a kart może być od { $least } do { $most }.
    [rounds] { $path } to { $found }, a rund w grze może być od { $least } do { $most }.
    [points] { $path } to { $found }, a punktów może być od { $least } do { $most }.
    [costs] { $path } to { $found }, a cena może wynosić od { $least } do { $most }.
   *[numbers] { $path } to { $found }, a musi tu stać liczba od { $least } do { $most }.
}
error-endless = Z tymi wartościami gra nie skończyła się w ciągu { $most } odpowiedzi; miejsc: { $seats }.
error-unplayable = Z tymi wartościami nie da się grać; miejsc: { $seats } ({ $fault }).
error-bad-values-file = Ten plik nie jest w formacie TOML: { $reason }.
error-undo-too-far = Wiersz { $line }: nie można tu cofnąć { $count } odpowiedzi.
error-answer-after-end = Wiersz { $line }: „{ $answer }” stoi już po końcu gry.
error-wrong-seat = Wiersz { $line }: „{ $answer }” odpowiada { $found }, a odpowiedzieć ma { $asked }.
error-unknown-answer = Wiersz { $line }: w tej grze nie ma odpowiedzi „{ $answer }”.
error-illegal-line = Wiersz { $line }: „{ $answer }” jest niedozwolone. { $rule }: { $reason }
error-unfinished = Wiersz { $line }: zapis podaje wynik, ale gra się tu jeszcze nie kończy.
error-record-too-long = Ten zapis jest za długi; najwięcej wierszy odpowiedzi to { $most }.
error-wrong-result = Wiersz { $line }: podano wynik { $found }, ale gra kończy się wynikiem { $expected }.
error-wrong-redrawn = Wiersz { $line }: podana liczba cofniętych losowań to { $found }, ale jest ich { $expected }.
error-no-commitment = Wiersz { $line }: nie ma czego sprawdzać; w nagłówku brakuje „dealer” albo „commitment”.
error-no-seed = Wiersz { $line }: ziarno jest jeszcze tajne; zapis podaje je dopiero po końcu gry.
error-broken-commitment = Wiersz { $line }: ziarno nie pasuje do skrótu „commitment” z nagłówka.
error-wrong-draw = Wiersz { $line }: zapisano „{ $answer }”, ale z ziarna wynika „{ $drawn }”.
