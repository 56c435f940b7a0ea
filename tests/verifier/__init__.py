"""Certificates, and what the separate verifier says of them."""
