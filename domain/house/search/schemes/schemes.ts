import { duplex, duplexHall, frontToBack, oneHall, porchEntry, veranda, wings } from './compact.ts';
import { narrowCourt, rowsAndCourt, suiteAndCourt } from './courts.ts';
import { centralStair, stairColumn } from './halls.ts';
import {
  bedBehind,
  bedBehindOverCar,
  crossHall,
  crossHallBaths,
  frontHall,
  frontSuite,
  rowHall,
  sidePassage,
  sidePassageOverCar,
  twinRows,
} from './passages.ts';
import type { Build } from './program.ts';

/** Each in the forms it comes in; in the order in which they are tried: those that live best on most land first. */
export const schemes = {
  'central-stair': [centralStair],
  'front-to-back': [frontToBack],
  wings: [wings],
  'front-hall': [frontSuite, frontHall],
  'cross-hall': [crossHall, crossHallBaths],
  'twin-rows': twinRows,
  courtyard: [narrowCourt, rowsAndCourt, suiteAndCourt],
  duplex: [duplexHall, duplex],
  'side-passage': [sidePassage, sidePassageOverCar, bedBehind, bedBehindOverCar, rowHall],
  'stair-column': [stairColumn],
  'one-hall': [oneHall],
  'porch-entry': [porchEntry],
  veranda: [veranda],
} as const satisfies Record<string, readonly Build[]>;

export type SchemeName = keyof typeof schemes;
