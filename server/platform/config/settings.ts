import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

export interface Settings {
  port: number;
  host: string;
  /** Everything the embedded default keeps: database, files, outbox, keys. Absolute. */
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Undefined: mails are kept in `dataDir/outbox`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Without a slash at the end; used in mails and shared links alone. */
  publicUrl: string;
  trustProxy: string[] | false;
  /** Small letters, at most four (docs/rules.md#accounts-7). */
  adminEmails: ReadonlySet<string>;
  demoData: boolean;
  rateLimits: boolean;
  /** Undefined: made once in `dataDir`. */
  secretKey: string | undefined;
  site: { phone?: string; address?: string; latLng?: [number, number]; social: string[] };
  mapTiles: { url: string; attribution: string } | undefined;
  /** Undefined: the built-in assistant and renderer serve. At least one of the models is named. */
  ai: AiSettings | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** An OpenAI-compatible service. The key never leaves towards anything but `baseUrl`. */
export interface AiSettings {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  chatModel: string | undefined;
  imageModel: string | undefined;
}

/** A bad value of the environment; `message` is one line that names the variable. */
export class SettingsError extends Error {}

const blankToUnset = (value: unknown): unknown => (value === '' ? undefined : value);
const set = <T extends z.ZodType>(schema: T) => z.preprocess(blankToUnset, schema);
const address = (protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must look like ${example}`,
    );
const atHost = (protocols: string[], example: string) =>
  address(protocols, example).refine((value) => new URL(value).hostname !== '', `must look like ${example}`);
/** `Name <name@host>` or the address alone, on one line: it becomes a header of every mail. */
const sender = /^(?:[^<>@\p{C}]*<[^<>@\s\p{C}]+@[^<>@\s\p{C}]+>|[^<>@\s\p{C}]+@[^<>@\s\p{C}]+)$/u;
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
function isProxy(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true;
  const [address = '', bits, ...more] = name.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  const rightBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isIP(address) > 0 && rightBits && more.length === 0;
}
const isOnEarth = (latLng: string): boolean => {
  const [lat = 91, lng = 181] = latLng.split(',').map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
};
const onOff = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).transform((value) => value === 'on');

const variables = z.object({
  PORT: set(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
      .transform(Number)
      .pipe(z.number().max(65535, 'must be a number from 0 to 65535'))
      .default(8000),
  ),
  HOST: set(z.string().default('127.0.0.1')),
  DATA_DIR: set(z.string().default('./data')),
  DATABASE_URL: set(
    address(['postgres:', 'postgresql:'], 'postgres://user:password@host/database').optional(),
  ),
  REDIS_URL: set(atHost(['redis:', 'rediss:'], 'redis://host:6379').optional()),
  SMTP_URL: set(atHost(['smtp:', 'smtps:'], 'smtp://host:587').optional()),
  MAIL_FROM: set(z.string().trim().regex(sender, 'must look like Neev <no-reply@example.in>').optional()),
  PUBLIC_URL: set(
    address(['http:', 'https:'], 'https://example.in')
      .refine((value) => !/[?#@]/.test(value), 'must look like https://example.in')
      .optional(),
  ),
  TRUST_PROXY: set(
    list
      .refine(
        (names) => names.every(isProxy),
        'must name proxies by address, like 10.0.0.1 or 10.0.0.0/8, or loopback',
      )
      .optional(),
  ),
  ADMIN_EMAILS: set(
    list
      .pipe(
        z
          .array(z.email('must be e-mail addresses, separated by commas'))
          .max(4, 'takes at most four addresses'),
      )
      .default([]),
  ),
  DEMO_DATA: set(onOff.optional()),
  RATE_LIMITS: set(onOff.default(true)),
  SECRET_KEY: set(z.string().min(16, 'must have at least 16 characters').optional()),
  SITE_PHONE: set(z.string().max(40, 'must be a phone number').optional()),
  SITE_ADDRESS: set(z.string().max(300, 'must have at most 300 characters').optional()),
  SITE_LATLNG: set(
    z
      .string()
      .regex(/^-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?$/, 'must look like 18.52,73.85')
      .refine(isOnEarth, 'must look like 18.52,73.85')
      .optional(),
  ),
  SITE_SOCIAL: set(list.pipe(z.array(address(['https:'], 'https://instagram.com/name'))).default([])),
  MAP_TILE_URL: set(address(['https:', 'http:'], 'https://tiles.example/{z}/{x}/{y}.png').optional()),
  MAP_ATTRIBUTION: set(z.string().default('')),
  AI_BASE_URL: set(
    address(['http:', 'https:'], 'https://ai.example.in/v1')
      .refine((value) => !/[?#@]/.test(value), 'must look like https://ai.example.in/v1')
      .optional(),
  ),
  AI_API_KEY: set(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,500}$/, 'must be one word without blanks')
      .optional(),
  ),
  AI_CHAT_MODEL: set(z.string().max(200, 'must be the name of a model').optional()),
  AI_IMAGE_MODEL: set(z.string().max(200, 'must be the name of a model').optional()),
  LOG_LEVEL: set(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  ),
});

/** A name that only begins like an address (`127.example.in`) may lead anywhere. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'));

/** @throws SettingsError when a model is named without its service, or a service without a model. */
function readAi(given: z.infer<typeof variables>): AiSettings | undefined {
  const {
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
    AI_CHAT_MODEL: chatModel,
    AI_IMAGE_MODEL: imageModel,
  } = given;
  const named = chatModel !== undefined || imageModel !== undefined;
  if (baseUrl === undefined) {
    if (named) throw new SettingsError('AI_BASE_URL must be set with AI_CHAT_MODEL or AI_IMAGE_MODEL');
    return undefined;
  }
  if (!named) throw new SettingsError('AI_CHAT_MODEL or AI_IMAGE_MODEL must be set with AI_BASE_URL');
  return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, chatModel, imageModel };
}

/** The settings of docs/rules.md#running-1. @throws SettingsError with one line that names the variable. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = variables.safeParse(environment);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new SettingsError(`${String(issue?.path[0])} ${issue?.message ?? 'is wrong'}`);
  }
  const given = read.data;
  if (given.DATABASE_URL && !given.SECRET_KEY)
    throw new SettingsError('SECRET_KEY must be set with DATABASE_URL');
  if (!given.RATE_LIMITS && !isLoopback(given.HOST)) {
    throw new SettingsError('RATE_LIMITS may be off only while HOST is a loopback address');
  }
  const publicUrl = (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/+$/, '');
  const latLng = given.SITE_LATLNG?.split(',').map(Number);
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    redisUrl: given.REDIS_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? `Neev <no-reply@${new URL(publicUrl).hostname}>`,
    publicUrl,
    trustProxy: given.TRUST_PROXY ?? false,
    adminEmails: new Set(given.ADMIN_EMAILS.map((email) => email.toLowerCase())),
    demoData: given.DEMO_DATA ?? given.DATABASE_URL === undefined,
    rateLimits: given.RATE_LIMITS,
    secretKey: given.SECRET_KEY,
    site: {
      phone: given.SITE_PHONE,
      address: given.SITE_ADDRESS,
      latLng: latLng ? [latLng[0] ?? 0, latLng[1] ?? 0] : undefined,
      social: given.SITE_SOCIAL,
    },
    mapTiles: given.MAP_TILE_URL
      ? { url: given.MAP_TILE_URL, attribution: given.MAP_ATTRIBUTION }
      : undefined,
    ai: readAi(given),
    logLevel: given.LOG_LEVEL,
  };
}
