### Call to Adventure, en français. Comment les valeurs deviennent des arguments : `kachidoki/text/__init__.py`.
### Les messages `form-` n’aident que cette langue. Les noms des cartes et des chemins viennent du jeu de cartes :
### ils sont entre guillemets, sans article.

game = Call to Adventure
    .about =
        Bâtissez un héros, carte après carte, d’une humble Origine à un Destin que vous gardez secret. Lancez les runes,
        choisissez votre chemin à chaque Défi, et prenez garde à votre chute.

## Noms

name-ability =
    { $ability ->
        [strength] Force
        [dexterity] Dextérité
        [constitution] Constitution
        [intelligence] Intelligence
        [wisdom] Sagesse
       *[charisma] Charisme
    }
name-icon =
    { $icon ->
        [divinity] Divinité
        [justice] Justice
        [nature] Nature
        [arcana] Arcanes
        [royalty] Royauté
       *[infamy] Infamie
    }
name-deck =
    { $deck ->
        [act-1] pioche de l’Acte I
        [act-2] pioche de l’Acte II
        [act-3] pioche de l’Acte III
        [hero] pioche Héros
        [antihero] pioche Anti-héros
       *[adversary] pioche de l’Adversaire
    }
    .card =
        { $deck ->
            [hero] une carte Héros
            [antihero] une carte Anti-héros
           *[other] une carte
        }
    .cards =
        { $deck ->
            [hero] cartes Héros
            [antihero] cartes Anti-héros
           *[other] cartes
        }
name-kind =
    { $kind ->
        [origin] Origine
        [motivation] Motivation
        [destiny] Destin
        [trait] Trait
        [challenge] Défi
        [ally] Allié
        [adversary] Adversaire
        [hero] carte Héros
        [antihero] carte Anti-héros
        [quest] Quête
        [rise] carte Évolution de l’Adversaire
       *[victory] carte Victoire
    }
    .one =
        { $kind ->
            [destiny] un Destin
            [trait] un Trait
            [challenge] un Défi
            [ally] un Allié
            [adversary] un Adversaire
           *[other] une { name-kind }
        }
    .many =
        { $kind ->
            [origin] Origines
            [motivation] Motivations
            [destiny] Destins
            [trait] Traits
            [challenge] Défis
            [ally] Alliés
            [adversary] Adversaires
            [hero] cartes Héros
            [antihero] cartes Anti-héros
            [quest] Quêtes
            [rise] cartes Évolution de l’Adversaire
           *[victory] cartes Victoire
        }
    .count =
        { $count ->
            [1] { name-kind.one }
           *[other] { form-number } { name-kind.many }
        }
name-window =
    { $window ->
        [main] Vos actions
        [prep] Préparation
        [turn-start] Début du tour
        [trait] Trait déclaré
        [before] Avant le lancer
        [facing] Après le lancer
        [outcome] Issue
       *[turn-end] Fin du tour
    }
name-rune =
    { $rune ->
        [core-1] rune principale 1
        [core-2] rune principale 2
        [core-3] rune principale à la carte
        [dark-1] rune Sombre 1
        [dark-2] rune Sombre 2
        [dark-3] rune Sombre 3
        [strength-1] rune de Force 1
        [strength-2] rune de Force 2
        [strength-3] rune spéciale de Force
        [dexterity-1] rune de Dextérité 1
        [dexterity-2] rune de Dextérité 2
        [dexterity-3] rune spéciale de Dextérité
        [constitution-1] rune de Constitution 1
        [constitution-2] rune de Constitution 2
        [constitution-3] rune spéciale de Constitution
        [intelligence-1] rune d’Intelligence 1
        [intelligence-2] rune d’Intelligence 2
        [intelligence-3] rune spéciale d’Intelligence
        [wisdom-1] rune de Sagesse 1
        [wisdom-2] rune de Sagesse 2
        [wisdom-3] rune spéciale de Sagesse
        [charisma-1] rune de Charisme 1
        [charisma-2] rune de Charisme 2
       *[charisma-3] rune spéciale de Charisme
    }
# Ce que montre une rune lancée.
name-face =
    { $face ->
        [core-1-0] principale 1
        [core-1-1] principale 0
        [core-2-0] principale 1
        [core-2-1] principale 0
        [core-3-0] principale 1
        [core-3-1] principale 0 + carte
        [dark-1-0] Sombre 2 (corruption)
        [dark-1-1] Sombre 1
        [dark-2-0] Sombre 2 (corruption)
        [dark-2-1] Sombre 1
        [dark-3-0] Sombre 2 (corruption)
        [dark-3-1] Sombre 1
        [strength-1-0] Force 2
        [strength-1-1] Force 1
        [strength-2-0] Force 2
        [strength-2-1] Force 1
        [strength-3-0] Force 2
        [strength-3-1] Force 0 + Expérience
        [dexterity-1-0] Dextérité 2
        [dexterity-1-1] Dextérité 1
        [dexterity-2-0] Dextérité 2
        [dexterity-2-1] Dextérité 1
        [dexterity-3-0] Dextérité 2
        [dexterity-3-1] Dextérité 0 + carte Anti-héros
        [constitution-1-0] Constitution 2
        [constitution-1-1] Constitution 1
        [constitution-2-0] Constitution 2
        [constitution-2-1] Constitution 1
        [constitution-3-0] Constitution 2
        [constitution-3-1] Constitution 0 + Expérience
        [intelligence-1-0] Intelligence 2
        [intelligence-1-1] Intelligence 1
        [intelligence-2-0] Intelligence 2
        [intelligence-2-1] Intelligence 1
        [intelligence-3-0] Intelligence 2
        [intelligence-3-1] Intelligence 0 + carte Héros
        [wisdom-1-0] Sagesse 2
        [wisdom-1-1] Sagesse 1
        [wisdom-2-0] Sagesse 2
        [wisdom-2-1] Sagesse 1
        [wisdom-3-0] Sagesse 2
        [wisdom-3-1] Sagesse 0 + carte Héros
        [charisma-1-0] Charisme 2
        [charisma-1-1] Charisme 1
        [charisma-2-0] Charisme 2
        [charisma-2-1] Charisme 1
        [charisma-3-0] Charisme 2
       *[charisma-3-1] Charisme 0 + carte Anti-héros
    }

form-card = « { name-card } »
form-top =
    { $count ->
        [1] la première carte de la { name-deck }
       *[other] les { form-number } premières cartes de la { name-deck }
    }
form-path = « { name-path } »
form-who =
    { $seat-is ->
        [me] Vous
       *[other] { $seat }
    }
form-act =
    { $act ->
        [1] l’Acte I
        [2] l’Acte II
       *[other] l’Acte III
    }
form-act-title =
    { $act ->
        [1] L’Acte I
        [2] L’Acte II
       *[other] L’Acte III
    }
# Une place d’une rangée, comme la table la montre.
form-place = { $act }.{ $place }
form-column =
    { $column ->
        [1] sous l’Origine
        [2] sous la Motivation
       *[other] sous le Destin
    }
form-points =
    { $points ->
        [0] aucun point
        [1] un point
       *[other] { $points } points
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
form-against = { $result } contre { $target }
# Ce qui a provoqué quelque chose, entre parenthèses.
form-why =
    { $why ->
        [rune] { " " }(rune)
        [failure] { " " }(échec)
        [reward] { " " }(récompense)
        [dark] { " " }(rune Sombre)
        [journey] { " " }(Voyage)
        [trait] { " " }(Trait)
       *[other] { $card-is ->
            [given] { " " }({ form-card })
           *[empty] { "" }
        }
    }

list-cards = { form-card }
    .between = { ", " }
    .last = { " et " }
list-origins = { form-card }
    .between = { ", " }
    .last = { " ou " }
list-motivations = { form-card }
    .between = { ", " }
    .last = { " ou " }
list-destinies = { form-card }
    .between = { ", " }
    .last = { " ou " }
form-of-ability =
    { $item ->
        [intelligence] d’{ name-ability }
       *[other] de { name-ability }
    }
list-runes =
    { $item ->
        [dark] { $count ->
            [1] une rune Sombre
           *[other] { form-number } runes Sombres
        }
       *[other] { $count ->
            [1] une rune { form-of-ability }
           *[other] { form-number } runes { form-of-ability }
        }
    }
    .between = { ", " }
    .last = { " et " }
list-faces = { name-face }
    .between = { ", " }
    .last = { ", " }

## Modes et options

mode-versus = Les uns contre les autres
    .about = De deux à quatre joueurs bâtissent des héros rivaux. Le plus haut score de Destin gagne.
mode-first = Première partie
    .about = Comme les uns contre les autres, sans choix de personnages, sans Alliés ni Adversaires. Le mieux pour apprendre.
mode-solo = Solo
    .about = Un héros contre un Adversaire qui grandit. Gagnez huit cartes, puis affrontez-le avant qu’il n’ait assez d’Expérience.
mode-coop = Coopération
    .about = De deux à quatre héros contre un seul Adversaire. Tous gagnent ou tous perdent, et le meilleur héros est le vainqueur ultime.

option-cards = Cartes
    .about = Le jeu de cartes. Le jeu standard est notre création ; vous pouvez charger les vôtres à partir de fichiers.
setting-cards =
    { $value ->
        [standard] le jeu standard
       *[other] un jeu de cartes personnel
    }
option-deal_mode = Personnages
    .about = Si chacun choisit entre deux Origines, deux Motivations et deux Destins, ou reçoit une carte de chaque.
setting-deal_mode =
    { $value ->
        [fixed] une carte de chaque est distribuée
       *[choose] une sur deux, au choix
    }
option-allies_adversaries = Alliés et Adversaires
    .about = Si des Alliés et des Adversaires sont mêlés aux pioches des Actes.
setting-allies_adversaries =
    { $value ->
        [true] dans les pioches
       *[false] laissés de côté
    }
option-first_player = Premier joueur
    .about = Qui joue le premier tour.
setting-first_player =
    { $value ->
        [random] au hasard
       *[other] place { $value }
    }
option-journey_limit = Voyages par tour
    .about = Combien de Voyages un joueur peut faire en un tour.
setting-journey_limit =
    { $value ->
        [none] autant qu’on veut
       *[other] { $value }
    }
option-stall_rounds = Tours de table sans action
    .about = Après combien de tours de table où personne ne fait rien, alors que c’était possible, la partie s’arrête ; en Solo ou en Coopération, elle est perdue.
setting-stall_rounds =
    { $value ->
        [0] jamais
        [1] après un
       *[other] après { $value }
    }
option-track = Échelle de Corruption
    .about = Ce que rapportent les sept niveaux et quelles cartes ils permettent.
setting-track =
    { $value ->
        [standard] l’échelle habituelle
       *[other] { $value }
    }
option-hand_limit = Limite de main
    .about = Combien de cartes on peut garder en main à la fin d’un tour.
setting-hand_limit =
    { $value ->
        [none] aucune
       *[other] { $value }
    }
option-tiebreak = Égalités
    .about = Ce qui départage des scores égaux, dans cet ordre : cartes Histoire, Défis, Expérience. Ensuite la victoire est partagée.
setting-tiebreak =
    { $value ->
        [cards-challenges-xp] cartes Histoire, Défis, Expérience
        [cards-xp-challenges] cartes Histoire, Expérience, Défis
        [challenges-cards-xp] Défis, cartes Histoire, Expérience
        [challenges-xp-cards] Défis, Expérience, cartes Histoire
        [xp-cards-challenges] Expérience, cartes Histoire, Défis
        [xp-challenges-cards] Expérience, Défis, cartes Histoire
        [cards-challenges] cartes Histoire, Défis
        [cards-xp] cartes Histoire, Expérience
        [challenges-cards] Défis, cartes Histoire
        [challenges-xp] Défis, Expérience
        [xp-cards] Expérience, cartes Histoire
        [xp-challenges] Expérience, Défis
        [cards] cartes Histoire
        [challenges] Défis
        [xp] Expérience
       *[none] la victoire est partagée
    }
option-adversary = L’Adversaire
    .about = Quel Adversaire se dresse contre vous.
setting-adversary =
    { $value ->
        [random] au hasard
       *[other] { $value }
    }
option-adversary_target = Le but de l’Adversaire
    .about = Avec combien d’Expérience l’Adversaire gagne. La carte Victoire dit 9, 13, 17 ou 21 pour un à quatre joueurs.
setting-adversary_target =
    { $value ->
        [card] selon la carte Victoire
       *[other] { $value } Expérience
    }
option-final_fight = Échouer contre l’Adversaire
    .about = Si le tour final n’offre qu’une tentative, ou si l’on peut recommencer au tour suivant.
setting-final_fight =
    { $value ->
        [repeat] on peut recommencer
       *[single] une seule tentative
    }
option-coop_gate = Quand affronter l’Adversaire
    .about = Si chacun affronte l’Adversaire avec huit cartes, ou seulement quand tous en ont huit.
setting-coop_gate =
    { $value ->
        [all] quand tous ont huit cartes
       *[individual] chacun avec huit cartes
    }
option-anytime_windows = Cartes sans moment imprimé
    .about = Si elles peuvent se jouer à tout moment, ou pas au début d’un tour ni quand un Trait est déclaré.
setting-anytime_windows =
    { $value ->
        [lean] à moins de moments
       *[full] à tout moment
    }
option-ask_policy = Qui est interrogé
    .about = Si vous êtes interrogé dès que vous pourriez réagir aux yeux des autres, ou seulement quand vous le pouvez vraiment. La première façon garde votre main secrète.
setting-ask_policy =
    { $value ->
        [exact] seulement qui peut réagir
       *[public] tous ceux qui pourraient réagir
    }

## Ce qui arrive : mise en place

event-start =
    { $seat-is ->
        [me] Vous commencez.
       *[other] { $seat } commence.
    }
event-characters = Chacun reçoit des cartes Personnage.
event-characters-seen = Vous recevez { $cards }.
event-keep =
    { $seat-is ->
        [me] Vous avez choisi votre personnage.
       *[other] { $seat } a choisi un personnage.
    }
event-keep-seen =
    { $seat-is ->
        [me] Vous gardez { $cards }.
       *[other] { $seat } garde { $cards }.
    }
event-hero =
    { $seat-is ->
        [me] Votre héros :
       *[other] { $seat } incarne
    } « { form-origin } », porté par « { form-motivation } ». Le Destin reste caché.
event-adversary = L’Adversaire est { form-card }, avec la Quête « { form-quest } ». À { $target } Expérience, tout est perdu.

## Ce qui arrive : les rangées

event-act =
    { $act ->
        [1] L’Acte I commence : { $cards }.
        [2] L’Acte II s’ouvre : { $cards }.
       *[other] L’Acte III s’ouvre : { $cards }.
    }
event-refill =
    Nouveau dans l’{ $act ->
        [1] Acte I
        [2] Acte II
       *[other] Acte III
    } : { form-card }.
event-slot-empty =
    Une place de l’{ $act ->
        [1] Acte I
        [2] Acte II
       *[other] Acte III
    } reste vide.
event-shuffle = La défausse est mélangée : { name-deck }.
event-host =
    { $seat-is ->
        [me] Vous placez
       *[other] { $seat } place
    } l’Allié { form-card } sous « { form-host } », désormais plus difficile de 1.
    .auto = (Il n’y avait pas d’autre Défi.)
event-ally-leaves = L’Allié { form-card } est défaussé.
event-ally-moved =
    { $seat-is ->
        [me] Vous déplacez
       *[other] { $seat } déplace
    } l’Allié { form-card } sous « { form-host } ».
event-ally-given =
    { $seat-is ->
        [me] L’Allié { form-card } quitte { $victim } et vous rejoint.
       *[other] { $victim-is ->
            [me] Votre Allié { form-card } vous quitte et rejoint { $seat }.
           *[other] L’Allié { form-card } quitte { $victim } et rejoint { $seat }.
        }
    }
event-adversary-shown = Un Adversaire surgit : { form-card } !

## Ce qui arrive : un tour

event-turn =
    { $seat-is ->
        [me] Tour { $turn } : à vous de jouer.
       *[other] Tour { $turn } : { $seat }.
    }
event-final-turn =
    { $seat-is ->
        [me] Votre tour final : il vous faut maintenant affronter l’Adversaire !
       *[other] C’est le tour final pour { $seat } : il faut affronter l’Adversaire !
    }
event-journey =
    { $seat-is ->
        [me] Vous voyagez et laissez
       *[other] { $seat } voyage et laisse
    } { form-card } derrière.
event-discard =
    Rien à prendre : { $seat-is ->
        [me] vous remplacez
       *[other] { $seat } remplace
    } { form-card } gratuitement.
event-trait =
    { $seat-is ->
        [me] Vous prenez
       *[other] { $seat } prend
    } { form-card }.
event-attempt =
    { $seat-is ->
        [me] Vous affrontez
       *[other] { $seat } affronte
    } { form-card } : { form-path }. Seuil { $target }.
event-face =
    L’heure est venue : { $seat-is ->
        [me] vous affrontez
       *[other] { $seat } affronte
    } l’Adversaire, { form-card }. Seuil { $target }.
event-dark =
    { $seat-is ->
        [me] Vous puisez
       *[other] { $seat } puise
    } dans les ténèbres : { $count ->
        [1] une rune Sombre
       *[other] { form-number } runes Sombres
    }.
event-cast =
    { $seat-is ->
        [me] Vous lancez
       *[other] { $seat } lance
    } les runes : { $faces }. Résultat : { form-against }.
event-recast =
    { $seat-is ->
        [me] Vous relancez
       *[other] { $seat } relance
    } des runes : { $faces }. Résultat : { form-against }.
event-flip =
    { $seat-is ->
        [me] Vous retournez
       *[other] { $seat } retourne
    } des runes : { $faces }. Résultat : { form-against }.

## Ce qui arrive : ce qui change

event-xp = { form-who } : +{ $count } Expérience, total { $total }{ form-why }.
event-xp-lost = { form-who } : −{ $count } Expérience, total { $total }{ form-why }.
event-xp-moved =
    { form-card } : { $seat-is ->
        [me] vous prenez { $count } Expérience à { $victim }.
       *[other] { $victim-is ->
            [me] { $seat } vous prend { $count } Expérience.
           *[other] { $seat } prend { $count } Expérience à { $victim }.
        }
    }
event-xp-from-adversary =
    { form-card } : { $seat-is ->
        [me] vous prenez
       *[other] { $seat } prend
    } { $count } Expérience à l’Adversaire, à qui il en reste { $total }.
event-adversary-xp = { form-card } : l’Adversaire gagne { $count } Expérience et en a { $total } sur { $target }.
event-adversary-takes =
    { form-card } : { $victim-is ->
        [me] l’Adversaire vous prend { $count } Expérience
       *[other] l’Adversaire prend { $count } Expérience à { $victim }
    } et en a { $total } sur { $target }.
event-adversary-xp-lost = { form-card } : l’Adversaire perd { $count } Expérience, il en reste { $total }.
event-virtue =
    Vertu : { $seat-is ->
        [me] vous montez
       *[other] { $seat } monte
    } au niveau { $level }{ form-why }.
event-corruption =
    Corruption : { $seat-is ->
        [me] vous tombez
       *[other] { $seat } tombe
    } { $level ->
        [7] tout en bas, au niveau 7
       *[other] au niveau { $level }
    }{ form-why }.
event-shield =
    { form-card } { $seat-is ->
        [me] vous préserve
       *[other] préserve { $seat }
    } de { $count } Corruption : retour au niveau { $level }.
event-draw =
    { $seat-is ->
        [me] Vous piochez
       *[other] { $seat } pioche
    } { name-deck.card }{ form-why }.
event-draw-seen =
    { $seat-is ->
        [me] Vous piochez
       *[other] { $seat } pioche
    } { name-deck.card } : « { form-drawn } »{ form-why }.
event-look =
    { form-card } : { $seat-is ->
        [me] vous regardez { form-top }.
       *[other] { $seat } regarde { form-top }.
    }
event-look-seen =
    { form-card } : { $seat-is ->
        [me] vous regardez
       *[other] { $seat } regarde
    } { form-top } : { $cards }.
event-reorder =
    { form-card } : { $seat-is ->
        [me] vous replacez
       *[other] { $seat } replace
    } { form-top } dans un ordre que nul autre ne connaît.
event-no-draw =
    { $seat-is ->
        [me] Vous ne piochez rien
       *[other] { $seat } ne pioche rien
    } : il n’y a plus de { name-deck.cards }.
event-result =
    { form-card } : { form-signed } { $seat-is ->
        [me] à votre résultat
       *[other] au résultat pour { $seat }
    }, soit { form-against }.
event-difficulty =
    { form-card } : { form-signed } { $seat-is ->
        [me] à votre seuil
       *[other] au seuil pour { $seat }
    }, soit { form-against }.
event-bonuses-gone =
    { form-card } efface les bonus { $seat-is ->
        [me] que vous tenez de cartes Héros
       *[other] que { $seat } tient de cartes Héros
    } : { form-against }.
event-runes =
    { form-card } { $seat-is ->
        [me] vous donne
       *[other] donne à { $seat }
    } de quoi lancer : { $runes }.
event-permit =
    { form-card } : { $what ->
        [ability] { form-can } lancer les runes d’une compétence de plus.
        [dark_at_bottom] { form-can } acheter des runes Sombres même au dernier niveau.
        [trait_requirement] { form-can } prendre un Trait sans en remplir la condition.
        [hero_cards] { form-cannot } jouer de cartes Héros pour l’instant.
        [antihero_cards] { form-cannot } jouer de cartes Anti-héros pour l’instant.
        [ally_powers] { form-cannot } utiliser de pouvoirs d’Alliés pour l’instant.
        [rune_draws] { form-cannot } piocher de cartes par les runes pour l’instant.
        [dark_runes] { form-cannot } acheter de runes Sombres pour l’instant.
        [ability_runes] { form-cannot } lancer de runes de compétence pour l’instant.
       *[other] { form-can } faire davantage pour l’instant.
    }
form-can =
    { $seat-is ->
        [me] vous pouvez
       *[other] { $seat } peut
    }
form-cannot =
    { $seat-is ->
        [me] vous ne pouvez pas
       *[other] { $seat } ne peut pas
    }
event-price =
    { form-card } : { form-signed } au prix { $what ->
        [journey] d’un Voyage
        [dark_rune] d’une rune Sombre
       *[trait] d’un Trait
    } { $seat-is ->
        [me] pour vous
       *[other] pour { $seat }
    }.
event-hand-lost =
    { form-card } : { $seat-is ->
        [me] vous défaussez
       *[other] { $seat } défausse
    } « { form-lost } » sans la jouer.
event-taken-back =
    { form-card } : { $seat-is ->
        [me] vous reprenez
       *[other] { $seat } reprend
    } « { form-back } » en main.

## Ce qui arrive : cartes et pouvoirs

event-play =
    { $seat-is ->
        [me] Vous jouez
       *[other] { $seat } joue
    } { form-card }.
event-cancelled =
    { form-card } annule « { form-lost } » : { $seat-is ->
        [me] vous contrez { $victim }.
       *[other] { $victim-is ->
            [me] { $seat } vous contre.
           *[other] { $seat } contre { $victim }.
        }
    }
event-cancelled-adversary =
    { form-card } annule « { form-lost } » : { $seat-is ->
        [me] vous contrez
       *[other] { $seat } contre
    } l’Adversaire.
event-use =
    { $seat-is ->
        [me] Vous utilisez
       *[other] { $seat } utilise
    } { form-card }.
event-sacrifice =
    { $seat-is ->
        [me] Vous sacrifiez
       *[other] { $seat } sacrifie
    } l’Allié { form-card }.
event-replaced =
    { form-card } : { $seat-is ->
        [me] vous balayez
       *[other] { $seat } balaie
    } { $cards } de la table.
event-swept = { form-card } balaie { $cards } de la table.
event-adversary-plays = L’Adversaire joue { form-card } !
event-adversary-waits = L’Adversaire tient { form-card } en réserve jusqu’à l’issue.
event-adversary-idle = L’Adversaire révèle { form-card }, qui ne change rien.

## Ce qui arrive : les issues

event-success =
    { $margin ->
        [0] Tout juste, { form-against } ! { form-who }
       *[other] { form-against } ! { form-who }
    } { $seat-is ->
        [me] triomphez de
       *[other] triomphe de
    } { form-card } par le chemin { form-path }.
event-failure =
    { form-against } : { $seat-is ->
        [me] vous échouez
       *[other] { $seat } échoue
    } face à { form-card }.
event-retry =
    { form-card } : { $seat-is ->
        [me] vous vous relevez et affrontez
       *[other] { $seat } se relève et affronte
    } de nouveau « { form-host } ».
event-attempt-ends =
    { form-card } a disparu. { $seat-is ->
        [me] Votre tentative s’arrête
       *[other] { $seat } s’arrête
    } sans issue, et ce qui a été payé revient.
event-gain =
    { $seat-is ->
        [me] Votre Histoire accueille
       *[other] { $seat } ajoute à son Histoire
    } { form-path }, { form-column }.
event-gain-ally =
    { $seat-is ->
        [me] Vous gagnez
       *[other] { $seat } gagne
    } un Allié : { form-card }.
event-leaves = { form-card } quitte la table.
event-adversary-beaten =
    L’Adversaire est vaincu ! { $seat-is ->
        [me] Vous terrassez
       *[other] { $seat } terrasse
    } { form-card }, et le pays respire de nouveau.
event-done =
    { $seat-is ->
        [me] Votre route s’arrête ici : plus de tour.
       *[other] { $seat } s’arrête ici : plus de tour.
    }

## Ce qui arrive : la fin

event-last-turns =
    { $seat-is ->
        [me] Votre Histoire est complète !
       *[other] { $seat } a une Histoire complète !
    } Tous les autres jouent un dernier tour.
event-stalled =
    { $rounds ->
        [0] Chacun a joué cent tours : la partie s’arrête.
        [1] Un tour de table entier sans un exploit : la partie s’arrête.
       *[other] { $rounds } tours de table sans un exploit : la partie s’arrête.
    }
event-destiny =
    { $seat-is ->
        [me] Votre Destin est révélé
       *[other] { $seat } révèle son Destin
    } : { form-card }.
event-score = { form-who } : { $printed } dans l’Histoire, { $sets } pour les icônes, { $xp } pour l’Expérience, { $hero } et { $antihero } pour les cartes Héros et Anti-héros, { form-track } pour l’échelle, { $destiny } pour le Destin. En tout { $total }.
event-game-over =
    { $how ->
        [shared] { $seats-is ->
            [us] { $seats } partagez la victoire avec { form-points }.
           *[others] { $seats } partagent la victoire avec { form-points }.
        }
        [cards] { form-wins } avec { form-points } : à égalité, l’Histoire la plus longue décide.
        [challenges] { form-wins } avec { form-points } : à égalité, le plus grand nombre de Défis décide.
        [xp] { form-wins } avec { form-points } : à égalité, l’Expérience décide.
       *[other] { form-wins } avec { form-points }.
    }
form-wins =
    { $seats-is ->
        [me] Vous gagnez
        [us] { $seats } gagnez
       *[others] { $seats-count ->
            [1] { $seats } gagne
           *[other] { $seats } gagnent
        }
    }
event-won =
    { $seats-is ->
        [me] Victoire ! Avec un score de Destin de { $points }, nul récit n’est plus beau que le vôtre.
        [us] Victoire ! Avec un score de Destin de { $points }, { $seats } signez les plus beaux récits.
       *[others] Victoire ! Avec un score de Destin de { $points }, le plus beau des récits revient à { $seats }.
    }
event-lost =
    { $how ->
        [target] L’Adversaire a { $total } Expérience sur { $target }. Tout est perdu.
        [stalled] Plus personne n’agissait, et l’Adversaire, avec { $total } Expérience sur { $target }, est arrivé à ses fins. Tout est perdu.
       *[other] Le dernier espoir s’éteint. L’Adversaire est debout, avec { $total } Expérience sur { $target }. Tout est perdu.
    }

## Questions

question-keep =
    { $seat-is ->
        [me] Qui est votre héros ? Gardez une carte de chaque : { $origins } ; { $motivations } ; { $destinies }.
       *[other] { $seat } choisit un personnage.
    }
question-main =
    { $seat-is ->
        [me] { $count ->
            [1] À vous : gagnez un Trait ou tentez un Défi, voyagez, jouez des cartes, utilisez des pouvoirs, ou terminez le tour.
           *[other] À vous, avec { form-number } actions principales : Traits ou Défis, Voyage, cartes, pouvoirs, ou la fin du tour.
        }
       *[other] C’est à { $seat } de jouer.
    }
question-main-done =
    { $seat-is ->
        [me] Encore autre chose ? Voyage, cartes, pouvoirs, ou la fin de votre tour.
       *[other] { $seat } peut encore agir.
    }
question-final =
    { $seat-is ->
        [me] Votre tour final. Dès que vous le voulez, affrontez { form-card }.
       *[other] { $seat } doit affronter { form-card }.
    }
question-prep =
    { $seat-is ->
        [me] { form-card }, { form-path }, seuil { $target }. Ajoutez des runes Sombres, jouez des cartes, ou lancez.
       *[other] { $seat } se prépare à { form-card }, seuil { $target }.
    }
question-host =
    { $seat-is ->
        [me] L’Allié { form-card } est arrivé. Sous quel Défi va-t-il ?
       *[other] { $seat } choisit un Défi pour l’Allié { form-card }.
    }
question-react =
    { $seat-is ->
        [me] { $window ->
            [turn-start] { $victim-is ->
                [me] Votre tour commence.
               *[other] { $victim } commence son tour.
            } Voulez-vous faire quelque chose ?
            [trait] { $victim-is ->
                [me] Vous allez gagner { form-card }. Voulez-vous faire quelque chose ?
               *[other] { $victim } va gagner { form-card }. Voulez-vous faire quelque chose ?
            }
            [before] { $victim-is ->
                [me] Vous allez lancer les runes pour { form-card }, seuil { $target }. Voulez-vous faire quelque chose ?
               *[other] { $victim } va lancer les runes pour { form-card }, seuil { $target }. Voulez-vous faire quelque chose ?
            }
            [facing] { $victim-is ->
                [me] Vous avez { form-against }. Voulez-vous y changer quelque chose ?
               *[other] { $victim } a { form-against } face à { form-card }. Voulez-vous y changer quelque chose ?
            }
            [outcome] { $victim-is ->
                [me] Cela finit à { form-against } face à { form-card }. Voulez-vous faire quelque chose ?
               *[other] Cela finit à { form-against } pour { $victim } face à { form-card }. Voulez-vous faire quelque chose ?
            }
           *[other] { $victim-is ->
                [me] Votre tour se termine.
               *[other] { $victim } termine son tour.
            } Voulez-vous faire quelque chose ?
        }
       *[other] Quelqu’un peut réagir.
    }
question-respond =
    { $seat-is ->
        [me] « { form-played } » va prendre effet. Voulez-vous y répondre ?
       *[other] « { form-played } » va prendre effet. Quelqu’un peut y répondre.
    }
question-draw =
    { $seat-is ->
        [me] Vous piochez une carte. Héros ou Anti-héros ?
       *[other] { $seat } pioche une carte.
    }
question-may =
    { $seat-is ->
        [me] Voulez-vous utiliser { form-card } ?
       *[other] { $seat } peut utiliser { form-card }.
    }
question-pay =
    { $seat-is ->
        [me] Comment payez-vous { form-card } ?
       *[other] { $seat } paie { form-card }.
    }
question-pick-player =
    { $seat-is ->
        [me] { form-card } : contre qui ?
       *[other] { $seat } choisit un joueur.
    }
question-pick-hero =
    { $seat-is ->
        [me] { form-card } : pour qui ?
       *[other] { $seat } choisit un joueur.
    }
question-pick-slot =
    { $seat-is ->
        [me] { form-card } : quelle carte des rangées ?
       *[other] { $seat } choisit une carte des rangées.
    }
question-pick-rune =
    { $seat-is ->
        [me] { form-card } : quelle rune ?
       *[other] { $seat } choisit une rune.
    }
question-pick-ability =
    { $seat-is ->
        [me] { form-card } : quelle compétence ?
       *[other] { $seat } choisit une compétence.
    }
question-dark-again =
    { $seat-is ->
        [me] { form-card }, une seconde fois : { $count ->
            [one] lancez-vous de nouveau votre rune Sombre ?
           *[other] combien de vos { $count } runes Sombres lancez-vous de nouveau ?
        }
       *[other] { $seat } choisit les runes Sombres à lancer de nouveau.
    }
question-pick-card =
    { $seat-is ->
        [me] { form-card } : quelle carte ?
       *[other] { $seat } choisit une carte.
    }
question-lose-card =
    { $seat-is ->
        [me] { form-card } : quelle carte de votre main défaussez-vous ?
       *[other] { $seat } défausse une carte.
    }
question-lose-ally =
    { $seat-is ->
        [me] { form-card } : de quel Allié vous séparez-vous ?
       *[other] { $seat } se sépare d’un Allié.
    }
question-order =
    { $seat-is ->
        [me] { form-card } : { form-top }, quelle carte vient à la place { $place } ?
       *[other] { $seat } choisit l’ordre : { form-top }.
    }
question-hand-limit =
    { $seat-is ->
        [me] { $count ->
            [1] Votre main est trop grande : défaussez une carte.
           *[other] Votre main est trop grande : défaussez { form-number } cartes.
        }
       *[other] { $seat } a trop de cartes et en défausse { $count }.
    }

## Ce qu’apporte un coup

form-chance =
    { $chance ->
        [taken] Elle est à vous aussitôt
        [sure] Cela réussit à coup sûr
        [likely] Cela devrait réussir
        [even] Cela peut réussir comme échouer
        [dark] Avec des runes Sombres, cela devrait réussir
       *[bold] C’est audacieux
    }
reason-sets =
    { form-chance }, et avec { name-icon } votre série rapporte { $points ->
        [1] un point
       *[other] { $points } points
    } de plus.
reason-icons = { form-chance }, et { name-icon } commence une série.
reason-abilities =
    { form-chance }, et avec { name-ability } vous lancez, là où elle compte, { $count ->
        [1] une rune de plus
       *[other] plus de runes, ou de meilleures
    }.
reason-scores =
    { form-chance }, et rapporte à lui seul { $points ->
        [1] un point
       *[other] { $points } points
    }.
reason-experience = { form-chance }, et vous gagnez de l’Expérience : { $count }.
reason-draws =
    { form-chance }, et vous piochez { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
reason-casts = { form-chance }, en l’état.
reason-darkens = { form-chance }, avec une rune Sombre de plus.
reason-replaces = Aucune carte ici ne vaut beaucoup pour vous ; la suivante vaudra peut-être plus.
reason-saves = Ce que vous avez peut attendre un moment où cela changera davantage.
reason-doubles = Origine et Motivation ont toutes deux { name-ability } : les défis qui la demandent deviennent faciles.
reason-broadens =
    Origine et Motivation ont { $count ->
        [1] une compétence
       *[other] { $count } compétences
    } : davantage de défis sont à votre portée.

## Refus

error-main-action-done = Vous avez déjà fait votre action principale ce tour-ci.
error-story-full =
    { $count ->
        [8] Avec huit cartes, votre Histoire attend l’Adversaire : aucune autre carte ne peut être gagnée.
       *[other] Votre Histoire a toutes ses { $count } cartes.
    }
error-act-closed = Vous avez rempli la colonne de { form-act } : ses cartes vous sont fermées.
error-act-hidden = { form-act-title } n’est pas encore révélé.
error-slot-empty = Il n’y a pas de carte en { form-place }.
error-not-a-trait = { form-card } n’est pas un Trait.
error-not-a-challenge = { form-card } n’est pas un Défi.
error-no-such-path = { form-card } n’a pas ce chemin.
error-requirement = Vous ne remplissez pas la condition de { form-card }.
error-cannot-pay = { form-card } coûte { $cost } Expérience, et vous en avez { $xp }.
error-cannot-fall = { form-card } coûte de la Corruption, et vous ne pouvez pas tomber plus bas.
error-journey-used = Vous avez déjà fait votre Voyage ce tour-ci.
error-journey-price = Un Voyage coûte { $cost } Expérience, et vous en avez { $xp }.
error-has-options = Il y a une carte que vous pouvez prendre ou tenter : rien n’est remplacé gratuitement.
error-free-discard-used = Vous avez déjà remplacé une carte gratuitement ce tour-ci.
error-face-now = À votre tour final, vous devez affronter l’Adversaire.
error-not-final-turn = L’Adversaire ne s’affronte qu’à votre tour final, avec huit cartes dans votre Histoire.
error-no-adversary = Il n’y a pas d’Adversaire à affronter dans cette partie.
error-dark-limit = Vous pouvez acheter { $count } runes Sombres par tour, et c’est fait.
error-dark-pool = Les trois runes Sombres sont déjà dans votre lancer.
error-dark-price = Une rune Sombre coûte { $cost } Expérience, et vous en avez { $xp }.
error-dark-bottom = Au dernier niveau, on ne peut pas acheter de runes Sombres.
error-dark-forbidden = { form-card } interdit les runes Sombres.
error-not-held = Vous n’avez pas { form-card } en main.
error-level-forbids = Au niveau { $level }, vous ne pouvez pas jouer de { name-deck.cards } : { form-card } reste en main.
error-forbidden = « { form-host } » interdit de jouer { form-card }.
error-not-now = { form-card } ne peut pas se jouer à ce moment.
error-no-target = Il n’y a rien que { form-card } puisse viser.
error-no-power = Cette carte n’a pas un tel pouvoir.
error-power-not-now = Le pouvoir de { form-card } ne peut pas être utilisé à ce moment.
error-power-used = Le pouvoir de { form-card } a déjà été utilisé.
error-power-price = Vous ne pouvez pas payer le pouvoir de { form-card }.
error-powers-forbidden = « { form-host } » interdit d’utiliser { form-card }.
error-not-a-host = L’Allié ne peut pas aller en { form-place } : il lui faut un Défi sans Allié.
error-not-offered = Ce n’est pas parmi les choix.
error-must-choose = Vous devez choisir avant que la partie continue.
error-cast-first = Vous préparez une tentative : ajoutez des runes Sombres, des cartes ou des pouvoirs, ou lancez.
error-react-or-pass = À ce moment, vous pouvez seulement jouer une carte qui convient, utiliser un pouvoir, ou passer.
error-no-attempt = Il n’y a pas encore de tentative : choisissez d’abord un Défi.
error-nothing-to-pass = C’est votre tour : il n’y a rien à passer. Vous pouvez terminer le tour.
error-not-this-chance = Le hasard n’a pas pu donner cela.
error-card-twice = { form-card } est là deux fois.
error-card-missing = { form-card } n’est nulle part.
error-wrong-place = { form-card } ne peut pas être là : { $field }.
error-columns = { $seat } ne peut pas avoir des colonnes ainsi remplies.
error-phase-impossible = La partie ne peut pas être dans cette phase : { $phase }.
error-turn-impossible = Ce ne peut pas être à { $seat } de jouer.
error-unknown-card = Il n’y a pas de carte « { $card } » dans ce jeu de cartes.
error-bad-cards =
    { $file-is ->
        [empty] Jeu de cartes
       *[given] { $file }
    }{ $card-is ->
        [empty] { "" }
       *[given] , { $card }
    }{ $field-is ->
        [empty] { "" }
       *[given] , { $field }
    } : { $why ->
        [no-folder] ce dossier n’existe pas.
        [no-files] ce dossier ne contient pas de cartes : il faut des fichiers qui finissent par .toml.
        [unreadable] impossible de lire ceci.
        [too-large] c’est trop grand pour un jeu de cartes.
        [not-text] ce n’est pas un texte en UTF-8.
        [not-toml] ce n’est pas du TOML.
        [not-packed] ce texte n’est pas un jeu de cartes.
        [unknown-key] cette clé n’existe pas ici.
        [missing] cela manque.
        [table] il faut une table : des clés et des valeurs entre accolades.
        [list] il faut une liste, ni vide ni trop longue.
        [text] il faut une seule ligne de texte, pas trop longue.
        [truth] il faut true ou false.
        [number] il faut un nombre entier, ni trop petit ni trop grand.
        [word] ce mot n’est pas possible ici.
        [languages] il faut en, fr et de, et aucune autre langue.
        [id] un id se compose de minuscules, de chiffres et de traits d’union, et commence par une lettre.
        [id-twice] une autre carte a déjà cet id.
        [count] ce n’est pas le nombre de cartes du jeu.
        [too-many-cards] il y a trop de cartes.
        [too-many-hands] il y a trop de cartes Héros et Anti-héros.
        [ally-act] les Alliés appartiennent à l’Acte I ou II.
        [adversary-act] les Adversaires appartiennent à l’Acte II ou III.
        [no-quest] chaque Adversaire a exactement une Quête.
        [no-adversary] une Quête nomme un Adversaire du jeu de cartes.
        [paths] un Défi a deux chemins, un Adversaire en a un.
        [abilities] il faut une ou deux compétences différentes.
        [destiny-rewards] un Destin n’a que Triomphe, Tragédie et icônes Histoire.
        [moment] cette sorte de carte ne connaît pas ce moment.
        [one-entry] une carte Héros ou Anti-héros a exactement une entrée.
        [effect-here] cet effet ne peut rien faire à ce moment.
        [condition-here] on ne peut pas demander cela à ce moment.
        [cost-here] personne ne pourrait payer cela : la carte n’a pas de joueur.
        [free-power] un pouvoir a un coût, ou une limite s’il est facultatif.
        [too-many-powers] une carte a au plus deux pouvoirs.
        [no-as-adversary] une carte au crâne dit dans as_adversary quand l’Adversaire l’utilise.
        [no-skull] as_adversary est réservé aux cartes avec skull = true.
        [as-adversary] cela dépend de l’issue ; l’Adversaire l’utilise donc « after ».
        [no-flag] la carte parle d’Alliés ou d’Adversaires : mettez true.
       *[empty-range] aucun nombre n’est au moins min et au plus max.
    }
## Coups

move-keep = Garder l’Origine { $origin }, la Motivation { $motivation }, le Destin { $destiny }
move-host = Le placer sous { form-place }
move-journey = Voyage : remplacer { form-place }
move-discard = Remplacer { form-place } gratuitement
move-trait = Gagner le Trait { form-place }
move-attempt =
    Tenter { form-place }, { $way ->
        [1] premier chemin
       *[other] second chemin
    }
move-face = Affronter l’Adversaire
move-dark = Ajouter une rune Sombre
move-ready = Lancer les runes
move-end = Terminer le tour
move-pass = Passer
move-yes = Oui
move-no = Non
move-enough = Cela suffit
move-use =
    { $source ->
        [origin] Utiliser votre Origine
        [motivation] Utiliser votre Motivation
        [story] Utiliser la carte { $number } de votre Histoire
        [ally] Utiliser l’Allié { $number }
        [row] Utiliser { $act }.{ $number }
        [adversary] Utiliser l’Adversaire
        [quest] Utiliser la Quête
       *[rise] Utiliser la carte Évolution de l’Adversaire
    }{ $way ->
        [1] { "" }
       *[other] , pouvoir { $way }
    }
move-draw =
    { $deck ->
        [hero] Piocher une carte Héros
       *[other] Piocher une carte Anti-héros
    }
move-pay = Payer : façon { $way }
move-player =
    { $victim-is ->
        [me] Vous-même
       *[other] { $victim }
    }
move-adversary = L’Adversaire
move-slot = { form-place }
move-rune = { name-rune }
move-ability = { name-ability }
move-icon = { name-icon }
move-number = { $number }
move-ally = Allié { $number }
move-stack = Carte en attente { $number }
move-play = Jouer { form-card }
move-card = { form-card }

## Les règles

rule-goal =
    Vous bâtissez un héros avec des cartes : une Origine, une Motivation et un Destin, et au-dessous neuf cartes Histoire,
    que vous gagnez comme Traits ou en relevant des Défis. Tout ce qu’on y voit est votre Histoire.

    Quand une Histoire compte neuf cartes, la partie s’achève. Le plus haut score de Destin gagne. Il additionne le
    Triomphe, la Tragédie, les ensembles d’icônes Histoire, l’Expérience restante, les cartes jouées, l’échelle de
    Corruption et ce que récompense votre Destin secret. Triomphe et Tragédie comptent autant : choisir l’un ou l’autre
    est affaire de caractère.
    .title = Le but
rule-components =
    • 45 cartes Personnage : 15 Origines, 15 Motivations et 15 Destins.
    • 91 cartes Histoire : 29 dans l’Acte I, 32 dans l’Acte II et 30 dans l’Acte III. Ce sont des Traits, des Défis, des
    Alliés (Actes I et II) et des Adversaires (Actes II et III).
    • 22 cartes Héros et 22 cartes Anti-héros. Certaines cartes Anti-héros portent un crâne.
    • 12 cartes pour le jeu en Solo ou en Coopération : dix Quêtes, la carte Évolution de l’Adversaire et la carte Victoire.
    • 24 runes : trois runes principales, trois runes Sombres, et trois pour chacune des six compétences.
    • Pour chacun, un plateau avec une échelle de Corruption à sept niveaux, et de l’Expérience.

    Les six compétences sont la Force, la Dextérité, la Constitution, l’Intelligence, la Sagesse et le Charisme. Les six
    icônes Histoire sont la Divinité, la Justice, la Nature, les Arcanes, la Royauté et l’Infamie.
    .title = Le matériel
rule-setup =
    Toutes les pioches sont mélangées, et le hasard désigne le premier joueur. Chacun commence au niveau 3 de l’échelle de
    Corruption, avec 3 Expérience et une carte Héros en main.

    Chaque Acte a une rangée de quatre cartes, ou de cinq à quatre joueurs. Elles sont posées face cachée, puis l’Acte I
    est retourné. S’il s’y trouve un Allié, le premier joueur le place. On joue vers la gauche.
    .title = Mise en place
rule-characters =
    Vous recevez deux Origines, deux Motivations et deux Destins. Tous choisissent en secret, en même temps : gardez une
    carte de chaque ; les autres quittent la partie sans être vues. Puis toutes les Origines et Motivations sont montrées.
    Les Destins restent cachés jusqu’au décompte ; vous pouvez toujours regarder le vôtre.

    Ce qu’une Origine ou une Motivation donne sur-le-champ (Expérience, cartes, Vertu ou Corruption), vous le recevez
    maintenant. Un Destin caché ne donne rien avant le décompte.
    .title = Votre personnage
rule-first-game =
    Pour une première partie, chacun reçoit une Origine, une Motivation et un Destin, sans choix. Les Alliés et les
    Adversaires sont laissés de côté, ainsi que les quelques cartes qui parlent d’eux.
    .title = La première partie
rule-turn =
    À votre tour, vous pouvez faire une action principale : gagner un Trait ou tenter un Défi. Vous pouvez aussi y
    renoncer. Avant et après, vous pouvez faire autre chose, dans n’importe quel ordre : un Voyage, jouer des cartes,
    utiliser les pouvoirs de vos cartes. Puis vous terminez votre tour.

    Si, pendant deux tours de table entiers, personne ne fait rien du tout alors qu’une carte pouvait être gagnée ou
    tentée, la partie s’arrête : entre adversaires, on compte les points ; en Solo ou en Coopération, elle est perdue. Un
    tour où il n’y avait rien à prendre ne compte pas.
    .title = Votre tour
rule-journey =
    Une fois par tour, vous pouvez payer 1 Expérience pour défausser n’importe quelle carte visible des rangées et la
    remplacer par la suivante de son Acte. Ce peut être un Adversaire, ou une carte d’un Acte qui vous est fermé. Un Allié
    placé sous la carte part avec elle.
    .title = Voyage
rule-free-discard =
    Si parmi les cartes visibles que vous avez le droit de prendre il n’y a aucun Défi, et aucun Trait que vous puissiez
    gagner, vous pouvez remplacer une carte visible gratuitement, une fois dans votre tour. Cela ne compte pas comme votre
    Voyage. Puis vous continuez : si la nouvelle carte vous convient, vous pouvez encore la prendre.
    .title = Quand il n’y a rien à prendre
rule-trait =
    Un Trait est à vous si vous remplissez sa condition et payez son prix. Les icônes demandées sont seulement
    regardées, pas dépensées ; l’Expérience est payée, et la Corruption demandée comme prix vous fait descendre d’un
    niveau. Au dernier niveau, ce prix ne peut pas être payé.

    Un autre joueur peut avoir une carte à jouer à ce moment. Si elle fait quitter la table au Trait, vous récupérez ce que
    vous avez payé, et votre action principale.
    .title = Gagner un Trait
rule-challenge =
    Désignez le Défi et l’un de ses deux chemins ; on ne revient pas là-dessus. Le seuil est la difficulté inscrite sur la
    carte, plus 1 si votre chemin est marqué +1, plus 1 si un Allié se trouve dessous, plus ce qu’ajoutent les cartes en
    jeu.

    Puis vous vous préparez, lancez les runes et comparez : un résultat qui atteint le seuil est une réussite.
    .title = Tenter un Défi
rule-prepare =
    Avant de lancer, vous pouvez acheter des runes Sombres, jouer des cartes et utiliser des pouvoirs, dans n’importe quel
    ordre. Quand vous êtes prêt, les autres joueurs peuvent jouer des cartes prévues pour ce moment. Si quelqu’un le fait,
    vous pouvez poursuivre vos préparatifs. Si personne ne le fait, vous lancez.
    .title = Se préparer
rule-dark =
    Pendant que vous préparez une tentative, vous pouvez acheter des runes Sombres à 1 Expérience pièce, trois au plus par
    tour. Il n’en existe que trois : un lancer n’en compte jamais davantage. Chacune ajoute 2 ou 1, mais le 2 vous fait
    aussi descendre d’un niveau.

    Au dernier niveau, vous ne pouvez pas en acheter, et aucune carte ne vous en donne, sauf si une carte y permet les
    runes Sombres. Celles que vous avez déjà pour cette tentative restent. Les runes qu’une carte vous donne sont gratuites et ne comptent pas comme achetées.
    .title = Les runes Sombres
rule-runes =
    Chaque rune a deux faces, aussi probables l’une que l’autre :

    • Deux runes principales : 1 ou 0.
    • La troisième rune principale : 1, ou 0 et vous piochez une carte Héros ou Anti-héros, au choix.
    • Rune Sombre : 2 et une Corruption, ou 1.
    • Première et deuxième runes d’une compétence : 2 ou 1.
    • Troisième rune d’une compétence, la spéciale : 2, ou 0 avec un don. La Force et la Constitution donnent 1 Expérience,
    l’Intelligence et la Sagesse une carte Héros, la Dextérité et le Charisme une carte Anti-héros.

    Vous lancez toujours les trois runes principales. Pour chaque compétence du Défi, vous ajoutez autant de ses runes que
    votre Histoire en a d’icônes, trois au plus ; la troisième est la spéciale. Vous ne pouvez pas y renoncer. Les runes
    n’appartiennent à personne : tous les partagent.

    Au-delà de trois icônes d’une compétence, il n’y a pas de rune de plus, mais toutes comptent pour les Destins et pour
    les conditions des Traits.

    Les trois runes principales et tant de runes ordinaires ou Sombres rapportent, au moins, en moyenne et au plus :

    • aucune : 0, 1,5 et 3
    • une : 1, 3 et 5
    • deux : 2, 4,5 et 7
    • trois : 3, 6 et 9
    • quatre : 4, 7,5 et 11
    • cinq : 5, 9 et 13

    Chaque rune suivante ajoute 1, 1,5 et 2, et une rune spéciale 0, 1 et 2.
    .title = Les runes
rule-cast =
    Toutes les runes de la tentative sont lancées ensemble. Ce qu’elles montrent se produit aussitôt, dans cet ordre :
    l’Expérience, la Corruption des runes Sombres, les cartes des runes spéciales, puis la carte de la rune principale. Une
    carte ainsi piochée peut se jouer dans la même tentative.

    Le résultat est la somme de toutes les faces et de ce que les cartes ajoutent ou retirent. Certaines cartes font
    relancer des runes ou les retournent : alors seul ce qui apparaît de nouveau prend effet.
    .title = Le lancer
rule-outcome =
    Après le lancer, tous peuvent jouer des cartes qui le changent, en commençant par celui qui a lancé. Quand plus personne
    ne le veut, on compare. Si le résultat est au moins égal au seuil, le Défi est relevé. La différence est la marge.

    Vient alors le moment des cartes qui parlent d’une réussite ou d’un échec. Elles ne changent plus le résultat ; seule
    une seconde tentative le peut.

    Réussite : vous gagnez la carte. Échec : la carte est défaussée, avec l’Allié placé dessous, et vous gagnez 1
    Expérience.
    .title = L’issue
rule-rewards =
    Une carte gagnée va dans la colonne que vous remplissez : sous l’Origine jusqu’à trois cartes, puis sous la Motivation,
    puis sous le Destin. Seul le chemin choisi est visible et compte.

    Puis, dans cet ordre : la Vertu et la Corruption vous déplacent sur l’échelle ; vous gagnez l’Expérience ; vous piochez
    les cartes Héros et Anti-héros ; un Allié vous rejoint ; les pouvoirs qui attendent ce moment agissent. Les
    compétences, les icônes Histoire, le Triomphe et la Tragédie restent dans votre Histoire.
    .title = Gagner une carte
rule-refill =
    Une place vide dans une rangée est remplie tout de suite par la carte suivante de cet Acte. Si la pioche est vide, la
    défausse de l’Acte est mélangée, sans la carte qu’on est en train de remplacer. S’il n’y a rien à mélanger, la place
    reste vide.
    .title = Remplir les rangées
rule-track =
    La Vertu vous fait monter d’un niveau, la Corruption descendre d’un niveau. On ne va ni au-dessus du niveau 1 ni
    au-dessous du niveau 7.

    • Niveau 1 : 6 Triomphe. Cartes Héros seulement.
    • Niveau 2 : 4 Triomphe. Cartes Héros seulement.
    • Niveau 3, le départ : 2 Triomphe. Cartes Héros et Anti-héros.
    • Niveau 4 : 2 Tragédie. Cartes Héros et Anti-héros.
    • Niveau 5 : 4 Tragédie. Cartes Anti-héros seulement.
    • Niveau 6 : rien. Cartes Anti-héros seulement.
    • Niveau 7 : moins 4 Triomphe. Cartes Anti-héros seulement, et pas d’achat de runes Sombres.

    Seul le niveau final rapporte. Le niveau décide des cartes que vous pouvez jouer, non de celles que vous piochez ou
    gardez ; les cartes déjà jouées conservent leur point. Les nombres des niveaux 1, 2 et 4 et les marques des cartes
    sont de nous : nous ne connaissons pas ceux du plateau imprimé.
    .title = L’échelle de Corruption
rule-cards =
    Vous piochez une carte Héros ou Anti-héros quand une rune, un chemin ou une carte le dit. Les autres voient de quelle
    sorte elle est, mais pas la carte. La main n’a pas de limite. Si une pioche est épuisée, sa défausse est mélangée ;
    les cartes jouées ne reviennent pas.

    Vous pouvez jouer une carte quand son moment est venu, que votre niveau permet sa sorte, que son prix peut être payé
    et qu’il y a quelque chose à viser. Elle n’a pas à être utile : on peut la jouer pour son point. Une carte jouée reste
    visible devant vous et rapporte un point à la fin, de Triomphe pour une carte Héros, de Tragédie pour une carte
    Anti-héros. Les cartes restées en main ne rapportent rien.
    .title = Cartes Héros et Anti-héros
rule-timing =
    Les cartes disent leur moment :

    • Avant une tentative : le Défi est désigné, rien n’est lancé.
    • Face à un Défi : les runes sont tombées, la réussite n’est pas encore décidée.
    • Après une tentative : l’issue est connue, rien n’est encore gagné ni défaussé.
    • Quand un autre gagne un Trait : après sa déclaration.
    • À votre tour : entre vos actions.
    • En réponse à une carte : tant que cette carte attend de prendre effet.
    • Sans moment : dès qu’on peut vous interroger.

    Elles disent aussi de quelle tentative il s’agit : la vôtre, celle d’un autre, ou n’importe laquelle.
    .title = Quand jouer les cartes
rule-reactions =
    Au début et à la fin d’un tour, quand un Trait est déclaré, avant le lancer, après le lancer et à l’issue, on demande à
    chacun, l’un après l’autre, s’il joue une carte ou utilise un pouvoir. On commence par le joueur dont c’est le tour ;
    avant le lancer et pour un Trait, par le suivant. Qui a passé est interrogé de nouveau si un autre fait quelque chose.
    Quand tous passent à la suite, la partie continue.

    Pour que personne n’apprenne rien par là, on vous interroge aussi quand vous ne pouvez que passer, tant que les autres
    ne peuvent pas le savoir. Sur la page, vous pouvez choisir quand passer d’office.
    .title = Les réactions
rule-stack =
    Une carte jouée attend que tous aient pu y répondre, avec des cartes prévues pour ce moment ou pour répondre. Chaque
    réponse attend de même. Quand plus personne ne répond, la dernière carte jouée prend effet la première ; puis, après
    une nouvelle occasion de répondre, la précédente.

    Prix et cibles sont fixés quand on joue la carte. Si la cible a disparu, cette partie ne fait rien. Une carte annulée
    ne fait rien, mais elle a été jouée et rapporte son point.
    .title = Répondre aux cartes
rule-retry =
    Certaines cartes vous donnent une seconde tentative au Défi que vous venez de manquer. L’échec est mis de côté : pas
    d’Expérience, la carte reste en place. Vous vous préparez de nouveau, sur le même chemin. Les runes Sombres achetées
    servent encore sans nouveau prix, autant que vous voulez, comme tout ce qui a aidé ou gêné la tentative entière. Vous
    pouvez en ajouter ; mais les runes Sombres achetées restent trois au plus par tour.

    Ce que le premier lancer a donné ou coûté reste acquis. Les pouvoirs qui attendent un échec ne voient pas celui qui est
    mis de côté.
    .title = Une seconde tentative
rule-abilities =
    Les Origines, les Motivations, certaines cartes Histoire et la plupart des Alliés ont des pouvoirs. Certains agissent
    d’eux-mêmes. Les autres s’utilisent quand leur moment est venu et que vous en payez le prix, souvent une seule fois par
    tour. Un pouvoir prévu pour votre tour s’utilise entre vos actions, pendant les préparatifs, après le lancer et à
    l’issue. Les pouvoirs prennent effet aussitôt ; on ne peut pas y répondre.
    .title = Les pouvoirs
rule-allies =
    Quand un Allié apparaît, le joueur dont c’est le tour le place sous un Défi ou un Adversaire visible de n’importe quelle
    rangée qui n’a pas encore d’Allié. Cette carte devient plus difficile de 1. S’il n’y en a pas, l’Allié est défaussé. Sa
    propre place dans la rangée est remplie.

    Qui relève le Défi gagne aussi l’Allié. Il reste devant vous, ne prend pas de place dans votre Histoire et vous sert :
    vous payez de l’Expérience pour son pouvoir ou vous le sacrifiez, selon ce qu’il dit. Si la carte au-dessus est
    défaussée, il part aussi.
    .title = Les Alliés
rule-adversaries =
    Un Adversaire dans une rangée est un Défi à un seul chemin, avec un pouvoir qui agit tant qu’il est là, sur tous les
    joueurs pareillement. Les pouvoirs de plusieurs Adversaires s’ajoutent. Ce qu’il fait à tous les Défis ne compte pas
    pour lui-même, sauf s’il le dit.

    Qui le vainc le gagne avec ses récompenses, et son pouvoir cesse. Qui échoue le défausse et gagne 1 Expérience. Un
    Voyage peut l’écarter.
    .title = Les Adversaires
rule-acts =
    Les trois colonnes de votre Histoire se remplissent l’une après l’autre, trois cartes chacune, de quelque Acte que
    viennent les cartes. Dès que l’Origine a trois cartes, l’Acte I vous est fermé ; dès que la Motivation les a, l’Acte II.

    Quand un joueur qui a rempli une colonne commence un tour et que l’Acte suivant est encore caché, on le retourne. Dès
    lors tous peuvent en prendre les cartes, même ceux qui sont en retard. Elles sont plus difficiles, et valent plus.
    .title = Les Actes
rule-end =
    Quand quelqu’un gagne sa neuvième carte, ce tour se termine, et chacun des autres joue un dernier tour. Puis les
    Destins sont révélés et l’on compte les points. Personne ne peut avoir plus de neuf cartes.
    .title = La fin
rule-scoring =
    Votre score de Destin est la somme de :

    • Triomphe et Tragédie dans votre Histoire : sur l’Origine, la Motivation, le Destin et les chemins visibles.
    • Les ensembles d’icônes Histoire.
    • 1 par Expérience restante.
    • 1 Triomphe par carte Héros et 1 Tragédie par carte Anti-héros que vous avez jouée.
    • Le niveau de l’échelle de Corruption où vous êtes.
    • Ce que récompense votre Destin.

    Un Destin qui compte le Triomphe ou la Tragédie compte ceux de votre Histoire ; les cartes jouées et l’échelle n’en font
    pas partie.
    .title = Le décompte
rule-sets =
    Pour chacune des six icônes Histoire, vous marquez selon le nombre qu’en a votre Histoire : 2 points pour deux, 4 pour
    trois, 8 pour quatre ou plus. Une seule ne rapporte rien.
    .title = Ensembles d’icônes Histoire
rule-ties =
    À score égal, le joueur qui a le plus de cartes Histoire gagne ; puis celui qui a parmi elles le plus de Défis et
    d’Adversaires ; puis celui qui a le plus d’Expérience. Si tout est égal, ils partagent la victoire.
    .title = Égalités
rule-solo =
    En Solo, vous jouez avec les mêmes règles contre un Adversaire. Tous les Adversaires sont retirés des pioches des Actes, et
    le hasard désigne celui qui se dresse contre vous, avec sa Quête, la carte Évolution de l’Adversaire et la carte Victoire. Ce qu’elles
    disent vaut jusqu’à ce que l’Adversaire soit vaincu ; elles disent surtout quand l’Adversaire gagne de l’Expérience. Il
    commence sans rien.

    Les cartes Anti-héros au crâne forment la pioche propre de l’Adversaire. Les Alliés restent dans les pioches des Actes.
    Les rangées ont quatre cartes, ou cinq à quatre joueurs.
    .title = Solo : contre l’Adversaire
rule-special-deck =
    Chaque fois qu’un lancer montre la face « carte » de la rune principale, vous piochez d’abord votre carte. Puis la
    première carte de la pioche de l’Adversaire est révélée et prend effet comme si l’Adversaire la jouait contre le joueur
    dont c’est le tour. On peut y répondre. Si elle est prévue pour après un Défi, elle attend l’issue. Si elle laisse un
    choix, ce joueur choisit ; si elle ne peut rien faire, elle est ignorée.

    À la fin du tour, elle va dans la défausse de l’Adversaire, mélangée quand la pioche est vide. Elle ne rapporte rien à
    personne.
    .title = La pioche de l’Adversaire
rule-losing =
    Dès que l’Adversaire a autant d’Expérience que le dit la carte Victoire, tous les joueurs ont perdu : 9 à un joueur, 13
    à deux, 17 à trois, 21 à quatre.
    .title = La défaite
rule-final-turn =
    Tant que l’Adversaire n’est pas vaincu, une Histoire ne peut pas dépasser huit cartes. Quand vous commencez un tour avec
    huit cartes, c’est votre tour final : votre action principale doit être d’affronter l’Adversaire. Voyage, cartes,
    pouvoirs et runes Sombres restent permis.

    Si vous réussissez, l’Adversaire va sous votre Destin comme neuvième carte, et c’en est fini de ses pouvoirs, de sa
    Quête et de sa pioche. Si vous échouez, vous gagnez 1 Expérience et n’avez plus de tour. En Solo, vous avez alors perdu ;
    en Coopération, tous ont perdu quand chacun a échoué.

    En Solo, votre tour s’achève avec la victoire ; en Coopération, il continue comme d’habitude.
    .title = Le tour final
rule-coop =
    En Coopération, vous gagnez ou perdez tous ensemble. Une fois l’Adversaire vaincu, chaque autre joueur qui n’a pas échoué
    contre lui joue un dernier tour, où il peut gagner une neuvième carte. Puis on compte, et le plus haut score désigne le
    vainqueur ultime.

    L’Expérience, les cartes ou les pas sur l’échelle qu’une carte Héros ou Anti-héros « vous » apporte peuvent aller à
    n’importe quel joueur. Une carte prévue pour votre tentative peut se jouer pendant celle d’un autre ; ce qu’elle fait à
    la tentative reste à cette tentative. Il vous faut vous-même le bon niveau, et la carte reste devant vous. Les pouvoirs
    des autres cartes ne servent qu’à leur propriétaire. « Un autre joueur » sur une carte désigne ici un compagnon.
    .title = Coopération
rule-tale =
    À la fin, on raconte le récit de chaque héros : de l’Origine, par les chemins choisis, jusqu’au Destin. Il est fait de
    ce qui s’est vraiment passé dans la partie, et reste le même chaque fois que vous le relisez.
    .title = Le récit
rule-card-sets =
    Les cartes de ce jeu sont notre création, avec les sortes et les nombres de cartes du jeu imprimé. Ce que font les
    cartes, ce sont des données : vous pouvez charger votre propre jeu de cartes, et les règles restent les mêmes. Un jeu
    qui ne va pas est refusé, et l’on vous dit quelle carte et quel champ sont en faute.
    .title = Jeux de cartes

## La table dans le terminal

cli-adventure-heading =
    { $name } · { $phase ->
        [setup] Choix des héros
        [over] La partie est finie
       *[other] { $turn ->
            [0] Mise en place
           *[other] Tour { $turn } · { $active }
        }
    }
cli-adventure-between = { " ; " }
cli-adventure-quoted = « { $name } »
cli-adventure-times =
    { $count ->
        [1] { $name }
       *[other] { $name }, { form-number } fois
    }
cli-adventure-called = { name-kind } { $name }
cli-adventure-offered = { name-kind } { $number }, { $name }
cli-adventure-attempt =
    { $own ->
        [true] Votre tentative
       *[false] Tentative, { $name }
    }
cli-adventure-target = seuil { $target }
cli-adventure-result = résultat { $result }
cli-adventure-success = réussite
cli-adventure-failure = échec
cli-adventure-lying = Runes
cli-adventure-pool = Runes à lancer
cli-adventure-pool-core =
    { $count ->
        [1] 1 principale
       *[other] { $count } principales
    }
cli-adventure-pool-dark =
    { $count ->
        [1] 1 Sombre
       *[other] { $count } Sombres
    }
cli-adventure-mod =
    { $on ->
        [target] { $number } au seuil
       *[result] { $number } au résultat
    }{ $name-is ->
        [empty] { "" }
       *[given] { " " }par { $name }
    }
cli-adventure-chance = Chance
cli-adventure-chance-of = chance { $chance }
cli-adventure-percent =
    { $dark ->
        [0] { $percent } pour cent
        [1] { $percent } avec une rune Sombre
       *[other] { $percent } avec { $dark }
    }
cli-adventure-the-adversary = L’Adversaire
cli-adventure-waits = Carte en attente { $number }, de { $name }, { $what }
cli-adventure-cancelled = { $name }, annulée
cli-adventure-for = À choisir pour { $name }
cli-adventure-last =
    { $count ->
        [1] Les derniers tours : il en reste un
       *[other] Les derniers tours : il en reste { $count }
    }
cli-adventure-your-turn = Ce tour-ci
cli-adventure-main =
    { $count ->
        [0] action principale faite
        [1] action principale à faire
       *[other] { $count } actions principales à faire
    }
cli-adventure-journeys =
    { $count ->
        [0] pas encore de Voyage, il coûte { $cost } Expérience
        [1] un Voyage fait
       *[other] { $count } Voyages faits
    }
cli-adventure-free = rien à prendre, une carte peut donc être remplacée gratuitement
cli-adventure-dark =
    { $count ->
        [1] une rune Sombre achetée
       *[other] { $count } runes Sombres achetées
    }
cli-adventure-final = il faut affronter l’Adversaire
cli-adventure-hero =
    { $own ->
        [true] Votre héros
       *[false] Héros, { $name }
    }
cli-adventure-character = { name-kind } { $name }
cli-adventure-unknown = pas encore choisi
cli-adventure-destiny-hidden = Destin caché
cli-adventure-done = plus de tour
cli-adventure-stands = Niveau et points
cli-adventure-has = Compétences et icônes
cli-adventure-level = niveau { $level } sur 7, qui vaut { $points } à la fin
cli-adventure-xp = { $count } Expérience
cli-adventure-points =
    { $count ->
        [0] aucun point
        [1] un point
       *[other] { $count } points
    }
cli-adventure-no-abilities = aucune compétence
cli-adventure-no-icons = aucune icône Histoire
cli-adventure-worth = { $triumph } Triomphe, { $tragedy } Tragédie
cli-adventure-story = Histoire
cli-adventure-cards = { $count } cartes sur { $all }
cli-adventure-under =
    { $kind ->
        [origin] sous l’Origine
        [motivation] sous la Motivation
       *[other] sous le Destin
    } { $cards }
cli-adventure-path-of = { $name } ({ $whole })
cli-adventure-played = Cartes jouées
cli-adventure-holds = En main
cli-adventure-hand-of =
    { $hero ->
        [0] aucune carte Héros
        [1] une carte Héros
       *[other] { $hero } cartes Héros
    }, { $antihero ->
        [0] aucune carte Anti-héros
        [1] une carte Anti-héros
       *[other] { $antihero } cartes Anti-héros
    }
cli-adventure-known = dont { $cards }
cli-adventure-hidden =
    { $act ->
        [1] L’Acte I est face cachée
        [2] L’Acte II est face cachée
       *[other] L’Acte III est face cachée
    }
cli-adventure-empty = vide
cli-adventure-gives = donne { $gifts }
cli-adventure-nothing = rien
cli-adventure-ally = avec l’Allié { $name }
cli-adventure-difficulty = difficulté { $difficulty }, { $abilities }
cli-adventure-requires = condition { $needs }
cli-adventure-costs = prix { $cost }
cli-adventure-tone =
    { $tone ->
        [0] clair
       *[other] sombre
    }
cli-adventure-way =
    { $way ->
        [1] premier chemin { $facts }
       *[other] second chemin { $facts }
    }
cli-adventure-triumph = { $count } Triomphe
cli-adventure-tragedy = { $count } Tragédie
cli-adventure-virtue =
    { $count ->
        [1] Vertu
       *[other] { $count } Vertu
    }
cli-adventure-corruption =
    { $count ->
        [1] Corruption
       *[other] { $count } Corruption
    }
cli-adventure-draw-hero =
    { $count ->
        [1] une carte Héros
       *[other] { $count } cartes Héros
    }
cli-adventure-draw-antihero =
    { $count ->
        [1] une carte Anti-héros
       *[other] { $count } cartes Anti-héros
    }
cli-adventure-beaten = vaincu
cli-adventure-foe-xp = { $count } Expérience sur { $target }
cli-adventure-shown = Révélé ce tour-ci
cli-adventure-foe-waits = Attend l’issue, { $name }
cli-adventure-decks = Cartes dans les pioches
cli-adventure-deck = { name-deck } { $count }
cli-adventure-top = Dessus de la pile, { name-deck }
cli-adventure-discards = Défausse, { name-deck }
cli-adventure-hand =
    { $count ->
        [0] Votre main est vide
        [1] Votre main, une carte
       *[other] Votre main, { $count } cartes
    }
cli-adventure-part =
    { $part ->
        [printed] { $count } dans l’Histoire
        [sets] { $count } pour les icônes
        [xp] { $count } pour l’Expérience
        [hero] { $count } pour les cartes Héros
        [antihero] { $count } pour les cartes Anti-héros
        [track] { $count } pour l’échelle
       *[destiny] { $count } pour le Destin
    }
cli-adventure-total = { $count } en tout
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
cli-adventure-allies = Alliés
cli-adventure-short =
    { $ability ->
        [strength] FOR
        [dexterity] DEX
        [constitution] CON
        [intelligence] INT
        [wisdom] SAG
       *[charisma] CHA
    }
cli-adventure-act =
    { $act ->
        [1] Acte I
        [2] Acte II
       *[other] Acte III
    } · { $count } dans la pioche
cli-adventure-closed = fermé pour vous
cli-adventure-key = ○ Trait □ Défi ■ Adversaire · ☼ clair ☾ sombre · ▲ Triomphe ▼ Tragédie ◆ Expérience · ↑ Vertu ↓ Corruption · H A cartes · % chance avec 0, 1, 2, 3 runes Sombres
cli-adventure-low = « carte 2.1 » : une carte ; « carte » : votre main ; « aide » : les signes

# Une carte en entier

cli-adventure-card-act = { $kind }, Acte { $act }
cli-adventure-card-difficulty = Difficulté { $number } : { $abilities }
cli-adventure-card-requires = Condition : { $what }
cli-adventure-card-cost = Coût : { $what }
cli-adventure-card-tone =
    { $tone ->
        [0] chemin clair
       *[other] chemin sombre
    }
cli-adventure-card-gives = Donne : { $what }
