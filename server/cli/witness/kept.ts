import { randomBytes } from 'node:crypto';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { fromBase64, sameBytes, toBase64 } from '#domain/evidence/base64.ts';
import { readCheckpoint, readNote } from '#domain/evidence/note.ts';
import { grown, rootOver, type TreeHead } from '#domain/evidence/tree.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';
import { OwnFault, own, replace, textOf } from './own-files.ts';

const bytesAtOnce = 32 * 65_536;

/** Hashes of a file, some at a time, to the end of those that are whole. */
async function* hashesIn(file: string): AsyncGenerator<Uint8Array[]> {
  const from = await open(file, 'r').catch(() => undefined);
  if (!from) return;
  try {
    const bytes = Buffer.alloc(bytesAtOnce);
    for (let at = 0; ; at += bytesAtOnce) {
      const { bytesRead } = await from.read(bytes, 0, bytesAtOnce, at);
      const count = Math.floor(bytesRead / 32);
      yield Array.from({ length: count }, (_, place) =>
        Buffer.from(bytes.subarray(place * 32, place * 32 + 32)),
      );
      if (bytesRead < bytesAtOnce) return;
    }
  } finally {
    await from.close();
  }
}

/** Lays leaves behind those of a size: what a round that broke off left behind is written over. */
async function layLeaves(name: string, size: number, hashes: readonly Uint8Array[]): Promise<void> {
  await own(name, async () => {
    await mkdir(dirname(name), { recursive: true });
    await (await open(name, 'a')).close();
    const file = await open(name, 'r+');
    try {
      await file.truncate(size * 32);
      await file.write(Buffer.concat(hashes), 0, null, size * 32);
      await file.sync();
    } finally {
      await file.close();
    }
  });
}

/** The root at a size; undefined where the leaves are not those that were signed. */
async function rootAtSize(name: string, size: number, signed: TreeHead): Promise<Uint8Array | undefined> {
  let tree = { size: 0, edge: [] as Uint8Array[] };
  const root = () => rootOver(sha256, tree.edge);
  let found = size === 0 ? root() : undefined;
  for await (const hashes of hashesIn(name))
    for (const stop of [size, signed.size]) {
      if (stop <= tree.size) continue;
      tree = grown(sha256, tree, hashes.splice(0, stop - tree.size));
      if (tree.size === size) found = root();
    }
  return tree.size === signed.size && sameBytes(root(), signed.root) ? found : undefined;
}

const edge = z.array(z.string().transform((text): Uint8Array => fromBase64(text) ?? new Uint8Array()));
const written = z.object({
  no: z.number().int().min(1),
  origin: z.string(),
  /** The log's key, as notes write it. */
  key: z.string(),
  size: z.number().int().min(0),
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

/** @throws OwnFault where it is not whole: half a memory would accuse who is innocent */
function readKept(file: string, text: string): Kept {
  try {
    const kept = written.parse(JSON.parse(text));
    const signed = readCheckpoint(readNote(kept.note)?.text ?? '');
    if (signed?.size === kept.size && sameBytes(signed.root, rootIn(kept))) return kept;
  } catch {
    // Said below.
  }
  throw new OwnFault(`${file} is not whole: put it back, or take the folder away and compare the key anew`);
}

/** The folder in which a witness keeps what it knows of one log. */
export function keptIn(dir: string) {
  const state = join(dir, 'state.json');
  const leavesIn = (no: number): string => join(dir, `log-${no}.leaves`);
  const cardsIn = join(dir, 'cards.jwt');
  const noteIn = (no: number): string => join(dir, `log-${no}.note`);
  /** What was signed last of a log, also of one that has ended. */
  async function signedOf(no: number): Promise<TreeHead | undefined> {
    return readCheckpoint(readNote((await textOf(noteIn(no))) ?? '')?.text ?? '');
  }
  return {
    async read(): Promise<Kept | undefined> {
      const text = await textOf(state);
      return text === undefined ? undefined : readKept(state, text);
    },
    async save(kept: Kept): Promise<void> {
      await own(dir, () => mkdir(dir, { recursive: true }));
      await replace(noteIn(kept.no), kept.cosigned);
      await replace(state, `${JSON.stringify({ ...kept, edge: kept.edge.map(toBase64) }, null, 2)}\n`);
    },
    lay: (no: number, size: number, hashes: readonly Uint8Array[]): Promise<void> =>
      layLeaves(leavesIn(no), size, hashes),
    /** The root that a log had at a size; undefined where so many of its leaves are not kept as they were signed. */
    async rootAt(no: number, size: number): Promise<Uint8Array | undefined> {
      const signed = await signedOf(no);
      return signed && size <= signed.size ? rootAtSize(leavesIn(no), size, signed) : undefined;
    },
    /** How many of a log's leaves another log has not: heads that were never seen before. */
    async strangersOf(no: number, before: number): Promise<number> {
      const known = new Set<string>();
      for await (const hashes of hashesIn(leavesIn(before)))
        for (const hash of hashes) known.add(toBase64(hash));
      let count = 0;
      for await (const hashes of hashesIn(leavesIn(no)))
        count += hashes.filter((hash) => !known.has(toBase64(hash))).length;
      return count;
    },
    /** The list of ended cards as it was last seen. */
    cards: () => textOf(cardsIn),
    keepCards: (token: string) => replace(cardsIn, token),
    /** Two notes that cannot both be true. @returns where they lie */
    async prove(what: string, notes: Record<string, string>): Promise<string> {
      const place = join(dir, `proof-${what}-${new Date().toISOString().replace(/[:.]/g, '-')}`);
      await own(place, async () => {
        await mkdir(place, { recursive: true });
        for (const [name, note] of Object.entries(notes))
          await writeFile(join(place, name), note, { flush: true });
      });
      return place;
    },
  };
}
export type Folder = ReturnType<typeof keptIn>;

const secret = z.object({ name: z.string(), seed: z.string() });

function readSecret(file: string, text: string) {
  try {
    const read = secret.parse(JSON.parse(text));
    if (fromBase64(read.seed)?.length === 32) return read;
  } catch {
    // Said below.
  }
  throw new OwnFault(`${file} is not whole: put it back, or take it away for a new key`);
}

/** Our own key, made once; a name that is given takes the place of a made one. */
export async function ownSecret(dir: string, given: string | undefined) {
  await own(dir, () => mkdir(dir, { recursive: true, mode: 0o700 }));
  const file = join(dir, 'key.json');
  const text = await textOf(file);
  const before = text === undefined ? undefined : readSecret(file, text);
  const made = randomBytes(4).toString('hex');
  const secretNow = {
    name: given ?? before?.name ?? `witness-${made}`,
    seed: before?.seed ?? randomBytes(32).toString('base64'),
  };
  if (secretNow.name !== before?.name) await replace(file, `${JSON.stringify(secretNow)}\n`);
  return { name: secretNow.name, seed: Buffer.from(secretNow.seed, 'base64') };
}
