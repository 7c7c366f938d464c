# interpreted: prose.
# ruff: noqa: E501
"""[tale] The tale in French.

`{name:de}` is “d’Anna” or “de Max”, `{name:que}` “qu’Anna” or “que Max”; the same for what the hero
once was, for an Adversary (“du démon”) and for what one may do (“d’épargner le vaincu”). No word
agrees with the hero: no participle with être, no adjective, no il or elle.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

CODE = "fr"

# A vowel, a silent h at the head of a name, or a y before a consonant.
_ELIDES = re.compile(
    r"[aeiouàâäæéèêëîïôöœùûü]|h(?:é|en|ip|on|or|ya|yp|ila|abi|eur)|y[^aeiouy]", re.I
)


def bend(text: str, form: str) -> str:
    """With de, que or à before it."""
    elides = _ELIDES.match(text) is not None
    if form == "de":
        for article, joined in (("le ", "du "), ("les ", "des ")):
            if text.startswith(article):
                return joined + text[len(article) :]
        return f"d’{text}" if elides else f"de {text}"
    if form == "à":
        for article, joined in (("le ", "au "), ("les ", "aux ")):
            if text.startswith(article):
                return joined + text[len(article) :]
        return f"à {text}"
    if form == "que":
        return f"qu’{text}" if elides else f"que {text}"
    return text


def infinitive(name: str) -> str:
    """“Tenir la porte” within a sentence; nothing if a pronoun wants to know of what."""
    if re.match(r"(?:les?|la) |l’", name, re.I):
        return ""
    return name[:1].lower() + name[1:]


def called(name: str) -> str:
    """An Adversary within a sentence."""
    return name[:1].lower() + name[1:] if re.match(r"(?:Les?|La) |L’", name) else name


ALIASES: Mapping[str, str] = {
    "conscript": "la recrue",
    "squire": "l’enfant des armures",
    "stonemason": "l’enfant des carrières",
    "woodcutter": "l’enfant des vieux arbres",
    "noble": "l’enfant de la grande maison",
    "sailor": "l’enfant des ports",
    "pickpocket": "l’enfant aux doigts agiles",
    "hunter": "l’enfant des bois",
    "performer": "l’enfant de la balle",
    "apprentice": "l’enfant de l’atelier",
    "farmer": "l’enfant de la ferme",
    "urchin": "l’enfant des rues",
    "student": "l’enfant aux chandelles",
    "merchant": "l’enfant des marchés",
    "acolyte": "l’enfant du temple",
}
ALLIES: Mapping[str, str] = {
    "loyal-hound": "le chien fidèle",
    "old-soldier": "le vieux soldat",
    "wandering-minstrel": "le ménestrel errant",
    "hedge-witch": "la sorcière des haies",
    "smuggler": "le contrebandier",
    "exiled-heir": "l’héritière en exil",
    "temple-healer": "le guérisseur du temple",
    "gentle-giant": "le doux géant",
    "reformed-thief": "la voleuse repentie",
}


def alias(origin: str, name: str) -> str:
    return ALIASES.get(origin, "")


def ally(card: str, name: str) -> str:
    return ALLIES.get(card, f"« {name} »")


def polish(text: str) -> str:
    """Apostrophes, and blanks that no line may break at."""
    text = text.replace("'", "’")
    text = re.sub(r"\s*([;!?])", "\u202f\\1", text)
    text = re.sub(r"\s*:", "\u00a0:", text)
    text = re.sub(r"«\s*", "«\u00a0", text)
    return re.sub(r"\s*»", "\u00a0»", text)


CAPITALS_AFTER = ".!?"
AND = " et "
QUOTES = ("«", "»")

EPITHETS: Mapping[str, tuple[str, ...]] = {
    "strength": ("Bras-de-Fer", "Poing-de-Chêne", "l’Indomptable"),
    "dexterity": ("Main-Leste", "Pied-de-Vent", "l’Agile"),
    "constitution": ("Cœur-de-Chêne", "l’Infatigable", "l’Inébranlable"),
    "intelligence": ("Vif-Esprit", "Ruse-de-Renard", "Fine-Oreille"),
    "wisdom": ("Œil-de-Chouette", "Clair-Regard", "Parole-Sage"),
    "charisma": ("Langue-d’Or", "Voix-d’Argent", "l’Irrésistible"),
}
STYLES: Mapping[str, tuple[str, ...]] = {
    "divinity": ("de la Lumière", "des Saintes-Lampes"),
    "justice": ("de la Balance", "de la Parole-Tenue"),
    "nature": ("des Bois-Profonds", "des Terres-Sauvages"),
    "arcana": ("des Étoiles-Cachées", "des Livres-Secrets"),
    "royalty": ("de la Couronne", "des Hautes-Salles"),
    "infamy": ("au Nom-Noir", "à la Grande-Ombre"),
}
QUALITIES: Mapping[str, str] = {
    "strength": "la force",
    "dexterity": "l’adresse",
    "constitution": "l’endurance",
    "intelligence": "la finesse",
    "wisdom": "la sagesse",
    "charisma": "le charme",
}

# Ce qui, dans un cadre, honore un exploit.
PRAISE = (
    "personne d’autre ne s’y risquait",
    "les gens en parlèrent",
    "Que nul ne l’oublie",
    "les grands jours",
    "le plus grand",
    "temps des exploits",
    "disent les chansons",
    "le veulent les chansons",
    "personne d’autre, qui",
    "Tous les autres reculèrent",
    "Personne ne savait que faire",
    "des années durant",
    "Avec un sourire",
)

TEMPLATES: Mapping[str, tuple[str, ...]] = {
    "title": (
        "Le dit {titled:de}",
        "La chanson {titled:de}",
        "La ballade {titled:de}",
        "L’histoire {titled:de}",
        "La vie et les exploits {titled:de}",
    ),
    # Commencements.
    "open": (
        "Bien avant qu’on en fît des chansons, {name} {deed}.",
        "Toute grande histoire commence par une petite chose : {name} {deed}.",
        "Il était une fois, dans un pays qu’aucune carte ne montre, quelqu’un du nom {name:de}, qui {deed}.",
        "Approchez-vous du feu, et écoutez l’histoire {name:de}, qui {deed}.",
        "Demandez aux anciens, ils vous diront comment tout commença : {name} {deed}.",
        "Au temps où le monde était plus vaste qu’aujourd’hui, {name} {deed}.",
        "Personne n’attendait grand-chose {name:de}, qui {deed}.",
        "Certaines vies commencent sous une comète, mais pas celle-ci : {name} {deed}.",
        "Voici l’histoire {name:de}, qui {deed}.",
        "De tous les noms de ce conte, retenez celui {name:de}, qui {deed}.",
        "Cela commença comme commencent ces choses-là, sans tambour ni trompette : {name} {deed}.",
    ),
    "turn": (
        "Qui connaissait ce cœur savait bien ce qui le poussait : {name} {deed}.",
        "Puis arriva ce qui changea tout : {name} {deed}.",
        "Si la route ne finissait à aucune auberge, il y avait une raison : {name} {deed}.",
        "Mais il n’y avait pour {name} aucun repos, car {name} {deed}.",
        "Pourquoi aller plus loin, quand les autres restent au logis ? La réponse est brève : {name} {deed}.",
        "Chacun porte en soi quelque chose que les autres ne voient pas. {name} {deed}.",
        "Nul ne prend la route sans raison, et la raison, la voici : {name} {deed}.",
        "Et c’est ici que le conte prend son tournant, car {name} {deed}.",
        "Une vie tient parfois à une seule heure, et ce fut celle-ci : {name} {deed}.",
    ),
    # Exploits.
    "plain": (
        "{hero} {deed}.",
        "Peu de temps après, {hero} {deed}.",
        "Avant la fin de l’année, {hero} {deed}.",
        "Puis {hero} {deed}.",
        "La route suivante ne fut pas plus douce, mais {hero} {deed}.",
        "On raconte encore comment {hero} {deed}.",
        "Un jour, loin du pays natal, {hero} {deed}.",
        "Quelque temps plus tard, {hero} {deed}.",
        "Le moment venu, {hero} {deed}.",
        "On le dit, et c’est vrai : {hero} {deed}.",
        "Et puisque personne d’autre ne s’y risquait, {hero} {deed}.",
        "Il y eut des témoins, ce jour-là : {hero} {deed}.",
        "La lune grandit, puis décrut, et {hero} {deed}.",
        "Quelque part au-delà de la dernière borne, {hero} {deed}.",
    ),
    "trait": (
        "En ces années-là, {hero} {deed}.",
        "Ce n’était un secret pour personne : {hero} {deed}.",
        "Et il faut le dire aussi : {hero} {deed}.",
        "Plus d’une fois, les gens en parlèrent : {hero} {deed}.",
        "De ce temps-là, une chose est sûre : {hero} {deed}.",
        "Que nul ne l’oublie : {hero} {deed}.",
        "On nous l’a transmis ainsi : {hero} {deed}.",
        "Comme le veulent les chansons, {hero} {deed}.",
    ),
    "so": (
        "Et c’est ainsi {hero:que} {deed}.",
        "Voilà pourquoi, bientôt, {hero} {deed}.",
        "Dès lors, plus rien ne fit obstacle : {hero} {deed}.",
        "Tout le reste devint clair, et {hero} {deed}.",
        "Il ne fallut pas longtemps, et {hero} {deed}.",
    ),
    "dawn": (
        "Puis vinrent les grands jours. {hero} {deed}.",
        "Les années avaient passé, et l’enjeu était immense : {hero} {deed}.",
        "Les rois, désormais, connaissaient ce nom. {hero} {deed}.",
        "Ce qui vint en dernier fut aussi le plus grand. {hero} {deed}.",
        "Il est une heure dont toutes les autres n’étaient que la répétition. À cette heure-là, {hero} {deed}.",
        "La route montait vers son terme, et {hero} {deed}.",
    ),
    "pair": (
        "{hero} {first}, et peu après {then}.",
        "D’abord, {hero} {first} ; puis, sans laisser au monde le temps de s’étonner, {then}.",
        "La même année, {hero} {first}, puis {then}.",
        "{hero} {first}, et, cela fait, {then}.",
        "C’était le temps des exploits : {hero} {first}, et plus tard {then}.",
        "C’est {name} qui {first}, et qui, peu après, {then}.",
        "{hero} {first}, reprit son souffle, et {then}.",
        "La route continua : {hero} {first}, et avec le temps {then}.",
    ),
    "pair-long": (
        "{hero} {first} ; l’encre n’en était pas sèche dans les chroniques quand {name} {then}.",
        "{hero} {first} ; et, peu après, {name} {then}.",
        "D’abord, {hero} {first} ; et, cela fait, {name} {then}.",
        "{hero} {first} ; et, quand la lune eut fait un tour, {name} {then}.",
        "C’est {name} qui {first}, et c’est encore {name} qui, plus tard, {then}.",
        "Une fois, {hero} {first} ; une autre fois, loin de là, {name} {then}.",
        "On parlait encore du jour où {hero} {first} ; et voilà qu’un matin, {name} {then}.",
    ),
    "pair-flat": (
        "{hero} {first}, et c’est encore {name} qui {then}.",
        "{hero} {first}, et, comme chacun le savait, {then}.",
        "À la fontaine, on racontait deux histoires {name:de}, qui {first}, et qui {then}.",
        "{hero}, disent les chansons, {first}, et, de même, {then}.",
        "C’est {name}, personne d’autre, qui {first}, et qui {then}.",
    ),
    "scene": (
        "{scene} {hero} {deed}.",
        "{scene} Et {hero} {deed}.",
        "{scene} C’est alors {hero:que} {deed}.",
        "{scene} Tous les autres reculèrent. {hero} {deed}.",
        "{scene} C’est là {hero:que} {deed}.",
        "{scene} Personne ne savait que faire. Alors {hero} {deed}.",
        "{scene} La suite, on la raconta des années durant : {hero} {deed}.",
    ),
    "beast": (
        "Et puis il y avait {foe}. {scene} Mais {hero} {deed}.",
        "{scene} Ainsi allait {foe}, jusqu’au jour où {hero} {deed}.",
        "Au bout de cette route attendait {foe}. {scene} Ce fut {name} qui {deed}.",
        "Les mères parlaient tout bas {foe:de}. {scene} Mais {hero} {deed}.",
    ),
    "narrow": (
        "Il s’en fallut de peu, de moins encore que ne l’avouent les chansons, mais {hero} {deed}.",
        "À un cheveu près, tout échouait ; {hero} {deed}.",
        "Un instant de plus, et il eût été trop tard : {hero} {deed}.",
        "Avec plus de chance que de souffle, {hero} {deed}.",
        "Tout tenait à un fil, et le fil tint bon : {hero} {deed}.",
        "Personne n’aurait parié un sou là-dessus, et pourtant {hero} {deed}.",
    ),
    "crushing": (
        "Comme si ce n’était rien, {hero} {deed}.",
        "Tout fut fini avant d’avoir vraiment commencé : {hero} {deed}.",
        "Les témoins en hochent encore la tête : {hero} {deed}.",
        "Avec un sourire, et sans l’ombre d’un doute, {hero} {deed}.",
        "Jamais chose n’avait paru si facile : {hero} {deed}.",
    ),
    "contrast-light": (
        "Il existait une voie plus sombre : {inf}. {hero} la laissa à d’autres, et {deed}.",
        "Une voix soufflait {inf:de}. {hero} ne l’écouta pas, et {deed}.",
        "Bien des gens auraient choisi {inf:de}. Pas cette fois : {hero} {deed}.",
    ),
    "contrast-dark": (
        "Un cœur plus tendre aurait voulu {inf}. Pas cette fois : {hero} {deed}.",
        "Il existait une voie plus douce : {inf}. {hero} la vit, et {deed}.",
        "Le bon chemin était là, bien visible : {inf}. Au lieu de cela, {hero} {deed}.",
    ),
    "contrast-hard": (
        "Il eût été plus facile {inf:de}. {hero} prit la voie la plus rude, et {deed}.",
        "La voie facile, c’était {inf:de}. {hero} {deed}.",
        "Il en eût moins coûté {inf:de}. Et pourtant {hero} {deed}.",
    ),
    "contrast": (
        "D’autres auraient choisi {inf:de} ; {hero} {deed}.",
        "Plutôt que {inf:de}, {hero} {deed}.",
        "Deux routes s’offraient. L’une était {inf:de}. {hero} prit l’autre, et {deed}.",
    ),
    "retry": (
        "La première tentative échoua. Mais {hero} {help}, et {deed}.",
        "Une fois ne suffit pas. Alors {hero} {help}, et {deed}.",
        "D’autres seraient rentrés chez eux après la première défaite. {hero} {help}, et {deed}.",
        "Tout alla de travers, comme il se devait. Pourtant {hero} {help}, et {deed}.",
    ),
    "retry-plain": (
        "La première tentative échoua. Pas la seconde : {hero} {deed}.",
        "Une fois ne suffit pas. La fois suivante, {hero} {deed}.",
        "Tout alla d’abord de travers. Mais {hero} revint, et {deed}.",
    ),
    "helped": (
        "Tout semblait perdu. Alors {hero} {help}, et, contre tout pari, {deed}.",
        "Cela aurait mal fini. Mais {hero} {help}, et la balance pencha : {name} {deed}.",
        "{hero} {help}, et, grâce à cela seul, {deed}.",
        "Quand plus rien d’autre n’y pouvait, {hero} {help}, et {deed}.",
    ),
    "helped-some": (
        "{hero} {help}, et {deed}.",
        "Rien ne se donne, tout se gagne : {hero} {help}, et {deed}.",
    ),
    "aided": (
        "{other} {help}, sans quoi ce conte serait plus triste ; mais ainsi, {hero} {deed}.",
        "Sans aide, c’était impossible. Mais {other} {help}, et {hero} {deed}.",
        "Ce fut {other} qui {help}, et {hero} {deed}. Voilà à quoi servent les amis.",
    ),
    "hindered": (
        "{other} {help}, mais rien n’y fit : {hero} {deed}.",
        "Tout le monde ne voulait pas du bien à {name}. {other} {help} ; et pourtant {hero} {deed}.",
        "{other} s’en mêla, et {help} ; peine perdue, car {hero} {deed}.",
        "{other} {help}, et attendit une chute qui ne vint pas : {hero} {deed}.",
    ),
    "hindered-foe": (
        "L’ennemi tendit la main dans l’ombre et {help}. Malgré tout, {hero} {deed}.",
        "De loin, {foe} {help} ; et pourtant {hero} {deed}.",
    ),
    "dark-marked": (
        "Les ténèbres offrirent leur aide, {hero} l’accepta, et {deed}. Il en resta une tache.",
        "{hero} chercha des forces dans l’ombre, et {deed}. L’ombre, elle aussi, tendit la main.",
        "Avec des runes qu’il vaut mieux ne pas jeter, {hero} {deed}. Une telle aide n’est jamais gratuite.",
    ),
    "dark-clean": (
        "{hero} emprunta aux ténèbres, et {deed} ; pour une fois, les ténèbres ne réclamèrent rien.",
        "Une rune noire passa de la main à la terre sans laisser de tache : {hero} {deed}.",
        "Le temps d’un souffle, l’ombre se tint tout près, aida, puis s’en alla : {hero} {deed}.",
    ),
    # Revers.
    "fail": (
        "Toutes les routes ne montaient pas : {hero} tenta {inf:de}, et il n’en sortit rien.",
        "{hero} tenta {inf:de}, échoua, et en tira la leçon.",
        "Une fois, {hero} voulut {inf}, et revint les mains vides.",
        "Les chansons taisent les défaites. Pas celle-ci : {hero} voulut {inf}, et n’y parvint pas.",
        "Il y eut un jour où {hero} tenta {inf:de}. Ce ne fut pas un bon jour.",
        "{hero} voulait {inf}. Le monde en décida autrement.",
    ),
    "fail-near": (
        "{hero} tenta {inf:de}, et manqua le but d’un doigt.",
        "Un battement de cœur de plus, et {hero} parvenait à {inf}. Ce battement manqua.",
        "{hero} faillit {inf} ; il s’en fallut de si peu que le récit en pince encore.",
    ),
    "fail-bare": (
        "{scene} Ce jour-là, {hero} connut la défaite.",
        "{scene} {hero} fit front, et ne gagna pas.",
        "{scene} C’était trop, cette fois, même pour {name}.",
    ),
    "foul": (
        "{hero} touchait au but, et voulait {inf} ; alors {other} {help}, et tout s’échappa.",
        "{hero} tenta {inf:de}, et tout semblait bien parti. Mais {other} était là, et {help}.",
        "Retenez ceci {other:de} : quand {name} tenta {inf:de}, {other} {help}. Tout échoua.",
        "{hero} tenta {inf:de}. Cela aurait réussi, mais {other} {help}.",
    ),
    "foul-bare": (
        "{scene} {hero} allait l’emporter, mais {other} {help}.",
        "{scene} Ce n’est pas la force qui manqua : {other} {help}, et tout fut perdu.",
    ),
    "foul-foe": (
        "{hero} tenta {inf:de}. Mais l’ennemi veillait, et {help} : tout échoua.",
        "{hero} touchait au but, et voulait {inf} ; alors {foe} {help}.",
    ),
    "robbed": (
        "{other} {help}, et ce fut {name} qui paya.",
        "Tous ne jouaient pas franc jeu : {other} {help}, aux dépens {name:de}.",
        "Il suffira de dire ici {other:que} {help}. {name} ne l’oublia pas.",
    ),
    "robs": (
        "{hero} {help}, et {other} y laissa des plumes.",
        "Tout ne fut pas noble : {hero} {help}, et {other} paya.",
    ),
    "meddles": (
        "Au moment où {other} touchait au but, {hero} {help} ; le but s’envola.",
        "{other} n’a pas dû l’oublier : quand tout se jouait, {hero} {help}.",
    ),
    "meddles-vain": (
        "{hero} {help}, pour faire tomber {other} ; mais {other} ne tomba pas.",
        "Contre {other}, {hero} {help}. Cela ne changea rien.",
    ),
    "aids": (
        "Quand {other} eut besoin d’aide, {hero} {help}, et la journée fut sauve.",
        "Cette victoire, {other} la dut à l’amitié, car {hero} {help}.",
    ),
    "aids-some": (
        "Quand {other} eut besoin d’un coup de main, {hero} {help}.",
        "Et pour l’amour {other:de}, {hero} {help}.",
    ),
    "foils": (
        "{other} avait d’autres projets, mais {hero} {help}.",
        "Quelque chose mijotait dans l’esprit {other:de}. {hero} {help}, et il n’en sortit rien.",
    ),
    "foiled": (
        "{hero} avait un projet en tête, mais {other} {help}.",
        "Le plan était bon, et aurait pu réussir. Mais {other} {help}.",
    ),
    "played": (
        "En chemin, {hero} {help}.",
        "Et par une nuit sans étoiles, {hero} {help}.",
        "Quelque part entre deux routes, {hero} {help}.",
        "C’est en ces jours-là aussi {hero:que} {help}.",
    ),
    # Compagnons.
    "ally": (
        "Nul ne marche toujours sans personne à ses côtés : {hero} {deed}.",
        "C’est sur cette route {hero:que} {deed}.",
        "Et c’en fut fini de la solitude, car {hero} {deed}.",
        "Bonne compagnie raccourcit les lieues : {hero} {deed}.",
        "Ce qui en sortit valait mieux que l’or : {hero} {deed}.",
    ),
    "sacrifice": (
        "Ces choses-là ont un prix. Pour {name:que} pût continuer, {ally} resta en arrière.",
        "Ce {name:que} gagna, {ally} le paya. Il y a là-bas une pierre, aujourd’hui, et des fleurs.",
        "Quand tout le reste eut manqué, {ally} donna tout pour {name}. Cela ne s’oublie pas.",
        "Pour l’amour {name:de}, {ally} marcha au-devant du danger, et ne revint pas.",
    ),
    "ally-lost": (
        "Par un matin gris, la place près du feu resta vide : {ally} avait disparu.",
        "La route donne, et la route reprend. Un jour, {ally} ne fut plus là.",
    ),
    "ally-taken": (
        "Puis {other} {help}, et la place près du feu resta vide : {ally} avait disparu.",
        "Ce fut {other} qui {help} ; et {ally} ne reparut jamais.",
    ),
    # Ombre et lumière.
    "fall": (
        "Et quelque part sur cette route, une lumière s’éteignit. {name} ne se retourna pas pour la chercher.",
        "Pas à pas, si doucement que nul ne l’entendit, {name} entra dans l’ombre.",
        "C’était le prix : quelque chose en {name} avait pris le parti des ténèbres.",
        "Les miroirs le remarquèrent les premiers. Le visage était le même ; l’ombre, derrière, avait grandi.",
        "Depuis ce jour, les chiens se taisaient au passage {name:de}.",
    ),
    "depth": (
        "On ne tombe pas plus bas. {name} avait touché le fond de la nuit.",
        "L’escalier descendait encore, et {name} le suivit jusqu’à la dernière marche.",
        "Même la nuit a un plancher. {name} l’avait trouvé, et y prit place.",
        "De toutes les lampes qui avaient brûlé pour {name}, il n’en resta pas une.",
    ),
    "redeem": (
        "Mais il n’est pas de nuit sans matin : {name} retrouva le chemin hors de l’ombre.",
        "Puis il advint ce qu’aucun oracle n’avait prévu. {name} fit demi-tour, et marcha vers la lumière.",
        "Tomber est dur, se relever l’est plus encore. {name} se releva.",
        "L’ombre tira, tira encore, et perdit. {name} avait retrouvé le chemin du foyer.",
    ),
    "grace": (
        "On se mit à dire que la pièce s’éclairait quand {name} y entrait.",
        "Quelles que fussent les ténèbres du chemin, rien n’en restait sur {name}.",
        "Il y avait désormais autour {name:de} une lumière, de celles qui n’aveuglent personne.",
        "Et la bonté, que tant de gens portent comme un manteau, devint chez {name} la chair et le sang.",
    ),
    "arc-fallen": (
        "{name} avait si longtemps regardé les ténèbres que les ténèbres s’installèrent.",
        "Ce n’est pas une histoire tendre. L’ombre {name:que} avait courtisée prenait maintenant place à table.",
        "Le soleil couché, peu de gens osaient encore prononcer le nom {name:de}.",
    ),
    "arc-redeemed": (
        "{name} avait connu les ténèbres, en avait trouvé la porte, et n’en parla jamais.",
        "Des années sombres, il restait des cicatrices, et {name} n’en cachait aucune.",
    ),
    "arc-pure": (
        "Beaucoup cédèrent à la tentation en ce temps-là ; {name} demeura dans la lumière.",
        "Et, malgré tout, {name} garda les mains propres, ce qui est le plus rare des trésors.",
    ),
    "arc-tempted": (
        "Plus d’une fois, les ténèbres avaient tendu la main, et {name} l’avait prise ; mais jamais pour longtemps.",
        "{name} connaissait le goût des ténèbres, et savait quand reposer la coupe.",
    ),
    "arc-steadfast": (
        "Ni la sainteté ni le crime : {name} marcha entre les deux sans trébucher.",
        "Les louanges ne tournèrent pas cette tête, la peur non plus : {name} resta {name}.",
    ),
    "renown": (
        "On citait désormais {quality} {name:de} en proverbe.",
        "Dans les auberges, on vantait {quality} {name:de}, et c’est à peine s’il fallait exagérer.",
        "Les meuniers parlaient {quality:de} {name:de} aux boulangers, et les boulangers à tout le monde.",
    ),
    "icon-divinity": (
        "Les cloches, dit-on, sonnaient un peu plus clair quand {name} passait dessous.",
        "Les prêtres se serraient sur le banc pour faire place à {name}, sans demander pourquoi.",
    ),
    "icon-justice": (
        "Là où {name} avait passé, on verrouillait moins souvent les portes.",
        "Qui avait subi un tort demandait d’abord un juge, et ensuite {name}.",
    ),
    "icon-nature": (
        "Les oiseaux ne s’envolaient plus quand {name} traversait les bois.",
        "Même les ronces, disait-on, laissaient passer {name}.",
    ),
    "icon-arcana": (
        "Les chandelles brûlaient bleu quand {name} disait certains mots ; aussi {name} les disait rarement.",
        "Il y avait des livres qui, devant {name}, s’ouvraient tout seuls.",
    ),
    "icon-royalty": (
        "Des portes aux poignées d’or s’ouvraient devant {name}, et personne ne demandait pourquoi.",
        "Les hérauts avaient appris à bien prononcer le nom {name:de}.",
    ),
    "icon-infamy": (
        "Les aubergistes comptaient leurs cuillères après le départ {name:de}.",
        "La tête {name:de} était mise à prix, et le prix montait chaque printemps.",
    ),
    "quiet": (
        "Des années qui suivirent, peu de choses sont écrites, et moins encore sont sûres.",
        "Puis la route se fit silencieuse pour un temps.",
        "La chronique a ici quelques pages blanches, et sur l’une d’elles le rond d’une coupe de vin.",
        "Et {name} attendit, en regardant le temps qu’il faisait.",
    ),
    "wander": (
        "{name} passa devant bien des portes, et bien des routes que d’autres auraient prises.",
        "Plus d’une aventure croisa le regard {name:de}, et passa son chemin.",
    ),
    # L’adversaire.
    "foe-intro": (
        "Mais au loin, {foe} avait déjà entendu ce nom. {scene}",
        "Et pendant tout ce temps, il y avait {foe}. {scene}",
        "Sur ces années-là s’étendait l’ombre {foe:de}. {scene}",
        "Personne n’osait encore parler tout haut {foe:de}. {scene}",
    ),
    "foe-beaten": (
        "Au bout de toutes les routes se dressait {foe}. {name} ne s’écarta pas, et {deed}.",
        "Vint l’heure de régler les comptes avec {foe}, et {name} {deed}.",
        "Et l’on vit face à face {name} et {foe}. Le monde retint son souffle ; et {name} {deed}.",
    ),
    "foe-beaten-narrow": (
        "Et l’on vit face à face {name} et {foe}. Jusqu’au bout, tout tint à un fil ; mais {name} {deed}.",
        "Au bout de toutes les routes se dressait {foe}, et ce fut presque la fin. Mais {name} {deed}.",
    ),
    "foe-failed": (
        "Au bout de toutes les routes se dressait {foe}. {name} donna tout, et ce ne fut pas assez.",
        "Et l’on vit face à face {name} et {foe}. Quand la poussière retomba, {name} avait perdu.",
        "Vint l’heure de régler les comptes avec {foe}, et {name} perdit.",
    ),
    "foe-by-other": (
        "À la fin, ce fut {other} qui {deed} ; mais d’autres avaient ouvert la route.",
        "Le dernier coup vint d’une autre main : {other} {deed}.",
    ),
    "foe-overrun": (
        "Mais pendant {name:que} cherchait encore sa route, le pouvoir {foe:de} grandit au-delà de toute mesure.",
        "Et {foe} avait mieux employé le temps. Un matin, il fut trop tard.",
    ),
    # Le destin.
    "destiny-kept": (
        "Et c’est ainsi, à la fin, {name:que} {deed}.",
        "Ce qui avait été promis arriva : {name} {deed}.",
        "Le destin est toujours à l’heure. {name} {deed}.",
        "Et quand fut tournée la dernière page du livre, on put y lire : {name} {deed}.",
        "Ainsi la boucle se referma, et {name} {deed}.",
        "Cela attendait depuis toujours au bout de la route ; et {name} {deed}.",
    ),
    "destiny-half": (
        "Les étoiles ne tinrent pas toutes leurs promesses, mais elles tinrent celle-ci : {name} {deed}.",
        "Et à la fin, entre promesses tenues et promesses oubliées, {name} {deed}.",
        "Le destin ne paya que la moitié de sa dette ; mais {name} {deed}.",
        "Et enfin, plus tard que prévu et plus petit que rêvé, cela vint : {name} {deed}.",
    ),
    "destiny-broken": (
        "Les étoiles avaient promis à {name} un destin, « {destiny} » ; mais les étoiles aussi se trompent.",
        "« {destiny} » : ainsi parlait la prophétie, et elle resta prophétie.",
        "Un destin attendait {name} comme un manteau sur une chaise : « {destiny} ». Personne ne l’endossa.",
        "De « {destiny} », malgré les prophéties, il n’advint rien. {name} haussa les épaules, et continua de vivre.",
    ),
    "destiny-open": (
        "Une promesse attendait encore, « {destiny} », quelque part derrière la prochaine colline.",
        "« {destiny} » : ce devait être le dernier chapitre, et nul ne l’écrivit.",
        "Ce qui avait été prédit, « {destiny} », n’était pas encore venu ; mais le destin connaissait l’adresse.",
        "Et quelque part, une porte restait entrouverte, avec ces mots dessus : « {destiny} ».",
        "Quant à la prophétie, elle avait dit « {destiny} », et les prophéties sont patientes.",
    ),
    # Derniers mots.
    "close-first": (
        "De tous les noms de ce temps-là, c’est celui {name:de} que crient encore les enfants quand ils jouent aux héros.",
        "Beaucoup prirent la route. Un nom se chante avant les autres : {name}.",
        "Et si l’on demande qui fut le plus grand nom de tous, le feu crépite, et quelqu’un dit : {name}.",
        "Les chansons s’effacent, la pierre s’effrite ; mais demandez {titled}, et n’importe quel enfant vous montrera le chemin.",
        "Voilà l’histoire {titled:de}. Cet âge du monde n’en connut pas de plus grande.",
        "Ainsi finit le dit {name:de}, et les autres durent se contenter de chansons plus courtes.",
    ),
    "close-tied": (
        "Plus d’un nom est gravé sur la pierre, à la même hauteur, et celui {name:de} en est un.",
        "Qui fut le plus grand nom de tous ? Les ménestrels s’en disputeront toujours ; mais tous commencent par {name}.",
    ),
    "close-second": (
        "Un autre nom se chante plus fort. Mais tard dans la nuit, quand il ne reste que les sages, on chante celui {name:de}.",
        "Ce ne fut pas la plus grande histoire de ce temps. Il ne lui manqua qu’un couplet ou deux.",
        "{winner} a la statue. {name} a les meilleures histoires.",
        "{winner} est dans tous les livres ; mais les anciens sourient quand on parle {name:de}.",
    ),
    "close-other": (
        "On n’éleva pas de statue à {name}. Mais quelque part, depuis lors, une chandelle brille à une fenêtre.",
        "D’autres eurent plus de gloire. {name} eut une histoire, et la voici finie.",
        "{winner} eut la gloire, et {name} eut le chemin du retour ; et qui peut dire lequel des deux fait mieux dormir ?",
        "C’est l’une des chansons les plus courtes. Mais qui la sait, la sait par cœur.",
        "L’Histoire en a oublié une bonne part. Vous et moi, nous ne l’oublierons pas.",
    ),
    "close-won": (
        "Et le pays respira de nouveau. Prêtez l’oreille : on l’entend encore.",
        "L’ombre passa, et {name} prit pour rentrer la route la plus longue, pour une fois sans se presser.",
        "Ainsi finit le règne {foe:de}, et ainsi {name} devint une légende.",
        "Les cloches sonnèrent trois jours. Le quatrième, les enfants jouaient déjà à être {name}.",
    ),
    "close-lost": (
        "Cette fois, la victoire fut du côté {foe:de}. Mais l’histoire {name:de} se raconte en secret, et tant qu’on la raconte, rien n’est dit.",
        "Il fit noir. Mais quelqu’un garda une petite lumière, et raconta, tout auprès, l’histoire {name:de}.",
        "La nuit fut longue. Mais c’est {name} qui nous apprit qu’on peut y marcher.",
        "Les chroniques, c’est {foe} qui les dicta. Celle-ci, d’autres l’ont écrite.",
    ),
    "close-unfinished": (
        "Ici, la page est déchirée. Que celui ou celle qui sait la suite la raconte.",
        "Le reste manque ; peut-être n’a-t-il pas encore eu lieu.",
        "Le conte s’interrompt ici, au milieu de la route, et le soleil est encore haut.",
        "La suite, personne ne la connaît. On vit {name} pour la dernière fois en chemin, et d’un bon pas.",
        "Ce conte n’a pas encore de fin. On ne peut rien dire de mieux d’un conte.",
        "{winner} arriva avant tout le monde au bout d’une histoire. {name} a tout son temps.",
        "D’autres avaient déjà pris place près du feu. {name} marchait encore, quelque part, sous les étoiles.",
        "Il reste de la place sur la dernière page. {name} l’a laissée exprès.",
    ),
    "close-open": (
        "Ici, la page est déchirée. Que celui ou celle qui sait la suite la raconte.",
        "Le reste manque ; peut-être n’a-t-il pas encore eu lieu.",
        "Le conte s’interrompt ici, au milieu de la route, et le soleil est encore haut.",
        "La suite, personne ne la connaît. On vit {name} pour la dernière fois en chemin, et d’un bon pas.",
        "Ce conte n’a pas encore de fin. On ne peut rien dire de mieux d’un conte.",
        "D’autres avaient déjà pris place près du feu. {name} marchait encore, quelque part, sous les étoiles.",
        "Il reste de la place sur la dernière page. {name} l’a laissée exprès.",
    ),
    "close-unfinished-first": (
        "Le conte s’interrompt ici ; et pourtant, de ce temps-là, nul n’inspira plus de chansons {name:que}.",
        "Le dernier chapitre manque, et malgré cela, quand on parle de héros, tout le monde commence par {name}.",
        "Une page est encore blanche, et déjà le monde entier sait par cœur ce que disent les autres : {name}.",
    ),
}
