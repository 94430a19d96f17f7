import { feet, type Rect, type Side } from '#domain/house/model/rect.ts';
import { emsOf, line, type Mark, type Spot, type Writing } from './marks.ts';

/** To the centimetre. */
export const metres = (length: number) => length.toFixed(2);

/** To the inch: `11'-4"`. */
export function feetAndInches(length: number): string {
  const inches = Math.round(feet(length) * 12);
  return `${Math.floor(inches / 12)}'-${inches % 12}"`;
}

/** Of a height over the ground: `+0.45`, `±0.00`. */
export const level = (height: number) =>
  Math.abs(height) < 0.005 ? '±0.00' : `${height > 0 ? '+' : '−'}${metres(Math.abs(height))}`;

/** The rectangle that a chain measures, its side, and how far out from it the first row begins. */
export interface Measured {
  around: Rect;
  side: Side;
  from: number;
  /** Height of letters. */
  size: number;
}

const isAcross = (side: Side) => side === 'front' || side === 'rear';

/** A place `along` the side, `out` from it. */
export function beside(
  { around: { x, y, width, depth }, side }: Pick<Measured, 'around' | 'side'>,
  along: number,
  out: number,
): Spot {
  switch (side) {
    case 'front':
      return [along, y - out];
    case 'rear':
      return [along, y + depth + out];
    case 'left':
      return [x - out, along];
    case 'right':
      return [x + width + out, along];
  }
}

/** From the least to the greatest, places that a centimetre parts taken as one. */
export function stopsOf(places: readonly number[]): number[] {
  const stops: number[] = [];
  for (const place of places.toSorted((a, b) => a - b)) {
    const last = stops.at(-1);
    if (last === undefined || place - last > 0.015) stops.push(place);
  }
  return stops;
}

interface Segment {
  from: number;
  to: number;
}
const middle = ({ from, to }: Segment) => (from + to) / 2;
const segments = (stops: readonly number[]): Segment[] =>
  stops.slice(1).map((to, at) => ({ from: stops[at] ?? to, to }));

const isWide = ({ from, to }: Segment, size: number) =>
  (Math.max(emsOf(metres(to - from)), emsOf(feetAndInches(to - from))) + 0.9) * size <= to - from;

/** Metres on one side of the dimension line, feet and inches on the other. */
function alongLine(of: Measured, segment: Segment, out: number): Writing[] {
  const upright = !isAcross(of.side);
  const [x, y] = beside(of, middle(segment), out);
  const away = 0.72 * of.size;
  const length = segment.to - segment.from;
  const write = (text: string, side: 1 | -1): Writing => ({
    mark: 'text',
    layer: 'dimensions',
    at: upright ? [x - side * away, y] : [x, y + side * away],
    text,
    size: of.size,
    upright,
  });
  return [write(metres(length), 1), write(feetAndInches(length), -1)];
}

/** Places as near to those wished as `apart` allows, in the same order. */
function spread(wished: readonly number[], apart: number): number[] {
  const groups: { sum: number; count: number }[] = [];
  for (const [at, place] of wished.entries()) {
    groups.push({ sum: place - at * apart, count: 1 });
    for (;;) {
      const [before, last] = [groups.at(-2), groups.at(-1)];
      if (!before || !last || before.sum / before.count <= last.sum / last.count) break;
      groups.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
    }
  }
  return groups
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((place, at) => place + at * apart);
}

/** What is too narrow for its figures has them further out, across the line, at the end of a leader. */
function outside(of: Measured, narrow: readonly Segment[], out: number): { marks: Mark[]; reach: number } {
  const { size } = of;
  const texts = narrow.map(({ from, to }) => `${metres(to - from)} (${feetAndInches(to - from)})`);
  const long = Math.max(0, ...texts.map((text) => emsOf(text) * size));
  const places = spread(narrow.map(middle), 1.4 * size);
  const marks = narrow.flatMap((segment, at): Mark[] => {
    const place = places[at] ?? middle(segment);
    const text = texts[at] ?? '';
    const from = out + 2.6 * size;
    return [
      line(
        'dimensions',
        beside(of, middle(segment), out),
        beside(of, middle(segment), out + 1.5 * size),
        beside(of, place, from),
      ),
      {
        mark: 'text',
        layer: 'dimensions',
        at: beside(of, place, from + 0.2 * size + (emsOf(text) * size) / 2),
        text,
        size,
        upright: isAcross(of.side),
      },
    ];
  });
  return { marks, reach: out + (narrow.length > 0 ? 2.9 * size + long : 1.35 * size) };
}

/** A row of dimensions at `out`, with its ticks; `reach` is where the next may begin. */
function row(of: Measured, stops: readonly number[], out: number): { marks: Mark[]; reach: number } {
  const tick = 0.35 * of.size;
  const all = segments(stops);
  const far = outside(
    of,
    all.filter((one) => !isWide(one, of.size)),
    out,
  );
  return {
    marks: [
      line('dimensions', beside(of, stops[0] ?? 0, out), beside(of, stops.at(-1) ?? 0, out)),
      ...stops.map((stop) =>
        line('dimensions', beside(of, stop - tick, out - tick), beside(of, stop + tick, out + tick)),
      ),
      ...all.filter((one) => isWide(one, of.size)).flatMap((one) => alongLine(of, one, out)),
      ...far.marks,
    ],
    reach: far.reach,
  };
}

/**
 * Rows of dimensions outside one side, the finest nearest to it.
 * @param rows places along the side, each row's from one end to the other
 */
export function chain(of: Measured, rows: readonly (readonly number[])[]): { marks: Mark[]; reach: number } {
  const marks: Mark[] = [];
  let reach = of.from;
  for (const places of rows) {
    const stops = stopsOf(places);
    const out = reach + 1.5 * of.size;
    const drawn = row(of, stops, out);
    // What leads to the row stops short of the rows between.
    marks.push(
      ...stops.map((stop) =>
        line('dimensions', beside(of, stop, out - 0.9 * of.size), beside(of, stop, out + 0.5 * of.size)),
      ),
    );
    marks.push(...drawn.marks);
    reach = drawn.reach;
  }
  return { marks, reach };
}
