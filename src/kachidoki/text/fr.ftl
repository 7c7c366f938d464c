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
    .about = Réfléchit un peu à l’avance. Un adversaire à votre mesure.
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
event-undo-agreed =
    { $seat-is ->
        [me] Tout le monde est d’accord : vous reprenez votre dernier choix et tout ce qui a suivi.
       *[other] Tout le monde est d’accord : { $seat } reprend son dernier choix et tout ce qui a suivi.
    }

## Les événements d’une table

event-seat-taken = { $name } prend la place { $number }.
event-seat-opened = La place { $number } est libre.
event-stood-in =
    { $why ->
        [given] { $seat-is ->
            [me] Un robot joue pour vous jusqu’à ce que vous repreniez votre place.
           *[other] { $seat } a laissé sa place à un robot, qui prend la suite.
        }
        [time] { $seat-is ->
            [me] Votre temps est écoulé. Un robot joue pour vous jusqu’à votre retour.
           *[other] Le temps de { $seat } est écoulé. Un robot prend la suite.
        }
       *[absent] { $seat-is ->
            [me] Vous n’étiez pas là. Un robot joue pour vous jusqu’à votre retour.
           *[other] { $seat } n’est plus là. Un robot prend la suite.
        }
    }
event-returned =
    { $seat-is ->
        [me] Vous êtes de retour.
       *[other] { $seat } est de retour.
    }
event-paused =
    { $why ->
        [time] Le temps est écoulé et il n’y a personne d’autre : la partie attend.
       *[away] Il n’y a plus personne : la partie attend.
    }
event-resumed = La partie reprend.
event-proposed =
    { $about ->
        [undo] { $seat-is ->
            [me] Vous demandez à reprendre votre dernier choix.
           *[other] { $seat } demande à reprendre son dernier choix.
        }
       *[abandon] { $seat-is ->
            [me] Vous proposez d’arrêter la partie.
           *[other] { $seat } propose d’arrêter la partie.
        }
    }
event-agreed =
    { $seat-is ->
        [me] Vous êtes d’accord.
       *[other] { $seat } est d’accord.
    }
event-refused =
    { $seat-is ->
        [me] Vous n’êtes pas d’accord.
       *[other] { $seat } n’est pas d’accord.
    }
event-abandoned = La partie a été arrêtée.
event-rematch = La partie suivante se joue à la table { $table }.
event-said = { $name } : { $text }
event-said-watching = { $name } (spectateur) : { $text }
event-said-partners =
    { $seat-is ->
        [me] Vous parlez en privé à votre partenaire.
       *[other] { $seat } parle en privé à son partenaire.
    }
event-said-partners-seen = { $seat } (entre partenaires) : { $text }
event-hushed =
    { $seat-is ->
        [me] À votre demande, les spectateurs ne peuvent plus parler.
       *[other] À la demande de { $seat }, les spectateurs ne peuvent plus parler.
    }
event-unhushed = Les spectateurs peuvent de nouveau parler.

## Les refus de tous les jeux

error-cited = { $sentence } (Règle « { $title } ».)
error-other = Cela n’est pas possible ({ $reason }).

error-no-such-seat = Il n’y a pas de place { $number } : on joue ici à { $players }.
error-no-chance-now = Le hasard n’a rien à décider maintenant.
error-not-asked-now = Aucune question n’est posée à cette place.
error-not-your-turn =
    { $seat-is ->
        [me] Ce n’est pas à vous de jouer.
       *[other] Ce n’est pas à { $seat } de jouer.
    }
error-too-late = Cette réponse arrive trop tard : la question n’est plus posée.
error-game-over = La partie est terminée.
error-unreadable-move =
    { $like-is ->
        [empty] « { $text } » n’est pas un coup de ce jeu.
       *[given] « { $text } » n’est pas un coup de ce jeu. Vouliez-vous dire « { $like } » ?
    }

error-undo-nothing = Il n’y a rien à reprendre.
error-undo-chance = Le hasard a décidé depuis : impossible de revenir en arrière.
error-undo-not-yours = Le dernier choix a été fait par { $seat } : personne d’autre ne peut le reprendre.
error-undo-revealed = Ce choix vous a appris quelque chose : il ne peut plus être repris.
error-undo-over = La partie est terminée : plus rien ne peut être repris.

## Les refus d’une table

error-no-such-table = Cette table n’existe pas, ou vous n’y êtes pas invité.
error-no-such-page = Il n’y a rien à cette adresse.
error-not-seated = Vous n’êtes pas assis à cette table.
error-not-your-seat = La place { $number } n’est pas la vôtre.
error-table-not-started = La partie n’a pas commencé : des places sont encore libres.
error-table-started = La partie a déjà commencé.
error-table-full = Toutes les places sont prises.
error-seat-taken = Cette place est prise.
error-already-seated = Vous êtes déjà à cette table, à la place { $number }.
error-seat-away = Un robot joue pour vous. Reprenez d’abord votre place.
error-seat-not-away = Personne ne joue pour vous : cette place est la vôtre.
error-seat-kept = Cette place est gardée pour { $name }.
error-table-paused = La partie attend. Faites-la d’abord reprendre.
error-table-outdated = Cette partie suivait des règles qui ont changé depuis : la table est fermée.
error-stand-in-weak = Un robot qui remplace quelqu’un doit valoir au moins le meilleur robot de la table, et le niveau « Adepte ».
error-chat-players-only = Seuls les joueurs parlent à cette table pour le moment.
error-chat-no-partners = Il n’y a pas ici de partenaire à qui vous puissiez parler en privé.
error-seat-of-another = Quelqu’un d’autre est assis là.
error-seat-plays = Il n’y a là personne que le robot puisse remplacer.
error-seat-present = { $seat } est à la table, ou y était à l’instant : attendez deux minutes.
error-host-only = Seule la personne qui a ouvert la table peut faire cela.
error-proposal-open = Répondez d’abord à la proposition en cours.
error-people-only = Seules les personnes donnent leur accord, pas les programmes.
error-no-proposal = Il n’y a plus rien à accepter.
error-game-not-over = La partie n’est pas terminée.
error-hints-off = Il n’y a pas de conseils à cette table.
error-look-not-asked = Ce n’est pas à ce joueur de jouer : ses cartes restent cachées.
error-log-hidden = Le journal dévoile toutes les cartes : il se lit une fois la partie finie.
error-log-unfair = La distribution à la ligne { $line } du journal ne découle pas de sa graine.
error-log-slow = Ce journal est trop long à lire ; aucune partie n’en demande autant.
error-imports-busy = Des journaux sont déjà en cours de lecture. Réessayez dans une minute.
error-imports-unavailable = Le journal n’a pas pu être lu. Réessayez.
error-chances-busy = Beaucoup de parties sont déjà en cours d’examen. Réessayez dans une minute.
error-no-card =
    { $known-count ->
        [0] Il n’y a pas de carte « { $card } ». « kachidoki cards show » les liste toutes.
       *[other] Aucune carte seule ne répond à « { $card } ». Essayez { $known }.
    }
error-no-cards = Il n’y a pas de telles cartes à consulter.
error-no-lesson = Il n’y a pas encore de leçon pour ce jeu.
error-no-tale = Ce jeu ne raconte pas d’histoire.
error-chat-empty = Ce message est vide.
error-chat-long = Un message compte au plus { $most } caractères.
error-table-long = Cette table a vu { $most } événements et n’en prend plus. Ouvrez-en une autre.
error-too-many-tables = Vous avez { $most } tables inachevées. Terminez-en ou quittez-en d’abord.
error-too-many-editions = Ici, { $most } jeux de cartes personnels sont déjà en cours d’utilisation. Réessayez quand quelques-unes de ces parties seront finies.
error-bad-sitter = « { $wish } » ne désigne personne. Utilisez me, me:NOM, open, bot ou bot:NIVEAU.
error-seat-count =
    { $found ->
        [one] Une place a été donnée
       *[other] { $found } places ont été données
    } pour { $players } joueurs.
error-bad-clock = Une pendule laisse au moins 5 secondes par coup, et au plus une semaine.

## Les refus du serveur

error-who-are-you = Choisissez d’abord un nom.
error-name-empty = Un nom contient au moins une lettre ou un chiffre.
error-link-void = Ce lien n’est plus valable ou n’est pas authentique. Créez-en un autre sur votre autre appareil.
error-token-void = Ce jeton n’est pas valable ici.
error-foreign-origin = Cette demande vient d’un autre site.
error-bad-request =
    { $what-is ->
        [empty] Cette demande est illisible.
       *[given] Cette demande est illisible : { $what }
    }
error-bad-message = Ce message est illisible : { $what }
error-bad-method = Cette adresse n’accepte pas cette méthode.
error-too-large = C’est beaucoup trop grand.
error-too-fast =
    C’était trop rapide. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
error-too-many-sockets = Il y a déjà { $most } connexions depuis votre adresse.
error-storage-unavailable = Les tables sont injoignables en ce moment. Rien n’a changé ; veuillez réessayer.
error-needs-server = Il faut un serveur pour cela. Cette page n’en a pas : elle joue sur votre seul appareil.
error-storage-full = Ce navigateur n’a plus de place pour garder vos parties ; rien n’a donc changé. Rangez des parties terminées, puis réessayez.
error-game-damaged = Ce que ce navigateur a gardé de cette partie n’est plus lisible. Rien n’en a été effacé, et vos autres parties ne sont pas touchées.
error-game-later = Cette partie a été gardée par une version plus récente de cette page. Rechargez la page pour la continuer.
error-storage-busy = La table est très sollicitée. Rien n’a changé ; veuillez réessayer.
error-storage-newer = La base de données vient d’une version plus récente du programme (schéma { $found } ; celui-ci connaît { $known }).
error-bots-unavailable = Les robots sont injoignables en ce moment.
error-failed = Une erreur s’est produite chez nous. Rien n’a changé ; veuillez réessayer.
error-page-not-built = La page n’est pas encore construite. « make play » s’en charge, ou « npm run build » dans le dossier web des sources ; ensuite, relancez le serveur. L’API fonctionne malgré tout.
error-port-in-use = Le port { $port } est occupé. Choisissez-en un autre avec --port, ou arrêtez ce qui l’occupe.
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $why }
error-folder-unwritable = Impossible de conserver les tables dans { $path } : { $why }. Choisissez un autre dossier avec --data.
error-folder-in-use = Un autre serveur utilise les tables de { $path }. Arrêtez-le, ou choisissez un autre dossier avec --data.
error-database-url = Ceci n’est pas l’adresse d’une base de données. Exemples : postgresql://nom:motdepasse@machine/base ou sqlite:///dossier/tables.db
error-database-unreachable = La base de données sur { $where } est injoignable. Est-elle en marche, et son adresse est-elle la bonne ?
error-database-unusable = La base de données { $where } est inutilisable : { $why }.
error-cannot-start = Le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
error-worker-database = Un assistant a besoin de PostgreSQL : indiquez KACHIDOKI_DATABASE_URL, ou utilisez --database.

error-unknown-language = La langue « { $language } » n’existe pas ici. Choisissez { $known }.
error-unknown-game = Il n’y a pas de jeu « { $game } ». Choisissez { $known }.
error-unknown-mode = Il n’y a pas de mode « { $mode } ». Choisissez { $known }.
error-player-count = Le mode « { $mode } » se joue à { $known }, et non à { $players }.
error-unknown-option =
    { $known-count ->
        [0] Le mode « { $mode } » n’a pas d’options, donc pas de « { $option } ».
       *[other] Le mode « { $mode } » n’a pas d’option « { $option } ». Choisissez { $known }.
    }
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Choisissez { $known }.
error-option-dropped = L’option « { $option } » n’existe plus : « { $now } » est désormais la règle, et « { $value } » ne se joue plus.
error-no-rules-data = Le jeu « { $game } » n’accepte pas de données de règles personnelles.
error-seed-value = Une graine est un nombre entier, et « { $value } » n’en est pas un.
error-seed-short = Une graine secrète compte au moins { $least } octets.
error-seat-names =
    { $found ->
        [one] { $found } nom est donné
       *[other] { $found } noms sont donnés
    } pour { $players } joueurs. Donnez-les tous, ou aucun.

error-bad-bot = Il n’y a pas de robot « { $code } ». Choisissez { $known }.
error-bad-budget = Le robot « { $code } » a un budget nul ou bien trop grand.
error-bot-object = Ce robot (« { $code } ») est un objet, et les parties se jouent dans d’autres processus, qui créent les robots par leur nom. Nommez-le dans les entry points « kachidoki.bots » d’un paquet (docs/developers.md), ou faites-le jouer dans un Match à vous.
error-bot-broken = Le robot « { $code } » de « { $package } » ne peut pas être créé : { $why }.
error-bot-failed = Le robot « { $code } » est tombé en panne à la partie { $number } : { $why }.
error-worker-died = Un processus où se jouaient des parties est mort, peut-être faute de mémoire.
error-one-bot = Un seul robot n’a personne à affronter. Nommez-en au moins deux.
error-bot-twice = Le robot « { $code } » est nommé deux fois.
error-pairing = Les robots ne peuvent pas s’affronter par « { $value } ». Choisissez { $known }.
error-ray-away = La grappe Ray « { $address } » est injoignable : { $why }
error-ray-version = Une machine de la grappe a Kachidoki { $found }, et ici c’est { $wanted }.
error-arena-there = Le dossier « { $folder } » contient déjà un tournoi. Continuez-le (resume) ou indiquez un autre dossier.
error-arena-missing = Il n’y a pas de tournoi à continuer dans « { $folder } ».
error-arena-damaged = « { $file } » est illisible : la ligne { $line } n’est pas celle d’un tournoi.
error-arena-differs = Le dossier contient un autre tournoi : { $what } y vaut { $found }, et ici { $wanted }.
error-arena-folder = Rien ne peut être gardé dans « { $folder } » : { $why }.
error-train-table = Il n’y a pas de table « { $table } » à apprendre. Choisissez { $known }, avec une part après deux points si vous voulez.
error-train-device = L’appareil « { $device } » ne peut pas servir ici. Mettez cpu, ou rien.
error-train-minutes = « { $minutes } » n’est pas une durée. Donnez un nombre de minutes.
error-train-actors = { $actors } processus, c’est trop.
error-train-folder = Rien ne peut être écrit dans « { $folder } ».
error-train-checkpoint = « { $file } » n’existe pas, est abîmé, ou vient d’un autre jeu, d’une autre version des règles ou d’autres couches : impossible de continuer avec lui.
error-no-network = Personne n’a encore appris « { $game } » : il n’y a pas de réseau pour ce jeu.
error-bad-network = « { $file } » n’est pas un réseau, ou est abîmé.
error-other-network = « { $file } » a été appris pour un autre jeu ou une autre version que ce « { $game } ».
error-no-bots = Nommez au moins un robot.
error-too-many-bots = Il y a { $bots } robots pour { $players } places.
error-bots-for-sides =
    Il y a { $bots ->
        [one] un robot
       *[other] { $bots } robots
    } pour { $sides ->
        [one] une équipe
       *[other] { $sides } équipes
    }. Un même robot joue pour tous les partenaires.
error-game-count = Nombre de parties impossible : { $games }. Demandez-en au moins une.
error-missing-extra = Il faut « { $module } », qui n’est pas installé. Pour l’installer : { $install }

## Les positions impossibles

error-missing-field = Il manque à la position le champ « { $field } ».
error-unknown-field = La position a un champ inconnu : « { $field } ».
error-wrong-type = Le champ « { $field } » doit être { $wanted ->
        [object] un objet
        [array] une liste
        [integer] un nombre entier
        [boolean] vrai ou faux
       *[string] un texte
    }.
error-out-of-range = Le champ « { $field } » doit être compris entre { $low } et { $high }.
error-wrong-length =
    Le champ « { $field } » doit avoir { $wanted ->
        [one] { $wanted } élément
       *[other] { $wanted } éléments
    }, et non { $found }.
error-unknown-name = Le champ « { $field } » ne peut pas valoir « { $value } ». Choisissez { $known }.

## Les journaux illisibles

error-log-empty = Le journal est vide.
error-log-too-large = Le journal est bien plus long qu’aucune partie ; il n’a pas été lu.
error-log-unreadable = La ligne { $line } du journal est illisible.
error-log-format = Ce n’est pas un journal de Kachidoki au format { $wanted } (trouvé : { $found }).
error-log-rules =
    Le journal suit la version { $found } des règles de « { $game } ». Ce programme joue selon la
    version { $wanted } et ne devine pas d’autres règles.
error-log-header = La première ligne du journal ne décrit pas une partie jouable.
error-log-truncated = Le journal est coupé : il s’arrête à la ligne { $line }, sans sa ligne finale.
error-log-altered = La ligne { $line } du journal, ou une ligne d’avant, a été modifiée après coup.
error-log-out-of-order = La ligne { $line } du journal n’est pas celle qui devrait s’y trouver.
error-log-illegal = La ligne { $line } du journal contient un coup que les règles interdisent : « { $move } ».
error-log-bad-undo = La ligne { $line } du journal reprend un coup qui ne peut pas être repris.
error-log-bad-seed = La graine à la ligne { $line } du journal n’est pas celle qui a servi à distribuer.
error-log-no-seed = Le journal ne contient pas sa graine : impossible de distribuer ou de vérifier les cartes.
error-log-no-such-entry =
    Le journal n’a pas de coup { $at } : il en compte { $entries }.
error-log-wrong-result = Le résultat à la ligne { $line } n’est pas celui auquel mènent les coups.

## Le terminal : les messages qui commencent par `cli-` appartiennent à kachidoki/cli

cli-about = Jouez à des jeux de cartes publiés, exactement selon leurs règles, contre des robots ou entre amis.
cli-examples =
    Pour commencer : kachidoki play glory

    Apprendre le jeu : kachidoki rules glory

    Modes et options : kachidoki games

    En anglais ou en allemand : kachidoki play glory --lang en
cli-about-play = Jouer dans le terminal.
cli-examples-play =
    Exemples :

    kachidoki play glory --players 3 --mode ninja --level adept,master

    kachidoki play glory --option rounds=1 --name Anne

    kachidoki play glory --people 2 --name Anne,Ben (à deux devant un clavier)

    kachidoki play --load FICHIER (reprendre une partie conservée)
cli-about-games = Lister les jeux, leurs modes et leurs options.
cli-about-rules = Lire la règle du jeu, ou l’une de ses sections.
cli-examples-rules = Exemple : kachidoki rules glory action2a
cli-about-bots = Lister les robots : des niveaux nommés et des codes courts.
cli-about-kept = Lister les parties conservées, pour les reprendre ou les revoir.
cli-examples-kept = Ensuite : kachidoki play --load FICHIER
cli-about-replay = Revoir une partie pas à pas.
cli-examples-replay = Exemple : kachidoki replay FICHIER --all --seat 2
cli-about-tale = Raconter l’histoire de chaque héros, quand une partie de Call to Adventure est finie.
cli-examples-tale = Exemple : kachidoki tale FICHIER --seat 2 --lang de
cli-about-cards = Consulter les cartes de Call to Adventure, ou vérifier un jeu de cartes à vous.
cli-about-cards-check = Vérifier le jeu de cartes d’un dossier et dire tout ce qui n’y va pas.
cli-about-cards-show = Consulter les cartes : toutes, celles d’une sorte ou d’un acte, ou une seule en entier.
cli-examples-cards =
    Exemples :

    kachidoki cards show --kind hero

    kachidoki cards show sailor

    kachidoki cards check mes-cartes
cli-about-verify = Prouver que personne n’a touché aux distributions d’une partie.
cli-about-match = Faire jouer des robots et compter les victoires.
cli-examples-match =
    Exemples :

    kachidoki match glory --bots master,greedy --games 200

    kachidoki match glory --bots search:200ms,greedy --players 4 --json resultat.json
cli-about-arena = Faire s’affronter plusieurs robots et les classer.
cli-examples-arena =
    Exemples :

    kachidoki arena glory --bots master,expert,adept,greedy --games 400 --out force

    kachidoki arena glory --bots master,expert,adept,greedy --games 400 --out force --resume (continuer)

    kachidoki arena adventure --mode coop --bots adept,greedy (contre le jeu)
cli-about-train = Laisser un bot apprendre un jeu en jouant contre lui-même.
cli-examples-train =
    Exemples :

    kachidoki train glory --minutes 10

    kachidoki train jeraku --table duo:2 --table solo:1 --device cuda --out mine

    kachidoki train glory --minutes 30 --resume

    Écrit un réseau, d’où il vient, et une image de son apprentissage. Il faut NumPy ; avec
    PyTorch, il apprend sur une carte graphique.
cli-about-serve = Ouvrir un serveur, où l’on joue dans le navigateur et les programmes par l’API.
cli-examples-serve =
    Exemples :

    kachidoki serve --open (jouer sur cet ordinateur)

    kachidoki serve --host 0.0.0.0 (laisser entrer les autres du réseau)

    KACHIDOKI_DATABASE_URL=postgresql://… kachidoki serve (plusieurs processus sur PostgreSQL)
cli-about-worker = Réfléchir pour les robots de serveurs qui partagent une base PostgreSQL.
cli-examples-worker = Exemple : kachidoki worker --database postgresql://nom@machine/base --thinkers 4

cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-argument-game = Le jeu, par exemple glory.
cli-argument-file = Le journal d’une partie.
cli-argument-section = Une section de la règle, par exemple action2a.
cli-argument-folder = Le dossier d’un jeu de cartes.
cli-argument-card = L’id ou le nom d’une carte, ou une partie.
cli-option-lang = La langue ; sinon celle de votre système.
cli-option-help = Montrer cette aide.
cli-option-version = Indiquer la version, et si le moteur est compilé.
cli-option-plain = De simples phrases sans cadres, pour les lecteurs d’écran et les redirections.
cli-option-mode = Un mode du jeu ; « kachidoki games » en donne la liste.
cli-option-players = Le nombre de joueurs, robots compris.
cli-option-cards = Un dossier avec un jeu de cartes à vous pour Call to Adventure ; voir docs/card-sets.md.
cli-option-kind = Seulement les cartes de cette sorte, comme hero, trait ou destiny.
cli-option-act = Seulement les cartes de cet acte.
cli-option-seed = Un nombre qui fixe toutes les distributions, pour rejouer la même partie.
cli-option-option = Fixer une option du jeu, par exemple rounds=1. Peut être répété.
cli-option-rules-data = Un fichier avec les valeurs du jeu imprimé que vous avez et nous non ; voir docs/rules-data.md.
cli-option-level = La force des robots ; un niveau pour tous, ou un pour chacun.
cli-option-people = Le nombre de personnes devant ce clavier.
cli-option-name = Votre nom, ou ceux de toutes les personnes présentes.
cli-option-load = Reprendre une partie conservée ou enregistrée.
cli-option-fast = Ne pas ralentir les robots.
cli-option-all = Tout afficher d’un coup.
cli-option-seat = Voir la partie comme ce joueur ; 0 est un spectateur.
cli-option-tale-seat = Ne raconter que l’histoire de ce joueur.
cli-option-bots = Les robots du match, un par joueur ou par équipe ; le dernier occupe les places libres.
cli-option-games = Le nombre de parties, arrondi pour que chacun occupe chaque place aussi souvent.
cli-option-jobs = Le nombre de parties simultanées ; sinon une par processeur.
cli-option-json = Écrire le résultat en JSON dans un fichier, ou sur la sortie standard avec « - ».
cli-option-arena-bots = Les robots qui s’affrontent. « greedy » vaut 1000 s’il joue, sinon le premier.
cli-option-arena-games = Le nombre de parties de chaque paire, arrondi pour que chacun occupe chaque place aussi souvent.
cli-option-pairing = Tous contre tous (round-robin), chacun contre le suivant (ladder), ou le premier contre chacun des autres (first).
cli-option-ray = Jouer sur les machines d’une grappe Ray, par exemple auto ou HÔTE:6379.
cli-option-out = Garder chaque partie dans ce dossier, et y écrire chiffres et images.
cli-option-resume = Continuer ce que le dossier a gardé.
cli-option-minutes = Combien de temps apprendre, en minutes.
cli-option-table = Un genre de table à apprendre, et sa part ; peut être donné plusieurs fois. Sinon toutes celles du jeu.
cli-option-device = Où apprendre. Sinon sur une carte graphique si PyTorch en trouve une.
cli-option-actors = Combien de processus jouent. Sinon un par processeur libre.
cli-option-train-out = Le dossier pour le réseau, sa courbe et de quoi continuer.
cli-option-train-resume = Continuer avec ce que contient le dossier.
cli-option-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres du réseau.
cli-option-port = Le port d’écoute ; 0 prend n’importe lequel de libre.
cli-option-data = Le dossier des tables ; sinon votre propre dossier de données.
cli-option-database = Une base de données à la place ; sinon KACHIDOKI_DATABASE_URL.
cli-option-thinkers = Le nombre de processus où les robots réfléchissent ; sinon tous les processeurs sauf un.
cli-option-origin = Une autre adresse sous laquelle on atteint ce serveur. Peut être répété.
cli-option-proxy = L’adresse d’un relais placé devant, que l’on croit sur qui demande.
cli-option-log-format = La forme du journal ; plain dans un terminal, sinon JSON.
cli-option-verbose = Noter chaque demande.
cli-option-open = Ouvrir la page dans le navigateur.
cli-option-no-worker = Laisser toute réflexion à « kachidoki worker » (PostgreSQL seulement).
cli-option-no-limits = Aucune limite au nombre de demandes ; pour les essais.
cli-option-public-metrics = Montrer /metrics à tous, et pas seulement à cet ordinateur.

cli-serving = Prêt : { $url } (tables dans { $place } ; Ctrl+C pour arrêter)
cli-cards-good =
    « { $name } » est un jeu de cartes correct de { $count } cartes. Pour jouer avec : kachidoki play { $game } --cards { $folder }
cli-cards-faults =
    { $count ->
        [one] Il y a une erreur. Corrigez-la et vérifiez de nouveau ; docs/card-sets.md dit ce qui peut se trouver où.
       *[other] Il y a { $count } erreurs. Corrigez-les et vérifiez de nouveau ; docs/card-sets.md dit ce qui peut se trouver où.
    }
cli-cards-more-faults = … et { $count } de plus.
cli-cards-more = Une carte en entier : kachidoki cards show CARD
cli-rules-data = { $title } : les nouvelles tables suivent les données de « { $file } ».
cli-working = Prêt à réfléchir pour les robots ; Ctrl+C pour arrêter.
cli-error-log-format = Un journal s’écrit en json ou en plain, pas en « { $value } ».
cli-you = Vous
cli-you-named = { $name } (vous)
cli-of = { $name } : { $facts }
cli-spectator = un spectateur
cli-thinking = { $name } réfléchit…
cli-together = Jouent ensemble : { $names }
cli-welcome = Répondez par un numéro ou par des mots. « aide » montre ce que vous pouvez taper d’autre.
cli-pass = C’est maintenant le tour de { $name }. Passez le clavier.
cli-ready = { "" }Appuyez sur Entrée quand personne d’autre ne regarde.
cli-go-on = Appuyez sur Entrée pour continuer.
cli-how = Numéro, mots ou : aide, indice, annuler, journal, règles, enregistrer, quitter
cli-news = Ce qui s’est passé
cli-more-news = … (« journal » montre tout)
cli-log = La partie jusqu’ici
cli-hint-only = Il n’y a qu’un coup : { $move }.
cli-hint-thinking = Réflexion sur votre coup…
cli-hint =
    Les meilleurs coups et vos chances de gagner avec chacun, après { $count ->
        [one] { $count } partie imaginée
       *[other] { $count } parties imaginées
    } :
cli-percent = { $number } %
cli-decimal = ,
cli-saved = Enregistré : { $path }
cli-saved-seed = Le fichier contient la graine des distributions : qui le lit connaît toutes les cartes à venir.
cli-kept = Votre partie est conservée dans { $path }. Pour la reprendre quand vous voulez :
cli-not-kept = Votre partie n’a pas pu être conservée.
cli-kept-none = Aucune partie n’est encore conservée. Elles le seront dans { $folder }.
cli-kept-more =
    { $count ->
        [one] Il y en a encore { $count } dans { $folder }.
       *[other] Il y en a encore { $count } dans { $folder }.
    }
cli-kept-how = Reprendre une partie, ou la revoir avec « replay » au lieu de « play --load » :
cli-kept-over = finie
cli-kept-going = en cours
cli-kept-unreadable = illisible
cli-log-written = Le journal de cette partie se trouve dans { $path }. Pour la revoir, ou vérifier chaque distribution :
cli-again = Tapez « encore » pour rejouer, ou appuyez sur Entrée pour partir.
cli-result = Résultat
cli-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-winner = Victoire !
cli-unfinished = Cette partie n’est pas terminée : le journal s’arrête ici.

cli-word-help = aide
cli-word-hint = indice
cli-word-undo = annuler
cli-word-log = journal
cli-word-rules = règles
cli-word-card = carte
cli-word-table = table
cli-word-save = enregistrer
cli-word-load = charger
cli-word-quit = quitter
cli-word-again = encore
cli-word-next = suivant
cli-word-back = retour
cli-word-seat = place
cli-help-move =
    Tapez le numéro d’un coup, ses mots ou seulement leurs débuts : « { $text } » ou « { $label } ».
    Une ligne vide montre de nouveau la table.
cli-help-help = cette liste
cli-help-hint = ce que ferait un bon joueur
cli-help-undo = reprendre votre dernier choix, s’il ne vous a rien appris de nouveau
cli-help-undo-alone = reprendre votre dernier choix, avec tout ce qui a suivi
cli-help-log = tout ce qui s’est passé
cli-help-rules = la règle derrière la question ; « règles { $section } » montre une autre section
cli-help-card = une carte en entier : « carte NOM », ou « carte 2.1 » pour la première de la rangée de l’acte II ; seul, votre main
cli-help-table = montrer de nouveau la table
cli-help-save = conserver la partie dans un fichier : « enregistrer FICHIER »
cli-help-load = reprendre une autre partie : « charger FICHIER »
cli-help-quit = partir ; la partie est conservée et vous pourrez la reprendre

cli-games-more = Pour jouer : kachidoki play JEU --mode MODE --option NOM=VALEUR
cli-column-card = Carte
cli-column-file = Fichier
cli-column-when = Dernier coup
cli-column-game = Jeu
cli-column-who = Joueurs
cli-column-state = État
cli-column-name = Nom
cli-column-kind = Sorte
cli-column-act = Acte
cli-column-text = Ce qu’elle donne et fait
cli-column-mode = Mode
cli-column-players = Joueurs
cli-column-about = Ce que c’est
cli-column-option = Option
cli-column-values = Valeurs
cli-column-code = Code
cli-column-level = Niveau
cli-column-bot = Robot
cli-column-rating = Force
cli-column-novice = { level-novice }
cli-column-apprentice = { level-apprentice }
cli-column-adept = { level-adept }
cli-column-expert = { level-expert }
cli-column-master = { level-master }
cli-column-wins = Victoires
cli-column-interval = Intervalle à 95 %
cli-column-points = Points
cli-column-move = Par coup
cli-column-slowest = Le plus lent
cli-default = (Par défaut : { $value }.)
cli-only-modes = (Seulement dans : { $modes }.)
cli-sections = Toutes les sections : { $sections }
cli-default-level = (C’est lui que vous affrontez, sauf autre choix.)
cli-bot-random = Joue n’importe quel coup permis.
cli-bot-greedy = Suit des conseils simples et ne voit pas plus loin.
cli-bot-greedy-20 = Suit des conseils simples, sauf un coup sur cinq, au hasard ; toute part de tout robot convient.
cli-bot-learned = A appris en jouant contre lui-même ; juge chaque choix d’un coup d’œil.
cli-bot-learned-200ms = Le même, qui regarde plus loin pendant un cinquième de seconde par coup ; tout temps ou tout nombre convient.
cli-bot-search-500ms = Cherche une demi-seconde par coup ; toute durée convient.
cli-bot-search-2000 = Cherche dans 2 000 parties imaginées par coup ; tout nombre convient.
cli-bot-other = Du paquet « { $package } ».
cli-family-duel = { $game }, deux camps
cli-family-table = { $game }, trois camps ou plus
cli-family-together = { $game }, contre le jeu
cli-levels-lacking = NumPy n’est pas installé : les niveaux cherchent au lieu de jouer ce qui a été appris. Pour l’installer, dans un clone de Kachidoki : { $install }
cli-ratings-about = Qui a 400 de plus gagne dix parties sur onze. « greedy » vaut 1000 ; contre le jeu, c’est le jeu.
cli-bots-more = Pour « play --level », « match --bots » et « arena --bots ». Les robots voient ce que leur place peut voir, et rien d’autre.

cli-replay-at = Entrée { $at } sur { $last }, vue par { $name }
cli-replay-how = Entrée ou suivant, retour, un numéro, « place 2 » (0 : spectateur), quitter
cli-verify-fair = { $path } : toutes les distributions sont honnêtes.
cli-verify-branch = { $path } : chaque distribution découle de sa graine.
cli-verify-seed = La graine est bien celle qui était promise avant toute distribution faite à partir d’elle.
cli-verify-chances =
    { $count ->
        [0] Rien n’a encore été distribué à partir de la graine.
        [one] { $count } résultat du hasard a été recalculé à partir de la graine : il est identique.
       *[other] { $count } résultats du hasard ont été recalculés à partir de la graine : tous sont identiques.
    }
cli-verify-entries =
    { $count ->
        [one] { $count } entrée a été rejouée selon les règles.
       *[other] Les { $count } entrées ont été rejouées selon les règles.
    }
cli-verify-agreed =
    { $count ->
        [one] Une fois, les joueurs ont repris d’un commun accord un choix et tout ce qui l’a suivi.
       *[other] { $count } fois, les joueurs ont repris d’un commun accord un choix et tout ce qui l’a suivi.
    }
cli-verify-past =
    { $count ->
        [one] La première entrée vient
       *[other] Les { $count } premières entrées viennent
    } d’une partie antérieure. { $deals ->
        [0] Rien n’y a été distribué.
        [one] Sa distribution découle d’une graine révélée quand cette partie-ci a commencé : elle n’était pas secrète.
       *[other] Ses { $deals } distributions découlent de graines révélées quand cette partie-ci a commencé : elles n’étaient pas secrètes.
    }
cli-verify-unfinished = La partie n’est pas terminée ; jusqu’ici tout est en ordre.
cli-verify-no-seed =
    { $path } : le journal est entier, mais il ne révèle pas sa graine : les distributions ne peuvent
    pas être vérifiées. Un journal révèle sa graine quand la partie est terminée.
cli-verify-commitment = { $path } : PAS HONNÊTE. La graine ne correspond pas à la promesse de la ligne 1.
cli-verify-unfair = { $path } : PAS HONNÊTE. La distribution de la ligne { $line } ne vient pas de la graine.
cli-match-early = Arrêté avant la fin ; voici les parties jouées jusqu’ici.
cli-match-speed =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } en { $seconds } s : { $speed } parties par seconde.
cli-arena-kept = Arrêté avant la fin. Les parties jouées sont gardées ; --resume continue.
cli-arena-files = Chiffres et images : { $folder }
cli-train-strength = { $table } { $rate } sur { $games }
cli-train-line = { $minutes } min · { $decisions } décisions ({ $pace } par seconde) · perte { $loss } · victoires contre greedy : { $strength }
cli-train-none-yet = aucune partie encore
cli-train-done = Le réseau est dans { $file } ; { $curve } montre son apprentissage.
cli-arena-anchor =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }. { $bot } vaut 1000 ; 400 de plus, c’est dix parties gagnées pour une perdue.
cli-arena-game =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }. Le jeu lui-même vaut 1000 : qui vaut autant gagne une partie sur deux.

cli-error-usage = { $message } Aide : { $command } --help
cli-error-no-command =
    { $known-count ->
        [0] Il n’y a pas de commande « { $command } ».
       *[other] Il n’y a pas de commande « { $command } ». Vouliez-vous dire { $known } ?
    }
cli-error-no-option =
    { $known-count ->
        [0] Il n’y a pas d’option { $option }.
       *[other] Il n’y a pas d’option { $option }. Vouliez-vous dire { $known } ?
    }
cli-error-extra = Il y a quelque chose de trop : « { $text } ».
cli-error-option-value = { $option } doit être suivi d’une valeur.
cli-error-option-alone = { $option } s’emploie seul, sans valeur.
cli-error-resume-what = --resume continue ce que --out a gardé. Indiquez le dossier.
cli-error-no-file = Il n’y a pas de fichier « { $path } ».
cli-error-no-folder = Il n’y a pas de dossier « { $path } ».
cli-error-folder = « { $path } » est un dossier. Indiquez un fichier.
cli-error-not-a-file = « { $path } » n’est pas un fichier ordinaire.
cli-error-permission = Vous n’avez pas le droit de lire ou d’écrire « { $path } ».
cli-error-file = « { $path } » est inutilisable : { $why }.
cli-error-not-over-this = « { $path } » existe et n’est pas un journal de Kachidoki : il n’est pas remplacé.
cli-error-number = { $option } demande un nombre entier de { $low } à { $high }, et « { $value } » n’en est pas un.
cli-error-option-form = Écrivez les options sous la forme NOM=VALEUR, par exemple rounds=1, et non « { $value } ».
cli-error-too-many-names =
    Il y a { $found } noms pour { $people ->
        [one] une personne
       *[other] { $people } personnes
    }.
cli-error-same-name = Deux personnes ne peuvent pas avoir le même nom.
cli-error-no-name = Un nom compte au moins une lettre ou un signe ; omettez --name pour jouer sans nom.
cli-error-too-many-people = { $people } personnes ne peuvent pas jouer une partie à { $players }.
cli-error-too-many-levels =
    { $bots ->
        [0] Il n’y a pas de place pour des robots dans cette partie
        [one] Il y a { $bots } robot dans cette partie
       *[other] Il y a { $bots } robots dans cette partie
    }, mais { $levels ->
        [one] { $levels } niveau est indiqué
       *[other] { $levels } niveaux sont indiqués
    }.
cli-error-no-number = Il n’y a pas de coup numéro { $number }. Choisissez de 1 à { $most }.
cli-error-several = « { $text } » convient à { $found } coups, par exemple { $known }. Précisez un peu.
cli-error-load-what = Quelle partie ? Tapez « charger FICHIER ».
cli-error-load-settles = Une partie chargée a déjà ses joueurs, son mode et ses options : n’indiquez rien d’autre.
cli-error-other-game = C’est une partie de « { $game } ».
cli-error-finished = Cette partie est terminée. Revoyez-la avec : kachidoki replay FICHIER
cli-error-no-people = Seuls des robots jouent dans cette partie. Revoyez-la avec : kachidoki replay FICHIER
cli-error-no-section = Il n’y a pas de section « { $section } ». Essayez { $known }.
cli-error-which-folder = Nommez le dossier d’un jeu de cartes : kachidoki cards check FOLDER
cli-error-no-kind = Il n’y a pas de sorte de carte « { $kind } ». Choisissez { $known }.
cli-error-no-fitting-card = Aucune carte n’est de cette sorte et de cet acte.
cli-error-which-game = Indiquez un jeu : { $known }.
cli-error-rules-data-whose =
    { $known-count ->
        [0] Aucun jeu n’accepte ici de données de règles, et « { $file } » ne sert donc à rien.
       *[other] Dites pour quel jeu est « { $file } », sous la forme JEU=FICHIER : { $known }.
    }
cli-error-which-file = Indiquez un fichier. Les parties sont conservées dans { $folder }.
cli-error-replay-going-on = Cette partie n’est pas finie : d’ici là, personne ne voit les cartes d’un autre.
cli-error-replay-end = C’est la fin.
cli-error-replay-start = C’est le début.
cli-error-replay-word = Tapez suivant, retour, un numéro de 0 à { $last }, « place 2 » ou quitter.
cli-error-replay-seat = Tapez « place » et un numéro de 1 à { $most }, ou 0 pour un spectateur.
cli-error-no-tale = { $game } ne raconte pas d’histoire.
cli-error-tale-going-on = L’histoire se raconte quand la partie est finie.
