"""A second reading of Call to Adventure: what lies on the table, and what can be read off it.

Plain and slow, written from the specification alone. Seats, levels, acts and cards are numbers,
everything else is lists and dicts; nothing is kept that can be counted.
"""

from kachidoki.games.adventure.cardset.codes import (
    CONDITIONS,
    EFFECTS,
    FACES,
    FORBIDDEN,
    ON,
    RUNE_KINDS,
    WHO,
    WHOSE,
)
from kachidoki.games.adventure.pieces import ABILITIES, CARD_KINDS, ICONS, STONE_NAMES

FOE = "adversary"
TRACK = [
    # points, Hero cards, Antihero cards, Dark runes may be bought
    (6, True, False, True),
    (4, True, False, True),
    (2, True, True, True),
    (2, True, True, True),
    (4, False, True, True),
    (0, False, True, True),
    (-4, False, True, False),
]
DEFAULTS = {
    "deal_mode": "choose",
    "allies_adversaries": True,
    "first_player": "random",
    "journey_limit": 1,
    "stall_rounds": 2,
    "track": TRACK,
    "hand_limit": None,
    "tiebreak": ("cards", "challenges", "xp"),
    "adversary": "random",
    "adversary_target": "card",
    "final_fight": "single",
    "coop_gate": "individual",
    "anytime_windows": "full",
    "ask_policy": "public",
}
SET_POINTS = {0: 0, 1: 0, 2: 2, 3: 4}
SPECIAL = {
    "strength": "xp",
    "dexterity": "antihero",
    "constitution": "xp",
    "intelligence": "hero",
    "wisdom": "hero",
    "charisma": "antihero",
}


class Player:
    def __init__(self, seat):
        self.seat = seat
        self.origin = self.motivation = self.destiny = None
        self.rejected = []
        self.story = []  # (card, path)
        self.allies, self.hand, self.played = [], [], []
        self.level, self.xp, self.done = 3, 0, False


class Slot:
    def __init__(self, act, place, card):
        self.act, self.place, self.card = act, place, card
        self.ally = None
        self.waiting = False  # an Adversary whose turn in the queue has not come

    @property
    def name(self):
        return f"{self.act}.{self.place}"


class Mod:
    def __init__(self, value, on, card, until):
        self.value, self.on, self.card, self.until = value, on, card, until


class Attempt:
    def __init__(self, seat, slot, card, path):
        self.seat, self.slot, self.card, self.path = seat, slot, card, path
        self.paid, self.free, self.spent = 0, 0, 0
        self.extra = [0] * 6
        self.faces, self.moved = {}, set()
        self.mods, self.permits, self.bans = [], [], []
        self.outcome, self.result, self.target = None, None, None
        self.shielded = self.retry = self.gone = False
        self.casts = 0


class Item:
    """A card on the stack."""

    def __init__(self, seat, card, entry, picks, me):
        self.seat, self.card, self.entry, self.picks, self.me = seat, card, entry, picks, me
        self.cancelled = False


class Source:
    """An entry of a card in play, with who owns it (None on the table) and how moves call it."""

    def __init__(self, owner, card, number, name):
        self.owner, self.card, self.number, self.name = owner, card, number, name
        self.entry = card.entries[number]

    @property
    def key(self):
        return self.card.number, self.number


class Table:
    """Everything on the table."""

    def __init__(self, cards, mode, players, **options):
        self.set, self.mode, self.count = cards, mode, players
        self.rules = dict(DEFAULTS)
        if mode == "solo":
            # 6.6: there is nobody to hide anything from.
            self.rules["ask_policy"] = "exact"
        if mode == "first":
            self.rules["deal_mode"], self.rules["allies_adversaries"] = "fixed", False
        self.rules.update(options)
        self.foes = mode in ("solo", "coop")
        self.players = [Player(seat) for seat in range(players)]
        self.rows = {}
        self.decks, self.discards = {}, {}
        self.revealed = 0
        self.attempt = None
        self.stack, self.queue, self.held = [], [], set()
        self.handling = 0
        self.active = self.first = 0
        self.turn = 0
        self.journeys = self.dark = 0
        self.main, self.free_used, self.acted = 0, False, False
        self.extra_journeys = 0
        self.turn_mods, self.turn_permits, self.turn_bans, self.turn_costs = [], [], [], []
        self.used_turn, self.used_game = set(), set()
        self.running = set()
        self.window = None
        self.final = self.faced = False
        self.trigger, self.last = None, None
        self.idle = 0
        self.foe = self.quest = None
        self.foe_xp, self.beaten = 0, False
        self.shown, self.parked = [], []
        self.over, self.how, self.won = False, None, None
        self.sheets, self.winners = None, None

    # Cards.

    def card(self, number):
        return self.set.cards[number]

    def kind(self, card):
        return CARD_KINDS[card.kind]

    def of_kind(self, *kinds):
        return [card for card in self.set.cards if CARD_KINDS[card.kind] in kinds]

    @property
    def first_hand_card(self):
        return self.of_kind("hero", "antihero")[0].number

    def lose_number(self, card):
        """The number of a Hero or Antihero card among the 44."""
        return card.number - self.first_hand_card

    def target_xp(self):
        wanted = self.rules["adversary_target"]
        return self.set.targets[self.count] if wanted == "card" else int(wanted)

    # Rows.

    @property
    def width(self):
        return 5 if self.count == 4 else 4

    def slots(self, act=None):
        """The places of the revealed rows (or of one of them), occupied or not."""
        acts = range(1, self.revealed + 1) if not act else [act] if act <= self.revealed else []
        return [slot for one in acts for slot in self.rows[one]]

    def lying(self, act=None):
        return [slot for slot in self.slots(act) if slot.card is not None]

    def slot(self, name):
        return next(slot for slot in self.slots() if slot.name == name)

    # Sources: who has what in play, in the order in which things happen.

    def sources(self):
        order = [*range(self.active, self.count), *range(self.active)]
        found = []
        for seat in order:
            found += self.sources_of(self.players[seat])
        for slot in self.lying():
            if self.kind(slot.card) == "adversary" and not slot.waiting:
                found += self.entries(None, slot.card, slot.name)
        if self.foes and self.foe is not None and not self.beaten:
            for card, name in ((self.foe, "adversary"), (self.quest, "quest"), (self.rise, "rise")):
                if card is not None:
                    found += self.entries(None, card, name)
        return found

    def sources_of(self, player):
        found = []
        for card, name in ((player.origin, "origin"), (player.motivation, "motivation")):
            if card is not None:
                found += self.entries(player.seat, card, name)
        for number, (card, _) in enumerate(player.story, 1):
            if self.kind(card) != "adversary":
                found += self.entries(player.seat, card, f"story-{number}")
        for number, card in enumerate(player.allies, 1):
            found += self.entries(player.seat, card, f"ally-{number}")
        return found

    def entries(self, owner, card, name):
        return [Source(owner, card, number, name) for number in range(len(card.entries))]

    def concerns(self, source, subject):
        """Whether an entry speaks of what `subject` does."""
        if source.owner is None:
            return True
        whose = WHOSE[source.entry.whose]
        return (
            whose == "any"
            or (whose == "own" and source.owner == subject)
            or (whose == "other" and source.owner != subject)
        )

    def lasting(self, kind, subject, ctx=None):
        """The static effects of one kind that hold for a player."""
        for source in self.sources():
            entry = source.entry
            if ON[entry.on] != "static" or not self.concerns(source, subject):
                continue
            tested = subject if source.owner is None else source.owner
            if not self.hold(entry.when, tested, ctx or {}):
                continue
            for effect in entry.do:
                if EFFECTS[effect.kind] == kind:
                    yield source, effect

    # What a story holds.

    def paths(self, player, scoring=False):
        characters = [player.origin, player.motivation]
        if scoring:
            characters.append(player.destiny)
        found = [card.paths[0] for card in characters if card is not None and card.paths]
        return found + [card.paths[path] for card, path in player.story]

    def tally(self, player, at, scoring=False):
        return sum(path.tally[at] for path in self.paths(player, scoring))

    def stage(self, player):
        return 1 + min(2, len(player.story) // 3)

    def quantity(self, what, player, scoring=False):
        if what < 12:
            return self.tally(player, what, scoring)
        kinds = [self.kind(card) for card, _ in player.story]
        heroes = [card for card in player.played if self.kind(card) == "hero"]
        return {
            12: sum(self.tally(player, 6 + at, scoring) > 0 for at in range(6)),
            13: sum(self.tally(player, at, scoring) > 0 for at in range(6)),
            14: self.tally(player, 12, scoring),
            15: self.tally(player, 13, scoring),
            16: player.xp,
            17: len(player.hand),
            18: len(player.allies),
            19: kinds.count("adversary"),
            20: kinds.count("trait"),
            21: kinds.count("challenge"),
            22: len(player.played),
            23: len(heroes),
            24: len(player.played) - len(heroes),
            25: self.foe_xp,
            26: len(player.story),
            27: self.stage(player),
        }[what]

    # Conditions. `ctx` says what happened: card, path, ally, direction, faces, scoring.

    def hold(self, conditions, seat, ctx):
        return all(self.holds(condition, seat, ctx) for condition in conditions)

    def holds(self, condition, seat, ctx):
        kind = CONDITIONS[condition.kind]
        player = self.players[0 if seat == FOE else seat]
        attempt = self.attempt
        if kind == "outcome":
            wanted = "success" if condition.low == 1 else "failure"
            return attempt is not None and attempt.outcome == wanted
        if kind == "margin":
            if attempt is None or not attempt.faces:
                return False
            return condition.low <= self.margin() <= condition.high
        if kind == "ability":
            card = ctx.get("card") or (attempt and attempt.card)
            return bool(card is not None and self.listed(card) & condition.mask)
        if kind == "runes":
            faces = ctx.get("faces")
            if faces is None:
                faces = attempt.faces if attempt else {}
            found = [stone for stone, face in faces.items() if self.shows(stone, face, condition)]
            return len(found) >= max(1, condition.low)
        if kind == "card":
            return self.card_fits(condition, ctx)
        if kind == "level":
            return seat != FOE and condition.low <= player.level <= condition.high
        if kind == "count":
            amount = self.quantity(condition.what, player, ctx.get("scoring", False))
            return condition.low <= amount <= condition.high
        if kind == "direction":
            return ctx.get("direction") == condition.low
        if kind == "not":
            return not self.hold(condition.parts[0], seat, ctx)
        if kind == "either":
            return any(self.hold(part, seat, ctx) for part in condition.parts)
        raise AssertionError(kind)

    def listed(self, card):
        mask = card.abilities
        if self.attempt is not None and self.attempt.card is card:
            for what, ability in self.attempt.permits:
                if what == "ability":
                    mask |= 1 << ability
        return mask

    def shows(self, stone, face, condition):
        kind = "core" if stone < 3 else "dark" if stone < 6 else "ability"
        if RUNE_KINDS[condition.what] not in (kind, "any"):
            return False
        value = face_value(stone, face)
        wanted = FACES[condition.face] if condition.face >= 0 else "any"
        return {
            "two": value == 2,
            "one": value == 1,
            "zero": value == 0,
            "draw": stone == 2 and face == 1,
            "corrupt": kind == "dark" and face == 0,
            "any": True,
        }[wanted]

    def card_fits(self, condition, ctx):
        card, number, ally = ctx.get("card"), ctx.get("path"), ctx.get("ally")
        if card is None and self.attempt is not None:
            attempt = self.attempt
            card, number = attempt.card, attempt.path
            ally = attempt.slot is not None and attempt.slot.ally is not None
        if card is None:
            return False
        if condition.mask and not condition.mask >> card.kind & 1:
            return False
        if condition.acts and not condition.acts >> card.act & 1:
            return False
        path = card.paths[number] if number is not None and card.paths else None
        if condition.face >= 0 and (path is None or path.plus != condition.face):
            return False
        if condition.tone >= 0 and (path is None or path.tone != condition.tone):
            return False
        return condition.ally < 0 or bool(ally) == bool(condition.ally)

    # The attempt.

    def target_of(self, card, path, ally, seat, mods=(), turn=True):
        """[challenge] The target number of a card."""
        whole = card.difficulty + card.paths[path].plus + (1 if ally else 0)
        ctx = {"card": card, "path": path, "ally": bool(ally)}
        for source, effect in self.lasting("change_difficulty", seat, ctx):
            if source.card is card and not effect.includes_self:
                continue
            whole += self.amount(effect, seat if source.owner is None else source.owner)
        lasting = self.turn_mods if turn else []
        whole += sum(mod.value for mod in [*mods, *lasting] if mod.on == "target")
        return max(0, whole)

    def amount(self, effect, seat, scoring=False):
        if effect.per < 0:
            return effect.n
        counted = self.quantity(effect.per, self.players[seat], scoring) // effect.each
        return min(effect.n * counted, effect.most)

    def target(self):
        attempt = self.attempt
        if attempt.outcome is not None:
            return attempt.target
        ally = attempt.slot is not None and attempt.slot.ally is not None
        return self.target_of(attempt.card, attempt.path, ally, attempt.seat, attempt.mods)

    def result(self):
        attempt = self.attempt
        if attempt.outcome is not None:
            return attempt.result
        whole = sum(face_value(stone, face) for stone, face in attempt.faces.items())
        mods = [*attempt.mods, *self.turn_mods]
        return whole + sum(mod.value for mod in mods if mod.on == "result")

    def margin(self):
        return self.result() - self.target()

    def permitted(self, what):
        attempt = self.attempt
        mine = attempt.permits if attempt is not None else []
        return any(kind == what for kind, _ in [*mine, *self.turn_permits])

    def banned(self, what, seat, ability=None):
        """Whether something is forbidden to a player now."""
        lasting = [(FORBIDDEN[e.what], e.ability) for _, e in self.lasting("forbid", seat)]
        mine = self.attempt.bans if self.attempt is not None else []
        for kind, of in [*lasting, *mine, *self.turn_bans]:
            if kind == what and (ability is None or of in (-1, ability)):
                return True
        return False

    def ability_runes(self, attempt):
        """[runes] How many runes of each ability are cast."""
        player = self.players[attempt.seat]
        counts = [0] * 6
        for ability in range(6):
            if self.listed(attempt.card) >> ability & 1:
                if not self.banned("ability_runes", attempt.seat, ability):
                    icons = self.tally(player, ability)
                    counts[ability] = min(3, icons + attempt.extra[ability])
        return counts

    def dark_runes(self, attempt):
        if self.banned("dark_runes", attempt.seat):
            return 0
        return min(3, attempt.paid + attempt.free)

    def pool(self, attempt):
        stones = [0, 1, 2] + [3 + number for number in range(self.dark_runes(attempt))]
        for ability, count in enumerate(self.ability_runes(attempt)):
            stones += [6 + 3 * ability + number for number in range(count)]
        return stones

    # Prices.

    def price(self, what, seat, base):
        """[abilities] A price as cards change it."""
        names = ("journey", "dark_rune", "trait")
        changes = [e.n for _, e in self.lasting("change_cost", seat) if names[e.what] == what]
        changes += [n for kind, n, whom in self.turn_costs if kind == what and whom == seat]
        return max(0, base + sum(changes))

    # Access.

    def most_cards(self):
        return 8 if self.foes and not self.beaten else 9

    def open_acts(self, player):
        low = self.stage(player)
        return [act for act in range(1, self.revealed + 1) if act >= low]

    def waits(self, player):
        """[coop] Has eight cards and waits until all have."""
        return (
            self.foes
            and not self.beaten
            and self.rules["coop_gate"] == "all"
            and len(player.story) >= 8
            and any(len(other.story) < 8 for other in self.players)
        )

    # [scoring]

    def sheet(self, player):
        triumph = self.tally(player, 12, True)
        tragedy = self.tally(player, 13, True)
        sets = {}
        for at, icon in enumerate(ICONS):
            count = self.tally(player, 6 + at, True)
            sets[icon] = (count, SET_POINTS.get(count, 8))
        heroes = sum(self.kind(card) == "hero" for card in player.played)
        anti = len(player.played) - heroes
        track = self.rules["track"][player.level - 1][0]
        clauses = []
        for card in (player.destiny, player.origin, player.motivation):
            if card is None:
                continue
            for entry in card.entries:
                if ON[entry.on] != "game_end":
                    continue
                points = 0
                if self.hold(entry.when, player.seat, {"scoring": True}):
                    points = sum(self.amount(e, player.seat, True) for e in entry.do)
                clauses.append(points)
        total = triumph + tragedy + sum(points for _, points in sets.values())
        total += player.xp + heroes + anti + track + sum(clauses)
        return {
            "printed_triumph": triumph,
            "printed_tragedy": tragedy,
            "sets": sets,
            "xp": player.xp,
            "hero": heroes,
            "antihero": anti,
            "track": (player.level, track),
            "destiny": clauses,
            "total": total,
        }

    def standing(self, player, sheet):
        kinds = [self.kind(card) for card, _ in player.story]
        orders = {
            "cards": len(kinds),
            "challenges": kinds.count("challenge") + kinds.count("adversary"),
            "xp": player.xp,
        }
        return (sheet["total"], *[orders[name] for name in self.rules["tiebreak"]])


def face_value(stone, face):
    if stone < 3:
        return 1 - face
    if stone >= 6 and stone % 3 == 2:
        return 2 - 2 * face
    return 2 - face


def ability_of(stone):
    return ABILITIES[(stone - 6) // 3]


def stone_name(stone):
    return STONE_NAMES[stone]


def who(effect):
    return WHO[effect.who]


def from_whom(effect):
    return WHO[effect.source]
