import type { Answers } from '#domain/house/model/answers.ts';
import { readLandSize } from '#domain/house/model/land/land-size.ts';
import type { Place } from '../prompt.ts';
import { bigWords, smallWords } from '../words/size-words.ts';
import { anyIn } from '../words/word-search.ts';

export const landscapes: Record<Place, Answers['areaType']> = {
  town: 'Plan',
  green: 'Plan',
  hills: 'Hill',
  mountains: 'Hill',
  desert: 'Desert',
  sea: 'Rain',
  river: 'Near by River',
};

/** A size that is said, when a house of it fits well into a picture. */
export function landOf(text: string, raw: string, roomy: boolean): string {
  const said =
    /\d{1,15}(?:[.,]\d{1,15}){0,6}\s{0,4}(?:x|×|\*|by)\s{0,4}\d{1,15}(?:[.,]\d{1,15}){0,6}|\d{1,15}(?:[.,]\d{1,15}){0,6}\s{0,4}(?:gaj|gaz|sq\.?\s{0,4}(?:ft|feet|yards?|m)|guntha|गज|वर्ग)/iu.exec(
      raw,
    )?.[0];
  const reading = said ? readLandSize(said) : undefined;
  if (said && reading?.ok && reading.land.area >= 80 && reading.land.area <= 800 && reading.land.width >= 7)
    return said;
  if (roomy) return '75x92';
  if (anyIn(text, bigWords)) return '70x80';
  return anyIn(text, smallWords) ? '50x60' : '60x70';
}
