import { resolve } from 'node:path';
import type { z } from 'zod';
import { readRates } from './rates-file.ts';
import { type AiSettings, type Settings, SettingsError } from './settings.ts';
import { isLoopback } from './settings-values.ts';
import { variables } from './settings-variables.ts';
import { readWages } from './wages-file.ts';

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
  return { baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''), apiKey, chatModel, imageModel };
}

const isHttps = (url: string): boolean => new URL(url).protocol === 'https:';

// Lines of text may stand in these; anywhere else a line end would begin a new header, or a new line of a file.
const texts = ['SITE_ADDRESS', 'MAP_ATTRIBUTION'];

function refuseControlCharacters(environment: Record<string, string | undefined>): void {
  for (const name of Object.keys(variables.shape)) {
    const value = texts.includes(name) ? environment[name]?.replace(/\r?\n/g, '') : environment[name];
    if (/[\p{Cc}\u2028\u2029]/u.test(value ?? ''))
      throw new SettingsError(`${name} must hold no control characters`);
  }
}

/** Demo data may be there by default, but a demo admin on a public address only where somebody asked for the demo. */
function hasDemoAdmin({ HOST, DEMO_DATA }: z.infer<typeof variables>, publicUrl: string): boolean {
  return DEMO_DATA ?? (isLoopback(HOST) && !isHttps(publicUrl));
}

function refuseWhatDoesNotBelongTogether(given: z.infer<typeof variables>): void {
  if (given.DATABASE_URL && !given.SECRET_KEY)
    throw new SettingsError('SECRET_KEY must be set with DATABASE_URL');
  if (given.DATABASE_READ_URL && !given.DATABASE_URL)
    throw new SettingsError('DATABASE_READ_URL needs DATABASE_URL beside it');
  if (given.SECRET_KEY_OLD && (!given.SECRET_KEY || given.SECRET_KEY === given.SECRET_KEY_OLD))
    throw new SettingsError('SECRET_KEY_OLD needs a new SECRET_KEY beside it');
  // Nothing says that processes share a folder then, and each would make a pair of its own.
  if (given.DATABASE_URL && given.S3_URL && !given.VAPID_KEYS)
    throw new SettingsError('VAPID_KEYS must be set with DATABASE_URL and S3_URL');
  if (given.DATABASE_URL && given.S3_URL && !given.EVIDENCE_KEY)
    throw new SettingsError('EVIDENCE_KEY must be set with DATABASE_URL and S3_URL');
  if (given.EVIDENCE_KEY_OLD && (!given.EVIDENCE_KEY || given.EVIDENCE_KEY === given.EVIDENCE_KEY_OLD))
    throw new SettingsError('EVIDENCE_KEY_OLD needs a new EVIDENCE_KEY beside it');
  if (!given.RATE_LIMITS && !isLoopback(given.HOST))
    throw new SettingsError('RATE_LIMITS may be off only while HOST is a loopback address');
}

function siteOf(given: z.infer<typeof variables>): Settings['site'] {
  const latLng = given.SITE_LATLNG?.split(',').map(Number);
  return {
    phone: given.SITE_PHONE,
    address: given.SITE_ADDRESS,
    latLng: latLng ? [latLng[0] ?? 0, latLng[1] ?? 0] : undefined,
    social: given.SITE_SOCIAL,
  };
}

/** The settings of docs/rules.md#running-1. @throws SettingsError with one line that names the variable. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  refuseControlCharacters(environment);
  const read = variables.safeParse(environment);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new SettingsError(`${String(issue?.path[0])} ${issue?.message ?? 'is wrong'}`);
  }
  const given = read.data;
  refuseWhatDoesNotBelongTogether(given);
  const publicUrl = (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/(?<!\/)\/+$/, '');
  const demoData = given.DEMO_DATA ?? given.DATABASE_URL === undefined;
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    databaseReadUrl: given.DATABASE_READ_URL,
    redisUrl: given.REDIS_URL,
    s3Url: given.S3_URL,
    smtpUrl: given.SMTP_URL,
    smsUrl: given.SMS_URL,
    mailFrom: given.MAIL_FROM ?? `Neev <no-reply@${new URL(publicUrl).hostname}>`,
    publicUrl,
    trustProxy: given.TRUST_PROXY ?? false,
    adminEmails: new Set(given.ADMIN_EMAILS.map((email) => email.toLowerCase())),
    demoData,
    demoAdmin: demoData && hasDemoAdmin(given, publicUrl),
    rateLimits: given.RATE_LIMITS,
    backupKey: given.BACKUP_KEY,
    roles: new Set(given.ROLE),
    picturesAtOnce: given.PICTURES_AT_ONCE,
    drainSeconds: given.DRAIN_SECONDS,
    metricsToken: given.METRICS_TOKEN,
    adminSecondFactor: given.ADMIN_SECOND_FACTOR ?? isHttps(publicUrl),
    contactsPerDay: given.CONTACTS_PER_DAY,
    codesPerNetwork: given.CODES_PER_NETWORK,
    signupsPerNetwork: given.SIGNUPS_PER_NETWORK,
    helpedPerDay: given.HELPED_PER_DAY,
    adminHelpers: new Set(given.ADMIN_HELPERS.map((one) => one.toLowerCase())),
    secretKey: given.SECRET_KEY,
    secretKeyOld: given.SECRET_KEY_OLD,
    vapidKeys: given.VAPID_KEYS,
    evidenceKey: given.EVIDENCE_KEY,
    evidenceKeyOld: given.EVIDENCE_KEY_OLD,
    witnesses: given.WITNESSES,
    site: siteOf(given),
    securityContact: given.SECURITY_CONTACT,
    mapTiles: given.MAP_TILE_URL
      ? { url: given.MAP_TILE_URL, attribution: given.MAP_ATTRIBUTION }
      : undefined,
    ai: readAi(given),
    wages: readWages(given.WAGES_FILE),
    rates: readRates(given.RATES_FILE),
    logLevel: given.LOG_LEVEL,
  };
}
