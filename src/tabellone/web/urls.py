"""The addresses."""

from django.urls import path

from tabellone.web import access, live, public
from tabellone.web.director import (
    bracket,
    by_hand,
    history,
    phases,
    plan,
    players,
    prizes,
    repair,
    rotation,
    rounds,
    standings,
    tables,
    tournaments,
    why,
)
from tabellone.web.phone import table as phone_table

handler404 = "tabellone.web.errors.not_found"
handler500 = "tabellone.web.errors.server_error"

urlpatterns = [
    path("", tournaments.listing, name="home"),
    path("enter/<str:token>", access.enter),
    path("login", access.log_in),
    path("logout", access.log_out),
    path("access", access.settings),
    path("language/<str:language>", public.language),
    path("new", tournaments.new),
    path("import", tournaments.import_file),
    path("demo", tournaments.demo),
    path("t/<slug:key>/", tournaments.home),
    path("t/<slug:key>/settings", tournaments.settings),
    path("t/<slug:key>/duplicate", tournaments.duplicate),
    path("t/<slug:key>/close", tournaments.close),
    path("t/<slug:key>/reopen", tournaments.reopen),
    path("t/<slug:key>/document.json", tournaments.document),
    path("t/<slug:key>/journal.txt", tournaments.journal_file),
    path("t/<slug:key>/live", live.stream),
    path("t/<slug:key>/players", players.listing),
    path("t/<slug:key>/players/add", players.add),
    path("t/<slug:key>/players/csv", players.csv_preview),
    path("t/<slug:key>/players/<int:player>", players.entrant),
    path("t/<slug:key>/players/<int:player>/<slug:action>", players.act_on),
    path("t/<slug:key>/draw", players.draw),
    path("t/<slug:key>/plan", plan.show),
    path("t/<slug:key>/pair", rounds.pair),
    path("t/<slug:key>/round/<int:number>", rounds.show),
    path("t/<slug:key>/round/<int:number>/rotation", rotation.show),
    path("t/<slug:key>/round/<int:number>/by-hand", by_hand.edit),
    path("t/<slug:key>/round/<int:number>/cards", tables.cards),
    path("t/<slug:key>/round/<int:number>/repair", repair.show),
    path("t/<slug:key>/round/<int:number>/table/<int:table>", tables.result),
    path("t/<slug:key>/round/<int:number>/table/<int:table>/confirm", tables.confirm),
    path("t/<slug:key>/round/<int:number>/<slug:action>", rounds.act_on),
    path("t/<slug:key>/round/<int:number>/board/<int:board>", rounds.result),
    path("t/<slug:key>/standings", standings.show),
    path("t/<slug:key>/bracket", bracket.show),
    path("t/<slug:key>/prizes", prizes.show),
    path("t/<slug:key>/following", phases.following),
    path("t/<slug:key>/overall", phases.show_overall),
    path("t/<slug:key>/player/<int:number>", standings.player),
    path("t/<slug:key>/why/<int:number>/<int:player>", why.show),
    path("t/<slug:key>/history", history.show),
    path("t/<slug:key>/undo", history.undo),
    path("t/<slug:key>/note", history.note),
    path("phone/<slug:key>/<int:number>/<int:table>/<slug:code>", phone_table.show),
]
