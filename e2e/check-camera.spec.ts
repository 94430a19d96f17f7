import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { encode } from 'uqr';
import { withParts } from '#domain/evidence/card.ts';
import { expect, type Neev, test } from './support/fixtures.ts';
import { plain } from './support/launch.ts';

const answer = (page: Page) => page.getByRole('heading', { level: 1 });
const useCamera = (page: Page) => page.getByRole('button', { name: 'Use the camera' }).click();
const isOff = (page: Page) => page.evaluate<string[]>('opened.map(({ readyState }) => readyState)');

/** The demo's worker, and their card. */
async function workerOf(neev: Neev, request: APIRequestContext) {
  const { auth } = await (await request.post('/login', { data: neev.accounts.worker })).json();
  const headers = { authorization: `Bearer ${auth}` };
  const { data } = await (await request.get('/cards', { headers })).json();
  return { headers, card: data.token as string };
}

/** What a camera sees that is held before a print: Chromium plays a file of pictures, one after the other. */
async function filmOf(token: string): Promise<string> {
  const { data, size } = encode(token, { ecc: 'M', border: 4 });
  const pixels = Buffer.from(data.flat().map((dark) => (dark ? 25 : 235)));
  const print = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(600, 600, { kernel: 'cubic' })
    .rotate(4, { background: '#8a7f6a' })
    .png()
    .toBuffer();
  const frame = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#8a7f6a' } })
    .composite([{ input: print, left: 320, top: 30 }])
    .blur(0.8)
    .jpeg({ quality: 85, chromaSubsampling: '4:2:0' })
    .toBuffer();
  const file = join(tmpdir(), `neev-camera-${process.pid}.mjpeg`);
  await writeFile(file, Buffer.concat(Array.from({ length: 5 }, () => frame)));
  return file;
}

/** A browser with these switches, on the check page; it notes each camera that is opened. */
async function onCheckPage(neev: Neev, args: string[], act: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ ...plain, args: [...(plain.args ?? []), ...args] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, locale: 'en-IN' });
    await page.addInitScript(`
      globalThis.opened = [];
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (asked) => {
        const stream = await open(asked);
        await globalThis.allowed;
        opened.push(...stream.getTracks());
        return stream;
      };`);
    await page.goto(`${neev.address}/check`);
    await act(page);
  } finally {
    await browser.close();
  }
}
const allowed = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

test('a camera that is held before a printed card reads it, and is off then', async ({ neev, request }) => {
  const { card } = await workerOf(neev, request);
  const film = await filmOf(withParts(card, []));
  await onCheckPage(neev, [...allowed, `--use-file-for-fake-video-capture=${film}`], async (page) => {
    await useCamera(page);
    await expect(answer(page)).toHaveText('Yes, this card is real');
    await expect.poll(() => isOff(page)).toEqual(['ended']);
  });
});

test('a camera is off after Close, also where it is allowed only then', async ({ neev }) => {
  await onCheckPage(neev, allowed, async (page) => {
    await useCamera(page);
    await expect.poll(() => isOff(page)).toEqual(['live']);
    await page.getByRole('button', { name: 'Close the camera' }).click();
    await expect.poll(() => isOff(page)).toEqual(['ended']);
    await page.evaluate('void (globalThis.allowed = new Promise((go) => { globalThis.allow = go; }))');
    await useCamera(page);
    await page.getByRole('button', { name: 'Close the camera' }).click();
    await page.evaluate('allow()');
    await expect.poll(() => isOff(page)).toEqual(['ended', 'ended']);
  });
});

test('without a camera, or where none is allowed, a picture is asked for', async ({ neev }) => {
  for (const args of [['--use-fake-device-for-media-stream', '--deny-permission-prompts'], []])
    await onCheckPage(neev, args, async (page) => {
      await useCamera(page);
      await expect(page.getByRole('main')).toContainText('The camera cannot be used here. Choose a picture.');
      await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    });
});

test('a page that is open all day learns that a card was replaced meanwhile', async ({
  page,
  neev,
  request,
}) => {
  const { headers, card } = await workerOf(neev, request);
  const check = async () => {
    await page.getByLabel('Or paste its text').fill(`Ravi's card: ${neev.address}/check#${card} Thanks`);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
  };
  // Nothing is kept: the clock of this page goes faster than that of the browser.
  await page.route('**/card/ended', (route) => route.continue());
  await page.goto('/check');
  await check();
  await expect(answer(page)).toHaveText('Yes, this card is real');
  const made = await request.post('/cards', { headers, data: { clientId: 'the next', consent: 1 } });
  expect(made.status()).toBe(201);
  await page.clock.setSystemTime(Date.now() + 120_000);
  await page.getByRole('button', { name: 'Check another one' }).click();
  await check();
  await expect(answer(page)).toHaveText('No, this card was taken back');
});
