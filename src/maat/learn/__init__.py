"""Value and policy learned from play: read with numpy alone, trained with torch."""
