// Why a card that was picked cannot be taken or played, as far as the table shows it.

import { isClosed, spotAt } from './adventure';
import type { Picked } from './choice.svelte';
import type { Desk } from './desk.svelte';

export function why(desk: Desk, picked: Picked, asks: string): string {
  const { table, hero } = desk;
  const card = desk.card(picked.card);
  if (picked.from === 'hand') {
    const level = desk.track[(hero?.level ?? 1) - 1];
    const allowed = card.kind === 'hero' ? level?.hero : level?.antihero;
    if (allowed === false)
      return desk.say('page-adventure-why-level', { level: hero?.level ?? 0, which: card.kind });
    return asks ? desk.say('page-adventure-why-moment') : '';
  }
  if (picked.from !== 'spot' || asks !== 'main' || !spotAt(table, picked.name)) return '';
  const act = Number(picked.name.split('.')[0]);
  if (table.turn_state.final) return desk.say('page-adventure-why-final');
  if (table.turn_state.main < 1) return desk.say('page-adventure-why-done');
  if (isClosed(hero, act)) return desk.say('page-adventure-why-closed', { act });
  if (card.kind === 'trait') {
    const cost = card.cost?.xp ?? 0;
    if (cost > (hero?.xp ?? 0)) return desk.say('page-adventure-why-cost', { cost, xp: hero?.xp ?? 0 });
    return desk.say('page-adventure-why-requires');
  }
  return desk.say('page-adventure-why-full');
}
