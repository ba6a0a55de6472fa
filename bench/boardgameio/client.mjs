// Drives one server with pairs of players over WebSockets and prints what both players received.
// usage: node client.mjs highnoon|marks|board <port> <pairs> <seconds> <server's process id>
// Matches are opened between timed rounds, so that moves are measured and not the opening of tables.
import { WebSocket } from "ws";
import { readFileSync } from "node:fs";
import http from "node:http";

const [, , kind, port, pairCount, seconds, pid] = process.argv;
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
const MOVES = 24; // of each match in a round; one that ends sooner has had its round
const times = [];
let serial = 0;
let failed = 0;
let bytes = 0;

function post(path, body) {
  const data = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(data) };
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path, method: "POST", agent, headers }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () =>
        answer.statusCode < 300 ? resolve(JSON.parse(text)) : reject(new Error(text)),
      );
    });
    request.on("error", reject);
    request.end(data);
  });
}

// Each player is {send(move), onState(callback), close()}; a state is {version, over, mover, moves}.
const highnoon = {
  async open() {
    const seats = [{ kind: "me" }, { kind: "local" }];
    const table = await post("/api/tables", { game: "longhorn", seats });
    return [0, 1].map((seat) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table.id}/live`, {
        perMessageDeflate: false,
      });
      socket.on("open", () => socket.send(JSON.stringify({ tokens: [table.tokens[seat]], acks: false })));
      let state;
      return {
        socket,
        onState(callback) {
          socket.on("message", (data) => {
            bytes += data.length;
            const message = JSON.parse(data);
            if (message.type === "error") failed += 1;
            if (message.state === undefined) return;
            state = message.state;
            callback({
              version: state.version,
              over: state.result !== null,
              mover: state.waiting_for[0],
            });
          });
        },
        move() {
          const { choices, version } = state;
          const action = choices[Math.floor(Math.random() * choices.length)].action;
          const request = String(serial++);
          socket.send(JSON.stringify({ type: "act", seat, action, version, request }));
        },
      };
    });
  },
};

const boardgameio = (game) => ({
  async open() {
    const match = `m${serial++}`;
    return [0, 1].map((seat) => {
      const socket = new WebSocket(
        `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
        { perMessageDeflate: false },
      );
      const say = (...args) => socket.send(`42/${game},${JSON.stringify(args)}`);
      let state;
      return {
        socket,
        onState(callback) {
          socket.on("message", (data) => {
            bytes += data.length;
            const text = data.toString();
            if (text.startsWith("0")) return socket.send(`40/${game},`);
            if (text.startsWith(`40/${game}`)) return say("sync", match, String(seat), null, 2);
            if (text === "2") return socket.send("3");
            if (!text.startsWith(`42/${game},`)) return;
            const [type, , payload] = JSON.parse(text.slice(text.indexOf(",") + 1));
            if (type === "sync") state = payload.state;
            else if (type === "update") state = payload;
            else return;
            callback({
              version: state._stateID,
              over: state.ctx.gameover !== undefined,
              mover: Number(state.ctx.currentPlayer),
            });
          });
        },
        move() {
          const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
          const cell = free[Math.floor(Math.random() * free.length)];
          const payload = { type: "mark", args: [cell], playerID: String(seat), credentials: null };
          say("update", { type: "MAKE_MOVE", payload }, state._stateID, match, String(seat));
        },
      };
    });
  },
});

const server = kind === "highnoon" ? highnoon : boardgameio(kind);

// One match: `ready` when both players see the table, `play` until its round is over.
// The next move is made when both have seen the last one.
async function match() {
  const players = await server.open();
  const seen = [null, null];
  let sent = 0;
  let moves = 0;
  let finish;
  const played = new Promise((resolve) => (finish = resolve));
  const next = () => {
    if (seen[0].over || moves === MOVES) return finish();
    moves += 1;
    sent = performance.now();
    players[seen[0].mover].move();
  };
  const ready = new Promise((resolve) =>
    players.forEach((player, seat) =>
      player.onState((state) => {
        seen[seat] = state;
        const [one, two] = seen;
        if (one === null || two === null || one.version !== two.version) return;
        if (sent === 0) return resolve();
        times.push(performance.now() - sent);
        next();
      }),
    ),
  );
  await ready;
  return {
    play() {
      next();
      return played;
    },
    close: () => players.forEach(({ socket }) => socket.close()),
  };
}

// Seconds of processor time a process has used, all its threads together (Linux).
function used() {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function round() {
  const matches = await Promise.all(Array.from({ length: Number(pairCount) }, match));
  const began = performance.now();
  bytes = 0;
  const before = used();
  await Promise.all(matches.map((one) => one.play()));
  const done = { elapsed: (performance.now() - began) / 1000, cpu: used() - before, bytes };
  matches.forEach((one) => one.close());
  return done;
}

await round(); // both servers may warm up
times.length = 0;
let elapsed = 0;
let cpu = 0;
let sent = 0;
while (elapsed < Number(seconds)) {
  const one = await round();
  elapsed += one.elapsed;
  cpu += one.cpu;
  sent += one.bytes;
}
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
console.log(
  JSON.stringify({
    rate: times.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    failed,
    cpu: (cpu / times.length) * 1e6,
    bytes: sent / times.length,
  }),
);
process.exit(0);
