# server.ftl: what the table server and its commands say

## Faults
error-stale = A játszma közben továbbhaladt; ez egy korábbi pillanatra szólt.
error-not-asked = Most nem te következel.
error-stood-in = Erről a helyről bot válaszol; előbb vedd vissza a helyet.
error-not-seated = Nem ülsz ennél az asztalnál.
error-not-started = A játszma még nem kezdődött el: van üres hely.
error-unknown-action = Ebben a játékban nincs „{ $action }” válasz.
error-not-legal = Ez a válasz most nem adható.
error-nothing-to-undo = Nincs mit visszavonni.
error-too-many-undos = Ebben a játszmában már túl sok mindent vontak vissza.
error-no-empty-seat = Nincs üres hely.
error-seat-taken = Ez a hely foglalt.
error-no-such-seat = Nincs ilyen hely.
error-not-your-seat = Ez nem a te helyed.
error-player-present = A hely játékosa jelen van.
error-just-left = A hely játékosa csak most ment el; bot { $seconds } s múlva veheti át.
error-not-host = Ezt csak az teheti, aki az asztalt nyitotta.
error-no-such-table = Nincs ilyen asztal.
error-other-rules-here = Ez a játszma a szabályok { $found }. verziójával kezdődött; ezen a szerveren a szabályok verziója { $known }.
error-bad-invite = Ez a meghívó már nem érvényes.
error-bad-link = Ez a személyes link már nem érvényes.
error-other-guest = Ez a hivatkozás másé: { $name }. Folytatja itt { $name } nevében? A saját asztalait erről az eszközről csak saját privát hivatkozással éri el.
error-no-guest = Előbb mondd meg a neved.
error-not-over = Ez csak a játszma vége után látható.
error-unknown-phrase = Nincs ilyen mondat: „{ $phrase }”.
error-nothing-said = Ez az üzenet üres.
error-too-fast = Túl sok kérés. Próbáld újra { $seconds } másodperc múlva.
error-unreadable = Ez az üzenet nem olvasható: { $detail }
error-not-json = Ezt application/json formában küldd.
error-foreign-origin = Ezt egy másik webhely oldala kéri.
error-foreign-host = Ez a szerver nem ezen a néven ismert.
error-body-too-large = Ez túl nagy; legfeljebb { $most } bájt lehet.
error-wrong-method = Ezen a címen így nem lehet kérdezni.
error-not-found = Ezen a címen nincs semmi.
error-server-fault = A szerver hibázott. Próbáld újra.
error-try-again = Az asztalt újra fel kell állítani. Próbáld újra egy pillanat múlva.
