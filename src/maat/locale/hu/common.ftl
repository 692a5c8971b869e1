# Magának a programnak a szövegei, bármelyik játékhoz.

## Helyek és elemek
place-list = { $label }: { $pieces }
place-empty = nincs
pieces = { $count } × { $piece }
piece-of-kind = { $piece } ({ $kind })
seat = { $seat }. hely
somebody = Valaki
seat-heading = { $name }:
automa = Automa

## Minden asztalnál
table-you = Te
table-all-legal = Semmi sem hiányzik: most mindez megengedett.

## Pontozás
score-sheet = Pontozólap
score-total = Összesen
score-place = Helyezés

## Oszlopfejek
column-line = Tétel
column-rule = Szabály
column-component = Játékelem
column-value = Érték
column-source = Forrás

## Elemértékek
tag-rulebook = játékszabály
tag-public = nyilvános forrás
tag-reconstructed = rekonstruált
tag-owner = saját példány

## Hibás bemenet
error-unknown-game = Nincs „{ $game }” nevű játék. Ezek vannak: { $known }.
error-unknown-bot = { $game }: nincs „{ $bot }” nevű bot. Ezek vannak: { $known }.
error-game-over = A játszma már véget ért.
error-unknown-code = Ebben a játékban nincs { $code } számú válasz.
error-illegal-answer = „{ $answer }” nem megengedett. { $rule }: { $reason }
