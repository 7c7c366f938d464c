import type { GamePage } from '../../lib/scene';
import type { Adventure } from './adventure';
import Aide from './Aide.svelte';
import { back, teacher } from './art';
import { aside, flights, group, sound, words } from './flights';
import Sheet from './Sheet.svelte';
import { rest, unfold } from './story';
import { points } from './sums';
import Table from './Table.svelte';
import { tries } from './tries';
import { spare } from './wishes.svelte';

const page: GamePage<Adventure> = {
  Table,
  Sheet,
  points,
  spare,
  Aide,
  pictures: () => import('./Picture.svelte'),
  victory: () => import('./Victory.svelte'),
  tale: () => import('./Tale.svelte'),
  back: back('hero'),
  flights,
  sound,
  unfold,
  quick: true,
  rest,
  group,
  words,
  aside,
  tries,
  keys: (texts) => [
    ['0 – 3', texts.say('page-adventure-keys')],
    ['R', texts.say('page-adventure-react')],
  ],
  teacher,
  marks: (event) => event.key === 'act',
  turns: (event) => event.key === 'turn',
  opens: (event) => event.key === 'start',
  closes: (event) => event.key === 'game-over' || event.key === 'won' || event.key === 'lost',
};

export default page;
