"""Papers as PDF, set by typst (the extra `pdf`) with one template and fonts of our own."""
