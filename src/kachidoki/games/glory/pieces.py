"""The pieces of Call to Glory and the numbers of its rulebook."""

from typing import Final

# Grows when the same moves no longer mean the same game.
RULES_VERSION: Final = 1

# The characters in the order of the rulebook, and what is printed on their cards: the points, and
# how many of them there are. A kind is an index into these.
CHARACTERS: Final = {
    "farmer": 20,
    "monk": 18,
    "envoy": 16,
    "ninja": 14,
    "samurai": 12,
    "shogun": 9,
    "daimyo": 8,
    "empress": 7,
    "emperor": 6,
}
NAMES: Final[tuple[str, ...]] = tuple(CHARACTERS)
VALUES: Final[tuple[int, ...]] = tuple(CHARACTERS.values())
# The same for bots, who weigh them.
WORTH: Final[list[float]] = [float(value) for value in VALUES]
KINDS: Final = 9
NINJA: Final = 3
CARDS: Final = 110
ALL_CARDS: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(VALUES[kind])]

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

# The dots that are printed on the cards that have some.
DOTS: Final = {name: least for name, least in zip(NAMES, SMALLEST[4], strict=True) if least > 2}

DEALT: Final = 3
ROUNDS: Final = 4
MISSION_ROUNDS: Final = 3
FIGURES: Final = 4

# Imperial Missions: three stacks of four cards; each matching card on the table pays the bonus.
BONUS: Final[tuple[int, ...]] = (5, 4, 3)
STACK_SIZE: Final = 4
# The faces of the missions. The pictures of the rulebooks are lost; only the red Empress (stack a)
# is named in a worked example. The others are our own choice (ruling C1): four neighbouring values
# for each stack, the rarer ones paying more. Change them here when somebody has seen the cards.
MISSIONS: Final = {
    "a": ("emperor", "empress", "daimyo", "shogun"),
    "b": ("shogun", "samurai", "ninja", "envoy"),
    "c": ("ninja", "envoy", "monk", "farmer"),
}
STACKS: Final[tuple[str, ...]] = tuple(MISSIONS)
# A mission is an index into these; its stack is `mission // STACK_SIZE`.
MISSION_STACKS: Final = [stack for stack, kinds in MISSIONS.items() for _ in kinds]
MISSION_KINDS: Final = [kind for kinds in MISSIONS.values() for kind in kinds]
MISSION_NAMES: Final = [f"{stack} {kind}" for stack, kinds in MISSIONS.items() for kind in kinds]
MISSION_KIND: Final = [NAMES.index(kind) for kind in MISSION_KINDS]
MISSION_BONUS: Final = [bonus for bonus in BONUS for _ in range(STACK_SIZE)]

# What is printed on cards and in the rulebook, for those who draw them.
NUMBERS: Final = {
    "dots": DOTS,
    "goal": {str(players): goal for players, goal in TYPES_TO_END.items()},
    "bonus": dict(zip(STACKS, BONUS, strict=True)),
}

# The sections of the rulebook, which questions, moves and refusals cite.
SECTIONS: Final[tuple[str, ...]] = (
    *("cards", "setup", "play", "action1", "action2", "action2a", "action2b"),
    *("round-end", "scoring", "next-start", "winning"),
    *("missions-setup", "missions-scoring", "missions-winning"),
    *("ninja-setup", "ninja-gain", "ninja-use"),
)

# Why cards wait to be placed, and the rule behind it.
HAND: Final = 0  # discarded from the hand
BEATEN: Final = 1  # another player laid a larger set
REPLACED: Final = 2  # the owner laid a larger set
STRUCK: Final = 3  # a ninja figure took one card
CAUSES: Final[tuple[str, ...]] = ("discard", "beaten", "replaced", "struck")
CAUSE_RULES: Final[tuple[str, ...]] = ("action2b", "action2a", "action2a", "ninja-use")
