# interpreted: reads data when a set is loaded; nothing here is used inside playouts.
"""Values as they are written in a card set, each checked where it is read.

A set that cannot be used has faults, all of which are found in one go. A fault is a BadCards with
`file`, `card` (its id, or `#3` where it has none), `field` (`effects[2].do[1].n`, with the value
where that helps) and `why`, one of `contract.WHYS`.
"""

from collections.abc import Mapping, Sequence

from kachidoki.games.adventure.cardset.contract import LANGUAGES, MOST_PARTS, OF_FILES, Data
from kachidoki.kernel.errors import BadOption, shown


class BadCards(BadOption):
    """A card set that cannot be used."""

    code = "bad-cards"


def bad_cards(why: str, file: str = "", card: str = "", field: str = "") -> BadCards:
    """One fault."""
    rule = "" if why in OF_FILES else "card-sets"
    return BadCards("bad-cards", rule, file=file, card=card, field=field, why=why)


def one_line(value: object, most: int) -> bool:
    """Whether a value is a text that can be shown: one line, nothing invisible in it."""
    if not isinstance(value, str) or not 0 < len(value) <= most or value != value.strip():
        return False
    return value.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


def within(field: str, key: str) -> str:
    return f"{field}.{key}" if field else key


class Values:
    """Reads the values of one card after the other. What is wrong becomes a fault and is read as
    the default, so that the rest can be read as well."""

    def __init__(self) -> None:
        self.faults: list[BadCards] = []
        # Where the reading is.
        self.file = ""
        self.card = ""

    def fault(self, why: str, field: str = "") -> None:
        self.faults.append(bad_cards(why, self.file, self.card, field))

    def table(
        self, data: object, field: str, known: Sequence[str], needed: Sequence[str] = ()
    ) -> Data | None:
        """A table with its keys checked, or None."""
        if not isinstance(data, Mapping):
            self.fault("table", field or shown(data))
            return None
        self.keys(data, known, needed, field)
        return data

    def keys(self, data: Data, known: Sequence[str], needed: Sequence[str], field: str) -> None:
        for key in data:
            if key not in known:
                self.fault("unknown-key", within(field, shown(key)))
        for key in needed:
            if key not in data:
                self.fault("missing", within(field, key))

    def items(
        self, data: object, field: str, least: int = 1, most: int = MOST_PARTS
    ) -> list[tuple[object, str]]:
        """The items of a list, each with its field; none where there are too few or too many."""
        if not isinstance(data, list) or not least <= len(data) <= most:
            self.fault("list", field)
            return []
        return [(item, f"{field}[{number}]") for number, item in enumerate(data, 1)]

    def words(self, data: Data, key: str, most: int, field: str) -> None:
        """A text in all languages."""
        if key not in data:
            return
        words, at = data[key], within(field, key)
        if not isinstance(words, Mapping):
            self.fault("languages", at)
            return
        if set(words) != set(LANGUAGES):
            self.fault("languages", at)
        for language in LANGUAGES:
            if language in words and not one_line(words[language], most):
                self.fault("text", f"{at}.{language}")

    def number(self, data: Data, key: str, low: int, high: int, field: str, default: int) -> int:
        if key not in data:
            return default
        value = data[key]
        if type(value) is not int or not low <= value <= high:
            self.fault("number", f"{within(field, key)} = {shown(value)}")
            return default
        return value

    def truth(self, data: Data, key: str, field: str) -> bool:
        value = data.get(key, False)
        if not isinstance(value, bool):
            self.fault("truth", f"{within(field, key)} = {shown(value)}")
            return False
        return value

    def word(
        self,
        data: Data,
        key: str,
        known: Sequence[str],
        field: str,
        default: int | None,
        fitting: Sequence[str] | None = None,
    ) -> int:
        """The number of a word; without a default it must be there."""
        if key not in data:
            if default is None:
                self.fault("missing", within(field, key))
            return default or 0
        value = data[key]
        if fitting is not None and value not in fitting:
            self.fault("word", f"{within(field, key)} = {shown(value)}")
            return default or 0
        return self.choice(value, known, within(field, key))

    def choice(self, value: object, known: Sequence[str], field: str) -> int:
        if not isinstance(value, str) or value not in known:
            self.fault("word", f"{field} = {shown(value)}")
            return 0
        return known.index(value)

    def some(self, data: Data, key: str, known: Sequence[str | int], field: str) -> list[int]:
        """The numbers of all words in a list; none where there is no list."""
        if key not in data:
            return []
        return self.listed(data[key], known, within(field, key))

    def listed(self, value: object, known: Sequence[str | int], field: str) -> list[int]:
        found: list[int] = []
        for item, _ in self.items(value, field, most=2 * MOST_PARTS):
            if type(item) not in (str, int) or item not in known:
                self.fault("word", f"{field} = {shown(item)}")
            else:
                found.append(known.index(item))
        return found
