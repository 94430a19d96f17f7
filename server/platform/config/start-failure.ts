import { codeOf } from './error-facts.ts';
import type { Settings } from './settings/settings.ts';

// An address with two families fails as a collection, whose own message is empty.
const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error);

const unknownAuthority =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?))$/;

/**
 * Why a service by TLS is not taken for what it says it is, when a private authority signed its certificate.
 * @param way besides the variable of Node, in the words of an operator
 */
export const untrusted = (code: string, way = ''): string | undefined =>
  unknownAuthority.test(code)
    ? `its certificate is of an authority that Node does not know (${code}): name a file with that authority's certificate by NODE_EXTRA_CA_CERTS in the environment (not in .env)${way}`
    : undefined;

/** By which parameter of an address the file is named that could not be read. */
function fileNamedIn(url: string | undefined, error: unknown): string | undefined {
  if (!url || !(error instanceof Error) || !('path' in error)) return undefined;
  const { searchParams } = new URL(url);
  return ['sslrootcert', 'sslcert', 'sslkey'].find((name) => searchParams.get(name) === error.path);
}

/** One line that names the variable at fault, where one is. Addresses may hold passwords: they are not shown. */
export function whyNotStarted(
  thrown: unknown,
  { host, port, databaseUrl, dataDir }: Pick<Settings, 'host' | 'port' | 'databaseUrl' | 'dataDir'>,
): string {
  const error = firstOf(thrown);
  const message = (error instanceof Error ? error.message : String(error)).trim();
  const code = codeOf(error) ?? '';
  const call = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  if (code === 'EADDRINUSE') return `PORT ${port} is in use on ${host}`;
  if (call === 'listen' && code === 'EACCES') return `PORT ${port} may not be listened on by this user`;
  if (call === 'listen' || (call === 'getaddrinfo' && !databaseUrl))
    return `HOST ${host} is no address of this machine (${code})`;
  const own = fileNamedIn(databaseUrl, error);
  if (own) return `DATABASE_URL: its ${own} cannot be read (${code})`;
  const atFile =
    ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code) ||
    (call === 'mkdir' && code === 'ENOENT');
  if (atFile) return `DATA_DIR ${dataDir} cannot be written (${code})`;
  const distrust = untrusted(code, ', or by sslrootcert=FILE in the address');
  if (databaseUrl && distrust) return `DATABASE_URL: ${distrust}`;
  const atDatabase =
    /^(ECONN|ENOTFOUND|EAI|EHOST|ENET|ETIMEDOUT|CERT_|ERR_TLS|ERR_SSL|28|3D|08|57P|53)/.test(code) ||
    /timeout|terminated|SSL/i.test(message);
  if (databaseUrl && atDatabase) return `DATABASE_URL: the database does not answer (${code || message})`;
  return message;
}
