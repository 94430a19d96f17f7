// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requestBody } from '#contract/hiring/request-body.ts';
import * as terms from '#contract/hiring/terms.ts';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { keepInDraft } from '#web/shared/browser/drafts.ts';
import { keepPin } from '#web/shared/browser/site-pin.ts';
import { remainingErrors, stepOfWrong, wrongOn } from '../wrong.ts';
import type { Listed } from './listed.ts';
import { hiringKinds, pers, skills } from './lists.ts';
import { chooseOf, requestOf } from './request-of.ts';
import { readTo, startOf } from './start.ts';
import { bodiesOf, costOf } from './use-cost.ts';
import { readWish } from './use-wish.ts';
import { newItem, newWish, type Wish } from './wish.ts';
import { wishOf } from './wish-of.ts';

const now = new Date('2026-12-01T06:00:00Z');
const mason = newItem({ of: 'worker', category: 'Construction', skill: 'skilled', price: '750' });
const helpers = newItem({ of: 'worker', category: 'Construction', skill: 'unskilled', count: 5 });
const mixer = newItem({ of: 'product', category: 'Rammer', price: '300', per: 'hour', hours: '4' });
const wish = (changes: Partial<Wish> = {}) =>
  newWish({ pin: '411001', from: '2026-12-02', items: [mason], ...changes }, now);
const wrongIn = (changes: Partial<Wish>) => {
  const read = requestOf(wish(changes), now);
  return 'wrong' in read ? read.wrong : {};
};
const bodyOf = (changes: Partial<Wish> = {}) => {
  const read = requestOf(wish(changes), now);
  if ('wrong' in read) throw new Error(JSON.stringify(read.wrong));
  // What the form finds right, the server's schema does too.
  return requestBody.parse(read.body);
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'u1', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 't');
});
afterEach(() => localStorage.clear());

test('The lists of the form are the contract’s', () => {
  expect([hiringKinds, pers, skills]).toEqual([terms.hiringKinds, terms.pers, terms.skills]);
});

describe('A new form', () => {
  test('asks for nobody yet, for one day from tomorrow at the site', () => {
    // In India it is the second already.
    const fresh = newWish({}, new Date('2026-12-01T19:00:00Z'));
    expect([fresh.from, fresh.days]).toEqual(['2026-12-03', 1]);
    expect(fresh.items.map(({ count }) => count)).toEqual([0, 0]);
  });
});

describe('The request of a form', () => {
  test('has its lines of more than nobody, with the days of all', () => {
    const body = bodyOf({
      items: [{ ...mason, count: 0 }, helpers],
      days: 3,
      restDays: [0],
      startTime: '08:00',
    });
    expect(body.items).toEqual([
      {
        of: 'worker',
        category: 'Construction',
        skill: 'unskilled',
        count: 5,
        price: null,
        per: 'day',
        dates: { from: '2026-12-02', days: 3, restDays: [0], startTime: '08:00' },
      },
    ]);
  });

  test('of a machine by the hour begins at the time that was given, else at nine', () => {
    const dates = (startTime: string) => bodyOf({ items: [mixer], startTime }).items[0]?.dates;
    expect(dates('')).toEqual({ start: '2026-12-02T03:30:00.000Z', hours: 4 });
    expect(dates('07:00')).toEqual({ start: '2026-12-02T01:30:00.000Z', hours: 4 });
  });

  test('goes to the chosen, or to everybody near where nobody is chosen or the customer wants so', () => {
    const to = [{ kind: 'worker' as const, _id: '7e57ab1e-0000-4000-8000-000000000001' }];
    expect(bodyOf({ to }).to).toEqual(to);
    expect(bodyOf({ to, nearby: true }).to).toBe('nearby');
    expect(bodyOf().to).toBe('nearby');
  });

  test('is first come for one person at a price, else the customer picks, unless they said', () => {
    expect(chooseOf(wish())).toBe('first');
    expect(chooseOf(wish({ items: [{ ...mason, count: 2 }] }))).toBe('me');
    expect(chooseOf(wish({ items: [{ ...mason, price: '' }] }))).toBe('me');
    expect(chooseOf(wish({ items: [mixer] }))).toBe('me');
    expect(chooseOf(wish({ choose: 'me' }))).toBe('me');
    expect(chooseOf(wish({ said: { unread: [], place: '', dates: true } }))).toBe('me');
  });

  test('reads a price with its sign and commas', () => {
    expect(bodyOf({ items: [{ ...mason, price: '₹1,200 ' }] }).items[0]?.price).toBe(1200);
  });

  test.each<[string, Partial<Wish>, string, string]>([
    ['nobody', { items: [{ ...mason, count: 0 }] }, 'items', 'item-missing'],
    [
      'more people than can be asked',
      { items: [{ ...mason, count: 501 }] },
      'items.0.count',
      'count-invalid',
    ],
    ['a price in words', { items: [{ ...mason, price: 'much' }] }, 'items.0.price', 'price-invalid'],
    ['first come without a price', { items: [helpers], choose: 'first' }, 'items.0.price', 'price-needed'],
    ['no day', { from: '' }, 'items.0.dates', 'dates-invalid'],
    ['a day that is over', { from: '2026-11-30' }, 'items.0.dates', 'dates-invalid'],
    ['hours that are none', { items: [{ ...mixer, hours: 'x' }] }, 'items.0.dates', 'dates-invalid'],
    ['no PIN code', { pin: '' }, 'pin', 'pin-invalid'],
    ['a phone that is none', { sitePhone: '12' }, 'sitePhone', 'phone-invalid'],
  ])('is not sent with %s', (_what, changes, path, problem) => {
    expect(wrongIn(changes)).toMatchObject({ [path]: problem });
  });

  test('costs what all lines cost together; with a price open nobody knows', () => {
    const total = (changes: Partial<Wish>) => costOf(wish(changes), [], []).total;
    expect(total({ items: [{ ...mason, count: 2 }, mixer], days: 3 })).toBe(2 * 3 * 750 + 1200);
    expect(total({ part: 'morning', items: [{ ...mason, price: '751' }] })).toBe(376);
    expect(total({ items: [{ ...mason, per: 'job', price: '9000' }], days: 9 })).toBe(9000);
    expect(total({ items: [mason, helpers] })).toBeNull();
    expect(total({ from: '' })).toBeNull();
  });

  test('costs of a chosen machine what its page says, the deposit apart; of nobody’s the road is left out', () => {
    const ref = { kind: 'product', _id: 'p1' } as const;
    const listed = {
      ref,
      userId: 'u2',
      name: 'Mixer',
      category: 'Rammer',
      price: 1200,
      heads: 1,
      picture: null,
    };
    const items = [newItem({ of: 'product', category: 'Rammer', price: '1200', operator: false }), mason];
    const chosen = wish({ to: [ref], items });
    expect(bodiesOf(chosen, [listed])).toMatchObject([
      { productId: 'p1', count: 1, price: 1200, per: 'day', pin: '411001', operator: false },
    ]);
    const quote = { lines: [{ key: 'days', amount: 2006, how: '' }], total: 2006, deposit: 2000 };
    expect(costOf(chosen, [listed], [quote])).toMatchObject({
      total: 2756,
      deposit: 2000,
      withoutRoad: false,
    });
    expect(costOf(chosen, [listed], [undefined]).total).toBeUndefined();
    expect(costOf(wish({ items }), [], [])).toMatchObject({ total: 1950, withoutRoad: true });
  });

  test('begins with what the machine’s page was asked', () => {
    const ref = { kind: 'product', _id: '00000000-0000-4000-8000-000000000001' } as const;
    const listed = {
      ref,
      userId: 'u2',
      name: 'Mixer',
      category: 'Rammer',
      price: 1200,
      heads: 1,
      picture: null,
    };
    const page = { from: '2026-12-05', days: '4', count: '2', operator: 'no', pin: '411001' };
    expect(startOf(page, [listed])).toMatchObject({
      from: '2026-12-05',
      days: 4,
      pin: '411001',
      items: [{ count: 2, price: '1200', per: 'day', operator: false }],
    });
    const hourly = { from: '2026-12-05', startTime: '10:00', hours: '6', price: '200' };
    expect(startOf(hourly, [listed])).toMatchObject({
      startTime: '10:00',
      items: [{ per: 'hour', hours: '6', price: '200' }],
    });
  });
});

describe('What is wrong', () => {
  test.each([
    [{ 'items.0.count': 'count-invalid', pin: 'pin-invalid' }, 1],
    [{ items: 'item-missing' }, 1],
    [{ 'items.1.dates': 'dates-invalid', pin: 'pin-invalid' }, 2],
    [{ 'items.0.price': 'price-needed' }, 3],
    [{ 'to.0': 'own-listing' }, 3],
  ] as const)('%j stands in step %i', (wrong, step) => expect(stepOfWrong(wrong)).toBe(step));

  test('is over once its field is changed, and only then', () => {
    const wrong = {
      pin: 'pin-invalid',
      'items.0.dates': 'dates-invalid',
      'items.0.price': 'price-needed',
    } as const;
    expect(Object.keys(remainingErrors(wrong, { pin: '411001' }))).toEqual([
      'items.0.dates',
      'items.0.price',
    ]);
    expect(Object.keys(remainingErrors(wrong, { from: '2026-12-02' }))).toEqual(['pin', 'items.0.price']);
    expect(Object.keys(remainingErrors(wrong, { choose: 'me' }))).toEqual(['pin', 'items.0.dates']);
    expect(Object.keys(remainingErrors(wrong, { items: [] }))).toEqual(['pin']);
  });
});

const id = (place: number) => `7e57ab1e-0000-4000-8000-00000000000${place}`;
const listed = (place: number, changes: Partial<Listed> = {}): Listed => ({
  ref: { kind: 'worker', _id: id(place) },
  userId: `u${place}`,
  name: `Person ${place}`,
  category: 'Tiles',
  price: 800,
  heads: 1,
  picture: null,
  ...changes,
});

describe('The address of the form', () => {
  test('names listings by kind and id; what is none is left out, and nobody twice', () => {
    const text = `worker:${id(1)},product:${id(2)},worker:${id(1)},king:${id(3)},worker:x,`;
    expect(readTo(text)).toEqual([
      { kind: 'worker', _id: id(1) },
      { kind: 'product', _id: id(2) },
    ]);
    expect(readTo(undefined)).toEqual([]);
  });

  test('from a profile fills in the trade, the price, one day and the last site', () => {
    keepPin('411001');
    const start = startOf({}, [listed(1)]);
    expect(start).toMatchObject({
      pin: '411001',
      to: [{ kind: 'worker', _id: id(1) }],
      items: [{ of: 'worker', category: 'Tiles', count: 1, price: '800' }],
    });
    expect('body' in requestOf(start)).toBe(true);
  });

  test('of a crew asks for all its people at a price a head, rounded up', () => {
    const crew = listed(1, { ref: { kind: 'groupWorker', _id: id(1) }, heads: 8, price: 6001 });
    expect(startOf({}, [crew]).items).toMatchObject([{ of: 'groupWorker', count: 8, price: '751' }]);
  });

  test('of several makes a line a trade, and leaves the price open where they ask different ones', () => {
    const items = startOf({}, [
      listed(1),
      listed(2, { price: 900 }),
      listed(3, { category: 'Loading' }),
    ]).items;
    expect(items.map(({ category, count, price }) => [category, count, price])).toEqual([
      ['Tiles', 2, ''],
      ['Loading', 1, '800'],
    ]);
  });

  test('can name a trade and a place', () => {
    const start = startOf({ of: 'product', category: 'Rammer', pin: '110001' }, []);
    expect(start).toMatchObject({ pin: '110001', items: [{ of: 'product', category: 'Rammer', count: 1 }] });
  });
});

describe('What was typed and not sent', () => {
  const keep = (value: unknown, form = 'hire') => keepInDraft(form, 'wish', JSON.stringify(value));

  test('is there again, with the same name of its own, and only for the same listings', () => {
    const typed = newWish({ description: 'A wall', days: 4 });
    keep(typed);
    expect(readWish('')).toEqual(typed);
    expect(readWish('worker:x')).toBeNull();
  });

  test('begins tomorrow where its first day is over', () => {
    keep(newWish({ from: '2020-01-01' }));
    expect(readWish('')?.from).toBe(addDays(siteDate(new Date()), 1));
  });

  test.each([[7], [null], ['text'], [{ items: [] }]])('is nothing where %j stands in its place', (value) => {
    keep(value);
    expect(readWish('')).toBeNull();
  });

  test('is nobody else’s', () => {
    keep(newWish());
    localStorage.setItem('user', JSON.stringify({ _id: 'u2', fullname: 'B', email: 'b@neev.test' }));
    expect(readWish('')).toBeNull();
  });
});

describe('The next sentence', () => {
  const read = { items: [{ of: 'worker' as const, category: 'Construction', count: 1 }], unread: [] };
  const dates = { from: '2026-12-05', days: 2, part: 'morning' as const };
  const first = wishOf({ ...read, dates }, wish(), '411001');

  test('has no days of the one before it, and says that it named none', () => {
    expect(first).toMatchObject({ from: '2026-12-05', days: 2, part: 'morning' });
    const next = wishOf(read, first, '411001');
    expect(next).toMatchObject({ days: 1, part: 'day', said: { dates: false, days: false } });
    expect(next.from).not.toBe('2026-12-05');
  });

  test('keeps days that were chosen by hand', () => {
    const chosen = wish({ days: 4, from: '2026-12-09' });
    expect(wishOf(read, chosen, '411001')).toMatchObject({ days: 4, from: '2026-12-09' });
  });
});

test('a step of the form is not left with what is wrong on it; what later steps miss does not hold it', () => {
  const wrong = wrongIn({ items: [{ ...mason, count: Number.NaN, price: '' }], choose: 'first', pin: '' });
  expect(wrongOn(1, wrong)).toEqual({ 'items.0.count': 'count-invalid' });
  expect(wrongOn(2, wrongIn({ days: Number.NaN }))).toEqual({ 'items.0.dates': 'dates-invalid' });
  expect(wrongOn(2, wrong)).toEqual({});
});
