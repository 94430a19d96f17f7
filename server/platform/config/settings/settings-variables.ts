import { z } from 'zod';
import { type NoteKey, readVkey, signs } from '#domain/evidence/note.ts';
import { sha256 } from '../keys/ed25519.ts';
import { readVapidPair } from '../keys/installation-keys.ts';
import {
  address,
  atHost,
  isBucket,
  isOnEarth,
  isProxy,
  isSecurityContact,
  isSmsGateway,
  list,
  onOff,
  roles,
  sender,
  set,
  webAddress,
} from './settings-values.ts';
import { tileSource } from './web-address.ts';

/** As long as a key in a file: 16 random bytes in hex, or more (docs/rules.md#keys-1). */
const wholeKey = z.string().min(32, 'must have at least 32 characters: openssl rand -base64 32 makes one');

const witnesses = z.array(z.string()).transform((vkeys, context): NoteKey[] => {
  const keys = vkeys.map((vkey) => readVkey(sha256, vkey)).filter((key) => key?.signs === signs.witness);
  const names = new Set(keys.map((key) => key?.name));
  if (names.size < vkeys.length || vkeys.length > 20)
    context.addIssue('must be keys as a witness prints its own, NAME+ID+KEY, at most 20 with a name each');
  return keys.filter((key) => key !== undefined);
});

const count = (usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a whole number above 0')
    .transform(Number)
    .default(usual);

export const variables = z.object({
  PORT: set(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
      .transform(Number)
      .pipe(z.number().max(65535, 'must be a number from 0 to 65535'))
      .default(8000),
  ),
  HOST: set(
    z
      .string()
      .regex(/^[\w.:%[\]-]{1,253}$/, 'must be an address or a name of this machine')
      .default('127.0.0.1'),
  ),
  DATA_DIR: set(z.string().default('./data')),
  DATABASE_URL: set(
    address(['postgres:', 'postgresql:'], 'postgres://user:password@host/database').optional(),
  ),
  DATABASE_READ_URL: set(
    address(['postgres:', 'postgresql:'], 'postgres://user:password@replica/database').optional(),
  ),
  REDIS_URL: set(atHost(['redis:', 'rediss:'], 'redis://host:6379').optional()),
  S3_URL: set(
    z.string().refine(isBucket, 'must look like s3://KEY:SECRET@host/bucket?region=ap-south-1').optional(),
  ),
  SMTP_URL: set(atHost(['smtp:', 'smtps:'], 'smtp://host:587').optional()),
  SMS_URL: set(
    z.string().refine(isSmsGateway, 'must look like https://TOKEN@gateway.example.in/path').optional(),
  ),
  MAIL_FROM: set(z.string().trim().regex(sender, 'must look like Neev <no-reply@example.in>').optional()),
  PUBLIC_URL: set(
    webAddress(['http:', 'https:'], 'https://example.in')
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
  SECRET_KEY: set(wholeKey.optional()),
  // It may be of a time when keys were shorter.
  SECRET_KEY_OLD: set(z.string().min(16, 'must have at least 16 characters').optional()),
  VAPID_KEYS: set(
    z
      .string()
      .refine(
        (pair) => readVapidPair(pair) !== undefined,
        'must be a pair of P-256 keys, public:private in base64url',
      )
      .optional(),
  ),
  EVIDENCE_KEY: set(wholeKey.optional()),
  EVIDENCE_KEY_OLD: set(wholeKey.optional()),
  WITNESSES: set(list.pipe(witnesses).default([])),
  BACKUP_KEY: set(wholeKey.optional()),
  ROLE: set(list.pipe(roles).default(['web', 'worker'])),
  PICTURES_AT_ONCE: set(
    z
      .string()
      .regex(/^[1-9]\d?$/, 'must be a whole number from 1 to 99')
      .transform(Number)
      .optional(),
  ),
  DRAIN_SECONDS: set(
    z
      .string()
      .regex(/^([0-9]|[1-9]\d|[12]\d\d|300)$/, 'must be a number from 0 to 300')
      .transform(Number)
      .default(0),
  ),
  METRICS_TOKEN: set(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'must be one word of at least 16 characters')
      .optional(),
  ),
  ADMIN_SECOND_FACTOR: set(onOff.optional()),
  CONTACTS_PER_DAY: set(count(60)),
  CODES_PER_NETWORK: set(count(200)),
  SIGNUPS_PER_NETWORK: set(count(100)),
  HELPED_PER_DAY: set(count(20)),
  ADMIN_HELPERS: set(
    list
      .pipe(
        z.array(
          z.union([z.email(), z.string().regex(/^[6-9]\d{9}$/)], {
            error: 'must be e-mail addresses, or phones of ten digits, separated by commas',
          }),
        ),
      )
      .default([]),
  ),
  SITE_PHONE: set(z.string().max(40, 'must be a phone number').optional()),
  SITE_ADDRESS: set(z.string().max(300, 'must have at most 300 characters').optional()),
  SITE_LATLNG: set(
    z
      .string()
      .regex(/^-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?$/, 'must look like 18.52,73.85')
      .refine(isOnEarth, 'must look like 18.52,73.85')
      .optional(),
  ),
  SITE_SOCIAL: set(list.pipe(z.array(webAddress(['https:'], 'https://instagram.com/name'))).default([])),
  SECURITY_CONTACT: set(
    z
      .string()
      .refine(isSecurityContact, 'must look like mailto:security@example.in or https://example.in/security')
      .optional(),
  ),
  MAP_TILE_URL: set(
    z
      .string()
      .refine(
        (value) => tileSource(value) !== undefined,
        'must look like https://tiles.example/{z}/{x}/{y}.png or https://{s}.tiles.example/{z}/{x}/{y}.png',
      )
      .optional(),
  ),
  MAP_ATTRIBUTION: set(z.string().max(500, 'must have at most 500 characters').default('')),
  AI_BASE_URL: set(
    webAddress(['http:', 'https:'], 'https://ai.example.in/v1')
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
  WAGES_FILE: set(z.string().optional()),
  RATES_FILE: set(z.string().optional()),
  LOG_LEVEL: set(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  ),
});
