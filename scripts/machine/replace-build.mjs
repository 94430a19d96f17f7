// Puts a new build in the place of the last one, under a server that may still run from that.
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** In an order that is always the same. */
export function* filesBelow(path) {
  const found = readdirSync(path, { withFileTypes: true }).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  for (const entry of found) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(inside);
    else yield inside;
  }
}

const filesIn = (folder) => [...filesBelow(folder)].map((file) => relative(folder, file));

/** Names with a hash of their content: a server that runs, and a page that is open, load them when they need them. */
const carriesHash = (file) => /-[A-Z0-9]{8}\.js(\.map)?$|(^|[\\/])assets[\\/]/.test(file);

/**
 * File by file, so that none is missing in between. What is loaded late of the last build stays until the next one.
 * @param {{ fresh: string, place: string, last: string[] }} builds `fresh` is a folder, which is emptied; `last` names
 * the files of the build in `place`
 * @returns {string[]} the names of the new build's files
 */
export function replaceBuild({ fresh, place, last }) {
  const files = filesIn(fresh);
  // Those that name others come after them.
  for (const hashed of [true, false])
    for (const file of files.filter((each) => carriesHash(each) === hashed)) {
      mkdirSync(dirname(join(place, file)), { recursive: true });
      renameSync(join(fresh, file), join(place, file));
    }
  const kept = new Set([...files, ...last.filter(carriesHash)]);
  for (const file of filesIn(place)) if (!kept.has(file)) rmSync(join(place, file));
  rmSync(fresh, { recursive: true });
  return files;
}
