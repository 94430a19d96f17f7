import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { whyNotStarted } from '../start-failure.ts';
import { readSettings } from './read-settings.ts';

test.each([
  { PORT: '70000' },
  { PUBLIC_URL: 'ftp://neev.test' },
  { ADMIN_EMAILS: 'a@b.in,b@b.in,c@b.in,d@b.in,e@b.in' },
  { TRUST_PROXY: '10.0.0.0/99' },
  { SITE_LATLNG: '999,999' },
  { RATE_LIMITS: 'off', HOST: '0.0.0.0' },
  { RATE_LIMITS: 'off', HOST: '127.evil.example' },
  { SMTP_URL: 'smtp://' },
  { DRAIN_SECONDS: '301' },
  { DRAIN_SECONDS: '1.5' },
  { MAIL_FROM: '@' },
  { MAIL_FROM: 'Neev <a@neev.test>\nBcc: b@neev.test' },
  { PUBLIC_URL: 'https://neev.test/?from=mail' },
])('a bad value stops the start with one line that names the variable: %o', (environment) => {
  const line = new RegExp(`^${Object.keys(environment)[0]} [^\\n]+$`);
  expect(() => readSettings(environment)).toThrow(line);
});

test('What processes without a shared folder need alike is asked for: VAPID_KEYS, once database and pictures are elsewhere', () => {
  const shared = {
    DATABASE_URL: 'postgres://u:p@db/neev',
    SECRET_KEY: 'x'.repeat(32),
    S3_URL: 's3://KEY:SECRET@s3.example.in/neev?region=ap-south-1',
  };
  expect(() => readSettings(shared)).toThrow(/^VAPID_KEYS must be set with DATABASE_URL and S3_URL$/);
  expect(readSettings({ S3_URL: shared.S3_URL }).s3Url).toBe(shared.S3_URL);
  expect(readSettings({ ...shared, S3_URL: undefined }).vapidKeys).toBeUndefined();
});

test('the secrets that a deployment in containers makes are all that its start asks for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'neev-secrets-'));
  await cp('deploy/make-secrets.mjs', join(folder, 'make-secrets.mjs'));
  // In the place of the program that makes the storage's certificate, which is no part of this.
  const openssl =
    '#!/bin/sh\nwhile [ $# -gt 0 ]; do case $1 in -keyout|-out) : > "$2" ;; esac; shift; done\n';
  await writeFile(join(folder, 'openssl'), openssl, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  execFileSync(process.execPath, [join(folder, 'make-secrets.mjs'), 'https://neev.test'], { env });
  const made = parseEnv(await readFile(join(folder, 'secrets/neev.env'), 'utf8'));
  const { publicUrl, evidenceKey, vapidKeys } = readSettings(made);
  expect([publicUrl, evidenceKey, vapidKeys]).toEqual([
    'https://neev.test',
    made.EVIDENCE_KEY,
    made.VAPID_KEYS,
  ]);
  await rm(folder, { recursive: true });
});

test.each(['Neev <no-reply@neev.test>', 'no-reply@neev.test', '"Neev, India" <no-reply@neev.test>'])(
  'mails may come from %s',
  (from) => {
    expect(readSettings({ MAIL_FROM: from }).mailFrom).toBe(from);
  },
);

const settings = readSettings({ DATABASE_URL: 'postgres://u:hunter2@db/x', SECRET_KEY: 'x'.repeat(32) });
const failure = (code: string, more: object = {}) => Object.assign(new Error('raw'), { code, ...more });

test.each([
  [failure('EADDRINUSE', { syscall: 'listen' }), /^PORT 8000 is in use/],
  [failure('EADDRNOTAVAIL', { syscall: 'listen' }), /^HOST 127.0.0.1/],
  [failure('EACCES', { syscall: 'mkdir' }), /^DATA_DIR /],
  [failure('ENOENT', { syscall: 'mkdir' }), /^DATA_DIR /],
  [new AggregateError([failure('ECONNREFUSED', { syscall: 'connect' })]), /^DATABASE_URL: .*ECONNREFUSED/],
])('what stops the start later names its variable too (%#)', (error, line) => {
  expect(whyNotStarted(error, settings)).toMatch(line);
  expect(whyNotStarted(error, settings)).not.toMatch(/hunter2|\n/);
});
