import { describe, expect, test } from 'vitest';
import { readReference, referenceOf } from './picture-names.ts';

const id = 'Ab_-5678901234567890xy';

describe('a reference names a picture and its purpose', () => {
  test.each([
    ['public', `/files/${id}.webp`],
    ['id', `private:${id}`],
    ['chat', `chat:${id}`],
    ['gallery', `gallery:${id}`],
  ] as const)('%s: %s', (purpose, reference) => {
    expect(referenceOf({ id, purpose })).toBe(reference);
    expect(readReference(reference)).toEqual({ id, purpose });
  });

  test.each([
    `/files/../${id}.webp`,
    `/files/${id}.png`,
    `/files/${id}.webp?small`,
    `private:${id}x`,
    `private:${id.slice(1)}`,
    `https://example.in/files/${id}.webp`,
    '',
  ])('what Neev did not give is no reference: "%s"', (reference) => {
    expect(readReference(reference)).toBeUndefined();
  });
});
