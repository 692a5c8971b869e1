"""What came in the box: counts and printed values, read from components.toml."""

from __future__ import annotations

from typing import Any, Final

from maat.core.components import read_box
from maat.core.errors import BadComponents
from maat.core.rows import count, row
from maat.games.tekhenu import words
from maat.games.tekhenu.ranges import RANGES

SIZE: Final = 5  # rows and columns of the Temple Complex
ABILITIES: Final = [
    "none",
    "population_3",
    "scribe_1",
    "happiness_2",
    "vp_per_edge",
    "vp_per_building",
    "vp_1",
    "thoth_1",
    "horus_1_2_3",
    "decree",
    "osiris_3",
    "gold_2",
    "double_reward",
]
BONUS_TOKENS: Final = [*words.TOKENS[: words.FAITH], "vp"]


class Temple:
    """The Temple Complex: spaces 0 to 24 row by row, lines and Building spaces as bits."""

    def __init__(self, data: dict[str, Any]) -> None:
        table = data["temple"]
        self.corner_factor: int = table["corner_factor"]
        self.statue_line = row([table["statue_row"] - 1, table["statue_column"] + 4])
        spaces = [text for row in table["rewards"] for text in row]
        self.rewards: list[list[int]] = [_amounts(text) for text in spaces]
        self.kinds = row([_kinds(reward) for reward in self.rewards])
        self.bread = row(_spaces(table["bread"]))
        self.open_from = row(_spaces(table["open_from"]))
        self.line_spaces = row([_line(line) for line in range(2 * SIZE)])
        self.near = row([_near(space) for space in range(SIZE * SIZE)])
        self.neighbor = row([_neighbor(s, d) for s in range(SIZE * SIZE) for d in range(4)])
        self.outer = row([_outer(table, s, d) for s in range(SIZE * SIZE) for d in range(4)])
        self.open_bits = row([self._open(sides) for sides in range(5)])

    def _open(self, sides: int) -> int:
        """The Building spaces that many players use, as bits (TK-62)."""
        return sum(1 << at for at, least in enumerate(self.open_from) if least <= sides)


class Components:
    """The component values as the rules use them."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.temple = Temple(data)
        self._read_wheel(data)
        self._read_player(data["player"], data["track"])
        self._read_gods(data)
        self._read_pillars(data["pillars"])
        self._read_market(data)
        self._read_osiris(data["osiris"])
        self._read_scoring(data)
        self._read_solo(data["solo"])
        tokens = data["tokens"]
        self.supply = row([tokens[name] for name in words.TOKENS[: words.POPULATION]])

    def _read_wheel(self, data: dict[str, Any]) -> None:
        """Dice, purity and the wheel."""
        dice = data["dice"]
        counts = [dice["counts"][color] for color in words.COLORS]
        self.dice: list[list[int]] = [[], []]
        for seats in range(2, 5):
            removed = dice[f"removed_{seats}p"]
            self.dice.append([n - removed[c] for n, c in zip(counts, words.COLORS, strict=True)])
        self.dice[1] = self.dice[2]
        self.per_section: int = dice["per_section"]
        self.purity = row(
            [
                _index("purity", words.PURITIES, data["purity"][color][light])
                for color in words.COLORS
                for light in words.LIGHTS[:3]
            ]
        )
        gods: list[int] = [_index("god", words.GODS, god) for god in data["wheel"]["gods"]]
        self.gods = row(gods)
        self.sectors = row(
            [_index("light", words.LIGHTS, light) for light in data["wheel"]["sectors"]]
        )
        self.at = row([gods.index(god) if god in gods else 0 for god in range(6)])

    def _read_player(self, player: dict[str, Any], track: dict[str, Any]) -> None:
        """Player board and commoners' track."""
        self.buildings: int = player["buildings"]
        self.statues: int = player["statues"]
        self.pillars: int = player["pillars"]
        self.start_vp: int = player["vp"]
        self.start_gold: int = player["gold"]
        self.start_scribes: int = player["scribes"]
        self.start_happiness: int = player["happiness"]
        self.start_population: int = player["population"]
        self.start_production: int = player["production"]
        self.production_max: int = player["production_max"]
        self.statue_granite = row(player["statue_granite"])
        self.row_vp = row(_sums(player["row_vp"]))
        self.row_bread = row(_sums(player["row_bread"]))
        self.track_max: int = track["max"]
        self.happiness_symbols = row(track["happiness_symbols"])
        self.population_symbols = row(track["population_symbols"])
        self.gold_at: int = track["gold_at"]
        self.scribe_at: int = track["scribe_at"]
        self.action_at: int = track["action_at"]

    def _read_gods(self, data: dict[str, Any]) -> None:
        """Horus, Ra and Bastet."""
        horus = data["horus"]
        self.statue_spaces = row([0, 1, *(horus["spaces"][f"{n}p"] for n in range(2, 5))])
        self.statue_spaces[1] = self.statue_spaces[2]
        self.printed = row([_index("god", words.GODS, god) for god in horus["printed"]])
        bonuses = [_bonus(horus["bonus"][god]) for god in words.GODS]
        self.bonus_tokens = row([tokens for tokens, _ in bonuses])
        self.bonus_amount = row([amount for _, amount in bonuses])
        ra = data["ra"]
        self.display = row(
            [_index("display", words.DISPLAY, place) for place in ra["display_of_value"]]
        )
        self.display_vp = row([ra["vp"][place] for place in words.DISPLAY])
        self.bastet_papyrus: int = data["bastet"]["papyrus"]
        self.bastet_scribes = row(data["bastet"]["scribes"])

    def _read_pillars(self, pillars: dict[str, Any]) -> None:
        """Pillar tiles."""
        tiles = [pillars[name] for name in words.PILLARS]
        self.tile_light = row([_index("light", words.LIGHTS, t["light"]) for t in tiles])
        self.tile_ability = row([_index("ability", ABILITIES, t["ability"]) for t in tiles])
        self.tile_limestone = row([tile["limestone"] for tile in tiles])
        self.tile_granite = row([tile["granite"] for tile in tiles])
        self.tile_edges = row([edge for tile in tiles for edge in _edges(tile["edges"])])

    def _read_market(self, data: dict[str, Any]) -> None:
        """The places of the market and Thoth."""
        market = data["market"]
        counts = [market["blessings"], market["technologies"], market["decrees"]]
        kinds: list[int] = []
        sections: list[int] = []
        first: list[int] = []
        for section in range(4):
            first.append(len(kinds))
            for kind in range(3):
                kinds += [kind] * counts[kind][section]
                sections += [section] * counts[kind][section]
        self.place_kind = row(kinds)
        self.place_section = row(sections)
        self.section_first = row([*first, len(kinds)])
        self.opens_at = row(market["opens_at"])
        thoth = data["thoth"]
        self.thoth_cards = row(thoth["cards"])
        self.thoth_papyrus = row(thoth["papyrus"])
        self.refresh: int = thoth["refresh"]
        self.thoth_happiness = row(thoth["happiness"])

    def _read_osiris(self, osiris: dict[str, Any]) -> None:
        """The rows of Osiris."""
        self.osiris_happiness: int = osiris["happiness"]
        self.own_steps = row(osiris["own_steps"])
        self.pair_steps = row(osiris["pair_steps"])
        self.any_steps = row(osiris["any_steps"])
        self.own_gain = row(osiris["own_gain"])
        self.gold_gain = row(osiris["gold_gain"])
        self.pair: list[list[int]] = [[0, 0, 0, 0]] * 6
        for number in (3, 4):
            pairs = osiris[f"pair_row_{number}"]
            self.pair[number - 1] = [
                _index("resource", words.RESOURCES, pairs[own]) for own in words.RESOURCES
            ]

    def _read_scoring(self, data: dict[str, Any]) -> None:
        """Maat phase, Scoring, Starting cards, Destiny cards and Decree symbols."""
        self.penalty_from = row(data["maat"]["penalty_from"])
        self.penalty_vp = row(data["maat"]["penalty_vp"])
        scoring = data["scoring"]
        self.district_vp: int = scoring["district"]
        self.piece_vp: int = scoring["piece"]
        self.pillar_piece_vp: int = scoring["pillar_and_piece"]
        self.statue_line_vp: int = scoring["statue_line"]
        self.own_pillar_vp: int = scoring["own_pillar"]
        self.statue_vp = row(scoring["statues"])
        self.happiness_vp: int = scoring["happiness_symbol"]
        self.production_vp: int = scoring["production_max"]
        self.missing_bread_vp: int = scoring["missing_bread"]
        self.most_decrees: int = scoring["decrees"]
        self.first_vp: int = scoring["first"]
        self.second_vp: int = scoring["second"]
        self.initiative = row(data["starting"]["initiative"])
        dealt = data["starting"]["dealt"]
        self.starting_dealt = row([0, dealt["solo"], dealt["2p"], dealt["3p"], dealt["4p"]])
        self.ankh = row(data["destiny"]["ankh"])
        symbols = data["decree_symbol"]
        self.symbol = row(
            [_index("symbol", words.SYMBOLS, symbols[name]) for name in words.DECREES]
        )

    def _read_solo(self, solo: dict[str, Any]) -> None:
        """Botankhamun."""
        self.bot_happiness: int = solo["happiness"]
        self.bot_population: int = solo["population"]
        self.bot_slots = row([solo["statue_slot"], solo["hard_statue_slot"]])
        self.bot_rows = row([solo["medium_bread_row"], solo["medium_granite_row"]])
        self.bot_balance = row(solo["balance"])
        self.bot_ankh: int = solo["ankh"]
        self.bot_bonus_scribes = row(solo["bonus_scribes"])
        self.bot_bonus_vp = row(solo["bonus_vp"])
        self.bot_blessing_vp: int = solo["blessing_vp"]
        self.bot_technology_vp: int = solo["technology_vp"]
        self.bot_decree_vp = row([solo["decree_vp"], solo["decree_vp_challenge"]])
        self.bot_scribes_per_vp: int = solo["scribes_per_vp"]
        self.bot_blocked_vp: int = solo["blocked_statue_vp"]
        self.dice_tiles: list[list[int]] = [
            [_index("resource", words.RESOURCES, name) for name in tile]
            for tile in solo["dice_tiles"]
        ]


def _index(kind: str, known: list[str], word: str) -> int:
    """The number of a word in its vocabulary."""
    if word not in known:
        raise BadComponents("unknown-word", kind=kind, found=word, known=", ".join(known))
    return known.index(word)


def _parts(text: str, joint: str) -> list[tuple[int, str]]:
    """`2 bread + 1 faith` as numbers and words."""
    pairs: list[tuple[int, str]] = []
    for part in text.split(joint):
        number, _, word = part.partition(" ")
        if not number.isdecimal() or len(number) > 1:
            raise BadComponents("bad-reward", found=text)
        pairs.append((int(number), word))
    return pairs


def _amounts(text: str) -> list[int]:
    """The reward of a space, token by token from Papyrus to Faith."""
    amounts = [0] * words.POPULATION
    for number, word in _parts(text, " + "):
        amounts[_index("token", words.TOKENS[: words.POPULATION], word)] += number
    return amounts


def _kinds(reward: list[int]) -> int:
    """The tokens of a reward as bits."""
    return sum(1 << token for token, amount in enumerate(reward) if amount)


def _bonus(text: str) -> tuple[int, int]:
    """What a Statue brings: the tokens to choose from as bits, and how many."""
    parts = _parts(text, " or ")
    if len({number for number, _ in parts}) > 1:
        raise BadComponents("bad-reward", found=text)
    tokens = [_index("token", BONUS_TOKENS, word) for _, word in parts]
    return sum(1 << words.TOKENS.index(BONUS_TOKENS[token]) for token in tokens), parts[0][0]


def _edges(text: str) -> list[int]:
    """The four edges of a tile, from the top clockwise."""
    letters = [edge[0] for edge in words.EDGES]
    if len(text) != 4:
        raise BadComponents("bad-edges", found=text)
    return [_index("edge", letters, letter) for letter in text]


def _sums(amounts: list[int]) -> list[int]:
    """What is seen after 0, 1, 2 ... Buildings have left the row."""
    return [sum(amounts[:built]) for built in range(len(amounts) + 1)]


def _spaces(table: dict[str, list[int]]) -> list[int]:
    """The Building spaces in the order of words.BUILDINGS."""
    keys = ("row_first", "column_first", "row_second", "column_second")
    return [value for key in keys for value in table[key]]


def _line(line: int) -> int:
    """The spaces of a row or column as bits."""
    if line < SIZE:
        return sum(1 << (line * SIZE + at) for at in range(SIZE))
    return sum(1 << (at * SIZE + line - SIZE) for at in range(SIZE))


def _near(space: int) -> int:
    """The Building spaces of the row and the column of a space as bits."""
    lines = (space // SIZE, SIZE + space % SIZE)
    return sum(1 << line | 1 << (line + 2 * SIZE) for line in lines)


def _neighbor(space: int, direction: int) -> int:
    """The space above, right, below or left; -1 outside."""
    row = space // SIZE + (-1, 0, 1, 0)[direction]
    column = space % SIZE + (0, 1, 0, -1)[direction]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else -1


def _outer(table: dict[str, list[str]], space: int, direction: int) -> int:
    """The color of the border a space touches in a direction, -1 if it does not."""
    if _neighbor(space, direction) >= 0:
        return -1
    side = ("edge_top", "edge_right", "edge_bottom", "edge_left")[direction]
    place = space // SIZE if direction % 2 else space % SIZE
    return _index("edge", words.EDGES, table[side][place])


def read(data: dict[str, Any]) -> Components:
    """The box that these values describe."""
    return read_box(data, RANGES, Components, check)


def check(box: Components) -> None:
    """Refuse values no game of Tekhenu could be played with."""
    _check_dice(box)
    _check_player(box)
    _check_market(box)
    if sorted(box.printed) != list(range(6)) or sorted(box.gods) != list(range(6)):
        raise BadComponents("repeated-god")


def _check_dice(box: Components) -> None:
    """Sectors, colors and enough dice for setup and the first rotation."""
    if sorted(box.sectors) != [0, 0, 1, 1, 2, 2]:
        raise BadComponents("bad-sectors")
    _check_purity(box)
    for seats in range(2, 5):
        need = 6 * box.per_section + 2 * seats
        found = sum(box.dice[seats])
        if found < need or any(count < 0 for count in box.dice[seats]):
            raise BadComponents("too-few-dice", seats=seats, found=found, need=need)


def _check_purity(box: Components) -> None:
    """Gray is never Forbidden, and two other colors can be used in every light."""
    for light in range(3):
        usable = [color for color in range(5) if box.purity[3 * color + light] != words.FORBIDDEN]
        if words.GRAY not in usable or len(usable) < 3:
            raise BadComponents("bad-purity", light=words.LIGHTS[light])


def _check_player(box: Components) -> None:
    """Markers start on their tracks."""
    if not 0 <= box.start_happiness <= box.start_population <= box.track_max:
        raise BadComponents("bad-track", found=box.start_population, most=box.track_max)
    if not 0 <= box.start_production <= box.production_max:
        raise BadComponents("bad-track", found=box.start_production, most=box.production_max)


def _check_market(box: Components) -> None:
    """The market has cards enough, ties can be broken, Starting cards suffice."""
    for kind in range(3):
        places = int(count(box.place_kind, kind))
        if places > 12:
            raise BadComponents("bad-market", found=places, most=12)
    if box.section_first[1] == 0:
        raise BadComponents("bad-market", found=0, most=12)
    if sorted(set(box.initiative)) != sorted(box.initiative):
        raise BadComponents("repeated-initiative")
    if sorted(set(box.ankh)) != sorted(box.ankh):
        raise BadComponents("repeated-ankh")
    for seats in range(1, 5):
        need = max(2 * seats, 3 if seats == 1 else 0)
        if not need <= box.starting_dealt[seats] <= words.STARTING_CARDS:
            raise BadComponents("bad-deal", found=box.starting_dealt[seats], need=need)
