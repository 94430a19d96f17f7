import { describe, expect, test, vi } from 'vitest';
import {
  ago,
  count,
  date,
  dateTime,
  deadline,
  indianTime,
  phoneNumber,
  rupees,
  sentences,
} from './format.ts';
import { localeOf, type ShownLanguage, shownLanguages } from './languages.ts';

describe('Prices are shown with Indian grouping and Latin digits in every language', () => {
  test.each([
    [0, '₹0'],
    [700, '₹700'],
    [3000, '₹3,000'],
    [120_000, '₹1,20,000'],
    [1_000_000, '₹10,00,000'],
    [-1200, '-₹1,200'],
    [99_999.5, '₹1,00,000'],
  ])('%d rupees', (amount, shown) => expect(rupees(amount)).toBe(shown));

  test('the product slider shows .00', () => {
    expect(rupees(1000, true)).toBe('₹1,000.00');
    expect(rupees(1_234_567.5, true)).toBe('₹12,34,567.50');
  });

  // Marathi's own price has thousands and millions: in Maharashtra too one counts in lakhs.
  test.each(shownLanguages.filter((language) => language !== 'mr'))(
    'as the browser would write it in %s',
    (language) => {
      const style = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const;
      const price = new Intl.NumberFormat(localeOf(language), style);
      const amount = new Intl.NumberFormat(localeOf(language));
      for (let whole = 7; whole < 1e14; whole *= 9) {
        expect(rupees(whole)).toBe(price.format(whole));
        expect(count(whole)).toBe(amount.format(whole));
      }
    },
  );
});

test.each<[ShownLanguage, string]>([
  ['en', 'No. Later'],
  ['hi', 'No। Later'],
  ['mr', 'No. Later'],
  ['bn', 'No। Later'],
])('Two sentences in %s: %s', (language, said) => expect(sentences(['No', 'Later'], language)).toBe(said));

test('Counts are grouped alike', () => {
  expect(count(99_999)).toBe('99,999');
  expect(count(100_000)).toBe('1,00,000');
  expect(count(1234.5)).toBe('1,234.5');
});

describe('Dates', () => {
  const noon = '2025-11-14T12:00:00.000Z';
  test('are day, month and year in the user’s language, with Latin digits', () => {
    expect(date(noon, 'en')).toBe('14 Nov 2025');
    expect(date(noon, 'hi')).toBe('14 नव॰ 2025');
  });

  test('with a time show HH:MM, 24-hour, zero-padded', () => {
    const night = new Date(2025, 10, 14, 0, 5).toISOString();
    const evening = new Date(2025, 10, 14, 21, 32).toISOString();
    for (const language of ['en', 'hi'] as const) {
      expect(dateTime(night, language)).toMatch(/\b00:05$/);
      expect(dateTime(evening, language)).toMatch(/\b21:32$/);
      expect(indianTime('2026-12-01T18:40:00Z', language)).toMatch(/^0?2 .*\b00:10 IST$/);
    }
  });
});

test.each([
  ['9826041177', '98260 41177'],
  ['0000012345', '00000 12345'],
  ['12345', '12345'],
  ['', ''],
])('The phone number %j reads %j', (digits, shown) => expect(phoneNumber(digits)).toBe(shown));

test.each([
  [20_000, 'hi', '1 मिनट पहले'],
  [61 * 60_000, 'hi', '1 घंटे पहले'],
  [3 * 60_000, 'bn', '3 মিনিট আগে'],
  [50 * 3_600_000, 'en', '2 days ago'],
] as const)('%d ms ago reads in %s: %s', (past, language, said) => expect(ago(past, language)).toBe(said));

test.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'a date without a time is the one at the site, read in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(date('2025-11-14T19:00:00.000Z', 'en')).toBe('15 Nov 2025');
    expect(date('2025-11-14T05:00:00.000Z', 'en')).toBe('14 Nov 2025');
    expect(date('2025-11-14', 'en')).toBe('14 Nov 2025');
    vi.unstubAllEnvs();
  },
);

test('what ends at midnight ends the evening before, by its own date', () => {
  const midnight = new Date(2026, 11, 2).toISOString();
  const noon = new Date(2026, 11, 2, 12).toISOString();
  expect(deadline(midnight, 'en')).toBe('1 Dec 2026, 23:59');
  expect(deadline(noon, 'en')).toBe('2 Dec 2026, 12:00');
});
