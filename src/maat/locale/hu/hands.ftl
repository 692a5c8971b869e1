# hands.ftl (magyar): mit mond az asztal, ahol az emberek az igazi dobozból húznak

web-hands-draw = Mit húztatok
web-hands-draw-for = { $player }:
web-hands-what = { $count ->
    [one] Mi volt az?
   *[other] Mi volt az? { $count } egymás után.
}
web-hands-left = { $what }, maradt: { $count }
web-hands-hint = Koppints arra, amit húztál. Egy koppintás elég.
web-hands-several = Több egyszerre
web-hands-enter = Beírás: { $count }
web-hands-deal = { $count ->
    [one] Húzz helyettem
   *[other] Húzd ki helyettem mind a { $count } darabot
}
web-hands-deal-all = Húzz, amíg valakinek választania nem kell
web-hands-deal-setup = Rakj ki mindent helyettem
web-hands-none = Nem maradt több
web-hands-changes = Több változás
web-hands-list = Vissza a listához
web-hands-more = Továbbiak
web-hands-always = Ezeket mindig húzd ki helyettem
web-hands-never = Kérdezd újra, mit húzok
web-hands-correct = Húzás javítása
web-hands-which = Melyik húzást írtad be rosszul? A legutóbbi van elöl.
web-hands-really = Mi volt valójában?
web-hands-lost = { $count ->
    [one] Kijavítva. Az utolsó válasz már nem illett ide: írd be újra.
   *[other] Kijavítva. Az utolsó { $count } válasz már nem illett ide: írd be őket újra.
}
web-hands-secret = Ez titok: most senki más nem nézi.
web-hands-withhold = Csak kijátszáskor mondom meg
web-hands-do = Mi a teendő az asztalon
web-hands-table = Az asztalon
web-hands-todo = { $count ->
    [one] { $count } teendő
   *[other] { $count } teendő
}
web-hands-points = { $points } pont
web-hands-gains = Pont: { $points }, így { $total }
web-hands-show = Mutasd
web-hands-done = Kész

error-not-by-hand = Ennél az asztalnál a program húz.
error-too-many-draws = Többet adtál meg, mint amennyit itt húzni kell.
error-no-such-draw = Ez a húzás nem javítható.
error-out-already = Ez már valakinek a rejtett kezében van: nézd meg újra, vagy tedd vissza, és húzz egy másikat.
web-hands-end = { $player }: { $points } pont
web-hands-end-own = A te oldaladat itt nem követtük: számold meg, és hasonlítsd össze.
web-hands-end-pad = Pontozólap
