import { col, row } from '../row.ts';
import { bathAndStore } from './bath-strip.ts';
import { bath, crossPassage, frontOpen, passage, room, sitOut, stair, store } from './needs.ts';
import {
  type Build,
  bedroomAt,
  bedrooms,
  cornerOn,
  eatingPlace,
  hasStair,
  kitchen,
  living,
  perFloor,
} from './program.ts';

/** The stair rises in the living room; bedrooms and the place to eat lie behind it, without a passage. */
export const duplex: Build = (program) => {
  const { beds, corner } = program;
  const service = col([
    hasStair(program) ? stair('right') : null,
    perFloor(program, () => bath()),
    program.eating === 'within'
      ? null
      : perFloor(program, (floor) => (floor === 0 ? kitchen(program) : store())),
  ]);
  const rear = perFloor(program, (floor) => {
    const rooms = bedrooms(program, floor, { from: 0, to: 4, bath: 'behind' });
    const eat = room(program.eating === 'within' ? 'kitchen-dining' : 'dining');
    if (floor === 0) return row([eat, ...rooms]);
    return rooms.length > 0 ? row(rooms) : room('study');
  });
  const main = col([perFloor(program, (floor) => (floor === 0 ? living(program) : room('family'))), rear]);
  if (!corner) return (beds[0] ?? 0) > 3 || program.eating === 'beside' ? null : row([service, main]);
  if (program.eating === 'beside') return null;
  return row([
    service,
    col([
      row([
        perFloor(program, (floor) => (floor === 0 ? living(program) : room('family'))),
        perFloor(program, (floor) => cornerOn(program, floor)),
      ]),
      rear,
    ]),
  ]);
};

/** The same for narrower land: stair and bath lie beside the living room alone, what is behind them takes the whole width. */
export const duplexHall: Build = (program) => {
  const { floors, beds, corner, eating } = program;
  if (floors === 1 || (beds[0] ?? 0) > 1 || Math.max(...beds) > 3 || eating === 'beside') return null;
  const bed = (floor: number, place: number) => bedroomAt(program, floor, { place, bath: 'behind' });
  const hall = perFloor(program, (floor) => (floor === 0 ? living(program) : room('family')));
  const front = row([
    // Nobody looks from the living room into a bath.
    col([stair('right'), perFloor(program, () => row([bath(), passage()]))]),
    hall,
    corner ? perFloor(program, (floor) => cornerOn(program, floor)) : null,
  ]);
  const rear = row([
    perFloor(program, (floor) => (floor === 0 ? eatingPlace(program) : (bed(floor, 1) ?? room('study')))),
    perFloor(program, (floor) => bed(floor, 0) ?? room('study')),
    beds.some((count) => count > 2) ? perFloor(program, (floor) => bed(floor, 2) ?? room('study')) : null,
  ]);
  return col([front, rear]);
};

/** A small house on one floor: all rooms open from the living room. */
export const oneHall: Build = (program) => {
  const { floors, beds, corner } = program;
  if (floors > 1 || (beds[0] ?? 0) > 2 || program.eating === 'beside') return null;
  const front = row([living(program), bathAndStore(), corner ? cornerOn(program, 0) : null]);
  return col([
    front,
    row([eatingPlace(program), ...bedrooms(program, 0, { from: 0, to: 2, bath: 'behind' })]),
  ]);
};

/** A bedroom beside the car at the road; one comes in from the car's place, to the living room across the house. */
export const porchEntry: Build = (program) => {
  const { floors, beds, corner, eating } = program;
  if (floors > 1 || corner !== 'car' || eating === 'beside') return null;
  const [count = 0] = beds;
  if (count < 1 || count > 3) return null;
  const some = (from: number, to: number) => bedrooms(program, 0, { from, to, bath: 'behind' });
  const eat = eatingPlace(program);
  return col([
    row([...some(0, 1), cornerOn(program, 0, 'behind')]),
    living(program),
    row([eat, ...some(1, count), bath()]),
  ]);
};

/** Living before the place to eat; beside them bedrooms before and behind a lobby with the stair. */
export const frontToBack: Build = (program) => {
  const { beds, corner } = program;
  if ((beds[0] ?? 0) > (corner ? 1 : 2) || Math.max(...beds) > 3) return null;
  const first = (floor: number, from: number, bathAt: 'behind' | 'before') =>
    bedrooms(program, floor, { from, to: from + 1, bath: bathAt })[0];
  const lobby = perFloor(program, () => crossPassage());
  const before = perFloor(program, (floor) => {
    if (floor === 0 && corner) return cornerOn(program, 0);
    return (
      (floor === 0 ? first(0, 1, 'before') : first(floor, 2, 'before')) ??
      room(floor === 0 ? 'study' : 'balcony')
    );
  });
  const middle = row([
    hasStair(program) ? col([stair('rear'), lobby]) : lobby,
    perFloor(program, () => bath()),
  ]);
  const front = row([
    perFloor(program, (floor) => (floor === 0 ? living(program) : room('family'))),
    col([before, middle]),
  ]);
  const rear = row([
    perFloor(program, (floor) =>
      floor === 0 ? eatingPlace(program) : (first(floor, 1, 'behind') ?? room('study')),
    ),
    perFloor(program, (floor) => first(floor, 0, 'behind') ?? room('study')),
  ]);
  return col([front, rear]);
};

/** The same behind a veranda, with a balcony over it. */
export const veranda: Build = (program) => {
  if (program.corner) return null;
  const core = frontToBack(program);
  return core && col([perFloor(program, (floor) => frontOpen(floor === 0 && !program.stilt)), core]);
};

/** Two wings: bedrooms reach to the road, the living room lies back behind a sit-out in the corner. */
export const wings: Build = (program) => {
  const { beds, corner, stilt } = program;
  if ((beds[0] ?? 0) > 2 || Math.max(...beds) > 3) return null;
  const first = (floor: number, from: number, bathAt: 'behind' | 'before') =>
    bedrooms(program, floor, { from, to: from + 1, bath: bathAt })[0];
  const open = perFloor(program, (floor) =>
    corner ? cornerOn(program, floor, 'behind') : sitOut(floor === 0 && !stilt),
  );
  const wing = col([
    perFloor(program, (floor) => first(floor, 1, 'before') ?? room('study')),
    row([
      col([perFloor(program, () => bath()), hasStair(program) ? stair('right') : null]),
      perFloor(program, () => passage()),
    ]),
    perFloor(program, (floor) => first(floor, 0, 'behind') ?? room('study')),
  ]);
  const main = col([
    perFloor(program, (floor) => (floor === 0 ? living(program) : room('family'))),
    perFloor(program, (floor) =>
      floor === 0 ? eatingPlace(program) : (first(floor, 2, 'behind') ?? room('study')),
    ),
  ]);
  return row([wing, col([open, main])]);
};
