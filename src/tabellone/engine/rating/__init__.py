"""Ratings after an event; one file for each part of the regulation."""
