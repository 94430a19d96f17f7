import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { View } from '../prompt/prompt.ts';
import type { Camera } from '../raytracer/model/scene.ts';
import { vector } from '../raytracer/model/vector.ts';
import { houseFootprint } from './house/kit.ts';

interface Frame {
  /** 1: the camera stands to the right of the entrance side's middle. */
  side: 1 | -1;
  /** Radians away from the house's front. */
  turn: number;
  /** Of the camera, in metres. */
  height: number;
  /** Width by height of the picture. */
  aspect: number;
  /** Of the highest point of the house. */
  top: number;
  /** Water before the house, which belongs into the picture too. */
  water: Rect | null;
  /** Where people and animals stand. */
  living: readonly (readonly [x: number, z: number])[];
}

/** How far the camera stands aside, and how high: where a view was asked for, otherwise than `usual`. */
export function standOf(
  view: View | undefined,
  { top, ...usual }: Pick<Frame, 'turn' | 'height' | 'top'>,
): Pick<Frame, 'turn' | 'height'> {
  if (view === 'front') return { turn: 0.04, height: usual.height };
  if (view === 'corner') return { turn: 0.8, height: usual.height };
  if (view === 'garden') return { turn: 0.36, height: usual.height };
  return view === 'above' ? { turn: 0.55, height: top * 2 + 9 } : usual;
}

/** Half the picture's width at distance 1: a lens as long as one for portraits of houses. */
const spread = 0.56;
/** How much of the picture stays free beside and above the house, and what lies below its foot. */
const free = { side: 0.055, above: 0.1, below: 0.15 };

/** So far back that the whole house is in the picture, and the lens shifted so that it stands well in it. */
export function cameraFor(plan: Plan, frame: Frame): Camera {
  const { left, right, front, back } = houseFootprint(plan);
  const [middleX, middleZ] = [(left + right) / 2, (front + back) / 2];
  const turn = -frame.side * frame.turn;
  const { water } = frame;
  const points = [
    ...[left - 0.6, right + 0.6].flatMap((x) => [front + 2, back].map((z) => [x, z] as const)),
    ...(water ? [water.x + 0.6, water.x + water.width - 0.6].map((x) => [x, -water.y - 0.4] as const) : []),
    ...frame.living.flatMap(([x, z]) => [-0.8, 0.8].map((by) => [x + by, z + 0.3] as const)),
  ];
  const corners = points.map(([x, z]) => [x - middleX, z - middleZ] as const);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const halfHeight = spread / frame.aspect;
  for (let distance = 10; distance < 120; distance += 0.4) {
    let [widest, top, foot] = [0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const [x, z] of corners) {
      const across = x * cos + z * sin;
      const deep = distance + x * sin - z * cos;
      if (deep < 2) widest = 9;
      widest = Math.max(widest, Math.abs(across / deep));
      top = Math.max(top, (frame.top - frame.height) / deep);
      foot = Math.min(foot, -frame.height / deep);
    }
    const tall = top - foot;
    if (widest > spread * (1 - free.side * 2) || tall > halfHeight * 2 * (1 - free.above - free.below))
      continue;
    const room = halfHeight * 2 - tall;
    const shift =
      foot + tall / 2 + room * ((free.above - free.below) / (free.above + free.below)) * 0.5 * 0.8;
    return {
      at: vector(middleX - sin * distance, frame.height, middleZ + cos * distance),
      turn,
      spread,
      shift,
    };
  }
  return { at: vector(middleX - sin * 60, frame.height, middleZ + cos * 60), turn, spread, shift: 0 };
}
