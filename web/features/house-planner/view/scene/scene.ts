import {
  Group,
  LineBasicMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  type Texture,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Plan } from '#domain/house/model/model.ts';
import { type Lights, lightScene, lightsOver } from './day-and-night.ts';
import { houseLayers, type Layer, type Materials } from './house-layers.ts';
import { RoomLights } from './lamps.ts';
import { pointerControls } from './pointer-controls.ts';
import { surroundings } from './street.ts';
import { comeNearer, moveAside, showWhole, turnRound, type View } from './view-of-house.ts';
import { heightOfView, type Standing, walked, walkStart } from './walk.ts';

/** What is shown; `inside` is the floor that the user walks on. */
export interface Look {
  hidden: readonly number[];
  night: boolean;
  inside: number | null;
}

/** The house in a canvas. It draws only when something has changed. */
export class HouseScene {
  readonly #plan: Plan;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(36, 1, 0.2, 400);
  readonly #view: View = { camera: this.#camera, target: new Vector3(), distances: [3, 100] };
  readonly #letGo: () => void;
  readonly #layers: Layer[];
  readonly #materials: Materials;
  readonly #lights: Lights;
  readonly #ink = new LineBasicMaterial({ color: '#141a3c' });
  readonly #house = new Group();
  readonly #letters: Texture | null;
  readonly #rooms: RoomLights;
  #night = false;
  #standing: Standing | null = null;
  #held = false;
  /** Its place has a size: what fits into it is known. */
  #seen = false;
  #frame = 0;
  #drawn = false;

  constructor(
    canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    { plan, road }: { plan: Plan; road: string },
  ) {
    this.#plan = plan;
    this.#canvas = canvas;
    this.#renderer = new WebGLRenderer({ canvas, context, antialias: true });
    // To ask each for its errors would wait for it.
    this.#renderer.debug.checkShaderErrors = false;
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    const { layers, materials } = houseLayers(plan, this.#ink);
    this.#layers = layers;
    this.#materials = materials;
    this.#house.name = 'house';
    this.#house.add(...layers.map(({ group }) => group));
    const around = surroundings(plan, road);
    this.#letters = around.letters;
    this.#rooms = new RoomLights(plan, around.group);
    this.#lights = lightsOver(plan, this.#height);
    this.#scene.add(this.#house, around.group, this.#lights.sky, this.#lights.sun, this.#lights.sun.target);
    // A finger that goes up or down moves the page on.
    canvas.style.touchAction = 'pan-y';
    const round = (pixels: number) => (-2 * Math.PI * pixels) / canvas.clientHeight;
    this.#letGo = pointerControls(canvas, {
      turn: (right, down) => {
        if (!this.#standing) this.turn(round(right), round(down));
      },
      shift: (right, down) => this.#shift(right, down),
      zoom: (factor) => this.#held && this.zoom(factor),
    });
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
      // All shaders are translated side by side, not each when its first thing is drawn.
      if (!this.#drawn) this.#renderer.compile(this.#scene, this.#camera);
      this.#drawn = true;
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
    if (!this.#seen) this.reset();
    this.#seen = true;
    this.#ask();
  }

  /** Wheel and pinch are the page's until the user has taken hold of the house. */
  hold(held: boolean): void {
    this.#held = held;
  }

  show({ hidden, night, inside }: Look): void {
    for (const { floor, group, doors } of this.#layers) {
      group.visible = inside !== null || !hidden.includes(floor);
      doors.visible = inside === null;
    }
    const { background, fog } = lightScene(
      { lights: this.#lights, materials: this.#materials, ink: this.#ink },
      { night, inside: inside !== null },
    );
    this.#scene.background = background;
    this.#scene.fog = fog;
    this.#night = night;
    if (inside !== null && inside !== this.#standing?.floor) this.#enter(inside);
    if (inside === null && this.#standing) this.#leave();
    this.#rooms.shine(this.#standing, night);
    this.#renderer.shadowMap.needsUpdate = true;
    this.#ask();
  }

  /** From the front right, with the whole plot in sight. */
  reset(): void {
    showWhole(this.#view, this.#plan, this.#height);
    this.#ask();
  }

  /** Round the house and over it, in radians; inside, `around` turns the visitor's head. */
  turn(around: number, over: number): void {
    if (this.#standing) {
      this.walk(0, around);
      return;
    }
    turnRound(this.#view, around, over);
    this.#ask();
  }

  /** @returns false for a visitor inside, who walks instead */
  zoom(factor: number): boolean {
    if (this.#standing) return false;
    comeNearer(this.#view, factor);
    this.#ask();
    return true;
  }

  #shift(right: number, down: number): void {
    if (this.#standing) return;
    const { camera, target } = this.#view;
    const metres = (camera.position.distanceTo(target) * 0.65) / this.#canvas.clientHeight;
    moveAside(this.#view, -right * metres, down * metres);
    this.#ask();
  }

  #enter(floor: number): void {
    this.#standing = walkStart(this.#plan, floor);
    this.#camera.fov = 68;
    this.#camera.near = 0.05;
    this.#camera.updateProjectionMatrix();
    this.walk(0, 0);
  }

  #leave(): void {
    this.#standing = null;
    this.#camera.fov = 36;
    this.#camera.near = 0.2;
    this.#camera.updateProjectionMatrix();
    this.reset();
  }

  /** Metres ahead, radians to the right. */
  walk(forward: number, turn: number): void {
    if (!this.#standing) return;
    this.#standing = walked(this.#plan, this.#standing, { forward, turn });
    this.#rooms.shine(this.#standing, this.#night);
    const { x, y, heading } = this.#standing;
    const height = heightOfView(this.#plan, this.#standing);
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
    this.#letGo();
    this.#scene.traverse((part) => {
      if ('geometry' in part) (part as { geometry: { dispose: () => void } }).geometry.dispose();
    });
    for (const material of this.#materials.values()) {
      material.map?.dispose();
      material.dispose();
    }
    this.#ink.dispose();
    this.#letters?.dispose();
    this.#renderer.dispose();
  }
}
