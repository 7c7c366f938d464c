"""Scenes: tables that a test describes, played by the engine and by the reference together.

Everything is brought about through the set (characters give level, XP and hands) and through the
order of the shuffles, so both play from the first move on. After every move they are compared.
"""

import kachidoki
from kachidoki import CHANCE, IllegalMove
from kachidoki.games.adventure.cardset.loader import standard
from kachidoki.games.adventure.pieces import ABILITIES, ADVERSARY, HERO
from tests.games.adventure import reference, reference_view
from tests.games.adventure.data import (
    card,
    effect,
    entry,
    find,
    name_of,
    pack,
    the_set,
    whole_set,
)

ADVENTURE = kachidoki.game("adventure")
TRACK_LETTERS = "T6hd T4hd T2had Y2had Y4ad Y0ad T-4a"


def for_reference(options):
    """The options as the reference reads them."""
    found = dict(options)
    found.pop("cards", None)
    if found.get("journey_limit") == "none":
        # [AK13] Those that pay for themselves are to end.
        found["journey_limit"] = 99
    if found.get("hand_limit") == "none":
        found["hand_limit"] = None
    if "tiebreak" in found:
        found["tiebreak"] = [word for word in found["tiebreak"].split("-") if word != "none"]
    if "track" in found:
        text = TRACK_LETTERS if found["track"] == "standard" else found["track"]
        found["track"] = [read_level(word) for word in text.split()]
    return found


def read_level(word):
    digits = word[1:].rstrip("had")
    marks = word[1 + len(digits) :]
    return int(digits), "h" in marks, "a" in marks, "d" in marks


class Both:
    """A game of the engine and one of the reference that must agree after every move."""

    def __init__(self, mode, players, options, cards=None):
        self.cards = the_set(cards) if cards else standard()
        if cards:
            options = {**options, "cards": cards}
        self.state = ADVENTURE.start(players, mode, **options)
        self.state.events = []
        self.ref = reference.Game(self.cards, mode, players, **for_reference(options))
        self.texts = []
        self.pending = getattr(self, "pending", {})
        self.compare()

    # Playing.

    def play(self, *texts, seat=None):
        """Play texts one after the other, results of chance too; the events that they brought."""
        told = []
        for text in texts:
            told += self.one(text, seat)
        return told

    def one(self, text, seat=None):
        self.state.events = []
        move = self.parse(text, seat)
        self.texts.append(text if seat is None else f"{text} @{seat + 1}")
        if self.ref.chance:
            self.ref.thrown(text)
        else:
            who = seat if seat is not None else next(iter(self.ref.options))
            self.ref.answer(who, text)
        self.state.play(move, seat)
        self.compare()
        return list(self.state.events)

    def parse(self, text, seat=None):
        known = {str(move): move for move in self.state.moves(seat)}
        return known.get(text) or ADVENTURE.edition(self.state.rules.settings).parse(text)

    # What both say.

    @property
    def legal(self):
        return {str(move) for move in self.state.moves()}

    @property
    def asked(self):
        return self.state.actor

    @property
    def table(self):
        return self.state.view(None).table()

    def compare(self):
        compare(self.state, self.ref)

    def refused(self, text, seat=None):
        """The reason of a refusal; nothing may change."""
        before = self.state.view(None).table()
        move = self.parse(text)
        try:
            self.state.play(move, seat)
        except IllegalMove as refusal:
            assert self.state.view(None).table() == before
            return refusal.reason
        raise AssertionError(f"{text} was allowed")

    # Going on.

    def numbers(self, keys, among):
        """Card numbers for keys, each used once."""
        left, found = list(among), []
        for key in keys:
            for number in left:
                if self.cards.cards[number].key == key:
                    left.remove(number)
                    found.append(number)
                    break
            else:
                raise AssertionError(f"no {key} left")
        return found + sorted(left, key=lambda number: self.cards.cards[number].kind == ADVERSARY)

    def set_up(self):
        """Through all shuffles, as the scene wants them."""
        while self.ref.chance and self.ref.asked.kind == "shuffle":
            self.shuffle()
        self.to_main()

    def to_main(self):
        """Nobody wants to do anything before the first main question."""
        while self.ref.window == "turn-start" and self.legal and "pass" in self.legal:
            self.play("pass")

    def cast(self, *high, draw=False):
        """These stones show their high faces, all others the low ones; the core rune with the draw
        face shows it only if wanted."""
        faces = [
            "0" if stone in high or (stone == 2 and not draw) else "1"
            for stone in self.ref.asked.of
        ]
        return self.play("cast " + "".join(faces))

    def act(self, *texts):
        """Play; nobody answers the cards."""
        told = []
        for text in texts:
            told += self.play(text)
            while self.ref.stack and "pass" in self.legal:
                told += self.play("pass")
        return told

    def quiet(self):
        """Everybody passes until something else is asked."""
        told = []
        while not self.ref.over and "pass" in self.legal:
            told += self.play("pass")
        return told

    def end(self):
        """The turn ends; nobody reacts."""
        return self.play("end") + self.quiet()

    def shuffle(self, *keys):
        """The shuffle that is due: these first, or what the scene wants."""
        pile, numbers = self.ref.asked.of
        wanted = list(keys) or self.pending.pop(pile, [])
        order = self.numbers(wanted, numbers)
        return self.play(" ".join(["shuffle", pile, *map(str, order)]))

    def hero(self, seat):
        return self.table["heroes"][seat]

    def row(self, act):
        return [slot["card"] for slot in self.table["rows"][act - 1]]

    def cards_of(self, seat):
        return [one["card"] for one in self.hero(seat)["story"]]

    def hand(self, seat):
        return sorted(self.state.view(seat).table()["hand"])

    def verbs(self):
        return {text.split()[0] for text in self.legal}

    def take_turns(self, count):
        """So many turns in which whoever is asked gains the first trait and ends."""
        while count:
            traits = sorted(text for text in self.legal if text.startswith("trait"))
            if traits:
                self.play(traits[0])
            if "end" in self.legal:
                turn = self.ref.turn
                self.play("end")
                if self.ref.turn == turn and not self.ref.over:
                    continue
            count -= 1


def compare(state, ref):
    """Who is asked what, and all that everybody sees."""
    if ref.over:
        assert state.over
        compare_end(state, ref)
        return
    assert not state.over
    if ref.chance:
        assert state.actor == CHANCE, (ref.asked.kind, ref.asked.of, state.question())
        return
    assert state.actor != CHANCE, ref.options
    assert sorted(state.actors) == sorted(ref.options), ref.options
    for seat, texts in ref.options.items():
        ours = sorted(str(move) for move in state.moves(seat))
        assert ours == sorted(texts), (seat, ref.window, ours, sorted(texts))
    compare_tables(state.view(None).table(), reference_view.table(ref))


SAME_HERO = ("level", "xp", "stage", "done", "abilities", "icons", "triumph", "tragedy")


def compare_tables(ours, theirs):
    for key in ("mode", "players", "phase", "turn", "revealed"):
        assert ours[key] == theirs[key], (key, ours[key], theirs[key])
    for mine, other in zip(ours["heroes"], theirs["heroes"], strict=True):
        for key in SAME_HERO:
            assert mine[key] == other[key], (key, mine[key], other[key])
        assert mine["hand"] == other["hand"]
        assert mine["allies"] == other["allies"]
        assert sorted(mine["played"]) == other["played"]
        assert mine["story"] == other["story"]
        assert mine["origin"] == other["origin"]
        assert mine["motivation"] == other["motivation"]
    if theirs["phase"] == "setup":
        return
    assert ours["active"] == theirs["active"]
    for key, count in theirs["decks"].items():
        assert ours["decks"][key] == count, (key, ours["decks"], theirs["decks"])
    for key, cards in theirs["discards"].items():
        assert sorted(ours["discards"][key]) == cards, (key, ours["discards"][key], cards)
    compare_rows(ours["rows"], theirs["rows"])
    for key, value in theirs["turn_state"].items():
        assert ours["turn_state"][key] == value, (key, ours["turn_state"], theirs["turn_state"])
    if theirs["attempt"] is None:
        assert ours["attempt"] is None
    else:
        for key, value in theirs["attempt"].items():
            found = ours["attempt"][key]
            if key in ("pool", "faces"):
                found = sorted(map(list, found)) if key == "faces" else sorted(found)
            assert found == value, (key, found, value)
    assert ours["stack"] == theirs["stack"]
    if theirs["foe"] is None:
        assert ours["foe"] is None
    else:
        for key, value in theirs["foe"].items():
            found = ours["foe"][key]
            found = sorted(found) if isinstance(found, list) else found
            assert found == value, (key, found, value)
    assert ours["end"]["trigger"] == theirs["end"]["trigger"]


def compare_rows(ours, theirs):
    for mine, other in zip(ours, theirs, strict=True):
        assert len(mine) == len(other)
        for slot, wanted in zip(mine, other, strict=True):
            if wanted is None:
                assert slot["card"] is None
                assert slot["hidden"]
                continue
            assert (slot["card"], slot["ally"]) == wanted[:2], (slot, wanted)
            if wanted[2]:
                assert slot["targets"][: len(wanted[2])] == wanted[2], (slot, wanted)


def compare_end(state, ref):
    if ref.foes:
        assert bool(state.winners) == bool(ref.won)
        if not ref.won:
            return
    sheet = state.view(None).table()["sheet"]
    for mine, other in zip(sheet, ref.sheets, strict=True):
        for key in ("printed_triumph", "printed_tragedy", "xp", "hero", "antihero", "total"):
            assert mine[key] == other[key], (key, mine, other)
        assert {k: tuple(v) for k, v in mine["sets"].items()} == other["sets"]
        assert list(mine["track"][:1]) == [other["track"][0]]
        assert mine["track"][-1] == other["track"][1]
        assert mine["rank"] == other["rank"], (mine, other)
    if not ref.foes:
        assert list(state.winners) == ref.winners


# Building scenes.


class Scene(Both):
    """A table in the first main question of the first player, or wherever the set-up asks."""

    def __init__(
        self,
        mode="versus",
        players=2,
        act1="",
        act2="",
        act3="",
        seats=(),
        heroes="",
        antiheroes="",
        special="",
        cards=(),
        foe="",
        target=None,
        stop=False,
        **options,
    ):
        self.extra = {one["id"]: one for one in cards}
        if target is not None:
            targets = {str(count): target for count in range(1, 5)}
            self.extra["victory"] = card("victory", "victory", targets=targets)
        self.seats = [dict(seat) for seat in seats]
        self.seats += [{} for _ in range(players - len(self.seats))]
        self.wanted = {
            "act-1": act1.split(),
            "act-2": act2.split(),
            "act-3": act3.split(),
            "origins": [],
            "motivations": [],
            "destinies": [],
            "hero": [],
            "antihero": [],
            "adversary": special.split(),
        }
        options.setdefault("first_player", 1)
        if players == 1:
            options.pop("first_player")
        self.options = {"ask_policy": "exact", **options}
        if mode != "first":
            self.options.setdefault("deal_mode", "fixed")
        self._characters(int(options.get("first_player", 1)) - 1)
        self.wanted["hero"] += heroes.split()
        self.wanted["antihero"] += antiheroes.split()
        named = [key for keys in self.wanted.values() for key in keys]
        named += [key for key in self.extra if key not in named and "#" not in key]
        if mode in ("solo", "coop"):
            foe = foe or "ad"
            self.options["adversary"] = foe
            quests = [one for one in self.extra.values() if one["type"] == "quest"]
            wanted = [foe] if foe != "ad" or quests else ["ad", "qx"]
            named += [key for key in wanted if key not in named]
        self.pending = {name: [name_of(key) for key in keys] for name, keys in self.wanted.items()}
        super().__init__(mode, players, self.options, pack(whole_set(named, self.extra)))
        if not stop:
            self.set_up()

    def _characters(self, first):
        count = len(self.seats)
        order = [*range(first, count), *range(first)]
        for at, seat in enumerate(self.seats):
            key = f"o-seat-{at + 1}"
            self.extra[key] = card(
                key, "origin", rewards=self._rewards(seat), effects=self._effects(seat)
            )
            if not self.extra[key]["effects"]:
                del self.extra[key]["effects"]
            self.wanted["origins"].append(seat.get("origin", key))
            if "origin" in seat:
                del self.extra[key]
            self.wanted["motivations"].append(seat.get("motivation") or f"m-seat-{at + 1}")
            if not seat.get("motivation"):
                self.extra[f"m-seat-{at + 1}"] = card(f"m-seat-{at + 1}", "motivation")
            self.wanted["destinies"].append(seat.get("destiny") or f"d-seat-{at + 1}")
            if not seat.get("destiny"):
                self.extra[f"d-seat-{at + 1}"] = card(f"d-seat-{at + 1}", "destiny")
        hands = [self._hand(seat) for seat in self.seats]
        for at in order:
            self.wanted["hero"].append(hands[at][0][0] if hands[at][0] else "h-idle")
        for at in order:
            self.wanted["hero"] += hands[at][0][1:]
            self.wanted["antihero"] += hands[at][1]

    def _hand(self, seat):
        keys = seat.get("hand", "").split()
        kinds = [find(key, self.extra)["type"] for key in keys]
        return (
            [key for key, kind in zip(keys, kinds, strict=True) if kind == "hero"],
            [key for key, kind in zip(keys, kinds, strict=True) if kind == "antihero"],
        )

    def _rewards(self, seat):
        rewards = {}
        abilities = seat.get("abilities", "").split()
        assert all(name in ABILITIES for name in abilities)
        if abilities:
            rewards["abilities"] = abilities
        if seat.get("icons"):
            rewards["icons"] = seat["icons"].split()
        for key in ("triumph", "tragedy"):
            if seat.get(key):
                rewards[key] = seat[key]
        level = seat.get("level", 3)
        if level > 3:
            rewards["corruption"] = level - 3
        elif level < 3:
            rewards["virtue"] = 3 - level
        if seat.get("xp", 3) > 3:
            rewards["xp"] = seat["xp"] - 3
        heroes, antiheroes = self._hand(seat)
        if len(heroes) > 1:
            rewards["hero"] = len(heroes) - 1
        if antiheroes:
            rewards["antihero"] = len(antiheroes)
        return rewards

    def _effects(self, seat):
        found = list(seat.get("effects", ()))
        if seat.get("xp", 3) < 3:
            found.append(
                entry(
                    "turn_start",
                    effect("lose_xp", n=3 - seat["xp"]),
                    whose="any",
                    limit="game",
                )
            )
        return found


class Stage(Both):
    """A scene with the standard set: characters, hands and rows as a test wants them."""

    def __init__(
        self, mode="versus", players=2, seats=(), acts=("", "", ""), special="", **options
    ):
        self.seats = [dict(seat) for seat in seats]
        self.seats += [{} for _ in range(players - len(self.seats))]
        wanted = {f"act-{act + 1}": keys.split() for act, keys in enumerate(acts)}
        for pile, kind in (
            ("origins", "origin"),
            ("motivations", "motivation"),
            ("destinies", "destiny"),
        ):
            wanted[pile] = self._dealt(kind)
        wanted["adversary"] = special.split()
        # The first Hero cards: of use in one's own attempt alone.
        wanted["hero"] = ["years-of-practice", "act-of-mercy", "second-wind", "last-effort"][
            :players
        ]
        options = {"ask_policy": "exact", "deal_mode": "fixed", **options}
        if players > 1:
            options.setdefault("first_player", 1)
        self.pending = wanted
        super().__init__(mode, players, options)
        self.set_up()
        self._hold()

    def _dealt(self, kind):
        """The wanted character of each seat, or one that does nothing by itself here."""
        named = [seat.get(kind) for seat in self.seats]
        plain = [key for key in PLAIN[kind] if key not in named]
        return [key or plain.pop(0) for key in named]

    def _hold(self):
        """Hands, XP and levels: changed in both, after the set-up."""
        position = self.state.position()
        labels = {}
        for one in self.cards.cards:
            copy = one.number - one.title + 1
            labels[one.key if copy == 1 else f"{one.key}+{copy}"] = one.number
        order = list(labels)
        for seat, wanted in enumerate(self.seats):
            player = self.ref.players[seat]
            decks = position["decks"]
            for key in wanted.get("hand", "").split():
                deck = "hero" if self.kind_of(key) == "hero" else "antihero"
                at = 3 if deck == "hero" else 4
                name = next(n for n in decks[at] if n.split("+")[0] == key)
                decks[at].remove(name)
                position["hand"][seat].append(name)
                held = self.cards.cards[labels[name]]
                self.ref.decks[deck].remove(held)
                player.hand.append(held)
            position["hand"][seat].sort(key=order.index)
            for key in ("xp", "level"):
                if key in wanted:
                    position[key][seat] = wanted[key]
                    setattr(player, key, wanted[key])
            if "allies" in wanted:
                for key in wanted["allies"].split():
                    at = self.cards.cards[labels[key]].act - 1
                    decks[at].remove(key)
                    position["allies"][seat].append(key)
                    ally = self.cards.cards[labels[key]]
                    self.ref.decks[f"act-{at + 1}"].remove(ally)
                    player.allies.append(ally)
        self.state = ADVENTURE.from_position(position)
        self.state.events = []
        # The reference lists what may be done anew.
        self.ref.asked.options = {self.ref.active: self.ref.main_moves(self.ref.active)}
        self.compare()

    def kind_of(self, key):
        found = next(one for one in self.cards.cards if one.key == key)
        return "hero" if found.kind == HERO else "antihero"


PLAIN = {
    # Nothing that would disturb a scene with ordinary moves.
    "origin": ["woodcutter", "apprentice", "urchin", "noble"],
    "motivation": ["bound-by-honor", "seeker-of-truth", "thirst-for-knowledge", "call-of-the-wild"],
    "destiny": ["wise-master", "blood-of-dragons", "relentless-conqueror", "hand-of-fate"],
}


def told(events, key):
    return [dict(event.values) for event in events if event.key == key]


def keys(events):
    return [event.key for event in events]
