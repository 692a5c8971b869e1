# Asking the table: what is this, and commands by text.

what-is = What is this?
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
what-rule = Rule { $rule }
