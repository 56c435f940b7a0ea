"""The regulations we follow: what every article says, how we read it, where it is kept.

The one source of the pages in the program and of `docs/rules`.
"""
