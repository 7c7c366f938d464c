# interpreted: makes texts for people; nothing here is used inside playouts.
"""The rules texts of cards in three languages: no card has a text of its own."""
