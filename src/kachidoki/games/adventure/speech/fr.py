# interpreted: makes texts for people; nothing here is used inside playouts.
"""The rules text of cards in French. Whoever reads it is « vous »."""

from collections.abc import Sequence
from dataclasses import dataclass

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.speech.base import ROMAN, Fact, Sayer, Scene, bits, steps

NUMBERS = ("aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
# With its article, and after « icône » or « rune ».
ABILITIES = (
    ("la Force", "de Force"),
    ("la Dextérité", "de Dextérité"),
    ("la Constitution", "de Constitution"),
    ("l’Intelligence", "d’Intelligence"),
    ("la Sagesse", "de Sagesse"),
    ("le Charisme", "de Charisme"),
)
ICONS = ("de Divinité", "de Justice", "de Nature", "d’Arcanes", "de Royauté", "d’Infamie")
# Feminine nouns.
CARDS = (
    "carte Héros",
    "carte Anti-héros",
    "carte Histoire",
    "carte",
    "Origine",
    "Motivation",
    "Quête",
    "carte Évolution de l’Adversaire",
    "carte Victoire",
)
KINDS = {
    p.TRAIT: "Trait",
    p.CHALLENGE: "Défi",
    p.ALLY: "Allié",
    p.ADVERSARY: "Adversaire",
    p.HERO: "carte Héros",
    p.ANTIHERO: "carte Anti-héros",
    p.ORIGIN: "Origine",
    p.MOTIVATION: "Motivation",
    p.DESTINY: "Destin",
    p.QUEST: "Quête",
    p.RISE: "carte Évolution de l’Adversaire",
    p.VICTORY: "carte Victoire",
}
DECKS = ("carte Héros", "carte Anti-héros", "carte")
WHOSE = ("", "un autre joueur", "un joueur")
OF = ("votre {0}", "le {0} d’un autre joueur", "le {0} d’un joueur")
NBSP = "\u00a0"


@dataclass(frozen=True, slots=True)
class Phrase:
    """What somebody does: « gagnez », « gagne », « gagner », « 2 Expérience »."""

    who: int
    you: str
    third: str
    infinitive: str
    rest: str


def verb(stem: str) -> tuple[str, str, str]:
    """The forms of a verb in -er."""
    return f"{stem}ez", f"{stem}e", f"{stem}er"


def counted(n: int, feminine: bool = False) -> str:
    if not 0 <= n < len(NUMBERS):
        return str(n)
    return NUMBERS[n] + "e" if feminine and n < 2 else NUMBERS[n]


def plural(noun: str, n: int) -> str:
    """« carte Héros » becomes « cartes Héros »."""
    if n < 2:
        return noun
    first, blank, rest = noun.partition(" ")
    return f"{first}s{blank}{rest}"


def some(n: int, noun: str) -> str:
    return f"{counted(n, noun in CARDS)} {plural(noun, n)}"


def up_to(n: int, noun: str, exact: bool = False) -> str:
    """One or up to so many; the noun is « de vos runes »."""
    if n >= 12:
        return f"l’ensemble {noun}" if exact else f"autant {noun} que vous voulez"
    return f"une {noun}" if n == 1 else f"{'' if exact else 'jusqu’à '}{counted(n)} {noun}"


def a(noun: str) -> str:
    return f"{'une' if noun in CARDS else 'un'} {noun}"


class French(Sayer):
    POINTS = ("Triomphe", "Tragédie", "Expérience", "Vertu", "Corruption")
    last_and = " et "
    last_or = " ou "
    or_if = ", ou si "
    colon = f"{NBSP}: "

    def icon(self, which: int, n: int) -> str:
        after = ABILITIES[which][1] if which < p.KINDS_OF_ICON else ICONS[which - p.KINDS_OF_ICON]
        name = after.removeprefix("de ").removeprefix("d’")
        return name if n == 1 else f"{n} {name}"

    def drawn(self, n: int, deck: int) -> str:
        return some(n, DECKS[deck])

    def victory(self, targets: Sequence[int]) -> str:
        players = ("un joueur", "deux joueurs", "trois", "quatre")
        said = [f"{n} à {who}" for n, who in zip(targets[1:], players, strict=True)]
        return f"L’Adversaire l’emporte dès qu’il a autant d’Expérience{NBSP}: {self.join(said)}."

    # Beginnings.

    def limit(self, limit: int) -> str:
        return ("", "une fois par tour", "une fois par partie")[limit]

    def once_in_turn(self) -> str:
        return "une fois pendant votre tour"

    def when(self, said: str) -> str:
        return f"si {said}"

    def for_foe(self, waits: bool) -> str:
        return "crâne, après le Défi" if waits else "crâne"

    def lead(self, scene: Scene) -> str:
        on, mine, somebody = scene.on, scene.mine, WHOSE[scene.whose]
        if on in (c.BEFORE, c.FACING):
            said = OF[scene.whose].format("lancer")
            plain = scene.card is None and not scene.abilities
            tried = "" if plain else f" pour {self._tried(scene)}"
            return f"{'avant' if on == c.BEFORE else 'après'} {said}{tried}"
        if on == c.AFTER:
            return self._after(scene)
        concerned = self._concerned(scene)
        simple = {
            c.ON_TRAIT: (*verb("déclar")[:2], concerned),
            c.GAIN_CARD: (*verb("gagn")[:2], concerned),
            c.CARD_PLAYED: (*verb("jou")[:2], concerned),
            c.CARD_DRAWN: (*verb("pioch")[:2], concerned),
            c.XP_GAINED: (*verb("gagn")[:2], "de l’Expérience"),
            c.XP_SPENT: (*verb("dépens")[:2], "de l’Expérience"),
            c.JOURNEY: ("faites", "fait", "un Voyage"),
            c.ACT_REVEALED: ("révélez", "révèle", "un Acte"),
            c.ALLY_SACRIFICED: (*verb("sacrifi")[:2], "un Allié"),
        }
        if on in simple:
            you, others, what = simple[on]
            said = f"quand {f'vous {you}' if mine else f'{somebody} {others}'} {what}"
            if on == c.JOURNEY and scene.card is not None:
                said += f" qui remplace {concerned}"
            return said
        if on == c.RESPONSE:
            of = ("que vous jouez", "d’un autre joueur", "")[scene.whose]
            return f"en réponse à {concerned} {of}".strip()
        if on == c.TRACK_MOVED:
            return self._steps(scene)
        if on in (c.TURN_START, c.TURN_END):
            turn = ("de votre tour", "du tour d’un autre joueur", "du tour d’un joueur")
            return f"{'au début' if on == c.TURN_START else 'à la fin'} {turn[scene.whose]}"
        during = (" pendant votre tour", " pendant le tour d’un autre joueur", "")
        revealed = f"quand {concerned} est révélé{during[scene.whose]}"
        return {
            c.OWN_TURN: "pendant votre tour",
            c.ANY: "à tout moment",
            c.REVEAL: "quand cette carte est révélée",
            c.ALLY_REVEALED: revealed,
            c.ADVERSARY_REVEALED: revealed,
        }[on]

    def _steps(self, scene: Scene) -> str:
        somebody = WHOSE[scene.whose]
        if scene.direction < 0:
            whose = "votre marqueur" if scene.mine else f"le marqueur d’{somebody}"
            return f"pour chaque pas que fait {whose}"
        name = ("Vertu", "Corruption")[scene.direction]
        if scene.mine:
            return f"pour chaque {name} que vous {('gagnez', 'subissez')[scene.direction]}"
        return f"pour chaque {name} que {('gagne', 'subit')[scene.direction]} {somebody}"

    def _after(self, scene: Scene) -> str:
        mine, somebody, tried = scene.mine, WHOSE[scene.whose], self._tried(scene)
        foe = scene.card is not None and bits(scene.card.mask) == [p.ADVERSARY]
        by = "" if scene.margin is None else self._by(scene.margin)
        if scene.outcome == p.FAILURE:
            by = by.replace("une marge", "un écart")
        if scene.outcome == p.SUCCESS:
            you, others = ("battez", "bat") if foe else ("relevez", "relève")
            return f"quand {f'vous {you}' if mine else f'{somebody} {others}'} {tried}{by}"
        if scene.outcome == p.FAILURE:
            fail = "vous échouez" if mine else f"{somebody} échoue"
            return f"quand {fail} {'contre' if foe else 'à'} {tried}{by}"
        plain = scene.card is None and not scene.abilities
        whose = ("votre tentative", "la tentative d’un autre joueur", "la tentative d’un joueur")
        target = "" if plain else f" contre {tried}"
        return f"après {whose[scene.whose]}{target}"

    def _by(self, margin: Fact) -> str:
        low, high = steps(margin)
        if high == 0:
            return " sans aucune marge"
        if low == c.NO_LOW:
            return f" avec une marge d’au plus {high}"
        if high == c.NO_HIGH:
            return f" avec une marge d’au moins {low}"
        return f" avec une marge de {low}" + ("" if low == high else f" à {high}")

    def _tried(self, scene: Scene) -> str:
        """The Challenge of an attempt."""
        said = "un Défi" if scene.card is None else self._a(scene.card, "Défi")
        if scene.abilities:
            said += f" qui demande {self._abilities(scene.abilities)}"
        return said + self._strict(scene.card)

    def _abilities(self, mask: int) -> str:
        return self.join([ABILITIES[one][0] for one in bits(mask)], self.last_or)

    def _concerned(self, scene: Scene) -> str:
        """The card that something has happened to."""
        usual = {
            c.ON_TRAIT: "Trait",
            c.GAIN_CARD: "carte Histoire ou un Allié",
            c.ALLY_REVEALED: "Allié",
            c.ADVERSARY_REVEALED: "Adversaire",
            c.ALLY_SACRIFICED: "Allié",
            c.JOURNEY: "carte",
        }.get(scene.on, "carte Héros ou Anti-héros")
        fact = scene.card or Fact(c.IF_CARD)
        return self._a(fact, usual)

    def _a(self, fact: Fact, usual: str) -> str:
        """Such a card with its article; several kinds have one each."""
        kinds = bits(fact.mask)
        if kinds == [p.HERO, p.ANTIHERO]:
            said = "une carte Héros ou Anti-héros"
        elif kinds:
            said = self.join([a(KINDS[kind]) for kind in kinds], self.last_or)
        else:
            said = f"{'une' if usual.startswith('carte') else 'un'} {usual}"
        said += self._acts(fact)
        return said + self._path(fact)

    def _all(self, fact: Fact, usual: str) -> str:
        """Such cards, without an article."""
        kinds = bits(fact.mask)
        said = self.join([plural(KINDS[kind], 2) for kind in kinds]) or plural(usual, 2)
        said += self._acts(fact)
        return said + self._path(fact)

    def _strict(self, fact: Fact | None, many: bool = False) -> str:
        """Adversaries are Challenges as well, unless a card says otherwise."""
        if fact is None or bits(fact.mask) != [p.CHALLENGE]:
            return ""
        return " (pas les Adversaires)" if many else " (pas un Adversaire)"

    def _acts(self, fact: Fact) -> str:
        if not fact.acts:
            return ""
        acts = self.join([ROMAN[act] for act in bits(fact.acts)], self.last_or)
        return f" de l’Acte {acts}"

    def _path(self, fact: Fact) -> str:
        said = ""
        if fact.tone >= 0 or fact.face >= 0:
            tone = (" clair", " sombre", "")[fact.tone]
            plus = (" sans +1", " à +1", "")[fact.face]
            said = f" par un chemin{tone}{plus}"
        if fact.ally >= 0:
            said += " qui abrite un Allié" if fact.ally else " sans Allié"
        return said

    # Conditions.

    def fact(self, fact: Fact, scene: Scene) -> str:
        you = scene.mine or scene.on in (c.OWN_TURN, c.ANY, c.GAME_END)
        who, are = ("vous", "êtes") if you else ("ce joueur", "est")
        kind = fact.kind
        if kind == c.IF_OUTCOME:
            return "le Défi est relevé" if fact.low == p.SUCCESS else "le Défi n’est pas relevé"
        if kind == c.IF_MARGIN:
            return f"la marge est {_range(fact.low, fact.high, 'de ', 'd’')}"
        if kind == c.IF_ABILITY:
            names = [ABILITIES[one][0] for one in bits(fact.mask)]
            if not fact.negated:
                return f"le Défi demande {self._abilities(fact.mask)}"
            if len(names) == 1:
                return f"le Défi ne demande pas {names[0]}"
            return f"le Défi ne demande ni {' ni '.join(names)}"
        if kind == c.IF_RUNES:
            return self._runes(fact)
        if kind == c.IF_CARD:
            return self._is(fact)
        if kind == c.IF_DIRECTION:
            return f"c’est un pas de {'Corruption' if fact.low else 'Vertu'}"
        if kind == c.IF_LEVEL:
            return f"{who} {are} {_levels(fact)}"
        assert kind == c.IF_COUNT
        if fact.what == c.Q_ADVERSARY_XP:
            if fact.high == 0:
                return "l’Adversaire n’a aucune Expérience"
            return f"l’Adversaire a {_range(fact.low, fact.high)} Expérience"
        if fact.what == c.Q_STAGE:
            return f"{who} {are} à {_acts(fact)}"
        if fact.high == 0:
            have = "n’avez" if you else "n’a"
            said = f"{have} {self._none(fact.what)}"
        else:
            said = f"{'avez' if you else 'a'} {self._bounded(fact)}"
        return f"{who} {said if you else said.replace('votre', 'son')}"

    def _runes(self, fact: Fact) -> str:
        kind, both = (
            ("rune principale", "runes principales"),
            ("rune Sombre", "runes Sombres"),
            ("rune de compétence", "runes de compétence"),
            ("rune", "runes"),
        )[fact.what]
        face = ("2", "1", "0", "une carte", "la Corruption", "")[fact.face]
        n = fact.low - 1 if fact.negated else fact.low
        one = f"montre {face}" if face else "a été lancée"
        many = f"montrent {face}" if face else "ont été lancées"
        if n == 0:
            return f"aucune {kind} {f'ne montre {face}' if face else 'n’a été lancée'}"
        bound = "au plus" if fact.negated else "au moins"
        if n == 1:
            return f"{bound} une {kind} {one}"
        return f"{bound} {counted(n)} {both} {many}"

    def _is(self, fact: Fact) -> str:
        said: list[str] = []
        no = fact.negated
        if fact.mask or fact.acts:
            such = self._a(Fact(c.IF_CARD, mask=fact.mask, acts=fact.acts), "carte")
            said.append(f"la carte {'n’est pas' if no else 'est'} {such}")
        if fact.tone >= 0 or fact.face >= 0:
            path = self._path(Fact(c.IF_CARD, face=fact.face, tone=fact.tone))
            said.append(f"la tentative {'ne passe pas' if no else 'passe'}{path}")
        if fact.ally >= 0:
            there = bool(fact.ally) != no
            said.append("le Défi abrite un Allié" if there else "le Défi n’abrite aucun Allié")
        return self.join(said, self.last_or if no else self.last_and)

    def _none(self, what: int) -> str:
        noun, feminine = self._noun(what, 1)
        return f"{counted(0, feminine)} {noun}"

    def _bounded(self, fact: Fact) -> str:
        """At least two icons."""
        low, high, what = fact.low, fact.high, fact.what
        if high == 0:
            return self._none(what)
        if what in (c.Q_XP, c.Q_TRIUMPH, c.Q_TRAGEDY):
            return f"{_range(low, high)} {self._noun(what, 2)[0]}"
        n = low if high == c.NO_HIGH else high
        noun, feminine = self._noun(what, n)
        if low == high:
            return f"exactement {counted(low, feminine)} {noun}"
        if high == c.NO_HIGH:
            return f"au moins {counted(low, feminine)} {noun}"
        if low == c.NO_LOW:
            return f"au plus {counted(high, feminine)} {noun}"
        return f"entre {counted(low, feminine)} et {counted(high, feminine)} {noun}"

    def _noun(self, what: int, n: int) -> tuple[str, bool]:
        """What is counted, one or several, and whether it is feminine."""
        s = "s" if n > 1 else ""
        if what < p.KINDS_OF_ICON:
            return f"icône{s} {ABILITIES[what][1]}", True
        if what < c.FIRST_QUANTITY:
            return f"icône{s} {ICONS[what - p.KINDS_OF_ICON]}", True
        return {
            c.Q_ICON_KINDS: (f"sorte{s} d’icônes Histoire", True),
            c.Q_ABILITY_KINDS: (f"sorte{s} d’icônes de compétence", True),
            c.Q_TRIUMPH: ("Triomphe dans votre Histoire", False),
            c.Q_TRAGEDY: ("Tragédie dans votre Histoire", True),
            c.Q_XP: ("Expérience", True),
            c.Q_HAND: (f"carte{s} en main", True),
            c.Q_ALLIES: (f"Allié{s}", False),
            c.Q_ADVERSARIES: (f"Adversaire{s} dans votre Histoire", False),
            c.Q_TRAITS: (f"Trait{s}", False),
            c.Q_CHALLENGES: (f"Défi{s} dans votre Histoire", False),
            c.Q_PLAYED: (f"carte{s} jouée{s}", True),
            c.Q_PLAYED_HERO: (f"carte{s} Héros jouée{s}", True),
            c.Q_PLAYED_ANTIHERO: (f"carte{s} Anti-héros jouée{s}", True),
            c.Q_ADVERSARY_XP: ("Expérience de l’Adversaire", True),
            c.Q_CARDS: (f"carte{s} Histoire", True),
            c.Q_STAGE: (f"Acte{s} que vous avez atteint{s}", False),
        }[what]

    def required(self, fact: Fact) -> str:
        if fact.kind == c.IF_LEVEL:
            said = _levels(fact).removeprefix("au ")
            return f"un niveau {said}" if said.startswith("entre") else said
        if fact.what == c.Q_STAGE:
            return _acts(fact)
        noun, feminine = self._noun(fact.what, fact.low)
        if fact.high != c.NO_HIGH:
            return self._bounded(fact)
        if fact.what in (c.Q_XP, c.Q_TRIUMPH, c.Q_TRAGEDY, c.Q_ADVERSARY_XP):
            return f"{fact.low} {noun}"
        return f"{counted(fact.low, feminine)} {noun}"

    # Prices.

    def cost(self, cost: c.Cost) -> str:
        return self.join([self._pay(way) for way in (cost, *cost.others)], self.last_or)

    def _pay(self, cost: c.Cost) -> str:
        said: list[str] = []
        if cost.xp:
            said.append(f"payez {cost.xp} Expérience")
        if cost.corruption:
            said.append(f"subissez {cost.corruption} Corruption")
        if cost.hand:
            said.append(f"défaussez {some(cost.hand, DECKS[cost.deck])} de votre main")
        if cost.sacrifice:
            said.append("sacrifiez cet Allié")
        if cost.any_ally:
            said.append("sacrifiez un de vos Alliés")
        return self.join(said)

    def price(self, cost: c.Cost) -> str:
        ways = []
        for way in (cost, *cost.others):
            said = [f"{way.xp} Expérience"] if way.xp else []
            said += [f"{way.corruption} Corruption"] if way.corruption else []
            ways.append(self.join(said))
        return self.join(ways, self.last_or)

    def pay_to(self, price: str, purposes: str) -> str:
        return f"{price} pour {purposes}"

    def pay_and(self, price: str, clauses: str) -> str:
        return f"{price}{NBSP}; {clauses}"

    def may(self, effects: Sequence[c.Effect], scene: Scene, together: bool) -> str:
        if together:
            return f"vous pouvez {self.purposes(effects, scene)}"
        return f"si vous le voulez, {self.clauses(effects, scene)}"

    # Effects.

    def orders(self, effects: Sequence[c.Effect], scene: Scene) -> str:
        said = [self._phrase(effect, scene) for effect in effects]
        return self.join([f"{phrase.you} {phrase.rest}" for phrase in said])

    def purposes(self, effects: Sequence[c.Effect], scene: Scene) -> str:
        said = [self._phrase(effect, scene) for effect in effects]
        return self.join([f"{phrase.infinitive} {phrase.rest}" for phrase in said])

    def clauses(self, effects: Sequence[c.Effect], scene: Scene) -> str:
        said: list[str] = []
        for effect in effects:
            if effect.kind == c.CHANGE_DIFFICULTY:
                said.append(self._harder("le Défi est", effect) + self._until(effect))
            elif effect.kind == c.ALLOW and not self.is_mine(effect, scene):
                said.append(self._also(effect))
            else:
                said.append(self._spoken(self._phrase(effect, scene), scene))
        return self.join(said)

    def _spoken(self, phrase: Phrase, scene: Scene) -> str:
        subject = self._who(phrase.who, scene)
        verb_ = phrase.you if subject == "vous" else phrase.third
        return f"{subject} {verb_} {phrase.rest}"

    def _who(self, who: int, scene: Scene) -> str:
        if who == c.OPPONENT:
            said = "ce joueur" if scene.chosen else "un autre joueur"
            if not scene.chosen and scene.or_foe:
                said += " ou l’Adversaire"
            scene.chosen = True
            return said
        if who == c.ACTIVE:
            attempt = scene.whose != c.OWN and not scene.foe and scene.on not in (c.ANY, c.RESPONSE)
            return "ce joueur" if attempt else "le joueur actif"
        return {
            c.SELF: "vous",
            c.EACH: "chaque joueur",
            c.EACH_OTHER: "chaque autre joueur",
            c.THE_ADVERSARY: "l’Adversaire",
        }[who]

    def _to(self, who: int, scene: Scene) -> str:
        """From whom something is taken."""
        whom = self._who(who, scene).replace(" ou l’", " ou à l’")
        return f"au {whom.removeprefix('le ')}" if whom.startswith("le ") else f"à {whom}"

    def _phrase(self, effect: c.Effect, scene: Scene) -> Phrase:
        who, n, kind = scene.person(effect.who), effect.n, effect.kind
        if kind == c.GAIN_XP:
            if effect.source == c.SUPPLY:
                return Phrase(who, *verb("gagn"), f"{n} Expérience")
            whom = self._to(scene.person(effect.source), scene)
            return Phrase(who, "prenez", "prend", "prendre", f"{n} Expérience {whom}")
        if kind == c.LOSE_XP:
            return Phrase(who, "perdez", "perd", "perdre", f"{n} Expérience")
        if kind == c.DRAW:
            if effect.deck == c.FROM_EITHER:
                one = "une carte Héros ou Anti-héros"
                rest = one if n == 1 else f"{counted(n)} cartes, Héros ou Anti-héros"
            else:
                rest = some(n, DECKS[effect.deck])
            return Phrase(who, *verb("pioch"), rest)
        if kind == c.DISCARD_CARDS:
            rest = some(n, DECKS[effect.deck]) + (" au hasard" if effect.random else "")
            return Phrase(who, *verb("défauss"), rest)
        if kind == c.MOVE_TRACK:
            if effect.way == c.VIRTUE:
                return Phrase(who, *verb("gagn"), f"{n} Vertu")
            return Phrase(who, "subissez", "subit", "subir", f"{n} Corruption")
        doer = c.THE_ADVERSARY if scene.foe else c.SELF
        if kind == c.ADD_TOTAL:
            until = self._until(effect)
            if n > 0:
                to = "à votre résultat" if scene.mine else "au résultat"
                return Phrase(doer, *verb("ajout"), f"{n} {to}{until}")
            of = "de votre résultat" if scene.mine else "du résultat"
            return Phrase(doer, *verb("retir"), f"{-n} {of}{until}")
        if kind == c.REMOVE_ALLY:
            return Phrase(who, "perdez", "perd", "perdre", "un Allié")
        if kind == c.LOOK:
            return Phrase(who, *verb("regard"), self._top(effect))
        forms, rest = self._deed(effect, scene)
        return Phrase(doer, *forms, rest)

    def _deed(self, effect: c.Effect, scene: Scene) -> tuple[tuple[str, str, str], str]:
        """What the owner does with runes, rows and cards."""
        n, kind, act = effect.n, effect.kind, effect.act
        of_runes = "de vos runes" if scene.mine else "des runes"
        do = ("faites", "fait", "faire")
        if kind == c.SHIELD:
            return verb("ignor"), f"la Corruption {of_runes}"
        if kind == c.ADD_RUNES:
            return verb("lanc"), self._more(effect)
        if kind == c.REROLL:
            return verb("relanc"), up_to(n, of_runes)
        if kind == c.FLIP:
            return verb("retourn"), up_to(n, of_runes, exact=True)
        if kind == c.RETRY:
            return verb("retent"), "le Défi"
        if kind == c.REPLACE_ROW:
            where = f"de l’Acte {ROMAN[act]}" if act else "des rangées"
            if n == 0:
                return verb("remplac"), f"toutes les autres cartes {where}"
            return verb("remplac"), f"{'' if n == 1 else 'jusqu’à '}{some(n, 'carte')} {where}"
        if kind == c.CHANGE_COST:
            price = (
                f"pour {abs(int(n))} Expérience de {'plus' if n > 0 else 'moins'} pendant ce tour"
            )
            if effect.what == c.COST_JOURNEY:
                return do, f"vos Voyages {price}"
            if effect.what == c.COST_DARK:
                return verb("ajout"), f"vos runes Sombres {price}"
            return verb("gagn"), f"vos Traits {price}"
        if kind == c.ALLOW:
            return self._allowed(effect)
        if kind == c.CANCEL:
            return verb("annul"), "cette carte"
        if kind == c.REMOVE_BONUSES:
            cards = ("les cartes Héros", "les cartes Anti-héros", "les cartes")[effect.what]
            return verb("annul"), f"tous les bonus donnés au résultat par {cards}"
        if kind == c.EXTRA_ACTION:
            many = "action principale" if n == 1 else "actions principales"
            return verb("effectu"), f"{counted(n, True)} {many} de plus pendant ce tour"
        if kind == c.EXTRA_JOURNEY:
            return do, f"{some(n, 'Voyage')} de plus pendant ce tour"
        if kind == c.TAKE_BACK:
            cards = up_to(n, f"de vos {plural(DECKS[effect.deck], 2)} jouées")
            return ("reprenez", "reprend", "reprendre"), f"en main {cards}"
        if kind == c.RETURN_CARD:
            pile = ("de la défausse Héros", "de la défausse Anti-héros", "des défausses")
            cards = f"{'' if n == 1 else 'jusqu’à '}{some(n, 'carte')}"
            return ("prenez", "prend", "prendre"), f"en main {cards} {pile[effect.deck]}"
        if kind == c.MOVE_ALLY:
            if effect.source == c.OPPONENT:
                return ("prenez", "prend", "prendre"), f"un Allié {self._to(c.OPPONENT, scene)}"
            return verb("déplac"), "un Allié d’un Défi à un autre"
        assert kind == c.GAIN_STORY
        of = f"de l’Acte {ROMAN[act]}" if act else "des rangées"
        return verb("gagn"), f"une carte Histoire {of} sans lancer les runes"

    def _top(self, effect: c.Effect) -> str:
        acts = [f"l’Acte {ROMAN[act]}" for act in (1, 2, 3)]
        decks = (*[f"de {act}" for act in acts], "Héros", "Anti-héros", "de l’Adversaire")
        deck = f"de la pioche {decks[effect.pile]}"
        if effect.n == 1:
            return f"la première carte {deck}"
        back = ", à replacer dans n’importe quel ordre" if effect.reorder else ""
        return f"les {counted(effect.n)} premières cartes {deck}{back}"

    def _more(self, effect: c.Effect) -> str:
        n = effect.n
        said = "une rune" if n == 1 else f"{counted(n)} runes"
        if effect.what == c.RUNE_DARK:
            return f"{said} Sombre{'' if n == 1 else 's'} de plus"
        if effect.what == c.RUNE_LISTED:
            return f"{said} de plus parmi les compétences du Défi"
        return f"{said} {ABILITIES[effect.what][1]} de plus"

    def _allowed(self, effect: c.Effect) -> tuple[tuple[str, str, str], str]:
        if effect.what == c.ALLOW_BOTTOM:
            return verb("utilis"), "des runes Sombres même au niveau 7"
        if effect.what == c.ALLOW_TRAIT:
            return verb("ignor"), "la condition de votre prochain Trait de ce tour"
        if effect.ability < 0:
            return verb("lanc"), "aussi les runes d’une autre compétence"
        return verb("lanc"), f"aussi vos runes {ABILITIES[effect.ability][1]}"

    def _also(self, effect: c.Effect) -> str:
        """What is allowed in the attempt of somebody else."""
        if effect.what == c.ALLOW_BOTTOM:
            return "ce joueur peut utiliser des runes Sombres même au niveau 7"
        if effect.what == c.ALLOW_TRAIT:
            return "le prochain Trait de ce joueur pendant ce tour n’a pas de condition"
        one = "une autre compétence" if effect.ability < 0 else ABILITIES[effect.ability][0]
        return f"le Défi demande aussi {one}"

    def _until(self, effect: c.Effect) -> str:
        return ("", " pour ce lancer", " jusqu’à la fin du tour")[effect.until]

    def _harder(self, subject: str, effect: c.Effect, s: str = "", whom: str = "") -> str:
        how = f"difficile{s}" if effect.n > 0 else f"facile{s}"
        return f"{subject} plus {how} de {abs(int(effect.n))}{whom}{self._per(effect)}"

    def _per(self, effect: c.Effect) -> str:
        if effect.per < 0:
            return ""
        noun = self._noun(effect.per, effect.each)[0]
        most = "" if effect.most == c.NO_HIGH else f", {effect.most} au plus"
        if effect.each == 1:
            return f" pour chaque {noun}{most}"
        points = (c.Q_XP, c.Q_TRIUMPH, c.Q_TRAGEDY, c.Q_ADVERSARY_XP)
        number = effect.each if effect.per in points else counted(effect.each)
        return f" par tranche de {number} {noun}{most}"

    # What lasts.

    def lasting(self, effect: c.Effect, scene: Scene) -> str:
        said = self._lasting(effect, scene)
        rest = list(scene.rest)
        if scene.card is not None and effect.kind == c.ALLOW:
            rest.insert(0, scene.card)
        if scene.abilities and effect.kind != c.CHANGE_DIFFICULTY:
            rest.append(Fact(c.IF_ABILITY, mask=scene.abilities))
        return f"{said} {self.when(self.all_of(rest, scene))}" if rest else said

    def _lasting(self, effect: c.Effect, scene: Scene) -> str:
        if effect.kind == c.CHANGE_COST:
            what = ("Voyages", "runes Sombres", "Traits")[effect.what]
            whose = "vos" if scene.whose == c.OWN else "les"
            more = "plus" if effect.n > 0 else "moins"
            return f"{whose} {what} coûtent {abs(int(effect.n))} Expérience de {more}"
        if effect.kind == c.CHANGE_DIFFICULTY:
            return self._difficulty(effect, scene)
        if effect.kind == c.FORBID:
            return self._forbidden(effect)
        may = "vous pouvez" if scene.whose == c.OWN else "chaque joueur peut"
        if effect.what == c.ALLOW_TRAIT:
            return f"{may} gagner des Traits sans en remplir les conditions"
        forms, rest = self._allowed(effect)
        theirs = "vos runes" if scene.whose == c.OWN else "ses runes"
        return f"{may} {forms[2]} {rest.replace('vos runes', theirs)}"

    def _difficulty(self, effect: c.Effect, scene: Scene) -> str:
        fact = scene.card or Fact(c.IF_CARD)
        noun = self._all(fact, "Défi")
        covers = not fact.mask or fact.mask >> p.ADVERSARY & 1
        if scene.kind == p.ADVERSARY and covers and not effect.includes_self:
            noun = f"autres {noun}"
        if scene.abilities:
            noun += f" qui demandent {self._abilities(scene.abilities)}"
        noun += self._strict(fact, many=True)
        whom = " pour vous" if scene.whose == c.OWN else ""
        said = self._harder(f"les {noun} sont", effect, "s", whom)
        if scene.kind == p.ADVERSARY and effect.includes_self:
            said += ", celui-ci compris"
        return said

    def _forbidden(self, effect: c.Effect) -> str:
        rune = "de compétence" if effect.ability < 0 else ABILITIES[effect.ability][1]
        what = (
            "jouer de cartes Héros",
            "jouer de cartes Anti-héros",
            "utiliser les pouvoirs des Alliés",
            "piocher de cartes grâce aux runes",
            "utiliser de runes Sombres",
            f"lancer de runes {rune}",
        )[effect.what]
        return f"personne ne peut {what}"

    # Points.

    def clause(self, effect: c.Effect, scene: Scene) -> str:
        kind = "Triomphe" if effect.way == p.TRIUMPH else "Tragédie"
        said = f"{str(effect.n).replace('-', '−')} {kind}{self._per(effect)}"
        return f"{said} {self.when(self.all_of(scene.rest, scene))}" if scene.rest else said


def _range(low: int, high: int, of: str = "", elided: str = "") -> str:
    if low == high:
        return f"{of}exactement {low}" if not elided else f"{of}{low}"
    if high == c.NO_HIGH:
        return f"{elided}au moins {low}"
    if low == c.NO_LOW:
        return f"{elided}au plus {high}"
    return f"de {low} à {high}".replace("-", "−")


def _levels(fact: Fact) -> str:
    low, high = max(fact.low, 1), min(fact.high, p.LEVELS)
    if low == high:
        return f"au niveau {low}"
    return f"au niveau {', '.join(str(level) for level in range(low, high))} ou {high}"


def _acts(fact: Fact) -> str:
    low, high = max(fact.low, 1), min(fact.high, p.ACTS)
    if low >= high:
        return f"l’Acte {ROMAN[min(low, 3)]}"
    return f"l’Acte {ROMAN[low]} {'ou' if high == low + 1 else 'à'} {ROMAN[high]}"
