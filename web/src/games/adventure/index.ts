import type { GamePage } from '../../lib/scene';
import Aide from './Aide.svelte';
import { back, teacher } from './art';
import { aside, flights, group, sound } from './flights';
import Sheet from './Sheet.svelte';
import { rest, unfold } from './story';
import Table from './Table.svelte';

const page: GamePage = {
  Table,
  Sheet,
  Aide,
  pictures: () => import('./Picture.svelte'),
  back: back('hero'),
  flights,
  sound,
  unfold,
  rest,
  group,
  aside,
  teacher,
  opens: (event) => event.key === 'start',
  closes: (event) => event.key === 'game-over' || event.key === 'won' || event.key === 'lost',
};

export default page;
