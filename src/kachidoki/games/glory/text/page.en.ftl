### Call to Glory in the browser, in English: the lesson.
### `.other` answers another move than the one that is asked for.

lesson-welcome =
    Welcome to Call to Glory! You are about to play a first round against Hana.
    The cards were arranged beforehand, so that you meet every rule. In a real game nobody does that.
lesson-hand =
    These are your cards. Three were dealt to you. You go first, so you have also drawn one card from
    each of the two draw piles.
lesson-numbers =
    The number on a card says two things: what the character is worth, and how many there are.
    There are 20 Farmers, worth 20 points. There are only 6 Emperors, worth 6.
lesson-aim =
    Collect cards of the same character and lay them in front of you as a set. When the round ends,
    each of your sets scores its number.
lesson-discard =
    A turn is short: draw two cards, then lay a set or discard a card. You have no two cards alike,
    so you have to discard. Discard the Samurai.
    .other = You could do that in a real game. Here, discard the Samurai.
lesson-places =
    Your card began one discard pile, so Hana’s had to begin the other: an empty place is always
    filled first. When both piles have cards, you choose.
lesson-draw =
    Your turn. Draw two cards, from two different piles. Begin with draw pile 1.
lesson-take =
    A second Monk! You see your first card before you choose the second pile. The discard piles count
    as well: Hana has thrown away a Farmer. Take it!
    .other = Look at discard pile 2: with that Farmer you have a pair.
lesson-lay =
    Now you have two pairs. Two cards are enough for a set, and you lay one set in a turn. Lay the
    Farmers: 20 points.
    .other = Keep the others for later. Lay the two Farmers.
lesson-larger =
    Hana lays two Monks. There is never more than one set of a character on the table: whoever lays
    a larger one drives the smaller one off. You hold two Monks yourself, so you need one more.
lesson-hope = Try your luck with draw pile 2.
lesson-luck =
    The third Monk! You still draw a second card, and from another pile. Take draw pile 1.
lesson-outdo = Three are more than two. Lay all three Monks!
    .other = Two Monks would not be more than Hana’s two. Lay all three.
lesson-outdone =
    Hana must discard her Monks at once, all of them onto one pile. One place was empty, so they had to
    go there. The 18 points are yours now.
lesson-beaten =
    It can happen to you as well: three Farmers beat your two. You discard yours, and as both piles
    have cards, you choose one. The next turn is yours: put them onto pile 1, and the Monk on pile 2
    stays in reach.
    .other = That would cover the Monk. Put the Farmers onto discard pile 1.
lesson-common =
    There are 20 Farmers, so a set of them seldom lasts. Look for something safer: draw from draw
    pile 1.
lesson-again = A second Emperor! Now take the Monk from discard pile 2. It may be of use later.
    .other = The Monk on discard pile 2 will be more useful.
lesson-rare =
    There are only six Emperors, and you hold two. Somebody would need three of the other four to beat
    them. Few points, but safe ones: lay the Emperors.
    .other = The Daimyos can wait. Lay the two Emperors.
lesson-watch =
    Did you see that? Hana took the other Monk. What is taken from a discard pile is seen by everybody,
    so remember it. Now let us skip a few turns.
lesson-later =
    A few turns later you have five sets, and Hana has the Farmers and the Ninjas. You hold three more
    Monks. You may hold as many cards as you like.
lesson-danger =
    Hana collects Monks: four would beat your three. Draw from draw pile 1.
lesson-fourth = Another Monk: now you hold four. Draw your second card from draw pile 2.
lesson-replace =
    A set is never extended. But you may replace your own set with a larger one from your hand.
    Lay four Monks.
    .other = To replace three Monks you need more than three. Lay all four.
lesson-old-set =
    You discard the old set, just as if it had been beaten, and choose the pile. Put it onto pile 1. From
    now on Hana needs five Monks.
    .other = Either pile would do. Here, put the Monks onto discard pile 1.
lesson-sixth =
    With two players, the round ends when somebody has six sets at the end of a turn. You have five, and
    an Envoy in hand. Draw from draw pile 2.
lesson-always-two = The second Envoy! You always draw two cards: take one from draw pile 1.
lesson-end = Lay the Envoys, your sixth set.
    .other = Lay the two Envoys, and the round is over.
lesson-score =
    The round is over. Each set scores its number once, large or small.
    You: 18 + 16 + 12 + 9 + 8 + 6 = { $points } points. Hana: 20 + 14 = { $others } points.
    Cards in hand score nothing.
lesson-other-ends =
    A round also ends when all nine characters are on the table, or when a draw pile is used up.
lesson-rounds =
    The whole game has four rounds, and each begins with new cards. Whoever has the fewest points
    starts, so Hana is next. In the end the highest total wins.
lesson-farewell =
    That is all you need! At the table you find the rulebook, and hints if you want them. Your next
    cards are shuffled, and once the game has ended you can check that nobody arranged them. Have fun!

## The table on the page

page-glory-pile-name =
    { $pile ->
        [deck-1] Draw pile 1
        [deck-2] Draw pile 2
        [discard-1] Discard pile 1
       *[discard-2] Discard pile 2
    }
page-glory-pile =
    { $label }: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }{ $top-is ->
        [empty] { "" }
       *[given] , on top: { $top }
    }
page-glory-discard-here = Put the chosen card onto { name-pile }
page-glory-supply =
    { $count ->
        [0] no ninja figures left
        [one] one ninja figure left
       *[other] { $count } ninja figures left
    }
page-glory-figures =
    { $count ->
        [0] no ninja figures
        [one] one ninja figure
       *[other] { $count } ninja figures
    }
page-glory-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-glory-laid = + { $count } on the table
page-glory-so-far = so far, without bonus points
page-glory-goal = { $count } of { $goal } sets
page-glory-hand-of =
    { $name }: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    } in hand
page-glory-goal-short = { $count }/{ $goal }
page-glory-near = One more set ends the round.
page-glory-nine = { $count } of 9 characters
page-glory-nine-about = When all nine characters are on the table, the round ends.
page-glory-nine-near = One more ends the round
page-glory-seen = Seen in hand: { $cards }
page-glory-beats = beats the set of { $count }
page-glory-replaces = replaces your { $count }
page-glory-ends = ends the round
page-glory-no-sets = No sets yet
page-glory-your-side = Your side of the table
page-glory-your-sets = Here you lay your sets
page-glory-your-hand = Your hand
page-glory-empty-hand = Your hand is empty
page-glory-held =
    { $count ->
        [one] { name-kind }
       *[other] { form-number } { name-kind.many }
    }.
page-glory-can-lay = You can lay them as a set.
page-glory-fewer = Lay one card fewer
page-glory-more = Lay one card more
page-glory-mission = Mission { name-stack }: { $count } bonus points for each { name-kind } on the table
page-glory-mission-each = +{ $count } each
page-glory-or-strike = …or use a figure against a lit set
page-glory-bonus = { $count } bonus
page-glory-round = Round
page-glory-round-number = Round { $number }
page-glory-total = Total

## Pictures of the rulebook

page-glory-picture-cards = The nine characters. The number is the value of a set, and how many such cards there are.
page-glory-picture-setup = Two draw piles, two empty places between them, and three cards for each player.
page-glory-picture-action1 = Two cards into your hand, from two different piles.
page-glory-picture-action2a = Six Farmers outdo four: the four go onto a discard pile.
page-glory-picture-action2b-empty = One place is empty: the card must go there.
page-glory-picture-action2b-choice = Both piles have cards: the owner chooses.
page-glory-picture-players = { $count } players
page-glory-picture-goal = { $count } sets
page-glory-picture-nine = all nine characters
page-glory-picture-empty = an empty draw pile
page-glory-picture-round-end = Each of these three ends the round.
page-glory-picture-scoring = Six sets against two: 60 points against 36.
page-glory-picture-missions-setup = A secret mission from each stack: 5, 4 or 3 points for each card.
page-glory-picture-missions = Two Empresses and the mission of stack A: 2 × 5 = 10 bonus points.
page-glory-picture-ninja-gain = Whoever lays Ninjas takes a figure.
page-glory-picture-ninja = One figure removes one card: three Monks become two.

## Headings of moves in the text view

page-glory-moves-lay = Lay a set
page-glory-moves-discard = Discard a card
page-glory-moves-strike = Use a ninja figure
page-glory-moves-other = Other moves
