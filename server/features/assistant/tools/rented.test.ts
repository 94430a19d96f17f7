import { describe, expect, test } from 'vitest';
import { shippedRates } from '#domain/estimate/rates.ts';
import type { ListingInput } from '../reading/listing-input.ts';
import type { Asker } from './base/tool.ts';
import { makeTools } from './tools.ts';

const asker: Asker = { caller: { userId: 'u', admin: false }, locale: 'hinglish', rates: shippedRates };

async function lookedFor(question: string): Promise<(ListingInput['category'] | 'sum')[]> {
  const looked: (ListingInput['category'] | 'sum')[] = [];
  const { skills } = makeTools(async (_, { category }) => {
    looked.push(category as ListingInput['category']);
    return { listings: [], total: 0 };
  });
  if (await skills.measured(question, asker)) looked.push('sum');
  for (const skill of skills.exact) await skill(question, asker);
  return [...new Set(looked)];
}

describe('Who rents a tool wants the tool', () => {
  test('no sum, though a ladder and a staircase have one name', async () => {
    expect(await lookedFor('bhade par lambi seedhi chahiye 100 rs din tak ki')).toEqual(['Ladder']);
    expect(await lookedFor('seedhi 10 ft unchi, kitne step')).toEqual(['sum']);
  });

  test('and no advice, though it is asked whether there is one', async () => {
    expect(await lookedFor('हथौड़ा किराये पर मिलता है क्या')).toEqual(['Hammer']);
    expect(await lookedFor('मज़दूरों के लिए हेलमेट रेंट पर चाहिए')).toEqual(['Helmet']);
    expect(await lookedFor('can i get a ladder on rent')).toEqual(['Ladder']);
    expect(await lookedFor('site ke liye helmet rent pe dene wale')).toEqual(['Helmet']);
    expect(await lookedFor('मिट्टी कूटने का दुरमुट मिलेगा क्या दो दिन को')).toEqual(['Rammer']);
  });

  test('every tool that is named', async () =>
    expect(await lookedFor('ladder and helmet on rent in Jodhpur')).toEqual(['Ladder', 'Helmet']));
});

test.each([
  ['switch board is sparking whom should i call', 'electrician contract'],
  ['roof is leaking, whom should I contact', 'Rennovation Contract'],
  ['मीटर से चिंगारी निकल रही है क्या करूँ किसे बुलाऊँ', 'electrician contract'],
  ['switch me sparking kya kare kisko bulaye', 'electrician contract'],
])('A question of who to call is no advice: %s', async (question, category) =>
  expect(await lookedFor(question)).toEqual([category]),
);

test('How many to send for is a sum, and nobody is looked for', async () => {
  const question = '500 sq ft tile char din me lagani hai, kitne tile mistri bulau';
  expect(await lookedFor(question)).toEqual(['sum']);
});

test('Who is wanted for a work is looked for, and no size of it is asked for', async () => {
  expect(await lookedFor('painter chahiye deewar ke liye')).toEqual(['color contract']);
  expect(await lookedFor('दीवार के लिए मिस्त्री चाहिए')).toEqual(['Construction']);
  expect(await lookedFor('cement needed for slab')).toEqual(['sum']);
});
