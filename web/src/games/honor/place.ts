// What is known of a place of a battlefield, in words.

import type { Texts } from '../../lib/texts.svelte';
import { called, cellOf, COLOURS, mark, type Colour, type HonorTable, type Place } from './honor';
import type { Cell } from './wire';

/** The colours that a card cannot have. */
export function excluded(cell: Cell | null): Colour[] {
  return cell?.colours ? COLOURS.filter((colour) => !cell.colours!.includes(colour)) : [];
}

/** Whether its card lies face up, be it that it was turned over for the battle. */
export const liesOpen = (cell: Cell | null) => cell?.card != null && (cell.up || cell.shown === true);

/** What a card in it must be or should be, by a scout: nothing, an order, a suggestion. */
export function command(table: HonorTable, seat: number, place: Place): '' | 'ordered' | 'suggested' {
  if (table.turn !== seat) return '';
  return table.forced === place ? 'ordered' : table.suggested === place ? 'suggested' : '';
}

export function sayCommand(texts: Texts, given: ReturnType<typeof command>): string {
  if (!given) return '';
  return given === 'ordered' ? texts.say('page-honor-ordered') : texts.say('page-honor-suggested');
}

/** What lies there and what a click does, for those who listen. */
export function sayPlace(
  texts: Texts,
  table: HonorTable,
  { seat, place, name, does }: { seat: number; place: Place; name: string; does: string },
): string {
  const cell = cellOf(table, seat, place);
  const led = mark(table, place);
  const card = cell?.card ? called(cell.card, texts) : '';
  const values = { name, place, card, number: cell?.order ?? 0 };
  const lies = !cell
    ? texts.say('page-honor-cell-empty', { name, place })
    : liesOpen(cell)
      ? texts.say('page-honor-cell-up', values)
      : texts.say('page-honor-cell-down', values);
  const colours = excluded(cell).map((colour) => texts.name('colour', colour));
  return [
    // What is written on a button is part of its name, for those who speak to their computer.
    does && !cell ? `${texts.say('page-honor-place', { place })} – ${does}` : does,
    lies,
    led ? texts.say('page-honor-marked', { colour: led }) : '',
    colours.length ? texts.say('page-honor-cannot', { colours: texts.join(colours) }) : '',
    sayCommand(texts, command(table, seat, place)),
  ]
    .filter(Boolean)
    .join(' ');
}
