import type { Pool } from 'pg';

// All different words of all records: some ten thousand, however many records there are. Hence typing errors are
// forgiven by looking through the words, and records are found by whole words on an index.
interface Vocabulary {
  words: Set<string>;
  lastId: number;
  wholeAt: number;
  /** What a typed word was found to mean, while the words are the same. */
  meanings: Map<string, string[]>;
}

export const maxKept = 1000;

const minutes5 = 300_000;

/** A record that was written first may be committed last: its words then have smaller numbers than known ones. */
const overlap = 200;

const vocabularies = new WeakMap<Pool, Vocabulary>();

export async function refreshed(pool: Pool): Promise<Vocabulary> {
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

/** Words that no record has any more, a deleted person's name above all, go. */
export async function forgetUnusedWords(pool: Pool): Promise<void> {
  await pool.query(`
    delete from search_words w
    where not exists (select from providers where words @> array[w.word])
      and not exists (select from products where words @> array[w.word])`);
}
