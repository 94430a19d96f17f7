import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveredOf } from './passing.ts';
import { anyAct, asBook, bill, delivered, play, terms } from './site-book-in-test.ts';
import { onceInOrder, type SiteEntry } from './site-entry.ts';
import { type SiteTerms, standingOf } from './standing.ts';
import { workWords } from './work-words.ts';

const acts = fc.array(anyAct, { minLength: 1, maxLength: 30 });
/** The second bill has more of the bricks, and dearer plaster. */
const changed = bill({
  version: 2,
  lines: bill().lines.map((line) => (line.no === 1 ? { ...line, quantity: 110 } : line)),
  stages: [
    { no: 1, amount: 10_030, ahead: 900 },
    { no: 2, amount: 2360, ahead: 200 },
  ],
  total: 12_390,
});
const anyTerms: fc.Arbitrary<SiteTerms> = fc
  .record({
    pay: fc.constantFrom<SiteTerms['pay']>('fixed', 'measured'),
    bills: fc.constantFrom([bill()], [bill(), changed]),
    retentionDue: fc.boolean(),
  })
  .map((of) => terms(of));
const runs = { numRuns: 300 };
const acceptedOf = (book: readonly SiteEntry[], of: SiteTerms) =>
  standingOf(book, of).stages.map(({ accepted }) => accepted);

describe('In every site book', () => {
  test('the standing is the same in any order of delivery, sent once or twice', () => {
    fc.assert(
      fc.property(
        acts,
        anyTerms,
        fc.array(fc.nat({ max: 2 }), { minLength: 1 }),
        fc.array(fc.nat(), { maxLength: 5 }),
        (played, of, turns, again) => {
          const sent = play(played);
          const [one, two] = [asBook(sent), asBook(delivered(sent, turns))];
          expect(standingOf(two, of)).toEqual(standingOf(one, of));
          expect(deliveredOf(onceInOrder(two))).toEqual(deliveredOf(one));
          const twice = asBook([...sent, ...again.flatMap((place) => sent[place % sent.length] ?? [])]);
          expect(standingOf(twice.toReversed(), of)).toEqual(standingOf(one, of));
          expect(deliveredOf(onceInOrder(twice))).toEqual(deliveredOf(one));
        },
      ),
      runs,
    );
  });

  test('what is agreed exceeds neither what the customer granted nor the bill, nor the provider’s word', () => {
    fc.assert(
      fc.property(acts, anyTerms, (played, of) => {
        const book = asBook(play(played));
        const { lines, agreed, total, stages } = standingOf(book, of);
        const { grants, claims } = workWords(book);
        const inForce = of.bills.at(-1) ?? bill();
        for (const { no, agreed: quantity } of lines) {
          const line = inForce.lines.find((one) => one.no === no);
          const said = (words: typeof grants) =>
            words
              .filter((body) => body.stage === line?.stage && body.version <= of.bills.length)
              .flatMap((body) =>
                body.whole && of.pay === 'fixed'
                  ? Number.POSITIVE_INFINITY
                  : body.lines.filter((own) => own.line === no).map((own) => own.quantity),
              );
          const [granted, claimed] = [said(grants), said(claims.map(({ body }) => body))];
          expect(quantity).toBeLessThanOrEqual(line?.quantity ?? 0);
          expect(quantity).toBeLessThanOrEqual(Math.max(0, ...granted));
          if (claimed.length > 0) expect(quantity).toBeLessThanOrEqual(Math.max(...claimed));
        }
        expect(agreed.accepted).toBeLessThanOrEqual(total);
        for (const { no, accepted } of stages)
          expect(accepted).toBeLessThanOrEqual(inForce.stages.find((one) => one.no === no)?.amount ?? 0);
      }),
      runs,
    );
  });

  test.each(['customer', 'engineer'] as const)(
    'nothing that the %s writes lowers what is accepted',
    (alone) => {
      fc.assert(
        fc.property(acts, acts, anyTerms, (played, more, of) => {
          const before = play(played);
          const after = play(
            more.map((one) => ({ ...one, side: alone })),
            before,
          );
          const [was, is] = [acceptedOf(asBook(before), of), acceptedOf(asBook(after), of)];
          for (const [place, accepted] of is.entries())
            expect(accepted).toBeGreaterThanOrEqual(was[place] ?? 0);
        }),
        runs,
      );
    },
  );

  test('without the customer’s word nothing is accepted, and silence accepts nothing', () => {
    fc.assert(
      fc.property(acts, anyTerms, (played, of) => {
        const book = asBook(play(played)).filter(({ side }) => side !== 'customer');
        expect(standingOf(book, of).agreed.accepted).toBe(0);
      }),
      runs,
    );
  });
});
