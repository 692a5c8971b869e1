# byhand.ftl (magyar): mit mond az asztal, ahol az emberek az igazi dobozból húznak

web-byhand-draw = Mit húztatok
web-byhand-draw-for = { $player }:
web-byhand-what = { $count ->
    [one] Mi volt az?
   *[other] Mi volt az? { $count } egymás után.
}
web-byhand-left = { $what }, maradt: { $count }
web-byhand-hint = Koppints arra, amit húztál. Egy koppintás elég.
web-byhand-undone = Visszavonva. Koppints arra, amit valójában húztál.
web-byhand-several = Több egyszerre
web-byhand-enter = Beírás: { $count }
web-byhand-deal = { $count ->
    [one] Húzz helyettem
   *[other] Húzd ki helyettem mind a { $count } darabot
}
web-byhand-deal-all = Húzz, amíg valakinek választania nem kell
web-byhand-deal-setup = Rakj ki mindent helyettem
web-byhand-none = Nem maradt több
web-byhand-changes = Több változás
web-byhand-list = Vissza a listához
web-byhand-more = Továbbiak
web-byhand-other = másképp
web-byhand-otherwise = { $what }, utána választás
web-byhand-always = Ezeket mindig húzd ki helyettem
web-byhand-never = Kérdezd újra, mit húzok
web-byhand-correct = Húzás javítása
web-byhand-which = Melyik húzást írtad be rosszul? A legutóbbi van elöl.
web-byhand-really = Mi volt valójában?
web-byhand-lost = { $count ->
    [one] Kijavítva. Az utolsó válasz már nem illett ide: írd be újra.
   *[other] Kijavítva. Az utolsó { $count } válasz már nem illett ide: írd be őket újra.
}
web-byhand-secret = Ez titok: most senki más nem nézi.
web-byhand-withhold = Csak kijátszáskor mondom meg
web-byhand-do = Mi a teendő az asztalon
web-byhand-table = Az asztalon
web-byhand-todo = { $count ->
    [one] { $count } teendő
   *[other] { $count } teendő
}
web-byhand-points = { $points } pont
web-byhand-gains = Pont: { $points }, így { $total }
web-byhand-show = Mutasd
web-byhand-done = Kész

error-not-by-hand = Ennél az asztalnál a program húz.
error-too-many-draws = Többet adtál meg, mint amennyit itt húzni kell.
error-no-such-draw = Ez a húzás nem javítható.
error-out-already = Ez már valakinek a rejtett kezében van: nézd meg újra, vagy tedd vissza, és húzz egy másikat.
web-byhand-end = { $player }: { $points } pont
web-byhand-end-own = A te oldaladat itt nem követtük: számold meg, és hasonlítsd össze.
web-byhand-end-pad = Pontozólap
