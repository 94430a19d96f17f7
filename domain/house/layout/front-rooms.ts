import { toCentimetre } from '#domain/house/model/rect.ts';
import type { RoomKind } from '#domain/house/model/room.ts';
import { type Frame, porchWidth } from './frame.ts';
import { smallestBedroom } from './slot.ts';
import type { Cell, Link, Part } from './slot-lengths.ts';

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

const balconyDepth = 1.3;

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

export function frontRooms(frame: Frame, floor: number, beds: number): Part {
  if (floor === frame.livingFloor) return livingFront(frame, floor, beds);
  if (floor > frame.livingFloor) return upperFront(frame, floor, beds);
  return {
    cells: row(floor, 0, frame.front)([['porch', 'porch', 0, frame.across]]),
    links: [{ kind: 'door', between: [`${floor}-porch`, `${floor}-passage`] }],
  };
}
