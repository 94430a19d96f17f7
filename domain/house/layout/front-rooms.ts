import type { RoomKind } from '#domain/house/model/room.ts';
import { type Frame, porchWidth } from './frame.ts';
import { row } from './front-row.ts';
import type { Link, Part } from './layout-parts.ts';
import { upperFront } from './upper-front.ts';

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
