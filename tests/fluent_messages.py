"""What a Fluent file says, for tests that compare languages."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """The variables that a pattern uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the parser's own name)
        self.found.add(node.id.name)


def messages(files: list[Path]) -> dict[str, set[str]]:
    """The messages and attributes of some files, each with its variables."""
    found: dict[str, set[str]] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            for name, pattern in parts:
                assert name not in found, f"{file}: {name} is there twice"
                variables = Variables()
                if pattern is not None:
                    variables.visit(pattern)
                found[name] = variables.found
    return found
