import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { type Drawing, floorDrawing, type Words } from './floor-drawing.ts';
import { level } from './lengths.ts';
import { boundsOf, extentOf } from './marks.ts';
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
import { siteDrawing } from './site-drawing.ts';

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
