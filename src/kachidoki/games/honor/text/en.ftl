### Victory & Honor, in English. How values become arguments: `kachidoki/text/__init__.py`.
### `form-` messages are helpers of this language alone.

game = Victory & Honor
    .about =
        Four armies, three places, one trump nobody names: every card you play also says who plays next.
        Capture generals, and enough of their regiments to make them worth it.

## Names

name-colour =
    { $colour ->
        [red] red
        [green] green
        [yellow] yellow
       *[black] black
    }
    .title =
        { $colour ->
            [red] Red
            [green] Green
            [yellow] Yellow
           *[black] Black
        }
name-rank =
    { $rank ->
        [bugle] bugle
        [flag] flag
        [drum] drum
        [scout] scout
        [two] 2
        [three] 3
        [artillery] artillery
        [five] 5
        [six] 6
        [cavalry] cavalry
        [one-star] one-star general
        [two-star] two-star general
       *[three-star] three-star general
    }
    .full =
        { $rank ->
            [scout] scout (1)
            [artillery] artillery (4)
            [cavalry] cavalry (7)
           *[other] { name-rank }
        }
name-place =
    { $place ->
        [left] left flank
        [centre] centre
       *[right] right flank
    }
    .title =
        { $place ->
            [left] Left flank
            [centre] Centre
           *[right] Right flank
        }
    .on =
        { $place ->
            [centre] in the centre
           *[other] on the { name-place }
        }
name-set =
    { $set ->
        [pair] pair
        [mixed] mixed honours
        [triple] triple honours
        [regiment] regimental honours
       *[all] all honours
    }
    .count =
        { $set ->
            [pair] { $count ->
                [one] a pair (2)
               *[other] { form-number } pairs (2 each)
            }
            [mixed] { $count ->
                [one] mixed honours (3)
               *[other] mixed honours { $count } times (3 each)
            }
            [triple] { $count ->
                [one] triple honours (6)
               *[other] triple honours { $count } times (6 each)
            }
            [regiment] { $count ->
                [one] regimental honours (9)
               *[other] regimental honours { $count } times (9 each)
            }
           *[all] { $count ->
                [one] all honours (12)
               *[other] all honours { $count } times (12 each)
            }
        }

form-card = { name-colour } { name-rank.full }
form-whose =
    { $seat-is ->
        [me] your
       *[other] { $seat }’s
    }
form-whose-title =
    { $seat-is ->
        [me] Your
       *[other] { $seat }’s
    }
form-victims =
    { $victim-is ->
        [me] your
       *[other] { $victim }’s
    }
form-victim =
    { $victim-is ->
        [me] you
       *[other] { $victim }
    }
form-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }

list-cards = { form-card }
    .between = { ", " }
    .last = { " and " }
list-sets = { name-set.count }
    .between = { ", " }
    .last = { " and " }

## Modes and options

mode-partners = Partners
    .about = The rules of the box: two against two, and partners sit across from each other.
mode-individual = Everyone alone
    .about = Four players without partners. Artillery fires across the centre as well.
mode-partners-advanced = Partners, with honours
    .about = Two against two with the twelve honour cards: four phases a round, and more points to win.
mode-individual-advanced = Everyone alone, with honours
    .about = No partners, and the twelve honour cards: four phases a round.

option-rounds = Rounds
    .about = How many rounds are played. The rulebook has four, or three for a short game.
setting-rounds =
    { $value ->
        [one] one round
       *[other] { $value } rounds
    }
option-starter = First player
    .about = Who starts the first round.
setting-starter =
    { $value ->
        [random] drawn by lot
       *[other] player { $value }
    }
option-redeal = New deal without a general
    .about = Whether all cards are dealt anew when somebody is dealt no general. The rulebook does not know this.
setting-redeal =
    { $value ->
        [true] yes, deal anew
       *[false] no, play on
    }
option-mixed = Mixed honours
    .about = Which bugle, flag and drum make mixed honours, worth 3 points.
setting-mixed =
    { $value ->
        [any] any, unless all are of one colour
       *[different] of three different colours
    }

## What happens

event-start =
    { $seat-is ->
        [me] The lot falls on you: you start the first round.
       *[other] The lot falls on { $seat }, who starts the first round.
    }
event-side =
    { $why ->
        [lowest] { $seats-is ->
            [us] { $seats } have fewer points: one of you starts the next round.
           *[others] { $seats } have fewer points: one of them starts the next round.
        }
       *[lot] { $seats-is ->
            [us] The totals are equal and the lot falls on { $seats }: one of you starts the next round.
           *[others] The totals are equal and the lot falls on { $seats }: one of them starts the next round.
        }
    }
event-next-start =
    { $why ->
        [lowest] { $seat-is ->
            [me] You have the lowest total and start the next round.
           *[other] { $seat } has the lowest total and starts the next round.
        }
        [lot] { $seat-is ->
            [me] Several have the lowest total, and the lot falls on you: you start the next round.
           *[other] Several have the lowest total, and the lot falls on { $seat }, who starts the next round.
        }
       *[choice] { $seat-is ->
            [me] It is settled between the partners: you start the next round.
           *[other] It is settled between the partners: { $seat } starts the next round.
        }
    }
event-round =
    Round { $round } begins; { $seat-is ->
        [me] you go first.
       *[other] { $seat } goes first.
    }
event-deal = Everyone is dealt { form-number } cards.
event-deal-seen = You are dealt { form-number } cards: { $cards }.
event-redeal =
    { $seats-is ->
        [me] You were dealt no general
       *[others] { $seats } had no general
    }: all cards are dealt anew.
event-phase =
    Phase { $phase }: { $why ->
        [centre] { $seat-is ->
            [me] you won the centre and start.
           *[other] { $seat } won the centre and starts.
        }
        [again] nobody won the centre, so { $seat-is ->
            [me] you start again.
           *[other] { $seat } starts again.
        }
       *[starter] { $seat-is ->
            [me] you start.
           *[other] { $seat } starts.
        }
    }
event-lead =
    { $seat-is ->
        [me] You lead
       *[other] { $seat } leads
    } the { form-card }: the { name-place } is marked { name-colour }.
event-follow =
    { $seat-is ->
        [me] You play
       *[other] { $seat } plays
    } the { form-card } { name-place.on }.
event-sacrifice = { form-cannot } a card face down.
event-sacrifice-seen = { form-cannot } the { form-card } face down.
form-cannot =
    { $why ->
        [void] { $seat-is ->
            [me] You cannot follow { name-place.on } and play
           *[other] { $seat } cannot follow { name-place.on } and plays
        }
       *[no-lead] { $seat-is ->
            [me] You have no new colour to lead { name-place.on } and play
           *[other] { $seat } has no new colour to lead { name-place.on } and plays
        }
    }
event-trump = All three places are marked: { name-colour } is trump.
event-order = { form-whose-title } scout orders { form-victim } to play { name-place.on }.
    .auto = (No other place was possible.)
event-suggest = { form-whose-title } scout suggests that { form-victim } should play { name-place.on }.
event-no-order = { form-whose-title } scout leaves the choice to { form-victim }.
event-fill =
    { $seat-is ->
        [me] You can pass the turn to nobody: the empty places are filled clockwise, and you begin.
       *[other] { $seat } can pass the turn to nobody: the empty places are filled clockwise, and { $seat } begins.
    }
event-battle = All twelve cards lie: the battle of phase { $phase } begins.
event-reveal =
    { form-whose-title } hidden card { name-place.on } turns out to be the { form-card }{ $trump ->
        [true] , a trump!
       *[false] : routed.
    }
event-shell =
    { form-whose-title } artillery { name-place.on } shells { form-victims } { form-card }, and { $seat-is ->
        [me] you capture
       *[other] { $seat } captures
    } it.
event-win =
    { $how ->
        [flank] { form-whose-title } { name-colour } cavalry came last and sweeps
        [trump] { form-whose-title } { form-card } is the highest trump and takes
        [first] Only honours contend: { form-whose } { form-card } came first and takes
       *[highest] { form-whose-title } { form-card } is the highest and takes
    } the { name-place }{ $cards-count ->
        [1] , where no other card is left.
       *[other] : { $cards }.
    }
event-lost =
    { $why ->
        [rout] Total rout { name-place.on }, where nobody led
       *[shelled] Every face-up card { name-place.on } was shelled, and there is no trump
    }. Lost to everyone: { $cards }.
event-round-end = Round { $round } is over.
event-reserve =
    { $seat-is ->
        [me] You keep your reserve, the { form-card }, as spoils.
       *[other] { $seat } keeps the reserve, the { form-card }, as spoils.
    }
event-colour-score =
    { $seat-is ->
        [me] You, { name-colour }:
       *[other] { $seat }, { name-colour }:
    } { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }{ $count ->
        [0] { "" }
        [one] { " " }+ 1 regiment card × { form-generals }
       *[other] { " " }+ { $count } regiment cards × { form-generals }
    } = { form-points }.
form-generals =
    { $generals ->
        [one] 1 general
       *[other] { $generals } generals
    }
event-score =
    { $seat-is ->
        [me] You score
       *[other] { $seat } scores
    } { $points ->
        [0] nothing
       *[other] { form-points }
    } with generals and regiments.
event-honours =
    { $seats-is ->
        [me] You score
        [us] { $seats } score
       *[others] { $seats-count ->
            [one] { $seats } scores
           *[other] { $seats } score
        }
    } { form-points } with honours: { $sets }.
event-total =
    { $seats-is ->
        [me] You
       *[others] { $seats }
    }: { form-points } in this round, { $total } in all.
event-game-over =
    { $how ->
        [shared] { $seats } share the victory with { form-points }.
       *[points] { $seats-is ->
            [me] You win with { form-points }!
            [us] { $seats } win with { form-points }!
           *[others] { $seats } { $seats-count ->
                [one] wins
               *[other] win
            } with { form-points }.
        }
    }

## What is asked

question-starter =
    { $seat-is ->
        [me] Which of you two starts the round? Nobody has seen the cards yet.
       *[other] { $seat } is choosing which of the partners starts.
    }
question-play =
    { $seat-is ->
        [me] Which card do you play, and where?
       *[other] { $seat } is going to play a card.
    }
question-ordered =
    { $seat-is ->
        [me] { form-victims-title } scout orders you to play { name-place.on }. Which card?
       *[other] { $seat } has to play { name-place.on }, by order of { form-victims } scout.
    }
question-suggested =
    { $seat-is ->
        [me] { form-victims-title } scout suggests that you play { name-place.on }. Which card, and where?
       *[other] { $seat } is going to play a card; { form-victims } scout has suggested the { name-place }.
    }
form-victims-title =
    { $victim-is ->
        [me] Your
       *[other] { $victim }’s
    }
question-fill =
    { $seat-is ->
        [me] Nobody is passed to any more: fill your { name-place }. With which card?
       *[other] { $seat } is filling the { name-place }.
    }
question-order =
    { $seat-is ->
        [me] Your scout gives an order: where must { form-victim } play?
       *[other] { $seat }’s scout is choosing where { form-victim } must play.
    }
question-suggest =
    { $seat-is ->
        [me] Your scout may make a suggestion: where should { form-victim } play?
       *[other] { $seat }’s scout may suggest where { form-victim } should play.
    }

## Moves

move-play = { name-colour.title } { name-rank.full } to the { name-place }
move-order = Name the { name-place }
move-no-order = Name no place
move-starter =
    { $seat-is ->
        [me] You start
       *[other] { $seat } starts
    }

## What a move brings

reason-shells = It fires at { form-victims } { form-card }.
reason-aims = What { $victim } plays face up across from it will be shelled.
reason-flank = It is the last card there: nothing but a trump beats it.
reason-scouts = The scout may tell { $victim } where to play.
reason-highest = Nobody can play a higher { name-colour } card any more.
reason-leads =
    It is the highest card there so far; { $count ->
        [one] one higher { name-colour } card is
       *[other] { $count } higher { name-colour } cards are
    } still out.
reason-trump =
    Face down it is a trump, and { $count ->
        [0] no higher one is out any more
        [one] one higher one is still out
       *[other] { $count } higher ones are still out
    }.
reason-hopes = Face down it becomes a trump if { name-colour } is the colour that is not marked.
reason-partner = { $seat } is ahead there: what you add will likely stay with your side.
reason-cheap = It will hardly win there, but you have no card that matters less.
reason-to-gun = There { $seat }’s artillery hits whatever { $victim } plays face up.
reason-to-ours = You are ahead there, and { $victim } has to add a card.
reason-helps = An opponent may still be beaten there: { $victim } can try.

## Refusals

error-card-not-held = You do not have the { form-card } in hand.
error-no-honours-here = This game is played without honour cards.
error-place-taken = Your { name-place } has a card already.
error-ordered-elsewhere = A scout orders you to play { name-place.on }.
error-wrong-way =
    A card { name-place.on } would pass the turn to { form-victim }, and that battlefield is full. Choose
    another place.
error-must-follow = { name-colour.title } is played { name-place.on }, and you have { name-colour }: follow it.
error-must-lead =
    { name-colour.title } is marked in another place already. Lead { name-place.on } with a colour that is
    not marked yet: you have one.
error-sacrifice-elsewhere =
    You have no new colour to lead { name-place.on }. Play where a colour is marked instead.
error-order-first = First name the place where your scout sends the next player.
error-order-taken =
    { $victim-is ->
        [me] You have
       *[other] { $victim } has
    } a card { name-place.on } already.
error-order-wrong-way =
    From the { name-place } { form-victim } would pass the turn to a full battlefield. Name another place.
error-order-must = Your scout must give { form-victim } an order. Only a partner may be left to choose.
error-not-your-partner =
    { $seat-is ->
        [me] You belong to the other side, which does not start.
       *[other] { $seat } is not of your side. Name yourself or your partner.
    }
error-not-asked = That is not an answer to the question asked now.
error-not-this-chance = Chance cannot give this result here.

## Positions that cannot be

error-card-count =
    The { form-card }: the position has { $found ->
        [0] none
       *[other] { $found }
    }, and there must be { $wanted ->
        [0] none
        [one] exactly one
       *[other] { $wanted }
    }.
error-hand-size = { $seat } has { $found } cards in hand, and there must be { $wanted }.
error-void-held = { $seat } is known to have no { name-colour }, but has some in hand.
error-no-general = { $seat } was dealt no general, which this table does not allow.
error-history-length = The position has the points of { $found } rounds, and there must be { $wanted }.
error-phase-impossible = The phase “{ $phase }” does not fit the rest of the position.
error-turn-impossible = It cannot be the turn of { $seat } after these plays.
error-plays-impossible = The cards on the battlefields cannot have been played like this.
error-points-impossible = These points cannot be scored.

## The rulebook

rule-cards =
    There are four regiments, red, green, yellow and black, with ten cards each. From high to low:

    • the generals, with three stars, two stars and one star
    • the cavalry, which is the 7
    • infantry, 6 and 5
    • the artillery, which is the 4
    • infantry, 3 and 2
    • the scout, which is the 1

    The seven cards from 7 to 1 are called regiment cards. Cavalry, artillery and scout have a special
    manoeuvre each, but only while they lie face up. The advanced game adds three honours to each
    colour.
    .title = The cards
rule-setup =
    Victory & Honor is for exactly four players, two against two or everyone alone. Partners sit across
    from each other.

    In front of you is your battlefield with three places: left flank, centre and right flank. The left
    flank looks at the player on your left, the centre at the player across, the right flank at the
    player on your right. The four left flanks together are one battle, the four centres another, and
    the four right flanks the third.

    The game lasts four rounds. In each round all cards are shuffled and dealt, ten to each player, and
    three phases are played. In a phase everybody puts one card into each of the three places, and then
    the three battles are decided. With the advanced game it is thirteen cards and four phases.
    .title = Setting up
rule-start =
    Who starts the first round is drawn by lot, unless the table agreed on somebody. Every later round is
    started by the player with the lowest total. In a game of partners it is the side with the lower
    total, and those two choose which of them starts, before they see their new cards. Either of them
    may answer, and the first answer counts.

    If several players, or both sides, have the lowest total, the lot decides between them.
    .title = Who starts
rule-play =
    In your turn you play one card from your hand to an empty place of your battlefield. Each place takes
    one card in a phase. You are free to choose the place, except for two things: the direction of play
    and a scout’s order. Only then the place says which cards are allowed.

    • The place is marked with a colour, and you have that colour: play a card of it, face up.
    • The place is marked, and you do not have its colour: play any card, face down. That is a sacrifice.
    • The place is not marked yet: lead it with a card of a colour that is not marked anywhere, face up.

    You may choose a place where you cannot follow although you could follow somewhere else. That is how
    trumps are brought into play.
    .title = Playing a card
rule-direction =
    The place you choose also decides who plays next: a card on your left flank passes the turn to the
    player on your left, one in the centre to the player across, one on the right flank to the player on
    your right. So somebody may have several turns in a row, and others must wait.

    You must not pass the turn to a player whose three places are full, as long as you have an empty
    place that looks at somebody else. If you have none, the phase comes to its end. This comes before
    colours: it may force you to sacrifice a card in one place although you could have followed in
    another.

    Example: Alan, Bob, Cindy and Diane sit clockwise. Alan plays in the centre, so Cindy is next. She
    plays in the centre too, and it is Alan again. His centre is taken now: he has to choose between
    his left flank, and so Bob, and his right flank, and so Diane.
    .title = Whose turn is next
rule-phase-end =
    If it is your turn and each of your empty places looks at a full battlefield, nobody is passed to any
    more. Beginning with you and going on clockwise, everyone fills what is still empty. The rules of
    colours hold as before, and a lead may still settle the trump. Scouts give no orders now. Artillery
    and cavalry work as always.

    This happens after eleven cards, and then only you have a place to fill; or after nine, and then
    everyone but the player who started the phase has exactly one. In the end all twelve cards lie.

    Example: the cards so far are Alan centre, Cindy centre, Alan right, Diane centre, Bob right, Alan
    left, Bob centre. Alan is full. Diane has both flanks empty, but her left one looks at Alan, so she
    must play on the right, towards Cindy. Cindy plays on the left, towards Diane. Diane has only her
    left flank now, and Alan is full: Diane fills her left flank, then Bob his left, then Cindy her right.
    .title = End of a phase
rule-lead =
    The first face-up card in a place, on whichever battlefield, is its lead card. It marks that place with
    its colour for all four players: from now on that colour must be followed there.

    A colour is marked in one place only. Whoever leads must therefore choose a colour that is marked
    nowhere yet, and who has such a card must lead, not sacrifice. Only markers count. A face-down card
    marks nothing, so a place that has nothing but face-down cards can still be led.

    Example: Alan leads red in the centre. Cindy, who is next, plays in the centre and has red cards, so
    she must play one. Alan leads green on the right flank. Diane follows with red in the centre, Bob
    with green on the right. On the left flank Alan may lead yellow or black, not red or green. He
    chooses yellow, and black is trump.
    .title = Leading and following
rule-sacrifice =
    If you cannot follow where you play, you sacrifice: any card of your hand, face down. You need not
    choose a trump. Nobody else knows the card until the battle. A cavalry, an artillery or a scout that
    is sacrificed does nothing special. A sacrificed card is routed: it cannot win, whatever its
    rank, unless it is a trump.

    In a place that is not marked you may sacrifice only if there is no other way: you have nothing but
    cards of marked colours, and no place where you may play is marked. A scout’s order can bring that
    about. The place stays unmarked, and somebody else may still lead it. If one of the places where you
    may play is marked, you have to play there.
    .title = Sacrifices
rule-trump =
    As soon as all three places are marked, the fourth colour is trump for this phase. All face-down cards
    of that colour are trumps, in whatever place, whether they were played before that or after. Before
    the third lead there is no trump, and if a place is never led there is none in the whole phase.

    A trump can be played only where you cannot follow, and always face down. So nobody knows whether
    a card is a trump or a mere sacrifice. The highest trump in a place wins it, even against generals.

    As a trump, cavalry, artillery and scout have no manoeuvre. Nor can artillery or cavalry do anything
    to a trump: it is not shelled, and where one lies no flank attack succeeds.
    .title = Trumps
rule-rout =
    A face-down card that is no trump is routed. It does not fight, and whoever wins the place captures it.

    If a place has never been led when the battle begins, all four cards in it are routed: a total rout.
    They are lost. Nobody captures them, and they score for no one. The same happens to what remains if
    artillery has shelled every face-up card of a place and there is no trump in it.
    .title = Rout
rule-cavalry =
    The cavalry attacks in the flank if it is the fourth and last card that was played in its place on the
    four battlefields, lies face up, is not shelled, and no trump lies in that place. Then it beats
    every other card there, generals as well, and captures all that artillery has not taken. This is
    possible in the centre too, and while places are being filled. Otherwise the cavalry is simply a 7.

    What counts is the order in which the cards were played. A cavalry that was the third card does not
    become the last because the fourth was shelled or lies face down. Trumps are judged in the battle:
    a card that turned into a trump only later spoils the flank attack too. Trumps in other places do
    not matter.
    .title = Cavalry
rule-artillery =
    Face-up artillery shells the place it looks at:

    • on your left flank: the right flank of the player on your left
    • on your right flank: the left flank of the player on your right
    • in your centre: the centre of the player across if everyone plays alone; in a game of partners
    nothing at all, for nobody shells a partner

    The card there is hit if it lies face up, whether it was played before the artillery or after it.
    Face-down cards, trumps among them, are never hit. A card that is hit stays where it is until the
    battle. Then, before anything else, it goes to the player of the artillery. All hits happen at the
    same time, so two artilleries that look at each other capture one another.

    The artillery card itself fights in its own place as a 4, and whoever wins that place captures it.
    .title = Artillery
rule-scout =
    When you play a scout face up, you name the place where the next player has to play. It must be empty,
    and it must look at a player who still has an empty place. If there is only one such place, it is
    named for you; if there is none, there is no order, and the phase comes to its end. You have to give
    an order, and the next player has to obey it: to follow, lead or sacrifice there, as the hand allows.

    If the next player is your partner, your scout only makes a suggestion, and you may leave it; with
    only one possible place there is nothing to suggest. While places are being filled, scouts give no
    orders. The scout itself is played by all the other rules, and fights as a 1.

    Example: Alan plays the yellow scout on his left flank and is full now. Bob is next, and his
    centre and his right flank are empty. The right flank looks at Alan, who is full. So the only order
    Alan’s scout can give is: the centre.
    .title = Scouts
rule-resolution =
    When all twelve cards lie, the face-down ones are turned up. Then every place is decided, in this order:

    • 1. Cards that were shelled go to the players of the artillery.
    • 2. A cavalry that attacks in the flank wins the place.
    • 3. Otherwise the highest trump wins.
    • 4. Otherwise the highest face-up card of the marked colour wins, among those that are left.
    • 5. If there is none, nobody wins, and what remains is lost.

    The winner captures all cards that are left in the place, including the one that won.

    Example, partners Alan and Cindy against Bob and Diane. Left flank, in the order of play: Alan’s
    yellow 4, Cindy’s yellow three-star general, Diane’s yellow 6, Bob’s yellow 7. Centre: Alan’s red 5,
    Cindy’s red 2, Diane’s black 3 face down, Bob’s red 6. Right flank: Alan’s green 4, Bob’s green
    two-star general, Diane’s green 2, Cindy’s green 5. Black is trump.

    Alan’s artillery on the right shells Diane’s yellow 6, and the one on the left Bob’s two-star general:
    two cards for Alan. On the left flank Bob’s cavalry was played last and captures the yellow 4, the
    three-star general and itself. In the centre Diane’s black 3 is the only trump and takes all four
    cards. On the right flank the 5 is now higher than 4 and 2, and Cindy takes the three. Diane has won
    the centre and starts the next phase.
    .title = The battle
rule-spoils =
    Captured cards go to your spoils. You may look at your own spoils at any time, but nobody may see those
    of others, and you must not tell what is in yours, not even to your partner. Everybody saw the cards
    in the battle, of course, the face-down ones too, and may remember them.
    .title = Spoils
rule-centre =
    Whoever wins the centre starts the next phase of the round. If nobody wins it, the player who started
    this phase starts the next one as well.
    .title = Winning the centre
rule-reserve =
    After the last phase of a round everybody has one card left, the reserve. It joins its owner’s spoils
    and counts like any other. A general kept to the end can make a whole colour count.
    .title = The reserve
rule-scoring =
    After a round all players count their own spoils, one colour at a time. A general scores as many points
    as it has stars. A regiment card scores one point for every general of its colour in the same
    spoils: with one general 1 point each, with two 2, with three 3. Without a general of their colour
    regiment cards score nothing.

    Partners never put regiment cards and generals together. Each of them counts alone, and the two
    results are added.

    Examples: the green generals with three stars and one star and four green regiment cards make
    3 + 1 + 4 × 2 = 12 points. A two-star general and three cards make 5, five cards without a
    general nothing, and all ten cards of a colour 6 + 7 × 3 = 27.
    .title = Scoring
rule-winning =
    After four rounds the highest total wins, of a player or of a side. The rulebook also knows a short game
    of three rounds, and a table may agree on fewer. Equal totals share the victory.
    .title = Winning
rule-honours =
    The advanced game adds twelve honours, a bugle, a flag and a drum in each colour. The 52 cards make
    hands of thirteen, and a round has four phases. One card is left as the reserve again. All other
    rules stay as they are.
    .title = Advanced game: honours
rule-honours-battle =
    Honours are the lowest cards of their colour, below the scout and equal to each other. They have to
    follow, they may lead, they can be shelled, and as a trump they keep a cavalry from its flank attack.
    An honour wins a place in two cases only:

    • There is no trump, and the face-up cards of the marked colour that are left are all honours. Then
    the one that was played first wins. Sacrificed cards do not matter.
    • It is a trump, and no trump there is a regiment card or a general. Of several such honours the
    first one played wins.

    Examples: the red bugle is led, then come the red drum and two sacrifices: the bugle wins. A drum
    that is the only trump beats a three-star general, but loses to the scout of its own colour.
    .title = Advanced game: honours in battle
rule-honours-scoring =
    At the end of a round honours score in combinations:

    • Pair: two of a kind, 2 points
    • Mixed honours: bugle, flag and drum, not all of one colour, 3 points
    • Triple honours: three of a kind, 6 points
    • Regimental honours: bugle, flag and drum of one colour, 9 points
    • All honours: all four of a kind, 12 points

    Each card counts in one combination. The best way to combine them is found for you. Partners put
    their honours together; who plays alone combines alone. Honours are no regiment cards, so generals
    add nothing to them.

    For mixed honours the table may agree that all three colours must differ. The line in the rulebook
    is unclear.
    .title = Advanced game: scoring honours
rule-redeal =
    A table may agree that all cards are collected and dealt again whenever somebody is dealt no general.
    The rulebook says nothing of the kind, so it is off unless you choose it. Without honours some hand
    has no general in about one deal in sixteen.
    .title = New deal without a general

## The table in the terminal

cli-honor-heading = { $name } · Round { $round } of { $rounds } · Phase { $phase } of { $phases }
cli-honor-before = { $name } · Before round { $round } of { $rounds }
cli-honor-after = { $name } · After { $rounds ->
        [one] the only round
       *[other] all { $rounds } rounds
    }
cli-honor-mark = { name-place.title }: { name-colour }
cli-honor-no-mark = { name-place.title }: not marked
cli-honor-trump = Trump: { name-colour }
cli-honor-no-trump = Trump: none yet
cli-honor-starts =
    { $name-is ->
        [empty] You start this phase.
       *[given] { $name } starts this phase.
    }
cli-honor-first =
    { $name-is ->
        [empty] You started this phase.
       *[given] { $name } started this phase.
    }
cli-honor-arrow =
    The last card, played by { $name-is ->
        [empty] you
       *[given] { $name }
    } { name-place.on }, points to { $target-is ->
        [empty] you
       *[given] { $target }
    }.
cli-honor-ordered =
    { $name-is ->
        [empty] Your scout orders
       *[given] { $name }’s scout orders
    } { $target-is ->
        [empty] you
       *[given] { $target }
    } to play { name-place.on }.
cli-honor-suggested =
    { $name-is ->
        [empty] Your scout suggests
       *[given] { $name }’s scout suggests
    } that { $target-is ->
        [empty] you
       *[given] { $target }
    } should play { name-place.on }.
cli-honor-filling = Nobody is passed to any more: the empty places are being filled.
cli-honor-turn = { $name } (to move)
cli-honor-ally = your partner
cli-honor-partner = { $name }, { cli-honor-ally }
cli-honor-short = hand { $count } · spoils { $captured }
cli-honor-in-hand =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
cli-honor-captured =
    { $count ->
        [0] nothing captured
       *[other] { $count } captured
    }
cli-honor-void = no { name-colour }
cli-honor-voids = known to have { $facts }
cli-honor-place = { name-place.title }: { $facts }
cli-honor-card = { form-card }
cli-honor-rank = { name-rank.full }
cli-honor-empty = empty
cli-honor-down = face down
cli-honor-down-short = hidden
cli-honor-may-be = may be { $colours }
cli-honor-maybe = { name-colour }
cli-honor-order = card { $number }
cli-honor-hit =
    { $name-is ->
        [empty] hit by your artillery
       *[given] hit by { $name }’s artillery
    }
cli-honor-hit-short = hit
cli-honor-aims =
    { $name-is ->
        [empty] aims at your { name-place }
       *[given] aims at { $name }’s { name-place }
    }
cli-honor-to =
    { $name-is ->
        [empty] to you
       *[given] to { $name }
    }
cli-honor-your-hand = Your hand
cli-honor-your-spoils = Your spoils
cli-honor-lost = Lost to everyone
cli-honor-unseen = Not seen yet
cli-honor-colour = { name-colour } { $ranks }
cli-honor-between = { "; " }
cli-honor-none = no cards
cli-honor-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
cli-honor-of-round = round { $round }: { $sum }
cli-honor-bonus = { $points } for honours
