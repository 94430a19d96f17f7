import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import { entranceOf, houseFootprint, type Kit } from '#domain/pictures/scene/house/kit.ts';

/** Where the garden ends before the house: at the road, or behind the viewer who looks at the house from within it. */
export const frontEnd = ({ view }: Pick<ParsedPrompt, 'view'>): number => (view === 'garden' ? 40 : 0);

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

/** A low wall to the road with posts and lamps at the gates, higher ones to the neighbours. */
export function addWall({ mesh, palette, plan, parsed }: Kit, { people, car }: Gates, high: number): void {
  const { width, depth } = plan.plot;
  const open = [people, ...(car ? [car] : [])].toSorted((a, b) => a[0] - b[0]);
  const rustic = parsed.style === 'hill' || parsed.style === 'village';
  const body = parsed.style === 'rajasthani' ? palette.stone : rustic ? palette.accent : palette.wall;
  const end = frontEnd(parsed);
  const piece = (from: number, to: number) => {
    if (end > 0 || to - from < 0.3) return;
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
    mesh.box(body, [x, 0, -depth], [x + 0.2, 1.25, end]);
    mesh.box(palette.trim, [x - 0.05, 1.25, -depth], [x + 0.25, 1.33, end]);
  }
  mesh.box(body, [0, 0, -depth], [width, 1.25, -depth + 0.2]);
  for (const x of end > 0 ? [] : open.flat()) {
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
