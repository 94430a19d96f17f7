import { entranceOf } from '../kit/entrance.ts';
import type { Kit } from '../kit/kit.ts';
import { houseFootprint, roofLevel } from '../kit/levels.ts';
import { pitchedRoof } from '../roofs/pitched-roof.ts';

export function kerala(kit: Kit): void {
  const { plan } = kit;
  const { left, right, front } = houseFootprint(plan);
  const top = roofLevel(plan);
  const entrance = entranceOf(kit) ?? (left + right) / 2;
  const half = Math.min(2.6, (right - left) / 4);
  const middle = Math.max(left + half, Math.min(right - half, entrance));
  pitchedRoof(
    kit,
    { left: middle - half, right: middle + half, front: front + 0.35, back: front - 4 },
    { base: top, slope: 0.78, overhang: 0.75, kind: 'gable', gableToRoad: true },
  );
}
