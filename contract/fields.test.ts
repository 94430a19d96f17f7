import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  age,
  email,
  experience,
  flag,
  lines,
  optionalText,
  phone,
  pin,
  price,
  storable,
  text,
  timestamp,
  whole,
} from './fields.ts';
import { read } from './problems-in-test.ts';

describe('A phone number has ten digits and begins with 6 to 9', () => {
  test.each([
    ['9826041177', '9826041177'],
    [9826041177, '9826041177'],
    ['98260 41177', '9826041177'],
    ['98260-41177', '9826041177'],
    ['(98260) 41177', '9826041177'],
    ['+91 98260 41177', '9826041177'],
    ['919826041177', '9826041177'],
    ['09826041177', '9826041177'],
    ['6000000000', '6000000000'],
    // Ten digits that begin with 91 are no country code.
    ['9198260411', '9198260411'],
    ['5826041177', '! phone-invalid'],
    ['982604117', '! phone-invalid'],
    ['98260411777', '! phone-invalid'],
    ['+1 98260 41177', '! phone-invalid'],
    ['98260 4117x', '! phone-invalid'],
    ['', '! phone-invalid'],
    [undefined, '! phone-invalid'],
    [null, '! phone-invalid'],
    [true, '! phone-invalid'],
  ])('%j is read as %j', (given, kept) => expect(read(phone, given)).toBe(kept));

  test('however it is written, the same ten digits are kept', () => {
    const number = fc.tuple(fc.integer({ min: 6, max: 9 }), fc.stringMatching(/^\d{9}$/));
    const before = fc.constantFrom('', '0', '91', '+91', '+91 ', '0 ', '(+91)');
    fc.assert(
      fc.property(number, before, fc.nat(9), ([first, rest], start, gap) => {
        const digits = `${first}${rest}`;
        expect(read(phone, `${start}${digits.slice(0, gap)} ${digits.slice(gap)}`)).toBe(digits);
      }),
    );
  });
});

describe('A PIN code has six digits and begins with 1 to 8', () => {
  test.each([
    ['411001', '411001'],
    [411001, '411001'],
    [' 411 001 ', '411001'],
    ['011001', '! pin-invalid'],
    ['911001', '! pin-invalid'],
    ['41100', '! pin-invalid'],
    ['4110011', '! pin-invalid'],
    ['4110o1', '! pin-invalid'],
    ['४११००१', '411001'],
    [undefined, '! pin-invalid'],
  ])('%j is read as %j', (given, kept) => expect(read(pin, given)).toBe(kept));
});

describe('Age, price and experience are whole numbers in their range, also as a form sends them', () => {
  test.each([
    [age, 18, 18],
    [age, '18', 18],
    [age, ' 45 ', 45],
    [age, 100, 100],
    [age, 17, '! age-under-18'],
    [age, '0', '! age-under-18'],
    [age, 101, '! age-invalid'],
    [age, -1, '! age-invalid'],
    [age, '', '! age-invalid'],
    [age, '18.5', '! age-invalid'],
    [age, 'eighteen', '! age-invalid'],
    [price, 1, 1],
    [price, '700', 700],
    [price, 1_000_000, 1_000_000],
    [price, 0, '! price-invalid'],
    [price, 1_000_001, '! price-invalid'],
    [price, 99.5, '! price-invalid'],
    [price, '₹700', 700],
    [price, '$700', '! price-invalid'],
    [price, '1e3', '! price-invalid'],
    [price, '0x10', '! price-invalid'],
    [price, '', '! price-invalid'],
    [price, Number.NaN, '! price-invalid'],
    [price, Number.POSITIVE_INFINITY, '! price-invalid'],
    [experience, 0, 0],
    [experience, '80', 80],
    [experience, 81, '! experience-invalid'],
    [experience, -1, '! experience-invalid'],
    [experience, null, '! experience-invalid'],
    [experience, [], '! experience-invalid'],
  ])('%# %j is read as %j', (schema, given, kept) => expect(read(schema, given)).toBe(kept));

  test('a blank field is missing and never counts as 0', () => {
    const optional = whole({ min: 0, max: 10 }, 'bad-input', 'required');
    for (const blank of ['', '   ', null, undefined]) expect(read(optional, blank)).toBe('! required');
    expect(read(optional, '0')).toBe(0);
  });

  test('every whole number of the range is taken, as number and as text, and none outside it', () => {
    const range = whole({ min: -5, max: 500 }, 'bad-input');
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (number) => {
        const expected = number >= -5 && number <= 500 ? number : '! bad-input';
        expect(read(range, number)).toBe(expected);
        expect(read(range, String(number))).toBe(expected);
      }),
    );
  });
});

describe('An e-mail address is compared without regard to case', () => {
  test.each([
    ['asha@example.in', 'asha@example.in'],
    ['  Asha.Rao@Example.IN ', 'asha.rao@example.in'],
    ['a+b@sub.example.co.in', 'a+b@sub.example.co.in'],
    ['asha', '! email-invalid'],
    ['asha@', '! email-invalid'],
    ['asha@example', '! email-invalid'],
    ['a b@example.in', '! email-invalid'],
    ['asha@example.in\nbcc: x@y.in', '! email-invalid'],
    [`${'a'.repeat(250)}@x.in`, '! email-invalid'],
    ['', '! email-invalid'],
    [undefined, '! email-invalid'],
    [7, '! email-invalid'],
  ])('%j is read as %j', (given, kept) => expect(read(email, given)).toBe(kept));

  test('what was read once is read as itself', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const once = read(email, address);
        if (typeof once === 'string' && !once.startsWith('!')) expect(read(email, once)).toBe(once);
      }),
    );
  });
});

describe('A text is trimmed, has at least one character and at most as many as its field holds', () => {
  test.each([
    ['Pune', 'Pune'],
    ['  Pune ', 'Pune'],
    ['रमेश', 'रमेश'],
    ['12345', '12345'],
    ['123456', '! too-long'],
    [' 12345 ', '12345'],
    ['', '! required'],
    ['   ', '! required'],
    ['\0', '! required'],
    [undefined, '! required'],
    [null, '! required'],
    [5, '! required'],
  ])('%j is read as %j', (given, kept) => expect(read(text(5), given)).toBe(kept));

  test('its two problems are those that the field names', () => {
    expect(read(text(2, 'name-short', 'name-long'), '')).toBe('! name-short');
    expect(read(text(2, 'name-short', 'name-long'), 'abc')).toBe('! name-long');
  });

  test('two spellings of one letter are one: it is kept composed', () => {
    expect(read(text(5), 'Rene\u0301')).toBe('René');
  });

  test('an optional one is absent when blank', () => {
    for (const blank of ['', '  ', null, undefined]) expect(read(optionalText(5), blank)).toBeUndefined();
    expect(read(optionalText(5), ' a ')).toBe('a');
    expect(read(optionalText(5), '123456')).toBe('! too-long');
  });

  test('a name stands on one line, a message keeps its lines', () => {
    expect(read(text(40), 'Ramesh\nBcc: x@y.in')).toBe('Ramesh Bcc: x@y.in');
    expect(read(text(40), 'New\t  Delhi')).toBe('New Delhi');
    expect(read(lines(40), ' one\r\ntwo\rthree\n')).toBe('one\ntwo\nthree');
    expect(read(lines(3), '1234')).toBe('! too-long');
    expect(read(lines(3, 'message-missing'), '\r\n')).toBe('! message-missing');
  });

  test('what cannot be seen, or turns the text after it round, is left out', () => {
    expect(read(text(40), 'Ra\u202emesh\u2066 \u0007Kumar\u001b')).toBe('Ramesh Kumar');
    // Devanagari needs its joiners.
    expect(read(text(40), 'क्\u200dष')).toBe('क्\u200dष');
  });

  test('nothing that the database cannot hold is left in it', () => {
    const broken = fc.string({ unit: fc.constantFrom('a', '\0', '\ud800', '\udc00', '😀', 'क') });
    fc.assert(
      fc.property(broken, (given) => {
        const kept = storable(given);
        expect(() => encodeURIComponent(kept)).not.toThrow();
        expect(kept).not.toContain('\0');
        expect(storable(kept)).toBe(kept);
      }),
    );
  });
});

describe('A flag is true or false, also as the words of a form', () => {
  test.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    ['yes', '! bad-input'],
    ['', '! bad-input'],
    [1, '! bad-input'],
    [null, '! bad-input'],
    [undefined, '! bad-input'],
  ])('%j is read as %j', (given, kept) => expect(read(flag, given)).toBe(kept));
});

test('Times are ISO 8601 in UTC', () => {
  expect(timestamp.safeParse('2025-11-14T09:30:00.000Z').success).toBe(true);
  for (const other of ['2025-11-14', '14/11/2025', '2025-11-14T09:30:00+05:30', 1763112600000])
    expect(timestamp.safeParse(other).success).toBe(false);
});
