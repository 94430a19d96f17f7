import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCardsByClock } from '#server/evidence.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { sha256, signerOf } from '../cards/issuer.rules.ts';
import { checkPageOf } from './check-page.rules.ts';

const neev = useTestApp();
let folder = '';
let file = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neev-check-'));
  file = join(folder, 'check.html');
  const head = `<meta http-equiv="Content-Security-Policy" content="default-src 'none';connect-src 'self' %site%">`;
  await writeFile(file, `${head}<script id="baked">%baked%</script><script>"100%"</script>`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pageNow = () => checkPageOf(makeCardsByClock(neev.services), file);
const bakedIn = (html: string) => JSON.parse(/id="baked">([^<]*)</.exec(html)?.[1] ?? '');

const addCard = (endedAt: Date | null, days: number) =>
  neev.services.db
    .insertInto('work_cards')
    .values({
      user_id: null,
      client_id: 'a-card',
      expires_at: new Date(Date.now() + days * 86_400_000),
      ended_at: endedAt,
      ended_why: endedAt && 'taken-back',
    })
    .returning('idx')
    .executeTakeFirstOrThrow();

describe('the check page', () => {
  test('carries the keys by which cards are signed', async () => {
    const { iss, keys } = bakedIn((await pageNow()).html);
    expect(iss).toBe(neev.services.settings.publicUrl);
    const { publicKey } = neev.services.evidence.current.card;
    expect(keys).toEqual({ [signerOf(neev.services).kid]: publicKey.toString('base64url') });
    expect(sha256(publicKey).subarray(0, 8).toString('base64url')).toBe(Object.keys(keys)[0]);
  });

  test('carries the ended cards that would still be good, and since when it knows them', async () => {
    const places = [];
    for (const days of [9, 9, -1, 9]) places.push((await addCard(new Date(), days)).idx);
    await addCard(null, 9);
    const { ended, at } = bakedIn((await pageNow()).html);
    const [first = 0, second = 0, , fourth = 0] = places;
    expect(ended).toEqual([first, second - first, fourth - second]);
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  });

  test('asks its own server alone, and nobody frames it', async () => {
    const { html, policy } = await pageNow();
    const site = new URL(neev.services.settings.publicUrl).origin;
    expect(policy).toBe(`default-src 'none';connect-src 'self' ${site};frame-ancestors 'none'`);
    expect(html).toContain('"100%"');
  });

  test('is not found where the web application is not built', async () => {
    await expect(checkPageOf(makeCardsByClock(neev.services), join(folder, 'none'))).rejects.toMatchObject({
      problem: 'not-found',
    });
  });
});
