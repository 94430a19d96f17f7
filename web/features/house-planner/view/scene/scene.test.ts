// @vitest-environment happy-dom
import type {
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  Object3D,
  PerspectiveCamera,
  PointLight,
  Scene,
} from 'three';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { HouseScene, type Look } from './scene.ts';
import { walkStart } from './walk.ts';

interface Drawn {
  scene: Scene;
  camera: PerspectiveCamera;
}
const { drawn, compiled, sizes, given } = vi.hoisted(() => ({
  drawn: [] as { scene: unknown; camera: unknown }[],
  /** How many pictures had been drawn at each. */
  compiled: [] as number[],
  sizes: [] as number[][],
  given: { back: 0 },
}));

// All of three but the graphics card, which a test has none of.
vi.mock('three', async (original) => {
  const three = await original<typeof import('three')>();
  class WebGLRenderer {
    shadowMap = {};
    debug = {};
    compile() {
      compiled.push(drawn.length);
    }
    setPixelRatio() {}
    setSize(width: number, height: number) {
      sizes.push([width, height]);
    }
    render(scene: unknown, camera: unknown) {
      drawn.push({ scene, camera });
    }
    dispose() {
      given.back += 1;
    }
  }
  return { ...three, WebGLRenderer };
});

const made = makePlan(defaultAnswers);
if (!made.ok) throw new Error(made.problem);
const { plan } = made;
const outside: Look = { hidden: [], night: false, inside: null };
const inside = (floor: number): Look => ({ ...outside, inside: floor });

let frames: (() => void)[] = [];
let scene: HouseScene;
let canvas: HTMLCanvasElement;

beforeEach(() => {
  frames = [];
  drawn.length = 0;
  compiled.length = 0;
  sizes.length = 0;
  given.back = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  canvas = document.createElement('canvas');
  Object.defineProperty(canvas, 'clientHeight', { value: 400 });
  document.body.append(canvas);
  scene = new HouseScene(canvas, {} as WebGL2RenderingContext, { plan, road: 'Road (south)' });
  scene.show(outside);
});
afterEach(() => {
  scene.dispose();
  canvas.remove();
  vi.unstubAllGlobals();
});

const pass = () => {
  const now = frames;
  frames = [];
  for (const frame of now) frame();
};
function look(): Drawn {
  scene.draw();
  return drawn.at(-1) as Drawn;
}
function eye() {
  const { camera } = look();
  camera.updateMatrixWorld();
  const { fov, near, aspect, position, quaternion } = camera;
  const numbers = [fov, near, aspect, ...position.toArray(), ...quaternion.toArray()];
  return numbers.map((value) => Number(value.toFixed(4)));
}
const place = () => look().camera.position.clone();
const parts = (): Object3D[] => {
  const all: Object3D[] = [];
  look().scene.traverse((part) => all.push(part));
  return all;
};
const isShown = (part: Object3D | null): boolean => !part || (part.visible && isShown(part.parent));
const shown = (material: string) =>
  parts()
    .filter(({ name }) => name === material)
    .filter(isShown).length;
const materialOf = (name: string) =>
  (parts().find((part) => part.name === name) as Mesh<never, MeshLambertMaterial>).material;
const light = <T extends Object3D>(type: string) => parts().find((part) => part.type === type) as T;
const drag = (by: number) => {
  const at = (type: string, x: number, on: EventTarget) =>
    on.dispatchEvent(
      new PointerEvent(type, {
        clientX: x,
        clientY: 50,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        bubbles: true,
      }),
    );
  canvas.setPointerCapture = () => undefined;
  canvas.releasePointerCapture = () => undefined;
  at('pointerdown', 100, canvas);
  at('pointermove', 100 + by, canvas);
  at('pointermove', 100 + by, document);
  at('pointerup', 100 + by, canvas);
  at('pointerup', 100 + by, document);
};

describe('Who leaves the house', () => {
  test('sees it from outside as at first: same place, same direction, same lens', () => {
    const before = eye();
    scene.show(inside(0));
    scene.walk(0.6, 0.4);
    expect(eye()).not.toEqual(before);
    scene.show(outside);
    expect(eye()).toEqual(before);
  });

  test('has the ends of the lens back, in what is drawn too', () => {
    const before = look().camera.projectionMatrix.toArray();
    scene.show(inside(0));
    expect(look().camera.projectionMatrix.toArray()).not.toEqual(before);
    scene.show(outside);
    expect(look().camera).toMatchObject({ fov: 36, near: 0.2 });
    expect(look().camera.projectionMatrix.toArray()).toEqual(before);
  });

  test('can turn the house again with the mouse; inside, that turns no house', () => {
    scene.show(inside(0));
    const within = place();
    drag(40);
    expect(place()).toEqual(within);
    scene.show(outside);
    const before = place();
    drag(40);
    expect(place().distanceTo(before)).toBeGreaterThan(0.5);
  });

  test('turns round the house with the keys, and no longer walks', () => {
    scene.show(inside(0));
    scene.show(outside);
    const before = place();
    scene.walk(0.6, 0);
    expect(place()).toEqual(before);
    scene.turn(0.5, 0);
    expect(place().y).toBeCloseTo(before.y, 6);
    expect(place().distanceTo(before)).toBeGreaterThan(1);
  });

  test('finds the doors shut and the hidden floors hidden again', () => {
    const all = shown('wood');
    const one: Look = { ...outside, hidden: [1] };
    scene.show(one);
    const few = shown('outer-paint');
    scene.show({ ...one, inside: 0 });
    expect(shown('outer-paint')).toBeGreaterThan(few);
    expect(shown('wood')).toBeLessThan(all);
    scene.show(one);
    expect(shown('outer-paint')).toBe(few);
    scene.show(outside);
    expect(shown('wood')).toBe(all);
  });

  test('and walks in again stands at the door of the same floor as the first time', () => {
    scene.show(inside(1));
    const first = eye();
    scene.walk(0.6, 0.5);
    scene.show(outside);
    scene.show(inside(1));
    expect(eye()).toEqual(first);
  });
});

describe('Who walks in', () => {
  test.each([0, 1])('stands at eye height on floor %i, in a room', (floor) => {
    scene.show(inside(floor));
    const start = walkStart(plan, floor);
    const { x, y, z } = place();
    expect([x, z]).toEqual([start.x, -start.y]);
    expect(y).toBeCloseTo(levelOf(plan, floor) + 1.55, 9);
  });

  test('stays where they are when only the light changes', () => {
    scene.show(inside(0));
    scene.walk(0.5, 0.3);
    const here = eye();
    scene.show({ ...inside(0), night: true });
    expect(eye()).toEqual(here);
  });

  test('turns their head where they stand', () => {
    scene.show(inside(0));
    const [before, seen] = [place(), eye()];
    scene.turn(0.4, 0.4);
    expect(place()).toEqual(before);
    expect(eye()).not.toEqual(seen);
  });

  test('has softer light from all sides, by night less of it', () => {
    const sky = () => light<HemisphereLight>('HemisphereLight').intensity;
    const out = sky();
    scene.show(inside(0));
    expect(sky()).toBeGreaterThan(out);
    scene.show(outside);
    expect(sky()).toBe(out);
  });
});

describe('By night', () => {
  const lamps = () => parts().filter((part): part is PointLight => part.type === 'PointLight');
  const lit = () => lamps().filter(({ intensity }) => intensity > 0);

  test('the lamp of the room shines on who stands in it, and none by day', () => {
    scene.show({ ...inside(0), night: true });
    const { x, z } = place();
    const nearest = Math.min(...lit().map(({ position }) => Math.hypot(position.x - x, position.z - z)));
    expect(nearest).toBeLessThan(3);
    scene.show(inside(0));
    expect(lit()).toEqual([]);
    scene.show({ ...outside, night: true });
    expect(lit()).toEqual([]);
    expect(materialOf('lamp').emissiveIntensity).toBe(1);
  });
});

describe('From outside', () => {
  test('the whole plot is in sight at first', () => {
    scene.resize(800, 600);
    const { camera } = look();
    camera.updateMatrixWorld();
    for (const [x, z] of [
      [0, 0],
      [plan.plot.width, 0],
      [0, -plan.plot.depth],
      [plan.plot.width, -plan.plot.depth],
    ] as const) {
      const seen = camera.position.clone().set(x, 0, z).project(camera);
      expect(Math.abs(seen.x)).toBeLessThan(1);
      expect(Math.abs(seen.y)).toBeLessThan(1);
    }
  });

  test('one comes nearer and goes away within limits, and the first view comes back', () => {
    const first = eye();
    const middle = () => place().distanceTo(place().set(plan.plot.width / 2, 0, -plan.plot.depth / 2));
    const far = middle();
    scene.zoom(0.8);
    expect(middle()).toBeLessThan(far);
    for (let step = 0; step < 60; step++) scene.zoom(0.8);
    expect(middle()).toBeGreaterThan(1);
    for (let step = 0; step < 90; step++) scene.zoom(1.25);
    expect(middle()).toBeLessThan(150);
    scene.turn(1, 0.2);
    scene.reset();
    expect(eye()).toEqual(first);
  });

  test('one never gets below the ground or over the top', () => {
    for (let step = 0; step < 40; step++) scene.turn(0, 0.2);
    expect(place().y).toBeGreaterThan(0);
    for (let step = 0; step < 40; step++) scene.turn(0, -0.2);
    const { x, z } = place();
    expect(Math.hypot(x - plan.plot.width / 2, z + plan.plot.depth / 2)).toBeGreaterThan(0.3);
  });

  test('a hidden floor is not seen, the others are', () => {
    const all = shown('tiles');
    scene.show({ ...outside, hidden: [0] });
    expect(shown('tiles')).toBeLessThan(all);
    expect(shown('tiles')).toBeGreaterThan(0);
    scene.show(outside);
    expect(shown('tiles')).toBe(all);
  });

  test('by night the windows glow and the sun is a moon; by day they are glass again', () => {
    const sun = () => light<DirectionalLight>('DirectionalLight').intensity;
    const day = sun();
    scene.show({ ...outside, night: true });
    expect(materialOf('glass').emissive.getHexString()).toBe('ffcf66');
    expect(materialOf('glass').opacity).toBe(0.9);
    expect(materialOf('outer-paint').emissive.getHexString()).toBe('000000');
    expect(sun()).toBeLessThan(day);
    scene.show(outside);
    expect(materialOf('glass').emissive.getHexString()).toBe('000000');
    expect(materialOf('glass').opacity).toBe(0.62);
    expect(sun()).toBe(day);
  });
});

describe('The canvas', () => {
  test('is drawn once with the next frame, however often something changed', () => {
    pass();
    drawn.length = 0;
    scene.turn(0.1, 0);
    scene.zoom(0.9);
    scene.turn(0.1, 0);
    expect(drawn).toHaveLength(0);
    expect(frames).toHaveLength(1);
    pass();
    expect(drawn).toHaveLength(1);
    expect(frames).toHaveLength(0);
  });

  test('has all its shaders translated before the first picture, and once', () => {
    pass();
    scene.turn(0.1, 0);
    pass();
    expect(compiled).toEqual([0]);
  });

  test('takes the size and the proportions of its place, but not those of a place without size', () => {
    scene.resize(800, 400);
    expect(look().camera.aspect).toBe(2);
    scene.resize(0, 400);
    expect(look().camera.aspect).toBe(2);
    expect(sizes).toEqual([[800, 400]]);
  });

  test('leaves the wheel to the page until one has taken hold of the house', () => {
    const wheel = () =>
      canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true }));
    const before = place();
    wheel();
    expect(place()).toEqual(before);
    scene.hold(true);
    wheel();
    expect(place()).not.toEqual(before);
    scene.hold(false);
    const held = place();
    wheel();
    expect(place()).toEqual(held);
    expect(canvas.style.touchAction).not.toBe('none');
  });

  test('gives the graphics memory back', () => {
    const meshes = parts().filter((part): part is Mesh => 'geometry' in part);
    const let_go = meshes.map((mesh) => vi.spyOn(mesh.geometry, 'dispose'));
    scene.dispose();
    expect(given.back).toBe(1);
    expect(let_go.every((spy) => spy.mock.calls.length > 0)).toBe(true);
    expect(frames).toHaveLength(0);
  });
});
