### Victory & Honor im Browser, auf Deutsch.

## The lesson. `.other` answers another move than the one that is asked for.

lesson-welcome =
    Willkommen bei Victory & Honor! Du spielst jetzt eine erste Runde, mit Cindy als Partnerin.
    Die Karten sind vorbereitet, damit du jede Regel kennenlernst. In einem echten Spiel tut das niemand.
lesson-partner =
    Cindy sitzt dir gegenüber. Bob, links von dir, und Diane, rechts von dir, spielen gegen euch. Deine
    Punkte und die von Cindy werden addiert.
lesson-hand =
    Das sind deine zehn Karten. Jede Farbe ist ein Regiment: Zahlen von 1 bis 7 und darüber Generäle mit
    einem, zwei oder drei Sternen. Eine Runde hat drei Phasen, und in jeder spielst du drei Karten.
lesson-places =
    Das ist dein Schlachtfeld: linker Flügel, Zentrum und rechter Flügel. Die vier linken Flügel kämpfen
    gegeneinander, ebenso die vier Zentren und die vier rechten Flügel.
lesson-lead =
    Du beginnst. Die Position, die du wählst, bestimmt, wer als Nächstes spielt: Der linke Flügel gibt den
    Zug an Bob weiter, das Zentrum an Cindy, der rechte Flügel an Diane. Spiele die rote 6 ins Zentrum.
    .other = In einem echten Spiel könntest du das tun. Spiele hier die rote 6 ins Zentrum.
lesson-marked =
    Du hast das Zentrum eröffnet, nun ist es für alle vier rot markiert: Wer Rot hat, muss es dort spielen.
    Und nirgends sonst kann noch mit Rot eröffnet werden. Cindy ist an der Reihe.
lesson-artillery =
    Cindy eröffnet ihren rechten Flügel mit Grün, mit der Artillerie. Sie zeigt auf Bobs linken Flügel: Was
    dort offen liegt, wird beschossen und erbeutet. Bob sitzt rechts von Cindy, also ist er dran.
lesson-sacrifice =
    Bob meidet die Artillerie und spielt ins Zentrum. Er hat kein Rot, also muss er eine Karte opfern,
    verdeckt. So eine Karte kann nicht gewinnen, mit einer Ausnahme.
lesson-trump =
    Und da kommt sie. Diane hat den linken Flügel mit Gelb eröffnet. Drei Farben sind markiert, also ist
    die vierte, Schwarz, Trumpf. Jede verdeckte schwarze Karte ist ein Trumpf, auch eine schon gespielte.
    Ist Bobs Karte einer?
lesson-scout =
    Du bist dran. Der linke Flügel ist gelb, und du hast Gelb: Dort musst du bedienen. Spiele deinen Späher
    dorthin. Dann ist Bob an der Reihe, und der Späher gibt ihm einen Befehl.
    .other = Gleich siehst du, warum: Spiele den gelben Späher auf den linken Flügel.
lesson-order =
    Wohin muss Bob spielen? Vor seinem linken Flügel wartet Cindys Artillerie: Schick ihn dorthin! Gegner
    müssen einem Späher gehorchen. Einer Partnerin macht er nur einen Vorschlag.
    .other = Auf dem rechten Flügel wäre er sicher. Schick ihn auf den linken.
lesson-hit =
    Das tut weh. Der Drei-Sterne-General ist Bobs einzige gelbe Karte, also musste er ihn spielen, genau vor
    die Artillerie. Eine beschossene Karte bleibt bis zur Schlacht liegen.
lesson-play-trump =
    Cindy hat ins Zentrum gespielt, also bist du wieder dran. Nur dein rechter Flügel ist leer, und er ist
    grün. Du hast kein Grün: irgendeine Karte, verdeckt. Nimm die schwarze 5: Ein Trumpf schlägt jeden General.
    .other = Nur ein Trumpf kann hier gewinnen. Spiele die schwarze 5.
lesson-cavalry =
    Cindys Kavallerie ist die vierte und letzte Karte auf den linken Flügeln. Kommt eine Kavallerie zuletzt,
    gelingt ihr ein Flankenangriff: Sie schlägt dort alles, auch Generäle, außer es liegt dort ein Trumpf.
lesson-fill =
    Bob ist an der Reihe, aber seine letzte leere Position zeigt zu dir, und du bist voll. Lässt sich der Zug
    nicht mehr weitergeben, werden die leeren Positionen im Uhrzeigersinn gefüllt. Diesmal hat nur Bob eine.
lesson-battle =
    Dann liegen alle zwölf Karten, und die Schlacht wird in fester Reihenfolge entschieden. Zuerst die
    Artillerie: Cindy erbeutet Bobs Drei-Sterne-General.
lesson-flank =
    Dann jede Position. Auf dem linken Flügel liegt alles offen, also kein Trumpf, und Cindys Kavallerie kam
    zuletzt. Sie erbeutet Dianes Zwei-Sterne-General und deinen Späher.
lesson-highest =
    Ohne Flankenangriff gewinnt der höchste Trumpf, und ohne Trumpf die höchste Karte der markierten Farbe.
    Im Zentrum hängt alles an Bobs verdeckter Karte. Sehen wir nach!
lesson-won =
    Es war die schwarze 3, ein Trumpf. Sie nimmt das Zentrum und Cindys Drei-Sterne-General. Aber deine
    schwarze 5 nimmt den rechten Flügel: vier Karten für deine Beute, darunter ein General. Ansehen darfst
    nur du sie.
lesson-centre =
    Wer das Zentrum gewinnt, beginnt die nächste Phase, also Bob. Jede Phase beginnt mit leeren
    Schlachtfeldern, ohne Marker und ohne Trumpf.
lesson-ordered =
    Jetzt gibt Bobs Späher dir einen Befehl: auf den rechten Flügel. Er ist schwarz, und du hast zwei
    schwarze Karten. Deine Artillerie würde dort auf Dianes linken Flügel zeigen. Spiele sie!
    .other = Heb dir den General auf. Spiele die schwarze Artillerie.
lesson-waits =
    Diane sieht deine Artillerie und lässt ihren linken Flügel leer. Sehen wir zu, wie lange das gut geht.
lesson-no-way =
    Dein linker Flügel zeigt zu Bob, und der ist voll: An ihn darfst du den Zug nicht weitergeben, solange es
    anders geht. Also ins Zentrum. Du hast kein Grün: Opfere die rote 5.
    .other = Diese Karte brauchst du noch. Opfere die rote 5.
lesson-helped =
    Cindy hat von dir gelernt: Ihr Späher schickt Diane auf die einzige Position, die ihr bleibt, genau vor
    deine Artillerie.
lesson-last =
    Dianes General ist getroffen. Nun wird der Zug nicht mehr weitergegeben, und du füllst deinen linken
    Flügel. Er ist rot, und deine Karte ist dort die letzte: Lass die Kavallerie angreifen.
    .other = Diese Karte brauchst du später noch. Spiele die rote Kavallerie.
lesson-second =
    Deine Artillerie hat einen General erbeutet, deine Kavallerie den linken Flügel. Diane hat das Zentrum
    gewonnen und beginnt Phase 3. Gehen wir gleich zur letzten Karte dieser Phase.
lesson-reserve =
    Der rechte Flügel ist grün. Du kannst nicht bedienen, und Rot ist Trumpf: Jede deiner beiden Karten kann
    gewinnen. Die andere bleibt als Reserve und kommt zu deiner Beute. Behalte den General, spiele die Artillerie.
    .other = In deiner Beute ist der General mehr wert. Spiele die rote Artillerie.
lesson-regiments =
    Die Runde ist zu Ende, und jeder zählt, Farbe für Farbe. Ein General bringt seine Sterne. Eine
    Regimentskarte, 1 bis 7, bringt einen Punkt für jeden General ihrer Farbe; ohne General bringt sie nichts.
lesson-score =
    Du hast 2 + 1 + 3 × 2 = 9 für Rot und ebenso viel für Grün, { $points } Punkte. Ohne deine Reserve hätte
    Rot nur 1 + 3 × 1 = 4 gebracht. Cindy hat { $partner }: zusammen { $sum }. Bob und Diane haben { $others }.
lesson-rounds =
    Ein Spiel hat vier Runden. Die Seite mit weniger Punkten bestimmt, wer von beiden die nächste beginnt,
    jetzt also Bob oder Diane. Am Ende gewinnt, wer insgesamt mehr Punkte hat.
lesson-farewell =
    Mehr brauchst du nicht! Am Tisch findest du die Regeln, und Tipps, wenn du magst. Deine nächsten
    Karten werden gemischt, und nach dem Spiel kannst du nachprüfen, dass niemand sie vorbereitet hat. Viel Spaß!

## The table on the page

page-honor-card = { form-card }
page-honor-card-title =
    { $rank ->
        [scout] Späher
        [artillery] Artillerie
        [cavalry] Kavallerie
        [bugle] Signalhorn
        [flag] Fahne
        [drum] Trommel
        [one-star] General
        [two-star] General
        [three-star] General
       *[other] Infanterie
    }
page-honor-place =
    { $place ->
        [left] links
        [centre] Zentrum
       *[right] rechts
    }
page-honor-place-title = { name-place.title }
page-honor-battlefield = Schlachtfeld von { $name }
page-honor-cell-empty = { $name }, { name-place }: leer.
page-honor-cell-up = { $name }, { name-place }: { $card }, Karte { $number } der Phase.
page-honor-cell-down =
    { $name }, { name-place }: { $card-is ->
        [given] deine verdeckte Karte, { $card },
       *[empty] verdeckt,
    } Karte { $number } der Phase.
page-honor-marked = Markiert: { name-colour }.
page-honor-cannot = Ausgeschlossen: { $colours }.
page-honor-ordered = Der Befehl des Spähers.
page-honor-suggested = Der Vorschlag des Spähers.
page-honor-choose-place = Wähle { name-place.object }.
page-honor-face-up = offen
page-honor-face-down = verdeckt
page-honor-lies-up = Sie wird offen liegen.
page-honor-lies-down = Sie wird verdeckt liegen.
page-honor-your-hand = Deine Hand
page-honor-empty-hand = Keine Karten
page-honor-hand-of =
    { $name }: { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    } auf der Hand
page-honor-spoils-of =
    { $name }: { $count ->
        [0] noch keine Beute
        [one] eine Karte erbeutet
       *[other] { $count } Karten erbeutet
    }
page-honor-voids = Farben, die { $name } fehlen: { $colours }.
page-honor-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
page-honor-side-points =
    { $count ->
        [one] { $count } Punkt für beide Partner
       *[other] { $count } Punkte für beide Partner
    }
page-honor-partner = Partner: { $name }
page-honor-phase = Phase { $phase } von { $phases }
page-honor-before-round = Vor Runde { $number }
page-honor-trump = Trumpf: { name-colour }
page-honor-no-trump = noch kein Trumpf
page-honor-lost =
    { $count ->
        [one] eine Karte verloren
       *[other] { $count } Karten verloren
    }
page-honor-battle = Schlacht der Phase { $phase }
page-honor-skip = Überspringen
page-honor-shelling = Die Artillerie feuert!
page-honor-nobody = Niemand
page-honor-how =
    { $how ->
        [flank] Flankenangriff
        [trump] höchster Trumpf
        [first] erstes Ehrenzeichen
       *[highest] höchste Karte
    }
page-honor-why-lost =
    { $why ->
        [rout] alle fliehen
       *[shelled] alles beschossen
    }
page-honor-artillery = Artillerie
page-honor-outcome = Phase { $phase }: wer gewann
page-honor-outcome-away = Ergebnis weglegen
page-honor-spoils = Beute
page-honor-your-spoils = Deine Beute
page-honor-no-spoils = Du hast noch nichts erbeutet.
page-honor-no-general = kein General
page-honor-honours-later = Ehrenzeichen zählen am Ende der Runde
page-honor-spoils-worth =
    Bisher: { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
page-honor-seen = Gesehene Karten
page-honor-card-is =
    { $card }: { $state ->
        [seen] gesehen
        [held] auf deiner Hand
       *[hidden] noch nicht gesehen
    }
page-honor-legend =
    { $state ->
        [seen] gesehen
        [held] auf der Hand
       *[hidden] noch im Spiel
    }

## Headings of moves in the text view

page-honor-moves-play = { name-place.title }
page-honor-moves-order = Der Befehl des Spähers
page-honor-moves-starter = Wer beginnt

## The score sheet

page-honor-sheet-round = Runde
page-honor-sheet-round-number = Runde { $number }
page-honor-sheet-colour = Farbe
page-honor-sheet-regiments = Regimenter
page-honor-sheet-honours = Ehren
page-honor-sheet-this-round = Runde
page-honor-sheet-total = Gesamt
page-honor-sheet-how = Sterne der Generäle + Regimentskarten × Generäle
page-honor-sheet-with-honours = Der letzte Summand steht für Ehrenzeichen.
page-honor-sheet-reserve = Mit der Reserve:
page-honor-sheet-captured = Karten erbeutet
page-honor-sheet-spoils = Deine Beute
page-honor-sheet-kept = Ehrenzeichen zählen am Ende der Runde:

## Pictures of the rulebook

page-honor-picture-cards = Ein Regiment, von der höchsten Karte zur niedrigsten. Jede der vier Farben hat diese zehn.
page-honor-picture-setup = Vier Schlachtfelder; Partner sitzen einander gegenüber. Links und rechts sind vom Besitzer aus gemeint.
page-honor-picture-play = Die Position sagt, welche Karten erlaubt sind.
page-honor-picture-play-follow = Rot ist markiert, und du hast Rot: offen spielen.
page-honor-picture-play-sacrifice = Rot ist markiert, und du hast keins: irgendeine Karte, verdeckt.
page-honor-picture-play-lead = Nichts ist markiert: mit einer neuen Farbe eröffnen.
page-honor-picture-direction = Wohin der Zug weitergegeben wird: Jede Position zeigt zu jemand anderem.
page-honor-picture-phase-end = Die Reihenfolge der Karten. Nach der neunten kommt Diane nicht weiter: 10, 11 und 12 werden gefüllt.
page-honor-picture-lead = Alan eröffnet das Zentrum mit Rot: Alle vier Zentren sind rot markiert.
page-honor-picture-sacrifice = Diane hat kein Rot. Sie spielt eine Karte verdeckt, und niemand weiß, welche.
page-honor-picture-trump = Drei Farben sind markiert, also ist die vierte Trumpf. Dianes verdeckte Karte war schwarz: Sie gewinnt.
page-honor-picture-rout = Hier hat niemand eröffnet: Alle vier Karten sind verloren.
page-honor-picture-cavalry = Die Kavallerie kam zuletzt: Sie erbeutet alles, auch den Drei-Sterne-General.
page-honor-picture-artillery = Alans Artillerie auf beiden Flügeln: Bobs General und Dianes 6 sind getroffen.
page-honor-picture-scout = Bob ist dran. Sein rechter Flügel zeigt zu Alan, und der ist voll: Befohlen werden kann nur das Zentrum.
page-honor-picture-resolution = Alle zwölf Karten in der Reihenfolge, in der sie gespielt wurden. Schwarz ist Trumpf.
page-honor-picture-resolution-1 = 1. Die Artillerie erbeutet, was sie trifft.
page-honor-picture-resolution-2 = 2. Linker Flügel: Die Kavallerie kam zuletzt.
page-honor-picture-resolution-3 = 3. Zentrum: Der einzige Trumpf gewinnt.
page-honor-picture-resolution-4 = 4. Rechter Flügel: Die 5 ist die höchste Karte, die bleibt.
page-honor-picture-reserve = Neun Karten sind gespielt. Die zehnte kommt zu deiner Beute.
page-honor-picture-scoring = Zwei Generäle: Jede Regimentskarte ihrer Farbe bringt 2 Punkte.
page-honor-picture-honours = Signalhorn, Fahne und Trommel einer Farbe: niedriger als der Späher und untereinander gleich.
page-honor-picture-honours-battle = Nur Ehrenzeichen der markierten Farbe: Das zuerst gespielte gewinnt.
page-honor-picture-honours-scoring = Was Ehrenzeichen zusammen bringen.

## Tasten

page-honor-keys = links, Zentrum und rechts auf deinem Schlachtfeld
