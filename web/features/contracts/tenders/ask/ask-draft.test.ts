// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Work } from '../../lines/work.ts';
import { aTender } from '../tenders-in-test.ts';
import { type AskDraft, newAsk, tenderOf } from './ask-draft.ts';

const { bill } = aTender();
const work: Work = {
  key: 'bathroom',
  name: 'Bathroom',
  made: bill,
  source: { kind: 'typed' },
  of: 'contractor',
  category: 'Construction Contract',
};
const asked = { kind: 'contractor', _id: 'c1', name: 'Ravi', category: 'Floor Contract' } as const;
const read = (changes: Partial<AskDraft> = {}) =>
  tenderOf({ ...newAsk(work, asked), pin: '411038', ...changes }, { work, bill, name: 'Bath' });
const wrongOf = (changes: Partial<AskDraft>) => {
  const found = read(changes);
  return 'wrong' in found ? found.wrong : {};
};
beforeEach(() => localStorage.clear());

test('who was chosen before is asked, for the work that they do', () => {
  const found = read();
  expect('body' in found && found.body).toMatchObject({
    name: 'Bath',
    category: 'Floor Contract',
    to: [{ kind: 'contractor', _id: 'c1' }],
    wishes: { pay: 'fixed', retentionPercent: 5, defectMonths: 12 },
  });
});

test('the nearest are asked without a choice', () => {
  const found = read({ nearby: true, to: [] });
  expect('body' in found && found.body.to).toBe('nearby');
});

test('what is missing or cannot be is named at its field', () => {
  expect(wrongOf({ pin: '99', to: [] })).toEqual({ pin: 'pin-invalid', to: 'asked-few' });
  expect(wrongOf({ hour: '2020-01-01T10:00' })).toEqual({ opensAt: 'hour-invalid' });
  expect(wrongOf({ from: '2020-01-01', days: 'ten' })).toEqual({
    'wishes.from': 'dates-invalid',
    'wishes.days': 'dates-invalid',
  });
});

test('a visit is before the hour; one that was left empty is none', () => {
  expect(wrongOf({ visits: ['2099-01-01T10:00'] })).toEqual({ 'wishes.visits': 'visit-over' });
  expect(wrongOf({ visits: [''] })).toEqual({});
});

test('days are read in the digits of every script, and only whole ones', () => {
  const found = read({ days: '४५' });
  expect('body' in found && found.body.wishes.days).toBe(45);
  for (const days of ['1e2', '0x10', '2.5', '-3'])
    expect(wrongOf({ days })).toEqual({ 'wishes.days': 'dates-invalid' });
});

test('nothing but blanks is not said', () => {
  const found = read({ address: ' ', description: ' No lift ' });
  expect('body' in found && [found.body.address, found.body.description]).toEqual([undefined, 'No lift']);
});
