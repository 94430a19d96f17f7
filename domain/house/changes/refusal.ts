import type { Plan } from '../model/model.ts';
import { meet } from '../model/rect.ts';
import { isOpen, type RoomKind } from '../model/room.ts';
import { hasFrontDoor, hasShop } from '../plan/search.ts';
import { broken } from '../rules/broken.ts';
import type { Broken } from '../rules/measures.ts';
import { type Rule, table } from '../rules/table.ts';
import type { Hindrance } from './change-cells.ts';

/** Why a change is not made. */
export interface Refusal {
  rule:
    | Rule
    | Hindrance
    /** Nothing would lead to a room. */
    | 'no-way'
    | 'car'
    | 'front-door'
    | 'shop'
    /** No window may look to the side to which a mirror turns them. */
    | 'dark-side'
    /** The land is too small for the code: no wall of it has room to move. */
    | 'small-land'
    | 'too-many';
  /** The room that it is about. */
  room?: RoomKind;
  /** What was measured instead of the rule's value. */
  is?: number;
}

const keyOf = ({ rule, room }: Broken) => `${rule} ${room ?? ''}`;
const farFrom = ({ rule, is }: Broken) => Math.abs(is - table[rule].value);

/** Whether closed rooms stand where the car does. */
const isCarBuiltOver = ({ parking, rooms }: Plan) =>
  parking !== null &&
  rooms.some(({ floor, kind, cell }) => floor === 0 && !isOpen(kind) && meet(cell, parking.car));

const isCarOnPlot = ({ parking, plot }: Plan) =>
  parking === null || (parking.car.x >= 0 && parking.car.x + parking.car.width <= plot.width);

/** What speaks against a plan that was made of another: what held before has to hold after it. */
export function refusalOf(before: Plan, after: Plan): Refusal | null {
  if (before.parking && (!after.parking || isCarBuiltOver(after) || !isCarOnPlot(after)))
    return { rule: 'car' };
  const shop = after.rooms.some(({ kind }) => kind === 'shop');
  if (hasFrontDoor(before, shop) && !hasFrontDoor(after, shop)) return { rule: 'front-door' };
  if (shop && hasShop(before) && !hasShop(after)) return { rule: 'shop' };
  const known = new Map(broken(before).map((one) => [keyOf(one), farFrom(one)]));
  const worse = broken(after).find((one) => farFrom(one) > (known.get(keyOf(one)) ?? 0) + 0.001);
  if (!worse) return null;
  const room = after.rooms.find(({ id }) => id === worse.room);
  return { rule: worse.rule, is: worse.is, ...(room && { room: room.kind }) };
}
