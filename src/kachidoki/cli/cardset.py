"""`kachidoki cards`: check a set of cards of one's own, and look cards up."""

from kachidoki.cli.drawings import painted
from kachidoki.cli.screen import Screen
from kachidoki.cli.trouble import Complaint, path_of
from kachidoki.games import ids
from kachidoki.text import Texts
from kachidoki.words import Library, words

MOST_SHOWN = 100
ROMAN = ("", "I", "II", "III")


def _library() -> tuple[str, type[Library]]:
    """The game whose cards can be looked up, and its library."""
    found = ((game, words(game).library) for game in ids())
    return next((game, library) for game, library in found if library is not None)


def check_set(screen: Screen, folder: str) -> int:
    """Say all that is wrong with a set, or that it is good; the exit code."""
    if not folder:
        raise Complaint("which-folder")
    place, (game, library) = path_of(folder), _library()
    texts = Texts(screen.texts.language, game)
    faults = library.faults(str(place))
    if not faults:
        cards = library.open(texts, str(place))
        name = cards.name or place.resolve().name
        screen.say("cli-cards-good", name=name, count=cards.count, game=game, folder=folder)
        return 0
    for fault in faults[:MOST_SHOWN]:
        # Without the section of the rules, which is the same for all.
        fault.rule = ""
        screen.line(texts.error(fault))
    if len(faults) > MOST_SHOWN:
        screen.say("cli-cards-more-faults", count=len(faults) - MOST_SHOWN)
    screen.line()
    screen.say("cli-cards-faults", count=len(faults))
    return 1


def show_cards(screen: Screen, folder: str, card: str, kind: str, act: int) -> None:
    """One card in full, or a list of those that fit."""
    game, library = _library()
    texts = Texts(screen.texts.language, game)
    cards = library.open(texts, str(path_of(folder)) if folder else "")
    if card:
        for line, style in painted(cards.card(cards.find(card).key), screen.plain):
            screen.line(line, style)
        return
    if kind and kind not in cards.kinds:
        raise Complaint("no-kind", kind=kind[:40], known=tuple(cards.kinds))
    fitting = [
        entry
        for entry in cards.entries
        if (not kind or entry.kind == kind) and (not act or entry.act == act)
    ]
    if not fitting:
        raise Complaint("no-fitting-card")
    rows = [
        (e.key, e.name, texts.name("kind", e.kind), ROMAN[e.act], cards.text(e.key))
        for e in fitting
    ]
    screen.table(("card", "name", "kind", "act", "text"), rows, _said)
    screen.line()
    screen.say("cli-cards-more")


def _said(key: str, name: str, kind: str, act: str, text: str) -> str:
    where, one_line = f"{kind} {act}".strip(), text.replace("\n", " / ")
    return f"{key}: {name} ({where}). {one_line}".strip()
