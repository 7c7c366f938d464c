"""A card set: its cards as the rules know them, how files are read and checked, the catalogue."""
