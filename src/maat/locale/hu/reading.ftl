# reading.ftl (magyar): amit a szabályok oldala mond

web-contents = Tartalom
web-numbered = A számozott szabályok
web-beside = Második nyelv
web-search = Keresés
web-found = { $count ->
   *[other] { $count } szabály
}
web-all-values = Minden érték és a forrása
web-in-box = a dobozban: { $count }
web-reconstructed-count = { $count ->
   *[other] A játék { $count } értéke rekonstruált.
}
