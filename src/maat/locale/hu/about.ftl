# What the page about the program says; no other page needs it.

web-about-what = Három társasjáték az ókori Egyiptomról, minden szabállyal, minden kártyával és mindkét egyszemélyes ellenféllel: barátoknak, botok ellen és egyedül.
web-about-fair = Senki oldalára nem jut el olyasmi, amit a játékosa nem tudhat. Minden húzás a játék előtt le van pecsételve, utána pedig bárki ellenőrizheti.
web-about-pictures = A rajzok a sajátjaink. A dobozok néhány nyomtatott értékét mi rekonstruáltuk; minden játék alkatrészlistája megmondja, melyeket.
web-about-program = Ez a program
web-about-version = { $version } verzió
web-engine-plain = A botok az egyszerű motorral gondolkodnak: minden szabállyal, csak kissé lassabban.
web-engine-building = A botok az egyszerű motorral gondolkodnak, amíg a gyors fordítása tart; játssz tovább, átveszik, amint elkészült.
web-engine-compiled = A botok a gyors, lefordított motorral gondolkodnak.
web-engine-failed = A botok az egyszerű motorral gondolkodnak: minden szabállyal, csak kissé lassabban. A gyorsat nem sikerült lefordítani.
web-engine-share = { $percent }%
web-engine-no-compiler = Ezen a számítógépen nincs C-fordító.
web-engine-no-mypyc = Nincs telepítve, ami lefordítaná.
web-engine-compile-failed = Az ok a terminálban olvasható.
web-along-hint = A böngésző megőrzi: e szerver és hálózat nélkül is játszható. Telepíteni a böngésző menüjéből lehet.
web-along-open-network = A böngészőben játszható, de https:// nélküli címről a böngésző nem őrzi meg: nyisd meg olyan címről, amelyiken van, vagy magán ezen a számítógépen.
web-along-not-built = Ez az asztal el is vihető, hogy szerver és hálózat nélkül lehessen játszani: a „maat site” parancs építi meg.
