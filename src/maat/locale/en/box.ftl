# box.ftl (English): what the tools for the real box say

web-box = The box on the table
web-box-hint = You play with the real pieces; this helps. Nothing needs an account, and what you enter stays on this device.
web-box-back = Back to the tools
web-box-others = Other games
web-box-begin = Begin
web-box-anew = Start over
web-box-anew-sure = Start over? What was entered here will be gone.
web-box-clock = Clock
web-box-clock-about = Thinking time for every seat, on one screen for all.
web-box-clock-hint = Lay the device in the middle. Whoever has finished their turn taps their own time, and the next one's begins; a tap on another seat starts that one's. The times stay right while the screen sleeps.
web-box-clock-each = Time for each
web-box-clock-minutes = { $minutes } min
web-box-clock-up = No limit, count up
web-box-clock-go = Go
web-box-clock-tap = Tap when you are done
web-box-values = My box says otherwise
web-box-values-about = Correct the values we had to reconstruct, with the pieces in your hand.
web-box-pad = Score pad
web-box-pad-about = Count by tapping what lies on the table; the rules do the sums.
web-box-pad-hint = Everybody taps what lies before them, one after the other. Points stay hidden until all have entered theirs; then everything is shown, line by line with its rule.
web-box-pad-entered = entered
web-box-pad-besides = Counted besides
web-box-pad-hidden = hidden until all have entered
web-box-pad-next = Next: { $player }
web-box-pad-reveal = Show everything
web-box-pad-correct = Correct something
web-box-table = The table
web-box-points = { $points } points
web-box-done = Done
web-box-less = One less: { $what }
web-box-more = One more: { $what }
web-box-choose = Choose: { $what } ({ $count } chosen)
error-pad-too-many = Not entered: “{ $what }”. There are only { $most }, and that would make { $found }.
error-pad-taken = Not entered: “{ $what }”. { $player } has it already, and there is only one.
error-pad-out-of-range = Not entered: “{ $what }”. At most { $most } are possible.
error-pad-unknown-line = There is no line “{ $line }” on this pad.
web-box-setup = Set-up sheet
web-box-setup-about = What goes where for so many of you; luck is drawn by a tap.
web-box-setup-hint = The sheet lists what goes where, with pictures to tick off. Whatever luck decides is drawn by the game itself: lay it out so, or draw from your own bag and decks. Secret cards you deal yourselves.
web-box-setup-drawn = drawn
web-box-setup-draw = Draw anew
web-box-setup-first = First to act:
web-box-setup-left = { $count ->
    [0] all laid out
   *[other] still to lay out: { $count }
}
web-box-setup-unused = Stays in the box
web-box-referee = Referee
web-box-referee-about = You draw and move, the phone knows the rules, counts and remembers; bots for empty seats.
web-box-referee-hint = Play with the real pieces. Whenever something is drawn, tap what it was, or let the phone deal. It checks every move, says why not, counts the points and keeps the record of the evening.
web-box-automa = Automa driver
web-box-automa-about = Plays your opponent in the solo game and says what to do with its pieces, and why.
web-box-automa-hint = You play alone. The phone draws for your opponent, decides for it and tells you step by step what to do on the board. You tell it what you draw and do.
web-box-here = at this phone
web-box-own-phone = at a phone of their own
web-box-running = Games that go on:
