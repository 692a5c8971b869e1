"""The page about the ladder, in English as all documents, and its pictures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from maat import catalog
from maat.arena import ladder
from maat.arena.chapters import MADE, chapters, notes
from maat.arena.figures import Figures
from maat.arena.fingerprint import fingerprint
from maat.arena.forest import GOAL, Strip, forest
from maat.arena.ladder import Found
from maat.arena.markdown import table
from maat.arena.plan import AUTOMA
from maat.arena.ratings import START, ahead, ratings
from maat.arena.summary import Pair, outcomes
from maat.bots import roster
from maat.core.errors import NotFound
from maat.languages import FALLBACK
from maat.text import Texts

OLDER = "older sources, whose last games take another course when they are played again"
SOLO_CELLS = "A cell is the games won in percent, with 95 % limits in brackets."
PICTURES = "pictures"  # the folder beside the page
STEP_HEADS = ["seats", "level", "over", "ahead", "95 % limits", "games", "points"]
TIME_HEADS = ["level", "mean ms", "longest ms", "decisions/game"]
KINDS = {
    ladder.STEP: "### Each level against the one below",
    ladder.YARDSTICK: "### Against a player that only follows the rule of thumb",
    ladder.PAIR: "### Other pairs",
}
BEGIN = f"{START.mu:.0f} ± {START.high - START.mu:.1f}"
FOUR, TEN = (f"{100 * ahead(lead):.0f} %" for lead in (4, 10))
AIM = f"{100 * GOAL:.0f} %"
SECONDS = {name: f"{seconds:.0f} s" for name, seconds in roster.SECONDS.items()}
INTRO = f"""# The ladder of bots

How strong the bots are, measured: each level plays the one below it. The levels, the weakest first:
{{levels}} ([what they do](bots.md)).

- **Ahead** is how often the level of the row is placed ahead of the other. A shared place counts
  half, so 50 % means equally strong; bold is what lies above 50 % with its limits.
- **Deals**: every deal is played in all fair seatings with the same luck. At three and four seats
  both bots sit on as many seats as each other over a deal. Only whole deals are played, so that 400
  games can become 402.
- **Games**: "42 of 200" means that 42 have been played of the 200 wanted; such a row is
  provisional (a ring in the pictures).
- **Limits** are 95 %: Wilson's interval for as many independent games as the deals are worth. The
  games of a deal share their luck, so they tell less than games of different deals; how much less
  is measured by how far the deals lie apart.
- **Ratings** are openskill's Plackett-Luce with 95 % limits, from all games with so many seats.
  openskill learns game by game, so each rating is the mean over several orders in which the games
  of all rows are evenly mixed: the order in which they were played does not matter. Everybody
  starts at {BEGIN}; with two players a lead of 4 means about {FOUR}, one of 10 about {TEN}.
  Ratings can be compared within their column only.
- **Rules**: a game is played under one version of its rules for ever. A row keeps the version its
  games began with; `maat ladder --renew` says which rows newer rules would change, by playing their
  last games under them, and measures those anew.
- **Thinking time** is the processor time one answer took on the machine that played, questions
  with a single possible answer included.

The aim is {AIM} or more with two players, with the limits clear of 50 %, and on one core no answer
of level 4 that takes more than {SECONDS["search"]}, none of level 5 that takes more than
{SECONDS["learned"]}."""

FIGURES = Figures(Texts(FALLBACK))


@dataclass(frozen=True)
class Setting:
    """How the games came about."""

    date: str
    versions: str
    command: str


def title_of(game: str) -> str:
    """How a game is called in headings."""
    return game.capitalize()


def level_of(name: str) -> str:
    """A bot with the number of its level, if it is one."""
    return f"{roster.LEVELS.index(name) + 1} {name}" if name in roster.LEVELS else name


def by_level(names: Iterable[str]) -> list[str]:
    """The weakest level first, players that are none last."""
    order = [*roster.LEVELS, *sorted(set(names) - set(roster.LEVELS))]
    return sorted(names, key=order.index)


def pair_of(found: Found) -> Pair | None:
    """The figure a row is about, None before its first whole deal."""
    return found.summary.pair(found.row.strong, other_of(found))


def other_of(found: Found) -> str:
    """Whom the row plays."""
    return found.row.plan.bots[1] if len(found.row.plan.bots) > 1 else AUTOMA


def name_of(found: Found) -> str:
    """What a row is about."""
    return f"{found.row.strong} over {other_of(found)}"


def is_provisional(found: Found) -> bool:
    """Whether a row rests on fewer games than are wanted."""
    return found.summary.games < found.row.games


def games_cell(found: Found) -> str:
    """How many games a row rests on, and how many it should."""
    played = f"{found.summary.games:,}"
    return f"{played} of {found.row.games:,}" if is_provisional(found) else played


def points_cell(found: Found) -> str:
    """The mean points of both."""
    points = {player.name: player.points for player in found.summary.players}
    return f"{points[found.row.strong]:.1f} : {points[other_of(found)]:.1f}"


def step_cells(found: Found, pair: Pair) -> list[str]:
    """A row of the table of steps."""
    names = [str(found.row.plan.seats), level_of(found.row.strong), level_of(other_of(found))]
    rate = FIGURES.percent(pair.rate)
    told = f"**{rate}**" if pair.low > 0.5 else rate
    return [*names, told, FIGURES.limits(pair), games_cell(found), points_cell(found)]


def step_table(found: list[Found]) -> str:
    """The rows that have been played."""
    paired = [(each, pair_of(each)) for each in found]
    rows = [step_cells(each, pair) for each, pair in paired if pair is not None]
    return table(STEP_HEADS, rows, 3) if rows else ""


def verdict(found: list[Found]) -> str:
    """What the two-player steps come to; steps with too few games are told apart."""
    steps = [each for each in found if each.row.kind == ladder.STEP and each.row.plan.seats == 2]
    kinds: dict[tuple[bool, bool], list[Found]] = {}
    for each in steps:
        kind = reaches(pair_of(each)), is_provisional(each)
        kinds.setdefault(kind, []).append(each)
    if not steps:
        return ""
    told = [f"With two players {len(kinds.get((True, False), []))} of {len(steps)} steps"]
    told[0] += " reach the aim with all their games."
    for kind, words in (
        ((True, True), "Provisional, the aim is reached so far:"),
        ((False, True), "Provisional, the aim is not reached so far:"),
        ((False, False), "The aim is not reached:"),
    ):
        names = [f"{name_of(each)} ({games_cell(each)} games)" for each in kinds.get(kind, [])]
        told += [f"{words} {', '.join(names)}."] if names else []
    return " ".join(told)


def reaches(pair: Pair | None) -> bool:
    """Whether a step is as high as is aimed at."""
    return pair is not None and pair.rate >= GOAL and pair.low > 0.5


def missing(found: list[Found]) -> str:
    """Which rows have no games at all, in one line."""
    told = []
    for seats in sorted({each.row.plan.seats for each in found}):
        rows = [each for each in found if each.row.plan.seats == seats]
        names = [name_of(each) for each in rows if not each.summary.games]
        if names:
            all_of_them = "everything" if len(names) == len(rows) else ", ".join(names)
            told.append(f"{all_of_them} with {seats} seats")
    return f"Not played yet: {'; '.join(told)}." if told else ""


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
    for name in by_level({bot for each in found for bot in each.row.plan.bots}):
        own = [p for each in found for p in each.summary.players if p.name == name]
        decisions = sum(player.decisions * player.seats for player in own)
        if decisions:
            spent = sum(player.mean_ms * player.decisions * player.seats for player in own)
            times = (spent / decisions, max(player.max_ms for player in own))
            each_game = decisions / sum(player.seats for player in own)
            cells = [*map(FIGURES.milliseconds, times), f"{each_game:.0f}"]
            rows.append([level_of(name), *cells])
    return rows


def rating_table(found: list[Found]) -> str:
    """Ratings of the levels for each number of seats, from all rows with so many."""
    columns = {}
    for seats in sorted({each.row.plan.seats for each in found if each.summary.games}):
        own = [each for each in found if each.row.plan.seats == seats]
        columns[seats] = ratings(
            game for each in own for game in outcomes(each.row.plan, each.results)
        )
    names = by_level({name for column in columns.values() for name in column})
    rows = [
        [level_of(name)]
        + [FIGURES.rating(column[name]) if name in column else "" for column in columns.values()]
        for name in names
    ]
    return table(["rating", *(f"{seats} seats" for seats in columns)], rows)


def value_of(found: Found) -> str:
    """How difficult the automa of a row is."""
    return next(iter(found.row.plan.options.values()))


def solo_parts(found: list[Found]) -> list[str]:
    """Against the automa: a row for each level, a column for each difficulty; then the games."""
    values = list(dict.fromkeys(map(value_of, found)))
    levels = list(dict.fromkeys(each.row.strong for each in found))
    cells = {(each.row.strong, value_of(each)): solo_cell(each) for each in found}
    rows = [[level_of(bot), *(cells[bot, value] for value in values)] for bot in levels]
    option = next(iter(found[0].row.plan.options))
    counts = [solo_games(bot, [e for e in found if e.row.strong == bot]) for bot in levels]
    return [
        "### Won against the automa",
        f"The columns are the values of the option `{option}`, the easiest first. {SOLO_CELLS}",
        table(["level", *values], rows),
        f"Games for each cell: {'; '.join(counts)}.",
    ]


def solo_cell(found: Found) -> str:
    """A rate and its limits in percent."""
    pair = pair_of(found)
    if pair is None:
        return "–"
    low, high = 100 * pair.low, 100 * pair.high
    return f"{100 * pair.rate:.0f} ({low:.0f}–{high:.0f})"


def solo_games(bot: str, found: list[Found]) -> str:
    """How many games a level has played at each difficulty, and how many are wanted."""
    counts = [each.summary.games for each in found]
    least, most, wanted = min(counts), max(counts), max(each.row.games for each in found)
    played = f"{least}" if least == most else f"{least} to {most}"
    return f"{bot} {played}" if least >= wanted else f"{bot} {played} of {wanted}"


def chapter(game: str, found: list[Found]) -> str:
    """All about one game."""
    parts = [f"## {title_of(game)}"]
    versus = [each for each in found if each.row.plan.seats > 1]
    solo = [each for each in found if each.row.kind == ladder.SOLO]
    if has_games(versus):
        alt = f"{title_of(game)}: each level against the one below"
        parts += [f"![{alt}]({PICTURES}/{file_of(game)})", verdict(found)]
        for kind, head in KINDS.items():
            made = step_table([each for each in versus if each.row.kind == kind])
            parts += [head, made] if made else []
        parts += [missing(versus), "### Ratings", rating_table(versus)]
    else:
        parts.append(missing(versus))
    parts += solo_parts(solo) if has_games(solo) else []
    if has_games(found):
        parts += ["### Thinking time", time_verdict(found), table(TIME_HEADS, time_rows(found))]
    absent = [name for name in roster.LEVELS if name not in roster.levels(game)]
    if absent:
        parts.append(f"Not there yet for this game: {', '.join(absent)}.")
    return "\n\n".join(part for part in parts if part)


def has_games(found: list[Found]) -> bool:
    """Whether anything of it has been played."""
    return any(each.summary.games for each in found)


def file_of(game: str) -> str:
    """The picture of a game."""
    return f"ladder-{game}.svg"


def picture(game: str, found: list[Found]) -> str:
    """Steps and the yardstick, by number of seats; rows without games are left out."""
    groups: dict[str, list[Strip]] = {}
    for each in found:
        pair = pair_of(each)
        if each.row.kind in (ladder.STEP, ladder.YARDSTICK) and pair is not None:
            strip = Strip(name_of(each), pair, games_cell(each), is_provisional(each))
            groups.setdefault(f"{each.row.plan.seats} seats", []).append(strip)
    return forest(f"{title_of(game)}: placed ahead, with 95 % limits", list(groups.items()))


def closing(found: dict[str, list[Found]], setting: Setting, before: str) -> str:
    """Versions, date, sources, and how to do it again."""
    kept = notes(before)
    told = [
        line
        for game, own in found.items()
        for line in (made(game, own, setting) if own else kept.get(title_of(game), []))
    ]
    again = f"    {setting.command}"
    return "\n\n".join([f"## {MADE}", "\n".join(told), "To do it again:", again])


def made(game: str, found: list[Found], setting: Setting) -> list[str]:
    """When, by what and from how many games the figures of a game were made."""
    code = fingerprint(game, (bot for each in found for bot in each.row.plan.bots))
    played = sum(each.summary.games for each in found)
    wanted = sum(each.row.games for each in found)
    what = f"{setting.date}; {setting.versions}; {versions_of(found)}; sources and budgets `{code}`"
    return [f"- {title_of(game)}: {what} ({played:,} of {wanted:,} games)", *told_apart(found)]


def told_apart(found: list[Found]) -> list[str]:
    """Which rows rest on games of older rules, which on games that today come out otherwise."""
    newest = catalog.load(found[0].row.plan.game).version
    kinds = {
        f"version {rules} of the rules": [each for each in found if each.row.plan.rules == rules]
        for rules in range(1, newest)
    }
    kinds[OLDER] = [each for each in found if each.older]
    return [f"  - {kind}: {', '.join(rows_named(own))}" for kind, own in kinds.items() if own]


def rows_named(found: list[Found]) -> list[str]:
    """Each row once, whatever the difficulty of the automa."""
    return list(dict.fromkeys(f"{name_of(each)} ({seats_of(each)})" for each in found))


def seats_of(found: Found) -> str:
    """At how large a table a row is played."""
    seats = found.row.plan.seats
    return f"{seats} seats" if seats > 1 else "alone"


def versions_of(found: list[Found]) -> str:
    """Under which versions of a game's rules its rows are played."""
    newest = catalog.load(found[0].row.plan.game).version
    played = sorted({each.row.plan.rules or newest for each in found})
    told = f"version {' and '.join(map(str, played))} of the rules"
    return told if played == [newest] else f"{told} (the newest is {newest})"


def page(found: list[Found], setting: Setting, before: str = "") -> str:
    """The whole document; of games that were not asked for what it said before."""
    if not found:
        raise NotFound("ladder-empty")
    levels = ", ".join(f"{at} `{name}`" for at, name in enumerate(roster.LEVELS, 1))
    parts = [INTRO.replace("{levels}", levels)]
    games = {game: [row for row in found if row.row.plan.game == game] for game in known(found)}
    kept = chapters(before)
    told = (
        chapter(game, own) if own else kept.get(title_of(game), "") for game, own in games.items()
    )
    parts += [each for each in told if each]
    return "\n\n".join([*parts, closing(games, setting, before)]) + "\n"


def known(found: list[Found]) -> list[str]:
    """All games there are, and those of the rows."""
    return list(dict.fromkeys([*catalog.games(), *(each.row.plan.game for each in found)]))
