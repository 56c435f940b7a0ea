"""Tables of data: each is defined once, and page, text, spreadsheet and PDF are made of that."""
