import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawSharePicture, readable } from './share-picture.ts';

const words = {
  name: 'Ramesh Kumar',
  trade: 'Mason',
  place: 'Pune',
  price: '₹700 per day',
  ask: 'Ask through Neev',
};
const hindi = { name: 'रमेश', trade: 'राज मिस्त्री', place: 'पुणे', price: '₹700 रोज़', ask: 'नींव से पूछें' };

/** How much of the wall has ink on it. */
async function inkOf(jpeg: Buffer): Promise<number> {
  const { data } = await sharp(jpeg)
    .extract({ left: 0, top: 0, width: 1200, height: 510 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((level) => level < 128).length;
}

describe('The picture beside a shared link', () => {
  test('is a JPEG of 1200 by 630', async () => {
    const { width, height, format } = await sharp(await drawSharePicture(words, undefined)).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  test.each([
    ['a photo', words],
    ['a name of 200 signs', { ...words, name: 'Wolfeschlegelstein '.repeat(11) }],
    ['one word of 200 signs', { ...words, name: 'x'.repeat(200) }],
    ['markup in the name', { ...words, name: '<b>Ramesh</i> & "Sons" &amp;' }],
    ['no name that can be written', { ...words, name: '👷🏽‍♂️ محمد' }],
    ['no price', { ...words, price: undefined }],
    ['Hindi', hindi],
  ])('is drawn with %s', async (_, said) => {
    const photo = await sharp({ create: { width: 30, height: 60, channels: 3, background: 'red' } })
      .webp()
      .toBuffer();
    for (const face of [photo, undefined])
      expect(await inkOf(await drawSharePicture(said, face))).toBeGreaterThan(2000);
  });

  test('has the letters of the reader’s script, and no boxes in their place', async () => {
    const other = { ...hindi, name: 'सुरेश' };
    const [one, another] = await Promise.all([
      drawSharePicture(hindi, undefined),
      drawSharePicture(other, undefined),
    ]);
    expect(one.equals(another)).toBe(false);
    // A box of four digits has several times the ink of a letter.
    expect((await inkOf(one)) / (await inkOf(await drawSharePicture(words, undefined)))).toBeLessThan(1.5);
  });
});

test.each([
  ['Ramesh 👷🏽 Kumar', 'Ramesh Kumar'],
  ['محمد', ''],
  ['क्‍ष ₹5 – “ok”', 'क्‍ष ₹5 – “ok”'],
])('of %j can be written %j', (text, written) => {
  expect(readable(text)).toBe(written);
});
