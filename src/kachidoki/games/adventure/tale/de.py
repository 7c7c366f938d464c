# interpreted: prose.
# ruff: noqa: E501
"""[tale] The tale in German.

`{deed:{hero}}` puts the hero behind the verb (“zog Anna in den Krieg”), `{deed:~bald}` an adverb;
`{first:&}` is a deed with the “und” that joins it to the next; `{name:s}` is the genitive. A name
in another case than the first is only ever a player's name; nothing is said with er, sie, sein, ihr.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

CODE = "de"

# “suchte und fand einen Ort” has two verbs with one object.
_VERB = re.compile(r"(\w+(?: und \w+)?)(.*)", re.DOTALL)
# Words that a path may begin with and that are small within a sentence.
_SMALL = frozenset(
    [
        "der",
        "die",
        "das",
        "den",
        "dem",
        "des",
        "ein",
        "eine",
        "einen",
        "einem",
        "einer",
        "ins",
        "im",
        "in",
        "an",
        "am",
        "auf",
        "aus",
        "bei",
        "mit",
        "nach",
        "über",
        "unter",
        "um",
        "vom",
        "von",
        "vor",
        "zu",
        "zum",
        "zur",
        "für",
        "gegen",
        "durch",
        "jede",
        "jeden",
        "jedes",
        "alle",
        "sich",
    ]
)


def bend(text: str, form: str) -> str:
    """The genitive of a name, or a deed with something behind its verb."""
    if form == "s":
        return f"{text}’" if re.search(r"(s|ß|x|z|ce)$", text.lower()) else f"{text}s"
    if form == "&":
        if "," in text:
            return f"{text}, und"
        return f"{text} – und" if " und " in text else f"{text} und"
    found = _VERB.match(text)
    if found is None:
        return text
    verb, rest = found.groups()
    if form.startswith("~"):
        adverb = form[1:]
        if rest.startswith(" sich "):
            return f"{verb} sich {adverb}{rest[5:]}"
        return f"{verb} {adverb}{rest}"
    return f"{verb} {form}{rest}"


def infinitive(name: str) -> str:
    """“Das Tor halten” within a sentence; nothing if its first word may be a noun."""
    first = name.split(" ", maxsplit=1)[0]
    if " " not in name or first.lower() not in _SMALL:
        return ""
    return first.lower() + name[len(first) :]


def called(name: str) -> str:
    """An Adversary within a sentence, in the first case."""
    first = name.split(" ", maxsplit=1)[0]
    return first.lower() + name[len(first) :] if first in ("Der", "Die", "Das") else name


ALIASES: Mapping[str, str] = {
    "conscript": "das Kriegskind",
    "squire": "das Kind aus der Waffenkammer",
    "stonemason": "das Kind aus dem Steinbruch",
    "woodcutter": "das Kind der alten Bäume",
    "noble": "das Kind aus dem großen Haus",
    "sailor": "das Kind der Häfen",
    "pickpocket": "das Kind mit den flinken Fingern",
    "hunter": "das Kind der Wälder",
    "performer": "das Kind der Dorfplätze",
    "apprentice": "das Kind aus der Werkstatt",
    "farmer": "das Bauernkind",
    "urchin": "das Straßenkind",
    "student": "das Kind der Kerzen und Bücher",
    "merchant": "das Kind der Märkte",
    "acolyte": "das Tempelkind",
}
ALLIES: Mapping[str, str] = {
    "loyal-hound": "der treue Hund",
    "old-soldier": "der alte Soldat",
    "wandering-minstrel": "der fahrende Spielmann",
    "hedge-witch": "die Kräuterhexe",
    "smuggler": "der Schmuggler",
    "exiled-heir": "die verbannte Erbin",
    "temple-healer": "der Heiler aus dem Tempel",
    "gentle-giant": "der sanfte Riese",
    "reformed-thief": "die geläuterte Diebin",
}


def alias(origin: str, name: str) -> str:
    return ALIASES.get(origin, "")


def ally(card: str, name: str) -> str:
    return ALLIES.get(card, f"„{name}“")


def polish(text: str) -> str:
    return text.replace("'", "’")


CAPITALS_AFTER = ".!?:"
AND = " und "
QUOTES = ("„", "“")

EPITHETS: Mapping[str, tuple[str, ...]] = {
    "strength": ("Eisenarm", "Eichenfaust", "Starkhand"),
    "dexterity": ("Flinkhand", "Katzenschritt", "Windfuß"),
    "constitution": ("Eichenherz", "Felsenherz", "Nimmermüd"),
    "intelligence": ("Fuchsgeist", "Scharfsinn", "Hellkopf"),
    "wisdom": ("Eulenauge", "Weitblick", "Sternenrat"),
    "charisma": ("Goldzunge", "Silberstimme", "Sonnenherz"),
}
STYLES: Mapping[str, tuple[str, ...]] = {
    "divinity": ("vom Licht", "von den heiligen Lampen"),
    "justice": ("von der Waage", "mit dem gehaltenen Wort"),
    "nature": ("aus der Wildnis", "aus den tiefen Wäldern"),
    "arcana": ("von den verborgenen Sternen", "mit den geheimen Büchern"),
    "royalty": ("von der Krone", "aus den hohen Hallen"),
    "infamy": ("mit dem schwarzen Namen", "mit dem langen Schatten"),
}
QUALITIES: Mapping[str, str] = {
    "strength": "Kraft",
    "dexterity": "Gewandtheit",
    "constitution": "Ausdauer",
    "intelligence": "Scharfsinn",
    "wisdom": "Weisheit",
    "charisma": "Charme",
}

# Worte, mit denen ein Rahmen eine Tat ehrt.
PRAISE = (
    "weil es sonst niemand tat",
    "sprachen die Leute davon",
    "Niemand soll es vergessen",
    "die großen Tage",
    "das Größte",
    "Zeit der Taten",
    "in den Liedern heißt",
    "Die Lieder wissen",
    "Mit einem Lächeln",
    "Alle anderen wichen zurück",
    "Niemand wusste Rat",
    "erzählte man noch jahrelang",
)

TEMPLATES: Mapping[str, tuple[str, ...]] = {
    "title": (
        "Die Mär von {titled}",
        "Das Lied von {titled}",
        "Die Ballade von {titled}",
        "Die Geschichte von {titled}",
        "Leben und Taten von {titled}",
    ),
    # Anfänge.
    "open": (
        "Ehe noch jemand Lieder darüber sang, {deed:{name}}.",
        "Jede große Geschichte beginnt mit etwas Kleinem: {name} {deed}.",
        "In einem Land, das auf keiner Karte steht, {deed:{name}}.",
        "Rückt näher ans Feuer und hört, wie es anfing: {name} {deed}.",
        "Fragt die Alten, und sie erzählen euch, wie es begann: {name} {deed}.",
        "Als die Welt noch weiter war als heute, {deed:{name}}.",
        "Niemand ahnte damals, was daraus werden sollte: {name} {deed}.",
        "Manch ein Leben beginnt unter einem Kometen, dieses nicht: {name} {deed}.",
        "Vor langer Zeit, an einem Ort, den heute niemand mehr findet, {deed:{name}}.",
        "Ganz leise begann es, wie der Schnee beginnt: {name} {deed}.",
        "Es begann, wie solche Dinge beginnen, ohne Pauken und Trompeten: {name} {deed}.",
    ),
    "turn": (
        "Wer dieses Herz kannte, wusste, was es trieb: {name} {deed}.",
        "Dann geschah, was alles änderte: {name} {deed}.",
        "Dass der Weg an keinem Gasthaus endete, hatte einen Grund: {name} {deed}.",
        "Doch etwas ließ {name} keine Ruhe, denn {name} {deed}.",
        "Warum weitergehen, wenn andere daheim bleiben? Die Antwort ist kurz: {name} {deed}.",
        "Jeder Mensch trägt etwas mit sich, das die anderen nicht sehen. {name} {deed}.",
        "Niemand geht einen Weg ohne Grund, und dies war der Grund: {name} {deed}.",
        "Und hier wendet sich die Geschichte, denn {name} {deed}.",
        "Ein Leben hängt zuweilen an einer einzigen Stunde, und diese war es: {name} {deed}.",
    ),
    # Taten.
    "plain": (
        "{hero} {deed}.",
        "Nicht lange danach {deed:{hero}}.",
        "Ehe das Jahr um war, {deed:{hero}}.",
        "Dann {deed:{hero}}.",
        "Der nächste Weg war nicht sanfter, doch {hero} {deed}.",
        "Noch heute erzählt man sich davon: {hero} {deed}.",
        "Eines Tages, fern der Heimat, {deed:{hero}}.",
        "Einige Zeit später {deed:{hero}}.",
        "Als die Stunde kam, {deed:{hero}}.",
        "Man sagt es, und es ist wahr: {hero} {deed}.",
        "Und weil es sonst niemand tat, {deed:{hero}}.",
        "An jenem Tag gab es Zeugen: {hero} {deed}.",
        "Der Mond nahm zu und wieder ab; {hero} {deed}.",
        "Irgendwo hinter dem letzten Meilenstein {deed:{hero}}.",
    ),
    "trait": (
        "In jenen Jahren {deed:{hero}}.",
        "Es war für niemanden ein Geheimnis: {hero} {deed}.",
        "Und auch das soll erzählt werden: {hero} {deed}.",
        "Mehr als einmal sprachen die Leute davon: {hero} {deed}.",
        "Eines weiß man aus jener Zeit gewiss: {hero} {deed}.",
        "Niemand soll es vergessen: {hero} {deed}.",
        "So hat man es uns überliefert: {hero} {deed}.",
        "Wie es in den Liedern heißt, {deed:{hero}}.",
    ),
    "so": (
        "Und so {deed:{hero}}.",
        "Deshalb {deed:{hero}}.",
        "Von da an gab es kein Halten mehr: {hero} {deed}.",
        "Damit war alles andere klar, und {hero} {deed}.",
        "Es dauerte nicht lange, und {hero} {deed}.",
    ),
    "dawn": (
        "Dann kamen die großen Tage. {hero} {deed}.",
        "Jahre waren vergangen, und nun ging es um alles: {hero} {deed}.",
        "Inzwischen kannten Könige den Namen. {hero} {deed}.",
        "Das Letzte war auch das Größte. {hero} {deed}.",
        "Es gibt eine Stunde, für die alle anderen nur Übung waren. In dieser Stunde {deed:{hero}}.",
        "Der Weg stieg an, dem Ende zu, und {hero} {deed}.",
    ),
    "pair": (
        "{hero} {first:&} {then:~bald darauf}.",
        "Noch im selben Jahr geschah beides: {hero} {first:&} {then}.",
        "{hero} {first:&} {then:~wenig später}.",
        "Es war eine Zeit der Taten: {hero} {first:&} {then:~später}.",
        "Zwei Dinge behielt man aus jenen Tagen im Gedächtnis: {hero} {first:&} {then:~danach}.",
        "{hero} {first:&} {then:~nach einer kurzen Rast}.",
        "Und es ging weiter: {hero} {first:&} {then:~mit der Zeit}.",
    ),
    "pair-long": (
        "{hero} {first}; und kaum war in den Chroniken die Tinte trocken, {then:{name}}.",
        "{hero} {first}; wenig später {then:{name}}.",
        "{hero} {first}; und kaum war das getan, {then:{name}}.",
        "Zuerst {first:{hero}}; und weil kein Weg von selbst endet, {then:{name}}.",
        "{hero} {first}; und als der Mond sich gerundet hatte, {then:{name}}.",
        "Einmal {first:{hero}}; ein andermal, weit fort von dort, {then:{name}}.",
        "{hero} {first}; und während man noch davon sprach, {then:{name}}.",
    ),
    "pair-flat": (
        "Am Brunnen erzählte man zweierlei: {hero} {first:&} {then}.",
        "Jeder im Land wusste es: {hero} {first:&} {then}.",
        "Die Lieder wissen noch beides: {hero} {first:&} {then}.",
        "Das eine wie das andere ist verbürgt: {hero} {first:&} {then}.",
    ),
    "scene": (
        "{scene} {hero} {deed}.",
        "{scene} Und {hero} {deed}.",
        "{scene} Da {deed:{hero}}.",
        "{scene} Alle anderen wichen zurück. {hero} {deed}.",
        "{scene} Dort war es: {hero} {deed}.",
        "{scene} Niemand wusste Rat. Da {deed:{hero}}.",
        "{scene} Was dann geschah, erzählte man noch jahrelang: {hero} {deed}.",
    ),
    "beast": (
        "Und dann war da {foe}. {scene} Doch {hero} {deed}.",
        "{scene} So trieb es {foe}. Dann aber {deed:{hero}}.",
        "Am Ende jenes Weges wartete {foe}. {scene} Da {deed:{hero}}.",
        "Damals ging {foe} um, und die Kinder schliefen schlecht. {scene} Doch {hero} {deed}.",
    ),
    "narrow": (
        "Es war knapp, knapper, als die Lieder zugeben, doch {hero} {deed}.",
        "Um Haaresbreite wäre es misslungen, aber {hero} {deed}.",
        "Einen Augenblick später, und es wäre zu spät gewesen: {hero} {deed}.",
        "Mit mehr Glück als Atem {deed:{hero}}.",
        "Es hing an einem einzigen Faden, und der Faden hielt: {hero} {deed}.",
        "Keinen Pfennig hätte man darauf gesetzt, und doch: {hero} {deed}.",
    ),
    "crushing": (
        "Als wäre es gar nichts, {deed:{hero}}.",
        "Es war vorbei, ehe es recht begonnen hatte: {hero} {deed}.",
        "Wer dabei war, schüttelt noch heute den Kopf: {hero} {deed}.",
        "Mit einem Lächeln und ohne jeden Zweifel {deed:{hero}}.",
        "Nie hatte es so leicht ausgesehen: {hero} {deed}.",
    ),
    "contrast-light": (
        "Es gab einen dunkleren Weg: Man hätte {inf} können. {hero} ging ihn nicht: {name} {deed}.",
        "Im Ohr saß ein Flüstern; man hätte {inf} können. Doch {hero} {deed}.",
        "Viele hätten {inf} wollen. Nicht hier: {hero} {deed}.",
    ),
    "contrast-dark": (
        "Ein milderes Herz hätte {inf} wollen. Nicht dieses Mal: {hero} {deed}.",
        "Es gab einen sanfteren Weg; man hätte {inf} können. {hero} sah ihn wohl. Dann {deed:{name}}.",
        "Der gute Weg lag offen da: Man hätte {inf} können. Stattdessen {deed:{hero}}.",
    ),
    "contrast-hard": (
        "Man hätte {inf} können, und es wäre leichter gewesen. {hero} nahm den schwereren Weg: {name} {deed}.",
        "Man hätte {inf} können, mit weniger Mühe. {hero} {deed}.",
        "Man hätte {inf} können, und niemand hätte etwas gesagt. Und doch: {hero} {deed}.",
    ),
    "contrast": (
        "Andere hätten {inf} wollen; {hero} {deed}.",
        "Man hätte auch anders wählen und {inf} können. Doch {hero} {deed}.",
        "Zwei Wege gab es, und auf dem einen hätte man {inf} können. {hero} nahm den anderen: {name} {deed}.",
    ),
    "retry": (
        "Der erste Versuch misslang. Doch {hero} {help:&} {deed}.",
        "Einmal war es nicht genug. Doch {hero} {help:&} {deed:~beim zweiten Mal}.",
        "Andere wären nach der ersten Niederlage heimgegangen. {hero} {help:&} {deed}.",
        "Es ging schief, wie es schiefgehen musste. Aber {hero} {help:&} {deed:~doch noch}.",
    ),
    "retry-plain": (
        "Der erste Versuch misslang. Der zweite nicht: {hero} {deed}.",
        "Einmal war es nicht genug. Beim zweiten Mal {deed:{hero}}.",
        "Erst ging es schief. Dann aber {deed:{hero}}.",
    ),
    "helped": (
        "Alles schien verloren. Aber {hero} {help:&} {deed:~gegen jede Wette}.",
        "Es hätte schlimm geendet. Doch {hero} {help}, und das gab den Ausschlag: {name} {deed}.",
        "Eines nur machte den Unterschied: {hero} {help:&} {deed:~deshalb}.",
        "In höchster Not half nur noch eines: {hero} {help:&} {deed}.",
    ),
    "helped-some": (
        "{hero} {help:&} {deed}.",
        "Geschenkt bekommt man nichts: {hero} {help:&} {deed}.",
    ),
    "retry-long": (
        "Der erste Versuch misslang. Doch {hero} {help}; da {deed:{name}}.",
        "Einmal war es nicht genug. Doch {hero} {help}; beim zweiten Mal {deed:{name}}.",
        "Es ging schief, wie es schiefgehen musste. Aber {hero} {help}, und siehe da: {name} {deed}.",
    ),
    "helped-long": (
        "Alles schien verloren. Aber {hero} {help}; und gegen jede Wette {deed:{name}}.",
        "In höchster Not {help:{hero}}; und so {deed:{name}}.",
        "{hero} {help}, und das gab den Ausschlag: {name} {deed}.",
    ),
    "helped-some-long": (
        "{hero} {help}; dann {deed:{name}}.",
        "Geschenkt bekommt man nichts: {hero} {help}, und so {deed:{name}}.",
    ),
    "aided": (
        "{other} {help}, und ohne das wäre dies eine traurigere Geschichte. So aber {deed:{hero}}.",
        "Allein wäre es nicht gelungen. Doch {other} {help}, und {hero} {deed}.",
        "Da {help:{other}}, und {hero} {deed}. Dafür sind Freunde da.",
    ),
    "hindered": (
        "{other} {help}, doch es half nichts: {hero} {deed}.",
        "Nicht alle meinten es gut mit {name}. {other} {help}; und dennoch {deed:{hero}}.",
        "Zwar {help:{other}}, aber {hero} ließ sich nicht aufhalten: {name} {deed}.",
        "{other} {help}; vergebens wartete man auf den Sturz. {hero} {deed}.",
    ),
    "hindered-foe": (
        "Der Feind streckte die Hand aus: {foe} {help}. Dennoch {deed:{hero}}.",
        "Es war {foe}, aus der Ferne: {foe} {help}. Und doch: {hero} {deed}.",
    ),
    "dark-marked": (
        "Die Dunkelheit bot Hilfe an, und die Hilfe war willkommen: {hero} {deed}. Ein Fleck blieb zurück.",
        "{hero} griff nach den Schatten: {name} {deed}. Und die Schatten griffen zurück.",
        "Mit Runen, die man besser liegen lässt, {deed:{hero}}. Solche Hilfe ist nie umsonst.",
    ),
    "dark-clean": (
        "Aus der Dunkelheit geborgt war die Kraft, doch verlangt wurde dafür nichts: {hero} {deed}.",
        "Eine schwarze Rune lag in der Hand, fiel und ließ keinen Fleck: {hero} {deed}.",
        "Einen Atemzug lang stand der Schatten ganz nah, half und ging wieder: {hero} {deed}.",
    ),
    # Rückschläge.
    "fail": (
        "Nicht jeder Weg führte bergauf: {hero} wollte {inf}, und es wurde nichts daraus.",
        "{hero} wollte {inf}, scheiterte und lernte daraus.",
        "Einmal wollte {hero} {inf} und kam mit leeren Händen zurück.",
        "Lieder lassen die Niederlagen aus. Dieses nicht: {hero} wollte {inf}, und es gelang nicht.",
        "Es kam ein Tag, da wollte {hero} {inf}. Es war kein guter Tag.",
        "{hero} wollte {inf}. Die Welt wollte es anders.",
    ),
    "fail-near": (
        "{hero} wollte {inf}, und nur ein Fingerbreit fehlte.",
        "Ein Herzschlag mehr, und es wäre gelungen. {hero} wollte {inf}, aber der Herzschlag fehlte.",
        "Fast wäre es geglückt, und das schmerzt beim Erzählen noch heute: {hero} wollte {inf}.",
    ),
    "fail-bare": (
        "{scene} An jenem Tag war {hero} unterlegen, und alle wussten es.",
        "{scene} {hero} stellte sich dem entgegen und gewann nicht.",
        "{scene} Das war, dieses eine Mal, selbst für {name} zu viel.",
    ),
    "foul": (
        "{hero} wollte {inf} und war schon ganz nah am Ziel; da {help:{other}}, und alles zerrann.",
        "{hero} wollte {inf}, und es wäre wohl gelungen. Doch {other} war zur Stelle: {other} {help}.",
        "Merkt euch dies von {other}: Als {name} am Ziel war, {help:{other}}. So misslang es.",
        "{hero} wollte {inf}. Es wäre gut gegangen, doch {other} {help}.",
    ),
    "foul-bare": (
        "{scene} {hero} hätte den Sieg davongetragen, doch {other} {help}.",
        "{scene} An Kraft fehlte es nicht. Aber {other} {help}, und alles war verloren.",
    ),
    "foul-foe": (
        "{hero} wollte {inf}. Doch der Feind wachte: {foe} {help}, und es misslang.",
        "{hero} wollte {inf} und war schon ganz nah am Ziel; da {help:{foe}}.",
    ),
    "robbed": (
        "{other} {help}, und die Rechnung ging an {name}.",
        "Nicht alle spielten ehrlich: {other} {help}, auf Kosten von {name}.",
        "Von {other} sei hier nur so viel gesagt: {other} {help}. {name} vergaß es nicht.",
    ),
    "robs": (
        "{hero} {help}, und {other} stand ärmer da.",
        "Nicht alles war edel: {hero} {help}, und {other} zahlte dafür.",
    ),
    "meddles": (
        "Als {other} kurz vor dem Ziel stand, {help:{hero}}; das Ziel blieb unerreicht.",
        "{other} wird es nicht vergessen haben: Als alles auf der Kippe stand, {help:{hero}}.",
    ),
    "meddles-vain": (
        "{hero} {help}, um {other} zu Fall zu bringen; doch {other} fiel nicht.",
        "Gegen {other} gerichtet, half auch das nicht: {hero} {help}.",
    ),
    "aids": (
        "Als {other} in Not war, {help:{hero}}, und der Tag war gerettet.",
        "Diesen Sieg verdankte {other} einem Freundesdienst: {hero} {help}.",
    ),
    "aids-some": (
        "Als {other} Hilfe brauchte, {help:{hero}}.",
        "Und {other} zuliebe {help:{hero}}.",
    ),
    "foils": (
        "{other} hatte andere Pläne, doch {hero} {help}.",
        "Im Kopf von {other} braute sich etwas zusammen. Da {help:{hero}}, und es wurde nichts daraus.",
    ),
    "foiled": (
        "{hero} hatte etwas im Sinn, doch {other} {help}.",
        "Der Plan war gut und hätte gelingen können. Aber {other} {help}.",
    ),
    "played": (
        "Unterwegs {help:{hero}}.",
        "Und in einer Nacht ohne Sterne {help:{hero}}.",
        "Irgendwo zwischen zwei Wegen {help:{hero}}.",
        "Auch das geschah in jenen Tagen: {hero} {help}.",
    ),
    # Gefährten.
    "ally": (
        "Niemand geht für immer allein: {hero} {deed}.",
        "Auf diesem Weg war es: {hero} {deed}.",
        "Und mit der Einsamkeit war es vorbei, denn {hero} {deed}.",
        "Gute Gesellschaft halbiert die Meilen: {hero} {deed}.",
        "Was daraus wurde, war mehr wert als Gold: {hero} {deed}.",
    ),
    "sacrifice": (
        "Solche Dinge haben ihren Preis. Damit {name} weitergehen konnte, blieb {ally} zurück.",
        "Was {name} gewann, bezahlte {ally}. Heute liegt dort ein Stein, und immer liegen Blumen darauf.",
        "Als nichts anderes mehr half, gab {ally} alles für {name}. Das darf man nicht vergessen.",
        "Voran in die Gefahr, um {name:s} willen, ging {ally}, und von dort führte kein Weg zurück.",
    ),
    "ally-lost": (
        "An einem grauen Morgen war der Platz am Feuer leer: {ally} war fort.",
        "Die Straße gibt, und die Straße nimmt. Eines Tages fehlte {ally}.",
    ),
    "ally-taken": (
        "Dann {help:{other}}, und der Platz am Feuer war leer: {ally} war fort.",
        "Es war das Werk von {other}: {other} {help}. Seitdem fehlte {ally}.",
    ),
    # Licht und Schatten.
    "fall": (
        "Und irgendwo auf diesem Weg ging ein Licht aus. {name} sah sich nicht danach um.",
        "Schritt für Schritt, so leise, dass niemand es hörte, ging {name} in den Schatten.",
        "Das war der Preis: Etwas in {name} hatte sich der Dunkelheit zugewandt.",
        "Die Spiegel merkten es zuerst. Das Gesicht war dasselbe; nur der Schatten dahinter war gewachsen.",
        "Seit jenem Tag verstummten die Hunde, wenn {name} vorüberging.",
    ),
    "depth": (
        "Tiefer fällt niemand. {name} war auf dem Grund der Nacht angekommen.",
        "Noch immer führte die Treppe hinab, und {name} ging bis zur letzten Stufe.",
        "Auch die Nacht hat einen Boden. {name} hatte ihn gefunden und ließ sich darauf nieder.",
        "Von allen Lampen, die einst für {name} gebrannt hatten, war keine mehr an.",
    ),
    "redeem": (
        "Doch keine Nacht ist ohne Morgen: {name} fand den Weg aus dem Schatten zurück.",
        "Dann geschah, was kein Orakel vorhergesehen hatte. {name} wandte sich um und ging dem Licht entgegen.",
        "Fallen ist schwer, und Aufstehen ist schwerer. {name} stand auf.",
        "Der Schatten zog und zog und verlor. {name} war heimgekehrt.",
    ),
    "grace": (
        "Man begann zu sagen, es werde heller im Zimmer, wenn {name} eintrat.",
        "Was auch an Dunkelheit am Wege lag, nichts davon blieb an {name} haften.",
        "Ein Licht lag nun um {name}, eines von der Art, die niemanden blendet.",
        "Und die Güte, die so viele nur wie einen Mantel tragen, ging {name} in Fleisch und Blut über.",
    ),
    "arc-fallen": (
        "{name} hatte so lange ins Dunkel geblickt, bis das Dunkel einzog.",
        "Eine sanfte Geschichte ist es nicht. Der Schatten, den {name} gerufen hatte, saß nun mit am Tisch.",
        "Nach Sonnenuntergang wagten nur noch wenige, den Namen {name} auszusprechen.",
    ),
    "arc-redeemed": (
        "{name} war im Dunkel gewesen, war zurückgekehrt und sprach nie davon.",
        "Narben blieben von den dunklen Jahren, und {name} verbarg keine einzige.",
    ),
    "arc-pure": (
        "Viele kamen damals in Versuchung; {name} blieb im Licht.",
        "Und bei alledem behielt {name} reine Hände, und einen selteneren Schatz gibt es nicht.",
    ),
    "arc-tempted": (
        "Mehr als einmal hatte die Dunkelheit die Hand ausgestreckt, und {name} hatte sie genommen; doch nie für lange.",
        "{name} kannte den Geschmack der Dunkelheit und wusste, wann man den Becher absetzt.",
    ),
    "arc-steadfast": (
        "Nicht heilig und nicht verrucht, ging {name} mitten hindurch und strauchelte nicht.",
        "Lob verdrehte diesen Kopf nicht und Furcht auch nicht: {name} blieb {name}.",
    ),
    "renown": (
        "Inzwischen war {name:s} {quality} sprichwörtlich geworden.",
        "In den Schenken sprach man von {name:s} {quality} und musste kaum übertreiben.",
        "Von {name:s} {quality} erzählten die Müller den Bäckern und die Bäcker allen anderen.",
    ),
    "icon-divinity": (
        "Die Glocken, so heißt es, klangen ein wenig heller, wenn {name} darunter vorbeiging.",
        "Priester rückten auf der Bank zusammen, wenn {name} kam, und fragten nicht nach dem Grund.",
    ),
    "icon-justice": (
        "Wo {name} gewesen war, schloss man die Türen seltener ab.",
        "Wem Unrecht geschah, der rief zuerst nach einem Richter und dann nach {name}.",
    ),
    "icon-nature": (
        "Die Vögel flogen nicht mehr auf, wenn {name} durch den Wald kam.",
        "Selbst die Dornen, hieß es, ließen {name} hindurch.",
    ),
    "icon-arcana": (
        "Kerzen brannten blau, wenn {name} gewisse Worte sprach, und so fielen diese Worte selten.",
        "Es gab Bücher, die sich für {name} von selbst aufschlugen.",
    ),
    "icon-royalty": (
        "Türen mit goldenen Klinken öffneten sich vor {name}, und niemand fragte, warum.",
        "Die Herolde hatten inzwischen gelernt, den Namen {name} richtig auszusprechen.",
    ),
    "icon-infamy": (
        "Die Wirte zählten die Löffel, wenn {name} gegangen war.",
        "Auf {name:s} Kopf stand eine Belohnung, und jeden Frühling wurde sie höher.",
    ),
    "quiet": (
        "Von den Jahren danach ist wenig geschrieben und noch weniger gewiss.",
        "Dann wurde es für eine Weile still auf der Straße.",
        "Die Chronik hat hier ein paar leere Seiten, und auf einer sieht man den Ring eines Weinbechers.",
        "Und {name} wartete und sah nach dem Wetter.",
    ),
    "wander": (
        "An vielen Türen ging {name} vorüber und an vielen Wegen, die andere genommen hätten.",
        "Mehr als einem Abenteuer sah {name} ins Gesicht und ließ es ziehen.",
    ),
    # Der Widersacher.
    "foe-intro": (
        "Doch in der Ferne hatte {foe} den Namen längst gehört. {scene}",
        "Und die ganze Zeit über war da {foe}. {scene}",
        "Noch wagte niemand es auszusprechen, aber irgendwo wartete {foe}. {scene}",
        "Über jenen Jahren lag ein Schatten, und dieser Schatten war {foe}. {scene}",
    ),
    "foe-beaten": (
        "Am Ende aller Wege stand {foe}. {name} wich nicht zur Seite: {name} {deed}.",
        "So kam es zur letzten Abrechnung. Vor {name} stand {foe}, und {name} {deed}.",
        "Dann standen einander gegenüber: {name} und {foe}. Die Welt hielt den Atem an; da {deed:{name}}.",
    ),
    "foe-beaten-narrow": (
        "Dann standen einander gegenüber: {name} und {foe}. Bis zuletzt hing alles an einem Faden; doch {name} {deed}.",
        "Am Ende aller Wege stand {foe}, und beinahe wäre es das Ende gewesen. Doch {name} {deed}.",
    ),
    "foe-failed": (
        "Am Ende aller Wege stand {foe}. {name} gab alles, und es war nicht genug.",
        "Dann standen einander gegenüber: {name} und {foe}. Als der Staub sich legte, lag {name} am Boden.",
        "So kam es zur letzten Abrechnung. Vor {name} stand {foe}, und die Schlacht ging verloren.",
    ),
    "foe-by-other": (
        "Am Ende tat es {other}: {other} {deed}. Doch nicht ohne jene, die den Weg bereitet hatten.",
        "Den letzten Schlag führte eine andere Hand: {other} {deed}.",
    ),
    "foe-overrun": (
        "Doch während {name} noch unterwegs war, wurde {foe} mächtiger mit jedem Tag, und dann war es zu viel.",
        "Und {foe} hatte die Zeit besser genutzt. Eines Morgens war es zu spät.",
    ),
    # Das Schicksal.
    "destiny-kept": (
        "Und am Ende {deed:{name}}.",
        "Was verheißen war, erfüllte sich: {name} {deed}.",
        "Das Schicksal hält seine Verabredungen ein. {name} {deed}.",
        "Und als das letzte Blatt des Buches umgeschlagen war, stand da: {name} {deed}.",
        "So schloss sich der Kreis, und {name} {deed}.",
        "All die Zeit hatte es am Ende des Weges gewartet, und nun geschah es: {name} {deed}.",
    ),
    "destiny-half": (
        "Nicht alles, was die Sterne versprochen hatten, wurde wahr, aber dies: {name} {deed}.",
        "Und am Ende, als manches Versprechen gehalten und manches vergessen war, {deed:{name}}.",
        "Das Schicksal zahlte nur die Hälfte seiner Schuld; doch {name} {deed}.",
        "Und endlich, später als erhofft und kleiner als erträumt, kam es doch: {name} {deed}.",
    ),
    "destiny-broken": (
        "Die Sterne hatten {name} ein Schicksal versprochen: „{destiny}“. Aber auch Sterne irren.",
        "„{destiny}“, so hatte es die Weissagung genannt, und eine Weissagung blieb es.",
        "Ein Schicksal lag für {name} bereit wie ein Mantel auf dem Stuhl: „{destiny}“. Getragen wurde er nie.",
        "Aus dem, was „{destiny}“ hieß und geweissagt war, wurde nichts. {name} zuckte mit den Schultern und lebte weiter.",
    ),
    "destiny-open": (
        "Ein Versprechen wartete noch, „{destiny}“, irgendwo hinter dem nächsten Hügel.",
        "„{destiny}“: So sollte das letzte Kapitel heißen, und geschrieben wurde es nie.",
        "Was geweissagt war, „{destiny}“, stand noch aus; aber das Schicksal kannte den Weg.",
        "Und irgendwo stand eine Tür einen Spaltbreit offen, und auf dem Schild las man: „{destiny}“.",
        "Die Weissagung hatte „{destiny}“ gelautet, und Weissagungen haben Geduld.",
    ),
    # Schlusszeilen.
    "close-first": (
        "Von allen, die damals auszogen, ist es {name:s} Name, den die Kinder noch heute rufen, wenn sie Helden spielen.",
        "Viele zogen aus. Einen Namen singt man zuerst: {name}.",
        "Und fragt man, wer von allen am größten war, dann knistert das Feuer, und jemand sagt: {name}.",
        "Lieder verklingen, und Stein zerfällt; doch fragt nach {titled}, und jedes Kind zeigt euch den Weg.",
        "Das war {titled}. Größeres hat jenes Zeitalter nicht gesehen.",
        "So endet die Mär von {name}, und alle anderen mussten sich mit kürzeren Liedern begnügen.",
    ),
    "close-tied": (
        "Mehr als ein Name steht auf dem Stein, in gleicher Höhe, und einer davon heißt {name}.",
        "Wer war am größten? Darüber streiten die Spielleute bis heute; doch alle beginnen mit {name}.",
    ),
    "close-second": (
        "Ein anderer Name wird lauter gesungen. Doch spät in der Nacht, wenn nur die Klugen noch sitzen, singt man von {name}.",
        "Die größte Geschichte jenes Zeitalters war es nicht. Es fehlten nur ein, zwei Strophen.",
        "{winner} hat das Denkmal. {name} hat die besseren Geschichten.",
        "{winner} steht in allen Büchern; doch die Alten lächeln, wenn von {name} die Rede ist.",
    ),
    "close-other": (
        "Ein Denkmal bekam {name} nicht. Aber irgendwo steht eine Kerze im Fenster, seit damals, Nacht für Nacht.",
        "Andere gewannen mehr Ruhm. {name} gewann eine Geschichte, und hier ist sie zu Ende.",
        "{winner} bekam den Ruhm, und {name} kam nach Hause; und wer will sagen, was davon besser schlafen lässt?",
        "Es ist eines der kürzeren Lieder. Doch wer es kennt, kennt es auswendig.",
        "Die Geschichte hat vieles davon vergessen. Du und ich vergessen es nicht.",
    ),
    "close-won": (
        "Und das Land atmete auf. Wer genau hinhört, hört es noch immer.",
        "So zog der Schatten vorüber, und {name} ging auf dem langen Weg nach Hause, endlich einmal ohne Eile.",
        "So fand {foe} ein Ende, und so wurde {name} zur Legende.",
        "Drei Tage lang läuteten die Glocken. Am vierten spielten die Kinder schon {name}.",
    ),
    "close-lost": (
        "So siegte, dieses Mal, {foe}. Doch heimlich erzählt man von {name}, und solange man erzählt, ist nichts entschieden.",
        "Es wurde dunkel. Aber jemand behielt ein kleines Licht und erzählte dabei von {name}.",
        "Die Nacht war lang. Doch von {name} wissen wir, dass man in ihr gehen kann.",
        "Die Chroniken schrieb {foe}. Diese hier schrieben andere.",
    ),
    "close-unfinished": (
        "Hier ist die Seite zerrissen. Wer weiß, wie es weiterging, der erzähle es.",
        "Der Rest fehlt; vielleicht lebt {name} ihn noch.",
        "Hier bricht die Geschichte ab, mitten auf der Straße, und die Sonne steht noch hoch.",
        "Wie es weiterging, weiß niemand. Zuletzt sah man {name} wandern, und nicht eben langsam.",
        "Noch hat diese Geschichte kein Ende. Besseres lässt sich von keiner Geschichte sagen.",
        "{winner} kam vor allen anderen ans Ende einer Geschichte. {name} hat es nicht eilig.",
        "Andere saßen schon am Feuer. {name} war noch draußen, unter den Sternen, und ging.",
        "Auf der letzten Seite ist noch Platz. {name} hat ihn mit Absicht gelassen.",
    ),
    "close-open": (
        "Hier ist die Seite zerrissen. Wer weiß, wie es weiterging, der erzähle es.",
        "Der Rest fehlt; vielleicht lebt {name} ihn noch.",
        "Hier bricht die Geschichte ab, mitten auf der Straße, und die Sonne steht noch hoch.",
        "Wie es weiterging, weiß niemand. Zuletzt sah man {name} wandern, und nicht eben langsam.",
        "Noch hat diese Geschichte kein Ende. Besseres lässt sich von keiner Geschichte sagen.",
        "Andere saßen schon am Feuer. {name} war noch draußen, unter den Sternen, und ging.",
        "Auf der letzten Seite ist noch Platz. {name} hat ihn mit Absicht gelassen.",
    ),
    "close-unfinished-first": (
        "Hier bricht die Geschichte ab; und doch wird aus jener Zeit niemand öfter besungen als {name}.",
        "Das letzte Kapitel fehlt, und trotzdem beginnen alle mit {name}, wenn sie von Helden erzählen.",
        "Eine Seite ist noch leer, und schon kennt alle Welt auswendig, was auf den anderen steht: {name}.",
    ),
}
