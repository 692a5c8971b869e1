# server.ftl: what the table server and its commands say

## Faults
error-stale = The table has moved on meanwhile; this was for an earlier moment.
error-not-asked = It is not your turn to answer.
error-stood-in = A bot answers for this seat; take the seat back first.
error-not-seated = You do not sit at this table.
error-not-started = The game has not begun: seats are still open.
error-unknown-action = There is no answer “{ $action }” in this game.
error-not-legal = This answer cannot be given now.
error-nothing-to-undo = There is nothing to take back.
error-too-many-undos = Too much has been taken back in this game.
error-no-empty-seat = No seat is empty.
error-seat-taken = This seat is taken.
error-no-such-seat = There is no such seat.
error-not-your-seat = This seat is not yours.
error-player-present = The player of this seat is here.
error-just-left = The player of this seat has only just gone; a bot can take over in { $seconds } s.
error-not-host = Only whoever opened the table may do this.
error-no-such-table = There is no such table.
error-other-rules-here = This game was begun under version { $found } of the rules; this server plays version { $known }.
error-bad-invite = This invitation is not valid any more.
error-bad-link = This private link is not valid any more.
error-other-guest = This link belongs to { $name }. Go on as { $name } here? Your own tables can then be reached from this device only by a private link of your own.
error-no-guest = Say your name first.
error-not-over = This is shown once the game is over.
error-unknown-phrase = There is no phrase “{ $phrase }”.
error-nothing-said = There is nothing to say in this message.
error-too-fast = Too many requests. Try again in { $seconds } s.
error-unreadable = This message cannot be read: { $detail }
error-not-json = Send this as application/json.
error-foreign-origin = A page of another site asks for this.
error-foreign-host = This server is not known by that name.
error-body-too-large = This is too large; { $most } bytes are the most.
error-wrong-method = Nothing at this address is asked that way.
error-not-found = There is nothing at this address.
error-server-fault = The server has made a mistake. Try again.
error-try-again = The table has to be set up again. Try again in a moment.
