"""The page about the ladder, in English as all documents, and its pictures."""

from __future__ import annotations

from dataclasses import dataclass

from maat.arena import ladder
from maat.arena.code import fingerprint
from maat.arena.forest import GOAL, Strip, forest
from maat.arena.ladder import Found
from maat.arena.markdown import interval, milliseconds, percent, table
from maat.arena.plan import AUTOMA
from maat.arena.ratings import ratings
from maat.arena.summary import Pair, sides_of
from maat.arena.worker import Result
from maat.bots import roster
from maat.core.errors import NotFound

TITLES = {"ra": "Ra", "pharaon": "Pharaon", "tekhenu": "Tekhenu"}
INTRO = f"""# The ladder of bots

How strong the levels are, measured: each level plays the one below it. Every deal is played in all
fair seatings with the same luck; "ahead" is how often the level of the row is placed ahead of the
other, a shared place counting half. Limits are 95 %: Wilson's interval in which each deal, not each
game, is one witness, because the games of a deal share their luck. At three and four seats both
bots sit on as many seats as each other over a deal. Ratings are openskill's Plackett-Luce, fed with
the games in the order of their numbers, with 95 % limits; a rating can be compared within its
column only. Thinking time is what one answer took on the machine that played, questions with a
single possible answer included.

The aim is {100 * GOAL:.0f} % or more with two players, with the limits clear of 50 %, and on one
core no answer of level 4 that takes more than {roster.SECONDS["search"]:.0f} s, none of level 5
that takes more than {roster.SECONDS["learned"]:.0f} s."""
STEP_HEADS = ["seats", "level", "over", "ahead", "95 % limits", "games", "points"]
TIME_HEADS = ["level", "mean ms", "longest ms", "decisions/game"]


@dataclass(frozen=True)
class Setting:
    """How the games came about."""

    date: str
    versions: str
    command: str


def title_of(game: str) -> str:
    """How a game is called in headings."""
    return TITLES.get(game, game)


def pair_of(found: Found) -> Pair | None:
    """The figure a row is about, None before its first whole deal."""
    bots = found.row.plan.bots
    return found.summary.pair(bots[0], bots[1] if len(bots) > 1 else AUTOMA)


def other_of(found: Found) -> str:
    """Whom the row plays."""
    return found.row.plan.bots[1] if len(found.row.plan.bots) > 1 else AUTOMA


def games_cell(found: Found) -> str:
    """How many games a row rests on, and how many it should."""
    played = found.summary.games
    return f"{played:,}" if played >= found.row.games else f"{played:,} of {found.row.games:,}"


def points_cell(found: Found) -> str:
    """The mean points of both."""
    points = {player.name: player.points for player in found.summary.players}
    return f"{points[found.row.strong]:.1f} : {points[other_of(found)]:.1f}" if points else ""


def step_cells(found: Found) -> list[str]:
    """A row of the table of steps."""
    pair = pair_of(found)
    names = [str(found.row.plan.seats), found.row.strong, other_of(found)]
    if pair is None:
        return [*names, "", "", games_cell(found), ""]
    rate = f"**{percent(pair.rate)}**" if pair.low > 0.5 else percent(pair.rate)
    return [*names, rate, interval(pair), games_cell(found), points_cell(found)]


def verdict(found: list[Found]) -> str:
    """What the two-player steps come to, in one sentence."""
    steps = [each for each in found if each.row.kind == ladder.STEP and each.row.plan.seats == 2]
    good = [each for each in steps if (pair := pair_of(each)) and reaches(pair)]
    if not steps:
        return ""
    short = ", ".join(
        f"{each.row.strong} over {other_of(each)}" for each in steps if each not in good
    )
    told = f"With two players {len(good)} of {len(steps)} steps reach the aim"
    return f"{told}; not, or not yet: {short}." if short else f"{told}."


def reaches(pair: Pair) -> bool:
    """Whether a step is as high as is aimed at."""
    return pair.rate >= GOAL and pair.low > 0.5


def time_verdict(found: list[Found]) -> str:
    """Whether the levels that have a limit kept it, in one sentence."""
    told = []
    for name, seconds in roster.SECONDS.items():
        own = [p.max_ms for each in found for p in each.summary.players if p.name == name]
        if own:
            most = max(own) / 1000.0
            told.append(f"{name} took {most:.2g} s at most, {seconds:.0f} s are allowed")
    return f"{'; '.join(told)}." if told else ""


def time_rows(found: list[Found]) -> list[list[str]]:
    """Thinking time of each level over all rows it plays in."""
    rows = []
    for name in dict.fromkeys(bot for each in found for bot in reversed(each.row.plan.bots)):
        own = [p for each in found for p in each.summary.players if p.name == name]
        decisions = sum(player.decisions * player.seats for player in own)
        if decisions:
            spent = sum(player.mean_ms * player.decisions * player.seats for player in own)
            longest = max(player.max_ms for player in own)
            each_game = decisions / sum(player.seats for player in own)
            cells = [milliseconds(spent / decisions), milliseconds(longest), f"{each_game:.0f}"]
            rows.append([name, *cells])
    return rows


def rating_table(found: list[Found], results: dict[int, dict[int, Result]]) -> str:
    """Ratings of the levels for each number of seats, from all rows with so many."""
    columns = {}
    for seats in sorted({each.row.plan.seats for each in found} - {1}):
        games = [
            (sides_of(each.row.plan, number, result), result.places)
            for at, each in enumerate(found)
            if each.row.plan.seats == seats
            for number, result in results[at].items()
        ]
        columns[seats] = ratings(games)
    names = {name for column in columns.values() for name in column}
    order = sorted(
        names, key=lambda name: roster.LEVELS.index(name) if name in roster.LEVELS else 9
    )
    rows = [
        [name]
        + [f"{c[name].mu:.1f} ± {c[name].high - c[name].mu:.1f}" if name in c else ""
           for c in columns.values()]
        for name in order
    ]  # fmt: skip
    return table(["rating", *(f"{seats} seats" for seats in columns)], rows)


def solo_table(found: list[Found]) -> str:
    """Win rates against the automa: a row for each level, a column for each difficulty."""
    values = list(dict.fromkeys(next(iter(each.row.plan.options.values())) for each in found))
    cells = {(each.row.strong, next(iter(each.row.plan.options.values()))): each for each in found}
    option = next(iter(found[0].row.plan.options))
    rows = [
        [bot, *(solo_cell(cells[bot, value]) for value in values)]
        for bot in dict.fromkeys(each.row.strong for each in found)
    ]
    return table(["level", *(f"{option}={value}" for value in values)], rows)


def solo_cell(found: Found) -> str:
    """A rate, its limits and the games it rests on."""
    pair = pair_of(found)
    if pair is None:
        return "no games yet"
    return f"{percent(pair.rate)} ({interval(pair)}, {games_cell(found)} games)"


def chapter(game: str, found: list[Found], results: dict[int, dict[int, Result]]) -> str:
    """All about one game."""
    parts = [f"## {title_of(game)}"]
    versus = [each for each in found if each.row.plan.seats > 1]
    if versus:
        parts.append(
            f"![{title_of(game)}: each level against the one below](pictures/{file_of(game)})"
        )
        parts.append(verdict(found))
        kinds = {
            ladder.STEP: "### Each level against the one below",
            ladder.YARDSTICK: "### Against a player that only follows the rule of thumb",
            ladder.PAIR: "### Other pairs",
        }
        for kind, head in kinds.items():
            rows = [step_cells(each) for each in versus if each.row.kind == kind]
            parts += [head, table(STEP_HEADS, rows, 3)] if rows else []
        parts += ["### Ratings", rating_table(found, results)]
    solo = [each for each in found if each.row.kind == ladder.SOLO]
    if solo:
        parts += ["### Won against the automa", solo_table(solo)]
    parts += ["### Thinking time", time_verdict(found), table(TIME_HEADS, time_rows(found))]
    missing = [name for name in roster.LEVELS if name not in roster.levels(game)]
    if missing:
        parts.append(f"Not there yet for this game: {', '.join(missing)}.")
    return "\n\n".join(part for part in parts if part)


def file_of(game: str) -> str:
    """The picture of a game."""
    return f"ladder-{game}.svg"


def picture(game: str, found: list[Found]) -> str:
    """Steps and the yardstick, by number of seats."""
    groups: dict[str, list[Strip]] = {}
    for each in found:
        if each.row.kind in (ladder.STEP, ladder.YARDSTICK):
            name = f"{each.row.plan.seats} seats"
            label = f"{each.row.strong} over {other_of(each)}"
            groups.setdefault(name, []).append((label, pair_of(each)))
    return forest(f"{title_of(game)}: placed ahead, with 95 % limits", list(groups.items()))


def closing(found: list[Found], setting: Setting) -> str:
    """Versions, date, sources, and how to do it again."""
    played = sum(each.summary.games for each in found)
    wanted = sum(each.row.games for each in found)
    told = [
        f"- {setting.date}; {setting.versions}",
        f"- games the figures rest on: {played:,}; wanted: {wanted:,}",
    ]
    for game in dict.fromkeys(each.row.plan.game for each in found):
        own = [each for each in found if each.row.plan.game == game]
        code = fingerprint(game, (bot for each in own for bot in each.row.plan.bots))
        games = sum(each.summary.games for each in own)
        told.append(f"- {title_of(game)}: rules, bots and budgets `{code}` ({games:,} games)")
    again = f"    {setting.command}"
    return "\n\n".join(["## How it was made", "\n".join(told), "To do it again:", again])


def page(found: list[Found], results: dict[int, dict[int, Result]], setting: Setting) -> str:
    """The whole document; `results` are those of the rows by their place in the list."""
    if not found:
        raise NotFound("ladder-empty")
    parts = [INTRO]
    for game in dict.fromkeys(each.row.plan.game for each in found):
        own = [at for at, each in enumerate(found) if each.row.plan.game == game]
        chosen = {new: results[at] for new, at in enumerate(own)}
        parts.append(chapter(game, [found[at] for at in own], chosen))
    return "\n\n".join([*parts, closing(found, setting)]) + "\n"
