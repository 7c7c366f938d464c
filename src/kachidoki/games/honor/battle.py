"""How a phase of Victory & Honor is decided once all twelve cards lie."""

from __future__ import annotations

from kachidoki.games.honor.legal import Legal
from kachidoki.games.honor.pieces import (
    CARD_NAMES,
    CAVALRY,
    CELLS,
    CENTRE,
    COLOUR_OF,
    COLOURS,
    GENERALS,
    HONOURS,
    PLACE_OF,
    PLACES,
    RANK_NAMES,
    RANK_OF,
    RANKS,
    SEATS,
    bit,
    count,
    faced,
)
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64


class Battle(Legal):
    """The table, and the battles on it."""

    def target(self, cell: i64) -> i64:
        """[artillery] The cell at which a gun in this cell fires, or -1 if it has none."""
        place: i64 = PLACE_OF[cell]
        if place == CENTRE and self.rules.team:
            return -1
        return faced(cell // 3, place) * 3 + 2 - place

    def shells(self) -> i64:
        """[artillery] The cells whose cards are hit: face up, and in the line of a gun."""
        hit: i64 = 0
        guns = self.guns
        cell: i64 = 0
        while guns:
            if guns & 1:
                target = self.target(cell)
                if target >= 0:
                    hit |= bit(target)
            guns >>= 1
            cell += 1
        return hit & self.filled & ~self.down

    def trumps(self) -> i64:
        """[trump] The cells of face-down cards of the fourth colour."""
        found: i64 = 0
        if self.trump >= 0:
            down = self.down
            cell: i64 = 0
            while down:
                if down & 1:
                    card: i64 = self.cell[cell]
                    if card // RANKS == self.trump:
                        found |= bit(cell)
                down >>= 1
                cell += 1
        return found

    def champion(self, line: i64, hit: i64, trumps: i64) -> i64:
        """[resolution] The cell that wins a place once the hit cards are gone, or -1."""
        best: i64 = -1
        most: i64 = -1
        trumped = False
        out = self.down | hit
        cell: i64 = 0
        rank: i64 = 0
        # In the order of play, so that of equal honours the first one stays ahead.
        for _ in range(SEATS):
            cell = line & 15
            line >>= 4
            card: i64 = self.cell[cell]
            rank = card % RANKS
            if rank < HONOURS:
                rank = 0
            if trumps >> cell & 1:
                if not trumped or rank > most:
                    trumped = True
                    most = rank
                    best = cell
            elif not trumped and not out >> cell & 1 and rank > most:
                most = rank
                best = cell
        # [cavalry] The last card, face up, not hit, and no trump beside it.
        if not trumped and not out >> cell & 1 and rank == CAVALRY:
            return cell
        return best

    def fight(self) -> bool:
        """[resolution] Artillery first, then place by place. Whether anybody won the centre."""
        hit = self.shells()
        trumps = self.trumps()
        if self.events is not None:
            self._tell_revealed(trumps)
        if self.rules.redeal:
            self._note_generals()
        if hit:
            self._shell(hit)
        centre_won = False
        place: i64 = 0
        while place < 3:
            line = self.line(place)
            winner = self.champion(line, hit, trumps)
            cards: i64 = 0
            cell = place
            while cell < CELLS:
                if not hit >> cell & 1:
                    cards |= bit(self.cell[cell])
                cell += 3
            self.seen |= cards
            if winner < 0:
                self.lost |= cards
            else:
                self._capture(winner // 3, cards)
                if place == CENTRE:
                    # [centre] He leads the next phase; without a winner the same player does.
                    self.first = winner // 3
                    centre_won = True
            if self.events is not None:
                self._tell_outcome(place, winner, cards, trumps, hit)
            place += 1
        return centre_won

    def _note_generals(self) -> None:
        """[redeal] Who has shown a general: for the others it is known that they had one."""
        for cell in range(CELLS):
            if RANK_OF[self.cell[cell]] >= GENERALS:
                self.general |= bit(cell // 3)

    def _shell(self, hit: i64) -> None:
        """[artillery] Every card that was hit goes to the player whose gun it was."""
        cell: i64 = 0
        while cell < CELLS:
            if hit >> cell & 1:
                # What a cell looks at looks back: there the gun is.
                gunner = faced(cell // 3, PLACE_OF[cell])
                card = bit(self.cell[cell])
                self._capture(gunner, card)
                self.seen |= card
                if self.events is not None:
                    self._tell_shell(gunner, cell)
            cell += 1

    def _capture(self, seat: i64, cards: i64) -> None:
        self.spoils[seat] |= cards

    # For those who listen.

    def card_values(self, seat: i64, cell: i64) -> dict[str, Value]:
        card = self.cell[cell]
        return {
            "seat": seat,
            "place": PLACES[cell % 3],
            "colour": COLOURS[COLOUR_OF[card]],
            "rank": RANK_NAMES[RANK_OF[card]],
        }

    def _tell_revealed(self, trumps: i64) -> None:
        self.tell("battle", {"phase": self.phase})
        for place in range(3):
            for cell in self.played():
                if cell % 3 == place and self.down >> cell & 1:
                    values = self.card_values(cell // 3, cell)
                    values["trump"] = trumps >> cell & 1 != 0
                    self.tell("reveal", values)

    def _tell_shell(self, gunner: i64, cell: i64) -> None:
        values = self.card_values(gunner, cell)
        values["place"] = PLACES[2 - cell % 3]
        values["victim"] = cell // 3
        self.tell("shell", values)

    def _tell_outcome(self, place: i64, winner: i64, cards: i64, trumps: i64, hit: i64) -> None:
        names = card_names(cards)
        if winner < 0:
            if names:
                why = "rout" if self.mark(place) < 0 else "shelled"
                self.tell("lost", {"place": PLACES[place], "cards": names, "why": why})
            return
        values = self.card_values(winner // 3, winner)
        rank = RANK_OF[self.cell[winner]]
        how = "highest"
        if trumps >> winner & 1:
            how = "trump"
        elif rank < HONOURS:
            # [honours-battle] It is only the first of several that has come before another.
            if count(self.filled & ~(self.down | hit) & 0x249 << place) > 1:
                how = "first"
        elif rank == CAVALRY and self.line(place) >> 12 == winner:
            how = "flank"
        values["how"] = how
        values["cards"] = names
        self.tell("win", values)


def card_names(cards: i64) -> tuple[str, ...]:
    """The cards of a mask by name, in the order of the deck."""
    return tuple([CARD_NAMES[card] for card in range(len(CARD_NAMES)) if cards >> card & 1])
