// Who plays with whom: the seats that win and lose together, as a mode tells it.

type Sides = readonly (readonly number[])[];

/** The other seats on the side of a seat; none where each plays alone. */
export function partners(sides: Sides, seat: number): number[] {
  return sides.find((side) => side.includes(seat))?.filter((one) => one !== seat) ?? [];
}

/** The partners that are worth naming: those at the table, and none where all play together. */
export function named(sides: Sides, seat: number, seats: number): number[] {
  return sides.length > 1 ? partners(sides, seat).filter((one) => one < seats) : [];
}

/** What belongs to the seats, side by side; one by one where each plays alone. */
export function bySide<T>(sides: Sides, seats: readonly T[]): T[][] {
  // All play together, however many they are.
  if (sides.length === 1) return [[...seats]];
  const known = sides.length && sides.flat().length === seats.length;
  return known ? sides.map((side) => side.map((seat) => seats[seat]!)) : seats.map((one) => [one]);
}

/** Whether these seats are partners, and nobody else. */
export function oneSide(sides: Sides, seats: readonly number[]): boolean {
  return sides.some(
    (side) => side.length > 1 && side.length === seats.length && seats.every((seat) => side.includes(seat)),
  );
}
