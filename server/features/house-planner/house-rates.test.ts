import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type RateFile, shippedRates } from '#domain/estimate/rates.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'neev-rates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const cement = { rate: 512, low: 480, high: 540 };
const mine: RateFile = { ...shippedRates, rates: { ...shippedRates.rates, cement } };
const file = join(folder, 'rates.json');
writeFileSync(file, JSON.stringify(mine));

const shipped = useTestApp();
const operators = useTestApp({ RATES_FILE: file });

test('The operator’s rates are told to anyone; without a file the application keeps its own', async () => {
  expect((await operators.call('GET', '/houseRates')).body.data).toEqual(mine);
  expect((await shipped.call('GET', '/houseRates')).body.data).toBeNull();
});

test('The assistant names the operator’s price', async () => {
  const { body } = await operators.call('POST', '/', {
    as: await operators.loginAs(),
    body: { prompt: 'price of cement' },
  });
  expect(body.bot).toContain('512');
});
