import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { newPerson } from './support/person.ts';

test.describe.configure({ mode: 'parallel', timeout: 480_000 });
// A card on its way in is paler than the card: axe would read its colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = [
  '/',
  '/register',
  '/register?step=login',
  '/about',
  '/services',
  '/contact',
  '/wrongWords?from=/about',
  '/privacy',
  '/terms',
  '/mapForm',
  '/ThreedmapHouse',
  '/subscribe/confirm?token=old',
  '/unsubscribe?token=old',
  '/nowhere',
  '/docs',
];
const forms = [
  '/roleSelectionPage',
  '/roleSelectionPageHome',
  '/registerSomebody',
  '/labourForm',
  '/contractorForm',
  '/engineerForm',
  '/groupOfWorkerForm',
  '/rentalProviderForm',
  '/productRegister',
  '/adminLabour',
  '/userDashbord',
  '/workCard',
  '/bill',
  '/bill?form=bathroom',
  '/bill?form=bathroom&step=ask',
  '/bill?form=house',
  '/tender?id=none',
  '/wageClaim',
];
const lists = [
  '/workersPage',
  '/groupOfWorkers',
  '/contractors',
  '/EngineerPage',
  '/product',
  '/contractors?maxPrice=1',
  '/pixisAi',
  '/aiChat',
  '/chatDialog',
  '/voice/chat',
];
const adminPages = [
  '/adminDashboard',
  '/adminWorkers',
  '/adminGroupOfWorkersList',
  '/ContractorList',
  '/rentalProducts',
  '/Engineers',
  '/providers',
  '/adminWorkers?q=qqqqqqqq',
  '/adminAudit',
  '/adminMessages',
  '/adminReports',
  '/adminNoShows',
  '/adminMarket',
  '/adminKnowledge',
  '/adminSuspended',
];

type Look = 'light English phone' | 'dark Hindi desktop';
const looks: Look[] = ['light English phone', 'dark Hindi desktop'];

/** The language, the look and, where `who` is given, the session of every page that is opened from now on. */
async function dress(page: Page, neev: Neev, { look, who }: { look: Look; who?: string }): Promise<string> {
  const desktop = look === 'dark Hindi desktop';
  await page.setViewportSize(desktop ? { width: 1280, height: 900 } : { width: 360, height: 780 });
  const stored: Record<string, string> = {
    'neev:language': desktop ? 'hi' : 'en',
    'neev:theme': desktop ? 'dark' : 'light',
  };
  if (who) {
    const data = { ...neev.accounts[who], admin: who === 'admin' };
    const { user, auth } = await (await page.request.post('/login', { data })).json();
    Object.assign(stored, { user: JSON.stringify(user), token: auth });
  }
  await page.addInitScript({ content: `Object.assign(localStorage, ${JSON.stringify(stored)})` });
  return stored.token ?? '';
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.getByRole('status').filter({ hasText: /Loading|खुल रह/ })).toHaveCount(0);
  await page.evaluate('document.fonts.ready');
}

/** axe finds nothing on what is shown, and nothing scrolls sideways: not on the smallest phone either. */
async function inspect(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Neev has no frames to be asked too.
    .setLegacyMode()
    // The rest of a list is like its beginning.
    .exclude('main li:nth-child(n + 5)')
    .exclude('main tbody tr:nth-child(n + 5)')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect.soft(found, what).toEqual([]);
  const sideways = () =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect.soft(await sideways(), `${what} scrolls sideways`).toBeLessThanOrEqual(0);
  const size = page.viewportSize();
  if (size?.width !== 360) return;
  await page.setViewportSize({ ...size, width: 320 });
  expect.soft(await sideways(), `${what} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
}

async function inspectPages(page: Page, paths: string[]): Promise<void> {
  const broken: string[] = [];
  page.on('response', (answer) => {
    // An address that is none answers so, with a page.
    if (answer.status() >= 400 && !/token=old|\/nowhere$/.test(answer.url()))
      broken.push(`${answer.status()} ${answer.url()}`);
  });
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    // One call of /docs is like the other, and axe reads what it excludes too.
    if (path === '/docs')
      await page.evaluate(
        "for (const call of document.querySelectorAll('main > section:nth-of-type(n + 20)')) call.remove()",
      );
    await inspect(page, path);
  }
  expect(broken).toEqual([]);
}

/** The newest record of a list, as its calls name it. */
async function newest(page: Page, call: string, token: string): Promise<{ _id: string; userId: string }> {
  const answer = await page.request.get(`${call}?limit=1&sort=newest`, { headers: { token } });
  const { data } = await answer.json();
  return data[0];
}

/** A report of the demo's customer about the demo's worker; its id. */
async function reported(page: Page, neev: Neev, admin: string): Promise<string> {
  const [me, other] = await Promise.all(
    ['customer', 'worker'].map(async (who) =>
      (await page.request.post('/login', { data: neev.accounts[who] })).json(),
    ),
  );
  const headers = { token: me.auth };
  const data = { receiverId: other.user._id };
  const opened = await (await page.request.post('/newConversation', { headers, data })).json();
  const reason = 'He wants money first';
  await page.request.put(`/conversation/${opened.data._id}/report`, { headers, data: { reason } });
  const list = await page.request.get('/admin/reports?limit=1', { headers: { token: admin } });
  return (await list.json()).data[0]._id;
}

const kinds = [
  ['worker', '/getAllWorkers', '/workerProfile'],
  ['groupWorker', '/getAllGroupWorkers', '/groupProfile'],
  ['contractor', '/getAllContractors', '/contractorProfile'],
  ['engineer', '/getAllEngineers', '/engineerProfile'],
  ['provider', '/getAllProductProvider', '/providerProfile'],
] as const;

for (const look of looks) {
  // The second look takes as long again.
  test.describe(look, { tag: look === looks[0] ? [] : '@long' }, () => {
    test('axe finds nothing on the public pages', async ({ page, neev }) => {
      await dress(page, neev, { look });
      await inspectPages(page, open);
    });

    test('axe finds nothing on the forms and the own dashboard', async ({ page, neev }) => {
      const token = await dress(page, neev, { look, who: 'provider' });
      const me = await (await page.request.get('/me', { headers: { token } })).json();
      const mine = me.data.records[0].record._id;
      await inspectPages(page, [...forms, `/rentalProviderForm?edit=${mine}`]);
    });

    test('axe finds nothing on the lists and what they lead to', async ({ page, neev }) => {
      const token = await dress(page, neev, { look, who: 'customer' });
      const records: string[] = [];
      for (const [kind, call] of kinds) {
        const { _id } = await newest(page, call, token);
        records.push(`/profileDashbord?role=${kind}&id=${_id}`);
      }
      const product = await newest(page, '/getProducts', token);
      await inspectPages(page, [...lists, ...records, `/productDashboard?id=${product._id}`]);
    });

    test('axe finds nothing on the admin pages', async ({ page, neev }) => {
      const token = await dress(page, neev, { look, who: 'admin' });
      const records: string[] = [];
      for (const [, call, path] of kinds) records.push(`${path}?id=${(await newest(page, call, token))._id}`);
      const product = await newest(page, '/getProducts', token);
      const report = `/adminReport?id=${await reported(page, neev, token)}`;
      await inspectPages(page, [...adminPages, ...records, `/aboutProduct?id=${product._id}`, report]);
    });

    test('axe finds nothing on what opens over a page', async ({ page, neev }) => {
      await dress(page, neev, { look, who: 'worker' });
      const phone = look === 'light English phone';
      const opened: [string, RegExp][] = [
        ['/userDashbord', /^(Add project|काम जोड़ें)$/],
        ['/userDashbord', /^(View All|सभी देखें)$/],
        ['/userDashbord', /^(Delete my account|मेरा खाता हटाएँ)$/],
        ['/', /^(Help|मदद)$/],
        ...(phone
          ? ([
              ['/workersPage', /^Filter$/],
              ['/product', /^Filter$/],
              ['/about', /^More$/],
            ] as [string, RegExp][])
          : []),
      ];
      for (const [path, name] of opened) {
        await page.goto(path);
        await settled(page);
        await page.getByRole('button', { name }).first().click();
        await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
        await inspect(page, `${path} ${name.source}`);
      }
    });

    test('axe finds nothing on the dialogs of the admin', async ({ page, neev }) => {
      const token = await dress(page, neev, { look, who: 'admin' });
      const answer = await page.request.get('/getAllWorkers?limit=1&verified=false', { headers: { token } });
      const { data } = await answer.json();
      await page.goto(`/workerProfile?id=${data[0]._id}`);
      await settled(page);
      for (const name of [/^(Verify|जाँच पूरी करें)$/, /^(Send back|लौटाएँ)$/, /^(Delete|हटाएँ)$/]) {
        await page.getByRole('button', { name }).first().click();
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
        await dialog.waitFor();
        await inspect(page, name.source);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      }
    });

    test('axe finds nothing on the steps of registration and forgotten password', async ({ page, neev }) => {
      await dress(page, neev, { look });
      const { name, email, password } = newPerson('Kamla Bai');
      const next = () => page.locator('main form button[type=submit]').first().click();
      await page.goto('/register');
      await next();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await inspect(page, 'registration with errors');
      await page.locator('input[autocomplete=name]').fill(name);
      await page.locator('input[type=email]').first().fill(email);
      for (const field of await page.locator('input[type=password]').all()) await field.fill(password);
      await next();
      await page.locator('input[autocomplete=one-time-code]').first().waitFor();
      await inspect(page, 'registration, the code');
      const fullname = name;
      const otp = await neev.codeFor(email);
      await page.request.post('/signup', { data: { fullname, email, password, otp } });

      await page.goto('/register?step=forgot');
      await settled(page);
      await inspect(page, 'forgot, the address');
      await page.locator('input[type=email]').first().fill(email);
      await next();
      await page.locator('input[autocomplete=one-time-code]').first().waitFor();
      await inspect(page, 'forgot, the code');
      await page.locator('input[autocomplete=one-time-code]').first().click();
      await page.keyboard.type(await neev.codeFor(email));
      await next();
      await page.locator('input[autocomplete=new-password]').first().waitFor();
      await inspect(page, 'forgot, the new password');
    });
  });
}
