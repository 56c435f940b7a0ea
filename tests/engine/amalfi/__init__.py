"""Amalfi."""
