"""How answers, events, rules, faults and places of Ra are said in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from maat import catalog
from maat.core.errors import BadComponents, BadRecord, IllegalAction, NotFound
from maat.core.game import Game
from maat.core.log import LoggedEvent
from maat.core.names import Book, EventBook
from maat.core.state import EVERYONE, State
from maat.games.ra import actions, events, steps, tiles
from maat.languages import LANGUAGES
from maat.scene import Name, Piece, Place
from maat.text import Texts, check_language, language_of

RA = catalog.load("ra")
NAMES = ["random 1", "random 2"]

TEXTS = {language: Texts(language, RA) for language in LANGUAGES}


def told(language: str, event: int, *numbers: int, seat: int = 0) -> str:
    """An event as a line of the log."""
    return TEXTS[language].event(LoggedEvent(0, event, EVERYONE, seat, numbers), NAMES)


# Which language.


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("en_GB.UTF-8", "en"),
        ("pl_PL", "pl"),
        ("uk_UA.UTF-8", "uk"),
        ("uk.UTF-8", "uk"),
        ("hu-HU", "hu"),
        ("HU", "hu"),
        ("de_DE.UTF-8", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_a_wish_is_taken_for_the_nearest_language(wish: str, language: str) -> None:
    assert language_of(wish) == language


def test_a_language_that_is_named_must_be_one_of_ours() -> None:
    assert check_language("uk") == "uk"
    with pytest.raises(NotFound) as fault:
        check_language("de")
    assert TEXTS["en"].error(fault.value) == (
        "There is no language “de”. There are: en, pl, uk, hu."
    )


# Answers and questions.


@pytest.mark.parametrize(
    ("language", "bid", "take"),
    [
        ("en", "Bid 13", "Take a pharaoh tile for a god tile"),
        ("pl", "Zalicytuj 13", "Zabierz faraona za płytkę boga"),
        ("uk", "Поставити 13", "Взяти фараона за плитку Бога"),
        ("hu", "Licit: 13", "Elvétel istenséglapkáért: fáraó"),
    ],
)
def test_an_answer_names_its_number_or_piece(language: str, bid: str, take: str) -> None:
    assert TEXTS[language].action(actions.BID + 13) == bid
    assert TEXTS[language].action(actions.TAKE + tiles.PHARAOH) == take


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Your turn to bid: choose a sun, or pass if you may."),
        ("pl", "Twoja kolej w licytacji: wybierz dysk Słońca albo, jeśli możesz, spasuj."),
        ("uk", "Ваша черга робити ставку: оберіть сонячний диск або, якщо можна, спасуйте."),
        ("hu", "Te licitálsz: válassz napkorongot, vagy passzolj, ha lehet."),
    ],
)
def test_a_question_is_put(language: str, question: str) -> None:
    assert TEXTS[language].question(steps.BID) == question


# Events.


@pytest.mark.parametrize(
    ("language", "drawn"),
    [
        ("en", "random 2 draws a Nile tile."),
        ("pl", "random 2 dobiera płytkę Nilu."),
        ("uk", "random 2 витягає плитку Нілу."),
        ("hu", "random 2 Nílus-lapkát húz."),
    ],
)
def test_a_piece_stands_in_the_case_the_sentence_wants(language: str, drawn: str) -> None:
    assert told(language, events.TILE_DRAWN, tiles.NILE, seat=1) == drawn


@pytest.mark.parametrize(
    ("language", "count", "line"),
    [
        ("en", 0, "random 1 invokes Ra with no tiles on the track."),
        ("en", 1, "random 1 invokes Ra with 1 tile on the track."),
        ("en", 2, "random 1 invokes Ra with 2 tiles on the track."),
        ("pl", 0, "random 1 wzywa Ra; na polach płytek nie ma płytek."),
        ("pl", 1, "random 1 wzywa Ra; na polach płytek jest 1 płytka."),
        ("pl", 2, "random 1 wzywa Ra; na polach płytek są 2 płytki."),
        ("pl", 5, "random 1 wzywa Ra; na polach płytek jest 5 płytek."),
        ("pl", 12, "random 1 wzywa Ra; na polach płytek jest 12 płytek."),
        ("pl", 22, "random 1 wzywa Ra; na polach płytek są 22 płytki."),
        ("uk", 0, "random 1 закликає Ра; на треку аукціону немає плиток."),
        ("uk", 1, "random 1 закликає Ра; на треку аукціону 1 плитка."),
        ("uk", 2, "random 1 закликає Ра; на треку аукціону 2 плитки."),
        ("uk", 5, "random 1 закликає Ра; на треку аукціону 5 плиток."),
        ("uk", 12, "random 1 закликає Ра; на треку аукціону 12 плиток."),
        ("uk", 22, "random 1 закликає Ра; на треку аукціону 22 плитки."),
        ("hu", 0, "random 1 megidézi Rát; az árveréssávon nincs lapka."),
        ("hu", 1, "random 1 megidézi Rát; az árveréssávon 1 lapka van."),
        ("hu", 5, "random 1 megidézi Rát; az árveréssávon 5 lapka van."),
    ],
)
def test_a_number_chooses_the_form_of_its_noun(language: str, count: int, line: str) -> None:
    assert told(language, events.RA_INVOKED, count) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "random 1 wins the auction with sun 9 and takes 2 tiles and sun 4."),
        ("pl", "random 1 wygrywa aukcję dyskiem Słońca 9 i zabiera dysk 4 oraz 2 płytki."),
        ("uk", "random 1 виграє аукціон сонячним диском 9 і забирає диск 4 та 2 плитки."),
    ],
)
def test_the_numbers_of_an_event_keep_their_order(language: str, line: str) -> None:
    assert told(language, events.AUCTION_WON, 9, 4, 2) == line


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "A pays 1 × power.", "A pays 3 × power."),
        ("pl", "A płaci władzą.", "A płaci 3 sztukami władzy."),
        ("uk", "A платить владою.", "A платить 3 одиницями влади."),
        ("hu", "A fizet: 1 × hatalom.", "A fizet: 3 × hatalom."),
    ],
)
def test_what_is_counted_stands_in_its_case(language: str, one: str, three: str) -> None:
    pharaon = catalog.load("pharaon")
    event, power = pharaon.events.codes["piece_paid"], pharaon.words["piece"].index("power")
    said = [
        Texts(language, pharaon).event(LoggedEvent(0, event, EVERYONE, 0, (power, count)), ["A"])
        for count in (1, 3)
    ]
    assert said == [one, three]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_nothing_has_a_minus_sign(language: str) -> None:
    tekhenu = catalog.load("tekhenu")
    found = LoggedEvent(0, tekhenu.events.codes["balance_found"], EVERYONE, 0, (-7,))
    assert " \N{MINUS SIGN}7" in Texts(language, tekhenu).event(found, ["Ann-5"])
    assert "Ann-5" in Texts(language, tekhenu).event(found, ["Ann-5"])
    assert TEXTS[language].number(-7) == "\N{MINUS SIGN}7"


@pytest.mark.parametrize(
    ("language", "you", "other"),
    [
        ("en", "You spend a god tile and take a gold", "Ann spends a god tile and takes a gold"),
        ("pl", "Wydajesz płytkę boga i zabierasz", "Ann wydaje płytkę boga i zabiera"),
        ("uk", "Ви використовуєте плитку Бога й берете", "Ann використовує плитку Бога й бере"),
        ("hu", "Istenséglapkát költesz, és arany", "Ann istenséglapkát költ, és arany"),
    ],
)
def test_whoever_reads_without_a_name_is_addressed(language: str, you: str, other: str) -> None:
    names = [TEXTS[language].say("table-you"), "Ann"]
    spent = [LoggedEvent(0, events.GOD_SPENT, EVERYONE, seat, (tiles.GOLD,)) for seat in (0, 1)]
    said = [TEXTS[language].event(each, names) for each in spent]
    assert said[0].startswith(you)
    assert said[1].startswith(other)


# Rules and faults.


@pytest.mark.parametrize(
    ("language", "rule", "fault"),
    [
        (
            "en",
            "You may draw a tile only while the track has an empty space.",
            "“draw” is not allowed. RA-24: ",
        ),
        (
            "pl",
            "Płytkę można dobrać tylko wtedy, gdy jest wolne pole płytek.",
            "„draw” jest niedozwolone. RA-24: ",
        ),
        (
            "uk",
            "Взяти плитку можна, лише якщо на треку аукціону є вільне місце.",
            "«draw» не дозволено. RA-24: ",
        ),
        (
            "hu",
            "Lapkát csak akkor húzhatsz, ha van szabad mező az árveréssávon.",
            "„draw” nem megengedett. RA-24: ",
        ),
    ],
)
def test_a_forbidden_answer_quotes_its_rule(language: str, rule: str, fault: str) -> None:
    illegal = IllegalAction("illegal-answer", answer="draw", rule="RA-24")
    assert TEXTS[language].rule("RA-24") == rule
    assert TEXTS[language].error(illegal) == fault + rule


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "There is no game “go”. There are: ra."),
        ("pl", "Nie ma gry „go”. Są: ra."),
        ("uk", "Гри «go» немає. Є: ra."),
        ("hu", "Nincs „go” nevű játék. Ezek vannak: ra."),
    ],
)
def test_a_fault_needs_no_game(language: str, line: str) -> None:
    assert Texts(language).error(NotFound("unknown-game", game="go", known="ra")) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_named_by_a_number_gets_no_marks_between_thousands(language: str) -> None:
    texts = Texts(language)
    assert "9999" in texts.error(IllegalAction("unknown-code", code=9999))
    assert "8000" in texts.error(NotFound("port-taken", port=8000))
    assert "1234" in texts.error(BadRecord("not-a-record", line=1234))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "A game for 3 players needs at least 24 Ra tiles."),
        ("pl", "W grze 3-osobowej potrzeba co najmniej 24 płytek Ra."),
        ("uk", "Для 3 гравців потрібно щонайменше 24 плитки Ра."),
        ("hu", "3 játékoshoz legalább 24 Rá lapka kell."),
    ],
)
def test_a_game_has_faults_of_its_own(language: str, line: str) -> None:
    assert TEXTS[language].error(BadComponents("too-few-ra", seats=3, need=24)) == line


# Places.

TRACK = [Piece("tile-gold"), Piece("tile-nile", 2), Piece("tile-step-pyramid")]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Auction track (5 spaces free): gold, 2 × Nile, step pyramid"),
        ("pl", "Pola płytek (5 wolnych pól): złoto, 2 × Nil, piramida schodkowa"),
        ("uk", "Трек аукціону (5 вільних місць): золото, 2 × Ніл, ступінчаста піраміда"),
        ("hu", "Árveréssáv (5 szabad mező): arany, 2 × Nílus, lépcsős piramis"),
    ],
)
def test_a_place_lists_its_pieces(language: str, line: str) -> None:
    assert TEXTS[language].place(Place("place-track", {"free": 5}, TRACK), NAMES) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Suns face down: nothing"),
        ("pl", "Zakryte dyski Słońca: brak"),
        ("uk", "Сонячні диски долілиць: немає"),
        ("hu", "Napkorongok képpel lefelé: nincs"),
    ],
)
def test_an_empty_place_says_so(language: str, line: str) -> None:
    assert TEXTS[language].place(Place("place-spent", pieces=[]), NAMES) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "An auction is on. Ra player: random 1; random 2 leads with 9."),
        ("pl", "Trwa aukcja. Gracz Ra: random 1; prowadzi random 2 z ofertą 9."),
        ("uk", "Триває аукціон. Гравець Ра: random 1; попереду random 2 зі ставкою 9."),
        ("hu", "Árverés folyik. Rá játékos: random 1; random 2 vezet, licitje 9."),
    ],
)
def test_a_fact_names_the_players(language: str, line: str) -> None:
    auction = Place("place-auction-bid", {"player": Name(0), "bidder": Name(1), "sun": 9})
    assert TEXTS[language].place(auction, NAMES) == line


# What is not there.

ENTRY_POINTS = "[maat.games]\nstranger = stranger\n"
METADATA = "Metadata-Version: 2.1\nName: stranger\nVersion: 1\n"


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[State]:
    """A game from another package that speaks English only."""
    files = {
        "stranger/__init__.py": "",
        "stranger/locale/en/table.ftl": "game-title = Foreign Game\n",
        "stranger-1.dist-info/METADATA": METADATA,
        "stranger-1.dist-info/entry_points.txt": ENTRY_POINTS,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return Game("stranger", 1, [2], "ST", [], Book(), EventBook(), [], {})


def test_a_game_without_the_language_speaks_english_and_the_program_does_not(
    stranger: Game[State],
) -> None:
    texts = Texts("uk", stranger)
    assert texts.has("game-title")
    assert texts.say("game-title") == "Foreign Game"
    assert texts.say("score-total") == "Разом"


def test_a_text_nobody_has_written_is_its_own_name() -> None:
    assert not TEXTS["pl"].has("no-such-text")
    assert TEXTS["pl"].say("no-such-text") == "no-such-text"


def test_a_missing_value_is_a_fault_of_the_program() -> None:
    with pytest.raises(ValueError, match="pl: Miejsce"):
        TEXTS["pl"].say("seat")


def test_texts_without_a_game_know_no_answers() -> None:
    with pytest.raises(ValueError, match="no game"):
        Texts("en").action(0)
