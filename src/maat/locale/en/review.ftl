# A finished game looked at again by a strong bot.

## Command
help-review = Let a strong bot look at every decision of a finished game.
help-level = How strong the bot is, from 3 to 5.
help-iterations = How often the bot tries each decision; more is slower and surer.
help-review-json = Write the review as JSON into this file; - prints it.
help-review-all = List every decision, not only the costly ones.
help-language = Language of the review.
error-review-unfinished = The game of this record is not over; only finished games are reviewed.
error-review-busy = Many games wait for their review. Try again later.
error-review-empty = There was nothing to decide in this game.
error-no-reviewer = The bot of level { $level } does not explain itself; take one of: { $known }.
review-progress = Reviewing
review-title = { $game }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, reviewed by { $bot } (level { $level })
review-players = Players
review-turns = Turning points
review-no-turns = No swing was larger than the doubt about it.
review-turn-choice = { $n }. Choice. { $player } chose “{ $played }”, the bot would have chosen “{ $preferred }”.
review-turn-luck = { $n }. Luck, { $player }. { $draws }.
review-swing = Chance to win: { $before } % → { $after } % (± { $error } %)
review-worst = Costly decisions
review-all = Every decision
review-no-worst = Nobody surely gave anything away.
review-curve = Chance to win, from the first decision to the end
review-number = { $value }
review-percent = { $value } %
review-doubt = { $value } ± { $error } %
review-points = { $value } ± { $error }
column-decisions = Decisions
column-agreed = Like the bot
column-accuracy = Accuracy
column-chance-lost = Chance to win lost
column-points-lost = Points lost
column-chance-each = Chance to win lost per decision
column-points-each = Points lost per decision
column-luck = Luck
column-number = No.
column-played = Played
column-preferred = Bot

## Page
web-review = Review this game
web-review-of = Review: { $game }
web-review-hint = A strong bot looks at every decision, knowing only what the player could know then. This takes a minute or two; you may leave and come back.
web-review-start = Start the review
web-review-running = { $total ->
    [one] { $done } of { $total } decision looked at
   *[other] { $done } of { $total } decisions looked at
}
web-review-waiting = Other games come first; the review goes on when there is time.
web-review-failed = The review has stopped before its end.
web-review-by = Reviewed by { $bot }, level { $level }.
web-review-curve = Chance to win
web-review-curve-hint = One line for each player. Select a moment to see its position below.
web-review-moment = Decision { $at } of { $of }, { $player }
web-review-end = End of the game
web-review-chance = { $player }: { $chance } %
web-tab-review = Decisions
web-review-swings = Swings of { $player }
web-review-turns = Turning points
web-review-no-turns = No swing was larger than the doubt about it.
web-review-choice = Choice
web-review-luck = Luck
web-review-turn-choice = { $player } chose “{ $played }”. The bot would have chosen “{ $preferred }”.
web-review-turn-luck = Luck for { $player }.
web-review-turn-bad-luck = Bad luck for { $player }.
web-review-swing = Chance to win: { $before } % → { $after } %
web-review-show = Show the position
web-review-players = Players
web-review-accuracy = Accuracy
web-review-accuracy-none = nothing to decide
web-review-percent = { $value } %
web-review-doubt = { $value } ± { $error } %
web-review-agreed = { $count ->
    [one] like the bot in { $agreed } of { $count } decision
   *[other] like the bot in { $agreed } of { $count } decisions
}
web-review-lost = given away per decision: { $chance } % to win, { $points } in points
web-review-lucky = luck: { $luck } % to win
web-review-decisions = Decisions
web-review-who = Whose
web-review-everybody = everybody’s
web-review-only-lost = Only where something was surely given away
web-review-same = The bot would have done the same.
web-review-instead = Bot’s choice: { $answer }
web-review-cost = { $chance } ± { $error } % to win, { $points } ± { $doubt } in points
web-review-none = No such decisions.
web-review-about = How this is worked out
web-review-about-chance = The bot plays on from every decision many times and counts how often each player wins. It never looks at what the player could not see. The number after ± is one standard error.
web-review-about-luck = What changes between a choice and the next decision is luck: tiles, cards and dice. Without a draw in between, the whole change is the choice.
web-review-about-accuracy = The bot’s own answer counts 100 %. Whoever surely gives away 10 % of the chance to win gets 50 % for that answer, 20 % gets 25 %, and so on; the accuracy is the average.
