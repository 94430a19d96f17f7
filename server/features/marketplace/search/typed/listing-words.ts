import type { Pool } from 'pg';
import { normalise, normaliseCity } from '#server/platform/geo/normalise.ts';
import { slipsBetween } from './typing-errors.ts';
import { maxKept, refreshed } from './vocabulary.ts';

const maxTyped = 6;

const maxMeanings = 200;

const typedWords = (q: string): string[] => normalise(q).split(' ').filter(Boolean).slice(0, maxTyped);

export interface Meaning {
  /** Folded. */
  typed: string;
  /** Of records; empty where nothing is like what was typed, which comes first where records have it. */
  words: string[];
}

/** For each word of `q` the words of records that it can mean. */
export async function meaningsOf(pool: Pool, q: string): Promise<Meaning[]> {
  const typed = typedWords(q);
  if (typed.length === 0) return [];
  const vocabulary = await refreshed(pool);
  return typed.map((word) => {
    const known = vocabulary.meanings.get(word);
    if (known) return { typed: word, words: known };
    const found = meaning(word, vocabulary.words);
    if (vocabulary.meanings.size >= maxKept) vocabulary.meanings.clear();
    vocabulary.meanings.set(word, found);
    return { typed: word, words: found };
  });
}

/** What begins as typed; only where nothing does, what a slip of the fingers would make of it. */
function meaning(typed: string, words: Set<string>): string[] {
  const begun: string[] = words.has(typed) ? [typed] : [];
  // "Bombay" means Mumbai too.
  const present = normaliseCity(typed).split(' ').at(-1) ?? typed;
  for (const word of words) {
    if (begun.length >= maxMeanings) break;
    if (word !== typed && (word.startsWith(typed) || word.startsWith(present))) begun.push(word);
  }
  if (begun.length > 0) return begun;
  const like: string[][] = [];
  for (const word of words) {
    const slips = slipsBetween(typed, word);
    if (slips !== undefined) like[slips] = [...(like[slips] ?? []), word];
  }
  const nearest = like.find((found) => found !== undefined) ?? [];
  return nearest.slice(0, maxMeanings);
}
