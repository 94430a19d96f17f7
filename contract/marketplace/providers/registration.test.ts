import { describe, expect, test } from 'vitest';
import { problemsOf } from '#contract/problems-in-test.ts';
import { contractorTypes, engineerTypes, groupTypes, workerCategories } from '../categories.ts';
import {
  aadhar,
  contractorBody,
  contractorChanges,
  contractorOrEngineerBody,
  engineerBody,
  engineerChanges,
  groupBody,
  groupChanges,
  rentalProviderBody,
  rentalProviderChanges,
  workerBody,
  workerChanges,
} from './registration.ts';

const person = { age: 30, phone: '9826041177', address: 'Pune', pin: '411001' };
const trade = { aadhar: '999941057058', experience: 4, price: 700 };
const whole = {
  worker: { ...person, ...trade, role: 'Construction' },
  contractor: { ...person, ...trade, role: 'Floor Contract' },
  engineer: { ...person, ...trade, role: 'Civil' },
  groupWorker: {
    groupName: 'Shivaji Crew',
    phone: '9826041177',
    address: 'Nagpur',
    pin: '440001',
    category: 'Tiles | Marbel',
    groupSize: 12,
    price: 5000,
  },
  provider: { address: 'Pune', pin: '411001', aadhar: '999941057058' },
};
const schemas = {
  worker: workerBody,
  contractor: contractorBody,
  engineer: engineerBody,
  groupWorker: groupBody,
  provider: rentalProviderBody,
};
type Kind = keyof typeof schemas;
const kinds = Object.keys(schemas) as Kind[];

describe.each(kinds)('Registration of a %s', (kind) => {
  test('takes the least that it needs', () => expect(problemsOf(schemas[kind], whole[kind])).toEqual([]));

  test('as a form sends it, each number as text, is the same', () => {
    const sent = Object.fromEntries(
      Object.entries(whole[kind]).map(([name, value]) => [name, String(value)]),
    );
    expect(schemas[kind].parse(sent)).toEqual(schemas[kind].parse(whole[kind]));
  });

  test('ignores what it does not know, the verification flag above all', () => {
    const more = { verified: true, status: true, available: true, _id: 'x', sentBack: null, email: 'x@y.in' };
    expect(schemas[kind].parse({ ...whole[kind], ...more })).toEqual(schemas[kind].parse(whole[kind]));
  });

  test('takes pictures that were uploaded; a blank one is none', () => {
    const pictures = { profilePic: '/files/a.webp', aadharPic: 'private:abc' };
    expect(schemas[kind].parse({ ...whole[kind], ...pictures })).toMatchObject(pictures);
    const blank = schemas[kind].parse({ ...whole[kind], profilePic: '', aadharPic: null });
    expect([blank.profilePic, blank.aadharPic]).toEqual([undefined, undefined]);
    expect(problemsOf(schemas[kind], { ...whole[kind], profilePic: 'x'.repeat(201) })).toEqual([
      'profilePic: picture-invalid',
    ]);
    expect(problemsOf(schemas[kind], { ...whole[kind], aadharPic: ['a'] })).toEqual([
      'aadharPic: picture-invalid',
    ]);
  });

  test.each(['country'])('%s may be left out', (name) => {
    expect(problemsOf(schemas[kind], { ...whole[kind], [name]: '' })).toEqual([]);
    expect(problemsOf(schemas[kind], { ...whole[kind], [name]: 'x'.repeat(61) })).toEqual([
      `${name}: too-long`,
    ]);
  });
});

describe('What is missing is told field by field, from the top of the form to its end', () => {
  const working = ['age: age-invalid', 'phone: phone-invalid', 'address: required', 'pin: pin-invalid'];
  const trades = ['role: category-invalid', 'experience: experience-invalid', 'price: price-invalid'];
  test.each<[Kind, string[]]>([
    ['worker', [...working, ...trades]],
    ['contractor', [...working, ...trades]],
    ['engineer', [...working, ...trades]],
    [
      'groupWorker',
      [
        'groupName: required',
        'phone: phone-invalid',
        'address: required',
        'pin: pin-invalid',
        'category: category-invalid',
        'groupSize: group-size-invalid',
        'price: price-invalid',
      ],
    ],
    ['provider', ['address: required', 'pin: pin-invalid']],
  ])('%s', (kind, expected) => expect(problemsOf(schemas[kind], {})).toEqual(expected));
});

describe('A wrong field has its own sentence', () => {
  test.each<[Kind, string, unknown, string]>([
    ['worker', 'age', 17, 'age-under-18'],
    ['worker', 'age', '-', 'age-invalid'],
    ['worker', 'phone', '12345', 'phone-invalid'],
    ['worker', 'pin', '000000', 'pin-invalid'],
    ['worker', 'address', ' ', 'required'],
    ['worker', 'address', 'x'.repeat(81), 'too-long'],
    ['worker', 'aadhar', '999941057059', 'aadhar-invalid'],
    ['worker', 'evidence', 'passport', 'category-invalid'],
    ['groupWorker', 'evidence', 'in-person', 'category-invalid'],
    ['worker', 'role', 'Civil', 'category-invalid'],
    ['worker', 'role', 'construction', 'category-invalid'],
    ['worker', 'price', 0, 'price-invalid'],
    ['worker', 'experience', 81, 'experience-invalid'],
    ['worker', 'fullName', 'x'.repeat(81), 'too-long'],
    ['contractor', 'role', 'Construction', 'category-invalid'],
    ['contractor', 'businessName', 'x'.repeat(81), 'too-long'],
    ['engineer', 'role', 'Floor Contract', 'category-invalid'],
    ['groupWorker', 'category', 'Tiles | Marble', 'category-invalid'],
    ['groupWorker', 'groupSize', 0, 'group-size-invalid'],
    ['groupWorker', 'groupSize', 1001, 'group-size-invalid'],
    ['groupWorker', 'groupSize', '2.5', 'group-size-invalid'],
    ['groupWorker', 'experience', 'long', 'experience-invalid'],
    ['groupWorker', 'leaderName', 'x'.repeat(81), 'too-long'],
    ['provider', 'phone', '123', 'phone-invalid'],
  ])('%s, %s %j: %4$s', (kind, field, value, problem) => {
    expect(problemsOf(schemas[kind], { ...whole[kind], [field]: value })).toEqual([`${field}: ${problem}`]);
  });
});

describe('What the kinds differ in', () => {
  test.each(['', null, undefined])(
    'a group’s experience may be left out (%j): then it is 0',
    (experience) => {
      expect(groupBody.parse({ ...whole.groupWorker, experience }).experience).toBe(0);
    },
  );

  test.each(['', null, undefined])('a rental provider’s phone may be left out (%j)', (phone) => {
    expect(rentalProviderBody.parse({ ...whole.provider, phone }).phone).toBeUndefined();
  });

  test.each(['', '  ', null, undefined])('a business name may be left out (%j)', (businessName) => {
    expect(contractorBody.parse({ ...whole.contractor, businessName }).businessName).toBeUndefined();
  });

  test('the contractor call takes every contractor’s and every engineer’s type, and no other', () => {
    for (const role of [...contractorTypes, ...engineerTypes])
      expect(problemsOf(contractorOrEngineerBody, { ...whole.contractor, role })).toEqual([]);
    for (const role of ['Construction', 'Cleaing Group', ''])
      expect(problemsOf(contractorOrEngineerBody, { ...whole.contractor, role })).toEqual([
        'role: category-invalid',
      ]);
  });

  test.each<[Kind, 'role' | 'category', readonly string[]]>([
    ['worker', 'role', workerCategories],
    ['contractor', 'role', contractorTypes],
    ['engineer', 'role', engineerTypes],
    ['groupWorker', 'category', groupTypes],
  ])('a %s has its category in "%s"', (kind, field, values) => {
    for (const value of values)
      expect(schemas[kind].parse({ ...whole[kind], [field]: value })).toHaveProperty(field, value);
  });
});

test('The national ID number is kept as its digits alone until it is forgotten', () => {
  expect(aadhar.parse(' 9999 4105-7058 ')).toBe('999941057058');
  expect(aadhar.parse(999941057058)).toBe('999941057058');
  for (const none of ['', ' ', null, undefined]) expect(aadhar.parse(none)).toBeUndefined();
  for (const wrong of ['999941057059', '12', {}])
    expect(aadhar.safeParse(wrong).error?.issues[0]?.message).toBe('aadhar-invalid');
});

describe('An update is a partial record in wire names', () => {
  const changes = {
    worker: workerChanges,
    contractor: contractorChanges,
    engineer: engineerChanges,
    groupWorker: groupChanges,
    provider: rentalProviderChanges,
  };

  test.each(kinds)('%s: nothing at all is a change of nothing', (kind) => {
    expect(changes[kind].parse({})).toEqual({});
  });

  test.each<[Kind, string[], string[]]>([
    ['worker', ['status', 'verified', 'role', 'fullName'], ['available', 'type', 'category', 'groupName']],
    ['contractor', ['status', 'verified', 'role', 'businessName'], ['available', 'type', 'category']],
    ['engineer', ['status', 'available', 'type', 'businessName'], ['role', 'verified', 'category']],
    ['groupWorker', ['status', 'available', 'category', 'groupName'], ['role', 'verified', 'fullName']],
    ['provider', ['verified', 'available', 'fullName'], ['status', 'role', 'price', 'experience']],
  ])('%s knows %j and ignores %j', (kind, known, unknown) => {
    const value = (name: string) => {
      if (['status', 'verified', 'available'].includes(name)) return 'true';
      if (name === 'role') return whole[kind === 'contractor' ? 'contractor' : 'worker'].role;
      if (name === 'type') return 'Civil';
      return name === 'category' ? 'Tiles | Marbel' : 'Ramesh';
    };
    const sent = Object.fromEntries([...known, ...unknown].map((name) => [name, value(name)]));
    expect(Object.keys(changes[kind].parse(sent)).sort()).toEqual(known.sort());
  });

  test('what may be left out at registration is emptied by a blank, and stays where nothing is sent', () => {
    for (const blank of ['', ' ', null]) {
      expect(contractorChanges.parse({ businessName: blank })).toEqual({ businessName: null });
      expect(engineerChanges.parse({ businessName: blank })).toEqual({ businessName: null });
      expect(groupChanges.parse({ leaderName: blank })).toEqual({ leaderName: null });
      expect(rentalProviderChanges.parse({ phone: blank })).toEqual({ phone: null });
    }
    expect(groupChanges.parse({ experience: '' })).toEqual({ experience: 0 });
    expect(groupChanges.parse({ price: 900 })).toEqual({ price: 900 });
    expect(problemsOf(workerChanges, { phone: '' })).toEqual(['phone: phone-invalid']);
  });

  test.each(kinds)('%s: a country or name cannot be made empty', (kind) => {
    const name = kind === 'groupWorker' ? 'groupName' : 'fullName';
    expect(problemsOf(changes[kind], { country: ' ' })).toEqual(['country: required']);
    expect(problemsOf(changes[kind], { [name]: '' })).toEqual([`${name}: required`]);
  });

  test.each(kinds)('%s: a flag that is neither true nor false is refused', (kind) => {
    const flag = kind === 'provider' ? 'verified' : 'status';
    expect(problemsOf(changes[kind], { [flag]: 'maybe' })).toEqual([`${flag}: bad-input`]);
  });
});

describe('Social links are https, at the networks that are known', () => {
  test.each([
    'https://twitter.com/ramesh',
    'https://x.com/ramesh',
    'https://www.instagram.com/ramesh/?hl=hi',
    'https://m.facebook.com/ramesh.kumar',
    'HTTPS://X.com/ramesh',
  ])('%s', (link) => expect(workerChanges.parse({ social: [link] }).social).toEqual([link]));

  test.each([
    'http://x.com/ramesh',
    'https://x.com',
    'https://x.com/',
    'https://x.com.evil.example/ramesh',
    'https://evil.example/https://x.com/ramesh',
    'https://x.com@evil.example/ramesh',
    'https://x.com:8443/ramesh',
    'javascript:alert(1)//https://x.com/a',
    'https://x.com/<script>',
    'https://x.com/a b',
    `https://x.com/${'a'.repeat(200)}`,
  ])('not %s', (link) => {
    expect(problemsOf(workerChanges, { social: [link] })).toEqual(['social: social-invalid']);
  });

  test('a place left blank is no link', () => {
    expect(workerChanges.parse({ social: ['', 'https://x.com/ramesh', ' '] }).social).toEqual([
      'https://x.com/ramesh',
    ]);
  });

  test('at most three', () => {
    const link = 'https://x.com/ramesh';
    expect(problemsOf(workerChanges, { social: [link, link, link] })).toEqual([]);
    expect(problemsOf(workerChanges, { social: [link, link, link, link] })).toEqual([
      'social: social-invalid',
    ]);
  });
});
