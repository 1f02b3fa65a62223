"""What the package says of itself."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import ludoteca
from ludoteca.kernel import errors

ROOT = Path(__file__).parent.parent


def test_the_version_is_the_same_everywhere():
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert ludoteca.__version__ == declared
    assert f"version: {declared}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(declared)}$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_error_can_be_imported_from_the_package():
    for name, error in vars(errors).items():
        if isinstance(error, type) and issubclass(error, Exception):
            assert getattr(ludoteca, name) is error
            assert name in ludoteca.__all__
            assert re.search(rf"[`.]{name}`", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"))


def test_python_m_ludoteca_is_the_command():
    answer = subprocess.run(
        [sys.executable, "-m", "ludoteca", "--version"], capture_output=True, text=True, check=True, timeout=120
    )
    assert answer.stdout == f"ludoteca {ludoteca.__version__}\n"
