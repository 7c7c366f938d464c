# interpreted: makes texts for people; nothing here is used inside playouts.
"""The rules text of cards in German. Whoever reads it is „du“."""

from collections.abc import Sequence
from dataclasses import dataclass

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.speech.base import ROMAN, Fact, Sayer, Scene, bits, steps

NUMBERS = ("kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn")
# The name, and how it begins a compound: Weisheit, Weisheitsrune.
ABILITIES = (
    ("Stärke", "Stärke"),
    ("Geschick", "Geschick"),
    ("Konstitution", "Konstitutions"),
    ("Intelligenz", "Intelligenz"),
    ("Weisheit", "Weisheits"),
    ("Charisma", "Charisma"),
)
ICONS = (
    ("Göttlichkeit", "Göttlichkeits"),
    ("Gerechtigkeit", "Gerechtigkeits"),
    ("Natur", "Natur"),
    ("Magie", "Magie"),
    ("Königtum", "Königtums"),
    ("Niedertracht", "Niedertracht"),
)
NOM, ACC, DAT = 0, 1, 2
# What follows „ein“ by gender and case.
EIN = {"m": ("", "en", "em"), "f": ("e", "e", "er"), "n": ("", "", "em")}


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun: its gender, one (as subject, and otherwise), and several (and after „von“)."""

    gender: str
    one: str
    bent: str
    many: str
    dative: str


def noun(gender: str, one: str, many: str, bent: str = "") -> Noun:
    dative = many if many.endswith(("n", "s")) else many + "n"
    return Noun(gender, one, bent or one, many, dative)


ALLY = noun("m", "Verbündeter", "Verbündete", "Verbündeten")
FOE = noun("m", "Widersacher", "Widersacher")
TRAIT = noun("m", "Wesenszug", "Wesenszüge")
CHALLENGE = noun("f", "Herausforderung", "Herausforderungen")
STORY = noun("f", "Geschichtskarte", "Geschichtskarten")
CARD = noun("f", "Karte", "Karten")
HERO = noun("f", "Heldenkarte", "Heldenkarten")
ANTIHERO = noun("f", "Antiheldenkarte", "Antiheldenkarten")
JOURNEY = noun("f", "Reise", "Reisen")
KINDS = {
    p.TRAIT: TRAIT,
    p.CHALLENGE: CHALLENGE,
    p.ALLY: ALLY,
    p.ADVERSARY: FOE,
    p.HERO: HERO,
    p.ANTIHERO: ANTIHERO,
    p.ORIGIN: noun("f", "Herkunft", "Herkünfte"),
    p.MOTIVATION: noun("m", "Antrieb", "Antriebe"),
    p.DESTINY: noun("f", "Bestimmung", "Bestimmungen"),
    p.QUEST: noun("f", "Quest", "Quests"),
    p.RISE: noun("f", "Aufstiegskarte", "Aufstiegskarten"),
    p.VICTORY: noun("f", "Siegkarte", "Siegkarten"),
}
DECKS = (HERO, ANTIHERO, CARD)
WHOSE = ("du", "ein anderer Spieler", "ein Spieler")
OF = ("", "eines anderen Spielers", "eines Spielers")


@dataclass(frozen=True, slots=True)
class Verb:
    """„wirf … ab“, „wirfst … ab“, „wirft … ab“, „… abzuwerfen“."""

    order: str
    you: str
    third: str
    to: str
    tail: str = ""


GET = Verb("erhalte", "erhältst", "erhält", "zu erhalten")
TAKE = Verb("nimm", "nimmst", "nimmt", "abzunehmen", "ab")
SUFFER = Verb("erleide", "erleidest", "erleidet", "zu erleiden")
LOSE = Verb("verliere", "verlierst", "verliert", "zu verlieren")
DRAW = Verb("ziehe", "ziehst", "zieht", "zu ziehen")
DISCARD = Verb("wirf", "wirfst", "wirft", "abzuwerfen", "ab")
ADD = Verb("addiere", "addierst", "addiert", "zu addieren")
SUBTRACT = Verb("ziehe", "ziehst", "zieht", "abzuziehen", "ab")
IGNORE = Verb("ignoriere", "ignorierst", "ignoriert", "zu ignorieren")
CAST = Verb("wirf", "wirfst", "wirft", "zu werfen")
RECAST = Verb("wirf", "wirfst", "wirft", "neu zu werfen", "neu")
TURN = Verb("drehe", "drehst", "dreht", "umzudrehen", "um")
TRY = Verb("versuche", "versuchst", "versucht", "zu versuchen")
REPLACE = Verb("ersetze", "ersetzt", "ersetzt", "zu ersetzen")
MAKE = Verb("mache", "machst", "macht", "zu machen")
BUY = Verb("kaufe", "kaufst", "kauft", "zu kaufen")
USE = Verb("nutze", "nutzt", "nutzt", "zu nutzen")
CANCEL = Verb("hebe", "hebst", "hebt", "aufzuheben", "auf")
REMOVE = Verb("entferne", "entfernst", "entfernt", "zu entfernen")
DO = Verb("führe", "führst", "führt", "auszuführen", "aus")
TO_HAND = Verb("nimm", "nimmst", "nimmt", "auf die Hand zu nehmen", "auf die Hand")
LOOK = Verb("betrachte", "betrachtest", "betrachtet", "zu betrachten")
SHIFT = Verb("verschiebe", "verschiebst", "verschiebt", "zu verschieben")
BACK = Verb("nimm", "nimmst", "nimmt", "auf die Hand zurückzunehmen", "auf die Hand zurück")


@dataclass(frozen=True, slots=True)
class Phrase:
    """What somebody does."""

    who: int
    verb: Verb
    rest: str

    def said(self, form: str) -> str:
        return f"{form} {self.rest} {self.verb.tail}".strip()


def number(n: int) -> str:
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def counted(n: int, what: Noun, case: int = ACC) -> str:
    """So many of something."""
    if n < 2:
        return f"{number(n)}{EIN[what.gender][case]} {what.one if case == NOM else what.bent}"
    return f"{number(n)} {what.many if case != DAT else what.dative}"


def up_to(n: int, things: str, exact: bool = False) -> str:
    """One or up to so many; `things` are „deiner Runen“."""
    if n >= 12:
        return f"{'sämtliche' if exact else 'beliebig viele'} {things}"
    return f"eine {things}" if n == 1 else f"{'' if exact else 'bis zu '}{number(n)} {things}"


class German(Sayer):
    POINTS = ("Triumph", "Tragödie", "Erfahrung", "Tugend", "Verderbnis")
    last_and = " und "
    last_or = " oder "
    or_if = ", oder falls "

    def icon(self, which: int, n: int) -> str:
        names = (*[name for name, _ in ABILITIES], *[name for name, _ in ICONS])
        return names[which] if n == 1 else f"{n} {names[which]}"

    def drawn(self, n: int, deck: int) -> str:
        return counted(n, DECKS[deck])

    def after_colon(self, head: str, body: str) -> str:
        return f"{head}: {body[0].upper()}{body[1:]}"

    def victory(self, targets: Sequence[int]) -> str:
        players = ("einem Spieler", "zwei Spielern", "drei", "vier")
        said = [f"{n} bei {who}" for n, who in zip(targets[1:], players, strict=True)]
        return f"Der Widersacher gewinnt mit so viel Erfahrung: {self.join(said)}."

    # Beginnings.

    def limit(self, limit: int) -> str:
        return ("", "einmal pro Zug", "einmal pro Partie")[limit]

    def once_in_turn(self) -> str:
        return "einmal in deinem Zug"

    def when(self, said: str) -> str:
        return f"falls {said}"

    def for_foe(self, waits: bool) -> str:
        return "Schädel, nach der Herausforderung" if waits else "Schädel"

    def lead(self, scene: Scene) -> str:
        on, mine, somebody = scene.on, scene.mine, WHOSE[scene.whose]
        if on in (c.BEFORE, c.FACING):
            whose = "deinem Wurf" if mine else f"dem Wurf {OF[scene.whose]}"
            plain = scene.card is None and not scene.abilities
            tried = "" if plain else f" für {self._tried(scene, ACC)}"
            return f"{'vor' if on == c.BEFORE else 'nach'} {whose}{tried}"
        if on == c.AFTER:
            return self._after(scene)
        concerned = self._concerned(scene, ACC)
        simple = {
            c.ON_TRAIT: (concerned, "ansagst", "ansagt"),
            c.GAIN_CARD: (concerned, "erwirbst", "erwirbt"),
            c.CARD_PLAYED: (concerned, "spielst", "spielt"),
            c.CARD_DRAWN: (concerned, "ziehst", "zieht"),
            c.XP_GAINED: ("Erfahrung", "erhältst", "erhält"),
            c.XP_SPENT: ("Erfahrung", "ausgibst", "ausgibt"),
            c.ACT_REVEALED: ("einen Akt", "aufdeckst", "aufdeckt"),
            c.ALLY_SACRIFICED: ("einen Verbündeten", "opferst", "opfert"),
            c.JOURNEY: ("eine Reise", "machst", "macht"),
        }
        if on == c.JOURNEY and scene.card is not None:
            simple[on] = (f"mit einer Reise {concerned}", "ersetzt", "ersetzt")
        if on in simple:
            what, you, others = simple[on]
            return f"wenn {somebody} {what} {you if mine else others}"
        if on == c.RESPONSE:
            of = ("von dir", OF[c.OTHER], "")[scene.whose]
            return f"als Antwort auf {concerned} {of}".strip()
        if on == c.TRACK_MOVED:
            steps_ = ("für jeden Schritt, den {0} {1}", "machst", "macht")
            said, you, others = (
                steps_,
                ("für jede Tugend, die {0} {1}", "erhältst", "erhält"),
                ("für jede Verderbnis, die {0} {1}", "erleidest", "erleidet"),
            )[scene.direction + 1]
            return said.format(somebody, you if mine else others)
        if on in (c.TURN_START, c.TURN_END):
            turn = "deines Zuges" if mine else f"des Zuges {OF[scene.whose]}"
            return f"{'zu Beginn' if on == c.TURN_START else 'am Ende'} {turn}"
        during = (" in deinem Zug", " im Zug eines anderen Spielers", "")[scene.whose]
        revealed = f"wenn{during} {self._concerned(scene, NOM)} aufgedeckt wird"
        return {
            c.OWN_TURN: "in deinem Zug",
            c.ANY: "jederzeit",
            c.REVEAL: "wenn diese Karte aufgedeckt wird",
            c.ALLY_REVEALED: revealed,
            c.ADVERSARY_REVEALED: revealed,
        }[on]

    def _after(self, scene: Scene) -> str:
        mine, somebody = scene.mine, WHOSE[scene.whose]
        foe = scene.card is not None and bits(scene.card.mask) == [p.ADVERSARY]
        by = "" if scene.margin is None else self._by(scene.margin)
        if scene.outcome == p.SUCCESS:
            you, others = ("besiegst", "besiegt") if foe else ("bestehst", "besteht")
            return f"wenn {somebody} {self._tried(scene, ACC)}{by} {you if mine else others}"
        if scene.outcome == p.FAILURE:
            fail = "scheiterst" if mine else "scheitert"
            return f"wenn {somebody} an {self._tried(scene, DAT)}{by} {fail}"
        whose = "deinem Versuch" if mine else f"dem Versuch {OF[scene.whose]}"
        plain = scene.card is None and not scene.abilities
        return f"nach {whose}" + ("" if plain else f" an {self._tried(scene, DAT)}")

    def _by(self, margin: Fact) -> str:
        low, high = steps(margin)
        if high == 0:
            return " mit einem Abstand von 0"
        if low == c.NO_LOW:
            return f" mit einem Abstand von höchstens {high}"
        if high == c.NO_HIGH:
            return f" mit einem Abstand von mindestens {low}"
        return f" mit einem Abstand von {low}" + ("" if low == high else f" bis {high}")

    def _tried(self, scene: Scene, case: int) -> str:
        """The Challenge of an attempt."""
        fact = scene.card or Fact(c.IF_CARD)
        return self._a(fact, CHALLENGE, case, scene.abilities)

    def _abilities(self, mask: int) -> str:
        return self.join([ABILITIES[one][0] for one in bits(mask)], self.last_or)

    def _concerned(self, scene: Scene, case: int) -> str:
        """The card that something has happened to."""
        fact = scene.card or Fact(c.IF_CARD)
        hands = (c.RESPONSE, c.CARD_PLAYED, c.CARD_DRAWN)
        if scene.on in hands and not fact.mask:
            return "eine Helden- oder Antiheldenkarte" + self._path(fact)
        if scene.on == c.GAIN_CARD and not fact.mask and not fact.acts:
            either = f"{counted(1, STORY, case)} oder {counted(1, ALLY, case)}"
            return either + self._path(fact)
        usual = {
            c.ON_TRAIT: TRAIT,
            c.GAIN_CARD: STORY,
            c.ALLY_REVEALED: ALLY,
            c.ADVERSARY_REVEALED: FOE,
            c.ALLY_SACRIFICED: ALLY,
        }.get(scene.on, CARD)
        return self._a(fact, usual, case)

    def _a(self, fact: Fact, usual: Noun, case: int, abilities: int = 0) -> str:
        """Such a card with its article; several kinds have one each."""
        kinds = bits(fact.mask)
        if kinds == [p.HERO, p.ANTIHERO]:
            said = f"ein{EIN['f'][case]} Helden- oder Antiheldenkarte"
        else:
            nouns = [KINDS[kind] for kind in kinds] or [usual]
            said = self.join([counted(1, one, case) for one in nouns], self.last_or)
        said += self._acts(fact)
        if abilities:
            said += f" mit {self._abilities(abilities)}"
        said += self._path(fact)
        strict = kinds == [p.CHALLENGE] and usual is CHALLENGE
        return f"{said} (kein Widersacher)" if strict else said

    def _all(self, fact: Fact, usual: Noun, abilities: int = 0) -> str:
        """Such cards, without an article."""
        kinds = bits(fact.mask)
        said = self.join([KINDS[kind].many for kind in kinds]) or usual.many
        said += self._acts(fact)
        if abilities:
            said += f" mit {self._abilities(abilities)}"
        said += self._path(fact)
        # Adversaries are Challenges as well, unless a card says otherwise.
        strict = kinds == [p.CHALLENGE] and usual is CHALLENGE
        return f"{said} (nicht Widersacher)" if strict else said

    def _acts(self, fact: Fact) -> str:
        if not fact.acts:
            return ""
        return " aus Akt " + self.join([ROMAN[act] for act in bits(fact.acts)], self.last_or)

    def _path(self, fact: Fact) -> str:
        said = ""
        if fact.ally >= 0:
            said = " mit einem Verbündeten darunter" if fact.ally else " ohne Verbündeten darunter"
        if fact.tone >= 0 or fact.face >= 0:
            tone = ("hellen Weg", "dunklen Weg", "Weg")[fact.tone]
            plus = (" ohne +1", " mit +1", "")[fact.face]
            said += f" auf einem {tone}{plus}"
        return said

    # Conditions: clauses with the verb at the end.

    def fact(self, fact: Fact, scene: Scene) -> str:
        you = scene.mine or scene.on in (c.OWN_TURN, c.ANY, c.GAME_END)
        who, have, are = ("du", "hast", "bist") if you else ("dieser Spieler", "hat", "ist")
        kind = fact.kind
        if kind == c.IF_OUTCOME:
            how = "bestanden" if fact.low == p.SUCCESS else "nicht bestanden"
            return f"die Herausforderung {how} ist"
        if kind == c.IF_MARGIN:
            return f"der Abstand {_range(fact.low, fact.high)} beträgt"
        if kind == c.IF_ABILITY:
            listed = self._abilities(fact.mask)
            if fact.negated:
                names = [ABILITIES[one][0] for one in bits(fact.mask)]
                none = f"weder {' noch '.join(names)}"
                listed = f"nicht {listed}" if len(names) == 1 else none
            return f"die Herausforderung {listed} nennt"
        if kind == c.IF_RUNES:
            return self._runes(fact)
        if kind == c.IF_CARD:
            return self._is(fact)
        if kind == c.IF_DIRECTION:
            return f"es ein Schritt zu mehr {'Verderbnis' if fact.low else 'Tugend'} war"
        if kind == c.IF_LEVEL:
            return f"{who} auf {_levels(fact)} {are}"
        assert kind == c.IF_COUNT
        if fact.what == c.Q_ADVERSARY_XP:
            number_ = "keine" if fact.high == 0 else _range(fact.low, fact.high)
            return f"der Widersacher {number_} Erfahrung hat"
        if fact.what == c.Q_STAGE:
            return f"{who} in {_acts(fact)} {are}"
        said = self._bounded(fact)
        return f"{who} {said if you else said.replace('deiner', 'seiner')} {have}"

    def _runes(self, fact: Fact) -> str:
        rune = (
            noun("f", "Grundrune", "Grundrunen"),
            noun("f", "Dunkle Rune", "Dunkle Runen"),
            noun("f", "Fähigkeitsrune", "Fähigkeitsrunen"),
            noun("f", "Rune", "Runen"),
        )[fact.what]
        face = ("2", "1", "0", "eine Karte", "Verderbnis", "")[fact.face]
        n = fact.low - 1 if fact.negated else fact.low
        bound = "" if n == 0 else "höchstens " if fact.negated else "mindestens "
        if face:
            shown = f"{face} {'zeigt' if n < 2 else 'zeigen'}"
        else:
            shown = "geworfen wurde" if n < 2 else "geworfen wurden"
        return f"{bound}{counted(n, rune, NOM)} {shown}"

    def _is(self, fact: Fact) -> str:
        said: list[str] = []
        no = fact.negated
        if fact.mask or fact.acts:
            such = self._a(Fact(c.IF_CARD, mask=fact.mask, acts=fact.acts), CARD, NOM)
            said.append(f"die Karte {f'k{such}' if no else such} ist")
        if fact.tone >= 0 or fact.face >= 0:
            path = self._path(Fact(c.IF_CARD, face=fact.face, tone=fact.tone))
            said.append(f"der Versuch{' nicht' if no else ''}{path} stattfindet")
        if fact.ally >= 0:
            there = bool(fact.ally) != no
            said.append(f"{'ein' if there else 'kein'} Verbündeter darunter liegt")
        return self.join(said, self.last_or if no else self.last_and)

    def _bounded(self, fact: Fact, case: int = ACC) -> str:
        """At least two icons."""
        low, high, what = fact.low, fact.high, fact.what
        where = self._where(what)
        if what in (c.Q_XP, c.Q_TRIUMPH, c.Q_TRAGEDY):
            name = {c.Q_XP: "Erfahrung", c.Q_TRIUMPH: "Triumph", c.Q_TRAGEDY: "Tragödie"}[what]
            none = "kein" + EIN["m" if what == c.Q_TRIUMPH else "f"][case]
            said = f"{none if high == 0 else _range(low, high)} {name}"
        else:
            things = self._noun(what)
            if high == 0:
                said = counted(0, things, case)
            elif low == high:
                said = f"genau {counted(low, things, case)}"
            elif high == c.NO_HIGH:
                said = f"mindestens {counted(low, things, case)}"
            elif low == c.NO_LOW:
                said = f"höchstens {counted(high, things, case)}"
            else:
                said = f"{number(low)} bis {counted(high, things, case)}"
        return f"{said}{where}"

    def _where(self, what: int) -> str:
        stories = (c.Q_TRIUMPH, c.Q_TRAGEDY, c.Q_ADVERSARIES, c.Q_CHALLENGES)
        if what == c.Q_HAND:
            return " auf der Hand"
        return " in deiner Geschichte" if what in stories else ""

    def _noun(self, what: int) -> Noun:
        """What is counted."""
        if what < c.FIRST_QUANTITY:
            ability = what < p.KINDS_OF_ICON
            name = ABILITIES[what][1] if ability else ICONS[what - p.KINDS_OF_ICON][1]
            return noun("n", f"{name}symbol", f"{name}symbole")
        return {
            c.Q_ICON_KINDS: Noun(
                "f", *["Art Geschichtssymbole"] * 2, *["Arten Geschichtssymbole"] * 2
            ),
            c.Q_ABILITY_KINDS: Noun(
                "f", *["Art Fähigkeitssymbole"] * 2, *["Arten Fähigkeitssymbole"] * 2
            ),
            c.Q_HAND: CARD,
            c.Q_ALLIES: ALLY,
            c.Q_ADVERSARIES: FOE,
            c.Q_TRAITS: TRAIT,
            c.Q_CHALLENGES: CHALLENGE,
            c.Q_PLAYED: noun("f", "gespielte Karte", "gespielte Karten"),
            c.Q_PLAYED_HERO: noun("f", "gespielte Heldenkarte", "gespielte Heldenkarten"),
            c.Q_PLAYED_ANTIHERO: noun(
                "f", "gespielte Antiheldenkarte", "gespielte Antiheldenkarten"
            ),
            c.Q_CARDS: STORY,
            c.Q_STAGE: noun("m", "erreichter Akt", "erreichte Akte", "erreichten Akt"),
        }[what]

    def required(self, fact: Fact) -> str:
        if fact.kind == c.IF_LEVEL:
            return _levels(fact)
        if fact.what == c.Q_STAGE:
            return _acts(fact)
        if fact.what == c.Q_ADVERSARY_XP:
            return f"{_range(fact.low, fact.high)} Erfahrung des Widersachers"
        if fact.high != c.NO_HIGH:
            return self._bounded(fact, NOM)
        if fact.what in (c.Q_XP, c.Q_TRIUMPH, c.Q_TRAGEDY):
            return self._bounded(fact).removeprefix("mindestens ")
        return counted(fact.low, self._noun(fact.what), NOM) + self._where(fact.what)

    # Prices.

    def cost(self, cost: c.Cost) -> str:
        return self.join([self._pay(way) for way in (cost, *cost.others)], self.last_or)

    def _pay(self, cost: c.Cost) -> str:
        said: list[str] = []
        if cost.xp:
            said.append(f"zahle {cost.xp} Erfahrung")
        if cost.corruption:
            said.append(f"erleide {cost.corruption} Verderbnis")
        if cost.hand:
            said.append(f"wirf {counted(cost.hand, DECKS[cost.deck])} aus der Hand ab")
        if cost.sacrifice:
            said.append("opfere diesen Verbündeten")
        if cost.any_ally:
            said.append("opfere einen deiner Verbündeten")
        return self.join(said)

    def price(self, cost: c.Cost) -> str:
        ways = []
        for way in (cost, *cost.others):
            said = [f"{way.xp} Erfahrung"] if way.xp else []
            said += [f"{way.corruption} Verderbnis"] if way.corruption else []
            ways.append(self.join(said))
        return self.join(ways, self.last_or)

    def pay_to(self, price: str, purposes: str) -> str:
        return f"{price}, um {purposes}"

    def pay_and(self, price: str, clauses: str) -> str:
        return f"{price}; {clauses}"

    def may(self, effects: Sequence[c.Effect], scene: Scene, together: bool) -> str:
        if together:
            return f"wenn du willst, {self.orders(effects, scene)}"
        return f"du darfst bestimmen: {self.clauses(effects, scene)}"

    # Effects.

    def orders(self, effects: Sequence[c.Effect], scene: Scene) -> str:
        said = [self._phrase(effect, scene) for effect in effects]
        return self.join([phrase.said(phrase.verb.order) for phrase in said])

    def purposes(self, effects: Sequence[c.Effect], scene: Scene) -> str:
        said = [self._phrase(effect, scene) for effect in effects]
        return self.join([f"{phrase.rest} {phrase.verb.to}" for phrase in said])

    def clauses(self, effects: Sequence[c.Effect], scene: Scene) -> str:
        said: list[str] = []
        for effect in effects:
            if effect.kind == c.CHANGE_DIFFICULTY:
                said.append(self._harder(f"die Herausforderung ist{self._until(effect)}", effect))
            elif effect.kind == c.ALLOW and not self.is_mine(effect, scene):
                said.append(self._also(effect))
            else:
                said.append(self._spoken(self._phrase(effect, scene), scene))
        return self.join(said)

    def _spoken(self, phrase: Phrase, scene: Scene) -> str:
        subject = self._who(phrase.who, scene, NOM)
        form = phrase.verb.you if subject == "du" else phrase.verb.third
        return f"{subject} {phrase.said(form)}"

    def _who(self, who: int, scene: Scene, case: int) -> str:
        if who == c.OPPONENT:
            this = ("dieser Spieler", "diesen Spieler", "diesem Spieler")
            other = ("ein anderer Spieler", "einen anderen Spieler", "einem anderen Spieler")
            foe = ("der Widersacher", "den Widersacher", "dem Widersacher")
            said = this[case] if scene.chosen else other[case]
            if not scene.chosen and scene.or_foe:
                said += f" oder {foe[case]}"
            scene.chosen = True
            return said
        if who == c.ACTIVE:
            attempt = scene.whose != c.OWN and not scene.foe and scene.on not in (c.ANY, c.RESPONSE)
            if attempt:
                return ("dieser Spieler", "diesen Spieler", "diesem Spieler")[case]
            return f"{('der', 'den', 'dem')[case]} Spieler am Zug"
        return {
            c.SELF: ("du", "dich", "dir"),
            c.EACH: ("jeder Spieler", "jeden Spieler", "jedem Spieler"),
            c.EACH_OTHER: (
                "jeder andere Spieler",
                "jeden anderen Spieler",
                "jedem anderen Spieler",
            ),
            c.THE_ADVERSARY: ("der Widersacher", "den Widersacher", "dem Widersacher"),
        }[who][case]

    def _phrase(self, effect: c.Effect, scene: Scene) -> Phrase:
        who, n, kind = scene.person(effect.who), effect.n, effect.kind
        if kind == c.GAIN_XP:
            if effect.source == c.SUPPLY:
                return Phrase(who, GET, f"{n} Erfahrung")
            whom = self._who(scene.person(effect.source), scene, DAT)
            return Phrase(who, TAKE, f"{whom} {n} Erfahrung")
        if kind == c.LOSE_XP:
            return Phrase(who, LOSE, f"{n} Erfahrung")
        if kind == c.DRAW:
            if effect.deck == c.FROM_EITHER:
                one = "eine Helden- oder Antiheldenkarte"
                many = f"{number(n)} Karten vom Helden- oder Antiheldenstapel"
                return Phrase(who, DRAW, one if n == 1 else many)
            return Phrase(who, DRAW, counted(n, DECKS[effect.deck]))
        if kind == c.DISCARD_CARDS:
            what = counted(n, DECKS[effect.deck])
            return Phrase(who, DISCARD, f"zufällig {what}" if effect.random else what)
        if kind == c.MOVE_TRACK:
            if effect.way == c.VIRTUE:
                return Phrase(who, GET, f"{n} Tugend")
            return Phrase(who, SUFFER, f"{n} Verderbnis")
        doer = c.THE_ADVERSARY if scene.foe else c.SELF
        if kind == c.ADD_TOTAL:
            until = self._until(effect).strip()
            until = f"{until} " if until else ""
            if n > 0:
                to = "zu deinem Ergebnis" if scene.mine else "zum Ergebnis"
                return Phrase(doer, ADD, f"{until}{n} {to}")
            of = "von deinem Ergebnis" if scene.mine else "vom Ergebnis"
            return Phrase(doer, SUBTRACT, f"{until}{-n} {of}")
        if kind == c.REMOVE_ALLY:
            return Phrase(who, LOSE, "einen Verbündeten")
        if kind == c.LOOK:
            return Phrase(who, LOOK, self._top(effect))
        return Phrase(doer, *self._deed(effect, scene))

    def _deed(self, effect: c.Effect, scene: Scene) -> tuple[Verb, str]:
        """What the owner does with runes, rows and cards."""
        n, kind, act = effect.n, effect.kind, effect.act
        of_runes = "deiner Runen" if scene.mine else "der Runen"
        if kind == c.SHIELD:
            return IGNORE, f"die Verderbnis {of_runes}"
        if kind == c.ADD_RUNES:
            return CAST, self._more(effect)
        if kind == c.REROLL:
            return RECAST, up_to(n, of_runes)
        if kind == c.FLIP:
            return TURN, up_to(n, of_runes, exact=True)
        if kind == c.RETRY:
            return TRY, "es noch einmal"
        if kind == c.REPLACE_ROW:
            where = f"aus Akt {ROMAN[act]}" if act else "in den Reihen"
            if n == 0:
                return REPLACE, f"alle anderen Karten {where}"
            return REPLACE, f"{'' if n == 1 else 'bis zu '}{counted(n, CARD)} {where}"
        if kind == c.CHANGE_COST:
            price = f"für {abs(int(n))} Erfahrung {'mehr' if n > 0 else 'weniger'}"
            verb = (MAKE, BUY, GET)[effect.what]
            what = ("Reisen", "Dunkle Runen", "Wesenszüge")[effect.what]
            return verb, f"in diesem Zug {what} {price}"
        if kind == c.ALLOW:
            return self._allowed(effect)
        if kind == c.CANCEL:
            return CANCEL, "diese Karte"
        if kind == c.REMOVE_BONUSES:
            cards = ("Heldenkarten", "Antiheldenkarten", "Karten")[effect.what]
            return REMOVE, f"alle bisherigen Boni durch {cards} vom Ergebnis"
        if kind == c.EXTRA_ACTION:
            more = noun("f", "weitere Hauptaktion", "weitere Hauptaktionen")
            return DO, f"in diesem Zug {counted(n, more)}"
        if kind == c.EXTRA_JOURNEY:
            more = noun("f", "weitere Reise", "weitere Reisen")
            return MAKE, f"in diesem Zug {counted(n, more)}"
        if kind == c.TAKE_BACK:
            return BACK, up_to(n, f"deiner gespielten {DECKS[effect.deck].many}")
        if kind == c.RETURN_CARD:
            pile = ("der Heldenablage", "der Antiheldenablage", "einer Ablage")[effect.deck]
            return TO_HAND, f"{'' if n == 1 else 'bis zu '}{counted(n, CARD)} aus {pile}"
        if kind == c.MOVE_ALLY:
            if effect.source == c.OPPONENT:
                return TAKE, f"{self._who(c.OPPONENT, scene, DAT)} einen Verbündeten"
            return SHIFT, "einen Verbündeten von einer Herausforderung zu einer anderen"
        assert kind == c.GAIN_STORY
        of = f"aus Akt {ROMAN[act]}" if act else "aus den Reihen"
        return GET, f"ohne Wurf eine Geschichtskarte {of}"

    def _top(self, effect: c.Effect) -> str:
        acts = [f"des Stapels von Akt {ROMAN[act]}" for act in (1, 2, 3)]
        decks = (*acts, "des Heldenstapels", "des Antiheldenstapels", "des Widersacherstapels")
        if effect.n == 1:
            return f"die oberste Karte {decks[effect.pile]}"
        back = ", die in beliebiger Reihenfolge zurückkommen" if effect.reorder else ""
        return f"die obersten {number(effect.n)} Karten {decks[effect.pile]}{back}"

    def _more(self, effect: c.Effect) -> str:
        n = effect.n
        if effect.what == c.RUNE_DARK:
            return "eine weitere Dunkle Rune" if n == 1 else f"{number(n)} weitere Dunkle Runen"
        if effect.what == c.RUNE_LISTED:
            of = "der genannten Fähigkeiten"
            return f"eine weitere Rune {of}" if n == 1 else f"{number(n)} weitere Runen {of}"
        name = ABILITIES[effect.what][1]
        return f"eine weitere {name}rune" if n == 1 else f"{number(n)} weitere {name}runen"

    def _allowed(self, effect: c.Effect) -> tuple[Verb, str]:
        if effect.what == c.ALLOW_BOTTOM:
            return USE, "Dunkle Runen sogar auf Stufe 7"
        if effect.what == c.ALLOW_TRAIT:
            return IGNORE, "die Voraussetzung deines nächsten Wesenszugs in diesem Zug"
        if effect.ability < 0:
            return CAST, "auch die Runen einer anderen Fähigkeit"
        return CAST, f"auch deine {ABILITIES[effect.ability][1]}runen"

    def _also(self, effect: c.Effect) -> str:
        """What is allowed in the attempt of somebody else."""
        if effect.what == c.ALLOW_BOTTOM:
            return "dieser Spieler darf sogar auf Stufe 7 Dunkle Runen nutzen"
        if effect.what == c.ALLOW_TRAIT:
            return "der nächste Wesenszug dieses Spielers in diesem Zug hat keine Voraussetzung"
        one = "eine andere Fähigkeit" if effect.ability < 0 else ABILITIES[effect.ability][0]
        return f"die Herausforderung nennt auch {one}"

    def _until(self, effect: c.Effect) -> str:
        return ("", " für diesen Wurf", " bis zum Ende des Zuges")[effect.until]

    def _harder(self, subject: str, effect: c.Effect) -> str:
        how = "schwerer" if effect.n > 0 else "leichter"
        return f"{subject} um {abs(int(effect.n))} {how}{self._per(effect)}"

    def _per(self, effect: c.Effect) -> str:
        if effect.per < 0:
            return ""
        what, where = effect.per, self._where(effect.per)
        most = "" if effect.most == c.NO_HIGH else f", höchstens {effect.most}"
        points = {
            c.Q_XP: "Erfahrung",
            c.Q_TRIUMPH: "Triumph",
            c.Q_TRAGEDY: "Tragödie",
            c.Q_ADVERSARY_XP: "Erfahrung des Widersachers",
        }
        if what in points:
            return f" für je {effect.each} {points[what]}{where}{most}"
        things = self._noun(what)
        if effect.each == 1:
            each = {"m": "jeden", "f": "jede", "n": "jedes"}[things.gender]
            return f" für {each} {things.bent}{where}{most}"
        return f" für je {number(effect.each)} {things.many}{where}{most}"

    # What lasts.

    def lasting(self, effect: c.Effect, scene: Scene) -> str:
        said = self._lasting(effect, scene)
        rest = list(scene.rest)
        if scene.card is not None and effect.kind == c.ALLOW:
            rest.insert(0, scene.card)
        if scene.abilities and effect.kind != c.CHANGE_DIFFICULTY:
            rest.append(Fact(c.IF_ABILITY, mask=scene.abilities))
        return f"{said}, {self.when(self.all_of(rest, scene))}" if rest else said

    def _lasting(self, effect: c.Effect, scene: Scene) -> str:
        if effect.kind == c.CHANGE_COST:
            what = ("Reisen", "Dunkle Runen", "Wesenszüge")[effect.what]
            whom = " dich" if scene.whose == c.OWN else ""
            more = "mehr" if effect.n > 0 else "weniger"
            return f"{what} kosten{whom} {abs(int(effect.n))} Erfahrung {more}"
        if effect.kind == c.CHANGE_DIFFICULTY:
            return self._difficulty(effect, scene)
        if effect.kind == c.FORBID:
            return self._forbidden(effect)
        may = "du darfst" if scene.whose == c.OWN else "jeder Spieler darf"
        if effect.what == c.ALLOW_TRAIT:
            return f"{may} Wesenszüge ohne ihre Voraussetzung erwerben"
        verb, rest = self._allowed(effect)
        theirs = "deine" if scene.whose == c.OWN else "seine"
        return f"{may} {rest.replace('deine', theirs)} {verb.to.removeprefix('zu ')}"

    def _difficulty(self, effect: c.Effect, scene: Scene) -> str:
        fact = scene.card or Fact(c.IF_CARD)
        things = self._all(fact, CHALLENGE, scene.abilities)
        covers = not fact.mask or fact.mask >> p.ADVERSARY & 1
        if scene.kind == p.ADVERSARY and covers and not effect.includes_self:
            things = f"alle anderen {things}"
        whom = " für dich" if scene.whose == c.OWN else ""
        said = self._harder(f"{things} sind{whom}", effect)
        if scene.kind == p.ADVERSARY and effect.includes_self:
            said += ", auch diese Karte"
        return said

    def _forbidden(self, effect: c.Effect) -> str:
        rune = "Fähigkeitsrunen" if effect.ability < 0 else f"{ABILITIES[effect.ability][1]}runen"
        what = (
            "Heldenkarten spielen",
            "Antiheldenkarten spielen",
            "Kräfte von Verbündeten nutzen",
            "durch Runen Karten ziehen",
            "Dunkle Runen nutzen",
            f"{rune} werfen",
        )[effect.what]
        return f"niemand darf {what}"

    # Points.

    def clause(self, effect: c.Effect, scene: Scene) -> str:
        kind = "Triumph" if effect.way == p.TRIUMPH else "Tragödie"
        said = f"{str(effect.n).replace('-', '−')} {kind}{self._per(effect)}"
        return f"{said}, {self.when(self.all_of(scene.rest, scene))}" if scene.rest else said


def _range(low: int, high: int) -> str:
    if low == high:
        return f"genau {low}"
    if high == c.NO_HIGH:
        return f"mindestens {low}"
    if low == c.NO_LOW:
        return f"höchstens {high}"
    return f"{low} bis {high}".replace("-", "−")


def _levels(fact: Fact) -> str:
    low, high = max(fact.low, 1), min(fact.high, p.LEVELS)
    if low == high:
        return f"Stufe {low}"
    return f"Stufe {low} {'oder' if high == low + 1 else 'bis'} {high}"


def _acts(fact: Fact) -> str:
    low, high = max(fact.low, 1), min(fact.high, p.ACTS)
    if low >= high:
        return f"Akt {ROMAN[min(low, 3)]}"
    return f"Akt {ROMAN[low]} {'oder' if high == low + 1 else 'bis'} {ROMAN[high]}"
