"""The italo-svizzero."""
