import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';
import { SettingsError } from './settings.ts';
import { isLoopback } from './settings-values.ts';

describe('With no settings at all Neev runs', () => {
  const settings = readSettings({});
  test('on this machine alone, with what it brings along', () => {
    expect(settings).toMatchObject({
      port: 8000,
      host: '127.0.0.1',
      dataDir: resolve('./data'),
      databaseUrl: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
      publicUrl: 'http://localhost:8000',
      mailFrom: 'Neev <no-reply@localhost>',
      trustProxy: false,
      demoData: true,
      rateLimits: true,
      secretKey: undefined,
      vapidKeys: undefined,
      mapTiles: undefined,
      ai: undefined,
      logLevel: 'info',
      site: { social: [] },
    });
    expect(settings.adminEmails.size).toBe(0);
  });

  test('a variable that is set to nothing is not set', () => {
    const names = ['PORT', 'HOST', 'DATABASE_URL', 'ADMIN_EMAILS', 'DEMO_DATA', 'SITE_LATLNG', 'LOG_LEVEL'];
    expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(settings);
  });
});

describe('What is set is read as it is meant', () => {
  const key = { SECRET_KEY: 'x'.repeat(32) };
  test.each<[Record<string, string>, object]>([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '9000' }, { port: 9000, publicUrl: 'http://localhost:9000' }],
    [{ DATA_DIR: '/srv/neev' }, { dataDir: '/srv/neev' }],
    [{ PUBLIC_URL: 'https://neev.example/' }, { publicUrl: 'https://neev.example' }],
    [{ PUBLIC_URL: 'https://neev.example' }, { mailFrom: 'Neev <no-reply@neev.example>' }],
    [
      { TRUST_PROXY: '10.0.0.1, 10.0.0.0/8,loopback' },
      { trustProxy: ['10.0.0.1', '10.0.0.0/8', 'loopback'] },
    ],
    [{ TRUST_PROXY: 'fd00::/8' }, { trustProxy: ['fd00::/8'] }],
    [{ ADMIN_EMAILS: 'A@Neev.test, b@neev.test,' }, { adminEmails: new Set(['a@neev.test', 'b@neev.test']) }],
    // Demo data fills the embedded database alone, unless it is asked for.
    [{ DATABASE_URL: 'postgres://db/neev', ...key }, { demoData: false }],
    [{ DATABASE_URL: 'postgres://db/neev', ...key, DEMO_DATA: 'on' }, { demoData: true }],
    [{ DEMO_DATA: 'off' }, { demoData: false }],
    // The demo's admin exists on a public address only where the demo was asked for by hand.
    [{}, { demoData: true, demoAdmin: true }],
    [{ HOST: '0.0.0.0' }, { demoData: true, demoAdmin: false }],
    [{ HOST: '::' }, { demoAdmin: false }],
    [{ PUBLIC_URL: 'https://neev.example' }, { demoData: true, demoAdmin: false }],
    [{ PUBLIC_URL: 'HTTPS://neev.example' }, { demoAdmin: false, adminSecondFactor: true }],
    [{ PUBLIC_URL: 'http://localhost:8000', HOST: '127.0.0.2' }, { demoAdmin: true }],
    [{ PUBLIC_URL: 'https://neev.example', HOST: '0.0.0.0', DEMO_DATA: 'on' }, { demoAdmin: true }],
    [{ DEMO_DATA: 'off' }, { demoAdmin: false }],
    [{ ...key, SECRET_KEY_OLD: 'y'.repeat(16) }, { secretKeyOld: 'y'.repeat(16) }],
    [{ BACKUP_KEY: 'z'.repeat(32) }, { backupKey: 'z'.repeat(32) }],
    [{ RATE_LIMITS: 'off' }, { rateLimits: false }],
    [
      { RATE_LIMITS: 'off', HOST: '::1' },
      { rateLimits: false, host: '::1' },
    ],
    [
      { AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_CHAT_MODEL: 'any' },
      { ai: { baseUrl: 'http://127.0.0.1:11434/v1', chatModel: 'any' } },
    ],
    [{ SITE_LATLNG: '22.72, 75.86' }, { site: { latLng: [22.72, 75.86], social: [] } }],
    [
      { SITE_SOCIAL: 'https://x.com/neev, https://instagram.com/neev' },
      { site: { social: ['https://x.com/neev', 'https://instagram.com/neev'] } },
    ],
    [
      { MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_ATTRIBUTION: '© Tiles' },
      { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' } },
    ],
    [{ SMTP_URL: 'smtps://u:p@mail.example' }, { smtpUrl: 'smtps://u:p@mail.example' }],
    [{ SECURITY_CONTACT: 'mailto:a@neev.example' }, { securityContact: 'mailto:a@neev.example' }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ])('%o', (environment, expected) => expect(readSettings(environment)).toMatchObject(expected));
});

describe('A bad value stops the start with one line that names the variable', () => {
  test.each([
    { PORT: '-1' },
    { PORT: '80.5' },
    { PORT: 'http' },
    { DATABASE_URL: 'mysql://db/neev' },
    { REDIS_URL: 'localhost:6379' },
    { PUBLIC_URL: 'neev.example' },
    { PUBLIC_URL: 'https://u:p@neev.example' },
    { TRUST_PROXY: 'true' },
    { TRUST_PROXY: '10.0.0.0/8/8' },
    { TRUST_PROXY: '10.0.0.0/' },
    { ADMIN_EMAILS: 'admin' },
    { DEMO_DATA: 'yes' },
    { SECRET_KEY: 'x'.repeat(31) },
    { BACKUP_KEY: 'x'.repeat(31) },
    { SECURITY_CONTACT: 'security@neev.example' },
    { SECURITY_CONTACT: 'mailto:a@neev.example?subject=x' },
    { SECURITY_CONTACT: 'mailto:a@neev.example\nContact: b' },
    { SECURITY_CONTACT: 'http://neev.example/security' },
    { SECURITY_CONTACT: 'https://neev.example/\nx' },
    { SITE_LATLNG: 'Pune' },
    { SITE_LATLNG: '91,0' },
    { SECRET_KEY_OLD: 'x'.repeat(16) },
    { HOST: '127.0.0.1 evil' },
    { SITE_PHONE: '+91\u0000' },
    { SITE_ADDRESS: 'a\u2028b' },
    { DATA_DIR: '/srv\n/neev' },
    { LOG_LEVEL: 'loud' },
    { AI_BASE_URL: 'ftp://ai.example', AI_CHAT_MODEL: 'any' },
    { AI_BASE_URL: 'https://u:p@ai.example/v1', AI_CHAT_MODEL: 'any' },
    { AI_API_KEY: 'two words' },
  ])('%o', (environment) => {
    const read = () => readSettings(environment);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${Object.keys(environment)[0]} [^\\n]+$`));
  });

  test('a database of one’s own needs a secret key of one’s own', () => {
    expect(() => readSettings({ DATABASE_URL: 'postgres://db/neev' })).toThrow(/^SECRET_KEY must be set/);
  });

  test('a replica needs its primary', () => {
    expect(() => readSettings({ DATABASE_READ_URL: 'postgres://replica/neev' })).toThrow(
      /^DATABASE_READ_URL needs DATABASE_URL beside it$/,
    );
  });

  test('a model needs its service, and a service at least one model', () => {
    expect(() => readSettings({ AI_CHAT_MODEL: 'any' })).toThrow(/^AI_BASE_URL must be set/);
    expect(() => readSettings({ AI_IMAGE_MODEL: 'any' })).toThrow(/^AI_BASE_URL must be set/);
    expect(() => readSettings({ AI_BASE_URL: 'https://ai.example/v1' })).toThrow(/^AI_CHAT_MODEL or/);
  });

  test('and never tells the value: it may be a password', () => {
    expect(() => readSettings({ SECRET_KEY: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
    expect(() => readSettings({ DATABASE_URL: 'mysql://u:hunter2@db' })).toThrow(/^(?!.*hunter2)/);
    expect(() => readSettings({ AI_API_KEY: 'hunter2 and more' })).toThrow(/^(?!.*hunter2)/);
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['localhost', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['127.example.in', false],
  ['localhost.example.in', false],
  ['10.0.0.1', false],
  ['', false],
])('%s is this machine alone: %s', (host, loopback) => expect(isLoopback(host)).toBe(loopback));
