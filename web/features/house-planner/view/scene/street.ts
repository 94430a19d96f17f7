import { CanvasTexture, Group, Mesh, MeshLambertMaterial, PlaneGeometry } from 'three';
import { waysIn } from '#domain/house/geometry/site/ways-in.ts';
import { box } from '#domain/house/geometry/solid/solids.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import { colourOf } from '#web/features/house-planner/drawing/look.ts';
import { meshOf } from './house-meshes.ts';

const kerb = { wide: 0.18, high: 0.06, down: -0.02, stone: 1 };
/** Where the road begins and ends, metres before the plot. */
export const road = { from: 1.6, to: 7.6, length: 260 };

/** Stones along both sides of the road, black and yellow in turn; let down before the gate and the shops. */
function kerbStones(plan: Plan): [dark: number[], light: number[]] {
  const { gate, shops } = waysIn(plan);
  const stones: [number[], number[]] = [[], []];
  for (let x = -60; x < 90; x += kerb.stone)
    for (const y of [-road.from, -road.to - kerb.wide]) {
      const stone = { x, y, width: kerb.stone - 0.02, depth: kerb.wide };
      const isWay =
        y === -road.from &&
        [gate, ...shops].some(([from, to]) => x + kerb.stone > from - 0.2 && x < to + 0.2);
      stones[(x & 1) as 0 | 1].push(...box(stone, -0.12, isWay ? kerb.down : kerb.high));
    }
  return stones;
}

const dashes = (): number[] =>
  Array.from({ length: 38 }, (_, one) =>
    box({ x: -60 + one * 4, y: -(road.from + road.to) / 2 - 0.06, width: 2, depth: 0.12 }, -0.1, -0.075),
  ).flat();

/** Blocks as large as houses, on the plots beside and behind: where this one ends is seen, and what is near. */
export function neighbours({ plot }: Pick<Plan, 'plot'>): { rect: Rect; high: number }[] {
  const { width, depth } = plot;
  const columns = [-2, -1, 0, 1, 2];
  return columns.flatMap((column) =>
    [0, 1].flatMap((row) => {
      if (column === 0 && row === 0) return [];
      const rect = {
        x: column * (width + 0.4) + width * 0.12,
        y: row * (depth + 0.4) + Math.min(3, depth * 0.2),
        width: width * 0.76,
        depth: depth * 0.62,
      };
      return [{ rect, high: 3.2 * (1 + ((column * column * 3 + row * 5 + 1) % 3)) - (row === 0 ? 0.4 : 0) }];
    }),
  );
}

/** Kerb, marks of the road, and the neighbours' houses, which hide little of this one. */
export function addStreet(plan: Plan, group: Group): void {
  const [dark, light] = kerbStones(plan);
  const paint = (color: string) => new MeshLambertMaterial({ color });
  group.add(
    meshOf(dark, paint('#4a4d57')),
    meshOf(light, paint('#e3c65a')),
    meshOf(dashes(), paint('#f2f0e8')),
  );
  const grey = new MeshLambertMaterial({
    name: 'neighbour',
    color: '#aab0bf',
    transparent: true,
    opacity: 0.28,
    depthWrite: false,
  });
  const houses = neighbours(plan).flatMap(({ rect, high }) => box(rect, -0.1, high));
  const mesh = meshOf(houses, grey);
  mesh.castShadow = false;
  mesh.receiveShadow = false;
  group.add(mesh);
}

/** Words as they are painted on a road; null where nothing can write them. */
function lettering(words: string): CanvasTexture | null {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1024, 160];
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.font = `700 112px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillStyle = '#fff';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(words, 512, 80, 1000);
  const texture = new CanvasTexture(canvas);
  // It is looked at from the side.
  texture.anisotropy = 8;
  return texture;
}

/** The ground beyond the plot, its neighbours, and the road before it with its name. */
export function surroundings(plan: Plan, roadName: string) {
  const { plot, answers } = plan;
  const group = new Group();
  const lay = (material: MeshLambertMaterial, [width, depth]: [number, number], at: [number, number]) => {
    const mesh = new Mesh(new PlaneGeometry(width, depth), material);
    mesh.rotation.x = -Math.PI / 2;
    mesh.position.set(plot.width / 2, ...at);
    mesh.receiveShadow = true;
    group.add(mesh);
  };
  const paint = (color: string) => new MeshLambertMaterial({ color });
  lay(paint(colourOf('grass', answers)), [280, 280], [-0.12, -plot.depth / 2]);
  lay(paint('#8b8f9c'), [road.length, road.to - road.from], [-0.08, (road.from + road.to) / 2]);
  lay(paint('#dcd8cc'), [road.length, road.from], [-0.03, road.from / 2]);
  addStreet(plan, group);
  const map = lettering(roadName);
  // On the road's near half, which is in sight at first.
  if (map) lay(new MeshLambertMaterial({ map, transparent: true }), [8.32, 1.3], [-0.06, 2.6]);
  return { group, letters: map };
}
