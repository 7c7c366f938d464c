### What all games share, in English. How values become arguments: `kachidoki/text/__init__.py`.
### `form-` messages are helpers of this language alone.

language = English
player = Player { $number }
you = you

list-default = { $item }
    .between = { ", " }
    .last = { " and " }
list-known = { $item }
    .between = { ", " }
    .last = { " or " }

form-number =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }

## The levels of the bots

level-novice = Novice
    .about = Knows the rules and often plays on a whim. For a first game.
level-apprentice = Apprentice
    .about = Plays sensible cards, but still makes mistakes.
level-adept = Adept
    .about = Thinks a little ahead. A fair opponent.
level-expert = Expert
    .about = Thinks well ahead and punishes mistakes.
level-master = Master
    .about = Takes its time over every move. The strongest bot there is.

## Events of every game

event-undo =
    { $seat-is ->
        [me] You take your last choice back.
       *[other] { $seat } takes the last choice back.
    }
event-undo-agreed =
    { $seat-is ->
        [me] All agree: you take your last choice back, with everything since.
       *[other] All agree: { $seat } takes the last choice back, with everything since.
    }

## Events of a table

event-seat-taken = { $name } takes seat { $number }.
event-seat-opened = Seat { $number } is open.
event-stood-in =
    { $why ->
        [given] { $seat-is ->
            [me] A bot plays for you until you take your seat back.
           *[other] { $seat } has given the seat to a bot, which plays on.
        }
        [time] { $seat-is ->
            [me] Your time is up. A bot plays for you until you are back.
           *[other] The time of { $seat } is up. A bot plays on.
        }
       *[absent] { $seat-is ->
            [me] You were away. A bot plays for you until you are back.
           *[other] { $seat } is away. A bot plays on.
        }
    }
event-returned =
    { $seat-is ->
        [me] You are back.
       *[other] { $seat } is back.
    }
event-paused =
    { $why ->
        [time] The time is up and nobody else is there: the game waits.
       *[away] Nobody is there: the game waits.
    }
event-resumed = The game goes on.
event-proposed =
    { $about ->
        [undo] { $seat-is ->
            [me] You ask to take your last choice back.
           *[other] { $seat } asks to take the last choice back.
        }
       *[abandon] { $seat-is ->
            [me] You propose to give up the game.
           *[other] { $seat } proposes to give up the game.
        }
    }
event-agreed =
    { $seat-is ->
        [me] You agree.
       *[other] { $seat } agrees.
    }
event-refused =
    { $seat-is ->
        [me] You do not agree.
       *[other] { $seat } does not agree.
    }
event-abandoned = The game was given up.
event-rematch = The next game is at table { $table }.
event-said = { $name }: { $text }
event-said-watching = { $name } (watching): { $text }
event-said-partners =
    { $seat-is ->
        [me] You talk to your partner in private.
       *[other] { $seat } talks to a partner in private.
    }
event-said-partners-seen = { $seat } (to partners): { $text }
event-hushed =
    { $seat-is ->
        [me] Those who watch may not talk now: you wanted it so.
       *[other] { $seat } wants those who watch not to talk.
    }
event-unhushed = Those who watch may talk again.

## Refusals of every game

error-cited = { $sentence } (Rule “{ $title }”.)
error-other = That cannot be done ({ $reason }).

error-no-such-seat = There is no seat { $number }: { $players } play here.
error-no-chance-now = There is nothing for chance to decide now.
error-not-asked-now = No question is open for this seat.
error-not-your-turn =
    { $seat-is ->
        [me] It is not your turn.
       *[other] It is not the turn of { $seat }.
    }
error-too-late = This answer comes too late: the question is no longer open.
error-game-over = The game is over.
error-unreadable-move =
    { $like-is ->
        [empty] “{ $text }” is not a move of this game.
       *[given] “{ $text }” is not a move of this game. Did you mean “{ $like }”?
    }

error-undo-nothing = There is nothing to take back.
error-undo-chance = Chance has decided since: that cannot be taken back.
error-undo-not-yours = The last choice was made by { $seat }, who alone may take it back.
error-undo-revealed = This choice showed you something new, so it cannot be taken back.
error-undo-over = The game is over: nothing can be taken back any more.

## Refusals of a table

error-no-such-table = There is no such table, or you have not been invited to it.
error-no-such-page = There is nothing at this address.
error-not-seated = You do not sit at this table.
error-not-your-seat = Seat { $number } is not yours.
error-table-not-started = The game has not started yet: not all seats are taken.
error-table-started = The game has started already.
error-table-full = All seats are taken.
error-seat-taken = This seat is taken.
error-already-seated = You sit at this table already, on seat { $number }.
error-seat-away = A bot plays for you. Return to your seat first.
error-seat-not-away = Nobody plays for you: the seat is yours.
error-seat-kept = This seat is kept for { $name }.
error-table-paused = The game waits. Let it go on first.
error-table-outdated = This game was played by rules that have changed since: the table is closed.
error-stand-in-weak = A bot that plays for somebody must be at least as good as the best bot at the table, and as “Adept”.
error-chat-players-only = Only the players talk at this table now.
error-chat-no-partners = There are no partners here with whom you may talk in private.
error-seat-of-another = Somebody else sits there.
error-seat-plays = There is nobody away whom a bot could play for.
error-seat-present = { $seat } is at the table, or was until a moment ago: wait two minutes.
error-host-only = Only whoever made the table may do that.
error-proposal-open = First answer the proposal that is open.
error-people-only = Only people are asked to agree, not programs.
error-no-proposal = There is nothing to agree to any more.
error-game-not-over = The game is not over yet.
error-hints-off = There are no hints at this table.
error-look-not-asked = It is not this player’s turn, so the cards stay covered.
error-log-hidden = The log tells every card: it can be read when the game has ended.
error-log-unfair = The deal at line { $line } of the log does not follow from its seed.
error-log-slow = That log takes too long to read; no game needs so much.
error-imports-busy = Logs are being read already. Try again in a minute.
error-imports-unavailable = The log could not be read just now. Try again.
error-chances-busy = Many games are being looked at already. Try again in a minute.
error-no-card =
    { $known-count ->
        [0] There is no card “{ $card }”. “kachidoki cards show” lists them all.
       *[other] There is no single card “{ $card }”. Try { $known }.
    }
error-no-cards = There are no such cards to look up.
error-no-lesson = There is no lesson for this game yet.
error-no-tale = This game tells no tale.
error-chat-empty = This message is empty.
error-chat-long = A message has at most { $most } characters.
error-table-long = This table has seen { $most } events and takes no more. Start a new one.
error-too-many-tables = You have { $most } unfinished tables. Finish or leave some first.
error-too-many-editions = There are { $most } card sets of their own in play here already. Try again when some of these games have ended.
error-bad-sitter = “{ $wish }” is nobody who could sit there. Use me, me:NAME, open, bot or bot:LEVEL.
error-seat-count =
    { $found ->
        [one] One seat was given
       *[other] { $found } seats were given
    } for { $players } players.
error-bad-clock = A clock needs at least 5 seconds for a move, and at most a week.

## Refusals of the server

error-who-are-you = Pick a name first.
error-name-empty = A name needs at least one letter or digit.
error-link-void = This link has been used up or is not genuine. Make a new one on your other device.
error-token-void = This token is not valid here.
error-foreign-origin = This request came from another site.
error-bad-request =
    { $what-is ->
        [empty] This request cannot be read.
       *[given] This request cannot be read: { $what }
    }
error-bad-message = This message cannot be read: { $what }
error-bad-method = This address does not take that method.
error-too-large = That is far too large.
error-too-fast =
    That was too often. Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-too-many-sockets = There are { $most } connections from your address already.
error-storage-unavailable = The tables cannot be reached right now. Nothing was changed; please try again.
error-needs-server = This needs a server. This page has none: it plays on your device alone.
error-storage-full = This browser has no room left to keep your games, so nothing was changed. Put games away that have ended; then try again.
error-game-damaged = What this browser has kept of this game cannot be read any more. Nothing of it was deleted, and your other games are not affected.
error-game-later = A newer version of this page has kept this game. Load the page anew to go on with it.
error-storage-busy = The table is very busy. Nothing was changed; please try again.
error-storage-newer = The database was made by a newer version of this program (schema { $found }; this one knows { $known }).
error-bots-unavailable = The bots cannot be reached right now.
error-failed = Something went wrong on our side. Nothing was changed; please try again.
error-page-not-built = The page has not been built yet. “make play” does it, or “npm run build” in the folder web of the source; then start the server again. The API works all the same.
error-port-in-use = Port { $port } is in use. Choose another with --port, or stop what uses it.
error-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }
error-folder-unwritable = Cannot keep the tables in { $path }: { $why }. Choose another folder with --data.
error-folder-in-use = Another server is using the tables in { $path }. Stop it, or choose another folder with --data.
error-database-url = This is not the URL of a database. Examples: postgresql://user:password@host/name or sqlite:///path/tables.db
error-database-unreachable = The database at { $where } cannot be reached. Is it running, and is the URL right?
error-database-unusable = The database { $where } cannot be used: { $why }.
error-cannot-start = The server could not start; the lines above say why.
error-worker-database = A worker needs PostgreSQL: set KACHIDOKI_DATABASE_URL, or use --database.

error-unknown-language = There is no language “{ $language }”. Choose { $known }.
error-unknown-game = There is no game “{ $game }”. Choose { $known }.
error-unknown-mode = There is no mode “{ $mode }”. Choose { $known }.
error-player-count = In the mode “{ $mode }” the number of players is { $known }, not { $players }.
error-unknown-option =
    { $known-count ->
        [0] The mode “{ $mode }” has no options, and so no “{ $option }”.
       *[other] The mode “{ $mode }” has no option “{ $option }”. Choose { $known }.
    }
error-option-value = The option “{ $option }” cannot be “{ $value }”. Choose { $known }.
error-option-dropped = The option “{ $option }” is gone: “{ $now }” is the rule now, and “{ $value }” can no longer be played.
error-no-rules-data = The game “{ $game }” takes no rules data of your own.
error-seed-value = A seed is a whole number, and “{ $value }” is not one.
error-seed-short = A secret seed has at least { $least } bytes.
error-seat-names =
    { $found ->
        [one] One name was given
       *[other] { $found } names were given
    } for { $players } players. Name all of them, or none.

error-bad-bot = There is no bot “{ $code }”. Choose { $known }.
error-bad-budget = The bot “{ $code }” has a budget that is zero or far too large.
error-bot-object = This bot (“{ $code }”) is an object, and games are played in other processes, which make bots by name. Name it among the entry points “kachidoki.bots” of a package (docs/developers.md), or let it play in a Match of your own.
error-bot-broken = The bot “{ $code }” of “{ $package }” cannot be made: { $why }.
error-bot-failed = The bot “{ $code }” broke down in game { $number }: { $why }.
error-worker-died = A process in which games were played has died, perhaps for want of memory.
error-one-bot = One bot has nobody to meet. Name at least two.
error-bot-twice = The bot “{ $code }” is named twice.
error-pairing = The bots cannot meet as “{ $value }”. Choose { $known }.
error-ray-away = The Ray cluster at “{ $address }” cannot be reached: { $why }
error-ray-version = A machine of the cluster has Kachidoki { $found }, and this is { $wanted }.
error-arena-there = The folder “{ $folder }” has an arena already. Go on with it (resume), or name another folder.
error-arena-missing = There is no arena in “{ $folder }” to go on with.
error-arena-damaged = “{ $file }” cannot be read: line { $line } is not as an arena writes it.
error-arena-differs = The folder has another arena: { $what } is { $found } there, and { $wanted } here.
error-arena-folder = Nothing can be kept in “{ $folder }”: { $why }.
error-train-table = There is no table “{ $table }” to learn. Choose { $known }, with a share behind a colon if you like.
error-train-device = The device “{ $device }” cannot be used here. Use cpu, or leave it out.
error-train-minutes = “{ $minutes }” is no time to learn. Give a number of minutes.
error-train-actors = { $actors } processes are too many.
error-train-folder = Nothing can be written in “{ $folder }”.
error-train-checkpoint = “{ $file }” is not there, is damaged, or belongs to another game, another version of the rules or other layers: it cannot be gone on with.
error-no-network = Nobody has learned “{ $game }” yet: there is no network for it.
error-bad-network = “{ $file }” is no network, or is damaged.
error-other-network = “{ $file }” was learned for another game or another version of it than this “{ $game }”.
error-no-bots = Name at least one bot.
error-too-many-bots = There are { $bots } bots for { $players } seats.
error-bots-for-sides =
    There { $bots ->
        [one] is one bot
       *[other] are { $bots } bots
    } for { $sides ->
        [one] one side
       *[other] { $sides } sides
    }. Partners are played by the same bot.
error-game-count = { $games } games cannot be played. Ask for at least one.
error-missing-extra = This needs “{ $module }”, which is not installed. Install it with: { $install }

## Positions that cannot be

error-missing-field = The position lacks the field “{ $field }”.
error-unknown-field = The position has a field “{ $field }” that nobody knows.
error-wrong-type = The field “{ $field }” must be { $wanted ->
        [object] an object
        [array] a list
        [integer] a whole number
        [boolean] true or false
       *[string] a text
    }.
error-out-of-range = The field “{ $field }” must be between { $low } and { $high }.
error-wrong-length =
    The field “{ $field }” must have { $wanted ->
        [one] one item
       *[other] { $wanted } items
    }, not { $found }.
error-unknown-name = The field “{ $field }” cannot be “{ $value }”. Choose { $known }.

## Logs that cannot be read

error-log-empty = The log is empty.
error-log-too-large = The log is far larger than any game needs, and was not read.
error-log-unreadable = Line { $line } of the log cannot be read.
error-log-format = This is not a log of Kachidoki in format { $wanted } (found: { $found }).
error-log-rules =
    The log was played by version { $found } of the rules of “{ $game }”. This program plays version
    { $wanted } and does not guess at other rules.
error-log-header = The first line of the log does not describe a game that can be played.
error-log-truncated = The log is cut off: it ends at line { $line } without its closing line.
error-log-altered = Line { $line } of the log, or one before it, was changed after it was written.
error-log-out-of-order = Line { $line } of the log is not the entry that belongs there.
error-log-illegal = Line { $line } of the log has a move that the rules do not allow: “{ $move }”.
error-log-bad-undo = Line { $line } of the log takes back an entry that may not be taken back.
error-log-bad-seed = The seed at line { $line } of the log is not the one that the game was dealt from.
error-log-no-seed = The log does not hold its seed, so no cards can be dealt or checked.
error-log-no-such-entry =
    The log has no entry { $at }: it has { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
error-log-wrong-result = The result at line { $line } is not the one that the moves lead to.

## The terminal: messages that begin with `cli-` belong to kachidoki/cli

cli-about = Play published card games exactly by their rulebooks, against bots or with friends.
cli-examples =
    Begin with: kachidoki play glory

    Learn the game: kachidoki rules glory

    See modes and options: kachidoki games

    In French or German: kachidoki play glory --lang fr
cli-about-play = Play a game at the terminal.
cli-examples-play =
    Examples:

    kachidoki play glory --players 3 --mode ninja --level adept,master

    kachidoki play glory --option rounds=1 --name Anna

    kachidoki play glory --people 2 --name Anna,Ben (two at one keyboard)

    kachidoki play --load FILE (go on with a game that was kept)
cli-about-games = List the games, their modes and their options.
cli-about-rules = Read the rulebook, or one section of it.
cli-examples-rules = Example: kachidoki rules glory action2a
cli-about-bots = List the bots: levels with names, and short codes.
cli-about-kept = List the games that are kept, to go on with them or to look back.
cli-examples-kept = Then: kachidoki play --load FILE
cli-about-replay = Step through the log of a game.
cli-examples-replay = Example: kachidoki replay FILE --all --seat 2
cli-about-tale = Tell the tale of each hero, when a game of Call to Adventure is over.
cli-examples-tale = Example: kachidoki tale FILE --seat 2 --lang fr
cli-about-cards = Look up the cards of Call to Adventure, or check a card set of your own.
cli-about-cards-check = Check the card set in a folder, and list everything that is wrong with it.
cli-about-cards-show = Look up cards: all, those of a kind or an act, or one in full.
cli-examples-cards =
    Examples:

    kachidoki cards show --kind hero

    kachidoki cards show sailor

    kachidoki cards check my-cards
cli-about-verify = Prove that no deal of a game was tampered with.
cli-about-match = Let bots play many games and count who wins.
cli-examples-match =
    Examples:

    kachidoki match glory --bots master,greedy --games 200

    kachidoki match glory --bots search:200ms,greedy --players 4 --json result.json
cli-about-arena = Let several bots meet, and rate them.
cli-examples-arena =
    Examples:

    kachidoki arena glory --bots master,expert,adept,greedy --games 400 --out strength

    kachidoki arena glory --bots master,expert,adept,greedy --games 400 --out strength --resume (go on)

    kachidoki arena adventure --mode coop --bots adept,greedy (against the game)
cli-about-train = Let a bot learn a game from playing itself.
cli-examples-train =
    Examples:

    kachidoki train glory --minutes 10

    kachidoki train jeraku --table duo:2 --table solo:1 --device cuda --out mine

    kachidoki train glory --minutes 30 --resume

    Writes a network, where it comes from, and a picture of how it learned. Needs NumPy; with
    PyTorch it learns on a GPU.
cli-about-serve = Run a server, on which people play in the browser and programs through the API.
cli-examples-serve =
    Examples:

    kachidoki serve --open (play on this computer)

    kachidoki serve --host 0.0.0.0 (let others in the same network join)

    KACHIDOKI_DATABASE_URL=postgresql://… kachidoki serve (several processes on PostgreSQL)
cli-about-worker = Think for the bots of servers that share a PostgreSQL database.
cli-examples-worker = Example: kachidoki worker --database postgresql://user@host/name --thinkers 4

cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-argument-game = The game, such as glory.
cli-argument-file = The log of a game.
cli-argument-section = A section of the rulebook, such as action2a.
cli-argument-folder = The folder of a card set.
cli-argument-card = The id or the name of a card, or a part of it.
cli-option-lang = The language; otherwise that of your system.
cli-option-help = Show this help.
cli-option-version = Say the version, and whether the engine is compiled.
cli-option-plain = Plain sentences without boxes, for screen readers and pipes.
cli-option-mode = A mode of the game; “kachidoki games” lists them.
cli-option-players = How many play, bots included.
cli-option-cards = A folder with a card set of your own for Call to Adventure; see docs/card-sets.md.
cli-option-kind = Only cards of this kind, such as hero, trait or destiny.
cli-option-act = Only cards of this act.
cli-option-seed = A number that fixes every deal, to play the same game again.
cli-option-option = Settle an option of the game, such as rounds=1. May be repeated.
cli-option-rules-data = A file with values of the printed game that you have and we do not; see docs/rules-data.md.
cli-option-level = How strong the bots are; one level for all, or one for each.
cli-option-people = How many people play at this keyboard.
cli-option-name = Your name, or the names of all people here.
cli-option-load = Go on with a game that was kept or saved.
cli-option-fast = Do not slow the bots down.
cli-option-all = Print everything at once.
cli-option-seat = See the game as this player did; 0 is a spectator.
cli-option-tale-seat = Tell the tale of this player only.
cli-option-bots = The bots of the match, one for each player or for each pair of partners; the last one fills the table.
cli-option-games = How many games, rounded up so that everyone sits everywhere equally often.
cli-option-jobs = How many games at the same time; otherwise one for each processor.
cli-option-json = Write the result as JSON to a file, or to standard output with “-”.
cli-option-arena-bots = The bots that meet. “greedy” is rated 1000 where it plays, otherwise the first one.
cli-option-arena-games = How many games of each pair, rounded up so that everyone sits everywhere equally often.
cli-option-pairing = Everybody against everybody (round-robin), each against the next (ladder), or the first against each of the others (first).
cli-option-ray = Play on the machines of a Ray cluster, such as auto or HOST:6379.
cli-option-out = Keep every game in this folder, and write figures and pictures there.
cli-option-resume = Go on with what is kept in the folder.
cli-option-minutes = How long to learn, in minutes.
cli-option-table = A kind of table to learn, and its share; may be given several times. Otherwise all of the game.
cli-option-device = Where to learn. Otherwise a GPU if PyTorch finds one.
cli-option-actors = How many processes play. Otherwise one for each processor that is free.
cli-option-train-out = The folder for the network, its curve and what it takes to go on.
cli-option-train-resume = Go on with what is in the folder.
cli-option-host = The address to listen on; 0.0.0.0 lets others in the network join.
cli-option-port = The port to listen on; 0 takes any that is free.
cli-option-data = The folder for the tables; otherwise your own data folder.
cli-option-database = A database instead of the folder; otherwise KACHIDOKI_DATABASE_URL.
cli-option-thinkers = Processes in which bots think; otherwise all processors but one.
cli-option-origin = Another address under which this server is reached. May be repeated.
cli-option-proxy = The address of a proxy in front, whose word on who asks is trusted.
cli-option-log-format = How the log is written; plain at a terminal, otherwise JSON.
cli-option-verbose = Log every request.
cli-option-open = Open the page in the browser.
cli-option-no-worker = Leave all thinking to “kachidoki worker” (PostgreSQL only).
cli-option-no-limits = No limits on how often anybody may ask; for tests.
cli-option-public-metrics = Let anybody read /metrics, not only this computer.

cli-serving = Ready: { $url } (tables in { $place }; stop with Ctrl+C)
cli-cards-good =
    “{ $name }” is a good card set with { $count } cards. Play with it: kachidoki play { $game } --cards { $folder }
cli-cards-faults =
    { $count ->
        [one] There is one fault. Correct it and check again; docs/card-sets.md says what may stand where.
       *[other] There are { $count } faults. Correct them and check again; docs/card-sets.md says what may stand where.
    }
cli-cards-more-faults = … and { $count } more.
cli-cards-more = One card in full: kachidoki cards show CARD
cli-rules-data = { $title }: new tables have the rules data of “{ $file }”.
cli-working = Ready to think for bots; stop with Ctrl+C.
cli-error-log-format = A log can be written as json or plain, not as “{ $value }”.
cli-you = You
cli-you-named = { $name } (you)
cli-of = { $name }: { $facts }
cli-spectator = a spectator
cli-thinking = { $name } is thinking…
cli-together = Playing together: { $names }
cli-welcome = Answer with a number or in words. “help” shows what else you can type.
cli-pass = Now it is the turn of { $name }. Pass the keyboard on.
cli-ready = { "" }Press Enter when nobody else is looking.
cli-go-on = Press Enter to go on.
cli-how = A number or words; or: help, hint, undo, log, rules, save, quit
cli-news = What happened
cli-more-news = … (“log” shows everything)
cli-log = The game so far
cli-hint-only = There is only one move: { $move }.
cli-hint-thinking = Thinking about your move…
cli-hint =
    The best moves and your chance to win with each, after { $count ->
        [one] one imagined game
       *[other] { $count } imagined games
    }:
cli-percent = { $number } %
cli-decimal = .
cli-saved = Saved: { $path }
cli-saved-seed = The file holds the seed of the deals: whoever reads it knows every card to come.
cli-kept = Your game is kept in { $path }. Go on with it at any time:
cli-not-kept = Your game could not be kept.
cli-kept-none = No game is kept yet. Games will be in { $folder }.
cli-kept-more =
    { $count ->
        [one] There is one more in { $folder }.
       *[other] There are { $count } more in { $folder }.
    }
cli-kept-how = Go on with a game, or look at it with “replay” instead of “play --load”:
cli-kept-over = over
cli-kept-going = going on
cli-kept-unreadable = cannot be read
cli-log-written = The log of this game is { $path }. Look at it again, or check every deal:
cli-again = Type “again” to play once more, or press Enter to leave.
cli-result = Result
cli-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
cli-winner = Winner!
cli-unfinished = This game is not over: the log ends here.

cli-word-help = help
cli-word-hint = hint
cli-word-undo = undo
cli-word-log = log
cli-word-rules = rules
cli-word-card = card
cli-word-table = table
cli-word-save = save
cli-word-load = load
cli-word-quit = quit
cli-word-again = again
cli-word-next = next
cli-word-back = back
cli-word-seat = seat
cli-help-move =
    Type the number of a move, its words, or just their beginnings: “{ $text }” or “{ $label }”.
    An empty line shows the table again.
cli-help-help = this list
cli-help-hint = what a good player would do
cli-help-undo = take your last choice back, if it has shown you nothing new
cli-help-undo-alone = take your last choice back, with all that came after it
cli-help-log = everything that has happened
cli-help-rules = the rule behind the question; “rules { $section }” shows another section
cli-help-card = a card in full: “card NAME”, or “card 2.1” for the first one in the row of Act II; alone, your hand
cli-help-table = show the table again
cli-help-save = keep the game in a file: “save FILE”
cli-help-load = go on with another game: “load FILE”
cli-help-quit = leave; the game is kept and you can go on later

cli-games-more = Play with: kachidoki play GAME --mode MODE --option NAME=VALUE
cli-column-card = Card
cli-column-file = File
cli-column-when = Last played
cli-column-game = Game
cli-column-who = Players
cli-column-state = State
cli-column-name = Name
cli-column-kind = Kind
cli-column-act = Act
cli-column-text = What it gives and does
cli-column-mode = Mode
cli-column-players = Players
cli-column-about = What it is
cli-column-option = Option
cli-column-values = Values
cli-column-code = Code
cli-column-level = Level
cli-column-bot = Bot
cli-column-rating = Rating
cli-column-novice = { level-novice }
cli-column-apprentice = { level-apprentice }
cli-column-adept = { level-adept }
cli-column-expert = { level-expert }
cli-column-master = { level-master }
cli-column-wins = Wins
cli-column-interval = 95 % interval
cli-column-points = Points
cli-column-move = Per move
cli-column-slowest = Slowest
cli-default = (Unless you say otherwise: { $value }.)
cli-only-modes = (Only in: { $modes }.)
cli-sections = All sections: { $sections }
cli-default-level = (You meet this one unless you choose.)
cli-bot-random = Plays any legal move.
cli-bot-greedy = Follows simple advice and does not look ahead.
cli-bot-greedy-20 = Follows simple advice, but for one move in five, which is any; any share of any bot will do.
cli-bot-learned = Learned by playing itself; judges each choice at a glance.
cli-bot-learned-200ms = The same, looking ahead for a fifth of a second a move; any time or number will do.
cli-bot-search-500ms = Searches for half a second a move; any time will do.
cli-bot-search-2000 = Searches 2,000 imagined games a move; any number will do.
cli-bot-other = Of the package “{ $package }”.
cli-family-duel = { $game }, two sides
cli-family-table = { $game }, three or more
cli-family-together = { $game }, against the game
cli-levels-lacking = NumPy is not installed, so the levels search instead of playing what was learned. Install it in a clone of Kachidoki with: { $install }
cli-ratings-about = Whoever has 400 more wins ten games of eleven. “greedy” has 1000; against the game the game has.
cli-bots-more = Use them with “play --level”, “match --bots” and “arena --bots”. Bots see what their seat may see, and nothing else.

cli-replay-at = Entry { $at } of { $last }, seen by { $name }
cli-replay-how = Enter or next, back, a number, “seat 2” (0: spectator), quit
cli-verify-fair = { $path }: every deal is fair.
cli-verify-branch = { $path }: every deal follows from its seed.
cli-verify-seed = The seed is the one that was promised before anything was dealt from it.
cli-verify-chances =
    { $count ->
        [0] Nothing was dealt from the seed so far.
        [one] One result of chance was dealt again from the seed: it is the same.
       *[other] { $count } results of chance were dealt again from the seed: all are the same.
    }
cli-verify-entries =
    { $count ->
        [one] The one entry was replayed by the rules.
       *[other] All { $count } entries were replayed by the rules.
    }
cli-verify-agreed =
    { $count ->
        [one] Once the players agreed to take back a choice and all that followed it.
       *[other] { $count } times the players agreed to take back a choice and all that followed it.
    }
cli-verify-past =
    { $count ->
        [one] The first entry was
       *[other] The first { $count } entries were
    } played in an earlier game. { $deals ->
        [0] Nothing was dealt there.
        [one] The one deal there follows from a seed that was told when this game began, so it was no secret.
       *[other] The { $deals } deals there follow from seeds that were told when this game began, so they were no secret.
    }
cli-verify-unfinished = The game is not over; so far all is well.
cli-verify-no-seed =
    { $path }: the log is whole, but it does not tell its seed, so the deals cannot be checked.
    A log tells its seed when the game is over.
cli-verify-commitment = { $path }: NOT FAIR. The seed does not fit the promise on line 1.
cli-verify-unfair = { $path }: NOT FAIR. The deal on line { $line } did not come from the seed.
cli-match-early = Stopped early; these are the games played so far.
cli-match-speed =
    { $count ->
        [one] One game
       *[other] { $count } games
    } in { $seconds } s: { $speed } games a second.
cli-arena-kept = Stopped early. What is played is kept; --resume goes on.
cli-arena-files = Figures and pictures: { $folder }
cli-train-strength = { $table } { $rate } of { $games }
cli-train-line = { $minutes } min · { $decisions } decisions ({ $pace } a second) · loss { $loss } · wins against greedy: { $strength }
cli-train-none-yet = none played yet
cli-train-done = The network is in { $file }; { $curve } shows how it learned.
cli-arena-anchor =
    { $count ->
        [one] One game
       *[other] { $count } games
    }. { $bot } is rated 1000; who has 400 more wins ten games of eleven.
cli-arena-game =
    { $count ->
        [one] One game
       *[other] { $count } games
    }. The game itself is rated 1000: whoever has as much wins one game of two.

cli-error-usage = { $message } Help: { $command } --help
cli-error-no-command =
    { $known-count ->
        [0] There is no command “{ $command }”.
       *[other] There is no command “{ $command }”. Did you mean { $known }?
    }
cli-error-no-option =
    { $known-count ->
        [0] There is no option { $option }.
       *[other] There is no option { $option }. Did you mean { $known }?
    }
cli-error-extra = There is something too much: “{ $text }”.
cli-error-option-value = { $option } needs a value after it.
cli-error-option-alone = { $option } stands alone, without a value.
cli-error-resume-what = --resume goes on with what --out has kept. Name the folder.
cli-error-no-file = There is no file “{ $path }”.
cli-error-no-folder = There is no folder “{ $path }”.
cli-error-folder = “{ $path }” is a folder. Name a file.
cli-error-not-a-file = “{ $path }” is not an ordinary file.
cli-error-permission = “{ $path }” may not be read or written by you.
cli-error-file = “{ $path }” cannot be used: { $why }.
cli-error-not-over-this = “{ $path }” exists and is not a log of Kachidoki, so it is not overwritten.
cli-error-number = { $option } needs a whole number from { $low } to { $high }, and “{ $value }” is not one.
cli-error-option-form = Write options as NAME=VALUE, such as rounds=1; “{ $value }” is not of that form.
cli-error-too-many-names =
    There are { $found } names for { $people ->
        [one] one person
       *[other] { $people } people
    }.
cli-error-same-name = Two people cannot have the same name.
cli-error-no-name = A name needs at least one letter or sign; leave --name out to play without one.
cli-error-too-many-people = { $people } people cannot play a game for { $players }.
cli-error-too-many-levels =
    { $bots ->
        [0] There is no place for bots in this game
        [one] There is one bot in this game
       *[other] There are { $bots } bots in this game
    }, but { $levels ->
        [one] one level was
       *[other] { $levels } levels were
    } given.
cli-error-no-number = There is no move number { $number }. Choose from 1 to { $most }.
cli-error-several = “{ $text }” fits { $found } moves, such as { $known }. Type a little more.
cli-error-load-what = Which game? Type “load FILE”.
cli-error-load-settles = A loaded game has its players, mode and options already: leave the other options out.
cli-error-other-game = This is a game of “{ $game }”.
cli-error-finished = This game is over. Look at it with: kachidoki replay FILE
cli-error-no-people = Only bots play in this game. Look at it with: kachidoki replay FILE
cli-error-no-section = There is no section “{ $section }”. Try { $known }.
cli-error-which-folder = Name the folder of a card set: kachidoki cards check FOLDER
cli-error-no-kind = There is no kind of card “{ $kind }”. Choose { $known }.
cli-error-no-fitting-card = No card is of this kind and of this act.
cli-error-which-game = Name a game: { $known }.
cli-error-rules-data-whose =
    { $known-count ->
        [0] No game here takes rules data, so “{ $file }” is of no use.
       *[other] Say which game “{ $file }” is for, as GAME=FILE: { $known }.
    }
cli-error-which-file = Name a file. Games are kept in { $folder }.
cli-error-replay-going-on = This game is not over: until then nobody sees another player’s cards.
cli-error-replay-end = This is the end.
cli-error-replay-start = This is the beginning.
cli-error-replay-word = Type next, back, a number from 0 to { $last }, “seat 2” or quit.
cli-error-replay-seat = Type “seat” and a number from 1 to { $most }, or 0 for a spectator.
cli-error-no-tale = { $game } tells no tale.
cli-error-tale-going-on = The tale is told when the game is over.
