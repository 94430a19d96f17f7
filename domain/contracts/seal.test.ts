import { createDecipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeInFours, drawCode, openQuote, readCode, type Sealed, sealQuote } from './seal.ts';

const tenderId = '018f2d3e-0000-7000-8000-000000000001';
const lock = { tenderId, code: '7K2M9QXV4T1BN0ZD' };
const body = { version: 2, lines: [{ no: 1, rate: 92.5, note: 'रेत समेत' }], gstPercent: null };

async function seal(of: unknown = body, by = lock): Promise<Sealed> {
  const sealed = await sealQuote(of, by);
  if (!sealed) throw new Error('too long');
  return sealed;
}
const sha256 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256'));

/** What the box holds, by Node's own cipher. */
function plainIn({ sealed }: Sealed, by = lock): Buffer {
  const key = sha256(`neev-quote:${by.tenderId}:${by.code}`).digest();
  const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  cipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([cipher.update(sealed.subarray(12, -16)), cipher.final()]);
}

/** A box with any text in it, sealed as a changed app could. */
async function sealText(text: string): Promise<Sealed> {
  const usual = await seal();
  const plain = new TextEncoder().encode(text);
  const raw = sha256(`neev-quote:${lock.tenderId}:${lock.code}`).digest();
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const iv = usual.sealed.slice(0, 12);
  const box = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  return {
    sha256: sha256(lock.code, plain).digest('hex'),
    sealed: Uint8Array.from([...iv, ...new Uint8Array(box)]),
  };
}

describe('A code', () => {
  test('is sixteen signs that nobody mistakes, another each time', () => {
    const codes = Array.from({ length: 50 }, drawCode);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(new Set(codes).size).toBe(50);
    expect(new Set(codes.join('')).size).toBe(32);
  });

  test('is shown in fours, and read from them', () => {
    expect(codeInFours(lock.code)).toBe('7K2M 9QXV 4T1B N0ZD');
    fc.assert(
      fc.property(fc.constant(drawCode), (draw) => {
        const code = draw();
        expect(readCode(codeInFours(code))).toBe(code);
      }),
    );
  });

  test.each([
    ['7k2m-9qxv-4t1b-n0zd', lock.code],
    [' 7K2M9QXV\t4TIB NOZD ', lock.code],
    ['7K2M 9QXV 4tlb nozd', lock.code],
    ['7K2M 9QXV 4T1B N0Z', undefined],
    ['7K2M 9QXV 4T1B N0ZD5', undefined],
    ['7K2M 9QXV 4T1B N0ZU', undefined],
    ['७K2M 9QXV 4T1B N0ZD', undefined],
    ['', undefined],
  ])('typed as %j is read as %s', (typed, code) => expect(readCode(typed)).toBe(code));
});

describe('A sealed quote', () => {
  test('opens with its code to what was sealed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const said: unknown = JSON.parse(JSON.stringify({ value }));
        expect(await openQuote(await seal(said), lock)).toEqual({ ok: true, body: said });
      }),
      { numRuns: 50 },
    );
  });

  test('is the box of its code and tender, and the hash of code and text', async () => {
    const sealed = await seal();
    const plain = plainIn(sealed);
    expect(plain.toString().trimEnd()).toBe(
      '{"gstPercent":null,"lines":[{"no":1,"note":"रेत समेत","rate":92.5}],"version":2}',
    );
    expect(sealed.sha256).toBe(sha256(lock.code, plain).digest('hex'));
  });

  test('is as long as any other of as many pages', async () => {
    for (const [length, pages] of [
      [1, 1],
      [4094, 1],
      [4095, 2],
      [65_534, 16],
    ] as const)
      expect((await seal('x'.repeat(length))).sealed.length).toBe(28 + pages * 4096);
    expect(await sealQuote('x'.repeat(65_535), lock)).toBeUndefined();
  });

  test('is another box each time', async () => {
    const [one, other] = [await seal(), await seal()];
    expect(one.sealed).not.toEqual(other.sealed);
  });

  test('stays closed to every other code and tender', async () => {
    const sealed = await seal();
    for (const by of [
      { ...lock, code: '7K2M9QXV4T1BN0ZC' },
      { ...lock, code: drawCode() },
      { ...lock, tenderId: '018f2d3e-0000-7000-8000-000000000002' },
    ])
      expect(await openQuote(sealed, by)).toEqual({ ok: false, misfit: 'box' });
  });

  test('with any byte changed is refused', async () => {
    const { sha256: hash, sealed } = await seal();
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: sealed.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const changed = sealed.slice();
          changed[at] = (changed[at] ?? 0) ^ by;
          expect(await openQuote({ sha256: hash, sealed: changed }, lock)).toEqual({
            ok: false,
            misfit: 'box',
          });
        },
      ),
    );
  });

  test.each([0, 11, 12, 27, 28])('of %d bytes is no box', async (length) =>
    expect(await openQuote({ ...(await seal()), sealed: new Uint8Array(length) }, lock)).toMatchObject({
      misfit: 'box',
    }),
  );

  test('with another hash is refused, though its box opens', async () =>
    expect(await openQuote({ ...(await seal()), sha256: '00'.repeat(32) }, lock)).toEqual({
      ok: false,
      misfit: 'hash',
    }));

  test.each([
    ['no JSON', 'seventy a bag'.padEnd(4096)],
    ['another order of its keys', '{"b":1,"a":2}'.padEnd(4096)],
    ['the same key twice', '{"a":1,"a":2}'.padEnd(4096)],
    ['a number in another form', '{"a":1e3}'.padEnd(4096)],
    ['no spaces behind it', '{"a":1}'],
    ['a mark before it', '\ufeff{"a":1}'.padEnd(4094)],
    ['brackets without an end', `${'['.repeat(20_000)}${']'.repeat(20_000)}`.padEnd(40_960)],
    ['nothing', ''],
  ])('with %s in it is refused, though code and hash fit', async (_, text) =>
    expect(await openQuote(await sealText(text), lock)).toEqual({ ok: false, misfit: 'text' }),
  );
});
