"""Spoilt files and forms, any number of them."""
