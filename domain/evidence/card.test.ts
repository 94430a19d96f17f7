import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base64url, findBase64url } from './base64url.ts';
import { disclosureOf, encodeCard, readCard, withParts } from './card.ts';
import { aCard, hidden, iss, open, reader, sha256, signer } from './evidence-in-test.ts';
import { signToken, utf8 } from './signed-token.ts';

const resultOf = (token: string, with_: Partial<typeof reader> = {}) =>
  readCard(token, { ...reader, ...with_ }).result;

describe('base64url', () => {
  test('is written as Node writes it, and read back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        const text = base64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(findBase64url(text)).toEqual(new Uint8Array(bytes));
      }),
    );
  });

  test.each(['A', 'AB', 'AA=', 'A A', 'AA\n', '+/AA', 'AAAAB', 'ÀA'])(
    'reads no other way to write: %j',
    (text) => {
      expect(findBase64url(text)).toBeUndefined();
    },
  );
});

describe('a card', () => {
  test('that is as made is real, with all its facts', () => {
    expect(readCard(aCard(), reader)).toEqual({ result: 'real', facts: { ...open, ...hidden } });
  });

  test('says only what its bearer chose', () => {
    expect(readCard(withParts(aCard(), []), reader)).toEqual({ result: 'real', facts: open });
    expect(readCard(withParts(aCard(), ['pay']), reader)).toEqual({
      result: 'real',
      facts: { ...open, pay: hidden.pay },
    });
  });

  test('is short enough for its QR codes', () => {
    expect(withParts(aCard(), []).length).toBeLessThanOrEqual(711);
    expect(aCard().length).toBeLessThanOrEqual(1190);
  });

  test('that was taken back, or is over, says so', () => {
    expect(resultOf(aCard(), { ended: new Set([7]) })).toBe('taken-back');
    expect(resultOf(aCard(), { now: open.exp })).toBe('over');
  });

  test('of another Neev is not ours', () => {
    expect(resultOf(aCard(), { keys: new Map() })).toBe('not-ours');
    expect(resultOf(aCard({ iss: 'https://other.example' }))).toBe('not-ours');
    for (const text of ['', 'hello', '~', '...', `${'['.repeat(9000)}`, 'x'.repeat(1e6)])
      expect(resultOf(text)).toBe('not-ours');
  });
});

describe('property 14: 10,000 cards verify, 10,000 one-bit changes fail', () => {
  const names = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((name) => !/\p{Cc}/u.test(name));

  test('a card of any name, with any parts, is real', () => {
    const parts = fc.subarray<'work' | 'pay'>(['work', 'pay']);
    fc.assert(
      fc.property(names, fc.nat(1e6), parts, (name, idx, chosen) => {
        const token = aCard({ name, status: { status_list: { idx, uri: `${iss}/card/status` } } });
        expect(resultOf(withParts(token, chosen))).toBe('real');
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);

  test('a card with one bit changed is not', () => {
    const tokens = [aCard(), withParts(aCard(), []), withParts(aCard(), ['work'])];
    fc.assert(
      fc.property(fc.constantFrom(...tokens), fc.nat(), fc.nat(7), (token, place, bit) => {
        const at = place % token.length;
        const sign = String.fromCharCode(token.charCodeAt(at) ^ (1 << bit));
        expect(['changed', 'not-ours']).toContain(resultOf(token.slice(0, at) + sign + token.slice(at + 1)));
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);

  test('a sign that differs in bits that mean nothing is not overlooked', () => {
    const token = aCard();
    const ends = [...token.matchAll(/[\w-](?=[.~])/g)].map(({ index }) => index);
    expect(ends).toHaveLength(5);
    for (const at of ends)
      for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
        if (sign !== token[at])
          expect(resultOf(token.slice(0, at) + sign + token.slice(at + 1))).not.toBe('real');
  });
});

describe('a card that somebody made up from a real one is changed', () => {
  const token = aCard();
  const [jwt = '', work = '', pay = ''] = token.split('~');
  const [head = '', body = '', tail = ''] = jwt.split('.');
  const richer = disclosureOf('c2FsdHNhbHRzYWx0c2FsdA', 'pay', { ...hidden.pay, owed: 99_999 });

  test.each([
    ['with a disclosure that Neev did not promise', `${jwt}~${work}~${richer}~`],
    ['with one disclosure more', `${token}${richer}~`],
    ['with a disclosure twice', `${jwt}~${pay}~${pay}~`],
    ['with an empty disclosure', `${jwt}~~${pay}~`],
    ['with white space', `${token} `],
    ['without its end', token.slice(0, -1)],
    ['with a key binding', `${token}${jwt}`],
    ['with padding', `${jwt}==~${work}~`],
    ['without signature', `${head}.${body}.~`],
    ['with one part more', `${jwt}.${tail}~`],
    ['with the signature of another card', `${head}.${body}.${aCard({ name: 'Suresh' }).split(/[.~]/)[2]}~`],
  ])('%s', (_, changed) => {
    expect(resultOf(changed)).toBe('changed');
  });

  test.each([
    ['another algorithm', { alg: 'none', kid: signer.kid, typ: 'dc+sd-jwt' }],
    ['another type', { alg: 'EdDSA', kid: signer.kid, typ: 'neev-statement' }],
    ['a key of its own', { alg: 'EdDSA', kid: signer.kid, typ: 'dc+sd-jwt', jwk: {} }],
    ['a demand', { alg: 'EdDSA', kid: signer.kid, typ: 'dc+sd-jwt', crit: ['x'] }],
  ])('a header with %s, though it is signed', (_, header) => {
    const text = `${base64url(utf8(JSON.stringify(header)))}.${body}`;
    expect(resultOf(`${text}.${base64url(signer.sign(utf8(text)))}~`)).toBe('changed');
  });

  const digest = (disclosure: string) => base64url(sha256(utf8(disclosure)));
  const signed = (said: object, ...parts: string[]) =>
    [signToken('dc+sd-jwt', { ...open, _sd_alg: 'sha-256', ...said }, signer), ...parts, ''].join('~');
  const name = base64url(utf8(JSON.stringify(['s', 'name', 'Suresh'])));
  const hash = base64url(utf8(JSON.stringify(['s', '_sd', []])));
  const two = base64url(utf8(JSON.stringify(['s', { ...hidden.pay }])));

  test.each([
    ['with a digest twice', signed({ _sd: [digest(pay), digest(pay)] }, pay)],
    ['with another way to hash', signed({ _sd: [digest(pay)], _sd_alg: 'sha-512' }, pay)],
    ['without digests', signed({}, pay)],
    ['with a claim that is open too', signed({ _sd: [digest(name)] }, name)],
    ['with a claim that is not known', signed({ _sd: [digest(hash)] }, hash)],
    ['with a claim without name', signed({ _sd: [digest(two)] }, two)],
    ['of another kind', signed({ _sd: [], vct: 'neev-card-2' })],
    ['without a name', signed({ _sd: [], name: undefined })],
  ])('one that Neev would never make, %s', (_, odd) => {
    expect(resultOf(odd)).toBe('changed');
  });

  test('two facts of one name, though both are promised', () => {
    const disclosures = [pay, richer];
    expect(resultOf(signed({ _sd: disclosures.map(digest) }, ...disclosures))).toBe('changed');
  });

  test('names of JavaScript are data alone', () => {
    const days = JSON.parse(`{"__proto__":${JSON.stringify(hidden.work.days.mason)}}`);
    const odd = encodeCard(open, { ...hidden, work: { ...hidden.work, days } }, signer);
    expect(resultOf(odd)).toBe('real');
    expect(({} as Record<string, unknown>)[0]).toBeUndefined();
    expect(resultOf(signed({ _sd: [], kid: '__proto__' }))).toBe('real');
  });
});

test.each([
  ['long', 'Venkatanarasimharajuvaripeta '.repeat(2)],
  ['Tamil', 'முத்துலட்சுமி'],
  ['written from the right', 'محمد ‏رفیق'],
  ['with a drawing', 'Ravi 👷🏽‍♀️'],
  ['with marks that combine', 'Zo\u0308e\u0301\u0327'],
  ['with a width of zero', 'Ra\u200Bmesh\u200D\uFEFF'],
])('a name that is %s comes back sign by sign, in each size of the card', (_, name) => {
  for (const parts of [[], ['work'], ['pay'], ['work', 'pay']] as const) {
    const { result, facts } = readCard(withParts(aCard({ name }), parts), reader) as {
      result: string;
      facts: Record<string, unknown>;
    };
    expect(result).toBe('real');
    expect(facts).toEqual({
      ...open,
      name,
      ...Object.fromEntries(parts.map((part) => [part, hidden[part]])),
    });
  }
});
