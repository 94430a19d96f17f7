import type { Rect } from '#domain/house/model/rect.ts';
import { around, boundsOf, coverOf, type Spot, type Writing } from './marks.ts';

/** What a drawing has taken so far, so that no text comes to lie over a line or another text. */
export class Board {
  readonly #taken: Rect[] = [];

  isFree(rect: Rect): boolean {
    return this.#taken.every(
      (one) =>
        rect.x >= one.x + one.width ||
        one.x >= rect.x + rect.width ||
        rect.y >= one.y + one.depth ||
        one.y >= rect.y + rect.depth,
    );
  }

  take(...rects: readonly Rect[]): void {
    this.#taken.push(...rects);
  }
}

/** Lines of a text that stand together, each with its size against the others'. */
export interface Line {
  text: string;
  share: number;
  bold?: boolean;
}

const leading = 1.3;

/** Lines about a middle, the first above or, where they run upwards, at the left. */
export function block(lines: readonly Line[], at: Spot, of: { size: number; upright: boolean }): Writing[] {
  const heights = lines.map(({ share }) => share * of.size * leading);
  const whole = heights.reduce((sum, height) => sum + height, 0);
  let done = 0;
  return lines.map(({ text, share, bold }, index) => {
    const height = heights[index] ?? 0;
    const off = done + height / 2 - whole / 2;
    done += height;
    return {
      mark: 'text',
      layer: 'text',
      at: of.upright ? [at[0] + off, at[1]] : [at[0], at[1] - off],
      text,
      size: share * of.size,
      upright: of.upright,
      ...(bold && { bold }),
    };
  });
}

const coverOfAll = (writings: readonly Writing[]) => boundsOf(writings.map(coverOf));

const step = 0.08;
/** Offsets over a rectangle, those nearest to its middle first. */
function spotsIn(room: Rect, width: number, depth: number): Spot[] {
  const [spareX, spareY] = [room.width - width, room.depth - depth];
  if (spareX < 0 || spareY < 0) return [];
  const places = (middle: number, spare: number) => {
    const count = Math.floor(spare / 2 / step);
    return Array.from({ length: 2 * count + 1 }, (_, at) => middle + (at - count) * step);
  };
  const middle: Spot = [room.x + room.width / 2, room.y + room.depth / 2];
  return places(middle[0], spareX)
    .flatMap((x) => places(middle[1], spareY).map((y): Spot => [x, y]))
    .toSorted(
      (a, b) =>
        Math.hypot(a[0] - middle[0], a[1] - middle[1]) - Math.hypot(b[0] - middle[0], b[1] - middle[1]),
    );
}

/** The fullest of some ways to write a text, where nothing else stands; across before upwards, large before small. */
export function writeIn(
  board: Board,
  room: Rect,
  of: { ways: readonly (readonly Line[])[]; sizes: readonly number[] },
): Writing[] | null {
  for (const lines of of.ways)
    for (const size of of.sizes)
      for (const upright of [false, true]) {
        const trial = coverOfAll(block(lines, [0, 0], { size, upright }));
        const [width, depth] = [trial.width + 0.06, trial.depth + 0.06];
        const spot = spotsIn(room, width, depth).find((at) => board.isFree(around(at, width, depth)));
        if (!spot) continue;
        const written = block(lines, spot, { size, upright });
        board.take(...written.map(coverOf));
        return written;
      }
  return null;
}

/** The first free of some places for one line. */
export function writeAt(
  board: Board,
  spots: readonly Spot[],
  of: { text: string; size: number; layer: Writing['layer'] },
): Writing[] {
  for (const at of spots)
    for (const size of [of.size, of.size * 0.8]) {
      const writing: Writing = { mark: 'text', layer: of.layer, at, text: of.text, size, upright: false };
      const cover = coverOf(writing);
      if (!board.isFree(cover)) continue;
      board.take(cover);
      return [writing];
    }
  return [];
}
