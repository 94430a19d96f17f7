import { expect, test, vi } from 'vitest';
import { type RateFile, shippedRates } from '#domain/estimate/rates.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { answerOf, ramesh } from './answer-in-test.ts';
import { builtInBeside, startAnswerThread, toolsBeside } from './answer-thread.ts';

const slow = { timeout: 120_000 };
const find = vi.fn(async () => ({ listings: [ramesh], total: 1 }));
const builtIn = builtInBeside(find);

test('the server goes on with other work while a house is planned', slow, async () => {
  await startAnswerThread({ rates: shippedRates }).ready;
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const { said } = await answerOf(builtIn, '40x60 plot 2 floors 3bhk cost');
  clearInterval(timer);
  expect(said).toMatch(/lakh/);
  expect(turns).toBeGreaterThan(5);
});

test('who is looked for is found by the server, for the user who asks', slow, async () => {
  const { said } = await answerOf(builtIn, 'masons near 411001 under 800');
  expect(said).toMatch(/Ramesh Kumar/);
  expect(find).toHaveBeenCalledWith('worker', expect.objectContaining({ near: '411001' }), {
    userId: 'u',
    admin: false,
  });
});

test('a third question of one user at a time is refused, and says when to try again', slow, async () => {
  const two = [answerOf(builtIn, 'cement for a 10x10 room'), answerOf(builtIn, 'how long to cure concrete')];
  await expect(answerOf(builtIn, 'Namaste')).rejects.toMatchObject({
    problem: 'assistant-busy',
    status: 503,
    retryAfter: expect.any(Number),
  });
  await Promise.all(two);
  expect((await answerOf(builtIn, 'Namaste')).said).toMatch(/^Namaste/);
});

test('who goes away while it is answered leaves no answer to the next one', slow, async () => {
  await answerOf(builtIn, 'Namaste');
  const leaving = new AbortController();
  const { signal } = leaving;
  const asked = builtInBeside(async () => {
    leaving.abort(new Error('gone'));
    return { listings: [ramesh], total: 1 };
  }).answer({
    ...{ text: 'masons near 411001 under 800', locale: 'en', history: [], rates: shippedRates, signal },
    caller: { userId: 'u', admin: false },
  });
  await expect(asked[Symbol.asyncIterator]().next()).rejects.toThrow('gone');
  expect((await answerOf(builtIn, 'Namaste')).said).toMatch(/^Namaste/);
});

test('a text that takes longer to read than a question may is given up', slow, async () => {
  await expect(answerOf(builtIn, '1 1/2 wall brick '.repeat(20_000))).rejects.toMatchObject({
    problem: 'assistant-long',
  });
});

test('each server answers by its own rates', slow, async () => {
  const { cement } = shippedRates.rates;
  const operators = {
    ...shippedRates,
    rates: { ...shippedRates.rates, cement: { ...cement, rate: 512, low: 500, high: 520 } },
  };
  const [tool] = toolsBeside(find, [{ name: 'prices', description: '', input: {} as never, run: vi.fn() }]);
  const caller = { userId: 'u', admin: false };
  const price = async (rates: RateFile) =>
    (await tool?.run({ materials: ['cement'] }, { caller, locale: 'en', rates }))?.text;
  expect(await price(operators)).toContain('₹512');
  expect(await price(shippedRates)).toContain(`₹${cement.rate}`);
});

test('a thread that ended is started anew for the next question', slow, async () => {
  await startAnswerThread({ rates: shippedRates }).worker.terminate();
  expect((await answerOf(builtIn, 'Namaste')).said).toMatch(/^Namaste/);
});

test('a tool that a model calls runs in the thread', slow, async () => {
  const run = vi.fn();
  const [tool] = toolsBeside(find, [{ name: 'house', description: '', input: {} as never, run }]);
  const asker = { caller: { userId: 'u', admin: false }, locale: 'en' as const, rates: shippedRates };
  const found = await tool?.run({ ...defaultAnswers, landSize: '30x40' }, asker);
  expect(found?.text).toMatch(/30 x 40 ft/);
  expect(run).not.toHaveBeenCalled();
});
