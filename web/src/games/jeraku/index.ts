import type { GamePage } from '../../lib/scene';
import { back, teacher } from './art';
import { aside, flights, group, own, sound, type Jeraku } from './jeraku';
import Sheet from './Sheet.svelte';
import { rest, unfold } from './story';
import Table from './Table.svelte';
import { tries } from './tries';

const page: GamePage<Jeraku> = {
  Table,
  Sheet,
  points: (view) => view.table.totals,
  own,
  pictures: () => import('./Picture.svelte'),
  victory: () => import('./Victory.svelte'),
  back,
  flights,
  sound,
  unfold,
  rest,
  group,
  aside,
  tries,
  keys: (texts) => [
    ['0 – 6', texts.say('page-jeraku-keys-regions')],
    ['D', texts.say('page-jeraku-keys-deploy')],
    ['A', texts.say('page-jeraku-keys-actions')],
  ],
  teacher,
  opens: (event) => event.key === 'round',
  closes: (event) => event.key === 'total',
};

export default page;
