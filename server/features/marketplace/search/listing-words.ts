import type { Pool } from 'pg';
import { normalise, normaliseCity } from '#server/platform/geo/normalise.ts';
import { slipsBetween } from './typing-errors.ts';

// All different words of all records: some ten thousand, however many records there are. Hence typing errors are
// forgiven by looking through the words, and records are found by whole words on an index.
interface Vocabulary {
  words: Set<string>;
  lastId: number;
  wholeAt: number;
  /** What a typed word was found to mean, while the words are the same. */
  meanings: Map<string, string[]>;
}

const maxTyped = 6;
const maxMeanings = 200;
const maxKept = 1000;
const minutes5 = 300_000;
/** A record that was written first may be committed last: its words then have smaller numbers than known ones. */
const overlap = 200;

const vocabularies = new WeakMap<Pool, Vocabulary>();

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

async function refreshed(pool: Pool): Promise<Vocabulary> {
  const known = vocabularies.get(pool);
  const isOld = !known || Date.now() - known.wholeAt > minutes5;
  const vocabulary = isOld
    ? { words: new Set<string>(), lastId: 0, wholeAt: Date.now(), meanings: new Map<string, string[]>() }
    : known;
  const { rows } = await pool.query<{ id: number; word: string }>({
    name: 'search-words',
    text: 'select id, word from search_words where id > $1',
    values: [vocabulary.lastId - overlap],
  });
  for (const { id, word } of rows) {
    if (!vocabulary.words.has(word)) vocabulary.meanings.clear();
    vocabulary.words.add(word);
    vocabulary.lastId = Math.max(vocabulary.lastId, id);
  }
  vocabularies.set(pool, vocabulary);
  return vocabulary;
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

/** Words that no record has any more, a deleted person's name above all, go. */
export async function forgetUnusedWords(pool: Pool): Promise<void> {
  await pool.query(`
    delete from search_words w
    where not exists (select from providers where words @> array[w.word])
      and not exists (select from products where words @> array[w.word])`);
}
