import type { Plan } from '#domain/house/model/model.ts';
import { type Part, porchLevel } from '../solid/parts.ts';
import { box } from '../solid/solids.ts';
import { beds } from './beds.ts';
import { boundary, drive } from './boundary.ts';
import { car } from './car.ts';
import { site } from './site-part.ts';
import { stepsAt } from './steps.ts';
import { trees } from './trees.ts';

/** The plot with everything on it that is not the house. */
export function gardenParts(plan: Plan): Part[] {
  const { parking, plot, walls } = plan;
  const inside = parking?.kind === 'porch' || parking?.kind === 'under';
  const steps = walls
    .filter(({ floor, side }) => floor === 0 && side !== null)
    .flatMap((wall) =>
      wall.openings
        .filter(({ kind }) => kind !== 'window' && kind !== 'gap')
        .flatMap((opening) => stepsAt(plan, wall, opening)),
    );
  return [
    site('ground', 'grass', box(plot, -0.1, 0)),
    ...drive(plan),
    ...boundary(plan),
    site('step', 'stone', steps),
    ...(parking ? car(parking.car, inside ? porchLevel : 0.03) : []),
    ...trees(plan),
    ...beds(plan),
  ];
}
