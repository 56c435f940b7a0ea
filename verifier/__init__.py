"""The parts of verify_certificate.py, one for each system; they share no code with Tabellone.

Each has a class that reads the document, and `verify`, which compares a certificate with what the rules give.
"""
