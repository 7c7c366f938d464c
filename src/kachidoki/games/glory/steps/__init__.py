"""The steps of Call to Glory: what the table waits for."""
