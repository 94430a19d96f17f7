import type { Choice } from '../layout/schemes/choice.ts';
import { besideWidth } from '../layout/schemes/space.ts';
import type { Parking } from '../model/model.ts';
import type { Rect } from '../model/rect.ts';
import type { Room } from '../model/room.ts';

const carSize = { width: 2.5, depth: 4.8 };

export function parkingOf(
  kind: Choice['scheme']['parking'],
  house: Rect,
  rooms: readonly Room[],
): Parking | null {
  if (kind === 'none') return null;
  if (kind === 'front') return { kind, car: { x: house.x + 0.3, y: 0.3, ...carSize } };
  if (kind === 'beside')
    return { kind, car: { x: house.x - besideWidth + 0.35, y: house.y + 0.1, ...carSize } };
  const porch = rooms.find((room) => room.kind === 'porch')?.cell;
  if (!porch) return null;
  return {
    kind,
    car: {
      ...carSize,
      x: porch.x + Math.max(0.15, Math.min(0.5, (porch.width - 2.5) / 2)),
      y: porch.y + 0.15,
    },
  };
}
