import { expect, test } from 'vitest';
import { plainLines } from './plain-lines.ts';

const none = {
  databaseUrl: undefined,
  databaseReadUrl: undefined,
  redisUrl: undefined,
  smtpUrl: undefined,
  ai: undefined,
};
const ai = (baseUrl: string) => ({
  ai: { baseUrl, apiKey: undefined, chatModel: 'any', imageModel: undefined },
});

test.each<[string, object]>([
  ['DATABASE_URL', { databaseUrl: 'postgres://u:p@db.example/neev' }],
  ['DATABASE_URL', { databaseUrl: 'postgres://u:p@db.example/neev?sslmode=disable' }],
  ['DATABASE_URL', { databaseUrl: 'postgres://u:p@localhost/neev?host=db.example' }],
  ['DATABASE_READ_URL', { databaseReadUrl: 'postgresql://u:p@10.0.0.2/neev' }],
  ['REDIS_URL', { redisUrl: 'redis://cache.example:6379' }],
  ['SMTP_URL', { smtpUrl: 'smtp://u:p@mail.example:587' }],
  ['SMTP_URL', { smtpUrl: 'smtp://127.example.in' }],
  ['AI_BASE_URL', ai('http://ai.example/v1')],
])('%s to another machine may be plain: %o', (name, given) =>
  expect(plainLines({ ...none, ...given })).toEqual([name]),
);

test.each<[object]>([
  [{ databaseUrl: 'postgres://u:p@db.example/neev?sslmode=verify-full' }],
  [{ databaseUrl: 'postgres://u:p@db.example/neev?ssl=true' }],
  [{ databaseUrl: 'postgres://u:p@localhost/neev' }],
  [{ databaseUrl: 'postgres:///neev?host=/var/run/postgresql' }],
  [{ databaseReadUrl: 'postgres://u:p@[::1]/neev' }],
  [{ redisUrl: 'rediss://cache.example:6379' }],
  [{ redisUrl: 'redis://127.0.0.1:6379' }],
  [{ smtpUrl: 'smtps://u:p@mail.example' }],
  [{ smtpUrl: 'smtp://localhost:1025' }],
  [ai('https://ai.example/v1')],
  [ai('http://127.0.0.1:11434/v1')],
  [{}],
])('encrypted, or on this machine: %o', (given) => expect(plainLines({ ...none, ...given })).toEqual([]));
