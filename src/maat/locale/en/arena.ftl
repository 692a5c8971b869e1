# Bots against bots.

## Command
help-arena = Let bots meet with rotated seats and the same luck, and say how sure the result is.
help-arena-bots = Bots, separated by commas: names, or files of your own such as mine.py; each meets each.
help-arena-games = How many games bots that sit together play, rounded up to whole deals.
help-ray = Play on the machines of this Ray cluster; local starts one here.
help-results = Keep results in this database file; the same command goes on where it was stopped.
help-markdown = Write the tables in Markdown into this file.
help-plot = Draw ratings and win rates into this SVG file.
help-ladder = Play every level against the one below and write the page about it.
help-ladder-games = Games of each pair of neighboring levels.
help-slow-games = Games where one of the two searches long.
help-solo-games = Games of each level against each difficulty of an automa; a quarter for slow levels.
help-only = Only this game; may be given more than once.
help-ladder-seats = Numbers of seats, separated by commas; 1 is the solo game.
help-up-to = The highest level to play.
help-all-pairs = With two seats also levels that are no neighbors.
help-minutes = Stop after so many minutes; the same command goes on.
help-ladder-out = The page to write; beside it go the folder pictures and the games, .games.gz.
help-write-only = Play nothing, write the page from what is there.
help-renew = Measure rows anew whose games newer rules have changed.

## Report
arena-progress = Playing
arena-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
arena-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, seed { $seed }
arena-versions = maat { $maat }, engine: { $engine }, sources { $code }
arena-options = Options: { $options }
arena-components = Component values of an owner’s box: { $name }
arena-players = Players
arena-pairs = Placed ahead
arena-sources = Mean points by source
arena-times = Thinking time
arena-how-wins = Wins are counted for each seat, a shared win in parts: among equals they would be { $share }.
arena-how-seats = A bot that sits on several seats wins with one of them at most, so it cannot reach 100 %.
arena-how-ratings = Ratings are openskill’s Plackett-Luce with 95 % limits, the mean over several orders of the games, so that their order does not matter; everybody starts at 25 ± { $start }.
arena-how-pairs = How often the first of a pair is placed ahead of the second; a shared place counts half, so 50 % means equal. Every deal is played in all seatings.
arena-how-limits = The 95 % limits are Wilson’s interval for as many independent games as the deals are worth: the games of a deal share their luck, so they tell less than games of different deals.
arena-how-time = Decisions of one seat in a game; milliseconds for one answer.
arena-percent = { $value } %
arena-limits = { $low }–{ $high } %
arena-doubt = { $value } ± { $doubt }
arena-less = <{ $value }
arena-plot-ratings = Rating
arena-plot-pairs = How often the row is placed ahead of the column
arena-interrupted = { $played } of { $games } games are kept in { $file }; the same command goes on from there.
ladder-progress = Ladder
ladder-left = about { $time } left
ladder-written = Written: { $file }
ladder-overruled = { $game }, { $bots }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $other ->
    [0] older rules, but under the newest the last { $tried ->
        [one] game takes
       *[other] { $tried } games take
    } the same course and the row stands.
   *[other] under the newest rules a game takes another course (tried: { $tried }), so the row is measured anew.
}
ladder-checked = { $game }, { $bots }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $good ->
    [true] the sources have changed, but the last games take the same course and the rest is kept.
   *[other] the games beside the page were played by other rules or bots and stay as older ones until all are played anew.
}
ladder-interrupted = Stopped after { $played } of { $games } games, kept in { $file }; the same command goes on from there.
column-rating = Rating
column-points = Mean points
column-pair = Pair
column-rate = Ahead
column-interval = 95 % limits
column-games = Games
column-deals = Deals
column-per-game = Decisions
column-think-mean = Mean ms
column-think-max = Max ms

## Faults
error-bot-twice = { $bot } is named twice; a bot cannot be compared with itself.
error-bot-alone = { $bot } is alone; name at least two bots, separated by commas.
error-store-unusable = The file { $file } cannot be written.
error-bad-archive = The file { $file } does not hold the games of a ladder.
error-store-foreign = The file { $file } is no store of results.
error-store-other = The file { $file } holds games of another plan ({ $held }); a store holds one plan, name another file.
error-plot-ending = Pictures are drawn as SVG; name a file that ends in .svg, not { $file }.
error-store-version = The file { $file } was written by another version of maat; name another file.
error-executor-broken = A process that played games has died; the results so far are kept, the same command goes on.
error-bad-seats = Numbers of seats are written like 2,3,4; this is not: { $seats }
error-ladder-empty = There is nothing to play: no game has levels for these seats.
error-no-ray = Ray is missing; install it with: pip install maat-games[ray]
error-ray-unreachable = There is no Ray cluster at { $address }: { $reason }
error-other-code = A machine of the cluster plays with another version of rules or bots ({ $found }); install the same package everywhere. The results so far are kept.
