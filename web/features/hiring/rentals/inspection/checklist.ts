import { type InspectionItem, type ItemState, inspectionItems } from '#contract/hiring/hiring-words.ts';
import type { Inspection, InspectionFacts } from '#contract/hiring/inspections.calls.ts';
import { decimalOf } from '#contract/written.ts';

/** One point as it is looked at; without a state nobody has looked yet. */
export interface Point {
  state: ItemState | undefined;
  note: string;
}

/** A checklist as typed. */
export interface Checklist {
  items: Record<InspectionItem, Point>;
  own: (Point & { name: string })[];
  hourMeter: string;
  fuel: number | undefined;
  note: string;
}

const unseen: Point = { state: undefined, note: '' };

const pointOf = ({ state, note = '' }: { state: ItemState; note?: string | undefined }): Point => ({
  state,
  note,
});

const byItem = <T>(of: (item: InspectionItem) => T): Record<InspectionItem, T> =>
  Object.fromEntries(inspectionItems.map((item) => [item, of(item)])) as Record<InspectionItem, T>;

/** An empty one, or that of an inspection to be changed. */
export function checklistOf(known: Inspection | undefined): Checklist {
  if (!known) return { items: byItem(() => unseen), own: [], hourMeter: '', fuel: undefined, note: '' };
  return {
    items: byItem((item) => pointOf(known.items[item])),
    own: known.own.map((point) => ({ ...pointOf(point), name: point.name })),
    hourMeter: known.hourMeter === undefined ? '' : String(known.hourMeter),
    fuel: known.fuel,
    note: known.note ?? '',
  };
}

export const allGood = (checklist: Checklist): Checklist => ({
  ...checklist,
  items: byItem((item) => ({ ...checklist.items[item], state: checklist.items[item].state ?? 'ok' })),
});

export const isComplete = ({ items, own }: Checklist): boolean =>
  [...Object.values(items), ...own].every(({ state }) => state !== undefined);

const sent = ({ state, note }: Point) => ({
  state: state ?? 'na',
  // What is as it should be needs no words.
  ...((state === 'worn' || state === 'broken') && note.trim() !== '' && { note: note.trim() }),
});

/** The facts of `POST …/inspections`. */
export function factsOf({ items, own, hourMeter, fuel, note }: Checklist): InspectionFacts {
  return {
    items: byItem((item) => sent(items[item])),
    own: own.filter(({ name }) => name.trim() !== '').map((point) => ({ name: point.name, ...sent(point) })),
    // What cannot be read goes along as nothing that is a number, for the server to name it.
    ...(hourMeter.trim() !== '' && { hourMeter: decimalOf(hourMeter) ?? Number.NaN }),
    ...(fuel !== undefined && { fuel }),
    ...(note.trim() !== '' && { note }),
  };
}

const states = new Set<unknown>(['ok', 'worn', 'broken', 'na', undefined]);
const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' &&
  value !== null &&
  'note' in value &&
  typeof value.note === 'string' &&
  states.has('state' in value ? value.state : undefined);

/** A checklist that the device kept; undefined for what is none. */
export function readChecklist(text: string | undefined): Checklist | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Checklist> | null;
    const items = kept?.items;
    if (!items || !inspectionItems.every((item) => isPoint(items[item]))) return undefined;
    return { ...checklistOf(undefined), ...kept, items };
  } catch {
    return undefined;
  }
}
