import type { Plan } from '../house/model/model.ts';
import type { CoefficientKey, RateFile, RateKey } from './rates.ts';
import type { TakeOff } from './take-off.ts';
import { takeOffOf } from './take-off.ts';

export type Unit = 'bag' | 'kg' | 'piece' | 'm3' | 'm2' | 'm' | 'litre' | 'set' | 'point' | 'day';
export type Group = 'material' | 'labour' | 'equipment' | 'fees';

export interface Quantity {
  key: RateKey;
  group: Group;
  unit: Unit;
  amount: number;
  /** What to expect when measured or worked otherwise. */
  low: number;
  high: number;
  /** With its numbers: measured on the plan times what one unit takes. */
  formula: string;
}

/** A measure of the plan times a coefficient of the rate file, or itself. */
type Term = [keyof TakeOff | 'steel', CoefficientKey?];
interface Row {
  key: RateKey;
  group: Group;
  unit: Unit;
  terms: Term[];
}

const material = (key: RateKey, unit: Unit, ...terms: Term[]): Row => ({
  key,
  group: 'material',
  unit,
  terms,
});
const labour = (key: RateKey, ...terms: Term[]): Row => ({ key, group: 'labour', unit: 'day', terms });
const equipment = (key: RateKey, ...terms: Term[]): Row => ({ key, group: 'equipment', unit: 'day', terms });
const fees = (key: RateKey): Row => ({ key, group: 'fees', unit: 'm2', terms: [['builtUp']] });

const rows: readonly Row[] = [
  material(
    'cement',
    'bag',
    ['concrete', 'cementConcrete'],
    ['brickwork', 'cementBrickwork'],
    ['plinthWalls', 'cementBrickwork'],
    ['plaster', 'cementPlaster'],
    ['floorTiles', 'cementFloors'],
    ['wallTiles', 'cementFloors'],
  ),
  material('steel', 'kg', ['concrete', 'steelConcrete']),
  material('bricks', 'piece', ['brickwork', 'bricksBrickwork']),
  material(
    'sand',
    'm3',
    ['concrete', 'sandConcrete'],
    ['brickwork', 'sandBrickwork'],
    ['plinthWalls', 'sandBrickwork'],
    ['plaster', 'sandPlaster'],
    ['floorTiles', 'sandFloors'],
    ['wallTiles', 'sandFloors'],
  ),
  material('aggregate', 'm3', ['concrete', 'aggregateConcrete']),
  material('stone', 'm3', ['plinthWalls']),
  material('filling', 'm3', ['filling']),
  material('shuttering', 'm3', ['concrete']),
  material('tiles', 'm2', ['floorTiles', 'tilesWaste'], ['wallTiles', 'tilesWaste']),
  material('paint', 'litre', ['innerPaint', 'paintInner'], ['outerPaint', 'paintOuter']),
  material('doors', 'piece', ['doors']),
  material('windows', 'm2', ['windows']),
  material('electrical', 'point', ['points']),
  material('sanitary', 'set', ['toilets']),
  material('kitchen', 'set', ['kitchens']),
  material('waterAndDrains', 'set', ['kitchens']),
  material('boundaryWall', 'm', ['boundary']),
  material('waterproofing', 'm2', ['roofFinish']),
  material('roofTiles', 'm2', ['roofTiles']),
  labour(
    'mason',
    ['brickwork', 'masonBrickwork'],
    ['plinthWalls', 'masonBrickwork'],
    ['concrete', 'masonConcrete'],
    ['plaster', 'masonPlaster'],
  ),
  labour(
    'helper',
    ['brickwork', 'helperBrickwork'],
    ['plinthWalls', 'helperBrickwork'],
    ['concrete', 'helperConcrete'],
    ['plaster', 'helperPlaster'],
    ['filling', 'helperFilling'],
  ),
  labour('barBender', ['steel', 'barBenderSteel']),
  labour('carpenter', ['concrete', 'carpenterConcrete'], ['doors', 'carpenterDoors']),
  labour('tiler', ['floorTiles', 'tilerTiles'], ['wallTiles', 'tilerTiles']),
  labour('painter', ['innerPaint', 'painterPaint'], ['outerPaint', 'painterPaint']),
  labour('electrician', ['points', 'electricianPoints']),
  labour('plumber', ['toilets', 'plumberToilets']),
  labour('gardener', ['garden', 'gardenerGarden']),
  equipment('mixer', ['concrete', 'mixerConcrete']),
  equipment('vibrator', ['concrete', 'vibratorConcrete']),
  equipment('rammer', ['filling', 'rammerFilling']),
  equipment('scaffold', ['plaster', 'scaffoldPlaster']),
  equipment('ladder', ['innerPaint', 'ladderPaint'], ['outerPaint', 'ladderPaint']),
  equipment('tileCutter', ['floorTiles', 'tileCutterTiles'], ['wallTiles', 'tileCutterTiles']),
  fees('architect'),
  fees('structuralEngineer'),
  fees('contractor'),
];

/** How far amounts differ from what is measured: buying has its waste, work its pace. */
const spread: Record<Group, number> = { material: 0.05, labour: 0.12, equipment: 0.15, fees: 0.02 };
const counted: readonly Unit[] = ['set', 'piece', 'day', 'bag', 'point'];
const written = (value: number) => String(Number(value.toFixed(value < 10 ? 2 : 1)));

/** Lines whose amount is nothing, such as roof tiles on a flat roof, are left out. */
export function quantitiesOf(plan: Plan, file: RateFile): Quantity[] {
  const { coefficients } = file;
  const takeOff = takeOffOf(plan, { frame: coefficients.concreteFrame });
  const measures = { ...takeOff, steel: takeOff.concrete * coefficients.steelConcrete };
  return rows.flatMap(({ key, group, unit, terms }) => {
    const used = terms.filter(([measure]) => measures[measure] > 0);
    const sum = used.reduce((total, [of, by]) => total + measures[of] * (by ? coefficients[by] : 1), 0);
    if (sum <= 0) return [];
    const formula = used
      .map(([of, by]) =>
        by ? `${of} ${written(measures[of])} × ${coefficients[by]}` : `${of} ${written(measures[of])}`,
      )
      .join(' + ');
    const round = (value: number) =>
      counted.includes(unit) ? Math.ceil(value) : Math.round(value * 10) / 10;
    const amount = Math.max(round(sum), 0.1);
    const low = Math.max(0.1, Math.floor(amount * (1 - spread[group]) * 10) / 10);
    const high = Math.ceil(amount * (1 + spread[group]) * 10) / 10;
    return [{ key, group, unit, amount, low, high, formula }];
  });
}
