import { expect, test } from './support/fixtures.ts';
import { enter } from './support/people.ts';

test.describe.configure({ mode: 'parallel' });

const behindTheGuard = [
  '/roleSelectionPage',
  '/roleSelectionPageHome',
  '/labourForm',
  '/contractorForm',
  '/engineerForm',
  '/groupOfWorkerForm',
  '/rentalProviderForm',
  '/productRegister',
  '/workersPage',
  '/groupOfWorkers',
  '/contractors',
  '/EngineerPage',
  '/product',
  '/adminLabour',
  '/profileDashbord',
  '/userDashbord',
  '/workerProfile',
  '/groupProfile',
  '/contractorProfile',
  '/engineerProfile',
  '/providerProfile',
  '/aboutProduct',
  '/productDashboard',
  '/pixisAi',
  '/aiChat',
  '/chatDialog',
];
const adminPages = [
  '/adminDashboard',
  '/adminWorkers',
  '/adminGroupOfWorkersList',
  '/ContractorList',
  '/rentalProducts',
  '/Engineers',
  '/providers',
  '/adminAudit',
  '/adminMessages',
];

test('any page behind the guard sends a visitor to /register when no stored user exists', async ({
  page,
}) => {
  for (const path of [...behindTheGuard, ...adminPages]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/register?next=${encodeURIComponent(path)}`);
  }
});

test('after login one is where one was going', async ({ page, neev }) => {
  await page.goto('/workersPage?category=Tiles');
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await page.getByLabel('Email').fill(neev.accounts.customer?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(neev.accounts.customer?.password ?? '');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/workersPage?category=Tiles');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('login does not lead to another origin', async ({ page, neev }) => {
  await page.goto('/register?step=login&next=//elsewhere.invalid/x');
  await page.getByLabel('Email').fill(neev.accounts.customer?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(neev.accounts.customer?.password ?? '');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('admin screens send a non-admin to / with a notice', async ({ page, neev }) => {
  await enter(page, neev, 'customer');
  for (const path of adminPages) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Only an admin can open that page')).toBeVisible();
  }
});

test('the provider profile screens show others the record without the controls', async ({ page, neev }) => {
  await enter(page, neev, 'customer');
  const headers = { token: String(await page.evaluate('localStorage.token')) };
  const answer = await page.request.get('/getAllWorkers?limit=1', { headers });
  const [worker] = (await answer.json()).data;
  await page.goto(`/workerProfile?id=${worker._id}`);
  await expect(page.getByRole('heading', { level: 1, name: worker.fullName })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Verify|Delete|Send back/ })).toHaveCount(
    0,
  );
});

test('an unknown path gets a not-found page with a way home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Neev' })).toBeVisible();
});

test('the footer leads to the licences of all that the browser gets', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Licences' }).click();
  await expect(page).toHaveURL('/licences.txt');
  for (const words of ['react-dom', 'leaflet', 'rolldown', 'SIL OPEN FONT LICENSE', 'GeoNames'])
    await expect(page.locator('body')).toContainText(words);
});

test('every path of the route table works in each spelling that it names, without regard to case', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'admin');
  const spellings: [string, string | RegExp][] = [
    ['/labourform', 'Register as a worker'],
    ['/LABOURFORM', 'Register as a worker'],
    ['/engineerPage', 'Engineers'],
    ['/EngineerPage', 'Engineers'],
    ['/engineers', 'Engineers'],
    ['/Engineers', 'Engineers'],
    ['/userDashbord', /./],
    ['/workerprofile', /User does not exist/],
    ['/profiledashbord', /./],
    ['/threedmapHouse', /./],
    ['/ThreedmapHouse', /./],
    ['/mapform', /./],
    ['/chatdialog', /./],
    ['/PIXISAI', /./],
  ];
  for (const [path, name] of spellings) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { name }).first(), path).toBeVisible();
    await expect(page.getByText('There is nothing at this address.'), path).toHaveCount(0);
  }
});
