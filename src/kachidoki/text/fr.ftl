### Ce que tous les jeux ont en commun, en français. Le lecteur est vouvoyé.
### Les messages `form-` ne servent qu'à cette langue.

language = Français
player = Joueur { $number }
you = vous

list-default = { $item }
    .between = { ", " }
    .last = { " et " }
list-known = { $item }
    .between = { ", " }
    .last = { " ou " }

form-number =
    { $count ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $count }
    }

## Les niveaux des robots

level-novice = Novice
    .about = Connaît les règles et joue souvent au hasard. Pour une première partie.
level-apprentice = Apprenti
    .about = Joue des cartes raisonnables, mais commet encore des erreurs.
level-adept = Adepte
    .about = Réfléchit un peu à l'avance. Un adversaire à votre mesure.
level-expert = Expert
    .about = Voit loin et profite de vos erreurs.
level-master = Maître
    .about = Prend son temps à chaque coup. Le plus fort des robots.

## Les événements de tous les jeux

event-undo =
    { $seat-is ->
        [me] Vous reprenez votre dernier choix.
       *[other] { $seat } reprend son dernier choix.
    }

## Les refus de tous les jeux

error-cited = { $sentence } (Règle : { $title }.)
error-other = Cela n'est pas possible ({ $reason }).

error-not-your-turn =
    { $seat-is ->
        [me] Ce n'est pas à vous de jouer.
       *[other] Ce n'est pas à { $seat } de jouer.
    }
error-too-late = Cette réponse arrive trop tard : la question n'est plus posée.
error-game-over = La partie est terminée.
error-unreadable-move =
    { $like-is ->
        [empty] « { $text } » n'est pas un coup de ce jeu.
       *[given] « { $text } » n'est pas un coup de ce jeu. Vouliez-vous dire « { $like } » ?
    }
error-no-such-index = Il n'y a pas de coup numéro { $index } : ce jeu en a { $moves }, comptés à partir de 0.

error-undo-nothing = Il n'y a rien à reprendre.
error-undo-chance = Le hasard a décidé depuis : impossible de revenir en arrière.
error-undo-not-yours = Le dernier choix a été fait par { $seat } : à personne d'autre de le reprendre.
error-undo-revealed = Ce choix vous a appris quelque chose : il ne peut plus être repris.

error-unknown-language = La langue « { $language } » n'existe pas ici. Choisissez { $known }.
error-unknown-game = Il n'y a pas de jeu « { $game } ». Choisissez { $known }.
error-unknown-mode = Il n'y a pas de mode « { $mode } ». Choisissez { $known }.
error-player-count = Le mode « { $mode } » se joue à { $known }, et non à { $players }.
error-unknown-option =
    { $known-count ->
        [0] Le mode « { $mode } » n'a pas d'options, donc pas de « { $option } ».
       *[other] Le mode « { $mode } » n'a pas d'option « { $option } ». Choisissez { $known }.
    }
error-option-value = L'option « { $option } » ne peut pas valoir « { $value } ». Choisissez { $known }.
error-seed-value = Une graine est un nombre entier, et « { $value } » n'en est pas un.
error-seed-short = Une graine secrète compte au moins { $least } octets.
error-seat-names =
    { $found ->
        [one] { $found } nom est donné
       *[other] { $found } noms sont donnés
    } pour { $players } joueurs. Donnez-les tous, ou aucun.

error-bad-bot = Il n'y a pas de robot « { $code } ». Choisissez { $known }.
error-bad-budget = Le robot « { $code } » a un budget nul ou bien trop grand.
error-no-bots = Nommez au moins un robot.
error-too-many-bots = Il y a { $bots } robots pour { $players } places.
error-game-count = Impossible de jouer { $games } parties. Demandez-en au moins une.
error-missing-extra = Il faut « { $module } », qui n'est pas installé. Pour l'installer : { $install }

## Les positions impossibles

error-missing-field = Il manque à la position le champ « { $field } ».
error-unknown-field = La position a un champ inconnu : « { $field } ».
error-wrong-type = Le champ « { $field } » doit être { $wanted ->
        [object] un objet
        [array] une liste
        [integer] un nombre entier
        [boolean] vrai ou faux
       *[string] un texte
    }.
error-out-of-range = Le champ « { $field } » doit être compris entre { $low } et { $high }.
error-wrong-length =
    Le champ « { $field } » doit avoir { $wanted ->
        [one] { $wanted } élément
       *[other] { $wanted } éléments
    }, et non { $found }.
error-unknown-name = Le champ « { $field } » ne peut pas valoir « { $value } ». Choisissez { $known }.

## Les journaux illisibles

error-log-empty = Le journal est vide.
error-log-too-large = Le journal est bien plus long qu'aucune partie ; il n'a pas été lu.
error-log-unreadable = La ligne { $line } du journal est illisible.
error-log-format = Ce n'est pas un journal de Kachidoki au format { $wanted } (trouvé : { $found }).
error-log-rules =
    Le journal suit la version { $found } des règles de « { $game } ». Ce programme joue selon la
    version { $wanted } et ne devine pas d'autres règles.
error-log-header = La première ligne du journal ne décrit pas une partie jouable.
error-log-truncated = Le journal est coupé : il s'arrête à la ligne { $line }, sans sa ligne finale.
error-log-altered = La ligne { $line } du journal, ou une ligne d'avant, a été modifiée après coup.
error-log-out-of-order = La ligne { $line } du journal n'est pas celle qui devrait s'y trouver.
error-log-illegal = La ligne { $line } du journal contient un coup que les règles interdisent : « { $move } ».
error-log-bad-undo = La ligne { $line } du journal reprend un coup qui n'y est pas.
error-log-bad-seed = La graine à la ligne { $line } du journal n'est pas celle qui a servi à distribuer.
error-log-no-seed = Le journal ne contient pas sa graine : impossible de distribuer ou de vérifier les cartes.
error-log-no-such-entry =
    Le journal n'a pas de coup { $at } : il en compte { $entries }.
error-log-wrong-result = Le résultat à la ligne { $line } n'est pas celui auquel mènent les coups.

## Le terminal : les messages qui commencent par `cli-` appartiennent à kachidoki/cli
