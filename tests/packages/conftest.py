"""Games of other packages, installed into an environment of their own beside ours."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


class Installed:
    """A fresh environment with a game in it. Ludoteca and what it needs come from the environment of the tests."""

    def __init__(self, folder: Path):
        self.folder = folder
        venv.create(folder, with_pip=False)
        (site,) = folder.glob("lib/python*/site-packages")
        ours = sysconfig.get_path("purelib")
        (site / "ludoteca-and-what-it-needs.pth").write_text(f"import site; site.addsitedir({ours!r})\n")
        self.python = folder / "bin" / "python"

    def install(self, package: Path) -> None:
        """Builds the wheel of a package and installs it."""
        wheels = self.folder / "wheels"
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
        build = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir"]
        subprocess.run([*pip, *build, str(wheels), str(package)], check=True)
        (wheel,) = wheels.glob("*.whl")
        install = ["--python", str(self.python), "install", "--quiet", "--no-deps", "--no-index", str(wheel)]
        subprocess.run([*pip, *install], check=True)

    def run(self, *command: str, lines: str = "", **environment: str) -> str:
        """What a command of this environment prints."""
        told = subprocess.run(
            [self.python, *command],
            input=lines,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=os.environ | {"PYTHONWARNINGS": "default", "COLUMNS": "100"} | environment,
            check=False,
        )
        assert told.returncode == 0, told.stdout + told.stderr
        return told.stdout

    def ludoteca(self, *arguments: str, lines: str = "", **environment: str) -> str:
        """What `ludoteca` with these arguments prints."""
        return self.run("-m", "ludoteca", *arguments, lines=lines, **environment)


@pytest.fixture(scope="session")
def liars_dice(tmp_path_factory) -> Installed:
    """The worked example, installed from its wheel."""
    installed = Installed(tmp_path_factory.mktemp("liars-dice"))
    installed.install(ROOT / "examples" / "liars-dice")
    return installed
