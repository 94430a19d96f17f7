import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sameBytes } from '#domain/evidence/base64.ts';
import { grown, rootOver, type TreeHead } from '#domain/evidence/tree.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';
import { own } from './own-files.ts';

const bytesAtOnce = 32 * 65_536;

/** Hashes of a file, some at a time, to the end of those that are whole. */
export async function* hashesIn(file: string): AsyncGenerator<Uint8Array[]> {
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
export async function layLeaves(name: string, size: number, hashes: readonly Uint8Array[]): Promise<void> {
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
export async function rootAtSize(
  name: string,
  size: number,
  signed: TreeHead,
): Promise<Uint8Array | undefined> {
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
