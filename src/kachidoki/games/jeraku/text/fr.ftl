### Jeraku, en français. Le lecteur est vouvoyé.
### Les messages `form-` ne servent qu'à cette langue. Clans et cartes ont les mêmes couleurs : un clan
### est toujours nommé « clan », une carte par sa valeur. Jamais « de » devant un nom de joueur (élision).

game = Jeraku
    .about =
        Une route de sept régions, et Kyoto au bout. Chaque carte jouée envoie des samouraïs ou les met en
        marche, et la dernière des plus fortes pousse le cri de victoire.

## Les noms. `.in` dit où, `.to` dit vers où, `.the` a l’article.

name-suit =
    { $suit ->
        [red] rouge
        [yellow] jaune
       *[blue] bleu
    }
name-value =
    { $value ->
        [ninja] Ninja
       *[other] { $value }
    }
name-clan =
    { $clan ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
       *[black] noir
    }
name-region =
    { $region ->
        [kyoto] Kyoto
       *[other] région { $region }
    }
    .title =
        { $region ->
            [kyoto] Kyoto
           *[other] Région { $region }
        }
    .the =
        { $region ->
            [kyoto] Kyoto
           *[other] la région { $region }
        }
    .the-title =
        { $region ->
            [kyoto] Kyoto
           *[other] La région { $region }
        }
    .in =
        { $region ->
            [kyoto] à Kyoto
           *[other] dans la région { $region }
        }
    .in-title =
        { $region ->
            [kyoto] À Kyoto
           *[other] Dans la région { $region }
        }
    .to =
        { $region ->
            [kyoto] à Kyoto
           *[other] à la région { $region }
        }
    .out-of =
        { $region ->
            [kyoto] de Kyoto
           *[other] de la région { $region }
        }
name-way =
    { $way ->
        [in] vers Kyoto
       *[out] à l’opposé de Kyoto
    }

form-card = { name-value } { name-suit }
form-from =
    { $from ->
        [kyoto] de Kyoto
       *[other] de la région { $from }
    }
form-rival =
    { $rival ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
       *[black] noir
    }
form-clan =
    { $seat-is ->
        [me] votre clan { name-clan }
       *[other] le clan { name-clan } ({ $seat })
    }
form-clan-title =
    { $seat-is ->
        [me] Votre clan { name-clan }
       *[other] Le clan { name-clan } ({ $seat })
    }
form-daimyo-title =
    { $seat-is ->
        [me] Votre Daimyo { name-clan }
       *[other] Le Daimyo { name-clan } ({ $seat })
    }
form-victim =
    { $victim-is ->
        [me] vous
       *[other] { $victim }
    }
form-points =
    { $points ->
        [0] aucun point
        [1] un point
       *[other] { $points } points
    }
form-rank =
    { $rank ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    }

list-cards = { form-card }
    .between = { ", " }
    .last = { " et " }
list-packed = { form-card }
    .between = { ", " }
    .last = { " et " }
# Où se trouve la faute dans un tableau de points : un tour et une région, ou une seule chose.
list-field =
    { $item ->
        [I] Tour I
        [II] Tour II
        [III] Tour III
        [kyoto] Kyoto
       *[other] { $item }
    }
    .between = { ", " }
    .last = { ", région " }

## Modes et options

mode-base = Trois ou quatre clans
    .about = Le jeu de la boîte : chacun mène un clan et passe à chaque tour deux cartes à gauche.
mode-five = Cinq clans
    .about = Un cinquième clan, le noir, entre en jeu. Quatre cartes chacun.
mode-duo = Duo
    .about = Deux joueurs, un clan et neuf cartes chacun. Le cri de victoire ne rapporte rien ; 50 points terminent la partie.
mode-armies = Deux clans chacun
    .about = Deux joueurs mènent deux clans chacun. Les cartes se choisissent dans des paquets qu’on échange, et le meilleur clan l’emporte.
mode-armies-team = Deux clans par camp, en équipe
    .about = Deux équipes de deux partagent une main de cartes choisies, et chacun mène un clan.
mode-team = Deux contre deux
    .about = Le jeu à quatre, en deux équipes qui additionnent leurs points.
mode-neutral = Deux et un clan neutre
    .about = Deux joueurs, et un troisième clan que personne ne mène. Il occupe des rangs dans chaque région et marche sur Kyoto.
mode-solo = Solo
    .about = Vous menez le clan vert contre trois clans qui agissent d’eux-mêmes. Dépassez les deux meilleurs réunis.
mode-solo-expert = Solo, variante experte
    .about = Comme en solo, mais votre Daimyo ne protège plus vos samouraïs des Daimyos ennemis.

option-rp_table = Points des régions
    .about =
        Ce que rapportent les régions après chaque tour. Nous ne connaissons pas les valeurs imprimées : des
        valeurs non officielles en tiennent lieu, sauf si un fichier donne celles d’un plateau.
setting-rp_table =
    { $value ->
        [placeholder] valeurs non officielles
       *[other] valeurs d’un fichier
    }
option-shield = Les Daimyos protègent leurs samouraïs
    .about = Si les samouraïs placés dans la région de leur propre Daimyo ne peuvent pas être retirés.
setting-shield =
    { $value ->
        [on] oui, protégés
       *[off] non
    }
option-ninja_has_suit = Les Ninjas fournissent
    .about = Si un Ninja appartient à sa couleur et doit être joué quand il est votre seule carte de la couleur demandée.
setting-ninja_has_suit =
    { $value ->
        [true] oui, un Ninja a sa couleur
       *[false] non, un Ninja n’a pas de couleur
    }
option-final_tie = Égalité finale
    .about = Qui gagne quand les meilleurs clans sont à égalité de points.
setting-final_tie =
    { $value ->
        [daimyo_card] la carte Daimyo la plus forte
       *[shared] ils partagent la victoire
    }
option-pass5 = Cartes passées à cinq joueurs
    .about = Combien de cartes passent à gauche à chaque tour.
setting-pass5 =
    { $value ->
        [1] une carte
       *[other] { $value } cartes
    }
option-pass_duo = Cartes échangées en duo
    .about = Combien de cartes les deux joueurs échangent à chaque tour.
setting-pass_duo =
    { $value ->
        [0] aucune
        [1] une carte
       *[other] { $value } cartes
    }
option-v22_friendly_removal = Retirer des samouraïs de son autre clan
    .about = Si un clan peut retirer des samouraïs de l’autre clan de son camp.
setting-v22_friendly_removal =
    { $value ->
        [true] permis
       *[false] interdit
    }
option-team4_seating = Places des partenaires
    .about = Si les partenaires sont assis face à face ou côte à côte. Cela décide qui reçoit les cartes de qui.
setting-team4_seating =
    { $value ->
        [adjacent] côte à côte
       *[alternate] face à face
    }
option-team4_friendly_removal = Retirer des samouraïs de son partenaire
    .about = Si vous pouvez retirer des samouraïs de votre partenaire.
setting-team4_friendly_removal =
    { $value ->
        [true] permis
       *[false] interdit
    }
option-neutral_dest = Jusqu’où va un samouraï neutre
    .about = Si un samouraï neutre chassé va dans n’importe quelle région ou seulement dans une région voisine.
setting-neutral_dest =
    { $value ->
        [adjacent] dans une région voisine
       *[any] dans n’importe quelle autre région
    }
option-solo_player_ninja = Votre Ninja et Kyoto
    .about = Ce que peut faire votre Ninja en solo.
setting-solo_player_ninja =
    { $value ->
        [single_if_kyoto] un samouraï à Kyoto, et alors aucun autre
        [one_kyoto_only] un seul samouraï, à Kyoto
       *[kyoto_cap] trois samouraïs, dont un au plus à Kyoto
    }
option-solo_player_bound = Protection contre vous
    .about = Si les Daimyos ennemis protègent leurs samouraïs contre vous aussi.
setting-solo_player_bound =
    { $value ->
        [true] oui, contre vous aussi
       *[false] seulement entre eux
    }

## Ce qui arrive : mise en place

event-daimyo-card = { form-clan-title } a la carte Daimyo { $card } : son Daimyo commence dans la région { $card }.
event-daimyo-card-enemy = Le clan { name-clan } a la carte Daimyo { $card } : son Daimyo commence dans la région { $card }.
event-daimyo-cards =
    { $seats-is ->
        [me] Vous tirez
        [us] { $seats } tirez
       *[others] { $seats-count ->
            [1] { $seats } tire
           *[other] { $seats } tirent
        }
    } les cartes Daimyo { $low } et { $high }.
event-neutral = Le clan { name-clan } est neutre : son Daimyo commence dans la région 6, avec deux samouraïs dans chacune des régions 1 à 5.
event-first =
    { $seats-is ->
        [me] Vous avez
        [us] { $seats } avez
       *[others] { $seats-count ->
            [1] { $seats } a
           *[other] { $seats } ont
        }
    } la carte Daimyo la plus forte, la { $card }, et avec elle la carte Kachidoki et la première entame.

## Ce qui arrive : un tour

event-round = Le tour { $round } sur 3 commence.
event-advance = Le clan neutre { name-clan } avance d’une région vers Kyoto. Son Daimyo est maintenant { name-region.in }.
event-deal = Chacun reçoit { form-number } cartes. { form-out }
event-deal-seen = Vous recevez { form-number } cartes : { $cards }. { form-out }
form-out =
    { $out ->
        [1] Une carte reste hors de ce tour, sans être vue.
        [3] Trois cartes restent hors de ce tour, sans être vues.
        [5] Cinq cartes restent hors de ce tour, sans être vues.
       *[other] { $out } cartes restent hors de ce tour, sans être vues.
    }
event-deal-draft = Chaque camp reçoit { form-row } à garder et un paquet de { form-pack } où choisir. { form-out }
event-deal-draft-seen =
    Votre camp reçoit { form-row } à garder : { $cards }. Dans son premier paquet de { form-pack } : { $packed }. { form-out }
form-row =
    { $row ->
        [3] trois cartes
       *[other] { $row } cartes
    }
form-pack =
    { $pack ->
        [5] cinq
       *[other] { $pack }
    }
event-lock =
    { $seat-is ->
        [me] Vous avez choisi
       *[other] { $seat } a choisi
    } une carte pour { form-victim }.
event-lock-seen =
    { $seat-is ->
        [me] Vous choisissez
       *[other] { $seat } choisit
    } le { form-card } pour { form-victim }.
event-pass =
    { $victim-is ->
        [me] { $seat } vous passe { form-cards }.
       *[other] { form-passes } { form-cards } à { $victim }.
    }
event-pass-seen =
    { $victim-is ->
        [me] { $seat } vous passe { form-cards } : { $cards }.
       *[other] { form-passes } { form-cards } à { $victim } : { $cards }.
    }
form-passes =
    { $seat-is ->
        [me] Vous passez
       *[other] { $seat } passe
    }
form-cards =
    { $count ->
        [1] une carte
       *[other] { form-number } cartes
    }
event-discard =
    { $seat-is ->
        [me] Vous écartez
       *[other] { $seat } écarte
    } une carte, sans la montrer.
event-discard-seen =
    { $seat-is ->
        [me] Vous écartez
       *[other] { $seat } écarte
    } le { form-card } pour ce tour.
event-draft =
    { $seat-is ->
        [me] Vous avez choisi
       *[other] { $seat } a choisi
    } une carte.
event-draft-seen =
    { $seat-is ->
        [me] Vous gardez
       *[other] { $seat } garde
    } le { form-card }.
    .auto = (C’était la dernière carte.)
event-swap =
    { $count ->
        [1] Les deux camps échangent leur dernière carte.
       *[other] Les deux camps échangent leurs paquets de { form-number } cartes.
    }
event-swap-seen =
    { $count ->
        [1] Les paquets sont échangés. La dernière carte revient à votre camp : { $cards }.
       *[other] Les paquets sont échangés. Il y a maintenant { form-number } cartes dans le vôtre : { $cards }.
    }
event-drafted = Les paquets sont épuisés : chaque camp a { form-number } cartes en main.
event-drafted-seen = Les paquets sont épuisés. Voici les { form-number } cartes de votre main : { $cards }.

## Ce qui arrive : une escarmouche

event-skirmish =
    Escarmouche { $number } : { $seats-is ->
        [me] vous entamez.
        [us] { $seats } entamez.
       *[others] { $seats-count ->
            [1] { $seats } entame.
           *[other] { $seats } entament.
        }
    }
event-army =
    { $why ->
        [points] { form-clan-title } a plus de points que l’autre clan de son camp et agit en premier.
       *[choice] À égalité de points, le camp a le choix : { form-clan } agit en premier.
    }
event-play =
    { $why ->
        [lead] { $seat-is ->
            [me] Vous entamez avec
           *[other] { $seat } entame avec
        } le { form-card }
        [void] { $seat-is ->
            [me] Vous ne pouvez pas fournir et jouez
           *[other] { $seat } ne peut pas fournir et joue
        } le { form-card }
        [free] { $seat-is ->
            [me] Vous jouez
           *[other] { $seat } joue
        } le { form-card }
       *[follow] { $seat-is ->
            [me] Vous fournissez
           *[other] { $seat } fournit
        } le { form-card }
    } pour le clan { name-clan }.
event-deploy =
    { $seat-is ->
        [me] Vous utilisez
       *[other] { $seat } utilise
    } la carte pour déployer des samouraïs du clan { name-clan } { name-region.in }.
event-actions =
    { $seat-is ->
        [me] Vous prenez
       *[other] { $seat } prend
    } { $count ->
        [1] un point d’action
       *[other] { form-number } points d’action
    } pour le clan { name-clan }.
event-place =
    { $seat-is ->
        [me] Vous placez
       *[other] { $seat } place
    } un samouraï { name-clan } { name-region.in }.
event-daimyo = { form-daimyo-title } passe { form-from } { name-region.to }.
event-samurai =
    { $seat-is ->
        [me] Un de vos samouraïs { name-clan }s
       *[other] Un samouraï { name-clan } ({ $seat })
    } passe { form-from } { name-region.to }.
event-remove = { form-daimyo-title } retire un samouraï { form-rival } { name-region.out-of }.
event-push = { form-daimyo-title } chasse un samouraï neutre ({ form-rival }) { form-from } { name-region.to }.
event-stop =
    { $seat-is ->
        [me] Vous vous arrêtez
       *[other] { $seat } s’arrête
    } là, sans utiliser le reste ({ $left }).
event-win =
    { $how ->
        [ninja] Le { form-card } bat le 6
        [last] Le { form-card } est la dernière des cartes les plus fortes
       *[highest] Le { form-card } est la carte la plus forte
    } : { form-clan } remporte l’escarmouche et la carte Kachidoki.
event-kachidoki = Kachidoki ! Le cri de victoire retentit { name-region.in }, où se tient le Daimyo { name-clan }, et cette région est comptée.
event-cry-score = { form-clan-title } y est { form-rank } avec une influence de { $influence } : { form-points }.
event-cry-score-neutral = Le clan neutre { name-clan } y est { form-rank } avec une influence de { $influence } et ne marque rien.

## Ce qui arrive : le prestige et la fin

event-prestige = Le tour { $round } se termine par le prestige : toutes les régions sont comptées.
event-region =
    { name-region.the-title } { $first ->
        [0] ne rapporte rien à ce tour.
       *[other] rapporte { $first } au premier{ form-others }.
    }
form-others =
    { $second ->
        [0] { " et rien aux autres" }
       *[other] , { $second } au deuxième et { $third ->
            [0] rien
           *[other] { $third }
        } au troisième
    }
event-score = { form-clan-title } est { form-rank } { name-region.in } avec une influence de { $influence } : { form-points }.
event-score-neutral = Le clan neutre { name-clan } est { form-rank } { name-region.in } avec une influence de { $influence } et ne marque rien.
event-score-enemy = Le clan { name-clan } est { form-rank } { name-region.in } avec une influence de { $influence } : { form-points }.
event-total =
    { form-clan-title } : { $cries ->
        [0] { form-prestige } à ce tour
       *[other] { $cries } par les cris de victoire et { $prestige } par les régions à ce tour
    }, { $total } en tout.
event-total-enemy = Le clan { name-clan } : { form-prestige } à ce tour, { $total } en tout.
form-prestige =
    { $prestige ->
        [0] aucun point
        [1] un point par les régions
       *[other] { $prestige } points par les régions
    }
event-enough =
    { $seats-is ->
        [me] Vous avez
        [us] { $seats } avez
       *[others] { $seats-count ->
            [1] { $seats } a
           *[other] { $seats } ont
        }
    } 50 points ou plus : la partie s’arrête là.
event-game-over =
    { $how ->
        [shared] { $seats-is ->
            [us] { $seats } partagez la victoire avec { form-points }.
           *[others] { $seats } partagent la victoire avec { form-points }.
        }
        [card] { form-wins } avec { form-points } : d’autres en ont autant, mais pas de carte Daimyo plus forte.
        [best] { form-wins } grâce au meilleur clan : { form-points }.
        [sum] { form-wins } avec { form-points } pour les deux clans réunis.
        [kachidoki] { form-wins } : tout est égal, avec { form-points }, et la carte Kachidoki décide.
       *[points] { form-wins } avec { form-points }.
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

## Ce qui arrive : en solo

event-solo-skirmish = Escarmouche { $number } sur 6.
event-open = Deux cartes sont visibles : { $cards }. Une troisième est face cachée.
event-take =
    { $seat-is ->
        [me] Vous prenez
       *[other] { $seat } prend
    } le { form-card }.
event-reveal = La carte cachée est révélée : le { form-card }.
event-enemy = Le { form-card } active le clan { name-clan }, qui vise { name-region.the }.
event-enemy-place = Un samouraï { name-clan } arrive { name-region.in }.
event-enemy-empty = Le clan { name-clan } n’a plus de samouraï en réserve : aucun n’arrive { name-region.in }.
event-enemy-kill =
    { $by ->
        [samurai] Le clan { name-clan }
       *[daimyo] Le Daimyo { name-clan }
    } élimine { $rival ->
        [green] { $seat-is ->
            [me] un de vos samouraïs
           *[other] un samouraï vert ({ $seat })
        }
       *[other] un samouraï { form-rival }
    } { name-region.in } : { $why ->
        [green] { $seat-is ->
            [me] vous êtes toujours la première cible.
           *[other] le clan vert est toujours la première cible.
        }
        [points] parmi les clans qui peuvent y perdre un samouraï, le { form-rival } a le plus de points.
        [influence] les points ne décident pas, mais le clan { form-rival } y a le plus d’influence.
        [choice] { $seat-is ->
            [me] c’est votre choix.
           *[other] { $seat } l’a choisi.
        }
       *[only] aucun autre clan ne peut y perdre un samouraï.
    }
event-enemy-spare =
    { $why ->
        [protected] { name-region.in-title }, les samouraïs des autres clans sont auprès de leur propre Daimyo
       *[empty] { name-region.in-title }, il n’y a pas de samouraï d’un autre clan
    } : { $by ->
        [samurai] le clan { name-clan }
       *[daimyo] le Daimyo { name-clan }
    } { $why ->
        [protected] ne peut pas les éliminer.
       *[empty] n’élimine personne.
    }
event-enemy-move =
    { $why ->
        [kyoto] Au tour 3, le Daimyo { name-clan }, déjà là où la carte l’envoie, avance vers Kyoto : il passe { form-from } { name-region.to }.
       *[card] Le Daimyo { name-clan } suit la carte et passe { form-from } { name-region.to }.
    }
event-enemy-stay =
    { $why ->
        [killed] Le Daimyo { name-clan } vient d’éliminer un samouraï et reste { name-region.in }.
        [blocked] Au tour 3, aucun Daimyo ne suit un 5 ou un 6 vers le bout de la route : le { name-clan } reste { name-region.in }.
        [kyoto] Le Daimyo { name-clan } est déjà à Kyoto et y reste.
       *[home] Le Daimyo { name-clan } est déjà { name-region.in }, où la carte l’envoie, et y reste.
    }
event-solo-won =
    { $seat-is ->
        [me] Vous gagnez !
       *[other] { $seat } gagne !
    } { $how ->
        [kyoto] Le clan vert a { form-points }, exactement la somme à dépasser, mais Kyoto est à lui.
       *[points] Avec { form-points }, le clan vert dépasse les deux meilleurs ennemis réunis, qui en ont { $sum }.
    }
event-solo-lost =
    { $seat-is ->
        [me] Vous perdez.
       *[other] { $seat } perd.
    } { $how ->
        [kyoto] Le clan vert a { form-points }, exactement la somme à dépasser, mais Kyoto n’est pas à lui seul.
       *[points] Le clan vert a { form-points }, alors que les deux meilleurs ennemis réunis, qu’il fallait dépasser, en ont { $sum }.
    }

## Ce qui est demandé

question-assign =
    { $seat-is ->
        [me] Quel clan de votre camp prend la plus forte des deux cartes Daimyo, la { $high } ? L’autre prend la { $low }.
       *[other] { $seat } choisit quel clan prend la carte Daimyo { $high }, et lequel la { $low }.
    }
question-pass =
    { $seat-is ->
        [me] { $count ->
            [1] Quelle carte passez-vous à { $victim } ? Choisissez-en une.
           *[other] Quelles cartes passez-vous à { $victim } ? Choisissez-en { form-number }.
        }
       *[other] { $seat } choisit des cartes pour { form-victim }.
    }
question-discard =
    { $seat-is ->
        [me] Quelle carte écartez-vous pour ce tour ?
       *[other] { $seat } choisit une carte à écarter.
    }
question-draft =
    { $seat-is ->
        [me] Laquelle de ces { form-number } cartes gardez-vous ? Les autres vont à l’autre camp.
       *[other] { $seat } choisit une carte sur { form-number }.
    }
question-army =
    { $seat-is ->
        [me] Les deux clans de votre camp sont à égalité de points. Lequel agit en premier ?
       *[other] { $seat } choisit le clan qui agit en premier.
    }
question-lead =
    { $seat-is ->
        [me] Vous entamez pour le clan { name-clan }. Avec quelle carte ?
       *[other] { $seat } entame pour le clan { name-clan }.
    }
question-follow =
    { $seat-is ->
        [me] Le { name-suit } est demandé. Quelle carte jouez-vous pour le clan { name-clan } ?
       *[other] { $seat } va jouer une carte pour le clan { name-clan } ; le { name-suit } est demandé.
    }
question-free =
    { $seat-is ->
        [me] Vous pouvez jouer n’importe quelle carte pour le clan { name-clan }. Laquelle ?
       *[other] { $seat } va jouer une carte pour le clan { name-clan }.
    }
question-take =
    { $seat-is ->
        [me] Laquelle des deux cartes visibles prenez-vous ? L’autre active un clan ennemi.
       *[other] { $seat } va prendre une des deux cartes visibles.
    }
question-use =
    { $seat-is ->
        [me] Que faites-vous du { $value } : déployer des samouraïs du clan { name-clan } dans la région { $value }, ou prendre des points d’action ({ $value }) ?
       *[other] { $seat } choisit à quoi sert le { $value }.
    }
question-place =
    { $seat-is ->
        [me] Placez-vous un samouraï { name-clan } { name-region.in } ? Vous pouvez en placer { $count ->
            [1] un.
           *[other] jusqu’à { form-number }.
        }
       *[other] { $seat } place des samouraïs du clan { name-clan } { name-region.in }.
    }
question-place-ninja =
    { $seat-is ->
        [me] Où placez-vous un samouraï { name-clan } ? Vous pouvez en placer { $count ->
            [1] un.
           *[other] jusqu’à { form-number }, chacun où vous voulez.
        }
       *[other] { $seat } place des samouraïs du clan { name-clan }.
    }
question-act =
    { $seat-is ->
        [me] Il reste { $count ->
            [1] un point d’action
           *[other] { form-number } points d’action
        } au clan { name-clan }. Que faites-vous ?
       *[other] { $seat } agit avec le clan { name-clan }.
    }
question-push =
    { $seat-is ->
        [me] Où va le samouraï neutre ({ form-rival }) chassé { form-from } ?
       *[other] { $seat } choisit où va le samouraï neutre.
    }
question-victim =
    { $seat-is ->
        [me] Rien ne départage les clans qui peuvent perdre un samouraï { name-region.in }. Lequel en perd un face au clan { name-clan } ?
       *[other] { $seat } choisit quel clan perd un samouraï { name-region.in } face au clan { name-clan }.
    }

## Les coups

move-play = { form-card }
move-pass = Passer le { form-card }
move-discard = Écarter le { form-card }
move-draft = Garder le { form-card }
move-take = Prendre le { form-card }
move-deploy = Déployer des samouraïs
move-actions = Prendre des points d’action
move-stop = S’arrêter là
move-place = Un samouraï { name-region.in }
move-daimyo = Le Daimyo { name-way }
move-samurai = Un samouraï { form-from } { name-region.to }
move-remove = Retirer un samouraï { name-clan }
move-to = Aller { name-region.in }
move-victim = Le clan { name-clan } perd un samouraï
move-army = Le clan { name-clan } agit en premier
move-assign = Le clan { name-clan } prend la plus forte

## Ce qu’apporte un coup

reason-wins = Personne ne peut la battre : { name-region.the } est alors comptée, là où se tient votre Daimyo.
reason-likely = Elle gagnera sans doute : { name-region.the } est alors comptée, là où se tient votre Daimyo.
reason-leads = Elle gagnera sans doute, et qui gagne ouvre l’escarmouche suivante.
reason-deploys =
    { $count ->
        [one] Un nouveau samouraï { name-region.in } change
       *[other] Jusqu’à { $count } nouveaux samouraïs { name-region.in } changent
    } plus que des points d’action.
reason-spreads =
    { $count ->
        [one] Un samouraï, là où il change le plus.
       *[other] Jusqu’à { $count } samouraïs, chacun là où il change le plus.
    }
reason-acts =
    { $count ->
        [one] Un point d’action change
       *[other] { $count } points d’action changent
    } plus que de nouveaux samouraïs.
reason-climbs =
    Le clan { name-clan } devient { form-rank } { name-region.in } : { $points ->
        [0] cela ne rapporte rien ce tour-ci, mais retient les autres
        [1] cela rapporte un point à la fin du tour
       *[other] cela rapporte { $points } points à la fin du tour
    }.
reason-secures = Le clan { name-clan } est premier { name-region.in }, et y sera plus difficile à rattraper.
reason-gathers = Le clan { name-clan } se rapproche d’une meilleure place { name-region.in }.
reason-weakens = Le clan { form-rival } a alors moins d’influence { name-region.in }.
reason-harmless = Vous n’avez personne { name-region.in } qui y perdrait une place.
reason-least = Elle est de celles qui vous servent le moins ce tour-ci.
reason-best = Aucune carte du paquet ne vous sert plus ce tour-ci.
reason-leaves = Le clan { name-clan } agit alors avec l’autre carte.

## Les refus

error-card-not-held = Vous n’avez pas le { form-card } en main.
error-must-follow = Le { name-suit } est demandé, et vous en avez : fournissez.
error-pass-in-order =
    Les cartes à passer se nomment une à une dans un ordre fixe : rouge, jaune, bleu, et dans chaque couleur le
    Ninja d’abord, puis 1 à 6. Le { form-card } ne vient pas dans cet ordre, ou laisse trop peu de cartes après lui.
error-not-in-pack = Le { form-card } n’est pas dans votre paquet.
error-not-open = Le { form-card } n’est pas une des deux cartes visibles.
error-ninja-places = Un Ninja place des samouraïs. Il n’a pas de points d’action.
error-deploy-there-only = Cette carte ne déploie que { name-region.in }.
error-place-in-order =
    Les samouraïs d’un Ninja se placent dans l’ordre, en partant de Kyoto : maintenant à partir { name-region.out-of }.
error-one-in-kyoto = En solo, votre Ninja ne peut pas y envoyer un samouraï de plus : Kyoto a sa limite.
error-kyoto-only = Avec ce Ninja, vous placez un seul samouraï, à Kyoto et nulle part ailleurs.
error-no-points = Cela coûte { $cost } points d’action, et il vous en reste { $left }.
error-edge-of-map = La route s’arrête là.
error-no-samurai = Vous n’avez pas de samouraï de ce clan { name-region.in }.
error-no-victim = Il n’y a pas de samouraï { name-clan } { name-region.in }, où se tient votre Daimyo.
error-own-samurai = Un Daimyo ne retire pas de samouraïs de son propre clan.
error-same-side = Le clan { name-clan } est de votre camp : ses samouraïs ne se retirent pas.
error-protected = Le Daimyo { name-clan } protège ses samouraïs { name-region.in }.
error-push-elsewhere = Le samouraï vient { name-region.out-of }. Il doit aller dans une autre région.
error-behind-daimyo = Le Daimyo neutre est { name-region.in }, et aucun samouraï neutre ne passe derrière lui.
error-not-adjacent = C’est trop loin : le samouraï va dans une région voisine { name-region.out-of }.
error-not-a-candidate = Le clan { name-clan } n’est pas de ceux entre lesquels vous choisissez.
error-not-your-army = Le clan { name-clan } n’est pas un des vôtres.
error-not-asked = Ce n’est pas une réponse à la question posée.
error-not-this-chance = Le hasard ne peut pas donner ce résultat ici.

## Positions impossibles

error-card-count =
    Le { form-card } : la position en a { $found ->
        [0] zéro
       *[other] { $found }
    }, et il en faut { $wanted ->
        [0] zéro
        [1] exactement un
       *[other] { $wanted }
    }.
error-hand-size = { $seat } a { $found } cartes en main, et il en faut { $wanted }.
error-void-held = On sait que { $seat } n’a pas de { name-suit }, mais sa main en contient.
error-pieces = Le clan { name-clan } a { $found } samouraïs sur la route et en réserve, et il en faut { $wanted }.
error-behind-neutral = Un samouraï neutre se tient { name-region.in }, derrière le Daimyo neutre.
error-daimyo-card-twice = La carte Daimyo { $card } s’y trouve deux fois.
error-history-length = La position a les points de { $found } tours, et il en faut { $wanted }.
error-phase-impossible = L’étape « { $phase } » ne va pas avec le reste de la position.
error-turn-impossible = Ce ne peut pas être à { $seat } de jouer maintenant.
error-points-impossible = Le clan { name-clan } ne peut pas avoir ces points.
error-bad-table =
    Le tableau de points ne peut pas servir. { $field } : { $why ->
        [no-file] ce fichier n’existe pas.
        [unreadable] cela ne peut pas être lu comme un fichier.
        [too-large] c’est bien trop grand pour un tableau.
        [not-text] ce n’est pas un texte en UTF-8.
        [not-toml] ce n’est pas du TOML.
        [unknown] un tableau n’a rien de ce nom.
        [missing] cela manque.
        [not-a-table] ce doit être une section avec les trois tours I, II et III.
        [name] ce doit être un texte court.
        [rounds] il faut trois tours.
        [regions] il faut sept lignes, de Kyoto à la région 6.
        [row] il faut trois nombres, pour le premier, le deuxième et le troisième rang.
        [number] il faut des nombres entiers de 0 à 99.
       *[order] un rang ne peut pas rapporter plus que le précédent.
    }

## Les règles

rule-map =
    La route de Kyoto est une ligne de sept régions : Kyoto à un bout, puis les régions 1 à 6. Deux régions dont
    les numéros se suivent sont voisines, et Kyoto est voisine de la région 1. La route ne fait pas le tour : la
    région 6 et Kyoto ne sont pas voisines.

    Chaque clan a une couleur, un Daimyo et dix samouraïs. Les samouraïs qui ne sont pas sur la route sont dans la
    réserve du clan. Le nombre de pions dans une région n’est pas limité, et les clans peuvent s’y côtoyer.

    L’influence d’un clan dans une région est le nombre de ses samouraïs qui s’y trouvent, plus 2 si son Daimyo y
    est.
    .title = La route et les clans
rule-cards =
    Il y a 21 cartes de trois couleurs, rouge, jaune et bleu. Chaque couleur a les nombres 1 à 6 et un Ninja. À
    deux joueurs ou plus, les couleurs des cartes n’ont rien à voir avec celles des clans.

    S’y ajoutent six cartes Daimyo, numérotées de 1 à 6, qui disent où chaque Daimyo commence, et une carte
    Kachidoki. Celui qui a la carte Kachidoki entame l’escarmouche suivante.
    .title = Les cartes
rule-setup =
    Chacun mène un clan. Tous les samouraïs commencent en réserve, et tous les clans à zéro point. Les cartes
    Daimyo sont mélangées, et chaque clan en reçoit une, visible de tous. Son Daimyo commence dans la région de ce
    numéro. Les autres cartes Daimyo ne servent pas.

    Le clan qui a la carte Daimyo la plus forte prend la carte Kachidoki.

    Exemple : les clans rouge, jaune, bleu et vert tirent 2, 5, 1 et 6. Leurs Daimyos commencent dans les régions 2,
    5, 1 et 6, et le clan vert entame la première escarmouche.
    .title = Mise en place
rule-rounds =
    La partie a trois tours. Chacun commence par le recrutement : on distribue et on passe des cartes. Puis les
    escarmouches se succèdent jusqu’à ce que les mains soient vides. Le prestige termine le tour : toutes les
    régions sont comptées.

    D’un tour à l’autre, les pions restent où ils sont. On garde aussi ses réserves et ses points, et la carte
    Kachidoki : celui qui l’a entame la première escarmouche du nouveau tour.
    .title = Trois tours
rule-recruitment =
    Les 21 cartes sont mélangées. À trois joueurs, chacun en reçoit six, et trois restent hors du tour. À
    quatre, chacun en reçoit cinq, et une reste dehors. Personne ne voit les cartes qui restent dehors ; elles
    sont mélangées avec les autres au tour suivant.

    Puis chacun choisit deux cartes pour son voisin de gauche, avant de voir ce qui lui vient de droite. Quand tous
    ont choisi, les cartes changent de main. Vous connaissez donc deux cartes de votre voisin de gauche.

    Ici, tous choisissent en même temps. On voit combien de cartes quelqu’un a déjà choisies, mais pas lesquelles.
    .title = Recrutement
rule-skirmish =
    Celui qui a la carte Kachidoki joue la première carte, et les autres suivent dans le sens des aiguilles d’une
    montre, une carte chacun. Chaque carte agit aussitôt et entièrement avant que le suivant ne joue.

    La première carte dit quelle couleur est demandée. Si vous avez une carte de cette couleur, vous devez en jouer
    une. Un Ninja appartient à sa couleur : s’il est votre seule carte de la couleur, vous devez le jouer. Si vous
    n’en avez aucune, vous jouez ce que vous voulez.

    Une table peut convenir que les Ninjas n’ont pas de couleur (option « Les Ninjas fournissent »). Alors un Ninja
    ne fournit pas : vous ne pouvez pas en jouer un tant que vous avez un nombre de la couleur demandée, et il n’est
    jamais obligatoire. Si un Ninja est entamé, aucune couleur n’est demandée, et chacun joue ce qu’il veut.
    .title = Une escarmouche
rule-ninja =
    Avec un Ninja, vous placez jusqu’à trois samouraïs de votre réserve, chacun dans la région que vous voulez, Kyoto
    comprise. Vous pouvez en placer moins, ou aucun. Un Ninja ne donne pas de points d’action.

    Au clavier, les samouraïs se placent dans l’ordre, de Kyoto à la région 6. Rien n’y est perdu : seul compte
    l’endroit où ils se trouvent à la fin.
    .title = Ninjas
rule-deploy =
    Un nombre sert de l’une de deux façons, à déployer ou à agir, jamais les deux.

    Pour déployer, vous placez jusqu’à trois samouraïs de votre réserve dans la région qui a le numéro de la carte.
    Vous pouvez en placer moins, ou aucun. Un nombre n’amène jamais de samouraïs à Kyoto : seul un Ninja le fait.
    .title = Un nombre : déployer des samouraïs
rule-actions =
    Un nombre utilisé pour agir donne autant de points d’action qu’il indique. Vous les dépensez une action après
    l’autre, dans n’importe quel ordre et en les mêlant comme vous voulez :

    • 2 points : votre Daimyo passe dans une région voisine, vers Kyoto ou dans l’autre sens. Les samouraïs ne le
    suivent pas.
    • 1 point : un de vos samouraïs passe dans une région voisine, dans un sens ou dans l’autre.
    • 1 point : votre Daimyo retire de sa région un samouraï d’un autre clan.

    Vous pouvez vous arrêter à tout moment ; les points qui restent sont perdus. Vous pouvez aussi jouer une
    carte sans rien faire.

    Exemple : avec un 4, votre Daimyo passe de la région 5 à la région 4 (2 points), y retire un samouraï (1), et un
    de vos samouraïs passe de la région 3 à la région 2 (1).
    .title = Un nombre : agir
rule-removal =
    Pour un point d’action, vous retirez un samouraï d’un autre clan de la région où se tient votre propre Daimyo. Il
    retourne dans la réserve de son clan. Les Daimyos ne sont jamais retirés.

    Sauf accord contraire de la table, peu importe que le Daimyo de l’autre clan s’y trouve aussi. Avec l’option
    « Les Daimyos protègent leurs samouraïs », aucun samouraï ne peut être retiré de la région de son propre Daimyo.
    .title = Retirer des samouraïs
rule-winner =
    Quand tous ont joué, le nombre le plus fort remporte l’escarmouche, quelle que soit sa couleur. Entre cartes
    égales, la dernière jouée l’emporte.

    Un Ninja vaut moins que tous les nombres, sauf si un 6 est parmi les cartes de l’escarmouche : alors il bat
    tout. Peu importe lequel des deux a été joué d’abord. S’il y a plusieurs Ninjas, le dernier l’emporte, et il
    en va de même si l’on n’a joué que des Ninjas.

    Le vainqueur prend la carte Kachidoki et entame l’escarmouche suivante.

    Exemples : de 5, 3 et 5, c’est le second 5 qui gagne. De 6, Ninja et 6, c’est le Ninja. De 4, Ninja et 2, c’est le
    4.
    .title = Qui remporte une escarmouche
rule-kachidoki =
    Après chaque escarmouche, le vainqueur pousse le cri de victoire, kachidoki. La région où se tient alors le Daimyo
    du clan vainqueur est comptée pour tous les clans : 3 points au premier, 2 au deuxième et 1 au troisième.

    Le vainqueur n’y est pas forcément premier. Qui a plus d’influence dans cette région marque plus.
    .title = Le cri de victoire
rule-ranks =
    Le rang d’un clan dans une région est le nombre de clans qui y ont au moins autant d’influence, lui compris. Les
    clans à égalité prennent donc tous le moins bon des rangs qu’ils se partagent : deux clans à égalité en tête
    sont tous deux deuxièmes, trois sont troisièmes, quatre ne marquent rien. Un clan sans influence n’a pas de rang.

    Seuls les trois premiers rangs rapportent.

    Exemple : influences 4, 4 et 1. Personne n’est premier, deux clans sont deuxièmes, et le dernier est troisième.
    .title = Les rangs dans une région
rule-prestige =
    Après la dernière escarmouche d’un tour, les sept régions sont comptées. Ce qu’une région rapporte dépend du
    tour : au tour 1, les régions lointaines rapportent le plus, au tour 2 celles du milieu, et au
    tour 3 Kyoto et les régions qui la précèdent. La route montre ce que chaque région rapporte maintenant et ce
    qu’elle rapportera au tour suivant.
    .title = Prestige
rule-points =
    Tant que personne n’a donné les vraies valeurs, les régions ne rapportent PAS ici ce qui est imprimé. Nous n’avons
    pas de règle complète, et des valeurs non officielles en tiennent lieu. Partout où elles paraissent, il est écrit « valeurs non officielles ».

    Pour le premier, le deuxième et le troisième rang, de Kyoto à la région 6 :

    • Tour 1 : 0/0/0, 1/0/0, 3/1/0, 4/2/1, 5/3/2, 7/4/2, 8/5/3
    • Tour 2 : 2/1/0, 4/2/1, 5/3/2, 7/4/2, 5/3/2, 4/2/1, 1/0/0
    • Tour 3 : 10/6/4, 8/5/3, 6/4/2, 4/2/1, 2/1/0, 0/0/0, 0/0/0

    Ce que l’on sait : trois rangs rapportent. La valeur glisse des régions lointaines par le milieu jusqu’à Kyoto, et
    les régions 5 et 6 ne rapportent rien ou presque au tour 3. Une source publique donne deux nombres, 3 et 2
    pour le deuxième et le troisième rang d’une région au tour 1, que nous prenons pour la région 4. Tous les
    autres nombres sont inventés.

    Si vous possédez le jeu, écrivez les valeurs de votre plateau dans un fichier et jouez avec --rules-data FICHIER. Le
    fichier a une section [points] avec trois listes I, II et III. Chacune a sept lignes [premier, deuxième,
    troisième], de Kyoto à la région 6. Un fichier qui ne peut pas être juste est refusé, et l’on vous dit où est
    la faute.
    .title = Ce que rapportent les régions
rule-winning =
    Après le prestige du tour 3, le clan qui a le plus de points gagne. Si plusieurs en ont autant, celui qui a la
    carte Daimyo la plus forte gagne, ou ils partagent la victoire si la table en a convenu.

    On ne perd jamais de points, et en avoir plus de 50 ne change rien, sauf en duo.
    .title = Victoire
rule-five =
    Un cinquième clan, le noir, a un Daimyo et dix samouraïs comme les autres. Cinq cartes Daimyo sont distribuées, et
    il en reste une. À chaque tour, chacun reçoit quatre cartes, et une reste dehors : il y a quatre escarmouches
    de cinq cartes.

    Deux cartes passent à gauche comme d’habitude ; une table peut convenir d’une seule. Seuls les trois premiers
    rangs rapportent, à cinq clans aussi.
    .title = Cinq joueurs
rule-duo =
    Deux joueurs mènent un clan chacun. Les règles sont les mêmes, à trois exceptions près :

    • Chacun reçoit neuf cartes, trois restent dehors, et un tour a neuf escarmouches. Les joueurs échangent deux
    cartes ; une table peut convenir de s’en passer.
    • Remporter une escarmouche donne la carte Kachidoki et l’entame, mais aucune région n’est comptée pour cela.
    • La partie s’arrête après trois tours, ou avant si quelqu’un a 50 points ou plus à la fin d’un prestige.

    Dans tous les cas, celui qui a le plus de points gagne, et à égalité celui qui a la carte Daimyo la plus forte.
    .title = Duo
rule-armies =
    Deux joueurs mènent deux clans chacun : l’un le rouge et le jaune, l’autre le bleu et le vert. Chaque clan garde ses
    pions, sa réserve et ses points, et dans tout classement les quatre comptent séparément : vos deux clans
    peuvent donc se prendre des rangs.

    Les cartes Daimyo sont séparées en 1 à 3 et 4 à 6, et chaque joueur en reçoit une de chaque sorte. Celui qui a la
    plus forte prend la carte Kachidoki et choisit le premier lequel de ses deux clans reçoit sa carte la plus
    forte ; l’autre va au second clan. Puis l’autre joueur choisit.
    .title = Deux clans chacun
rule-armies-draft =
    Cinq des 21 cartes restent hors du tour, sans être vues. Chaque joueur reçoit trois cartes à garder, et un
    paquet de cinq. Tous deux choisissent en même temps et en secret une carte de leur paquet, la gardent, et
    échangent les paquets. On continue ainsi avec des paquets de quatre, trois et deux ; la dernière carte vient
    d’elle-même.

    Les trois cartes et les cinq choisies font une main de huit, qui sert aux deux clans.
    .title = Deux clans chacun : le choix des cartes
rule-armies-skirmish =
    Un tour a quatre escarmouches de quatre cartes. Celui qui a la carte Kachidoki joue le premier, pour celui de
    ses deux clans qui a le plus de points ; s’ils en ont autant, il choisit. Puis l’autre joueur fait de même. Puis
    tous deux jouent une carte pour leur autre clan, dans le même ordre.

    Les quatre cartes font une seule escarmouche : qui le peut doit fournir la couleur de la première, avec la troisième
    carte aussi. Une carte n’agit que pour le clan pour lequel elle est jouée : son Daimyo, ses samouraïs, sa
    réserve. Vous ne retirez pas de samouraïs de votre autre clan, sauf si la table le permet.

    Le vainqueur se trouve parmi les quatre cartes comme d’habitude. Son joueur prend la carte Kachidoki, et la région
    du Daimyo vainqueur est comptée pour quatre clans séparés.
    .title = Deux clans chacun : les escarmouches
rule-armies-winning =
    Après le tour 3, le meilleur clan décide : celui qui mène le clan avec le plus de points gagne. Si les meilleurs
    clans sont à égalité, on additionne les points des deux clans ; si les sommes sont égales aussi, celui qui a la
    carte Kachidoki gagne.

    Exemple : 45 et 10 battent 40 et 39.
    .title = Deux clans chacun : la victoire
rule-armies-team =
    Quatre joueurs peuvent jouer ainsi en deux équipes : rouge et jaune contre bleu et vert. Lisez « équipe » partout
    où il est écrit « joueur ». Une équipe a une seule main, un seul paquet et un seul droit à la carte Kachidoki.
    Les partenaires voient toutes les cartes de leur équipe et peuvent parler de tout.

    Chacun joue les cartes de son propre clan. Qui reçoit la carte Daimyo la plus forte, et quel clan agit en premier :
    l’un ou l’autre partenaire peut le dire, et c’est la première réponse qui compte. Pour les cartes à garder, le premier
    joueur de l’équipe répond.
    .title = Deux clans par camp, en équipe
rule-team =
    Quatre joueurs en deux équipes suivent les règles à quatre : chacun a un clan et sa propre main, et passe deux
    cartes à gauche. Les partenaires sont assis face à face, ou côte à côte si la table en a convenu. Ils ne
    connaissent pas les cartes l’un de l’autre. Vous pouvez retirer des samouraïs de votre partenaire, sauf si la table l’interdit.

    Après le tour 3, les points des deux partenaires sont additionnés, et la plus grande somme gagne. À égalité,
    l’équipe qui a le meilleur clan gagne ; si c’est encore égal, l’équipe qui a la carte Kachidoki.
    .title = Deux contre deux
rule-neutral =
    Deux joueurs mènent un clan chacun ; un troisième est neutre. Le Daimyo neutre commence dans la région 6, et deux
    samouraïs neutres se tiennent dans chacune des régions 1 à 5. Les joueurs commencent comme d’habitude, et leur
    Daimyo peut aussi commencer dans la région 6.

    Le clan neutre ne joue pas de cartes et ne remporte pas d’escarmouche. Mais il compte dans tout classement, son
    Daimyo pour 2, et occupe des rangs : ce que son rang rapporterait, personne ne l’a. Cri de victoire et prestige
    comptent comme d’habitude.

    Avant le tour 2 et avant le tour 3, tous les pions neutres avancent d’une région vers Kyoto. Les samouraïs qui
    y sont déjà restent.

    Après le tour 3, celui qui a le plus de points gagne, et à égalité celui qui a la carte Daimyo la plus forte.
    .title = Le clan neutre
rule-neutral-recruitment =
    Cinq cartes restent hors du tour, sans être vues, et les deux joueurs en reçoivent huit. Tous deux choisissent
    trois cartes l’un pour l’autre, les échangent, puis écartent une de leurs huit cartes, face cachée ; ce peut
    être une carte qu’ils viennent de recevoir. Avec sept cartes chacun, il y a sept escarmouches.
    .title = Le clan neutre : recrutement
rule-neutral-samurai =
    Pour un point d’action, vous pouvez vous en prendre à un samouraï neutre dans la région de votre Daimyo. Il n’est
    pas retiré : vous le chassez dans une autre région de votre choix, si loin soit-elle. Seule une région derrière
    le Daimyo neutre est interdite, c’est-à-dire d’un numéro plus élevé que la sienne. La région du Daimyo neutre
    lui-même est permise, et Kyoto aussi.

    Une table peut convenir que le samouraï ne va que dans une région voisine. Si les Daimyos protègent leurs samouraïs,
    le Daimyo neutre le fait aussi.
    .title = Chasser des samouraïs neutres
rule-solo =
    Vous menez le clan vert. Les clans rouge, jaune et bleu sont des ennemis qui agissent d’eux-mêmes, contre vous et
    les uns contre les autres. Tous les quatre reçoivent une carte Daimyo et commencent comme d’habitude. Il n’y a
    ni main, ni couleur à fournir, personne ne remporte d’escarmouche, et aucun cri de victoire n’est compté : tous
    les points viennent du prestige.

    À chaque tour, toutes les cartes sont mélangées, et trois restent dehors sans être vues. Les 18 autres font six
    escarmouches de trois cartes. Deux sont visibles, une reste face cachée :

    • Vous prenez une des deux cartes visibles et l’utilisez.
    • L’autre carte visible active le clan de sa couleur.
    • La carte cachée est révélée et active le clan de sa couleur.

    Si les deux cartes ont la même couleur, ce clan agit deux fois. Des cartes déjà utilisées, seule celle du dessus de
    la défausse peut être regardée, sauf si la table a convenu de la voir toute.
    .title = Solo contre trois clans
rule-solo-card =
    Vous utilisez la carte prise comme une autre, et sa couleur n’importe pas. Mais le placement a deux limites. Un 1
    n’amène qu’un seul samouraï dans la région 1. Un Ninja en amène jusqu’à trois, dont un seul peut aller à Kyoto.
    La limite vaut pour chaque carte, et non pour les samouraïs qui marchent : Kyoto peut se remplir avec le temps.

    Votre Daimyo ne peut pas retirer des samouraïs qui sont auprès de leur propre Daimyo.

    La table peut en avoir convenu autrement, pour le Ninja (option « Votre Ninja et Kyoto ») et, sauf dans la variante
    experte, pour les samouraïs protégés (option « Protection contre vous »).
    .title = Solo : votre carte
rule-solo-samurai =
    Une carte ennemie amène d’abord un samouraï de son clan, de la réserve dans la région de son numéro ; un Ninja
    l’amène à Kyoto. Si la réserve est vide, cela seul est omis.

    Puis, s’il y a dans cette région un samouraï d’un autre clan qui n’est pas protégé, un samouraï est éliminé et
    retourne dans sa réserve. Voici lequel, dans cet ordre :

    • Un des vôtres, si vous en avez là un qui n’est pas protégé.
    • Sinon, un du clan qui a le plus de points, parmi ceux qui ont là un samouraï non protégé.
    • À égalité, un du clan qui y a le plus d’influence.
    • Si l’égalité demeure, vous choisissez.
    .title = Solo : samouraïs ennemis
rule-solo-daimyo =
    Puis le Daimyo du même clan agit. S’il y a dans sa région un samouraï d’un autre clan qui n’est pas protégé, il en
    élimine un, selon le même ordre, et reste où il est.

    S’il n’y en a pas, il passe dans la région voisine en direction de celle de la carte, et y élimine un samouraï s’il
    le peut. S’il est déjà dans la région de la carte, il reste.
    .title = Solo : Daimyos ennemis
rule-solo-third-round =
    Au tour 3, deux choses s’ajoutent pour les Daimyos des ennemis :

    • Un Daimyo qui n’a éliminé personne, et n’a pas bougé parce qu’il est déjà dans la région de la carte, avance d’une
    région vers Kyoto, et y élimine un samouraï s’il le peut. À Kyoto, il reste.
    • Avec un 5 ou un 6, aucun Daimyo ne passe dans la région 5 ou 6 : il reste où il est. Le samouraï de la carte est
    placé quand même, et le Daimyo élimine d’abord dans sa région comme d’habitude. Un Daimyo ainsi retenu n’avance
    pas non plus vers Kyoto.
    .title = Solo : le troisième tour
rule-solo-protection =
    Un samouraï ne peut pas être éliminé dans une région où se tient le Daimyo de son propre clan. Cela protège les
    vôtres des ennemis, les ennemis les uns des autres, et les ennemis de vous, sauf si la table en a convenu autrement
    (option « Protection contre vous »).
    .title = Solo : protection
rule-solo-winning =
    Après le prestige du tour 3, vous gagnez si vous avez plus de points que les deux meilleurs ennemis réunis. Si
    vous en avez exactement autant, vous ne gagnez que si votre influence à Kyoto dépasse celle de chaque autre
    clan. Sinon, vous perdez.
    .title = Solo : victoire
rule-solo-expert =
    Comme en solo, avec une différence : votre Daimyo ne protège vos samouraïs que des samouraïs ennemis, et plus des
    Daimyos ennemis, qu’ils arrivent ou qu’ils soient déjà là. Comme les vôtres sont toujours la première cible, un
    Daimyo qui vous rencontre vous coûte un samouraï. Les Daimyos des ennemis protègent leurs samouraïs de tout, de
    vous aussi.
    .title = Solo, variante experte

## La table au terminal

cli-jeraku-before = { $name } · Avant le premier tour
cli-jeraku-round = { $name } · Tour { $round } sur { $rounds }
cli-jeraku-skirmish = Escarmouche { $number } sur { $count }
cli-jeraku-after = { $name } · La partie est finie
cli-jeraku-partner = { $name }, votre partenaire
cli-jeraku-clan = Clan { name-clan }, { $name }
cli-jeraku-clan-title = Clan { name-clan }
cli-jeraku-enemy = Clan { name-clan }, ennemi
cli-jeraku-neutral = Clan { name-clan }, neutre
cli-jeraku-neutral-short = neutre
cli-jeraku-letter =
    { $clan ->
        [red] R
        [yellow] J
        [blue] B
        [green] V
       *[black] N
    }
cli-jeraku-side = { $name }, { $clans }
cli-jeraku-turn = doit jouer
cli-jeraku-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-jeraku-supply =
    { $count ->
        [0] aucun samouraï en réserve
        [1] un samouraï en réserve
       *[other] { $count } samouraïs en réserve
    }
cli-jeraku-supplies = Réserve
cli-jeraku-daimyo-in = Daimyo { name-region.in }
cli-jeraku-daimyo-card = carte Daimyo { $card }
cli-jeraku-in-hand =
    { $count ->
        [0] aucune carte en main
        [1] une carte en main
       *[other] { $count } cartes en main
    }
cli-jeraku-chosen =
    { $count ->
        [1] une carte choisie
       *[other] { $count } cartes choisies
    }
cli-jeraku-kachidoki = avec la carte Kachidoki
cli-jeraku-holder = Kachidoki : { $name }
cli-jeraku-void =
    { $count ->
       *[other] sans { $suits }, on le sait
    }
cli-jeraku-void-more = { $suits } ni { name-suit }
cli-jeraku-known = en main, on le sait : { $cards }
cli-jeraku-pays =
    { $points ->
        [0] ne rapporte rien maintenant
       *[other] rapporte maintenant { $pays }
    }
cli-jeraku-pays-next =
    { $points ->
        [0] rien au tour suivant
       *[other] { $pays } au tour suivant
    }
cli-jeraku-now = Rapporte
cli-jeraku-next = Ensuite
cli-jeraku-unofficial = valeurs non officielles
cli-jeraku-unofficial-line = Ce que rapportent les régions : valeurs non officielles, et non celles du jeu imprimé
cli-jeraku-between = { " ; " }
cli-jeraku-key = D Daimyo · 3 samouraïs · =influence · #rang
cli-jeraku-region = { name-region.title }
cli-jeraku-stands =
    clan { name-clan }, { $daimyo ->
        [true] { $count ->
            [0] Daimyo
            [1] Daimyo et un samouraï
           *[other] Daimyo et { form-number } samouraïs
        }
       *[false] { $count ->
            [1] un samouraï
           *[other] { form-number } samouraïs
        }
    }, influence { $influence }, { form-rank }
cli-jeraku-nobody = personne
cli-jeraku-skirmish-cards = Dans cette escarmouche
cli-jeraku-led = Le { name-suit } est demandé
cli-jeraku-no-led = Aucune couleur n’est demandée
cli-jeraku-played = clan { name-clan }, { form-card }
cli-jeraku-winning = le clan { name-clan } l’emporte pour l’instant
cli-jeraku-wins = en tête
cli-jeraku-card = { form-card }
cli-jeraku-suit = { name-suit } { $cards }
cli-jeraku-open = Cartes visibles
cli-jeraku-hidden = une carte cachée
cli-jeraku-hidden-left = La carte cachée est encore face cachée
cli-jeraku-taken = Votre carte
cli-jeraku-enemy-acts = Le clan { name-clan } agit
cli-jeraku-sum = À dépasser : { $sum } points, la somme des deux meilleurs ennemis ; le clan vert en a { $points }
cli-jeraku-uses = Le clan { name-clan } utilise le { form-card }
cli-jeraku-left-points =
    { $count ->
        [1] encore un point d’action
       *[other] encore { $count } points d’action
    }
cli-jeraku-left-samurai =
    { $count ->
        [1] encore un samouraï à placer
       *[other] encore { $count } samouraïs à placer
    }
cli-jeraku-placed = déjà placés : { $places }
cli-jeraku-push = Un samouraï neutre est chassé { name-region.out-of }
cli-jeraku-hand = Votre main
cli-jeraku-row = Vos cartes à garder
cli-jeraku-picks = Vos choix
cli-jeraku-pack = Votre paquet
cli-jeraku-locked = Choisies pour être passées
cli-jeraku-pass-order =
    Les cartes à passer se nomment dans l’ordre, rouge, jaune, bleu, et dans chaque couleur le Ninja d’abord : les
    dernières ne peuvent pas être nommées en premier
cli-jeraku-given = Vous avez passé
cli-jeraku-received = Vous avez reçu
cli-jeraku-discarded = Vous avez écarté
cli-jeraku-seen = Jouées à ce tour
cli-jeraku-unseen = Pas encore vues
cli-jeraku-discard = Sur la défausse
cli-jeraku-pile =
    { $count ->
        [0] Aucune carte n’est plus à venir
        [1] Une carte est encore à venir
       *[other] { $count } cartes sont encore à venir
    } à ce tour ; { $out } en sont écartées, sans être vues
cli-jeraku-out =
    { $out ->
        [1] Une carte est hors du tour
       *[other] { $out } cartes sont hors du tour
    }
cli-jeraku-of-round = tour { $round } : { $sum }
cli-jeraku-cries = { $count } par les cris de victoire de ce tour
cli-jeraku-together = { $sum } points ensemble, meilleur clan { $best }
