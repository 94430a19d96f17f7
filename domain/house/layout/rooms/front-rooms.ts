import type { Frame } from '../frame/frame.ts';
import type { Part } from '../frame/layout-parts.ts';
import { row } from './front-row.ts';
import { livingFront } from './living-front.ts';
import { upperFront } from './upper-front.ts';

export function frontRooms(frame: Frame, floor: number, beds: number): Part {
  if (floor === frame.livingFloor) return livingFront(frame, floor, beds);
  if (floor > frame.livingFloor) return upperFront(frame, floor, beds);
  return {
    cells: row(floor, 0, frame.front)([['porch', 'porch', 0, frame.across]]),
    links: [{ kind: 'door', between: [`${floor}-porch`, `${floor}-passage`] }],
  };
}
