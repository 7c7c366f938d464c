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
event-undo-agreed =
    { $seat-is ->
        [me] Alle sind einverstanden: Du nimmst deine letzte Entscheidung zurück und alles, was folgte.
       *[other] Alle sind einverstanden: { $seat } nimmt die letzte Entscheidung zurück und alles, was folgte.
    }

## Ereignisse an einem Tisch

event-seat-taken = { $name } nimmt Platz { $number }.
event-seat-opened = Platz { $number } ist frei.
event-stood-in =
    { $why ->
        [given] { $seat-is ->
            [me] Ein Bot spielt für dich, bis du deinen Platz zurücknimmst.
           *[other] { $seat } hat den Platz einem Bot überlassen, der weiterspielt.
        }
        [time] { $seat-is ->
            [me] Deine Zeit ist um. Ein Bot spielt für dich, bis du wieder da bist.
           *[other] Die Zeit von { $seat } ist um. Ein Bot spielt weiter.
        }
       *[absent] { $seat-is ->
            [me] Du warst nicht da. Ein Bot spielt für dich, bis du wieder da bist.
           *[other] { $seat } ist nicht da. Ein Bot spielt weiter.
        }
    }
event-returned =
    { $seat-is ->
        [me] Du bist wieder da.
       *[other] { $seat } ist wieder da.
    }
event-paused =
    { $why ->
        [time] Die Zeit ist um, und sonst ist niemand da: Das Spiel wartet.
       *[away] Es ist niemand da: Das Spiel wartet.
    }
event-resumed = Das Spiel geht weiter.
event-proposed =
    { $about ->
        [undo] { $seat-is ->
            [me] Du möchtest deine letzte Entscheidung zurücknehmen.
           *[other] { $seat } möchte die letzte Entscheidung zurücknehmen.
        }
       *[abandon] { $seat-is ->
            [me] Du schlägst vor, das Spiel abzubrechen.
           *[other] { $seat } schlägt vor, das Spiel abzubrechen.
        }
    }
event-agreed =
    { $seat-is ->
        [me] Du bist einverstanden.
       *[other] { $seat } ist einverstanden.
    }
event-refused =
    { $seat-is ->
        [me] Du bist nicht einverstanden.
       *[other] { $seat } ist nicht einverstanden.
    }
event-abandoned = Das Spiel wurde abgebrochen.
event-rematch = Das nächste Spiel ist an Tisch { $table }.
event-said = { $name }: { $text }
event-said-watching = { $name } (schaut zu): { $text }
event-said-partners =
    { $seat-is ->
        [me] Du sprichst unter vier Augen mit deinem Partner.
       *[other] { $seat } spricht unter vier Augen mit dem Partner.
    }
event-said-partners-seen = { $seat } (unter Partnern): { $text }
event-hushed =
    { $seat-is ->
        [me] Auf deinen Wunsch kann das Publikum jetzt nicht mitreden.
       *[other] Auf Wunsch von { $seat } kann das Publikum jetzt nicht mitreden.
    }
event-unhushed = Das Publikum kann wieder mitreden.

## Absagen aller Spiele

error-cited = { $sentence } (Regel „{ $title }“.)
error-other = Das geht nicht ({ $reason }).

error-no-such-seat = Einen Platz { $number } gibt es nicht: Hier spielen { $players }.
error-no-chance-now = Der Zufall hat jetzt nichts zu entscheiden.
error-not-asked-now = An diesen Platz ist gerade keine Frage gerichtet.
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

error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-chance = Inzwischen hat der Zufall entschieden: Das lässt sich nicht zurücknehmen.
error-undo-not-yours = Die letzte Entscheidung kam von { $seat } und lässt sich nur dort zurücknehmen.
error-undo-revealed = Diese Entscheidung hat dir etwas Neues gezeigt und lässt sich nicht mehr zurücknehmen.
error-undo-over = Das Spiel ist zu Ende: Nichts lässt sich mehr zurücknehmen.

## Absagen an einem Tisch

error-no-such-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-your-seat = Platz { $number } gehört dir nicht.
error-table-not-started = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
error-table-started = Das Spiel hat schon begonnen.
error-table-full = Alle Plätze sind besetzt.
error-seat-taken = Dieser Platz ist besetzt.
error-already-seated = Du sitzt schon an diesem Tisch, auf Platz { $number }.
error-seat-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
error-seat-not-away = Niemand spielt für dich: Der Platz gehört dir.
error-seat-kept = Dieser Platz ist für { $name } reserviert.
error-table-paused = Das Spiel wartet. Lass es zuerst weitergehen.
error-table-outdated = Dieses Spiel folgte Regeln, die sich inzwischen geändert haben: Der Tisch ist geschlossen.
error-stand-in-weak = Ein Bot, der für jemanden spielt, muss mindestens so gut sein wie der beste Bot am Tisch und wie die Stufe „Könner“.
error-chat-players-only = An diesem Tisch reden jetzt nur die Spielenden.
error-chat-no-partners = Hier gibt es niemanden, mit dem du unter vier Augen sprechen darfst.
error-seat-of-another = Dort sitzt jemand anderes.
error-seat-plays = Dort fehlt niemand, für den ein Bot spielen könnte.
error-seat-present = { $seat } ist am Tisch oder war es bis eben: Warte zwei Minuten.
error-host-only = Das darf nur, wer den Tisch eröffnet hat.
error-proposal-open = Beantworte zuerst den offenen Vorschlag.
error-people-only = Nur Menschen werden um Zustimmung gebeten, keine Programme.
error-no-proposal = Es gibt nichts mehr, dem man zustimmen könnte.
error-game-not-over = Das Spiel ist noch nicht zu Ende.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-look-not-asked = Dieser Platz ist nicht an der Reihe, die Karten bleiben verdeckt.
error-log-hidden = Das Protokoll verrät alle Karten: Es ist lesbar, wenn das Spiel zu Ende ist.
error-log-unfair = Die Karten in Zeile { $line } des Protokolls folgen nicht aus seinem Startwert.
error-log-slow = Dieses Protokoll zu lesen dauert zu lange; so viel braucht kein Spiel.
error-imports-busy = Es werden schon Protokolle gelesen. Versuch es in einer Minute noch einmal.
error-imports-unavailable = Das Protokoll konnte gerade nicht gelesen werden. Versuch es noch einmal.
error-chances-busy = Es werden schon viele Spiele ausgewertet. Versuch es in einer Minute noch einmal.
error-no-card =
    { $known-count ->
        [0] Eine Karte „{ $card }“ gibt es nicht. „kachidoki cards show“ listet alle auf.
       *[other] Eine einzelne Karte „{ $card }“ gibt es nicht. Versuche { $known }.
    }
error-no-cards = Solche Karten gibt es hier nicht nachzuschlagen.
error-no-lesson = Für dieses Spiel gibt es noch keine Lektion.
error-no-tale = Dieses Spiel erzählt keine Geschichte.
error-chat-empty = Diese Nachricht ist leer.
error-chat-long = Eine Nachricht hat höchstens { $most } Zeichen.
error-table-long = Dieser Tisch hat { $most } Ereignisse erlebt und nimmt keine mehr an. Eröffne einen neuen.
error-too-many-tables = Du hast { $most } unfertige Tische. Beende oder verlasse zuerst einige.
error-too-many-editions = Hier wird schon mit { $most } eigenen Kartensätzen gespielt. Versuch es noch einmal, wenn einige dieser Spiele zu Ende sind.
error-bad-sitter = „{ $wish }“ kann dort nicht sitzen. Möglich sind me, me:NAME, open, bot oder bot:STUFE.
error-seat-count =
    { $found ->
        [one] Ein Platz wurde
       *[other] { $found } Plätze wurden
    } für { $players } Spieler angegeben.
error-bad-clock = Eine Uhr lässt mindestens 5 Sekunden für einen Zug und höchstens eine Woche.

## Absagen des Servers

error-who-are-you = Wähle zuerst einen Namen.
error-name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
error-link-void = Dieser Link ist abgelaufen oder nicht echt. Erzeuge auf deinem anderen Gerät einen neuen.
error-token-void = Dieses Token gilt hier nicht.
error-foreign-origin = Diese Anfrage kam von einer anderen Website.
error-bad-request =
    { $what-is ->
        [empty] Diese Anfrage ist nicht lesbar.
       *[given] Diese Anfrage ist nicht lesbar: { $what }
    }
error-bad-message = Diese Nachricht ist nicht lesbar: { $what }
error-bad-method = Diese Adresse nimmt diese Methode nicht an.
error-too-large = Das ist viel zu groß.
error-too-fast =
    Das war zu oft. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
error-too-many-sockets = Von deiner Adresse gibt es schon { $most } Verbindungen.
error-storage-unavailable = Die Tische sind gerade nicht erreichbar. Nichts wurde geändert; bitte versuche es noch einmal.
error-needs-server = Dafür braucht es einen Server. Diese Seite hat keinen: Sie spielt nur auf deinem Gerät.
error-storage-full = In diesem Browser ist kein Platz mehr für deine Spiele, darum wurde nichts geändert. Räume beendete Spiele weg und versuche es dann noch einmal.
error-game-damaged = Was dieser Browser von diesem Spiel behalten hat, ist nicht mehr lesbar. Nichts davon wurde gelöscht, und deine anderen Spiele sind nicht betroffen.
error-game-later = Eine neuere Version dieser Seite hat dieses Spiel behalten. Lade die Seite neu, um weiterzuspielen.
error-storage-busy = Am Tisch ist gerade zu viel los. Nichts wurde geändert; bitte versuche es noch einmal.
error-storage-newer = Die Datenbank stammt von einer neueren Version dieses Programms (Schema { $found }; dieses kennt { $known }).
error-bots-unavailable = Die Bots sind gerade nicht erreichbar.
error-failed = Bei uns ist etwas schiefgegangen. Nichts wurde geändert; bitte versuche es noch einmal.
error-page-not-built = Die Seite ist noch nicht gebaut. „make play“ erledigt das, oder „npm run build“ im Ordner web der Quellen; starte den Server danach neu. Die API funktioniert trotzdem.
error-port-in-use = Port { $port } ist belegt. Wähle mit --port einen anderen oder beende, was ihn belegt.
error-cannot-listen = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $why }
error-folder-unwritable = Die Tische lassen sich nicht in { $path } aufbewahren: { $why }. Wähle mit --data einen anderen Ordner.
error-folder-in-use = Ein anderer Server benutzt die Tische in { $path }. Beende ihn oder wähle mit --data einen anderen Ordner.
error-database-url = Das ist nicht die Adresse einer Datenbank. Beispiele: postgresql://name:passwort@rechner/datenbank oder sqlite:///ordner/tables.db
error-database-unreachable = Die Datenbank auf { $where } ist nicht erreichbar. Läuft sie, und stimmt die Adresse?
error-database-unusable = Die Datenbank { $where } ist nicht zu gebrauchen: { $why }.
error-cannot-start = Der Server konnte nicht starten; die Zeilen darüber sagen, warum.
error-worker-database = Ein Helfer braucht PostgreSQL: Setze KACHIDOKI_DATABASE_URL oder nimm --database.

error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Zur Wahl: { $known }.
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl: { $known }.
error-unknown-mode = Eine Spielweise „{ $mode }“ gibt es nicht. Zur Wahl: { $known }.
error-player-count = In der Spielweise „{ $mode }“ ist die Zahl der Spieler { $known }, nicht { $players }.
error-unknown-option =
    { $known-count ->
        [0] Die Spielweise „{ $mode }“ hat keine Optionen, also auch keine Option „{ $option }“.
       *[other] Die Spielweise „{ $mode }“ hat keine Option „{ $option }“. Zur Wahl: { $known }.
    }
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Wahl: { $known }.
error-option-dropped = Die Option „{ $option }“ gibt es nicht mehr: „{ $now }“ ist jetzt die Regel, und „{ $value }“ kann nicht mehr gespielt werden.
error-no-rules-data = Das Spiel „{ $game }“ nimmt keine eigenen Regeldaten.
error-seed-value = Ein Startwert ist eine ganze Zahl, und „{ $value }“ ist keine.
error-seed-short = Ein geheimer Startwert hat mindestens { $least } Bytes.
error-seat-names =
    { $found ->
        [one] Es ist nur ein Name
       *[other] Es sind { $found } Namen
    } für { $players } Personen angegeben. Nenne alle oder keinen.

error-bad-bot = Einen Bot „{ $code }“ gibt es nicht. Zur Wahl: { $known }.
error-bad-budget = Das Budget des Bots „{ $code }“ ist null oder viel zu groß.
error-bot-object = Dieser Bot („{ $code }“) ist ein Objekt, und gespielt wird in anderen Prozessen, die Bots nach ihrem Namen erzeugen. Nenne ihn unter den Entry Points „kachidoki.bots“ eines Pakets (docs/developers.md), oder lass ihn in einem eigenen Match spielen.
error-bot-broken = Der Bot „{ $code }“ von „{ $package }“ lässt sich nicht erzeugen: { $why }.
error-bot-failed = Der Bot „{ $code }“ ist in Spiel { $number } ausgefallen: { $why }.
error-worker-died = Ein Prozess, in dem gespielt wurde, ist gestorben, vielleicht aus Mangel an Speicher.
error-one-bot = Ein Bot allein hat keinen Gegner. Nenne mindestens zwei.
error-bot-twice = Der Bot „{ $code }“ ist zweimal genannt.
error-pairing = Bots können nicht als „{ $value }“ antreten. Zur Wahl: { $known }.
error-ray-away = Der Ray-Cluster „{ $address }“ ist nicht erreichbar: { $why }
error-ray-version = Ein Rechner des Clusters hat Kachidoki { $found }, und hier ist es { $wanted }.
error-arena-there = Im Ordner „{ $folder }“ liegt schon ein Turnier. Spiele es weiter (resume) oder nenne einen anderen Ordner.
error-arena-missing = In „{ $folder }“ liegt kein Turnier, das weitergehen könnte.
error-arena-damaged = „{ $file }“ ist nicht lesbar: Zeile { $line } ist nicht so, wie ein Turnier sie schreibt.
error-arena-differs = Im Ordner liegt ein anderes Turnier: { $what } ist dort { $found } und hier { $wanted }.
error-arena-folder = In „{ $folder }“ lässt sich nichts aufbewahren: { $why }.
error-train-table = Es gibt keinen Tisch „{ $table }“ zu lernen. Wähle { $known }, auf Wunsch mit einem Anteil hinter einem Doppelpunkt.
error-train-device = Das Gerät „{ $device }“ geht hier nicht. Nimm cpu, oder lass es weg.
error-train-minutes = „{ $minutes }“ ist keine Lernzeit. Gib eine Zahl von Minuten an.
error-train-actors = { $actors } Prozesse sind zu viele.
error-train-folder = In „{ $folder }“ kann nichts geschrieben werden.
error-train-checkpoint = „{ $file }“ fehlt, ist beschädigt oder gehört zu einem anderen Spiel, einer anderen Fassung der Regeln oder anderen Schichten: damit geht es nicht weiter.
error-no-network = „{ $game }“ hat noch niemand gelernt: Es gibt kein Netz dafür.
error-bad-network = „{ $file }“ ist kein Netz oder beschädigt.
error-other-network = „{ $file }“ wurde für ein anderes Spiel oder eine andere Fassung gelernt als dieses „{ $game }“.
error-no-bots = Nenne mindestens einen Bot.
error-too-many-bots = Es sind { $bots } Bots für { $players } Plätze.
error-bots-for-sides =
    Es { $bots ->
        [one] ist ein Bot
       *[other] sind { $bots } Bots
    } für { $sides ->
        [one] eine Seite
       *[other] { $sides } Seiten
    }. Partner spielt derselbe Bot.
error-game-count = { $games } Partien lassen sich nicht spielen. Verlange mindestens eine.
error-missing-extra = Dazu wird „{ $module }“ gebraucht, das nicht installiert ist. So wird es installiert: { $install }

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
error-log-bad-undo = Zeile { $line } des Protokolls nimmt einen Eintrag zurück, der nicht zurückgenommen werden darf.
error-log-bad-seed = Der Startwert in Zeile { $line } des Protokolls ist nicht der, aus dem gegeben wurde.
error-log-no-seed = Dem Protokoll fehlt der Startwert: Karten lassen sich weder geben noch prüfen.
error-log-no-such-entry =
    Einen Eintrag { $at } hat das Protokoll nicht: Es hat { $entries ->
        [one] einen Eintrag
       *[other] { $entries } Einträge
    }.
error-log-wrong-result = Das Ergebnis in Zeile { $line } ist nicht das, zu dem die Züge führen.

## Das Terminal: Meldungen, die mit `cli-` beginnen, gehören zu kachidoki/cli

cli-about = Spiele veröffentlichte Kartenspiele genau nach ihren Spielregeln, gegen Bots oder mit anderen.
cli-examples =
    Fang an mit: kachidoki play glory

    Lerne das Spiel: kachidoki rules glory

    Spielweisen und Optionen: kachidoki games

    Auf Englisch oder Französisch: kachidoki play glory --lang en
cli-about-play = Ein Spiel im Terminal spielen.
cli-examples-play =
    Beispiele:

    kachidoki play glory --players 3 --mode ninja --level adept,master

    kachidoki play glory --option rounds=1 --name Anna

    kachidoki play glory --people 2 --name Anna,Ben (zu zweit an einer Tastatur)

    kachidoki play --load DATEI (ein aufbewahrtes Spiel fortsetzen)
cli-about-games = Die Spiele, ihre Spielweisen und Optionen auflisten.
cli-about-rules = Die Spielregeln lesen, ganz oder einen Abschnitt.
cli-examples-rules = Beispiel: kachidoki rules glory action2a
cli-about-bots = Die Bots auflisten: Stufen mit Namen, und Kürzel.
cli-about-kept = Die aufbewahrten Spiele auflisten, um sie fortzusetzen oder anzusehen.
cli-examples-kept = Danach: kachidoki play --load DATEI
cli-about-replay = Ein Spielprotokoll Schritt für Schritt ansehen.
cli-examples-replay = Beispiel: kachidoki replay DATEI --all --seat 2
cli-about-tale = Die Geschichte jedes Helden erzählen, wenn ein Spiel von Call to Adventure zu Ende ist.
cli-examples-tale = Beispiel: kachidoki tale DATEI --seat 2 --lang fr
cli-about-cards = Karten von Call to Adventure nachschlagen oder einen eigenen Kartensatz prüfen.
cli-about-cards-check = Den Kartensatz in einem Ordner prüfen und alles nennen, was daran falsch ist.
cli-about-cards-show = Karten nachschlagen: alle, die einer Art oder eines Akts, oder eine ganze.
cli-examples-cards =
    Beispiele:

    kachidoki cards show --kind hero

    kachidoki cards show sailor

    kachidoki cards check meine-karten
cli-about-verify = Beweisen, dass an keiner Kartenverteilung gedreht wurde.
cli-about-match = Bots viele Spiele spielen lassen und die Siege zählen.
cli-examples-match =
    Beispiele:

    kachidoki match glory --bots master,greedy --games 200

    kachidoki match glory --bots search:200ms,greedy --players 4 --json ergebnis.json
cli-about-arena = Mehrere Bots gegeneinander antreten lassen und ihre Stärke messen.
cli-examples-arena =
    Beispiele:

    kachidoki arena glory --bots master,expert,adept,greedy --games 400 --out staerke

    kachidoki arena glory --bots master,expert,adept,greedy --games 400 --out staerke --resume (weiterspielen)

    kachidoki arena adventure --mode coop --bots adept,greedy (gegen das Spiel)
cli-about-train = Einen Bot ein Spiel lernen lassen, indem er gegen sich selbst spielt.
cli-examples-train =
    Beispiele:

    kachidoki train glory --minutes 10

    kachidoki train jeraku --table duo:2 --table solo:1 --device cuda --out mine

    kachidoki train glory --minutes 30 --resume

    Schreibt ein Netz, woher es kommt, und ein Bild davon, wie es gelernt hat. Braucht NumPy; mit
    PyTorch lernt es auf einer Grafikkarte.
cli-about-serve = Einen Server starten, auf dem Menschen im Browser und Programme über die API spielen.
cli-examples-serve =
    Beispiele:

    kachidoki serve --open (auf diesem Computer spielen)

    kachidoki serve --host 0.0.0.0 (andere im selben Netz mitspielen lassen)

    KACHIDOKI_DATABASE_URL=postgresql://… kachidoki serve (mehrere Prozesse auf PostgreSQL)
cli-about-worker = Für die Bots von Servern denken, die sich eine PostgreSQL-Datenbank teilen.
cli-examples-worker = Beispiel: kachidoki worker --database postgresql://name@rechner/datenbank --thinkers 4

cli-panel-arguments = Argumente
cli-panel-options = Optionen
cli-panel-commands = Befehle
cli-argument-game = Das Spiel, zum Beispiel glory.
cli-argument-file = Das Protokoll eines Spiels.
cli-argument-section = Ein Abschnitt der Spielregeln, zum Beispiel action2a.
cli-argument-folder = Der Ordner eines Kartensatzes.
cli-argument-card = Die id oder der Name einer Karte, oder ein Teil davon.
cli-option-lang = Die Sprache; sonst die deines Systems.
cli-option-help = Diese Hilfe zeigen.
cli-option-version = Die Version nennen, und ob die Spiele kompiliert sind.
cli-option-plain = Einfache Sätze ohne Kästen, für Vorleseprogramme und Pipes.
cli-option-mode = Eine Spielweise; „kachidoki games“ nennt sie.
cli-option-players = Wie viele mitspielen, die Bots eingerechnet.
cli-option-cards = Ein Ordner mit einem eigenen Kartensatz für Call to Adventure; siehe docs/card-sets.md.
cli-option-kind = Nur Karten dieser Art, etwa hero, trait oder destiny.
cli-option-act = Nur Karten dieses Akts.
cli-option-seed = Eine Zahl, die alle Karten festlegt: So lässt sich ein Spiel wiederholen.
cli-option-option = Eine Option des Spiels festlegen, etwa rounds=1. Mehrfach erlaubt.
cli-option-rules-data = Eine Datei mit Werten des gedruckten Spiels, die du hast und wir nicht; siehe docs/rules-data.md.
cli-option-level = Wie stark die Bots sind; eine Stufe für alle oder eine für jeden.
cli-option-people = Wie viele Menschen an dieser Tastatur spielen.
cli-option-name = Dein Name, oder die Namen aller Menschen hier.
cli-option-load = Ein aufbewahrtes oder gespeichertes Spiel fortsetzen.
cli-option-fast = Die Bots nicht bremsen.
cli-option-all = Alles auf einmal ausgeben.
cli-option-seat = Das Spiel mit den Augen dieses Platzes sehen; 0 schaut nur zu.
cli-option-tale-seat = Nur die Geschichte dieses Spielers erzählen.
cli-option-bots = Die Bots, die antreten, einer für jeden oder für jedes Paar von Partnern; der letzte füllt freie Plätze.
cli-option-games = Wie viele Spiele; aufgerundet, damit alle überall gleich oft sitzen.
cli-option-jobs = Wie viele Spiele gleichzeitig; sonst eines je Prozessor.
cli-option-json = Das Ergebnis als JSON in eine Datei schreiben, mit „-“ auf die Standardausgabe.
cli-option-arena-bots = Die Bots, die antreten. „greedy“ hat 1000, wenn er dabei ist, sonst der erste.
cli-option-arena-games = Wie viele Spiele jedes Paares; aufgerundet, damit alle überall gleich oft sitzen.
cli-option-pairing = Alle gegen alle (round-robin), jeder gegen den nächsten (ladder) oder der erste gegen jeden der anderen (first).
cli-option-ray = Auf den Rechnern eines Ray-Clusters spielen, zum Beispiel auto oder HOST:6379.
cli-option-out = Jedes Spiel in diesem Ordner aufbewahren und dort Zahlen und Bilder ablegen.
cli-option-resume = Weiterspielen, was der Ordner aufbewahrt hat.
cli-option-minutes = Wie lange gelernt wird, in Minuten.
cli-option-table = Eine Art Tisch, die gelernt wird, und ihr Anteil; mehrmals möglich. Sonst alle des Spiels.
cli-option-device = Wo gelernt wird. Sonst auf einer Grafikkarte, wenn PyTorch eine findet.
cli-option-actors = Wie viele Prozesse spielen. Sonst einer für jeden freien Prozessor.
cli-option-train-out = Der Ordner für das Netz, seine Kurve und was zum Weitermachen nötig ist.
cli-option-train-resume = Mit dem weitermachen, was im Ordner ist.
cli-option-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere im Netz mitspielen.
cli-option-port = Der Port; 0 nimmt irgendeinen freien.
cli-option-data = Der Ordner für die Tische; sonst dein eigener Datenordner.
cli-option-database = Eine Datenbank statt des Ordners; sonst KACHIDOKI_DATABASE_URL.
cli-option-thinkers = Prozesse, in denen Bots denken; sonst alle Prozessoren bis auf einen.
cli-option-origin = Eine weitere Adresse, unter der dieser Server erreicht wird. Mehrmals möglich.
cli-option-proxy = Die Adresse eines vorgeschalteten Proxys, dem geglaubt wird, wer fragt.
cli-option-log-format = Die Form des Protokolls; plain an einem Terminal, sonst JSON.
cli-option-verbose = Jede Anfrage protokollieren.
cli-option-open = Die Seite im Browser öffnen.
cli-option-no-worker = Alles Denken „kachidoki worker“ überlassen (nur PostgreSQL).
cli-option-no-limits = Keine Grenze, wie oft jemand fragen darf; für Tests.
cli-option-public-metrics = Jeder darf /metrics lesen, nicht nur dieser Computer.

cli-serving = Bereit: { $url } (Tische in { $place }; Strg+C beendet)
cli-cards-good =
    „{ $name }“ ist ein guter Kartensatz mit { $count } Karten. Damit spielen: kachidoki play { $game } --cards { $folder }
cli-cards-faults =
    { $count ->
        [one] Es gibt einen Fehler. Berichtige ihn und prüfe noch einmal; docs/card-sets.md sagt, was wo stehen kann.
       *[other] Es gibt { $count } Fehler. Berichtige sie und prüfe noch einmal; docs/card-sets.md sagt, was wo stehen kann.
    }
cli-cards-more-faults = … und { $count } weitere.
cli-cards-more = Eine ganze Karte: kachidoki cards show CARD
cli-rules-data = { $title }: Neue Tische haben die Regeldaten aus „{ $file }“.
cli-working = Bereit, für Bots zu denken; Strg+C beendet.
cli-error-log-format = Ein Protokoll wird als json oder plain geschrieben, nicht als „{ $value }“.
cli-you = Du
cli-you-named = { $name } (du)
cli-of = { $name }: { $facts }
cli-spectator = dem Publikum
cli-thinking = { $name } überlegt …
cli-together = Es spielen zusammen: { $names }
cli-welcome = Antworte mit einer Nummer oder mit Worten. „hilfe“ zeigt, was du sonst noch eingeben kannst.
cli-pass = Jetzt ist { $name } an der Reihe. Gib die Tastatur weiter.
cli-ready = { "" }Drücke die Eingabetaste, wenn sonst niemand zusieht.
cli-go-on = Weiter mit der Eingabetaste.
cli-how = Nummer oder Worte; oder: hilfe, tipp, zurück, protokoll, regeln, speichern, ende
cli-news = Was geschah
cli-more-news = … („protokoll“ zeigt alles)
cli-log = Das Spiel bis hierher
cli-hint-only = Es gibt nur einen Zug: { $move }.
cli-hint-thinking = Dein Zug wird überlegt …
cli-hint =
    Die besten Züge und deine Siegeschance mit jedem, nach { $count ->
        [one] einem gedachten Spiel
       *[other] { $count } gedachten Spielen
    }:
cli-percent = { $number } %
cli-decimal = ,
cli-saved = Gespeichert: { $path }
cli-saved-seed = Die Datei enthält den Startwert des Mischens: Wer sie liest, kennt alle kommenden Karten.
cli-kept = Dein Spiel ist in { $path } aufbewahrt. So setzt du es jederzeit fort:
cli-not-kept = Dein Spiel konnte nicht aufbewahrt werden.
cli-kept-none = Noch ist kein Spiel aufbewahrt. Spiele kommen nach { $folder }.
cli-kept-more =
    { $count ->
        [one] Es gibt noch eines in { $folder }.
       *[other] Es gibt noch { $count } in { $folder }.
    }
cli-kept-how = Ein Spiel fortsetzen, oder mit „replay“ statt „play --load“ ansehen:
cli-kept-over = zu Ende
cli-kept-going = läuft noch
cli-kept-unreadable = nicht lesbar
cli-log-written = Das Protokoll dieses Spiels ist { $path }. So siehst du es wieder und prüfst das Mischen:
cli-again = Gib „nochmal“ ein, um noch einmal zu spielen, oder drücke Enter, um aufzuhören.
cli-result = Ergebnis
cli-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
cli-winner = Gewonnen!
cli-unfinished = Dieses Spiel ist nicht zu Ende: Das Protokoll hört hier auf.

cli-word-help = hilfe
cli-word-hint = tipp
cli-word-undo = zurück
cli-word-log = protokoll
cli-word-rules = regeln
cli-word-card = karte
cli-word-table = tisch
cli-word-save = speichern
cli-word-load = laden
cli-word-quit = ende
cli-word-again = nochmal
cli-word-next = weiter
cli-word-back = zurück
cli-word-seat = platz
cli-help-move =
    Gib die Nummer eines Zuges ein, seine Worte oder nur deren Anfänge: „{ $text }“ oder „{ $label }“.
    Eine leere Zeile zeigt den Tisch noch einmal.
cli-help-help = diese Liste
cli-help-hint = was ein guter Spieler täte
cli-help-undo = die letzte Wahl zurücknehmen, wenn sie dir nichts Neues gezeigt hat
cli-help-undo-alone = die letzte Wahl zurücknehmen, mit allem, was danach kam
cli-help-log = alles, was geschehen ist
cli-help-rules = die Regel hinter der Frage; „regeln { $section }“ zeigt einen anderen Abschnitt
cli-help-card = eine Karte im Ganzen: „karte NAME“, oder „karte 2.1“ für die erste in der Reihe von Akt II; allein deine Hand
cli-help-table = den Tisch noch einmal zeigen
cli-help-save = das Spiel in einer Datei aufbewahren: „speichern DATEI“
cli-help-load = ein anderes Spiel fortsetzen: „laden DATEI“
cli-help-quit = aufhören; das Spiel wird aufbewahrt, und du kannst es später fortsetzen

cli-games-more = Spiele mit: kachidoki play SPIEL --mode SPIELWEISE --option NAME=WERT
cli-column-card = Karte
cli-column-file = Datei
cli-column-when = Zuletzt
cli-column-game = Spiel
cli-column-who = Spieler
cli-column-state = Stand
cli-column-name = Name
cli-column-kind = Art
cli-column-act = Akt
cli-column-text = Was sie gibt und tut
cli-column-mode = Spielweise
cli-column-players = Spieler
cli-column-about = Was es ist
cli-column-option = Option
cli-column-values = Werte
cli-column-code = Kürzel
cli-column-level = Stufe
cli-column-bot = Bot
cli-column-rating = Stärke
cli-column-novice = { level-novice }
cli-column-apprentice = { level-apprentice }
cli-column-adept = { level-adept }
cli-column-expert = { level-expert }
cli-column-master = { level-master }
cli-column-wins = Siege
cli-column-interval = 95-%-Intervall
cli-column-points = Punkte
cli-column-move = Je Zug
cli-column-slowest = Längster
cli-default = (Ohne Angabe: { $value }.)
cli-only-modes = (Nur in: { $modes }.)
cli-sections = Alle Abschnitte: { $sections }
cli-default-level = (Gegen ihn spielst du, wenn du nichts wählst.)
cli-bot-random = Spielt irgendeinen erlaubten Zug.
cli-bot-greedy = Folgt einfachen Ratschlägen und schaut nicht voraus.
cli-bot-greedy-20 = Folgt einfachen Ratschlägen, aber jeder fünfte Zug ist irgendeiner; jeder Anteil jedes Bots ist möglich.
cli-bot-learned = Hat gelernt, indem er gegen sich selbst spielte; beurteilt jede Wahl auf einen Blick.
cli-bot-learned-200ms = Derselbe, der eine Fünftelsekunde je Zug vorausschaut; jede Zeit oder Zahl ist recht.
cli-bot-search-500ms = Sucht eine halbe Sekunde je Zug; jede Zeit ist möglich.
cli-bot-search-2000 = Sucht mit 2.000 gedachten Spielen je Zug; jede Zahl ist möglich.
cli-bot-other = Aus dem Paket „{ $package }“.
cli-family-duel = { $game }, zwei Seiten
cli-family-table = { $game }, drei und mehr
cli-family-together = { $game }, gegen das Spiel
cli-levels-lacking = NumPy ist nicht installiert; darum suchen die Stufen, statt zu spielen, was gelernt wurde. So wird es in einem Klon von Kachidoki installiert: { $install }
cli-ratings-about = Wer 400 mehr hat, gewinnt zehn Spiele von elf. „greedy“ hat 1000, gegen das Spiel hat es das Spiel.
cli-bots-more = Für „play --level“, „match --bots“ und „arena --bots“. Bots sehen, was ihr Platz sehen darf, und sonst nichts.

cli-replay-at = Eintrag { $at } von { $last }, gesehen von { $name }
cli-replay-how = Eingabetaste oder weiter, zurück, eine Nummer, „platz 2“ (0: Publikum), ende
cli-verify-fair = { $path }: Alle Karten sind ehrlich verteilt.
cli-verify-branch = { $path }: Alles, was gegeben wurde, folgt aus seinem Startwert.
cli-verify-seed = Der Startwert ist der, der versprochen wurde, bevor etwas aus ihm gegeben wurde.
cli-verify-chances =
    { $count ->
        [0] Aus dem Startwert wurde noch nichts gegeben.
        [one] Ein Ergebnis des Zufalls wurde aus dem Startwert nachgerechnet: Es stimmt.
       *[other] { $count } Ergebnisse des Zufalls wurden aus dem Startwert nachgerechnet: Alle stimmen.
    }
cli-verify-entries =
    { $count ->
        [one] Der eine Eintrag wurde nach den Regeln nachgespielt.
       *[other] Alle { $count } Einträge wurden nach den Regeln nachgespielt.
    }
cli-verify-agreed =
    { $count ->
        [one] Einmal wurde im Einvernehmen eine Entscheidung zurückgenommen und alles, was ihr folgte.
       *[other] { $count }-mal wurde im Einvernehmen eine Entscheidung zurückgenommen und alles, was ihr folgte.
    }
cli-verify-past =
    { $count ->
        [one] Der erste Eintrag stammt
       *[other] Die ersten { $count } Einträge stammen
    } aus einem früheren Spiel. { $deals ->
        [0] Dort wurde nichts gegeben.
        [one] Was dort einmal gegeben wurde, folgt aus einem Startwert, der zu Beginn dieses Spiels bekannt war; geheim war es nicht.
       *[other] Was dort { $deals }-mal gegeben wurde, folgt aus Startwerten, die zu Beginn dieses Spiels bekannt waren; geheim war es nicht.
    }
cli-verify-unfinished = Das Spiel ist nicht zu Ende; bis hierher ist alles in Ordnung.
cli-verify-no-seed =
    { $path }: Das Protokoll ist ganz, verrät aber seinen Startwert nicht; so lässt sich das Mischen
    nicht prüfen. Ein Protokoll verrät ihn, wenn das Spiel zu Ende ist.
cli-verify-commitment = { $path }: NICHT EHRLICH. Der Startwert passt nicht zum Versprechen in Zeile 1.
cli-verify-unfair = { $path }: NICHT EHRLICH. Die Karten in Zeile { $line } stammen nicht aus dem Startwert.
cli-match-early = Vorzeitig beendet; das sind die bisher gespielten Spiele.
cli-match-speed =
    { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    } in { $seconds } s: { $speed } Spiele je Sekunde.
cli-arena-kept = Vorzeitig beendet. Was gespielt ist, ist aufbewahrt; mit --resume geht es weiter.
cli-arena-files = Zahlen und Bilder: { $folder }
cli-train-strength = { $table } { $rate } von { $games }
cli-train-line = { $minutes } min · { $decisions } Entscheidungen ({ $pace } pro Sekunde) · Verlust { $loss } · Siege gegen greedy: { $strength }
cli-train-none-yet = noch keine gespielt
cli-train-done = Das Netz ist in { $file }; { $curve } zeigt, wie es gelernt hat.
cli-arena-anchor =
    { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    }. { $bot } hat 1000; wer 400 mehr hat, gewinnt zehn Spiele von elf.
cli-arena-game =
    { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    }. Das Spiel selbst hat 1000: Wer so viel hat, gewinnt jedes zweite Mal.

cli-error-usage = { $message } Hilfe: { $command } --help
cli-error-no-command =
    { $known-count ->
        [0] Es gibt keinen Befehl „{ $command }“.
       *[other] Es gibt keinen Befehl „{ $command }“. Meintest du { $known }?
    }
cli-error-no-option =
    { $known-count ->
        [0] Es gibt keine Option { $option }.
       *[other] Es gibt keine Option { $option }. Meintest du { $known }?
    }
cli-error-extra = Das ist zu viel: „{ $text }“.
cli-error-option-value = Nach { $option } fehlt ein Wert.
cli-error-option-alone = { $option } steht allein, ohne Wert.
cli-error-resume-what = --resume spielt weiter, was --out aufbewahrt hat. Nenne den Ordner.
cli-error-no-file = Es gibt keine Datei „{ $path }“.
cli-error-no-folder = Es gibt keinen Ordner „{ $path }“.
cli-error-folder = „{ $path }“ ist ein Ordner. Nenne eine Datei.
cli-error-not-a-file = „{ $path }“ ist keine gewöhnliche Datei.
cli-error-permission = „{ $path }“ darfst du nicht lesen oder schreiben.
cli-error-file = „{ $path }“ lässt sich nicht verwenden: { $why }.
cli-error-not-over-this = „{ $path }“ existiert schon und ist kein Protokoll von Kachidoki; die Datei wird nicht überschrieben.
cli-error-number = { $option } braucht eine ganze Zahl von { $low } bis { $high }, und „{ $value }“ ist keine.
cli-error-option-form = Schreibe Optionen als NAME=WERT, etwa rounds=1; „{ $value }“ hat nicht diese Form.
cli-error-too-many-names =
    Es sind { $found } Namen für { $people ->
        [one] einen Menschen
       *[other] { $people } Menschen
    }.
cli-error-same-name = Zwei Menschen können nicht denselben Namen haben.
cli-error-no-name = Ein Name hat mindestens einen Buchstaben oder ein Zeichen; lass --name weg, um ohne Namen zu spielen.
cli-error-too-many-people = { $people } Menschen können kein Spiel für { $players } spielen.
cli-error-too-many-levels =
    { $bots ->
        [0] In diesem Spiel ist kein Platz für Bots
        [one] In diesem Spiel gibt es einen Bot
       *[other] In diesem Spiel gibt es { $bots } Bots
    }, aber { $levels ->
        [one] eine Stufe wurde
       *[other] { $levels } Stufen wurden
    } angegeben.
cli-error-no-number = Es gibt keinen Zug Nummer { $number }. Wähle von 1 bis { $most }.
cli-error-several = „{ $text }“ passt auf { $found } Züge, etwa { $known }. Gib etwas mehr ein.
cli-error-load-what = Welches Spiel? Gib „laden DATEI“ ein.
cli-error-load-settles = Ein geladenes Spiel hat schon Spieler, Spielweise und Optionen: Lass die anderen Angaben weg.
cli-error-other-game = Dieses Spiel gehört zu „{ $game }“.
cli-error-finished = Dieses Spiel ist zu Ende. Sieh es an mit: kachidoki replay DATEI
cli-error-no-people = In diesem Spiel spielen nur Bots. Sieh es an mit: kachidoki replay DATEI
cli-error-no-section = Es gibt keinen Abschnitt „{ $section }“. Versuche { $known }.
cli-error-which-folder = Nenne den Ordner eines Kartensatzes: kachidoki cards check FOLDER
cli-error-no-kind = Eine Art Karte „{ $kind }“ gibt es nicht. Wähle { $known }.
cli-error-no-fitting-card = Keine Karte ist von dieser Art und aus diesem Akt.
cli-error-which-game = Nenne ein Spiel: { $known }.
cli-error-rules-data-whose =
    { $known-count ->
        [0] Kein Spiel nimmt hier Regeldaten, also nützt „{ $file }“ nichts.
       *[other] Sag mit SPIEL=DATEI, für welches Spiel „{ $file }“ ist: { $known }.
    }
cli-error-which-file = Nenne eine Datei. Spiele werden in { $folder } aufbewahrt.
cli-error-replay-going-on = Dieses Spiel ist noch nicht zu Ende: Bis dahin sieht niemand die Karten eines anderen.
cli-error-replay-end = Hier ist das Ende.
cli-error-replay-start = Hier ist der Anfang.
cli-error-replay-word = Gib weiter, zurück, eine Nummer von 0 bis { $last }, „platz 2“ oder ende ein.
cli-error-replay-seat = Gib „platz“ und eine Nummer von 1 bis { $most } ein, oder 0 für das Publikum.
cli-error-no-tale = { $game } erzählt keine Geschichte.
cli-error-tale-going-on = Erzählt wird, wenn das Spiel zu Ende ist.
