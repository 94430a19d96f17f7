const tiles = 6;

interface Shown<One> {
  shown: One[];
  /** Others follow: their tile takes the last place. */
  more: boolean;
}

/**
 * What one screen shows of many: six tiles; where there are more, the last tile leads to them.
 * @param screen from 0
 * @param further more than are loaded
 */
export function tilesShown<One>(
  all: readonly One[],
  { screen, further }: { screen: number; further: boolean },
): Shown<One> {
  const from = screen * (tiles - 1);
  const left = all.slice(from);
  const more = left.length > tiles || (further && left.length === tiles);
  return { shown: left.slice(0, more ? tiles - 1 : tiles), more };
}

/** Of an address, where anything may stand. */
export function screenOf(step: string | undefined): number {
  const screen = Number(step);
  return Number.isInteger(screen) && screen > 0 ? screen : 0;
}
