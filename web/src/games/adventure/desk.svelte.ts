// What every part of the table needs: the view, the cards by name, and what the reader is about to do.

import type { Scene } from '../../lib/scene';
import type { Texts } from '../../lib/texts.svelte';
import { iconName, type Adventure, type AdventureTable, type Deck, type Hero } from './adventure';
import type { Language } from './card/types';
import { blank, cardsOf, isLoaded, load, type Known } from './catalogue.svelte';
import { Choice } from './choice.svelte';
import { stoneName } from './offers';

/** Says an icon and how many there are of it. */
export function sayer(texts: Texts): (icon: string, count: number) => string {
  return (icon, count) => {
    const name = iconName(icon, texts) || texts.say('page-adventure-sign', { sign: icon, count });
    return iconName(icon, texts) && count > 1 ? `${count} ${name}` : name;
  };
}

export class Desk {
  readonly scene: () => Scene<Adventure>;
  readonly table: AdventureTable = $derived.by(() => this.scene().view.table);
  readonly me = $derived.by(() => this.scene().view.seat);
  readonly texts: Texts = $derived.by(() => this.scene().texts);
  readonly language: Language = $derived.by(() => this.texts.language);
  readonly sign: (icon: string, count: number) => string = $derived.by(() => sayer(this.texts));
  readonly choice: Choice;
  private readonly cards: ReadonlyMap<string, Known> = $derived.by(() => cardsOf(this.table.cards));

  constructor(scene: () => Scene<Adventure>) {
    this.scene = scene;
    this.choice = new Choice(this);
  }

  /** The cards of the set that is played with. */
  fetch(): void {
    void load(this.table.cards);
  }

  get ready(): boolean {
    return isLoaded(this.table.cards);
  }

  card(id: string): Known {
    return this.cards.get(id) ?? blank(id);
  }

  /** What the reader knows of the top of a deck, to be said after how many it has; empty if nothing. */
  top(deck: Deck): string {
    const known = this.table.tops[deck];
    if (!known) return '';
    const cards = known.map((card, at) => `${at + 1} ${card ? this.called(card) : '?'}`).join(', ');
    return '. ' + this.say('page-adventure-tops', { cards });
  }

  /** The name of a card in the reader's language. */
  called(id: string): string {
    return this.card(id).name[this.language];
  }

  say(key: string, values: Parameters<Texts['say']>[1] = {}): string {
    return this.texts.say(key, values);
  }

  /** Who plays: a player, or the Adversary. */
  who(seat: number): string {
    if (seat < 0) return this.table.foe ? this.called(this.table.foe.card) : '';
    return this.texts.player(seat, this.scene().names);
  }

  /** A stone as texts name it. */
  runeName(stone: number): string {
    return stoneName(stone);
  }

  get hero(): Hero | undefined {
    return this.me === null ? undefined : this.table.heroes[this.me];
  }

  /** A card aloud: its kind, what it asks for, what it gives and what it does. */
  aloud(id: string, path?: 0 | 1): string {
    const card = this.card(id);
    const { language, texts } = this;
    const listed = (rewards: Known['rewards']) =>
      Object.entries(rewards ?? {}).flatMap(([name, value]) =>
        Array.isArray(value)
          ? value.map((one) => this.sign(one, 1))
          : value
            ? [this.sign(name, value as number)]
            : [],
      );
    const parts = [`${card.name[language]}, ${texts.name('kind', card.kind)}.`];
    if (card.difficulty !== undefined) {
      const abilities = (card.abilities ?? []).map((one) => this.sign(one, 1)).join(', ');
      parts.push(texts.say('page-adventure-aloud-target', { count: card.difficulty, abilities }));
    }
    for (const [at, one] of (card.paths ?? []).entries()) {
      if (path !== undefined && at !== path) continue;
      const gains = listed(one.rewards).join(', ');
      parts.push(`${one.name[language]}${one.plus ? ' +1' : ''}: ${gains}.`);
    }
    if (!card.paths?.length && card.rewards) parts.push(`${listed(card.rewards).join(', ')}.`);
    if (card.requires) parts.push(card.requires[language]);
    if (card.cost?.xp) parts.push(texts.say('page-adventure-aloud-cost', { count: card.cost.xp }));
    if (card.text[language]) parts.push(card.text[language]);
    return parts.filter(Boolean).join(' ');
  }
}
