import { describe, expect, test } from 'vitest';
import type { ProductWire } from '#contract/marketplace/products/product.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { fromWire, toWire } from '#contract/marketplace/providers/mapping.ts';
import { fieldsOf } from '#web/shared/forms/form-fields.ts';
import { type FormKind, type FormValues, noValues } from '#web/shared/forms/form-values.ts';
import { bodyOf, fieldAt, valuesOfProduct, valuesOfProvider } from './form-body.ts';
import { check } from './form-check.ts';

const shape = (kind: FormKind, before: FormValues | null = null) => ({
  kind,
  fields: fieldsOf(kind, before !== null),
  before,
});
const typed = (values: Partial<FormValues>): FormValues => ({ ...noValues, ...values });

describe('A registration sends what is filled in, in the specification’s names', () => {
  test.each<[FormKind, Partial<FormValues>, object]>([
    ['worker', { name: ' Ramesh ', category: 'Tiles' }, { fullName: 'Ramesh', role: 'Tiles' }],
    [
      'groupWorker',
      { name: 'Toli', category: 'Cleaing Group' },
      { groupName: 'Toli', category: 'Cleaing Group' },
    ],
    ['contractor', { category: 'Floor Contract' }, { role: 'Floor Contract' }],
    // §2.8: an engineer registers as a contractor.
    ['engineer', { category: 'Civil' }, { role: 'Civil' }],
    ['provider', { aadhar: '2341 2341 2346' }, { aadhar: '2341 2341 2346' }],
    ['product', { name: 'Hammer', category: 'Hammer' }, { name: 'Hammer', category: 'Hammer' }],
  ])('%s: %j', (kind, values, body) => expect(bodyOf(typed(values), shape(kind))).toEqual(body));

  test('what is not asked of a kind is not sent', () => {
    const values = typed({ age: '34', company: 'Tata', groupSize: '4', twitter: 'https://x.com/r' });
    expect(bodyOf(values, shape('provider'))).toEqual({});
    expect(bodyOf(values, shape('groupWorker'))).toEqual({ groupSize: '4' });
  });

  test('an empty form sends nothing, and the check finds everything missing', async () => {
    const complaints = await check('worker', false, bodyOf(noValues, shape('worker')));
    expect(complaints.map(({ path }) => path)).toEqual([
      'age',
      'phone',
      'address',
      'pin',
      'aadhar',
      'role',
      'experience',
      'price',
    ]);
  });
});

describe('An edit sends only what changed', () => {
  const before = typed({
    name: 'Ramesh',
    businessName: 'Kumar and Sons',
    category: 'Civil',
    price: '900',
    profilePic: '/files/a.webp',
    twitter: 'https://x.com/r',
  });
  const sent = (changes: Partial<FormValues>, kind: FormKind = 'engineer') =>
    bodyOf({ ...before, ...changes }, shape(kind, before));

  test('nothing, where nothing did', () => expect(sent({ name: ' Ramesh ' })).toEqual({}));

  test('an engineer’s category is then the record’s own "type"', () => {
    expect(sent({ category: 'Structural' })).toEqual({ type: 'Structural' });
  });

  test('an optional field that was emptied is sent empty', () => {
    expect(sent({ businessName: '' })).toEqual({ businessName: '' });
  });

  test('an ID number or picture left empty stays as it is', () => {
    expect(sent({ aadhar: '', aadharPic: '', profilePic: '' })).toEqual({});
    expect(sent({ aadharPic: 'private:x' })).toEqual({ aadharPic: 'private:x' });
  });

  test('of social links all that there are, or none', () => {
    expect(sent({ facebook: ' https://facebook.com/r ' })).toEqual({
      social: ['https://x.com/r', 'https://facebook.com/r'],
    });
    expect(sent({ twitter: '' })).toEqual({ social: [] });
  });
});

describe('An error’s path leads to its field', () => {
  const values = typed({ twitter: 'https://x.com/r', facebook: 'http://example.in' });
  test.each<[FormKind, string, string | undefined]>([
    ['worker', 'age', 'age'],
    ['worker', 'fullName', 'name'],
    ['groupWorker', 'groupName', 'name'],
    ['worker', 'role', 'category'],
    ['groupWorker', 'category', 'category'],
    ['product', 'name', 'name'],
    ['worker', 'social.0', 'twitter'],
    // The second link that is given, not the second field.
    ['worker', 'social.1', 'facebook'],
    ['worker', 'social', 'twitter'],
    ['worker', 'userId', undefined],
    ['provider', 'age', undefined],
  ])('%s, %s: %s', (kind, path, name) => expect(fieldAt(path, values, shape(kind))).toBe(name));

  test('an engineer’s type is role at registration and type in an edit', () => {
    expect(fieldAt('role', noValues, shape('engineer'))).toBe('category');
    expect(fieldAt('type', noValues, shape('engineer', noValues))).toBe('category');
    expect(fieldAt('role', noValues, shape('engineer', noValues))).toBeUndefined();
  });
});

describe('A record as the form shows it', () => {
  const provider: Provider = {
    id: 'r1',
    kind: 'groupWorker',
    userId: 'u1',
    name: 'Pawar Toli',
    category: 'Cleaing Group',
    age: null,
    address: 'Nashik',
    country: 'India',
    price: 2600,
    experience: 0,
    groupSize: 5,
    leaderName: null,
    businessName: null,
    available: true,
    verified: false,
    profilePic: null,
    demo: false,
    createdAt: '2025-11-14T00:00:00.000Z',
    updatedAt: '2025-11-14T00:00:00.000Z',
    phone: '9826041177',
    pin: '422001',
    aadhar: 'XXXX XXXX 1234',
    social: ['https://www.facebook.com/p', 'https://X.com/p'],
  };

  test('has every value as text; 0 is a value, null is none', () => {
    expect(valuesOfProvider(provider)).toEqual(
      typed({
        name: 'Pawar Toli',
        category: 'Cleaing Group',
        address: 'Nashik',
        price: '2600',
        experience: '0',
        groupSize: '5',
        phone: '9826041177',
        pin: '422001',
        facebook: 'https://www.facebook.com/p',
        twitter: 'https://X.com/p',
      }),
    );
  });

  test('never has the ID number, not even masked', () => {
    expect(Object.values(valuesOfProvider(provider)).join()).not.toMatch(/1234|XXXX/);
  });

  test('opened and sent as it stands is no change', () => {
    const values = valuesOfProvider(fromWire('groupWorker', toWire.groupWorker(provider)));
    expect(bodyOf(values, shape('groupWorker', values))).toEqual({});
  });

  test('a product’s description and price come too, without a picture none', () => {
    const product = { name: 'Hammer', company: 'Tata', category: 'Hammer', description: 'Heavy', price: 90 };
    expect(valuesOfProduct({ ...product, productPic: null } as ProductWire)).toEqual(
      typed({ ...product, price: '90' }),
    );
  });
});

describe('The check in the browser is the server’s', () => {
  test('each complaint has its place and the problem’s name', async () => {
    const body = {
      age: '17',
      phone: '1',
      address: 'Pune',
      pin: '411001',
      aadhar: '1',
      role: 'x',
      price: '0',
    };
    expect(await check('worker', false, body)).toEqual([
      { path: 'age', problem: 'age-under-18' },
      { path: 'phone', problem: 'phone-invalid' },
      { path: 'aadhar', problem: 'aadhar-invalid' },
      { path: 'role', problem: 'category-invalid' },
      { path: 'experience', problem: 'experience-invalid' },
      { path: 'price', problem: 'price-invalid' },
    ]);
  });

  test.each(['worker', 'groupWorker', 'contractor', 'engineer', 'provider', 'product'] as const)(
    'an edit of a %s is checked for what it changes alone',
    async (kind) => {
      expect(await check(kind, true, {})).toEqual([]);
    },
  );

  test('an edit’s wrong field has its place in the list', async () => {
    const body = { social: ['https://x.com/r', 'http://example.in'], price: 'free' };
    expect(await check('engineer', true, body)).toEqual([
      { path: 'price', problem: 'price-invalid' },
      { path: 'social.1', problem: 'social-invalid' },
    ]);
  });
});
