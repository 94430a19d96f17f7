import type { Answers } from './answers.ts';

/** Metres throughout. The origin is the plot's front left corner seen from the road: x runs along the road, y away from it. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  depth: number;
}

export type RoomKind =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'toilet'
  | 'family'
  | 'study'
  | 'wash'
  | 'store'
  | 'dressing'
  | 'passage'
  | 'stair'
  | 'porch'
  | 'balcony';

export interface Room {
  id: string;
  kind: RoomKind;
  floor: number;
  /** To the middle of inner walls and the outer face of outer ones: the cells of a floor tile the house. */
  cell: Rect;
  /** What one walks on: the carpet area. */
  inside: Rect;
}

export type Side = 'front' | 'rear' | 'left' | 'right';

export interface Opening {
  /** A gap is a doorway without a door. */
  kind: 'entrance' | 'door' | 'gap' | 'window';
  /** Of its middle, along the wall. */
  at: number;
  width: number;
  /** Above the floor. */
  sill: number;
  head: number;
}

export interface Wall {
  floor: number;
  /** The direction in which it runs. */
  along: 'x' | 'y';
  /** Place of its middle line on the other axis. */
  line: number;
  from: number;
  to: number;
  thickness: number;
  /** A railing stands at the edge of a balcony; an open side has only columns. */
  kind: 'outer' | 'inner' | 'railing' | 'open';
  /** The side of the house on which it faces the open; null between two rooms. */
  side: Side | null;
  /** Ids of the rooms on both sides; null is outside. */
  rooms: [string, string | null];
  openings: Opening[];
}

/** Two flights and a half landing in one cell, in the same place on every floor; walked on from the passage. */
export interface Stairs {
  inside: Rect;
  /** Where the half landing lies, seen from the passage. */
  landing: Side;
  treads: number;
  tread: number;
  risers: number;
  riser: number;
  /** Flights begin on floors 0 … flights-1; with a flat roof the last one leads to it. */
  flights: number;
}

export interface Roof {
  kind: 'flat' | 'gable' | 'hip';
  /** Degrees. */
  pitch: number;
  overhang: number;
  parapet: number;
  /** The small room over the stairs that opens to a flat roof. */
  stairHead: Rect | null;
}

export interface Parking {
  /** 'porch': a corner of the ground floor; 'under': its whole front; else in the open. */
  kind: 'front' | 'beside' | 'porch' | 'under';
  car: Rect;
}

/** What the plan could not give as asked; the browser has the sentences. */
export interface Note {
  key: 'fewer-bedrooms' | 'fewer-floors' | 'no-parking';
  asked: number;
  given: number;
}

export interface Plan {
  answers: Answers;
  plot: Rect;
  setBacks: Record<Side, number>;
  /** The plot without its set-backs. */
  buildable: Rect;
  /** The outline of every floor. */
  house: Rect;
  floors: number;
  bedrooms: number;
  storeyHeight: number;
  slab: number;
  plinth: { height: number; material: 'stone' | 'brick' };
  wallThickness: { outer: number; inner: number };
  rooms: Room[];
  walls: Wall[];
  stairs: Stairs | null;
  roof: Roof;
  parking: Parking | null;
  /** Square metres; built-up is carpet and walls of all floors, the garden is plot without house and car. */
  areas: { plot: number; footprint: number; builtUp: number; carpet: number; walls: number; garden: number };
  notes: Note[];
}

const openKinds: readonly RoomKind[] = ['porch', 'balcony'];
export const isOpen = (kind: RoomKind) => openKinds.includes(kind);
export const areaOf = (rect: Rect) => rect.width * rect.depth;
/** To the centimetre. */
export const toCentimetre = (metres: number) => Math.round(metres * 100) / 100;
export const squareFeet = (squareMetres: number) => squareMetres / 0.09290304;
export const feet = (metres: number) => metres / 0.3048;
