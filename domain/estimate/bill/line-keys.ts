import type { Measure } from '../phase-shares.ts';

/** In what a line is measured, and how IS 1200 writes it. */
export const units = {
  m3: 'cum',
  m2: 'sqm',
  m: 'running metre',
  kg: 'kg',
  piece: 'nos',
  set: 'set',
  point: 'point',
  visit: 'visit',
  job: 'lump sum',
} as const;
export type LineUnit = keyof typeof units;

interface Key {
  unit: LineUnit;
  /** Of IS 1200, the method of measurement; null where it measures nothing of the kind. */
  part: number | null;
  /** Whose coefficients make the reference and the need of material; null where neither is known, and it is said so. */
  of: Measure | null;
}
const key = (unit: LineUnit, part: number | null, of: Measure | null): Key => ({ unit, part, of });

/** What a line of a bill can be of; one that somebody typed has no key. */
export const lineKeys = {
  clearing: key('m2', 1, 'clearing'),
  excavation: key('m3', 1, 'excavation'),
  filling: key('m3', 1, 'filling'),
  sandBed: key('m3', 1, 'sandBed'),
  leanConcrete: key('m3', 2, 'leanFootings'),
  rcc: key('m3', 2, 'concrete'),
  formwork: key('m2', 5, 'shuttering'),
  steel: key('kg', 8, 'steel'),
  brickwork: key('m3', 3, 'brickwork'),
  stonework: key('m3', 4, 'stonePlinth'),
  plaster: key('m2', 12, 'plaster'),
  crackFilling: key('m', 12, null),
  floorTiles: key('m2', 11, 'floorTiles'),
  wallTiles: key('m2', 11, 'wallTiles'),
  skirting: key('m', 11, 'skirting'),
  cementFloor: key('m2', 11, null),
  waterproofing: key('m2', null, 'roofFinish'),
  roofTiles: key('m2', 9, 'roofTiles'),
  innerPaint: key('m2', 13, 'innerPaint'),
  outerPaint: key('m2', 13, 'outerPaint'),
  doors: key('piece', 21, 'doors'),
  windows: key('m2', 21, 'windows'),
  counter: key('m', 11, 'counter'),
  gate: key('piece', 8, null),
  points: key('point', null, 'points'),
  board: key('set', null, null),
  earthing: key('piece', null, null),
  waterPoints: key('point', 19, 'wetRooms'),
  sanitary: key('set', 19, 'toilets'),
  pipe: key('m', 19, null),
  tank: key('piece', 19, null),
  outlet: key('piece', 19, null),
  boundaryWall: key('m', null, 'boundary'),
  garden: key('m2', null, 'garden'),
  dismantle: key('m2', 18, null),
  test: key('job', null, null),
  stand: key('job', null, null),
  plans: key('m2', null, null),
  structuralDesign: key('m2', null, null),
  siteVisit: key('visit', null, null),
} satisfies Record<string, Key>;
export type LineKey = keyof typeof lineKeys;

export const isLineKey = (text: string): text is LineKey => Object.hasOwn(lineKeys, text);
