"""The two tables. Columns are portable; the journal itself, not the database, knows what an event means."""

from django.db import models


class TournamentRecord(models.Model):
    """A tournament is a key; everything else about it is in its events."""

    key = models.CharField(max_length=32, unique=True)
    created = models.DateTimeField(auto_now_add=True)

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
    data = models.JSONField()

    class Meta:
        app_label = "store"
        ordering = ("sequence",)
        constraints = (models.UniqueConstraint(fields=("tournament", "sequence"), name="one_event_per_sequence"),)
