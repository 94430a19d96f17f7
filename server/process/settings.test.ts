import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { whyNotStarted } from './start-failure.ts';

test.each([
  { PORT: '70000' },
  { PUBLIC_URL: 'ftp://neev.test' },
  { ADMIN_EMAILS: 'a@b.in,b@b.in,c@b.in,d@b.in,e@b.in' },
  { TRUST_PROXY: '10.0.0.0/99' },
  { SITE_LATLNG: '999,999' },
  { RATE_LIMITS: 'off', HOST: '0.0.0.0' },
])('a bad value stops the start with one line that names the variable: %o', (environment) => {
  const line = new RegExp(`^${Object.keys(environment)[0]} [^\\n]+$`);
  expect(() => readSettings(environment)).toThrow(line);
});

const settings = readSettings({ DATABASE_URL: 'postgres://u:hunter2@db/x', SECRET_KEY: 'x'.repeat(16) });
const failure = (code: string, more: object = {}) => Object.assign(new Error('raw'), { code, ...more });

test.each([
  [failure('EADDRINUSE', { syscall: 'listen' }), /^PORT 8000 is in use/],
  [failure('EADDRNOTAVAIL', { syscall: 'listen' }), /^HOST 127.0.0.1/],
  [failure('EACCES', { syscall: 'mkdir' }), /^DATA_DIR /],
  [new AggregateError([failure('ECONNREFUSED', { syscall: 'connect' })]), /^DATABASE_URL: .*ECONNREFUSED/],
])('what stops the start later names its variable too (%#)', (error, line) => {
  expect(whyNotStarted(error, settings)).toMatch(line);
  expect(whyNotStarted(error, settings)).not.toMatch(/hunter2|\n/);
});
