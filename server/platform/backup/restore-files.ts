import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '#server/platform/media/storage/storage.ts';
import type { Installation } from './archive-tables.ts';

const pictures = 'files/';

/** Those that were put before the failure go again, unless something of before shows them. */
async function putAll(
  storage: Storage,
  staged: string,
  { names, before }: { names: Set<string>; before: Set<string> },
) {
  const done: string[] = [];
  try {
    for (const name of names) {
      await storage.put(name, await readFile(join(staged, pictures, name)));
      done.push(name);
    }
  } catch (error) {
    for (const name of done.filter((one) => !before.has(one)))
      await storage.remove(name).catch(() => undefined);
    throw error;
  }
}

/** Files wait beside the data folder's own until the database has taken its rows. */
export async function stageFiles({ dataDir, storage }: Pick<Installation, 'dataDir' | 'storage'>) {
  const staged = join(dataDir, 'restoring');
  await rm(staged, { recursive: true, force: true });
  await mkdir(join(staged, 'files/private'), { recursive: true, mode: 0o700 });
  let current: string | undefined;
  let count = 0;
  const names = new Set<string>();
  const hasStaged = (name: string) => existsSync(join(staged, name));
  return {
    async file(name: string): Promise<void> {
      current = join(staged, name);
      count += 1;
      if (name.startsWith(pictures)) names.add(name.slice(pictures.length));
      await writeFile(current, '', { mode: 0o600 });
    },
    async bytes(bytes: Buffer): Promise<void> {
      if (current) await appendFile(current, bytes);
    },
    count: () => count,
    hasStaged,
    /** Puts the pictures where they belong: before the rows are committed, so that no row is without its picture. */
    publish: (before: Set<string>) => putAll(storage, staged, { names, before }),
    /** Takes the place of what was there: pictures, also waiting ID pictures, key and demo accounts. */
    async settle(before: Set<string>): Promise<void> {
      for (const name of ['secret-key', 'vapid-keys', 'evidence-key', 'demo-accounts.txt']) {
        if (hasStaged(name)) await rename(join(staged, name), join(dataDir, name));
        // A key that did not make this data must not be taken for its own; browsers ask anew for another pair.
        else if (name !== 'vapid-keys' && name !== 'evidence-key')
          await rm(join(dataDir, name), { force: true });
      }
      for (const name of [...before].filter((one) => !names.has(one))) await storage.remove(name);
      await rm(staged, { recursive: true, force: true });
    },
    discard: () => rm(staged, { recursive: true, force: true }),
  };
}
