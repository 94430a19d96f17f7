import { describe, expect, test } from 'vitest';
import type { RecordRow } from './provider.data.ts';
import { present, presentListed } from './provider.view.ts';
import { changesFromWire, given } from './provider-fields.rules.ts';

const row = {
  id: 'r1',
  kind: 'worker',
  user_id: 'u1',
  name: 'Ramesh Kumar',
  leader_name: null,
  business_name: null,
  category: 'Tiles',
  age: 34,
  phone: '9826041177',
  address: 'Pune',
  pin: '411001',
  country: 'India',
  price: 700,
  experience: 8,
  group_size: null,
  available: true,
  verified: false,
  profile_pic: null,
  id_last4: '1234',
  id_hash: Buffer.from('hash'),
  id_picture: 'aaaaaaaaaaaaaaaaaaaaaa',
  id_picture_at: new Date(0),
  id_used_elsewhere: true,
  sent_back_reason: 'The photo is dark',
  social: ['https://x.com/r'],
  email: 'r@example.in',
  following: true,
  demo: false,
  lat: 18.5,
  lng: 73.8,
  city_key: 'pune',
  search: ' rames ',
  created_at: new Date('2025-11-14T00:00:00Z'),
  updated_at: new Date('2025-11-15T00:00:00Z'),
} as unknown as RecordRow;
const stranger = { userId: 'u2', admin: false };
const owner = { userId: 'u1', admin: false };
const admin = { userId: 'a1', admin: true };

describe('Lists', () => {
  test('carry phone and masked ID number for admins only, e-mail never', () => {
    const known = ['phone', 'aadhar', 'email', 'pin', 'social', 'sentBack'];
    const told = (asAdmin: boolean) => known.filter((name) => name in presentListed(row, { admin: asAdmin }));
    expect(told(false)).toEqual([]);
    expect(told(true)).toEqual(['phone', 'aadhar']);
    expect(presentListed(row, { admin: true }).aadhar).toBe('XXXX XXXX 1234');
  });
});

describe('One record', () => {
  test('shows phone, e-mail and PIN to everybody logged in', () => {
    for (const viewer of [stranger, owner, admin])
      expect(present(row, viewer)).toMatchObject({
        phone: '9826041177',
        email: 'r@example.in',
        pin: '411001',
      });
  });

  test.each([
    ['its owner', owner, ['aadhar', 'sentBack', 'idPictureWaits']],
    ['an admin', admin, ['following', 'aadhar', 'sentBack', 'idPictureWaits', 'idUsedElsewhere']],
    ['anybody else', stranger, ['following']],
  ])('shows %s no more than concerns them: %#', (_, viewer, told) => {
    const record = present(row, viewer);
    const known = ['following', 'aadhar', 'sentBack', 'idPictureWaits', 'idUsedElsewhere'];
    expect(known.filter((name) => name in record)).toEqual(told);
  });

  test('never shows the whole ID number, its hash, its picture or the place on the map', () => {
    for (const viewer of [stranger, owner, admin]) {
      const text = JSON.stringify(present(row, viewer));
      for (const secret of ['aaaaaaaaaaaaaaaaaaaaaa', 'hash', '18.5', 'city_key', 'rames ', 'lat'])
        expect(text).not.toContain(secret);
    }
  });

  test('without an ID number has none to show', () => {
    expect(present({ ...row, id_last4: null, id_picture: null }, owner)).toMatchObject({
      aadhar: null,
      idPictureWaits: false,
    });
  });
});

describe('What comes on the wire is read in our own words', () => {
  test.each([
    ['worker', { status: true }, { available: true }],
    ['contractor', { status: false }, { available: false }],
    ['groupWorker', { status: true }, { verified: true }],
    ['engineer', { status: true, available: false }, { verified: true, available: false }],
    ['provider', { verified: true, available: true }, { verified: true, available: true }],
    ['worker', { fullName: 'Ramesh', role: 'Tiles' }, { name: 'Ramesh', category: 'Tiles' }],
    ['engineer', { type: 'Civil' }, { category: 'Civil' }],
    [
      'groupWorker',
      { groupName: 'Toli', category: 'Home Shifting' },
      { name: 'Toli', category: 'Home Shifting' },
    ],
    ['worker', { userId: 'u2' }, {}],
    ['contractor', { businessName: null }, { businessName: null }],
    ['worker', { price: undefined }, {}],
  ] as const)('%s %j: %j', (kind, wire, ours) => expect(given(changesFromWire(kind, wire))).toEqual(ours));
});
