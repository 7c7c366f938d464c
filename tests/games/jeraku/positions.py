"""Positions of Jeraku for tests: say what matters, the rest finds its place."""

from kachidoki.games.jeraku.pieces import STAGES
from tests.games.jeraku.states import (
    CLANS,
    DECK,
    JERAKU,
    card,
    cards,
    keys,
    ordered,
    play,
    points,
    see,
    texts,
)

# Cards of a hand when the skirmishes begin.
HELD = {"base3": 6, "base4": 5, "team4": 5, "five5": 4, "duo2": 9, "neutral2": 7}
PLAYERS = {
    "base": 4,
    "five": 5,
    "duo": 2,
    "armies": 2,
    "armies-team": 4,
    "team": 4,
    "neutral": 2,
    "solo": 1,
    "solo-expert": 1,
}
# The neutral side at the beginning of each round, if nobody touches it.
NEUTRAL = {1: (6, "1x2 2x2 3x2 4x2 5x2"), 2: (5, "0x2 1x2 2x2 3x2 4x2"), 3: (4, "0x4 1x2 2x2 3x2")}


def counts(text):
    """`3x2 5x1` as the samurai in each region."""
    found = [0] * 7
    for part in text.split():
        region, number = part.split("x")
        found[int(region)] = int(number)
    return found


def clans_of(mode, players):
    return CLANS[: {"neutral": 3, "solo": 4, "solo-expert": 4, "armies": 4}.get(mode, players)]


def parties_of(mode, players):
    return 2 if mode.startswith("armies") else players


def party(mode, who):
    """A party from its number or one of its clans."""
    if isinstance(who, int):
        return who
    return CLANS.index(who) // (2 if mode.startswith("armies") else 1)


def board(mode, players, round, options, **more):
    """What all positions have: the pieces, the points and what was before."""
    daimyos, pieces = more.get("daimyos") or {}, more.get("samurai") or {}
    rp, numbers = more.get("rp") or {}, dict(more.get("numbers") or {})
    names = clans_of(mode, players)
    known = JERAKU.settings(players, mode, options)
    neutral = "blue" if mode == "neutral" else None
    if neutral:
        daimyos = {neutral: NEUTRAL[round][0], **daimyos}
        pieces = {neutral: NEUTRAL[round][1], **pieces}
        numbers[neutral] = 0
    spare = [card for card in (6, 5, 4, 3, 2, 1) if card not in numbers.values()]
    if mode.startswith("armies"):
        numbers = {"red": 6, "yellow": 1, "blue": 5, "green": 2}
    for name in names:
        if name not in numbers:
            numbers[name] = spare.pop(0)
    entries = []
    for name in names:
        lie = counts(pieces.get(name, ""))
        earned = rp.get(name, 0)
        entries.append(
            {
                "clan": name,
                "card": numbers[name],
                "daimyo": daimyos.get(name, more.get("elsewhere", 6)),
                "samurai": lie,
                "supply": 10 - sum(lie),
                "points": earned,
                "cries": earned if round == 1 else 0,
            }
        )
    none = [0] * len(names)
    history = [{"cries": none, "prestige": none} for _ in range(round - 1)]
    if history:
        history[0] = {"cries": none, "prestige": [rp.get(name, 0) for name in names]}
    return {
        "game": "jeraku",
        "rules": JERAKU.rules,
        "mode": mode,
        "players": players,
        "options": known,
        "serial": 1,
        "round": round,
        "clans": entries,
        "acting": None,
        "card": None,
        "left": 0,
        "placed": [],
        "history": history,
    }


def laid_out(mode, players=None, *, hands=None, first=0, size=None, without=None, **more):
    """A position at the beginning of a skirmish, in round II if anybody has points.

    `hands` names cards by clan or party; each hand is filled up to `size`, with no card of the
    suits in `without`. What is missing to a whole hand has been played.
    """
    players = players or PLAYERS[mode]
    keep = ("daimyos", "samurai", "rp", "numbers", "elsewhere")
    kept = {word: more.pop(word) for word in keep if word in more}
    round_ = more.pop("round", 2 if kept.get("rp") else 1)
    position = board(mode, players, round_, more, **kept)
    armies = mode.startswith("armies")
    whole = 8 if armies else HELD[f"{mode}{players}"]
    count = parties_of(mode, players)
    held = [[] for _ in range(count)]
    barred = [""] * count
    for who, text in (hands or {}).items():
        held[party(mode, who)] = cards(text)
    for who, suits in (without or {}).items():
        barred[party(mode, who)] = suits
    size = size or max(2, *(len(some) for some in held))
    if armies:
        size += size % 2
    rest = [name for name in DECK if not any(name in some for some in held)]
    # Ninjas and high cards last: they would decide a skirmish.
    rest.sort(key=lambda name: ("nin" in name, name.split(" ")[1]))
    for some, suits in sorted(zip(held, barred, strict=True), key=lambda pair: -len(pair[1])):
        while len(some) < size:
            name = next(name for name in rest if name[0] not in suits)
            rest.remove(name)
            some.append(name)
    played = [[rest.pop() for _ in range(whole - size)] for _ in range(count)]
    leader = party(mode, first)
    position |= {
        "step": "play",
        "kachidoki": leader,
        "led": None,
        "trick": [],
        "pushed": -1,
        "skirmish": (whole - size) // (2 if armies else 1) + 1,
    }
    entries = []
    order = see_order(position)
    for at in range(count):
        entry = {
            "hand": ordered(held[at]),
            "played": ordered(played[at]),
            "locked": [],
            "voids": [],
        }
        if armies:
            picks = (played[at] + held[at])[-5:]
            pair = sorted(position["clans"][clan]["card"] for clan in (2 * at, 2 * at + 1))
            entry |= {"row": [], "pack": [], "picks": ordered(picks), "first_pick": picks[:1]}
            entry |= {"daimyo_cards": pair, "first_army": None}
        else:
            left = order[(order.index(at) + 1) % count]
            give = {"neutral": 3, "five": position["options"].get("pass5")}.get(mode, 2)
            give = position["options"].get("pass_duo", give)
            entry |= {"given": ordered((played[left] + held[left])[:give]), "discarded": []}
            if mode == "neutral":
                entry["discarded"] = [rest.pop()]
        entries.append(entry)
    position["parties"] = entries
    if armies:
        one, two = (position["clans"][clan] for clan in (2 * leader, 2 * leader + 1))
        if one["points"] == two["points"]:
            position["step"] = "army"
        else:
            ahead = max(one, two, key=lambda entry: entry["points"])["clan"]
            position["acting"] = entries[leader]["first_army"] = ahead
    else:
        position["acting"] = CLANS[leader]
    return position


def see_order(position):
    if position["options"].get("team4_seating") == "adjacent":
        return [0, 2, 1, 3]
    return list(range(parties_of(position["mode"], position["players"])))


def table(mode="base", players=None, **more):
    """A state at the beginning of a skirmish: see `laid_out`."""
    return JERAKU.from_position(laid_out(mode, players, **more))


def last_skirmish(mode="base", players=None, holder=0, **more):
    """The last skirmish of a round, in which nothing is done: the state after it, all events.

    `holder` is the party that wins it.
    """
    count = parties_of(mode, players or PLAYERS[mode])
    low = iter(("r1", "r2", "r3", "r4"))
    hands = {at: "r6" if at == holder else next(low) for at in range(count)}
    if mode.startswith("armies"):
        hands = {at: "r6 r5" if at == holder else "r1 r2" for at in range(2)}
    size = 2 if mode.startswith("armies") else 1
    state = table(mode, players, hands=hands, size=size, **{"elsewhere": 0, **more})
    state.events = []
    begun = see(state, "round")
    while not state.over and see(state, "round") == begun:
        listed = texts(state)
        state.play(JERAKU.parse("deploy" if "deploy" in listed else max(listed)))
    assert see(state, "kachidoki") == holder
    return state, list(state.events)


def final(mode="base", players=None, *, rp, **more):
    """The end of a game with these points: all Daimyos are in 5, which pays nothing any more."""
    players = players or PLAYERS[mode]
    cry = {("base", 3): 1, ("neutral", 2): 2}.get((mode, players), 0)
    before = {name: earned - cry for name, earned in rp.items()}
    daimyos = {name: 5 for name in clans_of(mode, players) if (mode, name) != ("neutral", "blue")}
    state, events = last_skirmish(mode, players, round=3, rp=before, daimyos=daimyos, **more)
    assert {name: points(state)[name] for name in rp} == rp
    return state, events


# Alone.


def solo(mode="solo", *, open="r4 b2", skirmish=1, step="take", **more):
    """A state in which one of two open cards is to be taken."""
    keep = ("daimyos", "samurai", "rp", "numbers", "elsewhere")
    kept = {word: more.pop(word) for word in keep if word in more}
    position = board(mode, 1, more.pop("round", 2 if kept.get("rp") else 1), more, **kept)
    shown = cards(open)
    # Cards that were resolved before: any but a yellow six, which some tests still want to come.
    gone = [name for name in DECK if name not in (*shown, "yellow 6")][: 3 * (skirmish - 1)]
    position |= {
        "step": step,
        "skirmish": skirmish,
        "solo": {
            "open": ordered(shown),
            "seen": ordered([*shown, *gone]),
            "top": gone[-1] if gone else None,
            "enemy": None,
            "second": False,
            "stage": STAGES[0],
        },
    }
    if step == "reveal":
        position["solo"] |= {"open": [], "top": shown[0]}
    return JERAKU.from_position(position)


def enemy(short, mode="solo", **more):
    """An enemy card is resolved; green has wasted another one. The state and the events."""
    other = "y1" if short[0] != "y" else "b1"
    state = solo(mode, open=f"{short} {other}", **more)
    play(state, f"take {card(other)}")
    events = play(state, "deploy", "stop")
    at = keys(events).index("enemy")
    return state, events[at:]


def solo_end(rp, mode="solo", **more):
    """The last enemy card of a game that ends with these points; it changes nothing in Kyoto."""
    daimyos, pieces = more.get("daimyos") or {}, more.get("samurai") or {}
    there = {
        name: counts(pieces.get(name, ""))[0] + 2 * (daimyos.get(name, 6) == 0)
        for name in CLANS[:4]
    }
    before = {}
    for name, here in there.items():
        rank = sum(other >= here for other in there.values())
        paid = (10, 6, 4, 0)[rank - 1] if here else 0
        before[name] = rp.get(name, 0) - paid
    state = solo(mode, open="r1 b1", skirmish=6, step="reveal", rp=before, **{"round": 3, **more})
    events = play(state, "reveal y6")
    assert {name: points(state)[name] for name in rp} == rp
    return state, events
