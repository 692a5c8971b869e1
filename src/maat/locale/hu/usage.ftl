## Olvashatatlan parancs
usage-no-command = Nincs „{ $word }” parancs. Az összes parancs: { $help }
usage-no-command-like = Nincs „{ $word }” parancs. Erre gondoltál: { $like }?
usage-no-option = Nincs { $word } kapcsoló. Az összes kapcsoló: { $help }
usage-no-option-like = Nincs { $word } kapcsoló. Erre gondoltál: { $like }?
usage-needs-value = { $option }: értéket kell megadni.
usage-needless-value = { $option }: nem adható meg érték.
usage-missing = Hiányzik: { $what }. Ami kell: { $help }
usage-too-many = Ezzel a parancs nem tud mit kezdeni: „{ $words }”. Ami kell neki: { $help }
usage-whole-number = { $what }: egész szám kell, nem „{ $found }”.
usage-number = { $what }: szám kell, nem „{ $found }”.
usage-at-most = { $option } legfeljebb { $most } legyen; a megadott: { $found }.
usage-bad-value = { $what }: nem lehet ilyen értéke. Ami lehetséges: { $help }
usage-unreadable = Ez a parancs nem olvasható. Így kell írni: { $help }

## A súgó szavai
usage-line = Használat:
usage-some-options = [KAPCSOLÓK]
usage-some-command = PARANCS [ARGUMENTUMOK]…
usage-arguments = Argumentumok
usage-options = Kapcsolók
usage-commands = Parancsok
usage-default = [alapérték: { $value }]
usage-required = [kötelező]
usage-help = Megjeleníti ezt a súgót.
