// What somebody chooses for a new table, and what the server is asked for then.

import { usualLevel } from '../games.svelte';
import type { Clock, GameShape, LevelShape, ModeShape, NewTable, OptionShape, Setting } from '../wire';

const USUAL_PLAYERS = 3;

export const SITTERS = ['me', 'open', 'here', 'bot'] as const;
export type Sitter = (typeof SITTERS)[number];
export type Preset = 'bots' | 'screen' | 'friends';
export type Pace = 'none' | 'relaxed' | 'quick' | 'own';
export type Help = 'auto' | 'on' | 'off';

/** Who is to sit somewhere. Name and level stay when somebody else is tried there. */
export interface Chair {
  sitter: Sitter;
  name: string;
  level: string;
}

export interface Choice {
  mode: string;
  chairs: Chair[];
  /** Only what differs from the rulebook: other modes may have other defaults. */
  options: Record<string, Setting>;
  pace: Pace;
  /** The clock of one's own: seconds for a move, minutes in the bank. */
  move: number;
  bank: number;
  public: boolean;
  help: Help;
}

export const OTHERS: Record<Preset, Sitter> = { bots: 'bot', screen: 'here', friends: 'open' };

const CLOCKS: Record<Exclude<Pace, 'own'>, Clock | null> = {
  none: null,
  relaxed: { move: 90 },
  quick: { move: 30, bank: 300 },
};

export function usualPlayers(mode: ModeShape): number {
  if (mode.players.includes(USUAL_PLAYERS)) return USUAL_PLAYERS;
  return mode.players.find((count) => count > 1) ?? mode.players[0]!;
}

/** Me, and the same for all others. */
export function seated(others: Sitter, players: number, level: string): Chair[] {
  return Array.from({ length: players }, (_, seat) => ({ sitter: seat ? others : 'me', name: '', level }));
}

/** The same people at a table of another size. */
export function resized(chairs: readonly Chair[], players: number): Chair[] {
  const kept = chairs.slice(0, players);
  const { sitter, level } = chairs.at(-1)!;
  while (kept.length < players) kept.push({ sitter: sitter === 'me' ? 'bot' : sitter, name: '', level });
  const gone = chairs.slice(players).some((one) => one.sitter === 'me');
  return gone ? [{ sitter: 'me', name: '', level }, ...kept.slice(1)] : kept;
}

/** A seat for somebody. I sit only once: whoever was there takes my old seat. */
export function placed(chairs: readonly Chair[], seat: number, sitter: Sitter): Chair[] {
  const before = chairs[seat]!.sitter;
  return chairs.map((one, at) => {
    if (at === seat) return { ...one, sitter };
    return sitter === 'me' && one.sitter === 'me' ? { ...one, sitter: before } : one;
  });
}

export function preset(chairs: readonly Chair[]): Preset | null {
  const others = chairs.filter(({ sitter }) => sitter !== 'me');
  if (!others.length || others.length === chairs.length) return null;
  const found = (Object.keys(OTHERS) as Preset[]).find((name) =>
    others.every(({ sitter }) => sitter === OTHERS[name]),
  );
  return found ?? null;
}

/** What was chosen before, as far as the game still has it. */
export function fitting(kept: Partial<Choice>, game: GameShape, levels: readonly LevelShape[]): Choice {
  const mode = game.modes.find(({ name }) => name === kept.mode) ?? game.modes[0]!;
  const usual = usualLevel(levels);
  const level = (wanted: string) => (levels.find(({ name }) => name === wanted) ?? usual).name;
  const chairs = Array.isArray(kept.chairs) ? kept.chairs.filter((one) => SITTERS.includes(one?.sitter)) : [];
  const found = mode.players.includes(chairs.length) ? chairs : seated('bot', usualPlayers(mode), usual.name);
  return {
    mode: mode.name,
    chairs: found.map((one) => ({
      sitter: one.sitter,
      name: String(one.name ?? ''),
      level: level(one.level),
    })),
    options: { ...kept.options },
    pace: kept.pace === 'own' || (kept.pace && kept.pace in CLOCKS) ? kept.pace : 'none',
    move: Number(kept.move) || 60,
    bank: Number(kept.bank ?? 10),
    public: kept.public === true,
    help: kept.help === 'on' || kept.help === 'off' ? kept.help : 'auto',
  };
}

/** The values of an option that can be chosen for so many players: a seat that is not there cannot start. */
export function offered(option: OptionShape, players: number): Setting[] {
  return option.values.filter(
    (value) => !(option.name === 'starter' && typeof value === 'number' && value > players),
  );
}

/** An option as it is set now. */
export function setting(choice: Choice, mode: ModeShape, name: string): Setting {
  const option = mode.options.find((one) => one.name === name)!;
  const set = choice.options[name];
  return set !== undefined && offered(option, choice.chairs.length).includes(set) ? set : option.default;
}

/** What the server is asked for. `called` names who sits at this screen without a name. */
export function wish(choice: Choice, game: GameShape, called: (seat: number) => string): NewTable {
  const mode = game.modes.find(({ name }) => name === choice.mode)!;
  const seats = choice.chairs.map(({ sitter, name, level }, seat) => {
    if (sitter === 'here') return `me:${name.trim() || called(seat)}`;
    return sitter === 'bot' ? `bot:${level}` : sitter;
  });
  const own = { move: choice.move, bank: Math.round(choice.bank * 60) };
  return {
    game: game.id,
    mode: mode.name,
    seats,
    options: Object.fromEntries(mode.options.map(({ name }) => [name, setting(choice, mode, name)])),
    clock: choice.pace === 'own' ? own : CLOCKS[choice.pace],
    public: choice.public,
    hints: choice.help === 'auto' ? null : choice.help === 'on',
  };
}
