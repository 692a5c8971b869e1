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
