"""The program's sentences, one catalogue per language; a test keeps them complete and alike."""

from importlib import import_module

LANGUAGES = {"it": "italian", "en": "english"}


def catalogue(language: str) -> dict[str, str]:
    """All sentences and terms of a language, by code; only the language in use is loaded."""
    module = import_module(f"tabellone.documents.words.{LANGUAGES[language]}")
    sentences: dict[str, str] = module.SENTENCES
    return sentences
