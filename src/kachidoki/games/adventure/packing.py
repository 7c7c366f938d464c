# interpreted: reading and writing positions is not hot.
"""Several small numbers in one, as positions write them."""

from operator import attrgetter


class Packed:
    """A number made of attributes, from its lowest bits on: `card:8|owner:4|on`, each with its
    bits, the last one with all that are left. `taker+1` is written as one more; `card?` may be -1,
    which is written as 255; of bytes is written whether there are any; `-` is always 0.
    """

    def __init__(self, text: str) -> None:
        self.parts: list[tuple[str, int, int]] = []
        for part in text.split("|"):
            name, _, bits = part.partition(":")
            name, _, more = name.partition("+")
            left = 8 if name.endswith("?") else 24
            self.parts.append((name, int(more or 0), int(bits or left)))

    @property
    def most(self) -> int:
        return (1 << sum(bits for _, _, bits in self.parts)) - 1

    def pack(self, of: object) -> int:
        packed = shift = 0
        for name, more, bits in self.parts:
            if name != "-":
                value = attrgetter(name.rstrip("?"))(of)
                number = int(value != b"") if isinstance(value, bytes) else int(value)
                packed |= (number + more & (1 << bits) - 1) << shift
            shift += bits
        return packed

    def unpack(self, packed: int) -> list[int]:
        """The values of its attributes, in their order."""
        values: list[int] = []
        for name, more, bits in self.parts:
            number = packed & (1 << bits) - 1
            if name != "-":
                values.append(-1 if name.endswith("?") and number == 255 else number - more)
            packed >>= bits
        return values
