import type { Plan } from '#domain/house/model/model.ts';
import { Board } from './board.ts';
import { chain } from './chain.ts';
import { sides } from './floor-chains.ts';
import type { Drawing, Words } from './floor-drawing.ts';
import { writeIn } from './labels.ts';
import { boundsOf, extentOf, line, type Mark, outline } from './marks.ts';

/** The plot with its set-backs, the house and the car on it, and the road before it. */
export function siteDrawing(
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
