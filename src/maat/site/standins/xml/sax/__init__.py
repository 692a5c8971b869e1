"""What stands in for the package of this name, as far as links are drawn with it."""
