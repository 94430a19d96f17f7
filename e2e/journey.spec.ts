import type { Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { forms, register } from './support/forms.ts';
import { enter, newcomer, signUp } from './support/people.ts';
import { newPerson } from './support/person.ts';

test.describe.configure({ mode: 'parallel' });
// As everybody meets Neev: a limit that is too narrow for honest people shows here.
test.use({ rateLimits: 'on' });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name?: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').or(page.getByPlaceholder('Name, place or')).first().fill(words);
  await page.keyboard.press('Enter');
}

/** A worker who is registered and waits for the admin. */
async function registeredWorker(page: Page, neev: Neev, name: string): Promise<void> {
  await newcomer(page, neev, name);
  await page.goto(forms.worker.path);
  await register(page, forms.worker);
  await expect(page).toHaveURL(/\/adminLabour$/);
}

/** The admin finds a worker under 'not verified', on a wide screen, and opens the profile. */
async function openAsAdmin(page: Page, neev: Neev, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, neev, 'admin');
  await page.goto('/adminDashboard');
  await main(page).getByRole('link', { name: 'Worker', exact: true }).click();
  await expect(page).toHaveURL(/\/adminWorkers$/);
  await press(page, 'Not verified only');
  await expect(page).toHaveURL(/verified=false/);
  await searchFor(page, name);
  await main(page).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/workerProfile/i);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a worker registers, says that he is available, is verified by an admin, and a customer finds and follows him', async ({
  page,
  neev,
}) => {
  test.setTimeout(360_000);
  const name = 'Dharmendra Solanki';
  const worker = newPerson(name);

  await test.step('form, OTP, account, role chooser, registration with a picture, availability', async () => {
    await signUp(page, neev, worker);
    await expect(page.getByRole('heading', { name: 'Choose Your Role' })).toBeVisible();
    await main(page)
      .getByRole('link', { name: /^Worker/ })
      .click();
    await expect(page).toHaveURL(/\/labourform$/i);
    await register(page, forms.worker);
    await expect(page).toHaveURL(/\/adminLabour$/);
    const toggle = main(page).getByRole('switch', { name: 'I am not available' });
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(main(page).getByRole('switch', { name: 'I am available' })).toBeChecked();
    await page.reload();
    await expect(main(page).getByRole('switch', { name: 'I am available' })).toBeChecked();
  });

  await test.step('the admin looks at the ID, and verifies', async () => {
    await openAsAdmin(page, neev, name);
    await press(page, 'Look at ID picture');
    const picture = dialog(page).getByRole('img', { name: `ID picture of ${name}` });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.getAttribute('src')).toMatch(/^blob:/);
    await inDialog(page, 'Close');

    await press(page, 'Verify');
    await expect(dialog(page, 'Do You want to verify the user?')).toBeVisible();
    await inDialog(page, 'Verify');
    await expect(page.getByText('Service provider Verified!!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verified', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Send back' })).toHaveCount(0);
    await expect.poll(async () => (await neev.mailsTo(worker.email))[0]).toMatch(/verified/i);
    await page.goto('/adminAudit');
    await expect(main(page).getByRole('row').filter({ hasText: name }).first()).toBeVisible();
  });

  await test.step('a customer narrows the list by category, price, experience and place', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await enter(page, neev, 'customer');
    await page.goto('/workersPage');
    await press(page, 'Filter');
    const sheet = dialog(page, 'Filter');
    await sheet.getByLabel('Type of work').selectOption({ label: 'Construction Labour' });
    await sheet.getByRole('radio', { name: '2-5 years' }).check();
    await sheet.getByLabel('Price per day').fill('650');
    await sheet.getByLabel('City or PIN code').fill('452001');
    await sheet.getByLabel('Available only').check();
    await sheet.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(page).toHaveURL(/category=Construction/);
    const asked = Object.fromEntries(new URL(page.url()).searchParams);
    expect(asked).toMatchObject({ category: 'Construction', maxPrice: '650', maxExperience: '5' });
    await searchFor(page, name);
    await expect(main(page).getByRole('listitem').first()).toContainText(name);
    await press(page, 'Remove Filter');
    await expect(page).toHaveURL(/\/workersPage$/);
  });

  await test.step('he is found by misspelt names, in Latin and in Devanagari', async () => {
    for (const spelling of ['Dharmendar Solnki', 'धर्मेन्द्र सोलंकी', 'धरमेंद्र सोलंकि']) {
      await searchFor(page, spelling);
      await expect(page).toHaveURL(/q=/);
      await expect(main(page).getByRole('listitem').first(), spelling).toContainText(name);
      await press(page, 'Clear search');
      await expect(page).toHaveURL(/\/workersPage$/);
    }
    await searchFor(page, name);
    await main(page).getByRole('link', { name }).first().click();
  });

  await test.step('the profile shows who the provider is, and Follow keeps him', async () => {
    await expect(page).toHaveURL(/\/profileDashbord/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main(page).getByText('Verified', { exact: true }).first()).toBeVisible();
    await expect(main(page).getByRole('link', { name: /98260 41177/ })).toHaveAttribute(
      'href',
      'tel:+919826041177',
    );
    await expect(main(page)).not.toContainText('2346');
    const followed = page.waitForResponse((answer) => answer.url().includes('/follow'));
    await press(page, 'Follow');
    expect((await followed).ok()).toBe(true);
    await expect(page.getByRole('button', { name: 'Unfollow' }).first()).toBeVisible();
    await page.goto('/userDashbord');
    await expect(main(page).getByRole('button', { name: `Unfollow ${name}` })).toBeVisible();
  });
});

test('an admin sends a record back with a reason, and its owner reads it, mends it and sends it again', async ({
  page,
  neev,
}) => {
  const name = 'Bhairav Chouhan';
  await registeredWorker(page, neev, name);
  const token = await page.evaluate('localStorage.token');
  const owner = await page.evaluate('localStorage.user');

  await openAsAdmin(page, neev, name);
  await press(page, 'Send back');
  await inDialog(page, 'Send back');
  await expect(page.getByText('Write the reason in 3 to 500 characters')).toBeVisible();
  await dialog(page).getByLabel('Reason').fill('The photo is too dark');
  await inDialog(page, 'Send back');
  await expect(page.getByText('Sent back to the owner').first()).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(
    `localStorage.clear(); Object.assign(localStorage, ${JSON.stringify({ token, user: owner })})`,
  );
  await page.goto('/userDashbord');
  await expect(main(page).getByText('The photo is too dark')).toBeVisible();
  await main(page).getByRole('link', { name: 'Change it and send it again' }).click();
  await expect(page.getByText('An admin sent this back: The photo is too dark')).toBeVisible();
  await press(page, 'Continue');
  await press(page, 'Continue');
  await press(page, 'Send again');
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page).toHaveURL(/\/userDashbord$/);
  await expect(main(page).getByText('An admin will check this listing soon.')).toBeVisible();
});

test("admin delete: the dialog 'Are You Sure??', then the record is deleted, then the admin returns to the matching list", async ({
  page,
  neev,
}) => {
  const name = 'Chhotelal Baghel';
  await registeredWorker(page, neev, name);
  await openAsAdmin(page, neev, name);
  await press(page, 'Delete');
  await expect(dialog(page, 'Are You Sure??')).toBeVisible();
  await inDialog(page, 'Cancel');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await press(page, 'Delete');
  await inDialog(page, 'Delete');
  await expect(page).toHaveURL(/\/adminWorkers/);
  await expect(page.getByText(`You deleted ${name}`)).toBeVisible();
  await page.goto('/adminWorkers');
  await searchFor(page, name);
  await expect(page.getByText('Nothing found')).toBeVisible();
});
