import { furnitureOn } from '#domain/house/furniture/furnish.ts';
import type { Placed } from '#domain/house/furniture/places.ts';
import { columnsOf } from '#domain/house/geometry/house/columns.ts';
import { band } from '#domain/house/geometry/wall-shapes.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { areaOf, meet, type Rect } from '#domain/house/model/rect.ts';
import { isOpen, type Room, type RoomKind } from '#domain/house/model/room.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import { columnGridOf } from '#domain/house/plan/drawing/column-grid.ts';
import { feetAndInches, metres } from './chain.ts';
import { outsideMarks } from './floor-chains.ts';
import { Board, type Line, writeAt, writeIn } from './labels.ts';
import { around, boundsOf, extentOf, type Mark, outline, type Spot } from './marks.ts';
import { pieceMarks } from './pieces.ts';
import { scheduleOf } from './schedule.ts';
import { landingOf, stairMarks, treadsOn } from './stairs.ts';
import { wallMarks } from './walls.ts';

/** What a drawing says in the user's language. */
export interface Words {
  room(kind: RoomKind | 'court' | 'veranda'): string;
  car: string;
  pooja: string;
  /** In a wet room over a dry one. */
  sunkSlab: string;
  /** Number of risers from floor to floor. */
  risers(count: number): string;
  road: string;
}

export interface Drawing {
  marks: Mark[];
  /** All that is drawn. */
  extent: Rect;
}

/** A door's number stands beside it in one of its rooms, a window's outside. */
function tagSpots(wall: Wall, { at, width, kind }: Opening, size: number): Spot[] {
  const on = (along: number, off: number): Spot =>
    wall.along === 'x' ? [along, wall.line + off] : [wall.line + off, along];
  const outward = wall.side === 'front' || wall.side === 'left' ? -1 : 1;
  const near = wall.thickness / 2 + (wall.along === 'x' ? 0.8 : 1.3) * size;
  const shifts = [0, 0.25, -0.25, 0.5, -0.5, 0.7, -0.7, 0.9, -0.9, 1.2, -1.2];
  const order = kind === 'window' ? [outward, -outward] : [-outward, outward];
  return [near, near + 0.6 * size, near + 1.4 * size].flatMap((off) =>
    order.flatMap((way) => shifts.map((share) => on(at + share * width, way * off))),
  );
}

function labelOf(room: Rect, name: string, mark: string | undefined): Line[][] {
  const title: Line = { text: name, share: 1.15, bold: true };
  const inMetres: Line = { text: `${metres(room.width)} × ${metres(room.depth)}`, share: 1 };
  const inFeet: Line = { text: `${feetAndInches(room.width)} × ${feetAndInches(room.depth)}`, share: 1 };
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const broken =
    words.length > 1
      ? [words.slice(0, half), words.slice(half)].map(
          (part): Line => ({ text: part.join(' '), share: 1.15, bold: true }),
        )
      : [];
  const narrow: Line[] = [
    { text: `${metres(room.width)} ×`, share: 1 },
    { text: metres(room.depth), share: 1 },
    { text: `${feetAndInches(room.width)} ×`, share: 1 },
    { text: feetAndInches(room.depth), share: 1 },
  ];
  const ways = [
    [title, inMetres, inFeet],
    ...(broken.length > 0 ? [[...broken, inMetres, inFeet]] : []),
    [title, ...narrow],
    [{ text: `${name} ${inMetres.text}`, share: 1 }, inFeet],
    [{ text: `${name} ${inMetres.text} (${inFeet.text})`, share: 1 }],
    [title, inMetres],
    [title],
    ...(broken.length > 0 ? [broken] : []),
  ];
  const marked: Line[] = mark === undefined ? [] : [{ text: mark, share: 0.9 }];
  return marked.length === 0 ? ways : [...ways.map((lines) => [...lines, ...marked]), ...ways];
}

/** The bay and, within it, a car of the common size. */
function carMarks({ x, y, width, depth }: Rect): Mark[] {
  const [wide, long] = [Math.min(1.8, width - 0.2), Math.min(4.4, depth - 0.2)];
  const car = { x: x + (width - wide) / 2, y: y + (depth - long) / 2, width: wide, depth: long };
  return [outline('furniture', { x, y, width, depth }, { dashed: true }), outline('furniture', car)];
}

const thin = 0.02;
/** The edges of what is drawn as an outline, so that a text may stand within. */
const edgesOf = ({ x, y, width, depth }: Rect): Rect[] => [
  { x, y: y - thin, width, depth: 2 * thin },
  { x, y: y + depth - thin, width, depth: 2 * thin },
  { x: x - thin, y, width: 2 * thin, depth },
  { x: x + width - thin, y, width: 2 * thin, depth },
];

interface Body {
  marks: Mark[];
  board: Board;
  furniture: Placed[];
}

/** Everything but texts, and what it covers. */
function bodyOf(plan: Plan, floor: number): Body {
  const board = new Board();
  const rooms = plan.rooms.filter((room) => room.floor === floor);
  const walls = plan.walls.filter((wall) => wall.floor === floor);
  const drawn = walls.flatMap((wall) => wallMarks(plan, wall));
  const { columns: framed, size } = columnGridOf(plan);
  const columns = [
    ...(floor === 0 ? columnsOf(plan) : []),
    ...framed.map(({ x, y }) => around([x, y], size, size)),
  ].map((rect) => outline('columns', rect, { fill: 'cut' }));
  const furniture = furnitureOn(plan, floor);
  const car = floor === 0 && plan.parking ? carMarks(plan.parking.car) : [];
  board.take(...walls.map((wall) => band(wall, wall.from, wall.to)), ...columns.map(extentOf));
  for (const mark of drawn)
    if (mark.layer === 'doors') board.take(mark.mark === 'arc' ? quarterOf(mark) : extentOf(mark));
  board.take(...furniture.map(({ rect }) => rect), ...car.flatMap((one) => edgesOf(extentOf(one))));
  board.take(
    ...treadsOn(plan, floor),
    ...rooms.filter(({ kind }) => isOpen(kind)).flatMap(({ inside }) => edgesOf(inside)),
  );
  const courts = plan.courts.map(({ inside }) => outline('rooms', inside, { dashed: true }));
  return {
    board,
    furniture,
    marks: [
      ...rooms.map(({ inside, kind }) =>
        outline('rooms', inside, isOpen(kind) ? { dashed: true } : { fill: 'pale' }),
      ),
      ...courts,
      ...car,
      ...stairMarks(plan, floor),
      ...furniture.flatMap(pieceMarks),
      ...drawn,
      ...columns,
    ],
  };
}

/** A leaf's swing covers a quarter of its circle. */
function quarterOf({ at: [x, y], radius, from, to }: Extract<Mark, { mark: 'arc' }>): Rect {
  const angle = ((from + to) / 2) * (Math.PI / 180);
  return boundsOf([
    { x, y, width: 0, depth: 0 },
    {
      x: x + Math.sign(Math.cos(angle)) * radius,
      y: y + Math.sign(Math.sin(angle)) * radius,
      width: 0,
      depth: 0,
    },
  ]);
}

/** A car's place has the car's name, where it stands in a porch too; a porch without a car is a veranda. */
function named(
  plan: Plan,
  floor: number,
  words: Words,
): { name: string; rect: Rect; kind: Room['kind'] | 'court'; sunkSlab?: true }[] {
  const car = floor === 0 ? plan.parking?.car : undefined;
  const rooms = plan.rooms
    .filter((room) => room.floor === floor)
    .filter(({ kind, cell }) => kind !== 'porch' || (!plan.stilt && !(car && meet(cell, car))))
    .map(({ kind, inside, sunkSlab }) => ({
      ...(sunkSlab && { sunkSlab }),
      name: words.room(kind === 'porch' ? 'veranda' : kind),
      rect: inside,
      kind,
    }))
    // The small ones have the fewest places to be named at.
    .toSorted((a, b) => areaOf(a.rect) - areaOf(b.rect));
  return [
    ...rooms,
    ...(car ? [{ name: words.car, rect: car, kind: 'porch' as const }] : []),
    ...plan.courts.map(({ inside }) => ({ name: words.room('court'), rect: inside, kind: 'court' as const })),
  ];
}

function texts(plan: Plan, floor: number, of: { words: Words; size: number; body: Body }): Mark[] {
  const { words, size, body } = of;
  const sizes = [size, size * 0.9, size * 0.8, size * 0.65];
  const marks: Mark[] = [];
  const { stairs } = plan;
  for (const { name, rect, kind, sunkSlab } of named(plan, floor, words)) {
    if (kind === 'stair') continue;
    marks.push(
      ...(writeIn(body.board, rect, { ways: labelOf(rect, name, sunkSlab && words.sunkSlab), sizes }) ?? []),
    );
  }
  const landing = stairs && floor <= stairs.flights ? landingOf(stairs) : null;
  if (stairs && landing) {
    const count: Line = { text: words.risers(stairs.risers), share: 1 };
    const title: Line = { text: words.room('stair'), share: 1, bold: true };
    const own = new Board();
    marks.push(...(writeIn(own, landing, { ways: [[title, count], [count], [title]], sizes }) ?? []));
  }
  for (const { piece, rect } of body.furniture)
    if (piece.name === 'pooja') {
      const own = new Board();
      marks.push(...(writeIn(own, rect, { ways: [[{ text: words.pooja, share: 1 }]], sizes }) ?? []));
    }
  return marks;
}

/**
 * A floor as an architect draws it.
 * @param size height of its letters in metres: as large as they come out on paper at its scale
 */
export function floorDrawing(
  plan: Plan,
  floor: number,
  { size, words }: { size: number; words: Words },
): Drawing {
  const body = bodyOf(plan, floor);
  const schedule = scheduleOf(plan.walls);
  const walls = plan.walls.filter((wall) => wall.floor === floor);
  const outside = outsideMarks(plan, floor, size);
  body.board.take(...outside.map(extentOf));
  const tags = walls.flatMap((wall) =>
    wall.openings.flatMap((opening) =>
      writeAt(body.board, tagSpots(wall, opening, size), {
        text: schedule.numberOf(opening),
        size: size * 0.9,
        layer: opening.kind === 'window' ? 'windows' : 'doors',
      }),
    ),
  );
  const marks: Mark[] = [...body.marks, ...outside, ...tags, ...texts(plan, floor, { words, size, body })];
  return { marks, extent: boundsOf(marks.map(extentOf)) };
}
