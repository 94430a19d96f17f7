import { type Rect, toCentimetre } from '#domain/house/model/rect.ts';
import type { Choice } from './choice.ts';
import type { Layout } from './layout.ts';

/** A living room, a kitchen and a toilet on one floor: what the smallest land carries. */
export function smallest(space: Rect): Choice {
  const turned = space.width > space.depth;
  const across = toCentimetre(Math.min(5, turned ? space.depth : space.width));
  const along = toCentimetre(Math.min(6.5, turned ? space.width : space.depth));
  const kitchen = toCentimetre(Math.max(1.8, Math.min(2.4, along - 2.9)));
  const front = toCentimetre(along - kitchen);
  const toilet = 1.4;
  const cell = (name: 'living' | 'kitchen' | 'toilet', rect: Rect) => ({
    name: `0-${name}`,
    kind: name,
    floor: 0,
    rect,
  });
  const cells = [
    cell('living', { x: 0, y: 0, width: across, depth: front }),
    cell('kitchen', { x: 0, y: front, width: toCentimetre(across - toilet), depth: kitchen }),
    cell('toilet', { x: toCentimetre(across - toilet), y: front, width: toilet, depth: kitchen }),
  ];
  const links: Layout['links'] = [
    { kind: 'door', between: ['0-living', '0-kitchen'] },
    { kind: 'door', between: ['0-living', '0-toilet'] },
  ];
  return {
    scheme: { columns: 'single', turned, parking: 'none', snug: true },
    layout: { across, along, cells, links, bedrooms: 0 },
    floors: 1,
    livingFloor: 0,
    space,
  };
}
