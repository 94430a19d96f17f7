import { col, row } from '../tree/row.ts';
import { bath, besideStair, deepLobby, lobby, passage, room, shortStair, stair } from './needs.ts';
import { type Build, bedroomAt, cornerOn, eatingPlace, living, perFloor } from './program.ts';

/** Stair and lobby in the middle of the house: the car or a bedroom beside the living room, bedrooms behind. */
export const centralStair: Build = (program) => {
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
export const stairColumn: Build = (program) => {
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
