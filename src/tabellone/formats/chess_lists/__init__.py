"""The rating lists of chess as FIDE and FSI publish them, read line by line: a million players cost no memory."""
