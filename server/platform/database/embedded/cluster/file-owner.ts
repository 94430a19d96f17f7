import { chmodSync, chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A numeric user and group of the machine. */
export interface Owner {
  uid: number;
  gid: number;
}

/** Gives a folder and all in it to a user; links themselves, not what they point at. */
export function chownAll(folder: string, { uid, gid }: Owner): void {
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(path.join(entry.parentPath, entry.name), uid, gid);
  }
}

/** Opens a folder that only root enters to one group more, not to everybody: keys and mails lie in it too. */
export function letThrough(dataDir: string, user: Owner): void {
  const { mode, uid } = statSync(dataDir);
  if ((mode & 0o071) !== 0 || uid === user.uid) return;
  chownSync(dataDir, uid, user.gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}
