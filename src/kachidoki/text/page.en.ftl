### The sentences of the page. The keys are found in `web/src`.

## Everywhere

page-home = Home
page-close = Close
page-copy = Copy
page-copied = Copied.
page-loading = Loading…
page-skip = Skip to the content
page-retry = Try again
page-unreachable = The server cannot be reached. Try again in a moment.
page-nowhere = There is nothing here
page-nowhere-about = This page does not exist. Perhaps the address was cut off on its way to you.

page-language = Language
page-settings = Settings
page-theme = Appearance
page-theme-auto = Like the system
page-theme-light = Light
page-theme-dark = Dark
page-speed = Speed of the cards
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-none = Without animation
page-sound = Sound
page-notices = Notify me when it is my turn
page-shortcuts = Keyboard shortcuts
page-keys = What the keys do
page-key-arrows = ← ↑ ↓ →
page-key-arrows-do = to the lit place that lies there
page-key-enter = Enter
page-key-enter-does = choose and play; where nothing is lit, say why
page-key-escape = Esc
page-key-escape-does = undo a choice, or skip ahead
page-prefer-text = Always open tables in the text view

page-name = Your name
page-name-about = Others see it at the table. There is no account and no password: this browser remembers you.
page-guest = Guest
page-you = you
page-bot = Bot
page-your-turn = Your turn
page-rules = Rules
page-cards = The cards
page-learn = Learn to play
page-replay = Replay
page-status-open = Waiting for players
page-status-playing = In play
page-status-over = Over
page-status-abandoned = Given up

## Home

page-home-headline = Sit down and play
page-home-about =
    Published card games, exactly by their rulebooks: alone against good bots, at one screen, or with
    friends anywhere. No account, no advertising.
page-home-games = Games
page-home-players-range = For { $players } players
page-home-players = Players
page-home-mode = Mode
page-home-level = Level of the bots
page-home-play =
    { $count ->
        [one] Play now against a bot
       *[other] Play now against { $count } bots
    }
# Some of them are partners.
page-home-play-with =
    { $count ->
        [one] Play now with a bot
       *[other] Play now with { $count } bots
    }
page-home-play-alone = Play now
page-home-dealing = The cards are being dealt…
page-home-learn = Learn in five minutes
page-home-make = Make a table

page-home-point-rules = Every rule of the book, with nothing left out. A click shows the one that matters now.
page-home-point-bots = Bots from novice to master. They see only what you would see in their place.
page-home-point-fair = After the game, anybody can check that no card was dealt unfairly.

page-home-continue = Continue where you left off
page-home-with = with { $names }
page-home-mine = My tables
page-home-open = To the table
page-home-all = Show all { $count } tables
page-home-more = Show more tables
page-home-against = against
page-home-open-seats =
    { $count ->
        [one] One open seat
       *[other] { $count } open seats
    }
page-home-lobby = Public tables
page-home-lobby-none = No public table is open right now.
page-home-lobby-about = Make one: whoever comes by on this server can sit down with you, or watch.
page-home-lobby-make = Make a public table
page-home-sit = Sit down
page-home-watch = Watch

page-home-you = You
page-home-name-use = Use this name
page-home-named = From now on you are { $name }.
page-home-device = Go on with another device
page-home-device-about =
    A personal link opens your tables on a phone or another computer. It works for a day, and whoever
    has it plays as you.
page-home-device-make = Make a personal link
page-home-device-link = Your personal link
page-home-sign-out = Forget me on all devices
page-home-sign-out-about =
    This browser, your other devices and your links will no longer know you. You lose the way back to
    your seats, and nobody can restore it.
page-home-sign-out-yes = Forget me
page-home-sign-out-no = No, stay
page-home-signed-out = This browser no longer knows you.
page-home-saved = Open a saved game
page-home-saved-about =
    Choose the log of a game that was downloaded after its end. It is shown move by move, and every
    deal is checked.
page-home-saved-choose = Choose a file
page-home-saved-reading = The game is being read…
page-home-api = The API for programs

## Without a server

page-alone-title = With others, elsewhere
page-alone-about =
    This page plays on your device, without a server. For tables that others can come to, or watch, somebody has
    to run one: whoever has installed Kachidoki starts it with “kachidoki serve --host 0.0.0.0”, on a computer that
    the others can reach. Its page is this one, with tables for everybody.
page-alone-next = This needs a server.
page-alone-go = Play on this device, also without the server
page-alone-back = To the tables of the server
page-alone-kept = Your name and your games are kept in this browser, on this device, and go nowhere else.
page-alone-strong = The stronger bots think for some seconds on your device. On a server they are quicker and think further.
page-alone-chances = For each point of the line the game is played to its end two dozen times on your device, quickly, from what an onlooker could know at that moment: the hands stay hidden. The figures may be off by ten percent or more; a server plays more often.
page-alone-failed = The part of this page that plays could not be loaded. Check your connection, then load the page again.

## A new table

page-new = A new table
page-new-no-game = There is no such game here
page-new-how = How do you want to play?
page-new-bots = Against bots
page-new-bots-about = Just you. It starts at once, and you can go away and come back whenever you like.
page-new-friends = With friends by link
page-new-friends-about = You get a link to send. Each plays on a device of their own.
page-new-screen = At one screen
page-new-screen-about = You pass the device around. Between turns the cards are covered.
page-new-mode = By which rules?
page-new-who = Who plays?
page-new-players = Players
page-new-seat = Seat { $number }
page-new-seat-me = Me
page-new-seat-me-about = Others see it at the table.
page-new-seat-open = A friend with the link
page-new-seat-open-about = The game waits until somebody sits here. You can still give the seat to a bot.
page-new-seat-here = Somebody at this screen
page-new-seat-here-about = Plays on this device when it is passed on.
page-new-seat-name = Name
page-new-seat-bot = A bot
page-new-level = Level
page-level-rating = Rating { $rating }
page-level-rating-about = Whoever has 400 more wins ten games of eleven.

page-new-more = More settings
page-new-set = { $title }: { $value }
page-new-options = Options of the game
page-new-clock = Time to think
page-new-clock-none = No clock
page-new-clock-none-about = Everybody takes as long as they need, even days.
page-new-clock-relaxed = Relaxed
page-new-clock-relaxed-about = 90 seconds for each move. When they are up, a bot plays.
page-new-clock-quick = Quick
page-new-clock-quick-about = 30 seconds for each move, and 5 minutes in reserve for the whole game.
page-new-clock-own = Your own
page-new-clock-own-about = Set the seconds for a move and the reserve yourself.
page-new-clock-move = Seconds for each move
page-new-clock-bank = Minutes in reserve for the whole game
page-new-door = Who may come in?
page-new-private = Private
page-new-private-about = Only who has the link can sit down or watch.
page-new-public = Public
page-new-public-about = Everybody on this server may watch, and take an open seat.
page-new-hints = Hints from a bot
page-new-hints-auto = As usual
page-new-hints-auto-about = There are hints, unless somebody plays on another device.
page-new-hints-on = With hints
page-new-hints-on-about = Everybody at the table may ask what a good player would do.
page-new-hints-off = Without hints
page-new-hints-off-about = Nobody gets help.

page-new-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
page-new-next-start = The game starts at once.
page-new-next-link = Next you get the link for your friends.
page-new-next-public = Next you get the link, and the table is in the list of public tables.
page-new-next-watch = Only bots play, and you watch.
page-new-make = Make the table
page-new-making = The table is being made…

## The table

page-connecting = Connecting…
page-lost = The connection is lost. Trying again…
page-back = Connected again.
page-unsure = The connection was lost. Look whether this was still done.
page-no-table = This table cannot be opened

page-invited = You are invited to a table!
page-go-in = Go to the table
page-room = Waiting for players
page-room-about = The game begins as soon as every seat is taken.
page-room-clock =
    { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } for each move{ $minutes ->
        [0] { "" }
        [one] , and one minute in reserve
       *[other] , and { $minutes } minutes in reserve
    }
page-seat-open = Open seat
page-seat-with = with seat { $numbers }
page-seat-away = Away, a bot plays
page-seat-absent = Not connected
page-seat-program = Program
page-sit = Sit here
page-to-bot = Give it to a bot
page-to-open = Open the seat again
page-invite = Whoever opens this link may take an open seat, or watch
page-share = Share the link

page-branched = This table plays on from an earlier game: whoever saw it may know cards that are hidden here.
page-waiting-for = Waiting for { $name }.
page-watching = You are watching
page-rule = Rule: { $title }
page-rule-open = Show the rule
page-rules-section = Section
page-rules-whole = Read the whole rulebook
page-hint = Hint
page-hint-thinking = A bot thinks about your move…
page-hint-best = The bot’s choice
page-hint-same = About as good
page-hint-worse =
    { $how ->
        [little] A little worse
        [clearly] Clearly worse
       *[much] Much worse
    }
page-hint-how =
    A bot that sees only what you see played on from here in its head, many times over. The percentage says how
    often you won.
page-skip-on = Skip ahead
page-undo = Take back
page-undo-propose = Ask everybody to agree

page-beside = Score, log and chat
page-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
page-clock = Time left
page-log = What happened
page-chat = Say something
page-say = Send the message
page-text-view = Text view
page-more = More
page-invite-watch = Invite others to watch
page-replace = Let a bot play for { $name }
page-give-up = Propose to give up the game
page-seat-kept = Kept for { $name }
page-sit-instead = Change to this seat
page-get-up = Leave the table
page-hand-over = Let a bot play for me
page-hand-over-about = A bot as good as the best one at this table plays on for you. You may take your seat back at any time while the game runs.
page-hand-over-yes = Let a bot play
page-hand-over-no = I play myself
page-paused = Nobody is there: the game waits.
page-paused-time = Your time is up, and nobody else is there: the game waits for you.
page-resume = Go on
page-chat-hide = Hide the chat
page-chat-show = Show the chat
page-chat-partners = Say something to your partner alone
page-chat-aside = To partners alone
page-hush = Let spectators not talk
page-unhush = Let spectators talk again
page-invited-by = { $host } invites you to a game of { $game }!
page-invited-to = You are invited to a game of { $game }!
page-invited-players =
    { $count ->
        [one] for one player
       *[other] for { $count } players
    }
page-status-won = You won
page-status-lost = Lost
page-status-kept = A seat is kept for you
page-home-put-away = Put away
page-imported = This game was played elsewhere and brought here.
page-leave = Go home; my seat stays mine

page-your-time-up =
    Your time is up. In { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } a bot plays for you.
page-time-up =
    The time of { $name } is up. In { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } a bot plays.
page-away = A bot plays for you.
page-return = Take my seat back
page-proposal-undo = { $name } asks to take the last choice back.
page-proposal-abandon = { $name } proposes to give up the game.
page-proposal-waiting = Waiting for the others to answer.
page-agree = Agree
page-disagree = Do not agree

page-pass = Pass the device to { $name }
page-pass-about = The cards stay covered until then.
page-pass-ready = I am { $name }: show my cards
page-pass-react = { $name } may react
page-pass-react-about = Whoever wants to takes the device. If nobody does, go on.
page-pass-nobody = Nobody reacts

page-round-over = The round is over
page-next-round = Go on to the next round
page-game-over = The game is over
page-over-how = How the points came about
page-you-won = You have won!
# Partners have won together.
page-side-won = { $name } have won!
page-won =
    { $count ->
        [0] The game is lost.
        [one] { $name } has won!
       *[other] { $name } share the victory!
    }
page-fair =
    { $count ->
        [0] Nothing was dealt at this table, so there is nothing to prove.
        [one] The deal at this table proved fair: it follows from the seed that was committed to before it.
       *[other] All { $count } deals at this table proved fair: each follows from the seed that was committed to before the first of them.
    }
page-unfair = Not fair: the deals do not follow from the seed that was committed to before the first card.
page-again = Play again
page-next-game = Join the next game
page-look-at-table = Look at the table
page-result = Show the result

## The text view

page-text-skips = Jump to
page-text-pictures = Picture view
page-text-news = Just now
page-text-no-news = Whatever happens next is told here.
page-text-asked = What is asked
page-text-result = Result
page-text-table = The table
page-text-seats = Seats
page-text-points = Points
page-text-to-move = to move
page-text-winner = winner
page-text-bot = bot ({ $level })
page-text-seat = { $name }: { $facts }
page-text-turn = Your turn: { $question }
page-text-advice = { $move } – chance to win: { $chance } ({ $why })
page-text-tries = What cannot be done now, and why
page-text-try = Why not: { $move }?
page-text-play-it = Do it
page-text-play-this = Do it: { $move }

## Replay

page-replay-controls = Move through the game
page-replay-beside = Chances, log and score
page-replay-slider = Place in the game
page-replay-place = Step { $at } of { $of }
page-replay-told = Step { $at } of { $of }: { $said }
page-replay-start = Before the first deal.
page-replay-chose = { $name }: { $move }
page-replay-decided = { $name } has made a choice.
page-replay-first = To the start
page-replay-round-back = Back to the start of the round
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-round-next = On to the next round
page-replay-last = To the end
page-replay-eyes = Seen through the eyes of
page-replay-spectator = A spectator
page-replay-eyes-later = You can look into the other hands when the game is over.
page-replay-moves = What happened up to here
page-replay-table = To the table
page-replay-copy = Copy link to this move
page-replay-download = Download the log
page-replay-upload = Open another log
page-replay-chances = Chances of winning
page-replay-chances-ask = Work out the chances
page-replay-chances-working = Working out the chances…
page-replay-chances-none = The chances here are not worked out yet.
page-replay-chances-here = Chances at this point
page-replay-chances-about = How this was worked out, and all figures
page-replay-chances-how = For each point of the line the game is played to its end four hundred times, quickly, from what an onlooker could know at that moment: the hands stay hidden. The figures are right to within a few percent.
page-replay-graph = Chances over the game
page-replay-chance = { $name } { $chance }
page-replay-step = Step
page-replay-branch = Play on from here
page-replay-branch-about = A new table begins with everything that has happened up to here. Whatever is already shuffled and dealt stays as it lies, face down too; only later deals are new.
page-replay-branch-seat = You play as
page-replay-branch-others = The other seats
page-replay-branch-bots = Bots: { $level }
page-replay-branch-friends = Open, for friends
page-replay-branch-go = Start playing
page-replay-agreed =
    { $count ->
        [one] By agreement of all, { $count } move was taken back.
       *[other] By agreement of all, { $count } moves were taken back.
    }
page-replay-past =
    { $count ->
        [one] The first step comes from an earlier game.
       *[other] The first { $count } steps come from an earlier game.
    } What was dealt there follows from seeds that were told when this table was made.
page-replay-proof-later = When the game is over, you can check here that every deal was fair, and download the log.

## Lesson

page-no-lesson = There is no lesson here
page-lesson-teacher = Your teacher
page-lesson-next = Next
page-lesson-back = Back
page-lesson-show = Show me
page-lesson-step = Step { $number } of { $count }
page-lesson-restart = Start the lesson again
page-lesson-leave = Leave the lesson
page-lesson-other = You may do that in a real game. Here, try what I asked for.
page-lesson-done = Well done!
page-lesson-play = Play your first game
page-lesson-choose = Choose the table yourself

## Rules

page-rules-of = Rulebook
page-rules-contents = Contents
page-rules-play = Play now
page-rules-print = Print

## A personal link

page-enter = Go on with this device
page-enter-ask = Continue as { $name } on this device?
page-enter-about = Your tables will be here as well. Say yes only if the link is your own.
page-enter-forget = Here you are { $name } so far, and this browser would forget that.
page-enter-yes = Continue as { $name }
page-enter-no = No, go back
page-enter-done = Welcome, { $name }!
page-enter-empty = The secret part of this link is missing. Make a new one on your other device.
page-enter-trouble = A personal link works for a day. You can make a new one on your other device.
