"""The journal of events."""
