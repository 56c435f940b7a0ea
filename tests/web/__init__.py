"""The site over HTTP, without a browser."""
