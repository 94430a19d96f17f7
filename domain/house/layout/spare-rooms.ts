import type { Frame } from './frame.ts';
import { type Slot, slot } from './slot.ts';

/** A kitchen, or the last room of a single column, keeps its place at the rear; its toilet stays behind it. */
export function spareRooms(frame: Frame, slots: readonly Slot[]) {
  const store = slot('store', frame.column);
  if (frame.columns === 'double' && slots.at(-1)?.kind !== 'kitchen')
    return { slots: [slot('study', frame.column), store], before: 0 };
  return { slots: [store], before: slots.length - slots.findLastIndex(({ kind }) => kind !== 'toilet') };
}
