import type { CoefficientKey, RateKey } from './rates.ts';
import type { TakeOff } from './take-off.ts';

export type Unit = 'bag' | 'kg' | 'piece' | 'm3' | 'm2' | 'm' | 'litre' | 'set' | 'point' | 'day';
export type Group = 'material' | 'labour' | 'equipment' | 'fees';

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

export const rows: readonly Row[] = [
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
