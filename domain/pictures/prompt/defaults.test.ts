import { describe, expect, test } from 'vitest';
import { readLandSize } from '#domain/house/model/land/land-size.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { roofWords, styleWords, wallWords } from './building-words.ts';
import { bare, styleDefaults } from './defaults.ts';
import { extraWords } from './extra-words.ts';
import { colourWords } from './paint-words.ts';
import { extras, looks } from './prompt.ts';
import { readPrompt } from './read-prompt.ts';
import { placeWords, timeWords, weatherWords } from './view-words.ts';
import { plain } from './word-search.ts';

const hex = /^#[0-9a-f]{6}$/;
const tables = {
  styles: styleWords,
  roofs: roofWords,
  walls: wallWords,
  places: placeWords,
  times: timeWords,
  airs: weatherWords,
  extras: extraWords,
  colours: colourWords,
};

describe.each(looks)('A %s house with nothing else said about it', (style) => {
  const { walls, roofs, doors, trim, floors, wall } = styleDefaults[style];

  test('has paint that a screen can show', () => {
    for (const colour of [...walls, ...roofs, ...doors, trim]) expect(colour).toMatch(hex);
    expect([walls.length, roofs.length, doors.length].every((count) => count > 0)).toBe(true);
  });

  test('is built of what is usual for it', () => {
    const word = styleWords.find(([one]) => one === style)?.[1].split(', ')[0] ?? 'dwelling';
    const parsed = readPrompt(word);
    expect(parsed).toMatchObject({ style, roof: styleDefaults[style].roof, trimColour: trim });
    expect(parsed.wall.kind).toBe(wall);
    expect(walls).toContain(parsed.wall.colour);
    expect(doors).toContain(parsed.doorColour);
    expect(parsed.answers.floors).toBe(floors);
  });
});

test('every extra that a prompt may name is one that the picture knows', () => {
  for (const [name] of extraWords) expect(extras).toContain(name);
});

test('bare walls show their own stuff unless a colour is said', () => {
  expect(readPrompt('modern brick house').wall).toEqual({ kind: 'brick', colour: bare.brick });
  expect(readPrompt('modern blue brick house').wall.colour).toBe('#6f94bd');
});

describe('No table of words', () => {
  test.each(Object.entries(tables))('of %s has a word that cannot be found in a prompt', (_, table) => {
    for (const [value, list] of table)
      for (const word of list.split(',')) {
        expect(word.trim(), `an empty word of ${value}`).not.toBe('');
        expect(plain(word).trim(), `${word} of ${value}`).not.toBe('');
      }
  });

  test('of paint names a colour that a screen cannot show', () => {
    for (const [colour] of colourWords) expect(colour).toMatch(hex);
  });
});

test.each(styleWords)('every word for a %s house gives that style', (style, list) => {
  for (const word of list.split(',').filter((one) => !/मिट्टी|mud|mitti/.test(one)))
    expect([word, readPrompt(word).style]).toEqual([word, style]);
});

test.each(timeWords)('every word for the %s gives that light', (time, list) => {
  for (const word of list.split(',')) expect([word, readPrompt(word).time]).toEqual([word, time]);
});

test.each(extraWords)(
  'every word for a %s puts it into the picture, and takes it out after "without"',
  (extra, list) => {
    for (const word of list.split(',').map((one) => one.trim())) {
      expect([word, readPrompt(`modern ${word}`).extras.includes(extra)]).toEqual([word, true]);
      // Flowers may grow by themselves.
      if (extra !== 'flowers')
        expect([word, readPrompt(`modern without ${word}`).extras.includes(extra)]).toEqual([word, false]);
    }
  },
);

describe('How big the house is', () => {
  test('a plot that is said is taken; water and gardens get a roomy one', () => {
    expect(readPrompt('house on 40x60').answers.landSize).toBe('40x60');
    const roomy = readLandSize(readPrompt('house with a pond').answers.landSize);
    const plainOne = readLandSize(readPrompt('house').answers.landSize);
    expect(roomy.ok && plainOne.ok && roomy.land.area > plainOne.land.area).toBe(true);
  });

  test('a big one stands on more land than a small one', () => {
    const areaOf = (prompt: string) => {
      const reading = readLandSize(readPrompt(prompt).answers.landSize);
      return reading.ok ? reading.land.area : 0;
    };
    expect(areaOf('big house')).toBeGreaterThan(areaOf('house'));
    expect(areaOf('house')).toBeGreaterThan(areaOf('small house'));
  });

  test('every number of rooms and floors, in every place, has a plan', () => {
    for (const place of ['in the city', 'in the desert', 'by the sea', 'in the hills', 'by the river'])
      for (const floors of [1, 2, 3, 4])
        expect(makePlan(readPrompt(`${floors} storey 5bhk house ${place}`).answers).ok).toBe(true);
  });
});
