// The plain page: all that the server can do, in sentences. What a table is and what happened comes
// from the server in the reader's language; only the words around it are the page's own.

const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" };
const STATUS = {
  open: "page-status-open",
  playing: "page-status-playing",
  over: "page-status-over",
  abandoned: "page-status-abandoned",
};
const MOST_LINES = 300;
// Milliseconds: between signs of life, until silence is a lost connection, between two attempts.
const PING_EVERY = 15_000;
const SILENCE = 10_000;
const SOON = 500;
const LATER = 8_000;
const REFRESH = 15_000;

const $ = (id) => document.getElementById(id);

// Small helpers.

function el(tag, properties = {}, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

function button(label, act, properties = {}) {
  return el("button", { type: "button", textContent: label, onclick: act, ...properties });
}

function show(id, whether = true) {
  $(id).hidden = !whether;
}

// Rebuild what is inside a node only when it differs, so that the focus stays where it is.
function fill(id, facts, build) {
  const node = $(id);
  const now = JSON.stringify(facts);
  if (node.dataset.facts !== now) {
    node.dataset.facts = now;
    node.replaceChildren(...build());
  }
}

// Language and sentences.

let lang = "en";
let sentences = {};

function pickLanguage() {
  const wanted = [localStorage.getItem("language"), ...navigator.languages];
  return wanted.map((code) => (code ?? "").slice(0, 2)).find((code) => code in LANGUAGES) ?? "en";
}

// The reader's own way to write dates, if it belongs to the language.
function locale() {
  return navigator.languages.find((code) => code.startsWith(lang)) ?? lang;
}

function t(key, values = {}) {
  return (sentences[key] ?? key).replace(/\{(\w+)\}/g, (gap, name) => values[name] ?? gap);
}

async function speak() {
  lang = pickLanguage();
  document.documentElement.lang = lang;
  sentences = await (await fetch(`/page-texts/${lang}.json`)).json();
  for (const node of document.querySelectorAll("[data-text]")) {
    node.textContent = t(node.dataset.text);
  }
  for (const node of document.querySelectorAll("[data-label]")) {
    node.setAttribute("aria-label", t(node.dataset.label));
  }
  const choice = $("language");
  for (const [code, name] of Object.entries(LANGUAGES)) {
    choice.append(el("option", { value: code, lang: code, textContent: name }));
  }
  choice.value = lang;
  choice.onchange = () => {
    localStorage.setItem("language", choice.value);
    location.reload();
  };
}

// The API, and what it refuses.

class Refused extends Error {
  constructor(refusal) {
    super(refusal?.message ?? t("page-unreachable"));
    this.code = refusal?.error ?? "unreachable";
  }
}

async function api(method, path, body) {
  const headers = { "Accept-Language": lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Refused(null);
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(answer);
  return answer;
}

function trouble(message, ...more) {
  const close = button("×", () => $("trouble").replaceChildren(), { className: "close" });
  close.setAttribute("aria-label", t("page-close"));
  $("trouble").replaceChildren(el("p", {}, message), ...more, close);
}

// Do something that may be refused; then its reason is shown.
async function attempt(work) {
  try {
    $("trouble").replaceChildren();
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    trouble(error.message);
    return undefined;
  }
}

async function whoAmI() {
  try {
    return await api("GET", "/api/me");
  } catch (error) {
    if (error.code === "unknown-person") return null;
    throw error;
  }
}

async function copy(input) {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    document.execCommand("copy");
  }
}

function copyButton(id, input) {
  $(id).onclick = async () => {
    await copy($(input));
    $(id).textContent = t("page-copied");
    setTimeout(() => ($(id).textContent = t("page-copy")), 2000);
  };
}

// The first page: who you are, the games, a new table, the tables there are.

async function home() {
  let me = await whoAmI();
  const { games, levels } = await api("GET", `/api/games?lang=${lang}`);

  function showMe() {
    show("you-are", me !== null);
    show("devices", me !== null);
    show("mine-part", me !== null);
    $("you-are").textContent = me ? t("page-you-are", { name: me.name }) : "";
    $("name-use").textContent = t(me ? "page-name-change" : "page-name-use");
    if (me) $("name").value = me.name;
  }

  async function useName(name) {
    me = me
      ? await api("PATCH", "/api/me", { name })
      : await api("POST", "/api/guests", { name });
    showMe();
    await refresh();
  }

  // Whoever has not picked a name yet plays as a guest: one click is enough.
  async function makeTable(wish) {
    if (!me) await useName($("name").value.trim() || t("page-guest"));
    const made = await api("POST", "/api/tables", wish);
    location.assign(`/table/${made.id}`);
  }

  $("name-form").onsubmit = (event) => {
    event.preventDefault();
    attempt(() => useName($("name").value));
  };
  $("link-make").onclick = () =>
    attempt(async () => {
      $("link").value = (await api("POST", "/api/me/link")).url;
      show("link-made");
      $("link").select();
    });
  copyButton("link-copy", "link");
  $("sign-out").onclick = () => {
    if (!confirm(t("page-sign-out-sure"))) return;
    attempt(async () => {
      await api("POST", "/api/me/sign-out");
      location.reload();
    });
  };

  showGames(games, makeTable);
  makeForm(games, levels, makeTable);

  async function refresh() {
    const lists = [api("GET", "/api/tables"), me ? api("GET", "/api/me/tables") : null];
    const [lobby, mine] = await Promise.all(lists);
    listTables("lobby", lobby.tables, games, t("page-lobby-none"));
    if (mine) listTables("mine", mine.tables, games, t("page-mine-none"));
  }

  showMe();
  await refresh();
  const again = () => document.hidden || refresh().catch(() => {});
  setInterval(again, REFRESH);
  document.addEventListener("visibilitychange", again);
}

function counts(players) {
  const list = new Intl.ListFormat(lang, { type: "disjunction" });
  return list.format(players.map(String));
}

function showGames(games, makeTable) {
  const cards = games.map((game) =>
    el(
      "article",
      { className: "panel" },
      el("h3", {}, game.title),
      el("p", {}, game.about),
      el("ul", { className: "modes" }, ...game.modes.map((mode) => modeLine(game, mode, makeTable))),
    ),
  );
  $("games").replaceChildren(...cards);
}

function modeLine(game, mode, makeTable) {
  const players = mode.players.find((count) => count > 1) ?? mode.players[0];
  const wish = {
    game: game.id,
    mode: mode.name,
    seats: ["me", ...Array(players - 1).fill("bot")],
  };
  const play = button(t("page-play-now"), () => attempt(() => makeTable(wish)), {
    className: "main",
  });
  play.setAttribute("aria-label", t("page-play-now-mode", { mode: mode.title }));
  const about = el("p", {}, el("strong", {}, mode.title), " ", mode.about);
  const many = el("p", { className: "quiet" }, t("page-for-players", { players: counts(mode.players) }));
  return el("li", {}, el("div", {}, about, many), play);
}

function options(select, choices, chosen) {
  const kept = chosen ?? select.value;
  select.replaceChildren(...choices.map(([value, label]) => el("option", { value }, label)));
  if (choices.some(([value]) => String(value) === kept)) select.value = kept;
}

function makeForm(games, levels, makeTable) {
  const gameOf = () => games.find((game) => game.id === $("make-game").value);
  const modeOf = () => gameOf().modes.find((mode) => mode.name === $("make-mode").value);

  function onGame() {
    options($("make-mode"), gameOf().modes.map((mode) => [mode.name, mode.title]));
    onMode();
  }

  function onMode() {
    options($("make-players"), modeOf().players.map((count) => [count, count]));
    const fields = modeOf().options.map((option) => {
      const select = el("select", { title: option.about });
      select.dataset.option = option.name;
      // The place in the list, for a value may be a number, a word or a truth.
      options(select, option.values.map((value, at) => [at, String(value)]));
      select.value = option.values.indexOf(option.default);
      return el("label", {}, el("span", {}, option.title), " ", select);
    });
    $("make-options").replaceChildren(...fields);
    show("make-options-part", fields.length > 0);
    onPlayers();
  }

  function onPlayers() {
    const before = [...$("make-seats").querySelectorAll("select")].map((select) => select.value);
    const players = Number($("make-players").value);
    $("make-seats").replaceChildren(
      ...Array.from({ length: players }, (_, seat) => seatField(seat, before[seat])),
    );
  }

  function seatField(seat, before) {
    const number = seat + 1;
    const choices = [
      ["me", t("page-seat-me")],
      ["here", t("page-seat-here")],
      ["open", t("page-seat-open")],
      ...levels.map((level) => [`bot:${level.name}`, t("page-seat-bot", { level: level.title })]),
    ];
    const select = el("select");
    select.dataset.seat = seat;
    options(select, choices, before ?? (seat === 0 ? "me" : "open"));
    const name = el("input", { maxLength: 20, autocomplete: "off", required: true });
    const named = el("label", {}, el("span", {}, t("page-seat-name", { number })), " ", name);
    const change = () => {
      named.hidden = name.disabled = select.value !== "here";
    };
    select.onchange = change;
    change();
    const label = el("label", {}, el("span", {}, t("page-seat", { number })), " ", select);
    return el("div", {}, label, named);
  }

  function sitters() {
    return [...$("make-seats").children].map((field) => {
      const choice = field.querySelector("select").value;
      return choice === "here" ? `me:${field.querySelector("input").value}` : choice;
    });
  }

  function settings() {
    const selects = [...$("make-options").querySelectorAll("select")];
    const known = Object.fromEntries(modeOf().options.map((option) => [option.name, option]));
    return Object.fromEntries(
      selects.map(({ dataset, value }) => [dataset.option, known[dataset.option].values[value]]),
    );
  }

  options($("make-game"), games.map((game) => [game.id, game.title]));
  $("make-game").onchange = onGame;
  $("make-mode").onchange = onMode;
  $("make-players").onchange = onPlayers;
  onGame();
  $("make").onsubmit = (event) => {
    event.preventDefault();
    const wish = {
      game: gameOf().id,
      mode: modeOf().name,
      options: settings(),
      seats: sitters(),
      public: $("make-public").checked,
    };
    attempt(() => makeTable(wish));
  };
}

function listTables(id, tables, games, none) {
  fill(id, tables, () =>
    tables.length ? tables.map((table) => tableLine(table, games)) : [el("li", { className: "quiet" }, none)],
  );
}

function tableLine(table, games) {
  const game = games.find((one) => one.id === table.game);
  const mode = game?.modes.find((one) => one.name === table.mode);
  const names = table.seats.map((seat) => seat.name || t("page-seat-is-open"));
  const facts = [
    new Intl.ListFormat(lang, { type: "unit" }).format(names),
    t(STATUS[table.status]),
    table.open ? t("page-open-seats", { number: table.open }) : "",
    new Intl.DateTimeFormat(locale(), { dateStyle: "short", timeStyle: "short" }).format(table.changed),
  ];
  const link = el("a", { href: `/table/${table.id}` }, `${game?.title ?? table.game} · ${mode?.title ?? table.mode}`);
  const line = el("li", {}, link);
  if (table.your_turn) line.append(" ", el("strong", { className: "turn" }, t("page-your-turn")));
  line.append(el("span", { className: "quiet" }, facts.filter(Boolean).join(" · ")));
  return line;
}

// A personal link: its token is behind #, and is not used before the button is pressed.

async function enter() {
  const token = location.hash.slice(1);
  if (!token) {
    trouble(t("page-enter-empty"));
    return;
  }
  const [me, owner] = await Promise.all([whoAmI(), api("POST", "/enter/name", { token })]);
  $("enter-ask").textContent = t("page-enter-ask", owner);
  $("enter-yes").textContent = t("page-enter-yes", owner);
  $("enter-forget").textContent = me ? t("page-enter-forget", me) : "";
  show("enter-forget", me !== null);
  show("enter");
  $("enter-yes").onclick = () =>
    attempt(async () => {
      await api("POST", "/api/enter", { token });
      location.replace("/");
    });
}

// A table.

class Line {
  // One connection to one table, made again whenever it is lost. `last` is the sequence up to which
  // the page knows everything: what is missed meanwhile comes with the next news.
  constructor(id, onNews, onState, onWarning) {
    this.path = `/api/tables/${id}/socket`;
    this.onNews = onNews;
    this.onState = onState;
    this.onWarning = onWarning;
    this.last = 0;
    this.ref = 0;
    this.waiting = new Map();
    this.alive = false;
    this.pause = SOON;
    this.refusal = null;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    setInterval(() => this.ping(), PING_EVERY);
    this.open();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    this.timer = null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${location.host}${this.path}?lang=${lang}&after=${this.last}`;
    const socket = (this.socket = new WebSocket(url));
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  // The page is looked at again, or the network is back: do not wait for the next attempt.
  hurry() {
    if (this.timer) this.open();
    else this.ping();
  }

  lost() {
    clearTimeout(this.silence);
    this.alive = false;
    // What cannot be sent twice is given up; a move can, it is one move all the same.
    for (const [ref, wish] of this.waiting) {
      if (wish.command.do !== "submit") {
        this.waiting.delete(ref);
        wish.reject(new Refused({ error: "unsure", message: t("page-unsure") }));
      }
    }
    const final = this.refusal && !["unavailable", "too-much"].includes(this.refusal.error);
    this.onState(final ? "refused" : "lost", this.refusal);
    this.refusal = null;
    if (final) return;
    this.timer = setTimeout(() => this.open(), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(2 * this.pause, LATER);
  }

  take(message) {
    clearTimeout(this.silence);
    if (message.type === "news") {
      if (!this.alive) this.arrived();
      this.last = message.sequence;
      this.onNews(message);
    } else if (message.type === "warning") {
      this.onWarning(message);
    } else {
      const wish = this.waiting.get(message.ref);
      this.waiting.delete(message.ref);
      if (message.type === "done") wish?.resolve(message.sequence);
      else if (wish) wish.reject(new Refused(message.error));
      else this.refusal = message.error;
    }
  }

  // The first news of a connection: send again what was not acknowledged.
  arrived() {
    this.alive = true;
    this.pause = SOON;
    this.onState("open");
    for (const wish of this.waiting.values()) {
      if (wish.socket !== this.socket) {
        wish.socket = this.socket;
        this.socket.send(JSON.stringify(wish.command));
      }
    }
  }

  send(command) {
    const ref = ++this.ref;
    return new Promise((resolve, reject) => {
      const wish = { command: { ref, ...command }, resolve, reject, socket: null };
      if (this.isOpen) {
        wish.socket = this.socket;
        this.socket.send(JSON.stringify(wish.command));
      } else if (command.do !== "submit") {
        reject(new Refused({ error: "lost", message: t("page-lost") }));
        return;
      }
      this.waiting.set(ref, wish);
    });
  }

  // A connection may be dead without anybody being told: ask for a sign of life.
  ping() {
    if (!this.isOpen) return;
    this.send({ do: "ping" }).catch(() => {});
    clearTimeout(this.silence);
    const socket = this.socket;
    this.silence = setTimeout(() => {
      socket.onclose = socket.onmessage = null;
      socket.close();
      this.lost();
    }, SILENCE);
  }
}

async function table() {
  const id = decodeURIComponent(location.pathname.split("/")[2]);
  const path = `/api/tables/${encodeURIComponent(id)}`;
  const me = await whoAmI();
  const invite = location.hash.slice(1);
  const [{ games, levels }, rules] = [await api("GET", `/api/games?lang=${lang}`), {}];

  if (!me) askName();
  if (invite && !me) return;
  if (invite) {
    await api("POST", `${path}/watch`, { invite });
    // From now on the cookie is enough; the invite need not stay where others may look.
    history.replaceState(null, "", location.pathname);
  }

  let news = null;
  let wasLost = false;
  // The seat as which the log was written, and up to where.
  let reading = false;
  let logged = 0;
  let loggedAs;
  // The questions that a hint was given for, and that an answer is on its way to.
  let hinted = "";
  let answered = "";

  $("line").textContent = t("page-connecting");
  const line = new Line(id, onNews, onState, onWarning);
  const levelName = (code) => levels.find((level) => level.name === code)?.title ?? code;
  const seatName = (seat) => news.table.seats[seat]?.name ?? "";
  const act = (command) => attempt(() => line.send(command));
  const call = (name, body) => attempt(() => api("POST", `${path}/${name}`, body));

  function askName() {
    show("name-form");
    $("name-form").onsubmit = (event) => {
      event.preventDefault();
      attempt(async () => {
        await api("POST", "/api/guests", { name: $("name").value });
        location.reload();
      });
    };
  }

  function onState(state, refusal) {
    if (state === "open") {
      $("line").textContent = wasLost ? t("page-back") : "";
      if (wasLost) setTimeout(() => line.isOpen && ($("line").textContent = ""), 3000);
      wasLost = false;
    } else if (state === "lost") {
      wasLost = true;
      $("line").textContent = t("page-lost");
    } else {
      $("line").textContent = "";
      trouble(refusal.message);
    }
  }

  function onWarning(warning) {
    if (!news) return;
    const seconds = Math.max(0, Math.round((warning.until - warning.now) / 1000));
    trouble(t("page-time-up", { name: seatName(warning.seat), seconds }));
  }

  function onNews(message) {
    news = message;
    tellLog();
    render();
  }

  // The log. At one screen it is written anew for whoever holds the device.

  function tellLog() {
    const seat = news.view?.seat ?? null;
    if (news.mine.length > 1 && loggedAs !== undefined && loggedAs !== seat) {
      loggedAs = seat;
      rewriteLog(seat);
    } else if (!reading) {
      loggedAs = seat;
      writeLog(news);
    }
  }

  async function rewriteLog(seat) {
    reading = true;
    $("log").replaceChildren();
    const as = seat === null ? "" : `&seat=${seat}`;
    let told = null;
    while (loggedAs === seat && (told === null || told.sequence < news.sequence)) {
      told = await api("GET", `${path}?lang=${lang}${as}`).catch(() => null);
      if (told === null) break;
    }
    if (loggedAs !== seat) return;
    reading = false;
    logged = 0;
    if (told) writeLog(told);
  }

  function writeLog({ sequence, events, words }) {
    const log = $("log");
    const lines = events
      .map((event, at) => [event, words.events[at]])
      .filter(([event]) => event.sequence > logged)
      .map(([event, said]) => el("p", { className: event.key === "said" ? "said" : "" }, said));
    // What happened long ago is not read out.
    log.setAttribute("aria-live", logged === 0 ? "off" : "polite");
    logged = sequence;
    if (!lines.length) return;
    log.append(...lines.slice(-MOST_LINES));
    while (log.children.length > MOST_LINES) log.firstChild.remove();
    log.scrollTop = log.scrollHeight;
  }

  // The rest of the page.

  function render() {
    const { table, view, words, mine } = news;
    const game = games.find((one) => one.id === table.game);
    const mode = game?.modes.find((one) => one.name === table.mode);
    const ended = table.status === "over" || table.status === "abandoned";
    const asked = view?.question && view.moves.length > 0 && !ended;
    const turn = asked || news.pass.length > 0;
    const focused = $("asked").contains(document.activeElement);
    show("all");
    $("all").dataset.status = table.status;
    document.title = `${turn ? `${t("page-your-turn")} · ` : ""}${words.title} · Kachidoki`;
    $("title").textContent = words.title;
    $("state").textContent = [mode?.title ?? table.mode, t(STATUS[table.status])].join(" · ");
    renderPass();
    renderProposal();
    renderQuestion(asked);
    renderOver(ended);
    fill("table", words.table, () => words.table.map((said) => el("li", {}, said)));
    show("waiting", table.status === "open");
    renderSeats();
    show("watching", mine.length === 0);
    show("chat", me !== null);
    const away = mine.some((seat) => table.seats[seat].away);
    show("away", away && table.status === "playing");
    show("leave", mine.length > 0 && !away && !ended);
    show("give-up", mine.length > 0 && !away && table.status === "playing" && !table.proposal);
    show("invite", (mine.length > 0 || news.host) && !ended);
    if (focused) keepFocus();
  }

  // What had the focus may be gone: whoever plays with the keyboard goes on where the game does.
  function keepFocus() {
    const here = document.activeElement;
    if ($("asked").contains(here) && !$("asked").hidden && here !== $("question")) return;
    const places = [$("pass-to"), $("over"), $("moves"), $("asked")];
    const place = places.find((one) => !one.closest("[hidden]") && one.children.length > 0);
    place?.querySelector("button, h2")?.focus({ preventScroll: true });
  }

  function renderPass() {
    const seats = news.pass;
    show("pass", seats.length > 0);
    const names = new Intl.ListFormat(lang, { type: "disjunction" }).format(seats.map(seatName));
    $("pass-title").textContent = seats.length ? t("page-pass", { name: names }) : "";
    fill("pass-to", seats, () =>
      seats.map((seat) =>
        button(
          t("page-pass-ready", { name: seatName(seat) }),
          () => act({ do: "look", seat }),
          { className: "main" },
        ),
      ),
    );
  }

  function renderProposal() {
    const { table, mine } = news;
    const proposal = table.proposal;
    show("proposal", proposal !== null);
    if (!proposal) return;
    const key = proposal.about === "undo" ? "page-proposal-undo" : "page-proposal-abandon";
    $("proposal-title").textContent = t(key, { name: seatName(proposal.seat) });
    const open = mine.some((seat) => !proposal.agreed.includes(seat) && !table.seats[seat].away);
    show("proposal-answer", open);
    show("proposal-waiting", !open);
  }

  function renderQuestion(asked) {
    const { table, view, words, mine } = news;
    const covered = news.pass.length > 0;
    show("asked", table.status === "playing" && !covered);
    const others = new Intl.ListFormat(lang).format(table.asked.map(seatName));
    $("question").textContent = words.question || t("page-waiting-for", { name: others });
    const facts = asked && !covered ? [view.question, view.moves, words.moves] : [];
    fill("moves", facts, () =>
      facts.length
        ? view.moves.map((move, at) => el("li", {}, button(words.moves[at], () => submit(move))))
        : [],
    );
    if (hinted !== view?.question?.id) $("hints").replaceChildren();
    show("hint", Boolean(asked) && table.hints);
    show("undo", mine.length > 0);
    renderRule(view?.question?.rule, words.rule);
  }

  async function submit(move) {
    const { id: question, seat } = news.view.question;
    if (answered === question) return;
    answered = question;
    // Only if it takes long: otherwise it would be read out with every move.
    const late = setTimeout(() => ($("sending").textContent = t("page-sending")), SOON);
    await act({ do: "submit", question, move, seat });
    clearTimeout(late);
    $("sending").textContent = "";
    // If it was refused, the question is still open.
    answered = "";
  }

  function renderRule(section, title) {
    show("rule", Boolean(section));
    if (!section || $("rule").dataset.section === section) return;
    $("rule").dataset.section = section;
    $("rule-title").textContent = t("page-rule", { title });
    $("rule").open = false;
  }

  $("rule").ontoggle = async () => {
    const { game } = news.table;
    if (!$("rule").open) return;
    rules[game] ??= await attempt(() => api("GET", `/api/games/${game}/rules?lang=${lang}`));
    const found = rules[game]?.find((one) => one.section === $("rule").dataset.section);
    const paragraphs = (found?.text ?? "").split("\n\n");
    $("rule-text").replaceChildren(...paragraphs.map((text) => el("p", {}, text)));
  };

  function renderSeats() {
    const { table, mine, host } = news;
    const facts = [table.seats, table.asked, table.status, mine];
    fill("seats", facts, () => table.seats.map((seat, at) => seatLine(seat, at, table, mine, host)));
  }

  function seatLine(seat, at, { status, asked }, mine, host) {
    const number = at + 1;
    const facts = [];
    if (mine.includes(at)) facts.push(t("page-seat-is-me"));
    if (seat.program) facts.push(t("page-seat-is-program"));
    if (seat.kind === "bot") facts.push(t("page-seat-is-bot", { level: levelName(seat.bot) }));
    else if (seat.away) facts.push(t("page-seat-is-away"));
    else if (seat.kind === "person" && !seat.present) facts.push(t("page-seat-is-offline"));
    if (asked.includes(at)) facts.push(t("page-seat-is-asked"));
    const name = seat.kind === "open" ? t("page-seat-is-open") : seat.name;
    const said = el("span", {}, `${number}. `, el("strong", {}, name), facts.length ? ` (${facts.join(", ")})` : "");
    const line = el("li", {}, said);
    if (status === "open") line.append(...seatButtons(seat, at, mine, host));
    const gone = seat.kind === "person" && !seat.present && !seat.bot && !mine.includes(at);
    if (status === "playing" && gone && mine.length) {
      line.append(button(t("page-replace", { name }), () => call("replace", { seat: at })));
    }
    return line;
  }

  function seatButtons(seat, at, mine, host) {
    const number = at + 1;
    const place = (sitter) => () => attempt(() => api("PUT", `${path}/seats/${at}`, { sitter }));
    const found = [];
    if (seat.kind === "open" && me && !mine.length) {
      const sit = () => call("join", { seat: at, invite });
      found.push(button(t("page-take-seat", { number }), sit, { className: "main" }));
    }
    if (host && seat.kind === "open") {
      found.push(button(t("page-seat-to-bot", { number }), place("bot")));
    }
    if (host && seat.kind === "bot") {
      found.push(button(t("page-seat-reopen", { number }), place("open")));
    }
    return found;
  }

  function renderOver(ended) {
    const { table, mine } = news;
    show("over", ended);
    if (!ended) return;
    const given = table.status === "abandoned";
    $("over-title").textContent = t(given ? "page-status-abandoned" : "page-result");
    const scores = table.scores ?? [];
    fill("scores", [scores, table.winners], () =>
      scores.map((points, seat) => {
        const said = t("page-points", { name: seatName(seat), points });
        const won = table.winners?.includes(seat);
        return el("li", {}, said, won ? el("strong", { className: "turn" }, t("page-winner")) : "");
      }),
    );
    show("rematch", mine.length > 0 && !table.rematch);
    show("next", Boolean(table.rematch));
    if (table.rematch) $("next").href = `/table/${table.rematch}`;
    $("download").href = `${path}/log`;
    // Without a first deal there is nothing to tell.
    show("download", news.view !== null);
    show("verify", news.view !== null);
  }

  // Buttons that are always there.

  $("agree").onclick = () => act({ do: "answer", agrees: true });
  $("refuse").onclick = () => act({ do: "answer", agrees: false });
  $("give-up").onclick = () => act({ do: "propose", about: "abandon" });
  $("return").onclick = () => act({ do: "return" });
  $("leave").onclick = () => call("leave");
  $("undo").onclick = async () => {
    try {
      $("trouble").replaceChildren();
      await line.send({ do: "undo" });
    } catch (error) {
      // Where it may not be taken back by right, everybody may still agree to it.
      const propose = button(t("page-undo-propose"), () => act({ do: "propose", about: "undo" }));
      trouble(error.message, ...(error.code === "cannot-undo" ? [propose] : []));
    }
  };
  $("hint").onclick = async () => {
    $("hints").textContent = t("page-hint-thinking");
    $("hint").disabled = true;
    const hint = await call("hint", { seat: news.view.seat });
    $("hint").disabled = false;
    $("hints").replaceChildren();
    if (!hint || hint.question !== news.view?.question?.id) return;
    hinted = hint.question;
    const percent = new Intl.NumberFormat(lang, { style: "percent" });
    const lines = hint.lines.map(({ move, value }) => {
      const label = news.words.moves[news.view.moves.indexOf(move)] ?? move;
      return el("li", {}, `${label}: ${percent.format(value)}`);
    });
    $("hints").append(el("p", {}, t("page-hint-lines")), el("ol", {}, ...lines));
  };
  $("verify").onclick = async () => {
    const verdict = await attempt(() => api("GET", `${path}/verify`));
    if (verdict) $("verdict").textContent = t(verdict.fair ? "page-fair" : "page-unfair");
  };
  $("rematch").onclick = async () => {
    const next = await call("rematch");
    if (next) location.assign(`/table/${next.id}`);
  };
  $("chat").onsubmit = async (event) => {
    event.preventDefault();
    const text = $("words").value.trim();
    if (text && (await act({ do: "say", text })) !== undefined) $("words").value = "";
  };
  $("invite").ontoggle = () =>
    $("invite").open &&
    attempt(async () => {
      $("invite-link").value = (await api("GET", `${path}/invite`)).url;
    });
  copyButton("invite-copy", "invite-link");
}

const pages = { home, table, enter };
try {
  await speak();
  show("main");
  await pages[document.body.dataset.page]();
} catch (error) {
  show("main");
  trouble(error instanceof Refused ? error.message : String(error));
  if (!(error instanceof Refused)) throw error;
}
