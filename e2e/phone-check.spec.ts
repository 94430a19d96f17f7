import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { messages as bn } from '#web/shared/i18n/messages/bn/ledger.ts';
import { messages as en } from '#web/shared/i18n/messages/en/ledger.ts';
import { messages as voice } from '#web/shared/i18n/messages/en/voice.ts';
import { messages as hi } from '#web/shared/i18n/messages/hi/ledger.ts';
import { messages as mr } from '#web/shared/i18n/messages/mr/ledger.ts';
import { messages as ta } from '#web/shared/i18n/messages/ta/ledger.ts';
import { messages as te } from '#web/shared/i18n/messages/te/ledger.ts';
import { expect, type Neev, test } from './support/fixtures.ts';
import { anOperator, type Operator, type Row } from './support/operator.ts';
import { enter } from './support/people.ts';

// Who owns the database and all keys rewrites a book that two phones have seen: each phone says it by itself, and names
// the line. The book is the demo's of a customer and a worker, with three lines more that their phones sign.
test.describe.configure({ timeout: 300_000 });

let operator: Operator;
let customer: Page;
let worker: Page;
let id: string;

async function sit(browser: Browser, neev: Neev, who: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: neev.address })).newPage();
  await enter(page, neev, who);
  return page;
}

const seal = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
async function open(page: Page): Promise<void> {
  await page.goto(`/hajriBook?id=${id}`);
  await page.locator('details summary').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function pay(page: Page, amount: number): Promise<void> {
  await page.getByRole('button', { name: en.addMoney, exact: true }).click();
  await page.locator('dialog[open]').getByLabel(en.amount).fill(String(amount));
  await page.getByRole('button', { name: en.save, exact: true }).click();
  await expect(page.getByText(amount.toLocaleString('en-IN')).first()).toBeVisible();
  await expect(page.getByText(en.unsentHint(1))).toHaveCount(0);
}

async function bothSay(sentence: string): Promise<void> {
  for (const page of [customer, worker]) {
    await open(page);
    await expect(seal(page)).toContainText(sentence);
  }
}
async function bothAreSilent(): Promise<void> {
  for (const page of [customer, worker]) {
    await open(page);
    await expect(seal(page)).toHaveCount(0);
  }
}

/** As if an hour had passed since the log was asked. */
const anHourLater = async (page: Page): Promise<void> =>
  void (await page.evaluate(`new Promise((done) => {
    indexedDB.open('neev-books').onsuccess = ({ target: { result } }) => {
      const change = result.transaction('books', 'readwrite');
      const store = change.objectStore('books');
      store.openCursor().onsuccess = ({ target: { result: at } }) => {
        if (!at) return;
        if (at.key.startsWith('asked:')) at.update({ ...at.value, tried: 0 });
        at.continue();
      };
      change.oncomplete = () => { result.close(); done(true); };
    };
  })`));
async function logIsAskedAgain(): Promise<void> {
  await anHourLater(customer);
  await anHourLater(worker);
}

const isOf = (amount: number) => (row: Row) => (row.body as { amount?: number }).amount === amount;
const changed = (amount: number, to: Partial<Row>) => (rows: Row[]) =>
  rows.map((row) => (isOf(amount)(row) ? { ...row, ...to } : row));
const unsigned = { sig: null, device: null, device_name: null, n: null, seen_seq: null, seen_hash: null };
const body = { sort: 'wage', to: 'provider', amount: 7777, on: '2026-11-27', how: 'cash' };
const lieOf = (row: Row): Row =>
  ({ ...row, ...unsigned, id: randomUUID(), client_id: randomUUID(), body }) as Row;

/** Two phones in one book, which the log has, and both have seen. */
async function begin(browser: Browser, neev: Neev): Promise<void> {
  operator = await anOperator(neev);
  [customer, worker] = [await sit(browser, neev, 'customer'), await sit(browser, neev, 'worker')];
  const headers = { token: String(await worker.evaluate("localStorage.getItem('token')")) };
  const bookings = await worker.request.get('/bookings?as=provider&status=under_way', { headers });
  id = (await bookings.json()).data[0]._id;
  for (const [page, amount] of [
    [customer, 5000],
    [worker, 4100],
    [customer, 3300],
  ] as const) {
    await open(page);
    await pay(page, amount);
  }
  await operator.checkpoint();
  await bothAreSilent();
  await logIsAskedAgain();
  await bothAreSilent();
  await operator.keep();
}

const attacks: [string, (rows: Row[]) => Row[], string][] = [
  [
    'alters a sum',
    changed(5000, { body: { ...body, amount: 500 } as never }),
    en.brokenDiffers('Advance ₹5,000'),
  ],
  ['drops a line', (rows) => rows.filter((row) => !isOf(5000)(row)), en.brokenLacks('Advance ₹5,000')],
  ['drops the tail', (rows) => rows.slice(0, -1), en.brokenLacks('Advance ₹3,300')],
  [
    'puts a line in',
    (rows) => rows.flatMap((row) => (isOf(5000)(row) ? [lieOf(row), row] : [row])),
    en.brokenAdded('Wage ₹7,777'),
  ],
  [
    'moves a line',
    (rows) => [...rows.filter((row) => !isOf(900)(row)), ...rows.filter(isOf(900))],
    en.brokenDiffers('Advance ₹900'),
  ],
  ['back-dates', changed(5000, { said_at: new Date('2026-11-01') }), en.brokenDiffers('Advance ₹5,000')],
  ['takes a signature off', changed(5000, { sig: null }), en.brokenDiffers('Advance ₹5,000')],
  ['takes the phone away', changed(5000, unsigned), en.brokenDiffers('Advance ₹5,000')],
];

function aKey(): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const parts = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat(parts).toString('base64url');
}

/** A line at the end that nobody wrote, in the name of who wrote the last one: only that phone can know. */
async function addsInTheirName(): Promise<void> {
  await operator.rewrite(id, (rows) => [...rows, ...rows.slice(-1).map(lieOf)]);
  await open(worker);
  await expect(seal(worker)).toHaveCount(0);
  await open(customer);
  await expect(seal(customer)).toContainText(en.unwritten);
  await expect(seal(customer)).toContainText('Wage ₹7,777');
  await customer.reload();
  await seal(customer).getByRole('button', { name: en.iWrote }).click();
  await expect(seal(customer)).toHaveCount(0);
  await open(customer);
  await expect(seal(customer)).toHaveCount(0);
}

/** What a phone says that sees the book for the first time. */
async function newPhoneSays(browser: Browser, neev: Neev, sentence: string | undefined): Promise<void> {
  const page = await sit(browser, neev, 'worker');
  await open(page);
  if (sentence) await expect(seal(page)).toContainText(sentence);
  else await expect(seal(page)).toHaveCount(0);
  await page.context().close();
}

async function logAttacks(): Promise<void> {
  await operator.remakeLog();
  await logIsAskedAgain();
  await bothSay('Neev’s log is not the one that this phone saw on');
  await operator.putBack();
  await operator.restored();
  await logIsAskedAgain();
  await bothAreSilent();
  await operator.putBack();
}

async function languages(): Promise<void> {
  await operator.rewrite(id, (rows) => rows.slice(0, -1));
  for (const [language, words] of Object.entries({ en, hi, mr, bn, ta, te })) {
    await worker.evaluate(`localStorage.setItem('neev:language', '${language}')`);
    await open(worker);
    await expect(seal(worker)).toContainText(words.brokenLacks('§').split('§')[0] ?? '§');
    await expect(seal(worker)).toContainText('3,300');
  }
  await worker.goto('/voice');
  await worker.getByRole('button', { name: 'English', exact: true }).click();
  await expect(worker.getByRole('heading', { name: voice.say.bookChanged })).toBeVisible();
  await expect(worker.getByText('₹3,300')).toBeVisible();
  await worker.getByRole('button', { name: voice.say.next, exact: true }).click();
  await expect(worker.getByRole('heading', { name: voice.say.whatToDo })).toBeVisible();
}

/** One line is gone, and so is every session: a phone remembers past the end of its session. */
async function allSessionsEnd(neev: Neev): Promise<void> {
  await operator.db.deleteFrom('sessions').execute();
  for (const [page, who] of [
    [customer, 'customer'],
    [worker, 'worker'],
  ] as const) {
    // The server remembers its callers for some seconds (docs/decisions/0005-callers-are-remembered.md).
    await expect(async () => {
      await page.goto(`/hajriBook?id=${id}`);
      await expect(page).toHaveURL(/register/, { timeout: 2000 });
    }).toPass();
    await enter(page, neev, who);
  }
  await bothSay(en.brokenLacks('Advance ₹3,300').replace(/\.$/, ''));
}

async function restoredWithLoss(): Promise<void> {
  await operator.restored();
  await open(worker);
  await expect(seal(worker)).toContainText(en.lostOthers);
  await expect(seal(worker)).toContainText('₹3,300');
  await open(customer);
  await customer.getByRole('button', { name: en.sendLost }).click();
  await expect(seal(customer)).toHaveCount(0);
  await bothAreSilent();
}

/** One phone, two tabs, both without a line: each line is taken once, signed, under a count of its own. */
async function twoTabs(): Promise<void> {
  const other = await customer.context().newPage();
  const tabs = [customer, other];
  for (const tab of tabs) await open(tab);
  await customer.context().setOffline(true);
  for (const [at, tab] of tabs.entries()) {
    await tab.getByRole('button', { name: en.addMoney, exact: true }).click();
    await tab
      .locator('dialog[open]')
      .getByLabel(en.amount)
      .fill(String(210 + at));
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: en.save, exact: true }).click()));
  await expect(other.getByText(en.unsentHint(2))).toBeVisible();
  await customer.context().setOffline(false);
  for (const tab of tabs)
    await expect(tab.getByText(/waits? on this device/)).toHaveCount(0, { timeout: 30_000 });
  const lines = await operator.db
    .selectFrom('ledger_entries')
    .select(['device', 'n', 'sig', 'body'])
    .where('book_id', '=', id)
    .execute();
  const both = lines.filter((line) => [210, 211].includes((line.body as { amount?: number }).amount ?? 0));
  expect(both.map(({ sig }) => sig !== null)).toEqual([true, true]);
  expect(new Set(both.map(({ device, n }) => `${device} ${n}`)).size).toBe(2);
  await other.close();
  await bothAreSilent();
}

async function operatorDoes(these: typeof attacks): Promise<void> {
  for (const [what, attack, sentence] of these)
    await test.step(what, async () => {
      await operator.rewrite(id, attack);
      await bothSay(sentence.replace(/\.$/, ''));
      await operator.putBack();
    });
  await bothAreSilent();
}

test('A line that the operator alters, both phones name by themselves; two tabs of one phone sign in turn', async ({
  browser,
  neev,
}) => {
  await begin(browser, neev);
  await operatorDoes(attacks.slice(0, 1));
  await test.step('two tabs', twoTabs);
  await test.step('a line in their name', addsInTheirName);
  await operator.end();
});

test('What else the operator does to a book, both phones say by themselves, and name the line', {
  tag: '@long',
}, async ({ browser, neev }) => {
  await begin(browser, neev);
  await operatorDoes(attacks.slice(1));
  await test.step('a new phone', () => newPhoneSays(browser, neev, undefined));
  await test.step('another key under the phone’s name', async () => {
    await operator.rewrite(id, (rows) =>
      rows.map((row) =>
        'key' in Object(row.body) ? { ...row, body: { ...Object(row.body), key: aKey() } } : row,
      ),
    );
    await newPhoneSays(browser, neev, en.brokenDiffers('Advance ₹5,000').replace(/\.$/, ''));
    await operator.putBack();
  });
  await test.step('another log', logAttacks);
  await test.step('in six languages', languages);
  await test.step('all sessions end', () => allSessionsEnd(neev));
  await test.step('a restore that lost a line', restoredWithLoss);
  await operator.end();
});
