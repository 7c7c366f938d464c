// The catalogue of the cards as the server sends it, and the words of the pictures.

export type Language = 'en' | 'fr' | 'de';
export type Words = { en: string; fr: string; de: string };

export type Rewards = {
  triumph?: number;
  tragedy?: number;
  icons?: string[];
  abilities?: string[];
  xp?: number;
  hero?: number;
  antihero?: number;
  virtue?: number;
  corruption?: number;
};

export type PathInfo = {
  id: string;
  name: Words;
  flavour: Words;
  tone: 'light' | 'dark';
  plus: 0 | 1;
  rewards: Rewards;
};

export type Kind =
  | 'origin'
  | 'motivation'
  | 'destiny'
  | 'trait'
  | 'challenge'
  | 'ally'
  | 'adversary'
  | 'hero'
  | 'antihero'
  | 'quest'
  | 'rise'
  | 'victory';

export type CardInfo = {
  id: string;
  kind: Kind;
  act: 0 | 1 | 2 | 3;
  name: Words;
  flavour: Words;
  difficulty?: number;
  abilities?: string[];
  paths?: PathInfo[];
  rewards?: Rewards;
  requires?: Words;
  cost?: { xp?: number; corruption?: number };
  /** Rules text made from the effects; may be empty. */
  text: Words;
  skull?: boolean;
  copies?: number;
};

/** A reward as it is drawn: an icon, and how often. */
export interface Sign {
  icon: string;
  count: number;
}

/** The rewards in the order in which they are printed: what counts in the tableau, then what is taken at once. */
export function signs(rewards: Rewards | undefined): Sign[] {
  if (!rewards) return [];
  const row: Sign[] = [];
  const add = (icon: string, count = 0) => {
    const there = row.find((sign) => sign.icon === icon);
    if (there) there.count += count;
    else if (count) row.push({ icon, count });
  };
  for (const one of rewards.abilities ?? []) add(one, 1);
  for (const one of rewards.icons ?? []) add(one, 1);
  add('triumph', rewards.triumph);
  add('tragedy', rewards.tragedy);
  add('xp', rewards.xp);
  add('virtue', rewards.virtue);
  add('corruption', rewards.corruption);
  add('hero', rewards.hero);
  add('antihero', rewards.antihero);
  return row;
}
