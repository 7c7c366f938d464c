"""What everybody sees of a game of the reference, in the words of the page."""

from kachidoki.games.adventure.pieces import ABILITIES, ICONS
from tests.games.adventure.reference_table import FOE


def table(game):
    return {
        "mode": game.mode,
        "players": game.count,
        "phase": "over" if game.over else "setup" if not game.rows else "play",
        "turn": game.turn,
        "active": game.active,
        "revealed": game.revealed,
        "rows": rows(game),
        "decks": {name: len(cards) for name, cards in game.decks.items()},
        "discards": {name: keys(cards) for name, cards in game.discards.items()},
        "heroes": [hero(game, player) for player in game.players],
        "turn_state": {
            "main": game.main,
            "journeys": game.journeys,
            "dark": game.dark,
            "idle": game.idle,
            "final": game.final,
        },
        "attempt": attempt(game),
        "stack": [
            {
                "seat": -1 if item.seat == FOE else item.seat,
                "card": item.card.key,
                "cancelled": item.cancelled,
            }
            for item in game.stack
        ],
        "foe": foe(game),
        "end": {"trigger": -1 if game.trigger is None else game.trigger},
    }


def keys(cards):
    return sorted(card.key for card in cards)


def rows(game):
    found = []
    for act in (1, 2, 3):
        if act > game.revealed:
            found.append([None] * len(game.rows.get(act, [])))
            continue
        row = []
        for slot in game.rows[act]:
            if slot.card is None:
                row.append((None, slot.ally.key if slot.ally else None, []))
                continue
            targets = []
            if game.kind(slot.card) in ("challenge", "adversary"):
                ally = slot.ally is not None
                # A spectator sees what the first seat would have to reach.
                targets = [
                    game.target_of(slot.card, at, ally, 0, turn=False)
                    for at in range(len(slot.card.paths))
                ]
            row.append((slot.card.key, slot.ally.key if slot.ally else None, targets))
        found.append(row)
    return found


def hero(game, player):
    heroes = sum(game.kind(card) == "hero" for card in player.hand)
    return {
        "origin": player.origin.key if player.origin and game.rows else None,
        "motivation": player.motivation.key if player.motivation and game.rows else None,
        "story": [
            {"card": card.key, "path": card.paths[path].key, "column": at // 3}
            for at, (card, path) in enumerate(player.story)
        ],
        "allies": [card.key for card in player.allies],
        "played": keys(player.played),
        "hand": {"hero": heroes, "antihero": len(player.hand) - heroes},
        "level": player.level,
        "xp": player.xp,
        "stage": game.stage(player),
        "done": player.done,
        "abilities": {a: game.tally(player, at) for at, a in enumerate(ABILITIES)},
        "icons": {icon: game.tally(player, 6 + at) for at, icon in enumerate(ICONS)},
        "triumph": game.tally(player, 12),
        "tragedy": game.tally(player, 13),
    }


def attempt(game):
    one = game.attempt
    if one is None:
        return None
    cast = bool(one.faces)
    return {
        "seat": one.seat,
        "act": one.slot.act if one.slot else 0,
        "place": one.slot.place if one.slot else 0,
        "card": one.card.key,
        "way": one.path + 1,
        "target": game.target(),
        "result": game.result() if cast else None,
        "margin": game.margin() if cast else None,
        "pool": sorted(one.faces) if cast else sorted(game.pool(one)),
        "faces": sorted([stone, face] for stone, face in one.faces.items()),
        "dark_paid": one.paid,
        "dark_free": one.free,
        "outcome": one.outcome,
    }


def foe(game):
    if not game.foes or game.foe is None:
        return None
    return {
        "card": game.foe.key,
        "quest": game.quest.key if game.quest else None,
        "xp": game.foe_xp,
        "target": game.target_xp(),
        "beaten": game.beaten,
        "shown": keys(game.shown),
        "waiting": keys(game.parked),
    }
