/** Metres. */
interface BrickSize {
  length: number;
  width: number;
  height: number;
}

/** Modular: IS 1077. Traditional: about 9 × 4½ × 3 inches. Block: aerated concrete. */
const sizes = {
  modular: { length: 0.19, width: 0.09, height: 0.09 },
  traditional: { length: 0.23, width: 0.11, height: 0.075 },
  block: { length: 0.6, width: 0.2, height: 0.2 },
} as const satisfies Record<string, BrickSize>;
type BrickName = keyof typeof sizes;
export const brickNames = ['modular', 'traditional', 'block'] as const satisfies BrickName[];

const isNamed = (brick: string): brick is BrickName => Object.hasOwn(sizes, brick);
/** Millimetres: "230x110x75". */
export const brickInMillimetres = /^[1-9]\d{1,2}(?:x[1-9]\d{1,2}){2}$/;

/** By its name or its millimetres; undefined where it is neither. */
export function findBrick(brick: string): BrickSize | undefined {
  if (isNamed(brick)) return sizes[brick];
  if (!brickInMillimetres.test(brick)) return undefined;
  const sides = brick.split('x').map((side) => Number(side) / 1000);
  const [length = 0, height = 0, width = 0] = sides.sort((one, other) => other - one);
  // A brick lies on its broad side, a block stands on its narrow one.
  return standsAlone(length) ? { length, width, height } : { length, width: height, height: width };
}

/** 9 × 4½ × 3 inches: the traditional brick as people call it, its joint counted. */
const nominal = '229x114x76';
/** In millimetres, or by the name that people mean. @param sides metres, in any order */
export function brickSaid(sides: readonly number[]): string {
  const millimetres = sides.map((side) => Math.round(side * 1000)).sort((one, other) => other - one);
  const size = millimetres.join('x');
  return size === nominal ? 'traditional' : size;
}

/** Metres of mortar between one brick and the next. */
export const joint = 0.01;
/** One in twenty breaks. */
export const broken = 0.05;
/** A block is as thick as its wall, so that no mortar is behind it. */
const standsAlone = (length: number) => length > 0.3;

/** What is in a cubic metre of wall: whole pieces, none broken, and cubic metres of wet mortar. */
export function brickwork({ length, width, height }: BrickSize): { pieces: number; mortar: number } {
  const deep = standsAlone(length) ? width : width + joint;
  const pieces = 1 / ((length + joint) * deep * (height + joint));
  return { pieces, mortar: 1 - pieces * length * width * height };
}
