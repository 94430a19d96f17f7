import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kindCategories, productTypes } from '#contract/marketplace/categories.ts';
import { type ProviderKind, providerKinds } from '#contract/marketplace/kinds.ts';
import { demoAdminEmail } from '#server/features/accounts/sessions/admins.rules.ts';
import { forgetCallers } from '#server/features/accounts/sessions/find-caller.rules.ts';
import { isPassword } from '#server/features/accounts/sessions/passwords.rules.ts';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import { findPin } from '#server/platform/geo/pin-places.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { machineTexts } from './data/machines.ts';
import { communities } from './data/names.ts';
import portraits from './data/portraits.json' with { type: 'json' };
import { towns } from './data/towns.ts';
import { demoSeed, fillDemoOnce } from './demo.ts';
import { makeDemoData } from './demo-data.ts';

const now = new Date('2025-03-04T05:06:07Z');
const data = makeDemoData(1, now);
const of = (kind: ProviderKind) => data.providers.filter((provider) => provider.kind === kind);

test('The same seed makes the same demo', () => {
  expect(makeDemoData(1, now)).toEqual(data);
  expect(makeDemoData(2, now).providers[0]).not.toEqual(data.providers[0]);
});

test('Some 400 providers live across 40 Indian towns, with some 160 tools and 80 machines', () => {
  expect(providerKinds.map((kind) => of(kind).length)).toEqual([190, 60, 60, 50, 40]);
  expect(new Set(data.providers.map(({ address }) => address)).size).toBe(40);
  expect(data.products.length).toBeGreaterThan(220);
  expect(data.products.length).toBeLessThan(260);
});

test('Every category of every kind has somebody, and every product type something', () => {
  for (const kind of providerKinds) {
    expect(new Set(of(kind).map(({ category }) => category))).toEqual(
      new Set(kindCategories[kind].length > 0 ? kindCategories[kind] : ['']),
    );
  }
  expect(new Set(data.products.map(({ category }) => category))).toEqual(
    new Set([...productTypes, ...Object.keys(machineTexts)]),
  );
});

test('Demo records say so, their addresses end in .invalid and their phones begin with 00000', () => {
  for (const row of [...data.users, ...data.providers, ...data.products]) expect(row.demo).toBe(true);
  for (const { email } of data.users) expect(email).toMatch(/^[a-z0-9.]+@demo\.neev\.invalid$/);
  for (const { phone } of data.providers) expect(phone).toMatch(/^00000\d{5}$/);
  expect(new Set(data.users.map(({ email }) => email)).size).toBe(data.users.length);
});

test('Every PIN of the demo is known, and in the town that it stands for', () => {
  for (const { city, pins } of towns)
    for (const pin of pins) expect(findPin(pin)).toMatchObject({ place: city });
  for (const { pin } of data.providers) expect(findPin(pin ?? '')).toBeDefined();
});

test('Ages, experience and prices are plausible', () => {
  for (const { age, experience, price, kind } of data.providers) {
    if (age != null) expect(age).toBeGreaterThanOrEqual(19);
    if (age != null) expect(age).toBeLessThanOrEqual(62);
    if (age != null) expect(experience).toBeLessThanOrEqual(age - 17);
    if (kind !== 'provider') expect(price).toBeGreaterThanOrEqual(300);
    if (kind === 'worker') expect(price).toBeLessThanOrEqual(1700);
  }
  const share = (count: number) => count / data.providers.length;
  expect(share(data.providers.filter(({ available }) => available).length)).toBeCloseTo(0.78, 1);
  expect(share(data.providers.filter(({ verified }) => verified).length)).toBeCloseTo(0.84, 1);
});

test('The first cards of every list are like the whole list: most verified and free, not all', () => {
  const shown = makeDemoData(demoSeed, now);
  const lists = providerKinds.map((kind) => shown.providers.filter((provider) => provider.kind === kind));
  for (const list of [...lists, shown.products]) {
    const newest = [...list]
      .sort((one, other) => Number(other.created_at) - Number(one.created_at))
      .slice(0, 12);
    for (const flag of ['verified', 'available'] as const) {
      const having = newest.filter((row) => row[flag]).length;
      expect(having).toBeGreaterThanOrEqual(7);
    }
    expect(newest.every(({ verified, available }) => verified && available)).toBe(false);
  }
});

test('Nothing was made in the future or more than 301 days ago', () => {
  for (const row of [...data.providers, ...data.products, ...data.projects]) {
    const days = (now.getTime() - new Date(row.created_at ?? 0).getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(301);
  }
});

test('Projects that a drawing can show have it, and each drawing is there', () => {
  const pictures = data.projects.flatMap((project) => project.pictures ?? []);
  expect(pictures.length).toBeGreaterThan(30);
  for (const address of new Set(pictures))
    expect(existsSync(join(projectRoot(), 'web/public', address)), address).toBe(true);
});

test('A portrait fits: a woman’s name, a woman’s picture', () => {
  const womensNames = new Set(Object.values(communities).flatMap(({ women }) => women.split(' ')));
  const mensNames = new Set(Object.values(communities).flatMap(({ men }) => men.split(' ')));
  const women = data.users.filter(({ profile_pic }) =>
    portraits.some(({ file, gender }) => gender === 'woman' && profile_pic?.endsWith(`/${file}`)),
  );
  expect(women.length).toBeGreaterThan(60);
  for (const user of data.users) {
    const names = women.includes(user) ? womensNames : mensNames;
    expect(names).toContain(user.fullname.split(' ')[0]);
  }
  for (const { file } of portraits)
    expect(existsSync(join(projectRoot(), 'web/public/drawings/portraits', file))).toBe(true);
});

test('Who leads a crew is drawn as on the site', () => {
  const dressed = portraits.filter((one) => 'dressed' in one).map(({ file }) => file);
  const leaders = data.providers.filter(({ kind }) => kind === 'groupWorker');
  expect(leaders.length).toBeGreaterThan(50);
  for (const { profile_pic } of leaders) expect(dressed).toContain(profile_pic?.split('/').at(-1));
});

const neev = useTestApp({ DEMO_DATA: 'on' });
const countOf = async (table: 'users' | 'providers' | 'products' | 'projects') =>
  (await neev.services.db.selectFrom(table).selectAll().execute()).length;

test('An empty database is filled once, also by two processes at once, and the text tells how to log in', async () => {
  const [first, second] = await Promise.all([fillDemoOnce(neev.services), fillDemoOnce(neev.services)]);
  expect(first).toBe(second);
  expect(await fillDemoOnce(neev.services)).toBe(first);
  expect(await countOf('providers')).toBe(400);
  const file = join(neev.services.settings.dataDir, 'demo-accounts.txt');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines.map((line) => line.split(/\s+/)[0])).toEqual(['customer', ...providerKinds, 'admin']);
  for (const line of lines) {
    const [, email = '', password = ''] = line.split(/\s+/);
    const { password_hash } = await neev.services.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await isPassword(password_hash, password)).toBe(true);
  }
});

test('A database that holds anybody is left alone', async () => {
  await neev.loginAs();
  expect(await fillDemoOnce(neev.services)).toBe('');
  expect(await countOf('users')).toBe(1);
});

test('A demo is found by search and place like what people enter', async () => {
  await fillDemoOnce(neev.services);
  const somebody = await neev.loginAs();
  const found = await neev.call('GET', '/getAllWorkers?q=mistri&near=400001&radiusKm=60', { as: somebody });
  expect(found.status).toBe(200);
  expect(found.body.total).toBeGreaterThan(0);
  const products = await neev.call('GET', '/getProducts?q=tile%20cutter', { as: somebody });
  expect(products.body.total).toBeGreaterThan(5);
});

test('On a public address the demo has no admin, and one that was made on a loopback address is shut out', async () => {
  const { settings } = neev.services;
  const shown = { ...neev.services, settings: { ...settings, demoAdmin: false } };
  const text = await fillDemoOnce(shown);
  expect(text).toContain('customer@demo.neev.invalid');
  expect(text).not.toMatch(/admin/i);
  const admins = await neev.services.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', demoAdminEmail)
    .execute();
  expect(admins).toEqual([]);
});

test('The demo’s admin of a loopback address can no longer log in, nor act, once the address is public', async () => {
  const text = await fillDemoOnce(neev.services);
  const password = /^admin +\S+ +(\S+)$/m.exec(text)?.[1] ?? '';
  const login = { email: demoAdminEmail, password };
  const inside = await neev.call('POST', '/login', { body: { ...login, admin: true } });
  expect(inside.status).toBe(200);
  const as = { userId: inside.body.user._id, email: demoAdminEmail, token: inside.body.auth };
  expect((await neev.call('GET', '/me', { as })).status).toBe(200);
  const { settings } = neev.services;
  try {
    // The calls hold these very settings: a start on a public address reads them so.
    settings.demoAdmin = false;
    forgetCallers(as.userId);
    expect((await neev.call('GET', '/me', { as })).status).toBe(401);
    for (const admin of [true, false])
      expect((await neev.call('POST', '/login', { body: { ...login, admin } })).status).toBe(401);
    expect(await fillDemoOnce(neev.services)).not.toContain(password);
  } finally {
    settings.demoAdmin = true;
    forgetCallers(as.userId);
  }
});

test('Where the file with the passwords is gone, the start says so', async () => {
  await fillDemoOnce(neev.services);
  const file = join(neev.services.settings.dataDir, 'demo-accounts.txt');
  const text = await readFile(file, 'utf8');
  const moved = {
    ...neev.services,
    settings: { ...neev.services.settings, dataDir: join(file, 'elsewhere') },
  };
  expect(await fillDemoOnce(moved)).toMatch(/passwords stood in demo-accounts.txt/);
  await writeFile(file, text);
});
