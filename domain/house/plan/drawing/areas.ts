import type { Land } from '#domain/house/model/land/land-size.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { areaOf, type Rect } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';

export function areasOf(
  land: Land,
  rooms: readonly Room[],
  of: { house: Rect; car: Rect | undefined; floors: number; stilt: boolean },
): Plan['areas'] {
  const footprint = areaOf(of.house);
  const builtUp = footprint * (of.stilt ? of.floors - 1 : of.floors);
  const closed = rooms.filter(({ floor }) => !of.stilt || floor > 0);
  const carpet = closed.reduce((sum, room) => sum + areaOf(room.inside), 0);
  const { x = 0, y = 0 } = of.car ?? {};
  const apart = of.car && (y < of.house.y || x < of.house.x) ? areaOf(of.car) : 0;
  const walls = closed.reduce((sum, room) => sum + areaOf(room.cell) - areaOf(room.inside), 0);
  return { plot: land.area, footprint, builtUp, carpet, walls, garden: land.area - footprint - apart };
}
