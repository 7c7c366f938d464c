"""A card set in which everything that the vocabulary can say happens all the time."""

from tests.games.adventure.data import (
    adversary,
    card,
    challenge,
    effect,
    entry,
    hand,
    pack,
    path,
    whole_set,
)

XP = effect("gain_xp", n=1)
STEAL = effect("gain_xp", n=1, **{"from": "opponent"})
ABILITIES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
ICONS = ("divinity", "justice", "nature", "arcana", "royalty", "infamy")

WHOLE_TABLE = ("each_other", "adversary")

# What Hero and Antihero cards do, by moment.
PLAYED = [
    ("any", "own", [effect("draw", deck="either", n=1)], {}),
    ("any", "own", [effect("lose_xp", n=2, who=who) for who in WHOLE_TABLE], {"flag": True}),
    ("any", "own", [effect("discard_cards", n=1, who="opponent")], {}),
    ("any", "own", [effect("discard_cards", n=1, who="each", random=True)], {}),
    ("any", "own", [effect("move_track", corruption=2, who="each")], {}),
    ("any", "own", [effect("replace_row", n=2), XP], {}),
    ("any", "own", [effect("gain_xp", n=2), effect("move_track", virtue=2)], {"cost": {"xp": 1}}),
    ("any", "own", [effect("remove_ally", who="opponent")], {"flag": True}),
    ("own_turn", "own", [effect("extra_action", n=1)], {}),
    (
        "own_turn",
        "own",
        [effect("extra_journey", n=2), effect("change_cost", what="journey", n=-1)],
        {},
    ),
    ("own_turn", "own", [effect("take_back", deck="either", n=2)], {}),
    ("own_turn", "own", [effect("return_card", deck="either")], {}),
    ("own_turn", "own", [effect("gain_story")], {}),
    ("own_turn", "own", [effect("replace_row", n=0, act=1)], {}),
    ("before", "own", [effect("add_runes", rune="listed", n=2)], {}),
    ("before", "any", [effect("change_difficulty", n=-2)], {}),
    ("before", "other", [effect("change_difficulty", n=2), STEAL], {}),
    ("before", "own", [effect("allow", what="ability"), effect("shield")], {}),
    (
        "before",
        "own",
        [effect("allow", what="dark_at_bottom"), effect("add_runes", rune="dark", n=2)],
        {},
    ),
    ("before", "other", [effect("replace_row", n=1)], {}),
    ("facing", "own", [effect("reroll", n=2)], {}),
    ("facing", "own", [effect("flip", n=2)], {}),
    ("facing", "any", [effect("add_total", n=2), effect("reroll", n=1)], {}),
    ("facing", "other", [effect("add_total", n=-3)], {}),
    ("facing", "other", [effect("remove_bonuses", what="either")], {}),
    ("facing", "own", [effect("shield"), effect("add_runes", rune="strength", n=1)], {}),
    ("facing", "own", [effect("add_total", n=1, until="turn")], {"cost": [{"hand": 1}, {"xp": 1}]}),
    ("facing", "any", [effect("replace_row", n=1)], {}),
    ("after", "own", [effect("retry")], {"when": {"outcome": "failure"}}),
    ("after", "any", [effect("draw", deck="hero", n=1)], {"when": {"margin": {"min": 0}}}),
    ("after", "other", [STEAL], {"when": {"outcome": "success"}}),
    ("after", "any", [effect("replace_row", n=1)], {}),
    ("trait", "other", [effect("replace_row", n=1)], {}),
    ("response", "any", [effect("cancel")], {}),
    ("response", "other", [effect("cancel"), XP], {"when": {"card": {"type": ["antihero"]}}}),
    ("response", "own", [effect("draw", deck="antihero", n=1)], {}),
]
# What looks at decks and moves Allies; these are all Hero cards.
LOOKING = [
    ("any", "own", [effect("look", deck="hero", n=3, reorder=True)], {}),
    ("any", "own", [effect("look", deck="antihero", n=2), effect("look", act=1, n=1)], {}),
    ("own_turn", "own", [effect("move_ally"), effect("look", act=2, n=2)], {"flag": True}),
    ("any", "own", [effect("move_ally", **{"from": "opponent"})], {"flag": True}),
]
# What works by itself or as a power on characters, traits and Allies.
OWNED = [
    entry("turn_start", XP, when={"count": {"what": "xp", "max": 2}}),
    entry("turn_end", effect("draw", deck="either", n=1), optional=True),
    entry("turn_end", STEAL, cost={"corruption": 1}),
    entry("gain_card", effect("move_track", virtue=1), when={"card": {"type": ["trait"]}}),
    entry("card_played", XP, whose="other"),
    entry("card_drawn", effect("move_track", corruption=1), limit="turn"),
    entry("track_moved", XP, when={"direction": "corruption"}),
    entry("track_moved", effect("lose_xp", n=1), when={"direction": "virtue"}, whose="any"),
    entry("xp_gained", effect("lose_xp", n=1, who="opponent"), limit="turn"),
    entry("xp_spent", effect("draw", deck="hero", n=1), limit="game"),
    entry("journey", XP, whose="any"),
    entry("act_revealed", effect("gain_xp", n=3), whose="any"),
    entry("facing", XP, when={"runes": {"kind": "any", "face": "two", "min": 2}}),
    entry(
        "facing",
        effect("add_total", n=1),
        when={"runes": {"kind": "core", "face": "zero", "min": 2}},
    ),
    entry(
        "before",
        effect("add_total", n=1),
        when={"either": [{"level": {"max": 2}}, {"ability": ["wisdom"]}]},
    ),
    entry("after", XP, when={"outcome": "failure"}, whose="any"),
    entry("after", effect("draw", deck="antihero", n=1), when={"card": {"tone": "dark"}}),
    entry("static", effect("change_cost", what="dark_rune", n=-1)),
    entry("static", effect("change_cost", what="trait", n=1), when={"not": {"level": {"max": 3}}}),
    entry("static", effect("change_difficulty", n=-1), when={"card": {"act": [2, 3]}}),
    entry("own_turn", effect("replace_row", n=1), cost={"xp": 1}, limit="turn"),
    entry("own_turn", XP, cost={"hand": 1}, limit="turn"),
    entry("own_turn", effect("add_total", n=1, until="turn"), cost=[{"xp": 1}, {"corruption": 1}]),
    entry("any", effect("draw", deck="hero", n=1), cost={"xp": 2}, limit="turn"),
    entry("facing", effect("reroll", n=2), cost={"xp": 1}, limit="turn"),
    entry("facing", effect("flip", n=1), optional=True, limit="turn"),
    entry("before", effect("add_total", n=2, until="cast"), cost={"corruption": 1}, limit="turn"),
    entry("after", effect("retry"), cost={"xp": 2}, when={"outcome": "failure"}),
    entry("before", effect("change_difficulty", n=1), cost={"xp": 1}, limit="turn", whose="other"),
    entry("response", effect("cancel"), cost={"xp": 3}, limit="turn", whose="other"),
    entry("own_turn", effect("look", act=1, n=4, reorder=True), cost={"xp": 1}, limit="turn"),
    entry("turn_start", effect("look", deck="antihero", n=2, reorder=True)),
]
ROWS = [
    entry("static", effect("forbid", what="hero_cards"), whose="any"),
    entry("static", effect("forbid", what="rune_draws"), whose="any"),
    entry("static", effect("change_difficulty", n=1, includes_self=True), whose="any"),
    entry("static", effect("change_cost", what="journey", n=1), whose="any"),
    entry("reveal", effect("replace_row", n=0, act=2), whose="any"),
    entry("reveal", effect("lose_xp", n=1, who="each"), whose="any"),
    entry("after", effect("lose_xp", n=1, who="active"), whose="any", when={"outcome": "failure"}),
    entry(
        "facing",
        effect("move_track", corruption=1, who="active"),
        whose="any",
        when={"runes": {"kind": "dark", "face": "corrupt"}},
    ),
    entry("static", effect("forbid", what="ability_runes", ability="strength"), whose="any"),
    entry(
        "turn_start", effect("draw", deck="either", n=1, who="active"), whose="any", limit="turn"
    ),
]


def wild_set():
    """All of it, with plenty of each kind of story card."""
    cards = []
    for number, (on, whose, effects, more) in enumerate((*PLAYED, *LOOKING)):
        kind = ("hero", "antihero")[number % 2] if number < len(PLAYED) else "hero"
        data = {key: more[key] for key in ("when", "cost") if key in more}
        if more.get("flag"):
            data["needs_ally_adversary"] = True
        cards.append(hand(f"w-{number}", kind, on, *effects, whose=whose, **data))
    for number in range(15):
        cards.append(
            card(
                f"wo-{number}",
                "origin",
                rewards={
                    "abilities": [ABILITIES[number % 6], ABILITIES[(number // 3) % 6]],
                    "antihero": number % 2,
                    "corruption": number % 3,
                },
                effects=[OWNED[number]],
            )
        )
        cards.append(
            card(
                f"wm-{number}",
                "motivation",
                rewards={"icons": [ICONS[number % 6]], "xp": number % 3, "hero": number % 2},
                effects=[OWNED[15 + number]],
            )
        )
        cards.append(
            card(
                f"wd-{number}",
                "destiny",
                effects=[
                    entry(
                        "game_end",
                        effect(
                            "score",
                            kind=("triumph", "tragedy")[number % 2],
                            n=1 + number % 2,
                            per={"what": f"icon:{ICONS[number % 6]}"},
                            max=3,
                        ),
                    )
                ],
            )
        )
    for number in range(5):
        for act in (2, 3):
            key = f"wa-{act}-{number}"
            one = ROWS[number + 5 * (act - 2)]
            cards.append(
                adversary(key, act, 5, ABILITIES[number], {"triumph": 2, "xp": 1}, effects=[one])
            )
            cards.append(
                card(
                    f"wq-{act}-{number}",
                    "quest",
                    adversary=key,
                    effects=[
                        entry(
                            "after",
                            effect("gain_xp", n=1, who="adversary"),
                            whose="any",
                            when={"outcome": "failure"},
                        )
                    ],
                )
            )
    cards += story()
    cards += skulls()
    return pack(whole_set([one["id"] for one in cards], {one["id"]: one for one in cards}), "wild")


def story():
    found = []
    for act in (1, 2, 3):
        for number in range(9):
            listed = f"{ABILITIES[number % 6]} {ABILITIES[(number + 2) % 6]}"
            one = challenge(f"wc-{act}-{number}", act, 1 + act, listed)
            one["paths"] = [
                path("light", number % 2, triumph=1, virtue=number % 2, hero=1),
                path("dark", 1 - number % 2, tragedy=2, corruption=1, xp=1),
            ]
            found.append(one)
        for number in range(6):
            data = {"rewards": {"icons": [ICONS[number]], "abilities": [ABILITIES[number]]}}
            if number % 2:
                data["cost"] = {"xp": 1} if number % 4 == 1 else {"corruption": 1}
            else:
                data["requires"] = [{"level": {"min": number}}] if number else []
            if not data.get("requires", True):
                del data["requires"]
            data["effects"] = [OWNED[(5 * act + number) % len(OWNED)]]
            found.append(card(f"wt-{act}-{number}", "trait", act=act, **data))
        for number in range(6 if act < 3 else 0):
            power = [
                entry("facing", effect("add_total", n=2), cost={"sacrifice": True}),
                entry("own_turn", effect("draw", deck="either", n=2), cost={"sacrifice": True}),
                entry("any", XP, cost={"sacrifice": True}),
                entry(
                    "after", effect("retry"), cost={"sacrifice": True}, when={"outcome": "failure"}
                ),
                entry("own_turn", effect("gain_xp", n=2), cost={"any_ally": True}),
                entry("ally_revealed", XP, whose="any"),
            ][number]
            found.append(card(f"wl-{act}-{number}", "ally", act=act, effects=[power]))
    return found


def skulls():
    return [
        hand(
            "ws-1",
            "antihero",
            "facing",
            effect("add_total", n=-1),
            whose="other",
            skull=True,
            as_adversary={"when": "now"},
        ),
        hand(
            "ws-2",
            "antihero",
            "any",
            effect("remove_ally", who="opponent"),
            skull=True,
            needs_ally_adversary=True,
            as_adversary={"when": "now"},
        ),
        hand(
            "ws-3",
            "antihero",
            "after",
            XP,
            whose="other",
            when={"outcome": "failure"},
            skull=True,
            as_adversary={"when": "after"},
        ),
        hand(
            "ws-4",
            "antihero",
            "any",
            effect("discard_cards", n=1, who="opponent", random=True),
            skull=True,
            as_adversary={"when": "now"},
        ),
    ]
