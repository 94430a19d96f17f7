import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/fixtures.ts';
import { attach, type Form, fillIn, forms, register, type } from './support/forms.ts';
import { newcomer, photo } from './support/people.ts';

// Each journey makes its own people, so both workers share them.
test.describe.configure({ mode: 'parallel' });

const desktop = { width: 1280, height: 900 };
const stored = (page: Page) => page.evaluate('JSON.stringify(localStorage)');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click();

/** The picture of a card or page is what the server made of the phone's: WebP, and no place in it. */
async function expectCleanPicture(page: Page, address: string | null): Promise<void> {
  const picture = await page.request.get(address ?? '');
  const { format, exif } = await sharp(await picture.body()).metadata();
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
}

const lands: [string, Form, string, string][] = [
  ['Labour', forms.worker, '/adminLabour', 'worker'],
  ['Contractor', forms.contractor, '/adminLabour', 'worker'],
  ['Engineer', forms.engineer, '/adminLabour', 'worker'],
  ['Group of Worker', forms.groupWorker, '/userDashbord', 'groupworker'],
];
for (const [name, form, landing, role] of lands) {
  test(`${name} registration: the notice 'Form Submitted Successfully!!', then ${landing}; the stored role becomes '${role}'`, async ({
    page,
    neev,
  }) => {
    await newcomer(page, neev, 'Ramesh Yadav');
    await page.goto(form.path);
    await register(page, form);
    await expect(page.getByRole('link', { name: 'Say when you are available' })).toBeVisible();
    await expect(page).toHaveURL(neev.address + landing);
    expect(await page.evaluate('localStorage.role')).toBe(role);
    await expect(page.getByText('I am not available')).toBeVisible();
    expect(await stored(page)).not.toContain('draft');

    await page.goto('/userDashbord');
    const listing = page.getByRole('main').getByRole('listitem').first();
    await expect(listing.getByText('Not verified')).toBeVisible();
    await expectCleanPicture(page, await listing.locator('img').first().getAttribute('src'));
  });
}

test('Rental-Provider registration (button Continue) goes to /productRegister; product registration goes to /', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Shanti Tools');
  await page.goto(forms.provider.path);
  await register(page, forms.provider);
  await expect(page).toHaveURL(/\/productRegister$/);

  await type(page, {
    'Product name': 'Bosch cutter',
    Company: 'Bosch',
    'Price per day (₹)': '300',
    Description: 'Cuts tiles of 60 cm.',
  });
  await page.getByRole('radio', { name: 'Tile cutter' }).check();
  await attach(page, 'productPic');
  // That of the provider's form goes first: the one that is looked for is the product's.
  const notice = page.getByText('Form Submitted Successfully!!');
  await expect(notice).toHaveCount(0);
  await submit(page);
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(`${neev.address}/`);

  await page.goto('/product?q=Bosch+cutter');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bosch cutter' }).first();
  await expectCleanPicture(page, await card.locator('img').first().getAttribute('src'));
});

test('the label says only 18+: what is wrong stands beside its field as one types, and goes once it is mended', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Ramesh Yadav');
  await page.goto('/labourForm');
  const age = page.getByLabel('Age (only 18+)');
  await age.fill('17');
  await page.keyboard.press('Tab');
  await expect(age).toHaveAccessibleDescription('You must be 18 or older to register');
  await age.fill('18');
  await expect(page.getByText('You must be 18 or older to register')).toHaveCount(0);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await expect(page.getByText('Step 1 of 3: About you')).toBeVisible();
});

test('Submit on an empty form sends nothing and puts the cursor into the first field that is wrong', async ({
  page,
  neev,
}) => {
  await page.setViewportSize(desktop);
  await newcomer(page, neev, 'Ramesh Yadav');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await page.goto('/contractorForm');
  await submit(page);
  await expect(page.getByLabel('Age (only 18+)')).toBeFocused();
  await expect(page.getByText('Choose one from the list')).toBeVisible();
  await expect(page.getByText('Enter whole rupees per day, 1 to 10,00,000')).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toBe(0);
});

test('nothing typed is lost: the draft survives a reload and a broken line, and never holds ID number or ID picture', async ({
  page,
  neev,
  context,
}) => {
  await page.setViewportSize(desktop);
  await newcomer(page, neev, 'Ramesh Yadav');
  await page.goto('/labourForm');
  const [about, work] = forms.worker.steps;
  await type(page, { ...about, ...work });
  await page.getByRole('radio', { name: forms.worker.choice }).check();
  await expect(page.getByLabel('City')).toHaveValue('Indore');
  await attach(page, 'profilePic');
  await attach(page, 'aadharPic');
  expect(await stored(page)).toContain('98260 41177');
  expect(await stored(page)).not.toMatch(/private:/);

  await page.reload();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('98260 41177');
  await expect(page.getByLabel('Price per day (₹)')).toHaveValue('650');
  await expect(page.getByRole('radio', { name: forms.worker.choice })).toBeChecked();

  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await submit(page);
  await expect(page).toHaveURL(/\/adminLabour$/);
  await expect(page.getByText('98260 41177')).toBeVisible();
});

test('a picture that a broken line stopped is sent once more when the line is back, and need not be chosen again', async ({
  page,
  neev,
  context,
}) => {
  await page.setViewportSize(desktop);
  await newcomer(page, neev, 'Ramesh Yadav');
  await page.goto('/engineerForm');
  await page.getByRole('heading', { name: 'Photos' }).waitFor();
  await context.setOffline(true);
  await page.locator('input[name=profilePic]').setInputFiles(await photo());
  await expect(
    page.getByText('You are offline, or the network is slow. Check it and try again'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Photo sent')).toBeVisible();
});

test('one changes a record of one’s own in the form that made it, and a second registration of its kind is refused', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Ramesh Yadav');
  await page.goto('/contractorForm');
  await fillIn(page, forms.contractor);
  // As if sent from a second tab meanwhile.
  const own = {
    age: '34',
    phone: '9826041177',
    pin: '452001',
    address: 'Indore',
    role: 'Floor Contract',
    experience: '12',
    price: '1500',
  };
  const headers = { token: String(await page.evaluate('localStorage.token')) };
  expect((await page.request.post('/contractor', { data: own, headers })).status()).toBe(201);
  const refused = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/contractor');
  await submit(page);
  expect(await (await refused).json()).toMatchObject({
    status: 409,
    detail: 'You are registered here already. Edit your listing instead',
  });
  await expect(page.getByRole('heading', { name: 'You are registered here already' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit your listing' }).click();
  await expect(page.getByRole('heading', { name: 'Edit your contractor listing' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Price per day (₹)').fill('1750');
  await page.getByRole('button', { name: 'Continue' }).click();
  const changed = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await changed).postDataJSON()).toEqual({ price: '1750' });
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page).toHaveURL(/\/userDashbord$/);
  await expect(page.getByText('₹1,750')).toBeVisible();
});
