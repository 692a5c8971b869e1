# byhand.ftl (English): what a table says where people draw from the real box

web-byhand-draw = What was drawn
web-byhand-draw-for = { $player }:
web-byhand-what = { $count ->
    [one] What was it?
   *[other] What was it? { $count } in a row.
}
web-byhand-left = { $what }, { $count } left
web-byhand-hint = Tap what you drew. One tap enters it.
web-byhand-undone = Taken back. Tap what it really was.
web-byhand-several = Several at once
web-byhand-enter = { $count ->
    [one] Enter { $count }
   *[other] Enter { $count }
}
web-byhand-deal = { $count ->
    [one] Deal for me
   *[other] Deal all { $count } for me
}
web-byhand-deal-all = Deal until somebody is asked
web-byhand-deal-setup = Deal the set-up for me
web-byhand-none = There was none left
web-byhand-changes = Several changes
web-byhand-list = Back to the list
web-byhand-more = More
web-byhand-other = other
web-byhand-otherwise = { $what }, then choose what follows
web-byhand-always = Always deal these
web-byhand-never = Ask me again what I draw
web-byhand-correct = Correct a draw
web-byhand-which = Which draw was entered wrongly? The latest comes first.
web-byhand-really = What was it really?
web-byhand-lost = { $count ->
    [one] Corrected. The last answer did not fit any more: enter it again.
   *[other] Corrected. The last { $count } answers did not fit any more: enter them again.
}
web-byhand-secret = This is a secret: nobody else looks now.
web-byhand-withhold = Say it only when it is played
web-byhand-do = What to do on the table
web-byhand-table = On the table
web-byhand-todo = { $count ->
    [one] { $count } thing to do
   *[other] { $count } things to do
}
web-byhand-points = { $points } points
web-byhand-gains = Points: { $points }, now { $total }
web-byhand-show = Show me
web-byhand-done = Done

error-not-by-hand = At this table the program draws.
error-too-many-draws = More things were named than are drawn here.
error-no-such-draw = This draw cannot be corrected.
error-out-already = That one is out already, in somebody’s hidden hand: look again, or put it back and draw another.
web-byhand-end = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-byhand-end-own = Your own side was not followed here: count it and compare.
web-byhand-end-pad = Score pad
