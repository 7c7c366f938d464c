// The peer of the load benchmark: Call to Glory for two, standard, on boardgame.io.
//
//   node server.js GAME_PORT LOBBY_PORT [FOLDER]     without FOLDER nothing is persisted
//
// The rules are those of src/kachidoki/games/glory with two shortcuts that spare this server work:
// whoever discards names the pile in the same move, and a set that is outdone falls onto the
// shorter pile. Legal moves are not listed for the players either: each works out its own.

const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');
const { Server, FlatFile, Origins } = require('boardgame.io/server');

const VALUES = [20, 18, 16, 14, 12, 9, 8, 7, 6]; // of a set, and how many cards there are
const ROUNDS = 4;
const SETS_TO_END = 6;
const DEALT = 3;

function deal(random) {
  const deck = random.Shuffle(VALUES.flatMap((count, kind) => Array(count).fill(kind)));
  const hand = () => {
    const counts = VALUES.map(() => 0);
    for (const kind of deck.splice(0, DEALT)) counts[kind] += 1;
    return { hand: counts };
  };
  const players = { 0: hand(), 1: hand() };
  const half = deck.length / 2;
  const decks = [deck.slice(0, half), deck.slice(half)];
  return {
    secret: { decks }, // STRIP_SECRETS takes this away, and the hand of the other player
    players,
    size: [DEALT, DEALT],
    left: [half, half],
    piles: [[], []],
    sets: VALUES.map(() => 0),
    owner: VALUES.map(() => -1),
    drawn: [],
  };
}

// Piles 0 and 1 are face down, 2 and 3 are the discards.
function draw({ G, playerID }, pile) {
  const from = pile < 2 ? G.secret.decks[pile] : G.piles[pile - 2];
  if (G.drawn.length === 2 || G.drawn.includes(pile) || !from?.length) return INVALID_MOVE;
  G.players[playerID].hand[from.pop()] += 1;
  G.size[playerID] += 1;
  if (pile < 2) G.left[pile] -= 1;
  G.drawn.push(pile);
}

function lay(context, kind, count) {
  const { G, playerID } = context;
  const held = G.players[playerID].hand[kind];
  if (G.drawn.length < 2 || !(count >= 2 && count <= held && count > G.sets[kind])) {
    return INVALID_MOVE;
  }
  const shorter = G.piles[0].length <= G.piles[1].length ? 0 : 1;
  for (let card = 0; card < G.sets[kind]; card++) G.piles[shorter].push(kind);
  G.players[playerID].hand[kind] -= count;
  G.size[playerID] -= count;
  G.sets[kind] = count;
  G.owner[kind] = Number(playerID);
  return endTurn(context);
}

function discard(context, kind, pile) {
  const { G, playerID } = context;
  const empty = G.piles[0].length === 0 ? 0 : G.piles[1].length === 0 ? 1 : pile;
  if (G.drawn.length < 2 || !G.players[playerID].hand[kind] || !G.piles[empty]) {
    return INVALID_MOVE;
  }
  G.players[playerID].hand[kind] -= 1;
  G.size[playerID] -= 1;
  G.piles[empty].push(kind);
  return endTurn(context);
}

function endTurn({ G, events, random }) {
  G.drawn = [];
  const sets = [0, 1].map((seat) => G.owner.filter((owner) => owner === seat).length);
  const over = Math.max(...sets) >= SETS_TO_END || sets[0] + sets[1] === VALUES.length;
  if (!over && G.left.every((count) => count > 0)) {
    events.endTurn();
    return;
  }
  G.owner.forEach((owner, kind) => {
    if (owner >= 0) G.score[owner] += VALUES[kind];
  });
  if (G.round === ROUNDS) {
    events.endGame({ score: [...G.score] });
    return;
  }
  Object.assign(G, deal(random), { round: G.round + 1 });
  events.endTurn({ next: G.score[0] <= G.score[1] ? '0' : '1' });
}

const glory = {
  name: 'glory',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // it would keep a copy of the state for each move of a turn
  setup: ({ random }) => ({ ...deal(random), round: 1, score: [0, 0] }),
  playerView: PlayerView.STRIP_SECRETS,
  // client: false, so that only the server's answer counts, as in a game with secrets.
  moves: {
    draw: { move: draw, client: false },
    lay: { move: lay, client: false },
    discard: { move: discard, client: false },
  },
};

async function main(port, apiPort, dir) {
  const db = dir ? new FlatFile({ dir }) : undefined;
  // On the game's port the lobby would answer 404, so it has its own.
  await Server({ games: [glory], db, origins: [Origins.LOCALHOST] }).run({
    port: Number(port),
    lobbyConfig: { apiPort: Number(apiPort) },
  });
  // Every two minutes its store looks for expired files (there are none), and the process dies
  // if it meets one that is being written. Without this, longer runs could not be measured.
  if (dir) require('node-persist').stopExpiredKeysInterval();
}

main(...process.argv.slice(2));
