# Amit a saját doboz értékeinek oldala mond.

web-values-hint = Vedd kézbe az igazi játékelemet, és írd be, ami rá van nyomtatva. Mielőtt az értékek megmaradnának, csak ezen az eszközön, a program minden játékosszámmal lejátszik velük játszmákat. Az asztalaid, a játszmáid és az ott ülő botok is ezeket használják; fájlként meg is oszthatod őket.
web-values-search = Keresés
web-values-all = A biztos értékek is
web-values-found = { $count } érték
web-values-trying = Próbajátszmák folynak az értékeiddel…
web-values-good = Ezekkel az értékekkel lehet játszani; meg is maradtak.
web-values-own-count = { $count ->
    [0] Minden érték a miénk.
   *[other] { $count } érték a te dobozodból való.
}
web-values-load = Fájl betöltése
web-values-save = Mentés fájlba
web-values-none = Legyen mind a miénk
web-values-keep = { $count ->
    [0] Kipróbálás és mentés
   *[other] { $count } változás kipróbálása és mentése
}
web-values-usual = a miénk: { $usual }
web-values-restore = legyen a miénk
