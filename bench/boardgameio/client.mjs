// Drives one server with pairs of players over WebSockets and prints what both players received.
// usage: node client.mjs highnoon|boardgameio <port> <pairs> <seconds>
import { WebSocket } from "ws";
import http from "node:http";

const [, , kind, port, pairCount, seconds] = process.argv;
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
const times = [];
let counting = false;
let serial = 0;
let failed = 0;

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
      socket.on("open", () => socket.send(JSON.stringify({ tokens: [table.tokens[seat]] })));
      let state;
      return {
        socket,
        onState(callback) {
          socket.on("message", (data) => {
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

const boardgameio = {
  async open() {
    const match = `m${serial++}`;
    return [0, 1].map((seat) => {
      const socket = new WebSocket(
        `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
        { perMessageDeflate: false },
      );
      const say = (...args) => socket.send(`42/marks,${JSON.stringify(args)}`);
      let state;
      return {
        socket,
        onState(callback) {
          socket.on("message", (data) => {
            const text = data.toString();
            if (text.startsWith("0")) return socket.send("40/marks,");
            if (text.startsWith("40/marks")) return say("sync", match, String(seat), null, 2);
            if (text === "2") return socket.send("3");
            if (!text.startsWith("42/marks,")) return;
            const [type, , payload] = JSON.parse(text.slice(9));
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
};

const server = { highnoon, boardgameio }[kind];

// One pair plays matches without end: the next move is made when both have seen the last one.
async function pair() {
  const players = await server.open();
  const seen = [null, null];
  let sent = 0;
  let ended = false;
  players.forEach((player, seat) =>
    player.onState((state) => {
      seen[seat] = state;
      const [one, two] = seen;
      if (ended || one === null || two === null || one.version !== two.version) return;
      const now = performance.now();
      if (sent && counting) times.push(now - sent);
      if (one.over) {
        ended = true;
        players.forEach(({ socket }) => socket.close());
        pair();
        return;
      }
      sent = now;
      players[one.mover].move();
    }),
  );
}

for (let n = 0; n < Number(pairCount); n++) pair();
await new Promise((resolve) => setTimeout(resolve, 2000));
counting = true;
const began = performance.now();
const used = process.cpuUsage();
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
const elapsed = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(used);
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
console.log(
  JSON.stringify({
    rate: times.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    failed,
    client: (user + system) / 1e6 / elapsed,
  }),
);
process.exit(0);
