import type { Kit } from '../kit/kit.ts';
import { houseFootprint, roofLevel } from '../kit/levels.ts';
import { pitchedRoof } from '../roofs/pitched-roof.ts';

export function mainRoof(kit: Kit): void {
  const { parsed, plan } = kit;
  if (parsed.roof === 'flat') return;
  const slopes = {
    kerala: 0.66,
    hill: 0.85,
    village: 0.8,
    colonial: 0.55,
    plain: 0.5,
    modern: 0.42,
    rajasthani: 0.45,
  };
  const kind = parsed.roof === 'gable' ? 'gable' : 'hip';
  const gableToRoad = kind === 'gable' && parsed.style === 'hill' ? true : undefined;
  const roof = {
    base: roofLevel(plan),
    slope: slopes[parsed.style],
    overhang: parsed.style === 'kerala' ? 0.95 : 0.75,
    kind,
  } as const;
  pitchedRoof(kit, houseFootprint(plan), gableToRoad ? { ...roof, gableToRoad } : roof);
}
