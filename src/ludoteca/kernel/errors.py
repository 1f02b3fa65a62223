"""What can go wrong, each with a sentence that a person understands."""


class LudotecaError(Exception):
    """Anything that a caller did which cannot be done. Nothing has changed when it is raised."""


class UnknownGame(LudotecaError):
    """No game has that name."""


class BadGame(LudotecaError):
    """A game that is installed but cannot be used, and why."""


class BadSeats(LudotecaError):
    """The game is not for that many players, or there is no such seat."""


class BadOption(LudotecaError):
    """An option that the game does not have, or a choice that the option does not have."""


class IllegalMove(LudotecaError):
    """A move that is not legal now, or that cannot be read."""


class CannotUndo(LudotecaError):
    """Nothing to take back, or something was revealed since."""


class BadRecord(LudotecaError):
    """A saved game that is damaged, or was played with other rules or another box."""


class BadPosition(LudotecaError):
    """A position that cannot be on a table."""


class BadBox(LudotecaError):
    """Content that does not fit: the message names the file, the entry and the field."""


class MissingPackages(LudotecaError):
    """Packages that a command needs are not installed."""


class NoDevice(LudotecaError):
    """The device asked for is not on this machine."""


class BadBot(LudotecaError):
    """A bot that cannot be loaded, fails, or chooses what is not legal."""


class BadNetwork(LudotecaError):
    """A file that is no network, or one for another game, box or version."""


class BadRun(LudotecaError):
    """A folder that is no run, or not the run that was meant."""


class NoCluster(LudotecaError):
    """The cluster cannot be reached."""
