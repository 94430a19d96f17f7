import pino, { type Logger } from 'pino';
import type { Settings } from './settings/settings.ts';

/**
 * What a log may say of an error: its kind and place. The message may quote what a user typed, and libraries hang
 * whole requests and forms on their errors.
 */
export const describeError = (error: unknown) =>
  error instanceof Error
    ? {
        type: error.name,
        code: 'code' in error ? error.code : undefined,
        at: error.stack
          ?.split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 6),
      }
    : { type: typeof error };

/** JSON lines on standard output, or where `to` writes them. */
export const makeLog = (level: Settings['logLevel'], to?: { write(line: string): void }): Logger => {
  const options = {
    level,
    base: undefined,
    // At `trace` the reader of forms writes down the headers that it was given, the token among them.
    serializers: { err: describeError, busboyOptions: () => undefined },
  };
  return to ? pino(options, to) : pino(options);
};
