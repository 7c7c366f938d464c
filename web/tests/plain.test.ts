import { describe, expect, it } from 'vitest';
import page from '../src/games/plain';
import { plain } from '../src/games/plain/plain';

describe('a game without a page of its own', () => {
  it('has its table listed', () => {
    expect(plain({ coins: [1, null], face: 'heads', none: [] })).toBe('coins 1; -, face heads, none -');
    expect(plain(true)).toBe('true');
  });

  it('has a table, a sheet and a rulebook', async () => {
    expect(page.Table).toBeTypeOf('function');
    expect(page.Sheet).toBeTypeOf('function');
    expect((await page.pictures()).default).toBeTypeOf('function');
  });
});
