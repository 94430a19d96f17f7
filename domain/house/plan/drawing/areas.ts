import type { Land } from '#domain/house/model/land/land-size.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { areaOf, type Rect, sharedArea } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';

export function areasOf(
  land: Land,
  rooms: readonly Room[],
  of: { house: Rect; courts: readonly Rect[]; car: Rect | undefined; floors: number; stilt: boolean },
): Plan['areas'] {
  const footprint = of.courts.reduce((left, court) => left - areaOf(court), areaOf(of.house));
  const builtUp = footprint * (of.stilt ? of.floors - 1 : of.floors);
  const closed = rooms.filter(({ floor }) => !of.stilt || floor > 0);
  const carpet = closed.reduce((sum, room) => sum + areaOf(room.inside), 0);
  const apart = of.car ? areaOf(of.car) - sharedArea(of.car, of.house) : 0;
  const walls = closed.reduce((sum, room) => sum + areaOf(room.cell) - areaOf(room.inside), 0);
  return { plot: land.area, footprint, builtUp, carpet, walls, garden: land.area - areaOf(of.house) - apart };
}
