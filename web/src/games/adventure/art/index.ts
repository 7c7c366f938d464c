// The pictures of Call to Adventure that are files: the browser caches each of them on its own. What the cards
// show is drawn by `../card`, from their ids.
//
// One file holds all backs, each under a `<view>`: `back.svg#hero`. Another holds what the cards' pictures are
// about, each as a group: `motifs.svg#wolf` is for `<use>`, painted with the colours of whoever uses it. A motif
// stands around the middle of its foot and is about 66 high; `--a` is its accent, `--b` its second colour, `--l`
// light, `--m` metal, `--g` gold and `--n` green.
import type { BackKind } from '../card/frames';
import verdicts from './verdict.svg?no-inline';
import backs from './back.svg?no-inline';
import ground from './ground.svg?no-inline';
import laurel from './laurel.svg?no-inline';
import lands from './lands.svg?no-inline';
import motifs from './motifs.svg?no-inline';
import signs from './signs.svg?no-inline';
import skies from './skies.svg?no-inline';
import tales from './tales.txt?url&no-inline';
import teacher from './teacher.svg?no-inline';

/** The back of a card, 5 wide and 7 high. */
export function back(kind: BackKind): string {
  return `${backs}#${kind}`;
}

/** What a card's picture is about, for `<use>`; so are the two below, whose colours are named in `tales.txt`. */
export function motif(name: string): string {
  return `${motifs}#${name}`;
}

export function land(name: string): string {
  return `${lands}#${name}`;
}

export function sky(name: string): string {
  return `${skies}#${name}`;
}

/** A sign of the game on a grid of 24, for `<use>`. Each has an outline of its own, so that nobody has to go by
 * colours: abilities stand on a hexagon, story icons on a disc; `glyph-` is what stands there, in no colour. */
export function sign(name: string): string {
  return `${signs}#${name}`;
}

/** Upon a card that was overcome, and upon one that was not. */
export const seal = `${verdicts}#seal`;
export const crack = `${verdicts}#crack`;

/** Have the drawings of which cards are made, before the first of them is shown. */
export async function fetchDrawings(): Promise<void> {
  await Promise.all([skies, lands, motifs, signs].map((one) => fetch(one)));
}

/**
 * `teacher` gives the lesson: an old storyteller with a book. `ground` is the
 * table of an inn, drawn in light and shade for either theme. `tales` is a text: what the cards' pictures show.
 * `laurel` is for whoever has won.
 */
export { ground, laurel, tales, teacher };
