import type { GamePage } from '../../lib/scene';
import { back, pictures } from './art';
import { flights, group, sound } from './glory';
import Picture from './Picture.svelte';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

const page: GamePage = {
  Table,
  Sheet,
  Picture,
  back,
  flights,
  sound,
  group,
  teacher: pictures.monk!,
  opens: (event) => event.key === 'round',
  closes: (event) => event.key === 'next-start' || event.key === 'game-over',
};

export default page;
