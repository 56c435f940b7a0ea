"""Pages of a tournament that everybody sees; where the director sees more, his forms are on them too."""
