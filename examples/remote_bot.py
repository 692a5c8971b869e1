"""A bot in a process of its own that takes a seat at a web table, for every game.

    maat play                                    # open a table, leave a seat open, copy the link
    python examples/remote_bot.py 'http://127.0.0.1:8777/t/TABLE#i=SECRET'

It knows no rules. At each question it asks the server what its answers would do (`preview` of
docs/protocol.md) and takes the one that wins most points at once. The invitation gives it an empty
seat; the token it prints brings it back to that seat later, from any machine:

    python examples/remote_bot.py 'http://127.0.0.1:8777/t/TABLE' --token TOKEN
"""

from __future__ import annotations

import argparse
import random
import time

from websockets.exceptions import ConnectionClosed

from maat.client import Client, Connection, Data, RequestRefused, is_my_turn, take_invitation

MOST = 16  # answers asked about at a question
DAY = 86_400.0


def take_seat(url: str, name: str, token: str) -> tuple[Client, str]:
    """Come in by invitation, or come back with a token."""
    server, table, invite = take_invitation(url)
    guest = Client(server, token)
    if not token:
        guest.come_in(name)
        guest.sit(table, invite)
        print(f"seated; to come back: --token {guest.token}", flush=True)
    return guest, table


def gain(effect: Data, me: int) -> int:
    """Points an answer would win at once, less the best of what others would."""
    points = [won or 0 for won in effect["points"]]
    if len(points) < 2:
        return sum(points)
    return points[me] - max(won for side, won in enumerate(points) if side != me)


def best_answer(seat: Connection, dice: random.Random, pace: float) -> int:
    """The answer whose preview looks best; equals are mixed."""
    update = seat.update
    actions = [int(answer["action"]) for answer in update["answers"]]
    dice.shuffle(actions)
    if len(actions) == 1:
        return actions[0]
    time.sleep(pace)  # a socket may ask about 48 answers a second
    seat.send("preview", action=actions[:MOST])
    told = seat.wait("previews", "refused")
    if told["type"] == "refused":  # the table has gone on meanwhile
        return actions[0]
    return int(max(told["effects"], key=lambda effect: gain(effect, update["seat"]))["action"])


def play(seat: Connection, dice: random.Random, pace: float) -> Data:
    """Answer until the game is over; the last update."""
    while seat.wait_update(is_my_turn, DAY)["phase"] != "over":
        version = int(seat.update["version"])
        action = best_answer(seat, dice, pace)
        if seat.update["version"] == version:
            seat.act(action)
            while seat.update["version"] == version:
                seat.wait("update", seconds=DAY)
    return seat.update


def stay(guest: Client, table: str, pace: float) -> Data:
    """Play to the end, coming back whenever the connection is lost."""
    dice = random.Random(table)
    while True:
        try:
            with guest.look(table) as seat:
                return play(seat, dice, pace)
        except (ConnectionClosed, OSError) as fault:
            if isinstance(fault, ConnectionClosed) and fault.rcvd and fault.rcvd.code >= 4000:
                raise SystemExit(f"remote_bot: the server closed: {fault.rcvd}") from None
            time.sleep(1)
            guest.get("/healthz")  # a server that is gone for good ends this


def main() -> None:
    """Sit down, play, say how it ended."""
    wish = argparse.ArgumentParser(description="A bot that takes a seat at a web table.")
    wish.add_argument("url", help="an invitation link, or the table's address with --token")
    wish.add_argument("--name", default="Remote")
    wish.add_argument("--token", default="", help="of a guest who sits there already")
    wish.add_argument("--pace", type=float, default=0.35, help="seconds between questions")
    given = wish.parse_args()
    try:
        guest, table = take_seat(given.url, given.name, given.token)
        update = stay(guest, table, given.pace)
    except (RequestRefused, OSError) as fault:
        raise SystemExit(f"remote_bot: {fault}") from None
    print(f"over: scores {update['scores']}, places {update['places']}")


if __name__ == "__main__":
    main()
