### Call to Adventure, auf Deutsch. Wie Werte zu Argumenten werden: `kachidoki/text/__init__.py`.
### `form-`-Nachrichten helfen nur dieser Sprache. Namen von Karten und Wegen kommen aus dem Kartensatz:
### Sie stehen in Anführungszeichen, ohne Artikel.

game = Call to Adventure
    .about =
        Erschaffe einen Helden, Karte um Karte, von bescheidener Herkunft bis zu einer Bestimmung, die du für dich
        behältst. Wirf die Runen, wähle bei jeder Herausforderung deinen Weg, und gib acht, wie tief du fällst.

## Namen

name-ability =
    { $ability ->
        [strength] Stärke
        [dexterity] Geschick
        [constitution] Konstitution
        [intelligence] Intelligenz
        [wisdom] Weisheit
       *[charisma] Charisma
    }
name-icon =
    { $icon ->
        [divinity] Göttlichkeit
        [justice] Gerechtigkeit
        [nature] Natur
        [arcana] Magie
        [royalty] Königtum
       *[infamy] Niedertracht
    }
name-deck =
    { $deck ->
        [act-1] Stapel von Akt I
        [act-2] Stapel von Akt II
        [act-3] Stapel von Akt III
        [hero] Heldenstapel
        [antihero] Antiheldenstapel
       *[adversary] Stapel des Widersachers
    }
    .card =
        { $deck ->
            [hero] eine Heldenkarte
            [antihero] eine Antiheldenkarte
           *[other] eine Karte
        }
    .cards =
        { $deck ->
            [hero] Heldenkarten
            [antihero] Antiheldenkarten
           *[other] Karten
        }
name-kind =
    { $kind ->
        [origin] Herkunft
        [motivation] Antrieb
        [destiny] Bestimmung
        [trait] Wesenszug
        [challenge] Herausforderung
        [ally] Verbündeter
        [adversary] Widersacher
        [hero] Heldenkarte
        [antihero] Antiheldenkarte
        [quest] Quest
        [rise] Aufstiegskarte
       *[victory] Siegkarte
    }
    .one =
        { $kind ->
            [motivation] einen Antrieb
            [trait] einen Wesenszug
            [ally] einen Verbündeten
            [adversary] einen Widersacher
           *[other] eine { name-kind }
        }
    .many =
        { $kind ->
            [origin] Herkünfte
            [motivation] Antriebe
            [destiny] Bestimmungen
            [trait] Wesenszüge
            [challenge] Herausforderungen
            [ally] Verbündete
            [adversary] Widersacher
            [hero] Heldenkarten
            [antihero] Antiheldenkarten
            [quest] Quests
            [rise] Aufstiegskarten
           *[victory] Siegkarten
        }
    .count =
        { $count ->
            [one] { name-kind.one }
           *[other] { form-number } { name-kind.many }
        }
name-window =
    { $window ->
        [main] Deine Aktionen
        [prep] Vorbereitung
        [turn-start] Beginn des Zuges
        [trait] Wesenszug angesagt
        [before] Vor dem Wurf
        [facing] Nach dem Wurf
        [outcome] Ausgang
       *[turn-end] Ende des Zuges
    }
name-rune =
    { $rune ->
        [core-1] Grundrune 1
        [core-2] Grundrune 2
        [core-3] Grundrune mit der Karte
        [dark-1] Dunkle Rune 1
        [dark-2] Dunkle Rune 2
        [dark-3] Dunkle Rune 3
        [strength-1] Stärkerune 1
        [strength-2] Stärkerune 2
        [strength-3] besondere Stärkerune
        [dexterity-1] Geschickrune 1
        [dexterity-2] Geschickrune 2
        [dexterity-3] besondere Geschickrune
        [constitution-1] Konstitutionsrune 1
        [constitution-2] Konstitutionsrune 2
        [constitution-3] besondere Konstitutionsrune
        [intelligence-1] Intelligenzrune 1
        [intelligence-2] Intelligenzrune 2
        [intelligence-3] besondere Intelligenzrune
        [wisdom-1] Weisheitsrune 1
        [wisdom-2] Weisheitsrune 2
        [wisdom-3] besondere Weisheitsrune
        [charisma-1] Charismarune 1
        [charisma-2] Charismarune 2
       *[charisma-3] besondere Charismarune
    }
# Was eine geworfene Rune zeigt.
name-face =
    { $face ->
        [core-1-0] Grundrune 1
        [core-1-1] Grundrune 0
        [core-2-0] Grundrune 1
        [core-2-1] Grundrune 0
        [core-3-0] Grundrune 1
        [core-3-1] Grundrune 0 + Karte
        [dark-1-0] Dunkle 2 (verderbend)
        [dark-1-1] Dunkle 1
        [dark-2-0] Dunkle 2 (verderbend)
        [dark-2-1] Dunkle 1
        [dark-3-0] Dunkle 2 (verderbend)
        [dark-3-1] Dunkle 1
        [strength-1-0] Stärke 2
        [strength-1-1] Stärke 1
        [strength-2-0] Stärke 2
        [strength-2-1] Stärke 1
        [strength-3-0] Stärke 2
        [strength-3-1] Stärke 0 + Erfahrung
        [dexterity-1-0] Geschick 2
        [dexterity-1-1] Geschick 1
        [dexterity-2-0] Geschick 2
        [dexterity-2-1] Geschick 1
        [dexterity-3-0] Geschick 2
        [dexterity-3-1] Geschick 0 + Antiheldenkarte
        [constitution-1-0] Konstitution 2
        [constitution-1-1] Konstitution 1
        [constitution-2-0] Konstitution 2
        [constitution-2-1] Konstitution 1
        [constitution-3-0] Konstitution 2
        [constitution-3-1] Konstitution 0 + Erfahrung
        [intelligence-1-0] Intelligenz 2
        [intelligence-1-1] Intelligenz 1
        [intelligence-2-0] Intelligenz 2
        [intelligence-2-1] Intelligenz 1
        [intelligence-3-0] Intelligenz 2
        [intelligence-3-1] Intelligenz 0 + Heldenkarte
        [wisdom-1-0] Weisheit 2
        [wisdom-1-1] Weisheit 1
        [wisdom-2-0] Weisheit 2
        [wisdom-2-1] Weisheit 1
        [wisdom-3-0] Weisheit 2
        [wisdom-3-1] Weisheit 0 + Heldenkarte
        [charisma-1-0] Charisma 2
        [charisma-1-1] Charisma 1
        [charisma-2-0] Charisma 2
        [charisma-2-1] Charisma 1
        [charisma-3-0] Charisma 2
       *[charisma-3-1] Charisma 0 + Antiheldenkarte
    }

form-card = „{ name-card }“
form-top =
    { $count ->
        [one] die oberste Karte auf dem { name-deck }
       *[other] die obersten { form-number } Karten auf dem { name-deck }
    }
form-path = „{ name-path }“
form-who =
    { $seat-is ->
        [me] Du
       *[other] { $seat }
    }
form-to =
    { $seat-is ->
        [me] dir
       *[other] { $seat }
    }
form-victim =
    { $victim-is ->
        [me] dir
       *[other] { $victim }
    }
form-act =
    { $act ->
        [1] Akt I
        [2] Akt II
       *[other] Akt III
    }
# Ein Platz in einer Reihe, wie der Tisch ihn zeigt.
form-place = { $act }.{ $place }
form-column =
    { $column ->
        [1] unter der Herkunft
        [2] unter dem Antrieb
       *[other] unter der Bestimmung
    }
form-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
form-track =
    { $track ->
        [-9] −9
        [-8] −8
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] { $track }
    }
form-signed =
    { $count ->
        [-9] −9
        [-8] −8
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
        [6] +6
        [7] +7
        [8] +8
        [9] +9
       *[other] { $count }
    }
form-against = { $result } gegen { $target }
# Was etwas ausgelöst hat, in Klammern.
form-why =
    { $why ->
        [rune] { " " }(Rune)
        [failure] { " " }(Fehlschlag)
        [reward] { " " }(Belohnung)
        [dark] { " " }(Dunkle Rune)
        [journey] { " " }(Reise)
        [trait] { " " }(Wesenszug)
       *[other] { $card-is ->
            [given] { " " }({ form-card })
           *[empty] { "" }
        }
    }

list-cards = { form-card }
    .between = { ", " }
    .last = { " und " }
list-origins = { form-card }
    .between = { ", " }
    .last = { " oder " }
list-motivations = { form-card }
    .between = { ", " }
    .last = { " oder " }
list-destinies = { form-card }
    .between = { ", " }
    .last = { " oder " }
form-ability-rune =
    { $item ->
        [constitution] Konstitutionsrune
        [wisdom] Weisheitsrune
       *[other] { name-ability }rune
    }
list-runes =
    { $item ->
        [dark] { $count ->
            [one] eine Dunkle Rune
           *[other] { form-number } Dunkle Runen
        }
       *[other] { $count ->
            [one] eine { form-ability-rune }
           *[other] { form-number } { form-ability-rune }n
        }
    }
    .between = { ", " }
    .last = { " und " }
list-faces = { name-face }
    .between = { ", " }
    .last = { ", " }

## Spielarten und Optionen

mode-versus = Gegeneinander
    .about = Zwei bis vier Spieler erschaffen rivalisierende Helden. Die höchste Schicksalswertung gewinnt.
mode-first = Erste Partie
    .about = Wie gegeneinander, aber ohne Wahl der Charaktere und ohne Verbündete und Widersacher. So lernt es sich am besten.
mode-solo = Allein
    .about = Ein Held gegen einen Widersacher, der wächst. Gewinne acht Karten und stell dich ihm dann, ehe er genug Erfahrung hat.
mode-coop = Gemeinsam
    .about = Zwei bis vier Helden gegen einen Widersacher. Alle gewinnen oder alle verlieren, und der beste Held ist der Gesamtsieger.

option-cards = Karten
    .about = Der Kartensatz. Der übliche ist unser eigener Entwurf; eigene Sätze lassen sich aus Dateien laden.
setting-cards =
    { $value ->
        [standard] der übliche Satz
       *[other] ein eigener Kartensatz
    }
option-deal_mode = Charaktere
    .about = Ob alle zwischen zwei Karten für Herkunft, Antrieb und Bestimmung wählen oder je eine bekommen.
setting-deal_mode =
    { $value ->
        [fixed] je eine wird ausgeteilt
       *[choose] eine von zweien nach Wahl
    }
option-allies_adversaries = Verbündete und Widersacher
    .about = Ob Verbündete und Widersacher in die Stapel der Akte gemischt werden.
setting-allies_adversaries =
    { $value ->
        [true] in den Stapeln
       *[false] weggelassen
    }
option-first_player = Wer beginnt
    .about = Wer den ersten Zug hat.
setting-first_player =
    { $value ->
        [random] das Los entscheidet
       *[other] Platz { $value }
    }
option-journey_limit = Reisen in einem Zug
    .about = Wie viele Reisen in einem Zug erlaubt sind.
setting-journey_limit =
    { $value ->
        [none] so viele du willst
       *[other] { $value }
    }
option-stall_rounds = Tatenlose Runden
    .about = Nach wie vielen vollen Runden, in denen niemand etwas tut, obwohl es möglich war, das Spiel endet; allein oder gemeinsam ist es verloren.
setting-stall_rounds =
    { $value ->
        [0] nie
        [one] nach einer
       *[other] nach { $value }
    }
option-track = Verderbnisleiste
    .about = Was die sieben Stufen bringen und welche Karten sie erlauben.
setting-track =
    { $value ->
        [standard] die übliche
       *[other] { $value }
    }
option-hand_limit = Handgrenze
    .about = Wie viele Karten am Ende eines Zuges auf der Hand bleiben dürfen.
setting-hand_limit =
    { $value ->
        [none] keine
       *[other] { $value }
    }
option-tiebreak = Gleichstand
    .about = Was bei gleicher Wertung entscheidet, in dieser Reihenfolge: Geschichtskarten, Herausforderungen, Erfahrung. Danach wird der Sieg geteilt.
setting-tiebreak =
    { $value ->
        [cards-challenges-xp] Geschichtskarten, Herausforderungen, Erfahrung
        [cards-xp-challenges] Geschichtskarten, Erfahrung, Herausforderungen
        [challenges-cards-xp] Herausforderungen, Geschichtskarten, Erfahrung
        [challenges-xp-cards] Herausforderungen, Erfahrung, Geschichtskarten
        [xp-cards-challenges] Erfahrung, Geschichtskarten, Herausforderungen
        [xp-challenges-cards] Erfahrung, Herausforderungen, Geschichtskarten
        [cards-challenges] Geschichtskarten, Herausforderungen
        [cards-xp] Geschichtskarten, Erfahrung
        [challenges-cards] Herausforderungen, Geschichtskarten
        [challenges-xp] Herausforderungen, Erfahrung
        [xp-cards] Erfahrung, Geschichtskarten
        [xp-challenges] Erfahrung, Herausforderungen
        [cards] Geschichtskarten
        [challenges] Herausforderungen
        [xp] Erfahrung
       *[none] der Sieg wird geteilt
    }
option-adversary = Der Widersacher
    .about = Welchem Widersacher du dich stellst.
setting-adversary =
    { $value ->
        [random] das Los entscheidet
       *[other] { $value }
    }
option-adversary_target = Das Ziel des Widersachers
    .about = Mit wie viel Erfahrung der Widersacher gewinnt. Die Siegkarte sagt 9, 13, 17 oder 21 für einen bis vier Spieler.
setting-adversary_target =
    { $value ->
        [card] wie die Siegkarte sagt
       *[other] { $value } Erfahrung
    }
option-final_fight = Scheitern am Widersacher
    .about = Ob der letzte Zug ein einziger Versuch ist oder im nächsten Zug wiederholt werden kann.
setting-final_fight =
    { $value ->
        [repeat] darf wiederholt werden
       *[single] ein einziger Versuch
    }
option-coop_gate = Wann man sich dem Widersacher stellt
    .about = Ob sich jeder mit acht Karten dem Widersacher stellt oder erst, wenn alle acht haben.
setting-coop_gate =
    { $value ->
        [all] wenn alle acht Karten haben
       *[individual] jeder mit acht Karten
    }
option-anytime_windows = Karten ohne Zeitangabe
    .about = Ob sie jederzeit gespielt werden dürfen oder nicht zu Beginn eines Zuges und beim Ansagen eines Wesenszugs.
setting-anytime_windows =
    { $value ->
        [lean] seltener
       *[full] jederzeit
    }
option-ask_policy = Wer gefragt wird
    .about = Ob du immer gefragt wirst, wenn du nach Wissen der anderen reagieren könntest, oder nur, wenn du es wirklich kannst. Das Erste hält deine Hand geheim.
setting-ask_policy =
    { $value ->
        [exact] nur wer reagieren kann
       *[public] alle, die reagieren könnten
    }

## Was geschieht: Vorbereitung

event-start =
    { $seat-is ->
        [me] Du beginnst.
       *[other] { $seat } beginnt.
    }
event-characters = Alle bekommen Charakterkarten.
event-characters-seen = Du bekommst { $cards }.
event-keep =
    { $seat-is ->
        [me] Du hast deinen Charakter gewählt.
       *[other] { $seat } hat einen Charakter gewählt.
    }
event-keep-seen =
    { $seat-is ->
        [me] Du behältst { $cards }.
       *[other] { $seat } behält { $cards }.
    }
event-hero =
    { $seat-is ->
        [me] Dein Held
       *[other] Der Held von { $seat }
    }: „{ form-origin }“, getrieben von „{ form-motivation }“. Die Bestimmung bleibt verborgen.
event-adversary = Der Widersacher ist { form-card } mit der Quest „{ form-quest }“. Bei { $target } Erfahrung ist alles verloren.

## Was geschieht: die Reihen

event-act =
    { $act ->
        [1] Akt I beginnt: { $cards }.
        [2] Akt II tut sich auf: { $cards }.
       *[other] Akt III tut sich auf: { $cards }.
    }
event-refill =
    Neu in { $act ->
        [1] Akt I
        [2] Akt II
       *[other] Akt III
    }: { form-card }.
event-slot-empty =
    Ein Platz in { $act ->
        [1] Akt I
        [2] Akt II
       *[other] Akt III
    } bleibt leer.
event-shuffle = Die Ablage wird gemischt: { name-deck }.
event-host =
    { $seat-is ->
        [me] Du legst
       *[other] { $seat } legt
    } den Verbündeten { form-card } unter „{ form-host }“; das ist jetzt um 1 schwerer.
    .auto = (Es gab keine andere Herausforderung.)
event-ally-leaves = Der Verbündete { form-card } wird abgelegt.
event-ally-moved =
    { $seat-is ->
        [me] Du verschiebst
       *[other] { $seat } verschiebt
    } den Verbündeten { form-card } unter „{ form-host }“.
event-ally-given =
    { $seat-is ->
        [me] Der Verbündete { form-card } verlässt { $victim } und kommt zu dir.
       *[other] { $victim-is ->
            [me] Dein Verbündeter { form-card } verlässt dich und geht zu { $seat }.
           *[other] Der Verbündete { form-card } verlässt { $victim } und geht zu { $seat }.
        }
    }
event-adversary-shown = Ein Widersacher erscheint: { form-card }!

## Was geschieht: ein Zug

event-turn =
    { $seat-is ->
        [me] Zug { $turn }: Du bist dran.
       *[other] Zug { $turn }: { $seat }.
    }
event-final-turn =
    { $seat-is ->
        [me] Dein letzter Zug: Jetzt musst du dich dem Widersacher stellen!
       *[other] Der letzte Zug von { $seat }: Jetzt gilt es, sich dem Widersacher zu stellen!
    }
event-journey =
    { $seat-is ->
        [me] Du reist weiter und lässt
       *[other] { $seat } reist weiter und lässt
    } { form-card } zurück.
event-discard =
    Nichts zu haben: { $seat-is ->
        [me] Du ersetzt
       *[other] { $seat } ersetzt
    } { form-card } umsonst.
event-trait =
    { $seat-is ->
        [me] Du erwirbst
       *[other] { $seat } erwirbt
    } { form-card }.
event-attempt =
    { $seat-is ->
        [me] Du stellst dich
       *[other] { $seat } stellt sich
    } { form-card }: { form-path }. Zielzahl { $target }.
event-face =
    Die Stunde ist gekommen: { $seat-is ->
        [me] Du stellst dich
       *[other] { $seat } stellt sich
    } dem Widersacher { form-card }. Zielzahl { $target }.
event-dark =
    { $seat-is ->
        [me] Du greifst
       *[other] { $seat } greift
    } ins Dunkel: { $count ->
        [one] eine Dunkle Rune
       *[other] { form-number } Dunkle Runen
    }.
event-cast =
    { $seat-is ->
        [me] Du wirfst
       *[other] { $seat } wirft
    } die Runen: { $faces }. Ergebnis: { form-against }.
event-recast =
    { $seat-is ->
        [me] Du wirfst neu
       *[other] { $seat } wirft neu
    }: { $faces }. Ergebnis: { form-against }.
event-flip =
    { $seat-is ->
        [me] Du drehst
       *[other] { $seat } dreht
    } Runen um: { $faces }. Ergebnis: { form-against }.

## Was geschieht: was sich ändert

event-xp = { form-who }: +{ $count } Erfahrung, jetzt { $total }{ form-why }.
event-xp-lost = { form-who }: −{ $count } Erfahrung, jetzt { $total }{ form-why }.
event-xp-moved =
    { form-card }: { $seat-is ->
        [me] Du nimmst
       *[other] { $seat } nimmt
    } { form-victim } { $count } Erfahrung ab.
event-xp-from-adversary =
    { form-card }: { $seat-is ->
        [me] Du nimmst
       *[other] { $seat } nimmt
    } dem Widersacher { $count } Erfahrung ab; { $total } bleiben ihm.
event-adversary-xp = { form-card }: Der Widersacher erhält { $count } Erfahrung, jetzt { $total } von { $target }.
event-adversary-takes = { form-card }: Der Widersacher nimmt { form-victim } { $count } Erfahrung ab und hat { $total } von { $target }.
event-adversary-xp-lost = { form-card }: Der Widersacher verliert { $count } Erfahrung; { $total } bleiben ihm.
event-virtue =
    Tugend: { $seat-is ->
        [me] Du steigst
       *[other] { $seat } steigt
    } auf Stufe { $level }{ form-why }.
event-corruption =
    Verderbnis: { $seat-is ->
        [me] Du fällst
       *[other] { $seat } fällt
    } { $level ->
        [7] ganz nach unten, auf Stufe 7
       *[other] auf Stufe { $level }
    }{ form-why }.
event-shield =
    { form-card } bewahrt { $seat-is ->
        [me] dich
       *[other] { $seat }
    } vor { $count } Verderbnis: zurück auf Stufe { $level }.
event-draw =
    { $seat-is ->
        [me] Du ziehst
       *[other] { $seat } zieht
    } { name-deck.card }{ form-why }.
event-draw-seen =
    { $seat-is ->
        [me] Du ziehst
       *[other] { $seat } zieht
    } { name-deck.card }: „{ form-drawn }“{ form-why }.
event-look =
    { form-card }: { $seat-is ->
        [me] Du betrachtest { form-top }.
       *[other] { $seat } betrachtet { form-top }.
    }
event-look-seen =
    { form-card }: { $seat-is ->
        [me] Du betrachtest
       *[other] { $seat } betrachtet
    } { form-top }: { $cards }.
event-reorder =
    { form-card }: { $seat-is ->
        [me] Du legst
       *[other] { $seat } legt
    } { form-top } in einer Reihenfolge zurück, die sonst niemand kennt.
event-no-draw =
    { $seat-is ->
        [me] Du ziehst nichts
       *[other] { $seat } zieht nichts
    }: Es gibt keine { name-deck.cards } mehr.
event-result =
    { form-card }: { form-signed } auf { $seat-is ->
        [me] dein Ergebnis
       *[other] das Ergebnis von { $seat }
    }, jetzt { form-against }.
event-difficulty =
    { form-card }: { form-signed } auf { $seat-is ->
        [me] deine Zielzahl
       *[other] die Zielzahl von { $seat }
    }, jetzt { form-against }.
event-bonuses-gone =
    { form-card } tilgt, was { $seat-is ->
        [me] deine Heldenkarten
       *[other] die Heldenkarten von { $seat }
    } beigetragen haben: { form-against }.
event-runes = { form-card } gibt { form-to } mehr zu werfen: { $runes }.
event-permit =
    { form-card }: { $seat-is ->
        [me] Du darfst
       *[other] { $seat } darf
    } { $what ->
        [ability] die Runen einer weiteren Fähigkeit werfen.
        [dark_at_bottom] auch auf der untersten Stufe Dunkle Runen kaufen.
        [trait_requirement] einen Wesenszug ohne dessen Voraussetzung erwerben.
        [hero_cards] vorerst keine Heldenkarten spielen.
        [antihero_cards] vorerst keine Antiheldenkarten spielen.
        [ally_powers] vorerst keine Kräfte von Verbündeten nutzen.
        [rune_draws] vorerst keine Karten durch Runen ziehen.
        [dark_runes] vorerst keine Dunklen Runen kaufen.
        [ability_runes] vorerst keine Fähigkeitsrunen werfen.
       *[other] vorerst mehr als sonst.
    }
event-price =
    { form-card }: { form-signed } auf den Preis { $what ->
        [journey] einer Reise
        [dark_rune] einer Dunklen Rune
       *[trait] eines Wesenszugs
    } für { $seat-is ->
        [me] dich
       *[other] { $seat }
    }.
event-hand-lost =
    { form-card }: { $seat-is ->
        [me] Du legst
       *[other] { $seat } legt
    } „{ form-lost }“ ungespielt ab.
event-taken-back =
    { form-card }: { $seat-is ->
        [me] Du nimmst
       *[other] { $seat } nimmt
    } „{ form-back }“ auf die Hand zurück.

## Was geschieht: Karten und Kräfte

event-play =
    { $seat-is ->
        [me] Du spielst
       *[other] { $seat } spielt
    } { form-card }.
event-cancelled =
    { form-card } hebt „{ form-lost }“ auf: { $seat-is ->
        [me] Du durchkreuzt
       *[other] { $seat } durchkreuzt
    } { $victim-is ->
        [me] deinen Plan.
       *[other] den Plan von { $victim }.
    }
event-cancelled-adversary =
    { form-card } hebt „{ form-lost }“ auf: { $seat-is ->
        [me] Du durchkreuzt
       *[other] { $seat } durchkreuzt
    } den Plan des Widersachers.
event-use =
    { $seat-is ->
        [me] Du nutzt
       *[other] { $seat } nutzt
    } { form-card }.
event-sacrifice =
    { $seat-is ->
        [me] Du opferst
       *[other] { $seat } opfert
    } den Verbündeten { form-card }.
event-replaced =
    { form-card }: { $seat-is ->
        [me] Du fegst
       *[other] { $seat } fegt
    } { $cards } vom Tisch.
event-swept = { form-card } fegt { $cards } vom Tisch.
event-adversary-plays = Der Widersacher spielt { form-card }!
event-adversary-waits = Der Widersacher hält { form-card } bis zum Ausgang bereit.
event-adversary-idle = Der Widersacher deckt { form-card } auf; das ändert nichts.

## Was geschieht: Ausgänge

event-success =
    { $margin ->
        [0] Gerade genug, { form-against }! { form-who }
       *[other] { form-against }! { form-who }
    } { $seat-is ->
        [me] bezwingst
       *[other] bezwingt
    } { form-card } auf dem Weg { form-path }.
event-failure =
    { form-against }: { $seat-is ->
        [me] Du scheiterst
       *[other] { $seat } scheitert
    } an { form-card }.
event-retry =
    { form-card }: { $seat-is ->
        [me] Du raffst dich auf und stellst dich
       *[other] { $seat } rafft sich auf und stellt sich
    } noch einmal „{ form-host }“.
event-attempt-ends =
    { form-card } ist fort. { $seat-is ->
        [me] Dein Versuch
       *[other] Der Versuch von { $seat }
    } endet ohne Ausgang, und was bezahlt wurde, kommt zurück.
event-gain =
    { form-path } wird Teil { $seat-is ->
        [me] deiner Geschichte
       *[other] der Geschichte von { $seat }
    }, { form-column }.
event-gain-ally =
    { $seat-is ->
        [me] Du gewinnst
       *[other] { $seat } gewinnt
    } einen Verbündeten: { form-card }.
event-leaves = { form-card } verlässt den Tisch.
event-adversary-beaten =
    Der Widersacher ist besiegt! { $seat-is ->
        [me] Du bringst
       *[other] { $seat } bringt
    } { form-card } zu Fall, und das Land atmet auf.
event-done =
    { $seat-is ->
        [me] Dein Weg
       *[other] Der Weg von { $seat }
    } endet hier: keine Züge mehr.

## Was geschieht: das Ende

event-last-turns =
    { $seat-is ->
        [me] Deine Geschichte
       *[other] Die Geschichte von { $seat }
    } ist vollendet! Alle anderen haben noch einen Zug.
event-stalled =
    { $rounds ->
        [0] Hundert Züge sind es für jeden gewesen: Das Spiel endet.
        [one] Eine ganze Runde ohne eine Tat: Das Spiel endet.
       *[other] { $rounds } Runden ohne eine Tat: Das Spiel endet.
    }
event-destiny =
    { $seat-is ->
        [me] Deine Bestimmung
       *[other] Die Bestimmung von { $seat }
    } wird enthüllt: { form-card }.
event-score = { form-who }: { $printed } in der Geschichte, { $sets } für Symbole, { $xp } für Erfahrung, { $hero } und { $antihero } für Helden- und Antiheldenkarten, { form-track } für die Leiste, { $destiny } für die Bestimmung. Zusammen { $total }.
event-game-over =
    { $how ->
        [shared] { $seats-is ->
            [us] { $seats } teilt euch den Sieg mit { form-points }.
           *[others] { $seats } teilen sich den Sieg mit { form-points }.
        }
        [cards] { form-wins } mit { form-points }: Bei Gleichstand entscheidet die längste Geschichte.
        [challenges] { form-wins } mit { form-points }: Bei Gleichstand entscheiden die meisten Herausforderungen.
        [xp] { form-wins } mit { form-points }: Bei Gleichstand entscheidet die meiste Erfahrung.
       *[other] { form-wins } mit { form-points }.
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
event-won =
    { $seats-is ->
        [me] Sieg! Mit einer Schicksalswertung von { $points } glänzt keine Geschichte heller als deine.
        [us] Sieg! Mit einer Schicksalswertung von { $points } glänzen keine Geschichten heller als eure: { $seats }.
       *[others] Sieg! Mit einer Schicksalswertung von { $points } glänzt keine Geschichte heller als die von { $seats }.
    }
event-lost =
    { $how ->
        [target] Der Widersacher hat { $total } von { $target } Erfahrung. Alles ist verloren.
        [stalled] Niemand handelte mehr, und der Widersacher, mit { $total } von { $target } Erfahrung, bekam seinen Willen. Alles ist verloren.
       *[other] Die letzte Hoffnung ist dahin. Der Widersacher steht aufrecht, mit { $total } von { $target } Erfahrung. Alles ist verloren.
    }

## Fragen

question-keep =
    { $seat-is ->
        [me] Wer ist dein Held? Behalte je eine Karte: { $origins }; { $motivations }; { $destinies }.
       *[other] { $seat } wählt einen Charakter.
    }
question-main =
    { $seat-is ->
        [me] { $count ->
            [one] Du bist dran: Erwirb einen Wesenszug oder versuche eine Herausforderung, reise, spiele Karten, nutze Kräfte, oder beende den Zug.
           *[other] Du bist dran, mit { form-number } Hauptaktionen: Wesenszüge oder Herausforderungen, Reise, Karten, Kräfte oder das Ende des Zuges.
        }
       *[other] { $seat } ist dran.
    }
question-main-done =
    { $seat-is ->
        [me] Noch etwas? Reise, Karten, Kräfte oder das Ende deines Zuges.
       *[other] { $seat } kann noch etwas tun.
    }
question-final =
    { $seat-is ->
        [me] Dein letzter Zug. Wenn du bereit bist, stell dich dem Widersacher { form-card }.
       *[other] { $seat } muss sich dem Widersacher { form-card } stellen.
    }
question-prep =
    { $seat-is ->
        [me] { form-card }, { form-path }, Zielzahl { $target }. Nimm Dunkle Runen dazu, spiele Karten, oder wirf.
       *[other] { $seat } bereitet sich auf { form-card } vor, Zielzahl { $target }.
    }
question-host =
    { $seat-is ->
        [me] Der Verbündete { form-card } ist gekommen. Unter welche Herausforderung geht er?
       *[other] { $seat } wählt eine Herausforderung für den Verbündeten { form-card }.
    }
question-react =
    { $seat-is ->
        [me] { $window ->
            [turn-start] { form-turn-of } beginnt. Willst du etwas tun?
            [trait] { $victim-is ->
                [me] Du erwirbst gleich { form-card }. Willst du etwas tun?
               *[other] { $victim } erwirbt gleich { form-card }. Willst du etwas tun?
            }
            [before] { $victim-is ->
                [me] Du wirfst gleich für { form-card }, Zielzahl { $target }. Willst du etwas tun?
               *[other] { $victim } wirft gleich für { form-card }, Zielzahl { $target }. Willst du etwas tun?
            }
            [facing] { $victim-is ->
                [me] Du hast { form-against }. Willst du daran etwas ändern?
               *[other] { $victim } hat { form-against } bei { form-card }. Willst du daran etwas ändern?
            }
            [outcome] { $victim-is ->
                [me] Es steht { form-against } bei { form-card }. Willst du etwas tun?
               *[other] Es steht { form-against } für { $victim } bei { form-card }. Willst du etwas tun?
            }
           *[other] { form-turn-of } endet. Willst du etwas tun?
        }
       *[other] Jemand kann reagieren.
    }
form-turn-of =
    { $victim-is ->
        [me] Dein Zug
       *[other] Der Zug von { $victim }
    }
question-respond =
    { $seat-is ->
        [me] „{ form-played }“ wirkt gleich. Antwortest du darauf?
       *[other] „{ form-played }“ wirkt gleich. Jemand kann darauf antworten.
    }
question-draw =
    { $seat-is ->
        [me] Du ziehst eine Karte. Held oder Antiheld?
       *[other] { $seat } zieht eine Karte.
    }
question-may =
    { $seat-is ->
        [me] Willst du { form-card } nutzen?
       *[other] { $seat } kann { form-card } nutzen.
    }
question-pay =
    { $seat-is ->
        [me] Wie bezahlst du { form-card }?
       *[other] { $seat } bezahlt { form-card }.
    }
question-pick-player =
    { $seat-is ->
        [me] { form-card }: gegen wen?
       *[other] { $seat } wählt jemanden aus.
    }
question-pick-hero =
    { $seat-is ->
        [me] { form-card }: für wen?
       *[other] { $seat } wählt jemanden aus.
    }
question-pick-slot =
    { $seat-is ->
        [me] { form-card }: welche Karte der Reihen?
       *[other] { $seat } wählt eine Karte der Reihen.
    }
question-pick-rune =
    { $seat-is ->
        [me] { form-card }: welche Rune?
       *[other] { $seat } wählt eine Rune.
    }
question-pick-ability =
    { $seat-is ->
        [me] { form-card }: welche Fähigkeit?
       *[other] { $seat } wählt eine Fähigkeit.
    }
question-dark-again =
    { $seat-is ->
        [me] { form-card }, noch einmal: { $count ->
            [one] Wirfst du deine Dunkle Rune wieder?
           *[other] Wie viele deiner { $count } Dunklen Runen wirfst du wieder?
        }
       *[other] { $seat } wählt, welche Dunklen Runen wieder geworfen werden.
    }
question-pick-card =
    { $seat-is ->
        [me] { form-card }: welche Karte?
       *[other] { $seat } wählt eine Karte.
    }
question-lose-card =
    { $seat-is ->
        [me] { form-card }: Welche Karte deiner Hand legst du ab?
       *[other] { $seat } legt eine Karte ab.
    }
question-lose-ally =
    { $seat-is ->
        [me] { form-card }: Welchen Verbündeten gibst du her?
       *[other] { $seat } gibt einen Verbündeten her.
    }
question-order =
    { $seat-is ->
        [me] { form-card }: Welche Karte kommt an Platz { $place }? Es geht um { form-top }.
       *[other] { $seat } ordnet { form-top }.
    }
question-hand-limit =
    { $seat-is ->
        [me] { $count ->
            [one] Deine Hand ist zu groß: Leg eine Karte ab.
           *[other] Deine Hand ist zu groß: Leg { form-number } Karten ab.
        }
       *[other] { $seat } hat zu viele Karten und legt { $count } ab.
    }

## Was ein Zug bringt

form-chance =
    { $chance ->
        [taken] Du bekommst sie sofort
        [sure] Das gelingt sicher
        [likely] Das gelingt wohl
        [even] Das kann ebenso gelingen wie misslingen
        [dark] Mit Dunklen Runen gelingt das wohl
       *[bold] Das ist kühn
    }
reason-sets =
    { form-chance }, und mit { name-icon } zählt dein Satz { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr.
reason-icons = { form-chance }, und { name-icon } ist der Anfang eines Satzes.
reason-abilities =
    { form-chance }, und mit { name-ability } wirfst du, wo das zählt, { $count ->
        [1] eine Rune mehr
       *[other] mehr oder bessere Runen
    }.
reason-scores =
    { form-chance }, und für sich allein zählt das { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-experience = { form-chance }, und du bekommst Erfahrung: { $count }.
reason-draws =
    { form-chance }, und du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
reason-casts = { form-chance }, so wie es steht.
reason-darkens = { form-chance }, mit noch einer Dunklen Rune.
reason-replaces = Keine Karte hier ist für dich viel wert; die nächste vielleicht.
reason-saves = Was du hast, kann auf einen Moment warten, in dem es mehr bewirkt.
reason-doubles = Herkunft und Antrieb haben beide { name-ability }: Herausforderungen, die das verlangen, werden leicht.
reason-broadens =
    Herkunft und Antrieb haben { $count ->
        [one] eine Fähigkeit
       *[other] { $count } Fähigkeiten
    }: So sind mehr Herausforderungen in deiner Reichweite.

## Ablehnungen

error-main-action-done = Du hast in diesem Zug deine Hauptaktion schon gemacht.
error-story-full =
    { $count ->
        [8] Mit acht Karten wartet deine Geschichte auf den Widersacher: Keine andere Karte kommt dazu.
       *[other] Deine Geschichte hat alle { $count } Karten.
    }
error-act-closed = Du hast die Spalte von { form-act } gefüllt: Seine Karten sind für dich geschlossen.
error-act-hidden = { form-act } ist noch nicht aufgedeckt.
error-slot-empty = Auf { form-place } liegt keine Karte.
error-not-a-trait = { form-card } ist kein Wesenszug.
error-not-a-challenge = { form-card } ist keine Herausforderung.
error-no-such-path = { form-card } hat keinen solchen Weg.
error-requirement = Du erfüllst nicht, was { form-card } voraussetzt.
error-cannot-pay = { form-card } kostet { $cost } Erfahrung, und du hast { $xp }.
error-cannot-fall = { form-card } kostet Verderbnis, und tiefer kannst du nicht fallen.
error-journey-used = Du bist in diesem Zug schon gereist.
error-journey-price = Eine Reise kostet { $cost } Erfahrung, und du hast { $xp }.
error-has-options = Es gibt eine Karte, die du erwerben oder versuchen kannst; darum wird nichts umsonst ersetzt.
error-free-discard-used = Du hast in diesem Zug schon eine Karte umsonst ersetzt.
error-face-now = In deinem letzten Zug musst du dich dem Widersacher stellen.
error-not-final-turn = Dem Widersacher stellst du dich erst in deinem letzten Zug, mit acht Karten in deiner Geschichte.
error-no-adversary = In dieser Partie gibt es keinen Widersacher, dem du dich stellen könntest.
error-dark-limit = Du darfst in einem Zug { $count } Dunkle Runen kaufen, und das hast du.
error-dark-pool = Alle drei Dunklen Runen sind schon in deinem Wurf.
error-dark-price = Eine Dunkle Rune kostet { $cost } Erfahrung, und du hast { $xp }.
error-dark-bottom = Auf der untersten Stufe kann man keine Dunklen Runen kaufen.
error-dark-forbidden = { form-card } verbietet Dunkle Runen.
error-not-held = Du hast { form-card } nicht auf der Hand.
error-level-forbids = Auf Stufe { $level } darfst du keine { name-deck.cards } spielen; { form-card } bleibt auf der Hand.
error-forbidden = „{ form-host }“ verbietet, { form-card } zu spielen.
error-not-now = { form-card } kann in diesem Augenblick nicht gespielt werden.
error-no-target = Es gibt nichts, worauf { form-card } zielen könnte.
error-no-power = Diese Karte hat keine solche Kraft.
error-power-not-now = Die Kraft von { form-card } kann in diesem Augenblick nicht genutzt werden.
error-power-used = Die Kraft von { form-card } wurde schon genutzt.
error-power-price = Du kannst die Kraft von { form-card } nicht bezahlen.
error-powers-forbidden = „{ form-host }“ verbietet, { form-card } zu nutzen.
error-not-a-host = Der Verbündete kann nicht auf { form-place }: Er braucht eine Herausforderung ohne Verbündeten.
error-not-offered = Das steht nicht zur Wahl.
error-must-choose = Du musst wählen, bevor es weitergeht.
error-cast-first = Du bereitest einen Versuch vor: Nimm Dunkle Runen, Karten oder Kräfte dazu, oder wirf.
error-react-or-pass = In diesem Moment kannst du nur eine passende Karte spielen, eine Kraft nutzen oder passen.
error-no-attempt = Noch gibt es keinen Versuch: Wähle zuerst eine Herausforderung.
error-nothing-to-pass = Du bist am Zug: Es gibt nichts zu passen. Du kannst den Zug beenden.
error-not-this-chance = So kann der Zufall nicht ausgegangen sein.
error-card-twice = { form-card } ist zweimal da.
error-card-missing = { form-card } ist nirgends.
error-wrong-place = { form-card } kann nicht da sein: { $field }.
error-columns = Die Spalten von { $seat } können nicht so gefüllt sein.
error-phase-impossible = In dieser Phase kann das Spiel nicht sein: { $phase }.
error-turn-impossible = { $seat } kann nicht dran sein.
error-unknown-card = In diesem Kartensatz gibt es keine Karte „{ $card }“.
error-bad-cards =
    { $file-is ->
        [empty] Kartensatz
       *[given] { $file }
    }{ $card-is ->
        [empty] { "" }
       *[given] , { $card }
    }{ $field-is ->
        [empty] { "" }
       *[given] , { $field }
    }: { $why ->
        [no-folder] Diesen Ordner gibt es nicht.
        [no-files] In diesem Ordner sind keine Karten: Es braucht Dateien, die auf .toml enden.
        [unreadable] Das lässt sich nicht lesen.
        [too-large] Das ist zu groß für einen Kartensatz.
        [not-text] Das ist kein Text in UTF-8.
        [not-toml] Das ist kein TOML.
        [not-packed] Dieser Text ist kein Kartensatz.
        [unknown-key] Diesen Schlüssel gibt es hier nicht.
        [missing] Das fehlt.
        [table] Hier muss eine Tabelle stehen: Schlüssel und Werte in geschweiften Klammern.
        [list] Hier muss eine Liste stehen, nicht leer und nicht zu lang.
        [text] Hier muss eine Zeile Text stehen, die nicht zu lang ist.
        [truth] Hier muss true oder false stehen.
        [number] Hier muss eine ganze Zahl stehen, nicht zu klein und nicht zu groß.
        [word] Dieses Wort kann hier nicht stehen.
        [languages] Hier braucht es en, fr und de, und keine andere Sprache.
        [id] Eine id besteht aus kleinen Buchstaben, Ziffern und Bindestrichen und beginnt mit einem Buchstaben.
        [id-twice] Eine andere Karte hat diese id schon.
        [count] So viele Karten hat das Spiel nicht.
        [too-many-cards] Das sind zu viele Karten.
        [too-many-hands] Das sind zu viele Helden- und Antiheldenkarten.
        [ally-act] Verbündete gehören in Akt I oder II.
        [adversary-act] Widersacher gehören in Akt II oder III.
        [no-quest] Jeder Widersacher braucht genau eine Quest.
        [no-adversary] Eine Quest nennt einen Widersacher des Kartensatzes.
        [paths] Eine Herausforderung hat zwei Wege, ein Widersacher hat einen.
        [abilities] Hier müssen eine oder zwei verschiedene Fähigkeiten stehen.
        [destiny-rewards] Eine Bestimmung hat nur Triumph, Tragödie und Geschichtssymbole.
        [moment] Diese Art Karte kennt diesen Zeitpunkt nicht.
        [one-entry] Eine Helden- oder Antiheldenkarte hat genau einen Eintrag.
        [effect-here] Dieser Effekt kann zu diesem Zeitpunkt nichts bewirken.
        [condition-here] Das lässt sich zu diesem Zeitpunkt nicht fragen.
        [cost-here] Das könnte niemand zahlen: Die Karte gehört niemandem, der sie nutzt.
        [free-power] Eine Kraft braucht Kosten, oder eine Grenze, wenn sie freiwillig ist.
        [too-many-powers] Eine Karte hat höchstens zwei Kräfte.
        [no-as-adversary] Eine Karte mit Schädel sagt in as_adversary, wann der Widersacher sie nutzt.
        [no-skull] as_adversary gehört zu Karten mit skull = true.
        [as-adversary] Sie hängt vom Ausgang ab, also nutzt der Widersacher sie „after“.
        [no-flag] Die Karte spricht von Verbündeten oder Widersachern: Setze es auf true.
       *[empty-range] Keine Zahl ist mindestens min und höchstens max.
    }
## Züge

move-keep = Herkunft { $origin }, Antrieb { $motivation }, Bestimmung { $destiny } behalten
move-host = Unter { form-place } legen
move-journey = Reise: { form-place } ersetzen
move-discard = { form-place } umsonst ersetzen
move-trait = Wesenszug { form-place } erwerben
move-attempt =
    { form-place } versuchen, { $way ->
        [1] erster Weg
       *[other] zweiter Weg
    }
move-face = Sich dem Widersacher stellen
move-dark = Eine Dunkle Rune dazunehmen
move-ready = Die Runen werfen
move-end = Den Zug beenden
move-pass = Passen
move-yes = Ja
move-no = Nein
move-enough = Genug
move-use =
    { $source ->
        [origin] Deine Herkunft nutzen
        [motivation] Deinen Antrieb nutzen
        [story] Karte { $number } deiner Geschichte nutzen
        [ally] Verbündeten { $number } nutzen
        [row] { $act }.{ $number } nutzen
        [adversary] Den Widersacher nutzen
        [quest] Die Quest nutzen
       *[rise] Die Aufstiegskarte nutzen
    }{ $way ->
        [1] { "" }
       *[other] , Kraft { $way }
    }
move-draw =
    { $deck ->
        [hero] Eine Heldenkarte ziehen
       *[other] Eine Antiheldenkarte ziehen
    }
move-pay = Bezahlen: Art { $way }
move-player =
    { $victim-is ->
        [me] Du selbst
       *[other] { $victim }
    }
move-adversary = Der Widersacher
move-slot = { form-place }
move-rune = { name-rune }
move-ability = { name-ability }
move-icon = { name-icon }
move-number = { $number }
move-ally = Verbündeter { $number }
move-stack = Wartende Karte { $number }
move-play = { form-card } spielen
move-card = { form-card }

## Die Regeln

rule-goal =
    Du erschaffst einen Helden aus Karten: Herkunft, Antrieb und Bestimmung, und darunter neun Geschichtskarten, die du
    als Wesenszüge nimmst oder in Herausforderungen gewinnst. Alles, was darauf zu sehen ist, ist deine Geschichte.

    Wenn eine Geschichte neun Karten hat, endet das Spiel. Die höchste Schicksalswertung gewinnt. Sie zählt zusammen:
    Triumph, Tragödie, Sätze von Geschichtssymbolen, übrige Erfahrung, gespielte Karten, die Verderbnisleiste und was
    deine geheime Bestimmung belohnt. Triumph und Tragödie zählen gleich viel; was davon du sammelst, ist eine Frage
    des Charakters.
    .title = Das Ziel
rule-components =
    • 45 Charakterkarten: je 15 für Herkunft, Antrieb und Bestimmung.
    • 91 Geschichtskarten: 29 in Akt I, 32 in Akt II und 30 in Akt III. Es sind Wesenszüge, Herausforderungen, Verbündete
    (Akt I und II) und Widersacher (Akt II und III).
    • 22 Heldenkarten und 22 Antiheldenkarten. Manche Antiheldenkarten tragen einen Schädel.
    • 12 Karten für das Spiel allein oder gemeinsam: zehn Quests, die Aufstiegskarte und die Siegkarte.
    • 24 Runen: drei Grundrunen, drei Dunkle Runen und je drei für die sechs Fähigkeiten.
    • Für alle eine Tafel mit einer Verderbnisleiste von sieben Stufen, dazu Erfahrung.

    Die sechs Fähigkeiten sind Stärke, Geschick, Konstitution, Intelligenz, Weisheit und Charisma. Die sechs
    Geschichtssymbole sind Göttlichkeit, Gerechtigkeit, Natur, Magie, Königtum und Niedertracht.
    .title = Das Material
rule-setup =
    Alle Stapel werden gemischt, und das Los bestimmt, wer beginnt. Alle beginnen auf Stufe 3 der Verderbnisleiste, mit 3
    Erfahrung und einer Heldenkarte auf der Hand.

    Jeder Akt hat eine Reihe von vier Karten, zu viert von fünf. Sie werden verdeckt ausgelegt; dann wird Akt I
    aufgedeckt. Liegt dort ein Verbündeter, so weist ihm der erste Spieler seinen Platz zu. Die Züge gehen links herum.
    .title = Vorbereitung
rule-characters =
    Du bekommst je zwei Karten für Herkunft, Antrieb und Bestimmung. Alle wählen geheim und zugleich: Behalte je eine;
    die anderen verlassen ungesehen das Spiel. Dann werden Herkunft und Antrieb aller gezeigt. Die Bestimmungen bleiben
    bis zur Wertung verborgen; deine eigene darfst du immer ansehen.

    Was Herkunft oder Antrieb sofort geben (Erfahrung, Karten, Tugend oder Verderbnis), bekommst du jetzt. Eine
    verborgene Bestimmung gibt vor der Wertung nichts.
    .title = Dein Charakter
rule-first-game =
    In der ersten Partie bekommen alle je eine Karte für Herkunft, Antrieb und Bestimmung, ohne Wahl. Verbündete und
    Widersacher bleiben draußen, ebenso die wenigen Karten, die von ihnen handeln.
    .title = Die erste Partie
rule-turn =
    In deinem Zug darfst du eine Hauptaktion machen: einen Wesenszug erwerben oder eine Herausforderung versuchen. Du darfst auch
    darauf verzichten. Davor und danach darfst du anderes tun, in beliebiger Reihenfolge: reisen, Karten spielen, Kräfte
    deiner Karten nutzen. Dann beendest du deinen Zug.

    Wenn zwei volle Runden lang niemand irgendetwas tut, obwohl eine Karte zu erwerben oder zu versuchen war, endet das Spiel:
    Gegeneinander wird gewertet; allein oder gemeinsam ist es verloren. Ein Zug ohne solche Karten zählt nicht.
    .title = Dein Zug
rule-journey =
    Einmal in deinem Zug darfst du für 1 Erfahrung eine beliebige offene Karte der Reihen ablegen und durch die nächste
    Karte ihres Aktes ersetzen. Es darf ein Widersacher sein oder eine Karte eines Aktes, der für dich geschlossen ist. Ein
    Verbündeter unter der Karte geht mit.
    .title = Reise
rule-free-discard =
    Wenn unter den offenen Karten, die dir erlaubt sind, keine Herausforderung ist und kein Wesenszug, den du erwerben
    kannst, darfst du einmal in deinem Zug eine offene Karte umsonst ersetzen. Das zählt nicht als Reise. Dann geht es
    weiter: Passt dir die neue Karte, so kannst du sie noch erwerben oder versuchen.
    .title = Wenn nichts zu haben ist
rule-trait =
    Ein Wesenszug gehört dir, wenn du seine Voraussetzung erfüllst und seinen Preis bezahlst. Verlangte Symbole werden nur
    angesehen, nicht verbraucht; Erfahrung wird bezahlt, und Verderbnis als Preis bringt dich eine Stufe nach unten. Auf
    der untersten Stufe kann dieser Preis nicht bezahlt werden.

    Ein anderer Spieler kann für diesen Augenblick eine Karte haben. Verlässt der Wesenszug deswegen den Tisch, so bekommst
    du zurück, was du bezahlt hast, und deine Hauptaktion dazu.
    .title = Einen Wesenszug erwerben
rule-challenge =
    Nenne die Herausforderung und einen ihrer beiden Wege; davon kannst du nicht mehr zurück. Die Zielzahl ist die
    Schwierigkeit auf der Karte, 1 mehr, wenn dein Weg mit +1 markiert ist, 1 mehr, wenn ein Verbündeter darunter liegt,
    und was Karten im Spiel dazugeben.

    Dann bereitest du dich vor, wirfst die Runen und vergleichst: Ein Ergebnis, das die Zielzahl erreicht, ist ein Erfolg.
    .title = Eine Herausforderung versuchen
rule-prepare =
    Vor dem Wurf darfst du Dunkle Runen kaufen, Karten spielen und Kräfte nutzen, in beliebiger Reihenfolge. Bist du
    bereit, dürfen die anderen Karten für diesen Augenblick spielen. Tut das jemand, darfst du dich weiter vorbereiten. Tut
    es niemand, so wirfst du.
    .title = Die Vorbereitung
rule-dark =
    Während du einen Versuch vorbereitest, darfst du Dunkle Runen für je 1 Erfahrung kaufen, höchstens drei in deinem Zug.
    Es gibt nur drei davon, mehr sind also nie in einem Wurf. Jede bringt 2 oder 1, aber die 2 führt dich auch eine Stufe
    nach unten.

    Auf der untersten Stufe darfst du keine kaufen, und keine Karte gibt dir welche, es sei denn, eine Karte erlaubt dort
    Dunkle Runen. Die du für diesen Versuch schon hast, bleiben. Runen, die dir eine Karte gibt, kosten nichts und zählen nicht als gekauft.
    .title = Dunkle Runen
rule-runes =
    Jede Rune hat zwei Seiten, die gleich wahrscheinlich sind:

    • Zwei Grundrunen: 1 oder 0.
    • Die dritte Grundrune: 1, oder 0 und du ziehst eine Helden- oder Antiheldenkarte deiner Wahl.
    • Dunkle Rune: 2 und eine Verderbnis, oder 1.
    • Erste und zweite Rune einer Fähigkeit: 2 oder 1.
    • Dritte, besondere Rune einer Fähigkeit: 2, oder 0 mit einer Gabe. Stärke und Konstitution geben 1 Erfahrung,
    Intelligenz und Weisheit eine Heldenkarte, Geschick und Charisma eine Antiheldenkarte.

    Die drei Grundrunen wirfst du immer. Für jede Fähigkeit der Herausforderung nimmst du so viele ihrer Runen dazu, wie
    deine Geschichte Symbole davon hat, höchstens drei; die dritte ist die besondere. Weglassen kannst du sie nicht. Runen
    gehören niemandem: Alle teilen sie sich.

    Mehr als drei Symbole einer Fähigkeit bringen keine weiteren Runen, aber alle zählen für Bestimmungen und für das, was
    Wesenszüge verlangen.

    Die drei Grundrunen und so viele gewöhnliche oder Dunkle Runen bringen mindestens, im Mittel und höchstens:

    • keine: 0, 1,5 und 3
    • eine: 1, 3 und 5
    • zwei: 2, 4,5 und 7
    • drei: 3, 6 und 9
    • vier: 4, 7,5 und 11
    • fünf: 5, 9 und 13

    Jede weitere bringt 1, 1,5 und 2 dazu, eine besondere Rune 0, 1 und 2.
    .title = Runen
rule-cast =
    Alle Runen des Versuchs werden zugleich geworfen. Was sie zeigen, geschieht sofort, in dieser Reihenfolge: Erfahrung,
    Verderbnis durch Dunkle Runen, Karten der besonderen Runen, dann die Karte der Grundrune. Eine so gezogene Karte kann
    noch im selben Versuch gespielt werden.

    Das Ergebnis ist die Summe aller Seiten und dessen, was Karten dazugeben oder wegnehmen. Manche Karten lassen Runen neu
    werfen oder drehen sie um: Dann wirkt nur, was neu zu sehen ist.
    .title = Der Wurf
rule-outcome =
    Nach dem Wurf dürfen alle Karten spielen, die ihn ändern, angefangen bei dem, der geworfen hat. Will niemand mehr,
    wird verglichen. Ist das Ergebnis mindestens so hoch wie die Zielzahl, ist die Herausforderung bestanden. Der
    Unterschied ist der Abstand.

    Dann ist die Zeit für Karten, die von einer bestandenen oder nicht bestandenen Herausforderung handeln. Am Ergebnis ändern
    sie nichts mehr; das kann nur ein zweiter Versuch.

    Erfolg: Du gewinnst die Karte. Fehlschlag: Die Karte wird abgelegt, mit einem Verbündeten, der darunter liegt, und du
    bekommst 1 Erfahrung.
    .title = Der Ausgang
rule-rewards =
    Eine gewonnene Karte kommt in die Spalte, die du gerade füllst: unter die Herkunft, bis dort drei Karten liegen, dann
    unter den Antrieb, dann unter die Bestimmung. Nur der gewählte Weg ist zu sehen und zählt.

    Dann, in dieser Reihenfolge: Tugend und Verderbnis bewegen dich auf der Leiste; du bekommst Erfahrung; du ziehst
    Helden- und Antiheldenkarten; ein Verbündeter kommt zu dir; Kräfte, die darauf warten, wirken. Fähigkeiten,
    Geschichtssymbole, Triumph und Tragödie bleiben Teil deiner Geschichte.
    .title = Eine Karte gewinnen
rule-refill =
    Ein leerer Platz in einer Reihe wird sofort mit der nächsten Karte dieses Aktes gefüllt. Ist der Stapel leer, so wird
    die Ablage des Aktes gemischt, ohne die Karte, die gerade ersetzt wird. Gibt es nichts zu mischen, bleibt der Platz
    leer.
    .title = Auffüllen der Reihen
rule-track =
    Tugend bringt dich eine Stufe nach oben, Verderbnis eine nach unten. Höher als Stufe 1 und tiefer als Stufe 7 geht es
    nicht.

    • Stufe 1: 6 Triumph. Nur Heldenkarten.
    • Stufe 2: 4 Triumph. Nur Heldenkarten.
    • Stufe 3, der Anfang: 2 Triumph. Helden- und Antiheldenkarten.
    • Stufe 4: 2 Tragödie. Helden- und Antiheldenkarten.
    • Stufe 5: 4 Tragödie. Nur Antiheldenkarten.
    • Stufe 6: nichts. Nur Antiheldenkarten.
    • Stufe 7: minus 4 Triumph. Nur Antiheldenkarten, und Dunkle Runen können nicht gekauft werden.

    Nur die Stufe am Ende zählt. Die Stufe entscheidet, welche Karten du spielen darfst, nicht, welche du ziehst oder
    behältst; gespielte Karten behalten ihren Punkt. Die Zahlen der Stufen 1, 2 und 4 und die Zeichen für Karten sind von
    uns: Die gedruckten kennen wir nicht.
    .title = Die Verderbnisleiste
rule-cards =
    Du ziehst eine Helden- oder Antiheldenkarte, wenn eine Rune, ein Weg oder eine Karte es sagt. Die anderen sehen, welche
    Art es ist, aber nicht die Karte. Eine Handgrenze gibt es nicht. Ist ein Stapel leer, wird seine Ablage gemischt;
    gespielte Karten kommen nicht zurück.

    Du darfst eine Karte spielen, wenn ihr Augenblick da ist, deine Stufe ihre Art erlaubt, ihr Preis bezahlt werden kann
    und es etwas gibt, worauf sie zielt. Nützen muss sie nicht: Man darf sie für ihren Punkt spielen. Eine gespielte Karte
    liegt offen vor dir und bringt am Ende einen Punkt, eine Heldenkarte als Triumph, eine Antiheldenkarte als Tragödie.
    Karten auf der Hand bringen nichts.
    .title = Helden- und Antiheldenkarten
rule-timing =
    Karten nennen ihren Augenblick:

    • Vor einem Versuch: Die Herausforderung ist genannt, nichts ist geworfen.
    • Im Angesicht einer Herausforderung: Die Runen liegen, über den Erfolg ist noch nicht entschieden.
    • Nach einem Versuch: Der Ausgang ist bekannt, noch ist nichts gewonnen oder abgelegt.
    • Wenn ein anderer einen Wesenszug erwirbt: sobald er angesagt ist.
    • In deinem Zug: zwischen deinen Aktionen.
    • Als Antwort auf eine Karte: solange diese Karte darauf wartet zu wirken.
    • Ohne Angabe: wann immer du gefragt werden kannst.

    Sie sagen auch, wessen Versuch gemeint ist: dein eigener, der eines anderen oder irgendeiner.
    .title = Wann Karten gespielt werden
rule-reactions =
    Zu Beginn und am Ende eines Zuges, beim Ansagen eines Wesenszugs, vor dem Wurf, nach dem Wurf und beim Ausgang werden
    alle der Reihe nach gefragt, ob sie eine Karte spielen oder eine Kraft nutzen. Es beginnt, wer am Zug ist; vor dem Wurf
    und bei einem Wesenszug der nächste. Wer gepasst hat, wird wieder gefragt, wenn ein anderer etwas tut. Passen alle
    hintereinander, geht es weiter.

    Damit niemand daraus etwas erfährt, wirst du auch gefragt, wenn du nur passen kannst, solange die anderen das nicht
    wissen können. Auf der Seite kannst du wählen, wann du von selbst passen willst.
    .title = Reaktionen
rule-stack =
    Eine gespielte Karte wartet, bis alle darauf antworten konnten, mit Karten für diesen Augenblick oder zum Antworten.
    Jede Antwort wartet ebenso. Antwortet niemand mehr, so wirkt die zuletzt gespielte Karte zuerst und danach, nach einer
    weiteren Gelegenheit zu antworten, die davor.

    Preis und Ziele stehen fest, wenn eine Karte gespielt wird. Ist ein Ziel verschwunden, so bewirkt dieser Teil nichts.
    Eine aufgehobene Karte bewirkt nichts, aber sie wurde gespielt und bringt ihren Punkt.
    .title = Auf Karten antworten
rule-retry =
    Manche Karten geben dir einen zweiten Versuch an einer Herausforderung, an der du gerade gescheitert bist. Der
    Fehlschlag gilt nicht: keine Erfahrung, die Karte bleibt liegen. Du bereitest dich wieder vor, auf demselben Weg.
    Gekaufte Dunkle Runen darfst du ohne neuen Preis wieder werfen, so viele du willst; auch zählt wieder alles, was dem
    Versuch als Ganzem half oder schadete. Du darfst mehr dazunehmen; aber gekaufte Dunkle Runen bleiben höchstens drei in
    deinem Zug.

    Was der erste Wurf gab oder kostete, bleibt. Kräfte, die auf einen Fehlschlag warten, sehen den nicht, der nicht gilt.
    .title = Ein zweiter Versuch
rule-abilities =
    Herkunft, Antrieb, manche Geschichtskarten und die meisten Verbündeten haben Kräfte. Manche wirken von selbst. Die
    anderen nutzt du, wenn ihr Augenblick da ist und du ihren Preis bezahlst, oft nur einmal in einem Zug. Eine Kraft für
    deinen eigenen Zug kannst du zwischen deinen Aktionen, in der Vorbereitung, nach dem Wurf und beim Ausgang nutzen.
    Kräfte wirken sofort; niemand kann darauf antworten.
    .title = Kräfte
rule-allies =
    Wenn ein Verbündeter auftaucht, legt ihn der Spieler am Zug unter eine offene Herausforderung oder einen offenen
    Widersacher einer beliebigen Reihe, wo noch kein Verbündeter liegt. Diese Karte ist um 1 schwerer. Gibt es keine, wird
    der Verbündete abgelegt. Sein eigener Platz in der Reihe wird aufgefüllt.

    Wer die Karte besteht, gewinnt auch den Verbündeten. Er liegt vor dir, braucht keinen Platz in deiner Geschichte und
    dient dir: Für seine Kraft bezahlst du Erfahrung, oder du opferst ihn, wie er sagt. Wird die Karte über ihm abgelegt,
    geht er mit.
    .title = Verbündete
rule-adversaries =
    Ein Widersacher in einer Reihe ist eine Herausforderung mit einem einzigen Weg und einer Kraft, die wirkt, solange er
    dort liegt, auf alle Spieler gleich. Kräfte mehrerer Widersacher zählen zusammen. Was er allen Herausforderungen
    antut, gilt nicht für ihn selbst, es sei denn, er sagt es.

    Wer ihn besiegt, gewinnt ihn mit seinen Belohnungen, und seine Kraft ist vorbei. Wer scheitert, legt ihn ab und bekommt
    1 Erfahrung. Eine Reise kann ihn entfernen.
    .title = Widersacher
rule-acts =
    Die drei Spalten deiner Geschichte werden nacheinander gefüllt, mit je drei Karten, aus welchem Akt sie auch kommen.
    Sobald die Herkunft drei Karten hat, ist Akt I für dich geschlossen; sobald der Antrieb sie hat, Akt II.

    Beginnt ein Spieler, der eine Spalte gefüllt hat, seinen Zug, und der nächste Akt liegt noch verdeckt, so wird er
    aufgedeckt. Von da an dürfen alle seine Karten erwerben oder versuchen, auch wer noch zurückliegt. Sie sind schwerer und mehr wert.
    .title = Akte
rule-end =
    Wenn jemand die neunte Karte gewinnt, wird dieser Zug beendet, und jeder der anderen hat noch einen letzten Zug. Dann
    werden die Bestimmungen enthüllt und die Punkte gezählt. Mehr als neun Karten kann niemand haben.
    .title = Das Ende
rule-scoring =
    Deine Schicksalswertung ist die Summe von:

    • Triumph und Tragödie in deiner Geschichte: auf Herkunft, Antrieb, Bestimmung und den sichtbaren Wegen.
    • Den Sätzen von Geschichtssymbolen.
    • 1 für jede übrige Erfahrung.
    • 1 Triumph für jede gespielte Heldenkarte und 1 Tragödie für jede gespielte Antiheldenkarte.
    • Der Stufe der Verderbnisleiste, auf der du stehst.
    • Dem, was deine Bestimmung belohnt.

    Eine Bestimmung, die Triumph oder Tragödie zählt, zählt die in deiner Geschichte; gespielte Karten und die Leiste
    gehören nicht dazu.
    .title = Die Wertung
rule-sets =
    Für jedes der sechs Geschichtssymbole bekommst du Punkte danach, wie viele davon deine Geschichte hat: 2 Punkte für
    zwei, 4 für drei, 8 für vier oder mehr. Ein einzelnes bringt nichts.
    .title = Sätze von Geschichtssymbolen
rule-ties =
    Bei gleicher Wertung gewinnt, wer mehr Geschichtskarten hat; dann, wer darunter mehr Herausforderungen und Widersacher
    hat; dann, wer mehr Erfahrung hat. Ist alles gleich, wird der Sieg geteilt.
    .title = Gleichstand
rule-solo =
    Allein spielst du nach denselben Regeln gegen einen Widersacher. Alle Widersacher werden aus den Stapeln der Akte
    genommen, und das Los bestimmt, welchem du dich stellst, mit seiner Quest, der Aufstiegskarte und der Siegkarte. Was
    diese sagen, gilt, bis der Widersacher besiegt ist; vor allem sagen sie, wann er Erfahrung bekommt. Er beginnt
    ohne.

    Die Antiheldenkarten mit Schädel bilden den eigenen Stapel des Widersachers. Verbündete bleiben in den Stapeln der
    Akte. Die Reihen haben vier Karten, zu viert fünf.
    .title = Allein gegen den Widersacher
rule-special-deck =
    Immer wenn ein Wurf die Kartenseite der Grundrune zeigt, ziehst du zuerst deine Karte. Dann wird die oberste Karte vom
    Stapel des Widersachers aufgedeckt und wirkt, als hätte der Widersacher sie gegen den Spieler am Zug gespielt. Man
    kann darauf antworten. Ist sie für die Zeit nach einer Herausforderung gedacht, so wartet sie auf den Ausgang. Lässt
    sie eine Wahl, so wählt dieser Spieler; kann sie nichts bewirken, so geschieht nichts.

    Am Ende des Zuges kommt sie auf die Ablage des Widersachers, die gemischt wird, wenn der Stapel leer ist. Punkte bringt
    sie niemandem.
    .title = Der Stapel des Widersachers
rule-losing =
    Sobald der Widersacher so viel Erfahrung hat, wie die Siegkarte sagt, haben alle Spieler verloren: 9 bei einem Spieler,
    13 bei zweien, 17 bei dreien, 21 bei vieren.
    .title = Verlieren
rule-final-turn =
    Bis der Widersacher besiegt ist, kann eine Geschichte nicht mehr als acht Karten haben. Beginnst du einen Zug mit acht
    Karten, so ist es dein letzter: Deine Hauptaktion muss sein, dich dem Widersacher zu stellen. Reise, Karten, Kräfte und
    Dunkle Runen sind erlaubt wie immer.

    Gelingt es, so kommt der Widersacher als neunte Karte unter deine Bestimmung, und mit seinen Kräften, seiner Quest und
    seinem Stapel ist es vorbei. Scheiterst du, so bekommst du 1 Erfahrung und hast keine Züge mehr. Allein hast du dann
    verloren; gemeinsam habt ihr verloren, wenn alle gescheitert sind.

    Allein endet dein Zug mit dem Sieg; gemeinsam geht er weiter wie immer.
    .title = Der letzte Zug
rule-coop =
    Gemeinsam gewinnt oder verliert ihr. Ist der Widersacher besiegt, so hat jeder andere, der nicht an ihm gescheitert
    ist, einen letzten Zug, in dem eine neunte Karte dazukommen kann. Dann wird gezählt, und wer die höchste Wertung hat,
    ist der Gesamtsieger.

    Was eine Helden- oder Antiheldenkarte „dir“ an Erfahrung, Karten oder Schritten auf der Leiste bringt, darf jedem
    Spieler zugutekommen. Eine Karte für deinen eigenen Versuch darfst du beim Versuch eines anderen spielen; was sie am
    Versuch ändert, bleibt bei diesem Versuch. Die richtige Stufe brauchst du selbst, und die Karte liegt vor dir. Die
    Kräfte anderer Karten dienen nur ihrem Besitzer. „Ein anderer Spieler“ auf einer Karte ist hier ein Gefährte.
    .title = Gemeinsam
rule-tale =
    Am Ende wird die Erzählung jedes Helden erzählt: von der Herkunft über die gewählten Wege bis zur Bestimmung. Sie
    entsteht aus dem, was im Spiel wirklich geschah, und bleibt dieselbe, sooft du sie liest.
    .title = Die Erzählung
rule-card-sets =
    Die Karten dieses Spiels sind unser eigener Entwurf, mit den Arten und Anzahlen von Karten des gedruckten Spiels. Was
    Karten bewirken, sind Daten: Du kannst einen eigenen Kartensatz laden, und die Regeln bleiben dieselben. Ein Satz, der
    nicht passt, wird abgelehnt, und du erfährst, welche Karte und welches Feld falsch ist.
    .title = Kartensätze

## Der Tisch im Terminal

cli-adventure-heading =
    { $name } · { $phase ->
        [setup] Wahl der Helden
        [over] Das Spiel ist aus
       *[other] { $turn ->
            [0] Vorbereitung
           *[other] Zug { $turn } · { $active }
        }
    }
cli-adventure-between = { "; " }
cli-adventure-quoted = „{ $name }“
cli-adventure-times =
    { $count ->
        [one] { $name }
       *[other] { $name }, { $count }-mal
    }
cli-adventure-called = { name-kind } { $name }
cli-adventure-offered = { name-kind } { $number }, { $name }
cli-adventure-attempt =
    { $own ->
        [true] Dein Versuch
       *[false] Versuch, { $name }
    }
cli-adventure-target = Zielzahl { $target }
cli-adventure-result = Ergebnis { $result }
cli-adventure-success = Erfolg
cli-adventure-failure = Fehlschlag
cli-adventure-lying = Runen
cli-adventure-pool = Runen für den Wurf
cli-adventure-pool-core =
    { $count ->
        [one] 1 Grundrune
       *[other] { $count } Grundrunen
    }
cli-adventure-pool-dark =
    { $count ->
        [one] 1 Dunkle
       *[other] { $count } Dunkle
    }
cli-adventure-mod =
    { $on ->
        [target] { $number } auf die Zielzahl
       *[result] { $number } auf das Ergebnis
    }{ $name-is ->
        [empty] { "" }
       *[given] { " " }durch { $name }
    }
cli-adventure-chance = Chance
cli-adventure-chance-of = Chance { $chance }
cli-adventure-percent =
    { $dark ->
        [0] { $percent } Prozent
        [one] { $percent } mit einer Dunklen Rune
       *[other] { $percent } mit { $dark }
    }
cli-adventure-the-adversary = Der Widersacher
cli-adventure-waits = Wartende Karte { $number }, von { $name }, { $what }
cli-adventure-cancelled = { $name }, aufgehoben
cli-adventure-for = Zu wählen für { $name }
cli-adventure-last =
    { $count ->
        [one] Die letzten Züge: noch einer
       *[other] Die letzten Züge: noch { $count }
    }
cli-adventure-your-turn = In diesem Zug
cli-adventure-main =
    { $count ->
        [0] Hauptaktion gemacht
        [one] Hauptaktion frei
       *[other] { $count } Hauptaktionen frei
    }
cli-adventure-journeys =
    { $count ->
        [0] noch keine Reise, sie kostet { $cost } Erfahrung
        [one] eine Reise gemacht
       *[other] { $count } Reisen gemacht
    }
cli-adventure-free = nichts zu haben, darum darf eine Karte umsonst ersetzt werden
cli-adventure-dark =
    { $count ->
        [one] eine Dunkle Rune gekauft
       *[other] { $count } Dunkle Runen gekauft
    }
cli-adventure-final = jetzt gilt es gegen den Widersacher
cli-adventure-hero =
    { $own ->
        [true] Dein Held
       *[false] Held, { $name }
    }
cli-adventure-character = { name-kind } { $name }
cli-adventure-unknown = noch nicht gewählt
cli-adventure-destiny-hidden = Bestimmung verborgen
cli-adventure-done = keine Züge mehr
cli-adventure-stands = Stufe und Punkte
cli-adventure-has = Fähigkeiten und Symbole
cli-adventure-level = Stufe { $level } von 7, am Ende { $points } wert
cli-adventure-xp = { $count } Erfahrung
cli-adventure-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
cli-adventure-no-abilities = keine Fähigkeiten
cli-adventure-no-icons = keine Geschichtssymbole
cli-adventure-worth = { $triumph } Triumph, { $tragedy } Tragödie
cli-adventure-story = Geschichte
cli-adventure-cards = { $count } von { $all } Karten
cli-adventure-under =
    { $kind ->
        [origin] unter der Herkunft
        [motivation] unter dem Antrieb
       *[other] unter der Bestimmung
    } { $cards }
cli-adventure-path-of = { $name } ({ $whole })
cli-adventure-played = Gespielte Karten
cli-adventure-holds = Auf der Hand
cli-adventure-hand-of =
    { $hero ->
        [0] keine Heldenkarte
        [one] eine Heldenkarte
       *[other] { $hero } Heldenkarten
    }, { $antihero ->
        [0] keine Antiheldenkarte
        [one] eine Antiheldenkarte
       *[other] { $antihero } Antiheldenkarten
    }
cli-adventure-known = darunter { $cards }
cli-adventure-hidden =
    { $act ->
        [1] Akt I liegt verdeckt
        [2] Akt II liegt verdeckt
       *[other] Akt III liegt verdeckt
    }
cli-adventure-empty = leer
cli-adventure-gives = gibt { $gifts }
cli-adventure-nothing = nichts
cli-adventure-ally = mit dem Verbündeten { $name }
cli-adventure-difficulty = Schwierigkeit { $difficulty }, { $abilities }
cli-adventure-requires = Voraussetzung { $needs }
cli-adventure-costs = Preis { $cost }
cli-adventure-tone =
    { $tone ->
        [0] hell
       *[other] dunkel
    }
cli-adventure-way =
    { $way ->
        [1] erster Weg { $facts }
       *[other] zweiter Weg { $facts }
    }
cli-adventure-triumph = { $count } Triumph
cli-adventure-tragedy = { $count } Tragödie
cli-adventure-virtue =
    { $count ->
        [one] Tugend
       *[other] { $count } Tugend
    }
cli-adventure-corruption =
    { $count ->
        [one] Verderbnis
       *[other] { $count } Verderbnis
    }
cli-adventure-draw-hero =
    { $count ->
        [one] eine Heldenkarte
       *[other] { $count } Heldenkarten
    }
cli-adventure-draw-antihero =
    { $count ->
        [one] eine Antiheldenkarte
       *[other] { $count } Antiheldenkarten
    }
cli-adventure-beaten = besiegt
cli-adventure-foe-xp = { $count } von { $target } Erfahrung
cli-adventure-shown = In diesem Zug aufgedeckt
cli-adventure-foe-waits = Wartet auf den Ausgang, { $name }
cli-adventure-decks = Karten in den Stapeln
cli-adventure-deck = { name-deck } { $count }
cli-adventure-top = Oben, { name-deck }
cli-adventure-discards = Ablage, { name-deck }
cli-adventure-hand =
    { $count ->
        [0] Deine Hand ist leer
        [one] Deine Hand, eine Karte
       *[other] Deine Hand, { $count } Karten
    }
cli-adventure-part =
    { $part ->
        [printed] { $count } in der Geschichte
        [sets] { $count } für Symbole
        [xp] { $count } für Erfahrung
        [hero] { $count } für Heldenkarten
        [antihero] { $count } für Antiheldenkarten
        [track] { $count } für die Leiste
       *[destiny] { $count } für die Bestimmung
    }
cli-adventure-total = { $count } zusammen
cli-adventure-hand-short =
    { $hero ->
        [0] { $antihero ->
            [0] -
           *[other] { $antihero }A
        }
       *[other] { $antihero ->
            [0] { $hero }H
           *[other] { $hero }H { $antihero }A
        }
    }
cli-adventure-letter =
    { $deck ->
        [hero] H
       *[other] A
    }
cli-adventure-allies = Verbündete
cli-adventure-short =
    { $ability ->
        [strength] STÄ
        [dexterity] GES
        [constitution] KON
        [intelligence] INT
        [wisdom] WEI
       *[charisma] CHA
    }
cli-adventure-act =
    { $act ->
        [1] Akt I
        [2] Akt II
       *[other] Akt III
    } · { $count } im Stapel
cli-adventure-closed = für dich geschlossen
cli-adventure-key = ○ Wesenszug □ Herausforderung ■ Widersacher · ☼ hell ☾ dunkel · ▲ Triumph ▼ Tragödie ◆ Erfahrung · ↑ Tugend ↓ Verderbnis · H A Karten · % Chance mit 0, 1, 2, 3 Dunklen Runen
cli-adventure-low = „karte 2.1“, „karte NAME“: eine Karte; „karte“: deine Hand; „hilfe“: Zeichen

# Eine ganze Karte

cli-adventure-card-act = { $kind }, Akt { $act }
cli-adventure-card-difficulty = Schwierigkeit { $number }: { $abilities }
cli-adventure-card-requires = Voraussetzung: { $what }
cli-adventure-card-cost = Kosten: { $what }
cli-adventure-card-tone =
    { $tone ->
        [0] heller Weg
       *[other] dunkler Weg
    }
cli-adventure-card-gives = Gibt: { $what }
