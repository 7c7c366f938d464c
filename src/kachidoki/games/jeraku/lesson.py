# interpreted: a script, played once in a while.
"""A first round of Jeraku, step by step: the learner leads the red clan against Bob and Cindy."""

from kachidoki.kernel.lesson import Ask, Lesson, Meanwhile, Play, Say
from kachidoki.kernel.state import CHANCE

YOU, BOB, CINDY = range(3)

# Cindy passes her last red card on, so she cannot follow when red is led.
HANDS = {YOU: "r1 r5 r6 yn y2 b1", BOB: "r2 r4 y3 y4 y5 b2", CINDY: "r3 y6 bn b4 b5 b6"}
OUT = "rn y1 b3"
# The deal that brings these hands.
DEAL = "deal " + "".join([*HANDS.values(), OUT]).replace(" ", "")


def _several(seat: int, *moves: str) -> tuple[tuple[int, str], ...]:
    return tuple((seat, move) for move in moves)


def _watch(seat: int, *moves: str) -> tuple[Play, ...]:
    return tuple(Play(seat, move) for move in moves)


LESSON = Lesson(
    mode="base",
    seat=YOU,
    names=("", "Bob", "Cindy"),
    # What the teacher says of points is true for these alone.
    options={"rp_table": "placeholder"},
    script=(
        Say("lesson-welcome"),
        # [map], [setup]
        Say("lesson-road", ("region 0", "region 6")),
        Say("lesson-pays", ("region 6", "region 5", "region 4")),
        Play(CHANCE, "daimyos 534"),
        Say("lesson-daimyo", ("daimyo red", "kachidoki")),
        Play(CHANCE, DEAL),
        Say("lesson-hand", ("hand",)),
        # [recruitment]
        Play(BOB, "pass yellow 4"),
        Play(CINDY, "pass red 3"),
        Play(BOB, "pass blue 2"),
        Play(CINDY, "pass blue 4"),
        Ask("pass red 1", "lesson-pass", ("hand red 1", "hand blue 1")),
        Ask("pass blue 1", "lesson-pass-more", ("hand blue 1",)),
        Say("lesson-received", ("hand red 3", "hand blue 4", "plate 2")),
        # Skirmish 1. [skirmish], [deploy]
        Ask("play red 6", "lesson-lead", ("hand red 6", "region 6")),
        Ask("deploy", "lesson-deploy", ("trick red", "region 6")),
        Ask("place 6", "lesson-place", ("region 6", "supply red")),
        *_watch(YOU, "place 6", "place 6"),
        Say("lesson-influence", ("region 6", "daimyo red")),
        *_watch(BOB, "play red 4", "deploy", "place 4", "place 4", "place 4"),
        Say("lesson-follow", ("trick yellow",)),
        Play(CINDY, "play blue 6"),
        # [winner] Told while the cards can be seen.
        Say("lesson-last", ("trick red", "trick blue")),
        *_watch(CINDY, "deploy", "place 6", "place 6", "place 6"),
        # [kachidoki]
        Say("lesson-cry", ("kachidoki", "region 4")),
        # Skirmish 2. [actions], [removal]: first you watch.
        *_watch(CINDY, "play yellow 6", "actions", "remove yellow", "remove yellow"),
        *_watch(CINDY, "daimyo out", "daimyo out"),
        Say("lesson-watch", ("trick blue", "daimyo blue")),
        # [ninja]
        Ask("play yellow ninja", "lesson-ninja", ("hand yellow ninja", "trick blue")),
        Ask("place 5", "lesson-ninja-place", ("region 5", "region 6")),
        Ask("place 6", "lesson-ninja-more", ("region 6",)),
        Play(YOU, "place 6"),
        *_watch(BOB, "play yellow 5", "deploy", "place 5", "place 5"),
        Say("lesson-beats", ("trick blue", "trick red", "trick yellow")),
        Play(BOB, "place 5"),
        # [ranks]
        Say("lesson-tie", ("region 5", "kachidoki")),
        # Skirmish 3. [actions]: now you.
        Ask("play red 5", "lesson-act", ("hand red 5",)),
        Ask("actions", "lesson-points", ("trick red",)),
        Ask("remove yellow", "lesson-remove", ("samurai yellow 5", "daimyo red")),
        Ask("remove yellow", "lesson-remove-more", ("samurai yellow 5",)),
        Ask("daimyo out", "lesson-move", ("daimyo red", "region 6")),
        Ask("samurai 6 in", "lesson-samurai", ("samurai red 6", "region 5")),
        Say("lesson-ahead", ("region 5", "region 6")),
        *_watch(BOB, "play red 1", "deploy", "place 1", "place 1", "place 1"),
        # [prestige] The value wanders.
        Say("lesson-known", ("trick yellow", "plate 1")),
        Say("lesson-drift", ("region 1", "region 0")),
        *_watch(CINDY, "play blue 2", "deploy", "place 2", "place 2", "place 2"),
        Say("lesson-won", ("kachidoki", "region 6")),
        # Skirmishes 4 and 5 in a hurry, but for their ends.
        Meanwhile(
            (
                *_several(YOU, "play blue 4", "deploy", "place 4", "place 4", "place 4"),
                *_several(BOB, "play blue 1", "deploy", "place 1", "place 1", "place 1"),
                *_several(CINDY, "play blue 5", "deploy", "place 5", "place 5"),
            )
        ),
        Play(CINDY, "stop"),
        Meanwhile(
            (
                *_several(CINDY, "play yellow 4", "actions", "samurai 2 in", "samurai 2 in"),
                *_several(CINDY, "samurai 1 in", "samurai 1 in"),
                *_several(YOU, "play yellow 2", "deploy", "place 2"),
                *_several(BOB, "play yellow 3", "deploy", "place 3"),
            )
        ),
        Play(BOB, "place 3"),
        # Skirmish 6.
        *_watch(CINDY, "play blue ninja", "place kyoto", "place kyoto"),
        *_watch(YOU, "play red 3", "actions"),
        Ask("remove blue", "lesson-final", ("region 5", "region 6", "samurai blue 6")),
        Ask("samurai 6 in", "lesson-final-move", ("samurai red 6", "region 5")),
        Ask("stop", "lesson-stop"),
        *_watch(BOB, "play red 2", "actions", "samurai 1 in"),
        Say("lesson-prestige", tuple(f"region {region}" for region in range(7))),
        Play(BOB, "samurai 1 in"),
        # [prestige], [points], [winning]
        Say("lesson-regions", ("region 6", "region 5", "region 4", "region 2")),
        Say(
            "lesson-score",
            ("score", "score red"),
            {"cries": 14, "prestige": 21, "total": 35, "bob": 15, "cindy": 20},
        ),
        Say("lesson-unofficial", ("corner",)),
        Say("lesson-rounds", ("region 0", "region 1")),
        Say("lesson-farewell"),
    ),
)
