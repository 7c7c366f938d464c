"""The steps of Victory & Honor: what the table waits for."""
