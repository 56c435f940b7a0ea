"""What leaves the program as a file: tables of data as spreadsheets, papers as PDF."""
