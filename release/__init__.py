"""How the files of a release are made and tried."""
