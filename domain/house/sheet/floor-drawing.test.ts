import { describe, expect, test } from 'vitest';
import { planOf } from '../testing/plans.ts';
import { floorDrawing, type Words } from './floor-drawing.ts';
import { coverOf, type Mark, type Spot, type Writing } from './marks.ts';
import { scheduleOf } from './schedule.ts';
import { wishes } from './wishes-in-test.ts';

const names: Partial<Record<Parameters<Words['room']>[0], string>> = {
  'kitchen-dining': 'Kitchen and dining',
  court: 'Open court',
  stair: 'Stairs',
  toilet: 'Bath',
};
const english: Words = {
  room: (kind) => names[kind] ?? kind,
  car: 'Parking',
  pooja: 'Pooja',
  sunkSlab: 'sunk slab',
  risers: (count) => `${count} risers, up`,
  road: 'Road',
};
const hindiNames: Partial<typeof names> = {
  'kitchen-dining': 'रसोई और खाने की जगह',
  living: 'बैठक',
  bedroom: 'सोने का कमरा',
  toilet: 'बाथरूम',
  passage: 'गलियारा',
  dining: 'खाने का कमरा',
};
const hindi: Words = { ...english, room: (kind) => hindiNames[kind] ?? names[kind] ?? kind, car: 'पार्किंग' };

const writtenIn = (marks: readonly Mark[]) => marks.filter((mark): mark is Writing => mark.mark === 'text');
function linesOf(mark: Mark): [Spot, Spot][] {
  if (mark.mark === 'text') return [];
  const points: readonly Spot[] =
    mark.mark === 'arc'
      ? Array.from({ length: 13 }, (_, at): Spot => {
          const angle = ((mark.from + ((mark.to - mark.from) * at) / 12) * Math.PI) / 180;
          return [mark.at[0] + mark.radius * Math.cos(angle), mark.at[1] + mark.radius * Math.sin(angle)];
        })
      : mark.closed && mark.points[0]
        ? [...mark.points, mark.points[0]]
        : mark.points;
  return points.slice(1).map((to, at): [Spot, Spot] => [points[at] ?? to, to]);
}
/** Whether a line runs through a rectangle, its edge aside. */
function crosses(
  [[ax, ay], [bx, by]]: [Spot, Spot],
  { x, y, width, depth }: ReturnType<typeof coverOf>,
): boolean {
  const off = 0.004;
  let [from, to] = [0, 1];
  for (const [start, way, low, high] of [
    [ax, bx - ax, x + off, x + width - off],
    [ay, by - ay, y + off, y + depth - off],
  ] as const) {
    if (Math.abs(way) < 1e-9) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [one, other] = [(low - start) / way, (high - start) / way];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from < to - 1e-9;
}
const meet = (a: ReturnType<typeof coverOf>, b: ReturnType<typeof coverOf>) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.004 &&
  Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y) > 0.004;

const everyFloor = wishes.flatMap((answers, at) => {
  const plan = planOf(answers);
  return Array.from({ length: plan.floors }, (_, floor) => ({ at, plan, floor }));
});

describe('Of 24 everyday wishes', () => {
  test.each([
    ['English at 1:50', english, 0.1],
    ['English at 1:100', english, 0.2],
    ['Hindi at 1:100', hindi, 0.2],
  ])('no text lies over a line or over another text: %s', (_name, words, size) => {
    const wrong: string[] = [];
    for (const { at, plan, floor } of everyFloor) {
      const { marks } = floorDrawing(plan, floor, { size, words });
      const texts = writtenIn(marks);
      const strokes = marks.flatMap((mark) => linesOf(mark).map((line) => ({ line, layer: mark.layer })));
      for (const [index, one] of texts.entries()) {
        const cover = coverOf(one);
        const stroke = strokes.find(({ line }) => crosses(line, cover));
        if (stroke) wrong.push(`${at}/${floor} ${one.text} over a line of ${stroke.layer}`);
        for (const other of texts.slice(index + 1))
          if (meet(cover, coverOf(other))) wrong.push(`${at}/${floor} ${one.text} over ${other.text}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([0.1, 0.2])(
    'every room has its name, and all but the smallest their size, at letters of %s m',
    (size) => {
      const wrong: string[] = [];
      for (const { at, plan, floor } of everyFloor) {
        const texts = writtenIn(floorDrawing(plan, floor, { size, words: english }).marks).map(
          ({ text }) => text,
        );
        const count = (text: string) => texts.filter((one) => one.includes(text)).length;
        for (const kind of new Set(
          plan.rooms.filter((room) => room.floor === floor).map((room) => room.kind),
        )) {
          if (kind === 'porch') continue;
          const rooms = plan.rooms.filter((room) => room.floor === floor && room.kind === kind);
          const [name = ''] = english.room(kind).split(' ');
          if (count(name) < rooms.length)
            wrong.push(`${at}/${floor} ${kind} ${count(name)} of ${rooms.length}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

test.each([0.1, 0.2])('Every door and window has its number beside it, at letters of %s m', (size) => {
  const wrong: string[] = [];
  for (const { at, plan, floor } of everyFloor) {
    const { numberOf } = scheduleOf(plan.walls);
    const written = writtenIn(floorDrawing(plan, floor, { size, words: english }).marks).map(
      ({ text }) => text,
    );
    const openings = plan.walls.filter((wall) => wall.floor === floor).flatMap((wall) => wall.openings);
    for (const number of new Set(openings.map(numberOf))) {
      const wanted = openings.filter((one) => numberOf(one) === number).length;
      const found = written.filter((text) => text === number).length;
      if (found < wanted) wrong.push(`${at}/${floor} ${number}: ${found} of ${wanted}`);
    }
  }
  expect(wrong).toEqual([]);
});
