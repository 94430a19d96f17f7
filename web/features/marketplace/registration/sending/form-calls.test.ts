import { expect, test } from 'vitest';
import type { ProductWire } from '#contract/marketplace/product.ts';
import type { WireByKind } from '#contract/marketplace/providers/wire.ts';
import { fieldsOf } from '#web/shared/forms/table/form-fields.ts';
import { noValues } from '#web/shared/forms/table/form-values.ts';
import { recordValues } from './form-calls.ts';
import { sentValues } from './sent-values.ts';

const group: WireByKind['groupWorker'] = {
  _id: 'r1',
  userId: 'u1',
  groupName: 'Pawar Toli',
  category: 'Cleaing Group',
  trades: ['cleaner'],
  address: 'Nashik',
  country: 'India',
  price: 2600,
  experience: 0,
  groupSize: 5,
  leaderName: null,
  available: true,
  status: false,
  profilePic: null,
  demo: false,
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
  phone: '9826041177',
  pin: '422001',
  aadhar: 'XXXX XXXX 1234',
  evidence: { kind: 'voter', by: null, on: null },
  social: ['https://www.facebook.com/p', 'https://X.com/p'],
};

test('A record opened in the form has every value as text; 0 is a value, null is none', () => {
  expect(recordValues(group)).toEqual({
    ...noValues,
    groupName: 'Pawar Toli',
    category: 'Cleaing Group',
    trades: 'cleaner',
    address: 'Nashik',
    price: '2600',
    experience: '0',
    groupSize: '5',
    phone: '9826041177',
    pin: '422001',
    evidence: 'voter',
    social: ['https://X.com/p', '', 'https://www.facebook.com/p'],
  });
});

test('The form never has the ID number, not even masked', () => {
  expect(JSON.stringify(recordValues(group))).not.toMatch(/1234|XXXX/);
});

test('A record opened and sent as it stands is no change', () => {
  const before = recordValues(group);
  expect(sentValues(before, { fields: fieldsOf('groupWorker', true), before })).toEqual({});
});

test('A product’s description and price come too, without a picture none', () => {
  const product = { name: 'Hammer', company: 'Tata', category: 'Hammer', description: 'Heavy', price: 90 };
  expect(recordValues({ ...product, productPic: null } as ProductWire)).toEqual({
    ...noValues,
    ...product,
    price: '90',
  });
});
