# What a table says only after it can be played.

web-since = { $count ->
    [one] Since your last turn: { $count } turn
   *[other] Since your last turn: { $count } turns
}

web-pace = Pace
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-step = step by step
web-step = Next move
web-skip-to-me = Skip to my turn
web-skip-to-end = Skip to the end
web-key-answer = give an answer of the list
web-key-list = to the list of answers
web-key-board = to the first target on the table
web-key-arrows = to the next target or answer
web-key-enter = give the answer in focus
web-key-undo = undo
web-key-why = why not something else
web-why-hint = Point at a thing, hold it or tap it: its card says why it cannot be chosen.
web-key-tabs = log, talk, score, what is left
web-key-zoom = a board larger, all nearer, all farther
web-key-escape = close, cancel
web-key-help = this help
web-letters = Shortcuts: letters, digits and ?
error-undo-refused = The others do not agree: nothing is taken back.
error-undo-seat-lost = Somebody lost their seat in this game and cannot agree: nothing is taken back.
web-bot-for-me = Let a bot play on for me
web-in-seconds = in { $seconds } s
web-resign = Resign
web-resign-sure = Resign? A bot plays on for you to the end, and there is no way back into this game.
web-resigned = resigned
web-leave = Leave the table
web-leave-sure = Leave the table? Your seat becomes empty: somebody else can take it.
web-free-seat = Free the seat: { $player }
web-free-seat-sure = Free the seat? Whoever opens the invitation link can then take it: { $player }
web-sound-ask = Play with sounds?
web-sound-on = Sounds on
web-sound-off = No sounds
web-volume = Volume of sounds (0: off)
web-key-step = the next move, where they come step by step
web-key-skip = skip to my turn

web-go-on-playing = Go on
web-tie-shared = Still level: the place is shared.
web-place = { $place }.
web-count-all = Show all at once
web-show-rules = Rule numbers
web-share-game = Share
web-back-home = Back to the games

web-transfer = Take this game along
web-carried = This game was taken along from one place to another. Whoever did so could know what would be drawn.
web-rules-newest = Play on under the newest rules
web-rules-older = This game is played under version { $rules } of the rules, with which it began; the newest is { $newest }.
web-redrawn = { $count ->
    [one] Luck was taken back in this game: { $count } draw does not count.
   *[other] Luck was taken back in this game: { $count } draws do not count.
}

## A coach at the table.

web-key-hint = a hint, where a coach is at the table
web-coach = Coach
web-coach-about = A strong bot gives you a hint when you ask, and says a word when an answer gave much away. All other people at the table have to agree.
web-coach-waits = The coach waits until everybody has agreed: { $players }.
web-coach-wanted = { $player } would like a coach: hints of a strong bot, and a word after a costly answer. Do you agree?
web-coach-end = No coaches any more
web-hint = Hint
web-hint-thinking = The coach is thinking…
web-hint-answer = My answer would be: { $answer }
web-hint-why = In points it should bring, compared with other answers:
web-hint-even = In points the answers hardly differ; this one does best against the others.
web-hint-close = About as good: { $answer }
web-remark = Coach: “{ $played }” gave much away.
web-remark-answer = My answer would have been: { $answer }
web-remark-chance = Chance to win: { $percent } % less.
web-remark-why = In points mine should have brought:
error-coach-refused = Not everybody agrees: there is no coach.
error-no-coach = There is no coach at your seat.
error-no-hint = The coach has no answer now. Ask again.

## Asking the table: what is this, and commands by text.

what-more = One more would bring you { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now.
what-worth = It would bring you { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now.
what-worth-own = It brings you { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now.
what-left = Left to take or draw: { $count }
what-values = What does your box say?
what-rule = Rule { $rule }

web-seek = Search the answers
web-seek-none = No answer has these words: “{ $words }”.
web-seek-found = { $count ->
    [one] { $count } answer found
   *[other] { $count } answers found
}

command = Play by words: an answer or its number, or a question
command-replies = What the table says
# Words that ask and join, words for whoever writes, and endings that words of the table may have in any form.
command-asking = a|an|any|some|left|the|of|in|on|at|to|for|with|is|are|was|were|there|it|this|that|and|how|much|many|what|which|who|where|when|do|does|did|have|has|had|got|can|could|tell|show|give|about|please|now|you|we
command-me = i|my|mine|me
command-endings = s|es|ies|y|e|ed|ing
command-list = What can I do?|answers|answer|list|options|option|choices|moves|possible|allowed
command-last = What happened last?|last|log|news|happened|recently|before
command-score = Who leads?|score|points|winning|leads|leading|ahead
command-mine = What do I have?|my things|resources|goods|supplies|things|stuff
command-question = Whose turn is it?|question|turn|whose|next
command-help = help|ask|commands
command-answer = { $number }: { $answer }
command-done = Done: { $answer }
command-of = { $player }: { $what }
command-points = { $player }: { $points }
command-hidden = { $player }: hidden
command-known = You can ask: { $questions }
command-named = I also know the number and the words of an answer, and the names of all players and of all things on the table, such as “{ $thing }”.
command-yours = It is your turn.
command-unknown = I do not know “{ $words }”.
web-key-command = play by words
web-key-what = what is this: then walk with the arrows

web-effect-unsure = What others keep hidden counts here, too.
web-next-luck = Then luck decides.
web-next-other = Then it is { $player }’s turn.
web-next-over = Then the game is over.
web-next-you = Then you: { $question }
web-rematch = Play again
web-rematch-asked = { $player } asks for another game.
web-rematch-no = No, thank you
web-next-table = To the next game
web-winner = { $count ->
    [one] { WHO($player) ->
        [you] You win!
       *[other] { $player } wins!
    }
   *[other] { $player } share the victory!
}
web-log-empty = Nothing has happened yet.
web-log-set-up = The table is set up.

## Keys and talk.

web-chat = Talk at the table
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-thinking = Let me think…
phrase-your-turn = Your turn!
phrase-sorry = Sorry!
phrase-oops = Oops…
phrase-undo-please = May I take that back?
phrase-back-soon = Back in a moment.
phrase-rematch = Another game?
phrase-good-game = Good game!
phrase-resign = I resign. Thank you for the game!
phrase-free = I have freed a seat whose player has lost the way in.
web-standing = Points if the game ended now:

error-stood-in = A bot answers for this seat; take the seat back first.
error-nothing-to-undo = There is nothing to take back.
error-undo-waits = Somebody else has asked to take back; that is answered first.
error-too-many-undos = Too much has been taken back in this game.
error-player-present = The player of this seat is here.
error-just-left = The player of this seat has only just gone; that can be done in { $seconds } s.
error-resigned = Whoever sat there has resigned: a bot plays on to the end.
error-newest-rules = This game is played under the newest rules already.
error-rules-differ = Under the newest rules this game would have gone another way from entry { $at } on; it stays under its own.
error-unknown-phrase = There is no phrase “{ $phrase }”.
error-nothing-said = There is nothing to say in this message.
error-not-alone = Other people play at this table, so its luck stays sealed: the game cannot be taken along.
error-not-there = There is no such thing on the table now.
web-sealed = All draws are sealed from the start:
web-chime = Chime when it is my turn
web-first = To the start
web-run = Play
web-forth = One step forward
web-last = To the end
web-speed = Speed
web-moment = Moment { $at } of { $of }
web-moment-slider = Moment of the game
web-only-end = Of this game only the end can be seen here.
web-seen-by = Seen by
log-undone = { $count ->
    [one] { $count } move is taken back.
   *[other] { $count } moves are taken back.
}
log-undone-luck = { $count ->
    [one] { $count } move is taken back, and luck with it: what was drawn is drawn anew.
   *[other] { $count } moves are taken back, and luck with them: what was drawn is drawn anew.
}
log-only = Only one answer was possible.
web-ask-always = Ask me even where there is only one answer
web-left-none = Nothing here can be counted.
web-differs = { $count ->
    [one] This table plays with { $count } value of the host’s box.
   *[other] This table plays with { $count } values of the host’s box.
}
web-differs-value = { $value } instead of { $usual }
web-rules-wanted = { $player } asks to play on under version { $rules } of the rules.
web-in-words = In words
web-spectator = Spectator
web-confirm = Do it
web-share = { $share } %
web-review = Review this game
web-record = Download the record
web-one-file = Download as a page
web-verify = Check the draws
web-back = One step back
web-everybody = everybody
