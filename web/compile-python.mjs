/**
 * Compiles what a browser's Python imports, with that very Python, so that no page has to:
 *
 *     node compile-python.mjs FOLDER
 *
 * In FOLDER lie `pyodide/python_stdlib.zip` and `ludoteca.zip`; each is replaced. In the second, all sources are bytecode;
 * in the first, those that a table needs. The tools of programmers and of servers are left out there.
 */

import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadPyodide } from "pyodide"

const HOME = "/ludoteca"
const PROGRAM = `
import ast, importlib.util, io, marshal, sys, zipfile

LEFT_OUT = {
    "_pyrepl", "bdb", "cProfile", "doctest", "ensurepip", "ftplib", "idlelib", "imaplib", "pdb", "poplib", "profile",
    "pstats", "pydoc", "pydoc_data", "smtplib", "test", "tkinter", "trace", "turtle", "turtledemo", "unittest", "venv",
    "webbrowser", "wsgiref", "xmlrpc",
}

def needed(archive):
    """The modules of the standard library that are imported before a table is on the screen."""
    with zipfile.ZipFile(io.BytesIO(archive)) as given:
        given.extractall("${HOME}")
    sys.path.insert(0, "${HOME}")
    import ludoteca.browser.start
    ludoteca.browser.start.load()
    return set(sys.modules)

def bytecode(source, place):
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    code = compile(tree, place, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(source) + marshal.dumps(code)

def compiled(data, place, method, wanted=lambda module: True):
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as given, zipfile.ZipFile(written, "w", method, compresslevel=9) as made:
        for info in given.infolist():
            name, content = info.filename, given.read(info)
            path, _, end = name.rpartition(".")
            if name.endswith("/") or (method and name.partition("/")[0].removesuffix(".py") in LEFT_OUT):
                continue
            if end == "py" and wanted(path.removesuffix("/__init__").replace("/", ".")):
                name, content = f"{name}c", bytecode(content, f"{place}/{name}")
            made.writestr(zipfile.ZipInfo(name, info.date_time), content, method)
    return written.getvalue()

def both(library, archive):
    library, archive = library.to_bytes(), archive.to_bytes()
    modules = needed(archive)
    return [
        compiled(library, "/lib/python.zip", zipfile.ZIP_DEFLATED, modules.__contains__),
        compiled(archive, "${HOME}", zipfile.ZIP_STORED),
    ]

both
`

const [folder] = process.argv.slice(2)
const places = ["pyodide/python_stdlib.zip", "ludoteca.zip"].map((file) => join(folder, file))
const python = await loadPyodide({ env: { HOME, LUDOTECA_COMPILE: "0", PYTHONHASHSEED: "0" } })
const made = python.runPython(PROGRAM)(...places.map((place) => new Uint8Array(readFileSync(place))))
made.toJs().forEach((bytes, number) => writeFileSync(places[number], bytes))
