"""What a table is: seats, a match and its log, what each seat is told, undo, clocks, votes, previews and hints.

Plain code without input or output, used by the server, by the terminal's shared screen, and by whatever else seats
people around a match. It knows no sockets, no database and no time of its own: whoever drives a table says what time
it is, and stores and sends what the table gives.
"""

from ludoteca.table.advice import advice, previews
from ludoteca.table.clocks import Clocks, is_slow
from ludoteca.table.errors import RequestError
from ludoteca.table.facts import Clock, Forfeit, Origin, Poll, Seat, TableFacts
from ludoteca.table.log import AUTO, BOT, FORCED, PERSON, TABLE, UNDO, Entry, LogEntry, Row
from ludoteca.table.start import begin_match, facts_of, is_outdated
from ludoteca.table.table import Table

__all__ = [
    "AUTO",
    "BOT",
    "FORCED",
    "PERSON",
    "TABLE",
    "UNDO",
    "Clock",
    "Clocks",
    "Entry",
    "Forfeit",
    "LogEntry",
    "Origin",
    "Poll",
    "RequestError",
    "Row",
    "Seat",
    "Table",
    "TableFacts",
    "advice",
    "begin_match",
    "facts_of",
    "is_outdated",
    "is_slow",
    "previews",
]
