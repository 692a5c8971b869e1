# reading.ftl (English): what the page of the rules says

web-contents = Contents
web-numbered = The numbered rules
web-beside = Second language
web-search = Search
web-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-all-values = All values, and where each is known from
web-in-box = in the box: { $count }
web-reconstructed-count = { $count ->
    [one] { $count } value of this game is reconstructed.
   *[other] { $count } values of this game are reconstructed.
}
