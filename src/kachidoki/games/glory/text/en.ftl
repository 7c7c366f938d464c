### Call to Glory, in English. How values become arguments: `kachidoki/text/__init__.py`.
### `form-` messages are helpers of this language alone.

game = Call to Glory
    .about =
        Gather the people of old Japan and lay them out in sets, the larger the safer.
        Whoever lays more of a kind drives your set off the table, so choose your moment.

## Names

name-kind =
    { $kind ->
        [farmer] Farmer
        [monk] Monk
        [envoy] Envoy
        [ninja] Ninja
        [samurai] Samurai
        [shogun] Shogun
        [daimyo] Daimyo
        [empress] Empress
       *[emperor] Emperor
    }
    .one =
        { $kind ->
            [envoy] an Envoy
            [empress] an Empress
            [emperor] an Emperor
           *[other] a { name-kind }
        }
    .many =
        { $kind ->
            [farmer] Farmers
            [monk] Monks
            [envoy] Envoys
            [ninja] Ninjas
            [samurai] Samurai
            [shogun] Shoguns
            [daimyo] Daimyos
            [empress] Empresses
           *[emperor] Emperors
        }
    .count =
        { $count ->
            [one] { name-kind.one }
           *[other] { form-number } { name-kind.many }
        }
    .these =
        { $count ->
            [one] the { name-kind }
           *[other] the { form-number } { name-kind.many }
        }
    .value =
        { $kind ->
            [farmer] 20
            [monk] 18
            [envoy] 16
            [ninja] 14
            [samurai] 12
            [shogun] 9
            [daimyo] 8
            [empress] 7
           *[emperor] 6
        }

name-pile =
    { $pile ->
        [deck-1] draw pile 1
        [deck-2] draw pile 2
        [discard-1] discard pile 1
       *[discard-2] discard pile 2
    }

name-stack =
    { $stack ->
        [a] A
        [b] B
       *[c] C
    }

# A discard pile, where the sentence says already that cards are discarded.
form-onto =
    { $pile ->
        [discard-1] onto pile 1
       *[other] onto pile 2
    }

list-cards = { name-kind.count }
    .between = { ", " }
    .last = { " and " }
list-missions = { name-kind } ({ name-stack })
    .between = { ", " }
    .last = { " and " }
list-kinds = { name-kind.value }
    .between = { " + " }
    .last = { " + " }

## Modes and options

mode-standard = Standard game
    .about = The rules of the box, without a variant.
mode-missions = Imperial Missions
    .about = Secret missions pay a bonus for every card of one character on the table.
mode-ninja = Power of the Ninja
    .about = Laying Ninjas earns figures, and a figure removes a card from an opponent’s set.
mode-both = Both variants
    .about = Imperial Missions and Power of the Ninja together.

option-rounds = Rounds
    .about = How many rounds are played. Fewer make a shorter game than the rulebook’s.
setting-rounds =
    { $value ->
        [one] one round
       *[other] { $value } rounds
    }
option-starter = First player
    .about = Who starts the first round. At the table it is the youngest.
setting-starter =
    { $value ->
        [random] drawn by lot
       *[other] player { $value }
    }
option-keep_figures = Keep ninja figures
    .about = Whether unused ninja figures stay with their owners from one round to the next.
setting-keep_figures =
    { $value ->
        [true] they stay
       *[false] they return to the supply
    }

## What happens

event-start =
    { $seat-is ->
        [me] You start the first round.
       *[other] { $seat } starts the first round.
    }
event-missions = Everyone receives three secret missions, one from each stack.
event-missions-seen = Your secret missions: { $missions }.
event-round =
    Round { $round } begins; { $seat-is ->
        [me] you go first.
       *[other] { $seat } goes first.
    }
event-deal = Everyone is dealt { form-number } cards.
event-deal-seen = You are dealt { $cards }.
event-draw =
    { $seat-is ->
        [me] You draw
       *[other] { $seat } draws
    } a card from { name-pile }.
    .auto = (No choice.)
event-draw-seen =
    { $seat-is ->
        [me] You draw
       *[other] { $seat } draws
    } { name-kind.one } from { name-pile }.
    .auto = (No choice.)
event-take =
    { $seat-is ->
        [me] You take
       *[other] { $seat } takes
    } the { name-kind } from { name-pile }.
    .auto = (No choice.)
event-lay =
    { $seat-is ->
        [me] You lay
       *[other] { $seat } lays
    } { name-kind.count }.
event-discard =
    { $seat-is ->
        [me] You discard
       *[other] { $seat } discards
    } { name-kind.one } { form-onto }.
event-beaten =
    { $seat-is ->
        [me] Your set is outdone: you discard
       *[other] { $seat } is outdone and discards
    } { name-kind.count } { form-onto }.
event-replaced =
    { $seat-is ->
        [me] You discard your old set,
       *[other] { $seat } discards the old set,
    } { name-kind.count }, { form-onto }.
event-struck =
    { $seat-is ->
        [me] You discard
       *[other] { $seat } discards
    } the { name-kind } { form-onto }.
event-figure =
    { $seat-is ->
        [me] You take
       *[other] { $seat } takes
    } a ninja figure; the supply has { $left ->
        [0] none
       *[other] { $left }
    } left.
event-strike =
    { $seat-is ->
        [me] You use a ninja figure:
       *[other] { $seat } uses a ninja figure:
    } { $victim-is ->
        [me] you lose
       *[other] { $victim } loses
    } { name-kind.one }, { $left ->
        [0] and with it the whole set.
        [one] and one card of the set remains.
       *[other] and { $left } cards of the set remain.
    }
event-round-end =
    { $why ->
        [types] Round { $round } ends: { $seat-is ->
            [me] you have enough different sets in front of you.
           *[other] { $seat } has laid enough different sets.
        }
        [all-nine] Round { $round } ends: all nine characters are on the table.
       *[draw-pile] Round { $round } ends: a draw pile is empty.
    }
event-reveal =
    { $seat-is ->
        [me] You reveal
       *[other] { $seat } reveals
    } mission { name-stack }: { name-kind }.
    .auto = (It is your last one.)
event-bonus =
    { $seat-is ->
        [me] You have
       *[other] { $seat } has
    } { name-kind.count } on the table: { $count } × { $each } = { $points } bonus points.
event-no-bonus = Nobody has { name-kind.many } on the table, so there is no bonus.
event-score =
    { $seat-is ->
        [me] You score
       *[other] { $seat } scores
    } { form-sum }, { $total } in all.
form-sum =
    { $points ->
        [0] nothing
       *[other] { $kinds-count ->
            [0] { $bonus } bonus points
            [1] { $bonus ->
                [0] { $points } points
               *[other] { $kinds } + { $bonus } bonus = { $points } points
            }
           *[other] { $bonus ->
                [0] { $kinds } = { $points } points
               *[other] { $kinds } + { $bonus } bonus = { $points } points
            }
        }
    }
event-next-start =
    { $seat-is ->
        [me] You start the next round.
       *[other] { $seat } starts the next round.
    }
event-game-over =
    { $how ->
        [shared] { $seats-is ->
            [us] { $seats } share the victory with { $points } points: your best rounds are equal too.
           *[others] { $seats } share the victory with { $points } points: their best rounds are equal too.
        }
        [best-round] { $seats-is ->
            [me] You win: { $points } points like others, but the best single round.
           *[others] { $seats } wins: { $points } points like others, but the best single round.
        }
       *[points] { $seats-is ->
            [me] You win with { $points } points!
           *[others] { $seats } wins with { $points } points.
        }
    }

## What is asked

question-draw-first =
    { $seat-is ->
        [me] From which pile do you draw your first card?
       *[other] { $seat } is drawing the first card.
    }
question-draw-second =
    { $seat-is ->
        [me] From which other pile do you draw your second card?
       *[other] { $seat } is drawing the second card.
    }
question-act =
    { $seat-is ->
        [me] Lay a set or discard a card.
       *[other] { $seat } is going to lay a set or discard a card.
    }
question-place =
    { $seat-is ->
        [me] { $cause ->
            [discard] Onto which discard pile do you put { name-kind.these }?
            [beaten] Your set is outdone. Onto which discard pile do you put { name-kind.these }?
            [replaced] Your old set goes. Onto which discard pile do you put { name-kind.these }?
           *[struck] A ninja strikes. Onto which discard pile do you put { name-kind.these }?
        }
       *[other] { $seat } is choosing a discard pile for { name-kind.count }.
    }
question-close =
    { $seat-is ->
        [me] Use a ninja figure, or end your turn.
       *[other] { $seat } may still use a ninja figure.
    }
question-reveal =
    { $seat-is ->
        [me] Which mission do you reveal?
       *[other] { $seat } is going to reveal a mission.
    }

## Moves

move-draw = Draw from { name-pile }
move-lay = Lay { $count } { name-kind.many }
move-discard = Discard { name-kind.one }
move-place = Put onto { name-pile }
move-strike = Use a ninja figure against the { name-kind.many }
move-end-turn = End the turn
move-reveal = Reveal mission { name-stack }: { name-kind }

## What a move brings

reason-ends = It ends the round: your sets count { $points } points, nobody else’s more than { $most }.
reason-beats = You win { $points } points, and { $victim } loses them.
reason-lays = It brings { $points } points, and only { $least } or more { name-kind.many } beat the set.
reason-strengthens = Your set becomes safer: only { $least } or more { name-kind.many } beat it.
reason-completes = After it you could lay { name-kind.many }, for { $points } points.
reason-collects = You would hold { $count } of the { $least } { name-kind.many } that a set needs.
reason-unknown = Nothing that lies open helps you much: a hidden card may bring more.
reason-spare = You hold only { $count } of the { $least } { name-kind.many } that a set needs.
reason-standing = Your set of { name-kind.many } lies there already: more of them only make it safer.
reason-buries = It covers the { name-kind }, which somebody else might take.
reason-leaves = The { name-kind } on the other pile stays open for you.
reason-removes = It is the last card of the set: { $victim } loses { $points } points.
reason-opens = Then your { $count } { name-kind.many } beat the set of { $victim }.
reason-keeps =
    You keep your { $count ->
        [one] figure
       *[other] figures
    } for a better moment.
reason-pays =
    It pays { $seat-is ->
        [me] you
       *[other] { $seat }
    } { $points } points.
reason-pays-nobody = Nobody has { name-kind.many } on the table: it pays nobody.

## Refusals

error-card-not-held = You have no { name-kind } in hand.
error-drawn-already = You have drawn your two cards. Now lay a set or discard a card.
error-same-pile = You have drawn from { name-pile } this turn. Take your second card from another pile.
error-empty-pile = There is no card on { name-pile }.
error-draw-first = Draw two cards before you lay or discard.
error-place-first = First choose a discard pile for the cards that are waiting.
error-empty-first = One discard place is empty. Your card has to go there, whichever pile you like better.
error-reveal-later = A mission is revealed when the round has ended, and never before.
error-mission-not-held = You do not hold mission { name-stack }: { name-kind }.
error-not-asked = That is not an answer to the question asked now.
error-too-few-held =
    You cannot lay { name-kind.count }: you hold { $held ->
        [0] none
       *[other] only { $held }
    }.
error-set-too-small = A set of { name-kind.many } needs at least { $least } cards here.
error-set-not-larger =
    A set of { name-kind.many } with { $standing ->
        [one] one card
       *[other] { $standing } cards
    } is on the table: lay at least { $least }.
error-no-ninjas-here = This game is played without ninja figures.
error-no-figure = You have no ninja figure.
error-no-such-set = There is no set of { name-kind.many } on the table.
error-own-set = The { name-kind.many } are your own. Strike the set of an opponent.
error-not-this-chance = Chance cannot give this result here.
error-starter-not-seated = Player { $starter } cannot start: only { $players } play.

## Positions that cannot be

error-two-of-a-stack = { $seat } cannot have two missions from one stack.
error-card-count = { name-kind.many }: the position has { $found } of them, and there must be { $wanted }.
error-known-not-held = { $seat } is known to hold more { name-kind.many } than there are in that hand.
error-deck-too-large = No draw pile can have more than { $most } cards.
error-history-length = The position has the points of { $found } rounds, and there must be { $wanted }.
error-points-impossible = The points in the field “{ $field }” cannot be scored.
error-phase-impossible = The phase “{ $phase }” does not fit the rest of the position.
error-drawn-impossible = The pile drawn from does not fit the phase.
error-no-choice-of-pile = Cards wait to be put down only while both discard piles have cards.
error-placing-impossible = The cards that wait to be put down (“{ $cause }”) do not fit the position.
error-figure-count = The position has { $found } ninja figures, and there must be { $wanted }.
error-gained-impossible = A figure was taken this turn that the active player does not have.
error-mission-twice = A mission is there twice.
error-mission-count = The missions of { $seat } do not fit the round.

## The rulebook

rule-cards =
    There are 110 character cards of nine kinds. The number on a card says three things at once:
    what the character is worth, how many such cards there are, and how hard a set is to defend.

    • Farmer 20, Monk 18, Envoy 16
    • Ninja 14, Samurai 12, Shogun 9
    • Daimyo 8, Empress 7, Emperor 6

    Farmers are worth much, but everybody finds them. Emperors are worth little, but a pair of
    them is seldom beaten.
    .title = The cards
rule-setup =
    Every round begins afresh. All 110 cards are shuffled and each player gets three of them as a
    hand. The rest form two face-down draw piles of equal size; if one card is left over, draw
    pile 1 gets it. Between them is room for two face-up discard piles, both empty at first. Of a
    discard pile you see the top card and the number of cards. You may not leaf through it; but
    everybody has seen every card in it, and may remember them.
    .title = Setting up a round
rule-play =
    The game lasts four rounds. The youngest player starts the first one; here the start is drawn
    by lot unless the table agrees otherwise. Turns go clockwise. In your turn you do two things, in
    this order: you draw two cards, and then you either lay a set or discard one card.
    .title = Course of play
rule-action1 =
    You must draw two cards, and they must come from two different piles. Any of the four piles
    will do as long as it has cards: the top card of a draw pile, unseen, or the top card of a
    discard pile, which everybody sees you take. You look at the first card before you choose the
    pile for the second.

    The first player of a round finds no discards yet, and so takes one card from each draw pile.
    .title = Action 1: draw two cards
rule-action2 =
    After drawing you must do exactly one of two things: lay one set of cards in front of you, or
    discard one card from your hand. You are never obliged to lay a set, even if you could. There is
    no limit to your hand.
    .title = Action 2: lay or discard
rule-action2a =
    A set is two or more cards of one character from your hand, face up in front of you. You may lay
    one set in a turn, and you may keep cards of that character back.

    • With three or four players, Envoys, Ninjas and Samurai (16, 14 and 12) need at least three
    cards.
    • If a set of that character is on the table already, yours must have more cards. The smaller
    set is discarded at once: its owner puts all of it onto one discard pile.
    • A set is never extended. To improve your own, lay a new and larger one from your hand; the
    old one is discarded.

    So there is at most one set of each character on the table. Example: Anna has four Farmers in
    front of her. Ben lays six, and Anna must discard her four.

    Another example: Anna has three Ninjas in front of her and has collected five more in her hand.
    She lays the five and discards the three. Now her set has five cards, not eight.
    .title = Action 2a: lay a set
rule-action2b =
    If you do not lay a set, discard one card of your hand face up. Mind what you give away: others
    may take it from the pile.

    The first discard of a round starts one pile and the next must start the other. Whenever one of
    the two places is empty, the next discard has to fill it. When both have cards, whoever owns
    the cards chooses the pile. All this goes for outdone sets, which stay together, and for
    cards struck by a ninja as well.
    .title = Action 2b: discard a card
rule-round-end =
    The round ends after a turn if at least one of these is true:

    • One player has six different sets in front (two players), five (three players) or four (four
    players).
    • All nine characters are on the table, counting everybody’s sets.
    • A draw pile is empty. The discard piles do not matter.

    Nobody has another turn.
    .title = End of a round
rule-scoring =
    Add up the values of the characters in front of you. The number of cards in a set does not
    matter: two Monks score 18 and so do seven. Cards in hand score nothing. Example: sets of 18,
    12, 9, 8, 7 and 6 make 60 points; sets of 20 and 16 make 36.
    .title = Scoring
rule-next-start =
    Whoever has the fewest points in all starts the next round. If several do, it is the one of them
    with the fewest points in the round just played. If that is a tie too, it is the first of them
    clockwise after the player who took the last turn.
    .title = Who starts the next round
rule-winning =
    After four rounds the player with the most points wins. If several have the most, the best
    single round among them decides. If that is equal too, they share the victory.
    .title = Winning
rule-missions-setup =
    There are twelve mission cards in three stacks: A is red, B yellow and C blue. Before the first
    round the stacks are shuffled apart, and each player gets one secret mission from each. The
    rest leave the game unseen. The missions have to last for all three rounds. Which characters
    they show is our own choice, except the Empress of stack A.
    .title = Imperial Missions: setting up
rule-missions-scoring =
    When a round has ended, every player must reveal one mission, clockwise from the player who
    started the round. Whoever has a set of the character shown, the revealer or somebody else, gets
    a bonus for each card of it: 5 points for a mission of stack A, 4 for B and 3 for C. If nobody
    has such a set, nothing happens. Revealed missions leave the game. Then all sets score as usual.

    Example: Anna reveals the Empress of stack A. Carla has two Empresses in front of her and gets
    2 × 5 = 10 points.
    .title = Imperial Missions: scoring
rule-missions-winning =
    With Imperial Missions the game lasts three rounds, also when it is combined with Power of the
    Ninja. The most points win. Ties are decided as usual; the bonus counts towards the points of
    the round.
    .title = Imperial Missions: winning
rule-ninja-setup =
    The four ninja figures form a common supply beside the draw piles. All the rules of the standard
    game hold.
    .title = Power of the Ninja: setting up
rule-ninja-gain =
    Whenever you lay a set of Ninjas, be it new or in place of your own, take one ninja figure
    from the supply. If the supply is empty you get nothing. You keep your figures when the Ninjas
    are outdone later.
    .title = Power of the Ninja: gaining figures
rule-ninja-use =
    In a later turn of your own, at any moment of it, you may return a figure to the supply and name
    a set of an opponent. Its owner discards one card of it. You may use several figures in one turn,
    but none that you took in that turn.

    A set may shrink to a single card and still counts in full; without cards it is gone. What
    counts when somebody wants to outdo it is its size at that moment. Because the end of the
    round is tested only after your turn, a figure used at its very end can still prevent it.

    Unused figures are kept from round to round, unless the table agreed otherwise. They score
    nothing.

    Example with two players: Anna lays two Ninjas and takes a figure. Ben has four Monks and five
    Samurai in front of him. In a later turn Anna returns the figure to the supply and strikes a
    Samurai: Ben has four left. Later Ben lays three Ninjas and takes a figure himself. Anna must
    discard her two Ninjas, and Ben may use the figure in a later turn.
    .title = Power of the Ninja: using figures

## The table in the terminal

cli-glory-heading = { $game } · { $name } · Round { $round } of { $rounds }
cli-glory-turn = { $name } (to move)
cli-glory-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
cli-glory-types = { $count }/{ $goal } sets
cli-glory-points =
    { $count ->
        [one] { $sum } point
       *[other] { $sum } points
    }
cli-glory-figures =
    { $count ->
        [one] one ninja figure
       *[other] { $count } ninja figures
    }
cli-glory-supply =
    { $count ->
        [0] No ninja figure in the supply
        [one] One ninja figure in the supply
       *[other] { $count } ninja figures in the supply
    }
cli-glory-seen = seen in this hand: { $cards }
cli-glory-sets = sets: { $sets }
cli-glory-between = { "; " }
cli-glory-no-sets = no sets
cli-glory-shown = missions revealed: { $missions }
cli-glory-mission = { $letter } { $name } (+{ $each } a card)
cli-glory-your-hand = Your hand
cli-glory-missions = Your missions: { $missions }
cli-glory-piles = Piles
cli-glory-deck = Draw { $number }
cli-glory-discard = Discard { $number }
cli-glory-empty = empty
cli-glory-top = on top { $name } ({ $value })
