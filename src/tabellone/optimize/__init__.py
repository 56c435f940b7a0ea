"""Proofs by OR-tools, for whoever has installed the extra `optimize`; nothing else needs it."""
