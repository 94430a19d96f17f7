import { saysFull } from '#server/platform/config/free-space.ts';
import { AppError } from './errors.ts';

interface Failure {
  code?: string;
  statusCode?: number;
  message?: string;
}

// 08…: connection lost, 57P…: the server stops or starts, 53300: too many connections
const awayCodes = /^(08|57P|53300|ECONNREFUSED|ENOENT|ECONNRESET|EPIPE)/;
// What the client of the database says without a code when the server went away in the middle.
const awayMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether the database is away, or went away in the middle. */
export const isAway = ({ code, message }: Failure): boolean =>
  code === undefined ? awayMessages.test(message ?? '') : awayCodes.test(code);

/** As `knownFailure`; a database that is away because its disk is full says so (docs/rules.md#running-5). */
export async function failureOf(
  error: Failure,
  isFull: () => Promise<boolean>,
): Promise<AppError | undefined> {
  const known = knownFailure(error);
  return known?.problem === 'not-ready' && (await isFull()) ? new AppError('storage-full') : known;
}

/** Failures of the framework, the database and the disk in our words; undefined: one that nobody foresaw. */
export function knownFailure(error: Failure): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error.statusCode === 413) return new AppError('too-large');
  if (error.statusCode === 415 || error.statusCode === 406) return new AppError('unsupported-type');
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return new AppError('bad-json');
  if (saysFull(error)) return new AppError('storage-full');
  // 22…: text that no database can hold, like half a character
  if (error.code?.match(/^22...$/)) return new AppError('bad-input');
  if (error.statusCode !== undefined && error.statusCode < 500) return new AppError('bad-input');
  return isAway(error) ? new AppError('not-ready') : undefined;
}
