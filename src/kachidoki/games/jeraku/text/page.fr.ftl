### Jeraku in the browser, in French.

## The table on the page

page-jeraku-card = { form-card }
page-jeraku-card-title =
    { $value ->
        [ninja] Ninja
       *[other] { $value } { name-suit }
    }
page-jeraku-clan-name =
    { $clan ->
        [red] Clan rouge
        [yellow] Clan jaune
        [blue] Clan bleu
        [green] Clan vert
       *[black] Clan noir
    }
page-jeraku-clan = { page-jeraku-clan-name }, { $name }
page-jeraku-automatic = automatique
page-jeraku-neutral = neutre
page-jeraku-side = Un camp : { $names }
page-jeraku-road = La route de Kyoto
page-jeraku-track = Piste de score
page-jeraku-points =
    { $count ->
        [one] { $count } point
        [many] { $count } de points
       *[other] { $count } points
    }
page-jeraku-supply =
    { $clan ->
        [red] Clan rouge
        [yellow] Clan jaune
        [blue] Clan bleu
        [green] Clan vert
       *[black] Clan noir
    } : { $count ->
        [0] aucun samouraï en réserve
        [one] un samouraï en réserve
        [many] { $count } de samouraïs en réserve
       *[other] { $count } samouraïs en réserve
    }
page-jeraku-hand-of =
    { $name } : { $count ->
        [0] aucune carte
        [one] une carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    } en main
page-jeraku-voids =
    { $count ->
        [one] { $name } n’a pas de { $suits }.
        [many] { $name } n’a ni { $suits }.
       *[other] { $name } n’a ni { $suits }.
    }
page-jeraku-void-more = { $suits } ni { name-suit }
page-jeraku-known = Vous savez que { $name } a en main :
page-jeraku-daimyo-card = Carte Daimyo { $number }
page-jeraku-holds = { $name } a la carte Kachidoki.
page-jeraku-choosing = choisit…
page-jeraku-chosen = a choisi
page-jeraku-round = Tour { $round } sur { $rounds }
page-jeraku-skirmish = Escarmouche { $number } sur { $count }
page-jeraku-led =
    { $suit ->
        [red] Le rouge est demandé
        [yellow] Le jaune est demandé
       *[blue] Le bleu est demandé
    }
page-jeraku-unofficial = Valeurs non officielles
page-jeraku-sum = contre { $sum }
page-jeraku-sum-about = Pour gagner, il faut plus de points que les deux meilleurs ennemis réunis.
page-jeraku-pays = { name-region.title } rapporte { $first }, { $second } et { $third }.
page-jeraku-next = Au prochain tour
page-jeraku-standing =
    { $who } : influence { $influence } ({ $daimyo ->
        [true] Daimyo, samouraïs : { $samurai }
       *[other] samouraïs : { $samurai }
    }), rang { $rank }.
page-jeraku-played = { page-jeraku-clan-name } : { $card }
page-jeraku-played-winning = { page-jeraku-clan-name } : { $card }, l’emporte pour l’instant
page-jeraku-played-before = { page-jeraku-clan-name }, à l’escarmouche précédente : { $card }
page-jeraku-seen = Cartes de ce tour
page-jeraku-card-is =
    { $card } : { $state ->
        [played] jouée
        [mine] à vous
        [known] chez { $name }
        [aside] écartée par vous
        [seen] vue par vous
       *[out] pas encore vue
    }
page-jeraku-legend =
    { $state ->
        [played] jouée
        [mine] à vous
        [known] on sait chez qui
        [aside] écartée par vous
        [seen] vue par vous
       *[out] pas encore vue
    }
page-jeraku-out =
    { $count ->
        [one] Une carte est hors de ce tour, sans que vous sachiez laquelle.
        [many] { $count } de cartes sont hors de ce tour, sans que vous sachiez lesquelles.
       *[other] { $count } cartes sont hors de ce tour, sans que vous sachiez lesquelles.
    }

## What can be done

page-jeraku-your-hand = Votre main
page-jeraku-empty-hand = Aucune carte
page-jeraku-open-cards = Les cartes de cette escarmouche
page-jeraku-open-label = visibles
page-jeraku-hidden = Une carte cachée
page-jeraku-hidden-label = cachée
page-jeraku-discard-label =
    { $count ->
        [0] aucune jouée
        [one] { $count } jouée
        [many] { $count } de jouées
       *[other] { $count } jouées
    }, { $left } en pioche
page-jeraku-enemy-would =
    L’autre carte irait au clan { $clan ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
       *[black] noir
    }.
page-jeraku-enemy-will =
    Ensuite le clan { $clan ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
       *[black] noir
    } agit avec cette carte : { $card }.
page-jeraku-pack =
    { $count ->
        [one] Paquet : une carte
        [many] Paquet : une carte sur { $count }
       *[other] Paquet : choisissez-en une sur { $count }
    }
page-jeraku-row = Vos cartes à garder
page-jeraku-picks = Vos choix
page-jeraku-pass-to = Pour { $name }
page-jeraku-pass-confirm =
    { $count ->
        [one] La passer à { $name }
        [many] Passer ces { $count } cartes à { $name }
       *[other] Passer ces { $count } cartes à { $name }
    }
page-jeraku-discard-confirm = Écarter : { $card }
page-jeraku-draft-confirm = Garder : { $card }
page-jeraku-play-ninja = Jouer le Ninja
page-jeraku-deploy =
    { $count ->
        [0] Ne déployer personne
        [one] En déployer un : { $region }
        [many] En déployer { $count } : { $region }
       *[other] En déployer { $count } : { $region }
    }
page-jeraku-actions =
    { $count ->
        [one] Un point d’action
        [many] { $count } de points d’action
       *[other] { $count } points d’action
    }
page-jeraku-left =
    { $count ->
        [one] Il reste un point d’action
        [many] Il reste { $count } de points d’action
       *[other] Il reste { $count } points d’action
    }
page-jeraku-place-here =
    Placer un samouraï : { name-region }.
page-jeraku-place-confirm =
    { $count ->
        [one] Placer un samouraï
        [many] Placer { $count } de samouraïs
       *[other] Placer { $count } samouraïs
    }
page-jeraku-place-none = Ne placer personne
page-jeraku-place-stop = S’arrêter là
page-jeraku-ghost = Reprendre le samouraï : { name-region }
page-jeraku-take-daimyo = Déplacer votre Daimyo ({ name-region }) : 2 points.
page-jeraku-take-samurai = Déplacer un samouraï ({ name-region }) : 1 point.
page-jeraku-piece =
    { page-jeraku-clan-name }, { name-region } : { $piece ->
        [daimyo] Daimyo
       *[samurai] samouraïs : { $count }
    }
page-jeraku-try-pass =
    { $count ->
        [one] Choisissez encore une carte : toutes sont passées ensemble.
        [many] Choisissez encore { $count } cartes : toutes sont passées ensemble.
       *[other] Choisissez encore { $count } cartes : toutes sont passées ensemble.
    }
page-jeraku-try-take = Choisissez d’abord le pion à déplacer, puis la région voisine.
page-jeraku-try-next = Un pion avance d’une région à la fois : celle d’avant ou celle d’après.
page-jeraku-try-full = Plus aucun samouraï ne peut être placé. Reprenez-en un d’abord s’il doit être ici.
page-jeraku-try-alone = Un samouraï à Kyoto est le seul que ce Ninja place.
page-jeraku-try-daimyo = On ne retire jamais un Daimyo, seulement des samouraïs.
page-jeraku-try-remove = On ne retire que des samouraïs de la région où se trouve votre Daimyo.
page-jeraku-stop =
    { $count ->
        [one] Terminer, un point est perdu
        [many] Terminer, { $count } de points sont perdus
       *[other] Terminer, { $count } points sont perdus
    }
page-jeraku-cost =
    { $count ->
        [one] un point
        [many] { $count } de points
       *[other] { $count } points
    }

## What happens

page-jeraku-skip = Passer
page-jeraku-why = La règle correspondante
page-jeraku-cry = Kachidoki ! { name-region.title }
page-jeraku-prestige =
    { $round ->
        [1] Prestige du tour I
        [2] Prestige du tour II
       *[other] Prestige du tour III
    }

## Headings of moves in the text view

page-jeraku-moves-card = Cartes
page-jeraku-moves-region = Régions
page-jeraku-moves-move = Déplacer un pion
page-jeraku-moves-remove = Retirer un samouraï
page-jeraku-moves-other = Autres choix

## La leçon. `.other` répond à un autre coup que celui qui est demandé.

lesson-welcome =
    Bienvenue à Jeraku ! Vous menez le clan rouge, contre Bob et Cindy. Nous jouons ensemble un premier
    tour. Cartes et pions ont été préparés, pour que vous rencontriez toutes les règles.
lesson-road =
    Voici la route : sept régions en ligne, de Kyoto à la région 6. Chaque samouraï vous apporte 1
    d’influence dans sa région. Votre Daimyo, le seigneur de votre clan, compte pour 2.
lesson-pays =
    À la fin d’un tour, chaque région rapporte des points aux trois clans qui y ont le plus d’influence. Au
    tour 1, les régions lointaines rapportent le plus. Les petits chiffres annoncent le tour suivant.
lesson-daimyo =
    Chaque Daimyo commence où le dit sa carte. La vôtre est la plus forte, et vous avez donc la carte Kachidoki : qui l’a
    joue en premier.
lesson-hand =
    Voici vos six cartes. Il y a trois couleurs, avec les nombres de 1 à 6 et un Ninja dans chacune. Les couleurs
    des cartes n’ont rien à voir avec celles des clans.
lesson-pass =
    D’abord, chacun passe en secret deux cartes à gauche. Bob et Cindy ont déjà choisi. Un 1 ne fait pas
    grand-chose à ce tour : choisissez le 1 rouge et le 1 bleu pour Bob.
    .other = Vous aurez bientôt besoin de cette carte. Passez le 1 rouge et le 1 bleu.
lesson-pass-more =
    Et maintenant la seconde carte : le 1 bleu.
    .other = Vous aurez bientôt besoin de cette carte. Passez le 1 bleu.
lesson-received =
    Cindy vous a passé un 3 rouge et un 4 bleu. Souvenez-vous de ce que vous avez donné : deux cartes de Bob
    n’ont pas de secret pour vous.
lesson-lead =
    Un tour a six escarmouches, d’une carte chacun. Vous commencez. Un nombre fait l’une de deux choses : amener des
    samouraïs dans sa région, ou donner des points d’action. Jouez le 6 rouge et déployez des samouraïs.
    .other = Dans une vraie partie, ce serait possible. Ici, prenez le 6 rouge.
lesson-deploy =
    Choisissez maintenant à quoi sert le 6 : déployez vos samouraïs dans la région 6.
    .other = Les points d’action viendront plus tard. Cette fois, déployez.
lesson-place =
    Jusqu’à trois samouraïs quittent votre réserve pour la région 6. Placez-les tous les trois.
    .other = Plus de samouraïs, plus d’influence. Placez-les dans la région 6.
lesson-influence =
    Influence 3 dans la région 6, et 2 dans la région 5, où se tient votre Daimyo. La médaille indique votre rang.
    C’est à Bob.
lesson-follow =
    Vous avez entamé rouge : qui a du rouge doit en jouer. Bob en avait, et il a envoyé trois samouraïs dans la
    région 4. À Cindy maintenant.
lesson-last =
    Cindy n’a plus de rouge : elle peut alors jouer n’importe quelle carte. Le nombre le plus fort gagne, quelle
    que soit sa couleur. Il y a deux 6, et entre cartes égales la dernière gagne. L’escarmouche est à Cindy.
lesson-cry =
    Qui gagne prend la carte Kachidoki et pousse le cri de victoire. La région de son Daimyo a été comptée : 3 points
    au premier rang, 2 au deuxième, 1 au troisième. Mais dans la région 4, Bob avait plus d’influence que Cindy !
lesson-watch =
    Cindy a pris six points d’action. Chaque samouraï que son Daimyo a retiré de sa propre région en coûtait un,
    chaque pas du Daimyo deux. Elle a maintenant 5 d’influence dans la région 6, et vous 3.
lesson-ninja =
    Le jaune est demandé : vous devez jouer du jaune. Un Ninja vaut moins que tous les nombres, mais il bat un 6 ! Et
    il place trois samouraïs où vous voulez. Jouez-le.
    .other = Le 2 ne bat pas un 6, mais le Ninja, si. Jouez le Ninja jaune.
lesson-ninja-place =
    Trois samouraïs, chacun dans la région de votre choix. Mettez-en un dans la région 5, auprès de votre Daimyo, et deux
    dans la région 6, pour rattraper Cindy.
    .other = Ce serait possible. Ici, mettez-en un dans la région 5 et deux dans la région 6.
lesson-ninja-more =
    Les deux autres vont dans la région 6.
    .other = Vous resteriez derrière Cindy dans la région 6. Mettez-y les deux.
lesson-beats =
    Bob envoie aussi des samouraïs : avec le troisième, il vous égale dans la région 5. Mais les cartes sont 6, Ninja et
    5, et le Ninja bat le 6. L’escarmouche est à vous !
lesson-tie =
    La région de votre Daimyo a été comptée, avec 3 d’influence pour vous et 3 pour Bob. Les clans à égalité
    prennent le moins bon de leurs rangs : vous étiez deuxièmes tous les deux, avec 2 points. Personne n’était premier.
lesson-act =
    Vous êtes à égalité avec Bob dans la région 5 et avec Cindy dans la région 6. C’est à vous d’entamer : changeons
    cela. Prenez le 5 rouge, cette fois pour ses cinq points d’action.
    .other = Ce plan demande cinq points. Prenez le 5 rouge.
lesson-points =
    Choisissez maintenant les points d’action.
    .other = Trois samouraïs de plus aideraient aussi, mais ici il nous faut les points d’action.
lesson-remove =
    Votre Daimyo retire les samouraïs des autres de la région où il se tient, pour un point chacun. Faites-le donc avant
    qu’il parte. Retirez un samouraï de Bob.
    .other = Cela peut attendre. Retirez d’abord un samouraï de Bob dans la région 5.
lesson-remove-more =
    Et encore un. Il retourne dans la réserve de Bob.
    .other = Bob y garderait trop d’influence. Retirez-en encore un.
lesson-move =
    Bob n’a plus qu’un samouraï dans la région 5. Menez maintenant votre Daimyo dans la région 6, en l’éloignant de
    Kyoto. Cela coûte deux points.
    .other = C’est maintenant au Daimyo d’agir : il va dans la région 6.
lesson-samurai =
    Avec lui, vous avez 7 dans la région 6, et Cindy 5. Un de vos samouraïs n’y est pas indispensable : pour votre
    dernier point, menez-le dans la région 5.
    .other = Le dernier point est pour un samouraï qui va de la région 6 à la région 5.
lesson-ahead =
    Bravo ! Vous êtes maintenant au premier rang dans les deux régions. Mais chaque carte agit aussitôt, et Bob et
    Cindy doivent encore jouer.
lesson-known =
    Bob fournit avec le 1 rouge : c’est une des cartes que vous lui avez passées.
lesson-drift =
    Pourquoi la région 1 ? Voyez les petits chiffres. De tour en tour, les points se déplacent vers Kyoto : le
    tour 2 paie surtout au milieu, le tour 3 à Kyoto. Les pions restent en place : partez à temps.
lesson-won =
    Votre 5 était la carte la plus forte. Le cri a retenti dans la région 6, où est votre Daimyo : 3 points pour vous,
    2 pour Cindy. Passons vite à la dernière escarmouche.
lesson-final =
    Votre dernière carte : trois points. Dans la région 5, vous avez 2, comme Cindy. Un samouraï de la région 6 aiderait,
    mais alors elle y serait à égalité ! Retirez donc d’abord un des siens dans la région 6.
    .other = Une chose après l’autre. Retirez un samouraï de Cindy dans la région 6.
lesson-final-move =
    Maintenant, un samouraï peut aller de la région 6 à la région 5, et vous êtes au premier rang dans les deux.
    .other = Menez un samouraï de la région 6 à la région 5.
lesson-stop =
    Il reste un point. Vous pourriez retirer encore un samouraï de Cindy, mais aucun rang n’en changerait. Vous pouvez
    vous arrêter quand vous voulez : le reste est perdu. Arrêtez-vous là.
    .other = Aucun rang n’en changerait. Arrêtez-vous là.
lesson-prestige =
    Bob joue la dernière carte. Puis vient le prestige : chaque région est comptée, de la région 6 à Kyoto.
    Regardez !
lesson-regions =
    Au tour 1, vous étiez au premier rang dans les régions 6, 5 et 4, pour 8, 7 et 5 points. Dans la région 2, Cindy et
    vous aviez un samouraï : deux deuxièmes rangs, un point chacun. La route annonce déjà le tour 2.
lesson-score =
    Cela fait { $prestige } pour les régions, et { $cries } viennent des cris de victoire : { $total } points pour vous,
    { $bob } pour Bob et { $cindy } pour Cindy. Un beau tour !
lesson-unofficial =
    Une chose à savoir : nous ne connaissons pas les vrais nombres du plateau imprimé. Les valeurs d’ici ne sont pas
    officielles. Le lien en dit plus, et comment saisir les vôtres.
lesson-rounds =
    Une partie a trois tours. On distribue de nouvelles cartes, mais les pions, les réserves et la carte Kachidoki
    restent. Voyez ce que les régions rapportent maintenant ! Après le tour 3, celui qui a le
    plus de points gagne.
lesson-farewell =
    C’est tout ce qu’il faut savoir ! Il y a d’autres modes, du solo à cinq clans, et des conseils à la
    table si vous en voulez. Vos prochaines cartes seront mélangées. Bonne route vers Kyoto !

## La feuille de points

page-jeraku-sheet-round = Tour
page-jeraku-sheet-round-number = Tour { $number }
page-jeraku-sheet-region = Région
page-jeraku-sheet-pays = rapporte { $first }, { $second } et { $third }
page-jeraku-sheet-standing =
    influence { $influence }, rang { $rank } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-jeraku-sheet-prestige = Prestige
page-jeraku-sheet-cries = Kachidoki
page-jeraku-sheet-this-round = Tour
page-jeraku-sheet-total = Total
page-jeraku-sheet-best = Meilleur clan
page-jeraku-sheet-sum = Ensemble
page-jeraku-sheet-so-far = en cours
page-jeraku-sheet-how = Influence, rang et points. Les clans à égalité prennent le moins bon des rangs qu’ils se partagent.
page-jeraku-sheet-parts = Kachidoki + prestige
page-jeraku-sheet-against = { $points } contre { $sum } : il faut dépasser les deux meilleurs ennemis réunis.
page-jeraku-sheet-unofficial = Ce que rapportent les régions : des valeurs non officielles.
page-jeraku-sheet-more = D’où elles viennent

## Les images des règles

page-jeraku-picture-map = La route de Kyoto, à gauche, à la région 6. Dans la région 3, rouge a 4 d’influence : deux samouraïs, et le Daimyo compte pour 2.
page-jeraku-picture-cards = Les sept cartes d’une couleur. Il y a trois couleurs, la carte Kachidoki et six cartes Daimyo.
page-jeraku-picture-setup = Rouge, jaune, bleu et vert ont tiré 2, 5, 1 et 6. Vert a la carte la plus forte et prend la carte Kachidoki.
page-jeraku-picture-recruitment = Deux cartes vont à gauche, avant que vous voyiez les deux qui viennent de droite.
page-jeraku-picture-skirmish = La première carte dit quelles cartes sont permises.
page-jeraku-picture-skirmish-follow = Vous avez du jaune : jouez une carte jaune. Le Ninja en est une.
page-jeraku-picture-skirmish-free = Vous n’avez pas de jaune : n’importe quelle carte.
page-jeraku-picture-ninja = Un Ninja : jusqu’à trois samouraïs, chacun dans n’importe quelle région, même à Kyoto.
page-jeraku-picture-deploy = Un 4 qui déploie : jusqu’à trois samouraïs dans la région 4.
page-jeraku-picture-actions = Un 4 pour agir : quatre points, à mêler comme vous voulez.
page-jeraku-picture-actions-daimyo = 2 points : le Daimyo se déplace d’une région.
page-jeraku-picture-actions-samurai = 1 point : un samouraï se déplace d’une région.
page-jeraku-picture-actions-remove = 1 point : un samouraï d’un autre clan est retiré de la région du Daimyo.
page-jeraku-picture-removal = Le Daimyo rouge retire un samouraï jaune de sa propre région. Il retourne dans sa réserve. Dans la région 4, il n’atteint personne.
page-jeraku-picture-winner = Le dernier des deux 5 gagne. Un Ninja bat un 6. Sans 6, un Ninja ne bat rien.
page-jeraku-picture-kachidoki = Bleu a gagné, et son Daimyo est dans la région 4. Jaune y a plus d’influence et marque le plus.
page-jeraku-picture-ranks = Influence et rang de trois clans. Les clans à égalité prennent tous le moins bon des rangs qu’ils se partagent.
page-jeraku-picture-prestige = Où sont les points aux tours 1, 2 et 3 : ils passent des régions lointaines à Kyoto.
page-jeraku-picture-five = Cinq clans, avec quatre cartes chacun.
page-jeraku-picture-armies = Chaque joueur a deux clans, avec une carte Daimyo de 4 à 6 et une de 1 à 3.
page-jeraku-picture-armies-draft = Trois cartes à garder, et un paquet : on en garde une, et on échange le reste.
page-jeraku-picture-armies-draft-row = à garder
page-jeraku-picture-armies-draft-pick = une du paquet
page-jeraku-picture-armies-draft-swap = l’autre camp
page-jeraku-picture-armies-skirmish = Alan (rouge, jaune) a la carte Kachidoki. Chez chacun, le clan qui a le plus de points passe en premier.
page-jeraku-picture-armies-winning = Alan gagne : 45, c’est le meilleur des quatre clans.
page-jeraku-picture-team = Bob et Diane gagnent : c’est la somme qui compte, pas le meilleur clan.
page-jeraku-picture-neutral = Le clan neutre au tour 1, et un pas plus loin au tour 2.
page-jeraku-picture-neutral-recruitment = On échange trois cartes sur huit. Puis chacun en écarte une, face cachée.
page-jeraku-picture-neutral-samurai = Un samouraï neutre est chassé de la région 3. Il va n’importe où, sauf derrière son Daimyo, dans la région 6.
page-jeraku-picture-solo = L’une des deux cartes visibles est pour vous. L’autre active le clan de sa couleur, puis la carte cachée en fait autant.
page-jeraku-picture-solo-card = Un 1 vous apporte un samouraï. Des trois d’un Ninja, un seul va à Kyoto.
page-jeraku-picture-solo-samurai = Un samouraï jaune arrive dans la région 4, et un des vôtres est éliminé : vous êtes toujours la première cible.
page-jeraku-picture-solo-daimyo = Ce que fait avec un 5 un Daimyo ennemi qui est dans la région 3.
page-jeraku-picture-solo-daimyo-stays = Un samouraï n’est pas protégé : il l’élimine et reste.
page-jeraku-picture-solo-daimyo-moves = Il n’y a personne : il va vers la région 5, et élimine un samouraï où il arrive.
page-jeraku-picture-solo-third-round = Deux règles pour le troisième tour.
page-jeraku-picture-solo-third-round-kyoto = Déjà dans la région de la carte : un pas vers Kyoto.
page-jeraku-picture-solo-third-round-blocked = Aucun Daimyo ne va dans la région 5 ou 6. Le samouraï vient quand même.
page-jeraku-picture-solo-protection = Auprès de leur Daimyo, vos samouraïs sont à l’abri. Seuls, non.
page-jeraku-picture-solo-winning = Il vous faut plus de points que les deux meilleurs ennemis ensemble : 40 contre 39.
page-jeraku-picture-solo-expert = Ce dont votre Daimyo protège, et ce dont il ne protège pas.
page-jeraku-picture-solo-expert-samurai = D’un samouraï ennemi, il protège encore.
page-jeraku-picture-solo-expert-daimyo = D’un Daimyo ennemi, il ne protège pas.

## Touches

page-jeraku-keys-regions = les régions ; 0 est Kyoto
page-jeraku-keys-deploy = déployer des samouraïs
page-jeraku-keys-actions = prendre les points d’action
