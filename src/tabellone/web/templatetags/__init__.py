"""Words in templates."""
