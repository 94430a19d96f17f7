import { expect, test } from 'vitest';
import { aWorker } from '#server/testing/registrations.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { forgetUnusedWords } from '../search/vocabulary.data.ts';

const neev = useTestApp();
const isKnown = async (word: string): Promise<boolean> => {
  const { db } = neev.services;
  return (await db.selectFrom('search_words').select('id').where('word', '=', word).execute()).length > 0;
};

test('words that no record has any more go, a deleted person’s name above all', async () => {
  const as = await neev.loginAs();
  const { body } = await neev.call('POST', '/worker', { as, body: aWorker({ fullName: 'Balvinder' }) });
  await forgetUnusedWords(neev.services.pool);
  expect(await isKnown('balvinder')).toBe(true);
  await neev.call('PUT', `/updateWorker/${body.data._id}`, { as, body: { fullName: 'Gurpreet' } });
  await forgetUnusedWords(neev.services.pool);
  expect(await isKnown('balvinder')).toBe(false);
});
