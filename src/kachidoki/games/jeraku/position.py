# interpreted: reading and checking positions is not hot.
"""A state of Jeraku as plain data, and back, refusing what cannot be."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kachidoki.games.jeraku.check import check
from kachidoki.games.jeraku.check_solo import check_solo
from kachidoki.games.jeraku.legal import USE_BITS
from kachidoki.games.jeraku.pieces import (
    ACT,
    CARD_NAMES,
    CLANS,
    DAIMYO_CARDS,
    DEPLOYED,
    DONE,
    PLACE,
    PLAY,
    PUSH,
    REGIONS,
    ROUNDS,
    RULES_VERSION,
    SAMURAI,
    STEPS,
    SUITS,
    USE,
    card_names,
)
from kachidoki.games.jeraku.solo import STAGES
from kachidoki.games.jeraku.state import JerakuState
from kachidoki.kernel.errors import BadPosition, shown
from kachidoki.kernel.game import Reader, integers
from kachidoki.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from kachidoki.games.jeraku import Jeraku

# More points than three rounds of any table can pay.
MOST_POINTS = 9_999


def to_position(state: JerakuState) -> dict[str, object]:
    """Everything about a state, in words and numbers."""
    rules = state.rules
    clans = range(int(rules.clans))
    position: dict[str, object] = {
        "game": "jeraku",
        "rules": RULES_VERSION,
        "mode": rules.mode,
        "players": int(rules.players),
        "options": dict(rules.settings),
        "serial": int(state.serial),
        "step": STEPS[state.step],
        "round": int(state.round),
        "clans": [
            {
                "clan": CLANS[clan],
                "card": state.card[clan],
                "daimyo": state.daimyo[clan],
                "samurai": state.samurai[clan * REGIONS : (clan + 1) * REGIONS],
                "supply": state.supply[clan],
                "points": state.rp[clan],
                "cries": state.cries[clan],
            }
            for clan in clans
        ],
        "acting": CLANS[state.acting] if state.acting >= 0 else None,
        "card": CARD_NAMES[state.now] if state.now >= 0 else None,
        "left": int(state.left),
        "placed": state.placed_in(),
        "skirmish": int(state.skirmish),
        "history": [
            {
                "cries": [row[clan] for clan in clans],
                "prestige": [row[len(CLANS) + clan] for clan in clans],
            }
            for row in state.history
        ],
    }
    if rules.solo:
        position["solo"] = _solo(state)
        return position
    position["kachidoki"] = int(state.kachidoki)
    position["led"] = SUITS[state.led] if state.led >= 0 else None
    position["trick"] = [
        {"clan": CLANS[clan], "card": CARD_NAMES[card]}
        for clan, card in zip(state.trick_clan, state.trick, strict=True)
    ]
    position["pushed"] = int(state.pushed)
    position["parties"] = [_party(state, party) for party in range(int(rules.parties))]
    return position


def _party(state: JerakuState, party: int) -> dict[str, object]:
    data: dict[str, object] = {
        "hand": list(card_names(state.hand[party])),
        "played": list(card_names(state.laid[party])),
        "locked": list(card_names(state.locked[party])),
        "voids": [SUITS[suit] for suit in range(3) if state.voids[party] >> suit & 1],
    }
    if state.rules.armies:
        data["row"] = list(card_names(state.row[party]))
        data["pack"] = list(card_names(state.pack[party]))
        data["picks"] = list(card_names(state.picks[party]))
        data["first_pick"] = list(card_names(state.hidden_pick[party]))
        data["daimyo_cards"] = state.pair[2 * party : 2 * party + 2]
        data["first_army"] = (
            CLANS[state.first_army[party]] if state.first_army[party] >= 0 else None
        )
    else:
        data["given"] = list(card_names(state.given[party]))
        data["discarded"] = list(card_names(state.discarded[party]))
    return data


def _solo(state: JerakuState) -> dict[str, object]:
    return {
        "open": list(card_names(state.open)),
        "seen": list(card_names(state.seen)),
        "top": CARD_NAMES[state.top] if state.top >= 0 else None,
        "enemy": CARD_NAMES[state.enemy] if state.enemy >= 0 else None,
        "second": bool(state.turn),
        "stage": STAGES[state.stage],
    }


def from_position(game: "Jeraku", position: Mapping[str, object]) -> JerakuState:
    """The state of a position; raises BadPosition with the reason when it cannot be."""
    read = Reader(position)
    read.text("game", ("jeraku",))
    read.integer("rules", RULES_VERSION, RULES_VERSION)
    mode = read.text("mode", tuple(game.modes))
    players = read.integer("players", 1, len(CLANS))
    settings = game.settings(players, mode, read.mapping("options"))
    rules = game.table_rules(players, mode, settings)
    state = JerakuState(rules, None)
    serial = read.integer("serial", 0, 1_000_000)
    state.step = STEPS.index(read.text("step", STEPS))
    state.round = read.integer("round", 0, ROUNDS)
    for clan, data in enumerate(read.array("clans", int(rules.clans))):
        _read_clan(state, clan, data)
    acting = _name(read.optional("acting"), "acting", CLANS)
    state.acting = CLANS.index(acting) if acting else -1
    state.now = _card(read.optional("card"), "card")
    state.left = read.integer("left", 0, 6)
    for region in integers(read.array("placed"), "placed", 0, REGIONS - 1)[:DEPLOYED]:
        state.placed = state.placed << 3 | region + 1
    state.skirmish = read.integer("skirmish", 0, int(rules.skirmishes))
    state.history = tuple([_row(row, int(rules.clans)) for row in read.array("history")])
    if rules.solo:
        _read_solo(state, read.mapping("solo"))
    else:
        _read_parties(state, read)
    read.finish()
    _settle(state)
    check(state)
    if rules.solo:
        check_solo(state)
    if state.step == PLAY:
        state.can = state.can_play(state.hand[rules.party[state.acting]])
    state.serial = serial
    return state


def _settle(state: JerakuState) -> None:
    """Who is asked follows from the rest."""
    rules = state.rules
    step = STEPS[state.step]
    if step in ("daimyos", "deal", "open", "reveal"):
        state.actor = CHANCE
    elif state.step == DONE:
        state.actor = OVER
    elif state.sealed():
        state.together = True
        waiting = [party for party in range(int(rules.parties)) if not state.settled(party)]
        if not waiting:
            raise BadPosition("phase-impossible", "recruitment", phase=step)
        state.actor = rules.captain[waiting[0]]
    elif step in ("take", "victim"):
        state.actor = 0
    elif step == "assign":
        # The holder of Kachidoki first.
        first = int(state.kachidoki)
        if first < 0 or not rules.armies:
            raise BadPosition("phase-impossible", "armies", phase=step)
        state.actor = rules.captain[first if not state.card[2 * first] else 1 - first]
    elif step == "army":
        if state.kachidoki < 0:
            raise BadPosition("phase-impossible", "armies-skirmish", phase=step)
        state.actor = rules.captain[state.party_at(state.turn)]
    else:
        if state.acting < 0 or rules.seat[state.acting] < 0:
            raise BadPosition("phase-impossible", "skirmish", phase=step)
        state.actor = rules.seat[state.acting]
    if state.step == USE:
        state.can = USE_BITS
    if state.step in (PLACE, ACT, PUSH) and (state.now < 0 or state.daimyo[state.acting] < 0):
        raise BadPosition("phase-impossible", "actions", phase=step)
    if state.step == PLACE:
        state.can = state.can_place()
    elif state.step == ACT:
        state.can = state.can_act()
    elif state.step == PUSH:
        if rules.neutral < 0 or state.pushed < 0 or state.daimyo[rules.neutral] < 0:
            raise BadPosition("phase-impossible", "neutral-samurai", phase=step)
        state.can = state.can_push()


def _read_clan(state: JerakuState, clan: int, data: object) -> None:
    one = Reader(data, "clans")
    one.text("clan", (CLANS[clan],))
    cards = state.card[:]
    cards[clan] = one.integer("card", 0, DAIMYO_CARDS)
    state.card = cards
    state.daimyo[clan] = one.integer("daimyo", -1, REGIONS - 1)
    counts = integers(one.array("samurai", REGIONS), "samurai", 0, SAMURAI)
    for region, number in enumerate(counts):
        state.samurai[clan * REGIONS + region] = number
        if number:
            state.occupied[clan] |= 1 << region
    state.supply[clan] = one.integer("supply", 0, SAMURAI)
    state.rp[clan] = one.integer("points", 0, MOST_POINTS)
    state.cries[clan] = one.integer("cries", 0, MOST_POINTS)
    one.finish()


def _read_parties(state: JerakuState, read: Reader) -> None:
    rules = state.rules
    state.kachidoki = read.integer("kachidoki", -1, int(rules.parties) - 1)
    led = _name(read.optional("led"), "led", SUITS)
    state.led = SUITS.index(led) if led else -1
    for play in read.array("trick"):
        one = Reader(play, "trick")
        state.trick_clan.append(CLANS.index(one.text("clan", CLANS[: int(rules.clans)])))
        card = _card(one.optional("card"), "trick")
        if card < 0:
            raise BadPosition("wrong-type", field="trick", wanted="string")
        state.trick.append(card)
        one.finish()
    state.turn = len(state.trick) - (1 if state.now >= 0 else 0)
    state.pushed = read.integer("pushed", -1, REGIONS - 1)
    for party, data in enumerate(read.array("parties", int(rules.parties))):
        _read_party(state, party, data)


def _read_party(state: JerakuState, party: int, data: object) -> None:
    one = Reader(data, "parties")
    state.hand[party] = _cards(one, "hand")
    state.laid[party] = _cards(one, "played")
    state.locked[party] = _cards(one, "locked")
    for suit in one.array("voids"):
        state.voids[party] |= 1 << SUITS.index(_name(suit, "voids", SUITS) or "red")
    if state.rules.armies:
        state.row[party] = _cards(one, "row")
        state.pack[party] = _cards(one, "pack")
        state.picks[party] = _cards(one, "picks")
        state.hidden_pick[party] = _cards(one, "first_pick")
        pair = integers(one.array("daimyo_cards", 2), "daimyo_cards", 0, DAIMYO_CARDS)
        state.pair = [*state.pair[: 2 * party], *pair, *state.pair[2 * party + 2 :]]
        first = _name(one.optional("first_army"), "first_army", CLANS[2 * party : 2 * party + 2])
        state.first_army[party] = CLANS.index(first) if first else -1
    else:
        state.given[party] = _cards(one, "given")
        state.discarded[party] = _cards(one, "discarded")
    one.finish()


def _read_solo(state: JerakuState, data: object) -> None:
    one = Reader(data, "solo")
    state.open = _cards(one, "open")
    state.seen = _cards(one, "seen")
    state.top = _card(one.optional("top"), "top")
    state.enemy = _card(one.optional("enemy"), "enemy")
    state.turn = int(one.boolean("second"))
    state.stage = STAGES.index(one.text("stage", STAGES))
    one.finish()


def _name(value: object, field: str, known: tuple[str, ...]) -> str | None:
    if value is None:
        return None
    if value not in known:
        raise BadPosition("unknown-name", field=field, value=shown(value), known=known)
    return str(value)


def _card(value: object, field: str) -> int:
    name = _name(value, field, CARD_NAMES)
    return CARD_NAMES.index(name) if name else -1


def _cards(read: Reader, field: str) -> int:
    cards = 0
    for value in read.array(field):
        card = _card(value, field)
        if card < 0:
            raise BadPosition("wrong-type", field=field, wanted="string")
        if cards >> card & 1:
            suit, number = CARD_NAMES[card].split(" ")
            raise BadPosition("card-count", "cards", suit=suit, value=number, found=2, wanted=1)
        cards |= 1 << card
    return cards


def _row(value: object, clans: int) -> tuple[int, ...]:
    one = Reader(value, "history")
    cries = integers(one.array("cries", clans), "history", 0, MOST_POINTS)
    earned = integers(one.array("prestige", clans), "history", 0, MOST_POINTS)
    one.finish()
    rest = [0] * (len(CLANS) - clans)
    return (*cries, *rest, *earned, *rest)
