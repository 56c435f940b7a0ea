"""Tools for changing the program; none of them is part of it."""
