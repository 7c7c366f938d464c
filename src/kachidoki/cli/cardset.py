"""`kachidoki cards`: check a set of cards of one's own, and look cards up."""

import difflib
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table
from rich.text import Text

from kachidoki.cli.screen import Screen
from kachidoki.cli.trouble import Complaint
from kachidoki.games.adventure.cards import Card, CardSet
from kachidoki.games.adventure.catalogue import titles
from kachidoki.games.adventure.contract import Data
from kachidoki.games.adventure.loader import check, load, standard
from kachidoki.games.adventure.pieces import ABILITIES, CARD_KINDS, VICTORY
from kachidoki.games.adventure.said import (
    cost_text,
    requires_text,
    rewards_text,
    rules_text,
    victory_text,
)
from kachidoki.text import Texts

GAME = "adventure"
MOST_SHOWN = 100
ROMAN = ("", "I", "II", "III")


def folder_of(name: str) -> Path:
    """The folder that somebody named."""
    try:
        return Path(name).expanduser()
    except RuntimeError as error:
        # `~someone` without a home.
        raise Complaint("no-file", path=name[:200]) from error


def check_set(screen: Screen, folder: str) -> int:
    """Say all that is wrong with a set, or that it is good; the exit code."""
    if not folder:
        raise Complaint("which-folder")
    place = folder_of(folder)
    faults = check(place)
    if not faults:
        cards = load(place)
        name = cards.name or place.resolve().name
        screen.say("cli-cards-good", name=name, count=len(cards.cards), folder=folder)
        return 0
    texts = Texts(screen.texts.language, GAME)
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
    cards = load(folder_of(folder)) if folder else standard()
    known = list(titles(cards))
    if card:
        for text, style in described(cards, card, screen.texts.language, screen.plain):
            screen.line(text, style)
        return
    if kind and kind not in CARD_KINDS:
        raise Complaint("no-kind", kind=kind[:40], known=CARD_KINDS)
    fitting = [
        (found, data)
        for found, data in known
        if (not kind or CARD_KINDS[found.kind] == kind) and (not act or found.act == act)
    ]
    if not fitting:
        raise Complaint("no-fitting-card")
    _list(screen, cards, fitting)


def described(
    cards: CardSet, wanted: str, language: str, plain: bool = False
) -> list[tuple[str, str]]:
    """All of one card: lines, each with its style."""
    found, data = _found(wanted, list(titles(cards)), language)
    return list(_lines(cards, found, data, language, "" if plain else "  "))


def _found(wanted: str, known: list[tuple[Card, Data]], language: str) -> tuple[Card, Data]:
    """The card with this id, or with this name; a part is enough if only one has it."""
    plain = wanted.strip().lower()
    for found, data in known:
        if plain in (found.key, str(data["name"][language]).lower()):
            return found, data
    fitting = [
        (found, data)
        for found, data in known
        if plain in found.key or plain in str(data["name"][language]).lower()
    ]
    if len(fitting) == 1:
        return fitting[0]
    near = [found.key for found, _ in fitting][:8] or _near(plain, known, language)
    raise Complaint("no-card", card=wanted[:40], known=tuple(near))


def _near(plain: str, known: list[tuple[Card, Data]], language: str) -> list[str]:
    """The cards whose id, or name, or a word of it, is most like what was typed."""
    ways: dict[str, str] = {}
    for found, data in known:
        name = str(data["name"][language]).lower()
        for way in (found.key, name, *found.key.split("-"), *name.split()):
            ways.setdefault(way, found.key)
    like = difflib.get_close_matches(plain, ways, n=6, cutoff=0.4)
    return list(dict.fromkeys(ways[way] for way in like))[:3]


def _text(card: Card, cards: CardSet, language: str) -> str:
    if card.kind == VICTORY:
        return victory_text(cards, language)
    return rules_text(card, language)


def _list(screen: Screen, cards: CardSet, fitting: list[tuple[Card, Data]]) -> None:
    language = screen.texts.language
    texts = Texts(language, GAME)
    rows = []
    for card, data in fitting:
        kind = texts.name("kind", CARD_KINDS[card.kind])
        facts = [rewards_text(path, language) for path in card.paths]
        text = _text(card, cards, language).split("\n")
        said = "\n".join(part for part in [*facts, *text] if part)
        rows.append((card.key, data["name"][language], kind, ROMAN[card.act], said))
    if screen.plain:
        for key, name, kind, act, said in rows:
            where = f"{kind} {act}".strip()
            screen.line(f"{key}: {name} ({where}). {said.replace(chr(10), ' / ')}".strip())
    else:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        for column in ("card", "name", "kind", "act", "text"):
            table.add_column(texts.say(f"cli-column-{column}"))
        for key, name, kind, act, said in rows:
            table.add_row(Text(key, style="cyan"), Text(name), Text(kind), act, Text(said))
        screen.show(table)
    screen.line()
    screen.say("cli-cards-more")


def _lines(
    cards: CardSet, card: Card, data: Data, language: str, indent: str
) -> Iterator[tuple[str, str]]:
    texts = Texts(language, GAME)
    name, flavour = data["name"][language], data["flavour"][language]
    yield f"{name}  [{card.key}]", "bold"
    kind = texts.name("kind", CARD_KINDS[card.kind])
    where = texts.say("cli-cards-act", kind=kind, act=ROMAN[card.act]) if card.act else kind
    yield where, "dim"
    if card.difficulty:
        listed = [one for at, one in enumerate(ABILITIES) if card.abilities >> at & 1]
        facts = texts.join([texts.name("ability", one) for one in listed])
        number = int(card.difficulty)
        yield texts.say("cli-cards-difficulty", number=number, abilities=facts), ""
    if card.requires:
        yield texts.say("cli-cards-requires", what=requires_text(card, language)), ""
    if not card.cost.free:
        yield texts.say("cli-cards-cost", what=cost_text(card, language)), ""
    yield flavour, "italic"
    paths = data.get("paths")
    for number, path in enumerate(card.paths):
        gives = rewards_text(path, language)
        if paths is None:
            if gives:
                yield texts.say("cli-cards-gives", what=gives), ""
            continue
        yield "", ""
        plus = " +1" if path.plus else ""
        tone = texts.say("cli-cards-tone", tone=int(path.tone))
        yield f"• {paths[number]['name'][language]}{plus} ({tone})", "bold"
        yield f"  {paths[number]['flavour'][language]}", "italic"
        yield f"  {gives}", ""
    said = _text(card, cards, language)
    if said:
        yield "", ""
        for paragraph in said.split("\n"):
            yield indent + paragraph, ""
