import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { Part } from '../solid/parts.ts';
import { box } from '../solid/solids.ts';
import { gateParts } from './gate.ts';
import { site } from './site-part.ts';

/** A low wall round the plot, open to the road where the car and people come in. */
export function boundary({ plot, house, setBacks, parking }: Plan): Part[] {
  const thick = 0.115;
  const sides: Rect[] = [];
  if (setBacks.left > 0.3) sides.push({ x: 0, y: 0, width: thick, depth: plot.depth });
  if (setBacks.right > 0.3) sides.push({ x: plot.width - thick, y: 0, width: thick, depth: plot.depth });
  sides.push({ x: 0, y: plot.depth - thick, width: plot.width, depth: thick });
  const gate = parking?.car.x ?? house.x;
  const from = gate + 2.9;
  const closed = setBacks.front > 0.9;
  if (closed && gate > 0.3) sides.push({ x: 0, y: 0, width: gate - 0.1, depth: thick });
  if (closed && from < plot.width - 0.3)
    sides.push({ x: from, y: 0, width: plot.width - from, depth: thick });
  return [
    ...(closed ? gateParts(Math.max(0, gate - 0.1), Math.min(from, plot.width - 0.3)) : []),
    site(
      'boundary',
      'outer-paint',
      sides.flatMap((rect) => box(rect, 0, 1.2)),
    ),
  ];
}

export function drive({ parking, house }: Plan): Part[] {
  if (!parking) return [];
  const inside = parking.kind === 'porch' || parking.kind === 'under';
  const { x, y, width, depth } = parking.car;
  const end = inside ? house.y : y + depth;
  return end > 0.2 ? [site('ground', 'paving', box({ x, y: 0, width, depth: end }, 0, 0.03))] : [];
}
