"""The draughts federation's tables and blank forms: the same for everybody, without any event (FID Capo XIV)."""
