### Call to Glory, en français. Le lecteur est vouvoyé.
### Les messages `form-` ne servent qu'à cette langue.

game = Call to Glory
    .about =
        Rassemblez les personnages du Japon d’autrefois et posez-les en séries, grandes si possible.
        Qui en pose davantage chasse votre série de la table : choisissez bien le moment.

## Les noms

name-kind =
    { $kind ->
        [farmer] Paysan
        [monk] Moine
        [envoy] Émissaire
        [ninja] Ninja
        [samurai] Samouraï
        [shogun] Shogun
        [daimyo] Daimyo
        [empress] Impératrice
       *[emperor] Empereur
    }
    .one =
        { $kind ->
            [empress] une Impératrice
           *[other] un { name-kind }
        }
    .the =
        { $kind ->
            [envoy] l’Émissaire
            [empress] l’Impératrice
            [emperor] l’Empereur
           *[other] le { name-kind }
        }
    .many = { name-kind }s
    .of =
        { $kind ->
            [envoy] d’{ name-kind.many }
            [empress] d’{ name-kind.many }
            [emperor] d’{ name-kind.many }
           *[other] de { name-kind.many }
        }
    .none =
        { $kind ->
            [empress] aucune Impératrice
           *[other] aucun { name-kind }
        }
    .count =
        { $count ->
            [one] { name-kind.one }
           *[other] { form-number } { name-kind.many }
        }
    .these =
        { $count ->
            [one] { name-kind.the }
           *[other] les { form-number } { name-kind.many }
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
        [deck-1] la pioche 1
        [deck-2] la pioche 2
        [discard-1] la défausse 1
       *[discard-2] la défausse 2
    }

name-stack =
    { $stack ->
        [a] A
        [b] B
       *[c] C
    }

list-cards = { name-kind.count }
    .between = { ", " }
    .last = { " et " }
list-missions = { name-kind } ({ name-stack })
    .between = { ", " }
    .last = { " et " }
list-kinds = { name-kind.value }
    .between = { " + " }
    .last = { " + " }

## Modes et options

mode-standard = Partie classique
    .about = Les règles de base, sans variante.
mode-missions = Missions pour l’Empire
    .about = Des missions secrètes paient un bonus par carte d’un personnage posé.
mode-ninja = Le pouvoir des Ninjas
    .about = Poser des Ninjas rapporte des figurines, qui éliminent une carte d’une série adverse.
mode-both = Les deux variantes
    .about = Missions pour l’Empire et Le pouvoir des Ninjas ensemble.

option-rounds = Manches
    .about = Le nombre de manches. En jouer moins donne une partie plus courte que celle du livret.
setting-rounds =
    { $value ->
        [one] une manche
       *[other] { $value } manches
    }
option-starter = Qui commence
    .about = Qui commence la première manche. Autour d’une table, c’est le plus jeune.
setting-starter =
    { $value ->
        [random] tirage au sort
       *[other] joueur { $value }
    }
option-keep_figures = Garder les figurines
    .about = Chacun garde-t-il d’une manche à l’autre les figurines Ninja qu’il n’a pas utilisées ?
setting-keep_figures =
    { $value ->
        [true] on les garde
       *[false] elles reviennent à la réserve
    }

## Ce qui se passe

event-start =
    { $seat-is ->
        [me] Vous commencez la première manche.
       *[other] { $seat } commence la première manche.
    }
event-missions = Tout le monde reçoit trois missions secrètes, une de chaque pile.
event-missions-seen = Vos missions secrètes : { $missions }.
event-round =
    La manche { $round } débute ; { $seat-is ->
        [me] c’est à vous de commencer.
       *[other] { $seat } commence.
    }
event-deal = Tout le monde reçoit { form-number } cartes.
event-deal-seen = Vous recevez { $cards }.
event-draw =
    { $seat-is ->
        [me] Vous piochez
       *[other] { $seat } pioche
    } une carte dans { name-pile }.
    .auto = (Pas d’autre choix.)
event-draw-seen =
    { $seat-is ->
        [me] Vous piochez
       *[other] { $seat } pioche
    } { name-kind.one } dans { name-pile }.
    .auto = (Pas d’autre choix.)
event-take =
    { $seat-is ->
        [me] Vous prenez
       *[other] { $seat } prend
    } { name-kind.the } dans { name-pile }.
    .auto = (Pas d’autre choix.)
event-lay =
    { $seat-is ->
        [me] Vous posez
       *[other] { $seat } pose
    } { name-kind.count }.
event-discard =
    { $seat-is ->
        [me] Vous défaussez
       *[other] { $seat } défausse
    } { name-kind.one } dans { name-pile }.
event-beaten =
    { $seat-is ->
        [me] Votre série est dépassée : vous défaussez
       *[other] { $seat } perd sa série et défausse
    } { name-kind.count } dans { name-pile }.
event-replaced =
    { $seat-is ->
        [me] Vous défaussez votre ancienne série,
       *[other] { $seat } défausse son ancienne série,
    } { name-kind.count }, dans { name-pile }.
event-struck =
    { $seat-is ->
        [me] Vous défaussez
       *[other] { $seat } défausse
    } { name-kind.the } dans { name-pile }.
event-figure =
    { $seat-is ->
        [me] Vous prenez
       *[other] { $seat } prend
    } une figurine Ninja ; { $left ->
        [0] la réserve est vide.
       *[other] il en reste { $left } dans la réserve.
    }
event-strike =
    { $seat-is ->
        [me] Vous utilisez une figurine Ninja :
       *[other] { $seat } utilise une figurine Ninja :
    } { $victim-is ->
        [me] vous perdez
       *[other] { $victim } perd
    } { name-kind.one }{ $left ->
        [0] { " " }et, du même coup, toute la série.
        [1] , et il reste une carte de la série.
       *[other] , et il reste { $left } cartes de la série.
    }
event-round-end =
    { $why ->
        [types] La manche { $round } se termine : { $seat-is ->
            [me] vous avez posé assez de séries différentes.
           *[other] { $seat } a posé assez de séries différentes.
        }
        [all-nine] La manche { $round } se termine : les neuf personnages sont sur la table.
       *[draw-pile] La manche { $round } se termine : une pioche est épuisée.
    }
event-reveal =
    { $seat-is ->
        [me] Vous révélez
       *[other] { $seat } révèle
    } la mission { name-stack } : { name-kind }.
    .auto = (C’est votre dernière.)
event-bonus =
    { $seat-is ->
        [me] Vous avez posé
       *[other] { $seat } a posé
    } { name-kind.count } : { $count } × { $each } = { $points } points de bonus.
event-no-bonus = Il n’y a { name-kind.none } sur la table, donc pas de bonus.
event-score =
    { $seat-is ->
        [me] Vous marquez
       *[other] { $seat } marque
    } { form-sum }, ce qui fait { $total } en tout.
form-sum =
    { $points ->
        [0] 0 point
       *[other] { $kinds-count ->
            [0] { $bonus } points de bonus
            [1] { $bonus ->
                [0] { $points } points
               *[other] { $kinds } + { $bonus } de bonus = { $points } points
            }
           *[other] { $bonus ->
                [0] { $kinds } = { $points } points
               *[other] { $kinds } + { $bonus } de bonus = { $points } points
            }
        }
    }
event-next-start =
    { $seat-is ->
        [me] Vous commencez la manche suivante.
       *[other] { $seat } commence la manche suivante.
    }
event-game-over =
    { $how ->
        [shared] { $seats-is ->
            [us] { $seats } partagez la victoire avec { $points } points : même vos meilleures manches sont à égalité.
           *[others] { $seats } partagent la victoire avec { $points } points : même leurs meilleures manches sont à égalité.
        }
        [best-round] { $seats-is ->
            [me] Vous gagnez : { $points } points comme d’autres, mais la meilleure manche.
           *[others] { $seats } gagne : { $points } points comme d’autres, mais la meilleure manche.
        }
       *[points] { $seats-is ->
            [me] Vous gagnez avec { $points } points !
           *[others] { $seats } gagne avec { $points } points.
        }
    }

## Ce qui est demandé

question-draw-first =
    { $seat-is ->
        [me] Dans quelle pile prenez-vous votre première carte ?
       *[other] { $seat } prend sa première carte.
    }
question-draw-second =
    { $seat-is ->
        [me] Dans quelle autre pile prenez-vous votre seconde carte ?
       *[other] { $seat } prend sa seconde carte.
    }
question-act =
    { $seat-is ->
        [me] Posez une série ou défaussez une carte.
       *[other] { $seat } va poser une série ou défausser une carte.
    }
question-place =
    { $seat-is ->
        [me] { $cause ->
            [discard] Dans quelle défausse mettez-vous { name-kind.these } ?
            [beaten] Votre série est dépassée. Dans quelle défausse mettez-vous { name-kind.these } ?
            [replaced] Votre ancienne série s’en va. Dans quelle défausse mettez-vous { name-kind.these } ?
           *[struck] Un Ninja élimine une carte. Dans quelle défausse mettez-vous { name-kind.these } ?
        }
       *[other] { $seat } choisit une défausse pour { name-kind.count }.
    }
question-close =
    { $seat-is ->
        [me] Utilisez une figurine Ninja ou terminez votre tour.
       *[other] { $seat } peut encore utiliser une figurine Ninja.
    }
question-reveal =
    { $seat-is ->
        [me] Quelle mission révélez-vous ?
       *[other] { $seat } va révéler une mission.
    }

## Les coups

move-draw = Prendre dans { name-pile }
move-lay = Poser { $count } { name-kind.many }
move-discard = Défausser { name-kind.one }
move-place = Mettre dans { name-pile }
move-strike = Utiliser une figurine Ninja contre les { name-kind.many }
move-end-turn = Terminer le tour
move-reveal = Révéler la mission { name-stack } : { name-kind }

## Ce qu’apporte un coup

reason-ends = La manche se termine : vos séries comptent { $points } points, celles des autres { $most } au plus.
reason-beats = Vous gagnez { $points } points, et { $victim } les perd.
reason-lays = Cela rapporte { $points } points, et il faut au moins { $least } { name-kind.many } pour dépasser la série.
reason-strengthens = Votre série devient plus sûre : il faut au moins { $least } { name-kind.many } pour la dépasser.
reason-completes = Vous pourriez ensuite poser une série { name-kind.of }, pour { $points } points.
reason-collects = Vous auriez { $count } des { $least } { name-kind.many } qu’il faut pour une série.
reason-unknown = Rien de visible ne vous aide beaucoup : une carte cachée peut rapporter davantage.
reason-spare = Vous n’avez que { $count } des { $least } { name-kind.many } qu’il faut pour une série.
reason-standing = Votre série { name-kind.of } est déjà posée : d’autres cartes ne font que la protéger.
reason-buries = Cela recouvre { name-kind.the }, que quelqu’un d’autre pourrait prendre.
reason-leaves = Vous laissez { name-kind.the } visible sur l’autre défausse, pour vous.
reason-removes = C’est la dernière carte de la série : { $victim } perd { $points } points.
reason-opens = Vos { $count } { name-kind.many } dépassent ensuite la série de { $victim }.
reason-keeps =
    Vous gardez { $count ->
        [one] votre figurine
       *[other] vos figurines
    } pour un meilleur moment.
reason-pays =
    { $seat-is ->
        [me] Vous recevez
       *[other] { $seat } reçoit
    } { $points } points.
reason-pays-nobody = Personne n’a posé { name-kind.of } : elle ne rapporte rien à personne.

## Les refus

error-card-not-held = Vous n’avez { name-kind.none } en main.
error-drawn-already = Vous avez déjà pioché vos deux cartes. Posez une série ou défaussez une carte.
error-same-pile = Vous avez déjà pris une carte dans { name-pile }. Prenez la seconde dans une autre pile.
error-empty-pile = Il n’y a pas de carte dans { name-pile }.
error-draw-first = Piochez deux cartes avant de poser ou de défausser.
error-place-first = Choisissez d’abord une défausse pour les cartes qui attendent.
error-empty-first = Une place de défausse est vide : votre carte doit y aller, quelle que soit votre préférence.
error-reveal-later = Une mission se révèle quand la manche est terminée, jamais avant.
error-mission-not-held = Vous n’avez pas la mission { name-stack } : { name-kind }.
error-not-asked = Ce n’est pas une réponse à la question posée.
error-too-few-held =
    Impossible de poser { name-kind.count } : vous { $held ->
        [0] n’en avez pas en main
        [1] n’avez qu’une carte de ce personnage
       *[other] n’en avez que { $held } en main
    }.
error-set-too-small = Ici, il faut au moins { $least } cartes pour une série { name-kind.of }.
error-set-not-larger =
    Il y a déjà une série { name-kind.of } sur la table, { $standing ->
        [one] d’une carte
       *[other] de { $standing } cartes
    } : posez-en au moins { $least }.
error-no-ninjas-here = Cette partie se joue sans figurines Ninja.
error-no-figure = Vous n’avez pas de figurine Ninja.
error-no-such-set = Il n’y a pas de série { name-kind.of } sur la table.
error-own-set = La série { name-kind.of } est à vous. Choisissez celle d’un adversaire.
error-not-this-chance = Le hasard ne peut pas donner ce résultat ici.
error-starter-not-seated = Le joueur { $starter } ne peut pas commencer : la partie se joue à { $players }.

## Les positions impossibles

error-two-of-a-stack = { $seat } ne peut pas avoir deux missions d’une même pile.
error-card-count = { name-kind.many } : la position en compte { $found }, il en faut { $wanted }.
error-known-not-held = On connaît chez { $seat } plus { name-kind.of } que sa main n’en contient.
error-deck-too-large = Une pioche ne peut pas avoir plus de { $most } cartes.
error-history-length = Nombre de manches comptées dans la position : { $found } ; il en faut { $wanted }.
error-points-impossible = Les points du champ « { $field } » ne peuvent pas être marqués.
error-phase-impossible = La phase « { $phase } » ne va pas avec le reste de la position.
error-drawn-impossible = La pile déjà piochée ne va pas avec la phase.
error-no-choice-of-pile = On ne choisit une défausse que lorsque les deux contiennent des cartes.
error-placing-impossible = Les cartes à défausser (« { $cause } ») ne vont pas avec la position.
error-figure-count = Figurines Ninja dans la position : { $found } ; il en faut { $wanted }.
error-gained-impossible = Une figurine aurait été prise ce tour-ci, mais le joueur actif ne l’a pas.
error-mission-twice = Une même mission figure deux fois.
error-mission-count = Le nombre de missions ne correspond pas à la manche : { $seat }.

## Les règles

rule-cards =
    Il y a 110 cartes Personnage, de neuf sortes. Le nombre inscrit sur une carte dit trois choses à
    la fois : ce que vaut le personnage, combien il en existe d’exemplaires, et combien une série
    sera difficile à défendre.

    • Paysan 20, Moine 18, Émissaire 16
    • Ninja 14, Samouraï 12, Shogun 9
    • Daimyo 8, Impératrice 7, Empereur 6

    Les Paysans valent cher, mais tout le monde en trouve. Les Empereurs valent peu, mais une paire
    d’Empereurs est rarement battue.
    .title = Les cartes
rule-setup =
    Chaque manche repart de zéro. On mélange les 110 cartes et chacun en reçoit trois, qui forment
    sa main. Le reste est partagé en deux pioches égales, face cachée ; s’il y a une carte de trop,
    elle va à la pioche 1. Entre les deux, il y a de la place pour deux défausses, face visible, vides
    au début. D’une défausse, on voit la carte du dessus et le nombre de cartes. On ne la feuillette
    pas ; mais tous ont vu chacune de ses cartes, et chacun peut s’en souvenir.
    .title = Préparer une manche
rule-play =
    La partie compte quatre manches. Le plus jeune commence la première ; ici, le sort en décide,
    sauf si la table en convient autrement. On joue dans le sens horaire. À votre tour, vous faites
    deux choses dans cet ordre : piocher deux cartes, puis poser une série ou défausser une carte.
    .title = Déroulement
rule-action1 =
    Vous devez prendre deux cartes, et elles doivent venir de deux piles différentes. Chacune des
    quatre piles convient si elle n’est pas vide : la première carte d’une pioche, sans la voir, ou
    celle d’une défausse, au vu de tous. Vous regardez la première carte avant de choisir la pile
    de la seconde.

    Au tout premier tour d’une manche, il n’y a pas encore de défausse : on prend donc une carte de
    chaque pioche.
    .title = Action 1 : piocher deux cartes
rule-action2 =
    Après avoir pioché, vous devez faire une chose et une seule : poser une série devant vous ou
    défausser une carte de votre main. Rien n’oblige à poser, même quand c’est possible. La main n’a
    pas de limite.
    .title = Action 2 : poser ou défausser
rule-action2a =
    Une série, ce sont au moins deux cartes d’un même personnage, prises dans votre main et posées
    face visible devant vous. On pose une seule série par tour, et l’on peut garder en main d’autres
    cartes de ce personnage.

    • À trois ou quatre joueurs, il faut au moins trois cartes pour les Émissaires, les Ninjas et les
    Samouraïs (16, 14 et 12).
    • Si une série de ce personnage est déjà sur la table, la vôtre doit compter plus de cartes.
    La plus petite est défaussée aussitôt : son propriétaire la met tout entière dans une défausse.
    • On n’agrandit jamais une série. Pour améliorer la vôtre, posez-en une nouvelle, plus grande,
    depuis votre main ; l’ancienne est défaussée.

    Il y a donc au plus une série de chaque personnage sur la table. Exemple : Anna a quatre Paysans
    devant elle. Ben en pose six, et Anna doit défausser les siens.

    Autre exemple : Anna a trois Ninjas devant elle et en a réuni cinq autres dans sa main. Elle pose
    les cinq et défausse les trois. Sa série compte maintenant cinq cartes, et non huit.
    .title = Action 2a : poser une série
rule-action2b =
    Si vous ne posez rien, défaussez face visible une carte de votre main. Attention à ce que vous
    donnez : un autre pourra la prendre.

    La première carte défaussée d’une manche ouvre une défausse, la suivante doit ouvrir l’autre.
    Chaque fois que l’une des deux places est vide, c’est elle qui reçoit les prochaines cartes défaussées.
    Quand les deux ont des cartes, le propriétaire des cartes choisit. Tout cela vaut aussi pour une
    série dépassée, qui reste d’un seul tenant, et pour une carte éliminée par un Ninja.
    .title = Action 2b : défausser une carte
rule-round-end =
    La manche se termine à la fin d’un tour si l’une au moins de ces conditions est remplie :

    • Un joueur a devant lui six séries différentes (à deux joueurs), cinq (à trois) ou quatre (à
    quatre).
    • Les neuf personnages sont sur la table, toutes séries confondues.
    • Une pioche est épuisée. Les défausses ne comptent pas.

    Plus personne ne joue.
    .title = Fin d’une manche
rule-scoring =
    Additionnez les valeurs des personnages posés devant vous. Le nombre de cartes d’une série
    n’y change rien : deux Moines rapportent 18 points, et sept Moines aussi. Les cartes en main ne
    rapportent rien. Exemple : des séries de 18, 12, 9, 8, 7 et 6 font 60 points ; des séries de 20
    et 16 en font 36.
    .title = Compter les points
rule-next-start =
    Le joueur qui a le moins de points en tout commence la manche suivante. S’ils sont plusieurs,
    c’est celui d’entre eux qui en a marqué le moins dans la manche écoulée. S’ils sont encore à
    égalité, c’est le premier d’entre eux, dans le sens horaire, après celui qui a joué le dernier tour.
    .title = Qui commence la manche suivante
rule-winning =
    Après quatre manches, celui qui a le plus de points gagne. En cas d’égalité, la meilleure manche
    parmi les premiers les départage. S’il y a encore égalité, ils partagent la victoire.
    .title = La victoire
rule-missions-setup =
    Douze cartes Mission forment trois piles : A est rouge, B jaune et C bleue. Avant la première
    manche, on mélange chaque pile à part et chacun reçoit une mission secrète de chacune. Les autres
    quittent la partie sans être vues. Les missions doivent suffire pour les trois manches. Les
    personnages qu’elles montrent sont de notre choix, sauf l’Impératrice de la pile A.
    .title = Missions pour l’Empire : préparation
rule-missions-scoring =
    Quand une manche est finie, chacun doit révéler une mission, dans le sens horaire, en partant
    de celui qui avait commencé la manche. Celui qui a devant lui une série du personnage montré,
    que la mission soit la sienne ou non, reçoit un bonus par carte de cette série : 5 points pour
    une mission A, 4 pour une B, 3 pour une C. Si personne n’a de telle série, il ne se passe rien.
    Les missions révélées quittent la partie. Ensuite, toutes les séries comptent comme d’habitude.

    Exemple : Anna révèle l’Impératrice de la pile A. Carla a deux Impératrices devant elle et gagne
    2 × 5 = 10 points.
    .title = Missions pour l’Empire : les points
rule-missions-winning =
    Avec les Missions pour l’Empire, la partie compte trois manches, même combinée avec Le pouvoir
    des Ninjas. Celui qui a le plus de points gagne. Les égalités se règlent comme d’habitude ; le bonus compte
    dans les points de la manche.
    .title = Missions pour l’Empire : la victoire
rule-ninja-setup =
    Les quatre figurines Ninja forment une réserve commune près des pioches. Toutes les règles de la
    partie classique restent valables.
    .title = Le pouvoir des Ninjas : préparation
rule-ninja-gain =
    Chaque fois que vous posez une série de Ninjas, nouvelle ou à la place de la vôtre, prenez une
    figurine Ninja dans la réserve. Si la réserve est vide, vous ne recevez rien. Vous gardez vos
    figurines même si vos Ninjas sont dépassés plus tard.
    .title = Le pouvoir des Ninjas : gagner une figurine
rule-ninja-use =
    Lors d’un de vos tours suivants, à n’importe quel moment, vous pouvez remettre une figurine dans
    la réserve et éliminer une carte d’une série d’un adversaire, qui la défausse. On peut utiliser
    plusieurs figurines dans un même tour, mais pas celle que l’on vient de prendre.

    Une série peut être réduite à une seule carte et compte encore entièrement ; sans carte, elle
    disparaît. Pour la dépasser, c’est sa taille du moment qui compte. Comme la fin de la manche ne
    se vérifie qu’après votre tour, une figurine utilisée au dernier instant peut encore l’empêcher.

    Les figurines inutilisées se gardent d’une manche à l’autre, sauf si la table en convient
    autrement. Elles ne rapportent pas de points.

    Exemple, à deux joueurs : Anna pose deux Ninjas et prend une figurine. Ben a devant lui quatre
    Moines et cinq Samouraïs. À l’un de ses tours suivants, Anna remet la figurine dans la réserve et
    élimine un Samouraï : il en reste quatre à Ben. Plus tard, Ben pose trois Ninjas et prend à son
    tour une figurine. Anna doit défausser ses deux Ninjas, et Ben pourra utiliser la figurine à un
    tour suivant.
    .title = Le pouvoir des Ninjas : utiliser une figurine

## The table in the terminal

cli-glory-heading = { $game } · { $name } · Manche { $round } sur { $rounds }
cli-glory-turn = { $name } (tour en cours)
cli-glory-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cli-glory-types = { $count }/{ $goal } séries
cli-glory-points =
    { $count ->
        [one] { $sum } point
       *[other] { $sum } points
    }
cli-glory-figures =
    { $count ->
        [one] { $count } figurine Ninja
       *[other] { $count } figurines Ninja
    }
cli-glory-supply =
    { $count ->
        [0] Aucune figurine Ninja en réserve
        [one] { $count } figurine Ninja en réserve
       *[other] { $count } figurines Ninja en réserve
    }
cli-glory-seen = cartes connues de cette main : { $cards }
cli-glory-sets = séries : { $sets }
cli-glory-between = { " ; " }
cli-glory-no-sets = pas de série
cli-glory-shown = missions révélées : { $missions }
cli-glory-mission = { $letter } { $name } (+{ $each } par carte)
cli-glory-your-hand = Votre main
cli-glory-missions = Vos missions : { $missions }
cli-glory-piles = Piles
cli-glory-deck = Pioche { $number }
cli-glory-discard = Défausse { $number }
cli-glory-empty = vide
cli-glory-top = sur le dessus { $name } ({ $value })
