"""An event whose second place is safe by the direct encounter too (C.07, 6.3)."""

SECOND_IS_SAFE_TOO = [
    "1-2 =, 3-5 1:0, 4-6 1:0, absent 7",
    "2-3 =, 1-4 1:0, absent 5, absent 6, absent 7",
    "2-4 1:0, 1-3 1:0, absent 5, absent 6, absent 7",
    "2-5 =, 3-6 1:0, 4-7 1:0, absent 1",
    "4-5 =, absent 1, absent 2, absent 3, absent 6, absent 7",
]
