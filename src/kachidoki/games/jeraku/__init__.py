# interpreted: the description of the game; nothing here is used inside playouts.
"""Jeraku, by Iori Tsukinami: clans on the road to Kyoto, for one to five players."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Self

from kachidoki.games.jeraku import events, pieces, planes, reasons
from kachidoki.games.jeraku.check import check, check_asked
from kachidoki.games.jeraku.moves import ALL, parse_chance, spelled_out
from kachidoki.games.jeraku.points import RP_TABLE, load, pays, setting_of
from kachidoki.games.jeraku.record import Fields
from kachidoki.games.jeraku.rules import PARTNERS, SOLO_NINJA, Rules
from kachidoki.games.jeraku.state import JerakuState
from kachidoki.games.jeraku.steps import QUESTIONS, resume
from kachidoki.games.jeraku.steps.rounds import DAIMYOS
from kachidoki.kernel.event import event_keys
from kachidoki.kernel.game import (
    Game,
    Mode,
    Option,
    Setting,
    Sides,
    Vocabulary,
    move_keys,
    refusal_keys,
)
from kachidoki.kernel.move import Chance, Move

SHIELD = Option("shield", ("off", "on"), "off", "removal")
NINJA_SUIT = Option("ninja_has_suit", (True, False), True, "skirmish")
FINAL_TIE = Option("final_tie", ("daimyo_card", "shared"), "daimyo_card", "winning")
FRIENDLY = Option("v22_friendly_removal", (False, True), False, "armies")
SOLO_CARD = Option("solo_player_ninja", SOLO_NINJA, "kyoto_cap", "solo-card")

# What is said of moves and of positions, by the values that it says; last of a table in a file.
REASONS: dict[tuple[str, ...], str] = {
    (): "ninja-places one-in-kyoto kyoto-only edge-of-map own-samurai game-over",
    ("suit", "value"): "card-not-held pass-in-order not-in-pack not-open",
    ("suit",): "must-follow",
    ("region",): "deploy-there-only place-in-order no-samurai push-elsewhere behind-daimyo "
    "not-adjacent behind-neutral",
    ("clan",): "same-side not-a-candidate not-your-army points-impossible",
    ("clan", "region"): "no-victim protected",
    ("left", "cost"): "no-points",
    ("suit", "value", "found", "wanted"): "card-count",
    ("seat", "found", "wanted"): "hand-size",
    ("seat", "suit"): "void-held",
    ("clan", "found", "wanted"): "pieces",
    ("card",): "daimyo-card-twice",
    ("found", "wanted"): "history-length",
    ("phase",): "phase-impossible",
    ("seat",): "turn-impossible",
    ("field", "why"): "bad-table",
}


def _mode(
    players: tuple[int, ...],
    *options: Option,
    talk: bool = False,
    marks: tuple[str, ...] = pieces.CLANS,
) -> Mode:
    solo = players == (1,)
    tricks = () if solo else (SHIELD, NINJA_SUIT)
    found = (RP_TABLE, *options, *tricks)
    named = {option.name: option for option in found}
    # What a seat leads, of two clans the first one.
    leads = ("green",) if solo else marks[: max(players)]
    return Mode(players, named, cooperative=solo, partners_talk=talk, marks=leads)


@lru_cache(maxsize=64)
def _rules(mode: str, players: int, settings: tuple[tuple[str, Setting], ...]) -> Rules:
    """They never change, so tables that are alike share them."""
    found = dict(settings)
    return Rules(mode, players, found, pays(str(found["rp_table"])))


class Jeraku(Game):
    """The rules of Jeraku."""

    id = "jeraku"
    rules = pieces.RULES_VERSION
    modes: Mapping[str, Mode] = {
        "base": _mode((3, 4), FINAL_TIE),
        "five": _mode((5,), FINAL_TIE, Option("pass5", (2, 1), 2, "five")),
        "duo": _mode((2,), FINAL_TIE, Option("pass_duo", (2, 0), 2, "duo")),
        "solo": _mode(
            (1,), SOLO_CARD, Option("solo_player_bound", (True, False), True, "solo-card")
        ),
        "solo-expert": _mode((1,), SOLO_CARD),
        "armies": _mode((2,), FRIENDLY, marks=pieces.CLANS[::2]),
        "armies-team": _mode((4,), FRIENDLY, talk=True),
        "team": _mode(
            (4,),
            Option("team4_seating", ("alternate", "adjacent"), "alternate", "team"),
            Option("team4_friendly_removal", (True, False), True, "team"),
        ),
        "neutral": _mode(
            (2,), FINAL_TIE, Option("neutral_dest", ("any", "adjacent"), "any", "neutral-samurai")
        ),
    }
    dropped: Mapping[str, Setting] = {
        "canonical_place": True,
        "duo_end_test": "after_prestige",
        "auto_assign": False,
        "solo_enemy_ninja": "kyoto",
        "solo_empty_supply": "skip_placement",
        "solo_priority2": "among_candidates",
        "solo_r3_kyoto_attack": True,
        "solo_r3_block": "cube_move",
        "solo_threshold": "two_best_enemies",
        "solo_tie_scope": "all_clans",
        "solo_discard_view": "top",
        "solo_expert_static": True,
    }
    all_moves = ALL
    vocabulary = Vocabulary(
        events=event_keys(events),
        questions=QUESTIONS,
        moves=move_keys(ALL),
        refusals=refusal_keys(REASONS),
        reasons=event_keys(reasons),
        sections=pieces.SECTIONS,
        names={
            "suit": pieces.SUITS,
            "value": pieces.VALUE_NAMES,
            "clan": pieces.CLANS,
            "region": pieces.REGION_NAMES,
            "way": pieces.WAYS,
        },
        numbers=pieces.NUMBERS,
    )
    fields = Fields
    first_step = DAIMYOS
    data_option = RP_TABLE

    def edition_from(self, path: str) -> Self:
        table = load(path)
        return self.offering(setting_of(table), table.name)

    def sides(self, players: int, mode: str) -> Sides:
        return PARTNERS.get(mode) or super().sides(players, mode)

    def parse(self, text: str) -> Move:
        if isinstance(text, str) and len(text) < 40:
            text = spelled_out(" ".join(text.lower().split()))
        return super().parse(text)

    def planes(self, players: int) -> list[tuple[str, int]]:
        return planes.layout(players)

    def parse_chance(self, text: str) -> Chance | None:
        return parse_chance(text)

    def empty(self, players: int, mode: str, settings: Mapping[str, Setting]) -> JerakuState:
        return JerakuState(_rules(mode, players, tuple(settings.items())), None)

    def resume(self, state: JerakuState, position: Mapping[str, object]) -> None:
        check_asked(state)
        resume(state)
        check(state)


GAME = Jeraku()
