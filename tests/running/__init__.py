"""The real program as a process of its own, and those who use it."""
