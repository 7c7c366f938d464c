### Call to Adventure in the browser, in French.

## The table

page-adventure-rows = Les rangées des trois actes
page-adventure-row =
    Acte { $act }{ $state ->
        [hidden] {" "}(face cachée)
        [closed] {" "}(fermé pour vous)
       *[open] {""}
    }
page-adventure-hidden = face cachée
page-adventure-closed = fermé
page-adventure-empty = vide
page-adventure-deck = Pioche : { $left }, défausse : { $gone }
page-adventure-tops = Vous connaissez, à partir du dessus : { $cards }.
page-adventure-deck-of =
    { $which ->
        [hero] Pioche Héros
       *[antihero] Pioche Anti-héros
    } : { $left }
page-adventure-harder = { $count } en plus de ce qui est imprimé.
page-adventure-ally-here = Allié ici, 1 de plus :
page-adventure-aloud-target = Seuil { $count }, { $abilities }.
page-adventure-aloud-cost = Coûte { $count } Expérience.
page-adventure-sign =
    { $sign ->
        [triumph] { $count } Triomphe
        [tragedy] { $count } Tragédie
        [xp] { $count } Expérience
        [virtue] { $count } Vertu
        [corruption] { $count } Corruption
        [hero] { $count ->
            [one] une carte Héros
           *[other] { $count } cartes Héros
        }
        [antihero] { $count ->
            [one] une carte Anti-héros
           *[other] { $count } cartes Anti-héros
        }
        [shield] seuil { $count }
        [plus] 1 de plus
        [skull] marque du crâne
        [cards] une carte au choix
       *[other] { $count }
    }

## Heroes

page-adventure-board = { $name } : Histoire
page-adventure-column = { $name }, { $count } carte(s) sur 3
page-adventure-unknown = { $name }, face cachée
page-adventure-abilities = Compétences
page-adventure-ability = { $name } : { $count }, { $runes ->
        [0] aucune rune
        [one] une rune
       *[other] { $runes } runes
    }
page-adventure-icons = Icônes Histoire
page-adventure-icon = { $name } : { $count }, { $points ->
        [0] pas encore de points
        [one] un point
       *[other] { $points } points
    }
page-adventure-printed = Triomphe et Tragédie dans l’Histoire
page-adventure-xp = { $count } Expérience
page-adventure-points =
    { $all ->
        [true] { $count } points
       *[other] { $count } points à ce stade
    }
page-adventure-points-so-far = Ce que vaut cette Histoire maintenant ; un Destin caché s’y ajoute.
page-adventure-track = Échelle de Corruption : niveau { $level } sur 7
page-adventure-level =
    Niveau { $level } : { $points } points, { $cards ->
        [both] cartes Héros et Anti-héros
        [hero] cartes Héros seulement
       *[antihero] cartes Anti-héros seulement
    }, { $dark ->
        [true] runes Sombres permises
       *[false] aucune rune Sombre
    }
page-adventure-allies = Alliés
page-adventure-played =
    { $which ->
        [hero] Cartes Héros jouées : { $count }
       *[antihero] Cartes Anti-héros jouées : { $count }
    }
page-adventure-holds =
    { $which ->
        [hero] Cartes Héros en main : { $count }
       *[antihero] Cartes Anti-héros en main : { $count }
    }
page-adventure-cards = { $count } carte(s) Histoire sur 9
page-adventure-open-story = Histoire

## The Adversary of a solo or co-op game

page-adventure-foe = L’Adversaire : { $name }
page-adventure-foe-xp = { $count } Expérience sur { $target } : à { $target }, tout est perdu
page-adventure-foe-difficulty = Seuil actuel : { $count }
page-adventure-foe-beaten = vaincu
page-adventure-foe-deck = Sa pioche : { $count }
page-adventure-foe-waits = attend le résultat
page-adventure-face = Affronter { $name }

## What can be done

page-adventure-attempt =
    { $way ->
        [1] Tenter : premier chemin
       *[other] Tenter : second chemin
    }
page-adventure-attempt-path = Tenter ce chemin :
page-adventure-take =
    { $cost ->
        [0] Gagner ce Trait
       *[other] Gagner ce Trait ({ $cost } Expérience)
    }
page-adventure-journey =
    { $cost ->
        [0] Voyage : la remplacer
       *[other] Voyage : la remplacer ({ $cost } Expérience)
    }
page-adventure-discard = La remplacer gratuitement
page-adventure-use =
    { $number ->
        [0] Utiliser son pouvoir
       *[other] Utiliser le pouvoir { $number }
    }
page-adventure-play = Jouer cette carte
page-adventure-cast =
    { $count ->
        [0] Lancer les runes
        [one] Acheter une rune Sombre et lancer
       *[other] Acheter { $count } runes Sombres et lancer
    }
page-adventure-dark = Runes Sombres à acheter
page-adventure-dark-cost = Runes Sombres ({ $cost } Expérience chacune)
page-adventure-odds =
    { $dark ->
        [0] Sans rune Sombre : { $chance }
        [one] Une rune Sombre : { $chance }
       *[other] { $dark } runes Sombres : { $chance }
    }
page-adventure-pass = Passer
page-adventure-end =
    { $done ->
        [true] Finir le tour
       *[other] Finir le tour sans action principale
    }
page-adventure-yes = Oui
page-adventure-no = Non
page-adventure-enough = C’est assez
page-adventure-keep = Votre héros : gardez une carte de chaque paire
page-adventure-keep-confirm = Voici mon héros
page-adventure-hand =
    { $count ->
        [0] Votre main est vide
        [one] Votre main : une carte
       *[other] Votre main : { $count } cartes
    }
page-adventure-playable =
    { $now ->
        [true] Jouable maintenant.
       *[other] Pas jouable maintenant.
    }

## An attempt

page-adventure-stage = { $name } tente { $title }
page-adventure-attempts = { $name } tente
page-adventure-target = Seuil { $target }.
page-adventure-result = Résultat { $result } contre un seuil de { $target }.
page-adventure-outcome =
    { $outcome ->
        [success] Relevé !
       *[failure] Échec
    }
page-adventure-rune = { $name } : { $value }
page-adventure-ghost = Une rune Sombre que vous allez acheter
page-adventure-mods = Ce qui le modifie
page-adventure-mod =
    { $on ->
        [target] seuil
       *[result] résultat
    }
page-adventure-mod-turn = (jusqu’à la fin du tour)
page-adventure-stack = Cartes en attente d’effet
page-adventure-stack-of = jouée par { $name }
page-adventure-stack-about = La dernière carte jouée prend effet la première.
page-adventure-cancelled = annulée

## Passing

page-adventure-passing = Passer à ma place
page-adventure-passing-about = La page passe pour vous quand il n’y a rien à jouer, ni rien à gagner : on vous interroge quand une carte ou un pouvoir peut changer l’issue d’une tentative, ou que c’est son dernier moment. Ici, vous pouvez être interrogé plus ou moins souvent ; la touche R vous fait interroger dès que vous pourrez jouer quoi que ce soit.
page-adventure-passing-shared = Plusieurs personnes partagent cet écran : l’appareil ne passe à quelqu’un d’autre que si quelque chose est en jeu.
page-adventure-react = M’interroger la prochaine fois (R)
page-adventure-pass-turn = Passer jusqu’à la fin de ce tour
page-adventure-pass-turn-off = Me demander de nouveau ce tour-ci
page-adventure-pass-lean = M’interroger seulement quand quelque chose est en jeu
page-adventure-pass-ask = me demander
page-adventure-pass-for-me = passer pour moi
page-adventure-pass-usual = Comme au début
page-adventure-window-response = Une carte a été jouée

## The text view

page-adventure-moves-main = Action principale
page-adventure-moves-row = Remplacer une carte
page-adventure-moves-card = Cartes et pouvoirs
page-adventure-moves-pick = Choisir
page-adventure-moves-other = Autre chose
page-adventure-move =
    { $verb ->
        [attempt] Tenter « { $name } » : { $path }
        [trait] Gagner le Trait « { $name } »
        [journey] Voyage : remplacer « { $name } »
        [discard] Remplacer « { $name } » gratuitement
        [host] Placer l’Allié sous « { $name } »
       *[slot] Choisir « { $name } »
    }
page-adventure-dark-again =
    { $count ->
        [0] Ne relancer aucune rune Sombre
        [one] Relancer une rune Sombre
       *[other] Relancer { $count } runes Sombres
    }

## The score sheet and the tale

page-adventure-sheet-from = Points de
page-adventure-sheet-line =
    { $line ->
        [printed] Triomphe et Tragédie
        [sets] Ensembles d’icônes
        [xp] Expérience
        [hero] Cartes Héros
        [antihero] Cartes Anti-héros
        [track] Échelle de Corruption
       *[destiny] Destin
    }
page-adventure-sheet-level = niveau { $level }
page-adventure-sheet-total = Total
page-adventure-sheet-so-far = À ce stade
page-adventure-sheet-secret = encore secret
page-adventure-sheet-printed = Triomphe et Tragédie s’additionnent : d’abord l’un, puis l’autre.
page-adventure-verdict =
    { $won ->
        [true] L’Adversaire est vaincu : victoire !
       *[other] L’Adversaire l’emporte : défaite.
    }
page-adventure-tale-whose = Le récit de qui
page-adventure-tale-share = Partager le récit
page-adventure-tale-copy = Copier
page-adventure-tale-print = Imprimer

## All cards

page-adventure-gallery-kind = Type
page-adventure-gallery-act = Acte
page-adventure-gallery-sign = Compétence ou icône Histoire
page-adventure-gallery-text = Nom ou texte
page-adventure-gallery-all = tous
page-adventure-gallery-count =
    { $count ->
        [0] Aucune carte
        [one] Une carte
       *[other] { $count } cartes
    }
page-adventure-gallery-copies = { $count } exemplaires
page-adventure-gallery-before = précédente
page-adventure-gallery-after = suivante

## Pictures of the rulebook

page-adventure-picture-characters = Une Origine, une Motivation et un Destin : les trois colonnes d’une Histoire.
page-adventure-picture-trait = Un Trait : ce qu’il exige ou coûte, et ce qu’il apporte.
page-adventure-picture-challenge = Un Défi : sa difficulté sur le bouclier, les compétences dont les runes aident, et deux chemins ; un chemin avec +1 est plus difficile de 1.
page-adventure-picture-rewards = Compétences, icônes Histoire, Triomphe et Tragédie restent dans l’Histoire ; Expérience, Vertu, Corruption et cartes se prennent aussitôt.
page-adventure-picture-cards = Une carte Héros et une carte Anti-héros.
page-adventure-picture-allies = Un Allié se trouve sous un Défi, plus difficile de 1 ; qui le relève gagne l’Allié.
page-adventure-picture-adversaries = Un Adversaire : un seul chemin, et un effet sur tous tant qu’il est là.
page-adventure-picture-solo = L’Adversaire, sa Quête et son Évolution.
page-adventure-picture-runes = Les deux faces de chaque sorte : principale, principale avec carte, Sombre, compétence et deux runes spéciales.
page-adventure-picture-cast = Trois runes principales et deux d’une compétence : on additionne les points.
page-adventure-picture-dark = Une Expérience achète une rune Sombre ; sa face forte corrompt.
page-adventure-picture-outcome = Un résultat de 5 atteint le seuil de 5 : relevé.
page-adventure-picture-setup = Trois rangées de quatre cartes ; seul l’Acte I est visible au début.
page-adventure-picture-acts = L’acte suivant est révélé quand une colonne est pleine.
page-adventure-picture-track = Sept niveaux : quelles cartes on peut jouer, et ce que rapporte le dernier. Tous commencent au troisième.
page-adventure-picture-sets = Des icônes Histoire identiques rapportent 2, 4 ou 8 points.
page-adventure-picture-stack = La deuxième carte prend effet en premier.
page-adventure-picture-journey = Un Voyage : une Expérience, et une autre carte prend la place.

## The lesson. `.other` answers another move than the one that is asked for.

lesson-welcome =
    Bienvenue dans Call to Adventure ! Vous et Bob racontez chacun la vie d’un héros, et nous jouons ensemble une
    première partie. Pioches et lancers ont été préparés, pour que vous rencontriez les règles une à une.
lesson-story =
    Un héros a trois cartes Personnage : Origine, Motivation et Destin. Sous chacune viennent trois autres cartes,
    en trois actes, de la jeunesse à la légende. Ces neuf cartes forment l’Histoire. À la fin, le plus de points
    l’emporte.
lesson-keep =
    Vous avez reçu deux cartes de chaque sorte et en gardez une. Prenez ce qui va ensemble : « Fermier », « Appel de
    la nature » et « Sang de dragon », tous liés à la Constitution. Votre Destin reste secret et paie à la fin.
    .other = Dans une vraie partie, c’est à vous de voir. Ici, gardez « Fermier », « Appel de la nature » et « Sang de dragon ».
lesson-board =
    Voici votre Histoire. Vos personnages vous donnent deux fois Constitution, une fois Sagesse et une icône Nature.
    Vous commencez avec 3 Expérience, au troisième niveau de l’échelle de Corruption, et une carte Héros en main.
lesson-rows =
    Quatre cartes de l’Acte I sont visibles, les autres actes sont cachés. Il y a des Traits et des Défis. À chaque
    tour, vous avez une action principale : gagner un Trait ou tenter un Défi.
lesson-trait =
    Un Trait se gagne simplement, si vous remplissez sa condition et payez son coût. « Goût de l’aventure » coûte 1
    Expérience et donne Constitution et Nature, juste ce qu’il vous faut. Choisissez la carte et gagnez-la.
    .other = Ce serait possible. Ici, gagnez « Goût de l’aventure ».
lesson-journey =
    Elle rejoint votre Histoire, et une autre carte prend sa place. Une fois par tour, vous pouvez aussi faire un
    Voyage : pour 1 Expérience, une carte est remplacée. « Mine effondrée » demande Force et Intelligence, qui vous
    manquent. Remplacez-la.
    .other = Votre action principale est faite. Faites maintenant un Voyage et remplacez « Mine effondrée ».
lesson-host =
    Un Allié ! Il se place sous un Défi, qui devient plus difficile de 1, et qui relève le Défi gagne l’Allié. À
    vous de choisir : placez « Chien fidèle » sous « Hiver cruel », où votre Constitution sert.
    .other = Là, Bob aurait plus de chances que vous. Choisissez « Hiver cruel ».
lesson-turn =
    Vous ne pouviez plus rien faire : votre tour s’est terminé tout seul. Bob a gagné « Bravoure ». Puis « Fermier »
    vous a aidé : si vous commencez un tour avec 1 Expérience ou moins, vous en gagnez 1.
lesson-attempt =
    Un Défi, maintenant. « Hiver cruel » a une difficulté de 4 et deux chemins. « Partager le dernier pain » ajoute
    1, l’Allié aussi : le seuil est 6. Mais il donne de la Vertu. Choisissez la carte et ce chemin.
    .other = Ce serait possible. Ici, tentez « Hiver cruel » par le chemin « Partager le dernier pain ».
lesson-runes =
    Voici les runes de votre lancer. Toujours trois runes principales, 1 ou 0. Pour chaque Constitution, une de
    plus, 2 ou 1. La troisième d’une compétence est spéciale : 2 ou 0, mais son 0 apporte un cadeau. La Force
    aiderait aussi.
lesson-dark =
    Vous avez 50 % de chances. Une rune Sombre coûte 1 Expérience, trois au plus par tour. Elle montre 2 ou 1, mais
    son 2 apporte de la Corruption. Avec une rune Sombre : 82 %. Choisissez-en une et lancez.
    .other = Choisissez d’abord une rune Sombre, puis lancez.
lesson-cast =
    La rune Sombre montre 2, la Constitution 2, 1 et 0, les runes principales 0 : le résultat est 5. Le 0 de la rune
    spéciale vous a donné 1 Expérience. Le 2 Sombre vous rapproche d’un niveau de la Corruption.
lesson-draw =
    Une rune principale montre une carte : piochez une carte Héros ou une carte Anti-héros. Les premières vous
    aident le plus souvent ; les secondes vous tentent ou gênent les autres. Piochez une carte Héros.
    .other = Elles ont leur utilité. Mais ici, piochez une carte Héros.
lesson-track =
    Voici l’échelle de Corruption. Aux deux niveaux les plus clairs, vous ne jouez que des cartes Héros, aux deux
    suivants les deux sortes, aux trois plus sombres que des Anti-héros. Au dernier, pas de rune Sombre. Le niveau
    final rapporte des points.
lesson-play =
    Le résultat est 5, et il faut 6. Chaque carte Héros ou Anti-héros dit quand la jouer : avant le lancer, après,
    une fois l’issue connue… « Ultime effort » convient maintenant, après le lancer : +2. Jouez-la.
    .other = Vous échoueriez. Jouez « Ultime effort ».
lesson-success =
    7 contre 6 : relevé ! La carte rejoint votre Histoire avec le chemin choisi : Constitution et Divinité. Sa Vertu
    vous ramène au niveau 3, et « Chien fidèle » est à vous. La carte jouée vaut 1 point.
lesson-end =
    Votre action principale est faite. Un Voyage reste possible, mais vous aurez besoin de votre Expérience, et ce
    qui en reste à la fin vaut des points. Terminez votre tour.
    .other = Cette fois, gardez votre Expérience. Terminez votre tour.
lesson-bob =
    Bob a relevé « Rixe de rue » par son chemin sombre, ce qui lui a donné une carte Anti-héros. Vous voyez combien
    de cartes il tient et de quelle sorte, mais pas lesquelles.
lesson-wolves =
    « Des loups à la bergerie » vous donnerait Sagesse et Nature. Mais vous n’avez qu’une rune de Sagesse : 31 % de
    chances. Il y a un remède : tentez-le quand même, par le chemin « Comprendre la meute ».
    .other = Ce serait possible. Ici, tentez « Des loups à la bergerie » par le chemin « Comprendre la meute ».
lesson-power =
    Les cartes en jeu ont des pouvoirs. « Appel de la nature » : une fois par tour, avant le lancer, 1 Expérience
    pour une rune du Défi de plus. Cela fait 81 %, sans le danger d’une rune Sombre. Choisissez votre Motivation et
    utilisez-la.
    .other = Utilisez d’abord « Appel de la nature ».
lesson-pass =
    5 contre 4 ! Et une rune principale vous a apporté « Second souffle ». Chacun peut maintenant réagir, vous
    d’abord. « Chien fidèle » ajouterait 3, mais une seule fois. Gardez-le et passez.
    .other = 5 suffit. Gardez « Chien fidèle » pour plus tard, et passez.
lesson-answer =
    Bob joue « Semer la peur » : −2, et vous échoueriez. Mais on peut répondre à une carte avant son effet, et la
    dernière jouée agit la première. « Barrer la route au mal » annule une carte Anti-héros. Jouez-la.
    .other = Vous avez une meilleure réponse : « Barrer la route au mal ».
lesson-column =
    Sa carte est annulée, et les loups sont à vous. C’était votre troisième carte : la première colonne est pleine.
    L’Acte I vous est fermé, et au début de votre prochain tour, l’Acte II se dévoile.
lesson-failure =
    Il fallait 5, et Bob a fait 4. Après un échec, la carte est défaussée, et l’on gagne 1 Expérience en
    consolation. Son Origine lui en a donné 2 de plus.
lesson-act =
    L’Acte II : des Défis plus durs, plus de points. Bob choisit dans les deux actes tant que sa première colonne
    n’est pas pleine. « Le cultiste dément » est un Adversaire : un seul chemin, et il gêne tout le monde tant qu’il
    est là.
lesson-siege =
    « Siège du fort de la rivière » rapporte 4 Triomphe. Il y a Triomphe et Tragédie, qui valent autant de points.
    Vous avez 50 % de chances. Tentons le sort, sans rune Sombre. Regardez !
lesson-retry =
    2 contre 6 seulement ! Même les 3 du chien n’auraient pas suffi : vous avez passé. C’est un échec, mais une
    carte est faite pour ce moment : « Second souffle » permet de réessayer. Jouez-la.
    .other = Le Défi serait perdu. Jouez « Second souffle ».
lesson-again =
    Même Défi, même chemin, et ce que vous auriez payé serait encore là. Ce que le premier lancer a apporté reste
    aussi : 1 Expérience et la carte « Geste de clémence ». Cette fois, nous achetons une rune Sombre.
lesson-ally =
    5 contre 6. La rune Sombre montre 1 : pas de Corruption. Maintenant, « Chien fidèle » peut aider : on le
    sacrifie, et il ajoute 3. Choisissez l’Allié et utilisez son pouvoir.
    .other = Vous échoueriez encore. Utilisez « Chien fidèle ».
lesson-mercy =
    Relevé ! Et une autre carte convient : « Geste de clémence » est fait pour une réussite par un chemin clair, et
    donne de la Vertu. Jouez-la.
    .other = En main, elle ne vaut rien. Jouez « Geste de clémence ».
lesson-virtue =
    Vous êtes au niveau 2. Il rapporterait 4 points, mais on n’y joue pas de carte Anti-héros. « Siège du fort de la
    rivière » est sous votre Motivation, avec une Constitution de plus et 4 Triomphe.
lesson-ranger =
    Certains Traits ont une condition : « Vie de forêt » veut 2 Constitution, et vous en avez 5. Pour 1 Expérience,
    elle en donne une de plus, 1 Triomphe et votre quatrième icône Nature. Gagnez-la.
    .other = Ce serait possible. Ici, gagnez « Vie de forêt ».
lesson-sets =
    Les icônes Histoire de la même sorte paient ensemble : deux valent 2 points, trois 4, quatre ou plus 8. Vos
    quatre icônes Nature en valent 8. Passons vite à votre dernier tour.
lesson-last =
    Vous avez huit cartes, et la neuvième termine la partie. « La forêt mourante » vous convient, avec 88 % de
    chances : Nature, 2 Triomphe et Vertu. Tentez-la par le chemin « Donner son sang aux racines ».
    .other = Ce serait possible. Ici, tentez « La forêt mourante » par le chemin « Donner son sang aux racines ».
lesson-ninth =
    Neuf cartes : votre Histoire est complète. Sa Vertu vous a mené au niveau le plus clair. Tous les autres, ici
    Bob, ont encore un tour. Puis on dévoile les Destins et on compte les points.
lesson-destiny =
    « Sang de dragon » rapporte 2 points par Constitution : vous en avez { $icons }, cela fait { $points }. Un
    Destin est un plan pour toute la partie.
lesson-score =
    Dans votre Histoire { $printed }, ensembles d’icônes { $sets }, Expérience { $xp }, cartes Héros jouées
    { $played }, votre niveau { $track }, Destin { $destiny } : en tout { $total } points. Bob en a { $bob } : vous
    gagnez !
lesson-real =
    Dans une vraie partie, les runes tombent comme elles veulent. Et l’on vous demande aussi quand vous ne pouvez
    que passer, pour que personne ne devine votre main ; la page passe alors pour vous.
lesson-farewell =
    Les règles vous en disent plus, et la liste des cartes les montre toutes. Le mode « première partie » se passe
    d’Alliés et d’Adversaires ; en Solo ou en Coopération, vous affrontez un Adversaire. Bonne chance !

## Touches

page-adventure-keys = autant de runes Sombres
