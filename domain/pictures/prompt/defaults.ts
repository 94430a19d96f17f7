import type { Place, RoofKind, Style, WallKind } from './prompt.ts';

/** What a house of a style has where the prompt says nothing. */
export interface StyleDefaults {
  roof: RoofKind;
  wall: WallKind;
  /** One of them, by the seed. */
  walls: readonly string[];
  roofs: readonly string[];
  trim: string;
  doors: readonly string[];
  floors: number;
  place: Place;
}

export const styleDefaults: Record<Style, StyleDefaults> = {
  plain: {
    roof: 'flat',
    wall: 'plaster',
    walls: ['#efe2c6', '#e9c9a6', '#dfe3cf', '#c9dbe0', '#eed9a2', '#e7c8bd'],
    roofs: ['#a5492d'],
    trim: '#f4f0e6',
    doors: ['#6b3a1e', '#4a2a18'],
    floors: 2,
    place: 'town',
  },
  modern: {
    roof: 'flat',
    wall: 'plaster',
    walls: ['#eceae4', '#e4dfd6', '#d9d6d0'],
    roofs: ['#4b4d50'],
    trim: '#f2f0ea',
    doors: ['#5b3a22', '#3a2a20'],
    floors: 2,
    place: 'town',
  },
  kerala: {
    roof: 'hip',
    wall: 'plaster',
    walls: ['#f1e7d0', '#efe0bd', '#f3eee2'],
    roofs: ['#a14a2b', '#93422a'],
    trim: '#f5efe0',
    doors: ['#59301a'],
    floors: 1,
    place: 'green',
  },
  rajasthani: {
    roof: 'flat',
    wall: 'ashlar',
    walls: ['#d6a062', '#dcae76', '#cf8f5c'],
    roofs: ['#c7925a'],
    trim: '#e2b783',
    doors: ['#4d2d18', '#2f5b66'],
    floors: 2,
    place: 'desert',
  },
  colonial: {
    roof: 'hip',
    wall: 'plaster',
    walls: ['#e6b949', '#d98f5a', '#a8c0c9', '#e9d3b0', '#c96f52'],
    roofs: ['#9a4a30'],
    trim: '#f6f2e8',
    doors: ['#2f5b4a', '#23476b', '#5b331c'],
    floors: 2,
    place: 'green',
  },
  hill: {
    roof: 'gable',
    wall: 'planks',
    walls: ['#8b5a34', '#9a6a40', '#7a4c2c'],
    roofs: ['#5a4a45', '#7c3b2e', '#44585c'],
    trim: '#d9c9ae',
    doors: ['#5c2f1a', '#7d2f22'],
    floors: 2,
    place: 'hills',
  },
  village: {
    roof: 'hip',
    wall: 'earth',
    walls: ['#c58a58', '#d5a878', '#cf9a6a'],
    roofs: ['#a3562f', '#8f4d30'],
    trim: '#e8d8bd',
    doors: ['#3f6a74', '#6b3a1e'],
    floors: 1,
    place: 'green',
  },
};

/** The paint of walls that are not plastered, where no colour is said. */
export const bare: Partial<Record<WallKind, string>> = {
  brick: '#a8553a',
  rubble: '#a09484',
  ashlar: '#d9b182',
  planks: '#8b5a34',
  earth: '#c58a58',
};
