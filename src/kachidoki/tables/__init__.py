"""Tables: the authority over every match that people, bots and programs play together.

`table.py` decides, `store.py` keeps, `house.py` brings both together; `record.py` is what is kept.
"""
