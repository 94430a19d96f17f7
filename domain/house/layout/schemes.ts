import type { Scheme } from './frame.ts';

export function schemes(parking: boolean, floors: number): Scheme[] {
  const parkings: Scheme['parking'][] = parking ? ['front', 'porch', 'beside', 'under', 'none'] : ['none'];
  const all: Scheme[] = [];
  for (const turned of [false, true])
    for (const columns of ['double', 'single'] as const)
      for (const snug of [false, true])
        for (const way of parkings) {
          if (way === 'porch' && (turned || columns === 'single')) continue;
          if (way === 'under' && (turned || columns === 'double' || floors < 2)) continue;
          all.push({ columns, turned, parking: way, snug });
        }
  return all;
}
