import { describe, expect, test } from 'vitest';
import { providerKinds } from '#contract/marketplace/kinds.ts';
import type { FormKind } from './field-names.ts';
import { fieldsOf, stepsOf } from './form-fields.ts';

const formKinds: FormKind[] = [...providerKinds, 'product'];
const names = (kind: FormKind, editing = false) => fieldsOf(kind, editing).map(({ name }) => name);

describe('Each registration asks for what its kind is, from top to bottom', () => {
  const person = ['age', 'phone', 'pin', 'address'];
  const pictures = ['profilePic', 'aadharPic', 'evidence'];
  const trade = ['role', 'trades', 'experience', 'price'];
  test.each<[FormKind, string[]]>([
    ['worker', ['fullName', ...person, ...trade, ...pictures]],
    [
      'groupWorker',
      [
        'groupName',
        'leaderName',
        'phone',
        'pin',
        'address',
        'category',
        'trades',
        'groupSize',
        'experience',
        'price',
        ...pictures,
      ],
    ],
    [
      'contractor',
      [...person, 'businessName', 'role', 'trades', 'experience', 'teams', 'price', ...pictures],
    ],
    ['engineer', [...person, 'businessName', ...trade, ...pictures]],
    ['provider', ['phone', 'pin', 'address', ...pictures]],
    ['product', ['productPic', 'name', 'company', 'category', 'price', 'description']],
  ])('%s', (kind, asked) => expect(names(kind)).toEqual(asked));
});

describe('In an edit', () => {
  test.each(providerKinds)('a %s has a name and social links too', (kind) => {
    const more = names(kind, true).filter((name) => !names(kind).includes(name));
    const links = ['social.0', 'social.1', 'social.2'];
    const named = names(kind).includes('fullName') || names(kind).includes('groupName');
    const all = named ? links : ['fullName', ...links];
    // An engineer's category has the record's own name then.
    expect(more).toEqual(kind === 'engineer' ? ['fullName', 'type', ...links] : all);
  });

  test('after verification name, ID and category are an admin’s; of a product name, category and picture', () => {
    const locked = (kind: FormKind) =>
      fieldsOf(kind, true)
        .filter(({ locks }) => locks)
        .map(({ name }) => name);
    expect(locked('worker')).toEqual(['fullName', 'role', 'aadharPic', 'evidence']);
    expect(locked('engineer')).toEqual(['fullName', 'type', 'aadharPic', 'evidence']);
    expect(locked('groupWorker')).toEqual(['groupName', 'category', 'aadharPic', 'evidence']);
    expect(locked('product')).toEqual(['productPic', 'name', 'category']);
    for (const kind of formKinds)
      for (const free of ['price', 'address', 'pin', 'profilePic', 'phone'] as const)
        expect(locked(kind)).not.toContain(free);
  });
});

test('No form asks for an ID number', () => {
  for (const kind of formKinds)
    for (const editing of [false, true]) expect(names(kind, editing)).not.toContain('aadhar');
});

test('Phone and PIN fields are text with a numeric keypad', () => {
  const control = (name: string) => fieldsOf('worker', false).find((spec) => spec.name === name)?.control;
  expect([control('phone'), control('pin')]).toEqual(['digits', 'pin']);
});

describe('On a phone the form goes by steps', () => {
  test.each<[FormKind, string[]]>([
    ['worker', ['about', 'work', 'photos']],
    ['groupWorker', ['about', 'work', 'photos']],
    ['engineer', ['about', 'work', 'photos']],
    ['provider', ['about', 'photos']],
    ['product', ['photos', 'product']],
  ])('%s: %j, new or edited', (kind, steps) => {
    expect(stepsOf(fieldsOf(kind, false))).toEqual(steps);
    expect(stepsOf(fieldsOf(kind, true))).toEqual(steps);
  });

  test.each(formKinds)('no field of a %s is asked twice', (kind) => {
    expect(new Set(names(kind, true)).size).toBe(names(kind, true).length);
  });
});
