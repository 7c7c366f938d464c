"""The tests. They use the package as others do: nothing here reaches into the engine."""
