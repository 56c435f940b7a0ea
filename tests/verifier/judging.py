"""Certificates of documents, and whether the verifier refuses them."""

import json
from typing import Any

from tests.events.notation import opened
from verify_certificate import verify

Document = dict[str, Any]
REFUSED = (SystemExit, LookupError, TypeError, AttributeError, ValueError)
"""What the command says "NOT VALID" to."""


def certificate_of(document: Document) -> Document:
    tournament, system = opened(document)
    found: Document = json.loads(json.dumps(system.certificate(tournament)))
    return found


def is_refused(document: Document, certificate: Document) -> bool:
    try:
        verify(document, certificate)
    except REFUSED:
        return True
    return False
