import { col, row } from '../row.ts';
import { duplex, duplexHall, frontToBack, oneHall, porchEntry, veranda, wings } from './compact.ts';
import { bath, besideStair, court, deepLobby, lobby, passage, room, shortStair, stair } from './needs.ts';
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
import {
  type Build,
  bedroomAt,
  bedrooms,
  cornerOn,
  eatingPlace,
  hasStair,
  living,
  type Program,
  perFloor,
} from './program.ts';

/** A narrow house between its neighbours: a passage along one side, a court beside it that gives light to the rooms in the middle. */
export const narrowCourt: Build = (program) => {
  const { beds, corner, courts, stilt } = program;
  const ground = beds[0] ?? 0;
  if (!courts || stilt || ground > 2 || Math.max(...beds) > 4 || program.eating.startsWith('before'))
    return null;
  const bed = (floor: number, place: number, at: 'behind' | 'before' | 'beside') =>
    bedroomAt(program, floor, { place, bath: at });
  const front = row([
    perFloor(program, (floor) =>
      floor === 0 ? living(program) : (bed(floor, 1, 'beside') ?? room('family')),
    ),
    corner ? perFloor(program, (floor) => cornerOn(program, floor)) : null,
  ]);
  const most = Math.max(...beds.slice(1), 0);
  const behind =
    ground > 1 || most > 3
      ? perFloor(program, (floor) => bed(floor, floor === 0 ? 1 : 3, 'behind') ?? room('study'))
      : null;
  const column = col([
    hasStair(program) ? stair('left') : null,
    perFloor(program, () => bath()),
    perFloor(program, (floor) =>
      floor === 0 ? eatingPlace(program) : (bed(floor, 2, 'before') ?? room('study')),
    ),
    court(courts),
    behind,
  ]);
  const rear = perFloor(program, (floor) => bed(floor, 0, 'beside') ?? room('study'));
  return col([front, row([perFloor(program, () => passage()), column]), rear]);
};

/** Two rows of rooms, one of them at the neighbour's wall, with a court in its middle. */
const rowsWith = (program: Program, atRoad: 0 | 1) => {
  const { beds, corner, courts, stilt } = program;
  const [count = 0, ...above] = beds;
  if (!courts || stilt || above.length > 0 || count < 2 + atRoad || program.eating !== 'within') return null;
  // With a bedroom at the road two toilets are for all: each row has one.
  const shared = atRoad ? { ...program, own: 0 } : program;
  const some = (from: number, to: number) => bedrooms(shared, 0, { from, to, bath: 'behind' });
  const left = atRoad ? count - 1 : Math.ceil(count / 2);
  return col([
    row([living(program), ...some(left, left + atRoad), corner ? cornerOn(program, 0) : null]),
    row([
      col([bath(), ...some(0, left)]),
      passage(),
      col([eatingPlace(program), court(courts), ...(atRoad ? [bath()] : some(left, count))]),
    ]),
  ]);
};
export const rowsAndCourt: Build = (program) => rowsWith(program, 0);
export const suiteAndCourt: Build = (program) => rowsWith(program, 1);

/** Stair and lobby in the middle of the house: the car or a bedroom beside the living room, bedrooms behind. */
const centralStair: Build = (program) => {
  const { floors, beds, corner } = program;
  if (floors === 1 || (beds[0] ?? 0) > (corner ? 1 : 2) || Math.max(...beds) > 4) return null;
  const first = (floor: number) => {
    if (floor === 0 && !corner) return bedroomAt(program, 0, { place: 1, bath: 'before' }) ?? room('study');
    const bed = floor > 0 ? bedroomAt(program, floor, { place: 2, bath: 'before' }) : undefined;
    return bed ?? (corner ? cornerOn(program, floor) : room('study'));
  };
  const front = row([
    perFloor(program, first),
    col([
      perFloor(program, (floor) =>
        floor === 0
          ? living(program)
          : (bedroomAt(program, floor, { place: 3, bath: 'beside' }) ?? room('family')),
      ),
      row([perFloor(program, () => lobby()), stair('left')]),
    ]),
  ]);
  const rear = row([
    col([
      row([perFloor(program, () => bath()), perFloor(program, () => passage())]),
      perFloor(program, (floor) =>
        floor === 0
          ? eatingPlace(program)
          : (bedroomAt(program, floor, { place: 1, bath: 'beside' }) ?? room('study')),
      ),
    ]),
    perFloor(program, (floor) => bedroomAt(program, floor, { place: 0, bath: 'behind' }) ?? room('study')),
  ]);
  return col([front, rear]);
};

/**
 * On small land: stair, lobby and bath one behind the other, beside them one room before another. No bedroom lies below,
 * and light comes from road and rear alone.
 */
const stairColumn: Build = (program) => {
  const { floors, beds, corner, own } = program;
  if (floors === 1 || corner || own > 0 || beds[0] !== 0 || Math.max(...beds) > 2) return null;
  const front = perFloor(program, (floor) => {
    if (floor === 0) return living(program);
    return (beds[floor] ?? 0) > 0 ? besideStair('bedroom') : besideStair('study');
  });
  const rear = perFloor(program, (floor) =>
    floor === 0
      ? eatingPlace(program)
      : (bedroomAt(program, floor, { place: 1, bath: 'behind' }) ?? room('study')),
  );
  const column = col([shortStair(), perFloor(program, () => deepLobby()), perFloor(program, () => bath())]);
  return row([col([front, rear]), column]);
};

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
