import {
  Color,
  Fog,
  Group,
  LineBasicMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Plan } from '#domain/house/model/model.ts';
import { skies } from '../drawing/look.ts';
import type { Layer, Lights, Materials } from './scene-parts.ts';
import { houseLayers, lightsOver, surroundings } from './scene-parts.ts';
import { eyeHeight, type Standing, walked, walkStart } from './walk.ts';

/** What is shown; `inside` is the floor on which one walks. */
export interface Look {
  hidden: readonly number[];
  night: boolean;
  inside: number | null;
}

const glow: [string, number][] = [
  ['glass', 0.95],
  ['inner-paint', 0.42],
  ['tiles', 0.25],
  ['wet-tiles', 0.25],
];

/** The house in a canvas. It draws only when something has changed. */
export class HouseScene {
  readonly #plan: Plan;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(36, 1, 0.2, 400);
  readonly #controls: OrbitControls;
  readonly #layers: Layer[];
  readonly #materials: Materials;
  readonly #lights: Lights;
  readonly #ink = new LineBasicMaterial({ color: '#141a3c' });
  readonly #house = new Group();
  #standing: Standing | null = null;
  #frame = 0;

  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, plan: Plan) {
    this.#plan = plan;
    this.#canvas = canvas;
    this.#renderer = new WebGLRenderer({ canvas, context, antialias: true });
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    const { layers, materials } = houseLayers(plan, this.#ink);
    this.#layers = layers;
    this.#materials = materials;
    this.#house.name = 'house';
    this.#house.add(...layers.map(({ group }) => group));
    const around = surroundings(plan);
    this.#lights = lightsOver(plan, this.#height);
    this.#scene.add(this.#house, around.group, this.#lights.sky, this.#lights.sun, this.#lights.sun.target);
    this.#controls = new OrbitControls(this.#camera, canvas);
    this.#controls.maxPolarAngle = Math.PI * 0.49;
    this.#controls.enableDamping = false;
    // Wheel and pinch are the page's until one has taken hold of the house.
    this.#controls.enableZoom = false;
    // A finger that goes up or down moves the page on.
    canvas.style.touchAction = 'pan-y';
    this.#controls.addEventListener('change', this.#ask);
    this.reset();
  }

  get #height(): number {
    return this.#plan.plinth.height + this.#plan.floors * this.#plan.storeyHeight;
  }

  /** Draws with the next frame, however often it is asked. */
  readonly #ask = (): void => {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#renderer.render(this.#scene, this.#camera);
    });
  };

  /** Draws at once. */
  draw(): void {
    this.#renderer.render(this.#scene, this.#camera);
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#ask();
  }

  hold(held: boolean): void {
    this.#controls.enableZoom = held;
  }

  show({ hidden, night, inside }: Look): void {
    for (const { floor, group, doors } of this.#layers) {
      group.visible = inside !== null || !hidden.includes(floor);
      doors.visible = inside === null;
    }
    this.#light(night, inside !== null);
    if (inside !== null && inside !== this.#standing?.floor) this.#enter(inside);
    if (inside === null && this.#standing) this.#leave();
    this.#renderer.shadowMap.needsUpdate = true;
    this.#ask();
  }

  #light(night: boolean, inside: boolean): void {
    const { sky, sun } = this.#lights;
    const [above] = night ? skies.night : skies.day;
    this.#scene.background = new Color(above);
    this.#scene.fog = new Fog(above, 50, 125);
    sky.color.set(night ? '#5468b8' : '#f4f7ff');
    sky.groundColor.set(night ? '#141a3c' : '#c9c4b8');
    // Under a roof the light of the sky comes from all sides, by its walls.
    sky.intensity = (night ? 0.9 : 1.7) * (inside ? 1.6 : 1);
    sun.color.set(night ? '#9db4ff' : '#fff6e6');
    sun.intensity = night ? 0.5 : 2.4;
    this.#ink.color.set(night ? '#060a24' : '#141a3c');
    for (const [name, amount] of glow) {
      const material = [...this.#materials.values()].find((one) => one.name === name);
      material?.emissive.set(night ? '#ffcf66' : '#000000');
      if (material) material.emissiveIntensity = amount;
      if (material?.name === 'glass') material.opacity = night ? 0.9 : 0.62;
    }
  }

  /** From the front right, with the whole plot in sight. */
  reset(): void {
    const { plot } = this.#plan;
    const middle = new Vector3(plot.width / 2, this.#height * 0.42, -plot.depth / 2);
    const reach = Math.hypot(plot.width, plot.depth, this.#height) / 2;
    this.#controls.target.copy(middle);
    this.#controls.minDistance = 3;
    this.#controls.maxDistance = reach * 5;
    const away = (reach * 0.94) / Math.sin((this.#camera.fov * Math.PI) / 360);
    this.#camera.position.copy(new Vector3(0.62, 0.46, 1).normalize().multiplyScalar(away).add(middle));
    this.#controls.update();
    this.#ask();
  }

  /** Round the house and over it, in radians; inside, `around` turns one's head. */
  turn(around: number, over: number): void {
    if (this.#standing) {
      this.walk(0, around);
      return;
    }
    const way = this.#camera.position.clone().sub(this.#controls.target);
    const length = way.length();
    const polar = Math.min(1.53, Math.max(0.05, Math.acos(way.y / length) + over));
    const azimuth = Math.atan2(way.x, way.z) + around;
    way.setFromSphericalCoords(length, polar, azimuth);
    this.#camera.position.copy(way.add(this.#controls.target));
    this.#controls.update();
    this.#ask();
  }

  zoom(factor: number): void {
    const way = this.#camera.position.clone().sub(this.#controls.target).multiplyScalar(factor);
    way.clampLength(this.#controls.minDistance, this.#controls.maxDistance);
    this.#camera.position.copy(way.add(this.#controls.target));
    this.#controls.update();
    this.#ask();
  }

  #enter(floor: number): void {
    this.#controls.enabled = false;
    this.#standing = walkStart(this.#plan, floor);
    this.#camera.fov = 68;
    this.#camera.near = 0.05;
    this.#camera.updateProjectionMatrix();
    this.walk(0, 0);
  }

  #leave(): void {
    this.#standing = null;
    this.#controls.enabled = true;
    this.#camera.fov = 36;
    this.#camera.near = 0.2;
    this.#camera.updateProjectionMatrix();
    this.reset();
  }

  /** Metres ahead, radians to the right. */
  walk(forward: number, turn: number): void {
    if (!this.#standing) return;
    this.#standing = walked(this.#plan, this.#standing, { forward, turn });
    const { x, y, heading } = this.#standing;
    const height = eyeHeight(this.#plan, this.#standing);
    this.#camera.position.set(x, height, -y);
    this.#camera.lookAt(x + Math.sin(heading), height - 0.06, -(y + Math.cos(heading)));
    this.#ask();
  }

  png(): Promise<Blob | null> {
    this.draw();
    return new Promise((resolve) => this.#canvas.toBlob(resolve, 'image/png'));
  }

  /** The house without the lines and what is around it, all floors, for other programs. */
  async glb(): Promise<Blob> {
    const { modelFile } = await import('./model-file.ts');
    return modelFile(this.#house);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#controls.dispose();
    this.#scene.traverse((part) => {
      if ('geometry' in part) (part as { geometry: { dispose: () => void } }).geometry.dispose();
    });
    for (const material of this.#materials.values()) material.dispose();
    this.#ink.dispose();
    this.#renderer.dispose();
  }
}
