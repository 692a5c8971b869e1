"""What every game stands on: positions, questions, chance, records. No I/O, no words."""
