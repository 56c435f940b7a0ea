"""The journal is the tournament: everything a person does is one appended event, and the state is their fold.

Pure Python. Undo, audit, conflict detection and export live here; where events are kept is somebody else's business.
"""
