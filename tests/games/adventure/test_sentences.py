"""What happens in Call to Adventure, read aloud."""

import pytest

from kachidoki import Event

pytest.importorskip("fluent.runtime")

from kachidoki.text import LANGUAGES, Texts

NAMES = ("Anna", "Oskar")


def said(language, key, me=None, **values):
    return Texts(language, "adventure").event(Event(key, values), NAMES, me)


def test_cast_the_result_stands_apart_from_the_runes():
    cast = {"seat": 0, "faces": ("core-1 0", "strength-1 0"), "result": 3, "target": 4}
    assert said("en", "cast", 0, **cast) == (
        "You cast the runes: core 1, Strength 2. Result: 3 against 4."
    )
    assert said("fr", "cast", **cast) == (
        "Anna lance les runes\xa0: principale 1, Force 2. Résultat\xa0: 3 contre 4."
    )
    assert said("de", "cast", 0, **cast) == (
        "Du wirfst die Runen: Grundrune 1, Stärke 2. Ergebnis: 3 gegen 4."
    )


def test_runes_of_an_ability_need_no_brackets():
    runes = {"seat": 0, "card": "years-of-practice", "runes": ("intelligence", "wisdom")}
    assert said("fr", "runes", 0, **runes).endswith(
        "une rune d’Intelligence et une rune de Sagesse."
    )
    assert said("de", "runes", 0, **runes).endswith("eine Intelligenzrune und eine Weisheitsrune.")
    assert said("en", "runes", 0, **runes).endswith("one Intelligence rune and one Wisdom rune.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_track_points_lost_have_a_minus_sign(language):
    parts = ("printed", "sets", "xp", "hero", "antihero", "destiny", "total")
    line = said(language, "score", seat=0, track=-4, **dict.fromkeys(parts, 1))
    assert "−4 " in line
    assert "-4" not in line


def test_coop_french_winners_need_no_colon():
    line = said("fr", "won", seats=(1,), points=46)
    assert line.endswith("le plus beau des récits revient à Oskar.")
    line = said("fr", "won", 0, seats=(0, 1), points=46)
    assert line.endswith("signez les plus beaux récits.")
