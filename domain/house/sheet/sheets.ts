import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { chain, level } from './chain.ts';
import { sides } from './floor-chains.ts';
import { type Drawing, floorDrawing, type Words } from './floor-drawing.ts';
import { Board, writeIn } from './labels.ts';
import { boundsOf, extentOf, line, type Mark, outline } from './marks.ts';
import {
  type Area,
  type Fitted,
  fitted,
  inside,
  lettersAt,
  type Page,
  type Paper,
  pageFor,
  type ToFit,
} from './paper.ts';
import { type OpeningType, scheduleOf } from './schedule.ts';
import { type SectionWords, sectionDrawing } from './section.ts';

/** The plot with its set-backs, the house and the car on it, and the road before it. */
function siteDrawing(
  plan: Plan,
  { size, words }: { size: number; words: Pick<Words, 'car' | 'road'> & { house: string } },
): Drawing {
  const { plot, house, parking, buildable } = plan;
  const board = new Board();
  const chains = sides.map((side) => {
    const across = side === 'front' || side === 'rear';
    const [from, to] = across ? [0, plot.width] : [0, plot.depth];
    const [start, length] = across ? [house.x, house.width] : [house.y, house.depth];
    return chain({ around: plot, side, from: 0.8 * size, size }, [
      [from, start, start + length, to],
      [from, to],
    ]);
  });
  const front = chains[0]?.reach ?? 0;
  const road = { x: 0, y: -front - 4 * size, width: plot.width, depth: 3 * size };
  const car = parking ? [outline('furniture', parking.car, { dashed: true })] : [];
  const within = [
    ...(writeIn(board, house, { ways: [[{ text: words.house, share: 1.2, bold: true }]], sizes: [size] }) ??
      []),
  ];
  const marks: Mark[] = [
    outline('site', plot),
    outline('site', buildable, { dashed: true }),
    outline('walls', house, { fill: 'pale' }),
    ...car,
    line('site', [0, road.y + road.depth], [plot.width, road.y + road.depth]),
    line('site', [0, road.y], [plot.width, road.y]),
    ...(writeIn(new Board(), road, {
      ways: [[{ text: words.road, share: 1.2 }]],
      sizes: [size, 0.8 * size],
    }) ?? []),
    ...chains.flatMap((one) => one.marks),
    ...within,
  ];
  return { marks, extent: boundsOf(marks.map(extentOf)) };
}

export interface SheetWords extends Words {
  house: string;
  section: SectionWords;
}

export interface Sheet extends Fitted {
  shows: { kind: 'site' } | { kind: 'section' } | { kind: 'floor'; floor: number; level: string };
  page: Page;
  /** Stands under the site or, on a page that lies, at its right. */
  schedule: readonly OpeningType[];
}

/** Millimetres. */
export const scheduleRow = 5;
export const scheduleWidth = 128;

/** What the site's drawing has beside or over the schedule. */
export function siteArea(page: Page, rows: number): Area {
  const { width, height } = inside(page);
  const lies = page.width > page.height;
  return lies
    ? { width: width - scheduleWidth - 6, height }
    : { width, height: height - (rows + 2) * scheduleRow - 4 };
}

/** Floors of one house are drawn to one scale. */
function floorsOf(plan: Plan, page: Page, words: Words): Fitted[] {
  const toFit = (floor: number): ToFit => ({
    least: plan.house,
    draw: (size) => floorDrawing(plan, floor, { size, words }),
  });
  const each = Array.from({ length: plan.floors }, (_, floor) => fitted(toFit(floor), inside(page)));
  const scale = Math.max(...each.map((one) => one.scale));
  return each.map((one, floor) =>
    one.scale === scale ? one : { scale, drawing: toFit(floor).draw(lettersAt(scale)) },
  );
}

/** The set that a printer gets: site and schedule of openings, each floor, the section. */
export function sheetsOf(plan: Plan, paper: Paper, words: SheetWords): Sheet[] {
  const ground = (size: number): Drawing => floorDrawing(plan, 0, { size, words });
  const page = pageFor(paper, { least: plan.house, draw: ground });
  const { types } = scheduleOf(plan.walls);
  const site: ToFit = { least: plan.plot, draw: (size) => siteDrawing(plan, { size, words }) };
  const section: ToFit = {
    least: { width: Math.min(plan.house.width, plan.house.depth), depth: levelOf(plan, plan.floors) },
    draw: (size) => sectionDrawing(plan, { size, words: words.section }),
  };
  return [
    { shows: { kind: 'site' }, page, schedule: types, ...fitted(site, siteArea(page, types.length)) },
    ...floorsOf(plan, page, words).map(
      (one, floor): Sheet => ({
        shows: { kind: 'floor', floor, level: level(levelOf(plan, floor)) },
        page,
        schedule: [],
        ...one,
      }),
    ),
    { shows: { kind: 'section' }, page, schedule: [], ...fitted(section, inside(page)) },
  ];
}

/** All of a house side by side, as a draughtsman's program opens it: floors from the left, then the section, then the site. */
export function sideBySide(plan: Plan, words: SheetWords): { drawing: Drawing; right: number }[] {
  const size = lettersAt(100);
  const drawings = [
    ...Array.from({ length: plan.floors }, (_, floor) => floorDrawing(plan, floor, { size, words })),
    sectionDrawing(plan, { size, words: words.section }),
    siteDrawing(plan, { size, words }),
  ];
  let right = 0;
  return drawings.map((drawing) => {
    const { x, width } = boundsOf(drawing.marks.map(extentOf));
    const placed = { drawing, right: right - x };
    right += width + 3;
    return placed;
  });
}
