import { describe, expect, test } from 'vitest';
import { brickNames, brickSaid, brickwork, findBrick } from './bricks.ts';

const wallOf = (brick: string) => {
  const size = findBrick(brick);
  if (!size) throw new Error(`no brick ${brick}`);
  return { ...size, ...brickwork(size) };
};

describe('A cubic metre of wall', () => {
  test('has mortar round each brick, and none behind a block', () => {
    expect(1 / wallOf('traditional').pieces).toBeCloseTo(0.24 * 0.12 * 0.085, 12);
    expect(1 / wallOf('modular').pieces).toBeCloseTo(0.2 * 0.1 * 0.1, 12);
    expect(1 / wallOf('block').pieces).toBeCloseTo(0.61 * 0.2 * 0.21, 12);
  });

  test.each([...brickNames, '200x100x70', '600x200x100'])('is bricks and mortar alone: %s', (brick) => {
    const { length, width, height, pieces, mortar } = wallOf(brick);
    expect(pieces * length * width * height + mortar).toBeCloseTo(1, 12);
    expect(mortar).toBeGreaterThan(0);
  });
});

describe('A size that is said', () => {
  test.each([
    // 9 × 4½ × 3 inches.
    [[0.2286, 0.1143, 0.0762], 'traditional'],
    [[0.09, 0.19, 0.09], '190x90x90'],
    // Another than the traditional brick, by half a centimetre.
    [[0.23, 0.115, 0.075], '230x115x75'],
    // A block for a thin wall, and a flat brick.
    [[0.6, 0.2, 0.1], '600x200x100'],
    [[0.07, 0.2, 0.1], '200x100x70'],
  ])('%j metres is %s', (sides, brick) => {
    expect(brickSaid(sides)).toBe(brick);
    expect(findBrick(brick)).toBeDefined();
  });

  test('and is that of a brick with a name is that brick', () => {
    expect(findBrick('190x90x90')).toEqual(findBrick('modular'));
    expect(findBrick('230x110x75')).toEqual(findBrick('traditional'));
    expect(findBrick('600x200x200')).toEqual(findBrick('block'));
  });

  test('or name that is no brick is none', () => {
    for (const brick of ['', 'marble', 'toString', '230x110', '230x110x0', '2300x110x75', '230 x 110 x 75'])
      expect(findBrick(brick), brick).toBeUndefined();
  });
});
