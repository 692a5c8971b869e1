# What the page that checks the draws says; no other page needs it.

web-verify-hint = Before the game the server showed the commitment: the SHA-256 of a secret seed. Your browser now works out every draw from the seed and compares.
web-verify-unable = This browser can check draws only over https or on the computer of the server itself. Download the record and check it with: maat replay FILE --verify
web-verify-no-seed = This record names no seed, so its draws cannot be checked.
web-verify-by-server = These draws were made by a quicker generator that a browser does not know. The server worked them out from the seed: all match.
web-commitment = Commitment
web-seed = Seed
web-not-verified = Something does not match: do not trust this game.
web-draws = All draws
web-draw-number = No.
web-draw-result = Drawn
web-draw-chance = Chance
web-verified = { $draws ->
    [one] Everything matches: the commitment and the { $draws } draw.
   *[other] Everything matches: the commitment and all { $draws } draws.
}
web-verifying = { $draws ->
    [one] Checking: { $done } of { $draws } draw
   *[other] Checking: { $done } of { $draws } draws
}
