import type { Settings } from './settings/settings.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

// An address with two families fails as a collection, whose own message is empty.
const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error);

/** One line that names the variable at fault, where one is. Addresses may hold passwords: they are not shown. */
export function whyNotStarted(
  thrown: unknown,
  { host, port, databaseUrl, dataDir }: Pick<Settings, 'host' | 'port' | 'databaseUrl' | 'dataDir'>,
): string {
  const error = firstOf(thrown);
  const message = (error instanceof Error ? error.message : String(error)).trim();
  const code = codeOf(error);
  const call = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  if (code === 'EADDRINUSE') return `PORT ${port} is in use on ${host}`;
  if (call === 'listen' && code === 'EACCES') return `PORT ${port} may not be listened on by this user`;
  if (call === 'listen' || (call === 'getaddrinfo' && !databaseUrl))
    return `HOST ${host} is no address of this machine (${code})`;
  const atFile =
    ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code) ||
    (call === 'mkdir' && code === 'ENOENT');
  if (atFile) return `DATA_DIR ${dataDir} cannot be written (${code})`;
  const atDatabase =
    /^(ECONN|ENOTFOUND|EAI|EHOST|ENET|ETIMEDOUT|28|3D|08|57P|53)/.test(code) ||
    /timeout|terminated|SSL/i.test(message);
  if (databaseUrl && atDatabase) return `DATABASE_URL: the database does not answer (${code || message})`;
  return message;
}
