# interpreted: the description of the options; nothing here is used inside playouts.
"""The options of Call to Adventure: every switch of the specification, with its default."""

from dataclasses import dataclass
from itertools import permutations

from kachidoki.games.adventure.cardset.loader import standard
from kachidoki.games.adventure.pieces import ADVERSARY
from kachidoki.games.adventure.rules import read_track
from kachidoki.kernel.errors import BadOption, shown
from kachidoki.kernel.game import Option, Setting


@dataclass(frozen=True, slots=True)
class Track(Option):
    """[track] `standard`, or seven levels of one's own, written like `rules.TRACK`."""

    def read(self, value: object) -> Setting:
        if isinstance(value, str) and len(value) < 100:
            text = " ".join(value.split())
            if text.lower() == "standard":
                return "standard"
            if read_track(text) is not None:
                return text
        raise BadOption(
            "option-value", self.rule, option=self.name, value=shown(value), known=("standard",)
        )


@dataclass(frozen=True, slots=True)
class Named(Option):
    """`random`, or the id of a card. Those of the standard set are offered; whether the set of the
    game has it is found out when the game begins."""

    def read(self, value: object) -> Setting:
        text = value.strip().lower() if isinstance(value, str) else ""
        if text and len(text) <= 60 and text.replace("-", "").isalnum() and text.isascii():
            return text
        raise BadOption(
            "option-value", self.rule, option=self.name, value=shown(value), known=("random",)
        )


TIES = ("cards", "challenges", "xp")
ORDERS = tuple("-".join(order) for size in (3, 2, 1) for order in permutations(TIES, size))

DEAL = (
    Option("deal_mode", ("choose", "fixed"), "choose", "characters"),
    Option("allies_adversaries", (True, False), True, "first-game"),
)
COMMON = (
    Option("first_player", ("random", 1, 2, 3, 4), "random", "setup"),
    Option("row_size", ("standard", 3, 4, 5), "standard", "setup"),
    Option("refill", ("immediate", "end_of_turn"), "immediate", "refill"),
    Option("act_reveal", ("turn_start", "immediate"), "turn_start", "acts"),
    Option("closed_acts", (True, False), True, "acts"),
    Option("journey_cost", (1, 0, 2, 3), 1, "journey"),
    Option("journey_limit", (1, 2, 3, "none"), 1, "journey"),
    Option("main_action", ("may", "must_if_possible"), "may", "turn"),
    Option("stall_rounds", (2, 0, 1, 3), 2, "turn"),
    Option("free_discard_uses_journey", (False, True), False, "free-discard"),
    Option("facing_before_cast", (False, True), False, "timing"),
    Option("dark_cost", (1, 0, 2), 1, "dark"),
    Option("dark_max", (3, 0, 1, 2), 3, "dark"),
    Option("dark_corruption", ("on_cast", "on_outcome"), "on_cast", "cast"),
    Option("bottom_blocks", ("buy", "buy_and_cast"), "buy", "track"),
    Track("track", ("standard",), "standard", "track"),
    Option("card_points", ("flat", "printed"), "flat", "scoring"),
    Option("allow_idle_play", (True, False), True, "cards"),
    Option("cancelled_card_scores", (True, False), True, "stack"),
    Option("retry_failure_xp", (False, True), False, "retry"),
    Option("retry_path", ("same", "free"), "same", "retry"),
    Option("retry_keep_penalties", (True, False), True, "retry"),
    Option("ally_slot_refill", (True, False), True, "allies"),
    Option("ally_on_adversary", (True, False), True, "allies"),
    Option("failed_adversary_stays", (False, True), False, "adversaries"),
    Option("finisher_extra_turn", (False, True), False, "end"),
    Option("xp_bank", ("none", 40), "none", "components"),
    Option("hand_limit", ("none", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), "none", "cards"),
    Option("tiebreak", (*ORDERS, "none"), ORDERS[0], "ties"),
    Option("anytime_windows", ("full", "lean"), "full", "reactions"),
)
ADVERSARIES = tuple(card.key for card in standard().cards if card.kind == ADVERSARY)
FOE = (
    Named("adversary", ("random", *ADVERSARIES), "random", "solo"),
    Option("adversary_target", ("card", *range(5, 41)), "card", "losing"),
    Option("final_fight", ("single", "repeat"), "single", "final-turn"),
)
COOP = (
    Option("coop_gate", ("individual", "all"), "individual", "coop"),
    Option("coop_timing_follows", (True, False), True, "coop"),
)
PUBLIC = Option("ask_policy", ("public", "exact"), "public", "reactions")
# Alone there is nobody from whom to hide what one could do.
EXACT = Option("ask_policy", ("exact", "public"), "exact", "reactions")
