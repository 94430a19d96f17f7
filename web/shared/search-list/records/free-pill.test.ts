import { describe, expect, test } from 'vitest';
import { messages as en } from '#web/shared/i18n/messages/en/providers.ts';
import { messages as hi } from '#web/shared/i18n/messages/hi/providers.ts';
import { freeWords } from './free-pill.tsx';

const now = new Date('2026-12-02T09:00:00Z');
const english = { now, t: en, language: 'en' as const };
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

describe('A card says', () => {
  test.each([
    [1, 'Free, said just now'],
    [59, 'Free, said 59 min ago'],
    [119, 'Free, said 1 h ago'],
    [1439, 'Free, said 23 h ago'],
    [1440, 'Free, said 1 day ago'],
    [2880, 'Free, said 2 days ago'],
  ])('how long ago it was said, %i minutes: %s', (minutes, words) => {
    expect(freeWords({ available: true, availableSaidAt: ago(minutes) }, english)).toBe(words);
  });

  test('the first free day where it is not today, whether available or not', () => {
    for (const available of [true, false])
      expect(freeWords({ available, availableSaidAt: ago(9), freeFrom: '2026-12-05' }, english)).toBe(
        'Free from 5 Dec',
      );
    expect(freeWords({ available: false, freeFrom: '2026-12-05' }, { now, t: hi, language: 'hi' })).toBe(
      '5 दिस॰ से खाली',
    );
  });

  test('no more than the flag where no more is known', () => {
    expect(freeWords({ available: true }, english)).toBeUndefined();
    expect(freeWords({ available: true, availableSaidAt: null, freeFrom: null }, english)).toBeUndefined();
    expect(
      freeWords({ available: false, availableSaidAt: ago(9), freeFrom: '2026-12-02' }, english),
    ).toBeUndefined();
  });

  test('today is the site’s: at 20:00 in London it is tomorrow in India', () => {
    const evening = { ...english, now: new Date('2026-12-02T20:00:00Z') };
    expect(freeWords({ available: false, freeFrom: '2026-12-03' }, evening)).toBeUndefined();
  });
});
