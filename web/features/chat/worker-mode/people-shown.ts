const tiles = 6;

interface Shown<Person> {
  people: Person[];
  /** Others follow: their tile takes the last place. */
  more: boolean;
}

/**
 * The people of one screen: six tiles; where there are more people, the last tile leads to them.
 * @param screen from 0
 * @param further more people than are loaded
 */
export function peopleShown<Person>(
  all: readonly Person[],
  { screen, further }: { screen: number; further: boolean },
): Shown<Person> {
  const from = screen * (tiles - 1);
  const left = all.slice(from);
  const more = left.length > tiles || (further && left.length === tiles);
  return { people: left.slice(0, more ? tiles - 1 : tiles), more };
}

/** Of an address, where anything may stand. */
export function screenOf(step: string | undefined): number {
  const screen = Number(step);
  return Number.isInteger(screen) && screen > 0 ? screen : 0;
}
