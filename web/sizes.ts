// The sizes for which the page is laid out, by their names: `@media (--phone)`.

import type { Plugin } from 'vite';

export const SIZES: Record<string, string> = {
  phone: '(max-width: 44rem) and (min-height: 30.01rem)',
  // Nothing fits beside the table.
  narrow: '(max-width: 76rem)',
  wide: '(min-width: 76.01rem)',
  // A phone that lies on its side.
  low: '(max-height: 30rem)',
};

export function sizes(): Plugin {
  return {
    name: 'sizes',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(\?|$)/.test(id)) return null;
      return code.replace(/@media[^{]*/g, (condition) =>
        condition.replace(/\(--(\w+)\)/g, (unknown, name: string) =>
          name in SIZES ? `(${SIZES[name]})` : unknown,
        ),
      );
    },
  };
}
