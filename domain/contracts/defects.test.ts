import { describe, expect, test } from 'vitest';
import { defectsOf } from './defects.ts';
import { asBook, type Sent } from './site-book-in-test.ts';

const told = (side: Sent['side'] = 'customer', answerBy = '2099-11-05'): Sent => ({
  ...{ _id: 'crack', side, kind: 'defect', body: { text: 'A crack', answerBy, snag: side === 'provider' } },
});
const answer = (
  _id: string,
  kind: 'agree' | 'dispute',
  entry: string,
  side: Sent['side'] = 'provider',
): Sent =>
  kind === 'agree'
    ? { _id, side, kind, body: { entry } }
    : { _id, side, kind, body: { entry, reason: 'Not ours' } };
const mended = (_id: string): Sent => ({ _id, side: 'provider', kind: 'mended', body: { entry: 'crack' } });
const status = (sent: Sent[], today = '2099-11-04') => defectsOf(asBook(sent), today)[0]?.status;

describe('A defect', () => {
  test('is open until its day, then unanswered', () => {
    expect(status([told()])).toBe('open');
    expect(status([told()], '2099-11-05')).toBe('open');
    expect(status([told()], '2099-11-06')).toBe('unanswered');
  });

  test('is agreed or contested by the provider’s last answer, also after its day', () => {
    const sent = [told(), answer('b', 'dispute', 'crack')];
    expect(status(sent, '2099-12-01')).toBe('contested');
    expect(status([...sent, answer('c', 'agree', 'crack')])).toBe('agreed');
  });

  test('that the provider tells of is agreed', () =>
    expect(status([told('provider')], '2099-12-01')).toBe('agreed'));

  test('is said to be mended, until the customer agrees or sends it back', () => {
    const sent = [told(), mended('b')];
    expect(status(sent, '2099-12-01')).toBe('mended_said');
    expect(status([...sent, answer('c', 'agree', 'b', 'customer')])).toBe('mended');
    const back = [...sent, answer('c', 'dispute', 'b', 'customer')];
    expect(status(back, '2099-12-01')).toBe('agreed');
    expect(status([...back, mended('d')])).toBe('mended_said');
    expect(status([...back, mended('d'), answer('e', 'agree', 'd', 'customer')])).toBe('mended');
  });

  test('is mended by nobody but the provider', () =>
    expect(status([told(), { ...mended('b'), side: 'customer' }])).toBe('open'));

  test('has the day of its last word', () => {
    const later: Sent = {
      ...{ _id: 'b', side: 'customer', kind: 'correct' },
      body: { entry: 'crack', body: { text: 'A crack', answerBy: '2099-11-09', snag: false } },
    };
    expect(status([told(), later], '2099-11-06')).toBe('open');
    expect(status([told(), { ...later, side: 'provider' }], '2099-11-06')).toBe('unanswered');
    expect(status([told(), later, answer('c', 'agree', 'b')], '2099-11-06')).toBe('agreed');
  });
});
