import { normalise } from '#server/platform/geo/normalise.ts';
import { memoize } from '#server/platform/memoize.ts';

/** One form for all spellings of a word in Latin or Devanagari letters: "chaubis", "chobis", "चौबीस". */
export const soundOf = memoize(5000, normalise);

/** Shorter ones sound like others: "saat" is seven and "saath" with. */
export const leastSound = 4;

/** What words mean, by their sound; a sound that has two meanings has none. */
export function meaningsBySound<Meaning>(
  entries: Iterable<readonly [word: string, meaning: Meaning]>,
): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const several = new Set<string>();
  for (const [word, meaning] of entries) {
    const sound = soundOf(word);
    if (sound.length < leastSound || several.has(sound)) continue;
    if ((meanings.get(sound) ?? meaning) !== meaning) {
      meanings.delete(sound);
      several.add(sound);
    } else meanings.set(sound, meaning);
  }
  return meanings;
}
