"""The girone all'italiana."""
