import type { NumberClip } from '#domain/voice/spoken-number.ts';

/** Every number word that amounts up to 99,99,999 are joined of. */
export const numberClips: NumberClip[] = [
  ...Array.from({ length: 100 }, (_, n): NumberClip => `n${n}`),
  ...Array.from({ length: 9 }, (_, n): NumberClip => `h${n + 1}`),
  ...Array.from({ length: 9 }, (_, n): NumberClip => `hh${n + 1}`),
  'thousand',
  'thousandAnd',
  'lakh',
  'lakhAnd',
];
