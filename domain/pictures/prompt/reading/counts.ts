import type { Answers } from '#domain/house/model/answers.ts';
import { floorWords, numberWords, roomWords } from '../words/count-words.ts';
import { allIn, anyIn, plain } from '../words/word-search.ts';

/** A number that stands right before one of the words. */
function countOf(text: string, list: string): number | undefined {
  for (const word of plain(list.replaceAll(',', ' ')).trim().split(' '))
    for (const { value, at, length } of allIn(text, numberWords)) {
      const after = text.slice(at + length - 1, at + length + word.length + 1);
      if (after === ` ${word} ` || after === ` ${word}s`) return Number(value);
    }
  return undefined;
}

export function floorsOf(text: string, raw: string, fallback: number): number {
  const above = /\bg\s{0,4}\+\s{0,4}([1-3])\b/i.exec(raw)?.[1];
  if (above) return Number(above) + 1;
  const said = countOf(text, floorWords) ?? (anyIn(text, 'duplex, double storey, डुप्लेक्स') ? 2 : undefined);
  if (said !== undefined) return Math.min(4, said);
  return anyIn(text, 'bungalow, bangla, बंगला, cottage, hut, cabin, झोपड़ी') ? 1 : fallback;
}

export function roomsOf(text: string, floors: number): Answers['rooms'] {
  const said = countOf(text, roomWords);
  if (said !== undefined)
    return ({ 1: '2BHK', 2: '2BHK', 3: '3BHK', 4: '4BHK', 5: '5BHK' } as const)[said] ?? '3BHK';
  return floors === 1 ? '3BHK' : floors === 2 ? '3BHK' : '4BHK';
}
