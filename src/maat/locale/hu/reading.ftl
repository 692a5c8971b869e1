# reading.ftl (magyar): amit a szabályok oldala mond

web-contents = Tartalom
web-numbered = A számozott szabályok
web-beside = Második nyelv
web-search = Keresés
web-found = { $count ->
   *[other] { $count } szabály
}
