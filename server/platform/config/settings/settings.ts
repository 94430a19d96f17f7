import type { RateFile } from '#domain/estimate/rates.ts';
import type { NoteKey } from '#domain/evidence/note.ts';
import type { WageRow } from '#domain/fair-pay/wages.ts';

export interface Settings {
  port: number;
  host: string;
  /** Everything the embedded default keeps: database, files, outbox, keys. Absolute. */
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** A streaming replica for lists and searches. */
  databaseReadUrl: string | undefined;
  redisUrl: string | undefined;
  /** Where pictures lie: `s3://KEY:SECRET@HOST/BUCKET?region=…`. Undefined: in `dataDir/files`. */
  s3Url: string | undefined;
  /** Undefined: mails are kept in `dataDir/outbox`. */
  smtpUrl: string | undefined;
  /** `https://TOKEN@gateway/path`. Undefined: texts are kept in `dataDir/outbox`. */
  smsUrl: string | undefined;
  mailFrom: string;
  /** Without a slash at the end; used in mails and shared links alone. */
  publicUrl: string;
  trustProxy: string[] | false;
  /** Small letters, at most four (docs/rules.md#accounts-7). */
  adminEmails: ReadonlySet<string>;
  demoData: boolean;
  /** Whether the demo has an admin; never on a public address unless the demo was asked for. */
  demoAdmin: boolean;
  rateLimits: boolean;
  /** Encrypts what `npm run backup` writes. Undefined: backups are plain. */
  backupKey: string | undefined;
  /** What this process does. At least one. */
  roles: ReadonlySet<'web' | 'worker'>;
  /** Pictures of houses drawn at a time, in all processes together; undefined: as many as one process draws. */
  picturesAtOnce: number | undefined;
  /** How long a process that is told to stop goes on serving while /readyz says 503. */
  drainSeconds: number;
  /** Undefined: `/metrics` answers loopback callers alone. */
  metricsToken: string | undefined;
  /** Whether admins must log in with a second factor. */
  adminSecondFactor: boolean;
  /** How many people's phone and e-mail a user sees a day. */
  contactsPerDay: number;
  /** How many codes go out to one network an hour, and how many accounts are made from it. */
  codesPerNetwork: number;
  signupsPerNetwork: number;
  /** How many people a user registers a day who cannot do it themselves. */
  helpedPerDay: number;
  /** E-mails in small letters and phones of the accounts that register ten times as many. */
  adminHelpers: ReadonlySet<string>;
  /** Undefined: made once in `dataDir`. */
  secretKey: string | undefined;
  /** What `secretKey` was before: only while a rotation is not through. */
  secretKeyOld: string | undefined;
  /** `public:private`, base64url. Undefined: made once in `dataDir`. */
  vapidKeys: string | undefined;
  evidenceKey: string | undefined;
  evidenceKeyOld: string | undefined;
  /** Whose signatures of the log are kept and told. */
  witnesses: readonly NoteKey[];
  site: { phone?: string; address?: string; latLng?: [number, number]; social: string[] };
  /** Where holes are reported: `mailto:` or https. Undefined: the contact page. */
  securityContact: string | undefined;
  mapTiles: { url: string; attribution: string } | undefined;
  /** Undefined: the built-in assistant and renderer serve. At least one of the models is named. */
  ai: AiSettings | undefined;
  /** Minimum wages, of WAGES_FILE or those that Neev brings along. */
  wages: WageRow[];
  /** Rates of houses, of RATES_FILE; undefined: those that Neev brings along. */
  rates: RateFile | undefined;
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
