"""Templates as they are sent: without the indentation that is there for whoever reads them.

A line break stays where it is, so that words and inline elements keep the space between them; what a page has hundreds
of would otherwise be mostly blanks. Nothing that is typed into a page goes through here.
"""

import re

from django.template import Origin
from django.template.loaders.app_directories import Loader as AppDirectories

INDENTATION = re.compile(r"\n[ \t\n]+")


class Loader(AppDirectories):
    """Django's own, then unindented."""

    def get_contents(self, origin: Origin) -> str:
        """The text of a template."""
        return INDENTATION.sub("\n", super().get_contents(origin))
