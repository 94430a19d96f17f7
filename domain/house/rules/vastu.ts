import { type Heading, headingOf } from '../model/compass.ts';
import type { Plan } from '../model/model.ts';
import { areaOf, type Rect } from '../model/rect.ts';
import { isKitchen, isOpen, type Room } from '../model/room.ts';

/** What many ask of a house; a wish and no rule. */
export const vastuWishes = ['kitchen', 'worship', 'main-bedroom', 'entrance'] as const;
export type VastuWish = (typeof vastuWishes)[number];

const middleOf = ({ x, y, width, depth }: Rect) => ({ x: x + width / 2, y: y + depth / 2 });

/** Near enough to the middle to lie in no quarter. */
const slack = 0.05;

/** A place for worship is set up in a corner of these. */
const worshipIn: readonly Room['kind'][] = ['living', 'family', 'dining', 'study', 'store', 'wash'];

/** From a room's wall outwards at the main door; where a porch stands before it, into the porch. */
function entranceHeading({ walls, rooms, answers }: Plan): Heading | null {
  const wall = walls.find(({ openings }) => openings.some(({ kind }) => kind === 'entrance'));
  if (!wall || !answers.road) return null;
  const [inner, outer] = wall.rooms.map((id) => rooms.find((room) => room.id === id));
  const open = outer && isOpen(outer.kind) ? outer : inner && isOpen(inner.kind) ? inner : null;
  const behind = open ?? inner;
  if (!behind) return null;
  const middle = middleOf(behind.cell);
  const away = Math.sign((wall.along === 'x' ? middle.y : middle.x) - wall.line) * (open ? 1 : -1);
  return headingOf(wall.along === 'x' ? { x: 0, y: away } : { x: away, y: 0 }, answers.road);
}

/**
 * Which of the wishes a plan fulfils: kitchen in the south-east, north-east corner free for worship, largest bedroom in
 * the south-west, main door to the north or east. None where the road's side is not said.
 */
export function vastuOf(plan: Plan): { wish: VastuWish; held: boolean }[] {
  const { rooms, house, answers } = plan;
  const { road } = answers;
  if (!road) return [];
  const centre = middleOf(house);
  const placeOf = ({ cell }: Room): Heading => {
    const { x, y } = middleOf(cell);
    return headingOf({ x: (x - centre.x) / house.width, y: (y - centre.y) / house.depth }, road);
  };
  const southEast = ({ east, north }: Heading) => east > slack && north < -slack;
  const northEast = ({ east, north }: Heading) => east > slack && north > slack;
  const southWest = ({ east, north }: Heading) => east < -slack && north < -slack;
  const largest = rooms
    .filter(({ kind }) => kind === 'bedroom')
    .toSorted((a, b) => areaOf(b.inside) - areaOf(a.inside))[0];
  const door = entranceHeading(plan);
  return [
    { wish: 'kitchen', held: rooms.some((room) => isKitchen(room.kind) && southEast(placeOf(room))) },
    {
      wish: 'worship',
      held: rooms.some((room) => worshipIn.includes(room.kind) && northEast(placeOf(room))),
    },
    { wish: 'main-bedroom', held: largest !== undefined && southWest(placeOf(largest)) },
    { wish: 'entrance', held: door !== null && (door.east > 0.5 || door.north > 0.5) },
  ];
}
