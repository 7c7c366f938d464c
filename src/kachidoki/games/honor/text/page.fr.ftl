### Victory & Honor dans le navigateur, en français.

## The lesson. `.other` answers another move than the one that is asked for.

lesson-welcome =
    Bienvenue dans Victory & Honor ! Vous allez jouer une première manche, avec Cindy pour partenaire.
    Les cartes ont été disposées d’avance, pour vous montrer toutes les règles. Dans une vraie partie, personne ne le fait.
lesson-partner =
    Cindy est assise en face de vous. Bob, à votre gauche, et Diane, à votre droite, jouent contre vous.
    Vos points et ceux de Cindy s’additionnent.
lesson-hand =
    Voici vos dix cartes. Chaque couleur est un régiment : des nombres de 1 à 7 et, au-dessus, des
    généraux à une, deux ou trois étoiles. Une manche a trois phases, et vous jouez trois cartes dans chacune.
lesson-places =
    Voici votre champ de bataille : flanc gauche, centre et flanc droit. Les quatre flancs gauches se
    livrent une bataille, les quatre centres une autre, les quatre flancs droits la troisième.
lesson-lead =
    Vous commencez. La position choisie décide qui joue ensuite : le flanc gauche passe la main à Bob, le
    centre à Cindy, le flanc droit à Diane. Mettez le 6 rouge au centre.
    .other = Dans une vraie partie, vous pourriez. Ici, mettez le 6 rouge au centre.
lesson-marked =
    Vous avez ouvert le centre : il est marqué en rouge pour les quatre joueurs. Qui a du rouge doit en
    jouer là, et l’on ne peut plus ouvrir ailleurs en rouge. C’est à Cindy.
lesson-artillery =
    Cindy ouvre son flanc droit en vert, avec l’artillerie. Elle est tournée vers le flanc gauche de
    Bob : une carte posée là face visible sera pilonnée et capturée. C’est à Bob, assis à droite de Cindy.
lesson-sacrifice =
    Bob évite l’artillerie et joue au centre. Il n’a pas de rouge : il doit sacrifier une carte, face
    cachée. Une telle carte ne peut pas gagner, à une exception près.
lesson-trump =
    La voici. Diane a ouvert le flanc gauche en jaune. Trois couleurs sont marquées : la quatrième, le noir,
    est atout. Toute carte noire face cachée est un atout, même jouée avant. Et celle de Bob ?
lesson-scout =
    À vous. Le flanc gauche est jaune et vous avez du jaune : là, il faut fournir. Jouez-y votre scout.
    Ce sera alors à Bob, et le scout lui donne un ordre.
    .other = Vous allez voir pourquoi : jouez le scout jaune sur le flanc gauche.
lesson-order =
    Où Bob doit-il jouer ? L’artillerie de Cindy attend devant son flanc gauche : envoyez-le là ! Un
    adversaire doit obéir au scout. À un partenaire, il ne fait que suggérer.
    .other = Sur son flanc droit, il serait à l’abri. Envoyez-le sur le flanc gauche.
lesson-hit =
    Cela fait mal. Le général à trois étoiles est la seule carte jaune de Bob : il devait la jouer, juste
    devant l’artillerie. Une carte pilonnée reste en place jusqu’à la bataille.
lesson-play-trump =
    Cindy a joué au centre : c’est encore à vous. Seul votre flanc droit est vide, et il est vert. Vous
    n’avez pas de vert : n’importe quelle carte, face cachée. Prenez le 5 noir : un atout bat tous les généraux.
    .other = Seul un atout peut gagner ici. Jouez le 5 noir.
lesson-cavalry =
    La cavalerie de Cindy est la quatrième et dernière carte des flancs gauches. Jouée en dernier, une
    cavalerie réussit une manœuvre de flanc : elle y bat tout, même les généraux, sauf s’il y a un atout.
lesson-fill =
    C’est à Bob, mais sa dernière position vide est tournée vers vous, et les vôtres sont pleines. Quand on
    ne peut plus passer la main, on remplit ce qui est vide, dans le sens horaire. Ici, c’est à Bob seul.
lesson-battle =
    Les douze cartes sont alors posées, et la bataille se règle dans un ordre fixe. D’abord l’artillerie :
    Cindy capture le général à trois étoiles de Bob.
lesson-flank =
    Puis chaque position. Sur le flanc gauche, tout est face visible : pas d’atout, et la cavalerie de Cindy
    a été jouée en dernier. Elle capture le général à deux étoiles de Diane et votre scout.
lesson-highest =
    Sans manœuvre de flanc, l’atout le plus fort l’emporte et, sans atout, la plus forte carte de la couleur
    marquée. Au centre, tout dépend de la carte cachée de Bob. Voyons !
lesson-won =
    C’était le 3 noir, un atout. Il prend le centre, et le général à trois étoiles de Cindy. Mais votre 5
    noir prend le flanc droit : quatre cartes pour votre butin, dont un général. Personne d’autre ne
    le voit.
lesson-centre =
    Qui remporte le centre commence la phase suivante : c’est Bob. Chaque phase commence avec des champs de
    bataille vides, sans marqueurs et sans atout.
lesson-ordered =
    Cette fois, le scout de Bob vous donne un ordre : votre flanc droit. Il est noir, et vous avez deux
    cartes noires. Votre artillerie y serait tournée vers le flanc gauche de Diane. Jouez-la !
    .other = Gardez le général pour plus tard. Jouez l’artillerie noire.
lesson-waits =
    Diane voit votre artillerie et laisse son flanc gauche vide. Regardons combien de temps elle y parvient.
lesson-no-way =
    Votre flanc gauche est tourné vers Bob, dont les positions sont pleines : on ne lui passe pas la main tant
    qu’il y a une autre voie. Ce sera donc le centre. Vous n’avez pas de vert : sacrifiez le 5 rouge.
    .other = Vous aurez besoin de cette carte. Sacrifiez le 5 rouge.
lesson-helped =
    Cindy a retenu la leçon : son scout envoie Diane sur la seule position qui lui reste, juste devant votre
    artillerie.
lesson-last =
    Le général de Diane est touché. On ne passe plus la main, et vous remplissez votre flanc gauche. Il est
    rouge, et votre carte y sera la dernière : lancez la cavalerie.
    .other = Vous aurez besoin de cette carte plus tard. Jouez la cavalerie rouge.
lesson-second =
    Votre artillerie a capturé un général, et votre cavalerie le flanc gauche. Diane a remporté le centre et
    commence la phase 3. Allons tout droit à la dernière carte de cette phase.
lesson-reserve =
    Le flanc droit est vert. Vous ne pouvez pas fournir et le rouge est atout : vos deux cartes peuvent
    gagner. Celle qui reste est votre réserve : elle rejoint votre butin. Gardez le général, jouez l’artillerie.
    .other = Dans votre butin, le général vaut davantage. Jouez l’artillerie rouge.
lesson-regiments =
    La manche est finie, et chacun compte, couleur par couleur. Un général rapporte ses étoiles. Une carte de
    régiment, de 1 à 7, rapporte un point par général de sa couleur ; sans général, rien.
lesson-score =
    Vous avez 2 + 1 + 3 × 2 = 9 en rouge et autant en vert, soit { $points } points. Sans votre réserve, le
    rouge n’aurait fait que 1 + 3 × 1 = 4. Cindy a { $partner } points : ensemble { $sum }. Bob et Diane en ont { $others }.
lesson-rounds =
    Une partie compte quatre manches. Le camp qui a le moins de points choisit lequel des deux commence la
    suivante : maintenant Bob ou Diane. À la fin, le plus grand total gagne.
lesson-farewell =
    Vous savez tout ! À la table, vous trouverez les règles, et des conseils si vous en voulez. Vos
    prochaines cartes seront mélangées, et après la partie vous pourrez vérifier que personne ne les a
    disposées d’avance. Bon jeu !

## The table on the page

page-honor-card = { form-card }
page-honor-card-title =
    { $rank ->
        [scout] Scout
        [artillery] Artillerie
        [cavalry] Cavalerie
        [bugle] Clairon
        [flag] Drapeau
        [drum] Tambour
        [one-star] Général
        [two-star] Général
        [three-star] Général
       *[other] Infanterie
    }
page-honor-place =
    { $place ->
        [left] gauche
        [centre] centre
       *[right] droite
    }
page-honor-place-title = { name-place.title }
page-honor-battlefield = Champ de bataille : { $name }
page-honor-cell-empty = { $name }, { name-place } : vide.
page-honor-cell-up = { $name }, { name-place } : { $card }, carte { $number } de la phase.
page-honor-cell-down =
    { $name }, { name-place } : { $card-is ->
        [given] votre carte, { $card }, face cachée,
       *[empty] face cachée,
    } carte { $number } de la phase.
page-honor-marked = Couleur demandée : { name-colour }.
page-honor-cannot = Couleurs exclues : { $colours }.
page-honor-ordered = L’ordre du scout.
page-honor-suggested = La suggestion du scout.
page-honor-choose-place = Choisir le { name-place }.
page-honor-face-up = visible
page-honor-face-down = cachée
page-honor-lies-up = Elle sera face visible.
page-honor-lies-down = Elle sera face cachée.
page-honor-your-hand = Votre main
page-honor-empty-hand = Aucune carte
page-honor-hand-of =
    { $name } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    } en main
page-honor-spoils-of =
    { $name } : { $count ->
        [0] pas encore de butin
        [one] une carte capturée
       *[other] { $count } cartes capturées
    }
page-honor-voids = Couleurs qui manquent à { $name } : { $colours }.
page-honor-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-honor-side-points =
    { $count ->
        [one] { $count } point pour les deux partenaires
       *[other] { $count } points pour les deux partenaires
    }
page-honor-partner = Partenaire : { $name }
page-honor-phase = Phase { $phase } sur { $phases }
page-honor-before-round = Avant la manche { $number }
page-honor-trump = Atout : { name-colour }
page-honor-no-trump = pas encore d’atout
page-honor-lost =
    { $count ->
        [one] { $count } carte perdue
       *[other] { $count } cartes perdues
    }
page-honor-battle = Bataille de la phase { $phase }
page-honor-skip = Passer
page-honor-shelling = L’artillerie tire !
page-honor-nobody = Personne
page-honor-how =
    { $how ->
        [flank] manœuvre de flanc
        [trump] atout le plus fort
        [first] premier honneur
       *[highest] carte la plus forte
    }
page-honor-why-lost =
    { $why ->
        [rout] déroute totale
       *[shelled] tout est pilonné
    }
page-honor-artillery = artillerie
page-honor-outcome = Phase { $phase } : les vainqueurs
page-honor-outcome-away = Ranger le résultat
page-honor-spoils = Butin
page-honor-your-spoils = Votre butin
page-honor-no-spoils = Vous n’avez encore rien capturé.
page-honor-no-general = pas de général
page-honor-honours-later = les honneurs comptent à la fin de la manche
page-honor-spoils-worth =
    Pour l’instant : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-honor-seen = Cartes vues
page-honor-card-is =
    { $card } : { $state ->
        [seen] vue
        [held] dans votre main
       *[hidden] pas encore vue
    }
page-honor-legend =
    { $state ->
        [seen] vues
        [held] en main
       *[hidden] encore à venir
    }

## Headings of moves in the text view

page-honor-moves-play = { name-place.on-title }
page-honor-moves-order = L’ordre du scout
page-honor-moves-starter = Qui commence

## The score sheet

page-honor-sheet-round = Manche
page-honor-sheet-round-number = Manche { $number }
page-honor-sheet-colour = Couleur
page-honor-sheet-regiments = Régiments
page-honor-sheet-honours = Honneurs
page-honor-sheet-this-round = Manche
page-honor-sheet-total = Total
page-honor-sheet-how = Étoiles des généraux + cartes de régiment × généraux
page-honor-sheet-with-honours = Le dernier terme compte les honneurs.
page-honor-sheet-reserve = Avec la réserve :
page-honor-sheet-captured = cartes capturées
page-honor-sheet-spoils = Votre butin
page-honor-sheet-kept = Les honneurs comptent à la fin de la manche :

## Pictures of the rulebook

page-honor-picture-cards = Un régiment, de la carte la plus forte à la plus faible. Chacune des quatre couleurs a ces dix cartes.
page-honor-picture-setup = Quatre champs de bataille ; les partenaires se font face. Gauche et droite s’entendent du point de vue de chacun.
page-honor-picture-play = C’est la position qui dit quelles cartes sont permises.
page-honor-picture-play-follow = Le rouge est marqué et vous en avez : jouez-le face visible.
page-honor-picture-play-sacrifice = Le rouge est marqué et vous n’en avez pas : n’importe quelle carte, face cachée.
page-honor-picture-play-lead = Rien n’est marqué : ouvrez avec une nouvelle couleur.
page-honor-picture-direction = Où va la main : chaque position est tournée vers un autre joueur.
page-honor-picture-phase-end = L’ordre des cartes. Après la neuvième, Diane est bloquée : on remplit 10, 11 et 12.
page-honor-picture-lead = Alan ouvre le centre en rouge : les quatre centres sont marqués en rouge.
page-honor-picture-sacrifice = Diane n’a pas de rouge. Elle joue une carte face cachée, et personne ne sait laquelle.
page-honor-picture-trump = Trois couleurs sont marquées : la quatrième est atout. La carte cachée de Diane était noire : elle gagne.
page-honor-picture-rout = Personne n’a ouvert ici : les quatre cartes sont perdues.
page-honor-picture-cavalry = La cavalerie a été jouée en dernier : elle capture tout, même le général à trois étoiles.
page-honor-picture-artillery = L’artillerie d’Alan sur ses deux flancs : le général de Bob et le 6 de Diane sont touchés.
page-honor-picture-scout = C’est à Bob. Son flanc droit est tourné vers Alan, dont les positions sont pleines : le seul ordre possible est le centre.
page-honor-picture-resolution = Les douze cartes, avec l’ordre dans lequel elles ont été jouées. Le noir est atout.
page-honor-picture-resolution-1 = 1. L’artillerie capture ce qu’elle touche.
page-honor-picture-resolution-2 = 2. Flanc gauche : la cavalerie a été jouée en dernier.
page-honor-picture-resolution-3 = 3. Centre : le seul atout l’emporte.
page-honor-picture-resolution-4 = 4. Flanc droit : le 5 est la plus forte carte qui reste.
page-honor-picture-reserve = Neuf cartes ont été jouées. La dixième rejoint votre butin.
page-honor-picture-scoring = Deux généraux : chaque carte de régiment de leur couleur rapporte 2 points.
page-honor-picture-honours = Clairon, drapeau et tambour d’une couleur : au-dessous du scout, et égaux entre eux.
page-honor-picture-honours-battle = Rien que des honneurs de la couleur marquée : le premier joué l’emporte.
page-honor-picture-honours-scoring = Ce que les honneurs rapportent ensemble.

## Touches

page-honor-keys = gauche, centre et droite de votre champ de bataille
