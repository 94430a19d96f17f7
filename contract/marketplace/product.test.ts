import { describe, expect, test } from 'vitest';
import { problemsOf } from '#contract/problems-in-test.ts';
import { productTypes } from './categories.ts';
import { productFromWire, productToWire } from './mapping.ts';
import { type Product, productBody, productChanges, productRecord } from './product.ts';

const given = { name: 'Big hammer', company: 'Tata', category: 'Hammer', price: 120, description: 'Heavy' };

const product: Product = {
  id: 'p1',
  userId: 'u1',
  providerId: 'r1',
  name: 'Big hammer',
  company: 'Tata',
  category: 'Hammer',
  price: 120,
  description: 'Heavy',
  productPic: null,
  pictures: [],
  available: true,
  verified: false,
  demo: false,
  providerName: 'Shakti Tools',
  address: 'Pune',
  country: 'India',
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
};

test('A product needs name, company, category, price and description', () => {
  expect(productBody.parse(given)).toEqual(given);
  expect(problemsOf(productBody, {})).toEqual([
    'name: required',
    'company: required',
    'category: category-invalid',
    'price: price-invalid',
    'description: required',
  ]);
});

test('Its verification and availability are no fields of a new product', () => {
  expect(productBody.parse({ ...given, verified: true, status: true, providerId: 'r2' })).toEqual(given);
});

test.each(productTypes)('"%s" is a product type', (category) => {
  expect(problemsOf(productBody, { ...given, category })).toEqual([]);
});

describe('A wrong field has its own sentence', () => {
  test.each([
    ['name', 'x'.repeat(81), 'too-long'],
    ['name', '  ', 'required'],
    ['company', 'x'.repeat(81), 'too-long'],
    ['category', 'hammer', 'category-invalid'],
    ['category', 'Construction', 'category-invalid'],
    ['price', '0', 'price-invalid'],
    ['price', '1000001', 'price-invalid'],
    ['price', '12.50', 'price-invalid'],
    ['description', 'x'.repeat(2001), 'too-long'],
    ['productPic', 'x'.repeat(201), 'picture-invalid'],
    ['productPic', 5, 'picture-invalid'],
  ])('%s %j: %s', (field, value, problem) => {
    expect(problemsOf(productBody, { ...given, [field]: value })).toEqual([`${field}: ${problem}`]);
  });
});

test.each(['', null, undefined])('A picture may be left out (%j)', (productPic) => {
  expect(productBody.parse({ ...given, productPic }).productPic).toBeUndefined();
});

test('A change is partial; its owner switches availability by "status"', () => {
  expect(productChanges.parse({})).toEqual({});
  expect(productChanges.parse({ status: 'false', price: '90' })).toEqual({ status: false, price: 90 });
  expect(problemsOf(productChanges, { status: 'off', name: '' })).toEqual([
    'name: required',
    'status: bad-input',
  ]);
});

describe('On the wire', () => {
  test.each([true, false])('status is availability (%s)', (available) => {
    const wire = productToWire({ ...product, available });
    expect(wire).toMatchObject({ _id: 'p1', status: available, verified: false });
    expect(wire).not.toHaveProperty('available');
    expect(wire).not.toHaveProperty('id');
  });

  test('a product comes back as it went', () => {
    const more = { ...product, distanceKm: 4, sentBack: 'No picture' };
    expect(productFromWire(productToWire(more))).toEqual(more);
  });

  test('an answer carries the fields of the record and nothing more', () => {
    const wire = productToWire(product);
    expect(productRecord.parse({ ...wire, city_key: 'pune', lat: 18 })).toEqual(wire);
  });
});
