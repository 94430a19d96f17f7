// What many large pictures at once do to the server: `npm run build && npm run bench:uploads [MAIN.js]`. Each kind has
// 39 megapixels. Peak memory is of the server's process alone, without its database.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { newToken, tokenHash } from '../server/platform/config/keys/secrets.ts';
import { readSettings } from '../server/platform/config/settings/read-settings.ts';
import { openPool } from '../server/platform/database/database.ts';
import { startEmbeddedPostgres } from '../server/platform/database/embedded/embedded-postgres.ts';
import { median, printTable } from './table.ts';

const main = process.argv[2] ?? 'dist/server/main.js';
const atOnce = 24;
const port = '8139';
const address = `http://127.0.0.1:${port}`;
const size = { width: 7200, height: 5400 };

const gradient = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><linearGradient id="g"><stop stop-color="#134"/><stop offset="1" stop-color="#fb7"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="3000" cy="2500" r="1800" fill="#a43"/></svg>`,
);
const drawn = await sharp(gradient, { limitInputPixels: false }).removeAlpha().raw().toBuffer();
const picture = () => sharp(drawn, { raw: { ...size, channels: 3 } });
const kinds: Record<string, Buffer> = {
  jpeg: await picture().jpeg().toBuffer(),
  'jpeg, progressive, turned': await picture()
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer(),
  png: await picture().png().toBuffer(),
  'png, interlaced': await picture().png({ progressive: true }).toBuffer(),
  webp: await picture().webp().toBuffer(),
};

async function start(dataDir: string): Promise<ChildProcess> {
  const { DATABASE_URL: _, ...rest } = process.env;
  const environment = {
    ...rest,
    DATA_DIR: dataDir,
    PORT: port,
    RATE_LIMITS: 'off',
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
  };
  const server = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const words of server.stdout) if (String(words).includes('Neev serves')) break;
  return server;
}

/** A session, without the mail that a sign-up takes. */
async function tokenIn(dataDir: string): Promise<string> {
  const embedded = await startEmbeddedPostgres(readSettings({ DATA_DIR: dataDir }).dataDir, {
    info: () => undefined,
    error: () => undefined,
  });
  const pool = openPool(embedded.connection('neev'), () => undefined);
  const token = newToken();
  await pool.query(
    `with a as (insert into users (fullname, email, password_hash) values ('Bench', 'bench@neev.test', 'none') returning id)
     insert into sessions (token_hash, user_id, expires_at) select $1, id, now() + interval '1 hour' from a`,
    [tokenHash(token)],
  );
  await pool.end();
  await embedded.stop();
  return token;
}

async function upload(bytes: Buffer, token: string): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'a.jpg');
  const answer = await fetch(`${address}/upload`, { method: 'POST', headers: { token }, body });
  await answer.arrayBuffer();
  return answer.status;
}

const memoryOf = async (pid: number | undefined): Promise<number> =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Asks /readyz again and again until it is told to stop. @returns milliseconds of each answer */
async function watchReady(going: { on: boolean }): Promise<number[]> {
  const took: number[] = [];
  while (going.on) {
    const begun = performance.now();
    await (await fetch(`${address}/readyz`)).arrayBuffer();
    took.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return took;
}

async function measure(kind: string, bytes: Buffer) {
  const dataDir = await mkdtemp(join(tmpdir(), 'neev-uploads-'));
  const server = await start(dataDir);
  const token = await tokenIn(dataDir);
  const before = await memoryOf(server.pid);
  const going = { on: true };
  const ready = watchReady(going);
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: atOnce }, () => upload(bytes, token)));
  const seconds = (performance.now() - begun) / 1000;
  going.on = false;
  const took = await ready;
  const row = {
    [`${atOnce} at once`]: kind,
    MB: bytes.length / 1e6,
    kept: answers.filter((status) => status === 201).length,
    'asked again': answers.filter((status) => status === 503).length,
    seconds,
    'idle MB': Math.round(before),
    'peak MB': Math.round(await memoryOf(server.pid)),
    'ready ms, median': median(took),
    'ready ms, most': Math.max(...took),
  };
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('close', resolve));
  await rm(dataDir, { recursive: true, force: true });
  return row;
}

const rows: Awaited<ReturnType<typeof measure>>[] = [];
for (const [kind, bytes] of Object.entries(kinds)) rows.push(await measure(kind, bytes));
printTable(`Uploads of 39 megapixels (${main})`, rows);
