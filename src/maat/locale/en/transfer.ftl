# What takes a game along to another place.

web-transfer-hint = The game goes on where you open it, from here and with the same luck. Whoever takes a game along can know what will be drawn, so from now on this table and the other one say that it was taken along.
web-transfer-file = Save as a file
web-transfer-to = Where it goes on (address)
web-transfer-link = Link to this game
web-transfer-picture = The link as a picture for a camera
web-transfer-long = The game is too long for a picture. Use the link or the file.
