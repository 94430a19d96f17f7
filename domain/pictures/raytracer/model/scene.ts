import type { Mesh } from './mesh.ts';
import type { Colour, Surface } from './surface.ts';
import type { Vector } from './vector.ts';
import type { Weather } from './weather.ts';

/** Metres over the ground or the floor, of somebody who stands there. */
export const eyeLevel = 1.6;

/** Looks level, so that walls stand upright in the picture; the lens is shifted instead. */
export interface Camera {
  at: Vector;
  /** Radians from the direction away from the road, to the right. */
  turn: number;
  /** Half the picture's width, at distance 1. */
  spread: number;
  /** How far above the horizon the picture's middle lies, at distance 1. */
  shift: number;
  /** What lies nearer than this is looked through, as a wall before a small room. */
  clear?: number;
}

/** A light without a body of its own. */
export interface Lamp {
  at: Vector;
  /** Metres across: its shadows are as soft. */
  size?: number;
  colour: Colour;
  /** Metres. */
  reach: number;
}

export interface Scene {
  mesh: Mesh;
  /** What lies on the ground (height 0) at a place. */
  ground(x: number, z: number): Surface;
  weather: Weather;
  camera: Camera;
  lamps: readonly Lamp[];
  /** 0 to 1: how much ground and paving mirror. */
  wet: number;
  /** 0 to 1: how much snow lies on what is level. */
  snow: number;
  exposure: number;
  falling: 'rain' | 'snow' | null;
  seed: number;
}
