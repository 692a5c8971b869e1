"""Everything the API does (docs/protocol.md)."""

from __future__ import annotations

from msgspec import Struct

from maat.server import archive, bodies, lobby, network, playing
from maat.server.calls import Operation
from maat.server.protocol import Beat, Consent, Say


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty body."""


OPERATIONS = [
    Operation("GET", "/api/games", "What can be played", lobby.games, reply=bodies.Games),
    Operation(
        "GET", "/api/games/{game}/components", "Component values", lobby.facts, reply=bodies.Facts
    ),
    Operation(
        "GET", "/api/games/{game}/lesson", "The guided game", lobby.lesson, reply=bodies.Replay
    ),
    Operation("GET", "/api/about", "What runs here", lobby.about, reply=bodies.About),
    Operation("GET", "/api/me", "Who I am, my tables", lobby.me, reply=bodies.Me),
    Operation(
        *("POST", "/api/me", "Make or rename a guest", lobby.set_me, bodies.Person, bodies.Badge),
        limit="30/minute",
    ),
    Operation("POST", "/api/me/link", "A private link", lobby.make_link, Nothing, bodies.Link),
    Operation(
        *(
            "POST",
            "/api/me/open",
            "Open a private link",
            lobby.open_link,
            bodies.OpenLink,
            bodies.Badge,
        ),
        limit="20/hour",
    ),
    Operation("POST", "/api/me/leave", "Forget this device", lobby.leave, Nothing, bodies.Badge),
    Operation("GET", "/api/network", "Who reaches this", network.show, reply=bodies.Network),
    Operation(
        *("POST", "/api/network", "Open to my network, or close again", network.change),
        *(bodies.Reach, bodies.Network),
        limit="30/minute",
    ),
    Operation(
        *(
            "POST",
            "/api/tables",
            "Open a table",
            lobby.open_table,
            bodies.NewTable,
            bodies.Opened,
            201,
        ),
        limit="20/minute;500/day",
    ),
    Operation(
        *("GET", "/api/tables/{id}", "The table as I may see it", playing.show, None, Beat),
        query=("seat", "since"),
    ),
    Operation(
        "GET", "/api/tables/{id}/invite", "The invitation", playing.invite, reply=bodies.Link
    ),
    Operation(
        *(
            "GET",
            "/api/tables/{id}/invite.svg",
            "The invitation as a picture",
            playing.invite_picture,
        ),
        reply="image/svg+xml",
    ),
    Operation(
        *(
            "POST",
            "/api/tables/{id}/invite",
            "A new invitation",
            playing.renew_invite,
            Nothing,
            bodies.Link,
        )
    ),
    Operation("POST", "/api/tables/{id}/seats", "Sit down", playing.sit, bodies.TakeSeat, Beat),
    Operation(
        *("POST", "/api/tables/{id}/seats/{seat}/bot", "Give a seat to a bot, or take it back"),
        *(playing.hand_over, bodies.HandOver, Beat),
    ),
    Operation(
        "POST", "/api/tables/{id}/moves", "Answer", playing.move, bodies.Move, bodies.Accepted
    ),
    Operation(
        "POST", "/api/tables/{id}/undo", "Take back", playing.undo, bodies.TakeBack, bodies.Accepted
    ),
    Operation(
        *("POST", "/api/tables/{id}/consent", "Consent to an undo", playing.consent, Consent),
        reply=bodies.Accepted,
    ),
    Operation(
        *("POST", "/api/tables/{id}/chat", "Say something", playing.say, Say, bodies.Accepted),
        limit="30/minute",
    ),
    Operation(
        *("POST", "/api/tables/{id}/rematch", "Once more", lobby.rematch, Nothing, bodies.Opened),
        limit="20/minute",
    ),
    Operation(
        *(
            "GET",
            "/api/tables/{id}/replay",
            "The game from the start",
            archive.replay,
            None,
            bodies.Replay,
        ),
        limit="60/minute",
        query=("seat",),
    ),
    Operation(
        *("GET", "/api/tables/{id}/replay.html", "The same as one file", archive.replay_file, None),
        reply="text/html",
        limit="20/minute",
        query=("seat",),
    ),
    Operation(
        *("GET", "/api/tables/{id}/record", "The record", archive.record, None, "text/plain"),
        limit="60/minute",
    ),
    Operation(
        *(
            "GET",
            "/api/tables/{id}/proof",
            "The proof of the draws",
            archive.proof,
            None,
            bodies.Proof,
        ),
        limit="30/minute",
    ),
    Operation(
        *("GET", "/api/tables/{id}/review", "The review, or how far it is", archive.review),
        reply=bodies.ReviewState,
        limit="120/minute",
    ),
    Operation(
        *("POST", "/api/tables/{id}/review", "Review the game", archive.start_review, Nothing),
        *(bodies.ReviewState, 202),
        limit="10/minute;60/hour",
    ),
    Operation(
        *("POST", "/api/records", "Import a record", archive.import_record, bodies.ImportRecord),
        *(bodies.Opened, 201),
        limit="10/minute;150/hour",
    ),
]
