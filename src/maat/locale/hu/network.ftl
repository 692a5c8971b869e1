# network.ftl (Hungarian): how others in the same network come, and that a link leads nowhere else

web-only-here = Ez a link csak ezen a számítógépen működik.
web-only-here-serve = Ez a cím csak ezen a számítógépen működik. Más eszközökhöz indítsd az asztalt a „maat serve --host” paranccsal és ennek a számítógépnek a címével.
web-network-open = Megnyitás a hálózatomnak
web-network-hint = Ezután az ugyanazon a hálózaton lévő telefonok és számítógépek linkkel vagy kóddal beléphetnek. Bármikor újra bezárhatod.
web-network-opened = Nyitva a hálózatodnak:
web-network-opened-hint = A bezárás leválasztja azokat, akik a hálózaton át jöttek; a helyük megmarad. Ha egy másik eszköz itt nem talál semmit, akkor másik hálózaton van, vagy ennek a számítógépnek a tűzfala nem engedi be.
web-network-close = Bezárás
web-network-qr = A hálózati cím QR-kódja
error-no-network = Ez a számítógép egyetlen hálózathoz sem csatlakozik.
error-no-address = Nem lehet figyelni itt: { $address }: { $reason }.
web-keep-seat = Helyem megőrzése: saját link
web-keep-seat-hint = Nyisd meg ezt a linket egy másik eszközön, és ott folytathatod. Ne mutasd meg senkinek.
