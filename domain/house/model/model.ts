import type { Answers } from './answers.ts';
import type { Rect, Side } from './rect.ts';
import type { Room } from './room.ts';
import type { Wall } from './wall.ts';

/** Two flights and a half landing in one cell, in the same place on every floor; entered from the passage. */
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
  /** 'porch': a corner of the ground floor; 'under': its whole front, or below a house on columns; else in the open. */
  kind: 'front' | 'beside' | 'porch' | 'under';
  car: Rect;
}

/** Walled in and open to the sky: light and air for the rooms around it, the same on every floor. */
export interface Court {
  /** To the middle of its walls, or to their outer face at the edge of the house. */
  cell: Rect;
  inside: Rect;
}

/** What the plan could not give as asked; the browser has the sentences. */
export interface Note {
  key:
    | 'fewer-bedrooms'
    // The plan has the car, and another of the choices more bedrooms.
    | 'fewer-beside-car'
    | 'fewer-floors'
    | 'no-parking'
    // Which of the choices, counted from 0, has the car, and its bedrooms.
    | 'car-in-other'
    | 'open-parking'
    | 'on-columns'
    | 'sunk-slab'
    | 'no-ground-bedroom'
    | 'no-shop'
    | 'no-road-side'
    | 'narrow-living'
    | 'no-own-bath'
    | 'window-at-boundary'
    | 'no-bath-window'
    | 'no-roof-stair'
    | 'below-code';
  asked: number;
  given: number;
}

export interface Plan {
  answers: Answers;
  /** How its rooms lie to each other, by the scheme's name. */
  scheme: string;
  plot: Rect;
  setBacks: Record<Side, number>;
  /** The plot without its set-backs. */
  buildable: Rect;
  /** The outline of every floor. */
  house: Rect;
  /** With the one that lies open where the house stands on columns. */
  floors: number;
  /** The ground floor lies open between columns, but for the stair. */
  stilt: boolean;
  bedrooms: number;
  storeyHeight: number;
  slab: number;
  plinth: { height: number; material: 'stone' | 'brick' };
  wallThickness: { outer: number; inner: number };
  rooms: Room[];
  courts: Court[];
  walls: Wall[];
  stairs: Stairs | null;
  roof: Roof;
  parking: Parking | null;
  /** Square metres; built-up is carpet and walls of all floors, the garden is plot without house and car. */
  areas: { plot: number; footprint: number; builtUp: number; carpet: number; walls: number; garden: number };
  notes: Note[];
}
