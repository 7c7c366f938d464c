"""Steps: what a table waits for, each in one place."""

from __future__ import annotations

from kachidoki.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """What the table waits for, named as the rulebook names it.

    A step is made once, or with the values it waits with; it is never changed, so copies of a state
    share it. Each game has its own class below this one, whose methods say all about a step, given
    the state:

    - `enter`: the table comes to this step: somebody is asked, or it goes on where there is nothing
      to decide
    - `values`: what the question says besides its key
    - `answers`: every legal move
    - `why_not`: why a move is not legal, or None
    - `take`: what a legal move does
    - `outcomes`, `outcome`: at a step of chance, what may come

    A state has the step it waits at, `step`, and below it those that follow, `stack`.
    """

    def __init__(self, name: str, question: str, rule: str, says: tuple[str, ...] = ()) -> None:
        # As positions name it.
        self.name = name
        # The key of the question, and the section of the rulebook behind it.
        self.question = question
        self.rule = rule
        # The names of the question's values.
        self.says = says
