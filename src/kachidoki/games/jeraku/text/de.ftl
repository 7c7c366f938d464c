### Jeraku, auf Deutsch. Wer liest, wird geduzt.
### Die Meldungen `form-` dienen nur dieser Sprache. Clans und Karten haben dieselben Farben: Ein Clan
### heißt darum immer Clan, und eine Karte hat immer ihre Zahl oder ihren Ninja.

game = Jeraku
    .about =
        Eine Straße mit sieben Regionen, und Kyoto am Ende. Jede Karte schickt Samurai oder bewegt sie, und
        die letzte der höchsten Karten stößt den Siegesruf aus.

## Namen. `.stem` ist die Farbe ohne Endung; `.in` sagt wo, `.to` sagt wohin.

name-suit =
    { $suit ->
        [red] Rot
        [yellow] Gelb
       *[blue] Blau
    }
    .stem =
        { $suit ->
            [red] rot
            [yellow] gelb
           *[blue] blau
        }
    .title = { name-suit }
name-value =
    { $value ->
        [ninja] Ninja
       *[other] { $value }
    }
name-clan =
    { $clan ->
        [red] Rot
        [yellow] Gelb
        [blue] Blau
        [green] Grün
       *[black] Schwarz
    }
    .stem =
        { $clan ->
            [red] rot
            [yellow] gelb
            [blue] blau
            [green] grün
           *[black] schwarz
        }
    .title = { name-clan }
name-region =
    { $region ->
        [kyoto] Kyoto
       *[other] Region { $region }
    }
    .title = { name-region }
    .to =
        { $region ->
            [kyoto] nach Kyoto
           *[other] in Region { $region }
        }
    .to-title =
        { $region ->
            [kyoto] Nach Kyoto
           *[other] In Region { $region }
        }
name-way =
    { $way ->
        [in] in Richtung Kyoto
       *[out] weg von Kyoto
    }

form-card =
    { $value ->
        [ninja] { name-suit.stem }er Ninja
       *[other] { name-suit.stem }e { $value }
    }
form-the-card =
    { $value ->
        [ninja] der { name-suit.stem }e Ninja
       *[other] die { name-suit.stem }e { $value }
    }
form-the-card-title =
    { $value ->
        [ninja] Der { name-suit.stem }e Ninja
       *[other] Die { name-suit.stem }e { $value }
    }
form-the-card-object =
    { $value ->
        [ninja] den { name-suit.stem }en Ninja
       *[other] die { name-suit.stem }e { $value }
    }
form-the-card-object-title =
    { $value ->
        [ninja] Den { name-suit.stem }en Ninja
       *[other] Die { name-suit.stem }e { $value }
    }
form-from =
    { $from ->
        [kyoto] von Kyoto
       *[other] von Region { $from }
    }
form-rival =
    { $rival ->
        [red] rot
        [yellow] gelb
        [blue] blau
        [green] grün
       *[black] schwarz
    }
form-clan =
    { $seat-is ->
        [me] dein { name-clan.stem }er Clan
       *[other] der { name-clan.stem }e Clan von { $seat }
    }
form-clan-title =
    { $seat-is ->
        [me] Dein { name-clan.stem }er Clan
       *[other] Der { name-clan.stem }e Clan von { $seat }
    }
form-daimyo-title =
    { $seat-is ->
        [me] Dein { name-clan.stem }er Daimyo
       *[other] Der { name-clan.stem }e Daimyo von { $seat }
    }
form-victim =
    { $victim-is ->
        [me] dich
       *[other] { $victim }
    }
form-points =
    { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
form-points-dative =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
form-rank =
    { $rank ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
       *[other] Fünfter
    }

list-cards = { form-card }
    .between = { ", " }
    .last = { " und " }
list-packed = { form-card }
    .between = { ", " }
    .last = { " und " }
# Wo in einer Punktetabelle etwas falsch ist: eine Runde und eine Region, oder eine Sache allein.
list-field =
    { $item ->
        [I] Runde I
        [II] Runde II
        [III] Runde III
        [kyoto] Kyoto
       *[other] { $item }
    }
    .between = { ", " }
    .last = { ", Region " }

## Spielarten und Optionen

mode-base = Drei oder vier Clans
    .about = Das Spiel der Schachtel: Alle führen einen Clan und geben in jeder Runde zwei Karten nach links.
mode-five = Fünf Clans
    .about = Ein fünfter Clan kommt dazu, der schwarze. Vier Karten für alle.
mode-duo = Duell
    .about = Zu zweit, mit je einem Clan und neun Karten. Der Siegesruf bringt nichts; 50 Punkte beenden das Spiel.
mode-armies = Zwei Clans für jeden
    .about = Zu zweit, mit je zwei Clans. Die Karten werden aus Päckchen ausgesucht, die hin und her gehen, und der beste einzelne Clan gewinnt.
mode-armies-team = Zwei Clans je Seite, in Teams
    .about = Zwei Zweierteams teilen sich eine Hand ausgesuchter Karten, und jeder führt einen Clan.
mode-team = Zwei gegen zwei
    .about = Das Spiel zu viert, in zwei Teams, die ihre Punkte zusammenzählen.
mode-neutral = Zwei und ein neutraler Clan
    .about = Zu zweit, mit einem dritten Clan, den niemand führt. Er besetzt in jeder Region Plätze und zieht nach Kyoto.
mode-solo = Allein
    .about = Du führst den grünen Clan gegen drei, die von selbst handeln. Übertriff die beiden besten zusammen.
mode-solo-expert = Allein, für Könner
    .about = Wie das Spiel allein, aber dein Daimyo schützt deine Samurai nicht vor feindlichen Daimyos.

option-rp_table = Punkte der Regionen
    .about =
        Was die Regionen nach jeder Runde bringen. Die gedruckten Werte kennen wir nicht: Inoffizielle stehen an
        ihrer Stelle, wenn nicht eine Datei die eines Spielplans angibt.
setting-rp_table =
    { $value ->
        [placeholder] inoffizielle Werte
       *[other] Werte aus einer Datei
    }
option-shield = Daimyos schützen ihre Samurai
    .about = Ob Samurai in der Region ihres eigenen Daimyos nicht entfernt werden können.
setting-shield =
    { $value ->
        [on] ja, geschützt
       *[off] nein
    }
option-ninja_has_suit = Ninjas bedienen
    .about = Ob ein Ninja zu seiner Farbe gehört und gespielt werden muss, wenn er deine einzige Karte der angespielten Farbe ist.
setting-ninja_has_suit =
    { $value ->
        [true] ja, ein Ninja hat seine Farbe
       *[false] nein, ein Ninja hat keine Farbe
    }
option-final_tie = Gleichstand am Ende
    .about = Wer gewinnt, wenn die besten Clans gleich viele Punkte haben.
setting-final_tie =
    { $value ->
        [daimyo_card] die höhere Daimyo-Karte
       *[shared] sie teilen sich den Sieg
    }
option-pass5 = Weitergegebene Karten zu fünft
    .about = Wie viele Karten in jeder Runde nach links gehen.
setting-pass5 =
    { $value ->
        [one] eine Karte
       *[other] { $value } Karten
    }
option-pass_duo = Getauschte Karten im Duell
    .about = Wie viele Karten die beiden in jeder Runde tauschen.
setting-pass_duo =
    { $value ->
        [0] keine
        [one] eine Karte
       *[other] { $value } Karten
    }
option-v22_friendly_removal = Samurai des eigenen anderen Clans entfernen
    .about = Ob ein Clan Samurai des anderen Clans seiner Seite entfernen darf.
setting-v22_friendly_removal =
    { $value ->
        [true] erlaubt
       *[false] nicht erlaubt
    }
option-team4_seating = Wo Partner sitzen
    .about = Ob Partner einander gegenüber oder nebeneinander sitzen. Davon hängt ab, wer wessen Karten bekommt.
setting-team4_seating =
    { $value ->
        [adjacent] nebeneinander
       *[alternate] einander gegenüber
    }
option-team4_friendly_removal = Samurai des Partners entfernen
    .about = Ob du Samurai deines Partners entfernen darfst.
setting-team4_friendly_removal =
    { $value ->
        [true] erlaubt
       *[false] nicht erlaubt
    }
option-neutral_dest = Wie weit ein neutraler Samurai zieht
    .about = Ob ein vertriebener neutraler Samurai in eine beliebige Region zieht oder nur in eine benachbarte.
setting-neutral_dest =
    { $value ->
        [adjacent] in eine Nachbarregion
       *[any] in jede andere Region
    }
option-solo_player_ninja = Dein Ninja und Kyoto
    .about = Was dein Ninja darf, wenn du allein spielst.
setting-solo_player_ninja =
    { $value ->
        [single_if_kyoto] einen Samurai nach Kyoto, und dann keinen weiteren
        [one_kyoto_only] nur einen Samurai, und nur nach Kyoto
       *[kyoto_cap] drei Samurai, höchstens einen davon nach Kyoto
    }
option-solo_player_bound = Schutz vor dir
    .about = Ob feindliche Daimyos ihre Samurai auch vor dir schützen.
setting-solo_player_bound =
    { $value ->
        [true] ja, auch vor dir
       *[false] nur voreinander
    }

## Was geschieht: Vorbereitung

event-daimyo-card = { form-clan-title } hat Daimyo-Karte { $card }: Sein Daimyo beginnt in Region { $card }.
event-daimyo-card-enemy = Der { name-clan.stem }e Clan hat Daimyo-Karte { $card }: Sein Daimyo beginnt in Region { $card }.
event-daimyo-cards =
    { $seats-is ->
        [me] Du ziehst
        [us] { $seats } zieht
       *[others] { $seats-count ->
            [one] { $seats } zieht
           *[other] { $seats } ziehen
        }
    } die Daimyo-Karten { $low } und { $high }.
event-neutral = Der { name-clan.stem }e Clan ist neutral: Sein Daimyo beginnt in Region 6, je zwei seiner Samurai in den Regionen 1 bis 5.
event-first =
    { $seats-is ->
        [me] Du hast
        [us] { $seats } habt
       *[others] { $seats-count ->
            [one] { $seats } hat
           *[other] { $seats } haben
        }
    } die höchste Daimyo-Karte, die { $card }, und damit die Kachidoki-Karte und das erste Ausspiel.

## Was geschieht: eine Runde

event-round = Runde { $round } von 3 beginnt.
event-advance = Der neutrale { name-clan.stem }e Clan rückt eine Region in Richtung Kyoto vor. Sein Daimyo ist jetzt in { name-region }.
event-deal = Alle bekommen { form-number } Karten. { form-out }
event-deal-seen = Du bekommst { form-number } Karten: { $cards }. { form-out }
form-out =
    { $out ->
        [one] Eine Karte bleibt in dieser Runde ungesehen draußen.
        [3] Drei Karten bleiben in dieser Runde ungesehen draußen.
        [5] Fünf Karten bleiben in dieser Runde ungesehen draußen.
       *[other] { $out } Karten bleiben in dieser Runde ungesehen draußen.
    }
event-deal-draft = Jede Seite bekommt { form-row } zum Behalten und ein Päckchen mit { form-pack } zum Aussuchen. { form-out }
event-deal-draft-seen =
    Deine Seite bekommt { form-row } zum Behalten: { $cards }. In ihrem ersten Päckchen mit { form-pack }: { $packed }. { form-out }
form-row =
    { $row ->
        [3] drei Karten
       *[other] { $row } Karten
    }
form-pack =
    { $pack ->
        [5] fünf Karten
       *[other] { $pack } Karten
    }
event-lock =
    { $seat-is ->
        [me] Du hast
       *[other] { $seat } hat
    } eine Karte für { form-victim } gewählt.
event-lock-seen =
    { $seat-is ->
        [me] Du wählst
       *[other] { $seat } wählt
    } { form-the-card-object } für { form-victim }.
event-pass = { form-passes }.
event-pass-seen = { form-passes }: { $cards }.
form-passes =
    { $seat-is ->
        [me] Du gibst { $victim } { form-cards }
       *[other] { $victim-is ->
            [me] { $seat } gibt dir { form-cards }
           *[other] { $seat } gibt { $victim } { form-cards }
        }
    }
form-cards =
    { $count ->
        [one] eine Karte
       *[other] { form-number } Karten
    }
event-discard =
    { $seat-is ->
        [me] Du legst
       *[other] { $seat } legt
    } eine Karte verdeckt beiseite.
event-discard-seen =
    { $seat-is ->
        [me] Du legst
       *[other] { $seat } legt
    } { form-the-card-object } für diese Runde beiseite.
event-draft =
    { $seat-is ->
        [me] Du hast
       *[other] { $seat } hat
    } eine Karte ausgesucht.
event-draft-seen =
    { $seat-is ->
        [me] Du behältst
       *[other] { $seat } behält
    } { form-the-card-object }.
    .auto = (Es war die letzte Karte.)
event-swap =
    { $count ->
        [one] Die beiden Seiten tauschen ihre letzten Karten.
       *[other] Die beiden Seiten tauschen ihre Päckchen von { form-number } Karten.
    }
event-swap-seen =
    { $count ->
        [one] Die Päckchen werden getauscht. Die letzte Karte kommt auf deine Seite: { $cards }.
       *[other] Die Päckchen werden getauscht. In deinem sind jetzt { form-number } Karten: { $cards }.
    }
event-drafted = Die Päckchen sind aufgebraucht: Jede Seite hat { form-number } Karten auf der Hand.
event-drafted-seen = Die Päckchen sind aufgebraucht. Die { form-number } Karten deiner Hand: { $cards }.

## Was geschieht: ein Scharmützel

event-skirmish =
    Scharmützel { $number }: { $seats-is ->
        [me] Du spielst aus.
        [us] { $seats } spielt aus.
       *[others] { $seats-count ->
            [one] { $seats } spielt aus.
           *[other] { $seats } spielen aus.
        }
    }
event-army =
    { $why ->
        [points] { form-clan-title } hat mehr Punkte als der andere Clan seiner Seite und handelt zuerst.
       *[choice] Bei gleichen Punkten hat die Seite die Wahl: Zuerst handelt { form-clan }.
    }
event-play =
    { $why ->
        [lead] { $seat-is ->
            [me] Du spielst
           *[other] { $seat } spielt
        } für den { name-clan.stem }en Clan { form-the-card-object } aus.
        [void] { $seat-is ->
            [me] Du kannst nicht bedienen und spielst
           *[other] { $seat } kann nicht bedienen und spielt
        } für den { name-clan.stem }en Clan { form-the-card-object }.
        [free] { $seat-is ->
            [me] Du spielst
           *[other] { $seat } spielt
        } für den { name-clan.stem }en Clan { form-the-card-object }.
       *[follow] { $seat-is ->
            [me] Du bedienst
           *[other] { $seat } bedient
        } für den { name-clan.stem }en Clan mit { form-the-card-dative }.
    }
form-the-card-dative =
    { $value ->
        [ninja] dem { name-suit.stem }en Ninja
       *[other] der { name-suit.stem }en { $value }
    }
event-deploy =
    { $seat-is ->
        [me] Du setzt
       *[other] { $seat } setzt
    } mit der Karte Samurai des { name-clan.stem }en Clans in { name-region } ein.
event-actions =
    { $seat-is ->
        [me] Du nimmst
       *[other] { $seat } nimmt
    } { $count ->
        [one] einen Aktionspunkt
       *[other] { form-number } Aktionspunkte
    } für den { name-clan.stem }en Clan.
event-place =
    { $seat-is ->
        [me] Du setzt
       *[other] { $seat } setzt
    } einen { name-clan.stem }en Samurai in { name-region } ein.
event-daimyo = { form-daimyo-title } zieht { form-from } { name-region.to }.
event-samurai =
    { $seat-is ->
        [me] Einer deiner { name-clan.stem }en Samurai
       *[other] Ein { name-clan.stem }er Samurai von { $seat }
    } zieht { form-from } { name-region.to }.
event-remove = { form-daimyo-title } entfernt einen { form-rival }en Samurai aus { name-region }.
event-push = { form-daimyo-title } vertreibt einen neutralen { form-rival }en Samurai { form-from } { name-region.to }.
event-stop =
    { $seat-is ->
        [me] Du lässt es dabei und nutzt
       *[other] { $seat } lässt es dabei und nutzt
    } den Rest ({ $left }) nicht.
event-win =
    { $how ->
        [ninja] { form-the-card-title } schlägt die 6
        [last] { form-the-card-title } ist die letzte der höchsten Karten
       *[highest] { form-the-card-title } ist die höchste Karte
    }. { form-clan-title } gewinnt das Scharmützel und die Kachidoki-Karte.
event-kachidoki = Kachidoki! Der Siegesruf ertönt in { name-region }, wo der { name-clan.stem }e Daimyo steht, und diese Region wird gewertet.
event-cry-score = { form-clan-title } ist dort { form-rank } mit Einfluss { $influence }: { form-points }.
event-cry-score-neutral = Der neutrale { name-clan.stem }e Clan ist dort { form-rank } mit Einfluss { $influence } und bekommt nichts.

## Was geschieht: Prestige und Ende

event-prestige = Runde { $round } endet mit dem Prestige: Alle Regionen werden gewertet.
event-region =
    { name-region } bringt { $first ->
        [0] in dieser Runde nichts.
       *[other] dem Ersten { $first }{ form-others }.
    }
form-others =
    { $second ->
        [0] { " und den anderen nichts" }
       *[other] , dem Zweiten { $second } und dem Dritten { $third ->
            [0] nichts
           *[other] { $third }
        }
    }
event-score = { form-clan-title } ist in { name-region } { form-rank } mit Einfluss { $influence }: { form-points }.
event-score-neutral = Der neutrale { name-clan.stem }e Clan ist in { name-region } { form-rank } mit Einfluss { $influence } und bekommt nichts.
event-score-enemy = Der { name-clan.stem }e Clan ist in { name-region } { form-rank } mit Einfluss { $influence }: { form-points }.
event-total =
    { form-clan-title }: { $cries ->
        [0] { form-prestige } in dieser Runde
       *[other] { $cries } durch Siegesrufe und { $prestige } durch Regionen in dieser Runde
    }, { $total } insgesamt.
event-total-enemy = Der { name-clan.stem }e Clan: { form-prestige } in dieser Runde, { $total } insgesamt.
form-prestige =
    { $prestige ->
        [0] keine Punkte
        [one] 1 Punkt durch Regionen
       *[other] { $prestige } Punkte durch Regionen
    }
event-enough =
    { $seats-is ->
        [me] Du hast
        [us] { $seats } habt
       *[others] { $seats-count ->
            [one] { $seats } hat
           *[other] { $seats } haben
        }
    } 50 Punkte oder mehr: Hier endet das Spiel.
event-game-over =
    { $how ->
        [shared] { $seats-is ->
            [us] { $seats } teilt euch den Sieg mit { form-points-dative }.
           *[others] { $seats } teilen sich den Sieg mit { form-points-dative }.
        }
        [card] { form-wins } mit { form-points-dative }: Andere haben ebenso viele, aber keine höhere Daimyo-Karte.
        [best] { form-wins } durch den besten Clan: { form-points }.
        [sum] { form-wins } mit { form-points-dative } für beide Clans zusammen.
        [kachidoki] { form-wins }: Alles ist gleich, bei { form-points-dative }, und die Kachidoki-Karte entscheidet.
       *[points] { form-wins } mit { form-points-dative }.
    }
form-wins =
    { $seats-is ->
        [me] Du gewinnst
        [us] { $seats } gewinnt
       *[others] { $seats-count ->
            [one] { $seats } gewinnt
           *[other] { $seats } gewinnen
        }
    }

## Was geschieht: allein

event-solo-skirmish = Scharmützel { $number } von 6.
event-open = Zwei Karten liegen offen: { $cards }. Eine dritte liegt verdeckt.
event-take =
    { $seat-is ->
        [me] Du nimmst
       *[other] { $seat } nimmt
    } { form-the-card-object }.
event-reveal = Die verdeckte Karte wird aufgedeckt: { form-the-card }.
event-enemy = { form-the-card-title } aktiviert den { name-clan.stem }en Clan. Sein Ziel ist { name-region }.
event-enemy-place = Ein { name-clan.stem }er Samurai kommt { name-region.to }.
event-enemy-empty = Der { name-clan.stem }e Clan hat keinen Samurai mehr im Vorrat: Keiner kommt { name-region.to }.
event-enemy-kill =
    { $by ->
        [samurai] Der { name-clan.stem }e Clan
       *[daimyo] Der { name-clan.stem }e Daimyo
    } schaltet in { name-region } einen { $rival ->
        [green] { $seat-is ->
            [me] deiner Samurai
           *[other] grünen Samurai von { $seat }
        }
       *[other] { form-rival }en Samurai
    } aus: { $why ->
        [green] { $seat-is ->
            [me] Du bist immer das erste Ziel.
           *[other] Der grüne Clan ist immer das erste Ziel.
        }
        [points] Von den Clans, die dort einen Samurai verlieren können, hat der { form-rival }e die meisten Punkte.
        [influence] Die Punkte entscheiden nicht, aber der { form-rival }e Clan hat dort den größten Einfluss.
        [choice] { $seat-is ->
            [me] Du hast es so gewählt.
           *[other] { $seat } hat es so gewählt.
        }
       *[only] Kein anderer Clan kann dort einen Samurai verlieren.
    }
event-enemy-spare =
    { $why ->
        [protected] In { name-region } stehen die Samurai anderer Clans bei ihrem eigenen Daimyo
       *[empty] In { name-region } ist kein Samurai eines anderen Clans
    }: Der { name-clan.stem }e { $by ->
        [samurai] Clan
       *[daimyo] Daimyo
    } { $why ->
        [protected] kann sie nicht ausschalten.
       *[empty] schaltet niemanden aus.
    }
event-enemy-move =
    { $why ->
        [kyoto] Der { name-clan.stem }e Daimyo ist schon dort, wohin die Karte ihn schickt. In Runde 3 zieht er weiter in Richtung Kyoto: { form-from } { name-region.to }.
       *[card] Der { name-clan.stem }e Daimyo folgt der Karte und zieht { form-from } { name-region.to }.
    }
event-enemy-stay =
    { $why ->
        [killed] Der { name-clan.stem }e Daimyo hat gerade einen Samurai ausgeschaltet und bleibt in { name-region }.
        [blocked] In Runde 3 folgt kein Daimyo einer 5 oder 6 ans Ende der Straße: Der { name-clan.stem }e bleibt in { name-region }.
        [kyoto] Der { name-clan.stem }e Daimyo ist schon in Kyoto und bleibt dort.
       *[home] Der { name-clan.stem }e Daimyo ist schon in { name-region }, wohin die Karte ihn schickt, und bleibt dort.
    }
event-solo-won =
    { $seat-is ->
        [me] Du gewinnst!
       *[other] { $seat } gewinnt!
    } { $how ->
        [kyoto] Der grüne Clan hat { form-points }, genau die Summe, die zu übertreffen war, aber Kyoto gehört ihm.
       *[points] Mit { form-points-dative } übertrifft der grüne Clan die zwei besten Feinde, die zusammen { $sum } haben.
    }
event-solo-lost =
    { $seat-is ->
        [me] Du verlierst.
       *[other] { $seat } verliert.
    } { $how ->
        [kyoto] Der grüne Clan hat { form-points }, genau die Summe, die zu übertreffen war, aber Kyoto gehört nicht ihm allein.
       *[points] Der grüne Clan hat { form-points }. Zu übertreffen waren die zwei besten Feinde, die zusammen { $sum } haben.
    }

## Was gefragt wird

question-assign =
    { $seat-is ->
        [me] Welcher Clan deiner Seite nimmt die höhere Daimyo-Karte, die { $high }? Der andere nimmt die { $low }.
       *[other] { $seat } wählt, welcher Clan Daimyo-Karte { $high } nimmt und welcher die { $low }.
    }
question-pass =
    { $seat-is ->
        [me] { $count ->
            [one] Welche Karte gibst du { $victim }? Wähle eine.
           *[other] Welche Karten gibst du { $victim }? Wähle { form-number }.
        }
       *[other] { $seat } wählt Karten für { form-victim }.
    }
question-discard =
    { $seat-is ->
        [me] Welche Karte legst du für diese Runde beiseite?
       *[other] { $seat } wählt eine Karte zum Beiseitelegen.
    }
question-draft =
    { $seat-is ->
        [me] Welche dieser { form-number } Karten behältst du? Die anderen gehen an die andere Seite.
       *[other] { $seat } sucht eine von { form-number } Karten aus.
    }
question-army =
    { $seat-is ->
        [me] Die beiden Clans deiner Seite haben gleich viele Punkte. Welcher handelt zuerst?
       *[other] { $seat } wählt, welcher Clan zuerst handelt.
    }
question-lead =
    { $seat-is ->
        [me] Du spielst für den { name-clan.stem }en Clan aus. Welche Karte?
       *[other] { $seat } spielt für den { name-clan.stem }en Clan aus.
    }
question-follow =
    { $seat-is ->
        [me] { name-suit } ist angespielt. Welche Karte spielst du für den { name-clan.stem }en Clan?
       *[other] { $seat } spielt gleich eine Karte für den { name-clan.stem }en Clan; { name-suit } ist angespielt.
    }
question-free =
    { $seat-is ->
        [me] Du darfst jede Karte für den { name-clan.stem }en Clan spielen. Welche?
       *[other] { $seat } spielt gleich eine Karte für den { name-clan.stem }en Clan.
    }
question-take =
    { $seat-is ->
        [me] Welche der beiden offenen Karten nimmst du? Die andere aktiviert einen Feind.
       *[other] { $seat } nimmt gleich eine der beiden offenen Karten.
    }
question-use =
    { $seat-is ->
        [me] Was machst du mit der { $value }: Samurai des { name-clan.stem }en Clans in Region { $value } einsetzen oder Aktionspunkte nehmen ({ $value })?
       *[other] { $seat } wählt, wozu die { $value } dient.
    }
question-place =
    { $seat-is ->
        [me] Setzt du einen { name-clan.stem }en Samurai in { name-region } ein? { $count ->
            [one] Einer ist möglich.
           *[other] Bis zu { form-number } sind möglich.
        }
       *[other] { $seat } setzt Samurai des { name-clan.stem }en Clans in { name-region } ein.
    }
question-place-ninja =
    { $seat-is ->
        [me] Wo setzt du einen { name-clan.stem }en Samurai ein? { $count ->
            [one] Einer ist möglich.
           *[other] Bis zu { form-number } sind möglich, jeder dort, wo du willst.
        }
       *[other] { $seat } setzt Samurai des { name-clan.stem }en Clans ein.
    }
question-act =
    { $seat-is ->
        [me] Der { name-clan.stem }e Clan hat noch { $count ->
            [one] einen Aktionspunkt.
           *[other] { form-number } Aktionspunkte.
        } Was tust du?
       *[other] { $seat } handelt mit dem { name-clan.stem }en Clan.
    }
question-push =
    { $seat-is ->
        [me] Wohin zieht der neutrale { form-rival }e Samurai { form-from }?
       *[other] { $seat } wählt, wohin der neutrale Samurai zieht.
    }
question-victim =
    { $seat-is ->
        [me] Mehrere Clans können einen Samurai verlieren, und nichts gibt den Ausschlag. Wessen Samurai schaltet der { name-clan.stem }e Clan in { name-region } aus?
       *[other] { $seat } bestimmt, wessen Samurai der { name-clan.stem }e Clan in { name-region } ausschaltet.
    }

## Züge

move-play =
    { $value ->
        [ninja] { name-suit.title }er Ninja
       *[other] { name-suit.title }e { $value }
    }
move-pass = { form-the-card-object-title } weitergeben
move-discard = { form-the-card-object-title } beiseitelegen
move-draft = { form-the-card-object-title } behalten
move-take = { form-the-card-object-title } nehmen
move-deploy = Samurai einsetzen
move-actions = Aktionspunkte nehmen
move-stop = Dabei belassen
move-place = Ein Samurai { name-region.to }
move-daimyo = Daimyo { name-way }
move-samurai = Samurai { form-from } { name-region.to }
move-remove = Einen { name-clan.stem }en Samurai entfernen
move-to = { name-region.to-title }
move-victim = Der { name-clan.stem }e Clan verliert einen Samurai
move-army = Der { name-clan.stem }e Clan handelt zuerst
move-assign = Der { name-clan.stem }e Clan nimmt die höhere Karte

## Was ein Zug bringt

reason-wins = Niemand kann sie schlagen: Dann wird { name-region } gewertet, wo dein Daimyo steht.
reason-likely = Sie gewinnt wohl: Dann wird { name-region } gewertet, wo dein Daimyo steht.
reason-leads = Sie gewinnt wohl, und wer gewinnt, beginnt das nächste Scharmützel.
reason-deploys =
    { $count ->
        [one] Ein neuer Samurai in { name-region } bewirkt
       *[other] Bis zu { $count } neue Samurai in { name-region } bewirken
    } mehr als Aktionspunkte.
reason-spreads =
    { $count ->
        [one] Ein Samurai, dort, wo er am meisten bewirkt.
       *[other] Bis zu { $count } Samurai, jeder dort, wo er am meisten bewirkt.
    }
reason-acts =
    { $count ->
        [one] Ein Aktionspunkt bewirkt
       *[other] { $count } Aktionspunkte bewirken
    } mehr als neue Samurai.
reason-climbs =
    Der { name-clan.stem }e Clan wird { form-rank } in { name-region }: Das bringt { $points ->
        [0] in dieser Runde nichts, hält aber andere zurück
        [one] am Ende der Runde 1 Punkt
       *[other] am Ende der Runde { $points } Punkte
    }.
reason-secures = Der { name-clan.stem }e Clan ist in { name-region } vorn und dort dann schwerer einzuholen.
reason-gathers = Der { name-clan.stem }e Clan kommt in { name-region } einem besseren Platz näher.
reason-weakens = Der { form-rival }e Clan hat dann in { name-region } weniger Einfluss.
reason-harmless = In { name-region } hast du niemanden, der dadurch einen Platz verliert.
reason-least = Sie gehört zu den Karten, die dir in dieser Runde am wenigsten nützen.
reason-best = Keine Karte des Pakets nützt dir in dieser Runde mehr.
reason-leaves = Mit der anderen Karte handelt dann der { name-clan.stem }e Clan.

## Ablehnungen

error-card-not-held = Du hast { form-the-card-object } nicht auf der Hand.
error-must-follow = { name-suit } ist angespielt, und du hast { name-suit }: Du musst bedienen.
error-pass-in-order =
    Karten zum Weitergeben werden einzeln in fester Reihenfolge genannt: Rot, Gelb, Blau, und in jeder Farbe zuerst
    der Ninja, dann 1 bis 6. { form-the-card-title } ist in dieser Reihenfolge nicht dran oder lässt zu wenige Karten übrig.
error-not-in-pack = { form-the-card-title } ist nicht in deinem Päckchen.
error-not-open = { form-the-card-title } ist keine der beiden offenen Karten.
error-ninja-places = Ein Ninja setzt Samurai ein. Er hat keine Aktionspunkte.
error-deploy-there-only = Mit dieser Karte kommen Samurai nur { name-region.to }.
error-place-in-order =
    Die Samurai eines Ninjas werden der Reihe nach eingesetzt, von Kyoto aus: jetzt ab { name-region }.
error-one-in-kyoto = Wenn du allein spielst, darf dein Ninja keinen weiteren Samurai dorthin schicken: Kyoto hat seine Grenze.
error-kyoto-only = Mit diesem Ninja setzt du einen Samurai ein, in Kyoto und nirgends sonst.
error-no-points = Das kostet { $cost } Aktionspunkte, und du hast { $left }.
error-edge-of-map = Dort endet die Straße.
error-no-samurai = Du hast in { name-region } keinen Samurai dieses Clans.
error-no-victim = In { name-region }, wo dein Daimyo steht, ist kein { name-clan.stem }er Samurai.
error-own-samurai = Ein Daimyo entfernt keine Samurai seines eigenen Clans.
error-same-side = Der { name-clan.stem }e Clan gehört zu deiner Seite: Seine Samurai werden nicht entfernt.
error-protected = Der { name-clan.stem }e Daimyo schützt seine Samurai in { name-region }.
error-push-elsewhere = Der Samurai kommt aus { name-region }. Er muss in eine andere Region.
error-behind-daimyo = Der neutrale Daimyo ist in { name-region }, und kein neutraler Samurai zieht hinter ihn.
error-not-adjacent = Das ist zu weit: Der Samurai zieht in eine Nachbarregion von { name-region }.
error-not-a-candidate = Der { name-clan.stem }e Clan gehört nicht zu denen, zwischen denen du wählst.
error-not-your-army = Der { name-clan.stem }e Clan gehört nicht dir.
error-not-asked = Das ist keine Antwort auf die jetzige Frage.
error-not-this-chance = Der Zufall kann hier nicht so ausfallen.

## Unmögliche Stellungen

error-card-count = { form-the-card-title }: { $found } in der Stellung statt { $wanted }.
error-hand-size = { $seat } hat { $found } Karten auf der Hand statt { $wanted }.
error-void-held = { $seat } hat bekanntlich kein { name-suit }, aber welches auf der Hand.
error-pieces = Der { name-clan.stem }e Clan hat { $found } Samurai auf der Straße und im Vorrat statt { $wanted }.
error-behind-neutral = Ein neutraler Samurai steht in { name-region }, hinter dem neutralen Daimyo.
error-daimyo-card-twice = Daimyo-Karte { $card } gibt es zweimal.
error-history-length = Die Stellung hat die Punkte von { $found } Runden statt { $wanted }.
error-phase-impossible = Der Schritt „{ $phase }“ passt nicht zum Rest der Stellung.
error-turn-impossible = { $seat } kann jetzt nicht am Zug sein.
error-points-impossible = Der { name-clan.stem }e Clan kann diese Punkte nicht haben.
error-bad-table =
    Die Punktetabelle ist nicht zu gebrauchen. { $field }: { $why ->
        [no-file] Diese Datei gibt es nicht.
        [unreadable] Das lässt sich nicht als Datei lesen.
        [too-large] Das ist viel zu groß für eine Tabelle.
        [not-text] Das ist kein Text in UTF-8.
        [not-toml] Das ist kein TOML.
        [unknown] Eine Tabelle hat nichts mit diesem Namen.
        [missing] Das fehlt.
        [not-a-table] Das muss ein Abschnitt mit den drei Runden I, II und III sein.
        [name] Das muss ein kurzer Text sein.
        [rounds] Es müssen drei Runden sein.
        [regions] Es müssen sieben Zeilen sein, von Kyoto bis Region 6.
        [row] Es müssen drei Zahlen sein, für den ersten, zweiten und dritten Platz.
        [number] Es müssen ganze Zahlen von 0 bis 99 sein.
       *[order] Ein Platz darf nicht mehr bringen als der vor ihm.
    }

## Die Regeln

rule-map =
    Die Straße nach Kyoto ist eine Reihe von sieben Regionen: Kyoto an einem Ende, dann die Regionen 1 bis 6.
    Regionen mit benachbarten Zahlen liegen nebeneinander, und Kyoto liegt neben Region 1. Die Straße ist kein
    Kreis: Region 6 und Kyoto liegen nicht nebeneinander.

    Jeder Clan hat eine Farbe, einen Daimyo und zehn Samurai. Samurai, die nicht auf der Straße sind, liegen im
    Vorrat des Clans. Die Zahl der Figuren in einer Region ist nicht begrenzt, und Clans dürfen sich eine teilen.

    Der Einfluss eines Clans in einer Region ist die Zahl seiner Samurai dort, und 2 mehr, wenn sein Daimyo dort ist.
    .title = Die Straße und die Clans
rule-cards =
    Es gibt 21 Karten in drei Farben, Rot, Gelb und Blau. Jede Farbe hat die Zahlen 1 bis 6 und einen Ninja. In
    den Spielen für zwei und mehr haben die Farben der Karten nichts mit denen der Clans zu tun.

    Dazu kommen sechs Daimyo-Karten mit den Zahlen 1 bis 6, die sagen, wo jeder Daimyo beginnt, und eine
    Kachidoki-Karte. Wer die Kachidoki-Karte hat, spielt zum nächsten Scharmützel aus.
    .title = Die Karten
rule-setup =
    Alle führen einen Clan. Alle Samurai beginnen im Vorrat und alle Clans ohne Punkte. Die Daimyo-Karten werden
    gemischt, und jeder Clan bekommt eine, für alle sichtbar. Sein Daimyo beginnt in der Region mit dieser Zahl. Die
    übrigen Daimyo-Karten werden nicht gebraucht.

    Der Clan mit der höchsten Daimyo-Karte nimmt die Kachidoki-Karte.

    Beispiel: Rot, Gelb, Blau und Grün ziehen 2, 5, 1 und 6. Ihre Daimyos beginnen in den Regionen 2, 5, 1 und 6, und
    Grün spielt zum ersten Scharmützel aus.
    .title = Vorbereitung
rule-rounds =
    Das Spiel hat drei Runden. Jede beginnt mit der Anwerbung: Karten werden verteilt und weitergegeben. Dann folgen
    Scharmützel, bis die Hände leer sind. Das Prestige beendet die Runde: Alle Regionen werden gewertet.

    Von Runde zu Runde bleiben die Figuren, wo sie sind. Vorräte und Punkte bleiben erhalten und auch die
    Kachidoki-Karte: Wer sie hat, spielt zum ersten Scharmützel der neuen Runde aus.
    .title = Drei Runden
rule-recruitment =
    Alle 21 Karten werden gemischt. Zu dritt bekommen alle sechs, und drei bleiben in dieser Runde draußen. Zu viert
    sind es fünf für alle, und eine bleibt draußen. Die Karten, die draußen bleiben, sieht niemand. In der nächsten
    Runde werden sie wieder mitgemischt.

    Dann wählen alle zwei Karten für die linke Nachbarin oder den linken Nachbarn, bevor sie sehen, was von rechts
    kommt. Wenn alle gewählt haben, wechseln die Karten die Hände. Zwei Karten links von dir kennst du also.

    Hier wählen alle gleichzeitig. Wie viele Karten jemand schon gewählt hat, ist zu sehen, aber nicht welche.
    .title = Anwerbung
rule-skirmish =
    Wer die Kachidoki-Karte hat, spielt die erste Karte, und die anderen folgen im Uhrzeigersinn mit je einer Karte.
    Jede Karte wirkt sofort und ganz, bevor der Nächste spielt.

    Die erste Karte bestimmt, welche Farbe angespielt ist. Wenn du eine Karte dieser Farbe hast, musst du eine
    spielen. Ein Ninja gehört zu seiner Farbe: Ist er deine einzige Karte der Farbe, so musst du ihn spielen. Hast du
    keine Karte der Farbe, darfst du jede spielen.

    Ein Tisch kann stattdessen vereinbaren, dass Ninjas keine Farbe haben (Option „Ninjas bedienen“). Dann bedient ein
    Ninja nicht: Du darfst keinen spielen, solange du eine Zahl der angespielten Farbe hast, und nie muss einer
    gespielt werden. Wird ein Ninja ausgespielt, so ist gar keine Farbe angespielt, und alle dürfen alles spielen.
    .title = Ein Scharmützel
rule-ninja =
    Mit einem Ninja setzt du bis zu drei Samurai aus deinem Vorrat ein, jeden in einer beliebigen Region, auch in
    Kyoto. Du darfst weniger einsetzen oder gar keinen. Aktionspunkte gibt ein Ninja nicht.

    An der Tastatur werden die Samurai der Reihe nach eingesetzt, von Kyoto bis Region 6. Dabei geht nichts verloren:
    Es zählt nur, wo sie am Ende stehen.
    .title = Ninjas
rule-deploy =
    Eine Zahl dient einem von zwei Zwecken, dem Einsetzen oder den Aktionen, nie beiden.

    Zum Einsetzen bringst du bis zu drei Samurai aus deinem Vorrat in die Region mit der Zahl der Karte. Du darfst
    weniger einsetzen oder gar keinen. Eine Zahl bringt nie Samurai nach Kyoto; das tut nur ein Ninja.
    .title = Eine Zahl: Samurai einsetzen
rule-actions =
    Eine Zahl für Aktionen gibt so viele Aktionspunkte, wie sie sagt. Du gibst sie Aktion für Aktion aus, in beliebiger
    Reihenfolge und gemischt, wie du willst:

    • 2 Punkte: Dein Daimyo zieht in die nächste Region, in Richtung Kyoto oder weg davon. Samurai ziehen nicht mit.
    • 1 Punkt: Einer deiner Samurai zieht in die nächste Region, in eine der beiden Richtungen.
    • 1 Punkt: Dein Daimyo entfernt einen Samurai eines anderen Clans aus seiner Region.

    Du darfst jederzeit aufhören; übrige Punkte verfallen. Du darfst eine Karte auch für nichts verwenden.

    Beispiel: Mit einer 4 zieht dein Daimyo von Region 5 in Region 4 (2 Punkte), entfernt dort einen Samurai (1), und
    einer deiner Samurai zieht von Region 3 in Region 2 (1).
    .title = Eine Zahl: Aktionen
rule-removal =
    Für einen Aktionspunkt entfernst du einen Samurai eines anderen Clans aus der Region, in der dein eigener Daimyo
    steht. Er kommt zurück in den Vorrat seines Clans. Daimyos werden nie entfernt.

    Wenn der Tisch nichts anderes vereinbart, ist es gleich, ob der Daimyo des anderen Clans auch dort ist. Mit der
    Option „Daimyos schützen ihre Samurai“ kann kein Samurai aus der Region seines eigenen Daimyos entfernt werden.
    .title = Samurai entfernen
rule-winner =
    Wenn alle gespielt haben, gewinnt die höchste Zahl das Scharmützel, gleich welcher Farbe. Von gleichen Karten
    gewinnt die zuletzt gespielte.

    Ein Ninja zählt weniger als jede Zahl, außer wenn eine 6 unter den Karten des Scharmützels ist: Dann schlägt er
    alle. Welche der beiden zuerst gespielt wurde, ist gleich. Bei mehreren Ninjas gewinnt der letzte, und das gilt
    auch, wenn nur Ninjas gespielt wurden.

    Wer gewinnt, nimmt die Kachidoki-Karte und spielt zum nächsten Scharmützel aus.

    Beispiele: Von 5, 3 und 5 gewinnt die zweite 5. Von 6, Ninja und 6 gewinnt der Ninja. Von 4, Ninja und 2 ist es die 4.
    .title = Wer ein Scharmützel gewinnt
rule-kachidoki =
    Nach jedem Scharmützel ertönt der Siegesruf, Kachidoki. Die Region, in der jetzt der Daimyo des siegreichen Clans
    steht, wird für alle Clans gewertet: 3 Punkte für den ersten Platz, 2 für den zweiten und 1 für den dritten.

    Der Sieger muss dort nicht Erster sein. Wer in dieser Region mehr Einfluss hat, bekommt mehr.
    .title = Der Siegesruf
rule-ranks =
    Der Platz eines Clans in einer Region ist die Zahl der Clans, die dort mindestens so viel Einfluss haben wie er,
    er selbst mitgezählt. Clans mit gleichem Einfluss nehmen also alle den schlechtesten der Plätze, die sie sich
    teilen: Zwei Gleiche an der Spitze sind beide Zweite, drei sind alle Dritte, vier bekommen nichts. Ein Clan ohne
    Einfluss hat keinen Platz.

    Nur die ersten drei Plätze bringen etwas.

    Beispiel: Einfluss 4, 4 und 1. Niemand ist Erster, zwei Clans sind Zweite, und der letzte ist Dritter.
    .title = Plätze in einer Region
rule-prestige =
    Nach dem letzten Scharmützel einer Runde werden alle sieben Regionen gewertet. Was eine Region bringt, hängt von der
    Runde ab: In Runde 1 bringen die fernen Regionen am meisten, in Runde 2 die mittleren und in Runde 3 Kyoto und die
    Regionen davor. Die Straße zeigt, was jede Region jetzt bringt und was in der nächsten Runde.
    .title = Prestige
rule-points =
    Solange niemand die wahren Werte eingegeben hat, bringen die Regionen hier NICHT, was gedruckt ist. Wir haben keine
    vollständige Regel, und inoffizielle Werte stehen an ihrer Stelle. Wo immer sie zu sehen sind, steht „inoffizielle
    Werte“ dabei.

    Für den ersten, zweiten und dritten Platz, von Kyoto bis Region 6:

    • Runde 1: 0/0/0, 1/0/0, 3/1/0, 4/2/1, 5/3/2, 7/4/2, 8/5/3
    • Runde 2: 2/1/0, 4/2/1, 5/3/2, 7/4/2, 5/3/2, 4/2/1, 1/0/0
    • Runde 3: 10/6/4, 8/5/3, 6/4/2, 4/2/1, 2/1/0, 0/0/0, 0/0/0

    Was bekannt ist: Drei Plätze bringen etwas. Der Wert wandert von den fernen Regionen über die Mitte nach Kyoto, und
    die Regionen 5 und 6 bringen in Runde 3 nichts oder fast nichts. Eine öffentliche Quelle nennt zwei Zahlen, 3 und 2
    für den zweiten und dritten Platz einer Region in Runde 1, die wir für Region 4 halten. Alle anderen Zahlen sind
    erfunden.

    Wenn du das Spiel besitzt, schreib die Werte deines Plans in eine Datei und spiel mit --rules-data DATEI. Die Datei
    hat einen Abschnitt [points] mit drei Listen I, II und III. Jede hat sieben Zeilen [erster, zweiter, dritter],
    von Kyoto bis Region 6. Eine Datei, die nicht stimmen kann, wird abgelehnt, und du erfährst, wo der Fehler ist.
    .title = Was die Regionen bringen
rule-winning =
    Nach dem Prestige der Runde 3 gewinnt der Clan mit den meisten Punkten. Haben mehrere gleich viele, so gewinnt der mit
    der höheren Daimyo-Karte, oder sie teilen sich den Sieg, wenn der Tisch das vereinbart hat.

    Punkte gehen nie verloren, und mehr als 50 zu haben bedeutet nichts Besonderes, außer im Duell.
    .title = Sieg
rule-five =
    Ein fünfter Clan, der schwarze, hat wie die anderen einen Daimyo und zehn Samurai. Fünf Daimyo-Karten werden verteilt,
    und eine bleibt übrig. In jeder Runde bekommen alle vier Karten, und eine bleibt draußen: Es gibt vier Scharmützel
    mit fünf Karten.

    Wie sonst gehen zwei Karten nach links; ein Tisch kann eine vereinbaren. Nur die ersten drei Plätze bringen etwas,
    auch bei fünf Clans.
    .title = Fünf Spieler
rule-duo =
    Zwei führen je einen Clan. Es gelten die üblichen Regeln, mit drei Ausnahmen:

    • Beide bekommen neun Karten, drei bleiben draußen, und eine Runde hat neun Scharmützel. Die beiden tauschen zwei
    Karten; ein Tisch kann das weglassen.
    • Wer ein Scharmützel gewinnt, bekommt die Kachidoki-Karte und spielt aus, aber dafür wird keine Region gewertet.
    • Das Spiel endet nach drei Runden, oder früher, wenn jemand nach einem Prestige 50 Punkte oder mehr hat.

    In jedem Fall gewinnt, wer die meisten Punkte hat, und bei Gleichstand, wer die höhere Daimyo-Karte hat.
    .title = Duell
rule-armies =
    Zwei führen je zwei Clans: der eine Rot und Gelb, der andere Blau und Grün. Jeder Clan behält seine eigenen Figuren,
    seinen Vorrat und seine Punkte, und in jeder Rangfolge stehen alle vier für sich. So können deine beiden Clans
    einander Plätze wegnehmen.

    Die Daimyo-Karten werden in 1 bis 3 und 4 bis 6 geteilt, und beide bekommen von jeder Sorte eine. Wer die höchste hat,
    nimmt die Kachidoki-Karte und bestimmt zuerst, welcher der beiden Clans die höhere Karte bekommt; die andere geht an
    den zweiten Clan. Dann bestimmt der andere.
    .title = Zwei Clans für jeden
rule-armies-draft =
    Fünf der 21 Karten bleiben in der Runde ungesehen draußen. Beide bekommen drei Karten zum Behalten und ein Päckchen
    von fünf. Beide wählen gleichzeitig und geheim eine Karte ihres Päckchens, behalten sie und tauschen die Päckchen. So geht
    es weiter mit Päckchen von vier, drei und zwei; die letzte Karte kommt von selbst.

    Die drei Karten und die fünf gewählten ergeben eine Hand von acht, die beiden Clans dient.
    .title = Zwei Clans für jeden: das Aussuchen
rule-armies-skirmish =
    Eine Runde hat vier Scharmützel mit vier Karten. Wer die Kachidoki-Karte hat, spielt zuerst, und zwar für denjenigen der
    beiden Clans, der mehr Punkte hat; haben sie gleich viele, besteht die Wahl. Dann tut der andere dasselbe. Dann
    spielen beide in derselben Reihenfolge eine Karte für ihren anderen Clan.

    Alle vier Karten sind ein Scharmützel: Wer kann, muss die Farbe der ersten Karte bedienen, auch mit der dritten. Eine
    Karte wirkt nur für den Clan, für den sie gespielt wird: seinen Daimyo, seine Samurai, seinen Vorrat. Samurai des
    eigenen anderen Clans entfernst du nicht, es sei denn, der Tisch erlaubt es.

    Der Sieger wird wie sonst unter den vier Karten gefunden. Seine Seite nimmt die Kachidoki-Karte, und die Region des
    siegreichen Daimyos wird für vier einzelne Clans gewertet.
    .title = Zwei Clans für jeden: Scharmützel
rule-armies-winning =
    Nach Runde 3 entscheidet der beste einzelne Clan: Wer den Clan mit den meisten Punkten führt, gewinnt. Sind die besten
    Clans gleich, werden die Punkte beider Clans zusammengezählt; ist auch das gleich, gewinnt, wer die Kachidoki-Karte
    hat.

    Beispiel: 45 und 10 schlagen 40 und 39.
    .title = Zwei Clans für jeden: Sieg
rule-armies-team =
    Zu viert geht das in zwei Teams: Rot und Gelb gegen Blau und Grün. Für jede der beiden Seiten steht dann ein Team. Es
    hat eine gemeinsame Hand, ein Päckchen und ein Anrecht auf die Kachidoki-Karte. Partner sehen alle Karten ihres
    Teams und dürfen über alles reden.

    Jeder spielt die Karten für den eigenen Clan. Wer die höhere Daimyo-Karte bekommt und welcher Clan zuerst handelt, dürfen
    beide Partner sagen; die erste Antwort gilt. Welche Karten ausgesucht werden, beantwortet das erste Mitglied des Teams.
    .title = Zwei Clans je Seite, in Teams
rule-team =
    Vier in zwei Teams spielen nach den Regeln zu viert: Alle haben einen Clan und eine eigene Hand und geben zwei Karten
    nach links. Partner sitzen einander gegenüber, oder nebeneinander, wenn der Tisch das vereinbart hat. Die Karten
    des anderen kennen sie nicht. Samurai deines Partners darfst du entfernen, es sei denn, der Tisch verbietet es.

    Nach Runde 3 werden die Punkte der Partner zusammengezählt, und die höhere Summe gewinnt. Sind die Summen gleich,
    gewinnt das Team mit dem besten einzelnen Clan; ist auch das gleich, das Team mit der Kachidoki-Karte.
    .title = Zwei gegen zwei
rule-neutral =
    Zwei führen je einen Clan; ein dritter ist neutral. Der neutrale Daimyo beginnt in Region 6, und je zwei neutrale
    Samurai stehen in den Regionen 1 bis 5. Die beiden beginnen wie sonst; auch ihr Daimyo kann in Region 6 beginnen.

    Der neutrale Clan spielt keine Karten und gewinnt kein Scharmützel. Aber er zählt in jeder Rangfolge mit, sein Daimyo
    für 2, und besetzt Plätze: Was sein Platz brächte, bekommt niemand. Siegesruf und Prestige werden wie sonst gewertet.

    Vor Runde 2 und vor Runde 3 ziehen alle neutralen Figuren eine Region in Richtung Kyoto. Samurai, die in Kyoto sind,
    bleiben dort.

    Nach Runde 3 gewinnt, wer die meisten Punkte hat, und bei Gleichstand, wer die höhere Daimyo-Karte hat.
    .title = Der neutrale Clan
rule-neutral-recruitment =
    Fünf Karten bleiben in der Runde ungesehen draußen, und beide bekommen acht. Beide wählen drei Karten füreinander,
    tauschen sie und legen dann eine ihrer acht Karten verdeckt beiseite; es darf eine gerade erhaltene sein. Mit je
    sieben Karten gibt es sieben Scharmützel.
    .title = Der neutrale Clan: Anwerbung
rule-neutral-samurai =
    Für einen Aktionspunkt darfst du dich gegen einen neutralen Samurai in der Region deines Daimyos wenden. Er wird nicht
    entfernt: Du vertreibst ihn in eine andere Region deiner Wahl, wie weit auch immer. Verboten sind nur Regionen hinter
    dem neutralen Daimyo, also mit einer höheren Zahl als seiner. Die Region des neutralen Daimyos selbst ist erlaubt,
    und Kyoto auch.

    Ein Tisch kann vereinbaren, dass der Samurai nur in eine Nachbarregion zieht. Wenn Daimyos ihre Samurai schützen, tut
    es auch der neutrale.
    .title = Neutrale Samurai vertreiben
rule-solo =
    Du führst den grünen Clan. Rot, Gelb und Blau sind Feinde, die von selbst handeln, gegen dich und gegeneinander. Alle
    vier bekommen eine Daimyo-Karte und beginnen wie sonst. Es gibt keine Hand und keine Farbe zu bedienen, niemand
    gewinnt ein Scharmützel, und kein Siegesruf wird gewertet: Alle Punkte kommen aus dem Prestige.

    In jeder Runde werden alle Karten gemischt, und drei bleiben ungesehen draußen. Die anderen 18 ergeben sechs
    Scharmützel mit drei Karten. Zwei werden aufgedeckt, eine bleibt verdeckt:

    • Du nimmst eine der beiden offenen Karten und verwendest sie.
    • Die andere offene Karte aktiviert den Clan ihrer Farbe.
    • Die verdeckte Karte wird aufgedeckt und aktiviert den Clan ihrer Farbe.

    Haben beide Karten dieselbe Farbe, so handelt dieser Clan zweimal. Von den verbrauchten Karten darf nur die oberste
    des Ablagestapels angesehen werden, wenn der Tisch nicht vereinbart hat, dass er ganz zu sehen ist.
    .title = Allein gegen drei Clans
rule-solo-card =
    Du verwendest die genommene Karte wie jede andere, und ihre Farbe spielt keine Rolle. Aber das Einsetzen hat zwei Grenzen. Eine
    1 bringt nur einen Samurai in Region 1. Ein Ninja bringt bis zu drei, von denen nur einer nach Kyoto darf. Die Grenze
    gilt für jede Karte und nicht für Samurai, die ziehen: Mit der Zeit darf Kyoto sich füllen.

    Dein Daimyo kann keine Samurai entfernen, die bei ihrem eigenen Daimyo stehen.

    Der Tisch kann anderes vereinbart haben: für den Ninja (Option „Dein Ninja und Kyoto“) und, außer im Spiel für Könner,
    für geschützte Samurai (Option „Schutz vor dir“).
    .title = Allein: deine Karte
rule-solo-samurai =
    Eine feindliche Karte bringt zuerst einen Samurai ihres Clans aus dem Vorrat in die Region ihrer Zahl; ein Ninja bringt
    ihn nach Kyoto. Ist der Vorrat leer, so fällt nur das aus.

    Dann wird, wenn es in dieser Region einen ungeschützten Samurai eines anderen Clans gibt, einer ausgeschaltet und kommt
    in seinen Vorrat zurück. Welcher das ist, entscheidet sich in dieser Reihenfolge:

    • Einer von dir, wenn du dort einen ungeschützten hast.
    • Sonst einer des Clans mit den meisten Punkten, unter denen, die dort einen ungeschützten haben.
    • Unter Gleichen einer des Clans mit dem größten Einfluss dort.
    • Sind sie immer noch gleich, so wählst du.
    .title = Allein: feindliche Samurai
rule-solo-daimyo =
    Dann handelt der Daimyo desselben Clans. Gibt es in seiner Region einen ungeschützten Samurai eines anderen Clans, so
    schaltet er einen aus, in derselben Reihenfolge, und bleibt, wo er ist.

    Gibt es keinen, so zieht er eine Region auf die Region der Karte zu und schaltet dort, wo er ankommt, einen Samurai
    aus, wenn er kann. Ist er schon in der Region der Karte, so bleibt er.
    .title = Allein: feindliche Daimyos
rule-solo-third-round =
    In Runde 3 kommt für die Daimyos der Feinde zweierlei hinzu:

    • Ein Daimyo, der niemanden ausgeschaltet hat und nicht gezogen ist, weil er schon in der Region der Karte ist, zieht eine
    Region in Richtung Kyoto und schaltet dort einen Samurai aus, wenn er kann. In Kyoto bleibt er.
    • Mit einer 5 oder 6 zieht kein Daimyo in Region 5 oder 6: Er bleibt, wo er ist. Der Samurai der Karte wird trotzdem
    eingesetzt, und der Daimyo schaltet zuvor wie sonst in seiner Region einen aus. Ein so aufgehaltener Daimyo zieht auch nicht in
    Richtung Kyoto.
    .title = Allein: die dritte Runde
rule-solo-protection =
    Ein Samurai kann nicht ausgeschaltet werden, wo der Daimyo seines eigenen Clans steht. Das schützt deine vor den Feinden,
    die Feinde voreinander und, wenn der Tisch nichts anderes vereinbart hat, die Feinde vor dir (Option „Schutz vor dir“).
    .title = Allein: Schutz
rule-solo-winning =
    Nach dem Prestige der Runde 3 gewinnst du, wenn du mehr Punkte hast als die beiden besten Feinde zusammen. Hast du genau
    so viele, gewinnst du nur, wenn dein Einfluss in Kyoto größer ist als der jedes anderen Clans. Sonst verlierst du.
    .title = Allein: Sieg
rule-solo-expert =
    Wie das Spiel allein, mit einem Unterschied: Dein Daimyo schützt deine Samurai nur noch vor feindlichen Samurai, nicht mehr vor
    feindlichen Daimyos, ob sie ankommen oder schon dort stehen. Da deine immer das erste Ziel sind, kostet dich ein
    Daimyo, der dir begegnet, einen Samurai. Die Daimyos der Feinde schützen ihre Samurai vor allem, auch vor dir.
    .title = Allein, für Könner

## Der Tisch im Terminal

cli-jeraku-before = { $name } · Vor der ersten Runde
cli-jeraku-round = { $name } · Runde { $round } von { $rounds }
cli-jeraku-skirmish = Scharmützel { $number } von { $count }
cli-jeraku-after = { $name } · Das Spiel ist zu Ende
cli-jeraku-partner = { $name }, auf deiner Seite
cli-jeraku-clan = { name-clan.title }er Clan, { $name }
cli-jeraku-clan-title = { name-clan.title }er Clan
cli-jeraku-enemy = { name-clan.title }er Clan, Feind
cli-jeraku-neutral = { name-clan.title }er Clan, neutral
cli-jeraku-neutral-short = neutral
cli-jeraku-letter =
    { $clan ->
        [red] Ro
        [yellow] Ge
        [blue] Bl
        [green] Gr
       *[black] Sw
    }
cli-jeraku-side = { $name }, { $clans }
cli-jeraku-turn = am Zug
cli-jeraku-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
cli-jeraku-supply =
    { $count ->
        [0] kein Samurai im Vorrat
       *[other] { $count } Samurai im Vorrat
    }
cli-jeraku-supplies = Vorrat
cli-jeraku-daimyo-in = Daimyo in { name-region }
cli-jeraku-daimyo-card = Daimyo-Karte { $card }
cli-jeraku-in-hand =
    { $count ->
        [0] keine Karte auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
cli-jeraku-chosen =
    { $count ->
        [one] 1 Karte gewählt
       *[other] { $count } Karten gewählt
    }
cli-jeraku-kachidoki = mit der Kachidoki-Karte
cli-jeraku-holder = Kachidoki: { $name }
cli-jeraku-void =
    { $count ->
        [one] hat bekanntlich kein { $suits }
       *[other] hat bekanntlich weder { $suits }
    }
cli-jeraku-void-more = { $suits } noch { name-suit }
cli-jeraku-known = bekannt auf der Hand: { $cards }
cli-jeraku-pays =
    { $points ->
        [0] bringt jetzt nichts
       *[other] bringt jetzt { $pays }
    }
cli-jeraku-pays-next =
    { $points ->
        [0] in der nächsten Runde nichts
       *[other] in der nächsten Runde { $pays }
    }
cli-jeraku-now = Bringt jetzt
cli-jeraku-next = Danach
cli-jeraku-unofficial = inoffizielle Werte
cli-jeraku-unofficial-line = Was die Regionen bringen, sind inoffizielle Werte und nicht die des gedruckten Spiels
cli-jeraku-between = { "; " }
cli-jeraku-key = D Daimyo · 3 Samurai · =Einfluss · #Platz
cli-jeraku-region = { name-region.title }
cli-jeraku-stands =
    { name-clan.stem }er Clan, { $daimyo ->
        [true] { $count ->
            [0] Daimyo
            [one] Daimyo und ein Samurai
           *[other] Daimyo und { form-number } Samurai
        }
       *[false] { $count ->
            [one] ein Samurai
           *[other] { form-number } Samurai
        }
    }, Einfluss { $influence }, { form-rank }
cli-jeraku-nobody = niemand dort
cli-jeraku-skirmish-cards = In diesem Scharmützel
cli-jeraku-led = { name-suit } ist angespielt
cli-jeraku-no-led = Keine Farbe ist angespielt
cli-jeraku-played = { name-clan.stem }er Clan { form-card }
cli-jeraku-winning = der { name-clan.stem }e Clan liegt vorn
cli-jeraku-wins = vorn
cli-jeraku-card = { form-card }
cli-jeraku-suit = { name-suit } { $cards }
cli-jeraku-open = Offene Karten
cli-jeraku-hidden = eine verdeckte
cli-jeraku-hidden-left = Die verdeckte Karte liegt noch verdeckt
cli-jeraku-taken = Deine Karte
cli-jeraku-enemy-acts = Der { name-clan.stem }e Clan handelt
cli-jeraku-sum = Zu übertreffen: { $sum } Punkte, die Summe der zwei besten Feinde; der grüne Clan hat { $points }
cli-jeraku-uses = Der { name-clan.stem }e Clan verwendet { form-the-card-object }
cli-jeraku-left-points =
    { $count ->
        [one] noch ein Aktionspunkt
       *[other] noch { $count } Aktionspunkte
    }
cli-jeraku-left-samurai = noch { $count } Samurai einzusetzen
cli-jeraku-placed = schon eingesetzt: { $places }
cli-jeraku-push = Ein neutraler Samurai wird aus { name-region } vertrieben
cli-jeraku-hand = Deine Hand
cli-jeraku-row = Deine Karten zum Behalten
cli-jeraku-picks = Deine Wahl
cli-jeraku-pack = Dein Päckchen
cli-jeraku-locked = Zum Weitergeben gewählt
cli-jeraku-pass-order =
    Karten zum Weitergeben werden der Reihe nach genannt, Rot, Gelb, Blau, und in jeder Farbe zuerst der Ninja: Die letzten
    können nicht als erste genannt werden
cli-jeraku-given = Weitergegeben
cli-jeraku-received = Erhalten
cli-jeraku-discarded = Beiseitegelegt
cli-jeraku-seen = In dieser Runde gespielt
cli-jeraku-unseen = Noch nicht gesehen
cli-jeraku-discard = Auf dem Ablagestapel
cli-jeraku-pile =
    { $count ->
        [0] Keine Karte kommt mehr
        [one] 1 Karte kommt noch
       *[other] { $count } Karten kommen noch
    } in dieser Runde; { $out } sind ungesehen draußen
cli-jeraku-out =
    { $out ->
        [one] 1 Karte ist in dieser Runde draußen
       *[other] { $out } Karten sind in dieser Runde draußen
    }
cli-jeraku-of-round = Runde { $round }: { $sum }
cli-jeraku-cries = { $count } durch Siegesrufe in dieser Runde
cli-jeraku-together = zusammen { $sum } Punkte, bester Clan { $best }
