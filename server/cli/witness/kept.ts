import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fromBase64, toBase64 } from '#domain/evidence/base64.ts';
import { grown, rootOver } from '#domain/evidence/tree.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';

const edge = z.array(z.string().transform((text): Uint8Array => fromBase64(text) ?? new Uint8Array()));
const written = z.object({
  no: z.number(),
  origin: z.string(),
  /** The log's key, as notes write it. */
  key: z.string(),
  size: z.number(),
  edge,
  /** The last note, as the log gave it and with our signature. */
  note: z.string(),
  cosigned: z.string(),
  /** How often in a row the log was smaller. */
  smaller: z.number(),
});

/** What a witness knows of a log. */
export type Kept = z.infer<typeof written>;

export const rootIn = ({ edge }: Pick<Kept, 'edge'>): Uint8Array => rootOver(sha256, edge);

const missing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (missing(error)) return undefined;
    throw error;
  }
}

async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.next`, text, { mode: 0o600, flush: true });
  await rename(`${file}.next`, file);
}

/** The folder in which a witness keeps what it knows of one log. */
export function keptIn(dir: string) {
  const state = join(dir, 'state.json');
  const leavesOf = (no: number): string => join(dir, `log-${no}.leaves`);
  return {
    async read(): Promise<Kept | undefined> {
      const text = await textOf(state);
      return text === undefined ? undefined : written.parse(JSON.parse(text));
    },
    async save(kept: Kept): Promise<void> {
      await mkdir(dir, { recursive: true });
      await replace(state, `${JSON.stringify({ ...kept, edge: kept.edge.map(toBase64) }, null, 2)}\n`);
    },
    /** Lays leaves behind those that were saved: what a round that broke off left behind is written over. */
    async lay(no: number, size: number, hashes: readonly Uint8Array[]): Promise<void> {
      await mkdir(dir, { recursive: true });
      const file = await open(leavesOf(no), 'a+').then(async (made) => {
        await made.close();
        return open(leavesOf(no), 'r+');
      });
      try {
        await file.truncate(size * 32);
        await file.write(Buffer.concat(hashes), 0, null, size * 32);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    /** The root that a log had at a size; undefined where so many of its leaves are not kept. */
    async rootAt(no: number, size: number): Promise<Uint8Array | undefined> {
      const bytes = await readFile(leavesOf(no)).catch(() => Buffer.alloc(0));
      if (bytes.length < size * 32) return undefined;
      const hashes = Array.from({ length: size }, (_, at) => bytes.subarray(at * 32, at * 32 + 32));
      return rootOver(sha256, grown(sha256, { size: 0, edge: [] }, hashes).edge);
    },
    /** Two notes that cannot both be true. @returns where they lie */
    async prove(what: string, notes: Record<string, string>): Promise<string> {
      const place = join(dir, `proof-${what}-${new Date().toISOString().replace(/[:.]/g, '-')}`);
      await mkdir(place, { recursive: true });
      for (const [name, note] of Object.entries(notes))
        await writeFile(join(place, name), note, { flush: true });
      return place;
    },
  };
}
export type Folder = ReturnType<typeof keptIn>;

const secret = z.object({ name: z.string(), seed: z.string() });

/** Our own key, made once; a name that is given takes the place of a made one. */
export async function ownSecret(dir: string, given: string | undefined) {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, 'key.json');
  const text = await textOf(file);
  const before = text === undefined ? undefined : secret.parse(JSON.parse(text));
  const made = randomBytes(4).toString('hex');
  const own = {
    name: given ?? before?.name ?? `witness-${made}`,
    seed: before?.seed ?? randomBytes(32).toString('base64'),
  };
  if (own.name !== before?.name || !before) await replace(file, `${JSON.stringify(own)}\n`);
  return { name: own.name, seed: Buffer.from(own.seed, 'base64') };
}
