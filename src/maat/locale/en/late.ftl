# What a table says only after it can be played.

web-since = { $count ->
    [one] Since your last turn: { $count } turn
   *[other] Since your last turn: { $count } turns
}
