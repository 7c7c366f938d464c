### Victory & Honor, en français. Le lecteur est vouvoyé.
### Les messages `form-` ne servent qu'à cette langue.

game = Victory & Honor
    .about =
        Quatre armées, trois positions, un atout que personne ne choisit : chaque carte jouée désigne
        aussi le joueur suivant. Capturez des généraux, et assez de leurs hommes pour qu’ils comptent.

## Les noms. `.she` est le féminin d’une couleur.

name-colour =
    { $colour ->
        [red] rouge
        [green] vert
        [yellow] jaune
       *[black] noir
    }
    .she =
        { $colour ->
            [green] verte
            [black] noire
           *[other] { name-colour }
        }
name-rank =
    { $rank ->
        [bugle] clairon
        [flag] drapeau
        [drum] tambour
        [scout] scout
        [two] 2
        [three] 3
        [artillery] artillerie
        [five] 5
        [six] 6
        [cavalry] cavalerie
        [one-star] général à une étoile
        [two-star] général à deux étoiles
       *[three-star] général à trois étoiles
    }
    .full =
        { $rank ->
            [scout] scout (1)
            [artillery] artillerie (4)
            [cavalry] cavalerie (7)
           *[other] { name-rank }
        }
name-place =
    { $place ->
        [left] flanc gauche
        [centre] centre
       *[right] flanc droit
    }
    .title =
        { $place ->
            [left] Flanc gauche
            [centre] Centre
           *[right] Flanc droit
        }
    .on =
        { $place ->
            [centre] au centre
           *[other] sur le { name-place }
        }
    .on-title =
        { $place ->
            [centre] Au centre
           *[other] Sur le { name-place }
        }
name-set =
    { $set ->
        [pair] paire
        [mixed] honneurs mélangés
        [triple] triple honneur
        [regiment] honneurs de régiment
       *[all] tous les honneurs
    }
    .count =
        { $set ->
            [pair] { $count ->
                [1] une paire (2)
               *[other] { form-number } paires (2 chacune)
            }
            [mixed] { $count ->
                [1] honneurs mélangés (3)
               *[other] { $count } fois honneurs mélangés (3 chaque fois)
            }
            [triple] { $count ->
                [1] triple honneur (6)
               *[other] { $count } fois triple honneur (6 chaque fois)
            }
            [regiment] { $count ->
                [1] honneurs de régiment (9)
               *[other] { $count } fois honneurs de régiment (9 chaque fois)
            }
           *[all] { $count ->
                [1] tous les honneurs (12)
               *[other] { $count } fois tous les honneurs (12 chaque fois)
            }
        }

form-card =
    { $rank ->
        [scout] scout { name-colour } (1)
        [artillery] artillerie { name-colour.she } (4)
        [cavalry] cavalerie { name-colour.she } (7)
        [one-star] général { name-colour } à une étoile
        [two-star] général { name-colour } à deux étoiles
        [three-star] général { name-colour } à trois étoiles
       *[other] { name-rank } { name-colour }
    }
form-the-card =
    { $rank ->
        [artillery] l’{ form-card }
        [cavalry] la { form-card }
       *[other] le { form-card }
    }
form-the-card-title =
    { $rank ->
        [artillery] L’{ form-card }
        [cavalry] La { form-card }
       *[other] Le { form-card }
    }
form-it =
    { $rank ->
        [artillery] la
        [cavalry] la
       *[other] le
    }
form-victim =
    { $victim-is ->
        [me] vous
       *[other] { $victim }
    }
form-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

list-cards = { form-the-card }
    .between = { ", " }
    .last = { " et " }
list-sets = { name-set.count }
    .between = { ", " }
    .last = { " et " }

## Modes et options

mode-partners = En équipe
    .about = Les règles de base : deux contre deux, les partenaires face à face.
mode-individual = Chacun pour soi
    .about = Quatre joueurs sans partenaires. L’artillerie tire aussi à travers le centre.
mode-partners-advanced = En équipe, avec les honneurs
    .about = Deux contre deux avec les douze cartes Honneur : quatre phases par manche et plus de points à gagner.
mode-individual-advanced = Chacun pour soi, avec les honneurs
    .about = Sans partenaires, avec les douze cartes Honneur : quatre phases par manche.

option-rounds = Manches
    .about = Le nombre de manches. Le livret en prévoit quatre, ou trois pour une partie courte.
setting-rounds =
    { $value ->
        [one] une manche
       *[other] { $value } manches
    }
option-starter = Qui commence
    .about = Qui commence la première manche.
setting-starter =
    { $value ->
        [random] tirage au sort
       *[other] joueur { $value }
    }
option-redeal = Nouvelle donne sans général
    .about = Redistribue-t-on toutes les cartes quand quelqu’un n’a reçu aucun général ? Le livret n’en dit rien.
setting-redeal =
    { $value ->
        [true] oui, on redistribue
       *[false] non, on joue
    }
option-mixed = Honneurs mélangés
    .about = Quels clairon, drapeau et tambour forment des honneurs mélangés, qui valent 3 points.
setting-mixed =
    { $value ->
        [any] n’importe lesquels, sauf tous d’une même couleur
       *[different] de trois couleurs différentes
    }

## Ce qui se passe

event-start =
    { $seat-is ->
        [me] Le sort vous désigne : vous commencez la première manche.
       *[other] Le sort désigne { $seat }, qui commence la première manche.
    }
event-side =
    { $why ->
        [lowest] { $seats-is ->
            [us] { $seats } avez moins de points et décidez qui de vous deux commence la manche suivante.
           *[others] { $seats } ont moins de points et décident qui des deux commence la manche suivante.
        }
       *[lot] { $seats-is ->
            [us] Égalité de points : par tirage au sort, { $seats } décidez qui de vous deux commence la manche suivante.
           *[others] Égalité de points : par tirage au sort, { $seats } décident qui des deux commence la manche suivante.
        }
    }
event-next-start =
    { $why ->
        [lowest] { $seat-is ->
            [me] Vous avez le plus petit total et commencez la manche suivante.
           *[other] { $seat } a le plus petit total et commence la manche suivante.
        }
        [lot] { $seat-is ->
            [me] Plusieurs ont le plus petit total, et le sort vous désigne : vous commencez la manche suivante.
           *[other] Plusieurs ont le plus petit total, et le sort désigne { $seat }, qui commence la manche suivante.
        }
       *[choice] { $seat-is ->
            [me] C’est décidé entre partenaires : vous commencez la manche suivante.
           *[other] C’est décidé entre partenaires : { $seat } commence la manche suivante.
        }
    }
event-round =
    La manche { $round } débute ; { $seat-is ->
        [me] c’est à vous de commencer.
       *[other] { $seat } commence.
    }
event-deal = Tout le monde reçoit { form-number } cartes.
event-deal-seen = Vous recevez { form-number } cartes : { $cards }.
event-redeal =
    { $seats-is ->
        [me] Vous n’avez reçu aucun général
        [us] { $seats } n’avez reçu aucun général
       *[others] { $seats-count ->
            [one] { $seats } n’a reçu aucun général
           *[other] { $seats } n’ont reçu aucun général
        }
    } : on redistribue toutes les cartes.
event-phase =
    Phase { $phase } : { $why ->
        [centre] { $seat-is ->
            [me] vous avez remporté le centre et commencez.
           *[other] { $seat } a remporté le centre et commence.
        }
        [again] personne n’a remporté le centre, { $seat-is ->
            [me] c’est donc encore à vous de commencer.
           *[other] c’est donc encore à { $seat } de commencer.
        }
       *[starter] { $seat-is ->
            [me] vous commencez.
           *[other] { $seat } commence.
        }
    }
event-lead =
    { $seat-is ->
        [me] Vous ouvrez
       *[other] { $seat } ouvre
    } le { name-place } avec { form-the-card } : le { name-colour } y est demandé.
event-follow =
    { $seat-is ->
        [me] Vous jouez
       *[other] { $seat } joue
    } { form-the-card } { name-place.on }.
event-sacrifice = { form-cannot } une carte face cachée.
event-sacrifice-seen = { form-cannot } { form-the-card } face cachée.
form-cannot =
    { $why ->
        [void] { $seat-is ->
            [me] Vous ne pouvez pas fournir { name-place.on } et y jouez
           *[other] { $seat } ne peut pas fournir { name-place.on } et y joue
        }
       *[no-lead] { $seat-is ->
            [me] Vous n’avez pas de nouvelle couleur pour ouvrir le { name-place } et y jouez
           *[other] { $seat } n’a pas de nouvelle couleur pour ouvrir le { name-place } et y joue
        }
    }
event-trump = Les trois positions sont marquées : le { name-colour } est atout.
event-order =
    { $seat-is ->
        [me] Votre scout oblige { $victim } à jouer
       *[other] { $victim-is ->
            [me] Le scout joué par { $seat } vous oblige à jouer
           *[other] Le scout joué par { $seat } oblige { $victim } à jouer
        }
    } { name-place.on }.
    .auto = (Aucune autre position n’était possible.)
event-suggest =
    { $seat-is ->
        [me] Votre scout suggère à { $victim } de jouer
       *[other] { $victim-is ->
            [me] Le scout joué par { $seat } vous suggère de jouer
           *[other] Le scout joué par { $seat } suggère à { $victim } de jouer
        }
    } { name-place.on }.
event-no-order =
    { $seat-is ->
        [me] Votre scout ne suggère rien
       *[other] Le scout joué par { $seat } ne suggère rien
    } : { $victim-is ->
        [me] à vous de choisir.
       *[other] { $victim } choisit.
    }
event-fill =
    { $seat-is ->
        [me] Vous ne pouvez passer la main à personne : on remplit les positions vides dans le sens horaire, et vous commencez.
       *[other] { $seat } ne peut passer la main à personne : on remplit les positions vides dans le sens horaire, et { $seat } commence.
    }
event-battle = Les douze cartes sont posées : la bataille de la phase { $phase } commence.
event-reveal =
    { name-place.on-title }, { $seat-is ->
        [me] vous retournez
       *[other] { $seat } retourne
    } { form-the-card } : { $trump ->
        [true] c’est un atout !
       *[false] en déroute.
    }
event-shell =
    Artillerie du { name-place } : { $seat-is ->
        [me] vous pilonnez { form-the-card } chez { form-victim } et { form-it } capturez.
       *[other] { $seat } pilonne { form-the-card } chez { form-victim } et { form-it } capture.
    }
event-win =
    { $how ->
        [flank] { name-place.on-title }, la cavalerie { name-colour.she }, jouée en dernier, balaie tout
        [trump] { name-place.on-title }, { form-the-card } est l’atout le plus fort
        [first] { name-place.on-title }, seuls des honneurs combattent, et { form-the-card } a été joué en premier
       *[highest] { name-place.on-title }, { form-the-card } est la carte la plus forte
    } : { $cards-count ->
        [1] { $seat-is ->
            [me] vous gagnez, mais il n’y reste aucune autre carte.
           *[other] { $seat } gagne, mais il n’y reste aucune autre carte.
        }
       *[other] { $seat-is ->
            [me] vous capturez
           *[other] { $seat } capture
        } { $cards }.
    }
event-lost =
    { $why ->
        [rout] Personne n’a ouvert le { name-place } : c’est la déroute
       *[shelled] { name-place.on-title }, toutes les cartes visibles ont été pilonnées et il n’y a pas d’atout
    }. { $cards-count ->
        [1] Carte perdue
       *[other] Cartes perdues
    } pour tous : { $cards }.
event-round-end = La manche { $round } est terminée.
event-reserve =
    { $seat-is ->
        [me] Votre réserve, { form-the-card }, rejoint votre butin.
       *[other] { $seat } ajoute à son butin sa réserve, { form-the-card }.
    }
event-colour-score =
    { $seat-is ->
        [me] Vous, { name-colour } :
       *[other] { $seat }, { name-colour } :
    } { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }{ $count ->
        [0] { "" }
        [1] { " " }+ 1 carte de régiment × { form-generals }
       *[other] { " " }+ { $count } cartes de régiment × { form-generals }
    } = { form-points }.
form-generals =
    { $generals ->
        [one] { $generals } général
       *[other] { $generals } généraux
    }
event-score =
    { $seat-is ->
        [me] Vous marquez { form-points } avec vos généraux et vos régiments.
       *[other] { $seat } marque { form-points } avec ses généraux et ses régiments.
    }
event-honours =
    { $seats-is ->
        [me] Vous marquez
        [us] { $seats } marquez
       *[others] { $seats-count ->
            [one] { $seats } marque
           *[other] { $seats } marquent
        }
    } { form-points } avec les honneurs : { $sets }.
event-total =
    { $seats-is ->
        [me] Vous
       *[others] { $seats }
    } : { form-points } dans cette manche, { $total } en tout.
event-game-over =
    { $how ->
        [shared] { $seats-is ->
            [us] { $seats } partagez la victoire avec { form-points }.
           *[others] { $seats } partagent la victoire avec { form-points }.
        }
       *[points] { $seats-is ->
            [me] Vous gagnez avec { form-points } !
            [us] { $seats } gagnez avec { form-points } !
           *[others] { $seats-count ->
                [one] { $seats } gagne
               *[other] { $seats } gagnent
            } avec { form-points }.
        }
    }

## Ce qui est demandé

question-starter =
    { $seat-is ->
        [me] Qui de vous deux commence la manche ? Personne n’a encore vu ses cartes.
       *[other] { $seat } décide qui des deux partenaires commence.
    }
question-play =
    { $seat-is ->
        [me] Quelle carte jouez-vous, et sur quelle position ?
       *[other] { $seat } va jouer une carte.
    }
question-ordered =
    { $seat-is ->
        [me] Le scout joué par { $victim } vous oblige à jouer { name-place.on }. Quelle carte ?
       *[other] { $victim-is ->
            [me] { $seat } doit jouer { name-place.on } : votre scout l’ordonne.
           *[other] { $seat } doit jouer { name-place.on } : le scout joué par { $victim } l’ordonne.
        }
    }
question-suggested =
    { $seat-is ->
        [me] Le scout joué par { $victim } vous suggère de jouer { name-place.on }. Quelle carte, et où ?
       *[other] { $victim-is ->
            [me] { $seat } va jouer une carte ; votre scout a suggéré le { name-place }.
           *[other] { $seat } va jouer une carte ; le scout joué par { $victim } a suggéré le { name-place }.
        }
    }
question-fill =
    { $seat-is ->
        [me] On ne passe plus la main, on remplit : quelle carte jouez-vous { name-place.on } ?
       *[other] { $seat } remplit le { name-place }.
    }
question-order =
    { $seat-is ->
        [me] Votre scout donne un ordre : où faites-vous jouer { $victim } ?
       *[other] { $victim-is ->
            [me] { $seat } choisit où son scout vous fait jouer.
           *[other] { $seat } choisit où son scout fait jouer { $victim }.
        }
    }
question-suggest =
    { $seat-is ->
        [me] Où votre scout suggère-t-il à { $victim } de jouer ? Il peut aussi se taire.
       *[other] { $victim-is ->
            [me] Le scout joué par { $seat } peut vous faire une suggestion.
           *[other] Le scout joué par { $seat } peut faire une suggestion à { $victim }.
        }
    }

## Les coups

move-play = { form-the-card-title } { name-place.on }
move-order = Désigner le { name-place }
move-no-order = Ne rien désigner
move-starter =
    { $seat-is ->
        [me] Vous commencez
       *[other] { $seat } commence
    }

## Ce qu’apporte un coup

reason-shells = Elle tire sur { form-the-card } de { $victim }.
reason-aims = Ce que { $victim } jouera en face, face visible, sera pilonné.
reason-flank = Elle arrive là en dernier : seul un atout la bat.
reason-scouts = Avec le scout, vous dites à { $victim } où jouer.
reason-highest = Personne ne peut plus jouer de carte { name-colour.she } plus forte.
reason-leads =
    C’est là la carte la plus forte pour l’instant ; { $count ->
        [one] une { name-colour.she } plus forte est
       *[other] { $count } { name-colour.she }s plus fortes sont
    } encore en jeu.
reason-trump =
    Face cachée, c’est un atout, et { $count ->
        [0] aucun plus fort n’est encore en jeu
        [one] un seul plus fort est encore en jeu
       *[other] { $count } plus forts sont encore en jeu
    }.
reason-hopes = Face cachée, elle devient un atout si le { name-colour } reste la couleur qui n’est marquée nulle part.
reason-partner = { $seat } y domine : ce que vous ajoutez restera sans doute dans votre camp.
reason-cheap = Elle n’y gagnera guère, mais aucune de vos cartes ne vaut moins.
reason-to-gun = L’artillerie de { $seat } y pilonne ce que { $victim } joue face visible.
reason-to-ours = Vous y dominez, et { $victim } doit y ajouter une carte.
reason-helps = Un adversaire peut encore y être battu : { $victim } peut essayer.

## Les refus

error-card-not-held = Vous n’avez pas { form-the-card } en main.
error-no-honours-here = Cette partie se joue sans cartes Honneur.
error-place-taken = Il y a déjà une carte { name-place.on }.
error-ordered-elsewhere = Un scout vous oblige à jouer { name-place.on }.
error-wrong-way =
    Une carte { name-place.on } passerait la main à { form-victim }, dont les trois positions sont
    pleines. Choisissez une autre position.
error-must-follow =
    Le { name-colour } est demandé { name-place.on }, et vous en avez en main : jouez cette couleur.
error-must-lead =
    Le { name-colour } est déjà demandé à une autre position. Ouvrez le { name-place } avec une couleur
    qui n’est pas encore marquée : vous en avez une.
error-sacrifice-elsewhere =
    Vous n’avez pas de nouvelle couleur pour ouvrir le { name-place }. Jouez plutôt là où une couleur est
    demandée.
error-order-first = Désignez d’abord la position où votre scout fait jouer le joueur suivant.
error-order-taken =
    { $victim-is ->
        [me] Vous avez
       *[other] { $victim } a
    } déjà une carte { name-place.on }.
error-order-wrong-way =
    { $victim-is ->
        [me] En jouant { name-place.on }, vous passeriez
       *[other] En jouant { name-place.on }, { $victim } passerait
    } la main à un joueur dont les trois positions sont pleines. Désignez une autre position.
error-order-must = Votre scout doit donner un ordre à { form-victim }. Seul un partenaire peut rester libre.
error-not-your-partner =
    { $seat-is ->
        [me] Vous êtes de l’autre camp, qui ne commence pas.
       *[other] { $seat } n’est pas de votre camp. Désignez-vous, ou désignez votre partenaire.
    }
error-not-asked = Ce n’est pas une réponse à la question posée.
error-not-this-chance = Le hasard ne peut pas donner ce résultat ici.

## Les positions impossibles

error-card-count =
    { form-the-card-title } : la position en compte { $found }, il en faut { $wanted }.
error-hand-size = Nombre de cartes en main ({ $seat }) : { $found } ; il en faut { $wanted }.
error-void-held = { $seat } ne devrait plus avoir de { name-colour }, mais en a en main.
error-no-general = { $seat } n’a reçu aucun général, ce que cette table n’admet pas.
error-history-length = Nombre de manches comptées dans la position : { $found } ; il en faut { $wanted }.
error-phase-impossible = La phase « { $phase } » ne va pas avec le reste de la position.
error-turn-impossible = Après ces coups, ce ne peut pas être à { $seat } de jouer.
error-plays-impossible = Les cartes posées n’ont pas pu être jouées ainsi.
error-points-impossible = Ces points ne peuvent pas être marqués.

## Les règles

rule-cards =
    Il y a quatre régiments, rouge, vert, jaune et noir, de dix cartes chacun. De la plus forte à la plus
    faible :

    • les généraux, à trois étoiles, à deux étoiles et à une étoile
    • la cavalerie, qui est le 7
    • l’infanterie, 6 et 5
    • l’artillerie, qui est le 4
    • l’infanterie, 3 et 2
    • le scout, qui est le 1

    Les sept cartes de 7 à 1 s’appellent cartes de régiment. Cavalerie, artillerie et scout ont chacun une
    manœuvre spéciale, mais seulement face visible. Le jeu avancé ajoute trois honneurs à chaque
    couleur.
    .title = Les cartes
rule-setup =
    Victory & Honor se joue à quatre, ni plus ni moins : deux contre deux ou chacun pour soi. Les
    partenaires se font face.

    Devant vous, votre champ de bataille a trois positions : flanc gauche, centre et flanc droit. Le flanc
    gauche est tourné vers le joueur à votre gauche, le centre vers celui d’en face, le flanc droit vers
    celui de droite. Les quatre flancs gauches forment une bataille, les quatre centres une deuxième,
    les quatre flancs droits la troisième.

    La partie compte quatre manches ; le livret les appelle « tours ». À chaque manche, on mélange et on
    distribue toutes les cartes, dix par joueur, puis on joue trois phases. Dans une phase, chacun pose une
    carte sur chacune de ses trois positions, après quoi l’on règle les trois batailles. Dans le jeu avancé,
    il y a treize cartes par joueur et quatre phases.
    .title = Préparation
rule-start =
    Le sort désigne qui commence la première manche, sauf si la table en convient autrement. Les manches
    suivantes sont commencées par le joueur qui a le plus petit total. En équipe, c’est le camp qui a le
    plus petit total, et les deux partenaires décident lequel des deux commence, avant de voir leurs
    nouvelles cartes. L’un ou l’autre peut répondre, et c’est la première réponse qui compte.

    Si plusieurs joueurs, ou les deux camps, ont le plus petit total, le sort les départage.
    .title = Qui commence
rule-play =
    À votre tour, vous jouez une carte de votre main sur une position vide de votre champ de bataille.
    Dans une phase, chaque position reçoit une seule carte. Vous choisissez librement la position, à deux
    réserves près : le sens de la main et l’ordre d’un scout. C’est ensuite la position qui dit quelles
    cartes sont permises.

    • La position est marquée d’une couleur et vous en avez : jouez-en une carte, face visible.
    • La position est marquée et vous n’avez pas sa couleur : jouez n’importe quelle carte, face cachée.
    C’est un sacrifice.
    • La position n’est pas encore marquée : ouvrez-la, face visible, avec une couleur qui n’est marquée
    nulle part.

    Vous pouvez choisir une position où vous ne pouvez pas fournir, même si vous pourriez fournir
    ailleurs. C’est ainsi que l’on fait entrer les atouts en jeu.
    .title = Jouer une carte
rule-direction =
    La position choisie décide aussi qui joue ensuite : une carte sur votre flanc gauche passe la main
    à votre voisin de gauche, une carte au centre au joueur d’en face, une carte sur le flanc droit à
    votre voisin de droite. Il peut donc arriver que l’un joue plusieurs fois pendant que d’autres
    attendent.

    Vous ne devez pas passer la main à un joueur dont les trois positions sont pleines tant qu’il vous
    reste une position vide tournée vers un autre. S’il n’en reste pas, la phase touche à sa fin. Cette
    règle passe avant les couleurs : elle peut vous obliger à un sacrifice alors que vous auriez pu
    fournir ailleurs.

    Exemple : Alan, Bob, Cindy et Diane sont assis dans le sens horaire. Alan joue au centre, c’est donc à
    Cindy. Elle joue au centre elle aussi, et la main revient à Alan. Son centre est pris : il doit
    choisir entre son flanc gauche, donc Bob, et son flanc droit, donc Diane.
    .title = À qui le tour
rule-phase-end =
    Si c’est à vous et que chacune de vos positions vides est tournée vers un joueur aux trois positions
    pleines, on ne passe plus la main. En commençant par vous, dans le sens horaire, chacun remplit ce qui
    est encore vide.
    Les règles des couleurs restent valables, et une ouverture peut encore fixer l’atout. Les scouts ne
    donnent plus d’ordres. L’artillerie et la cavalerie agissent comme toujours.

    Cela arrive après onze cartes, et vous seul avez alors une position à remplir ; ou après neuf, et
    tous en ont alors exactement une, sauf celui qui a commencé la phase. À la fin, les douze cartes sont
    posées.

    Exemple : on a joué Alan au centre, Cindy au centre, Alan à droite, Diane au centre, Bob à droite,
    Alan à gauche, Bob au centre. Les positions d’Alan sont pleines. Diane a ses deux flancs vides, mais le
    gauche est tourné vers Alan : elle doit jouer à droite, vers Cindy. Cindy joue à gauche, vers Diane. Diane n’a
    plus que son flanc gauche, tourné vers Alan : Diane remplit son flanc gauche, puis Bob son flanc
    gauche, puis Cindy son flanc droit.
    .title = Fin d’une phase
rule-lead =
    La première carte face visible d’une position, sur n’importe quel champ de bataille, est sa carte
    maître. Elle marque la position de sa couleur pour les quatre joueurs : désormais, il faut y fournir
    cette couleur.

    Une couleur ne se marque qu’à une seule position. Qui ouvre doit donc choisir une couleur qui n’est
    encore marquée nulle part, et qui en a une doit ouvrir, non sacrifier. Seuls les marqueurs comptent.
    Une carte face cachée ne marque rien : une position qui n’a que des cartes cachées peut encore être
    ouverte.

    Exemple : Alan ouvre le centre en rouge. Cindy, qui suit, joue au centre et a du rouge : elle doit en
    jouer. Alan ouvre le flanc droit en vert. Diane fournit du rouge au centre, Bob du vert à droite. Sur
    le flanc gauche, Alan peut ouvrir en jaune ou en noir, pas en rouge ni en vert. Il choisit le jaune,
    et le noir devient atout.
    .title = Ouvrir et fournir
rule-sacrifice =
    Si vous ne pouvez pas fournir là où vous jouez, vous sacrifiez : n’importe quelle carte de votre main,
    face cachée. Rien n’oblige à prendre un atout. Personne d’autre ne connaît la carte avant la bataille.
    Une cavalerie, une artillerie ou un scout sacrifiés ne font rien de spécial. Une carte sacrifiée est
    en déroute : elle ne peut pas gagner, quel que soit son rang, à moins d’être un atout.

    Sur une position qui n’est pas marquée, on ne sacrifie que si l’on ne peut rien faire d’autre : vous
    n’avez que des cartes de couleurs marquées, et aucune position où vous pouvez jouer n’est marquée.
    L’ordre d’un scout peut y mener. La position reste sans marque, et un autre peut encore l’ouvrir. Si
    l’une des positions où vous pouvez jouer est marquée, c’est là que vous devez jouer.
    .title = Les sacrifices
rule-trump =
    Dès que les trois positions sont marquées, la quatrième couleur est atout pour cette phase. Toutes les
    cartes de cette couleur posées face cachée sont des atouts, à quelque position que ce soit, qu’elles
    aient été jouées avant ou après. Avant la troisième ouverture, il n’y a pas d’atout ; et si une
    position n’est jamais ouverte, il n’y en a pas de toute la phase.

    Un atout ne se joue que là où l’on ne peut pas fournir, et toujours face cachée. Personne ne sait donc
    si une carte est un atout ou un simple sacrifice. L’atout le plus fort d’une position la remporte,
    même contre un général.

    En atout, cavalerie, artillerie et scout n’ont pas de manœuvre. L’artillerie et la cavalerie ne peuvent
    rien non plus contre un atout : il n’est pas pilonné, et là où il y en a un, aucune cavalerie ne
    réussit de manœuvre de flanc.
    .title = L’atout
rule-rout =
    Une carte face cachée qui n’est pas un atout est en déroute. Elle ne combat pas, et le vainqueur de la
    position la capture.

    Si une position n’a jamais été ouverte quand la bataille commence, ses quatre cartes sont en déroute :
    c’est la déroute totale. Elles sont perdues. Personne ne les capture, et elles ne rapportent rien. Il
    en va de même de ce qui reste si l’artillerie a pilonné toutes les cartes visibles d’une position où
    il n’y a pas d’atout.
    .title = La déroute
rule-cavalry =
    La cavalerie réussit une manœuvre de flanc si elle est la quatrième et dernière carte jouée à sa
    position sur les quatre champs de bataille, si elle est face visible, si elle n’est pas pilonnée et
    s’il n’y a pas d’atout à cette position. Elle bat alors toutes les autres cartes, généraux compris, et
    capture tout ce que l’artillerie n’a pas pris. C’est possible au centre aussi, et encore quand on
    remplit les positions. Sinon, la cavalerie n’est qu’un 7.

    C’est l’ordre dans lequel les cartes ont été jouées qui compte. Une cavalerie jouée en troisième ne
    devient pas la dernière parce que la quatrième a été pilonnée ou est face cachée. On juge des atouts
    au moment de la bataille : une carte devenue atout après coup fait elle aussi échouer la manœuvre.
    Les atouts des autres positions n’y changent rien.
    .title = La cavalerie
rule-artillery =
    L’artillerie face visible pilonne la position vers laquelle elle est tournée :

    • sur votre flanc gauche : le flanc droit de votre voisin de gauche
    • sur votre flanc droit : le flanc gauche de votre voisin de droite
    • au centre : le centre du joueur d’en face si chacun joue pour soi ; rien du tout en équipe, car
    on ne pilonne pas son partenaire

    La carte visée est touchée si elle est face visible, qu’elle ait été jouée avant ou après
    l’artillerie. Les cartes face cachée, atouts compris, ne sont jamais touchées. Une carte touchée reste
    en place jusqu’à la bataille. Alors, avant toute autre chose, elle va au joueur de l’artillerie. Tous
    les tirs ont lieu en même temps : deux artilleries tournées l’une vers l’autre se capturent donc
    mutuellement.

    La carte d’artillerie elle-même combat à sa position comme un 4, et le vainqueur de cette position la
    capture.
    .title = L’artillerie
rule-scout =
    Quand vous jouez un scout face visible, vous désignez la position où le joueur suivant doit jouer. Elle
    doit être vide et tournée vers un joueur qui a encore une position vide. S’il n’y en a qu’une, elle
    est désignée pour vous ; s’il n’y en a aucune, il n’y a pas d’ordre, et la phase touche à sa fin. Vous
    devez donner un ordre, et le joueur suivant doit y obéir : il fournit, ouvre ou sacrifie à cette
    position, selon sa main.

    Si le joueur suivant est votre partenaire, votre scout ne fait que suggérer, et vous pouvez vous
    taire ; s’il n’y a qu’une position possible, il n’y a rien à suggérer. Pendant que l’on remplit les
    positions, les scouts ne donnent pas d’ordres. Le scout lui-même se joue selon toutes les autres règles,
    et combat comme un 1.

    Exemple : Alan joue le scout jaune sur son flanc gauche, et ses trois positions sont pleines. C’est à
    Bob, dont le centre et le flanc droit sont vides. Le flanc droit est tourné vers Alan. Le seul ordre
    que puisse donner le scout est donc : le centre.
    .title = Les scouts
rule-resolution =
    Quand les douze cartes sont posées, on retourne les cartes cachées. Puis chaque position est réglée,
    dans cet ordre :

    • 1. Les cartes pilonnées vont aux joueurs de l’artillerie.
    • 2. Une cavalerie qui réussit sa manœuvre de flanc remporte la position.
    • 3. Sinon, l’atout le plus fort l’emporte.
    • 4. Sinon, la plus forte carte visible de la couleur marquée l’emporte, parmi celles qui restent.
    • 5. S’il n’y en a pas, personne ne gagne, et ce qui reste est perdu.

    Le vainqueur capture toutes les cartes qui restent à cette position, y compris la sienne.

    Exemple, avec Alan et Cindy contre Bob et Diane. Flanc gauche, dans l’ordre du jeu : Alan 4 jaune,
    Cindy général jaune à trois étoiles, Diane 6 jaune, Bob 7 jaune. Centre : Alan 5 rouge, Cindy 2 rouge,
    Diane 3 noir face cachée, Bob 6 rouge. Flanc droit : Alan 4 vert, Bob général vert à deux étoiles,
    Diane 2 vert, Cindy 5 vert. Le noir est atout.

    L’artillerie qu’Alan a mise à droite pilonne le 6 jaune de Diane, celle de gauche le général à deux
    étoiles de Bob : deux cartes pour Alan. Sur le flanc gauche, la cavalerie de Bob a été jouée en
    dernier et capture le 4 jaune, le général à trois étoiles et elle-même. Au centre, le 3 noir de Diane
    est le seul atout et prend les quatre cartes. Sur le flanc droit, le 5 l’emporte désormais sur le 4 et
    le 2, et Cindy prend les trois. Diane a remporté le centre et commence la phase suivante.
    .title = La bataille
rule-spoils =
    Les cartes capturées vont dans votre butin de guerre. Vous pouvez regarder le vôtre à tout moment, mais
    personne ne voit celui des autres, et il est interdit de dire ce que contient le sien, même à son
    partenaire. Bien sûr, tous ont vu les cartes pendant la bataille, même celles qui étaient cachées, et
    chacun peut s’en souvenir.
    .title = Le butin de guerre
rule-centre =
    Qui remporte le centre commence la phase suivante de la manche. Si personne ne le remporte, celui qui a
    commencé cette phase commence aussi la suivante.
    .title = Gagner le centre
rule-reserve =
    Après la dernière phase d’une manche, il reste à chacun une carte, sa réserve. Elle rejoint le butin de
    son propriétaire et compte comme les autres. Un général gardé jusqu’au bout peut faire compter
    toute une couleur.
    .title = La réserve
rule-scoring =
    À la fin d’une manche, chacun compte son propre butin, couleur par couleur. Un général rapporte autant
    de points qu’il a d’étoiles. Une carte de régiment rapporte un point par général de sa couleur
    présent dans le même butin : 1 point avec un général, 2 avec deux, 3 avec trois. Sans général de leur
    couleur, les cartes de régiment ne rapportent rien.

    Les partenaires ne réunissent jamais leurs cartes de régiment ni leurs généraux. Chacun compte à part,
    et l’on additionne les deux résultats.

    Exemples : les généraux verts à trois étoiles et à une étoile avec quatre cartes de régiment vertes
    font 3 + 1 + 4 × 2 = 12 points. Un général à deux étoiles et trois cartes font 5 points, cinq cartes
    sans général aucun, et les dix cartes d’une couleur 6 + 7 × 3 = 27.
    .title = Compter les points
rule-winning =
    Après quatre manches, le plus grand total gagne, celui d’un joueur ou celui d’un camp. Le livret prévoit
    aussi une partie courte de trois manches, et une table peut en choisir moins encore. À égalité, la
    victoire est partagée.
    .title = La victoire
rule-honours =
    Le jeu avancé ajoute douze honneurs : un clairon, un drapeau et un tambour de chaque couleur. Les 52
    cartes font des mains de treize, et une manche a quatre phases. Il reste de nouveau une carte de
    réserve. Toutes les autres règles demeurent.
    .title = Jeu avancé : les honneurs
rule-honours-battle =
    Les honneurs sont les plus petites cartes de leur couleur, au-dessous du scout, et égaux entre eux. Ils
    doivent fournir, peuvent ouvrir, peuvent être pilonnés et, comme atouts, font échouer une cavalerie.
    Un honneur ne gagne que dans deux cas :

    • Il n’y a pas d’atout, et toutes les cartes visibles de la couleur marquée qui restent sont des
    honneurs. Le premier joué l’emporte alors. Les cartes sacrifiées ne comptent pas.
    • C’est un atout, et aucun des atouts de la position n’est une carte de régiment ou un général. De
    plusieurs honneurs de ce genre, le premier joué l’emporte.

    Exemples : on ouvre avec le clairon rouge, puis viennent le tambour rouge et deux sacrifices : le
    clairon gagne. Un tambour qui est le seul atout bat un général à trois étoiles, mais il perd contre
    le scout de sa couleur.
    .title = Jeu avancé : les honneurs au combat
rule-honours-scoring =
    À la fin d’une manche, les honneurs rapportent des points par combinaisons :

    • Paire : deux honneurs du même genre, 2 points
    • Honneurs mélangés : clairon, drapeau et tambour, pas tous d’une même couleur, 3 points
    • Triple honneur : trois du même genre, 6 points
    • Honneurs de régiment : clairon, drapeau et tambour d’une même couleur, 9 points
    • Tous les honneurs : les quatre du même genre, 12 points

    Chaque carte ne sert qu’à une combinaison. La meilleure répartition est trouvée pour vous. Les
    partenaires réunissent leurs honneurs ; qui joue pour soi n’a que les siens. Les honneurs ne sont pas
    des cartes de régiment : les généraux ne leur ajoutent rien.

    Pour les honneurs mélangés, la table peut exiger trois couleurs différentes. La ligne du livret
    n’est pas claire.
    .title = Jeu avancé : compter les honneurs
rule-redeal =
    Une table peut convenir que l’on reprenne et redistribue toutes les cartes chaque fois que quelqu’un
    n’a reçu aucun général. Le livret n’en dit rien ; c’est donc désactivé, sauf si vous le choisissez. Sans
    les honneurs, l’une des mains n’a pas de général dans une donne sur seize environ.
    .title = Nouvelle donne sans général

## The table in the terminal

cli-honor-heading = { $name } · Manche { $round } sur { $rounds } · Phase { $phase } sur { $phases }
cli-honor-before = { $name } · Avant la manche { $round } sur { $rounds }
cli-honor-after = { $name } · Après { $rounds ->
        [1] l’unique manche
       *[other] les { $rounds } manches
    }
cli-honor-mark = { name-place.title } : { name-colour }
cli-honor-no-mark = { name-place.title } : sans marque
cli-honor-trump = Atout : { name-colour }
cli-honor-no-trump = Atout : pas encore
cli-honor-starts =
    { $name-is ->
        [empty] Vous commencez cette phase.
       *[given] { $name } commence cette phase.
    }
cli-honor-first =
    { $name-is ->
        [empty] Vous avez commencé cette phase.
       *[given] { $name } a commencé cette phase.
    }
cli-honor-arrow =
    { $name-is ->
        [empty] Vous avez joué
       *[given] { $name } a joué
    } la dernière carte { name-place.on }, { $target-is ->
        [empty] vers vous.
       *[given] vers { $target }.
    }
cli-honor-ordered =
    { $name-is ->
        [empty] Votre scout oblige { $target } à jouer
       *[given] { $target-is ->
            [empty] Le scout joué par { $name } vous oblige à jouer
           *[given] Le scout joué par { $name } oblige { $target } à jouer
        }
    } { name-place.on }.
cli-honor-suggested =
    { $name-is ->
        [empty] Votre scout suggère à { $target } de jouer
       *[given] { $target-is ->
            [empty] Le scout joué par { $name } vous suggère de jouer
           *[given] Le scout joué par { $name } suggère à { $target } de jouer
        }
    } { name-place.on }.
cli-honor-filling = On ne passe plus la main : on remplit les positions vides.
cli-honor-turn = { $name } (tour en cours)
cli-honor-ally = votre partenaire
cli-honor-partner = { $name }, { cli-honor-ally }
cli-honor-short = main { $count } · butin { $captured }
cli-honor-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
cli-honor-captured =
    { $count ->
        [0] rien de capturé
        [1] 1 carte capturée
       *[other] { $count } cartes capturées
    }
cli-honor-void = pas de { name-colour }
cli-honor-voids = on le sait : { $facts }
cli-honor-place = { name-place.title } : { $facts }
cli-honor-card = { form-card }
cli-honor-rank = { name-rank.full }
cli-honor-empty = vide
cli-honor-down = face cachée
cli-honor-down-short = cachée
cli-honor-may-be = peut être { $colours }
cli-honor-maybe = { name-colour.she }
cli-honor-order = carte { $number }
cli-honor-hit =
    { $name-is ->
        [empty] touchée par votre artillerie
       *[given] touchée par l’artillerie ({ $name })
    }
cli-honor-hit-short = touchée
cli-honor-aims =
    { $name-is ->
        [empty] vise votre { name-place }
       *[given] vise le { name-place } ({ $name })
    }
cli-honor-to =
    { $name-is ->
        [empty] vers vous
       *[given] vers { $name }
    }
cli-honor-your-hand = Votre main
cli-honor-your-spoils = Votre butin
cli-honor-lost = Perdues pour tous
cli-honor-unseen = Pas encore vues
cli-honor-colour = { name-colour } { $ranks }
cli-honor-between = { " ; " }
cli-honor-none = aucune carte
cli-honor-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-honor-of-round = manche { $round } : { $sum }
cli-honor-bonus = { $points } d’honneurs
