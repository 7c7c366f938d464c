### The sentences of the page. The keys are found in `web/src`.

## Everywhere

page-home = Startseite
page-close = Schließen
page-copy = Kopieren
page-copied = Kopiert.
page-loading = Wird geladen …
page-skip = Zum Inhalt springen
page-retry = Noch einmal versuchen
page-unreachable = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
page-nowhere = Hier ist nichts
page-nowhere-about = Diese Seite gibt es nicht. Vielleicht ist die Adresse unterwegs abgeschnitten worden.

page-language = Sprache
page-settings = Einstellungen
page-theme = Darstellung
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-speed = Tempo der Karten
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-none = Ohne Animation
page-sound = Ton
page-notices = Mich benachrichtigen, wenn ich dran bin
page-shortcuts = Tastenkürzel
page-keys = Was die Tasten tun
page-key-arrows = ← ↑ ↓ →
page-key-arrows-do = zur leuchtenden Stelle in dieser Richtung
page-key-enter = Eingabe
page-key-enter-does = wählen und spielen; wo nichts leuchtet, sagen, warum
page-key-escape = Esc
page-key-escape-does = eine Auswahl zurücknehmen oder vorspulen
page-prefer-text = Tische immer in der Textansicht öffnen

page-name = Dein Name
page-name-about = Die anderen sehen ihn am Tisch. Es gibt kein Konto und kein Passwort: Dieser Browser merkt sich dich.
page-guest = Gast
page-you = du
page-bot = Bot
page-your-turn = Du bist dran
page-rules = Regeln
page-cards = Die Karten
page-learn = Spielen lernen
page-replay = Wiederholung
page-status-open = Wartet auf Mitspielende
page-status-playing = Läuft
page-status-over = Zu Ende
page-status-abandoned = Abgebrochen

## Home

page-home-headline = Setz dich und spiel
page-home-about =
    Veröffentlichte Kartenspiele, genau nach ihren Regeln: allein gegen gute Bots, an einem Bildschirm
    oder mit Freunden überall. Ohne Konto, ohne Werbung.
page-home-games = Spiele
page-home-players-range = Für { $players } Personen
page-home-players = Personen
page-home-mode = Spielweise
page-home-level = Stärke der Bots
page-home-play =
    { $count ->
        [one] Jetzt gegen einen Bot spielen
       *[other] Jetzt gegen { $count } Bots spielen
    }
# Manche davon sind Partner.
page-home-play-with =
    { $count ->
        [one] Jetzt mit einem Bot spielen
       *[other] Jetzt mit { $count } Bots spielen
    }
page-home-play-alone = Jetzt spielen
page-home-dealing = Die Karten werden gegeben …
page-home-learn = In fünf Minuten lernen
page-home-make = Tisch eröffnen

page-home-point-rules = Jede Regel der Anleitung, nichts fehlt. Ein Klick zeigt die, auf die es gerade ankommt.
page-home-point-bots = Bots vom Neuling bis zum Meister. Sie sehen nur, was du an ihrer Stelle sehen würdest.
page-home-point-fair = Nach dem Spiel kann jeder nachprüfen, dass ehrlich gegeben wurde.

page-home-continue = Weiter, wo du aufgehört hast
page-home-with = mit { $names }
page-home-mine = Meine Tische
page-home-open = Zum Tisch
page-home-all = Alle { $count } Tische zeigen
page-home-more = Weitere Tische zeigen
page-home-against = gegen
page-home-open-seats =
    { $count ->
        [one] Ein freier Platz
       *[other] { $count } freie Plätze
    }
page-home-lobby = Öffentliche Tische
page-home-lobby-none = Zurzeit ist kein öffentlicher Tisch offen.
page-home-lobby-about = Eröffne einen: Wer auf diesem Server vorbeikommt, kann sich zu dir setzen oder zuschauen.
page-home-lobby-make = Öffentlichen Tisch eröffnen
page-home-sit = Hinsetzen
page-home-watch = Zuschauen

page-home-you = Du
page-home-name-use = Diesen Namen nehmen
page-home-named = Ab jetzt heißt du { $name }.
page-home-device = Mit einem anderen Gerät weiterspielen
page-home-device-about =
    Ein persönlicher Link öffnet deine Tische auf dem Handy oder einem anderen Rechner. Er gilt einen
    Tag, und wer ihn hat, spielt als du.
page-home-device-make = Persönlichen Link erstellen
page-home-device-link = Dein persönlicher Link
page-home-sign-out = Mich auf allen Geräten vergessen
page-home-sign-out-about =
    Dieser Browser, deine anderen Geräte und deine Links kennen dich dann nicht mehr. Du kommst nicht
    mehr an deine Plätze zurück, und niemand kann das rückgängig machen.
page-home-sign-out-yes = Mich vergessen
page-home-sign-out-no = Nein, bleiben
page-home-signed-out = Dieser Browser kennt dich nicht mehr.
page-home-saved = Ein gespeichertes Spiel öffnen
page-home-saved-about =
    Wähle das Protokoll eines Spiels, das nach seinem Ende heruntergeladen wurde. Es wird Zug für Zug
    gezeigt, und jede Kartenverteilung wird geprüft.
page-home-saved-choose = Datei auswählen
page-home-saved-reading = Das Spiel wird gelesen …
page-home-api = Die API für Programme

## Without a server

page-alone-title = Mit anderen, anderswo
page-alone-about =
    Diese Seite spielt auf deinem Gerät, ohne Server. Für Tische, an die andere kommen oder denen sie zusehen
    können, muss jemand einen betreiben: Wer Kachidoki installiert hat, startet ihn mit „kachidoki serve --host
    0.0.0.0“, auf einem Rechner, den die anderen erreichen. Seine Seite ist diese hier, mit Tischen für alle.
page-alone-next = Dafür braucht es einen Server.
page-alone-go = Auf diesem Gerät spielen, auch ohne den Server
page-alone-back = Zu den Tischen des Servers
page-alone-kept = Dein Name und deine Spiele bleiben in diesem Browser, auf diesem Gerät, und gehen sonst nirgendwohin.
page-alone-strong = Die stärkeren Bots denken auf deinem Gerät einige Sekunden lang. Auf einem Server sind sie schneller und denken weiter.
page-alone-chances = Für jeden Punkt der Linie wird das Spiel auf deinem Gerät zwei Dutzend Mal schnell zu Ende gespielt, aus dem, was man als Zuschauer in diesem Moment wissen konnte: Die Hände bleiben verdeckt. Die Zahlen können um zehn Prozent oder mehr abweichen; ein Server spielt öfter.
page-alone-failed = Der Teil dieser Seite, der spielt, konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.

## A new table

page-new = Ein neuer Tisch
page-new-no-game = Dieses Spiel gibt es hier nicht
page-new-how = Wie möchtest du spielen?
page-new-bots = Gegen Bots
page-new-bots-about = Nur du. Es geht sofort los, und du kannst jederzeit gehen und wiederkommen.
page-new-friends = Mit Freunden per Link
page-new-friends-about = Du bekommst einen Link zum Verschicken. Alle spielen am eigenen Gerät.
page-new-screen = An einem Bildschirm
page-new-screen-about = Ihr reicht das Gerät herum. Zwischen den Zügen sind die Karten verdeckt.
page-new-mode = Nach welchen Regeln?
page-new-who = Wer spielt?
page-new-players = Personen
page-new-seat = Platz { $number }
page-new-seat-me = Ich
page-new-seat-me-about = Die anderen sehen ihn am Tisch.
page-new-seat-open = Jemand mit dem Link
page-new-seat-open-about = Das Spiel wartet, bis hier jemand sitzt. Du kannst den Platz später noch einem Bot geben.
page-new-seat-here = Jemand an diesem Bildschirm
page-new-seat-here-about = Spielt an diesem Gerät, wenn es weitergereicht wird.
page-new-seat-name = Name
page-new-seat-bot = Ein Bot
page-new-level = Stärke
page-level-rating = Wertung { $rating }
page-level-rating-about = Wer 400 mehr hat, gewinnt zehn Spiele von elf.

page-new-more = Weitere Einstellungen
page-new-set = { $title }: { $value }
page-new-options = Optionen des Spiels
page-new-clock = Bedenkzeit
page-new-clock-none = Ohne Uhr
page-new-clock-none-about = Alle nehmen sich so viel Zeit, wie sie brauchen, auch Tage.
page-new-clock-relaxed = Gemütlich
page-new-clock-relaxed-about = 90 Sekunden für jeden Zug. Danach spielt ein Bot.
page-new-clock-quick = Schnell
page-new-clock-quick-about = 30 Sekunden für jeden Zug und 5 Minuten Reserve für das ganze Spiel.
page-new-clock-own = Eigene Zeit
page-new-clock-own-about = Stell die Sekunden für einen Zug und die Reserve selbst ein.
page-new-clock-move = Sekunden für jeden Zug
page-new-clock-bank = Minuten Reserve für das ganze Spiel
page-new-door = Wer darf herein?
page-new-private = Privat
page-new-private-about = Nur wer den Link hat, kann sich hinsetzen oder zuschauen.
page-new-public = Öffentlich
page-new-public-about = Alle auf diesem Server dürfen zuschauen und einen freien Platz nehmen.
page-new-hints = Tipps von einem Bot
page-new-hints-auto = Wie üblich
page-new-hints-auto-about = Es gibt Tipps, außer wenn jemand an einem anderen Gerät mitspielt.
page-new-hints-on = Mit Tipps
page-new-hints-on-about = Alle am Tisch dürfen fragen, was ein guter Spieler tun würde.
page-new-hints-off = Ohne Tipps
page-new-hints-off-about = Niemand bekommt Hilfe.

page-new-count =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
page-new-next-start = Das Spiel beginnt sofort.
page-new-next-link = Danach bekommst du den Link für deine Freunde.
page-new-next-public = Danach bekommst du den Link, und der Tisch steht bei den öffentlichen Tischen.
page-new-next-watch = Nur Bots spielen, und du schaust zu.
page-new-make = Tisch eröffnen
page-new-making = Der Tisch wird eröffnet …

## The table

page-connecting = Verbindung wird aufgebaut …
page-lost = Die Verbindung ist weg. Neuer Versuch …
page-back = Die Verbindung steht wieder.
page-unsure = Die Verbindung war weg. Sieh nach, ob das noch geschehen ist.
page-no-table = Dieser Tisch lässt sich nicht öffnen

page-invited = Du bist an einen Tisch eingeladen!
page-go-in = Zum Tisch gehen
page-room = Warten auf Mitspielende
page-room-about = Das Spiel beginnt, sobald kein Platz mehr frei ist.
page-room-clock =
    { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } für jeden Zug{ $minutes ->
        [0] { "" }
        [one] , dazu eine Minute Reserve
       *[other] , dazu { $minutes } Minuten Reserve
    }
page-seat-open = Freier Platz
page-seat-with = mit Platz { $numbers }
page-seat-away = Abwesend, ein Bot spielt
page-seat-absent = Nicht verbunden
page-seat-program = Programm
page-sit = Hier hinsetzen
page-to-bot = Einem Bot geben
page-to-open = Platz freigeben
page-invite = Wer diesen Link öffnet, darf einen freien Platz nehmen oder zuschauen
page-share = Link teilen

page-branched = Dieser Tisch spielt eine frühere Partie weiter: Wer sie gesehen hat, kennt vielleicht Karten, die hier verdeckt sind.
page-waiting-for = Alle warten auf { $name }.
page-watching = Du schaust zu
page-rule = Regel: { $title }
page-rule-open = Regel zeigen
page-rules-section = Abschnitt
page-rules-whole = Alle Regeln lesen
page-hint = Tipp
page-hint-thinking = Ein Bot überlegt deinen Zug …
page-hint-best = Die Wahl des Bots
page-hint-same = Etwa genauso gut
page-hint-worse =
    { $how ->
        [little] Ein wenig schlechter
        [clearly] Deutlich schlechter
       *[much] Viel schlechter
    }
page-hint-how =
    Ein Bot, der nur sieht, was du siehst, hat von hier aus viele Male im Kopf weitergespielt. Die Prozentzahl sagt,
    wie oft du gewonnen hast.
page-skip-on = Vorspulen
page-undo = Zurücknehmen
page-undo-propose = Alle um Zustimmung bitten

page-beside = Punkte, Verlauf und Chat
page-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
page-clock = Verbleibende Zeit
page-log = Was geschah
page-chat = Etwas sagen
page-say = Nachricht senden
page-text-view = Textansicht
page-more = Mehr
page-invite-watch = Zum Zuschauen einladen
page-replace = Einen Bot für { $name } spielen lassen
page-give-up = Vorschlagen, das Spiel abzubrechen
page-seat-kept = Reserviert für { $name }
page-sit-instead = Auf diesen Platz wechseln
page-get-up = Tisch verlassen
page-hand-over = Einen Bot für mich spielen lassen
page-hand-over-about = Ein Bot, so gut wie der beste an diesem Tisch, spielt für dich weiter. Solange das Spiel läuft, kannst du deinen Platz jederzeit zurücknehmen.
page-hand-over-yes = Bot spielen lassen
page-hand-over-no = Selbst spielen
page-paused = Es ist niemand da: Das Spiel wartet.
page-paused-time = Deine Zeit ist um, und sonst ist niemand da: Das Spiel wartet auf dich.
page-resume = Weiterspielen
page-chat-hide = Chat ausblenden
page-chat-show = Chat einblenden
page-chat-partners = Nur dem Partner etwas sagen
page-chat-aside = Nur unter Partnern
page-hush = Publikum nicht mitreden lassen
page-unhush = Publikum wieder mitreden lassen
page-invited-by = { $host } lädt dich zu einer Partie { $game } ein!
page-invited-to = Du bist zu einer Partie { $game } eingeladen!
page-invited-players =
    { $count ->
        [one] allein
       *[other] zu { $count }
    }
page-status-won = Gewonnen
page-status-lost = Verloren
page-status-kept = Ein Platz ist für dich reserviert
page-home-put-away = Weglegen
page-imported = Dieses Spiel wurde anderswo gespielt und hierher gebracht.
page-leave = Zur Startseite; mein Platz bleibt mir

page-your-time-up =
    Deine Zeit ist um. In { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } spielt ein Bot für dich.
page-time-up =
    Die Zeit von { $name } ist um. In { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } spielt ein Bot.
page-away = Ein Bot spielt für dich.
page-return = Meinen Platz wieder einnehmen
page-proposal-undo = { $name } möchte die letzte Entscheidung zurücknehmen.
page-proposal-abandon = { $name } schlägt vor, das Spiel abzubrechen.
page-proposal-waiting = Die anderen müssen noch antworten.
page-agree = Einverstanden
page-disagree = Nicht einverstanden

page-pass = Gib das Gerät an { $name } weiter
page-pass-about = Bis dahin bleiben die Karten verdeckt.
page-pass-ready = Ich bin { $name }: Karten zeigen
page-pass-react = { $name } kann reagieren
page-pass-react-about = Wer möchte, nimmt das Gerät. Sonst geht es weiter.
page-pass-nobody = Niemand reagiert

page-round-over = Die Runde ist zu Ende
page-next-round = Weiter zur nächsten Runde
page-game-over = Das Spiel ist zu Ende
page-over-how = Wie die Punkte zustande kamen
page-you-won = Du hast gewonnen!
# Partners have won together.
page-side-won = { $name } haben gewonnen!
page-won =
    { $count ->
        [0] Das Spiel ist verloren.
        [one] { $name } hat gewonnen!
       *[other] { $name } teilen sich den Sieg!
    }
page-fair =
    { $count ->
        [0] An diesem Tisch wurden keine Karten verteilt; es gibt nichts nachzurechnen.
        [one] Nachgerechnet: Die Kartenverteilung an diesem Tisch ist ehrlich. Sie folgt aus dem Startwert, der vorher festgelegt war.
       *[other] Nachgerechnet: Alle { $count } Kartenverteilungen an diesem Tisch sind ehrlich. Jede folgt aus dem Startwert, der vor der ersten von ihnen festgelegt war.
    }
page-unfair = Nicht ehrlich: Die Kartenverteilungen folgen nicht aus dem Startwert, der vor der ersten Karte festgelegt war.
page-again = Noch einmal spielen
page-next-game = Beim nächsten Spiel mitspielen
page-look-at-table = Den Tisch ansehen
page-result = Ergebnis zeigen

## The text view

page-text-skips = Springen zu
page-text-pictures = Bildansicht
page-text-news = Gerade eben
page-text-no-news = Was nun geschieht, wird hier erzählt.
page-text-asked = Was gefragt ist
page-text-result = Ergebnis
page-text-table = Der Tisch
page-text-seats = Plätze
page-text-points = Punkte
page-text-to-move = am Zug
page-text-winner = gewinnt
page-text-bot = Bot ({ $level })
page-text-seat = { $name }: { $facts }
page-text-turn = Du bist dran: { $question }
page-text-advice = { $move } – Gewinnchance { $chance } ({ $why })
page-text-tries = Was jetzt nicht geht, und warum
page-text-try = Warum nicht: { $move }?
page-text-play-it = So spielen
page-text-play-this = So spielen: { $move }

## Replay

page-replay-controls = Durch die Partie gehen
page-replay-beside = Chancen, Protokoll und Punkte
page-replay-slider = Stelle in der Partie
page-replay-place = Schritt { $at } von { $of }
page-replay-told = Schritt { $at } von { $of }: { $said }
page-replay-start = Vor der ersten Kartenverteilung.
page-replay-chose = { $name }: { $move }
page-replay-decided = { $name } hat gewählt.
page-replay-first = Zum Anfang
page-replay-round-back = Zum Anfang der Runde
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-next = Einen Schritt weiter
page-replay-round-next = Zur nächsten Runde
page-replay-last = Zum Ende
page-replay-eyes = Mit den Augen von
page-replay-spectator = Zuschauer
page-replay-eyes-later = In die anderen Hände kannst du schauen, wenn die Partie vorbei ist.
page-replay-moves = Was bis hierher geschah
page-replay-table = Zum Tisch
page-replay-copy = Link zu diesem Zug kopieren
page-replay-download = Protokoll herunterladen
page-replay-upload = Anderes Protokoll öffnen
page-replay-chances = Gewinnchancen
page-replay-chances-ask = Chancen berechnen
page-replay-chances-working = Die Chancen werden berechnet …
page-replay-chances-none = Hier sind die Chancen noch nicht berechnet.
page-replay-chances-here = Chancen an dieser Stelle
page-replay-chances-about = Wie das berechnet wurde, und alle Zahlen
page-replay-chances-how = Für jeden Punkt der Linie wird die Partie vierhundertmal schnell zu Ende gespielt, ausgehend von dem, was jemand beim Zuschauen wissen konnte: Die Hände bleiben verdeckt. Die Zahlen stimmen auf wenige Prozent genau.
page-replay-graph = Die Chancen im Lauf der Partie
page-replay-chance = { $name } { $chance }
page-replay-step = Schritt
page-replay-branch = Von hier aus weiterspielen
page-replay-branch-about = Ein neuer Tisch beginnt mit allem, was bis hierher geschah. Was schon gemischt und verteilt ist, bleibt, wie es liegt, auch verdeckt; erst spätere Kartenverteilungen sind neu.
page-replay-branch-seat = Du spielst für
page-replay-branch-others = Die anderen Plätze
page-replay-branch-bots = Bots: { $level }
page-replay-branch-friends = Frei, für Freunde
page-replay-branch-go = Losspielen
page-replay-agreed =
    { $count ->
        [one] Mit Zustimmung aller wurde { $count } Zug zurückgenommen.
       *[other] Mit Zustimmung aller wurden { $count } Züge zurückgenommen.
    }
page-replay-past =
    { $count ->
        [one] Der erste Schritt stammt aus einer früheren Partie.
       *[other] Die ersten { $count } Schritte stammen aus einer früheren Partie.
    } Was dort verteilt wurde, folgt aus Startwerten, die bekannt waren, als dieser Tisch entstand.
page-replay-proof-later = Wenn die Partie vorbei ist, kannst du hier prüfen, ob jede Kartenverteilung ehrlich war, und das Protokoll herunterladen.

## Lesson

page-no-lesson = Hier gibt es keine Lektion
page-lesson-teacher = Dein Lehrer
page-lesson-next = Weiter
page-lesson-back = Zurück
page-lesson-show = Zeig es mir
page-lesson-step = Schritt { $number } von { $count }
page-lesson-restart = Lektion von vorn beginnen
page-lesson-leave = Lektion verlassen
page-lesson-other = Im richtigen Spiel darfst du das. Versuche hier, worum ich dich gebeten habe.
page-lesson-done = Gut gemacht!
page-lesson-play = Dein erstes Spiel spielen
page-lesson-choose = Den Tisch selbst zusammenstellen

## Rules

page-rules-of = Spielregeln
page-rules-contents = Inhalt
page-rules-play = Jetzt spielen
page-rules-print = Drucken

## A personal link

page-enter = Mit diesem Gerät weiterspielen
page-enter-ask = Auf diesem Gerät als { $name } weiterspielen?
page-enter-about = Deine Tische sind dann auch hier. Sag nur ja, wenn der Link dein eigener ist.
page-enter-forget = Hier bist du bisher { $name }, und dieser Browser würde das vergessen.
page-enter-yes = Als { $name } weiterspielen
page-enter-no = Nein, zurück
page-enter-done = Willkommen, { $name }!
page-enter-empty = Der geheime Teil dieses Links fehlt. Erstelle auf deinem anderen Gerät einen neuen.
page-enter-trouble = Ein persönlicher Link gilt einen Tag. Auf deinem anderen Gerät kannst du einen neuen erstellen.
