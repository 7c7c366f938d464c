### Call to Glory im Browser, auf Deutsch: die Lektion.
### `.other` antwortet auf einen anderen Zug als den verlangten.

lesson-welcome =
    Willkommen bei Call to Glory! Du spielst jetzt eine erste Runde gegen Hana.
    Die Karten sind vorbereitet, damit du jede Regel kennenlernst. In einem echten Spiel tut das niemand.
lesson-hand =
    Das sind deine Karten. Drei wurden dir ausgeteilt. Du beginnst, darum hast du auch schon von jedem
    der beiden Zugstapel eine Karte gezogen.
lesson-numbers =
    Die Zahl auf einer Karte sagt zweierlei: was der Charakter wert ist und wie viele es davon gibt.
    Es gibt 20 Bauern, sie zählen 20 Punkte. Es gibt nur 6 Kaiser, sie zählen 6.
lesson-aim =
    Sammle Karten desselben Charakters und lege sie als Satz vor dir aus. Am Ende der Runde bringt
    jeder deiner Sätze seine Zahl.
lesson-discard =
    Ein Zug ist kurz: Zieh zwei Karten, dann lege einen Satz aus oder wirf eine Karte ab. Du hast keine
    zwei gleichen, also musst du abwerfen. Wirf den Samurai ab.
    .other = In einem echten Spiel könntest du das tun. Wirf hier den Samurai ab.
lesson-places =
    Deine Karte hat einen Ablagestapel begonnen, also musste Hanas Karte den anderen beginnen: Ein leerer
    Platz wird immer zuerst gefüllt. Haben beide Stapel Karten, hast du die Wahl.
lesson-draw =
    Du bist dran. Zieh zwei Karten, von zwei verschiedenen Stapeln. Beginne mit Zugstapel 1.
lesson-take =
    Ein zweiter Mönch! Du siehst die erste Karte, bevor du den zweiten Stapel wählst. Auch von den
    Ablagestapeln darfst du ziehen: Hana hat einen Bauern weggeworfen. Nimm ihn dir!
    .other = Sieh dir Ablagestapel 2 an: Mit diesem Bauern hast du ein Paar.
lesson-lay =
    Jetzt hast du zwei Paare. Zwei Karten genügen für einen Satz, und du legst einen Satz pro Zug aus.
    Lege die Bauern aus: 20 Punkte.
    .other = Heb dir die anderen für später auf. Lege die zwei Bauern aus.
lesson-larger =
    Hana legt zwei Mönche aus. Von jedem Charakter liegt höchstens ein Satz auf dem Tisch: Wer einen
    größeren auslegt, verdrängt den kleineren. Du hast selbst zwei Mönche, dir fehlt noch einer.
lesson-hope = Versuch dein Glück mit Zugstapel 2.
lesson-luck =
    Der dritte Mönch! Du ziehst trotzdem noch eine zweite Karte, und zwar von einem anderen Stapel. Nimm Zugstapel 1.
lesson-outdo = Drei sind mehr als zwei. Lege alle drei Mönche aus!
    .other = Zwei Mönche wären nicht mehr als Hanas zwei. Lege alle drei aus.
lesson-outdone =
    Hana muss ihre Mönche sofort abwerfen, alle auf einen Stapel. Ein Platz war leer, also mussten sie
    dorthin. Die 18 Punkte gehören jetzt dir.
lesson-beaten =
    Das kann auch dir passieren: Drei Bauern schlagen deine zwei. Du wirfst deine ab, und weil auf beiden
    Ablagestapeln Karten liegen, wählst du einen. Danach bist du dran: Lege sie auf Stapel 1, dann bleibt
    der Mönch auf Stapel 2 in Reichweite.
    .other = Das würde den Mönch verdecken. Lege die Bauern auf Ablagestapel 1.
lesson-common =
    Es gibt 20 Bauern, darum hält sich ein Satz von ihnen selten lange. Such dir etwas Sichereres: Zieh
    von Zugstapel 1.
lesson-again = Ein zweiter Kaiser! Nimm jetzt den Mönch von Ablagestapel 2. Er kann später nützen.
    .other = Der Mönch auf Ablagestapel 2 nützt dir mehr.
lesson-rare =
    Es gibt nur sechs Kaiser, und zwei davon hast du. Um sie zu schlagen, bräuchte man drei der anderen
    vier. Wenige Punkte, aber sichere: Lege die Kaiser aus.
    .other = Die Daimyos können warten. Lege die zwei Kaiser aus.
lesson-watch =
    Hast du das gesehen? Hana hat den anderen Mönch genommen. Was jemand von einem Ablagestapel nimmt,
    sehen alle: Merk es dir. Und nun überspringen wir ein paar Züge.
lesson-later =
    Ein paar Züge später hast du fünf Sätze, und Hana hat die Bauern und die Ninja. Du hast noch drei
    Mönche auf der Hand. Wie viele Karten du hältst, ist nicht begrenzt.
lesson-danger =
    Hana sammelt Mönche: Vier würden deine drei schlagen. Zieh von Zugstapel 1.
lesson-fourth = Noch ein Mönch: Jetzt hast du vier. Zieh die zweite Karte von Zugstapel 2.
lesson-replace =
    Ein Satz wird nie erweitert. Aber du darfst deinen eigenen durch einen größeren aus der Hand
    ersetzen. Lege vier Mönche aus.
    .other = Um drei Mönche zu ersetzen, brauchst du mehr als drei. Lege alle vier aus.
lesson-old-set =
    Den alten Satz wirfst du ab, als wäre er geschlagen, und wählst den Stapel. Lege ihn auf Stapel 1. Von
    nun an braucht Hana fünf Mönche.
    .other = Beide Stapel wären möglich. Lege die Mönche hier auf Ablagestapel 1.
lesson-sixth =
    Zu zweit endet die Runde, wenn jemand am Ende eines Zuges sechs Sätze hat. Du hast fünf, und einen
    Gesandten auf der Hand. Zieh von Zugstapel 2.
lesson-always-two = Der zweite Gesandte! Du ziehst immer zwei Karten: Nimm eine von Zugstapel 1.
lesson-end = Lege die Gesandten aus, deinen sechsten Satz.
    .other = Lege die zwei Gesandten aus, dann ist die Runde zu Ende.
lesson-score =
    Die Runde ist zu Ende. Jeder Satz zählt seine Zahl einmal, ob groß oder klein.
    Du: 18 + 16 + 12 + 9 + 8 + 6 = { $points } Punkte. Hana: 20 + 14 = { $others } Punkte.
    Handkarten zählen nichts.
lesson-other-ends =
    Eine Runde endet auch, wenn alle neun Charaktere auf dem Tisch liegen oder wenn ein Zugstapel
    aufgebraucht ist.
lesson-rounds =
    Das ganze Spiel hat vier Runden, und jede beginnt mit neuen Karten. Wer die wenigsten Punkte hat,
    fängt an, als Nächstes also Hana. Am Ende gewinnt, wer insgesamt die meisten Punkte hat.
lesson-farewell =
    Mehr brauchst du nicht! Am Tisch findest du die Regeln, und Tipps, wenn du magst. Deine nächsten
    Karten werden gemischt, und nach dem Spiel kannst du nachprüfen, dass niemand sie vorbereitet hat. Viel Spaß!

## The table on the page

page-glory-pile-name =
    { $pile ->
        [deck-1] Zugstapel 1
        [deck-2] Zugstapel 2
        [discard-1] Ablage{ "\u00AD" }stapel 1
       *[discard-2] Ablage{ "\u00AD" }stapel 2
    }
page-glory-pile =
    { $label }: { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }{ $top-is ->
        [empty] { "" }
       *[given] , oben: { $top }
    }
page-glory-discard-here = Die gewählte Karte auf { name-pile } legen
page-glory-supply =
    { $count ->
        [0] keine Ninja-Figur mehr
        [one] noch eine Ninja-Figur
       *[other] noch { $count } Ninja-Figuren
    }
page-glory-figures =
    { $count ->
        [0] keine Ninja-Figur
        [one] eine Ninja-Figur
       *[other] { $count } Ninja-Figuren
    }
page-glory-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
page-glory-laid = + { $count } auf dem Tisch
page-glory-so-far = bisher, ohne Bonuspunkte
page-glory-goal = { $count } von { $goal } Sätzen
page-glory-hand-of =
    { $name }: { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    } auf der Hand
page-glory-goal-short = { $count }/{ $goal }
page-glory-near = Noch ein Satz, und die Runde ist zu Ende.
page-glory-nine = { $count } von 9 Charakteren
page-glory-nine-about = Liegen alle neun Charaktere auf dem Tisch, ist die Runde zu Ende.
page-glory-nine-near = Noch einer, und die Runde endet
page-glory-seen = Auf der Hand gesehen: { $cards }
page-glory-beats = schlägt den Satz aus { $count }
page-glory-replaces = ersetzt deine { $count }
page-glory-ends = beendet die Runde
page-glory-no-sets = Noch keine Sätze
page-glory-your-side = Deine Seite des Tisches
page-glory-your-sets = Hier legst du deine Sätze aus
page-glory-your-hand = Deine Handkarten
page-glory-empty-hand = Du hast keine Karte auf der Hand
page-glory-held =
    { $count ->
        [one] { name-kind }
       *[other] { form-number } { name-kind.many }
    }.
page-glory-can-lay = Du kannst sie als Satz auslegen.
page-glory-fewer = Eine Karte weniger auslegen
page-glory-more = Eine Karte mehr auslegen
page-glory-mission = Auftrag { name-stack }, { name-kind }: { $count } Bonuspunkte für jede ausliegende Karte
page-glory-mission-each = +{ $count } je Karte
page-glory-or-strike = … oder nutze eine Figur gegen einen leuchtenden Satz
page-glory-bonus = { $count } Bonus
page-glory-round = Runde
page-glory-round-number = Runde { $number }
page-glory-total = Summe

## Pictures of the rulebook

page-glory-picture-cards = Die neun Charaktere. Die Zahl ist der Wert eines Satzes und zugleich die Anzahl der Karten.
page-glory-picture-setup = Zwei Zugstapel, zwei leere Plätze dazwischen und drei Karten für jeden.
page-glory-picture-action1 = Zwei Karten auf die Hand, von zwei verschiedenen Stapeln.
page-glory-picture-action2a = Sechs Bauern überbieten vier: Die vier kommen auf einen Ablagestapel.
page-glory-picture-action2b-empty = Ein Platz ist leer: Die Karte muss dorthin.
page-glory-picture-action2b-choice = Beide Stapel haben Karten: Wer die Karte abwirft, wählt.
page-glory-picture-players = { $count } Spieler
page-glory-picture-goal = { $count } Sätze
page-glory-picture-nine = alle neun Charaktere
page-glory-picture-empty = ein leerer Zugstapel
page-glory-picture-round-end = Jedes davon beendet die Runde.
page-glory-picture-scoring = Sechs Sätze gegen zwei: 60 Punkte gegen 36.
page-glory-picture-missions-setup = Ein geheimer Auftrag aus jedem Stapel: 5, 4 oder 3 Punkte für jede Karte.
page-glory-picture-missions = Zwei Kaiserinnen und der Auftrag aus Stapel A: 2 × 5 = 10 Bonuspunkte.
page-glory-picture-ninja-gain = Wer Ninja auslegt, nimmt eine Figur.
page-glory-picture-ninja = Eine Figur eliminiert eine Karte: Aus drei Mönchen werden zwei.

## Headings of moves in the text view

page-glory-moves-lay = Einen Satz auslegen
page-glory-moves-discard = Eine Karte abwerfen
page-glory-moves-strike = Eine Ninja-Figur einsetzen
page-glory-moves-other = Andere Züge
