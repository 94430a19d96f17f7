import { col, row } from '../tree/row.ts';
import { bath, court, passage, room, stair } from './needs.ts';
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
