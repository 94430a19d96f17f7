import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ProviderKind, providerKinds } from '../kinds.ts';
import type { Provider } from '../provider.ts';
import { fromWire, toWire } from './mapping.ts';
import {
  anyRecord,
  contractorRecord,
  engineerRecord,
  groupRecord,
  rentalProviderRecord,
  workerRecord,
} from './wire.ts';

const schemas = {
  worker: workerRecord,
  groupWorker: groupRecord,
  contractor: contractorRecord,
  engineer: engineerRecord,
  provider: rentalProviderRecord,
};

const provider = (kind: ProviderKind, changes: Partial<Provider> = {}): Provider => ({
  id: 'r1',
  kind,
  userId: 'u1',
  name: 'Ramesh Kumar',
  category: 'Construction',
  trades: ['mason'],
  age: 34,
  address: 'Pune',
  country: 'India',
  price: 700,
  experience: 8,
  groupSize: 12,
  leaderName: 'Pawar',
  businessName: 'Kumar and Sons',
  available: true,
  verified: false,
  profilePic: '/files/a.webp',
  demo: false,
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-15T00:00:00.000Z',
  ...changes,
});

const everywhere = ['_id', 'address', 'country', 'createdAt', 'demo', 'profilePic', 'updatedAt', 'userId'];
const own: Record<ProviderKind, string[]> = {
  worker: ['age', 'experience', 'fullName', 'price', 'role', 'status', 'trades', 'verified'],
  groupWorker: [
    'available',
    'category',
    'experience',
    'trades',
    'groupName',
    'groupSize',
    'leaderName',
    'price',
    'status',
  ],
  contractor: [
    'age',
    'businessName',
    'experience',
    'fullName',
    'price',
    'role',
    'status',
    'trades',
    'verified',
  ],
  engineer: [
    'age',
    'available',
    'businessName',
    'experience',
    'fullName',
    'price',
    'status',
    'trades',
    'type',
  ],
  provider: ['available', 'fullName', 'verified'],
};

describe.each(providerKinds)('A %s on the wire', (kind) => {
  const wire = toWire[kind](provider(kind));

  test('has the fields of the specification, its trades and no other', () => {
    const told = Object.entries(wire).filter(([, value]) => value !== undefined);
    expect(told.map(([name]) => name).sort()).toEqual([...everywhere, ...own[kind]].sort());
  });

  test('is what its answer promises', () => {
    expect(schemas[kind].parse(wire)).toEqual(JSON.parse(JSON.stringify(wire)));
  });

  test('comes back in our own words as it went', () => {
    const back = fromWire(kind, wire as never);
    expect(back).toMatchObject({ id: 'r1', userId: 'u1', name: 'Ramesh Kumar', available: true });
    expect(toWire[kind](back)).toEqual(wire);
  });

  test('carries nothing that its kind does not list, whatever the row holds', () => {
    const leaky = { ...provider(kind), password: 'x', idHash: 'x', lat: 1, phoneHash: 'x' };
    expect(Object.keys(toWire[kind](leaky)).sort()).toEqual(Object.keys(wire).sort());
  });

  test('tells what only a record, its owner or an admin is told, where it is given', () => {
    const more = {
      phone: '9826041177',
      email: 'r@example.in',
      pin: '411001',
      social: ['https://x.com/r'],
      following: true,
      aadhar: 'XXXX XXXX 7058',
      sentBack: 'Photo is dark',
      idPictureWaits: true,
      idUsedElsewhere: false,
      distanceKm: 3,
    };
    const told = toWire[kind](provider(kind, more));
    expect(told).toMatchObject(more);
    expect(fromWire(kind, told as never)).toMatchObject(more);
  });
});

describe('Availability and verification have each kind’s own names', () => {
  test.each<[ProviderKind, string, string]>([
    ['worker', 'status', 'verified'],
    ['contractor', 'status', 'verified'],
    ['groupWorker', 'available', 'status'],
    ['engineer', 'available', 'status'],
    ['provider', 'available', 'verified'],
  ])('%s: available is "%s", verified is "%s"', (kind, available, verified) => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isAvailable, isVerified) => {
        const wire = toWire[kind](provider(kind, { available: isAvailable, verified: isVerified }));
        expect(wire).toMatchObject({ [available]: isAvailable, [verified]: isVerified });
        expect(fromWire(kind, wire as never)).toMatchObject({ available: isAvailable, verified: isVerified });
      }),
    );
  });
});

test.each<[ProviderKind, string]>([
  ['worker', 'role'],
  ['contractor', 'role'],
  ['engineer', 'type'],
  ['groupWorker', 'category'],
])('The category of a %s is "%s"', (kind, field) => {
  const wire = toWire[kind](provider(kind, { category: 'Other' }));
  expect(wire).toHaveProperty(field, 'Other');
  expect(fromWire(kind, wire as never).category).toBe('Other');
});

test('A number that a row has not got is 0 on the wire, never null', () => {
  const bare = { age: null, price: null, experience: null, groupSize: null };
  expect(toWire.worker(provider('worker', bare))).toMatchObject({ age: 0, price: 0, experience: 0 });
  expect(toWire.groupWorker(provider('groupWorker', bare))).toMatchObject({ groupSize: 0 });
});

test('A rental provider has neither price nor experience, age nor category', () => {
  const back = fromWire('provider', toWire.provider(provider('provider')));
  expect(back).toMatchObject({ price: null, experience: null, age: null, category: '', groupSize: null });
});

test('One’s own records stand side by side, each with its kind', () => {
  for (const kind of providerKinds) {
    const record = JSON.parse(JSON.stringify(toWire[kind](provider(kind))));
    expect(anyRecord.parse({ kind, record })).toEqual({ kind, record });
  }
  const group = toWire.groupWorker(provider('groupWorker'));
  expect(anyRecord.safeParse({ kind: 'worker', record: group }).success).toBe(false);
  expect(anyRecord.safeParse({ kind: 'customer', record: group }).success).toBe(false);
});
