"""Compares what two revisions of the program print, write and show: the guard of a redesign.

`python -m tools.compare_revisions OLD [NEW]` runs the same commands on the same documents, asks both sites for the same
pages and submits the same forms, and prints what differs. NEW is the working tree if it is missing. Nothing is stored.
"""
