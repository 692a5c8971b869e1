"""The games for other people's programs: PettingZoo, Gymnasium, OpenSpiel, and in batches."""
