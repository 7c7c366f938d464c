// Where everything lies: four boards round one table, in hundredths of a card's width.
//
//     1L  2R 2C 2L  3R        Seats stand as the reader sees them: 0 is the reader, 1 sits to the left,
//     1C            3C        2 across, 3 to the right. What is left and right is meant as its owner sees
//     1R  0L 0C 0R  3L        it; so the left place of one player lies beside the right place of the next.

import './field.css';
import { faced, opposite, PLACES, SEATS, type Place } from './honor';

const WIDE = 100;
const HIGH = 140;
/** Between the cards of a board, and between two boards that meet in a corner. */
const GAP = 10;
const AISLE = 28;
/** The rim of a board. */
const RIM = 6;

const COLUMNS = [RIM, RIM + WIDE + AISLE];
COLUMNS.push(COLUMNS[1]! + WIDE + GAP, COLUMNS[1]! + 2 * (WIDE + GAP));
COLUMNS.push(COLUMNS[3]! + WIDE + AISLE);
const ROWS = [0, 1, 2].map((row) => RIM + row * (HIGH + GAP));

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a box lies, for field.css. */
export function at({ x, y, width, height }: Box): string {
  return `--x: ${x}; --y: ${y}; --w: ${width}; --h: ${height}`;
}

export const FIELD: Box = { x: 0, y: 0, width: COLUMNS[4]! + WIDE + RIM, height: ROWS[2]! + HIGH + RIM };
/** What lies between the boards. */
export const MIDDLE: Box = {
  x: COLUMNS[1]!,
  y: ROWS[1]!,
  width: COLUMNS[3]! + WIDE - COLUMNS[1]!,
  height: HIGH,
};

/** At which side of the table a seat is: 0 below, then clockwise. */
export function sideOf(seat: number, bottom: number): number {
  return (seat - bottom + SEATS) % SEATS;
}

export function cardBox(side: number, place: Place): Box {
  const at = PLACES.indexOf(place);
  const [column, row] = [
    [1 + at, 2],
    [0, at],
    [3 - at, 0],
    [4, 2 - at],
  ][side] as [number, number];
  return { x: COLUMNS[column]!, y: ROWS[row]!, width: WIDE, height: HIGH };
}

export function boardBox(side: number): Box {
  const boxes = PLACES.map((place) => cardBox(side, place));
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x: x - RIM,
    y: y - RIM,
    width: Math.max(...boxes.map((box) => box.x)) + WIDE + RIM - (x - RIM),
    height: Math.max(...boxes.map((box) => box.y)) + HIGH + RIM - (y - RIM),
  };
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** From a card to the one it faces: across a corner, or through the middle. `beside` keeps lines apart
 * that would lie upon each other, `into` is how far it reaches into the two cards. */
export function lineOf(side: number, place: Place, beside: number, into: number): Line {
  const [from, to] = [cardBox(side, place), cardBox(faced(side, place), opposite(place))];
  if (place !== 'centre') {
    // Two cards that meet in a corner lie side by side.
    const right = from.x < to.x;
    const y = from.y + HIGH / 2 + beside;
    return right
      ? { x1: from.x + WIDE - into, y1: y, x2: to.x + into, y2: y }
      : { x1: from.x + into, y1: y, x2: to.x + WIDE - into, y2: y };
  }
  // Each keeps to its own right.
  switch (side) {
    case 0:
      return middleLine(from.x + WIDE / 2 + beside, from.y + into, to.y + HIGH - into, true);
    case 2:
      return middleLine(from.x + WIDE / 2 - beside, from.y + HIGH - into, to.y + into, true);
    case 1:
      return middleLine(from.y + HIGH / 2 + beside, from.x + WIDE - into, to.x + into, false);
    default:
      return middleLine(from.y + HIGH / 2 - beside, from.x + into, to.x + WIDE - into, false);
  }
}

function middleLine(across: number, start: number, end: number, upright: boolean): Line {
  return upright
    ? { x1: across, y1: start, x2: across, y2: end }
    : { x1: start, y1: across, x2: end, y2: across };
}
