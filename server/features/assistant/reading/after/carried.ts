import { withWesternDigits } from '#domain/wish/fold.ts';
import { townIn } from '../named-town.ts';
import { isForeign } from './asks-of-it.ts';
import { ownTopic, wordsIn } from './topic.ts';

/** Words of a message that only says what is other now. */
const most = { words: 12, messages: 5, alone: 4 };

const amount = /(?<![\d.,])(\d[\d,.]{0,9})\s{0,2}([\p{L}\p{M}]{0,12})/giu;
const amountsIn = (text: string) =>
  [...text.matchAll(amount)].map(({ 0: all, 1: digits = '', 2: unit = '' }) => ({ all, digits, unit }));

/** Another amount of the same unit stands where the one before stood; undefined where there is none. */
function otherAmount(before: string, said: string): string | undefined {
  const [now, more] = amountsIn(said);
  if (!now || more) return undefined;
  const had = amountsIn(before);
  const [same] = had.filter(({ unit }) => unit.toLowerCase() === now.unit.toLowerCase());
  const [only, ...others] = had;
  const old = same ?? (others.length === 0 ? only : undefined);
  return old && before.replace(old.all, same ? now.all : `${now.digits} ${old.unit}`);
}

/** As far off is no slip of the number that was said. */
const mostTimes = 3;
/** Behind a number that has no unit: "4 kar do". */
const isBare = /^(?:|kar|karo|kr|rakho|ho|hai|h|please|कर|करो|रखो|हो|है|करा|करें)$/iu;
/** A bare number stands where the one stood that it is nearest to: 4 for 5 of "800 sqft slab 5 inches". */
export function nearestAmount(before: string, said: string): string | undefined {
  const [now, more] = amountsIn(said);
  if (!now || more || Number(now.digits) === 0 || !isBare.test(now.unit)) return undefined;
  const apart = ({ digits }: { digits: string }) => {
    const times = Number(now.digits.replaceAll(',', '')) / Number(digits.replaceAll(',', ''));
    return Math.max(times, 1 / times);
  };
  const [nearest] = amountsIn(before).toSorted((one, other) => apart(one) - apart(other));
  if (!nearest || apart(nearest) > mostTimes || apart(nearest) === 1) return undefined;
  return before.replace(nearest.all, nearest.all.replace(nearest.digits, now.digits));
}

/** Another town stands where the one before stood, or behind the question. */
function otherTown(before: string, said: string): string | undefined {
  const town = wordsIn(said) <= most.alone ? townIn(said) : undefined;
  if (town === undefined) return undefined;
  const old = townIn(before);
  const words = before.split(/\s+/).filter((word) => old === undefined || townIn(`in ${word}`) !== old);
  return `${words.join(' ')} in ${town}`;
}

/** A short message as the whole question that it is short for: "nahi, 20 lakh" behind "15 lakh me kitna bada ghar". */
const wholeOf = (before: string, said: string): string =>
  otherTown(before, said) ?? otherAmount(before, said) ?? `${before} ${said}`;

/** The whole question that a talk has come to; undefined where nothing is gone on from. @param history the oldest first */
export function carried(said: string, history: readonly string[]): string | undefined {
  // "Will it rain in Ujjain tomorrow" goes on from nothing.
  if (wordsIn(said) > most.words || isForeign(said)) return undefined;
  const before = history
    .slice(-most.messages)
    .map(withWesternDigits)
    .reduce<string | undefined>(
      (subject, one) =>
        subject !== undefined && wordsIn(one) <= most.alone && !ownTopic(one) ? wholeOf(subject, one) : one,
      undefined,
    );
  return before === undefined ? undefined : wholeOf(before, withWesternDigits(said));
}
