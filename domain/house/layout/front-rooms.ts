import type { RoomKind } from '../model/model.ts';
import { toCentimetre } from '../model/model.ts';
import type { Frame } from './frame.ts';
import { porchWidth } from './frame.ts';
import type { Cell, Link, Part } from './layout-parts.ts';
import type { Slot } from './slots.ts';
import { cuts, smallestBedroom } from './slots.ts';

const balconyDepth = 1.3;

/** The rooms of the front block from left to right. */
function row(
  floor: number,
  y: number,
  depth: number,
): (rooms: [string, RoomKind, number, number][]) => Cell[] {
  return (rooms) =>
    rooms.map(([name, kind, from, to]) => ({
      name: `${floor}-${name}`,
      kind,
      floor,
      rect: { x: from, y, width: toCentimetre(to - from), depth },
    }));
}

function livingFront(frame: Frame, floor: number, beds: number): Part {
  const { across, front, column, columns, parking } = frame;
  const cells = row(floor, 0, front);
  const hall: Link = { kind: 'gap', between: [`${floor}-living`, `${floor}-passage`] };
  if (parking === 'porch') {
    const width = porchWidth(column);
    return {
      cells: cells([
        ['porch', 'porch', 0, width],
        ['living', 'living', width, across],
      ]),
      links: [hall],
    };
  }
  if (columns === 'single' || across < 8.8)
    return { cells: cells([['living', 'living', 0, across]]), links: [hall] };
  const side: RoomKind = beds > 0 ? 'bedroom' : 'study';
  return {
    cells: cells([
      ['front', side, 0, column],
      ['living', 'living', column, across],
    ]),
    links: [hall, { kind: 'door', between: [`${floor}-living`, `${floor}-front`] }],
  };
}

function upperFront(frame: Frame, floor: number, beds: number): Part {
  const { across, front, column, columns, passage, turned } = frame;
  const least = columns === 'single' ? 2.9 : Math.max(2.9, smallestBedroom / column);
  const strip = !turned && front - balconyDepth >= least ? balconyDepth : 0;
  const depth = toCentimetre(front - strip);
  const cells = row(floor, strip, depth);
  const balcony: Cell[] = strip > 0 ? row(floor, 0, strip)([['balcony', 'balcony', 0, across]]) : [];
  const toHall = (name: string, kind: Link['kind']): Link => ({
    kind,
    between: [`${floor}-${name}`, `${floor}-passage`],
  });
  const toBalcony = (name: string): Link[] =>
    strip > 0 ? [{ kind: 'door', between: [`${floor}-${name}`, `${floor}-balcony`] }] : [];
  if (columns === 'single') {
    const most = beds > 0 ? toCentimetre(Math.max(3, 20 / depth)) : across;
    const from = across - most >= 1.2 ? toCentimetre(across - most) : 0;
    const rooms = cells([['front', beds > 0 ? 'bedroom' : 'family', from, across]]);
    const links = [toHall('front', beds > 0 ? 'door' : 'gap'), ...toBalcony('front')];
    if (from === 0) return { cells: [...balcony, ...rooms], links };
    const dressing = cells([['front-dressing', 'dressing', 0, from]]);
    links.push({ kind: 'door', between: [`${floor}-front`, `${floor}-front-dressing`] });
    return { cells: [...balcony, ...dressing, ...rooms], links };
  }
  if (beds > 1) {
    const middle = toCentimetre(column + passage / 2);
    return {
      cells: [
        ...balcony,
        ...cells([
          ['front-left', 'bedroom', 0, middle],
          ['front', 'bedroom', middle, across],
        ]),
      ],
      links: [
        toHall('front-left', 'door'),
        toHall('front', 'door'),
        ...toBalcony('front-left'),
        ...toBalcony('front'),
      ],
    };
  }
  const edge = toCentimetre(column + passage);
  return {
    cells: [
      ...balcony,
      ...cells([
        ['family', 'family', 0, edge],
        ['front', beds > 0 ? 'bedroom' : 'study', edge, across],
      ]),
    ],
    links: [
      toHall('family', 'gap'),
      { kind: 'door', between: [`${floor}-family`, `${floor}-front`] },
      ...toBalcony('family'),
      ...toBalcony('front'),
    ],
  };
}

export function frontRooms(frame: Frame, floor: number, beds: number): Part {
  if (floor === frame.livingFloor) return livingFront(frame, floor, beds);
  if (floor > frame.livingFloor) return upperFront(frame, floor, beds);
  return {
    cells: row(floor, 0, frame.front)([['porch', 'porch', 0, frame.across]]),
    links: [{ kind: 'door', between: [`${floor}-porch`, `${floor}-passage`] }],
  };
}

export function passageRooms(
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
