import { CallError } from '#web/shared/api/call-error.ts';

/** The line is there, the script is not: a new version has taken its place since the tab was opened. */
export class ScriptGoneError extends Error {
  constructor() {
    super('script gone');
  }
}

const lineTimeout = 10_000;

type Answer = 'same version' | 'new version' | 'no line';

/** Whether the server still has the script that the tab began with: each version has one of its own name. */
async function askServer(): Promise<Answer> {
  const begun = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '/';
  try {
    const signal = AbortSignal.timeout(lineTimeout);
    const { status } = await fetch(begun, { method: 'HEAD', cache: 'no-store', signal });
    return status === 404 ? 'new version' : 'same version';
  } catch {
    return 'no line';
  }
}

/**
 * Loads a script, and once more where it failed though the server answers. A line that comes and goes between the two
 * is a lost line: only the server's word makes it a new version.
 * @throws {CallError} `network` when the script did not come
 * @throws {ScriptGoneError} when the server has another version
 */
export async function loadScript<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    if ((await askServer()) === 'no line') throw new CallError('network');
  }
  try {
    return await load();
  } catch {
    throw (await askServer()) === 'new version' ? new ScriptGoneError() : new CallError('network');
  }
}

/** Some browsers never ask twice for a script that failed: a reload does, and is not done twice. */
export async function reloadIfStuck(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'reload') return;
  if ((await askServer()) === 'same version') window.location.reload();
}

/** Without a line; once there is one it comes. */
export const didNotCome = (error: unknown): boolean =>
  error instanceof CallError && error.problem === 'network';

/** What the page itself says, in its own words: the console has nothing to add. */
export const isTold = (error: unknown): boolean =>
  error instanceof CallError || error instanceof ScriptGoneError;
