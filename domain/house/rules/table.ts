import { leastGaps } from './way-in.ts';

/**
 * What a plan is held to. NBC is the National Building Code of India 2016 (SP 7), group A residential; "own" is what an
 * architect would ask for beyond it. Parts and headings are named, no clause numbers: nobody had the code's own text at
 * hand. Metres and square metres, shares as fractions.
 */
export const table = {
  'room-area': { value: 9.5, unit: 'm2', source: 'NBC part 3, parts of buildings: habitable rooms' },
  'second-room-area': { value: 7.5, unit: 'm2', source: 'NBC part 3, parts of buildings: habitable rooms' },
  'room-width': { value: 2.4, unit: 'm', source: 'NBC part 3, parts of buildings: habitable rooms' },
  'room-height': { value: 2.75, unit: 'm', source: 'NBC part 3, parts of buildings: habitable rooms' },
  'kitchen-area': { value: 5, unit: 'm2', source: 'NBC part 3, parts of buildings: kitchens' },
  'kitchen-width': { value: 1.8, unit: 'm', source: 'NBC part 3, parts of buildings: kitchens' },
  /** Of a kitchen in which people eat, and of a place to eat beside one. */
  'dining-area': { value: 7.5, unit: 'm2', source: 'NBC part 3, parts of buildings: kitchens' },
  'dining-width': { value: 2.1, unit: 'm', source: 'NBC part 3, parts of buildings: kitchens' },
  /** Bath and water closet in one, as all of ours are. */
  'bath-area': {
    value: 2.8,
    unit: 'm2',
    source: 'NBC part 3, parts of buildings: bathrooms and water closets',
  },
  'bath-width': {
    value: 1.2,
    unit: 'm',
    source: 'NBC part 3, parts of buildings: bathrooms and water closets',
  },
  /** Length to width: longer ones waste their tiles. */
  'bath-shape': { value: 2.5, unit: 'share', source: 'own' },
  'stair-width': { value: 0.9, unit: 'm', source: 'NBC part 4, exits: internal stairs' },
  landing: { value: 0.9, unit: 'm', source: 'NBC part 4, exits: internal stairs' },
  riser: { value: 0.19, unit: 'm', source: 'NBC part 4, exits: internal stairs' },
  tread: { value: 0.25, unit: 'm', source: 'NBC part 4, exits: internal stairs' },
  'passage-width': { value: 0.9, unit: 'm', source: 'NBC part 4, exits: passages' },
  /** Between its walls: on such a court rooms may have their windows. */
  'court-width': { value: 3, unit: 'm', source: 'NBC part 3, interior open spaces: inner courtyard' },
  /** In a house narrower than `rowHouse`, which has no room for a passage beside more. */
  'row-court-width': { value: 2.4, unit: 'm', source: 'own: town rules for narrow row houses ask less' },
  /** Of what opens to the air, to the floor of the room. */
  openings: { value: 0.1, unit: 'share', source: 'NBC part 8, section 1: lighting and ventilation' },
  /** Length to width. */
  shape: { value: 2, unit: 'share', source: 'own' },
  toilets: { value: 0.5, unit: 'share', source: 'own' },
  'toilet-for-all': { value: 1, unit: 'count', source: 'own' },
  'dining-place': { value: 1, unit: 'count', source: 'own' },
  'kitchen-beside-dining': { value: 1, unit: 'count', source: 'own' },
  'dining-is-no-way': { value: 0, unit: 'count', source: 'own' },
  'toilet-door': { value: 0, unit: 'count', source: 'own' },
  /** Passages and lobbies; stairs are no part of it. */
  circulation: { value: 0.15, unit: 'share', source: 'own' },
  /** Metres from the main door to a parked car of 1.8 by 4.4 m, and on the way past it. */
  'way-past-car': { value: leastGaps.car, unit: 'm', source: 'own' },
  reached: { value: 1, unit: 'count', source: 'own' },
  parking: { value: 1, unit: 'count', source: 'own' },
} as const satisfies Record<string, { value: number; unit: 'm' | 'm2' | 'share' | 'count'; source: string }>;

export type Rule = keyof typeof table;
export const carPlace = { width: 2.5, depth: 5 } as const;
/** What the road side needs for a car to come in. */
export const carGate = 2.7;

/** Metres: a house narrower than this stands in a row with its neighbours. */
export const rowHouse = 7;
