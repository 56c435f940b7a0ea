"""The guide: a page for every system, one for every part of the program, and the glossary, in both languages."""
