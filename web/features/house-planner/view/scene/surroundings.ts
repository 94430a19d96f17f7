import { CanvasTexture, Group, Mesh, MeshLambertMaterial, PlaneGeometry } from 'three';
import type { Plan } from '#domain/house/model/model.ts';
import { colourOf } from '#web/features/house-planner/drawing/look.ts';
import { addStreet, road } from './street.ts';

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
