"""The games for other people's programs: PettingZoo, Gymnasium, OpenSpiel, and in batches."""

__all__ = ["aec", "batch", "encoding", "gym", "openspiel", "picture", "position", "vector"]
