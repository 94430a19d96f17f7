import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openPool } from '#server/platform/database/database.ts';
import { projectRoot } from './data-dir.ts';
import { whyNotStarted } from './start-failure.ts';

const settings = {
  host: '127.0.0.1',
  port: 8000,
  databaseUrl: undefined as string | undefined,
  dataDir: '/srv/neev',
};
const remote = { ...settings, databaseUrl: 'postgres://neev:the-password@db.example.in/neev' };
const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);
const inUse = createServer();
afterEach(() => void inUse.close());

describe('A start that fails says in one line which variable is at fault', () => {
  test.each([
    ['EADDRINUSE', 'listen', 'PORT 8000 is in use on 127.0.0.1'],
    ['EACCES', 'listen', 'PORT 8000 may not be listened on by this user'],
    ['EADDRNOTAVAIL', 'listen', 'HOST 127.0.0.1 is no address of this machine (EADDRNOTAVAIL)'],
    ['ENOTFOUND', 'getaddrinfo', 'HOST 127.0.0.1 is no address of this machine (ENOTFOUND)'],
    ['EACCES', 'mkdir', 'DATA_DIR /srv/neev cannot be written (EACCES)'],
    ['EROFS', 'open', 'DATA_DIR /srv/neev cannot be written (EROFS)'],
    ['ENOSPC', 'write', 'DATA_DIR /srv/neev cannot be written (ENOSPC)'],
    ['ENOENT', 'mkdir', 'DATA_DIR /srv/neev cannot be written (ENOENT)'],
    ['ENOENT', 'open', 'it broke'],
    ['ECONNREFUSED', 'connect', 'it broke'],
  ])('%s at %s', (code, syscall, line) => {
    expect(whyNotStarted(failed('it broke', { code, syscall }), settings)).toBe(line);
  });

  test.each([
    ['ECONNREFUSED', 'ECONNREFUSED'],
    ['ENOTFOUND', 'ENOTFOUND'],
    ['28P01', '28P01'],
    ['3D000', '3D000'],
    ['57P03', '57P03'],
    ['53300', '53300'],
    ['CERT_HAS_EXPIRED', 'CERT_HAS_EXPIRED'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])('a database of one’s own that answers %s', (code, named) => {
    const error = failed('password of neev', { code, syscall: 'getaddrinfo' });
    expect(whyNotStarted(error, remote)).toBe(`DATABASE_URL: the database does not answer (${named})`);
  });

  test.each([
    'SELF_SIGNED_CERT_IN_CHAIN',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  ])('a database whose certificate a private authority signed (%s): how to name that authority', (code) => {
    const line = whyNotStarted(failed('self-signed certificate', { code }), remote);
    expect(line).toMatch(new RegExp(`^DATABASE_URL: .*\\(${code}\\).*NODE_EXTRA_CA_CERTS.*sslrootcert=FILE`));
    expect(line.split('\n')).toHaveLength(1);
  });

  test.each(['ENOENT', 'EACCES'])('a file of the database’s authority that cannot be read (%s)', (code) => {
    const error = failed('open', { code, syscall: 'open', path: '/etc/ca.crt' });
    const databaseUrl = `${remote.databaseUrl}?sslmode=verify-full&sslrootcert=/etc/ca.crt`;
    expect(whyNotStarted(error, { ...remote, databaseUrl })).toBe(
      `DATABASE_URL: its sslrootcert cannot be read (${code})`,
    );
  });

  test('a database that is silent has no code: its sentence is told', () => {
    const error = failed('Connection terminated due to connection timeout');
    expect(whyNotStarted(error, remote)).toMatch(/^DATABASE_URL: .*connection timeout\)$/);
    expect(whyNotStarted(error, settings)).toBe(error.message);
  });

  test('an address of two families fails as its first one does', () => {
    const both = new AggregateError([failed('', { code: 'ECONNREFUSED' }), failed('second')], '');
    expect(whyNotStarted(both, remote)).toBe('DATABASE_URL: the database does not answer (ECONNREFUSED)');
  });

  test('what has no cause of ours is told in its own words, also when no error was thrown', () => {
    expect(whyNotStarted(failed(' SECRET_KEY is needed \n'), remote)).toBe('SECRET_KEY is needed');
    expect(whyNotStarted('only words', settings)).toBe('only words');
  });

  test('a real database that is not there is told, and its password is not', async () => {
    await new Promise<void>((resolve) => inUse.listen(0, '127.0.0.1', resolve));
    const address = inUse.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await new Promise((resolve) => inUse.close(resolve));
    const databaseUrl = `postgres://neev:the-password@127.0.0.1:${port}/neev`;
    const pool = openPool({ connectionString: databaseUrl }, () => undefined);
    const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason);
    await pool.end();
    expect(whyNotStarted(error, { ...settings, databaseUrl })).toBe(
      'DATABASE_URL: the database does not answer (ECONNREFUSED)',
    );
  });
});

test('the project’s folder is the one that holds package.json and the migrations', () => {
  expect(existsSync(join(projectRoot(), 'package.json'))).toBe(true);
  expect(existsSync(join(projectRoot(), 'server/migrations'))).toBe(true);
});
