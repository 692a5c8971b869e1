# server.ftl: what the table server and its commands say

## Faults
error-stale = A játszma közben továbbhaladt; ez egy korábbi pillanatra szólt.
error-not-asked = Most nem te következel.
error-not-seated = Nem ülsz ennél az asztalnál.
error-not-started = A játszma még nem kezdődött el: van üres hely.
error-unknown-action = Ebben a játékban nincs „{ $action }” válasz.
error-not-legal = Ez a válasz most nem adható.
error-not-your-seat = Ez nem a te helyed.
error-not-host = Ezt csak az teheti, aki az asztalt nyitotta.
error-no-such-table = Nincs ilyen asztal.
error-other-rules-here = Ez a játszma a szabályok { $found }. verziójával kezdődött; ezen a szerveren a legújabb: { $known }.
error-other-components-here = Ez a játszma a következő elemértékekkel kezdődött: { $found }; ezen a szerveren nincsenek meg.
error-bad-invite = Ez a meghívó már nem érvényes.
error-bad-link = Ez a személyes link már nem érvényes.
error-other-guest = Ez a link másé: { $name }. Folytatod itt { $name } nevében? A saját asztalaidat erről az eszközről ezután csak a saját privát linkeddel éred el.
error-no-guest = Előbb mondd meg a neved.
error-not-over = Ez csak a játszma vége után látható.
error-too-fast = Túl sok kérés. Próbáld újra { $seconds } másodperc múlva.
error-unreadable = Ez az üzenet nem olvasható: { $detail }
error-not-json = Ezt application/json formában küldd.
error-foreign-origin = Ezt egy másik webhely oldala kéri.
error-foreign-host = Ez a szerver nem ezen a néven ismert.
error-not-here = Ezt csak az teheti meg, aki ennek a szervernek a gépénél ül.
error-banned = Ez a szerver senkit sem enged be a te címedről. Kérdezd meg azt, aki üzemelteti.
error-body-too-large = Ez túl nagy; legfeljebb { $most } bájt lehet.
error-wrong-method = Ezen a címen így nem lehet kérdezni.
error-not-found = Ezen a címen nincs semmi.
error-server-fault = Valami nem sikerült, és nem a te hibádból. Próbáld újra.
error-try-again = Az asztalt újra fel kell állítani. Próbáld újra egy pillanat múlva.
error-invisible-name = Ebből a névből semmi sem látszik.
error-too-many-lines = Túl sok kapcsolat van nyitva. Próbáld újra egy pillanat múlva.
error-server-full = Ennek a szervernek most minden asztala foglalt. Próbáld később; az elkezdett játékok folytatódnak.
error-store-unwell = A szerver most nem tud írni: a lemeze megtelt, megsérült vagy eltűnt. Semmi sem változott; próbáld meg később.
error-table-damaged = Az asztal feljegyzése megsérült a szerver lemezén; a jó bejegyzések száma: { $good }. A visszajátszás addig mutatja a játszmát.
