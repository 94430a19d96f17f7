import { expect, test } from './support/fixtures.ts';
import { choose, expectDialogKeepsFocus, expectFocusSeen, press, typeInto } from './support/keyboard.ts';
import { enter } from './support/people.ts';
import { newPerson } from './support/person.ts';

// docs/rules.md#access-11: no pointer in this file, and every stop of the focus is looked at.
test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an account is made by keyboard: back to what is wrong, and through the code', async ({
  page,
  neev,
}) => {
  const { name, email, password } = newPerson('Asha Kulkarni');
  await page.goto('/register');
  const fullName = page.getByLabel('Full name');
  await press(page, page.getByRole('button', { name: 'Register', exact: true }));
  await expect(fullName).toBeFocused();
  await expect(fullName).toHaveAccessibleDescription('Name should be more than 1 characters');
  await page.keyboard.type(name);
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await typeInto(page, page.getByLabel('Re-enter password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('OTP character 1 of 6')).toBeFocused();
  await page.keyboard.type(await neev.codeFor(email));
  await press(page, page.getByRole('button', { name: 'Verify OTP' }));
  await page.getByRole('heading', { name: 'Choose Your Role' }).waitFor();
  // A new page is read from its beginning.
  await expect(page.getByRole('main')).toBeFocused();
});

test('a list is filtered and a profile opened by keyboard; the sheet keeps the focus and gives it back', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'customer');
  await page.goto('/contractors');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const filter = page.getByRole('button', { name: /^Filter/ });
  await press(page, filter);
  await expectDialogKeepsFocus(page, filter);
  await press(page, filter);
  const sheet = page.getByRole('dialog');
  await press(page, sheet.getByLabel('Type of work'), 'ArrowDown');
  await press(page, sheet.getByRole('slider', { name: 'Price per day' }), 'ArrowRight');
  await expect(sheet.getByText('Any price')).toHaveCount(0);
  await press(page, sheet.getByRole('button', { name: 'Apply Filter' }));
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]maxPrice=/);
  await expect(filter).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Remove Filter' }).first());
  await expect(page).toHaveURL(/\/contractors$/);
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link').first();
  await press(page, first);
  await expect(page).toHaveURL(/\/profileDashbord\?/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the house form is answered by keyboard, and leads to the plan', async ({ page }) => {
  await page.goto('/mapForm');
  const land = page.getByLabel('Land size');
  await typeInto(page, land, 'a field');
  await page.keyboard.press('Enter');
  await expect(land).toBeFocused();
  await expect(land).toHaveAttribute('aria-invalid', 'true');
  await typeInto(page, land, '30x50');
  await choose(page, page.getByRole('group', { name: 'Rooms' }), page.getByLabel('3BHK'));
  await press(page, page.getByRole('button', { name: 'Submit' }));
  await expect(page).toHaveURL(/\/ThreedmapHouse\?land=30x50&rooms=3BHK$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the bars are skipped by keyboard, and their menus keep the focus, and give it back at Escape', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'worker');
  await page.goto('/about');
  await page.getByRole('button', { name: 'More', exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const name of [/^Language: /, /^More$/, /^Notices/]) {
    const opener = page.getByRole('button', { name }).first();
    await press(page, opener);
    await page.locator('dialog[open]').waitFor();
    await expectDialogKeepsFocus(page, opener);
  }
});
