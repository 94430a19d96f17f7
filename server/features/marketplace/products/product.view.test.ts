import { expect, test } from 'vitest';
import type { ProductRow } from './product.data.ts';
import { present } from './product.view.ts';

const row: ProductRow = {
  id: 'product-1',
  provider_id: 'provider-1',
  user_id: 'owner-1',
  name: 'Concrete mixer',
  company: 'Ajax',
  category: 'Hammer',
  price: 900,
  description: 'Half a bag',
  product_pic: null,
  pictures: [],
  available: true,
  verified: false,
  sent_back_reason: 'The picture shows a crane',
  available_said_at: null,
  stock: 1,
  demo: false,
  created_at: new Date('2026-01-02T03:04:05Z'),
  updated_at: new Date('2026-02-03T04:05:06Z'),
  provider_name: 'Indore Rentals',
  address: 'Vijay Nagar, Indore',
  country: 'India',
};

test('why a product was sent back is for its owner and admins alone', () => {
  const reason = 'The picture shows a crane';
  expect(present(row, { userId: 'owner-1', admin: false })).toMatchObject({ sentBack: reason });
  expect(present(row, { userId: 'admin-1', admin: true })).toMatchObject({ sentBack: reason });
  expect(present(row, { userId: 'other-1', admin: false })).not.toHaveProperty('sentBack');
});

test('a product shows its provider, and its times as ISO text', () => {
  expect(present(row, { userId: 'other-1', admin: false })).toMatchObject({
    providerId: 'provider-1',
    providerName: 'Indore Rentals',
    address: 'Vijay Nagar, Indore',
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-02-03T04:05:06.000Z',
  });
});
