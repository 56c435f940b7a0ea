"""FID Capo V: sistemi ad eliminazione."""
