import type { Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { covered, lowActions, reflow, smallTargets } from './support/measures.ts';

test.describe.configure({ timeout: 150_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages: [who: string | undefined, paths: string[]][] = [
  [
    undefined,
    ['/', '/register', '/register?step=login', '/about', '/services', '/contact', '/privacy', '/mapForm'],
  ],
  [
    'provider',
    ['/roleSelectionPage', '/labourForm', '/rentalProviderForm', '/productRegister', '/userDashbord'],
  ],
  ['customer', ['/workersPage', '/contractors', '/product', '/contractors?maxPrice=1', '/chatDialog']],
  ['admin', ['/adminDashboard', '/adminWorkers', '/adminAudit', '/adminMessages', '/adminReports']],
];

async function enter(page: Page, neev: Neev, who?: string): Promise<void> {
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
async function onEveryPage(
  page: Page,
  neev: Neev,
  look: (path: string) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [who, paths] of pages) {
    await enter(page, neev, who);
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      found.push(...(await look(path)).map((what) => `${path}: ${what}`));
    }
  }
  return found;
}

const shapes = [
  ['200 %', { width: 640, height: 512 }],
  ['400 %', { width: 320, height: 256 }],
] as const;
/** What WCAG 1.4.12 lets a reader set. */
const wideLetters = `
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }');
  document.adoptedStyleSheets.push(sheet);
`;

test('every target has its 24 px, and what sends a form 44 px', async ({ page, neev }) => {
  const found = await onEveryPage(page, neev, async () => [
    ...(await page.evaluate<string[]>(smallTargets)),
    ...(await page.evaluate<string[]>(lowActions(44))),
  ]);
  expect(found).toEqual([]);
});

test('at 200 and 400 percent, and with wide letters, nothing scrolls sideways and nothing focused is covered', async ({
  page,
  neev,
}) => {
  const found = await onEveryPage(page, neev, async () => {
    const wrong: string[] = [];
    for (const [zoom, size] of shapes) {
      await page.setViewportSize(size);
      const { sideways, held, by } = await page.evaluate<{ sideways: number; held: number; by: string }>(
        reflow,
      );
      if (sideways > 0) wrong.push(`${zoom} scrolls ${sideways} px sideways`);
      if (held > 1 / 3) wrong.push(`${zoom} bars hold ${Math.round(held * 100)} %: ${by}`);
      wrong.push(...(await page.evaluate<string[]>(covered)).map((what) => `${zoom} ${what}`));
    }
    await page.setViewportSize({ width: 360, height: 780 });
    await page.evaluate(wideLetters);
    const { sideways } = await page.evaluate<{ sideways: number }>(reflow);
    if (sideways > 0) wrong.push(`wide letters scroll ${sideways} px sideways`);
    return wrong;
  });
  expect(found).toEqual([]);
});
