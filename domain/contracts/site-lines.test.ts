import { expect, test } from 'vitest';
import { asBook, money, type Sent, work } from './site-book-in-test.ts';
import type { DefectBody, DeliveryBody } from './site-entry.ts';
import { siteLines, siteWaitsFor, workOf } from './site-lines.ts';

const sand: DeliveryBody = {
  ...{ by: 'provider', material: 'sand', unit: 'cft', quantity: 50, on: '2099-11-02', back: false },
};
const crack: DefectBody = { text: 'A crack', answerBy: '2099-11-20', snag: true };
const linesOf = (...sent: Sent[]) => siteLines(asBook(sent));
const waits = (side: 'customer' | 'provider', ...sent: Sent[]) =>
  siteWaitsFor(side, linesOf(...sent)).map(({ entry }) => entry);

test('what grants something to the other side counts at once, what claims something waits', () => {
  const lines = linesOf(
    { _id: 'own', side: 'customer', kind: 'work', body: work(1, { 1: 10 }) },
    { _id: 'claim', side: 'provider', kind: 'work', body: work(1, { 1: 20 }) },
    { _id: 'paid', side: 'customer', kind: 'money', body: money(500) },
    { _id: 'got', side: 'provider', kind: 'money', body: money(500) },
    { _id: 'brought', side: 'provider', kind: 'delivery', body: sand },
    { _id: 'seen', side: 'customer', kind: 'delivery', body: sand },
    { _id: 'ownSnag', side: 'provider', kind: 'defect', body: crack },
  );
  expect(lines.filter(({ state }) => state === 'waits').map(({ root }) => root)).toEqual([
    'claim',
    'paid',
    'brought',
  ]);
});

test('each side is asked of what the other says, until it has answered', () => {
  const sent: Sent[] = [
    { _id: 'claim', side: 'provider', kind: 'work', body: work(1, { 1: 20 }) },
    { _id: 'brought', side: 'provider', kind: 'delivery', body: sand },
    { _id: 'paid', side: 'customer', kind: 'money', body: money(500) },
    { _id: 'snag', side: 'customer', kind: 'defect', body: crack },
  ];
  expect(waits('customer', ...sent)).toEqual(['claim', 'brought']);
  expect(waits('provider', ...sent)).toEqual(['paid', 'snag']);
  const answered: Sent[] = [
    { _id: 'a', side: 'customer', kind: 'agree', body: { entry: 'claim' } },
    { _id: 'b', side: 'customer', kind: 'dispute', body: { entry: 'brought', reason: 'Only 20' } },
    { _id: 'c', side: 'provider', kind: 'mended', body: { entry: 'snag' } },
  ];
  expect(waits('customer', ...sent, ...answered)).toEqual(['c']);
  expect(waits('provider', ...sent, ...answered)).toEqual(['paid']);
  const [claim, brought] = linesOf(...sent, ...answered);
  expect([claim?.state, brought?.state, brought?.reason]).toEqual(['agreed', 'disputed', 'Only 20']);
});

test('of a stage the last word of the work is asked about, and a correction is asked about anew', () => {
  const sent: Sent[] = [
    { _id: 'first', side: 'provider', kind: 'work', body: work(1, { 1: 20 }) },
    { _id: 'second', side: 'provider', kind: 'work', body: work(1, { 1: 40 }) },
    { _id: 'paid', side: 'customer', kind: 'money', body: money(500) },
    { _id: 'no', side: 'provider', kind: 'dispute', body: { entry: 'paid', reason: 'It was 400' } },
    { _id: 'better', side: 'customer', kind: 'correct', body: { entry: 'paid', body: money(400) } },
    { _id: 'late', side: 'provider', kind: 'agree', body: { entry: 'paid' } },
  ];
  expect(waits('customer', ...sent)).toEqual(['second']);
  expect(waits('provider', ...sent)).toEqual(['better']);
  expect(workOf(linesOf(...sent), 1).map(({ root }) => root)).toEqual(['second', 'first']);
  expect(workOf(linesOf(...sent), 2)).toEqual([]);
});

test('what the customer measured after a claim answers it', () => {
  const claim: Sent = { _id: 'claim', side: 'provider', kind: 'work', body: work(1, { 1: 20 }) };
  const own: Sent = { _id: 'own', side: 'customer', kind: 'work', body: work(1, { 1: 10 }) };
  expect(waits('customer', claim, own)).toEqual([]);
});
