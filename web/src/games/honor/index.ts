import type { GamePage } from '../../lib/scene';
import { back, teacher } from './art';
import { unfold } from './battle';
import { aside, flights, group, sound, tries, type Honor } from './honor';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

const page: GamePage<Honor> = {
  Table,
  Sheet,
  points: (view) => view.table.totals,
  pictures: () => import('./Picture.svelte'),
  back,
  flights,
  sound,
  unfold,
  group,
  tries,
  keys: (texts) => [['1 2 3', texts.say('page-honor-keys')]],
  aside,
  teacher,
  opens: (event) => event.key === 'round',
  // Whatever decides who starts next, alone or as partners: the totals of a round are told at its end.
  closes: (event) => event.key === 'total',
};

export default page;
