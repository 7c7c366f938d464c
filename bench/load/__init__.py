"""Load: our table server and a boardgame.io server, driven by the same players in the same run.

``python -m bench.load`` starts the servers in turns, each time in a process of its own, and plays
on them through WebSockets. What is counted, and why, is in ``docs/speed.md``.
"""
