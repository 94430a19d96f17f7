// Looks whether node_modules is what package-lock.json names, whatever the files' times are: `npm ci` would take away
// what is there, and put it back, to find out.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns {Record<string, any>} every package of a lock file, by its folder */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * @param {string} root the folder of package-lock.json
 * @param {{ development: boolean }} what whether the development dependencies are to be there too
 * @returns {string[]} a line for each package that is another than the lock file's, missing, or in no lock file
 */
export function differencesFromLock(root, { development }) {
  const locked = packagesOf(join(root, 'package-lock.json'));
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return ['node_modules is not there'];
  const installed = packagesOf(hidden);
  const differences = [];
  for (const [folder, { version, integrity }] of Object.entries(installed)) {
    const wanted = locked[folder];
    if (wanted?.version !== version || (wanted.integrity && integrity && wanted.integrity !== integrity))
      differences.push(
        `${folder}: ${version} is installed, the lock file names ${wanted?.version ?? 'none'}`,
      );
  }
  for (const [folder, { version, dev, optional, devOptional }] of Object.entries(locked)) {
    const isWanted = folder !== '' && !optional && !devOptional && (development || !dev);
    if (isWanted && !existsSync(join(root, folder, 'package.json')))
      differences.push(`${folder}: ${version} is not installed`);
  }
  return differences;
}
