// What a person has set for this browser. There is no account that could remember it.

export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';

/** Milliseconds that a card flies, that a step stays before the next one, and that all takes at most which somebody
 * else does in a row. */
interface Pace {
  flight: number;
  rest: number;
  turn: number;
}

const PACE: Record<Speed, Pace> = {
  slow: { flight: 700, rest: 900, turn: Infinity },
  normal: { flight: 420, rest: 380, turn: 1200 },
  fast: { flight: 220, rest: 120, turn: 600 },
  none: { flight: 0, rest: 0, turn: 0 },
};

const KEY = 'kachidoki';

function preferred(): Language {
  const codes = navigator.languages.map((code) => code.slice(0, 2));
  return (codes.find((code) => code in LANGUAGES) as Language | undefined) ?? 'en';
}

function stored(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, unknown>) : {};
  } catch {
    // Not allowed to remember anything, or somebody wrote nonsense there.
    return {};
  }
}

function one<T extends string>(value: unknown, of: readonly T[], otherwise: T): T {
  return of.includes(value as T) ? (value as T) : otherwise;
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  speed = $state<Speed>('normal');
  sound = $state(true);
  notices = $state(false);
  shortcuts = $state(true);
  text = $state(false);
  /** Whether what others say is shown. */
  chat = $state(true);

  constructor() {
    const kept = stored();
    this.language = one(kept.language, Object.keys(LANGUAGES) as Language[], preferred());
    this.theme = one(kept.theme, ['auto', 'light', 'dark'], 'auto');
    this.speed = one(kept.speed, Object.keys(PACE) as Speed[], 'normal');
    this.sound = kept.sound !== false;
    this.notices = kept.notices === true;
    this.shortcuts = kept.shortcuts !== false;
    this.text = kept.text === true;
    this.chat = kept.chat !== false;
  }

  keep(): void {
    const { language, theme, speed, sound, notices, shortcuts, text, chat } = this;
    const all = { language, theme, speed, sound, notices, shortcuts, text, chat };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Then it holds for as long as the page is open.
    }
  }

  /** Whoever asks the system for less motion gets none. */
  get pace(): Pace {
    const pace = PACE[this.speed];
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? { ...pace, flight: 0 } : pace;
  }
}

export const settings = new Settings();
