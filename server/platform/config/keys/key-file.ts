import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';

/** What is wrong with a key's file, in one line that names it. Never what stands in it. */
export class KeyFileError extends Error {}

/** What somebody could guess is no key. */
export const shortestKey = 32;

interface KeyFile {
  file: string;
  /** Undefined: a missing file is never made. */
  make: (() => string) | undefined;
  /** What to do when it is missing and may not be made. */
  otherwise: string;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

function writeWhole(file: string, text: string): void {
  const handle = fs.openSync(file, 'wx', 0o600);
  try {
    fs.writeSync(handle, text);
    // A name that outlives a power cut while its bytes do not would be an empty key.
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Written whole under another name first: nobody reads half a key, and of two starts at once both read the same. */
function makeOnce(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeWhole(draft, text);
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft);
  }
}

/** Takes the place of what stood there, in one step that a power cut leaves done or not begun. */
export function replaceKeyFile(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeWhole(draft, text);
  fs.renameSync(draft, file);
  const folder = fs.openSync(path.dirname(file), 'r');
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new KeyFileError(`${file} cannot be read (${codeOf(error)})`);
  }
}

/**
 * What a key's file holds, blanks at its ends aside; makes the file where it may (docs/rules.md#keys-1).
 * @throws KeyFileError when it is missing and may not be made, empty, shorter than 32 characters or unreadable
 */
export function requireKeyFile({ file, make, otherwise }: KeyFile): string {
  let key = read(file);
  if (key === undefined && make) {
    makeOnce(file, make());
    key = read(file);
  }
  if (key === undefined)
    throw new KeyFileError(`${file} is missing, and the database beside it was made with it: ${otherwise}`);
  if (key === '') throw new KeyFileError(`${file} is empty: ${otherwise}`);
  if (key.length < shortestKey)
    throw new KeyFileError(`${file} is shorter than ${shortestKey} characters: ${otherwise}`);
  return key;
}
