import type { GamePage } from '../../lib/scene';
import { back, characters } from './art';
import { flights, group, sound } from './glory';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

const page: GamePage = {
  Table,
  Sheet,
  pictures: () => import('./Picture.svelte'),
  back,
  flights,
  sound,
  group,
  teacher: characters.monk!,
  opens: (event) => event.key === 'round',
  closes: (event) => event.key === 'next-start' || event.key === 'game-over',
};

export default page;
