import type { Plan } from '#domain/house/model/model.ts';
import type { Part } from '../solid/parts.ts';
import { slopedRoof } from '../solid/solids.ts';
import { widened } from './borders.ts';
import { flatRoof } from './flat-roof.ts';

export function roofParts(plan: Plan): Part[] {
  const { house, roof, floors, plot, storeyHeight, plinth } = plan;
  const top = plinth.height + floors * storeyHeight;
  if (roof.kind === 'flat') return flatRoof(plan, top);
  const rect = widened(house, roof.overhang, plot);
  const span = Math.min(rect.width, rect.depth);
  const rise = (span / 2) * Math.tan((roof.pitch * Math.PI) / 180);
  const hip = roof.kind === 'hip' ? span / 2 - 0.01 : 0;
  return [
    { part: 'roof', floor: floors, material: 'roof-tiles', positions: slopedRoof(rect, top, { rise, hip }) },
  ];
}
