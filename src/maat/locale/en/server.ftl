# server.ftl: what the table server and its commands say

## Faults
error-stale = The table has moved on meanwhile; this was for an earlier moment.
error-not-asked = It is not your turn.
error-not-seated = You do not sit at this table.
error-not-started = The game has not begun: seats are still open.
error-unknown-action = There is no answer “{ $action }” in this game.
error-not-legal = This answer cannot be given now.
error-not-your-seat = This seat is not yours.
error-not-host = Only whoever opened the table may do this.
error-no-such-table = There is no such table.
error-other-rules-here = This game was begun under version { $found } of the rules; this server knows them up to version { $known }.
error-other-components-here = This game was begun with component values { $found }, which this server does not have.
error-bad-invite = This invitation is not valid any more.
error-bad-link = This private link is not valid any more.
error-other-guest = This link belongs to { $name }. Go on as { $name } here? Your own tables can then be reached from this device only by a private link of your own.
error-no-guest = Say your name first.
error-not-over = This is shown once the game is over.
error-too-fast = Too many requests. Try again in { $seconds } s.
error-unreadable = This message cannot be read: { $detail }
error-not-json = Send this as application/json.
error-foreign-origin = A page of another site asks for this.
error-foreign-host = This server is not known by that name.
error-not-here = Only somebody at the computer of this server can do that.
error-banned = This server does not let anybody in from your address. Ask whoever runs it.
error-body-too-large = This is too large; { $most } bytes are the most.
error-wrong-method = Nothing at this address is asked that way.
error-not-found = There is nothing at this address.
error-server-fault = That went wrong, and not by your fault. Try again.
error-try-again = The table has to be set up again. Try again in a moment.
error-invisible-name = There is nothing to see of this name.
error-too-many-lines = Too many connections are open. Try again in a moment.
error-server-full = All tables of this server are taken just now. Try again later; games that have begun go on.
error-store-unwell = The server cannot write now: its disk is full, damaged or gone. Nothing was changed; try again later.
error-table-damaged = The record of this table was damaged on the disk of the server after { $good } entries. Its replay shows the game up to there.
