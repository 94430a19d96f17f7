import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fullname, typedCode } from './accounts/account.ts';
import { secondCode } from './accounts/second-factor.calls.ts';
import { percent, rate } from './contracts/bill.ts';
import { siteSays } from './contracts/site-book.calls.ts';
import { decimal, email, lines, name, phone, pin, price, text, whole } from './fields.ts';
import { entrySays, moneyBody } from './hiring/ledger.calls.ts';
import { providerFilter } from './marketplace/filter.ts';
import { aadhar } from './marketplace/providers/registration.ts';
import { read } from './problems-in-test.ts';
import { decimalOf, figures, percentOf, pointOf, rupeesOf, wholeOf, wholePercentOf } from './written.ts';

/** The nought of each script that India writes in, and those that its keyboards and papers bring along. */
const noughts = {
  Latin: 0x30,
  'full-width': 0xff10,
  Arabic: 0x660,
  Urdu: 0x6f0,
  Devanagari: 0x966,
  Bengali: 0x9e6,
  Gurmukhi: 0xa66,
  Gujarati: 0xae6,
  Odia: 0xb66,
  Tamil: 0xbe6,
  Telugu: 0xc66,
  Kannada: 0xce6,
  Malayalam: 0xd66,
  Limbu: 0x1946,
  Lepcha: 0x1c40,
  'Ol Chiki': 0x1c50,
  Saurashtra: 0xa8d0,
  'Meetei Mayek': 0xabf0,
  Chakma: 0x11136,
  Khudawadi: 0x112f0,
  Tirhuta: 0x114d0,
  Takri: 0x116c0,
  'Gunjala Gondi': 0x11da0,
  'Masaram Gondi': 0x11d50,
  'Sora Sompeng': 0x110f0,
  'bold of mathematics': 0x1d7ce,
};
const inScript = (nought: number, typed: string): string =>
  typed.replace(/\d/g, (digit) => String.fromCodePoint(nought + Number(digit)));
const script = fc.constantFrom(...Object.values(noughts));
/** Put anywhere, none of these is seen. */
const unseen = fc.constantFrom('', '\u200b', '\u200e', '\u00ad', '\ufeff', '\u2060', '\u202a');
const dash = fc.constantFrom('-', '‐', '‑', '‒', '–', '—', '−', '－', '﹣');
const gap = fc.oneof(fc.constantFrom('', ' ', '\u00a0', '\u2009', '.'), dash);

const isAsking = (one: [string, unknown]): one is [string, { body?: unknown; query?: unknown }] =>
  typeof one[1] === 'object' && one[1] !== null && ('body' in one[1] || 'query' in one[1]);

/** Where a schema takes a number of JSON alone. */
function bareIn(schema: unknown, at: string): string[] {
  if (schema instanceof z.ZodNumber) return [at];
  // What stands before has read it.
  if (schema instanceof z.ZodPipe) return schema.out instanceof z.ZodNumber ? [] : bareIn(schema.out, at);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => bareIn(inner, `${at}.${name}`));
  if (schema instanceof z.ZodArray) return bareIn(schema.element, `${at}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => bareIn(one, at));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return bareIn(schema.unwrap(), at);
  return [];
}

describe('Digits of every script are read as western ones', () => {
  test.each(Object.entries(noughts))('%s', (_, nought) => {
    expect(figures(inScript(nought, '0123456789'))).toBe('0123456789');
    expect(read(whole({ min: 0, max: 500 }, 'bad-input'), inScript(nought, '12'))).toBe(12);
    expect(read(phone, inScript(nought, '+91 98260-41177'))).toBe('9826041177');
    expect(read(pin, inScript(nought, '411-038'))).toBe('411038');
    expect(read(price, inScript(nought, '1,20,000'))).toBe(120_000);
    expect(read(aadhar, inScript(nought, '2345 6789 0124'))).toBe('234567890124');
    expect(read(typedCode(), inScript(nought, '041720'))).toBe('041720');
    expect(read(secondCode, inScript(nought, '041 720'))).toBe('041720');
    expect(
      providerFilter.parse({ near: inScript(nought, '411001'), maxPrice: inScript(nought, '1200') }),
    ).toEqual({
      near: '411001',
      maxPrice: 1200,
    });
  });

  test('however a phone, a PIN code or a price is written, it is the same', () => {
    const before = fc.constantFrom('', '0', '91', '+91', '0091', '+91 0', '(+91)', '0 ', '+91-');
    fc.assert(
      fc.property(script, before, gap, unseen, (nought, start, between, nothing) => {
        const typed = `${start}${nothing}98260${between}41177${nothing}`;
        expect(read(phone, inScript(nought, typed))).toBe('9826041177');
        expect(read(pin, inScript(nought, ` 411${between}${nothing}038 `))).toBe('411038');
      }),
    );
    const rupees = fc.constantFrom(
      '120000',
      '1,20,000',
      '120,000',
      '1 20 000',
      '₹ 1,20,000/-',
      'Rs. 120000',
      '120000.00',
    );
    fc.assert(
      fc.property(script, rupees, unseen, (nought, typed, nothing) => {
        expect(read(price, inScript(nought, `${nothing}${typed}${nothing}`))).toBe(120_000);
      }),
    );
  });
});

describe('A phone is read with whatever stands before and between its digits', () => {
  test.each([
    '0091 98260 41177',
    '00919826041177',
    '+91 098260 41177',
    '+91-(0)-98260-41177',
    '091 98260 41177',
    '98260–41177',
    '98260.41177',
    '\u202a+91 98260 41177\u202c',
    '९८२६०-४११७७',
    '٩٨٢٦٠٤١١٧٧',
    '９８２６０４１１７７',
    '०९८२६०४११७७',
    '+९१ ९८२६० ४११७७',
  ])('%j', (typed) => expect(read(phone, typed)).toBe('9826041177'));

  test.each([
    '98260 4117',
    '98260 41177 98260 41178',
    '+9198260411779',
    '98260 4117²',
    '98260 4117O',
    982604117.5,
  ])('%j is refused', (typed) => expect(read(phone, typed)).toBe('! phone-invalid'));
});

describe('A PIN code is read with whatever stands between its digits', () => {
  test.each(['411-038', '411 038', '411–038', '411\u00a0038', '४११०३८', '৪১১০৩৮', '411.038', '411\u200b038'])(
    '%j',
    (typed) => expect(read(pin, typed)).toBe('411038'),
  );
  test.each(['41103', '4110388', '411O38', '411038²', 41_103.8])('%j is refused', (typed) =>
    expect(read(pin, typed)).toBe('! pin-invalid'),
  );
});

describe('A number is read where it can be one alone', () => {
  test.each<[string, number | undefined]>([
    ['12', 12],
    [' 12 ', 12],
    ['007', 7],
    ['१२', 12],
    ['12.0', 12],
    ['12.00', 12],
    ['1,200', 1200],
    ['1, 200', 1200],
    ['1 200', 1200],
    ['１，２００', 1200],
    ['١٬٢٠٠', 1200],
    ['1,20,000', 120_000],
    ['120,000', 120_000],
    ['12,34,567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['−5', -5],
    ['–5', -5],
    ['', undefined],
    ['1,20', undefined],
    ['12,00', undefined],
    ['1,2,345', undefined],
    ['1,20 000', undefined],
    ['0,200', undefined],
    ['1.200', undefined],
    ['1.000', undefined],
    ['12.5', undefined],
    ['12,5', undefined],
    ['5²', undefined],
    ['½', undefined],
    ['①', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['12a', undefined],
    ['twelve', undefined],
    ['10-12', undefined],
    ['1 2', undefined],
    ['Infinity', undefined],
  ])('%j as a whole number is %j', (typed, number) => expect(wholeOf(typed)).toBe(number));

  test.each([
    [' 10% ', 10, 10],
    ['१० %', 10, 10],
    ['३० प्रतिशत', 30, 30],
    ['5 percent', 5, 5],
    ['5.25%', 5.25, undefined],
    ['%', undefined, undefined],
    ['10%%', undefined, undefined],
    ['10 % 5', undefined, undefined],
  ])('%j as percent is %j, as a whole one %j', (typed, percent, whole) =>
    expect([percentOf(typed), wholePercentOf(typed)]).toEqual([percent, whole]),
  );

  test.each<[string, number | undefined]>([
    ['12.5', 12.5],
    ['१२.५', 12.5],
    ['١٢٫٥', 12.5],
    ['1,200.75', 1200.75],
    ['0.5', 0.5],
    ['12', 12],
    ['12,5', undefined],
    ['1.2.3', undefined],
    ['12½', undefined],
    ['.', undefined],
  ])('%j with its fraction is %j', (typed, number) => expect(decimalOf(typed)).toBe(number));

  test.each<[string, number | undefined]>([
    ['₹1,200', 1200],
    ['₹ 1,200/-', 1200],
    ['₹१,२००/-', 1200],
    ['1200/-', 1200],
    ['1200/=', 1200],
    ['Rs 1200', 1200],
    ['Rs. 1,200', 1200],
    ['rs.1200', 1200],
    ['INR 1200', 1200],
    ['रु. 1200', 1200],
    ['रु १२००', 1200],
    ['1200 रुपये', 1200],
    ['1200 rupees', 1200],
    ['₹1,200.00', 1200],
    ['2 lakh', 200_000],
    ['1.15 lakh', 115_000],
    ['2 लाख', 200_000],
    ['5 thousand', 5000],
    ['5 हज़ार', 5000],
    ['1.200', undefined],
    ['99.50', undefined],
    ['2 crore paise', undefined],
    ['lakh', undefined],
    ['700-800', undefined],
    ['$ 12', undefined],
  ])('%j in rupees is %j', (typed, number) => expect(rupeesOf(typed)).toBe(number));

  test('each kind of field reads so, also from the text of a form', () => {
    expect(read(whole({ min: 1, max: 500 }, 'count-invalid'), '१२')).toBe(12);
    expect(read(decimal({ min: 0, max: 24 }, 'bad-input'), '७.५')).toBe(7.5);
    expect(read(decimal({ min: 0, max: 24 }, 'bad-input'), '7,5')).toBe('! bad-input');
    const paid = { sort: 'wage', to: 'provider', amount: '₹ 1,200/-', on: '2026-01-02', how: 'cash' };
    expect(read(moneyBody, paid)).toMatchObject({ amount: 1200 });
  });

  test('so does every number of every call, the newest ones too', async () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const modules: object[] = await Promise.all(
      files
        .filter((file) => file.endsWith('.calls.ts'))
        .map((file) => import(join(import.meta.dirname, file))),
    );
    const calls = modules.flatMap((one): [string, unknown][] => Object.entries(one)).filter(isAsking);
    const bare = calls.flatMap(([name, { body, query }]) => [...bareIn(body, name), ...bareIn(query, name)]);
    expect(calls.length).toBeGreaterThan(100);
    const inBooks = [...bareIn(entrySays, 'entrySays'), ...bareIn(siteSays, 'siteSays')];
    // A phone may come as a number of JSON besides: its digits are read all the same. What a device counts nobody types.
    const counted = ['signPaper.signed.n', 'signPaper.signed.seen.seq'];
    expect([...bare, ...inBooks].sort()).toEqual(['login.phone', ...counted]);
    expect(read(rate, '₹')).toBe('! rate-invalid');
    expect([read(rate, '१२,५००.२५'), read(percent(40), '१८')]).toEqual([12_500.25, 18]);
  });

  test.each<[string, unknown]>([
    ['18.52, 73.85', { lat: 18.52, lng: 73.85 }],
    ['१८.५२,७३.८५', { lat: 18.52, lng: 73.85 }],
    ['-18.5,73', { lat: -18.5, lng: 73 }],
    ['91,73', undefined],
    ['411001', undefined],
  ])('%j as a point is %j', (typed, point) => expect(pointOf(typed)).toEqual(point));
});

describe('A code is found in the message that brought it', () => {
  test.each([
    ['417208', '417208'],
    ['41 72 08', '417208'],
    ['417-208', '417208'],
    ['४१७२०८', '417208'],
    ['k7m2xq', 'K7M2XQ'],
    [
      'Your Neev code:\n417208\nGood for 10 minutes. It opens your account: tell it to nobody.\n\n@neev.in #417208',
      '417208',
    ],
    ['आपका नींव कोड:\n४१७२०८\n10 मिनट तक चलेगा।', '417208'],
    ['Your OTP is 417 208.', '417208'],
    ['<#> 417208 is your code. Call 98260 41177 for help', '417208'],
    ['Your code for Neev is K7M2XQ', 'K7M2XQ'],
    ['आपका नींव कोड:41720810 मिनट तक चलेगा।@neev.in #417208', '417208'],
    ['Neev: your code417208is good for 10 minutes', '417208'],
    ['12345', '12345'],
  ])('%j holds %s', (typed, code) => expect(read(typedCode(), typed)).toBe(code));

  test('of two nobody knows which, so none is taken', () => {
    expect(read(typedCode(), 'Code 417208 or 417209')).not.toMatch(/^41720.$/);
    expect(read(typedCode(), '4172081')).toBe('4172081');
  });
});

describe('An ID number keeps all its digits', () => {
  test.each(['2345-6789-0124', '2345 6789 0124', '२३४५ ६७८९ ०१२४'])('%j is read', (typed) =>
    expect(read(aadhar, typed)).toBe('234567890124'),
  );
  test('one of sixteen is none', () => expect(read(aadhar, '2345 6789 0124 3456')).toBe('! aadhar-invalid'));
});

describe('A name has something to see', () => {
  const invisible = [
    '\u200b\u200b',
    '\u3164\u3164',
    '\u2800\u2800',
    '\u115f\u1160',
    '\uffa0\uffa0',
    '\u00ad\u00ad',
    '\u034f\u034f',
    '\u200d\u200d',
    '\u180e\u180e',
    '\u2062\u2063',
    '\u{1d159}\u{1d159}',
    '\u{e0041}\u{e0042}',
    '\ufe0f\ufe0f',
    '\u17b4\u17b5',
    ' \u00a0 ',
  ];
  test.each(invisible)('%j is no name, no message and no text', (typed) => {
    expect(read(fullname, typed)).toMatch(/^! name-/);
    for (const schema of [name(80), text(80), lines(80)]) expect(read(schema, typed)).toBe('! required');
  });

  test.each(['...', '👷👷', '\u093e\u0301', '--', '_ _'])('%j is no name', (typed) =>
    expect(read(name(80), typed)).toMatch(/^! (name-signs|required)$/),
  );

  test.each([
    ['Ra\u200bmesh \u202eKumar', 'Ramesh Kumar'],
    ['Ramesh\u200d', 'Ramesh'],
    ['Ra\u200dmesh', 'Ramesh'],
    ['\u3164Ramesh\u2800', 'Ramesh'],
    ['Ｒａｍｅｓｈ', 'Ramesh'],
    ['Ramesh\u00a0 Kumar', 'Ramesh Kumar'],
    ['Shree ½ Works', 'Shree ½ Works'],
    // Virama and joiner, within a word and at its end.
    ['क्\u200dष', 'क्\u200dष'],
    ['श्री\u200c', 'श्री\u200c'],
    ['അവന്\u200d', 'അവന്\u200d'],
    ['র\u200d্যাম', 'র\u200d্যাম'],
    ['ಪ್ರಕಾಶ್\u200cರಾಜ್', 'ಪ್ರಕಾಶ್\u200cರಾಜ್'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['रमेश\u200d', 'रमेश'],
  ])('%j is kept as %j', (typed, kept) => expect(read(name(80), typed)).toBe(kept));

  test('a message may be a picture sign alone, and keeps its joiners', () => {
    expect(read(lines(80), '👩\u200d🔧')).toBe('👩\u200d🔧');
    expect(read(lines(80), '½ m²…')).toBe('½ m²…');
  });

  test('one letter is too short for a person, however many joiners follow it', () => {
    expect(read(fullname, 'A\u200d\u200d')).toBe('! name-short');
    expect(read(fullname, 'A\u3164')).toBe('! name-short');
  });
});

test('An e-mail is read without what nobody sees', () => {
  expect(read(email, '\u202aAsha@Example.in\u202c ')).toBe('asha@example.in');
  expect(read(email, 'ａｓｈａ@example.in')).toBe('asha@example.in');
  expect(read(email, 'asha-rao@example.in')).toBe('asha-rao@example.in');
  expect(read(email, 'asha–rao@example.in')).toBe('! email-invalid');
});

test('A filter of nothing that is seen is no filter', () => {
  expect(providerFilter.parse({ q: '\u200b', near: ' ', maxPrice: '\u2800' })).toEqual({});
  expect(providerFilter.parse({ near: '411-038', maxPrice: '₹1,200' })).toEqual({
    near: '411038',
    maxPrice: 1200,
  });
});
