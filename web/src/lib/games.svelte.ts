// The games and the levels of the bots, in the language that is spoken now.

import { get } from './api';
import { settings } from './settings.svelte';
import type { Games, GameShape, LevelShape } from './wire';

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

/** What is known of a game; nothing while the server is away, which the page says elsewhere. */
export async function gameInfo(id: string): Promise<GameShape | undefined> {
  const known = await allGames().catch(() => null);
  return known?.games.find((game) => game.id === id);
}
