"""What the browser gets: plain modules, styles and drawings; no Python beside this file."""
