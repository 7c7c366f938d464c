### Call to Adventure, in English. How values become arguments: `kachidoki/text/__init__.py`.
### `form-` messages are helpers of this language alone. Names of cards and paths are made from the card set:
### they stand in quotation marks, without an article.

game = Call to Adventure
    .about =
        Build a hero, card by card, from a humble Origin to a Destiny that you keep to yourself. Cast runes, choose
        your path at every challenge, and mind how far you fall.

## Names

name-ability =
    { $ability ->
        [strength] Strength
        [dexterity] Dexterity
        [constitution] Constitution
        [intelligence] Intelligence
        [wisdom] Wisdom
       *[charisma] Charisma
    }
name-icon =
    { $icon ->
        [divinity] Divinity
        [justice] Justice
        [nature] Nature
        [arcana] Arcana
        [royalty] Royalty
       *[infamy] Infamy
    }
name-deck =
    { $deck ->
        [act-1] Act I deck
        [act-2] Act II deck
        [act-3] Act III deck
        [hero] Hero deck
        [antihero] Antihero deck
       *[adversary] Adversary’s deck
    }
    .card =
        { $deck ->
            [hero] a Hero card
            [antihero] an Antihero card
           *[other] a card
        }
    .cards =
        { $deck ->
            [hero] Hero cards
            [antihero] Antihero cards
           *[other] cards
        }
name-kind =
    { $kind ->
        [origin] Origin
        [motivation] Motivation
        [destiny] Destiny
        [trait] Trait
        [challenge] Challenge
        [ally] Ally
        [adversary] Adversary
        [hero] Hero card
        [antihero] Antihero card
        [quest] Quest
        [rise] Rise card
       *[victory] Victory card
    }
    .one =
        { $kind ->
            [origin] an Origin
            [ally] an Ally
            [adversary] an Adversary
            [antihero] an Antihero card
           *[other] a { name-kind }
        }
    .many =
        { $kind ->
            [origin] Origins
            [motivation] Motivations
            [destiny] Destinies
            [trait] Traits
            [challenge] Challenges
            [ally] Allies
            [adversary] Adversaries
            [hero] Hero cards
            [antihero] Antihero cards
            [quest] Quests
            [rise] Rise cards
           *[victory] Victory cards
        }
    .count =
        { $count ->
            [one] { name-kind.one }
           *[other] { form-number } { name-kind.many }
        }
name-window =
    { $window ->
        [main] Your actions
        [prep] Getting ready
        [turn-start] Start of the turn
        [trait] Trait declared
        [before] Before the cast
        [facing] After the cast
        [outcome] Outcome
       *[turn-end] End of the turn
    }
name-rune =
    { $rune ->
        [core-1] core rune 1
        [core-2] core rune 2
        [core-3] core rune with the card
        [dark-1] Dark rune 1
        [dark-2] Dark rune 2
        [dark-3] Dark rune 3
        [strength-1] Strength rune 1
        [strength-2] Strength rune 2
        [strength-3] special Strength rune
        [dexterity-1] Dexterity rune 1
        [dexterity-2] Dexterity rune 2
        [dexterity-3] special Dexterity rune
        [constitution-1] Constitution rune 1
        [constitution-2] Constitution rune 2
        [constitution-3] special Constitution rune
        [intelligence-1] Intelligence rune 1
        [intelligence-2] Intelligence rune 2
        [intelligence-3] special Intelligence rune
        [wisdom-1] Wisdom rune 1
        [wisdom-2] Wisdom rune 2
        [wisdom-3] special Wisdom rune
        [charisma-1] Charisma rune 1
        [charisma-2] Charisma rune 2
       *[charisma-3] special Charisma rune
    }
# What a cast rune shows.
name-face =
    { $face ->
        [core-1-0] core 1
        [core-1-1] core 0
        [core-2-0] core 1
        [core-2-1] core 0
        [core-3-0] core 1
        [core-3-1] core 0 + card
        [dark-1-0] Dark 2 (corrupting)
        [dark-1-1] Dark 1
        [dark-2-0] Dark 2 (corrupting)
        [dark-2-1] Dark 1
        [dark-3-0] Dark 2 (corrupting)
        [dark-3-1] Dark 1
        [strength-1-0] Strength 2
        [strength-1-1] Strength 1
        [strength-2-0] Strength 2
        [strength-2-1] Strength 1
        [strength-3-0] Strength 2
        [strength-3-1] Strength 0 + Experience
        [dexterity-1-0] Dexterity 2
        [dexterity-1-1] Dexterity 1
        [dexterity-2-0] Dexterity 2
        [dexterity-2-1] Dexterity 1
        [dexterity-3-0] Dexterity 2
        [dexterity-3-1] Dexterity 0 + Antihero card
        [constitution-1-0] Constitution 2
        [constitution-1-1] Constitution 1
        [constitution-2-0] Constitution 2
        [constitution-2-1] Constitution 1
        [constitution-3-0] Constitution 2
        [constitution-3-1] Constitution 0 + Experience
        [intelligence-1-0] Intelligence 2
        [intelligence-1-1] Intelligence 1
        [intelligence-2-0] Intelligence 2
        [intelligence-2-1] Intelligence 1
        [intelligence-3-0] Intelligence 2
        [intelligence-3-1] Intelligence 0 + Hero card
        [wisdom-1-0] Wisdom 2
        [wisdom-1-1] Wisdom 1
        [wisdom-2-0] Wisdom 2
        [wisdom-2-1] Wisdom 1
        [wisdom-3-0] Wisdom 2
        [wisdom-3-1] Wisdom 0 + Hero card
        [charisma-1-0] Charisma 2
        [charisma-1-1] Charisma 1
        [charisma-2-0] Charisma 2
        [charisma-2-1] Charisma 1
        [charisma-3-0] Charisma 2
       *[charisma-3-1] Charisma 0 + Antihero card
    }

form-card = “{ name-card }”
form-top =
    { $count ->
        [one] the top card of the { name-deck }
       *[other] the top { form-number } cards of the { name-deck }
    }
form-path = “{ name-path }”
form-who =
    { $seat-is ->
        [me] You
       *[other] { $seat }
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
form-act =
    { $act ->
        [1] Act I
        [2] Act II
       *[other] Act III
    }
# A place in a row, as the board shows it.
form-place = { $act }.{ $place }
form-column =
    { $column ->
        [1] Origin
        [2] Motivation
       *[other] Destiny
    }
form-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
form-track =
    { $track ->
        [-9] −9
        [-8] −8
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] { $track }
    }
form-signed =
    { $count ->
        [-9] −9
        [-8] −8
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
        [6] +6
        [7] +7
        [8] +8
        [9] +9
       *[other] { $count }
    }
form-against = { $result } against { $target }
# What brought something about, in brackets.
form-why =
    { $why ->
        [rune] { " " }(rune)
        [failure] { " " }(failure)
        [reward] { " " }(reward)
        [dark] { " " }(Dark rune)
        [journey] { " " }(Journey)
        [trait] { " " }(Trait)
       *[other] { $card-is ->
            [given] { " " }({ form-card })
           *[empty] { "" }
        }
    }

list-cards = { form-card }
    .between = { ", " }
    .last = { " and " }
list-origins = { form-card }
    .between = { ", " }
    .last = { " or " }
list-motivations = { form-card }
    .between = { ", " }
    .last = { " or " }
list-destinies = { form-card }
    .between = { ", " }
    .last = { " or " }
list-runes =
    { $item ->
        [dark] { $count ->
            [one] one Dark rune
           *[other] { form-number } Dark runes
        }
       *[other] { $count ->
            [one] one { name-ability } rune
           *[other] { form-number } { name-ability } runes
        }
    }
    .between = { ", " }
    .last = { " and " }
list-faces = { name-face }
    .between = { ", " }
    .last = { ", " }

## Modes and options

mode-versus = Against each other
    .about = Two to four players build rival heroes. The highest Destiny score wins.
mode-first = First game
    .about = As against each other, without choosing characters and without Allies and Adversaries. The best way to learn.
mode-solo = Alone
    .about = One hero against an Adversary that grows. Take eight cards, then face it, before it has enough Experience.
mode-coop = Together
    .about = Two to four heroes against one Adversary. All win or all lose, and the best hero is the ultimate victor.

option-cards = Cards
    .about = The card set. The standard set is our own design; sets of your own can be loaded from files.
setting-cards =
    { $value ->
        [standard] the standard set
       *[other] a card set of one’s own
    }
option-deal_mode = Characters
    .about = Whether everyone chooses one of two Origins, Motivations and Destinies, or is dealt one of each.
setting-deal_mode =
    { $value ->
        [fixed] one of each is dealt
       *[choose] one of two is chosen
    }
option-allies_adversaries = Allies and Adversaries
    .about = Whether Allies and Adversaries are shuffled into the act decks.
setting-allies_adversaries =
    { $value ->
        [true] in the decks
       *[false] left out
    }
option-first_player = First player
    .about = Who takes the first turn.
setting-first_player =
    { $value ->
        [random] by lot
       *[other] seat { $value }
    }
option-journey_limit = Journeys in a turn
    .about = How many Journeys a player may make in one turn.
setting-journey_limit =
    { $value ->
        [none] as many as you like
       *[other] { $value }
    }
option-stall_rounds = Idle rounds
    .about = After how many full rounds in which nobody does anything, although somebody could, the game ends; alone or together it is lost.
setting-stall_rounds =
    { $value ->
        [0] never
        [one] after one
       *[other] after { $value }
    }
option-track = Corruption track
    .about = What the seven levels score and which cards they allow.
setting-track =
    { $value ->
        [standard] the usual one
       *[other] { $value }
    }
option-hand_limit = Hand limit
    .about = How many cards may be kept in hand at the end of a turn.
setting-hand_limit =
    { $value ->
        [none] none
       *[other] { $value }
    }
option-tiebreak = Ties
    .about = What decides between equal scores, in this order: story cards, Challenges, Experience. After that the victory is shared.
setting-tiebreak =
    { $value ->
        [cards-challenges-xp] story cards, Challenges, Experience
        [cards-xp-challenges] story cards, Experience, Challenges
        [challenges-cards-xp] Challenges, story cards, Experience
        [challenges-xp-cards] Challenges, Experience, story cards
        [xp-cards-challenges] Experience, story cards, Challenges
        [xp-challenges-cards] Experience, Challenges, story cards
        [cards-challenges] story cards, Challenges
        [cards-xp] story cards, Experience
        [challenges-cards] Challenges, story cards
        [challenges-xp] Challenges, Experience
        [xp-cards] Experience, story cards
        [xp-challenges] Experience, Challenges
        [cards] story cards
        [challenges] Challenges
        [xp] Experience
       *[none] the victory is shared
    }
option-adversary = The Adversary
    .about = Which Adversary stands against you.
setting-adversary =
    { $value ->
        [random] by lot
       *[other] { $value }
    }
option-adversary_target = The Adversary’s goal
    .about = With how much Experience the Adversary wins. The Victory card says 9, 13, 17 or 21 for one to four players.
setting-adversary_target =
    { $value ->
        [card] as the Victory card says
       *[other] { $value } Experience
    }
option-final_fight = Failing against the Adversary
    .about = Whether the final turn is a single attempt, or can be repeated in the next turn.
setting-final_fight =
    { $value ->
        [repeat] may be repeated
       *[single] a single attempt
    }
option-coop_gate = When the Adversary may be faced
    .about = Whether each player faces the Adversary with eight cards, or only when all have eight.
setting-coop_gate =
    { $value ->
        [all] when all have eight cards
       *[individual] each with eight cards
    }
option-anytime_windows = Cards without a printed moment
    .about = Whether they may be played at every moment, or not at the start of a turn and when a Trait is declared.
setting-anytime_windows =
    { $value ->
        [lean] at fewer moments
       *[full] at every moment
    }
option-ask_policy = Who is asked
    .about = Whether you are asked whenever you might react as far as the others know, or only when you really can. The first keeps your hand a secret.
setting-ask_policy =
    { $value ->
        [exact] only who can react
       *[public] everyone who might react
    }

## What happens: setting up

event-start =
    { $seat-is ->
        [me] You begin.
       *[other] { $seat } begins.
    }
event-characters = Everyone is dealt character cards.
event-characters-seen = You are dealt { $cards }.
event-keep =
    { $seat-is ->
        [me] You have chosen your character.
       *[other] { $seat } has chosen a character.
    }
event-keep-seen =
    { $seat-is ->
        [me] You keep { $cards }.
       *[other] { $seat } keeps { $cards }.
    }
event-hero = { form-whose-title } hero: “{ form-origin }”, driven by “{ form-motivation }”. The Destiny stays hidden.
event-adversary = The Adversary is { form-card }, with the Quest “{ form-quest }”. At { $target } Experience all is lost.

## What happens: the rows

event-act =
    { $act ->
        [1] Act I begins: { $cards }.
        [2] Act II opens: { $cards }.
       *[other] Act III opens: { $cards }.
    }
event-refill =
    New in { $act ->
        [1] Act I
        [2] Act II
       *[other] Act III
    }: { form-card }.
event-slot-empty =
    A place of { $act ->
        [1] Act I
        [2] Act II
       *[other] Act III
    } stays empty.
event-shuffle = The discards are shuffled: { name-deck }.
event-host =
    { $seat-is ->
        [me] You place the Ally
       *[other] { $seat } places the Ally
    } { form-card } under “{ form-host }”, which is 1 harder now.
    .auto = (There was no other Challenge.)
event-ally-leaves = The Ally { form-card } is discarded.
event-ally-moved =
    { $seat-is ->
        [me] You move the Ally
       *[other] { $seat } moves the Ally
    } { form-card } under “{ form-host }”.
event-ally-given =
    { $seat-is ->
        [me] The Ally { form-card } leaves { $victim } and joins you.
       *[other] { $victim-is ->
            [me] Your Ally { form-card } leaves you and joins { $seat }.
           *[other] The Ally { form-card } leaves { $victim } and joins { $seat }.
        }
    }
event-adversary-shown = An Adversary appears: { form-card }!

## What happens: a turn

event-turn =
    { $seat-is ->
        [me] Turn { $turn }: it is your turn.
       *[other] Turn { $turn }: { $seat }.
    }
event-final-turn =
    { $seat-is ->
        [me] Your final turn: now you must face the Adversary!
       *[other] { $seat }’s final turn: the Adversary must be faced!
    }
event-journey =
    { $seat-is ->
        [me] You journey on and leave
       *[other] { $seat } journeys on and leaves
    } { form-card } behind.
event-discard =
    Nothing there to take: { $seat-is ->
        [me] you replace
       *[other] { $seat } replaces
    } { form-card } for free.
event-trait =
    { $seat-is ->
        [me] You claim
       *[other] { $seat } claims
    } { form-card }.
event-attempt =
    { $seat-is ->
        [me] You face
       *[other] { $seat } faces
    } { form-card }: { form-path }. Target number { $target }.
event-face =
    The hour has come: { $seat-is ->
        [me] you face
       *[other] { $seat } faces
    } the Adversary, { form-card }. Target number { $target }.
event-dark =
    { $seat-is ->
        [me] You reach
       *[other] { $seat } reaches
    } into the dark: { $count ->
        [one] one Dark rune
       *[other] { form-number } Dark runes
    }.
event-cast =
    { $seat-is ->
        [me] You cast
       *[other] { $seat } casts
    } the runes: { $faces }. Result: { form-against }.
event-recast =
    { $seat-is ->
        [me] You cast again
       *[other] { $seat } casts again
    }: { $faces }. Result: { form-against }.
event-flip =
    { $seat-is ->
        [me] You turn runes
       *[other] { $seat } turns runes
    } to { $faces }. Result: { form-against }.

## What happens: what changes

event-xp = { form-who }: +{ $count } Experience, now { $total }{ form-why }.
event-xp-lost = { form-who }: −{ $count } Experience, now { $total }{ form-why }.
event-xp-moved = { form-card }: { $seat-is ->
        [me] you take { $count } Experience from { form-victim }.
       *[other] { $seat } takes { $count } Experience from { form-victim }.
    }
event-xp-from-adversary = { form-card }: { $seat-is ->
        [me] you take
       *[other] { $seat } takes
    } { $count } Experience from the Adversary, which has { $total } left.
event-adversary-xp = { form-card }: the Adversary gains { $count } Experience and has { $total } of { $target }.
event-adversary-takes = { form-card }: the Adversary takes { $count } Experience from { form-victim } and has { $total } of { $target }.
event-adversary-xp-lost = { form-card }: the Adversary loses { $count } Experience, { $total } left.
event-virtue = Virtue: { $seat-is ->
        [me] you rise
       *[other] { $seat } rises
    } to level { $level }{ form-why }.
event-corruption = Corruption: { $seat-is ->
        [me] you fall
       *[other] { $seat } falls
    } { $level ->
        [7] to the very bottom, level 7
       *[other] to level { $level }
    }{ form-why }.
event-shield = { form-card } shields { $seat-is ->
        [me] you
       *[other] { $seat }
    } from { $count } Corruption: back to level { $level }.
event-draw =
    { $seat-is ->
        [me] You draw
       *[other] { $seat } draws
    } { name-deck.card }{ form-why }.
event-draw-seen =
    { $seat-is ->
        [me] You draw
       *[other] { $seat } draws
    } { name-deck.card }: “{ form-drawn }”{ form-why }.
event-look =
    { form-card }: { $seat-is ->
        [me] you look at { form-top }.
       *[other] { $seat } looks at { form-top }.
    }
event-look-seen =
    { form-card }: { $seat-is ->
        [me] you look at
       *[other] { $seat } looks at
    } { form-top }: { $cards }.
event-reorder =
    { form-card }: { $seat-is ->
        [me] you put
       *[other] { $seat } puts
    } { form-top } back in an order known to nobody else.
event-no-draw = No { name-deck.cards } are left for { $seat-is ->
        [me] you
       *[other] { $seat }
    } to draw.
event-result = { form-card }: { form-signed } to { form-whose } result, now { form-against }.
event-difficulty = { form-card }: { form-signed } to { form-whose } target number, now { form-against }.
event-bonuses-gone = { form-card } wipes out the bonuses of { form-whose } Hero cards: { form-against }.
event-runes = { form-card } gives { $seat-is ->
        [me] you
       *[other] { $seat }
    } more to cast: { $runes }.
event-permit = { form-card }: { form-who } { $what ->
        [ability] may cast the runes of one more ability.
        [dark_at_bottom] may buy Dark runes on the bottom level too.
        [trait_requirement] may take a Trait without its requirement.
        [hero_cards] may play no Hero cards for now.
        [antihero_cards] may play no Antihero cards for now.
        [ally_powers] may use no powers of Allies for now.
        [rune_draws] may draw no cards from runes for now.
        [dark_runes] may buy no Dark runes for now.
        [ability_runes] may cast no ability runes for now.
       *[other] may do more for now.
    }
event-price = { form-card } changes what { $what ->
        [journey] a Journey costs
        [dark_rune] a Dark rune costs
       *[trait] a Trait costs
    } { $seat-is ->
        [me] you
       *[other] { $seat }
    } by { form-signed }.
event-hand-lost = { form-card }: { $seat-is ->
        [me] you discard
       *[other] { $seat } discards
    } “{ form-lost }” unplayed.
event-taken-back = { form-card }: { $seat-is ->
        [me] you take
       *[other] { $seat } takes
    } “{ form-back }” back into the hand.

## What happens: cards and powers

event-play =
    { $seat-is ->
        [me] You play
       *[other] { $seat } plays
    } { form-card }.
event-cancelled = { form-card } cancels “{ form-lost }”: { $seat-is ->
        [me] you foil
       *[other] { $seat } foils
    } { form-victim }.
event-cancelled-adversary = { form-card } cancels “{ form-lost }”: { $seat-is ->
        [me] you foil
       *[other] { $seat } foils
    } the Adversary.
event-use =
    { $seat-is ->
        [me] You use
       *[other] { $seat } uses
    } { form-card }.
event-sacrifice =
    { $seat-is ->
        [me] You sacrifice
       *[other] { $seat } sacrifices
    } the Ally { form-card }.
event-replaced = { form-card }: { $seat-is ->
        [me] you sweep
       *[other] { $seat } sweeps
    } { $cards } from the table.
event-swept = { form-card } sweeps { $cards } from the table.
event-adversary-plays = The Adversary plays { form-card }!
event-adversary-waits = The Adversary holds { form-card } ready until the outcome.
event-adversary-idle = The Adversary turns up { form-card }, which changes nothing.

## What happens: outcomes

event-success =
    { $margin ->
        [0] Just enough, { form-against }! { form-who }
       *[other] { form-against }! { form-who }
    } { $seat-is ->
        [me] overcome
       *[other] overcomes
    } { form-card } by way of { form-path }.
event-failure = { form-against }: { $seat-is ->
        [me] you fail
       *[other] { $seat } fails
    } at { form-card }.
event-retry = { form-card }: { $seat-is ->
        [me] you get up and face
       *[other] { $seat } gets up and faces
    } “{ form-host }” once more.
event-attempt-ends = { form-card } is gone. { form-whose-title } attempt ends without an outcome, and what was paid comes back.
event-gain = { form-path } joins { form-whose } Story, under the { form-column }.
event-gain-ally = { $seat-is ->
        [me] You win
       *[other] { $seat } wins
    } an Ally: { form-card }.
event-leaves = { form-card } leaves the table.
event-adversary-beaten = The Adversary is beaten! { $seat-is ->
        [me] You bring
       *[other] { $seat } brings
    } { form-card } down, and the land breathes again.
event-done = { form-whose-title } road ends here: no more turns.

## What happens: the end

event-last-turns = { form-whose-title } Story is complete! Everyone else has one last turn.
event-stalled =
    { $rounds ->
        [0] Each player has had 100 turns: the game ends.
        [one] A whole round without a deed: the game ends.
       *[other] { $rounds } rounds without a deed: the game ends.
    }
event-destiny = { form-whose-title } Destiny is revealed: { form-card }.
event-score = { form-who }: { $printed } in the Story, { $sets } for icons, { $xp } for Experience, { $hero } and { $antihero } for Hero and Antihero cards, { form-track } for the track, { $destiny } for the Destiny. In all { $total }.
event-game-over =
    { $how ->
        [shared] { $seats } share the victory with { form-points }.
        [cards] { form-wins } with { form-points }: of the equal, the longest Story decides.
        [challenges] { form-wins } with { form-points }: of the equal, the most Challenges decide.
        [xp] { form-wins } with { form-points }: of the equal, the most Experience decides.
       *[other] { form-wins } with { form-points }.
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
event-won =
    { $seats-is ->
        [me] Victory! With a Destiny score of { $points }, no tale shines brighter than yours.
        [us] Victory! With a Destiny score of { $points }, no tales shine brighter than those of { $seats }.
       *[others] Victory! With a Destiny score of { $points }, no tale shines brighter than that of { $seats }.
    }
event-lost =
    { $how ->
        [target] The Adversary has { $total } of { $target } Experience. All is lost.
        [stalled] Nobody acted any more, and the Adversary, with { $total } of { $target } Experience, had its way. All is lost.
       *[other] The last hope has failed. The Adversary stands, with { $total } of { $target } Experience. All is lost.
    }

## Questions

question-keep =
    { $seat-is ->
        [me] Who is your hero? Keep one of each: { $origins }; { $motivations }; { $destinies }.
       *[other] { $seat } chooses a character.
    }
question-main =
    { $seat-is ->
        [me] { $count ->
            [one] Your turn: gain a Trait or attempt a Challenge, make a Journey, play cards, use powers, or end the turn.
           *[other] Your turn, with { form-number } main actions: Traits or Challenges, a Journey, cards, powers, or the end of the turn.
        }
       *[other] It is { $seat }’s turn.
    }
question-main-done =
    { $seat-is ->
        [me] Anything else? A Journey, cards, powers, or the end of your turn.
       *[other] { $seat } may do something else.
    }
question-final =
    { $seat-is ->
        [me] Your final turn. When you are ready, face { form-card }.
       *[other] { $seat } must face { form-card }.
    }
question-prep =
    { $seat-is ->
        [me] { form-card }, { form-path }, target number { $target }. Add Dark runes, play cards, or cast.
       *[other] { $seat } gets ready for { form-card }, target number { $target }.
    }
question-host =
    { $seat-is ->
        [me] The Ally { form-card } has come. Under which Challenge does it go?
       *[other] { $seat } chooses a Challenge for the Ally { form-card }.
    }
question-react =
    { $seat-is ->
        [me] { $window ->
            [turn-start] { form-turn-of } starts. Do you want to do anything?
            [trait] { $victim-is ->
                [me] You are about to gain { form-card }. Do you want to do anything?
               *[other] { $victim } is about to gain { form-card }. Do you want to do anything?
            }
            [before] { $victim-is ->
                [me] You are about to cast for { form-card }, target number { $target }. Do you want to do anything?
               *[other] { $victim } is about to cast for { form-card }, target number { $target }. Do you want to do anything?
            }
            [facing] { $victim-is ->
                [me] You have { form-against }. Do you want to change that?
               *[other] { $victim } has { form-against } at { form-card }. Do you want to change that?
            }
            [outcome] { $victim-is ->
                [me] It ended { form-against } at { form-card }. Do you want to do anything?
               *[other] It ended { form-against } for { $victim } at { form-card }. Do you want to do anything?
            }
           *[other] { form-turn-of } ends. Do you want to do anything?
        }
       *[other] Somebody may react.
    }
form-turn-of =
    { $victim-is ->
        [me] Your turn
       *[other] { $victim }’s turn
    }
question-respond =
    { $seat-is ->
        [me] “{ form-played }” is about to take effect. Do you answer it?
       *[other] “{ form-played }” is about to take effect. Somebody may answer it.
    }
question-draw =
    { $seat-is ->
        [me] You draw a card. Of the Heroes or of the Antiheroes?
       *[other] { $seat } draws a card.
    }
question-may =
    { $seat-is ->
        [me] Do you want to use { form-card }?
       *[other] { $seat } may use { form-card }.
    }
question-pay =
    { $seat-is ->
        [me] How do you pay for { form-card }?
       *[other] { $seat } pays for { form-card }.
    }
question-pick-player =
    { $seat-is ->
        [me] { form-card }: against whom?
       *[other] { $seat } chooses a player.
    }
question-pick-hero =
    { $seat-is ->
        [me] { form-card }: for whom?
       *[other] { $seat } chooses a player.
    }
question-pick-slot =
    { $seat-is ->
        [me] { form-card }: which card of the rows?
       *[other] { $seat } chooses a card of the rows.
    }
question-pick-rune =
    { $seat-is ->
        [me] { form-card }: which rune?
       *[other] { $seat } chooses a rune.
    }
question-pick-ability =
    { $seat-is ->
        [me] { form-card }: which ability?
       *[other] { $seat } chooses an ability.
    }
question-dark-again =
    { $seat-is ->
        [me] { form-card }, once more: { $count ->
            [one] do you cast your Dark rune again?
           *[other] how many of your { $count } Dark runes do you cast again?
        }
       *[other] { $seat } chooses which Dark runes to cast again.
    }
question-pick-card =
    { $seat-is ->
        [me] { form-card }: which card?
       *[other] { $seat } chooses a card.
    }
question-lose-card =
    { $seat-is ->
        [me] { form-card }: which card of your hand do you discard?
       *[other] { $seat } discards a card.
    }
question-lose-ally =
    { $seat-is ->
        [me] { form-card }: which Ally do you give up?
       *[other] { $seat } gives up an Ally.
    }
question-order =
    { $seat-is ->
        [me] { form-card }: which card comes at place { $place } of { form-top }?
       *[other] { $seat } puts { form-top } in order.
    }
question-hand-limit =
    { $seat-is ->
        [me] { $count ->
            [one] Your hand is too large: discard one card.
           *[other] Your hand is too large: discard { form-number } cards.
        }
       *[other] { $seat } has too many cards and discards { form-number }.
    }

## What a move brings

form-chance =
    { $chance ->
        [taken] It is yours at once
        [sure] It is sure to succeed
        [likely] It will likely succeed
        [even] It may succeed as well as fail
        [dark] With Dark runes it will likely succeed
       *[bold] It is bold
    }
reason-sets =
    { form-chance }, and with its { name-icon } your set scores { $points ->
        [one] one more point
       *[other] { $points } more points
    }.
reason-icons = { form-chance }, and its { name-icon } begins a set.
reason-abilities =
    { form-chance }, and with its { name-ability } you cast { $count ->
        [1] a rune more
       *[other] more or better runes
    } wherever that counts.
reason-scores =
    { form-chance }, and scores { $points ->
        [one] one point
       *[other] { $points } points
    } by itself.
reason-experience = { form-chance }, and gives you Experience: { $count }.
reason-draws =
    { form-chance }, and you draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
reason-casts = { form-chance }, as it stands.
reason-darkens = { form-chance } with one more Dark rune.
reason-replaces = No card here is worth much to you; the next one may be worth more.
reason-saves = What you hold can wait for a moment in which it changes more.
reason-doubles = Origin and Motivation both have { name-ability }: challenges that ask for it become easy.
reason-broadens =
    Origin and Motivation have { $count ->
        [one] one ability
       *[other] { $count } abilities
    }, so that more challenges are within your reach.

## Refusals

error-main-action-done = You have taken your main action in this turn.
error-story-full =
    { $count ->
        [8] With eight cards your Story waits for the Adversary: no other card can be gained.
       *[other] Your Story has all { $count } cards.
    }
error-act-closed = You have filled the column of { form-act }: its cards are closed to you.
error-act-hidden = { form-act } has not been revealed yet.
error-slot-empty = There is no card at { form-place }.
error-not-a-trait = { form-card } is not a Trait.
error-not-a-challenge = { form-card } is not a Challenge.
error-no-such-path = { form-card } has no such path.
error-requirement = You do not meet what { form-card } requires.
error-cannot-pay = { form-card } costs { $cost } Experience, and you have { $xp }.
error-cannot-fall = { form-card } costs Corruption, and you cannot fall any deeper.
error-journey-used = You have made your Journey in this turn.
error-journey-price = A Journey costs { $cost } Experience, and you have { $xp }.
error-has-options = There is a card that you can take or attempt, so nothing is replaced for free.
error-free-discard-used = You have replaced a card for free in this turn.
error-face-now = In your final turn you must face the Adversary.
error-not-final-turn = The Adversary can only be faced in your final turn, with eight cards in your Story.
error-no-adversary = There is no Adversary to face in this game.
error-dark-limit = You may buy { $count } Dark runes in a turn, and you have.
error-dark-pool = All three Dark runes are in your cast already.
error-dark-price = A Dark rune costs { $cost } Experience, and you have { $xp }.
error-dark-bottom = On the bottom level no Dark runes can be bought.
error-dark-forbidden = { form-card } forbids Dark runes.
error-not-held = You do not hold { form-card }.
error-level-forbids = On level { $level } you may not play { name-deck.cards }, so { form-card } stays in your hand.
error-forbidden = “{ form-host }” forbids playing { form-card }.
error-not-now = { form-card } cannot be played at this moment.
error-no-target = There is nothing that { form-card } could be aimed at.
error-no-power = That card has no such power.
error-power-not-now = The power of { form-card } cannot be used at this moment.
error-power-used = The power of { form-card } has been used already.
error-power-price = You cannot pay for the power of { form-card }.
error-powers-forbidden = “{ form-host }” forbids using { form-card }.
error-not-a-host = The Ally cannot go to { form-place }: it needs a Challenge without an Ally.
error-not-offered = That is not among the choices.
error-must-choose = You must choose before the game goes on.
error-cast-first = You are preparing an attempt: add Dark runes, cards or powers, or cast.
error-react-or-pass = At this moment you can only play a card that fits, use a power, or pass.
error-no-attempt = There is no attempt yet: choose a Challenge first.
error-nothing-to-pass = It is your turn, there is nothing to pass on. You can end the turn.
error-not-this-chance = Chance cannot have come out like that.
error-card-twice = { form-card } is there twice.
error-card-missing = { form-card } is nowhere.
error-wrong-place = { form-card } cannot be there: { $field }.
error-columns = The columns of { $seat } cannot be filled like that.
error-phase-impossible = The game cannot be in this phase: { $phase }.
error-turn-impossible = It cannot be the turn of { $seat }.
error-unknown-card = There is no card “{ $card }” in this set.
error-bad-cards =
    { $file-is ->
        [empty] Card set
       *[given] { $file }
    }{ $card-is ->
        [empty] { "" }
       *[given] , { $card }
    }{ $field-is ->
        [empty] { "" }
       *[given] , { $field }
    }: { $why ->
        [no-folder] there is no such folder.
        [no-files] there are no cards in this folder: it needs files that end in .toml.
        [unreadable] this cannot be read.
        [too-large] this is too large for a card set.
        [not-text] this is not a text in UTF-8.
        [not-toml] this is not TOML.
        [not-packed] this text is no card set.
        [unknown-key] there is no such key here.
        [missing] this is missing.
        [table] this must be a table: keys and values in braces.
        [list] this must be a list, neither empty nor too long.
        [text] this must be one line of text, and not too long.
        [truth] this must be true or false.
        [number] this must be a whole number, neither too small nor too large.
        [word] no such word can stand here.
        [languages] this must be there in en, fr and de, and in no other language.
        [id] an id has small letters, digits and hyphens, and begins with a letter.
        [id-twice] another card has this id already.
        [count] that is not as many cards as the game has.
        [too-many-cards] these are too many cards.
        [too-many-hands] these are too many Hero and Antihero cards.
        [ally-act] Allies belong into Act I or II.
        [adversary-act] Adversaries belong into Act II or III.
        [no-quest] every Adversary needs exactly one Quest.
        [no-adversary] a Quest names an Adversary of the set.
        [paths] a Challenge has two paths, an Adversary has one.
        [abilities] one or two different abilities must be listed.
        [destiny-rewards] a Destiny has only Triumph, Tragedy and story icons.
        [moment] this kind of card has no such moment.
        [one-entry] a Hero or Antihero card has exactly one entry.
        [effect-here] this effect can do nothing at this moment.
        [condition-here] this cannot be asked at this moment.
        [cost-here] nobody could pay this: the card has no owner who plays with it.
        [free-power] a power needs a cost, or a limit if it is optional.
        [too-many-powers] a card has at most two powers.
        [no-as-adversary] a card with a skull says in as_adversary when the Adversary uses it.
        [no-skull] as_adversary is for cards with skull = true.
        [as-adversary] it depends on the outcome, so the Adversary uses it “after”.
        [no-flag] the card speaks of Allies or Adversaries: set it to true.
       *[empty-range] no number is at least min and at most max.
    }
## Moves

move-keep = Keep Origin { $origin }, Motivation { $motivation }, Destiny { $destiny }
move-host = Place it under { form-place }
move-journey = Journey: replace { form-place }
move-discard = Replace { form-place } for free
move-trait = Gain the Trait { form-place }
move-attempt =
    Attempt { form-place }, { $way ->
        [1] first path
       *[other] second path
    }
move-face = Face the Adversary
move-dark = Add a Dark rune
move-ready = Cast the runes
move-end = End the turn
move-pass = Pass
move-yes = Yes
move-no = No
move-enough = Enough
move-use =
    { $source ->
        [origin] Use your Origin
        [motivation] Use your Motivation
        [story] Use card { $number } of your Story
        [ally] Use Ally { $number }
        [row] Use { $act }.{ $number }
        [adversary] Use the Adversary
        [quest] Use the Quest
       *[rise] Use the Rise card
    }{ $way ->
        [1] { "" }
       *[other] , power { $way }
    }
move-draw =
    { $deck ->
        [hero] Draw a Hero card
       *[other] Draw an Antihero card
    }
move-pay = Pay: way { $way }
move-player =
    { $victim-is ->
        [me] Yourself
       *[other] { $victim }
    }
move-adversary = The Adversary
move-slot = { form-place }
move-rune = { name-rune }
move-ability = { name-ability }
move-icon = { name-icon }
move-number = { $number }
move-ally = Ally { $number }
move-stack = Waiting card { $number }
move-play = Play { form-card }
move-card = { form-card }

## The rulebook

rule-goal =
    You build a hero out of cards: an Origin, a Motivation and a Destiny, and nine story cards below them that you gain
    as Traits or win in Challenges. Everything on them that you can see is your Story.

    When one Story has nine cards, the game ends. The highest Destiny score wins. It adds up Triumph, Tragedy, sets
    of story icons, unspent Experience, played cards, the Corruption track, and what your secret Destiny rewards.
    Triumph and Tragedy count alike; which of them you gather is a matter of character.
    .title = The goal
rule-components =
    • 45 character cards: 15 Origins, 15 Motivations and 15 Destinies.
    • 91 story cards: 29 in Act I, 32 in Act II and 30 in Act III. They are Traits, Challenges, Allies (Acts I and II)
    and Adversaries (Acts II and III).
    • 22 Hero cards and 22 Antihero cards. Some Antihero cards bear a skull.
    • 12 cards for playing alone or together: ten Quests, the Rise card and the Victory card.
    • 24 runes: three core runes, three Dark runes, and three for each of the six abilities.
    • A board with a Corruption track of seven levels for each player, and Experience.

    The six abilities are Strength, Dexterity, Constitution, Intelligence, Wisdom and Charisma. The six story icons are
    Divinity, Justice, Nature, Arcana, Royalty and Infamy.
    .title = What there is
rule-setup =
    All decks are shuffled, and chance chooses the first player. Everyone starts on level 3 of the Corruption
    track with 3 Experience and one Hero card in hand.

    Each act has a row of four cards, or of five with four players. The cards are dealt face down; then Act I is turned
    up. If an Ally lies there, the first player places it. Turns go round to the left.
    .title = Setting up
rule-characters =
    You are dealt two Origins, two Motivations and two Destinies. All choose in secret, at the same time: keep one of
    each; the others leave the game unseen. Then all Origins and Motivations are shown. Destinies stay hidden until
    the scoring; you may always look at your own.

    What an Origin or a Motivation gives at once (Experience, cards, Virtue or Corruption) you get now. A hidden Destiny
    gives nothing before the scoring.
    .title = Your character
rule-first-game =
    For a first game everyone is dealt one Origin, one Motivation and one Destiny, with nothing to choose. Allies and
    Adversaries are left out, and so are the few cards that are about them.
    .title = The first game
rule-turn =
    In your turn you may take one main action: gain a Trait or attempt a Challenge. You may also leave it out. Before
    and after it you may do other things, in any order: make a Journey, play cards, use powers of your cards. Then you
    end your turn.

    If for two full rounds nobody does anything at all although a card could be gained or attempted, the game ends:
    against each other the scores are counted; alone or together it is lost. A turn in which nothing could be taken does
    not count.
    .title = Your turn
rule-journey =
    Once in your turn you may pay 1 Experience to discard any open card of the rows and replace it with the next card of
    its act. It may be an Adversary, or a card of an act that is closed to you. An Ally under the card goes with it.
    .title = Journey
rule-free-discard =
    If none of the open cards that you may take is a Challenge, and you cannot gain any of the Traits, you
    may replace one open card for free, once in your turn. It does not count as your Journey. Then you go on: if the
    new card suits you, you may still take it.
    .title = When nothing can be taken
rule-trait =
    A Trait is yours if you meet what it requires and pay what it costs. Icons that it requires are only looked at, not
    spent; Experience is paid, and Corruption as a price moves you one level down. On the bottom level that
    price cannot be paid.

    Another player may have a card to play at this moment. If the Trait leaves the table because of it, you get
    back what you paid, and your main action too.
    .title = Gaining a Trait
rule-challenge =
    Name the Challenge and one of its two paths; you cannot go back on it. The target number is the difficulty on the
    card, 1 more if your path is marked +1, 1 more if an Ally lies under it, and whatever cards in play add.

    Then you get ready, cast the runes, and compare: a result that reaches the target number is a success.
    .title = Attempting a Challenge
rule-prepare =
    Before you cast, you may buy Dark runes, play cards and use powers, in any order. When you are ready, the other
    players may play cards for this moment. If somebody does, you may go on preparing. If nobody does, you cast.
    .title = Getting ready
rule-dark =
    While you get ready for an attempt, you may buy Dark runes for 1 Experience each, up to three in your turn. There are
    three of them, so there are never more in a cast. Each adds 2 or 1, but the 2 also moves you one level down the
    track.

    On the bottom level you may not buy them, nor does a card give you any, unless a card allows Dark runes there.
    Those you already have for this attempt stay.
    Runes that a card gives you cost nothing and do not count as bought.
    .title = Dark runes
rule-runes =
    Every rune has two faces, equally likely:

    • Two core runes: 1 or 0.
    • The third core rune: 1, or 0 and you draw a Hero or Antihero card, as you choose.
    • Dark rune: 2 and one Corruption, or 1.
    • First and second rune of an ability: 2 or 1.
    • Third, special rune of an ability: 2, or 0 with a gift. Strength and Constitution give 1 Experience, Intelligence
    and Wisdom a Hero card, Dexterity and Charisma an Antihero card.

    You always cast the three core runes. For each ability on the Challenge you add as many of its runes as
    your Story has icons of it, at most three; the third is the special one. You cannot leave them out.
    Runes belong to nobody: they are shared.

    More than three icons of an ability bring no more runes, but all of them count for Destinies and for what Traits
    require.

    The three core runes and so many ordinary or Dark runes bring, at least, on average and at most:

    • none: 0, 1.5 and 3
    • one: 1, 3 and 5
    • two: 2, 4.5 and 7
    • three: 3, 6 and 9
    • four: 4, 7.5 and 11
    • five: 5, 9 and 13

    Every further one brings 1, 1.5 and 2 more, and a special rune 0, 1 and 2.
    .title = Runes
rule-cast =
    All runes of the attempt are cast at once. What they show happens immediately, in this order: Experience, Corruption
    of Dark runes, cards from special runes, then the card from the core rune. A card that you draw can be played in the
    same attempt.

    The result is the sum of all faces and of everything that cards add or take away. Some cards let you cast
    runes again or turn them: then only what is newly shown takes effect.
    .title = The cast
rule-outcome =
    After the cast everybody may play cards that change it, beginning with the player who cast. When nobody wants to any
    more, the result is compared. If it is at least the target number, the Challenge is overcome. The difference
    is the margin.

    Then there is a moment for cards about a Challenge that was overcome or failed. They cannot change the result any
    more; only a second attempt can.

    Success: you gain the card. Failure: the card is discarded, with an Ally that lies under it, and you gain 1
    Experience.
    .title = The outcome
rule-rewards =
    A card that you gain goes under the column that you are filling: the Origin until three cards lie there, then the
    Motivation, then the Destiny. Only the path you chose is visible and counts.

    Then, in this order: Virtue and Corruption move you on the track; you gain Experience; you draw Hero and
    Antihero cards; an Ally comes to you; powers that wait for this moment work. Abilities, story icons, Triumph and
    Tragedy stay part of your Story.
    .title = Gaining a card
rule-refill =
    An empty place in a row is filled at once with the next card of that act. If the deck is empty, the discards of
    the act are shuffled, without the card that is just being replaced. If there is nothing to shuffle, the place
    stays empty.
    .title = Refilling the rows
rule-track =
    Virtue moves you one level up, Corruption one level down. Above level 1 and below level 7 you cannot go.

    • Level 1: 6 Triumph. Hero cards only.
    • Level 2: 4 Triumph. Hero cards only.
    • Level 3, the start: 2 Triumph. Hero and Antihero cards.
    • Level 4: 2 Tragedy. Hero and Antihero cards.
    • Level 5: 4 Tragedy. Antihero cards only.
    • Level 6: nothing. Antihero cards only.
    • Level 7: minus 4 Triumph. Antihero cards only, and no Dark runes can be bought.

    Only the level at the end scores. The level decides which cards you may play, not which you may draw or hold; cards
    that you have played keep their point. The numbers of levels 1, 2 and 4 and the marks for cards are ours: the
    printed ones are not known to us.
    .title = The Corruption track
rule-cards =
    You draw a Hero or Antihero card when a rune, a path or a card tells you to. The others see which kind it is, but
    not the card. There is no limit to your hand. If a deck runs out, its discards are shuffled; played cards do
    not come back.

    You may play a card when its moment has come, your level allows its kind, its price can be paid, and there is
    something to aim it at. It need not help: playing it for its point is allowed. A played card lies open before you and
    scores one point at the end, a Hero card as Triumph, an Antihero card as Tragedy. Cards left in hand score nothing.
    .title = Hero and Antihero cards
rule-timing =
    Cards name their moment:

    • Before an attempt: the Challenge is named, nothing is cast.
    • Facing a Challenge: the runes lie, success is not yet decided.
    • After an attempt: the outcome is known, nothing has been gained or discarded yet.
    • When another player gains a Trait: after it was declared.
    • In your turn: between your actions.
    • In answer to a card: while that card waits to take effect.
    • No moment named: whenever you can be asked.

    It also says whose attempt it is for: your own, that of another player, or anybody’s.
    .title = When cards are played
rule-reactions =
    At the start and the end of a turn, when a Trait is declared, before the cast, after the cast and with the outcome,
    the players are asked in turn whether they play a card or use a power. It begins with the player whose turn it is;
    before the cast and for a Trait, with the next one. Whoever passed is asked again if somebody else does
    something. When all pass in a row, the game goes on.

    So that nobody learns anything from who is asked, you are also asked when you could only pass, as long as the others
    cannot know that. On the page you can choose when you want to pass by yourself.
    .title = Reactions
rule-stack =
    A card that is played waits until all have had a chance to answer it, with cards for this moment or for answering.
    Each answer waits in the same way. When nobody answers any more, the card played last takes effect first, and then,
    after another chance to answer, the one before it.

    Price and targets are settled when a card is played. If its target is gone, that part does nothing. A cancelled card
    does nothing, but it was played and scores.
    .title = Answering cards
rule-retry =
    Some cards give you a second attempt at a Challenge that you just failed. The failure is set aside: no Experience,
    the card stays where it is. You get ready again, on the same path. Dark runes that you bought count again without a
    new price, as many of them as you like, and so does everything that helped or harmed the attempt as a whole. You may
    add more; but bought Dark runes still are three at most in your turn.

    What the first cast gave or cost you stays. Powers that wait for a failure do not see the one that was set aside.
    .title = A second attempt
rule-abilities =
    Origins, Motivations, some story cards and most Allies have powers. Some work by themselves. The others you use when
    their moment has come and you pay their price, and many only once in a turn. A power for your own turn can be used
    between your actions, while you get ready, after the cast, and with the outcome. Powers take effect at once;
    nobody can answer them.
    .title = Powers
rule-allies =
    When an Ally turns up, the player whose turn it is places it under an open Challenge or Adversary of any row
    that has no Ally yet. That card is 1 harder. If there is none, the Ally is discarded. Its own place in the row
    is filled again.

    Whoever overcomes the card gains the Ally as well. It lies before you, takes no place in your Story, and serves you:
    you pay Experience for its power or sacrifice it, as it says. If the card above it is discarded, it goes too.
    .title = Allies
rule-adversaries =
    An Adversary in a row is a Challenge with a single path and a power that works as long as it lies there, on
    all players alike. Powers of several Adversaries add up. What it does to all Challenges does not count for
    itself, unless it says so.

    Whoever overcomes it gains it with its rewards, and its power is over. Whoever fails discards it and gains 1
    Experience. A Journey can remove it.
    .title = Adversaries
rule-acts =
    The three columns of your Story are filled one after the other, with three cards each, whatever act the cards come
    from. Once the Origin has three cards, Act I is closed to you; once the Motivation has, Act II is.

    When a player who has filled a column starts a turn, and the next act is still face down, it is turned up. From
    then on all may take its cards, even those who are still behind. They are harder, and worth more.
    .title = Acts
rule-end =
    When somebody gains the ninth card, that turn is finished, and each of the other players takes one last turn. Then
    the Destinies are revealed and the points are counted. Nobody can have more than nine cards.
    .title = The end
rule-scoring =
    Your Destiny score is the sum of:

    • Triumph and Tragedy in your Story: on Origin, Motivation, Destiny and the visible paths.
    • The sets of story icons.
    • 1 for each Experience you have left.
    • 1 Triumph for each Hero card and 1 Tragedy for each Antihero card you have played.
    • The level of the Corruption track on which you stand.
    • What your Destiny rewards.

    A Destiny that counts Triumph or Tragedy counts those in your Story; played cards and the track are not part of it.
    .title = Scoring
rule-sets =
    For each of the six story icons you score by how many of them your Story has: 2 points for two, 4 for three, 8
    for four or more. A single one scores nothing.
    .title = Sets of story icons
rule-ties =
    Of players with equal scores, the one with more story cards wins; then the one with more Challenges and Adversaries
    among them; then the one with more Experience. If all that is equal, they share the victory.
    .title = Ties
rule-solo =
    Alone, you play by the same rules against one Adversary. All Adversaries are taken out of the act decks, and chance
    chooses the one that stands against you, with its Quest, the Rise card and the Victory card. What these
    say holds until the Adversary is beaten; above all they say when the Adversary gains Experience. It starts with
    none.

    Antihero cards with a skull form the Adversary’s own deck. Allies stay in the act decks. The rows have four cards, or
    five with four players.
    .title = Alone against the Adversary
rule-special-deck =
    Whenever a cast shows the card face of the core rune, you draw your card first. Then the top card of the
    Adversary’s deck is turned up and takes effect as if the Adversary had played it against the player whose turn it
    is. It can be answered. If it is meant for the time after a Challenge, it waits for the outcome. If it
    leaves a choice, that player chooses; if it can do nothing, it is ignored.

    At the end of the turn it goes to the Adversary’s discards, which are shuffled when the deck is empty. It scores for
    nobody.
    .title = The Adversary’s deck
rule-losing =
    As soon as the Adversary has as much Experience as the Victory card says, all players have lost: 9 with one
    player, 13 with two, 17 with three, 21 with four.
    .title = Losing
rule-final-turn =
    Until the Adversary is beaten, a Story can have no more than eight cards. When you start a turn with eight, it is
    your final turn: your main action must be to face the Adversary. Journeys, cards, powers and Dark runes are allowed
    as usual.

    If you succeed, the Adversary goes under your Destiny as the ninth card, and its powers, its Quest and its deck are
    over. If you fail, you gain 1 Experience, and you take no more turns. Alone, you have lost then; together, all have
    lost when everybody has failed.

    Alone, your turn ends with the victory; together it goes on as usual.
    .title = The final turn
rule-coop =
    Together you win or lose as one. Once the Adversary is beaten, every other player who has not failed against it takes
    one last turn, in which a ninth card may be gained. Then the scores are counted, and the highest is the ultimate victor.

    The Experience, cards or steps on the track that a Hero or Antihero card brings to “you” may go to any player. A card
    for your own attempt may be played in the attempt of another player; what it does to the attempt stays with the
    attempt. You need the right level yourself, and the card lies before you. The powers of other cards are for their
    owners alone. “Another player” on a card is a fellow player here.
    .title = Together
rule-tale =
    At the end each hero’s tale is told: from the Origin, over the paths that were chosen, to the Destiny. It is made
    from what really happened in the game, and it is the same whenever you read it again.
    .title = The tale
rule-card-sets =
    The cards of this game are our own design, with the kinds and numbers of cards that the printed game has.
    What cards do is data: you can load a card set of your own, and the rules stay the same. A set that does not fit is
    refused, and you are told which card and which field is wrong.
    .title = Card sets

## The table in the terminal

cli-adventure-heading =
    { $name } · { $phase ->
        [setup] Choosing heroes
        [over] The game is over
       *[other] { $turn ->
            [0] Setting up
           *[other] Turn { $turn } · { $active }
        }
    }
cli-adventure-between = { "; " }
cli-adventure-quoted = “{ $name }”
cli-adventure-times =
    { $count ->
        [one] { $name }
       *[other] { $name }, { form-number } times
    }
cli-adventure-called = { name-kind } { $name }
cli-adventure-offered = { name-kind } { $number }, { $name }
cli-adventure-attempt =
    { $own ->
        [true] Your attempt
       *[false] Attempt, { $name }
    }
cli-adventure-target = target number { $target }
cli-adventure-result = result { $result }
cli-adventure-success = success
cli-adventure-failure = failure
cli-adventure-lying = Runes
cli-adventure-pool = Runes to cast
cli-adventure-pool-core = { $count } core
cli-adventure-pool-dark = { $count } Dark
cli-adventure-mod =
    { $on ->
        [target] { $number } to the target number
       *[result] { $number } to the result
    }{ $name-is ->
        [empty] { "" }
       *[given] { " " }by { $name }
    }
cli-adventure-chance = Chance
cli-adventure-chance-of = chance { $chance }
cli-adventure-percent =
    { $dark ->
        [0] { $percent } percent
        [one] { $percent } with one Dark rune
       *[other] { $percent } with { $dark }
    }
cli-adventure-the-adversary = The Adversary
cli-adventure-waits = Waiting card { $number }, by { $name }, { $what }
cli-adventure-cancelled = { $name }, cancelled
cli-adventure-for = Choose for { $name }
cli-adventure-last =
    { $count ->
        [one] The last turns: one is left
       *[other] The last turns: { $count } are left
    }
cli-adventure-your-turn = In this turn
cli-adventure-main =
    { $count ->
        [0] main action done
        [one] main action to take
       *[other] { $count } main actions to take
    }
cli-adventure-journeys =
    { $count ->
        [0] no Journey yet, it costs { $cost } Experience
        [one] one Journey made
       *[other] { $count } Journeys made
    }
cli-adventure-free = nothing can be taken, so a card may be replaced for free
cli-adventure-dark =
    { $count ->
        [one] one Dark rune bought
       *[other] { $count } Dark runes bought
    }
cli-adventure-final = the Adversary must be faced
cli-adventure-hero =
    { $own ->
        [true] Your hero
       *[false] Hero of { $name }
    }
cli-adventure-character = { name-kind } { $name }
cli-adventure-unknown = not chosen yet
cli-adventure-destiny-hidden = Destiny hidden
cli-adventure-done = no more turns
cli-adventure-stands = Level and points
cli-adventure-has = Abilities and icons
cli-adventure-level = level { $level } of 7, worth { $points } at the end
cli-adventure-xp = { $count } Experience
cli-adventure-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
cli-adventure-no-abilities = no abilities
cli-adventure-no-icons = no story icons
cli-adventure-worth = { $triumph } Triumph, { $tragedy } Tragedy
cli-adventure-story = Story
cli-adventure-cards = { $count } of { $all } cards
cli-adventure-under = under the { name-kind } { $cards }
cli-adventure-path-of = { $name } ({ $whole })
cli-adventure-played = Cards played
cli-adventure-holds = In hand
cli-adventure-hand-of =
    { $hero ->
        [one] one Hero card
       *[other] { $hero } Hero cards
    }, { $antihero ->
        [one] one Antihero card
       *[other] { $antihero } Antihero cards
    }
cli-adventure-known = among them { $cards }
cli-adventure-hidden =
    { $act ->
        [1] Act I is face down
        [2] Act II is face down
       *[other] Act III is face down
    }
cli-adventure-empty = empty
cli-adventure-gives = gives { $gifts }
cli-adventure-nothing = nothing
cli-adventure-ally = with the Ally { $name }
cli-adventure-difficulty = difficulty { $difficulty }, { $abilities }
cli-adventure-requires = requires { $needs }
cli-adventure-costs = costs { $cost }
cli-adventure-tone =
    { $tone ->
        [0] light
       *[other] dark
    }
cli-adventure-way =
    { $way ->
        [1] first path { $facts }
       *[other] second path { $facts }
    }
cli-adventure-triumph = { $count } Triumph
cli-adventure-tragedy = { $count } Tragedy
cli-adventure-virtue =
    { $count ->
        [one] Virtue
       *[other] { $count } Virtue
    }
cli-adventure-corruption =
    { $count ->
        [one] Corruption
       *[other] { $count } Corruption
    }
cli-adventure-draw-hero =
    { $count ->
        [one] a Hero card
       *[other] { $count } Hero cards
    }
cli-adventure-draw-antihero =
    { $count ->
        [one] an Antihero card
       *[other] { $count } Antihero cards
    }
cli-adventure-beaten = beaten
cli-adventure-foe-xp = { $count } of { $target } Experience
cli-adventure-shown = Turned up in this turn
cli-adventure-foe-waits = Waits for the outcome, { $name }
cli-adventure-decks = Cards in the decks
cli-adventure-deck = { name-deck } { $count }
cli-adventure-top = Top of the deck, { name-deck }
cli-adventure-discards = Discards, { name-deck }
cli-adventure-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand, one card
       *[other] Your hand, { $count } cards
    }
cli-adventure-part =
    { $part ->
        [printed] { $count } in the Story
        [sets] { $count } for icons
        [xp] { $count } for Experience
        [hero] { $count } for Hero cards
        [antihero] { $count } for Antihero cards
        [track] { $count } for the track
       *[destiny] { $count } for the Destiny
    }
cli-adventure-total = { $count } in all
cli-adventure-hand-short =
    { $hero ->
        [0] { $antihero ->
            [0] -
           *[other] { $antihero }A
        }
       *[other] { $antihero ->
            [0] { $hero }H
           *[other] { $hero }H { $antihero }A
        }
    }
cli-adventure-letter =
    { $deck ->
        [hero] H
       *[other] A
    }
cli-adventure-allies = Allies
cli-adventure-short =
    { $ability ->
        [strength] STR
        [dexterity] DEX
        [constitution] CON
        [intelligence] INT
        [wisdom] WIS
       *[charisma] CHA
    }
cli-adventure-act =
    { $act ->
        [1] Act I
        [2] Act II
       *[other] Act III
    } · { $count } in the deck
cli-adventure-closed = closed to you
cli-adventure-key = ○ Trait □ Challenge ■ Adversary · ☼ light ☾ dark · ▲ Triumph ▼ Tragedy ◆ Experience · ↑ Virtue ↓ Corruption · H A cards · % chance with 0, 1, 2, 3 Dark runes
cli-adventure-low = “card 2.1”, “card NAME”: a card in full; “card”: your hand; “help”: the signs

# A card in full

cli-adventure-card-act = { $kind }, Act { $act }
cli-adventure-card-difficulty = Difficulty { $number }: { $abilities }
cli-adventure-card-requires = Requires: { $what }
cli-adventure-card-cost = Costs: { $what }
cli-adventure-card-tone =
    { $tone ->
        [0] light path
       *[other] dark path
    }
cli-adventure-card-gives = Gives: { $what }
