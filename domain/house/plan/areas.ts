import type { Land } from '../model/land-size.ts';
import type { Plan } from '../model/model.ts';
import { areaOf, type Rect } from '../model/rect.ts';
import type { Room } from '../model/room.ts';

export function areasOf(
  land: Land,
  rooms: readonly Room[],
  of: { house: Rect; car: Rect | undefined; floors: number },
): Plan['areas'] {
  const footprint = areaOf(of.house);
  const builtUp = footprint * of.floors;
  const carpet = rooms.reduce((sum, room) => sum + areaOf(room.inside), 0);
  const { x = 0, y = 0 } = of.car ?? {};
  const apart = of.car && (y < of.house.y || x < of.house.x) ? areaOf(of.car) : 0;
  const walls = rooms.reduce((sum, room) => sum + areaOf(room.cell) - areaOf(room.inside), 0);
  return { plot: land.area, footprint, builtUp, carpet, walls, garden: land.area - footprint - apart };
}
