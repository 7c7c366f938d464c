# interpreted: a script, played once in a while.
"""A first round of Victory & Honor, step by step: the learner and Cindy against Bob and Diane."""

from kachidoki.games.honor.pieces import STARS
from kachidoki.kernel.lesson import Ask, Lesson, Meanwhile, Play, Say
from kachidoki.kernel.state import CHANCE

YOU, BOB, CINDY, DIANE = range(4)

# You have no green card; Bob has no red one and a single yellow one.
HANDS = {
    YOU: "r4 r5 r6 r7 r** y1 y4 k4 k5 k**",
    BOB: "g1 g3 g5 g6 g7 y*** k1 k2 k3 k***",
    CINDY: "r1 r*** g2 g4 g* y3 y7 k6 k7 k*",
    DIANE: "r2 r3 r* g** g*** y2 y5 y6 y* y**",
}


def _arranged() -> str:
    """The deal that brings these hands."""
    cards = " ".join(HANDS.values()).split()
    return "deal " + "".join(card[0] + STARS.get(card[1:], card[1:]) for card in cards)


LESSON = Lesson(
    mode="partners",
    seat=YOU,
    names=("", "Bob", "Cindy", "Diane"),
    options={"starter": 1},
    script=(
        Say("lesson-welcome"),
        Play(CHANCE, _arranged()),
        Say("lesson-partner", ("seat 2", "seat 1", "seat 3")),
        Say("lesson-hand", ("hand",)),
        Say("lesson-places", ("place 0 left", "place 0 centre", "place 0 right")),
        # [lead], [direction]
        Ask("centre red six", "lesson-lead", ("hand red six", "place 0 centre")),
        Say("lesson-marked", tuple(f"place {seat} centre" for seat in range(4))),
        # [artillery] Cindy's gun waits for Bob, who sees it: [sacrifice].
        Play(CINDY, "right green artillery"),
        Say("lesson-artillery", ("place 2 right", "place 1 left")),
        Play(BOB, "centre black three"),
        Say("lesson-sacrifice", ("place 1 centre",)),
        # [trump] It is settled only now, and Bob's card was played before.
        Play(DIANE, "left yellow two-star"),
        Say("lesson-trump", ("trump", "place 1 centre")),
        # [scout] You send Bob before the gun.
        Ask("left yellow scout", "lesson-scout", ("hand yellow scout", "place 0 left")),
        Ask("order left", "lesson-order", ("place 1 left", "place 2 right")),
        Play(BOB, "left yellow three-star"),
        Say("lesson-hit", ("place 1 left", "place 2 right")),
        Play(CINDY, "centre red three-star"),
        Ask("right black five", "lesson-play-trump", ("hand black five", "place 0 right")),
        Play(DIANE, "right green two-star"),
        # [cavalry]
        Play(CINDY, "left yellow cavalry"),
        Say("lesson-cavalry", ("place 2 left",)),
        Play(DIANE, "centre red two"),
        # [phase-end], [resolution]: told while the cards can be seen.
        Say("lesson-fill", ("place 1 right", "seat 1")),
        Say("lesson-battle", ("place 2 right", "place 1 left")),
        Say("lesson-flank", ("place 2 left", "place 3 left", "place 0 left")),
        Say("lesson-highest", ("place 1 centre", "place 0 right")),
        Play(BOB, "right green three"),
        Say("lesson-won", ("spoils 0",)),
        Say("lesson-centre", ("seat 1",)),
        # Phase 2. [scout] This time the order is for you, and the gun is yours.
        Play(BOB, "right black scout"),
        Play(BOB, "order right"),
        Ask("right black artillery", "lesson-ordered", ("hand black artillery", "place 0 right")),
        Play(DIANE, "centre green three-star"),
        Say("lesson-waits", ("place 3 left", "place 0 right")),
        Play(BOB, "centre green five"),
        Play(DIANE, "right red three"),
        Play(CINDY, "right black one-star"),
        Play(BOB, "left black two"),
        Play(CINDY, "centre green two"),
        Ask("centre red five", "lesson-no-way", ("hand red five", "place 0 centre")),
        Play(CINDY, "left red scout"),
        Say("lesson-helped", ("place 3 left", "place 0 right")),
        Play(DIANE, "left red one-star"),
        Ask("left red cavalry", "lesson-last", ("hand red cavalry", "place 0 left")),
        Say("lesson-second", ("spoils 0",)),
        # Phase 3, up to the last card. [reserve]
        Meanwhile(
            (
                (DIANE, "centre yellow one-star"),
                (BOB, "left black three-star"),
                (CINDY, "right green one-star"),
                (BOB, "centre green scout"),
                (DIANE, "right yellow five"),
                (CINDY, "left black cavalry"),
                (DIANE, "left yellow six"),
                (YOU, "centre yellow artillery"),
                (CINDY, "centre yellow three"),
                (YOU, "left black two-star"),
                (BOB, "right green six"),
            )
        ),
        Ask("right red artillery", "lesson-reserve", ("hand red artillery", "place 0 right")),
        # [scoring], [winning]
        Say("lesson-regiments", ("score",)),
        Say("lesson-score", ("score",), {"points": 18, "partner": 13, "sum": 31, "others": 24}),
        Say("lesson-rounds", ("seat 1", "seat 3")),
        Say("lesson-farewell"),
    ),
)
