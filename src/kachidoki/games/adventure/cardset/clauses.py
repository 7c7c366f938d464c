# interpreted: reads data when a set is loaded; nothing here is used inside playouts.
"""What a card does, from data: entries, their conditions, costs and effects."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.cardset import codes, contract
from kachidoki.games.adventure.cardset.codes import Allow, Deck, Do, Forbid, If, Track, Until, Who
from kachidoki.games.adventure.cardset.values import Values, within
from kachidoki.kernel.errors import shown


class Clauses(Values):
    """Reads what cards do."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = ""
        # The moment of the entry that is read, or `requires`.
        self.on = ""
        # Whether what was read of a card speaks of an Ally or an Adversary.
        self.mentions = False

    # Entries.

    def entries(self, data: contract.Data) -> list[c.Entry]:
        if "effects" not in data or self.kind == "victory":
            return []
        found = self.items(data["effects"], "effects")
        read = [self.entry(entry, field) for entry, field in found]
        made = [entry for entry in read if entry is not None]
        if self.kind in ("hero", "antihero"):
            if found and len(found) != 1:
                self.fault("one-entry", "effects")
        elif sum(is_power(entry) for entry in made) > contract.MOST_POWERS:
            self.fault("too-many-powers", "effects")
        return made

    def entry(self, found: object, field: str) -> c.Entry | None:
        keys = ("on", "whose", "when", "cost", "limit", "optional", "do")
        data = self.table(found, field, keys)
        if data is None:
            return None
        entry = c.Entry(self.word(data, "on", codes.ON, field, None))
        on = self.on = codes.ON[entry.on]
        if on not in contract.MOMENTS[self.kind]:
            self.fault("moment", f"{field}.on = {on}")
        if on in contract.MENTIONING:
            self.mentions = True
        if "when" in data:
            entry.when = self.conditions(data["when"], f"{field}.when", 1)
        self._price(data, entry, field)
        entry.do = self.effects(data.get("do"), f"{field}.do")
        self._whose(data, entry, field)
        if on == "static":
            self._static(entry, field)
        return entry

    def _whose(self, data: contract.Data, entry: c.Entry, field: str) -> None:
        """Whose turn, attempt or gain sets it off, where that can be told apart at all."""
        forbids = any(effect.kind == Do.FORBID for effect in entry.do)
        fitting: tuple[str, ...] = codes.WHOSE
        if self.kind in contract.OWNERLESS or (self.on == "static" and forbids):
            fitting = ("any",)
        elif self.on == "trait":
            fitting = ("other",)
        elif self.on in ("own_turn", "any", "static", "game_end"):
            fitting = ("own",)
        entry.whose = self.word(
            data, "whose", codes.WHOSE, field, codes.WHOSE.index(fitting[0]), fitting
        )

    def _static(self, entry: c.Entry, field: str) -> None:
        """What lasts can depend on less: a price and a ban are the same for every card."""
        kinds = {effect.kind for effect in entry.do}
        if Do.FORBID in kinds and (entry.when or kinds != {Do.FORBID}):
            self.fault("condition-here", f"{field}.when" if entry.when else f"{field}.do")
        if Do.CHANGE_COST in kinds and _asks(entry.when, (If.CARD, If.ABILITY)):
            self.fault("condition-here", f"{field}.when")
        for effect in entry.do:
            if effect.kind == Do.ALLOW and effect.what == Allow.ABILITY and effect.ability < 0:
                self.fault("missing", f"{field}.do.ability")

    # Costs.

    def _price(self, data: contract.Data, entry: c.Entry, field: str) -> None:
        """What an entry costs, how often it works, and whether its owner may decline."""
        entry.limit = self.word(data, "limit", codes.LIMITS, field, 0)
        entry.optional = self.truth(data, "optional", field)
        if "cost" in data:
            own = ("sacrifice",) if self.kind == "ally" else ()
            keys = ("xp", "corruption", "hand", "deck", "any_ally", *own)
            entry.cost = self._payment(data["cost"], f"{field}.cost", keys)
            if self.kind in (*contract.OWNERLESS, "destiny"):
                self.fault("cost-here", f"{field}.cost")
        if self.kind in ("hero", "antihero"):
            return
        if self.on not in contract.WINDOW_MOMENTS or not entry.cost.free:
            return
        # Before, facing and after work by themselves; the other windows need somebody to ask.
        if entry.optional and not entry.limit:
            self.fault("free-power", f"{field}.optional")
        elif not entry.optional and self.on in ("trait", "own_turn", "response", "any"):
            self.fault("free-power", field)

    def _payment(self, data: object, field: str, keys: tuple[str, ...]) -> c.Cost:
        """A cost, or a list of which one is paid."""
        if not isinstance(data, list):
            return self.cost(data, field, keys)
        found = self.items(data, field, most=contract.MOST_WAYS_TO_PAY)
        ways = [self.cost(way, at, keys) for way, at in found] or [c.Cost()]
        ways[0].others = ways[1:]
        return ways[0]

    def cost(self, found: object, field: str, keys: tuple[str, ...]) -> c.Cost:
        cost = c.Cost()
        data = self.table(found, field, keys)
        if data is None:
            return cost
        cost.xp = self.number(data, "xp", 0, 12, field, 0)
        cost.corruption = self.number(data, "corruption", 0, p.LEVELS - 1, field, 0)
        cost.hand = self.number(data, "hand", 0, 3, field, 0)
        cost.deck = self.word(data, "deck", codes.DRAW_FROM, field, Deck.EITHER)
        cost.sacrifice = self.truth(data, "sacrifice", field)
        cost.any_ally = self.truth(data, "any_ally", field)
        self.mentions |= cost.any_ally
        if cost.free:
            self.fault("missing", field)
        return cost

    # Conditions.

    def conditions(self, data: object, field: str, depth: int) -> list[c.Condition]:
        if not isinstance(data, Mapping):
            self.fault("table", field)
            return []
        if not data or depth > contract.MOST_NESTING:
            self.fault("list", field)
            return []
        made: list[c.Condition] = []
        for name, value in data.items():
            at = within(field, shown(name))
            if name not in codes.CONDITIONS:
                self.fault("unknown-key", at)
                continue
            if not self._condition_fits(name):
                self.fault("condition-here", at)
            condition = c.Condition(codes.CONDITIONS.index(name))
            if name == "not":
                condition.parts = [self.conditions(value, at, depth + 1)]
            elif name == "either":
                found = self.items(value, at, least=2)
                condition.parts = [self.conditions(part, where, depth + 1) for part, where in found]
            else:
                READERS[name](self, condition, value, at)
            made.append(condition)
        return made

    def _condition_fits(self, name: str) -> bool:
        if self.on in ("requires", "game_end"):
            return name in ("count", "level", "not", "either")
        return name not in contract.CONDITION_MOMENTS or self.on in contract.CONDITION_MOMENTS[name]

    def outcome(self, made: c.Condition, value: object, field: str) -> None:
        made.low = (p.SUCCESS, p.FAILURE)[self.choice(value, ("success", "failure"), field)]

    def direction(self, made: c.Condition, value: object, field: str) -> None:
        made.low = self.choice(value, ("virtue", "corruption"), field)

    def margin(self, made: c.Condition, value: object, field: str) -> None:
        self._range(made, value, field, -30, 30)

    def level(self, made: c.Condition, value: object, field: str) -> None:
        self._range(made, value, field, 1, p.LEVELS)

    def count(self, made: c.Condition, value: object, field: str) -> None:
        if (data := self._range(made, value, field, 0, 99, ("what",))) is not None:
            made.what = self.quantity(data, field)

    def _range(
        self,
        made: c.Condition,
        value: object,
        field: str,
        low: int,
        high: int,
        keys: tuple[str, ...] = (),
    ) -> contract.Data | None:
        data = self.table(value, field, ("min", "max", *keys), keys)
        if data is None:
            return None
        if "min" not in data and "max" not in data:
            self.fault("missing", f"{field}.min")
        made.low = self.number(data, "min", low, high, field, codes.NO_LOW)
        made.high = self.number(data, "max", low, high, field, codes.NO_HIGH)
        if made.low > made.high:
            self.fault("empty-range", field)
        return data

    def ability(self, made: c.Condition, value: object, field: str) -> None:
        for ability in self.listed(value, p.ABILITIES, field):
            made.mask |= 1 << ability

    def runes(self, made: c.Condition, value: object, field: str) -> None:
        data = self.table(value, field, ("kind", "face", "min"))
        if data is not None:
            made.what = self.word(
                data, "kind", codes.RUNE_KINDS, field, codes.RUNE_KINDS.index("any")
            )
            made.face = self.word(data, "face", codes.FACES, field, codes.FACES.index("any"))
            made.low = self.number(data, "min", 1, p.STONES, field, 1)

    def concerned(self, made: c.Condition, value: object, field: str) -> None:
        """The card that it is about."""
        data = self.table(value, field, ("type", "act", "plus", "tone", "ally"))
        if data is None:
            return
        if not data:
            self.fault("missing", field)
        for kind in self.some(data, "type", p.CARD_KINDS, field):
            made.mask |= 1 << kind
            self.mentions |= kind in (p.ALLY, p.ADVERSARY)
        for act in self.some(data, "act", (1, 2, 3), field):
            made.acts |= 2 << act
        if "plus" in data:
            made.face = int(self.truth(data, "plus", field))
        if "tone" in data:
            made.tone = self.word(data, "tone", ("light", "dark"), field, 0)
        if "ally" in data:
            made.ally = int(self.truth(data, "ally", field))
            self.mentions = True

    def quantity(self, data: contract.Data, field: str) -> int:
        """What is counted: an ability, an icon, or one of QUANTITIES."""
        if "what" not in data:
            return 0
        what = data["what"]
        kind, _, name = what.partition(":") if isinstance(what, str) else ("", "", "")
        if kind == "ability" and name in p.ABILITIES:
            return p.ABILITIES.index(name)
        if kind == "icon" and name in p.ICONS:
            return p.KINDS_OF_ICON + p.ICONS.index(name)
        if isinstance(what, str) and what in codes.QUANTITIES:
            self.mentions |= what in ("allies", "adversaries", "adversary_xp")
            return codes.FIRST_COUNTED + codes.QUANTITIES.index(what)
        self.fault("word", f"{field}.what = {shown(what)}")
        return 0

    # Effects.

    def effects(self, data: object, field: str) -> list[c.Effect]:
        made = [self.effect(effect, at) for effect, at in self.items(data, field)]
        return [effect for effect in made if effect is not None]

    def effect(self, data: object, field: str) -> c.Effect | None:
        if not isinstance(data, Mapping):
            self.fault("table", field)
            return None
        name = data.get("effect")
        if not isinstance(name, str) or name not in codes.EFFECTS:
            self.fault("word" if "effect" in data else "missing", f"{field}.effect")
            return None
        takes = contract.PARAMETERS[name]
        self.keys(data, ("effect", *takes.keys), ("n",) if takes.n else (), field)
        if self.on not in takes.moments:
            self.fault("effect-here", f"{field}.effect = {name}")
        made = c.Effect(codes.EFFECTS.index(name))
        if takes.n is not None:
            made.n = self.number(data, "n", *takes.n, field, 1)
            if made.n == 0 and name != "replace_row":
                self.fault("number", f"{field}.n = 0")
            if made.n == 0 and name == "replace_row" and "act" not in data:
                self.fault("missing", f"{field}.act")
        made.who = self.word(data, "who", codes.WHO, field, Who.SELF, takes.who)
        made.source = self.word(data, "from", codes.WHO, field, Who.SUPPLY, takes.source)
        self.mentions |= Who.ADVERSARY in (made.who, made.source)
        if takes.what:
            key = "rune" if name == "add_runes" else "what"
            made.what = self.word(data, key, takes.what, field, None)
        if name != "look":
            made.deck = self.word(data, "deck", codes.DRAW_FROM, field, Deck.EITHER)
        made.until = self.word(data, "until", codes.UNTIL, field, Until.CHALLENGE)
        made.ability = self.word(data, "ability", p.ABILITIES, field, -1)
        made.act = self.number(data, "act", 1, p.ACTS, field, 0)
        made.random = self.truth(data, "random", field)
        made.includes_self = self.truth(data, "includes_self", field)
        self._special_effect(name, data, made, field)
        self._each(name, data, made, field)
        return made

    def _special_effect(self, name: str, data: contract.Data, made: c.Effect, field: str) -> None:
        """The parameters that only one effect has, or that mean something else there."""
        if name == "move_track":
            ways = [key for key in ("virtue", "corruption") if key in data]
            if len(ways) != 1:
                self.fault("missing", f"{field}.virtue")
            else:
                made.way = Track.VIRTUE if ways[0] == "virtue" else Track.CORRUPTION
                made.n = self.number(data, ways[0], 1, p.LEVELS - 1, field, 1)
        elif name == "forbid":
            self.mentions |= made.what == Forbid.ALLY_POWERS
        elif name in ("remove_ally", "move_ally"):
            self.mentions = True
            if name == "move_ally" and made.source == Who.SUPPLY:
                # Two places are picked: from where, and where to.
                made.n = 2
        elif name in ("take_back", "return_card"):
            made.n = self.number(data, "n", 1, 6, field, 1)
        elif name == "look":
            self._look(data, made, field)
        elif name == "score":
            ways = ["triumph", "tragedy"]
            made.way = (p.TRIUMPH, p.TRAGEDY)[self.word(data, "kind", ways, field, None)]

    def _each(self, name: str, data: contract.Data, made: c.Effect, field: str) -> None:
        """`n` for every one of something, up to a maximum."""
        keys = contract.PARAMETERS[name].keys
        if "per" in data and "per" in keys:
            if name == "change_difficulty" and self.on != "static":
                self.fault("effect-here", f"{field}.per")
            per = self.table(data["per"], f"{field}.per", ("what", "each"), ("what",))
            if per is None:
                return
            made.per = self.quantity(per, f"{field}.per")
            made.each = self.number(per, "each", 1, 20, f"{field}.per", 1)
        if "max" in data and "max" in keys:
            made.most = self.number(data, "max", 1, 90, field, codes.NO_HIGH)
            if made.per < 0:
                self.fault("missing", f"{field}.per")

    def _look(self, data: contract.Data, made: c.Effect, field: str) -> None:
        """At the top of one deck: that of an act, or another."""
        made.reorder = self.truth(data, "reorder", field)
        if ("act" in data) == ("deck" in data):
            self.fault("missing" if "act" not in data else "unknown-key", f"{field}.deck")
        elif "act" in data:
            made.pile = made.act - 1
        else:
            made.pile = p.HERO_DECK + self.word(data, "deck", contract.LOOKED_AT, field, None)
            self.mentions |= made.pile == p.SPECIAL_DECK


# How each condition is read; `not` and `either` are made of others.
READERS: dict[str, Callable[[Clauses, c.Condition, Any, str], None]] = {
    "outcome": Clauses.outcome,
    "margin": Clauses.margin,
    "ability": Clauses.ability,
    "runes": Clauses.runes,
    "card": Clauses.concerned,
    "level": Clauses.level,
    "count": Clauses.count,
    "direction": Clauses.direction,
}


def is_power(entry: c.Entry) -> bool:
    """Whether an entry of a card in play is something that its owner may use."""
    return codes.ON[entry.on] in contract.WINDOW_MOMENTS and (entry.optional or not entry.cost.free)


def _asks(when: Sequence[c.Condition], kinds: Sequence[int]) -> bool:
    """Whether any condition is of these kinds, however deep."""
    return any(one.kind in kinds or any(_asks(p, kinds) for p in one.parts) for one in when)
