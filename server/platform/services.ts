import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { EvidenceRing } from './config/keys/evidence-keys.ts';
import type { Secrets } from './config/keys/secrets.ts';
import type { Settings } from './config/settings/settings.ts';
import type { Db } from './database/database.ts';
import type { Reads } from './database/replica/reads.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Mailer } from './mail/mail.ts';
import type { SmsSender } from './mail/sms/sms.ts';
import type { Pictures } from './media/pictures.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PushSender } from './push/push-sender.ts';
import type { Realtime } from './realtime/realtime.ts';

/** What the areas are given: chosen once at start, stood in for by tests. */
export interface Services {
  settings: Settings;
  pool: Pool;
  db: Db;
  /** Lists and searches, which may come from a replica. */
  reads: Reads;
  /** Where several processes serve the same users. */
  redis: Redis | undefined;
  log: FastifyBaseLogger;
  secrets: Secrets;
  /** What the log of books and the cards are signed with. */
  evidence: EvidenceRing;
  limits: RateLimits;
  realtime: Realtime;
  mailer: Mailer;
  sms: SmsSender;
  pictures: Pictures;
  push: PushSender;
  metrics: Metrics;
  /** Aborted as soon as this process is told to stop. */
  ending: AbortSignal;
}
