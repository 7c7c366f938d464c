"""What cards do: a file for each family of effects, a class for each effect (see `kind`)."""
