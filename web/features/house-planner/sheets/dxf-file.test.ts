import DxfParser from 'dxf-parser';
import { expect, test } from 'vitest';
import { areaOf } from '#domain/house/model/rect.ts';
import { layers } from '#domain/house/sheet/marks.ts';
import type { SheetWords } from '#domain/house/sheet/sheets.ts';
import { wishes } from '#domain/house/sheet/wishes-in-test.ts';
import { planOf } from '#domain/house/testing/plans.ts';
import { dxfOf } from './dxf-file.ts';

const words: SheetWords = {
  room: (kind) => kind,
  car: 'car',
  pooja: 'pooja',
  house: 'house',
  road: 'सड़क',
  risers: String,
  sunkSlab: 'sunk slab',
  section: {
    ground: 'ground',
    plinth: 'plinth',
    floor: String,
    roof: 'roof',
    eaves: 'eaves',
    parapet: 'parapet',
    ridge: 'ridge',
    stairHead: 'head',
    headroom: String,
    stairFigures: String,
  },
};

const read = (text: string) => {
  const dxf = new DxfParser().parseSync(text);
  if (!dxf) throw new Error('not read');
  return dxf;
};
type Corner = { x: number; y: number };
const shoelace = (corners: readonly Corner[]) =>
  Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % corners.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;
const polygons = (dxf: ReturnType<typeof read>, layer: string) =>
  dxf.entities.flatMap((entity) =>
    entity.type === 'LWPOLYLINE' && entity.layer === layer && 'vertices' in entity
      ? [shoelace(entity.vertices as Corner[])]
      : [],
  );

test.each(wishes.map((answers) => [answers.landSize, answers.rooms, answers] as const))(
  'A second program reads the same room areas from the file: %s, %s',
  (_land, _rooms, answers) => {
    const plan = planOf(answers);
    const found = polygons(read(dxfOf(plan, words)), 'rooms').toSorted((a, b) => a - b);
    const floors = Array.from({ length: plan.floors }, () => plan.courts).flat();
    const areas = [...plan.rooms, ...floors].map(({ inside }) => areaOf(inside)).toSorted((a, b) => a - b);
    expect(found).toHaveLength(areas.length);
    for (const [at, area] of areas.entries()) expect(found[at]).toBeCloseTo(area, 2);
  },
);

test('The file says that its lengths are metres, and has a layer for each kind of line', () => {
  const [answers] = wishes;
  if (!answers) throw new Error('no wish');
  const dxf = read(dxfOf(planOf(answers), words));
  expect(dxf.header.$INSUNITS).toBe(6);
  expect(Object.keys(dxf.tables.layer.layers)).toEqual(expect.arrayContaining([...layers]));
  const drawn = new Set(dxf.entities.map(({ layer }) => layer));
  for (const layer of ['walls', 'doors', 'windows', 'dimensions', 'furniture', 'text', 'stairs', 'site'])
    expect(drawn).toContain(layer);
  const texts = dxf.entities.flatMap((entity) => ('text' in entity ? [entity.text] : []));
  expect(texts).toContain('सड़क');
});
