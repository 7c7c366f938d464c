// For a game that has no page of its own yet: what lies on the table as a list, and the moves as buttons.

import type { GamePage } from '../../lib/scene';
import type { Plain } from './plain';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

const page: GamePage<Plain> = {
  Table,
  Sheet,
  pictures: () => import('./Picture.svelte'),
  back: '',
  flights: () => [],
  sound: () => null,
  group: () => '',
  teacher: '',
  opens: () => false,
  closes: (event) => event.key === 'game-over',
};

export default page;
