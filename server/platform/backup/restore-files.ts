import { existsSync } from 'node:fs';
import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files wait beside the data folder's own until the database has taken its rows. */
export async function stageFiles(dataDir: string) {
  const staged = join(dataDir, 'restoring');
  await rm(staged, { recursive: true, force: true });
  await mkdir(join(staged, 'files/private'), { recursive: true, mode: 0o700 });
  let current: string | undefined;
  let count = 0;
  const hasStaged = (name: string) => existsSync(join(staged, name));
  return {
    async file(name: string): Promise<void> {
      current = join(staged, name);
      count += 1;
      await writeFile(current, '', { mode: 0o600 });
    },
    async bytes(bytes: Buffer): Promise<void> {
      if (current) await appendFile(current, bytes);
    },
    count: () => count,
    hasStaged,
    /** Takes the place of what was there: pictures, also waiting ID pictures, key and demo accounts. */
    async settle(): Promise<void> {
      await rm(join(dataDir, 'files'), { recursive: true, force: true });
      await rename(join(staged, 'files'), join(dataDir, 'files'));
      for (const name of ['secret-key', 'vapid-keys', 'demo-accounts.txt']) {
        if (hasStaged(name)) await rename(join(staged, name), join(dataDir, name));
        // A key that did not make this data must not be taken for its own; browsers ask anew for another pair.
        else if (name !== 'vapid-keys') await rm(join(dataDir, name), { force: true });
      }
      await rm(staged, { recursive: true, force: true });
    },
    discard: () => rm(staged, { recursive: true, force: true }),
  };
}
