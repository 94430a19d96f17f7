import type { Node } from '../node.ts';
import { col, row } from '../row.ts';
import { bathAndStore, bathBeside, ownBath } from './bath-strip.ts';
import { bath, bedroom, crossPassage, longBedroom, passage, room, stair, store } from './needs.ts';
import {
  type Build,
  bedOf,
  bedroomAt,
  bedrooms,
  cornerOn,
  eatingPlace,
  hasStair,
  living,
  type Program,
  perFloor,
  type Suite,
  suiteAt,
  suites,
} from './program.ts';

/** Living rooms across the front, behind them a passage with rooms on both of its sides. */
const frontHallWith = (program: Program, suite: boolean) => {
  const { floors, beds, corner } = program;
  if ((beds[0] ?? 0) > 2 || program.eating === 'beside') return null;
  const count = (floor: number) => beds[floor] ?? 0;
  const inFront = (floor: number) => suite && count(floor) > 2;
  const front = row([
    perFloor(program, (floor) => {
      if (floor === 0) return living(program);
      const bed = bedroomAt(program, floor, { place: inFront(floor) ? 2 : 3, bath: 'before' });
      if (inFront(floor) && bed) return row([bed, room('family')]);
      return bed ?? room('family');
    }),
    corner ? perFloor(program, (floor) => cornerOn(program, floor)) : null,
  ]);
  const atLeft = (floor: number) => suiteAt(program, floor, { place: 0, bath: 'behind' });
  const firsts = Array.from({ length: floors }, (_, floor) => atLeft(floor));
  const left = col([
    hasStair(program) ? stair('right') : null,
    perFloor(program, (floor) => bathBeside(firsts[floor]?.bed, 'last')),
    perFloor(program, (floor) => firsts[floor]?.node ?? room('study')),
  ]);
  const right = perFloor(program, (floor) => {
    if (floor === 0)
      return col([eatingPlace(program), ...bedrooms(program, 0, { from: 1, to: 2, bath: 'behind' })]);
    const rooms = bedrooms(program, floor, { from: 1, to: inFront(floor) ? 2 : 3, bath: 'behind' });
    if (inFront(floor)) return col([room('study'), ...rooms]);
    return rooms.length > 0 ? col(rooms) : room('study');
  });
  return col([front, row([left, perFloor(program, () => passage()), right])]);
};
export const frontHall: Build = (program) => frontHallWith(program, false);
/** Upstairs a bedroom beside the family's room, and a study at the passage. */
export const frontSuite: Build = (program) =>
  program.beds.some((count, floor) => floor > 0 && count === 3) ? frontHallWith(program, true) : null;

/** A passage along the road, a row of rooms before it and one behind; a bath behind its bedroom, or beside it. */
const crossHallWith = (program: Program, beside: boolean) => {
  const aside = beside ? 'beside' : 'behind';
  const { beds, corner } = program;
  if ((beds[0] ?? 0) > 5) return null;
  const behind = (floor: number) => Math.max(floor === 0 ? 2 : 1, Math.ceil((beds[floor] ?? 0) / 2));
  const front = row([
    perFloor(program, (floor) => {
      const rooms = bedrooms(program, floor, {
        from: behind(floor),
        to: 5,
        bath: beside ? 'beside' : 'before',
      });
      if (floor === 0) return row([living(program), ...rooms]);
      return rooms.length > 0 ? row(rooms) : room('family');
    }),
    hasStair(program) ? stair('rear') : null,
    corner ? perFloor(program, (floor) => cornerOn(program, floor)) : null,
  ]);
  const rear = perFloor(program, (floor) => {
    const rooms = bedrooms(program, floor, { from: 0, to: behind(floor), bath: aside });
    return row([floor === 0 ? eatingPlace(program) : null, ...rooms, bath()]);
  });
  return col([front, perFloor(program, () => crossPassage()), rear]);
};
export const crossHall: Build = (program) => crossHallWith(program, false);
export const crossHallBaths: Build = (program) => (program.own > 0 ? crossHallWith(program, true) : null);

const nodesOf = (some: readonly Suite[]) => some.map(({ node }) => node);

/** All on one floor: three bedrooms and more on both sides of a passage behind the living room. */
const twinRowsWith = (program: Program, atRoad: 0 | 1, ownAt: 'left' | 'right') => {
  const { corner, stilt } = program;
  const [count = 0, ...above] = program.beds;
  if (above.length > 0 || count < 3 || count > 6 || program.eating === 'beside') return null;
  const onFloor = (part: Node) => perFloor(program, () => part);
  const beds = (from: number, to: number) => suites(program, 0, { from, to, bath: 'behind' });
  const behind = count - atRoad;
  const half = Math.ceil(behind / 2);
  // Where not every bedroom has a toilet of its own, those of one side have them first.
  const [atLeft, atRight] =
    ownAt === 'left'
      ? [beds(0, half), beds(half, behind)]
      : [beds(behind - half, behind), beds(0, behind - half)];
  const left = col([
    stilt ? stair('right') : null,
    onFloor(col([bathBeside(atLeft[0]?.bed, 'last'), ...nodesOf(atLeft)])),
  ]);
  const right = onFloor(col([eatingPlace(program), ...nodesOf(atRight)]));
  const front = onFloor(
    row([living(program), ...nodesOf(beds(behind, count)), corner ? cornerOn(program, 0) : null]),
  );
  return col([front, row([left, onFloor(passage()), right])]);
};
/** The living room across the front, or a bedroom beside it. */
export const twinRows: readonly Build[] = ([0, 1] as const).flatMap((atRoad) =>
  (['left', 'right'] as const).map(
    (ownAt): Build =>
      (program) =>
        twinRowsWith(program, atRoad, ownAt),
  ),
);

const sidePassageWith = (program: Program, stairBehind: boolean) => {
  const { beds, corner } = program;
  if ((beds[0] ?? 0) > 2) return null;
  const front = row([
    perFloor(program, (floor) => {
      if (floor === 0) return living(program);
      return bedrooms(program, floor, { from: 1, to: 2, bath: 'beside' })[0] ?? room('family');
    }),
    corner ? perFloor(program, (floor) => cornerOn(program, floor)) : null,
  ]);
  const stairs = hasStair(program) ? stair('left') : null;
  const behind = beds.map((_, floor) =>
    suites(
      program,
      floor,
      floor === 0 ? { from: 0, to: 2, bath: 'behind' } : { from: 2, to: 4, bath: 'behind' },
    ),
  );
  const column = col([
    stairBehind ? null : stairs,
    perFloor(program, (floor) => bathBeside(behind[floor]?.[0]?.bed, 'first')),
    perFloor(program, (floor) => {
      const rooms = nodesOf(behind[floor] ?? []);
      return rooms.length > 0 ? col(rooms) : store();
    }),
    stairBehind ? stairs : null,
  ]);
  const rear = perFloor(program, (floor) => {
    if (floor === 0) return eatingPlace(program);
    return bedrooms(program, floor, { from: 0, to: 1, bath: 'beside' })[0] ?? room('study');
  });
  return col([front, row([perFloor(program, () => passage()), column]), rear]);
};
/** A narrow house: rooms one behind the other, a passage along one side. */
export const sidePassage: Build = (program) => sidePassageWith(program, false);
/** On columns: before the stair is room for the car. */
export const sidePassageOverCar: Build = (program) => (program.stilt ? sidePassageWith(program, true) : null);

/** A place to eat beside the passage instead of at its end, where below a bedroom lies with its bath. */
const bedBehindWith = (program: Program, stairBehind: boolean) => {
  const { floors, beds, corner, eating, own } = program;
  if (floors === 1 || beds[0] !== 1 || Math.max(...beds) > 3 || eating === 'beside') return null;
  const front = row([
    perFloor(program, (floor) => {
      if (floor === 0) return living(program);
      const bed = bedroomAt(program, floor, { place: 1, bath: 'beside' });
      if (!bed) return room('family');
      return own > 1 ? bed : longBedroom();
    }),
    corner ? perFloor(program, (floor) => cornerOn(program, floor)) : null,
  ]);
  const column = col([
    stairBehind ? null : stair('left'),
    perFloor(program, (floor) => {
      if (floor === 0) return eatingPlace(program);
      if ((beds[floor] ?? 0) < 3) return col([bath(), store()]);
      const bed = bedOf(program, floor, 2);
      return col([bathBeside(bed, 'first'), bed, own > 2 ? ownBath(bed) : null]);
    }),
    stairBehind ? stair('left') : null,
  ]);
  const rear = perFloor(program, (floor) => {
    if (floor > 0) return bedroomAt(program, floor, { place: 0, bath: 'beside' }) ?? room('study');
    const bed = bedroom(false);
    return row([bed, ownBath(bed)]);
  });
  return col([front, row([perFloor(program, () => passage()), column]), rear]);
};
/** A narrow house with a bedroom below: who visits climbs the stair to a bath of all. */
export const bedBehind: Build = (program) => bedBehindWith(program, false);
export const bedBehindOverCar: Build = (program) => (program.stilt ? bedBehindWith(program, true) : null);

/** A narrow house on one floor: a bath beside the living room, bedrooms beside the passage and at its end. */
export const rowHall: Build = (program) => {
  const { floors, beds, corner, eating, own } = program;
  const [count = 0] = beds;
  if (floors > 1 || corner || count < 2 || count > 3 || eating === 'beside') return null;
  const column = col([eatingPlace(program), ...bedrooms(program, 0, { from: 1, to: count, bath: 'behind' })]);
  const last = own > 0 ? bedroomAt(program, 0, { place: 0, bath: 'beside' }) : longBedroom();
  return last ? col([row([living(program), bathAndStore()]), row([passage(), column]), last]) : null;
};
