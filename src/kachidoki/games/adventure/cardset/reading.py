# interpreted: reads data when a set is loaded; nothing here is used inside playouts.
"""Cards from data: every key, word and number of a card set is checked here, whoever wrote it.

A set that cannot be used has faults, all of which are found in one go. A fault is a BadCards with
`file`, `card` (its id, or `#3` where it has none), `field` (`effects[2].do[1].n`, with the value
where that helps) and `why`, one of `contract.WHYS`.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.cardset.contract import (
    ALWAYS,
    CHARACTERS,
    CONDITION_MOMENTS,
    COUNTS,
    EFFECT_MOMENTS,
    FLAGGED,
    FROM_OF,
    ID,
    KEYS,
    LANGUAGES,
    LOOKED_AT,
    MENTIONING,
    MOMENTARY,
    MOMENTS,
    MOST_CARDS,
    MOST_FLAVOUR,
    MOST_NAME,
    MOST_NESTING,
    MOST_PARTS,
    MOST_POWERS,
    MOST_WAYS_TO_PAY,
    NEEDED,
    NUMBERS,
    OF_FILES,
    ORDER,
    OWNERLESS,
    PARAMETERS,
    REWARDS,
    RUNES,
    SET_OFF,
    STORY,
    WHO_OF,
    WINDOW_MOMENTS,
    Data,
)
from kachidoki.games.adventure.moves import HAND_CARDS
from kachidoki.kernel.errors import BadOption, shown


class BadCards(BadOption):
    """A card set that cannot be used."""

    code = "bad-cards"


def bad_cards(why: str, file: str = "", card: str = "", field: str = "") -> BadCards:
    """One fault."""
    rule = "" if why in OF_FILES else "card-sets"
    return BadCards("bad-cards", rule, file=file, card=card, field=field, why=why)


class Reading:
    """All cards of a set, and the faults that were found in them."""

    def __init__(self) -> None:
        self.faults: list[BadCards] = []
        # As they are in the files, in the order of the set.
        self.data: list[Data] = []
        self.cards: list[c.Card] = []
        self.targets = [0] * (p.MOST_PLAYERS + 1)
        self._file = ""
        self._card = ""
        self._files: dict[str, str] = {}
        self._on = ""
        self._kind = ""
        # Whether what is read speaks of an Ally or an Adversary.
        self._mentions = False

    def read(self, found: Sequence[tuple[str, object]], counts: bool) -> None:
        """Read all cards: each with the file that it stands in."""
        kinds: dict[str, list[tuple[str, Data, c.Card]]] = {}
        places: Counter[str] = Counter()
        for file, data in found:
            places[file] += 1
            self._file, self._card = file, f"#{places[file]}"
            card = self._one(data)
            if card is not None and isinstance(data, Mapping):
                kinds.setdefault(_deck(card), []).append((file, data, card))
        for deck in ORDER:
            for file, data, card in kinds.get(deck, []):
                self.data.append(data)
                self._file, self._card = file, card.key
                self._deal(data, card)
        self._file = self._card = ""
        self._whole(counts)

    def fault(self, why: str, field: str = "") -> None:
        self.faults.append(bad_cards(why, self._file, self._card, field))

    # The whole set.

    def _deal(self, data: Data, card: c.Card) -> None:
        """Number a card and its copies."""
        copies = data.get("copies", 1)
        title = len(self.cards)
        for _ in range(copies if type(copies) is int and 0 < copies <= HAND_CARDS else 1):
            twin = card if len(self.cards) == title else _copy(card)
            twin.number = len(self.cards)
            twin.title = title
            self.cards.append(twin)

    def _whole(self, counts: bool) -> None:
        if len(self.cards) > MOST_CARDS:
            self.fault("too-many-cards", f"{len(self.cards)}/{MOST_CARDS}")
        hands = sum(card.kind in (p.HERO, p.ANTIHERO) for card in self.cards)
        if hands > HAND_CARDS:
            self.fault("too-many-hands", f"{hands}/{HAND_CARDS}")
        self._quests()
        if not counts:
            return
        there = Counter(_deck(card) for card in self.cards)
        there["adversary"] = sum(card.kind == p.ADVERSARY for card in self.cards)
        for deck, wanted in COUNTS.items():
            if there[deck] != wanted:
                self.fault("count", f"{deck} {there[deck]}/{wanted}")

    def _quests(self) -> None:
        foes = {card.key: card for card in self.cards if card.kind == p.ADVERSARY}
        quests: Counter[str] = Counter()
        for data, card in zip(self.data, _titles(self.cards), strict=True):
            if card.kind == p.QUEST:
                wanted = data.get("adversary")
                self._file, self._card = self._files[card.key], card.key
                if not isinstance(wanted, str) or wanted not in foes:
                    self.fault("no-adversary", f"adversary = {shown(wanted)}")
                else:
                    card.foe = foes[wanted].number
                    quests[wanted] += 1
        for key in foes:
            if quests[key] != 1:
                self._file, self._card = self._files[key], key
                self.fault("no-quest", str(quests[key]))
        self._file = self._card = ""

    # One card.

    def _one(self, data: object) -> c.Card | None:
        if not isinstance(data, Mapping):
            self.fault("table", shown(data))
            return None
        key = data.get("id")
        if not isinstance(key, str) or len(key) > MOST_NAME or not ID.fullmatch(key):
            self.fault("id", f"id = {shown(key)}")
            return None
        self._card = key
        if key in self._files:
            self.fault("id-twice", self._files[key])
            return None
        kind = data.get("type")
        if not isinstance(kind, str) or kind not in p.CARD_KINDS:
            self.fault("word", f"type = {shown(kind)}")
            return None
        self._files[key] = self._file
        self._keys(data, (*ALWAYS, *KEYS[kind]), (*ALWAYS, *NEEDED[kind]), "")
        self._words(data, "name", MOST_NAME, "")
        self._words(data, "flavour", MOST_FLAVOUR, "")
        card = c.Card(0, key, p.CARD_KINDS.index(kind))
        self._mentions = False
        self._kind = kind
        self._face(data, card)
        self._entries(data, card)
        self._special(data, card)
        return card

    def _face(self, data: Data, card: c.Card) -> None:
        """What is printed on it beside its effects."""
        kind = self._kind
        if kind in STORY:
            card.act = self._number(data, "act", 1, p.ACTS, "", 1)
            if kind == "ally" and card.act == 3:
                self.fault("ally-act", "act = 3")
            if kind == "adversary" and card.act == 1:
                self.fault("adversary-act", "act = 1")
        if kind in ("challenge", "adversary"):
            card.difficulty = self._number(data, "difficulty", 1, 20, "", 1)
            listed = self._some(data, "abilities", p.ABILITIES, "")
            if not 1 <= len(listed) <= 2 or len(set(listed)) < len(listed):
                self.fault("abilities", "abilities")
            for ability in listed:
                card.abilities |= 1 << ability
            self._paths(data, card)
        elif kind in (*CHARACTERS, "trait"):
            path = c.Path(f"{card.key}-1")
            self._rewards(data, path, "")
            card.paths.append(path)
            if kind == "destiny" and _immediate(path):
                self.fault("destiny-rewards", "rewards")
        if kind in ("hero", "antihero"):
            self._number(data, "copies", 1, HAND_CARDS, "", 1)
        if kind == "trait":
            self._requires(data, card)
            if "cost" in data:
                card.cost = self._cost(data["cost"], "cost", ("xp", "corruption"))
        if kind == "victory":
            self._victory(data)

    def _paths(self, data: Data, card: c.Card) -> None:
        wanted = 2 if self._kind == "challenge" else 1
        paths = data.get("paths")
        if not isinstance(paths, list) or len(paths) != wanted:
            self.fault("paths", "paths")
            return
        for number, found in enumerate(paths, 1):
            field = f"paths[{number}]"
            path = c.Path(f"{card.key}-{number}")
            card.paths.append(path)
            if not isinstance(found, Mapping):
                self.fault("table", field)
                continue
            keys = ("name", "flavour", "tone", "plus", "rewards")
            self._keys(found, keys, ("name", "flavour", "tone"), field)
            self._words(found, "name", MOST_NAME, field)
            self._words(found, "flavour", MOST_FLAVOUR, field)
            path.tone = self._word(found, "tone", ("light", "dark"), field, 0)
            path.plus = self._number(found, "plus", 0, 1, field, 0)
            self._rewards(found, path, field)

    def _rewards(self, data: Data, path: c.Path, field: str) -> None:
        if "rewards" not in data:
            return
        rewards, at = data["rewards"], _in(field, "rewards")
        if not isinstance(rewards, Mapping):
            self.fault("table", at)
            return
        self._keys(rewards, ("icons", "abilities", *REWARDS), (), at)
        for ability in self._some(rewards, "abilities", p.ABILITIES, at):
            path.tally[ability] += 1
        for icon in self._some(rewards, "icons", p.ICONS, at):
            path.tally[p.KINDS_OF_ICON + icon] += 1
        numbers = {key: self._number(rewards, key, 0, most, at, 0) for key, most in REWARDS.items()}
        path.tally[p.TRIUMPH] = numbers["triumph"]
        path.tally[p.TRAGEDY] = numbers["tragedy"]
        path.xp, path.hero, path.antihero = numbers["xp"], numbers["hero"], numbers["antihero"]
        path.virtue, path.corruption = numbers["virtue"], numbers["corruption"]

    def _requires(self, data: Data, card: c.Card) -> None:
        if "requires" not in data:
            return
        found = data["requires"]
        if not isinstance(found, list) or not 0 < len(found) <= MOST_PARTS:
            self.fault("list", "requires")
            return
        self._on = "requires"
        for number, conditions in enumerate(found, 1):
            card.requires += self._conditions(conditions, f"requires[{number}]", 1)

    def _victory(self, data: Data) -> None:
        targets = data.get("targets")
        if not isinstance(targets, Mapping):
            self.fault("table", "targets")
            return
        seats = tuple(str(number) for number in range(1, p.MOST_PLAYERS + 1))
        self._keys(targets, seats, seats, "targets")
        for number in range(1, p.MOST_PLAYERS + 1):
            self.targets[number] = self._number(targets, str(number), 1, 99, "targets", 1)

    def _special(self, data: Data, card: c.Card) -> None:
        """What only some modes need."""
        flagged = self._truth(data, "needs_ally_adversary", "")
        card.needs_ally_adversary = flagged
        card.adversary_targetable = self._truth(data, "adversary_targetable", "")
        card.skull = self._truth(data, "skull", "")
        if card.skull:
            self._as_adversary(data, card)
        elif "as_adversary" in data:
            self.fault("no-skull", "as_adversary")
        if self._mentions and not flagged and self._kind in FLAGGED:
            self.fault("no-flag", "needs_ally_adversary")

    def _as_adversary(self, data: Data, card: c.Card) -> None:
        found = data.get("as_adversary")
        if not isinstance(found, Mapping):
            self.fault("no-as-adversary", "as_adversary")
            return
        self._keys(found, ("when", "effects"), ("when",), "as_adversary")
        card.waits = self._word(found, "when", ("now", "after"), "as_adversary", 0) == 1
        entry = card.entries[0] if card.entries else c.Entry(c.ANY)
        if not card.waits and SET_OFF & {condition.kind for condition in entry.when}:
            self.fault("as-adversary", "as_adversary.when = now")
        self._on = "after" if card.waits else "facing"
        if "effects" in found:
            card.as_adversary = self._effects(found["effects"], "as_adversary.effects")
        else:
            card.as_adversary = entry.do

    # Entries.

    def _entries(self, data: Data, card: c.Card) -> None:
        if "effects" not in data or self._kind == "victory":
            return
        found = data["effects"]
        if not isinstance(found, list) or not 0 < len(found) <= MOST_PARTS:
            self.fault("list", "effects")
            return
        for number, entry in enumerate(found, 1):
            made = self._entry(entry, f"effects[{number}]")
            if made is not None:
                card.entries.append(made)
        if self._kind in ("hero", "antihero"):
            if len(found) != 1:
                self.fault("one-entry", "effects")
        elif sum(is_power(entry) for entry in card.entries) > MOST_POWERS:
            self.fault("too-many-powers", "effects")

    def _entry(self, data: object, field: str) -> c.Entry | None:
        if not isinstance(data, Mapping):
            self.fault("table", field)
            return None
        self._keys(data, ("on", "whose", "when", "cost", "limit", "optional", "do"), (), field)
        entry = c.Entry(self._word(data, "on", c.ON, field, None))
        on = self._on = c.ON[entry.on]
        if on not in MOMENTS[self._kind]:
            self.fault("moment", f"{field}.on = {on}")
        if on in MENTIONING:
            self._mentions = True
        if "when" in data:
            entry.when = self._conditions(data["when"], f"{field}.when", 1)
        self._price(data, entry, field)
        entry.do = self._effects(data.get("do"), f"{field}.do")
        self._whose(data, entry, field)
        if on == "static":
            self._static(data, entry, field)
        return entry

    def _whose(self, data: Data, entry: c.Entry, field: str) -> None:
        """Whose turn, attempt or gain sets it off, where that can be told apart at all."""
        on = c.ON[entry.on]
        forbids = any(effect.kind == c.FORBID for effect in entry.do)
        fitting: tuple[str, ...] = c.WHOSE
        if self._kind in OWNERLESS or (on == "static" and forbids):
            fitting = ("any",)
        elif on == "trait":
            fitting = ("other",)
        elif on in ("own_turn", "any", "static", "game_end"):
            fitting = ("own",)
        entry.whose = self._word(data, "whose", c.WHOSE, field, c.WHOSE.index(fitting[0]), fitting)

    def _static(self, data: Data, entry: c.Entry, field: str) -> None:
        """What lasts can depend on less: a price and a ban are the same for every card."""
        kinds = {effect.kind for effect in entry.do}
        if c.FORBID in kinds and (entry.when or kinds != {c.FORBID}):
            self.fault("condition-here", f"{field}.when" if entry.when else f"{field}.do")
        if c.CHANGE_COST in kinds and _asks(entry.when, (c.IF_CARD, c.IF_ABILITY)):
            self.fault("condition-here", f"{field}.when")
        for effect in entry.do:
            if effect.kind == c.ALLOW and effect.what == c.ALLOW_ABILITY and effect.ability < 0:
                self.fault("missing", f"{field}.do.ability")

    def _price(self, data: Data, entry: c.Entry, field: str) -> None:
        """What an entry costs, how often it works, and whether its owner may decline."""
        entry.limit = self._word(data, "limit", c.LIMITS, field, 0)
        entry.optional = self._truth(data, "optional", field)
        if "cost" in data:
            own = ("sacrifice",) if self._kind == "ally" else ()
            keys = ("xp", "corruption", "hand", "deck", "any_ally", *own)
            entry.cost = self._payment(data["cost"], f"{field}.cost", keys)
            if self._kind in (*OWNERLESS, "destiny"):
                self.fault("cost-here", f"{field}.cost")
        if self._kind in ("hero", "antihero"):
            return
        on = c.ON[entry.on]
        if on not in WINDOW_MOMENTS or not entry.cost.free:
            return
        # Before, facing and after work by themselves; the other windows need somebody to ask.
        if entry.optional and not entry.limit:
            self.fault("free-power", f"{field}.optional")
        elif not entry.optional and on in ("trait", "own_turn", "response", "any"):
            self.fault("free-power", field)

    def _payment(self, data: object, field: str, keys: tuple[str, ...]) -> c.Cost:
        """A cost, or a list of which one is paid."""
        if not isinstance(data, list):
            return self._cost(data, field, keys)
        if not 0 < len(data) <= MOST_WAYS_TO_PAY:
            self.fault("list", field)
            return c.Cost()
        ways = [self._cost(way, f"{field}[{number}]", keys) for number, way in enumerate(data, 1)]
        ways[0].others = ways[1:]
        return ways[0]

    def _cost(self, data: object, field: str, keys: tuple[str, ...]) -> c.Cost:
        cost = c.Cost()
        if not isinstance(data, Mapping):
            self.fault("table", field)
            return cost
        self._keys(data, keys, (), field)
        cost.xp = self._number(data, "xp", 0, 12, field, 0)
        cost.corruption = self._number(data, "corruption", 0, p.LEVELS - 1, field, 0)
        cost.hand = self._number(data, "hand", 0, 3, field, 0)
        cost.deck = self._word(data, "deck", c.DRAW_FROM, field, c.FROM_EITHER)
        cost.sacrifice = self._truth(data, "sacrifice", field)
        cost.any_ally = self._truth(data, "any_ally", field)
        self._mentions |= cost.any_ally
        if cost.free:
            self.fault("missing", field)
        return cost

    # Conditions.

    def _conditions(self, data: object, field: str, depth: int) -> list[c.Condition]:
        if not isinstance(data, Mapping):
            self.fault("table", field)
            return []
        if not data or depth > MOST_NESTING:
            self.fault("list", field)
            return []
        made: list[c.Condition] = []
        for name, value in data.items():
            if name not in c.CONDITIONS:
                self.fault("unknown-key", _in(field, shown(name)))
                continue
            if not self._condition_fits(name):
                self.fault("condition-here", _in(field, name))
            condition = c.Condition(c.CONDITIONS.index(name))
            self._readers()[name](condition, value, _in(field, name), depth)
            made.append(condition)
        return made

    def _condition_fits(self, name: str) -> bool:
        if self._on in ("requires", "game_end"):
            return name in ("count", "level", "not", "either")
        return name not in CONDITION_MOMENTS or self._on in CONDITION_MOMENTS[name]

    def _readers(self) -> dict[str, Callable[[c.Condition, Any, str, int], None]]:
        return {
            "outcome": self._outcome,
            "margin": self._margin,
            "ability": self._ability,
            "runes": self._runes,
            "card": self._concerned,
            "level": self._level,
            "count": self._count,
            "direction": self._direction,
            "not": self._not,
            "either": self._either,
        }

    def _outcome(self, made: c.Condition, value: object, field: str, depth: int) -> None:
        known = ("success", "failure")
        made.low = (p.SUCCESS, p.FAILURE)[self._choice(value, known, field)]

    def _direction(self, made: c.Condition, value: object, field: str, depth: int) -> None:
        made.low = self._choice(value, ("virtue", "corruption"), field)

    def _margin(self, made: c.Condition, value: object, field: str, depth: int) -> None:
        self._range(made, value, field, -30, 30, ())

    def _level(self, made: c.Condition, value: object, field: str, depth: int) -> None:
        self._range(made, value, field, 1, p.LEVELS, ())

    def _count(self, made: c.Condition, value: object, field: str, depth: int) -> None:
        self._range(made, value, field, 0, 99, ("what",))
        if isinstance(value, Mapping):
            made.what = self._quantity(value, field)

    def _range(
        self,
        made: c.Condition,
        value: object,
        field: str,
        low: int,
        high: int,
        keys: tuple[str, ...],
    ) -> None:
        if not isinstance(value, Mapping):
            self.fault("table", field)
            return
        self._keys(value, ("min", "max", *keys), keys, field)
        if "min" not in value and "max" not in value:
            self.fault("missing", f"{field}.min")
        made.low = self._number(value, "min", low, high, field, c.NO_LOW)
        made.high = self._number(value, "max", low, high, field, c.NO_HIGH)
        if made.low > made.high:
            self.fault("empty-range", field)

    def _ability(self, made: c.Condition, value: object, field: str, depth: int) -> None:
        for ability in self._list(value, p.ABILITIES, field):
            made.mask |= 1 << ability

    def _runes(self, made: c.Condition, value: object, field: str, depth: int) -> None:
        if not isinstance(value, Mapping):
            self.fault("table", field)
            return
        self._keys(value, ("kind", "face", "min"), (), field)
        made.what = self._word(value, "kind", c.RUNE_KINDS, field, c.RUNE_KINDS.index("any"))
        made.face = self._word(value, "face", c.FACES, field, c.FACES.index("any"))
        made.low = self._number(value, "min", 1, p.STONES, field, 1)

    def _concerned(self, made: c.Condition, value: object, field: str, depth: int) -> None:
        if not isinstance(value, Mapping):
            self.fault("table", field)
            return
        self._keys(value, ("type", "act", "plus", "tone", "ally"), (), field)
        if not value:
            self.fault("missing", field)
        if "type" in value:
            for kind in self._list(value["type"], p.CARD_KINDS, _in(field, "type")):
                made.mask |= 1 << kind
                self._mentions |= kind in (p.ALLY, p.ADVERSARY)
        if "act" in value:
            for act in self._list(value["act"], (1, 2, 3), _in(field, "act")):
                made.acts |= 2 << act
        if "plus" in value:
            made.face = int(self._truth(value, "plus", field))
        if "tone" in value:
            made.tone = self._word(value, "tone", ("light", "dark"), field, 0)
        if "ally" in value:
            made.ally = int(self._truth(value, "ally", field))
            self._mentions = True

    def _not(self, made: c.Condition, value: object, field: str, depth: int) -> None:
        made.parts = [self._conditions(value, field, depth + 1)]

    def _either(self, made: c.Condition, value: object, field: str, depth: int) -> None:
        if not isinstance(value, list) or not 1 < len(value) <= MOST_PARTS:
            self.fault("list", field)
            return
        made.parts = [
            self._conditions(part, f"{field}[{number}]", depth + 1)
            for number, part in enumerate(value, 1)
        ]

    def _quantity(self, data: Data, field: str) -> int:
        """What is counted: an ability, an icon, or one of QUANTITIES."""
        what = data.get("what")
        if "what" not in data or not isinstance(what, str):
            if "what" in data:
                self.fault("word", f"{field}.what = {shown(what)}")
            return 0
        kind, _, name = what.partition(":")
        if kind == "ability" and name in p.ABILITIES:
            return p.ABILITIES.index(name)
        if kind == "icon" and name in p.ICONS:
            return p.KINDS_OF_ICON + p.ICONS.index(name)
        if what in c.QUANTITIES:
            self._mentions |= what in ("allies", "adversaries", "adversary_xp")
            return c.FIRST_QUANTITY + c.QUANTITIES.index(what)
        self.fault("word", f"{field}.what = {shown(what)}")
        return 0

    # Effects.

    def _effects(self, data: object, field: str) -> list[c.Effect]:
        if not isinstance(data, list) or not 0 < len(data) <= MOST_PARTS:
            self.fault("list", field)
            return []
        made = [self._effect(effect, f"{field}[{number}]") for number, effect in enumerate(data, 1)]
        return [effect for effect in made if effect is not None]

    def _effect(self, data: object, field: str) -> c.Effect | None:
        if not isinstance(data, Mapping):
            self.fault("table", field)
            return None
        name = data.get("effect")
        if not isinstance(name, str) or name not in c.EFFECTS:
            self.fault("word" if "effect" in data else "missing", f"{field}.effect")
            return None
        keys = PARAMETERS[name]
        self._keys(data, ("effect", *keys), _needed(name), field)
        if self._on not in EFFECT_MOMENTS.get(name, MOMENTARY):
            self.fault("effect-here", f"{field}.effect = {name}")
        made = c.Effect(c.EFFECTS.index(name))
        if name in NUMBERS:
            made.n = self._number(data, "n", *NUMBERS[name], field, 1)
            if made.n == 0 and name != "replace_row":
                self.fault("number", f"{field}.n = 0")
            if made.n == 0 and name == "replace_row" and "act" not in data:
                self.fault("missing", f"{field}.act")
        made.who = self._word(data, "who", c.WHO, field, c.SELF, WHO_OF.get(name, ()))
        made.source = self._word(data, "from", c.WHO, field, c.SUPPLY, FROM_OF.get(name, ()))
        self._mentions |= c.THE_ADVERSARY in (made.who, made.source)
        if name != "look":
            made.deck = self._word(data, "deck", c.DRAW_FROM, field, c.FROM_EITHER)
        made.until = self._word(data, "until", c.UNTIL, field, c.FOR_CHALLENGE)
        made.ability = self._word(data, "ability", p.ABILITIES, field, -1)
        made.act = self._number(data, "act", 1, p.ACTS, field, 0)
        made.random = self._truth(data, "random", field)
        made.includes_self = self._truth(data, "includes_self", field)
        self._rest(name, data, made, field)
        return made

    def _rest(self, name: str, data: Data, made: c.Effect, field: str) -> None:
        """The parameters that mean something else in each effect."""
        whats = {
            "change_cost": c.COSTS,
            "allow": c.ALLOWED,
            "forbid": c.FORBIDDEN,
            "remove_bonuses": c.DRAW_FROM,
        }
        if name == "move_track":
            ways = [key for key in ("virtue", "corruption") if key in data]
            if len(ways) != 1:
                self.fault("missing", f"{field}.virtue")
            else:
                made.way = c.VIRTUE if ways[0] == "virtue" else c.CORRUPTION
                made.n = self._number(data, ways[0], 1, p.LEVELS - 1, field, 1)
        elif name == "add_runes":
            made.what = self._word(data, "rune", RUNES, field, None)
        elif name in whats:
            made.what = self._word(data, "what", whats[name], field, None)
            self._mentions |= name == "forbid" and made.what == c.NO_ALLY_POWERS
        elif name in ("remove_ally", "move_ally"):
            self._mentions = True
            if name == "move_ally" and made.source == c.SUPPLY:
                # Two places are picked: from where, and where to.
                made.n = 2
        elif name in ("take_back", "return_card"):
            made.n = self._number(data, "n", 1, 6, field, 1)
        elif name == "look":
            self._look(data, made, field)
        elif name == "score":
            ways = ["triumph", "tragedy"]
            made.way = (p.TRIUMPH, p.TRAGEDY)[self._word(data, "kind", ways, field, None)]
        if "per" in data and "per" in PARAMETERS[name]:
            per = data["per"]
            if not isinstance(per, Mapping):
                self.fault("table", f"{field}.per")
                return
            if name == "change_difficulty" and self._on != "static":
                self.fault("effect-here", f"{field}.per")
            self._keys(per, ("what", "each"), ("what",), f"{field}.per")
            made.per = self._quantity(per, f"{field}.per")
            made.each = self._number(per, "each", 1, 20, f"{field}.per", 1)
        if "max" in data and "max" in PARAMETERS[name]:
            made.most = self._number(data, "max", 1, 90, field, c.NO_HIGH)
            if made.per < 0:
                self.fault("missing", f"{field}.per")

    def _look(self, data: Data, made: c.Effect, field: str) -> None:
        """At the top of one deck: that of an act, or another."""
        made.reorder = self._truth(data, "reorder", field)
        if ("act" in data) == ("deck" in data):
            self.fault("missing" if "act" not in data else "unknown-key", f"{field}.deck")
        elif "act" in data:
            made.pile = made.act - 1
        else:
            deck = self._word(data, "deck", LOOKED_AT, field, None)
            made.pile = p.HERO_DECK + deck
            self._mentions |= made.pile == p.SPECIAL_DECK

    # Values.

    def _keys(self, data: Data, known: Sequence[str], needed: Sequence[str], field: str) -> None:
        for key in data:
            if key not in known:
                self.fault("unknown-key", _in(field, shown(key)))
        for key in needed:
            if key not in data:
                self.fault("missing", _in(field, key))

    def _words(self, data: Data, key: str, most: int, field: str) -> None:
        """A text in all languages."""
        if key not in data:
            return
        words, at = data[key], _in(field, key)
        if not isinstance(words, Mapping):
            self.fault("languages", at)
            return
        if set(words) != set(LANGUAGES):
            self.fault("languages", at)
        for language in LANGUAGES:
            if language in words and not one_line(words[language], most):
                self.fault("text", f"{at}.{language}")

    def _number(self, data: Data, key: str, low: int, high: int, field: str, default: int) -> int:
        if key not in data:
            return default
        value = data[key]
        if type(value) is not int or not low <= value <= high:
            self.fault("number", f"{_in(field, key)} = {shown(value)}")
            return default
        return value

    def _truth(self, data: Data, key: str, field: str) -> bool:
        value = data.get(key, False)
        if not isinstance(value, bool):
            self.fault("truth", f"{_in(field, key)} = {shown(value)}")
            return False
        return value

    def _word(
        self,
        data: Data,
        key: str,
        known: Sequence[str],
        field: str,
        default: int | None,
        fitting: Sequence[str] | None = None,
    ) -> int:
        """The number of a word; without a default it must be there."""
        if key not in data:
            if default is None:
                self.fault("missing", _in(field, key))
            return default or 0
        value = data[key]
        if fitting is not None and value not in fitting:
            self.fault("word", f"{_in(field, key)} = {shown(value)}")
            return default or 0
        return self._choice(value, known, _in(field, key))

    def _choice(self, value: object, known: Sequence[str], field: str) -> int:
        if not isinstance(value, str) or value not in known:
            self.fault("word", f"{field} = {shown(value)}")
            return 0
        return known.index(value)

    def _some(self, data: Data, key: str, known: Sequence[str], field: str) -> list[int]:
        return self._list(data[key], known, _in(field, key)) if key in data else []

    def _list(self, value: object, known: Sequence[str | int], field: str) -> list[int]:
        if not isinstance(value, list) or not 0 < len(value) <= 2 * MOST_PARTS:
            self.fault("list", field)
            return []
        found: list[int] = []
        for item in value:
            if type(item) not in (str, int) or item not in known:
                self.fault("word", f"{field} = {shown(item)}")
            else:
                found.append(known.index(item))
        return found


def is_power(entry: c.Entry) -> bool:
    """Whether an entry of a card in play is something that its owner may use."""
    return c.ON[entry.on] in WINDOW_MOMENTS and (entry.optional or not entry.cost.free)


def one_line(value: object, most: int) -> bool:
    """Whether a value is a text that can be shown: one line, nothing invisible in it."""
    if not isinstance(value, str) or not 0 < len(value) <= most or value != value.strip():
        return False
    return value.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


def _in(field: str, key: str) -> str:
    return f"{field}.{key}" if field else key


def _needed(effect: str) -> tuple[str, ...]:
    return ("n",) if effect in NUMBERS else ()


def _asks(when: Sequence[c.Condition], kinds: Sequence[int]) -> bool:
    """Whether any condition is of these kinds, however deep."""
    return any(one.kind in kinds or any(_asks(p, kinds) for p in one.parts) for one in when)


def _deck(card: c.Card) -> str:
    return f"act-{card.act}" if card.act else p.CARD_KINDS[card.kind]


def _titles(cards: Sequence[c.Card]) -> list[c.Card]:
    return [card for card in cards if card.title == card.number]


def _immediate(path: c.Path) -> bool:
    """Whether a Destiny has what only other cards may have: abilities, or what is taken at once."""
    at_once = path.xp + path.hero + path.antihero + path.virtue + path.corruption
    return at_once > 0 or any(path.tally[: p.KINDS_OF_ICON])


def _copy(card: c.Card) -> c.Card:
    """Another card with the same title; what it does is shared."""
    twin = c.Card(0, card.key, card.kind)
    twin.paths, twin.entries, twin.cost = card.paths, card.entries, card.cost
    twin.needs_ally_adversary = card.needs_ally_adversary
    twin.adversary_targetable = card.adversary_targetable
    twin.skull, twin.waits, twin.as_adversary = card.skull, card.waits, card.as_adversary
    return twin
