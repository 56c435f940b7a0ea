"""FID Capo V: sistema del girone all'italiana."""
