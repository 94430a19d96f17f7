import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectFocusSeen } from './support/keyboard.ts';
import { enter } from './support/people.ts';

// docs/rules.md#access-13: colours that the reader has set, and stillness.
test.describe.configure({ mode: 'parallel' });

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } });

  /** What is left of a look where shadows are gone: lines, and grounds that were asked for. */
  const lookOf = (part: Locator) =>
    part.evaluate(
      // biome-ignore lint/suspicious/noExplicitAny: the tests' own types know no element
      (element: any): string => {
        const { outline, border, backgroundColor } =
          element.ownerDocument.defaultView.getComputedStyle(element);
        return [outline, border, backgroundColor].join(', ');
      },
    );
  /** What can be pressed, has words, and no line tells from a sentence. */
  const bareOf = (selector: string) => `[...document.querySelectorAll('${selector}')]
    .filter((one) => one.checkVisibility() && one.textContent.trim())
    .filter((one) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(one);
      return (outlineStyle === 'none' || parseFloat(outlineWidth) < 1) && (borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1);
    })
    .map((one) => one.textContent.trim())`;
  const bare = bareOf('main button, dialog[open] button');

  test('a line or a ground tells what is chosen, switched on, open and pressed', async ({ page, neev }) => {
    await enter(page, neev, 'worker');
    const differ = async (one: Locator, other: Locator) =>
      expect(await lookOf(one)).not.toBe(await lookOf(other));
    await page.goto('/mapForm');
    await differ(page.getByText('4BHK', { exact: true }), page.getByText('3BHK', { exact: true }));
    await page.goto('/hire');
    const bars = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const bricks = page.locator('main i');
    await differ(bricks.first(), bricks.last());
    await page.goto('/adminLabour');
    const available = page.getByRole('main').locator('input[type=checkbox]').first();
    await available.waitFor();
    const before = await lookOf(available);
    await available.click();
    await expect.poll(() => lookOf(available)).not.toBe(before);
    await differ(bars.locator('[aria-current]'), bars.getByRole('link', { name: 'Home' }));
    await page.goto('/voice');
    const tile = (name: string) => page.getByRole('button', { name, exact: true });
    await differ(tile('English'), tile('বাংলা'));
  });

  test('every button has a line, and the focus is seen', async ({ page, neev }) => {
    await enter(page, neev, 'worker');
    for (const path of ['/hire', '/adminLabour', '/contractors', '/userDashbord']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(page.getByRole('status').filter({ hasText: /Loading/ })).toHaveCount(0);
      expect.soft(await page.evaluate<string[]>(bare), path).toEqual([]);
      for (let stop = 0; stop < 8; stop += 1) {
        await page.keyboard.press('Tab');
        await expectFocusSeen(page);
      }
    }
  });

  test('in worker mode every button, and the Help link, has a line', async ({ page, neev }) => {
    await enter(page, neev, 'worker');
    for (const path of ['/voice', '/voice/free', '/voice/register', '/voice/jobs', '/voice/chat']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const pressed = bareOf('main button, footer button, footer a');
      expect.soft(await page.evaluate<string[]>(pressed), path).toEqual([]);
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** What runs for longer than a blink. A toast's bar is its clock, and a spinner says that something is done. */
  const moving = (page: Page) =>
    page.evaluate<string[]>(`document.getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().activeDuration > 10)
      .filter(({ effect }) => !effect.target?.matches('[data-spinner], [class*="Toastify__progress"]'))
      .map((one) => (one.animationName ?? one.transitionProperty) + ' of ' + one.effect.target?.className)`);

  test('nothing moves: no welcome, no sheet that slides, no card that rises', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect.soft(await moving(page), 'home').toEqual([]);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.locator('dialog[open]').waitFor();
    expect.soft(await moving(page), 'sheet').toEqual([]);
    await page.goto('/mapForm');
    await page.getByLabel('3BHK').check();
    expect.soft(await moving(page), 'a choice').toEqual([]);
    await page.goto('/voice');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    expect.soft(await moving(page), 'worker mode').toEqual([]);
  });
});
