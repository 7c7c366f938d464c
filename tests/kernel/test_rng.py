"""Where chance comes from: even, repeatable, and for real deals a secret that can be checked."""

import ast
import hashlib
import hmac
from collections import Counter
from itertools import permutations
from math import sqrt
from pathlib import Path

import pytest

from kachidoki import BadOption, Rng
from kachidoki.kernel.dealer import LEAST_SEED_BYTES, Dealer
from kachidoki.kernel.rng import Source, Stream

SRC = Path(__file__).resolve().parents[2] / "src"
SECRET = bytes(range(16))


def even(counts: Counter, kinds: int) -> bool:
    """Chi-square within five standard deviations of what even chances give."""
    expected = sum(counts.values()) / kinds
    found = sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))
    freedom = kinds - 1
    return set(counts) <= set(range(kinds)) and found < freedom + 5 * sqrt(2 * freedom)


def sources() -> dict[str, Source]:
    return {"rng": Rng(3), "stream": Stream(SECRET, "test")}


@pytest.mark.parametrize("kind", ["rng", "stream"])
@pytest.mark.parametrize("n", [2, 3, 7, 9, 110])
def test_every_number_is_as_likely_as_the_others(kind, n):
    source = sources()[kind]
    assert even(Counter(int(source.below(n)) for _ in range(n * 300)), n)


@pytest.mark.parametrize("kind", ["rng", "stream"])
def test_two_numbers_in_a_row_are_independent(kind):
    source = sources()[kind]
    pairs = Counter(int(source.below(5)) * 5 + int(source.below(5)) for _ in range(10_000))
    assert even(pairs, 25)


@pytest.mark.parametrize("kind", ["rng", "stream"])
def test_one_of_one_is_no_choice(kind):
    assert {sources()[kind].below(1) for _ in range(20)} == {0}


@pytest.mark.parametrize("kind", ["rng", "stream"])
def test_a_shuffle_brings_every_order_as_often(kind):
    source = sources()[kind]
    orders = {order: at for at, order in enumerate(permutations(range(4)))}
    seen: Counter = Counter()
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        source.shuffle(cards)
        seen[orders[tuple(cards)]] += 1
    assert even(seen, 24)


@pytest.mark.parametrize("kind", ["rng", "stream"])
@pytest.mark.parametrize("count", [0, 1, 2, 110])
def test_a_shuffle_keeps_every_card(kind, count):
    cards = [at % 9 for at in range(count)]
    before = cards[:]
    sources()[kind].shuffle(cards)
    assert sorted(cards) == sorted(before)
    assert count < 100 or cards != before


def test_a_shuffle_draws_as_below_does():
    """`Rng.shuffle` is written out for speed; it must not be another shuffle than `Source`'s."""
    quick, plain = Rng(5), Rng(5)
    cards, same = list(range(60)), list(range(60))
    quick.shuffle(cards)
    for last in range(59, 0, -1):
        at = plain.below(last + 1)
        same[last], same[at] = same[at], same[last]
    assert cards == same
    assert quick.below(1000) == plain.below(1000)


def test_the_generator_is_the_same_everywhere():
    """Compiled or interpreted, on any machine, in any version: these numbers."""
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(8)] == [470, 342, 7, 17, 850, 209, 85, 348]
    rng = Rng(2**200)
    assert [rng.below(110) for _ in range(8)] == [2, 88, 92, 61, 27, 86, 4, 29]
    rng = Rng(-1)
    cards = list(range(12))
    rng.shuffle(cards)
    assert cards == [10, 8, 6, 1, 7, 3, 0, 4, 5, 11, 2, 9]
    assert rng.random() == 0.6585645601153374
    rng.restart(12345)
    assert [rng.below(1 << 30) for _ in range(3)] == [630717848, 789974791, 280370408]


def test_a_restarted_generator_is_even_from_its_first_number_on():
    lucks, twin = Rng(1), Rng(0)
    firsts: Counter = Counter()
    seconds: Counter = Counter()
    for _ in range(9_000):
        twin.restart(lucks.below(0x40000000))
        firsts[twin.below(9)] += 1
        seconds[twin.below(9)] += 1
    assert even(firsts, 9)
    assert even(seconds, 9)


def test_random_lies_between_0_and_1():
    rng = Rng(1)
    numbers = [rng.random() for _ in range(5000)]
    assert min(numbers) >= 0.0
    assert max(numbers) < 1.0
    assert abs(sum(numbers) / len(numbers) - 0.5) < 0.03


# The stream of the real dealer.


def words(secret: bytes, label: str):
    """The stream, computed once more from what docs/logs.md says."""
    counter = 0
    while True:
        block = hmac.new(secret, f"{label}/{counter}".encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1


def below(stream, n: int) -> int:
    limit = 2**32 // n * n
    return next(word for word in stream if word < limit) % n


def test_the_stream_is_hmac_sha256_of_a_counter():
    stream, again = Stream(SECRET, "a label"), words(SECRET, "a label")
    for n in [2, 3, 110, 1000, 2**31, 2**31 + 1, 2**32 - 1, 2**32] * 20:
        assert stream.below(n) == below(again, n)


def test_the_stream_is_the_same_everywhere():
    stream = Stream(bytes(16), "label")
    assert [stream.below(1000) for _ in range(6)] == [296, 591, 920, 726, 218, 340]


def test_words_that_would_favour_small_numbers_are_thrown_away():
    """Just above half of all words nearly every second one must go, or 0 came twice as often."""
    n = 2**31 + 1
    stream = Stream(SECRET, "rejection")
    drawn = [stream.below(n) for _ in range(2000)]
    plain = words(SECRET, "rejection")
    taken, used = [], 0
    while len(taken) < len(drawn):
        word = next(plain)
        used += 1
        if word < n:
            taken.append(word)
    assert drawn == taken
    assert 1.8 < used / len(drawn) < 2.2
    low = sum(number < n // 2 for number in drawn)
    assert abs(low - 1000) < 5 * sqrt(500)


def test_labels_and_secrets_separate_streams():
    streams = [
        Stream(SECRET, "kachidoki chance 1"),
        Stream(SECRET, "kachidoki chance 11"),
        Stream(SECRET, "kachidoki chance 2"),
        Stream(SECRET[::-1], "kachidoki chance 1"),
    ]
    drawn = [tuple(stream.below(2**32) for _ in range(40)) for stream in streams]
    assert len({number for numbers in drawn for number in numbers}) == 160


# The dealer.


def test_the_commitment_binds_the_secret_and_does_not_tell_it():
    dealer = Dealer(SECRET)
    wanted = hashlib.sha256(b"kachidoki commitment " + SECRET).hexdigest()
    assert dealer.commitment == wanted
    assert SECRET.hex() not in dealer.commitment
    assert Dealer(SECRET + b"\0").commitment != wanted


@pytest.mark.parametrize("length", [0, 1, LEAST_SEED_BYTES - 1])
def test_a_secret_of_less_than_128_bits_is_refused(length):
    assert LEAST_SEED_BYTES * 8 >= 128
    with pytest.raises(BadOption) as refused:
        Dealer.of(bytes(length))
    assert refused.value.reason == "seed-short"
    assert Dealer.of(bytes(LEAST_SEED_BYTES)).secret == bytes(LEAST_SEED_BYTES)


def test_numbers_repeat_a_game_and_nothing_repeats_none():
    assert Dealer.of(7).secret == Dealer.of(7).secret
    assert Dealer.of(7).secret != Dealer.of(8).secret
    assert Dealer.of(-7).secret != Dealer.of(7).secret
    fresh = {Dealer.of(None).secret for _ in range(8)}
    assert len(fresh) == 8
    assert {len(secret) for secret in fresh} == {32}


@pytest.mark.parametrize("seed", [True, 1.5, "7", [1], bytearray(32)])
def test_other_seeds_are_refused(seed):
    with pytest.raises(BadOption) as refused:
        Dealer.of(seed)
    assert refused.value.reason == "seed-value"


def test_each_chance_entry_has_a_stream_of_its_own():
    """Whatever was drawn for one deal does not change the next."""
    dealer = Dealer.of(1)
    greedy = dealer.source(0)
    for _ in range(1000):
        greedy.below(110)
    assert dealer.source(1).below(2**32) == Dealer.of(1).source(1).below(2**32)
    again = words(dealer.secret, "kachidoki chance 1")
    assert dealer.source(1).below(2**32) == next(again)


def test_a_source_of_ones_own_shuffles():
    class Last(Source):
        def below(self, n):
            return n - 1

    cards = [3, 1, 2]
    Last().shuffle(cards)
    assert cards == [3, 1, 2]
    with pytest.raises(TypeError):
        Source().below(2)


def test_nothing_uses_the_module_random():
    """A source is always passed in: no import of `random`, no `numpy.random`."""
    seen = 0
    for path in SRC.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                named = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                named = [node.module or "", *(f"{node.module}.{item.name}" for item in node.names)]
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                named = [f"{node.value.id}.{node.attr}"]
                named = [name for name in named if name in ("numpy.random", "np.random")]
            else:
                continue
            seen += 1
            for name in named:
                assert name.split(".")[0] != "random", f"{path}:{node.lineno}"
                assert name not in ("numpy.random", "np.random"), f"{path}:{node.lineno}"
    assert seen > 100
