import { besideBed, type Piece, type PieceName, sofaDepth } from '#domain/house/furniture/pieces.ts';
import type { Placed } from '#domain/house/furniture/places.ts';
import { circle, type Mark, outline, type Spot } from './marks.ts';

/** In a piece's own metres: along the wall at its back, and out from it. */
type Part =
  | { part: 'box'; at: readonly [number, number, number, number] }
  | { part: 'round'; at: readonly [number, number, number] };

const box = (...at: [number, number, number, number]): Part => ({ part: 'box', at });
const round = (...at: [number, number, number]): Part => ({ part: 'round', at });

function bed({ along, places = 1, set }: Piece): Part[] {
  const [left, right] = set ? [besideBed, along - besideBed] : [0, along];
  const each = (right - left) / places;
  return [
    box(left, 0, right, 2),
    box(left, 0.55, right, 2),
    ...Array.from({ length: places }, (_, at) =>
      box(left + at * each + 0.1, 0.08, left + (at + 1) * each - 0.1, 0.43),
    ),
    ...(set ? [box(0, 0, besideBed - 0.02, 0.4), box(along - besideBed + 0.02, 0, along, 0.4)] : []),
  ];
}

const sofa = ({ along, out, set }: Piece): Part[] => [
  box(0, 0, along, sofaDepth),
  box(0.15, 0.2, along - 0.15, sofaDepth),
  ...(set ? [box(along * 0.25, 1.24, along * 0.75, out - 0.2)] : []),
];

function table({ along, places = 1 }: Piece): Part[] {
  const each = along / places;
  return [
    box(0, 0.4, along, 1.3),
    ...Array.from({ length: places }, (_, at) => {
      const from = (at + 0.5) * each - 0.2;
      return [box(from, 0, from + 0.4, 0.4), box(from, 1.3, from + 0.4, 1.7)];
    }).flat(),
  ];
}

function counter({ along }: Piece): Part[] {
  const hob = along - 0.85;
  return [
    box(0, 0, along, 0.6),
    box(0.2, 0.1, 0.75, 0.5),
    round(0.475, 0.3, 0.04),
    box(hob, 0.1, hob + 0.6, 0.5),
    ...[0.15, 0.45].flatMap((u) => [0.2, 0.4].map((v) => round(hob + u, v, 0.07))),
  ];
}

const plain = ({ along, out }: Piece): Part[] => [box(0, 0, along, out)];

/** How each is drawn from above. */
const drawn: Record<PieceName, (piece: Piece) => Part[]> = {
  bed,
  sofa,
  table,
  counter,
  wardrobe: ({ along }) => [box(0, 0, along, 0.6), box(0.05, 0.28, along - 0.05, 0.32)],
  television: () => [box(0, 0, 1.4, 0.4), box(0.2, 0.15, 1.2, 0.22)],
  wc: () => [box(0, 0, 0.4, 0.2), round(0.2, 0.45, 0.2)],
  basin: () => [box(0, 0, 0.5, 0.42), round(0.25, 0.23, 0.15)],
  shower: ({ along: side }) => [
    box(0, 0, side, side),
    round(side / 2, side / 2, 0.08),
    round(side / 2, 0.12, 0.06),
  ],
  fridge: () => [box(0, 0, 0.65, 0.65), box(0, 0.58, 0.65, 0.65)],
  desk: () => [box(0, 0, 1.2, 0.6), box(0.38, 0.65, 0.82, 1.05)],
  shelf: plain,
  washer: () => [box(0, 0, 0.6, 0.6), round(0.3, 0.3, 0.2)],
  till: plain,
  pooja: () => [box(0, 0, 0.9, 0.45), box(0.1, 0.08, 0.8, 0.37)],
};

/** From a piece's own metres to the plan's. */
function spotIn({ rect, back }: Placed, [along, out]: Spot): Spot {
  switch (back) {
    case 'front':
      return [rect.x + along, rect.y + out];
    case 'rear':
      return [rect.x + along, rect.y + rect.depth - out];
    case 'left':
      return [rect.x + out, rect.y + along];
    case 'right':
      return [rect.x + rect.width - out, rect.y + along];
  }
}

export function pieceMarks(placed: Placed): Mark[] {
  return drawn[placed.piece.name](placed.piece).map((part) => {
    if (part.part === 'round')
      return circle('furniture', spotIn(placed, [part.at[0], part.at[1]]), part.at[2]);
    const [a, b] = [spotIn(placed, [part.at[0], part.at[1]]), spotIn(placed, [part.at[2], part.at[3]])];
    return outline('furniture', {
      x: Math.min(a[0], b[0]),
      y: Math.min(a[1], b[1]),
      width: Math.abs(a[0] - b[0]),
      depth: Math.abs(a[1] - b[1]),
    });
  });
}
