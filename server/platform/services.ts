import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { Db } from '../database/database.ts';
import type { Live } from '../live/live.ts';
import type { Mailer } from '../mails/mailer.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Settings } from '../process/settings.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Secrets } from './secrets.ts';

/** What the areas are given: chosen once at start, stood in for by tests. */
export interface Services {
  settings: Settings;
  pool: Pool;
  db: Db;
  /** Where several processes serve the same users. */
  redis: Redis | undefined;
  log: FastifyBaseLogger;
  secrets: Secrets;
  limits: RateLimits;
  live: Live;
  mailer: Mailer;
  pictures: Pictures;
}
