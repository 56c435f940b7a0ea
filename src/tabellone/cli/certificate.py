"""A certificate of one's own, tried before anything listens with it."""

import ssl

from tabellone.cli.context import WrongUseError, read_bytes


def require_usable_certificate(certificate: str, key: str | None) -> None:
    """A sentence now is better than browsers that cannot connect later."""
    for file in filter(None, (certificate, key)):
        read_bytes(file)
    try:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key, password="")  # nobody is there to be asked for one
    except (ssl.SSLError, ValueError):
        raise WrongUseError("certificate_unusable", file=certificate) from None
