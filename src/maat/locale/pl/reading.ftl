# reading.ftl (polski): co mówi strona z zasadami

web-contents = Spis treści
web-numbered = Zasady numerowane
web-beside = Drugi język
web-search = Szukaj
web-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
