import type { Plan } from '../../house/model/model.ts';

/** What no plan draws, from the rate file: metres, square metres, kN for a square metre, and ratios. */
export type Sizes = Record<
  | 'floorLoad'
  | 'soilBearing'
  | 'foundationDepth'
  | 'footingLeast'
  | 'footingThickness'
  | 'digMargin'
  | 'columnLeast'
  | 'columnStress'
  | 'plinthBeamDepth'
  | 'beamDepth'
  | 'beamWidth'
  | 'slabSpan'
  | 'slabLeast'
  | 'slabMost'
  | 'waist'
  | 'lintelDepth'
  | 'lintelBearing'
  | 'shade'
  | 'shadeThickness'
  | 'plinthBelowGround'
  | 'sandBedThickness'
  | 'leanThickness'
  | 'apronWidth'
  | 'waterPerson',
  number
>;

/** Walls between the beams, net of what is cut into them; lintels and sunshades over it. */
export function wallMeasures(plan: Plan, of: Sizes) {
  const height = plan.storeyHeight - plan.slab;
  const measured = { volume: 0, faces: 0, outerFaces: 0, doors: 0, windows: 0, lintels: 0 };
  for (const wall of plan.walls) {
    const holes = wall.openings.reduce((sum, { width, sill, head }) => sum + width * (head - sill), 0);
    measured.doors += wall.openings.filter(({ kind }) => kind !== 'window' && kind !== 'gap').length;
    for (const { kind, width, sill, head } of wall.openings)
      if (kind === 'window') measured.windows += width * (head - sill);
    if (wall.kind === 'railing' || wall.kind === 'open') continue;
    const length = wall.to - wall.from;
    const face = Math.max(0, length * height - holes);
    // Outer walls end below a beam, inner ones at the slab.
    const beam = wall.kind === 'outer' ? length * (of.beamDepth - plan.slab) : 0;
    const lintels = wall.openings.reduce((sum, { width }) => sum + width + 2 * of.lintelBearing, 0);
    const lintelVolume = Math.min(lintels, length) * of.lintelDepth * wall.thickness;
    const shades = wall.side === null ? [] : wall.openings.filter(({ kind }) => kind === 'window');
    const shadeArea = shades.reduce((sum, { width }) => sum + (width + 2 * of.lintelBearing) * of.shade, 0);
    measured.volume += Math.max(0, (face - beam) * wall.thickness - lintelVolume);
    measured.faces += 2 * face;
    if (wall.kind === 'outer') measured.outerFaces += face;
    measured.lintels += lintelVolume + shadeArea * of.shadeThickness;
  }
  return measured;
}
