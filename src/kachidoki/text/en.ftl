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

## Refusals of every game

error-cited = { $sentence } (Rule: { $title }.)
error-other = That cannot be done ({ $reason }).

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
error-no-such-index = There is no move number { $index }: this game has { $moves } moves, counted from 0.

error-undo-nothing = There is nothing to take back.
error-undo-chance = Chance has decided since: that cannot be taken back.
error-undo-not-yours = The last choice was made by { $seat }, who alone may take it back.
error-undo-revealed = This choice showed you something new, so it cannot be taken back.

error-unknown-language = There is no language “{ $language }”. Choose { $known }.
error-unknown-game = There is no game “{ $game }”. Choose { $known }.
error-unknown-mode = There is no mode “{ $mode }”. Choose { $known }.
error-player-count = The mode “{ $mode }” is for { $known } players, not { $players }.
error-unknown-option =
    { $known-count ->
        [0] The mode “{ $mode }” has no options, and so no “{ $option }”.
       *[other] The mode “{ $mode }” has no option “{ $option }”. Choose { $known }.
    }
error-option-value = The option “{ $option }” cannot be “{ $value }”. Choose { $known }.
error-seed-value = A seed is a whole number, and “{ $value }” is not one.
error-seed-short = A secret seed has at least { $least } bytes.
error-seat-names =
    { $found ->
        [one] One name was given
       *[other] { $found } names were given
    } for { $players } players. Name all of them, or none.

error-bad-bot = There is no bot “{ $code }”. Choose { $known }.
error-bad-budget = The bot “{ $code }” has a budget that is zero or far too large.
error-no-bots = Name at least one bot.
error-too-many-bots = There are { $bots } bots for { $players } seats.
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
error-log-format = This is no log of Kachidoki in format { $wanted } (found: { $found }).
error-log-rules =
    The log was played by version { $found } of the rules of “{ $game }”. This program plays version
    { $wanted } and does not guess at other rules.
error-log-header = The first line of the log does not describe a game that can be played.
error-log-truncated = The log is cut off: it ends at line { $line } without its closing line.
error-log-altered = Line { $line } of the log, or one before it, was changed after it was written.
error-log-out-of-order = Line { $line } of the log is not the entry that belongs there.
error-log-illegal = Line { $line } of the log has a move that the rules do not allow: “{ $move }”.
error-log-bad-undo = Line { $line } of the log takes back an entry that is not there.
error-log-bad-seed = The seed at line { $line } of the log is not the one that the game was dealt from.
error-log-no-seed = The log does not hold its seed, so no cards can be dealt or checked.
error-log-no-such-entry =
    The log has no entry { $at }: it has { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
error-log-wrong-result = The result at line { $line } is not the one that the moves lead to.

## The terminal: messages that begin with `cli-` belong to kachidoki/cli
