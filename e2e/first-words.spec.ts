import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { newcomer } from './support/people.ts';
import { newPerson } from './support/person.ts';

const pages = ['/', '/about', '/services', '/contact', '/privacy', '/terms', '/register', '/mapForm'];
const descriptions = {
  en: expect.stringMatching(/^Find construction workers/),
  hi: expect.stringMatching(/^भारत में मिस्त्री/),
};
const homeWords = {
  en: 'What type of Services you want? Choose one..',
  hi: 'आपको कौन सी सेवा चाहिए? एक चुनें..',
};

/** Marks what came with the document, to be found again, and adds up how much is seen to jump. */
const watch = `
  globalThis.jumped = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.jumped += value;
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => { document.querySelector('main').cameWithTheDocument = true; });
`;

/** From when on React answers to what is pressed. */
const alive = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main')
        .evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);

test.describe('before any script has come', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages)
    test(`${path} has its words`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('main h1').filter({ visible: true })).toBeVisible();
      await expect(page).toHaveTitle(/.+ · Neev$/);
    });

  test('the words are in the language that was chosen, else in the browser’s', async ({ browser, neev }) => {
    const wordsFor = async (locale: string, chosen?: string) => {
      const context = await browser.newContext({ locale, baseURL: neev.address, javaScriptEnabled: false });
      if (chosen) await context.addCookies([{ name: 'language', value: chosen, url: neev.address }]);
      const page = await context.newPage();
      await page.goto('/');
      const said = await page.locator('h2').filter({ hasText: '..' }).first().textContent();
      const described = await page.locator('meta[name=description]').getAttribute('content');
      // What a messenger shows of a link.
      const shared = await page.locator('meta[property="og:description"]').getAttribute('content');
      expect(shared).toBe(described);
      const shown = [await page.locator('html').getAttribute('lang'), said, described];
      await context.close();
      return shown;
    };
    expect(await wordsFor('hi-IN')).toEqual(['hi', homeWords.hi, descriptions.hi]);
    expect(await wordsFor('fr-FR')).toEqual(['en', homeWords.en, descriptions.en]);
    expect(await wordsFor('en-IN', 'hi')).toEqual(['hi', homeWords.hi, descriptions.hi]);
  });
});

for (const path of pages)
  test(`${path} comes alive as it stands: nothing is drawn anew, nothing jumps, nothing is said on the console`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript({ content: watch });
    await page.goto(path);
    await alive(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('globalThis.jumped')).toBeLessThan(0.05);
    expect(await page.locator('main').evaluate((main) => Reflect.get(main, 'cameWithTheDocument'))).toBe(
      true,
    );
  });

test.describe('a list', () => {
  const head = (page: Page) => page.getByRole('heading', { level: 1, name: 'Workers' });

  test('shows its head before any script has come to who is logged in, and comes alive as it stands', async ({
    page,
    neev,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await newcomer(page, neev, 'Kavita');
    await page.addInitScript({ content: watch });
    const scripts = await openHeld(page, '/workersPage');
    await expect(head(page)).toBeVisible();
    await expect(page).toHaveTitle(/.+ · Neev$/);
    const outline = await page.getByRole('status').filter({ hasText: 'Loading the list' }).boundingBox();
    scripts.let();
    const cards = page.getByRole('main').getByRole('list', { name: 'Workers' });
    await expect(cards.getByText('View profile').first()).toBeVisible();
    // Cards come where the outline had their place.
    expect(Math.abs(((await cards.boundingBox())?.y ?? 0) - (outline?.y ?? 0))).toBeLessThan(2);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('globalThis.jumped')).toBeLessThan(0.05);
    expect(await page.locator('main').evaluate((main) => Reflect.get(main, 'cameWithTheDocument'))).toBe(
      true,
    );
  });

  test('begins near the kept place, whatever was rendered', async ({ page, neev }) => {
    await newcomer(page, neev, 'Kavita');
    await page.evaluate("localStorage.setItem('neev:own:place', '411001')");
    await page.goto('/workersPage');
    await expect(page).toHaveURL(/411001/);
    await expect(page.getByText('View profile').first()).toBeVisible();
  });

  test('is not seen by a guest, who is led to the registration', async ({ page }) => {
    const scripts = await openHeld(page, '/workersPage');
    await expect(page.locator('main h1')).toBeHidden();
    scripts.let();
    await expect(page).toHaveURL(/\/register\?next=%2FworkersPage/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/** Opens a page whose scripts do not come before they are let through. */
async function openHeld(page: Page, path: string): Promise<{ let: () => void }> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { let: letThrough };
}

test('What is typed and pressed before the page is alive is done once it is, and stands in no address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const scripts = await openHeld(page, '/register');
  const { name, email, password } = newPerson('Early Bird');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Re-enter password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.locator('[data-pressed]')).toHaveText('Register');
  expect(page.url()).toMatch(/\/register$/);
  scripts.let();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(page.url()).toMatch(/\/register$/);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('Who types while the page comes alive types on, in a form that was turned before', async ({
    page,
  }) => {
    const scripts = await openHeld(page, '/register');
    await page.getByText('Mail', { exact: true }).tap();
    const name = page.getByLabel('Full name');
    await name.pressSequentially('Slow ');
    scripts.let();
    await alive(page);
    await expect(page.getByLabel('Re-enter password')).toBeVisible();
    await page.keyboard.type('Line');
    await expect(name).toHaveValue('Slow Line');
  });
});

test('A need that is typed before the page is alive is kept, and read once it is', async ({ page }) => {
  const scripts = await openHeld(page, '/');
  const box = page.getByRole('textbox', { name: 'What do you need?' });
  await box.fill('2 masons near 411001');
  scripts.let();
  await alive(page);
  await expect(box).toHaveValue('2 masons near 411001');
  await page.getByRole('button', { name: 'Find people' }).click();
  await expect(page.getByRole('heading', { name: /^Near 411001/ })).toBeVisible();
});

/** None of its own scripts, only the page's first three, all that it begins with: then the line is gone. */
for (const came of [0, 3, 6])
  test(`A line that drops once ${came} scripts have come leaves nothing dead: what was asked is answered when it is back`, async ({
    page,
  }) => {
    let scripts = 0;
    let isBack = false;
    await page.route('**/*.js', (route) => {
      scripts += 1;
      return isBack || scripts <= came ? route.continue() : route.abort('internetdisconnected');
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'What do you need?' }).fill('2 masons near 411001');
    await page.getByRole('button', { name: 'Find people' }).click();
    await expect(page.getByText('This page opens by itself once you are online again.')).toBeVisible();
    isBack = true;
    await expect(page.getByRole('heading', { name: /^Near 411001/ })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('This page opens by itself once you are online again.')).toHaveCount(0);
  });

test('What is chosen before the page is alive is chosen once it is', async ({ page }) => {
  const scripts = await openHeld(page, '/mapForm');
  await page.getByRole('radio', { name: '2BHK' }).check({ force: true });
  await page.getByRole('textbox').first().fill('30x50');
  scripts.let();
  await alive(page);
  await page.getByRole('main').locator('[type=submit]').click();
  await expect(page).toHaveURL(/30x50/);
  await expect(page).toHaveURL(/2BHK/);
});
