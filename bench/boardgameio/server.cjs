// boardgame.io's own server with its in-memory storage and a small game: 45 cells, one mark a turn.
// The state is smaller than a Longhorn view, and the rules are a single assignment.
const { Server, Origins } = require("boardgame.io/server");

const cells = 45;

const marks = {
  name: "marks",
  setup: () => ({ cells: Array(cells).fill(null), left: cells }),
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

const server = Server({ games: [marks], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
