import type { Side } from './rect.ts';

export interface Opening {
  /** A gap is a doorway without a door; a shutter rolls up. */
  kind: 'entrance' | 'door' | 'gap' | 'shutter' | 'window';
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
