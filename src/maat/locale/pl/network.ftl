# network.ftl (Polish): how others in the same network come, and that a link leads nowhere else

web-only-here = Ten link działa tylko na tym komputerze.
web-only-here-serve = Ten adres działa tylko na tym komputerze. Aby grać na innych urządzeniach, uruchom stół poleceniem „maat serve --host” z adresem tego komputera.
web-network-open = Otwórz dla mojej sieci
web-network-hint = Wtedy telefony i komputery w tej samej sieci mogą wejść przez link lub kod. Dostęp możesz zamknąć w każdej chwili.
web-network-opened = Otwarte dla twojej sieci:
web-network-opened-hint = Zamknięcie rozłącza tych, którzy weszli przez sieć; ich miejsca pozostają zajęte. Jeśli inne urządzenie nic tu nie znajduje, jest w innej sieci albo nie wpuszcza go zapora tego komputera.
web-network-close = Zamknij dostęp
web-network-qr = Kod QR adresu w twojej sieci
error-no-network = Ten komputer nie jest połączony z żadną siecią.
error-no-address = Nie można nasłuchiwać na { $address }: { $reason }.
web-keep-seat = Zachowaj moje miejsce: prywatny link
web-keep-seat-hint = Otwórz ten link na innym urządzeniu, aby grać tam dalej. Nikomu go nie pokazuj.
