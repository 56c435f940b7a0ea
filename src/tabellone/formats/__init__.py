"""Files and what is in them: each format is read and written, and checked on the way in."""
