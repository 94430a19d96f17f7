// npm run pictures: the pictures of README, made anew from the built product with its demo. Six pages, each as somebody
// sees it: WebP in docs/pictures. The demo's dice fall the same way each time; its days are those before today.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Neev, neevAt } from './support/fixtures.ts';
import { swiftShader } from './support/launch.ts';
import { enter } from './support/people.ts';
import { startProduct } from './support/product.ts';

const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };

interface Picture {
  of: BrowserContextOptions;
  who?: string;
  open: (page: Page) => Promise<void>;
}

/** The first of a list of the demo's customer that answers `has`. */
async function firstOf(
  page: Page,
  call: string,
  has: (one: Record<string, unknown>) => boolean,
): Promise<string> {
  const token = await page.evaluate<string>(`localStorage.getItem('token')`);
  const answer = await (await page.request.get(call, { headers: { token } })).json();
  const found = answer.data.find(has);
  if (!found) throw new Error(`the demo has none of ${call}`);
  return found._id;
}

const pictures: Record<string, Picture> = {
  home: { of: desktop, open: async (page) => void (await page.goto('/')) },
  request: {
    of: phone,
    who: 'customer',
    open: async (page) => {
      const id = await firstOf(page, '/jobRequests', () => true);
      await page.goto(`/jobRequest?id=${id}`);
    },
  },
  ledger: {
    of: phone,
    who: 'customer',
    open: async (page) => {
      const id = await firstOf(
        page,
        '/bookings',
        ({ status }) => status === 'under_way' || status === 'done',
      );
      await page.goto(`/hajriBook?id=${id}`);
    },
  },
  house: {
    of: desktop,
    who: 'customer',
    open: async (page) => {
      await page.goto('/ThreedmapHouse?land=40x60');
      await page.getByRole('link', { name: '3D view' }).click();
      await page.locator('[data-state=shown] canvas').waitFor({ timeout: 60_000 });
    },
  },
  'worker-mode': {
    of: phone,
    open: async (page) => {
      await page.goto('/voice');
      await page.getByText('हिंदी', { exact: true }).click();
      await page.getByText('हिंदी', { exact: true }).waitFor({ state: 'detached' });
    },
  },
  admin: { of: desktop, who: 'admin', open: async (page) => void (await page.goto('/adminDashboard')) },
};

async function take(name: string, { of, who, open }: Picture, neev: Neev): Promise<void> {
  const browser = await chromium.launch(swiftShader);
  const context = await browser.newContext({
    ...of,
    baseURL: neev.address,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  if (who) await enter(page, neev, who);
  await open(page);
  await page.evaluate('document.fonts.ready');
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(join('docs/pictures', `${name}.webp`));
  await browser.close();
}

const dataDir = await mkdtemp(join(tmpdir(), 'neev-pictures-'));
const product = await startProduct({
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
  ADMIN_EMAILS: 'owner@neev.test',
});
try {
  await mkdir('docs/pictures', { recursive: true });
  const neev = await neevAt(product.address, dataDir);
  for (const [name, picture] of Object.entries(pictures)) {
    await take(name, picture, neev);
    process.stdout.write(`docs/pictures/${name}.webp\n`);
  }
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
