import type { Mesh, Point } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Palette } from './palette.ts';

/** A dome on a drum, with a finial. */
export function dome(
  { mesh, palette }: { mesh: Mesh; palette: Palette },
  [x, base, z]: Point,
  radius: number,
): void {
  const profile: [number, number][] = [
    [radius * 1.04, base],
    [radius * 1.06, base + radius * 0.12],
  ];
  for (let step = 0; step <= 10; step++) {
    const angle = (step / 10) * (Math.PI / 2);
    const bulge = 1 + 0.1 * Math.sin(angle * 2);
    profile.push([radius * Math.cos(angle) * bulge, base + radius * (0.14 + 1.05 * Math.sin(angle))]);
  }
  mesh.lathe(palette.trim, [x, z], { profile, sides: 24 });
  const top = base + radius * 1.19;
  mesh.lathe(palette.stone, [x, z], {
    profile: [
      [0.09, top - 0.05],
      [0.13, top + 0.08],
      [0.04, top + 0.16],
      [0.07, top + 0.26],
      [0, top + 0.5],
    ],
    sides: 10,
  });
}

/** An open pavilion under a dome. */
export function chhatri(kit: { mesh: Mesh; palette: Palette }, [x, base, z]: Point, size: number): void {
  const { mesh, palette } = kit;
  const half = size / 2;
  mesh.box(palette.stone, [x - half, base, z - half], [x + half, base + 0.12, z + half]);
  for (const [dx, dz] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const [px, pz] = [x + dx * (half - 0.1), z + dz * (half - 0.1)];
    mesh.lathe(palette.trim, [px, pz], {
      profile: [
        [0.11, base + 0.1],
        [0.07, base + 0.25],
        [0.06, base + size * 0.85],
        [0.11, base + size * 0.95],
      ],
      sides: 8,
    });
  }
  const top = base + size * 0.95;
  mesh.box(
    palette.stone,
    [x - half - 0.22, top, z - half - 0.22],
    [x + half + 0.22, top + 0.07, z + half + 0.22],
  );
  mesh.box(palette.trim, [x - half, top + 0.07, z - half], [x + half, top + 0.2, z + half]);
  dome(kit, [x, top + 0.2, z], half * 0.92);
}
