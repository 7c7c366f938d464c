# interpreted: prose.
# ruff: noqa: E501
"""[tale] The tale in English.

`{hero}` is the name or what the hero once was (“the squire”), always a subject; `{name}` the name,
`{name:s}` its genitive. `{deed}`, `{first}`, `{then}` and `{help}` are what somebody did, in the past
tense; `{scene}` is a whole sentence. No pronoun stands for a hero: nobody knows which would fit.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

CODE = "en"


def bend(text: str, form: str) -> str:
    """The genitive."""
    return f"{text}’s" if form == "s" else text


def infinitive(name: str) -> str:
    """“Hold the Gate” as it follows “to”; nothing if it needs a word that is not there."""
    low = name.lower()
    if re.search(r"\b(it|its|your|you|them)\b|\b(through|away|in|out|on)$", low):
        return ""
    return low


def called(name: str) -> str:
    """An Adversary within a sentence."""
    return "the " + name[4:] if name.startswith("The ") else name


def alias(origin: str, name: str) -> str:
    return f"the {name.lower()}"


def ally(card: str, name: str) -> str:
    return f"the {name.lower()}"


def polish(text: str) -> str:
    return text.replace("'", "’")


CAPITALS_AFTER = ".!?"
AND = " and "
QUOTES = ("“", "”")

EPITHETS: Mapping[str, tuple[str, ...]] = {
    "strength": ("Ironarm", "the Strong", "Oakfist"),
    "dexterity": ("Quickhand", "the Nimble", "Lightfoot"),
    "constitution": ("the Unbending", "the Tireless", "Stonebrow"),
    "intelligence": ("the Keen", "the Clever", "Foxwit"),
    "wisdom": ("the Wise", "the Far-Sighted", "Owl-Eye"),
    "charisma": ("Silvertongue", "the Bright", "Goldvoice"),
}
STYLES: Mapping[str, tuple[str, ...]] = {
    "divinity": ("of the Light", "of the Lamps"),
    "justice": ("of the Scales", "of the Kept Word"),
    "nature": ("of the Wilds", "of the Deep Woods"),
    "arcana": ("of the Hidden Stars", "of the Secret Books"),
    "royalty": ("of the Crown", "of the High Halls"),
    "infamy": ("of the Black Name", "of the Long Shadow"),
}
QUALITIES: Mapping[str, str] = {
    "strength": "strength",
    "dexterity": "quickness",
    "constitution": "endurance",
    "intelligence": "wit",
    "wisdom": "wisdom",
    "charisma": "charm",
}
RANKS = ("first", "second", "third", "fourth")

# Words of frames that honour a deed.
PRAISE = (
    "no one else to do it",
    "people talked",
    "Let no one forget",
    "great days",
    "the greatest",
    "time of deeds",
    "so the songs say",
    "It was {name}, no one else",
    "Everyone else stepped back",
    "No one knew what to do",
    "was told for years",
    "With a smile",
)

TEMPLATES: Mapping[str, tuple[str, ...]] = {
    "title": (
        "The Tale of {titled}",
        "The Song of {titled}",
        "The Ballad of {titled}",
        "The Story of {titled}",
        "The Life and Deeds of {titled}",
    ),
    # Beginnings.
    "open": (
        "Long before anyone made songs of it, {name} {deed}.",
        "Every great tale begins with something small: {name} {deed}.",
        "Once, in a country that lies on no map, there lived one {name}, who {deed}.",
        "Come closer to the fire, and hear of {name}, who {deed}.",
        "Ask the old people and they will tell you how it began: {name} {deed}.",
        "In the days when the world was wider than it is now, {name} {deed}.",
        "Nobody expected much of {name}, who {deed}.",
        "Some heroes are born under a comet, but not this one: {name} {deed}.",
        "This is the story of {name}, who {deed}.",
        "Of all the names in this tale, remember this one: {name}, who {deed}.",
        "It began the way such things begin, quietly: {name} {deed}.",
    ),
    "turn": (
        "Those who knew that heart never had to ask what drove it: {name} {deed}.",
        "Then came the thing that changed everything: {name} {deed}.",
        "There was a reason why the road never ended at an inn: {name} {deed}.",
        "But something left {name} no peace, for {name} {deed}.",
        "Why go on, when others stayed at home? Because {name} {deed}.",
        "Everyone carries something that others do not see. {name} {deed}.",
        "No road is walked without a reason, and this was the reason: {name} {deed}.",
        "And here the tale turns, for {name} {deed}.",
        "A life may hang on one small hinge, and this was the hinge: {name} {deed}.",
    ),
    # What was done. `trait` may be told at any time, the others follow one another.
    "plain": (
        "{hero} {deed}.",
        "Not long after, {hero} {deed}.",
        "Before the year was out, {hero} {deed}.",
        "Then {hero} {deed}.",
        "The next road was no gentler, but {hero} {deed}.",
        "People still tell how {hero} {deed}.",
        "One day, far from home, {hero} {deed}.",
        "Some time later, {hero} {deed}.",
        "When the moment came, {hero} {deed}.",
        "It is said, and it is true, that {hero} {deed}.",
        "And because there was no one else to do it, {hero} {deed}.",
        "There were witnesses that day: {hero} {deed}.",
        "The moon was young, and grew old again; {hero} {deed}.",
        "Somewhere beyond the last milestone, {hero} {deed}.",
    ),
    "trait": (
        "{hero}, they say, {deed}.",
        "In those years, {hero} {deed}.",
        "It was no secret to anyone: {hero} {deed}.",
        "And it should be told as well that {hero} {deed}.",
        "More than once, people talked about how {hero} {deed}.",
        "Of that time one thing is known for certain: {hero} {deed}.",
        "Let no one forget that {hero} {deed}.",
        "So it has been handed down to us: {hero} {deed}.",
    ),
    "so": (
        "And so {hero} {deed}.",
        "That is why, soon after, {hero} {deed}.",
        "From then on there was no holding back: {hero} {deed}.",
        "With that, everything else became clear, and {hero} {deed}.",
        "It did not take long, and {hero} {deed}.",
    ),
    "dawn": (
        "Then the great days came. {hero} {deed}.",
        "The years had gone by, and the stakes were high now: {hero} {deed}.",
        "By this time kings had heard the name. {hero} {deed}.",
        "What came last was also the greatest. {hero} {deed}.",
        "There comes an hour for which all the others were only practice. In that hour, {hero} {deed}.",
        "The road climbed toward its end, and {hero} {deed}.",
    ),
    "pair": (
        "{hero} {first}, and not long after {then}.",
        "First {hero} {first}; then, before anyone could wonder at it, {then}.",
        "In the same year {hero} {first}, and then {then}.",
        "{hero} {first}, and when that was done, {then}.",
        "It was a time of deeds: {hero} {first}, and later {then}.",
        "It was {name} who {first}, and who, soon afterwards, {then}.",
        "{hero} {first}, took a breath, and {then}.",
        "The road went on: {hero} {first}, and in time {then}.",
    ),
    "pair-long": (
        "{hero} {first}; and the ink was not dry on that when {name} {then}.",
        "{hero} {first}; and, not long after, {name} {then}.",
        "It was {name} who {first}, and {name}, too, who later {then}.",
        "First {hero} {first}; and when that was done, {name} {then}.",
        "That was the year in which {hero} {first}; and before it was over, {name} {then}.",
        "Once {hero} {first}; another time, far from there, {name} {then}.",
        "They were still telling each other how {hero} {first}; and one fine morning {name} {then}.",
    ),
    "pair-flat": (
        "{hero} {first}, and was also the one who {then}.",
        "{hero} {first}, and, as everyone knew, {then}.",
        "At the well they told two stories of {name}, who {first}, and who {then}.",
        "{hero}, so the songs say, {first}, and also {then}.",
        "It was {name}, no one else, who {first}, and who {then}.",
    ),
    "scene": (
        "{scene} {hero} {deed}.",
        "{scene} And {hero} {deed}.",
        "{scene} That was when {hero} {deed}.",
        "{scene} Everyone else stepped back. {hero} {deed}.",
        "{scene} It was there that {hero} {deed}.",
        "{scene} No one knew what to do. Then {hero} {deed}.",
        "{scene} What happened next was told for years: {hero} {deed}.",
    ),
    "beast": (
        "Then there was {foe}. {scene} But {hero} {deed}.",
        "{scene} So it was with {foe}, until {hero} {deed}.",
        "At the end of that road waited {foe}. {scene} It was {name} who {deed}.",
        "{scene} Mothers frightened their children with {foe}; but {hero} {deed}.",
    ),
    "narrow": (
        "It was a near thing, nearer than the songs admit, but {hero} {deed}.",
        "By a hair’s breadth, {hero} {deed}.",
        "A moment later would have been too late: {hero} {deed}.",
        "With more luck than breath, {hero} {deed}.",
        "It hung by a single thread, and the thread held: {hero} {deed}.",
        "Nobody would have laid a penny on it, and yet {hero} {deed}.",
    ),
    "crushing": (
        "As if it were nothing at all, {hero} {deed}.",
        "It was over before it had well begun: {hero} {deed}.",
        "Those who were there still shake their heads at the ease of it: {hero} {deed}.",
        "With a smile, and without a moment’s doubt, {hero} {deed}.",
        "Never had it looked so easy: {hero} {deed}.",
    ),
    "contrast-light": (
        "There was a darker way: to {inf}. {hero} left it to others, and {deed}.",
        "One whisper said to {inf}. {hero} did not listen, and {deed}.",
        "Many a soul would have chosen to {inf}. Not this one: {hero} {deed}.",
    ),
    "contrast-dark": (
        "A kinder heart might have tried to {inf}. Not this time: {hero} {deed}.",
        "There was a gentler way, which was to {inf}. {hero} saw it, and {deed}.",
        "The good road was there to see: to {inf}. Instead {hero} {deed}.",
    ),
    "contrast-hard": (
        "It would have been easier to {inf}. {hero} took the harder way, and {deed}.",
        "The easy road was to {inf}. {hero} {deed}.",
        "To {inf} would have cost less. And yet {hero} {deed}.",
    ),
    "contrast": (
        "Others would have chosen to {inf}; {hero} {deed}.",
        "Rather than {inf}, {hero} {deed}.",
        "There were two roads. One of them was to {inf}. {hero} took the other, and {deed}.",
    ),
    "retry": (
        "The first attempt failed. But {hero} {help}, and {deed}.",
        "Once {hero} fell short, but {help}, and {deed}.",
        "Anyone else would have gone home after the first defeat. {hero} {help}, and {deed}.",
        "It went wrong, as it had to. Yet {hero} {help}, came back, and {deed}.",
    ),
    "retry-plain": (
        "The first attempt failed. The second did not: {hero} {deed}.",
        "Once {hero} fell short, got up again, and {deed}.",
        "It went wrong at first. But {hero} came back, and {deed}.",
    ),
    "helped": (
        "All seemed lost. Then {hero} {help}, and, against every wager, {deed}.",
        "It would have ended badly. But {hero} {help}, and that turned the scales: {name} {deed}.",
        "{hero} {help}, and, thanks to that alone, {deed}.",
        "When nothing else would serve, {hero} {help}, and {deed}.",
    ),
    "helped-some": (
        "{hero} {help}, and {deed}.",
        "Nothing is given for nothing: {hero} {help}, and {deed}.",
    ),
    "aided": (
        "{other} {help}, and without that this would be a sadder tale; but so {hero} {deed}.",
        "Alone it could not have been done. But {other} {help}, and {hero} {deed}.",
        "It was {other} who {help}, and so {hero} {deed}. That is what friends are for.",
    ),
    "hindered": (
        "{other} {help}, but it was no use: {hero} {deed}.",
        "Not everyone wished {name} well. {other} {help}; and still {hero} {deed}.",
        "Though {other} {help}, {hero} would not be stopped, and {deed}.",
        "{other} {help}, and waited for a fall that never came: {hero} {deed}.",
    ),
    "hindered-foe": (
        "The enemy reached out and {help}. All the same, {hero} {deed}.",
        "{foe} {help}; and still {hero} {deed}.",
        "A long arm stretched from the dark: {foe} {help}. But {hero} {deed}.",
    ),
    "dark-marked": (
        "The dark offered its help. {hero} took it, and {deed}. That left a mark.",
        "{hero} reached into the shadows for strength, and {deed}. The shadows reached back.",
        "With runes best left unthrown, {hero} {deed}. Such help is never free.",
    ),
    "dark-clean": (
        "{hero} borrowed from the dark, and {deed}; for once the dark asked nothing back.",
        "A black rune lay in the hand, was cast, and left no stain: {hero} {deed}.",
        "For a breath the shadow stood close by, helped, and went away again: {hero} {deed}.",
    ),
    # Setbacks.
    "fail": (
        "Not every road led upward: {hero} tried to {inf}, and it came to nothing.",
        "{hero} tried to {inf}, failed, and learned from it.",
        "Once {hero} set out to {inf}, and came back with empty hands.",
        "Songs leave out the defeats. This one does not: {hero} meant to {inf}, and could not.",
        "There was a day when {hero} tried to {inf}. It was not a good day.",
        "{hero} wanted to {inf}. The world wanted otherwise.",
    ),
    "fail-near": (
        "{hero} tried to {inf}, and missed it by the width of a finger.",
        "One heartbeat more, and {hero} would have managed to {inf}. The heartbeat was not given.",
        "So nearly did {hero} manage to {inf} that it still stings to tell it.",
    ),
    "fail-bare": (
        "{scene} That day {hero} was beaten, and knew it.",
        "{scene} {hero} stood against it, and did not win.",
        "{scene} It was too much, that time, even for {name}.",
    ),
    "fail-again": (
        "More than once in those days {hero} failed, and each time got up again a little wiser.",
        "Failure followed upon failure. {hero} tried to {inf}, lost, and went on.",
    ),
    "foul": (
        "{hero} set out to {inf}, and was close, so close. Then {other} {help}. It slipped away.",
        "{hero} might well have managed to {inf}. But {other} was there, and {help}.",
        "Remember this of {other}: when {name} tried to {inf}, {other} {help}. It failed.",
        "{hero} tried to {inf}. It would have gone well, but {other} {help}.",
    ),
    "foul-bare": (
        "{scene} {hero} would have won the day, but {other} {help}.",
        "{scene} It was not strength that {name} lacked: {other} {help}, and all was lost.",
    ),
    "foul-foe": (
        "{hero} tried to {inf}. But the enemy watched, and {help}. It failed.",
        "{hero} set out to {inf}, and was close; then {foe} {help}.",
    ),
    "robbed": (
        "{other} {help}, and it was {name} who paid for it.",
        "Nor did everyone deal fairly: {other} {help}, at the expense of {name}.",
        "Of {other} let it only be said here that {other} {help}. {name} did not forget it.",
    ),
    "robs": (
        "{hero} {help}, and {other} was the poorer for it.",
        "Not all of it was noble: {hero} {help}, and {other} paid.",
    ),
    "meddles": (
        "When {other} stood on the brink of success, {hero} {help}; the success never came.",
        "{other} will not have forgotten how {hero} {help}, just when everything hung in the balance.",
    ),
    "meddles-vain": (
        "{hero} {help}, to bring {other} down; but {other} did not fall.",
        "Against {other}, {hero} {help}. It changed nothing.",
    ),
    "aids": (
        "When {other} was in need, {hero} {help}, and the day was saved.",
        "{other} owed that victory to a friend, for {hero} {help}.",
    ),
    "aids-some": (
        "When {other} needed a hand, {hero} {help}.",
        "And for the sake of {other}, {hero} {help}.",
    ),
    "foils": (
        "{other} had other plans, but {hero} {help}.",
        "Something was brewing in the mind of {other}. {hero} {help}, and it came to nothing.",
    ),
    "foiled": (
        "{hero} had a scheme in hand, but {other} {help}.",
        "There was a plan, and it might have worked, had {other} slept. But {other} {help}.",
    ),
    "played": (
        "Along the way, {hero} {help}.",
        "And on a night without stars, {hero} {help}.",
        "Somewhere between two roads, {hero} {help}.",
        "It was in those days, too, that {hero} {help}.",
    ),
    # Companions.
    "ally": (
        "No one walks alone for ever: {hero} {deed}.",
        "It was on that road that {hero} {deed}.",
        "And that was the end of walking alone, for {hero} {deed}.",
        "A good companion halves the miles: {hero} {deed}.",
        "Better than gold was what came of it, for {hero} {deed}.",
    ),
    "sacrifice": (
        "Such things have a price. {ally} stayed behind, so that {name} could go on.",
        "It was here that {ally} paid for what {name} won. There is a stone there now, and flowers.",
        "When all else was spent, {ally} gave everything for {name}. That must not be forgotten.",
        "{ally} went first into the danger, for the sake of {name}, and did not come back.",
    ),
    "ally-lost": (
        "On a grey morning the place by the fire was empty: {ally} was gone.",
        "The road gives and the road takes. {ally} was not there any more.",
    ),
    "ally-taken": (
        "Then {other} {help}, and the place by the fire was empty: {ally} was gone.",
        "It was {other} who {help}; and {ally} was not seen again.",
    ),
    # [track]
    "fall": (
        "And somewhere on that road a light went out. {name} did not look back for it.",
        "Step by step, so softly that no one heard, {name} walked into the shadow.",
        "That was the price: something in {name} had turned to the dark.",
        "The mirrors noticed it first. The face was the same; the shadow behind it had grown.",
        "From that day dogs fell silent when {name} went by.",
    ),
    "depth": (
        "Deeper than this nobody falls. {name} had come to the bottom of the night.",
        "Still the stair went down, and {name} took it to the last step.",
        "There is a floor even to the night. {name} had found it, and sat down on it.",
        "Of all the lamps that once had burned for {name}, not one was left.",
    ),
    "redeem": (
        "But no night is without its morning: {name} found the way back out of the shadow.",
        "Then something happened that no oracle had foreseen. {name} turned round, and walked toward the light.",
        "It is hard to fall, and harder to get up. {name} got up.",
        "The shadow pulled, and pulled, and lost. {name} had come home.",
    ),
    "grace": (
        "People began to say that it grew lighter in a room when {name} came in.",
        "Whatever darkness lay along the road, none of it clung to {name}.",
        "There was a light about {name} now, the kind that does not blind anyone.",
        "And goodness, which so many wear like a coat, became bone and blood in {name}.",
    ),
    # What became of the hero.
    "arc-fallen": (
        "{name} looked into the dark so long that the dark moved in.",
        "Let nobody call it a gentle story. The shadow that {name} had courted now sat at the table.",
        "By then few dared to speak the name of {name} after sunset.",
    ),
    "arc-redeemed": (
        "{name} had been in the dark, had come back, and never spoke of it.",
        "Scars remained of the dark years, and {name} hid none of them.",
    ),
    "arc-pure": (
        "Many were tempted in those days; {name} stayed in the light.",
        "And through it all {name} kept clean hands, which is the rarest treasure of all.",
    ),
    "arc-tempted": (
        "More than once the dark had held out its hand, and {name} had taken it; but never for long.",
        "{name} knew the taste of the dark, and knew when to set down the cup.",
    ),
    "arc-steadfast": (
        "Neither saint nor sinner, {name} walked between the two without stumbling.",
        "Praise did not turn that head, nor did fear: {name} stayed {name}.",
    ),
    "renown": (
        "By now the {quality} of {name} had become a proverb.",
        "In the taverns they spoke of the {quality} of {name}, and hardly had to exaggerate.",
        "Of {name:s} {quality} the millers told the bakers, and the bakers told everyone.",
    ),
    "icon-divinity": (
        "The bells, they say, rang a little clearer when {name} passed below them.",
        "Priests made room on the bench for {name}, and asked for no reason.",
    ),
    "icon-justice": (
        "Where {name} had passed, people locked their doors less often.",
        "Whoever had been wronged asked first for a judge, and then for {name}.",
    ),
    "icon-nature": (
        "The birds did not fly up any more when {name} came through the wood.",
        "Even the brambles, it was said, let {name} through.",
    ),
    "icon-arcana": (
        "Candles burned blue when {name} spoke certain words, so {name} spoke them seldom.",
        "There were books that opened by themselves for {name}.",
    ),
    "icon-royalty": (
        "Doors with golden handles opened before {name}, and nobody asked why.",
        "Heralds had learned by now to pronounce the name of {name}.",
    ),
    "icon-infamy": (
        "Innkeepers counted their spoons when {name} had left.",
        "There was a price on the head of {name}, and it rose every spring.",
    ),
    "quiet": (
        "Of the years that followed little is written, and less is sure.",
        "Then the road grew quiet for a while.",
        "The chronicle has a few empty pages here, with the ring of a wine cup on one of them.",
        "And {name} waited, and watched the weather.",
    ),
    "wander": (
        "Many doors {name} passed by, and many roads that others would have taken.",
        "More than one adventure {name} looked in the face, and let go by.",
    ),
    # [solo]
    "foe-intro": (
        "But far away, {foe} had already heard the name. {scene}",
        "And all the while there was {foe}. {scene}",
        "Over those years lay the shadow of {foe}. {scene}",
        "No one yet dared to name {foe} aloud. {scene}",
    ),
    "foe-beaten": (
        "At the end of all roads stood {foe}. {name} did not step aside, and {deed}.",
        "So it came to the last reckoning with {foe}, and {name} {deed}.",
        "And then they stood face to face, {name} and {foe}. The world held its breath; and {name} {deed}.",
    ),
    "foe-beaten-narrow": (
        "And then they stood face to face, {name} and {foe}. It hung by a thread, to the very last; but {name} {deed}.",
        "At the end of all roads stood {foe}, and it nearly was the end. But {name} {deed}.",
    ),
    "foe-failed": (
        "At the end of all roads stood {foe}. {name} gave everything, and it was not enough.",
        "And then they stood face to face, {name} and {foe}. It was {name} who fell.",
        "So it came to the last reckoning with {foe}, and {name} lost it.",
    ),
    "foe-by-other": (
        "In the end it was {other} who {deed}; but not without those who had cleared the road.",
        "The last blow was struck by another hand: {other} {deed}.",
    ),
    "foe-overrun": (
        "But while {name} was still on the road, the power of {foe} grew beyond all measure.",
        "And {foe} had used the time better. One morning it was too late.",
    ),
    # Destiny.
    "destiny-kept": (
        "And so, in the end, {name} {deed}.",
        "What had been promised came to pass: {name} {deed}.",
        "Destiny keeps its appointments. {name} {deed}.",
        "And when the last leaf of the book was turned, this stood written there: {name} {deed}.",
        "So the circle closed, and {name} {deed}.",
        "It had been waiting all that time at the end of the road; and {name} {deed}.",
    ),
    "destiny-half": (
        "Not all that the stars had promised came true, but this did: {name} {deed}.",
        "And in the end, with some promises kept and some forgotten, {name} {deed}.",
        "Destiny paid only half of what it owed; but {name} {deed}.",
        "And at last, later than hoped and smaller than dreamed, it came: {name} {deed}.",
    ),
    "destiny-broken": (
        "The stars had promised {name} a destiny, “{destiny}”; but stars, too, can be mistaken.",
        "“{destiny}”: so the prophecy had named it, and it remained a prophecy.",
        "There was a destiny laid out for {name}, like a coat on a chair: “{destiny}”. It was never worn.",
        "Of “{destiny}”, which had been foretold, nothing came. {name} shrugged, and went on living.",
    ),
    "destiny-open": (
        "One promise was still waiting, “{destiny}”, somewhere beyond the next hill.",
        "“{destiny}”: that was to be the last chapter, and it was never written.",
        "What had been foretold, “{destiny}”, had not come yet; but it had the address.",
        "And somewhere a door stood ajar, with a name on it: “{destiny}”.",
        "As for the prophecy, “{destiny}” it had said, and prophecies are patient.",
    ),
    # Closing lines.
    "close-first": (
        "Of all who set out in those days, it is {name} whose name the children still call when they play at heroes.",
        "Many set out. One is sung of first: {name}.",
        "And if you ask who was the greatest of them all, the fire will crackle, and someone will say: {name}.",
        "Songs fade, and stone crumbles; but ask for {titled}, and every child will show you the way.",
        "That was {titled}. There was none greater in that age of the world.",
        "So ends the tale of {name}, and the others had to be content with shorter songs.",
    ),
    "close-tied": (
        "Two names are carved in the same stone, at the same height, and {name} is one of them.",
        "Who was the greatest? The minstrels have agreed to quarrel about it for ever; but they all begin with {name}.",
    ),
    "close-second": (
        "One other name is sung louder. But late at night, when the wise are left, they sing of {name}.",
        "It was not the greatest tale of that age. It missed that by a verse or two.",
        "{winner} has the statue. {name} has the better stories.",
        "{winner} is in all the books; but the old people smile when they speak of {name}.",
    ),
    "close-other": (
        "No statue was raised to {name}. But somewhere a candle stands in a window, and has done so ever since.",
        "Others won more glory. {name} won a tale, and here it ends.",
        "{winner} got the glory, and {name} got home; and who can say which of the two slept better?",
        "It is one of the shorter songs. But those who know it, know it by heart.",
        "History forgot a good deal of it. You and I shall not.",
    ),
    "close-won": (
        "And the land breathed again. If you listen, you can still hear it.",
        "So the shadow passed, and {name} went home by the long road, for once without hurry.",
        "That is how {foe} came to an end, and how {name} became a legend.",
        "The bells rang for three days. On the fourth, the children were already playing at being {name}.",
    ),
    "close-lost": (
        "So {foe} won, that time. But the tale of {name} is told in secret, and as long as it is told, nothing is decided.",
        "It got dark. Yet someone kept a little light, and told by it the tale of {name}.",
        "The night was long. But it was {name} who taught us that one can walk in it.",
        "{foe} wrote the histories. This one was written by others.",
    ),
    "close-unfinished": (
        "Here the page is torn. Whoever knows how it went on, let them tell it.",
        "The rest is missing; perhaps {name} is living it still.",
        "The tale breaks off here, in the middle of the road, with the sun still up.",
        "How it went on, nobody knows. {name} was last seen walking, and not slowly.",
        "The tale has no end yet. That is the best that can be said of any tale.",
        "{winner} was the first to come to the end of a story. {name} is in no hurry.",
        "Others had already sat down by the fire. {name} was still out there, under the stars, walking.",
        "There is room on the last page. {name} left it there on purpose.",
    ),
    "close-open": (
        "Here the page is torn. Whoever knows how it went on, let them tell it.",
        "The rest is missing; perhaps {name} is living it still.",
        "The tale breaks off here, in the middle of the road, with the sun still up.",
        "How it went on, nobody knows. {name} was last seen walking, and not slowly.",
        "The tale has no end yet. That is the best that can be said of any tale.",
        "Others had already sat down by the fire. {name} was still out there, under the stars, walking.",
        "There is room on the last page. {name} left it there on purpose.",
    ),
    "close-unfinished-first": (
        "The tale breaks off here; and yet no one of that age is sung of more than {name}.",
        "The last chapter is missing, and still they all begin with {name} when they tell of heroes.",
        "One page is still blank, and already the whole world knows by heart what stands on the others: {name}.",
    ),
}
