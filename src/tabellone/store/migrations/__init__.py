"""The tables as they have been; none of these files is ever changed."""
