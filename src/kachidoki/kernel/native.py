# interpreted: it gives the interpreter stand-ins for names that only the compiler knows.
"""The two names of the compiler that the engine uses, without depending on it at run time.

`i64` is a machine integer when compiled and a plain `int` when interpreted; `mypyc_attr` is advice
to the compiler and does nothing when interpreted.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_advice):
        return lambda cls: cls
