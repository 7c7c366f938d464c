### Call to Adventure in the browser, in German.

## The table

page-adventure-rows = Die Reihen der drei Akte
page-adventure-row =
    Akt { $act }{ $state ->
        [hidden] {" "}(verdeckt)
        [closed] {" "}(für dich geschlossen)
       *[open] {""}
    }
page-adventure-hidden = verdeckt
page-adventure-closed = zu
page-adventure-empty = leer
page-adventure-deck = Stapel: { $left }, Ablage: { $gone }
page-adventure-tops = Du kennst, von oben an: { $cards }.
page-adventure-deck-of =
    { $which ->
        [hero] Heldenstapel
       *[antihero] Antiheldenstapel
    }: { $left }
page-adventure-harder = { $count } zusätzlich zum Aufdruck.
page-adventure-ally-here = Verbündeter hier, 1 schwerer:
page-adventure-aloud-target = Zielzahl { $count }, { $abilities }.
page-adventure-aloud-cost = Kostet { $count } Erfahrung.
page-adventure-sign =
    { $sign ->
        [triumph] { $count } Triumph
        [tragedy] { $count } Tragödie
        [xp] { $count } Erfahrung
        [virtue] { $count } Tugend
        [corruption] { $count } Verderbnis
        [hero] { $count ->
            [one] eine Heldenkarte
           *[other] { $count } Heldenkarten
        }
        [antihero] { $count ->
            [one] eine Antiheldenkarte
           *[other] { $count } Antiheldenkarten
        }
        [shield] Zielzahl { $count }
        [plus] 1 schwerer
        [skull] Schädelzeichen
        [cards] eine Karte nach Wahl
       *[other] { $count }
    }

## Heroes

page-adventure-board = { $name }: Geschichte
page-adventure-column = { $name }, { $count } von 3 Karten
page-adventure-unknown = { $name }, verdeckt
page-adventure-abilities = Fähigkeiten
page-adventure-ability = { $name }: { $count }, { $runes ->
        [0] keine Rune
        [one] eine Rune
       *[other] { $runes } Runen
    }
page-adventure-icons = Geschichtssymbole
page-adventure-icon = { $name }: { $count }, { $points ->
        [0] noch keine Punkte
        [one] ein Punkt
       *[other] { $points } Punkte
    }
page-adventure-printed = Triumph und Tragödie in der Geschichte
page-adventure-xp = { $count } Erfahrung
page-adventure-points =
    { $all ->
        [true] { $count } Punkte
       *[other] bisher { $count } Punkte
    }
page-adventure-points-so-far = Was diese Geschichte jetzt wert ist; eine verdeckte Bestimmung kommt dazu.
page-adventure-track = Verderbnisleiste: Stufe { $level } von 7
page-adventure-level =
    Stufe { $level }: { $points } Punkte, { $cards ->
        [both] Helden- und Antiheldenkarten
        [hero] nur Heldenkarten
       *[antihero] nur Antiheldenkarten
    }, { $dark ->
        [true] Dunkle Runen erlaubt
       *[false] keine Dunklen Runen
    }
page-adventure-allies = Verbündete
page-adventure-played =
    { $which ->
        [hero] Gespielte Heldenkarten: { $count }
       *[antihero] Gespielte Antiheldenkarten: { $count }
    }
page-adventure-holds =
    { $which ->
        [hero] Heldenkarten auf der Hand: { $count }
       *[antihero] Antiheldenkarten auf der Hand: { $count }
    }
page-adventure-cards = { $count } von 9 Geschichtskarten
page-adventure-open-story = Geschichte

## The Adversary of a solo or co-op game

page-adventure-foe = Der Widersacher: { $name }
page-adventure-foe-xp = { $count } von { $target } Erfahrung: bei { $target } ist alles verloren
page-adventure-foe-difficulty = Zielzahl jetzt: { $count }
page-adventure-foe-beaten = besiegt
page-adventure-foe-deck = Sein Stapel: { $count }
page-adventure-foe-waits = wartet auf den Ausgang
page-adventure-face = { $name } gegenübertreten

## What can be done

page-adventure-attempt =
    { $way ->
        [1] Versuchen: erster Weg
       *[other] Versuchen: zweiter Weg
    }
page-adventure-attempt-path = Diesen Weg versuchen:
page-adventure-take =
    { $cost ->
        [0] Diesen Wesenszug erwerben
       *[other] Diesen Wesenszug erwerben ({ $cost } Erfahrung)
    }
page-adventure-journey =
    { $cost ->
        [0] Reise: ersetzen
       *[other] Reise: ersetzen ({ $cost } Erfahrung)
    }
page-adventure-discard = Kostenlos ersetzen
page-adventure-use =
    { $number ->
        [0] Kraft nutzen
       *[other] Kraft { $number } nutzen
    }
page-adventure-play = Diese Karte spielen
page-adventure-cast =
    { $count ->
        [0] Runen werfen
        [one] Eine Dunkle Rune kaufen und werfen
       *[other] { $count } Dunkle Runen kaufen und werfen
    }
page-adventure-dark = Dunkle Runen kaufen
page-adventure-dark-cost = Dunkle Runen (je { $cost } Erfahrung)
page-adventure-odds =
    { $dark ->
        [0] Ohne Dunkle Rune: { $chance }
        [one] Eine Dunkle Rune: { $chance }
       *[other] { $dark } Dunkle Runen: { $chance }
    }
page-adventure-pass = Passen
page-adventure-end =
    { $done ->
        [true] Zug beenden
       *[other] Zug ohne Hauptaktion beenden
    }
page-adventure-yes = Ja
page-adventure-no = Nein
page-adventure-enough = Das genügt
page-adventure-keep = Dein Held: Behalte von jedem Paar eine Karte
page-adventure-keep-confirm = Das ist mein Held
page-adventure-hand =
    { $count ->
        [0] Deine Hand ist leer
        [one] Deine Hand: eine Karte
       *[other] Deine Hand: { $count } Karten
    }
page-adventure-playable =
    { $now ->
        [true] Jetzt spielbar.
       *[other] Jetzt nicht spielbar.
    }

## An attempt

page-adventure-stage = { $name } versucht sich an { $title }
page-adventure-attempts = { $name } versucht
page-adventure-target = Zielzahl { $target }.
page-adventure-result = Ergebnis { $result } gegen Zielzahl { $target }.
page-adventure-outcome =
    { $outcome ->
        [success] Bestanden!
       *[failure] Gescheitert
    }
page-adventure-rune = { $name }: { $value }
page-adventure-ghost = Eine Dunkle Rune, die du kaufen willst
page-adventure-mods = Was es ändert
page-adventure-mod =
    { $on ->
        [target] Zielzahl
       *[result] Ergebnis
    }
page-adventure-mod-turn = (bis zum Ende des Zuges)
page-adventure-stack = Karten, die auf ihre Wirkung warten
page-adventure-stack-of = gespielt von { $name }
page-adventure-stack-about = Die zuletzt gespielte Karte wirkt zuerst.
page-adventure-cancelled = aufgehoben

## Passing

page-adventure-passing = Für mich passen
page-adventure-passing-about = Die Seite passt für dich, wo es nichts zu spielen und nichts zu gewinnen gibt: Gefragt wirst du, wo eine Karte oder eine Fähigkeit den Ausgang eines Versuchs ändern kann oder ihren letzten Augenblick hat. Hier kannst du öfter oder seltener gefragt werden; mit R wirst du gefragt, sobald du irgendetwas spielen könntest.
page-adventure-passing-shared = Mehrere teilen sich diesen Bildschirm: Das Gerät wird nur weitergereicht, wo etwas auf dem Spiel steht.
page-adventure-react = Nächstes Mal fragen (R)
page-adventure-pass-turn = Bis zum Ende dieses Zuges passen
page-adventure-pass-turn-off = In diesem Zug wieder fragen
page-adventure-pass-lean = Nur fragen, wo etwas auf dem Spiel steht
page-adventure-pass-ask = mich fragen
page-adventure-pass-for-me = für mich passen
page-adventure-pass-usual = Wie am Anfang
page-adventure-window-response = Eine Karte wurde gespielt

## The text view

page-adventure-moves-main = Hauptaktion
page-adventure-moves-row = Eine Karte ersetzen
page-adventure-moves-card = Karten und Kräfte
page-adventure-moves-pick = Wählen
page-adventure-moves-other = Anderes
page-adventure-move =
    { $verb ->
        [attempt] „{ $name }“ versuchen: { $path }
        [trait] Wesenszug „{ $name }“ erwerben
        [journey] Reise: „{ $name }“ ersetzen
        [discard] „{ $name }“ umsonst ersetzen
        [host] Den Verbündeten unter „{ $name }“ legen
       *[slot] „{ $name }“ wählen
    }
page-adventure-dark-again =
    { $count ->
        [0] Keine Dunkle Rune noch einmal werfen
        [one] Eine Dunkle Rune noch einmal werfen
       *[other] { $count } Dunkle Runen noch einmal werfen
    }

## The score sheet and the tale

page-adventure-sheet-from = Punkte für
page-adventure-sheet-line =
    { $line ->
        [printed] Triumph und Tragödie
        [sets] Symbolsätze
        [xp] Erfahrung
        [hero] Heldenkarten
        [antihero] Antiheldenkarten
        [track] Verderbnisleiste
       *[destiny] Bestimmung
    }
page-adventure-sheet-level = Stufe { $level }
page-adventure-sheet-total = Summe
page-adventure-sheet-so-far = Bisher
page-adventure-sheet-secret = noch geheim
page-adventure-sheet-printed = Triumph und Tragödie werden addiert: erst das eine, dann das andere.
page-adventure-verdict =
    { $won ->
        [true] Der Widersacher ist besiegt: gewonnen!
       *[other] Der Widersacher hat gesiegt: verloren.
    }
page-adventure-tale-whose = Wessen Erzählung
page-adventure-tale-share = Erzählung teilen
page-adventure-tale-copy = Kopieren
page-adventure-tale-print = Drucken

## All cards

page-adventure-gallery-kind = Art
page-adventure-gallery-act = Akt
page-adventure-gallery-sign = Fähigkeit oder Geschichtssymbol
page-adventure-gallery-text = Name oder Text
page-adventure-gallery-all = alle
page-adventure-gallery-count =
    { $count ->
        [0] Keine Karte
        [one] Eine Karte
       *[other] { $count } Karten
    }
page-adventure-gallery-copies = { $count } Exemplare
page-adventure-gallery-before = vorige
page-adventure-gallery-after = nächste

## Pictures of the rulebook

page-adventure-picture-characters = Herkunft, Antrieb und Bestimmung: die drei Spalten einer Geschichte.
page-adventure-picture-trait = Ein Wesenszug: was er verlangt oder kostet, und was er bringt.
page-adventure-picture-challenge = Eine Herausforderung: die Schwierigkeit auf dem Schild, die Fähigkeiten, deren Runen helfen, und zwei Wege; ein Weg mit +1 ist um 1 schwerer.
page-adventure-picture-rewards = Fähigkeiten, Geschichtssymbole, Triumph und Tragödie bleiben in der Geschichte; Erfahrung, Tugend, Verderbnis und Karten gibt es sofort.
page-adventure-picture-cards = Eine Heldenkarte und eine Antiheldenkarte.
page-adventure-picture-allies = Ein Verbündeter liegt unter einer Herausforderung, die um 1 schwerer ist; wer sie besteht, gewinnt ihn.
page-adventure-picture-adversaries = Ein Widersacher: ein Weg, und eine Wirkung auf alle, solange er daliegt.
page-adventure-picture-solo = Der Widersacher, seine Quest und sein Aufstieg.
page-adventure-picture-runes = Die zwei Seiten jeder Art: Grundrune, Grundrune mit Karte, Dunkle Rune, Fähigkeit und zwei besondere Runen.
page-adventure-picture-cast = Drei Grundrunen und zwei einer Fähigkeit: Die Punkte werden addiert.
page-adventure-picture-dark = Eine Erfahrung kauft eine Dunkle Rune; ihre hohe Seite verdirbt.
page-adventure-picture-outcome = Ein Ergebnis von 5 erreicht die Zielzahl 5: bestanden.
page-adventure-picture-setup = Drei Reihen zu vier Karten; nur Akt I liegt anfangs offen.
page-adventure-picture-acts = Der nächste Akt wird aufgedeckt, wenn eine Spalte voll ist.
page-adventure-picture-track = Sieben Stufen: welche Karten man spielen darf, und was die letzte zahlt. Alle beginnen auf der dritten.
page-adventure-picture-sets = Gleiche Geschichtssymbole bringen 2, 4 oder 8 Punkte.
page-adventure-picture-stack = Die zweite Karte wirkt zuerst.
page-adventure-picture-journey = Eine Reise: eine Erfahrung, und eine andere Karte nimmt den Platz ein.

## The lesson. `.other` answers another move than the one that is asked for.

lesson-welcome =
    Willkommen bei Call to Adventure! Du und Bob, ihr erzählt je das Leben eines Helden, und wir spielen zusammen
    eine erste Partie. Stapel und Würfe sind vorbereitet, damit du die Regeln nach und nach kennenlernst.
lesson-story =
    Zu einem Helden gehören drei Charakterkarten: Herkunft, Antrieb und Bestimmung. Unter jede kommen drei weitere
    Karten, in drei Akten von der Jugend bis zur Legende. Diese neun Karten erzählen die Geschichte. Am Ende
    gewinnen die meisten Punkte.
lesson-keep =
    Du hast von jeder Sorte zwei Karten und behältst eine. Nimm, was zusammenpasst: „Bauernkind“, „Ruf der Wildnis“
    und „Drachenblut“ drehen sich um Konstitution. Deine Bestimmung bleibt geheim und zahlt sich am Ende aus.
    .other = In einer echten Partie entscheidest du. Behalte hier „Bauernkind“, „Ruf der Wildnis“ und „Drachenblut“.
lesson-board =
    Das ist deine Geschichte. Deine Charaktere geben dir zweimal Konstitution, einmal Weisheit und ein Natursymbol.
    Du beginnst mit 3 Erfahrung, auf der dritten Stufe der Verderbnisleiste und mit einer Heldenkarte auf der Hand.
lesson-rows =
    Vier Karten aus Akt I liegen offen, die anderen Akte verdeckt. Es gibt Wesenszüge und Herausforderungen. In
    jedem Zug hast du eine Hauptaktion: einen Wesenszug erwerben oder eine Herausforderung versuchen.
lesson-trait =
    Einen Wesenszug erwirbst du einfach, wenn du seine Voraussetzung erfüllst und seine Kosten zahlst.
    „Abenteuerlust“ kostet 1 Erfahrung und gibt Konstitution und Natur, genau was du sammelst. Wähle die Karte und
    nimm sie.
    .other = Das ginge auch. Nimm hier „Abenteuerlust“.
lesson-journey =
    Sie gehört jetzt zu deiner Geschichte, und eine neue Karte liegt in der Reihe. Einmal im Zug ist auch eine Reise
    möglich: 1 Erfahrung ersetzt eine Karte. „Eingestürzte Mine“ verlangt Stärke und Intelligenz, und beides fehlt
    dir. Ersetze sie.
    .other = Deine Hauptaktion ist getan. Mach jetzt eine Reise und ersetze „Eingestürzte Mine“.
lesson-host =
    Ein Verbündeter! Er liegt unter einer Herausforderung und macht sie um 1 schwerer. Wer sie besteht, bekommt ihn.
    Du wählst, welche: Leg „Treuer Hund“ unter „Grausamer Winter“, wo dir deine Konstitution hilft.
    .other = Dort hätte Bob bessere Aussichten als du. Wähle „Grausamer Winter“.
lesson-turn =
    Du konntest nichts mehr tun, also endete dein Zug von selbst. Bob hat „Tapferkeit“ genommen. Dann half dir
    „Bauernkind“: Beginnst du einen Zug mit höchstens 1 Erfahrung, bekommst du 1 dazu.
lesson-attempt =
    Nun eine Herausforderung. „Grausamer Winter“ hat Schwierigkeit 4 und zwei Wege. „Das letzte Brot teilen“ ist um
    1 schwerer, dazu 1 für den Verbündeten: Zielzahl 6. Dafür gibt es Tugend. Wähle die Karte und diesen Weg.
    .other = Das ginge auch. Versuche hier „Grausamer Winter“ auf dem Weg „Das letzte Brot teilen“.
lesson-runes =
    Diese Runen wirst du werfen. Immer drei Grundrunen, je 1 oder 0. Für jede Konstitution eine mehr, 2 oder 1. Die
    dritte einer Fähigkeit ist besonders: 2 oder 0, aber ihre 0 bringt ein Geschenk. Auch Stärke würde helfen.
lesson-dark =
    Deine Chance ist 50 %. Dunkle Runen kosten je 1 Erfahrung, bis zu drei im Zug. Sie zeigen 2 oder 1, doch ihre 2
    bringt Verderbnis. Mit einer davon sind es 82 %. Wähle eine Dunkle Rune und wirf.
    .other = Wähle zuerst eine Dunkle Rune, dann wirf.
lesson-cast =
    Die Dunkle Rune zeigt 2, Konstitution 2, 1 und 0, die Grundrunen 0: Das Ergebnis ist 5. Die 0 der besonderen
    Rune gab dir 1 Erfahrung. Die dunkle 2 führt dich eine Stufe näher zur Verderbnis.
lesson-draw =
    Eine Grundrune zeigt eine Karte: Zieh eine Heldenkarte oder eine Antiheldenkarte. Heldenkarten helfen dir meist,
    Antiheldenkarten verführen dich oder hindern andere. Zieh eine Heldenkarte.
    .other = Auch die sind nützlich. Aber zieh hier eine Heldenkarte.
lesson-track =
    Das ist die Verderbnisleiste. Auf den zwei hellsten Stufen spielst du nur Heldenkarten, auf den nächsten zwei
    beide Arten, auf den drei dunkelsten nur Antiheldenkarten. Auf der letzten gibt es keine Dunklen Runen. Deine
    Stufe am Ende bringt Punkte.
lesson-play =
    Das Ergebnis ist 5, du brauchst 6. Jede Helden- und Antiheldenkarte sagt, wann sie gespielt wird: vor dem Wurf,
    danach, wenn der Ausgang feststeht. „Letzte Kraft“ passt jetzt, nach dem Wurf: +2. Spiele sie.
    .other = Dann würdest du scheitern. Spiele „Letzte Kraft“.
lesson-success =
    7 gegen 6: bestanden! Die Karte gehört zu deiner Geschichte und zeigt deinen Weg: Konstitution und Göttlichkeit.
    Die Tugend führt dich auf Stufe 3 zurück, und „Treuer Hund“ ist dein. Die gespielte Karte ist 1 Punkt wert.
lesson-end =
    Deine Hauptaktion ist getan. Eine Reise wäre noch möglich, aber du brauchst deine Erfahrung noch, und was am
    Ende übrig ist, bringt Punkte. Beende deinen Zug.
    .other = Spare diesmal deine Erfahrung. Beende deinen Zug.
lesson-bob =
    Bob hat „Straßenschlägerei“ auf dem dunklen Weg bestanden und dafür eine Antiheldenkarte bekommen. Du siehst,
    wie viele Karten er hat und welcher Art, aber nicht, welche es sind.
lesson-wolves =
    „Wölfe am Pferch“ gäbe dir Weisheit und Natur. Aber dafür hast du nur eine Weisheitsrune: eine Chance von 31 %.
    Es gibt Hilfe, also versuche es trotzdem, auf dem Weg „Das Rudel verstehen“.
    .other = Das ginge auch. Versuche hier „Wölfe am Pferch“ auf dem Weg „Das Rudel verstehen“.
lesson-power =
    Karten im Spiel haben Kräfte. „Ruf der Wildnis“: einmal im Zug, vor dem Wurf, 1 Erfahrung für eine Rune der
    Herausforderung mehr. Das macht 81 %, ohne die Gefahr einer Dunklen Rune. Wähle deinen Antrieb und nutze ihn.
    .other = Nutze zuerst „Ruf der Wildnis“.
lesson-pass =
    5 gegen 4! Und die Karte auf einer Grundrune brachte dir „Zweiter Atem“. Jetzt dürfen alle reagieren, du zuerst.
    „Treuer Hund“ könnte 3 beitragen, aber nur einmal. Behalte ihn und passe.
    .other = 5 reicht. Behalte „Treuer Hund“ für später und passe.
lesson-answer =
    Bob spielt „Furcht einflößen“: −2, und du würdest scheitern. Aber auf jede Karte darf man antworten, bevor sie
    wirkt, und die letzte wirkt zuerst. „Dem Bösen trotzen“ hebt eine Antiheldenkarte auf. Spiele sie.
    .other = Du hast eine bessere Antwort: „Dem Bösen trotzen“.
lesson-column =
    Seine Karte ist aufgehoben, und du hast die Wölfe bestanden. Das war deine dritte Karte: Die erste Spalte ist
    voll. Akt I ist für dich zu, und wenn dein nächster Zug beginnt, wird Akt II aufgedeckt.
lesson-failure =
    Bob brauchte 5 und warf 4. Wer scheitert, legt die Karte ab und bekommt zum Trost 1 Erfahrung. Bobs Herkunft gab
    ihm 2 dazu.
lesson-act =
    Akt II: schwerere Herausforderungen, mehr Punkte. Bob darf aus beiden Akten wählen, bis seine erste Spalte voll
    ist. „Der irre Kultist“ ist ein Widersacher: nur ein Weg, und er macht allen das Leben schwer, solange er da
    liegt.
lesson-siege =
    „Belagerung der Flussfeste“ bringt 4 Triumph. Es gibt Triumph und Tragödie, beides sind Punkte. Deine Chance ist
    50 %. Versuchen wir unser Glück, ohne Dunkle Rune. Sieh zu!
lesson-retry =
    Nur 2 gegen 6! Auch die 3 des Hundes hätten nicht gereicht, also hast du gepasst. Du bist gescheitert, doch für
    diesen Augenblick gibt es eine Karte: „Zweiter Atem“ lässt es dich noch einmal versuchen. Spiele sie.
    .other = Dann wäre die Herausforderung verloren. Spiele „Zweiter Atem“.
lesson-again =
    Dieselbe Herausforderung, derselbe Weg, und was du bezahlt hättest, wäre noch da. Auch was der erste Wurf
    brachte, bleibt: 1 Erfahrung und die Karte „Tat der Gnade“. Diesmal kaufen wir eine Dunkle Rune.
lesson-ally =
    5 gegen 6. Die Dunkle Rune zeigt 1, also keine Verderbnis. Jetzt kann „Treuer Hund“ helfen: Er wird geopfert und
    bringt 3. Wähle den Verbündeten und nutze seine Kraft.
    .other = Dann würdest du wieder scheitern. Nutze „Treuer Hund“.
lesson-mercy =
    Bestanden! Und noch eine Karte passt: „Tat der Gnade“ ist für einen Erfolg auf einem hellen Weg gedacht und gibt
    Tugend. Spiele sie.
    .other = Auf der Hand ist sie nichts wert. Spiele „Tat der Gnade“.
lesson-virtue =
    Du stehst auf Stufe 2. Sie brächte 4 Punkte, aber Antiheldenkarten darfst du hier nicht spielen. „Belagerung der
    Flussfeste“ liegt unter deinem Antrieb, mit einer weiteren Konstitution und 4 Triumph.
lesson-ranger =
    Manche Wesenszüge haben eine Voraussetzung: „Waldläufertum“ verlangt 2 Konstitution, und du hast 5. Für 1
    Erfahrung gibt es eine mehr, 1 Triumph und dein viertes Natursymbol. Nimm es.
    .other = Das ginge auch. Nimm hier „Waldläufertum“.
lesson-sets =
    Gleiche Geschichtssymbole zählen zusammen: zwei bringen 2 Punkte, drei 4, vier oder mehr 8. Deine vier
    Natursymbole sind 8 Punkte wert. Nun eilen wir zu deinem letzten Zug.
lesson-last =
    Du hast acht Karten, und die neunte beendet die Partie. „Der sterbende Wald“ passt zu dir, mit einer Chance von
    88 %: Natur, 2 Triumph und Tugend. Versuche ihn auf dem Weg „Den Wurzeln Blut geben“.
    .other = Das ginge auch. Versuche hier „Der sterbende Wald“ auf dem Weg „Den Wurzeln Blut geben“.
lesson-ninth =
    Neun Karten: Deine Geschichte ist vollständig. Ihre Tugend hat dich auf die hellste Stufe geführt. Alle anderen,
    hier Bob, haben noch einen Zug. Dann werden die Bestimmungen aufgedeckt und die Punkte gezählt.
lesson-destiny =
    „Drachenblut“ bringt 2 Punkte für jede Konstitution: Du hast { $icons }, das macht { $points }. Eine Bestimmung
    ist ein Plan für die ganze Partie.
lesson-score =
    In deiner Geschichte { $printed }, gleiche Symbole { $sets }, Erfahrung { $xp }, gespielte Heldenkarten
    { $played }, deine Stufe { $track }, Bestimmung { $destiny }: zusammen { $total } Punkte. Bob hat { $bob }, du
    gewinnst!
lesson-real =
    In einer echten Partie fallen die Runen, wie sie wollen. Und du wirst auch gefragt, wenn du nur passen kannst,
    damit niemand deine Hand errät; die Seite passt dann für dich.
lesson-farewell =
    Mehr steht in den Regeln, und die Liste der Karten zeigt sie alle. Die erste Partie kommt ohne Verbündete und
    Widersacher aus; allein oder gemeinsam stellst du dich einem eigenen Widersacher. Viel Glück!

## Tasten

page-adventure-keys = so viele dunkle Runen
