# A finished game looked at again by a strong bot.

error-review-busy = Many games wait for their review. Try again later.
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
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
web-review-accuracy = Accuracy
web-review-accuracy-none = nothing at stake
web-review-percent = { $value } %
web-review-agreed = { $count ->
    [one] like the bot in { $agreed } of { $count } decision
   *[other] like the bot in { $agreed } of { $count } decisions
}
web-review-lost = given away per decision: { $chance } % to win, { $points } in points
web-review-lucky = luck: { $luck } % to win
web-review-who = Whose
web-review-everybody = everybody’s
web-review-only-lost = Only where something was surely given away
web-review-same = The bot would have done the same.
web-review-instead = Bot’s choice: { $answer }
web-review-cost = { $chance } ± { $error } % to win, { $points } ± { $doubt } in points
web-review-why = Why, in points expected:
web-review-none = No such decisions.
web-review-about = How this is worked out
web-review-about-chance = The bot plays on from every decision many times and counts how often each player wins. It never looks at what the player could not see. The number after ± is one standard error.
web-review-about-luck = What changes between a choice and the next decision is luck: tiles, cards and dice. Without a draw in between, the whole change is the choice.
web-review-about-accuracy = Accuracy: 100 % is as good as the bot’s answers, 0 % no better than answers drawn by lot. Each decision counts by how much hung on it.
