import type { Measure } from './phase-shares.ts';
import type { RateKey, ValueKey } from './rates.ts';

/** What an estimate can be made with or without, each a switch of its own. */
export const extras = [
  'contractor',
  'architect',
  'septicTank',
  'sewer',
  'waterTanks',
  'terrace',
  'boundary',
  'connections',
  'sanction',
  'cess',
  'gst',
] as const;
export type Extra = (typeof extras)[number];

/** What the price of a square foot holds as builders and guides say it: without what lies round the house, and without taxes. */
export const usualExtras: readonly Extra[] = ['contractor', 'architect'];

/** A house has a septic tank or a sewer; a list that names both has the tank. */
export const together = (chosen: readonly Extra[]): Extra[] =>
  extras.filter((one) => chosen.includes(one) && !(one === 'sewer' && chosen.includes('septicTank')));

/** The list with one more, or without it; a tank takes the place of the sewer, and the sewer that of the tank. */
export function switched(chosen: readonly Extra[], extra: Extra, on: boolean): Extra[] {
  const other = extra === 'sewer' ? 'septicTank' : extra === 'septicTank' ? 'sewer' : undefined;
  const kept = chosen.filter((one) => one !== extra && !(on && one === other));
  return together(on ? [...kept, extra] : kept);
}

export type Unit =
  | 'bag'
  | 'kg'
  | 'piece'
  | 'cft'
  | 'm3'
  | 'm2'
  | 'm'
  | 'litre'
  | 'set'
  | 'point'
  | 'day'
  | 'lakh';
export type Group = 'material' | 'labour' | 'equipment' | 'fees' | 'beside';

/** A measure of the plan times a coefficient of the rate file, or itself. */
type Term = readonly [Measure, ValueKey?];
interface Row {
  key: RateKey;
  group: Group;
  unit: Unit;
  terms: Term[];
  /** Counted where this is switched on. */
  extra?: Extra;
}

const material = (key: RateKey, unit: Unit, ...terms: Term[]): Row => ({
  key,
  group: 'material',
  unit,
  terms,
});
const labour = (key: RateKey, ...terms: Term[]): Row => ({ key, group: 'labour', unit: 'day', terms });
const equipment = (key: RateKey, ...terms: Term[]): Row => ({ key, group: 'equipment', unit: 'day', terms });
const fees = (key: RateKey, measure: 'builtUp' | 'supervised'): Row => ({
  key,
  group: 'fees',
  unit: 'm2',
  terms: [[measure]],
});
/** What stands beside the house, or is paid for it at an office. */
const beside = (extra: Extra, row: Row): Row => ({ ...row, group: 'beside', extra });

/** What is mixed on the site for each kind of work. */
const mixed = (part: 'cement' | 'sand'): Term[] => [
  ['concrete', `${part} concrete`],
  ['leanFootings', `${part} lean`],
  ['leanFloors', `${part} lean`],
  ['brickwork', `${part} brickwork`],
  ['stonePlinth', `${part} stonework`],
  ['brickPlinth', `${part} brickwork`],
  ['plaster', `${part} plaster`],
  ['floorTiles', `${part} floors`],
  ['wallTiles', `${part} floors`],
];
export const steel = [
  ['footings', 'steelFootings'],
  ['columns', 'steelColumns'],
  ['plinthBeams', 'steelPlinthBeams'],
  ['beams', 'steelBeams'],
  ['slabs', 'steelSlabs'],
  ['stairs', 'steelStairs'],
  ['lintels', 'steelLintels'],
] as const satisfies Term[];

export const rows: readonly Row[] = [
  material('cement', 'bag', ...mixed('cement')),
  material('steel', 'kg', ...steel),
  material('bricks', 'piece', ['brickwork', 'bricksBrickwork'], ['brickPlinth', 'bricksBrickwork']),
  material('sand', 'cft', ...mixed('sand'), ['sandBed', 'sandBulking']),
  material(
    'aggregate',
    'cft',
    ['concrete', 'aggregate concrete'],
    ['leanFootings', 'aggregate lean'],
    ['leanFloors', 'aggregate lean'],
  ),
  material('stone', 'm3', ['stonePlinth']),
  material('filling', 'm3', ['filling']),
  material('shuttering', 'm2', ['shuttering']),
  material(
    'tiles',
    'm2',
    ['floorTiles', 'tilesWaste'],
    ['wallTiles', 'tilesWaste'],
    ['skirting', 'tilesSkirting'],
  ),
  material('paint', 'litre', ['innerPaint', 'paintInner'], ['outerPaint', 'paintOuter']),
  material('doors', 'piece', ['doors']),
  material('windows', 'm2', ['windows']),
  material('electrical', 'point', ['points']),
  material('sanitary', 'set', ['toilets']),
  material('kitchen', 'm', ['counter']),
  material('waterAndDrains', 'point', ['wetRooms']),
  material('waterproofing', 'm2', ['roofFinish']),
  material('roofTiles', 'm2', ['roofTiles']),
  labour(
    'mason',
    ['brickwork', 'masonBrickwork'],
    ['stonePlinth', 'masonBrickwork'],
    ['brickPlinth', 'masonBrickwork'],
    ['concrete', 'masonConcrete'],
    ['plaster', 'masonPlaster'],
  ),
  labour(
    'helper',
    ['brickwork', 'helperBrickwork'],
    ['excavation', 'helperExcavation'],
    ['stonePlinth', 'helperBrickwork'],
    ['brickPlinth', 'helperBrickwork'],
    ['concrete', 'helperConcrete'],
    ['leanFootings', 'helperLean'],
    ['leanFloors', 'helperLean'],
    ['clearing', 'helperClearing'],
    ['plaster', 'helperPlaster'],
    ['filling', 'helperFilling'],
  ),
  labour('barBender', ['steel', 'barBenderSteel']),
  labour('carpenter', ['shuttering', 'carpenterShuttering'], ['doors', 'carpenterDoors']),
  labour('tiler', ['floorTiles', 'tilerTiles'], ['wallTiles', 'tilerTiles']),
  labour('painter', ['innerPaint', 'painterPaint'], ['outerPaint', 'painterPaint']),
  labour('electrician', ['points', 'electricianPoints']),
  labour('plumber', ['wetRooms', 'plumberPlaces']),
  labour('gardener', ['garden', 'gardenerGarden']),
  equipment('mixer', ['concrete', 'mixerConcrete']),
  equipment('vibrator', ['concrete', 'vibratorConcrete']),
  equipment('rammer', ['filling', 'rammerFilling']),
  equipment('scaffold', ['plaster', 'scaffoldPlaster']),
  equipment('ladder', ['innerPaint', 'ladderPaint'], ['outerPaint', 'ladderPaint']),
  equipment('tileCutter', ['floorTiles', 'tileCutterTiles'], ['wallTiles', 'tileCutterTiles']),
  { ...fees('architect', 'builtUp'), extra: 'architect' },
  fees('structuralEngineer', 'builtUp'),
  { ...fees('contractor', 'supervised'), extra: 'contractor' },
  beside('septicTank', material('septicTank', 'set', ['connected'])),
  beside('sewer', material('sewer', 'set', ['connected'])),
  beside('waterTanks', material('sump', 'litre', ['water', 'sumpDays'])),
  beside('waterTanks', material('overheadTank', 'litre', ['water', 'tankDays'])),
  beside('terrace', material('terraceStair', 'set', ['terraceStairs'])),
  beside('terrace', material('railing', 'm', ['railing'])),
  beside('boundary', material('boundaryWall', 'm', ['boundary'])),
  beside('boundary', material('gate', 'set', ['connected'])),
  beside('connections', material('electricConnection', 'set', ['connected'])),
  beside('connections', material('waterConnection', 'set', ['connected'])),
  beside('sanction', material('sanction', 'm2', ['allowed'])),
  beside('sanction', material('permits', 'set', ['connected'])),
];
