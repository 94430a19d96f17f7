import type { Settings } from './settings.ts';
import { isLoopback } from './settings-values.ts';

type Lines = Pick<Settings, 'databaseUrl' | 'databaseReadUrl' | 'redisUrl' | 'smtpUrl' | 'ai'>;

/** A socket of this machine has no host, or stands in `?host=/…`. */
const staysHere = ({ hostname, searchParams }: URL): boolean => {
  const host = searchParams.get('host') ?? hostname;
  return host === '' || host.startsWith('/') || isLoopback(host);
};

const isPlainDatabase = (url: URL): boolean => {
  const mode = url.searchParams.get('sslmode');
  const ssl = url.searchParams.get('ssl');
  return mode === null ? ssl !== 'true' && ssl !== '1' : mode === 'disable';
};

/**
 * The settings by which passwords, codes or people's data go to another machine over a line that is not encrypted, or
 * need not be: `smtp://` speaks plain where the other side offers nothing else. Not refused: it may be a network of
 * the operator's own (docs/rules.md#running-9).
 */
export function plainLines({ databaseUrl, databaseReadUrl, redisUrl, smtpUrl, ai }: Lines): string[] {
  const given: [string, string | undefined, (url: URL) => boolean][] = [
    ['DATABASE_URL', databaseUrl, isPlainDatabase],
    ['DATABASE_READ_URL', databaseReadUrl, isPlainDatabase],
    ['REDIS_URL', redisUrl, ({ protocol }) => protocol === 'redis:'],
    ['SMTP_URL', smtpUrl, ({ protocol }) => protocol === 'smtp:'],
    ['AI_BASE_URL', ai?.baseUrl, ({ protocol }) => protocol === 'http:'],
  ];
  return given.flatMap(([name, address, isPlain]) => {
    if (address === undefined) return [];
    const url = new URL(address);
    return isPlain(url) && !staysHere(url) ? [name] : [];
  });
}
