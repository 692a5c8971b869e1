# Kérdések az asztalhoz: mi ez, és parancsok szöveggel.

what-is = Mi ez?
what-more = Ha most véget érne a játszma, eggyel több { $points } pontot hozna neked.
what-worth = Ha most véget érne a játszma, ez { $points } pontot hozna neked.
what-worth-own = Ha most véget érne a játszma, ezért { $points } pontot kapnál.
what-left = Ennyi vehető vagy húzható még: { $count }
what-rule = { $rule }. szabály
