import type { Plan } from '../model/model.ts';
import { areaOf } from '../model/rect.ts';
import { isOpen, type Room } from '../model/room.ts';
import { type Rule, rowHouse, table } from './table.ts';

export interface Broken {
  rule: Rule;
  room?: string;
  is: number;
}

const slack = 0.006;
export const least = (rule: Rule, is: number, room?: string): Broken[] =>
  is < table[rule].value - slack ? [{ rule, is, ...(room !== undefined && { room }) }] : [];
export const most = (rule: Rule, is: number, room?: string): Broken[] =>
  is > table[rule].value + slack ? [{ rule, is, ...(room !== undefined && { room }) }] : [];

const habitable: readonly Room['kind'][] = ['living', 'bedroom', 'family', 'study'];
const longRooms: readonly Room['kind'][] = ['living', 'dining', 'bedroom'];
const lit: readonly Room['kind'][] = [...habitable, 'dining', 'kitchen', 'kitchen-dining'];

const widthOf = ({ inside }: Room) => Math.min(inside.width, inside.depth);

/** Windows, and ways to a balcony or a court that stand open. */
export function openArea(plan: Plan, room: Room): number {
  return plan.walls
    .filter(({ rooms }) => rooms.includes(room.id))
    .flatMap(({ openings }) => openings)
    .reduce((sum, { kind, width, head, sill }) => sum + (kind === 'window' ? width * (head - sill) : 0), 0);
}

function sizesOf(plan: Plan, room: Room): Broken[] {
  const { id, kind, inside } = room;
  const area = areaOf(inside);
  const width = widthOf(room);
  const found: Broken[] = [];
  if (habitable.includes(kind))
    found.push(...least('second-room-area', area, id), ...least('room-width', width, id));
  if (kind === 'kitchen')
    found.push(...least('kitchen-area', area, id), ...least('kitchen-width', width, id));
  if (kind === 'dining' || kind === 'kitchen-dining')
    found.push(...least('dining-area', area, id), ...least('dining-width', width, id));
  if (kind === 'toilet') found.push(...least('bath-area', area, id), ...least('bath-width', width, id));
  if (kind === 'toilet') found.push(...most('bath-shape', Math.max(inside.width, inside.depth) / width, id));
  if (kind === 'passage') found.push(...least('passage-width', width, id));
  if (longRooms.includes(kind))
    found.push(...most('shape', Math.max(inside.width, inside.depth) / width, id));
  if (lit.includes(kind)) found.push(...least('openings', openArea(plan, room) / area + slack / 2, id));
  return found;
}

function stairMeasures({ stairs }: Plan): Broken[] {
  if (!stairs) return [];
  const { inside, landing, treads, tread, riser } = stairs;
  const across = landing === 'left' || landing === 'right' ? inside.depth : inside.width;
  const length = landing === 'left' || landing === 'right' ? inside.width : inside.depth;
  return [
    ...least('stair-width', across / 2 - 0.05),
    ...least('landing', length - treads * tread),
    ...most('riser', riser),
    ...least('tread', tread),
  ];
}

/** Rooms, stairs and passages by tape measure. */
export function brokenMeasures(plan: Plan): Broken[] {
  const rooms = plan.rooms.filter(({ kind }) => habitable.includes(kind));
  const small = rooms.filter(({ inside }) => areaOf(inside) < table['room-area'].value - slack);
  const covered = plan.rooms.filter(({ kind }) => !isOpen(kind));
  // A court is floor that people use, too.
  const floor = plan.courts.reduce((sum, { inside }) => sum + areaOf(inside), 0);
  const courtRule =
    Math.min(plan.house.width, plan.house.depth) < rowHouse ? 'row-court-width' : 'court-width';
  const area = (of: readonly Room[]) => of.reduce((sum, { inside }) => sum + areaOf(inside), 0);
  return [
    ...plan.rooms.flatMap((room) => sizesOf(plan, room)),
    ...small.slice(1).map(({ id, inside }): Broken => ({ rule: 'room-area', room: id, is: areaOf(inside) })),
    ...stairMeasures(plan),
    ...plan.courts.flatMap(({ inside }) => least(courtRule, Math.min(inside.width, inside.depth))),
    ...least('room-height', plan.storeyHeight - plan.slab),
    ...most('circulation', area(covered.filter(({ kind }) => kind === 'passage')) / (area(covered) + floor)),
  ];
}
