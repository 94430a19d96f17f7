import type { Answers } from '#domain/house/model/answers.ts';
import type { InsideRoom } from './inside-words.ts';

export const looks = ['plain', 'modern', 'kerala', 'rajasthani', 'colonial', 'hill', 'village'] as const;
export const extras = [
  'pool',
  'pond',
  'fountain',
  'garden',
  'flowers',
  'palms',
  'tree',
  'car',
  'lamps',
  'verandah',
  'balcony',
  'jaali',
  'dome',
  'arches',
  'swing',
  'solar',
  'columns',
  'glass',
  'wall',
  'chimney',
  'tank',
] as const;

/** What a front is composed of beside walls and openings. */
export const facadeParts = ['bands', 'jali', 'louvres', 'glass', 'cladding'] as const;
export type FacadePart = (typeof facadeParts)[number];

export type Style = (typeof looks)[number];
export type Extra = (typeof extras)[number];
export type RoofKind = 'flat' | 'hip' | 'gable' | 'thatch';
export type WallKind = 'plaster' | 'brick' | 'ashlar' | 'rubble' | 'planks' | 'earth';
export type Place = 'town' | 'green' | 'hills' | 'mountains' | 'desert' | 'sea' | 'river';
export type DayTime = 'morning' | 'day' | 'sunset' | 'night';
/** From where the house is seen. */
export type View = 'front' | 'corner' | 'garden' | 'above';
export type Living =
  | 'people'
  | 'woman'
  | 'man'
  | 'child'
  | 'cow'
  | 'buffalo'
  | 'goat'
  | 'dog'
  | 'cat'
  | 'camel'
  | 'elephant'
  | 'hen'
  | 'peacock'
  | 'birds';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'snow' | 'fog';

/** What a prompt asks for, with everything decided that it leaves open. Colours are `#rrggbb`. */
export interface ParsedPrompt {
  answers: Answers;
  style: Style;
  roof: RoofKind;
  wall: { kind: WallKind; colour: string };
  /** The paint of walls where a colour was said. */
  wallSaid: string | undefined;
  roofColour: string;
  trimColour: string;
  doorColour: string;
  carColour: string;
  place: Place;
  time: DayTime;
  weather: Weather;
  /** Undefined where nothing is said of it. */
  view: View | undefined;
  /** The room to be seen from within; undefined for the house from outside. */
  inside: InsideRoom | undefined;
  /** Of what is woven: sofas, bedspreads, curtains. */
  clothColour: string | undefined;
  extras: readonly Extra[];
  facade: readonly FacadePart[];
  /** Of the cladding, where the words say it. */
  cladding: WallKind | undefined;
  /** People and animals; nobody where none are named. */
  living: readonly { kind: Living; count: number }[];
  seed: number;
}
