# Co stół mówi dopiero, gdy można już grać.

web-since = { $count ->
    [one] Od twojej ostatniej tury: { $count } ruch
    [few] Od twojej ostatniej tury: { $count } ruchy
    [many] Od twojej ostatniej tury: { $count } ruchów
   *[other] Od twojej ostatniej tury: { $count } ruchu
}
