"""The server: HTTP and WebSockets around the House of tables. `kachidoki serve` runs it."""
