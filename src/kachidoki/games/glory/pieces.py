"""The pieces of Call to Glory and the numbers of its rulebook."""

from typing import Final

# Grows when the same moves no longer mean the same game.
RULES_VERSION: Final = 1

# The characters in the order of the rulebook. A kind is an index into these.
NAMES: Final[tuple[str, ...]] = (
    "farmer",
    "monk",
    "envoy",
    "ninja",
    "samurai",
    "shogun",
    "daimyo",
    "empress",
    "emperor",
)
# Printed on each card: its points, and how many of it there are.
VALUES: Final[tuple[int, ...]] = (20, 18, 16, 14, 12, 9, 8, 7, 6)
KINDS: Final = 9
NINJA: Final = 3
CARDS: Final = 110

# The four piles: two face-down draw piles, two face-up discard piles.
PILES: Final[tuple[str, ...]] = ("deck 1", "deck 2", "discard 1", "discard 2")

# "action2a": the smallest set that may be laid, by number of players. The cards 12, 14 and 16 carry
# three dots: with three or four players they need three cards.
SMALLEST: Final = {
    2: [2, 2, 2, 2, 2, 2, 2, 2, 2],
    3: [2, 2, 3, 3, 3, 2, 2, 2, 2],
    4: [2, 2, 3, 3, 3, 2, 2, 2, 2],
}
# "round-end": that many types in front of one player end the round, by number of players.
TYPES_TO_END: Final = {2: 6, 3: 5, 4: 4}

DEALT: Final = 3
ROUNDS: Final = 4
MISSION_ROUNDS: Final = 3
FIGURES: Final = 4

# Imperial Missions: three stacks of four cards; each matching card on the table pays the bonus.
STACKS: Final[tuple[str, ...]] = ("a", "b", "c")
BONUS: Final[tuple[int, ...]] = (5, 4, 3)
STACK_SIZE: Final = 4

# The faces of the missions as (stack, kind, provenance). The pictures of the rulebooks are lost;
# only the red Empress is named in a worked example. The others are our own choice (ruling C1): four
# neighbouring values for each stack, the rarer ones paying more. Change them here when somebody
# has seen the printed cards.
RULEBOOK: Final = "rulebook"
OURS: Final = "ours"
MISSIONS: Final = (
    ("a", "emperor", OURS),
    ("a", "empress", RULEBOOK),
    ("a", "daimyo", OURS),
    ("a", "shogun", OURS),
    ("b", "shogun", OURS),
    ("b", "samurai", OURS),
    ("b", "ninja", OURS),
    ("b", "envoy", OURS),
    ("c", "ninja", OURS),
    ("c", "envoy", OURS),
    ("c", "monk", OURS),
    ("c", "farmer", OURS),
)
MISSION_KIND: Final = [NAMES.index(name) for _, name, _ in MISSIONS]
MISSION_STACK: Final = [STACKS.index(stack) for stack, _, _ in MISSIONS]
MISSION_NAMES: Final = [f"{stack} {name}" for stack, name, _ in MISSIONS]

# The sections of the rulebook, which questions, moves and refusals cite.
SECTIONS: Final[tuple[str, ...]] = (
    "cards",
    "setup",
    "play",
    "action1",
    "action2",
    "action2a",
    "action2b",
    "round-end",
    "scoring",
    "next-start",
    "winning",
    "missions-setup",
    "missions-scoring",
    "missions-winning",
    "ninja-setup",
    "ninja-gain",
    "ninja-use",
)

# What the table waits for, as positions and features name it.
PHASES: Final[tuple[str, ...]] = (
    "start",
    "assign",
    "deal",
    "first",
    "second",
    "action",
    "close",
    "placing",
    "revealing",
    "done",
)

# Why cards wait to be placed, and the rule behind it.
HAND: Final = 0  # discarded from the hand
BEATEN: Final = 1  # another player laid a larger set
REPLACED: Final = 2  # the owner laid a larger set
STRUCK: Final = 3  # a ninja figure took one card
CAUSES: Final[tuple[str, ...]] = ("discard", "beaten", "replaced", "struck")
CAUSE_RULES: Final[tuple[str, ...]] = ("action2b", "action2a", "action2a", "ninja-use")
