# interpreted: nothing but this line.
"""What every game is: moves, questions, events, states, views, chance, logs, errors."""
