"""The client's types of the protocol are the server's."""

import json
import re
from pathlib import Path

import pytest

TYPES = Path(__file__).parents[2] / "web" / "src" / "lib" / "schema.d.ts"


def test_the_types_of_the_client_name_every_field_that_the_server_knows():
    schema = pytest.importorskip("ludoteca.server.schema")
    types = TYPES.read_text(encoding="utf-8")
    for name, told in json.loads(schema.schema_text())["components"]["schemas"].items():
        if "properties" not in told:
            continue
        found = re.search(rf"^        {name}: \{{(.*?)^        \}};", types, flags=re.MULTILINE | re.DOTALL)
        assert found, f"{name} is missing: run web/types"
        fields = set(re.findall(r"^            (\w+)\??:", found[1], flags=re.MULTILINE))
        assert fields >= set(told["properties"]), f"{name} has changed: run web/types"
