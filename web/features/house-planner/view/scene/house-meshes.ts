import {
  BufferGeometry,
  type CanvasTexture as Canvas,
  CanvasTexture,
  Color,
  Float32BufferAttribute,
  type LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  RepeatWrapping,
} from 'three';
import type { Material, Part } from '#domain/house/geometry/solid/parts.ts';
import type { Answers } from '#domain/house/model/answers.ts';
import { corners, facesOf } from '#web/features/house-planner/drawing/faces.ts';
import { colourOf } from '#web/features/house-planner/drawing/look.ts';
import { outlined } from '#web/features/house-planner/drawing/outside/outlines.ts';
import { cross, minus } from '#web/features/house-planner/drawing/vectors.ts';

type Pen = CanvasRenderingContext2D;
const pixels = 128;

/** Near white, so that the material's own colour stays. */
const grey = (light: number) => `rgb(${light} ${light} ${light})`;

/** The same specks each time. */
function specks(pen: Pen, [low, high]: readonly [number, number], side = 2): void {
  let state = 9;
  for (let x = 0; x < pixels; x += side)
    for (let y = 0; y < pixels; y += side) {
      state = (state * 16807) % 2147483647;
      pen.fillStyle = grey(low + Math.round(((high - low) * state) / 2147483647));
      pen.fillRect(x, y, side, side);
    }
}

/** Stones or tiles in rows, each a little lighter or darker, every other row shifted by `shift` of a stone. */
function courses(pen: Pen, of: { across: number; up: number; shift: number; joint: number }): void {
  const [width, height] = [pixels / of.across, pixels / of.up];
  pen.fillStyle = grey(of.joint);
  pen.fillRect(0, 0, pixels, pixels);
  for (let row = 0; row < of.up; row++)
    for (let column = -1; column < of.across; column++) {
      const name = (((column + of.across) % of.across) * 7 + row * 5) % 9;
      pen.fillStyle = grey(232 + name * 2.6);
      pen.fillRect((column + (row % 2) * of.shift) * width + 1, row * height + 1, width - 2, height - 2);
    }
}

function boards(pen: Pen): void {
  courses(pen, { across: 1, up: 8, shift: 0, joint: 176 });
  for (let line = 0; line < 60; line++) {
    pen.fillStyle = `rgb(60 30 10 / ${0.04 + (line % 5) * 0.012})`;
    pen.fillRect((line * 37) % pixels, (line * 53) % pixels, 18 + ((line * 11) % 40), 1);
  }
}

function weave(pen: Pen): void {
  for (let x = 0; x < pixels; x += 4)
    for (let y = 0; y < pixels; y += 4) {
      pen.fillStyle = grey((x + y) % 8 === 0 ? 252 : 226);
      pen.fillRect(x, y, 4, 4);
    }
}

interface Pattern {
  /** Metres after which it comes again. */
  metres: number;
  draw(pen: Pen): void;
}

const plaster: Pattern = { metres: 1.6, draw: (pen) => specks(pen, [240, 255]) };
const patterns: Partial<Record<Material, Pattern>> = {
  'outer-paint': plaster,
  'inner-paint': plaster,
  concrete: { metres: 1.2, draw: (pen) => specks(pen, [226, 255]) },
  grass: { metres: 2.4, draw: (pen) => specks(pen, [214, 255], 4) },
  tiles: { metres: 1.2, draw: (pen) => courses(pen, { across: 2, up: 2, shift: 0, joint: 205 }) },
  'wet-tiles': { metres: 1.2, draw: (pen) => courses(pen, { across: 4, up: 4, shift: 0, joint: 255 }) },
  paving: { metres: 1.6, draw: (pen) => courses(pen, { across: 4, up: 8, shift: 0.5, joint: 200 }) },
  stone: { metres: 1.8, draw: (pen) => courses(pen, { across: 3, up: 6, shift: 0.5, joint: 190 }) },
  brick: { metres: 1, draw: (pen) => courses(pen, { across: 4, up: 12, shift: 0.5, joint: 255 }) },
  'roof-tiles': { metres: 1.6, draw: (pen) => courses(pen, { across: 6, up: 5, shift: 0.5, joint: 170 }) },
  wood: { metres: 1.2, draw: boards },
  fabric: { metres: 0.4, draw: weave },
};

/** The material's texture, made here and loaded from nowhere; null where it has none or nothing can draw. */
function textureOf(name: Material): Canvas | null {
  const pattern = patterns[name];
  if (!pattern) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [pixels, pixels];
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pattern.draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 4;
  texture.repeat.set(1 / pattern.metres, 1 / pattern.metres);
  return texture;
}

/** Metres across and up on each face: a texture has the same size wherever it lies. */
export function metresOn(positions: ArrayLike<number>, normals: ArrayLike<number>): number[] {
  const places: number[] = [];
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = [positions[at], positions[at + 1], positions[at + 2]];
    const [nx, ny] = [Math.abs(normals[at] ?? 0), Math.abs(normals[at + 1] ?? 0)];
    if (ny > 0.92) places.push(x, z);
    else places.push(nx > 0.7 ? z : x, y);
  }
  return places;
}

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
