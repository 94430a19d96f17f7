import { Group, Mesh, MeshLambertMaterial, MeshStandardMaterial, type Object3D } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';

/** A GLB of all that is solid, by floors, in materials that every program knows. */
export async function modelFile(house: Object3D): Promise<Blob> {
  const model = new Group();
  model.name = house.name;
  house.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshLambertMaterial)) return;
    const { name, color, transparent, opacity } = part.material;
    const material = new MeshStandardMaterial({
      name,
      color,
      transparent,
      opacity,
      roughness: 0.9,
      metalness: 0,
    });
    const copy = new Mesh(part.geometry, material);
    copy.name = name;
    model.add(copy);
  });
  const made = await new GLTFExporter().parseAsync(model, { binary: true });
  return new Blob(made instanceof ArrayBuffer ? [made] : [JSON.stringify(made)], {
    type: 'model/gltf-binary',
  });
}
