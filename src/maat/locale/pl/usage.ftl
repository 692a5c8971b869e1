## Polecenie, którego nie da się odczytać
usage-no-command = Nie ma polecenia „{ $word }”. Wszystkie polecenia: { $help }
usage-no-command-like = Nie ma polecenia „{ $word }”. Czy chodzi o: { $like }?
usage-no-option = Nie ma opcji { $word }. Wszystkie opcje: { $help }
usage-no-option-like = Nie ma opcji { $word }. Czy chodzi o: { $like }?
usage-needs-value = { $option } wymaga wartości.
usage-needless-value = { $option } nie przyjmuje wartości.
usage-missing = Brakuje { $what }. Co jest potrzebne: { $help }
usage-too-many = Tego polecenie nie przyjmuje: „{ $words }”. Czego potrzebuje: { $help }
usage-whole-number = { $what } musi być liczbą całkowitą, a nie „{ $found }”.
usage-number = { $what } musi być liczbą, a nie „{ $found }”.
usage-at-most = { $option } może wynosić najwyżej { $most }; podano: { $found }.
usage-bad-value = { $what } nie może mieć takiej wartości. Co jest możliwe: { $help }
usage-unreadable = Nie da się odczytać tego polecenia. Jak się je pisze: { $help }

## Słowa pomocy
usage-line = Użycie:
usage-some-options = [OPCJE]
usage-some-command = POLECENIE [ARGUMENTY]…
usage-arguments = Argumenty
usage-options = Opcje
usage-commands = Polecenia
usage-default = [domyślnie: { $value }]
usage-required = [wymagane]
usage-help = Pokaż tę pomoc.
