"""What is done with tournaments in the store, whoever asks for it: a page, a command, a program."""
