"""What the documents show is true: every example in them runs."""

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


def test_the_readme_has_examples():
    assert len(doctest.DocTestParser().get_examples(DOCUMENTS[0].read_text(encoding="utf-8"))) > 15
