"""Benchmarks: Kachidoki and a peer in the same run, and the ratio between them.

``python -m bench`` measures speed and memory, ``python -m bench.strength`` plays matches.
What is counted, and why, is in ``docs/speed.md``.
"""
