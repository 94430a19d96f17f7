import { expect, test } from 'vitest';
import { anAgreement } from '../papers-in-test.ts';
import { rateOf, readAgreement, startOf } from './typed-agreement.ts';

const agreement = anAgreement();
const start = startOf(agreement);
const read = (typed: Record<string, string>) => readAgreement({ ...start, ...typed }, agreement);

test('What nobody has typed in stays as it was, to the last place of a rate', () => {
  const { parties: _, site: __, quoted: ___, left: ____, quotedTerms: _____, ...body } = agreement.body;
  expect(read({})).toEqual({ body, faults: {} });
});

test('Another rate is summed at once: stage, tax and total', () => {
  const { body } = read({ 'rate 1': '88.5' });
  expect(body.bill.stages[0]?.amount).toBe(12_585);
  expect(body.bill.total).toBe(19_683);
});

test('A rate is read with what people write around rupees', () => {
  for (const rate of ['₹ 88.50/-', 'Rs. 88.5', '८८.५ रुपये']) {
    const { body, faults } = read({ 'rate 1': rate });
    expect([body.bill.lines[0]?.rate, faults]).toEqual([88.5, {}]);
  }
});

test('Who gives what can be left open, and words can be taken out', () => {
  const { body } = read({ water: '', power: 'provider', terms: '  ' });
  expect(body.gives).toEqual({ power: 'provider', scaffold: 'provider' });
  expect('terms' in body).toBe(false);
});

test.each([
  ['rate 1', 'much', 'rate'],
  ['rate 1', '-1', 'rate'],
  ['ahead 1', '12,799', 'ahead'],
  ['ahead 2', '', 'ahead'],
  ['retention', '11', 'retention'],
  ['defects', '25', 'defects'],
  ['from', '1990-01-01', 'from'],
  ['days', '0', 'days'],
])('%s of %s is named as wrong', (field, typed, fault) => {
  expect(read({ [field]: typed }).faults).toEqual({ [field]: fault });
});

test('What is kept back can be written with its sign', () => {
  expect(read({ retention: ' १० % ' })).toMatchObject({ faults: {}, body: { retentionPercent: 10 } });
});

test('A stage that a lower rate makes cheaper than what is paid ahead is named', () => {
  expect(read({ 'rate 1': '1' }).faults).toEqual({ 'ahead 1': 'ahead' });
});

test('A rate is read with its commas, and has five places at most', () => {
  expect(rateOf('1,20,000.50')).toBe(120_000.5);
  expect(rateOf('1.123456')).toBe(1.12346);
});
