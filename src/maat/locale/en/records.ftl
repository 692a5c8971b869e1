# What can be wrong with a record, an option or a file; of all pages the lobby alone says it.

error-too-many-bots = Too many bots: { $found } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
error-no-bots = No bot is named for { $seats ->
    [one] { $seats } other seat
   *[other] { $seats } other seats
}; name at least one.
error-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
error-unknown-value = Option { $option } cannot be “{ $value }”. It can be: { $known }.
error-unknown-rules = { $game }: there is no version { $found } of the rules; this program knows them up to version { $known }.
error-bad-option = An option is written key=value, not “{ $option }”.
error-wrong-seats = { $game } cannot be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Possible: { $known }.
error-bad-seed = A seed is one line of text without spaces at its ends, not “{ $seed }”.
error-at-least = { $option } must be at least { $least }; asked for: { $found }.
error-no-file = Cannot use file { $file }: { $reason }.
error-in-line = Line { $line }: { $told }
error-not-a-record = Line { $line }: this is not a record; it must begin with “maat 1”.
error-unknown-maat = Line { $line }: record format { $found } is not known. Known: { $known }.
error-unknown-dealer = Line { $line }: there is no dealer “{ $found }”. There are: { $known }.
error-broken-link = This link is not whole: nothing can be read from it.
error-unknown-header = Line { $line }: “{ $field }” has no place in the header.
error-repeated-header = Line { $line }: “{ $field }” stands in the header twice.
error-missing-header = Line { $line }: the header lacks “{ $field }”.
error-unknown-trailer = Line { $line }: “{ $field }” has no place after the game.
error-not-a-number = Line { $line }: { $field } must be a number, not “{ $found }”.
error-not-a-value = Line { $line }: { $path } must be a value as in JSON, not “{ $found }”.
error-other-rules = Line { $line }: this record needs version { $found } of the rules; this program knows them up to version { $known }.
error-other-components = Line { $line }: played with component values { $found }; name their file with --components.
error-own-components = Line { $line }: the header names no component values, so the record was played with our own; leave out --components.
error-no-provenance = { $path }: nothing says where this value is known from.
error-unknown-component = { $path }: there is no such value. There are: { $known }.
error-not-one-value = { $path } is not one value but several; name each of them.
error-wrong-length = { $path }: { $found ->
    [one] { $found } entry
   *[other] { $found } entries
} instead of { $expected }.
error-wrong-kind = { $path }: a value of kind { $found } instead of { $expected }.
error-negative = { $path }: { $found } is below 0.
error-too-large = { $path }: this number is too large; { $most } is the most.
error-no-range = { $path }: nothing says between which numbers this value may be.
error-out-of-range = { $counts ->
    [pieces] { $path } is { $found }, but there can be { $least } to { $most } of these pieces.
    [spaces] { $path } is { $found }, but there can be { $least } to { $most } spaces.
    [cards] { $path } is { $found }, but there can be { $least } to { $most } cards.
    [rounds] { $path } is { $found }, but a game can have { $least } to { $most } rounds.
    [points] { $path } is { $found }, but it can be { $least } to { $most } points.
    [costs] { $path } is { $found }, but a price can be { $least } to { $most }.
   *[numbers] { $path } is { $found }, but a number from { $least } to { $most } must stand there.
}
error-endless = With these values a game for { $seats } did not end within { $most } answers.
error-unplayable = With these values a game for { $seats } cannot be played ({ $fault }).
error-bad-values-file = This file is not TOML: { $reason }.
error-undo-too-far = Line { $line }: { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} cannot be taken back here.
error-answer-after-end = Line { $line }: “{ $answer }” comes after the end of the game.
error-wrong-seat = Line { $line }: { $found } answers “{ $answer }”, but { $asked } is asked.
error-unknown-answer = Line { $line }: there is no answer “{ $answer }” in this game.
error-illegal-line = Line { $line }: “{ $answer }” is not allowed. { $rule }: { $reason }
error-unfinished = Line { $line }: the record gives a result, but the game is not over here.
error-record-too-long = This record is too long; { $most } lines of answers are the most.
error-wrong-result = Line { $line }: the result is given as { $found }, but the game ends { $expected }.
error-wrong-redrawn = Line { $line }: { $found } draws are said to be taken back, but there are { $expected }.
error-no-commitment = Line { $line }: nothing to verify; the header lacks “dealer” or “commitment”.
error-no-seed = Line { $line }: the seed is still secret; a record shows it once the game is over.
error-broken-commitment = Line { $line }: the seed does not match the commitment in the header.
error-wrong-draw = Line { $line }: “{ $answer }” was recorded, but the seed gives “{ $drawn }”.
