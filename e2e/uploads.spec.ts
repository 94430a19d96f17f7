import { randomBytes } from 'node:crypto';
import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { neevAt } from './support/fixtures.ts';
import { makeMember } from './support/members.ts';
import { type OwnDatabase, startOwnDatabase } from './support/own-database.ts';
import { type Product, startProduct } from './support/product.ts';

let database: OwnDatabase;
test.beforeAll(async () => {
  database = await startOwnDatabase();
});
test.afterAll(() => database.remove());

/** The data folder lies in it, and so does what the product would leave in the system's temporary folder. */
const world = () => dirname(database.folder);
const serve = () =>
  startProduct({
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    SECRET_KEY: 'only for tests of uploads, and long enough',
    RATE_LIMITS: 'off',
    TMPDIR: world(),
  });

/** What somebody slow has sent of an ID picture so far; the rest never comes. */
const sent = randomBytes(256 * 1024);

function sendSlowly({ port }: Product, token: string): ClientRequest {
  const headers = { token, 'content-type': 'multipart/form-data; boundary=b' };
  const sending = request({ host: '127.0.0.1', port, path: '/upload', method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write('--b\r\ncontent-disposition: form-data; name="private"\r\n\r\ntrue\r\n');
  sending.write('--b\r\ncontent-disposition: form-data; name="file"; filename="id.jpg"\r\n');
  sending.write('content-type: image/jpeg\r\n\r\n');
  sending.write(sent);
  return sending;
}

/** The files without a name that the process holds open. */
async function nameless({ pid }: Product): Promise<string[]> {
  const folder = `/proc/${pid}/fd`;
  const found: string[] = [];
  for (const handle of await readdir(folder)) {
    const where = await readlink(join(folder, handle)).catch(() => '');
    if (where.startsWith(world()) && where.endsWith('(deleted)')) found.push(join(folder, handle));
  }
  return found;
}

async function longest(files: string[]): Promise<number> {
  return Math.max(0, ...(await Promise.all(files.map(async (file) => (await stat(file)).size))));
}

/** The files with a name, beside the database's own. */
async function named(): Promise<string[]> {
  const entries = await readdir(world(), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => !file.startsWith(join(world(), 'database')));
}

test('While an ID picture comes in slowly no file holds a word of it, and nothing is left after kill -9', async () => {
  // Files without a name can be seen only where /proc lists what a process holds open.
  test.skip(process.platform !== 'linux', 'looks into /proc');
  const product = await serve();
  const { token } = await makeMember(await neevAt(product.address, database.folder), 'Asha Slow');
  const before = await named();
  const sending = sendSlowly(product, token);
  const incoming = join(database.folder, 'incoming');
  try {
    await expect.poll(async () => longest(await nameless(product))).toBeGreaterThan(128 * 1024);
    const word = sent.subarray(0, 32);
    for (const file of [...(await named()), ...(await nameless(product))])
      expect((await readFile(file)).includes(word), file).toBe(false);
    expect(await readdir(incoming)).toEqual([]);
    expect((await stat(incoming)).mode & 0o777).toBe(0o700);
  } finally {
    await product.kill();
    sending.destroy();
  }
  const again = await serve();
  expect(await named()).toEqual(before);
  await again.stop();
});
