import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesOf, type Storage } from '#server/platform/media/storage/storage.ts';
import type { Installation } from './archive-source.ts';

const pictures = 'files/';

/** Those that were put before the failure go again, unless something of before shows them. */
async function putAll(
  storage: Storage,
  staged: string,
  { names, before }: { names: string[]; before: Set<string> },
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
  const names: string[] = [];
  const before = new Set<string>();
  const hasStaged = (name: string) => existsSync(join(staged, name));
  return {
    async file(name: string): Promise<void> {
      current = join(staged, name);
      count += 1;
      if (name.startsWith(pictures)) names.push(name.slice(pictures.length));
      await writeFile(current, '', { mode: 0o600 });
    },
    async bytes(bytes: Buffer): Promise<void> {
      if (current) await appendFile(current, bytes);
    },
    count: () => count,
    hasStaged,
    /** The pictures of the rows that were there, by their ids: they go once the new ones stand. */
    replaces(ids: string[]): void {
      for (const name of ids.flatMap(namesOf)) before.add(name);
    },
    /** Puts the pictures where they belong: before the rows are committed, so that no row is without its picture. */
    publish: () => putAll(storage, staged, { names, before }),
    /** Takes the place of what was there: pictures, also waiting ID pictures, key and demo accounts. */
    async settle(): Promise<void> {
      const now = new Set(names);
      for (const name of before) if (!now.has(name)) await storage.remove(name);
      await rm(join(dataDir, 'demo-accounts.txt'), { force: true });
      for (const name of ['secret-key', 'demo-accounts.txt']) {
        if (hasStaged(name)) await rename(join(staged, name), join(dataDir, name));
      }
      await rm(staged, { recursive: true, force: true });
    },
    discard: () => rm(staged, { recursive: true, force: true }),
  };
}
