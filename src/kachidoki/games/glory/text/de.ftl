### Call to Glory, auf Deutsch. Wer liest, wird geduzt.
### Die Meldungen `form-` dienen nur dieser Sprache.

game = Call to Glory
    .about =
        Sammle die Menschen des alten Japan und lege sie in Sätzen aus, je größer, desto sicherer.
        Wer mehr davon auslegt, verdrängt deinen Satz vom Tisch: Wähle den rechten Augenblick.

## Namen. `.one` und `.the` stehen im Akkusativ, `.weak` ist die
## Mehrzahl nach „die“, `.dative` der Dativ der Mehrzahl.

name-kind =
    { $kind ->
        [farmer] Bauer
        [monk] Mönch
        [envoy] Gesandter
        [ninja] Ninja
        [samurai] Samurai
        [shogun] Shogun
        [daimyo] Daimyo
        [empress] Kaiserin
       *[emperor] Kaiser
    }
    .object =
        { $kind ->
            [farmer] Bauern
            [envoy] Gesandten
           *[other] { name-kind }
        }
    .one =
        { $kind ->
            [empress] eine Kaiserin
           *[other] einen { name-kind.object }
        }
    .the =
        { $kind ->
            [empress] die Kaiserin
           *[other] den { name-kind.object }
        }
    .many =
        { $kind ->
            [farmer] Bauern
            [monk] Mönche
            [envoy] Gesandte
            [ninja] Ninja
            [samurai] Samurai
            [shogun] Shogune
            [daimyo] Daimyos
            [empress] Kaiserinnen
           *[emperor] Kaiser
        }
    .weak =
        { $kind ->
            [envoy] Gesandten
           *[other] { name-kind.many }
        }
    .dative =
        { $kind ->
            [monk] Mönchen
            [envoy] Gesandten
            [shogun] Shogunen
            [emperor] Kaisern
           *[other] { name-kind.many }
        }
    .count =
        { $count ->
            [one] { name-kind.one }
           *[other] { form-number } { name-kind.many }
        }
    .these =
        { $count ->
            [one] { name-kind.the }
           *[other] die { form-number } { name-kind.weak }
        }
    .value =
        { $kind ->
            [farmer] 20
            [monk] 18
            [envoy] 16
            [ninja] 14
            [samurai] 12
            [shogun] 9
            [daimyo] 8
            [empress] 7
           *[emperor] 6
        }

name-pile =
    { $pile ->
        [deck-1] Zugstapel 1
        [deck-2] Zugstapel 2
        [discard-1] Ablagestapel 1
       *[discard-2] Ablagestapel 2
    }

name-stack =
    { $stack ->
        [a] A
        [b] B
       *[c] C
    }

list-cards = { name-kind.count }
    .between = { ", " }
    .last = { " und " }
list-missions = { name-kind } ({ name-stack })
    .between = { ", " }
    .last = { " und " }
list-kinds = { name-kind.value }
    .between = { " + " }
    .last = { " + " }

## Spielweisen und Optionen

mode-standard = Standardspiel
    .about = Die Grundregeln, ohne Variante.
mode-missions = Kaiserliche Aufträge
    .about = Geheime Aufträge bringen einen Bonus für jede ausliegende Karte eines Charakters.
mode-ninja = Die Macht der Ninja
    .about = Wer Ninja auslegt, erhält Figuren, und eine Figur eliminiert eine Karte aus einem fremden Satz.
mode-both = Beide Varianten
    .about = Kaiserliche Aufträge und Die Macht der Ninja zusammen.

option-rounds = Runden
    .about = Wie viele Runden gespielt werden. Weniger machen das Spiel kürzer als in der Anleitung.
setting-rounds =
    { $value ->
        [one] eine Runde
       *[other] { $value } Runden
    }
option-starter = Startspieler
    .about = Wer die erste Runde beginnt. Am Tisch ist es die jüngste Person.
setting-starter =
    { $value ->
        [random] das Los entscheidet
       *[other] Spieler { $value }
    }
option-keep_figures = Ninja-Figuren behalten
    .about = Ob unbenutzte Ninja-Figuren von Runde zu Runde bei ihren Besitzern bleiben.
setting-keep_figures =
    { $value ->
        [true] sie bleiben
       *[false] sie kommen zurück in den Vorrat
    }

## Was geschieht

event-start =
    { $seat-is ->
        [me] Du beginnst die erste Runde.
       *[other] { $seat } beginnt die erste Runde.
    }
event-missions = Alle erhalten drei geheime Aufträge, einen aus jedem Stapel.
event-missions-seen = Deine geheimen Aufträge: { $missions }.
event-round =
    Runde { $round } beginnt; { $seat-is ->
        [me] du fängst an.
       *[other] { $seat } fängt an.
    }
event-deal = Alle erhalten { form-number } Karten.
event-deal-seen = Du erhältst { $cards }.
event-draw =
    { $seat-is ->
        [me] Du ziehst
       *[other] { $seat } zieht
    } eine Karte von { name-pile }.
    .auto = (Keine andere Wahl.)
event-draw-seen =
    { $seat-is ->
        [me] Du ziehst
       *[other] { $seat } zieht
    } { name-kind.one } von { name-pile }.
    .auto = (Keine andere Wahl.)
event-take =
    { $seat-is ->
        [me] Du nimmst
       *[other] { $seat } nimmt
    } { name-kind.the } von { name-pile }.
    .auto = (Keine andere Wahl.)
event-lay =
    { $seat-is ->
        [me] Du legst
       *[other] { $seat } legt
    } { name-kind.count } aus.
event-discard =
    { $seat-is ->
        [me] Du wirfst
       *[other] { $seat } wirft
    } { name-kind.one } auf { name-pile } ab.
event-beaten =
    { $seat-is ->
        [me] Dein Satz wurde überboten: Du wirfst
       *[other] { $seat } wurde überboten und wirft
    } { name-kind.count } auf { name-pile } ab.
event-replaced =
    { $seat-is ->
        [me] Du wirfst deinen alten Satz,
       *[other] { $seat } wirft den alten Satz,
    } { name-kind.count }, auf { name-pile } ab.
event-struck =
    { $seat-is ->
        [me] Du wirfst
       *[other] { $seat } wirft
    } { name-kind.the } auf { name-pile } ab.
event-figure =
    { $seat-is ->
        [me] Du nimmst
       *[other] { $seat } nimmt
    } eine Ninja-Figur; { $left ->
        [0] der Vorrat ist leer.
        [one] im Vorrat bleibt noch eine.
       *[other] im Vorrat bleiben noch { $left }.
    }
event-strike =
    { $seat-is ->
        [me] Du setzt eine Ninja-Figur ein:
       *[other] { $seat } setzt eine Ninja-Figur ein:
    } { $victim-is ->
        [me] Du verlierst
       *[other] { $victim } verliert
    } { name-kind.one }{ $left ->
        [0] { " " }und damit den ganzen Satz.
        [one] ; eine Karte des Satzes bleibt.
       *[other] ; { $left } Karten des Satzes bleiben.
    }
event-round-end =
    { $why ->
        [types] Runde { $round } endet: { $seat-is ->
            [me] Du hast genug verschiedene Sätze ausgelegt.
           *[other] { $seat } hat genug verschiedene Sätze ausgelegt.
        }
        [all-nine] Runde { $round } endet: Alle neun Charaktere liegen auf dem Tisch.
       *[draw-pile] Runde { $round } endet: Ein Zugstapel ist leer.
    }
event-reveal =
    { $seat-is ->
        [me] Du deckst
       *[other] { $seat } deckt
    } Auftrag { name-stack } auf: { name-kind }.
    .auto = (Es ist dein letzter.)
event-bonus =
    { $seat-is ->
        [me] Du hast
       *[other] { $seat } hat
    } { name-kind.count } ausgelegt: { $count } × { $each } = { $points } Bonuspunkte.
event-no-bonus = Niemand hat { name-kind.many } ausgelegt, also gibt es keinen Bonus.
event-score =
    { $seat-is ->
        [me] Du bekommst
       *[other] { $seat } bekommt
    } { form-sum }; insgesamt sind es { $total }.
form-sum =
    { $points ->
        [0] keine Punkte
       *[other] { $kinds-count ->
            [0] { $bonus } Bonuspunkte
            [1] { $bonus ->
                [0] { $points } Punkte
               *[other] { $kinds } + { $bonus } Bonus = { $points } Punkte
            }
           *[other] { $bonus ->
                [0] { $kinds } = { $points } Punkte
               *[other] { $kinds } + { $bonus } Bonus = { $points } Punkte
            }
        }
    }
event-next-start =
    { $seat-is ->
        [me] Du beginnst die nächste Runde.
       *[other] { $seat } beginnt die nächste Runde.
    }
event-game-over =
    { $how ->
        [shared] { $seats-is ->
            [us] { $seats } teilt euch den Sieg mit { $points } Punkten: Auch eure besten Runden sind gleich.
           *[others] { $seats } teilen sich den Sieg mit { $points } Punkten: Auch ihre besten Runden sind gleich.
        }
        [best-round] { $seats-is ->
            [me] Du gewinnst: { $points } Punkte wie andere auch, aber die beste einzelne Runde.
           *[others] { $seats } gewinnt: { $points } Punkte wie andere auch, aber die beste einzelne Runde.
        }
       *[points] { $seats-is ->
            [me] Du gewinnst mit { $points } Punkten!
           *[others] { $seats } gewinnt mit { $points } Punkten.
        }
    }

## Was gefragt wird

question-draw-first =
    { $seat-is ->
        [me] Von welchem Stapel ziehst du deine erste Karte?
       *[other] { $seat } zieht die erste Karte.
    }
question-draw-second =
    { $seat-is ->
        [me] Von welchem anderen Stapel ziehst du deine zweite Karte?
       *[other] { $seat } zieht die zweite Karte.
    }
question-act =
    { $seat-is ->
        [me] Lege einen Satz aus oder wirf eine Karte ab.
       *[other] { $seat } legt gleich einen Satz aus oder wirft eine Karte ab.
    }
question-place =
    { $seat-is ->
        [me] { $cause ->
            [discard] Auf welchen Ablagestapel legst du { name-kind.these }?
            [beaten] Dein Satz wurde überboten. Auf welchen Ablagestapel legst du { name-kind.these }?
            [replaced] Dein alter Satz muss weg. Auf welchen Ablagestapel legst du { name-kind.these }?
           *[struck] Ein Ninja eliminiert eine Karte. Auf welchen Ablagestapel legst du { name-kind.these }?
        }
       *[other] { $seat } wählt einen Ablagestapel für { name-kind.count }.
    }
question-close =
    { $seat-is ->
        [me] Setze eine Ninja-Figur ein oder beende deinen Zug.
       *[other] { $seat } darf noch eine Ninja-Figur einsetzen.
    }
question-reveal =
    { $seat-is ->
        [me] Welchen Auftrag deckst du auf?
       *[other] { $seat } deckt gleich einen Auftrag auf.
    }

## Züge

move-draw = Von { name-pile } ziehen
move-lay = { $count } { name-kind.many } auslegen
move-discard = Karte abwerfen: { name-kind }
move-place = Auf { name-pile } legen
move-strike = Eine Ninja-Figur gegen die { name-kind.weak } einsetzen
move-end-turn = Zug beenden
move-reveal = Auftrag { name-stack } aufdecken: { name-kind }

## Was ein Zug bringt

reason-ends = Die Runde endet: Deine Sätze zählen { $points } Punkte, die der anderen höchstens { $most }.
reason-beats = Du gewinnst { $points } Punkte, und { $victim } verliert sie.
reason-lays = Das bringt { $points } Punkte, und erst ab { $least } { name-kind.dative } wird der Satz überboten.
reason-strengthens = Dein Satz wird sicherer: Erst ab { $least } { name-kind.dative } wird er überboten.
reason-completes = Danach könntest du { name-kind.many } auslegen, für { $points } Punkte.
reason-collects = Du hättest { $count } von { $least } { name-kind.dative } für einen Satz.
reason-unknown = Was offen liegt, hilft dir wenig: Eine verdeckte Karte bringt vielleicht mehr.
reason-spare = Du hast nur { $count } von { $least } { name-kind.dative } für einen Satz.
reason-standing = Deine { name-kind.weak } liegen schon aus: Weitere machen den Satz nur sicherer.
reason-buries = Das verdeckt { name-kind.the }, bevor jemand anderes danach greift.
reason-leaves = Auf dem anderen Stapel lässt du { name-kind.the } für dich offen liegen.
reason-removes = Es ist die letzte Karte des Satzes: { $victim } verliert { $points } Punkte.
reason-opens = Danach überbieten deine { $count } { name-kind.weak } den Satz von { $victim }.
reason-keeps =
    Du hebst deine { $count ->
        [one] Figur
       *[other] Figuren
    } für einen besseren Moment auf.
reason-pays =
    { $seat-is ->
        [me] Du bekommst
       *[other] { $seat } bekommt
    } dafür { $points } Punkte.
reason-pays-nobody = Niemand hat { name-kind.many } ausliegen: Sie bringt niemandem etwas.

## Absagen

error-card-not-held = Du hast k{ name-kind.one } auf der Hand.
error-drawn-already = Du hast deine zwei Karten gezogen. Lege nun einen Satz aus oder wirf eine Karte ab.
error-same-pile = Von { name-pile } hast du schon gezogen. Nimm die zweite Karte von einem anderen Stapel.
error-empty-pile = Auf { name-pile } liegt keine Karte.
error-draw-first = Ziehe zwei Karten, bevor du auslegst oder abwirfst.
error-place-first = Wähle zuerst einen Ablagestapel für die Karten, die darauf warten.
error-empty-first = Ein Ablageplatz ist leer. Deine Karte muss dorthin, auch wenn dir der andere Stapel lieber wäre.
error-reveal-later = Ein Auftrag wird aufgedeckt, wenn die Runde zu Ende ist, und nie vorher.
error-mission-not-held = Du hast Auftrag { name-stack } nicht: { name-kind }.
error-not-asked = Das ist keine Antwort auf die Frage, die jetzt gestellt ist.
error-too-few-held =
    Du kannst nicht { name-kind.count } auslegen: Du hast { $held ->
        [0] keine davon
        [1] nur eine Karte davon
       *[other] nur { $held } davon
    } auf der Hand.
error-set-too-small = Ein Satz aus { name-kind.dative } braucht hier mindestens { $least } Karten.
error-set-not-larger =
    Ein Satz aus { name-kind.dative } mit { $standing ->
        [one] einer Karte
       *[other] { $standing } Karten
    } liegt schon aus: Lege mindestens { $least } aus.
error-no-ninjas-here = Dieses Spiel wird ohne Ninja-Figuren gespielt.
error-no-figure = Du hast keine Ninja-Figur.
error-no-such-set = Ein Satz aus { name-kind.dative } liegt nicht aus.
error-own-set = Der Satz aus { name-kind.dative } ist dein eigener. Wähle einen fremden.
error-not-this-chance = Dieses Ergebnis kann der Zufall hier nicht haben.
error-starter-not-seated = Spieler { $starter } kann nicht beginnen: Es spielen nur { $players } mit.

## Unmögliche Stellungen

error-two-of-a-stack = { $seat } kann nicht zwei Aufträge aus einem Stapel haben.
error-card-count = { name-kind.many }: In der Stellung sind es { $found }, es müssen { $wanted } sein.
error-known-not-held = Von { $seat } sind mehr { name-kind.many } bekannt, als auf der Hand sind.
error-deck-too-large = Kein Zugstapel kann mehr als { $most } Karten haben.
error-history-length = Gewertete Runden in der Stellung: { $found }; es müssen { $wanted } sein.
error-points-impossible = Die Punkte im Feld „{ $field }“ lassen sich nicht erzielen.
error-phase-impossible = Die Phase „{ $phase }“ passt nicht zum Rest der Stellung.
error-drawn-impossible = Der Stapel, von dem gezogen wurde, passt nicht zur Phase.
error-no-choice-of-pile = Karten warten nur dann auf einen Ablagestapel, wenn auf beiden welche liegen.
error-placing-impossible = Die Karten, die abgelegt werden sollen („{ $cause }“), passen nicht zur Stellung.
error-figure-count = Ninja-Figuren in der Stellung: { $found }; es müssen { $wanted } sein.
error-gained-impossible = In diesem Zug soll eine Figur genommen worden sein, aber wer am Zug ist, hat keine.
error-mission-twice = Ein Auftrag kommt doppelt vor.
error-mission-count = Die Aufträge von { $seat } passen nicht zur Runde.

## Die Regeln

rule-cards =
    Es gibt 110 Charakterkarten in neun Arten. Die Zahl auf einer Karte sagt dreierlei: was der
    Charakter wert ist, wie viele solcher Karten es gibt und wie schwer ein Satz zu halten ist.

    • Bauer 20, Mönch 18, Gesandter 16
    • Ninja 14, Samurai 12, Shogun 9
    • Daimyo 8, Kaiserin 7, Kaiser 6

    Bauern sind viel wert, aber jeder findet welche. Kaiser sind wenig wert, aber ein Paar von ihnen
    wird selten überboten.
    .title = Die Karten
rule-setup =
    Jede Runde beginnt neu. Alle 110 Karten werden gemischt, und jeder bekommt drei davon auf die
    Hand. Der Rest bildet zwei gleich große verdeckte Zugstapel; bleibt eine Karte übrig, gehört sie
    zu Zugstapel 1. Dazwischen ist Platz für zwei offene Ablagestapel, die anfangs leer sind. Von
    einem Ablagestapel sieht man die oberste Karte und die Anzahl der Karten. Durchblättern darf man
    ihn nicht; aber alle haben jede seiner Karten gesehen, und merken darf man sie sich.
    .title = Aufbau einer Runde
rule-play =
    Das Spiel hat vier Runden. Wer am jüngsten ist, beginnt die erste; hier entscheidet das Los,
    wenn der Tisch nichts anderes vereinbart. Gespielt wird im Uhrzeigersinn. In deinem Zug tust du
    zweierlei, und zwar in dieser Reihenfolge: Du ziehst zwei Karten, und dann legst du entweder
    einen Satz aus oder wirfst eine Karte ab.
    .title = Ablauf
rule-action1 =
    Du musst zwei Karten ziehen, und zwar von zwei verschiedenen Stapeln. Jeder der vier Stapel ist
    erlaubt, solange er Karten hat: die oberste Karte eines Zugstapels, ungesehen, oder die
    oberste Karte eines Ablagestapels, und das sehen alle. Die erste Karte siehst du dir an, bevor
    du den Stapel für die zweite wählst.

    Wer eine Runde beginnt, findet noch keine abgelegten Karten vor und nimmt deshalb von jedem
    Zugstapel eine.
    .title = Aktion 1: zwei Karten ziehen
rule-action2 =
    Nach dem Ziehen musst du genau eines von beidem tun: einen Satz vor dir auslegen oder eine
    Handkarte abwerfen. Zum Auslegen bist du nie verpflichtet, auch wenn du es könntest. Wie viele
    Karten du auf der Hand hast, ist nicht begrenzt.
    .title = Aktion 2: auslegen oder abwerfen
rule-action2a =
    Ein Satz besteht aus mindestens zwei Karten eines Charakters, die du aus der Hand offen vor dich
    legst. In einem Zug darfst du einen Satz auslegen, und du darfst Karten des Charakters auf der
    Hand zurückbehalten.

    • Zu dritt und zu viert brauchen Gesandte, Ninja und Samurai (16, 14 und 12) mindestens drei
    Karten.
    • Liegt schon ein Satz dieses Charakters auf dem Tisch, muss deiner mehr Karten haben. Der
    kleinere wird sofort abgeworfen: Wem er gehört, der legt ihn ganz auf einen Ablagestapel.
    • Ein Satz wird nie erweitert. Willst du deinen eigenen verbessern, lege aus der Hand einen neuen,
    größeren aus; der alte wird abgeworfen.

    Von jedem Charakter liegt also höchstens ein Satz auf dem Tisch. Beispiel: Vor Anna liegen vier
    Bauern. Ben legt sechs aus, und Anna muss ihre vier abwerfen.

    Noch ein Beispiel: Vor Anna liegen drei Ninja, und auf der Hand hat sie fünf weitere gesammelt. Sie
    legt die fünf aus und wirft die drei ab. Ihr Satz hat nun fünf Karten, nicht acht.
    .title = Aktion 2a: einen Satz auslegen
rule-action2b =
    Legst du keinen Satz aus, wirfst du eine Handkarte offen ab. Überlege gut, was du hergibst:
    Andere können sie vom Stapel nehmen.

    Die erste abgeworfene Karte einer Runde beginnt einen Ablagestapel, die nächste muss den anderen
    beginnen. Immer wenn einer der beiden Plätze leer ist, muss die nächste Ablage ihn füllen.
    Haben beide Stapel Karten, wählt, wer die Karten abwirft. All das gilt auch für einen überbotenen
    Satz, der beisammenbleibt, und für eine Karte, die ein Ninja eliminiert.
    .title = Aktion 2b: eine Karte abwerfen
rule-round-end =
    Die Runde endet nach einem Zug, wenn mindestens eines davon zutrifft:

    • Jemand hat sechs verschiedene Sätze vor sich (zu zweit), fünf (zu dritt) oder vier (zu viert).
    • Alle neun Charaktere liegen auf dem Tisch, die Sätze aller zusammengenommen.
    • Ein Zugstapel ist leer. Auf die Ablagestapel kommt es nicht an.

    Danach ist niemand mehr am Zug.
    .title = Ende einer Runde
rule-scoring =
    Zähle die Werte der Charaktere zusammen, die vor dir liegen. Wie viele Karten ein Satz hat, spielt
    keine Rolle: Zwei Mönche bringen 18 Punkte, sieben auch. Handkarten bringen nichts. Beispiel:
    Sätze zu 18, 12, 9, 8, 7 und 6 ergeben 60 Punkte, Sätze zu 20 und 16 ergeben 36.
    .title = Wertung
rule-next-start =
    Wer insgesamt die wenigsten Punkte hat, beginnt die nächste Runde. Sind das mehrere, beginnt von
    ihnen, wer in der letzten Runde die wenigsten bekam. Steht es auch da gleich, beginnt von ihnen,
    wer im Uhrzeigersinn als Erster nach dem kommt, der den letzten Zug hatte.
    .title = Wer die nächste Runde beginnt
rule-winning =
    Nach vier Runden gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheidet unter den
    Besten die beste einzelne Runde. Ist auch die gleich, teilen sie sich den Sieg.
    .title = Sieg
rule-missions-setup =
    Zwölf Auftragskarten bilden drei Stapel: A ist rot, B gelb und C blau. Vor der ersten Runde wird
    jeder Stapel für sich gemischt, und jeder bekommt aus jedem einen geheimen Auftrag. Die übrigen
    scheiden ungesehen aus. Die Aufträge müssen für alle drei Runden reichen. Welche Charaktere sie
    zeigen, haben wir selbst gewählt, außer bei der Kaiserin aus Stapel A.
    .title = Kaiserliche Aufträge: Aufbau
rule-missions-scoring =
    Nach dem Ende einer Runde muss jeder einen Auftrag aufdecken, im Uhrzeigersinn und angefangen
    bei dem, der die Runde begonnen hat. Wer einen Satz des gezeigten Charakters vor sich hat, ob es
    der eigene Auftrag ist oder ein fremder, bekommt für jede Karte darin einen Bonus: 5 Punkte bei
    einem Auftrag A, 4 bei B und 3 bei C. Hat niemand einen solchen Satz, geschieht nichts.
    Aufgedeckte Aufträge scheiden aus. Danach zählen alle Sätze wie sonst auch.

    Beispiel: Anna deckt die Kaiserin aus Stapel A auf. Vor Carla liegen zwei Kaiserinnen, und sie
    bekommt 2 × 5 = 10 Punkte.
    .title = Kaiserliche Aufträge: Wertung
rule-missions-winning =
    Mit den kaiserlichen Aufträgen hat das Spiel drei Runden, auch zusammen mit der Macht der Ninja.
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gilt das Übliche; der Bonus gehört zu den Punkten
    der Runde.
    .title = Kaiserliche Aufträge: Sieg
rule-ninja-setup =
    Die vier Ninja-Figuren bilden neben den Zugstapeln einen gemeinsamen Vorrat. Alle Regeln des
    Standardspiels gelten weiter.
    .title = Die Macht der Ninja: Aufbau
rule-ninja-gain =
    Immer wenn du einen Satz aus Ninja auslegst, ob neu oder anstelle deines eigenen, nimmst du eine
    Ninja-Figur aus dem Vorrat. Ist der Vorrat leer, bekommst du nichts. Deine Figuren behältst du,
    auch wenn deine Ninja später überboten werden.
    .title = Die Macht der Ninja: Figuren gewinnen
rule-ninja-use =
    In einem späteren eigenen Zug darfst du jederzeit eine Figur in den Vorrat zurückstellen und dafür
    eine Karte aus einem fremden Satz eliminieren. Wem er gehört, der wirft sie ab. Du darfst in einem
    Zug mehrere Figuren einsetzen, aber keine, die du in diesem Zug genommen hast.

    Ein Satz darf auf eine einzige Karte schrumpfen und zählt trotzdem ganz; ohne Karten ist er weg.
    Wer ihn überbieten will, muss mehr Karten auslegen, als er in diesem Augenblick hat. Weil das Ende
    der Runde erst nach deinem Zug geprüft wird, kann eine ganz zum Schluss eingesetzte Figur es noch
    verhindern.

    Unbenutzte Figuren behält man von Runde zu Runde, wenn der Tisch nichts anderes vereinbart. Punkte
    bringen sie nicht.

    Beispiel zu zweit: Anna legt zwei Ninja aus und nimmt eine Figur. Vor Ben liegen vier Mönche und fünf
    Samurai. In einem späteren Zug stellt Anna die Figur in den Vorrat zurück und eliminiert einen
    Samurai: Ben hat noch vier. Später legt Ben drei Ninja aus und nimmt seinerseits eine Figur. Anna
    muss ihre zwei Ninja abwerfen, und Ben kann die Figur in einem späteren Zug einsetzen.
    .title = Die Macht der Ninja: Figuren einsetzen

## The table in the terminal

cli-glory-heading = { $game } · { $name } · Runde { $round } von { $rounds }
cli-glory-turn = { $name } (am Zug)
cli-glory-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
cli-glory-types = { $count }/{ $goal } Sätze
cli-glory-points =
    { $count ->
        [one] { $sum } Punkt
       *[other] { $sum } Punkte
    }
cli-glory-figures =
    { $count ->
        [one] eine Ninja-Figur
       *[other] { $count } Ninja-Figuren
    }
cli-glory-supply =
    { $count ->
        [0] Keine Ninja-Figur im Vorrat
        [one] Eine Ninja-Figur im Vorrat
       *[other] { $count } Ninja-Figuren im Vorrat
    }
cli-glory-seen = bekannt in dieser Hand: { $cards }
cli-glory-sets = Sätze: { $sets }
cli-glory-between = { "; " }
cli-glory-no-sets = keine Sätze
cli-glory-shown = aufgedeckte Aufträge: { $missions }
cli-glory-mission = { $letter } { $name } (+{ $each } je Karte)
cli-glory-your-hand = Deine Hand
cli-glory-missions = Deine Aufträge: { $missions }
cli-glory-piles = Stapel
cli-glory-deck = Zug { $number }
cli-glory-discard = Ablage { $number }
cli-glory-empty = leer
cli-glory-top = oben { $name } ({ $value })
