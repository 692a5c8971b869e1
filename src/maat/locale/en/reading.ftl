# reading.ftl (English): what the page of the rules says

web-contents = Contents
web-numbered = The numbered rules
web-beside = Second language
web-search = Search
web-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
