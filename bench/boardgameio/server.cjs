// A boardgame.io server with a game of about Kragmortha's size: seventy spaces, four hands that only their owners
// see, decks, one small decision at a time. Usage: node server.cjs PORT
const { Server, Origins } = require("boardgame.io/server")

const COLUMNS = 7
const SPACES = 70
const SYMBOLS = ["scroll", "stones", "potion", "book", "ball"]
const KINDS = ["floor", "floor", "floor", "bookcase"]

function setup({ random }, { numPlayers = 4 } = {}) {
  const cards = []
  for (const mover of ["goblin", "rigor"])
    for (const first of SYMBOLS) for (const second of SYMBOLS) cards.push(`${mover}-${first}-${second}`)
  const deck = random.Shuffle(cards)
  const spaces = Array.from({ length: SPACES }, (_, space) => ({
    name: String.fromCharCode(97 + (space % COLUMNS)) + (1 + Math.floor(space / COLUMNS)),
    kind: KINDS[space % KINDS.length],
    symbol: SYMBOLS[space % SYMBOLS.length],
    start: space % 9 === 0,
    circle: space % 17 === 0,
  }))
  const players = Array.from({ length: numPlayers }, (_, seat) => ({
    seat,
    at: seat,
    hand: deck.splice(0, 3),
    looks: [],
    tomes: [],
  }))
  return { board: { spaces }, players, secret: { deck }, discards: [], rigor: SPACES - 1, steps: 0, turns: 0, events: [] }
}

function playCard({ G, playerID, random }, slot) {
  const player = G.players[playerID]
  if (G.steps > 0 || !(slot in player.hand)) return "INVALID_MOVE"
  const [card] = player.hand.splice(slot, 1)
  G.discards.push(card)
  if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.discards.splice(0))
  player.hand.push(G.secret.deck.pop())
  G.steps = 2
  G.events = [{ kind: "played", seat: player.seat, card }, { kind: "drew", seat: player.seat }]
}

function step({ G, playerID, events }, direction) {
  const player = G.players[playerID]
  if (G.steps === 0) return "INVALID_MOVE"
  const origin = player.at
  const target = origin + [-COLUMNS, 1, COLUMNS, -1][direction]
  player.at = (target + SPACES) % SPACES
  G.steps -= 1
  G.events = [{ kind: "stepped", seat: player.seat, origin, space: player.at }]
  if (G.steps === 0) {
    G.turns += 1
    events.endTurn()
  }
}

const game = {
  name: "goblins",
  setup,
  moves: {
    playCard: { move: playCard, client: false },
    step: { move: step, client: false },
  },
  minPlayers: 4,
  maxPlayers: 4,
  playerView: ({ G, playerID }) => {
    const { secret, ...open } = G
    return {
      ...open,
      deck: secret.deck.length,
      players: G.players.map(player => (String(player.seat) === playerID ? player : { ...player, hand: player.hand.map(() => null) })),
    }
  },
}

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]), callback: () => console.log("open") })
