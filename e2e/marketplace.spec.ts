import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import { expect, type Neev, test } from './fixtures.ts';
import { enter, newPerson, type Person, photo, signUp } from './people.ts';

const desktop = { width: 1280, height: 900 };

interface Form {
  path: string;
  fields: Record<string, string>;
  choice?: string;
  button?: string;
  /** Where one lands, and how long the name is to be looked for. */
  lands: RegExp;
}

const person = {
  'Age (only 18+)': '34',
  'Phone number': '98260 41177',
  'PIN code': '452001',
  'Aadhaar number': '234123412346',
};
const forms: Record<'worker' | 'groupWorker' | 'contractor' | 'engineer' | 'provider', Form> = {
  worker: {
    path: '/labourForm',
    fields: { ...person, 'Experience in years': '8', 'Price per day (₹)': '650' },
    choice: 'Construction Labour',
    lands: /\/adminLabour$/,
  },
  groupWorker: {
    path: '/groupOfWorkerForm',
    fields: {
      'Group name': 'Malwa Tile Crew',
      'Phone number': '9826041177',
      'PIN code': '452001',
      'Number of people': '6',
      'Price per day, whole group (₹)': '4200',
    },
    choice: 'Tiles | Marble',
    lands: /\/userDashbord$/,
  },
  contractor: {
    path: '/contractorForm',
    fields: { ...person, 'Experience in years': '12', 'Price per day (₹)': '1500' },
    choice: 'Floor Contract',
    lands: /\/adminLabour$/,
  },
  engineer: {
    path: '/engineerForm',
    fields: { ...person, 'Experience in years': '5', 'Price per day (₹)': '2500' },
    choice: 'Structural',
    lands: /\/adminLabour$/,
  },
  provider: {
    path: '/rentalProviderForm',
    fields: { 'PIN code': '452001', 'Aadhaar number': '234123412346' },
    button: 'Continue',
    lands: /\/productRegister$/,
  },
};

async function fill(page: Page, { path, fields, choice }: Form): Promise<void> {
  await page.goto(path);
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  if (choice) await page.getByText(choice, { exact: true }).click();
  const city = page.getByLabel('City', { exact: true });
  await expect(city).toHaveValue(/Indore/);
}

async function attach(page: Page, file: string): Promise<void> {
  const arrived = page.getByText('Photo sent');
  const before = await arrived.count();
  await page.locator('input[type=file]').nth(before).setInputFiles(file);
  await expect(arrived).toHaveCount(before + 1);
}

async function register(page: Page, form: Form): Promise<void> {
  await fill(page, form);
  await attach(page, await photo(tmpdir(), 'neev-face'));
  await page.getByRole('button', { name: form.button ?? 'Submit', exact: true }).click();
  await expect(
    page
      .getByText('Form Submitted Successfully!!')
      .or(page.getByRole('heading', { name: 'Add a product' }))
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(form.lands);
}

async function newcomer(page: Page, neev: Neev, name: string): Promise<Person> {
  const somebody = newPerson(name);
  await signUp(page, neev, somebody);
  await expect(page).toHaveURL(/\/roleSelectionPage$/);
  return somebody;
}

test('an applied filter with no match shows the warning, and Remove Filter reloads the full list', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'customer');
  await page.goto('/contractors?maxPrice=1');
  await expect(page.getByText('No Contractor found !!').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove Filter' }).first().click();
  await expect(page).toHaveURL(/\/contractors$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('lists grow as one scrolls', async ({ page, neev }) => {
  await enter(page, neev, 'customer');
  await page.goto('/workersPage');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(24);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
});

test('add project: a short title, then a short description are refused; success clears and closes', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'worker');
  await page.goto('/userDashbord');
  await page
    .getByRole('button', { name: /add project/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please give valid title').first()).toBeVisible();
  await dialog.getByLabel('Title').fill('Stone wall in Mhow');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please give valid description').first()).toBeVisible();
  await dialog.getByLabel('Description').fill('Forty feet of dry stone.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Project Added Successfully!!')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an admin who opens a missing record reads "User does not exist" and goes back to the list', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'admin');
  await page.goto('/workerProfile?id=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('User does not exist').first()).toBeVisible();
  await page.getByRole('button').or(page.getByRole('link')).filter({ hasText: 'Go to the list' }).click();
  await expect(page).toHaveURL(/\/adminWorkers/);
});
