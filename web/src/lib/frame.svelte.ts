// What stands around a page. On a small screen a table brings a bar of its own, and the header makes room.

import { MediaQuery } from 'svelte/reactivity';
import { SIZES } from '../../sizes';

class Frame {
  /** A table shows its own bar on small screens. */
  bar = $state(false);
  /** The settings are open. */
  settings = $state(false);
}

export const frame = new Frame();

/** Whether there is no room beside a table: as in the styles of its page. */
export const small = new MediaQuery(SIZES.narrow!);
