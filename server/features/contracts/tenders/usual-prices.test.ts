import { expect, test } from 'vitest';
import { shippedRates } from '#domain/estimate/rates.ts';
import { makePricesFor } from './usual-prices.rules.ts';

test('Prices of one finish and place are reckoned once, those of another anew', () => {
  const pricesFor = makePricesFor(shippedRates);
  const at = (pin: string, search = '') => pricesFor({ pin, source: { kind: 'plan', search } });
  const pune = at('411001');
  expect(at('411001', 'bedrooms=5')).toBe(pune);
  expect(pricesFor({ pin: '411001', source: { kind: 'typed' } })).toBe(pune);
  const finer = at('411001', 'finish=best');
  expect(finer.answers.finish).toBe('best');
  expect(finer).not.toBe(pune);
  expect(at('400001').wanted).not.toEqual(pune.wanted);
});
