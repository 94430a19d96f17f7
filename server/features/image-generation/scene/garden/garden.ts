import type { Rect } from '#domain/house/model/model.ts';
import type { Kit } from '../house/openings.ts';
import { entranceOf } from '../house/porches.ts';
import { houseFootprint } from '../house/shell.ts';

/** Where people and the car come through the wall, as places along the road. */
export interface Gates {
  people: readonly [number, number];
  car: readonly [number, number] | null;
}

export function gatesOf(kit: Kit): Gates {
  const { plan } = kit;
  const { left, right } = houseFootprint(plan);
  const middle = entranceOf(kit) ?? (left + right) / 2;
  const car = plan.parking?.car;
  return { people: [middle - 0.9, middle + 0.9], car: car ? [car.x - 0.25, car.x + car.width + 0.25] : null };
}

/** From the gate to the steps, and from the road to the car. */
export function addPaths({ mesh, palette, plan }: Kit, { people, car }: Gates, free: number): void {
  const { front } = houseFootprint(plan);
  mesh.box(palette.paving, [people[0] + 0.1, 0, front + free], [people[1] - 0.1, 0.035, 3]);
  if (!car || !plan.parking) return;
  const end =
    plan.parking.kind === 'porch' || plan.parking.kind === 'under'
      ? front
      : -(plan.parking.car.y + plan.parking.car.depth);
  mesh.box(palette.paving, [car[0], 0, end], [car[1], 0.03, 3]);
}

/** A low wall to the road with posts and lamps at the gates, higher ones to the neighbours. */
export function addWall({ mesh, palette, plan, parsed }: Kit, { people, car }: Gates, high: number): void {
  const { width, depth } = plan.plot;
  const open = [people, ...(car ? [car] : [])].toSorted((a, b) => a[0] - b[0]);
  const rustic = parsed.style === 'hill' || parsed.style === 'village';
  const body = parsed.style === 'rajasthani' ? palette.stone : rustic ? palette.accent : palette.wall;
  const piece = (from: number, to: number) => {
    if (to - from < 0.3) return;
    mesh.box(body, [from, 0, -0.2], [to, high, 0]);
    mesh.box(palette.trim, [from - 0.04, high, -0.26], [to + 0.04, high + 0.08, 0.06]);
  };
  let from = 0;
  for (const [left, right] of open) {
    piece(from, left - 0.25);
    from = Math.max(from, right + 0.25);
  }
  piece(from, width);
  for (const x of [0, width - 0.2]) {
    mesh.box(body, [x, 0, -depth], [x + 0.2, 1.25, 0]);
    mesh.box(palette.trim, [x - 0.05, 1.25, -depth], [x + 0.25, 1.33, 0]);
  }
  mesh.box(body, [0, 0, -depth], [width, 1.25, -depth + 0.2]);
  for (const x of open.flat()) {
    const sign = open.some(([left]) => left === x) ? -1 : 1;
    const at = x + sign * 0.16;
    mesh.box(rustic ? palette.accent : palette.stone, [at - 0.2, 0, -0.3], [at + 0.2, 1.35, 0.1]);
    mesh.box(palette.trim, [at - 0.26, 1.35, -0.36], [at + 0.26, 1.45, 0.16]);
    mesh.lathe(palette.bulb, [at, -0.1], {
      profile: [
        [0, 1.45],
        [0.1, 1.48],
        [0.13, 1.6],
        [0.08, 1.7],
        [0, 1.73],
      ],
      sides: 10,
    });
  }
}

/** The biggest free rectangle of lawn: before the house, beside the way in. */
export function freeLawn(kit: Kit, verandah: number): Rect | null {
  const { plan } = kit;
  const { front } = houseFootprint(plan);
  const { people, car } = gatesOf(kit);
  const back = front + verandah + 0.7;
  const edges = [0.8, plan.plot.width - 0.8, ...people, ...(car ?? [])].toSorted((a, b) => a - b);
  let best: Rect | null = null;
  for (let index = 0; index + 1 < edges.length; index++) {
    const [from, to] = [(edges[index] ?? 0) + 0.5, (edges[index + 1] ?? 0) - 0.5];
    const taken = [people, ...(car ? [car] : [])].some(([left, right]) => from < right && to > left);
    if (!taken && to - from > (best?.width ?? 2.2))
      best = { x: from, y: 0.9, width: to - from, depth: -back - 0.9 };
  }
  return best && best.depth > 1.4 ? best : null;
}
