import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { focusFault } from './measures.ts';

const hasFocus = (target: Locator) =>
  target.evaluate((element: { matches(selector: string): boolean }) => element.matches(':focus'));

/** Most pages have less to press than this; a trap has no end. */
const most = 150;

/** What has the focus shows it, and nothing lies over it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  // A sheet on its way in is waited for.
  await expect.poll(() => page.evaluate<string>(focusFault)).toBe('');
}

/** Presses Tab until `target` has the focus, and looks at every stop on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let pressed = 0; !(await hasFocus(target)); pressed += 1) {
    expect(pressed, `Tab comes to ${target.toString()}`).toBeLessThan(most);
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
}

/** Goes there by Tab and presses a key on it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes there by Tab and types over what it holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to the chosen one of a group by Tab, and from there by arrows to `target`. */
export async function choose(page: Page, group: Locator, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const entry = (await group.locator('input:checked').count()) ? 'input:checked' : 'input';
  await tabTo(page, group.locator(entry).first());
  if (entry === 'input') await page.keyboard.press('Space');
  const size = await group.locator('input').count();
  for (let pressed = 0; !(await hasFocus(target)); pressed += 1) {
    expect(pressed, `arrows come to ${target.toString()}`).toBeLessThan(size);
    await page.keyboard.press('ArrowDown');
    await expectFocusSeen(page);
  }
}

/** The dialog that lies on top has the focus, keeps it round once, and gives it back to `opener` at Escape. */
export async function expectDialogKeepsFocus(page: Page, opener: Locator): Promise<void> {
  const dialog = page.locator('dialog[open]');
  const inside = () =>
    // The browser's own bar is a stop between the last and the first: there the page's body has the focus.
    page.evaluate<boolean>(
      `document.activeElement === document.body || Boolean(document.activeElement.closest('dialog[open]'))`,
    );
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const stops = await dialog.locator('a[href], button, input, select, textarea').count();
  for (let pressed = 0; pressed <= Math.min(stops + 1, 40); pressed += 1) {
    await page.keyboard.press('Tab');
    expect(await inside(), 'the focus stays in the dialog').toBe(true);
    await expectFocusSeen(page);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}
