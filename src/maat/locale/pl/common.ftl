# Teksty samego programu, niezależne od gry.

## Miejsca i elementy
place-list = { $label }: { $pieces }
place-empty = brak
pieces = { $count } × { $piece }
piece-of-kind = { $piece } ({ $kind })
seat = Miejsce { $seat }
somebody = Ktoś
seat-heading = { $name }:
automa = Automa

## Przy każdym stole
table-you = Ty
table-all-legal = Niczego nie brakuje: wszystko to jest teraz dozwolone.

## Punktacja
score-sheet = Punktacja
score-total = Razem
score-place = Lokata

## Nagłówki kolumn
column-line = Za co
column-rule = Zasada
column-component = Element
column-value = Wartość
column-source = Źródło

## Wartości elementów
tag-rulebook = instrukcja
tag-public = źródło publiczne
tag-reconstructed = rekonstrukcja
tag-owner = własny egzemplarz

## Błędy w tym, co podano
error-unknown-game = Nie ma gry „{ $game }”. Są: { $known }.
error-unknown-bot = W grze { $game } nie ma bota „{ $bot }”. Są: { $known }.
error-game-over = Gra już się skończyła.
error-unknown-code = W tej grze nie ma odpowiedzi o numerze { $code }.
error-illegal-answer = „{ $answer }” jest niedozwolone. { $rule }: { $reason }
