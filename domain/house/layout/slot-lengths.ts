import { type Rect, toCentimetre } from '#domain/house/model/rect.ts';
import type { RoomKind } from '#domain/house/model/room.ts';
import type { Slot } from './slot.ts';

export interface Cell {
  name: string;
  kind: RoomKind;
  floor: number;
  /** On the house's own axes: x across, y along. */
  rect: Rect;
}
export interface Link {
  kind: 'door' | 'gap';
  between: [string, string];
}
export interface Part {
  cells: Cell[];
  links: Link[];
}

const total = (slots: readonly Slot[], size: 'min' | 'ideal' | 'max') =>
  slots.reduce((sum, one) => sum + one[size], 0);
export const idealLength = (slots: readonly Slot[]) => total(slots, 'ideal');

/** The slots without as many optional ones as it takes; null when even that is too long. */
export function shrunk(slots: readonly Slot[], length: number): Slot[] | null {
  const kept = [...slots];
  while (total(kept, 'min') > length + 1e-9) {
    const last = kept.findLastIndex(({ optional }) => optional);
    if (last < 0) return null;
    kept.splice(last, 1);
  }
  return kept;
}

/** Adds rooms until the slots can fill the length. `spare` is what they are, `before` how many slots stay last. */
export function filled(
  slots: readonly Slot[],
  length: number,
  spare: { slots: Slot[]; before: number },
): Slot[] {
  const kept = [...slots];
  for (let round = 0; total(kept, 'max') < length - 1e-9 && round < 12; round++) {
    const room = length - total(kept, 'min');
    const next =
      spare.slots.find((_, index) => index >= round && (spare.slots[index]?.min ?? 0) <= room) ??
      spare.slots.findLast(({ min }) => min <= room);
    if (!next) break;
    kept.splice(Math.max(0, kept.length - spare.before), 0, next);
  }
  return kept;
}

/** Where the slots begin and end, to the centimetre: one number more than slots. */
export function cuts(slots: readonly Slot[], length: number): number[] {
  const ideal = total(slots, 'ideal');
  const other = length < ideal ? 'min' : 'max';
  const share = total(slots, other) === ideal ? 0 : (length - ideal) / (total(slots, other) - ideal);
  const ends = [0];
  let sum = 0;
  for (const one of slots) {
    sum += one.ideal + (one[other] - one.ideal) * share;
    ends.push(toCentimetre(sum));
  }
  ends[slots.length] = length;
  return ends;
}
