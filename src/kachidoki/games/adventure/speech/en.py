# interpreted: makes texts for people; nothing here is used inside playouts.
"""The rules text of cards in English."""

from collections.abc import Sequence
from dataclasses import dataclass

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.speech.base import ROMAN, Fact, Sayer, Scene, bits, steps

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ABILITIES = [name.capitalize() for name in p.ABILITIES]
ICONS = [name.capitalize() for name in p.ICONS]
KINDS = {
    p.TRAIT: "Trait",
    p.CHALLENGE: "Challenge",
    p.ALLY: "Ally",
    p.ADVERSARY: "Adversary",
    p.HERO: "Hero card",
    p.ANTIHERO: "Antihero card",
    p.ORIGIN: "Origin",
    p.MOTIVATION: "Motivation",
    p.DESTINY: "Destiny",
    p.QUEST: "Quest",
    p.RISE: "Rise card",
    p.VICTORY: "Victory card",
}
MANY = {p.ALLY: "Allies", p.ADVERSARY: "Adversaries", p.DESTINY: "Destinies"}
DECKS = ("Hero card", "Antihero card", "card")
FACES = ("show 2", "show 1", "show 0", "show a card", "show Corruption", "")
WHOSE = ("", "another player", "a player")


@dataclass(frozen=True, slots=True)
class Phrase:
    """What somebody does: "gain", "gains", "2 Experience"."""

    who: int
    verb: str
    third: str
    rest: str

    def order(self) -> str:
        return f"{self.verb} {self.rest}".strip()


def counted(n: int) -> str:
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def some(n: int, one: str) -> str:
    """So many of something, where one is just "a"."""
    return an(one) if n == 1 else f"{counted(n)} {one}s"


def up_to(n: int, things: str, exact: bool = False) -> str:
    """One or up to so many of things."""
    if n >= 12:
        return f"{'all' if exact else 'any number'} of {things}"
    return f"one of {things}" if n == 1 else f"{'' if exact else 'up to '}{counted(n)} of {things}"


def an(noun: str) -> str:
    return f"{'an' if noun[0] in 'AEIOaeio' else 'a'} {noun}"


class English(Sayer):
    POINTS = ("Triumph", "Tragedy", "Experience", "Virtue", "Corruption")

    def icon(self, which: int, n: int) -> str:
        name = (*ABILITIES, *ICONS)[which]
        return name if n == 1 else f"{n} {name}"

    def drawn(self, n: int, deck: int) -> str:
        return some(n, DECKS[deck])

    def victory(self, targets: Sequence[int]) -> str:
        players = ("one player", "two players", "three", "four")
        said = [f"{n} with {who}" for n, who in zip(targets[1:], players, strict=True)]
        return f"The Adversary wins at so much Experience: {self.join(said)}."

    # Beginnings.

    def limit(self, limit: int) -> str:
        return ("", "once a turn", "once a game")[limit]

    def once_in_turn(self) -> str:
        return "once in your turn"

    def when(self, said: str) -> str:
        return f"if {said}"

    def for_foe(self, waits: bool) -> str:
        return "skull, after the Challenge" if waits else "skull"

    def lead(self, scene: Scene) -> str:
        on, mine, somebody = scene.on, scene.mine, WHOSE[scene.whose]
        plain = scene.card is None and not scene.abilities
        whose = "your" if mine else f"{somebody}’s"
        if on == c.BEFORE:
            if plain:
                return f"before {whose} cast"
            return f"before {'you cast' if mine else somebody + ' casts'} for {self._tried(scene)}"
        if on == c.FACING:
            if plain:
                return f"after {whose} cast"
            return f"after {'you cast' if mine else somebody + ' casts'} for {self._tried(scene)}"
        if on == c.AFTER:
            return self._after(scene)
        concerned = self._concerned(scene)
        simple = {
            c.ON_TRAIT: ("you declare", "declares", concerned),
            c.GAIN_CARD: ("you gain", "gains", concerned),
            c.CARD_PLAYED: ("you play", "plays", concerned),
            c.CARD_DRAWN: ("you draw", "draws", concerned),
            c.XP_GAINED: ("you gain", "gains", "Experience"),
            c.XP_SPENT: ("you spend", "spends", "Experience"),
            c.JOURNEY: ("you make", "makes", "a Journey"),
            c.ACT_REVEALED: ("you reveal", "reveals", "an act"),
            c.ALLY_SACRIFICED: ("you sacrifice", "sacrifices", "an Ally"),
        }
        if on in simple:
            you, others, what = simple[on]
            said = f"when {you if mine else f'{somebody} {others}'} {what}"
            if on == c.JOURNEY and scene.card is not None:
                said += f" that replaces {concerned}"
            return said
        if on == c.RESPONSE:
            of = "of your own" if mine else f"of {somebody}"
            return f"in response to {concerned}" + ("" if scene.whose == c.ANYONE else f" {of}")
        if on == c.TRACK_MOVED:
            way = ("step", "step of Virtue", "step of Corruption")[scene.direction + 1]
            return f"for each {way} that {'you take' if mine else somebody + ' takes'}"
        if on in (c.TURN_START, c.TURN_END):
            turn = ("your turn", "another player’s turn", "a player’s turn")[scene.whose]
            return f"at the {'start' if on == c.TURN_START else 'end'} of {turn}"
        turn = (" in your turn", " in another player’s turn", "")[scene.whose]
        revealed = f"when {concerned} is revealed{turn}"
        return {
            c.OWN_TURN: "in your turn",
            c.ANY: "at any time",
            c.REVEAL: "when this card is revealed",
            c.ALLY_REVEALED: revealed,
            c.ADVERSARY_REVEALED: revealed,
        }[on]

    def _after(self, scene: Scene) -> str:
        you, somebody, tried = scene.mine, WHOSE[scene.whose], self._tried(scene)
        by = "" if scene.margin is None else self._by(scene.margin)
        if scene.outcome == p.SUCCESS:
            return f"when {'you overcome' if you else somebody + ' overcomes'} {tried}{by}"
        if scene.outcome == p.FAILURE:
            against = "against " if scene.card is not None and scene.card.mask else ""
            fail = "you fail" if you else f"{somebody} fails"
            return f"when {fail} {against}{tried}{by}"
        return f"after {'you attempt' if you else somebody + ' attempts'} {tried}"

    def _by(self, margin: Fact) -> str:
        low, high = steps(margin)
        if high == 0:
            return " with nothing to spare"
        if low == c.NO_LOW:
            return f" by at most {high}"
        if high == c.NO_HIGH:
            return f" by at least {low}"
        return f" by {low}" if low == high else f" by {low} to {high}"

    def _tried(self, scene: Scene) -> str:
        """The Challenge of an attempt."""
        said = "a Challenge" if scene.card is None else self._a(scene.card, "Challenge")
        if scene.card is not None:
            said += self._path(scene.card)
        if scene.abilities:
            said += f" that lists {self._abilities(scene.abilities)}"
        return said + self._strict(scene.card)

    def _abilities(self, mask: int) -> str:
        return self.join([ABILITIES[one] for one in bits(mask)], self.last_or)

    def _concerned(self, scene: Scene) -> str:
        """The card that something has happened to."""
        usual = {
            c.ON_TRAIT: "Trait",
            c.GAIN_CARD: "story card or Ally",
            c.ALLY_REVEALED: "Ally",
            c.ADVERSARY_REVEALED: "Adversary",
            c.ALLY_SACRIFICED: "Ally",
            c.JOURNEY: "card",
        }.get(scene.on, "Hero or Antihero card")
        if scene.card is None:
            return an(usual)
        return self._a(scene.card, usual) + self._path(scene.card)

    def _a(self, fact: Fact, usual: str) -> str:
        """Such a card with its article; several kinds have one each."""
        kinds = bits(fact.mask)
        if len(kinds) > 1 and not fact.acts and kinds != [p.HERO, p.ANTIHERO]:
            return self.join([an(KINDS[kind]) for kind in kinds], self.last_or)
        return an(self._noun(fact, usual))

    def _noun(self, fact: Fact, usual: str, many: bool = False) -> str:
        """Such a card, without what is said of its path."""
        kinds = bits(fact.mask)
        if kinds == [p.HERO, p.ANTIHERO]:
            said = "Hero or Antihero card"
        elif kinds:
            names = [MANY.get(k, KINDS[k] + "s") if many else KINDS[k] for k in kinds]
            said = self.join(names, self.last_and if many else self.last_or)
        else:
            said = usual
        if fact.acts:
            acts = self.join([ROMAN[act] for act in bits(fact.acts)], self.last_or)
            said = f"Act {acts} {said}"
        return said

    def _strict(self, fact: Fact | None, many: bool = False) -> str:
        """Adversaries are Challenges as well, unless a card says otherwise."""
        if fact is None or bits(fact.mask) != [p.CHALLENGE]:
            return ""
        return " (not Adversaries)" if many else " (not an Adversary)"

    def _path(self, fact: Fact) -> str:
        said = ""
        if fact.tone >= 0 or fact.face >= 0:
            tone = ("light path", "dark path", "path")[fact.tone]
            plus = (" without +1", " with +1", "")[fact.face]
            said = f" on a {tone}{plus}"
        if fact.ally >= 0:
            said += " with an Ally under it" if fact.ally else " without an Ally under it"
        return said

    # Conditions.

    def fact(self, fact: Fact, scene: Scene) -> str:
        you = scene.mine or scene.on in (c.OWN_TURN, c.ANY, c.GAME_END)
        who, have, are = ("you", "have", "are") if you else ("that player", "has", "is")
        kind = fact.kind
        if kind == c.IF_OUTCOME:
            return f"the Challenge was {'overcome' if fact.low == p.SUCCESS else 'failed'}"
        if kind == c.IF_MARGIN:
            return f"the margin is {_range(fact.low, fact.high)}"
        if kind == c.IF_ABILITY:
            listed = self._abilities(fact.mask)
            if not fact.negated:
                return f"the Challenge lists {listed}"
            neither = "neither" if " or " in listed else "not"
            return f"the Challenge lists {neither} {listed.replace(' or ', ' nor ')}"
        if kind == c.IF_RUNES:
            return self._runes(fact)
        if kind == c.IF_CARD:
            return self._is(fact)
        if kind == c.IF_DIRECTION:
            return f"it was a step of {'Corruption' if fact.low else 'Virtue'}"
        if kind == c.IF_LEVEL:
            return f"{who} {are} on {_levels(fact)}"
        assert kind == c.IF_COUNT
        if fact.what == c.Q_ADVERSARY_XP:
            number = "no" if fact.high == 0 else _range(fact.low, fact.high)
            return f"the Adversary has {number} Experience"
        if fact.what == c.Q_STAGE:
            return f"{who} {are} in {_acts(fact)}"
        said = self._bounded(fact)
        return f"{who} {have} {said if you else said.replace('your', 'the')}"

    def _runes(self, fact: Fact) -> str:
        kind = ("core rune", "Dark rune", "ability rune", "rune")[fact.what]
        face = FACES[fact.face]
        one = face.replace("show", "shows") if face else "was cast"
        if fact.negated:
            if fact.low == 1:
                return f"no {kind} {one}"
            n = fact.low - 1
            many = f"{kind} {one}" if n == 1 else f"{kind}s {face or 'were cast'}"
            return f"at most {counted(n)} {many}"
        if fact.low == 1:
            return f"at least one {kind} {one}"
        return f"at least {counted(fact.low)} {kind}s {face or 'were cast'}"

    def _is(self, fact: Fact) -> str:
        said: list[str] = []
        no = "not " if fact.negated else ""
        if fact.mask or fact.acts:
            said.append(f"the card is {no}{self._a(fact, 'card')}")
        if fact.tone >= 0 or fact.face >= 0:
            path = self._path(Fact(c.IF_CARD, face=fact.face, tone=fact.tone))
            said.append(f"it is {no}attempted{path}")
        if fact.ally >= 0:
            said.append(f"it has {'no' if bool(fact.ally) == fact.negated else 'an'} Ally under it")
        return self.join(said, self.last_or if fact.negated else self.last_and)

    def _bounded(self, fact: Fact) -> str:
        """At least two Strength icons."""
        low, high = fact.low, fact.high
        if fact.what == c.Q_XP:
            return "no Experience" if high == 0 else f"{_range(low, high)} Experience"
        if fact.what in (c.Q_TRIUMPH, c.Q_TRAGEDY):
            number = "no" if high == 0 else _range(low, high)
            return f"{number} {self._many(fact.what, 2)}"
        if high == 0:
            return f"no {self._many(fact.what, 1)}"
        if low == high:
            return f"exactly {counted(low)} {self._many(fact.what, low)}"
        if high == c.NO_HIGH:
            return f"at least {counted(low)} {self._many(fact.what, low)}"
        if low == c.NO_LOW:
            return f"at most {counted(high)} {self._many(fact.what, high)}"
        return f"{counted(low)} to {counted(high)} {self._many(fact.what, high)}"

    def _many(self, what: int, n: int) -> str:
        """What is counted, one or several."""
        s = "" if n == 1 else "s"
        if what < p.KINDS_OF_ICON:
            return f"{ABILITIES[what]} icon{s}"
        if what < c.FIRST_QUANTITY:
            return f"{ICONS[what - p.KINDS_OF_ICON]} icon{s}"
        return {
            c.Q_ICON_KINDS: f"kind{s} of story icon{s}",
            c.Q_ABILITY_KINDS: f"kind{s} of ability icon{s}",
            c.Q_TRIUMPH: "Triumph in your Story",
            c.Q_TRAGEDY: "Tragedy in your Story",
            c.Q_XP: "Experience",
            c.Q_HAND: f"card{s} in hand",
            c.Q_ALLIES: "Ally" if n == 1 else "Allies",
            c.Q_ADVERSARIES: f"{'Adversary' if n == 1 else 'Adversaries'} in your Story",
            c.Q_TRAITS: f"Trait{s}",
            c.Q_CHALLENGES: f"Challenge{s} in your Story",
            c.Q_PLAYED: f"played card{s}",
            c.Q_PLAYED_HERO: f"played Hero card{s}",
            c.Q_PLAYED_ANTIHERO: f"played Antihero card{s}",
            c.Q_ADVERSARY_XP: "Experience that the Adversary has",
            c.Q_CARDS: f"story card{s}",
            c.Q_STAGE: f"act{s} that you have reached",
        }[what]

    def required(self, fact: Fact) -> str:
        if fact.kind == c.IF_LEVEL:
            return _levels(fact)
        if fact.what == c.Q_STAGE:
            return _acts(fact)
        if fact.what == c.Q_ADVERSARY_XP:
            return f"{_range(fact.low, fact.high)} Experience that the Adversary has"
        if fact.high == c.NO_HIGH and fact.what not in (c.Q_XP, c.Q_TRIUMPH, c.Q_TRAGEDY):
            return f"{counted(fact.low)} {self._many(fact.what, fact.low)}"
        if fact.high == c.NO_HIGH:
            return f"{fact.low} {self._many(fact.what, fact.low)}"
        return self._bounded(fact)

    # Prices.

    def cost(self, cost: c.Cost) -> str:
        return self.join([self._pay(way) for way in (cost, *cost.others)], self.last_or)

    def _pay(self, cost: c.Cost) -> str:
        said: list[str] = []
        if cost.xp:
            said.append(f"pay {cost.xp} Experience")
        if cost.corruption:
            said.append(f"take {cost.corruption} Corruption")
        if cost.hand:
            said.append(f"discard {some(cost.hand, DECKS[cost.deck])} from your hand")
        if cost.sacrifice:
            said.append("sacrifice this Ally")
        if cost.any_ally:
            said.append("sacrifice one of your Allies")
        return self.join(said)

    def price(self, cost: c.Cost) -> str:
        ways = []
        for way in (cost, *cost.others):
            said = [f"{way.xp} Experience"] if way.xp else []
            said += [f"{way.corruption} Corruption"] if way.corruption else []
            ways.append(self.join(said))
        return self.join(ways, self.last_or)

    def pay_to(self, price: str, purposes: str) -> str:
        return f"{price} to {purposes}"

    def pay_and(self, price: str, clauses: str) -> str:
        return f"{price}; {clauses}"

    def may(self, effects: Sequence[c.Effect], scene: Scene, together: bool) -> str:
        if together:
            return f"you may {self.orders(effects, scene)}"
        return f"if you wish, {self.clauses(effects, scene)}"

    # Effects.

    def orders(self, effects: Sequence[c.Effect], scene: Scene) -> str:
        return self.join([self._phrase(effect, scene).order() for effect in effects])

    def purposes(self, effects: Sequence[c.Effect], scene: Scene) -> str:
        return self.orders(effects, scene)

    def clauses(self, effects: Sequence[c.Effect], scene: Scene) -> str:
        said: list[str] = []
        for effect in effects:
            if effect.kind == c.CHANGE_DIFFICULTY:
                said.append(self._harder("the Challenge is", effect) + self._until(effect))
            elif effect.kind == c.ALLOW and not self.is_mine(effect, scene):
                said.append(self._also(effect))
            else:
                said.append(self._spoken(self._phrase(effect, scene), scene))
        return self.join(said, ", and ")

    def _spoken(self, phrase: Phrase, scene: Scene) -> str:
        subject = self._who(phrase.who, scene)
        verb = phrase.verb if subject == "you" else phrase.third
        return f"{subject} {verb} {phrase.rest}".strip()

    def _who(self, who: int, scene: Scene) -> str:
        if who == c.OPPONENT:
            said = "that player" if scene.chosen else "another player"
            if not scene.chosen and scene.or_foe:
                said += " or the Adversary"
            scene.chosen = True
            return said
        if who == c.ACTIVE:
            attempt = scene.whose != c.OWN and not scene.foe and scene.on not in (c.ANY, c.RESPONSE)
            return "that player" if attempt else "the active player"
        return {
            c.SELF: "you",
            c.EACH: "each player",
            c.EACH_OTHER: "each other player",
            c.THE_ADVERSARY: "the Adversary",
        }[who]

    def _phrase(self, effect: c.Effect, scene: Scene) -> Phrase:
        who, n, kind = scene.person(effect.who), effect.n, effect.kind
        your = "your" if scene.mine else "the"
        if kind == c.GAIN_XP:
            if effect.source == c.SUPPLY:
                return Phrase(who, "gain", "gains", f"{n} Experience")
            whom = self._who(scene.person(effect.source), scene)
            return Phrase(who, "take", "takes", f"{n} Experience from {whom}")
        if kind == c.LOSE_XP:
            return Phrase(who, "lose", "loses", f"{n} Experience")
        if kind == c.DRAW:
            if effect.deck == c.FROM_EITHER and n > 1:
                what = f"{counted(n)} cards, each a Hero or an Antihero card"
            else:
                what = some(n, (*DECKS[:2], "Hero or Antihero card")[effect.deck])
            return Phrase(who, "draw", "draws", what)
        if kind == c.DISCARD_CARDS:
            rest = some(n, DECKS[effect.deck]) + (" at random" if effect.random else "")
            return Phrase(who, "discard", "discards", rest)
        if kind == c.MOVE_TRACK:
            if effect.way == c.VIRTUE:
                return Phrase(who, "gain", "gains", f"{n} Virtue")
            return Phrase(who, "take", "takes", f"{n} Corruption")
        if kind == c.ADD_TOTAL:
            self_ = c.THE_ADVERSARY if scene.foe else c.SELF
            until = self._until(effect)
            result = f"{'your' if scene.mine else 'the'} result{until}"
            if n > 0:
                return Phrase(self_, "add", "adds", f"{n} to {result}")
            return Phrase(self_, "take", "takes", f"{-n} from {result}")
        if kind == c.REMOVE_ALLY:
            return Phrase(who, "lose", "loses", "an Ally")
        if kind == c.LOOK:
            return Phrase(who, "look", "looks", f"at {self._top(effect)}")
        doer = c.THE_ADVERSARY if scene.foe else c.SELF
        return Phrase(doer, *self._deed(effect, scene, your))

    def _deed(self, effect: c.Effect, scene: Scene, your: str) -> tuple[str, str, str]:
        """What the owner does with runes, rows and cards."""
        n, kind, act = effect.n, effect.kind, effect.act
        if kind == c.SHIELD:
            return "ignore", "ignores", f"the Corruption of {your} runes"
        if kind == c.ADD_RUNES:
            if effect.what == c.RUNE_DARK:
                return "cast", "casts", f"{self._more(n)} Dark rune{_s(n)}"
            if effect.what == c.RUNE_LISTED:
                return "cast", "casts", f"{self._more(n)} rune{_s(n)} of the listed abilities"
            return "cast", "casts", f"{self._more(n)} {ABILITIES[effect.what]} rune{_s(n)}"
        if kind == c.REROLL:
            return "cast", "casts", f"{up_to(n, your + ' runes')} again"
        if kind == c.FLIP:
            return "turn over", "turns over", up_to(n, your + " runes", exact=True)
        if kind == c.RETRY:
            return "attempt", "attempts", "it again"
        if kind == c.REPLACE_ROW:
            where = f"of Act {ROMAN[act]}" if act else "in the rows"
            if n == 0:
                return "replace", "replaces", f"all other cards {where}"
            return "replace", "replaces", f"{'' if n == 1 else 'up to '}{some(n, 'card')} {where}"
        if kind == c.CHANGE_COST:
            things = ("make", "makes", "Journeys"), ("add", "adds", "Dark runes")
            do, does, what = (*things, ("gain", "gains", "Traits"))[effect.what]
            price = f"{abs(int(n))} Experience {'more' if n > 0 else 'less'}"
            return do, does, f"{what} for {price} this turn"
        if kind == c.ALLOW:
            return self._allowed(effect)
        if kind == c.CANCEL:
            return "cancel", "cancels", "that card"
        if kind == c.REMOVE_BONUSES:
            cards = ("Hero cards", "Antihero cards", "cards")[effect.what]
            return "undo", "undoes", f"all bonuses that {cards} have given to the result"
        if kind == c.EXTRA_ACTION:
            return "take", "takes", f"{counted(n)} more main action{_s(n)} this turn"
        if kind == c.EXTRA_JOURNEY:
            return "make", "makes", f"{counted(n)} more Journey{_s(n)} this turn"
        if kind == c.TAKE_BACK:
            cards = up_to(n, f"your played {DECKS[effect.deck]}s")
            return "take", "takes", f"{cards} back into your hand"
        if kind == c.RETURN_CARD:
            pile = ("the Hero discard pile", "the Antihero discard pile", "the discard piles")
            cards = f"{'' if n == 1 else 'up to '}{some(n, 'card')}"
            return "take", "takes", f"{cards} from {pile[effect.deck]} into your hand"
        if kind == c.MOVE_ALLY:
            if effect.source == c.OPPONENT:
                return "take", "takes", f"an Ally from {self._who(c.OPPONENT, scene)}"
            return "move", "moves", "an Ally from one Challenge to another"
        assert kind == c.GAIN_STORY
        of = f" of Act {ROMAN[act]}" if act else ""
        return "gain", "gains", f"a story card{of} from the rows without casting"

    def _top(self, effect: c.Effect) -> str:
        acts = [f"the Act {ROMAN[act]} deck" for act in (1, 2, 3)]
        deck = (*acts, "the Hero deck", "the Antihero deck", "the Adversary’s deck")[effect.pile]
        if effect.n == 1:
            return f"the top card of {deck}"
        back = ", which go back in any order" if effect.reorder else ""
        return f"the top {counted(effect.n)} cards of {deck}{back}"

    def _more(self, n: int) -> str:
        return f"{counted(n)} more"

    def _allowed(self, effect: c.Effect) -> tuple[str, str, str]:
        if effect.what == c.ALLOW_BOTTOM:
            return "use", "uses", "Dark runes even on level 7"
        if effect.what == c.ALLOW_TRAIT:
            return "ignore", "ignores", "the requirement of your next Trait this turn"
        if effect.ability < 0:
            return "also cast", "also casts", "the runes of one other ability"
        return "also cast", "also casts", f"your {ABILITIES[effect.ability]} runes"

    def _also(self, effect: c.Effect) -> str:
        """What is allowed in the attempt of somebody else."""
        if effect.what == c.ALLOW_BOTTOM:
            return "that player may use Dark runes even on level 7"
        if effect.what == c.ALLOW_TRAIT:
            return "that player’s next Trait this turn needs no requirement"
        one = "one other ability" if effect.ability < 0 else ABILITIES[effect.ability]
        return f"the Challenge also lists {one}"

    def _until(self, effect: c.Effect) -> str:
        return ("", " for this cast", " until the end of the turn")[effect.until]

    def _harder(self, subject: str, effect: c.Effect, whom: str = "") -> str:
        said = f"{subject} {'harder' if effect.n > 0 else 'easier'} by {abs(int(effect.n))}"
        return said + whom + self._per(effect)

    def _per(self, effect: c.Effect) -> str:
        if effect.per < 0:
            return ""
        many = self._many(effect.per, effect.each)
        most = "" if effect.most == c.NO_HIGH else f", at most {effect.most}"
        if effect.each == 1:
            return f" for each {many}{most}"
        points = (c.Q_XP, c.Q_TRIUMPH, c.Q_TRAGEDY, c.Q_ADVERSARY_XP)
        number = effect.each if effect.per in points else counted(effect.each)
        return f" for every {number} {many}{most}"

    # What lasts.

    def lasting(self, effect: c.Effect, scene: Scene) -> str:
        said = self._lasting(effect, scene)
        rest = list(scene.rest)
        if scene.card is not None and effect.kind == c.ALLOW:
            rest.insert(0, scene.card)
        if scene.abilities and effect.kind != c.CHANGE_DIFFICULTY:
            rest.append(Fact(c.IF_ABILITY, mask=scene.abilities))
        return f"{said} if {self.all_of(rest, scene)}" if rest else said

    def _lasting(self, effect: c.Effect, scene: Scene) -> str:
        everybody = "you" if scene.whose == c.OWN else "everybody"
        if effect.kind == c.CHANGE_COST:
            what = ("Journeys", "Dark runes", "Traits")[effect.what]
            whom = "" if scene.whose == c.ANYONE else f" {everybody}"
            more = "more" if effect.n > 0 else "less"
            return f"{what} cost{whom} {abs(int(effect.n))} Experience {more}"
        if effect.kind == c.CHANGE_DIFFICULTY:
            return self._difficulty(effect, scene)
        if effect.kind == c.FORBID:
            return self._forbidden(effect)
        if effect.what == c.ALLOW_TRAIT:
            return f"{everybody} may gain Traits without their requirements"
        do, _, what = self._allowed(effect)
        theirs = "your" if scene.whose == c.OWN else "their"
        return f"{everybody} may {do} {what.replace('your', theirs)}"

    def _difficulty(self, effect: c.Effect, scene: Scene) -> str:
        fact = scene.card
        usual = "Challenges"
        noun = usual if fact is None else self._noun(fact, usual, many=True) + self._path(fact)
        covers = fact is None or not fact.mask or fact.mask >> p.ADVERSARY & 1
        if scene.kind == p.ADVERSARY and covers and not effect.includes_self:
            noun = f"all other {noun}"
        if scene.abilities:
            noun += f" that list {self._abilities(scene.abilities)}"
        noun += self._strict(fact, many=True)
        whom = " for you" if scene.whose == c.OWN else ""
        said = self._harder(f"{noun} are", effect, whom)
        if scene.kind == p.ADVERSARY and effect.includes_self:
            said += ", this one included"
        return said

    def _forbidden(self, effect: c.Effect) -> str:
        rune = "runes of abilities" if effect.ability < 0 else f"{ABILITIES[effect.ability]} runes"
        what = (
            "play Hero cards",
            "play Antihero cards",
            "use powers of Allies",
            "draw cards for runes",
            "use Dark runes",
            f"cast {rune}",
        )[effect.what]
        return f"nobody may {what}"

    # Points.

    def clause(self, effect: c.Effect, scene: Scene) -> str:
        kind = "Triumph" if effect.way == p.TRIUMPH else "Tragedy"
        said = f"{str(effect.n).replace('-', '−')} {kind}{self._per(effect)}"
        return f"{said} if {self.all_of(scene.rest, scene)}" if scene.rest else said


def _s(n: int) -> str:
    return "" if n == 1 else "s"


def _range(low: int, high: int) -> str:
    if low == high:
        return f"exactly {low}"
    if high == c.NO_HIGH:
        return f"at least {low}"
    if low == c.NO_LOW:
        return f"at most {high}"
    return f"{low} to {high}".replace("-", "−")


def _levels(fact: Fact) -> str:
    low, high = max(fact.low, 1), min(fact.high, p.LEVELS)
    if low == high:
        return f"level {low}"
    return f"level {low} or {high}" if high == low + 1 else f"a level from {low} to {high}"


def _acts(fact: Fact) -> str:
    low, high = max(fact.low, 1), min(fact.high, p.ACTS)
    if low >= high:
        return f"Act {ROMAN[min(low, 3)]}"
    return f"Act {ROMAN[low]} {'or' if high == low + 1 else 'to'} {ROMAN[high]}"
