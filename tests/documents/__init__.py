"""What is said and printed."""
