import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { flightsOf } from '#domain/house/model/stairs.ts';
import type { Wall } from '#domain/house/model/wall.ts';
import { feetAndInches, level, metres } from './chain.ts';
import type { Drawing } from './floor-drawing.ts';
import { boundsOf, box, emsOf, extentOf, line, type Mark, type Writing } from './marks.ts';
import { roofCut } from './section-roof.ts';
import { type Cut, cutOf, headroomOf, spanOn, stairCut } from './section-stair.ts';

/** What a section says in the user's language. */
export interface SectionWords {
  ground: string;
  plinth: string;
  floor(floor: number): string;
  roof: string;
  eaves: string;
  parapet: string;
  ridge: string;
  stairHead: string;
  /** At the figure of the clear height over the treads. */
  headroom(height: string): string;
  stairFigures(risers: number, riser: string, tread: string): string;
}

/** How deep below the ground a foundation is hinted at. */
const below = 0.5;

/** A wall that the plane meets, with the openings that lie in it. */
function wallCut(plan: Plan, cut: Cut, wall: Wall): Mark[] {
  if (wall.along === cut.along || wall.from > cut.at || wall.to < cut.at || wall.kind === 'open') return [];
  const floor = levelOf(plan, wall.floor);
  const [left, right] = [wall.line - wall.thickness / 2, wall.line + wall.thickness / 2];
  // Below a sloping roof lies no slab.
  const slab = wall.floor === plan.floors - 1 && plan.roof.kind !== 'flat' ? 0 : plan.slab;
  const top = wall.kind === 'railing' ? floor + 1 : floor + plan.storeyHeight - slab;
  const opening = wall.openings.find(({ at, width }) => Math.abs(at - cut.at) < width / 2);
  if (!opening)
    return [
      box(
        'walls',
        [
          [left, floor],
          [right, top],
        ],
        'cut',
      ),
    ];
  const [sill, head] = [floor + opening.sill, floor + opening.head];
  return [
    ...(opening.sill > 0
      ? [
          box(
            'walls',
            [
              [left, floor],
              [right, sill],
            ],
            'cut',
          ),
        ]
      : []),
    box(opening.kind === 'window' ? 'windows' : 'doors', [
      [left, sill],
      [right, head],
    ]),
    box(
      'walls',
      [
        [left, head],
        [right, top],
      ],
      'cut',
    ),
  ];
}

/** Slabs, open over the stairs as far as these lead. */
function slabs(plan: Plan, cut: Cut): Mark[] {
  const { floors, slab, stairs, roof } = plan;
  const end = cut.start + cut.length;
  return Array.from({ length: floors + 1 }, (_, floor) => floor).flatMap((floor): Mark[] => {
    const top = levelOf(plan, floor);
    if (floor === floors && roof.kind !== 'flat') return [];
    const well = stairs && floor > 0 && floor <= stairs.flights ? spanOn(cut, stairs.inside) : null;
    const parts: [number, number][] = well
      ? [
          [cut.start, well[0]],
          [well[1], end],
        ]
      : [[cut.start, end]];
    return parts
      .filter(([from, to]) => to - from > 0.01)
      .map(([from, to]) =>
        box(
          'walls',
          [
            [from, top - slab],
            [to, top],
          ],
          'cut',
        ),
      );
  });
}

/** Names and heights at the right, each at the end of a line at its level. */
function levelMarks(
  plan: Plan,
  cut: Cut,
  of: { size: number; words: SectionWords; roof: ReturnType<typeof roofCut> },
): Mark[] {
  const { size, words, roof } = of;
  const top = levelOf(plan, plan.floors);
  const levels: [number, string][] = [
    [0, words.ground],
    ...Array.from({ length: plan.floors }, (_, floor): [number, string] => [
      levelOf(plan, floor),
      floor === 0 ? `${words.plinth}, ${words.floor(0)}` : words.floor(floor),
    ]),
    [top, plan.roof.kind === 'flat' ? words.roof : words.eaves],
    [roof.top, plan.roof.kind === 'flat' ? words.parapet : words.ridge],
    ...(roof.head === null ? [] : [[roof.head, words.stairHead] as [number, string]]),
  ];
  const from = cut.start + cut.length + 0.3 + plan.roof.overhang;
  let last = -Infinity;
  return levels.flatMap(([height, name]): Mark[] => {
    const text = `${level(height)} ${name}`;
    const at = Math.max(height, last + 1.35 * size);
    last = at;
    return [
      line(
        'dimensions',
        [from, height],
        [from + 2 * size, height],
        [from + 3 * size, at],
        [from + 4 * size, at],
      ),
      {
        mark: 'text',
        layer: 'dimensions',
        at: [from + 4.3 * size + (emsOf(text) * size) / 2, at],
        text,
        size,
        upright: false,
      },
    ];
  });
}

/** Storey by storey at the left. */
function heights(plan: Plan, cut: Cut, size: number): Mark[] {
  const at = cut.start - 0.4 - plan.roof.overhang - 2 * size;
  const stops = [0, ...Array.from({ length: plan.floors + 1 }, (_, floor) => levelOf(plan, floor))];
  return stops.slice(1).flatMap((to, index): Mark[] => {
    const from = stops[index] ?? 0;
    const text = `${metres(to - from)} (${feetAndInches(to - from)})`;
    const ticks = [from, to].map((y) =>
      line('dimensions', [at - 0.35 * size, y - 0.35 * size], [at + 0.35 * size, y + 0.35 * size]),
    );
    const fits = emsOf(text) * size < to - from - 0.4 * size;
    const writing: Writing = fits
      ? {
          mark: 'text',
          layer: 'dimensions',
          at: [at - 0.75 * size, (from + to) / 2],
          text,
          size,
          upright: true,
        }
      : {
          mark: 'text',
          layer: 'dimensions',
          at: [at - 0.6 * size - (emsOf(text) * size) / 2, (from + to) / 2],
          text,
          size,
          upright: false,
        };
    return [line('dimensions', [at, from], [at, to]), ...ticks, writing];
  });
}

/** From a tread straight up, with the stair's figures below the house, where nothing is drawn. */
function headroomMarks(plan: Plan, cut: Cut, of: { size: number; words: SectionWords }): Mark[] {
  const { stairs } = plan;
  const height = headroomOf(plan);
  if (!stairs || height === null) return [];
  const [up] = flightsOf(stairs);
  const tread = up.treads[Math.floor(stairs.treads / 2)];
  if (!tread) return [];
  const texts = [
    of.words.headroom(metres(height)),
    of.words.stairFigures(stairs.risers, stairs.riser.toFixed(3), stairs.tread.toFixed(3)),
  ];
  const y = levelOf(plan, 0) + tread.height;
  const x = spanOn(cut, tread.rect)[0];
  const tick = 0.35 * of.size;
  return [
    line('dimensions', [x, y], [x, y + height]),
    ...[y, y + height].map((at) => line('dimensions', [x - tick, at - tick], [x + tick, at + tick])),
    ...texts.map(
      (text, row): Mark => ({
        mark: 'text',
        layer: 'dimensions',
        at: [cut.start + cut.length / 2, -below - (1.5 + 1.5 * row) * of.size],
        text,
        size: of.size,
        upright: false,
      }),
    ),
  ];
}

/** The house cut open from the ground to its roof, along the stair's first flight. */
export function sectionDrawing(plan: Plan, { size, words }: { size: number; words: SectionWords }): Drawing {
  const cut = cutOf(plan);
  const end = cut.start + cut.length;
  const plinth = levelOf(plan, 0);
  const roof = roofCut(plan, cut);
  const marks: Mark[] = [
    line('site', [cut.start - 0.25, 0], [end + 0.25, 0]),
    ...[cut.start, end - 0.35].map((x) =>
      box(
        'walls',
        [
          [x, -below],
          [x + 0.35, plinth - plan.slab],
        ],
        'cut',
      ),
    ),
    ...slabs(plan, cut),
    ...plan.walls.flatMap((wall) => wallCut(plan, cut, wall)),
    ...(plan.stairs ? stairCut(plan, plan.stairs, cut) : []),
    ...roof.marks,
    ...levelMarks(plan, cut, { size, words, roof }),
    ...heights(plan, cut, size),
    ...headroomMarks(plan, cut, { size, words }),
  ];
  return { marks, extent: boundsOf(marks.map(extentOf)) };
}
