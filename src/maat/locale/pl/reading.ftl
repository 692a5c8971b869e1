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
web-all-values = Wszystkie wartości i ich źródła
web-in-box = w pudełku: { $count }
web-reconstructed-count = { $count ->
    [one] { $count } wartość w tej grze odtworzono.
    [few] { $count } wartości w tej grze odtworzono.
    [many] { $count } wartości w tej grze odtworzono.
   *[other] { $count } wartości w tej grze odtworzono.
}
