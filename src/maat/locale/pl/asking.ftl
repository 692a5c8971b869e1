# Pytania do stołu: co to jest, i polecenia tekstem.

what-is = Co to jest?
what-more = Gdyby gra skończyła się teraz, jeszcze jeden dałby ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
what-worth = Gdyby gra skończyła się teraz, dałoby ci to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
what-worth-own = Gdyby gra skończyła się teraz, masz za to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
what-left = Zostało do wzięcia lub dobrania: { $count }
what-rule = Zasada { $rule }
