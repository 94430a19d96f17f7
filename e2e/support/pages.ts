import type { Page } from '@playwright/test';
import { expect, type Neev } from './fixtures.ts';

/** The main pages, by who sees them. */
const pages: [who: string | undefined, paths: string[]][] = [
  [
    undefined,
    [
      '/',
      '/register',
      '/register?step=login',
      '/about',
      '/services',
      '/contact',
      '/wrongWords',
      '/privacy',
      '/mapForm',
      '/ThreedmapHouse',
      '/nowhere',
    ],
  ],
  [
    'provider',
    [
      '/roleSelectionPage',
      '/registerSomebody',
      '/labourForm',
      '/groupOfWorkerForm',
      '/rentalProviderForm',
      '/productRegister',
      '/adminLabour',
      '/userDashbord',
      '/voice',
    ],
  ],
  [
    'customer',
    [
      '/workersPage',
      '/contractors',
      '/product',
      '/contractors?maxPrice=1',
      '/hire',
      '/myWork',
      '/pixisAi',
      '/aiChat',
      '/chatDialog',
      '/voice/chat',
    ],
  ],
  [
    'admin',
    [
      '/adminDashboard',
      '/adminWorkers',
      '/adminAudit',
      '/adminMessages',
      '/adminReports',
      '/adminNoShows',
      '/adminMarket',
      '/adminKnowledge',
      '/adminSuspended',
    ],
  ],
];

/** The browser is `who`'s, or a guest's. */
async function become(page: Page, neev: Neev, who?: string): Promise<void> {
  await page.goto('/terms');
  const stored: Record<string, string> = {};
  if (who) {
    const data = { ...neev.accounts[who], admin: who === 'admin' };
    const { user, auth } = await (await page.request.post('/login', { data })).json();
    Object.assign(stored, { user: JSON.stringify(user), token: auth });
  }
  await page.evaluate(`localStorage.clear(); Object.assign(localStorage, ${JSON.stringify(stored)})`);
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.getByRole('status').filter({ hasText: /Loading/ })).toHaveCount(0);
  await page.evaluate('document.fonts.ready');
}

/** Every page, once; what is wrong on any of them is listed together. */
export async function onEveryPage(
  page: Page,
  neev: Neev,
  look: (path: string) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [who, paths] of pages) {
    await become(page, neev, who);
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      found.push(...(await look(path)).map((what) => `${path}: ${what}`));
    }
  }
  return found;
}
