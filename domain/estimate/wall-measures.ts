import type { Plan } from '../house/model/model.ts';

export function wallMeasures(plan: Plan) {
  const height = plan.storeyHeight - plan.slab;
  let [volume, faces, outerFaces, doors, windows] = [0, 0, 0, 0, 0];
  for (const wall of plan.walls) {
    const holes = wall.openings.reduce((sum, { width, sill, head }) => sum + width * (head - sill), 0);
    doors += wall.openings.filter(({ kind }) => kind === 'door' || kind === 'entrance').length;
    for (const { kind, width, sill, head } of wall.openings)
      if (kind === 'window') windows += width * (head - sill);
    if (wall.kind === 'railing' || wall.kind === 'open') continue;
    const face = Math.max(0, (wall.to - wall.from) * height - holes);
    volume += face * wall.thickness;
    faces += 2 * face;
    if (wall.kind === 'outer') outerFaces += face;
  }
  return { volume, faces, outerFaces, doors, windows };
}
