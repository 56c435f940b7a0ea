"""One room for each room of the program, and what they share: notation, second implementations, the running program."""
