# What the page of one's own box's values says.

web-values-hint = Take the real piece in your hand and write what is printed on it. Games with every number of players are played with your values before they are kept, on this device only. Your tables, your records and every bot at them use them; a file of them can be shared.
web-values-search = Find
web-values-all = Certain values, too
web-values-found = { $count ->
    [one] { $count } value
   *[other] { $count } values
}
web-values-trying = Games are being played with your values…
web-values-good = These values can be played with, and are kept.
web-values-own-count = { $count ->
    [0] All values are ours.
    [one] { $count } value is that of your box.
   *[other] { $count } values are those of your box.
}
web-values-load = Load a file
web-values-save = Save as a file
web-values-none = Take all of ours
web-values-keep = { $count ->
    [0] Try and keep
    [one] Try and keep { $count } change
   *[other] Try and keep { $count } changes
}
web-values-usual = ours: { $usual }
web-values-restore = take ours
