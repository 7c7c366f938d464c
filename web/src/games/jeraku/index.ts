import type { GamePage } from '../../lib/scene';
import { back, teacher } from './art';
import { aside, flights, group, sound } from './jeraku';
import Sheet from './Sheet.svelte';
import { rest, unfold } from './story';
import Table from './Table.svelte';

const page: GamePage = {
  Table,
  Sheet,
  pictures: () => import('./Picture.svelte'),
  back,
  flights,
  sound,
  unfold,
  rest,
  group,
  aside,
  teacher,
  opens: (event) => event.key === 'round',
  closes: (event) => event.key === 'total',
};

export default page;
