### The sentences of the page. The keys are found in `web/src`.

## Everywhere

page-home = Accueil
page-close = Fermer
page-copy = Copier
page-copied = Copié.
page-loading = Chargement…
page-skip = Aller au contenu
page-retry = Réessayer
page-unreachable = Le serveur est injoignable. Réessayez dans un instant.
page-nowhere = Il n’y a rien ici
page-nowhere-about = Cette page n’existe pas. L’adresse a peut-être été coupée en route.

page-language = Langue
page-settings = Réglages
page-theme = Apparence
page-theme-auto = Comme le système
page-theme-light = Claire
page-theme-dark = Sombre
page-speed = Vitesse des cartes
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-none = Sans animation
page-sound = Son
page-notices = Me prévenir quand c’est à moi de jouer
page-shortcuts = Raccourcis clavier
page-keys = Ce que font les touches
page-key-arrows = ← ↑ ↓ →
page-key-arrows-do = vers l’endroit éclairé dans cette direction
page-key-enter = Entrée
page-key-enter-does = choisir et jouer ; là où rien n’est éclairé, dire pourquoi
page-key-escape = Échap
page-key-escape-does = annuler un choix, ou passer la suite
page-prefer-text = Toujours ouvrir les tables en mode texte

page-name = Votre nom
page-name-about = Les autres le voient à la table. Ni compte ni mot de passe : ce navigateur vous reconnaît.
page-guest = Invité
page-you = vous
page-bot = Robot
page-your-turn = À vous
page-rules = Règles
page-cards = Les cartes
page-learn = Apprendre à jouer
page-replay = Revoir la partie
page-status-open = En attente de joueurs
page-status-playing = En cours
page-status-over = Terminée
page-status-abandoned = Arrêtée

## Home

page-home-headline = Prenez place et jouez
page-home-about =
    Des jeux de cartes publiés, exactement selon leurs règles : seul contre de bons robots, à plusieurs
    devant un écran, ou avec des amis où qu’ils soient. Ni compte, ni publicité.
page-home-games = Jeux
page-home-players-range = Pour { $players } joueurs
page-home-players = Joueurs
page-home-mode = Mode
page-home-level = Niveau des robots
page-home-play =
    { $count ->
        [one] Jouer contre un robot
       *[other] Jouer contre { $count } robots
    }
# Certains sont des partenaires.
page-home-play-with =
    { $count ->
        [one] Jouer avec un robot
       *[other] Jouer avec { $count } robots
    }
page-home-play-alone = Jouer tout de suite
page-home-dealing = Distribution des cartes…
page-home-learn = Apprendre en 5 minutes
page-home-make = Ouvrir une table

page-home-point-rules = Toutes les règles du livret, sans exception. Un clic montre celle qui compte maintenant.
page-home-point-bots = Des robots du novice au maître. Ils ne voient que ce que vous verriez à leur place.
page-home-point-fair = Après la partie, chacun peut vérifier qu’aucune distribution n’a été truquée.

page-home-continue = Reprendre là où vous en étiez
page-home-with = avec { $names }
page-home-mine = Mes tables
page-home-open = Aller à la table
page-home-all = Afficher les { $count } tables
page-home-more = Afficher d’autres tables
page-home-against = contre
page-home-open-seats =
    { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
page-home-lobby = Tables publiques
page-home-lobby-none = Aucune table publique pour le moment.
page-home-lobby-about = Ouvrez-en une : quiconque passe sur ce serveur pourra s’asseoir avec vous, ou regarder.
page-home-lobby-make = Ouvrir une table publique
page-home-sit = S’asseoir
page-home-watch = Regarder

page-home-you = Vous
page-home-name-use = Prendre ce nom
page-home-named = Vous êtes désormais { $name }.
page-home-device = Continuer sur un autre appareil
page-home-device-about =
    Un lien personnel ouvre vos tables sur un téléphone ou un autre ordinateur. Il vaut un jour, et
    quiconque le possède joue sous votre nom.
page-home-device-make = Créer un lien personnel
page-home-device-link = Votre lien personnel
page-home-sign-out = M’oublier sur tous les appareils
page-home-sign-out-about =
    Ce navigateur, vos autres appareils et vos liens ne vous reconnaîtront plus. Vous ne pourrez plus
    revenir à vos places, et personne ne pourra vous les rendre.
page-home-sign-out-yes = M’oublier
page-home-sign-out-no = Non, rester
page-home-signed-out = Ce navigateur ne vous connaît plus.
page-home-saved = Ouvrir une partie enregistrée
page-home-saved-about =
    Choisissez le journal d’une partie, téléchargé après sa fin. Il est montré coup par coup, et
    chaque distribution est vérifiée.
page-home-saved-choose = Choisir un fichier
page-home-saved-reading = Lecture de la partie…
page-home-api = L’API pour les programmes

## Without a server

page-alone-title = Avec d’autres, ailleurs
page-alone-about =
    Cette page joue sur votre appareil, sans serveur. Pour des tables où d’autres peuvent venir, ou regarder, il
    faut que quelqu’un en lance un : qui a installé Kachidoki le démarre avec « kachidoki serve --host 0.0.0.0 »,
    sur un ordinateur que les autres peuvent joindre. Sa page est celle-ci, avec des tables pour tous.
page-alone-next = Il faut un serveur pour cela.
page-alone-go = Jouer sur cet appareil, même sans le serveur
page-alone-back = Aux tables du serveur
page-alone-kept = Votre nom et vos parties sont gardés dans ce navigateur, sur cet appareil, et ne vont nulle part ailleurs.
page-alone-strong = Les robots plus forts réfléchissent quelques secondes sur votre appareil. Sur un serveur, ils sont plus rapides et voient plus loin.
page-alone-chances = Pour chaque point de la ligne, la partie est jouée jusqu’à la fin deux douzaines de fois sur votre appareil, rapidement, à partir de ce qu’un spectateur pouvait savoir à ce moment : les mains restent cachées. Les chiffres peuvent s’écarter de dix pour cent ou davantage ; un serveur joue plus souvent.
page-alone-failed = La partie de cette page qui joue n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.

## A new table

page-new = Une nouvelle table
page-new-no-game = Ce jeu n’existe pas ici
page-new-how = Comment voulez-vous jouer ?
page-new-bots = Contre des robots
page-new-bots-about = Vous seul. La partie commence aussitôt, et vous pouvez partir et revenir quand vous voulez.
page-new-friends = Avec des amis, par lien
page-new-friends-about = Vous recevez un lien à envoyer. Chacun joue sur son propre appareil.
page-new-screen = Devant un écran
page-new-screen-about = Vous vous passez l’appareil. Entre les tours, les cartes sont cachées.
page-new-mode = Selon quelles règles ?
page-new-who = Qui joue ?
page-new-players = Joueurs
page-new-seat = Place { $number }
page-new-seat-me = Moi
page-new-seat-me-about = Les autres le voient à la table.
page-new-seat-open = Un ami avec le lien
page-new-seat-open-about = La partie attend que quelqu’un s’assoie ici. Vous pourrez encore donner la place à un robot.
page-new-seat-here = Quelqu’un devant cet écran
page-new-seat-here-about = Joue sur cet appareil quand on le lui passe.
page-new-seat-name = Nom
page-new-seat-bot = Un robot
page-new-level = Niveau
page-level-rating = Force { $rating }
page-level-rating-about = Qui a 400 de plus gagne dix parties sur onze.

page-new-more = Autres réglages
page-new-set = { $title } : { $value }
page-new-options = Options du jeu
page-new-clock = Temps de réflexion
page-new-clock-none = Sans pendule
page-new-clock-none-about = Chacun prend le temps qu’il lui faut, même des jours.
page-new-clock-relaxed = Tranquille
page-new-clock-relaxed-about = 90 secondes par coup. Ensuite, un robot joue.
page-new-clock-quick = Rapide
page-new-clock-quick-about = 30 secondes par coup, et 5 minutes de réserve pour toute la partie.
page-new-clock-own = Au choix
page-new-clock-own-about = Réglez vous-même les secondes par coup et la réserve.
page-new-clock-move = Secondes par coup
page-new-clock-bank = Minutes de réserve pour toute la partie
page-new-door = Qui peut entrer ?
page-new-private = Privée
page-new-private-about = Il faut avoir le lien pour s’asseoir ou regarder.
page-new-public = Publique
page-new-public-about = Sur ce serveur, chacun peut regarder et prendre une place libre.
page-new-hints = Conseils d’un robot
page-new-hints-auto = Comme d’habitude
page-new-hints-auto-about = Il y a des conseils, sauf si quelqu’un joue sur un autre appareil.
page-new-hints-on = Avec conseils
page-new-hints-on-about = Chacun à la table peut demander ce que ferait un bon joueur.
page-new-hints-off = Sans conseils
page-new-hints-off-about = Personne ne reçoit d’aide.

page-new-count =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
page-new-next-start = La partie commence aussitôt.
page-new-next-link = Ensuite, vous recevez le lien pour vos amis.
page-new-next-public = Ensuite, vous recevez le lien, et la table figure parmi les tables publiques.
page-new-next-watch = Seuls des robots jouent, et vous regardez.
page-new-make = Ouvrir la table
page-new-making = Ouverture de la table…

## The table

page-connecting = Connexion…
page-lost = La connexion est perdue. Nouvel essai…
page-back = La connexion est rétablie.
page-unsure = La connexion a été perdue. Regardez si cela a tout de même été fait.
page-no-table = Impossible d’ouvrir cette table

page-invited = On vous invite à une table !
page-go-in = Aller à la table
page-room = En attente de joueurs
page-room-about = La partie commence dès que toutes les places sont prises.
page-room-clock =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } par coup{ $minutes ->
        [0] { "" }
        [one] , et { $minutes } minute de réserve
       *[other] , et { $minutes } minutes de réserve
    }
page-seat-open = Place libre
page-seat-with = avec la place { $numbers }
page-seat-away = Un robot joue à sa place
page-seat-absent = Hors ligne
page-seat-program = Programme
page-sit = Prendre cette place
page-to-bot = Donner à un robot
page-to-open = Libérer la place
page-invite = Quiconque ouvre ce lien peut prendre une place libre, ou regarder
page-share = Partager le lien

page-branched = Cette table reprend une partie précédente : qui l’a vue connaît peut-être des cartes cachées ici.
page-waiting-for = On attend { $name }.
page-watching = Vous regardez
page-rule = Règle : { $title }
page-rule-open = Voir la règle
page-rules-section = Chapitre
page-rules-whole = Lire toutes les règles
page-hint = Conseil
page-hint-thinking = Un robot réfléchit à votre coup…
page-hint-best = Le choix du robot
page-hint-same = À peu près aussi bon
page-hint-worse =
    { $how ->
        [little] Un peu moins bon
        [clearly] Nettement moins bon
       *[much] Bien moins bon
    }
page-hint-how =
    Un robot qui ne voit que ce que vous voyez a joué la suite de tête, bien des fois. Le pourcentage dit combien de
    fois vous avez gagné.
page-skip-on = Passer la suite
page-undo = Reprendre
page-undo-propose = Demander l’accord de tous

page-beside = Points, journal et discussion
page-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
page-clock = Temps restant
page-log = Ce qui s’est passé
page-chat = Dire quelque chose
page-say = Envoyer le message
page-text-view = Mode texte
page-more = Plus
page-invite-watch = Inviter à regarder
page-replace = Faire jouer un robot pour { $name }
page-give-up = Proposer d’arrêter la partie
page-seat-kept = Gardée pour { $name }
page-sit-instead = Passer à cette place
page-get-up = Quitter la table
page-hand-over = Laisser un robot jouer pour moi
page-hand-over-about = Un robot aussi fort que le meilleur de cette table prend la suite. Vous pouvez reprendre votre place à tout moment de la partie.
page-hand-over-yes = Laisser jouer un robot
page-hand-over-no = Jouer moi-même
page-paused = Il n’y a personne : la partie attend.
page-paused-time = Votre temps est écoulé et il n’y a personne d’autre : la partie vous attend.
page-resume = Continuer
page-chat-hide = Masquer la discussion
page-chat-show = Afficher la discussion
page-chat-partners = Dire quelque chose en privé à votre partenaire
page-chat-aside = Entre partenaires
page-hush = Ne pas laisser parler les spectateurs
page-unhush = Laisser de nouveau parler les spectateurs
page-invited-by = { $host } vous invite à une partie de { $game } !
page-invited-to = On vous invite à une partie de { $game } !
page-invited-players =
    { $count ->
        [one] pour { $count } joueur
       *[other] pour { $count } joueurs
    }
page-status-won = Gagnée
page-status-lost = Perdue
page-status-kept = Une place vous est gardée
page-home-put-away = Ranger
page-imported = Cette partie a été jouée ailleurs, puis apportée ici.
page-leave = Retour à l’accueil, ma place reste à moi

page-your-time-up =
    Votre temps est écoulé. Dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, un robot jouera pour vous.
page-time-up =
    Temps écoulé pour { $name }. Dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, un robot joue.
page-away = Un robot joue pour vous.
page-return = Reprendre ma place
page-proposal-undo = { $name } demande à reprendre son dernier choix.
page-proposal-abandon = { $name } propose d’arrêter la partie.
page-proposal-waiting = On attend la réponse des autres.
page-agree = D’accord
page-disagree = Pas d’accord

page-pass = Passez l’appareil à { $name }
page-pass-about = D’ici là, les cartes restent cachées.
page-pass-ready = Je suis { $name } : montrer mes cartes
page-pass-react = { $name } peut réagir
page-pass-react-about = Qui le veut prend l’appareil. Si personne ne réagit, on continue.
page-pass-nobody = Personne ne réagit

page-round-over = Décompte des points
page-next-round = Continuer
page-game-over = La partie est terminée
page-over-how = D’où viennent les points
page-you-won = Vous avez gagné !
# Partners have won together.
page-side-won = { $name } ont gagné !
page-won =
    { $count ->
        [0] La partie est perdue.
        [one] { $name } a gagné !
       *[other] { $name } se partagent la victoire !
    }
page-fair =
    { $count ->
        [0] Rien n’a été distribué à cette table : il n’y a rien à prouver.
        [one] La preuve est faite : la distribution à cette table est honnête. Elle découle de la graine fixée avant elle.
       *[other] La preuve est faite : les { $count } distributions à cette table sont honnêtes. Chacune découle de la graine fixée avant la première d’entre elles.
    }
page-unfair = Pas honnête : les distributions ne découlent pas de la graine fixée avant la première carte.
page-again = Rejouer
page-next-game = Rejoindre la partie suivante
page-look-at-table = Regarder la table
page-result = Voir le résultat

## The text view

page-text-skips = Aller à
page-text-pictures = Vue en images
page-text-news = À l’instant
page-text-no-news = Ce qui se passe ensuite sera raconté ici.
page-text-asked = La question
page-text-result = Résultat
page-text-table = La table
page-text-seats = Places
page-text-points = Points
page-text-to-move = à jouer
page-text-winner = gagne
page-text-bot = robot ({ $level })
page-text-seat = { $name } : { $facts }
page-text-turn = À vous : { $question }
page-text-advice = { $move } – chances de gagner : { $chance } ({ $why })
page-text-tries = Ce qui n’est pas possible maintenant, et pourquoi
page-text-try = Pourquoi pas : { $move } ?
page-text-play-it = Jouer
page-text-play-this = Jouer : { $move }

## Replay

page-replay-controls = Parcourir la partie
page-replay-beside = Chances, journal et points
page-replay-slider = Endroit de la partie
page-replay-place = Étape { $at } sur { $of }
page-replay-told = Étape { $at } sur { $of } : { $said }
page-replay-start = Avant la première distribution.
page-replay-chose = { $name } : { $move }
page-replay-decided = { $name } a fait son choix.
page-replay-first = Au début
page-replay-round-back = Au début de la manche ou du tour
page-replay-back = Une étape en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-next = Une étape en avant
page-replay-round-next = À la manche ou au tour suivant
page-replay-last = À la fin
page-replay-eyes = Vu par les yeux de
page-replay-spectator = Un spectateur
page-replay-eyes-later = Vous pourrez regarder les autres mains quand la partie sera terminée.
page-replay-moves = Ce qui s’est passé jusqu’ici
page-replay-table = Vers la table
page-replay-copy = Copier le lien vers ce coup
page-replay-download = Télécharger le journal
page-replay-upload = Ouvrir un autre journal
page-replay-chances = Chances de gagner
page-replay-chances-ask = Calculer les chances
page-replay-chances-working = Calcul des chances…
page-replay-chances-none = Les chances ne sont pas encore calculées ici.
page-replay-chances-here = Chances à ce moment
page-replay-chances-about = Le calcul et tous les chiffres
page-replay-chances-how = Pour chaque point de la courbe, la partie est jouée rapidement jusqu’à la fin quatre cents fois, d’après ce qu’un spectateur pouvait savoir à ce moment : les mains restent cachées. Les chiffres sont justes à quelques pour cent près.
page-replay-graph = Les chances au fil de la partie
page-replay-chance = { $name } { $chance }
page-replay-step = Étape
page-replay-branch = Continuer à jouer d’ici
page-replay-branch-about = Une nouvelle table commence avec tout ce qui s’est passé jusqu’ici. Ce qui est déjà mélangé et distribué reste en place, même face cachée ; seules les distributions suivantes sont nouvelles.
page-replay-branch-seat = Vous jouez à la place de
page-replay-branch-others = Les autres places
page-replay-branch-bots = Robots : { $level }
page-replay-branch-friends = Libres, pour des amis
page-replay-branch-go = Commencer à jouer
page-replay-agreed =
    { $count ->
        [one] D’un commun accord, { $count } coup a été repris.
       *[other] D’un commun accord, { $count } coups ont été repris.
    }
page-replay-past =
    { $count ->
        [one] La première étape vient d’une partie précédente.
       *[other] Les { $count } premières étapes viennent d’une partie précédente.
    } Ce qui y a été distribué découle de graines révélées à la création de cette table.
page-replay-proof-later = Quand la partie sera terminée, vous pourrez vérifier ici que chaque distribution était honnête, et télécharger le journal.

## Lesson

page-no-lesson = Il n’y a pas de leçon ici
page-lesson-teacher = Votre professeur
page-lesson-next = Suivant
page-lesson-back = Retour
page-lesson-show = Montrez-moi
page-lesson-step = Étape { $number } sur { $count }
page-lesson-restart = Recommencer la leçon
page-lesson-leave = Quitter la leçon
page-lesson-other = C’est permis dans une vraie partie. Ici, essayez ce que je vous demande.
page-lesson-done = Bravo !
page-lesson-play = Jouer ma première partie
page-lesson-choose = Choisir la table moi-même

## Rules

page-rules-of = Règles du jeu
page-rules-contents = Sommaire
page-rules-play = Jouer maintenant
page-rules-print = Imprimer

## A personal link

page-enter = Continuer sur cet appareil
page-enter-ask = Continuer comme { $name } sur cet appareil ?
page-enter-about = Vos tables seront ici aussi. N’acceptez que si ce lien est le vôtre.
page-enter-forget = Ici, vous êtes { $name } jusqu’à présent, et ce navigateur l’oublierait.
page-enter-yes = Continuer comme { $name }
page-enter-no = Non, revenir
page-enter-done = Bienvenue, { $name } !
page-enter-empty = Il manque la partie secrète de ce lien. Créez-en un nouveau sur votre autre appareil.
page-enter-trouble = Un lien personnel vaut un jour. Vous pouvez en créer un nouveau sur votre autre appareil.
