// boardgame.io's own server with its in-memory storage, and two small games to measure it with:
// `marks` has the least a game can have, `board` sends about as much as a view of Longhorn.
// usage: node server.cjs <port>
const { Server, Origins } = require("boardgame.io/server");

const CELLS = 45;

const marks = {
  name: "marks",
  setup: () => ({ cells: Array(CELLS).fill(null), left: CELLS }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      G.left -= 1;
    },
  },
  endIf: ({ G }) => (G.left === 0 ? { draw: true } : undefined),
};

// Nine places with cows of four colours and a token, two herds; a move takes a colour's cows.
const names = ["nugget-hill", "blackstone-corral", "cherokee-spring", "dagger-flat", "tulsa"];

const board = {
  ...marks,
  name: "board",
  setup: () => ({
    ...marks.setup(),
    places: Array.from({ length: 9 }, (_, place) => ({
      place,
      key: names[place % 5],
      cows: [1, 1, 1, 1],
      token: "r",
    })),
    players: [0, 1].map(() => ({ herd: [0, 0, 0, 0], nuggets: "", dollars: 0, worth: 0 })),
    on_board: [9, 9, 9, 9],
    prices: [900, 900, 900, 900],
    log: [],
  }),
  moves: {
    mark: (context, cell) => {
      if (marks.moves.mark(context, cell) === "INVALID_MOVE") return "INVALID_MOVE";
      const { G, playerID } = context;
      const [place, colour] = [cell % 9, cell % 4];
      const taken = G.places[place].cows[colour];
      G.places[place].cows[colour] = 0;
      G.players[playerID].herd[colour] += taken;
      G.on_board[colour] -= taken;
      G.prices = G.on_board.map((count) => count * 100);
      for (const player of G.players)
        player.worth = player.herd.reduce((sum, count, n) => sum + count * G.prices[n], 0);
      G.log = G.places.map(({ key, cows }) => ({
        key: "event-stolen",
        args: { place: { key, args: {} }, count: cows[colour], seat: { key: playerID, args: {} } },
      }));
    },
  },
};

const server = Server({ games: [marks, board], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
