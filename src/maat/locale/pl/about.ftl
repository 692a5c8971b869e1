# What the page about the program says; no other page needs it.

web-about-what = Trzy gry planszowe o starożytnym Egipcie, ze wszystkimi zasadami i kartami oraz obydwoma przeciwnikami solo: dla przyjaciół, z botami i dla jednej osoby.
web-about-fair = Do niczyjej przeglądarki nie trafia to, czego gracz nie może wiedzieć. Wszystkie losowania są zapieczętowane przed grą, a po niej każdy może je sprawdzić.
web-about-pictures = Rysunki są nasze własne. Niektóre wartości nadrukowane na elementach gier odtworzyliśmy sami; lista elementów każdej gry mówi, które.
web-about-program = Ten program
web-about-version = Wersja { $version }
web-engine-plain = Boty myślą na zwykłym silniku: wszystkie zasady, tylko trochę wolniej.
web-engine-building = Boty myślą na zwykłym silniku, a szybki właśnie się kompiluje; można grać dalej, przejdą na niego, gdy będzie gotowy.
web-engine-compiled = Boty myślą na szybkim, skompilowanym silniku.
web-engine-failed = Boty myślą na zwykłym silniku: wszystkie zasady, tylko trochę wolniej. Szybkiego nie udało się skompilować.
web-engine-share = { $percent }%
web-engine-no-compiler = Na tym komputerze nie ma kompilatora C.
web-engine-no-mypyc = Nie zainstalowano tego, co go kompiluje.
web-engine-compile-failed = Powód jest podany w terminalu.
web-along-hint = Przeglądarka go zachowa: gra się bez tego serwera i bez sieci. Zainstalujesz go z menu przeglądarki.
web-along-open-network = Gra się w przeglądarce, ale spod adresu bez https:// przeglądarka go nie zachowa: otwórz go spod adresu, który je ma, albo na samym tym komputerze.
web-along-not-built = Ten stół można też zabrać ze sobą, by grać bez serwera i bez sieci: buduje go polecenie „maat site”.
