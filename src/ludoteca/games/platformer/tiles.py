"""The tiles of the tower, drawn as text pictures (P14 to P24, P93).

A picture has 8 lines. The odd ones are the four rows of spaces, top row first; the line under each row shows
the lower edges of its spaces. Here rows and columns count from the lower left, as players count them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ludoteca.games.platformer.moves import ROWS

SIDE = 4
"""A tile is four spaces wide; a level is two tiles."""
WIDTH = 4 * SIDE + 1
OPEN, PLATFORM, CROSSED, ONE_WAY = range(4)
EDGES = {"   ": OPEN, "---": PLATFORM, "-H-": CROSSED, "^^^": ONE_WAY}
LADDER, TRAP, SHOP, PORTAL, SPAWN, GOLD, GEM, BOSS_SPAWN, SPECIAL = (1 << bit for bit in range(9))
FEATURES = {
    "H": LADDER,
    "X": TRAP,
    "S": SHOP,
    "O": PORTAL,
    "E": SPAWN,
    "$": GOLD,
    "*": GEM,
    "B": BOSS_SPAWN,
    "?": SPECIAL,
}
MOST_SPAWNS = 2
LEFT_WALL, RIGHT_WALL = 1, 2
Space = tuple[int, int]
"""Row and column."""


class BadPicture(ValueError):
    """What is wrong with a picture."""


@dataclass(frozen=True)
class Plan:
    """Spaces in rows from the bottom: features, lower edges, and walls to the left and right."""

    features: tuple[tuple[int, ...], ...]
    edges: tuple[tuple[int, ...], ...]
    walls: tuple[tuple[int, ...], ...]

    @property
    def height(self) -> int:
        return len(self.features)

    @property
    def width(self) -> int:
        return len(self.features[0])

    def spaces(self) -> Iterator[Space]:
        """All spaces, lowest row first."""
        return ((row, column) for row in range(self.height) for column in range(self.width))

    def with_feature(self, feature: int) -> list[Space]:
        """The spaces that show a feature."""
        return [(row, column) for row, column in self.spaces() if self.features[row][column] & feature]

    def count(self, feature: int) -> int:
        """How many spaces show a feature."""
        return len(self.with_feature(feature))

    def neighbours(self, space: Space) -> Iterator[Space]:
        """P22: where a hero can move to from a space; a one-way floor lets him up."""
        row, column = space
        if row + 1 < self.height and self.edges[row + 1][column] != PLATFORM:
            yield row + 1, column
        if row > 0 and self.edges[row][column] in (OPEN, CROSSED):
            yield row - 1, column
        if column + 1 < self.width and not (self.walls[row][column] & RIGHT_WALL):
            yield row, column + 1
        if column > 0 and not (self.walls[row][column] & LEFT_WALL):
            yield row, column - 1

    def holds(self, space: Space) -> bool:
        """P62: whether a hero can rest there: the lowest row, a platform or a ladder."""
        row, column = space
        return row == 0 or self.edges[row][column] != OPEN or bool(self.features[row][column] & LADDER)


def parse(picture: str) -> Plan:
    """The plan of a picture; BadPicture names the line that is wrong."""
    lines = [line.ljust(WIDTH) for line in picture.strip("\n").split("\n")]
    if len(lines) != 2 * ROWS or any(len(line) != WIDTH for line in lines):
        raise BadPicture(f"it must have {2 * ROWS} lines of at most {WIDTH} characters")
    features, edges, walls = [], [], []
    for number in range(0, 2 * ROWS, 2):
        features.append(tuple(_features(lines[number], column, number + 1) for column in range(SIDE)))
        walls.append(tuple(_walls(lines[number], column, number + 1) for column in range(SIDE)))
        edges.append(tuple(_edge(lines[number + 1], column, number + 2) for column in range(SIDE)))
        if any(lines[number + 1][4 * corner] != "+" for corner in range(SIDE + 1)):
            raise BadPicture(f"line {number + 2} must have + at every corner")
    return Plan(tuple(features[::-1]), tuple(edges[::-1]), tuple(walls[::-1]))


def _features(line: str, column: int, number: int) -> int:
    found = 0
    for letter in line[4 * column + 1 : 4 * column + 4]:
        if letter in " .":
            continue
        if letter not in FEATURES:
            raise BadPicture(f"line {number}: “{letter}” is not one of {' '.join(FEATURES)}")
        found |= FEATURES[letter]
    return found


def _walls(line: str, column: int, number: int) -> int:
    walls = 0
    for side, wall in ((line[4 * column], LEFT_WALL), (line[4 * column + 4], RIGHT_WALL)):
        if side not in "| ":
            raise BadPicture(f"line {number}: “{side}” stands where a wall (|) or nothing must be")
        walls |= wall if side == "|" else 0
    return walls


def _edge(line: str, column: int, number: int) -> int:
    edge = line[4 * column + 1 : 4 * column + 4]
    if edge not in EDGES:
        raise BadPicture(f"line {number}: “{edge}” is not an edge; edges are “---”, “-H-”, “^^^” and blank")
    return EDGES[edge]


def check(plan: Plan, void: bool, boss: bool) -> None:
    """Whether a tile is sound on its own; BadPicture says why not."""
    for row, column in plan.spaces():
        _check_space(plan, row, column)
    if any(edge == ONE_WAY for row in plan.edges[1:] for edge in row):
        raise BadPicture("a one-way floor (^^^) is only for the last line of boss tiles")
    if boss:
        _check_boss(plan)
    else:
        _check_normal(plan)
    if plan.count(PORTAL) and (boss or not void):
        raise BadPicture("portals (O) are only for normal Void tiles")
    _check_ways(plan)


def _check_space(plan: Plan, row: int, column: int) -> None:
    name = f"row {row + 1}, column {column + 1}"
    features, edge = plan.features[row][column], plan.edges[row][column]
    if edge == CROSSED:
        below = row > 0 and plan.features[row - 1][column] & LADDER
        if not (features & LADDER or below):
            raise BadPicture(f"{name}: the crossed platform (-H-) has no ladder (H) directly above or below")
    for letter in "ESB":
        if features & FEATURES[letter] and edge == OPEN:
            raise BadPicture(f"{name}: {letter} must stand on a platform")
    if features & TRAP and row == 0:
        raise BadPicture(f"{name}: a trap (X) cannot be in row 1, where heroes appear")


def _check_normal(plan: Plan) -> None:
    if any(edge == ONE_WAY for edge in plan.edges[0]):
        raise BadPicture("a one-way floor (^^^) is only for boss tiles")
    if all(edge == PLATFORM for edge in plan.edges[0]):
        raise BadPicture("the last line needs an open edge or a crossed platform (-H-), or nobody gets in from below")
    if plan.count(SPAWN) > MOST_SPAWNS:
        raise BadPicture(f"there are more than {MOST_SPAWNS} enemy spawns (E)")
    if plan.count(BOSS_SPAWN) or plan.count(SPECIAL):
        raise BadPicture("boss spawns (B) and special icons (?) are only for boss tiles")


def _check_boss(plan: Plan) -> None:
    if any(edge != ONE_WAY for edge in plan.edges[0]):
        raise BadPicture("the last line of a boss tile is one-way floor (^^^) throughout")
    if plan.count(SPAWN):
        raise BadPicture("boss tiles have no enemy spawns (E)")
    for letter in "BS?":
        if not plan.count(FEATURES[letter]):
            raise BadPicture(f"a boss tile needs at least one {letter}")


def _check_ways(plan: Plan) -> None:
    entries = [(0, column) for column in range(plan.width)]
    for entry in entries:
        missing = set(plan.spaces()) - reachable(plan, [entry])
        if missing:
            row, column = min(missing)
            raise BadPicture(f"row {row + 1}, column {column + 1} cannot be reached from row 1, column {entry[1] + 1}")
    for entry in entries:
        if not any(row == plan.height - 1 for row, _ in climbable(plan, entry)):
            raise BadPicture(f"two Moves a turn do not lead up from row 1, column {entry[1] + 1} to the top row")


def reachable(plan: Plan, starts: Iterable[Space]) -> set[Space]:
    """All spaces that Moves can lead to."""
    reached = set(starts)
    todo = list(reached)
    while todo:
        for space in plan.neighbours(todo.pop()):
            if space not in reached:
                reached.add(space)
                todo.append(space)
    return reached


def climbable(plan: Plan, start: Space, moves: int = 2) -> set[Space]:
    """All spaces that turns of so many Moves lead to, resting only where something holds a hero."""
    rests, todo, seen = {start}, [start], {start}
    while todo:
        within = {todo.pop()}
        for _ in range(moves):
            within |= {beyond for space in within for beyond in plan.neighbours(space)}
        seen |= within
        for space in within:
            if plan.holds(space) and space not in rests:
                rests.add(space)
                todo.append(space)
    return seen


def tower(levels: Sequence[tuple[Plan, Plan]]) -> Plan:
    """Levels of two tiles, lowest first: a wall stands if either tile draws it, and the sides are closed."""
    features, edges, walls = [], [], []
    for left, right in levels:
        for row in range(ROWS):
            features.append(left.features[row] + right.features[row])
            edges.append(left.edges[row] + right.edges[row])
            joined = list(left.walls[row] + right.walls[row])
            if joined[SIDE - 1] & RIGHT_WALL or joined[SIDE] & LEFT_WALL:
                joined[SIDE - 1] |= RIGHT_WALL
                joined[SIDE] |= LEFT_WALL
            joined[0] |= LEFT_WALL
            joined[-1] |= RIGHT_WALL
            walls.append(tuple(joined))
    return Plan(tuple(features), tuple(edges), tuple(walls))
