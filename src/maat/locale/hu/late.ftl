# Amit az asztal csak akkor mond, amikor már lehet játszani.

web-since = { $count ->
   *[other] Az utolsó lépésed óta: { $count } lépés
}
