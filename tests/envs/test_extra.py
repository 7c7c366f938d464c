"""The environments are optional: nothing is imported before it is used."""

import subprocess
import sys

import pytest

BLOCK = """
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Block())
import kachidoki
import kachidoki.envs
"""
LIBRARIES = ["gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"]
TRY = """
try:
    kachidoki.envs.{name}
except kachidoki.MissingExtra as error:
    print(error.reason, error.values["extra"], error.values["install"])
"""


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["pettingzoo", "openspiel"])
@pytest.mark.parametrize("blocked", [LIBRARIES, ["numpy"]])
def test_without_the_libraries_the_error_says_how_to_install_them(name, blocked):
    said = run(BLOCK.format(blocked=blocked) + TRY.format(name=name))
    assert said == 'missing-extra rl pip install "kachidoki[rl]"\n'


def test_envs_is_reached_from_kachidoki_without_loading_a_library():
    loaded = f"set(sys.modules) & set({LIBRARIES!r})"
    assert run(f"import sys, kachidoki; kachidoki.envs; print({loaded})") == "set()\n"


@pytest.mark.parametrize("name", ["pettingzoo", "openspiel"])
def test_each_environment_is_reached_from_kachidoki(name):
    assert name in run(f"import kachidoki; print(kachidoki.envs.{name}.__name__)")


def test_there_is_no_other_environment():
    from kachidoki import envs

    with pytest.raises(AttributeError):
        _ = envs.nothing
