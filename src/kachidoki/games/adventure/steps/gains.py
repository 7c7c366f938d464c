"""[rewards] A card joins a story."""

from typing import Final

from kachidoki.games.adventure import events
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.cards import Path
from kachidoki.games.adventure.cardset.codes import Deck, On, Track
from kachidoki.games.adventure.changes import fire, gain, steps_on_track
from kachidoki.games.adventure.counts import story_limit
from kachidoki.games.adventure.inplay import ANEW, comes_or_goes, does_now
from kachidoki.games.adventure.marks import Why
from kachidoki.games.adventure.masks import joined, with_pile
from kachidoki.games.adventure.pieces import AT_ADVERSARY, COLUMN, TALLY, WHOLE_STORY
from kachidoki.games.adventure.steps.cards import Fire, draw_later
from kachidoki.games.adventure.steps.rows import QUEUEING, REFILL
from kachidoki.games.adventure.steps.step import NOTHING, AdventureStep, done, put
from kachidoki.kernel.native import i64, mypyc_attr

# How a card is gained.
BY_ATTEMPT: Final = 0
AS_TRAIT: Final = 1
AS_GIFT: Final = 2

# What is done for a card that is gained, one after the other; characters begin with the track.
TUCK: Final = 0
TRACK: Final = 1
EXPERIENCE: Final = 2
CARDS: Final = 3
ITS_ALLY: Final = 4
SET_OFF: Final = 5
FILL: Final = 6


@mypyc_attr(free_list_len=1)
class Gaining(AdventureStep):
    """[rewards] A story card joins a story: what is next of it."""

    def __init__(self, stage: i64, slot: i64, card: i64, path: i64, how: i64, seat: i64) -> None:
        super().__init__("gain")
        self.stage: i64 = stage
        # Where it came from; NOTHING for a character.
        self.slot: i64 = slot
        self.card: i64 = card
        self.path: i64 = path
        self.how: i64 = how
        self.seat: i64 = seat

    def enter(self, state: AdventureRecord) -> None:
        slot = self.slot
        number = self.card
        seat = self.seat
        path = state.rules.cards.cards[number].paths[self.path]
        stage = self.busy(state, path)
        state.step = Gaining(stage + 1, slot, number, self.path, self.how, seat)
        if stage == TUCK:
            self.tuck(state, path)
        elif stage == TRACK:
            steps_on_track(state, seat, Track.VIRTUE, path.virtue, Why.REWARD, number)
            steps_on_track(state, seat, Track.CORRUPTION, path.corruption, Why.REWARD, number)
        elif stage == EXPERIENCE:
            gain(state, seat, path.xp, Why.REWARD, number)
        elif stage == CARDS:
            draw_later(state, seat, Deck.ANTIHERO, path.antihero, Why.REWARD, number)
            draw_later(state, seat, Deck.HERO, path.hero, Why.REWARD, number)
        elif slot == NOTHING:
            done(state)
        elif stage == ITS_ALLY:
            self.take_ally(state)
        elif stage == SET_OFF:
            # Found now, carried out in the order: gained, overcome.
            if self.how == BY_ATTEMPT:
                put(state, Fire(On.AFTER, seat, number, slot))
            fire(state, On.GAIN_CARD, seat, number, slot)
        elif stage == FILL:
            if slot < AT_ADVERSARY:
                put(state, QUEUEING)
                put(state, REFILL[slot])
        else:
            done(state)
            self.completed(state)

    def busy(self, state: AdventureRecord, path: Path) -> i64:
        """The next stage that has something to do."""
        stage = self.stage
        if stage == TRACK and not path.virtue and not path.corruption:
            stage = EXPERIENCE
        if stage == EXPERIENCE and not path.xp:
            stage = CARDS
        if stage == CARDS and not path.hero and not path.antihero:
            stage = ITS_ALLY
        if stage == ITS_ALLY and self.slot < AT_ADVERSARY and state.under[self.slot] < 0:
            stage = SET_OFF
        if stage == SET_OFF and not does_now(state, On.GAIN_CARD) and not does_now(state, On.AFTER):
            stage = FILL
        return stage

    def tuck(self, state: AdventureRecord, path: Path) -> None:
        slot = self.slot
        number = self.card
        seat = self.seat
        if slot < AT_ADVERSARY:
            if state.row[slot] != number or (slot == state.slot and state.left):
                # [challenge] It has left the table: nothing is gained, and nothing lost.
                done(state)
                if state.trier >= 0:
                    refund(state)
                return
            state.row[slot] = -1
        comes_or_goes(state, number, seat)
        state.story[seat] = joined(state.story[seat], number)
        state.paths[seat] = joined(state.paths[seat], self.path)
        count_path(state, seat, path)
        if slot == AT_ADVERSARY:
            state.beaten = True
            state.present = ANEW
            if state.events is not None:
                events.tell(state, events.adversary_beaten, seat=seat, card=number)
        if state.events is not None:
            column = (len(state.story[seat]) - 1) // COLUMN + 1
            events.tell(state, events.gain, seat=seat, card=number, path=path.key, column=column)

    def take_ally(self, state: AdventureRecord) -> None:
        slot = self.slot
        seat = self.seat
        ally: i64 = state.under[slot] if slot < AT_ADVERSARY else -1
        if ally < 0:
            return
        state.under[slot] = -1
        state.allies = with_pile(state.allies, seat, joined(state.allies[seat], ally))
        comes_or_goes(state, ally, seat)
        if state.events is not None:
            events.tell(state, events.gain_ally, seat=seat, card=ally)
        fire(state, On.GAIN_CARD, seat, ally)

    def completed(self, state: AdventureRecord) -> None:
        """[acts], [end] A column may be full, and a story."""
        seat = self.seat
        if len(state.story[seat]) == WHOLE_STORY and state.rules.versus and state.trigger < 0:
            state.trigger = seat
            if state.events is not None:
                events.tell(state, events.last_turns, seat=seat)


class Gift(AdventureStep):
    """A story card without an attempt, if there is room for it."""

    def __init__(self, slot: i64, seat: i64) -> None:
        super().__init__("gain-story")
        self.slot: i64 = slot
        self.seat: i64 = seat

    def enter(self, state: AdventureRecord) -> None:
        done(state)
        number: i64 = state.row[self.slot]
        if number >= 0 and len(state.story[self.seat]) < story_limit(state):
            put(state, Gaining(TUCK, self.slot, number, 0, AS_GIFT, self.seat))


def count_path(state: AdventureRecord, seat: i64, path: Path) -> None:
    """A path becomes part of a story."""
    at: i64 = seat * TALLY
    printed = path.tally
    for kind in range(TALLY):
        count: i64 = printed[kind]
        if count:
            state.tally[at + kind] += count


def refund(state: AdventureRecord) -> None:
    """[challenge] An attempt that came to nothing costs nothing."""
    state.main_left += 1
    state.deeds -= 1
    state.xp[state.trier] += state.dark_spent
    state.dark_bought -= state.dark_paid
    if state.events is not None:
        events.tell(state, events.attempt_ends, seat=state.trier, card=state.card)
