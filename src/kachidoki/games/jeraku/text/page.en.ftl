### Jeraku in the browser, in English.

## The table on the page

page-jeraku-card = { form-card }
page-jeraku-card-title =
    { $value ->
        [ninja] Ninja
       *[other] { name-suit.title } { $value }
    }
page-jeraku-clan-name = { name-clan.title } clan
page-jeraku-clan = { page-jeraku-clan-name }, { $name }
page-jeraku-automatic = automatic
page-jeraku-neutral = neutral
page-jeraku-side = One side: { $names }
page-jeraku-road = The road to Kyoto
page-jeraku-track = Score track
page-jeraku-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-jeraku-supply =
    { $count ->
        [0] No { name-clan } samurai in supply
        [one] One { name-clan } samurai in supply
       *[other] { $count } { name-clan } samurai in supply
    }
page-jeraku-hand-of =
    { $name }: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    } in hand
page-jeraku-voids =
    { $count ->
       *[other] { $name } has no { $suits }.
    }
page-jeraku-void-more = { $suits } or { name-suit }
page-jeraku-known = You know that { $name } holds:
page-jeraku-daimyo-card = Daimyo card { $number }
page-jeraku-holds = { $name } holds the Kachidoki card.
page-jeraku-choosing = choosing…
page-jeraku-chosen = has chosen
page-jeraku-round = Round { $round } of { $rounds }
page-jeraku-skirmish = Skirmish { $number } of { $count }
page-jeraku-led = { name-suit.title } is led
page-jeraku-unofficial = Unofficial values
page-jeraku-sum = against { $sum }
page-jeraku-sum-about = To win you need more points than the two best enemies have together.
page-jeraku-pays = { name-region.title } pays { $first }, { $second } and { $third }.
page-jeraku-next = In the next round
page-jeraku-standing =
    { $who }: influence { $influence } ({ $daimyo ->
        [true] Daimyo, { $samurai } samurai
       *[other] { $samurai } samurai
    }), place { $rank }.
page-jeraku-played = { name-clan.title } clan: { $card }
page-jeraku-played-winning = { name-clan.title } clan: { $card }, wins so far
page-jeraku-played-before = { name-clan.title } clan, in the skirmish before: { $card }
page-jeraku-seen = Cards of this round
page-jeraku-card-is =
    { $card }: { $state ->
        [played] played
        [mine] yours
        [known] held by { $name }
        [aside] laid aside by you
        [seen] seen by you
       *[out] not seen yet
    }
page-jeraku-legend =
    { $state ->
        [played] played
        [mine] yours
        [known] known to be held
        [aside] laid aside by you
        [seen] seen by you
       *[out] not seen yet
    }
page-jeraku-out =
    { $count ->
        [one] One card is out of this round, and you do not know which.
       *[other] { $count } cards are out of this round, and you do not know which.
    }

## What can be done

page-jeraku-your-hand = Your hand
page-jeraku-empty-hand = No cards
page-jeraku-open-cards = The cards of this skirmish
page-jeraku-open-label = open
page-jeraku-hidden = A hidden card
page-jeraku-hidden-label = hidden
page-jeraku-discard-label =
    { $count ->
        [0] none played
       *[other] { $count } played
    }, { $left } in the pile
page-jeraku-enemy-would = The other card would go to the { name-clan } clan.
page-jeraku-enemy-will = Then the { name-clan } clan acts with the { $card }.
page-jeraku-pack =
    { $count ->
        [one] Pack: one card
       *[other] Pack: choose one of { $count }
    }
page-jeraku-row = Your cards to keep
page-jeraku-picks = Your picks
page-jeraku-pass-to = For { $name }
page-jeraku-pass-confirm =
    { $count ->
        [one] Pass it to { $name }
       *[other] Pass these { $count } to { $name }
    }
page-jeraku-discard-confirm = Lay the { $card } aside
page-jeraku-draft-confirm = Keep the { $card }
page-jeraku-play-ninja = Play the Ninja
page-jeraku-deploy =
    { $count ->
        [0] Deploy nobody
       *[other] Deploy { $count } in { $region }
    }
page-jeraku-actions =
    { $count ->
        [one] One action point
       *[other] { $count } action points
    }
page-jeraku-left =
    { $count ->
        [one] One action point left
       *[other] { $count } action points left
    }
page-jeraku-place-here = Place a samurai in { name-region }.
page-jeraku-place-confirm = Place { $count } samurai
page-jeraku-place-none = Place nobody
page-jeraku-place-stop = No more
page-jeraku-ghost = Take the samurai back from { name-region }
page-jeraku-take-daimyo = Move your Daimyo from { name-region }: 2 points.
page-jeraku-take-samurai = Move a samurai from { name-region }: 1 point.
page-jeraku-piece =
    { page-jeraku-clan-name }, { name-region }: { $piece ->
        [daimyo] Daimyo
       *[samurai] { $count } samurai
    }
page-jeraku-try-pass =
    { $count ->
        [one] Choose one more card: they are passed together.
       *[other] Choose { $count } more cards: they are passed together.
    }
page-jeraku-try-take = First pick the piece that is to move, then the region next to it.
page-jeraku-try-next = A piece moves one region at a time: to the one before it or behind it.
page-jeraku-try-full = No more samurai can be placed. Take one back first if it is to stand here.
page-jeraku-try-alone = A samurai in Kyoto is the only one that this Ninja places.
page-jeraku-try-daimyo = A Daimyo is never removed, only samurai are.
page-jeraku-try-remove = Only samurai in the region where your Daimyo stands can be removed.
page-jeraku-stop =
    { $count ->
        [one] Done, one point is lost
       *[other] Done, { $count } points are lost
    }
page-jeraku-cost =
    { $count ->
        [one] one point
       *[other] { $count } points
    }

## What happens

page-jeraku-skip = Skip
page-jeraku-why = The rule behind it
page-jeraku-cry = Kachidoki in { name-region }!
page-jeraku-prestige =
    { $round ->
        [1] Prestige of round I
        [2] Prestige of round II
       *[other] Prestige of round III
    }

## Headings of moves in the text view

page-jeraku-moves-card = Cards
page-jeraku-moves-region = Regions
page-jeraku-moves-move = Move a piece
page-jeraku-moves-remove = Remove a samurai
page-jeraku-moves-other = Other choices

## The lesson. `.other` answers another move than the one that is asked for.

lesson-welcome =
    Welcome to Jeraku! You lead the red clan, and Bob and Cindy are your rivals. We play a first round
    together. Cards and pieces were arranged beforehand, so that you meet every rule.
lesson-road =
    This is the road: seven regions in a line, from Kyoto to region 6. Samurai bring you influence in a region,
    1 each. Your Daimyo, the lord of your clan, counts 2.
lesson-pays =
    At the end of a round every region pays points to the three clans with the most influence there. In round 1
    the far regions pay best. The small numbers tell what comes in the next round.
lesson-daimyo =
    All Daimyos begin where their cards say. Your card is the highest, so you have the Kachidoki card: whoever has
    it plays first.
lesson-hand =
    These are your six cards. There are three colours, each with the numbers 1 to 6 and a Ninja. The colours of
    the cards have nothing to do with the colours of the clans.
lesson-pass =
    First everybody passes two cards to the left, unseen. Bob and Cindy have chosen already. A 1 does little in
    this round: choose your red 1 and your blue 1 for Bob.
    .other = You will need that card in a moment. Pass the red 1 and the blue 1.
lesson-pass-more =
    Now the second card: the blue 1.
    .other = You will need that card in a moment. Pass the blue 1.
lesson-received =
    Cindy has passed you a red 3 and a blue 4. Keep in mind what you gave away: two of Bob’s cards are no
    secret to you.
lesson-lead =
    A round has six skirmishes, of one card each. You lead. A number can do one of two things: bring samurai to the
    region of its number, or give action points. Play the red 6 and deploy samurai.
    .other = In a real game you could do that. Here, take the red 6.
lesson-deploy =
    Now choose what the 6 is for: deploy your samurai in region 6.
    .other = We will come to action points. This time, deploy.
lesson-place =
    Up to three samurai go from your supply to region 6. Place all three of them.
    .other = More samurai, more influence. Place them in region 6.
lesson-influence =
    Influence 3 in region 6, and 2 in region 5, where your Daimyo stands. The medal beside it is your place there.
    Bob is next.
lesson-follow =
    You led red, so whoever has red must play it. Bob could, and has sent three samurai to region 4. Now
    Cindy.
lesson-last =
    Cindy has no red card left: then any card goes. The highest number wins, whatever its colour. There are two
    sixes now, and among equals the last one wins. So this skirmish is Cindy’s.
lesson-cry =
    The winner takes the Kachidoki card and raises the victory cry. The region of her Daimyo was scored: 3 points for
    the first place, 2 for the second, 1 for the third. But in region 4 Bob had more influence than Cindy!
lesson-watch =
    Cindy took six action points. Each samurai that her Daimyo removed from his own region cost one. Each
    step of the Daimyo cost two. Now she has influence 5 in region 6, and you have 3.
lesson-ninja =
    Yellow is led, so you must play a yellow card. A Ninja counts less than every number, but it beats a 6! And
    it places three samurai wherever you like. Play it.
    .other = The 2 cannot beat a 6, but a Ninja can. Play the yellow Ninja.
lesson-ninja-place =
    Three samurai, each in any region. Put one in region 5, beside your Daimyo, and two in region 6, to draw level
    with Cindy.
    .other = You could do that. Here, put one in region 5 and two in region 6.
lesson-ninja-more =
    The other two go to region 6.
    .other = Then you would be behind Cindy in region 6. Put both there.
lesson-beats =
    Bob sends samurai as well: the third one brings him level with you in region 5. But the cards are 6, Ninja and
    5, and the Ninja beats the 6. The skirmish is yours!
lesson-tie =
    Your Daimyo’s region was scored, with influence 3 for you and 3 for Bob. Clans that are equal share the worst
    of their places: you were both second, with 2 points each. Nobody was first.
lesson-act =
    You are equal with Bob in region 5 and with Cindy in region 6. You lead, so let us change that. Take the red 5,
    this time for its five action points.
    .other = For this plan you need five points. Take the red 5.
lesson-points =
    Choose the action points now.
    .other = Three more samurai would help too, but here we want the action points.
lesson-remove =
    Your Daimyo removes samurai of others from the region where he stands, for one point each. So do that
    before he goes. Remove one of Bob’s.
    .other = That can wait. First remove one of Bob’s samurai in region 5.
lesson-remove-more =
    And another one. It goes back to Bob’s supply.
    .other = Bob would keep too much influence there. Remove one more.
lesson-move =
    Bob has one samurai left in region 5. Now lead your Daimyo away from Kyoto, to region 6. That costs two points.
    .other = Now it is the Daimyo’s turn: he goes to region 6.
lesson-samurai =
    With him you have 7 in region 6, and Cindy has 5. One of your samurai can be spared there: move it to region 5
    for your last point.
    .other = Your last point is for a samurai that goes from region 6 to region 5.
lesson-ahead =
    Well done! You are first in both regions now. But every card takes effect at once, and Bob and Cindy are still to
    play.
lesson-known =
    Bob follows with the red 1: that is one of the cards you passed to him.
lesson-drift =
    Why region 1? Look at the small numbers. From round to round the points wander towards Kyoto: round 2
    pays best in the middle, round 3 in Kyoto. Pieces stay where they are, so set out in time.
lesson-won =
    Your 5 was the highest card. The cry sounded in region 6, where your Daimyo is now: 3 points for you, 2
    for Cindy. Let us hurry on to the last skirmish.
lesson-final =
    Your last card, three points. In region 5 you and Cindy are level with 2. A samurai from region 6 would help,
    but then she is level there! So first remove one of hers in region 6.
    .other = One thing after the other. Remove one of Cindy’s samurai in region 6.
lesson-final-move =
    Now a samurai can go from region 6 to region 5, and you are first in both.
    .other = Move a samurai from region 6 to region 5.
lesson-stop =
    One point is left. You could remove another of Cindy’s samurai, but no place would change. You may stop whenever you
    like: what is left is lost. Leave it at that.
    .other = No place would change. Leave it at that.
lesson-prestige =
    Bob plays the last card. Then comes prestige: every region is scored, from region 6 to Kyoto. Watch!
lesson-regions =
    In round 1 you were first in the regions 6, 5 and 4, for 8, 7 and 5 points. In region 2 you and Cindy had one samurai
    each: both second, one point each. The road already shows round 2.
lesson-score =
    That makes { $prestige } for the regions, and { $cries } came from victory cries: { $total } points for you,
    { $bob } for Bob and { $cindy } for Cindy. A fine round!
lesson-unofficial =
    One thing you should know: the true numbers of the printed board are not known to us. The values here are
    unofficial. The link tells you more, and how you can enter your own.
lesson-rounds =
    A game has three rounds. New cards are dealt, but pieces, supplies and the Kachidoki card stay. See
    what the regions pay now! After round 3 whoever has the most points wins.
lesson-farewell =
    That is all you need! There are other modes, from the game alone to five clans, and hints at the table if you
    want them. Your next cards are shuffled. Have fun on the road to Kyoto!

## The score sheet

page-jeraku-sheet-round = Round
page-jeraku-sheet-round-number = Round { $number }
page-jeraku-sheet-region = Region
page-jeraku-sheet-pays = pays { $first }, { $second } and { $third }
page-jeraku-sheet-standing =
    influence { $influence }, place { $rank }: { $points ->
        [one] one point
       *[other] { $points } points
    }
page-jeraku-sheet-prestige = Prestige
page-jeraku-sheet-cries = Kachidoki
page-jeraku-sheet-this-round = This round
page-jeraku-sheet-total = Total
page-jeraku-sheet-best = Best clan
page-jeraku-sheet-sum = Together
page-jeraku-sheet-so-far = so far
page-jeraku-sheet-how = Influence, place and points. Equal clans take the worst of the places they share.
page-jeraku-sheet-parts = Kachidoki + prestige
page-jeraku-sheet-against = { $points } against { $sum }: you need more than the two best enemies together.
page-jeraku-sheet-unofficial = What the regions pay are unofficial values.
page-jeraku-sheet-more = Where they come from

## Pictures of the rulebook

page-jeraku-picture-map = The road from Kyoto, at the left, to region 6. In region 3 red has influence 4: two samurai, and the Daimyo counts 2.
page-jeraku-picture-cards = The seven cards of a colour. There are three colours, the Kachidoki card, and six Daimyo cards.
page-jeraku-picture-setup = Red, yellow, blue and green have drawn 2, 5, 1 and 6. Green has the highest card and takes the Kachidoki card.
page-jeraku-picture-recruitment = Two cards go to the left, before you see the two that come from the right.
page-jeraku-picture-skirmish = The first card says which cards are allowed.
page-jeraku-picture-skirmish-follow = You have yellow: play a yellow card. The Ninja is one.
page-jeraku-picture-skirmish-free = You have no yellow: any card goes.
page-jeraku-picture-ninja = A Ninja: up to three samurai, each in any region, even in Kyoto.
page-jeraku-picture-deploy = A 4 that deploys: up to three samurai in region 4.
page-jeraku-picture-actions = A 4 for actions: four points, mixed as you like.
page-jeraku-picture-actions-daimyo = 2 points: the Daimyo moves one region.
page-jeraku-picture-actions-samurai = 1 point: a samurai moves one region.
page-jeraku-picture-actions-remove = 1 point: a samurai of another clan is removed from the Daimyo’s region.
page-jeraku-picture-removal = The red Daimyo removes a yellow samurai from his own region. It goes back to its supply. In region 4 he reaches nobody.
page-jeraku-picture-winner = The last of two fives wins. A Ninja beats a 6. Without a 6 a Ninja beats nothing.
page-jeraku-picture-kachidoki = Blue has won, and its Daimyo stands in region 4. Yellow has more influence there and scores most.
page-jeraku-picture-ranks = Influence and place of three clans. Equal clans all take the worst of the places they share.
page-jeraku-picture-prestige = Where the points lie in rounds 1, 2 and 3: they wander from the far regions to Kyoto.
page-jeraku-picture-five = Five clans with four cards each.
page-jeraku-picture-armies = Each player has two clans, with one Daimyo card from 4 to 6 and one from 1 to 3.
page-jeraku-picture-armies-draft = Three cards to keep, and a pack: one card of it is kept, the others are swapped.
page-jeraku-picture-armies-draft-row = to keep
page-jeraku-picture-armies-draft-pick = one of the pack
page-jeraku-picture-armies-draft-swap = the other side
page-jeraku-picture-armies-skirmish = Alan (red, yellow) has the Kachidoki card. With each player the clan with more points goes first.
page-jeraku-picture-armies-winning = Alan wins: 45 is the best single clan.
page-jeraku-picture-team = Bob and Diane win: the sum counts, not the best clan.
page-jeraku-picture-neutral = The neutral clan in round 1, and one step further in round 2.
page-jeraku-picture-neutral-recruitment = Three of eight cards are exchanged. Then each player lays one aside, face down.
page-jeraku-picture-neutral-samurai = A neutral samurai is driven out of region 3. It may go anywhere but behind its Daimyo, to region 6.
page-jeraku-picture-solo = One of the two open cards is yours. The other one activates the clan of its colour, then the hidden card does.
page-jeraku-picture-solo-card = A 1 brings you one samurai. Of a Ninja’s three only one goes to Kyoto.
page-jeraku-picture-solo-samurai = A yellow samurai comes to region 4, and one of yours is eliminated: you are always the first target.
page-jeraku-picture-solo-daimyo = What an enemy Daimyo in region 3 does with a 5.
page-jeraku-picture-solo-daimyo-stays = A samurai is not protected: it eliminates that one and stays.
page-jeraku-picture-solo-daimyo-moves = Nobody is there: it moves towards region 5, and eliminates one where it arrives.
page-jeraku-picture-solo-third-round = Two rules for the third round.
page-jeraku-picture-solo-third-round-kyoto = Already in the region of the card: one step towards Kyoto.
page-jeraku-picture-solo-third-round-blocked = No Daimyo moves to region 5 or 6. The samurai still comes.
page-jeraku-picture-solo-protection = Beside their Daimyo your samurai are safe. Alone they are not.
page-jeraku-picture-solo-winning = You need more points than the two best enemies together: 40 against 39.
page-jeraku-picture-solo-expert = What your Daimyo protects from, and what not.
page-jeraku-picture-solo-expert-samurai = From an enemy samurai he still protects.
page-jeraku-picture-solo-expert-daimyo = From an enemy Daimyo he does not.

## Keys

page-jeraku-keys-regions = the regions; 0 is Kyoto
page-jeraku-keys-deploy = deploy samurai
page-jeraku-keys-actions = take action points
