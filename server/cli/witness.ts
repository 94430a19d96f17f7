import { sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import {
  cosignedBytes,
  noteKey,
  readNote,
  signatureLine,
  signs,
  timed,
  vkeyOf,
} from '#domain/evidence/note.ts';
import { sha256, signingKeyOf } from '#server/platform/config/keys/ed25519.ts';
import { keptIn, ownSecret } from './witness/kept.ts';
import { look, type Seen, type Watch } from './witness/look.ts';
import { holdFolder, OwnFault } from './witness/own-files.ts';

// npm runs this in the project's folder; a file's name is meant from where the operator stands.
const here = process.env.INIT_CWD ?? process.cwd();
const words = process.argv.slice(2);
const once = words.includes('--once');

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ''));
const config = z.object({
  name: z
    .string()
    .regex(/^[^\s+]{1,100}$/)
    .optional(),
  dir: z.string().default('neev-witness'),
  everySeconds: z.number().int().min(1).default(600),
  /** Port, of this machine alone, or address and port. */
  listen: z.union([z.number().int(), z.string().regex(/^(\S+:)?\d+$/)]).optional(),
  patience: z.number().int().min(1).default(2),
  logs: z.array(z.object({ url: address, key: z.string().optional() })).default([]),
});

/** @throws OwnFault in a line for who starts it */
function settings() {
  const file = join(here, 'witness.json');
  const wrong = (what: string, error: unknown) => {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const where = issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : 'it is no JSON';
    return new OwnFault(`${what} cannot be used: ${where}`);
  };
  let read: z.infer<typeof config>;
  try {
    read = config.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  } catch (error) {
    throw wrong(file, error);
  }
  const urls = words
    .filter((word) => !word.startsWith('--'))
    .map((word) => {
      const { data: url, error } = address.safeParse(word);
      if (url === undefined) throw wrong(word, error);
      return { url, key: undefined };
    });
  const named = new Map([...urls, ...read.logs].map((log) => [log.url, log]));
  return { ...read, dir: resolve(here, read.dir), logs: [...named.values()] };
}

/** A folder's name of an address: two addresses never share one. */
const folderOf = (url: string): string => encodeURIComponent(url.replace(/^https?:\/\//, ''));

async function watches({ dir, name, patience, logs }: ReturnType<typeof settings>) {
  const own = await ownSecret(dir, name);
  const { privateKey, publicKey } = signingKeyOf(own.seed);
  const key = noteKey(sha256, { name: own.name, key: publicKey, signs: signs.witness });
  const cosign = (note: string): string => {
    const at = Math.floor(Date.now() / 1000);
    const text = readNote(note)?.text ?? '';
    return note + signatureLine(key, timed(at, sign(null, cosignedBytes(text, at), privateKey)));
  };
  const of = logs.map((log): Watch => {
    const folder = keptIn(join(dir, folderOf(log.url)));
    return { url: log.url, key: log.key, folder, patience, cosign };
  });
  return { of, vkey: vkeyOf(key) };
}

const isCaught = ({ state }: Pick<Seen, 'state'>): boolean => state === 'fork' || state === 'rollback';
/** Whether the log, or we ourselves, are not to be relied on. */
const isBad = (seen: Pick<Seen, 'state'>): boolean => isCaught(seen) || seen.state === 'broken';

function say(url: string, { state, origin, size, says }: Seen): void {
  const what = `${origin ?? url}: ${state}${size === undefined ? '' : `, ${size} leaves`}${says ? `; ${says}` : ''}`;
  (isBad({ state }) ? process.stderr : process.stdout).write(`${new Date().toISOString()} ${what}\n`);
}

/** Seconds until a log that is smaller is looked at again, where there is no next round. */
const soon = 3;

async function lookAt(watch: Watch, last: Map<string, Seen>): Promise<void> {
  // Who was caught is caught: the operator of this witness looks at the proof, and starts it again.
  const before = last.get(watch.url);
  if (before && isCaught(before)) return;
  let seen = await look(watch);
  for (; once && seen.state === 'smaller'; seen = await look(watch)) await sleep(soon * 1000);
  last.set(watch.url, seen);
  say(watch.url, seen);
}

/** Tells how the logs are: 500 once one of them is not to be trusted. */
function serve(listen: number | string, last: ReadonlyMap<string, Seen>): Promise<void> {
  const [port, host = '127.0.0.1'] = String(listen)
    .split(/:(?=\d+$)/)
    .reverse();
  const server = createServer((_request, answer) => {
    const all = [...last].map(([url, seen]) => ({ url, ...seen }));
    answer.writeHead(all.some(isBad) ? 500 : 200, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ data: all }));
  });
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) => reject(new OwnFault(`listen ${listen}: ${message}`)));
    if (Number(port) > 65_535) reject(new OwnFault(`listen ${listen}: there is no such port`));
    else server.listen(Number(port), host, () => resolve());
  });
}

/** What a program that started it reads: 1 is about a log, 2 about this witness alone. */
const codeFor = (all: Seen[]): number => (all.some(isCaught) ? 1 : all.some(isBad) ? 2 : 0);

async function run(): Promise<void> {
  const given = settings();
  if (given.logs.length === 0)
    throw new OwnFault('Name a log: npm run witness -- https://neev.example, or logs in witness.json');
  process.once('exit', await holdFolder(given.dir));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  const { of, vkey } = await watches(given);
  process.stdout.write(`This witness signs as ${vkey}\n`);
  const last = new Map<string, Seen>();
  if (given.listen !== undefined && !once) await serve(given.listen, last);
  for (;;) {
    // At once: one that answers slowly keeps no other waiting.
    await Promise.all(of.map((watch) => lookAt(watch, last)));
    const code = codeFor([...last.values()]);
    if (once || (code > 0 && given.listen === undefined)) process.exit(code);
    await sleep(given.everySeconds * 1000);
  }
}

await run().catch((error: unknown) => {
  if (!(error instanceof OwnFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
});
