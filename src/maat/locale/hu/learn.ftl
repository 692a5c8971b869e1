# Tanulás játszmákból.

help-train = Egy háló önmaga elleni játszmákból tanulja meg a játékot; minden a fájl mellett marad, így a félbehagyott tanulás folytatható.
help-train-games = Játszmák száma minden körben.
help-rounds = Körök, amelyekben a keresés az előző kör tudásával játszik; előttük mohó botok játszanak egyet.
help-train-seats = Helyek száma vesszővel elválasztva, sorban véve; alapesetben minden lehetséges, leggyakrabban kettő.
help-train-iterations = Hányszor néz előre a keresés minden válasz előtt.
help-advised = A körök közül az első ennyi a kézzel írt tanácsok szerint ítél, nem a háló szerint.
help-blend = Mennyit számítanak a kézzel írt tanácsok a háló mellett, 0 és 1 között; tanácsok szerint játszott körök után általában felét, különben semmit.
help-values-only = A keresés az értékeket veszi a hálótól, a válaszokat saját tapasztalata szerint rendezi.
help-hours = Ennyi óra után nem kezd új játszmát, 0: nincs határ; ugyanaz a parancs folytatja.
help-train-out = A háló fájlja; mellé kerül a feljegyzés arról, hogyan készült.
help-train-start = A háló, amelytől folytatódjon; ilyenkor a mohó botok nem játszanak partikat.

train-games = { $round }. kör: { $done } / { $of } játszma
train-round = { $round }. kör, állások száma: { $positions }. Tévedés az értékekben { $value }, az előnyökben { $lead }, a válaszokban { $policy }.
train-done = Ide került: { $file }.

error-bad-weights = Ez nem háló: { $file }.
error-other-features = Ez a fájl más jellemzőkhöz készült, mint amelyeket ez a változat ismer: { $file }.
error-other-actions = Ez a fájl más válaszokhoz készült, mint amelyeket ez a változat ismer: { $file }.
error-no-features = { $game }: nincsenek jellemzők, amelyekből tanulni lehetne.
error-other-course = { $file } egy másik tanulásé. Adj meg másik --out fájlt, vagy töröld.
