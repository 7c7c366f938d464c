"""The test cards of section 13.0, and whole sets made of them and of cards that do nothing.

A set is built for a scene: the cards it names, then fillers up to the counts of the game. Free
traits without rewards fill the acts, Hero and Antihero cards that can never be played the decks.
"""

import base64
import zlib
from functools import lru_cache

from kachidoki.games.adventure.cardset.loader import unpack, written

COUNTS = {"origin": 15, "motivation": 15, "destiny": 15, "hero": 22, "antihero": 22}
ACTS = {1: 29, 2: 32, 3: 30}


def said(text):
    return {"en": text, "fr": text, "de": text}


def card(key, kind, **data):
    """A card as its author would write it."""
    return {"id": key, "type": kind, "name": said(key), "flavour": said(key), **data}


def path(tone="light", plus=0, **rewards):
    return {
        "name": said("a way"),
        "flavour": said("went"),
        "tone": tone,
        "plus": plus,
        "rewards": rewards,
    }


def entry(on, *effects, **data):
    return {"on": on, "do": list(effects), **data}


def effect(name, **data):
    return {"effect": name, **data}


def challenge(key, act, difficulty, abilities, first=None, second=None, **data):
    paths = [path(**(first or {})), path(**(second or {}))]
    return card(
        key,
        "challenge",
        act=act,
        difficulty=difficulty,
        abilities=abilities.split(),
        paths=paths,
        **data,
    )


def adversary(key, act, difficulty, abilities, rewards=None, **data):
    return card(
        key,
        "adversary",
        act=act,
        difficulty=difficulty,
        abilities=abilities.split(),
        paths=[path(**(rewards or {}))],
        **data,
    )


def hand(key, kind, on, *effects, whose="own", when=None, cost=None, **data):
    """A Hero or Antihero card."""
    one = entry(on, *effects, whose=whose)
    if when:
        one["when"] = when
    if cost:
        one["cost"] = cost
    return card(key, kind, effects=[one], **data)


NEVER = {"outcome": "success", "not": {"outcome": "success"}}
XP = effect("gain_xp", n=1)

FIXTURES = {
    made["id"]: made
    for made in [
        card("o1", "origin", rewards={"abilities": ["dexterity", "wisdom"]}),
        card(
            "m1",
            "motivation",
            rewards={"abilities": ["wisdom"]},
            effects=[
                entry(
                    "own_turn",
                    effect("add_total", n=1, until="turn"),
                    cost={"xp": 1},
                    limit="turn",
                )
            ],
        ),
        card(
            "d1",
            "destiny",
            effects=[
                entry(
                    "game_end",
                    effect("score", kind="triumph", n=5),
                    when={"count": {"what": "ability:strength", "min": 1}},
                ),
                entry(
                    "game_end",
                    effect("score", kind="triumph", n=1, per={"what": "icon:nature"}),
                ),
            ],
        ),
        challenge(
            "c4",
            1,
            4,
            "dexterity wisdom",
            {"triumph": 1},
            {"plus": 1, "icons": ["nature"], "abilities": ["wisdom"]},
        ),
        challenge(
            "c3",
            1,
            3,
            "strength",
            {"triumph": 1},
            {"plus": 1, "tone": "dark", "tragedy": 1, "corruption": 1},
        ),
        challenge("c6", 2, 6, "strength wisdom", {"triumph": 2}, {"antihero": 1, "tragedy": 1}),
        challenge("c1", 1, 1, "strength", {"triumph": 1}, {"tragedy": 1}),
        challenge("c20", 1, 20, "strength", {"triumph": 1}, {"plus": 1, "tragedy": 1}),
        challenge("c7", 3, 7, "strength", {"triumph": 3}, {"tragedy": 3}),
        card(
            "t1",
            "trait",
            act=1,
            cost={"xp": 1},
            rewards={"abilities": ["constitution"], "icons": ["nature"]},
        ),
        card(
            "t2",
            "trait",
            act=1,
            requires=[{"count": {"what": "icon:royalty", "min": 3}}],
            rewards={"triumph": 1},
        ),
        card("t3", "trait", act=1, cost={"corruption": 1}, rewards={"icons": ["infamy"]}),
        card(
            "t4",
            "trait",
            act=1,
            requires=[{"level": {"max": 2}}],
            rewards={"virtue": 1, "icons": ["divinity"]},
        ),
        card(
            "al",
            "ally",
            act=1,
            effects=[entry("facing", effect("add_total", n=2), cost={"sacrifice": True})],
        ),
        adversary(
            "ad",
            2,
            6,
            "strength wisdom",
            {"triumph": 3},
            effects=[entry("static", effect("change_difficulty", n=1), whose="any")],
        ),
        hand("h2", "hero", "facing", effect("add_total", n=2)),
        hand("hr", "hero", "after", effect("retry"), when={"outcome": "failure"}),
        hand("hx", "hero", "any", XP),
        hand("hc", "hero", "response", effect("cancel"), whose="any"),
        hand("hs", "hero", "before", effect("add_runes", rune="strength", n=1)),
        hand("a2", "antihero", "facing", effect("add_total", n=-2), whose="other"),
        hand("aw", "antihero", "facing", effect("remove_bonuses", what="hero"), whose="other"),
        hand("ab", "antihero", "before", effect("allow", what="dark_at_bottom")),
        hand("ax", "antihero", "any", effect("lose_xp", n=1, who="opponent")),
        hand(
            "s1",
            "antihero",
            "facing",
            effect("add_total", n=-1),
            whose="other",
            skull=True,
            as_adversary={"when": "now"},
        ),
        hand(
            "s2",
            "antihero",
            "any",
            effect("remove_ally", who="opponent"),
            skull=True,
            needs_ally_adversary=True,
            as_adversary={"when": "now"},
        ),
        hand(
            "s3",
            "antihero",
            "after",
            XP,
            whose="other",
            when={"outcome": "failure"},
            skull=True,
            as_adversary={"when": "after"},
        ),
        card(
            "qx",
            "quest",
            adversary="ad",
            effects=[
                entry(
                    "after",
                    effect("gain_xp", n=2, who="adversary"),
                    whose="any",
                    when={"outcome": "failure"},
                )
            ],
        ),
        # Fillers.
        card("free", "trait", act=1),
        hand("h-idle", "hero", "after", XP, when=NEVER),
        hand("a-idle", "antihero", "after", XP, when=NEVER),
        card("o-plain", "origin"),
        card("m-plain", "motivation"),
        card("d-plain", "destiny"),
        adversary("foe", 3, 9, "strength"),
        card("q-foe", "quest", adversary="foe"),
        card("rise-plain", "rise"),
        card("victory", "victory", targets={"1": 10, "2": 14, "3": 18, "4": 22}),
    ]
}


def copied(data, key, **change):
    return {**data, "id": key, "name": said(key), **change}


def find(key, extra):
    """The card of that key; `t2#3` is one more card like t2."""
    base = key.split("#")[0]
    data = extra.get(base) or FIXTURES[base]
    return data if "#" not in key else copied(data, key.replace("#", "-"))


def name_of(key):
    return key.replace("#", "-")


def whole_set(named, extra):
    """All cards of a set: those named by kind, and fillers. `named` lists keys; Hero and Antihero
    keys as often as there are copies."""
    cards, copies = {}, {}
    for key in named:
        data = find(key, extra)
        cards[data["id"]] = data
        if data["type"] in ("hero", "antihero"):
            copies[key] = copies.get(key, 0) + 1
    for kind, filler in (("hero", "h-idle"), ("antihero", "a-idle")):
        held = sum(number for key, number in copies.items() if cards[key]["type"] == kind)
        if held < 22:
            cards.setdefault(filler, FIXTURES[filler])
            copies[filler] = copies.get(filler, 0) + 22 - held
    for key, number in copies.items():
        cards[key] = {**cards[key], "copies": number}
    found = list(cards.values())

    def count(kind):
        return sum(one.get("copies", 1) for one in found if one["type"] == kind)

    foes = [one["id"] for one in found if one["type"] == "adversary"]
    for number in range(10 - len(foes)):
        found.append(copied(FIXTURES["foe"], f"foe-{number}"))
        foes.append(f"foe-{number}")
    quested = {one["adversary"] for one in found if one["type"] == "quest"}
    for key in foes:
        if key not in quested:
            found.append(copied(FIXTURES["q-foe"], f"q-{key}", adversary=key))
    for kind, filler in (("origin", "o-plain"), ("motivation", "m-plain"), ("destiny", "d-plain")):
        for number in range(COUNTS[kind] - count(kind)):
            found.append(copied(FIXTURES[filler], f"{filler}-{number}"))
    for act, size in ACTS.items():
        here = sum(one.get("act") == act for one in found)
        for number in range(size - here):
            found.append(copied(FIXTURES["free"], f"free-{act}-{number}", act=act))
    for kind, key in (("rise", "rise-plain"), ("victory", "victory")):
        if not count(kind):
            found.append(FIXTURES[key])
    return found


def pack(cards, name="fixtures"):
    packed = zlib.compress(written(name, cards), 6)
    return "cards1." + base64.urlsafe_b64encode(packed).decode().rstrip("=")


# They are asked for again and again.
@lru_cache(8)
def the_set(text):
    return unpack(text)
