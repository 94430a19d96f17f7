import type { Opening, Wall } from '#domain/house/model/wall.ts';

/** A ventilator is a window above the eyes. */
export type OpeningKind = Opening['kind'] | 'ventilator';

/** A row of the schedule: openings of one size that are made alike. */
export interface OpeningType {
  number: string;
  kind: OpeningKind;
  width: number;
  height: number;
  sill: number;
  count: number;
}

const letters: Record<OpeningKind, string> = {
  entrance: 'D',
  door: 'D',
  shutter: 'RS',
  gap: 'O',
  window: 'W',
  ventilator: 'V',
};
const order: readonly OpeningKind[] = ['entrance', 'door', 'shutter', 'gap', 'window', 'ventilator'];

const aboveEyes = 1.45;
const kindOf = ({ kind, sill }: Opening): OpeningKind =>
  kind === 'window' && sill >= aboveEyes ? 'ventilator' : kind;
const keyOf = (opening: Opening) =>
  [kindOf(opening), opening.width.toFixed(2), opening.sill.toFixed(2), opening.head.toFixed(2)].join(' ');

/** Doors, windows and the rest by size, the widest of each kind first: D1 is the main door. */
export function scheduleOf(walls: readonly Wall[]): {
  types: OpeningType[];
  numberOf: (one: Opening) => string;
} {
  const found = new Map<string, OpeningType>();
  for (const opening of walls.flatMap(({ openings }) => openings)) {
    const { width, sill, head } = opening;
    const key = keyOf(opening);
    const type = found.get(key) ?? {
      number: '',
      kind: kindOf(opening),
      width,
      height: head - sill,
      sill,
      count: 0,
    };
    type.count += 1;
    found.set(key, type);
  }
  const types = [...found.values()].toSorted(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      b.width - a.width ||
      b.height - a.height ||
      a.sill - b.sill,
  );
  const last = new Map<string, number>();
  for (const type of types) {
    const letter = letters[type.kind];
    const number = (last.get(letter) ?? 0) + 1;
    last.set(letter, number);
    type.number = `${letter}${number}`;
  }
  return { types, numberOf: (one) => found.get(keyOf(one))?.number ?? '' };
}
