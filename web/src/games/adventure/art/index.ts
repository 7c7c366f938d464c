// The pictures of Call to Adventure that are files: the browser caches each of them on its own. What the cards
// show is drawn by `../card`, from their ids.
//
// One file holds all backs, each under a `<view>`: `back.svg#hero`. Another holds what the cards' pictures are
// about, each as a group: `motifs.svg#wolf` is for `<use>`, painted with the colours of whoever uses it. A motif
// stands around the middle of its foot and is about 66 high; `--a` is its accent, `--b` its second colour, `--l`
// light, `--m` metal, `--g` gold and `--n` green.
import type { BackKind } from '../card/frames';
import backs from './back.svg?no-inline';
import ground from './ground.svg?no-inline';
import mark from './mark.svg?no-inline';
import motifs from './motifs.svg?no-inline';
import teacher from './teacher.svg?no-inline';

/** The back of a card, 5 wide and 7 high. */
export function back(kind: BackKind): string {
  return `${backs}#${kind}`;
}

/** What a card's picture is about, for `<use>`. */
export function motif(name: string): string {
  return `${motifs}#${name}`;
}

/**
 * `mark` is the emblem of the game, `teacher` gives the lesson: an old storyteller with a book. `ground` is the
 * table of an inn, drawn in light and shade for either theme.
 */
export { ground, mark, teacher };
