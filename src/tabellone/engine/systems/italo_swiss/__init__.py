"""FID Capo V: sistema italo-svizzero a rotazione continua."""
