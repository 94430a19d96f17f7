import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withParts } from '#domain/evidence/card.ts';
import { aCard, iss, open, publicKey, reader, signer } from '#domain/evidence/evidence-in-test.ts';
import { encodeSeal } from '#domain/evidence/seal.ts';
import { readBaked, readerOf } from './baked.ts';
import { type Reader, readText } from './said.ts';

const now = Math.floor(Date.now() / 1000);
const good = aCard({ iat: now, exp: now + 86_400 });
const seal = {
  iss,
  iat: now,
  name: 'Ramesh Yadav',
  from: '2026-08-01',
  to: '2026-11-28',
  sums: { days: 61.5, wages: 68_400, paid: 64_200, owed: 4200 },
  log: null,
  file: 'A'.repeat(43),
};

const text = JSON.stringify({
  iss,
  keys: { [signer.kid]: publicKey.toString('base64url') },
  ended: [3, 4, 0],
  at: new Date(now * 1000).toISOString(),
});

describe('what stands in the page', () => {
  test('reads a card as the server signed it', async () => {
    const { ended, ...issuer } = readBaked(text);
    expect(await readText(good, readerOf(issuer, { ...ended, places: new Set() }))).toMatchObject({
      result: 'real',
    });
  });

  test('tells its ended cards by the distance from one to the next', async () => {
    const { ended, ...issuer } = readBaked(text);
    expect([...ended.places]).toEqual([3, 7]);
    expect(await readText(good, readerOf(issuer, ended))).toMatchObject({ of: 'card', result: 'taken-back' });
  });

  test('knows nobody as long as no server has filled it in', async () => {
    const { ended, ...issuer } = readBaked('%baked%');
    expect(ended.at).toBeUndefined();
    expect(await readText(good, readerOf(issuer, ended))).toEqual({ of: 'card', result: 'not-ours' });
  });

  test('a clock before the list is wrong: a card that was over then stays over', async () => {
    const { ended, ...issuer } = readBaked(text);
    const later = { places: new Set<number>(), at: new Date((now + 2 * 86_400) * 1000) };
    expect(ended.at?.getTime()).toBe(now * 1000);
    expect(await readText(good, readerOf(issuer, later))).toMatchObject({ result: 'over' });
  });
});

const full: Reader = { ...reader, now, verifyLine: async () => true };
const resultOf = (shown: string) => readText(shown, full);

describe('a text that somebody shows', () => {
  test.each([
    ['alone', good],
    ['in a link', `https://neev.example/check#${good}`],
    ['with words around a link', `Look: https://neev.example/check#${good}`],
    ['with words behind a link', `https://neev.example/check#${good} Please look. Ravi #1`],
    ['with words before it and a full stop behind', `My card: ${good}. Thanks`],
    ['broken into lines', good.replace(/(.{60})/g, '$1\n')],
    ['as an address is written by some phones', `#${good.replaceAll('~', '%7E')}`],
  ])('a card %s', async (_, shown) => {
    expect(await resultOf(shown)).toMatchObject({ of: 'card', result: 'real', facts: { name: open.name } });
  });

  test('the seal of a statement', async () => {
    const token = encodeSeal(seal, signer);
    expect(await resultOf(token)).toEqual({ of: 'seal', result: 'real', seal });
    expect(token.length).toBeLessThanOrEqual(711);
    expect(await resultOf(`${token.slice(0, 99)}x${token.slice(100)}`)).toMatchObject({ result: 'changed' });
  });

  test('a card is no statement, and a statement no card', async () => {
    expect(await resultOf(`${encodeSeal(seal, signer)}~`)).toMatchObject({ result: 'changed' });
    expect(await resultOf(withParts(good, []).slice(0, -1))).toMatchObject({ result: 'changed' });
  });

  test('whatever it is, nothing is thrown', async () => {
    const hostile = [
      '{"__proto__":1}',
      '['.repeat(90_000),
      '~'.repeat(90_000),
      `${'~.'.repeat(40_000)}`,
      '%',
      '\u0000',
      '<b>',
    ];
    for (const shown of hostile) expect(await resultOf(shown)).toMatchObject({ result: 'not-ours' });
    expect(await resultOf('x'.repeat(5_000_000))).toEqual({ of: 'too-large' });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (shown) => {
        expect((await resultOf(shown)).of).not.toBe('too-large');
      }),
    );
    const bomb = `{"v":"neev-statement-1","seal":{},"books":${'['.repeat(3e6)}`;
    expect(await resultOf(bomb)).toMatchObject({ of: 'file', result: 'not-ours' });
  });
});

test('one changed sign of a card makes it changed in any text, also where it cuts the card in two', async () => {
  const card = good;
  const starts = [...card.matchAll(/~(?=.)/g)].map(({ index }) => index + 1);
  expect(starts).toHaveLength(2);
  for (const at of starts)
    for (const sign of ['\u0017', '\u00d7', '\ufffd', ' ', '\n', '#', '"', '>', '|', '=', '%7e '])
      for (const text of [card, `Ramesh: ${card} .`, `https://neev.example/check#${card}`]) {
        const place = text.indexOf(card) + at;
        const changed = text.slice(0, place) + sign + text.slice(place + 1);
        expect(await resultOf(changed), changed).toEqual({ of: 'card', result: 'changed' });
      }
});
