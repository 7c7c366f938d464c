"""The HTTP API, by subject. `docs/api.md` shows how it is used."""
