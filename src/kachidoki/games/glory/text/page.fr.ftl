### Call to Glory dans le navigateur, en français : la leçon.
### `.other` répond à un autre coup que celui qui est demandé.

lesson-welcome =
    Bienvenue dans Call to Glory ! Vous allez jouer une première manche contre Hana.
    Les cartes ont été disposées d’avance, pour vous montrer toutes les règles. Dans une vraie partie, personne ne le fait.
lesson-hand =
    Voici vos cartes. Trois vous ont été distribuées. Vous commencez : vous avez donc aussi pioché une
    carte dans chacune des deux pioches.
lesson-numbers =
    Le nombre d’une carte dit deux choses : la valeur du personnage, et combien il y en a.
    Il y a 20 Paysans, qui valent 20 points. Il n’y a que 6 Empereurs, qui valent 6 points.
lesson-aim =
    Réunissez des cartes d’un même personnage et posez-les devant vous en série. À la fin de la
    manche, chacune de vos séries rapporte son nombre.
lesson-discard =
    Un tour est court : piochez deux cartes, puis posez une série ou défaussez une carte. Vous n’avez
    pas deux cartes pareilles, il faut donc défausser. Défaussez le Samouraï.
    .other = Dans une vraie partie, vous pourriez. Ici, défaussez le Samouraï.
lesson-places =
    Votre carte a ouvert une défausse, celle de Hana devait donc ouvrir l’autre : une place vide se
    remplit toujours d’abord. Quand les deux ont des cartes, on choisit.
lesson-draw =
    À vous. Piochez deux cartes, dans deux piles différentes. Commencez par la pioche 1.
lesson-take =
    Un deuxième Moine ! Vous voyez la première carte avant de choisir la seconde pile. Les défausses
    comptent aussi : Hana a jeté un Paysan. Prenez-le !
    .other = Regardez la défausse 2 : avec ce Paysan, vous avez une paire.
lesson-lay =
    Vous avez maintenant deux paires. Deux cartes suffisent pour une série, et l’on pose une série par
    tour. Posez les Paysans : 20 points.
    .other = Gardez les autres pour plus tard. Posez les deux Paysans.
lesson-larger =
    Hana pose deux Moines. Il n’y a jamais plus d’une série d’un personnage sur la table : qui en
    pose une plus grande chasse la plus petite. Vous tenez deux Moines, il vous en faut encore un.
lesson-hope = Tentez votre chance avec la pioche 2.
lesson-luck =
    Le troisième Moine ! Il faut encore une seconde carte, d’une autre pile. Prenez la pioche 1.
lesson-outdo = Trois, c’est plus que deux. Posez les trois Moines !
    .other = Deux Moines ne font pas plus que les deux de Hana. Posez les trois.
lesson-outdone =
    Hana doit défausser ses Moines aussitôt, tous dans la même pile. Une place était vide, ils devaient
    donc y aller. Les 18 points sont à vous.
lesson-beaten =
    Cela peut vous arriver aussi : trois Paysans battent les deux vôtres. Vous les défaussez, et comme
    les deux défausses ont des cartes, vous choisissez. Le prochain tour est à vous : mettez-les dans la
    défausse 1, et le Moine de la défausse 2 reste à portée.
    .other = Cela cacherait le Moine. Mettez les Paysans dans la défausse 1.
lesson-common =
    Il y a 20 Paysans : leur série tient rarement longtemps. Cherchez quelque chose de plus sûr :
    piochez dans la pioche 1.
lesson-again = Un deuxième Empereur ! Prenez maintenant le Moine de la défausse 2. Il pourra servir.
    .other = Le Moine de la défausse 2 vous servira davantage.
lesson-rare =
    Il n’y a que six Empereurs, et vous en tenez deux. Pour les battre, il faudrait trois des quatre
    autres. Peu de points, mais des points sûrs : posez les Empereurs.
    .other = Les Daimyos peuvent attendre. Posez les deux Empereurs.
lesson-watch =
    Avez-vous vu ? Hana a pris l’autre Moine. Ce que l’on prend dans une défausse, tout le monde le
    voit : retenez-le. Et maintenant, sautons quelques tours.
lesson-later =
    Quelques tours plus tard, vous avez cinq séries, et Hana a les Paysans et les Ninjas. Vous tenez
    encore trois Moines. La main n’a pas de limite.
lesson-danger =
    Hana réunit des Moines : quatre battraient les trois vôtres. Piochez dans la pioche 1.
lesson-fourth = Encore un Moine : vous en tenez quatre. Piochez la seconde carte dans la pioche 2.
lesson-replace =
    On n’agrandit jamais une série. Mais vous pouvez remplacer la vôtre par une plus grande, depuis
    votre main. Posez quatre Moines.
    .other = Pour remplacer trois Moines, il en faut plus de trois. Posez les quatre.
lesson-old-set =
    Vous défaussez l’ancienne série, comme si elle était battue, et vous choisissez la pile. Mettez-la
    dans la défausse 1. Désormais, il faut cinq Moines à Hana.
    .other = Les deux piles iraient. Ici, mettez les Moines dans la défausse 1.
lesson-sixth =
    À deux joueurs, la manche s’arrête quand quelqu’un a six séries à la fin d’un tour. Vous en avez
    cinq, et un Émissaire en main. Piochez dans la pioche 2.
lesson-always-two = Le deuxième Émissaire ! On pioche toujours deux cartes : prenez-en une dans la pioche 1.
lesson-end = Posez les Émissaires, votre sixième série.
    .other = Posez les deux Émissaires, et la manche est finie.
lesson-score =
    La manche est finie. Chaque série rapporte son nombre une seule fois, petite ou grande.
    Vous : 18 + 16 + 12 + 9 + 8 + 6 = { $points } points. Hana : 20 + 14 = { $others } points.
    Les cartes en main ne rapportent rien.
lesson-other-ends =
    Une manche s’arrête aussi quand les neuf personnages sont sur la table, ou quand une pioche est
    épuisée.
lesson-rounds =
    Une partie compte quatre manches, et chacune commence avec de nouvelles cartes. Qui a le moins de
    points commence : c’est au tour de Hana. À la fin, le plus grand total gagne.
lesson-farewell =
    Vous savez tout ! À la table, vous trouverez les règles, et des conseils si vous en voulez. Vos
    prochaines cartes seront mélangées, et après la partie vous pourrez vérifier que personne ne les a
    disposées d’avance. Bon jeu !

## The table on the page

page-glory-pile-name =
    { $pile ->
        [deck-1] Pioche 1
        [deck-2] Pioche 2
        [discard-1] Défausse 1
       *[discard-2] Défausse 2
    }
page-glory-pile =
    { $label } : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $top-is ->
        [empty] { "" }
       *[given] , au sommet : { $top }
    }
page-glory-discard-here = Mettre la carte choisie dans { name-pile }
page-glory-supply =
    { $count ->
        [0] plus de figurine Ninja
        [one] encore { $count } figurine Ninja
       *[other] encore { $count } figurines Ninja
    }
page-glory-figures =
    { $count ->
        [0] aucune figurine Ninja
        [one] { $count } figurine Ninja
       *[other] { $count } figurines Ninja
    }
page-glory-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-glory-laid = + { $count } sur la table
page-glory-so-far = pour l’instant, sans les bonus
page-glory-goal =
    { $count ->
        [one] { $count } série
       *[other] { $count } séries
    } sur { $goal }
page-glory-hand-of =
    { $name } : { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    } en main
page-glory-goal-short = { $count }/{ $goal }
page-glory-near = Une série de plus et la manche se termine.
page-glory-nine = { $count } personnages sur 9
page-glory-nine-about = Quand les neuf personnages sont sur la table, la manche se termine.
page-glory-nine-near = Encore un et la manche se termine
page-glory-seen = Vu en main : { $cards }
page-glory-beats = bat la série de { $count }
page-glory-replaces = remplace vos { $count }
page-glory-ends = termine la manche
page-glory-no-sets = Pas encore de série
page-glory-your-side = Votre côté de la table
page-glory-your-sets = C’est ici que vous posez vos séries
page-glory-your-hand = Votre main
page-glory-empty-hand = Votre main est vide
page-glory-held =
    { $count ->
        [one] { name-kind }
       *[other] { form-number } { name-kind.many }
    }.
page-glory-can-lay = Vous pouvez les poser en série.
page-glory-fewer = Poser une carte de moins
page-glory-more = Poser une carte de plus
page-glory-mission = Mission { name-stack } : { $count } points de bonus par { name-kind } sur la table
page-glory-mission-each = +{ $count } par carte
page-glory-or-strike = … ou utilisez une figurine contre une série signalée
page-glory-bonus = { $count } de bonus
page-glory-round = Manche
page-glory-round-number = Manche { $number }
page-glory-total = Total

## Pictures of the rulebook

page-glory-picture-cards = Les neuf personnages. Le nombre est la valeur d’une série, et combien il y a de ces cartes.
page-glory-picture-setup = Deux pioches, deux places vides entre elles, et trois cartes pour chacun.
page-glory-picture-action1 = Deux cartes dans votre main, prises dans deux piles différentes.
page-glory-picture-action2a = Six Paysans en dépassent quatre : les quatre vont dans une défausse.
page-glory-picture-action2b-empty = Une place est vide : la carte doit y aller.
page-glory-picture-action2b-choice = Les deux défausses ont des cartes : le propriétaire choisit.
page-glory-picture-players = { $count } joueurs
page-glory-picture-goal = { $count } séries
page-glory-picture-nine = les neuf personnages
page-glory-picture-empty = une pioche vide
page-glory-picture-round-end = Chacune de ces trois conditions met fin à la manche.
page-glory-picture-scoring = Six séries contre deux : 60 points contre 36.
page-glory-picture-missions-setup = Une mission secrète de chaque pile : 5, 4 ou 3 points par carte.
page-glory-picture-missions = Deux Impératrices et la mission de la pile A : 2 × 5 = 10 points de bonus.
page-glory-picture-ninja-gain = Qui pose des Ninjas prend une figurine.
page-glory-picture-ninja = Une figurine élimine une carte : trois Moines deviennent deux.

## Headings of moves in the text view

page-glory-moves-lay = Poser une série
page-glory-moves-discard = Défausser une carte
page-glory-moves-strike = Utiliser une figurine Ninja
page-glory-moves-other = Autres coups
