"""The steps of Call to Adventure: what the table waits for, or has still to do."""
