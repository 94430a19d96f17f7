import { CallError } from '#web/shared/api/call-error.ts';

/** The line is there, the script is not: a new version has taken its place since the tab was opened. */
export class ScriptGoneError extends Error {
  constructor() {
    super('script gone');
  }
}

const lineTimeout = 10_000;

const hasLine = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(lineTimeout) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads a script, and once more where it failed though the server answers. The router reloads the whole page when the
 * browser's own error comes through, which without a line ends in the browser's error page: so none does.
 * @throws {CallError} `network` when the server cannot be reached
 * @throws {ScriptGoneError} when the server answers, and does not have the script
 */
export async function loadScript<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    if (!(await hasLine())) throw new CallError('network');
  }
  try {
    return await load();
  } catch {
    throw (await hasLine()) ? new ScriptGoneError() : new CallError('network');
  }
}

/** What the page itself says, in its own words: the console has nothing to add. */
export const isTold = (error: unknown): boolean =>
  error instanceof CallError || error instanceof ScriptGoneError;
