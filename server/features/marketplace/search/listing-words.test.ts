import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { normalise } from '#server/platform/geo/normalise.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { meaningsOf } from './listing-words.rules.ts';

const neev = useTestApp();

async function know(...words: string[]): Promise<void> {
  const { db } = neev.services;
  await sql`truncate search_words cascade`.execute(db);
  for (const word of words)
    await db
      .insertInto('search_words')
      .values({ word: normalise(word) })
      .execute();
}
const meant = async (q: string) => (await meaningsOf(neev.services.pool, q)).map(({ words }) => words);

describe('What a typed word means', () => {
  test('is every word that begins so, the very word first', async () => {
    await know('ramesh', 'suresh', 'ram', 'ramlal');
    expect(await meant('Ram')).toEqual([['ram', 'rames', 'ramlal']]);
    expect(await meant('r')).toEqual([['rames', 'ram', 'ramlal']]);
    expect(await meant('rames')).toEqual([['rames']]);
  });

  test('is what a slip of the fingers would make of it only where nothing begins so', async () => {
    await know('ramesh', 'rajesh', 'suresh');
    expect(await meant('ramehs')).toEqual([['rames']]);
    expect(await meant('rames')).toEqual([['rames']]);
    expect(await meant('rakesh')).toEqual([['rames', 'rajes']]);
  });

  test('two slips are forgiven from six letters on, and fewer slips come first', async () => {
    await know('kulkarni', 'kalkarni', 'anil');
    expect(await meant('kulkrani')).toEqual([['kulkarni']]);
    expect(await meant('kulkrana')).toEqual([['kulkarni']]);
    expect(await meant('anlis')).toEqual([[]]);
  });

  test('of a short beginning with thousands of words is those that came first', async () => {
    const many = Array.from({ length: 300 }, (_, at) => `la${String(at).padStart(3, '0')}`);
    await know('lavi', ...many, 'lb');
    const [words = []] = await meant('la');
    expect(words).toHaveLength(200);
    expect(words.slice(0, 2)).toEqual(['lavi', 'la000']);
  });

  test('is nothing where nothing is like it', async () => {
    await know('ramesh');
    expect(await meant('xyzzy')).toEqual([[]]);
  });

  test.each(['plambar', 'plmbr', 'प्लम्बर', 'ப்ளம்பர்', 'ప్లంబర్', 'প্লাম্বার'])(
    'is the trade that it names, in a spelling that no record has: %s',
    async (typed) => {
      await know('plumber', 'painter', 'ramesh', 'wala', 'nal', 'mistri');
      expect(await meant(typed)).toEqual([['plumber']]);
    },
  );

  test('is a name before it is a trade', async () => {
    await know('raju', 'rajmistri', 'mason');
    expect(await meant('raj')).toEqual([['raju', 'rajmistri']]);
  });

  test('is the same in either script, and by a town’s former name', async () => {
    await know('ramesh', 'mumbai');
    expect(await meant('रमेश')).toEqual([['rames']]);
    expect(await meant('Bombay')).toEqual([['mumbai']]);
  });

  test('is looked for word by word, of six words at most', async () => {
    await know('a', 'b');
    expect(await meant('a b')).toEqual([['a'], ['b']]);
    expect(await meant('a b a b a b a b')).toHaveLength(6);
  });

  test('of nothing typed is nothing', async () => {
    expect(await meant(' .,! ')).toEqual([]);
  });
});
