"""The rules. Frozen state in, decision with reasons out: no I/O, no clock, no chance, no third-party package."""
