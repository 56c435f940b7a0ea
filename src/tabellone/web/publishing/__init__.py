"""The public pages of an event as files that need no server (docs/publishing.md)."""
