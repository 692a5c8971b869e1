# rules.ftl (English): the numbered rules of Senet, one message for each rule of RULES.md

rule-SN-01 = Two players race along a track of 20 squares. Each has 3 pieces, or 5 if the table chose so.
rule-SN-02 = All pieces begin beside the board, waiting.
rule-SN-03 = Before the first throw each player lays an amulet under one of the squares 15 to 20, the home stretch. Nobody else knows under which.
rule-SN-04 = The first seat begins; then the players take turns.
rule-SN-05 = Four sticks, each with a flat and a round side, are thrown. The throw is the number of flat sides up; none at all counts five.
rule-SN-06 = The player then does exactly one thing: enter a piece, move a piece, or search. Who can do one of these must.
rule-SN-07 = A waiting piece enters on the square with the number of the throw.
rule-SN-08 = A piece on the track moves forward as many squares as the throw says.
rule-SN-09 = A player has at most one piece on a square.
rule-SN-10 = A piece that lands on an opponent's piece changes places with it: the other goes where the first came from, beside the board if it was entering.
rule-SN-11 = Pieces of one player on neighboring squares protect each other: nobody lands on them.
rule-SN-12 = A piece that would move past square 20 is borne off, but only while its owner has no piece waiting.
rule-SN-13 = A piece that lands on a square with the opponent's hidden amulet goes back to wait. The amulet is turned up and spent.
rule-SN-14 = Who threw five may search a square of the home stretch for the opponent's hidden amulet. If it is there, it is turned up and spent.
rule-SN-15 = A square that everybody knows to be without that amulet, because it was searched or the searching player's piece landed there, cannot be searched.
rule-SN-16 = After a throw of four or five the same player throws again.
rule-SN-17 = Who can do nothing loses the throw.
rule-SN-18 = The game ends at once when a player has borne off every piece.
rule-SN-19 = A piece borne off is worth 2 points.
rule-SN-20 = An amulet still hidden at the end is worth 1 point to its owner. So whoever finished first has the most points: a tie cannot happen.
