"""What the documents show is true: every example in them runs, and lists in them are whole."""

import ast
import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_run(document):
    failures, _ = doctest.testfile(
        str(document), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL, encoding="utf-8"
    )
    assert failures == 0


@pytest.mark.parametrize("document", [*DOCUMENTS, ROOT / "CONTRIBUTING.md"], ids=lambda path: path.name)
def test_links_lead_somewhere(document):
    for target in re.findall(r"\]\((?!https?://)([^)#]+)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_files_that_texts_name_are_there():
    """`kernel/chance.py` in a page or a docstring is where it says, below any folder; a file that moved is noticed."""
    texts = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    for folder in ("bench", "docs", "examples", "scripts", "src", "tests", "web/src", "web/tests"):
        texts += [path for path in (ROOT / folder).rglob("*") if path.suffix in (".md", ".py", ".ts", ".svelte")]
    built = ROOT / "src" / "ludoteca" / "web"
    texts = [path for path in texts if not path.is_relative_to(built) and not {"node_modules", ".venv"} & {*path.parts}]
    there = {f"/{path.relative_to(ROOT).as_posix()}" for path in texts}
    named = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|svelte))`")
    for text in texts:
        for name in named.findall(text.read_text(encoding="utf-8")):
            assert any(path.endswith(f"/{name}") for path in there), f"{text.relative_to(ROOT)}: {name}"


def test_the_protocol_lists_every_refusal():
    """`rematch` never leaves the server: it says that somebody else was quicker."""
    told = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    table = told[told.index("| code | meaning |") :].partition("\n\n")[0]
    statuses = re.search(r"one of the statuses ([\d, ]+)\.", told)
    assert statuses is not None
    for source in sorted((ROOT / "src" / "ludoteca" / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "RequestError"):
                continue
            code, _, *status = node.args
            if isinstance(code, ast.Constant) and code.value != "rematch":
                assert f"`{code.value!s}`" in table, f"{source.name} refuses with {code.value!s}"
            if status and isinstance(status[0], ast.Constant):
                assert str(status[0].value) in statuses[1].split(", "), f"{source.name}: {node.lineno}"


def test_the_readme_has_examples():
    assert len(doctest.DocTestParser().get_examples(DOCUMENTS[0].read_text(encoding="utf-8"))) > 15
