### Was alle Spiele gemeinsam haben, auf Deutsch. Wer liest, wird geduzt.
### Die Meldungen `form-` dienen nur dieser Sprache.

language = Deutsch
player = Spieler { $number }
you = du

list-default = { $item }
    .between = { ", " }
    .last = { " und " }
list-known = { $item }
    .between = { ", " }
    .last = { " oder " }

form-number =
    { $count ->
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }

## Die Stufen der Bots

level-novice = Neuling
    .about = Kennt die Regeln und spielt oft aufs Geratewohl. Für die erste Partie.
level-apprentice = Lehrling
    .about = Spielt vernünftige Karten, macht aber noch Fehler.
level-adept = Könner
    .about = Denkt ein wenig voraus. Ein fairer Gegner.
level-expert = Experte
    .about = Denkt weit voraus und nutzt jeden Fehler.
level-master = Meister
    .about = Nimmt sich für jeden Zug Zeit. Der stärkste Bot, den es gibt.

## Ereignisse aller Spiele

event-undo =
    { $seat-is ->
        [me] Du nimmst deine letzte Entscheidung zurück.
       *[other] { $seat } nimmt die letzte Entscheidung zurück.
    }

## Absagen aller Spiele

error-cited = { $sentence } (Regel: { $title }.)
error-other = Das geht nicht ({ $reason }).

error-not-your-turn =
    { $seat-is ->
        [me] Du bist nicht an der Reihe.
       *[other] { $seat } ist nicht an der Reihe.
    }
error-too-late = Diese Antwort kommt zu spät: Die Frage ist nicht mehr offen.
error-game-over = Das Spiel ist zu Ende.
error-unreadable-move =
    { $like-is ->
        [empty] „{ $text }“ ist kein Zug dieses Spiels.
       *[given] „{ $text }“ ist kein Zug dieses Spiels. Meintest du „{ $like }“?
    }
error-no-such-index = Einen Zug mit der Nummer { $index } gibt es nicht: Das Spiel hat { $moves } Züge, gezählt ab 0.

error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-chance = Inzwischen hat der Zufall entschieden: Das lässt sich nicht zurücknehmen.
error-undo-not-yours = Die letzte Entscheidung kam von { $seat } und lässt sich nur dort zurücknehmen.
error-undo-revealed = Diese Entscheidung hat dir etwas Neues gezeigt und lässt sich nicht mehr zurücknehmen.

error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Zur Wahl: { $known }.
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl: { $known }.
error-unknown-mode = Einen Modus „{ $mode }“ gibt es nicht. Zur Wahl: { $known }.
error-player-count = Den Modus „{ $mode }“ spielt man mit { $known } Personen, nicht mit { $players }.
error-unknown-option =
    { $known-count ->
        [0] Der Modus „{ $mode }“ hat keine Optionen, also auch keine Option „{ $option }“.
       *[other] Der Modus „{ $mode }“ hat keine Option „{ $option }“. Zur Wahl: { $known }.
    }
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Wahl: { $known }.
error-seed-value = Ein Startwert ist eine ganze Zahl, und „{ $value }“ ist keine.
error-seed-short = Ein geheimer Startwert hat mindestens { $least } Bytes.
error-seat-names =
    { $found ->
        [one] Es ist nur ein Name
       *[other] Es sind { $found } Namen
    } für { $players } Personen angegeben. Nenne alle oder keinen.

error-bad-bot = Einen Bot „{ $code }“ gibt es nicht. Zur Wahl: { $known }.
error-bad-budget = Das Budget des Bots „{ $code }“ ist null oder viel zu groß.
error-no-bots = Nenne mindestens einen Bot.
error-too-many-bots = Es sind { $bots } Bots für { $players } Plätze.
error-game-count = { $games } Partien lassen sich nicht spielen. Verlange mindestens eine.
error-missing-extra = Dazu wird „{ $module }“ gebraucht, ist aber nicht installiert. So wird es installiert: { $install }

## Unmögliche Stellungen

error-missing-field = Der Stellung fehlt das Feld „{ $field }“.
error-unknown-field = Die Stellung hat ein unbekanntes Feld „{ $field }“.
error-wrong-type = Das Feld „{ $field }“ muss { $wanted ->
        [object] ein Objekt
        [array] eine Liste
        [integer] eine ganze Zahl
        [boolean] wahr oder falsch
       *[string] ein Text
    } sein.
error-out-of-range = Das Feld „{ $field }“ muss zwischen { $low } und { $high } liegen.
error-wrong-length =
    Das Feld „{ $field }“ muss { $wanted ->
        [one] einen Eintrag
       *[other] { $wanted } Einträge
    } haben, nicht { $found }.
error-unknown-name = Das Feld „{ $field }“ kann nicht „{ $value }“ sein. Zur Wahl: { $known }.

## Unlesbare Protokolle

error-log-empty = Das Protokoll ist leer.
error-log-too-large = Das Protokoll ist viel größer, als es ein Spiel je braucht, und wurde nicht gelesen.
error-log-unreadable = Zeile { $line } des Protokolls ist unlesbar.
error-log-format = Das ist kein Kachidoki-Protokoll im Format { $wanted } (gefunden: { $found }).
error-log-rules =
    Das Protokoll folgt Version { $found } der Regeln von „{ $game }“. Dieses Programm spielt nach
    Version { $wanted } und rät nicht, was andere Regeln meinen.
error-log-header = Die erste Zeile des Protokolls beschreibt kein spielbares Spiel.
error-log-truncated = Das Protokoll ist abgeschnitten: Es endet in Zeile { $line } ohne seine Schlusszeile.
error-log-altered = Zeile { $line } des Protokolls oder eine davor wurde nachträglich geändert.
error-log-out-of-order = Zeile { $line } des Protokolls ist nicht der Eintrag, der dorthin gehört.
error-log-illegal = Zeile { $line } des Protokolls enthält einen Zug, den die Regeln verbieten: „{ $move }“.
error-log-bad-undo = Zeile { $line } des Protokolls nimmt einen Eintrag zurück, den es nicht gibt.
error-log-bad-seed = Der Startwert in Zeile { $line } des Protokolls ist nicht der, aus dem gegeben wurde.
error-log-no-seed = Dem Protokoll fehlt der Startwert: Karten lassen sich weder geben noch prüfen.
error-log-no-such-entry =
    Einen Eintrag { $at } hat das Protokoll nicht: Es hat { $entries ->
        [one] einen Eintrag
       *[other] { $entries } Einträge
    }.
error-log-wrong-result = Das Ergebnis in Zeile { $line } ist nicht das, zu dem die Züge führen.

## Das Terminal: Meldungen, die mit `cli-` beginnen, gehören zu kachidoki/cli
