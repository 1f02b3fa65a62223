"""What `ludoteca site` refuses, before it has changed anything, and what its page is told."""

import json

import pytest

from ludoteca.site import pack
from ludoteca.site.pack import CannotPack


def no_modules(folder):
    raise AssertionError("nothing is to be made")


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path):
    (tmp_path / "letter.txt").write_text("keep me")
    with pytest.raises(CannotPack, match="not empty"):
        pack.pack(tmp_path, no_modules, lambda line: None)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_a_file_is_no_folder(tmp_path):
    (tmp_path / "public").write_text("")
    with pytest.raises(CannotPack, match="is a file"):
        pack.pack(tmp_path / "public", no_modules, lambda line: None)


def test_an_installed_package_says_that_it_has_no_sources(tmp_path, monkeypatch):
    monkeypatch.setattr(pack, "BUILDER", tmp_path / "nowhere.py")
    with pytest.raises(CannotPack, match="checkout"):
        pack.pack(tmp_path / "public", no_modules, lambda line: None)
    assert list(tmp_path.iterdir()) == []


def test_pages_and_their_service_worker_know_each_other_by_content(tmp_path):
    (tmp_path / "index.html").write_text('<head>\n    <meta charset="utf-8" />\n</head>')
    (tmp_path / "manifest.webmanifest").write_text('{"id": "/", "icons": [{"src": "/icon.svg"}]}')
    pack._page(tmp_path)
    assert "wasm-unsafe-eval" in (tmp_path / "index.html").read_text()
    manifest = json.loads((tmp_path / "manifest.webmanifest").read_text())
    assert (manifest["id"], manifest["start_url"], manifest["icons"][0]["src"]) == ("./", "./", "icon.svg")
    pack._service_worker(tmp_path)
    first = (tmp_path / "service.js").read_text()
    assert '["index.html", "manifest.webmanifest"]' in first
    pack._service_worker(tmp_path)
    assert (tmp_path / "service.js").read_text() == first
    (tmp_path / "index.html").write_text("something else")
    pack._service_worker(tmp_path)
    assert (tmp_path / "service.js").read_text() != first
