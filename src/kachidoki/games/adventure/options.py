# interpreted: the description of the options; nothing here is used inside playouts.
"""The options of Call to Adventure: what tables settle differently, each with its default."""

from collections.abc import Mapping
from itertools import permutations

from kachidoki.games.adventure.cardset.loader import CARDS, standard
from kachidoki.games.adventure.pieces import ADVERSARY
from kachidoki.games.adventure.rules import read_track
from kachidoki.kernel.errors import BadOption, shown
from kachidoki.kernel.game import Mode, Option, Setting


def refused(option: Option, value: str, *known: str) -> BadOption:
    """An option cannot be set to this, but to what is known."""
    return BadOption("option-value", option.rule, option=option.name, value=value, known=known)


class Track(Option):
    """[track] `standard`, or seven levels of one's own, written like `rules.TRACK`."""

    __slots__ = ()

    def read(self, value: object) -> Setting:
        text = " ".join(value.split()) if isinstance(value, str) and len(value) < 100 else ""
        return super().read(value) if read_track(text) is None else text


class Named(Option):
    """`random`, or the id of a card. Those of the standard set are offered; whether the set of the
    game has it is found out when the game begins."""

    __slots__ = ()

    def read(self, value: object) -> Setting:
        text = value.strip().lower() if isinstance(value, str) else ""
        if len(text) <= 60 and text.isascii() and text.replace("-", "").isalnum():
            return text
        raise refused(self, shown(value), "random")


TIES = ("cards", "challenges", "xp")
ORDERS = tuple("-".join(order) for size in (3, 2, 1) for order in permutations(TIES, size))

DEAL = (
    Option("deal_mode", ("choose", "fixed"), "choose", "characters"),
    Option("allies_adversaries", (True, False), True, "first-game"),
)
FIRST = Option("first_player", ("random", 1, 2, 3, 4), "random", "setup")
COMMON = (
    FIRST,
    Option("journey_limit", (1, 2, 3, "none"), 1, "journey"),
    Option("stall_rounds", (2, 0, 1, 3), 2, "turn"),
    Track("track", ("standard",), "standard", "track"),
    Option("hand_limit", ("none", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), "none", "cards"),
    Option("tiebreak", (*ORDERS, "none"), ORDERS[0], "ties"),
    Option("anytime_windows", ("full", "lean"), "full", "reactions"),
)
ADVERSARIES = tuple(card.key for card in standard().cards if card.kind == ADVERSARY)
NAMED = Named("adversary", ("random", *ADVERSARIES), "random", "solo")
FOE = (
    NAMED,
    Option("adversary_target", ("card", *range(5, 41)), "card", "losing"),
    Option("final_fight", ("single", "repeat"), "single", "final-turn"),
)
COOP = Option("coop_gate", ("individual", "all"), "individual", "coop")
PUBLIC = Option("ask_policy", ("public", "exact"), "public", "reactions")
# Alone there is nobody from whom to hide what one could do.
EXACT = Option("ask_policy", ("exact", "public"), "exact", "reactions")


def _mode(players: tuple[int, ...], *options: Option, cooperative: bool = False) -> Mode:
    found = (CARDS, *options)
    return Mode(players, {option.name: option for option in found}, cooperative=cooperative)


MODES: Mapping[str, Mode] = {
    "versus": _mode((2, 3, 4), *DEAL, *COMMON, PUBLIC),
    "first": _mode((2, 3, 4), *COMMON, PUBLIC),
    "solo": _mode((1,), *DEAL, *COMMON, *FOE, EXACT, cooperative=True),
    "coop": _mode((2, 3, 4), *DEAL, *COMMON, *FOE, COOP, PUBLIC, cooperative=True),
}

# Options of earlier versions, each with the setting that is the rule now.
DROPPED: Mapping[str, Setting] = {
    "row_size": "standard",
    "refill": "immediate",
    "act_reveal": "turn_start",
    "closed_acts": True,
    "journey_cost": 1,
    "main_action": "may",
    "free_discard_uses_journey": False,
    "facing_before_cast": False,
    "dark_cost": 1,
    "dark_max": 3,
    "dark_corruption": "on_cast",
    "bottom_blocks": "buy",
    "card_points": "flat",
    "allow_idle_play": True,
    "cancelled_card_scores": True,
    "retry_failure_xp": False,
    "retry_path": "same",
    "retry_keep_penalties": True,
    "ally_slot_refill": True,
    "ally_on_adversary": True,
    "failed_adversary_stays": False,
    "finisher_extra_turn": False,
    "xp_bank": "none",
    "coop_timing_follows": True,
}
