"""The solo rules of the second reading: see reference.py."""

from tests.games.jeraku.reference_table import name, number, place_name

ENEMIES = ("red", "yellow", "blue")


def solo_game(game):
    dealt = yield "daimyos"
    for clan, card in zip(game.clans, dealt, strict=True):
        game.card[clan] = game.daimyo[clan] = card
        if clan == "green":
            game.tell("daimyo-card", clan=clan, seat=0, card=card)
        else:
            game.tell("daimyo-card-enemy", clan=clan, card=card)
    for game.round in (1, 2, 3):
        game.tell("round", round=game.round)
        game.resolved = []
        for at in range(6):
            game.tell("solo-skirmish", number=at + 1)
            yield from skirmish(game)
        game.prestige()
    end(game)


def skirmish(game):
    (cards,) = yield "open"
    game.open = list(cards)
    game.tell("open", cards=tuple(name(card) for card in cards))
    _, text = yield {0: [f"take {name(card)}" for card in cards]}
    taken = number(text)
    game.open.remove(taken)
    game.resolved.append(taken)
    game.tell("take", seat=0, suit=taken[0], value=name(taken).split()[1])
    yield from game.resolve("green", taken)
    (other,) = game.open
    yield from activate(game, other)
    game.open = []
    game.resolved.append(other)
    (hidden,) = yield "reveal"
    game.tell("reveal", suit=hidden[0], value=name(hidden).split()[1])
    yield from activate(game, hidden)
    game.resolved.append(hidden)


def activate(game, card):
    clan, value = card
    home = game.daimyo[clan]
    # A Ninja, number 0, goes to Kyoto, region 0.
    target = value
    told = {"clan": clan, "suit": clan, "value": name(card).split()[1]}
    game.tell("enemy", region=place_name(target), **told)
    # Phase 1: the samurai.
    if game.supply(clan):
        game.samurai[clan][target] += 1
        game.tell("enemy-place", clan=clan, region=place_name(target))
    else:
        game.tell("enemy-empty", clan=clan, region=place_name(target))
    yield from eliminate(game, clan, target, "samurai")
    # Phase 2: the Daimyo.
    killed = yield from eliminate(game, clan, home, "daimyo")
    if killed:
        stay(game, clan, "killed")
    elif target != home:
        there = home + 1 if target > home else home - 1
        if game.round == 3 and value in (5, 6) and there in (5, 6):
            stay(game, clan, "blocked")
            return
        walk(game, clan, there, "card")
        yield from eliminate(game, clan, there, "daimyo")
    elif game.round != 3:
        stay(game, clan, "home")
    elif home == 0:
        stay(game, clan, "kyoto")
    else:
        walk(game, clan, home - 1, "kyoto")
        yield from eliminate(game, clan, home - 1, "daimyo")


def stay(game, clan, why):
    game.tell("enemy-stay", clan=clan, region=place_name(game.daimyo[clan]), why=why)


def walk(game, clan, there, why):
    here, game.daimyo[clan] = game.daimyo[clan], there
    places = {"from_": place_name(here), "region": place_name(there)}
    game.tell("enemy-move", clan=clan, why=why, **places)


def protected(game, clan, region, by):
    # An expert is not protected from a Daimyo.
    expert = clan == "green" and game.mode == "solo-expert"
    return game.daimyo[clan] == region and not (expert and by == "daimyo")


def eliminate(game, clan, region, by):
    """One samurai of another clan, if there is one to be had. True if there was."""
    there = [rival for rival in game.clans if rival != clan and game.samurai[rival][region]]
    bare = [rival for rival in there if not protected(game, rival, region, by)]
    if not bare:
        why = "protected" if there else "empty"
        game.tell("enemy-spare", clan=clan, region=place_name(region), by=by, why=why)
        return False
    why = "only"
    if "green" in bare:
        victims, why = ["green"], "green" if len(bare) > 1 else "only"
    else:
        victims = bare
        ahead = max(game.rp[rival] for rival in bare)
        if len(victims) > 1:
            victims = [rival for rival in bare if game.rp[rival] == ahead]
            why = "points"
        if len(victims) > 1:
            most = max(game.influence(rival, region) for rival in victims)
            victims = [rival for rival in victims if game.influence(rival, region) == most]
            why = "influence"
        if len(victims) > 1:
            _, text = yield {0: [f"victim {rival}" for rival in victims]}
            victims, why = [text.split(" ")[1]], "choice"
    (victim,) = victims
    game.samurai[victim][region] -= 1
    where = place_name(region)
    game.tell("enemy-kill", seat=0, clan=clan, rival=victim, region=where, by=by, why=why)
    return True


def end(game):
    """More than the two best of the others; if equal, more than anybody in Kyoto."""
    green = game.rp["green"]
    enemies = sorted((game.rp[clan] for clan in ENEMIES), reverse=True)
    game.sum = enemies[0] + enemies[1]
    game.how = "points"
    won = green > game.sum
    if green == game.sum:
        game.how = "kyoto"
        mine = game.influence("green", 0)
        won = all(mine > game.influence(rival, 0) for rival in ENEMIES)
    game.winners = (0,) if won else ()
