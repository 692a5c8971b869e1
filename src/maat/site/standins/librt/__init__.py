"""What compiled code brings along, in plain Python, which loads at once."""
