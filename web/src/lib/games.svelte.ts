// The games and the levels of the bots, in the language that is spoken now.

import { get } from './api';
import { settings } from './settings.svelte';
import type { Games, GameShape, LevelShape, ModeShape } from './wire';

const known = new Map<string, Promise<Games>>();

export function allGames(): Promise<Games> {
  const path = `/api/games?lang=${settings.language}`;
  let found = known.get(path);
  if (!found) {
    found = get<Games>(path);
    found.catch(() => known.delete(path));
    known.set(path, found);
  }
  return found;
}

/** The level of a bot where nobody chose one. */
export function usualLevel(levels: readonly LevelShape[]): LevelShape {
  return levels.find((level) => level.usual) ?? levels[0]!;
}

interface Terms {
  readonly game: GameShape | undefined;
  readonly mode: ModeShape | undefined;
}

/** What is played at a table, for the component that asks: nothing until it is known, or while the server is away,
 * which the page says elsewhere. */
export function termsOf(table: () => { game: string; mode: string } | undefined): Terms {
  let all = $state.raw<Games | null>(null);
  $effect(() => {
    allGames().then(
      (found) => (all = found),
      () => undefined,
    );
  });
  return {
    get game() {
      return all?.games.find(({ id }) => id === table()?.game);
    },
    get mode() {
      return this.game?.modes.find(({ name }) => name === table()?.mode);
    },
  };
}
