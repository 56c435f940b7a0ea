"""The tables: journals, events, sealed line-ups, the registry of players, rating lists of chess, who comes in.

Columns are portable. The journal itself, not the database, knows what an event means.
"""

from typing import Any

from django.db import models


class ForgivingJSONField(models.JSONField):
    """What can be made again: damaged, it is as if it were not there, and the other rows are read."""

    def from_db_value(self, value: Any, expression: Any, connection: Any) -> Any:
        """None for what is no JSON."""
        try:
            return super().from_db_value(value, expression, connection)
        except (ValueError, RecursionError):
            return None

    def deconstruct(self) -> Any:
        """In migrations it is the field it is in the database."""
        name, _, arguments, options = super().deconstruct()
        return name, "django.db.models.JSONField", arguments, options


class JournalField(models.JSONField):
    """What an event says; what is nested without end is no JSON either."""

    def from_db_value(self, value: Any, expression: Any, connection: Any) -> Any:
        """ValueError for what is no JSON."""
        try:
            return super().from_db_value(value, expression, connection)
        except RecursionError:
            raise ValueError from None

    def deconstruct(self) -> Any:
        """In migrations it is the field it is in the database."""
        name, _, arguments, options = super().deconstruct()
        return name, "django.db.models.JSONField", arguments, options


class GatheringRecord(models.Model):
    """An event as people say it (it. manifestazione): tournaments at one place on some days.

    It has a name of its own here, for events are what journals are made of.
    """

    key = models.CharField(max_length=32, unique=True)
    name = models.CharField(max_length=200)
    place = models.CharField(max_length=200, blank=True)
    first_day = models.CharField(max_length=10, blank=True)
    last_day = models.CharField(max_length=10, blank=True)
    organiser = models.CharField(max_length=200, blank=True)
    arbiter = models.CharField(max_length=200, blank=True)

    class Meta:
        app_label = "store"


class TournamentRecord(models.Model):
    """A tournament is a key; what has happened in it is in its events, where it stands on the shelf is here."""

    key = models.CharField(max_length=32, unique=True)
    created = models.DateTimeField(auto_now_add=True)
    summary = ForgivingJSONField(null=True)
    """What lists show of it (`store/summaries.py`); made again from the events whenever it is missing or old."""
    is_public = models.BooleanField(null=True)
    """Whether it has a published round, so that everybody sees it in a list; follows from the summary."""
    day = models.CharField(max_length=10, null=True)
    """When it is played, empty if it does not say; follows from the summary."""
    sought = models.TextField(default="")
    """Name, place and winners as they are searched; follows from the summary."""
    gathering = models.ForeignKey(GatheringRecord, on_delete=models.SET_NULL, null=True, related_name="tournaments")
    archived = models.DateTimeField(null=True)
    """Since when it is among those that are over and put away."""
    deleted = models.DateTimeField(null=True, db_index=True)
    """Since when it is hidden; some time later it is gone for good (`store/shelf.py`)."""
    demonstration = models.BooleanField(default=False)
    fingerprint = models.CharField(max_length=64, blank=True, db_index=True)
    """Of the file it was brought in, so that the same one is known again."""

    class Meta:
        app_label = "store"


class EventRecord(models.Model):
    """One event. Two people who save at once collide on the sequence number instead of overwriting each other."""

    tournament = models.ForeignKey(TournamentRecord, on_delete=models.CASCADE, related_name="events")
    sequence = models.PositiveIntegerField()
    time = models.CharField(max_length=40)
    actor = models.CharField(max_length=100)
    kind = models.CharField(max_length=20)
    version = models.PositiveSmallIntegerField()
    data = JournalField()
    checksum = models.CharField(max_length=16, default="")
    """Of the rest (`store/checksums.py`); empty where the row could not be read when it was to be given one."""

    class Meta:
        app_label = "store"
        ordering = ("sequence",)
        constraints = (models.UniqueConstraint(fields=("tournament", "sequence"), name="one_event_per_sequence"),)


class PhaseRecord(models.Model):
    """That a tournament is the next phase of another; its first event says so, and a row finds it from the other."""

    tournament = models.ForeignKey(TournamentRecord, on_delete=models.CASCADE, related_name="phases")
    follows = models.CharField(max_length=32, db_index=True)
    """The key of the first phase, which need not be here."""

    class Meta:
        app_label = "store"


class SealedLineUpRecord(models.Model):
    """A line-up that was handed in and may not be read yet: in no backup or copy, and gone when it is opened."""

    tournament = models.ForeignKey(TournamentRecord, on_delete=models.CASCADE, related_name="sealed_line_ups")
    round = models.PositiveIntegerField()
    team = models.PositiveIntegerField()
    """By the id the journal has."""
    line_up = ForgivingJSONField()
    """Players by their ids, from board 1 on; null for an empty one."""
    salt = models.CharField(max_length=64)
    """In hexadecimal digits."""

    class Meta:
        app_label = "store"
        constraints = (models.UniqueConstraint(fields=("tournament", "round", "team"), name="one_envelope_per_team"),)


class CaptainLinkRecord(models.Model):
    """What the link of a captain is made from; another one in its place, and the old link opens nothing."""

    tournament = models.ForeignKey(TournamentRecord, on_delete=models.CASCADE, related_name="captain_links")
    team = models.PositiveIntegerField()
    """By the id the journal has."""
    nonce = models.CharField(max_length=32)
    seen = models.DateTimeField(null=True)
    browser = models.CharField(max_length=50, blank=True, default="")

    class Meta:
        app_label = "store"
        constraints = (models.UniqueConstraint(fields=("tournament", "team"), name="one_captain_link_per_team"),)


class SlipRecord(models.Model):
    """A slip of a result read a second time (`store/slips.py`); the rows of a round go when it is verified."""

    tournament = models.ForeignKey(TournamentRecord, on_delete=models.CASCADE, related_name="slips")
    round = models.PositiveIntegerField()
    encounter = models.PositiveIntegerField()
    board = models.PositiveIntegerField()
    """Of a match; 0 for the encounter as a whole."""
    seats = models.JSONField()
    said = models.JSONField()
    kept = models.JSONField(null=True)
    corrected = models.BooleanField(default=False)

    class Meta:
        app_label = "store"
        constraints = (
            models.UniqueConstraint(fields=("tournament", "round", "encounter", "board"), name="one_slip_per_board"),
        )


class PlayerLinkRecord(models.Model):
    """What the link of a player is made from; another one in its place, and the old link opens nothing."""

    tournament = models.ForeignKey(TournamentRecord, on_delete=models.CASCADE, related_name="player_links")
    player = models.PositiveIntegerField()
    """By the id the journal has."""
    nonce = models.CharField(max_length=32)
    seen = models.DateTimeField(null=True)
    browser = models.CharField(max_length=50, blank=True, default="")

    class Meta:
        app_label = "store"
        constraints = (models.UniqueConstraint(fields=("tournament", "player"), name="one_link_per_player"),)


class ScreenRecord(models.Model):
    """What the screen of a hall shows (`store/screens.py`): that of a tournament, or of an event with several."""

    tournament = models.OneToOneField(TournamentRecord, on_delete=models.CASCADE, null=True, related_name="screen")
    gathering = models.OneToOneField(GatheringRecord, on_delete=models.CASCADE, null=True, related_name="screen")
    shown = ForgivingJSONField(default=dict)
    clock = ForgivingJSONField(default=dict)
    """Beside the rest, so that who starts the clock and who chooses what is shown do not undo each other's."""

    class Meta:
        app_label = "store"


class WaitingFileRecord(models.Model):
    """A file that was brought and waits for an answer; in the database, for another process may get the answer."""

    token = models.CharField(max_length=32, unique=True)
    content = models.BinaryField()
    brought = models.DateTimeField()

    class Meta:
        app_label = "store"


class PersonRecord(models.Model):
    """Somebody of the registry, whatever tournaments he plays in."""

    card = models.CharField(max_length=200, blank=True)
    name = models.CharField(max_length=200)
    folded = models.CharField(max_length=600, db_index=True)
    """The name in small letters without accents, a space before every word: what is searched."""
    club = models.CharField(max_length=200, blank=True)
    province = models.CharField(max_length=200, blank=True)
    country = models.CharField(max_length=200, blank=True)
    fmjd = models.PositiveIntegerField(null=True)

    class Meta:
        app_label = "store"
        constraints = (
            models.UniqueConstraint(fields=("card",), condition=~models.Q(card=""), name="one_person_per_card"),
        )


class CapitalRecord(models.Model):
    """A person's category and Elo-Rubele in a game from a day on; the last row is the one in force."""

    person = models.ForeignKey(PersonRecord, on_delete=models.CASCADE, related_name="capitals")
    game = models.CharField(max_length=20)
    category = models.CharField(max_length=200)
    rating = models.PositiveIntegerField(null=True)
    malus = models.PositiveIntegerField()
    last_year = models.PositiveIntegerField(null=True)
    date = models.CharField(max_length=10)
    cause = models.CharField(max_length=20)
    event = models.CharField(max_length=200, blank=True)
    tournament = models.CharField(max_length=32, blank=True, db_index=True)
    """The key of the tournament it comes from, or `year-` with game and year of one that was closed."""

    class Meta:
        app_label = "store"
        indexes = (models.Index(fields=("person", "game"), name="capitals_of_a_person"),)


class ClosedYearRecord(models.Model):
    """The end of a year of a game that took nothing from anybody: without it there would be no trace."""

    key = models.CharField(max_length=32, unique=True)
    """`year-` with game and year, as in the capitals of a year that did."""
    date = models.CharField(max_length=10)

    class Meta:
        app_label = "store"


class ChessListRecord(models.Model):
    """A rating list of chess; while it is being written another one of its kind is in force."""

    kind = models.CharField(max_length=10)
    date = models.CharField(max_length=7)
    """Year and month."""
    players = models.PositiveIntegerField(default=0)
    in_force = models.BooleanField(default=False)
    written = models.DateTimeField()
    """When its last part was."""

    class Meta:
        app_label = "store"


class ListedPlayerRecord(models.Model):
    """Somebody of a rating list of chess."""

    id = models.BigIntegerField(primary_key=True)
    """The list's own, times `MOST_PLAYERS`, and his place in it: known before he is written."""
    rating_list = models.ForeignKey(
        ChessListRecord, models.DO_NOTHING, related_name="+", db_constraint=False, db_index=False
    )
    number = models.CharField(max_length=200)
    name = models.CharField(max_length=200)
    federation = models.CharField(max_length=200)
    sex = models.CharField(max_length=200)
    title = models.CharField(max_length=200)
    standard = models.PositiveIntegerField(null=True)
    rapid = models.PositiveIntegerField(null=True)
    blitz = models.PositiveIntegerField(null=True)
    birth_year = models.PositiveIntegerField(null=True)
    inactive = models.BooleanField()
    fide = models.CharField(max_length=200)
    club = models.CharField(max_length=200)
    province = models.CharField(max_length=200)
    key = models.BinaryField()
    """The words of his name in small letters without accents; bytes, for they are in the same order everywhere."""

    class Meta:
        app_label = "store"
        indexes = (
            models.Index(fields=("rating_list", "key"), name="listed_by_name"),
            models.Index(fields=("rating_list", "number"), name="listed_by_number"),
        )


class ListedWordRecord(models.Model):
    """A word of such a name other than the first, with those that follow it and then those before it."""

    rating_list = models.ForeignKey(
        ChessListRecord, models.DO_NOTHING, related_name="+", db_constraint=False, db_index=False
    )
    player = models.ForeignKey(
        ListedPlayerRecord, models.DO_NOTHING, related_name="+", db_constraint=False, db_index=False
    )
    key = models.BinaryField()

    class Meta:
        app_label = "store"
        indexes = (models.Index(fields=("rating_list", "key"), name="listed_by_word"),)


class PassRecord(models.Model):
    """Whom the director lets in besides himself, by a link or an account: as what, for what, and until when.

    What it is for is kept as keys and in words: a tournament or an event that is deleted makes nobody's pass wider.
    """

    name = models.CharField(max_length=40)
    role = models.CharField(max_length=20)
    tournaments = models.JSONField(default=list)
    """Keys; with none, and no event, all of them."""
    gathering = models.CharField(max_length=32, blank=True)
    rounds = models.CharField(max_length=60, blank=True)
    boards = models.CharField(max_length=60, blank=True)
    nonce = models.CharField(max_length=32, blank=True)
    """What its link is made from, together with the installation's secret; an account has none."""
    once = models.BooleanField(default=False)
    """Whether the link lets in one browser only."""
    log_in = models.CharField(max_length=120, blank=True)
    """The name of an account as it is compared."""
    password = models.CharField(max_length=200, blank=True)
    """Its salted hash."""
    created = models.DateTimeField()
    expires = models.DateTimeField(null=True)
    revoked = models.DateTimeField(null=True)
    used = models.DateTimeField(null=True)
    """When somebody came in with it last."""
    browser = models.CharField(max_length=50, blank=True)

    class Meta:
        app_label = "store"
        constraints = (
            models.UniqueConstraint(fields=("log_in",), condition=~models.Q(log_in=""), name="one_account_per_log_in"),
        )


class SessionRecord(models.Model):
    """A browser that was let in, or a phone at a table; whoever only looks leaves no trace."""

    digest = models.CharField(max_length=64, unique=True)
    """Of what is in the browser's cookie: a stolen database or copy lets nobody in."""
    director = models.BooleanField(default=False)
    given = models.ForeignKey(PassRecord, on_delete=models.CASCADE, null=True, related_name="sessions")
    """What it was let in with, if not as the director."""
    name = models.CharField(max_length=100, blank=True)
    address = models.CharField(max_length=50, blank=True)
    browser = models.CharField(max_length=50, blank=True)
    rest = ForgivingJSONField(default=dict)
    created = models.DateTimeField()
    seen = models.DateTimeField(db_index=True)

    class Meta:
        app_label = "store"


class LinkRecord(models.Model):
    """A link that lets one browser in as the director; the row goes when it is used."""

    digest = models.CharField(max_length=64, unique=True)
    expires = models.DateTimeField()

    class Meta:
        app_label = "store"


class WrongPasswordRecord(models.Model):
    """How often a wrong password came from an address; the row without an address counts those of everybody."""

    address = models.CharField(max_length=50, unique=True)
    tries = models.PositiveIntegerField()
    since = models.DateTimeField()

    class Meta:
        app_label = "store"


class HostNameRecord(models.Model):
    """A name the director has added by which this site may be asked for."""

    name = models.CharField(max_length=253, unique=True)

    class Meta:
        app_label = "store"


class SettingRecord(models.Model):
    """What the director has told this installation about itself, such as the hall's Wi-Fi."""

    name = models.CharField(max_length=40, unique=True)
    value = ForgivingJSONField()

    class Meta:
        app_label = "store"


class ReadingKeyRecord(models.Model):
    """A key by which a program reads what the director sees, and changes nothing; the row goes when it is revoked."""

    digest = models.CharField(max_length=64, unique=True)
    """Of the key: a stolen database or copy reads nothing."""
    name = models.CharField(max_length=100)
    """Whose it is, in the words of who made it."""
    created = models.DateTimeField()
    used = models.DateTimeField(null=True)
    """When it was used last, to the day."""

    class Meta:
        app_label = "store"
