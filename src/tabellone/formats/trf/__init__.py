"""FIDE's tournament report files (TRF16 and TRF26): read as documents, written from them."""
