import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedRates } from '#domain/estimate/rates.ts';
import { readSettings } from './read-settings.ts';
import { SettingsError } from './settings.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neev-rates-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readWith(content: unknown) {
  const file = join(folder, 'rates.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return () => readSettings({ RATES_FILE: file }).rates;
}

test('Without a file the rates are those that Neev brings along', () =>
  expect(readSettings({}).rates).toBeUndefined());

test('RATES_FILE takes the place of the shipped rates, whole', async () => {
  const cement = { rate: 512, low: 480, high: 540, source: 'A schedule of rates', date: '2026-10-01' };
  const mine = { ...shippedRates, place: 'Pune', rates: { ...shippedRates.rates, cement } };
  const read = await readWith(mine);
  expect(read()).toEqual(mine);
});

describe('A faulty file of rates stops the start with one line that names the place', () => {
  const { coefficients, mixes, rates, schedule, sources } = shippedRates;
  const { cement, ...withoutCement } = rates;
  test.each<[object, RegExp]>([
    [{ date: '2026-02-30' }, /^RATES_FILE date must be a day/],
    [{ currency: 'USD' }, /^RATES_FILE currency must be INR$/],
    [{ rates: withoutCement }, /^RATES_FILE rates\.cement is missing$/],
    [{ rates: { ...rates, gold: cement } }, /^RATES_FILE rates\.gold is no name that Neev knows$/],
    [
      { rates: { ...rates, cement: { ...cement, low: 9000 } } },
      /^RATES_FILE rates\.cement must have its rate/,
    ],
    [
      { rates: { ...rates, cement: { ...cement, rate: -4 } } },
      /^RATES_FILE rates\.cement\.rate must be a number/,
    ],
    [
      { coefficients: { ...coefficients, beamDepth: { value: 4, source: 'hearsay' } } },
      /^RATES_FILE coefficients\.beamDepth: source must be a key of sources$/,
    ],
    [{ mixes: { ...mixes, air: Object.values(mixes)[0] } }, /^RATES_FILE mixes\.air is no name/],
    [{ brick: 'marble' }, /^RATES_FILE brick must be modular, traditional, block or its millimetres/],
    [{ brick: undefined }, /^RATES_FILE brick must be words$/],
    [{ sources: { ...sources, brick: undefined } }, /^RATES_FILE sources\.brick is missing$/],
    [
      { mixes: { ...mixes, brickwork: { ...mixes.brickwork, wet: 0.25 } } },
      /^RATES_FILE mixes\.brickwork must hold no wet/,
    ],
    [
      { mixes: { ...mixes, lean: { ...mixes.lean, wet: undefined } } },
      /^RATES_FILE mixes\.lean must hold wet/,
    ],
    [{ schedule: { ...schedule, teams: {} } }, /^RATES_FILE schedule\.teams\.\w+ is missing$/],
  ])('%o', async (changes, message) => {
    const read = await readWith({ ...shippedRates, ...changes });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(message);
  });

  test('or says what is wrong with the file', async () => {
    expect(await readWith('{')).toThrow(/^RATES_FILE is not JSON$/);
    expect(await readWith([])).toThrow(/^RATES_FILE must be an object$/);
    expect(() => readSettings({ RATES_FILE: join(folder, 'none.json') })).toThrow(
      /^RATES_FILE cannot be read$/,
    );
  });
});
