import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { readLandSize } from '#domain/house/model/land/land-size.ts';
import { buildableOf, usualSetBacks } from '#domain/house/model/site.ts';
import { anyAnswers, planOf } from '#domain/house/testing/plans.ts';
import { bestChoice, wantedBedrooms } from './best-choice.ts';

const rect = (width: number, depth: number) => ({ x: 0, y: 0, width, depth });

function choiceFor(changes: Partial<typeof defaultAnswers>) {
  const answers = { ...defaultAnswers, ...changes };
  const reading = readLandSize(answers.landSize);
  if (!reading.ok) throw new Error(reading.problem);
  const { width, depth } = reading.land;
  const setBacks = usualSetBacks(reading.land);
  return bestChoice(answers, buildableOf(rect(width, depth), setBacks), setBacks);
}

describe('How many bedrooms are wanted', () => {
  test('is what was asked, whatever the land', () => {
    for (const floors of [1, 4]) {
      expect(wantedBedrooms('2BHK', floors, rect(4, 5))).toBe(2);
      expect(wantedBedrooms('5BHK', floors, rect(40, 50))).toBe(5);
    }
  });

  test('is one for 60 square metres when any number will do, at least one and at most six', () => {
    expect(wantedBedrooms('ANY', 2, rect(9, 10))).toBe(3);
    expect(wantedBedrooms('ANY', 1, rect(4, 5))).toBe(1);
    expect(wantedBedrooms('ANY', 1, rect(100, 100))).toBe(3);
    expect(wantedBedrooms('ANY', 4, rect(100, 100))).toBe(6);
  });
});

describe('The best house for the answers', () => {
  test('has no place for a car when none was asked for', () =>
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(planOf({ ...answers, parking: 'No' }).parking).toBeNull();
      }),
      { numRuns: 60 },
    ));

  test('fits in the space that is left for it', () =>
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { scheme, layout, space } = choiceFor(answers);
        const [width, depth] = scheme.turned ? [layout.along, layout.across] : [layout.across, layout.along];
        expect(width).toBeLessThanOrEqual(space.width + 0.011);
        expect(depth).toBeLessThanOrEqual(space.depth + 0.011);
      }),
      { numRuns: 60 },
    ));

  test('gives up a floor only when no house with so many floors fits', () => {
    expect(choiceFor({ landSize: '40x60', floors: 4 }).floors).toBe(4);
    expect(choiceFor({ landSize: '12x18', floors: 3 })).toMatchObject({ floors: 1, livingFloor: 0 });
  });

  test('on the smallest land is a living room, a kitchen and a toilet', () => {
    const { layout, scheme } = choiceFor({ landSize: '12x18', floors: 1, parking: 'Yes' });
    expect(layout.cells.map(({ kind }) => kind)).toEqual(['living', 'kitchen', 'toilet']);
    expect(layout.bedrooms).toBe(0);
    expect(scheme.parking).toBe('none');
  });

  test('lies across a plot that is wide and shallow', () => {
    expect(choiceFor({ landSize: '60x24' }).scheme.turned).toBe(true);
    expect(choiceFor({ landSize: '24x60' }).scheme.turned).toBe(false);
  });

  test('would rather lose its car than a bedroom', () => {
    const { scheme, layout } = choiceFor({ landSize: '20x30', rooms: '3BHK', floors: 2 });
    const without = choiceFor({ landSize: '20x30', rooms: '3BHK', floors: 2, parking: 'No' });
    expect(layout.bedrooms).toBe(without.layout.bedrooms);
    expect(layout.bedrooms).toBeGreaterThan(0);
    expect(scheme.parking).toBe('none');
  });

  test('moves back behind a car that stands before it', () => {
    const { scheme, space } = choiceFor({ landSize: '99x159', floors: 1 });
    expect(scheme.parking).toBe('front');
    expect(space.y).toBeCloseTo(6, 9);
    const narrow = choiceFor({ landSize: '15x44', rooms: '2BHK', floors: 1 });
    expect(narrow.scheme.parking).toBe('front');
    expect(narrow.space.y).toBeCloseTo(5.3, 9);
  });
});
