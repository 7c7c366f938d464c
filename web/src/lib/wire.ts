// Made from the shapes of tables and server by `python -m tools.wire_types --write`: do not edit.

/** What an option is set to. */
export type Setting = string | number | boolean;

/** One value of an event, a question, a move or a refusal. */
export type Value = string | number | boolean | string[] | number[];

/** What happened, of a kind that a game declares. */
export interface EventOf<Key extends string, Values> extends Omit<EventShape, 'key' | 'values'> {
  key: Key;
  values: Values;
}

/** A move of a kind that a game declares. */
export interface MoveOf<Key extends string, Values> extends Omit<MoveShape, 'key' | 'values'> {
  key: Key;
  values: Values;
}

/**
 * A place within what happened where the table is worth a look: `events` is how many of the events
 * had happened by then. `table` has of `view.table` what was not yet as it is at last.
 */
export interface BeatShape {
  events: number;
  table: object;
}

/** What happened, as you may know it; the text files say it in words. */
export interface EventShape {
  sequence: number;
  key: string;
  values: Record<string, Value>;
  auto: boolean;
}

/** A move; the message `move-<key>` says it from its `values`. */
export interface MoveShape {
  move: string;
  key: string;
  values: Record<string, Value>;
  rule: string;
}

/** An option; `labels` say its `values` in words. */
export interface OptionShape {
  name: string;
  values: Setting[];
  labels: string[];
  default: Setting;
  rule: string;
  title: string;
  about: string;
}

/**
 * A mode. `sides` are the seats that win and lose together when all seats are taken; it is empty
 * where each plays alone. `marks` are what seats are told apart by, such as their clans. `ratings`
 * are those of the levels of the bots by the number of players; of levels that were not rated there
 * are none.
 */
export interface ModeShape {
  name: string;
  title: string;
  about: string;
  players: number[];
  options: OptionShape[];
  sides: number[][];
  marks: string[];
  ratings: Record<string, Record<string, number>>;
}

export interface GameShape {
  id: string;
  title: string;
  about: string;
  rules: number;
  modes: ModeShape[];
}

/** A level of the bots; one is the `usual` one. */
export interface LevelShape {
  name: string;
  title: string;
  about: string;
  usual: boolean;
}

export interface Games {
  games: GameShape[];
  levels: LevelShape[];
}

export interface Section {
  section: string;
  title: string;
  text: string;
}

/** One way through a challenge. `rewards` names only what there is. */
export interface CardPath {
  id: string;
  name: Record<string, string>;
  flavour: Record<string, string>;
  tone: 'dark' | 'light';
  plus: number;
  rewards: Record<string, unknown>;
}

/**
 * A card to look up. What people read is there in every language; a card has the fields that its
 * kind has.
 */
export interface CardShape {
  id: string;
  kind: string;
  act: number;
  name: Record<string, string>;
  flavour: Record<string, string>;
  text: Record<string, string>;
  difficulty?: number;
  abilities?: string[];
  paths?: CardPath[];
  rewards?: Record<string, unknown>;
  requires?: Record<string, string>;
  cost?: Record<string, number>;
  skull?: boolean;
  copies?: number;
  on?: string[];
  adversary?: string;
  targets?: number[];
}

/** What happened since the step before, the table after it, and what is said there. */
export interface LessonStep {
  say: string;
  values: Record<string, Value>;
  point: string[];
  wants: string[];
  view: ViewShape;
  events: EventShape[];
  beats: BeatShape[];
}

/**
 * A first game to learn by doing: the learner sits at `seat`, where `names` has no name, and all
 * that happens is settled.
 */
export interface LessonShape {
  game: string;
  mode: string;
  players: number;
  seat: number;
  names: string[];
  steps: LessonStep[];
}

/**
 * The names of a game by category, and the numbers printed on its cards and boards, by what they
 * are and by name.
 */
export interface NamesShape {
  names: Record<string, string[]>;
  numbers: Record<string, Record<string, number>>;
}

/**
 * The words of a game in no language: its names and numbers, the sections of its rulebook, and
 * every move there is.
 */
export interface VocabularyShape {
  names: Record<string, string[]>;
  numbers: Record<string, Record<string, number>>;
  sections: string[];
  moves: MoveShape[];
}

/**
 * `bot` is the bot that plays there now. `away` says why one plays for a person: they gave the seat
 * to it, are absent, or ran out of time. An open seat may be `kept` for the one it names.
 */
export interface SeatShape {
  kind: 'bot' | 'open' | 'person';
  name: string;
  program: boolean;
  bot: string;
  away: '' | 'absent' | 'given' | 'time';
  present: boolean;
  kept: boolean;
}

/**
 * `deadlines` are times of the server in milliseconds, by seat: of those who are asked, but for
 * those who have not come to the game yet.
 */
export interface ClockShape {
  move: number;
  bank: number;
  banks: number[];
  deadlines: Record<string, number>;
  grace: number;
}

export interface ProposalShape {
  about: string;
  seat: number;
  agreed: number[];
}

/** What everybody may know of a table beside its cards. */
export interface TableShape {
  id: string;
  game: string;
  mode: string;
  players: number;
  options: Record<string, Setting>;
  edition: string;
  public: boolean;
  hints: boolean;
  status: 'abandoned' | 'open' | 'over' | 'playing';
  created: number;
  past: number;
  seats: SeatShape[];
  asked: number[];
  clock: ClockShape | null;
  proposal: ProposalShape | null;
  rematch: string | null;
  paused: 'away' | 'time' | null;
  hushed: boolean;
  imported: boolean;
  outdated: boolean;
  commitment: string | null;
  scores: number[] | null;
  winners: number[] | null;
}

export interface QuestionShape {
  id: string;
  seat: number;
  key: string;
  rule: string;
  values: Record<string, Value>;
}

/** All that your seat may know. `table` is different for each game; so are the keys of moves. */
export interface ViewShape {
  seat: number | null;
  question: QuestionShape | null;
  moves: MoveShape[];
  table: object;
}

/** The same in sentences, in the language that was asked for. */
export interface Words {
  title: string;
  table: string[];
  events: string[];
  question: string;
  moves: string[];
  rule: string;
}

/** Brings you up to date: sent when you connect, and whenever something happened. */
export interface News {
  type: 'news';
  sequence: number;
  mine: number[];
  pass: number[];
  host: boolean;
  kept: number | null;
  partners: number[];
  undo: boolean;
  events: EventShape[];
  view: ViewShape | null;
  table: TableShape;
  beats?: BeatShape[];
  words?: Words;
}

/** Seconds for each move, and a bank for the whole game that is used when they are up. */
export interface Clock {
  move: number;
  bank?: number;
}

/** Why something was not done. Nothing was changed. */
export interface Refusal {
  error: string;
  reason: string;
  message: string;
  rule: string;
  values: Record<string, Value>;
}

/** A guest picks a name. With `token` it is a program: it gets a token and no cookie. */
export interface NewGuest {
  name: string;
  token?: boolean;
}

/** Who you are. `token` is there only when a program was made: keep it, it is not told again. */
export interface Me {
  name: string;
  program: boolean;
  token: string | null;
}

export interface Rename {
  name: string;
}

/** Opens your tables on another device. Whoever has it plays as you; it works for a day. */
export interface Link {
  url: string;
  token: string;
}

export interface Enter {
  token: string;
}

/**
 * What a table is to be; without a `mode`, the first one of the game. It starts as soon as no seat
 * is open.
 */
export interface NewTable {
  game: string;
  seats: string[];
  mode?: string | null;
  players?: number | null;
  options?: Record<string, Setting>;
  public?: boolean;
  hints?: boolean | null;
  clock?: Clock | null;
}

/** A table that was made. The invite lets others in; `url` carries it. */
export interface Made {
  id: string;
  invite: string;
  url: string;
}

/** Take an open seat, the first one when none is named. */
export interface Join {
  seat?: number | null;
  invite?: string;
}

export interface Watch {
  invite?: string;
}

export interface Place {
  sitter: string;
}

/** Let a bot play for somebody absent: as good as the best one at the table, or better. */
export interface Replace {
  seat: number;
  level?: string;
}

/** Give your seat to a bot: as good as the best one at the table, or better. */
export interface HandOver {
  level?: string;
}

export interface HintWish {
  seat?: number | null;
  level?: string;
}

/** It is stored; `sequence` is the number of its record. */
export interface Done {
  sequence: number;
}

export interface Rematch {
  id: string;
}

export interface ListedSeat {
  name: string;
  kind: 'bot' | 'open' | 'person';
}

/** What somebody is invited to. `clock` are the seconds for a move. */
export interface Invitation {
  game: string;
  mode: string;
  players: number;
  options: Record<string, Setting>;
  status: string;
  host: string;
  seats: ListedSeat[];
  clock: number | null;
}

export interface ListedTable {
  id: string;
  game: string;
  mode: string;
  players: number;
  status: string;
  seats: ListedSeat[];
  open: number;
  changed: number;
  mine: number[];
  your_turn: boolean;
  kept: boolean;
  scores: number[] | null;
  winners: number[] | null;
}

/** Up to 100 tables; `more` says whether others follow. */
export interface Tables {
  tables: ListedTable[];
  more: boolean;
}

/** What a move brings; the message `reason-<key>` says it from its `values`. */
export interface Reason {
  key: string;
  values: Record<string, Value>;
}

/**
 * A move, how often the bot tried it, and how it expects to end: from 0, lost, to 1, won, with a
 * standard error. Of a move that was not tried it expects nothing. `why` says what the move brings,
 * if there is anything to say.
 */
export interface Line {
  move: string;
  visits: number;
  value: number;
  error: number;
  why: Reason | null;
}

export interface Hint {
  question: string;
  lines: Line[];
  simulations: number;
  seconds: number;
}

/** The table after one entry of the log, seen from one seat. */
export interface Frame {
  at: number;
  of: number;
  events: EventShape[];
  view: ViewShape;
  beats: BeatShape[];
  by: number | null;
  move: MoveShape | null;
  words: Words | null;
}

/** Frames one after the other, of a log with `of` entries. */
export interface Frames {
  of: number;
  frames: Frame[];
}

/** After so many entries, how likely each seat was to win, as an onlooker could judge it. */
export interface ChancePoint {
  at: number;
  chances: number[];
}

/**
 * `done` of `of` points are worked out; ask again for the others. `sides` are the seats that win
 * together, one by one where each plays alone: the chances of partners are the same.
 */
export interface Chances {
  done: number;
  of: number;
  points: ChancePoint[];
  sides: number[][];
}

/** Play on from after the first `at` entries of a game that has ended. */
export interface Branch {
  at: number;
  seats: string[];
}

/** What a log proves: `fair` when every deal follows from its seed. */
export interface Verified {
  fair: boolean;
  finished: boolean;
  chances: number;
  agreed: number;
  past: number;
  past_chances: number;
}

/**
 * One hero's story: a title, paragraphs and a closing line. `cards` are the story cards with the
 * paths that were chosen, in order.
 */
export interface TaleShape {
  seat: number;
  title: string;
  paragraphs: string[];
  closing: string;
  cards: ([string, string])[];
}

/** The stories of a game that has ended, in one language. */
export interface Tales {
  language: string;
  tales: TaleShape[];
}

export interface Imported {
  id: string;
  game: string;
  entries: number;
  finished: boolean;
}

/** It is stored; `now` is the time of the server in milliseconds, by which clocks go. */
export interface DoneMessage {
  type: 'done';
  ref: number;
  sequence: number;
  now: number;
}

export interface RefusedMessage {
  type: 'refused';
  ref: number;
  error: Refusal;
}

/** Your time is up: answer before `until` (milliseconds of the server), or a bot plays. */
export interface WarningMessage {
  type: 'warning';
  seat: number;
  until: number;
  now: number;
}

/** An answer to a question. The same answer sent twice is one move. */
export interface Submit {
  question: string;
  move: string;
  seat?: number | null;
}

/**
 * Why a move cannot be made now: it is refused as `submit` would refuse it. If it could be made,
 * that is `done`, and it is not played.
 */
export interface Why {
  move: string;
  seat?: number | null;
}

/** Take your last choice back. */
export interface Undo {
  seat?: number | null;
}

/** Ask all people at the table to agree. */
export interface Propose {
  about: 'abandon' | 'undo';
  seat?: number | null;
}

/** Agree to what is proposed, or refuse. */
export interface Consent {
  agrees: boolean;
}

/**
 * At one screen: the device was passed to this player, whose cards may be shown now; without a seat
 * all cards are covered.
 */
export interface Look {
  seat?: number | null;
}

/** Talk to everybody, or with `partners` to your own side, where the rulebook lets you. */
export interface Say {
  text: string;
  partners?: boolean;
}

/** For players: those who watch may not talk, or may again. */
export interface Hush {
  on: boolean;
}

/** What you send over the WebSocket; a `ref` beside it comes back with the answer. */
export type Wish =
  | ({ do: 'submit' } & Submit)
  | ({ do: 'why' } & Why)
  | ({ do: 'undo' } & Undo)
  | ({ do: 'propose' } & Propose)
  | ({ do: 'consent' } & Consent)
  | ({ do: 'look' } & Look)
  | ({ do: 'say' } & Say)
  | ({ do: 'hush' } & Hush)
  | { do: 'ready' }
  | { do: 'return' }
  | { do: 'ping' };

/** What you get over the WebSocket. */
export type Message =
  | News
  | DoneMessage
  | RefusedMessage
  | WarningMessage;
