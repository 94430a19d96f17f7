import type { Pool } from 'pg';

/** A beginning may have thousands of words; as many are read. */
export const mostWords = 200;

const asShortAs = (letters: number): string => `
  (select word from search_words where length(typed.beginning) = ${letters} and left(word, ${letters}) = typed.beginning
   order by id limit ${mostWords})`;

// Of a short beginning those that came first, which are the common ones; a longer one has few, whatever their order.
const beginSo = `
  select typed.beginning, found.word from unnest($1::text[]) as typed (beginning), lateral (
    select word from search_words where word = typed.beginning
    union all ${[1, 2, 3].map(asShortAs).join(' union all ')} union all
    (select word from search_words where length(typed.beginning) > 3 and word collate "C" > typed.beginning
       and word collate "C" < typed.beginning || chr(1114111)
     order by word collate "C" limit ${mostWords})
  ) found`;

/** The words of records that begin as one of these, folded: of each its own words, itself first where it is one. */
export async function wordsThatBegin(pool: Pool, beginnings: string[]): Promise<Map<string, Set<string>>> {
  const { rows } = await pool.query<{ beginning: string; word: string }>({
    name: 'words-that-begin',
    text: beginSo,
    values: [beginnings],
  });
  const found = new Map(beginnings.map((beginning) => [beginning, new Set<string>()]));
  for (const { beginning, word } of rows) found.get(beginning)?.add(word);
  return found;
}

/** The words of records that are one of these, or would be after leaving one letter out. */
export async function wordsWithin(pool: Pool, forms: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ word: string }>({
    name: 'words-within',
    text: `
      select word from search_words
      where id = any(array(select word_id from search_forms where form = any($1::text[]))) order by id`,
    values: [forms],
  });
  return rows.map(({ word }) => word);
}

/** Words that no record has any more, a deleted person's name above all, go. */
export async function forgetUnusedWords(pool: Pool): Promise<void> {
  await pool.query(`
    delete from search_words w
    where not exists (select from providers where words @> array[w.word])
      and not exists (select from products where words @> array[w.word])`);
}
