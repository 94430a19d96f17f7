import { expect, test } from 'vitest';
import { defaultAnswers } from '../model/answers.ts';
import type { Plan } from '../model/model.ts';
import { makePlan } from './plan.ts';

const choicesFor = (landSize: string, rooms: '3BHK' | '5BHK' | 'ANY', parking: 'Yes' | 'No') => {
  const made = makePlan({ ...defaultAnswers, landSize, rooms, parking, floors: 1 });
  if (!made.ok) throw new Error(made.problem);
  return made.choices;
};
const given = (choices: ReturnType<typeof choicesFor>) =>
  choices.map(({ bedrooms, parking }) => [bedrooms, parking !== null]);

/** Without what is said to who builds. */
const ofWish = ({ notes }: Plan) =>
  notes.filter(({ key }) => key !== 'no-bath-window' && key !== 'no-roof-stair');

test('Where bedrooms leave the car no place they come first, and the last of the choices has the car', () => {
  const choices = choicesFor('30x40', '3BHK', 'Yes');
  expect(given(choices)).toEqual([
    [3, false],
    [2, true],
  ]);
  expect(choices.map(ofWish)).toEqual([
    [
      { key: 'no-parking', asked: 1, given: 0 },
      { key: 'car-in-other', asked: 1, given: 2 },
    ],
    [{ key: 'fewer-beside-car', asked: 3, given: 2 }],
  ]);
});

test('What the land does not hold even without the car is said of the plan that has none', () => {
  const [without, beside] = choicesFor('30x40', '5BHK', 'Yes');
  expect(without?.notes[0]).toEqual({ key: 'fewer-bedrooms', asked: 5, given: 3 });
  expect(beside && ofWish(beside)).toEqual([{ key: 'fewer-beside-car', asked: 5, given: 2 }]);
});

test('Nobody who asked for no car is offered fewer bedrooms beside one', () => {
  expect(given(choicesFor('30x40', '3BHK', 'No'))).toEqual([[3, false]]);
});

test.each(['18x61', '18x64', '18x67'])(
  'Who named no number of bedrooms is told of none that they asked for: %s',
  (landSize) => {
    const choices = choicesFor(landSize, 'ANY', 'Yes');
    expect(given(choices).at(-1)?.[1]).toBe(true);
    const keys = choices.flatMap(({ notes }) => notes.map(({ key }) => key));
    expect(keys).not.toContain('fewer-beside-car');
    expect(keys).not.toContain('fewer-bedrooms');
  },
);
