import { get, type ResolverOptions } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import type { FormKind } from '#web/shared/forms/table/field-names.ts';
import { fieldsOf } from '#web/shared/forms/table/form-fields.ts';
import { type FormValues, noValues } from '#web/shared/forms/table/form-values.ts';
import { schemaResolver } from './use-registration.ts';

const options: ResolverOptions<FormValues> = { fields: {}, shouldUseNativeValidation: false };

/** Every wrong field with the name of its problem, in the order of the form. */
async function wrong(kind: FormKind, typed: Partial<FormValues>, before: FormValues | null = null) {
  const fields = fieldsOf(kind, before !== null);
  const values = { ...noValues, ...before, ...typed };
  const { errors } = await schemaResolver(kind, { fields, before, helping: false })(
    values,
    undefined,
    options,
  );
  return fields.flatMap(({ name }) => {
    const error: { message?: string } | undefined = get(errors, name);
    return error ? [`${name}: ${error.message}`] : [];
  });
}
const kinds = ['worker', 'groupWorker', 'contractor', 'engineer', 'provider', 'product'] as const;

describe('The check in the browser is the server’s', () => {
  test('each wrong field has the problem’s name', async () => {
    const typed = {
      age: '17',
      phone: '1',
      address: 'Pune',
      pin: '411001',
      evidence: 'passport',
      role: 'x',
      price: '0',
    };
    expect(await wrong('worker', typed)).toEqual([
      'age: age-under-18',
      'phone: phone-invalid',
      'role: category-invalid',
      'experience: experience-invalid',
      'price: price-invalid',
      'evidence: category-invalid',
    ]);
  });

  test.each<[FormKind, string[]]>([
    [
      'worker',
      [
        'age: age-invalid',
        'phone: phone-invalid',
        'pin: pin-invalid',
        'address: required',
        'role: category-invalid',
        'experience: experience-invalid',
        'price: price-invalid',
      ],
    ],
    [
      'groupWorker',
      [
        'groupName: required',
        'phone: phone-invalid',
        'pin: pin-invalid',
        'address: required',
        'category: category-invalid',
        'groupSize: group-size-invalid',
        'price: price-invalid',
      ],
    ],
    ['provider', ['pin: pin-invalid', 'address: required']],
    [
      'product',
      [
        'name: required',
        'company: required',
        'category: category-invalid',
        'price: price-invalid',
        'description: required',
      ],
    ],
  ])('an empty form of a %s lacks all that it needs', async (kind, missing) => {
    expect(await wrong(kind, {})).toEqual(missing);
  });

  test('an optional field with spaces alone is empty', async () => {
    expect(await wrong('provider', { phone: '  ' })).not.toContain('phone: phone-invalid');
  });
});

describe('An edit is checked for what it changes', () => {
  test.each(kinds)('of a %s alone', async (kind) => {
    expect(await wrong(kind, {}, { ...noValues, phone: '0000012345', price: '0' })).toEqual([]);
  });

  test('a wrong link has its own place in the list', async () => {
    const typed = { social: ['', 'https://instagram.com/r', 'http://example.in'], price: 'free' };
    expect(await wrong('engineer', typed, noValues)).toEqual([
      'price: price-invalid',
      'social.2: social-invalid',
    ]);
  });

  test('an engineer’s type is one of theirs', async () => {
    expect(await wrong('engineer', { type: 'Tiles' }, noValues)).toEqual(['type: category-invalid']);
    expect(await wrong('engineer', { type: 'Civil' }, noValues)).toEqual([]);
  });
});
