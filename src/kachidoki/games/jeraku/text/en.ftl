### Jeraku, in English. How values become arguments: `kachidoki/text/__init__.py`.
### `form-` messages are helpers of this language alone. Clans and cards have colours of the same
### names, so a clan is always called a clan, and a card always has its number or its Ninja.

game = Jeraku
    .about =
        A road of seven regions with Kyoto at its end. Every card you play sends samurai or moves them,
        and the last of the highest cards raises the victory cry.

## Names

name-suit =
    { $suit ->
        [red] red
        [yellow] yellow
       *[blue] blue
    }
    .title =
        { $suit ->
            [red] Red
            [yellow] Yellow
           *[blue] Blue
        }
name-value =
    { $value ->
        [ninja] Ninja
       *[other] { $value }
    }
name-clan =
    { $clan ->
        [red] red
        [yellow] yellow
        [blue] blue
        [green] green
       *[black] black
    }
    .title =
        { $clan ->
            [red] Red
            [yellow] Yellow
            [blue] Blue
            [green] Green
           *[black] Black
        }
name-region =
    { $region ->
        [kyoto] Kyoto
       *[other] region { $region }
    }
    .title =
        { $region ->
            [kyoto] Kyoto
           *[other] Region { $region }
        }
name-way =
    { $way ->
        [in] towards Kyoto
       *[out] away from Kyoto
    }

form-card = { name-suit } { name-value }
form-from =
    { $from ->
        [kyoto] Kyoto
       *[other] region { $from }
    }
form-rival =
    { $rival ->
        [red] red
        [yellow] yellow
        [blue] blue
        [green] green
       *[black] black
    }
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
form-victim =
    { $victim-is ->
        [me] you
       *[other] { $victim }
    }
form-points =
    { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }
form-rank =
    { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }

list-cards = { form-card }
    .between = { ", " }
    .last = { " and " }
list-packed = { form-card }
    .between = { ", " }
    .last = { " and " }

# Where in a table of points something is wrong: a round and a region, or one thing alone.
list-field =
    { $item ->
        [I] Round I
        [II] Round II
        [III] Round III
        [kyoto] Kyoto
       *[other] { $item }
    }
    .between = { ", " }
    .last = { ", region " }

## Modes and options

mode-base = Three or four clans
    .about = The game of the box: everyone leads one clan, and two cards go to the left in every round.
mode-five = Five clans
    .about = A fifth clan, the black one, joins. Four cards each.
mode-duo = Duel
    .about = Two players with one clan each and nine cards. No points for the victory cry; 50 points end the game.
mode-armies = Two clans each
    .about = Two players lead two clans each. Cards are drafted, and the best single clan wins.
mode-armies-team = Two clans a side, in teams
    .about = Two teams of two share a hand of drafted cards, and each player leads one clan.
mode-team = Two against two
    .about = The game for four, in two teams that add up their points.
mode-neutral = Two and a neutral clan
    .about = Two players and a third clan that nobody leads. It takes places in every region and marches on Kyoto.
mode-solo = Alone
    .about = You lead the green clan against three that act by themselves. Beat the two best of them together.
mode-solo-expert = Alone, for experts
    .about = Like the game alone, but your Daimyo does not protect your samurai from enemy Daimyos.

option-rp_table = Points of the regions
    .about =
        What the regions pay after each round. The printed values are not known to us: unofficial ones stand in
        for them, unless a file gives those of a board.
setting-rp_table =
    { $value ->
        [placeholder] unofficial values
       *[other] values from a file
    }
option-shield = Daimyos protect their samurai
    .about = Whether samurai in the region of their own Daimyo cannot be removed.
setting-shield =
    { $value ->
        [on] yes, protected
       *[off] no
    }
option-ninja_has_suit = Ninjas follow suit
    .about = Whether a Ninja belongs to its colour, and has to be played if it is your only card of the colour led.
setting-ninja_has_suit =
    { $value ->
        [true] yes, a Ninja has its colour
       *[false] no, a Ninja has no colour
    }
option-final_tie = Equal points at the end
    .about = Who wins when the best clans have equal points.
setting-final_tie =
    { $value ->
        [daimyo_card] the higher Daimyo card
       *[shared] they share the victory
    }
option-pass5 = Cards passed with five players
    .about = How many cards go to the left in every round.
setting-pass5 =
    { $value ->
        [one] one card
       *[other] { $value } cards
    }
option-pass_duo = Cards passed in a duel
    .about = How many cards the two players exchange in every round.
setting-pass_duo =
    { $value ->
        [0] none
        [one] one card
       *[other] { $value } cards
    }
option-v22_friendly_removal = Removing samurai of your own other clan
    .about = Whether a clan may remove samurai of the other clan of its side.
setting-v22_friendly_removal =
    { $value ->
        [true] allowed
       *[false] not allowed
    }
option-team4_seating = Where partners sit
    .about = Whether partners sit across from each other or side by side. It decides who gets whose cards.
setting-team4_seating =
    { $value ->
        [adjacent] side by side
       *[alternate] across from each other
    }
option-team4_friendly_removal = Removing your partner’s samurai
    .about = Whether you may remove samurai of your partner.
setting-team4_friendly_removal =
    { $value ->
        [true] allowed
       *[false] not allowed
    }
option-neutral_dest = How far a neutral samurai goes
    .about = Whether a neutral samurai that is driven out goes to any region or only to the next one.
setting-neutral_dest =
    { $value ->
        [adjacent] to a region next to it
       *[any] to any other region
    }
option-solo_player_ninja = Your Ninja and Kyoto
    .about = What your Ninja may do in the game alone.
setting-solo_player_ninja =
    { $value ->
        [single_if_kyoto] one samurai in Kyoto, and then no other
        [one_kyoto_only] one samurai, in Kyoto only
       *[kyoto_cap] three samurai, at most one of them in Kyoto
    }
option-solo_player_bound = Protection from you
    .about = Whether enemy Daimyos protect their samurai from you as well.
setting-solo_player_bound =
    { $value ->
        [true] yes, from you too
       *[false] only from each other
    }

## What happens: setting up

event-daimyo-card = { form-whose-title } { name-clan } clan has Daimyo card { $card }: its Daimyo begins in region { $card }.
event-daimyo-card-enemy = The { name-clan } clan has Daimyo card { $card }: its Daimyo begins in region { $card }.
event-daimyo-cards =
    { $seats-is ->
        [me] You draw
        [us] { $seats } draw
       *[others] { $seats-count ->
            [one] { $seats } draws
           *[other] { $seats } draw
        }
    } the Daimyo cards { $low } and { $high }.
event-neutral = The { name-clan } clan is neutral: its Daimyo begins in region 6, with two samurai in each of the regions 1 to 5.
event-first =
    { $seats-is ->
        [me] You have
        [us] { $seats } have
       *[others] { $seats-count ->
            [one] { $seats } has
           *[other] { $seats } have
        }
    } the highest Daimyo card, the { $card }, and with it the Kachidoki card and the first lead.

## What happens: a round

event-round = Round { $round } of 3 begins.
event-advance = The neutral { name-clan } clan marches one region towards Kyoto. Its Daimyo is in { name-region } now.
event-deal = Everyone is dealt { form-number } cards. { form-out }
event-deal-seen = You are dealt { form-number } cards: { $cards }. { form-out }
form-out =
    { $out ->
        [one] One card stays out of this round, unseen.
        [3] Three cards stay out of this round, unseen.
        [5] Five cards stay out of this round, unseen.
       *[other] { $out } cards stay out of this round, unseen.
    }
event-deal-draft = Each side gets { form-row } to keep and a pack of { form-pack } to choose from. { form-out }
event-deal-draft-seen =
    Your side gets { form-row } to keep: { $cards }. In its first pack of { form-pack }: { $packed }. { form-out }
form-row =
    { $row ->
        [3] three cards
       *[other] { $row } cards
    }
form-pack =
    { $pack ->
        [5] five
       *[other] { $pack }
    }
event-lock =
    { $seat-is ->
        [me] You have chosen
       *[other] { $seat } has chosen
    } a card for { form-victim }.
event-lock-seen =
    { $seat-is ->
        [me] You choose
       *[other] { $seat } chooses
    } the { form-card } for { form-victim }.
event-pass = { form-passes } { form-cards } to { form-victim }.
event-pass-seen = { form-passes } { form-cards } to { form-victim }: { $cards }.
form-passes =
    { $seat-is ->
        [me] You pass
       *[other] { $seat } passes
    }
form-cards =
    { $count ->
        [one] one card
       *[other] { form-number } cards
    }
event-discard =
    { $seat-is ->
        [me] You lay
       *[other] { $seat } lays
    } one card aside, unseen.
event-discard-seen =
    { $seat-is ->
        [me] You lay
       *[other] { $seat } lays
    } the { form-card } aside for this round.
event-draft =
    { $seat-is ->
        [me] You have picked
       *[other] { $seat } has picked
    } a card.
event-draft-seen =
    { $seat-is ->
        [me] You pick
       *[other] { $seat } picks
    } the { form-card }.
    .auto = (It was the last one.)
event-swap =
    { $count ->
        [one] The two sides swap their last cards.
       *[other] The two sides swap their packs of { form-number } cards.
    }
event-swap-seen =
    { $count ->
        [one] The packs are swapped. The last card comes to your side: { $cards }.
       *[other] The packs are swapped. There are { form-number } cards in yours now: { $cards }.
    }
event-drafted = All packs are used up: each side has { form-number } cards in hand.
event-drafted-seen = All packs are used up. The { form-number } cards of your hand are { $cards }.

## What happens: a skirmish

event-skirmish =
    Skirmish { $number }: { $seats-is ->
        [me] you lead.
        [us] { $seats } lead.
       *[others] { $seats-count ->
            [one] { $seats } leads.
           *[other] { $seats } lead.
        }
    }
event-army =
    { $why ->
        [points] { form-whose-title } { name-clan } clan has more points than the other clan of its side and acts first.
       *[choice] Points are equal, so the side has the choice: { form-whose } { name-clan } clan acts first.
    }
event-play =
    { $why ->
        [lead] { $seat-is ->
            [me] You lead
           *[other] { $seat } leads
        } the { form-card }
        [void] { $seat-is ->
            [me] You cannot follow and play
           *[other] { $seat } cannot follow and plays
        } the { form-card }
        [free] { $seat-is ->
            [me] You play
           *[other] { $seat } plays
        } the { form-card }
       *[follow] { $seat-is ->
            [me] You follow
           *[other] { $seat } follows
        } with the { form-card }
    } for the { name-clan } clan.
event-deploy =
    { $seat-is ->
        [me] You use
       *[other] { $seat } uses
    } the card to deploy { name-clan } samurai in { name-region }.
event-actions =
    { $seat-is ->
        [me] You take
       *[other] { $seat } takes
    } { $count ->
        [one] one action point
       *[other] { form-number } action points
    } for the { name-clan } clan.
event-place =
    { $seat-is ->
        [me] You place
       *[other] { $seat } places
    } a { name-clan } samurai in { name-region }.
event-daimyo = { form-whose-title } { name-clan } Daimyo moves from { form-from } to { name-region }.
event-samurai =
    One of { form-whose } { name-clan } samurai moves from { form-from } to { name-region }.
event-remove = { form-whose-title } { name-clan } Daimyo removes a { form-rival } samurai from { name-region }.
event-push = { form-whose-title } { name-clan } Daimyo drives a neutral { form-rival } samurai from { form-from } to { name-region }.
event-stop =
    { $seat-is ->
        [me] You leave
       *[other] { $seat } leaves
    } it at that, without using the rest ({ $left }).
event-win =
    { $how ->
        [ninja] { form-whose-title } { form-card } beats the 6
        [last] { form-whose-title } { form-card } is the last of the highest cards
       *[highest] { form-whose-title } { form-card } is the highest card
    }: the { name-clan } clan wins the skirmish, and the Kachidoki card goes to { $seat-is ->
        [me] you.
       *[other] { $seat }.
    }
event-kachidoki = Kachidoki! The victory cry sounds in { name-region }, where the { name-clan } Daimyo stands, and that region is scored.
event-cry-score = { form-whose-title } { name-clan } clan ranks { form-rank } there with influence { $influence }: { form-points }.
event-cry-score-neutral = The neutral { name-clan } clan ranks { form-rank } there with influence { $influence } and scores nothing.

## What happens: prestige and the end

event-prestige = Round { $round } ends with prestige: every region is scored.
event-region =
    { name-region.title } pays { $first ->
        [0] nothing in this round.
       *[other] { $first } for the first place{ form-others }.
    }
form-others =
    { $second ->
        [0] { " and nothing for the others" }
       *[other] , { $second } for the second and { $third ->
            [0] nothing
           *[other] { $third }
        } for the third
    }
event-score = { form-whose-title } { name-clan } clan ranks { form-rank } in { name-region } with influence { $influence }: { form-points }.
event-score-neutral = The neutral { name-clan } clan ranks { form-rank } in { name-region } with influence { $influence } and scores nothing.
event-score-enemy = The { name-clan } clan ranks { form-rank } in { name-region } with influence { $influence }: { form-points }.
event-total =
    { form-whose-title } { name-clan } clan: { $cries ->
        [0] { form-prestige } in this round
       *[other] { $cries } from victory cries and { $prestige } from the regions in this round
    }, { $total } in all.
event-total-enemy = The { name-clan } clan: { form-prestige } in this round, { $total } in all.
form-prestige =
    { $prestige ->
        [0] no points
        [one] one point from the regions
       *[other] { $prestige } points from the regions
    }
event-enough =
    { $seats-is ->
        [me] You have
        [us] { $seats } have
       *[others] { $seats-count ->
            [one] { $seats } has
           *[other] { $seats } have
        }
    } 50 points or more: the game ends here.
event-game-over =
    { $how ->
        [shared] { $seats } share the victory with { form-points }.
        [card] { form-wins } with { form-points }: others have as many, but no higher Daimyo card.
        [best] { form-wins } with the best clan: { form-points }.
        [sum] { form-wins } with { form-points } for both clans together.
        [kachidoki] { form-wins }: all is equal, with { form-points }, and the Kachidoki card decides.
       *[points] { form-wins } with { form-points }.
    }
form-wins =
    { $seats-is ->
        [me] You win
        [us] { $seats } win
       *[others] { $seats-count ->
            [one] { $seats } wins
           *[other] { $seats } win
        }
    }

## What happens: alone

event-solo-skirmish = Skirmish { $number } of 6.
event-open = Two cards lie open: { $cards }. A third lies face down.
event-take =
    { $seat-is ->
        [me] You take
       *[other] { $seat } takes
    } the { form-card }.
event-reveal = The hidden card is turned up: the { form-card }.
event-enemy = The { form-card } activates the { name-clan } clan, which turns to { name-region }.
event-enemy-place = A { name-clan } samurai comes to { name-region }.
event-enemy-empty = The { name-clan } clan has no samurai left in supply, so none comes to { name-region }.
event-enemy-kill =
    { $by ->
        [samurai] The { name-clan } clan
       *[daimyo] The { name-clan } Daimyo
    } eliminates { $rival ->
        [green] one of { form-whose } { $seat-is ->
            [me] samurai
           *[other] green samurai
        }
       *[other] a { form-rival } samurai
    } in { name-region }: { $why ->
        [green] { $seat-is ->
            [me] you are always the first target.
           *[other] the green clan is always the first target.
        }
        [points] of the clans that can lose a samurai there, the { form-rival } one has the most points.
        [influence] points do not decide it, but the { form-rival } clan has the most influence there.
        [choice] { $seat-is ->
            [me] that was your choice.
           *[other] that was { $seat }’s choice.
        }
       *[only] no other clan can lose a samurai there.
    }
event-enemy-spare =
    { $why ->
        [protected] The samurai of other clans in { name-region } stand with their own Daimyo
       *[empty] There is no samurai of another clan in { name-region }
    }: { $by ->
        [samurai] the { name-clan } clan
       *[daimyo] the { name-clan } Daimyo
    } { $why ->
        [protected] cannot eliminate them.
       *[empty] eliminates nobody.
    }
event-enemy-move =
    { $why ->
        [kyoto] In round 3 the { name-clan } Daimyo, already where the card sends it, goes on towards Kyoto: from { form-from } to { name-region }.
       *[card] The { name-clan } Daimyo follows the card and moves from { form-from } to { name-region }.
    }
event-enemy-stay =
    { $why ->
        [killed] The { name-clan } Daimyo has just eliminated a samurai and does not move from { name-region }.
        [blocked] In round 3 no Daimyo follows a 5 or 6 to the far end of the road: the { name-clan } one stays in { name-region }.
        [kyoto] The { name-clan } Daimyo is in Kyoto already and stays.
       *[home] The { name-clan } Daimyo is in { name-region } already, where the card sends it, and stays.
    }
event-solo-won =
    { $seat-is ->
        [me] You win!
       *[other] { $seat } wins!
    } { $how ->
        [kyoto] The green clan has { form-points }, exactly as many as it had to beat, but Kyoto is green.
       *[points] The green clan has { form-points }, more than the { $sum } of the two best enemies together.
    }
event-solo-lost =
    { $seat-is ->
        [me] You lose.
       *[other] { $seat } loses.
    } { $how ->
        [kyoto] The green clan has { form-points }, exactly as many as it had to beat, but Kyoto is not green alone.
       *[points] The green clan has { form-points } and had to beat the { $sum } of the two best enemies together.
    }

## What is asked

question-assign =
    { $seat-is ->
        [me] Which clan of your side takes the higher Daimyo card, the { $high }? The other takes the { $low }.
       *[other] { $seat } is choosing which clan takes Daimyo card { $high }, and which { $low }.
    }
question-pass =
    { $seat-is ->
        [me] { $count ->
            [one] Which card do you pass to { form-victim }? Choose one.
           *[other] Which cards do you pass to { form-victim }? Choose { form-number }.
        }
       *[other] { $seat } is choosing cards for { form-victim }.
    }
question-discard =
    { $seat-is ->
        [me] Which card do you lay aside for this round?
       *[other] { $seat } is choosing a card to lay aside.
    }
question-draft =
    { $seat-is ->
        [me] Which of these { form-number } cards do you keep? The others go to the other side.
       *[other] { $seat } is choosing one of { form-number } cards.
    }
question-army =
    { $seat-is ->
        [me] Both clans of your side have equal points. Which one acts first?
       *[other] { $seat } is choosing which clan acts first.
    }
question-lead =
    { $seat-is ->
        [me] You lead for the { name-clan } clan. Which card?
       *[other] { $seat } leads for the { name-clan } clan.
    }
question-follow =
    { $seat-is ->
        [me] { name-suit.title } is led. Which card do you play for the { name-clan } clan?
       *[other] { $seat } is going to play a card for the { name-clan } clan; { name-suit } is led.
    }
question-free =
    { $seat-is ->
        [me] You may play any card for the { name-clan } clan. Which one?
       *[other] { $seat } is going to play a card for the { name-clan } clan.
    }
question-take =
    { $seat-is ->
        [me] Which of the two open cards do you take? The other one activates an enemy.
       *[other] { $seat } is going to take one of the two open cards.
    }
question-use =
    { $seat-is ->
        [me] What do you use the { $value } for: to deploy samurai of the { name-clan } clan in region { $value }, or for action points ({ $value })?
       *[other] { $seat } is choosing what to use the { $value } for.
    }
question-place =
    { $seat-is ->
        [me] Place a { name-clan } samurai in { name-region }? You may place { $count ->
            [one] one.
           *[other] up to { form-number }.
        }
       *[other] { $seat } is placing { name-clan } samurai in { name-region }.
    }
question-place-ninja =
    { $seat-is ->
        [me] Where do you place a { name-clan } samurai? You may place { $count ->
            [one] one.
           *[other] up to { form-number }, each where you like.
        }
       *[other] { $seat } is placing { name-clan } samurai.
    }
question-act =
    { $seat-is ->
        [me] The { name-clan } clan has { $count ->
            [one] one action point
           *[other] { form-number } action points
        } left. What do you do?
       *[other] { $seat } is acting with the { name-clan } clan.
    }
question-push =
    { $seat-is ->
        [me] Where does the neutral { form-rival } samurai go from { form-from }?
       *[other] { $seat } is choosing where the neutral samurai goes.
    }
question-victim =
    { $seat-is ->
        [me] Nothing tells the clans that can lose a samurai apart. Whose does the { name-clan } clan eliminate in { name-region }?
       *[other] { $seat } is choosing whose samurai the { name-clan } clan eliminates in { name-region }.
    }

## Moves

move-play = { name-suit.title } { name-value }
move-pass = Pass the { form-card }
move-discard = Lay the { form-card } aside
move-draft = Keep the { form-card }
move-take = Take the { form-card }
move-deploy = Deploy samurai
move-actions = Take action points
move-stop = Leave it at that
move-place = A samurai to { name-region }
move-daimyo = Daimyo { name-way }
move-samurai = Samurai from { form-from } to { name-region }
move-remove = Remove a { name-clan } samurai
move-to = To { name-region }
move-victim = The { name-clan } clan loses a samurai
move-army = The { name-clan } clan acts first
move-assign = The { name-clan } clan takes the higher card

## What a move brings

reason-wins = Nobody can beat it: then { name-region } is scored, where your Daimyo stands.
reason-likely = It will likely win: then { name-region } is scored, where your Daimyo stands.
reason-leads = It will likely win, and whoever wins leads the next skirmish.
reason-deploys =
    { $count ->
        [one] A new samurai in { name-region } changes
       *[other] Up to { $count } new samurai in { name-region } change
    } more than action points would.
reason-spreads =
    { $count ->
        [one] A samurai, wherever it changes most.
       *[other] Up to { $count } samurai, each wherever it changes most.
    }
reason-acts =
    { $count ->
        [one] One action point changes
       *[other] { $count } action points change
    } more than new samurai would.
reason-climbs =
    The { name-clan } clan becomes { form-rank } in { name-region }: that pays { $points ->
        [0] nothing in this round, but keeps others back
        [one] one point at the end of the round
       *[other] { $points } points at the end of the round
    }.
reason-secures = The { name-clan } clan is first in { name-region }, and is harder to catch then.
reason-gathers = The { name-clan } clan comes nearer to a better place in { name-region }.
reason-weakens = The { form-rival } clan has less influence in { name-region } then.
reason-harmless = You have nobody in { name-region } who could lose a place to it.
reason-least = It is among the cards that help you least in this round.
reason-best = No card of the pack helps you more in this round.
reason-leaves = The { name-clan } clan acts with the other card then.

## Refusals

error-card-not-held = You do not have the { form-card } in hand.
error-must-follow = { name-suit.title } is led, and you have { name-suit }: follow.
error-pass-in-order =
    Cards to pass are named one by one in a fixed order: red, yellow, blue, and in each colour the Ninja first,
    then 1 to 6. The { form-card } does not come next in that order, or leaves too few cards after it.
error-not-in-pack = The { form-card } is not in your pack.
error-not-open = The { form-card } is not one of the two open cards.
error-ninja-places = A Ninja places samurai. It has no action points.
error-deploy-there-only = This card deploys in { name-region } only.
error-place-in-order =
    The samurai of a Ninja are placed in order, from Kyoto outwards: now from { name-region } on.
error-one-in-kyoto = In the game alone your Ninja may not send another samurai there: Kyoto has its limit.
error-kyoto-only = With this Ninja you may place one samurai, in Kyoto and nowhere else.
error-no-points = That costs { $cost } action points, and you have { $left }.
error-edge-of-map = The road ends there.
error-no-samurai = You have no samurai of this clan in { name-region }.
error-no-victim = There is no { name-clan } samurai in { name-region }, where your Daimyo stands.
error-own-samurai = A Daimyo does not remove samurai of its own clan.
error-same-side = The { name-clan } clan belongs to your own side: its samurai are not removed.
error-protected = The { name-clan } Daimyo protects its samurai in { name-region }.
error-push-elsewhere = The samurai comes from { name-region }. It has to go to another region.
error-behind-daimyo = The neutral Daimyo is in { name-region }, and no neutral samurai goes behind it.
error-not-adjacent = That is too far away: the samurai goes to a region next to { name-region }.
error-not-a-candidate = The { name-clan } clan is not one of those that you choose between.
error-not-your-army = The { name-clan } clan is not one of yours.
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
error-void-held = { $seat } is known to have no { name-suit }, but has some in hand.
error-pieces = The { name-clan } clan has { $found } samurai on the road and in supply, and there must be { $wanted }.
error-behind-neutral = A neutral samurai stands in { name-region }, behind the neutral Daimyo.
error-daimyo-card-twice = Daimyo card { $card } is there twice.
error-history-length = The position has the points of { $found } rounds, and there must be { $wanted }.
error-phase-impossible = The step “{ $phase }” does not fit the rest of the position.
error-turn-impossible = It cannot be the turn of { $seat } now.
error-points-impossible = The { name-clan } clan cannot have these points.
error-bad-table =
    The table of points cannot be used. { $field }: { $why ->
        [no-file] there is no such file.
        [unreadable] this cannot be read as a file.
        [too-large] this is far too large for a table.
        [not-text] this is not a text in UTF-8.
        [not-toml] this is not TOML.
        [unknown] a table has nothing of that name.
        [missing] this is missing.
        [not-a-table] this must be a section with the three rounds I, II and III.
        [name] this must be a short text.
        [rounds] there must be three rounds.
        [regions] there must be seven rows, from Kyoto to region 6.
        [row] there must be three numbers, for the first, second and third place.
        [number] these must be whole numbers from 0 to 99.
       *[order] a place must not pay more than the one before it.
    }

## The rulebook

rule-map =
    The road to Kyoto is a line of seven regions: Kyoto at one end, then the regions 1 to 6. Regions with
    neighbouring numbers are next to each other, and Kyoto is next to region 1. The road is no circle:
    region 6 and Kyoto are not next to each other.

    Each clan has one colour, one Daimyo and ten samurai. Samurai that are not on the road are in the clan’s
    supply. There is no limit to the pieces in a region, and clans may share one.

    The influence of a clan in a region is the number of its samurai there, and 2 more if its Daimyo is there.
    .title = The road and the clans
rule-cards =
    There are 21 cards in three colours, red, yellow and blue. Each colour has the numbers 1 to 6 and a Ninja.
    In the games for two or more the colours of cards have nothing to do with the colours of clans.

    Besides there are six Daimyo cards, numbered 1 to 6, which say where each Daimyo begins, and one Kachidoki
    card. Whoever has the Kachidoki card leads the next skirmish.
    .title = The cards
rule-setup =
    Everyone leads one clan. All samurai begin in the supplies and all clans with no points. The Daimyo cards
    are shuffled, and each clan gets one, open to all. Its Daimyo begins in the region of that number. The
    other Daimyo cards are not used.

    The clan with the highest Daimyo card takes the Kachidoki card.

    Example: red, yellow, blue and green draw 2, 5, 1 and 6. Their Daimyos begin in the regions 2, 5, 1 and 6,
    and green leads the first skirmish.
    .title = Setting up
rule-rounds =
    The game has three rounds. Each begins with recruitment, when cards are dealt and passed. Then skirmishes
    are played until the hands are empty. Prestige ends the round: every region is scored.

    Pieces stay where they are from round to round. Supplies and points are kept too, and so is the
    Kachidoki card: whoever has it leads the first skirmish of the new round.
    .title = Three rounds
rule-recruitment =
    All 21 cards are shuffled. With three players everyone is dealt six, and three cards stay out of the
    round. With four it is five each, and one stays out. Nobody sees the cards that stay out. In the next
    round they are shuffled in again.

    Then everyone chooses two cards for the player on the left, before seeing what comes from the right. When
    all have chosen, the cards change hands. So you know two cards of your left neighbour.

    Here the cards to pass are chosen at the same time by all. How many somebody has chosen already can be
    seen, but not which.
    .title = Recruitment
rule-skirmish =
    Whoever has the Kachidoki card plays the first card, and the others follow clockwise with one card each.
    Every card takes effect at once and completely before the next player plays.

    The first card says which colour is led. If you have a card of that colour, you must play one. A Ninja
    belongs to its colour: if it is your only card of the colour, you have to play it. If you have no card of
    the colour, you may play any.

    Instead a table may agree that Ninjas have no colour (option “Ninjas follow suit”). Then a Ninja does not
    follow, so you may not play one while you have a number of the colour led, and it never has to be played.
    If a Ninja is led, no colour is led at all, and everyone may play anything.
    .title = A skirmish
rule-ninja =
    With a Ninja you place up to three samurai from your supply, each in any region you like, Kyoto included.
    You may place fewer, or none. A Ninja gives no action points.

    At the keyboard the samurai are placed in order from Kyoto to region 6. That leaves out nothing: only
    where they stand in the end matters.
    .title = Ninjas
rule-deploy =
    A number can be used in one of two ways, to deploy or for actions, never both.

    To deploy, you place up to three samurai from your supply in the region with the number of the card. You
    may place fewer, or none. A number never brings samurai to Kyoto; only a Ninja does.
    .title = A number: deploying samurai
rule-actions =
    A number used for actions gives as many action points as it says. You spend them one action at a time,
    in any order and mixed as you like:

    • 2 points: your Daimyo moves to the next region, towards Kyoto or away from it. Samurai do not go with it.
    • 1 point: one of your samurai moves to the next region, in either direction.
    • 1 point: your Daimyo removes one samurai of another clan from its own region.

    You may stop at any time; points that are left are lost. You may also use a card for nothing.

    Example: with a 4 your Daimyo moves from region 5 to region 4 (2 points), removes a samurai there (1), and
    one of your samurai moves from region 3 to region 2 (1).
    .title = A number: actions
rule-removal =
    For one action point you remove a samurai of another clan from the region in which your own Daimyo
    stands. It goes back to the supply of its clan. Daimyos are never removed.

    Unless the table agrees otherwise, it does not matter whether the other clan’s Daimyo is there too. With
    the option “Daimyos protect their samurai” no samurai can be removed from the region of its own Daimyo.
    .title = Removing samurai
rule-winner =
    When everyone has played, the highest number wins the skirmish, whatever its colour. Among equal cards the
    one that was played last wins.

    A Ninja counts less than every number, unless a 6 is among the cards of the skirmish: then it beats them
    all. It does not matter which of the two was played first. If there are several Ninjas, the last one wins,
    and that also holds if nothing but Ninjas was played.

    The winner takes the Kachidoki card and leads the next skirmish.

    Examples: of 5, 3 and 5 the second 5 wins. Of 6, Ninja and 6 the Ninja wins. Of 4, Ninja and 2 it is the 4.
    .title = Who wins a skirmish
rule-kachidoki =
    After each skirmish the winner raises the victory cry, kachidoki. The region in which the winning clan’s Daimyo
    stands now is scored for all clans: 3 points for the first place, 2 for the second and 1 for the third.

    The winner need not be first there. Whoever has more influence in that region scores more.
    .title = The victory cry
rule-ranks =
    The place of a clan in a region is the number of clans there that have at least as much influence, itself
    included. So clans with equal influence all take the worst of the places they share: two that are equal at
    the top are both second, three are all third, four score nothing. A clan without influence has no place.

    Only the first three places ever score.

    Example: influence 4, 4 and 1. Nobody is first, two clans are second, and the third is third.
    .title = Places in a region
rule-prestige =
    After the last skirmish of a round all seven regions are scored. What a region pays depends on the round:
    in round 1 the far regions pay most, in round 2 those in the middle, and in round 3 Kyoto and the regions
    before it. The table of the road shows what each region pays now and what it will pay in the next round.
    .title = Prestige
rule-points =
    Unless somebody has entered the true values, the regions do NOT pay here what is printed. We have no full copy
    of the rulebook, so unofficial values stand in for the true ones. Wherever they are shown,
    it says “unofficial values”.

    For the first, second and third place, from Kyoto to region 6:

    • Round 1: 0/0/0, 1/0/0, 3/1/0, 4/2/1, 5/3/2, 7/4/2, 8/5/3
    • Round 2: 2/1/0, 4/2/1, 5/3/2, 7/4/2, 5/3/2, 4/2/1, 1/0/0
    • Round 3: 10/6/4, 8/5/3, 6/4/2, 4/2/1, 2/1/0, 0/0/0, 0/0/0

    What is known: three places are paid. The value wanders from the far regions over the middle to Kyoto, and
    regions 5 and 6 pay nothing or next to nothing in round 3. One public source gives two numbers, 3 and 2
    for the second and third place of one region in round 1, which we take for region 4. All other numbers
    are invented.

    If you own the game, write the values of your board into a file and play with --rules-data FILE. The file
    has a section [points] with three lists I, II and III. Each has seven rows [first, second, third], from
    Kyoto to region 6. A file that cannot be right is refused, and you are told where the fault is.
    .title = What the regions pay
rule-winning =
    After the prestige of round 3 the clan with the most points wins. If several have as many, the one with the
    higher Daimyo card wins, or they share the victory if the table agreed on that.

    Points are never lost, and having more than 50 means nothing special, except in a duel.
    .title = Winning
rule-five =
    A fifth clan, the black one, has a Daimyo and ten samurai like the others. Five Daimyo cards are dealt, and
    one is left over. In each round everyone gets four cards, and one stays out: there are four skirmishes of
    five cards.

    Two cards are passed to the left as usual; a table may agree on one. Only the first three places score,
    with five clans as well.
    .title = Five players
rule-duo =
    Two players lead one clan each. The rules are the usual ones, with three exceptions:

    • Everyone is dealt nine cards, three stay out, and there are nine skirmishes in a round. The players
    exchange two cards; a table may agree to leave that out.
    • Winning a skirmish gives the Kachidoki card and the lead, but no region is scored for it.
    • The game ends after three rounds, or before that if somebody has 50 points or more when a prestige is
    over.

    In any case whoever has the most points wins, and with equal points whoever has the higher Daimyo card.
    .title = Duel
rule-armies =
    Two players lead two clans each: one has red and yellow, the other blue and green. Each clan keeps its own
    pieces, supply and points, and in every ranking all four stand for themselves, so your two clans
    may take places away from each other.

    The Daimyo cards are parted into 1 to 3 and 4 to 6, and each player gets one of either kind. Whoever has the
    highest card takes the Kachidoki card, and chooses first which of the two clans gets the higher card; the
    other goes to the second clan. Then the other player chooses.
    .title = Two clans each
rule-armies-draft =
    Five of the 21 cards stay out of the round, unseen. Each player is dealt three cards to keep, and a pack of
    five. Both choose one card of their pack at the same time and in secret, keep it, and swap the packs. So it
    goes on with packs of four, three and two; the last card comes by itself.

    The three cards and the five that were chosen make a hand of eight, which serves both clans.
    .title = Two clans each: the draft
rule-armies-skirmish =
    A round has four skirmishes of four cards. Whoever has the Kachidoki card plays first, for the one of
    the two clans that has more points; if they have as many, the player chooses. Then the other player does
    the same. Then both play a card for their other clan, in the same order.

    All four cards are one skirmish: whoever can must follow the colour of the first card, with the third card
    too. A card works for the clan it was played for and no other: its Daimyo, its samurai, its supply. You do
    not remove samurai of your own other clan, unless the table allows it.

    The winner is found among the four cards as usual. Its player takes the Kachidoki card, and the region of
    the winning clan’s Daimyo is scored for four separate clans.
    .title = Two clans each: skirmishes
rule-armies-winning =
    After round 3 the best single clan decides: whoever leads the clan with the most points wins. If the best
    clans are equal, the points of both clans are added up; if those are equal too, whoever has the Kachidoki card
    wins.

    Example: 45 and 10 beat 40 and 39.
    .title = Two clans each: winning
rule-armies-team =
    Four players can play this game in two teams: red and yellow against blue and green. Read “team” wherever
    it says “player”. A team has one hand, one pack and one claim to the Kachidoki card. Partners see all cards
    of their team and may talk about everything.

    Everyone plays the cards for their own clan. Who gets the higher Daimyo card and which clan acts first,
    either partner may say, and the first answer counts. In the draft the first player of the team answers.
    .title = Two clans a side, in teams
rule-team =
    Four players in two teams play by the rules for four: everyone has one clan and their own hand, and passes
    two cards to the left. Partners sit across from each other, or side by side if the table agreed on that.
    They do not know each other’s cards. You may remove samurai of your partner, unless the table forbids it.

    After round 3 the points of both partners are added up, and the higher sum wins. If the sums are equal,
    the team with the best single clan wins; if those are equal too, the team that has the Kachidoki card.
    .title = Two against two
rule-neutral =
    Two players lead one clan each; a third one is neutral. The neutral Daimyo begins in region 6, and two
    neutral samurai stand in each of the regions 1 to 5. The players begin as usual. A player’s Daimyo may begin
    in region 6 as well.

    The neutral clan plays no cards and wins no skirmish. But it counts in every ranking, its Daimyo for 2, and
    takes places: what its place would pay, nobody gets. Victory cry and prestige score as usual.

    Before round 2 and before round 3 all neutral pieces move one region towards Kyoto. Samurai that are in
    Kyoto stay there.

    After round 3 whoever has the most points wins, and with equal points whoever has the higher Daimyo card.
    .title = The neutral clan
rule-neutral-recruitment =
    Five cards stay out of the round, unseen, and both players are dealt eight. Both choose three cards for each
    other, exchange them, and then lay one of their eight cards aside, face down; it may be one that they just
    received. With seven cards each there are seven skirmishes.
    .title = The neutral clan: recruitment
rule-neutral-samurai =
    For one action point you may turn against a neutral samurai in the region of your Daimyo. It is not
    removed: you drive it to another region of your choice, however far. Only a region behind the neutral Daimyo is
    forbidden, that is one with a higher number than its own. The region of the neutral Daimyo itself is
    allowed, and so is Kyoto.

    A table may agree that the samurai goes to a neighbouring region only. If Daimyos protect their samurai, the
    neutral one does so too.
    .title = Driving out neutral samurai
rule-solo =
    You lead the green clan. Red, yellow and blue are enemies that act by themselves, against you and against
    each other. All four get a Daimyo card and begin as usual. There is no hand and no colour to follow,
    nobody wins a skirmish, and no victory cry is scored: all points come from prestige.

    In each round all cards are shuffled, and three stay out unseen. The other 18 make six skirmishes of three
    cards. Two are turned up, one stays face down:

    • You take one of the two open cards and use it.
    • The other open card activates the clan of its colour.
    • The hidden card is turned up and activates the clan of its colour.

    If both cards have the same colour, that clan acts twice. Of the cards used before, only the top one of the
    pile may be looked at, unless the table agreed to see all of it.
    .title = Alone against three clans
rule-solo-card =
    You use the card you took like any other, and its colour does not matter. But there are two limits to
    placing samurai. A 1 brings only one samurai to region 1. A Ninja brings up to three, and only one of them
    may go to Kyoto. The limit is for each card, and not for samurai that walk: Kyoto may fill up in time.

    Your Daimyo cannot remove samurai that stand beside their own Daimyo.

    The table may have agreed otherwise: for the Ninja (option “Your Ninja and Kyoto”) and, but for the game for
    experts, for protected samurai (option “Protection from you”).
    .title = Alone: your card
rule-solo-samurai =
    An enemy card first brings a samurai of its clan from the supply to the region of its number; a Ninja
    brings it to Kyoto. If the supply is empty, only that is left out.

    Then, if there is a samurai of another clan in that region that is not protected, one is eliminated and
    goes back to its supply. Whose it is, is decided in this order:

    • Yours, if you have one there that is not protected.
    • Otherwise one of the clan with the most points, among those with one there that is not protected.
    • Among equals, one of the clan with the most influence there.
    • If they are still equal, you choose.
    .title = Alone: enemy samurai
rule-solo-daimyo =
    Then the Daimyo of the same clan acts. If there is a samurai of another clan in its region that is not
    protected, it eliminates one, by the same order, and stays where it is.

    If there is none, it moves one region towards the region of the card, and eliminates a samurai where it
    arrives, if it can. If it is already in the region of the card, it stays.
    .title = Alone: enemy Daimyos
rule-solo-third-round =
    In round 3 two things are added for the Daimyos of the enemies:

    • A Daimyo that eliminated nobody, and did not move because it is already in the region of the card, moves one
    region towards Kyoto, and eliminates a samurai there if it can. In Kyoto it stays.
    • With a 5 or 6 no Daimyo moves to region 5 or 6: it stays where it is. The samurai of the card is placed
    all the same, and the Daimyo first eliminates one in its region as usual. A Daimyo that is held up like
    this does not move towards Kyoto either.
    .title = Alone: the third round
rule-solo-protection =
    A samurai cannot be eliminated in a region where the Daimyo of its own clan stands. That protects yours from
    the enemies, the enemies from each other, and the enemies from you, unless the table agreed otherwise (option
    “Protection from you”).
    .title = Alone: protection
rule-solo-winning =
    After the prestige of round 3 you win if you have more points than the two best enemies together. If you have
    exactly as many, you win only if your influence in Kyoto is greater than that of every other clan.
    Otherwise you lose.
    .title = Alone: winning
rule-solo-expert =
    Like the game alone, with one difference: your Daimyo protects your samurai only from enemy samurai, not from
    enemy Daimyos any more, whether they arrive or already stand there. As yours are always the first target, a
    Daimyo that meets you costs you a samurai. The enemies’ Daimyos protect their samurai from
    everything, you included.
    .title = Alone, for experts

## The table in the terminal

cli-jeraku-before = { $name } · Before the first round
cli-jeraku-round = { $name } · Round { $round } of { $rounds }
cli-jeraku-skirmish = Skirmish { $number } of { $count }
cli-jeraku-after = { $name } · The game is over
cli-jeraku-partner = { $name }, your partner
cli-jeraku-clan = { name-clan.title } clan, { $name }
cli-jeraku-clan-title = { name-clan.title } clan
cli-jeraku-enemy = { name-clan.title } clan, enemy
cli-jeraku-neutral = { name-clan.title } clan, neutral
cli-jeraku-neutral-short = neutral
cli-jeraku-letter =
    { $clan ->
        [red] R
        [yellow] Y
        [blue] B
        [green] G
       *[black] K
    }
cli-jeraku-side = { $name }, { $clans }
cli-jeraku-turn = to move
cli-jeraku-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
cli-jeraku-supply =
    { $count ->
        [0] no samurai in supply
       *[other] { $count } samurai in supply
    }
cli-jeraku-supplies = Supply
cli-jeraku-daimyo-in = Daimyo in { name-region }
cli-jeraku-daimyo-card = Daimyo card { $card }
cli-jeraku-in-hand =
    { $count ->
        [0] no cards in hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }
cli-jeraku-chosen =
    { $count ->
        [one] one card chosen
       *[other] { $count } cards chosen
    }
cli-jeraku-kachidoki = with the Kachidoki card
cli-jeraku-holder = Kachidoki: { $name }
cli-jeraku-void =
    { $count ->
       *[other] known to have no { $suits }
    }
cli-jeraku-void-more = { $suits } or { name-suit }
cli-jeraku-known = known to be in hand: { $cards }
cli-jeraku-pays =
    { $points ->
        [0] pays nothing now
       *[other] pays { $pays } now
    }
cli-jeraku-pays-next =
    { $points ->
        [0] nothing in the next round
       *[other] { $pays } in the next round
    }
cli-jeraku-now = Pays now
cli-jeraku-next = Next round
cli-jeraku-unofficial = unofficial values
cli-jeraku-unofficial-line = What the regions pay are unofficial values, not those of the printed game
cli-jeraku-between = { "; " }
cli-jeraku-key = D Daimyo · 3 samurai · =influence · #place
cli-jeraku-region = { name-region.title }
cli-jeraku-stands =
    { name-clan } clan, { $daimyo ->
        [true] { $count ->
            [0] Daimyo
            [one] Daimyo and one samurai
           *[other] Daimyo and { form-number } samurai
        }
       *[false] { $count ->
            [one] one samurai
           *[other] { form-number } samurai
        }
    }, influence { $influence }, { form-rank }
cli-jeraku-nobody = nobody is there
cli-jeraku-skirmish-cards = In this skirmish
cli-jeraku-led = { name-suit.title } is led
cli-jeraku-no-led = No colour is led
cli-jeraku-played = { name-clan } clan { form-card }
cli-jeraku-winning = the { name-clan } clan is winning
cli-jeraku-wins = winning
cli-jeraku-card = { form-card }
cli-jeraku-suit = { name-suit } { $cards }
cli-jeraku-open = Open cards
cli-jeraku-hidden = a hidden one
cli-jeraku-hidden-left = The hidden card is still face down
cli-jeraku-taken = Your card
cli-jeraku-enemy-acts = The { name-clan } clan is acting
cli-jeraku-sum = To beat: { $sum } points, the two best enemies together; the green clan has { $points }
cli-jeraku-uses = The { name-clan } clan uses the { form-card }
cli-jeraku-left-points =
    { $count ->
        [one] one action point left
       *[other] { $count } action points left
    }
cli-jeraku-left-samurai =
    { $count ->
        [one] one more samurai may be placed
       *[other] { $count } more samurai may be placed
    }
cli-jeraku-placed = placed so far: { $places }
cli-jeraku-push = A neutral samurai is driven out of { name-region }
cli-jeraku-hand = Your hand
cli-jeraku-row = Your cards to keep
cli-jeraku-picks = Your picks
cli-jeraku-pack = Your pack
cli-jeraku-locked = Chosen to pass
cli-jeraku-pass-order =
    Cards to pass are named in order, red, yellow, blue, and in each colour the Ninja first: the last ones cannot be
    named first
cli-jeraku-given = You passed
cli-jeraku-received = You received
cli-jeraku-discarded = You laid aside
cli-jeraku-seen = Played in this round
cli-jeraku-unseen = Not seen yet
cli-jeraku-discard = On the discard pile
cli-jeraku-pile =
    { $count ->
        [0] No card is still to come
        [one] One card is still to come
       *[other] { $count } cards are still to come
    } in this round; { $out } are out of it, unseen
cli-jeraku-out =
    { $out ->
        [one] One card is out of the round
       *[other] { $out } cards are out of the round
    }
cli-jeraku-of-round = round { $round }: { $sum }
cli-jeraku-cries = { $count } from victory cries in this round
cli-jeraku-together = { $sum } points together, best clan { $best }
