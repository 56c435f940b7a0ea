"""The guide and the regulations: the same for everybody, whoever asks."""
