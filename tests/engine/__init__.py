"""The engine, system by system."""
