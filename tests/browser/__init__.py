"""The page in a real browser and a real server. A package, so that its fixtures end with it."""
