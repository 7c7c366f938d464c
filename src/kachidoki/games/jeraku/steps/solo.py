"""[solo] The human's card, then two of automatic clans: a samurai strikes, then the Daimyo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.jeraku import events, pieces
from kachidoki.games.jeraku.moves import TAKES, VICTIMS, Open, Reveal, Take, Victim
from kachidoki.games.jeraku.steps.card import carry_out
from kachidoki.games.jeraku.steps.step import refused_card
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Source
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import ChanceStep, Step

if TYPE_CHECKING:
    from kachidoki.games.jeraku.state import JerakuState


class SoloSkirmishes(Step["JerakuState"]):
    """[solo] The next skirmish, as long as there is one."""

    def enter(self, state: JerakuState) -> None:
        if state.skirmish == state.rules.skirmishes:
            state.back()
            return
        state.skirmish += 1
        state.turn = 0
        if state.events is not None:
            state.happened(events.SoloSkirmish(number=state.skirmish))
        state.stack += [self, REVEAL, OTHER]
        state.wait(OPEN)


class Opening(ChanceStep["JerakuState"]):
    """[solo] The two open cards of a skirmish."""

    def outcomes(self, state: JerakuState, prefix: list[int]) -> list[tuple[int, int]]:
        return unseen_cards(state, prefix) if len(prefix) < pieces.OPEN_CARDS else []

    def outcome(self, state: JerakuState, values: list[int]) -> Chance:
        return Open(values[:])

    def drawn_from(self, state: JerakuState, rng: Source) -> Chance | None:
        unseen = pieces.ALL_CARDS & ~state.seen
        one = drawn(unseen, rng)
        return Open([one, drawn(unseen & ~pieces.bit(one), rng)])

    def fits(self, state: JerakuState, move: Move) -> bool:
        return isinstance(move, Open) and not any(state.seen >> card & 1 for card in move.cards)

    def take(self, state: JerakuState, move: Move, seat: i64) -> None:
        assert isinstance(move, Open)
        state.revealing = True
        state.open = pieces.bit(move.cards[0]) | pieces.bit(move.cards[1])
        state.seen |= state.open
        if state.events is not None:
            state.happened(events.Open(cards=pieces.card_names(state.open)))
        state.wait(TAKE)


class Taking(Step["JerakuState"]):
    """[solo-card] The human takes one of the open cards; the other one is for its clan."""

    def ask(self, state: JerakuState) -> None:
        state.actor = 0

    def answers(self, state: JerakuState, seat: i64) -> tuple[Move, ...]:
        return tuple([TAKES[card] for card in pieces.cards_in(state.open)])

    def why_not(self, state: JerakuState, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, Take):
            return super().why_not(state, move, seat)
        if state.open >> move.card & 1:
            return None
        return refused_card("not-open", "solo-card", move)

    def take(self, state: JerakuState, move: Move, seat: i64) -> None:
        assert isinstance(move, Take)
        state.open &= ~pieces.bit(move.card)
        state.acting = pieces.GREEN
        if state.events is not None:
            suit, value = pieces.SUITS[move.suit], pieces.VALUE_NAMES[move.value]
            state.happened(events.Take(seat=0, suit=suit, value=value))
        state.top = move.card
        carry_out(state, move.card)


class OtherCard(Step["JerakuState"]):
    """[solo] Once the human's card is done, the other open one comes into effect."""

    def enter(self, state: JerakuState) -> None:
        state.stack.pop()
        card: i64 = 0
        while not state.open >> card & 1:
            card += 1
        state.open = 0
        begin_enemy(state, card)


class Revealing(ChanceStep["JerakuState"]):
    """[solo] The hidden card of a skirmish."""

    def outcomes(self, state: JerakuState, prefix: list[int]) -> list[tuple[int, int]]:
        return [] if prefix else unseen_cards(state, prefix)

    def outcome(self, state: JerakuState, values: list[int]) -> Chance:
        return Reveal(values[0])

    def drawn_from(self, state: JerakuState, rng: Source) -> Chance | None:
        return Reveal(drawn(pieces.ALL_CARDS & ~state.seen, rng))

    def fits(self, state: JerakuState, move: Move) -> bool:
        return isinstance(move, Reveal) and not state.seen >> move.card & 1

    def take(self, state: JerakuState, move: Move, seat: i64) -> None:
        assert isinstance(move, Reveal)
        state.revealing = True
        state.seen |= pieces.bit(move.card)
        # The second enemy card of the skirmish.
        state.turn = 1
        if state.events is not None:
            suit, value = (
                pieces.SUITS[pieces.SUIT_OF[move.card]],
                pieces.VALUE_NAMES[pieces.VALUE_OF[move.card]],
            )
            state.happened(events.Reveal(suit=suit, value=value))
        begin_enemy(state, move.card)


class Attack(Step["JerakuState"]):
    """[solo-samurai], [solo-daimyo] An automatic clan eliminates a samurai where it attacks; asked
    only where the human has to choose between clans that nothing tells apart."""

    def __init__(self, stage: str) -> None:
        super().__init__("victim", "victim", "solo-samurai", ("clan", "region"))
        self.stage = stage
        self.by = "samurai" if stage == "strike" else "daimyo"

    def enter(self, state: JerakuState) -> None:
        region = self.attacked(state)
        victims = self.candidates(state, region)
        if not victims:
            if state.events is not None:
                self._tell_spared(state, region)
            self.go_on(state, False)
            return
        victim: i64 = pieces.GREEN
        why = "only" if pieces.count(victims) == 1 else "green"
        if not victims >> pieces.GREEN & 1:
            if pieces.count(victims) > 1:
                victims, why = first_choice(state, victims, region)
            if pieces.count(victims) > 1:
                self.ask(state)
                return
            victim = 0 if victims == 1 else 1 if victims == 2 else 2
        self._kill(state, victim, region, why)
        self.go_on(state, True)

    def ask(self, state: JerakuState) -> None:
        state.actor = 0

    def values(self, state: JerakuState, seat: int) -> dict[str, Value]:
        return {
            "clan": pieces.CLANS[state.acting],
            "region": pieces.REGION_NAMES[self.attacked(state)],
        }

    def answers(self, state: JerakuState, seat: i64) -> tuple[Move, ...]:
        victims = self.tied(state)
        return tuple([VICTIMS[clan] for clan in range(pieces.GREEN) if victims >> clan & 1])

    def why_not(self, state: JerakuState, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, Victim):
            return super().why_not(state, move, seat)
        if self.tied(state) >> move.clan & 1:
            return None
        return Refusal("not-a-candidate", "solo-samurai", {"clan": pieces.CLANS[move.clan]})

    def take(self, state: JerakuState, move: Move, seat: i64) -> None:
        assert isinstance(move, Victim)
        self._kill(state, move.clan, self.attacked(state), "choice")
        self.go_on(state, True)

    def attacked(self, state: JerakuState) -> i64:
        """The region of the attack: of the samurai that arrived, or of the Daimyo."""
        return target(state) if self.stage == "strike" else state.daimyo[state.acting]

    def protected(self, state: JerakuState, clan: i64, region: i64) -> bool:
        """[solo-protection], [solo-expert] Whether its Daimyo protects a clan from this attack."""
        if state.daimyo[clan] != region:
            return False
        # [solo-expert] Against Daimyos the green one does not help.
        return clan != pieces.GREEN or not state.rules.expert or self.stage == "strike"

    def candidates(self, state: JerakuState, region: i64) -> i64:
        """[solo-samurai] The clans with a samurai there that nothing protects, as bits."""
        victims: i64 = 0
        clan: i64 = 0
        while clan < state.rules.clans:
            if clan != state.acting and state.occupied[clan] >> region & 1:
                if not self.protected(state, clan, region):
                    victims |= pieces.bit(clan)
            clan += 1
        return victims

    def tied(self, state: JerakuState) -> i64:
        """[solo-samurai] The clans between which the human has to choose; 0 if nobody has to."""
        region = self.attacked(state)
        victims = self.candidates(state, region)
        if victims >> pieces.GREEN & 1 or pieces.count(victims) < 2:
            return 0
        return first_choice(state, victims, region)[0]

    def go_on(self, state: JerakuState, killed: bool) -> None:
        """What the clan does after this attack."""
        if self.stage == "strike":
            state.wait(HOLD)
        elif self.stage == "hold":
            move_daimyo(state, killed)
        else:
            end_enemy(state)

    def _kill(self, state: JerakuState, victim: i64, region: i64, why: str) -> None:
        state.leave(victim, region)
        state.supply[victim] += 1
        if state.events is not None:
            state.happened(
                events.EnemyKill(
                    # Whose samurai are the green ones, and who chooses.
                    seat=0,
                    clan=pieces.CLANS[state.acting],
                    rival=pieces.CLANS[victim],
                    region=pieces.REGION_NAMES[region],
                    by=self.by,
                    why=why,
                    rule=f"solo-{self.by}",
                )
            )

    def _tell_spared(self, state: JerakuState, region: i64) -> None:
        others = [
            clan
            for clan in range(state.rules.clans)
            if clan != state.acting and state.occupied[clan] >> region & 1
        ]
        state.happened(
            events.EnemySpare(
                clan=pieces.CLANS[state.acting],
                region=pieces.REGION_NAMES[region],
                by=self.by,
                why="protected" if others else "empty",
                rule="solo-protection" if others else "solo-samurai",
            )
        )


SOLO_SKIRMISH: Final = SoloSkirmishes("solo-skirmish", "", "solo")
OPEN: Final = Opening("open", "", "solo")
TAKE: Final = Taking("take", "take", "solo-card")
OTHER: Final = OtherCard("other", "", "solo")
REVEAL: Final = Revealing("reveal", "", "solo")
STRIKE: Final = Attack("strike")
HOLD: Final = Attack("hold")
ENTER: Final = Attack("enter")


def unseen_cards(state: JerakuState, prefix: list[int]) -> list[tuple[int, int]]:
    unseen = pieces.ALL_CARDS & ~state.seen
    return [(card, 1) for card in pieces.cards_in(unseen) if card not in prefix]


def drawn(cards: i64, rng: Source) -> i64:
    """One of these cards."""
    number: i64 = rng.below(pieces.count(cards))
    while number:
        cards &= cards - 1
        number -= 1
    return pieces.count((cards & -cards) - 1)


def target(state: JerakuState) -> i64:
    """[solo-samurai] The region that the enemy card names; a Ninja names Kyoto."""
    value: i64 = pieces.VALUE_OF[state.enemy]
    return pieces.KYOTO if value == pieces.NINJA else value


def begin_enemy(state: JerakuState, card: i64) -> None:
    """[solo-samurai] The colour of a card names the clan that acts: a samurai of it arrives."""
    clan: i64 = pieces.SUIT_OF[card]
    state.enemy = card
    state.acting = clan
    region = target(state)
    if state.events is not None:
        suit, value = pieces.SUITS[clan], pieces.VALUE_NAMES[pieces.VALUE_OF[card]]
        where = pieces.REGION_NAMES[region]
        state.happened(
            events.Enemy(
                clan=pieces.CLANS[clan], suit=suit, value=value, region=where, rule="solo-card"
            )
        )
        arrives = events.EnemyPlace if state.supply[clan] else events.EnemyEmpty
        state.happened(arrives(clan=pieces.CLANS[clan], region=where, rule="solo-samurai"))
    if state.supply[clan]:
        state.supply[clan] -= 1
        state.put(clan, region)
    state.wait(STRIKE)


def first_choice(state: JerakuState, victims: i64, region: i64) -> tuple[i64, str]:
    """[solo-samurai] Most points first, then most influence there: what is left, and why."""
    most: i64 = -1
    clan: i64
    for clan in range(pieces.GREEN):
        if victims >> clan & 1 and state.rp[clan] > most:
            most = state.rp[clan]
    kept: i64 = 0
    for clan in range(pieces.GREEN):
        if victims >> clan & 1 and state.rp[clan] == most:
            kept |= pieces.bit(clan)
    if pieces.count(kept) == 1:
        return kept, "points"
    victims = kept
    most = 0
    kept = 0
    for clan in range(pieces.GREEN):
        if victims >> clan & 1:
            here = state.influence(clan, region)
            if here > most:
                most = here
                kept = 0
            if here == most:
                kept |= pieces.bit(clan)
    return kept, "influence"


def move_daimyo(state: JerakuState, killed: bool) -> None:
    """[solo-daimyo], [solo-third-round] The Daimyo has struck where it stands, or moves."""
    at: i64 = state.daimyo[state.acting]
    to = target(state)
    if killed:
        stay(state, "killed", "solo-daimyo")
    elif to != at:
        step = at + 1 if to > at else at - 1
        value: i64 = pieces.VALUE_OF[state.enemy]
        # A 5 or a 6 does not bring a Daimyo into region 5 or 6.
        if state.round == pieces.ROUNDS and value >= 5 and step >= 5:
            stay(state, "blocked", "solo-third-round")
        else:
            go(state, step, "card", "solo-daimyo")
    elif state.round < pieces.ROUNDS:
        stay(state, "home", "solo-daimyo")
    elif at == pieces.KYOTO:
        stay(state, "kyoto", "solo-third-round")
    else:
        go(state, at - 1, "kyoto", "solo-third-round")


def go(state: JerakuState, region: i64, why: str, rule: str) -> None:
    """The Daimyo moves, and strikes where it is now."""
    if state.events is not None:
        here = pieces.REGION_NAMES[state.daimyo[state.acting]]
        there, clan = pieces.REGION_NAMES[region], pieces.CLANS[state.acting]
        state.happened(events.EnemyMove(clan=clan, from_=here, region=there, why=why, rule=rule))
    state.daimyo[state.acting] = region
    state.wait(ENTER)


def stay(state: JerakuState, why: str, rule: str) -> None:
    if state.events is not None:
        clan, region = pieces.CLANS[state.acting], pieces.REGION_NAMES[state.daimyo[state.acting]]
        state.happened(events.EnemyStay(clan=clan, region=region, why=why, rule=rule))
    end_enemy(state)


def end_enemy(state: JerakuState) -> None:
    state.top = state.enemy
    state.enemy = -1
    state.acting = -1
    state.back()
