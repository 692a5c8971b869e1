# hands.ftl (English): what a table says where people draw from the real box

web-hands-draw = What was drawn
web-hands-draw-for = { $player }:
web-hands-what = { $count ->
    [one] What was it?
   *[other] What was it? { $count } in a row.
}
web-hands-left = { $what }, { $count } left
web-hands-hint = Tap what you drew. One tap enters it.
web-hands-several = Several at once
web-hands-enter = { $count ->
    [one] Enter { $count }
   *[other] Enter { $count }
}
web-hands-deal = { $count ->
    [one] Deal for me
   *[other] Deal all { $count } for me
}
web-hands-deal-all = Deal until somebody is asked
web-hands-deal-setup = Deal the set-up for me
web-hands-none = There was none left
web-hands-changes = Several changes
web-hands-list = Back to the list
web-hands-more = More
web-hands-always = Always deal these
web-hands-never = Ask me again what I draw
web-hands-correct = Correct a draw
web-hands-which = Which draw was entered wrongly? The latest comes first.
web-hands-really = What was it really?
web-hands-lost = { $count ->
    [one] Corrected. The last answer did not fit any more: enter it again.
   *[other] Corrected. The last { $count } answers did not fit any more: enter them again.
}
web-hands-secret = This is a secret: nobody else looks now.
web-hands-withhold = Say it only when it is played
web-hands-do = What to do on the table
web-hands-table = On the table
web-hands-todo = { $count ->
    [one] { $count } thing to do
   *[other] { $count } things to do
}
web-hands-points = { $points } points
web-hands-gains = Points: { $points }, now { $total }
web-hands-show = Show me
web-hands-done = Done

error-not-by-hand = At this table the program draws.
error-too-many-draws = More things were named than are drawn here.
error-no-such-draw = This draw cannot be corrected.
error-out-already = That one is out already, in somebody’s hidden hand: look again, or put it back and draw another.
web-hands-end = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-hands-end-own = Your own side was not followed here: count it and compare.
web-hands-end-pad = Score pad
