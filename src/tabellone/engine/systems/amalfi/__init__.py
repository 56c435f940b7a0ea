"""Amalfi for chess: the text of the Italian chess federation, the older English text, and JavaPairing's reading."""
