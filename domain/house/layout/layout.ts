import { type Rect, toCentimetre } from '#domain/house/model/rect.ts';
import type { RoomKind } from '#domain/house/model/room.ts';
import type { Frame } from './frame.ts';
import { frontRooms } from './front-rooms.ts';
import { type Slot, slot, smallestBedroom } from './slot.ts';
import { type Cell, cuts, filled, idealLength, type Link, type Part, shrunk } from './slot-lengths.ts';

type Column = 'left' | 'right';

/** A toilet in a wide column keeps to the outer wall, for its window; before it lies a dressing room or a place to wash. */
function toiletCells(name: string, rect: Rect, use: { side: Column; kind: RoomKind; floor: number }) {
  const { side, floor } = use;
  const width = toCentimetre(rect.width >= 2.95 ? Math.min(2.6, rect.width - 1.2) : rect.width);
  const rest = toCentimetre(rect.width - width);
  const x = side === 'left' ? rect.x : toCentimetre(rect.x + rest);
  const cells: Cell[] = [{ name, kind: 'toilet', floor, rect: { ...rect, x, width } }];
  const restX = side === 'left' ? toCentimetre(rect.x + width) : rect.x;
  if (rest > 0)
    cells.push({ name: `${name}-side`, kind: use.kind, floor, rect: { ...rect, x: restX, width: rest } });
  return cells;
}

function toiletRooms(
  at: { name: string; rect: Rect },
  side: Column,
  of: { floor: number; owner: string; all: boolean },
) {
  const { floor, owner, all } = of;
  const cells = toiletCells(at.name, at.rect, { side, kind: all ? 'wash' : 'dressing', floor });
  const small = cells[1]?.name;
  const links: Link[] = small ? [{ kind: all ? 'gap' : 'door', between: [owner, small] }] : [];
  links.push({ kind: 'door', between: [all && small ? small : owner, at.name] });
  return { cells, links };
}

function columnRooms(frame: Frame, floor: number, of: { side: Column; slots: Slot[]; length: number }) {
  const { side, slots, length } = of;
  const x = side === 'left' ? 0 : toCentimetre(frame.column + frame.passage);
  const ends = cuts(slots, length);
  const hall = `${floor}-passage`;
  const cells: Cell[] = [];
  const links: Link[] = [];
  const nameOf = (index: number) => `${floor}-${slots[index]?.kind}-${side}-${index}`;
  for (const [index, { kind, serves }] of slots.entries()) {
    const from = ends[index] ?? 0;
    const depth = toCentimetre((ends[index + 1] ?? 0) - from);
    const rect = { x, y: toCentimetre(frame.front + from), width: frame.column, depth };
    const name = nameOf(index);
    if (kind === 'toilet') {
      const owner = serves === 'before' ? nameOf(index - 1) : serves === 'front' ? `${floor}-front` : hall;
      const part = toiletRooms({ name, rect }, side, { floor, owner, all: serves === 'all' });
      cells.push(...part.cells);
      links.push(...part.links);
    } else {
      cells.push({ name, kind, floor, rect });
      links.push({ kind: kind === 'stair' ? 'gap' : 'door', between: [hall, name] });
    }
  }
  return { cells, links };
}

type Beds = Record<Column | 'front', number>;

/** Where bedrooms may lie, the best places first. */
function bedPlaces(frame: Frame): { floor: number; place: keyof Beds; most: number }[] {
  const { columns, closed, livingFloor, parking, passage, across } = frame;
  const wide = columns === 'double' && passage >= 2.4;
  const floors = Array.from({ length: frame.floors }, (_, floor) => floor);
  const upper = floors.filter((floor) => floor > livingFloor);
  const below = floors.filter((floor) => floor < livingFloor);
  const each = (on: number[], place: keyof Beds, most: number) => on.map((floor) => ({ floor, place, most }));
  const main: keyof Beds = columns === 'double' ? 'right' : 'left';
  const inColumn = closed ? 0 : 1;
  const atFront = columns === 'single' || frame.column * frame.front >= smallestBedroom ? 1 : 0;
  return [
    ...each([livingFloor], main, inColumn),
    ...each(upper, main, 1),
    ...each(upper, 'front', atFront),
    ...each(below, main, 1),
    ...each(upper, 'left', columns === 'double' ? 1 : inColumn * 2),
    ...each(upper, 'front', wide ? atFront * 2 : atFront),
    ...each([livingFloor], main, inColumn * 2),
    ...each(
      [livingFloor],
      'front',
      columns === 'double' && across >= 8.8 && parking !== 'porch' ? atFront : 0,
    ),
    ...each(upper, main, inColumn * 2),
    ...each([livingFloor], 'left', inColumn * 2),
  ];
}

function slotsOf(frame: Frame, { floor, column }: { floor: number; column: Column }, beds: Beds): Slot[] {
  const { column: width, columns, livingFloor, floors } = frame;
  const living = floor === livingFloor;
  const slots: Slot[] = [];
  if (column === 'left' && floors > 1) slots.push(slot(frame.snug ? 'narrow stair' : 'stair', width));
  if (columns === 'double' && column === 'left') slots.push(slot('toilet', width, { serves: 'all' }));
  if (columns === 'double' && column === 'right' && beds.front > 0 && !living)
    slots.push(slot('toilet', width, { serves: 'front', optional: true }));
  for (let bed = 0; bed < beds[column]; bed++) {
    slots.push(slot('bedroom', width));
    if (!frame.closed) slots.push(slot('toilet', width, { serves: 'before', optional: true }));
  }
  if (living && column === 'left') slots.push(slot('kitchen', width));
  else if (columns === 'single' && beds[column] === 0) slots.push(slot('study', width));
  // The passage of a single column ends in a toilet: the last room must reach beyond it.
  const last = slots.at(-1);
  if (columns === 'single' && last && last.kind !== 'toilet') {
    last.min = Math.max(last.min, 2.9);
    last.ideal = Math.max(last.ideal, last.min);
    last.max = Math.max(last.max, last.ideal);
  }
  return slots;
}

const columnsOf = (frame: Frame): Column[] => (frame.columns === 'double' ? ['left', 'right'] : ['left']);

/** All columns of all floors, or null when one does not fit. */
function allSlots(frame: Frame, beds: readonly Beds[]): Slot[][] | null {
  const all: Slot[][] = [];
  for (const [floor, of] of beds.entries())
    for (const column of columnsOf(frame)) {
      const slots = shrunk(slotsOf(frame, { floor, column }, of), toCentimetre(frame.along - frame.front));
      if (!slots) return null;
      all.push(slots);
    }
  return all;
}

function distributed(frame: Frame, wanted: number): Beds[] | null {
  const beds = Array.from({ length: frame.floors }, (): Beds => ({ left: 0, right: 0, front: 0 }));
  if (!allSlots(frame, beds)) return null;
  let given = 0;
  for (const { floor, place, most } of bedPlaces(frame)) {
    const here = beds[floor];
    if (given === wanted || !here || here[place] >= most) continue;
    here[place] += 1;
    if (allSlots(frame, beds)) given += 1;
    else here[place] -= 1;
  }
  return beds;
}

function passageRooms(
  frame: Frame,
  floor: number,
  of: { columns: Slot[][]; length: number; frontBeds: number },
): Part {
  const { columns, length, frontBeds } = of;
  const { column, passage, front } = frame;
  const hall = `${floor}-passage`;
  const cells: Cell[] = [];
  const links: Link[] = [];
  const wide = passage >= 2.4;
  const lounge = wide && floor > frame.livingFloor && frontBeds > 1;
  let end = 0;
  if (frame.columns === 'single') {
    end = 1.8;
    const rect = { x: column, y: toCentimetre(front + length - end), width: passage, depth: end };
    cells.push({ name: `${floor}-toilet-passage`, kind: 'toilet', floor, rect });
    links.push({ kind: 'door', between: [hall, `${floor}-toilet-passage`] });
  } else if (wide && !lounge && floor !== frame.livingFloor) {
    // The study must leave the last doors of both columns to the passage.
    const lasts = columns.map((slots) => {
      const last = slots.findLastIndex(({ kind, serves }) => kind !== 'toilet' || serves === 'all');
      return length - (cuts(slots, length)[last] ?? 0);
    });
    const depth = toCentimetre(Math.min(2.8, ...lasts.map((last) => last - 1.15)));
    if (depth >= 2.3) {
      end = depth;
      const rect = { x: column, y: toCentimetre(front + length - end), width: passage, depth };
      cells.push({ name: `${floor}-study-passage`, kind: 'study', floor, rect });
      links.push({ kind: 'door', between: [hall, `${floor}-study-passage`] });
    }
  }
  const kind = lounge ? 'family' : wide && floor === frame.livingFloor ? 'dining' : 'passage';
  const rect = { x: column, y: front, width: passage, depth: toCentimetre(length - end) };
  cells.push({ name: hall, kind, floor, rect });
  return { cells, links };
}

/** A kitchen, or the last room of a single column, keeps its place at the rear; its toilet stays behind it. */
function spareRooms(frame: Frame, slots: readonly Slot[]) {
  const store = slot('store', frame.column);
  if (frame.columns === 'double' && slots.at(-1)?.kind !== 'kitchen')
    return { slots: [slot('study', frame.column), store], before: 0 };
  return { slots: [store], before: slots.length - slots.findLastIndex(({ kind }) => kind !== 'toilet') };
}

export interface Layout {
  across: number;
  along: number;
  cells: Cell[];
  links: Link[];
  bedrooms: number;
}

/** Null when not even a house without bedrooms fits. Bedrooms are as many of the wanted as fit. */
export function layoutOf(frame: Frame, wanted: number): Layout | null {
  const beds = distributed(frame, wanted);
  const all = beds && allSlots(frame, beds);
  if (!beds || !all) return null;
  const most = toCentimetre(frame.along - frame.front);
  const length = toCentimetre(Math.min(most, Math.max(...all.map(idealLength))));
  const perFloor = columnsOf(frame).length;
  const cells: Cell[] = [];
  const links: Link[] = [];
  for (const [floor, of] of beds.entries()) {
    const columns = all
      .slice(floor * perFloor, (floor + 1) * perFloor)
      .map((slots) => filled(shrunk(slots, length) ?? slots, length, spareRooms(frame, slots)));
    const parts = [
      frontRooms(frame, floor, of.front),
      passageRooms(frame, floor, { columns, length, frontBeds: of.front }),
      ...columns.map((slots, index) =>
        columnRooms(frame, floor, { side: index === 0 ? 'left' : 'right', slots, length }),
      ),
    ];
    for (const part of parts) {
      cells.push(...part.cells);
      links.push(...part.links);
    }
  }
  const bedrooms = cells.filter(({ kind }) => kind === 'bedroom').length;
  return { across: frame.across, along: toCentimetre(frame.front + length), cells, links, bedrooms };
}
