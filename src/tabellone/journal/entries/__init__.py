"""What can happen in a tournament: one class a kind of event."""
