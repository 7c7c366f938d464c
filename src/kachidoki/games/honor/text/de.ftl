### Victory & Honor, auf Deutsch. Wer liest, wird geduzt.
### Die Meldungen `form-` dienen nur dieser Sprache.

game = Victory & Honor
    .about =
        Vier Heere, drei Positionen, ein Trumpf, den niemand ansagt: Jede Karte bestimmt auch, wer als
        Nächstes spielt. Erbeute Generäle und genug von ihren Leuten, damit sie etwas zählen.

## Namen. `.stem` ist die Farbe ohne Endung; `.on` sagt wo, `.to` sagt wohin, `.object` ist der
## Akkusativ. Männlich sind der Späher und die Generäle, sächlich ist das Signalhorn.

name-colour =
    { $colour ->
        [red] Rot
        [green] Grün
        [yellow] Gelb
       *[black] Schwarz
    }
    .stem =
        { $colour ->
            [red] rot
            [green] grün
            [yellow] gelb
           *[black] schwarz
        }
name-rank =
    { $rank ->
        [bugle] Signalhorn
        [flag] Fahne
        [drum] Trommel
        [scout] Späher
        [two] 2
        [three] 3
        [artillery] Artillerie
        [five] 5
        [six] 6
        [cavalry] Kavallerie
        [one-star] Ein-Stern-General
        [two-star] Zwei-Sterne-General
       *[three-star] Drei-Sterne-General
    }
    .full =
        { $rank ->
            [scout] Späher (1)
            [artillery] Artillerie (4)
            [cavalry] Kavallerie (7)
           *[other] { name-rank }
        }
    .strong =
        { $rank ->
            [bugle] es
            [scout] er
            [one-star] er
            [two-star] er
            [three-star] er
           *[other] e
        }
    .the =
        { $rank ->
            [bugle] das
            [scout] der
            [one-star] der
            [two-star] der
            [three-star] der
           *[other] die
        }
    .the-title =
        { $rank ->
            [bugle] Das
            [scout] Der
            [one-star] Der
            [two-star] Der
            [three-star] Der
           *[other] Die
        }
    .your-title =
        { $rank ->
            [bugle] Dein
            [scout] Dein
            [one-star] Dein
            [two-star] Dein
            [three-star] Dein
           *[other] Deine
        }
    .dative =
        { $rank ->
            [bugle] dem
            [scout] dem
            [one-star] dem
            [two-star] dem
            [three-star] dem
           *[other] der
        }
name-place =
    { $place ->
        [left] linker Flügel
        [centre] Zentrum
       *[right] rechter Flügel
    }
    .title =
        { $place ->
            [left] Linker Flügel
            [centre] Zentrum
           *[right] Rechter Flügel
        }
    .on =
        { $place ->
            [left] auf dem linken Flügel
            [centre] im Zentrum
           *[right] auf dem rechten Flügel
        }
    .on-title =
        { $place ->
            [left] Auf dem linken Flügel
            [centre] Im Zentrum
           *[right] Auf dem rechten Flügel
        }
    .to =
        { $place ->
            [left] auf den linken Flügel
            [centre] ins Zentrum
           *[right] auf den rechten Flügel
        }
    .object =
        { $place ->
            [left] den linken Flügel
            [centre] das Zentrum
           *[right] den rechten Flügel
        }
name-set =
    { $set ->
        [pair] Paar
        [mixed] gemischte Ehren
        [triple] dreifache Ehren
        [regiment] Regimentsehren
       *[all] alle Ehren
    }
    .count =
        { $set ->
            [pair] { $count ->
                [one] ein Paar (2)
               *[other] { form-number } Paare (je 2)
            }
            [mixed] { $count ->
                [one] gemischte Ehren (3)
               *[other] { $count }-mal gemischte Ehren (je 3)
            }
            [triple] { $count ->
                [one] dreifache Ehren (6)
               *[other] { $count }-mal dreifache Ehren (je 6)
            }
            [regiment] { $count ->
                [one] Regimentsehren (9)
               *[other] { $count }-mal Regimentsehren (je 9)
            }
           *[all] { $count ->
                [one] alle Ehren (12)
               *[other] { $count }-mal alle Ehren (je 12)
            }
        }

# Eine Karte: „rote 5“ ohne Artikel, „die rote 5“, „den roten Späher“, „dem roten Späher“.
form-card = { name-colour.stem }{ name-rank.strong } { name-rank.full }
form-card-title = { name-colour }{ name-rank.strong } { name-rank.full }
form-the-card = { name-rank.the } { name-colour.stem }e { name-rank.full }
form-the-card-object =
    { $rank ->
        [scout] den { name-colour.stem }en { name-rank.full }
        [one-star] den { name-colour.stem }en { name-rank.full }
        [two-star] den { name-colour.stem }en { name-rank.full }
        [three-star] den { name-colour.stem }en { name-rank.full }
       *[other] { form-the-card }
    }
form-the-card-dative = { name-rank.dative } { name-colour.stem }en { name-rank.full }
form-whose-card-title =
    { $seat-is ->
        [me] { name-rank.your-title } { form-card }
       *[other] { name-rank.the-title } { name-colour.stem }e { name-rank.full } von { $seat }
    }
form-victims-card-object =
    { $victim-is ->
        [me] { $rank ->
            [bugle] dein { form-card }
            [scout] deinen { name-colour.stem }en { name-rank.full }
            [one-star] deinen { name-colour.stem }en { name-rank.full }
            [two-star] deinen { name-colour.stem }en { name-rank.full }
            [three-star] deinen { name-colour.stem }en { name-rank.full }
           *[other] deine { form-card }
        }
       *[other] { form-the-card-object } von { $victim }
    }
form-victim =
    { $victim-is ->
        [me] dich
       *[other] { $victim }
    }
form-victim-dative =
    { $victim-is ->
        [me] dir
       *[other] { $victim }
    }
form-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
form-points-dative =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

list-cards = { form-card }
    .between = { ", " }
    .last = { " und " }
list-sets = { name-set.count }
    .between = { ", " }
    .last = { " und " }

## Spielweisen und Optionen

mode-partners = Partnerspiel
    .about = Die Grundregeln: zwei gegen zwei, Partner sitzen einander gegenüber.
mode-individual = Jeder für sich
    .about = Vier Spieler ohne Partner. Die Artillerie schießt auch quer durchs Zentrum.
mode-partners-advanced = Partnerspiel mit Ehrenzeichen
    .about = Zwei gegen zwei mit den zwölf Ehrenzeichen: vier Phasen je Runde und mehr Punkte zu holen.
mode-individual-advanced = Jeder für sich, mit Ehrenzeichen
    .about = Ohne Partner, mit den zwölf Ehrenzeichen: vier Phasen je Runde.

option-rounds = Runden
    .about = Wie viele Runden gespielt werden. In der Anleitung sind es vier, im kurzen Spiel drei.
setting-rounds =
    { $value ->
        [one] eine Runde
       *[other] { $value } Runden
    }
option-starter = Startspieler
    .about = Wer die erste Runde beginnt.
setting-starter =
    { $value ->
        [random] das Los entscheidet
       *[other] Spieler { $value }
    }
option-redeal = Neu geben ohne General
    .about = Ob alle Karten neu gegeben werden, wenn jemand keinen General bekommen hat. Die Anleitung kennt das nicht.
setting-redeal =
    { $value ->
        [true] ja, neu geben
       *[false] nein, weiterspielen
    }
option-mixed = Gemischte Ehren
    .about = Welches Signalhorn, welche Fahne und welche Trommel gemischte Ehren ergeben, die 3 Punkte bringen.
setting-mixed =
    { $value ->
        [any] beliebige, nur nicht alle in einer Farbe
       *[different] in drei verschiedenen Farben
    }

## Was geschieht

event-start =
    { $seat-is ->
        [me] Das Los fällt auf dich: Du beginnst die erste Runde.
       *[other] Das Los fällt auf { $seat }: { $seat } beginnt die erste Runde.
    }
event-side =
    { $why ->
        [lowest] { $seats-is ->
            [us] { $seats } habt weniger Punkte und bestimmt, wer von euch die nächste Runde beginnt.
           *[others] { $seats } haben weniger Punkte und bestimmen, wer von ihnen die nächste Runde beginnt.
        }
       *[lot] { $seats-is ->
            [us] Es steht gleich, und das Los will es so: { $seats } bestimmt, wer von euch die nächste Runde beginnt.
           *[others] Es steht gleich, und das Los will es so: { $seats } bestimmen, wer von ihnen die nächste Runde beginnt.
        }
    }
event-next-start =
    { $why ->
        [lowest] { $seat-is ->
            [me] Du hast die wenigsten Punkte und beginnst die nächste Runde.
           *[other] { $seat } hat die wenigsten Punkte und beginnt die nächste Runde.
        }
        [lot] { $seat-is ->
            [me] Mehrere haben die wenigsten Punkte, und das Los fällt auf dich: Du beginnst die nächste Runde.
           *[other] Mehrere haben die wenigsten Punkte, und das Los fällt auf { $seat }: { $seat } beginnt die nächste Runde.
        }
       *[choice] { $seat-is ->
            [me] Unter den Partnern ist entschieden: Du beginnst die nächste Runde.
           *[other] Unter den Partnern ist entschieden: { $seat } beginnt die nächste Runde.
        }
    }
event-round =
    Runde { $round } beginnt; { $seat-is ->
        [me] du fängst an.
       *[other] { $seat } fängt an.
    }
event-deal = Alle erhalten { form-number } Karten.
event-deal-seen = Du erhältst { form-number } Karten: { $cards }.
event-redeal =
    { $seats-is ->
        [me] Du hast keinen General bekommen
        [us] { $seats } habt keinen General bekommen
       *[others] { $seats-count ->
            [one] { $seats } hat keinen General bekommen
           *[other] { $seats } haben keinen General bekommen
        }
    }: Alle Karten werden neu gegeben.
event-phase =
    Phase { $phase }: { $why ->
        [centre] { $seat-is ->
            [me] Du hast das Zentrum gewonnen und beginnst.
           *[other] { $seat } hat das Zentrum gewonnen und beginnt.
        }
        [again] Niemand hat das Zentrum gewonnen, also { $seat-is ->
            [me] beginnst wieder du.
           *[other] beginnt wieder { $seat }.
        }
       *[starter] { $seat-is ->
            [me] Du beginnst.
           *[other] { $seat } beginnt.
        }
    }
event-lead =
    { $seat-is ->
        [me] Du eröffnest
       *[other] { $seat } eröffnet
    } { name-place.object } mit { form-the-card-dative }: Dort ist { name-colour } zu bedienen.
event-follow =
    { $seat-is ->
        [me] Du spielst
       *[other] { $seat } spielt
    } { form-the-card-object } { name-place.to }.
event-sacrifice = { form-cannot } eine Karte verdeckt.
event-sacrifice-seen = { form-cannot } { form-the-card-object } verdeckt.
form-cannot =
    { $why ->
        [void] { $seat-is ->
            [me] Du kannst { name-place.on } nicht bedienen und spielst dort
           *[other] { $seat } kann { name-place.on } nicht bedienen und spielt dort
        }
       *[no-lead] { $seat-is ->
            [me] Du hast keine neue Farbe, um { name-place.object } zu eröffnen, und spielst dort
           *[other] { $seat } hat keine neue Farbe, um { name-place.object } zu eröffnen, und spielt dort
        }
    }
event-trump = Alle drei Positionen sind markiert: { name-colour } ist Trumpf.
event-order = { form-scout } schickt { form-victim } { name-place.to }.
    .auto = (Eine andere Position kam nicht infrage.)
event-suggest = { form-scout } schlägt { form-victim-dative } { name-place.object } vor.
event-no-order = { form-scout } überlässt { form-victim-dative } die Wahl.
form-scout =
    { $seat-is ->
        [me] Dein Späher
       *[other] Der Späher von { $seat }
    }
event-fill =
    { $seat-is ->
        [me] Du kannst den Zug an niemanden weitergeben: Die leeren Positionen werden im Uhrzeigersinn gefüllt, und du fängst an.
       *[other] { $seat } kann den Zug an niemanden weitergeben: Die leeren Positionen werden im Uhrzeigersinn gefüllt, und { $seat } fängt an.
    }
event-battle = Alle zwölf Karten liegen: Die Schlacht der Phase { $phase } beginnt.
event-reveal =
    { $seat-is ->
        [me] Du deckst
       *[other] { $seat } deckt
    } { name-place.on } { form-the-card-object } auf: { $trump ->
        [true] ein Trumpf!
       *[false] in die Flucht geschlagen.
    }
event-shell =
    { $seat-is ->
        [me] Deine Artillerie
       *[other] Die Artillerie von { $seat }
    } { name-place.on } beschießt und erbeutet { form-victims-card-object }.
event-win =
    { $how ->
        [flank] { $seat-is ->
            [me] Deine { name-colour.stem }e Kavallerie
           *[other] Die { name-colour.stem }e Kavallerie von { $seat }
        } kam zuletzt und überrennt
        [trump] { form-whose-card-title } ist der höchste Trumpf und gewinnt
        [first] Nur Ehrenzeichen kämpfen mit. { form-whose-card-title } kam zuerst und gewinnt
       *[highest] { form-whose-card-title } ist die höchste Karte und gewinnt
    } { name-place.object }{ $cards-count ->
        [1] , wo sonst keine Karte mehr liegt.
       *[other] : { $cards }.
    }
event-lost =
    { $why ->
        [rout] { name-place.on-title } hat niemand eröffnet, und alles flieht
       *[shelled] { name-place.on-title } wurde jede offene Karte beschossen, und einen Trumpf gibt es dort nicht
    }. Für alle verloren: { $cards }.
event-round-end = Runde { $round } ist zu Ende.
event-reserve =
    { $seat-is ->
        [me] Deine Reserve kommt zu deiner Beute: { form-card }.
       *[other] { $seat } legt die Reserve zur eigenen Beute: { form-card }.
    }
event-colour-score =
    { $seat-is ->
        [me] Du, { name-colour }:
       *[other] { $seat }, { name-colour }:
    } { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }{ $count ->
        [0] { "" }
        [one] { " " }+ 1 Regimentskarte × { form-generals }
       *[other] { " " }+ { $count } Regimentskarten × { form-generals }
    } = { form-points }.
form-generals =
    { $generals ->
        [one] 1 General
       *[other] { $generals } Generäle
    }
event-score =
    { $seat-is ->
        [me] Du bekommst
       *[other] { $seat } bekommt
    } für Generäle und Regimenter { $points ->
        [0] keine Punkte
       *[other] { form-points }
    }.
event-honours =
    { $seats-is ->
        [me] Du bekommst
        [us] { $seats } bekommt
       *[others] { $seats-count ->
            [one] { $seats } bekommt
           *[other] { $seats } bekommen
        }
    } für Ehrenzeichen { form-points }: { $sets }.
event-total =
    { $seats-is ->
        [me] Du
       *[others] { $seats }
    }: { form-points } in dieser Runde, { $total } insgesamt.
event-game-over =
    { $how ->
        [shared] { $seats-is ->
            [us] { $seats } teilt euch den Sieg mit { form-points-dative }.
           *[others] { $seats } teilen sich den Sieg mit { form-points-dative }.
        }
       *[points] { $seats-is ->
            [me] Du gewinnst mit { form-points-dative }!
            [us] { $seats } gewinnt mit { form-points-dative }!
           *[others] { $seats-count ->
                [one] { $seats } gewinnt
               *[other] { $seats } gewinnen
            } mit { form-points-dative }.
        }
    }

## Was gefragt wird

question-starter =
    { $seat-is ->
        [me] Wer von euch beiden beginnt die Runde? Die Karten hat noch niemand gesehen.
       *[other] { $seat } bestimmt, wer von den Partnern beginnt.
    }
question-play =
    { $seat-is ->
        [me] Welche Karte spielst du, und auf welche Position?
       *[other] { $seat } spielt gleich eine Karte.
    }
question-ordered =
    { $seat-is ->
        [me] { form-victims-scout } schickt dich { name-place.to }. Welche Karte spielst du?
       *[other] { $seat } muss { name-place.on } spielen: { form-victims-scout } will es so.
    }
question-suggested =
    { $seat-is ->
        [me] { form-victims-scout } schlägt dir { name-place.object } vor. Welche Karte spielst du, und wohin?
       *[other] { $seat } spielt gleich eine Karte; { form-victims-scout-small } hat { name-place.object } vorgeschlagen.
    }
form-victims-scout =
    { $victim-is ->
        [me] Dein Späher
       *[other] Der Späher von { $victim }
    }
form-victims-scout-small =
    { $victim-is ->
        [me] dein Späher
       *[other] der Späher von { $victim }
    }
question-fill =
    { $seat-is ->
        [me] Der Zug wird nicht mehr weitergegeben, nun wird gefüllt: Welche Karte spielst du { name-place.to }?
       *[other] { $seat } füllt { name-place.object }.
    }
question-order =
    { $seat-is ->
        [me] Dein Späher gibt einen Befehl: Wo muss { $victim } spielen?
       *[other] Der Späher von { $seat } wählt, wo { $victim-is ->
            [me] du spielen musst.
           *[other] { $victim } spielen muss.
        }
    }
question-suggest =
    { $seat-is ->
        [me] Dein Späher darf etwas vorschlagen: Wo soll { $victim } spielen?
       *[other] Der Späher von { $seat } darf { form-victim-dative } eine Position vorschlagen.
    }

## Züge

move-play = { form-card-title } { name-place.to }
move-order = Nennen: { name-place }
move-no-order = Keine Position nennen
move-starter =
    { $seat-is ->
        [me] Du beginnst
       *[other] { $seat } beginnt
    }

## Was ein Zug bringt

reason-shells = Sie beschießt { form-victims-card-object }.
reason-aims = Was { $victim } ihr gegenüber offen spielt, wird beschossen.
reason-flank = Sie kommt dort als letzte: Nur ein Trumpf schlägt sie.
reason-scouts = Mit dem Späher sagst du { $victim }, wo die nächste Karte hinsoll.
reason-highest = Eine höhere { name-colour.stem }e Karte kann niemand mehr spielen.
reason-leads =
    Bisher ist es dort die höchste Karte; { $count ->
        [one] eine höhere { name-colour.stem }e ist
       *[other] { $count } höhere { name-colour.stem }e sind
    } noch im Spiel.
reason-trump =
    Verdeckt ist sie Trumpf, und { $count ->
        [0] ein höherer ist nicht mehr im Spiel
        [one] ein höherer ist noch im Spiel
       *[other] { $count } höhere sind noch im Spiel
    }.
reason-hopes = Verdeckt wird sie Trumpf, wenn { name-colour } die Farbe bleibt, die nirgends markiert ist.
reason-partner = { $seat } liegt dort vorn: Was du dazulegst, bleibt wohl auf eurer Seite.
reason-cheap = Sie gewinnt dort kaum, aber du hast keine Karte, die weniger wert ist.
reason-to-gun = Dort trifft die Artillerie von { $seat }, was { $victim } offen spielt.
reason-to-ours = Dort liegst du vorn, und { $victim } muss eine Karte dazulegen.
reason-helps = Dort lässt sich ein Gegner vielleicht noch schlagen: { $victim } kann es versuchen.

## Absagen

error-card-not-held = Du hast { form-the-card-object } nicht auf der Hand.
error-no-honours-here = Dieses Spiel wird ohne Ehrenzeichen gespielt.
error-place-taken = { name-place.on-title } liegt bei dir schon eine Karte.
error-ordered-elsewhere = Ein Späher schickt dich { name-place.to }.
error-wrong-way =
    { $victim-is ->
        [me] Eine Karte { name-place.on } würde den Zug an dich weitergeben, und du hast keinen Platz mehr.
       *[other] Eine Karte { name-place.on } würde den Zug an { $victim } weitergeben, und dort ist alles voll.
    } Wähle eine andere Position.
error-must-follow = { name-place.on-title } ist { name-colour } zu bedienen, und das hast du auf der Hand.
error-must-lead =
    { name-colour } liegt schon auf einer anderen Position. Eröffne { name-place.object } mit einer Farbe,
    die noch nicht markiert ist: Du hast eine.
error-sacrifice-elsewhere =
    Du hast keine neue Farbe, um { name-place.object } zu eröffnen. Spiele dort, wo schon eine Farbe
    markiert ist.
error-order-first = Nenne zuerst die Position, auf die dein Späher den Nächsten schickt.
error-order-taken =
    { $victim-is ->
        [me] Du hast
       *[other] { $victim } hat
    } { name-place.on } schon eine Karte.
error-order-wrong-way =
    { name-place.on-title } könnte { $victim-is ->
        [me] deine Karte
       *[other] die Karte von { $victim }
    } den Zug nur an jemanden weitergeben, bei dem alles voll ist. Nenne eine andere Position.
error-order-must = Dein Späher muss { form-victim-dative } einen Befehl geben. Nur Partnern darf er die Wahl lassen.
error-not-your-partner =
    { $seat-is ->
        [me] Du gehörst zur anderen Seite, und die beginnt nicht.
       *[other] { $seat } gehört nicht zu deiner Seite. Nenne dich selbst oder wer mit dir spielt.
    }
error-not-asked = Das ist keine Antwort auf die Frage, die jetzt gestellt ist.
error-not-this-chance = Dieses Ergebnis kann der Zufall hier nicht haben.

## Unmögliche Stellungen

error-card-count =
    { form-card-title }: In der Stellung ist die Karte { $found }-mal, es muss { $wanted }-mal sein.
error-hand-size = { $seat } hat { $found } Karten auf der Hand, es müssen { $wanted } sein.
error-void-held = { $seat } soll kein { name-colour } mehr haben, hat aber welches auf der Hand.
error-no-general = { $seat } hat keinen General bekommen, und das lässt dieser Tisch nicht zu.
error-history-length = Gewertete Runden in der Stellung: { $found }; es müssen { $wanted } sein.
error-phase-impossible = Die Phase „{ $phase }“ passt nicht zum Rest der Stellung.
error-turn-impossible = Nach diesen Zügen kann { $seat } nicht an der Reihe sein.
error-plays-impossible = So können die Karten auf den Schlachtfeldern nicht gespielt worden sein.
error-points-impossible = Diese Punkte lassen sich nicht erzielen.

## Die Regeln

rule-cards =
    Es gibt vier Regimenter, Rot, Grün, Gelb und Schwarz, mit je zehn Karten. Von hoch nach niedrig:

    • die Generäle mit drei Sternen, zwei Sternen und einem Stern
    • die Kavallerie, das ist die 7
    • Infanterie, 6 und 5
    • die Artillerie, das ist die 4
    • Infanterie, 3 und 2
    • der Späher, das ist die 1

    Die sieben Karten von 7 bis 1 heißen Regimentskarten. Kavallerie, Artillerie und Späher können jeweils
    etwas Besonderes, aber nur, wenn sie offen liegen. Im Spiel für Fortgeschrittene kommen in jeder
    Farbe drei Ehrenzeichen dazu.
    .title = Die Karten
rule-setup =
    Victory & Honor spielt man genau zu viert, zwei gegen zwei oder jeder für sich. Partner sitzen
    einander gegenüber.

    Vor dir liegt dein Schlachtfeld mit drei Positionen: linker Flügel, Zentrum und rechter Flügel. Der
    linke Flügel zeigt zu dem, der links von dir sitzt, das Zentrum nach gegenüber, der rechte Flügel
    zu dem rechts von dir. Die vier linken Flügel sind zusammen ein Kampf, die vier Zentren ein
    zweiter, die vier rechten Flügel der dritte.

    Das Spiel hat vier Runden. In jeder werden alle Karten gemischt und gegeben, zehn an jeden, und dann
    drei Phasen gespielt. In einer Phase legt jeder auf jede seiner drei Positionen eine Karte, und
    danach werden die drei Kämpfe entschieden. Für Fortgeschrittene sind es dreizehn Karten und vier
    Phasen.
    .title = Aufbau
rule-start =
    Wer die erste Runde beginnt, entscheidet das Los, wenn der Tisch nichts anderes vereinbart. Jede
    spätere Runde beginnt, wer insgesamt die wenigsten Punkte hat. Im Partnerspiel ist es die Seite mit
    weniger Punkten, und die beiden bestimmen, wer von ihnen beginnt, bevor sie ihre neuen Karten sehen.
    Beide können antworten; die erste Antwort gilt.

    Haben mehrere die wenigsten Punkte oder beide Seiten gleich viele, entscheidet zwischen ihnen das Los.
    .title = Wer beginnt
rule-play =
    Bist du an der Reihe, spielst du eine Handkarte auf eine leere Position deines Schlachtfelds. Auf jede
    Position kommt in einer Phase nur eine Karte. Die Position wählst du frei, mit zwei Ausnahmen: der
    Richtung des Spiels und dem Befehl eines Spähers. Erst dann sagt die Position, welche Karten
    erlaubt sind.

    • Die Position ist mit einer Farbe markiert, und du hast diese Farbe: Spiele eine Karte davon, offen.
    • Die Position ist markiert, und du hast die Farbe nicht: Spiele irgendeine Karte, verdeckt. Das ist
    ein Opfer.
    • Die Position ist noch nicht markiert: Eröffne sie offen mit einer Farbe, die nirgends markiert ist.

    Du darfst eine Position wählen, auf der du nicht bedienen kannst, auch wenn du auf einer anderen
    bedienen könntest. So kommen Trümpfe ins Spiel.
    .title = Eine Karte spielen
rule-direction =
    Die Position, die du wählst, bestimmt auch, wer als Nächstes spielt: Eine Karte auf deinem linken
    Flügel gibt den Zug nach links weiter, eine im Zentrum nach gegenüber, eine auf dem rechten Flügel
    nach rechts. So kann jemand mehrmals an die Reihe kommen, während andere warten.

    An jemanden, dessen drei Positionen voll sind, darfst du den Zug nicht weitergeben, solange du noch eine
    leere Position hast, die zu einem anderen zeigt. Hast du keine, geht die Phase zu Ende. Das geht den
    Farben vor: Du kannst deshalb auf einer Position opfern müssen, obwohl du auf einer anderen hättest
    bedienen können.

    Beispiel: Alan, Bob, Cindy und Diane sitzen im Uhrzeigersinn. Alan spielt ins Zentrum, also ist Cindy
    an der Reihe. Auch sie spielt ins Zentrum, und Alan ist wieder dran. Sein Zentrum ist nun besetzt: Er
    muss zwischen dem linken Flügel, also Bob, und dem rechten, also Diane, wählen.
    .title = Wer als Nächstes spielt
rule-phase-end =
    Bist du an der Reihe und zeigt jede deiner leeren Positionen zu einem vollen Schlachtfeld, wird der
    Zug nicht mehr weitergegeben. Von dir an füllt jeder im Uhrzeigersinn, was noch leer ist. Die Regeln für die
    Farben gelten weiter, und auch jetzt kann noch eröffnet und so der Trumpf bestimmt werden. Späher
    geben keine Befehle mehr. Artillerie und Kavallerie wirken wie immer.

    Dazu kommt es nach elf Karten, und dann hast nur du etwas zu füllen; oder nach neun, und dann hat
    jeder genau eine leere Position, außer dem, der die Phase begonnen hat. Am Ende liegen alle zwölf
    Karten.

    Beispiel: Gespielt sind Alan Zentrum, Cindy Zentrum, Alan rechts, Diane Zentrum, Bob rechts, Alan
    links, Bob Zentrum. Alan ist voll. Diane hat beide Flügel frei, aber der linke zeigt zu Alan, also
    muss sie rechts spielen, zu Cindy hin. Cindy spielt links, zu Diane hin. Diane hat nur noch den
    linken Flügel, und Alan ist voll: Diane füllt ihren linken Flügel, dann Bob seinen linken, dann Cindy
    ihren rechten.
    .title = Ende einer Phase
rule-lead =
    Die erste offene Karte einer Position, auf welchem Schlachtfeld auch immer, eröffnet sie. Sie markiert
    die Position für alle vier mit ihrer Farbe: Von nun an muss diese Farbe dort bedient werden.

    Eine Farbe wird nur auf einer Position markiert. Wer eröffnet, muss also eine Farbe nehmen, die noch
    nirgends markiert ist, und wer eine solche Karte hat, muss eröffnen und darf nicht opfern. Es zählen
    nur die Marker. Eine verdeckte Karte markiert nichts: Wo nur verdeckte Karten liegen, kann immer noch
    eröffnet werden.

    Beispiel: Alan eröffnet das Zentrum mit Rot. Cindy spielt als Nächste ins Zentrum und hat Rot, also
    muss sie es spielen. Alan eröffnet den rechten Flügel mit Grün. Diane bedient im Zentrum mit Rot, Bob
    rechts mit Grün. Auf dem linken Flügel darf Alan mit Gelb oder Schwarz eröffnen, nicht mit Rot oder
    Grün. Er nimmt Gelb, und Schwarz ist Trumpf.
    .title = Eröffnen und bedienen
rule-sacrifice =
    Kannst du dort, wo du spielst, nicht bedienen, so opferst du: irgendeine Handkarte, verdeckt. Ein Trumpf
    muss es nicht sein. Bis zur Schlacht kennt niemand sonst die Karte. Eine geopferte Kavallerie,
    Artillerie oder ein geopferter Späher kann nichts Besonderes. Wer geopfert ist, flieht: Eine solche
    Karte kann nicht gewinnen, wie hoch sie auch ist, außer als Trumpf.

    Auf einer Position ohne Marker darfst du nur opfern, wenn gar nichts anderes geht: Du hast nur Karten in
    markierten Farben, und keine Position, auf der du spielen darfst, ist markiert. Der Befehl eines
    Spähers kann dazu führen. Die Position bleibt ohne Marker, und jemand anders kann sie noch eröffnen.
    Ist eine der Positionen, auf denen du spielen darfst, markiert, musst du dort spielen.
    .title = Opfer
rule-trump =
    Sobald alle drei Positionen markiert sind, ist die vierte Farbe in dieser Phase Trumpf. Alle verdeckten
    Karten dieser Farbe sind Trümpfe, auf welcher Position auch immer, ob vorher gespielt oder nachher.
    Vor der dritten Eröffnung gibt es keinen Trumpf, und wird eine Position nie eröffnet, die ganze Phase
    lang nicht.

    Einen Trumpf kann man nur spielen, wo man nicht bedienen kann, und immer verdeckt. So weiß niemand, ob
    eine Karte ein Trumpf ist oder bloß ein Opfer. Der höchste Trumpf einer Position gewinnt sie, auch
    gegen Generäle.

    Als Trumpf können Kavallerie, Artillerie und Späher nichts Besonderes. Auch richten Artillerie und
    Kavallerie gegen Trümpfe nichts aus: Ein Trumpf wird nicht beschossen, und wo einer liegt, gelingt
    kein Flankenangriff.
    .title = Trumpf
rule-rout =
    Eine verdeckte Karte, die kein Trumpf ist, flieht. Sie kämpft nicht mit, und wer die Position gewinnt,
    erbeutet sie.

    Ist eine Position nie eröffnet worden, wenn die Schlacht beginnt, so fliehen alle vier Karten. Sie sind
    verloren: Niemand erbeutet sie, und sie bringen keinem etwas. Ebenso ergeht es dem, was übrig ist,
    wenn die Artillerie auf einer Position jede offene Karte beschossen hat und dort kein Trumpf liegt.
    .title = Flucht
rule-cavalry =
    Der Kavallerie gelingt ein Flankenangriff, wenn sie als vierte und letzte Karte auf ihre Position der
    vier Schlachtfelder gespielt wurde, offen liegt, nicht beschossen ist und auf dieser Position kein
    Trumpf liegt. Dann schlägt sie dort jede andere Karte, auch Generäle, und erbeutet alles, was die
    Artillerie nicht genommen hat. Das geht auch im Zentrum, und auch noch beim Füllen. Sonst ist die
    Kavallerie einfach eine 7.

    Es zählt, in welcher Reihenfolge gespielt wurde. Eine Kavallerie, die als dritte kam, wird nicht zur
    letzten, weil die vierte Karte beschossen ist oder verdeckt liegt. Über Trümpfe wird in der Schlacht
    geurteilt: Auch eine Karte, die erst nachträglich Trumpf geworden ist, vereitelt den Flankenangriff.
    Trümpfe auf anderen Positionen spielen keine Rolle.
    .title = Kavallerie
rule-artillery =
    Offene Artillerie beschießt die Position, zu der sie zeigt:

    • auf deinem linken Flügel: den rechten Flügel deines linken Nachbarn
    • auf deinem rechten Flügel: den linken Flügel deines rechten Nachbarn
    • in deinem Zentrum: das Zentrum gegenüber, wenn jeder für sich spielt; im Partnerspiel gar nichts,
    denn niemand beschießt den eigenen Partner

    Die Karte dort ist getroffen, wenn sie offen liegt, gleich ob sie vor der Artillerie gespielt wurde oder
    nach ihr. Verdeckte Karten, auch Trümpfe, werden nie getroffen. Eine getroffene Karte bleibt bis zur
    Schlacht liegen. Dann kommt sie vor allem anderen zu dem, der die Artillerie gespielt hat. Alle
    Treffer geschehen zugleich; zwei Artillerien, die zueinander zeigen, erbeuten sich also gegenseitig.

    Die Artilleriekarte selbst kämpft auf ihrer Position als 4, und wer diese Position gewinnt, erbeutet
    sie.
    .title = Artillerie
rule-scout =
    Spielst du einen Späher offen, so nennst du die Position, auf die der Nächste spielen muss. Sie muss leer
    sein und zu jemandem zeigen, der noch eine leere Position hat. Gibt es nur eine solche, wird sie für
    dich genannt; gibt es keine, so gibt es keinen Befehl, und die Phase geht zu Ende. Du musst einen
    Befehl geben, und der Nächste muss ihm folgen: bedienen, eröffnen oder opfern, wie es die Hand
    hergibt.

    Ist der Nächste dein Partner, macht dein Späher nur einen Vorschlag, und du darfst darauf verzichten;
    kommt nur eine Position infrage, gibt es nichts vorzuschlagen. Beim Füllen geben Späher keine Befehle.
    Der Späher selbst wird nach allen übrigen Regeln gespielt und kämpft als 1.

    Beispiel: Alan spielt den gelben Späher auf seinen linken Flügel und ist nun voll. Bob ist an der Reihe;
    sein Zentrum und sein rechter Flügel sind leer. Der rechte Flügel zeigt zu Alan, und der ist voll.
    Also kann Alans Späher nur eines befehlen: das Zentrum.
    .title = Späher
rule-resolution =
    Liegen alle zwölf Karten, werden die verdeckten aufgedeckt. Dann wird jede Position entschieden, in dieser
    Reihenfolge:

    • 1. Beschossene Karten gehen an die, deren Artillerie sie getroffen hat.
    • 2. Eine Kavallerie, der ein Flankenangriff gelingt, gewinnt die Position.
    • 3. Sonst gewinnt der höchste Trumpf.
    • 4. Sonst gewinnt die höchste offene Karte der markierten Farbe, die noch da ist.
    • 5. Gibt es keine, gewinnt niemand, und was übrig ist, ist verloren.

    Wer gewinnt, erbeutet alle Karten, die auf der Position noch liegen, auch die eigene.

    Beispiel, Alan und Cindy gegen Bob und Diane. Linker Flügel, in der Reihenfolge des Spiels: Alan gelbe 4,
    Cindy gelber Drei-Sterne-General, Diane gelbe 6, Bob gelbe 7. Zentrum: Alan rote 5, Cindy rote 2,
    Diane schwarze 3 verdeckt, Bob rote 6. Rechter Flügel: Alan grüne 4, Bob grüner Zwei-Sterne-General,
    Diane grüne 2, Cindy grüne 5. Schwarz ist Trumpf.

    Alans Artillerie rechts beschießt Dianes gelbe 6, die links Bobs Zwei-Sterne-General: zwei Karten für
    Alan. Auf dem linken Flügel kam Bobs Kavallerie zuletzt und erbeutet die gelbe 4, den
    Drei-Sterne-General und sich selbst. Im Zentrum ist Dianes schwarze 3 der einzige Trumpf und nimmt
    alle vier Karten. Auf dem rechten Flügel ist die 5 nun höher als 4 und 2, und Cindy nimmt die drei.
    Diane hat das Zentrum gewonnen und beginnt die nächste Phase.
    .title = Die Schlacht
rule-spoils =
    Erbeutete Karten kommen zu deiner Beute. Die eigene darfst du jederzeit ansehen, eine fremde sieht niemand,
    und was in deiner ist, darfst du nicht sagen, auch nicht deinem Partner. Gesehen haben die Karten in
    der Schlacht natürlich alle, auch die verdeckten, und merken darf man sie sich.
    .title = Beute
rule-centre =
    Wer das Zentrum gewinnt, beginnt die nächste Phase der Runde. Gewinnt es niemand, beginnt wieder, wer diese
    Phase begonnen hat.
    .title = Das Zentrum gewinnen
rule-reserve =
    Nach der letzten Phase einer Runde hat jeder noch eine Karte, die Reserve. Sie kommt zur eigenen Beute und
    zählt wie jede andere. Ein bis zuletzt aufgesparter General kann eine ganze Farbe zählen lassen.
    .title = Die Reserve
rule-scoring =
    Nach einer Runde zählt jeder die eigene Beute, Farbe für Farbe. Ein General bringt so viele Punkte, wie er
    Sterne hat. Eine Regimentskarte bringt einen Punkt für jeden General ihrer Farbe in derselben Beute:
    bei einem General je 1 Punkt, bei zweien je 2, bei dreien je 3. Ohne General ihrer Farbe bringen
    Regimentskarten nichts.

    Partner legen Regimentskarten und Generäle nie zusammen. Jeder zählt für sich, und beide Ergebnisse
    werden addiert.

    Beispiele: Die grünen Generäle mit drei Sternen und einem Stern und vier grüne Regimentskarten bringen
    3 + 1 + 4 × 2 = 12 Punkte. Ein Zwei-Sterne-General und drei Karten bringen 5, fünf Karten ohne
    General nichts, und alle zehn Karten einer Farbe 6 + 7 × 3 = 27.
    .title = Wertung
rule-winning =
    Nach vier Runden gewinnt, wer insgesamt die meisten Punkte hat, allein oder als Seite. Die Anleitung kennt
    auch ein kurzes Spiel mit drei Runden, und ein Tisch kann noch weniger vereinbaren. Bei Gleichstand
    wird der Sieg geteilt.
    .title = Sieg
rule-honours =
    Im Spiel für Fortgeschrittene kommen zwölf Ehrenzeichen dazu, in jeder Farbe ein Signalhorn, eine Fahne
    und eine Trommel. Mit 52 Karten bekommt jeder dreizehn, und eine Runde hat vier Phasen. Eine Karte
    bleibt wieder als Reserve. Alle anderen Regeln gelten weiter.
    .title = Für Fortgeschrittene: Ehrenzeichen
rule-honours-battle =
    Ehrenzeichen sind die niedrigsten Karten ihrer Farbe, niedriger als der Späher und untereinander gleich.
    Mit ihnen muss man bedienen und darf man eröffnen; sie können beschossen werden, und als Trumpf
    vereiteln sie einen Flankenangriff. Ein Ehrenzeichen gewinnt nur in zwei Fällen:

    • Es liegt kein Trumpf da, und die offenen Karten der markierten Farbe, die noch da sind, sind lauter
    Ehrenzeichen. Dann gewinnt das zuerst gespielte. Geopferte Karten zählen nicht.
    • Es ist Trumpf, und kein Trumpf auf der Position ist eine Regimentskarte oder ein General. Von
    mehreren solchen Ehrenzeichen gewinnt das zuerst gespielte.

    Beispiele: Eröffnet wird mit dem roten Signalhorn, dann kommen die rote Trommel und zwei Opfer: Das
    Signalhorn gewinnt. Eine Trommel als einziger Trumpf schlägt einen Drei-Sterne-General, verliert aber
    gegen den Späher ihrer Farbe.
    .title = Für Fortgeschrittene: Ehrenzeichen im Kampf
rule-honours-scoring =
    Am Ende einer Runde bringen Ehrenzeichen in Kombinationen Punkte:

    • Paar: zwei gleiche Zeichen, 2 Punkte
    • Gemischte Ehren: Signalhorn, Fahne und Trommel, nicht alle in einer Farbe, 3 Punkte
    • Dreifache Ehren: drei gleiche Zeichen, 6 Punkte
    • Regimentsehren: Signalhorn, Fahne und Trommel in einer Farbe, 9 Punkte
    • Alle Ehren: alle vier gleichen Zeichen, 12 Punkte

    Jede Karte zählt nur in einer Kombination. Die beste Aufteilung wird für dich gefunden. Partner legen
    ihre Ehrenzeichen zusammen; wer für sich spielt, hat nur die eigenen. Ehrenzeichen sind keine
    Regimentskarten, Generäle bringen ihnen also nichts.

    Für gemischte Ehren kann der Tisch drei verschiedene Farben verlangen. Die Zeile der Anleitung ist
    unklar.
    .title = Für Fortgeschrittene: Ehrenzeichen werten
rule-redeal =
    Ein Tisch kann vereinbaren, dass alle Karten eingesammelt und neu gegeben werden, sobald jemand keinen General
    bekommen hat. In der Anleitung steht davon nichts; es gilt also nur, wenn du es wählst. Ohne
    Ehrenzeichen ist etwa bei jedem sechzehnten Geben eine Hand ohne General dabei.
    .title = Neu geben ohne General

## The table in the terminal

cli-honor-heading = { $name } · Runde { $round } von { $rounds } · Phase { $phase } von { $phases }
cli-honor-before = { $name } · Vor Runde { $round } von { $rounds }
cli-honor-after = { $name } · Nach { $rounds ->
        [one] der einzigen Runde
       *[other] allen { $rounds } Runden
    }
cli-honor-mark = { name-place.title }: { name-colour }
cli-honor-no-mark = { name-place.title }: ohne Marker
cli-honor-trump = Trumpf: { name-colour }
cli-honor-no-trump = Trumpf: noch keiner
cli-honor-starts =
    { $name-is ->
        [empty] Du beginnst diese Phase.
       *[given] { $name } beginnt diese Phase.
    }
cli-honor-first =
    { $name-is ->
        [empty] Du hast diese Phase begonnen.
       *[given] { $name } hat diese Phase begonnen.
    }
cli-honor-arrow =
    Die letzte Karte, gespielt von { $name-is ->
        [empty] dir
       *[given] { $name }
    } { name-place.to }, zeigt zu { $target-is ->
        [empty] dir
       *[given] { $target }
    }.
cli-honor-ordered =
    { $name-is ->
        [empty] Dein Späher
       *[given] Der Späher von { $name }
    } schickt { $target-is ->
        [empty] dich
       *[given] { $target }
    } { name-place.to }.
cli-honor-suggested =
    { $name-is ->
        [empty] Dein Späher
       *[given] Der Späher von { $name }
    } schlägt { $target-is ->
        [empty] dir
       *[given] { $target }
    } { name-place.object } vor.
cli-honor-filling = Der Zug wird nicht mehr weitergegeben: Die leeren Positionen werden gefüllt.
cli-honor-turn = { $name } (am Zug)
cli-honor-ally = auf deiner Seite
cli-honor-partner = { $name }, { cli-honor-ally }
cli-honor-short = Hand { $count } · Beute { $captured }
cli-honor-in-hand =
    { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
cli-honor-captured =
    { $count ->
        [0] nichts erbeutet
       *[other] { $count } erbeutet
    }
cli-honor-void = kein { name-colour }
cli-honor-voids = bekannt: { $facts }
cli-honor-place = { name-place.title }: { $facts }
cli-honor-card = { form-card }
cli-honor-rank = { name-rank.full }
cli-honor-empty = leer
cli-honor-down = verdeckt
cli-honor-down-short = verdeckt
cli-honor-may-be = vielleicht { $colours }
cli-honor-maybe = { name-colour.stem }
cli-honor-order = Karte { $number }
cli-honor-hit =
    { $name-is ->
        [empty] getroffen von deiner Artillerie
       *[given] getroffen von der Artillerie von { $name }
    }
cli-honor-hit-short = getroffen
cli-honor-aims =
    { $name-is ->
        [empty] zielt bei dir { name-place.to }
       *[given] zielt bei { $name } { name-place.to }
    }
cli-honor-to =
    { $name-is ->
        [empty] zu dir
       *[given] zu { $name }
    }
cli-honor-your-hand = Deine Hand
cli-honor-your-spoils = Deine Beute
cli-honor-lost = Für alle verloren
cli-honor-unseen = Noch nicht gesehen
cli-honor-colour = { name-colour } { $ranks }
cli-honor-between = { "; " }
cli-honor-none = keine Karten
cli-honor-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
cli-honor-of-round = Runde { $round }: { $sum }
cli-honor-bonus = { $points } für Ehrenzeichen
