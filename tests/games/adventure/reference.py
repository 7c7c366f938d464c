"""A second reading of Call to Adventure, to compare the engine with.

One coroutine plays the game: it yields an `Ask` when somebody has to decide and a `Throw` when
chance has to, and is sent the text of the answer. Everything is written as the specification
tells it, one function for each of its steps.
"""

from kachidoki.games.adventure.cardset.codes import (
    ALLOWED,
    COSTS,
    DRAW_FROM,
    EFFECTS,
    FORBIDDEN,
    ON,
    UNTIL,
    WHOSE,
)
from kachidoki.games.adventure.pieces import ABILITIES, DECKS
from tests.games.adventure.reference_table import (
    FOE,
    SPECIAL,
    Attempt,
    Item,
    Mod,
    Slot,
    Source,
    Table,
    ability_of,
    from_whom,
    stone_name,
    who,
)

WINDOW_MOMENTS = ("before", "facing", "after", "trait", "own_turn", "response", "any")


class Ask:
    def __init__(self, options, sealed=False):
        self.options, self.sealed = options, sealed


class Throw:
    """What chance decides: first, adversary, shuffle, cast or lose; and between what."""

    def __init__(self, kind, of=()):
        self.kind, self.of = kind, of


class Ended(Exception):
    """The game ends at once."""


class Game(Table):
    def __init__(self, cards, mode, players, **options):
        super().__init__(cards, mode, players, **options)
        self.rise = next(iter(self.of_kind("rise")), None)
        self.course = self.game()
        self.answers = {}
        self.asked = None
        self.send(None)

    # Driving.

    def send(self, text):
        try:
            self.asked = self.course.send(text)
        except StopIteration:
            self.asked = None

    @property
    def chance(self):
        return isinstance(self.asked, Throw)

    @property
    def options(self):
        """The legal texts by seat."""
        if not isinstance(self.asked, Ask):
            return {}
        return {
            seat: texts for seat, texts in self.asked.options.items() if seat not in self.answers
        }

    def answer(self, seat, text):
        assert text in self.asked.options[seat], (seat, text, self.asked.options)
        if not self.asked.sealed:
            self.send(text)
            return
        self.answers[seat] = text
        if len(self.answers) == len(self.asked.options):
            found, self.answers = self.answers, {}
            self.send(found)

    def thrown(self, text):
        assert self.chance
        self.send(text)

    def ask(self, seat, texts):
        """Ask, whatever there is to choose."""
        text = yield Ask({seat: list(texts)})
        return text

    def pick(self, seat, texts, always=False):
        """Ask only where there is a choice, unless not asking would tell something."""
        texts = list(dict.fromkeys(texts))
        if len(texts) == 1 and not always:
            return texts[0]
        text = yield from self.ask(seat, texts)
        return text

    # [setup]

    def game(self):
        try:
            yield from self.setup()
            while not self.over:
                yield from self.one_turn()
        except Ended:
            pass
        self.score()

    def setup(self):
        rules = self.rules
        if rules["first_player"] == "random":
            if self.count > 1:
                text = yield Throw("first", range(1, self.count + 1))
                self.first = int(text.split()[1]) - 1
        else:
            self.first = int(rules["first_player"]) - 1
        self.active = self.first
        foes = self.of_kind("adversary")
        if self.foes:
            if rules["adversary"] == "random":
                text = yield Throw("adversary", range(1, len(foes) + 1))
                self.foe = foes[int(text.split()[1]) - 1]
            else:
                self.foe = next(card for card in foes if card.key == rules["adversary"])
            quests = [card for card in self.of_kind("quest") if card.foe == self.foe.number]
            self.quest = next(iter(quests), None)

        def there(card):
            if not rules["allies_adversaries"]:
                if card.needs_ally_adversary or self.kind(card) in ("ally", "adversary"):
                    return False
            return not (self.foes and self.kind(card) == "adversary")

        piles = {
            "origins": self.of_kind("origin"),
            "motivations": self.of_kind("motivation"),
            "destinies": self.of_kind("destiny"),
        }
        for act in (1, 2, 3):
            piles[f"act-{act}"] = [card for card in self.set.cards if card.act == act]
        anti = self.of_kind("antihero")
        piles["hero"] = self.of_kind("hero")
        piles["antihero"] = [card for card in anti if not (self.foes and card.skull)]
        if self.foes:
            piles["adversary"] = [card for card in anti if card.skull]
        for name, cards in piles.items():
            piles[name] = yield from self.shuffled(name, [card for card in cards if there(card)])
        for name in ("act-1", "act-2", "act-3", "hero", "antihero", "adversary"):
            self.decks[name], self.discards[name] = piles.get(name, []), []
        yield from self.characters(piles)
        for act in (1, 2, 3):
            self.rows[act] = [Slot(act, place + 1, None) for place in range(self.width)]
            for slot in self.rows[act]:
                if self.decks[f"act-{act}"]:
                    slot.card = self.decks[f"act-{act}"].pop(0)
        order = [*range(self.first, self.count), *range(self.first)]
        for seat in order:
            player = self.players[seat]
            player.level, player.xp = 3, 0
            player.xp += 3
            if self.decks["hero"]:
                player.hand.append(self.decks["hero"].pop(0))
        for seat in order:
            player = self.players[seat]
            for card in (player.origin, player.motivation):
                yield from self.immediate(player, card.paths[0])
        yield from self.reveal_act()

    def shuffled(self, name, cards):
        numbers = sorted(card.number for card in cards)
        text = yield Throw("shuffle", (name, numbers))
        order = [int(word) for word in text.split()[2:]]
        assert sorted(order) == numbers, (name, text, numbers)
        return [self.card(number) for number in order]

    def characters(self, piles):
        names = ("origins", "motivations", "destinies")
        if self.rules["deal_mode"] == "fixed":
            for player in self.players:
                player.origin, player.motivation, player.destiny = (
                    piles[name][player.seat] for name in names
                )
            return
        dealt = {
            player.seat: [piles[name][2 * player.seat : 2 * player.seat + 2] for name in names]
            for player in self.players
        }
        every = [f"keep {o} {m} {d}" for o in (1, 2) for m in (1, 2) for d in (1, 2)]
        found = yield Ask(dict.fromkeys(range(self.count), every), sealed=True)
        for player in self.players:
            kept = [int(word) - 1 for word in found[player.seat].split()[1:]]
            pairs = dealt[player.seat]
            player.origin, player.motivation, player.destiny = (
                pair[at] for pair, at in zip(pairs, kept, strict=True)
            )
            player.rejected = [pair[1 - at] for pair, at in zip(pairs, kept, strict=True)]

    def immediate(self, player, path):
        """[rewards] Virtue, corruption, XP, then draws."""
        yield from self.move(player, *[-1] * path.virtue, *[1] * path.corruption)
        if path.xp:
            yield from self.gain(player, path.xp)
        for _ in range(path.hero):
            yield from self.draw(player, "hero")
        for _ in range(path.antihero):
            yield from self.draw(player, "antihero")

    # Experience, track, cards.

    def gain(self, player, n):
        player.xp += n
        if n:
            yield from self.fire("xp_gained", player.seat)

    def spend(self, player, n):
        if n:
            assert player.xp >= n
            player.xp -= n
            yield from self.fire("xp_spent", player.seat)

    def foe_gains(self, n):
        if self.beaten or self.foe is None:
            return
        self.foe_xp += n
        self.test_loss()

    def test_loss(self):
        """[losing]"""
        if self.foes and not self.beaten and self.foe_xp >= self.target_xp():
            self.how, self.won = "adversary", False
            raise Ended

    def move(self, player, *steps):
        """Steps on the track, each of which sets off what waits for it; those that were made."""
        made, waiting = [], []
        for step in steps:
            level = player.level + step
            made.append(1 <= level <= 7)
            if made[-1]:
                player.level = level
                way = 0 if step < 0 else 1
                waiting.append(self.set_off_by("track_moved", player.seat, direction=way))
        # All steps of one icon or cast first, then what the last one has set off.
        for found in reversed(waiting):
            yield from self.carry_on(*found)
        return made

    def can_supply(self, deck):
        return bool(self.decks[deck] or self.discards[deck])

    def draw(self, player, deck):
        if not self.decks[deck] and self.discards[deck]:
            yield from self.reshuffle(deck)
        if not self.decks[deck]:
            return
        player.hand.append(self.decks[deck].pop(0))
        yield from self.fire("card_drawn", player.seat, card=player.hand[-1])

    def draw_either(self, player):
        """D-DRAW"""
        decks = [deck for deck in ("hero", "antihero") if self.can_supply(deck)]
        if decks:
            text = yield from self.pick(player.seat, [f"draw {deck}" for deck in decks])
            yield from self.draw(player, text.split()[1])

    def reshuffle(self, deck, but=()):
        pile = [card for card in self.discards[deck] if card not in but and card not in self.held]
        if pile:
            self.discards[deck] = [card for card in self.discards[deck] if card not in pile]
            self.decks[deck] = yield from self.shuffled(deck, pile)

    def throw_away(self, player, card):
        """From the hand to the discard pile, for no points."""
        player.hand.remove(card)
        self.discards[self.kind(card)].append(card)

    # [refill], [allies], [adversaries]

    def discard_story(self, card):
        self.discards[f"act-{card.act}"].append(card)
        if self.handling:
            self.held.add(card)

    def clear(self, slot):
        """A card leaves its place; with its Ally."""
        card, ally = slot.card, slot.ally
        slot.card = slot.ally = None
        slot.waiting = False
        if self.attempt is not None and self.attempt.slot is slot:
            self.attempt.gone = True
        if self.declared is slot:
            self.declared = None
        return card, ally

    declared = None

    def throw_out(self, slot):
        card, ally = self.clear(slot)
        self.discard_story(card)
        if ally is not None:
            self.discard_story(ally)
        return card

    def refill(self, slot, but=()):
        deck = f"act-{slot.act}"
        if not self.decks[deck]:
            yield from self.reshuffle(deck, but)
        if not self.decks[deck]:
            return
        slot.card = self.decks[deck].pop(0)
        self.enqueue(slot)

    def enqueue(self, slot):
        if self.kind(slot.card) in ("ally", "adversary"):
            slot.waiting = True
            self.queue.append((slot, slot.card))

    def reveal_act(self):
        self.revealed += 1
        for slot in self.rows[self.revealed]:
            if slot.card is not None:
                self.enqueue(slot)
        if self.revealed > 1:
            yield from self.fire("act_revealed", self.active)
        yield from self.handle_queue()

    def handle_queue(self):
        if self.handling:
            return
        self.handling = 1
        while self.queue:
            slot, card = self.queue.pop(0)
            if slot.card is not card:
                continue
            if self.kind(card) == "ally":
                yield from self.reveal_ally(slot, card)
            else:
                slot.waiting = False
                yield from self.fire("adversary_revealed", self.active, card=card)
                yield from self.fire_own("reveal", slot, card)
        self.handling = 0
        self.held.clear()

    def attached(self):
        """[allies] The places where an Ally lies under a card."""
        return [slot for act in self.rows.values() for slot in act if slot.ally is not None]

    def hosts(self):
        kinds = ("challenge", "adversary")
        return [s for s in self.lying() if self.kind(s.card) in kinds and s.ally is None]

    def reveal_ally(self, slot, card):
        yield from self.fire("ally_revealed", self.active, card=card)
        hosts = self.hosts()
        text = ""
        if hosts:
            text = yield from self.pick(self.active, [f"host {host.name}" for host in hosts])
        slot.card, slot.waiting = None, False
        if text:
            self.slot(text.split()[1]).ally = card
        else:
            self.discard_story(card)
        yield from self.refill(slot)

    def replace(self, slots):
        """Cards are replaced: all leave, then all places are filled."""
        gone = [self.throw_out(slot) for slot in slots]
        for slot in slots:
            yield from self.refill(slot, gone)
        yield from self.handle_queue()

    # [turn]

    def one_turn(self):
        player = self.players[self.active]
        self.turn += 1
        self.journeys = self.dark = self.extra_journeys = 0
        self.main, self.free_used, self.acted, self.busy = 1, False, False, False
        self.used_turn.clear()
        while self.stage(player) > self.revealed:
            yield from self.reveal_act()
        self.faced = False
        self.final = (
            self.foes and not self.beaten and len(player.story) == 8 and not self.waits(player)
        )
        yield from self.fire("turn_start", self.active)
        yield from self.open_window("turn-start", self.seats_from(self.active))
        yield from self.main_loop()
        yield from self.turn_end()

    def seats_from(self, seat):
        return [(seat + at) % self.count for at in range(self.count)]

    def main_loop(self):
        seat = self.active
        while True:
            self.window = "main"
            if self.mode == "solo" and (self.beaten or self.players[0].done):
                return
            texts = self.main_moves(seat)
            hand = self.players[seat].hand
            if texts == ["end"] and (self.rules["ask_policy"] == "exact" or not hand):
                return
            text = yield from self.ask(seat, texts)
            verb, *rest = text.split()
            if verb == "end":
                return
            self.busy = self.busy or verb in ("journey", "discard")
            if verb == "journey":
                yield from self.journey(self.slot(rest[0]))
            elif verb == "discard":
                self.free_used = True
                yield from self.replace([self.slot(rest[0])])
            elif verb == "trait":
                yield from self.trait(self.slot(rest[0]))
            elif verb == "attempt":
                yield from self.try_it(seat, self.slot(rest[0]), int(rest[1]) - 1)
            elif verb == "face":
                self.faced = True
                yield from self.try_it(seat, None, 0)
            else:
                yield from self.act(seat, text, "main", False)

    def main_moves(self, seat):
        player = self.players[seat]
        texts = []
        cost = self.price("journey", seat, 1)
        if self.may_journey() and player.xp >= cost:
            texts += [f"journey {slot.name}" for slot in self.lying()]
        takes = self.takes(player)
        texts += takes
        if self.final:
            if self.main > 0 and not player.done:
                texts.append("face adversary")
        elif (
            self.main > 0
            and not self.free_used
            and not self.waits(player)
            and len(player.story) < self.most_cards()
        ):
            if not self.valid_option(player):
                texts += [f"discard {slot.name}" for slot in self.lying()]
        texts += self.actions(seat, "main", False)
        if "face adversary" not in texts:
            texts.append("end")
        return texts

    def may_journey(self):
        most = self.rules["journey_limit"]
        return most is None or self.journeys < int(most) + self.extra_journeys

    def takes(self, player):
        """Traits and challenges that may be taken now."""
        if self.main < 1 or len(player.story) >= self.most_cards():
            return []
        texts = []
        for act in self.open_acts(player):
            for slot in self.lying(act):
                if self.kind(slot.card) == "trait":
                    if self.gainable(player, slot.card):
                        texts.append(f"trait {slot.name}")
                elif self.kind(slot.card) in ("challenge", "adversary"):
                    for number in range(len(slot.card.paths)):
                        texts.append(f"attempt {slot.name} {number + 1}")
        return texts

    def valid_option(self, player):
        """3.3"""
        for act in self.open_acts(player):
            for slot in self.lying(act):
                if self.kind(slot.card) in ("challenge", "adversary"):
                    return True
                if self.gainable(player, slot.card):
                    return True
        return False

    def gainable(self, player, card):
        free = self.permitted("trait_requirement")
        ctx = {"card": card, "path": 0}
        if not free and not self.hold(card.requires, player.seat, ctx):
            return False
        return bool(self.ways_to_pay(player, card.cost, None, trait=True))

    def journey(self, slot):
        player = self.players[self.active]
        cost = self.price("journey", self.active, 1)
        self.journeys += 1
        gone = self.throw_out(slot)
        yield from self.spend(player, cost)
        yield from self.fire("journey", self.active, card=gone, path=0)
        yield from self.refill(slot, [gone])
        yield from self.handle_queue()

    # [trait]

    def trait(self, slot):
        seat, card = self.active, slot.card
        player = self.players[seat]
        payment = yield from self.choose_payment(player, card.cost, None, trait=True)
        before = player.level
        self.main -= 1
        self.acted = True
        self.declared = slot
        spent = yield from self.pay(player, payment, None)
        level_paid = player.level - before
        yield from self.open_window("trait", self.seats_from(seat + 1))
        if self.declared is not slot:
            player.xp += spent
            player.level = max(1, player.level - level_paid)
            self.main += 1
            self.acted = False
            return
        self.declared = None
        self.turn_permits = [p for p in self.turn_permits if p[0] != "trait_requirement"]
        yield from self.gain_card(player, slot, 0)

    def gain_card(self, player, slot, path, attempt=None):
        """3.9"""
        card, ally = self.take(slot, attempt)
        player.story.append((card, path))
        yield from self.immediate(player, card.paths[path])
        if ally is not None:
            slot.ally = None
            player.allies.append(ally)
        ctx = {"card": card, "path": path, "ally": ally is not None}
        if ally is not None:
            yield from self.fire("gain_card", player.seat, card=ally, path=None)
        yield from self.fire("gain_card", player.seat, **ctx)
        if attempt is not None:
            yield from self.fire("after", player.seat, **ctx)
        if slot is not None:
            yield from self.refill(slot)
            yield from self.handle_queue()
        if len(player.story) == 9 and self.trigger is None and not self.foes:
            self.trigger = player.seat

    def take(self, slot, attempt):
        if slot is None:
            self.beaten = True
            return attempt.card, None
        card, ally = slot.card, slot.ally
        slot.card = None
        slot.waiting = False
        return card, ally

    # [challenge]

    def try_it(self, seat, slot, path):
        player = self.players[seat]
        card = self.foe if slot is None else slot.card
        self.main -= 1
        self.acted = True
        attempt = self.attempt = Attempt(seat, slot, card, path)
        yield from self.fire("before", seat)
        while True:
            yield from self.prepare(attempt)
            if attempt.gone:
                break
            yield from self.cast(attempt, self.pool(attempt), whole=True)
            if attempt.gone:
                break
            yield from self.open_window("facing", self.seats_from(seat))
            if attempt.gone:
                break
            result, target = self.result(), self.target()
            attempt.outcome = "success" if result >= target else "failure"
            attempt.result, attempt.target = result, target
            yield from self.parked_cards()
            if not attempt.retry and not attempt.gone:
                yield from self.open_window("outcome", self.seats_from(seat))
            if attempt.gone or not attempt.retry:
                break
            yield from self.again(attempt)
        if attempt.gone:
            self.shown += self.parked
            self.parked = []
            player.xp += attempt.spent
            self.dark -= attempt.paid
            self.main += 1
            self.acted = False
        elif attempt.outcome == "success":
            yield from self.gain_card(player, slot, attempt.path, attempt)
        else:
            yield from self.fail(attempt)
        self.attempt = None

    def again(self, attempt):
        """[retry]"""
        attempt.retry = False
        attempt.outcome, attempt.result, attempt.target = None, None, None
        attempt.faces, attempt.moved = {}, set()
        attempt.mods = [mod for mod in attempt.mods if mod.until != "cast"]
        dark = attempt.paid + attempt.free
        if dark:
            # They may be used again, the rulebook says: any number of them.
            text = yield from self.ask(attempt.seat, [f"number {at}" for at in range(dark + 1)])
            for _ in range(dark - int(text.split()[1])):
                if attempt.free:
                    attempt.free -= 1
                else:
                    attempt.paid -= 1

    def prepare(self, attempt):
        """[prepare] Until nobody has anything to add."""
        while not attempt.gone:
            yield from self.prep_loop(attempt)
            if attempt.gone:
                return
            others = self.seats_from(attempt.seat + 1)[:-1]
            used = yield from self.open_window("before", others)
            if not used:
                return

    def prep_loop(self, attempt):
        seat = attempt.seat
        player = self.players[seat]
        while not attempt.gone:
            self.window = "prep"
            texts = ["dark"] if self.may_buy_dark(player) else []
            texts += self.actions(seat, "prep", False)
            texts.append("ready")
            if texts == ["ready"]:
                if self.rules["ask_policy"] == "exact" or not player.hand:
                    return
            text = yield from self.ask(seat, texts)
            if text == "ready":
                return
            if text == "dark":
                cost = self.dark_price(seat)
                attempt.paid += 1
                attempt.spent += cost
                self.dark += 1
                yield from self.spend(player, cost)
            else:
                yield from self.act(seat, text, "prep", False)

    def dark_price(self, seat):
        return self.price("dark_rune", seat, 1)

    def may_buy_dark(self, player):
        attempt = self.attempt
        allowed = self.rules["track"][player.level - 1][3] or self.permitted("dark_at_bottom")
        return (
            self.dark < 3
            and attempt.paid + attempt.free < 3
            and player.xp >= self.dark_price(player.seat)
            and allowed
            and not self.banned("dark_runes", player.seat)
        )

    # [cast]

    def cast(self, attempt, stones, whole=False):
        stones = sorted(stones)
        if not stones:
            return
        text = yield Throw("cast", stones)
        digits = text.split()[1]
        assert len(digits) == len(stones)
        if whole:
            attempt.casts += 1
            attempt.faces, attempt.moved = {}, set()
        shown = {stone: int(digit) for stone, digit in zip(stones, digits, strict=True)}
        yield from self.show(attempt, shown, whole)

    def show(self, attempt, shown, whole=False):
        """3.7.3-5 for the faces newly shown."""
        player = self.players[attempt.seat]
        for stone, face in shown.items():
            attempt.faces[stone] = face
            attempt.moved.discard(stone)
        special = [s for s in sorted(shown) if s >= 6 and s % 3 == 2 and shown[s] == 1]
        for stone in special:
            if SPECIAL[ability_of(stone)] == "xp":
                yield from self.gain(player, 1)
        yield from self.corrupt(attempt, shown)
        draws = not self.banned("rune_draws", attempt.seat)
        for stone in special:
            if SPECIAL[ability_of(stone)] != "xp" and draws:
                yield from self.draw(player, SPECIAL[ability_of(stone)])
        core = shown.get(2) == 1
        if core and draws:
            yield from self.draw_either(player)
        yield from self.fire("facing", attempt.seat, faces=shown, looking=not whole)
        if core:
            yield from self.foe_plays(attempt)

    def corrupt(self, attempt, shown):
        dark = [s for s in sorted(shown) if 3 <= s < 6 and shown[s] == 0 and not attempt.shielded]
        moved = yield from self.move(self.players[attempt.seat], *[1] * len(dark))
        attempt.moved |= {stone for stone, made in zip(dark, moved, strict=True) if made}

    # [outcome]

    def fail(self, attempt):
        player = self.players[attempt.seat]
        slot = attempt.slot
        ally = slot.ally if slot is not None else None
        if slot is not None:
            self.throw_out(slot)
        yield from self.gain(player, 1)
        yield from self.fire(
            "after", attempt.seat, card=attempt.card, path=attempt.path, ally=ally is not None
        )
        if slot is None and self.rules["final_fight"] == "single":
            player.done = True
            if all(other.done for other in self.players):
                self.how, self.won = "failed", False
                raise Ended
        if slot is not None:
            yield from self.refill(slot, [attempt.card])
            yield from self.handle_queue()

    # [special-deck]

    def foe_plays(self, attempt):
        if not self.foes or self.beaten:
            return
        if not self.decks["adversary"]:
            yield from self.reshuffle("adversary")
        if not self.decks["adversary"]:
            return
        card = self.decks["adversary"].pop(0)
        if card.waits:
            self.parked.append(card)
        else:
            yield from self.foe_card(card, "facing")

    def parked_cards(self):
        while self.parked:
            yield from self.foe_card(self.parked.pop(0), "outcome")

    def foe_card(self, card, window):
        """It is put on the stack, or shown for nothing."""
        entry = card.entries[0]
        effects = card.as_adversary
        fits = not card.waits or ON[entry.on] != "after" or self.hold(entry.when, self.active, {})
        if not fits or not any(self.can_change(effect) for effect in effects):
            self.shown.append(card)
            return
        picks = yield from self.choose(effects, FOE, self.active, card, None)
        item = Item(FOE, card, None, picks, FOE)
        item.effects = effects
        self.stack.append(item)
        self.window = window
        yield from self.run_response(window)

    # [end]

    def turn_end(self):
        yield from self.fire("turn_end", self.active)
        yield from self.open_window("turn-end", self.seats_from(self.active))
        self.turn_mods, self.turn_permits = [], []
        self.turn_bans, self.turn_costs = [], []
        self.discards["adversary"] += self.shown
        self.shown = []
        yield from self.hand_limit()
        # A56: idle is who could have acted, and did nothing at all.
        player = self.players[self.active]
        if self.acted or self.busy:
            self.idle = 0
        elif not self.waits(player) and self.takes(player):
            self.idle += 1
        rounds = int(self.rules["stall_rounds"])
        if (rounds and self.idle >= rounds * self.count) or self.turn >= 100 * self.count:
            self.how, self.won = "stalled", False if self.foes else None
            raise Ended
        self.next_player()

    def hand_limit(self):
        """[cards] The player in turn discards down."""
        most = self.rules["hand_limit"]
        player = self.players[self.active]
        if most is not None and len(player.hand) > int(most):
            yield from self.lose_cards(player, "either", len(player.hand) - int(most))

    def next_player(self):
        order = self.seats_from(self.active + 1)
        if self.last is None:
            if self.trigger is not None:
                self.last = [seat for seat in order if seat != self.trigger]
            elif self.beaten:
                self.last = [seat for seat in order[:-1] if not self.players[seat].done]
                self.won = True
        if self.last is not None:
            if not self.last:
                self.how = "won" if self.foes else "story"
                raise Ended
            self.active = self.last.pop(0)
            return
        self.active = next(seat for seat in order if not self.players[seat].done)

    def score(self):
        self.over = True
        self.sheets = [self.sheet(player) for player in self.players]
        standings = [
            self.standing(player, sheet)
            for player, sheet in zip(self.players, self.sheets, strict=True)
        ]
        for sheet, mine in zip(self.sheets, standings, strict=True):
            sheet["rank"] = 1 + sum(other > mine for other in standings)
        best = max(standings)
        self.winners = [seat for seat, mine in enumerate(standings) if mine == best]

    # [reactions]

    def open_window(self, window, order):
        """6.5; whether anything was used."""
        at = passes = 0
        used = False
        if not order:
            return False
        while True:
            self.window = window
            seat = order[at % len(order)]
            text = yield from self.ask_in(seat, window, False)
            if text == "pass":
                passes += 1
                at += 1
            else:
                used = True
                yield from self.act(seat, text, window, False)
                passes = 0
                if text.startswith("play"):
                    at = 0
            if self.cancelled(window) or passes == len(order):
                return used

    def cancelled(self, window):
        if window == "trait":
            return self.declared is None
        if window in ("before", "facing", "outcome"):
            return self.attempt.gone or self.attempt.retry
        return False

    def run_response(self, window):
        while self.stack:
            owner = self.stack[-1].seat
            order = self.response_order(owner)
            at = passes = 0
            while passes < len(order):
                seat = order[at % len(order)]
                text = yield from self.ask_in(seat, window, True)
                if text == "pass":
                    passes += 1
                    at += 1
                elif text.startswith("use"):
                    yield from self.use(seat, text, window, True)
                    passes = 0
                    if not self.stack:
                        # The Adversary has answered a recast; all has been resolved.
                        return
                else:
                    yield from self.push(seat, text, window, True)
                    order = self.response_order(seat)
                    at = passes = 0
            yield from self.resolve(self.stack.pop())

    def response_order(self, owner):
        if owner == FOE:
            return self.seats_from(self.active)
        return self.seats_from(owner + 1)

    def ask_in(self, seat, window, responding):
        texts = self.actions(seat, window, responding)
        if texts or self.might(seat, window, responding):
            text = yield from self.ask(seat, [*texts, "pass"])
            return text
        return "pass"

    def might(self, seat, window, responding):
        """6.6: what everybody knows leaves it possible that the seat could react."""
        if self.rules["ask_policy"] != "public":
            return False
        player = self.players[seat]
        for deck in ("hero", "antihero"):
            held = [card for card in player.hand if self.kind(card) == deck]
            if held and self.level_allows(player, deck) and not self.no_cards(seat, deck):
                for card in self.of_kind(deck):
                    entry = card.entries[0]
                    if responding and ON[entry.on] == "response":
                        return True
                    if self.fits(seat, entry, window, responding, True):
                        return True
        return False

    def level_allows(self, player, deck):
        _, hero, antihero, _ = self.rules["track"][player.level - 1]
        return hero if deck == "hero" else antihero

    def no_cards(self, seat, deck):
        return self.banned(f"{deck}_cards", seat)

    def act(self, seat, text, window, responding):
        if text.startswith("use"):
            yield from self.use(seat, text, window, responding)
        else:
            yield from self.push(seat, text, window, responding)
            yield from self.run_response(window)

    # [timing]

    def fits(self, seat, entry, window, responding, card):
        """6.4: whether the class of a card (or of a power) fits."""
        on, whose = ON[entry.on], WHOSE[entry.whose]
        if on == "any":
            lean = self.rules["anytime_windows"] == "lean"
            return responding or not (lean and window in ("turn-start", "trait"))
        if on == "response":
            return responding and bool(self.stack_targets(seat, entry))
        if on == "own_turn":
            windows = ("main",) if card else ("main", "prep", "facing", "outcome")
            return seat == self.active and window in windows
        if on == "trait":
            return window == "trait" and seat != self.active
        if on not in ("before", "facing", "after"):
            return False
        stages = {"before": ("prep", "before"), "facing": ("facing",), "after": ("outcome",)}[on]
        if window not in stages or self.attempt is None:
            return False
        mine = self.attempt.seat == seat
        if card and self.mode == "coop":
            mine = mine or whose == "own"
        return whose == "any" or mine == (whose == "own")

    def stack_targets(self, seat, entry):
        """The card on top of the stack, if a response speaks of it."""
        found = []
        for number, item in list(enumerate(self.stack))[-1:]:
            whose = WHOSE[entry.whose]
            mine = item.seat == seat
            if whose != "any" and mine != (whose == "own"):
                continue
            tested = item.seat if item.seat != FOE else self.active
            if self.hold(entry.when, tested, {"card": item.card}):
                found.append(number)
        return found

    def ready_for(self, seat, entry, card):
        """Conditions of an entry that somebody wants to use."""
        on = ON[entry.on]
        if on == "response":
            return True
        tested = seat
        if on in ("before", "facing", "after"):
            tested = self.attempt.seat
        elif on == "trait":
            tested = self.active
        ctx = {}
        if on == "trait" and self.declared is not None:
            ctx = {"card": self.declared.card, "path": 0}
        return self.hold(entry.when, tested, ctx)

    def actions(self, seat, window, responding):
        """Cards that may be played and powers that may be used."""
        player = self.players[seat]
        texts = []
        for card in sorted(player.hand, key=lambda card: card.number):
            text = f"play {card.key}"
            if text not in texts and self.playing(seat, card, window, responding) is not None:
                texts.append(text)
        for source in self.powers(seat):
            if self.usable(seat, source, window, responding):
                texts.append(f"use {source.name} {self.power_number(source)}")
        return texts

    def playing(self, seat, card, window, responding):
        """The entry with which a card can be played now."""
        player = self.players[seat]
        deck = self.kind(card)
        if not self.level_allows(player, deck) or self.no_cards(seat, deck):
            return None
        for entry in card.entries:
            if not self.fits(seat, entry, window, responding, True):
                continue
            if not self.ready_for(seat, entry, card):
                continue
            if not self.ways_to_pay(player, entry.cost, card):
                continue
            if self.has_targets(seat, entry, card):
                return entry
        return None

    def powers(self, seat):
        found = []
        for source in [*self.sources_of(self.players[seat]), *self.table_powers()]:
            if is_power(source.entry):
                found.append(source)
        return found

    def table_powers(self):
        return [source for source in self.sources() if source.owner is None]

    def power_number(self, source):
        """Powers are counted by themselves, not among all entries."""
        powers = [at for at, one in enumerate(source.card.entries) if is_power(one)]
        return powers.index(source.number) + 1

    def usable(self, seat, source, window, responding):
        player, entry = self.players[seat], source.entry
        if not self.fits(seat, entry, window, responding, False):
            return False
        if not self.ready_for(seat, entry, source.card):
            return False
        if self.used_up(source):
            return False
        if self.kind(source.card) == "ally" and self.banned("ally_powers", seat):
            return False
        if not self.ways_to_pay(player, entry.cost, source.card):
            return False
        return self.has_targets(seat, entry, source.card)

    def used_up(self, source):
        return (source.entry.limit == 1 and source.key in self.used_turn) or (
            source.entry.limit == 2 and source.key in self.used_game
        )

    def note_use(self, source):
        self.used_turn.add(source.key)
        self.used_game.add(source.key)

    def use(self, seat, text, window, responding):
        _, name, number = text.split()
        player = self.players[seat]
        (source,) = [
            source
            for source in self.powers(seat)
            if source.name == name and self.power_number(source) == int(number)
        ]
        payment = yield from self.choose_payment(player, source.entry.cost, source.card)
        picks = yield from self.choose(source.entry.do, seat, seat, source.card, source.entry)
        self.busy = self.busy or seat == self.active
        self.note_use(source)
        yield from self.pay(player, payment, source.card)
        yield from self.carry_out(source.entry.do, seat, seat, source.card, picks, {})

    def push(self, seat, text, window, responding):
        key = text.split()[1]
        player = self.players[seat]
        card = min((card for card in player.hand if card.key == key), key=lambda card: card.number)
        entry = self.playing(seat, card, window, responding)
        payment = yield from self.choose_payment(player, entry.cost, card)
        me = yield from self.beneficiary(seat, entry)
        picks = yield from self.choose(entry.do, seat, seat, card, entry)
        self.busy = self.busy or seat == self.active
        player.hand.remove(card)
        yield from self.pay(player, payment, card)
        item = Item(seat, card, entry, picks, me)
        item.effects = entry.do
        self.stack.append(item)

    def beneficiary(self, seat, entry):
        """[coop] Who is meant by `you`."""
        if self.mode != "coop":
            return seat
        personal = ("gain_xp", "lose_xp", "draw", "move_track")
        if any(EFFECTS[e.kind] in personal and who(e) == "self" for e in entry.do):
            text = yield from self.pick(seat, [f"player {at + 1}" for at in range(self.count)])
            return int(text.split()[1]) - 1
        return seat

    def resolve(self, item):
        if item.seat == FOE:
            self.shown.append(item.card)
        else:
            self.players[item.seat].played.append(item.card)
        if not item.cancelled:
            yield from self.carry_out(item.effects, item.seat, item.me, item.card, item.picks, {})
        yield from self.fire("card_played", item.seat, card=item.card)

    # Costs.

    def ways_to_pay(self, player, cost, card, trait=False):
        """The numbers of the alternatives that can be paid in full."""
        every = [cost, *cost.others]
        return [at for at, one in enumerate(every) if self.payable(player, one, card, trait)]

    def payable(self, player, cost, card, trait=False):
        xp = self.price("trait", player.seat, cost.xp) if trait else cost.xp
        if player.xp < xp or player.level + cost.corruption > 7:
            return False
        if cost.hand and len(self.discardable(player, cost, card)) < cost.hand:
            return False
        return not cost.any_ally or bool(player.allies)

    def discardable(self, player, cost, but):
        deck = DRAW_FROM[cost.deck]
        return [
            card
            for card in sorted(player.hand, key=lambda card: card.number)
            if card is not but and deck in ("either", self.kind(card))
        ]

    def choose_payment(self, player, cost, card, trait=False):
        ways = self.ways_to_pay(player, cost, card, trait)
        text = yield from self.pick(player.seat, [f"pay {way + 1}" for way in ways])
        chosen = [cost, *cost.others][int(text.split()[1]) - 1]
        xp = self.price("trait", player.seat, chosen.xp) if trait else chosen.xp
        thrown, ally = [], None
        for needed in range(chosen.hand, 0, -1):
            left = [c for c in self.discardable(player, chosen, card) if c not in thrown]
            # Not to be asked would tell the others that the cards are alike.
            private = self.rules["ask_policy"] == "public" and len(left) > needed
            texts = [f"card {c.key}" for c in left]
            text = yield from self.pick(player.seat, texts, always=private)
            thrown.append(next(c for c in left if c.key == text.split()[1]))
        if chosen.any_ally:
            text = yield from self.pick(
                player.seat, [f"ally {at + 1}" for at in range(len(player.allies))]
            )
            ally = player.allies[int(text.split()[1]) - 1]
        elif chosen.sacrifice:
            ally = card
        return xp, chosen.corruption, thrown, ally

    def pay(self, player, payment, card):
        xp, corruption, thrown, ally = payment
        yield from self.spend(player, xp)
        yield from self.move(player, *[1] * corruption)
        for one in thrown:
            self.throw_away(player, one)
        if ally is not None:
            player.allies.remove(ally)
            self.discard_story(ally)
            yield from self.fire("ally_sacrificed", player.seat, card=ally)
        return xp

    # Targets: chosen when a card is played or a power is used.

    def opponents(self, seat, card, effects):
        """Whom `opponent` can mean."""
        found = [other for other in range(self.count) if other != seat]
        if card.adversary_targetable and self.foes and not self.beaten:
            found.append(FOE)
        return found

    def needs_opponent(self, effects):
        return any("opponent" in (who(e), from_whom(e)) for e in effects)

    def replaceable(self, effect):
        return self.lying(effect.act or None)

    def choosable_abilities(self, effect, chosen):
        """One that is not listed yet; or a listed one of which there are stones left."""
        attempt = self.attempt
        listed = self.listed(attempt.card) if attempt else 0
        if EFFECTS[effect.kind] == "allow":
            return [at for at in range(6) if not listed >> at & 1] or list(range(6))
        found = [at for at in range(6) if listed >> at & 1]
        player = self.players[attempt.seat] if attempt else None
        free = [
            at for at in found if self.tally(player, at) + attempt.extra[at] + chosen.count(at) < 3
        ]
        return free or found

    def has_targets(self, seat, entry, card):
        effects = entry.do
        if self.needs_opponent(effects) and not self.opponents(seat, card, effects):
            return False
        for effect in effects:
            kind = EFFECTS[effect.kind]
            if kind == "replace_row" and effect.n and not self.replaceable(effect):
                return False
            if kind in ("reroll", "flip") and not (self.attempt and self.attempt.faces):
                return False
            if kind == "add_runes" and effect.what == 7 and not self.attempt:
                return False
            if kind == "take_back" and not self.takeable(seat, effect):
                return False
            if kind == "return_card" and not self.returnable(effect):
                return False
            if kind == "gain_story" and not self.obtainable(seat, effect):
                return False
            if kind == "move_ally" and from_whom(effect) == "supply":
                if not self.attached() or not self.hosts():
                    return False
        return True

    def takeable(self, seat, effect):
        deck = DRAW_FROM[effect.deck]
        return [
            card
            for card in sorted(self.players[seat].played, key=lambda card: card.number)
            if deck in ("either", self.kind(card))
        ]

    def returnable(self, effect):
        deck = DRAW_FROM[effect.deck]
        decks = ("hero", "antihero") if deck == "either" else (deck,)
        found = [card for name in decks for card in self.discards[name]]
        return sorted(found, key=lambda card: card.number)

    def obtainable(self, seat, effect):
        player = self.players[seat]
        if len(player.story) >= self.most_cards():
            return []
        mine = self.attempt.slot if self.attempt else None
        return [
            slot
            for act in self.open_acts(player)
            for slot in self.lying(act)
            if effect.act in (0, act) and slot is not mine and self.kind(slot.card) != "ally"
        ]

    def choose(self, effects, seat, chooser, card, entry):
        """The choices of all effects, in their order: {number of the effect: choice}."""
        picks = {}
        if self.needs_opponent(effects):
            if seat == FOE:
                picks["opponent"] = self.active
            else:
                found = self.opponents(seat, card, effects)
                if not found:
                    picks["opponent"] = None
                else:
                    texts = [f"player {at if at == FOE else at + 1}" for at in found]
                    text = yield from self.pick(chooser, texts)
                    word = text.split()[1]
                    picks["opponent"] = FOE if word == FOE else int(word) - 1
        for at, effect in enumerate(effects):
            kind = EFFECTS[effect.kind]
            if kind == "replace_row" and effect.n:
                found = self.replaceable(effect)
                picks[at] = yield from self.rising(
                    chooser, found, effect.n, lambda slot: f"slot {slot.name}"
                )
            elif kind in ("reroll", "flip"):
                found = sorted(self.attempt.faces)
                exact = kind == "flip"
                picks[at] = yield from self.rising(
                    chooser, found, effect.n, lambda stone: f"rune {stone_name(stone)}", exact
                )
            elif kind == "add_runes" and effect.what == 7:
                picks[at] = []
                for _ in range(effect.n):
                    found = self.choosable_abilities(effect, picks[at])
                    text = yield from self.pick(chooser, [f"ability {ABILITIES[a]}" for a in found])
                    picks[at].append(ABILITIES.index(text.split()[1]))
            elif kind == "allow" and effect.what == 0 and effect.ability < 0:
                found = self.choosable_abilities(effect, [])
                text = yield from self.pick(chooser, [f"ability {ABILITIES[a]}" for a in found])
                picks[at] = ABILITIES.index(text.split()[1])
            elif kind == "cancel":
                found = self.stack_targets(seat, entry) if entry is not None else []
                if found:
                    text = yield from self.pick(chooser, [f"stack {n + 1}" for n in found])
                    picks[at] = self.stack[int(text.split()[1]) - 1]
            elif kind in ("take_back", "return_card"):
                takes = kind == "take_back"
                found = self.takeable(seat, effect) if takes else self.returnable(effect)
                picks[at] = []
                for _ in range(min(max(1, effect.n), len(found))):
                    texts = [f"card {c.key}" for c in found] + ["enough"] * bool(picks[at])
                    text = yield from self.pick(chooser, texts)
                    if text == "enough":
                        break
                    picks[at].append(next(c for c in found if c.key == text.split()[1]))
                    found.remove(picks[at][-1])
            elif kind == "move_ally" and from_whom(effect) == "supply":
                places = []
                for found in (self.attached(), self.hosts()):
                    text = yield from self.pick(chooser, [f"slot {slot.name}" for slot in found])
                    places.append(self.slot(text.split()[1]))
                picks[at] = places
            elif kind == "gain_story":
                found = self.obtainable(seat, effect)
                if found:
                    text = yield from self.pick(chooser, [f"slot {slot.name}" for slot in found])
                    picks[at] = self.slot(text.split()[1])
        return picks

    def rising(self, seat, things, n, text, exact=False):
        """Up to n (or exactly n) of some things, in rising order, at least one."""
        n = min(n, len(things))
        chosen = []
        while len(chosen) < n:
            last = things.index(chosen[-1]) + 1 if chosen else 0
            left = things[last:]
            if exact:
                left = left[: len(left) - (n - len(chosen)) + 1]
            texts = [text(thing) for thing in left]
            if chosen and not exact:
                texts.append("enough")
            if not left:
                break
            word = yield from self.pick(seat, texts)
            if word == "enough":
                break
            chosen.append(next(thing for thing in left if text(thing) == word))
        return chosen

    # Effects.

    def fire(self, on, subject, **ctx):
        """Everything that waits for a moment, in its order."""
        yield from self.carry_on(*self.set_off_by(on, subject, **ctx))

    def set_off_by(self, on, subject, **ctx):
        """What a moment sets off: conditions and limits are those of the moment."""
        looking = ctx.pop("looking", False)
        waiting = [
            source
            for source in self.sources()
            if ON[source.entry.on] == on
            and not is_power(source.entry)
            and self.concerns(source, subject)
            and (not looking or looks_at_runes(source.entry.when))
        ]
        set_off = []
        for source in waiting:
            if source.key in self.running or self.used_up(source):
                continue
            if self.hold(source.entry.when, subject, ctx):
                if source.entry.cost.free and not source.entry.optional:
                    self.note_use(source)
                set_off.append(source)
        return set_off, subject, ctx

    def carry_on(self, set_off, subject, ctx):
        for source in set_off:
            yield from self.set_off(source, subject, ctx)

    def fire_own(self, on, slot, card):
        """What an Adversary does when it is revealed."""
        for number, entry in enumerate(card.entries):
            if ON[entry.on] == on and slot.card is card:
                source = Source(None, card, number, slot.name)
                if self.hold(entry.when, self.active, {"card": card, "path": 0}):
                    yield from self.set_off(source, self.active, {"slot": slot})

    def set_off(self, source, subject, ctx):
        """An entry that works by itself; optional ones and those with a price are offered."""
        entry, effects = source.entry, source.entry.do
        owner = source.owner if source.owner is not None else FOE
        chooser = source.owner if source.owner is not None else self.active
        player = self.players[chooser]
        payment = None
        if not self.has_targets(chooser, entry, source.card):
            return
        if not self.ways_to_pay(player, entry.cost, source.card):
            return
        if entry.optional or not entry.cost.free:
            text = yield from self.ask(chooser, ["yes", "no"])
            if text == "no":
                return
            payment = yield from self.choose_payment(player, entry.cost, source.card)
            self.note_use(source)
        self.running.add(source.key)
        picks = yield from self.choose(effects, chooser, chooser, source.card, entry)
        if payment is not None:
            yield from self.pay(player, payment, source.card)
        yield from self.carry_out(effects, owner, owner, source.card, picks, ctx)
        self.running.discard(source.key)

    def meant(self, effect, seat, me, picks):
        """The players (or the Adversary) whom an effect concerns."""
        word = who(effect)
        order = self.seats_from(self.active)
        return {
            "self": [me],
            "active": [self.active],
            "opponent": [picks.get("opponent")],
            "each": order,
            "each_other": [other for other in order if other != seat],
            "adversary": [FOE],
            "supply": [],
        }[word]

    def carry_out(self, effects, seat, me, card, picks, ctx):
        for at, effect in enumerate(effects):
            kind = EFFECTS[effect.kind]
            whom = [one for one in self.meant(effect, seat, me, picks) if one is not None]
            choice = picks.get(at)
            if kind in ("gain_xp", "lose_xp", "draw", "discard_cards", "move_track", "remove_ally"):
                for one in whom:
                    yield from self.to_player(kind, effect, one, picks, card)
            elif kind == "replace_row":
                yield from self.replace_row(effect, choice, ctx)
            elif kind == "change_cost":
                self.turn_costs.append((COSTS[effect.what], effect.n, self.active))
            elif kind == "cancel":
                if choice is not None and choice in self.stack:
                    choice.cancelled = True
            elif kind == "extra_action":
                self.main += effect.n
            elif kind == "extra_journey":
                self.extra_journeys += effect.n
            elif kind == "take_back":
                for back in choice or ():
                    if back in self.players[seat].played:
                        self.players[seat].played.remove(back)
                        self.players[seat].hand.append(back)
            elif kind == "return_card":
                for back in choice or ():
                    if back in self.discards[self.kind(back)]:
                        self.discards[self.kind(back)].remove(back)
                        self.players[seat].hand.append(back)
            elif kind == "look":
                for one in whom:
                    if one != FOE:
                        yield from self.look(effect, one)
            elif kind == "move_ally":
                yield from self.move_ally(effect, seat, picks, choice)
            elif kind == "gain_story":
                if choice is not None and choice.card is not None:
                    yield from self.gain_card(self.players[seat], choice, 0)
            else:
                yield from self.to_attempt(kind, effect, choice, card)

    def look(self, effect, seat):
        """The top cards of a deck; perhaps they go back in another order."""
        deck = self.decks[DECKS[effect.pile]]
        n = min(effect.n, len(deck))
        if not effect.reorder:
            return
        for place in range(n - 1):
            texts = [f"number {at}" for at in range(place + 1, n + 1)]
            text = yield from self.ask(seat, [*texts, "enough"])
            if text == "enough":
                return
            deck.insert(place, deck.pop(int(text.split()[1]) - 1))

    def move_ally(self, effect, seat, picks, choice):
        """From under one challenge to another; or from another player to this one."""
        if from_whom(effect) == "supply":
            source, host = choice
            if source.ally is not None and host in self.hosts():
                source.ally, host.ally = None, source.ally
            return
        other = picks.get("opponent")
        if other in (None, FOE) or seat == FOE or not self.players[other].allies:
            return
        giver, taker = self.players[other], self.players[seat]
        texts = [f"ally {at + 1}" for at in range(len(giver.allies))]
        text = yield from self.pick(other, texts)
        ally = giver.allies.pop(int(text.split()[1]) - 1)
        taker.allies.append(ally)
        yield from self.fire("gain_card", seat, card=ally, path=None)

    def to_player(self, kind, effect, one, picks, card):
        player = None if one == FOE else self.players[one]
        if kind == "gain_xp":
            source = from_whom(effect)
            if source == "supply":
                if player is None:
                    self.foe_gains(effect.n)
                else:
                    yield from self.gain(player, effect.n)
                return
            victim = picks.get("opponent") if source == "opponent" else self.active
            if source == "adversary":
                victim = FOE
            yield from self.take_xp(victim, one, effect.n)
        elif kind == "lose_xp":
            if player is None:
                self.foe_xp = max(0, self.foe_xp - effect.n)
            else:
                player.xp = max(0, player.xp - effect.n)
        elif player is None:
            return
        elif kind == "draw":
            for _ in range(effect.n):
                deck = DRAW_FROM[effect.deck]
                if deck == "either":
                    yield from self.draw_either(player)
                else:
                    yield from self.draw(player, deck)
        elif kind == "discard_cards":
            yield from self.lose_cards(player, DRAW_FROM[effect.deck], effect.n, effect.random)
        elif kind == "move_track":
            yield from self.move(player, *[-1 if effect.way == 0 else 1] * effect.n)
        elif kind == "remove_ally" and player.allies:
            texts = [f"ally {at + 1}" for at in range(len(player.allies))]
            text = yield from self.pick(player.seat, texts)
            ally = player.allies.pop(int(text.split()[1]) - 1)
            self.discard_story(ally)

    def take_xp(self, victim, one, n):
        if victim is None or victim == one:
            return
        held = self.foe_xp if victim == FOE else self.players[victim].xp
        n = min(n, held)
        if victim == FOE:
            self.foe_xp -= n
        else:
            self.players[victim].xp -= n
        if one == FOE:
            self.foe_gains(n)
        else:
            self.players[one].xp += n
            if n:
                yield from self.fire("xp_gained", one)

    def lose_cards(self, player, deck, n, random=False):
        """Cards of the hand are discarded: by chance, or as the victim likes."""
        for left in range(n, 0, -1):
            held = [
                card
                for card in sorted(player.hand, key=lambda card: card.number)
                if deck in ("either", self.kind(card))
            ]
            if not held:
                return
            if random:
                text = yield Throw("lose", [self.lose_number(card) for card in held])
                card = self.card(self.first_hand_card + int(text.split()[1]))
            elif len(held) <= left:
                card = held[0]
            else:
                public = self.rules["ask_policy"] == "public"
                texts = [f"card {card.key}" for card in held]
                text = yield from self.pick(player.seat, texts, always=public)
                card = next(card for card in held if card.key == text.split()[1])
            self.throw_away(player, card)

    def replace_row(self, effect, choice, ctx):
        if effect.n:
            slots = [slot for slot in choice or () if slot.card is not None]
        else:
            but = ctx.get("slot")
            slots = [slot for slot in self.replaceable(effect) if slot is not but]
        yield from self.replace(slots)

    def to_attempt(self, kind, effect, choice, card):
        # An attempt whose card has left only waits for the stack.
        attempt = None if self.attempt is None or self.attempt.gone else self.attempt
        until = UNTIL[effect.until]
        if kind in ("add_total", "change_difficulty"):
            on = "result" if kind == "add_total" else "target"
            mod = Mod(self.amount(effect, self.active), on, card, until)
            if until == "turn":
                self.turn_mods.append(mod)
            elif attempt is not None:
                attempt.mods.append(mod)
            return
        if kind == "allow":
            what = ALLOWED[effect.what]
            permit = (what, effect.ability if choice is None else choice)
            if what != "ability":
                self.turn_permits.append(permit)
            elif attempt is not None:
                attempt.permits.append(permit)
            return
        if kind == "forbid":
            ban = (FORBIDDEN[effect.what], effect.ability)
            if until == "turn":
                self.turn_bans.append(ban)
            elif attempt is not None:
                attempt.bans.append(ban)
            return
        if attempt is None:
            return
        player = self.players[attempt.seat]
        if kind == "shield":
            attempt.shielded = True
            player.level = max(1, player.level - len(attempt.moved))
            attempt.moved = set()
        elif kind == "add_runes":
            before = self.pool(attempt)
            if effect.what == 6:
                bottom = player.level == 7 and not self.permitted("dark_at_bottom")
                if not bottom:
                    attempt.free = min(attempt.free + effect.n, 3 - attempt.paid)
            else:
                granted = choice or [] if effect.what == 7 else [effect.what] * effect.n
                for ability in granted:
                    attempt.extra[ability] += 1
            if attempt.faces and attempt.outcome is None:
                after = self.pool(attempt)
                yield from self.cast(attempt, [s for s in after if s not in before])
        elif kind == "reroll":
            if attempt.outcome is None:
                yield from self.cast(attempt, [s for s in choice or () if s in attempt.faces])
        elif kind == "flip":
            if attempt.outcome is None:
                lying = [s for s in choice or () if s in attempt.faces]
                yield from self.show(attempt, {s: 1 - attempt.faces[s] for s in lying})
        elif kind == "retry":
            if attempt.outcome == "failure":
                attempt.retry = True
        elif kind == "remove_bonuses":
            if attempt.outcome is None:
                for mods in (attempt.mods, self.turn_mods):
                    mods[:] = [mod for mod in mods if not self.is_bonus(mod, effect)]
        else:
            raise AssertionError(kind)

    def is_bonus(self, mod, effect):
        kinds = {0: ("hero",), 1: ("antihero",), 2: ("hero", "antihero")}[effect.what]
        return mod.on == "result" and mod.value > 0 and self.kind(mod.card) in kinds

    def can_change(self, effect):
        """Whether an effect of a card of the Adversary could change anything now."""
        kind = EFFECTS[effect.kind]
        attempt = self.attempt
        meaning = {
            "self": [FOE],
            "active": [self.active],
            "opponent": [self.active],
            "each": range(self.count),
            "each_other": range(self.count),
            "adversary": [FOE],
            "supply": [],
        }
        whom = meaning[who(effect)]
        if kind == "gain_xp":
            source = from_whom(effect)
            if source == "supply":
                return True
            return any(self.xp_of(one) for one in meaning[source])
        if kind == "lose_xp":
            return any(self.xp_of(one) for one in whom)
        people = [self.players[one] for one in whom if one != FOE]
        deck = DRAW_FROM[effect.deck]
        decks = ("hero", "antihero") if deck == "either" else (deck,)
        if kind == "draw":
            return any(self.can_supply(name) for name in decks) and bool(people)
        if kind == "discard_cards":
            return any(self.kind(card) in decks for one in people for card in one.hand)
        if kind == "move_track":
            end = 1 if effect.way == 0 else 7
            return any(one.level != end for one in people)
        if kind == "remove_ally":
            return any(one.allies for one in people)
        if kind == "replace_row":
            return bool(self.replaceable(effect))
        if kind == "look":
            return bool(self.decks[DECKS[effect.pile]]) and bool(people)
        if kind == "move_ally" and from_whom(effect) == "opponent":
            return bool(self.players[self.active].allies)
        if kind in ("add_total", "change_difficulty"):
            return effect.until == 2 or (attempt is not None and attempt.outcome is None)
        if kind == "shield":
            return attempt is not None and not attempt.shielded
        return True

    def xp_of(self, one):
        return self.foe_xp if one == FOE else self.players[one].xp


def is_power(entry):
    """Something that its owner may use in a window."""
    return ON[entry.on] in WINDOW_MOMENTS and (entry.optional or not entry.cost.free)


def looks_at_runes(conditions):
    return any(
        condition.kind == 3 or any(looks_at_runes(part) for part in condition.parts)
        for condition in conditions
    )
