import {
  BoxGeometry,
  BufferGeometry,
  CircleGeometry,
  Color,
  DirectionalLight,
  Float32BufferAttribute,
  Group,
  HemisphereLight,
  type LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
} from 'three';
import type { Material, Part } from '#domain/house/geometry/parts.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { dressed } from '../drawing/dress.ts';
import { corners, cross, facesOf, minus } from '../drawing/faces.ts';
import { furniture } from '../drawing/furniture.ts';
import { colourOf, sunFrom } from '../drawing/look.ts';
import { outlined } from '../drawing/outlines.ts';

/** What can be shown and hidden: a floor, the roof and what stands on it, or the plot (-1). */
export interface Layer {
  floor: number;
  group: Group;
  doors: Group;
}

export type Materials = Map<Material, MeshLambertMaterial>;

function materialOf(name: Material): MeshLambertMaterial {
  const glass = name === 'glass';
  return new MeshLambertMaterial({
    name,
    color: new Color(colourOf(name)),
    transparent: glass,
    opacity: glass ? 0.62 : 1,
    // The lines lie on the faces: those stand back a little.
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
}

/** A triangle without area has no normal, which other programs do not like. */
const withArea = (positions: readonly number[]): number[] =>
  positions.filter((_, place) => {
    const [a, b, c] = corners(positions, place - (place % 9));
    return Math.hypot(...cross(minus(b, a), minus(c, a))) > 1e-7;
  });

function meshOf(positions: readonly number[], material: MeshLambertMaterial): Mesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(withArea(positions), 3));
  geometry.computeVertexNormals();
  const mesh = new Mesh(geometry, material);
  mesh.name = material.name;
  mesh.castShadow = material.name !== 'glass';
  mesh.receiveShadow = true;
  return mesh;
}

function linesOf(parts: readonly Part[], ink: LineBasicMaterial): LineSegments {
  const geometry = new BufferGeometry();
  const ends = outlined(facesOf(parts)).outlines.flatMap(({ from, to }) => [...from, ...to]);
  geometry.setAttribute('position', new Float32BufferAttribute(ends, 3));
  return new LineSegments(geometry, ink);
}

/** All of one floor and material is one mesh; doors apart, as they stand open while one walks inside. */
export function houseLayers(plan: Plan, ink: LineBasicMaterial): { layers: Layer[]; materials: Materials } {
  const materials: Materials = new Map();
  const parts = [...dressed(plan), ...furniture(plan)];
  const floors = [...new Set(parts.map(({ floor }) => floor))];
  const layers = floors.map((floor): Layer => {
    const [group, doors] = [new Group(), new Group()];
    group.add(doors);
    const here = parts.filter((part) => part.floor === floor);
    const byMaterial = new Map<string, { part: Part; positions: number[] }>();
    for (const part of here) {
      const key = `${part.material} ${part.part === 'door'}`;
      const one = byMaterial.get(key) ?? { part, positions: [] };
      for (const value of part.positions) one.positions.push(value);
      byMaterial.set(key, one);
    }
    for (const { part, positions } of byMaterial.values()) {
      const material = materials.get(part.material) ?? materialOf(part.material);
      materials.set(part.material, material);
      (part.part === 'door' ? doors : group).add(meshOf(positions, material));
    }
    doors.add(
      linesOf(
        here.filter(({ part }) => part === 'door'),
        ink,
      ),
    );
    group.add(
      linesOf(
        here.filter(({ part }) => part !== 'door'),
        ink,
      ),
    );
    return { floor, group, doors };
  });
  return { layers, materials };
}

/** The ground beyond the plot and the road before it. */
export function surroundings({ plot }: Plan): { group: Group; materials: MeshLambertMaterial[] } {
  const group = new Group();
  const [ground, road, kerb] = ['#c9d8bd', '#8b8f9c', '#dcd8cc'].map(
    (color) => new MeshLambertMaterial({ color: new Color(color) }),
  );
  const disc = new Mesh(new CircleGeometry(140, 48), ground);
  disc.rotation.x = -Math.PI / 2;
  disc.position.set(plot.width / 2, -0.12, -plot.depth / 2);
  const strip = (depth: number, z: number, of: { height: number; material: typeof road }) => {
    const mesh = new Mesh(new BoxGeometry(260, of.height, depth), of.material);
    mesh.position.set(plot.width / 2, -0.11 + of.height / 2, z);
    mesh.receiveShadow = true;
    return mesh;
  };
  disc.receiveShadow = true;
  group.add(
    disc,
    strip(6, 4.6, { height: 0.03, material: road }),
    strip(1.4, 0.9, { height: 0.08, material: kerb }),
  );
  return { group, materials: [ground, road, kerb].filter((one) => one !== undefined) };
}

export interface Lights {
  sky: HemisphereLight;
  sun: DirectionalLight;
}

export function lightsOver({ plot }: Plan, height: number): Lights {
  const sky = new HemisphereLight('#ffffff', '#b8ad98', 1.9);
  const sun = new DirectionalLight('#fff3dc', 2.1);
  const reach = Math.hypot(plot.width, plot.depth, height) / 2 + 2;
  const middle = [plot.width / 2, height / 2, -plot.depth / 2] as const;
  sun.target.position.set(...middle);
  sun.position.set(
    middle[0] + sunFrom[0] * reach * 2,
    middle[1] + sunFrom[1] * reach * 2,
    middle[2] + sunFrom[2] * reach * 2,
  );
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.normalBias = 0.06;
  Object.assign(sun.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.5,
    far: reach * 4,
  });
  return { sky, sun };
}
