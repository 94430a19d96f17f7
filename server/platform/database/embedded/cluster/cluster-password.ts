import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';

export function requirePassword(file: string, clusterIsMade: boolean): string {
  if (!fs.existsSync(file)) {
    if (clusterIsMade)
      throw new Error(`${file} is missing: the database beside it cannot be opened without it`);
    const draft = `${file}-${randomBytes(6).toString('hex')}`;
    fs.writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    try {
      fs.linkSync(draft, file);
    } catch (error) {
      if (!fs.existsSync(file)) throw error;
    } finally {
      fs.unlinkSync(draft);
    }
  }
  return fs.readFileSync(file, 'utf8').trim();
}
