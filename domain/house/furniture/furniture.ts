import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Material, Part } from '#domain/house/geometry/solid/parts.ts';
import { box } from '#domain/house/geometry/solid/solids.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { meet, type Rect } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';
import { furnitureOn, windowStrips } from './furnish.ts';
import { besideBed, type Piece, type PieceName, sofaDepth } from './pieces.ts';
import type { Placed } from './places.ts';

type Span = readonly [from: number, to: number];

/** A box of a piece. Metres along the wall at its back, out from it, and up from the floor. */
interface Block {
  material: Material;
  along: Span;
  out: Span;
  up: Span;
}

const block = (material: Material, ...[along, out, up]: [along: Span, out: Span, up: Span]): Block => ({
  material,
  along,
  out,
  up,
});

function bed({ along, out, places = 1, set }: Piece): Block[] {
  const [left, right] = set ? [besideBed, along - besideBed] : [0, along];
  const each = (right - left) / places;
  const aside: Span[] = set
    ? [
        [0, besideBed - 0.03],
        [along - besideBed + 0.03, along],
      ]
    : [];
  return [
    block('wood', [left, right], [0, out], [0, 0.32]),
    block('white-roof', [left + 0.05, right - 0.05], [0.1, out - 0.04], [0.32, 0.5]),
    block('fabric', [left + 0.05, right - 0.05], [0.86, out - 0.04], [0.5, 0.53]),
    block('wood', [left, right], [0, 0.06], [0.32, 0.95]),
    ...Array.from({ length: places }, (_, at) =>
      block(
        'white-roof',
        [left + at * each + 0.15, left + (at + 1) * each - 0.15],
        [0.12, 0.53],
        [0.5, 0.62],
      ),
    ),
    ...aside.flatMap(([from, to]) => {
      const middle = (from + to) / 2;
      return [
        block('wood', [from, to], [0.02, 0.4], [0, 0.45]),
        block('metal', [middle - 0.03, middle + 0.03], [0.18, 0.24], [0.45, 0.62]),
        block('white-roof', [middle - 0.08, middle + 0.08], [0.12, 0.3], [0.62, 0.82]),
      ];
    }),
  ];
}

function sofa({ along, out, set }: Piece): Block[] {
  const arm = Math.min(0.19, along * 0.15);
  const cushions: Span[] =
    along > 1
      ? [
          [arm + 0.08, arm + 0.44],
          [along - arm - 0.44, along - arm - 0.08],
        ]
      : [];
  const [middle, far] = [along / 2, out];
  return [
    block('fabric', [arm, along - arm], [0.21, sofaDepth], [0, 0.42]),
    block('fabric', [arm, along - arm], [0, 0.21], [0, 0.85]),
    block('fabric', [0, arm - 0.01], [0, sofaDepth], [0, 0.6]),
    block('fabric', [along - arm + 0.01, along], [0, sofaDepth], [0, 0.6]),
    ...cushions.map((span) => block('white-roof', span, [0.23, 0.36], [0.42, 0.72])),
    ...(set
      ? [
          block('fabric', [0.04, along - 0.04], [sofaDepth + 0.08, far], [0, 0.015]),
          block('wood', [middle - 0.5, middle + 0.5], [1.24, far - 0.2], [0.34, 0.4]),
          block('wood', [middle - 0.45, middle - 0.37], [1.3, far - 0.26], [0.015, 0.34]),
          block('wood', [middle + 0.37, middle + 0.45], [1.3, far - 0.26], [0.015, 0.34]),
        ]
      : []),
  ];
}

/** @param back where its back begins; a chair looks away from it */
const chair = (from: number, out: number, back: number): Block[] => [
  block('wood', [from + 0.03, from + 0.37], [out + 0.04, out + 0.34], [0, 0.43]),
  block('fabric', [from, from + 0.4], [out, out + 0.38], [0.43, 0.48]),
  block('wood', [from, from + 0.4], [back, back + 0.05], [0.48, 0.92]),
];

function table({ along, places = 1 }: Piece): Block[] {
  const each = along / places;
  const leg = (from: number) => block('wood', [from, from + 0.07], [0.52, 1.18], [0, 0.7]);
  return [
    block('wood', [0, along], [0.4, 1.3], [0.7, 0.76]),
    leg(0.07),
    leg(along - 0.14),
    ...Array.from({ length: places }, (_, at) => {
      const from = (at + 0.5) * each - 0.2;
      return [...chair(from, 0.06, 0.01), ...chair(from, 1.26, 1.64)];
    }).flat(),
  ];
}

/** Sink and hob stand where the drawing has them. */
function counter({ along, out }: Piece): Block[] {
  const hob = along - 0.85;
  return [
    block('wood', [0, along], [0, out - 0.03], [0, 0.82]),
    block('stone', [0, along], [0, out], [0.82, 0.87]),
    block('metal', [0.2, 0.75], [0.1, 0.5], [0.86, 0.875]),
    block('metal', [0.46, 0.5], [0.04, 0.08], [0.875, 1.08]),
    block('metal', [hob, hob + 0.6], [0.1, 0.5], [0.87, 0.92]),
  ];
}

/** Over a counter, higher than a head: where no window is behind it. */
const cupboards = ({ along }: Piece): Block[] => {
  const count = Math.max(1, Math.round(along / 0.6));
  return Array.from({ length: count }, (_, at) =>
    block('wood', [(at * along) / count + 0.005, ((at + 1) * along) / count - 0.005], [0, 0.34], [1.45, 2.1]),
  );
};

function wardrobe({ along, out }: Piece): Block[] {
  const doors = Math.max(2, Math.round(along / 0.5));
  return [
    block('wood', [0, along], [0, out - 0.025], [0, 2.05]),
    ...Array.from({ length: doors }, (_, at) =>
      block(
        'wood',
        [(at * along) / doors + 0.015, ((at + 1) * along) / doors - 0.015],
        [out - 0.025, out],
        [0.06, 2],
      ),
    ),
  ];
}

const shelf = ({ along, out }: Piece): Block[] => [
  block('wood', [0, 0.03], [0, out], [0, 1.8]),
  block('wood', [along - 0.03, along], [0, out], [0, 1.8]),
  ...[0.1, 0.52, 0.94, 1.36, 1.77].map((level) =>
    block('wood', [0.03, along - 0.03], [0, out], [level, level + 0.03]),
  ),
  ...[0.13, 0.55, 0.97].flatMap((level) => [
    block('car-paint', [along * 0.08, along * 0.3], [0.07, out - 0.07], [level, level + 0.24]),
    block('brick', [along * 0.34, along * 0.5], [0.07, out - 0.07], [level, level + 0.2]),
  ]),
];

/** How each stands in the model. */
const blocksOf: Record<PieceName, (piece: Piece) => Block[]> = {
  bed,
  sofa,
  table,
  counter,
  wardrobe,
  shelf,
  television: ({ along }) => [
    block('wood', [0, along], [0, 0.4], [0, 0.5]),
    block('metal', [along * 0.4, along * 0.6], [0.02, 0.1], [0.5, 0.6]),
    block('metal', [along * 0.1, along * 0.9], [0.02, 0.06], [0.6, 1.25]),
  ],
  wc: ({ along, out }) => [
    block('white-roof', [0.02, along - 0.02], [0.17, out], [0, 0.4]),
    block('white-roof', [0, along], [0, 0.17], [0, 0.78]),
  ],
  basin: ({ along, out }) => [
    block('white-roof', [0, along], [0, out], [0.68, 0.86]),
    block('white-roof', [along * 0.38, along * 0.62], [0, out / 2], [0, 0.68]),
  ],
  shower: ({ along, out }) => [
    block('white-roof', [0, along], [0, out], [0, 0.05]),
    block('metal', [along / 2 - 0.015, along / 2 + 0.015], [0.01, 0.04], [0.9, 2]),
    block('metal', [along / 2 - 0.06, along / 2 + 0.06], [0.04, 0.2], [1.97, 2]),
  ],
  fridge: ({ along, out }) => [
    block('white-roof', [0, along], [0, out - 0.03], [0, 1.65]),
    block('metal', [along - 0.09, along - 0.06], [out - 0.03, out], [0.9, 1.3]),
  ],
  desk: ({ along }) => [
    block('wood', [0, along], [0, 0.6], [0.7, 0.76]),
    block('wood', [0.02, 0.07], [0.03, 0.57], [0, 0.7]),
    block('wood', [along - 0.07, along - 0.02], [0.03, 0.57], [0, 0.7]),
    block('metal', [along * 0.35, along * 0.65], [0.2, 0.23], [0.78, 1]),
    block('metal', [along * 0.35, along * 0.65], [0.23, 0.45], [0.76, 0.78]),
    ...chair(along / 2 - 0.2, 0.65, 1),
  ],
  washer: ({ along, out }) => [block('white-roof', [0, along], [0, out], [0, 0.85])],
  till: ({ along, out }) => [
    block('wood', [0, along], [0, out - 0.03], [0, 0.9]),
    block('stone', [0, along], [0, out], [0.9, 0.94]),
  ],
  pooja: ({ along, out }) => [
    block('wood', [0, along], [0, out], [0, 0.75]),
    block('stone', [0.1, along - 0.1], [0.08, out - 0.08], [0.75, 0.9]),
    block('brick', [along / 2 - 0.12, along / 2 + 0.12], [0.12, 0.3], [0.9, 1.15]),
  ],
};

/** Where a block of a piece stands in the plan. */
function rectOf({ rect, back, piece }: Placed, { along, out }: Pick<Block, 'along' | 'out'>): Rect {
  const [width, depth] = [along[1] - along[0], out[1] - out[0]];
  switch (back) {
    case 'front':
      return { x: rect.x + along[0], y: rect.y + out[0], width, depth };
    case 'rear':
      return { x: rect.x + along[0], y: rect.y + piece.out - out[1], width, depth };
    case 'left':
      return { x: rect.x + out[0], y: rect.y + along[0], width: depth, depth: width };
    case 'right':
      return { x: rect.x + piece.out - out[1], y: rect.y + along[0], width: depth, depth: width };
  }
}

function partsOf(plan: Plan, placed: Placed): Part[] {
  const { piece, room, rect } = placed;
  const overhead = piece.name === 'counter' && windowStrips(plan, room).every((strip) => !meet(strip, rect));
  const base = levelOf(plan, room.floor);
  return [...blocksOf[piece.name](piece), ...(overhead ? cupboards(piece) : [])].map(
    ({ material, up: [low, high], ...spans }): Part => ({
      part: 'furniture',
      floor: room.floor,
      material,
      positions: box(rectOf(placed, spans), base + low, base + high),
    }),
  );
}

/** What stands in a room, where the drawing has it. */
export const furnishing = (plan: Plan, room: Room): Part[] =>
  furnitureOn(plan, room.floor).flatMap((placed) =>
    placed.room.id === room.id ? partsOf(plan, placed) : [],
  );

/** What makes rooms of boxes: beds, tables, a kitchen. Under a house on columns there are no rooms. */
export const furniture = (plan: Plan): Part[] =>
  Array.from({ length: plan.floors }, (_, floor) => floor)
    .filter((floor) => !(plan.stilt && floor === 0))
    .flatMap((floor) => furnitureOn(plan, floor).flatMap((placed) => partsOf(plan, placed)));
