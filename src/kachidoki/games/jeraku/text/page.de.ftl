### Jeraku in the browser, in German.

## The table on the page

page-jeraku-card = { form-card }
page-jeraku-card-title =
    { $value ->
        [ninja] Ninja
       *[other] { name-suit.title } { $value }
    }
page-jeraku-clan-name =
    { $clan ->
        [red] Roter Clan
        [yellow] Gelber Clan
        [blue] Blauer Clan
        [green] Grüner Clan
       *[black] Schwarzer Clan
    }
page-jeraku-clan = { page-jeraku-clan-name }, { $name }
page-jeraku-automatic = automatisch
page-jeraku-neutral = neutral
page-jeraku-side = Eine Seite: { $names }
page-jeraku-road = Die Straße nach Kyoto
page-jeraku-track = Punkteleiste
page-jeraku-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
page-jeraku-supply =
    { $clan ->
        [red] Roter Clan
        [yellow] Gelber Clan
        [blue] Blauer Clan
        [green] Grüner Clan
       *[black] Schwarzer Clan
    }: { $count ->
        [0] keine Samurai im Vorrat
        [one] ein Samurai im Vorrat
       *[other] { $count } Samurai im Vorrat
    }
page-jeraku-hand-of =
    { $name }: { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    } auf der Hand
page-jeraku-voids =
    { $count ->
        [one] { $name } hat kein { $suits }.
       *[other] { $name } hat weder { $suits }.
    }
page-jeraku-void-more = { $suits } noch { name-suit }
page-jeraku-known = Du weißt, dass { $name } auf der Hand hat:
page-jeraku-daimyo-card = Daimyo-Karte { $number }
page-jeraku-holds = { $name } hat die Kachidoki-Karte.
page-jeraku-choosing = wählt …
page-jeraku-chosen = hat gewählt
page-jeraku-round = Runde { $round } von { $rounds }
page-jeraku-skirmish = Scharmützel { $number } von { $count }
page-jeraku-led =
    { $suit ->
        [red] Rot ist angespielt
        [yellow] Gelb ist angespielt
       *[blue] Blau ist angespielt
    }
page-jeraku-unofficial = Inoffizielle Werte
page-jeraku-sum = gegen { $sum }
page-jeraku-sum-about = Um zu gewinnen, brauchst du mehr Punkte als die zwei besten Feinde zusammen.
page-jeraku-pays = { name-region } bringt { $first }, { $second } und { $third }.
page-jeraku-next = In der nächsten Runde
page-jeraku-standing =
    { $who }: Einfluss { $influence } ({ $daimyo ->
        [true] Daimyo, { $samurai } Samurai
       *[other] { $samurai } Samurai
    }), Platz { $rank }.
page-jeraku-played = { page-jeraku-clan-name }: { $card }
page-jeraku-played-winning = { page-jeraku-clan-name }: { $card }, gewinnt bisher
page-jeraku-played-before = { page-jeraku-clan-name }, im Scharmützel davor: { $card }
page-jeraku-seen = Karten dieser Runde
page-jeraku-card-is =
    { $card }: { $state ->
        [played] gespielt
        [mine] deine
        [known] bei { $name }
        [aside] von dir beiseitegelegt
        [seen] von dir gesehen
       *[out] noch nicht gesehen
    }
page-jeraku-legend =
    { $state ->
        [played] gespielt
        [mine] deine
        [known] man weiß, bei wem
        [aside] von dir beiseitegelegt
        [seen] von dir gesehen
       *[out] noch nicht gesehen
    }
page-jeraku-out =
    { $count ->
        [one] Eine Karte ist in dieser Runde draußen, und du weißt nicht, welche.
       *[other] { $count } Karten sind in dieser Runde draußen, und du weißt nicht, welche.
    }

## What can be done

page-jeraku-your-hand = Deine Hand
page-jeraku-empty-hand = Keine Karten
page-jeraku-open-cards = Die Karten dieses Scharmützels
page-jeraku-open-label = offen
page-jeraku-hidden = Eine verdeckte Karte
page-jeraku-hidden-label = verdeckt
page-jeraku-discard-label =
    { $count ->
        [0] keine gespielt
       *[other] { $count } gespielt
    }, { $left } im Stapel
page-jeraku-enemy-would =
    Die andere Karte ginge an den { $clan ->
        [red] roten
        [yellow] gelben
        [blue] blauen
        [green] grünen
       *[black] schwarzen
    } Clan.
page-jeraku-enemy-will =
    Danach handelt der { $clan ->
        [red] rote
        [yellow] gelbe
        [blue] blaue
        [green] grüne
       *[black] schwarze
    } Clan mit dieser Karte: { $card }.
page-jeraku-pack =
    { $count ->
        [one] Päckchen: eine Karte
       *[other] Päckchen: wähle eine von { $count }
    }
page-jeraku-row = Deine Karten zum Behalten
page-jeraku-picks = Deine Wahl
page-jeraku-pass-to = Für { $name }
page-jeraku-pass-confirm =
    { $count ->
        [one] An { $name } weitergeben
       *[other] Diese { $count } an { $name } weitergeben
    }
page-jeraku-discard-confirm = Beiseitelegen: { $card }
page-jeraku-draft-confirm = Behalten: { $card }
page-jeraku-play-ninja = Den Ninja spielen
page-jeraku-deploy =
    { $count ->
        [0] Niemanden einsetzen
       *[other] { $count } einsetzen: { $region }
    }
page-jeraku-actions =
    { $count ->
        [one] Ein Aktionspunkt
       *[other] { $count } Aktionspunkte
    }
page-jeraku-left =
    { $count ->
        [one] Ein Aktionspunkt ist übrig
       *[other] { $count } Aktionspunkte sind übrig
    }
page-jeraku-place-here = Einen Samurai einsetzen: { name-region }.
page-jeraku-place-confirm = { $count } Samurai einsetzen
page-jeraku-place-none = Niemanden einsetzen
page-jeraku-place-stop = Dabei bleibt es
page-jeraku-ghost = Den Samurai zurücknehmen: { name-region }
page-jeraku-take-daimyo = Deinen Daimyo bewegen ({ name-region }): 2 Punkte.
page-jeraku-take-samurai = Einen Samurai bewegen ({ name-region }): 1 Punkt.
page-jeraku-piece =
    { page-jeraku-clan-name }, { name-region }: { $piece ->
        [daimyo] Daimyo
       *[samurai] { $count } Samurai
    }
page-jeraku-try-pass =
    { $count ->
        [one] Wähle noch eine Karte: Alle werden zusammen weitergegeben.
       *[other] Wähle noch { $count } Karten: Alle werden zusammen weitergegeben.
    }
page-jeraku-try-take = Wähle erst die Figur, die ziehen soll, dann die Region daneben.
page-jeraku-try-next = Eine Figur zieht eine Region weit: in die davor oder die dahinter.
page-jeraku-try-full = Mehr Samurai lassen sich nicht einsetzen. Nimm erst einen zurück, wenn er hier stehen soll.
page-jeraku-try-alone = Ein Samurai in Kyoto ist der einzige, den dieser Ninja einsetzt.
page-jeraku-try-daimyo = Ein Daimyo wird nie entfernt, nur Samurai werden es.
page-jeraku-try-remove = Nur Samurai in der Region, in der dein Daimyo steht, lassen sich entfernen.
page-jeraku-stop =
    { $count ->
        [one] Fertig, ein Punkt verfällt
       *[other] Fertig, { $count } Punkte verfallen
    }
page-jeraku-cost =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }

## What happens

page-jeraku-skip = Überspringen
page-jeraku-why = Die Regel dazu
page-jeraku-cry = Kachidoki! { name-region }
page-jeraku-prestige =
    { $round ->
        [1] Prestige der Runde I
        [2] Prestige der Runde II
       *[other] Prestige der Runde III
    }

## Headings of moves in the text view

page-jeraku-moves-card = Karten
page-jeraku-moves-region = Regionen
page-jeraku-moves-move = Eine Figur bewegen
page-jeraku-moves-remove = Einen Samurai entfernen
page-jeraku-moves-other = Andere Antworten

## Die Lektion. `.other` antwortet auf einen anderen Zug als den verlangten.

lesson-welcome =
    Willkommen bei Jeraku! Du führst den roten Clan, Bob und Cindy sind deine Gegner. Wir spielen zusammen eine
    erste Runde. Karten und Figuren sind vorbereitet, damit dir jede Regel begegnet.
lesson-road =
    Das ist die Straße: sieben Regionen in einer Reihe, von Kyoto bis Region 6. Jeder Samurai bringt dir in seiner
    Region 1 Einfluss. Dein Daimyo, der Fürst deines Clans, zählt 2.
lesson-pays =
    Am Ende einer Runde bringt jede Region den drei Clans Punkte, die dort den meisten Einfluss haben. In Runde 1
    bringen die fernen Regionen am meisten. Die kleinen Zahlen verraten die nächste Runde.
lesson-daimyo =
    Jeder Daimyo beginnt, wo seine Karte es sagt. Deine ist die höchste, darum hast du die Kachidoki-Karte: Wer sie hat,
    spielt zuerst.
lesson-hand =
    Das sind deine sechs Karten. Es gibt drei Farben mit den Zahlen 1 bis 6 und je einem Ninja. Die Farben der
    Karten haben nichts mit den Farben der Clans zu tun.
lesson-pass =
    Zuerst geben alle verdeckt zwei Karten nach links weiter. Bob und Cindy haben schon gewählt. Eine 1 nützt in dieser
    Runde wenig: Wähle die rote 1 und die blaue 1 für Bob.
    .other = Diese Karte brauchst du gleich noch. Gib die rote 1 und die blaue 1 weiter.
lesson-pass-more =
    Nun die zweite Karte: die blaue 1.
    .other = Diese Karte brauchst du gleich noch. Gib die blaue 1 weiter.
lesson-received =
    Cindy hat dir eine rote 3 und eine blaue 4 gegeben. Merk dir, was du selbst weitergegeben hast: Zwei von Bobs
    Karten sind für dich kein Geheimnis.
lesson-lead =
    Eine Runde hat sechs Scharmützel mit je einer Karte von jedem. Du beginnst. Eine Zahl kann eines von beidem: Samurai
    in ihre Region bringen oder Aktionspunkte geben. Spiele die rote 6 und setze Samurai ein.
    .other = In einem echten Spiel ginge das. Nimm hier die rote 6.
lesson-deploy =
    Wähle nun, wozu die 6 dient: Setze deine Samurai in Region 6 ein.
    .other = Zu den Aktionspunkten kommen wir noch. Diesmal setze Samurai ein.
lesson-place =
    Bis zu drei Samurai gehen aus deinem Vorrat in Region 6. Setze alle drei ein.
    .other = Mehr Samurai, mehr Einfluss. Setze sie in Region 6 ein.
lesson-influence =
    Einfluss 3 in Region 6, und 2 in Region 5, wo dein Daimyo steht. Die Medaille daneben zeigt deinen Platz dort.
    Jetzt ist Bob dran.
lesson-follow =
    Du hast Rot angespielt, und wer Rot hat, muss es bedienen. Bob konnte das und hat drei Samurai nach Region 4 geschickt.
    Nun Cindy.
lesson-last =
    Cindy hat kein Rot mehr, also ist jede Karte erlaubt. Die höchste Zahl gewinnt, gleich welcher Farbe. Jetzt
    liegen zwei Sechsen da, und von gleichen Karten gewinnt die letzte. Das Scharmützel geht an Cindy.
lesson-cry =
    Wer gewinnt, nimmt die Kachidoki-Karte und stößt den Siegesruf aus. Gewertet wurde die Region von Cindys Daimyo: 3 Punkte
    für den ersten Platz, 2 für den zweiten, 1 für den dritten. Aber in Region 4 hatte Bob mehr Einfluss als Cindy!
lesson-watch =
    Cindy hat sechs Aktionspunkte genommen. Jeder Samurai, den ihr Daimyo aus seiner eigenen Region entfernte, kostete einen,
    jeder Schritt des Daimyos zwei. Jetzt hat sie in Region 6 Einfluss 5, und du hast 3.
lesson-ninja =
    Gelb ist angespielt, also musst du Gelb bedienen. Ein Ninja zählt weniger als jede Zahl, aber er schlägt eine 6! Und
    er bringt drei Samurai, wohin du willst. Spiele ihn.
    .other = Die 2 schlägt keine 6, der Ninja schon. Spiele den gelben Ninja.
lesson-ninja-place =
    Drei Samurai, jeder in eine beliebige Region. Setze einen in Region 5, zu deinem Daimyo, und zwei in Region 6, um Cindy
    einzuholen.
    .other = Das ginge auch. Setze hier einen in Region 5 und zwei in Region 6.
lesson-ninja-more =
    Die anderen beiden kommen in Region 6.
    .other = Dann lägst du in Region 6 hinter Cindy. Setze beide dorthin.
lesson-beats =
    Auch Bob schickt Samurai: Mit dem dritten zieht er in Region 5 mit dir gleich. Aber die Karten sind 6, Ninja und 5, und
    der Ninja schlägt die 6. Das Scharmützel gehört dir!
lesson-tie =
    Gewertet wurde die Region deines Daimyos, mit Einfluss 3 für dich und 3 für Bob. Gleich starke Clans bekommen den
    schlechtesten ihrer Plätze: Ihr wart beide Zweite, mit je 2 Punkten. Erster war niemand.
lesson-act =
    In Region 5 bist du mit Bob gleichauf, in Region 6 mit Cindy. Du spielst die erste Karte, also ändern wir das. Nimm die rote 5,
    diesmal für ihre fünf Aktionspunkte.
    .other = Für diesen Plan brauchst du fünf Punkte. Nimm die rote 5.
lesson-points =
    Wähle jetzt die Aktionspunkte.
    .other = Drei weitere Samurai wären auch gut, aber hier wollen wir die Aktionspunkte.
lesson-remove =
    Dein Daimyo entfernt fremde Samurai aus der Region, in der er steht, für je einen Punkt. Tu das also, bevor er
    weiterzieht. Entferne einen von Bobs Samurai.
    .other = Das kann warten. Entferne zuerst einen von Bobs Samurai in Region 5.
lesson-remove-more =
    Und noch einen. Er kehrt in Bobs Vorrat zurück.
    .other = So behielte Bob dort zu viel Einfluss. Entferne noch einen.
lesson-move =
    Bob hat in Region 5 nur noch einen Samurai. Führe deinen Daimyo nun fort von Kyoto, in Region 6. Das kostet zwei
    Punkte.
    .other = Jetzt ist der Daimyo an der Reihe: Er geht in Region 6.
lesson-samurai =
    Mit ihm hast du in Region 6 nun 7 und Cindy 5. Einen Samurai kannst du dort entbehren: Ziehe ihn für deinen letzten
    Punkt in Region 5.
    .other = Der letzte Punkt ist für einen Samurai, der von Region 6 in Region 5 geht.
lesson-ahead =
    Gut gemacht! In beiden Regionen bist du jetzt vorn. Aber jede Karte wirkt sofort, und Bob und Cindy sind noch
    dran.
lesson-known =
    Bob bedient mit der roten 1: Das ist eine der Karten, die du ihm gegeben hast.
lesson-drift =
    Warum Region 1? Sieh dir die kleinen Zahlen an. Von Runde zu Runde wandern die Punkte nach Kyoto: Runde 2 bringt in
    der Mitte am meisten, Runde 3 in Kyoto. Figuren bleiben stehen, also brich rechtzeitig auf.
lesson-won =
    Deine 5 war die höchste Karte. Der Ruf erklang in Region 6, wo dein Daimyo jetzt steht: 3 Punkte für dich, 2 für
    Cindy. Eilen wir weiter zum letzten Scharmützel.
lesson-final =
    Deine letzte Karte, drei Punkte. In Region 5 haben du und Cindy je 2. Ein Samurai aus Region 6 würde helfen, aber dann
    zöge sie dort gleich! Entferne also zuerst einen von ihren in Region 6.
    .other = Eins nach dem anderen. Entferne einen von Cindys Samurai in Region 6.
lesson-final-move =
    Nun kann ein Samurai von Region 6 in Region 5 gehen, und du bist in beiden vorn.
    .other = Ziehe einen Samurai von Region 6 in Region 5.
lesson-stop =
    Ein Punkt ist übrig. Du könntest noch einen von Cindys Samurai entfernen, aber das änderte keinen Platz. Du darfst
    jederzeit aufhören: Was übrig ist, verfällt. Belass es dabei.
    .other = Das änderte keinen Platz. Belass es dabei.
lesson-prestige =
    Bob spielt die letzte Karte. Dann kommt das Prestige: Jede Region wird gewertet, von Region 6 bis Kyoto. Sieh
    zu!
lesson-regions =
    In Runde 1 warst du in den Regionen 6, 5 und 4 vorn, für 8, 7 und 5 Punkte. In Region 2 stand je ein Samurai von dir und
    von Cindy: beide auf dem zweiten Platz, je ein Punkt. Die Straße zeigt schon Runde 2.
lesson-score =
    Das macht { $prestige } für die Regionen, und { $cries } kamen von Siegesrufen: { $total } Punkte für dich,
    { $bob } für Bob und { $cindy } für Cindy. Eine schöne Runde!
lesson-unofficial =
    Eines solltest du wissen: Die wahren Zahlen des gedruckten Plans kennen wir nicht. Die Werte hier sind
    inoffiziell. Der Link sagt mehr dazu und wie du eigene einträgst.
lesson-rounds =
    Ein Spiel hat drei Runden. Karten werden neu verteilt, aber Figuren, Vorräte und die Kachidoki-Karte bleiben. Sieh
    nach, was die Regionen jetzt bringen! Nach Runde 3 gewinnt, wer die meisten Punkte
    hat.
lesson-farewell =
    Das ist alles, was du brauchst! Es gibt andere Arten zu spielen, von allein bis zu fünf Clans, und am Tisch Tipps, wenn
    du magst. Deine nächsten Karten sind gemischt. Viel Spaß auf der Straße nach Kyoto!

## Das Punkteblatt

page-jeraku-sheet-round = Runde
page-jeraku-sheet-round-number = Runde { $number }
page-jeraku-sheet-region = Region
page-jeraku-sheet-pays = bringt { $first }, { $second } und { $third }
page-jeraku-sheet-standing =
    Einfluss { $influence }, Platz { $rank }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
page-jeraku-sheet-prestige = Prestige
page-jeraku-sheet-cries = Kachidoki
page-jeraku-sheet-this-round = Diese Runde
page-jeraku-sheet-total = Gesamt
page-jeraku-sheet-best = Bester Clan
page-jeraku-sheet-sum = Zusammen
page-jeraku-sheet-so-far = bisher
page-jeraku-sheet-how = Einfluss, Platz und Punkte. Gleich starke Clans bekommen den schlechtesten ihrer Plätze.
page-jeraku-sheet-parts = Kachidoki + Prestige
page-jeraku-sheet-against = { $points } gegen { $sum }: Mehr als die zwei besten Feinde zusammen musst du haben.
page-jeraku-sheet-unofficial = Was die Regionen bringen, sind inoffizielle Werte.
page-jeraku-sheet-more = Woher sie kommen

## Bilder der Spielregel

page-jeraku-picture-map = Die Straße von Kyoto, links, bis Region 6. In Region 3 hat Rot Einfluss 4: zwei Samurai, und der Daimyo zählt 2.
page-jeraku-picture-cards = Die sieben Karten einer Farbe. Es gibt drei Farben, die Kachidoki-Karte und sechs Daimyo-Karten.
page-jeraku-picture-setup = Rot, Gelb, Blau und Grün haben 2, 5, 1 und 6 gezogen. Grün hat die höchste Karte und nimmt die Kachidoki-Karte.
page-jeraku-picture-recruitment = Zwei Karten gehen nach links, bevor du die beiden siehst, die von rechts kommen.
page-jeraku-picture-skirmish = Die erste Karte sagt, welche Karten erlaubt sind.
page-jeraku-picture-skirmish-follow = Du hast Gelb: Spiele eine gelbe Karte. Der Ninja ist eine.
page-jeraku-picture-skirmish-free = Du hast kein Gelb: Jede Karte ist erlaubt.
page-jeraku-picture-ninja = Ein Ninja: bis zu drei Samurai, jeder in eine beliebige Region, auch nach Kyoto.
page-jeraku-picture-deploy = Eine 4 zum Einsetzen: bis zu drei Samurai in Region 4.
page-jeraku-picture-actions = Eine 4 für Aktionen: vier Punkte, gemischt wie du willst.
page-jeraku-picture-actions-daimyo = 2 Punkte: Der Daimyo zieht eine Region weit.
page-jeraku-picture-actions-samurai = 1 Punkt: Ein Samurai zieht eine Region weit.
page-jeraku-picture-actions-remove = 1 Punkt: Ein fremder Samurai wird aus der Region des Daimyos entfernt.
page-jeraku-picture-removal = Der rote Daimyo entfernt einen gelben Samurai aus seiner eigenen Region. Er kehrt in seinen Vorrat zurück. In Region 4 erreicht der Daimyo niemanden.
page-jeraku-picture-winner = Von zwei Fünfen gewinnt die letzte. Ein Ninja schlägt eine 6. Ohne 6 schlägt er nichts.
page-jeraku-picture-kachidoki = Blau hat gewonnen, und sein Daimyo steht in Region 4. Gelb hat dort mehr Einfluss und bekommt am meisten.
page-jeraku-picture-ranks = Einfluss und Platz von drei Clans. Gleich starke Clans bekommen alle den schlechtesten ihrer Plätze.
page-jeraku-picture-prestige = Wo in den Runden 1, 2 und 3 die Punkte liegen: Sie wandern von den fernen Regionen nach Kyoto.
page-jeraku-picture-five = Fünf Clans mit je vier Karten.
page-jeraku-picture-armies = Jeder hat zwei Clans, mit einer Daimyo-Karte von 4 bis 6 und einer von 1 bis 3.
page-jeraku-picture-armies-draft = Drei Karten zum Behalten und ein Päckchen: Eine Karte davon wird behalten, der Rest getauscht.
page-jeraku-picture-armies-draft-row = zum Behalten
page-jeraku-picture-armies-draft-pick = eine vom Päckchen
page-jeraku-picture-armies-draft-swap = die andere Seite
page-jeraku-picture-armies-skirmish = Alan (Rot, Gelb) hat die Kachidoki-Karte. Bei beiden ist zuerst der Clan mit mehr Punkten dran.
page-jeraku-picture-armies-winning = Alan gewinnt: 45 ist der beste einzelne Clan.
page-jeraku-picture-team = Bob und Diane gewinnen: Die Summe zählt, nicht der beste Clan.
page-jeraku-picture-neutral = Der neutrale Clan in Runde 1, und einen Schritt weiter in Runde 2.
page-jeraku-picture-neutral-recruitment = Drei von acht Karten werden getauscht. Dann legen beide eine verdeckt beiseite.
page-jeraku-picture-neutral-samurai = Ein neutraler Samurai wird aus Region 3 vertrieben. Er darf überallhin, nur nicht hinter seinen Daimyo, in Region 6.
page-jeraku-picture-solo = Eine der beiden offenen Karten gehört dir. Die andere aktiviert den Clan ihrer Farbe, danach tut das die verdeckte Karte.
page-jeraku-picture-solo-card = Eine 1 bringt dir einen Samurai. Von den dreien eines Ninjas geht nur einer nach Kyoto.
page-jeraku-picture-solo-samurai = Ein gelber Samurai kommt in Region 4, und einer von deinen wird ausgeschaltet: Du bist immer das erste Ziel.
page-jeraku-picture-solo-daimyo = Was ein feindlicher Daimyo in Region 3 mit einer 5 tut.
page-jeraku-picture-solo-daimyo-stays = Ein Samurai ist ungeschützt: Er schaltet ihn aus und bleibt.
page-jeraku-picture-solo-daimyo-moves = Niemand ist da: Er zieht auf Region 5 zu und schaltet dort, wo er ankommt, einen aus.
page-jeraku-picture-solo-third-round = Zwei Regeln für die dritte Runde.
page-jeraku-picture-solo-third-round-kyoto = Schon in der Region der Karte: ein Schritt nach Kyoto.
page-jeraku-picture-solo-third-round-blocked = Kein Daimyo zieht in Region 5 oder 6. Der Samurai kommt trotzdem.
page-jeraku-picture-solo-protection = Bei ihrem Daimyo sind deine Samurai sicher. Allein sind sie es nicht.
page-jeraku-picture-solo-winning = Du brauchst mehr Punkte als die zwei besten Feinde zusammen: 40 gegen 39.
page-jeraku-picture-solo-expert = Wovor dein Daimyo schützt und wovor nicht.
page-jeraku-picture-solo-expert-samurai = Vor einem feindlichen Samurai schützt er weiterhin.
page-jeraku-picture-solo-expert-daimyo = Vor einem feindlichen Daimyo schützt er nicht.

## Tasten

page-jeraku-keys-regions = die Regionen; 0 ist Kyoto
page-jeraku-keys-deploy = Samurai einsetzen
page-jeraku-keys-actions = Aktionspunkte nehmen
