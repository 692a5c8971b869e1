# Learning from play.

help-train = Let a network learn a game from games it plays with itself; kept beside the file, so a stopped course goes on.
help-train-games = Games of each round.
help-rounds = Rounds in which the search plays with what the last one taught; greedy bots play one before.
help-train-seats = Numbers of seats, separated by commas, taken in turn; as a rule all there are, two most often.
help-train-iterations = How often the search looks ahead for each answer.
help-advised = The first so many of these rounds judge by the hand-written advice, not by the network.
help-blend = How much the hand-written advice counts beside the network, from 0 to 1; as a rule half after advised rounds, nothing otherwise.
help-values-only = The search takes values from the network, and orders answers by its own experience.
help-hours = Begin no more games after so many hours, 0 for no limit; the same command goes on.
help-train-out = The network to write; a note of how it was made goes beside it.
help-train-start = A network to go on from; no games of greedy bots are played then.

train-games = Round { $round }: { $done } of { $of } games
train-round = Round { $round } learned from { $positions } positions. Wrong by { $value } in values, { $lead } in leads, { $policy } in answers.
train-done = Written to { $file }.

error-bad-weights = { $file } is not a network.
error-other-features = { $file } was made for other features than this version has.
error-other-actions = { $file } was made for other actions than this version has.
error-no-features = { $game } has no features to learn from.
error-other-course = { $file } holds another course. Choose another --out, or remove it.
