# waitingroom.ftl (English): what the waiting room says

web-room-hint = The game begins when every seat is taken and everybody is ready.
web-ready = I am ready
web-not-ready = Not ready after all
web-is-ready = ready
web-is-waiting = not ready yet
web-is-asked = asked to play
web-asked-again = You are asked to play.
web-sit-here = Sit here
web-ask-guest = Ask a bot that waits
web-contact = Contact of the bot, as its program shows it
web-remove-bot = Remove the bot
web-color = Your color
web-color-0 = Red circle
web-color-1 = Blue triangle
web-color-2 = Turquoise square
web-color-3 = Yellow diamond
web-color-4 = Violet star
web-color-5 = Green hourglass

error-begun = The game has begun: seats and colors stay as they are.
error-color-taken = Somebody else has this color.
error-seat-taken = This seat is taken.
error-no-such-seat = There is no such seat.
error-no-empty-seat = No seat is empty.
error-no-such-contact = There is nobody here with this contact.
error-seated-already = They already have a seat here.
web-watching = You are watching. To sit down, ask for an invitation link.
web-invite-title = Invite
web-invite-hint = Whoever opens this link can sit on an empty seat.
web-invite-link = Invitation link
web-qr = QR code of the invitation link
web-sit = Sit down
