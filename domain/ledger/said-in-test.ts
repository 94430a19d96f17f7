import fc from 'fast-check';
import type { DayBody, Entry, EntrySays, Mark, Side } from './entry.ts';

export const aSide = fc.constantFrom<Side>('customer', 'provider');

/** What somebody does next on one of their devices: the numbers choose among what they can name. */
const act = fc.record({
  ...{ side: aSide, device: fc.constantFrom<'1' | '2' | ''>('1', '2'), syncs: fc.boolean() },
  kind: fc.constantFrom('day', 'money', 'money', 'agree', 'same', 'dispute', 'correct'),
  mark: fc.constantFrom<Mark>('full', 'half', 'absent'),
  date: fc.constantFrom('2099-11-02', '2099-11-03'),
  ...{ to: aSide, amount: fc.integer({ min: 1, max: 5000 }), about: fc.nat(), own: fc.nat() },
});
export type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;
export const acts = fc.array(act, { minLength: 1, maxLength: 24 });

const isSaid = ({ kind }: Entry): boolean => kind === 'day' || kind === 'money' || kind === 'correct';

/** What somebody says who knows the book so far. @param unit whose days they are */
export function saysOf(
  { kind, mark, date, to, amount, about, own, side: by }: Act,
  known: readonly Entry[],
  unit = 'u',
): EntrySays {
  const said = known.filter(isSaid);
  const theirs = said.filter((one) => one.side !== by);
  const mine = said.filter((one) => one.side === by);
  const [other, self] = [theirs[about % theirs.length], mine[own % mine.length]];
  const day = (on: string): DayBody => ({ unit, date: on, mark, overtimeHours: 0 });
  const money = (receiver: Side) =>
    ({ sort: 'wage', to: receiver, amount, on: '2099-11-02', how: 'cash' }) as const;
  if ((kind === 'agree' || kind === 'same') && other)
    return { kind: 'agree', body: { entry: other._id, sameAs: kind === 'same' ? self?._id : undefined } };
  if (kind === 'dispute' && other) return { kind, body: { entry: other._id, reason: 'No' } };
  if (kind === 'correct' && self) {
    const body = self.kind === 'correct' ? self.body.body : (self.body as DayBody);
    const next = 'date' in body ? day(body.date) : money(body.to);
    return { kind, body: { entry: self._id, body: next } };
  }
  return kind === 'day' ? { kind, body: day(date) } : { kind: 'money', body: money(to) };
}
