"""The web servers of deploy/, by their own files: only ports, certificates and the name are this machine's."""

import os
import re
import shutil
import subprocess
from abc import abstractmethod
from pathlib import Path

from tests.server.services import Service, answers, free_port, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "localhost"


def put(text: str, changes: dict[str, str]) -> str:
    """A file with some of its words changed. Each must be in it: a file that was rewritten must not pass unread."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


class WebServer(Service):
    """One that speaks HTTPS, on ports of its own."""

    def __init__(self, folder: Path, behind: int):
        """`behind`: the port on this machine where Ludoteca is."""
        self.folder = folder
        self.behind = behind
        self.http, self.https = free_port(), free_port()
        self.log = folder / "web-server.log"
        self.authority = folder / "authority.pem"
        """The certificate by which others know this one."""

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.https}"

    @abstractmethod
    def command(self) -> list[str]:
        """Writes its files; gives the command that runs it."""

    def start(self) -> None:
        with self.log.open("wb") as log:
            home = os.environ | {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)}
            self.process = subprocess.Popen(self.command(), env=home, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        wait_for(f"the web server (see {self.log})", self._is_up)

    def _is_up(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        return answers(self.https) and self.authority.is_file()


class Nginx(WebServer):
    """deploy/nginx.conf, with a certificate that it has made itself."""

    def command(self) -> list[str]:
        key = self.folder / "key.pem"
        kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        files = ["-keyout", str(key), "-out", str(self.authority)]
        subprocess.run(["openssl", "req", *kind, *names, *files], check=True, capture_output=True, timeout=60)
        live = "/etc/letsencrypt/live/games.example.org"
        site = put(
            (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
            {
                f"{live}/fullchain.pem": str(self.authority),
                f"{live}/privkey.pem": str(key),
                "games.example.org": NAME,
                "listen 80;": f"listen 127.0.0.1:{self.http};",
                "listen 443 ": f"listen 127.0.0.1:{self.https} ",
                "127.0.0.1:8000": f"127.0.0.1:{self.behind}",
            },
        )
        # Not every machine that runs tests has IPv6.
        site = re.sub(r"^ *listen \[::\].*\n", "", site, flags=re.MULTILINE)
        (self.folder / "ludoteca.conf").write_text(site, encoding="utf-8")
        # Nobody else may look into a test's folder, where it keeps what is too large for memory.
        user = "user root;\n" if os.getuid() == 0 else ""
        places = "".join(
            f"{kind}_temp_path {self.folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        http = f"http {{\naccess_log off;\n{places}include ludoteca.conf;\n}}\n"
        whole = f"{user}pid {self.folder}/pid;\nevents {{}}\n{http}"
        (self.folder / "nginx.conf").write_text(whole, encoding="utf-8")
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        settings = ["-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), "-g", "daemon off;"]
        return [program, "-e", "stderr", *settings]


class Caddy(WebServer):
    """deploy/Caddyfile, with certificates of Caddy's own authority, as it makes them for a name of this machine."""

    def __init__(self, folder: Path, behind: int):
        super().__init__(folder, behind)
        self.authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"

    def command(self) -> list[str]:
        site = put(
            (DEPLOY / "Caddyfile").read_text(encoding="utf-8"),
            {"games.example.org": NAME, "127.0.0.1:8000": f"127.0.0.1:{self.behind}"},
        )
        ports = f"http_port {self.http}\nhttps_port {self.https}\ndefault_bind 127.0.0.1\n"
        settings = f"{{\nadmin off\nskip_install_trust\nstorage file_system {self.folder}/caddy\n{ports}}}\n"
        file = self.folder / "Caddyfile"
        file.write_text(settings + site, encoding="utf-8")
        return [shutil.which("caddy") or "caddy", "run", "--adapter", "caddyfile", "--config", str(file)]
