import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  type LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
} from 'three';
import type { Material, Part } from '#domain/house/geometry/solid/parts.ts';
import type { Answers } from '#domain/house/model/answers.ts';
import { corners, facesOf } from '#web/features/house-planner/drawing/faces.ts';
import { colourOf } from '#web/features/house-planner/drawing/look.ts';
import { outlined } from '#web/features/house-planner/drawing/outside/outlines.ts';
import { cross, minus } from '#web/features/house-planner/drawing/vectors.ts';
import { metresOn, textureOf } from './textures.ts';

export function materialOf(name: Material, answers: Answers): MeshLambertMaterial {
  const glass = name === 'glass';
  const map = textureOf(name);
  return new MeshLambertMaterial({
    name,
    color: new Color(colourOf(name, answers)),
    ...(map && { map }),
    transparent: glass,
    opacity: glass ? 0.62 : 1,
    // The lines lie on the faces: those stand back a little.
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
}

/** A triangle without area has no normal, which other programs do not like. */
function withArea(positions: readonly number[]): number[] {
  const kept: number[] = [];
  for (let at = 0; at < positions.length; at += 9) {
    const [a, b, c] = corners(positions, at);
    if (Math.hypot(...cross(minus(b, a), minus(c, a))) > 1e-7) kept.push(...a, ...b, ...c);
  }
  return kept;
}

export function meshOf(positions: readonly number[], material: MeshLambertMaterial): Mesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(withArea(positions), 3));
  geometry.computeVertexNormals();
  const { position, normal } = geometry.attributes;
  if (position && normal)
    geometry.setAttribute('uv', new Float32BufferAttribute(metresOn(position.array, normal.array), 2));
  const mesh = new Mesh(geometry, material);
  mesh.name = material.name;
  mesh.castShadow = material.name !== 'glass';
  mesh.receiveShadow = true;
  return mesh;
}

export function linesOf(parts: readonly Part[], ink: LineBasicMaterial): LineSegments {
  const geometry = new BufferGeometry();
  const ends = outlined(facesOf(parts)).outlines.flatMap(({ from, to }) => [...from, ...to]);
  geometry.setAttribute('position', new Float32BufferAttribute(ends, 3));
  return new LineSegments(geometry, ink);
}
