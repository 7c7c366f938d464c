### Call to Adventure in the browser, in English.

## The table

page-adventure-rows = The rows of the three acts
page-adventure-row =
    Act { $act }{ $state ->
        [hidden] {" "}(face down)
        [closed] {" "}(closed to you)
       *[open] {""}
    }
page-adventure-hidden = face down
page-adventure-closed = closed
page-adventure-empty = empty
page-adventure-deck = Deck: { $left }, discard pile: { $gone }
page-adventure-tops = You know from the top: { $cards }.
page-adventure-deck-of =
    { $which ->
        [hero] Hero deck
       *[antihero] Antihero deck
    }: { $left }
page-adventure-harder = { $count } on top of what is printed.
page-adventure-ally-here = Ally here, 1 harder:
page-adventure-aloud-target = Target number { $count }, { $abilities }.
page-adventure-aloud-cost = Costs { $count } Experience.
page-adventure-sign =
    { $sign ->
        [triumph] { $count } Triumph
        [tragedy] { $count } Tragedy
        [xp] { $count } Experience
        [virtue] { $count } Virtue
        [corruption] { $count } Corruption
        [hero] { $count ->
            [one] a Hero card
           *[other] { $count } Hero cards
        }
        [antihero] { $count ->
            [one] an Antihero card
           *[other] { $count } Antihero cards
        }
        [shield] target number { $count }
        [plus] 1 harder
        [skull] skull mark
        [cards] a card of your choice
       *[other] { $count }
    }

## Heroes

page-adventure-board = { $name }: Story
page-adventure-column = { $name }, { $count } of 3 cards
page-adventure-unknown = { $name }, face down
page-adventure-abilities = Abilities
page-adventure-ability = { $name }: { $count }, { $runes ->
        [0] no rune
        [one] one rune
       *[other] { $runes } runes
    }
page-adventure-icons = Story icons
page-adventure-icon = { $name }: { $count }, { $points ->
        [0] no points yet
        [one] one point
       *[other] { $points } points
    }
page-adventure-printed = Triumph and Tragedy in the Story
page-adventure-xp = { $count } Experience
page-adventure-points =
    { $all ->
        [true] { $count } points
       *[other] { $count } points so far
    }
page-adventure-points-so-far = What this Story is worth now; a hidden Destiny comes on top.
page-adventure-track = Corruption track: level { $level } of 7
page-adventure-level =
    Level { $level }: { $points } points, { $cards ->
        [both] Hero and Antihero cards
        [hero] Hero cards only
       *[antihero] Antihero cards only
    }, { $dark ->
        [true] Dark runes may be bought
       *[false] no Dark runes
    }
page-adventure-allies = Allies
page-adventure-played =
    { $which ->
        [hero] Hero cards played: { $count }
       *[antihero] Antihero cards played: { $count }
    }
page-adventure-holds =
    { $which ->
        [hero] Hero cards in hand: { $count }
       *[antihero] Antihero cards in hand: { $count }
    }
page-adventure-cards = { $count } of 9 story cards
page-adventure-open-story = Story

## The Adversary of a solo or co-op game

page-adventure-foe = The Adversary: { $name }
page-adventure-foe-xp = { $count } of { $target } Experience: at { $target } all is lost
page-adventure-foe-difficulty = Target number now: { $count }
page-adventure-foe-beaten = overcome
page-adventure-foe-deck = Its deck: { $count }
page-adventure-foe-waits = waits for the outcome
page-adventure-face = Face { $name }

## What can be done

page-adventure-attempt =
    { $way ->
        [1] Attempt: first path
       *[other] Attempt: second path
    }
page-adventure-attempt-path = Attempt this path:
page-adventure-take =
    { $cost ->
        [0] Gain this trait
       *[other] Gain this trait ({ $cost } Experience)
    }
page-adventure-journey =
    { $cost ->
        [0] Journey: replace it
       *[other] Journey: replace it ({ $cost } Experience)
    }
page-adventure-discard = Replace it for free
page-adventure-use =
    { $number ->
        [0] Use its power
       *[other] Use power { $number }
    }
page-adventure-play = Play this card
page-adventure-cast =
    { $count ->
        [0] Cast the runes
        [one] Buy one Dark rune and cast
       *[other] Buy { $count } Dark runes and cast
    }
page-adventure-dark = Dark runes to buy
page-adventure-dark-cost = Dark runes ({ $cost } Experience each)
page-adventure-odds =
    { $dark ->
        [0] No Dark rune: { $chance }
        [one] One Dark rune: { $chance }
       *[other] { $dark } Dark runes: { $chance }
    }
page-adventure-pass = Pass
page-adventure-end =
    { $done ->
        [true] End the turn
       *[other] End the turn without a main action
    }
page-adventure-yes = Yes
page-adventure-no = No
page-adventure-enough = That is enough
page-adventure-keep = Your hero: keep one card of each pair
page-adventure-keep-confirm = This is my hero
page-adventure-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
page-adventure-playable =
    { $now ->
        [true] Playable now.
       *[other] Not playable now.
    }

## An attempt

page-adventure-stage = { $name } attempts { $title }
page-adventure-attempts = { $name } attempts
page-adventure-target = Target number { $target }.
page-adventure-result = Result { $result } against target number { $target }.
page-adventure-outcome =
    { $outcome ->
        [success] Overcome!
       *[failure] Failed
    }
page-adventure-rune = { $name }: { $value }
page-adventure-ghost = A Dark rune that you are about to buy
page-adventure-mods = What changes it
page-adventure-mod =
    { $on ->
        [target] target number
       *[result] result
    }
page-adventure-mod-turn = (until the end of the turn)
page-adventure-stack = Cards waiting to take effect
page-adventure-stack-of = played by { $name }
page-adventure-stack-about = The card played last takes effect first.
page-adventure-cancelled = cancelled

## Passing

page-adventure-passing = Passing for me
page-adventure-passing-about = The page passes for you where there is nothing to play, and nothing to win: you are asked where a card or a power can change how an attempt ends, or has its last moment. Here you can be asked more or less often; R asks you at the next moment at which you could play anything.
page-adventure-passing-shared = Several people share this screen: the device goes to somebody else only where something is at stake.
page-adventure-react = Ask me next time (R)
page-adventure-pass-turn = Pass until the end of this turn
page-adventure-pass-turn-off = Ask me again in this turn
page-adventure-pass-lean = Ask me only where something is at stake
page-adventure-pass-ask = ask me
page-adventure-pass-for-me = pass for me
page-adventure-pass-usual = As at the beginning
page-adventure-window-response = A card was played

## The text view

page-adventure-moves-main = Main action
page-adventure-moves-row = Replace a card
page-adventure-moves-card = Cards and powers
page-adventure-moves-pick = Choose
page-adventure-moves-other = Anything else
page-adventure-move =
    { $verb ->
        [attempt] Attempt “{ $name }”: { $path }
        [trait] Gain the Trait “{ $name }”
        [journey] Journey: replace “{ $name }”
        [discard] Replace “{ $name }” for free
        [host] Place the Ally under “{ $name }”
       *[slot] Choose “{ $name }”
    }
page-adventure-dark-again =
    { $count ->
        [0] Cast no Dark rune again
        [one] Cast one Dark rune again
       *[other] Cast { $count } Dark runes again
    }

## The score sheet and the tale

page-adventure-sheet-from = Points from
page-adventure-sheet-line =
    { $line ->
        [printed] Triumph and Tragedy
        [sets] Sets of icons
        [xp] Experience
        [hero] Hero cards
        [antihero] Antihero cards
        [track] Corruption track
       *[destiny] Destiny
    }
page-adventure-sheet-level = level { $level }
page-adventure-sheet-total = Total
page-adventure-sheet-so-far = So far
page-adventure-sheet-secret = still secret
page-adventure-sheet-printed = Triumph and Tragedy are added: first one, then the other.
page-adventure-verdict =
    { $won ->
        [true] The Adversary is overcome: won!
       *[other] The Adversary has prevailed: lost.
    }
page-adventure-tale-whose = Whose tale
page-adventure-tale-share = Share the tale
page-adventure-tale-copy = Copy
page-adventure-tale-print = Print

## All cards

page-adventure-gallery-kind = Kind
page-adventure-gallery-act = Act
page-adventure-gallery-sign = Ability or story icon
page-adventure-gallery-text = Name or text
page-adventure-gallery-all = all
page-adventure-gallery-count =
    { $count ->
        [0] No card
        [one] One card
       *[other] { $count } cards
    }
page-adventure-gallery-copies = { $count } copies
page-adventure-gallery-before = before
page-adventure-gallery-after = next

## Pictures of the rulebook

page-adventure-picture-characters = An Origin, a Motivation and a Destiny: the three columns of a Story.
page-adventure-picture-trait = A trait: what it requires or costs, and what it gives.
page-adventure-picture-challenge = A Challenge: its difficulty on the shield, the abilities whose runes help, and two paths; a path with +1 is 1 harder.
page-adventure-picture-rewards = Abilities, story icons, Triumph and Tragedy stay in the Story; Experience, Virtue, Corruption and cards are taken at once.
page-adventure-picture-cards = A Hero card and an Antihero card.
page-adventure-picture-allies = An Ally lies under a Challenge, which is 1 harder; whoever overcomes it gains the Ally.
page-adventure-picture-adversaries = An Adversary: one path, and an effect on everybody as long as it lies there.
page-adventure-picture-solo = The Adversary, its Quest and its Rise.
page-adventure-picture-runes = The two faces of each kind: core, core with a card, Dark, ability, and two special runes.
page-adventure-picture-cast = Three core runes and two of an ability: the dots are added.
page-adventure-picture-dark = One Experience buys a Dark rune; its high face corrupts.
page-adventure-picture-outcome = A result of 5 reaches the target number 5: overcome.
page-adventure-picture-setup = Three rows of four cards; only Act I lies open at first.
page-adventure-picture-acts = The next act is revealed when a column is full.
page-adventure-picture-track = Seven levels: which cards may be played, and what the last one pays. Everybody begins on the third.
page-adventure-picture-sets = Equal story icons pay 2, 4 or 8 points.
page-adventure-picture-stack = The second card takes effect first.
page-adventure-picture-journey = A Journey: one Experience, and another card takes the place.

## The lesson. `.other` answers another move than the one that is asked for.

lesson-welcome =
    Welcome to Call to Adventure! You and Bob each tell the life of a hero, and we play a first game together. Decks
    and casts were arranged beforehand, so that you meet the rules one by one.
lesson-story =
    A hero has three character cards: Origin, Motivation and Destiny. Under each of them come three more cards, in
    three acts from youth to legend. These nine cards tell the Story. In the end the most points win.
lesson-keep =
    You were dealt two of each kind and keep one. Choose what goes together: “Farmer”, “Call of the Wild” and “Blood
    of Dragons” are all about Constitution. Your Destiny stays secret, and it pays in the end for what your Story
    holds.
    .other = In a real game that is up to you. Here, keep “Farmer”, “Call of the Wild” and “Blood of Dragons”.
lesson-board =
    This is your Story. Your characters give you Constitution twice, Wisdom once, and one Nature icon. You begin
    with 3 Experience, on the third level of the Corruption track, and with one Hero card in hand.
lesson-rows =
    Four cards of Act I lie open; the other acts are face down. Some cards are Traits, others are Challenges. Each
    turn you have one main action: gain a Trait, or attempt a Challenge.
lesson-trait =
    A Trait is simply gained, if you meet its requirement and pay its cost. “Adventurous” costs 1 Experience and
    gives Constitution and Nature, just what you collect. Pick the card and gain it.
    .other = You could do that too. Here, gain “Adventurous”.
lesson-journey =
    It lies in your Story, and another card has taken its place in the row. Once a turn you may also make a Journey:
    for 1 Experience a card is replaced. “Collapsed Mine” asks for Strength and Intelligence, and you have neither.
    Replace it.
    .other = Your main action is done. Now make a Journey and replace “Collapsed Mine”.
lesson-host =
    An Ally! It lies under a Challenge and makes it 1 harder, and whoever overcomes the Challenge gains the Ally.
    You choose which one: put the “Loyal Hound” under “Cruel Winter”, where your Constitution helps.
    .other = There Bob would have better chances than you. Choose “Cruel Winter”.
lesson-turn =
    There was nothing left for you to do, so your turn ended by itself. Bob has gained “Brave”. Then “Farmer” helped
    you: if you begin a turn with at most 1 Experience, it gives you 1 more.
lesson-attempt =
    Now a Challenge. “Cruel Winter” has difficulty 4 and two paths. “Share the Last Bread” is 1 harder, and the Ally
    adds 1: the target number is 6. But it gives Virtue. Pick the card and this path.
    .other = You could do that too. Here, attempt “Cruel Winter” on the path “Share the Last Bread”.
lesson-runes =
    These are the runes that you will cast. Always three core runes, each 1 or 0. For every Constitution one more, 2
    or 1. The third of an ability is special: 2 or 0, but its 0 brings a gift. Strength would help as well.
lesson-dark =
    Your chance is 50%. Dark runes cost 1 Experience each, up to three a turn. They show 2 or 1, but their 2 brings
    Corruption. With one of them your chance is 82%. Choose one Dark rune and cast.
    .other = Choose one Dark rune first, then cast.
lesson-cast =
    The Dark rune shows 2, Constitution 2, 1 and 0, and the core runes 0: the result is 5. The special rune’s 0 gave
    you 1 Experience. The Dark 2 moved you one level down, towards Corruption.
lesson-draw =
    One of the core runes shows a card: you may draw a Hero card or an Antihero card. Hero cards mostly help you;
    Antihero cards tempt you or hinder others. Draw a Hero card.
    .other = They have their uses. But here, draw a Hero card.
lesson-track =
    This is the Corruption track. On the two lightest levels you may play only Hero cards, on the next two both
    kinds, on the three darkest only Antihero cards. On the last one no Dark runes are sold. Your level at the end
    pays points.
lesson-play =
    The result is 5, and you need 6. Every Hero and Antihero card says when it may be played: before the cast, after
    it, when the outcome is known, and so on. “Last Effort” fits now, after the cast: +2. Play it.
    .other = Then you would fail. Play “Last Effort”.
lesson-success =
    7 against 6: overcome! The card lies in your Story, showing the path you took: Constitution and Divinity. Its
    Virtue moved you up to level 3 again, and the “Loyal Hound” is yours. The card you played is worth 1 point.
lesson-end =
    Your main action is done. A Journey is still possible, but you will need your Experience, and what is left in
    the end is worth points. End your turn.
    .other = Save your Experience this time. End your turn.
lesson-bob =
    Bob has overcome “Street Brawl” on its dark path, which gave him an Antihero card. You see how many cards he
    holds and of which kind, but not what they are.
lesson-wolves =
    “Wolves at the Fold” would give you Wisdom and Nature. But for this you have one Wisdom rune only: a chance of
    31%. There is help, so attempt it all the same, on the path “Learn the Ways of the Pack”.
    .other = You could do that too. Here, attempt “Wolves at the Fold” on the path “Learn the Ways of the Pack”.
lesson-power =
    Cards in play have powers. “Call of the Wild”: once a turn, before the cast, 1 Experience for one more rune of
    the Challenge. Then your chance is 81%, without the danger of a Dark rune. Pick your Motivation and use it.
    .other = Use “Call of the Wild” first.
lesson-pass =
    5 against 4! And a core rune’s card has brought you “Second Wind”. Now everybody may react, you first. The
    “Loyal Hound” could add 3, but only once. Keep it and pass.
    .other = 5 is enough. Keep the “Loyal Hound” for later, and pass.
lesson-answer =
    Bob plays “Instill Fear”: −2, and you would fail. But every card can be answered before it takes effect, and
    what was played last takes effect first. “Stand Against Evil” cancels an Antihero card. Play it.
    .other = You hold a better answer: “Stand Against Evil”.
lesson-column =
    His card was cancelled, and you have overcome the wolves. That was your third card: the first column is full.
    Act I is closed for you, and when your next turn begins, Act II is revealed.
lesson-failure =
    Bob needed 5 and cast 4. After a failure the card is discarded, and you gain 1 Experience as a comfort. His
    Origin gave him 2 more.
lesson-act =
    Act II: harder Challenges, more points. Bob may choose from both acts until his first column is full. “The Mad
    Cultist” is an Adversary: a Challenge with one path, which troubles everybody as long as it lies there.
lesson-siege =
    “Siege of the River Fort” pays 4 Triumph. There is Triumph and Tragedy, and both are points alike. Your chance
    is 50%. Let us try our luck, without a Dark rune. Watch!
lesson-retry =
    Just 2 against 6! Even the Hound’s 3 would not have been enough, so you passed. You have failed, but there is a
    card for this very moment: “Second Wind” lets you attempt the Challenge again. Play it.
    .other = Then the Challenge would be lost. Play “Second Wind”.
lesson-again =
    The same Challenge, the same path, and what you paid for would still be there. What the first cast brought you
    also stays: 1 Experience and the card “Act of Mercy”. This time we buy a Dark rune.
lesson-ally =
    5 against 6. The Dark rune shows 1, so there was no Corruption. Now the “Loyal Hound” can help: it is sacrificed
    and adds 3. Pick the Ally and use its power.
    .other = Then you would fail again. Use the “Loyal Hound”.
lesson-mercy =
    Overcome! And there is another card that fits: “Act of Mercy” is for a success on a light path, and gives you
    Virtue. Play it.
    .other = In your hand it is worth nothing. Play “Act of Mercy”.
lesson-virtue =
    You are on level 2. It would pay 4 points, but here you may not play Antihero cards. “Siege of the River Fort”
    lies under your Motivation, with one more Constitution and 4 Triumph.
lesson-ranger =
    Some Traits have a requirement: “Ranger” wants 2 Constitution, and you have 5. For 1 Experience it gives one
    more, 1 Triumph and your fourth Nature icon. Gain it.
    .other = You could do that too. Here, gain “Ranger”.
lesson-sets =
    Story icons of the same kind pay together: two of them 2 points, three 4, four or more 8. Your four Nature icons
    are worth 8. Now let us hurry on to your last turn.
lesson-last =
    You have eight cards, and the ninth ends the game. “The Dying Forest” suits you, with a chance of 88%: Nature, 2
    Triumph and Virtue. Attempt it on the path “Give Blood to the Roots”.
    .other = You could do that too. Here, attempt “The Dying Forest” on the path “Give Blood to the Roots”.
lesson-ninth =
    Nine cards: your Story is complete. Its Virtue has brought you to the lightest level. Everybody else, here Bob,
    has one more turn. Then the Destinies are revealed and the points are counted.
lesson-destiny =
    “Blood of Dragons” pays 2 points for each Constitution: you have { $icons }, so that makes { $points }. A
    Destiny is a plan for the whole game.
lesson-score =
    In your Story { $printed }, sets of icons { $sets }, Experience { $xp }, Hero cards played { $played }, your
    level { $track }, Destiny { $destiny }: together { $total } points. Bob has { $bob }, so you win!
lesson-real =
    In a real game the runes fall as they like. And you are also asked when you can only pass, so that nobody can
    guess what you hold; the page then passes for you.
lesson-farewell =
    The rules tell you more, and the list of cards shows them all. The mode for a first game does without Allies and
    Adversaries; alone or together you face an Adversary of your own. Good luck!

## Keys

page-adventure-keys = so many Dark runes
