# Uczenie się z partii.

help-train = Pozwól sieci uczyć się gry z partii, które rozgrywa sama ze sobą; postęp zostaje obok pliku, więc przerwaną naukę można wznowić.
help-train-games = Liczba partii w każdej rundzie.
help-rounds = Rundy, w których wyszukiwanie gra z tym, czego nauczyła poprzednia; wcześniej jedną rozgrywają boty zachłanne.
help-train-seats = Liczby miejsc oddzielone przecinkami, brane po kolei; zwykle wszystkie możliwe, najczęściej dwa.
help-train-iterations = Ile razy wyszukiwanie patrzy naprzód przed każdą odpowiedzią.
help-advised = Tyle pierwszych z tych rund ocenia pozycje ręcznie napisaną radą, a nie siecią.
help-blend = Ile waży ręcznie napisana rada obok sieci, od 0 do 1; zwykle połowę po rundach z radą, inaczej nic.
help-values-only = Wyszukiwanie bierze z sieci wartości, a odpowiedzi porządkuje według własnego doświadczenia.
help-hours = Po tylu godzinach nie zaczynaj nowych partii, 0: bez limitu; to samo polecenie wznawia naukę.
help-train-out = Plik z siecią; obok powstaje notatka o tym, jak ją zrobiono.
help-train-start = Sieć, od której zacząć; wtedy nie rozgrywa się partii zachłannych botów.

train-games = Runda { $round }: partie { $done } z { $of }
train-round = Runda { $round }, liczba pozycji: { $positions }. Błąd wartości { $value }, przewagi { $lead }, odpowiedzi { $policy }.
train-done = Zapisano w { $file }.

error-bad-weights = { $file } nie zawiera sieci.
error-other-features = { $file } powstał dla innych cech, niż ma ta wersja.
error-other-actions = { $file } powstał dla innych odpowiedzi, niż ma ta wersja.
error-no-features = { $game }: brak cech, z których można się uczyć.
error-other-course = { $file } zawiera inną naukę. Podaj inne --out albo usuń ten katalog.
