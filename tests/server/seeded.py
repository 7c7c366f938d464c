"""The command `kachidoki`, whose tables deal the same cards in every run.

python -m tests.server.seeded LIFE serve --port 8000

`LIFE` makes the deals of a server different when it is started again.
"""

import random
import sys

from kachidoki.cli import main
from kachidoki.tables import house

# Also in processes that it starts, where this is not the main program.
if __name__ == "__main__":
    deals = random.Random(sys.argv.pop(1))
    house.new_seed = lambda: deals.randbytes(32)
    main()
