### Victory & Honor in the browser, in English.

## The lesson. `.other` answers another move than the one that is asked for.

lesson-welcome =
    Welcome to Victory & Honor! You are about to play a first round, with Cindy as your partner.
    The cards were arranged beforehand, so that you meet every rule. In a real game nobody does that.
lesson-partner =
    Cindy sits across from you. Bob, on your left, and Diane, on your right, play against you. What you
    and Cindy score is added up.
lesson-hand =
    These are your ten cards. Every colour is a regiment: numbers from 1 to 7, and above them generals
    with one, two or three stars. A round has three phases, and in each you play three cards.
lesson-places =
    This is your battlefield: left flank, centre and right flank. The four left flanks fight one battle,
    the four centres another, the four right flanks the third.
lesson-lead =
    You start. The place you choose decides who is next: the left flank passes the turn to Bob, the centre
    to Cindy, the right flank to Diane. Put the red 6 in your centre.
    .other = You could do that in a real game. Here, put the red 6 in your centre.
lesson-marked =
    You have led the centre, so now it is marked red for all four: whoever has red must play it there.
    And red can be led nowhere else. Cindy is next.
lesson-artillery =
    Cindy leads green on her right flank, with artillery. It looks at Bob’s left flank: a card that lies
    there face up will be shelled and captured. Bob is next, for he sits on her right.
lesson-sacrifice =
    Bob keeps clear of the artillery and plays in the centre. He has no red, so he must sacrifice a card,
    face down. Such a card cannot win, with one exception.
lesson-trump =
    And here it comes. Diane has led yellow on the left flank. Three colours are marked, so the fourth one,
    black, is trump. Every face-down black card is a trump, even if it was played before. Is Bob’s?
lesson-scout =
    Your turn. The left flank is yellow and you have yellow: there you must follow. Play your scout there.
    Then Bob is next, and the scout gives him an order.
    .other = You will see why in a moment: play the yellow scout on your left flank.
lesson-order =
    Where must Bob play? Cindy’s artillery waits in front of his left flank: send him there! Opponents have
    to obey a scout. To a partner it only makes a suggestion.
    .other = On his right flank he would be safe. Send him to the left flank.
lesson-hit =
    That hurts. The three-star general is Bob’s only yellow card, so he had to play it, right in front of
    the artillery. A shelled card stays where it is until the battle.
lesson-play-trump =
    Cindy has played in the centre, so it is you again. Only your right flank is empty, and it is green.
    You have no green, so any card goes, face down. Make it the black 5: a trump beats every general.
    .other = Only a trump can win there. Play the black 5.
lesson-cavalry =
    Cindy’s cavalry is the fourth and last card on the left flanks. A cavalry that comes last attacks in
    the flank: it beats everything there, even generals, unless a trump lies in that place.
lesson-fill =
    Bob is next, but his last empty place looks at you, and you are full. When nobody can be passed to,
    the empty places are simply filled, clockwise. This time only Bob has one.
lesson-battle =
    Then all twelve cards lie, and the battle is decided in a fixed order. First the artillery: Cindy
    captures Bob’s three-star general.
lesson-flank =
    Then place by place. On the left flank all cards lie face up, so there is no trump, and Cindy’s cavalry
    came last. It captures Diane’s two-star general and your scout.
lesson-highest =
    Where no cavalry attacks in the flank, the highest trump wins, and without a trump the highest card of
    the marked colour. In the centre all depends on Bob’s hidden card. Let us see!
lesson-won =
    It was the black 3, a trump. It takes the centre, and Cindy’s three-star general with it. But your black
    5 takes the right flank: four cards for your spoils, a general among them. Only you may look at
    your spoils.
lesson-centre =
    Whoever wins the centre starts the next phase, and that is Bob. Every phase begins with empty
    battlefields, without markers and without a trump.
lesson-ordered =
    Now Bob’s scout gives you an order: your right flank. It is black, and you have two black cards. Your
    artillery would look at Diane’s left flank there. Play it!
    .other = Keep the general for later. Play the black artillery.
lesson-waits =
    Diane sees your artillery and leaves her left flank empty. Let us watch how long she can do that.
lesson-no-way =
    Your left flank looks at Bob, who is full, and you must not pass to him while there is another way.
    So it is the centre. You have no green: sacrifice the red 5.
    .other = You will need that card. Sacrifice the red 5.
lesson-helped =
    Cindy has learned from you: her scout sends Diane to the only place that she has left, right in front
    of your artillery.
lesson-last =
    Diane’s general is hit. Nobody can be passed to any more, and you fill your left flank. It is red, and
    yours will be the last card there: let the cavalry attack.
    .other = You will need that card later. Play the red cavalry.
lesson-second =
    Your artillery has captured a general, and your cavalry the left flank. Diane has won the centre and
    starts phase 3. Let us go straight to its last card.
lesson-reserve =
    The right flank is green. You cannot follow, and red is trump, so either of your cards can win. The
    other one stays as your reserve, and joins your spoils. Keep the general and play the artillery.
    .other = In your spoils the general is worth more. Play the red artillery.
lesson-regiments =
    The round is over, and everybody counts, colour by colour. A general scores its stars. A regiment card,
    1 to 7, scores one point for each general of its colour; without one it scores nothing.
lesson-score =
    You have 2 + 1 + 3 × 2 = 9 for red and as much for green, { $points } points. Without your reserve, red
    would have made 1 + 3 × 1 = 4. Cindy has { $partner }: together { $sum }. Bob and Diane have { $others }.
lesson-rounds =
    A game has four rounds. The side with fewer points chooses which of the two starts the next one: now
    Bob or Diane. In the end the higher total wins.
lesson-farewell =
    That is all you need! At the table you find the rulebook, and hints if you want them. Your next
    cards are shuffled, and once the game has ended you can check that nobody arranged them. Have fun!

## The table on the page

page-honor-card = { form-card }
page-honor-card-title =
    { $rank ->
        [scout] Scout
        [artillery] Artillery
        [cavalry] Cavalry
        [bugle] Bugle
        [flag] Flag
        [drum] Drum
        [one-star] General
        [two-star] General
        [three-star] General
       *[other] Infantry
    }
page-honor-place =
    { $place ->
        [left] left
        [centre] centre
       *[right] right
    }
page-honor-place-title =
    { $place ->
        [left] Left flank
        [centre] Centre
       *[right] Right flank
    }
page-honor-battlefield = Battlefield of { $name }
page-honor-cell-empty = { $name }, { name-place }: empty.
page-honor-cell-up = { $name }, { name-place }: { $card }, card { $number } of the phase.
page-honor-cell-down =
    { $name }, { name-place }: { $card-is ->
        [given] your { $card }, face down,
       *[empty] face down,
    } card { $number } of the phase.
page-honor-marked = Marked { name-colour }.
page-honor-cannot = It cannot be { $colours }.
page-honor-ordered = The scout’s order.
page-honor-suggested = The scout’s suggestion.
page-honor-choose-place = Choose the { name-place }.
page-honor-face-up = face up
page-honor-face-down = face down
page-honor-lies-up = It will lie face up.
page-honor-lies-down = It will lie face down.
page-honor-your-hand = Your hand
page-honor-empty-hand = No cards
page-honor-hand-of =
    { $name }: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    } in hand
page-honor-spoils-of =
    { $name }: { $count ->
        [0] no spoils yet
        [one] one card captured
       *[other] { $count } cards captured
    }
page-honor-voids = { $name } has no { $colours }.
page-honor-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-honor-side-points =
    { $count ->
        [one] { $count } point for both partners
       *[other] { $count } points for both partners
    }
page-honor-partner = Partner: { $name }
page-honor-phase = Phase { $phase } of { $phases }
page-honor-before-round = Before round { $number }
page-honor-trump = Trump: { name-colour }
page-honor-no-trump = no trump yet
page-honor-lost =
    { $count ->
        [one] one card lost
       *[other] { $count } cards lost
    }
page-honor-battle = Battle of phase { $phase }
page-honor-skip = Skip
page-honor-shelling = Artillery fires!
page-honor-nobody = Nobody
page-honor-how =
    { $how ->
        [flank] flank attack
        [trump] highest trump
        [first] first honour
       *[highest] highest card
    }
page-honor-why-lost =
    { $why ->
        [rout] total rout
       *[shelled] all shelled
    }
page-honor-artillery = artillery
page-honor-outcome = Phase { $phase }: who won
page-honor-outcome-away = Put the result away
page-honor-spoils = Spoils
page-honor-your-spoils = Your spoils
page-honor-no-spoils = You have captured nothing yet.
page-honor-no-general = no general
page-honor-honours-later = honours count at the end of the round
page-honor-spoils-worth =
    So far: { $count ->
        [one] one point
       *[other] { $count } points
    }
page-honor-seen = Cards seen
page-honor-card-is =
    { $card }: { $state ->
        [seen] seen
        [held] in your hand
       *[hidden] not seen yet
    }
page-honor-legend =
    { $state ->
        [seen] seen
        [held] in your hand
       *[hidden] still out
    }

## Headings of moves in the text view

page-honor-moves-play = To the { name-place }
page-honor-moves-order = The scout’s order
page-honor-moves-starter = Who starts

## The score sheet

page-honor-sheet-round = Round
page-honor-sheet-round-number = Round { $number }
page-honor-sheet-colour = Colour
page-honor-sheet-regiments = Regiments
page-honor-sheet-honours = Honours
page-honor-sheet-this-round = Round
page-honor-sheet-total = Total
page-honor-sheet-how = Stars of the generals + regiment cards × generals
page-honor-sheet-with-honours = The last summand is for honours.
page-honor-sheet-reserve = With the reserve:
page-honor-sheet-captured = cards captured
page-honor-sheet-spoils = Your spoils
page-honor-sheet-kept = Honours count at the end of the round:

## Pictures of the rulebook

page-honor-picture-cards = A regiment, from the highest card to the lowest. Each of the four colours has these ten.
page-honor-picture-setup = Four battlefields; partners sit across. Left and right are meant as their owners see them.
page-honor-picture-play = The place says which cards are allowed.
page-honor-picture-play-follow = Red is marked, and you have red: play it face up.
page-honor-picture-play-sacrifice = Red is marked, and you have none: any card, face down.
page-honor-picture-play-lead = Nothing is marked: lead with a new colour.
page-honor-picture-direction = Where the turn goes: each place looks at another player.
page-honor-picture-phase-end = The order of the cards. After the ninth Diane is stuck: places 10 to 12 are filled.
page-honor-picture-lead = Alan leads red in the centre: all four centres are marked red.
page-honor-picture-sacrifice = Diane has no red. She plays a card face down, and nobody knows which.
page-honor-picture-trump = Three colours are marked, so the fourth is trump. Diane’s hidden card was black: it wins.
page-honor-picture-rout = Nobody led here: all four cards are lost.
page-honor-picture-cavalry = The cavalry was played last: it captures everything, even the three-star general.
page-honor-picture-artillery = Alan’s artillery on both flanks: Bob’s general and Diane’s 6 are hit.
page-honor-picture-scout = Bob is next. His right flank looks at Alan, who is full: only the centre can be ordered.
page-honor-picture-resolution = All twelve cards, with the order in which they were played. Black is trump.
page-honor-picture-resolution-1 = 1. The artillery captures what it hits.
page-honor-picture-resolution-2 = 2. Left flank: the cavalry came last.
page-honor-picture-resolution-3 = 3. Centre: the only trump wins.
page-honor-picture-resolution-4 = 4. Right flank: the 5 is the highest card left.
page-honor-picture-reserve = Nine cards were played. The tenth joins your spoils.
page-honor-picture-scoring = Two generals: every regiment card of their colour scores 2 points.
page-honor-picture-honours = Bugle, flag and drum of one colour: below the scout, and equal to each other.
page-honor-picture-honours-battle = Only honours of the marked colour: the one that was played first wins.
page-honor-picture-honours-scoring = What honours score together.

## Keys

page-honor-keys = left, centre and right of your battlefield
