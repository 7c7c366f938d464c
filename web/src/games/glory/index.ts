import type { GamePage } from '../../lib/scene';
import { back, characters } from './art';
import { aside, flights, group, points, rest, sound, tries } from './glory';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';
import type { Glory } from './wire';

const page: GamePage<Glory> = {
  Table,
  Sheet,
  // What lies counts as if the round ended now.
  points,
  pictures: () => import('./Picture.svelte'),
  back,
  flights,
  sound,
  rest,
  quick: true,
  group,
  tries,
  aside,
  teacher: characters.monk,
  opens: (event) => event.key === 'round',
  closes: (event) => event.key === 'next-start' || event.key === 'game-over',
};

export default page;
