import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { photo } from './people.ts';

/** Of a registration form: what is typed into each of its steps, by label. */
export interface Form {
  path: string;
  steps: Record<string, string>[];
  /** The type of work, on the last of these steps. */
  choice?: string;
  /** The button that sends; 'Submit' unless given. */
  button?: string;
}

const place = { 'PIN code': '452001' };
const about = { 'Age (only 18+)': '34', 'Phone number': '98260 41177', ...place };

type Kind = 'worker' | 'groupWorker' | 'contractor' | 'engineer' | 'provider';
export const forms: Record<Kind, Form> = {
  worker: {
    path: '/labourForm',
    steps: [about, { 'Experience in years': '4', 'Price per day (₹)': '650' }],
    choice: 'Construction Labour',
  },
  groupWorker: {
    path: '/groupOfWorkerForm',
    steps: [
      { 'Group name': 'Malwa Tile Crew', 'Phone number': '9826041177', ...place },
      { 'Number of people': '6', 'Price per day, whole group (₹)': '4200' },
    ],
    choice: 'Tiles | Marble',
  },
  contractor: {
    path: '/contractorForm',
    steps: [about, { 'Experience in years': '12', 'Price per day (₹)': '1500' }],
    choice: 'Floor Contract',
  },
  engineer: {
    path: '/engineerForm',
    steps: [about, { 'Experience in years': '5', 'Price per day (₹)': '2500' }],
    choice: 'Structural',
  },
  provider: {
    path: '/rentalProviderForm',
    steps: [place],
    button: 'Continue',
  },
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills in the fields that are in sight. */
export async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** Chooses a picture and waits until it has arrived. */
export async function attach(page: Page, name: 'profilePic' | 'aadharPic' | 'productPic'): Promise<void> {
  const arrived = page.getByText('Photo sent');
  const before = await arrived.count();
  await page.locator(`input[name=${name}]`).setInputFiles(await photo());
  await expect(arrived).toHaveCount(before + 1);
}

/** Walks through the steps of a phone up to the button that sends, with both pictures chosen. */
export async function fillIn(page: Page, form: Form): Promise<void> {
  const steps = form.steps.length + 1;
  for (const [at, fields] of form.steps.entries()) {
    await page.getByText(`Step ${at + 1} of ${steps}:`).waitFor();
    await type(page, fields);
    if ('PIN code' in fields) await expect(page.getByLabel('City', { exact: true })).toHaveValue('Indore');
    if (at === form.steps.length - 1 && form.choice)
      await page.getByRole('radio', { name: form.choice, exact: true }).check();
    await button(page, 'Continue').click();
  }
  await page.getByText(`Step ${steps} of ${steps}: Photos`).waitFor();
  await attach(page, 'profilePic');
  await attach(page, 'aadharPic');
}

/** Fills in and sends, up to the notice of success. */
export async function register(page: Page, form: Form): Promise<void> {
  await fillIn(page, form);
  await button(page, form.button ?? 'Submit').click();
  await expect(page.getByText('Form Submitted Successfully!!')).toBeVisible();
}
