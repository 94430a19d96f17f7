import { createHash, randomBytes, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { encode } from 'uqr';
import { encodeCard, withParts } from '#domain/evidence/card.ts';
import { hidden, open } from '#domain/evidence/evidence-in-test.ts';
import { keyName } from '#domain/evidence/signed-token.ts';
import { evidenceKeysOf } from '#server/platform/config/keys/evidence-keys.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ viewport: { width: 360, height: 800 } });

const mostBytes = 60_000;

/** A card as this server makes them, with all its parts. */
async function cardOf(dataDir: string, page: string): Promise<string> {
  const { iss } = JSON.parse(/id="baked">([^<]*)</.exec(page)?.[1] ?? '');
  const { card } = evidenceKeysOf((await readFile(join(dataDir, 'evidence-key'), 'utf8')).trim());
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
  const iat = Math.floor(Date.now() / 1000);
  const said = { iss, iat, exp: iat + 86_400, name: '<img src=x onerror=alert(1)>' };
  return encodeCard({ ...open, ...said, status: { status_list: { idx: 900, uri: iss } } }, hidden, {
    kid: keyName(card.publicKey, sha256),
    sign: (message) => sign(null, message, card.privateKey),
    sha256,
    salt: () => randomBytes(16).toString('base64url'),
  });
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Or paste its text').fill(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}
const again = (page: Page) => page.getByRole('button', { name: 'Check another one' }).click();
const answer = (page: Page) => page.getByRole('heading', { level: 1 });

/** What somebody sees who pastes a real card, one that was changed, and what is no card. */
async function showCards(page: Page, card: string): Promise<void> {
  await paste(page, card);
  await expect(answer(page)).toHaveText('Yes, this card is real');
  await expect(answer(page)).toBeFocused();
  await expect(page.getByRole('status')).toContainText('Yes, this card is real');
  // A name is text, whatever stands in it.
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(page.getByText('Days signed on their phones')).toBeVisible();
  await again(page);
  const at = card.length - 40;
  await paste(page, `${card.slice(0, at)}${card[at] === 'A' ? 'B' : 'A'}${card.slice(at + 1)}`);
  await expect(answer(page)).toHaveText('No, this was changed');
  await again(page);
  await paste(page, 'x'.repeat(300_000));
  await expect(page.getByRole('main').getByText('too large')).toBeVisible();
  await paste(page, '{"__proto__": {"result": "real"}}');
  await expect(answer(page)).toHaveText('No, this is not of this Neev');
  await again(page);
}

test('the check page weighs little, and tells a real card from a changed one without a network', async ({
  page,
  neev,
}) => {
  const html = await (await fetch(`${neev.address}/check`)).text();
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(mostBytes);
  const card = await cardOf(neev.dataDir, html);
  await page.goto('/check');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await showCards(page, card);
});

test('the check page works from a disk, with a link, a picture and in other languages', async ({
  browser,
  neev,
}) => {
  const html = await (await fetch(`${neev.address}/check`)).text();
  const card = await cardOf(neev.dataDir, html);
  const file = join(tmpdir(), `neev-check-${process.pid}.html`);
  await writeFile(file, html);
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, offline: true });
  const page = await context.newPage();
  await page.goto(`file://${file}#${withParts(card, [])}`);
  await expect(answer(page)).toHaveText('Yes, this card is real');
  await expect(page.getByText('Employers in books')).toHaveCount(0);
  await page.getByLabel('Language').selectOption('hi');
  await expect(answer(page)).toHaveText('हाँ, यह कार्ड असली है');
  await page.getByLabel('भाषा').selectOption('en');
  await again(page);
  await showCards(page, card);
  const { data, size } = encode(card, { ecc: 'M', border: 4 });
  const pixels = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)));
  const picture = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(1800, 1800, { kernel: 'nearest' })
    .jpeg()
    .toBuffer();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a picture' }).click(),
  ]);
  await chooser.setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(answer(page)).toHaveText('Yes, this card is real');
  await expect(page.getByText('Employers in books')).toBeVisible();
  await context.close();
});

test('the file of a statement is computed by the check page, and one rupee more is found', async ({
  page,
  neev,
  request,
}) => {
  const { auth } = await (await request.post('/login', { data: neev.accounts.worker })).json();
  const answer = await request.get('/statement/file', { headers: { authorization: `Bearer ${auth}` } });
  const text = await answer.text();
  await page.goto('/check');
  const give = async (file: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a file' }).click(),
    ]);
    const buffer = Buffer.from(file);
    await chooser.setFiles({ name: 'neev-statement.json', mimeType: 'application/json', buffer });
  };
  await give(text);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yes, this statement is real');
  await expect(page.getByText('Books proven in the public log')).toBeVisible();
  await again(page);
  await give(text.replace(/"amount":(\d)/, '"amount":1$1').replace('"mark":"full"', '"mark":"half"'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No, this was changed');
});
