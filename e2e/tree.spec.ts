import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { onEveryPage } from './support/pages.ts';
import { enter } from './support/people.ts';

// docs/rules.md#access-12: what a screen reader is told.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Levels of the headings that are shown, in their order. */
const levels = `[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true], [inert]'))
  .map((one) => Number(one.tagName[1]))`;

const control =
  /^\s*- (?:button|link|textbox|searchbox|combobox|spinbutton|checkbox|radio|switch|slider|tab)\b(.*)$/;

async function wrongOf(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  const order = await page.evaluate<number[]>(levels);
  if (order[0] !== 1 || order.filter((level) => level === 1).length !== 1)
    wrong.push(`h1 in ${order.join(' ')}`);
  if (order.some((level, at) => at > 0 && level > (order[at - 1] ?? 0) + 1))
    wrong.push(`a level is left out in ${order.join(' ')}`);
  if ((await page.getByRole('main').count()) !== 1) wrong.push('not one main');
  // Where there are bars, they are landmarks with a way past them.
  if ((await page.getByRole('navigation').count()) > 0) {
    if ((await page.getByRole('banner').count()) !== 1) wrong.push('not one banner');
    if ((await page.getByRole('link', { name: 'Skip to content' }).count()) !== 1) wrong.push('no skip link');
  }
  if (!/^(?:\(\d+\) )?\S.* · Neev$/.test(await page.title())) wrong.push(`title ${await page.title()}`);
  const tree = await page.locator('body').ariaSnapshot();
  const nameless = tree
    .split('\n')
    .filter((line) => control.exec(line)?.[1]?.trimStart().startsWith('"') === false);
  // YAML sets a line with a colon in its name in quotes, and then it has one.
  return [...wrong, ...nameless.map((line) => `no name: ${line.trim()}`)];
}

for (const { width, tag } of [
  { width: 360, tag: [] },
  { width: 1280, tag: '@long' },
])
  test(`every page has one h1, headings in order, landmarks, a title, and a name for each control, ${width} px wide`, {
    tag,
  }, async ({ page, neev }) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await onEveryPage(page, neev, () => wrongOf(page))).toEqual([]);
  });

test('what happens is said: how many match, what was refused, where one is', async ({ page, neev }) => {
  await enter(page, neev, 'customer');
  await page.goto('/contractors?maxPrice=1');
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'No Contractor found' }).first(),
  ).toBeAttached();
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My work' }).click();
  // What was not read yet is counted before it.
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?My work · Neev$/);
  await expect(page.getByRole('main')).toBeFocused();
  // Its own tab may stand in the address by then: then the link is to a part of the page.
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My work' }),
  ).toHaveAttribute('aria-current', /^(page|true)$/);
});

test('every error is tied to its field, and the first of them has the focus', async ({ page, neev }) => {
  await enter(page, neev, 'provider');
  for (const [path, send] of [
    ['/productRegister', 'Submit'],
    ['/labourForm', 'Continue'],
    ['/contact', 'Send'],
  ] as const) {
    await page.goto(path);
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${send}`) })
      .first()
      .click();
    const wrong = page.locator('main [aria-invalid=true]');
    await expect(wrong.first(), path).toBeFocused();
    for (const field of await wrong.all()) await expect(field, path).toHaveAccessibleDescription(/\S/);
  }
});

test('words of another language say which', async ({ page }) => {
  await page.addInitScript({ content: `localStorage.setItem('neev:language', 'hi')` });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByText('neev', { exact: true }).first()).toHaveAttribute('lang', 'en');
  await page
    .getByRole('button', { name: /^भाषा: / })
    .first()
    .click();
  for (const [code, name] of [
    ['en', 'English'],
    ['ta', 'தமிழ்'],
    ['bn', 'বাংলা'],
  ] as const)
    await expect(page.locator('dialog[open]').getByText(name, { exact: true }).first()).toHaveAttribute(
      'lang',
      code,
    );
});
