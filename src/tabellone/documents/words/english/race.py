"""The standings: the race, legends, phones."""

SENTENCES = {
    "ui_race": "The race of the first {first}",
    "ui_race_told": "Place after every round: a line a player, the name at its end.",
    "ui_race_how": "Place after every round; in the circles, where there is room, the points.",
    "ui_race_show": "Show the race",
    "ui_race_too_early": "The race begins after the second round.",
    "ui_race_legend": "Each place is as it stood then, with the results known at the time. Below eighth, places are "
    "drawn closer together. Where two names would overlap, a thin line leads to the name.",
    "ui_tap_a_row": "Tap a row to see the games.",
    "ui_legend_expected": "Points expected by the difference of ratings",
    "ui_legend_no_figure": "There is no figure: it is missing, or does not apply",
    "ui_equal_with": "Place {place}, shared with",
    "standings_final": "Final standings",
    "listing_equal_legend": "= the same place as the one above: they share it.",
}
