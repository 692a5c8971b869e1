# Co mówi strona sprawdzania losowań; nie potrzebuje tego żadna inna.

web-verify-hint = Przed grą serwer pokazał zobowiązanie: SHA-256 tajnego ziarna. Twoja przeglądarka oblicza teraz z ziarna każde losowanie i porównuje.
web-verify-unable = Ta przeglądarka może sprawdzać losowania tylko przez https albo na komputerze samego serwera. Pobierz zapis i sprawdź go poleceniem: maat replay PLIK --verify
web-verify-no-seed = Ten zapis nie podaje ziarna, więc jego losowań nie da się sprawdzić.
web-verify-by-server = Tych losowań dokonał szybszy generator, którego przeglądarka nie zna. Serwer obliczył je z ziarna: wszystkie się zgadzają.
web-commitment = Zobowiązanie
web-seed = Ziarno
web-not-verified = Coś się nie zgadza: nie ufaj tej grze.
web-draws = Wszystkie losowania
web-draw-number = Nr
web-draw-result = Wynik
web-draw-chance = Szansa
web-verified = { $draws ->
    [one] Wszystko się zgadza: zobowiązanie i { $draws } losowanie.
    [few] Wszystko się zgadza: zobowiązanie i { $draws } losowania.
    [many] Wszystko się zgadza: zobowiązanie i { $draws } losowań.
   *[other] Wszystko się zgadza: zobowiązanie i { $draws } losowania.
}
web-verifying = { $draws ->
    [one] Sprawdzam: { $done } z { $draws } losowania
    [few] Sprawdzam: { $done } z { $draws } losowań
    [many] Sprawdzam: { $done } z { $draws } losowań
   *[other] Sprawdzam: { $done } z { $draws } losowania
}
