import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { startProduct } from './product.ts';

/** The built product, as the tests reach it. */
export interface Neev {
  address: string;
  dataDir: string;
  /** Log-ins of the demo, by who they are: 'customer', the provider kinds, 'admin'. */
  accounts: Record<string, { email: string; password: string }>;
  /** The newest code mailed to this address. */
  /** The newest that went to an e-mail or, by SMS, to a phone. */
  codeFor(address: string): Promise<string>;
  /** All that was mailed to this address, or texted to this phone, newest first. */
  mailsTo(address: string): Promise<string[]>;
}

const adminEmail = 'owner@neev.test';

/** Lines like `customer  a@b.invalid  password`. */
async function readAccounts(dataDir: string): Promise<Neev['accounts']> {
  const file = join(dataDir, 'demo-accounts.txt');
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  return Object.fromEntries(
    lines
      .filter((words) => words.length === 3)
      .map(([who = '', email = '', password = '']) => [who, { email, password }]),
  );
}

/** Devanagari travels as base64. */
function decoded(mail: string): string {
  const [head = '', text = ''] = mail.split(/\r?\n\r?\n/, 2);
  if (/^content-transfer-encoding: base64$/im.test(head))
    return `${head}\n\n${Buffer.from(text, 'base64').toString('utf8')}`;
  return mail.replace(/=\r?\n/g, '');
}

async function mailsTo(outbox: string, address: string): Promise<string[]> {
  // One that is being written has a dot before its name, and another name a moment later.
  const names = (await readdir(outbox)).filter((name) => /^[^.].*\.(eml|sms\.txt)$/.test(name)).sort();
  const mails = await Promise.all(names.reverse().map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.map(decoded).filter((mail) => mail.includes(address));
}

async function newestCode(outbox: string, address: string): Promise<string> {
  for (const mail of await mailsTo(outbox, address)) {
    const code = mail.match(/^[0-9A-Z]{6}$/m)?.[0];
    if (code) return code;
  }
  throw new Error(`no code went to ${address}`);
}

export async function neevAt(address: string, dataDir: string): Promise<Neev> {
  return {
    address,
    dataDir,
    accounts: await readAccounts(dataDir),
    codeFor: (address) => newestCode(join(dataDir, 'outbox'), address),
    mailsTo: (address) => mailsTo(join(dataDir, 'outbox'), address),
  };
}

/** What the page's policy refuses stands on no console where a script caught it. */
const tellRefused = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  console.error('refused', effectiveDirective, blockedURI));`;

/** A refused call, a line that is cut (of the service worker's own file, too): what some tests are about. The browser always notes them. */
const noted =
  /Failed to load resource|WebSocket connection to .* failed|unknown error occurred when fetching the script/;

/** Every word on the console, and every error, of every page of this context. */
async function watchConsole(context: BrowserContext, said: string[]): Promise<void> {
  await context.addInitScript(tellRefused);
  context.on('console', (message) => {
    if (!noted.test(message.text())) said.push(message.text());
  });
  context.on('weberror', (error) => said.push(String(error.error())));
}

interface WorkerFixtures {
  neev: Neev;
  /** 'off' for most tests: many people of theirs come from one address. */
  rateLimits: 'on' | 'off';
}

export const test = base.extend<{ consoleStaysEmpty: undefined; nobodyStays: undefined }, WorkerFixtures>({
  rateLimits: ['off', { scope: 'worker', option: true }],
  neev: [
    async ({ rateLimits }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'neev-e2e-'));
      const server = await startProduct({
        DATA_DIR: dataDir,
        RATE_LIMITS: rateLimits,
        ADMIN_EMAILS: adminEmail,
      });
      await use(await neevAt(server.address, dataDir));
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    // A first start makes a database and the demo: on a busy machine that takes its time.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ neev }, use) => use(neev.address),
  consoleStaysEmpty: [
    async ({ browser, context }, use) => {
      const said: string[] = [];
      await watchConsole(context, said);
      // The second person of a test has a browser context of their own.
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (...options) => {
        const other = await newContext(...options);
        await watchConsole(other, said);
        return other;
      };
      await use(undefined);
      browser.newContext = newContext;
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
  // Whose browser stays open is Online in the tests that follow.
  nobodyStays: [
    async ({ browser, context }, use) => {
      await use(undefined);
      for (const other of browser.contexts()) if (other !== context) await other.close();
    },
    { auto: true },
  ],
});

export { expect };
