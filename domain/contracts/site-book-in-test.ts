import fc from 'fast-check';
import type { SiteBody, SiteEntry, SiteMoney, SiteSays, WorkBody } from './site-entry.ts';
import type { SignedBill, SiteTerms } from './standing.ts';

/** An entry as it waits on the device of its side. */
export type Sent = SiteSays & { _id: string; side: SiteEntry['side'] };

/** Entries as the server has them that received them in this order. */
export const asBook = (sent: readonly Sent[]): SiteEntry[] =>
  sent.map((one, place) => ({
    ...one,
    ...{ seq: place + 1, author: one.side, clientId: one._id, prev: '', hash: '' },
    ...{ saidAt: '', createdAt: '2099-11-04T00:00:00.000Z' },
  }));

/** Two stages: 100 of bricks at ₹50 and 10 of concrete at ₹300, then 20 of plaster at ₹100; 18 % of tax. */
export const bill = (changes: Partial<SignedBill> = {}): SignedBill => ({
  version: 1,
  lines: [
    { no: 1, stage: 1, quantity: 100, rate: 50 },
    { no: 2, stage: 1, quantity: 10, rate: 300 },
    { no: 3, stage: 2, quantity: 20, rate: 100 },
  ],
  stages: [
    { no: 1, amount: 9440, ahead: 900 },
    { no: 2, amount: 2360, ahead: 200 },
  ],
  gstPercent: 18,
  total: 11_800,
  ...changes,
});
export const terms = (changes: Partial<SiteTerms> = {}): SiteTerms => ({
  ...{ bills: [bill()], pay: 'fixed', retentionPercent: 5, retentionDue: false, today: '2099-11-10' },
  ...changes,
});
export const work = (
  stage: number,
  quantities: Record<number, number>,
  changes: Partial<WorkBody> = {},
): WorkBody => ({
  ...{ stage, version: 1, whole: false },
  lines: Object.entries(quantities).map(([line, quantity]) => ({ line: Number(line), quantity })),
  ...changes,
});
export const money = (amount: number, changes: Partial<SiteMoney> = {}): SiteMoney => ({
  ...{ amount, sort: 'stage', to: 'provider', on: '2099-11-02', how: 'upi' },
  ...changes,
});

const sides = fc.constantFrom<Sent['side']>('customer', 'provider', 'provider', 'customer', 'engineer');
const quantity = fc.integer({ min: 0, max: 24_000 }).map((thousandths) => thousandths / 200);
const bodies: fc.Arbitrary<SiteBody> = fc.oneof(
  fc.record({
    ...{ stage: fc.constantFrom(1, 2), version: fc.constantFrom(1, 2), whole: fc.boolean() },
    lines: fc.uniqueArray(fc.record({ line: fc.constantFrom(1, 2, 3), quantity }), {
      selector: ({ line }) => line,
    }),
  }),
  fc.record({
    sort: fc.constantFrom<SiteMoney['sort']>('advance', 'stage', 'other'),
    to: fc.constantFrom('customer', 'provider'),
    ...{ amount: fc.integer({ min: 1, max: 9000 }), on: fc.constant('2099-11-02') },
    how: fc.constant<SiteMoney['how']>('cash'),
  }),
  fc.record({
    by: fc.constantFrom('customer', 'provider'),
    material: fc.constantFrom('cement', 'tea'),
    ...{ unit: fc.constant('bag'), quantity, on: fc.constant('2099-11-02'), back: fc.boolean() },
  }),
  fc.record({
    text: fc.constant('A crack'),
    answerBy: fc.constantFrom('2099-11-05', '2099-11-20'),
    snag: fc.boolean(),
  }),
);
const kindOf = (body: SiteBody) =>
  'lines' in body ? 'work' : 'amount' in body ? 'money' : 'material' in body ? 'delivery' : 'defect';

/** What somebody does next: the number chooses among what they can name. */
export const anyAct = fc.record({
  side: sides,
  kind: fc.constantFrom('say', 'say', 'say', 'agree', 'agree', 'same', 'dispute', 'correct', 'mended'),
  body: bodies,
  about: fc.nat(),
  own: fc.nat(),
});
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;

/** The entry of an act; where there is nothing to name, a new word. An engineer writes of work alone. */
function entryOf({ side, kind, body, about, own }: Act, before: readonly Sent[]): SiteSays | undefined {
  const said = before.filter((one) => 'body' in one && !['agree', 'dispute', 'event'].includes(one.kind));
  const theirs = said.filter((one) => one.side !== side);
  const mine = said.filter((one) => one.side === side && one.kind !== 'mended');
  const [named, corrected] = [theirs[about % theirs.length]?._id, mine[own % mine.length]?._id];
  if (kind === 'correct' && corrected) return { kind, body: { entry: corrected, body } };
  if (side === 'engineer') return kindOf(body) === 'work' ? ({ kind: 'work', body } as SiteSays) : undefined;
  if ((kind === 'agree' || kind === 'same') && named)
    return { kind: 'agree', body: { entry: named, sameAs: kind === 'same' ? corrected : undefined } };
  if (kind === 'dispute' && named) return { kind, body: { entry: named, reason: 'No' } };
  const defects = before.filter((one) => one.kind === 'defect');
  const defect = defects[about % defects.length]?._id;
  if (kind === 'mended' && defect) return { kind, body: { entry: defect } };
  return { kind: kindOf(body), body } as SiteSays;
}

export function play(acts: readonly Act[], before: readonly Sent[] = []): Sent[] {
  const sent = [...before];
  for (const one of acts) {
    const says = entryOf(one, sent);
    if (says) sent.push({ ...says, _id: `e${sent.length}`, side: one.side });
  }
  return sent;
}

const namedBy = ({ kind, body }: Sent): string[] => {
  if (kind === 'agree') return [body.entry, ...(body.sameAs ? [body.sameAs] : [])];
  return kind === 'dispute' || kind === 'correct' || kind === 'mended' ? [body.entry] : [];
};

/** The same entries as they may come in: those of a side in its order, each behind what it names. */
export function delivered(sent: readonly Sent[], turns: readonly number[]): Sent[] {
  const lists = (['customer', 'provider', 'engineer'] as const).map((of) =>
    sent.filter((one) => one.side === of),
  );
  const came: Sent[] = [];
  const known = new Set<string>();
  while (came.length < sent.length) {
    const turn = turns[came.length % turns.length] ?? 0;
    const list = [...lists.slice(turn), ...lists.slice(0, turn)].find(
      ([first]) => first && namedBy(first).every((id) => known.has(id)),
    );
    const next = list?.shift();
    if (!next) throw new Error('nothing can come');
    came.push(next);
    known.add(next._id);
  }
  return came;
}
