import { describe, expect, test } from 'vitest';
import type { FormKind } from '#web/shared/forms/table/field-names.ts';
import { fieldsOf } from '#web/shared/forms/table/form-fields.ts';
import { type FormValues, noValues } from '#web/shared/forms/table/form-values.ts';
import { sentValues } from './sent-values.ts';

const shape = (kind: FormKind, before: FormValues | null = null) => ({
  fields: fieldsOf(kind, before !== null),
  before,
});
const typed = (values: Partial<FormValues>): FormValues => ({ ...noValues, ...values });

describe('A registration sends what is filled in, in the specification’s names', () => {
  test.each<[FormKind, Partial<FormValues>, object]>([
    ['worker', { fullName: ' Ramesh ', role: 'Tiles' }, { fullName: 'Ramesh', role: 'Tiles' }],
    [
      'groupWorker',
      { groupName: 'Toli', category: 'Cleaing Group' },
      { groupName: 'Toli', category: 'Cleaing Group' },
    ],
    ['contractor', { role: 'Floor Contract' }, { role: 'Floor Contract' }],
    // An engineer registers as a contractor (docs/rules.md#marketplace-10).
    ['engineer', { role: 'Civil' }, { role: 'Civil' }],
    ['provider', { evidence: 'voter' }, { evidence: 'voter' }],
    ['product', { name: 'Hammer', category: 'Hammer' }, { name: 'Hammer', category: 'Hammer' }],
  ])('%s: %j', (kind, values, body) => expect(sentValues(typed(values), shape(kind))).toEqual(body));

  test('what is not asked of a kind is not sent', () => {
    const values = typed({ age: '34', company: 'Tata', groupSize: '4', social: ['https://x.com/r', '', ''] });
    expect(sentValues(values, shape('provider'))).toEqual({});
    expect(sentValues(values, shape('groupWorker'))).toEqual({ groupSize: '4' });
  });

  test('an empty form sends nothing', () => {
    expect(sentValues(noValues, shape('worker'))).toEqual({});
  });
});

describe('An edit sends only what changed', () => {
  const before = typed({
    fullName: 'Ramesh',
    businessName: 'Kumar and Sons',
    type: 'Civil',
    price: '900',
    profilePic: '/files/a.webp',
    social: ['https://x.com/r', '', ''],
  });
  const sent = (changes: Partial<FormValues>, kind: FormKind = 'engineer') =>
    sentValues({ ...before, ...changes }, shape(kind, before));

  test('nothing, where nothing did', () => expect(sent({ fullName: ' Ramesh ' })).toEqual({}));

  test('an engineer’s category is then the record’s own "type"', () => {
    expect(sent({ type: 'Structural' })).toEqual({ type: 'Structural' });
    expect(sent({ role: 'Structural' })).toEqual({});
  });

  test('an optional field that was emptied is sent empty', () => {
    expect(sent({ businessName: '' })).toEqual({ businessName: '' });
  });

  test('a card or picture left empty stays as it is', () => {
    expect(sent({ evidence: '', aadharPic: '', profilePic: '' })).toEqual({});
    expect(sent({ aadharPic: 'private:x' })).toEqual({ aadharPic: 'private:x' });
  });

  test('of social links all three places where one changed, or none', () => {
    expect(sent({ social: ['https://x.com/r', '', ' https://facebook.com/r '] })).toEqual({
      social: ['https://x.com/r', '', 'https://facebook.com/r'],
    });
    expect(sent({ social: ['', '', ''] })).toEqual({ social: ['', '', ''] });
    expect(sent({ social: ['https://x.com/r ', ' ', ''] })).toEqual({});
  });
});
