"""What programs read from the site, and nothing they could change: JSON under an address of its own (docs/api.md)."""
