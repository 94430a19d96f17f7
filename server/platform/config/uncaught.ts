import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { describeError } from './log.ts';

/** The exit code after an uncaught error; a start that fails ends with 1. */
export const brokenCode = 70;

// A line for each: the next process still tells of them, by whatever it is started.
const fileIn = (dataDir: string): string => join(dataDir, 'uncaught-errors');

/** How many errors ended a process of this data folder. */
export function countUncaught(dataDir: string): number {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').split('\n').length - 1;
  } catch {
    return 0;
  }
}

interface Watching {
  log: Logger;
  dataDir: string;
  /** Ends this process: after such an error nobody knows what still holds. */
  end(this: void): void;
}

/**
 * The one place for what a timer, an event, a stream or a promise throws outside a call (docs/rules.md#running-11): it is
 * written down, counted, and ends the process, which is started again.
 */
export function watchUncaught({ log, dataDir, end }: Watching): void {
  // Rejections that nobody handles come here as well, with their own `origin`.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ ...describeError(error), origin }, 'an error that nobody caught: this process ends');
    try {
      appendFileSync(fileIn(dataDir), `${new Date().toISOString()}\n`);
    } catch {
      // A full disk: the log tells.
    }
    end();
  });
  // Nobody reads any more what is printed: that is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
