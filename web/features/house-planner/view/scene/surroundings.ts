import { BoxGeometry, CircleGeometry, Color, Group, Mesh, MeshLambertMaterial } from 'three';
import type { Plan } from '#domain/house/model/model.ts';

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
